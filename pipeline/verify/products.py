"""Arithmetic: so many of a thing, so much each, so much together. ``16GB 메모리 4개, 총 64GB``; 1024 over 4 chips are 256 each."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import permutations

from pipeline.verify.amounts import product_dimension, readings, slack
from pipeline.verify.asides import is_batch_size
from pipeline.verify.equations import as_written, multiplied
from pipeline.verify.names import thing_key
from pipeline.verify.numbers import Tolerances, agree, compare, shown, unit_class
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.records import Assertion, Case, Finding, Number, asked_once

CHECK, METHOD = "arithmetic", "product"
WINDOW = 220  # characters that the three numbers may span where their words do not tie them
FACTORS = range(2, 100_001)
NEAR = 0.5  # a product this near to a stated total is meant to be it

TOTAL_BEFORE = re.compile(r"(?:총|모두|합계|합쳐|합치면|전체|도합|toplam(?:da|ı|ında)?|topluca|her ikisi(?: de)?|in total)\s*(?:약|olarak|yaklaşık)?\s*$", re.IGNORECASE)
TOTAL_AFTER = re.compile(r"^\s*(?:규모)?(?:의|'?[a-zçğıöşü]{0,6})?\s*(?:총량|합계|전체|toplam|toplamda)\b", re.IGNORECASE)
EACH_BEFORE = re.compile(
    r"(?:개당|장당|대당|칩당|노드당|명당|코어당|각각|각|하나당|1개당|(?!초당|분당|시간당|연당)[가-힣A-Za-z0-9]+(?<!초)(?<!분)(?<!시간)당|한 (?:대|장|개|칸|명|묶음|칩|모듈)(?:에|가|의)?|bir tanesi(?:nde|nin)?|tanesi|tek bir \S+|her ?biri(?:nde|nin)?|her bir \S+|her (?:\S+ ){0,6}\S+|(?:\S+ )?başına|adet başına)\s*(?:약|yaklaşık)?\s*(?:\S+\s+){0,2}$",
    re.IGNORECASE,
)
EACH_AFTER = re.compile(r"^\s*(?:씩|짜리|'?(?:er|ar|şer|şar)\b)", re.IGNORECASE)
TIMES = re.compile(r"\s*(?:[x×*]|곱하기|çarpı)\s*", re.IGNORECASE)
_IN_CHAIN = re.compile(r"[x×*/÷+−-]\s*$|곱하기\s*$", re.IGNORECASE)
MAKES = re.compile(r"\s*(?:=|이면|면|eşittir|eder)\s*(?:총|toplam)?\s*", re.IGNORECASE)


def check_products(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    """Stated products, and totals with their count and share named in words."""
    claims = claims_on(case)
    numbers = measures(case)
    for i, total in enumerate(numbers):
        window = [n for n in numbers[max(0, i - 6) : i + 7] if n is not total and abs(n.start - total.start) <= WINDOW]
        yield from _spelled_out(case, total, window, claims, tolerances)
        yield from _in_words(case, total, window, claims, tolerances)


def _spelled_out(
    case: Case, total: Number, window: Sequence[Number], claims: dict[str, list[Assertion]], tolerances: Tolerances
) -> Iterator[Finding]:
    """``4 × 16 GB = 64 GB``: as worded, the product is the total or it is not."""
    before = [n for n in window if n.end <= total.start]
    if len(before) < 2:
        return
    a, b = before[-2:]
    if not (TIMES.fullmatch(case.text[a.end : b.start]) and MAKES.fullmatch(case.text[b.end : total.start])):
        return
    if _IN_CHAIN.search(case.text[max(0, a.start - 4) : a.start]):
        return  # ``2 × 40 × 5.120 × 2 bayt``: more factors stand before
    made = as_written((a, b))
    assert total.value is not None
    agreement = compare(total.value, made.value, total.quantifier, tolerances)
    if not agree(agreement) and _in_its_unit(case, total, a, b):
        return  # `250W × 720시간 = 180kWh`: its unit is a thousand of theirs
    verdict = "supported" if agree(agreement) else "refuted"
    said = f"{made}, the article says {shown(total.value, total.unit)}."
    finding = Finding("", CHECK, verdict, "product", said, {"figures": spans_of((a, b, total))}, METHOD)  # type: ignore[arg-type]
    yield from spread(total, claims, finding)


def _in_its_unit(case: Case, total: Number, a: Number, b: Number) -> bool:
    """Whether the units of two factors make that of their product, and the numbers then come out."""
    made = [x.value * y.value / z.value for x in readings(case, a) for y in readings(case, b) for z in readings(case, total) if z.value and product_dimension(x.dimension, y.dimension) == z.dimension]
    return any(abs(one - 1) <= slack(total) + slack(a) + slack(b) for one in made)


def _in_words(
    case: Case, total: Number, window: Sequence[Number], claims: dict[str, list[Assertion]], tolerances: Tolerances
) -> Iterator[Finding]:
    """A count, what each has, and what they have together: supported by any such product, a conflict only where words say so."""
    kind = unit_class(total.base_unit)
    if total.base_value is None or kind == "1":
        return
    total_said = says_total(case, total)
    near: tuple[Number, Number] | None = None
    for count, each in permutations(window, 2):
        if not _is_count(count) or each.base_value is None or unit_class(each.base_unit) != kind or each is count:
            continue
        if (kind == "count" and each.unit != total.unit) or ("/" in kind and is_batch_size(case, count)):
            continue
        shared = says_each(case, each) and not _comes_of_each(case, each, window)
        if not (total_said or shared) or not _together(case, total, each):
            continue
        product = (count.value or 0) * each.base_value
        if abs(product - total.base_value) <= 1e-9 * product:
            yield from _supported(count, each, total, claims)
            return
        if total_said and shared and agree(compare(total.base_value, product, total.quantifier, tolerances)):
            yield from _supported(count, each, total, claims)
            return
        if total_said and shared and abs(product / total.base_value - 1) <= NEAR and _adjacent(count, each, window):
            near = (count, each)
    if near is None and not total_said:
        yield from _per_chip(case, total, window, claims)
    if near is not None and not _told_itself(near, window):
        yield from _conflicting(*near, total, claims)


def _comes_of_each(case: Case, number: Number, window: Sequence[Number]) -> bool:
    """``한 장에 85만 원씩 340만 원``, ``tanesi 12 bin liradan 48 bin lira``: what so many come to, right behind what each is."""
    return any(n.unit == number.unit and 0 <= number.start - n.end <= RIGHT_BEHIND and says_each(case, n) and (n.value or 0) < (number.value or 0) for n in window)


RIGHT_BEHIND = 5


def _told_itself(near: tuple[Number, Number], window: Sequence[Number]) -> bool:
    """``teklif 3.150.000 TL. Dört sunucunun bedeli 12.600.000 TL, vergi 2.520.000 TL, genel toplam 15.120.000 TL``: the product stands beside them, and the total is of more."""
    count, each = near
    product = (count.value or 0) * (each.base_value or 0)
    return any(n.base_value and abs(n.base_value / product - 1) < 1e-9 for n in window if n not in near)


def _per_chip(case: Case, total: Number, window: Sequence[Number], claims: dict[str, list[Assertion]]) -> Iterator[Finding]:
    """``1024, yani her yongada 256``: the two stand in one sentence, the count of chips somewhere in the document."""
    sentence = case.sentence_at(total.start)
    for each in window:
        if not sentence.start <= each.start < sentence.end or each.unit != total.unit or not each.value or not says_each(case, each):
            continue
        times = (total.value or 0) / each.value
        counts = [n for n in measures(case) if _is_count(n) and n.value == times and n.unit in CHIPS]
        if times >= 2 and counts:
            yield from _supported(counts[0], each, total, claims)
            return


CHIPS = frozenset("chip GPU TPU IPU NPU CPU node card server".split())


def _is_count(number: Number) -> bool:
    value = number.value or 0
    return number.kind == "quantity" and unit_class(number.base_unit) == "count" and float(value).is_integer() and int(value) in FACTORS


@asked_once
def says_total(case: Case, number: Number) -> bool:
    return bool(TOTAL_BEFORE.search(case.text[max(0, number.start - 30) : number.start]) or TOTAL_AFTER.match(case.text[number.end : number.end + 20]))


@asked_once
def says_each(case: Case, number: Number) -> bool:
    start = max(case.sentence_at(number.start).start, number.start - 60)
    return bool(EACH_BEFORE.search(case.text[start : number.start]) or EACH_AFTER.match(case.text[number.end : number.end + 8]))


def _together(case: Case, total: Number, each: Number) -> bool:
    """In one sentence or in two that follow each other in one block."""
    return case.block_at(total.start) == case.block_at(each.start)


def _adjacent(count: Number, each: Number, window: Sequence[Number]) -> bool:
    """No other count stands nearer to the share than this one."""
    counts = [n for n in window if _is_count(n)]
    return min(counts, key=lambda n: abs(n.start - each.start)) is count and len(counts) == 1


def _supported(count: Number, each: Number, total: Number, claims: dict[str, list[Assertion]]) -> Iterator[Finding]:
    said = f"{multiplied((replace(count, unit=None), each), total)}, as the article says."
    finding = Finding("", CHECK, "supported", "product", said, {"figures": spans_of((count, each, total))}, METHOD)
    of_one = {(thing_key(c.subject), c.metric) for c in claims.get(each.figure_id, ()) if c.subject}
    for number in (total, each):
        for one in spread(number, claims, finding):
            claim = next((c for c in claims.get(number.figure_id, ()) if c.claim_id == one.claim_id), None)
            if number is each or claim is None or not _is_told_of_one(claim, of_one):
                yield one


def _is_told_of_one(claim: Assertion, of_one: set[tuple[str, str | None]]) -> bool:
    """Whether the total is claimed of the very thing that each is of: ``K2는 96GB, 8장이면 총 768GB`` is no 768 GB of a K2."""
    return bool(claim.subject) and (thing_key(claim.subject or ""), claim.metric) in of_one and not claim.conditions.keys() & {"chips", "nodes"}


def _conflicting(count: Number, each: Number, total: Number, claims: dict[str, list[Assertion]]) -> Iterator[Finding]:
    said = f"{multiplied((replace(count, unit=None), each), each)}, but the article says {shown(total.value, total.unit)} in total."
    finding = Finding("", CHECK, "conflicting", "wrong_total", said, {"figures": spans_of((count, each, total))}, METHOD)
    for number in (total, each):
        yield from spread(number, claims, finding)
