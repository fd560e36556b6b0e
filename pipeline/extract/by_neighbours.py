"""What an amount measures by the amounts and words around it, where its unit alone would be guessed at: ``보증은 2년, A보다 1년 짧다``, ``절반 조금 넘는 375W``, ``이는 L4보다 1.8배 많은 양이다``.

Rules of the sort of ``told_otherwise``. What is known by them is not put to a model; what nothing around an amount tells is no share, no price and no
count of chips, but a figure that is told (``untold``).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from pipeline.extract.answers import FIXED, IN_USE, Answer, Place
from pipeline.extract.by_basis import AS_COUNTED, BASIS_RULES, BETWEEN_ENDS, ENOUGH, SAME_BASIS, SOLD_FOR
from pipeline.extract.claimable import is_rate_of_sound
from pipeline.extract.listing import list_metric
from pipeline.extract.metrics import EXTENTS, FINANCE, NAMED, SCORELIKE, TERMS, allowed, metric_words
from pipeline.extract.reading import MEASURES, Page, Reading, Word
from pipeline.extract.taken_together import STACKS_BEHIND
from pipeline.languages import neighbours_of, whose_of
from schemas.records import Cell, Figure

TWIN, THIS_IS, RESTATED, OF_SOUND, NAMED_AGAIN, AT_RATE, COUNTED_ALIKE, STOOD_STILL, OF_WATER, OF_OUTPUT, DESIGNED, OF_ORDERS, OF_CONTRACT, OF_RUN, COUNTS_ELSE, UNTOLD, BESIDE_YEAR, RIGHT_BEFORE, FOR_MONEY_ALONE, WRITTEN_OFF, LED_BY, SHORTER, THIS_NUMBER, OF_COUNT, SET_AGAINST, WITHOUT_IT, DEARER, HELD, OTHER_END, SO_MUCH_THEN = (
    "twin", "this_is", "restated", "of_sound", "named_again", "at_rate", "counted_alike", "stood_still", "of_water", "of_output", "designed", "of_orders", "of_contract", "of_run", "counts_else", "untold", "beside_year", "right_before", "for_money_alone", "written_off", "led_by", "shorter", "this_number", "of_count", "set_against", "without_it", "dearer", "held", "other_end", "so_much_then",
)  # fmt: skip
OUTRIGHT_BESIDE = frozenset({TWIN, THIS_IS, RESTATED, OF_SOUND, NAMED_AGAIN, AT_RATE, COUNTED_ALIKE, STOOD_STILL, OF_WATER, OF_OUTPUT, DESIGNED, OF_ORDERS, OF_CONTRACT, OF_RUN, COUNTS_ELSE, BESIDE_YEAR, RIGHT_BEFORE, FOR_MONEY_ALONE, WRITTEN_OFF, LED_BY, SHORTER, THIS_NUMBER, OF_COUNT, SET_AGAINST, WITHOUT_IT, DEARER, HELD, OTHER_END, SO_MUCH_THEN, SAME_BASIS, BETWEEN_ENDS, SOLD_FOR, ENOUGH, AS_COUNTED})
PERCENTAGE, MULTIPLE, COUNT = "percentage", "multiple", "count"  # figures that are told, of what nobody can say
WHOLE_RUN = "the whole run"
RATES = ("throughput", "frame_rate")
_GUESSED = frozenset({"unit", "no_metric", "degree_or_carried", "carried:unit", "money_size", "carried:share", "label_line"})
_TIMES = frozenset({"s", "min", "h", "ms", "day", "week", "month", "year"})
_LIKE = 5  # how many times larger or smaller a number may be that goes on with another
_LIST_REACH = 8  # sentences behind a list in which its values are spoken of
_PROPORTIONS = frozenset({"percentage", "ratio"})


def _before(place: Place, *kinds: str) -> Figure | None:
    """The last figure before one in its sentence that is of such a kind."""
    return next((one for one in reversed(place.reading.figures) if one.end <= place.figure.start and one.kind in kinds), None)


def _known(place: Place, figure: Figure | None) -> str | None:
    """What another figure was found to measure."""
    return place.context.metrics.get(figure.start) if figure is not None else None


def _like(one: Figure, other: Figure) -> bool:
    return bool(one.value and other.value) and 1 / _LIKE <= float(one.value or 0) / float(other.value or 1) <= _LIKE


def _twin(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``SDXL은 3.1초, 이쪽은 4.9초``, ``보증은 2년으로 L40S보다 1년 짧고``, ``maliyet 17 bin dolar, öbürününki 30 bin``: an amount without a word of its own is of the measure of the one before it in its unit."""
    figure, cell = place.figure, place.cell
    if cell is not None or figure.kind not in ("quantity", "money") or rule not in ("unit", "money_size", "carried:unit") or not figure.unit:
        return None
    before = _before(place, "quantity", "money")
    known = _known(place, before)
    if before is None or known is None or before.unit != figure.unit or before.kind != figure.kind or (figure.unit not in _TIMES and figure.kind != "money"):
        return None
    if known in TERMS and not neighbours_of(place.page.grammar.code).differs.match(place.page.folded, figure.end):
        return None
    return (known, TWIN) if _like(figure, before) and known not in ("discount", "power_limit") else None


def _beside_year(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``yüzde 81 (geçen yıl yüzde 86)``, ``88%로 전 분기(87%)보다``: a percentage in brackets behind one is the same of another time."""
    figure, page = place.figure, place.page
    before = _before(place, "percentage")
    known = _known(place, before)
    if figure.kind != "percentage" or known not in SCORELIKE or before is None or not neighbours_of(page.grammar.code).beside_year.fullmatch(page.folded, before.end, figure.start):
        return None
    return known, BESIDE_YEAR


def _shorter(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``(3.1초, 이쪽은 4.9초.) 37%나 짧다``, ``yüzde 37 daha kısa``: what is so much shorter, right behind times, is the time."""
    figure, page = place.figure, place.page
    if figure.kind not in _PROPORTIONS or word is not None or not neighbours_of(page.grammar.code).shorter.match(page.folded, figure.end):
        return None
    told = [one for reading in page.readings[max(0, place.index - 1) : place.index + 1] if reading.block == place.reading.block for one in reading.figures if one.end <= figure.start and one.kind == "quantity"]
    known = _known(place, told[-1]) if told and told[-1].unit in _TIMES else None
    return (known, SHORTER) if known and known not in TERMS else None


def _this_is(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``310초 분량을 받아 적는데, 이는 L4보다 1.8배 많은 양이다``, ``0,2 litreye inmiş; bu, eski tesisin yedide biri``: what *this* is so much of is what has just been told."""
    figure, page = place.figure, place.page
    if figure.kind not in _PROPORTIONS or (word is not None and not _is_vague(place, word)) or rule in ("described_noun", IN_USE):
        return None
    pointed = neighbours_of(page.grammar.code).this_is.search(page.folded, max(place.reading.start, figure.start - _POINTS), figure.start)
    before = _before(place, *MEASURES)
    if before is None and place.index:
        earlier = page.readings[place.index - 1]
        before = next((one for one in reversed(earlier.figures) if one.kind in MEASURES), None) if earlier.block == place.reading.block else None
    known = _known(place, before)
    if pointed is None or known is None or before is None or not (before.end <= pointed.start()) or known.endswith("_count") or any(pointed.end() <= one.start < figure.start and one.kind in MEASURES for one in place.reading.figures):
        return None
    return known, THIS_IS


_POINTS = 48  # code points behind which nothing is pointed at any more


def _is_vague(place: Place, word: Word) -> bool:
    """Whether a word for a measure stands behind the next figure or before the pointing word, so that it says nothing of the figure."""
    low, high = place.reading.clause(place.figure.start)
    return not low <= word.start < high


def _restated(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``절반 조금 넘는 375W``, ``yarısı olan 350 W``: a part or multiple right before an amount that it comes to is of what that measures."""
    figure, page = place.figure, place.page
    if figure.kind not in _PROPORTIONS:
        return None
    following = next((one for one in place.reading.figures if one.start >= figure.end), None)
    if following is None or following.kind != "quantity" or not following.unit or following.unit in ("x", "percent") or not neighbours_of(page.grammar.code).comes_to.fullmatch(page.folded, figure.end, following.start):
        return None
    fits = allowed(following)
    if not fits or (metric in fits and word is not None):
        return None
    told = [one.metric for one in metric_words(page, place.reading.clause(figure.start)[0], figure.start) if one.metric in fits]
    return (told[-1] if told else fits[0]), RESTATED


def _of_sound(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``1초에 오디오 310초 분량을 받아 적는다``, ``saniyede 310 saniye ses yazıya döküyor``: a length of sound that is worked off in a time is a rate; so is the next length in its unit."""
    figure, page = place.figure, place.page
    if figure.kind != "quantity" or (figure.unit or "").partition("/")[0] not in _TIMES or rule == "header":
        return None
    here = is_rate_of_sound(page, place.reading, figure)
    known = place.context.told.get(figure.unit or "")
    on = known is not None and known[0] == "throughput" and place.index - known[1] <= 1 and word is None and rule in ("unit", "carried:unit")
    return ("throughput", OF_SOUND) if here or on else None


def _named_again(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``(PUE)이 1.14였다며 상암의 1.52와 비교하면 전기요금을``, ``PUE 1,16; eskisinde 1,48, elektrik faturası``: a bare decimal beside one that an acronym names is of the same."""
    figure = place.figure
    before = _before(place, "quantity")
    known = _known(place, before)
    bare = figure.kind == "quantity" and figure.unit is None and place.cell is None
    return (known, NAMED_AGAIN) if bare and known in _NAMED_ALONE and known != metric and before is not None and before.unit is None and _near(figure, before) and not (word is not None and word.metric in _NAMED_ALONE) else None


_NAMED_ALONE = NAMED | {"validation_loss"}


def _near(one: Figure, other: Figure) -> bool:
    return bool(one.value and other.value) and 1 / 2 <= float(one.value or 0) / float(other.value or 1) <= 2


def _at_rate(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``초당 이미지 수로 적으면 이렇다. - A100: 2,900장``, ``saniyedeki görüntü sayısı: - A100: 2.900 adet``: pieces in a list that is led by a rate are done in a second; and so are like numbers of them in what is said of the list."""
    figure = place.figure
    if figure.kind != "quantity" or figure.unit not in ("piece", "item") or rule not in ("unit", "unit_and_word", "carried:unit", "carried:count") or place.cell is not None:
        return None
    if place.page.rows.get(place.reading.start):
        alone = not any(one.unit and "/" in one.unit for one in place.reading.figures)
        listed = list_metric(place.page, place.reading, RATES) if alone and word is None else None
        return (listed, AT_RATE) if listed else None
    known = place.context.told.get(f"piece {figure.surface[-1]}")
    value = place.context.rate_of_pieces
    spoken = known is not None and known[0] in RATES and place.index - known[1] <= _LIST_REACH and value is not None
    return (known[0], AT_RATE) if known and spoken and value and 1 / _LIKE <= float(figure.value or 0) / value <= _LIKE and not _led_by_name(place) else None


def _led_by_name(place: Place) -> bool:
    """``A100 8장``: whether the thing that is counted stands right before its number."""
    return any(0 <= place.figure.start - one.end <= 1 and one.type in ("chip", "system") for one in place.reading.names)


def _counted_alike(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``55 bin adetlik satış hedefi yer alıyor; biz 40 bini daha gerçekçi buluyoruz``, ``판매 목표는 5만 5천 대인데 4만이 현실적이다``: a bare number behind a like number of things counts the same."""
    figure = place.figure
    before = _before(place, "quantity")
    known = _known(place, before)
    if figure.kind != "quantity" or figure.unit is not None or place.cell is not None or before is None or known not in ("shipments", "chip_count", "server_count", "rack_count", "user_count", "customer_count", "employee_count"):
        return None
    counted = before.unit in ("piece", "unit", "card", "chip", "GPU", "server", "rack", "person") and (figure.value or 0) >= _MANY
    return (known, COUNTED_ALIKE) if counted and _like(figure, before) and (word is None or word.metric != "batch_size") else None


_MANY = 100


def _stood_still(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``kabinler toplam 74 saat devre dışı kalmış``, ``랙이 74시간 멈춰 있었다``: time in which nothing ran."""
    told = place.figure.unit in ("min", "h", "day", "week") and place.figure.kind == "quantity" and neighbours_of(place.page.grammar.code).stands_still.match(place.page.folded, place.figure.end)
    return ("downtime", STOOD_STILL) if told else None


def _of_water(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``Su tüketimi kilovatsaat başına 0,2 litre``, ``물은 kWh당 0.2리터``: what a site drinks, nothing that it works off."""
    figure = place.figure
    liquid = (figure.unit or "").partition("/")[0] in ("L", "m3", "mL", "t") and metric in ("throughput", "volume", "weight")
    return ("water_usage", OF_WATER) if liquid and neighbours_of(place.page.grammar.code).water.search(place.page.folded, *place.reading.clause(figure.start)) else None


def _of_output(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``kabin üretimi haftada 1.000 kabine çıktı``, ``랙 생산이 주당 1,000대로``: goods for a day or longer are made, not worked off."""
    figure = place.figure
    head, _, period = (figure.unit or "").partition("/")
    goods = metric in ("throughput", "capacity") and head in ("rack", "server", "card", "chip", "wafer", "unit", "piece", "GPU", "system", "module") and period in ("day", "week", "month", "quarter", "year")
    return ("production_rate", OF_OUTPUT) if goods and neighbours_of(place.page.grammar.code).made.search(place.page.folded, place.reading.start, place.reading.end) else None


def _designed(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``32 MW'lık bilişim gücü için tasarlanmış``, ``32MW 규모로 설계됐다``: what a site is made for, not what it draws."""
    told = metric == "power" and place.figure.unit in ("MW", "GW", "kW") and neighbours_of(place.page.grammar.code).designed.match(place.page.folded, place.figure.end)
    return ("capacity", DESIGNED) if told else None


def _of_orders(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``10 milyar doların üzerinde sipariş aldı``, ``10억 달러어치 주문을 받았다``: what is ordered is not earned yet."""
    told = place.figure.kind == "money" and metric in ("revenue", "investment", "price", "cost", "order_backlog") and neighbours_of(place.page.grammar.code).ordered.match(place.page.folded, place.figure.end)
    return ("orders", OF_ORDERS) if told else None


def _written_off(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``800 milyon dolarlık stok karşılığı``, ``8억 달러의 재고 충당금``: what a stock is worth less, not what it is worth."""
    told = place.figure.kind == "money" and neighbours_of(place.page.grammar.code).written_off.match(place.page.folded, place.figure.end)
    return ("write_down", WRITTEN_OFF) if told else None


def _led_by(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``Üretim verimine gelince, … yüzde 70'in üstünde``, ``수율은요, … 70%를 넘는다고만``: a percentage without a word is of what its sentence is about."""
    page, figure, reading = place.page, place.figure, place.reading
    if figure.kind != "percentage" or word is not None or rule not in _GUESSED or any(one.end <= figure.start and one.kind in MEASURES for one in reading.figures):
        return None
    topic = neighbours_of(page.grammar.code).topic
    led = next((one for one in metric_words(page, reading.start, figure.start) if one.metric in SCORELIKE and topic.match(page.folded, one.end)), None)
    return (led.metric, LED_BY) if led else None


def _of_contract(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``계약 금액은 공개되지 않았으나 업계에서는 33억원 안팎으로 추정한다``, ``Sözleşme bedeli açıklanmadı ama sektör 3 milyon dolar tahmin ediyor``: the first amount of a sentence that is about what a contract is worth."""
    page, figure = place.page, place.figure
    plain = figure.kind == "money" and rule == "money_size" and _before(place, "money") is None
    return ("contract_value", OF_CONTRACT) if plain and neighbours_of(page.grammar.code).contract_led.search(page.folded, place.reading.start, figure.start) else None


def _of_run(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``- A100: 14.200 token/s, 24,5 saat, 313 dolar``, ``학습하는 데 10시간, 비용은 240달러``: money beside how long a training took is what that cost, not the price of the chip."""
    figure = place.figure
    if figure.kind != "money" or metric not in ("price", "cost") or "/" in (figure.unit or "") or place.cell is not None:
        return None
    known = place.context.told.get(f"run {figure.unit}")
    if known is not None and place.index - known[1] <= 1 and known[2] == place.reading.block and rule == "money_size":
        return "cost", OF_RUN
    reckoned = neighbours_of(place.page.grammar.code).reckoned.search(place.page.folded, place.reading.start, figure.start) and any(one.kind == "money" and (one.unit or "").endswith("/h") and one.end <= figure.start for one in place.reading.figures)
    if rule != "money_size" or reckoned:
        return ("cost", OF_RUN) if reckoned and rule in ("money_size", "money_word") else None
    beside = [one for one in place.reading.figures if one.end <= figure.start and one.kind == "quantity"]
    spent = bool(beside) and beside[-1].unit in ("h", "day", "min") and _known(place, beside[-1]) in ("training_time", "execution_time", "inference_time") and (place.page.rows.get(place.reading.start) or place.page.block(place.reading).kind == "list_item")
    return ("cost", OF_RUN) if spent else None


def _for_money_alone(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``dolar başına yüzde 40 daha fazla token``, ``달러당 토큰을 40% 더``: work for each dollar that is so much more is no speed."""
    page, figure = place.page, place.figure
    if figure.kind not in _PROPORTIONS or metric not in (*RATES, "performance", "compute_performance"):
        return None
    low = max([place.reading.clause(figure.start)[0], *(one.end for one in place.reading.figures if one.end <= figure.start and one.kind in MEASURES)])
    return ("cost_efficiency", FOR_MONEY_ALONE) if neighbours_of(page.grammar.code).per_money.search(page.folded, low, figure.start) else None


def _right_before(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``영업이익률 40%를 달성``, ``doluluk oranı yüzde 71``: a percentage is of the measure whose word stands right before it."""
    figure, page = place.figure, place.page
    told = figure.kind == "percentage" and word is not None and rule == "metric_word" and word.metric in _BY_PERCENT and neighbours_of(page.grammar.code).up_to_number.fullmatch(page.folded, word.end, figure.start)
    return (metric, RIGHT_BEFORE) if told else None


_BY_PERCENT = frozenset(SCORELIKE) - {"share", "growth"} | {"cost"}


_STACKS = re.compile(r" ?(?:스택 ?|메모리 ?|yiğini? )?")


def _counts_else(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``워커를 8개에서 24개로 늘리니``, ``멈춘 횟수가 11번``, ``çekirdek 11 kez``: pieces of something that has a noun of its own are no chips, and times are no work."""
    figure, page, words = place.figure, place.page, neighbours_of(place.page.grammar.code)
    if figure.kind != "quantity" or place.cell is not None or rule in ("header", "counted_thing"):
        return None
    if figure.unit == "time" and metric == "throughput":
        failed = words.failures_before.search(page.folded, place.reading.start, figure.start)
        return ("failure_count" if failed else COUNT), COUNTS_ELSE
    known = place.context.told.get("piece 종")
    if figure.surface.endswith("종") and figure.unit == "piece" and known is not None and known[0] == "model_count" and place.index - known[1] <= 1 and known[2] == place.reading.block:
        return known[0], COUNTS_ELSE
    if metric == "chip_count" and figure.surface.endswith(_SORTS) and figure.unit in _PIECES_OR_CHIPS:  # `12종의 가속기`
        return "chip_type_count", COUNTS_ELSE
    if figure.unit != "piece" or metric not in ("chip_count", "dataset_size", "batch_size", COUNT):
        return None
    if figure.surface.endswith(_PLACES):  # `27개 기관이 참여해 4곳 늘었다`
        bodies = next((one for one in reversed(place.reading.figures) if one.end <= figure.start and one.unit in _BODIES), None)
        return _known(place, bodies) or COUNT, COUNTS_ELSE
    if metric == "chip_count" and any(one.entity.entity_id.startswith("chip:hbm") and _STACKS.fullmatch(place.page.folded, one.end, figure.start) for one in place.reading.names):
        return "stack_count", COUNTS_ELSE  # `HBM3E 4개`, `HBM3E 스택 여섯 개`
    if metric == "chip_count" and STACKS_BEHIND.match(place.page.folded, figure.end):
        return "stack_count", COUNTS_ELSE  # `altı HBM3E yığını`
    other = words.other_things.search(page.folded, place.reading.start, figure.start)
    named = other is not None and any(one.start < other.end("noun") and other.start("noun") < one.end for one in place.reading.names)
    return (words.counted_as.get(other["noun"], COUNT), COUNTS_ELSE) if other and not named else None


_SORTS, _PIECES_OR_CHIPS = ("종", "종류", "가지"), frozenset({"piece", "chip", "accelerator", "GPU", "processor", "card"})
_PLACES, _BODIES = ("곳", "군데"), frozenset({"organisation", "company", "customer", "team"})


def _this_number(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``Tura 30 kuruluş katıldı; önceki turda bu sayı 26'ydı``, ``30개 기관이 참여했다. 지난 라운드에서 이 수는 26곳이었다``: what *this number* was is what the last number counted."""
    figure, page = place.figure, place.page
    if figure.kind != "quantity" or place.cell is not None or neighbours_of(page.grammar.code).this_number.search(page.folded, max(place.reading.start, figure.start - _POINTS), figure.start) is None:
        return None
    earlier = page.readings[place.index - 1].figures if place.index and page.readings[place.index - 1].block == place.reading.block else []
    before = _before(place, "quantity") or next((one for one in reversed(earlier) if one.kind == "quantity"), None)
    known = _known(place, before)
    return (known, THIS_NUMBER) if known and before is not None and _like(figure, before) else None


def _of_count(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``단자가 512개로 T4의 네 배``, ``512 uçla T4'ün dört katı``: a multiple of what another has, right behind an amount, is one of that amount."""
    figure, page = place.figure, place.page
    before = _before(place, *MEASURES)
    known = _known(place, before)
    if figure.unit != "x" or before is None or known is None or before.kind != "quantity" or place.cell is not None or (word is not None and before.end <= word.start):
        return None
    words = neighbours_of(page.grammar.code)
    owner = next((one for one in place.reading.names if one.start >= before.end and one.end <= figure.start), None)
    if owner is None:  # `75W로 형님의 절반`
        return (known, OF_COUNT) if whose_of(page.grammar.code).times_of.fullmatch(page.folded, before.end, figure.start) else None
    told = words.amounting.fullmatch(page.folded, before.end, owner.start) and words.owning.fullmatch(page.folded, owner.end, figure.start)
    return (known, OF_COUNT) if told else None


def _other_end(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``비중은 올해 15%에서 2028년 32%까지``, ``payı yüzde 15'ten 2028'de yüzde 32'ye``: both ends of a change are of one measure."""
    figure, page = place.figure, place.page
    before = _before(place, *MEASURES)
    known = _known(place, before)
    if before is None or known is None or place.cell is not None or before.unit != figure.unit or before.kind != figure.kind:
        return None
    return (known, OTHER_END) if page.grammar.from_to.fullmatch(page.folded, before.end, figure.start) else None


def _so_much_then(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``코어가 1만 2천 개이므로 33%가량 늘어나는 셈``, ``12.000 çekirdek olduğuna göre yüzde 33 artıyor``: what follows from an amount is by how much that is more."""
    figure, page = place.figure, place.page
    before = _before(place, *MEASURES)
    known = _known(place, before)
    if figure.kind not in _PROPORTIONS or before is None or known is None or before.kind not in ("quantity", "money") or (word is not None and before.end <= word.start):
        return None
    words = neighbours_of(page.grammar.code)
    told = words.since.fullmatch(page.folded, before.end, figure.start) and words.is_more.match(page.folded, figure.end)
    return (known, SO_MUCH_THEN) if told else None


def _set_against(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``A7'deki 16.384 çekirdeğe göre üçte bir fazla``, ``16,384코어보다 3분의 1 많다``: a proportion right behind an amount that something is held against is of what that amount measures."""
    figure, page = place.figure, place.page
    before = _before(place, *MEASURES)
    known = _known(place, before)
    if figure.kind not in _PROPORTIONS or before is None or known is None or before.kind != "quantity" or place.cell is not None or (word is not None and before.end <= word.start) or rule == "described_noun":
        return None
    return (known, SET_AGAINST) if neighbours_of(page.grammar.code).set_against.fullmatch(page.folded, before.end, figure.start) else None


def _dearer(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``K2도 다음 달에 10% 오를 거라고 한다``, ``K2'ye gelecek ay yüzde 10 zam gelecek``: what a thing rises by at a time, and nothing says of what, is its price."""
    figure, page, words = place.figure, place.page, neighbours_of(place.page.grammar.code)
    if figure.unit != "percent" or word is not None or rule != "degree_or_carried" or place.cell is not None or not words.rises_then.search(page.folded, place.reading.start, figure.start) or not words.goes_up.match(page.folded, figure.end):
        return None
    things = any(one.end <= figure.start and one.type in ("chip", "system", "product") for one in place.reading.names)
    return ("price", DEARER) if things and not metric_words(page, place.reading.start, place.reading.end) else None


def _without_it(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``이익률은 41%였다. 이 비용이 없었다면 52% 안팎이었을 것이다``, ``bu gider olmasaydı yüzde 52 olurdu``: what would not have been there is not what a percentage is of, but the one before it is."""
    figure, page = place.figure, place.page
    if figure.kind != "percentage" or word is None or word.end > figure.start or neighbours_of(page.grammar.code).absent.match(page.folded, word.end) is None:
        return None
    earlier = page.readings[place.index - 1].figures if place.index and page.readings[place.index - 1].block == place.reading.block else []
    before = _before(place, "percentage") or next((one for one in reversed(earlier) if one.kind == "percentage"), None)
    known = _known(place, before)
    return (known if known in SCORELIKE else PERCENTAGE, WITHOUT_IT)


def _held(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``CXL 시장의 70%를 쥔 회사``, ``yüzde 31'le Dalga Yonga izliyor``: what is held of a market, or puts somebody behind another, is a share of it; what is held of a firm is not."""
    figure, page, words = place.figure, place.page, neighbours_of(place.page.grammar.code)
    if figure.unit != "percent" or place.cell is not None or rule not in _GUESSED | {"metric_word"} or metric not in _MAY_BE_HELD:
        return None
    reading = place.reading
    held = words.held.match(page.folded, figure.end, reading.end) or words.of_market.search(page.folded, reading.clause(figure.start)[0], figure.start)
    return ("market_share", HELD) if held and not words.stake.search(page.folded, reading.start, reading.end) else None


_MAY_BE_HELD = frozenset({"share", "market_share", "performance", "shipments", "revenue", "growth", "market_size", "investment", "yield", "profit_margin", "stock_price", "price"})


RULES: tuple[Callable[[Place, str, Word | None, str], Answer | None], ...] = (
    _this_number, _of_sound, _named_again, _at_rate, _counts_else, _counted_alike, _stood_still, _of_water, _of_output, _designed, _of_orders, _written_off, _of_contract, _of_run, _led_by, _twin, _shorter, _beside_year, _restated, _for_money_alone, _this_is, _right_before, _of_count, _other_end, _so_much_then, _set_against, _without_it, _dearer, _held, *BASIS_RULES,
)  # fmt: skip


def told_by_neighbours(place: Place, metric: str, word: Word | None, rule: str) -> tuple[str, Word | None, str]:
    """The metric, its word and its rule, corrected by the first of the rules above that knows better."""
    if rule in FIXED:
        return metric, word, rule
    for known in RULES:
        if answer := known(place, metric, word, rule):
            return answer[0], word if answer[1] == RIGHT_BEFORE else None, answer[1]
    return metric, word, rule


@dataclass(frozen=True, slots=True)
class Asserted:
    """What of a claim says whether its figure is more than a figure."""

    metric: str
    word: Word | None
    rule: str
    compared: bool


def untold(page: Page, reading: Reading, figure: Figure, cell: Cell | None, said: Asserted) -> str | None:
    """What a proportion is where nothing says of what: no share and no price, a figure that is told; None where its metric stands.

    ``임직원 가운데 70%가 엔지니어다``, ``kasa fanlarını yüzde 85'e``: a share without a whole, and a percentage of something that is measured in none.
    """
    if said.compared or figure.kind not in _PROPORTIONS or cell is not None or figure.unit not in ("percent", "x"):
        return None
    if said.word is not None and said.word.end <= figure.start and _PART_OF.search(page.folded, said.word.start, figure.start):
        return None  # `전체의 56%`, `gücün yüzde 30'unu`
    if said.metric != "share" and (_CHANGES.match(page.folded, figure.end) or (figure.unit == "x" and (figure.value or 0) > 1 and said.metric not in FINANCE)):
        return None  # of another that is not named
    if figure.unit == "x" and said.metric != "share" and _OF_AMOUNT.search(page.folded, reading.start, figure.start):
        return None  # `410W로, 가온 N4(820W)의 절반이다`
    plain = PERCENTAGE if figure.unit == "percent" else MULTIPLE
    if said.metric == "share":
        return None if said.rule in ("part_of_whole", "part_listed", "share_of_amount", "beside_year", "asked_for") or neighbours_of(page.grammar.code).shares.search(page.folded, reading.start, reading.end) else plain
    known = said.metric in SCORED | _GROWING or (said.word is not None and said.metric not in (*EXTENTS, *FINANCE) and not said.metric.endswith("_count"))
    return plain if not known and said.rule not in ("header", "list_head", OF_COUNT, OTHER_END, SO_MUCH_THEN) else None


_CHANGES = re.compile(r"[^.,;\n]{0,8}?(?:향상|개선|높|낮|늘|줄|증가|감소|빠르|빨라|빠른|더 |daha |fazla|art[iı]|artiş|düş|yüksel|iyileş)")
_PART_OF = re.compile(r"(?:의|[iuü]n) (?:약 |거의 |yaklaşik |neredeyse |ancak |yalnizca |tam )?(?:yüzde |% ?)?$")
_OF_AMOUNT = re.compile(r"[0-9][^ ()]{0,8}\)?(?:의|['’]?[a-zçğöşü]{0,3}[iuü]n) $")
_GROWING = frozenset({"revenue", "profit", "market_size", "shipments", "growth"})  # whose percentages are mostly changes
SCORED = frozenset({*SCORELIKE, "performance", "gross_margin", "debt_ratio", "discount", "hit_rate", "stock_return", "accuracy_loss", "quality_loss", "energy_share", "error_rate", "battery_drain", "battery_charge", "price_to_book", "price_to_earnings", "price_to_sales", "subscription_ratio", "competition_ratio", "auc", "pue", "bleu"})
