"""Firms: their lines of business, their parts, and the things that they stand for."""

from __future__ import annotations

import re

from pipeline.extract.context import Bound, bound
from pipeline.extract.divisions import division_before, division_of, next_line, owner_without_case
from pipeline.extract.left_out import thing_claimed
from pipeline.extract.lines import line_alone, line_of, line_of_firm
from pipeline.extract.measured import MEASURED
from pipeline.extract.metrics import metric_words
from pipeline.extract.reading import CLASSES, COMPONENTS, LOOSE, MAKERS, MEASURES, THINGS, Named
from pipeline.extract.subjects.question import (
    FOUNDRIES,
    MARKET_METRICS,
    MODEL_METRICS,
    OF_LINES,
    OF_MAKERS,
    OF_SHARES,
    OF_THINGS_ALONE,
    SHARED_METRICS,
    Question,
    unsaid,
)
from pipeline.languages import pointing_of


def of_segment(q: Question) -> Bound | None:
    """``낸드 사업은 부진했다. 매출이 6200억원으로``, ``Bellek bölümü zayıftı. Geliri …``: a line of business that a sentence led with has the figures of those behind it that name nobody."""
    before = q.page.readings[q.index - 1] if q.index else None
    if q.cell or q.metric not in OF_LINES or before is None or before.block != q.reading.block or any(f.kind in MEASURES for f in before.figures):
        return None
    told = q.page.grammar.segment.match(q.page.folded, before.start, before.end)
    leads = told and any(w.start - q.reading.start < _AT_HEAD for w in metric_words(q.page, q.reading.start, q.reading.end))
    if not told or not leads or q.follows_names():
        return None
    own = next((n for n in before.names if (n.start, n.end) == told.span(1)), None)
    return bound(own, 0.7, "of_segment").carried() if own else q.words(told.span(1), 0.7, "carried:of_segment")


def maker_of_it(q: Question) -> Bound | None:
    """``Böylece Kuzgun üreticisi yüzde 34 büyüdü``, ``참매 제조사는 매출이 34% 늘었다``: what a firm has that is called by what it makes."""
    if q.cell is not None or q.metric not in MARKET_METRICS | OF_LINES:
        return None
    named = next((n for n in reversed(q.reading.names) if n.end <= q.figure.start and n.type in THINGS), None)
    if named is None or pointing_of(q.page.grammar.code).its_maker.match(q.page.folded, named.end) is None:
        return None
    maker = q.page.entities.get(named.entity.vendor_id or "")
    return Bound(maker.name, maker, named.start, named.end, 0.75, "maker_of_it") if maker else None


def of_line(q: Question) -> Bound | None:
    """``otomotiv satışları 71 milyon dolara yaklaştı``, ``소비자 제품에서 거둔 매출은``: what a line of business earns is not what the whole firm does."""
    if q.cell or q.metric not in OF_LINES:
        return None
    found = line_of(q.page, q.reading, q.figure)
    if found is None or any(n.type in THINGS | MAKERS and q.reading.clause(q.figure.start)[0] <= n.start < max(found[1], q.figure.start) for n in q.reading.names):
        return None
    return q.words(owner_without_case(q.page, *found), 0.7, "of_line")


def division(q: Question) -> Bound | None:
    """``삼성전자 반도체 부문은 5조 원의 영업이익``, ``Hitit'in sunucu birimi 21 milyon lira zarar``: what a line of business earned is not what its firm did."""
    if q.cell is not None or q.metric not in OF_LINES | {"share"}:
        return None
    return division_of(q.page, q.reading, q.figure) or (division_before(q.page, q.reading, q.figure) if q.metric in OF_LINES else None)


_AT_HEAD = 4  # code points


def part_of_firm(q: Question) -> Bound | None:
    """``엔비디아의 데이터센터 매출은``, ``Broadcom'un yapay zeka geliri``: what a part of a firm earns, by the firm's name and the part's."""
    found = line_of_firm(q.page, q.reading, q.figure) if q.cell is None and q.metric in OF_LINES else None
    if found is None:
        return _part_of_known(q) if q.cell is None and q.metric in OF_LINES else None
    maker, start, end = found
    if (line := next_line(q.page, q.reading, end, q.figure)) is not None:
        return Bound(q.page.text[slice(*line)], None, *line, 0.7, "division")
    start, end = owner_without_case(q.page, start, end)
    return Bound(f"{q.page.text[maker.start : maker.end]} {q.page.text[start:end]}", None, start, end, 0.75, "part_of_firm")


def _part_of_known(q: Question) -> Bound | None:
    """``MI300X 판매 호조로 데이터센터 GPU 매출이``: under the name of a firm or of one of its things, a part of that firm that stands right before its earnings."""
    part = line_alone(q.page, q.reading, q.figure)
    if part is None:
        return None
    headed = [n for reading in q.page.readings for n in reading.names if n.type == "vendor" and n.entity.entity_id in q.context.tally.headed.get(q.reading.block, ())]
    here = [n for n in q.reading.names if n.end <= part[0] and n.type in THINGS | MAKERS]
    makers = {n.name if n.type in MAKERS else q.page.maker(n.entity) for n in here} or {n.name for n in headed}
    if len(makers) != 1 or any(n.type in MAKERS or not _IS_CAUSE.match(q.page.folded, n.end) for n in here):
        return None
    maker = next(iter(makers))
    return Bound(f"{maker} {q.page.text[slice(*part)]}", None, *part, 0.7, "part_of_firm") if maker else None


_IS_CAUSE = re.compile(r" ?(?:판매|수요|출하|주문)[가-힣 ]{0,8}?(?:로|으로|에 힘입어|덕분에|덕에) ")


def firms_thing(q: Question) -> Bound | None:
    """``Intel kartına 600 watt tanımış, NVIDIA ise 400 watt``, ``인텔은 600W를 주지만 엔비디아는 400W``: a firm that leads its clause stands for its thing that the text tells of, where the clause before told of another's."""
    if q.cell is not None or q.figure.kind != "quantity" or q.metric not in OF_THINGS_ALONE | {"process_node"}:
        return None
    before = [n for n in q.reading.names if n.end <= q.figure.start and n.type in THINGS | {"vendor"}]
    maker = before[-1] if before and before[-1].type == "vendor" else None
    if maker is None or (q.metric == "process_node" and maker.entity.entity_id in FOUNDRIES) or not _SET_APART.match(q.page.folded, maker.end) or any(maker.end <= f.start and f.end <= q.figure.start for f in q.reading.figures if f.kind in MEASURES):
        return None
    return _standing_for(q, maker)


def _standing_for(q: Question, maker: Named) -> Bound | None:
    """The thing of a firm's make that most was claimed of so far, else that was named most."""
    made = [n.entity for reading in q.page.readings for n in reading.names if n.type in THINGS and n.entity.entity_id not in COMPONENTS | CLASSES and q.page.maker(n.entity) == maker.name]
    told = [one for one in made if one.entity_id in q.context.tally.last_sentence or one.entity_id in q.context.tally.titled]
    best = thing_claimed(q.page, maker.name, q.context) or max(told, key=lambda one: (q.context.tally.counts[one.entity_id], one.entity_id), default=None)
    return Bound(best.name, best, maker.start, maker.end, 0.65, "makers_only_thing") if best and not (q.rival and q.rival.entity is best) else None


def at_firm(q: Question) -> Bound | None:
    """``Güç AMD'de 292 W, Intel'de 168 W``, ``전력은 AMD에서는 292W``: what is measured at a firm is so of its thing that the text tells of."""
    maker = _maker_before(q)
    return _standing_for(q, maker) if maker and pointing_of(q.page.grammar.code).at_firm.fullmatch(q.page.folded, maker.end, q.figure.start) else None


def beside_firm(q: Question) -> Bound | None:
    """``Boşta AMD 161 W, Intel 140``, ``AMD는 161W``: a firm right before what is measured stands for its thing that the text tells of."""
    maker, words = _maker_before(q), pointing_of(q.page.grammar.code)
    if maker is None or not words.beside_firm.fullmatch(q.page.folded, maker.end, q.figure.start) or words.describes.match(q.page.folded, q.figure.end):
        return None
    return _standing_for(q, maker)


def _maker_before(q: Question) -> Named | None:
    """The firm that is named last before what only things have."""
    if q.cell is not None or q.metric in MARKET_METRICS | OF_MAKERS | SHARED_METRICS | MODEL_METRICS | _OF_WHO_RUNS_IT or q.metric.endswith("_count") or q.figure.kind not in ("quantity", "percentage"):
        return None
    before = [n for n in q.reading.names if n.end <= q.figure.start and n.type in THINGS | MAKERS]
    maker = before[-1] if before and before[-1].type == "vendor" else None
    return maker if maker and (q.page.grammar.code == "tr" or q.page.lexicon.knows(maker.name)) else None  # whose make a thing is, Turkish tells by its genitive also where no list knows the firm


_OF_WHO_RUNS_IT = frozenset({"accuracy", "dataset_size", "capacity", "energy", "lifespan"})


_SET_APART = re.compile(r"(?:'[a-z]+)? ise |(?:은|는) ")


def firm_meant(q: Question, chosen: Bound) -> Bound | None:
    """``4분기 매출 가이던스는 375억 달러``, ``목표주가는 3만 4,000원``: earnings to come and what shares are worth are of a firm, where the sentence names none: of the thing's maker, or, instead of a firm named in passing, of the one whose earnings were told last."""
    if q.cell is not None or chosen.start is not None or q.follows_names():
        return None
    if q.metric in OF_LINES and chosen.entity is not None and chosen.entity.type in THINGS and q.figure.kind in ("money", "percentage"):
        headed = {n.entity.entity_id: n.entity for reading in q.page.readings for n in reading.names if n.type == "vendor" and n.entity.entity_id in q.context.tally.headed.get(q.reading.block, ())}
        maker = q.page.maker(chosen.entity)
        own = next((one for one in headed.values() if one.name == maker), None)
        return unsaid(own, 0.6, "carried:heading") if own else None
    if q.metric not in OF_SHARES or (chosen.entity is not None and chosen.entity.type in MAKERS):
        return None
    told = [one for key, metrics in q.context.tally.metrics.items() if metrics & _EARNINGS and (one := q.page.entities.get(key)) is not None and one.type == "vendor"]
    if chosen.entity is not None and chosen.entity in (*told, *(one.entity for one in (q.context.title_maker, q.context.hero_maker) if one)):
        return None  # a firm of which earnings were told, or of which the article is: no matter who else has told some since
    firm = max(told, key=lambda one: (q.context.tally.last_sentence.get(one.entity_id, -1), one.entity_id), default=None)
    return unsaid(firm, 0.6, "carried:earnings") if firm else None


_OPENED = re.compile(r"[\s\"“”'‘*(]*(?:(?:이는|이 중|bu,?|bunun) )?")


def of_its_quarter(q: Question) -> Bound | None:
    """``"K3가 잘 팔렸다"며 "4분기 매출은 5,300억 원"``, ``Üçüncü çeyrek geliri 5 milyar``: what is earned or shipped in a quarter or a year, where the clause names nobody, is told of the one firm whose earnings the text tells, not of a product or a line of business named before."""
    if q.cell is not None or q.metric not in OF_LINES | {"shipments"} or q.figure.kind not in ("money", "percentage", "ratio", "quantity"):
        return None
    low, _ = q.reading.clause(q.figure.start)
    dated = next((f for f in q.reading.figures if f.kind == "date" and low <= f.start < q.figure.start), None)
    if dated is None or not _OPENED.fullmatch(q.page.folded, low, dated.start) or any(low <= n.start < q.figure.start and n.type in THINGS | MAKERS | LOOSE for n in q.reading.names):
        return None
    earners = [one for key, metrics in q.context.tally.metrics.items() if metrics & _EARNINGS and (one := q.page.entities.get(key)) is not None]
    said = q.context.said[1] if q.context.said else None
    if len(earners) != 1 or earners[0].type != "vendor" or said is None or (said.entity is None and q.metric != "shipments"):
        return None
    if any(one is not None and one.entity is not earners[0] for one in (q.context.title_maker, q.context.hero_maker)):
        return None  # whose earnings were told is not whom the article is about
    before = q.page.readings[q.index - 1] if q.index else None
    if before is not None and before.block == q.reading.block and q.metric != "shipments" and q.page.grammar.segment.match(q.page.folded, before.start, before.end):
        return None  # `ES사업본부는 호조였다. 2분기 매출은`
    return unsaid(earners[0], 0.65, "carried:earnings")


_SOLD, _FAR_BLOCKS = frozenset({"shipments", "revenue", "profit", "orders", "exports"}), 3  # blocks


def kept_in_paragraph(q: Question, chosen: Bound) -> Bound | None:
    """``(Efes: gelir 4,6 milyar …) Tezel'e göre sevkiyat 6.000'i aşacak``: goods and money in a paragraph of one firm, where nothing else is named, are that firm's, and not those of a thing of another paragraph."""
    thing = chosen.entity
    if q.cell is not None or chosen.start is not None or thing is None or thing.type not in THINGS or q.metric not in _SOLD:
        return None
    last = q.context.tally.last_sentence.get(thing.entity_id)
    if last is None or q.page.readings[last].block > q.reading.block - _FAR_BLOCKS:
        return None
    low = q.page.block(q.reading).start
    named = {n.entity.entity_id: n for n in q.page.names_between(low, q.figure.start) if n.type in THINGS | {"vendor"}}
    firms = [n for n in named.values() if n.type == "vendor"]
    if len(named) != 1 or len(firms) != 1 or firms[0].name == q.page.maker(thing) or q.context.tally.claimed[-1:] != [firms[0].entity.entity_id]:
        return None
    return Bound(firms[0].name, firms[0].entity, None, None, 0.6, "carried:paragraph")


def own_of_speaker(q: Question, chosen: Bound) -> Bound | None:
    """``(WSE-3 …) Groq'tan ses var. Firma, Llama 3 70B'yi saniyede 300 token sunduğunu söylüyor``: what a maker of such things measures is told of its own, and not of another's thing of which it says nothing."""
    if q.cell is not None or (chosen.start is not None and q.reading.start <= chosen.start) or chosen.entity is None or chosen.entity.type not in THINGS or q.metric not in MEASURED or q.rival is not None:
        return None
    source = q.context.sources.at(q.reading, q.figure.start, q.metric)
    maker = q.page.maker(chosen.entity)
    if source is None or source.entity is None or source.entity.type != "vendor" or maker in (None, source.name) or not q.page.lexicon.makes_chips(source.name):
        return None
    near = [n for n in q.page.names_between(q.page.block(q.reading).start, q.figure.start) if n.type in THINGS | {"vendor"}]
    if any(n.type in THINGS for n in q.reading.names if n.end <= q.figure.start) or not near or near[-1].entity is not source.entity:
        return None
    if any(n.type == "model" and n.role in ("topic", "subject") and n.end <= q.figure.start for n in q.reading.names) or _HELD_AGAINST.match(q.page.folded, q.figure.end):
        return None  # `퀄컴이 자랑한 4,080점보다 4% 높다`
    return Bound(source.name, source.entity, None, None, 0.6, "carried:speaker")


_HELD_AGAINST = re.compile(r"보다|['’]?[a-zçğöşü]{0,5}[dt][ae]n (?:daha |yüzde )")


_EARNINGS = frozenset({"revenue", "profit", "loss", "operating_margin", *OF_SHARES})


def thing_for_maker(q: Question, subject: Bound) -> Bound:
    """``엔비디아는 41토큰``, ``Synology 61 vat``: of what is measured on things a maker that is named stands for its one thing."""
    meant = q.only_thing(subject.entity) if subject.start is not None and q.cell is None and subject.method != "party" else None
    if meant is None or (q.rival and q.rival.entity is meant):
        return subject
    return Bound(meant.name, meant, subject.start, subject.end, subject.confidence, "makers_only_thing")
