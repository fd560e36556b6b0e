"""Which rows of the reference a name stands for where it is short, or a sentence says of which variant it speaks."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pipeline.extract.units import base_of
from pipeline.languages import repeating_of, sheets_of
from pipeline.lexicon import fold
from pipeline.verify.contradictions import GENERIC
from pipeline.verify.names import keys, mentions, name_key
from pipeline.verify.records import Assertion, Case
from pipeline.verify.reference.book import Book, Spec

BEFORE = 60  # characters before a number in which the variant is named that it is told of
_TOKEN = re.compile(r"[a-z]+\d[a-z0-9]*|[a-z]+|\d+[a-z]*|[가-힣]+")


def named_products(folded: str, low: int, high: int, book: Book) -> frozenset[str]:
    """The products that a passage names, each name read as long as it goes: ``Bow IPU`` is no other IPU."""
    inside = (one for one in book.named(folded) if low <= one.start and one.end <= high and one.key not in GENERIC)
    return frozenset(product for one in inside for product in one.products)


def meant_by(names: Sequence[str], folded: str, language: str, others: Sequence[Spec], book: Book) -> tuple[Spec, ...]:
    """The rows of a name, else of the only thing in the text, not among the others, whose name holds it: ``eski Titan`` beside the Titan Xp, ``v3`` where the TPU v3 is named."""
    rows, _ = book.link(names)
    if rows:
        return rows
    own = {name_key(r.product) for r in others}
    for name in names:
        words = set(_TOKEN.findall(fold(name))) - sheets_of(language).loose
        fits = [s for s in book.specs if words and name_key(s.product) not in own and any(_holds(n, words, folded) for n in (s.product, *s.names, *s.families))]
        if fits and frozenset.intersection(*(keys((s.product, *s.names, *s.families)) for s in fits)):  # of one name
            return tuple(fits)
    return ()


def _holds(name: str, words: set[str], folded: str) -> bool:
    """Whether a name that the text has holds these words; of a designation (``v4``) it is enough that the rest (``TPU``) stands somewhere."""
    tokens = set(_TOKEN.findall(fold(name)))
    if not words <= tokens:
        return False
    rest = tokens - words
    designation = all(any(c.isdigit() for c in word) for word in words) and all(word.isalpha() for word in rest)
    return mentions(folded, name) or (designation and all(mentions(folded, word) for word in rest))


def first_of(rows: Sequence[Spec], case: Case, claim: Assertion) -> tuple[Spec, ...]:
    """``V100'ün ilk sürümü``, ``V100 첫 버전``: only the variants that came out first, where a claim speaks of them."""
    words = case.text[claim.evidence_start : claim.evidence_end].lower()
    if not claim.comparator or not sheets_of(case.language).first_form.search(words):
        return tuple(rows)
    came_out = {r.product: r.text_value[:7] for r in rows if r.metric == "release_date" and r.text_value and len(r.text_value) >= MONTH}
    came_out |= {r.product: r.as_of[:7] for r in rows if r.product not in came_out and r.as_of and re.fullmatch(r"\d{4}-\d{2}", r.as_of)}
    first = min(came_out.values(), default="")
    return tuple(r for r in rows if came_out.get(r.product, "9")[:4] == first[:4]) or tuple(rows)


MONTH = 7  # characters of a year and month


def of_variant(rows: Sequence[Spec], case: Case, claim: Assertion) -> tuple[Spec, ...]:
    """``80 GB'lık sürümün bant genişliği …``, ``40GB 모델의 대역폭은 …``: only the rows of the variant with so much memory, where the words before a number tell of it."""
    figure = claim.figure
    if figure is None or claim.metric == "memory_capacity":
        return ()
    low = max(case.sentence_at(figure.start).start, figure.start - BEFORE)
    told = [n for n in case.numbers if low <= n.start and n.end <= figure.start and n.base_unit == "bit" and sheets_of(case.language).form.search(fold(case.text[n.end : n.end + 20]))]
    if not told:
        return ()
    size = base_of(told[-1].value, told[-1].unit)[0]
    sized = {r.product for r in rows if r.metric == "memory_capacity" and r.base_value == size}
    return tuple(r for r in rows if r.product in sized) if len({r.product for r in rows}) > len(sized) else ()


def was_before(case: Case, folded: str, at: int) -> bool:
    """``Selefi MI300X``, ``먼저 쓰이던 MI300X``: whether what is named at an offset is what came before the thing that is spoken of."""
    before = folded[case.sentence_at(at).start : at]
    return repeating_of(case.language).predecessor.search(before) is not None or repeating_of(case.language).of_old.search(before) is not None
