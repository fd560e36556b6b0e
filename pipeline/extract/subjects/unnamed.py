"""What is meant without its name, by words that are no name."""

from __future__ import annotations

import re

from pipeline.extract.coined import is_common
from pipeline.extract.context import Bound
from pipeline.extract.left_out import (
    FORECAST,
    both_together,
    counted_again,
    counted_right_behind,
    officers_firm,
    owner_of_share,
    possessed,
    present_thing,
    put_on,
    speakers_thing,
    the_other,
)
from pipeline.extract.metrics import metric_words
from pipeline.extract.nameless import is_person
from pipeline.extract.newest import new_thing
from pipeline.extract.pointing import pointing_noun, raw_owner_before, thing_of_maker, this_one, unnamed_thing_of
from pipeline.extract.ranking import LEADING
from pipeline.extract.reading import MAKERS, MEASURES, THINGS
from pipeline.extract.subjects.question import MARKET_METRICS, OF_THINGS_ALONE, Question, kinds_for
from pipeline.extract.wholes import technique_of
from pipeline.extract.workloads import MEASURED

_EMPTY_TOPIC = re.compile(r"^(?:ilk|son|ikinci|üçüncü) (?:yari|çeyre|ay|yil)[a-zçğıöşü]*$|^(?:우리|저희|이|그|저|것|수|점|때|등|및|제품|칩|카드|모델|회사|업체|관계자|이번|올해|지난해|작년|내년|경우|정도|이상|가운데|다만|이날|하나|한 장|나머지|kart|yonga|çip|işlemci|bu|şu|o|bir|daha|en|yaklaşik|ise|de|da|yani|yüzde|sadece|yalnizca|saatlik|aylik|yillik|toplam|ortalama)$| (?:daha|en|ve|ile|bir|için|olan|kadar|göre|gibi|sonra|önce|şirket|kart|yonga)$|것|(?:^| )(?:저|이|그) |(?:에|께|에서|으로|[률율량수]로|[려겨져쳐어아해워]지|바꾸|나누|이루)$|^대신 |(?:[dt][ae]n|beri|taraf[dt]a|diye geçen|[iuü]nc[ae]|[ae]r[ae]k|(?<=[rş])ken)$")


def latest(q: Question) -> Bound | None:
    """``최근 제품은 5나노다``, ``son ürünü 5 nm``: the newest thing of a maker, which the text does not name."""
    low, _ = q.reading.clause(q.figure.start)
    matches = list(q.page.grammar.latest.finditer(q.page.folded, low, q.figure.start))
    if not matches or any(n.type in THINGS and n.start < q.figure.start for n in q.reading.names):
        return None
    return q.words(matches[-1].span(1), 0.6, "latest")


def newest(q: Question) -> Bound | None:
    """``yeni çip iki kat hızlı``, ``신제품은 96GB를 얹었다``: the newest thing that the article has introduced."""
    if not kinds_for(q.metric)[0] >= THINGS:
        return None
    found = new_thing(q.page, q.reading, q.figure.start, q.context)
    return q.but_rival(found)


def raw_topic(q: Question) -> Bound | None:
    """A marked noun phrase that is no name (``veri merkezleri``), where no thing has been spoken of in this paragraph."""
    if (q.context.thing and q.context.thing_block == q.reading.block) or q.metric in MEASURED or q.metric in MARKET_METRICS:
        return None
    if q.context.thing and q.page.block(q.reading).kind != "paragraph":
        return None
    low, _ = q.reading.clause(q.figure.start)
    for match in reversed(list(q.page.grammar.raw_topic.finditer(q.page.folded, low, q.figure.end))):
        if match.end(1) > q.figure.start or metric_words(q.page, match.start(1), match.end(1)) or _EMPTY_TOPIC.search(match[1]) or is_person(q.page, *match.span(1)):
            continue
        return q.words(match.span(1), 0.4, "raw_topic")
    return None


def raw_owner(q: Question) -> Bound | None:
    """``tesisin maliyeti``, ``katılımcıların yüzde 51'i``: a common noun that owns the figure or what it measures."""
    return raw_owner_before(q.page, q.reading, q.figure.start)


def pointing(q: Question) -> Bound | None:
    """``kümede``, ``şirketin``: the noun itself, where nothing that it points at has a name."""
    return pointing_noun(q.page, q.reading, q.figure.start)


def makers_thing(q: Question) -> Bound | None:
    """``Apple'ın yongası 2.914 puanla önde``: the thing of that make that the text has named."""
    return thing_of_maker(q.page, q.reading, q.figure.start, q.context)


def unnamed_thing(q: Question) -> Bound | None:
    """``Nöron'un çipi ise 320 watt``: what nobody names has the value, not what was told of before."""
    return unnamed_thing_of(q.page, q.reading, q.figure.start) if q.cell is None and q.metric not in MARKET_METRICS else None


def this_thing(q: Question) -> Bound | None:
    """``RTX 5070 Ti 42 saniyede bitirirken bu kart 55 saniyede``: not the thing whose value its sentence has just told."""
    found = this_one(q.page, q.reading, q.figure.start, q.context) if q.cell is None else None
    return q.but_rival(found)


def topic_with_measure(q: Question) -> Bound | None:
    """``나주는 PUE가 1.21로``: a topic of one word that no list knows, right before the measure that it has."""
    if q.cell or q.metric in MARKET_METRICS:
        return None
    told = _TOPIC.search(q.page.folded, q.reading.start, q.figure.start) or (_THAN_BEHIND.match(q.page.folded, q.figure.end) and _OWNER_OF_VALUE.search(q.page.folded, q.reading.start, q.figure.start))
    if not told or is_common(told["topic"]) or _EMPTY_TOPIC.search(told["topic"]) or is_person(q.page, *told.span("topic")):
        return None
    taken = any(told.start() < n.end and n.start < q.figure.start and n.type in THINGS | MAKERS for n in q.reading.names)
    return None if taken else q.words(told.span("topic"), 0.7, "topic_with_measure")


_TOPIC = re.compile(r"(?<![가-힣a-z0-9] )(?<![가-힣a-z0-9])(?P<topic>[가-힣]{2,5})(?:은|는) (?:(?:소비 ?)?전력|pue|면적|용량|가동률|사용률|온도|단가|요금|수전 용량|대역폭|[a-z]{3,4})(?:이|가) (?:약 |평균 )?$")
_OWNER_OF_VALUE = re.compile(r"(?<![가-힣a-z0-9])(?P<topic>[가-힣]{2,5})의 (?:약 |평균 )?$")
_THAN_BEHIND = re.compile(r"보다(?![가-힣])")


def to_come(q: Question) -> Bound | None:
    """``다음 칩은 언제 나오나. "TSMC 3나노를 쓴다."``, ``Sonraki yonga ne zaman? … 3 nm olacak``: the thing to come that was just asked or told of without a name."""
    named = [n for n in q.reading.names if n.type in THINGS and n.start < q.figure.start and not (q.rival and n.entity is q.rival.entity)]
    if q.cell or named or q.metric in MARKET_METRICS:
        return None
    for before in reversed(q.page.readings[max(0, q.index - _COMING_BACK) : q.index + 1]):
        told = list(q.page.grammar.to_come.finditer(q.page.folded, before.start, min(before.end, q.figure.start)))
        if told:
            start, end = told[-1].span(1)
            later = any(n.type in THINGS and n.start >= end and n.role in LEADING for n in before.names)
            return None if later else q.words((start, end), 0.7, "to_come" if before is q.reading else "carried:to_come")
        if before is not q.reading and any(n.type in THINGS and n.role in LEADING for n in before.names):
            return None
    return None


_COMING_BACK = 4  # sentences


def technique(q: Question) -> Bound | None:
    """``추측 디코딩은 1.8배``: the way of working that leads the sentence, not the thing spoken of before."""
    return technique_of(q.page, q.reading, q.figure) if q.cell is None and q.metric not in MARKET_METRICS else None


def left_out(q: Question) -> Bound | None:
    """``Alfa'nınki 6 kW``, ``öbürü 9 W``, ``지금 쓰는 14나노 칩은 230MB``, ``Alfa 두 장에 나눠 올리면 13토큰``: what is meant without its name, or with its name in another case than that of a subject."""
    page, reading, figure = q.page, q.reading, q.figure
    if q.cell is not None or figure.kind not in MEASURES:
        return None
    if q.metric in MARKET_METRICS:
        return both_together(page, reading, figure, q.metric) or owner_of_share(page, reading, figure) or (officers_firm(page, reading, figure) if q.metric in FORECAST else None)
    if q.metric in ("share", "orders"):
        return both_together(page, reading, figure, q.metric) or owner_of_share(page, reading, figure)
    found = counted_right_behind(page, reading, figure, q.metric) or (counted_again(page, reading, q.index, figure) if q.metric in ("power", "memory_capacity", "price") else None)
    found = found or possessed(page, reading, figure, q.context) or the_other(page, reading, q.index, figure) or present_thing(page, reading, q.index, figure)
    found = found or (put_on(page, reading, figure) if q.metric in MEASURED else None)
    found = found or (speakers_thing(page, reading, figure, q.metric, q.context) if q.metric in MEASURED | OF_THINGS_ALONE | {"performance", "price", "chip_count"} else None)
    return q.but_rival(found)
