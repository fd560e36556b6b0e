"""Runs of digits and the plain numbers they spell."""

from __future__ import annotations

import math
import re

DIGITS = frozenset("0123456789０１２３４５６７８９")
DIGIT_RUN = re.compile("[0-9０-９]+")
_ASCII_RUN = re.compile("[0-9]+")  # five times as fast, because its character class is a bitmap
_ASCII_DIGITS = "0123456789"
_FULL_WIDTH = "０１２３４５６７８９"


def digit_runs(text: str) -> re.Pattern[str]:
    """The pattern of a digit run that serves for ``text``."""
    for digit in _FULL_WIDTH:
        if digit in text:
            return DIGIT_RUN
    return _ASCII_RUN


def count_digits(text: str) -> int:
    """How many digits a text holds, full-width ones too."""
    return sum(map(text.count, DIGITS if digit_runs(text) is DIGIT_RUN else _ASCII_DIGITS))


def plain(digits: str) -> int | None:
    return int(digits) if len(digits) <= 4000 else None


def tidy(value: float) -> float | int:
    """An integer where the float is one."""
    return int(value) if math.isfinite(value) and value == int(value) else value
