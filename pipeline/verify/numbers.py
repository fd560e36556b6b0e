"""When two numbers agree: as written, after rounding, or not. All tolerances of the checks stand here."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

Agreement = Literal["equal", "rounded", "close", "different"]

# Things counted: an article says 개 or adet where a data sheet says GPU.
PHYSICAL = frozenset({"bit", "bit/s", "s", "1/s", "m", "m**2", "m**3", "kg", "1", "kg*m**2/s**3", "kg*m**2/s**2", "operation/s", "A*s"})
MONEY = frozenset("USD KRW TRY EUR JPY CNY GBP TWD HKD INR CHF CAD AUD RUB SGD".split())


@dataclass(frozen=True, slots=True)
class Tolerances:
    """How far numbers may lie apart (relative). Measured on the development articles; change them in the policy file."""

    rounding: float = 0.05  # a value rounded to its written digits may be off by half a last digit, but by no more than this
    about: float = 0.10  # "about", "nearly"; against a reference row only where no more than two digits are written
    close: float = 0.02  # neither agreement nor contradiction: two sources often differ so much
    bound: float = 0.005  # "at least 1,500" is broken by 1,472
    points: float = 1.0  # percentage points between a stated percentage and the computed one
    equal: float = 0.03  # "the same speed"
    plausible: float = 1.5  # factor beyond the known range of a metric


DEFAULT_TOLERANCES = Tolerances()


@lru_cache(maxsize=65536)
def half_step(value: float) -> float:
    """Half of the last digit that the number shows: 10.3 -> 0.05, 1,300,000 -> 50,000, 2,839 -> 0.5."""
    text = f"{abs(value):.12g}"
    if "e" in text:
        text = f"{abs(value):.15f}".rstrip("0").rstrip(".")
    if "." in text:
        return 0.5 * 10.0 ** -len(text.split(".")[1])
    zeros = len(text) - len(text.rstrip("0"))
    return 0.5 * 10.0 ** (zeros if zeros < len(text) else 0)


@lru_cache(maxsize=65536)
def digits_in(surface: str) -> str:
    """All digits of a number as it is written, none where it is in words."""
    return "".join([c for c in surface if c.isdecimal()])


def written_half_step(surface: str, value: float) -> float:
    """Half of the last digit that stands in the text: ``200억`` -> 50 million, ``1.3 milyon`` -> 50,000, ``80%`` -> 0.5."""
    digits = digits_in(surface).lstrip("0")
    return 0.5 * abs(value) / int(digits) if digits else half_step(value)


def significant_digits(value: float | None) -> int:
    """Digits between the first and the last that is not zero: 2,839 -> 4, 50,000 -> 1."""
    return 0 if value is None else len(f"{abs(value):.12g}".replace(".", "").strip("0"))


ROUND = 2  # significant digits that a rounded number has at most: "about 142" is no rounding of 147.8, "about 140" may be


def compare(
    claimed: float, expected: float, quantifier: str = "exact", tolerances: Tolerances = DEFAULT_TOLERANCES, *, written: float | None = None
) -> Agreement:
    """Whether what an article states agrees with what a source or a computation gives.

    ``written``: the number as the article has it, where ``claimed`` is in another unit and the digits of "about" are to count.
    """
    if claimed == expected:
        return "equal"
    scale = max(abs(claimed), abs(expected))
    distance = abs(claimed - expected) / scale
    if distance < 1e-6:
        return "equal"
    if quantifier in {"at_least", "more_than"}:
        return "equal" if expected >= claimed else "close" if distance <= tolerances.bound else "different"
    small = abs(claimed) < 100 and float(claimed).is_integer()
    allowed = half_step(claimed) if small else min(half_step(claimed), tolerances.rounding * scale)
    if abs(claimed - expected) <= allowed * 1.0001:
        return "rounded"
    if quantifier in {"at_most", "less_than"}:
        return "close" if expected < claimed else "different" if distance > tolerances.rounding else "close"
    if quantifier == "about":
        near = tolerances.about if significant_digits(written) <= ROUND else min(tolerances.close, tolerances.about)
        return "rounded" if distance <= near else "close" if distance <= 2 * tolerances.about else "different"
    return "close" if distance <= tolerances.close else "different"


def agree(agreement: Agreement) -> bool:
    return agreement in {"equal", "rounded"}


def unit_class(base_unit: str | None) -> str:
    """Units that may be compared have one class: ``bit``, ``USD/month``, ``image/s``; every counted thing is ``count``."""
    if base_unit is None:
        return "count"
    if base_unit in PHYSICAL or base_unit in MONEY or "/" in base_unit:
        return base_unit
    return "count"


def shown(value: float | None, unit: str | None = None) -> str:
    """A number for an explanation: thousands grouped, at most six digits."""
    if value is None:
        return "?"
    number = f"{value:,.0f}" if float(value).is_integer() and abs(value) < 1e15 else f"{value:,.6g}"
    return f"{number}{'' if not unit else '%' if unit == 'percent' else '×' if unit == 'x' else ' ' + unit}"
