"""What an amount is by the work, the rates and the sizes that are told around it: ``노드 사이는 800Gbps``, ``watt başına 3,2 kat daha fazla kare``, ``GSM8K'de yüzde 84``."""

from __future__ import annotations

import re

from pipeline.extract.answers import IN_USE, PER_WATT, READ_AT_ONCE, THAT_IS, Answer, Place
from pipeline.extract.context_lengths import LONGEST, SHORTEST
from pipeline.extract.metrics import BANDWIDTH, BYTES, allowed
from pipeline.extract.reading import MEASURES, Word
from pipeline.languages import measuring_of
from schemas.records import Figure

LINK_AFTER = 16  # code points behind a rate in which what it joins is named: `700 GB/s bağlantı`, `400Gbps 망`
SENT_BEFORE = 24  # code points before a number in which a noun says that the things are sold: `판매 목표는 칩 기준 50만 개`
NEXT = 1  # sentences over which an amount goes on with the one before in the same unit
STILL = 2  # sentences of a paragraph over which speed is by the rate told last
WHOLE = 100  # points of a test of knowledge
_RATES = frozenset({"GB/s", "TB/s", "MB/s", "B/s", "KB/s", "GiB/s", "Gbps", "Tbps", "Mbps", "Kbps", "Gb/s", "Mb/s"})
_WORK = ("throughput", "frame_rate", "compute_performance", "performance", "dataset_size")
_BANDWIDTHS = ("memory_bandwidth", "data_rate", "throughput", "interconnect_bandwidth")
_SCORES = frozenset({"performance", "throughput", "frame_rate", "benchmark_score", "chip_count"})
_PAIR = re.compile(r" ?[/+] ?$")
_DRIVES = frozenset({"TB", "PB"})
_BYTES = frozenset(BYTES)
_NOT_CARRIED = frozenset({"power_limit", "error_margin", "count", "percentage", "multiple"})  # what an amount of its own says, not the next


def for_each_watt(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``와트로 나누면 2.7배``, ``watt başına 3,2 kat daha fazla kare``, ``Watt başına 68 gigaflops``: work for the power that it takes is efficiency, whatever the unit of the work."""
    each = measuring_of(place.page.grammar.code).per_watt
    if word is not None and word.end <= place.figure.start and each.match(place.page.folded, word.start):
        return "energy_efficiency", PER_WATT
    low = max([place.reading.start, *(one.end for one in place.reading.figures if one.end <= place.figure.start and one.kind in MEASURES and not each.search(place.page.folded, one.start, one.end + _RIGHT_BEFORE))])  # `1kW당 처리량은`
    if place.figure.kind == "percentage" and _OF_THEM_ALL.search(place.page.folded, low, place.figure.start):
        return ("percentage", THAT_IS) if metric in _WORK and word is None else None  # `modellerin yüzde 85'i`: a part of them
    if metric in _WORK and place.figure.kind in ("ratio", "percentage"):  # `watt başına 3,2 kat daha fazla kare`
        told = next(iter(reversed(list(each.finditer(place.page.folded, low, place.figure.start)))), None)
        still = place.context.metric == "energy_efficiency" and place.context.metric_sentence == place.index and each.search(place.page.folded, place.reading.clause(place.figure.start)[0], place.figure.start)
        return ("energy_efficiency", PER_WATT) if still or (told and (place.figure.start - told.end() <= _RIGHT_BEFORE or told.start() >= place.reading.clause(place.figure.start)[0])) else None
    if (metric not in _WORK and not (metric == "chip_count" and place.figure.unit == "piece")) or place.figure.kind != "quantity" or rule not in ("unit", "unit_and_word", "no_metric"):
        return None
    if at_watts(place):
        return None
    known = place.context.told.get(place.figure.unit or "")
    on = known is not None and known[:2] == ("energy_efficiency", place.index)  # `X 0,36 token üretirken Y 0,30'da kalıyor`
    return ("energy_efficiency", PER_WATT) if on or each.search(place.page.folded, low, place.figure.start) else None


def at_watts(place: Place) -> bool:
    """``15W에 40TOPS인``, ``15 W ile 40 TOPS sunan``: whether an amount is what so much power gives, right before it."""
    before = next((one for one in reversed(place.reading.figures) if one.end <= place.figure.start), None)
    return before is not None and before.unit in _WATTS and _WITH_IT.fullmatch(place.page.folded, before.end, place.figure.start) is not None


_WATTS = frozenset({"mW", "W", "kW", "MW"})
_WITH_IT = re.compile(r"(?:에|에서|으?로) |['’]?(?:y?l[ae]|[dt][ae])? (?:ile |çekerken |harcarken )?")
_OF_THEM_ALL = re.compile(r"l[ae]r(?:[iu])?n?[iu]n (?:yaklaşik |neredeyse )?(?:yüzde |% ?)?$|(?<![가-힣])[가-힣]{2,8}(?:들|모델|사용자|고객)의 (?:약 )?$")


def in_short(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``0.249J 대 0.376J, 즉 34% 적다``, ``0,249 J'ye karşı 0,376 J, yani yüzde 34 az``: what sums up two values is by their measure."""
    before = [one for one in place.reading.figures if one.end <= place.figure.start and one.kind in MEASURES]
    if place.figure.kind not in ("percentage", "ratio") or len(before) < len(("one", "other")) or place.context.metric_sentence != place.index or not place.context.metric:
        return None
    summed = before[-1].unit == before[-2].unit and before[-1].kind == "quantity" and _SUMS_UP.fullmatch(place.page.folded, before[-1].end, place.figure.start)
    return (place.context.metric, THAT_IS) if summed else None


_SUMS_UP = re.compile(r"['’]?[a-zçğöşü가-힣]{0,4},? (?:즉|곧|다시 말해|yani|demek ki),? (?:약 |거의 |yaklaşik |neredeyse )?(?:yüzde |% ?)?")
_RIGHT_BEFORE = 8  # code points between a measure for each watt and a multiple of it


def between_things(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``노드 사이는 800Gbps``, ``NVLink, kart başına 1,8 TB/s``: a rate beside what joins things is one between them, unless memory is named nearer."""
    page, figure = place.page, place.figure
    plain = word is None or not measuring_of(page.grammar.code).store.match(page.folded, word.start)
    if metric not in _BANDWIDTHS or not plain or (figure.unit not in _RATES and (word is None or metric != "memory_bandwidth")):
        return None
    return ("interconnect_bandwidth", "unit_and_word") if _joins(place) else None


def _joins(place: Place) -> bool:
    """Whether a link is named nearer before a figure than memory in its sentence, or right behind it."""
    page, figure, told = place.page, place.figure, measuring_of(place.page.grammar.code)
    low = place.reading.start
    behind = min(place.reading.end, figure.end + LINK_AFTER)
    if place.cell is not None:
        heads = " ".join(filter(None, (place.cell.row_header, place.cell.col_header, page.document.article.title))).lower()
        return bool(told.link.search(heads)) and not told.store.search(heads)
    link = max((match.start() for match in told.link.finditer(page.folded, low, figure.start)), default=-1)
    store = max((match.start() for match in told.store.finditer(page.folded, low, figure.start)), default=-1)
    if link > store:
        return True
    after = told.link.search(page.folded, figure.end, behind)
    return link == store == -1 and after is not None and not any(figure.end <= other.start < after.start() for other in place.reading.figures)


def capacity_of(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``배터리보다 용량이 다섯 배``, ``SSD'nin kapasitesi iki kat``: a capacity is that of the drive or battery named before it."""
    page, told = place.page, measuring_of(place.page.grammar.code)
    if metric != "memory_capacity" or word is None or not told.capacity.match(page.folded, word.start):
        return None
    kinds = (("battery_capacity", told.battery), ("storage_capacity", told.drive))
    near = [(match.start(), kind) for kind, words in kinds for match in words.finditer(page.folded, place.reading.start, word.start)]
    found = max(near, default=(-1, ""))[1]
    fits = allowed(place.figure)
    return (found, "unit_and_word") if found and (fits is None or found in fits) else None


def on_the_drive(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``8GB/256GB``, ``16 GB / 512 GB``, ``2 TB'lık sürüm``: the larger behind a slash is the drive's, and so are terabytes that no word calls memory."""
    page, figure = place.page, place.figure
    if metric != "memory_capacity" or rule != "unit" or figure.unit not in _BYTES:
        return None
    if figure.unit in _DRIVES:
        behind = min(place.reading.end, figure.end + LINK_AFTER)
        return None if measuring_of(page.grammar.code).memory.search(page.folded, place.reading.start, behind) else ("storage_capacity", "beside_drive")
    at = place.reading.figures.index(figure)
    before = place.reading.figures[at - 1] if at else None
    paired = before is not None and before.unit == figure.unit and (figure.value or 0) >= 4 * (before.value or 0) and _PAIR.fullmatch(page.text, before.end, figure.start)
    return ("storage_capacity", "beside_drive") if paired else None


def of_knowledge(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``GSM8K에서 84.5%``, ``AIME'de yüzde 79,8``: what is right of a test of knowledge is its accuracy; a word for points keeps them a score."""
    figure, untimed = place.figure, place.page.untimed
    bare = figure.unit in (None, "percent") and figure.kind in ("quantity", "percentage") and 0 < (figure.value or 0) <= WHOLE
    if metric not in _SCORES or not bare or word is not None:
        return None
    names = [n for n in place.reading.names if n.end <= figure.start and n.type in ("benchmark", "dataset")]
    test = names[-1].name if names else place.context.workload[0].name if place.context.workload and place.reading.block - place.context.workload_block <= NEXT else None
    return ("accuracy", "knowledge_test") if test in untimed else None


def by_the_rate(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``FP16은 초당 48토큰이었다. 속도는 2.5배에 그쳤다``: speed without more, right after a rate, is that rate."""
    page, rate = place.page, place.context.rate
    spoken = word is not None and rule == "metric_word" and bool(measuring_of(page.grammar.code).speed.match(page.folded, word.start))
    if rate is not None and rule == "degree_or_carried" and _TURN.search(page.text, page.readings[rate[1]].end - 1, place.reading.start + _TURN_HEAD):
        return None  # somebody else's words
    if metric != "performance" or rate is None or not (spoken or rule == "degree_or_carried") or place.figure.kind not in ("percentage", "ratio"):
        return None
    return (rate[0], "carried:rate") if place.index - rate[1] <= STILL and rate[2] == place.reading.block else None


_TURN_HEAD = 24  # code points in which a name is told before what somebody says
_TURN = re.compile(r"\n[^\W\d][\w.]{1,15}: ")


def goes_on(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``첫 토큰까지 1.9초다. L4는 1.3초``, ``L2 önbelleği 40 MB; V100'ün 6 MB'ı``: an amount without a word goes on with the last in its unit."""
    if rule != "unit" or place.cell is not None or place.figure.kind != "quantity" or not place.figure.unit:
        return None
    known = place.context.told.get(_kind_of(place.figure))
    if known is None or known[0] in _NOT_CARRIED or place.index - known[1] > NEXT or known[2] != place.reading.block or known[0] == metric:
        return None
    named = place.figure.unit in _BYTES and any(n.end + 1 == place.figure.start for n in place.reading.names)  # `H100 80GB`: the size of the thing itself
    return None if named else (known[0], "carried:unit")


def of_the_other(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``bant genişliği saniyede 3,6 TB; H100'ünki 3,35 TB``: what another has of the same is a bandwidth, too, though no second is told again."""
    figure = place.figure
    if figure.unit not in _BYTES or rule == "header" or metric in BANDWIDTH:
        return None
    known = place.context.told.get(f"{figure.unit}/s")
    spoken = known is not None and known[0] in BANDWIDTH and place.index - known[1] <= NEXT and known[2] == place.reading.block
    return (known[0], "carried:unit") if known and spoken and _ITS_OWN.search(place.page.folded, place.reading.start, figure.start) else None


_ITS_OWN = re.compile(r"(?:[a-z0-9]['’](?:n?[iuü]n)k[iuü]|(?<![a-zçğöşü])(?:onunki|bununki|ötekininki|diğerininki|seninki|rakibininki)|[a-z0-9가-힣]의 것[은이]|[a-z0-9가-힣] (?:쪽|것)은) (?:ise |yaklaşik |yalnizca |sadece |약 |초당 )*$")


def how_long(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``문맥 길이는 3만 토큰이다``, ``128 bin jetonluk bağlam penceresi``: how much is read at once, neither data nor a rate."""
    page, figure = place.page, place.figure
    if metric not in ("dataset_size", "throughput") or figure.unit != "token" or not SHORTEST <= (figure.value or 0) <= LONGEST:
        return None
    told, (low, high) = measuring_of(page.grammar.code).context, place.reading.clause(figure.start)
    near = told.search(page.folded, max(low, figure.start - SENT_BEFORE), figure.start) or told.search(page.folded, figure.end, min(high, figure.end + LINK_AFTER))
    return ("context_length", READ_AT_ONCE) if near else None


def in_use(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``여울 S2의 GPU 점유율은 90%``: how busy a processor is; a maker's ``GPU 점유율`` is its share of a market."""
    if metric != "market_share" or word is None or place.figure.kind != "percentage":
        return None
    page, low = place.page, place.reading.start
    busy = any(match.end() == word.end for match in measuring_of(page.grammar.code).busy.finditer(page.folded, low, word.end))
    sold = any(name.type == "vendor" for name in place.reading.names) or measuring_of(page.grammar.code).market.search(page.folded, low, place.reading.end)
    return ("utilization", IN_USE) if busy and not sold else None


def used(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``hesaplama gücünün yüzde 38'i kullanılıyor``, ``연산 능력의 38%만 쓰인다``: how much of it is in use."""
    page, figure, told = place.page, place.figure, measuring_of(place.page.grammar.code)
    used = figure.kind == "percentage" and told.used.match(page.folded, figure.end)
    return ("utilization", IN_USE) if used and told.usable.search(page.folded, place.reading.start, figure.start) else None


def that_is(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``Çekirdek sayısı 96, yani X1'dekinin iki katı``, ``96개, 즉 X1의 두 배``: what compares the value just told is of its metric."""
    page, figure, context = place.page, place.figure, place.context
    if rule not in ("degree_or_carried", "no_metric") or figure.kind not in ("percentage", "ratio") or context.metric_sentence != place.index or context.metric is None:
        return None
    at = place.reading.figures.index(figure)
    before = next((other for other in reversed(place.reading.figures[:at]) if other.kind in ("quantity", "money", "percentage")), None)
    told, (low, _) = measuring_of(page.grammar.code), place.reading.clause(figure.start)
    if before is None:
        return None
    pointed = page.grammar.pronoun_rival.search(page.folded, low, figure.end) is not None  # `yani Cerebras'ınki onun 57 katı`: which is which is not told by the place
    here = not pointed and any(told.that_is.search(page.folded, before.end, end) for end in (low, low + _SO_LONG))
    return (context.metric, THAT_IS) if here else None


_SO_LONG = 6  # code points by which the word that goes on may stand in the clause of what compares: `, yani `


def _kind_of(figure: Figure) -> str:
    """The unit of an amount; of plain pieces with their counter, as ``장`` and ``개`` count different things."""
    return f"piece {figure.surface[-1]}" if figure.unit == "piece" else figure.unit or ""


def keep_told(place: Place, metric: str, rule: str) -> None:
    """Remembers what an amount in its unit was, where a word or something better than the unit alone told it."""
    figure = place.figure
    if figure.kind == "quantity" and metric in ("throughput", "frame_rate"):
        place.context.rate = (metric, place.index, place.reading.block)
    if figure.kind != "quantity" or not figure.unit or rule == "unit" or at_watts(place):
        return
    place.context.told[_kind_of(figure)] = (metric, place.index, place.reading.block)
    if metric == "energy_efficiency" and "/" in figure.unit:
        place.context.told[figure.unit.partition("/")[0]] = (metric, place.index, place.reading.block)
