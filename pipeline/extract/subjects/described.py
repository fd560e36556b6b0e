"""What an amount describes, dates or is the price of, before or behind its name."""

from __future__ import annotations

import re

from pipeline.extract.claimable import past_maker
from pipeline.extract.coined import is_common
from pipeline.extract.context import VARIANT, Bound, bound
from pipeline.extract.pointing import only_thing_of
from pipeline.extract.ranking import LEADING
from pipeline.extract.reading import CLASSES, COMPONENTS, LOOSE, MAKERS, MEASURES, THINGS, Named, Page, Reading
from pipeline.extract.subjects.question import MARKET_METRICS, Question
from pipeline.languages import moving_of, parallel_of, pointing_of
from schemas.records import Figure


def made_so(q: Question) -> Bound | None:
    """``메모리를 192GB로 두 배 늘린 S10``, ``belleği 192 GB'a çıkaran S10``: what was changed to a value is named right behind it."""
    behind = moving_of(q.page.grammar.code).made_so.match(q.page.folded, q.figure.end, q.reading.end) if q.cell is None and q.figure.kind in ("quantity", "ratio", "percentage") else None
    named = next((n for n in q.reading.names if behind and n.start == behind.end() and n.type in THINGS and n.entity.entity_id not in COMPONENTS | CLASSES), None)
    return q.but_rival(bound(named, 0.75, "made_so")) if named else None


def described(q: Question) -> Bound | None:
    """``192GB 메모리를 갖춘 AMD MI300X보다``, ``192 GB bellek taşıyan MI300X'ten``, ``90 bin liralık H100'den``: an amount within what describes a rival is of that rival."""
    if q.cell or q.rival or q.metric in MARKET_METRICS or q.metric == "chip_count":
        return None
    thing = thing_described(q.page, q.reading, q.figure)
    return bound(thing, 0.85, "described") if thing else None


def thing_described(page: Page, reading: Reading, figure: Figure) -> Named | None:
    """The other side of a comparison that an amount describes."""
    words = parallel_of(page.grammar.code).described_by.match(page.folded, figure.end, reading.end)
    if words is None or figure.kind not in ("quantity", "money"):
        return None
    ends = [words.end(), *(m.end() for m in [parallel_of(page.grammar.code).of_sort.match(page.folded, words.end(), reading.end)] if m)]
    starts = {past_maker(page, reading, end - 1) + 1 for end in ends}
    return next((n for n in reading.names if n.start in starts and n.type in THINGS and n.role == "comparator" and n.entity.entity_id not in COMPONENTS), None)


_TRADED_KO = re.compile(r"(?: ?(?:이상|이하|미만|안팎|선|대|정도|가량))?에 (?:거래|판매|공급|유통)되는 |(?: ?(?:이상|이하|미만|안팎|선|대|정도|가량))?에 팔리는 ")
_TRADED_TR = re.compile(r"['’]?y?(?:[ae]|[dt][ae]n) (?:satilan|alici bulan|işlem gören) ")


def traded_at(q: Question) -> Bound | None:
    """``4,000만 원 이상에 거래되는 H100``, ``4.000 dolara satılan H100``: what is sold for an amount, whatever it stands against."""
    told = (_TRADED_KO if q.page.grammar.code == "ko" else _TRADED_TR).match(q.page.folded, q.figure.end, q.reading.end) if q.figure.kind == "money" and q.cell is None else None
    if told is None:
        return None
    start = past_maker(q.page, q.reading, told.end() - 1) + 1
    named = next((n for n in q.reading.names if n.start == start and n.type in THINGS), None)
    return bound(named, 0.85, "traded_at") if named else None


def dated(q: Question) -> Bound | None:
    """``2016'da tanıtılan TPUv1'in``, ``12일 새벽 N7을 출시했다``: the thing behind a date that its verb dates, not what the sentence is about."""
    if q.figure.kind != "date":
        return None
    before = [n for n in q.reading.names if n.end <= q.figure.start and n.type in THINGS]
    if before and before[-1].role == "object" and _COMES_OUT.match(q.page.folded, q.figure.end):
        return bound(before[-1], 0.85, "dated")
    for named in q.reading.names:
        if named.start >= q.figure.end and named.type in THINGS:
            brought = named.role == "object" and named.start < q.reading.clause(q.figure.start)[1]
            return bound(named, 0.85, "dated") if brought or q.page.grammar.dates_noun.fullmatch(q.page.folded, q.figure.end, named.start) else None
    out = _BROUGHT_OUT.search(q.page.folded, q.figure.end, q.reading.clause(q.figure.start)[1]) if q.page.grammar.code == "ko" else None
    if out is None or any(n.type in THINGS | LOOSE | {"model"} and n.end <= q.figure.start for n in q.reading.names):
        return None
    if (q.context.thing or q.context.title_thing) and is_common(out["phrase"].split()[-1]):
        return None  # `보급형 태블릿을 내놓았다`: the thing that the text has named
    return q.words(out.span("phrase"), 0.7, "dated")


_BROUGHT_OUT = re.compile(r"(?<![가-힣a-z0-9])(?P<phrase>(?:(?:새|신형|차세대|첫|후속|[0-9]세대|자체) )?(?:[가-힣a-z0-9]+(?<![은는이가을를의에로와과며고서한된]) )?[가-힣a-z0-9]+?)[을를] (?:[가-힣]+(?:에|로|게|히)? )?(?:출시|내놓|내놨|선보이|선보일|발매|시판)")


_COMES_OUT = re.compile(r"['’]?[a-zçğöşü]{0,4}(?: yilinda| ayinda)? (?:[a-zçğöşü]+ )?(?:çikar|tanit|duyur|piyasaya sür|satişa sun)|(?:년|월)?(?:에|쯤|께) (?:출시|공개|내놓)")


_PROCESSOR = re.compile(r"(?:Intel )?Core |Ryzen|Xeon|EPYC|Snapdragon|Dimensity|Exynos|Helio|Tensor G|Kirin|Celeron|Pentium|Athlon|Threadripper")
_LISTED_BESIDE = re.compile(r"(?:['’]?[a-zçğöşü]{0,4})?(?: ?(?:프로세서|칩|cpu|ap|işlemci|işlemcisi|yonga seti))?(?:['’]?[a-zçğöşü]{0,4})?(?:,| ve|와|과|에| \+| /)? (?:[0-9]+ ?(?:gb|tb) [^,.;]{1,20}?(?:,| ve|와|과) )?")


def beside_processor(q: Question) -> Bound | None:
    """``안에는 코어 울트라 7 258V와 32GB 메모리``, ``Core Ultra 7 258V, 32 GB bellek ve 1 TB SSD``: what stands beside a processor in a list is of what all of it is in."""
    if q.cell or q.rival or q.metric not in ("memory_capacity", "storage_capacity"):
        return None
    before = [n for n in q.reading.names if n.end <= q.figure.start and n.type in THINGS and n.entity.entity_id not in COMPONENTS | CLASSES]
    if not before or not _PROCESSOR.match(before[-1].name) or not _LISTED_BESIDE.fullmatch(q.page.folded, before[-1].end, q.figure.start):
        return None
    if host := _host_of(q, before[-1]):
        return host
    holder = next((n for n in before[:-1] if n.role in LEADING and not _PROCESSOR.match(n.name)), None)
    if holder:
        return bound(holder, 0.7, "beside_processor")
    thing = q.context.thing
    return thing.carried() if thing and thing.entity and thing.entity is not before[-1].entity and not _PROCESSOR.match(thing.name) else None


def _host_of(q: Question, processor: Named) -> Bound | None:
    """``동일한 호스트(AMD EPYC 9554, 768GB DDR5)``, ``aynı sunucuya (çift EPYC 9354, 768 GB RAM)``: the machine in whose bracket a processor and its memory stand."""
    opened = q.page.folded.rfind("(", q.reading.start, processor.start)
    if opened < 0 or ")" in q.page.folded[opened : q.figure.start]:
        return None
    told = pointing_of(q.page.grammar.code).host.search(q.page.folded, q.reading.start, opened)
    return q.words(told.span("noun"), 0.75, "beside_processor") if told else None


def variant_told(q: Question) -> Bound | None:
    """``종전 8단 제품(24GB)``, ``48GB 용량의 16단 제품``, ``8 katlı yığın (24 GB)``: a variant that only its number of layers names, not the one named before."""
    if q.cell or q.rival or q.metric not in _OF_STACKS:
        return None
    grammar, folded, figure = q.page.grammar, q.page.folded, q.figure
    told = next((m for m in grammar.stack.finditer(folded, q.reading.start, figure.start) if _STACK_HAS.fullmatch(folded, m.end(), figure.start)), None)
    if told is None and (described := grammar.stack_described.match(folded, figure.end, q.reading.end)):
        told = grammar.stack.match(folded, described.end(), q.reading.end)
    if told is None or any(n.start < told.end() and told.start() <= n.end + 1 for n in q.reading.names):
        return None
    start, end = told.span("phrase")
    called = [one for one in q.page.entities.values() if one.type in THINGS and q.page.grammar.code == "ko" and one.name.endswith(f" {told['layers']}단")]
    return Bound(called[0].name, called[0], start, end, 0.75, VARIANT) if len(called) == 1 else q.words((start, end), 0.75, VARIANT)


_OF_STACKS = frozenset({"memory_capacity", "memory_bandwidth", "storage_capacity", "data_rate", "price", "cost", "power", "thickness"})
_STACK_HAS = re.compile(r" ?\(|(?:은|는|이|가) (?:용량(?:이|은) )?(?:각각 |약 |최대 )?|(?:n?[dt][ae]|n?[iuü]n)? (?:ise )?(?:kapasite(?:si)? )?(?:yaklaşik )?")


def asked_by_maker(q: Question) -> Bound | None:
    """``Doruk'un istediği kart başına 9 bin dolar``, ``솔개칩의 제안은 장당 900만 원``: of the one thing of a maker that says what it wants for it, or when it hands it over, not of another's told of before."""
    if q.cell or q.metric not in _HANDED_OVER or any(n.type in THINGS and q.reading.clause(q.figure.start)[0] <= n.start < q.figure.start for n in q.reading.names):
        return None
    maker = next((n for n in reversed(q.reading.names) if n.type == "vendor" and n.end <= q.figure.start), None)
    thing = q.context.thing
    if maker is None or thing is None or thing.entity is None or q.page.maker(thing.entity) == maker.name or not pointing_of(q.page.grammar.code).hands_over.match(q.page.folded, maker.end, q.reading.end):
        return None
    meant = only_thing_of(q.page, maker.entity)
    return Bound(meant.name, meant, maker.start, maker.end, 0.7, "asked_by_maker") if meant else None


_HANDED_OVER = frozenset({"price", "cost", "release_date", "delivery_date", "shipment_date", "lead_time"})


def offered(q: Question) -> Bound | None:
    """``H100 Lambda'da saatlik 2,99 dolar, Azure'da 6,98 dolar``, ``H100은 람다에서 시간당 2.99달러``: what is rented at a firm has the price, not the firm."""
    if q.cell is not None or q.metric not in ("price", "cost") or not (q.figure.unit or "").endswith(_RENTED):
        return None
    before = [n for n in q.reading.names if n.end <= q.figure.start]
    if not before or before[-1].type not in MAKERS or not (before[-1].role == "locative" or q.page.folded.startswith(("에서", "에선"), before[-1].end)):
        return None
    things = [n for n in before if n.type in ("chip", "system") and n.role in _OFFERED and n.entity.entity_id not in COMPONENTS | CLASSES]
    if things:
        return bound(things[-1], 0.8, "offered")
    thing = q.context.thing
    return thing.carried() if thing and thing.entity and thing.entity.type in ("chip", "system") else None


_RENTED = ("/min", "/h", "/day", "/month")
_OFFERED = frozenset({"topic", "subject", "bare", "label", "conjunct", "object", "genitive"})


def same_thing(q: Question) -> Bound | None:
    """``나루호스팅은 같은 카드를 4,600원에 내놓고 있다``, ``Rakibi Ege Barındırma aynı kartı saatte 3,10 dolara veriyor``: what was told of last has the price, not the other who asks it."""
    if q.cell is not None or q.metric not in ("price", "cost") or q.figure.kind != "money":
        return None
    told = pointing_of(q.page.grammar.code).same_thing.search(q.page.folded, q.reading.clause(q.figure.start)[0], q.figure.start)
    if told is None or any(n.type in ("chip", "system") and n.end <= q.figure.start and n.end + 1 != told.start() for n in q.reading.names):
        return None
    kinds = ("system",) if told["machine"] else ("chip", "system")
    before = [n for n in q.page.names_between(q.page.block(q.reading).start, q.reading.start) if n.type in kinds and n.entity.entity_id not in COMPONENTS | CLASSES]
    if told["machine"] and not before:
        return q.words(told.span("machine"), 0.6, "same_thing")
    return bound(before[-1], 0.8, "same_thing").carried() if before else None


def sold(q: Question) -> Bound | None:
    """``Tuna Mikro geliştirme kartını 180 dolara satıyor``: what has no name has the price, not whoever sells it."""
    words = pointing_of(q.page.grammar.code)
    if q.cell is not None or q.figure.kind != "money" or q.metric not in ("price", "cost") or not words.sells.match(q.page.folded, q.figure.end):
        return None
    match = words.sold.search(q.page.folded, q.reading.clause(q.figure.start)[0], q.figure.start)
    if match is None:
        return None
    start, end = match.span("phrase")
    name = q.page.text[start:end]
    if name[0].isupper() and " " in name:  # the maker
        start, name = start + name.index(" ") + 1, name.partition(" ")[2]
    named = any(start <= n.start < end or (n.type in THINGS and 0 < start - n.end <= 2) for n in q.reading.names)  # `Atlas T3 kartını`
    return None if named else Bound(name, None, start, end, 0.75, "sold")


def described_beside(q: Question) -> Bound | None:
    """``10나노 공정에 HBM2 8GB를 썼던 시험용 칩 모루 M0``, ``15W에 40TOPS인 모루 M0``, ``12 nm'de üretilen ve 16 GB kullanan M0``: two amounts within what describes one thing are both of it."""
    after = next((f for f in q.reading.figures if f.start >= q.figure.end and f.kind in MEASURES), None)
    if q.cell is not None or q.rival or after is None or q.metric in MARKET_METRICS or not _JOINED_WITHIN.fullmatch(q.page.folded, q.figure.end, after.start):
        return None
    if any(q.figure.end <= n.start < after.start and n.entity.entity_id not in COMPONENTS for n in q.reading.names):
        return None
    named = next((n for n in q.reading.names if n.start >= after.end and n.type in THINGS and n.entity.entity_id not in COMPONENTS), None)
    if named is None or any(after.end <= f.start < named.start for f in q.reading.figures if f.kind in MEASURES):
        return None
    gap = q.page.folded[after.end : named.start].rstrip("'\"‘“ ")
    return bound(named, 0.7, "described") if len(gap) <= _WITHIN and _DESCRIBES.fullmatch(gap) else None


_WITHIN = 44  # code points
_JOINED_WITHIN = re.compile(r" ?(?:급 ?)?(?:공정)?(?:에|과|와|의)?,? (?:[a-z0-9]+ )?|['’]?(?:[dt][ae]|y?l[ae])? ?(?:üretilen|yapilan)?,? (?:ve )?(?:[a-z0-9]+ )?")
_DESCRIBES = re.compile(r"(?:급|짜리)?(?:인|이던|에 (?:이르|달하)는)(?: [가-힣]+){0,2}|(?: ?(?:메모리|램))?(?:을|를) (?:[가-힣]+ )?[가-힣]*[은던는한쓴춘단](?: [가-힣]+){0,3}|['’]?[a-zçğöşü]{0,4}(?: bellek)?[a-zçğöşü]{0,2} (?:kullanan|taşiyan|barindiran|sunan)(?: [a-zçğöşü]+){0,3}")
