"""How a whole test was run, told once for all its results: ``라마 3 8B를 FP8로 돌렸다``, ``sekizer kartlık sunucular kullanıldı``, ``tüm sonuçlar BF16'da alınmıştır``."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from pipeline.extract.answers import Place
from pipeline.extract.circumstances import is_scenario, scenario_of
from pipeline.extract.columns import table_cells
from pipeline.extract.conditions import CHIPS, condition_told, conditions_told
from pipeline.extract.context import Bound, Setup, Told, is_suite
from pipeline.extract.context_lengths import lengths_told
from pipeline.extract.reading import THINGS, WORKLOADS, Page, Reading
from pipeline.extract.run_on import FOR_SO_LONG
from pipeline.extract.set_up_told import is_set, switched_off, told_of_set_up
from pipeline.extract.set_up_unheld import (
    enter_kind,
    format_of_limit,
    is_elsewhere,
    is_of_games,
    is_of_preparation,
    is_quoted,
    led_by_run,
    note_others,
    of_one_thing,
)
from pipeline.extract.trials import at_once
from pipeline.languages import setting_up_of, trials_of
from schemas.records import Claim, Figure

RUN = frozenset("throughput performance latency training_time execution_time inference_time frame_rate energy_efficiency cost_efficiency".split())  # what depends on how a test was run
_TOGETHER = RUN - {"energy_efficiency", "cost_efficiency"} | {"power"}  # what several cards in one server have together
_LOADED = frozenset({"throughput", "performance", "latency"})  # what depends on how many use a thing at once
_SHARED = ("precision", "batch_size", "context_length", "sparsity", "resolution", "power_limit", "software")
_MEASURED = RUN - {"performance", "energy_efficiency", "cost_efficiency"}  # what is measured though nothing is named that was run
_OF_FRAMES = frozenset({"frame_rate", "performance"})
_AT_ONCE = ("at once", "single user")
_JUST_BEFORE = 2  # sentences
_SUPPORTS = re.compile(r"destekl|지원")  # what all can do was not done in all runs
_NOT_SO = re.compile(r"지(?:는|도)? ?(?:않(?:았|는|다|고|은)|못했)|(?<![가-힣])[안못] (?:썼|켰|했|켬)|(?:m[ae]d[iı](?:k|l[ae]r)?|değildi|değil|kapaliydi)(?=[ .!]*$)")  # a sentence that says how tests were not run
_SPANS = frozenset({"week", "day", "month", "year"})  # for how long a test went on
_RESULTS = frozenset({"percentage", "ratio", "money"})
_TIMES = frozenset({"s", "ms", "us", "min", "h", "W", "kW", "fps"})
_LASTS = 30  # blocks over which a set-up that is told of all results holds
_BELOW = frozenset({"list_item", "table"})
_LONGEST_LEAD = 80  # code points


def enter_section(setup: Setup, page: Page, reading: Reading) -> None:
    """A heading ends what its section told, may tell conditions of its own (``### FP8 결과``), or announces how tests were run (``## Test düzeni``)."""
    setup.told = [one for one in setup.told if one.reach == "text"]
    setup.passage, setup.section = -9, False
    enter_kind(setup, page, reading)
    if setting_up_of(page.grammar.code).head.search(page.folded, reading.start, reading.end):
        setup.passage, setup.section = reading.block, True
    elif (told := _plain_conditions(page, reading)) and not _SUPPORTS.search(page.folded, reading.start, reading.end):
        _tell(setup, Told(told, reading.block, "section"))


def note_setup(setup: Setup, page: Page, reading: Reading, by: Bound | None = None) -> None:
    """A sentence that tells how something was run and no result sets what holds for those behind it; another value of a condition ends the one before. ``by``: who says it."""
    words = trials_of(page.grammar.code)
    named = any(n.type in WORKLOADS for n in reading.names)
    way = condition_told(page, reading, "settings")
    setup.scenario = (way, reading.block) if is_scenario(way) else (None, -9) if named else setup.scenario
    _note_scenarios(setup, page, reading)
    setup.told = [one for one in setup.told if one.reach in ("text", "section") or reading.block - one.block <= 1 or (one.reach == "list" and _is_below(page, one.block, reading.block))]
    if named:
        setup.told = [replace(one, conditions={key: told for key, told in one.conditions.items() if key != "case"}) if one.reach == "paragraph" else one for one in setup.told]
    note_others(setup, page, reading)
    if (off := switched_off(page, reading)) and str(_known(setup.told).get("software", "")).startswith(tuple(off)):
        _tell(setup, Told({"software": None}, reading.block, "paragraph"))
    if _fixes_load(setup, page, reading):
        return
    result = any(_is_result(page, reading, figure) for figure in reading.figures)
    if result and not _settled(setup) and not trials_of(page.grammar.code).while_run.search(page.folded, reading.start, reading.end):
        return
    told = told_of_set_up(page, reading)
    if _NOT_SO.search(page.folded, reading.start, reading.end):
        told = {key: value for key, value in told.items() if key == "resolution"}  # `모든 시험은 1440p, FSR을 쓰지 않았다`
    supports = _SUPPORTS.search(page.folded, reading.start, reading.end) is not None
    if result:
        known = _settled(setup)
        _unsettle(setup, reading, told | lengths_told(page, reading))
        _note_run(setup, page, reading, {key: value for key, value in told.items() if known.get(key) in (None, value)})
        return
    _note_alone(setup, page, reading)
    _note_passage(setup, page, reading)
    of_all = words.for_all_runs.search(page.folded, reading.start, reading.end) is not None and not supports
    if of_all:
        setup.chips = next((int(f.value) for f in reading.figures if f.unit in CHIPS and f.value and f.value > 1 and float(f.value).is_integer()), setup.chips)
    reach = _reach_of(setup, page, reading, told, of_all=of_all, named=named)
    if not reach or supports:
        if not supports:
            _unsettle(setup, reading, {key: value for key, value in told.items() if key == "precision"})
        return
    if (named or reach == "text") and (load := at_once(page, reading, Figure(reading.end, reading.end, "", "quantity"))):
        told["case"] = load
    if chips := words.in_each_server.search(page.folded, reading.start, reading.end):
        told["chips"] = next((int(f.value or 0) for f in reading.figures if f.start < chips.end() and chips.start() < f.end and f.value), None) or told.get("chips")
    if told := {key: value for key, value in told.items() if value is not None}:
        setup.leads = _leading_word(page, reading) if "precision" in told else setup.leads
        use = _use_told(page, reading) or ("games" if is_of_games(setup, page, reading, told.get("resolution")) else "")
        _tell(setup, Told(told, reading.block, reach, by.name if by else None, use, frozenset(n.name for n in reading.names if is_suite(n.entity)), frozenset(n.entity.entity_id for n in reading.names if n.type == "model"), _counted(page, reading, told)))


def _note_run(setup: Setup, page: Page, reading: Reading, told: Mapping[str, Any]) -> None:
    """``YOLO를 INT8로 돌렸을 때 K1은 110프레임이었다. 젯슨은 176프레임이었으니``: how something is run before the first result holds for those of the sentences behind it."""
    first = next((figure for figure in reading.figures if _is_result(page, reading, figure)), None)
    shared = {key: value for key, value in told.items() if key in _SHARED and key != "software"}
    if first is not None and shared and led_by_run(page, reading, first.start):
        _tell(setup, Told(shared, reading.block, "paragraph", models=frozenset(n.entity.entity_id for n in reading.names if n.type == "model")))


def _note_alone(setup: Setup, page: Page, reading: Reading) -> None:
    """``다만 A100은 INT8로 쟀다``: what was run so alone keeps it."""
    if alone := of_one_thing(page, reading):
        setup.told = [*setup.told, Told({"precision": alone[1]}, reading.block, "paragraph", only=alone[0])]


def _tell(setup: Setup, new: Told) -> None:
    """Adds a set-up, and lets go of those that it takes the place of altogether."""
    setup.told = [one for one in setup.told if not (one.reach == new.reach and replace(one, conditions=new.conditions, block=new.block) == new and one.conditions.keys() <= new.conditions.keys())]
    setup.told.append(new)


def _reach_of(setup: Setup, page: Page, reading: Reading, told: Mapping[str, Any], *, of_all: bool, named: bool) -> str:
    """Over what the conditions hold that a sentence without results tells; empty where it does not say that anything was run so."""
    words, more = trials_of(page.grammar.code), setting_up_of(page.grammar.code)
    runs = words.run.search(page.folded, reading.start, reading.end) is not None
    goes_on = any(one.reach == "text" and one.block == reading.block for one in setup.told) and not any(n.type in THINGS | WORKLOADS for n in reading.names)
    if of_all or goes_on or words.for_all_results.search(page.folded, reading.start, reading.end) or _in_passage(setup, page, reading):
        return "text"
    several = len([key for key in told if key in _SHARED and key != "sparsity"]) + bool(switched_off(page, reading)) > 1  # two conditions and no result: so it is run
    if _leads_list(page, reading):
        return "list"
    switched = more.switched.search(page.folded, reading.start, reading.end) is not None and not any(n.type in WORKLOADS for n in reading.names)
    in_tests = runs and more.in_tests.search(page.folded, reading.start, reading.end) is not None
    if (runs and named) or several or switched or in_tests or (runs and _in_each_server(page, reading)):
        return "paragraph"
    return ""


def _in_each_server(page: Page, reading: Reading) -> bool:
    return trials_of(page.grammar.code).in_each_server.search(page.folded, reading.start, reading.end) is not None


def _note_passage(setup: Setup, page: Page, reading: Reading) -> None:
    """``시험 환경은 이렇다.``, ``Test düzeni:``: from here on it is told how tests were run, in the paragraph and what it leads to."""
    if setting_up_of(page.grammar.code).head.search(page.folded, reading.start, reading.end):
        setup.passage, setup.section = reading.block, False


def _in_passage(setup: Setup, page: Page, reading: Reading) -> bool:
    if setup.passage < 0:
        return False
    blocks = page.document.article.blocks
    alone = blocks[setup.passage].end - blocks[setup.passage].start <= _LONGEST_LEAD
    return setup.section or reading.block == setup.passage or (alone and reading.block == setup.passage + 1) or all(one.kind == "list_item" for one in blocks[setup.passage + 1 : reading.block + 1])


def _leads_list(page: Page, reading: Reading) -> bool:
    """``라마 3 8B (Q4 양자화)`` above lines of results, ``Tablo 2: FP8, yığın 8`` above a table: a short line right before a list or a table, which it heads."""
    block, blocks = page.block(reading), page.document.article.blocks
    below = blocks[reading.block + 1] if reading.block + 1 < len(blocks) else None
    if below is None or below.kind not in _BELOW or block.kind in _BELOW or page.text[reading.end : block.end].strip():
        return False
    short = reading.end - reading.start <= _LONGEST_LEAD
    return short and (page.text[reading.start : reading.end].rstrip(" *_")[-1:] not in (".", "?", "!") or setting_up_of(page.grammar.code).caption.match(page.folded, reading.start) is not None)


def _is_below(page: Page, lead: int, block: int) -> bool:
    return all(one.kind in _BELOW for one in page.document.article.blocks[lead + 1 : block + 1])


def _unsettle(setup: Setup, reading: Reading, told: Mapping[str, Any]) -> None:
    """A result under another condition leaves open under which the next of its paragraph was reached."""
    known = _settled(setup)
    if other := {key: None for key, value in told.items() if known.get(key) not in (None, value)}:
        _tell(setup, Told(other, reading.block, "paragraph"))


def _settled(setup: Setup) -> dict[str, Any]:
    """The conditions that are known, of those that a result under another one unsettles."""
    return {key: value for key, value in _known([one for one in setup.told if one.only is None]).items() if key in _SHARED and value is not None}


def _known(told: Sequence[Told]) -> dict[str, Any]:
    return {key: value for one in sorted(told, key=lambda one: one.only is not None) for key, value in one.conditions.items()}


def _plain_conditions(page: Page, reading: Reading) -> dict[str, Any]:
    return {key: value for key, value in told_of_set_up(page, reading).items() if key in _SHARED and key != "software"}


def _use_told(page: Page, reading: Reading) -> str:
    words = setting_up_of(page.grammar.code)
    trains, infers = (one.search(page.folded, reading.start, reading.end) is not None for one in (words.training, words.inference))
    return "training" if trains and not infers else "inference" if infers and not trains else ""


def _counted(page: Page, reading: Reading, told: Mapping[str, Any]) -> str | None:
    """Of which thing a set-up tells the number, where it names one beside it."""
    if "chips" not in told:
        return None
    count = next((f for f in reading.figures if f.value == told["chips"]), None)
    things = [n for n in reading.names if n.type in ("chip", "system") and count and (0 <= n.start - count.end <= _BESIDE or 0 <= count.start - n.end <= _BESIDE)]
    return things[0].entity.entity_id if things else None


_BESIDE = 6  # code points between a thing and its number


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
    heads = {one.col: page.folded[one.start : one.end] for one in table_cells(page, cell.block) if one.row == 0 and one.col}
    return any(setup.leads in head for head in heads.values()) and setup.leads not in heads.get(cell.col, "")


def _fixes_load(setup: Setup, page: Page, reading: Reading) -> bool:
    """``동시 요청은 128개로 고정했습니다``, ``Yük şöyle: 64 eş zamanlı istek``: a sentence without a result and a workload that sets how many use a thing at once in the runs behind it."""
    load = at_once(page, reading, Figure(reading.end, reading.end, "", "quantity"))
    told = load and trials_of(page.grammar.code).fixed.search(page.folded, reading.start, reading.end)
    if not told or any(n.type in WORKLOADS | THINGS for n in reading.names) or any(figure.kind in _RESULTS or "/" in (figure.unit or "") for figure in reading.figures):
        return False
    _tell(setup, Told({"case": load} | told_of_set_up(page, reading), reading.block, "text" if _in_passage(setup, page, reading) else "paragraph"))
    return True


def _note_scenarios(setup: Setup, page: Page, reading: Reading) -> None:
    """``(오프라인에서 4만 토큰.) 서버 시나리오에서는 3만 6천 토큰. 와트당 16토큰``: of two scenarios that a paragraph tells of none can be said that what stands behind is of it; nor in another division."""
    ways = {way for way in conditions_told(page, reading, "settings") if is_scenario(way)}
    known = setup.scenarios[1] if setup.scenarios[0] == reading.block else frozenset()
    setup.scenarios = reading.block, known | {scenario_of(way) for way in ways}
    if len(setup.scenarios[1]) > 1:
        setup.scenario = (None, -9)


def with_setup(place: Place, metric: str, conditions: Mapping[str, Any], *, subject: Bound, workload: Sequence[Bound], source: Bound | None) -> dict[str, Any]:
    """The conditions of a result with those of the test that it is of, where it has none of its own. A set-up of all tests holds for what was measured on something (``workload``) and is told by the same (``source``)."""
    setup, page, reading, figure = place.context.setup, place.page, place.reading, place.figure
    own, elsewhere = dict(conditions), is_elsewhere(place, subject)
    of_it = [one for one in setup.told if one.only is None or (subject.entity is not None and one.only == subject.entity.entity_id)]
    for key, value in _known([one for one in of_it if _holds(one, place, metric, workload, source) and not (one.reach != "paragraph" and elsewhere)]).items():
        last = next(one for one in reversed(of_it) if key in one.conditions)
        counted = last.counted if key == "chips" else None
        if key == "software" and ((last.use == "games" and not _is_of_frames(place, metric)) or str(value).startswith(tuple(switched_off(page, reading)) or ("\n",))):
            continue
        other_thing = counted is not None and (subject.entity is None or subject.entity.entity_id != counted)
        if value is not None and key not in own and not other_thing and _fits(key, place, metric, own, subject):
            own[key] = value
    if metric in RUN and "precision" not in own and (number_format := format_of_limit(place)):
        own["precision"] = number_format
    if metric in RUN and setup.scenario[1] == reading.block and "settings" not in own and not any(n.type in WORKLOADS for n in reading.names) and not trials_of(page.grammar.code).division.search(page.folded, reading.start, reading.end):
        own["settings"] = setup.scenario[0]
    if metric in _LOADED - {"latency"} and "settings" not in own and workload and is_trained(page, reading, workload):
        own["settings"] = TRAINING
    return _as_all_runs(place, metric, _as_before(place, metric, own)) if figure else own


TRAINING = "training"


def is_trained(page: Page, reading: Reading, workload: Sequence[Bound]) -> bool:
    """``ResNet-50 eğitiminde saniyede 1.400 görüntü``, ``(ResNet-50을 학습시켰다.) H100은 초당 1,400장``: whether a model was trained where a value is told, or where it is named last in the paragraph, and no suite tells it by its name."""
    words = setting_up_of(page.grammar.code)
    models = {one.entity.entity_id for one in workload if one.entity is not None and one.entity.type == "model"}
    if not models or len(models) != len(workload):
        return False
    told = [r for r in page.readings_between(page.block(reading).start, reading.end) if any(n.entity.entity_id in models for n in r.names)]
    spans = [(r.start, r.end) for r in {id(r): r for r in (*told[-1:], reading)}.values()]
    return any(words.in_training.search(page.folded, *span) for span in spans) and not any(words.inference.search(page.folded, *span) for span in spans)


def _holds(told: Told, place: Place, metric: str, workload: Sequence[Bound], source: Bound | None) -> bool:
    """Whether a set-up is that of the test whose result stands at a place."""
    page, reading = place.page, place.reading
    near = reading.block - told.block
    if told.reach == "paragraph" and near and not (near == 1 and place.cell is not None):
        return bool(told.conditions.get("chips")) and near == 1 and trials_of(page.grammar.code).server.search(page.folded, reading.start, reading.end) is not None
    if told.reach == "list" and (not near or not _is_below(page, told.block, reading.block)):
        return False
    models = {one.entity.entity_id for one in workload if one.entity is not None and one.entity.type == "model"}
    if told.models and models and not models & told.models:
        return False  # `(Bütün ölçümleri Llama 3 8B ile, 4 bit …) Stable Diffusion 11,4 saniye sürdü`
    words = setting_up_of(page.grammar.code)
    if any(one.search(page.folded, reading.start, place.figure.start) for one in (words.as_stated, words.other_test)) or is_quoted(told, place, source):
        return False
    trains = metric == "training_time" or (words.training.search(page.folded, reading.start, reading.end) is not None and not words.inference.search(page.folded, reading.start, reading.end))
    if told.use and trains != (told.use == "training") and (trains or words.inference.search(page.folded, reading.start, reading.end)):
        return False
    if near == 0 or told.reach not in ("text", "section"):
        return True
    if source is not None and source.name != told.by and (told.by is not None or (source.start is not None and reading.start <= source.start < reading.end)):
        return False  # `하늘칩스는 자체 측정에서 …라고 반박했다`
    suites = {one.name for one in workload if one.entity is not None and is_suite(one.entity)}
    measured = bool(workload) or told.reach == "section" or metric == "power" or (metric in _MEASURED and place.figure.unit not in ("x", "percent"))
    return near <= _LASTS and measured and suites <= told.suites


def _fits(key: str, place: Place, metric: str, own: Mapping[str, Any], subject: Bound) -> bool:
    """Whether a condition of a test is one of a value measured in it."""
    page, reading, unit = place.page, place.reading, place.figure.unit
    if is_of_preparation(key, place):
        return False
    if key == "case":
        if metric == "latency" and not any(one.reach in ("text", "list") and "case" in one.conditions for one in place.context.setup.told):
            return False
        named = any(n.type in WORKLOADS for n in reading.names)
        return metric in _LOADED and unit not in ("x", "percent") and (not named or any(one.reach == "text" and "case" in one.conditions for one in place.context.setup.told))
    if key == "chips":
        in_server = trials_of(page.grammar.code).server.search(page.folded, reading.start, reading.end)
        return metric in _TOGETHER and unit not in ("x", "percent") and (metric != "power" or in_server is not None) and not str(own.get("case", "")).startswith(("per ", "rated"))
    if key == "power_limit":
        return metric in RUN or (metric in ("power", "temperature", "noise") and own.get("case") == "load")
    if key == "resolution":
        return _is_of_frames(place, metric)
    if key == "software":
        return metric in RUN and subject.entity is not None and subject.entity.type in THINGS and "software" not in own
    return metric in RUN and not (key == "precision" and _is_of_other_column(place))


def _is_of_frames(place: Place, metric: str) -> bool:
    """Whether a value is one of pictures: of how many a second, or how much faster than the one before that had a resolution."""
    last, unit = place.context.setup.result, place.figure.unit
    return metric in _OF_FRAMES or (metric in RUN and ((unit or "").split("/")[0] in ("frame", "image") or (unit in ("x", "percent") and last is not None and "resolution" in last[1])))


def _as_before(place: Place, metric: str, own: dict[str, Any]) -> dict[str, Any]:
    """``(T4 kartı FP8 ile 3.200 token üretiyor.) Aynı koşulda L40S 2.600``, ``같은 조건에서 L40S는 2,600토큰``: a result with what the one before it was reached under, which is noted."""
    setup, page, reading = place.context.setup, place.page, place.reading
    last = setup.result
    if last is not None and last[0] == metric and 0 <= place.index - last[2] <= _JUST_BEFORE:
        words = trials_of(page.grammar.code)
        if words.same_run.search(page.folded, reading.start, place.figure.start):
            own = {**{key: value for key, value in last[1].items() if key in _SHARED or (key == "case" and (str(value).endswith(_AT_ONCE) or str(value).startswith(FOR_SO_LONG)))}, **own}
        if _goes_on_under_load(place, last):
            own = {"case": last[1]["case"], **own}
        if words.same_basis.search(page.folded, reading.start, place.figure.start) and str(last[1].get("case", "")).startswith("per "):
            own = {"case": last[1]["case"], **own}
    if metric in RUN:
        setup.result = metric, own, place.index
    return own


def _goes_on_under_load(place: Place, last: tuple[str, dict[str, Any], int]) -> bool:
    """``동시 사용자를 32명으로 늘리면 D6가 2,310토큰으로 앞선다. L40S는 1,980토큰이었다``: whether the next sentence tells of another thing under the load that the one before has set."""
    reading, before = place.reading, place.page.readings[last[2]]
    own = at_once(place.page, before, Figure(before.end, before.end, "", "quantity"))
    load = str(last[1].get("case", "")).endswith(_AT_ONCE) and own == (last[1]["case"] if before is not reading else None)
    things = {n.entity.entity_id for n in reading.names if n.type in THINGS}
    return load and 0 <= place.index - last[2] <= 1 and before.block == reading.block and place.figure.unit not in ("x", "percent") and bool(things) and not any(n.type in WORKLOADS for n in reading.names)


def _as_all_runs(place: Place, metric: str, own: dict[str, Any]) -> dict[str, Any]:
    """``Her seferinde sekiz kart kullandım``, ``장비는 모두 8장짜리 노드다``: how long a training took, and what all of it used or cost, was with so many."""
    setup, page, reading = place.context.setup, place.page, place.reading
    trained = metric == "training_time" or (metric in ("energy", "cost") and page.grammar.trains.search(page.folded, reading.start, reading.end))
    if setup.chips is None or not trained or "chips" in own or place.figure.unit in ("x", "percent") or str(own.get("case", "")).startswith("per "):
        return own
    return {**own, "chips": setup.chips}


def told_afterwards(page: Page, index: int, claims: list[Claim]) -> list[Claim]:
    """``(T4보다 3.2배 빠릅니다.) INT8, 배치 8 기준으로요.``, ``(표) 위 표는 배치 16 기준이다``: results with what the short sentence behind theirs tells of how they were reached."""
    reading, before = page.readings[index], page.readings[index - 1] if index else None
    if before is None or reading.end - reading.start > _SHORT or any(_is_result(page, reading, figure) for figure in reading.figures):
        return claims
    words = setting_up_of(page.grammar.code)
    of_table = before.block == reading.block - 1 and page.block(before).kind == "table" and words.this_table.search(page.folded, reading.start, reading.end) is not None
    trials = trials_of(page.grammar.code)
    set_so = before.block == reading.block and trials.fixed.search(page.folded, reading.start, reading.end) is not None
    if not of_table and not set_so and (before.block != reading.block or not trials.told_after.search(page.folded, reading.start, reading.end)):
        return claims
    if any(n.type in WORKLOADS for n in reading.names) or (not of_table and any(n.type in THINGS for n in reading.names)):
        return claims
    told = _plain_conditions(page, reading)
    load = at_once(page, reading, Figure(reading.end, reading.end, "", "quantity")) if set_so else None
    if load:  # `(초당 9,200토큰이었다.) 동시 요청은 128건으로 맞췄다`
        claims = [replace(claim, conditions={"case": load, **claim.conditions}) if before.start <= claim.start <= before.end and claim.metric in _LOADED and claim.unit not in ("x", "percent") else claim for claim in claims]
    low = page.block(before).start if of_table else before.start
    return [replace(claim, conditions={**told, **claim.conditions}) if told and low <= claim.start <= before.start and claim.metric in RUN else claim for claim in claims]


_SHORT = 60  # code points of a sentence that tells nothing else


def _is_result(page: Page, reading: Reading, figure: Figure) -> bool:
    """Whether a number is a result: a rate, a time, a part or an amount of money; not for how many weeks a test went on, nor of how many tokens or cards, nor a limit that is set."""
    measured = figure.kind == "quantity" and figure.unit not in _SPANS and ("/" in (figure.unit or "") or figure.unit in _TIMES)
    return figure.kind in _RESULTS or (measured and not is_set(page, reading, figure))
