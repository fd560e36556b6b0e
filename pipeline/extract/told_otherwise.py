"""What an amount is where the default of its unit or the nearest word would be wrong: ``노드 사이는 800Gbps``, ``pil kapasitesi yüzde 20``, ``시장의 절반을 차지``.

Each rule is asked after the metric has been chosen by unit and word (``assembly.metric.figure_metric``); the first that knows better wins.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Protocol

from pipeline.extract.batches import is_batch_size
from pipeline.extract.context import Context
from pipeline.extract.context_lengths import LONGEST, SHORTEST, side_told
from pipeline.extract.metrics import BANDWIDTH, BYTES, allowed, is_big, metric_words
from pipeline.extract.partly import portion_told
from pipeline.extract.portions import holder_of_portion
from pipeline.extract.reading import MEASURES, THINGS, Page, Reading, Word
from pipeline.languages import circumstances_of, measuring_of
from schemas.records import Cell, Figure

PER_WATT, PER_SHARE, READ_AT_ONCE, DISCOUNT, LAYOFFS, HIRES = "per_watt", "per_share", "read_at_once", "discount", "layoffs", "hires"
LOST, BOUGHT, OF_PIECES = "downtime", "bought_for", "of_pieces"
IN_USE, IN_STOCK, IN_CONTRACT, THAT_IS, CHARGED, LASTS, SERVED = "in_use", "in_stock", "in_contract", "that_is", "charged", "lasts", "served"
SPELLED_OUT = frozenset({PER_WATT, PER_SHARE})  # rules that keep the word behind them
FIXED = frozenset({"event_word", "tape_out", "rank", "give_or_take", "done_at_once", "likened", DISCOUNT})  # rules that nothing here corrects
LINK_AFTER = 16  # code points behind a rate in which what it joins is named: `700 GB/s bağlantı`, `400Gbps 망`
SENT_BEFORE = 24  # code points before a number in which a noun says that the things are sold: `판매 목표는 칩 기준 50만 개`
RAISED_REACH = 30  # code points behind an amount in which a verb says that it was raised
NEXT = 1  # sentences over which an amount goes on with the one before in the same unit
STILL = 2  # sentences of a paragraph over which speed is by the rate told last
WHOLE = 100  # points of a test of knowledge
_RATES = frozenset({"GB/s", "TB/s", "MB/s", "B/s", "KB/s", "GiB/s", "Gbps", "Tbps", "Mbps", "Kbps", "Gb/s", "Mb/s"})
_WORK = ("throughput", "frame_rate", "compute_performance", "performance", "dataset_size")
_BANDWIDTHS = ("memory_bandwidth", "data_rate", "throughput", "interconnect_bandwidth")
_SCORES = frozenset({"performance", "throughput", "frame_rate", "benchmark_score", "chip_count"})
_PAIR = re.compile(r" ?[/+] ?$")
_DRIVES = frozenset({"TB", "PB"})
_COUNTED = frozenset({"chip_count", "server_count", "rack_count", "node_count"})
_BYTES = frozenset(BYTES)
_NOT_CARRIED = frozenset({"power_limit", "error_margin", "count", "percentage", "multiple"})  # what an amount of its own says, not the next


class Place(Protocol):
    """A figure at its place (``assembly.spot.Spot``)."""

    page: Page
    reading: Reading
    index: int
    figure: Figure
    context: Context
    cell: Cell | None


Answer = tuple[str, str]  # metric and rule
Rule = Callable[[Place, str, Word | None, str], Answer | None]


def told_otherwise(place: Place, metric: str, word: Word | None, rule: str) -> tuple[str, Word | None, str]:
    """The metric, its word and its rule, corrected by the first of the rules below that knows better."""
    if rule in FIXED:
        return metric, word, rule
    for known in _RULES:
        if answer := known(place, metric, word, rule):
            return answer[0], word if answer[1] in SPELLED_OUT else None, answer[1]
    return metric, word, rule


def _for_each_watt(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``와트로 나누면 2.7배``, ``watt başına 3,2 kat daha fazla kare``, ``Watt başına 68 gigaflops``: work for the power that it takes is efficiency, whatever the unit of the work."""
    each = measuring_of(place.page.grammar.code).per_watt
    if word is not None and word.end <= place.figure.start and each.match(place.page.folded, word.start):
        return "energy_efficiency", PER_WATT
    low = max([place.reading.start, *(one.end for one in place.reading.figures if one.end <= place.figure.start and one.kind in MEASURES and not each.search(place.page.folded, one.start, one.end + _RIGHT_BEFORE))])  # `1kW당 처리량은`
    if place.figure.kind == "percentage" and _OF_THEM_ALL.search(place.page.folded, low, place.figure.start):
        return ("percentage", THAT_IS) if metric in _WORK and word is None else None  # `modellerin yüzde 85'i`: a part of them
    if metric in _WORK and place.figure.kind in ("ratio", "percentage"):  # `watt başına 3,2 kat daha fazla kare`
        told = next(iter(reversed(list(each.finditer(place.page.folded, low, place.figure.start)))), None)
        goes_on = place.context.metric == "energy_efficiency" and place.context.metric_sentence == place.index and each.search(place.page.folded, place.reading.clause(place.figure.start)[0], place.figure.start)
        return ("energy_efficiency", PER_WATT) if goes_on or (told and (place.figure.start - told.end() <= _RIGHT_BEFORE or told.start() >= place.reading.clause(place.figure.start)[0])) else None
    if (metric not in _WORK and not (metric == "chip_count" and place.figure.unit == "piece")) or place.figure.kind != "quantity" or rule not in ("unit", "unit_and_word", "no_metric"):
        return None
    if _at_watts(place):
        return None
    known = place.context.told.get(place.figure.unit or "")
    on = known is not None and known[:2] == ("energy_efficiency", place.index)  # `X 0,36 token üretirken Y 0,30'da kalıyor`
    return ("energy_efficiency", PER_WATT) if on or each.search(place.page.folded, low, place.figure.start) else None


def _at_watts(place: Place) -> bool:
    """``15W에 40TOPS인``, ``15 W ile 40 TOPS sunan``: whether an amount is what so much power gives, right before it."""
    before = next((one for one in reversed(place.reading.figures) if one.end <= place.figure.start), None)
    return before is not None and before.unit in _WATTS and _WITH_IT.fullmatch(place.page.folded, before.end, place.figure.start) is not None


_WATTS = frozenset({"mW", "W", "kW", "MW"})
_WITH_IT = re.compile(r"(?:에|에서|으?로) |['’]?(?:y?l[ae]|[dt][ae])? (?:ile |çekerken |harcarken )?")
_OF_THEM_ALL = re.compile(r"l[ae]r(?:[iu])?n?[iu]n (?:yaklaşik |neredeyse )?(?:yüzde |% ?)?$|(?<![가-힣])[가-힣]{2,8}(?:들|모델|사용자|고객)의 (?:약 )?$")


def _in_short(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``0.249J 대 0.376J, 즉 34% 적다``, ``0,249 J'ye karşı 0,376 J, yani yüzde 34 az``: what sums up two values is by their measure."""
    before = [one for one in place.reading.figures if one.end <= place.figure.start and one.kind in MEASURES]
    if place.figure.kind not in ("percentage", "ratio") or len(before) < len(("one", "other")) or place.context.metric_sentence != place.index or not place.context.metric:
        return None
    summed = before[-1].unit == before[-2].unit and before[-1].kind == "quantity" and _SUMS_UP.fullmatch(place.page.folded, before[-1].end, place.figure.start)
    return (place.context.metric, THAT_IS) if summed else None


_SUMS_UP = re.compile(r"['’]?[a-zçğöşü가-힣]{0,4},? (?:즉|곧|다시 말해|yani|demek ki),? (?:약 |거의 |yaklaşik |neredeyse )?(?:yüzde |% ?)?")
_RIGHT_BEFORE = 8  # code points between a measure for each watt and a multiple of it


_LET_GO = re.compile(
    r"(?: ?(?:가량|정도|안팎|남짓|규모))?(?:[을를]|의 ?(?:직원|인력|일자리)[을를]?)?(?: [가-힣]+(?:까지|에|로|게|히))? ?(?:감원|해고|정리 ?해고|구조 ?조정|감축|내보[내냈낸]|줄[이인일였]|자[르른를]|잘[라랐])"
    r"|['’]?[a-zçğöşü]{0,4} ?(?:(?:çalişan|personel|işçi)[a-zçğöşü]* )?(?:(?:yil|ay|hafta) sonuna kadar )?(?:işten çikar|işten çikart|çikarac|çikaracağ|kovac|kovul)"
)


_LOST = re.compile(r"(?:[을를]|이나|가량|정도| 넘게)? ?(?:(?:고스란히|통째로|그냥) )?(?:잃[었은는고]|날[렸리린]|허비|까먹)|(?:['’]?[iuüyi]{0,2})? (?:kaybe|yitir|boşa git)")
_HOURS = frozenset({"min", "h", "day", "week", "month"})


def _lost(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``고장으로 21시간을 날렸다``, ``arıza yüzünden 21 saat kaybettik``: time that is lost is no time that something took, nor one by which it got shorter."""
    return (LOST, LOST) if place.figure.unit in _HOURS and _LOST.match(place.page.folded, place.figure.end, place.reading.end) else None


def _let_go(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``직원 1,200명을 감원할 계획``, ``1.200 kişi işten çıkarılacak``: so many leave, so many are not there."""
    told = place.figure.unit in ("person", "engineer", "employee") and metric == "employee_count"
    return (LAYOFFS, LAYOFFS) if told and _LET_GO.match(place.page.folded, place.figure.end, place.reading.end) else None


_HIRED = re.compile(
    r"['’]?(?:n?[iuü])? ?(?:(?:yeni|ek) )?(?:(?:çalişan|personel|mühendis|kişi|geliştirici)(?:i|yi)? )?(?:daha )?(?:işe al(?:acak|iyor|di|ma|inacak|iniyor|indi)|istihdam (?:ed|e[dt])|al(?:acak|acağ)(?![a-zçğöşü]*n ))"
    r"|(?:을|를)? ?(?:신규 |새로 |추가로 |더 )?(?:채용|고용|뽑)"
)
_NEW_STAFF = re.compile(r" (?:yeni|ek) (?:çalişan|personel|mühendis|kişi)")


def _hired(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``800 yeni çalışan alacak``, ``800명을 채용할 계획``: so many come, so many are not there yet."""
    figure, folded = place.figure, place.page.folded
    told = (figure.unit in ("person", "engineer", "employee", "developer") and metric in ("employee_count", "developer_count", "engineer_count")) or (figure.unit is None and figure.kind == "quantity" and _NEW_STAFF.match(folded, figure.end))
    return (HIRES, HIRES) if told and _HIRED.match(folded, figure.end, place.reading.end) else None


def _between_things(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
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


def _capacity_of(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``배터리보다 용량이 다섯 배``, ``SSD'nin kapasitesi iki kat``: a capacity is that of the drive or battery named before it."""
    page, told = place.page, measuring_of(place.page.grammar.code)
    if metric != "memory_capacity" or word is None or not told.capacity.match(page.folded, word.start):
        return None
    kinds = (("battery_capacity", told.battery), ("storage_capacity", told.drive))
    near = [(match.start(), kind) for kind, words in kinds for match in words.finditer(page.folded, place.reading.start, word.start)]
    found = max(near, default=(-1, ""))[1]
    fits = allowed(place.figure)
    return (found, "unit_and_word") if found and (fits is None or found in fits) else None


def _on_the_drive(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
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


def _of_the_market(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``시장의 절반을 차지한다``, ``pazarın yüzde 40'ını``: a share of a market."""
    market = measuring_of(place.page.grammar.code).market
    folded, start = place.page.folded, place.figure.start
    here = metric == "share" and word is not None and market.search(folded, place.reading.clause(start)[0], start)
    here = here or (metric == "market_size" and place.figure.kind in ("percentage", "ratio") and measuring_of(place.page.grammar.code).of_market.search(folded, place.reading.start, start))
    return ("market_share", "share_of_market") if here else None


def _of_an_amount(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``gelirlerinde ihracatın payı yüzde 41``: a share of what is earned, ordered or spent, of no market."""
    whole = metric == "market_share" and place.figure.kind in ("percentage", "ratio") and circumstances_of(place.page.grammar.code).share_of.search(place.page.folded, place.reading.start, place.figure.start)
    return ("share", "share_of_amount") if whole else None


def _of_knowledge(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``GSM8K에서 84.5%``, ``AIME'de yüzde 79,8``: what is right of a test of knowledge is its accuracy; a word for points keeps them a score."""
    figure, untimed = place.figure, place.page.untimed
    bare = figure.unit in (None, "percent") and figure.kind in ("quantity", "percentage") and 0 < (figure.value or 0) <= WHOLE
    if metric not in _SCORES or not bare or word is not None:
        return None
    names = [n for n in place.reading.names if n.end <= figure.start and n.type in ("benchmark", "dataset")]
    test = names[-1].name if names else place.context.workload[0].name if place.context.workload and place.reading.block - place.context.workload_block <= NEXT else None
    return ("accuracy", "knowledge_test") if test in untimed else None


def _sold(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``전체 납품은 1,150장``, ``satış hedefi 15 milyon adet``: things counted right behind a word for selling them."""
    page, figure = place.page, place.figure
    if metric not in _COUNTED or rule != "unit" or figure.kind != "quantity":
        return None
    low = max(place.reading.start, figure.start - SENT_BEFORE)
    return ("shipments", "unit_and_word") if measuring_of(page.grammar.code).sent_before.search(page.folded, low, figure.start) else None


def _holds(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``서버는 32대까지 붙고``, ``128 karta kadar bağlanabiliyor``: up to so many that can be joined."""
    page, figure = place.page, place.figure
    if metric not in _COUNTED or rule != "unit" or figure.quantifier != "at_most":
        return None
    return ("scale_limit", "unit_and_word") if measuring_of(page.grammar.code).holds.match(page.folded, figure.end) else None


def _by_the_rate(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
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


def _goes_on(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``첫 토큰까지 1.9초다. L4는 1.3초``, ``L2 önbelleği 40 MB; V100'ün 6 MB'ı``: an amount without a word goes on with the last in its unit."""
    if rule != "unit" or place.cell is not None or place.figure.kind != "quantity" or not place.figure.unit:
        return None
    known = place.context.told.get(_kind_of(place.figure))
    if known is None or known[0] in _NOT_CARRIED or place.index - known[1] > NEXT or known[2] != place.reading.block or known[0] == metric:
        return None
    named = place.figure.unit in _BYTES and any(n.end + 1 == place.figure.start for n in place.reading.names)  # `H100 80GB`: the size of the thing itself
    return None if named else (known[0], "carried:unit")


def _of_the_other(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``bant genişliği saniyede 3,6 TB; H100'ünki 3,35 TB``: what another has of the same is a bandwidth, too, though no second is told again."""
    figure = place.figure
    if figure.unit not in _BYTES or rule == "header" or metric in BANDWIDTH:
        return None
    known = place.context.told.get(f"{figure.unit}/s")
    spoken = known is not None and known[0] in BANDWIDTH and place.index - known[1] <= NEXT and known[2] == place.reading.block
    return (known[0], "carried:unit") if known and spoken and _ITS_OWN.search(place.page.folded, place.reading.start, figure.start) else None


_ITS_OWN = re.compile(r"(?:[a-z0-9]['’](?:n?[iuü]n)k[iuü]|(?<![a-zçğöşü])(?:onunki|bununki|ötekininki|diğerininki|seninki|rakibininki)|[a-z0-9가-힣]의 것[은이]|[a-z0-9가-힣] (?:쪽|것)은) (?:ise |yaklaşik |yalnizca |sadece |약 |초당 )*$")


def _how_long(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``문맥 길이는 3만 토큰이다``, ``128 bin jetonluk bağlam penceresi``: how much is read at once, neither data nor a rate."""
    page, figure = place.page, place.figure
    if metric not in ("dataset_size", "throughput") or figure.unit != "token" or not SHORTEST <= (figure.value or 0) <= LONGEST:
        return None
    told, (low, high) = measuring_of(page.grammar.code).context, place.reading.clause(figure.start)
    near = told.search(page.folded, max(low, figure.start - SENT_BEFORE), figure.start) or told.search(page.folded, figure.end, min(high, figure.end + LINK_AFTER))
    return ("context_length", READ_AT_ONCE) if near else None


def _for_each_share(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``주당 500원의 배당``, ``hisse başına 2,5 lira temettü``: a dividend for each share, not all that is paid out."""
    if metric != "dividend" or place.figure.kind != "money":
        return None
    low, high = place.reading.clause(place.figure.start)
    return ("dividend_per_share", PER_SHARE) if measuring_of(place.page.grammar.code).per_share.search(place.page.folded, low, high) else None


def _worth_before(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``기업가치는 1100억 원이다. 직전 라운드에서는 350억 원이었다``, ``Değerlememiz 110 milyon dolar. Bir önceki turda 35 milyondu``: what the firm was worth then, nothing that it raised."""
    known = place.context.money
    if metric != "investment" or known is None or known[0] != "valuation" or place.index - known[1] > NEXT:
        return None
    return ("valuation", "carried:money") if is_of_round_before(place.page, place.reading, place.figure) and not _is_raised(place) else None


def _is_raised(place: Place) -> bool:
    """``önceki turda 35 milyon topladı``, ``직전 라운드에서 350억 원을 유치했다``."""
    _, high = place.reading.clause(place.figure.start)
    return bool(measuring_of(place.page.grammar.code).raised.search(place.page.folded, place.figure.end, min(high, place.figure.end + RAISED_REACH)))


def is_of_round_before(page: Page, reading: Reading, figure: Figure) -> bool:
    """Whether an amount is told of the round of funding before: in ``지난 라운드의 4,000억 원에서 9,000억 원으로`` the first, and not what it became."""
    told = measuring_of(page.grammar.code).round_before.search(page.folded, reading.clause(figure.start)[0], figure.start) if figure.kind == "money" else None
    return told is not None and not any(told.end() <= one.start and one.end <= figure.start and page.grammar.from_to.fullmatch(page.folded, one.end, figure.start) for one in reading.figures)


def _part_of_revenue(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``매출은 8% 늘었으나 순이익은 3% 줄었다. 메모리 부문이 4조 9000억 원으로 전체의 68%를 차지했다``, ``Bellek 4,9 milyar dolarla toplamın yüzde 68'ini oluşturdu``.

    What makes up so much of the whole is revenue, where the sentence before tells of revenue, too.
    """
    page, index = place.page, place.index
    if rule != "carried:money" or metric == "revenue" or not index or not measuring_of(page.grammar.code).of_the_whole.match(page.folded, place.figure.end):
        return None
    before = page.readings[index - 1]
    return ("revenue", rule) if any(one.metric == "revenue" for one in metric_words(page, before.start, before.end)) else None


def _portion(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``이 가운데 40%는 방위산업에서 나왔다``, ``bunun yüzde 40'ı savunmadan geldi``: a part of an amount told just before, where it is said who has it."""
    told = portion_told(place.page, place.reading, place.index, place.figure)
    holder = holder_of_portion(place.page, place.reading, place.figure, "share", of_it=True) if told else None
    named = holder is not None and holder.start is not None and holder.end is not None and not metric_words(place.page, holder.start, holder.end)
    return ("share", "part_of_whole") if named else None  # `bunun yüzde 60'ı ihracattan`: of nobody


_TRAINED_FASTER = re.compile(r"(?:나|이나|쯤|가량|정도|까지)? ?(?:더 )?(?:빠르게|빨리) (?:학습|훈련)(?:[하했한할을를]|시[키켰킨])|(?: daha)? (?:hizli|çabuk|kisa sürede) eğit(?!im[ck])")


def _trains(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``31% 빠르게 학습했다``, ``dört kat hızlı eğitiyor``: what is done faster is training, and is measured in time."""
    faster = metric == "performance" and place.figure.unit in ("percent", "x") and _TRAINED_FASTER.match(place.page.folded, place.figure.end)
    return ("training_time", "metric_word") if faster else None


def _lasts(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``G600'ün yarısı kadar sürüyor``, ``H100의 두 배가 걸린다``: what takes so much of the other's time is told of time, that of the work in the sentence."""
    page, reading, figure = place.page, place.reading, place.figure
    told = measuring_of(page.grammar.code)
    spent = metric == "cost" and _SPENDS_TIME.match(page.folded, figure.end)  # `H100'ün iki katı süre harcadı`
    if not (metric in ("performance", "throughput") or spent) or figure.unit not in ("percent", "x") or not told.lasts.match(page.folded, figure.end) or told.battery.search(page.folded, reading.start, figure.start):
        return None
    return next((kind for kind, work in page.grammar.timed if work.search(page.folded, reading.start, reading.end)), "execution_time"), LASTS


_SPENDS_TIME = re.compile(r"(?:['’]?[a-zçğöşü]{0,6})?(?: kadar| daha| fazla){0,2} (?:süre|zaman|vakit) harc|(?:의|나|이나)? ?(?:더 )?(?:많은 )?시간을 (?:썼|쓴|쓰|들)")


def _times_change(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``süre ise 2,7 kat kısalmış``, ``시간을 절반 아래로 떨어뜨린``: how a time that its clause names alone has changed is told of time, not of performance."""
    page, figure = place.page, place.figure
    if metric not in ("performance", "throughput") or figure.unit not in ("percent", "x"):
        return None
    low = place.reading.clause(figure.start)[0]
    before = _TIME_BEFORE.search(page.folded, max(low, figure.start - _NEAR_TIME), figure.start)
    if before is None or not _SHORTENED.match(page.folded, figure.end) or measuring_of(page.grammar.code).battery.search(page.folded, place.reading.start, figure.start):
        return None
    return next((kind for kind, work in page.grammar.timed if work.search(page.folded, place.reading.start, place.reading.end)), "execution_time"), LASTS


_NEAR_TIME = 24  # code points between the word for a time and the number of its change
_TIME_BEFORE = re.compile(r"(?:^|(?<=[,;:] )|(?<=ve )|(?<=ama )|(?<=bu )|(?<=eğitim ))süre(?:si|yi|sini)?(?: ise| de| da)? (?:[a-zçğöşü]+ ){0,2}(?:yüzde |% ?)?$|(?:^|(?<=[가-힣,] ))(?:학습 |훈련 )?시간[은이을도] (?:(?:[가-힣]+ )?(?:약|대략|무려) )?$")
_SHORTENED = re.compile(r"(?:['’]?[a-z]{0,4})?(?: kadar| oraninda| daha)? ?(?:kisal|azal|düş|in(?:di|miş|iyor)|uza|art)|(?:나|이나|만|가량|정도|쯤)? ?(?:아래로|이하로|으로|로)? ?(?:짧|줄|떨어뜨|떨어졌|단축|감소|길어|늘)")


def _in_use(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``여울 S2의 GPU 점유율은 90%``: how busy a processor is; a maker's ``GPU 점유율`` is its share of a market."""
    if metric != "market_share" or word is None or place.figure.kind != "percentage":
        return None
    page, low = place.page, place.reading.start
    busy = any(match.end() == word.end for match in measuring_of(page.grammar.code).busy.finditer(page.folded, low, word.end))
    sold = any(name.type == "vendor" for name in place.reading.names) or measuring_of(page.grammar.code).market.search(page.folded, low, place.reading.end)
    return ("utilization", IN_USE) if busy and not sold else None


def _used(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``hesaplama gücünün yüzde 38'i kullanılıyor``, ``연산 능력의 38%만 쓰인다``: how much of it is in use."""
    page, figure, told = place.page, place.figure, measuring_of(place.page.grammar.code)
    used = figure.kind == "percentage" and told.used.match(page.folded, figure.end)
    return ("utilization", IN_USE) if used and told.usable.search(page.folded, place.reading.start, figure.start) else None


def _serves(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``14 kurumla çalışıyor``, ``14개 기관에 공급한다``: firms and bodies that somebody sells to or works with are its customers."""
    page, figure = place.page, place.figure
    return ("customer_count", SERVED) if metric == "participant_count" and measuring_of(page.grammar.code).served.match(page.folded, figure.end) else None


def _in_stock(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``재고는 900억 원으로 20% 줄었다``: what lies in store is told in money, and so is its change."""
    page, figure = place.page, place.figure
    plain = word is None or word.metric == "shipments"
    if not plain or not (is_big(figure) or (figure.kind == "percentage" and metric in ("shipments", "inventory"))):
        return None
    low, _ = place.reading.clause(figure.start)
    stock = max((match.end() for match in measuring_of(page.grammar.code).stock.finditer(page.folded, low, figure.start)), default=None)
    if stock is None or any(other.metric != "growth" for other in metric_words(page, stock, figure.start)):
        return None
    return "inventory", IN_STOCK


def _in_contract(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``6억 달러 규모의 공급 계약``, ``220 milyon avroluk anlaşma``: what a contract is worth."""
    page, figure, told = place.page, place.figure, measuring_of(place.page.grammar.code)
    if figure.kind != "money" or not is_big(figure, 0.1) or metric not in ("investment", "revenue", "price", "cost"):
        return None
    low, high = place.reading.clause(figure.start)
    here = told.contracted.match(page.folded, figure.end, high) or told.contract.search(page.folded, low, figure.start)
    return ("contract_value", IN_CONTRACT) if here else None


def _that_is(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
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


def _until_full(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``50분이면 80%까지 찬다``, ``50 dakikada yüzde 80 doluyor``: how long a battery is charged."""
    return ("charging_time", CHARGED) if any(time is place.figure for _, time in _charges(place.page, place.reading)) else None


def _charges_at(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``급속 충전은 150kW까지``, ``45 W'la doluyor``, ``**Şarj.** İstasyon 120 kW veriyor``: a power in a sentence of charging, or in a paragraph that begins with it, is what fills a battery; not what something draws meanwhile."""
    page, figure, told = place.page, place.figure, measuring_of(place.page.grammar.code)
    if metric not in ("power", "capacity", "power_supply") or figure.unit not in ("W", "kW") or place.cell is not None or (word is not None and word.metric == metric):
        return None
    if told.drawing.match(page.folded, figure.end) or told.drawing.search(page.folded, figure.end, min(place.reading.end, figure.end + _DRAWN_WITHIN)):
        return None
    block = page.block(place.reading).start
    if told.charging.search(page.folded, figure.end, min(place.reading.end, figure.end + _DRAWN_WITHIN)):
        return "charging_power", CHARGED
    leads = told.charging.search(page.folded, block, block + _LEAD)
    before = next(iter(reversed(list(told.charging.finditer(page.folded, place.reading.start, figure.start)))), None) or leads
    return ("charging_power", CHARGED) if before and not told.drawing.search(page.folded, max(before.end(), place.reading.start), figure.start) else None


def _bought_for(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``한별을 12억 달러에 사들였다``, ``Ferda'yı 1,2 milyar dolara satın alıyor``: what is paid for a firm is what it is worth; what is paid for a part of it is not."""
    page, figure, told = place.page, place.figure, measuring_of(place.page.grammar.code)
    if figure.kind != "money" or not is_big(figure) or metric not in ("investment", "revenue", "price", "cost") or (word is not None and word.end <= figure.start):
        return None
    done = told.bought.match(page.folded, figure.end, place.reading.end)
    return ("valuation", BOUGHT) if done and not told.part_bought.search(page.folded, place.reading.clause(figure.start)[0], done.end()) else None


def _grown_in_pieces(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``시장은 대수로 12% 컸다``, ``pazar adet bazında yüzde 12 büyüdü``: a market that is counted in things grows in what is shipped."""
    page, figure, told = place.page, place.figure, measuring_of(place.page.grammar.code)
    if metric != "market_size" or figure.kind != "percentage":
        return None
    low = max((one.end for one in place.reading.figures if one.end <= figure.start and one.kind == figure.kind), default=place.reading.start)
    counted = told.in_pieces.search(page.folded, low, figure.start)
    return ("shipments", OF_PIECES) if counted and not told.in_money.search(page.folded, counted.end(), figure.start) else None


_DRAWN_WITHIN = 12  # code points behind a power in which a verb says that it is drawn, or fills a battery
_LEAD = 16  # code points at the head of a paragraph that say what all of it is about
_WAITS = frozenset({"min", "h", "s"})
CHARGED_WITHIN = 24  # code points between a length of time and how far a battery is charged in it


def is_charge(page: Page, reading: Reading, figure: Figure) -> bool:
    """Whether a percentage is how far, or from where on, a battery is charged in a time told beside it."""
    return any(figure is one for levels, _ in _charges(page, reading) for one in levels)


def _charges(page: Page, reading: Reading) -> Iterator[tuple[tuple[Figure, ...], Figure]]:
    """``50분이면 80%까지 찬다``, ``0%에서 100%까지 충전하는 데 34분``, ``yüzde 0'dan 100'e 34 dakikada doluyor``: how far a battery is charged, and the time that it takes."""
    charged = measuring_of(page.grammar.code).charged
    waits = [one for one in reading.figures if one.unit in _WAITS]
    for at, level in enumerate(reading.figures if waits else ()):
        before = reading.figures[at - 1] if at else None
        rises = before is not None and before.kind == "percentage" and page.grammar.from_to.fullmatch(page.folded, before.end, level.start) is not None
        if level.kind != "percentage" and not (rises and level.unit is None):
            continue
        levels = (before, level) if rises and before else (level,)
        behind = charged.match(page.folded, level.end) is not None
        for time in waits:
            earlier, later = 0 <= levels[0].start - time.end <= CHARGED_WITHIN, 0 <= time.start - level.end <= CHARGED_WITHIN
            if (behind and (earlier or (later and rises))) or (later and rises and charged.match(page.folded, time.end)):
                yield levels, time


def _kind_of(figure: Figure) -> str:
    """The unit of an amount; of plain pieces with their counter, as ``장`` and ``개`` count different things."""
    return f"piece {figure.surface[-1]}" if figure.unit == "piece" else figure.unit or ""


def keep_told(place: Place, metric: str, rule: str) -> None:
    """Remembers what an amount in its unit was, where a word or something better than the unit alone told it."""
    figure = place.figure
    if figure.kind == "quantity" and metric in ("throughput", "frame_rate"):
        place.context.rate = (metric, place.index, place.reading.block)
    if figure.kind != "quantity" or not figure.unit or rule == "unit" or _at_watts(place):
        return
    place.context.told[_kind_of(figure)] = (metric, place.index, place.reading.block)
    if metric == "energy_efficiency" and "/" in figure.unit:
        place.context.told[figure.unit.partition("/")[0]] = (metric, place.index, place.reading.block)


def _counted_apart(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``4 milyondan fazla geliştirici``, ``desteklediği model sayısı 60'a çıktı``: what a bare number counts, told behind its bound or right before it."""
    told, figure = measuring_of(place.page.grammar.code), place.figure
    if figure.kind != "quantity" or figure.unit not in (None, "piece", "person") or place.cell is not None:
        return None
    if _OF_THEM.search(place.page.folded, place.reading.start, figure.start) and _SO_MANY.match(place.page.folded, figure.end, place.reading.end) and figure.unit is None:
        return "chip_count", "counted_apart"
    noun = told.counted_behind.match(place.page.folded, figure.end, place.reading.end) or told.number_of.search(place.page.folded, place.reading.start, figure.start)
    return (told.counted[noun["noun"]], "counted_apart") if noun else None


_OF_THEM = re.compile(r"(?<![a-zçğöşü])(?:kart|çip|yonga|hizlandirici|işlemci|[gcnt]pu)(?:['’]?l[ae]r)[iu]n (?:yaklaşik |tam |ilk )?$")  # `kartların 1.536'sı H100`
_SO_MANY = re.compile(r"['’]s?[iuü](?:n[iuü]n?)?(?![a-zçğöşü])")


def _read_or_written(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``1.024 token girdi, 256 token çıktı``, ``입력 1,024토큰에 출력 256토큰``, ``Dizi uzunluğu: 8.192``: how long what a model reads or writes is."""
    figure = place.figure
    bare = figure.unit is None and word is None and SHORTEST <= (figure.value or 0) <= LONGEST and metric in _OF_BARE
    if figure.kind != "quantity" or place.cell is not None or not (bare or (figure.unit == "token" and metric in ("dataset_size", "throughput", "context_length"))):
        return None
    side = side_told(place.page, place.reading, figure)
    return (f"{side}_length", OF_PIECES) if side else None


_OF_BARE = frozenset({"dataset_size", "performance", "price", "cost", "throughput"})  # what a number without a unit is taken for


def _of_batch(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``32'lik yığınlarla 3.120 token``, ``배치 32에서 3,120토큰``: a bare number beside that noun is the size of the batch and nothing that is measured."""
    figure = place.figure
    bare = figure.kind == "quantity" and figure.unit is None and place.cell is None and float(figure.value or 0).is_integer()
    return ("batch_size", OF_PIECES) if bare and is_batch_size(place.page.text, figure.start, figure.end, place.page.grammar.code) else None


def _cores(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``120 Delta çekirdeği var``, ``120개의 델타 코어``: cores by the name of their sort, and not what stands before them."""
    figure = place.figure
    counts = figure.kind == "quantity" and figure.unit in (None, "piece", "GB/s", "TB/s") and figure.surface[-1:] not in "sS" and place.cell is None and float(figure.value or 0).is_integer()
    return ("core_count", "counted_apart") if counts and _CORES_BEHIND.match(place.page.text, figure.end, place.reading.end) else None


_CORES_BEHIND = re.compile(r" [A-ZÇĞİÖŞÜ][\w-]{2,14} çekirde[kğ]|의 (?:[A-Za-z][\w-]{2,14}|[가-힣]{2,6}) 코어(?=[가를는])")


def _machines(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``40 adet GB200 NVL72 kabini``, ``XE9680 sunucularından 126 tane``, ``H200 랙 40개``: racks and servers are no chips, whatever they are called by."""
    figure, folded = place.figure, place.page.folded
    if metric != "chip_count" or figure.kind != "quantity" or figure.unit not in (None, "piece", "item") or place.cell is not None:
        return None
    names = [n for n in place.reading.names if n.type in THINGS]
    pieces = _PIECES_OF.match(folded, figure.end, place.reading.end)
    counted = pieces.end() if pieces else figure.end
    start = next((n.end for n in place.reading.names if n.role == "maker" and n.start == counted + 1), counted)
    behind = next((n for n in names if 0 <= n.start - start <= 1), None)
    last = max((n.end for n in names if behind and behind.start <= n.start and n.end - behind.start <= _MAKER_AND_PIECES * 2), default=0)
    told = _MACHINE_BEHIND.match(folded, last, place.reading.end) if last else _MACHINE_BEFORE.search(folded, max(place.reading.start, figure.start - _MAKER_AND_PIECES * 2), figure.start)
    return (_MACHINES[told["noun"] or told["noun_ko"]] if not last else _MACHINES[told["noun"]], "counted_apart") if told and (last or any(0 <= told.start() - n.end <= 1 for n in names)) else None


_PIECES_OF = re.compile(r" (?:adet|tane)(?= )|개의(?= )")
_MAKER_AND_PIECES = 16  # code points
_MACHINES = {"kabin": "rack_count", "raf": "rack_count", "dolap": "rack_count", "dolab": "rack_count", "랙": "rack_count", "캐비닛": "rack_count", "sunucu": "server_count", "서버": "server_count"}
_MACHINE_BEHIND = re.compile(r" ?(?P<noun>kabin|raf|dola[pb]|sunucu|랙|캐비닛|서버)(?:s?[iuü]|l[ae]r[iu])?(?:n[iuü]n|n[dt][ae]n?|n[iuü]|n[ae]|[은는이가을를의로])?(?![a-zçğöşü가-힣])")
_MACHINE_BEFORE = re.compile(r" ?(?P<noun>kabin|raf|dola[pb]|sunucu)(?:l[ae]r[iu]n|s?[iuü]n)[dt][ae]n (?:tam |toplam )?$|(?<=[a-z0-9]) ?(?P<noun_ko>랙|캐비닛|서버) (?:약 |총 )?$")


_RULES: tuple[Rule, ...] = (_of_batch, _read_or_written, _cores, _machines, _counted_apart, _lost, _let_go, _hired, _in_use, _used, _serves, _in_stock, _in_contract, _that_is, _until_full, _charges_at, _bought_for, _grown_in_pieces, _in_short, _for_each_watt, _between_things, _of_the_other, _capacity_of, _on_the_drive, _of_the_market, _of_an_amount, _of_knowledge, _sold, _holds, _by_the_rate, _goes_on, _how_long, _for_each_share, _worth_before, _part_of_revenue, _portion, _trains, _lasts, _times_change)
