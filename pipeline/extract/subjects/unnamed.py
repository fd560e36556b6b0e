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
from pipeline.extract.measured import MEASURED
from pipeline.extract.metrics import is_date, metric_words
from pipeline.extract.moved import enlarged
from pipeline.extract.nameless import is_person
from pipeline.extract.newest import new_thing
from pipeline.extract.pointing import pointing_noun, raw_owner_before, thing_of_maker, this_one, unnamed_thing_of
from pipeline.extract.ranking import LEADING
from pipeline.extract.reading import MAKERS, MEASURES, THINGS, Page
from pipeline.extract.subjects.question import MARKET_METRICS, OF_THINGS_ALONE, Question, kinds_for
from pipeline.extract.wholes import technique_of

_EMPTY_TOPIC = re.compile(r"^(?:ilk|son|ikinci|üçüncü) (?:yari|çeyre|ay|yil)[a-zçğıöşü]*$|^(?:우리|저희|이|그|저|것|수|점|때|등|및|제품|칩|카드|모델|회사|업체|관계자|이번|올해|지난해|작년|내년|경우|정도|이상|가운데|다만|이날|하나|한 장|나머지|kart|yonga|çip|işlemci|bu|şu|o|bir|daha|en|yaklaşik|ise|de|da|yani|yüzde|sadece|yalnizca|saatlik|aylik|yillik|toplam|ortalama)$| (?:daha|en|ve|ile|bir|için|olan|kadar|göre|gibi|sonra|önce|şirket|kart|yonga)$|것|(?:^| )(?:저|이|그) |(?:에|께|에서|으로|[률율량수체]로|[려겨져쳐어아해워]지|바꾸|나누|이루)$|^대신 |(?:[dt][ae]n|beri|taraf[dt]a|diye geçen|[iuü]nc[ae]|[ae]r[ae]k|(?<=[rş])ken)$")


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


def makers_thing_alone(q: Question) -> Bound | None:
    """``Apple'ın telefonu 3.274 mAh'lik piliyle``, ``애플의 스마트폰은 배터리가 3,274mAh``: the same, where nothing else is named before the value."""
    found = makers_thing(q) if q.cell is None and q.metric not in MARKET_METRICS else None
    named = found and any((found.end or 0) <= n.start < q.figure.start and n.type in THINGS | MAKERS for n in q.reading.names)
    return None if named else q.but_rival(found)


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


_OF_POWER = frozenset({"W", "kW", "MW", "GW"})  # of what else is told beside it as likely
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


def made_larger(q: Question) -> Bound | None:
    """``나래전지는 연료전지를 200kW에서 1.4MW로 키워 내년 2월 내놓는다``, ``Trafoyu 2 MW'tan 5 MW'a büyütüyoruz``: what is made larger has both values and comes out, not whoever does it."""
    told = enlarged(q.page, q.reading) if q.cell is None else None
    if told is None:
        before = q.page.readings[q.index - 1] if q.index and q.cell is None and q.metric not in MARKET_METRICS else None
        left = enlarged(q.page, before) if before and before.block == q.reading.block and not any(n.type in THINGS | MAKERS and n.start < q.figure.start for n in q.reading.names) else None
        return left[0].carried(0.9) if left and before and not any(n.start >= left[2] and n.type in THINGS for n in before.names) and q.figure.unit not in _OF_POWER else None
    one, low, high = told
    return one if low <= q.figure.start < high or (q.metric == "release_date" and q.figure.start >= high and not any(high <= n.start < q.figure.start and n.type in THINGS for n in q.reading.names)) else None


def in_their_place(q: Question) -> Bound | None:
    """``(H100은 71%, B200은 88%.) 구형은 49%에 그친다``, ``(H100'de yüzde 71, B200'de yüzde 88.) Eskilerde yüzde 49``: a noun that stands where the sentence before had names of things, before a value of the same sort, has it."""
    page, reading, figure = q.page, q.reading, q.figure
    if q.cell or q.rival or not q.index or figure.unit is None or any(n.start < figure.start and n.type in THINGS | MAKERS for n in reading.names):
        return None
    said = q.context.said
    since = page.readings[max(0, q.index - _COMING_BACK) : q.index]
    gone_on = said and said[1].method.endswith("in_their_place") and since[0].start <= said[0] and not any(n.type in THINGS | MAKERS and n.start > said[0] for one in since for n in one.names)
    if said and gone_on and q.metric == q.context.metric and figure.kind == "percentage":
        return said[1].carried()
    place = _PLACES[page.grammar.code]
    told = place.fullmatch(page.folded, reading.start, figure.start)
    before = page.readings[q.index - 1]
    if told is None or before.block != reading.block or _EMPTY_TOPIC.search(told["noun"]) or is_common_measure(page, *told.span("noun")):
        return None
    same = [f for f in before.figures if f.unit == figure.unit]
    owned = [f for f in same if any(n.type in THINGS and n.end <= f.start and _CASED[page.grammar.code].fullmatch(page.folded, n.end, f.start) for n in before.names)]
    if len(owned) < _PAIR or len(owned) != len(same):
        return None
    return Bound(page.text[slice(*told.span("noun"))], None, *told.span("noun"), 0.7, "in_their_place")


def is_common_measure(page: Page, start: int, end: int) -> bool:
    """Whether a noun is a word for what is measured, or for a time."""
    return bool(metric_words(page, start, end)) or is_date(page, start, end) or _TIME.search(page.folded, start, end) is not None


_TIME = re.compile(r"^(?:지난|올|내년|작년|이번|평균|전체|합계|총|최대|최소|현재|지금|목표|차이|격차)|(?:년|월|분기|때|후|뒤|전)$|^(?:geçen|gelecek|bu|şu|ortalama|toplam|en|bugün|şimdi|fark)|(?:yil|ay|çeyrek)$")
_PLACES = {
    "ko": re.compile(r"(?:다만 |하지만 |그런데 |반면 )?(?P<noun>[가-힣]{2,6}(?: (?:칩|카드|서버|장비))?)(?P<case>은|는) (?:아직 |겨우 |각각 |약 )?"),
    "tr": re.compile(r"(?:ama |oysa |ancak )?(?P<noun>[a-zçğöşü]+(?: (?:kart|çip|sunucu))?)(?P<case>l[ae]r(?:[dt][ae]|[iuü]n)|[dt][ae])(?: ise| de| da)? (?:henüz |ancak |yaklaşik )?(?:yüzde |%)?"),
}
_CASED = {
    "ko": re.compile(r"(?:은|는|이|가) (?:약 )?"),
    "tr": re.compile(r"['’]?(?:l[ae]r)?(?:[dt][ae]|[iuü]n)(?: ise| de| da)? (?:yaklaşik )?(?:yüzde |%)?"),
}
_PAIR = 2  # things that a sentence tells side by side


def makers_new_thing(q: Question) -> Bound | None:
    """``(| Kumru | K4 | 9,1 |) Kumru'nun yeni kartı selefi K3'ten iki kat hızlı``, ``새벽칩스의 새 카드는 SB-3의 두 배``: the newer of a maker's things, of which the sentence names the older as what it is measured against."""
    if q.cell or q.rival is None or q.rival.entity is None:
        return None
    told = thing_of_maker(q.page, q.reading, q.figure.start, q.context)
    if told is None or told.entity is None or told.start is None or any(n.type in THINGS and told.start < n.start < q.figure.start and n.entity is not q.rival.entity for n in q.reading.names):
        return None
    return told if told.entity is not q.rival.entity and q.page.maker(told.entity) == q.page.maker(q.rival.entity) else None
