"""Sums and parts that neighbouring numbers make, and those that come out wrong."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence

from pipeline.languages import totalling_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import NO_AMOUNTS, Amount, dimension_of, sentence_index, slack, slipped, window
from pipeline.verify.equations import joined
from pipeline.verify.moves import holds_a_move
from pipeline.verify.parts import add_up, some_parts_fit
from pipeline.verify.places import measures
from pipeline.verify.products import EACH_AFTER, says_each
from pipeline.verify.records import Case, Finding, Number
from pipeline.verify.terms import EXACT, REACH, Term, agrees, finding_of, off_by
from pipeline.verify.told_values import noun_of

NEAR_SUM = 0.25


# Sums and differences


def find_sums(case: Case, target: Number, before: Sequence[Number]) -> Iterator[Term]:
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


def says_both(case: Case, number: Number) -> bool:
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


def wrong_sum(case: Case, target: Number, before: Sequence[Number]) -> tuple[Finding, tuple[Number, ...]] | None:
    """``둘을 합친 금액은 357.88달러`` after 338 and 9.88: the run whose sum is nearest, where it is near or one digit off."""
    if totalling_of(case.language).adding.match(fold(case.text[target.end : target.end + REACH])) and sentence_index(case, target) == min(sentence_index(case, n) for n in before[-1:] or (target,)):
        return None  # ``1분기 1,620억 원, 2분기 1,890억 원을 더한 값``: the last of the terms
    if _never_adds(case, target) or _TELLS_CHANGE.match(case.text, target.end) or EACH_AFTER.match(case.text[target.end : target.end + REACH]):
        return None  # ``13만 원씩 낸 열여덟 명``: what each gives is no total
    terms = [t for t in find_sums(case, target, before) if not holds_a_move(case, t.numbers) and all(n.quantifier == "exact" and not _MARGIN.match(fold(case.text[n.end : n.end + REACH])) for n in t.numbers) and add_up(t.numbers, target)]
    listed = bool(_list_before(case, target))
    near = [t for t in terms if off_by(target.base_value or 0, t) <= NEAR_SUM and not _has_a_trifle(target, t)]
    sure = [t for t in near if slipped(target, t.value / ((target.base_value or 1) / (target.value or 1)))]
    whole = len([n for n in _like(case, target, before) if sentence_index(case, target) - sentence_index(case, n) <= 1]) == 2
    told = _number_of_parts(case, target)
    of_number = [t for t in near if len(t.numbers) == told]
    chosen = sure or of_number or [t for t in near if (len(t.numbers) > 2 or listed or whole) and not any(says_each(case, n) for n in t.numbers)]
    if not chosen or target.quantifier != "exact" or some_parts_fit(case, target):
        return None
    term = min(chosen, key=lambda t: off_by(target.base_value or 0, t))
    if any(agrees(n, _sum((*t.numbers, target))) for t in terms for n in case.numbers if n.start > target.start and dimension_of(n) == dimension_of(target) and sentence_index(case, n) == sentence_index(case, target)):
        return None  # `1만3000장, 1만5000장, 2만2000장을 더 들여와 모두 5만 장`: the last of the parts
    goal = Amount(dimension_of(target), target.base_value or 0)
    return finding_of(target, term, goal, "wrong_total", "the parts make another total"), term.numbers


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


def wrong_parts(case: Case, target: Number) -> tuple[Finding, tuple[Number, ...]] | None:
    """``세 모델을 합쳐 1,400건이다. A가 655건, B가 412건, C가 233건``: the total first, its parts in the next sentence."""
    place = sentence_index(case, target)
    parts = [n for n in _like(case, target, window(case, target)) if n.start > target.start and sentence_index(case, n) - place <= 1]
    after = [n for n in parts if sentence_index(case, n) == place] or parts
    if len(after) < 2 or any((n.base_value or 0) >= (target.base_value or 0) for n in after) or any(n.quantifier != "exact" for n in (target, *after)):
        return None
    terms = [_sum(after[:size]) for size in range(2, len(after) + 1)]
    if any(agrees(target, t) for t in terms) or some_parts_fit(case, target):
        return None
    term = terms[-1]
    if not add_up(term.numbers, target):
        return None
    if len(after) < 3 or off_by(target.base_value or 0, term) > NEAR_SUM:
        return None
    goal = Amount(dimension_of(target), target.base_value or 0)
    return finding_of(target, term, goal, "wrong_total", "the parts make another total"), term.numbers
