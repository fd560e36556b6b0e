"""How a whole test was run, told once for all its results: ``라마 3 8B를 FP8로 돌렸다``, ``sekizer kartlık sunucular kullanıldı``, ``tüm sonuçlar BF16'da alınmıştır``."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pipeline.extract.circumstances import is_scenario, scenario_of
from pipeline.extract.columns import table_cells
from pipeline.extract.conditions import CHIPS, condition_told, conditions_told
from pipeline.extract.context import Setup
from pipeline.extract.reading import THINGS, WORKLOADS, Page, Reading
from pipeline.extract.told_otherwise import Place
from pipeline.extract.trials import at_once
from pipeline.languages import trials_of
from schemas.records import Claim, Figure

_RUN = frozenset("throughput performance latency training_time execution_time inference_time frame_rate energy_efficiency cost_efficiency".split())  # what depends on how a test was run
_TOGETHER = _RUN - {"energy_efficiency", "cost_efficiency"} | {"power"}  # what several cards in one server have together
_LOADED = frozenset({"throughput", "performance"})  # what depends on how many use a thing at once
_SHARED = ("precision", "batch_size", "context_length", "sparsity", "resolution")
_AT_ONCE = ("at once", "single user")
_JUST_BEFORE = 2  # sentences
_SUPPORTS = re.compile(r"destekl|지원")  # what all can do was not done in all runs
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
    if named:
        setup.conditions.pop("case", None)
    if _fixes_load(setup, page, reading):
        return
    of_all = words.for_all_runs.search(page.folded, reading.start, reading.end) is not None and not _SUPPORTS.search(page.folded, reading.start, reading.end)
    if any(_is_result(figure) for figure in reading.figures) or not (of_all or words.run.search(page.folded, reading.start, reading.end)):
        if "precision" in told and told["precision"] != setup.conditions.get("precision"):
            setup.conditions.pop("precision", None)
        return
    all_of_them = of_all or words.for_all_results.search(page.folded, reading.start, reading.end) is not None
    if not all_of_them and not named:
        told = {}
    if named and (load := at_once(page, reading, Figure(reading.end, reading.end, "", "quantity"))):
        told["case"] = load
    if of_all:
        setup.chips = next((int(f.value) for f in reading.figures if f.unit in CHIPS and f.value and f.value > 1 and float(f.value).is_integer()), setup.chips)
    if chips := words.in_each_server.search(page.folded, reading.start, reading.end):
        told["chips"] = next((int(f.value or 0) for f in reading.figures if f.start < chips.end() and chips.start() < f.end and f.value), None)
    if told := {key: value for key, value in told.items() if value is not None}:
        near = reading.block - setup.block <= 1
        setup.leads = _leading_word(page, reading) if "precision" in told else setup.leads
        setup.conditions, setup.block, setup.lasts = {**(setup.conditions if near else {}), **told}, reading.block, all_of_them or (near and setup.lasts)


def _leading_word(page: Page, reading: Reading) -> str:
    """``디코드 속도는 … 8비트로 쟀고``, ``Decode hızı … 8 bit sürümle``: the word with which the clause begins that tells a format of numbers."""
    told = trials_of(page.grammar.code).format_told.search(page.folded, reading.start, reading.end)
    first = _FIRST_WORD.match(page.folded, reading.clause(told.start())[0]) if told else None
    return first[1] if first and told and first.end() < told.start() else ""


_FIRST_WORD = re.compile(r"[ \"“(*-]*([a-zçğöşü가-힣]{2,}?)(?=[은는] |['’]| )")


def _is_of_other_column(place: Place) -> bool:
    """Whether the format was told of what heads another column of the table that a cell is in."""
    setup, page, cell = place.context.setup, place.page, place.cell
    if cell is None or not setup.leads:
        return False
    heads = {one.col: page.folded[one.start : one.end] for one in table_cells(page, cell.block) if one.row == 0}
    return any(setup.leads in head for head in heads.values()) and setup.leads not in heads.get(cell.col, "")


def _fixes_load(setup: Setup, page: Page, reading: Reading) -> bool:
    """``동시 요청은 128개로 고정했습니다``, ``Yük şöyle: 64 eş zamanlı istek``: a sentence without a result and a workload that sets how many use a thing at once in the runs behind it."""
    load = at_once(page, reading, Figure(reading.end, reading.end, "", "quantity"))
    told = load and trials_of(page.grammar.code).fixed.search(page.folded, reading.start, reading.end)
    if not told or any(n.type in WORKLOADS | THINGS for n in reading.names) or any(figure.kind in _RESULTS or "/" in (figure.unit or "") for figure in reading.figures):
        return False
    near = reading.block - setup.block <= 1
    setup.conditions, setup.block, setup.lasts = {**(setup.conditions if near else {}), "case": load}, reading.block, near and setup.lasts
    return True


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
        own = {**{key: value for key, value in setup.conditions.items() if key in _KEYS and not (key == "precision" and _is_of_other_column(place))}, **own}
    if here and metric in _LOADED and "case" in setup.conditions and "case" not in own and figure.unit not in ("x", "percent") and not any(n.type in WORKLOADS for n in reading.names):
        own["case"] = setup.conditions["case"]
    if metric in _RUN and setup.scenario[1] == reading.block and "settings" not in own and not any(n.type in WORKLOADS for n in reading.names) and not trials_of(page.grammar.code).division.search(page.folded, reading.start, reading.end):
        own["settings"] = setup.scenario[0]
    in_server = trials_of(page.grammar.code).server.search(page.folded, reading.start, reading.end)
    together = metric in _TOGETHER and figure.unit not in ("x", "percent") and ((near == 0 and metric != "power") or (in_server and 0 <= near <= 1))
    if together and "chips" in setup.conditions and "chips" not in own and not str(own.get("case", "")).startswith(("per ", "rated")):
        own["chips"] = setup.conditions["chips"]
    return _as_all_runs(place, metric, _as_before(place, metric, own))


def _as_before(place: Place, metric: str, own: dict[str, Any]) -> dict[str, Any]:
    """``(T4 kartı FP8 ile 3.200 token üretiyor.) Aynı koşulda L40S 2.600``, ``같은 조건에서 L40S는 2,600토큰``: a result with what the one before it was reached under, which is noted."""
    setup, page, reading = place.context.setup, place.page, place.reading
    last = setup.result
    if last is not None and last[0] == metric and 0 <= place.index - last[2] <= _JUST_BEFORE:
        words = trials_of(page.grammar.code)
        if words.same_run.search(page.folded, reading.start, place.figure.start):
            own = {**{key: value for key, value in last[1].items() if key in _SHARED or (key == "case" and str(value).endswith(_AT_ONCE))}, **own}
        if words.same_basis.search(page.folded, reading.start, place.figure.start) and str(last[1].get("case", "")).startswith("per "):
            own = {"case": last[1]["case"], **own}
    if metric in _RUN:
        setup.result = metric, own, place.index
    return own


def _as_all_runs(place: Place, metric: str, own: dict[str, Any]) -> dict[str, Any]:
    """``Her seferinde sekiz kart kullandım``, ``장비는 모두 8장짜리 노드다``: how long a training took, and what all of it used or cost, was with so many."""
    setup, page, reading = place.context.setup, place.page, place.reading
    trained = metric == "training_time" or (metric in ("energy", "cost") and page.grammar.trains.search(page.folded, reading.start, reading.end))
    if setup.chips is None or not trained or "chips" in own or place.figure.unit in ("x", "percent") or str(own.get("case", "")).startswith("per "):
        return own
    return {**own, "chips": setup.chips}


def told_afterwards(page: Page, index: int, claims: list[Claim]) -> list[Claim]:
    """``(T4보다 3.2배 빠릅니다.) INT8, 배치 8 기준으로요.``, ``(… yüzde 25 hızlı.) INT8 ve 8'lik yığınla tabii.``: results with what the short sentence behind theirs tells of how they were reached."""
    reading, before = page.readings[index], page.readings[index - 1] if index else None
    if before is None or before.block != reading.block or reading.end - reading.start > _SHORT or any(_is_result(figure) for figure in reading.figures):
        return claims
    if not trials_of(page.grammar.code).told_after.search(page.folded, reading.start, reading.end) or any(n.type in WORKLOADS | THINGS for n in reading.names):
        return claims
    told = {key: value for key in _KEYS if (value := condition_told(page, reading, key)) is not None}
    return [replace(claim, conditions={**told, **claim.conditions}) if told and claim.start == before.start and claim.metric in _RUN else claim for claim in claims]


_SHORT = 48  # code points of a sentence that tells nothing else


def _is_result(figure: Figure) -> bool:
    """Whether a number is a result: a rate, a time, a part or an amount of money; not for how many weeks a test went on, nor of how many tokens or cards."""
    return figure.kind in _RESULTS or (figure.kind == "quantity" and figure.unit not in _SPANS and ("/" in (figure.unit or "") or figure.unit in _TIMES))
