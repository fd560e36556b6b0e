"""The one unit for which an amount is told right behind it: ``1 dolara 2,7 milyon token``, ``1 GB'a 0,09 dolar``, ``1 W'a 12,5 kare``."""

from __future__ import annotations

import re

_FOR_ONE = re.compile(
    r"(?<![0-9.,])(?<!gücü[ ])(?:1|[bB]ir)[ \u00a0](?P<base>kW|W|[kK]ilovat|[vV]at|[wW]at|[dD]olar|[aA]vro|[eE]uro|GB|TB|MB|[gG]igabayt|[tT]erabayt|kWh|[kK]ilovatsaat)(?:['’]?y?[ae]|['’]?y?l[ae]|[ ]için)(?:[ ](?:karşılık|düşen))?[ ]"
    r"(?:[^\s,;:]{1,14}[ ][0-9][0-9.,]*[ ](?:bin[ ]|milyon[ ])?(?P<unit>[^\W\d_]{2,10}),[ ])?(?:(?!kadar|ayda|aylık|yılda|yıllık|yaklaşık|ortalama|tam)[^\s,;:.]{1,14}[ ])?(?:(?P<each>ayda|aylık|yılda|yıllık)[ ])?(?:(?:yaklaşık|ortalama|tam)[ ])?[$₺€]?$"
)
_BASES = {"kw": "kW", "w": "W", "kilovat": "kW", "vat": "W", "wat": "W", "dolar": "USD", "avro": "EUR", "euro": "EUR", "gb": "GB", "tb": "TB", "mb": "MB", "gigabayt": "GB", "terabayt": "TB", "kwh": "kWh", "kilovatsaat": "kWh"}
_FAR = 72  # code points from the unit to its amount, with the name of what has it between and what another has


def for_one(text: str, start: int) -> tuple[int, str] | None:
    """Where the words for the unit begin that the amount at ``start`` is told for, and the unit."""
    if text[start - 1 : start] not in (" ", "$", "₺", "€"):
        return None
    told = _FOR_ONE.search(text, max(0, start - _FAR), start)
    if told is None or (told["unit"] and not re.compile(rf"[0-9][0-9.,]*[ ](?:bin[ ]|milyon[ ])?{told['unit']}").match(text, start)):
        return None
    base = _BASES[told["base"].lower()]
    return told.start(), f"{'month' if told['each'].startswith('ay') else 'year'}/{base}" if told["each"] else base
