"""Arithmetic by place: words of direction against the two values they speak of. ``826㎟인 A100보다 크다`` of 814; ``arttı`` from 640 to 432."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from typing import NamedTuple

from pipeline.lexicon import fold
from pipeline.verify.amounts import dimension_of, sentence_index, slack, window
from pipeline.verify.changes import is_lead, pairs_of
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.records import Case, Finding, Number

CHECK, METHOD = "arithmetic", "direction"
TIMES = frozenset({"s"})
# Larger, smaller; and faster, slower, which turn round where times are compared.
_MORE = r"크|큰|커|많|높|늘|증가|올랐|올라|오른|상승|뛰|뛴|길|긴|무거|무겁|비싸|비쌌|아졌다|넓|fazla|yüksek|yüksel|büyü[kdmy]|art|ağır|pahalı|uzun|çık(?:tı|arak|ıyor|mış)|üstün|kalın|geniş"
_LESS = r"작|적[은다었]|낮|줄|감소|내렸|내려|내린|하락|떨어|짧|가벼|가볍|싸[다고며]|쌌|저렴|좁|az(?:al|dır|\b)|düş|küçü|hafif|ucuz|kısa|in(?:di|erek|iyor|miş)|gerile|altında|ince|daral"
_FAST = r"빠르|빨랐|빨라|빠른|빨리|앞서|앞섰|앞선|앞질|앞당|낫|나았|우수|hızlı|hızlan|önde|önüne geç|önce|öne geç|iyi"
_SLOW = r"느리|느렸|느려|느린|뒤지|뒤졌|뒤진|뒤처|못하|못했|늦|yavaş|geride|gerisinde|geri kal|sonra|kötü"
_WORDS = re.compile(rf"(?P<more>{_MORE})|(?P<less>{_LESS})|(?P<fast>{_FAST})|(?P<slow>{_SLOW})")
_NOT = re.compile(r"않|아니|못 |지는 못|değil|madı|medi|mıyor|miyor")
REACH = 26  # characters after a change in which its direction stands
_THAN = re.compile(r"^(?:[^\s.,]{0,6}\s?)?(?:보다|에 비해|대비|에 비하면|에서\s)|^[’']?(?:y?[ıiuü]n|s[ıi]n|l[ıiuü]k|n)?[’']?[dt][ae]n\b|^[’']?\w{0,5}(?: \w+)? (?:yerine|göre)|^(?:이었|였|이)던|^[’']?(?:y?ken|iken|y?d[ıiuü])\b")
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
    match = _WORDS.search(fold(words))
    if match is None or _NOT.match(fold(words)[match.end() : match.end() + 8]):
        return None
    up = match.lastgroup in {"more", "fast"}
    turned = match.lastgroup in {"fast", "slow"} and dimension in TIMES
    return Direction(match[0], up != turned)


def _stated_changes(case: Case, tolerances: Tolerances) -> Iterator[tuple[Finding, tuple[Number, ...]]]:
    """A percentage, a multiple or a difference that two values give: the value compared is the one marked (``보다``, ``'den``), else the
    one told first.
    """
    for stated in measures(case):
        if case.block_at(stated.start).kind in {"table", "title"} or not stated.value:
            continue
        pair = _pair_of(case, stated, tolerances)
        if pair is None:
            continue
        first, second = sorted(pair, key=lambda n: n.start)
        sentence = case.sentence_at(stated.start)
        following = [n.start for n in measures(case) if n.start >= stated.end]
        end = min([sentence.end, stated.end + REACH, *following])
        told = direction(case.text[stated.end : end], dimension_of(first))
        if told is None:
            continue
        marked = [n for n in pair if _THAN.match(case.text[n.end : n.end + 16]) and case.sentence_at(n.start) == sentence]
        if len(marked) > 1:
            continue
        between = case.text[max(second.end, sentence.start) : stated.start]
        if not marked and _THAN_IT.search(between) and case.block_at(second.start) == case.block_at(stated.start):
            marked = [second]
        other = marked[0] if marked else first
        subject = second if other is first else first
        if not marked and case.sentence_at(second.start) != sentence and sentence_index(case, stated) - sentence_index(case, second) > 1:
            continue
        if not marked and (named := _subject_of(case, stated, pair)) is not None:
            subject, other = named
        elif not marked and (case.sentence_at(second.start) != sentence or case.sentence_at(first.start) == sentence):
            continue
        if ((subject.base_value or 0) > (other.base_value or 0)) != told.larger:
            yield _finding(subject, other, told), (stated, subject)


def _pair_of(case: Case, stated: Number, tolerances: Tolerances) -> tuple[Number, Number] | None:
    """The two values that the stated change lies between; None where there are none or several."""
    if stated.kind in {"percentage", "ratio"}:
        found = [p for p in pairs_of(case, stated) if is_lead(stated, *p, tolerances)]
    else:
        like = [n for n in window(case, stated, after=0) if dimension_of(n) == dimension_of(stated) and n.unit == stated.unit and n.start < stated.start]
        like = [n for n in like if sentence_index(case, stated) - sentence_index(case, n) <= 2]
        found = [(a, b) for a, b in itertools.combinations(like, 2) if _is_gap(stated, a, b)]
    if found and stated.unit == "percentage_point":
        found = [p for p in found if all(n.unit == "percent" for n in p)]
    nearest = sorted(found, key=lambda p: sum(abs(n.start - stated.start) for n in p))
    values = {tuple(sorted((a.base_value or 0, b.base_value or 0))) for a, b in nearest}
    return nearest[0] if len(values) == 1 else None


def _is_gap(stated: Number, a: Number, b: Number) -> bool:
    gap = abs((a.base_value or 0) - (b.base_value or 0))
    value = stated.base_value or 0
    return gap > 0 and abs(gap - value) <= 0.5 * slack(stated) * value + 1e-6 * value


def _subject_of(case: Case, stated: Number, pair: tuple[Number, Number]) -> tuple[Number, Number] | None:
    """Subject and other side by the names in the sentence of the change: ``다온이 누리를 9%포인트 앞섰다``, ``4090이 네 배 빠르다``."""
    sentence = case.sentence_at(stated.start)
    words = fold(case.text[sentence.start : stated.start])
    names = [name_of(case, n) for n in pair]
    if not all(names) or names[0] == names[1]:
        return None
    at = [words.find(name or "") for name in names]
    found = [(place, n) for place, n in zip(at, pair, strict=True) if place >= 0]
    if not found:
        return None
    subject = min(found, key=lambda f: f[0])[1]
    subject_name = name_of(case, subject) or ""
    if _THAN.match(words[words.find(subject_name) + len(subject_name) :][:16]):
        return None
    return subject, pair[0] if subject is pair[1] else pair[1]


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
        if told is None or ("," in between and not _FROM.match(between) and not re.search(r"arak|erek|[이가은는] 늘|줄어", between)):
            continue
        names = {name_of(case, first), name_of(case, second)} - {None}
        if not _FROM.match(between) and len(names) > 1:
            continue
        if told.word[:1] in {"빠", "빨", "앞", "h", "ö"}:
            continue
        if ((second.base_value or 0) > (first.base_value or 0)) != told.larger:
            yield _finding(second, first, told), (second, first)


_MARKED_NAME = re.compile(r"([a-z][a-z\-]*\d[0-9a-z]*|\d{4})(?:보다|에 비해|[’']?(?:y?[ıiuü]n|s[ıi]n)?[dt][ae]n daha|[’']?[ynea]{1,2} göre)")


def _named(case: Case) -> Iterator[tuple[Finding, tuple[Number, ...]]]:
    """``H100의 다이는 814㎟라서 826㎟인 A100보다 작다``: two designations, one of them marked as the other side, a value for each."""
    for span in case.sentences:
        words = fold(case.words(span))
        match = _MARKED_NAME.search(words)
        if match is None or case.block_at(span.start).kind in {"title", "table"}:
            continue
        inside = [n for n in measures(case) if span.start <= n.start < span.end and n.value and n.kind in {"quantity", "money"}]
        after = case.text[span.start + match.end() : span.end]
        if any(n.start >= span.start + match.end() for n in inside):
            continue
        ours: list[Number] = []
        theirs: list[Number] = []
        for n in inside:
            rest = words[n.end - span.start :]
            theirs_too = re.match(rf"(?:인|의|짜리|를 쓰는|lık|lik|luk|lük)?\s{re.escape(match[1])}", rest)
            (theirs if theirs_too or name_of(case, n) == match[1] else ours).append(n)
        pairs = [(a, b) for a in ours for b in theirs if dimension_of(a) == dimension_of(b) and name_of(case, a) not in {None, match[1]}]
        if len(pairs) != 1:
            continue
        subject, other = pairs[0]
        told = direction(after[:REACH], dimension_of(subject))
        if told is not None and subject.base_value != other.base_value and ((subject.base_value or 0) > (other.base_value or 0)) != told.larger:
            yield _finding(subject, other, told), (subject, other)


def _finding(subject: Number, other: Number, told: Direction) -> Finding:
    sign = ">" if (subject.base_value or 0) > (other.base_value or 0) else "<"
    said = f"{shown(subject.value, subject.unit)} {sign} {shown(other.value, other.unit)}, but the words ({told.word!r}) say the opposite."
    return Finding("", CHECK, "conflicting", "wrong_side", said, {"figures": spans_of((subject, other))}, METHOD)
