"""Arithmetic by word: what was spent, what is saved in so long, and how long it takes until it has paid off.

``다 합쳐 3,840만 원 … 월 35만 6,400원 … 설비 값을 뽑는 데 9년``; ``her ay 4.200 dolar … 48 bin dolarlık yatırım on bir buçuk ayda kendini çıkardı``.
"""

from __future__ import annotations

from collections.abc import Iterator

from pipeline.languages import running_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import SECONDS, sentence_index, slack
from pipeline.verify.asides import is_denied
from pipeline.verify.numbers import MONEY, Tolerances, shown
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.rates_over import Rate, rate_of
from pipeline.verify.records import Case, Finding, Number
from pipeline.verify.relation_evidence import EVERY, EVERY_BEFORE

CHECK, METHOD = "arithmetic", "payback"
BACK = 3  # sentences before a time in which it is told what is saved
REACH = 30  # characters around a time in which it is said to pay off
NEAR = (0.33, 3.0)  # times that it may be off and be meant
ALWAYS, ABOUT = 0.08, 0.2  # relative, that it may be off: costs and months are rounded
HALF = 0.5  # of a unit that is left over


def check_paybacks(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # times are compared to the digits they are written with
    words, claims = running_of(case.language), claims_on(case)
    numbers = [n for n in measures(case) if n.value and n.value > 0 and not n.value_max and case.block_at(n.start).kind not in {"title", "chrome"}]
    for told in numbers:
        if told.unit not in SECONDS or told.quantifier not in {"exact", "about"} or is_denied(case, told):
            continue
        sentence = case.sentence_at(told.start)
        if not (words.pays_off.match(fold(case.text[told.end : told.end + REACH])) or words.to_pay_off.search(fold(case.text[max(sentence.start, told.start - REACH) : told.start]))):
            continue
        rates = [r for n in numbers if not words.device_hour.search(fold(case.text[max(0, n.start - REACH) : n.start])) and n.end <= told.start and 0 <= sentence_index(case, told) - sentence_index(case, n) <= BACK and (r := rate_of(case, n)) is not None and r.kind in MONEY]
        here = [n for n in numbers if sentence.start <= n.start < sentence.end]
        beside = [r for r in rates if r.number in here]
        both = bool(beside) and any(n.unit in MONEY and all(n is not r.number for r in beside) for n in here)
        once = [n for n in (here if both else numbers) if not EVERY.search(case.text, max(0, n.start - EVERY_BEFORE), n.start)]  # not `her ay 4.200 dolar`
        found = _missed(told, beside if both else rates, once)  # what one sentence tells of all three is meant
        if found is not None:
            rate, cost, come = found
            said = f"{shown(cost.value, cost.unit)} at {shown(rate.number.value, rate.number.unit)} ({rate.per}) take {shown(float(f'{come:.3g}'), told.unit)}, the article says {shown(told.value, told.unit)}."
            finding = Finding("", CHECK, "conflicting", "product", said, {"figures": spans_of((cost, rate.number, told)), "computed": come}, METHOD)
            for number in (told, rate.number):
                yield from spread(number, claims, finding)


def _missed(told: Number, rates: list[Rate], numbers: list[Number]) -> tuple[Rate, Number, float] | None:
    """What is saved, what was spent and how long that takes; None where any two amounts told come to the time."""
    costs = [n for n in numbers if n.unit in MONEY and n.start != told.start and n.quantifier in {"exact", "about"}]
    ways = [
        (rate, cost, (cost.value or 0) / rate.value * SECONDS[rate.per] / SECONDS[told.unit or ""])
        for rate in rates for cost in costs
        if cost.unit == rate.kind and cost.start != rate.number.start and (cost.value or 0) > rate.value
    ]  # fmt: skip
    value = told.value or 1.0
    for _, cost, come in ways:
        loose = (ABOUT if told.quantifier == "about" else ALWAYS) + slack(cost)
        if abs(come / value - 1) <= loose or abs(come - value) <= HALF:
            return None
    near = [way for way in ways if NEAR[0] <= way[2] / value <= NEAR[1]]
    return max(near, key=lambda way: way[1].value or 0) if near else None
