"""What a figure stands against."""

from __future__ import annotations

import re

from pipeline.extract.comparators.changes import (
    arrives_at_level,
    end_of_change,
    exceeded,
    improved_on_itself,
    is_at_level,
    is_change,
    is_part,
    leaves,
    left_behind,
    multiplied,
    raised_above,
)
from pipeline.extract.comparators.degrees import degree_near
from pipeline.extract.comparators.gaps import is_overtaken, tells_lead
from pipeline.extract.comparators.measures import Near, is_difference, is_gap, next_measure, said_up_to, whole_of
from pipeline.extract.comparators.owners import (
    becomes_part,
    common_owner,
    ends_on_share,
    format_owner,
    its_ratio,
    matched_for_part,
    measured_rival,
    owned_ratio,
    set_beside,
    shared_before,
)
from pipeline.extract.comparators.rivals import (
    baseline,
    is_rivals_own,
    leads_itself,
    named_rival,
    nearest_marked,
    other_of_title,
    other_variant,
    own_past,
    own_side,
    pronoun_rival,
    raw_rival,
    rival_elsewhere,
    unnamed_rival,
    unnamed_side,
)
from pipeline.extract.comparators.told_changes import change_told
from pipeline.extract.context import Bound, Context
from pipeline.extract.reading import THINGS, Page, Reading
from schemas.records import Figure

_BECOMES = re.compile(r"(?:가|이)? ?(?:됐|된(?![가-힣])|되|됩)|로 (?:뛰|늘|불)")


_BARELY = re.compile(r" (?:anca|ancak|zar zor|bile|sadece) |(?:밖에|만) ")


def _changed(page: Page, reading: Reading, figure: Figure, low: int, high: int) -> Bound | None:
    """What a percentage that is told as a change stands against: the rival of its clause, else its own past."""
    if change_told(page, figure) is None:
        return None
    return nearest_marked(page, reading, figure, low, high) or own_past(page, low, high, figure.start) or Bound("previous", None, None, None, 0.65, "change_verb")


def choose_comparator(page: Page, reading: Reading, index: int, figure: Figure, context: Context) -> tuple[Bound | None, Near | None]:  # noqa: C901, PLR0912  # one line for each way of naming the other side
    """The comparator of a figure, None where it compares nothing, and the word of comparison."""
    degree = degree_near(page, reading, figure)
    low, high = reading.clause(figure.start)
    if _is_passed(page, figure) or _is_run_on(page, figure) or is_part(page, figure) or whole_of(page, figure) or is_overtaken(page, reading, figure) or leaves(page, figure) or is_at_level(page, figure) or any(n.start < figure.end and figure.start < n.end for n in reading.names):
        return None, None
    moved = end_of_change(page, reading, figure)
    if moved:
        return moved, degree
    if figure.unit != "x" and (is_change(page, reading, figure) or page.grammar.standard.match(page.folded, figure.end, reading.end) or arrives_at_level(page, reading, figure)):
        return becomes_part(page, reading, figure), None
    if figure.kind in ("quantity", "money") and page.folded[figure.end : figure.end + 1] == ")":
        return None, None
    lead = tells_lead(page, figure)
    share = page.grammar.share_of.match(page.folded, figure.end) if figure.unit == "percent" and not lead else None
    if share and (degree is None or figure.end <= degree[1] < share.end()):
        owner = owned_ratio(page, reading, figure) or its_ratio(page, reading, figure, context) or set_beside(page, reading, figure, low, high) or shared_before(page, reading, figure)
        return (owner, None) if owner and owner.entity and owner.entity.type in THINGS and not ends_on_share(page, reading, figure, share, owner) else (_changed(page, reading, figure, low, high), None)
    relative = figure.unit in ("x", "percentage_point") or (figure.unit == "percent" and degree is not None)
    if not relative:
        if degree is None or degree[1] - figure.end > 12 or not re.fullmatch(r"[^,.;]{0,12}", page.folded[figure.end : degree[1]]) or is_rivals_own(reading, figure, degree[1]):
            return _changed(page, reading, figure, low, high), None
        beaten = exceeded(page, reading, figure, low, high, degree) if is_difference(page, figure, degree) else None
        found = beaten or nearest_marked(page, reading, figure, low, high) or own_side(page, reading, figure, low, context) or unnamed_rival(page, low, figure.end) or own_past(page, low, high, figure.start) or measured_rival(page, reading, figure) or pronoun_rival(page, reading, figure, low, high, context) or raw_rival(page, reading, low, figure)
        if not found and is_difference(page, figure, degree):
            found = unnamed_side(page, context, index, degree)
        return (found, degree) if found else (None, degree if is_difference(page, figure, degree) else None)
    if matched := matched_for_part(page, reading, figure) or format_owner(page, reading, figure):
        return matched, None
    owner = None if lead else raised_above(page, reading, figure) or owned_ratio(page, reading, figure) or its_ratio(page, reading, figure, context) or common_owner(page, figure, low) or (left_behind(page, reading, figure) if figure.unit == "x" else None)
    found = owner or exceeded(page, reading, figure, low, high, degree) or nearest_marked(page, reading, figure, low, high)
    found = found or other_variant(page, low, figure) or own_side(page, reading, figure, low, context) or measured_rival(page, reading, figure) or unnamed_rival(page, low, high) or own_past(page, low, high, figure.start) or pronoun_rival(page, reading, figure, low, high, context)
    found = found or raw_rival(page, reading, low, figure) or multiplied(page, reading, low, figure)
    if not found:
        since = max(reading.start, page.folded.rfind("; ", reading.start, figure.start))  # `geçen çeyrekte 13 dolardı; gelecek yıl yüzde 10 düşüş`
        found = rival_elsewhere(reading, low, high, named_rival(page, reading, figure, reading.start, said_up_to(page, reading, figure))) or unnamed_rival(page, reading.start, figure.start) or own_past(page, since, figure.start)
        found = found and Bound(found.name, found.entity, found.start, found.end, found.confidence - 0.15, found.method)
    if not found and (degree is None or degree[0].metric != "price"):
        found = baseline(page, reading, figure)
    led = leads_itself(reading, context.comparator, low, figure)
    recent = not led and context.comparator and context.comparator.entity and context.comparator.entity.type in THINGS and index - context.comparator_sentence <= 1
    found = found or improved_on_itself(page, figure)
    if not found and figure.unit == "percent" and degree is not None and (is_gap(page, figure, degree) or _BARELY.fullmatch(page.folded, figure.end, degree[1])) and page.grammar.change.match(page.folded, degree[1]):
        found = Bound("previous", None, None, None, 0.65, "change_verb")
    if not found and recent and context.comparator and figure.unit != "percentage_point":
        found = context.comparator.carried()
    if not found and (change_told(page, figure) or page.grammar.change.search(page.folded, figure.end, min(next_measure(reading, figure, high), figure.end + 24)) or (figure.unit == "x" and _BECOMES.match(page.folded, figure.end))):
        found = Bound("previous", None, None, None, 0.65, "change_verb")
    if not found and not led and context.comparator and context.comparator.entity and index - context.comparator_sentence <= 2:
        found = context.comparator.carried()
    return found or (other_of_title(page, reading, figure) if lead else None), degree


_PASSED = re.compile(r"['’]?(?:s[iuü]n|y)?[iuü] (?:aş|geç)(?:ti|iyor|ar|er|miş|mişti|acak|ecek|arak|erek)(?:l[ae]r)?(?![a-zçğöşü])|[을를] (?:넘어섰|넘겼|넘었|넘어서|돌파)")


def _is_passed(page: Page, figure: Figure) -> bool:
    """``yüzde 50 büyüdü ve 6 milyar doları aştı``, ``50% 늘어 6조 원을 넘어섰다``: an amount that something has passed is a level, no difference."""
    return figure.kind == "money" and bool(_PASSED.match(page.folded, figure.end))


_RUN_ON = re.compile(r" üzerinde (?:[a-zçğöşü]+ ){0,2}?(?:eğit|çaliş|koş|dene|test ed|çikarim)")


def _is_run_on(page: Page, figure: Figure) -> bool:
    """``A100 80 GB üzerinde eğitiyorduk``: a thing on which work runs is called by its amount, which is above nothing."""
    return bool(_RUN_ON.match(page.folded, figure.end))
