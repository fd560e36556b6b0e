"""Values that rise or fall in words: from which to which, and of what."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator

from pipeline.languages import stating_of
from pipeline.lexicon import fold
from pipeline.verify.direction_words import Direction, direction, says_of_gap
from pipeline.verify.fits import stated_fit
from pipeline.verify.moves import FROM
from pipeline.verify.records import Case, Number
from pipeline.verify.told_values import alike, told_values

REACH = 26  # characters after a change in which its direction stands
WIDEST = 100.0  # times that what rose or fell lies apart
Found = tuple[Number, Number, Direction, tuple[Number, ...]]


def told_moves(case: Case) -> Iterator[Found]:
    """``640에서 432로 늘었다``, ``artarak 432'ye çıktı`` after 640 in the same sentence."""
    stating = stating_of(case.language)
    for first, second in itertools.pairwise(told_values(case)):
        sentence = case.sentence_at(second.start)
        apart = (first.base_value or 0) / (second.base_value or 1)
        if case.sentence_at(first.start) != sentence or not 1 / WIDEST <= apart <= WIDEST or not (alike(case, first, second) or (first.unit == second.unit and first.unit in {None, "percentage_point"})):
            continue
        after = case.text[second.end : min(sentence.end, second.end + REACH)]
        if not stating.arrives.match(after) or first.base_value == second.base_value or case.block_at(first.start).kind == "table":
            continue
        between = case.text[first.end : second.start]
        told = None if says_of_gap(after, after) else direction(_of_the_move(case, after)[2:], "")
        told = None if told is not None and _with_another_change(case, first, second, after) else told
        if told is None or not told.plain or not stating.changes.match(told.word) or ("," in between and not FROM.match(between) and not stating.on_the_way.search(between) and not stating.used_to.search(between)):
            continue
        if not FROM.match(between) and not stating.used_to.search(between) and names_differ(case, first, second) and not stating.moving_on.search(between):
            continue
        if stating.meanwhile.search(fold(between)):
            continue  # ``14 m/s hızla giderken 86'ya düşüyor``: under which circumstance
        if not FROM.match(between) and (stating.leads_on.match(between) or stating.another_topic.search(between)):
            continue
        if not told.larger and (stating.fallen_by.match(fold(between)) or (not FROM.match(between) and stating.of_the_next.search(between))):
            continue
        if ((second.base_value or 0) > (first.base_value or 0)) != told.larger:
            yield second, first, told, (second, first)


def _of_the_move(case: Case, after: str) -> str:
    """What is told behind a move of the move itself."""
    other = stating_of(case.language).of_else.search(fold(after))
    return after[: other.start()] if other else after


def _with_another_change(case: Case, first: Number, second: Number, after: str) -> bool:
    """``환손실 37억 원이 반영돼 129억 원으로 4% 줄었다``: a percentage told with it, which the two do not give."""
    near = [n for n in case.numbers if n.unit == "percent" and second.end < n.start < second.end + len(after)]
    return bool(near) and not FROM.match(case.text[first.end : first.end + 14]) and all(stated_fit(case, n, first, second) is None for n in near)


def names_differ(case: Case, first: Number, second: Number) -> bool:
    return len({name_of(case, first), name_of(case, second)} - {None}) > 1


_FORMAT = re.compile(r"(?:fp|bf|tf|int|nvfp|mxfp|hbm|g?ddr|lpddr|pcie|usb)\d")  # number formats, kinds of memory and buses: no things


def name_of(case: Case, number: Number) -> str | None:
    """The thing whose value a number is: the designation last before it in its sentence, or the word before its bracket."""
    stating = stating_of(case.language)
    sentence = case.sentence_at(number.start)
    before = fold(case.text[sentence.start : number.start])
    if before.rstrip().endswith("("):
        match = stating.word_before.search(before.rstrip()[:-1])
        return match[1] if match else None
    designations = [m for m in re.finditer(r"[a-z][a-z\-]*\d[0-9a-z]*(?:-[a-z]{1,2}(?![a-z0-9]))?|\d{4}(?= ti\b|[^0-9.,])", before) if not _FORMAT.match(m[0])]
    if not designations:
        return None
    variant = stating.variant.match(before[designations[-1].end() :])
    return designations[-1][0] + ("".join(variant[0].split()) if variant else "")
