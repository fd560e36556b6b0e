"""What a claim says of its subject: a verb in three forms and the rest of the sentence, by type, metric and direction."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Literal

from pipeline.extract.glosses import EXPECTED
from pipeline.extract.likened import HOUSEHOLD, LIKENED
from pipeline.extract.shown import BOUNDS, amount, count_of, near_year, number, ordinal, plural_of, when_in_words, with_article
from pipeline.extract.wording import (
    CASED,
    DATE_VERBS,
    EXTENTS,
    LESS_MORE,
    PARTS_OF,
    PLAIN,
    PLURAL,
    QUANTITIES,
    SCALES,
    SPEED_VERBS,
    TIMES,
    UNCOUNTED,
    VALUES,
    metric_noun,
)  # fmt: skip
from pipeline.languages import comparing_of
from pipeline.lexicon import fold
from schemas.records import Claim

SHARE, GAP, LEVEL = ":share", ":gap", ":level"  # how a direction's rule ends where its value is a part of the other side's measure, a difference from it, or what it has become
PARTS = {2: "half", 3: "third", 4: "quarter", 5: "fifth", 6: "sixth", 7: "seventh", 8: "eighth", 9: "ninth", 10: "tenth"}
COUNTS = ("", "a", "two", "three", "four", "five", "six", "seven", "eight", "nine")
MULTIPLES = {0.5: "half", 2: "twice", 0.25: "a quarter of", 0.1: "a tenth of"}
BOUGHT = 100  # pieces of a chip that are no dies in one
PERCENTAGES = frozenset("accuracy top1_accuracy market_share share growth utilization profit_margin operating_margin debt_ratio discount yield hit_rate stock_return accuracy_loss quality_loss error_margin performance battery_drain battery_charge scaling_efficiency".split())
RATIOS = frozenset({"price_to_book", "price_to_earnings", "price_to_sales", "subscription_ratio"})  # what is told as a multiple by nature
FIGURES_ALONE = frozenset({"percentage", "multiple", "count"})  # of which nothing says what they measure
_HANGUL = re.compile("[가-힣]")


@dataclass(frozen=True, slots=True)
class Predicate:
    """A verb (base form, third person, past) and what follows it. ``subject`` is set where the noun of the metric leads."""

    base: str
    third: str
    past: str
    rest: str
    subject: str | None = None


def be(rest: str, subject: str | None = None) -> Predicate:
    """What something is; ``were`` behind a noun of several."""
    several = (subject or "").startswith(_SEVERAL)
    return Predicate("be", "are" if several else "is", "were" if several else "was", rest, subject)


_SEVERAL = tuple(f"The {metric_noun(metric)} " for metric in sorted(PLURAL))
_OF_MAKERS = {"price": (Predicate("cost", "cost", "cost", ""), "products"), "cost": (Predicate("be", "are", "were", ""), "costs")}
"""What is told of a maker that has no price itself."""


def predicate_of(claim: Claim, suites: frozenset[str]) -> tuple[Predicate, bool]:
    """The predicate, and whether it has named the workload already."""
    if claim.type == "event" or (claim.value is None and claim.as_of and claim.comparator is None):
        return _event(claim), True
    if claim.direction and _reckoned(claim, LEVEL):
        return _become(claim), False
    if claim.comparator is not None:
        return _comparison(claim, suites)
    if claim.direction not in (None, "equal") and claim.value is not None:
        return be(f"{amount(claim)} {_direction_word(claim)}", f"The {metric_noun(claim.metric)} of {claim.subject}"), False
    return _value(claim, suites)


def _event(claim: Claim) -> Predicate:
    event = "tape_out_date" if claim.conditions.get("case") == "tape-out" else claim.metric or ""
    base, third, past, tail = DATE_VERBS.get(event, DATE_VERBS["release_date"])
    when = f" {when_in_words(claim.as_of, near_year(claim))}" if claim.as_of else ""
    return Predicate(base, third, past, f"{tail}{when}")


def _value(claim: Claim, suites: frozenset[str]) -> tuple[Predicate, bool]:
    metric, shown = claim.metric or "", amount(claim)
    if claim.value is None:
        return Predicate("have", "has", "had", metric_noun(metric) if metric in UNCOUNTED else with_article(metric_noun(metric))), False
    if metric == "rank":
        return Predicate("rank", "ranks", "ranked", ordinal(int(claim.value))), False
    if metric == "training_time" and (work := _trained(claim, suites)):
        return Predicate("train", "trains", "trained", f"{work} in {shown}{_beside(claim, work)}"), True
    part = _fraction(float(claim.value)) if metric in ("share", "market_share", "multiple") and claim.unit == "x" else ""
    if metric in FIGURES_ALONE:
        return be(f"{'one ' if part == 'half' else ''}{part}" or shown, f"A figure told of {claim.subject}"), False
    if metric == "share" and (of := claim.conditions.get("of")):
        return Predicate("have", "has", "had", f"a share of {part or shown} of {of}"), False
    if part:
        return Predicate("have", "has", "had", f"a {metric_noun(metric)} of {'one ' if part == 'half' else ''}{part}"), False
    if (claim.unit == "x" and metric not in RATIOS) or (claim.unit in ("percent", "percentage_point") and metric not in PERCENTAGES):
        return be(f"given as {shown}", f"The {metric_noun(metric)} of {claim.subject}"), False
    if metric == "shipments":
        return Predicate("have", "has", "had", f"shipments of {shown if (claim.unit or '').endswith(('b', 'B')) else count_of(claim)}"), False
    return _stated(claim, metric, shown), False


_VOWELS = re.compile(r"\ba (?=8|1[18](?:[^0-9]|$))")  # `an 8 nm process`


def _trained(claim: Claim, suites: frozenset[str]) -> str:
    """What is trained, the last named; empty where a suite is all that is named."""
    return next((one for one in reversed(claim.benchmark) if one not in suites), "")


def _beside(claim: Claim, work: str) -> str:
    """The suite or data of a training whose model the sentence has named."""
    others = [one for one in claim.benchmark if one != work]
    return f" on {workload_of(others)}" if work and others else ""


def _stated(claim: Claim, metric: str, shown: str) -> Predicate:
    """The sentence of a metric by the tables of words."""
    if metric in _OF_MAKERS and (claim.subject_id or "").startswith("vendor:"):
        verb, noun = _OF_MAKERS[metric]
        return replace(verb, rest=shown, subject=f"The {noun} of {claim.subject}")
    if metric == "parameter_count" and (claim.subject_id or "").startswith(("chip:", "system:")):
        return Predicate("run", "runs", "ran", f"models of {count_of(claim)} parameters")
    if metric in QUANTITIES:
        base, third, past, noun = QUANTITIES[metric]
        return Predicate(base, third, past, f"{count_of(claim)} {plural_of(noun, claim.value or 0)}")
    if told := CASED.get((metric, str(claim.conditions.get("case", "")))):
        return Predicate(told[0], told[1], told[2], told[3].format(amount=shown))
    if metric in VALUES:
        base, third, past, rest = VALUES[metric]
        return Predicate(base, third, past, _VOWELS.sub("an ", rest.format(amount=shown)))
    if metric == "chip_count" and _counts_subject(claim):
        return be(count_of(claim), f"The number of {claim.subject} {'cards' if claim.unit == 'card' else 'units'}")
    if metric.endswith("_count") and claim.unit not in ("percent", "x"):
        return be(count_of(claim), f"The {metric_noun(metric)} of {claim.subject}")
    if metric == "display_size" and claim.unit == "inch":
        return Predicate("have", "has", "had", _VOWELS.sub("an ", f"a {number(claim.value or 0)}-inch display"))
    return be(shown, f"The {metric_noun(metric)} of {claim.subject}")


def _counts_subject(claim: Claim) -> bool:
    """``64 adet DGX H100``, ``H100 800장``: whether a number of pieces is how many there are of a thing, and not how many chips are in it."""
    kind = (claim.subject_id or "").partition(":")[0]
    if kind == "chip" and (claim.unit == "card" or (claim.unit == "piece" and (claim.value or 0) >= BOUGHT)):
        return True
    return kind in ("chip", "system") and claim.method == "counted" and claim.unit in (None, "piece", "item", "unit")


def _become(claim: Claim) -> Predicate:
    """``84%, down from before``: what a value is after its change."""
    up = claim.direction in ("better", "higher")
    risen = up != (claim.metric in TIMES or claim.metric == "latency") if claim.direction in ("better", "worse") else up
    return be(f"{amount(claim)}, {'up' if risen else 'down'} from before", f"The {metric_noun(claim.metric)} of {claim.subject}")


def _comparison(claim: Claim, suites: frozenset[str]) -> tuple[Predicate, bool]:
    past = claim.comparator == "previous"
    metric, noun = claim.metric or "", metric_noun(claim.metric)
    up = claim.direction in ("better", "higher")
    if claim.direction == "equal":
        return _equal(claim, noun, past=past), False
    if claim.value is None:
        return _bare(claim, noun, past=past), False
    if claim.unit == "percent" and _reckoned(claim, SHARE):
        return _part(claim, noun, f"{amount(claim)} of", past=past), False
    if claim.unit == "x" and (gap := _gap(claim, up=up)):
        return _by_percent(claim, noun, gap, up=up) or _difference(claim, noun, gap), False
    if claim.unit == "x":
        return _multiple(claim, noun, past=past), False
    if claim.direction is None:
        return Predicate("differ", "differ", "differed", f"by {amount(claim)}", f"The {noun} of {claim.subject} and that of {'before' if past else claim.comparator}"), False
    if claim.unit == "percent" and metric in SPEED_VERBS and _speaks_of(claim, "speed"):
        work = _trained(claim, suites) if metric == "training_time" else ""
        base, third, done = SPEED_VERBS[metric]
        pace = f"{amount(claim)} {'faster' if up else 'slower'} {_than(claim)}"
        return Predicate(base, third, done, f"{work} {pace}{_beside(claim, work)}".strip()), bool(work)
    if claim.unit == "percent" and metric == "training_time":
        work = _trained(claim, suites)
        less = f"in {amount(claim)} {'less' if up else 'more'} time {_than(claim)}"
        return Predicate("train", "trains", "trained", f"{work} {less}{_beside(claim, work)}".strip()), bool(work)
    return (_by_percent(claim, noun, amount(claim), up=up) if claim.unit == "percent" else None) or _difference(claim, noun, amount(claim)), False


def _equal(claim: Claim, noun: str, *, past: bool) -> Predicate:
    """``matches H100 in throughput``; energy by the size of what it is likened to: ``uses as much energy as 40,000 households``."""
    if past:
        return be("the same as before", f"The {noun} of {claim.subject}")
    if any(slot.slot == "comparator" and slot.method == LIKENED for slot in claim.slots):
        like = amount(claim) if claim.unit == HOUSEHOLD else f"{claim.comparator} in {amount(claim)}"
        return Predicate("use", "uses", "used", f"as much energy as {like}")
    return Predicate("match", "matches", "matched", f"{claim.comparator} in {noun}")


def _reckoned(claim: Claim, how: str) -> bool:
    """Whether the rule of the direction says how a proportion is reckoned."""
    return any(slot.slot == "direction" and slot.method.endswith(how) for slot in claim.slots)


def _gap(claim: Claim, *, up: bool) -> str:
    """``a third`` of ``3분의 1 적다``, ``3 times`` of ``세 배 느리다``: by how much, where a multiple is none of the other side's measure; else nothing."""
    value = claim.value or 0
    if value < 1 and _reckoned(claim, GAP) and claim.value_max is None:
        return f"{BOUNDS[claim.quantifier]}{_fraction(value) or f'{number(100 * value)}%'}"
    slower = value > 1 and not up and claim.metric not in TIMES and claim.metric != "latency" and claim.direction is not None
    return f"{count_of(claim)} times" if slower else ""


def _fraction(value: float) -> str:
    """``a third``, ``two fifths``; empty where no small fraction says it."""
    for parts, name in PARTS.items():
        count = round(value * parts)
        if 0 < count < parts and abs(value - count / parts) < 1e-6:
            return f"{COUNTS[count]} {name}{'s' if count > 1 else ''}" if parts > 2 else name
    return ""


def _speaks_of(claim: Claim, what: Literal["speed", "duration"]) -> bool:
    """Whether the words of a direction and metric are of speed (``12% 빠르다``, ``속도가 12% 높다``, ``daha hızlı``) or of time (``12% 짧다``, ``daha kısa``)."""
    said = " ".join(fold(slot.surface) for slot in claim.slots if slot.slot in ("direction", "metric") and slot.surface)
    words = comparing_of("ko" if _HANGUL.search(said) else "tr")
    return bool((words.speed if what == "speed" else words.duration).search(said))


def _than(claim: Claim) -> str:
    return "than before" if claim.comparator == "previous" else f"than {claim.comparator}"


def _by_percent(claim: Claim, noun: str, shown: str, *, up: bool) -> Predicate | None:
    """``draws 16% less power than``, ``is 45% faster than``; None where the metric has no such words."""
    metric, than = claim.metric or "", _than(claim)
    if metric in TIMES:
        base, third, done = TIMES[metric]
        less = f"{shown} {'less' if up else 'more'}"
        return Predicate(base, third, done, f"{less} {noun} {than}" if base == "need" else f"in {less} time {than}")
    if metric in LESS_MORE and (metric, claim.comparator) != ("cost", "previous"):  # what somebody pays is not what they cost
        base, third, done, thing = LESS_MORE[metric]
        return Predicate(base, third, done, f"{shown} {'more' if up else 'less'} {thing + ' ' if thing else ''}{than}")
    if metric == "energy_efficiency":
        return be(f"{shown} {'more' if up else 'less'} energy-efficient {than}")
    if metric == "performance" and _speaks_of(claim, "speed"):
        return be(f"{shown} {'faster' if up else 'slower'} {than}")
    if metric == "performance":
        return Predicate("perform", "performs", "performed", f"{shown} {'better' if up else 'worse'} {than}")
    return None


def _difference(claim: Claim, noun: str, shown: str) -> Predicate:
    other = {"previous": "before", EXPECTED: EXPECTED}.get(claim.comparator or "", f"{'those' if claim.metric in PLURAL else 'that'} of {claim.comparator}")
    return be(f"{shown} {_direction_word(claim)} than {other}", f"The {noun} of {claim.subject}")


def _direction_word(claim: Claim) -> str:
    """Higher or lower for amounts that only go up or down; better and worse where less may be more."""
    better = {"better": "better", "worse": "worse"}
    if claim.metric in TIMES or claim.metric == "latency":
        return {"better": "shorter", "worse": "longer"}.get(claim.direction or "", claim.direction or "")
    if claim.metric in EXTENTS:
        return {"higher": "greater", "lower": "smaller"}.get(claim.direction or "", claim.direction or "")
    if claim.metric in SCALES:
        return {"better": "higher", "worse": "lower"}.get(claim.direction or "", claim.direction or "")
    return better.get(claim.direction or "", claim.direction or "")


def _bare(claim: Claim, noun: str, *, past: bool) -> Predicate:
    """A comparison without a number."""
    word = PLAIN.get((claim.metric or "", claim.direction or ""))
    if claim.metric == "performance" and _speaks_of(claim, "speed"):
        word = ("be", "faster" if claim.direction in ("better", "higher") else "slower")
    if claim.metric == "training_time" and _speaks_of(claim, "duration"):
        word = ("train/trains/trained", "in less time" if claim.direction in ("better", "lower") else "in more time")
    than = "than before" if past else f"than {claim.comparator}"
    if word:
        verb, rest = word
        base, third, done = ("be", "is", "was") if verb == "be" else verb.split("/")
        return Predicate(base, third, done, f"{rest} {than}")
    if claim.direction is None:
        return Predicate("differ", "differs", "differed", f"from {'before' if past else claim.comparator} in {noun}")
    higher = f"{_direction_word(claim)} {noun}"
    return Predicate("have", "has", "had", f"{higher if claim.metric in UNCOUNTED else with_article(higher)} {than}")


def _multiple(claim: Claim, noun: str, *, past: bool) -> Predicate:
    """``twice the throughput of A100``, ``costs 3 times as much as A100``."""
    value = claim.value or 0
    times = f"{number(value)} times" if claim.value_max is None else f"{number(value)} to {number(claim.value_max)} times"
    factor = f"{BOUNDS[claim.quantifier]}{_times(value, times) if claim.value_max is None else times}"
    other = "before" if past else claim.comparator
    if (claim.metric in TIMES or claim.metric == "latency") and claim.direction == "better" and value > 1:
        return be(f"{factor.replace('twice', 'two times')} as quick as {other}", f"The {noun} of {claim.subject}") if past else be(f"{factor} as quick as {other} in {noun}")
    return _part(claim, noun, factor, past=past)


def _times(value: float, times: str) -> str:
    """``half``, ``twice``, ``a third of``; else so many times."""
    fraction = _fraction(value) if value < 1 and value not in MULTIPLES else ""
    return f"{fraction} of" if fraction else MULTIPLES.get(value, times)


def _part(claim: Claim, noun: str, factor: str, *, past: bool) -> Predicate:
    """``costs 60% as much as``, ``has a third of the power of``: so much of the other side's measure."""
    other = "before" if past else claim.comparator
    bare = factor.removesuffix(" of")
    if claim.metric in ("price", "cost"):
        return Predicate("cost", "costs", "cost", f"{bare} as much as {other}")
    if claim.metric == "performance" and _speaks_of(claim, "speed"):
        return be(f"{bare} as fast as {other}")
    if claim.metric == "performance":
        return Predicate("perform", "performs", "performed", f"{bare} as well as {other}")
    if claim.metric in PARTS_OF and not past and other != EXPECTED:
        base, third, done, thing = PARTS_OF[claim.metric]
        return Predicate(base, third, done, f"{factor} the {thing} of {other}")
    if past or other == EXPECTED:
        return be(f"{factor} what {('they were before' if claim.metric in PLURAL else 'it was before') if past else 'was expected'}", f"The {noun} of {claim.subject}")
    return Predicate("have", "has", "had", f"{factor} the {noun} of {other}")


def workload_of(names: list[str]) -> str:
    """Workloads as a sentence names them: the last, the others in brackets."""
    return names[0] if len(names) == 1 else f"{names[-1]} ({', '.join(names[:-1])})"
