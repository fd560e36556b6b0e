"""Arithmetic: a percentage or ratio against the two values it speaks of, in every reading of it.

"31% less time" and "46% more speed" are one lead; the reading that fits is named. ``GPU 2,839장, TPU 2,796장: 1.5% 빠르다``.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from pipeline.extract.units import base_of
from pipeline.languages import grammar_of
from pipeline.lexicon import fold
from pipeline.verify.asides import came_of_it, is_denied
from pipeline.verify.equations import Equation, apart, come_to, in_one_unit, less, more, share, times, times_more
from pipeline.verify.metrics import COSTS, same_family
from pipeline.verify.names import keys, maker_key
from pipeline.verify.numbers import Tolerances, half_step, shown, unit_class, written_half_step
from pipeline.verify.places import by_sentence, claims_on, same_work, spans_of, spread
from pipeline.verify.records import Assertion, Case, Finding, Number
from pipeline.verify.told_of import names_its_benchmark
from pipeline.verify.told_readings import told_way

CHECK, METHOD = "arithmetic", "ratio"
RELATIVE = frozenset({"percent", "percentage_point", "x"})
UNSPECIFIED = frozenset({"performance", "speed", "speedup"})  # stand for any of:
SPEEDS = frozenset("throughput frame_rate training_time execution_time inference_time latency benchmark_score".split())
LEVEL = re.compile(r"^[^\s.,]{0,2}(?:으로|로|까지)\s|^[’']?[ynsi]{0,2}[aeıiuü]\s|^ ile\s|^[’']?(?:l[ae]|yl[ae])\s|^[’'][dt][ae]\s|^[가이] [된됐되]")  # ``39%로``: where it came to, not how far
YEARLY = re.compile(r"연평균|해마다|매년|yılda ortalama|yıllık ortalama|bileşik|her yıl", re.IGNORECASE)
NEXT_TO = 40  # characters between a change and the two values it is told with
FARTHEST = 30.0  # times that a multiple and what two values give lie apart, and are still of one another
NEARBY = 500  # characters within which a lead and its two values are surely meant for each other


class Lead(NamedTuple):
    """One reading of two values: its name, and the equation that gives its size."""

    reading: str
    equation: Equation

    @property
    def value(self) -> float:
        return self.equation.value

    @property
    def unit(self) -> str:
        return self.equation.unit or ""


def leads(larger: float, smaller: float, unit: str | None) -> list[Lead]:
    """Every way to say how far two positive values lie apart. ``unit``: of the values; per cents also differ by points."""
    found = [
        Lead("more than the smaller", more(larger, smaller)),
        Lead("less than the larger", less(smaller, larger)),
        Lead("times as much", times(larger, smaller)),
        Lead("part of it", times(smaller, larger)),
    ]
    if unit == "percent":
        found += [Lead("points of difference", apart(larger, smaller, one)) for one in ("percentage_point", "percent")]
    return found


COARSE = 0.12  # of a percentage: what lies farther off, though the rounding of its values allows it, confirms nothing


def check_ratios(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    values = [c for c in case.claims if c.type != "comparison" and c.value is not None and c.value > 0 and c.metric]
    claimed = claims_on(case)
    told: set[str] = set()
    for span, numbers in by_sentence(case):
        for change in _from_to(case, case.words(span), numbers, claimed, tolerances):
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
    pairs = [(s, c) for s, c in _pairs(claim, values) if s.value != c.value or claim.direction == "equal"]
    if not pairs:
        return _of_makers(case, claim, values) if claim.value is None else None
    if claim.value is None:
        return _direction(case, claim, pairs, tolerances)
    owned = _is_share(case, claim)
    tried = [
        (abs(lead.value - claim.value) / _slack(claim, lead, s, c, tolerances), lies_other_way(claim, s, c), s, c, lead)
        for s, c in pairs
        for lead in (_share_of(s, c) if owned else (*_leads_of(s, c), *_difference(claim, s, c)))
        if lead.unit == claim.unit and not _turns(claim, s, lead)
    ]
    if not tried:
        return None
    off, other_way, s, c, lead = min(tried, key=lambda one: (max(one[0], 1.0), one[1], one[0]))
    inputs = {"values": [_cited(s), _cited(c)], "reading": lead.reading, "computed": lead.value, "tolerance": tolerances.points}
    told = f"{_told(s)} and {_told(c)}: {lead.equation}, read as {lead.reading!r}; the article says {shown(claim.value, claim.unit)}."
    if off <= 1 and other_way and not owned:
        surely = len(pairs) == 1 and claim.likely and _sure(case, claim, s, c)
        return Finding(claim.claim_id, CHECK, "conflicting" if surely else "inconclusive", "wrong_side", f"{told} But the other side leads.", inputs, METHOD)
    if off <= 1:
        open_ = claim.unit == "percent" and abs(lead.value - claim.value) > max(2 * tolerances.points, COARSE * claim.value)
        told += " The few digits written leave it open." if open_ else ""
        return Finding(claim.claim_id, CHECK, "inconclusive" if open_ else "supported", "ratio", told, inputs, METHOD)
    if lead.reading == DIFFERENCE:
        return None
    if _has_readings(lead):
        own = [x for _, _, a, b, x in tried if (a, b) == (s, c) and _has_readings(x)]
        own = [x for x in own if x.reading == _told_reading(claim, s)] or own
        told = f"{_told(s)} and {_told(c)}: {', '.join(f'{x.equation} ({x.reading})' for x in own)}; the article says {shown(claim.value, claim.unit)}."
    surely = _of_properties(case, claim, pairs) or (len(pairs) == 1 and (_sure(case, claim, s, c) or _told_next(case, claim, s, c) or _of_two_cells(case, claim, s, c)))
    if surely and (lead.unit != "x" or 1 / FARTHEST <= lead.value / claim.value <= FARTHEST) and not _stands_again(case, claim) and off > 2 and claim.quantifier == "exact" and not (claim.unit == "x" and claim.value < 1):
        return Finding(claim.claim_id, CHECK, "conflicting", "ratio", told + " No reading agrees.", inputs, METHOD)
    return Finding(claim.claim_id, CHECK, "inconclusive", "other_values", told, inputs, METHOD)


def _of_makers(case: Case, claim: Assertion, values: Sequence[Assertion]) -> Finding | None:
    """``구글은 TPU v5p 1,024개로 56.95분, 인텔은 가우디2 1,024개로 66.9분. 칩 수를 같게 놓으면 인텔이 앞섰다``: makers by what their things did in the same paragraph, with as many chips."""
    block = case.block_at(claim.start)
    ours, theirs = ([v for v in values if v.vendor and block.start <= v.start < claim.start and maker_key(v.vendor) in set(map(maker_key, names)) and v.metric in SPEEDS] for names in (claim.subjects, claim.comparators))
    pairs = [(s, c) for s in ours for c in theirs if s.metric == c.metric and _unit(s) == _unit(c) and same_work(s, c) and s.conditions.get("chips") == c.conditions.get("chips") and s.value != c.value]
    if len(pairs) != 1 or not claim.likely or claim.direction in {None, "equal"} or claim.metric not in SPEEDS | UNSPECIFIED:
        return None
    s, c = pairs[0]
    inputs = {"values": [_cited(s), _cited(c)]}
    told = f"{_told(s)} and {_told(c)}: {_leads_of(s, c)[0].equation}."
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
    if claim.direction in {None, "equal"} or _unit(value) == "s":
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
DIFFERENCE = "difference"


SHARE = "share of the other"
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


def _share_of(s: Assertion, c: Assertion) -> list[Lead]:
    a, b, _ = _both(s, c)
    return [Lead(SHARE, share(a, b))] if a and b else []


def _both(s: Assertion, c: Assertion) -> tuple[float, float, str | None]:
    """The two values in one unit."""
    return in_one_unit(s.value or 0.0, s.unit, c.value or 0.0, c.unit)


def _has_readings(lead: Lead) -> bool:
    """Whether a lead of its kind can be read from the smaller value and from the larger."""
    return lead.unit == "percent" and lead.reading != SHARE and not lead.reading.startswith("points")


def _difference(claim: Assertion, s: Assertion, c: Assertion) -> Iterator[Lead]:
    """``48분과 60분, 12분 짧다``: how far the values lie apart, in the unit of the claim."""
    if claim.unit is None or claim.unit in RELATIVE:
        return
    one, unit = base_of(1.0, claim.unit)
    if one and unit == _unit(s):
        low, high = sorted(in_one_unit(1.0, claim.unit, v.value or 0.0, v.unit)[1] for v in (s, c))
        yield Lead(DIFFERENCE, apart(high, low, claim.unit))


def _pairs(claim: Assertion, values: Sequence[Assertion]) -> Iterator[tuple[Assertion, Assertion]]:
    """Values of the subject and of the other side that may be compared: same metric, unit, benchmark and conditions."""
    ours = [v for v in values if _is_about(v, claim.subjects) and _fits(claim, v)]
    if claim.comparators == ("previous",):
        theirs = [v for v in ours if v.conditions.get("period") == "previous"]
        ours = [v for v in ours if v not in theirs]
    else:
        theirs = [v for v in values if _is_about(v, claim.comparators) and _fits(claim, v) and v not in ours]
    for s in ours:
        for c in theirs:
            if same_family(s.metric, c.metric) and _unit(s) == _unit(c) and _compatible(s, c):
                yield s, c


def _is_about(value: Assertion, names: Sequence[str]) -> bool:
    return bool(keys(value.subjects) & keys(names))


def _fits(claim: Assertion, value: Assertion) -> bool:
    if "tensor_core_count" in {claim.metric, value.metric} and claim.metric != value.metric:
        return False
    if not (same_family(claim.metric, value.metric) or (claim.metric in UNSPECIFIED and value.metric in SPEEDS)):
        return False
    if not same_work(claim, value):
        return False
    return all(str(value.conditions.get(k, v)) == str(v) for k, v in claim.conditions.items() if k != "period")


def _compatible(s: Assertion, c: Assertion) -> bool:
    shared = (s.conditions.keys() & c.conditions.keys()) - {"period"}
    if any(str(s.conditions[k]) != str(c.conditions[k]) for k in shared if k != "epochs"):
        return False
    return same_work(s, c)


def _unit(value: Assertion) -> str | None:
    return base_of(value.value, value.unit)[1]


def _leads_of(s: Assertion, c: Assertion) -> list[Lead]:
    a, b, unit = _both(s, c)
    return leads(max(a, b), min(a, b), unit) if a and b else []


def _slack(claim: Assertion, lead: Lead, s: Assertion, c: Assertion, tolerances: Tolerances) -> float:
    """How far the stated lead may be from the computed one: its own rounding and that of the two values."""
    assert claim.value is not None
    own = max(_half(claim), tolerances.about * claim.value if claim.quantifier == "about" else 0.0)
    own = min(own, max(tolerances.points, 0.1 * claim.value)) if claim.unit != "x" else own
    rounding = sum(_half(v) / (v.value or 1) for v in (s, c))
    if lead.reading.startswith("points"):
        return own + sum(map(_half, (s, c)))
    if lead.reading == DIFFERENCE:
        return own + sum(_half(v) * (base_of(1.0, v.unit)[0] or 0) for v in (s, c)) / (base_of(1.0, claim.unit)[0] or 1) + 1e-9
    return own + rounding * (100 + lead.value if lead.unit == "percent" and lead.reading != SHARE else lead.value) + 1e-9


def _half(claim: Assertion) -> float:
    """Half of the last digit written."""
    return half_step(claim.value or 1) if claim.figure is None else written_half_step(claim.figure.surface, claim.value or 1)


def lies_other_way(claim: Assertion, s: Assertion, c: Assertion) -> bool:
    """Whether the values of the subject and of the other side lie the other way round than the direction of the claim says."""
    if claim.direction in {None, "equal"} or s.value is None or c.value is None:
        return False
    a, b = base_of(s.value, s.unit)[0] or 0, base_of(c.value, c.unit)[0] or 0
    return a != b and (a > b) != says_larger(claim, s.metric)


def says_larger(claim: Assertion, metric: str | None) -> bool:
    """Whether the claim's direction makes the subject's value of a metric the larger. More speed is less time."""
    if claim.direction in {"better", "worse"}:
        return (claim.direction == "better") != (metric in COSTS)
    turned = claim.metric not in COSTS and metric in COSTS
    if claim.unit == "x" and claim.value is not None and claim.value < 1:
        return turned  # `yarısından biraz fazla`, `절반을 조금 넘는다`: more than half is less
    return (claim.direction == "higher") != turned


def _wrong_side(claim: Assertion, s: Assertion, c: Assertion) -> bool:
    return claim.likely and lies_other_way(claim, s, c)


def _direction(case: Case, claim: Assertion, pairs: Sequence[tuple[Assertion, Assertion]], tolerances: Tolerances) -> Finding | None:
    """A comparison without a number: supported where every pair of values lies so, a conflict where the only pair does not."""
    s, c = pairs[0]
    inputs = {"values": [_cited(s), _cited(c)], "tolerance": tolerances.equal}
    told = f"{_told(s)} and {_told(c)}: {_leads_of(s, c)[0].equation}."
    if claim.direction == "equal":
        near = any(_leads_of(a, b)[1].value <= 100 * tolerances.equal for a, b in pairs)
        return Finding(claim.claim_id, CHECK, "supported" if near else "inconclusive", "ratio", told, inputs, METHOD)
    wrong = [_wrong_side(claim, a, b) for a, b in pairs]
    if not any(wrong) and claim.likely:
        return Finding(claim.claim_id, CHECK, "supported", "ratio", told, inputs, METHOD)
    if len(pairs) == 1 and wrong[0] and _sure(case, claim, s, c):
        return Finding(claim.claim_id, CHECK, "conflicting", "wrong_side", told + " The other side leads.", inputs, METHOD)
    return None


def _sure(case: Case, claim: Assertion, s: Assertion, c: Assertion) -> bool:
    near = all(0 <= claim.start - v.start <= NEARBY or case.sentence_at(v.start) == case.sentence_at(claim.start) for v in (s, c))
    if not claim.subject_stands or _is_other_side(case, claim) or not _next_to(case, claim, s, c) or _crowded(case, claim, s, c):
        return False
    if bool(claim.benchmark) != bool(s.benchmark or c.benchmark) or _is_of_a_pace(case, claim):
        return False
    return near and claim.likely and s.likely and c.likely and case.block_at(s.start) == case.block_at(claim.start)


def _is_of_a_pace(case: Case, claim: Assertion) -> bool:
    """``üç katı hıza çıkarken güç tüketimi 80 vattan``, ``세 배 속도를 내면서 전력은``: a multiple right before a pace is of no other measure, whatever the claim says."""
    return claim.figure is not None and claim.metric not in SPEEDS | UNSPECIFIED and _PACE.match(fold(case.text[claim.figure.end : claim.figure.end + len("배 가까운 속도")])) is not None


_PACE = re.compile(r"\s?(?:의 )?(?:hiz(?:a|ina|la|iyla|da)(?![a-z])|속도[를로])")


def _of_two_cells(case: Case, claim: Assertion, s: Assertion, c: Assertion) -> bool:
    """``BERT (dk) | 118 | 131``: two cells of one line, of the benchmark, the metric and both sides that the claim names."""
    if any(case.block_at(v.start).kind != "table" for v in (s, c)) or "\n" in case.text[min(s.start, c.start) : max(s.start, c.start)]:
        return False
    named = names_its_benchmark(case, claim) and all(keys(v.benchmark) & keys(claim.benchmark) for v in (s, c))
    return named and claim.modality == "asserted" and claim.subject_stands and same_family(claim.metric, s.metric) and not _is_other_side(case, claim)


PROPERTIES = frozenset("transistor_count core_count tensor_core_count memory_capacity memory_bandwidth die_area cache_size lane_count bus_width".split())
FAIRLY = 0.5  # confidence of what is read from words that name thing and measure
MOST_PAIRS = 2


def _of_properties(case: Case, claim: Assertion, pairs: Sequence[tuple[Assertion, Assertion]]) -> bool:
    """``V100'ün çekirdeği yüzde 43 fazla`` under a list of both: what a thing has is the same wherever it is told, and the words right before the change name it."""
    figure, told = claim.figure, [v for pair in pairs for v in pair]
    if figure is None or claim.metric not in PROPERTIES or claim.confidence < FAIRLY or claim.modality != "asserted" or not _is_spoken_of(case, claim) or _is_other_side(case, claim):
        return False
    own = any(case.sentence_at(v.start) == case.sentence_at(claim.start) and v.metric != claim.metric for v in told)
    if own or len(pairs) > MOST_PAIRS or any(v.type != "specification" or v.metric != claim.metric or v.confidence < FAIRLY or v.quantifier not in {"exact", "about"} for v in told):
        return False
    sentence = case.sentence_at(claim.start)
    before = [n.end for n in case.numbers if sentence.start <= n.start and n.end <= figure.start and n.kind != "name"]
    return claim.metric in _named(case, max([sentence.start, *before]), figure.start)


def _is_spoken_of(case: Case, claim: Assertion) -> bool:
    """Whether the subject is named in the sentence of a claim, or in the one right before it."""
    sentence = case.sentence_at(claim.start)
    before = case.words(case.sentence_at(max(sentence.start - 2, 0)))
    return claim.subject_stands or any(name in before for name in claim.subjects)


_OTHER_SIDE = r"(?:\([^)]{0,30}\)의 (?:약 )?\d)|[^\s,.]{0,3}(?:\s?[\d.,]+\S{0,4})?(?:보다|대비|에 비해|[’']?[dt][ae]n (?:daha|yüzde|%|\d)|[’']?\w? ?(?:göre|kıyasla))"


def _is_other_side(case: Case, claim: Assertion) -> bool:
    """Whether the words mark the claim's subject as that with which something is compared: ``L4보다``, ``Y1'den daha``."""
    words = case.words(case.sentence_at(claim.start))
    return any(re.search(f"{re.escape(name)}(?:{_OTHER_SIDE})", words) for name in claim.subjects)


def _next_to(case: Case, claim: Assertion, s: Assertion, c: Assertion) -> bool:
    """Both values stand in the sentence of the lead or in the one before it."""
    own = case.sentence_at(claim.start)
    before = case.sentence_at(max(own.start - 2, 0))
    return all(case.sentence_at(v.start) in {own, before} for v in (s, c))


def _told_next(case: Case, claim: Assertion, s: Assertion, c: Assertion) -> bool:
    """``B2는 A1보다 60% 빠르다. B2는 초당 2,160토큰, A1은 1,200토큰``: the lead first, and in the sentence after it the only two values."""
    own = case.sentence_at(claim.start)
    following = case.sentence_at(min(own.end + 1, len(case.text) - 1))
    if following.start <= own.start or any(case.sentence_at(v.start) != following for v in (s, c)) or case.block_at(s.start) != case.block_at(claim.start):
        return False
    if not claim.subject_stands or _is_other_side(case, claim) or _crowded(case, claim, s, c) or bool(claim.benchmark) != bool(s.benchmark or c.benchmark):
        return False
    return claim.likely and s.likely and c.likely


def _crowded(case: Case, claim: Assertion, s: Assertion, c: Assertion) -> bool:
    """Whether other numbers of the same unit stand among them, so that others may be meant."""
    start, end = min(v.start for v in (s, c, claim)), max(v.start for v in (s, c, claim))
    span = range(case.sentence_at(start).start, case.sentence_at(end).end)
    unit = s.figure.base_unit if s.figure else None
    return sum(n.base_unit == unit and n.start in span and n.kind != "date" for n in case.numbers) > 2


def _told(value: Assertion) -> str:
    return f"{value.subject} {shown(value.value, value.unit)}"


def _cited(value: Assertion) -> dict[str, object]:
    return {"claim": value.claim_id, "value": value.value, "unit": value.unit}


_FROM = {"ko": re.compile(r"^\s*(?:\([^)]*\)\s*)?에서\s"), "tr": re.compile(r"^[\s'’]?\w*?(?:d[ae]n|t[ae]n)\b")}
_TO = {"ko": re.compile(r"^\s*(?:\([^)]*\)\s*)?(?:으?로|까지)"), "tr": re.compile(r"^[\s'’]?\w*?[aeıiuü]\b")}
_MOVED = re.compile(
    r"증가|감소|상승|하락|늘|줄|올랐|올라|뛰|급증|급감|성장|인하|인상|개선|향상|art[ıt]|yüksel|düş|azal|geriledi|çık|büyü|in(?:di|erek)|katlan"
)


def _from_to(
    case: Case, words: str, numbers: Sequence[Number], claimed: dict[str, list[Assertion]], tolerances: Tolerances
) -> Iterator[Finding]:
    """``8%에서 21%로 13%포인트``, ``120'den 180'e, yüzde 50 arttı``: a change between two values, and how much it is said to be."""
    relative = [n for n in numbers if n.unit in RELATIVE and not (n.unit == "x" and (n.value or 0) < 1)]
    language = case.language if case.language in _FROM else "ko"
    for first, second in itertools.pairwise(numbers):
        if not (_FROM[language].match(case.text[first.end : first.end + 14]) and _TO[language].match(case.text[second.end : second.end + 14])):
            continue
        if unit_class(first.base_unit) != unit_class(second.base_unit) or not first.base_value or not second.base_value or second.start - first.end > 40:
            continue
        rest = [
            n for n in relative
            if n is not first and n is not second and (0 <= n.start - second.end <= NEXT_TO or 0 <= first.start - n.end <= NEXT_TO)
        ]
        rest = [n for n in rest if not _OF_ALL.search(case.text[max(0, n.start - 8) : n.start])]
        rest = [n for n in rest if not LEVEL.match(case.text[n.end : n.end + 12]) and not _FROM[language].match(case.text[n.end : n.end + 14])]
        if len(rest) != 1 or not _MOVED.search(words) or YEARLY.search(words) or names_another_measure(case, rest[0], (first, second), claimed):
            continue
        yield from _change(case, first, second, rest[0], claimed, tolerances)


def _named(case: Case, low: int, high: int) -> set[str]:
    """The metrics that words between two offsets name."""
    words = fold(case.text[low:high])
    return {metric for metric, pattern in grammar_of(case.language).metric_words if pattern.search(words)} - {"growth", "share"}


def names_another_measure(case: Case, stated: Number, pair: Sequence[Number], claimed: dict[str, list[Assertion]], idle: frozenset[str] = frozenset()) -> bool:
    """``메모리는 64GB에서 144GB로 늘었고 성능은 2배가 됐다``, ``출하량은 70% 늘었고, 수율은 62%에서 78%로``: words between name another measure than the two values are claimed of. ``idle``: metrics whose words say nothing here."""
    end, start = max(n.end for n in pair), min(n.start for n in pair)
    if stated.end <= start:
        if _over_clause(case, stated, start, {c.metric for n in pair for c in claimed.get(n.figure_id, ()) if c.metric}):
            return True
        told, own = ({c.metric for n in some for c in claimed.get(n.figure_id, ()) if c.metric} for some in ((stated,), pair))
        if not (told and own):
            told, own = (_named(case, *span) for span in ((max(case.sentence_at(stated.start).start, stated.start - NEXT_TO), stated.start), (stated.end, start)))
        return bool(told and own and (_CLAUSE_OVER.search(case.text, stated.end - 1, start) or _WHILE.search(case.text, stated.end, start))) and not any(same_family(a, b) or (a in UNSPECIFIED and b in SPEEDS) for a in told for b in own)
    if stated.start < end:
        return False
    if _has_its_own_object(case, stated, pair) or came_of_it(case, stated, pair) or _TURNED.search(fold(case.text[end : stated.start])):
        return True
    last = max([end, stated.start - NEXT_TO, *(n.end for n in case.numbers if end <= n.start and n.end <= stated.start)])  # `Kart sayısı 2,7 kat arttı, süre ise 4,7 kat`
    named = _named(case, last, stated.start) - idle
    own = {c.metric for n in pair for c in claimed.get(n.figure_id, ()) if c.metric}
    return bool(named and own) and not any(same_family(a, b) or (a in UNSPECIFIED and b in SPEEDS) for a in named for b in own)


def _over_clause(case: Case, stated: Number, start: int, own: set[str]) -> bool:
    """``dört katı hıza ulaşırken güç tüketimi 95 vattan``, ``네 배 속도를 내면서 전력은 95W에서``: a clause of its own that names what it is told of, and not what two values behind it are of."""
    over = _CLAUSE_OVER.search(case.text, stated.end, start) or _WHILE.search(case.text, stated.end, start)
    named = _named(case, stated.end, over.end()) | ({"performance"} if _AT_A_PACE.search(fold(case.text[stated.end : over.end()])) else set()) if over else set()
    return bool(named and own) and not any(same_family(a, b) or (a in UNSPECIFIED and b in SPEEDS) for a in named for b in own)


_AT_A_PACE = re.compile(r"(?<![a-zçğöşü])hiz(?:a|ina|la|iyla|da)\s")
_WHILE = re.compile(r"[^\W\d_](?:ken|면서|는 동안|는데)[, ]")
_TURNED = re.compile(r"(?<![a-z])tersi (?:ol|geçerli|doğru)|반대로|정반대|거꾸로")  # `1.120 … 890. Eğitimde ise tersi oluyor`


def _has_its_own_object(case: Case, stated: Number, pair: Sequence[Number]) -> bool:
    """``boyutunu 128'den 64'e çekmek hızı yüzde 8 düşürüyor``, ``크기를 128에서 64로 줄이면 속도는 8% 떨어진다``: what the change is told of is not what the move is told of."""
    first, second = sorted(pair, key=lambda n: n.start)
    low = case.sentence_at(first.start).start
    if _BY_DOING.search(fold(case.text[second.end : stated.start])) and _GAINS.match(fold(case.text[stated.end : stated.end + 30])):
        return True
    moved = _OBJECT.search(fold(case.text[low : first.start]))
    told = _TOLD_OF.search(fold(case.text[second.end : stated.start]))
    if moved is None or told is None or case.sentence_at(stated.start).start != low or not _named(case, second.end + told.start(), second.end + told.end()):
        return False
    letters = 2 if "가" <= told[0][0] <= "힣" else 3
    return moved[0][:letters] != told[0][:letters]


_BY_DOING = re.compile(r"m[ae]k(?:le)?(?![a-zçğöşü])|m[ae]s[iı](?:yla)?(?![a-zçğöşü])|것만으로|기만 ?(?:해|하)도|덕분에|(?:올|늘|바꾸|키우|높이)[가-힣]{0,2}자 ")
_GAINS = re.compile(r"['’]?[a-zçğöşü]{0,4} ?(?:[a-zçğöşü]+ )?(?:kazandir|kazanç|sağla|getir|hizlan|yavaşla)|(?:를|을|가|이)? ?(?:[가-힣]+ )?(?:빨라|느려|이득|벌었|더 나왔)")  # `400 Gb/sn'den 800'e çıkarmak yüzde 18 kazandırdı`: what came of the move
_OBJECT = re.compile(r"[가-힣]{2,}[을를]\s(?:약 )?$|[a-zçğöşü]{3,}[iuü]\s(?:yaklaşik )?$")
_TOLD_OF = re.compile(r"(?<=\s)(?:[가-힣]{2,}[은는이가을를도]\s(?:약 )?|[a-zçğöşü]{3,}\s(?:da |de |ise )?(?:yaklaşik |tam )?(?:yüzde |% ?)?)$")
_CLAUSE_OVER = re.compile(r"(?:고|며|지만|으나),?\s|;\s|(?:[^\W\d_]|%)(?:,| ve)\s")
_OF_ALL = re.compile(r"(?:상위|하위|백분위|p|en yavaş|en hızlı)\s?$", re.IGNORECASE)  # a percentile: ``상위 99%``


def _change(
    case: Case, first: Number, second: Number, stated: Number, claimed: dict[str, list[Assertion]], tolerances: Tolerances
) -> Iterator[Finding]:
    a, b, unit = in_one_unit(first.value or 0.0, first.unit, second.value or 0.0, second.unit)
    low, high = sorted((a, b))
    if low <= 0 or stated.value is None:
        return
    candidates = [
        Lead("change from the first", more(b, a) if b > a else less(b, a)),
        Lead("times as much", times(high, low)),
        Lead("times more", times_more(high, low)),
        Lead("less than the larger", less(low, high)),
        *([Lead("more than the smaller", more(high, low))] if first.base_unit == "s" and told_way(case, stated, first) is None else ()),  # 31.5분에서 18분으로 75% 빨라졌다: more speed
        *(Lead("points of difference", apart(high, low, one)) for one in ("percentage_point", "percent") if one != "percent" or unit == one),
    ]
    fitting = [lead for lead in candidates if lead.unit == stated.unit]
    if not fitting:
        return
    best = min(fitting, key=lambda lead: abs(lead.value - stated.value))
    rounding = sum(written_half_step(n.surface, n.value or 1) / (n.value or 1) for n in (first, second))
    slack = written_half_step(stated.surface, stated.value) + rounding * (100 + best.value if best.unit == "percent" else best.value)
    if stated.quantifier == "about":
        slack = max(slack, tolerances.about * stated.value)
    if best.unit == "percent":
        slack = max(slack, tolerances.points)
    told = (
        f"From {shown(first.value, first.unit)} to {shown(second.value, second.unit)} is {come_to(best.value, best.unit)}"
        f" ({best.reading}); the article says {shown(stated.value, stated.unit)}."
    )
    inputs = {"figures": spans_of((first, second, stated)), "computed": best.value, "tolerance": slack}
    off = abs(best.value - stated.value)
    if off <= slack:
        finding = Finding("", CHECK, "supported", "ratio", told, inputs, METHOD)
    elif off > 2 * slack and stated.quantifier == "exact":
        finding = Finding("", CHECK, "conflicting", "ratio", told, inputs, METHOD)
    else:
        return
    for one in spread(stated, claimed, finding):
        claim = next((c for c in claimed.get(stated.figure_id, ()) if c.claim_id == one.claim_id), None)
        yield replace(one, verdict="inconclusive", cause="wrong_side", explanation=f"{told} But the claim says the opposite.") if claim is not None and moves_other_way(claim, a, b) else one


def moves_other_way(claim: Assertion, first: float, second: float) -> bool:
    """Whether what is claimed to rise falls: read as a lead of a thing over its own past."""
    if claim.type != "comparison" or claim.comparators != ("previous",) or claim.direction in {None, "equal"} or first == second:
        return False
    return (second > first) != says_larger(claim, claim.metric)
