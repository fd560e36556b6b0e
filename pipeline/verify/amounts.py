"""Numbers as amounts that can be multiplied and divided: what each can stand for, how exactly it is written, how digits slip."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from dataclasses import replace
from functools import lru_cache
from operator import attrgetter
from typing import NamedTuple

from pipeline.lexicon import fold
from pipeline.verify.numbers import MONEY, digits_in, half_step, written_half_step
from pipeline.verify.places import measures
from pipeline.verify.records import Case, Number, asked_once

WINDOW_SENTENCES = 4  # sentences before the number's own in which its terms may stand
LOOSEST = 0.015  # the most that the rounding of one number may leave open
SECONDS = {"s": 1.0, "min": 60.0, "h": 3600.0, "day": 86400.0, "week": 604800.0, "month": 2629800.0, "year": 31557600.0}

# Hours of a unit of time in every length that it is told for, the likelier ones first.
HOURS = {"h": (1.0,), "day": (24.0,), "week": (168.0,), "month": (720.0, 730.0, 744.0, 672.0, 730.5), "year": (8760.0, 8784.0, 8766.0, 8640.0)}
ENERGY = {"Wh": 1e-3, "kWh": 1.0, "MWh": 1e3, "GWh": 1e6}  # kilowatt-hours


class Amount(NamedTuple):
    """One reading of a number: its dimension (``USD``, ``USD/s``, ``bit``, ``count``) and value in base units."""

    dimension: str
    value: float


_PER_HOUR = re.compile(r"(?:시간당|saat(?:te|lik)?|saat ücreti|saat başına)\s*(?:약|yaklaşık)?\s*$", re.IGNORECASE)


@asked_once
def readings(case: Case, number: Number) -> tuple[Amount, ...]:
    """What a number can stand for. A rate may be read without its time, which is often that of a sentence before; an amount of
    money after ``시간당``, ``saat ücreti`` is one an hour.
    """
    if number.value is None or number.base_value is None or number.unit in {"percent", "percentage_point"} or number.base_unit in NO_AMOUNTS:
        return ()
    unit = number.unit or ""
    if unit == "x":
        return (Amount("x", number.value),)
    head, _, per = unit.partition("/")
    found = []
    if head in MONEY:
        found.append(Amount(head, number.value))
        if per in SECONDS:
            found.append(Amount(f"{head}/s", number.value / SECONDS[per]))
        elif per.endswith("token"):
            found.append(Amount(number.base_unit or unit, number.base_value))  # ``USD/Mtoken`` beside ``USD/token``
        elif per:
            found.append(Amount(unit, number.value))
        if _PER_HOUR.search(case.text[max(0, number.start - 14) : number.start]):
            found.append(Amount(f"{head}/s", number.value / 3600))
        return tuple(dict.fromkeys(found))
    if head in ENERGIES and per in SECONDS:  # ``한 달에 25.2kWh``: so much energy, though the time is told
        return (Amount("J", number.value * ENERGIES[head]), Amount("W", number.base_value))
    if number.base_unit in PHYSICAL_DIMENSIONS:
        return (Amount(PHYSICAL_DIMENSIONS[number.base_unit], number.base_value),)
    if per in SECONDS:
        return (Amount("count/s", number.value / SECONDS[per]), Amount("count", number.value))
    if per in PHYSICAL_UNITS:
        return (Amount(unit, number.value),)  # ``watt başına 2,1``: a rate by what is measured, no count
    return (Amount("count", number.value),)


ENERGIES = {"Wh": 3.6e3, "kWh": 3.6e6, "MWh": 3.6e9, "GWh": 3.6e12, "J": 1.0, "kJ": 1e3}
PHYSICAL_DIMENSIONS = {
    "bit": "bit", "bit/s": "bit/s", "s": "s", "m": "m", "m**2": "m2", "kg*m**2/s**3": "W", "kg*m**2/s**2": "J", "operation/s": "operation/s",
    "1/s": "1/s", "kg": "kg",
}  # fmt: skip


NO_AMOUNTS = frozenset({"K", "degC"})  # degrees are not so many of anything
PHYSICAL_UNITS = frozenset({"W", "kW", "MW", "J", "kWh", "m", "mm2", "bit", "B", "GB", "kg"})


def product_dimension(a: str, b: str) -> str | None:
    """The dimension of a product, where it is one that articles speak of."""
    if a == b == "m":
        return "m2"
    for one, other in ((a, b), (b, a)):
        if one in {"count", "x"}:
            return None if other in {"count", "x"} and {a, b} == {"x"} else other
        if other == "s":
            if one.endswith("/s"):
                return one.removesuffix("/s")
            if one == "W":
                return "J"
    return None


def slack(number: Number) -> float:
    """How far, relatively, a number may be off for its rounding. Counts of things are exact."""
    return _slack(abs(number.value or 0), number.surface, may_count=number.kind == "quantity" and number.base_unit not in PHYSICAL_DIMENSIONS)


@lru_cache(maxsize=65536)
def _slack(value: float, surface: str, *, may_count: bool) -> float:
    if not value or (may_count and value < 1000 and float(value).is_integer()):
        return 0.0
    half = written_half_step(surface, value) if digits_in(surface) else half_step(value)
    return min(half / value, LOOSEST)


MOST_ROUNDED = 0.035


def rounded_to(number: Number) -> float:
    """How far, relatively, what a number of two digits or more is reckoned from may lie off for being rounded to the digits written: ``1.5TB`` of 1.536."""
    if len(digits(number)) < len("15") or not number.value or "." not in number.surface.replace(",", "."):
        return 0.0
    return min(written_half_step(number.surface, number.value) / abs(number.value), MOST_ROUNDED)


def digits_alone(number: Number) -> bool:
    """``71 kare … 124, 221``: whether a number is written without a unit of its own."""
    return number.surface.replace(",", "").replace(".", "").isdecimal()


def digits(number: Number) -> str:
    """The digits as written, zeros at the ends left out: ``3.225,60`` -> ``32256``."""
    return digits_in(number.surface).strip("0")


def slipped(stated: Number, expected: float) -> bool:
    """Whether one wrong digit, or digits that changed places, lie between what is written and what should be: 2,039 and 2,390."""
    written = digits_in(stated.surface).lstrip("0")
    if len(written.rstrip("0")) < 2 or not expected:
        return False
    right = f"{abs(expected):.{len(written) - 1}e}".split("e", maxsplit=1)[0].replace(".", "")
    wrong = [i for i, (a, b) in enumerate(zip(written, right, strict=True)) if a != b]
    return len(wrong) == 1 or (1 < len(wrong) <= 3 and sorted(written[i] for i in wrong) == sorted(right[i] for i in wrong))


def swapped(stated: Number, expected: float) -> bool:
    """Whether what is written has the digits of what should be in another order: 3.522,60 and 3,225.6."""
    written = digits_in(stated.surface).lstrip("0")
    if len(written.rstrip("0")) < SWAPPED or not expected or not stated.value or not 1 / TEN < expected / stated.value < TEN:
        return False
    right = f"{abs(expected):.{len(written) - 1}e}".split("e", maxsplit=1)[0].replace(".", "")
    return written != right and sorted(written) == sorted(right)


def reordered(stated: Number, expected: float, *, least: int) -> bool:
    """Whether a number has the digits of what it should be, rounded as it is written, in another order: 57% and 75%. ``least``: digits that count."""
    if not stated.value or not digits(stated) or expected <= 0:
        return False
    step = 2 * written_half_step(stated.surface, stated.value)
    right = f"{round(expected / step)}".strip("0")
    return len(digits(stated)) >= least and digits(stated) != right and sorted(digits(stated)) == sorted(right)


SWAPPED = 3  # digits whose order slipped by no chance
TEN = 10.0


def one_digit_off(stated: Number, expected: float) -> bool:
    """Whether one digit, or two that changed places, make the stated number of the expected one as it would be written: 4.8 and 0.8."""
    if not digits_in(stated.surface) or not stated.value:
        return False
    step = 2 * written_half_step(stated.surface, stated.value)
    written, right = f"{round(stated.value / step)}", f"{round(expected / step)}"
    size = max(len(written), len(right))
    written, right = written.zfill(size), right.zfill(size)
    wrong = [i for i in range(size) if written[i] != right[i]]
    return size >= 2 and (len(wrong) == 1 or (len(wrong) == 2 and [written[i] for i in wrong] == [right[i] for i in reversed(wrong)]))


DATA = ("KB", "MB", "GB", "TB", "PB")  # units of data, which may be told in steps of 1,024
IN_WORDS = {
    word: value
    for value, words in enumerate(("두 iki", "세 üç", "네 dört", "다섯 beş", "여섯 altı", "일곱 yedi", "여덟 sekiz", "아홉 dokuz", "열 on"), 2)
    for word in words.split()
}
_WORD_COUNT = re.compile(rf"(?<![\w])({'|'.join(IN_WORDS)})(?: ?(?:묶음|개|장|대|칩|코어|채널|층)(?=[은는이가을를의로씩]|\s)| (?=[a-zçğıöşü]{{4}}))", re.IGNORECASE)


def count_in_word(word: str) -> float | None:
    """``dokuz``, ``네``: the small number that a word is."""
    return next((float(value) for name, value in IN_WORDS.items() if fold(name) == fold(word)), None)


def counts_in_words(case: Case, low: int, high: int) -> list[Number]:
    """``여덟 묶음``, ``sekiz yığın``: counts that are no figures of the document; they have no ``figure_id``."""
    found = []
    for match in _WORD_COUNT.finditer(case.text, low, high):
        if not _has_number(case, *match.span(1)):
            value = float(IN_WORDS[match[1].replace("İ", "i").lower()])
            found.append(Number("", *match.span(), match[0], "quantity", value, None, "piece", None, value, "piece", "exact", 0))
    for match in _ALL_OF_THEM.finditer(case.text, low, high):
        value = float(_ALL[match[0].replace("İ", "i").lower()])
        if not _has_number(case, *match.span()):
            found.append(Number("", *match.span(), match[0], "quantity", value, None, "piece", None, value, "piece", "exact", 0))
    return found


def _has_number(case: Case, low: int, high: int) -> bool:
    """Whether a figure stands, in part or in whole, between two offsets."""
    return any(n.start < high and low < n.end for n in case.numbers)


_ALL = {"ikisi": 2, "üçü": 3, "dördü": 4, "beşi": 5, "altısı": 6, "sekizi": 8}
_ALL_OF_THEM = re.compile(r"(?<!\w)(ikisi|üçü|dördü)(?= birlikte| toplam)|(?<=, )(ikisi|üçü|dördü|beşi|altısı|sekizi)(?= (?:toplam |birlikte |birden )?\d)", re.IGNORECASE)  # `Kart 16 GB, dördü 64 GB eder`


def window(case: Case, number: Number, *, after: int = 1) -> list[Number]:
    """Measuring numbers of its sentence, of those before it and of those after it, with their places."""
    index = sentence_index(case, number)
    low = case.sentences[max(0, index - WINDOW_SENTENCES)].start if case.sentences else 0
    high = case.sentences[min(len(case.sentences) - 1, index + after)].end if case.sentences else len(case.text)
    return [n for n in _in_one_place(case, low, high, titled=case.block_at(number.start).kind == "title") if n.start != number.start]


@asked_once
def _in_one_place(case: Case, low: int, high: int, *, titled: bool) -> list[Number]:
    """``counted_spans`` of the headlines alone, or of all else."""
    return [n for n in counted_spans(case, low, high) if (case.block_at(n.start).kind == "title") == titled]


@asked_once
def counted_spans(case: Case, low: int, high: int) -> tuple[Number, ...]:
    """Measuring numbers, counts in words and spans of time that begin between two offsets, in order."""
    starts, timed = _timed(case)
    here = timed[bisect_left(starts, low) : bisect_left(starts, high)]
    return tuple(sorted([*here, *counts_in_words(case, low, high), *_spans_of_days(case, low, high)], key=attrgetter("start")))


@asked_once
def _timed(case: Case) -> tuple[list[int], list[Number]]:
    """The measuring numbers of a document, spans of time among them, behind their starts."""
    timed = sorted([_of_time(case, n) for n in measures(case)], key=attrgetter("start"))
    return [n.start for n in timed], timed


_TIME_AFTER = re.compile(r"^\s?(?:(개월|aylığ\w*|aylık|ayda|ay\b)|(년치|년간|yıllığ\w*|yılda\b))")


def _of_time(case: Case, number: Number) -> Number:
    """``12 aylığına``: a bare number before a span of time is so many of it."""
    if number.unit is not None or number.kind != "quantity":
        return number
    match = _TIME_AFTER.match(case.text[number.end : number.end + 10])
    if match is None:
        return number
    unit = "month" if match[1] else "year"
    return replace(number, unit=unit, base_unit="s", base_value=(number.value or 0) * SECONDS[unit])


_DAYS = re.compile(r"(\d{1,3})\s?일|(\d{1,3}) gün")
_LASTING = re.compile(r"^\s?(?:내내|동안|간(?![가-힣])|에 \d|에 약|boyunca)")


def _spans_of_days(case: Case, low: int, high: int) -> list[Number]:
    """``30일 내내``, ``30일에 111kWh``, ``하루 10시간씩 25일``: how long, though the words are those of a day of the month."""
    found = []
    for n in case.numbers:
        match = _DAYS.fullmatch(n.surface) if n.kind == "date" and low <= n.start < high else None
        if match and (_LASTING.match(case.text[n.end : n.end + 6]) or case.text[: n.start].endswith("시간씩 ")):
            days = float(match[1] or match[2])
            found.append(Number("", n.start, n.end, n.surface, "quantity", days, None, "day", None, days * SECONDS["day"], "s", "exact", 0))
    return found


def sentence_index(case: Case, number: Number) -> int:
    return max(0, bisect_right(case.starts, number.start) - 1)


def dimension_of(number: Number) -> str:
    """The class in which numbers add up: money of a currency, bits, a counted thing; per cents and ratios apart."""
    return _dimension(number.unit or "", number.base_unit or "")


def is_in_binary_steps(number: Number, total: Number, off: float, exact: float) -> bool:
    """``768KB씩 640개, 480MB``: whether an amount of data that is ``off`` times another comes out of it in steps of 1,024."""
    if number.unit not in DATA or total.unit not in DATA:
        return False
    steps = abs(DATA.index(number.unit) - DATA.index(total.unit))
    return steps > 0 and any(abs(off * f - 1) <= exact for f in (1.024**steps, 1.024**-steps))


def worth(number: Number) -> float:
    """The amount that adds up: money and bare numbers as written, everything else in base units; 0 without a value."""
    return (number.value if dimension_of(number) in MONEY or number.base_value is None else number.base_value) or 0.0


@lru_cache(maxsize=4096)
def _dimension(unit: str, base_unit: str) -> str:
    if unit in {"percent", "percentage_point", "x"}:
        return "percent" if unit.startswith("percent") else unit
    head = unit.partition("/")[0]
    if head in MONEY:
        return head
    return PHYSICAL_DIMENSIONS.get(base_unit, "count" if "/" not in unit else "count/s")


def power_of_lengths(value: float, a: Number, b: Number, *, loose: float = 0.0) -> str | None:
    """``40µm에서 25µm로 … 2.56배``: whether a multiple of areas or volumes is what the square or the cube of two lengths gives."""
    low, high = sorted((a.base_value or 0.0, b.base_value or 0.0))
    if low <= 0 or {dimension_of(a), dimension_of(b)} != {"m"} or value <= 1:
        return None
    for name, power in (("square", 2), ("cube", 3)):
        if abs((high / low) ** power / value - 1) <= max(loose, LEAST_OF_POWERS) + power * (slack(a) + slack(b)):
            return name
    return None


LEAST_OF_POWERS = 0.01


def unit_head(number: Number) -> str:
    """The unit of a number without what it is told for: ``GB`` of ``GB/s``."""
    return (number.unit or "").partition("/")[0]


def exactness(number: Number) -> float:
    """How far a factor may be off: small whole numbers are written out and exact."""
    value = number.value or 0.0
    return 0.0 if value < WRITTEN_OUT and value.is_integer() else slack(number)


WRITTEN_OUT = 1000


def all_digits(number: Number) -> str:
    """The digits as written, of a number in words those of its value; without zeros at the ends."""
    return digits(number) or f"{number.value or 0:.12g}".replace(".", "").strip("0")
