"""What several have together, and what each of several gives where amounts stand before those who give them."""

from __future__ import annotations

import re

from pipeline.extract.context import Bound, bound
from pipeline.extract.reading import LOOSE, MAKERS, THINGS, Named
from pipeline.extract.subjects.question import Question
from pipeline.languages import circumstances_of, wholes_of

_PAIR = 2  # names
HAVE_TOGETHER = "have_together"
_GIVEN = frozenset({"investment", "valuation"})
_WHO = THINGS | MAKERS | LOOSE


def have_together(q: Question) -> Bound | None:
    """``가온과 누리는 합쳐 6조 원``, ``A, B ve C'nin ortalama geliri 2 milyar``: a sum or a mean of those that are named in one breath is of none of them alone."""
    if q.cell or q.figure.kind not in ("money", "quantity") or (q.rival and q.rival.start is not None):
        return None
    words, (low, high) = wholes_of(q.page.grammar.code), q.reading.clause(q.figure.start)
    names = [n for n in q.reading.names if low <= n.start and n.end <= q.figure.start and n.type in _WHO]
    row = names[-1:]
    for named in reversed(names[:-1]):
        if not words.joins.fullmatch(q.page.folded, named.end, row[0].start):
            break
        row.insert(0, named)
    if len({n.entity.entity_id for n in row}) < _PAIR or words.each_apart.search(q.page.folded, low, high):
        return None
    if any(row[-1].end <= f.start < q.figure.start for f in q.reading.figures) or not words.of_all_named.match(q.page.folded, row[-1].end, q.figure.start):
        return None
    return Bound(", ".join(n.name for n in row), None, row[0].start, row[-1].end, 0.75, HAVE_TOGETHER)


def given_by(q: Question) -> Bound | None:
    """``20억 원은 한빛이, 100억 원은 누리가 냈다``, ``2 milyon doları Ege, 10 milyon doları Lodos verdi``: each amount is of the one whose name is right behind it."""
    if q.cell or q.figure.kind != "money" or q.metric not in _GIVEN or _own(q, q.figure.start):
        return None
    given = wholes_of(q.page.grammar.code).given
    behind = next((n for n in q.reading.names if n.start >= q.figure.end and n.type in _WHO), None)
    if behind is None or not given.fullmatch(q.page.folded, q.figure.end, behind.start):
        return None
    return bound(behind, 0.8, "given_by")


def with_its_amount(q: Question) -> Bound | None:
    """``데이터센터 매출이 393억 달러로 전체의 88%``, ``veri merkezi geliri 39 milyar dolarla toplamın yüzde 88'i``: what has the amount makes up that part of all."""
    said = q.context.said
    before = next((f for f in reversed(q.reading.figures) if f.end <= q.figure.start), None)
    if q.metric != "share" or said is None or before is None or before.start != said[0]:
        return None
    return said[1] if circumstances_of(q.page.grammar.code).with_it.fullmatch(q.page.folded, before.end, q.figure.start) else None


def _own(q: Question, at: int) -> Named | None:
    """The name that stands right before an amount as its own, with no comma between."""
    return next((n for n in q.reading.names if n.end <= at and n.type in _WHO and re.fullmatch(r"['’]?\w{0,4} ", q.page.folded[n.end : at])), None)
