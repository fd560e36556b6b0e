"""How a whole test was run, told once for all its results: ``라마 3 8B를 FP8로 돌렸다``, ``sekizer kartlık sunucular kullanıldı``, ``tüm sonuçlar BF16'da alınmıştır``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from pipeline.extract.circumstances import is_scenario, scenario_of
from pipeline.extract.conditions import condition_told, conditions_told
from pipeline.extract.context import Setup
from pipeline.extract.reading import WORKLOADS, Page, Reading
from pipeline.extract.told_otherwise import Place
from pipeline.languages import trials_of

if TYPE_CHECKING:
    from schemas.records import Figure

_RUN = frozenset("throughput performance latency training_time execution_time inference_time frame_rate energy_efficiency cost_efficiency".split())  # what depends on how a test was run
_TOGETHER = _RUN - {"energy_efficiency", "cost_efficiency"} | {"power"}  # what several cards in one server have together
_KEYS = ("precision", "batch_size")
_SPANS = frozenset({"week", "day", "month", "year"})  # for how long a test went on
_RESULTS = frozenset({"percentage", "ratio", "money"})
_TIMES = frozenset({"s", "ms", "us", "min", "h", "W", "kW", "fps"})
_LASTS = 12  # blocks over which a set-up that is told of all results holds


def note_setup(setup: Setup, page: Page, reading: Reading) -> None:
    """A sentence that tells how something was run and no result sets what holds for those behind it; another precision ends the one before."""
    words = trials_of(page.grammar.code)
    named = any(n.type in WORKLOADS for n in reading.names)
    way = condition_told(page, reading, "settings")
    setup.scenario = (way, reading.block) if is_scenario(way) else (None, -9) if named else setup.scenario
    _note_scenarios(setup, page, reading)
    found = {key: condition_told(page, reading, key) for key in _KEYS}
    told: dict[str, Any] = {key: value for key, value in found.items() if value is not None}
    if any(_is_result(figure) for figure in reading.figures) or not words.run.search(page.folded, reading.start, reading.end):
        if "precision" in told and told["precision"] != setup.conditions.get("precision"):
            setup.conditions.pop("precision", None)
        return
    all_of_them = words.for_all_results.search(page.folded, reading.start, reading.end) is not None
    if not all_of_them and not named:
        told = {}
    if chips := words.in_each_server.search(page.folded, reading.start, reading.end):
        told["chips"] = next((int(f.value or 0) for f in reading.figures if f.start < chips.end() and chips.start() < f.end and f.value), None)
    if told := {key: value for key, value in told.items() if value is not None}:
        near = reading.block - setup.block <= 1
        setup.conditions, setup.block, setup.lasts = {**(setup.conditions if near else {}), **told}, reading.block, all_of_them or (near and setup.lasts)


def _note_scenarios(setup: Setup, page: Page, reading: Reading) -> None:
    """``(오프라인에서 4만 토큰.) 서버 시나리오에서는 3만 6천 토큰. 와트당 16토큰``: of two scenarios that a paragraph tells of none can be said that what stands behind is of it; nor in another division."""
    ways = {way for way in conditions_told(page, reading, "settings") if is_scenario(way)}
    known = setup.scenarios[1] if setup.scenarios[0] == reading.block else frozenset()
    setup.scenarios = reading.block, known | {scenario_of(way) for way in ways}
    if len(setup.scenarios[1]) > 1:
        setup.scenario = (None, -9)


def with_setup(place: Place, metric: str, conditions: Mapping[str, Any], *, on_something: bool) -> dict[str, Any]:
    """The conditions of a result with those of the test that it is of, where it has none of its own. ``on_something``: it was measured on what is named, as all of a test is."""
    setup, page, reading, figure, cell = place.context.setup, place.page, place.reading, place.figure, place.cell
    near = reading.block - setup.block
    here = near == 0 or (near == 1 and cell is not None)
    own = dict(conditions)
    if metric in _RUN and (here or (setup.lasts and on_something and 0 < near <= _LASTS)):
        own = {**{key: value for key, value in setup.conditions.items() if key in _KEYS}, **own}
    if metric in _RUN and setup.scenario[1] == reading.block and "settings" not in own and not any(n.type in WORKLOADS for n in reading.names) and not trials_of(page.grammar.code).division.search(page.folded, reading.start, reading.end):
        own["settings"] = setup.scenario[0]
    in_server = trials_of(page.grammar.code).server.search(page.folded, reading.start, reading.end)
    together = metric in _TOGETHER and figure.unit not in ("x", "percent") and ((near == 0 and metric != "power") or (in_server and 0 <= near <= 1))
    if together and "chips" in setup.conditions and "chips" not in own and not str(own.get("case", "")).startswith(("per ", "rated")):
        own["chips"] = setup.conditions["chips"]
    return own


def _is_result(figure: Figure) -> bool:
    """Whether a number is a result: a rate, a time, a part or an amount of money; not for how many weeks a test went on, nor of how many tokens or cards."""
    return figure.kind in _RESULTS or (figure.kind == "quantity" and figure.unit not in _SPANS and ("/" in (figure.unit or "") or figure.unit in _TIMES))
