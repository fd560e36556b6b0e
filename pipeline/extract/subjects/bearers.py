"""What has a value though it does not stand beside it: who holds a place, buys so many, or is told to be so many times another."""

from __future__ import annotations

from functools import lru_cache

from pipeline.extract.context import Bound, bound
from pipeline.extract.newest import new_thing
from pipeline.extract.reading import CLASSES, COMPONENTS, LOOSE, MAKERS, THINGS, Named
from pipeline.extract.subjects.places import adnominal
from pipeline.extract.subjects.question import FOUNDRIES, Question, unsaid
from pipeline.extract.told_by_use import event_attended
from pipeline.extract.unfit import NAMES
from pipeline.languages import whose_of

_NAMED = THINGS | LOOSE | MAKERS
_LEADS = frozenset({"topic", "subject"})
_COUNTED = frozenset({"chip_count", "system_count", "server_count", "order_size"})
_SO_MANY = frozenset({"x", "percent"})


def holds_place(q: Question) -> Bound | None:
    """``3위는 나래대가 클라우드에 올린 '참매'로``, ``üçüncü sırada Ege'nin kurduğu Poyraz var``: what the sentence says to be in a place has it, and not whoever is named on the way."""
    if q.metric != "rank" or q.cell is not None or q.figure.kind != "ordinal":
        return None
    words = whose_of(q.page.grammar.code)
    opened = words.holds_place.match(q.page.folded, q.figure.end, q.reading.end)
    if opened is None:
        return None
    behind = [n for n in q.reading.names if opened.end() <= n.start and n.type in _NAMED]
    told = next((n for n in behind if words.is_that.match(q.page.folded, n.end)), None)
    if told is None or any(f.kind == "ordinal" and q.figure.end <= f.start < told.start for f in q.reading.figures):
        return None  # `1. sırada A, 2. sırada B var`: each with its own
    return bound(told, 0.75, "holds_place")


def so_many_times(q: Question) -> Bound | None:
    """``전력은 75W로 H100의 10분의 1``, ``75 watt ile H100'ün onda biri``: the part or multiple of another's that a value is has the subject of the value."""
    said, before = q.context.said, next((one for one in reversed(q.reading.figures) if one.end <= q.figure.start), None)
    if q.cell is not None or said is None or before is None or said[0] != before.start or q.figure.unit not in _SO_MANY:
        return None
    words = whose_of(q.page.grammar.code)
    told = words.times_of.fullmatch(q.page.folded, before.end, q.figure.start)
    return q.but_rival(said[1]) if told and not words.than_this.match(q.page.folded, q.figure.end) else None


def buyer(q: Question) -> Bound | None:
    """``나래는 H100을 2,000장 확보하겠다고 했다``, ``Ege, 2.000 H100 satın alacak``: who leads the sentence and buys so many has them, not what is bought."""
    if q.metric not in _COUNTED or q.cell is not None or q.figure.kind != "quantity":
        return None
    end = next((n.end for n in q.reading.names if n.type in THINGS and 0 <= n.start - q.figure.end <= 1), q.figure.end)
    words, paid = whose_of(q.page.grammar.code), next((f for f in q.reading.figures if f.start >= end and f.kind == "money"), None)
    for_money = paid is not None and paid.start - end <= _PAID_NEXT and words.pays.match(q.page.folded, paid.end)
    if not for_money and not words.buys.match(q.page.folded, end, q.reading.end):
        return None
    low, _ = q.reading.clause(q.figure.start)
    firms = [n for n in q.reading.names if n.end <= q.figure.start and n.type in MAKERS and n.role in _LEADS]
    leader = next((n for n in reversed(firms) if n.start >= low), firms[-1] if firms else None)
    since = leader and any(leader.end <= n.start < q.figure.start and n.type in THINGS and n.role in _LEADS for n in q.reading.names)
    return bound(leader, 0.75, "buyer") if leader and not since else None


_PAID_NEXT = 8  # code points from a number to what is paid for it: `2,000장을 420억 원에 주문했다`


def event(q: Question) -> Bound | None:
    """``행사에는 1,850명이 찾아 지난해의 1,480명보다 25% 늘었다``, ``fuara 1.850 kişi katıldı``: the event that so many came to."""
    if q.metric != "visitor_count" or q.cell is not None:
        return None
    said = q.context.said
    if told := event_attended(q.page, q.reading, q.figure):
        return q.name_or_words(told.span("noun"), 0.75, "event")
    return said[1] if said and said[1].method == "event" and q.reading.start <= said[0] < q.figure.start else None


def investor(q: Question) -> Bound | None:
    """``한솔벤처가 300억 원으로 가장 많이 넣었다``, ``Hanzade Girişim 300 milyon lira yatırdı``: who puts so much in, not the firm that it goes to."""
    if q.metric != "investment" or q.cell is not None or not whose_of(q.page.grammar.code).puts_in.match(q.page.folded, q.figure.end):
        return None
    low, _ = q.reading.clause(q.figure.start)
    leader = next((n for n in reversed(q.reading.names) if low <= n.start and n.end <= q.figure.start and n.type in MAKERS and n.role == "subject"), None)
    return bound(leader, 0.75, "investor") if leader else None


def firm_of_trade(q: Question) -> Bound | None:
    """``(누리전자: …) DRAM은 업계 1위``, ``(Ege Yonga: …) DRAM'de sektörün birincisi``: a place among the firms of a trade is of the firm spoken of, not of its goods."""
    if q.metric != "rank" or q.cell is not None or not whose_of(q.page.grammar.code).of_trade.search(q.page.folded, q.reading.start, q.figure.start):
        return None
    before = [n for n in q.reading.names if n.end <= q.figure.start and n.type in _NAMED]
    if not before or any(n.entity.entity_id not in COMPONENTS | CLASSES for n in before):
        return None
    maker = q.context.maker
    return maker.carried() if maker and q.context.maker_block == q.reading.block else None


def process_of_firm(q: Question) -> Bound | None:
    """``누리전자는 자체 4나노 공정으로``, ``Ege ve Lodos ise 4 nm'de kalmış``: the firm that leads up to a process has it, and not another firm's thing told of before."""
    if q.metric != "process_node" or q.cell is not None:
        return None
    before = [n for n in q.reading.names if n.end <= q.figure.start and n.type in _NAMED]
    firm = before[-1] if before else None
    low, high = q.reading.clause(q.figure.start)
    if firm is None or firm.type != "vendor" or firm.role not in _LEADS or any(low <= n.start < firm.start and n.role in _LEADS and n.type != "vendor" for n in before) or not whose_of(q.page.grammar.code).has_process.fullmatch(q.page.folded, firm.end, q.figure.start):
        return None
    thing = q.context.thing
    if any(q.figure.end <= n.start < high and n.type in THINGS | LOOSE for n in q.reading.names) or thing is None or q.page.maker(thing.entity) in (firm.name, None):
        return None
    return bound(firm, 0.7, "process_of_firm")


def process_itself(q: Question) -> Bound | None:
    """``TSMC 3nm 공정의 제한적인 공급``, ``TSMC 3 nm kapasitesi``: how much there is of a process is told of that."""
    if q.metric != "process_node" or q.cell is not None or not whose_of(q.page.grammar.code).short_of.match(q.page.folded, q.figure.end, q.reading.end):
        return None
    foundry = next((n for n in q.reading.names if 0 <= q.figure.start - n.end <= 1 and n.entity.entity_id in FOUNDRIES), None)
    return q.words((foundry.start, q.figure.end), 0.75, "process_itself") if foundry else None


def nation(q: Question) -> Bound | None:
    """``한국은 모두 12대를 명단에 올려``: a country that leads its clause, where nothing else is named before the value."""
    low, _ = q.reading.clause(q.figure.start)
    told = whose_of(q.page.grammar.code).nation.match(q.page.folded, low, q.figure.start)
    if told is None or q.cell is not None or q.rival or _named_between(q, low) or adnominal(q):
        return None
    return q.words(told.span("place"), 0.75, "nation")


def device_of_software(q: Question) -> Bound | None:
    """``윈도우 PC는 4코어로``, ``Windows bilgisayarım ise 4 çekirdekli``: a machine that is called by what it runs."""
    if q.cell is not None or q.rival:
        return None
    for named in reversed(q.reading.names):
        if named.end <= q.figure.start and named.type in ("framework", "product") and (told := whose_of(q.page.grammar.code).device.match(q.page.folded, named.end, q.figure.start)):
            since = any(told.end() <= n.start < q.figure.start and n.type in THINGS and n.role in _LEADS for n in q.reading.names)
            return None if since else q.words((named.start, told.end("noun")), 0.7, "device_of_software")
    return None


def joined(q: Question) -> Bound | None:
    """``새 칩은 R5 두 개를 하나로 묶은 구조``: what is made of several has their number."""
    if q.metric not in ("chip_count", "die_count") or q.cell is not None or not whose_of(q.page.grammar.code).joined.match(q.page.folded, q.figure.end, q.reading.end):
        return None
    part = next((n for n in q.reading.names if n.type in THINGS and 0 <= q.figure.start - n.end <= 1), None)
    new = new_thing(q.page, q.reading, part.start, q.context) if part else None
    return q.but_rival(new) if new and part and new.entity is not part.entity else None


def chief(q: Question) -> Bound | None:
    """``CEO 혹 탄은 매출 1,000억 달러를``, ``CEO Ayşe Kaya, 20 milyar lira gelir``: what the head of a firm that need not be named expects is of the firm that the article is about."""
    if q.cell is not None or q.metric not in _OF_CHIEFS or any(n.end <= q.figure.start and n.type in MAKERS for n in q.reading.names):
        return None
    firm = q.context.hero_maker or q.context.title_maker or q.context.maker
    return firm.carried() if firm and whose_of(q.page.grammar.code).chief.search(q.page.folded, q.reading.start, q.figure.start) else None


_OF_CHIEFS = frozenset({"revenue", "profit", "order_backlog", "orders", "investment", "operating_margin"})


def rated(q: Question) -> Bound | None:
    """``제 점수는 66/100``, ``notum 8/10``: what a writer gives marks to is what the article is about."""
    if q.metric not in ("benchmark_score", "rating") or q.cell is not None or "/" not in q.figure.surface or not whose_of(q.page.grammar.code).rating.search(q.page.folded, q.reading.start, q.figure.start):
        return None
    about = q.context.title_thing or q.context.title_maker or q.context.hero_maker
    most = q.page.entities.get(next(iter(q.context.tally.makers), ""))
    return about.carried() if about else unsaid(most, 0.5, "carried:main_maker") if most else None


def is_generation_elsewhere(q: Question, one: Bound) -> bool:
    """``추론만 보고 만든 2세대 칩이다. …``: the number of a generation alone names nothing beyond its sentence."""
    here = one.start is not None and q.reading.start <= one.start < q.reading.end
    return not here and _is_generation(q.page.grammar.code, one.name)


@lru_cache(maxsize=NAMES)
def _is_generation(language: str, name: str) -> bool:
    return whose_of(language).generation.fullmatch(name.lower()) is not None


def _named_between(q: Question, low: int) -> list[Named]:
    return [n for n in q.reading.names if low <= n.start < q.figure.start and n.type in _NAMED and n.role != "comparator"]
