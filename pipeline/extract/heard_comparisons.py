"""Comparisons without a number that the rules do not see: who is compared at a word of comparison, and whether the text compares at all.

The model scores a word of comparison (``더 빠르다``, ``daha ucuz``) as it does a figure: it was never taught any, but knows who is compared at a
``세 배`` and finds the same two here. Whether its likeliest pair is meant is weighed from cues, whose weights are data
(``heard_comparisons.toml``), fitted on golden files by ``bench/fit_comparisons.py``; a cue that is not listed weighs nothing.
"""

from __future__ import annotations

import math
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final

from pipeline.extract.combining import NONE, PREVIOUS, Panel
from pipeline.extract.comparisons.finding import metric_at
from pipeline.extract.comparisons.sentence import SIDES, Comparison
from pipeline.extract.context import Bound, Context, bound
from pipeline.extract.model.opinions import FigureOpinion
from pipeline.extract.model.windows import UNREAD
from pipeline.extract.ranking import key_of
from pipeline.extract.reading import CLASSES, COMPONENTS, MEASURES, WORKLOADS, Page, Reading, asked_once
from pipeline.languages import comparing_of
from pipeline.languages.grammar import Degree
from schemas.records import Figure

WEIGHTS: Final = Path(__file__).with_name("heard_comparisons.toml")
LEAST: Final = 1e-3
MOST_ODDS: Final = 5.0
PROPORTIONS: Final = frozenset({"x", "percent", "percentage_point"})
_BEFORE: Final = 6  # code points
SHORT: Final = 60  # code points of a sentence
SURE: Final = 0.5
Cues = dict[str, float]


@dataclass(frozen=True, slots=True)
class Pair:
    """A comparison that may be meant, with what speaks for and against it."""

    one: Comparison
    cues: Cues


def words_of_comparison(page: Page) -> list[Figure]:
    """Every word of comparison in a sentence that names one of the sides and tells no proportion with it, as a figure that the model can be asked about, in the order of the text."""
    named = [reading for reading in page.readings if page.block(reading).kind not in UNREAD and any(n.type in SIDES for n in reading.names)]
    found = [(start, end) for reading in named for start, (end, _, _) in _places(page, reading).items()]
    return [Figure(start, end, page.text[start:end], "ratio", unit="x") for start, end in sorted(found)]


@asked_once
def _places(page: Page, reading: Reading) -> dict[int, tuple[int, Degree, str]]:
    """Where words of comparison stand in a sentence, with their end, the first degree that reads each and what sort of word that is."""
    words = comparing_of(page.grammar.code)
    sorts = (("degree", words.degrees), ("degree", page.grammar.degrees), ("governed", words.governed), ("outcome", words.outcomes), ("more", (words.more,)))
    found: dict[int, tuple[int, Degree, str]] = {}
    for sort, degree in ((sort, degree) for sort, degrees in sorts for degree in degrees):
        for match in degree.pattern.finditer(page.folded, reading.start, reading.end):
            start, end = match.span("word") if match.groupdict().get("word") else match.span()
            if end > start and not any(start < other[0] and at < end for at, other in found.items()) and not _is_numbered(reading, start, end) and not _is_differing(page, reading, start, sort):
                found[start] = (end, degree, "tie" if sort == "degree" and degree.sign == 0 else sort)
    return found


def _is_numbered(reading: Reading, start: int, end: int) -> bool:
    low, high = reading.clause(start)
    return any(
        (low <= f.start < high and f.kind in MEASURES and f.unit in PROPORTIONS) or (f.start < end and start < f.end)
        for f in reading.figures
    )


def _is_differing(page: Page, reading: Reading, start: int, sort: str) -> bool:
    """``6 bin lira daha ucuz``, ``2.7초가 더 걸린다``: whether an amount right before "more", in Turkish before any word of comparison, says by how much."""
    amounts = [f.end for f in reading.figures if f.kind in MEASURES and f.end <= start]
    plain = sort == "more" or page.grammar.code == "tr"
    return any((plain and page.grammar.difference.fullmatch(page.folded, end, start)) or _SO_MUCH_MORE.fullmatch(page.folded, end, start + 1) for end in amounts)


_SO_MUCH_MORE = re.compile(r"[가이] 더")


def with_heard(page: Page, reading: Reading, index: int, context: Context, said: Sequence[Comparison]) -> list[Comparison]:
    """The comparisons of a sentence that the rules see, and those that only the model does and that are likely enough."""
    chosen = list(said)
    for odds, one in sorted(
        ((odds_of(pair.cues, page.grammar.code), pair.one) for pair in proposed(page, reading, index, context, said)),
        key=lambda row: -row[0],
    ):
        if odds > 0 and not any(clash(one, other) for other in chosen):
            chosen.append(one)
    return chosen if len(chosen) == len(said) else sorted(chosen, key=lambda one: one.start)


def clash(one: Comparison, other: Comparison) -> bool:
    """Whether two comparisons are one, or two of one word with one of the sides."""
    sides, others = {key_of(one.subject), key_of(one.rival)}, {key_of(other.subject), key_of(other.rival)}
    return (sides == others and one.metric == other.metric) or (one.start == other.start and key_of(one.rival) in others)


def proposed(page: Page, reading: Reading, index: int, context: Context, said: Sequence[Comparison]) -> Iterator[Pair]:
    """At each word of comparison the two sides that the model would have, where the rules do not have them anyway."""
    heard = context.panel.opinions.words if context.panel.opinions else {}
    if not any(reading.start <= start < reading.end for start in heard):
        return
    told = {(key_of(one.subject), key_of(one.rival)) for one in said}
    for start, (end, degree, sort) in _places(page, reading).items():
        opinion = heard.get(start)
        sides = _as_marked(page, reading, likeliest(context.panel, opinion), start) if opinion else None
        if opinion is None or sides is None or (key_of(sides[0]), key_of(sides[1])) in told or not _may_compare(*sides) or _joined(page, *sides, start) or _against_another(page, reading, sides[1], start):
            continue
        one = Comparison(*sides, degree, start, end, metric_at(page, reading, index, context, degree, start))
        yield Pair(one, {**_cues(page, reading, one), **_heard(context.panel, one, opinion), f"way {sort}": 1.0, "beside rule": float(bool(said))})


def _as_marked(page: Page, reading: Reading, sides: tuple[Bound, Bound] | None, at: int) -> tuple[Bound, Bound] | None:
    """``지연시간은 L40S가 더 짧았다``: the name with the mark of a subject right before a word of comparison is its subject, whatever the model makes of it."""
    last = next((named for named in reversed(reading.names) if named.end <= at), None)
    if sides is None or last is None or last.entity is not sides[1].entity or not comparing_of(page.grammar.code).doer.fullmatch(page.folded, last.end, at):
        return sides
    return bound(last, sides[1].confidence, "model"), sides[0]


def _against_another(page: Page, reading: Reading, rival: Bound, at: int) -> bool:
    """``CUDA만큼 편하지는 않다``: a sentence with another side of its own is not held against what one before it names."""
    return (rival.end is None or rival.end <= reading.start) and comparing_of(page.grammar.code).other_standard.search(page.folded, reading.start, at) is not None


_AND = re.compile(r"(?:와|과|하고|,| ve|, ve) (?:[a-zçğöşü가-힣]+ )?")
_OF_BOTH = re.compile(r"ikisi|arasinda|둘|중(?:에서)?(?![가-힣])|사이")


def _joined(page: Page, subject: Bound, rival: Bound, at: int) -> bool:
    """``Atlas ve Doruk çok daha yüksek hızlardan söz ediyor``, ``나래칩과 가람칩은 훨씬 빠르다고 한다``: two names that "and" joins before a word of comparison stand on one side of it."""
    if subject.start is None or rival.start is None or subject.end is None or rival.end is None:
        return False
    (_, end), (start, last) = sorted(((subject.start, subject.end), (rival.start, rival.end)))
    return last <= at and _AND.fullmatch(page.folded, end, start) is not None and _OF_BOTH.search(page.folded, last, at) is None


def _may_compare(subject: Bound, rival: Bound) -> bool:
    """Whether these two are compared with each other at all: no test, no part with what it is in, no model with a chip."""
    sides = [one.entity for one in (subject, rival) if one.entity]
    if any(one.type not in SIDES for one in sides):
        return False
    return len(sides) < 2 or len({(one.type in WORKLOADS, one.entity_id in COMPONENTS | CLASSES) for one in sides}) == 1  # both


def likeliest(panel: Panel, opinion: FigureOpinion) -> tuple[Bound, Bound] | None:
    """The subject and the other side that the model would have."""
    subjects, places = panel.named(opinion, "subject")
    rivals, others = panel.named(opinion, "comparator")
    subject = max(places, key=lambda key: subjects[key], default=None)
    if subject is None:
        return None
    rival = max([key for key in rivals if key not in (NONE, subject)], key=lambda key: rivals[key], default=None)
    if rival is None or rivals[rival] <= 0:
        return None
    past = Bound(PREVIOUS, None, None, None, rivals[rival], "model")
    other = past if rival == PREVIOUS else replace(others[rival], confidence=rivals[rival])
    return replace(places[subject], confidence=subjects[subject]), other


def _cues(page: Page, reading: Reading, one: Comparison) -> Cues:
    """What the sentence says of a pair."""
    words, (low, high) = comparing_of(page.grammar.code), reading.clause(one.start)
    before = page.folded[max(reading.start, one.start - _BEFORE) : one.start]
    found: Cues = {
        "": 1.0, "more before": float(bool(words.just_more.search(before))), "most before": float(bool(words.just_most.search(before))), "tie": float(one.degree.sign == 0),
        "measured": float(any(low <= f.start < high and f.kind in MEASURES for f in reading.figures)), "measures": float(any(f.kind in MEASURES for f in reading.figures)),
        "title": float(page.block(reading).kind in ("title", "heading")), "rest": float(bool(words.rest.search(page.folded, reading.start, reading.end))),
        "own past": float(one.rival.name == PREVIOUS), "of a measure": float(one.degree.metric is not None), "short": float(reading.end - reading.start < SHORT),
        "same sort": float(bool(one.subject.entity and one.rival.entity) and one.subject.entity.type == one.rival.entity.type),  # type: ignore[union-attr]
    }  # fmt: skip
    for side, held in (("subject", one.subject), ("rival", one.rival)):
        found |= {f"{side} {where}": 1.0 for where in _standing(reading, held, one, (low, high))}
        found |= {f"{side} {held.entity.type if held.entity else 'unknown'}": 1.0}
    return found


def _standing(reading: Reading, held: Bound, one: Comparison, clause: tuple[int, int]) -> Iterator[str]:
    """Where a side stands: in the clause, the sentence or before it, in which role."""
    if held.start is None or not reading.start <= held.start < reading.end:
        yield "absent"
        return
    yield "in clause" if clause[0] <= held.start < clause[1] else "in sentence"
    if held.start > one.start:
        yield "behind"
    role = next((named.role for named in reading.names if named.start == held.start), None)
    if role in ("topic", "subject", "comparator", "genitive"):
        yield str(role)


def _heard(panel: Panel, one: Comparison, opinion: FigureOpinion) -> Cues:
    """How likely the model has it that something is asserted, and that these are its sides."""
    subject, rivals = one.subject.confidence, panel.named(opinion, "comparator")[0]
    claim = min(max(opinion.claim, LEAST), 1 - LEAST)
    return {
        "claim": max(-MOST_ODDS, min(MOST_ODDS, math.log(claim / (1 - claim)))) / MOST_ODDS,
        "subject odds": 1 - math.log(max(subject, LEAST)) / math.log(LEAST), "rival odds": 1 - math.log(max(one.rival.confidence, LEAST)) / math.log(LEAST),
        "rival sure": float(one.rival.confidence > SURE), "no rival": rivals[NONE], "past": rivals.get(PREVIOUS, 0.0), "elsewhere": panel.named(opinion, "subject")[0][NONE],
        "no direction": opinion.direction.get("none", 0.0),
    }  # fmt: skip


def odds_of(cues: Mapping[str, float], language: str) -> float:
    """The logarithm of the odds that a pair is meant, above those from which it is taken."""
    table = weights(language)
    return sum(table[name] * value for name, value in sorted(cues.items()) if name in table)


@cache
def weights(language: str) -> Mapping[str, float]:
    """Cue -> weight; ``""`` holds for every pair, what is asked at least within."""
    return {str(name): float(value) for name, value in tomllib.loads(WEIGHTS.read_text(encoding="utf-8"))[language].items()}
