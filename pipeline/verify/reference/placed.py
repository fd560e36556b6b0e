"""Check *reference*, by place: kinds of memory, gaps between two prices and multiples between two named products, whatever claims are read there."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pipeline.languages import placing_of
from pipeline.lexicon import fold
from pipeline.verify.contradictions import GENERIC
from pipeline.verify.names import name_key
from pipeline.verify.numbers import Tolerances, agree, compare, shown
from pipeline.verify.places import claims_on, ids_of, spans_of
from pipeline.verify.records import Case, Finding, Number
from pipeline.verify.reference.book import DECIDING, Book, Spec
from pipeline.verify.reference.variants import meant_by

CHECK, METHOD = "reference", "place"
LAUNCH = "launch price"
BESIDE = 40  # characters between a product's name and the kind of memory that it has
PAIR = 2
FAR = 0.05  # relative: gaps that lie so far apart are no roundings


def check_placed(case: Case, book: Book, tolerances: Tolerances) -> Iterator[Finding]:
    """Findings on figures; a claim that stands on one gets them."""
    folded, claims = fold(case.text), claims_on(case)
    for number in case.numbers:
        if number.kind == "name":
            found = _memory_kind(case, folded, number, book)
        elif number.kind == "money":
            found = _price_gap(case, folded, number, book, tolerances)
        elif number.kind == "ratio" and number.unit == "x" and not any(book.link(c.subjects)[0] and book.link(c.comparators)[0] for c in claims.get(number.figure_id, ())):
            found = _multiple(case, folded, number, book, tolerances)
        else:
            continue
        for verdict, said, rows in found:
            cause = "reference" if verdict == "supported" else "reference_differs"
            for id_ in ids_of(number, claims):
                yield Finding(id_, CHECK, verdict, cause, said, {"figures": spans_of((number,)), "rows": [r.cited() for r in rows]}, METHOD)  # type: ignore[arg-type]


Judged = tuple[str, str, Sequence[Spec]]
_KIND = re.compile(r"(?P<sort>hbm|gddr|lpddr)(?P<generation>\d)(?P<rest>[a-z]*)")
_FORM = re.compile(r"(?<![a-z])(?:pcie|nvl|sxm\d?)(?![a-z])")
_STOP = re.compile(r"[;:.!?\n]|(?<!\d),")


def _memory_kind(case: Case, folded: str, number: Number, book: Book) -> Iterator[Judged]:
    """``Titan Xp'de HBM2 var``, ``T4도 V100처럼 HBM2를 씁니다``: the kind of memory of the product named right before it."""
    placing = placing_of(case.language)
    told = _KIND.fullmatch(fold(number.surface).replace(" ", "")) or _KIND.match(folded, number.start)
    sentence = case.sentence_at(number.start)
    if told is None or placing.has_not.match(folded, number.end) or _FORM.search(folded, sentence.start, number.start):
        return  # `H100 PCIe는 HBM2e`: of a form of its own
    names = [m for m in book.every_name.finditer(folded, sentence.start, number.start) if name_key(m[0]) not in GENERIC]
    if not names or number.start - names[-1].end() > BESIDE or _STOP.search(folded, names[-1].end(), number.start):
        return
    likened = len(names) == PAIR and placing.like.match(folded, names[-1].end()) is not None
    for name in names if likened else names[-1:]:
        rows = [r for r in book.link([name[0]])[0] if r.metric == "memory_type" and r.text_value and r.status in DECIDING]
        kinds = [_KIND.fullmatch(fold(r.text_value or "")) for r in rows]
        if not rows or not all(kinds):
            continue
        said = f"{rows[0].product}: {' or '.join(sorted({r.text_value or '' for r in rows}))} ({rows[0].source})."
        if any(k and k[0] == told[0] for k in kinds):
            if not likened:
                yield "supported", said, rows[:1]
        elif all(k and ((k["sort"], k["generation"]) != (told["sort"], told["generation"]) or _is_plain(k, told)) for k in kinds):
            yield "conflicting", f"The article says {number.surface}; {said}", rows[:1]
            return


def _is_plain(row: re.Match[str], told: re.Match[str]) -> bool:
    """GDDR5 of the rows where GDDR5X is told, HBM3 where HBM3e is; the other way round the letter is often left out."""
    return row["sort"] == told["sort"] and told["rest"][:1] in {"x", "e"} and not row["rest"]


def _price_gap(case: Case, folded: str, number: Number, book: Book, tolerances: Tolerances) -> Iterator[Judged]:
    """``두 카드의 차액은 401달러``, ``Fark 501 dolar``: between the launch prices of the two products that the paragraph named last."""
    placing = placing_of(case.language)
    block, sentence = case.block_at(number.start), case.sentence_at(number.start)
    told = placing.gap.search(folded, max(sentence.start, number.start - 24), number.start) or placing.gap_behind.match(folded, number.end)
    if number.value is None or number.quantifier != "exact" or not told or placing.used.search(folded, sentence.start, sentence.end):
        return
    prices: dict[str, Spec] = {}
    for match in book.every_name.finditer(folded, block.start, number.start):
        rows = [r for r in book.link([match[0]])[0] if r.metric == "price" and r.attribute == LAUNCH and r.unit == number.unit and r.value and r.status in DECIDING]
        if len({r.value for r in rows}) == 1:
            prices.pop(name_key(rows[0].product), None)
            prices[name_key(rows[0].product)] = rows[0]
    if len(prices) < PAIR:
        return
    a, b = list(prices.values())[-PAIR:]
    gap = abs((a.value or 0) - (b.value or 0))
    said = f"{a.product}: {shown(a.value, a.unit)}, {b.product}: {shown(b.value, b.unit)}, {shown(gap, a.unit)} apart; the article says {shown(number.value, number.unit)} ({a.source})."
    result = compare(number.value, gap, number.quantifier, tolerances)
    if agree(result):
        yield "supported", said, (a, b)
    elif gap and abs(number.value / gap - 1) > FAR and result == "different":
        yield "conflicting", said, (a, b)


# ``v4에서 v3의 두 배로``, ``RTX 4090'da Titan Xp'nin iki katı``: what has it, and what it is a multiple of, right before the number.
_DESIGNATION = re.compile(r"(?<![0-9a-z\-])v\d{1,2}[a-z]?(?![0-9a-z.\-])")


def _multiple(case: Case, folded: str, number: Number, book: Book, tolerances: Tolerances) -> Iterator[Judged]:
    """A multiple that a sentence tells of one named product and another, against what the rows of both have; a conflict where no two of them fit."""
    placing = placing_of(case.language)
    sentence = case.sentence_at(number.start)
    metric = next((name for name, words in placing.measures.items() if words.search(folded, sentence.start, number.start)), None)
    spans = {m.span() for m in book.every_name.finditer(folded, sentence.start, number.start) if name_key(m[0]) not in GENERIC}
    spans |= {m.span() for m in _DESIGNATION.finditer(folded, sentence.start, number.start) if not any(low <= m.start() < high for low, high in spans)}
    if metric is None or number.value is None or number.quantifier != "exact" or len(spans) < PAIR:
        return
    one, other = sorted(spans)[-PAIR:]
    if not placing.of_it.fullmatch(folded, other[1], number.start) or not placing.has_it.fullmatch(folded, one[1], other[0]):
        return
    ours, theirs = (tuple(r for r in meant_by([folded[low:high]], folded, case.language, (), book) if r.metric == metric and r.base_value and r.status in DECIDING) for low, high in (one, other))
    pairs = [(a, b) for a in ours for b in theirs if a.product != b.product and a.conditions == b.conditions]
    judged = [(a, b, compare(number.value, (a.base_value or 0) / (b.base_value or 1), number.quantifier, tolerances)) for a, b in pairs]
    for a, b, result in judged:
        if agree(result):
            yield "supported", f"{a.product}: {shown(a.value, a.unit)}, {b.product}: {shown(b.value, b.unit)} ({a.source}).", (a, b)
            return
    if judged and all(result == "different" for *_, result in judged):
        a, b, _ = judged[0]
        yield "conflicting", f"{a.product}: {shown(a.value, a.unit)}, {b.product}: {shown(b.value, b.unit)}; the article says {shown(number.value, number.unit)} ({a.source}).", (a, b)
