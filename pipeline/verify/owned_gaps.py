"""Arithmetic by name: a stated gap of two named things, and the values told of the two anywhere in the article.

``레노버가 후지쯔보다 2분 빨라요`` under a list with a line for each; ``T4는 … 소비전력은 70W로 5W 높다`` where the claims tell with what it is compared.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pipeline.languages import directing_of, siding_of, stating_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import digits, dimension_of
from pipeline.verify.differences import is_difference, tells_gap, without_time
from pipeline.verify.direction_words import Direction, direction
from pipeline.verify.metrics import same_family
from pipeline.verify.names import name_key
from pipeline.verify.owned import Owned
from pipeline.verify.places import claims_on
from pipeline.verify.records import LIKELY, Case, Number
from pipeline.verify.sides import EARLIER, compared_with
from pipeline.verify.told_values import alike

REACH = 20  # characters after a stated gap in which its direction stands
EXACT = 1e-6  # relative to the larger value: gaps are told to the digit
MOST = 40  # like values of an article; where there are more, some two lie apart by any amount
UNNAMED = frozenset({None, "piece"})  # a bare count in words is told of anything
PACED = frozenset({"s", "count/s", "1/s", "operation/s", "bit/s"})  # of which faster and slower are told
_NAME = re.compile(r"(?<![\w’'])[A-ZÇĞİÖŞÜ][\w\-]+")


class Sides(NamedTuple):
    """Names of both sides, as words and as keys of claims; ``own``: the value told right before the gap as the subject's."""

    subject: frozenset[str]
    other: frozenset[str]
    own: Number | None


def by_owners(case: Case, numbers: Sequence[Number]) -> Iterator[tuple[Number, Number, Number, Direction]]:
    """Gaps that two values give whose owners are told, where the words of direction say the opposite: gap, subject's value, other side's, words."""
    owned: Owned | None = None
    values = [n for n in numbers if n.kind in {"quantity", "money", "percentage"} and not n.value_max and not is_difference(case, n) and n.unit != "percentage_point" and any(c.isdecimal() for c in n.surface)]
    for stated in map(without_time, numbers):
        if not (is_difference(case, stated) or (stated.unit not in UNNAMED and tells_gap(case, stated))) or case.block_at(stated.start).kind in {"table", "title"}:
            continue
        fits = [(a, b) for a, b in itertools.permutations(_like(case, values, stated), 2) if _fits(stated, a, b)]
        said = _said(case, stated, fits[0][0]) if fits else None
        if said is None:
            continue
        if (before := _by_the_value_before(case, numbers, stated, fits, said)) is not None:
            yield stated, *before, said
            continue
        owned = owned or Owned(case, numbers)
        sides = _sides(case, owned, numbers, stated, fits)
        meant = [(a, b) for a, b in fits if _are_sides(owned, sides, a, b)]
        if meant and all(((a.base_value or 0) > (b.base_value or 0)) != said.larger for a, b in meant):
            yield stated, *meant[-1], said


def _by_the_value_before(case: Case, numbers: Sequence[Number], stated: Number, fits: Sequence[tuple[Number, Number]], said: Direction) -> tuple[Number, Number] | None:
    """``최종 수율이 83%니까 1차보다 2%포인트 높다`` of 85%: the value that its sentence tells right before a gap, and the only one that lies so far from it, on the other side.

    No name is needed: what has the value is still spoken of, and that with which it is compared is not what has it.
    """
    sentence, stating = case.sentence_at(stated.start), stating_of(case.language)
    own = next((n for n in reversed(numbers) if sentence.start <= n.start and n.end <= stated.start), None)
    having = stating.having.match(case.text, own.end) if own is not None else None
    if own is None or having is None or having.end() > stated.start or len(digits(own)) < SURE_DIGITS:
        return None
    rest = case.text[having.end() : stated.start]
    than = directing_of(case.language).than.search(fold(rest))
    if than is None or not 1 <= len(rest[: than.start()].split()) <= MOST_WORDS or re.search(r"[.,;:]|\d", rest) or stating.another.search(rest[: than.end() + 1]) or len(rest) - than.end() > len(" yaklaşık "):
        return None
    label = fold(case.text[sentence.start : own.start])
    words = rest[: than.start()].split()
    if any(fold(word)[:STEM] in label for at, word in enumerate(words) if at == len(words) - 1 or word[0].isupper() or any(c.isdigit() for c in word)):
        return None  # `A 450 W, B A'dan 30 W az`: another thing is compared with what has the value
    theirs = [b for a, b in fits if a.start == own.start and _is_told_alike(case, own, b)]
    turned = {b.base_value for b in theirs if ((own.base_value or 0) > (b.base_value or 0)) != said.larger}
    return (own, theirs[0]) if len(turned) == 1 and all(b.base_value in turned for b in theirs) else None


SURE_DIGITS = 2  # of a value that is found by its size alone
MOST_WORDS = 4  # that name what a value is compared with
STEM = 4  # letters by which a word is known again


def _is_told_alike(case: Case, a: Number, b: Number) -> bool:
    """Whether claims have both in one metric, where both are claimed at all."""
    ours, theirs = ({c.metric for c in claims_on(case).get(n.figure_id, ()) if c.metric} for n in (a, b))
    return not (ours and theirs) or any(same_family(x, y) for x in ours for y in theirs)


def _like(case: Case, values: Sequence[Number], stated: Number) -> list[Number]:
    """Values that may lie so far apart: of points the shares."""
    points = stated.unit == "percentage_point"
    found = [n for n in values if n.start != stated.start and (n.unit == "percent" if points else alike(case, n, stated))]
    return found if len(found) <= MOST else []


def _fits(stated: Number, a: Number, b: Number) -> bool:
    x, y, gap = a.base_value or 0.0, b.base_value or 0.0, stated.base_value or 0.0
    if stated.unit == "percentage_point":
        return abs(100 * abs(x - y) - (stated.value or 0)) <= EXACT
    return min(x, y) > 0 and abs(abs(x - y) - gap) <= EXACT * max(x, y)


def _said(case: Case, stated: Number, value: Number) -> Direction | None:
    """What the words behind a gap say, in its clause."""
    sentence = case.sentence_at(stated.start)
    words = stating_of(case.language).clause_end.split(case.text[stated.end : min(sentence.end, stated.end + REACH)])[0]
    if _SEEMS.search(fold(words)):
        return None
    said = direction(words, dimension_of(value))
    return said if said is not None and (said.plain or dimension_of(value) in PACED) else None


_SEEMS = re.compile(r"(?:küçük|büyük|az|çok|önemsiz) (?:görün|sayil|gel|değil)|(?:작|크|적|많)(?:아|어|게)? ?(?:보이|보일|보인|지 않)|작아|커 보")  # `aradaki 0,7 puan küçük görünebilir`: of the gap itself


def _sides(case: Case, owned: Owned, numbers: Sequence[Number], stated: Number, fits: Sequence[tuple[Number, Number]]) -> Sides:
    """By the words before a gap, else by what is claimed of it."""
    sentence, siding, stating = case.sentence_at(stated.start), siding_of(case.language), stating_of(case.language)
    before = case.text[sentence.start : stated.start]
    phrase = compared_with(before)
    others = frozenset(phrase.split()[-1:]) if phrase and not EARLIER.search(phrase) else frozenset()
    clause = siding.breaks.split(before)[-1]
    subjects = frozenset(m[1].split()[-1] for m in siding.subject.finditer(clause)) or frozenset(_NAME.findall(clause))
    here = [n for n in numbers if sentence.start <= n.start < stated.start and alike(case, n, stated)][-1:]
    own = here[0] if here and (stating.came_to.match(between := case.text[here[0].end : stated.start]) or stating.being.match(between)) else None
    likely = [c for c in claims_on(case).get(stated.figure_id, ()) if c.type == "comparison" and c.confidence >= LIKELY]
    by_words = bool(others)
    if not others:
        others = frozenset(name_key(name) for c in likely for name in c.comparators) - {"previous"}
    if not any(_alone(owned, subjects, a, b) for a, b in fits):
        if not by_words and own is None and (EARLIER.search(fold(clause)) or siding.later.search(fold(clause))):
            return Sides(frozenset(), others, own)  # `yeni model 5 dB daha sessiz`: who is who is told otherwise
        subjects = frozenset(name_key(name) for c in likely for name in c.subjects)
    return Sides(subjects, others, own)


def _are_sides(owned: Owned, sides: Sides, a: Number, b: Number) -> bool:
    """Whether a value is told of the subject and another of the other side, by names that stand with one of the two alone."""
    if sides.own is not None:
        return a.start == sides.own.start and b.start != a.start and any(owned.is_of(b, name) for name in sides.other)
    return _alone(owned, sides.subject, a, b) and _alone(owned, sides.other, b, a) and not _alone(owned, sides.subject, b, a) and not _alone(owned, sides.other, a, b)


def _alone(owned: Owned, names: frozenset[str], n: Number, rival: Number) -> bool:
    return any((owned.is_of(n, name) and not owned.is_of(rival, name)) or (owned.is_called(n, name) and not owned.is_called(rival, name)) for name in names)
