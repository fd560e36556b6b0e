"""Arithmetic by place: words of direction without a name to compare with, against the two values told just before them.

``상반기에 5억 달러, 하반기에 7억 달러를 기대한다. 하반기가 조금 적다``; ``saniyede 410 kare … 533 kareye çıktık. Yüzde 30'luk bu yavaşlamanın sebebi``;
``bedel küçüğünkinden yüksektir: 11,1 yerine 8,1 dolar``.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from pipeline.languages import directing_of, reckoning_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import dimension_of, sentence_index, slack
from pipeline.verify.asides import is_denied
from pipeline.verify.direction_words import Direction, direction
from pipeline.verify.directions import wrong_side
from pipeline.verify.fits import stated_fit
from pipeline.verify.moves import FROM, TO
from pipeline.verify.moves_told import REACH
from pipeline.verify.numbers import MONEY, Tolerances
from pipeline.verify.places import claims_on, spread
from pipeline.verify.records import Case, Finding, Number, Span
from pipeline.verify.sides import EARLIER, context
from pipeline.verify.told_values import alike, told_values

PLAN = "plan"  # method: a value is known by its noun, whatever the claims say
BESIDE = 22  # characters before a value in which its thing is named
Found = tuple[Number, Number, Direction, tuple[Number, ...]]


def check_plain_directions(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # what is compared here is which of two values is the larger
    claims = claims_on(case)
    numbers = [n for n in told_values(case) if case.block_at(n.start).kind not in {"table", "title", "chrome"}]
    for subject, other, told, places in (*_one_of_two(case, numbers), *_speakers_side(case, numbers), *_against_a_yardstick(case, numbers), *_changes(case, numbers), *_in_place_of(case, numbers)):
        if ((subject.base_value or 0) > (other.base_value or 0)) != told.larger and _differ(subject, other):
            for number in places:
                yield from spread(number, claims, wrong_side(subject, other, told))
    for subject, plan, told, places in _against_a_plan(case, numbers):
        if ((subject.base_value or 0) > (plan.base_value or 0)) != told.larger and _differ(subject, plan):
            for number in places:
                yield from spread(number, claims, replace(wrong_side(subject, plan, told), method=PLAN))


def _differ(a: Number, b: Number) -> bool:
    x, y = a.base_value or 0, b.base_value or 0
    return abs(x - y) > (slack(a) + slack(b) + 1e-9) * max(x, y) and all(n.quantifier in {"exact", "about"} for n in (a, b))


# What a word of direction may be told of: prices are dear, times are long; many and few, high and low go with anything.
_OF_KIND = {"price": MONEY, "time": frozenset({"s", "m"}), "weight": frozenset({"kg"}), "speed": frozenset({"s", "count/s", "1/s", "bit/s", "operation/s"}), "any": None}
LONGEST = 34  # characters of a sentence that says no more than which of two is larger


def _one_of_two(case: Case, numbers: Sequence[Number]) -> Iterator[Found]:
    """A short sentence that calls one of two things larger, smaller, dearer, faster: they stand beside the only two values of the sentence before."""
    directing = directing_of(case.language)
    for before, span in itertools.pairwise(case.sentences):
        words = fold(case.words(span))
        short = len(words.strip()) <= LONGEST and "?" not in words
        match = directing.one_is.match(words) or directing.it_is.match(words) if short else None
        if match is None or directing.compares.search(words) or any(span.start <= n.start < span.end for n in numbers):
            continue
        values = [n for n in numbers if before.start <= n.start < before.end]
        if len(values) != PAIR or not alike(case, *values):
            continue
        behind = match.re is directing.it_is
        name, said = (match["name"], match["words"]) if behind else (match[1], words[match.start(2) :])
        told = direction(said, dimension_of(values[0]))
        owners = [n for n, label in zip(values, _labels(case, values, before), strict=True) if _names(name, label)]
        owners = owners or ([] if behind else _not_the_rival(case, values, before))
        if told is None or len(owners) != 1 or not (may_be_told_of(case, told, dimension_of(values[0])) or behind):
            continue
        owner = owners[0]
        named = [n for n in case.numbers if n.kind == "name" and span.start <= n.start < span.end]  # where it is said
        yield owner, values[1 - values.index(owner)], told, (*values, *named)


PAIR = 2
LONGEST_OWN = 48  # characters of a sentence that says no more than how the speaker's own value lies


def _speakers_side(case: Case, numbers: Sequence[Number]) -> Iterator[Found]:
    """``대역폭은 저희가 조금 낮습니다. L4가 초당 300GB, 저희가 초당 273GB``: the only two values of the sentence behind or before, one of them the speaker's own."""
    words_of = reckoning_of(case.language)
    for place, span in enumerate(case.sentences):
        words = fold(case.words(span))
        match = words_of.speaker.search(words) if len(words.strip()) <= LONGEST_OWN and "?" not in words else None
        if match is None or any(span.start <= n.start < span.end for n in numbers):
            continue
        for beside in (*case.sentences[place + 1 : place + 2], *case.sentences[max(0, place - 1) : place]):
            values = [n for n in numbers if beside.start <= n.start < beside.end]
            own = [n for n in values if words_of.speakers_own.search(fold(case.text[max(beside.start, n.start - BESIDE) : n.start]))]
            values = [n for n in values if n in own or any(alike(case, n, one) for one in own)]
            if len(values) != PAIR or len(own) != 1 or not alike(case, *values):
                continue
            told = direction(words[match.end() : match.end() + REACH], dimension_of(own[0]))
            if told is not None and may_be_told_of(case, told, dimension_of(own[0])):
                yield own[0], values[1 - values.index(own[0])], told, tuple(values)
            break


YARD = 34  # characters around a value in which it is called a yardstick


def _against_a_yardstick(case: Case, numbers: Sequence[Number]) -> Iterator[Found]:
    """``hedef 1,18. Merkezlerin ortalaması 1,55; bizim değerimiz bu ortalamanın hayli altında``: the last value called so, and the only like one before it."""
    words_of = reckoning_of(case.language)
    for place, span in enumerate(case.sentences):
        words = fold(case.words(span))
        for match in words_of.against_it.finditer(words):
            told = direction(words[match.end() : match.end() + REACH], "")
            start = case.sentences[max(0, place - 1)].start
            near = [n for n in numbers if start <= n.start and n.end <= span.start + match.start() and case.block_at(n.start) == case.block_at(span.start)]
            marked = [i for i, n in enumerate(near) if _is_yardstick(case, near, i, words_of.yardstick)]
            if told is None or not told.plain or not marked or marked[-1] != len(near) - 1:
                continue
            yard = near[-1]
            like = [n for n in near[:-1] if alike(case, n, yard) or (n.unit is yard.unit is None and n.kind == yard.kind)]
            stated = [n for n in numbers if span.start + match.start() < n.start < span.start + match.end() and n.unit == "percent"]
            if stated and not like:
                like = _so_far_from(case, stated[0], yard, [n for n in numbers if n.end <= start])
            if len(like) == 1:
                yield like[0], yard, told, (like[0], yard, *stated)


FURTHER = 5  # sentences before a yardstick in which the value stands that lies from it as told


def _so_far_from(case: Case, stated: Number, yard: Number, before: Sequence[Number]) -> list[Number]:
    """``영업이익은 1조 8,420억 … 전망치 평균은 1조 7,500억 원이었는데 실제 숫자는 이보다 5% 넘게 많았다``: the value of which the percentage is true."""
    place = sentence_index(case, yard)
    fit = [n for n in before if place - sentence_index(case, n) <= FURTHER and alike(case, n, yard) and stated_fit(case, stated, n, yard) is not None]
    return fit[-1:] if len({n.base_value for n in fit}) == 1 else []


def _is_yardstick(case: Case, near: Sequence[Number], place: int, yardstick: re.Pattern[str]) -> bool:
    """Whether the clause of a value calls it an average, a forecast, a limit."""
    number = near[place]
    low = max(case.sentence_at(number.start).start, number.start - YARD, near[place - 1].end if place else 0)
    return yardstick.search(fold(case.text[low : number.start])) is not None


AFTER = 24  # characters behind a value in which it is called a plan


def _against_a_plan(case: Case, numbers: Sequence[Number]) -> Iterator[Found]:
    """``hedef 120 bin adet`` … ``180 bin yonga, bu da satış hedefinin üzerinde``: the last value, and the only like one of the article that is called what it is held against."""
    words_of = reckoning_of(case.language)
    for place, span in enumerate(case.sentences):
        words = fold(case.words(span))
        if "?" in words or case.block_at(span.start).kind in {"title", "table"}:
            continue
        for match in words_of.against_a_plan.finditer(words):
            told = direction(words[match.end() : match.end() + REACH], "")
            start, end = case.sentences[max(0, place - 2)].start, span.start + match.start()
            if told is None or not told.plain or case.block_at(span.start).kind == "list_item" or EARLIER.search(words[: match.start()]) or words_of.of_another.search(words[: match.start()]) or words_of.describes_next.match(words[match.end() :]):
                continue
            called = [n for n in numbers if n.start < end and _is_called(case, n, match["noun"], end)]
            near = [n for n in numbers if start <= n.start < end and case.block_at(n.start) == case.block_at(span.start)]
            last = next((n for n in reversed(near) if n not in called and not EARLIER.search(context(case, n)) and not words_of.describes_it.fullmatch(fold(case.text[n.end : end]))), None)
            plans = [n for n in called if last is not None and _may_be_held_against(case, last, n)]
            if last is not None and len({n.base_value for n in plans}) == 1 and not any(n.start > last.start and _may_be_held_against(case, last, n) for n in near if n not in plans):
                yield last, plans[-1], told, (last, plans[-1])


def _is_called(case: Case, n: Number, noun: str, end: int) -> bool:
    """Whether a noun stands around a value, in its clause and before an offset."""
    sentence = case.sentence_at(n.start)
    before = fold(case.text[max(sentence.start, n.start - YARD) : n.start])
    behind = fold(case.text[n.end : min(sentence.end, n.end + AFTER, end)])
    return noun in re.split(r"[,;:]\s", before)[-1] or noun in re.split(r"[,;:.]\s", behind)[0]


def _may_be_held_against(case: Case, a: Number, b: Number) -> bool:
    return a.unit != "percent" and (alike(case, a, b) or (dimension_of(a) == dimension_of(b) == "count" and "piece" in {a.unit, b.unit}))


def _labels(case: Case, values: Sequence[Number], sentence: Span) -> list[str]:
    """What stands before each value, after the one before it."""
    starts = [sentence.start, *(n.end for n in values)]
    return [fold(case.text[max(start, n.start - BESIDE) : n.start]) for start, n in zip(starts, values, strict=False)]


def _not_the_rival(case: Case, values: Sequence[Number], sentence: Span) -> list[Number]:
    """``hata oranı yüzde 8,4; rakip kutuda yüzde 11,2. Yani Martı daha az yanılıyor``: the value that is not the rival's, where nothing else names one."""
    starts = [sentence.start, *(n.end for n in values)]
    rivals = [directing_of(case.language).rival.search(fold(case.text[start : n.start])) is not None for start, n in zip(starts, values, strict=False)]
    return [n for n, rival in zip(values, rivals, strict=True) if not rival] if sum(rivals) == 1 else []


_ENDING = 2  # letters that an ending may take off a name


def _names(name: str, label: str) -> bool:
    stem = name if "가" <= name[0] <= "힣" or len(name) <= LETTERS else name[:-_ENDING] if name[-1] not in "0123456789" else name
    return re.search(rf"(?<![a-zçğöşü0-9가-힣]){re.escape(stem)}", label) is not None


LETTERS = 5


def may_be_told_of(case: Case, told: Direction, kind: str, *, anything: bool = True) -> bool:
    """Whether a word of direction goes with such values: nothing but money is dear. ``anything``: also words that go with all values."""
    return any(directing_of(case.language).of_kind[name].match(told.word) and (anything if kinds is None else kind in kinds) for name, kinds in _OF_KIND.items())


def _changes(case: Case, numbers: Sequence[Number]) -> Iterator[Found]:
    """``A로 기어가던 게 지금은 B. 3분의 1이 느려진 셈``: how far it moved, at the start of what is told next, with a word for the other way."""
    directing = directing_of(case.language)
    for place, stated in enumerate(numbers):
        if stated.unit not in {"percent", "x"} or place < PAIR or is_denied(case, stated) or stated.value_max:
            continue
        first, second = numbers[place - PAIR : place]
        sentence, at = case.sentence_at(stated.start), sentence_index(case, stated)
        match = directing.change_behind.match(case.text[stated.end : stated.end + REACH])
        if match is None or not alike(case, first, second) or not directing.so.match(case.text[max(sentence.start, second.end) : stated.start]):
            continue
        together = sentence_index(case, first) == sentence_index(case, second) and 0 <= at - sentence_index(case, second) <= 1
        fit = stated_fit(case, stated, first, second) if together else None
        if fit is None or not _moved(case, first, second):
            continue
        told = direction(directing.verbs.get((match[1] or "").lower(), match[0]), dimension_of(second))
        if told is not None:
            yield second, first, told, (stated, first, second)


def _moved(case: Case, first: Number, second: Number) -> bool:
    """Whether the first value was and the second is."""
    directing = directing_of(case.language)
    between, after = case.text[first.end : second.start], case.text[second.end : second.end + REACH]
    if FROM.match(between) or directing.used_to.match(between):
        return True
    return directing.was.match(between) is not None and (TO.match(after) is not None or directing.by_now.search(between + after) is not None)


def _in_place_of(case: Case, numbers: Sequence[Number]) -> Iterator[Found]:
    """``küçüğünkinden yüksektir: 11,1 yerine 8,1 dolar``: what the comparison says, then the value against which it is and its own."""
    directing = directing_of(case.language)
    for first, second in itertools.pairwise(numbers):
        sentence = case.sentence_at(first.start)
        if case.sentence_at(second.start) != sentence or not alike(case, first, second) or not directing.in_place.match(case.text[first.end : second.start]):
            continue
        before = fold(case.text[sentence.start : first.start])
        match = directing.compared_with.search(before)
        told = direction(before[match.start(1) :], dimension_of(second)) if match else None
        if told is not None and may_be_told_of(case, told, dimension_of(second)):
            yield second, first, told, (first, second)
