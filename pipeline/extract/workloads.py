"""On what a result was measured: suite, model, dataset, task."""

from __future__ import annotations

import re
from dataclasses import replace

from pipeline.extract.context import LISTS, Asked, Bound, Context, bound, is_replaced
from pipeline.extract.headed import headed_test
from pipeline.extract.measured import (
    ALWAYS_MEASURED,
    CHOSEN,
    DRAWN,
    FELT,
    MEASURED,
    NOT_TESTED,
    PAID,
    RESULTS,
    SETUP_MEASURED,
    TIMED,
    TRAINED,
)
from pipeline.extract.metrics import metric_words
from pipeline.extract.reading import MEASURES, WORKLOADS, Named, Page, Reading, asked_once
from pipeline.extract.ruled_out_tests import is_ruled_out
from pipeline.extract.task_rows import (
    column_workload,
    head_span,
    heads_several,
    is_result,
    labelled_task,
    row_workload,
    rows_are_tasks,
)
from pipeline.extract.tasks import is_task
from pipeline.languages import tasks_of, trials_of
from schemas.records import Figure


def is_bound_to(place: Asked, one: Bound) -> bool:
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


def choose_workload(place: Asked, subject: Bound | None) -> list[Bound]:
    """All levels that stand in the sentence, nearest first, else those of the section; empty for specifications."""
    found = _levels(place, subject)
    found = [one for one in found if not is_ruled_out(place, one)]
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
    drawn_in_test = metric in DRAWN and cell is not None and not heads_several(page, cell) and figure.unit is not None and is_result(page, cell) and not rows_are_tasks(page, cell) and not page.grammar.rated.search(page.folded, *head_span(page, cell))
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
    fixed = _of_all_tests(context) if metric in MEASURED and not turn else None
    return [fixed.carried(0.7), *suite] if fixed and fixed.name != own else suite if suite and metric in MEASURED else only if metric in ALWAYS_MEASURED or drawn_in_test else []


def _of_all_tests(context: Context) -> Bound | None:
    """``모델은 라마 3 8B로 통일했다``, ``Bütün ölçümler Llama 3 8B ile``: the one model that all tests of the text were told to be run on, unless another is spoken of since."""
    last = context.model.entity if context.model else None
    told = next((one for one in reversed(context.setup.told) if one.reach == "text" and len(one.models) == 1), None)
    return Bound(last.name, last, None, None, 0.6, "single_workload") if last is not None and told is not None and last.entity_id in told.models else None


def is_of_all_tests(context: Context, workload: Bound) -> bool:
    """Whether a workload is the model that all tests of the text were told to be run on."""
    fixed = _of_all_tests(context)
    return fixed is not None and fixed.entity is workload.entity


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
        return [one for one in _in_sentence(page, reading, figure, own) if is_bound_to(place, one)]
    return []


LISTED = "listed"
_LISTED = frozenset({"chip_count", "system_count", "shipments", "count"})


def _counts_systems(page: Page, reading: Reading, figure: Figure) -> bool:
    """``나라별로는 독일이 40대로 영국(31대)보다 많다``, ``listede Almanya'nın 40 sistemi var``: whether systems are counted by country, or as so many on a list of the fastest."""
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
    return between_libraries(place)


def between_libraries(place: Asked) -> bool:
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
