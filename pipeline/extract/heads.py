"""Units that stand in the head of a table: ``전력(W)`` over a column, ``Bellek (GB)`` before a row, ``단위: 억원`` above all."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from pipeline.extract.drafts import Draft
from pipeline.extract.literals import tidy
from pipeline.extract.token_bases import base_in, without_base
from pipeline.extract.units import SCALES, Meaning, symbol_at
from pipeline.languages import sheets_of
from pipeline.languages.protocol import FigureGrammar
from pipeline.lexicon import fold
from schemas.records import Block, Cell

_PAST = (
    r"(?:전년|작년|지난해|전기|전 ?분기|직전 ?분기|지난 ?분기|전월|지난달|전 ?세대|전작)(?: ?(?:같은 ?(?:기간|분기|달)|동기|동월))?"
    r"|(?:geçen|(?:bir )?önceki) (?:yil|sene|çeyrek|ay|dönem)(?:in ayni (?:dönemi|çeyreği|ayi))?"
)
CHANGE = re.compile(
    rf"(?:(?:{_PAST}) ?)?(?:대비|비(?![가-힣])|증감|증가율|성장률|등락|변동(?:률|폭)|상승률)|yoy|qoq|y/y|q/q|(?:yillik |çeyreklik )?(?:değişim|artiş|büyüme)|fark(?: \(%\))?$|(?:geçen|önceki) (?:yila|seneye|çeyreğe|aya|döneme) (?:göre|kiyasla)"
)
BEFORE = re.compile(rf"(?:{_PAST})(?![가-힣a-zçğöşü])")
_HEADS_BACK = 4  # columns to the left in which the head is looked for whose unit another takes
_TIME = re.compile(r"(?:19|20)\d\d(?:년|[ef])?|(?:(?:(?:19|20)?\d\d년?|(?:19|20)\d\d[/-]) ?)?(?:[1-4] ?(?:분기|q|ç|\. ?çeyrek) ?(?:\d\d)?|[qh][1-4]|[상하]반기)|[qh][1-4] ?(?:(?:19|20)?\d\d)")
_OTHER_SORT = re.compile(r"수(?: ?\(|$)|인원|직원|[률율](?: ?\(|$)|비중|sayi|çalişan|oran|marj|pay")
"""A row whose values are counts or shares, whatever the first head says of amounts."""
_SIGNS = frozenset("-−–+▲▼△▽")
_BRACKET = re.compile(r"[(\[（]([^()\[\]（）]*)[)\]）]")
_UNIT_NOTE = re.compile(r"(?:단위|[bB]irim)[ \u00a0]?[:：][ \u00a0]?([^\s)）]+)")
_PER_PIECE = re.compile(r"당[ \u00a0)]*$|ba[şs][ıi]na")
_LOOSE_MARKS = (" | ", " / ")
_LEAST_BARS, _LEAST_MARKS = 2, 4  # in a row, in a table
_RULE_LINE = re.compile(r"[|:\-+= \t]*")
_DIGIT = re.compile("[0-9]")
_LINE_HEAD = re.compile(
    r"[(（단bB](?:(?<=[(（])(?!단위|[bB]irim)(?P<unit>[^()（）\n:：]{1,24})[)）](?:(?=[ \u00a0]?(?:[:：]|\n|/[ \u00a0]))|(?P<row>(?=[ \u00a0]{3}|\t|\u3000)))"
    r"|(?:(?<=[(（])(?:단위|[bB]irim)|(?<=단)위|(?<=[bB])irim)(?:[ \u00a0]?[:：][ \u00a0]?|[ \u00a0])(?P<note>[^\s)）〉>\]]{1,8}(?:[ \u00a0][^\s)）〉>\]]{1,8})?)[)）〉>\]]?(?=\n))"
)
"""Begins with a class of characters, not with two branches, because a search passes over most of a text then."""
_CLOSING, _OPENING_BRACKETS = frozenset(")）"), frozenset("(（")
_BRACKETED = re.compile(r"(?:^|(?<=[\t|\u3000])[ ]*|(?<=[ ]{2}))[(（]$")
"""Before a number that stands in brackets in a column of its own: ``2,150   (567)``."""
_ITEM_ENDS = re.compile(r"(?=[ \u00a0]*(?:[,/;·|\n\t\u3000]|[ \u00a0]{2}|$|\.(?:\s|$)|[(（]))")
_UNIT_COLUMN = re.compile(r"[ *]*(?:[bB]irim[i]?|[uU]nit|단위)[ *]*")
_CONTEXT_HEAD = re.compile(r"(?:문맥|[컨콘]텍스트|[cC]ontext|[bB]ağlam)[^\W\d_]*(?: (?:길이|창|크기|윈도우?|uzunluğu|penceresi|length|window))?")
_THOUSANDS = re.compile(r"[0-9]+(?=[kK]$)")
_ITEM_LINE = 90  # characters; a longer line is prose
_HEAD_RATE = re.compile(r"초당[ \u00a0]?|[sS]aniyede[ \u00a0]")


Scaled = tuple[Meaning, int]
"""Kind and unit that a head gives, and what the numbers under it are multiplied by."""


@dataclass(frozen=True, slots=True)
class HeadedCell:
    """A table cell with the words of its column's and its row's head, and of the caption."""

    start: int
    end: int
    column_head: str
    row_head: str
    caption: str = ""
    neighbour_head: str = ""  # the head of the column to the left; of one that names but a time, the nearest that does not
    corner: str = ""  # the head of the first column, which may give the unit of all (``Milyon TL``)
    row_unit: str = ""  # the row's cell in a column of units


def headed_cells(text: str, blocks: Sequence[Block], cells: Sequence[Cell]) -> Iterator[HeadedCell]:
    """The body cells of all tables: those that cleaning laid out, else those of tab- or bar-separated lines of table blocks."""
    if cells:
        heads = {(cell.block, cell.col): cell.col_header or "" for cell in cells}
        first = {cell.block: text[cell.start : cell.end] for cell in cells if cell.row == cell.col == 0}
        units = {(cell.block, cell.row): text[cell.start : cell.end] for cell in cells if _UNIT_COLUMN.fullmatch(cell.col_header or "")}
        for cell in cells:
            if cell.col_header or cell.row_header:
                neighbour, corner = _neighbour([heads.get((cell.block, col), "") for col in range(max(0, cell.col - _HEADS_BACK), cell.col)], cell.col_header or ""), heads.get((cell.block, 0), "") or first.get(cell.block, "")
                yield HeadedCell(cell.start, cell.end, cell.col_header or "", cell.row_header or "", "", neighbour, corner, units.get((cell.block, cell.row), ""))
        return
    for block in blocks:
        if block.kind == "table":
            yield from _lined_cells(text, block)


def _neighbour(before: Sequence[str], own: str) -> str:
    """The head left of a column: the nearest that names a measure, where its own is but a time (``출하량(만 대) | 전 분기 | 전년 동기``)."""
    if not is_time(own):
        return before[-1] if before else ""
    return next((head for head in reversed(before) if not is_time(head) and not CHANGE.match(fold(head))), "")


@lru_cache(maxsize=512)
def is_time(head: str) -> bool:
    """``전년 동기``, ``Geçen yıl``, ``2024``, ``1분기``: whether a head names but a time, and neither a measure nor a change since."""
    folded = fold(head).strip(" *_")
    return (bool(BEFORE.match(folded)) and not CHANGE.match(folded)) or bool(_TIME.fullmatch(folded))


def _lined_cells(text: str, block: Block) -> Iterator[HeadedCell]:
    heads: list[str] = []
    caption = ""
    position = block.start
    for line in text[block.start : block.end].splitlines(keepends=True):
        spans = _cell_spans(line, position)
        position += len(line)
        values = [text[a:b] for a, b in spans]
        if len(spans) < 2:
            caption += line if not _RULE_LINE.fullmatch(line.strip()) else ""
        elif not heads:
            heads = values
        elif not _RULE_LINE.fullmatch(line.strip()):
            unit = next((value for head, value in zip(heads, values, strict=False) if _UNIT_COLUMN.fullmatch(head)), "")
            for column, (start, end) in enumerate(spans):
                if column:
                    head = heads[column] if column < len(heads) else ""
                    yield HeadedCell(start, end, head, values[0], caption, _neighbour(heads[:column], head), heads[0], unit)


def has_loose_table(text: str) -> bool:
    """Cheap test: whether a text can hold a table that ``loose_cells`` reads."""
    return any(mark[1] in text and text.count(mark) >= _LEAST_MARKS for mark in _LOOSE_MARKS)


def loose_cells(text: str) -> Iterator[HeadedCell]:
    """The body cells of tables without rules: lines one below the other with as many bars or slashes, the first without a digit.

    ``모델 | 입력 | 문맥 길이`` above ``나래 미니 | 90원 | 64K``.
    """
    for mark in _LOOSE_MARKS:
        if text.count(mark) < _LEAST_MARKS:
            continue
        heads: list[str] = []
        position = 0
        for line in text.splitlines(keepends=True):
            start, position = position, position + len(line)
            columns = line.count(mark) + 1
            if columns <= _LEAST_BARS or (heads and columns != len(heads)):
                heads = []
            elif not heads:
                heads = [] if _DIGIT.search(line) else [head.strip() for head in line.split(mark)]
            else:
                yield from _loose_row(line, mark, start, heads)


def _loose_row(line: str, mark: str, start: int, heads: list[str]) -> Iterator[HeadedCell]:
    parts = line.split(mark)
    for column, part in enumerate(parts):
        inner = part.strip()
        first = start + len(part) - len(part.lstrip())
        start += len(part) + len(mark)
        if column:
            yield HeadedCell(first, first + len(inner), heads[column], parts[0].strip(), "", _neighbour(heads[:column], heads[column]), heads[0])


def _cell_spans(line: str, offset: int) -> list[tuple[int, int]]:
    mark = "\t" if "\t" in line else "|"
    if mark not in line:
        return []
    spans, start = [], 0
    body = line.rstrip("\r\n")
    for part in body.split(mark):
        inner = part.strip()
        first = start + (len(part) - len(part.lstrip()))
        spans.append((offset + first, offset + first + len(inner)))
        start += len(part) + 1
    if mark == "|":
        spans = [s for i, s in enumerate(spans) if s[0] < s[1] or 0 < i < len(spans) - 1]
    return spans


def take_head_units(
    text: str, drafts: list[Draft], grammar: FigureGrammar, blocks: Sequence[Block], cells: Sequence[Cell]
) -> None:
    """A number that fills its cell without a unit takes the one that a head names; nothing is invented where none does."""
    by_start = {draft.start: draft for draft in drafts if draft.rule in ("bare", "bare_year", "list_unit")}
    prices = {draft.start: draft for draft in drafts if draft.kind == "money" and draft.rule in ("unit", "currency_sign") and "/" not in (draft.unit or "")}
    named = {draft.start: draft for draft in drafts if draft.kind == "name" and draft.rule == "digits_and_letters"}
    if not by_start and not prices and not named:
        return
    for cell in (*headed_cells(text, blocks, cells), *loose_cells(text)):
        if not _DIGIT.search(text, cell.start, cell.end):
            continue
        thousands = _THOUSANDS.match(text, cell.start, cell.end)
        if thousands and cell.start in named and _CONTEXT_HEAD.fullmatch(cell.column_head.strip(" *")):
            draft = named[cell.start]  # `128K` in a column of context lengths
            draft.kind, draft.unit, draft.rule = "quantity", "token", "head_unit"
            draft.value, draft.text_value = int(thousands[0]) * 1000, None
            continue
        price = prices.get(cell.start)
        if price and "/" not in (price.unit or "") and not text[price.end : cell.end].strip(" *^_~"):
            rate = _rate(cell.column_head, grammar) or _rate(cell.row_head, grammar)
            price.unit = f"{price.unit}/{rate}" if rate else price.unit
        for start, draft in ((s, by_start[s]) for s in range(cell.start, min(cell.end, cell.start + 3)) if s in by_start):
            rest = text[draft.end : cell.end].strip(" *^_~")
            if draft.rule == "head_unit":
                continue  # a table with bars is loose too, and a head gives its scale once
            if draft.end < cell.end and rest and draft.rule != "list_unit" and not (rest in _CLOSING and text[start - 1] in _OPENING_BRACKETS):
                continue
            found = _meaning(cell, grammar, signed=text[start - 1 : start] in _SIGNS or text[start] in _SIGNS)
            if found:
                (kind, unit), scale = found
                if draft.rule == "bare_year" and (scale > 1 or kind == "money"):
                    continue  # the head of a column, in a row whose first cell is `(milyon TL)`
                draft.kind, draft.unit, draft.rule = kind, unit, "head_unit"  # type: ignore[assignment]
                draft.text_value = None
                if draft.value is None:
                    digits = text[start : draft.end]
                    draft.value = int(digits) if digits.isdigit() else None
                if scale > 1 and draft.value is not None:
                    draft.value = tidy(draft.value * scale)


def _meaning(cell: HeadedCell, grammar: FigureGrammar, *, signed: bool) -> Scaled | None:
    """The unit and scale of a cell by the head of its column, else of its row, else by the caption, a column of units, the first head."""
    around = f"{cell.column_head} {cell.row_head} {cell.caption}"
    found = head_unit(cell.column_head, grammar) or head_unit(cell.row_head, grammar)
    if found is None and _PER_PIECE.search(cell.column_head):
        found = head_unit(cell.neighbour_head, grammar)
        around += cell.neighbour_head
    if found is None and not signed and is_time(cell.column_head) and not (cell.neighbour_head == cell.corner and _OTHER_SORT.search(fold(cell.row_head))):
        found = head_unit(cell.neighbour_head, grammar)
    if found is None:
        note = _UNIT_NOTE.search(cell.caption)
        found = _scaled_unit(note[1], grammar) if note else None
    if found is None and cell.row_unit:
        found = _scaled_unit(cell.row_unit.strip(" *"), grammar)
    if found is None and cell.corner:
        scaled = _scaled_unit(cell.corner.strip(" *()").lower(), grammar)
        found = scaled if scaled and scaled[0][0] == "money" else None
    if found and found[0][0] == "money" and found[0][1] and "/" not in found[0][1]:
        rate = _rate(around, grammar)
        return (("money", f"{found[0][1]}/{rate}"), found[1]) if rate else found
    return found


def _rate(words: str, grammar: FigureGrammar) -> str | None:
    """``시간당 요금`` -> h, ``100만 토큰당`` -> Mtoken."""
    return base_in(words) or grammar.rate_in(words)


@lru_cache(maxsize=2048)
def head_unit(head: str, grammar: FigureGrammar) -> Scaled | None:
    """The unit that a head gives, of what it counts: ``토큰 처리 속도(개/초)`` and ``Saniyede token`` are both ``token/s``."""
    found, told = _head_unit(head, grammar), _HEAD_RATE.search(head)
    if found is not None and (found[0][1] == "piece/s" or (found[0][1] == "piece" and told)):
        done = {unit for _, unit in _done_in(head, grammar)}
        return (("quantity", f"{done.pop() if len(done) == 1 else 'piece'}/s"), found[1])
    if found is not None or told is None:
        return found
    words = sheets_of(grammar.language)
    before = words.done_before.match(head, told.end())
    counted = [(end, unit) for end, unit in _done_in(head, grammar, at=before.end() if before else told.end()) if words.done_behind.fullmatch(head, end)]
    return (("quantity", f"{counted[0][1]}/s"), 1) if counted else None


def _done_in(head: str, grammar: FigureGrammar, *, at: int | None = None) -> Iterator[tuple[int, str]]:
    """What a head counts that is done in a second, with the place behind it; ``at``: at that place alone."""
    for start in [one.start() for one in _WORD_START.finditer(head)] if at is None else [at]:
        found = grammar.unit_at(head, start) or grammar.unit_at(head.lower(), start)
        if found and found[1][0] == "quantity" and found[1][1] in _DONE:
            yield found[0], found[1][1]


_WORD_START = re.compile(r"(?<!\w)(?=[^\W\d_])")
_DONE = frozenset("token image frame query request sample packet sentence".split())


def _head_unit(head: str, grammar: FigureGrammar) -> Scaled | None:
    """``전력 (W)`` -> W, ``시간당(달러)`` -> USD, ``가격(만 원)`` -> won and ten thousand; a head that is nothing but a unit (``FPS``) too."""
    if not head:
        return None
    head = without_base(head)
    for inner in reversed(_BRACKET.findall(head)):
        for part in (inner, *inner.split(",")):
            found = _scaled_unit(part.strip(), grammar)
            if found:
                return found
    for part in head.split(","):
        rate = part.strip(" *").rpartition(" ")[2]
        whole = _whole_unit(rate, grammar) if "/" in rate else None
        if whole:
            return whole, 1  # `Toplam token/sn`, `jeton/sn, Qwen3`
    last = head.rpartition(",")[2].strip(" *")
    return _scaled_unit(last, grammar) if len(last) <= 6 or "/" in last else None


@lru_cache(maxsize=2048)
def ends_in_unit(label: str, grammar: FigureGrammar) -> bool:
    """``기동 시간(분)``, ``Açılış süresi (s)``: whether words have the unit of what they measure behind them in brackets."""
    last = _BRACKET.search(label.strip(" *_")) if label.strip(" *_")[-1:] in _CLOSING else None
    return last is not None and last.start() > 0 and last.end() == len(label.strip(" *_")) and _head_unit(last[0], grammar) is not None


def take_line_units(text: str, drafts: list[Draft], bare: list[int], grammar: FigureGrammar) -> None:
    """A unit in brackets at the head of a line or of a list: ``Forza (kare/sn): RTX 4060 112, RX 7600 119``, ``단위: 백만 원`` above the lines.

    ``Ciro (mn $)      11,2      26,9``: in columns of wide spaces for the numbers of its line.
    """
    left = [draft for draft in map(drafts.__getitem__, bare) if (draft.rule == "bare" and draft.unit is None and draft.kind == "quantity") or draft.rule == "money_context"]
    if not left:
        return
    for head in _LINE_HEAD.finditer(text):
        found = _scaled_unit(head["unit"] or head["note"], grammar)
        if found is None:
            continue
        (kind, unit), scale = found
        stop = _line_end(text, head.end()) if head["row"] is not None else _list_end(text, head.end())
        for draft in left:
            if head.end() <= draft.start < stop and (draft.unit is None or (draft.rule == "money_context" and kind == "money")) and _item_ends(text, draft) and draft.value is not None:
                draft.kind, draft.unit, draft.rule = kind, unit, "head_unit"  # type: ignore[assignment]
                draft.value = tidy(draft.value * scale)


def _item_ends(text: str, draft: Draft) -> bool:
    bracketed = text[draft.end : draft.end + 1] in _CLOSING and _BRACKETED.search(text, max(0, draft.start - 6), draft.start)
    return bool(_ITEM_ENDS.match(text, draft.end + bool(bracketed)))


def _line_end(text: str, start: int) -> int:
    stop = text.find("\n", start)
    return stop if stop >= 0 else len(text)


def _list_end(text: str, start: int) -> int:
    """Where the list under a head ends: at an empty line after its first item, or at a line of prose."""
    position = text.find("\n", start)
    if position < 0:
        return len(text)
    items = text[start:position].strip(" :：)") != ""
    while position < len(text):
        stop = text.find("\n", position + 1)
        line = text[position + 1 : stop if stop >= 0 else len(text)]
        if (not line.strip() and items) or len(line) > _ITEM_LINE:
            return position
        items = items or bool(line.strip() and _DIGIT.search(line))
        if stop < 0:
            return len(text)
        position = stop
    return position


def _scaled_unit(words: str, grammar: FigureGrammar) -> Scaled | None:
    """``kare/sn`` -> frames per second, ``초당 토큰`` -> tokens per second, ``milyon TL`` -> liras and a million,
    ``원/100만 토큰`` -> won for a million tokens.
    """
    words = words.rpartition(", ")[2]
    tokens = base_in(words)
    if tokens:
        found = _whole_unit(without_base(words), grammar)
        return ((found[0], f"{found[1]}/{tokens}"), 1) if found else None
    scale = 1
    for word, factor in SCALES.items():
        if words.startswith(word):
            words, scale = words[len(word) :].lstrip(" \u00a0"), scale * factor
            break
    rate = _HEAD_RATE.match(words)
    found = _whole_unit(words[rate.end() :] if rate else words, grammar)
    if found is None or (scale > 1 and found[0] not in ("money", "quantity")) or (rate and found[0] != "quantity"):
        return None
    return ((found[0], f"{found[1]}/s"), scale) if rate else (found, scale)


def _whole_unit(words: str, grammar: FigureGrammar) -> Meaning | None:
    found = symbol_at(words, 0) or grammar.unit_at(words, 0)
    if found and found[0] == len(words) and found[1][0] in ("quantity", "percentage", "ratio", "money"):
        return found[1]
    return None
