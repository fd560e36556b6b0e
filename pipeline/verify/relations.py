"""Arithmetic by place: products, sums and differences that the numbers of neighbouring sentences make, whatever their claims say.

A number that any relation of its neighbours gives is right. One that none gives, although its words say that it is reckoned
(``총``, ``toplam``, ``eder``), or although one wrong digit or unit would give it, is in conflict with the numbers it comes from.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pipeline.languages import totalling_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import (
    LOOSEST,
    NO_AMOUNTS,
    Amount,
    digits,
    dimension_of,
    is_in_binary_steps,
    product_dimension,
    readings,
    rounded_to,
    sentence_index,
    slack,
    slipped,
    window,
)
from pipeline.verify.asides import is_batch_size
from pipeline.verify.bystanders import another_makes_it, explains, of_other_things
from pipeline.verify.differences import is_difference
from pipeline.verify.equations import Equation, joined, made_of
from pipeline.verify.moves import holds_a_move
from pipeline.verify.names import keys
from pipeline.verify.no_totals import is_no_total
from pipeline.verify.numbers import MONEY, Tolerances, shown, written_half_step
from pipeline.verify.parts import add_up, some_parts_fit
from pipeline.verify.places import beside, claims_on, measures, spans_of, spread
from pipeline.verify.products import EACH_AFTER, says_each
from pipeline.verify.records import CERTAIN, Case, Finding, Number, asked_once
from pipeline.verify.together import counted_together
from pipeline.verify.told_values import noun_of

CHECK, METHOD = "arithmetic", "relation"
MOST_TERMS = 12  # numbers of a window that are tried, the nearest
AT_ONCE = frozenset({"request", "user", "session"})  # who share a machine's speed: ``16 istekte 720 token/s, tek kullanıcıda 47``
ABOUT = 0.06  # "about" in a product
NEAR_PRODUCT = 2.0  # factor within which a product is meant for a stated result
NEAR_SUM = 0.25
UNIT_STEPS = (1e3, 1e6)  # what a slipped unit changes
BITS_A_BYTE = 8.0
_TOTAL_TR = r"topla(?!mış|d[ıi](?![mk])|yan\b|yarak\b|yıp\b|may)"  # ``78 milyon topladı``: collected, no sum
_LIGHT = "".join(f"(?<!{noun} )" for noun in "iddia devam tahmin kabul ifade işaret tercih elde teklif talep temsil takip".split())  # ``700 iddia ediyor``: no ``makes``
RECKONED = re.compile(
    r"총(?!이익|자산|부채|마진|점유)|모두|합계|합치|합친|합쳐|합하|더하|더한|다 해서|다 해|통틀어|도합|곱하|곱한|전체|이면|라면|치면|셈|각각|계산|청구|곧 |즉|그래서|니까 |"
    rf"{_TOTAL_TR}|hepsi|tümü(?!yle)|{_LIGHT}(?:eder|ediyor)|yapar|yapıyor|yapıyo|tutar|tuttu|tutuyor|çarp|eşit|demek|ulaş|sistem genelinde|çıkıyor|bulur|kaplıyor|yani",
    re.IGNORECASE,
)
SUMMED = re.compile(
    r"(?:총(?!이익|자산|부채|마진|점유)|다 더|(?:둘|셋|넷)[을이] 다|(?:둘|셋|넷) 다 (?:더|합|해|깔)|tamamında|모두|합계|합치|합친|합쳐|합하|더하|더한|다 해서|통틀어|도합|총합|합이|hepsi|tümü(?!yle)|tamamı|ikisi birlikte|üçü birlikte)|" + _TOTAL_TR, re.IGNORECASE
)
MULTIPLIED = re.compile(rf"곱하|곱한|어치|çarp|{_LIGHT}(?:eder\b|ediyor)", re.IGNORECASE)
UNIT_SLIPS = frozenset({"bit", "bit/s", "W", "J", "operation/s", "1/s", "s", *MONEY})
COUNT_BEFORE = 14  # characters between a count and the amount of all: ``여섯 대로 18만㎡``
REACH = 28  # characters around a number in which the words stand that say how it came about


class Term(NamedTuple):
    """One way to come to a number: the numbers it is made from, what they come to and how that is told."""

    numbers: tuple[Number, ...]
    value: float  # in the base units of the result
    slack: float  # relative
    told: str


def check_relations(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # numbers are compared to the digits they are written with
    claims = claims_on(case)
    for target in measures(case):
        if target.value is None or target.value <= 0 or target.quantifier in {"at_least", "at_most", "more_than", "less_than"} or target.value_max:
            continue
        if case.block_at(target.start).kind == "table":
            continue
        finding = _judge(case, target)
        if finding is not None:
            for number in {n.figure_id: n for n in (target, *finding[1]) if n.figure_id}.values():
                yield from spread(number, claims, finding[0])


def _judge(case: Case, target: Number) -> tuple[Finding, tuple[Number, ...]] | None:
    near = sorted((n for n in window(case, target, after=0) if not _says_both(case, n)), key=lambda n: abs(n.start - target.start))[:MOST_TERMS]
    near.sort(key=lambda n: n.start)
    before = [n for n in near if n.start < target.start]
    words = around(case, target)
    products = list(_products(case, target, near))
    meant = [(term, a) for term, a in products if _is_energy_told_here(case, target, term)]
    if any(_fits(target, a, term) for term, a in meant or products) or any(_agrees(target, s) for s in _sums(case, target, before)):
        return None
    full_marks = _FULL_MARKS.match(words.split(" # ", 1)[0])
    if (not full_marks and _given_by_difference(target, near)) or _given_by_share(target, near) or _is_a_factor(case, target, near):
        return None
    if _OUT_OF.match(case.text[target.end : target.end + 12]):
        return None
    if SUMMED.search(_counted_parts(case, target, words) + _own_words(words)) and (found := _wrong_sum(case, target, before) or _wrong_parts(case, target)):
        return found
    return _wrong_product(case, target, products, words=words)


def _is_energy_told_here(case: Case, target: Number, term: Term) -> bool:
    """``23.6kW이니 30일 내내 … 1만 7000kWh``: a power and a time of the same sentence, no other."""
    sentence = case.sentence_at(target.start)
    if dimension_of(term.numbers[0]) not in {"W", "s"} or len(term.numbers) != LIKE_UNITS or any(n.start < sentence.start for n in term.numbers):
        return False
    here = [n for n in window(case, target, after=0) if sentence.start <= n.start < target.start]
    return {dimension_of(n) for n in term.numbers} == {"W", "s"} and sum(dimension_of(n) == "W" for n in here) == 1 == sum(dimension_of(n) == "s" for n in here)


_PARTS_BEFORE = re.compile(r"(?:둘|셋|넷|다섯)$|\b(?:iki|üç|dört|beş)(?:si|sü)?$|(?:\d+ üzerinden )$", re.IGNORECASE)


def _counted_parts(case: Case, target: Number, words: str) -> str:
    """``셋`` of ``셋을 다 깔면``, ``toplamda kart 40 üzerinden``: the number just before, where it only counts the parts or says the most."""
    before = words.split(" # ", 1)[0]
    start = target.start - len(before)
    sentence = case.sentence_at(target.start)
    if _FULL_MARKS.match(before):
        return case.text[max(sentence.start, start - REACH) : start]
    match = _PARTS_BEFORE.search(case.text[max(sentence.start, start - 8) : start])
    return match[0] if match else ""


_FULL_MARKS = re.compile(r"^\s?(?:üzerinden|점 만점에)")
_EACH_ITS_OWN = re.compile(r"각각|sırasıyla|respectively")
_OUT_OF = re.compile(r"^\s?(?:üzerinden|만점|점 만점)")  # ``40 üzerinden 30 puan``


def _own_words(words: str) -> str:
    """What stands around a number, without what a semicolon or a full stop parts from it."""
    before, after = words.split(" # ", 1)
    return f"{re.split(r'[;.]', before)[-1]} # {re.split(r'[;.]', after)[0]}"


@asked_once
def around(case: Case, number: Number) -> str:
    """The words between the numbers before and after, within its sentence and ``REACH``."""
    sentence, (before, after) = case.sentence_at(number.start), beside(case, number)
    start = max([sentence.start, number.start - REACH, *([before.end] if before else [])])
    end = min([sentence.end, number.end + REACH, *([after.start] if after else [])])
    return case.text[start : number.start] + " # " + case.text[number.end : end]


# Products


def _products(case: Case, target: Number, near: Sequence[Number]) -> Iterator[tuple[Term, Amount]]:
    """Products of two or three neighbours in a dimension of the target, with the reading of the target."""
    wanted = [a for a in readings(case, target) if a.value > 0]
    near = [n for n in near if n.value and not (n.unit in NO_HOLDERS and dimension_of(target) == "bit") and not (n.unit in AT_ONCE and (target.unit or "").endswith("/s")) and not (_is_fraction(n) and case.block_at(n.start).kind == "table")]  # nothing is told as a product with nought
    read = {n.figure_id: readings(case, n) for n in near}
    for a, b in itertools.combinations(near, 2):
        for x, y in itertools.product(read[a.figure_id], read[b.figure_id]):
            dimension = product_dimension(x.dimension, y.dimension)
            for goal in wanted:
                if dimension == goal.dimension:
                    yield Term((a, b), x.value * y.value, slack(a) + slack(b), _times(a, b)), goal
    for a, b, c in itertools.combinations([n for n in near if n.value and (n.unit in {"h", "day", "W", "kW", "MW"} or read[n.figure_id][:1])], 3):
        for x, y, z in itertools.product(read[a.figure_id], read[b.figure_id], read[c.figure_id]):
            value = _product_of_three((x, y, z), (a, b, c))
            for goal in wanted:
                if value is not None and value.dimension == goal.dimension:
                    yield Term((a, b, c), value.value, slack(a) + slack(b) + slack(c), _times(a, b, c)), goal


NO_HOLDERS = frozenset("layer customer company person country city user employee researcher partner supplier".split())  # what has no memory of its own


def _product_of_three(read: tuple[Amount, ...], numbers: tuple[Number, ...]) -> Amount | None:
    """Two counts of so much each; a power over hours a day and days: ``280W × 24 h × 30 day``."""
    if any(r.dimension == "count" and "/" in (n.unit or "") for r, n in zip(read, numbers, strict=True)):
        return None
    by_dimension = {r.dimension: r for r in read}
    if set(by_dimension) == {"W", "s"} and {n.unit for n in numbers} >= {"h", "day"}:
        hours, days = (next(n.value or 0 for n in numbers if n.unit == unit) for unit in ("h", "day"))
        return Amount("J", by_dimension["W"].value * 3600 * hours * days)
    counts = [r for r in read if r.dimension == "count"]
    rest = [r for r in read if r.dimension not in {"count", "x", "s"}]
    small = all(r.value <= LARGEST_COUNT for r in counts[:2])
    if len(counts) == 3 and sorted(r.value for r in counts)[1] <= LARGEST_COUNT:
        return Amount("count", counts[0].value * counts[1].value * counts[2].value)
    if len(counts) == 2 and len(rest) == 1 and small:
        return Amount(rest[0].dimension, counts[0].value * counts[1].value * rest[0].value)
    return None


LARGEST_COUNT = 1000  # of two counts in a product of three
_ALTOGETHER = re.compile(r"전체|총|모두|통틀어|도합|합계|toplam")


def _times(*numbers: Number) -> str:
    return joined("×", numbers)


def _fits(target: Number, goal: Amount, term: Term) -> bool:
    if goal.value and abs(term.value / goal.value - 1) <= rounded_to(target):
        return True  # ``192GB짜리 8장, 1.5TB``
    if goal.value and any(is_in_binary_steps(n, target, term.value / goal.value, slack(target) + term.slack + 1e-9) for n in term.numbers):
        return True
    return _off(goal.value, term) <= slack(target) + term.slack + _loose(target, term) + 1e-9


def _loose(target: Number, term: Term) -> float:
    bounds = any(n.quantifier not in {"exact", "at_least", "at_most"} for n in term.numbers)  # ``en az 12 aylığına``: the term as agreed
    if not bounds and target.quantifier == "about" and len(digits(target)) >= PRECISE:
        return ABOUT_PRECISE  # ``yaklaşık 36,9 TB``: rounded to what is written
    return ABOUT if bounds or target.quantifier != "exact" else 0.0


PRECISE = 3
ABOUT_PRECISE = 0.01


def _off(value: float, term: Term) -> float:
    return abs(term.value - value) / max(abs(value), abs(term.value), 1e-30)


def _is_a_factor(case: Case, target: Number, near: Sequence[Number]) -> bool:
    """Whether the target is itself a factor of a product that comes out: ``36 h`` of ``36 h × 12.24 USD/h = 440.64 USD``."""
    for other in near:
        rest = [n for n in near if n is not other]
        for result in readings(case, other):
            for x in readings(case, target):
                for n in rest:
                    for y in readings(case, n):
                        if product_dimension(x.dimension, y.dimension) == result.dimension:
                            term = Term((target, n), x.value * y.value, slack(target) + slack(n), "")
                            if x.value > 0 and _fits(other, result, term) and len(digits(other)) > 1:
                                return True
    return False


def _wrong_product(
    case: Case, target: Number, products: Sequence[tuple[Term, Amount]], *, words: str
) -> tuple[Finding, tuple[Number, ...]] | None:
    """The product that was surely meant and does not come out: the one with most evidence, where that is enough."""
    best: tuple[float, Term, Amount, str] | None = None
    if counted_together(case, target) is not None or some_parts_fit(case, target):
        return None  # ``셋을 합치면``: of so many things, and no so many times as much
    for term, goal in products:
        if _in_reach(case, target, term) and not _comes_out_elsewhere(case, target, term, goal) and not (_loose(target, term) == ABOUT and term.value / goal.value < 1.2 and goal.value / term.value < 1.2):
            score, reason = _evidence(case, target, term, goal, words=words)
            score += _second_way(term, goal, products) if score else 0.0
            if score >= ENOUGH and (best is None or score > best[0]) and not _explained(case, target, term, goal):
                best = (score, term, goal, reason)
    if best is not None and _FELL_TO.match(fold(case.text[target.end : target.end + REACH])):
        return None
    if best is None or _gap_is_told(case, target, *best[1:3]) or _comes_out_far_off(case, target, best[1]) or another_makes_it(case, target, best[1].numbers):
        return None
    _, term, goal, reason = best
    slips = [n for n in term.numbers if _slipped_term(target, goal, term, n)]
    ratio = term.value / goal.value
    as_bits = any(abs(ratio * f - 1) <= LOOSEST for f in (BITS_A_BYTE, 1 / BITS_A_BYTE))
    cause = "unit_error" if reason == UNIT_REASON and as_bits else "product"
    return _finding(target, term, goal, cause, reason), tuple(slips or [n for n in term.numbers if slack(n) > 0])


# ``매달 90만 kWh가 들었는데 54만 kWh로 줄었다``: the end of a fall, no product
_FELL_TO = re.compile(r"^[^\s.,\d]{0,2}(?:으로|로)\s(?:줄|내려|내렸|떨어|감소|낮아)|^[’']?[yn]?[ae]\s(?:düş|in(?:di|dir|miş)|azal|gerile)")
FINE = 0.004  # relative, that the last digit written may leave open
FAR_OFF = 30  # sentences within which two numbers may give a product


def _comes_out_far_off(case: Case, target: Number, term: Term) -> bool:
    """``GPU가 여덟 개니까 다 더하면 7.2TB/s`` where 900 GB/s stand far above: the same count times another amount gives it to the digits written."""
    written = min(written_half_step(target.surface, target.value or 1) / (target.value or 1), FINE)
    place = sentence_index(case, target)
    far = [n for n in measures(case) if n.value and n is not target and abs(place - sentence_index(case, n)) <= FAR_OFF and n.unit not in {"x", "percent"}]
    counts = [n for n in term.numbers if slack(n) == 0]
    return any(
        product_dimension(x.dimension, y.dimension) == goal.dimension and abs(x.value * y.value / goal.value - 1) <= max(EXACT, written)
        for count in counts for n in far if n not in term.numbers and dimension_of(n) == dimension_of(target)
        for x in readings(case, count) for y in readings(case, n) for goal in readings(case, target)
        if goal.value > 0
    )  # fmt: skip


def _explained(case: Case, target: Number, term: Term, goal: Amount) -> bool:
    """Whether a count or a period beside them makes up for the difference, or a power and a time are told of several things."""
    numbers = (target, *term.numbers)
    return explains(case, numbers, term.value / goal.value) or (goal.dimension in {"J", "W"} and of_other_things(case, numbers)) or _of_another_model(case, target, term)


def _of_another_model(case: Case, target: Number, term: Term) -> bool:
    """``타일 640개에 768KB씩`` of a Y1, and in another paragraph ``GC200은 타일이 1,472개에 SRAM이 900MB``: two models, each claimed of its own."""
    claims = claims_on(case)
    models = [{key for c in claims.get(n.figure_id, ()) if c.confidence >= CERTAIN for key in keys(c.subjects) if any(x.isdigit() for x in key)} for n in (target, *term.numbers)]
    apart = [theirs for n, theirs in zip(term.numbers, models[1:], strict=True) if theirs and case.block_at(n.start) != case.block_at(target.start)]
    return bool(models[0]) and any(not any(a in b or b in a for a in models[0] for b in theirs) for theirs in apart)


def _gap_is_told(case: Case, target: Number, term: Term, goal: Amount) -> bool:
    """``한 대에 34만 원, 열 대 묶음은 320만 원으로 20만 원을 아낀다``: what the product is more than the target is named as a saving."""
    gap = abs(term.value - goal.value) / goal.value * (target.base_value or 0)
    off = (term.slack + slack(target)) * (target.base_value or 0)
    like = [n for n in window(case, target) if dimension_of(n) == dimension_of(target) and n not in term.numbers]
    shares = [n for n in window(case, target) if n.unit == "percent"]
    share = abs(1 - goal.value / term.value) * 100
    return any(abs((n.base_value or 0) - gap) <= off + 1e-6 * gap for n in like) or any(abs((n.value or 0) - share) <= 0.5 for n in shares)


def _second_way(term: Term, goal: Amount, products: Sequence[tuple[Term, Amount]]) -> float:
    """``63 gün × 14.000 lira`` and ``735 lira × 1.200 kart``: two products of other numbers that come to the same, which the target is not."""
    used = {n.start for n in term.numbers}
    for other, a in products:
        if a.dimension == goal.dimension and not used & {n.start for n in other.numbers} and abs(other.value / term.value - 1) <= term.slack + other.slack + 1e-9:
            return 1.0 if all(len(digits(n)) > 1 for n in (*term.numbers, *other.numbers)) else 0.5
    return 0.0


def _comes_out_elsewhere(case: Case, target: Number, term: Term, goal: Amount) -> bool:
    """``24GB짜리라 두 장이면 48GB, 5090은 32GB``: the product stands in the same sentence as one of its terms, or as the target, which then is another."""
    sentences = {case.sentence_at(n.start) for n in (target, *term.numbers)}
    for n in window(case, target):
        if n in term.numbers or n.value == target.value or case.sentence_at(n.start) not in sentences:
            continue
        if any(a.dimension == goal.dimension and _fits(n, a, term) for a in readings(case, n)):
            return True
    return False


def _in_reach(case: Case, target: Number, term: Term) -> bool:
    """The target and the nearest of its terms stand in one sentence or the next."""
    place = sentence_index(case, target)
    if any(n.unit == "year" and (n.value or 0) > 1 for n in term.numbers):
        return False  # how long something lasts or takes to pay off
    if any(n.base_unit == "s" for n in term.numbers) and any(abs(place - sentence_index(case, n)) > 1 for n in term.numbers):
        return False  # what is used over a time is told beside the time
    return any(place - sentence_index(case, n) <= 1 for n in term.numbers)


SURE_DIGITS = 5  # digits whose slip is no chance
SAME_PLACE = 0.4  # what standing in one sentence counts
UNIT_REASON = "the unit does not fit"
ENOUGH = 2.0  # measured on the planted articles with odd numbers and on the clean ones


def _evidence(case: Case, target: Number, term: Term, goal: Amount, *, words: str) -> tuple[float, str]:
    """How much speaks for it that this product was meant, and what is wrong with it."""
    ratio = term.value / goal.value
    tied = _tied(case, target, term, words=words)
    precise = term.slack + slack(target) + 1e-9
    if goal.dimension == "count" and "/" in (target.unit or "") and all(n.unit != target.unit for n in term.numbers):
        return 0.0, ""
    of_no_core = goal.dimension == "bit" and any(n.unit in PARTS_OF_CHIPS for n in term.numbers) and not _EACH_CORE.search(words) and not any(says_each(case, n) for n in term.numbers)
    if of_no_core or is_difference(case, target):
        return 0.0, ""  # ``32코어에 메모리 384GB``: no core has gigabytes of its own; ``서버 한 대로 치면 336만 원 차이``
    drawn_together = target.base_unit == POWER and any(n.unit in PARTS_OF_CHIPS for n in term.numbers) and not _EACH_CORE.search(words)  # ``on çekirdekli işlemci 140 W``
    if any(n.unit == "x" or n.value == 1 or _is_fraction(n) for n in term.numbers) or goal.dimension == "s" or drawn_together or OF_A_SUPPLY.match(fold(case.text[target.end : target.end + SUPPLY])) or is_no_total(case, target, _written(target, goal, term.value)):
        return 0.0, ""
    for_each_time = EVERY.search(case.text, max(0, target.start - EVERY_BEFORE), target.start) and any(n.base_unit == "s" for n in term.numbers)  # ``her ay 4.200 dolar``: no product over a time, as it is told of each
    if for_each_time or _counts_another(case, target, term) or ("/" in (target.unit or "") and any(is_batch_size(case, n) for n in term.numbers)):
        return 0.0, ""
    by_eight = goal.dimension == "bit/s" and all(n.value != BITS_A_BYTE for n in case.numbers)
    steps = (*UNIT_STEPS, BITS_A_BYTE) if by_eight else UNIT_STEPS
    if goal.dimension in {"W", "J", "bit/s"} and {n.unit for n in term.numbers} & {"s", "min", "h", "day"}:
        steps = (*steps, 60.0, 3600.0, 24.0)
    may_slip = goal.dimension in UNIT_SLIPS and (goal.dimension not in MONEY or _is_so_much_each(case, target, term))
    if may_slip and not _is_a_term_again(target, term) and any(abs(ratio * f - 1) <= precise + _loose(target, term) / 2 for step in steps for f in (step, 1 / step)):
        length = len(digits(target))
        exact = len(term.numbers) == 2 and length > 2 and _comes_out(target, goal, term)
        length -= length == DIGITS_BY_CHANCE and goal.dimension in MONEY and not _comes_out(target, goal, term)
        return (0.0 if length < 2 else 2.0 if exact else 1.8 if length > 2 else 1.2 if all(n.unit is not None for n in term.numbers) else 0.9) + tied, UNIT_REASON
    if not 1 / NEAR_PRODUCT <= ratio <= NEAR_PRODUCT or _EACH_ITS_OWN.search(case.words(case.sentence_at(target.start))) or _is_no_product(target, goal, term, words):
        return 0.0, ""
    slip = slipped(target, _written(target, goal, term.value))
    if slip or any(_slipped_term(target, goal, term, n) for n in term.numbers):
        length = len(digits(target))
        if length < SURE_DIGITS and (tied <= SAME_PLACE or not _says_how(case, target, term, words)):
            return 0.0, ""  # nothing but their place ties them
        return (1.9 if length >= 5 else 1.6 if length == 4 else 1.3 if length == 3 else 0.5) + tied, "one digit or two differ"
    return 0.0 if not (RECKONED.search(words) or MULTIPLIED.search(words)) and _hardly_each(case, target, term) else tied, "that many of so much each make another total"


_NAME = re.compile(r"(?<![A-Za-z0-9가-힣])[A-Za-z가-힣]*-?\d{2,4}[A-Za-z]*(?![\d.,])|[A-Z][A-Za-z]*-?\d+[A-Za-z]*")


def _counts_another(case: Case, target: Number, term: Term) -> bool:
    """``한 장에 85만 원씩 340만 원, 파워 두 개``: what so many come to is told right behind the first amount; ``5090 시스템이 640W, R9700 두 장짜리가 690W``: the count stands with the target, behind the name of another thing than the first amount is told of."""
    if len(term.numbers) != len("ab"):
        return False
    each, count = sorted(term.numbers, key=lambda n: slack(n) == 0)
    if any(n.unit == each.unit and 0 <= n.start - each.end <= RIGHT_BEHIND and (n.value or 0) > (each.value or 0) and n.start != target.start for n in case.numbers) and says_each(case, each):
        return True
    if dimension_of(each) != dimension_of(target) or not each.end <= count.start < target.start or case.sentence_at(each.start) != case.sentence_at(target.start):
        return False
    named = _NAME.search(case.text, each.end, count.start)
    before = case.text[case.sentence_at(each.start).start : each.start]
    return named is not None and bool(_NAME.search(before)) and named[0] not in before and _OF_SO_MANY.match(case.text, count.end) is not None


RIGHT_BEHIND = 5
_OF_SO_MANY = re.compile(r"\s?(?:장|대|개)?\s?(?:짜리|을 쓴|를 쓴|을 꽂은|를 꽂은)|[’']?l[ıiuü]\b|\s?(?:kart|yonga|çip|GPU)?[’']?l[ıiuü](?:k)?\b")


def _hardly_each(case: Case, target: Number, term: Term) -> bool:
    """``192GB라 80GB짜리 두 장 몫을``: a total told before its terms; ``월 1,130만 원에서``: no longer so much; or a bare number, of anything."""
    before = any(n.start > target.start for n in term.numbers) and not (dimension_of(target) in MONEY and len(digits(target)) >= SURE_TOTAL)
    return before or any(n.unit is None or _WAS.match(case.text[n.end : n.end + 6]) for n in term.numbers)


SURE_TOTAL = 3  # digits of a sum of money that may stand before what it is made of
DIGITS_BY_CHANCE = 2  # of a sum of money that comes near a product in another unit


DONE = frozenset({"time", "token/s", "image/s", "frame/s", "fps", "sample/s", "query/s", "request/s"})


def _is_no_product(target: Number, goal: Amount, term: Term, words: str) -> bool:
    """Two cards need not do twice the work of one, nor is what was done five times five of it; ``펌프까지 220만 원``: there is more in it."""
    unsure = goal.dimension == "count/s" or any(n.unit in DONE for n in term.numbers)
    told = (SUMMED.search(words) or MULTIPLIED.search(words)) if goal.dimension == "count/s" else RECKONED.search(words)
    return (unsure and not told) or more_in_it(target, words)


_HOLDS_THEM = re.compile(  # ``4장이 들어가는 서버``, ``sekiz kartlık sunucu``: a machine costs and draws more than what is in it
    r"^ (?:서버|노드|시스템|워크스테이션)[은는이가의] |(?:들어가는|들어간|들어 있는|꽂은|꽂힌|꽂는|탑재한|장착한|실은|단|든|짜리) ?(?:\d\S{0,3} )?(?:['‘\"“]?[가-힣A-Za-z0-9-]+ ){0,3}?(?:서버|시스템|워크스테이션|랙|본체|장비|pc)"
    r"|[ıiuü]?l[ıiuü]k (?:\S+ ){0,3}?(?:sunucu|sistem|istasyon|kabin|kasa|küme|makine|raf)|(?:takılı|barındıran|içeren|taşıyan|bulunan|dizili) (?:\S+ ){0,3}?(?:sunucu|sistem|istasyon|kabin|kasa|küme|makine|raf)", re.IGNORECASE
)


def holds_more(case: Case, total: Number, each: Number) -> bool:
    """``장당 1,850만 원. 여덟 장을 꽂은 서버 '한결 박스'는 … 값은 2억 1천만 원``: whether what costs or draws so much is another thing than what does each, with more in it."""
    if total.kind != "money" and total.base_unit != POWER:
        return False
    claims = claims_on(case)
    whole, part = ({c.subject for c in claims.get(n.figure_id or "", ()) if c.subject} for n in (total, each))
    return bool(whole and part) and not whole & part


def more_in_it(number: Number, words: str) -> bool:
    """Whether words say that there is more in a total than so many of so much each."""
    return TOPPED_UP.search(words) is not None or (number.base_unit == POWER and _WHOLE_MACHINE.search(words) is not None) or ((number.kind == "money" or number.base_unit == POWER) and _HOLDS_THEM.search(words) is not None)


POWER = "kg*m**2/s**3"
PARTS_OF_CHIPS = frozenset({"core", "thread", "layer"})
SUPPLY = 20  # characters behind a power that name what gives it
OF_A_SUPPLY = re.compile(r"(?:짜리|급)? ?(?:파워(?! ?소비)|전원 ?공급|psu)|['’]?l[iuü]k (?:bir )?(?:(?:güç )?kaynağ|psu|adaptör)")  # ``1.000 W'lık güç kaynağı``: what it may give, no total
_EACH_CORE = re.compile(r"(?:코어|스레드) ?(?:당|마다|하나)|(?:çekirdek|thread|core) başina|her (?:bir )?çekirde")
_WHOLE_MACHINE = re.compile(r"(?:본체|시스템|pc|컴퓨터|서버) ?전체|벽 ?전력|콘센트|벽에서|prizden|prizde|sistemin tamam|bilgisayarin tamam|tüm sistem|kasanin tamam", re.IGNORECASE)  # ``본체 전체가 700W``: cards and all else
TOPPED_UP = re.compile(r"(?<=[가-힣])까지|포함|얹|더한|dahil|eklen(?!iyor)|birlikte")  # ``본체까지 462W``: there is more in it
_WAS = re.compile(r"^에서\s")  # ``월 1,130만 원에서``: no longer so much each
SAME_PRICE = 0.2


def _is_a_term_again(target: Number, term: Term) -> bool:
    """``100만 토큰에 0.6달러, 다른 곳은 0.59달러``: the target is another of what the product is made of, not what it makes."""
    return any(n.kind == target.kind and n.unit == target.unit and abs((n.value or 0) / (target.value or 1) - 1) <= SAME_PRICE for n in term.numbers)


def _says_how(case: Case, target: Number, term: Term, words: str) -> bool:
    """Whether words or kinds say that the numbers make a product: each, together, so many of so much; hours at so much an hour."""
    if len({n.unit for n in (target, *term.numbers)}) > LIKE_UNITS and all(n.unit not in {None, "piece"} for n in term.numbers):
        return True
    return bool(RECKONED.search(words)) or any(says_each(case, n) for n in (target, *term.numbers)) or _grouped(case, term) is not None


def _comes_out(target: Number, goal: Amount, term: Term) -> bool:
    """Whether the digits of a product are those of the target to the last, whatever the unit."""
    product = digits(target), f"{term.value / goal.value * (target.value or 0):.12g}".replace(".", "").split("e")[0].strip("0")
    return product[0] == product[1]


def _is_so_much_each(case: Case, target: Number, term: Term) -> bool:
    """A price of each, or so much a month for so many months."""
    times = {n.unit for n in term.numbers if n.base_unit == "s"}
    per = {(n.unit or "").partition("/")[2] for n in term.numbers} - {""}
    if times or per:
        return bool(times) and times == per
    return any(says_each(case, n) for n in (target, *term.numbers))


LIKE_UNITS = 2


def _is_fraction(number: Number) -> bool:
    """A bare ``1.5``: a size or a coefficient, no count of things."""
    return number.unit in {None, "piece"} and not float(number.value or 0).is_integer()


_NOUN_OF_EACH = re.compile(r"\bher (?:bir )?([a-zçğıöşü]{4,})[^.;!?]*$|([가-힣]{1,4})(?:당|마다)\s*(?:\S+\s+){0,2}$", re.IGNORECASE)


def _one_counted_thing(case: Case, term: Term) -> bool:
    """``dört görev kullanıldı, her görev için 1.250 soru``: the thing counted is the thing that each is of."""
    for each in term.numbers:
        match = _NOUN_OF_EACH.search(case.text[max(0, each.start - 40) : each.start])
        noun = (match[1] or match[2]).lower() if match else ""
        if noun and any(noun[:5] in case.text[n.start : n.end + 14].lower() for n in term.numbers if n is not each and slack(n) == 0):
            return True
    return False


_COST = re.compile(r"bedel|tutar|fatura|harca|öde|비용|요금|금액|청구|지불", re.IGNORECASE)


def _of_rate_and_time(case: Case, target: Number, term: Term) -> float:
    """``günde 14.000 lira … 63 günde``, ``23,6 kW … 30 gün``: so much over a time, for so long; three kinds that meet by no chance."""
    if EVERY.search(case.text, max(0, target.start - EVERY_BEFORE), target.start):
        return 0.0  # ``her ay 4.200 dolar``: told over a time itself
    times = [n for n in term.numbers if n.base_unit == "s"]
    rates = [n for n in term.numbers if n.base_unit != "s" and ("/" in (n.unit or "") or dimension_of(n) == "W")]
    if len(times) != 1 or len(rates) != 1 or len(term.numbers) != 2 or target.unit is None:
        return 0.0
    money = dimension_of(target) in MONEY and (rates[0].unit or "").partition("/")[0] == target.unit
    sentence = case.sentence_at(target.start)
    told = money and _COST.search(case.words(sentence)) is not None
    same = times[0].unit == (rates[0].unit or "").partition("/")[2]
    return 1.0 + 0.6 * told + 0.4 * same if money else 1.6 if _is_energy_told_here(case, target, term) else 0.4 if dimension_of(target) == "J" and len(digits(target)) > 1 else 0.0


EVERY = re.compile(r"(?:\bher (?:ay|gün|yıl|hafta|saat)|\b(?:aylık|ayda|günde|yılda)|매달|매일|매년|다달이)\s$", re.IGNORECASE)
EVERY_BEFORE = 12  # characters before an amount in which it is told what time it is for
_OF_SO_MUCH = re.compile(r"^(?:짜리|[’']?[lL][ıiuü][kğ])")
_COUNTED = re.compile(r"\s*(?:adet|tane|개의|장의)?\s*")


def _grouped(case: Case, term: Term) -> Number | None:
    """``iki adet 16 GB'lık modül``, ``24GB짜리 여덟 묶음``: the size of each, beside its count."""
    if len(term.numbers) != 2:
        return None
    first, second = sorted(term.numbers, key=lambda n: n.start)
    between = case.text[first.end : second.start]
    if slack(first) == 0 and _COUNTED.fullmatch(between) and _OF_SO_MUCH.match(case.text[second.end : second.end + 6]):
        return second
    if slack(second) == 0 and len(between) <= COUNT_BEFORE and _OF_SO_MUCH.match(between):
        return first
    return None


def _tied(case: Case, target: Number, term: Term, *, words: str) -> float:
    """How far words and places tie the numbers together."""
    score = 1.0 if SUMMED.search(words) or MULTIPLIED.search(words) else 0.5 if RECKONED.search(words) else 0.0
    if any(says_each(case, n) for n in (target, *term.numbers)):
        score += 0.8
    if _one_counted_thing(case, term):
        score += 0.6
    score += _of_rate_and_time(case, target, term)
    if _ALTOGETHER.search(words) and any(n.unit == "time" for n in term.numbers) and any(n.unit == target.unit and n.unit not in {None, "piece"} for n in term.numbers):
        score += 1.4  # ``세 번 되풀이``: that many times the same
    if (each := _grouped(case, term)) is not None:
        times = (target.base_value or 0) / (each.base_value or 1)
        score += 1.6 if times.is_integer() and times > 1 else 1.0
    if _IF_SO_MANY.match(words) and any(0 < target.start - n.end <= REACH and dimension_of(n) == "count" for n in term.numbers):
        score += 0.8
    counts = [n for n in term.numbers if slack(n) == 0]
    if any(0 <= target.start - n.end <= COUNT_BEFORE for n in counts):
        score += 0.8
    same = sum(case.sentence_at(n.start) == case.sentence_at(target.start) for n in term.numbers)
    score += 0.4 * same / len(term.numbers)
    if readings(case, target)[0].dimension == "count":
        alike = any(n.unit == target.unit for n in term.numbers) and target.unit not in {None, "piece"}
        alike = alike or (target.unit is None and any(says_each(case, n) and n.unit not in {None, "piece"} for n in term.numbers))
        if not alike and not MULTIPLIED.search(words):
            score -= 0.7
        if len({n.unit for n in (target, *term.numbers)} - {None, "piece"}) < 2 and not alike and not MULTIPLIED.search(words):
            score -= 0.3
    return score - 0.5 * (len(term.numbers) - 2)


_IF_SO_MANY = re.compile(r"^이?면(?:,)?\s(?!서)|^[을를] (?:한데 )?(?:모으|묶으)면|^\s?(?:tanesi )?bir araya gel(?:ince|diğinde|irse)", re.IGNORECASE)  # ``11,616개면``, ``On altısı bir araya gelince``


def _written(target: Number, goal: Amount, value: float) -> float:
    """The value as it would be written in the target's unit."""
    return value / goal.value * (target.value or 0)


def _slipped_term(target: Number, goal: Amount, term: Term, number: Number) -> bool:
    """Whether another value of one term, a slip of it, makes the product come out."""
    solved = (number.value or 0) * goal.value / term.value
    rounded = float(f"{solved:.{max(1, len(digits(number)))}g}")
    return slipped(number, solved) and abs(rounded / solved - 1) < max(1e-3, slack(target))


# Sums and differences


def _sums(case: Case, target: Number, before: Sequence[Number]) -> Iterator[Term]:
    """Runs of like numbers that end just before the target, and any two of the last of them."""
    like = _like(case, target, before)
    for size in range(2, len(like) + 1):
        yield _sum(like[-size:])
    yield from (_sum(pair) for pair in itertools.combinations(like[-5:], 2) if pair != tuple(like[-2:]))


def _like(case: Case, target: Number, before: Sequence[Number]) -> list[Number]:
    kind = dimension_of(target)
    here = [n for n in before if case.block_at(n.start) == case.block_at(target.start) and dimension_of(n) == kind]
    listed = [] if len(here) > 1 else _list_before(case, target)
    found = [n for n in (listed or before) if dimension_of(n) == kind and ((target.unit == "point" and bool(listed)) or kind != "count" or n.unit == target.unit or _of_any_noun(case, n, target) or _both_great(n, target))]
    return [n for n in found if (n.base_value or 0) > 0 and n.unit != "bit" and (n.unit != "percentage_point" or target.unit == n.unit)]  # a gap is no part of a share


def _says_both(case: Case, number: Number) -> bool:
    """``her iki yarıda``, ``두 학기 모두``: on either side, and no two of anything."""
    in_words = not any(c.isdecimal() for c in number.surface)
    return in_words and totalling_of(case.language).both.search(fold(case.text[max(0, number.start - len("her ")) : number.end + len(" 학기 모두")])) is not None


def _of_any_noun(case: Case, a: Number, b: Number) -> bool:
    """Whether one of two counts only says how many, in digits, or of the same noun: ``dört arkadaşın üçü`` are no cards."""
    if "piece" not in {a.unit, b.unit}:
        return False
    nouns = {noun_of(case, n) for n in (a, b)} - {""}
    return len(nouns) < 2 or a.unit == b.unit or any(c.isdecimal() for c in (a if a.unit == "piece" else b).surface)


GREAT = 10_000


def _both_great(a: Number, b: Number) -> bool:
    """``504.000, kalan 14 dakikada 999.600 görüntü; toplam 1.503.600``: large counts of which only one has its noun."""
    return None in {a.unit, b.unit} and min(a.value or 0, b.value or 0) >= GREAT


def _list_before(case: Case, target: Number) -> list[Number]:
    """The numbers of a list that goes before the target's paragraph."""
    block = case.block_at(target.start)
    items = [b for b in case.blocks if b.end <= block.start + 1][-12:]
    run = list(itertools.takewhile(lambda b: b.kind == "list_item", reversed(items)))
    if len(run) < 2:
        return []
    start = run[-1].start
    firsts: dict[int, Number] = {}
    for n in measures(case):
        if start <= n.start < block.start and (dimension_of(n) == dimension_of(target) or (target.unit == "point" and n.unit is None)):
            firsts.setdefault(case.block_at(n.start).start, n)
    return list(firsts.values())


def _sum(numbers: Sequence[Number]) -> Term:
    value = sum(n.base_value or 0 for n in numbers)
    off = sum(slack(n) * (n.base_value or 0) for n in numbers) / value
    return Term(tuple(numbers), value, off, joined("+", numbers))


def _agrees(target: Number, term: Term) -> bool:
    return _off(target.base_value or 0, term) <= slack(target) + term.slack + _loose(target, term) + 1e-9


def _given_by_difference(target: Number, near: Sequence[Number]) -> bool:
    kind, value = dimension_of(target), target.base_value or 0
    like = [n for n in near if dimension_of(n) == kind and n.base_value]
    for a, b in itertools.combinations(like, 2):
        gap = abs((a.base_value or 0) - (b.base_value or 0))
        allowed = slack(target) * value + slack(a) * (a.base_value or 0) + slack(b) * (b.base_value or 0)
        if abs(gap - value) <= allowed + 1e-9 * value:
            return True
    return False


def _given_by_share(target: Number, near: Sequence[Number]) -> bool:
    """``ayda 11.520 dolar, yüzde 10 indirimle 10.368 dolar``: another amount, less or more by a percentage told with it."""
    like = [n.value for n in near if n.value and n.kind == target.kind and (n.unit or "").partition("/")[0] == (target.unit or "").partition("/")[0]]
    shares = [n.value / 100 for n in near if n.unit == "percent" and n.value]
    value = target.value or 0
    return any(abs(v * (1 + sign * share) - value) <= (slack(target) + EXACT) * value for v in like for share in shares for sign in (1, -1))


EXACT = 1e-6


def _wrong_sum(case: Case, target: Number, before: Sequence[Number]) -> tuple[Finding, tuple[Number, ...]] | None:
    """``둘을 합친 금액은 357.88달러`` after 338 and 9.88: the run whose sum is nearest, where it is near or one digit off."""
    if totalling_of(case.language).adding.match(fold(case.text[target.end : target.end + REACH])) and sentence_index(case, target) == min(sentence_index(case, n) for n in before[-1:] or (target,)):
        return None  # ``1분기 1,620억 원, 2분기 1,890억 원을 더한 값``: the last of the terms
    if _never_adds(case, target) or _TELLS_CHANGE.match(case.text, target.end) or EACH_AFTER.match(case.text[target.end : target.end + REACH]):
        return None  # ``13만 원씩 낸 열여덟 명``: what each gives is no total
    terms = [t for t in _sums(case, target, before) if not holds_a_move(case, t.numbers) and all(n.quantifier == "exact" and not _MARGIN.match(fold(case.text[n.end : n.end + REACH])) for n in t.numbers) and add_up(t.numbers, target)]
    listed = bool(_list_before(case, target))
    near = [t for t in terms if _off(target.base_value or 0, t) <= NEAR_SUM and not _has_a_trifle(target, t)]
    sure = [t for t in near if slipped(target, t.value / ((target.base_value or 1) / (target.value or 1)))]
    whole = len([n for n in _like(case, target, before) if sentence_index(case, target) - sentence_index(case, n) <= 1]) == 2
    told = _number_of_parts(case, target)
    of_number = [t for t in near if len(t.numbers) == told]
    chosen = sure or of_number or [t for t in near if (len(t.numbers) > 2 or listed or whole) and not any(says_each(case, n) for n in t.numbers)]
    if not chosen or target.quantifier != "exact" or some_parts_fit(case, target):
        return None
    term = min(chosen, key=lambda t: _off(target.base_value or 0, t))
    if any(_agrees(n, _sum((*t.numbers, target))) for t in terms for n in case.numbers if n.start > target.start and dimension_of(n) == dimension_of(target) and sentence_index(case, n) == sentence_index(case, target)):
        return None  # `1만3000장, 1만5000장, 2만2000장을 더 들여와 모두 5만 장`: the last of the parts
    goal = Amount(dimension_of(target), target.base_value or 0)
    return _finding(target, term, goal, "wrong_total", "the parts make another total"), term.numbers


def _has_a_trifle(target: Number, term: Term) -> bool:
    """Whether a part is next to nothing beside the others, and would not make the total in a larger unit either."""
    least, value = min(n.base_value or 0 for n in term.numbers), target.base_value or 0
    return least < LEAST_PART * term.value and not any(abs(term.value + (step - 1) * least - value) <= term.slack * value + slack(target) * value + EXACT for step in (1e3, 1e6))


LEAST_PART = 2e-3  # of a sum: ``랙 한 대가 30kW, 모두 채우면 30MW``, which is less is no part of it
_MARGIN = re.compile(r"[’']?l[ıiuü]k (?:bir )?(?:sapma|hata|yanilma)|\s?(?:의 )?(?:오차|편차)")  # `300 milyon dolarlık bir sapma payıyla`
_TELLS_CHANGE = re.compile(r"[’']?l[ıiuü]k (?:bir )?(?:art|düş|zam|indirim|büyü|azal)|(?:의)? ?(?:증가|상승|하락|감소|인상|인하|할인)", re.IGNORECASE)  # `yüzde 40'lık artış` is no total of shares


_OF_MORE = re.compile(r"까지 (?:다 |모두 )?(?:합|더)|(?:연도|연간|한 해|1년|일 년)[^\s]{0,3} (?:통틀|모두|합)|yılın tamam|yıl geneli")  # ``그래픽까지 합치면``: of parts that are not told


def _never_adds(case: Case, target: Number) -> bool:
    """Degrees, rates of work and multiples make no total; nor does what is told of more than the parts."""
    before = case.text[max(case.sentence_at(target.start).start, target.start - REACH) : target.start]
    return target.base_unit in NO_AMOUNTS or dimension_of(target) in {"count/s", "operation/s", "x"} or _OF_MORE.search(before) is not None


_PARTS_TOLD = (re.compile(r"(?<![가-힣])(?:두|둘|iki(?:si|sini)?|her ikisi)(?![a-zçğıöşü])", re.IGNORECASE), re.compile(r"(?<![가-힣])(?:세|셋|üç|üçü|üçünü)(?![a-zçğıöşü])", re.IGNORECASE))


def _number_of_parts(case: Case, target: Number) -> int | None:
    """``두 회사의 투자금을 합치면``: how many parts the words just before a total name."""
    start = max(case.sentence_at(target.start).start, target.start - REACH)
    return next((size for size, pattern in enumerate(_PARTS_TOLD, 2) if pattern.search(case.text[start : target.start])), None)


def _wrong_parts(case: Case, target: Number) -> tuple[Finding, tuple[Number, ...]] | None:
    """``세 모델을 합쳐 1,400건이다. A가 655건, B가 412건, C가 233건``: the total first, its parts in the next sentence."""
    place = sentence_index(case, target)
    parts = [n for n in _like(case, target, window(case, target)) if n.start > target.start and sentence_index(case, n) - place <= 1]
    after = [n for n in parts if sentence_index(case, n) == place] or parts
    if len(after) < 2 or any((n.base_value or 0) >= (target.base_value or 0) for n in after) or any(n.quantifier != "exact" for n in (target, *after)):
        return None
    terms = [_sum(after[:size]) for size in range(2, len(after) + 1)]
    if any(_agrees(target, t) for t in terms) or some_parts_fit(case, target):
        return None
    term = terms[-1]
    if not add_up(term.numbers, target):
        return None
    if len(after) < 3 or _off(target.base_value or 0, term) > NEAR_SUM:
        return None
    goal = Amount(dimension_of(target), target.base_value or 0)
    return _finding(target, term, goal, "wrong_total", "the parts make another total"), term.numbers


def _finding(target: Number, term: Term, goal: Amount, cause: str, reason: str) -> Finding:
    unit = (target.unit or "").partition("/")[0] if goal.dimension == "J" and "×" in term.told else target.unit  # ``ayda 27.000 kWh``: so much energy
    come = term.value * (target.value or 0) / goal.value
    said = f"{made_of(term.numbers, come, unit) if '×' in term.told else Equation(term.told, come, unit)}, the article says {shown(target.value, target.unit)}: {reason}."
    return Finding("", CHECK, "conflicting", cause, said, {"figures": spans_of((*term.numbers, target))}, METHOD)
