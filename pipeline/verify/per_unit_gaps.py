"""Arithmetic by place: which of two things gives more for each watt or each dollar, and how much, against the two values of each.

``카드는 300W, 외산은 700W … 벼리가 초당 1450토큰, 외산이 2600토큰 … 와트당으로 따지면 벼리가 30% 높습니다``; ``vat başına bakarsanız Lodos yüzde 30 önde``.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pipeline.lexicon import fold
from pipeline.verify.amounts import dimension_of, slack
from pipeline.verify.asides import is_denied
from pipeline.verify.direction_words import BAD, GOOD, Direction, direction
from pipeline.verify.moves import FROM
from pipeline.verify.numbers import MONEY, Tolerances, shown
from pipeline.verify.places import claims_on, spans_of, spread
from pipeline.verify.records import Case, Finding, Number
from pipeline.verify.told_values import alike, told_values

CHECK, METHOD = "arithmetic", "per unit"
AFTER, BEFORE = 26, 48  # characters around a stated gap in which its direction, and what is held against what, stand
BACK = 6  # sentences before it in which the four values stand
BESIDE = 26  # characters before a value in which its thing is named
LOOSE = 0.05  # relative, of the quotient
_BASES = (
    (re.compile(r"(?:와트|전력|w) ?당|(?:vat|watt|w) başina"), frozenset({"W"})),
    (re.compile(r"(?:달러|원|가격|돈|1달러|만 원|비용) ?당|(?:dolar|lira|euro|para|fiyat) başina"), frozenset(MONEY)),
    (re.compile(r"(?:기가바이트|gb|용량) ?당|(?:gigabayt|gb) başina"), frozenset({"bit"})),
)
_WORTHY = re.compile(f"{GOOD}|{BAD}")
_SUBJECT = re.compile(r"([가-힣a-z0-9\-]{2,}?)(?:이|가|은|는|쪽이)\s(?:약 |무려 |오히려 |되레 |도리어 )?$|([a-zçğöşü0-9\-]{3,})(?:[’'][a-z]{1,4})?\s(?:ise |de |da |yaklaşik |tam |yüzde |%)*$")


class Way(NamedTuple):
    """What each thing gives (``first``, ``second``) for what it takes (``mine``, ``other``)."""

    first: Number
    mine: Number
    second: Number
    other: Number

    @property
    def times(self) -> float:
        return ((self.first.base_value or 0) / (self.mine.base_value or 1)) / ((self.second.base_value or 0) / (self.other.base_value or 1))


def check_per_unit_gaps(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # which of two quotients is the larger does not depend on them
    claims = claims_on(case)
    numbers = told_values(case)
    for place, stated in enumerate(numbers):
        if stated.unit not in {"percent", "x"} or stated.value_max or case.block_at(stated.start).kind in {"table", "title"} or is_denied(case, stated):
            continue
        sentence = case.sentence_at(stated.start)
        before = fold(case.text[max(sentence.start, numbers[place - 1].end if place else 0, stated.start - BEFORE) : stated.start])
        base = next((kinds for pattern, kinds in _BASES if pattern.search(before)), None)
        told = direction(case.text[stated.end : min(sentence.end, stated.end + AFTER)], "")
        name = _SUBJECT.search(before)
        if base is None or told is None or name is None or (base & MONEY and _is_of_price(told)):
            continue
        ways = [w for w in _ways(case, numbers[:place], stated, base) if _fits(stated, w.times) and not _is_move(case, w)]
        subject = name[1] or name[2]
        sides = {_is_larger(case, w, subject) for w in ways}
        if len({tuple(sorted((w.first.start, w.second.start))) for w in ways}) != 1 or sides != {not told.larger}:
            continue
        yield from spread(stated, claims, _turned(ways[0], told, (*ways[0], stated)))
    for way, told in _without_size(case, numbers):
        for number in (way.mine, way.other):
            yield from spread(number, claims, _turned(way, told, way))


def _turned(way: Way, told: Direction, numbers: Sequence[Number]) -> Finding:
    quotients = " and ".join(f"{shown(a.value, a.unit)} for {shown(b.value, b.unit)}" for a, b in ((way.first, way.mine), (way.second, way.other)))
    said = f"{quotients}: what is told of the one lies the other way than the words ({told.word!r}) say."
    return Finding("", CHECK, "conflicting", "wrong_side", said, {"figures": spans_of(numbers)}, METHOD)


def _without_size(case: Case, numbers: Sequence[Number]) -> Iterator[tuple[Way, Direction]]:
    """``와트당 토큰 수로 치면 마루가 한참 낫다``, ``vat başına Meşe daha iyi``: which gives more for each, and not how much more."""
    for sentence in case.sentences:
        if case.block_at(sentence.start).kind in {"table", "title"}:
            continue
        words = fold(case.words(sentence))
        for pattern, base in _BASES:
            match = pattern.search(words)
            told = direction(words[match.end() :], "") if match else None
            if match is None or told is None or told.plain or not told.larger or re.search(r"[.;:?]|\d\s?(?:%|배|kat)|yüzde", words[match.end() : (end := words.find(told.word, match.end()))]):
                continue
            if _TURNS.search(words[match.end() : end]):
                continue
            name = _SUBJECT.search(_DEGREE.sub("", words[match.end() : end]))
            before = [n for n in numbers if n.start < sentence.start + match.start()]
            place = next((n for n in numbers if n.start >= sentence.start + match.start()), None)
            ways = [w for w in _ways(case, before, before[-1], base) if not _is_move(case, w)] if name and before and (place is None or place.start >= sentence.start + end) else []
            sided = [w for w in ways if name and _is_larger(case, w, name[1] or name[2]) is False and max(w.times, 1 / w.times) > CLEARLY and _is_of_its_base(case, w)]
            if len({tuple(sorted((w.first.start, w.second.start))) for w in sided}) == 1:
                yield sided[0], told


# what is told of something else than of each: ``와트당으로는 아쉬워도 속도는``
_TURNS = re.compile(r"(?:(?<![쳐져봐])도|지만|[는은]데|[가-힣][고며]|만 보면),?\s|\b(?:ama|fakat|ancak|rağmen|olsa|ise|yalniz)\b")
CLEARLY = 1.15  # times that one gives more
_DEGREE = re.compile(r"(?:(?:한참|훨씬|조금|약간|오히려|되레|더|꽤|단연|확실히|daha|çok|epey|açik ara|biraz|hâlâ|hala) )+$")


def _is_of_its_base(case: Case, way: Way) -> bool:
    """Whether each gives for what stands beside its own name: the words right before the two values of a thing have one in common."""
    labels = [_label(case, n) for n in way]
    return bool(labels[0] & labels[1] - labels[3]) and bool(labels[2] & labels[3] - labels[1])


def _label(case: Case, n: Number) -> set[str]:
    sentence = case.sentence_at(n.start)
    before = [m.end for m in told_values(case) if sentence.start <= m.start < n.start]
    words = fold(case.text[max([sentence.start, n.start - BESIDE, *before]) : n.start])
    return {re.sub(r"(?<=..)(?:은|는|이|가|도)$", "", word) for word in re.findall(r"[a-z0-9çğöşü가-힣]{2,}", words)}


def _is_of_price(told: Direction) -> bool:
    return not _WORTHY.fullmatch(told.word) and told.word[:1] in "비싸저쌌쌉싼pu"


def _ways(case: Case, numbers: Sequence[Number], stated: Number, base: frozenset[str]) -> Iterator[Way]:
    """Two amounts of the base and two of one other kind, told before the gap: each of these for either of those."""
    at = case.sentences.index(case.sentence_at(stated.start)) if case.sentence_at(stated.start) in case.sentences else 0
    low = case.sentences[max(0, at - BACK)].start if case.sentences else 0
    near = [n for n in numbers if n.start >= low and case.block_at(n.start).kind not in {"table", "title"} and n.unit not in {"percent", "x", "percentage_point"}]
    bases = [n for n in near if dimension_of(n) in base]
    if len(bases) != TWO or not alike(case, *bases):
        return
    for first, second in itertools.combinations([n for n in near if n not in bases], 2):
        if dimension_of(first) in base or not alike(case, first, second) or sum(alike(case, n, first) for n in near) != TWO:
            continue
        yield Way(first, bases[0], second, bases[1])
        yield Way(first, bases[1], second, bases[0])


TWO = 2


def _is_move(case: Case, way: Way) -> bool:
    """``성능은 300TFLOPS에서 700TFLOPS로 … 와트당 성능은 두 배가 된다``: two values of one thing over time, of which the word before them is the measure."""
    first, second = sorted((way.first, way.second), key=lambda n: n.start)
    between = case.text[first.end : second.start]
    return len(between) <= MARK and FROM.match(between) is not None


MARK = 12  # characters between the two ends of a move


def _fits(stated: Number, times: float) -> bool:
    value = stated.value or 0.0
    more = max(times, 1 / times) if times > 0 else 0.0
    if stated.unit == "x":
        return value > 1 and abs(more - value) <= (LOOSE + slack(stated)) * value
    return any(abs(p - value) <= max(0.6, (LOOSE + slack(stated)) * value) for p in (100 * (more - 1), 100 * (1 - 1 / more)))


def _is_larger(case: Case, way: Way, subject: str) -> bool | None:
    """Whether the thing of that name gives more for each; None where the name stands beside neither value or both."""
    beside = [_stands_beside(case, n, subject) for n in (way.first, way.second)]
    if beside[0] == beside[1]:
        return None
    return (way.times > 1) == beside[0]


def _stands_beside(case: Case, n: Number, name: str) -> bool:
    sentence = case.sentence_at(n.start)
    before = [m.end for m in told_values(case) if sentence.start <= m.start < n.start]
    words = fold(case.text[max([sentence.start, n.start - BESIDE, *before]) : n.start])
    stem = name if "가" <= name[0] <= "힣" or len(name) < LETTERS else name[:LETTERS]
    return re.search(rf"(?<![a-zçğöşü0-9가-힣]){re.escape(stem)}", words) is not None


LETTERS = 5
