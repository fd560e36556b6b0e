"""Values as a text tells them: a number takes its unit from the next one that has it, a rate is told without its time the second time."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from dataclasses import replace

from pipeline.lexicon import fold
from pipeline.verify.amounts import dimension_of, sentence_index
from pipeline.verify.numbers import PHYSICAL
from pipeline.verify.places import measures
from pipeline.verify.records import Case, Number, asked_once

LENT_OVER = 34  # characters between a number without a unit and the one whose unit it takes
LIKE_SIZE = 30.0  # times that such two lie apart at most
_ENDS = re.compile(r"[.!?:;]\s|[\n|]")
# What follows a number that stands alone: an ending, a mark, a particle; no noun that it counts.
_ALONE_AFTER = re.compile(r"^(?:[’'][a-zçğıöşü]{1,5}\b|[,;:.)\s]|$|(?:으로|로|에서|에|가|이|을|를|보다|였|이었|이던)(?![가-힣]{3}))")  # ``결 300은``: a name
_OTHER_WORDS = re.compile(r"(?<![’'\w])(?!yerine\b|karşı|karşılık\b|dakika|saniye|saat)[a-zçğıöşü]{5,}|[가-힣]{2,}[다며고면는]\s")  # something else is told between
_NOUN_AFTER = re.compile(r"^\s?([가-힣]{2,}|[a-zçğöşüiâîû]{4,})")
_A_RATIO = re.compile(r"(?<![A-Za-z])PUE(?![A-Za-z])[^.\d\n]{0,16}$", re.IGNORECASE)  # ``PUE가 1.2가 됐고 전체 전력은 3.6MW``: it has no unit
_OF_A_MODEL = re.compile(r"\s[A-ZÇĞİÖŞÜ][A-Za-zÇĞİÖŞÜçğıöşü\-]*\d")  # ``384 Vadi2, 3.0'da 311,9 dakika``: so many of a thing
_JOINTS = frozenset("ve ile ise daha olan olarak kadar için".split())


@asked_once
def told_values(case: Case) -> list[Number]:
    """Measuring numbers in order, those without a unit with that of a neighbour they are told with: ``H200 5,2, H100 5,5 dakika``."""
    numbers = [n for n in measures(case) if n.value and n.value > 0]
    lent: dict[str, Number] = {}
    for first, second in itertools.pairwise(numbers):
        for bare, other in ((first, second), (second, lent.get(first.figure_id, first))):
            if bare.figure_id not in lent and _may_lend(case, bare, other):
                scale = (other.base_value or 0) / (other.value or 1)
                lent[bare.figure_id] = replace(bare, unit=other.unit, base_unit=other.base_unit, base_value=(bare.value or 0) * scale, kind=other.kind)
    return [lent.get(n.figure_id, n) for n in numbers]


def _may_lend(case: Case, bare: Number, other: Number) -> bool:
    """Whether a number without a unit is told in one breath with one that has it."""
    if (bare.unit is not None and not _told_beside(case, bare, other)) or bare.kind not in {"quantity", "ratio"} or not any(c.isdecimal() for c in bare.surface) or other.unit in {None, "percent", "x", "percentage_point"} or dimension_of(other) == "count":
        return False
    if _A_RATIO.search(case.text, max(0, bare.start - LENT_OVER), bare.start):
        return False
    left, right = sorted((bare, other), key=lambda n: n.start)
    between = case.text[left.end : right.start]
    if len(between) > LENT_OVER or _OTHER_WORDS.search(between) or _ENDS.search(between) or not _ALONE_AFTER.match(case.text[bare.end : bare.end + 8]):
        return False
    if _OF_A_MODEL.match(case.text, bare.end):
        return False
    after = _NOUN_AFTER.match(fold(case.text[bare.end : bare.end + 16]))
    if bare is left and after and after[1] not in _JOINTS and "," not in between:
        return False
    return 1 / LIKE_SIZE <= (bare.value or 0) / (other.value or 1) <= LIKE_SIZE


def alike(case: Case, a: Number, b: Number) -> bool:
    """Whether two numbers measure in one way: one dimension, of counts one noun, whether by the second or not."""
    if a.value_max or b.value_max or "percentage_point" in {a.unit, b.unit} or ("percent" in {a.unit, b.unit} and a.unit != b.unit):
        return False
    if "x" in {a.unit, b.unit}:
        return False
    first, second = kind_of(a), kind_of(b)
    if (first == second and first != "piece") or _is_rate_of(a, b) or _is_rate_of(b, a):
        return True
    if _is_counted(a) != _is_counted(b) or not _is_counted(a):
        return False
    noun = noun_of(case, a)
    return first in _COUNTS or second in _COUNTS if noun and noun == noun_of(case, b) else first == second == "piece"


_BESIDE = re.compile(r"(?:[’']\w{1,5})?,\s(?:[A-Za-zÇĞİÖŞÜçğıöşü가-힣][\w\-]*[’']?\w{0,4}(?:[은는이가]|\sise)?\s){1,2}(?:yüzde\s|%)?$|,\s$")


def _told_beside(case: Case, bare: Number, other: Number) -> bool:
    """``H200 5,2, H100 5,5 dakikada``: digits alone, whose unit was carried from far off, right before the like value of another name, which has its own in words."""
    digits_only = bare.surface.replace(",", "").replace(".", "").isdecimal()
    return digits_only and bare.unit != other.unit and bare.end < other.start and other.surface[-1:].isalpha() and _BESIDE.match(case.text[bare.end : other.start]) is not None


def _is_rate_of(rate: Number, amount: Number) -> bool:
    """``yılda 80 bin ton`` and, later, ``20 bin ton``."""
    return amount.base_unit in PHYSICAL and (rate.base_unit or "").startswith(f"{amount.base_unit}/")


_COUNTS = frozenset({"piece", ""})


def _is_counted(number: Number) -> bool:
    return dimension_of(number) in {"count", "count/s"} and number.base_unit not in PHYSICAL


def kind_of(number: Number) -> str:
    """The dimension; of counted things the noun, without the time it is counted over."""
    if dimension_of(number) not in {"count", "count/s"}:
        return dimension_of(number)
    if number.base_unit in PHYSICAL:
        return number.base_unit or ""
    head = (number.unit or "").partition("/")[0]
    return "dB" if head == "dBA" else head  # so much louder is told in either


def noun_of(case: Case, number: Number) -> str:
    """The first letters of what a number counts: ``장`` of ``4천 장``, ``metrek`` of ``120 bin metreküp``."""
    last = number.surface.split()[-1] if number.surface else ""
    counter = last.lstrip("0123456789.,만천억조 ")
    if counter and not counter.isdecimal() and counter.lower() not in {"bin", "milyon", "milyar", "trilyon", "yüz"}:
        return fold(counter)[:6]
    match = _NOUN_AFTER.match(fold(case.text[number.end : number.end + 20]))
    return match[1][:6] if match and match[1] not in _JOINTS else fold(counter)[:6] if counter and not counter.isdecimal() else ""


def near_values(case: Case, numbers: list[Number], place: int, *, back: int) -> Iterator[Number]:
    """Numbers of the sentence that holds an offset and of those before it, in order; those of tables and headlines stay away."""
    from bisect import bisect_left

    if not case.sentences:
        return
    index = max(0, _index(case, place))
    low, high = case.sentences[max(0, index - back)].start, case.sentences[index].end
    for n in numbers[bisect_left(numbers, low, key=lambda n: n.start) : bisect_left(numbers, high, key=lambda n: n.start)]:
        if case.block_at(n.start).kind not in {"table", "title", "chrome"}:
            yield n


def _index(case: Case, offset: int) -> int:
    from bisect import bisect_right

    return bisect_right(case.starts, offset) - 1


def sentences_apart(case: Case, a: Number, b: Number) -> int:
    return abs(sentence_index(case, a) - sentence_index(case, b))
