"""What an amount is by the time that something takes, loses or saves, and how a battery is charged: ``고장으로 21시간을 날렸다``, ``50 dakikada yüzde 80 doluyor``."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pipeline.extract.answers import CHARGED, LASTS, LOST, Answer, Place
from pipeline.extract.reading import Page, Reading, Word
from pipeline.languages import measuring_of
from schemas.records import Figure

_LOST = re.compile(r"(?:[을를]|이나|가량|정도| 넘게)? ?(?:(?:고스란히|통째로|그냥) )?(?:잃[었은는고]|날[렸리린]|허비|까먹)|(?:['’]?[iuüyi]{0,2})? (?:kaybe|yitir|boşa git)")
_HOURS = frozenset({"min", "h", "day", "week", "month"})


def lost(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``고장으로 21시간을 날렸다``, ``arıza yüzünden 21 saat kaybettik``: time that is lost is no time that something took, nor one by which it got shorter."""
    return (LOST, LOST) if place.figure.unit in _HOURS and _LOST.match(place.page.folded, place.figure.end, place.reading.end) else None


_TRAINED_FASTER = re.compile(r"(?:나|이나|쯤|가량|정도|까지)? ?(?:더 )?(?:빠르게|빨리) (?:학습|훈련)(?:[하했한할을를]|시[키켰킨])|(?: daha)? (?:hizli|çabuk|kisa sürede) eğit(?!im[ck])")


def trains(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``31% 빠르게 학습했다``, ``dört kat hızlı eğitiyor``: what is done faster is training, and is measured in time."""
    faster = metric == "performance" and place.figure.unit in ("percent", "x") and _TRAINED_FASTER.match(place.page.folded, place.figure.end)
    return ("training_time", "metric_word") if faster else None


def lasts(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``G600'ün yarısı kadar sürüyor``, ``H100의 두 배가 걸린다``: what takes so much of the other's time is told of time, that of the work in the sentence."""
    page, reading, figure = place.page, place.reading, place.figure
    told = measuring_of(page.grammar.code)
    spent = metric == "cost" and _SPENDS_TIME.match(page.folded, figure.end)  # `H100'ün iki katı süre harcadı`
    if not (metric in ("performance", "throughput") or spent) or figure.unit not in ("percent", "x") or not told.lasts.match(page.folded, figure.end) or told.battery.search(page.folded, reading.start, figure.start):
        return None
    return next((kind for kind, work in page.grammar.timed if work.search(page.folded, reading.start, reading.end)), "execution_time"), LASTS


_SPENDS_TIME = re.compile(r"(?:['’]?[a-zçğöşü]{0,6})?(?: kadar| daha| fazla){0,2} (?:süre|zaman|vakit) harc|(?:의|나|이나)? ?(?:더 )?(?:많은 )?시간을 (?:썼|쓴|쓰|들)")


def times_change(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
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


def until_full(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``50분이면 80%까지 찬다``, ``50 dakikada yüzde 80 doluyor``: how long a battery is charged."""
    return ("charging_time", CHARGED) if any(time is place.figure for _, time in _charges(place.page, place.reading)) else None


def charges_at(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
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
