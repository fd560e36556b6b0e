"""What a value cannot have been measured on: a suite that it was not handed in to, models of another size, pictures where tokens are told."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right

from pipeline.extract.context import Asked, Bound, is_replaced, is_suite, only_examples
from pipeline.extract.measured import FELT, TIMED
from pipeline.extract.multiples import multiplied
from pipeline.extract.reading import MEASURES, Page, Reading, asked_once
from pipeline.extract.sized import is_some_model
from pipeline.extract.suite_rounds import of_round_of_other
from pipeline.extract.task_rows import of_other_cells
from pipeline.extract.trials import of_first_token
from pipeline.extract.unfit import names_delay
from pipeline.languages import setting_up_of, tasks_of, trials_of
from schemas.records import Figure


def is_ruled_out(place: Asked, one: Bound) -> bool:
    """``MLPerf'te yoktu; kendi ölçümü``, ``비공식``: whether a figure is no result of a suite; ``istem``, ``첫 토큰``: nor are tokens written by what draws or hears."""
    page, reading, figure = place.page, place.reading, place.figure
    if (place.cell is not None and of_other_cells(page, place.cell, one)) or _is_replaced_here(page, figure, one) or _gives_no_such_value(place, one):
        return True
    if names_delay(one.name) or (one.name in page.untimed and place.metric in TIMED | {"chip_count"}):
        return True
    if is_suite(one.entity):
        if one.name in only_examples(page) or (one.name.startswith("MLPerf Training") and not (one.start is not None and reading.start <= one.start < reading.end) and turns_to_inference(page, reading, figure)):
            return True
        if of_round_of_other(page, reading, figure, one) or _in_house(place, one) or _is_long_past(page, reading, one) or _not_handed_in(page, reading, figure):
            return True
        return place.context.unofficial or bool(trials_of(page.grammar.code).unofficial.search(page.folded, reading.start, reading.end))
    if one.start is not None and reading.start <= one.start < reading.end:
        return False
    if place.context.workload_block != reading.block and any(is_suite(w.entity) and _in_house(place, w) for w in place.context.workload):
        return True
    if (place.metric == "utilization" and tasks_of(page.grammar.code).occupied.search(page.folded, reading.start, figure.start)) or of_other_models(place, one):
        return True
    tokens = (figure.unit or "").startswith("token") or of_first_token(page, reading, bisect_left(page.starts, reading.start), figure, place.cell)
    return tokens and bool(_TOKENLESS.match(one.name))


def turns_to_inference(page: Page, reading: Reading, figure: Figure) -> bool:
    """``(학습을 11분에 마쳤다.) FP4 추론에서는 3.3배 빠를 것``, ``çıkarımda 3,3 kat hızlı``: whether a clause speaks of running a model where training was told of before."""
    words = setting_up_of(page.grammar.code)
    low, _ = reading.clause(figure.start)
    return words.inference.search(page.folded, low, figure.start) is not None and words.training.search(page.folded, low, figure.start) is None


def _is_replaced_here(page: Page, figure: Figure, one: Bound) -> bool:
    """Whether what a value would be measured on is named last before it as what another has replaced."""
    told = [n for r in page.readings_between(page.block(page.readings[max(0, bisect_right(page.starts, figure.start) - 1)]).start, figure.start) for n in r.names if n.name == one.name and n.start < figure.start]
    return bool(told) and is_replaced(page, told[-1])


def _gives_no_such_value(place: Asked, one: Bound) -> bool:
    """Whether a test that gives points, and is not named in the sentence, would have tokens, seconds or operations."""
    here = one.start is not None and place.reading.start <= one.start < place.reading.end
    return not here and one.name.startswith("Geekbench") and place.figure.kind == "quantity" and place.figure.unit not in (None, "point") and place.metric not in FELT


def of_other_models(place: Asked, one: Bound, *, whole_block: bool = False) -> bool:
    """``(Llama 3.1 8B'de 900 token/s.) 40 milyar parametreli modellerde 210``, ``대형 모델에서는 30% 느리다``: whether a value is of models of another size than the one that was named before its sentence (``whole_block``: before its paragraph)."""
    page, reading, figure = place.page, place.reading, place.figure
    low = page.block(reading).start if whole_block else reading.start
    if place.cell is not None or one.entity is None or one.entity.type != "model":
        return False
    told = list(tasks_of(page.grammar.code).other_models.finditer(page.folded, low, figure.start))
    if not told or any(n.type == "model" and told[-1].end() <= n.start < figure.start for n in page.names_between(low, figure.start)):
        return False
    known = _BILLIONS.search(one.name)
    if told[-1]["size"] is None or is_some_model(page.folded, *told[-1].span("size"), page.grammar.code):
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
_TOKENLESS = re.compile(r"SDXL|SD ?[0-9]|Stable ?Diffusion|FLUX|DALL|Midjourney|ResNet|MobileNet|EfficientNet|YOLO|RetinaNet|U-?Net|ViT(?![a-z])|ImageNet|COCO|VGG|Inception", re.IGNORECASE)
"""Models that draw or see and data of pictures, which have no first token."""
