"""A claim as one plain English sentence, composed of its slots by templates; it never says more than they do.

A predicate is a verb in three forms and the rest of the sentence; the modality picks form and auxiliary, the source stands last.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from datetime import date

from pipeline.extract.circumstances import DELAYS, circumstances, of_each
from pipeline.extract.former import told_past
from pipeline.extract.glosses import EXPECTED, MANY, in_english
from pipeline.extract.predicates import Predicate, be, predicate_of, workload_of
from pipeline.extract.shown import NEAR_YEARS, UNKNOWN_YEAR, amount, date_in_words, near_year
from pipeline.extract.wording import (
    SPENT,
    metric_noun,
)  # fmt: skip
from schemas.records import Claim, Direction

EARNED = frozenset({"revenue", "profit", "loss", "growth", "profit_margin", "operating_margin"})
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
        predicate, workload = predicate_of(claim, known_suites)
    predicate = told_past(claim, predicate)
    predicate = replace(predicate, rest=predicate.rest + of_each(claim))
    if claim.benchmark and not workload and claim.type != "event":
        predicate = replace(predicate, rest=f"{predicate.rest} on {workload_of(list(claim.benchmark))}")
    if claim.type == "event" and claim.as_of and _is_over(claim.as_of, published):
        predicate = replace(predicate, third=predicate.past)
    predicate = _in_its_case(claim, predicate)
    subject = predicate.subject or claim.subject or ""
    when = claim.conditions.get("period")
    of = "" if _is_of_segment(claim) else str(claim.conditions.get("of") or "")
    part = f" in {_PLURAL_MARKET.sub(' market', of)}" if claim.metric == "market_share" and of.endswith("market") else f" in the {of} market" if claim.metric == "market_share" and of and " " not in of else " (a part of the total)" if of and claim.metric != "share" else ""
    predicate = _with_change_last(replace(predicate, rest=predicate.rest + circumstances(claim, names) + part))
    dated = claim.as_of is not None and claim.as_of.startswith(UNKNOWN_YEAR)
    period = (f" {when}" if when in NEAR_YEARS and not dated else "") + (f" ({date_in_words(claim.as_of, near_year(claim))})" if claim.as_of and claim.type != "event" else "")
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
