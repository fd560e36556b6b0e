"""Readings of a figure that its own clause or its table gives, against or without the words that tell metrics."""

from __future__ import annotations

import re

from pipeline.extract.answers import DISCOUNT, PER_SHARE
from pipeline.extract.assembly.spot import MIDDLING, RATES, SETTING_REACH, SETTINGS, Spot
from pipeline.extract.claimable import event_before, event_metric
from pipeline.extract.columns import header_metric
from pipeline.extract.comparators.measures import TIME_METRICS, Near, whole_of
from pipeline.extract.context import RANKINGS, Context
from pipeline.extract.listing import list_metric
from pipeline.extract.metrics import COUNTS, allowed, is_big, metric_words, sends_results
from pipeline.extract.reading import THINGS, Page, Reading, Word
from pipeline.extract.tasks import is_task
from pipeline.languages import measuring_of
from pipeline.languages.korean.sounds import CLOSED_BY_N
from schemas.records import Figure

SENT_REACH = 30  # code points behind a counted thing in which a verb says that it is shipped or sold
BESIDE = 14  # code points between a figure and the word of comparison that it belongs to
SPEEDS = TIME_METRICS | {"throughput", "frame_rate", "benchmark_score", "performance", "clock_frequency", "data_rate", "memory_bandwidth", "compute_performance"}
ALIKE = {"throughput": "throughput", "data_rate": "throughput", "frame_rate": "frame_rate"}  # rates by their words; what comes out of two things alike is their throughput
NOT_CARRIED = SETTINGS | {"subscription_ratio", "power_limit", "book_value_per_share", "failure_count", "release_date", "rank", "mass_production_date", "completion_date", "announcement_date", "production_plan", "percentage", "multiple", "count", "orders", "write_down", "downtime"}
_PAUSE = re.compile(r"[;:.()\n]")
_STOPS = re.compile(r"[\n.;:!?]")
_DESCRIBES = re.compile(rf"[a-zçğöşü](?<!rken) $|(?:(?![만본])[{CLOSED_BY_N}]|는) $")
"""What ends before a noun that it describes: a Turkish word, or a Korean syllable that closes with ㄴ (``향상된 성능``), not ``늘었지만`` and not ``çıkarken``."""
TAPE_OUT = "tape_out"


def gone_on_with(spot: Spot, metric: str | None, rule: str, said: str | None, *, compares: bool) -> tuple[str, str] | None:
    """What a figure goes on with, against the word or unit that stands nearest. ``said``: the word of comparison's own metric, None without one."""
    page, figure = spot.page, spot.figure
    rate = _rate_told(spot, said) if said in ("performance", "") and metric in ("performance", None) and rule in ("metric_word", "no_metric") else None
    if rate:
        return rate, "carried:rate"
    if figure.kind == "percentage" and said is None and not compares and metric in ("cost", "price", "energy", "power") and _accuracy_told(spot):
        return spot.context.share or metric, "carried:share"
    if figure.kind == "percentage" and metric in ("share", "market_share", None) and not compares and (taken := percentage_taken_up(spot)):
        return taken, "carried:rate"
    if rule == "money_size" and is_big(figure, MIDDLING) and spot.context.money and spot.index - spot.context.money[1] <= 1:
        return spot.context.money[0], "carried:money"
    if rule == "money_size" and spot.context.metric in _OF_A_SHARE and spot.context.metric_sentence == spot.index:
        return spot.context.metric, PER_SHARE
    if rule == "unit" and metric in ("chip_count", "server_count") and sent_out(spot):
        return "shipments", "unit_and_word"
    if rule == "unit" and (elided := _elided_count(spot)):
        return elided, "carried:count"
    reach = min(spot.reading.clause(figure.start)[1], figure.end + SENT_REACH)
    if metric == "chip_count" and figure.quantifier == "at_most" and page.grammar.scales.search(page.folded, figure.end, reach):
        return "scale_limit", "unit_and_word"
    return None


def said_again(spot: Spot) -> tuple[str, str] | None:
    """``çalışan sayısı 1.340; bunu 1.500'e çıkaracak``, ``직원 수는 1,340, 이를 1,500으로 늘린다``: a bare number to which what was counted just before is brought."""
    figure, context = spot.figure, spot.context
    bare = figure.kind == "quantity" and figure.unit is None and context.metric_sentence == spot.index
    return (context.metric, "carried:count") if bare and context.metric in COUNTS and _IT.search(spot.page.folded, spot.reading.start, figure.start) else None


_IT = re.compile(r"(?:(?<![a-zçğöşü])bunu|(?<![가-힣])이를) (?:yaklaşik |약 )?$")


def percentage_taken_up(spot: Spot) -> str | None:
    """``brüt marjı yüzde 72. AMD'de ise bu oran yüzde 54``, ``이 비율이 54%``: the percentage that the text has just told, of another."""
    context, reading = spot.context, spot.reading
    told = spot.page.grammar.that_rate.search(spot.page.folded, reading.clause(spot.figure.start)[0], spot.figure.start)
    metric = context.metric if context.metric in _TAKEN_UP else context.share
    return metric if told and metric in _TAKEN_UP and spot.index - context.metric_sentence <= 1 else None


_OF_A_SHARE = frozenset({"eps", "dividend_per_share", "book_value_per_share"})  # `1,72 dolara ulaştı, bir yıl önce 0,58 dolardı`
_TAKEN_UP = frozenset({"share", "profit_margin", "operating_margin", "yield", "market_share", "utilization", "accuracy", "top1_accuracy", "error_rate", "growth"})


def sent_out(spot: Spot) -> bool:
    """``1만3000개를 고객사에 보냈다``, ``11 bin adet alınacak``: things that are sold or sent, or that go on with such."""
    page, figure = spot.page, spot.figure
    reach = min(spot.reading.clause(figure.start)[1], figure.end + SENT_REACH)
    stop = _PAUSE.search(page.folded, figure.end, reach)
    sent = page.grammar.sent.search(page.folded, figure.end, stop.start() if stop else reach)
    if sent is not None:
        return not sends_results(page, spot.reading, sent.start(), sent.end())
    return spot.context.metric == "shipments" and spot.index - spot.context.metric_sentence <= 1


def _accuracy_told(spot: Spot) -> bool:
    """``%75 doğrulukla 9 saatte; %76 için 73 dolar``: a percentage beside an amount goes on with the accuracy that its sentence gave."""
    return spot.context.share in ("accuracy", "top1_accuracy") and any(f.kind == "percentage" and f.end <= spot.figure.start for f in spot.reading.figures)


def _rate_told(spot: Spot, said: str) -> str | None:
    """``saniyede 3.280 görüntü işler. Bu, ötekinden %3 daha hızlıdır``: faster, right after a rate, is by that rate."""
    context = spot.context
    if spot.figure.kind in ("percentage", "ratio") and (alike := _alike_in(spot)):
        return alike
    if said != "performance":
        return None
    close = context.metric_sentence in (spot.index, spot.index - 1)
    return context.metric if close and context.metric in RATES and spot.figure.kind in ("percentage", "ratio") else None


def _alike_in(spot: Spot) -> str | None:
    """``처리량은 차이가 없다. X가 2% 앞선다``, ``saniyede işlenen görüntüde fark yok. X %2 önde``: the rate in which the sentence before found two things alike."""
    before = spot.page.readings[spot.index - 1] if spot.index else None
    alike = next(degree.pattern for degree in spot.page.grammar.degrees if degree.sign == 0)
    if before is None or before.block != spot.reading.block or not alike.search(spot.page.folded, before.start, before.end):
        return None
    return next((ALIKE[word.metric] for word in metric_words(spot.page, before.start, before.end) if word.metric in ALIKE), None)


def _elided_count(spot: Spot) -> str | None:
    """``포트는 2개에서 3개이고 어떤 것은 8개``: a count without its noun goes on with the one before in its sentence."""
    figure, context = spot.figure, spot.context
    at = spot.reading.figures.index(figure)
    before = spot.reading.figures[at - 1] if at else None
    bare = figure.unit in ("piece", None) and figure.kind == "quantity"
    if before is None or not bare or before.kind != "quantity" or context.metric_sentence != spot.index or before.surface[-1] != figure.surface[-1] or figure.surface[-1].isdigit():
        return None
    return context.metric if context.metric and context.metric in ("core_count", "thread_count", "lane_count", "channel_count", "node_count", "server_count") else None


def word_described(page: Page, reading: Reading, figure: Figure, degree: Near | None) -> Word | None:
    """``31% 향상된 성능``, ``% 75 fazla bant genişliği``: the noun right behind a comparative right behind the figure."""
    if degree is None or degree[1] - figure.end > 8 or figure.unit not in ("percent", "x"):
        return None
    words = [w for w in metric_words(page, degree[2], min(reading.end, degree[2] + 40)) if (w.start - degree[2] <= 4 or _ONE_SUCH.fullmatch(page.folded, degree[2], w.start)) and _DESCRIBES.search(page.folded, degree[1], w.start) and not _GOES_ON.search(page.folded, degree[1], w.start)]
    return words[0] if words and words[0].metric not in ("growth", "share", "rank") else None


def word_multiplied(page: Page, reading: Reading, figure: Figure, degree: Near | None) -> Word | None:
    """``iki kat bellek, üç kat FP8 performansı``, ``두 배의 메모리와 세 배의 FP8 성능``: the noun that a multiple without a word of comparison stands before."""
    if figure.unit != "x" or (figure.value or 0) < 1 or (degree is not None and degree[1] - figure.end <= BESIDE) or _SUFFIXED.match(page.folded, figure.end):
        return None
    words = [w for w in metric_words(page, figure.end, min(reading.end, figure.end + 28)) if _OF_SORT.fullmatch(page.folded, figure.end, w.start)]
    return words[0] if words and words[0].metric not in ("growth", "share", "rank") else None


_GOES_ON = re.compile(r"[a-zçğöşü](?:[iuü]p|[iuü]nc[ae]|s[ae]|ken|[ae]r[ae]k),? |[가-힣](?:고|며|면서|지만|는데|더니),? ")  # `gücü yüzde 20 artıp fiyatı düştü`: a clause that goes on describes nothing
_SUFFIXED = re.compile(r"['’]?[a-zçğöşü]")
_OF_SORT = re.compile(r"(?:의)? (?:(?:fp|int|bf|tf|mx)[0-9]{1,2} )?")


_ONE_SUCH = re.compile(r" bir (?:[a-zçğöşü]+ ){0,2}")  # `daha yüksek bir genel doğruluk`


def _done_at_once(spot: Spot) -> bool:
    """``한 번에 16가지 일을``, ``aynı anda 16 iş``: what a processor does at once is what it has threads for."""
    grammar, figure = spot.page.grammar, spot.figure
    many = figure.kind == "quantity" and figure.unit in ("task", "kind", "way", "piece", "job", None)
    return many and bool(grammar.at_once.search(spot.page.folded, max(spot.reading.start, figure.start - 16), min(spot.reading.end, figure.end + 10)))


def _is_tolerance(spot: Spot) -> bool:
    """``96억 달러(±3억 달러)``, ``12,5 milyar dolar (artı eksi 300 milyon)``: by how much the amount before may be off."""
    grammar, figure = spot.page.grammar, spot.figure
    low = max(spot.reading.start, figure.start - SETTING_REACH)
    return bool(grammar.give_or_take.search(spot.page.folded, low, figure.start) or grammar.off_by.match(spot.page.folded, figure.end, spot.reading.end))


def taken_off(spot: Spot) -> bool:
    """``12% 할인``, ``yüzde 12 indirim``: what is taken off a price stands against the price before, not against a rival."""
    figure = spot.figure
    return figure.kind in ("percentage", "money") and bool(measuring_of(spot.page.grammar.code).taken_off.match(spot.page.folded, figure.end, spot.reading.end))


def in_bulk(spot: Spot) -> bool:
    """``1000장 이상 주문하면 12% 할인``, ``10만 원 할인받아서 샀다``, ``1.000 ve üzeri siparişte yüzde 12 indirim``: what a buyer gets off, no change of the price."""
    told, page, figure = measuring_of(spot.page.grammar.code), spot.page, spot.figure
    got = told.got_off.match(page.folded, figure.end, spot.reading.end) is not None
    return got or bool(told.in_bulk.search(page.folded, spot.reading.clause(figure.start)[0], figure.start))


def sets_up(spot: Spot) -> bool:
    """``배치 크기 16으로 돌렸을 때 새벽 N7이``: the number of a setting named right before it counts no things behind it."""
    low = max(spot.reading.start, spot.figure.start - SETTING_REACH)
    return any(w.metric in SETTINGS and w.end >= spot.figure.start - 2 for w in metric_words(spot.page, low, spot.figure.start))


_CLOSED = re.compile(r"(?:으?로|이고|이며|인데|이라|였고|[은는이가을를]),? ")  # `2,048개로 HBM3E의 두 배`: the count is told of what stands before it


def given_metric(spot: Spot) -> tuple[str, str] | None:
    """A metric that the kind of the figure, the table or the thing counted gives without a word."""
    page, reading, figure = spot.page, spot.reading, spot.figure
    if figure.kind == "date":
        event = event_metric(page, reading, figure) or event_before(page, reading, figure) or "release_date"
        return ("release_date", TAPE_OUT) if event == "tape_out_date" else (event, "event_word")
    if figure.kind == "ordinal":
        return "rank", "rank"
    if taken_off(spot) and in_bulk(spot):
        return DISCOUNT, DISCOUNT
    if whole_of(page, figure):
        return "share", "part_of_whole"
    if _is_tolerance(spot):
        return "error_margin", "give_or_take"
    if _done_at_once(spot):
        return "thread_count", "done_at_once"
    if spot.cell is not None and (header := header_metric(page, spot.cell, figure)):
        rate = list_metric(page, reading, RATES) if header == "performance" and figure.unit is None else None  # `단위는 초당 토큰` above a column `속도`
        return rate or header, "header"
    bare = figure.kind == "quantity" and figure.unit in (None, "item", "piece") and float(figure.value or 0).is_integer()
    if bare and not sets_up(spot) and (counted := next((n for n in reading.names if n.type in THINGS and 0 <= n.start - figure.end <= 10), None)) and not _STOPS.search(page.text, figure.end, counted.start) and not measuring_of(page.grammar.code).that_is.fullmatch(page.folded, figure.end, counted.start) and not _CLOSED.match(page.text, figure.end):
        cores = page.grammar.cores.match(page.folded, counted.end)
        sent = any(word.metric == "shipments" for word in metric_words(page, counted.end, min(reading.clause(figure.start)[1], counted.end + SENT_REACH)))
        return ("core_count" if cores else "shipments" if sent else "stack_count" if counted.entity.entity_id.startswith("chip:hbm") else "chip_count"), "counted_thing"
    return None


_SCORED = ("Geekbench", "3DMark", "Time Spy", "Cinebench", "AnTuTu", "PassMark", "Port Royal", "Fire Strike", "Steel Nomad", "Blender")
_SECTION = 3  # blocks for which a line that names a benchmark stays the head of what follows
_FRAMES = (10, 400)  # frames a second that a bare number in a game may be


def section_metric(spot: Spot) -> str | None:
    """``[긱벤치6]`` above ``싱글 2130``, ``[원신 30분]`` above ``평균 55.8``: bare numbers under the name of a test are its scores, under that of a game frames a second."""
    work, figure = next(iter(spot.context.workload), None), spot.figure
    bare = figure.kind == "quantity" and figure.unit in (None, "piece") and not figure.in_words and figure.surface.replace(",", "").replace(".", "").isdigit()
    if work is None or work.entity is None or work.entity.type != "benchmark" or is_task(work.entity, spot.page.grammar.code) or not bare or not figure.value or spot.reading.block - spot.context.workload_block > _SECTION:
        return None
    if work.name.startswith(_SCORED):
        return "benchmark_score" if figure.value > _FRAMES[0] else None
    return "frame_rate" if work.name not in RANKINGS and _FRAMES[0] <= figure.value <= _FRAMES[1] and "MLPerf" not in work.name else None


def label_metric(page: Page, index: int, figure: Figure) -> str | None:
    """The line before, where it is a short label without a figure (a specification list flattened to lines)."""
    if index == 0:
        return None
    before = page.readings[index - 1]
    if before.figures or before.end - before.start > 24:
        return None
    options = allowed(figure)
    words = [w.metric for w in metric_words(page, before.start, before.end)]
    return next((w for w in words if options is None or w in options), None)


def carried_metric(context: Context, index: int, said: str | None) -> str:
    """The metric spoken of last, where it fits the word of comparison; counts and settings are not carried over to a ratio."""
    metric = context.metric
    recent = metric is not None and index - context.metric_sentence <= 2
    if said == "performance":
        return metric if recent and metric in SPEEDS and metric else "performance"
    if metric is None or not recent or metric.endswith("_count") or metric in NOT_CARRIED:
        return said or "performance"
    return metric
