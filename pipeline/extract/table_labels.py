"""Labels of table rows: makers where the column says so, else things."""

from __future__ import annotations

import re
from bisect import bisect_left, insort
from collections import Counter
from collections.abc import Iterator

from pipeline.extract.coined import is_common
from pipeline.extract.figures import grammar_of as figure_grammar_of
from pipeline.extract.found import KNOWN, Found
from pipeline.extract.heads import ends_in_unit
from pipeline.extract.unfit import names_delay
from pipeline.languages.grammar import RoleGrammar
from pipeline.languages.turkish import words as turkish_words
from schemas.records import Document, EntityType

_FRONT_MATTER = frozenset("author categories category date description draft lang language layout permalink reading_time slug subtitle tags title toc updated weight".split())
_LONGEST_LABEL = 24  # code points
_SURER = 11  # strength of a name that stands against the lexicon's
_MAKER_COLUMN = re.compile(r"사업자|업체|회사|기업|제조사|sağlayici|şirket|üretici|firma|marka")
_PROVIDERS = re.compile(r"사업자|sağlayici")  # who offers what a row tells of, and need not make it
_ENUMERATOR = re.compile(r"(?:[가나다라마바사아자차카타파하]|[a-zçğıöşü])[.)] |[①-⑳] ?")


def table_labels(document: Document, found: list[Found], folded: str, grammar: RoleGrammar) -> Iterator[Found]:
    """Labels of table rows without a known name in them: makers where the column says so, else things."""
    cells = document.article.cells
    heads = {(cell.block, cell.col): folded[cell.start : cell.end] for cell in cells if cell.row == 0}
    specified = _specified_blocks(document, folded, grammar)
    first_rows = {cell.block for cell in cells if cell.col_header} | _colon_blocks(document)
    strong = sorted(one.start for one in found if one.strength >= 4)
    makers = _makers_of_rows(document, found, heads)
    yield from (one for one in makers.values() if one.rule == "table_label")
    yield from _with_own_names(document, found, makers)
    yield from (one for one in _offered(document, heads) if not any(known.strength >= KNOWN and known.start == one.start and known.end >= one.end for known in found))
    strong = sorted([*strong, *(one.start for one in makers.values())])
    for cell in cells:
        if cell.block in specified:
            continue
        numbered = _ENUMERATOR.match(folded, cell.start, cell.end)
        start = numbered.end() if numbered else cell.start
        label = document.article.source_text[start : cell.end].strip()
        if (cell.row == 0 and cell.block in first_rows) or cell.col != 0 or not 2 <= len(label) <= _LONGEST_LABEL or label[0].isdigit() or label in _FRONT_MATTER or bisect_left(strong, cell.start) < bisect_left(strong, cell.end):
            continue
        common = all(map(is_common, label.split(" "))) if grammar.code == "ko" else all(map(turkish_words.is_common, folded[start : cell.end].split()))
        if common or _says_measure(label, folded[start : cell.end], grammar):
            continue
        kind: EntityType = "vendor" if _MAKER_COLUMN.search(heads.get((cell.block, 0), "")) else "product"
        insort(strong, start)
        maker = makers.get((cell.block, cell.row)) if kind == "product" else None
        yield Found(start, start + len(label), label, kind, "table_label", 4, maker.name if maker else None)


def _offered(document: Document, heads: dict[tuple[int, int], str]) -> Iterator[Found]:
    """``| Sağlayıcı | Örnek |`` over ``| BulutEge | be-h100-8 |``, ``| 사업자 | 상품 |``: what a provider offers, by its whole code of small letters, not by a chip's name within it."""
    text = document.article.source_text
    providers = {(cell.block, cell.row): text[cell.start : cell.end].strip() for cell in document.article.cells if cell.col == 0 and cell.row and _PROVIDERS.search(heads.get((cell.block, 0), ""))}
    for cell in document.article.cells:
        provider = providers.get((cell.block, cell.row)) if cell.col == 1 else None
        label = text[cell.start : cell.end].strip()
        if provider and _CODE.fullmatch(label):
            yield Found(cell.start, cell.start + len(label), label, "system", "table_label", _SURER, provider)


_CODE = re.compile(r"(?=[a-z0-9._-]*[a-z])(?=[a-z0-9._-]*[0-9])[a-z0-9]+(?:[._-][a-z0-9]+)+")


def _says_measure(label: str, folded: str, grammar: RoleGrammar) -> bool:
    """``전력``, ``기동 시간(분)``, ``TTFT p50``: whether a label tells what is measured: by a word for it, or by its unit in brackets."""
    return bool(grammar.metric_starts.search(folded)) or names_delay(label) or ends_in_unit(label, figure_grammar_of(grammar.code))


def _makers_of_rows(document: Document, found: list[Found], heads: dict[tuple[int, int], str]) -> dict[tuple[int, int], Found]:
    """(block, row) -> the firm in a column behind the first that is headed as that of makers: ``| Kart | Firma |``, ``| 칩 | 제조사 |``."""
    known = {one.start: one for one in sorted(found, key=lambda one: one.strength)}
    rows: dict[tuple[int, int], Found] = {}
    for cell in document.article.cells:
        label = document.article.source_text[cell.start : cell.end].strip()
        head = heads.get((cell.block, cell.col), "")
        if cell.row and cell.col and _MAKER_COLUMN.search(head) and not _PROVIDERS.search(head) and 2 <= len(label) <= _LONGEST_LABEL and not any(c.isdigit() for c in label):
            one = known.get(cell.start)
            rows[cell.block, cell.row] = one if one and one.type == "vendor" and one.end == cell.end else Found(cell.start, cell.start + len(label), label, "vendor", "table_label", 4)
    return rows


def _with_own_names(document: Document, found: list[Found], makers: dict[tuple[int, int], Found]) -> Iterator[Found]:
    """``| Palamut P4 | Ilgaz Hesap |``: a known name that ends a label is chance where an unknown word leads the label and another firm makes what the row tells of."""
    known = {one.start for one in found if one.strength >= KNOWN}
    for cell in document.article.cells:
        maker = makers.get((cell.block, cell.row))
        label = document.article.source_text[cell.start : cell.end].strip()
        end = cell.start + len(label)
        if cell.col == 0 and maker and label[:1].isalpha() and cell.start not in known and any(one.start > cell.start and one.end == end and one.vendor and one.vendor != maker.name for one in found):
            yield Found(cell.start, end, label, "chip", "table_label", _SURER, maker.name)


def _colon_blocks(document: Document) -> set[int]:
    """Tables of specification lines: ``메모리: 24GB``."""
    ends = {(cell.block, cell.row): cell.end for cell in document.article.cells if cell.col == 0}
    text = document.article.source_text
    return {cell.block for cell in document.article.cells if cell.col == 1 and re.match(r"\s?[:：]", text[ends.get((cell.block, cell.row), cell.start) : cell.start])}


def _specified_blocks(document: Document, folded: str, grammar: RoleGrammar) -> set[int]:
    """Tables that list properties, of one thing or of those that head the columns: two or more of the labels, and of more than two columns most, are measures or common nouns."""
    cells = document.article.cells
    wide = {cell.block for cell in cells if cell.col > 1}
    labels = Counter(cell.block for cell in cells if cell.col == 0 and (cell.row or cell.block not in wide))
    plain = Counter(cell.block for cell in cells if cell.col == 0 and (cell.row or cell.block not in wide) and (_says_measure(document.article.source_text[cell.start : cell.end].strip(), folded[cell.start : cell.end], grammar) or (grammar.code == "ko" and is_common(folded[cell.start : cell.end].strip()))))
    return {block for block, count in plain.items() if count > 1 and (block not in wide or 2 * count > labels[block])}
