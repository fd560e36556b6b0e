"""Arithmetic by word: so much an hour, a day or a month, for so long, and what that comes to.

``월 1,350만 원 … 36개월이면 4억 8,600만 원``; ``saatte 12,24 dolar … yılda 107 bin dolar``; ``450W … 하루 10시간씩 30일을 돌리면 135kWh``. How long is said right before
the total, or by the total's own word; the rate is the only one of its kind before it.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pipeline.languages import running_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import ENERGY, HOURS, counted_spans, digits, sentence_index, slack
from pipeline.verify.asides import is_denied
from pipeline.verify.numbers import MONEY, Tolerances, shown
from pipeline.verify.of_each import each_of
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.records import Assertion, Case, Finding, Number

CHECK, METHOD = "arithmetic", "rate over a time"
BACK = 2  # sentences before a total in which its rate may stand
BOUND = 34  # characters between how long and the total
ENOUGH = 2  # digits of a total that is judged
OFF, LOOSE, ABOUT = 0.006, 0.012, 0.05  # relative, that it may be off: always, where months are of no fixed length, and about
MEANT = (0.4, 2.5)  # times that it may be off and be meant for it
OF_OTHERS = {("day", "month"): (30.0, 31.0, 28.0, 30.4, 20.0, 21.0, 22.0), ("day", "year"): (365.0, 366.0, 360.0), ("month", "year"): (12.0,), ("week", "month"): (4.0, 4.3, 4.35), ("week", "year"): (52.0,), ("day", "week"): (7.0, 5.0)}
WATTS = {"W": 1e-3, "kW": 1.0, "MW": 1e3}
A_DAY = 24.0


class Rate(NamedTuple):
    """So much of one kind (``USD``, ``kWh``) for each unit of time."""

    number: Number
    kind: str
    value: float
    per: str


def check_rates_over(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # products are compared to the digits they are written with
    claims, numbers = claims_on(case), [n for n in measures(case) if n.value and n.value > 0]
    rates = [r for n in numbers if (r := rate_of(case, n)) is not None]
    for total in numbers if rates else ():
        kind = _kind(total)
        if kind is None or total.value_max or total.quantifier not in {"exact", "about"} or len(digits(total)) < ENOUGH or case.block_at(total.start).kind in {"table", "title", "chrome"} or is_denied(case, total):
            continue
        lasting = _lasting(case, total)
        place, block = sentence_index(case, total), case.block_at(total.start)
        before = [r for r in rates if r.kind == kind and block.start <= r.number.start < total.start and place - sentence_index(case, r.number) <= BACK] if lasting else []
        before = [r for r in before if lasting and r.number.start < lasting[0] and _shorter(r.per, lasting[1]) and (r.per, 1.0) != lasting[1:] and not (r.number.unit in WATTS and lasting[0] == total.start and not running_of(case.language).daily.search(fold(case.words(case.sentence_at(total.start)))))]
        if not before or lasting is None or len({(r.value, r.per) for r in before}) > MOST_RATES:
            continue
        found = [(rate, made) for rate in before if (made := _made(case, rate, lasting, total))]
        if found:
            yield from _judged(case, total, found, lasting, claims)


MOST_RATES = 3


def _judged(case: Case, total: Number, found: Sequence[tuple[Rate, list[float]]], lasting: Lasting, claims: dict[str, list[Assertion]]) -> Iterator[Finding]:
    """Support where a rate comes to just the total, a conflict where none of them comes near enough and the nearest is meant."""
    stated, kind = _amount(total), found[0][0].kind
    for rate, made in found:
        loose = LOOSE if {rate.per, lasting[1]} & {"month", "year"} else 0.0
        allowed = OFF + slack(total) + slack(rate.number) + loose + (ABOUT if total.quantifier == "about" else 0)
        if any(abs(stated / value - 1) <= allowed for value in made):
            if any(abs(stated / value - 1) <= slack(total) + 1e-9 for value in made[: len(HOURS[lasting[1]])]):
                said = f"{shown(rate.number.value, rate.number.unit)} over {shown(lasting[2], lasting[1])}: {shown(float(f'{made[0]:.6g}'), kind)}, as the article says."
                yield from spread(total, claims, Finding("", CHECK, "supported", "product", said, {"figures": spans_of((rate.number, total))}, METHOD))
            return
    rate, made = min(found, key=lambda one: abs(stated / one[1][0] - 1))
    low = case.sentence_at(rate.number.start).start
    words = fold(case.text[low : case.sentence_at(total.start).end])
    if running_of(case.language).aside.search(words) or _told_before(case, total, found) or not MEANT[0] <= stated / made[0] <= MEANT[1] or "?" in words:
        return
    said = f"{shown(rate.number.value, rate.number.unit)} ({rate.per}) over {shown(lasting[2], lasting[1])} come to {shown(float(f'{made[0]:.5g}'), kind)}, the article says {shown(total.value, total.unit)}."
    yield from spread(total, claims, Finding("", CHECK, "conflicting", "product", said, {"figures": spans_of((rate.number, total))}, METHOD))


def _told_before(case: Case, total: Number, found: Sequence[tuple[Rate, list[float]]]) -> bool:
    """``하루 12kWh, 한 달이면 360kWh. 원래 한 달에 210kWh를 썼으니``: what a rate comes to is told between it and a total, which then is another."""
    between = [n for n in measures(case) if n.value and n.end <= total.start and sentence_index(case, total) - sentence_index(case, n) <= 1]
    return any(
        n.start > rate.number.end and _kind(n) == rate.kind and abs(_amount(n) / made[0] - 1) <= OFF + slack(n) + slack(rate.number) and abs(_amount(n) / _amount(total) - 1) > OFF
        for rate, made in found for n in between
    )  # fmt: skip


def _kind(number: Number) -> str | None:
    head = (number.unit or "").partition("/")[0]
    return head if head in MONEY else "kWh" if head in ENERGY else None


def _amount(number: Number) -> float:
    return (number.value or 0.0) * ENERGY.get((number.unit or "").partition("/")[0], 1.0)


def rate_of(case: Case, number: Number) -> Rate | None:
    """An amount for each unit of time; a power is so much energy an hour."""
    if number.unit in WATTS:
        return Rate(number, "kWh", (number.value or 0) * WATTS[number.unit], "h")
    kind, per = _kind(number), _per(case, number)
    return Rate(number, kind, _amount(number), per) if kind and per and not number.value_max else None


def _per(case: Case, number: Number) -> str | None:
    per = (number.unit or "").partition("/")[2]
    if per:
        return per if per in HOURS else None
    each = each_of(case, number)
    if each is not None and each.unit and each.word in HOURS:
        return each.word
    before = fold(case.text[max(case.sentence_at(number.start).start, number.start - 30) : number.start])
    words = running_of(case.language)
    match = words.rate_before.search(before) or words.rate_glued.search(before)
    return match.lastgroup if match else None


Lasting = tuple[int, str, float]


def _lasting(case: Case, total: Number) -> Lasting | None:
    """How long a total is for: where that is told, its unit and how many of it."""
    sentence, running = case.sentence_at(total.start), running_of(case.language)
    spans = [n for n in counted_spans(case, sentence.start, total.start) if n.base_unit == "s" and n.unit in HOURS and n.value]
    spans += [n for n in _bare_months(case, sentence.start, total.start) if n.start not in {s.start for s in spans}]
    between = [n for n in measures(case) if sentence.start <= n.start < total.start]
    last = max(spans, key=lambda n: n.start, default=None)
    if last is not None and total.start - last.end <= BOUND and not any(n.start > last.start for n in between):
        words = fold(case.text[last.end : total.start])
        if running.for_so_long.match(words) and not re.search(r"[.;!?]", words):
            return last.start, last.unit or "", last.value or 0.0
        return None
    told = _per(case, total)
    if told in {"month", "year", "day"}:
        return (total.start, told, 1.0) if running.comes_to.search(fold(case.text[total.end : min(sentence.end, total.end + BOUND)])) else None
    match = next(iter(reversed(list(running.span.finditer(fold(case.text[max(sentence.start, total.start - BOUND) : total.start]))))), None)
    return (max(sentence.start, total.start - BOUND) + match.start(), match.lastgroup or "", 1.0) if match else None


def _bare_months(case: Case, low: int, high: int) -> list[Number]:
    """``24 ay boyunca``, ``5년이면``: how long, though the words may be read as a date."""
    found = []
    for match in running_of(case.language).months.finditer(case.text, low, high):
        unit = match.lastgroup or ""
        value = float(match[unit])
        found.append(Number("", *match.span(), match[0], "quantity", value, None, unit, None, value * 1.0, "s", "exact", 0))
    return found


def _shorter(per: str, unit: str) -> bool:
    order = list(HOURS)
    return per in order and unit in order and order.index(per) <= order.index(unit)


def _made(case: Case, rate: Rate, lasting: Lasting, total: Number) -> list[float]:
    """What a rate may come to over so long: in every length of a month, with the hours of a day and the numbers of things that are told beside it."""
    _, unit, many = lasting
    lengths: Sequence[float] = (1.0,) if rate.per == unit else OF_OTHERS.get((rate.per, unit), ()) if rate.per != "h" else HOURS[unit]
    low = case.sentence_at(rate.number.start).start
    near = [n for n in counted_spans(case, low, total.start) if n.value and n is not rate.number and n.start != total.start]
    if rate.per == "h" and unit != "h":
        lengths = [*lengths, *(length / A_DAY * (n.value or 0) for n in near if n.unit in {"h", "h/day"} and 1 <= (n.value or 0) < A_DAY for length in lengths)]
        daily = [n for n in near if n.unit in {"h", "h/day"} and 1 <= (n.value or 0) < A_DAY and running_of(case.language).a_day.search(fold(case.text[max(0, n.start - 10) : n.start]))]
        lengths = [length / A_DAY * (daily[-1].value or 0) for length in HOURS[unit]] if daily else lengths
    counts = [n.value or 1.0 for n in near if n.kind == "quantity" and n.base_unit != "s" and n.unit not in WATTS and float(n.value or 0.5).is_integer() and 1 < (n.value or 0) <= 100_000]
    plain = [rate.value * length * many for length in lengths]
    return plain + [value * times for value in plain for some in itertools.chain(counts, (a * b for a, b in itertools.combinations(counts, 2))) for times in (some, 1 / some)]
