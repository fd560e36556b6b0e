"""Two things set against each other: which side a value is of."""

from __future__ import annotations

import re

from pipeline.extract.comparators.gaps import is_overtaken, owner_right_before, tells_lead
from pipeline.extract.comparators.rivals import rival_with_amount
from pipeline.extract.contest import contested
from pipeline.extract.context import Bound, bound
from pipeline.extract.pointing import unnamed_rival_told
from pipeline.extract.ranking import key_of
from pipeline.extract.reading import CLASSES, COMPONENTS, MAKERS, MEASURES, THINGS
from pipeline.extract.subjects.question import MARKET_METRICS, Question
from pipeline.languages import comparing_of

ABOUT = re.compile(r" ?(?:['’]?n?[iuü]n|의)? ?(?:(?:yaklaşik|yalnizca|sadece|tam|en az|약|최대|단) ?)?(?:yüzde ?)?")


def overtaken(q: Question) -> Bound | None:
    """``솔개 5의 72장을 크게 앞섰다``, ``rakibinin yüzde 36'lık marjını geride bıraktı``: what somebody has passed is its owner's."""
    owner = owner_right_before(q.page, q.reading, q.figure) if not q.cell and is_overtaken(q.page, q.reading, q.figure) else None
    return bound(owner, 0.8, "overtaken") if owner else None


def ahead(q: Question) -> Bound | None:
    """``TPU'nun yaklaşık yüzde 2'lik bir üstünlüğü``, ``새벽 N7의 12% 우위``: who has the lead is ahead by it."""
    if q.cell or not tells_lead(q.page, q.figure):
        return None
    owner = next((n for n in reversed(q.reading.names) if n.type in THINGS | MAKERS and n.end <= q.figure.start), None)
    return bound(owner, 0.8, "ahead") if owner and owner.role == "genitive" and ABOUT.fullmatch(q.page.folded, owner.end, q.figure.start) else None


def opposed(q: Question) -> Bound | None:
    """``H100'ü 41 bine karşı 31,5 binle geçti``, ``180장 대 72장``: of two values set against each other each has its own side."""
    match = q.context.match if q.context.match and 1 <= q.index - q.context.match_sentence <= _AFTER_MATCH and not any(one.names or one.figures for one in q.page.readings[q.context.match_sentence + 1 : q.index]) else None
    compared = (match[0].carried(), match[1].carried()) if match else None
    return contested(q.page, q.reading, q.figure, q.metric, compared, in_turn=_measured_in_turn(q) if match is None else None)


def _measured_in_turn(q: Question) -> tuple[Bound, Bound] | None:
    """The two things measured last by one metric, in the order of their values, where no other is named since."""
    told = [(thing, at) for metric, thing, at in q.context.measured if metric == q.metric and 0 < q.index - at <= _MATCH_BACK]
    if len(told) < 2 or told[-1][0].entity is None or told[-2][0].entity is None or told[-1][0].entity is told[-2][0].entity:
        return None
    pair = {told[-2][0].entity.entity_id, told[-1][0].entity.entity_id}
    since = {n.entity.entity_id for reading in q.page.readings[told[-2][1] : q.index + 1] for n in reading.names if n.type in THINGS and n.entity.entity_id not in COMPONENTS | CLASSES}
    return (told[-2][0].carried(), told[-1][0].carried()) if since <= pair else None


_MATCH_BACK, _AFTER_MATCH = 6, 2  # sentences


def rival_told(q: Question) -> Bound | None:
    """``rakibinde ise 16 GB``: the topic's rival, not the topic."""
    found = unnamed_rival_told(q.page, q.reading, q.figure, q.context) if q.cell is None and q.figure.kind in MEASURES else None
    return found if found and not (q.rival and (q.rival.start == found.start or key_of(q.rival) == key_of(found))) else None


_CONTRASTED = re.compile(r"(?:인데|이지만|지만|이고|이며|이나|였고|였지만|였는데),? $")


def contrasted(q: Question) -> Bound | None:
    """``풀로드에 130W인데 3090은 350W다``: what stands before the turn to another thing is of the one that was spoken of."""
    behind = next((n for n in q.reading.names if n.start >= q.figure.end), None)
    if q.cell or q.rival or behind is None or behind.role != "topic" or q.page.grammar.code != "ko" or q.follows_names():
        return None
    thing = q.context.thing
    if not _CONTRASTED.fullmatch(q.page.folded, q.figure.end, behind.start) or thing is None or thing.entity is behind.entity or q.metric in MARKET_METRICS:
        return None
    return thing.carried()


_TURNED = re.compile(
    r"(?:인데|지만|는데|이고|이며|이나|인 ?반면|고|,),? (?P<ko>(?:(?:이|이번|해당|그) ?(?:칩|카드|제품|가속기|프로세서|보드|모듈|서버|기기|모델)|(?:우리|저희|자사|당사)(?:의? ?(?:칩|카드|제품|가속기|프로세서|보드|모듈|서버|기기|모델|것|쪽))?))(?:은|는|이|가|의|도|만)(?![가-힣])"
    r"|(?:k[ae]n|[ae]sa|[iuü]yor|[dt][iuü]r?|,|ama|oysa),? (?P<tr>(?:bu|söz konusu) (?:çip|yonga|kart|işlemci|hizlandirici|sunucu|modül|cihaz|ürün)|bizim(?:ki| (?:çip|yonga|kart|işlemci|sunucu|modül|cihaz|ürün)[a-zçğöşü]{0,6})|biz)(?:n?[iuü]n|n?[dt][ae])?(?: ise| de| da|,)? "
)


def turned(q: Question) -> Bound | None:
    """``H100의 전력은 700W인데 이 칩은 75W``, ``H100 700 W çekerken bizimki 75 W``: behind the turn to the thing at hand, a value is not of the other thing named before it."""
    turns = list(_TURNED.finditer(q.page.folded, q.reading.start, q.figure.start))
    told = turns[-1] if turns else None
    others = {n.entity.entity_id for n in q.reading.names if told and n.end <= told.start() and n.type in THINGS | MAKERS}
    if told is None or not others or q.cell or q.rival or any(told.end() <= n.start and n.end <= q.figure.start and n.type in THINGS | MAKERS for n in q.reading.names):
        return None
    if not any(f.end <= told.start() + _TURN_WIDTH and _scaled_alike(f.unit, q.figure.unit) for f in q.reading.figures if f.kind in MEASURES):
        return None
    known = [one for one in (q.context.hero, q.context.thing, q.context.title_thing) if one and one.entity and one.entity.entity_id not in others]
    own = q.new_among(known)
    return own.carried() if own else q.words(told.span("ko" if told["ko"] else "tr"), 0.6, "turned")


def _scaled_alike(one: str | None, other: str | None) -> bool:
    """``TB/s`` and ``GB/s``, ``kW`` and ``W``: units that differ in their scale at most."""
    if one is None or other is None:
        return one is other
    return one.endswith(other) or other.endswith(one) or (one[1:] == other[1:] != "")


_TURN_WIDTH = 4  # code points of an ending


def by_means(q: Question) -> Bound | None:
    """``원래 CPU로 90초 걸리던 게 B2를 넣고 7초로``, ``CPU ile 90 saniye süren iş B2'yle 7 saniyeye``: what was used before has the first value."""
    if q.cell is not None or q.figure.kind != "quantity" or not _TAKEN_THEN.match(q.page.folded, q.figure.end, q.reading.end):
        return None
    named = next((n for n in q.reading.names if n.type in THINGS and _MEANS.fullmatch(q.page.folded, n.end, q.figure.start)), None)
    return bound(named, 0.75, "by_means") if named else None


_MEANS = re.compile(r"(?:으로|로)(?:는)? (?:약 )?|['’]?y?l[ae] (?:yaklaşik )?| ile (?:yaklaşik )?")
_TAKEN_THEN = re.compile(r"(?:씩|이나|쯤)? ?(?:걸리던|걸렸던|쓰던|나오던) |['’]?[a-zçğöşü]{0,2} (?:süren|alan|tutan|harcayan) ")


_THAT_MEASURE = re.compile(r"(?<![a-zçğöşü가-힣])(?:(?:bu|söz konusu) (?:hiz|değer|rakam|süre|sayi|güç|gecikme|verim|tüketim)(?: ise| da| de)? (?:yaklaşik |ancak |yalnizca |sadece )?|(?:이|그) (?:속도|값|수치|시간|지연|전력)(?:는|은|가|이) (?:약 |겨우 )?)")
_ON_THE_SAME = re.compile(r"(?<![a-zçğöşü가-힣])(?:ayni (?:hizmet|servis|kurulum|kart|makine|sunucu)[dt]e|(?:같은|동일한) (?:서비스|장비|카드|서버|기기)에서(?:는|도)?) ")


def that_again(q: Question) -> Bound | None:
    """``FP16'da bu hız 41 token'dı``, ``같은 서비스에서 평균 284토큰``: a measure that is pointed at, or what was reached on the same, is of what it was told of last, where nothing else is named that has it."""
    low, said = q.reading.clause(q.figure.start)[0], q.context.said
    again = any(one.end() == q.figure.start for one in _THAT_MEASURE.finditer(q.page.folded, low, q.figure.start)) or _ON_THE_SAME.search(q.page.folded, low, q.figure.start) is not None
    if q.cell is not None or q.rival is not None or not again or said is None or q.context.metrics.get(said[0]) != q.metric:
        return None
    before = q.page.readings[max(0, q.index - 1)].start
    since = max(low, said[0], q.reading.start)
    if said[0] < max(before, q.page.block(q.reading).start) or any(since <= n.start and n.end <= q.figure.start and n.type in THINGS | {"vendor"} for n in q.reading.names) or q.page.grammar.former.search(q.page.folded, since, q.reading.clause(q.figure.start)[1]):
        return None
    return Bound(said[1].name, said[1].entity, None, None, 0.7, "carried:that_again")


_SAME_THERE = re.compile(r"['’]?n?[dt][ae](?: ise| de| da)?,? (?:bu|ayni) [a-zçğöşü]+(?: [a-zçğöşü]+)? (?:yaklaşik |sadece |yalnizca )?")


def same_there(q: Question) -> Bound | None:
    """``Hat A'da fire oranı yüzde 6, Lodos'ta bu oran yüzde 9``, ``Kuzgun X2'de aynı sahne 71 saniye``: what was told of one is told of another at whom it is."""
    owner = next((n for n in reversed(q.reading.names) if n.end <= q.figure.start), None) if q.cell is None and q.page.grammar.code == "tr" else None
    if owner is None or owner.role != "locative" or owner.type not in THINGS | MAKERS or not _SAME_THERE.fullmatch(q.page.folded, owner.end, q.figure.start):
        return None
    return bound(owner, 0.75, "same_there") if not (q.rival and q.rival.entity is owner.entity) else None


def held_against(q: Question) -> Bound | None:
    """``A10보다 대역폭이 두 배 넓고, 용량도 24GB보다 3분의 1 많다``, ``24 GB'a göre üçte bir fazla``: an amount that a difference is held against is the other side's."""
    behind = next((f for f in q.reading.figures if f.start >= q.figure.end), None)
    differs = behind is not None and behind.kind in ("ratio", "percentage") and q.cell is None
    other = rival_with_amount(q.page, q.reading, q.figure, behind) if differs and behind is not None else None
    return bound(other, 0.75, "held_against_it") if other else None


def beside_rival(q: Question) -> Bound | None:
    """``L40S도 대역폭이 864GB/s라 4090보다 14% 낮다``, ``L40S ise 864 GB/s ile 4090'dan yüzde 14 düşük``: where a sentence names one thing besides the other side, and tells of it, the comparison is of that one."""
    rival = q.rival
    if q.cell is not None or rival is None or rival.entity is None or rival.entity.type not in THINGS or rival.start is None or q.metric in MARKET_METRICS or not q.reading.start <= rival.start < q.figure.start:
        return None
    others = [n for n in q.reading.names if n.type in THINGS | MAKERS and n.entity is not rival.entity and n.entity.entity_id not in COMPONENTS | CLASSES]
    if len({n.entity.entity_id for n in others}) != 1 or others[0].start > rival.start or others[0].type not in THINGS or others[0].role not in ("topic", "subject"):
        return None
    return bound(others[0], 0.9, "beside_rival")


def for_part_of_it(q: Question) -> Bound | None:
    """``L40은 T4의 절반 값에 같은 24GB를 준다``, ``T4'ün yarı fiyatına aynı 24 GB'ı veriyor``: what is had for a part of another's price is not that other's."""
    before, said = next((f for f in reversed(q.reading.figures) if f.end <= q.figure.start), None), q.context.said
    if before is None or said is None or said[0] != before.start or before.kind not in ("ratio", "percentage") or q.cell is not None or q.figure.kind != "quantity":
        return None
    named = any(before.end <= n.start < q.figure.start and n.type in THINGS | MAKERS and n.entity.entity_id not in COMPONENTS for n in q.reading.names)
    return said[1] if not named and comparing_of(q.page.grammar.code).for_part.match(q.page.folded, before.end, q.figure.start) else None


def joined_values(q: Question) -> Bound | None:
    """``H100과 A10의 대역폭이 3,350GB/s와 600GB/s로``, ``H100 ile A10'un bellekleri 80 GB ve 24 GB``: of two values that "and" joins each is of the name in its place."""
    figures, words = q.reading.figures, comparing_of(q.page.grammar.code)
    at = figures.index(q.figure) if q.figure in figures else -1
    if at < 0 or q.cell is not None or q.figure.kind not in ("quantity", "money") or q.page.grammar.respectively.search(q.page.folded, q.reading.start, q.reading.end):
        return None
    for place, first in enumerate((at, at - 1)):
        if first < 0 or first + 1 >= len(figures) or figures[first].unit != figures[first + 1].unit or not words.joins.fullmatch(q.page.folded, figures[first].end, figures[first + 1].start):
            continue
        names = [n for n in q.reading.names if n.end <= figures[first].start and n.type in THINGS and n.entity.entity_id not in COMPONENTS | CLASSES]
        pair = names[-2:]
        beside = len(pair) == len(names) == len(("one", "other")) and pair[0].entity is not pair[1].entity and words.joins.fullmatch(q.page.folded, pair[0].end, pair[1].start)
        clear = beside and not any(pair[1].end <= f.start and f.end <= figures[first].start for f in figures)
        return bound(pair[place], 0.8, "joined_values") if clear else None
    return None


def beside_ratio(q: Question) -> Bound | None:
    """``(M5를 시험했다.) 속도는 A10의 절반이지만 와트당 12토큰이다``, ``hızı A10'un yarısı ama watt başına 12 token``: behind a part of what another has, a clause of contrast that names nobody goes on about whose part it was."""
    said, match = q.context.said, q.context.match
    if said is None or match is None or q.cell is not None or q.rival is not None or q.figure.kind != "quantity" or q.context.match_sentence != q.index or match[0] is not said[1] or match[1].method != "owned_ratio":
        return None
    ratio = next((f for f in q.reading.figures if f.start == said[0] and f.end <= q.figure.start), None)
    since = any(said[0] <= n.start < q.figure.start and n.type in THINGS | MAKERS for n in q.reading.names)
    return said[1] if ratio and not since and comparing_of(q.page.grammar.code).but.match(q.page.folded, ratio.end, q.figure.start) else None
