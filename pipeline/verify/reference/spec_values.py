"""Whether a claim speaks of what a known value is of: the same conditions, the same product, one of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from pipeline.extract.units import base_of
from pipeline.languages import reckoning_of, specifying_of
from pipeline.lexicon import fold
from pipeline.verify.contradictions import GENERIC
from pipeline.verify.metrics import EXTENSIVE, TIMELY, same_family
from pipeline.verify.names import keys, mentions, name_key, name_pattern
from pipeline.verify.numbers import Agreement, Tolerances, compare, significant_digits, unit_class
from pipeline.verify.owners import scale_is_elsewhere
from pipeline.verify.products import CHIPS, TOTAL_BEFORE, says_each
from pipeline.verify.records import Assertion, Case, Number
from pipeline.verify.reference.book import Book, Spec
from pipeline.verify.reference.variants import named_products, was_before

LARGEST_MULTIPLE = 100_000
OF_EACH = "of each"
LAUNCH = "launch price"
TENSOR = "tensor_core_count"
OF_THE_CHIP = frozenset({"core_count", TENSOR, "transistor_count", "die_area"})


def comparable(claim: Assertion, row: Spec, unit: str) -> bool:
    """Same metric, unit, benchmark, comparator and conditions, as far as both say."""
    if not same_family(claim.metric, row.metric) or row.unit_class != unit or (claim.metric in {TENSOR, "host_memory_capacity"} and claim.metric != row.metric):
        return False
    if row.benchmark and claim.benchmark and not keys(row.benchmark) & keys(claim.benchmark):
        return False
    rival = row.conditions.get("comparator")
    if (rival is None) != (claim.type != "comparison") or (rival and not _rival_fits(claim, str(rival))):
        return False
    return all(_same_condition(claim.conditions.get(key), wanted) for key, wanted in row.conditions.items() if key not in {"comparator", "chips"})


def _rival_fits(claim: Assertion, rival: str) -> bool:
    return any(name_key(name) in name_key(rival) for name in claim.comparators)


def _same_condition(stated: Any, wanted: Any) -> bool:
    return stated is None or name_key(str(stated)) == name_key(str(wanted))


def counts_beside(case: Case, claim: Assertion) -> frozenset[float]:
    """How many chips the claim's conditions or its sentence speak of."""
    sentence = case.sentence_at(claim.start)
    told = {
        n.value
        for n in case.numbers
        if sentence.start <= n.start < sentence.end and n.unit in CHIPS | {"piece"} and n.value and n.value > 1 and n != claim.figure
    }
    chips = claim.conditions.get("chips")
    told |= {int(m[1]) / CORES_OF_A_TPU for m in _TPU_SLICE.finditer(case.text, sentence.start, sentence.end) if int(m[1]) > CORES_OF_A_TPU}
    return frozenset({float(v) for v in told} | ({float(chips)} if isinstance(chips, (int, float)) and chips > 1 else set()))


_TPU_SLICE = re.compile(r"\bv[23]-(\d{1,4})\b")  # named by its cores, of which a chip has two
CORES_OF_A_TPU = 2


def against(claim: Assertion, row: Spec, base_value: float, counts: frozenset[float], tolerances: Tolerances) -> Agreement:
    """The best agreement of the claim with a row, also for several of the thing where the metric adds up."""
    assert row.base_value is not None
    quantifier = claim.quantifier if row.quantifier == "exact" else "about" if row.quantifier == "about" else claim.quantifier
    written = claim.value if claim.quantifier == "about" else None
    results = [compare(base_value, row.base_value, quantifier, tolerances, written=written)]
    if row.value_max is not None:
        high, _ = base_of(row.value_max, row.unit)
        if high is not None and row.base_value <= base_value <= high:
            return "equal"
    if row.metric in EXTENSIVE and "chips" not in row.conditions:
        results += [compare(base_value, row.base_value * count, quantifier, tolerances, written=written) for count in counts]
    as_decimal = base_value * (DECIMAL.get(claim.unit or "", 1.0))
    if as_decimal != base_value:
        results += [compare(as_decimal, row.base_value * count, quantifier, tolerances, written=written) for count in (1, *(counts if row.metric in EXTENSIVE and "chips" not in row.conditions else ()))]
    if row.metric in EXTENSIVE and row.metric not in OF_MACHINES and OF_EACH not in claim.conditions and all(r == "different" for r in results) and (_is_multiple(base_value, row.base_value) or _is_multiple(as_decimal, row.base_value)):
        results.append("close")  # several of them, perhaps: the claim does not say
    best = min(results, key=("equal", "rounded", "close", "different").index)
    slight = row.unit_class != "count" and abs(base_value - row.base_value) <= SLIGHT * row.base_value
    return "rounded" if best == "close" and slight and claim.quantifier in {"exact", "about"} else best


DECIMAL = {"KiB": 1e3 / 2**10, "MiB": 1e6 / 2**20, "GiB": 1e9 / 2**30, "TiB": 1e12 / 2**40}  # data sheets write GB for GiB
SLIGHT = 0.005  # relative: 3.35 TB/s of data sheets that say 3,350 and 3,360 GB/s


def _is_multiple(value: float, unit: float) -> bool:
    count = value / unit if unit else 0
    return 1.5 <= count <= LARGEST_MULTIPLE and abs(count - round(count)) < 0.01 * count and round(count) in {2, 4, 8, 16, 32, 64, 72, 128, 256}


def may_refute(case: Case, claim: Assertion, rows: Sequence[Spec], book: Book, *, by_name: bool) -> bool:
    """A claim is held against rows only where these hold for all that bears the name, and where it is surely read right:
    said as a fact, with the unit of the rows, its thing the one named last before the number.
    """
    specifying = specifying_of(case.language)
    if not claim.certain or claim.metric in TIMELY or claim.type == "comparison" or claim.conditions.keys() & {"period", "chips"}:
        return False
    of_all = claim.metric in OF_THE_CHIP and len({row.base_value for row in rows}) == 1  # `V100`: of every card with it
    if not all((row.whole_name or of_all) and row.metric == claim.metric for row in rows):
        return False
    if rows[0].unit_class == "count" and claim.unit not in {rows[0].unit, "piece", None}:
        return False
    if (not by_name and len({row.base_value for row in rows}) > 1) or any(row.quantifier == "at_most" for row in rows) or _told_short(claim, book):
        return False
    if claim.figure is not None and scale_is_elsewhere(case, claim.figure):
        return False
    if specifying.per_area.search(case.text[case.sentence_at(claim.start).start : claim.start]):
        return False
    if claim.metric == "chip_count" and specifying.other_chips.search(fold(case.words(case.sentence_at(claim.start)))):
        return False
    words = case.text[claim.start : claim.evidence_end][:40]
    if specifying.of_the_server.search(words) or specifying.of_each_of_many.search(words) or _is_of_more(case, claim) or _counts_machines(case, claim, book):
        return False
    return _named_last(case, claim, book)


def _told_short(claim: Assertion, book: Book) -> bool:
    """``3090이 936GB니까`` of a card with 936 GB/s: just the number of its bandwidth, whose unit the sentence before told in full."""
    value, _ = base_of(claim.value, claim.unit)
    rates = [base_of(r.value, (r.unit or "").partition("/")[0]) for r in book.link(claim.subjects)[0] if r.metric == "memory_bandwidth"]
    return claim.metric == "memory_capacity" and bool(value) and any(rate and abs(rate / (value or 1) - 1) <= SLIGHT for rate, _ in rates)


def _is_of_more(case: Case, claim: Assertion) -> bool:
    """Whether it is memory that one gets beside what another thing has."""
    low = max(case.sentence_at(claim.start).start, claim.start - FAR_BEFORE)
    like = [n for n in case.numbers if claim.figure is not None and low <= n.start < claim.start and n.base_unit == claim.figure.base_unit and says_each(case, n)]
    if like and TOTAL_BEFORE.search(case.text[like[-1].end : claim.start]):
        return True  # ``T4 başına 16 GB'tan toplam 96 GB``: of all of them
    return claim.metric == "memory_capacity" and specifying_of(case.language).more_of_it.search(case.text[low : claim.start]) is not None


FAR_BEFORE = 60


def _counts_machines(case: Case, claim: Assertion, book: Book) -> bool:
    """``dört adet DGX A100``, ``DGX A100 16대``, ``bir rafa iki tane``: how many of the machines there are, not of the chips in one."""
    if claim.metric != "chip_count":
        return False
    end = claim.figure.end if claim.figure is not None else claim.start
    if specifying_of(case.language).in_a_rack.search(fold(case.text[case.sentence_at(claim.start).start : claim.start])):
        return True
    behind = re.match(r"\s?(?:(?:adet|tane)\s)?", case.text[end:])
    return book.any_name.match(fold(case.text), end + (behind.end() if behind else 0)) is not None or case.text[claim.start : end].endswith("대")


def other_process(case: Case, claim: Assertion, rows: Sequence[Spec], book: Book, folded: str) -> bool:
    """``P100은 12나노``: a node of a process that no row of the thing has, by more than makers round (5 nm are called 4); its sentence names nothing else."""
    if claim.metric != "process_node" or not claim.likely or claim.quantifier != "exact" or claim.type == "comparison" or not claim.value or claim.conditions.keys() & {"period"}:
        return False
    if not all(r.metric == "process_node" and r.value and other_node(claim.value, r.value) for r in rows):
        return False
    sentence = case.sentence_at(claim.start)
    own = keys(claim.subjects)
    low = sentence.start if claim.subject_stands else min(case.block_at(claim.start).start, sentence.start)
    last = max((m.start() for name in claim.subjects for m in name_pattern(name).finditer(folded, low, claim.start)), default=None)
    if not claim.subject_stands and last is not None and was_before(case, folded, last):
        return False  # `먼저 쓰이던 MI300X는 … . 새 물건은 … 2나노로 굽고`
    named = {name_key(m[0]) for m in book.every_name.finditer(folded, low, sentence.end) if not (claim.subject_stands and specifying_of(case.language).like_it.match(folded, m.end()))} - GENERIC
    stands = claim.subject_stands or any(mentions(folded[low : sentence.end], name) for name in claim.subjects) or _around(case, claim, book, folded)
    return stands and all(any(key in mine or mine in key for mine in own) or _none_has(key, claim.value, book) for key in named)


def surely_of_this(case: Case, claim: Assertion, linked: Sequence[Spec], book: Book, folded: str) -> bool:
    """Whether a value whose sentence names nothing is that of its carried subject: its paragraph names it and no other machine, or tells other values as the rows have them."""
    rows = [r for r in linked if r.metric == claim.metric and r.base_value is not None]
    if claim.subject_stands or not claim.likely or claim.quantifier != "exact" or claim.type == "comparison" or claim.metric not in FIXED or not rows or not all(r.whole_name for r in rows):
        return False
    sentence, block = case.sentence_at(claim.start), case.block_at(claim.start)
    if reckoning_of(case.language).speaker.search(folded, sentence.start, claim.start):
        return False  # `그쪽은 823㎟, 저희는 480㎟`: the speaker's own
    own = {name_key(r.product) for r in linked} | keys(claim.subjects)
    named = {name_key(p) for p in named_products(folded, min(block.start, sentence.start), sentence.end, book) if claim.metric not in OF_MACHINES or any(r.product == p and r.metric == "chip_count" and r.value for r in book.specs)}
    here = any(mentions(folded[block.start : sentence.start], name) for name in claim.subjects) and not _having_it(claim, folded, book)
    return named <= own and (here or _around(case, claim, book, folded))


def _around(case: Case, claim: Assertion, book: Book, folded: str) -> bool:
    """Whether other numbers of the paragraph are values of the claim's thing as its rows have them, and more of them than of any other thing that the article names and that has the value in question."""
    block = case.block_at(claim.start)
    others = [n for n in case.numbers if block.start <= n.start < block.end and n != claim.figure and n.base_value is not None and significant_digits(n.value) > 1]
    own = _shared(book.link(claim.subjects)[0], others)
    return own >= BORNE_OUT and all(_shared(book.by_name.get(name_key(p), ()), others) < own for p in _having_it(claim, folded, book))


def _shared(rows: Sequence[Spec], numbers: Sequence[Number]) -> int:
    return sum(any(r.base_value == n.base_value and r.unit_class == unit_class(n.base_unit) for r in rows) for n in numbers)


def _having_it(claim: Assertion, folded: str, book: Book) -> frozenset[str]:
    """The other products that the article names and that have just this value: the claim may be bound to the wrong thing."""
    value, unit = base_of(claim.value, claim.unit)
    like = [r for r in book.by_class.get(unit_class(unit), ()) if r.metric == claim.metric and r.base_value == value]
    return frozenset(r.product for r in like if any(mentions(folded, n) for n in (r.product, *r.names)))


BORNE_OUT = 2  # values around
OF_MACHINES = frozenset({"host_memory_capacity", "vcpu_count"})
FIXED = OF_MACHINES | OF_THE_CHIP
def _none_has(key: str, node: float, book: Book) -> bool:
    """Whether whatever else is named there is of another node, too: whichever is meant, it is not this one."""
    nodes = [r.value for r in book.by_name.get(key, ()) if r.metric == "process_node" and r.value]
    return bool(nodes) and all(other_node(node, value) for value in nodes)


NODE_STEP, FAR_NODE = 1.3, 4.0
_NEIGHBOURS = ({5.0, 6.0}, {6.0, 7.0})  # nodes of two generations that lie nearer to each other than roundings do


def other_node(one: float, other: float) -> bool:
    return NODE_STEP <= max(one / other, other / one) <= FAR_NODE or {one, other} in _NEIGHBOURS


def _named_last(case: Case, claim: Assertion, book: Book) -> bool:
    """Whether of all things of the reference rows that the sentence names, the claim's own stands last before the number."""
    sentence = case.sentence_at(claim.start)
    words = fold(case.text[sentence.start : claim.start])
    own = keys(claim.subjects)
    last, last_is_own = -1, True
    for name in book.all_names:
        for match in name_pattern(name).finditer(words):
            if match.end() > last or (match.end() == last and name_key(name) in own):
                last, last_is_own = match.end(), name_key(name) in own or any(name_key(name) in key or key in name_key(name) for key in own)
    return last_is_own
