"""Which of several readings a cell of a table gives, by its heads: ``전력(W)`` over ``대기 | 최대``, ``| Mod |`` over ``Tasarruf``, ``Performans``."""

from __future__ import annotations

import re

from pipeline.extract.circumstances import is_scenario
from pipeline.extract.columns import cell_at, column_heads, heads_measure, row_cells, says_measure
from pipeline.extract.metrics import first_metric, metric_words
from pipeline.extract.reading import THINGS, WORKLOADS, Page, asked_once
from pipeline.languages import measuring_of
from pipeline.languages.korean.places import PLACES
from pipeline.languages.turkish.words import PLACES as TURKISH_PLACES
from schemas.records import Cell

LONGEST_CASE = 24  # code points of a head that tells one
RUNNING = frozenset({"idle", "load"})  # what a head tells of its measure though no other head has the same
NAMES_TOO = frozenset({"standard", "balanced", "high performance"})  # of what is sold as well
_ASIDE = re.compile(r" ?[(\[（][^()\[\]（）]*[)\]）]")


def told_by_heads(page: Page, cell: Cell) -> dict[str, str]:
    """The conditions that the heads of a cell's column and the labels of its row tell beside what is measured and of what."""
    heads = column_heads(page, cell)
    conditions: dict[str, str] = {}
    cases: list[str | None] = []
    for head in heads:
        if says_measure(page, head):
            cases.append(_told_with(page, head))
        elif len(heads) > 1 and _is_place(page, head):
            conditions["region"] = _shown(page, head)
        elif len(heads) > 1:
            cases.append(case_named(page, _words(page, head)) or (_shown(page, head) if head is not heads[0] and _may_tell(page, head) else None))
    cases += [label_case(page, label) for label in row_cells(page, cell) if label.col < cell.col]
    told = ", ".join(dict.fromkeys(filter(None, cases)))
    if scenario := _scenario(page, heads):
        conditions["settings"] = scenario
    return conditions | ({"case": told} if told else {})


def each_by_head(page: Page, cell: Cell) -> str | None:
    """``| Saatlik fiyat | Kart başına |``, ``| 시간당 가격 | 카드당 |``: ``per card``, where the head of a column or of a row (``| 메모리(카드당) | 141GB |``) tells that its values are of one part each."""
    heads = [*column_heads(page, cell), *(label for label in row_cells(page, cell) if label.col < cell.col)]
    places = [(head.start, head.start + len(_UNIT_BEHIND.sub("", page.folded[head.start : head.end]))) for head in heads]
    each = (name for place in places for name, words in measuring_of(page.grammar.code).per_item if words.search(page.folded, *place))
    return next((f"per {name}" for name in each), None)


_UNIT_BEHIND = re.compile(r"(?:\s*\((?![^()]*(?:당|başina)\))[^()]{1,12})?[)\s*_]+$")  # `카드 가격(달러)`, `메모리(카드당)`


def chips_of_head(page: Page, cell: Cell, metric: str) -> int | None:
    """``| 128 × A100 | 64 × H200 |``, ``A100 128장``: with how many of what heads its column a value was reached; None where the row is told for each."""
    if metric not in _OF_SEVERAL:
        return None
    for head in [*column_heads(page, cell), *(label for label in row_cells(page, cell) if label.col < cell.col)]:
        told = measuring_of(page.grammar.code).several.fullmatch(page.folded, head.start, head.end)
        if told and any(named.type in THINGS for named in page.names_between(head.start, head.end)):
            number = int(told["before"] or told["behind"])
            return number if number > 1 else None
    counts = [one for one in row_cells(page, cell) if one.row and one is not cell and first_metric(page.grammar.code, one.col_header or "", None) == "chip_count"]
    count = page.text[counts[0].start : counts[0].end].strip(" *_") if len(counts) == 1 else ""  # `| 가속기 수 | 처리량 |`
    return int(count) if count.isdecimal() and int(count) > 1 else None


def _scenario(page: Page, heads: list[Cell]) -> str | None:
    """``| 오프라인(토큰/초) | 서버(토큰/초) |``, ``| Çevrimdışı | Sunucu |``: in which of the scenarios of a suite the values of a column were reached, where another column has another."""
    if told := _scenario_behind(page, heads):
        return told
    for head in heads:
        if is_scenario(_plain_scenario(_words(page, head))) and any(is_scenario(_plain_scenario(_words(page, one))) for one in row_cells(page, head) if one.row == head.row and one.start != head.start):
            return _plain_scenario(_shown(page, head))
    return None


def _scenario_behind(page: Page, heads: list[Cell]) -> str | None:
    """``| Llama 2 70B çevrimdışı (token/s) | SDXL sunucu (sorgu/s) |``, ``| 라마 2 70B 오프라인 |``: the scenario behind the workload that heads a column."""
    for head in heads:
        words = _plain_scenario(_words(page, head)).rsplit(" ", 1)
        works = [n for n in page.names_between(head.start, head.end) if n.type in WORKLOADS]
        if works and len(words) > 1 and is_scenario(words[1].strip("()[],")) and works[-1].end - head.start <= len(words[0]):
            return words[1].strip("()[],")
    return None


def _plain_scenario(words: str) -> str:
    return _SCENARIO_NOUN.sub("", words)


_SCENARIO_NOUN = re.compile(r" ?(?:시나리오|senaryosu|scenario)$")


_OF_SEVERAL = frozenset({"throughput", "training_time", "execution_time", "inference_time", "latency", "performance", "power", "energy", "cost", "price", "utilization", "benchmark_score"})


def is_one_reading(page: Page, cell: Cell) -> bool:
    """Whether a cell gives one of several readings of a measure that heads its column: the one asserts as much as the others."""
    return heads_measure(page, cell) and "case" in told_by_heads(page, cell)


@asked_once
def label_case(page: Page, label: Cell) -> str | None:
    """What a label of a row says of how a thing runs: one known for that, or whatever stands in a column headed ``모드``, ``Mod``."""
    if label.row == 0:
        return None
    named = case_named(page, _words(page, label))
    head = cell_at(page, label.block, 0, label.col)
    if head and measuring_of(page.grammar.code).case_heads.fullmatch(_words(page, head)):
        return named or (_shown(page, label) if label.col and _may_tell(page, label) else None)
    if says_measure(page, label):
        told = _told_with(page, label)
        return told if told in RUNNING else None  # `Performans` is a measure, `대기 전력` a measure and a case
    return None if named in NAMES_TOO else named


def is_total(page: Page, cell: Cell) -> bool:
    """``합계``, ``Toplam``: whether a cell's row adds up the others."""
    return any(_adds_up(page, one) for one in row_cells(page, cell) if one.row and one.col < cell.col)


@asked_once
def _adds_up(page: Page, label: Cell) -> bool:
    return measuring_of(page.grammar.code).totals.fullmatch(_words(page, label)) is not None


def case_named(page: Page, words: str) -> str | None:
    """The English words for a case."""
    return next((case for case, pattern in measuring_of(page.grammar.code).cases if pattern.fullmatch(words)), None)


def _told_with(page: Page, head: Cell) -> str | None:
    """``대기 전력``, ``Boşta güç``: the case that stands in a head with its measure, where another head of its row has the same measure or a thing works or not."""
    words = _words(page, head).split()
    parts = [" ".join(words[:count]) for count in range(len(words), 0, -1)] + [" ".join(words[start:]) for start in range(1, len(words))]
    case = next((case for part in parts if (case := case_named(page, part))), None)
    return case if case in RUNNING or (case and _has_rival(page, head)) else None


def _has_rival(page: Page, head: Cell) -> bool:
    """Whether another head of its row is of the same measure."""
    metrics = _metrics(page, head)
    return any(metrics & _metrics(page, one) for one in row_cells(page, head) if one.row == head.row and one.start != head.start and one.col)


def _metrics(page: Page, head: Cell) -> set[str]:
    return {word.metric for word in metric_words(page, head.start, head.end)}


def _may_tell(page: Page, head: Cell) -> bool:
    """Whether the words of a head can be a case: no measure, unit, period or change, and no name."""
    words = _words(page, head)
    plain = 0 < len(words) <= LONGEST_CASE and not measuring_of(page.grammar.code).no_case.search(words) and not page.grammar.metric_starts.search(words)
    return plain and not page.names_between(head.start, head.end)


def _is_place(page: Page, head: Cell) -> bool:
    words = _words(page, head)
    return words in (PLACES if page.grammar.code == "ko" else TURKISH_PLACES)


def _words(page: Page, cell: Cell) -> str:
    return " ".join(_ASIDE.sub("", page.folded[cell.start : cell.end]).strip(" *_").split())


def _shown(page: Page, cell: Cell) -> str:
    return " ".join(_ASIDE.sub("", page.text[cell.start : cell.end]).strip(" *_").split())
