"""How far two are apart, and who is ahead or has passed the other."""

from __future__ import annotations

import re

from pipeline.extract.comparators.measures import Near
from pipeline.extract.comparators.told_changes import RISEN
from pipeline.extract.context import Bound, Context, bound
from pipeline.extract.ranked import places_of
from pipeline.extract.reading import COMPONENTS, MAKERS, THINGS, Named, Page, Reading
from schemas.records import Figure


def between_two(page: Page, reading: Reading, figure: Figure, context: Context, index: int) -> tuple[Bound, Bound] | None:
    """``… 차이``, ``aradaki fark``: the two sides of a difference, in the sentence or just measured before it."""
    if not page.grammar.gap.search(page.folded, max(reading.start, figure.start - 30), min(reading.end, figure.end + 16)):
        return None
    names: list[Bound] = []
    for kinds in (THINGS, MAKERS) if figure.unit == "percentage_point" else (THINGS,):
        names = names or list({n.name: bound(n, 0.7, "between_two") for n in reading.names if n.type in kinds and n.start < figure.end and n.entity.entity_id not in COMPONENTS}.values())
    if len(names) == 2:
        if led_by(page, reading, names[1], names[0]):
            names.reverse()
        return names[0], names[1]
    if not names and len(context.pairs) == 2 and index - context.pairs_sentence <= 2:
        return context.pairs[0].carried(), context.pairs[1].carried()
    return None


def only_differs(page: Page, figure: Figure) -> bool:
    """``비용은 10% 차이도 나지 않는다``, ``arada yüzde 10 fark var``, ``fark 32 istekte yüzde 14``: a percentage by which two things differ, of which nothing says who has more."""
    behind = (_APART_KO if page.grammar.code == "ko" else _APART_TR).match(page.folded, figure.end)
    return figure.unit in ("percent", "percentage_point") and (behind is not None or gap_before(page, figure))


def gap_before(page: Page, figure: Figure) -> bool:
    """``fark 32 istekte yüzde 14``, ``makas yüzde 8'in altına iniyor``, ``격차는 배치 32에서 14% 정도``: whether a percentage is how far two things are apart, by the noun before it."""
    gap = _GAP_OF_KO if page.grammar.code == "ko" else _GAP_OF_TR
    return figure.unit == "percent" and gap.search(page.folded, max(0, figure.start - _GAP_REACH), figure.start) is not None


_GAP_REACH = 40  # code points
_GAP_OF_KO = re.compile(r"(?<![가-힣])(?:격차|차이)(?:는|가|도)? (?:[가-힣a-z0-9.]+(?:에서는|에서|일 때는|일 때) ){0,1}(?:약 |다시 |최대 |불과 )?$")
_GAP_OF_TR = re.compile(r"(?<![a-zçğöşü])(?:fark|makas)(?: ise| da| de)?,? (?:(?:[a-zçğöşü0-9.]+ )?[a-zçğöşü0-9.]+(?:[dt][ae]|n[dt][ae]) )?(?:ise |yaklaşik |yeniden |ancak |yalnizca )?$")


_APART_KO = re.compile(r" ?(?:가량|정도|쯤|내외|안팎|이상|이하|미만)?(?:의)? ?(?:차이|격차)(?!로)")
_APART_TR = re.compile(r"['’]?(?:l[iuü]k)?(?: (?:civarinda|kadar|bile))?(?: bir)? fark(?![a-z]*l[iuüa])(?!a?(?:la)? (?:at|yarat|aç))")


def led_by(page: Page, reading: Reading, first: Bound, second: Bound | None) -> Near | None:
    """``1위 새벽칩스와 2위 나래칩스의 격차``: that the one is ahead, by the places that a sentence gives both."""
    places = places_of(page, reading)
    own, others = (places.get(one.entity.entity_id) if one and one.entity else None for one in (first, second))
    if own is None or others is None or own >= others or second is None or second.start is None or second.end is None:
        return None
    return RISEN, second.start, second.end


_LEAD = re.compile(r"(?:['’]?l[iuü]k)? (?:[a-zçğöşü]+ ){0,2}(?:liderliği|üstünlüğü|avantaji)| ?(?:정도|가량)?(?:의)? ?(?:우위|우세)")


def tells_lead(page: Page, figure: Figure) -> bool:
    """``yüzde 2'lik bir üstünlüğü``, ``12% 우위``: by how much its owner is ahead, no part of what it has."""
    return figure.unit in ("percent", "x") and _LEAD.match(page.folded, figure.end) is not None


_ITS_MEASURE_KO = re.compile(r"(?:의|짜리)? ?[가-힣]{1,8}(?=[을를])")
_ITS_MEASURE_TR = re.compile(r"['’]?l[iuü]k [a-zçğöşüâ ]{2,24}?[iuü](?=n[iuüae] )")
_OVERTAKEN_KO = re.compile(r"(?:을|를|에) ?(?:[가-힣]+(?:게|히|이|로) |훨씬 |한참 |살짝 |조금 )?")
_OVERTAKEN_TR = re.compile(r"['’]?[a-zçğöşü]{0,2}?(?:n?[iuü]|n?[ae]) (?:açik ara |rahat(?:ça|likla)? |kolay(?:ca|likla) |epey |büyük farkla |az farkla )?")
_OWNER_KO = re.compile(r"의 (?:[가-힣]+ )?$")
_OWNER_TR = re.compile(r"['’]?n?[iuü]n (?:[a-zçğöşü]+ )?$")


def is_overtaken(page: Page, reading: Reading, figure: Figure) -> bool:
    """``솔개 5의 72장을 크게 앞섰다``, ``Şahin 5'in 72 görüntüsünü geçti``, ``rakibinin yüzde 36'lık marjını geride bıraktı``: a value with an owner that a verb of winning or losing takes is its owner's, by no difference."""
    ko = page.grammar.code == "ko"
    noun = (_ITS_MEASURE_KO if ko else _ITS_MEASURE_TR).match(page.folded, figure.end, reading.end) if figure.kind == "percentage" else None
    behind = (_OVERTAKEN_KO if ko else _OVERTAKEN_TR).match(page.folded, noun.end() if noun else figure.end, reading.end)
    if behind is None or not page.grammar.exceed.match(page.folded, behind.end()):
        return False
    owner = owner_right_before(page, reading, figure)
    return owner is not None and (figure.kind in ("quantity", "money") or noun is not None or _has_its_percentage(reading, owner, figure))


def _has_its_percentage(reading: Reading, owner: Named, figure: Figure) -> bool:
    """``52.3%로 솔개 5의 49.8%를 앞섰다``, ``yüzde 52'yle Şahin 5'in yüzde 49'unu geçti``: where the other side's own percentage stands before it, one with an owner is its owner's."""
    low = reading.clause(figure.start)[0]
    return figure.kind == "percentage" and any(low <= f.start and f.end <= owner.start and f.kind == "percentage" for f in reading.figures)


def owner_right_before(page: Page, reading: Reading, figure: Figure) -> Named | None:
    """``솔개 5의 72장``, ``Şahin 5'in 72 görüntüsü``: the name that owns a value, right before it."""
    owner = next((n for n in reversed(reading.names) if n.end <= figure.start), None)
    return owner if owner and (_OWNER_KO if page.grammar.code == "ko" else _OWNER_TR).fullmatch(page.folded, owner.end, figure.start) else None
