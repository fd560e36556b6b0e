"""Arithmetic by place: words of direction against the two values they speak of. ``826㎟인 A100보다 크다`` of 814; ``arttı`` from 640 to 432."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from typing import NamedTuple

from pipeline.lexicon import fold
from pipeline.verify.amounts import dimension_of, sentence_index, slack, window
from pipeline.verify.changes import is_lead, pairs_of, with_half
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.ratios import YEARLY
from pipeline.verify.records import Case, Finding, Number, Span
from pipeline.verify.sides import VALUE_THAN, Pair, both_named, sides

CHECK, METHOD = "arithmetic", "direction"
TIMES = frozenset({"s"})
# Larger, smaller; and faster, slower, which turn round where times are compared.
_MORE = r"크(?!게)|큰|커|많(?!이)|높|늘|증가|올랐|올라|오른|상승|뛰|뛴|길|긴|무거|무겁|비싸|비쌌|아졌다|넓|fazla|yüksek|yüksel|büyü[kdmy]|\barti[sşyrmk]|\bart[it]|\bartar|ağir|pahali|uzun|çik(?:ti|arak|iyor|miş)|üstün|kalin|geniş"
_LESS = r"작|적[은다었]|낮|줄|감소|내렸|내려|내린|하락|떨어|짧|가벼|가볍|싸[다고며]|쌌|저렴|좁|az(?:al|dir|\b)|düş|küçü|hafif|ucuz|kisa|\bin(?:di|erek|iyor|miş)|gerile|altinda|\bince|daral"
_FAST = r"빠르|빨랐|빨라|빠른|빨리|앞서|앞섰|앞선|앞질|앞당|낫|나았|우수|hizli|hizlan|önde|önüne geç|\bönce\b|öne geç|iyi"
_SLOW = r"느리|느렸|느려|느린|뒤지|뒤졌|뒤진|뒤처|못하|못했|늦(?!게)|yavaş|geride|gerisinde|geri kal|\bsonra\b|kötü"
_WORDS = re.compile(rf"(?P<more>{_MORE})|(?P<less>{_LESS})|(?P<fast>{_FAST})|(?P<slow>{_SLOW})")
_LEFT_BEHIND = re.compile(r"geride birak\w*|geçti\b|앞질\w*")
_NOT = re.compile(r"않|아니|못 |지는 못|değil|madi|medi|miyor|meden|madan")
REACH = 26  # characters after a change in which its direction stands
_THAN_IT = re.compile(r"(?:이|그|저|이것|그것|이쪽|그쪽)보다|\b(?:ondan|bundan|ona göre|buna göre|onunkinden)\b")
_TO = re.compile(r"^[^\s.,]{0,2}(?:으로|로)\s|^[’']?[ynsi]{0,2}[aeıiuü]\s|^\s?[a-zçğıöşü]{3,12}[ae]\s")
_FROM = re.compile(r"^[^\s.,]{0,2}에서\s|^[’']?(?:[iıuü]n)?[dt][ae]n\s")


class Direction(NamedTuple):
    word: str
    larger: bool  # whether the subject's value is said to be the larger


def check_directions(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    claims = claims_on(case)
    for found, numbers in (*_stated_changes(case, tolerances), *_moves(case), *_named(case)):
        for number in numbers:
            yield from spread(number, claims, found)


def direction(words: str, dimension: str) -> Direction | None:
    """The first word of direction, unless it is denied. Faster is more, and with times less."""
    match = _WORDS.search(_LEFT_BEHIND.sub("hizli", fold(words)))
    if match is None or _NOT.match(fold(words)[match.end() : match.end() + 8]):
        return None
    up = match.lastgroup in {"more", "fast"}
    turned = match.lastgroup in {"fast", "slow"} and dimension in TIMES
    return Direction(match[0], up != turned)


def _stated_changes(case: Case, tolerances: Tolerances) -> Iterator[tuple[Finding, tuple[Number, ...]]]:
    """A percentage, a multiple or a difference that two values give: who is who is told by the words that stand with them."""
    for stated in (with_half(case, n) for n in measures(case)):
        if case.block_at(stated.start).kind in {"table", "title"} or not stated.value or stated.value_max or not _is_change(case, stated):
            continue
        pair = _pair_of(case, stated, tolerances)
        if pair is None:
            continue
        first, second = sorted(pair, key=lambda n: n.start)
        sentence = case.sentence_at(stated.start)
        following = [n.start for n in measures(case) if n.start >= stated.end]
        end = min([sentence.end, stated.end + REACH, *following])
        words = _MORE_THAN.sub("", case.text[stated.end : end])
        told = direction(words, dimension_of(first))
        if told is None:
            continue
        found = _sides(case, stated, first, second)
        if found is None:
            continue
        subject, other = found
        if ((subject.base_value or 0) > (other.base_value or 0)) != told.larger:
            yield _finding(subject, other, told), (stated, subject)


def _is_change(case: Case, stated: Number) -> bool:
    """Not a level (``39%로 올랐다``), nor a value that another is held against (``88.3%였던 전작보다``)."""
    after = case.text[stated.end : stated.end + 18]
    before = case.text[max(0, stated.start - 24) : stated.start]
    return not _LEVEL.match(after) and not YEARLY.search(before) and not (VALUE_THAN.match(after) and not _MORE_THAN.match(after))


_LEVEL = re.compile(r"^[^\s.,]{0,2}(?:으로|로|까지)\s|^[’']?[ynsi]{0,2}[aeıiuü]\s")
_OF_ANOTHER = re.compile(r"(?:비용|요금|가격|시간|전력|속도)[을를이가]\s")  # what changed is no count
_MORE_THAN = re.compile(r"^[’']?[dt][ae]n (?:daha )?(?:fazla|çok|az)\b")
_SO = re.compile(r"(?::|—|–|\byani\b|;|,)\s*(?:yani |yaklaşık |tam )?$")


def _sides(case: Case, stated: Number, first: Number, second: Number) -> Pair | None:
    """Subject and other side of a stated change. Where no words tell them, a change told in one breath with the second value is its own:
    ``4090 aynı görseli 1,8 saniyede veriyor: yedi kat daha hızlı``.
    """
    sentence = case.sentence_at(stated.start)
    after = [n for n in (first, second) if sentence.start <= n.start < stated.start]
    start = max([sentence.start, *(n.end for n in after)])
    between = case.text[start : stated.start]
    if dimension_of(first) == "count" and _OF_ANOTHER.search(between):
        return None
    if after and VALUE_THAN.match(between):
        other = after[-1]
        return Pair(first if other is second else second, other)
    if _THAN_IT.search(between) and second.start < stated.start and not any(VALUE_THAN.match(case.text[n.end : n.end + 18]) for n in (first, second)):
        return Pair(first, second)
    if _THAN_IT.search(between) and first.start < stated.start < second.start:
        return Pair(second, first)
    found = sides(case, first, second, start, stated.end)
    if found is None and after == [second] and _SO.search(between) and case.sentence_at(first.start) != sentence:
        found = Pair(second, first)
    return found


def _pair_of(case: Case, stated: Number, tolerances: Tolerances) -> tuple[Number, Number] | None:
    """The two values that the stated change lies between; None where there are none or several."""
    if stated.kind in {"percentage", "ratio"}:
        found = [p for p in pairs_of(case, stated) if is_lead(stated, *p, tolerances)]
    else:
        like = [n for n in window(case, stated, after=0) if dimension_of(n) == dimension_of(stated) and n.base_unit == stated.base_unit and n.start < stated.start]
        like = [n for n in like if sentence_index(case, stated) - sentence_index(case, n) <= 2]
        found = [(a, b) for a, b in itertools.combinations(like, 2) if _is_gap(stated, a, b)]
    if stated.unit in {"percentage_point", "percent", "x"}:
        found = [p for p in found if all((n.unit == "percent") == (stated.unit == "percentage_point") for n in p)]
    found = [p for p in found if not any(n.unit == "percentage_point" or n.value_max for n in p)]
    if not found:
        return None
    place = sentence_index(case, stated)
    far = [max(abs(place - sentence_index(case, n)) for n in p) for p in found]
    nearest = [p for p, distance in zip(found, far, strict=True) if distance == min(far)]
    if min(far) > (1 if dimension_of(nearest[0][0]) == "count" else 2):
        return None
    values = {tuple(sorted((a.base_value or 0, b.base_value or 0))) for a, b in nearest}
    return nearest[0] if len(values) == 1 else None


def _is_gap(stated: Number, a: Number, b: Number) -> bool:
    gap = abs((a.base_value or 0) - (b.base_value or 0))
    value = stated.base_value or 0
    return gap > 0 and abs(gap - value) <= 0.5 * slack(stated) * value + 1e-6 * value


_WORD_BEFORE = re.compile(r"([0-9a-z가-힣çğöşüâîû][0-9a-z가-힣çğöşüâîû.\-]*)(?:[’']\w{1,4}|은|는|이|가|의|에서|에서는|에서도|에는|와|과)?[\s(:,]*$")


def name_of(case: Case, number: Number) -> str | None:
    """The thing whose value a number is: the designation last before it in its sentence, or the word before its bracket."""
    sentence = case.sentence_at(number.start)
    before = fold(case.text[sentence.start : number.start])
    if before.rstrip().endswith("("):
        match = _WORD_BEFORE.search(before.rstrip()[:-1])
        return match[1] if match else None
    designations = list(re.finditer(r"[a-z][a-z\-]*\d[0-9a-z]*|\d{4}(?= ti\b|[^0-9.,])", before))
    return designations[-1][0] if designations else None


_CHANGES = re.compile(r"늘|증가|올|상승|뛰|뛴|줄|감소|내[렸려린]|하락|떨어|아졌|art|azal|düş|yüksel|büyü|çik|in|gerile|küçü")


def _moves(case: Case) -> Iterator[tuple[Finding, tuple[Number, ...]]]:
    """``640에서 432로 늘었다``, ``artarak 432'ye çıktı`` after 640 in the same sentence."""
    numbers = [n for n in measures(case) if n.value]
    for first, second in itertools.pairwise(numbers):
        sentence = case.sentence_at(second.start)
        if case.sentence_at(first.start) != sentence or dimension_of(first) != dimension_of(second) or first.kind != second.kind:
            continue
        after = case.text[second.end : min(sentence.end, second.end + REACH)]
        if not _TO.match(after) or first.base_value == second.base_value or (first.unit != second.unit and None not in {first.unit, second.unit}):
            continue
        between = case.text[first.end : second.start]
        told = direction(after[2:], "")
        if told is None or not _CHANGES.match(told.word) or ("," in between and not _FROM.match(between) and not re.search(r"arak|erek|[이가은는] 늘|줄어", between)):
            continue
        names = {name_of(case, first), name_of(case, second)} - {None}
        if not _FROM.match(between) and len(names) > 1 and not re.search(r"(?:ar|al|er)[ae]k\s*$|(?:늘|줄|떨어|올)\S{0,3}\s*$", between):
            continue
        if ((second.base_value or 0) > (first.base_value or 0)) != told.larger:
            yield _finding(second, first, told), (second, first)


def _named(case: Case) -> Iterator[tuple[Finding, tuple[Number, ...]]]:
    """A comparison without its size: ``826㎟인 A100보다 작다``, ``selefinin 2,45 TB/s'inden daha yüksek``, ``기존 주주 쪽보다 몫이 크다``."""
    for index, span in enumerate(case.sentences):
        if case.block_at(span.start).kind in {"title", "table"}:
            continue
        words = case.words(span)
        inside = [n for n in measures(case) if span.start <= n.start < span.end and n.value]
        before = case.sentences[index - 1] if index else span
        near = [n for n in measures(case) if before.start <= n.start < span.end and n.value]
        for match in _COMPARES.finditer(fold(words)):
            if len(fold(words)) != len(words) or any(n.start >= span.start + match.start() and n.end <= span.start + match.end() for n in inside):
                continue
            found = _marked(case, inside, near, span.start + match.start(1)) or _by_names(case, near, span, span.start + match.end(1))
            if found is None:
                continue
            subject, other = found
            told = direction(words[match.start(2) : match.start(2) + REACH], dimension_of(subject))
            if told is not None and _differ(subject, other) and ((subject.base_value or 0) > (other.base_value or 0)) != told.larger:
                yield _finding(subject, other, told), (subject, other)


_COMPARES = re.compile(rf"(보다는?|에 비해|에 비하면|[dt][ae]n (?=daha )|[yn]?[ae] göre )[^.,;:]{{0,16}}?\s?((?:{_MORE}|{_LESS}|{_FAST}|{_SLOW}))")


def _differ(a: Number, b: Number) -> bool:
    return abs((a.base_value or 0) - (b.base_value or 0)) > (slack(a) + slack(b) + 1e-9) * max(a.base_value or 0, b.base_value or 0)


def _comparable(a: Number, b: Number) -> bool:
    return dimension_of(a) == dimension_of(b) and a.kind == b.kind and (dimension_of(a) != "count" or a.unit == b.unit) and not a.value_max and not b.value_max


def _marked(case: Case, inside: list[Number], near: list[Number], mark: int) -> Pair | None:
    """The value that the mark stands on, against the only like value before it."""
    marked = [n for n in inside if 0 <= mark - n.end <= 8 and " " not in case.text[n.end : mark]]
    if len(marked) != 1:
        return None
    like = [n for n in near if n.end <= marked[0].start and _comparable(n, marked[0])]
    here = [n for n in like if n in inside] or like
    return Pair(here[0], marked[0]) if len(here) == 1 else None


def _by_names(case: Case, near: list[Number], span: Span, end: int) -> Pair | None:
    """The two like values of this sentence and the one before it beside which the two names of the comparison stand."""
    pairs = [(a, b) for a, b in itertools.combinations([n for n in near if n.end <= end], 2) if _comparable(a, b)]
    if len(pairs) != 1:
        return None
    [(a, b)] = pairs
    start = max([span.start, *(n.end for n in (a, b))])
    return both_named(case, a, b, start, end)


def _finding(subject: Number, other: Number, told: Direction) -> Finding:
    sign = ">" if (subject.base_value or 0) > (other.base_value or 0) else "<"
    said = f"{shown(subject.value, subject.unit)} {sign} {shown(other.value, other.unit)}, but the words ({told.word!r}) say the opposite."
    return Finding("", CHECK, "conflicting", "wrong_side", said, {"figures": spans_of((subject, other))}, METHOD)
