"""A multiple of an amount right before it: ``작년의 3조 원의 1.7배``, ``3.700 token/s'nin iki katı``."""

from __future__ import annotations

import re

from pipeline.extract.reading import MEASURES, Page, Reading
from schemas.records import Figure

_OWNS = re.compile(r"['’]?(?:n[iuü]n|[iuü]n|s[iuü]n[iuü]n) (?:tam |yaklaşik |neredeyse |tami tamina )?|(?: ?수준)?의 (?:약 |거의 |무려 |꼭 )?")


def multiplied(page: Page, reading: Reading, figure: Figure) -> Figure | None:
    """The amount that a ratio or a part is taken of, where it stands right before in the genitive."""
    if figure.kind not in ("ratio", "percentage"):
        return None
    before = next((one for one in reversed(reading.figures) if one.end <= figure.start), None)
    return before if before is not None and before.kind in MEASURES and before.kind != "ratio" and _OWNS.fullmatch(page.folded, before.end, figure.start) else None
