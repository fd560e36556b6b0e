"""Known names of a letter and digits that are only the end of a coined one: ``미리내 M4``, ``Kıyı T4``."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from pipeline.extract.coined import is_adnominal
from pipeline.extract.found import Found

KNOWN_BY = frozenset({"lexicon", "family"})
_SHORT_NAME = re.compile(r"[A-Za-z]\d{1,2}")


def without_chance_hits(found: Sequence[Found], text: str) -> list[Found]:
    """Drops known names of a letter and digits that are the end of a coined one: in a text without their maker (``미리내 M4``, ``Kıyı T4``), with all of that maker there, or in quotes."""
    short = {one for one in found if one.rule in KNOWN_BY and _SHORT_NAME.fullmatch(text, one.start, one.end)}
    makers = {name for one in found if one not in short and one.rule in KNOWN_BY for name in (one.name, one.vendor) if name}
    known = [one for one in found if one.rule in KNOWN_BY]
    coined = [one for one in found if one.rule not in KNOWN_BY and not (one.rule == "hangul_designator" and is_adnominal(one.name.split(" ")[0]) and text.count(one.name) == 1)]
    by_end: dict[int, list[Found]] = {}
    for longer in coined:
        by_end.setdefault(longer.end, []).append(longer)
    chance = {one for one in short if any(_ends_in(longer, one, known, absent=one.vendor not in makers or _only_there(longer, one, found, text)) for longer in by_end.get(one.end, ()))}
    strangers = {one.vendor for one in chance if one.vendor not in makers}  # `미리내 M4`, then `M4` and its successor `M5`: no chip of a maker that the text leaves out
    return [one for one in found if one not in chance and not (one in short and one.vendor in strangers)]


def _only_there(longer: Found, one: Found, found: Sequence[Found], text: str) -> bool:
    """``(NVIDIA …) Efes A2 bilgisayarı``: whether a known name stands nowhere but behind the same unknown word, and its sentence does not name its maker."""
    word = text[longer.start : one.start]
    low = max(text.rfind("\n", 0, one.start), text.rfind(". ", 0, one.start))
    high = min((at for at in (text.find("\n", one.end), text.find(". ", one.end)) if at >= 0), default=len(text))
    near = [other for other in found if low <= other.start and other.end <= high and other is not one]
    if not word.endswith(" ") or any(one.vendor in (other.vendor, other.name) or longer.start <= other.start < one.start for other in near if other.rule in KNOWN_BY):
        return False
    places = [match.start() for match in re.finditer(rf"(?<![^\W_]){re.escape(text[one.start:one.end])}(?![A-Za-z0-9])", text)]
    return all(text[max(0, at - len(word)) : at] == word for at in places)


def _ends_in(longer: Found, one: Found, known: Iterable[Found], *, absent: bool) -> bool:
    """Whether a coined name that ends where a known one does ends in it, and its text gives no other sign of that."""
    if longer.start >= one.start:
        return False
    return absent or (longer.rule == "quoted" and not any(longer.start <= other.start < one.start for other in known))
