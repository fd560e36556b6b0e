"""Arithmetic: a percentage or ratio against the two values it speaks of, in every reading of it.

"31% less time" and "46% more speed" are one lead; the reading that fits is named. ``GPU 2,839장, TPU 2,796장: 1.5% 빠르다``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pipeline.verify.asides import is_denied
from pipeline.verify.compared_values import (
    DIFFERENCE,
    cited_value,
    comparable_pairs,
    difference_of,
    has_readings,
    leads_of,
    share_of,
    slack_of,
    told_value,
    unit_of,
)
from pipeline.verify.metrics import SPEEDS, UNSPECIFIED
from pipeline.verify.names import maker_key
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.places import by_sentence, claims_on, same_work
from pipeline.verify.records import Assertion, Case, Finding
from pipeline.verify.surely_meant import (
    are_cells_of_both,
    are_meant,
    are_properties,
    are_told_next,
    are_two_cells,
    lie_apart_as_told,
)
from pipeline.verify.told_changes import changes_told
from pipeline.verify.ways_apart import Lead
from pipeline.verify.who_leads import lies_other_way, says_larger

CHECK, METHOD = "arithmetic", "ratio"
FARTHEST = 30.0  # times that a multiple and what two values give lie apart, and are still of one another
CELLS_NEAR = 1.5  # the same, of two cells of a table: what lies farther apart is told of other settings
COARSE = 0.12  # of a percentage: what lies farther off, though the rounding of its values allows it, confirms nothing


def check_ratios(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    """Changes between two values, and comparisons against the values of both sides."""
    values = [c for c in case.claims if c.type != "comparison" and c.value is not None and c.value > 0 and c.metric]
    claimed = claims_on(case)
    told: set[str] = set()
    for span, numbers in by_sentence(case):
        for change in changes_told(case, case.words(span), numbers, claimed, tolerances):
            told.add(change.claim_id)
            yield change
    for claim in case.claims:
        if claim.type == "comparison" and claim.claim_id not in told and claim.subjects and claim.comparators:
            finding = _judge(case, claim, values, tolerances)
            if finding is not None:
                yield finding


def _judge(case: Case, claim: Assertion, values: Sequence[Assertion], tolerances: Tolerances) -> Finding | None:
    if claim.figure is not None and (is_denied(case, claim.figure) or (claim.metric in {"price", "cost"} and _TOTAL_COST.search(case.words(case.sentence_at(claim.start))))):
        return None  # `"Toros yüzde 25 önde" cümlesi yanlış`: nobody says so; `5년 총소유비용으로 42% 싸다`: no price
    pairs = [(s, c) for s, c in comparable_pairs(claim, values) if s.value != c.value or claim.direction == "equal"]
    if not pairs:
        return _of_makers(case, claim, values) if claim.value is None else None
    if claim.value is None:
        return _direction(case, claim, pairs, tolerances)
    owned = _is_share(case, claim)
    tried = [
        (abs(lead.value - claim.value) / slack_of(claim, lead, s, c, tolerances), lies_other_way(claim, s, c), s, c, lead)
        for s, c in pairs
        for lead in (share_of(s, c) if owned else (*leads_of(s, c), *difference_of(claim, s, c)))
        if lead.unit == claim.unit and not _turns(claim, s, lead)
    ]
    if not tried:
        return None
    off, other_way, s, c, lead = min(tried, key=lambda one: (max(one[0], 1.0), one[1], one[0]))
    inputs = {"values": [cited_value(s), cited_value(c)], "reading": lead.reading, "computed": lead.value, "tolerance": tolerances.points}
    told = f"{told_value(s)} and {told_value(c)}: {lead.equation}, read as {lead.reading!r}; the article says {shown(claim.value, claim.unit)}."
    if off <= 1 and other_way and not owned:
        surely = (len(pairs) == 1 and claim.certain and are_meant(case, claim, s, c)) or (lead.reading == DIFFERENCE and lie_apart_as_told(case, claim, s, c))
        return Finding(claim.claim_id, CHECK, "conflicting" if surely else "inconclusive", "wrong_side", f"{told} But the other side leads.", inputs, METHOD)
    if off <= 1:
        open_ = claim.unit == "percent" and abs(lead.value - claim.value) > max(2 * tolerances.points, COARSE * claim.value)
        told += " The few digits written leave it open." if open_ else ""
        return Finding(claim.claim_id, CHECK, "inconclusive" if open_ else "supported", "ratio", told, inputs, METHOD)
    if lead.reading == DIFFERENCE:
        return None
    if has_readings(lead):
        own = [x for _, _, a, b, x in tried if (a, b) == (s, c) and has_readings(x)]
        own = [x for x in own if x.reading == _told_reading(claim, s)] or own
        told = f"{told_value(s)} and {told_value(c)}: {', '.join(f'{x.equation} ({x.reading})' for x in own)}; the article says {shown(claim.value, claim.unit)}."
    surely = are_properties(case, claim, pairs) or (len(pairs) == 1 and (are_meant(case, claim, s, c) or are_told_next(case, claim, s, c) or are_two_cells(case, claim, s, c) or (1 / CELLS_NEAR <= lead.value / claim.value <= CELLS_NEAR and are_cells_of_both(case, claim, s, c))))
    if surely and (lead.unit != "x" or 1 / FARTHEST <= lead.value / claim.value <= FARTHEST) and not _stands_again(case, claim) and off > 2 and claim.quantifier == "exact" and not (claim.unit == "x" and claim.value < 1):
        return Finding(claim.claim_id, CHECK, "conflicting", "ratio", told + " No reading agrees.", inputs, METHOD)
    return Finding(claim.claim_id, CHECK, "inconclusive", "other_values", told, inputs, METHOD)


def _of_makers(case: Case, claim: Assertion, values: Sequence[Assertion]) -> Finding | None:
    """``구글은 TPU v5p 1,024개로 56.95분, 인텔은 가우디2 1,024개로 66.9분. 칩 수를 같게 놓으면 인텔이 앞섰다``: makers by what their things did in the same paragraph, with as many chips."""
    block = case.block_at(claim.start)
    ours, theirs = ([v for v in values if v.vendor and block.start <= v.start < claim.start and maker_key(v.vendor) in set(map(maker_key, names)) and v.metric in SPEEDS] for names in (claim.subjects, claim.comparators))
    pairs = [(s, c) for s in ours for c in theirs if s.metric == c.metric and unit_of(s) == unit_of(c) and same_work(s, c) and s.conditions.get("chips") == c.conditions.get("chips") and s.value != c.value]
    if len(pairs) != 1 or not claim.likely or claim.direction in {None, "equal"} or claim.metric not in SPEEDS | UNSPECIFIED:
        return None
    s, c = pairs[0]
    inputs = {"values": [cited_value(s), cited_value(c)]}
    told = f"{told_value(s)} and {told_value(c)}: {leads_of(s, c)[0].equation}."
    if not lies_other_way(claim, s, c):
        return Finding(claim.claim_id, CHECK, "supported", "ratio", told, inputs, METHOD)
    return Finding(claim.claim_id, CHECK, "conflicting", "wrong_side", f"{told} The other side leads.", inputs, METHOD)


def _turns(claim: Assertion, value: Assertion, lead: Lead) -> bool:
    """``%42 daha pahalı`` is no 42 % of the dearer: an amount that is told to be higher or lower is reckoned from the other side. Speeds and times have both readings."""
    if claim.direction not in {"higher", "lower"} or value.metric in SPEEDS | UNSPECIFIED or lead.unit != "percent":
        return False
    return lead.reading == ("less than the larger" if claim.direction == "higher" else "more than the smaller")


def _told_reading(claim: Assertion, value: Assertion) -> str | None:
    """``yüzde 30 daha yavaş`` of a throughput: less than the larger; a faster time may be told of the time or of the speed."""
    if claim.direction in {None, "equal"} or unit_of(value) == "s":
        return None
    return "more than the smaller" if says_larger(claim, value.metric) else "less than the larger"


def _stands_again(case: Case, claim: Assertion) -> bool:
    """Whether the headline's proportion stands in the body, too: there it has its own values."""
    figure = claim.figure
    if figure is None or case.block_at(figure.start).kind != "title":
        return False
    end = case.block_at(figure.start).end
    return any(n.start >= end and n.unit in {figure.unit, None} and n.value == figure.value for n in case.numbers)


_TOTAL_COST = re.compile(r"총 ?소유 ?비용|\bTCO\b|toplam sahip olma", re.IGNORECASE)
_OWNED_BY = re.compile(r"\S의\s(?:약 |고작 |겨우 |불과 )?$|[’'](?:n?[ıiuü]n)\s(?:yaklaşık |yalnızca |sadece )?$")
_SHARE_ENDS = re.compile(r"[’']?s[ıiuü]n[ıiuü] |(?:에|\s?수준|\s?정도|\s?선|\s?꼴|밖에|뿐|이[다며고]|다[.\s]|인\s)(?!.{0,12}(?:빠르|빠른|빨|느리|느린|높|낮|많|적[은다게]|비싸|싸|저렴|향상|증가|감소|개선|절감|단축|더\s))|[’']?s?[ıiuü](?:n[ae]|ndan|ndad?ır|d[ıiuü]r|yd[ıiuü]| kadar| düzeyinde| seviyesinde|[.,;]|$)(?!.{0,12}(?:hızlı|yavaş|fazla|az|yüksek|düşük|pahalı|ucuz|artış|azalma|daha))")


def _is_share(case: Case, claim: Assertion) -> bool:
    """``H100의 40%에 불과하다``, ``H100'ün yüzde 40'ı``: so much of the other's value, and not so much more or less."""
    if claim.figure is None or claim.unit != "percent":
        return False
    if claim.is_part:
        return True
    before, behind = case.text[max(0, claim.figure.start - 12) : claim.figure.start], case.text[claim.figure.end : claim.figure.end + 24]
    return _OWNED_BY.search(before) is not None and _SHARE_ENDS.match(behind) is not None


def _wrong_side(claim: Assertion, s: Assertion, c: Assertion) -> bool:
    return claim.likely and lies_other_way(claim, s, c)


def _direction(case: Case, claim: Assertion, pairs: Sequence[tuple[Assertion, Assertion]], tolerances: Tolerances) -> Finding | None:
    """A comparison without a number: supported where every pair of values lies so, a conflict where the only pair does not."""
    s, c = pairs[0]
    inputs = {"values": [cited_value(s), cited_value(c)], "tolerance": tolerances.equal}
    told = f"{told_value(s)} and {told_value(c)}: {leads_of(s, c)[0].equation}."
    if claim.direction == "equal":
        near = any(leads_of(a, b)[1].value <= 100 * tolerances.equal for a, b in pairs)
        return Finding(claim.claim_id, CHECK, "supported" if near else "inconclusive", "ratio", told, inputs, METHOD)
    wrong = [_wrong_side(claim, a, b) for a, b in pairs]
    if not any(wrong) and claim.likely:
        return Finding(claim.claim_id, CHECK, "supported", "ratio", told, inputs, METHOD)
    if len(pairs) == 1 and wrong[0] and claim.certain and are_meant(case, claim, s, c):
        return Finding(claim.claim_id, CHECK, "conflicting", "wrong_side", told + " The other side leads.", inputs, METHOD)
    return None
