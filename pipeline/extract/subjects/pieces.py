"""Chips, cards and servers by their number: what is counted, and what has them in it."""

from __future__ import annotations

import re

from pipeline.extract.claimable import past_maker
from pipeline.extract.columns import names_before, row_label
from pipeline.extract.context import Bound, bound
from pipeline.extract.holders import holder_of
from pipeline.extract.machines import counts_other_side, thing_counted
from pipeline.extract.premises import each_of_them
from pipeline.extract.ranking import LEADING
from pipeline.extract.reading import CLASSES, MAKERS, THINGS
from pipeline.extract.subjects.question import MARKET_METRICS, Question
from pipeline.extract.wholes import averaged
from pipeline.languages import pointing_of
from schemas.records import Cell


def counted(q: Question) -> Bound | None:
    """``H200 8장``, ``sekiz H200 taşıyan``: the thing counted stands beside its number."""
    if q.metric != "chip_count":
        return None
    for named in q.reading.names:
        beside = (0 <= q.figure.start - named.end <= 4 and named.role not in ("locative", "dative")) or 0 <= named.start - q.figure.end <= 12
        if named.type in THINGS and beside and q.usable(named, THINGS):
            return bound(named, 0.85, "counted")
    return None


def counted_by_it(q: Question) -> Bound | None:
    """``| Dell | 8x B200 | 11,1 |``, ``Lodos'un 64 GB200'lü sistemi``: what stands with its number in a cell, or makes up a system, is what that counts, whoever owns it."""
    if q.metric != "chip_count" or q.figure.kind != "quantity":
        return None
    at = q.figure.end + len(_TIMES_OF.match(q.page.text, q.figure.end, q.figure.end + 3).group())  # type: ignore[union-attr]  # matches nothing, too
    thing = next((n for n in q.reading.names if n.start == at and n.type in THINGS and n.entity.entity_id not in CLASSES), None)
    if thing is None and q.cell is not None:  # `B200 8개`
        thing = next((n for n in q.reading.names if n.start >= q.cell.start and 0 <= q.figure.start - n.end <= 1 and n.type in THINGS), None)
    if thing is None:
        return None
    inside = q.cell is not None and q.cell.start <= q.figure.start and max(thing.end, q.figure.end) <= q.cell.end and _leads_maker(q, q.cell)
    return bound(thing, 0.85, "counted") if inside or _MADE_OF.match(q.page.folded, thing.end) else None


def _leads_maker(q: Question, cell: Cell) -> bool:
    """Whether a row is led by whoever offers what it tells of, and not by a system or an instance with so many in it."""
    before = names_before(q.page, cell)
    label = row_label(q.page, cell)
    return label is not None and bool(before) and all(n.type in MAKERS for n in before) and not any(letter.isdigit() for letter in q.page.text[label.start : label.end])


_TIMES_OF = re.compile(r"[ \u00a0]?[x×*]?[ \u00a0]?")
_MADE_OF = re.compile(r"['’]?l[iuü] (?:bir )?(?:sistem|küme|sunucu|makine|kutu|düğüm|raf)")


def counted_against(q: Question) -> Bound | None:
    """``B200 8장이 H200 8장의 세 배``, ``X2, H200 여덟 장짜리 시스템보다``, ``dört 4090'ın yarısı``: where chips are set against others by number, each number counts what stands beside it."""
    if q.metric != "chip_count" or q.cell is not None or not any(counts_other_side(q.page, q.reading, one) for one in q.reading.figures):
        return None
    thing = thing_counted(q.reading, q.figure)
    return bound(thing, 0.85, "counted") if thing else None


def made_up(q: Question) -> Bound | None:
    """``1.900'ü H100, 800'ü H200``, ``1500장이 H100, 600장이 L40S``: so many of all are the thing right behind the number, not the one before it."""
    behind = q.page.grammar.makes_up.match(q.page.folded, q.figure.end, q.reading.end) if q.metric == "chip_count" and q.cell is None else None
    if behind is None:
        return None
    at = past_maker(q.page, q.reading, behind.end() - 1)
    return next((bound(n, 0.85, "counted") for n in q.reading.names if 0 <= n.start - at <= 1 and n.type in THINGS and n.role in _MADE_UP), None)


def shared_out(q: Question) -> Bound | None:
    """``640 adedi H200'e gitti``, ``320장은 H200에 돌아갔다``, ``kalan 128 kart T2 olacak``: so many of all that is bought are the thing that they go to or will be."""
    if q.cell is not None or q.figure.kind != "quantity" or q.metric not in _SHARED_OUT:
        return None
    end = past_maker(q.page, q.reading, q.figure.end)
    for named in q.reading.names:
        if named.start >= end and named.type in THINGS and named.start - end <= _SHARED_REACH and pointing_of(q.page.grammar.code).goes_to.fullmatch(q.page.folded, end, named.start):
            behind = pointing_of(q.page.grammar.code).gone.match(q.page.folded, named.end, q.reading.end)
            return bound(named, 0.85, "counted") if behind else None
    return None


_SHARED_OUT, _SHARED_REACH = frozenset({"chip_count", "shipments", "order_backlog"}), 16


_MADE_UP = frozenset({"predicate", "bare", "conjunct", "topic", "subject", "label", "object", "instrument"})


def counted_behind(q: Question) -> Bound | None:
    """``üç A100'ün yanına üç TPU``: of two numbers with a thing behind each, either counts its own."""
    end = past_maker(q.page, q.reading, q.figure.end)
    if q.metric != "chip_count" or q.page.folded[end : end + 1] != " ":
        return None
    ends = {past_maker(q.page, q.reading, f.end) + 1 for f in q.reading.figures if f.kind == "quantity"}
    counted = [n for n in q.reading.names if n.type in THINGS and n.start in ends]
    behind = next((n for n in counted if n.start == end + 1 and q.usable(n, THINGS)), None)
    return bound(behind, 0.85, "counted") if behind and len(counted) > 1 else None


def counted_within(q: Question) -> Bound | None:
    """``dört GPU kadar hızlı``: the noun that a number counts, where the text uses it as a name."""
    within = next((n for n in q.reading.names if n.type in THINGS and q.figure.start < n.start and n.end <= q.figure.end), None)
    return bound(within, 0.8, "counted") if within and q.metric == "chip_count" and within.role == "comparator" else None


def container(q: Question) -> Bound | None:
    """``GC200 네 개로 돌아가는 IPU-M2000``, ``클러스터는 A100 32장으로``: what pieces are built into has their number."""
    if q.metric not in ("chip_count", "node_count", "die_count", "stack_count") or q.page.grammar.code != "ko":
        return None
    match = _BUILT_OF.match(q.page.folded, q.figure.end, q.reading.end)
    if not match:
        return None
    counted_here = next((n for n in q.reading.names if n.type in THINGS and 0 <= q.figure.start - n.end <= 6), None)
    if match["described"]:
        held = next((n for n in q.reading.names if n.start >= match.end() and n.start - match.end() <= 14 and n.type in THINGS), None)
        return bound(held, 0.75, "container") if held else None
    holders = [n for n in q.reading.names if n.end <= q.figure.start and n.type in THINGS and n is not counted_here and n.role in ("topic", "subject", "label", "genitive", "locative")]
    return bound(holders[-1], 0.7, "container") if holders and counted_here else None


_BUILT_OF = re.compile(r"(?:을|를|로|으로)? ?(?:[가-힣]+(?:로|게|에) )?(?:가동|구성|이뤄|이루어|묶|꽂|탑재|얹|갖추|갖춘|장착|채우|채운|엮|연결|되어|된|쌓|넣|담|올린|물린|단)(?:되|하)?(?:는|은|던|인|한|된|진)?(?P<described>(?<=[는은던인한된진춘운린단]) )?")


def holder(q: Question) -> Bound | None:
    """``Kovan 2'nin her birinde 8 H200 var``, ``가온 4U에는 H200이 8장 들어간다``: what the chips are in has their number."""
    return holder_of(q.page, q.reading, q.figure, q.context) if q.metric == "chip_count" and q.cell is None else None


def average(q: Question) -> Bound | None:
    """``NPU는 … 등 2,400장이다. 장당 평균 3,000만 원꼴``: an average is of the sort of thing that was summed up, not of the first or last of the list."""
    total = q.context.total
    if total is None or q.cell or not 0 <= q.index - total[0] <= 1 or not averaged(q.page, q.reading, q.figure):
        return None
    for reading in reversed(q.page.readings[max(0, total[0] - 1) : total[0] + 1]):
        sorts = [n for n in reading.names if n.entity.entity_id in CLASSES and reading.block == q.reading.block]
        if sorts:
            return bound(sorts[-1], 0.6, "average").carried()
    counted = total[1].entity is None or total[1].entity.type == "chip" or q.metric in MARKET_METRICS
    return total[1].carried() if counted else None


def in_each(q: Question) -> Bound | None:
    """``40 NVL72 kabini. Her birinde 72 GPU``: of each of what was just counted."""
    return each_of_them(q.page, q.reading, q.index, q.figure, q.context) if q.cell is None and q.metric in ("chip_count", "die_count", "core_count", "memory_capacity") else None


def per_piece(q: Question) -> Bound | None:
    """``GB200'ün ise GPU başına 4,10 dolar``, ``GB200은 GPU당 4.1달러``: whose value is told for each of a sort of chip, not that chip's."""
    sort = next((n for n in reversed(q.reading.names) if n.end <= q.figure.start), None)
    if sort is None or q.cell is not None or not _FOR_EACH.fullmatch(q.page.folded, sort.end, q.figure.start) or q.page.folded[sort.start : sort.end] not in _SORTS:
        return None
    owner = next((n for n in reversed(q.reading.names) if n.end <= sort.start and n.type in THINGS), None)
    gap = q.page.folded[owner.end : sort.start] if owner else ""
    return bound(owner, 0.8, "listed") if owner and owner.role in LEADING and _ONLY_TURNS.fullmatch(gap) else None


_FOR_EACH = re.compile(r" ?(?:başina|당) (?:yaklaşik |약 )?")
_ONLY_TURNS = re.compile(r"(?:['’]?[a-zçğöşü]{0,4})?(?: ise| de| da)?,? |(?:은|는|이|가|의|의 경우) ")
_SORTS = frozenset({"gpu", "npu", "tpu", "cpu", "칩", "카드"})
