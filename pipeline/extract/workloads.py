"""On what a result was measured: suite, model, dataset, task."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from dataclasses import replace

from pipeline.extract.columns import cell_at, column_heads, column_thing, heads_things, of_table, row_label, table_cells
from pipeline.extract.context import LISTS, Asked, Bound, Context, bound, is_replaced, is_suite, only_examples
from pipeline.extract.headed import headed_test
from pipeline.extract.metrics import metric_words
from pipeline.extract.multiples import multiplied
from pipeline.extract.reading import MEASURES, WORKLOADS, Named, Page, Reading, asked_once
from pipeline.extract.tasks import is_task
from pipeline.extract.trials import of_first_token
from pipeline.extract.unfit import names_delay
from pipeline.languages import setting_up_of, tasks_of, trials_of
from schemas.records import Cell, Figure

ALWAYS_MEASURED = frozenset(
    "throughput latency training_time inference_time compile_time accuracy top1_accuracy convergence_epochs epochs benchmark_score frame_rate bleu learning_rate batch_size validation_loss".split()
)  # metrics without a meaning apart from a workload: carried over as long as the section lasts
MEASURED = ALWAYS_MEASURED - {"batch_size"} | frozenset("performance execution_time energy_efficiency cost_efficiency sparsity compute_operations area_efficiency accuracy_loss quality_loss hit_rate".split())
SETUP_MEASURED = frozenset({"batch_size", "chip_count", "utilization", "dataset_size", "context_length", "energy", "error_margin"})
CHOSEN = frozenset({"batch_size", "epochs", "learning_rate"})  # settings of a run: what was run stands beside them or is not told
DRAWN = frozenset({"power", "temperature"})  # a specification, unless the sentence says in what it was drawn or reached
RESULTS = frozenset({"accuracy", "top1_accuracy", "convergence_epochs", "training_time"})
FELT = DRAWN | {"noise"}
TIMED = frozenset("training_time compile_time throughput latency energy energy_efficiency cost_efficiency batch_size learning_rate epochs sparsity".split())
TRAINED = frozenset({"model", "dataset"})
PAID = frozenset({"cost"})
TOLD = frozenset("throughput latency training_time inference_time frame_rate performance".split())
_RATE = re.compile(r"(?<![BbTt])/(?:s|sn|초)\b|\bfps\b", re.IGNORECASE)
NOT_TESTED = frozenset(
    "price cost revenue profit loss investment valuation market_size market_share stock_price profit_margin shipments employee_count growth share discount weight thickness length height width size die_area display_size capacity"
    " memory_capacity memory_bandwidth storage_capacity cache_size bus_width process_node core_count thread_count transistor_count parameter_count lane_count clock_frequency compute_performance"
    " battery_capacity interconnect_bandwidth release_date lifespan order_backlog debt customer_count participant_count target_price eps dividend_per_share dividend inventory debt_ratio price_to_book price_to_earnings price_to_sales offer_price fair_price offering_size shares_offered subscription_ratio book_value_per_share stock_return noise power_limit".split()
)  # what a thing is, costs or sells: no task is what it was measured on


def kept_workloads(place: Asked, told: list[Bound], chosen: list[Bound]) -> list[Bound]:
    """What a model would have a figure measured on, but for what rules know to be none: nothing at all for what a thing is, costs or sells, no row of another task, no label of a row of a table before and no network run elsewhere for what is drawn or felt; a game goes on."""
    metric, reading, ours = place.metric, place.reading, {one.name for one in told}
    chosen = [_with_release(place, one) for one in _meant(place, told, chosen)]
    if place.cell is None:
        chosen = [one for one in chosen if one.name in ours or one.name not in _row_tasks(place.page)]
    if metric not in NEVER_TESTED | FELT:
        return chosen
    if metric in NEVER_TESTED or place.cell is not None:
        return [one for one in chosen if one.name in ours]
    here = ours | {n.name for n in reading.names if n.type in WORKLOADS}
    return [one for one in chosen if one.name in here or (one.entity is not None and one.entity.type == "benchmark" and not is_suite(one.entity))]


def _with_release(place: Asked, one: Bound) -> Bound:
    """``MLPerf Training`` where the text is at ``MLPerf Training 5.1``: a suite of the round that is spoken of."""
    suite = place.context.suite
    return suite.carried() if suite is not None and is_suite(one.entity) and suite.name.startswith(one.name + " ") and _RELEASE.search(suite.name) else one


def _meant(place: Asked, told: list[Bound], chosen: list[Bound]) -> list[Bound]:
    """What a model would have a figure measured on: for the rows of a table of results what is said above it, for ``aynı modelde`` what ran last, for one library against another what both computed; no suite of which the text says that it is none, and no pictures or speech where tokens are told."""
    if place.cell is not None and told and not chosen and place.metric in MEASURED and is_result(place.page, place.cell):
        chosen = told
    if told and (told[0].method == NOTED or (not chosen and told[0].method == LISTED)):
        chosen = told
    if told and not chosen and place.cell is None and place.metric in MEASURED | {"compute_performance"} and _is_bound_to(place, told[0]):
        chosen = told
    if told and not chosen and place.cell is None and _between_libraries(place):
        chosen = told
    if place.cell is None and place.metric in MEASURED and any(_runs_here(place, one) for one in told) and not any(_is_here(place, one) for one in chosen):
        chosen = told
    if told and place.metric in _SCORED and any(one.entity is not None and one.entity.type in TESTS for one in told) and all(one.entity is not None and one.entity.type == "model" for one in chosen):
        chosen = told  # `(HellaSwag'da %51,3.) Küçük modelin doğruluğu %35`: how often a model is right is told of a test
    same = place.cell is None and not told and place.metric in MEASURED | _PUT_UP and trials_of(place.page.grammar.code).same_model.search(place.page.folded, *place.reading.clause(place.figure.start))
    if same:
        workload, _, block = place.context.timed_on if place.metric in TIMED else place.context.measured_on
        chosen = [w.carried() for w in workload if not _of_other_models(place, w, whole_block=True)] if place.reading.block - block <= SAME_REACH else chosen
    return [one for one in chosen if not _is_ruled_out(place, one)]


def _is_here(place: Asked, one: Bound) -> bool:
    return one.start is not None and place.reading.start <= one.start < place.reading.end


def _runs_here(place: Asked, one: Bound) -> bool:
    """``INT8'e nicelenmiş Çam 1,4 GB tutuyor ve T4 üzerinde 62 token üretiyor``: whether a model leads the sentence of a value, so that no other, named elsewhere, ran."""
    if one.entity is None or one.entity.type != "model" or not _is_here(place, one):
        return False
    leading = any(n.start == one.start and n.role in ("topic", "subject", "bare") for n in place.reading.names)
    return leading and any((one.start or 0) < n.start and n.end <= place.figure.start and n.role == "locative" and n.type in ("chip", "system") for n in place.reading.names)


_SCORED = frozenset({"accuracy", "top1_accuracy", "accuracy_loss"})
TESTS = frozenset({"benchmark", "dataset"})
_PUT_UP = frozenset({"chip_count", "batch_size"})  # what it takes to run a model


def _is_bound_to(place: Asked, one: Bound) -> bool:
    """``광선추적 성능은 전작보다 45%``, ``veri tabanı uygulamalarında %40``: whether what was measured on stands right before the metric's own word, or in the locative right before the value."""
    page, reading, figure = place.page, place.reading, place.figure
    if one.start is None or one.end is None or not reading.start <= one.start < one.end <= figure.start:
        return False
    words = [w for w in metric_words(page, one.end, figure.start) if w.metric == place.metric]
    if words and page.folded[one.end : words[0].start] == " " and not any(one.end < n.start < figure.start and n.type in WORKLOADS for n in reading.names):
        return True
    return any(n.start == one.start and n.role == "locative" for n in reading.names) and figure.start - one.end <= _TIGHT and not _PARTED.search(page.folded, one.end, figure.start)


_TIGHT = 20  # code points between a workload with its particle and the value that was reached on it
_PARTED = re.compile(r"[,;:]")


def _is_ruled_out(place: Asked, one: Bound) -> bool:
    """``MLPerf'te yoktu; kendi ölçümü``, ``비공식``: whether a figure is no result of a suite; ``istem``, ``첫 토큰``: nor are tokens written by what draws or hears."""
    page, reading, figure = place.page, place.reading, place.figure
    if (place.cell is not None and _of_other_cells(page, place.cell, one)) or _is_replaced_here(page, figure, one) or _gives_no_such_value(place, one):
        return True
    if names_delay(one.name) or (one.name in page.untimed and place.metric in TIMED | {"chip_count"}):
        return True
    if is_suite(one.entity):
        if one.name in only_examples(page):
            return True
        if _in_house(place, one) or _is_long_past(page, reading, one) or _not_handed_in(page, reading, figure):
            return True
        return place.context.unofficial or bool(trials_of(page.grammar.code).unofficial.search(page.folded, reading.start, reading.end))
    if one.start is not None and reading.start <= one.start < reading.end:
        return False
    if place.context.workload_block != reading.block and any(is_suite(w.entity) and _in_house(place, w) for w in place.context.workload):
        return True
    if (place.metric == "utilization" and tasks_of(page.grammar.code).occupied.search(page.folded, reading.start, figure.start)) or _of_other_models(place, one):
        return True
    tokens = (figure.unit or "").startswith("token") or of_first_token(page, reading, bisect_left(page.starts, reading.start), figure, place.cell)
    return tokens and bool(_TOKENLESS.match(one.name))


def _of_other_cells(page: Page, cell: Cell, one: Bound) -> bool:
    """``| Kart | Llama 3 8B (token/s) | SDXL (s/görsel) | Pil (saat) |``, ``| Phi-3 미니(토큰/초) |`` above ``| 영상 재생(시간) |``: whether what a value would be measured on heads other columns, or labels other rows, of a table that names several."""
    return any(len(named := of_heads) > 1 and one.name in named and one.name not in own for of_heads, own in _tasks_around(page, cell))


def _tasks_around(page: Page, cell: Cell) -> list[tuple[set[str], set[str]]]:
    """All tasks that head the columns of a table and those of a cell's own; likewise of its rows."""
    cells = table_cells(page, cell.block)
    found = []
    for asked in ("row", "col"):
        heads = [c for c in cells if getattr(c, asked) == 0 and c is not cell]
        other = "col" if asked == "row" else "row"
        own = [c for c in heads if getattr(c, other) == getattr(cell, other)] + (column_heads(page, cell) if asked == "row" else [])
        found.append((_tasks_named(page, heads), _tasks_named(page, own)))
    return found


def _tasks_named(page: Page, cells: list[Cell]) -> set[str]:
    return {n.name for c in cells for n in page.names_between(c.start, c.end) if n.type in WORKLOADS}


def _is_replaced_here(page: Page, figure: Figure, one: Bound) -> bool:
    """Whether what a value would be measured on is named last before it as what another has replaced."""
    told = [n for r in page.readings_between(page.block(page.readings[max(0, bisect_right(page.starts, figure.start) - 1)]).start, figure.start) for n in r.names if n.name == one.name and n.start < figure.start]
    return bool(told) and is_replaced(page, told[-1])


def _gives_no_such_value(place: Asked, one: Bound) -> bool:
    """Whether a test that gives points, and is not named in the sentence, would have tokens, seconds or operations."""
    here = one.start is not None and place.reading.start <= one.start < place.reading.end
    return not here and one.name.startswith("Geekbench") and place.figure.kind == "quantity" and place.figure.unit not in (None, "point") and place.metric not in FELT


def _of_other_models(place: Asked, one: Bound, *, whole_block: bool = False) -> bool:
    """``(Llama 3.1 8B'de 900 token/s.) 40 milyar parametreli modellerde 210``, ``대형 모델에서는 30% 느리다``: whether a value is of models of another size than the one that was named before its sentence (``whole_block``: before its paragraph)."""
    page, reading, figure = place.page, place.reading, place.figure
    low = page.block(reading).start if whole_block else reading.start
    if place.cell is not None or one.entity is None or one.entity.type != "model":
        return False
    told = list(tasks_of(page.grammar.code).other_models.finditer(page.folded, low, figure.start))
    if not told or any(n.type == "model" and told[-1].end() <= n.start < figure.start for n in page.names_between(low, figure.start)):
        return False
    known = _BILLIONS.search(one.name)
    if told[-1]["size"] is None:
        return True
    counted = page.by_start.get(told[-1].start("size"))
    billions = counted.value / _BILLION if counted and counted.unit == "parameter" and counted.value else float(told[-1]["size"].replace(",", "."))
    return whole_block if known is None else float(known[1]) != billions


_BILLIONS = re.compile(r"(?<![\w.])([0-9]+(?:\.[0-9]+)?)[bB](?![a-zA-Z0-9])")
_BILLION = 1e9


def _in_house(place: Asked, suite: Bound) -> bool:
    """``사내 시험에서 보인 5.1장의 1.9배``, ``kendi laboratuvarında ölçtüğü 3.700 token/s'nin iki katı``: whether a value, or the one that it is a multiple of, was measured by whom it concerns, and not in the round that was told before, which holds for the rest of its paragraph; a test that runs such a suite itself names it there."""
    page, reading, figure = place.page, place.reading, place.figure
    before = [f for f in reading.figures if f.end <= figure.start and f.kind in MEASURES]
    base = multiplied(page, reading, figure)
    before = [f for f in before if base is None or f.end <= base.start]
    low = before[-1].end if before else reading.start
    own = suite.start is not None and low <= suite.start < reading.end
    if place.cell is not None or own or not suite.name.startswith("MLPerf"):
        return False
    in_house = trials_of(page.grammar.code).in_house
    return in_house.search(page.folded, low, figure.start) is not None or in_house.search(page.folded, _behind_suites(page, reading), reading.start) is not None


def _is_long_past(page: Page, reading: Reading, suite: Bound) -> bool:
    """``(리드.) (가온은 MLPerf에서 1위였다.) (매출 이야기.) 두레는 초당 41토큰을 낸다``: whether one paragraph alone speaks of suites, not that which leads an article, and another stands between it and a sentence."""
    told = _blocks_of_suites(page)
    return suite.name.startswith("MLPerf") and len(told) == 1 and told[0] > _lead(page) and reading.block - told[0] > 1


@asked_once
def _blocks_of_suites(page: Page) -> list[int]:
    return sorted({reading.block for reading in page.readings if any(is_suite(n.entity) for n in reading.names)})


@asked_once
def _lead(page: Page) -> int:
    """The first block of running text of a page."""
    return next((reading.block for reading in page.readings if page.block(reading).kind == "paragraph"), -1)


def _behind_suites(page: Page, reading: Reading) -> int:
    """Where in a paragraph the last suite that it names before a sentence has been told of; its beginning where it names none."""
    start = page.block(reading).start
    told = [n.start for n in page.names_between(start, reading.start) if is_suite(n.entity)]
    return next((one.end for one in page.readings_between(told[-1], reading.start)), start) if told else start


def _not_handed_in(page: Page, reading: Reading, figure: Figure) -> bool:
    """``8,1 dakika gördüklerini fakat bu sonucu gönderime yetiştiremediklerini``, ``9분이 나왔지만 이 결과는 제출하지 못했다``: whether a result is told of that was not handed in; of two the one right before."""
    told = trials_of(page.grammar.code).not_handed_in.search(page.folded, figure.end, reading.end)
    return told is not None and not any(figure.end <= one.start < told.start() and one.kind in MEASURES for one in reading.figures)


def of_round_told(page: Page, reading: Reading, figure: Figure, one: Bound) -> Bound:
    """``(MLPerf Training v4.0'da 3,4 dakika,) önceki v3.0 turunda ise 10,9 dakika``, ``4.0 라운드에서는``: a suite of the round that its clause tells, not of the one named before it."""
    release = _RELEASE.search(one.name) if is_suite(one.entity) else None
    if release is None:
        return one
    low = max([reading.clause(figure.start)[0], *(n.end for n in reading.names if n.name == one.name and n.end <= figure.start)])
    told = [f for f in reading.figures if f.kind == "version" and low <= f.start and f.end <= figure.start and (_ROUND.match(page.folded, f.end) or (f.surface[0] == "v" and one.start is None and figure.unit in _TIMED_IN and _IN_ROUND.match(page.folded, f.end)))]
    number = _NUMBER.search(told[-1].surface) if told else None
    if number is None and one.start is None and _of_round_before(page, reading, figure):
        return Bound(one.name[: release.start()].rstrip(), None, None, None, 0.6, ROUND_TOLD)
    if number is None or number[0] == release[0]:
        return one
    return Bound(f"{one.name[: release.start()]}{number[0]}", None, told[-1].start, told[-1].end, 0.7, ROUND_TOLD)


def _of_round_before(page: Page, reading: Reading, figure: Figure) -> bool:
    """``bir önceki turda 97,5 dakikada kalmıştı``, ``H100 512개가 지난해 세운 269분``: whether a time was reached in a round before the one that is spoken of, told between it and the value before."""
    before = [f.end for f in reading.figures if f.end <= figure.start and f.unit == figure.unit]
    return figure.unit in _TIMED_IN and trials_of(page.grammar.code).former_round.search(page.folded, max([reading.start, *before]), figure.start) is not None


_TIMED_IN = frozenset({"min", "s", "h"})


def of_round_spoken(page: Page, reading: Reading, at: int, one: Bound) -> Bound:
    """``v3.1'de … L40'tan daha hızlı``, ``4.0 라운드에서``: a suite by the one round that a sentence of comparison tells; where it tells none and the suite has none, by that told last before it."""
    if not is_suite(one.entity) or "MLPerf" not in one.name:
        return one
    release = _RELEASE.search(one.name)
    rounds = [f for f in page.document.figures if f.kind == "version" and f.end <= at and _NUMBER.fullmatch(f.surface.lower().lstrip("v")) and (_ROUND.match(page.folded, f.end) or _IN_SUITE.search(page.folded[max(0, f.start - _BESIDE_SUITE) : f.start]) or page.folded[f.start - 1 : f.start + 1].startswith("v") or page.folded[f.start] == "v")]
    beside = [f for f in rounds if _IN_SUITE.search(page.folded[max(0, f.start - _BESIDE_SUITE) : f.start])]
    rounds = [f for f in rounds if f.start >= page.block(reading).start] or beside or rounds
    here = {str(_NUMBER.search(f.surface)[0]) for f in rounds if f.start >= reading.start}  # type: ignore[index]
    number = next(iter(here)) if len(here) == 1 else str(_NUMBER.search(rounds[-1].surface)[0]) if not here and rounds and (release is None or rounds[-1].start >= page.block(reading).start) else None  # type: ignore[index]
    if number is None or (release and number == release[0]):
        return one
    return Bound(f"{one.name[: release.start()] if release else one.name + ' '}{number}", None, one.start, one.end, 0.6, ROUND_TOLD)


_IN_SUITE = re.compile(r"mlperf[^.;]{0,24}$")
_BESIDE_SUITE = 30  # code points before a number in which its suite stands
ROUND_TOLD = "round_told"
_RELEASE, _NUMBER = re.compile(r"(?<= )\d\.\d$"), re.compile(r"\d\.\d")
_IN_ROUND = re.compile(r" ?(?:때|당시)|에서|['’](?:d[ae]|t[ae])(?:ki)?(?![a-zçğöşü])")
_ROUND = re.compile(r"['’]?[a-zçğöşü]{0,3} (?:sürüm[a-z]* )?tur|(?:인|의)? ?(?:라운드|회차)|판(?=에|은|는|의|이|과|부터|까지|보다|[ ,.)])")
SAME_REACH = 4  # blocks behind a value in which another may be said to be measured on the same
_TOKENLESS = re.compile(r"SDXL|SD ?[0-9]|Stable ?Diffusion|FLUX|DALL|Midjourney|ResNet|MobileNet|EfficientNet|YOLO|RetinaNet|U-?Net|ViT(?![a-z])|ImageNet|COCO|VGG|Inception", re.IGNORECASE)
"""Models that draw or see and data of pictures, which have no first token."""


def _row_tasks(page: Page) -> set[str]:
    """Workloads of which a page says only that they label several task rows of tables: prose behind the table was not measured on them."""
    if page.row_tasks is None:
        rows: set[str] = set()
        elsewhere: set[str] = set()
        for reading in page.readings:
            names = {n.name for n in reading.names if n.type in WORKLOADS}
            if names:
                (rows if page.block(reading).kind == "table" and of_table(page, reading.block, _has_task_rows) else elsewhere).update(names)
        page.row_tasks = rows - elsewhere
    return page.row_tasks


NEVER_TESTED = NOT_TESTED - frozenset("compute_performance memory_bandwidth interconnect_bandwidth memory_capacity cost share growth rank clock_frequency parameter_count discount noise".split())


def choose_workload(place: Asked, subject: Bound | None) -> list[Bound]:
    """All levels that stand in the sentence, nearest first, else those of the section; empty for specifications."""
    found = _levels(place, subject)
    found = [one for one in found if not _is_ruled_out(place, one)]
    return [one for one in found if one.name not in place.page.untimed] if place.metric in TIMED else found


def _levels(place: Asked, subject: Bound | None) -> list[Bound]:
    """The workloads before those are left out that the metric cannot be measured on."""
    page, reading, figure, metric, context, cell = place.page, place.reading, place.figure, place.metric, place.context, place.cell
    own = subject.name if subject else None
    if metric == "rank" or (metric == "compute_performance" and context.ranking):
        ranking = (context.listing or context.ranking) if metric == "rank" else context.ranking
        return [ranking.carried()] if ranking else []
    outright = _told_outright(place, own)
    label = (row_workload(page, cell) or column_workload(page, cell)) if cell else None
    task = _task(place, own) if label is None and metric not in MEASURED else []
    if outright or label or task:
        return outright or ([label] if label else task)
    if metric in PAID:
        return (_in_sentence(page, reading, figure, own) or [w.carried() for w in context.workload]) if _pays_for_result(page, reading, figure, context) else []
    drawn_in_test = metric in DRAWN and cell is not None and not _heads_several(page, cell) and figure.unit is not None and is_result(page, cell) and not _rows_are_tasks(page, cell) and not page.grammar.rated.search(page.folded, *head_span(page, cell))
    if not drawn_in_test and metric not in MEASURED and metric not in SETUP_MEASURED and not (metric == "compute_performance" and context.workload_block == reading.block):
        drawn = reading.names if metric in DRAWN and not _describes(place) else ()
        told = [bound(n, 0.7, "drawn_in") for n in drawn if n.type in WORKLOADS and n.role == "locative" and n.end <= figure.start and n.name != own]
        return told or _beside(place, own) or ([] if metric in NOT_TESTED - FELT or _describes(place) else headed_test(place, any_measure=True))
    labelled = labelled_task(page, cell) if cell and metric in MEASURED else None
    here = [labelled] if labelled else _in_sentence(page, reading, figure, own) if cell is None or not is_result(page, cell) else []
    suite = [context.suite.carried()] if context.suite else []
    turned = turns_away(page, reading, figure)
    noted = None if here or turned or cell or metric not in MEASURED else _of_marked_line(page, reading)
    if noted is not None:
        here = noted
    if turned or noted is not None or (here and metric != "compute_performance"):
        return suite if turned else here if any(_is_own_test(w, context.suite, page.grammar.code) for w in here) else here + suite
    if (metric in SETUP_MEASURED and metric != "batch_size") or _told_elsewhere(page, reading, metric, context):
        used = metric == "utilization" and context.workload_block == reading.block and cell is None
        return [w.carried() for w in context.workload if w.name != own and (used or (metric == "context_length" and w.entity and w.entity.type == "model"))]
    turn = page.block(reading).kind in ("answer", "question") and reading.block - context.workload_block > 2
    lasting = (metric in ALWAYS_MEASURED or drawn_in_test) and not all(is_task(w.entity, page.grammar.code) for w in context.workload)  # a task lasts as long as it is spoken of
    if context.workload and not turn and (lasting or reading.block - context.workload_block <= 1):
        return [w.carried() for w in context.workload if w.name != own] + suite
    only = [context.only_workload.carried(0.7)] if context.only_workload and context.only_workload.name != own else []
    headed = headed_test(place, any_measure=metric not in MEASURED)
    if headed or _on_the_one_model(place):
        return headed or only or suite
    return suite if suite and metric in MEASURED else only if metric in ALWAYS_MEASURED or drawn_in_test else []


def _of_marked_line(page: Page, reading: Reading) -> list[Bound] | None:
    """``- YOLOv8m 940 kare/s*`` … ``* … Orin 752 kare/s vermiştir``: what stands in a footnote was measured on what the one line with its mark names; None where there is no such line."""
    if not _NOTE.match(page.text, page.block(reading).start):
        return None
    marked = [one for one in page.readings if one.end <= page.block(reading).start and _MARK.search(page.text, one.start, one.end)]
    if len({one.block for one in marked}) != 1:
        return None
    return [bound(n, 0.7, NOTED) for n in marked[-1].names if n.type in WORKLOADS]


NOTED = "footnote"
_NOTE, _MARK = re.compile(r"\* ?[^\s*]"), re.compile(r"[^*\s]\*[.)]?$")


def _told_outright(place: Asked, own: str | None) -> list[Bound]:
    """The list on which systems are counted, and what a gain in computing stands right beside (``veri tabanı uygulamalarında %40``)."""
    page, reading, figure, metric = place.page, place.reading, place.figure, place.metric
    if place.cell is not None:
        return []
    if metric in _LISTED and own is not None and _counts_systems(page, reading, figure):
        here = next((bound(n, 0.7, LISTED) for n in reading.names if n.name in LISTS and n.name != own), None)
        return [here] if here else [replace(place.context.listing.carried(), method=LISTED)] if place.context.listing else []
    if metric == "compute_performance" and figure.unit in ("percent", "x"):
        return [one for one in _in_sentence(page, reading, figure, own) if _is_bound_to(place, one)]
    return []


LISTED = "listed"
_LISTED = frozenset({"chip_count", "system_count", "shipments", "count"})


def _counts_systems(page: Page, reading: Reading, figure: Figure) -> bool:
    """``나라별로는 미국이 161대로 중국(104대)을 앞섰다``, ``listede Almanya'nın 40 sistemi var``: whether systems are counted by country, or as so many on a list of the fastest."""
    words = trials_of(page.grammar.code)
    return words.on_list.search(page.folded, reading.start, reading.end) is not None and words.system.match(page.folded, figure.start, reading.end) is not None


def _is_own_test(workload: Bound, suite: Bound | None, code: str) -> bool:
    """``(Geekbench 6'da 6.815 puan aldı.) Genshin Impact'i 57 kare hızında oynattı``: whether what a sentence measures on is a test beside the suite that was named before, and no part of it."""
    other = workload.entity is not None and workload.entity.type == "benchmark" and not is_task(workload.entity, code)
    return other and suite is not None and suite.entity is not workload.entity


@asked_once
def turns_away(page: Page, reading: Reading, figure: Figure) -> bool:
    """``(Llama 3 70B'de yüzde 35 hızlı.) Eğitimde ise H100 iki kat hızlı``: whether a clause is of a task of its own, which is not the workload that was named before it."""
    low = max([reading.start, *(n.end for n in reading.names if n.type in WORKLOADS and n.end <= figure.start)])
    turn = next(iter(reversed(list(tasks_of(page.grammar.code).turn.finditer(page.folded, low, figure.start)))), None)
    if turn is None or any(turn.start() < n.start < figure.start and n.type in WORKLOADS for n in reading.names):
        return False
    return not page.text[reading.start : turn.start()].strip(" \"“'‘(*-") or page.text[: turn.start()].rstrip()[-1:] in ",;"


def _beside(place: Asked, own: str | None) -> list[Bound]:
    """``ResNet-50'de saniyede 900 görüntü işliyor, 31 watt çekiyor``, ``오류율은 2%``: what a sentence tells of a run beside its result was measured on the same."""
    page, reading, metric = place.page, place.reading, place.metric
    workload, sentence, _ = place.context.measured_on
    if place.cell or metric in NOT_TESTED or _describes(place) or sentence != place.index or page.grammar.rated.search(page.folded, *reading.clause(place.figure.start)):
        return []
    to_come = {n.name for n in reading.names if n.start > place.figure.start} - {n.name for n in reading.names if n.start < place.figure.start}  # `전력은 900W로 높지만, Llama 3.1 405B에서 1.9배 빠르다`
    return [Bound(w.name, w.entity, None, None, 0.7, "beside_result") for w in workload if w.name != own and w.name not in to_come]


def _describes(place: Asked) -> bool:
    """``25 watt'lık Jetson``, ``25W급 가속기``: what a thing is called by was not measured in the run beside it."""
    return _CALLED_BY.match(place.page.folded, place.figure.end) is not None


_CALLED_BY = re.compile(r"['’]?l[iuü]k (?!bir (?:güç|tüketim))|(?:짜리|급) ")


def _task(place: Asked, own: str | None) -> list[Bound]:
    """``폐사 감지에서 찾아낸 비율은 87%``, ``Kuş sayımında 412 kuştan 381'i``: whatever is told of a task in its sentence, or after it in its paragraph, was measured on it."""
    reading, context, code = place.reading, place.context, place.page.grammar.code
    if place.metric in NOT_TESTED or tasks_of(code).out_of.match(place.page.folded, place.figure.end):
        return []
    here = [n for n in reading.names if n.end <= place.figure.start and n.name != own and is_task(n.entity, code)]
    if here:
        return [bound(here[-1], 0.8, "task")]
    if context.workload_block != reading.block or place.metric in DRAWN:
        return []
    return [w.carried() for w in context.workload if is_task(w.entity, code)]


def _on_the_one_model(place: Asked) -> bool:
    """``dolar başına 300 görüntü``, ``PyTorch가 MXNet보다 3% 느렸다``: pieces of work for money, and libraries against each other, are of the one model of the text."""
    if place.metric == "cost_efficiency":
        return "/" in (place.figure.unit or "")
    return _between_libraries(place)


def _between_libraries(place: Asked) -> bool:
    """Whether one library is as much faster than another: on what both compute."""
    rival = place.rival.entity if place.rival else None
    return place.metric == "performance" and rival is not None and rival.type == "framework"


def _told_elsewhere(page: Page, reading: Reading, metric: str, context: Context) -> bool:
    """Whether a setting stands too far from what was run: paragraphs away, unless they are the epochs of a result told beside them; a rate of learning is of its paragraph."""
    result = metric == "epochs" and any(w.metric in RESULTS for w in metric_words(page, reading.start, reading.end))
    return metric in CHOSEN and not result and reading.block - context.workload_block > (0 if metric == "learning_rate" else 1)


def _in_sentence(page: Page, reading: Reading, figure: Figure, own: str | None) -> list[Bound]:
    """What stands in the sentence, nearest first; a name before the figure counts as nearer than one behind it.

    ``라마 2 70B에서 초당 1만 토큰, 믹스트랄에서 1만 3천``: of two of one level between which a value stands the nearer one alone.
    """
    here = [n for n in reading.names if n.type in WORKLOADS and n.name != own and n.role != "comparator" and not is_replaced(page, n) and not _is_of_next(page, reading, figure, n)]
    here.sort(key=lambda n: abs(n.start - figure.start) + (0 if n.start < figure.start else 15))
    kept: list[Named] = []
    for named in here:
        if not any(one.type == named.type and (_value_between(reading, one, named) or _in_other_clause(reading, figure, one, named)) for one in kept):
            kept.append(named)
    return [bound(n, 0.85, "same_sentence") for n in kept]


def _is_of_next(page: Page, reading: Reading, figure: Figure, named: Named) -> bool:
    """``ortalama %30, veri tabanı uygulamalarında %40``, ``평균 30%, 번역 작업에서는 40%``: whether what stands in the locative behind a value and a comma is what the next value was measured on."""
    if named.start < figure.end or named.role != "locative" or not _PARTED.search(page.folded, figure.end, named.start):
        return False
    following = next((f for f in reading.figures if f.start >= named.end and f.kind in MEASURES), None)
    return following is not None and following.start - named.end <= _TIGHT and not _PARTED.search(page.folded, named.end, following.start)


def _in_other_clause(reading: Reading, figure: Figure, near: Named, far: Named) -> bool:
    """``32B sığmıyor zaten, 14B'de 29 token/s``: whether of two the nearer alone stands in the clause of a figure."""
    own = reading.clause(figure.start)
    return reading.clause(near.start) == own != reading.clause(far.start)


def _value_between(reading: Reading, one: Named, other: Named) -> bool:
    low, high = sorted((one.start, other.start))
    return any(low < f.start < high and f.kind in MEASURES for f in reading.figures)


def row_workload(page: Page, cell: Cell) -> Bound | None:
    """The label of a table row, where the head of its column says that rows are tasks, or products head the columns and a task is named there."""
    first = cell_at(page, cell.block, 0, 0)
    label = row_label(page, cell)
    if label is None:
        return None
    named = next((n for n in page.names_between(label.start, label.end) if n.type in WORKLOADS), None)
    if named and column_thing(page, cell):
        return bound(named, 0.8, "row_task")
    if first is None or not page.grammar.task_heads.search(page.folded, first.start, first.end):
        return None
    if named:
        return bound(named, 0.8, "row_task")
    if _counts_only(page, label) or metric_words(page, label.start, label.end) or _OF_NO_TASK.search(page.text, label.start, label.end):
        return None  # `| Yük altında güç (W) |`: a measure of its own among the tests
    words = page.text[label.start : label.end].strip()
    return Bound(words, None, label.start, label.end, 0.6, "row_task")


_OF_NO_TASK = re.compile(r"[(\[] ?(?:[km]?W|[Ww]att?|와트|vat|°C|℃|도|derece|dBA?|데시벨|desibel|[₩$€₺]|만? ?원|달러|유로|dolar|avro|euro|lira|TL|USD|EUR|KRW|[GT]B|MHz|GHz|mm²?|g|kg) ?[)\]] *[*_]*$|[(\[]dBA?[)\]]")
"""The unit of what a thing draws, holds, costs or weighs, behind the label of a row: no task, whatever its words."""


def _counts_only(page: Page, label: Cell) -> bool:
    """``32``, ``32명``: whether the label of a row is a number of what heads its column."""
    return setting_up_of(page.grammar.code).count_label.fullmatch(page.folded[label.start : label.end].strip(" *_")) is not None


def labelled_task(page: Page, cell: Cell) -> Bound | None:
    """``| Jellyfin dönüştürme | 6 fps | 74 fps |`` under ``| Ölçüm | MicroServer | Beelink |``: the words that label a row, where things head the columns and the words name no measure."""
    label = row_label(page, cell)
    if label is None or not heads_things(page, cell.block) or "/" in page.text[label.start : label.end] or metric_words(page, label.start, label.end):
        return None
    if _counts_only(page, label):
        return None
    words = page.text[label.start : label.end].partition("(")[0].strip(" *_")
    return Bound(words, None, label.start, label.start + len(words), 0.6, "row_task") if words and not page.grammar.metric_starts.search(words.casefold()) else None


def _rows_are_tasks(page: Page, cell: Cell) -> bool:
    """``| Llama 3.1 8B (토큰/초) | 66 |`` above ``| 부하 시 전력 (W) | 318 |``: where another row is a task of its own, this row was measured on none of them."""
    return of_table(page, cell.block, _names_tasks)


def _heads_several(page: Page, cell: Cell) -> bool:
    """``| Llama 2 70B (token/s) | SDXL (sorgu/s) | Sistem gücü (kW) |``: whether several tasks head columns, so that a column that names none was measured on none of them."""
    return of_table(page, cell.block, _names_head_tasks)


def _names_head_tasks(page: Page, block: int) -> bool:
    heads = [c for c in table_cells(page, block) if c.row == 0]
    return len({n.name for c in heads for n in page.names_between(c.start, c.end) if n.type in WORKLOADS and not is_suite(n.entity)}) > 1


def _names_tasks(page: Page, block: int) -> bool:
    labels = [c for c in table_cells(page, block) if c.row and c.col == 0]
    return any(n.type in WORKLOADS for c in labels for n in page.names_between(c.start, c.end))


def leave_row(context: Context, page: Page, reading: Reading) -> None:
    """``| 스테이블 디퓨전(초) | 7 | 12 |`` above ``| 시네벤치 | 900 | 700 |``: where rows are tasks of their own, nothing behind the table was measured on the last of them."""
    if page.block(reading).kind == "table" and of_table(page, reading.block, _has_task_rows):
        context.workload = []


def _has_task_rows(page: Page, block: int) -> bool:
    labels = [cell for cell in table_cells(page, block) if cell.row and cell.col == 0]
    return len({n.name for cell in labels for n in page.names_between(cell.start, cell.end)[:1] if n.type in WORKLOADS}) > 1


def is_result(page: Page, cell: Cell) -> bool:
    """Whether a table tells results: a head of it or the label of a row is a measure of work done."""
    return of_table(page, cell.block, _tells_results)


def _tells_results(page: Page, block: int) -> bool:
    heads = [c for c in table_cells(page, block) if c.row == 0 or c.col == 0]
    return any(w.metric in TOLD for c in heads for w in metric_words(page, c.start, c.end)) or any(_RATE.search(page.text, c.start, c.end) for c in heads)


def head_span(page: Page, cell: Cell) -> tuple[int, int]:
    """Where the head stands that tells a cell's measure: the column's, else the row's."""
    heads = [c for c in (cell_at(page, cell.block, 0, cell.col), row_label(page, cell)) if c and c is not cell]
    told = next((c for c in heads if metric_words(page, c.start, c.end)), None) or next(iter(heads), cell)
    return told.start, told.end


def column_workload(page: Page, cell: Cell) -> Bound | None:
    """``| 칩 | ResNet-50 (장/초) | 전력 (W) |``: the model or suite that heads a cell's column."""
    heads = column_heads(page, cell) or [head for head in (cell_at(page, cell.block, 0, cell.col),) if head and cell.row]
    named = next((n for head in heads for n in page.names_between(head.start, head.end) if n.type in WORKLOADS), None)
    return bound(named, 0.8, "column_task") if named else None


def _pays_for_result(page: Page, reading: Reading, figure: Figure, context: Context) -> bool:
    """Whether an amount of money is what reaching a result cost: a result or a run stands in its sentence or just before."""
    if figure.kind != "money" or "/" in (figure.unit or ""):
        return False
    if any(n.type in TRAINED and n.role in ("locative", "object", "genitive") for n in reading.names) and page.grammar.trains.search(page.folded, reading.start, reading.end):
        return True
    if not context.workload:
        return False
    if reading.block - context.workload_block > 1 and not context.only_workload:
        return False
    return context.metric in ALWAYS_MEASURED or (context.metric in PAID and context.paid_for_result)
