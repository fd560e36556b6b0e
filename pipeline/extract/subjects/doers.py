"""Who takes or gives so many, the machine that its noun calls up again, and what ``we`` in an answer reach."""

from __future__ import annotations

import re

from pipeline.extract.context import Bound, bound
from pipeline.extract.reading import CLASSES, COMPONENTS, MAKERS, THINGS, Named
from pipeline.extract.setups import RUN
from pipeline.extract.subjects.question import MARKET_METRICS, Question, unsaid
from pipeline.extract.talk import firm_in_talk, own_thing, turned_to_other
from pipeline.languages import doing_of

_BODIES = MAKERS | {"organisation"}
_BACK = 6  # sentences in which a machine was told of by its name
_TOLD_BY_SORT = frozenset({"price", "power", "temperature", "weight"})
_OF_PARTS = frozenset({"process_node", "die_area", "transistor_count", "cache_size"})  # a machine has none


def taker(q: Question) -> Bound | None:
    """``5 binini Ege Telekom, kalan 3 binini ise üç üniversite verdi``, ``5천 개를 한빛통신이, 3천 개를 대학 세 곳이 주문했다``: an object before its subject is told of who is named behind it."""
    if q.cell is not None or q.figure.kind != "quantity" or q.metric not in MARKET_METRICS | {"order_size", "order_backlog", "chip_count"}:
        return None
    words = doing_of(q.page.grammar.code)
    told = words.taken.match(q.page.folded, q.figure.end, q.reading.end)
    if told is None:
        return None
    named = next((n for n in q.reading.names if n.start == told.end() and n.type in _BODIES), None)
    if named is not None:
        return bound(named, 0.8, "taker") if words.takes.match(q.page.folded, named.end, q.reading.end) else None
    some = words.taker.match(q.page.folded, told.end(), q.reading.end)
    return q.words(some.span("who"), 0.7, "taker") if some and not any(told.end() <= n.start < some.end() for n in q.reading.names) else None


def part_of_told(q: Question) -> Bound | None:
    """``6.500 çip sevk ettik, bunun 4 bini Ege Otoyol'a gitti``, ``6,500개를 출하했고 이 중 4천 개는``: so many of those just told are of what those are."""
    said = q.context.said
    before = q.page.by_start.get(said[0]) if said else None
    if said is None or before is None or q.cell is not None or q.figure.kind != "quantity" or before.unit != q.figure.unit or not (before.value or 0) > (q.figure.value or 0):
        return None
    near = before.start >= q.reading.start or (q.index and before.start >= q.page.readings[q.index - 1].start)
    if any(before.end <= n.start < q.figure.start and n.type in THINGS | _BODIES for n in q.reading.names):
        return None  # `Ege'nin siparişi bunun 22'si`
    told = near and q.context.metrics.get(before.start) == q.metric and doing_of(q.page.grammar.code).of_it.search(q.page.folded, q.reading.start, q.figure.start)
    return said[1].carried() if told else None


def machine_told(q: Question) -> Bound | None:
    """``(Poyraz 8 adlı sunucu …) Sunucunun tükettiği güç 5,4 kilovat``, ``(서버 하늬 8 …) 서버의 소비 전력은 5.4kW``: a machine called by its sort is the one that was told of as such, not a card in it."""
    if q.cell is not None or q.metric in MARKET_METRICS | _OF_PARTS or q.page.block(q.reading).kind == "title":
        return None
    low, _ = q.reading.clause(q.figure.start)
    words = doing_of(q.page.grammar.code)
    told = next(iter(words.machine.finditer(q.page.folded, low, q.figure.start)), None)
    if told is None or any(n.type in THINGS | _BODIES and n.start < q.figure.start for n in q.reading.names):
        return None
    is_one = re.compile(words.is_machine.format(told["noun"]))
    for reading in reversed(q.page.readings[max(0, q.index - _BACK) : q.index]):
        named = [n for n in reading.names if n.type in THINGS and n.entity.entity_id not in CLASSES | COMPONENTS]
        called = [n for n in named if is_one.match(q.page.folded, n.end, reading.end)]
        if called:
            return q.but_rival(unsaid(called[-1].entity, 0.75, "carried:machine_told"))
    return None


def we_reach(q: Question) -> Bound | None:
    """``4,1 milisaniyedeyiz``, ``6.500 çip sevk ettik``, ``Çip 69 dolar``, ``칩은 개당 69달러``: what an answer says that ``we`` are at or have sold so many of, and what it tells by its sort alone, is of the speaker's own thing, where the clause names none."""
    if q.cell is not None or q.rival is not None or q.page.block(q.reading).kind != "answer":
        return None
    words, (low, high) = doing_of(q.page.grammar.code), q.reading.clause(q.figure.start)
    said = words.we_hand_over.search(q.page.folded, q.figure.end, high) if q.metric == "shipments" else words.we_reach.match(q.page.folded, q.figure.end, high)
    sort = said is None and q.metric in _TOLD_BY_SORT and words.our_sort.search(q.page.folded, low, q.figure.start)
    if not (said or sort) or any(low <= n.start < q.figure.start and _is_thing(n) for n in q.reading.names):
        return None
    firm = firm_in_talk(q.page, q.context)
    if sort and firm and turned_to_other(q.page, q.reading, q.index, firm):
        return None
    own = own_thing(q.page, q.reading, q.index, q.figure, q.context, firm) if firm else None
    return unsaid(own, 0.7, "carried:ours") if own else None


def measured_there(q: Question) -> Bound | None:
    """``3090'dan 28 token/sn aldım``, ``3090'da Q6'yı denediğimde hız 6 token/sn'ye düştü``, ``3090에서는 Q6를 돌리니 6토큰``: what was measured on or got out of the one thing that the sentence names so is of that."""
    if q.cell is not None or q.rival is not None or q.metric not in RUN or q.figure.unit in ("x", "percent") or q.page.block(q.reading).kind == "title":
        return None
    named = [n for n in q.reading.names if _is_thing(n)]
    if len({n.entity.entity_id for n in named}) != 1 or named[0].end > q.figure.start or named[0].type not in ("chip", "system"):
        return None
    there = all(n.role == "locative" for n in named) and named[0].start - q.reading.start <= _AT_HEAD
    got = named[0].role == "ablative" and doing_of(q.page.grammar.code).got.match(q.page.folded, q.figure.end, q.reading.clause(q.figure.start)[1])
    return bound(named[0], 0.75, "measured_there") if there or got else None


_AT_HEAD = 16  # code points of a sentence before what it is told of


def others_value(q: Question) -> Bound | None:
    """``Onların 100 TOPS'u seyreklik açıkken``, ``그쪽 100TOPS는``: in an answer the value that is said to be the others' is of the thing of another maker that was told of last."""
    if q.cell is not None or q.page.block(q.reading).kind != "answer" or not doing_of(q.page.grammar.code).theirs.search(q.page.folded, q.reading.start, q.figure.start):
        return None
    firm = firm_in_talk(q.page, q.context)
    for key in reversed(q.context.tally.claimed) if firm else ():
        one = q.page.entities.get(key)
        if one is not None and one.type in THINGS:
            return unsaid(one, 0.7, "carried:theirs") if q.page.maker(one) != firm else None
    return None


def of_clause_behind(q: Question) -> set[str]:
    """``Başarım 1.150'ye çıkarken X1 460'ta kalıyordu``, ``속도는 1,150인 반면 X1은 460이다``: what the next clause holds against a value, with one of its own, does not have that of the clause before, which names nothing."""
    if q.cell is not None or any(n.type in THINGS and n.start < q.figure.start for n in q.reading.names):
        return set()
    words = doing_of(q.page.grammar.code)
    first = next((n for n in q.reading.names if n.start >= q.figure.end and n.type in THINGS), None)
    if first is None or first.role not in ("topic", "subject", "bare") or words.while_behind.fullmatch(q.page.folded, q.figure.end, first.start) is None:
        return set()
    return {first.entity.entity_id} if any(f.unit == q.figure.unit and f.start >= first.end for f in q.reading.figures) else set()


def receiving(q: Question) -> set[str]:
    """``Doruk Finans'a 300 kart gönderdik``, ``4 bini Ege Otoyol'a gitti``, ``도운은행에 카드 300장을 납품했다``: whoever gets so many has not shipped them."""
    if q.metric != "shipments" or q.cell is not None:
        return set()
    words = doing_of(q.page.grammar.code)
    getting = {n.entity.entity_id for n in q.reading.names if words.getting.match(q.page.folded, n.end) and words.hands_over.search(q.page.folded, n.end, q.reading.end)}
    return getting - {n.entity.entity_id for n in q.reading.names if not words.getting.match(q.page.folded, n.end)}


def _is_thing(one: Named) -> bool:
    return one.type in THINGS and one.entity.entity_id not in CLASSES | COMPONENTS
