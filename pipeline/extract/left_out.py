"""Things that a text leaves out, though it says which is meant: ``Alfa'nınki 6 kW``, ``öbürü 9 W``, ``다른 하나는 9W``, ``지금 쓰는 14나노 칩은``; and the thing of the firm that speaks."""

from __future__ import annotations

import re

from pipeline.extract.context import Bound, Context, bound
from pipeline.extract.reading import CLASSES, COMPONENTS, MEASURES, THINGS, Named, Page, Reading
from pipeline.extract.unfit import says_nothing
from pipeline.languages.turkish.words import is_common
from schemas.records import Entity, Figure

_POSSESSED = re.compile(r"['’]?n?[iuü]nki(?:l[ae]r)?(?:n[iuü]n|nd[ae]n?|n[iuü])?(?:,? yani| ise| de| da|,)? (?:yaklaşik |ortalama |yalnizca |sadece |en fazla |en çok )?$|(?:의)? ?(?:쪽|것)(?:은|는|이|도)(?: 약| 평균)? $")
_WORD_BEFORE = re.compile(r"(?<![^\W_])(?P<word>[A-ZÇĞİÖŞÜ][^\W_]+)$")
_OTHER = re.compile(r"(?<![a-zçğöşü])(?:öbürü|öbür(?: kart| yonga| çip)|diğeri|öteki)(?:n[iuü]n|nd[ae]|n[iuü])?(?: ise| de| da)?,? (?:yaklaşik |ortalama |yalnizca |sadece )?$|(?<![가-힣])(?:다른|나머지) (?:하나|한쪽|쪽|카드|칩)(?:은|는|이|가)(?: 약| 평균)? $")
_PRESENT = re.compile(r"(?<![가-힣])(?:지금|현재)(?: ?쓰는| ?쓰이는| 쓰고 있는| ?파는| 판매 ?중인| 공급하는|의)? (?P<ko>(?:[0-9]+ ?나노 )?(?:칩|제품|카드|가속기))(?:은|는|이|가|의)(?= )|(?<![a-zçğöşü])(?:(?:şu an|halen|bugün)(?:da)? (?:kullandiği|sattiği|kullanilan|satilan)|şu anki|mevcut) (?P<tr>(?:[0-9]+ nm['’]?l?[iuü]?k? )?(?:yonga|çip|kart)(?:s?[iuü])?)(?:n[iuü]n|nd[ae])?(?: ise| de| da|,)? ")
_ON_IT = re.compile(r"(?: ?(?:[0-9]+|한|두|세|네|여섯|여덟) ?[장개])?에(?:다)? (?:나눠 |나누어 |모두 |다 )?(?:올리|올려|얹|돌리|돌려|태우|실)(?:면|니|니까|었더니|려|서| 보니|자)?[ ,]|['’]?y?[ae] (?:bölüp |bölüştürüp |paylaştirip )?(?:yükleyince|koyunca|alinca|yayinca|bölünce|dağitinca)[ ,]")
_PAIR, _BACK, _COMING_BACK = 2, 8, 4  # things that are set against each other; sentences in which they, or what is to come, were named
_OFFICER = re.compile(r"(?<=[가-힣]) (?:최고경영자|최고재무책임자|ceo|cfo)(?:는|가|도) ")
FORECAST = frozenset({"revenue", "profit"})


def possessed(page: Page, reading: Reading, figure: Figure, context: Context) -> Bound | None:
    """``Alfa düğümü 12 kW, Beta'nınki 6 kW``, ``Beta 쪽은 6kW``: of whose a value is that follows; a firm stands for its thing that most was claimed of."""
    told = _POSSESSED.search(page.folded, reading.start, figure.start)
    if told is None:
        return None
    named = next((n for n in reading.names if n.end == told.start()), None)
    if named is not None and named.type in THINGS and named.entity.entity_id not in COMPONENTS | CLASSES:
        return bound(named, 0.8, "possessed")
    if named is not None and named.type == "vendor":
        meant = thing_claimed(page, named.name, context)
        if meant is None and page.text[told.start() : figure.start].lstrip("의 ").startswith("것"):
            end = page.text.index("것", told.start()) + 1
            return Bound(page.text[named.start : end], None, named.start, end, 0.6, "possessed")  # `나래 것은`: a thing of theirs that has no name
        return Bound(meant.name, meant, named.start, named.end, 0.7, "possessed") if meant else bound(named, 0.6, "possessed")
    word = _WORD_BEFORE.search(page.text, reading.start, told.start()) if named is None else None
    called = [one for one in page.entities.values() if word and one.type in ("chip", "system", "product") and one.name.split(" ")[0] == word["word"]]
    return Bound(called[0].name, called[0], *word.span("word"), 0.7, "possessed") if word and len(called) == 1 else None


def thing_claimed(page: Page, maker: str, context: Context) -> Entity | None:
    """The thing of a maker of which the text has claimed most so far; None where it has claimed nothing of any."""
    tally = context.tally
    made = [one for one in page.entities.values() if one.type in THINGS and one.entity_id not in COMPONENTS | CLASSES and page.maker(one) == maker and tally.told[one.entity_id]]
    return max(made, key=lambda one: (tally.told[one.entity_id], tally.counts[one.entity_id], one.entity_id), default=None)


def the_other(page: Page, reading: Reading, index: int, figure: Figure) -> Bound | None:
    """``Boşta Alfa 22 W, öbürü 9 W``, ``Alfa는 22W, 다른 하나는 9W``: of the two things named last the one that was not named last of all."""
    told = _OTHER.search(page.folded, reading.start, figure.start)
    if told is None:
        return None
    seen: list[Named] = []
    for before in reversed(page.readings[max(0, index - _BACK) : index + 1]):
        for named in reversed(before.names):
            if named.end <= told.start() and named.type in ("chip", "system") and named.entity.entity_id not in COMPONENTS | CLASSES and all(named.entity is not one.entity for one in seen):
                seen.append(named)
        if len(seen) >= _PAIR:
            return Bound(seen[1].name, seen[1].entity, *told.span(), 0.7, "the_other")
    return None


def present_thing(page: Page, reading: Reading, index: int, figure: Figure) -> Bound | None:
    """``(다음 칩은 4나노다.) 지금 쓰는 14나노 칩은 230MB에 그친다``, ``şu an sattığı yonga``: what is in use, not what is to come."""
    told = next(iter(reversed(list(_PRESENT.finditer(page.folded, reading.start, reading.end)))), None)
    if told is None or not any(page.grammar.to_come.search(page.folded, one.start, one.end) for one in page.readings[max(0, index - _COMING_BACK) : index]):
        return None
    start, end = told.span("ko" if told["ko"] else "tr")
    later = any(start <= n.start and n.end <= figure.start and n.type in THINGS and n.entity.entity_id not in COMPONENTS for n in reading.names)
    return None if later or figure.end < told.start() else Bound(page.text[start:end], None, start, end, 0.7, "present_thing")


def put_on(page: Page, reading: Reading, figure: Figure) -> Bound | None:
    """``Alfa 두 장에 나눠 올리면 13토큰``, ``iki Alfa'ya bölüp yükleyince 13 token``: what a model is put on does the work."""
    for named in reversed([n for n in reading.names if n.end <= figure.start and n.type in THINGS]):
        if named.entity.entity_id in COMPONENTS | CLASSES:
            continue
        told = _ON_IT.match(page.folded, named.end, figure.start)
        between = told and any(told.end() <= f.start < figure.start for f in reading.figures if f.kind in MEASURES)
        return bound(named, 0.75, "put_on") if told and not between else None
    return None


def speakers_thing(page: Page, reading: Reading, figure: Figure, metric: str, context: Context) -> Bound | None:
    """``누리칩 한도윤 대표는 "성능이 22% 올랐다"며``, ``… diyen Nuri Çip, kart başına``: what a firm says in a quotation that names nothing is of its own thing."""
    if not in_quotes(page, reading, figure) or any(n.type in THINGS and n.end <= figure.start for n in reading.names):
        return None
    source = context.sources.at(reading, figure.start, metric)
    entity = source.entity if source else None
    if source is None or entity is None:
        return None
    if entity.type == "person":
        firm = next((n for n in reading.names if n.type == "vendor" and source.start is not None and 0 <= source.start - n.end <= 1), None)
        maker = firm.name if firm else None
    else:
        maker = entity.name if entity.type == "vendor" else None
    meant = thing_claimed(page, maker, context) if maker else None
    return Bound(meant.name, meant, None, None, 0.65, "carried:speakers_thing") if meant else None


def in_quotes(page: Page, reading: Reading, figure: Figure) -> bool:
    """Whether a figure stands inside quotation marks of its sentence."""
    opened = max(page.text.rfind(mark, reading.start, figure.start) for mark in '"“')
    closed = page.text.rfind("”", reading.start, figure.start)
    plain = page.text.count('"', reading.start, figure.start) % 2 == 1
    return plain or opened > closed >= 0 or (opened >= 0 and page.text[opened] == "“" and closed < opened)


def officers_firm(page: Page, reading: Reading, figure: Figure) -> Bound | None:
    """``(두레칩의 매출은 …) 한도윤 최고경영자는 3분기 매출을 87억 달러로 내다봤다``: the officer of a paragraph that leads with one firm speaks of that."""
    if not _OFFICER.search(page.folded, reading.start, figure.start) or any(n.type in THINGS | {"vendor", "organisation"} and n.end <= figure.start for n in reading.names):
        return None
    first = next((n for n in page.names_between(page.block(reading).start, reading.start) if n.type == "vendor"), None)
    return Bound(first.name, first.entity, None, None, 0.65, "carried:officers_firm") if first and first.role in ("genitive", "topic", "subject") else None


_COUNTABLE = frozenset({"subject", "topic", "bare", "object"})


_IS_TAKEN = re.compile(r"(?: (?:kart|yonga)[a-zçğöşü]*)? (?:birlikte |ayni anda )?(?:desteklen|takil|kullanilabil|siğ)")  # not `dört V100 barındıran`


def counted_right_behind(page: Page, reading: Reading, figure: Figure, metric: str) -> Bound | None:
    """``dört N1 Pro desteklenir``: a number right before a name counts that, whatever the page is about."""
    if metric != "chip_count" or not figure.in_words:
        return None
    return next((bound(n, 0.85, "counted") for n in reading.names if n.start == figure.end + 1 and n.type == "chip" and n.role in _COUNTABLE and _IS_TAKEN.match(page.folded, n.end) and n.entity.entity_id not in COMPONENTS | CLASSES), None)


_SORTS = re.compile(r"(?:(?:n?[iuü]n|l[ae]r)? (?:birlikte|toplam(?:da)?|beraber|bir arada)|(?:을|를)? ?(?:합쳐서?|합치면|합해서?|모두 합쳐|다 합쳐|함께))(?![a-zçğöşü가-힣])")


def counted_again(page: Page, reading: Reading, index: int, figure: Figure) -> Bound | None:
    """``dört N1 Pro desteklenir. … Dört kart birlikte 280 W``, ``N1 프로 네 장을 꽂는다. 네 장을 합쳐 280W``: as many together as were counted before in the paragraph are those."""
    if any(n.type in THINGS and n.end <= figure.start for n in reading.names):
        return None
    count = next((f for f in reversed(reading.figures) if f.end <= figure.start and f.unit in ("card", "chip", "piece", "GPU") and _SORTS.match(page.folded, f.end)), None)
    if count is None:
        return None
    for before in reversed(page.readings[max(0, index - _BACK) : index]):
        if before.block != reading.block:
            return None
        for one in before.figures:
            if one.kind == "quantity" and one.value == count.value:
                named = next((n for n in before.names if n.type == "chip" and (0 <= n.start - one.end <= 1 or 0 <= one.start - n.end <= 1)), None)
                if named is not None:
                    return bound(named, 0.75, "counted_again").carried()
    return None


_OWNED_SHARE = re.compile(r"(?:(?<=[,;.] )|(?<=\n)|^)(?P<phrase>(?:[a-zçğöşü-]+ ){0,3}[a-zçğöşü-]{2,}?)(?:n?[iuü]n (?:pay[iı]|ağirliği)|n?[iuü]nki)(?: ise| de| da)? (?:yaklaşik )?$")
_PART_SHARE = re.compile(r"(?P<phrase>(?:첨단|선단|구형|성숙|미세) 공정)(?:의)? (?:매출 )?(?:비중|비율)(?:은|는|이|가|도) (?:약 )?$")


def owner_of_share(page: Page, reading: Reading, figure: Figure) -> Bound | None:
    """``Yüksek başarımlı hesaplamanın payı yüzde 57, akıllı telefonunki yüzde 30``, ``첨단 공정 비중이 74%``: a share of what its words say, where they name nobody."""
    told = (_OWNED_SHARE if page.grammar.code == "tr" else _PART_SHARE).search(page.folded, max(reading.start - 1, 0), figure.start)
    if told is None or figure.kind != "percentage" or any(told.start() <= n.start < figure.start for n in reading.names):
        return None
    start, end = told.span("phrase")
    word = page.folded[start:end].rpartition(" ")[2]
    if page.folded[end : end + 1] == "n" and is_common(f"{word}n") and not is_common(word):
        end += 1  # `telefonun`
    return Bound(page.text[start:end], None, start, end, 0.75, "owned") if start >= reading.start and not says_nothing(page, start, end) else None


_JOINED = re.compile(r"(?:['’]?(?:n?[iuü]n|l[ae]r))? ve |(?:와|과|·| 및|,) ?")
_ALL_TOLD = re.compile(r"(?<![a-zçğöşü])toplam(?:da)?(?![a-zçğöşü])|(?<![가-힣])(?:합쳐서?|합해서?|합산|합계|통틀어)")
_TOGETHER = frozenset({"orders", "order_backlog", "revenue", "shipments"})


def both_together(page: Page, reading: Reading, figure: Figure, metric: str) -> Bound | None:
    """``Alfa ve Beta için toplam 500 milyar dolarlık sipariş``, ``알파와 베타를 합쳐 500억 달러``: what two things of one maker have together is neither's."""
    things = [n for n in reading.names if n.end <= figure.start and n.type in THINGS and n.entity.entity_id not in COMPONENTS | CLASSES]
    if metric not in _TOGETHER or len(things) < _PAIR or not _JOINED.fullmatch(page.folded, things[-2].end, things[-1].start) or not _ALL_TOLD.search(page.folded, things[-1].end, figure.start):
        return None
    makers = {page.maker(n.entity) for n in things[-2:]}
    firm = next((one for one in page.entities.values() if one.type == "vendor" and makers == {one.name}), None)
    return Bound(firm.name, firm, None, None, 0.65, "both_together") if firm else None
