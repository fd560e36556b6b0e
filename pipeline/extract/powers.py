"""Powers of ten: ``5,4×10^9``, ``10⁹``, ``10^25 FLOP``, ``10−9초``, ``10의 25제곱``, ``10 üzeri 25``; not ``10^2W`` where ``^1`` is a note before it."""

from __future__ import annotations

import math
import re

from pipeline.extract.drafts import Draft, new_draft
from pipeline.extract.literals import tidy
from pipeline.extract.measures import Measures
from pipeline.extract.passage import range_mark

POWER_MARKS = frozenset("^<−⁻⁰¹²³⁴⁵⁶⁷⁸⁹")
"""What may stand between a ten and its exponent, or begin that."""
TOLD_POWERS = frozenset(("의", "'", "’", " ü", " Ü", "\u00a0ü"))
"""What may stand behind a ten that is the base of what follows (``의 25제곱``, `` üzeri 25``, ``'un 25. kuvveti``)."""
_SUPERSCRIPTS = str.maketrans("⁻−⁰¹²³⁴⁵⁶⁷⁸⁹", "--0123456789")
_POWER = re.compile(
    r"(?:(?P<times>\d+(?:[.,]\d+)?)[ \u00a0]?[x×·*][ \u00a0]?)?10"
    r"(?:(?P<mark>\^|<sup>)(?P<digits>[-−]?\d{1,9})(?![0-9])(?:</sup>)?|(?P<raised>⁻?[⁰¹²³⁴-⁹]{1,9})|(?P<lowered>−[1-9]\d?)(?![0-9.,])"
    r"|의[ \u00a0](?P<squared>[-−]?\d{1,2})[ \u00a0]?(?:제곱|승)|[ \u00a0][üÜ]zeri[ \u00a0](?P<over>[-−]?\d{1,2})(?!\d)|['’]un[ \u00a0](?P<nth>\d{1,2})\.[ \u00a0][kK]uvvet[iı])"
)
_TAKES_POWERS = frozenset("s m g J W V A".split())
"""Units of which ``10−9`` is so many with an exponent that nothing raises: nobody counts down from ten."""
_ENDS_OTHERWISE = re.compile(r"\^|[.,][0-9]")


def _amount(power: re.Match[str]) -> float:
    """The value; infinity or nought where no float holds it."""
    exponent = next(power[group] for group in ("digits", "raised", "lowered", "squared", "over", "nth") if power[group]).translate(_SUPERSCRIPTS)
    return tidy(float(f"{(power['times'] or '1').replace(',', '.')}e{exponent}"))


class Powers(Measures):
    """The rule for powers of ten."""

    def read_power(self, start: int, floor: int) -> Draft | None:
        text = self.text
        power = _POWER.match(text, start)
        if not power or _ENDS_OTHERWISE.match(text, power.end()) or (power["times"] is None and power["mark"] == "^" and self._is_note(power["digits"])):
            return None
        value, maximum, stop = _amount(power), None, power.end()
        if power["lowered"] and power["times"] is None:
            found = self.unit_at(stop)
            if found is None or found[1][1] not in _TAKES_POWERS:
                return None
            if len(power["lowered"]) > len("−9"):
                return new_draft(start, stop, "quantity", "power_or_range")  # `10−15초`
        if math.isinf(value) or (not value and (power["times"] or "1").strip("0.,")):
            return None if power["mark"] and power["digits"].isdecimal() else new_draft(start, stop, "quantity", "immense_power")  # `10^400`: ten and its exponent
        mark = range_mark(text, stop)
        upper = _POWER.match(text, mark.end()) if mark else None
        if upper and _amount(upper) > value:
            maximum, stop = _amount(upper), upper.end()
        found = self.unit_at(stop)
        if found:
            draft = self._with_unit(start, stop, value, maximum, found, floor)
        else:
            draft = new_draft(start, stop, "quantity", "power_of_ten", value, None, maximum)
            draft.quantifier = self.grammar.quantifier(text, start, stop)
        draft.rule = "power_of_ten"
        return draft

    def _is_note(self, digits: str) -> bool:
        """Whether the small number behind a bare ten is a note: notes count on from one, and the one before stands in the text."""
        return digits.isdecimal() and (digits == "1" or re.search(rf"(?<!10)\^{int(digits) - 1}(?![0-9])", self.text) is not None)
