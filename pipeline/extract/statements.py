"""A claim as one plain English sentence, composed of its slots by templates; it never says more than they do.

A predicate is a verb in three forms and the rest of the sentence; the modality picks form and auxiliary, the source stands last.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date
from typing import Literal

from pipeline.extract.circumstances import DELAYS, circumstances, of_each
from pipeline.extract.former import told_past
from pipeline.extract.glosses import EXPECTED, MANY, in_english
from pipeline.extract.likened import HOUSEHOLD, LIKENED
from pipeline.extract.wording import (
    CASED,
    DATE_VERBS,
    EXTENTS,
    LESS_MORE,
    MONTHS,
    PARTS_OF,
    PLAIN,
    PLURAL,
    QUANTITIES,
    SCALES,
    SPEED_VERBS,
    SPENT,
    TIMES,
    UNCOUNTED,
    UNIT_WORDS,
    VALUES,
    metric_noun,
)  # fmt: skip
from pipeline.languages import comparing_of
from pipeline.lexicon import fold
from schemas.records import Claim, Direction

BOUNDS = {"about": "about ", "at_least": "at least ", "at_most": "up to ", "more_than": "more than ", "less_than": "less than ", "exact": ""}
SHARE, GAP, LEVEL = ":share", ":gap", ":level"  # how a direction's rule ends where its value is a part of the other side's measure, a difference from it, or what it has become
PARTS = {2: "half", 3: "third", 4: "quarter", 5: "fifth", 6: "sixth", 7: "seventh", 8: "eighth", 9: "ninth", 10: "tenth"}
COUNTS = ("", "a", "two", "three", "four", "five", "six", "seven", "eight", "nine")
MULTIPLES = {0.5: "half", 2: "twice", 0.25: "a quarter of", 0.1: "a tenth of"}
LARGEST = 1e300  # beyond it a number is larger than all it could count, and soon than a float
ENDLESS = 14  # characters from which a number is a fraction that does not end, shown with three digits
FISCAL = "fiscal"
UNKNOWN_YEAR = "XXXX"
EARNED = frozenset({"revenue", "profit", "loss", "growth", "profit_margin", "operating_margin"})
BOUGHT = 100  # pieces of a chip that are no dies in one
NEAR_YEARS = ("this year", "next year", "next quarter", "in the first year")
PERCENTAGES = frozenset("accuracy top1_accuracy market_share share growth utilization profit_margin operating_margin debt_ratio discount yield hit_rate stock_return accuracy_loss quality_loss error_margin performance battery_drain battery_charge scaling_efficiency".split())
RATIOS = frozenset({"price_to_book", "price_to_earnings", "price_to_sales", "subscription_ratio"})  # what is told as a multiple by nature
FIGURES_ALONE = frozenset({"percentage", "multiple", "count"})  # of which nothing says what they measure
_HANGUL = re.compile("[가-힣]")
CURRENCIES = frozenset("USD KRW TRY EUR GBP JPY CNY TWD CHF INR".split())


@dataclass(frozen=True, slots=True)
class Predicate:
    """A verb (base form, third person, past) and what follows it. ``subject`` is set where the noun of the metric leads."""

    base: str
    third: str
    past: str
    rest: str
    subject: str | None = None


def be(rest: str, subject: str | None = None) -> Predicate:
    several = (subject or "").startswith(_SEVERAL)
    return Predicate("be", "are" if several else "is", "were" if several else "was", rest, subject)


_SEVERAL = tuple(f"The {metric_noun(metric)} " for metric in sorted(PLURAL))


_OF_MAKERS = {"price": (Predicate("cost", "cost", "cost", ""), "products"), "cost": (Predicate("be", "are", "were", ""), "costs")}
"""What is told of a maker that has no price itself."""


_FORMER = re.compile(r"(?:Its predecessor|The (?:previous|older|first) )")


def compose(claim: Claim, english: Mapping[str, str] | None = None, published: date | None = None, suites: frozenset[str] = frozenset(), *, foreseen: bool = False) -> str:
    """One sentence: subject, what it does, against what, on what; the source last. ``english`` gives names for other scripts.

    An event before the day of publication is told as past. ``suites`` are the benchmarks on which a thing is measured but which
    it does not train. ``foreseen``: what is to come is no plan of whoever makes it, somebody expects it.
    """
    names = english or {}
    claim = _of_its_maker(_in_english(replace(claim, subject=claim.subject or "an unnamed subject", direction=_of_amounts(claim)), names), names)
    known_suites = frozenset(in_english(one, names) for one in suites)
    claim = _on_either(claim, names, known_suites)
    if claim.subject == EXPECTED and claim.value is not None and claim.comparator is None:
        predicate, workload = be(amount(claim), f"The expected {metric_noun(claim.metric)}"), False
        claim = replace(claim, modality="asserted" if claim.modality == "hedged" else claim.modality)
    else:
        predicate, workload = _predicate(claim, known_suites)
    predicate = told_past(claim, predicate)
    predicate = replace(predicate, rest=predicate.rest + of_each(claim))
    if claim.benchmark and not workload and claim.type != "event":
        predicate = replace(predicate, rest=f"{predicate.rest} on {_workload(list(claim.benchmark))}")
    if claim.type == "event" and claim.as_of and _is_over(claim.as_of, published):
        predicate = replace(predicate, third=predicate.past)
    predicate = _in_its_case(claim, predicate)
    subject = predicate.subject or claim.subject or ""
    when = claim.conditions.get("period")
    of = "" if _is_of_segment(claim) else str(claim.conditions.get("of") or "")
    part = f" in {_PLURAL_MARKET.sub(' market', of)}" if claim.metric == "market_share" and of.endswith("market") else f" in the {of} market" if claim.metric == "market_share" and of and " " not in of else " (a part of the total)" if of and claim.metric != "share" else ""
    predicate = _with_change_last(replace(predicate, rest=predicate.rest + circumstances(claim, names) + part))
    dated = claim.as_of is not None and claim.as_of.startswith(UNKNOWN_YEAR)
    period = (f" {when}" if when in NEAR_YEARS and not dated else "") + (f" ({_date(claim.as_of, _near_year(claim))})" if claim.as_of and claim.type != "event" else "")
    return _sentence(claim, subject[0].upper() + subject[1:] if subject.startswith(("the ", "this ", "that ", "a ", "an ", "its ")) else subject, predicate, period, claim.attributed_to, "expected" if foreseen else "planned")


def _on_either(claim: Claim, names: Mapping[str, str], suites: frozenset[str]) -> Claim:
    """``ResNet-50 or BERT-Base``: of two models carried over from another sentence, one result is of one or the other."""
    carried = {in_english(slot.value, names) for slot in claim.slots if slot.slot == "benchmark" and slot.value and slot.surface is None and slot.method.startswith("carried:")} - suites
    either = [one for one in claim.benchmark if one in carried]
    if len(either) < 2:
        return claim
    return replace(claim, benchmark=(" or ".join(either), *(one for one in claim.benchmark if one not in carried)))


_NOUNS_BY_CASE = {"gross": ("profit margin", "gross margin"), "rated": ("power", "rated power"), **{case: ("latency", f"{case.replace('first token', 'first-token')} latency") for case in ("first token", *DELAYS)}}
"""By the case of a claim what the noun of its measure becomes."""


_RESULTS, _KINDS_OF_RESULT = frozenset({"profit", "loss", "profit_margin"}), frozenset({"operating", "net", "gross"})
_BEFORE_VOWEL = re.compile(r"\ba (?=operating )")


def _in_its_case(claim: Claim, predicate: Predicate) -> Predicate:
    """``a first-token latency of``, ``has half the rated power of``: the noun of a measure that the case makes another; what is rated is not drawn."""
    case = str(claim.conditions.get("case", ""))
    told = (claim.metric.replace("_", " "), f"{case} {claim.metric.removeprefix('profit_')}") if claim.metric in _RESULTS and case in _KINDS_OF_RESULT else _NOUNS_BY_CASE.get(case)
    if told is None:
        return predicate
    plain, cased = told
    noun = re.compile(rf"\b{plain}\b")
    subject, rest = (words and _BEFORE_VOWEL.sub("an ", noun.sub(cased, words)) for words in (predicate.subject, predicate.rest))
    had = ("have", "has", "had") if predicate.base == "draw" else (predicate.base, predicate.third, predicate.past)
    return Predicate(*had, rest or "", subject)


def _of_amounts(claim: Claim) -> Direction | None:
    """Less power is better, more is worse: the direction of what is spent as that of its amount."""
    turned: dict[str, Direction] = {"better": "lower", "worse": "higher"}
    return turned.get(claim.direction or "", claim.direction) if claim.metric in SPENT else claim.direction


def _in_english(claim: Claim, names: Mapping[str, str]) -> Claim:
    """The claim with every word of it that a statement shows in English or Latin letters."""
    subject, comparator, source = (words and in_english(words, names) for words in (claim.subject, claim.comparator, claim.attributed_to))
    if claim.method == "part_of_firm" and claim.vendor and (part := _part_of_firm(claim.subject or "", claim.vendor, names)):
        subject = part
    of = claim.conditions.get("of")
    conditions = {**claim.conditions, "of": in_english(_WHOSE_MARKET.sub("", of), names)} if isinstance(of, str) else claim.conditions
    return replace(claim, subject=subject, comparator=comparator, attributed_to=source, benchmark=_other_than(conditions.get("settings"), [in_english(one, names) for one in claim.benchmark]), conditions=conditions)


_WHOSE_MARKET = re.compile(r"^(?:[Şş]irketin|[Ff]irmanın|[Üü]reticinin|(?:이 |그 )?(?:회사|업체)의) (?=\S+ \S)")  # `şirketin Avrupa dizüstü pazarı`: of rivals, too


def _part_of_firm(words: str, vendor: str, names: Mapping[str, str]) -> str | None:
    """``엔비디아 데이터센터``: the data-centre business of NVIDIA."""
    firm, parts = in_english(vendor, names), words.split()
    cut = next((k for k in range(1, len(parts)) if in_english(" ".join(parts[:k]), names) == firm), None)
    line = in_english(" ".join(parts[cut:]), names) if cut else None
    return _line_of(line, firm) if line else None


def _line_of(line: str, firm: str) -> str:
    """``the data-centre business of NVIDIA``: a part of a firm."""
    line = line.removeprefix("the ").removesuffix(" business")
    if line.endswith((" unit", " division", " segment", " arm")):
        return f"the {line} of {firm}"
    return f"the {'data-centre' if line in ('data centre', 'data centres') else line} business of {firm}"


def _is_of_segment(claim: Claim) -> bool:
    """Whether what is earned is told of a part of a firm alone, and not as a part of an amount (``76억 달러``)."""
    of = str(claim.conditions.get("of") or "")
    return claim.metric in EARNED and bool(of) and not of[0].isdigit()


def _other_than(told: object, names: list[str]) -> tuple[str, ...]:
    """Workloads without one that is told as the way of a test already."""
    return tuple(one for one in names if one != told)


_PLURAL_MARKET = re.compile(r"(?<=[a-z])(?<!s)s market$")  # `the accelerators market`
_CHANGE = re.compile(r", (?:up|down) from (?:before|(?:a|[0-9]+) [a-z]+ earlier)")


def _with_change_last(predicate: Predicate) -> Predicate:
    """``84% in FP8, up from before``: what a value depends on stands with it."""
    change = _CHANGE.search(predicate.rest)
    return replace(predicate, rest=predicate.rest[: change.start()] + predicate.rest[change.end() :] + change[0]) if change else predicate


_LINE_OF_BUSINESS = re.compile(r"the (?:[^\W\d][\w-]* )*(?:business|unit|division|segment|operations|arm|services?)")


_GOODS = re.compile(r"the ([a-z][a-z -]*) products")


def _of_its_maker(claim: Claim, names: Mapping[str, str]) -> Claim:
    """``the automotive unit of Kordal``: a line of business with the firm that it belongs to; what a data centre or embedded products earn, a line of business does."""
    subject = claim.subject or ""
    firm = in_english(claim.vendor, names) if claim.vendor else ""
    if firm and subject == firm and _is_of_segment(claim):
        subject = _line_of(str(claim.conditions["of"]), firm)
    if subject in ("the data centre", "the data centres") and claim.metric in EARNED:
        subject = "the data-centre business"
    if claim.metric in EARNED and (goods := _GOODS.fullmatch(subject)):
        subject = f"the {goods[1].replace(' ', '-')}-products business"
    if claim.vendor and _LINE_OF_BUSINESS.fullmatch(subject):
        subject = f"{subject} of {in_english(claim.vendor, names)}"
    return claim if subject == claim.subject else replace(claim, subject=subject)


def _is_over(day: str, published: date | None) -> bool:
    """Whether a date lies before the publication: one as exact as a day, month or year; a bare day of the month is the last one."""
    if day.startswith("---"):
        return True
    return published is not None and re.fullmatch(r"\d{4}(?:-\d\d){0,2}", day) is not None and day < published.isoformat()[: len(day)]


_BEFORE = {"previous": "Before", "last year": "Last year", "a year earlier": "A year earlier"}


def _inside(subject: str, verb: Predicate) -> str:
    """A subject inside a sentence: its article in lower case, as is a noun of the predicate's own."""
    return subject[0].lower() + subject[1:] if verb.subject or subject.startswith("The ") else subject


def _sentence(claim: Claim, subject: str, verb: Predicate, period: str, source: str | None, to_come: str) -> str:
    several = source in MANY
    said = f", {source} {'say' if several else 'says'}." if source else "."
    plural = verb.third in ("differ", "are", "cost")
    if claim.modality == "asked":
        lead = f"{source[0].upper() + source[1:] if several else source} {'ask' if several else 'asks'}" if source else "The question is"
        return f"{lead} whether {_inside(subject, verb)} {verb.third} {verb.rest}{period}."
    if claim.modality in ("planned", "hedged") and (before := _BEFORE.get(str(claim.conditions.get("period")))) and not _FORMER.match(subject):
        thought = to_come if claim.modality == "planned" else "thought"
        return f"{before}, {_inside(subject, verb)} {'were' if plural else 'was'} {thought} to {verb.base} {verb.rest}{period}{said}"
    if claim.modality == "planned":
        return f"{subject} {'are' if plural else 'is'} {to_come} to {verb.base} {verb.rest}{period}{said}"
    if claim.modality == "hedged":
        return f"{subject} {'are' if plural else 'is'} thought to {verb.base} {verb.rest}{period}{said}"
    if claim.modality == "hypothetical":
        return f"{subject} would {verb.base} {verb.rest}{period}{said}"
    if claim.modality == "denied":
        negated = f"{verb.third} not" if verb.base == "be" else f"{'do' if plural else 'does'} not {verb.base}"
        return f"{subject} {negated} {verb.rest}{period}{said}"
    if before := _BEFORE.get(str(claim.conditions.get("period"))):
        formerly = subject if _FORMER.match(subject) and before == "Before" else f"{before}, {_inside(subject, verb)}"
        return f"{formerly} {verb.past} {verb.rest}{said}"
    return f"{subject} {verb.third} {verb.rest}{period}{said}"


def _predicate(claim: Claim, suites: frozenset[str]) -> tuple[Predicate, bool]:
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
    when = f" {_when(claim.as_of, _near_year(claim))}" if claim.as_of else ""
    return Predicate(base, third, past, f"{tail}{when}")


def _value(claim: Claim, suites: frozenset[str]) -> tuple[Predicate, bool]:
    metric, shown = claim.metric or "", amount(claim)
    if claim.value is None:
        return Predicate("have", "has", "had", metric_noun(metric) if metric in UNCOUNTED else _article(metric_noun(metric))), False
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
        return Predicate("have", "has", "had", f"shipments of {shown if (claim.unit or '').endswith(('b', 'B')) else _count(claim)}"), False
    return _stated(claim, metric, shown), False


_VOWELS = re.compile(r"\ba (?=8|1[18](?:[^0-9]|$))")  # `an 8 nm process`


def _trained(claim: Claim, suites: frozenset[str]) -> str:
    """What is trained, the last named; empty where a suite is all that is named."""
    return next((one for one in reversed(claim.benchmark) if one not in suites), "")


def _beside(claim: Claim, work: str) -> str:
    """The suite or data of a training whose model the sentence has named."""
    others = [one for one in claim.benchmark if one != work]
    return f" on {_workload(others)}" if work and others else ""


def _stated(claim: Claim, metric: str, shown: str) -> Predicate:
    """The sentence of a metric by the tables of words."""
    if metric in _OF_MAKERS and (claim.subject_id or "").startswith("vendor:"):
        verb, noun = _OF_MAKERS[metric]
        return replace(verb, rest=shown, subject=f"The {noun} of {claim.subject}")
    if metric == "parameter_count" and (claim.subject_id or "").startswith(("chip:", "system:")):
        return Predicate("run", "runs", "ran", f"models of {_count(claim)} parameters")
    if metric in QUANTITIES:
        base, third, past, noun = QUANTITIES[metric]
        return Predicate(base, third, past, f"{_count(claim)} {_plural(noun, claim.value or 0)}")
    if told := CASED.get((metric, str(claim.conditions.get("case", "")))):
        return Predicate(told[0], told[1], told[2], told[3].format(amount=shown))
    if metric in VALUES:
        base, third, past, rest = VALUES[metric]
        return Predicate(base, third, past, _VOWELS.sub("an ", rest.format(amount=shown)))
    if metric == "chip_count" and _counts_subject(claim):
        return be(_count(claim), f"The number of {claim.subject} {'cards' if claim.unit == 'card' else 'units'}")
    if metric.endswith("_count") and claim.unit not in ("percent", "x"):
        return be(_count(claim), f"The {metric_noun(metric)} of {claim.subject}")
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
    return f"{_count(claim)} times" if slower else ""


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
    return Predicate("have", "has", "had", f"{higher if claim.metric in UNCOUNTED else _article(higher)} {than}")


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


def number(value: float) -> str:
    """Digits a reader takes in at once: ``1.5 billion``, ``21,760``, ``0.4``."""
    if abs(value) > LARGEST:
        return f"over {LARGEST:g}" if value > 0 else f"under {-LARGEST:g}"
    for size, word in ((1e12, "trillion"), (1e9, "billion"), (1e6, "million")):
        if abs(value) >= size:
            scaled = round(value / size, 6)
            return f"{scaled:,.10g} {word}" if abs(scaled * 1e4 - round(scaled * 1e4)) < 1e-6 else f"{value:,.15g}"
    return f"{value:,.15g}" if len(repr(value)) < ENDLESS else f"{value:,.3g}"


def ordinal(place: int) -> str:
    """``1st``, ``2nd``, ``11th``."""
    suffix = "th" if 10 <= place % 100 <= 20 else {1: "st", 2: "nd", 3: "rd"}.get(place % 10, "th")
    return f"{place}{suffix}"


def _count(claim: Claim) -> str:
    """The bare number with its bound."""
    low = number(claim.value or 0)
    return f"{BOUNDS[claim.quantifier]}{low}" + (f" to {number(claim.value_max)}" if claim.value_max is not None else "")


def amount(claim: Claim) -> str:
    """The value with its unit and bound: ``about 31%``, ``USD 7,500 per month``, ``3,280 images per second``."""
    if claim.value is None:
        return ""
    low = number(claim.value)
    text = low if claim.value_max is None else f"{low} to {number(claim.value_max)}"
    unit, _, per = (claim.unit or "").partition("/")
    tail = "".join(f" per {UNIT_WORDS.get(one, one)}" for one in per.split("/")) if per and per not in SIBLINGS.get(unit, ()) else f"/{per}" if per else ""
    if unit in CURRENCIES:
        return f"{BOUNDS[claim.quantifier]}{unit} {text}{tail}"
    return f"{BOUNDS[claim.quantifier]}{text}{_unit(unit, claim.value, claim.metric or '')}{tail}"


SIBLINGS = dict.fromkeys(("GB", "TB", "MB", "KB", "PB", "Gb", "Tb", "Mb"), ("s",))  # units that keep their slash


def _unit(unit: str, value: float, metric: str) -> str:
    if unit == "percent":
        return "%"
    if unit == "percentage_point":
        return " percentage points" if value != 1 else " percentage point"
    if not unit or (unit in ("piece", "point") and metric.endswith(("_count", "_score")) and metric != "benchmark_score"):
        return ""
    if unit == "degC":
        return " °C"
    if unit in ("mm2", "m2"):
        return f" {unit[:-1]}²"
    if unit == "x":
        return " times"
    if unit in UNIT_WORDS or (unit.islower() and len(unit) > 3) or unit == "bit":
        return f" {_plural(UNIT_WORDS.get(unit, unit), value)}"
    return f" {unit}"


def _plural(noun: str, value: float) -> str:
    if value == 1 or noun.isupper():
        return noun
    if noun == "person":
        return "people"
    if noun.endswith("y") and noun[-2] not in "aeou":
        return noun[:-1] + "ies"
    if noun.endswith(("s", "x", "ch", "sh")) and noun != "epoch":
        return noun + "es"
    return noun + "s"


def _article(noun: str) -> str:
    return f"{'an' if noun[:1] in 'aeiou' and not noun.startswith('uti') else 'a'} {noun}"


def _workload(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{names[-1]} ({', '.join(names[:-1])})"


def _near_year(claim: Claim) -> str:
    """``next year``, where the text says so of a date whose year nobody tells; else nothing."""
    told = claim.conditions.get("period")
    return str(told) if told in NEAR_YEARS else FISCAL if str(told).startswith("FY") else ""


def _when(day: str, year: str = "") -> str:
    """``on 7 July 2022``, ``in March 2027``, ``in the third quarter of 2020``, ``on the 12th`` of a month that nobody tells."""
    if day.startswith("---"):
        return f"on the {ordinal(int(day[3:]))}"
    parts = day.split("-")
    if len(parts) == 3 and parts[2].isdigit():
        return f"on {_date(day, year)}"
    return f"in {_date(day, year)}"


def _date(day: str, year: str = "") -> str:
    """An ISO or EDTF date in words; as it stands where it is none. ``year``: in words, for one that nobody tells."""
    parts = day.split("-")
    if year == FISCAL:
        return _fiscal_date(day, parts)
    if len(parts) == 2 and parts[1][:1] in "QH" and parts[1][1:].isdigit():
        place = {"1": "first", "2": "second", "3": "third", "4": "fourth"}.get(parts[1][1:], parts[1][1:])
        known = year if parts[0] == UNKNOWN_YEAR else parts[0]
        return f"the {place} {'quarter' if parts[1][0] == 'Q' else 'half'}{f' of {known}' if known else ''}"
    if len(parts) in (2, 3) and (parts[0].isdigit() or parts[0] == UNKNOWN_YEAR) and all(p.isdigit() for p in parts[1:]) and 1 <= int(parts[1]) <= len(MONTHS):
        month = f"{MONTHS[int(parts[1]) - 1]} {year if parts[0] == UNKNOWN_YEAR else parts[0]}".rstrip()
        return f"{int(parts[2])} {month}" if len(parts) == 3 else month
    return day


def _fiscal_date(day: str, parts: list[str]) -> str:
    """``fiscal 2026``, ``the second quarter of fiscal 2026``, ``the third fiscal quarter`` of a year that nobody tells."""
    if len(parts) == 1 and day.isdigit():
        return f"fiscal {day}"
    if parts[0] == UNKNOWN_YEAR:
        return _date(day).replace(" quarter", " fiscal quarter").replace(" half", " fiscal half")
    return _date(day).replace(f" of {parts[0]}", f" of fiscal {parts[0]}")

