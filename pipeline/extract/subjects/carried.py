"""Topics that go on from sentences before."""

from __future__ import annotations

import re

from pipeline.extract.comparators.degrees import degree_near
from pipeline.extract.comparators.measures import is_difference
from pipeline.extract.context import Bound, bound
from pipeline.extract.pointing import announced_thing, launched_before
from pipeline.extract.reading import CLASSES, COMPONENTS, MAKERS, THINGS
from pipeline.extract.subjects.question import MARKET_METRICS, SHARED_METRICS, Question, kinds_for, unsaid
from pipeline.languages import pointing_of


def goes_on_rising(q: Question) -> Bound | None:
    """``H100의 성적은 지난 회차에 초당 21,400토큰이었는데 이번에 13% 올랐다``, ``H100 geçen tur 21.400 token üretmişti, bu tur yüzde 13 arttı``: what has changed is what the sentence has just measured, where it names nothing since."""
    reading, figure, said = q.reading, q.figure, q.context.said
    if figure.kind != "percentage" or q.cell or q.rival is None or q.rival.method != "change_verb" or said is None or not reading.start <= said[0] < figure.start:
        return None
    subject, since = said[1], said[0]
    if q.context.metric != q.metric or subject.entity is None or subject.entity.type not in THINGS or subject.start is None or not reading.start <= subject.start < since:
        return None
    return subject if not any(since <= n.start < figure.start and n.type in THINGS | MAKERS for n in reading.names) else None


def maker_topic(q: Question) -> Bound | None:
    """A maker as topic of the sentence: its carried product where that is its own, else the maker itself."""
    kinds = kinds_for(q.metric)
    if "vendor" in kinds[0]:
        return None
    makers = [n for n in q.reading.names if n.start < q.figure.start and n.type == "vendor" and n.role in ("topic", "subject", "label") and q.usable(n, frozenset({"vendor"}))]
    if not makers:
        return None
    maker, thing = makers[-1], q.context.thing
    if thing and q.page.maker(thing.entity) in (maker.name, None) and q.metric not in ("price", "cost"):
        return thing.carried()
    return bound(maker, 0.6, "maker_topic")


def carried_topic(q: Question) -> Bound | None:
    """The topic of earlier sentences, dropped here as both languages drop it."""
    first = kinds_for(q.metric)[0]
    if q.metric in SHARED_METRICS and q.context.market and not (q.context.maker and q.context.maker_block == q.reading.block):
        return q.context.market.carried()
    if "vendor" in first and not (q.metric in SHARED_METRICS and q.context.thing and q.context.thing_block == q.reading.block):
        return q.context.maker.carried() if q.context.maker else None
    if "dataset" in first and q.context.dataset:
        return q.context.dataset.carried()
    if "model" in first and q.context.model:
        return q.context.model.carried()
    thing = q.context.thing
    if thing and q.rival and q.rival.entity and thing.entity and thing.entity.entity_id == q.rival.entity.entity_id:
        thing = q.context.hero if q.context.hero and q.context.hero.name != thing.name else None
    return thing.carried() if thing else None


def demonstrative(q: Question) -> Bound | None:
    """``이 칩은``, ``Bu, …``: a sentence that opens by pointing back goes on about the same thing."""
    if not q.page.grammar.demonstrative.match(q.page.folded, q.reading.start) or not q.context.thing:
        return None
    if "vendor" in kinds_for(q.metric)[0] or any(n.type in THINGS and n.role in ("topic", "subject", "label") and n.start < q.figure.start for n in q.reading.names):
        return None
    return q.context.thing.carried(0.9)


def taken_up(q: Question) -> Bound | None:
    """``(… p3 sunucusunun kirası). Bu kira, …``, ``X2의 대여가 있다. 이 대여는 …``: a sentence that takes up a word of the one before goes on about the one thing named there."""
    again = q.page.grammar.taken_up.match(q.page.folded, q.reading.start, q.figure.start)
    before = q.page.readings[q.index - 1] if again and q.index else None
    if again is None or before is None or before.block != q.reading.block or any(n.type in THINGS for n in q.reading.names):
        return None
    told = q.page.folded.find(again[1], before.start, before.end) >= 0
    things = {n.entity.entity_id: n for n in before.names if n.type in THINGS}
    return bound(next(iter(things.values())), 0.7, "taken_up").carried(0.9) if told and len(things) == 1 else None


def chip_within(q: Question) -> Bound | None:
    """``Telefonun içinde A19 Pro var. Yonga 3 nm sürecinde üretiliyor``, ``A19 프로를 달았다. 칩은 3나노다``: the one chip just named, where what it is in is the topic."""
    told = pointing_of(q.page.grammar.code).opening.match(q.page.folded, q.reading.start, q.figure.start)
    thing, low = q.context.thing, max(0, q.index - _TOLD_BACK)
    if told is None or q.cell is not None or q.metric in MARKET_METRICS or not thing or not thing.entity or any(n.type in THINGS | MAKERS and n.start < q.figure.start for n in q.reading.names):
        return None
    if thing.entity.type == "chip":
        return None
    named = [n for reading in q.page.readings[low : q.index] if reading.block == q.reading.block for n in reading.names if n.type == "chip" and n.entity.entity_id not in COMPONENTS | CLASSES]
    return bound(named[-1], 0.75, "chip_within").carried() if len({n.entity.entity_id for n in named}) == 1 else None


def announced(q: Question) -> Bound | None:
    """``M2부터 보자. … 두께는 2슬롯이다``: not what the article as a whole is about."""
    if q.cell or q.rival or q.metric in MARKET_METRICS or q.page.grammar.former.search(q.page.folded, q.reading.clause(q.figure.start)[0], q.figure.start):
        return None
    return announced_thing(q.page, q.reading, q.index, q.figure.start)


def launched(q: Question) -> Bound | None:
    """``G800'ü de 2026'da çıkaracak; 24 GB bellekli olacak``: what is to come out, not whoever brings it out."""
    return launched_before(q.page, q.reading, q.index, q.figure.start) if q.cell is None and q.metric not in MARKET_METRICS else None


def any_topic(q: Question) -> Bound | None:
    """Whatever the article is about."""
    for one in (q.context.thing, q.context.maker, q.context.title_thing, q.context.title_maker, q.context.model):
        if one and not (q.rival and q.rival.name == one.name):
            return one.carried(0.6)
    return None


def back_then(q: Question) -> Bound | None:
    """``1년 전에는 31%였다``, ``Bir yıl önce yüzde 31'di``: a sentence that only says when goes on about what was told last."""
    last = q.context.tally.claimed[-1:]
    before = q.page.readings[q.index - 1] if q.index else None
    if q.cell or q.rival or not last or before is None or before.block != q.reading.block or not any(f.unit == q.figure.unit for f in before.figures):
        return None
    if not q.page.grammar.back_then.fullmatch(q.page.folded, q.reading.start, q.figure.start) or not _WAS.match(q.page.folded, q.figure.end):
        return None
    entity = q.page.entities.get(last[0])
    if entity is None and not last[0].startswith("raw:"):
        return None
    return Bound(entity.name if entity else last[0].removeprefix("raw:"), entity, None, None, 0.7, "carried:back_then")


_WAS = re.compile(r"(?:이었|였|이던|이다|다(?=[.\n])|에 (?:그쳤|불과)|[은는]커녕)|['’]?(?:[iuü]?y?[dt][iuü]|[iuü]di)(?![a-zçğöşü])| idi")


def one_of_two(q: Question) -> Bound | None:
    """``전자가 960GB/s, 후자가 640GB/s다``, ``ilki 960 GB/s, ikincisi 640 GB/s``: of the two things that were named together last."""
    low, _ = q.reading.clause(q.figure.start)
    told = list(q.page.grammar.one_of_two.finditer(q.page.folded, low, q.figure.start))
    if not told or q.cell is not None:
        return None
    for reading in reversed(q.page.readings[max(0, q.index - _TOLD_BACK) : q.index + 1]):
        named = [n for n in reading.names if n.type in THINGS and n.entity.entity_id not in COMPONENTS | CLASSES and n.end <= told[-1].start()]
        pair = list({n.entity.entity_id: n for n in named}.values())
        if len(pair) == 2:
            return bound(pair[0 if told[-1]["first"] else 1], 0.75, "one_of_two").carried()
        if pair:
            return None
    return None


_TOLD_BACK = 2  # sentences


def same_pair(q: Question) -> Bound | None:
    """``M1은 32GB였으니 용량이 두 배, 전력은 30W 높다``: what is held against the same thing in one sentence, with nothing named between, is the same."""
    match, said = q.context.match, q.context.said
    if q.cell or not q.rival or not match or not said or q.context.match_sentence != q.index or q.rival.entity is None or match[1].entity is not q.rival.entity or match[0] is not said[1]:
        return None
    return None if any(said[0] < n.start < q.figure.start and n.type in THINGS | MAKERS for n in q.reading.names) else match[0]


def less_than_it(q: Question) -> Bound | None:
    """``(5090은 412만 원, K2는 189만 원.) 두 장이면 378만 원이니 34만 원 덜 들었다``: a difference right behind an amount in its unit, in a sentence without a name, is of what that amount is of."""
    before = next((one for one in reversed(q.reading.figures) if one.end <= q.figure.start), None)
    told = q.context.tally.claimed[-1:]
    if q.cell or before is None or before.unit != q.figure.unit or before.start not in q.context.metrics or not told or any(n.type in THINGS | MAKERS for n in q.reading.names):
        return None
    thing = q.page.entities.get(told[0]) if is_difference(q.page, q.figure, degree_near(q.page, q.reading, q.figure)) else None
    return unsaid(thing, 0.7, "carried:same") if thing is not None and thing.type in THINGS else None
