"""What an amount is by what is done with it or by what stands right around it: a limit set, an extent, a temperature around a thing, a count of kinds, what is left of a whole.

Rules of the sort of ``told_otherwise``; each asks for words in so many letters and is then not to be talked out of it by a model.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from pipeline.extract.answers import FIXED, Answer, Place
from pipeline.extract.columns import cell_at, row_label
from pipeline.extract.metrics import BYTES, MARKET, PER_COUNT, SCORELIKE, TERMS, allowed, metric_words
from pipeline.extract.portions import part_listed
from pipeline.extract.reading import MAKERS, MEASURES, PIECES, Page, Reading, Word
from pipeline.extract.told_beside import is_limit
from pipeline.extract.trials import WAITED, WORKED, money_base, of_first_token
from pipeline.languages import circumstances_of, uses_of, whose_of
from schemas.records import Cell, Figure

LIMIT_SET, SIDES, AROUND, SHIPPED, FOR_HITS, OF_KINDS, KEPT_ON, REMAINS, DEVICE_HOURS, FAILURES, ASKED_FOR, OF_WORK, KV_CACHE, TO_FIRST, FOR_MONEY, TAKEN_UP, OF_FILE, OF_DATA, CONVERTED, SUPPLIED, OF_BATTERY, BOUGHT, PUT_IN, GOT_RIGHT, PART_LISTED, ATTENDED = (
    "limit_set", "sides", "around", "shipped", "for_hits", "of_kinds", "kept_on", "remains", "device_hours", "failures", "asked_for", "of_work", "kv_cache", "to_first_token", "for_money", "taken_up", "of_file", "of_data", "converted", "supplied", "of_battery", "bought", "put_in", "got_right", "part_listed", "attended",
)  # fmt: skip
OUTRIGHT_USES = frozenset({LIMIT_SET, SIDES, AROUND, SHIPPED, FOR_HITS, OF_KINDS, KEPT_ON, REMAINS, DEVICE_HOURS, FAILURES, ASKED_FOR, OF_WORK, KV_CACHE, TO_FIRST, FOR_MONEY, TAKEN_UP, OF_FILE, OF_DATA, CONVERTED, SUPPLIED, OF_BATTERY, BOUGHT, PUT_IN, GOT_RIGHT, PART_LISTED, ATTENDED})
CASES = {AROUND: "ambient", KEPT_ON: "on end"}  # conditions that rules find
BEFORE = 24  # code points before a figure in which what it is may be told
SPOKEN_OF = 3  # sentences over which a limit is spoken of
SHIPMENT = 1e8  # gigabits that no thing holds by itself
_TIMES_SIGN = re.compile(r"[x×*]")
_DEVICES = frozenset({"GPU", "NPU", "TPU", "CPU", "card", "chip", "accelerator"})


def _limit_set(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``250W로 제한을 걸고``, ``250W 걸면``, ``280 W'a çektim``, ``stok 350 W``: what a thing may draw; so is the next amount at which it was run (``220 W'ta hız``)."""
    page, figure, code = place.page, place.figure, place.page.grammar.code
    if metric != "power" or figure.kind != "quantity" or place.cell is not None:
        return None
    if is_limit(page, figure) or uses_of(code).comes_with.search(page.folded, max(place.reading.start, figure.start - BEFORE), figure.start):
        return "power_limit", LIMIT_SET
    known = place.context.told.get(figure.unit or "")
    spoken = known is not None and known[0] == "power_limit" and place.index - known[1] <= SPOKEN_OF and known[2] == place.reading.block
    return ("power_limit", LIMIT_SET) if spoken and circumstances_of(code).at_power.match(page.folded, figure.end, place.reading.end) else None


def _sides(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``가로세로 14㎜``, ``14×14 mm``: the sides of a thing, not how thick it is."""
    figure = place.figure
    if metric != "thickness" or rule != "unit":
        return None
    told = _TIMES_SIGN.search(figure.surface) or uses_of(place.page.grammar.code).sides.search(place.page.folded, place.reading.start, figure.start)
    return ("size", SIDES) if told else None


def _around(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``섭씨 85도 환경에서도``, ``–40 ile 85 °C arasında çalışma sıcaklığı``: the heat in which a thing works, none that it reaches."""
    page, figure, words = place.page, place.figure, uses_of(place.page.grammar.code)
    if metric != "temperature" or figure.kind != "quantity":
        return None
    low = place.reading.clause(figure.start)[0]
    last = max((other.end for other in place.reading.figures if other.unit != figure.unit and low <= other.end <= figure.start), default=low)
    upper = next((other for other in place.reading.figures if other.start > figure.end and _TO.fullmatch(page.folded, figure.end, other.start)), figure)  # `–40 ile 85 °C arasında`
    told = words.around_behind.match(page.folded, upper.end, place.reading.end) or words.around_before.search(page.folded, last, figure.start)
    return (metric, AROUND) if told else None


_TO = re.compile(r" ?(?:°?c|도)? ?(?:ile|[-–~]|ila|에서|부터)[, ]?(?:섭씨 ?|영상 ?)?")


def _shipped(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``HBM 출하량을 21억Gb에서``: bits by the hundred million are shipped, and no memory of one thing."""
    figure = place.figure
    many = metric == "memory_capacity" and figure.unit in BYTES and (figure.value or 0) >= SHIPMENT
    return ("shipments", SHIPPED) if many and uses_of(place.page.grammar.code).shipped.search(place.page.folded, *place.reading.clause(figure.start)) else None


def _for_hits(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``프리픽스 캐시는 적중률 72%``, ``önbellek isabet oranı yüzde 72``: how often a cache is hit, no accuracy."""
    words = uses_of(place.page.grammar.code)
    hits = metric == "accuracy" and word is not None and words.hits.match(place.page.folded, word.start)
    low = place.page.readings[max(0, place.index - 1)].start
    return ("hit_rate", FOR_HITS) if hits and words.cache.search(place.page.folded, low, place.figure.start) else None


def _of_kinds(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``지원 모델은 현재 38종이다``: kinds of models, no chips."""
    figure = place.figure
    counted = figure.kind == "quantity" and figure.unit in (None, "piece", "kind") and place.cell is None
    told = any(one.unit == "model" and one.end <= figure.start for one in place.reading.figures) and figure.surface.endswith(_KINDS)  # `모델 50종을 옮겨 34종이 돌아갔다`
    return ("model_count", OF_KINDS) if counted and (told or uses_of(place.page.grammar.code).kinds_of_models.search(place.page.folded, place.reading.start, figure.end)) else None


_KINDS = ("종", "종류", "가지")


def _kept_on(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``72시간 연속 동작 시험``, ``72 saat boyunca tek kare atlamadı``: for how long a thing was on, where no battery is spoken of and nothing is trained."""
    page, figure, words = place.page, place.figure, uses_of(place.page.grammar.code)
    if word is not None or rule != "unit" or figure.unit not in ("h", "day", "min", "week") or not words.kept_on.match(page.folded, figure.end, place.reading.end):
        return None
    other = words.on_battery.search(page.folded, place.reading.start, place.reading.end) or page.grammar.trains.search(page.folded, place.reading.start, place.reading.end)
    return None if other else ("execution_time", KEPT_ON)


def _remains(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``Toplam 1,2 trilyon token'ın 900 milyarını … Kalan 300 milyarını``, ``나머지 3천억 개``: what is left of a number counts what that counted."""
    page, figure = place.page, place.figure
    if figure.kind != "quantity" or figure.unit not in (None, "piece") or not uses_of(page.grammar.code).remaining.search(page.folded, place.reading.start, figure.start):
        return None
    before = [f for one in page.readings[max(0, place.index - 1) : place.index + 1] for f in one.figures if f.end <= figure.start and f.kind == "quantity" and f.unit in PER_COUNT and f.unit != "piece"]
    whole = next((f for f in reversed(before) if (f.value or 0) > (figure.value or 0)), None)
    return (PER_COUNT[whole.unit or ""], REMAINS) if whole else None


def _device_hours(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``200.000 GPU-saatlik``, ``20만 GPU시간``: hours of devices, not devices."""
    figure = place.figure
    counted = figure.kind == "quantity" and figure.unit in _DEVICES
    return ("gpu_hours", DEVICE_HOURS) if counted and uses_of(place.page.grammar.code).hours_behind.match(place.page.folded, figure.end, place.reading.end) else None


def _failures(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``두 번 멈췄다``, ``iki kez çekirdek çöktü``: how often a thing failed, no work that it does."""
    figure = place.figure
    failed = metric == "throughput" and figure.unit == "time" and uses_of(place.page.grammar.code).failed.match(place.page.folded, figure.end, place.reading.end)
    return ("failure_count", FAILURES) if failed else None


def _asked_for(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``Q. 사용률은 얼마예요? A. 평균 58%요``, ``Kullanım oranı kaç? Ortalama yüzde 58``: a percentage by itself is what was asked for just before."""
    figure = place.figure
    fitting = _ANSWERED.get(figure.kind, ()) if figure.kind != "quantity" or figure.unit in ("year", "month", "week") else ()
    if word is not None or rule not in ("degree_or_carried", "carried:share", "money_size", "unit", "carried:unit") or place.cell is not None:
        return None
    before = place.page.readings[max(0, place.index - ANSWERS - (figure.kind == "quantity")) : place.index]
    question = next((one for one in reversed(before) if _ASKS.search(place.page.text, one.start, one.end)), None)
    told = [w.metric for w in metric_words(place.page, question.start, question.end) if w.metric in fitting] if question and place.reading.block - question.block <= 1 else []
    return (told[-1], ASKED_FOR) if told else None


_ANSWERED = {"percentage": SCORELIKE, "money": (*MARKET, "price"), "quantity": TERMS}
_ASKS = re.compile(r"\?[ \n\"”’)]*$|(?:[니습]까|나요|은가요|는가요)[.][ \n\"”’)]*$")


ANSWERS = 2  # sentences in which a question is answered


def _of_work(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``10 TOPS'luk gücünü üç katına``: the power of a processor right behind its operations is what it computes."""
    figures = [f for f in place.reading.figures if f.end <= place.figure.start and f.kind in MEASURES]
    if metric != "power" or word is None or not figures or place.figure.kind not in ("ratio", "percentage"):
        return None
    before: Figure = figures[-1]
    adjacent = 0 < word.start - before.end <= _SUFFIXED and (allowed(before) or ("",))[0] == "compute_performance"
    return ("compute_performance", OF_WORK) if adjacent else None


_SUFFIXED = 8  # code points of a suffix and a blank


def _kv_cache(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``KV 캐시에 30GB``, ``KV önbelleği 30 GB``: memory that a model takes up, no cache of the chip."""
    told = metric == "cache_size" and word is not None and _KV.search(place.page.folded, place.reading.start, word.start)
    return ("memory_usage", KV_CACHE) if told else None


def _taken_up(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``bellek 22 GB civarında doluyor``, ``14 GB'ye sığdırdım``, ``VRAM이 22GB까지 찬다``: memory that a run takes up is not what the card has."""
    figure, page = place.figure, place.page
    if metric != "memory_capacity" or figure.unit not in BYTES or place.cell is not None or any(one.type == "dataset" for one in place.reading.names):
        return None
    return ("memory_usage", TAKEN_UP) if uses_of(page.grammar.code).taken_up.match(page.folded, figure.end, place.reading.end) else None


def _of_file(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``파일만 42GB라``, ``dosyası tek başına 42 GB``: how large the file of a model is."""
    figure, page = place.figure, place.page
    told = metric in ("memory_capacity", "storage_capacity") and figure.unit in BYTES and place.cell is None
    return ("file_size", OF_FILE) if told and uses_of(page.grammar.code).of_file.search(page.folded, max(place.reading.start, figure.start - BEFORE), figure.start) else None


def _of_data(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``사진 360GB를 그대로 보내면``, ``günde 40 GB kayıt birikiyor``: data that is sent or piles up fills nothing of the chip."""
    figure, page = place.figure, place.page
    if word is not None or metric not in ("memory_capacity", "storage_capacity") or figure.unit not in BYTES or place.cell is not None:
        return None
    words = uses_of(page.grammar.code)
    told = words.data_before.search(page.folded, max(place.reading.start, figure.start - BEFORE), figure.start) or words.data_behind.match(page.folded, figure.end, place.reading.end)
    return ("dataset_size", OF_DATA) if told else None


def _converted(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``INT8'e dönüştürülmesi 4 dakika sürer``, ``INT8 변환은 4분 걸린다``: how long it takes to convert a model, none of its runs."""
    figure, page = place.figure, place.page
    told = metric in ("execution_time", "inference_time", "latency") and figure.kind == "quantity" and place.cell is None
    return ("conversion_time", CONVERTED) if told and uses_of(page.grammar.code).converted.search(page.folded, place.reading.clause(figure.start)[0], figure.start) else None


def _supplied(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``beş yıl garanti, on yıl tedarik güvencesi``, ``보증 3년, 공급 보장 10년``: for how long a thing is to be had, no warranty."""
    figure, words = place.figure, uses_of(place.page.grammar.code)
    told = metric in ("warranty", "support_period", "lifespan") and figure.unit in ("year", "month")
    near = words.supplied_behind.match(place.page.folded, figure.end, place.reading.end) or words.supplied_before.search(place.page.folded, max(place.reading.start, figure.start - BEFORE), figure.start)
    return ("supply_period", SUPPLIED) if told and near else None


def _of_battery(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``배터리가 11% 닳았다``, ``yarım saatte pilin yüzde 48'ini dolduruyor``: the part of a battery that is used up, or charged."""
    page, figure, words = place.page, place.figure, uses_of(place.page.grammar.code)
    if figure.kind != "percentage" or place.cell is not None:
        return None
    if words.charged.match(page.folded, figure.end, place.reading.end):
        return "battery_charge", OF_BATTERY
    drained = words.drained.match(page.folded, figure.end, place.reading.end) and words.battery.search(page.folded, place.reading.start, figure.start)
    return ("battery_drain", OF_BATTERY) if drained else None


def _to_first_token(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``ilk token 3,2 saniyeye çıkıyor``, ``첫 토큰이 3.2초로``: how long one waits for a model's first token is its latency."""
    told = metric in WAITED and place.figure.kind == "quantity" and of_first_token(place.page, place.reading, place.index, place.figure, place.cell)
    return ("latency", TO_FIRST) if told else None


def _for_money(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``1,000유로당 517토큰``, ``bin dolar başına saniyede 128 token``: work for so much money is no speed."""
    work = metric in WORKED or (place.figure.kind == "quantity" and rule in ("unit", "unit_and_word", "no_metric", "degree_or_carried", "counted_thing") and (place.figure.unit or "token").startswith(("token", "image", "frame")))
    told = work and place.cell is None and money_base(place.page, place.reading, place.index, place.figure)
    return ("cost_efficiency", FOR_MONEY) if told else None


def _case_of_row(page: Page, cell: Cell) -> str | None:
    """``| 최대 전력(W) |``: how hard the things of a row or column work, told in its head."""
    heads = [one for one in (row_label(page, cell), cell_at(page, cell.block, 0, cell.col)) if one is not None and one is not cell]
    return next((case for head in heads for case, words, _ in uses_of(page.grammar.code).cases if words.search(f"{page.folded[head.start : _before_unit(page, head)]} ")), None)


def _before_unit(page: Page, head: Cell) -> int:
    """The end of a head without the unit in brackets behind it: ``최대 전력(W)``."""
    opened = page.folded.find("(", head.start, head.end)
    return len(page.folded[: head.end if opened < 0 else opened].rstrip())


def case_of_use(place: Place, metric: str, rule: str) -> str | None:
    """``azami güç tüketimi 1.200 watt``, ``4 W tipik``, ``최대 소비전력은 300W``: in which case a value is so."""
    if rule in CASES:
        return CASES[rule]
    if place.cell is not None:
        return _case_of_row(place.page, place.cell) if metric in ("power", "temperature", "noise") else None
    if metric != "power" or place.figure.kind != "quantity" or place.figure.quantifier != "exact":
        return None
    folded, figure = place.page.folded, place.figure
    low = max(place.reading.start, figure.start - 2 * BEFORE)
    behind = next((case for case, _, words in uses_of(place.page.grammar.code).cases if words.match(folded, figure.end, place.reading.end)), None)
    told = behind or next((case for case, words, _ in uses_of(place.page.grammar.code).cases if words.search(folded, low, figure.start)), None)
    return told or (AVERAGE if _goes_on(place) else None)


def _goes_on(place: Place) -> bool:
    """``평균 214W를 썼는데, L40S는 318W였다``, ``ortalama 214 W, L40S 318 W``: whether a power stands behind one that is an average, and nothing between tells another measure."""
    page, reading, figure = place.page, place.reading, place.figure
    before = next((one for one in reversed(reading.figures) if one.end <= figure.start and one.unit == figure.unit), None)
    words = next(words for case, words, _ in uses_of(page.grammar.code).cases if case == AVERAGE)
    return before is not None and words.search(page.folded, max(reading.start, before.start - 2 * BEFORE), before.start) is not None and not metric_words(page, before.end, figure.start) and not _NOT_SO.search(page.folded, before.end, figure.start)


AVERAGE = "average"
_NOT_SO = re.compile(r"최대|최고|최저|피크|유휴|대기|순간|정격|tdp|tepe|azami|maksimum|en (?:çok|fazla|yüksek|düşük)|boşta|anlik|nominal|minimum|asgari|[dt][ae]n |sinir|제한|한도|에서 ")


def _bought(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``2,000장을 420억 원에 주문했다``, ``2.000 kartı 42 milyon dolara satın aldı``: who buys so many for so much neither ships nor earns them."""
    figures, at = place.reading.figures, place.reading.figures.index(place.figure) if place.figure in place.reading.figures else -1
    if at < 0 or place.cell is not None:
        return None
    if place.figure.kind == "money" and at and metric in _EARNED:
        told, paid, answer = figures[at - 1], place.figure, "investment"
    elif metric == "shipments" and at + 1 < len(figures) and figures[at + 1].kind == "money":
        told, paid, answer = place.figure, figures[at + 1], "chip_count"
    else:
        return None
    words, folded = whose_of(place.page.grammar.code), place.page.folded
    counted = told.kind == "quantity" and told.unit in PIECES and (told.value or 0) > 1 and _FOR.fullmatch(folded, told.end, paid.start)
    leads = any(n.type in MAKERS and n.role in ("topic", "subject", "bare") and n.end <= told.start for n in place.reading.names)
    return (answer, BOUGHT) if counted and leads and words.pays.match(folded, paid.end) else None


_EARNED = frozenset({"revenue", "profit", "price", "cost", "orders", "valuation", "market_size", "shipments"})
_FOR = re.compile(r"[을를] (?:모두 |총 |약 )?|(?: (?:kart|çip|yonga|sunucu|adet|tane|gpu)[a-zçğöşü]*)?['’]?(?:y?[iuü])? (?:toplam |yaklaşik )?")


def _put_in(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``한솔벤처가 300억 원으로 가장 많이 넣었다``, ``300 milyon lira ile en çok Hanzade Girişim koydu``: what somebody puts in is no worth of the firm."""
    told = place.figure.kind == "money" and place.cell is None and metric in ("valuation", "revenue", "profit", "price", "cost") and whose_of(place.page.grammar.code).puts_in.match(place.page.folded, place.figure.end)
    return ("investment", PUT_IN) if told else None


def _got_right(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``38.6%를 맞혔다``, ``yüzde 38,6'sını doğru yanıtladı``: so many right answers are accuracy."""
    told = place.figure.unit == "percent" and place.cell is None and uses_of(place.page.grammar.code).got_right.match(place.page.folded, place.figure.end)
    return ("accuracy", GOT_RIGHT) if told else None


def _part_listed(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``매출 가운데 소켓이 20%, 핀이 32%를 차지했다``, ``gelirin içinde soketler yüzde 20, iğneler yüzde 32``: parts of an amount, no amounts."""
    told = place.cell is None and metric != "market_share" and part_listed(place.page, place.reading, place.figure)
    return ("share", PART_LISTED) if told else None


def event_attended(page: Page, reading: Reading, figure: Figure) -> re.Match[str] | None:
    """``행사에는 1,850명이 찾아``, ``fuara 1.850 kişi katıldı``: the words for the event that so many people came to."""
    words = uses_of(page.grammar.code)
    if figure.unit != "person" or not words.attended.match(page.folded, figure.end, reading.end):
        return None
    return next(iter(reversed(list(words.event.finditer(page.folded, reading.start, figure.start)))), None)


def _attended(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """Who came to an event uses nothing and works for nobody."""
    said = place.context.said
    goes_on = place.figure.unit == "person" and said is not None and said[1].method == "event" and place.reading.start <= said[0] < place.figure.start
    return ("visitor_count", ATTENDED) if place.cell is None and (goes_on or event_attended(place.page, place.reading, place.figure)) else None


_KV = re.compile(r"(?<![a-z])kv[ -]?$")
RULES: tuple[Callable[[Place, str, Word | None, str], Answer | None], ...] = (_limit_set, _sides, _around, _shipped, _for_hits, _of_kinds, _kept_on, _remains, _device_hours, _failures, _asked_for, _of_work, _kv_cache, _taken_up, _of_file, _of_data, _converted, _supplied, _of_battery, _to_first_token, _for_money, _bought, _put_in, _got_right, _part_listed, _attended)


def told_by_use(place: Place, metric: str, word: Word | None, rule: str) -> tuple[str, Word | None, str]:
    """The metric, its word and its rule, corrected by the first of the rules above that knows better."""
    if rule in FIXED:
        return metric, word, rule
    for known in RULES:
        if answer := known(place, metric, word, rule):
            return answer[0], None, answer[1]
    return metric, word, rule
