"""Tables and lists: the heads of rows, columns and lines, and values told in turn."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pipeline.extract.cases import label_case
from pipeline.extract.columns import (
    column_thing,
    has_periods,
    heads_measure,
    labelled,
    lists_measures,
    names_before,
    row_cells,
    row_label,
    table_cells,
)
from pipeline.extract.context import Bound, bound
from pipeline.extract.divisions import listed_in_turn
from pipeline.extract.listing import row_subject
from pipeline.extract.metrics import metric_words
from pipeline.extract.parallel import item_of
from pipeline.extract.reading import CLASSES, COMPONENTS, LOOSE, MAKERS, MEASURES, THINGS, Named, Page, asked_once
from pipeline.extract.subjects.firms import thing_for_maker
from pipeline.extract.subjects.question import MARKET_METRICS, Question, kinds_for
from pipeline.extract.task_rows import row_workload
from pipeline.languages import business_of
from schemas.records import Cell, Figure


def labelled_part(q: Question) -> Bound | None:
    """``Denetleyici: KD-88, çift çekirdek, 1,6 GHz``, ``프로세서: 돌담 D4, 16코어``: a part with a name of its own, in a line of a list of parts, has what follows it there."""
    line = q.page.text.rfind("\n", 0, q.figure.start) + 1
    label = _PART_LABEL.match(q.page.text, line, q.figure.start)
    if label is None or q.cell:
        return None
    between = [n for n in q.reading.names if label.end() <= n.start < q.figure.start and n.type in THINGS]
    part = between[0] if len(between) == 1 else None
    if part is None or part.entity.entity_id in COMPONENTS | CLASSES or not _PART_TAIL.match(q.page.text, part.end):
        return None
    alone = all(m.type == "vendor" for m in q.reading.names if label.end() <= m.start < part.start)
    return bound(part, 0.8, "labelled_part") if alone and part.start - label.end() <= _MAKER_BEFORE else None


_PART_LABEL = re.compile(r"[ \t\-•·*▶▷■□○●◦|]*(?P<label>[^\d\n:：.,!?]{2,30}?) ?[:：] ?(?=[^\s\d])")
_PART_TAIL = re.compile(r",| ?\(| ?[/|;—–] ")
_MAKER_BEFORE = 24  # code points of a maker between a label and its part


def table_row(q: Question) -> Bound | None:
    """In a table: a thing in the labels of the row, else in the column's header, else the row's label as it stands."""
    if q.cell is None:
        return None
    if row_workload(q.page, q.cell):
        column = column_thing(q.page, q.cell)
        if column:
            return column
        return q.context.thing.carried() if q.context.thing else q.context.model.carried() if q.context.model else None
    first = next((c for c in row_cells(q.page, q.cell) if c.col < q.cell.col), None)
    modes = modes_of_row(q)
    names = [n for n in names_before(q.page, q.cell) if n.entity.entity_id not in modes]
    for kinds in (THINGS, *kinds_for(q.metric)):
        named = next((n for n in names if n.type in kinds), None)
        if named:
            return bound(named, 0.85, "table_row")
    column = column_thing(q.page, q.cell)
    if column:
        return column
    measured = first is not None and metric_words(q.page, first.start, first.end) and not heads_measure(q.page, q.cell)
    if first and not measured and not lists_measures(q.page, q.cell) and not label_case(q.page, first):
        words = q.page.text[first.start : first.end].strip()
        return Bound(words, None, first.start, first.end, 0.6, "row_label") if words and not words[0].isdigit() else None
    return None


def modes_of_row(q: Question) -> set[str]:
    """``| Tasarruf | 90 W |``: what reads as names in the cells of a row that tell how a thing runs."""
    cells = [c for c in row_cells(q.page, q.cell) if c.col < q.cell.col and label_case(q.page, c)] if q.cell else []
    return {n.entity.entity_id for c in cells for n in q.page.names_between(c.start, c.end)}


def tabled(q: Question) -> Bound | None:
    """``| Qwen2.5 14B | 42 tok/s | 38 tok/s |`` under ``| 모델 | 온새미 X10 | RTX A6000 |``: the head of the column, where no thing heads the row."""
    if q.cell is None:
        return None
    label = row_label(q.page, q.cell)
    if label is None or any(n.type in THINGS and n.entity.entity_id not in CLASSES for n in q.page.names_between(label.start, label.end)):
        return None
    column = column_thing(q.page, q.cell) or (None if label_case(q.page, label) else labelled(q.page, q.cell, label))
    if column is None and q.metric in MARKET_METRICS and has_periods(q.page, q.cell):
        maker = q.context.title_maker or q.context.hero_maker
        return maker.carried() if maker else None
    return None if column and column.method == "table_column" and _named_in_row(q.page, q.cell) else column


def _named_in_row(page: Page, cell: Cell) -> bool:
    """``| 0,91 | X7 | 40 |``, ``| 0.87 | X9 | 36 |``: whether another column than the first names a thing in each row, so that the heads are measures."""
    return any(col != cell.col and cell.row in rows for col, rows in _columns_of_things(page, cell.block).items())


@asked_once
def _columns_of_things(page: Page, block: int) -> dict[int, set[int]]:
    """The columns behind the first of a table whose cells begin with different things, and the rows of these."""
    named: dict[int, dict[int, str]] = {}
    for one in table_cells(page, block):
        first = next((n for n in page.names_between(one.start, one.end) if n.type in THINGS), None) if one.row and one.col else None
        if first is not None and first.start - one.start <= _MARKS:
            named.setdefault(one.col, {})[one.row] = first.entity.entity_id
    return {col: set(rows) for col, rows in named.items() if len(set(rows.values())) > 1}


def rowed(q: Question) -> Bound | None:
    """``가람 700 — 9,870토큰`` above ``B200 — 1만 토큰``: the name at the head of a line in a list of values."""
    return None if q.cell else row_subject(q.page, q.reading, q.figure.start, q.metric)


def respectively(q: Question) -> Bound | None:
    """``각각``, ``sırasıyla``: the figures take the names of the sentence, else the subjects of the one before or the last list of as many things, in order."""
    marker = q.page.grammar.respectively.search(q.page.folded, q.reading.start, q.reading.end)
    figures = _in_turn_with(q, marker.start()) if marker else []
    if marker is None or len(figures) < 2 or not any(one is q.figure for one in figures):
        return None
    names = [bound(n, 0.8, "respectively") for n in q.reading.names if n.start < marker.start() and q.usable(n, THINGS | {"vendor", "model"})]
    if len(names) == 1 and _SAME_VALUES.search(q.page.folded, names[0].end or 0, marker.start()):
        return names[0]
    at = next(i for i, one in enumerate(figures) if one is q.figure)
    if len(names) == len(figures):
        return names[at]
    nouns = listed_in_turn(q.page, q.reading, marker.start()) if q.metric in MARKET_METRICS else []
    if len(nouns) == len(figures):
        return nouns[at]
    row = next((row for row in _told_before(q) if len(row) == len(figures)), None)
    if row is None and not names and not business_of(q.page.grammar.code).joint.search(q.page.folded, q.reading.start, marker.start()):  # `boşta, orta ve tam yükte sırasıyla`
        row = next((row for row in _enumerated(q) if len(row) == len(figures)), None)
    if row is None:
        return None
    one, meant = row[at], q.only_thing(row[at].entity)
    return (Bound(meant.name, meant, one.start, one.end, one.confidence, one.method) if meant else one).carried()


_SAME_VALUES = re.compile(r"(?<![가-힣])(?:이|해당|같은) (?:값|수치|항목)(?:들)?(?:은|이)? ?|(?<![a-zçğöşü])(?:bu|ayni|söz konusu) (?:değer|rakam|sayi|ölçüt)l[ae]r(?:in)? ?")


def _in_turn_with(q: Question, low: int) -> list[Figure]:
    """The values behind a word for their order that are told in one go with the figure: all, else those of its unit."""
    figures = [f for f in q.reading.figures if f.kind in MEASURES and f.start > low]
    return figures if len({f.unit for f in figures}) < 2 else [f for f in figures if f.unit == q.figure.unit]


def _told_before(q: Question) -> Iterator[list[Bound]]:
    """What values may be told of in turn without naming it: the subjects of the last sentence with several, then the things named in each of the last sentences."""
    if q.index - q.context.pairs_sentence <= _TURN_BACK:
        yield q.context.pairs
    for before in reversed(q.page.readings[max(0, q.index - _TURN_BACK) : q.index]):
        for kinds in (THINGS | LOOSE, frozenset({"vendor"}), frozenset({"model"})):
            named = {n.entity.entity_id: bound(n, 0.8, "respectively") for n in before.names if n.type in kinds and n.entity.entity_id not in COMPONENTS | CLASSES}
            yield list(named.values())
    yield from _listed_in_table(q)
    yield _listed_in_items(q)


def _listed_in_items(q: Question) -> list[Bound]:
    """The things at the head of the items of the last list, from top to bottom."""
    blocks = q.page.document.article.blocks
    at = next((k for k in range(q.reading.block - 1, max(-1, q.reading.block - _LIST_BACK), -1) if blocks[k].kind == "list_item"), None)
    found: list[Bound] = []
    while at is not None and at >= 0 and blocks[at].kind == "list_item":
        head = next((n for n in q.page.names_between(blocks[at].start, blocks[at].end) if n.type in THINGS), None)
        if head is None or head.start - blocks[at].start > _HEAD_OF_ITEM:
            return []
        found.append(bound(head, 0.8, "respectively"))
        at -= 1
    return found[::-1]


_LIST_BACK, _HEAD_OF_ITEM = 4, 12  # blocks, code points


def _enumerated(q: Question) -> Iterator[list[Bound]]:
    """``Masamızda A1, B2 ve C3 var``, ``A1, B2와 C3를 비교했다``: the things that one list of the text before names, the latest list first."""
    joint = business_of(q.page.grammar.code).joint
    for before in reversed(q.page.readings[: q.index]):
        row: list[Named] = []
        for named in before.names:
            if named.type not in THINGS or named.entity.entity_id in COMPONENTS | CLASSES:
                continue
            if row and not joint.fullmatch(q.page.folded, row[-1].end, named.start):
                break
            row.append(named)
        if len(row) > len(("one", "other")):
            yield [bound(n, 0.8, "respectively") for n in row]


def _listed_in_table(q: Question) -> Iterator[list[Bound]]:
    """The things that head the columns of the last table, else those that label its rows."""
    cells = [c for c in q.page.document.article.cells if c.end <= q.reading.start]
    table = [c for c in cells if c.block == cells[-1].block] if cells else []
    heads = _first_names(q.page, [c for c in table if c.row == 0 and c.col], THINGS)
    yield heads or _first_names(q.page, [c for c in table if c.col == 0 and c.row], THINGS | LOOSE)


def _first_names(page: Page, cells: list[Cell], kinds: frozenset[str]) -> list[Bound]:
    """The first name of some types in each cell that has one."""
    named = (next((n for n in page.names_between(c.start, c.end) if n.type in kinds), None) for c in cells)
    return [bound(n, 0.8, "respectively") for n in named if n]


_TURN_BACK = 3  # sentences


def item(q: Question) -> Bound | None:
    """``두루미는 6.4초, 소나기는 7.9초``, ``K230 210, Zirve 145 lira``: in a row of values each has the label before it."""
    if q.cell or q.rival:
        return None
    of_makers = "vendor" in kinds_for(q.metric)[0] or q.metric in ("price", "cost")
    found = item_of(q.page, q.reading, q.figure, of_makers=of_makers)
    unfit = found and found.entity and found.entity.type in MAKERS and not of_makers
    return found if not unfit or (found and thing_for_maker(q, found) is not found) else None


def in_turn(q: Question) -> Bound | None:
    """``각각 31W, 24W``, ``sırasıyla 31 ve 24 vat``: as many values as names leave no choice; a rival keeps its own."""
    found = respectively(q)
    return q.but_rival(found) if found and (found.entity or found.method == "respectively") else None


def labelled_others(q: Question) -> Bound | None:
    """``- Diğerleri, Marvell dahil: yüzde 5``, ``- 기타(마벨 포함): 5%``: what the rest has, not the one of them that is named."""
    if q.cell is not None or q.figure.kind != "percentage":
        return None
    line = q.page.text.rfind("\n", 0, q.figure.start) + 1
    told = _REST.fullmatch(q.page.folded, max(line, q.reading.start), q.figure.start)
    return q.words(told.span("phrase"), 0.75, "others") if told else None


_REST = re.compile(r"[ \t\-•·*▶▷■□○●]*(?P<phrase>diğerleri|diğer (?:şirket|firma|üretici|marka|oyuncu)l[ae]r|kalanlar|기타|나머지|그 ?외)(?:(?:,| \(| ?\()[^:：|\n]{0,40}?(?:dahil|포함|등)\)?)? ?[:：]? ?(?:%|약 |yaklaşik )?")


def that_labels(q: Question, cell: Cell) -> Bound | None:
    """``| B200 | 90 W | 980 W |``: the one thing that a row names, where its name is the whole label and no thing heads the column."""
    label = row_label(q.page, cell)
    if label is None:
        return None
    things = [n for n in names_before(q.page, cell) if n.type in THINGS]
    whole = len(things) == 1 and things[0].start - label.start <= _MARKS and 0 <= label.end - things[0].end <= _MARKS
    if not whole or q.metric in MARKET_METRICS or things[0].entity.entity_id in COMPONENTS | CLASSES or column_thing(q.page, cell):
        return None
    return bound(things[0], 0.85, "table_row")


_MARKS = 2  # code points of stars around a label


def whole_of_rows(q: Question, cell: Cell) -> Bound | None:
    """``합계``, ``Toplam`` under the parts of a firm: what the firm itself earns; of rows that name firms or things the sum is nobody's."""
    labels = [label for label in table_cells(q.page, cell.block) if label.col == 0 and label.row]
    named = any(n.type in THINGS | MAKERS and n.entity.entity_id not in COMPONENTS for label in labels for n in q.page.names_between(label.start, label.end))
    firm = q.context.title_maker or q.context.hero_maker
    return firm.carried() if firm and not named and q.metric in _EARNED and q.figure.kind == "money" else None


_EARNED = frozenset({"revenue", "profit", "loss"})
