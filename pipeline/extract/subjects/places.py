"""A name by where it stands: right before or behind the figure, marked in its clause or its sentence."""

from __future__ import annotations

import re

from pipeline.extract.context import Bound, bound
from pipeline.extract.metrics import metric_words
from pipeline.extract.ranked import name_in_place
from pipeline.extract.ranking import LEADING
from pipeline.extract.reading import CLASSES, COMPONENTS, MAKERS, MEASURES, THINGS
from pipeline.extract.subjects.question import MARKET_METRICS, SHORT_CASE, Question, kinds_for
from pipeline.extract.unfit import place_before


def annotated(q: Question) -> Bound | None:
    """``Xeon E5-2686@2.30GHz 16 çekirdek``, ``EPYC 7742@2.25GHz``: a name with a clock behind ``@`` owns what follows up to the next comma."""
    at = q.page.folded.rfind("@", max(q.reading.start, q.figure.start - 16), q.figure.start)
    if at < 0 or _NEXT_ITEM.search(q.page.folded, at, q.figure.start):
        return None
    named = next((n for n in q.reading.names if n.type in THINGS and 0 <= at - n.end <= 1), None)
    return bound(named, 0.9, "annotated") if named else None


_NEXT_ITEM = re.compile(r"[,;)(/]|\d (?=\d)")


_NOMINAL = re.compile(r"[^.;,\"”]{0,48}?(?<![a-zçğöşü])[a-zçğöşü]+(?:[ae]c[ae]ğ|[dt][iuü]ğ|m[ae]s)[iuü](?:n[iuüae]?|n[dt][ae]n?)?(?![a-zçğöşü])")


def placed(q: Question) -> Bound | None:
    """``1위 새벽칩스와 2위 나래칩스``, ``ikinci sıradaki Lodos``: the name right behind a place has it."""
    named = name_in_place(q.page, q.reading, q.figure) if q.metric == "rank" and q.cell is None else None
    return bound(named, 0.85, "placed") if named else None


def embedded(q: Question) -> Bound | None:
    """``Orbit-4'ün iki kat hızlı olacağını söylüyor``: the subject of a clause within another stands in the genitive."""
    if q.page.grammar.code != "tr" or q.cell or q.figure.unit not in ("percent", "x") or not _NOMINAL.match(q.page.folded, q.figure.end, q.reading.end):
        return None
    low, _ = q.reading.clause(q.figure.start)
    owners = [n for n in q.reading.names if low <= n.start and n.end <= q.figure.start and n.type in THINGS and n.entity.entity_id not in COMPONENTS | CLASSES and n.role == "genitive" and not (q.rival and q.rival.method != "model" and n.entity is q.rival.entity)]
    owned = owners and _OWNED_BY.search(q.page.folded, owners[0].end + SHORT_CASE, q.figure.start)  # `B300'ün hesaplama gücünün yarısını`
    return bound(owners[0], 0.8, "embedded") if owners and not owned else None


_OWNED_BY = re.compile(r"[a-zçğöşü]n[iuü]n (?:yaklaşik |en az |tam )?$")


_SUFFIXED_END = re.compile(r"(?:은|는|이|가|을|를|의|과|와|보다|로|에)(?![가-힣])|[,)]| ?(?:모델|버전|제품|카드|에디션)|['’]")


def suffixed(q: Question) -> Bound | None:
    """``DGX-A100 640GB과 비교해``, ``A100 80GB는``: a capacity that closes a name belongs to what is so called, rival or not."""
    inside = next((n for n in q.reading.names if n.start <= q.figure.start < n.end and n.type in THINGS), None)
    if inside:
        return bound(inside, 0.9, "suffixed")
    if q.metric not in ("memory_capacity", "storage_capacity") or not _SUFFIXED_END.match(q.page.folded, q.figure.end):
        return None
    for named in reversed(q.reading.names):
        if named.end <= q.figure.start:
            beside = q.page.folded[named.end : q.figure.start] == " " and named.type in THINGS and named.entity.entity_id not in COMPONENTS
            return bound(named, 0.85, "suffixed") if beside else None
    return None


def parenthesis(q: Question) -> Bound | None:
    """``A100(80GB)``, ``독일(41대)``: the name or country right before the parenthesis that holds the figure."""
    folded = q.page.folded
    opened = folded.rfind("(", q.reading.start, q.figure.start)
    if opened < 0 or folded.rfind(")", opened, q.figure.start) >= 0:
        return None
    inside = [n for n in q.reading.names if opened < n.start < q.figure.start and q.usable(n, THINGS)]
    if inside:
        return None
    for named in reversed(q.reading.names):
        if named.end <= opened and opened - named.phrase_end <= 8 and named.type in THINGS | MAKERS | {"model"}:
            return bound(named, 0.85, "parenthesis")
    place = place_before(q.page, q.reading.start, opened)
    return q.words(place, 0.7, "parenthesis") if place else None


def listed(q: Question) -> Bound | None:
    """``A는 98달러, B는 27달러``: the name right before the figure, in a list of pairs."""
    kinds = kinds_for(q.metric)
    for named in reversed(q.reading.names):
        if named.end > q.figure.start or not q.usable(named, THINGS | MAKERS | {"model"}):
            continue
        if q.cell and named.start < q.cell.start:
            return None
        beside = 0 <= q.figure.start - named.end <= 1 and q.metric == "process_node"
        if named.type not in kinds[0] and not beside and not (named.role in ("topic", "subject", "label") and any(named.type in k for k in kinds)):
            continue
        gap = q.page.folded[named.phrase_end : q.figure.start]
        crossed = any(named.end <= f.start < q.figure.start for f in q.reading.figures if f.kind != "name") or any(named.end <= n.start < q.figure.start for n in q.reading.names)
        if len(gap) <= 16 and not crossed and not re.search(r"[.;:(\"“]", gap) and named.role in ("topic", "subject", "bare", "object", "label"):
            return bound(named, 0.85, "listed")
        return None
    return None


def adnominal(q: Question) -> Bound | None:
    """``3.2Tbps를 제공하는 AWS``, ``70 milyar parametreli Llama 2``: the noun that the figure's clause describes."""
    kinds = kinds_for(q.metric)
    for named in q.reading.names:
        if named.start < q.figure.end or named.role == "maker" or not (named.type in kinds[0] or (named.type == "vendor" and q.metric.endswith("bandwidth"))):
            continue
        if named.role != "comparator" and not q.usable(named, kinds[0] | {"vendor"}):
            return None
        if any(q.figure.end <= f.start < named.start for f in q.reading.figures if f.kind != "name"):
            return None
        maker = next((m for m in q.reading.names if m.role == "maker" and q.figure.end <= m.start < named.start), None)
        gap = q.page.folded[q.figure.end : maker.start if maker else named.start]
        if len(gap) <= 44 and q.page.grammar.adnominal.fullmatch(gap.rstrip("'\"‘“* ")):
            return bound(named, 0.75, "adnominal")
        return None
    return None


def follower(q: Question) -> Bound | None:
    """``Qualcomm'u yüzde 14,2 pay ile MediaTek izledi``: the name behind the number."""
    return adnominal(q) if who_is_followed(q) else None


def who_is_followed(q: Question) -> set[str]:
    """``Qualcomm'u yüzde 14,2 pay ile MediaTek izledi``, ``애플을 8.9%의 비보가 뒤따랐다``: who is followed has another number."""
    told = q.page.grammar.followed.match(q.page.folded, q.figure.end, q.reading.clause(q.figure.start)[1]) if q.metric in MARKET_METRICS else None
    if told is None or not any(q.figure.end <= n.start < told.end() for n in q.reading.names):
        return set()
    return {n.entity.entity_id for n in q.reading.names if n.role == "object" and n.end <= q.figure.start}


def clause_name(q: Question) -> Bound | None:
    """The topic, subject or owner in the figure's clause; of several the nearest before it."""
    low, _ = q.reading.clause(q.figure.start)
    return _marked(q, kinds_for(q.metric)[0], low, "clause")


def sentence_name(q: Question) -> Bound | None:
    """The same over the whole sentence before the figure."""
    return _marked(q, kinds_for(q.metric)[0], q.reading.start, "sentence")


def _marked(q: Question, kinds: frozenset[str], low: int, where: str) -> Bound | None:
    """Best role first, then nearest; a weak role gives way to the topic of the article."""
    before = [n for n in q.reading.names if low <= n.start < q.figure.start and q.usable(n, kinds)]
    if not before:
        return None
    best = min(before, key=lambda n: (n.role not in LEADING, -n.start))
    confidence = (0.8 if best.role in LEADING else 0.65) - (0.1 if where == "sentence" else 0)
    return bound(best, confidence, f"{where}_{best.role}")


def other_kind(q: Question) -> Bound | None:
    """A name of another type in the sentence (a maker for its product)."""
    for kinds in kinds_for(q.metric)[1:]:
        found = _marked(q, kinds, q.reading.start, "other")
        if found:
            return Bound(found.name, found.entity, found.start, found.end, 0.5, "other_kind")
    makers = [n for n in q.reading.names if n.type in MAKERS and n.role in ("maker", "source")]
    return bound(makers[0], 0.4, "other_kind") if makers else None


def later_name(q: Question) -> Bound | None:
    """A name after the figure in the same sentence."""
    for kinds in kinds_for(q.metric):
        for named in q.reading.names:
            if named.start >= q.figure.end and q.usable(named, kinds):
                return bound(named, 0.5, "later_name")
    return None


def paired(q: Question) -> Bound | None:
    """``A 310 jeton … B 4.900 jeton``: names and figures alternate, so the name before the figure is its own."""
    after = [n for n in q.reading.names if n.start >= q.figure.end and n.type in THINGS]
    followed = after and any(0 <= f.start - after[0].phrase_end <= 14 for f in q.reading.figures if f.kind in MEASURES)
    return listed(q) if followed else None


def owned(q: Question) -> Bound | None:
    """``낸드 가격이 40% 올랐다``, ``DRAM fiyatları yüzde 20 arttı``, ``HBM 매출 비중은 54%``: what a price or a share is of stands right before it, where a sentence names nothing else."""
    if q.cell or q.metric not in ("price", "share"):
        return None
    word = next((w for w in reversed(metric_words(q.page, q.reading.start, q.figure.start)) if w.metric == q.metric or (q.metric, w.metric) == ("share", "market_share")), None)
    owner = word and next((n for n in q.reading.names if n.type not in MAKERS | {"person"} and n.end <= word.start and _OWNED_TO.fullmatch(q.page.folded, n.end, word.start)), None)
    if not owner or any(n is not owner and n.type in THINGS | MAKERS and n.end <= q.figure.start for n in q.reading.names):
        return None
    return bound(owner, 0.75, "owned")


_OWNED_TO = re.compile(r" ?(?:(?:매출|출하|판매|수출|생산|이익|물량) )?|['’]?n?[iuü]n (?:gelir|ciro|satiş|üretim)[a-zçğöşü]* (?:içindeki )?")
