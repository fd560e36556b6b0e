"""Check *reference*, by place: a value of a data sheet that none of the things has which the article names: ``공정도 5나노로 옮겼다`` where all of them are on 7 nm.

Whichever of them the value is told of, it is another's; so it rests on no slot of a claim, and calls a conflict.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from pipeline.languages import sheets_of
from pipeline.lexicon import fold
from pipeline.verify.contradictions import CORRECTION, GENERIC, OTHER_TIME
from pipeline.verify.names import name_key, named_in
from pipeline.verify.numbers import shown
from pipeline.verify.places import claims_on, ids_of, spans_of
from pipeline.verify.records import Assertion, Case, Finding, Number, Span
from pipeline.verify.reference.book import DECIDING, Book, Spec
from pipeline.verify.reference.spec_values import LAUNCH, other_node
from pipeline.verify.reference.variants import was_before

CHECK, METHOD = "reference", "none has it"
ALIKE, EXACT = 0.05, 0.01  # relative, that a power may be off and be the same, and so many times as much
BESIDE = 40  # characters around a number in which words tell what it is


class Named(NamedTuple):
    """A name of the rows in the text; ``own``: it is a product's own, not that of a family."""

    start: int
    end: int
    rows: tuple[Spec, ...]
    own: bool


class Sort(NamedTuple):
    """What a number may be: its metric, its units, words that must stand beside it and words that must not, and whether a row has another value."""

    metric: str
    units: frozenset[str]
    told: re.Pattern[str]
    other: re.Pattern[str]
    differs: Callable[[float, float], bool]


def _another_power(stated: float, row: float) -> bool:
    """Apart by more than rounding, near enough to be meant, and no number of them."""
    times = stated / row
    return abs(times - 1) > ALIKE and 0.2 < times < 5 and all(abs(times - n) > 0.03 for n in (2, 3, 4))


def _another_price(stated: float, row: float) -> bool:
    return abs(stated / row - 1) > 0.03 and 0.5 < stated / row < 1.9


_ANY = re.compile("")  # nanometres are told of nothing else that has rows


@lru_cache(maxsize=2)
def _sorts(language: str) -> tuple[Sort, ...]:
    words = sheets_of(language)
    return (
        Sort("process_node", frozenset({"nm"}), _ANY, words.other_node, other_node),
        Sort("power", frozenset({"W"}), words.power, words.other_power, _another_power),
        Sort("price", frozenset({"USD"}), words.launch_price, words.other_price, _another_price),
    )


def check_none_has(case: Case, book: Book) -> Iterator[Finding]:
    """A conflict for each value of these sorts that no row of what is named up to it has."""
    folded, claims = fold(case.text), claims_on(case)
    named: list[Named] | None = None
    for number in case.numbers:
        sort = next((s for s in _sorts(case.language) if number.unit in s.units and _is_told(case, folded, number, s)), None)
        if sort is None or number.value is None or number.quantifier != "exact" or number.value_max:
            continue
        named = _names(folded, book) if named is None else named
        rows, others = _candidates(case, folded, number, sort, named)
        if any(_is_of_another(claim, book) for claim in claims.get(number.figure_id, ())):
            continue
        if not rows or not all(sort.differs(number.value, r.value or 0) for r in rows) or any(_near(sort, number.value, r.value or 0) for r in others):
            continue
        about = rows[0]
        if sort.metric == "power" and number.value < (about.value or 0) and _DREW.match(folded, number.end):
            continue  # `310 W çekti`: measured, and less than it may draw
        if sort.metric != "process_node" and any(n.unit == number.unit and n.value in {r.value for r in rows} and case.block_at(n.start) == case.block_at(number.start) for n in case.numbers):
            continue  # the paragraph tells the right one, too: this is of something else
        said = f"The article says {shown(number.value, number.unit)}; {about.product} has {shown(about.value, about.unit)}, and nothing else that the article names has it ({about.source})."
        for id_ in ids_of(number, claims):
            yield Finding(id_, CHECK, "conflicting", "reference_differs", said, {"rows": [about.cited()], "figures": spans_of((number,))}, METHOD)


def _is_of_another(claim: Assertion, book: Book) -> bool:
    """Whether a claim tells a value as a wish or a guess, or of a thing that no row is about."""
    return claim.modality != "asserted" or (claim.likely and not book.link(claim.subjects)[0])


def _is_told(case: Case, folded: str, number: Number, sort: Sort) -> bool:
    """Whether the words beside a number tell that it is of this sort, and nothing else."""
    sentence = case.sentence_at(number.start)
    around = folded[max(sentence.start, number.start - BESIDE) : min(sentence.end, number.end + BESIDE)]
    whole = folded[sentence.start : sentence.end]
    if case.block_at(number.start).kind in {"table", "title", "chrome"} or CORRECTION.search(whole) or OTHER_TIME.search(whole):
        return False
    return sort.told.search(around) is not None and sort.other.search(around) is None and "?" not in whole


_DREW = re.compile(r"['’]?[a-z]{0,3} (?:[a-zçğöşü]+ )?(?:çekti|çekiyordu|harcadi|tüketti|kullandi)|[를을]? ?(?:[가-힣]+ )?(?:먹었|썼다|쓰더|찍었|찍혔|나왔|소비했)")
_FORM = re.compile(r"[ -](sxm|pcie)")


def _names(folded: str, book: Book) -> list[Named]:
    found = []
    for match in book.every_name.finditer(folded):
        if name_key(match[0]) not in GENERIC:
            rows, _ = book.link([match[0]])
            own = name_key(match[0]) not in book.by_family
            form = _FORM.search(match[0]) or _FORM.match(folded, match.end())
            if form and not own:  # `A100 SXM`: one of its forms
                rows, own = tuple(r for r in rows if form[1] in fold(r.product)), True
            found.append(Named(match.start(), match.end(), rows, own))
    return found


def _near(sort: Sort, stated: float, row: float) -> bool:
    """Whether a value is that of a row, or may be it told roundly."""
    if sort.metric == "process_node":
        return not other_node(stated, row) and 0.5 < stated / row < 2
    return any(abs(stated / (row * many) - 1) <= (ALIKE if many == 1 else EXACT) for many in (SEVERAL if sort.metric == "power" else (1,)))


SEVERAL = (1, 2, 3, 4, 6, 8)


def _candidates(case: Case, folded: str, number: Number, sort: Sort, named: Sequence[Named]) -> tuple[list[Spec], list[Spec]]:
    """Rows of this metric of the thing named last before the number, and of all else that the article names; none where a thing without such rows may be meant."""
    block = _passage(case, number, named)
    before = [n for n in named if block.start <= n.start < number.start]
    if not before:
        return [], []
    rows_of = {n.start: [r for r in n.rows if _is_of(r, sort)] for n in named}
    last = next((n for n in reversed(before) if rows_of[n.start]), None)
    if last is None or was_before(case, folded, last.start) or _unknown(folded, last.end, number.start, before) or any(not n.own and sort.metric == "power" for n in before):
        return [], []
    sentence = case.sentence_at(number.start)
    if any(n.start >= number.end and n.start < sentence.end and not rows_of[n.start] for n in named) or _unknown(folded, number.end, sentence.end, ()):
        return [], []
    return rows_of[last.start], [r for n in named for r in rows_of[n.start]]


def _passage(case: Case, number: Number, named: Sequence[Named]) -> Span:
    """The paragraph of a number; with the one before it, where it names nothing up to there."""
    block = case.block_at(number.start)
    if any(block.start <= n.start < number.start for n in named):
        return block
    before = case.block_at(max(0, block.start - 2))
    return Span(before.start, block.end, block.kind)


_MEMORY = re.compile(r"(?:hbm|gddr|lpddr|ddr|nvlink|pcie)[ -]?\d\w*")
_DESIGNATION = re.compile(r"(?<![\w.,])[a-z]{1,8}-?\d{1,4}[a-z]{0,3}(?![\w])")


def _unknown(folded: str, low: int, high: int, known: Sequence[Named]) -> bool:
    """Whether between two places a chip or a designation is named that has no row."""
    words = _MEMORY.sub(" ", folded[low:high])
    for one in known:
        if low <= one.start < high:
            words = words.replace(folded[one.start : one.end], " ")
    told = [m[0] for m in _DESIGNATION.finditer(words) if not re.match(r"(?:mk|fp|bf|int|v)\d", m[0])]
    return bool(told or named_in(words))


def _is_of(row: Spec, sort: Sort) -> bool:
    return row.metric == sort.metric and row.value is not None and row.status in DECIDING and not row.conditions and (sort.metric != "price" or row.attribute == LAUNCH)
