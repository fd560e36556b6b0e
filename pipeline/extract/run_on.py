"""On how much and with what two runs are told: ``dört T200'ün iki A100'ü yüzde 12 geçtiği``, ``같은 전력에서 두 배``, ``bir saatlik ses kaydını 48 saniyede``."""

from __future__ import annotations

import re
from typing import Any

from pipeline.extract.machines import counts_other_side, thing_counted
from pipeline.extract.measured import MEASURED
from pipeline.extract.reading import PIECES, Page, Reading
from pipeline.languages import circumstances_of, measuring_of
from schemas.records import Entity, Figure

FOR_SO_LONG = "for "  # how the case begins that tells how long what was worked off is
AGAINST = " chips against "  # between the numbers of things of two sides that have not as many
_SPANS = {"h": "hour", "min": "minute"}
_WORKED_OFF = frozenset({"execution_time", "inference_time", "latency"})
_SCORES = frozenset({"accuracy", "top1_accuracy", "benchmark_score"})
_COMPARED = MEASURED | {"compute_performance"}


def run_on(page: Page, reading: Reading, figure: Figure, metric: str) -> dict[str, Any]:
    """What words tell of the amount of a run or of its two sides, as its case; empty where nothing does."""
    words = circumstances_of(page.grammar.code)
    if metric in _WORKED_OFF and (length := _recording(page, reading, figure)):
        return {"case": f"{FOR_SO_LONG}{length}"}
    if metric in _SCORES and (shots := next((one for one in reversed(reading.figures) if one.end <= figure.start and one.value is not None and measuring_of(page.grammar.code).shots.match(page.folded, one.end)), None)):
        return {"case": f"{shots.value:,.15g}-shot"}
    if figure.unit not in ("x", "percent") or metric not in _COMPARED:
        return {}
    if sides := _counts_of_sides(page, reading, figure):
        return {"case": f"{sides[0]:,}{AGAINST}{sides[1]:,}"}
    equal = next((name for name, pattern in words.equally if pattern.search(page.folded, reading.clause(figure.start)[0], figure.start)), None)
    return {"case": equal} if equal else {}


_OBJECT = re.compile(r"(?:을|를) ")  # `A100 2장을 12% 앞섰다`


def _counts_of_sides(page: Page, reading: Reading, figure: Figure) -> tuple[int, int] | None:
    """The numbers of things of the two sides of a comparison, where they differ: the other side's by its case."""
    own: list[tuple[Entity, int]] = []
    other: list[tuple[Entity, int]] = []
    for one in reading.figures:
        thing = thing_counted(reading, one) if one.kind == "quantity" and one.unit in PIECES and one.end <= figure.start and float(one.value or 0.5).is_integer() else None
        if thing is not None:
            (other if thing.role in ("object", "comparator") or _OBJECT.match(page.folded, one.end) or counts_other_side(page, reading, one) else own).append((thing.entity, int(one.value or 0)))
    if len(own) != 1 or len(other) != 1 or own[0][0] is other[0][0] or own[0][1] == other[0][1]:
        return None
    return own[0][1], other[0][1]


def _recording(page: Page, reading: Reading, figure: Figure) -> str | None:
    """``1시간짜리 음성을 48초에``, ``bir saatlik ses kaydını 48 saniyede``: how long what was worked off is."""
    words = circumstances_of(page.grammar.code)
    for one in reversed(reading.figures):
        told = words.recording.match(page.folded, one.end, figure.start) if one.end <= figure.start and one.unit in _SPANS else None
        if told and told.lastgroup:
            return _spelled(one.value or 0, _SPANS[one.unit or ""], told.lastgroup)
    alone = words.one_recording.search(page.folded, reading.start, figure.start)
    told = words.recording.match(page.folded, alone.end(), figure.start) if alone else None
    return _spelled(1, "hour" if alone and alone["hour"] else "minute", told.lastgroup) if told and told.lastgroup else None


def _spelled(value: float, noun: str, what: str) -> str:
    return f"{value:,.15g} {noun}{'' if value == 1 else 's'} of {what}"
