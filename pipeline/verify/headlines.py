"""Arithmetic by place: a number of the headline that the body tells otherwise."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence

from pipeline.languages import LANGUAGES, repeating_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import digits, dimension_of, slipped, unit_head
from pipeline.verify.contradictions import OTHER_TIME, context_words, word_stems
from pipeline.verify.likeness import LEAST_BARE, half, like, restates, value_beside
from pipeline.verify.misprints import FAR, MISPRINT_DIGITS
from pipeline.verify.records import Case, Number, Span


def find_in_headline(case: Case, numbers: Sequence[Number]) -> Iterator[tuple[str, Number, Number]]:
    """``점유율 47%로 1위`` over a text that has 41%: a number of the title that the body has not, and the body's that it must be."""
    title = headline_of(case)
    if title is None:
        return
    body = [n for n in numbers if n.start >= title.end and case.block_at(n.start).kind not in {"title", "chrome", "byline", "date"}]
    for number in (n for n in numbers if title.start <= n.start < title.end and n.kind != "ordinal" and not _is_small_word(n) and not (n.unit is None and len(digits(n)) <= MISPRINT_DIGITS and not _is_great(n))):
        same = [n for n in body if like(number, n)]
        if not same or any(restates(number, n) for n in same) or any(n.value == number.value and unit_head(n) == unit_head(number) for n in body):
            continue  # also with its time told once: `하루 1,200억 개`
        near = [n for n in same if 1 / FAR <= value_beside(n, number) / value_beside(number, n) <= FAR]
        rivals = [n for n in near if not _of_another(case, n, title)]
        slips = [n for n in near if is_slip(number, n) and (n in rivals or (len(digits(n)) > 2 and not _of_another_name(case, n, title)))]
        akin = [n for n in rivals if _akin(case, number, n) and (n.unit is not None or number.unit is None)]
        chosen = slips or akin or (rivals if (len(same) == 1 and same[0].unit is not None and _is_measured(number)) or _is_great(number) else [])
        if chosen and not _is_derived(number, same, exactly=bool(slips)) and not _is_made_of(number, same, body) and (slips or len({n.value for n in chosen}) == 1):
            yield "headline_differs", number, chosen[0]


def headline_of(case: Case) -> Span | None:
    """The headline, with the line after it where the first says only what kind of text it is: ``Basın bülteni``."""
    blocks = case.blocks
    if not blocks or blocks[0].kind != "title":
        return next((b for b in blocks if b.kind == "title"), None)
    if len(blocks) > 1 and repeating_of(case.language).kicker.fullmatch(fold(case.words(blocks[0]).strip(" \n[]()【】<>"))) and _is_line(case.words(blocks[1])):
        return Span(blocks[0].start, blocks[1].end, "title")
    return blocks[0]


LONGEST_HEADLINE = 120


def _is_line(words: str) -> bool:
    """Whether a block is a headline by its looks: one line that no full stop ends."""
    return len(words.strip()) <= LONGEST_HEADLINE and "\n" not in words.strip() and words.strip()[-1:] not in {".", "!", ":", ")"}


def _is_great(number: Number) -> bool:
    """``4 trilyonluk``: a size that a text has of one thing."""
    return number.unit is None and (number.value or 0) >= 1e9


def _is_derived(number: Number, same: Sequence[Number], *, exactly: bool) -> bool:
    """Whether two numbers of the body add up to the headline's, or differ by it."""
    values = [value_beside(n, number) for n in same[:12]]
    wanted = value_beside(number, number)
    allowed = (1e-6 if exactly else min(max(half(number), 0.005), MOST_DERIVED_OFF)) * wanted
    return any(abs(abs(a + s * b) - wanted) <= allowed for i, a in enumerate(values) for b in values[i + 1 :] for s in (1, -1))


def _is_made_of(number: Number, same: Sequence[Number], body: Sequence[Number]) -> bool:
    """``빨래 46장`` over 18, 18 and 10; ``웨이퍼 6만 장`` over 5,000 a month for twelve months: whether the body's numbers make the headline's."""
    wanted = value_beside(number, number)
    values = [value_beside(n, number) for n in same[:MOST_SUMMED]]
    if any(abs(sum(some) - wanted) <= 1e-6 * wanted for size in (3, 4) for some in itertools.combinations(values, size)):
        return True
    counts = {n.value for n in body if n.value and 1 < n.value <= MOST_COUNTED and float(n.value).is_integer() and n.kind == "quantity" and n.unit not in {"percent", "x"}}
    return any(abs(v * c - wanted) <= 1e-6 * wanted for v in values for c in counts if v > 0)


MOST_SUMMED = 10
MOST_DERIVED_OFF = 0.03


def is_slip(number: Number, other: Number) -> bool:
    """A slip of two digits or more between numbers of one size."""
    a, b = value_beside(number, other), value_beside(other, number)
    first, second = (sorted("".join(c for c in n.surface if c.isdecimal()).lstrip("0")) for n in (number, other))
    if not 1 / FAR <= a / b <= FAR or len(digits(number)) < 2 or len(first) != len(second):
        return False
    return slipped(number, (number.value or 1) * b / a) and (len(first) > 2 or first == second)


def _is_small_word(number: Number) -> bool:
    """``네 가지``, ``beş kısa haber``: a small count in words, of anything; what it counts is compared by its noun."""
    return not any(c.isdecimal() for c in number.surface) and number.kind in {"quantity", "ratio"} and (number.value or 0) <= LEAST_BARE and dimension_of(number) in {"count", "x"}


def _is_measured(number: Number) -> bool:
    """An amount in a unit of its own, no share, multiple or count: these a text tells of many things."""
    return number.kind not in {"percentage", "ratio"} and number.unit not in {None, "piece"}


def _akin(case: Case, number: Number, other: Number) -> bool:
    return bool((context_words(case, number) & context_words(case, other)) - (OF_ANY_SHARE if number.kind == "percentage" else frozenset()))


OF_ANY_SHARE = word_stems(" ".join(repeating_of(language).of_any_share for language in LANGUAGES))


def _of_another(case: Case, number: Number, title: Span) -> bool:
    """Whether a number of the body is told of another thing or another time than the title speaks of."""
    sentence = case.sentence_at(number.start)
    words = case.words(sentence)
    around = case.text[max(sentence.start, number.start - 30) : min(sentence.end, number.end + 20)]
    named, known = ({fold(n.surface) for n in case.numbers if n.kind == "name" and span[0] <= n.start < span[1]} for span in ((sentence.start, number.start), (title.start, title.end)))
    if named and known and not named & known:
        return True
    dated = any(n.kind == "date" and sentence.start <= n.start < sentence.end for n in case.numbers)
    return dated or bool(OTHER_TIME.search(words)) or bool(names_with_digits(around) - names_with_digits(case.words(title)))


def _of_another_name(case: Case, number: Number, title: Span) -> bool:
    sentence = case.sentence_at(number.start)
    around = case.text[max(sentence.start, number.start - 30) : min(sentence.end, number.end + 20)]
    return bool(names_with_digits(around) - names_with_digits(case.words(title)))


def names_with_digits(words: str) -> frozenset[str]:
    return frozenset(re.findall(r"[a-z][a-z\-]*\d[0-9a-z]*|\d{4}(?=[^0-9.,%])", fold(words)))


MOST_COUNTED = 100_000
