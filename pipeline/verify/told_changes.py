"""Arithmetic: a change between two values, and how much it is said to be: ``8%에서 21%로 13%포인트``, ``120'den 180'e, yüzde 50 arttı``."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from pipeline.verify.equations import apart, come_to, in_one_unit, less, more, times, times_more
from pipeline.verify.numbers import Tolerances, shown, unit_class, written_half_step
from pipeline.verify.other_measures import NEXT_TO, names_another_measure
from pipeline.verify.places import spans_of, spread
from pipeline.verify.records import Assertion, Case, Finding, Number
from pipeline.verify.told_readings import told_way
from pipeline.verify.ways_apart import RELATIVE, Lead
from pipeline.verify.who_leads import moves_other_way

CHECK, METHOD = "arithmetic", "ratio"
LEVEL = re.compile(r"^[^\s.,]{0,2}(?:으로|로|까지)\s|^[’']?[ynsi]{0,2}[aeıiuü]\s|^ ile\s|^[’']?(?:l[ae]|yl[ae])\s|^[’'][dt][ae]\s|^[가이] [된됐되]")  # ``39%로``: where it came to, not how far
YEARLY = re.compile(r"연평균|해마다|매년|yılda ortalama|yıllık ortalama|bileşik|her yıl", re.IGNORECASE)
_FROM = {"ko": re.compile(r"^\s*(?:\([^)]*\)\s*)?에서\s"), "tr": re.compile(r"^[\s'’]?\w*?(?:d[ae]n|t[ae]n)\b")}
_TO = {"ko": re.compile(r"^\s*(?:\([^)]*\)\s*)?(?:으?로|까지)"), "tr": re.compile(r"^[\s'’]?\w*?[aeıiuü]\b")}
_MOVED = re.compile(
    r"증가|감소|상승|하락|늘|줄|올랐|올라|뛰|급증|급감|성장|인하|인상|개선|향상|art[ıt]|yüksel|düş|azal|geriledi|çık|büyü|in(?:di|erek)|katlan"
)


def changes_told(
    case: Case, words: str, numbers: Sequence[Number], claimed: dict[str, list[Assertion]], tolerances: Tolerances
) -> Iterator[Finding]:
    """``8%에서 21%로 13%포인트``, ``120'den 180'e, yüzde 50 arttı``: a change between two values, and how much it is said to be."""
    relative = [n for n in numbers if n.unit in RELATIVE and not (n.unit == "x" and (n.value or 0) < 1)]
    language = case.language if case.language in _FROM else "ko"
    for first, second in itertools.pairwise(numbers):
        if not (_FROM[language].match(case.text[first.end : first.end + 14]) and _TO[language].match(case.text[second.end : second.end + 14])):
            continue
        if unit_class(first.base_unit) != unit_class(second.base_unit) or not first.base_value or not second.base_value or second.start - first.end > 40:
            continue
        rest = [
            n for n in relative
            if n is not first and n is not second and (0 <= n.start - second.end <= NEXT_TO or 0 <= first.start - n.end <= NEXT_TO)
        ]
        rest = [n for n in rest if not _OF_ALL.search(case.text[max(0, n.start - 8) : n.start])]
        rest = [n for n in rest if not LEVEL.match(case.text[n.end : n.end + 12]) and not _FROM[language].match(case.text[n.end : n.end + 14])]
        if len(rest) != 1 or not _MOVED.search(words) or YEARLY.search(words) or names_another_measure(case, rest[0], (first, second), claimed):
            continue
        yield from _change(case, first, second, rest[0], claimed, tolerances)


_OF_ALL = re.compile(r"(?:상위|하위|백분위|p|en yavaş|en hızlı)\s?$", re.IGNORECASE)  # a percentile: ``상위 99%``


def _change(
    case: Case, first: Number, second: Number, stated: Number, claimed: dict[str, list[Assertion]], tolerances: Tolerances
) -> Iterator[Finding]:
    a, b, unit = in_one_unit(first.value or 0.0, first.unit, second.value or 0.0, second.unit)
    low, high = sorted((a, b))
    if low <= 0 or stated.value is None:
        return
    candidates = [
        Lead("change from the first", more(b, a) if b > a else less(b, a)),
        Lead("times as much", times(high, low)),
        Lead("times more", times_more(high, low)),
        Lead("less than the larger", less(low, high)),
        *([Lead("more than the smaller", more(high, low))] if first.base_unit == "s" and told_way(case, stated, first) is None else ()),  # 31.5분에서 18분으로 75% 빨라졌다: more speed
        *(Lead("points of difference", apart(high, low, one)) for one in ("percentage_point", "percent") if one != "percent" or unit == one),
    ]
    fitting = [lead for lead in candidates if lead.unit == stated.unit]
    if not fitting:
        return
    best = min(fitting, key=lambda lead: abs(lead.value - stated.value))
    rounding = sum(written_half_step(n.surface, n.value or 1) / (n.value or 1) for n in (first, second))
    slack = written_half_step(stated.surface, stated.value) + rounding * (100 + best.value if best.unit == "percent" else best.value)
    if stated.quantifier == "about":
        slack = max(slack, tolerances.about * stated.value)
    if best.unit == "percent":
        slack = max(slack, tolerances.points)
    told = (
        f"From {shown(first.value, first.unit)} to {shown(second.value, second.unit)} is {come_to(best.value, best.unit)}"
        f" ({best.reading}); the article says {shown(stated.value, stated.unit)}."
    )
    inputs = {"figures": spans_of((first, second, stated)), "computed": best.value, "tolerance": slack}
    off = abs(best.value - stated.value)
    if off <= slack:
        finding = Finding("", CHECK, "supported", "ratio", told, inputs, METHOD)
    elif off > 2 * slack and stated.quantifier == "exact":
        finding = Finding("", CHECK, "conflicting", "ratio", told, inputs, METHOD)
    else:
        return
    for one in spread(stated, claimed, finding):
        claim = next((c for c in claimed.get(stated.figure_id, ()) if c.claim_id == one.claim_id), None)
        yield replace(one, verdict="inconclusive", cause="wrong_side", explanation=f"{told} But the claim says the opposite.") if claim is not None and moves_other_way(claim, a, b) else one
