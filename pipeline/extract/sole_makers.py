"""Who is said to be the only maker of chips for AI beside another: a submission of the kind ``sole``.

``AI 반도체 시장에서 엔비디아를 빼면 그래프코어가 유일하다``; ``Yapay zekâ çipi pazarında NVIDIA dışında yalnızca Graphcore var``. Of a narrower market (``국내``, ``추론용``, ``Avrupa'da``) nothing is read.
"""

from __future__ import annotations

from itertools import pairwise

from pipeline.extract.context import Bound, bound
from pipeline.extract.modality import choose_modality
from pipeline.extract.reading import MAKERS, Page, Reading
from pipeline.languages import submitting_of
from schemas.records import Submission


def sole_maker(page: Page, reading: Reading, suite: Bound) -> Submission | None:
    """The first such statement of a sentence; its words are the market, the firm set aside and the one that is left, and nothing else."""
    words = submitting_of(page.grammar.code)
    firms = [n for n in reading.names if n.type in MAKERS]
    for beside, left in pairwise(firms):
        low = reading.clause(beside.start)[0]
        before = page.folded[low : beside.start].strip()
        told = words.sole_maker.match(page.folded[beside.end : left.start] + "\0" + page.folded[left.end : reading.end])
        where = words.chip_market.fullmatch(before) if before else None
        if told is None or beside.name == left.name or (before and where is None) or bool(where) == bool(told["market"]):
            continue
        if choose_modality(page, reading, min(reading.end, left.start + told.end() - (left.start - beside.end)) - 1).modality != "asserted":
            continue
        one = bound(left, 0.7, "sole_maker")
        statement = f"Apart from {beside.name}, {left.name} is the only one in the AI chip market."
        return Submission(reading.start, reading.end, "sole", one.name, left.entity.entity_id, (suite.name,), one.confidence, one.method, system=beside.name, statement=statement)
    return None
