"""Amounts of money that begin with a sign or a code: ``$10.3``, ``₺58.500``, ``USD500``."""

from __future__ import annotations

import re

from pipeline.extract.drafts import Draft, new_draft
from pipeline.extract.literals import tidy
from pipeline.extract.passage import Passage, range_mark
from pipeline.extract.units import CURRENCY_SIGNS, with_denominator

_ENGLISH_SCALE = re.compile(r"[ \u00a0]?(?:(K|k|M|B|T|bn|mn)(?![A-Za-z])|(thousand|million|billion|trillion)(?![A-Za-z]))")
ENGLISH_SCALES = {"K": 1e3, "k": 1e3, "M": 1e6, "mn": 1e6, "million": 1e6, "B": 1e9, "bn": 1e9, "billion": 1e9, "T": 1e12, "trillion": 1e12, "thousand": 1e3}


class Money(Passage):
    """Rules for currency signs."""

    def read_money_sign(self, start: int, end: int, floor: int) -> Draft | None:  # noqa: ARG002  one signature for all rules
        """``$10.3``, ``₺58.500``, ``US$40,000``."""
        text = self.text
        position = start - 1
        if position >= floor and text[position] in " \u00a0":
            position -= 1
        if position < floor or text[position] not in CURRENCY_SIGNS:
            return None
        if position < start - 1 and position > floor and text[position - 1].isdigit():
            return None
        first = position
        if text[position] in "$＄":
            for prefix in ("US", "NT", "HK"):
                if text.endswith(prefix, floor, position):
                    first = position - 2
        return self.amount(first, start, CURRENCY_SIGNS[text[position]])

    def amount(self, first: int, start: int, currency: str) -> Draft:
        text = self.text
        end, value, _ = self.grammar.number_at(text, start)
        scale = _ENGLISH_SCALE.match(text, end)
        if scale:
            value, end = tidy(value * ENGLISH_SCALES[scale[1] or scale[2]]), scale.end()
        maximum = None
        opens = range_mark(text, end)
        if opens and (opens.end() < len(text)) and text[opens.end()].isdigit():
            end, maximum, _ = self.grammar.number_at(text, opens.end())
        found = self.grammar.unit_at(text, end)
        if found and found[1][0] == "money":
            end = found[0]
        rate = self.grammar.rate_before(text, first)
        unit = f"{currency}/{rate[1]}" if rate else with_denominator(text, end, ("money", currency))[1][1]
        draft = new_draft(first, end, "money", "currency_sign", value=value, value_max=maximum, unit=unit)
        draft.quantifier = self.grammar.quantifier(text, first, end)
        return draft
