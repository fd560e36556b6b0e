"""Rules and model at one table: for every slot the rule's answer and the model's probabilities are weighed, the heaviest wins.

An answer's weight is the logarithm of the model's probability times the slot's trust in the model (``model`` in
``combining.toml``), plus, for the rule's own answer, the trust in that rule. The trusts are fitted on texts that neither the
rules nor the model were made from (``training/combine.py``). Its share among all answers is the confidence. Without a model
the panel is silent and the rules stand alone. On a slot without a table the model is not heard.
"""

from __future__ import annotations

import math
import re
import tomllib
from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from pipeline.extract.context import ANNOUNCED, EXPECTED, SOME, VARIANT, Bound, is_suite
from pipeline.extract.conversation import shortens
from pipeline.extract.metrics import is_date, metric_words
from pipeline.extract.nameless import (
    behind_maker,
    is_bare,
    is_extreme,
    is_fragment,
    is_past,
    is_setup,
    without_case,
    without_office,
    without_particle,
)
from pipeline.extract.no_names import UNITS
from pipeline.extract.ranking import key_of
from pipeline.extract.reading import Page, asked_once
from pipeline.languages.turkish.words import unsoftened

if TYPE_CHECKING:
    from pipeline.extract.model.opinions import FigureOpinion, Opinions, Role
    from schemas.records import Entity, Figure

SURE = 0.5  # probability from which the model's answer counts as one
FLOOR = 0.004  # probability of what the model did not name
NONE, PREVIOUS = "none", "previous"
_OF_TURN = frozenset({"label", "speaker", "labelled_speaker"})  # ways in which the rules know whose turn it is
PERSONS = frozenset({"person"})
UNFIT: Mapping[Role, frozenset[str]] = {"speaker": frozenset(), "benchmark": PERSONS | {"chip", "system", "vendor", "framework"}}  # types that fill no such role; of the others persons


@cache
def trusts() -> dict[str, dict[str, float]]:
    """Slot -> ``model``, ``average``, rules and kinds of names -> trust, from ``combining.toml``."""
    data = tomllib.loads(Path(__file__).with_name("combining.toml").read_text(encoding="utf-8"))
    return {slot: {str(key): float(value) for key, value in table.items()} for slot, table in data.items()}


def weigh_answers(slot: str, probabilities: Mapping[str, float], rule_answer: str, rule: str) -> dict[str, float]:
    """Answer -> weight. ``rule`` names how the rules came to ``rule_answer``; the model's own answers may weigh more or less by their kind (``kind:raw``)."""
    trust = trusts()[slot]
    own = trust.get(rule, trust.get(rule.split(":", 1)[0], trust["average"]))
    answers = {*probabilities, rule_answer}
    more = {one: own if one == rule_answer else trust.get(f"kind:{one.split(':', 1)[0]}", 0.0) for one in answers}
    return {one: trust["model"] * math.log(max(probabilities.get(one, 0.0), FLOOR)) + more[one] for one in answers}


def heaviest(weights: Mapping[str, float]) -> tuple[str, float]:
    """The heaviest answer, the first by name among equals, and its share of all."""
    best = max(sorted(weights), key=lambda one: weights[one])
    return best, round(1 / sum(math.exp(weight - weights[best]) for weight in weights.values()), 3)


UNFIT_NAME = "unfit"  # in the place of what a model would have in a role and cannot be
ONLY_MODEL = "single_workload"  # the rule by which results are of the one model of a text (``context.single_workload``)
TITLES = frozenset(("ceo", "cto", "cfo", "coo"))  # no names by themselves


@dataclass(frozen=True, slots=True)
class Disagreement:
    """A slot of a figure that rules and model would fill differently, and what was taken."""

    figure: int  # start of its span
    slot: str
    rules: str
    model: str
    taken: str


@dataclass(frozen=True, slots=True)
class Panel:
    """What rules and model say together of one document. ``opinions`` is None without a model."""

    page: Page
    opinions: Opinions | None = None
    disagreements: list[Disagreement] = field(default_factory=list)
    heard_of: dict[tuple[int, Role], tuple[dict[str, float], dict[str, Bound]]] = field(default_factory=dict)  # what was named, by opinion and role
    in_full: ClassVar[bool] = True  # whether the claims are wanted with what surrounds them, and with those that have no figure

    def of(self, figure: Figure, slot: str) -> FigureOpinion | None:
        """The model's opinion on a figure; None without a model, or where it is not heard on the slot."""
        return self.opinions.figures.get(figure.start) if self.opinions and slot in trusts() else None

    def certainty(self, figure: Figure) -> float | None:
        """The model's probability that a figure asserts something; None where it has no opinion."""
        opinion = self.opinions.figures.get(figure.start) if self.opinions else None
        return opinion.claim if opinion else None

    def asserts(self, figure: Figure, odds: float) -> bool:
        """Whether a figure makes a claim; ``odds``: the logarithm of the rules' odds that it asserts something."""
        certainty, trust = self.certainty(figure), trusts().get("claim")
        if certainty is None or trust is None or odds == -math.inf:
            return odds > 0
        certainty = min(max(certainty, FLOOR), 1 - FLOOR)
        return trust["average"] * odds + trust["model"] * math.log(certainty / (1 - certainty)) + trust["more"] > 0

    def label(self, slot: str, figure: Figure, said: str, rule: str, allowed: Iterable[str] | None = None, barred: Container[str] = (), *, outright: bool = False) -> tuple[str, float | None]:
        """A type or direction and its probability (None where the rules stand alone).

        ``allowed`` are the answers that fit the figure, ``barred`` those that do not. ``outright``: the words say it in so many words, and a model is only asked
        whether it agrees.
        """
        opinion = self.of(figure, slot)
        if opinion is None:
            return said, None
        known: Mapping[str, float] = getattr(opinion, slot)
        options = {one: p for one, p in known.items() if one not in (NONE, "other") and (allowed is None or one in allowed) and one not in barred}
        taken, share = (said, None) if outright else heaviest(weigh_answers(slot, options, said, rule))
        self._note(figure, slot, said, options, taken)
        return taken, share

    def _note(self, figure: Figure, slot: str, said: str, answers: Mapping[str, float], taken: str) -> None:
        """Writes down where the model would rather have something else, and is sure enough."""
        best = max(answers, key=lambda one: answers[one], default=said)
        if best != said and answers[best] >= SURE:
            self.disagreements.append(Disagreement(figure.start, slot, said, best, taken))

    def role(self, role: Role, figure: Figure, said: Bound | None) -> Bound | None:
        """The comparator, the benchmark or the speaker; None where there is none."""
        opinion = self.of(figure, role)
        if opinion is None or (said is not None and said.method.removeprefix("carried:") in (ANNOUNCED, EXPECTED, SOME, VARIANT)):
            return said
        answers, bindings = self.named(opinion, role)
        unfit = answers.get(UNFIT_NAME, 0.0)
        answers = {one: share for one, share in answers.items() if one != UNFIT_NAME}
        own = NONE if said is None else PREVIOUS if said.name == PREVIOUS else key_of(said)
        if said is not None and said.method.endswith(ONLY_MODEL):
            unfit += sum(share for one, share in answers.items() if one not in (NONE, own))  # that it was measured on something, in a text with one model
        answers = {**answers, own: answers.get(own, answers[NONE]) + (unfit if said is not None else 0.0)}
        best, share = heaviest(weigh_answers(role, answers, own, said.method if said else NONE))
        self._note(figure, role, own, answers, best)
        if best == own:
            return said and Bound(said.name, said.entity, said.start, said.end, share, said.method)
        if best == NONE:
            return None
        if best == PREVIOUS:
            return Bound(PREVIOUS, None, None, None, share, "model")
        chosen = bindings[best]
        if said is not None and role == "speaker" and said.method in _OF_TURN and not self._in_line(figure, chosen):
            return said  # whose turn it is
        if role == "speaker" and chosen.entity is not None and chosen.entity.type == "chip":
            return said
        if said is not None and ((chosen.entity is None and chosen.name.casefold() in TITLES) or (role == "speaker" and said.method in ("label", "speaker") and shortens(chosen.name, said.name))):
            return said  # of whom the rules know who has it, or the full name
        return Bound(chosen.name, chosen.entity, chosen.start, chosen.end, share, "model")

    def _in_line(self, figure: Figure, chosen: Bound) -> bool:
        return chosen.start is not None and chosen.end is not None and "\n" not in self.page.text[min(chosen.start, figure.start) : max(chosen.end, figure.end)]

    def several(self, role: Role, figure: Figure, said: list[Bound]) -> list[Bound]:
        """The benchmarks: what the rules say, or the one name that the model would rather have, or none; a suite is one more level of what the rules say."""
        first = said[0] if said else None
        chosen = self.role(role, figure, first)
        if chosen is None:
            return []
        if any(one.name == chosen.name for one in said):
            return said
        return [*(one for one in said if not is_suite(one.entity)), chosen] if is_suite(chosen.entity) else [chosen]

    def heard(self, figure: Figure) -> frozenset[str]:
        """The slots of names on which the model has an opinion about a figure and is heard."""
        slots = {"subject": "subject", "comparator": "comparator", "benchmark": "benchmark", "speaker": "attributed_to"}
        return frozenset(slot for role, slot in slots.items() if self.of(figure, role) is not None)

    def subjects(self, figure: Figure) -> dict[str, Bound]:
        """The names that the model would have as subject."""
        opinion = self.of(figure, "subject")
        return self.named(opinion, "subject")[1] if opinion else {}

    def subject_weights(self, figure: Figure, weights: dict[str, float]) -> dict[str, float]:
        """The candidates' weights by their cues, with the model's say: between those outside its window the cues decide."""
        opinion = self.of(figure, "subject")
        if opinion is None:
            return weights
        answers = self.named(opinion, "subject")[0]
        probabilities = {key: answers.get(key, answers[NONE]) for key in weights}
        trust = trusts()["subject"]
        together = {key: trust["average"] * weight + trust["model"] * math.log(max(probabilities[key], FLOOR)) for key, weight in weights.items()}
        if together:
            seen = {key: answer for key, answer in answers.items() if key != NONE}  # none of them: it stands outside the window
            self._note(figure, "subject", heaviest(weights)[0], seen, heaviest(together)[0])
        return together

    def named(self, opinion: FigureOpinion, role: Role) -> tuple[dict[str, float], dict[str, Bound]]:
        """Probabilities of the fillings of a role by name, ``none`` and ``previous`` among them, and the names' likeliest places."""
        question = id(opinion), role
        if question not in self.heard_of:
            self.heard_of[question] = _named(self.page, opinion, role)
        return self.heard_of[question]


def _named(page: Page, opinion: FigureOpinion, role: Role) -> tuple[dict[str, float], dict[str, Bound]]:
    """Probabilities and places for a panel that has not been asked yet."""
    found = opinion.roles.get(role)
    if found is None:
        return {NONE: 1.0}, {}
    answers: dict[str, float] = {NONE: found.none}
    if role == "comparator":
        answers[PREVIOUS] = found.previous
    bindings: dict[str, Bound] = {}
    for one in found.candidates:
        meant = _meant(page, one.start, one.end, role)
        if meant is None:
            if role == "benchmark" and _is_software(page, one.start, one.end):  # that it was measured on something, though not on that
                answers[UNFIT_NAME] = answers.get(UNFIT_NAME, 0.0) + one.probability
            continue
        key, place = meant
        answers[key] = answers.get(key, 0.0) + one.probability
        if key != PREVIOUS and key not in bindings:
            bindings[key] = replace(place, confidence=one.probability)
    return answers, bindings


@asked_once
def _called(page: Page, words: str) -> Entity | None:
    """The one thing, maker or model that the words name at other places of the text."""
    named = [one for one in page.entities.values() if words in (one.name, *one.aliases) and one.type not in ("person", "metric")]
    return named[0] if len(named) == 1 else None


_LINKED = re.compile(r"(?:그러나|하지만|다만|그런데|그리고|반면|또한?|특히|ancak|fakat|ama|ayrica|üstelik) ")  # `그러나 30B`: a word that joins sentences is no part of a name


_PARTED = re.compile(r"[ *_]*[\t\n|]|(?<=[^\W\d_A-Z]{4})[.!?] (?=[^\W_])")  # no name goes on in another cell, line or sentence


@asked_once
def _meant(page: Page, start: int, end: int, role: Role) -> tuple[str, Bound] | None:
    """What a place names that the model would have in a role, with its key; None where that can fill none."""
    if linked := _LINKED.match(page.folded, start, end):
        start = linked.end()
    if parted := _PARTED.search(page.text, start, end):
        end = parted.start()
    start, end = behind_maker(page, start, end) if role != "speaker" else (start, end)
    entity = page.entity_at(start, end)
    if entity is None and is_past(page, start, end):
        return (PREVIOUS, Bound(PREVIOUS, None, None, None, 0.0, "model")) if role == "comparator" else None
    if entity is None and _names_nothing(page, role, start, end):
        return None
    if entity is None:
        start, end, entity = without_office(page, start, end)
        end = without_particle(page, start, end) if role == "speaker" else without_case(page, start, end)
    if entity and (entity.type in UNFIT.get(role, PERSONS) or (role == "subject" and entity.type == "benchmark" and entity.name.islower())):  # `matrix multiplication`: what is done
        return None
    if entity is None and role != "speaker":
        entity = _called(page, page.text[start:end])
    place = Bound(entity.name if entity else unsoftened(page.text[start:end]), entity, start, end, 0.0, "model")
    return key_of(place), place


def _names_nothing(page: Page, role: Role, start: int, end: int) -> bool:
    """``배치 1``, ``Q2``, ``FLOP``, ``카드``: a set-up, a date, a unit or a piece of a word is no name in any role, a bare common noun or ``최저금리`` no subject and no workload."""
    if re.fullmatch(UNITS, page.text[start:end]) or is_fragment(page, start, end) or is_setup(page, start, end) or is_date(page, start, end):
        return True
    if role == "benchmark" and (_is_software(page, start, end) or any(word.start == start and word.end == end for word in metric_words(page, start, end))):
        return True
    return role in ("subject", "benchmark") and (is_bare(page, start, end) or is_extreme(page, start, end))


def _is_software(page: Page, start: int, end: int) -> bool:
    """``ROCm 6.3``, ``CUDA 12``: a release of what runs on a chip, on which nothing is measured."""
    return any(one.type == "framework" and one.start == start for one in page.names_between(start, end))
