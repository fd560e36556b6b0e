"""Of what sort a measured value is: a power that a maker states, the latency of the first token or of the slowest request, work for so much money."""

from __future__ import annotations

import re
from bisect import bisect_right

from pipeline.extract.columns import cell_at, row_label
from pipeline.extract.context_lengths import is_context_length
from pipeline.extract.reading import MEASURES, Page, Reading
from pipeline.languages import setting_up_of, trials_of
from schemas.records import Cell, Figure

RATED, FIRST_TOKEN, TAIL = "rated", "first token", "p99"
WAITED = frozenset({"latency", "execution_time", "inference_time", "response_time"})
WORKED = frozenset({"throughput", "performance", "frame_rate", "compute_performance", "cost_efficiency"})
_TIMES = frozenset({"s", "ms", "us", "µs", "min", None})
_WATTS = frozenset({"W", "kW", "mW"})
_REACH = 48  # code points from a word for a rating to its watts, or from one rating to the next
_NEAR = 5  # how many times larger or smaller a number may be that goes on with another


def sort_of(page: Page, reading: Reading, index: int, figure: Figure, metric: str, cell: Cell | None) -> str | None:
    """The case by which a value is told, in English: ``rated``, ``first token``, ``p99 first token``, ``per EUR 1,000``; None where there is none."""
    if metric == "power":
        return RATED if is_rated(page, reading, figure, cell) else None
    if metric in WAITED:
        first = FIRST_TOKEN if of_first_token(page, reading, index, figure, cell) else ""
        tail = _percentile(page, reading, figure, cell) if metric == "latency" else ""
        return " ".join(filter(None, (tail, first))) or (at_once(page, reading, figure) if cell is None else at_once_by_heads(page, cell))
    base = money_base(page, reading, index, figure) if metric in WORKED and cell is None else None
    if base and not (figure.unit or "").endswith(f"/{base.unit}"):
        return f"per {base.unit} {base.value:,.15g}"
    if metric not in ("throughput", "performance") or figure.kind != "quantity":
        return None
    return at_once(page, reading, figure) if cell is None else at_once_by_heads(page, cell)


def _percentile(page: Page, reading: Reading, figure: Figure, cell: Cell | None) -> str:
    """``p50은 180ms, p99는 690ms``, ``| TTFT p50 (ms) |``: which part of the requests had its answer within a time: told last before it, else behind; in a table by its heads."""
    if cell is not None:
        places = [(head.start, head.end) for head in _heads(page, cell)]
    else:
        places = [(reading.start, figure.start), (figure.end, reading.end)]
    tail = trials_of(page.grammar.code).tail
    for low, high in places:
        told = [*((one.start(), one[0].replace(",", ".")) for one in _PERCENTILE.finditer(page.folded, low, high)), *((one.start(), TAIL) for one in tail.finditer(page.folded, low, high))]
        if told:
            return max(told)[1]
    return ""


_PERCENTILE = re.compile(r"(?<![a-z0-9])p(?:50|75|9[059](?:[.,]9)?)(?![0-9])")


def is_rated(page: Page, reading: Reading, figure: Figure, cell: Cell | None) -> bool:
    """``TDP는 350W로 H200(700W)의 절반``, ``| TDP (W) | 190 |``: whether a power is the most that a maker states; one that was drawn ends that."""
    words = trials_of(page.grammar.code)
    if cell is not None:
        return any(words.rating.search(page.folded, head.start, head.end) and not words.drawn.search(page.folded, head.start, head.end) for head in _heads(page, cell))
    if words.rated_behind.match(page.folded, figure.end, reading.end) and figure.unit in _WATTS:
        return True
    told = [match.end() for match in words.rating.finditer(page.folded, reading.start, figure.start)]
    if not told or words.drawn.search(page.folded, told[-1], figure.start):
        return False
    between = [one for one in reading.figures if told[-1] <= one.start < figure.start and one.kind in MEASURES]
    if between and figure.kind == "quantity" and words.drawn.search(page.folded, figure.end, reading.clause(figure.start)[1]):  # `TDP는 350W이고, 372W의 피크를 측정했다`
        return False
    steps = [told[-1], *(at for one in between for at in (one.start, one.end)), figure.start]
    return all(one.unit in _WATTS | {"x", "percent"} for one in between) and all(high - low <= _REACH for low, high in zip(steps[::2], steps[1::2], strict=True))


def of_first_token(page: Page, reading: Reading, index: int, figure: Figure, cell: Cell | None) -> bool:
    """``첫 토큰까지 1.2초``, ``ilk token 3,2 saniyeye çıkıyor``, ``| 첫 토큰(ms) | 74 |``, ``(첫 토큰이 1.2초.) 이 시간을 0.35초로``: whether a time is the one to the first token that a model writes."""
    words = trials_of(page.grammar.code)
    if cell is not None:
        return any(words.first_token.search(page.folded, head.start, head.end) for head in _heads(page, cell))
    if figure.kind == "quantity" and figure.unit not in _TIMES:
        return False
    told = [match.end() for match in words.first_token.finditer(page.folded, reading.start, figure.start)]
    if told:
        return not words.other_delay.search(page.folded, told[-1], figure.start)
    if words.first_behind.match(page.folded, figure.end, reading.end):
        return True
    before = page.readings[index - 1] if index else None
    goes_on = before is not None and before.block == reading.block and words.that_time.search(page.folded, reading.start, figure.start)
    return bool(goes_on and before and words.first_token.search(page.folded, before.start, before.end) and not words.other_delay.search(page.folded, before.start, before.end))


def money_base(page: Page, reading: Reading, index: int, figure: Figure) -> Figure | None:
    """``1,000유로당 토큰은 K2가 517, H100이 273``, ``bin dolarlık yatırım başına 128 token``: the amount of money for which work is told, in its sentence or the one before."""
    if figure.kind not in ("quantity", "ratio", "percentage") or is_context_length(page, reading, figure):
        return None
    here = next((one for one in reversed(reading.figures) if one.end <= figure.start and is_money_base(page, one)), None)
    if here is not None:
        return here
    before = page.readings[index - 1] if index else None
    if before is None or before.block != reading.block or _UNIT.search(figure.surface):
        return None
    base = next((one for one in before.figures if is_money_base(page, one)), None)
    alike = base and any(one.start > base.end and one.kind == "quantity" and one.value and figure.value and 1 / _NEAR <= figure.value / one.value <= _NEAR for one in before.figures)
    return base if alike else None


def at_once(page: Page, reading: Reading, figure: Figure) -> str | None:
    """``동접 32에서 초당 560토큰``, ``16 istekte 720 token/s, tek kullanıcıda 47``: under how many requests or users a value was reached, told last before it."""
    told = [one for one in trials_of(page.grammar.code).at_once.finditer(page.folded, reading.start, figure.start) if not (one.start() <= figure.start < one.end())]
    if not told:
        return None
    groups = told[-1].groupdict()
    number = next((digits for digits in groups.values() if digits and digits[0].isdigit()), None)
    if number is None:
        return "single user"
    return _so_many_at_once(number, request=bool(groups.get("request") or groups.get("request_behind")))


def at_once_by_heads(page: Page, cell: Cell) -> str | None:
    """``| Llama 3.1 8B, 32 istek (token/s) |``, ``| 처리량(동시 요청 32개) |``, ``| 동접 64 |``: the same, told by the label of a row or the head of a column."""
    corner, label = cell_at(page, cell.block, 0, 0), row_label(page, cell)
    under = (f"{page.folded[corner.start : corner.end].strip(' *_')} {page.folded[label.start : label.end].strip(' *_')}",) if corner and label and cell.row else ()  # `| 동시 사용자 | … |` over `| 32 | … |`
    for words in (*(page.folded[head.start : head.end] for head in _heads(page, cell)), *under):
        if told := trials_of(page.grammar.code).at_once_head.search(words):
            groups = told.groupdict()
            number = next(digits for digits in groups.values() if digits and digits[0].isdigit())
            return _so_many_at_once(number, request=any(groups.get(name) for name in ("request", "request_behind")))
    return None


def labels_load(page: Page, cell: Cell) -> bool:
    """``| 동시 사용자 | … |`` over ``| 32명 | … |``: whether the label of a row is how many use a thing at once, which is told of what stands beside it."""
    corner = cell_at(page, cell.block, 0, 0) if cell.row and not cell.col else None
    label = page.folded[cell.start : cell.end].strip(" *_")
    counted = setting_up_of(page.grammar.code).count_label.fullmatch(label) is not None
    return corner is not None and counted and trials_of(page.grammar.code).at_once_head.search(f"{page.folded[corner.start : corner.end].strip(' *_')} {label}") is not None


def _so_many_at_once(number: str, *, request: bool) -> str:
    plain = number.replace(",", "").replace(".", "")
    return f"{plain} {'request' if request else 'user'}{'' if plain == '1' else 's'} at once"


def unit_for_money(page: Page, figure: Figure) -> str | None:
    """``1,000유로당 초당 토큰으로 치면 K2가 517``: what is done for an amount of money, told with it and not with the number."""
    index = bisect_right(page.starts, figure.start) - 1
    base = money_base(page, page.readings[index], index, figure) if index >= 0 else None
    told = _WORK.match(page.folded, base.end, figure.start) if base else None
    return None if told is None else ("token" if told["token"] else "image") + ("/s" if told["rate"] else "")


def is_money_base(page: Page, figure: Figure) -> bool:
    """Whether an amount of money is one for which something else is told."""
    return figure.kind == "money" and figure.value is not None and "/" not in (figure.unit or "") and trials_of(page.grammar.code).for_money.match(page.folded, figure.end) is not None


def _heads(page: Page, cell: Cell) -> list[Cell]:
    return [one for one in (cell_at(page, cell.block, 0, cell.col), row_label(page, cell)) if one is not None and one is not cell]


_WORK = re.compile(r"[^.;!?\n]{0,32}?(?P<rate>초당 ?|saniyede(?:ki)? |saniyelik )?(?:(?P<token>토큰|token|jeton)|이미지|그림|görüntü|görsel)")  # between an amount of money and what is done for it
_UNIT = re.compile(r"[^0-9.,]")
