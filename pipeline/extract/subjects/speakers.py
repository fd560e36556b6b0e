"""Whoever speaks, posts or answers: their firm, and what is theirs."""

from __future__ import annotations

import re

from pipeline.extract.comparators.rivals import tells_ours
from pipeline.extract.context import Bound
from pipeline.extract.pointing import my_thing
from pipeline.extract.ranking import key_of
from pipeline.extract.reading import CLASSES, THINGS
from pipeline.extract.subjects.question import COUNTED_GAP, MARKET_METRICS, Question, unsaid
from pipeline.extract.talk import coming_without_name, firm_in_talk, our_firm, own_thing, theirs


def mine(q: Question) -> Bound | None:
    """``Benimki 78 dereceyi geçmiyor``: the speaker's own, not what was told of before."""
    return my_thing(q.page, q.reading, q.index, q.figure.start) if q.cell is None else None


def ours(q: Question) -> Bound | None:
    """``L4는 980토큰에 그쳐 우리가 48% 빠르다``, ``ondan yüzde 48 daha hızlıyız``: what the speaker says of their own is of what the article is about."""
    if q.figure.unit not in ("percent", "x") or not tells_ours(q.page, q.reading.clause(q.figure.start)[0], q.figure):
        return None
    named = [one for one in (q.context.hero, q.context.thing, q.context.title_thing) if one and not (q.rival and key_of(q.rival) == key_of(one))]
    own = q.new_among(named)
    return own.carried() if own else None


def asked_of_firm(q: Question) -> Bound | None:
    """``Doluluk oranınız? — Yüzde 83``: what somebody is asked about their own is their firm's."""
    firm = q.context.hero_maker or q.context.title_maker
    if q.cell or firm is None or q.metric not in _OF_FIRMS_TOO or q.follows_names():
        return None
    for before in reversed(q.page.readings[max(0, q.index - 2) : q.index]):
        if q.page.text[before.start : before.end].rstrip('"”’*_ ').endswith("?"):
            return firm.carried() if q.page.grammar.yours.search(q.page.folded, before.start, before.end) and not any(n.type in THINGS for n in before.names) else None
    return None


_OF_FIRMS_TOO = frozenset({"utilization", "capacity", "revenue", "profit", "employee_count", "customer_count", "pue", "growth"})


def our_fleet(q: Question) -> Bound | None:
    """``Filomuzda 2.400 GPU var``, ``저희는 GPU를 2400장 굴립니다``: what the speaker's firm has in all, not the sorts listed behind it."""
    if q.cell or q.metric != "chip_count" or q.reading.clause(q.figure.start)[0] > q.figure.start:
        return None
    told = q.page.grammar.our_stock.search(q.page.folded, q.reading.start, q.figure.start)
    if told is None or any(told.end() <= n.start < q.figure.start and n.entity.entity_id not in CLASSES for n in q.reading.names):
        return None
    if any(0 <= n.start - q.figure.end <= COUNTED_GAP and n.entity.entity_id not in CLASSES for n in q.reading.names):
        return None
    firm = q.context.hero_maker or q.context.title_maker
    return firm.carried() if firm else q.words(told.span("phrase"), 0.6, "our_fleet")


def other_speaker(q: Question) -> Bound | None:
    """``bizde 180 milisaniye, onda 240``: not the speaker's."""
    return theirs(q.page, q.reading, q.figure, q.context) if q.cell is None and q.metric not in MARKET_METRICS else None


def our_pieces(q: Question) -> Bound | None:
    """``저희 카드 다섯 장은 있어야 H100 한 장``, ``bizim karttan beş tane``: a number of the speaker's own, not of what they are held against."""
    told = _OUR_PIECES.search(q.page.folded, q.reading.start, q.figure.start) if q.metric == "chip_count" and q.cell is None else None
    firm = firm_in_talk(q.page, q.context) if told else None
    own = own_thing(q.page, q.reading, q.index, q.figure, q.context, firm) if firm else None
    return unsaid(own, 0.7, "carried:ours") if own else None


_OUR_PIECES = re.compile(r"(?<![가-힣])(?:저희|우리) ?(?:카드|칩|제품|서버)(?:로|를|을|는|가|이)? $|(?<![a-zçğöşü])bizim (?:kart|çip|yonga|sunucu)(?:[iuü]?m[iuü]z)?(?:[dt][ae]n)? $")


def coming(q: Question) -> Bound | None:
    """``M.2 모듈도 내놓으려고 해요. 15W에 30TOPS쯤``: what has no name yet."""
    return coming_without_name(q.page, q.reading, q.index, q.figure) if q.cell is None and not q.rival and q.metric not in MARKET_METRICS else None


def ours_in_talk(q: Question) -> Bound | None:
    """``41 kişiyiz``, ``Geçen yıl gelirimiz 8 milyon lira``: the firm of who answers."""
    return our_firm(q.page, q.reading, q.figure, q.metric) if q.cell is None and not (q.rival and q.rival.entity) else None
