"""Which of two values is the subject's, and which that of the other side, by the words that stand with each.

``H4'te 29 milyardı``: the older value. ``기존 주주 쪽보다``: the side compared with is the value whose clause speaks of 기존 주주.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from pipeline.languages import in_any, siding_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import dimension_of
from pipeline.verify.asides import both_compared_with
from pipeline.verify.records import Case, Number, asked_once
from pipeline.verify.told_values import told_values

# What marks a value itself as the one compared with: ``262만 원보다``, ``20 TOPS'una karşılık``, ``11,3 yerine``.
VALUE_THAN = in_any(lambda language: siding_of(language).value_than)
EARLIER = in_any(lambda language: siding_of(language).earlier)
_NAME_THAN = in_any(lambda language: siding_of(language).name_than)
_BEFORE_NAME = in_any(lambda language: siding_of(language).before_name)
_THAN = in_any(lambda language: siding_of(language).than)
_RELATIVE = in_any(lambda language: siding_of(language).relative)
_ADNOMINAL = in_any(lambda language: siding_of(language).adnominal)
_TOPIC = in_any(lambda language: siding_of(language).topic)
_WHEN = in_any(lambda language: siding_of(language).when)
_PAST = in_any(lambda language: siding_of(language).past)
_NEW_SUBJECT = in_any(lambda language: siding_of(language).new_subject)
_POINTS_BACK = in_any(lambda language: siding_of(language).points_back)
DESIGNATION = in_any(
    lambda language: siding_of(language).designation,
    r"[a-zçğöşü][a-zçğöşü\-]*\s?\d[0-9a-z]*(?:-[a-z]{1,2}(?![a-z0-9]))?|(?<![\d.,])\d{4}(?= ti\b|[’']| x ?\d| ?:)",
)
_WORD = re.compile(r"[a-zçğıöşüâîû]{3,}|[가-힣]{2,}")
AFTER = 12  # characters before the end of what is told that are its own words
SHORT = 30  # characters of a sentence that says of whom it speaks no more
_TOKEN_KO, _TOKEN_TR = 2, 4  # letters by which two forms of one word are known


class Pair(NamedTuple):
    subject: Number
    other: Number


@asked_once
def context(case: Case, number: Number, limit: int | None = None) -> str:
    """The words that stand with a number: its clause, up to the next like number on either side and to ``limit``, folded."""
    siding = siding_of(case.language)
    sentence = case.sentence_at(number.start)
    like = [n for n in told_values(case) if sentence.start <= n.start < sentence.end and dimension_of(n) == dimension_of(number) and n.start != number.start]
    start = max([sentence.start, *(n.end for n in like if n.end <= number.start)])
    end = min([sentence.end, *(n.start for n in like if n.start >= number.end)])
    end = max(number.end, min(end, limit)) if limit is not None and limit >= number.end else end
    before, after = case.text[start : number.start], case.text[number.end : end]
    if before.rstrip().endswith("("):
        return fold(" ".join(before.rstrip()[:-1].split()[-2:]))
    if len(parts := [p for p in siding.breaks.split(before) if p.strip()]) > 1 and start > sentence.start:
        before = parts[-1] if len(parts[-1].strip()) > 3 else before
    after = siding.breaks.split(after)[0]
    return fold(before + " " + after)


@lru_cache(maxsize=4096)
def names_in(words: str) -> frozenset[str]:
    """Designations, without the space inside: ``{"h100", "sedir14"}``."""
    return frozenset(in_order(words))


def in_order(words: str) -> list[str]:
    """Designations as they stand, each once."""
    return list(dict.fromkeys(re.sub(r"[\s\-]", "", m[0]) for m in DESIGNATION.finditer(fold(words))))


@lru_cache(maxsize=4096)
def words_in(words: str) -> frozenset[str]:
    """Words by their beginnings, and designations."""
    found = {w[: _TOKEN_KO if "가" <= w[0] <= "힣" else _TOKEN_TR] for w in _WORD.findall(fold(words))}
    return names_in(words).union(found)


def sides(case: Case, a: Number, b: Number, start: int, end: int) -> Pair | None:
    """Who is who in the comparison told in ``text[start:end]``, which ends with the stated change or the word of direction."""
    if _of_a_third(case, a, b, start, end):
        return None
    first, second = sorted((a, b), key=lambda n: n.start)
    if both_compared_with(case, (a, b)) or siding_of(case.language).one_and_other.search(fold(case.text[case.sentence_at(first.start).start : second.start])):
        return None
    for judge in (_by_arrow, _by_marked_value, _by_name_compared_with, _by_rival, _by_subject, _by_time, _by_generation, _by_topic, _by_words):
        found = judge(case, a, b, start, end)
        if found is not None:
            return found
    return None


def _of_a_third(case: Case, a: Number, b: Number, start: int, end: int) -> bool:
    """``M2 울트라보다 1.5배`` after values of an M3 and an M4; ``제한을 걸지 않았을 때보다``: what it is compared with is neither of the two."""
    phrase = compared_with(case.text[start:end])
    if phrase is None or EARLIER.search(phrase):
        return False
    named = names_in(phrase)
    return _WHEN.search(phrase) is not None or (bool(named) and not any(named & names_in(context(case, n, start)) for n in (a, b)) and not VALUE_THAN.match(case.text[max(a.end, b.end) :][:18]))


_ARROW = re.compile(r"\s?[^\s.,;:]{0,6}\s?(?:→|->|⇒|➜|=>)\s?")


def _by_arrow(case: Case, a: Number, b: Number, start: int, end: int) -> Pair | None:
    """``44 → 52 ms``: the second is what the first became."""
    del start, end
    first, second = sorted((a, b), key=lambda n: n.start)
    return Pair(second, first) if _ARROW.fullmatch(case.text[first.end : second.start]) else None


def _by_marked_value(case: Case, a: Number, b: Number, start: int, end: int) -> Pair | None:
    told = case.sentence_at(end - 1)
    if told not in {case.sentence_at(a.start), case.sentence_at(b.start)} and end - start > SHORT:
        return None
    marked = [n for n in (a, b) if VALUE_THAN.match(case.text[n.end : n.end + 18])]
    marked = [n for n in marked if case.sentence_at(n.start) == told] or marked
    return None if len(marked) != 1 else _other_is(marked[0], a, b)


@lru_cache(maxsize=4096)
def compared_with(words: str) -> str | None:
    """The name phrase marked as the other side: ``기존 주주 쪽보다`` -> ``기존 주주 쪽``."""
    found = list(_NAME_THAN.finditer(fold(words)))
    return _BEFORE_NAME.sub("", found[-1][found[-1].lastindex or 0]) if found else None


def _by_name_compared_with(case: Case, a: Number, b: Number, start: int, end: int) -> Pair | None:
    phrase = compared_with(case.text[start:end])
    if phrase is None:
        return None
    if EARLIER.search(phrase) and (found := _by_time(case, a, b, start, end) or _by_generation(case, a, b, start, end)):
        return found
    owner = owner_of(case, phrase.split()[-1], a, b, start) or owner_of(case, phrase, a, b, start)
    return None if owner is None else _other_is(owner, a, b)


def both_named(case: Case, a: Number, b: Number, start: int, end: int) -> Pair | None:
    """The sides where the one compared with is named, and the subject is not known to be the same: ``826㎟인 A100보다``."""
    phrase = compared_with(case.text[start:end] + " ")
    owner = owner_of(case, phrase, a, b, end) if phrase is not None and not EARLIER.search(phrase) else None
    if owner is None or phrase is None:
        return None
    found = _other_is(owner, a, b)
    subject = _by_subject(case, a, b, start, end)
    if subject is None:
        sentence = case.sentence_at(end - 1)
        rest = fold(case.text[max(start, sentence.start) : sentence.end]).replace(phrase, " ")
        owner = owner_of(case, rest, a, b, start)
        subject = None if owner is None else Pair(owner, b if owner is a else a)
    ours, theirs = (names_in(context(case, n, end)) for n in found)
    return found if subject == found or (subject is None and ours - theirs) else None


LONGEST_CLAUSE = 44


def modified(between: str) -> bool:
    """``에 머문 기존 카드보다`` after 4천 장: the value is told of the name that something is compared with."""
    match = _THAN.search(between)
    if match is None or len(between) > LONGEST_CLAUSE or re.search(r"[.,;:()]", between):
        return match is None and _RELATIVE.match(between) is not None
    words = between[: match.start()].split(" ")
    return not _TOPIC.fullmatch(words[0]) and any(_ADNOMINAL.search(w) for w in words[:-1])


def last_past(between: str) -> bool:
    """``1,500토큰이었다고 하니``: a value told as past, in the clause before what follows from it."""
    return _PAST.match(between) is not None


def _by_subject(case: Case, a: Number, b: Number, start: int, end: int) -> Pair | None:
    siding = siding_of(case.language)
    words = case.text[start:end]
    phrase = compared_with(words)
    if phrase is not None:
        words = fold(words).replace(phrase, " ")
    last = siding.breaks.split(words)[-1]
    for found in [*in_order(words), *(m[1] for m in siding.subject.finditer(last))]:
        owner = owner_of(case, found, a, b, start) or _beside_only(case, found, a, b)
        if owner is not None:
            return Pair(owner, b if owner is a else a)
    return None


def owner_of(case: Case, phrase: str, a: Number, b: Number, limit: int) -> Number | None:
    """The value beside which the words of a phrase stand, where they stand beside one only."""
    said = names_in(phrase) or words_in(phrase)
    ours, theirs = (words_in(context(case, n, limit)) for n in (a, b))
    only_a, only_b = len(said & ours - theirs), len(said & theirs - ours)
    return a if only_a and not only_b else b if only_b and not only_a else None


def _beside_only(case: Case, phrase: str, a: Number, b: Number) -> Number | None:
    """``위 카드`` of ``위 카드 83도, 아래 카드 71도``: the value right behind the very words, where the other has other words there."""
    if " " not in (words := fold(phrase).strip()):
        return None
    owners = [n for n in (a, b) if re.search(rf"(?<![가-힣a-z0-9]){re.escape(words)}{siding_of(case.language).marks}\s$", fold(case.text[max(0, n.start - SHORT) : n.start]))]
    return owners[0] if len(owners) == 1 else None


def _by_time(case: Case, a: Number, b: Number, start: int, end: int) -> Pair | None:
    """``전작이 초당 24프레임을 보았다면 이번 제품은 60``: the earlier value is the one compared with."""
    siding = siding_of(case.language)
    contexts = [context(case, n, max(start, end - AFTER)) for n in (a, b)]
    earlier = [n for n, words in zip((a, b), contexts, strict=True) if EARLIER.search(words)]
    if not earlier and EARLIER.search(compared_with(case.text[start:end]) or ""):
        earlier = [n for n, words in zip((a, b), contexts, strict=True) if siding.had_been.search(words)]
    later = [n for n, words in zip((a, b), contexts, strict=True) if siding.later.search(words)]
    if len(earlier) == 1 and earlier != later:
        return _other_is(earlier[0], a, b)
    if len(later) == 1 and not earlier:
        return Pair(later[0], b if later[0] is a else a)
    first, second = sorted((a, b), key=lambda n: n.start)
    if len(later) == 2 and not earlier and case.sentence_at(first.start) == case.sentence_at(second.start) and siding.later.search(fold(case.text[first.end : second.start])):
        return Pair(second, first)  # ``dokuz saat bekleyen iş artık üç saatte``
    return None


def _by_generation(case: Case, a: Number, b: Number, start: int, end: int) -> Pair | None:
    """``H5``, ``H4``: one name with two numbers, the higher is the newer, where the words speak of new and old."""
    siding = siding_of(case.language)
    if not (EARLIER.search(fold(case.text[start:end])) or siding.later.search(fold(case.text[start:end]))):
        return None
    words = fold(case.text[start:end])
    years = [siding.model_year.findall(context(case, n, start)) for n in (a, b)]
    if all(len(found) == 1 for found in years) and years[0] != years[1] and siding.later.search(words) and not EARLIER.search(words):
        return Pair(a, b) if years[0] > years[1] else Pair(b, a)
    marks = [list(_stems(context(case, n, start))) for n in (a, b)]
    for stem, number in marks[0]:
        for other, second in marks[1]:
            if stem == other and number != second:
                return Pair(a, b) if number > second else Pair(b, a)
    return None


def _by_topic(case: Case, a: Number, b: Number, start: int, end: int) -> Pair | None:
    """``H100은 6.4분에 마쳤는데 A100은 16.9분이었다. 2.6배 빠르다``: a sentence of its own, without a name, speaks of the thing told first."""
    first, second = sorted((a, b), key=lambda n: n.start)
    told = case.sentence_at(end - 1)
    if names_in(case.text[start:end]) or told in {case.sentence_at(first.start), case.sentence_at(second.start)}:
        return None
    named = [names_in(context(case, n, start)) for n in (first, second)]
    if not all(named) or named[0] & named[1]:
        return None
    often = [_often(case, names) for names in named]
    return Pair(first, second) if often[0] >= often[1] else None


def _by_words(case: Case, a: Number, b: Number, start: int, end: int) -> Pair | None:
    """``Köprü hattı 40 ton, tünel 25 ton taşıyor; tünel …``: the value beside whose words alone the clause of the change speaks."""
    clause = siding_of(case.language).breaks.split(fold(case.text[start:end]))[-1]
    phrase = compared_with(case.text[start:end])
    owner = owner_of(case, clause.replace(phrase, " ") if phrase else clause, a, b, start)
    return None if owner is None or phrase is None else Pair(owner, b if owner is a else a)


def new_subject(between: str) -> bool:
    """``동생 카드는 128만 원이라 제 쪽이 8만 원 비싸다``: after the reason a new thing is named, whose value is not the one just told."""
    match = _NEW_SUBJECT.match(between)
    return match is not None and not _POINTS_BACK.match(match[match.lastindex or 0].strip())


def _by_rival(case: Case, a: Number, b: Number, start: int, end: int) -> Pair | None:
    """``rakibinin gerisinde kaldı``: of the two named things, the rival is that which the text names less often."""
    if not siding_of(case.language).rival.search(fold(case.text[start:end])):
        return None
    often = [_often(case, names_in(context(case, n, start))) for n in (a, b)]
    if not all(often) or often[0] == often[1]:
        return None
    return Pair(a, b) if often[0] > often[1] else Pair(b, a)


def _often(case: Case, names: frozenset[str]) -> int:
    """How often the text names the one of these that it names most."""
    text = fold(case.text)
    return max((len(re.findall(_spelled(name), text)) for name in names), default=0)


def _spelled(name: str) -> str:
    return r"[\s\-]?".join(re.findall(r"[a-zçğöşü]+|\d+", name))


def _stems(words: str) -> Iterator[tuple[str, int]]:
    for name in in_order(words):
        match = re.match(r"([a-zçğöşü]+)(\d+)$", name)
        if match:
            yield match[1], int(match[2])


def _other_is(other: Number, a: Number, b: Number) -> Pair:
    return Pair(b, a) if other is a else Pair(a, b)
