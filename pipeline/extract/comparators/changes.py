"""Changes: what has become of a value, where it begins and where it arrives."""

from __future__ import annotations

import re

from pipeline.extract.comparators.gaps import owner_right_before
from pipeline.extract.comparators.measures import Near
from pipeline.extract.context import Bound, bound
from pipeline.extract.metrics import metric_words
from pipeline.extract.reading import MAKERS, MEASURES, THINGS, Page, Reading, asked_once
from pipeline.languages import comparing_of, moving_of
from schemas.records import Figure

_DOUBLES = re.compile(r"katl[ai]")
_MULTIPLIED = re.compile(r"(?:['’]?y?[ae]|['’]?n[ae])? (?:çik|katlan)|['’]?n[ae] çik|배(?:로|가)? ?(?:뛰|뛴|늘|불어|커[지졌진]|키[우웠울]|높[이였일])|(?:으)?로 (?:뛰|뛴|늘|불어|커[지졌진]|키[우웠울]|높[이였일])")
_COUNTED_OF = re.compile(r" 중 ")


_OWNS_DISTANCE = re.compile(r"['’]?(?:l[iuü]n?)?n?[iuü]n (?:de |da |ise |ancak |yaklaşik |tam |sadece |bile ){0,2}|의 ")  # `Coral'ın 14 kare gerisinde`


def exceeded(page: Page, reading: Reading, figure: Figure, low: int, high: int, degree: Near | None) -> Bound | None:
    """``V100을 7.7배 앞섰다``, ``A10'u iki kat geçiyor``: the object or goal of a verb of winning or losing."""
    if degree is None or not page.grammar.exceed.match(page.folded, degree[1]):
        return None
    rivals = [n for n in reading.names if low <= n.start < high and n.type in THINGS | MAKERS and (n.role in ("object", "locative", "dative", "genitive") or _COUNTED_OBJECT.match(page.folded, n.end))]
    before = [n for n in rivals if n.end <= figure.start and (n.role != "genitive" or _OWNS_DISTANCE.fullmatch(page.folded, n.end, figure.start))]
    return bound(before[-1], 0.8, "exceeded") if before else None


_COUNTED_OBJECT = re.compile(r" ?(?:[0-9]+|한|두|세|네|다섯|여섯|여덟|열) ?[장개대](?:을|를) ")  # `A100 2장을 12% 앞섰다`
_AMOUNTS_TO = re.compile(r" (?:ed(?:iyor|er|erdi)|tut(?:uyor|ar|tu)|yap(?:iyor|ar|ti))(?![a-zçğöşü])")  # `4,2 liradan 588 lira ediyor`: at so much each


def is_change(page: Page, reading: Reading, figure: Figure) -> bool:
    """Whether a figure is one end of a change (``14.2kW에서 8.9kW로``, ``%38'den %35'e``): a value then or now, no comparison."""
    measures = [f for f in reading.figures if f.kind in MEASURES]
    at = measures.index(figure) if figure in measures else -2
    for first, second in ((at, at + 1), (at - 1, at)):
        if first >= 0 and second < len(measures):
            one, other = measures[first], measures[second]
            if other.rule != "part_of_them" and not _is_held_against(page, reading, one, other) and (one.unit == other.unit or None in (one.unit, other.unit)) and not _AMOUNTS_TO.match(page.folded, other.end) and page.grammar.from_to.fullmatch(page.folded, one.end, other.start):
                return True
    return False


def _is_held_against(page: Page, reading: Reading, one: Figure, other: Figure) -> bool:
    """``H20'nin 240 W'ından 60 W düşük``: a value with an owner, from which another that arrives nowhere is taken."""
    owner = next((n for n in reversed(reading.names) if n.end <= one.start), None)
    return page.grammar.code == "tr" and owner is not None and comparing_of("tr").its_value.match(page.folded, owner.end, other.start + 1) is not None and _LESS.match(page.folded, other.end) is not None


_LESS = re.compile(r" (?:daha )?(?:düşük|az|fazla|yüksek|eksik|çok|kisa|uzun|hizli|yavaş|ucuz|pahali|küçük|büyük)(?![a-zçğöşü])")


@asked_once
def gives_way(page: Page, reading: Reading, figure: Figure) -> bool:
    """``180 milisaniye yerine 240 milisaniyede``, ``180ms 대신 240ms``: whether another value takes the place of one; not of ``4090'daki 3,1 saniye``, which is told of its thing."""
    following = next((f for f in reading.figures if f.start >= figure.end), None)
    owner = next((n for n in reversed(reading.names) if n.end <= figure.start and n.type in THINGS), None)
    if owner is not None and moving_of(page.grammar.code).of_a_thing.fullmatch(page.folded, owner.end, figure.start):
        return False
    return following is not None and following.unit == figure.unit and figure.kind in MEASURES and moving_of(page.grammar.code).instead.fullmatch(page.folded, figure.end, following.start) is not None


@asked_once
def begins_change(page: Page, reading: Reading, figure: Figure) -> bool:
    """Whether a change begins from a value: ``14.2kW에서 8.9kW로``, ``1조 원에서 60% 증가``, ``1,15 milyar liradan yüzde 60 arttı``, ``45%에서 개선됐다``."""
    if figure.rule == "distributive":
        return False  # `24'er GB'tan 48 GB`: so much of each makes the whole
    following = next((f for f in reading.figures if f.start >= figure.end), None)
    if leaves(page, figure) or (following is not None and _is_brought_to(page, figure, following)):
        return True
    if following is None or not page.grammar.from_to.fullmatch(page.folded, figure.end, following.start):
        return False
    if is_change(page, reading, figure):
        return True
    level = page.grammar.level.match(page.folded, following.end)
    by = following.unit in ("percent", "x") and figure.kind in ("money", "quantity")
    return by and bool(page.grammar.change.match(page.folded, level.end() if level else following.end + 1))


def _is_brought_to(page: Page, figure: Figure, following: Figure) -> bool:
    """``52만 원을 48만 원으로 깎았다``, ``52.000'i 48.000'e indirdi``: a value that somebody changes to another one."""
    object_of, to = (_OBJECT_KO, _BRINGS_KO) if page.grammar.code == "ko" else (_OBJECT_TR, _BRINGS_TR)
    alike = figure.unit == following.unit or None in (figure.unit, following.unit)
    return alike and figure.kind in MEASURES and object_of.fullmatch(page.folded, figure.end, following.start) is not None and to.match(page.folded, following.end) is not None


_OBJECT_KO = re.compile(r"(?:이던 것|하던 것)?[을를] (?:다시 |결국 )?")
_BRINGS_KO = re.compile(r"(?:으로|로|까지) (?:[가-힣]+ )?(?:깎|낮[췄춰추]|내[렸려린]|올[렸려린]|높[였여인]|줄[였여인]|늘[렸려린])")
_OBJECT_TR = re.compile(r"['’]?(?:(?:l[iuü]k )?(?:lira|dolar|avro|fiyat|ücret|bedel)[a-z]{0,2}|y?[iuü]|n[iuü]) (?:sonunda |nihayet )?")
_BRINGS_TR = re.compile(r"['’]?(?:y?[ae]|n[ae])(?: kadar)? (?:[a-zçğöşü]+ )?(?:indir|düşür|çek(?=ti|iyor|miş)|yükselt|çikar)")


def leaves(page: Page, figure: Figure) -> bool:
    """``62%로 7월의 45%에서 개선됐다``, ``bir yıl önceki yüzde 15'ten hayli yükseldi``: whether a change is told from a value on, and no other value behind it: what was, no difference."""
    behind = (_LEAVES_KO if page.grammar.code == "ko" else _LEAVES_TR).match(page.folded, figure.end) if figure.kind in MEASURES and figure.unit != "x" else None
    return behind is not None and page.grammar.change.match(page.folded, behind.end()) is not None and _STAYS.match(page.folded, behind.end()) is None


_STAYS = re.compile(r"[가-힣]{1,4}지(?:는|도|를)? ?(?:않|못)|[a-zçğöşü]{2,8}?m(?:[iuü]yor|[ae]di|[ae]z|[ae]mak|[ae]mek)|[a-zçğöşü]{2,8}[ae]m(?:[iuü]yor|[ae]z|[ae]di)")  # `1,120토큰에서 더 늘지 않는다`, `1.120 token'dan artmıyor`
_LEAVES_KO = re.compile(r"(?:대)?(?: ?(?:안팎|수준|선))?에서 (?:(?:[가-힣]+(?:게|히)|더|훨씬|대폭|소폭|다시|한참|단숨에) ){0,2}")
_LEAVES_TR = re.compile(r"['’]?[a-zçğöşü]{0,4}n?[dt][ae]n (?:(?:hayli|epey|çok|belirgin|biraz|keskin|hizla|önemli ölçüde|belirgin biçimde|büyük ölçüde|ciddi biçimde) ){0,2}")


def is_at_level(page: Page, figure: Figure) -> bool:
    """``P5'te yüzde 61'deyiz``, ``kullanımı yüzde 61'de``: a percentage at which something or somebody stands, no difference."""
    return figure.unit == "percent" and _STANDS_AT.match(page.folded, figure.end) is not None


_STANDS_AT = re.compile(r"['’][dt][ae](?:y(?:[iuü]z|[iuü]m|d[iuü][mk]?|k[ae]n|l[ae]r))?(?=[.,;:)\"”]|$)")


def is_level_of_side(page: Page, reading: Reading, figure: Figure) -> bool:
    """``이익률은 41%로, 70%대인 엔비디아와 비교하면 낮다``, ``marjı yüzde 41 ile yüzde 70 olan Nvidia'dan düşük``: two percentages of which the second describes the other side are what each side has, no difference."""
    at = reading.figures.index(figure) if figure in reading.figures else -1
    if figure.kind != "percentage" or at < 0:
        return False
    following = reading.figures[at + 1 : at + 2]
    if figure.unit == "percent" and any(f.unit == "percentage_point" and _STATED.match(page.folded, figure.end, f.start) for f in following):
        return True  # `점유율은 12%로, 엔비디아보다 8%p 낮다`
    if _SAME_FOR_BOTH.search(page.folded, reading.start, figure.start) or _is_rivals_in_brackets(page, reading, at) or _by_own_percentage(page, reading, figure):
        return True
    return _describes_side(page, reading, figure) or any(_BY_ITS_OWN.fullmatch(page.folded, figure.end, f.start) and _describes_side(page, reading, f) for f in following)


def _is_rivals_in_brackets(page: Page, reading: Reading, at: int) -> bool:
    """``18%로 마이크론(15%)을 앞섰다``, ``yüzde 18'le Micron'u (yüzde 15) geçti``: behind a percentage of its own, the other side's in brackets after its name."""
    figure, before = reading.figures[at], reading.figures[at - 1] if at else None
    if before is None or before.kind != "percentage" or before.unit != figure.unit or page.folded[figure.end : figure.end + 1] != ")":
        return False
    return any(before.end <= n.start and n.type in THINGS | MAKERS and _OPENED.fullmatch(page.folded, n.end, figure.start) for n in reading.names)


def _by_own_percentage(page: Page, reading: Reading, figure: Figure) -> bool:
    """``11%로 마이크론에 뒤졌다``, ``yüzde 11'le Micron'un gerisinde``: with what percentage of its own something is ahead or behind, no difference."""
    own = (_WITH_OWN_KO if page.grammar.code == "ko" else _WITH_OWN_TR).match(page.folded, figure.end)
    rival = next((n for n in reading.names if own and n.start == own.end() and n.type in THINGS | MAKERS), None)
    beaten = rival and _BEATEN.match(page.folded, rival.end)
    return bool(beaten) and page.grammar.exceed.match(page.folded, beaten.end() if beaten else 0) is not None


_SAME_FOR_BOTH = re.compile(r"(?<![a-zçğöşü])(?:ayni|eşit) [a-zçğöşü]+ \((?:yaklaşik )?(?:yüzde |% ?)?$|(?<![가-힣])(?:같은|동일한|똑같은) [가-힣]+\((?:약 )?$")  # `aynı doğruluğa (yüzde 94)`
_OPENED = re.compile(r"['’]?[a-zçğöşü]{0,4} ?\((?:약 |yaklaşik )?(?:yüzde |% ?)?")
_WITH_OWN_KO = re.compile(r"(?:대)?(?:으)?로,? (?:(?:경쟁사|맞수|라이벌)인? )?")
_WITH_OWN_TR = re.compile(r"['’]?(?:[iuü])?(?:yl|l)[ae],? (?:rakibi )?| (?:ile|payla),? (?:rakibi )?")
_BEATEN = re.compile(r"(?:\([^()\n]{1,20}\))?(?:을|를|에|에게|보다)? ?(?:[가-힣]+(?:게|히|이) )?|['’]?n?(?:[iuü]n|[iuü]|[dt][ae]n|[ae]) ")


def _describes_side(page: Page, reading: Reading, figure: Figure) -> bool:
    described = _DESCRIBES_NAME.match(page.folded, figure.end) if figure.kind == "percentage" else None
    return described is not None and any(n.start == described.end() for n in reading.names)


_DESCRIBES_NAME = re.compile(r" ?(?:대|선|수준|가량)?(?:인|이던|였던) |['’]?(?:l[iuü]k marja sahip|[iuü] bulan)? olan ")
_STATED = re.compile(r" ?(?:대)?(?:으로|로|이고|이며|인데),? |['’]?[dt][iuü]r?,? ")
_BY_ITS_OWN = re.compile(r" ?(?:대|선|수준)?(?:으로|로|인데|이고|이며),? |['’]?(?:l[ae]|yl[ae])?(?: ile)?,? (?:yüzde |% ?)?")


def multiplied(page: Page, reading: Reading, low: int, figure: Figure) -> Bound | None:
    """``ikiye katlandı``, ``dört katına çıktı``, ``세 배로 늘었다``: what multiplies does so against its own past; what it takes as its object (``T4'ü ikiye katladı``) is the other side. ``low``: where its clause begins."""
    if figure.unit != "x":
        return None
    beaten = next((n for n in reversed(reading.names) if n.end <= figure.start), None) if _DOUBLES.search(page.folded, figure.start, figure.end + 12) else None
    if beaten is not None and beaten.role == "object" and beaten.type in THINGS and beaten.start >= low and not metric_words(page, beaten.end, figure.start):
        return bound(beaten, 0.75, "exceeded")
    if _DOUBLES.search(page.folded, figure.start, figure.end + 12) or "토막" in page.folded[figure.start : figure.end + 4] or _MULTIPLIED.match(page.folded, figure.end):
        return Bound("previous", None, figure.start, figure.end, 0.65, "change_verb")
    return None


def is_part(page: Page, figure: Figure) -> bool:
    """Whether a proportion is a part of a whole by its own words (``10대 중 8대``), which compares nothing."""
    return figure.unit == "x" and bool(_COUNTED_OF.search(page.folded, figure.start, figure.end))


def end_of_change(page: Page, reading: Reading, figure: Figure) -> Bound | None:
    """``payı %88'den %84'e geriledi``: where a share or an amount has moved, it stands against its own past.

    Turkish only: of such Korean figures (``82%에서 74%로``) the annotators make plain values.
    """
    measures = [f for f in reading.figures if f.kind in MEASURES]
    at = measures.index(figure) if figure in measures else 0
    if page.grammar.code != "tr" or at == 0 or figure.kind not in ("percentage", "money"):
        return None
    first = measures[at - 1]
    if first.unit == figure.unit and not _AMOUNTS_TO.match(page.folded, figure.end) and page.grammar.from_to.fullmatch(page.folded, first.end, figure.start):
        return Bound("previous", None, first.start, first.end, 0.7, "end_of_change")
    return None


def way_of_change(page: Page, reading: Reading, figure: Figure, comparator: Bound | None) -> int:
    """``yüzde 9,1'den yüzde 9,4'e çıktı``: 1 where a change ends higher than it began, -1 where lower, 0 where its ends do not tell: no word knows it better than they."""
    if comparator is None or comparator.method != "end_of_change" or figure.value is None:
        return 0
    first = next((f for f in reading.figures if f.start == comparator.start and f.end == comparator.end), None)
    return 0 if first is None or first.value is None or first.value == figure.value else 1 if figure.value > first.value else -1


_UP_TO = re.compile(r"까지|kadar")


def arrives_at_level(page: Page, reading: Reading, figure: Figure) -> bool:
    """``40%로 높아졌다``, ``%40'a çıktı``: where a change arrives is a value, not a difference."""
    match = page.grammar.level.match(page.folded, figure.end, reading.end)
    if match and figure.quantifier == "at_most" and figure.unit == "percent" and _UP_TO.search(match[0]):
        return moves_percentages(page, reading, figure, match.end())  # `최대 40%까지 줄인다`, `yüzde 40'a kadar azaltıyor`: by so much
    return bool(match and page.grammar.change.match(page.folded, match.end(), reading.end))


PERCENTAGES = frozenset({"market_share", "share", "utilization", "yield", "profit_margin", "operating_margin", "gross_margin"})
_RISES = re.compile(r"오[르를른]|올라|늘어[날나난]|높아[질지진]|내려[갈가간]|떨어[질지진]|낮아[질지진]|(?:çik|yüksel|ulaş|in|düş|gerile|art)(?![a-z]*t[iuü]r)")


def rises_to(page: Page, reading: Reading, figure: Figure) -> bool:
    """``점유율은 10%까지 오를 수 있다``: whether a percentage is up to what something that is one rises or falls."""
    match = page.grammar.level.match(page.folded, figure.end, reading.end) if figure.unit == "percent" else None
    return match is not None and _UP_TO.search(match[0]) is not None and moves_percentages(page, reading, figure, match.end())


def reaches_share(page: Page, reading: Reading, figure: Figure) -> bool:
    """``비중은 30%였고 내년에는 40%로 커진다``: whether a percentage is what a share has become or will be, in Korean a plain value (see ``end_of_change``)."""
    if figure.unit != "percent" or page.grammar.code != "ko" or not arrives_at_level(page, reading, figure):
        return False
    told = metric_words(page, reading.start, figure.start)
    return bool(told) and told[-1].metric in PERCENTAGES


def moves_percentages(page: Page, reading: Reading, figure: Figure, verb: int) -> bool:
    """``점유율은 … 10%까지 오를 수 있다``, ``payı yüzde 10'a kadar çıkabilir``: what is itself a percentage rises or falls to one, and by none."""
    told = metric_words(page, reading.start, figure.start)
    return bool(told) and told[-1].metric in PERCENTAGES and _RISES.match(page.folded, verb) is not None


def left_behind(page: Page, reading: Reading, figure: Figure) -> Bound | None:
    """``0.9밀리초로 L4의 2.1밀리초에서 절반 이하로 단축됐다``, ``L4'ün 2,1 milisaniyesinden yarıya indi``: whose value it is that has become so small a part of itself."""
    before = next((f for f in reversed(reading.figures) if f.end <= figure.start and f.kind in MEASURES), None)
    if before is None or before.unit in ("x", "percent") or not page.grammar.from_to.fullmatch(page.folded, before.end, figure.start):
        return None
    owner = owner_right_before(page, reading, before)
    return bound(owner, 0.7, LEFT_BEHIND) if owner and owner.type in THINGS else None


LEFT_BEHIND, RAISED = "left_behind", "raised"
_RAISES_KO = re.compile(r"(?: ?(?:이상|가까이|남짓))?(?:으)?로 (?:[가-힣]+ )?(?:끌어올린|끌어내린|늘린|높인|키운|줄인|낮춘)(?= )")
_RAISES_TR = re.compile(r"[a-zçğöşü'’]{0,5}(?: (?:fazla|çok|yakin)[a-zçğöşü]*)? (?:çikaran|çikartan|yükselten|artiran|katlayan|indiren|düşüren)(?= )")


def raised_above(page: Page, reading: Reading, figure: Figure) -> Bound | None:
    """``S2의 10TOPS 성능을 세 배 이상으로 끌어올린 S3``, ``S2'nin 10 TOPS'luk gücünü üç katına çıkaran S3``: whose measure it is that something else has multiplied."""
    if figure.unit != "x" or not (_RAISES_KO if page.grammar.code == "ko" else _RAISES_TR).match(page.folded, figure.end):
        return None
    before = next((f for f in reversed(reading.figures) if f.end <= figure.start and f.kind in MEASURES), None)
    owner = (owner_right_before(page, reading, before) if before else None) or owner_right_before(page, reading, figure)
    return bound(owner, 0.75, RAISED) if owner and owner.type in THINGS else None


def arrives(page: Page, reading: Reading, figure: Figure) -> bool:
    """``üçte bire indi``, ``절반으로 줄었다``: a proportion at which something has arrived is one of what it was."""
    match = page.grammar.level.match(page.folded, figure.end, reading.end) if figure.unit == "x" else None
    return bool(match and page.grammar.change.match(page.folded, match.end(), reading.end))


def improved_on_itself(page: Page, figure: Figure) -> Bound | None:
    """``37% 향상된 성능``: where the sentence names no rival, what is improved is better than it was."""
    if figure.unit == "percent" and page.grammar.improved.match(page.folded, figure.end):
        return Bound("previous", None, None, None, 0.65, "change_verb")
    return None
