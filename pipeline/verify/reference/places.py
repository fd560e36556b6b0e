"""Check *reference*, by place: a number beside the name of a product that the rows know otherwise: ``A100에서는 트랜지스터 642억 개``.

It rests on the words, not on the slots of a claim, and so calls a conflict, never a refutation.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pipeline.languages import placing_of, repeating_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import digits, slipped
from pipeline.verify.contradictions import CORRECTION, OTHER_TIME
from pipeline.verify.differences import is_difference
from pipeline.verify.names import mentions, name_key
from pipeline.verify.numbers import Tolerances, compare, shown, unit_class
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.records import Assertion, Case, Finding, Number
from pipeline.verify.reference.book import DECIDING, Book, Spec
from pipeline.verify.reference.spec_values import OF_THE_CHIP
from pipeline.verify.sides import EARLIER

CHECK, METHOD = "reference", "place"
# What a number is of: by its unit alone, or by a noun near it.
BY_UNIT = {"transistor": "transistor_count", "mm2": "die_area", "TB/s": "memory_bandwidth", "GB/s": "memory_bandwidth"}
_THINGS = frozenset({"core", "piece", ""})
UNITS = {
    "tensor_core_count": _THINGS, "transistor_count": frozenset({"transistor", "piece", ""}), "core_count": _THINGS,
    "memory_bandwidth": frozenset({"TB/s", "GB/s"}), "memory_capacity": frozenset({"GB"}), "die_area": frozenset({"mm2"}),
}  # fmt: skip
BILLIONS = 5e8
FARTHEST = 60  # characters between a product's name and the number
CLOSE = 0.03  # rows of one product differ by so much among each other


def check_places(case: Case, book: Book, tolerances: Tolerances) -> Iterator[Finding]:
    claims = claims_on(case)
    folded = fold(case.text)
    spans = [(m.start(), m.end(), m[0]) for m in book.any_name.finditer(folded) if not folded[m.start() - 1 : m.start()].isalnum()]  # `GH100` is no H100
    if not spans:
        return
    for number in measures(case):
        if number.kind != "quantity" or number.quantifier != "exact" or number.value_max or case.block_at(number.start).kind in {"chrome", "table"}:
            continue
        metric = _metric(case, folded, number)
        if metric is None or (metric == "memory_capacity" and repeating_of(case.language).filled.match(folded, number.end)):
            continue  # ``38,5 GB yer tutuyor``: what a model takes of it
        name = _thing(case, folded, spans, number, claims.get(number.figure_id, ()))
        if name is None:
            continue
        rows = deciding_rows(book, name, metric, number)
        if rows and _differs(number, rows, tolerances) and not _about_others(case, number) and not is_difference(case, number):
            said = f"The article says {shown(number.value, number.unit)} right by the name of {rows[0].product}, which has {shown(rows[0].value, rows[0].unit)} ({rows[0].source})."
            inputs = {"rows": [rows[0].cited()], "figures": spans_of((number,)), "tolerance": tolerances.close}
            yield from spread(number, claims, Finding("", CHECK, "conflicting", "reference_differs", said, inputs, METHOD))


def _metric(case: Case, folded: str, number: Number) -> str | None:
    placing = placing_of(case.language)
    sentence = case.sentence_at(number.start)
    if number.unit in BY_UNIT:
        return None if BY_UNIT[number.unit] == "memory_bandwidth" and placing.link.search(folded[sentence.start : sentence.end]) else BY_UNIT[number.unit]
    if (number.value or 0) >= BILLIONS and number.unit in {None, "piece"}:  # the noun of a row of such numbers is told once
        block = case.block_at(number.start)
        return "transistor_count" if placing.nouns["transistor_count"].search(folded[block.start : number.end]) else None
    numbers = [n for n in measures(case) if n is not number]
    start = max([sentence.start, number.start - 30, *(n.end for n in numbers if n.end <= number.start)])
    end = min([sentence.end, number.end + 16, *(n.start for n in numbers if n.start >= number.end)])
    for words in (folded[start : number.start], folded[number.start : end]):
        for metric, noun in placing.nouns.items():
            if (number.unit or "") in UNITS[metric] and noun.search(words):
                return metric
    return None


def _thing(case: Case, folded: str, spans: list[tuple[int, int, str]], number: Number, told: Sequence[Assertion]) -> str | None:
    """The product whose number it is: the one that follows it (``826㎟인 A100``), else the last before it in its sentence; where
    the sentence names nothing, the only one of the paragraph so far.
    """
    placing = placing_of(case.language)
    sentence = case.sentence_at(number.start)
    after = next((name for start, _, name in spans if number.end <= start <= number.end + 5 and placing.owner_next.match(folded[number.end : start])), None)
    if after is not None:
        return after
    inside = [(end, name) for start, end, name in spans if sentence.start <= start < number.start]
    if inside:
        end, name = inside[-1]
        if _FORM_BEHIND.match(folded, end):
            return None  # `H100 PCIe'de 14.592 çekirdek`: of a form of its own
        between = folded[end : number.start]
        mixed = placing.mixed.search(between)
        rival = any(n.unit == number.unit and n.start >= end for n in measures(case) if n.end <= number.start)
        return name if number.start - end <= FARTHEST and not mixed and not rival and not placing.times_of.match(folded, end) else None
    if any(sentence.start <= start < sentence.end for start, _, _ in spans) or _names_another(case, folded, number):
        return None
    block = case.block_at(number.start)
    before = [(start, end, name) for start, end, name in spans if block.start <= start < number.start]
    if len({name for *_, name in before}) != 1 or any(placing.compared.match(folded[end : end + 14]) for _, end, _ in before):
        return None
    sure = all(claim.likely for claim in told) or case.sentence_at(before[-1][0]).end >= sentence.start - 2  # told of just before
    if any(claim.subjects and not (sure and any(mentions(fold(subject), name) for subject in claim.subjects for *_, name in before)) for claim in told):
        return None  # `맥은 통합 메모리라 … 대역폭은 800GB`: read as of something that the rows do not know
    words = folded[block.start : number.start]
    for *_, name in before:
        words = words.replace(name, " ")
    return before[-1][2] if DESIGNATION.search(words) is None else None


_FORM_BEHIND = re.compile(r"[ -]?(?:pcie|nvl|mega|ultra|nano|super)(?![a-z])")
DESIGNATION = re.compile(r"(?<![\w.,])(?:[a-z][a-z\-]*\d[0-9a-z]*|\d{3,4}[a-z]{1,2})(?![a-z])")


def _names_another(case: Case, folded: str, number: Number) -> bool:
    """Whether the sentence has a designation of its own that the rows do not know."""
    sentence = case.sentence_at(number.start)
    return re.search(r"[a-z][a-z\-]*\d", folded[sentence.start : number.start]) is not None


def deciding_rows(book: Book, name: str, metric: str, number: Number) -> list[Spec]:
    """The rows that decide: those that hold for the whole name, or all of a name that one product alone has."""
    linked, by_name = book.link([name])
    rows = [r for r in linked if r.metric == metric and r.base_value is not None and r.status in DECIDING and r.unit_class == unit_class(number.base_unit)]
    products = {name_key(r.product) for r in linked}
    whole = all(r.whole_name for r in rows)
    alike = metric in OF_THE_CHIP and len({r.base_value for r in rows}) == 1  # `V100`: of every card with it
    return rows if whole or alike or (by_name and len(products) == 1) else []


def _differs(number: Number, rows: list[Spec], tolerances: Tolerances) -> bool:
    value = number.base_value or 0.0
    for row in rows:
        expected = row.base_value or 0.0
        ratio = value / expected if expected else 0.0
        if compare(value, expected, "exact", tolerances) != "different" or abs(ratio - 1) <= CLOSE or ratio in {2, 3, 4, 5, 6, 8, 10, 16, 32, 64, 72}:
            return False
        if not 0.2 <= ratio <= 5 and not any(abs(ratio / f - 1) < 0.02 for f in (1e3, 1e-3)):
            return False  # of a part, or of something else
    if rows[0].metric == "memory_capacity":  # several are sold; only a slip, or what no card of it can have
        return len(digits(number)) >= 2 or slipped(number, rows[0].value or 0)
    return True


def _about_others(case: Case, number: Number) -> bool:
    sentence = case.words(case.sentence_at(number.start))
    around = case.text[max(0, number.start - 30) : number.end + 20]
    if EARLIER.search(re.split(r"[.!?;:\n]", fold(case.text[number.end : number.end + 12]))[0]):
        return True  # ``240GB/s이던 앞 세대 칩``
    return bool(placing_of(case.language).level.search(around) or CORRECTION.search(sentence) or OTHER_TIME.search(sentence))
