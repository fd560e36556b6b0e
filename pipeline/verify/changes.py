"""Arithmetic by place: a percentage or a multiple of change against the two values that its neighbouring words give.

The pair is that of like numbers nearest to it. Any reading of any pair that fits proves it; none of them where one pair is
surely meant is a conflict.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from pipeline.lexicon import fold
from pipeline.verify.amounts import digits, dimension_of, sentence_index, slack, window
from pipeline.verify.numbers import MONEY, Tolerances, shown
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.ratios import LEVEL, RELATIVE, YEARLY, Lead, leads
from pipeline.verify.records import Case, Finding, Number
from pipeline.verify.relations import around
from pipeline.verify.sides import EARLIER, VALUE_THAN, context, names_in, words_in

CHECK, METHOD = "arithmetic", "change"
CHANGED = re.compile(
    r"보다|대비|비해|비하면|늘|줄|증가|감소|뛰|뛴|올랐|올라|오른|상승|하락|단축|짧|빠르|빨|빠른|느리|느린|앞서|앞섰|앞선|뒤진|개선|향상|높|낮|많|적은|절감|아꼈|"
    r"할인|싸|비싸|성장|내려|내린|떨어|배|차이|수준|kat|daha|art|azal|kısal|düş|yüksel|geri|önde|fazla|indirim|büyü|gerile|hız|göre|tasarruf|fark|çık|indir",
    re.IGNORECASE,
)
PARTS_OFF = 0.3  # ``절반``, ``üçte bir``
SMALLEST = 0.1  # part of a value that is taken for a comparison
CHANCE = 0.7  # how much nearer a pair must come that is not surely meant
SPELLED = 0.15  # ``세 배``, ``dört kat``: words are rounder than digits
NEAREST = 8  # like numbers that are tried on either side


def check_changes(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    claims = claims_on(case)
    for target in (with_half(case, n) for n in measures(case)):
        if target.kind not in {"percentage", "ratio"} or not target.value or target.value <= 0 or target.value_max:
            continue
        if case.block_at(target.start).kind == "table" or (target.unit == "x" and target.value < SMALLEST):
            continue
        found = _judge(case, target, tolerances)
        if found is not None:
            finding, pair = found
            for number in (target, *pair):
                yield from spread(number, claims, finding)


def with_half(case: Case, number: Number) -> Number:
    """``두 배 반``: two and a half times."""
    if number.kind != "ratio" or number.value is None or not _HALF.match(case.text[number.end : number.end + 4]):
        return number
    return replace(number, value=number.value + 0.5, base_value=number.value + 0.5)


_HALF = re.compile(r"^\s?반(?![가-힣])")


def _judge(case: Case, target: Number, tolerances: Tolerances) -> tuple[Finding, tuple[Number, ...]] | None:
    if (target.unit != "x" and not CHANGED.search(around(case, target))) or _given_by_a_range(case, target, tolerances):
        return None
    pairs = list(pairs_of(case, target))
    best: tuple[float, Number, Number, Lead] | None = None
    for a, b in pairs:
        fitting = [lead for lead in _leads(a, b) if _same_unit(lead, target)]
        together = tied(case, target, a, b)
        if any(_off(target, lead, a, b, tolerances) <= (1 if together else CHANCE) for lead in fitting):
            return None
        for lead in fitting:
            if together and _fits_in_size(lead, target, a.kind):
                nearness = -abs(lead.value - (target.value or 0))
                if best is None or nearness > best[0]:
                    best = (nearness, a, b, lead)
    if (mixed := _mixed_units(case, target, tolerances)) is not None:
        return mixed
    if best is None or LEVEL.match(case.text[target.end : target.end + 12]) or target.quantifier in {"at_least", "at_most", "more_than", "less_than"}:
        return None
    _, a, b, lead = best
    sign = {"percent": "%", "x": "×"}.get(lead.unit, " points")
    said = (
        f"{shown(a.value, a.unit)} and {shown(b.value, b.unit)}: {lead.value:.3g}{sign} ({lead.reading}), the article says"
        f" {shown(target.value, target.unit)}. No reading agrees."
    )
    inputs = {"figures": spans_of((a, b, target)), "computed": lead.value, "reading": lead.reading}
    return Finding("", CHECK, "conflicting", "ratio", said, inputs, METHOD), _blamed(case, target, lead, a, b)


def _mixed_units(case: Case, target: Number, tolerances: Tolerances) -> tuple[Finding, tuple[Number, ...]] | None:
    """``1억 6천만 원에서 2억 달러로 25%``: the change fits the numbers, but not with their two units."""
    place = sentence_index(case, target)
    near = [
        n for n in window(case, target, after=0)
        if n.value and n.kind in {"quantity", "money"} and n.unit and place - sentence_index(case, n) <= 1 and case.block_at(n.start).kind != "table"
    ]  # fmt: skip
    for a, b in itertools.combinations(near, 2):
        if a.unit == b.unit or a.kind != b.kind or (a.kind == "quantity" and (dimension_of(a) != dimension_of(b) or dimension_of(a) == "count")):
            continue
        bare = [replace(n, unit=None, base_value=n.value, base_unit=None) for n in (a, b)]
        if len(digits(target)) >= 2 and case.sentence_at(b.start) == case.sentence_at(target.start) and is_lead(target, bare[0], bare[1], tolerances):
            said = f"{shown(target.value, target.unit)} is the change between {shown(a.value)} and {shown(b.value)}, whose units differ: {a.unit} and {b.unit}."
            return Finding("", CHECK, "conflicting", "unit_error", said, {"figures": spans_of((a, b, target))}, METHOD), (a, b)
    return None


def _given_by_a_range(case: Case, target: Number, tolerances: Tolerances) -> bool:
    """``16개에서 64개로 네 배``: both values in one figure."""
    for n in window(case, target):
        if n.value and n.value_max and is_lead(target, n, replace(n, value=n.value_max, base_value=(n.base_value or 0) * n.value_max / n.value), tolerances):
            return True
    return False


def _blamed(case: Case, target: Number, lead: Lead, a: Number, b: Number) -> tuple[Number, ...]:
    """Which of the two values is shown beside the percentage: those that stand in its sentence."""
    del lead
    here = [n for n in (a, b) if case.sentence_at(n.start) == case.sentence_at(target.start)]
    return tuple(here or (a, b))


def is_lead(target: Number, a: Number, b: Number, tolerances: Tolerances) -> bool:
    """Whether the target says, in any reading, how far the two values lie apart."""
    return any(_off(target, lead, a, b, tolerances) <= 1 for lead in _leads(a, b) if _same_unit(lead, target) and lead.reading != "part of it" and (target.unit != "x" or lead.value >= 1.1))


def _same_unit(lead: Lead, target: Number) -> bool:
    return lead.unit == (target.unit or "") or (lead.unit, target.unit) == ("percentage_point", "percent")


FARTHEST = 2  # sentences before the target in which its values stand


def pairs_of(case: Case, target: Number) -> Iterator[tuple[Number, Number]]:
    """Like numbers near the target, two at a time. A number without a unit goes with any other."""
    place = sentence_index(case, target)
    near = [
        n for n in window(case, target)
        if n.value and n.value > 0 and n.kind in {"quantity", "money", "percentage"} and place - sentence_index(case, n) <= FARTHEST
        and case.block_at(n.start).kind != "table"
    ]  # fmt: skip
    near = sorted(near, key=lambda n: abs(n.start - target.start))
    groups: dict[str, list[Number]] = {}
    bare = [n for n in near if n.unit is None]
    for n in near:
        kind = dimension_of(n)
        if n.unit is not None:
            groups.setdefault(f"{kind}:{n.unit}" if kind == "count" else kind, []).append(n)
    for n in bare:
        for kind, found in groups.items():
            if not kind.startswith("percent") and all(_of_a_size(n, other) for other in found):
                found.append(n)
    if not groups:
        groups["bare"] = bare
    for found in groups.values():
        yield from itertools.combinations(sorted(found[:NEAREST], key=lambda n: n.start), 2)


def _of_a_size(bare: Number, other: Number) -> bool:
    return 0.02 <= (bare.value or 0) / (other.value or 1) <= 50


def _leads(a: Number, b: Number) -> list[Lead]:
    bare = a.unit is None or b.unit is None
    low, high = sorted((a.value or 0, b.value or 0) if bare else (a.base_value or 0, b.base_value or 0))
    if low <= 0 or low == high:
        return []
    scale = 100 if "percent" in {a.unit, b.unit} else 1
    found = leads(scale * high, scale * low, a.unit)
    found.append(Lead("less, in parts", 1 - low / high, "x"))
    return [*found, Lead("times more", high / low - 1, "x"), Lead("part of it", 100 * low / high, "percent")]


def _off(target: Number, lead: Lead, a: Number, b: Number, tolerances: Tolerances) -> float:
    """How far the stated change is from the computed one, in units of what rounding allows."""
    value = target.value or 0
    own = slack(target) * value
    if target.quantifier == "about":
        own = max(own, tolerances.about * value)
    if target.quantifier in {"at_least", "more_than"} and lead.value >= value:
        return 0.0
    if target.quantifier in {"at_most", "less_than"} and lead.value <= value:
        return 0.0
    rounding = slack(a) + slack(b)
    if lead.reading.startswith("points"):
        allowed = own + sum(slack(n) * (n.value or 0) for n in (a, b))
    else:
        allowed = own + rounding * (100 + lead.value if lead.unit == "percent" else lead.value)
    if lead.unit == "percent":
        allowed = max(allowed, min(tolerances.points, 0.06 * value))
    elif lead.unit == "x" and value < 1:
        allowed = max(allowed, PARTS_OFF * value)
    elif lead.unit == "x":
        allowed = max(allowed, (0.03 if any(c.isdecimal() for c in target.surface) else SPELLED) * value)
    return abs(lead.value - value) / (allowed + 1e-9)


def _fits_in_size(lead: Lead, target: Number, kind: str) -> bool:
    """Whether the computed change is near enough to the stated one for the two values to be meant."""
    value = target.value or 0
    if not NEAR_LEAD[0] <= lead.value / value <= NEAR_LEAD[1] or (lead.reading == "part of it") != (value < 1):
        return False
    return kind != "percentage" or lead.reading.startswith("points")  # shares are compared in points


NEAR_LEAD = (0.4, 2.5)
WIDEST = 12  # times that two values of one thing lie apart
NEXT_TO = 22  # the same, where the change is told first
CALENDAR = {"year", "month", "day", "week"}
FAR_GAP = 60  # characters between the second value and a change that is told of the two


def tied(case: Case, target: Number, a: Number, b: Number) -> bool:
    """Whether the words leave no doubt that the change is that between these two: nothing else is counted or spoken of between them."""
    first, second = sorted((a, b), key=lambda n: n.start)
    if not _comparable(target, a, b) or YEARLY.search(case.words(case.sentence_at(target.start))):
        return False
    if not _told_of(case, target, dimension_of(a), second):
        return False
    if any(first.end <= n.start < second.start and dimension_of(n) == dimension_of(a) and (n.unit not in RELATIVE or n.kind == a.kind) for n in measures(case)):
        return False
    place = _after_both if second.end <= target.start else _between_both if first.end <= target.start else _before_both
    return place(case, target, first, second)


def _comparable(target: Number, a: Number, b: Number) -> bool:
    """Whether the two may be values of one thing: like units, and not too far apart."""
    bare = None in {a.unit, b.unit}
    if not bare and a.unit != b.unit and dimension_of(a) in {"count", "s"}:
        return False
    apart = (a.value or 0) / (b.value or 1) if bare else (a.base_value or 0) / (b.base_value or 1)
    widest = max(WIDEST, 2.5 * (target.value or 0)) if target.unit == "x" else WIDEST
    return not {a.unit, b.unit} & CALENDAR and 1 / widest <= apart <= widest


def _after_both(case: Case, target: Number, first: Number, second: Number) -> bool:
    gap = case.text[second.end : target.start]
    if _between(measures(case), second, target) or len(gap) > FAR_GAP:
        return False
    if _BY_ITSELF.match(gap) and not _FROM.match(case.text[first.end : first.end + 14]):
        return False
    far = sentence_index(case, target) - sentence_index(case, first)
    alone = far <= 1 or sum(dimension_of(n) == dimension_of(first) for n in window(case, target, after=0)) == 2
    return alone and far <= FARTHEST and not _foreign(case, gap, first, second)


def _between_both(case: Case, target: Number, first: Number, second: Number) -> bool:
    gap = case.text[target.end : second.start]
    together = sentence_index(case, first) == sentence_index(case, target)
    return together and len(gap) <= NEXT_TO and bool(_BY_IT.match(gap)) and not _between(measures(case), target, second)


def _before_both(case: Case, target: Number, first: Number, second: Number) -> bool:
    if len({sentence_index(case, n) for n in (target, first, second)}) > 1 or first.start - target.end > NEXT_TO or _between(measures(case), target, first):
        return False
    return bool(_FROM.match(case.text[first.end : first.end + 14]) and _TO.match(case.text[second.end : second.end + 14]))


def _between(numbers: Sequence[Number], left: Number, right: Number) -> bool:
    return any(left.end <= n.start < right.start for n in numbers)


_BY_ITSELF = re.compile(r"^[^\s.,]{0,2}(?:으로|로)\s*$|^\s?(?:ile|[’']?y?l[ae])\s*$")  # ``1,840억 원으로 세 배``: of a value not told
_BY_IT = re.compile(r"^\s?(?:indirim|zam|artış|düşüş|art[ae]rak|azalarak|kısal|할인|인상|인하|오른|내린|늘어난|늘린|줄어든|줄인|낮은|높은|싼|비싼|적은|많은)")
_FROM = re.compile(r"^[^\s.,]{0,2}에서\s|^[’']?(?:[iıuü]n)?[dt][ae]n\s")
_TO = re.compile(r"^[^\s.,]{0,2}(?:으로|로)\s|^[’']?[ynsi]{0,2}[aeıiuü]\s")
# Words that say what has changed, with the dimensions in which that is measured.
_ASPECTS = (
    (re.compile(r"빠르|빨라|빨랐|빠른|느리|느려|속도|처리량|hızl|hızı|\bhız\b|yavaş|처리", re.IGNORECASE), {"s", "count/s", "1/s", "operation/s"}),
    (re.compile(r"전력|전기|güç|watt|tüketim|verim|효율", re.IGNORECASE), {"W", "J", "count/s", "operation/s"}),
    (re.compile(r"가격|값|비용|요금|몸값|시세|fiyat|ücret|maliyet|kira|indirim|할인|싸|비싸|pahalı|ucuz", re.IGNORECASE), {"money"}),
    (re.compile(r"대역폭|bant", re.IGNORECASE), {"bit/s"}),
    (re.compile(r"메모리|용량|램|bellek|boyut|크기", re.IGNORECASE), {"bit", "m", "m2", "count"}),
    (re.compile(r"면적|alan[ıi]", re.IGNORECASE), {"m2"}),
    (re.compile(r"픽셀|해상도|오경보|verimli|정확도|성능은|성능이|doğruluk", re.IGNORECASE), {"percent", "operation/s"}),
)  # fmt: skip


def _told_of(case: Case, target: Number, dimension: str, second: Number) -> bool:
    """Whether the words around the change speak of what the two values measure, or of nothing that is measured otherwise."""
    sentence = case.sentence_at(target.start)
    start = second.end if sentence.start <= second.start < target.start else sentence.start
    words = case.text[max(start, target.start - 40) : min(sentence.end, target.end + 16)]
    kind = "money" if dimension in MONEY else dimension
    said = [dimensions for pattern, dimensions in _ASPECTS if pattern.search(words)]
    return not said or any(kind in dimensions for dimensions in said)


_TOPIC = re.compile(r"([^\s,.;:()]+?)(?:은|는|이|가|도)\s")
_STOCK = re.compile(r"^(?:그|이|두|차|값|수|둘|것|격차|폭|차이|사이|전|증가율|상승률|증가폭|한 해|지난|재작년|작년|전년|나|저|더|것|적|점|때|개|장|대|원|배|만|분|초|번|명)")


def _foreign(case: Case, gap: str, first: Number, second: Number) -> bool:
    """Whether a thing that neither value is told of comes between: ``31명을 찾아냈고 오경보는 종전보다 78%``."""
    if "\n" in gap.strip() or re.search(r"[•|→]", gap):
        return True
    contexts = [context(case, first, second.start), context(case, second, second.end)]
    known = words_in(" ".join(contexts))
    if names_in(gap) - known or (EARLIER.search(fold(gap)) and not VALUE_THAN.match(gap) and not EARLIER.search(" ".join(contexts))):
        return True
    earlier = words_in(case.text[max(0, first.start - BACK) : second.end])
    if any(fold(w)[:4] not in earlier for w in _CAPITAL.findall(gap)):
        return True
    if case.language == "tr" and case.sentence_at(second.start) != case.sentence_at(second.end + len(gap)) and not _LINK.search(gap):
        return True
    for match in _TOPIC.finditer(gap):
        word = match[1]
        if re.match(r"[가-힣]", word) and not _STOCK.match(word) and not words_in(word) & known:
            return True
    return case.language == "tr" and len([w for w in _CONTENT.findall(gap.lower()) if not w.startswith(_PLAIN)]) > MOST_WORDS


_CAPITAL = re.compile(r"(?<![.!?] )\b[A-ZÇĞİÖŞÜ]\w{2,}")
_LINK = re.compile(r"\b(?:yani|demek|bu|buna|fark|göre|böylece|aradaki|artış|düşüş|hızlanma|tasarruf|küçülme|ölçekleme|kazanç)", re.IGNORECASE)
_CONTENT = re.compile(r"[a-zçğıöşü]{3,}")
_PLAIN = ("yani", "yakla", "demek", "göre", "daha", "kadar", "tam", "art", "fark", "oran", "böyle", "buna", "bunun", "vard", "olan", "önce", "geçen", "yıl", "için", "onun")
BACK = 300  # characters before the first value in which a name may have been told
MOST_WORDS = 3  # Turkish words between that are of another matter
