"""Field-by-field comparison of figures with a golden file, tolerant only where docs/annotation.md is.

Freedoms that the guideline grants: a span may hold more or fewer words around the same digits (``3280 görüntü`` or the whole
phrase); any counted noun stands for a counted noun; a date agrees to the shorter's precision; one figure may cover a date and
its time, or neighbouring index, chrome or name tokens, and the other way round; chrome, index and names are compared by kind.
"""

from __future__ import annotations

import math
import re
import unicodedata
from typing import Any

from schemas.records import Figure

Golden = dict[str, Any]

DIGIT_RUN = re.compile(r"[0-9０-９]+")
MEASURING = ("quantity", "percentage", "ratio", "money")
MAY_SHARE = ("date", "time", "index", "chrome", "name")
CURRENCY = r"(?:USD|KRW|TRY|EUR|JPY|CNY|GBP|TWD|HKD|INR|CHF|CAD|AUD|RUB|SGD|BTC)"
MEASURE = re.compile(
    r"^(?:[KMGTPE]?i?[Bb](?:it)?(?:/s|ps)?|byte|[kMGT]?Hz|[kMGµm]?Wh?|nm|[mck]?m2|mm|cm|m|km|um|inch|[nmµu]?s|min|h|day|week|month|year|"
    r"[KMGTPEZ]?FLOPS|[GTP]?OPS|degC|degF|mg|g|kg|t|mAh|Ah|m?V|m?A|k?J|dB|dBA|percent|percentage_point|x|"
    + CURRENCY
    + r"(?:/\w+)?)$"
)


def differences(golden: list[Golden], found: tuple[Figure, ...], text: str) -> list[str]:
    """What a reader of the golden file would object to, one line for each missing, extra or different figure."""
    pairs = match(golden, found)
    lines = [f"missing: {_told(g)}" for i, g in enumerate(golden) if i not in pairs]
    used = set(pairs.values())
    lines += [f"extra: {_said(f)}" for j, f in enumerate(found) if j not in used and not _shares(f, golden)]
    for i, j in sorted(pairs.items()):
        lines += [f"{name}: {_told(golden[i])} but found {_said(found[j])}" for name in unequal_fields(golden[i], found[j], text)]
    return lines


def match(golden: list[Golden], found: tuple[Figure, ...]) -> dict[int, int]:
    """Golden index -> found index, by overlap, one to one but for the kinds that may share a span."""
    candidates = sorted(
        (
            (min(g["end"], f.end) - max(g["start"], f.start), -abs((g["end"] - g["start"]) - (f.end - f.start)), i, j)
            for i, g in enumerate(golden)
            for j, f in enumerate(found)
            if g["start"] < f.end and f.start < g["end"]
        ),
        reverse=True,
    )
    pairs: dict[int, int] = {}
    used: set[int] = set()
    for _, _, i, j in candidates:
        if i in pairs or (j in used and golden[i]["kind"] not in MAY_SHARE):
            continue
        pairs[i] = j
        used.add(j)
    return pairs


def unequal_fields(golden: Golden, found: Figure, text: str) -> list[str]:
    """Names of the fields in which the found figure differs from the golden one."""
    if golden["kind"] != found.kind:
        return ["kind"]
    unequal = []
    if not _same_digits(golden, found, text):
        unequal.append("span")
    if found.kind in ("date", "time"):
        unequal += ["text_value"] * (not _same_moment(golden["text_value"], found.text_value))
    elif found.kind == "version":
        unequal += ["text_value"] * (not _same_word(golden["text_value"], found.text_value))
    if found.kind in MEASURING or found.kind == "ordinal":
        unequal += [name for name in ("value", "value_max") if not _same_number(golden.get(name), getattr(found, name))]
        unequal += ["in_words"] * (bool(golden.get("in_words")) != found.in_words)
    if found.kind in MEASURING:
        unequal += ["unit"] * (unit_class(golden.get("unit")) != unit_class(found.unit))
        unequal += ["quantifier"] * (golden.get("quantifier", "exact") != found.quantifier)
    return unequal


def unit_class(unit: str | None) -> str:
    """A unit of measure itself, ``rate`` for something counted per something, ``count`` for any counted noun or none."""
    if not unit:
        return "count"
    if MEASURE.match(unit):
        return re.sub(r"^([KMGTPE]?)b(?=$|/)", r"\1bit", unit.replace("bps", "bit/s"))
    return "rate" if "/" in unit else "count"


def _shares(found: Figure, golden: list[Golden]) -> bool:
    """Whether a figure is one of several pieces of a golden one, as ``02`` of the telephone number ``02-555-0100``."""
    return found.kind in MAY_SHARE and any(
        g["kind"] == found.kind and g["start"] < found.end and found.start < g["end"] for g in golden
    )


def _same_digits(golden: Golden, found: Figure, text: str) -> bool:
    """Whether both spans hold the same digits; where spans may be shared, some of the same."""
    told = {k for m in DIGIT_RUN.finditer(text, golden["start"], golden["end"]) for k in range(*m.span())}
    said = {k for m in DIGIT_RUN.finditer(text, found.start, found.end) for k in range(*m.span())}
    return bool(told & said) == bool(told) if golden["kind"] in MAY_SHARE else told == said


def _same_number(told: float | None, said: float | None) -> bool:
    if told is None or said is None:
        return told is None and said is None
    return math.isclose(told, said, rel_tol=1e-6)


def _same_moment(told: str, said: str | None) -> bool:
    shorter = min(len(told), len(said or ""))
    return shorter >= len("2024") and told[:shorter] == (said or "")[:shorter]


def _same_word(told: str, said: str | None) -> bool:
    return _bare(told) == _bare(said or "")


def _bare(word: str) -> str:
    return re.sub(r"[\W_]+", "", unicodedata.normalize("NFKC", word).casefold()).removeprefix("v")


def _told(golden: Golden) -> str:
    fields = {k: v for k, v in golden.items() if k not in ("start", "end", "surface", "kind", "prefix", "suffix")}
    return f"{golden['surface']!r} at {golden['start']} {golden['kind']} {fields}"


def _said(figure: Figure) -> str:
    names = ("value", "value_max", "unit", "text_value", "quantifier", "in_words")
    fields = {k: getattr(figure, k) for k in names if getattr(figure, k) not in (None, False, "exact")}
    return f"{figure.surface!r} at {figure.start} {figure.kind} {fields} (rule {figure.rule or 'unnamed'})"
