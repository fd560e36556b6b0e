"""What a value depends on, as the end of its statement: `` in FP8 with a batch size of 32 with 2 chips``, `` when idle``, `` to Germany``.

Every condition of the guideline's list that a claim holds is told, and no more; a share's whole and the time stand with the sentence itself.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from pipeline.extract.glosses import in_english
from pipeline.extract.measured import MEASURED
from pipeline.extract.run_on import FOR_SO_LONG
from pipeline.extract.sellers import AT
from pipeline.lexicon import fold
from schemas.records import Claim

_PRECISIONS = {
    "반정밀도": "half precision", "단정밀도": "single precision", "배정밀도": "double precision", "yari hassasiyet": "half precision", "karişik hassasiyet": "mixed precision",
}  # fmt: skip
_WAYS = {
    "싱글코어": "(single-core)", "멀티코어": "(multi-core)", "유선": "(wired)", "무선": "(wireless)", "tekçekirdek": "(single-core)", "çokçekirdek": "(multi-core)", "kablolu": "(wired)", "kablosuz": "(wireless)",
    "오프라인": "in the offline scenario", "서버": "in the server scenario", "çevrimdişi": "in the offline scenario", "sunucu": "in the server scenario", "offline": "in the offline scenario", "server": "in the server scenario",
    "인터랙티브": "in the interactive scenario", "대화형": "in the interactive scenario", "싱글스트림": "in the single-stream scenario",
    "interactive": "in the interactive scenario", "interaktif": "in the interactive scenario", "etkileşimli": "in the interactive scenario", "singlestream": "in the single-stream scenario",
    "최고": "at the highest settings", "울트라": "at ultra settings", "높음": "at high settings", "중간": "at medium settings", "낮음": "at low settings", "ultra": "at ultra settings", "yüksek": "at high settings", "orta": "at medium settings", "düşük": "at low settings",
}  # fmt: skip
DELAYS = tuple(f"{part}{of}" for part in ("p50", "p75", "p90", "p95", "p99", "p99.9") for of in ("", " first token"))
"""Cases of a latency: within it so many of a hundred requests were answered."""
_SCENARIO = "scenario"
_CASES = {"gross": "", "as a prototype": "as a prototype", "at equal power": "at equal power", "at equal cost": "at equal cost", "ambient": "", "operating": "", "net": "", "raised": "", "on end": "", "idle": "when idle", "load": "under load", "rated": "", "tape-out": "", "first token": "", **dict.fromkeys(DELAYS, "")}
_SWITCH = re.compile(r"(?:prefix cache|speculative decoding|chunked prefill) (?:on|off)|in [a-z-]+ mode")
_WITH = "with "
_DENSE = re.compile(r"미적용|제외|밀집|dense|yoğun|kapali")
_IN_OUT = re.compile(r"([0-9]+) in, ([0-9]+) out")
_PERCENT = re.compile(r"[0-9.,]+")


def circumstances(claim: Claim, names: Mapping[str, str]) -> str:
    """All that a value depends on, each with a space before it; empty where nothing is told."""
    told = claim.conditions
    parts = [
        _precision(told.get("precision")), _sparsity(told.get("sparsity")), _of_tokens(told.get("context_length")), _at_size(told.get("resolution")),
        _counted(told.get("batch_size"), "with a batch size of {}"), _together(claim), _counted(told.get("nodes"), "on {} nodes"), _counted(told.get("epochs"), "after {} epochs"),
        _way(told.get("settings"), names), _case(told.get("case"), names), _plainly(told.get("power_limit"), "with a power limit of {}"),
        _plainly(told.get("software"), "with {}", names).replace("with no ", "without ", 1), _plainly(told.get("version"), "in version {}", names), _plainly(told.get("division"), "in the {} division", names),
        _plainly(told.get("region"), "to {}" if claim.metric == "shipments" else "in {}", names), _basis(told.get("price_basis"), names),
    ]  # fmt: skip
    things = [part.removeprefix(_WITH) for part in parts if part.startswith(_WITH)]
    rest = [part for part in parts if part and not part.startswith(_WITH)]
    noted = [part for part in rest if part.startswith("(")]
    listed = [_WITH + " and ".join(filter(None, (", ".join(things[:-1]), things[-1])))] if things else []
    return "".join(f" {part}" for part in [*(one for one in rest if one not in noted), *listed, *noted])


def is_scenario(value: Any) -> bool:
    """``offline``, ``서버``: whether a way in which a test is run is one of the scenarios of a suite."""
    return _WAYS.get(fold(str(value)).replace(" ", ""), "").endswith(_SCENARIO)


def scenario_of(value: Any) -> str:
    """The same scenario by one name, whatever it is called in the text."""
    return _WAYS.get(fold(str(value)).replace(" ", ""), "")


def of_each(claim: Claim) -> str:
    """`` per card``: of what each has so much."""
    case = str(claim.conditions.get("case", ""))
    return f" {case}" if case.startswith("per ") else ""


def _plainly(value: Any, words: str, names: Mapping[str, str] | None = None) -> str:
    return words.format(in_english(str(value), names or {})) if value not in (None, "") else ""


def _basis(value: Any, names: Mapping[str, str]) -> str:
    """``(used)``; `` at Naru Hosting``."""
    if not str(value or "").startswith(AT):
        return _plainly(value, "({})", names)
    seller = str(value).removeprefix(AT)
    return AT + (seller if seller.isascii() else in_english(seller, names))  # a service by its own name, not its firm's


def _counted(value: Any, words: str) -> str:
    """``with a batch size of 32``; a single node or epoch takes its noun in the singular."""
    if value in (None, ""):
        return ""
    shown = f"{value:,.15g}" if isinstance(value, int | float) else str(value)
    return words.format(shown).removesuffix("s") if value == 1 and words.endswith("s") else words.format(shown)


def _precision(value: Any) -> str:
    return f"in {_PRECISIONS.get(str(value), value)}{' precision' if str(value).endswith('-bit') else ''}" if value else ""


def _sparsity(value: Any) -> str:
    if value in (None, ""):
        return ""
    if _PERCENT.fullmatch(str(value)):
        return f"at {value}% sparsity"
    return "without sparsity" if _DENSE.search(str(value)) else "with sparsity"


def _of_tokens(value: Any) -> str:
    if value in (None, ""):
        return ""
    if told := _IN_OUT.fullmatch(str(value)):
        return f"with {int(told[1]):,} input and {int(told[2]):,} output tokens"
    return f"with a context of {value:,.15g} tokens" if isinstance(value, int | float) else f"with a context of {str(value).upper()} tokens"


def _at_size(value: Any) -> str:
    return f"at {value if str(value)[-1:] == 'p' or _PIXELS.fullmatch(str(value)) else str(value).upper()}" if value else ""


_PIXELS = re.compile(r"[0-9]+ ?[x×] ?[0-9]+")


def _together(claim: Claim) -> str:
    """``with 2 chips``: of how many a value is told that they reach, draw or cost together."""
    count = claim.conditions.get("chips")
    plain = claim.value is None and claim.figure is None  # two runs are compared on as many
    several = isinstance(count, int | float) and count > 1 and (plain or (claim.metric in MEASURED and claim.comparator not in (None, "previous")) or (claim.value is not None and claim.unit not in ("x", "percent") and claim.direction is None))
    named = _TOLD_IN_NAME.search(claim.subject or "")
    return _counted(count, "with {} chips") if several and not (named and float(named[1]) == count) else ""


_TOLD_IN_NAME = re.compile(r"(?<![0-9])([0-9]{1,5}) ?(?:장|kartl)")  # `H100 8장 서버`


def _way(value: Any, names: Mapping[str, str]) -> str:
    """In which of the ways that one test or one thing has."""
    if not value:
        return ""
    return f"in {value}" if value in ("prompt processing", "training") else _WAYS.get(fold(str(value)).replace(" ", "")) or f"({in_english(str(value), names)})"


def _case(value: Any, names: Mapping[str, str]) -> str:
    """``when idle``; else as it is told."""
    if not value or str(value).startswith("per "):
        return ""
    if _SWITCH.fullmatch(str(value)):
        return f"with {value}" if str(value).endswith((" on", " off")) else str(value)
    if str(value).startswith(FOR_SO_LONG):
        return str(value)
    return _CASES[str(value)] if str(value) in _CASES else f"({in_english(str(value), names)})"
