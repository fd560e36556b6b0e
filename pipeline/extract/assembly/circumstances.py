"""When and how a value was reached."""

from __future__ import annotations

from typing import Any

from pipeline.extract.assembly.readings import TAPE_OUT
from pipeline.extract.assembly.spot import Spot
from pipeline.extract.by_neighbours import OF_RUN, WHOLE_RUN
from pipeline.extract.cases import chips_of_head, each_by_head, told_by_heads
from pipeline.extract.columns import tells_before
from pipeline.extract.comparators.changes import begins_change, gives_way
from pipeline.extract.comparators.measures import whole_of
from pipeline.extract.comparators.owners import NUMBER_FORMAT
from pipeline.extract.conditions import OF_PARTS, find_conditions, item_of
from pipeline.extract.conditions_by_heads import conditions_by_heads
from pipeline.extract.context import Bound
from pipeline.extract.lines import segment_of
from pipeline.extract.moved import SIDE_BY_SIDE, closes_change
from pipeline.extract.partly import portion_told, whole_told
from pipeline.extract.periods import RUNNING, is_not_over, no_more, period_of
from pipeline.extract.programs import program_used
from pipeline.extract.reading import COMPONENTS, MAKERS, THINGS, Page, Reading
from pipeline.extract.run_on import AGAINST, run_on
from pipeline.extract.sellers import sold_at
from pipeline.extract.statements import EARNED
from pipeline.extract.subjects.markets import market_shared
from pipeline.extract.told_beside import funded, in_all, span_told, told_beside, year_told
from pipeline.extract.told_of_firms import is_of_round_before
from pipeline.extract.trials import sort_of
from pipeline.extract.wholes import edition_told
from pipeline.languages import pointing_of, submitting_of, trials_of
from pipeline.languages.turkish.words import unsoftened
from schemas.records import Figure


def in_other_format(page: Page, reading: Reading, figure: Figure, comparator: Bound | None, conditions: dict[str, Any]) -> dict[str, Any]:
    """``FP16으로도 쓸 수 있으나 이때 속도는 INT8의 4분의 1``: the format that a value stands against is not the one that it was reached in."""
    if comparator is None or comparator.entity is not None or str(conditions.get("precision", "")).lower() != comparator.name.lower():
        return conditions
    others = [one[0] for one in NUMBER_FORMAT.finditer(page.text, reading.start, figure.start) if one[0].lower() != comparator.name.lower()]
    rest = {key: told for key, told in conditions.items() if key != "precision"}
    return rest | ({"precision": others[-1]} if others else {})


def _before_format(page: Page, reading: Reading, figure: Figure, conditions: dict[str, Any]) -> dict[str, Any]:
    """``INT4로 바꾸니 60토큰에서 95토큰으로``, ``INT4'e geçince 60'tan 95'e``: what was before was not in the format that something was put into."""
    put = trials_of(page.grammar.code).put_into.search(page.folded, reading.start, figure.start)
    return {key: told for key, told in conditions.items() if key != "precision"} if put else conditions


def told_of_time(spot: Spot, metric: str, subject: Bound, comparator: Bound | None, use: str | None, rule: str) -> tuple[str | None, dict[str, str]]:
    """The period of a value and the conditions around it (``use``: the case that its use gives, where nothing else does); what a change begins with, a predecessor's and what a round before gave are of a time before."""
    page, reading, figure = spot.page, spot.reading, spot.figure
    left = (begins_change(page, reading, figure) or (comparator is None and gives_way(page, reading, figure))) and subject.method != SIDE_BY_SIDE
    period = period_of(page, reading, figure, metric, spot.cell, left=left)
    before = told_of_predecessor(page, reading, figure) if subject.method != "former" and (subject.start is None or subject.start < figure.end) else False
    earlier = spot.cell is not None and tells_before(page, spot.cell)
    left = left and not page.grammar.on_condition.search(page.folded, reading.start, figure.start)  # `단가가 10% 오르면 44%에서 39%로`: as it is now
    former = comparator is None and (before or earlier or (metric in _OF_ROUNDS and submitting_of(page.grammar.code).round_before.search(page.folded, reading.clause(figure.start)[0], figure.start) is not None) or (metric == "valuation" and is_of_round_before(page, reading, figure)))
    conditions = find_conditions(page, reading, figure, metric, period=period, compared=comparator is not None, in_row=spot.cell is not None, of_past=(left and not is_not_over(page, period)) or former or no_more(page, reading, figure, metric, dated=period is not None))
    conditions = _before_format(page, reading, figure, conditions) if left else conditions
    conditions = _of_sides(conditions, {} if spot.cell else run_on(page, reading, figure, metric))
    conditions |= sold_at(page, reading, figure, metric, subject) | told_beside(page, reading, spot.index, figure, metric) | funded(page, figure, metric, subject) | in_all(page, reading, figure, metric, subject) | {key: case for key, case in conditions.items() if key == "case"}
    if year := year_told(page, reading, figure, period):
        conditions["period"] = year
    elif "period" not in conditions and period is None and metric in RUNNING and (span := span_told(page, reading, figure)):
        conditions["period"] = span
    if "case" not in conditions and spot.cell is None and (item := item_of(page, reading, figure, metric, subject.start)):
        conditions["case"] = item
    conditions = _with_heads(spot, metric, conditions)
    conditions = conditions if left else program_used(page, reading, figure, metric, (subject, comparator), spot.cell) | conditions
    if subject.method == "edition" and (built := edition_told(page, reading, figure)):
        conditions["case"] = page.text[slice(*built.span("with"))].strip()
    if subject.method == "supply":
        conditions["case"] = "rated"  # what it can give
    if "case" not in conditions and rule in _CASE_BY_RULE:
        conditions["case"] = _CASE_BY_RULE[rule]
    if "case" not in conditions and (case := use or sort_of(page, reading, spot.index, figure, metric, spot.cell)):
        conditions["case"] = case
    whole = _whole_of_share(spot, known="of" in conditions) if metric == "share" else None
    if metric == "market_share" and spot.cell is None and (market := market_shared(page, reading, figure)):
        conditions = conditions | {"of": market}
    if (told := whole_told(page, reading, spot.index, figure)) is not None:
        return period, conditions | {"of": told.surface}
    if metric in EARNED and spot.cell is None and subject.entity is not None and subject.entity.type in MAKERS and (part := segment_of(page, reading, figure)):
        conditions = conditions | {"of": part}
    return period, conditions | ({"of": unsoftened(page.text[slice(*whole)])} if whole else {})


def _with_heads(spot: Spot, metric: str, conditions: dict[str, Any]) -> dict[str, Any]:
    """With what the heads of a table's cell tell; what is of one card each is of no number of them (``| 8 × H100 | … | Kart başına |``)."""
    page, cell = spot.page, spot.cell
    if cell is None:
        return conditions
    conditions = conditions | told_by_heads(page, cell) | conditions_by_heads(page, cell, metric)
    if "case" not in conditions and metric in OF_PARTS and (each := each_by_head(page, cell)):
        conditions["case"] = each
    if str(conditions.get("case", "")).startswith(_EACH):
        return {key: value for key, value in conditions.items() if key != "chips"}
    if "case" not in conditions and "chips" not in conditions and (chips := chips_of_head(page, cell, metric)):
        conditions["chips"] = chips
    return conditions


def _of_sides(conditions: dict[str, Any], told: dict[str, Any]) -> dict[str, Any]:
    """With what is told of a run and its two sides; where those have not as many chips, neither number is the comparison's own."""
    alone = {key: value for key, value in conditions.items() if key != "chips"} if AGAINST in str(told.get("case")) else conditions
    return told | alone


def _whole_of_share(spot: Spot, *, known: bool) -> tuple[int, int] | None:
    """Where the words stand for what a share is one of; by the sentence before where nothing is ``known``."""
    word = None if known else portion_told(spot.page, spot.reading, spot.index, spot.figure)
    return whole_of(spot.page, spot.figure) or ((word.start, word.end) if word else None)


_EACH = tuple(f"per {name}" for name in ("card", "chip", "GPU", "accelerator"))
_OF_ROUNDS = frozenset({"participant_count", "result_count"})
_CASE_BY_RULE = {OF_RUN: WHOLE_RUN, TAPE_OUT: "tape-out"}


def told_of_predecessor(page: Page, reading: Reading, figure: Figure) -> bool:
    """``전작은 120W였다``, ``önceki nesil 120 W çekiyordu``: the clause tells of the predecessor, whose name does not stand in it."""
    low, _ = reading.clause(figure.start)
    words = [match.end() for match in page.grammar.former.finditer(page.folded, low, figure.start)]
    if not words or pointing_of(page.grammar.code).new.search(page.folded, words[-1], figure.start):
        return False
    if closes_change(page, reading, words[-1], figure):
        return False
    return not any(words[-1] <= named.start < figure.start and named.type in THINGS and named.entity.entity_id not in COMPONENTS for named in reading.names)
