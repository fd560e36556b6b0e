"""What a value says by itself: which way is better, and whether it is a part, a gap or a difference."""

from __future__ import annotations

import re

from pipeline.extract.context import Bound
from pipeline.extract.reading import MEASURES, Page, Reading
from pipeline.extract.wording import SPENT
from pipeline.languages import measuring_of
from pipeline.languages.grammar import Degree
from schemas.records import Direction, Figure

Near = tuple[Degree, int, int]
"""A word of comparison with its place."""
TIME_METRICS = frozenset({"training_time", "inference_time", "execution_time", "latency", "boot_time", "load_time", "compile_time", "step_time", "duration"})
OF_AMOUNTS = frozenset({None, "size", "length", "thickness"})  # what words of comparison speak of that say of any measure that it is more or less
BETTER_METRICS = frozenset({"performance", "throughput", "accuracy", "top1_accuracy", "energy_efficiency", "cost_efficiency", "frame_rate", "benchmark_score", "area_efficiency"}) | TIME_METRICS


def tells_gap(page: Page, reading: Reading, figure: Figure) -> bool:
    """Whether a multiple is what the gap between two sides has grown or closed to."""
    gap = _GAP_IS_KO if page.grammar.code == "ko" else _GAP_IS_TR
    return figure.unit == "x" and gap.search(page.folded, reading.start, figure.start) is not None and page.grammar.level.match(page.folded, figure.end, reading.end) is not None


_GAP_IS_KO = re.compile(r"(?:격차|차이)(?:는|가|도|를)? (?:약 |다시 |최대 )?$")
_GAP_IS_TR = re.compile(r"(?<![a-zçğöşü])(?:fark|makas)(?:[iuü]|[iuü]n[iuü])?(?: ise| da| de)? (?:yaklaşik |yeniden )?$")


def is_share(page: Page, figure: Figure, rival: Bound | None, degree: Near | None) -> bool:
    """``H100의 60% 수준``, ``H100'ün yüzde 60'ı kadar hızlı``: what part of the other side's measure it is, no difference from it."""
    if figure.unit != "percent" or rival is None or is_gap(page, figure, degree):
        return False
    if rival.method in ("owned_ratio", "its_ratio"):
        return True
    return degree is None and bool(page.grammar.share_of.match(page.folded, figure.end)) and (rival.method != "marked_comparator" or not page.grammar.than.match(page.folded, rival.end or 0))


def is_gap(page: Page, figure: Figure, degree: Near | None) -> bool:
    """``15% 느리다``, ``3분의 1 적은``, ``üçte bir oranında daha az``: right before a word of comparison a proportion tells by how much."""
    return degree is not None and degree[1] >= figure.end and bool(page.grammar.difference.fullmatch(page.folded, figure.end, degree[1]))


def is_difference(page: Page, figure: Figure, degree: Near | None) -> bool:
    """``18W 더 먹었다``, ``300 MHz daha hızlı``: an absolute figure right before a word of comparison says by how much."""
    if degree is None or figure.kind not in ("quantity", "money") or figure.unit == "x" or degree[1] < figure.end or is_earned(page, figure):
        return False
    return bool(page.grammar.difference.fullmatch(page.folded, figure.end, degree[1]))


def whole_of(page: Page, figure: Figure) -> tuple[int, int] | None:
    """``매출의 70%가 수출에서``, ``siparişlerin üçte biri``: the noun for the amount that a proportion is a part of; None where it compares or stands alone."""
    if figure.unit not in ("x", "percent") or not 0 < (figure.value or 0) < (1 if figure.unit == "x" else WHOLE):
        return None
    words = measuring_of(page.grammar.code)
    noun = words.whole.search(page.folded, max(0, figure.start - _REACH), figure.start)
    if noun is None:
        return None
    part = _MAKES_UP if noun.groupdict().get("bare") is not None else words.part_of_it  # `HBM이 매출 41% 차지`
    return noun.span("noun") if part.match(page.folded, figure.end) else None


WHOLE, _REACH = 100, 36
_MAKES_UP = re.compile(r" ?(?:가량|정도|이상)?(?:를|을)? ?차지")


def is_earned(page: Page, figure: Figure) -> bool:
    """``매출 210억 원을 올렸다``: an amount that is earned, not by how much something rose."""
    return figure.kind == "money" and bool(measuring_of(page.grammar.code).earned.match(page.folded, figure.end))


def compares_alone(page: Page, figure: Figure, degree: Near | None) -> bool:
    """``35% 정도 쌉니다``, ``200 MHz daha hızlı olan``: a word of comparison right after the figure tells the direction though nothing names the other side."""
    if degree is None or degree[1] < figure.end or figure.kind not in ("quantity", "money", "percentage", "ratio") or is_earned(page, figure):
        return False
    return bool(page.grammar.difference.fullmatch(page.folded, figure.end, degree[1]))


def has_own_value(reading: Reading, end: int, figure: Figure) -> bool:
    """Whether another measure stands between what ends at ``end`` and a figure."""
    return any(end <= f.start and f.end <= figure.start for f in reading.figures if f.kind in MEASURES)


def next_measure(reading: Reading, figure: Figure, high: int) -> int:
    """Where the next measure of the clause stands; in a list that shares one word of change, its end."""
    return next((f.start for f in reading.figures if f.start >= figure.end and f.kind in MEASURES and f.unit != figure.unit), high)


def said_up_to(page: Page, reading: Reading, figure: Figure) -> int:
    """``여덟 배 커졌는데, 이는 H100과 같은 용량이다``, ``sekiz kat büyüdü, bu da H100 ile aynı``: where another statement begins, which takes up what a figure says."""
    pauses = (match for match in _PAUSE.finditer(page.folded, figure.end, reading.end))
    return next((pause.start() for pause in pauses if page.grammar.demonstrative.match(page.folded, pause.end())), reading.end)


_PAUSE = re.compile(r"[,;] ")


def direction_by(metric: str, way: int) -> Direction:
    """The direction of a measure whose amount is larger (``way`` 1) or smaller (-1)."""
    if metric in BETTER_METRICS:
        return "better" if way * (-1 if metric in TIME_METRICS else 1) > 0 else "worse"
    return "higher" if way > 0 else "lower"


def direction_of(metric: str, figure: Figure, degree: Near | None) -> Direction | None:
    """Better or worse for measures of merit, higher or lower for amounts; a multiple without a word of comparison tells by its size."""
    if degree is None:
        if figure.unit not in ("x", "percent") or figure.value is None:
            return None
        sign = 1 if figure.value > (100 if figure.unit == "percent" else 1) else -1
    else:
        sign = degree[0].sign
    if sign == 0:
        return "equal"
    if degree is None or (degree[0].metric in OF_AMOUNTS and not degree[0].merit):
        merit = sign * (-1 if metric in TIME_METRICS else 1)
    else:
        merit = sign
    if metric in BETTER_METRICS:
        return "better" if merit > 0 else "worse"
    if degree is not None and degree[0].merit and metric in SPENT | {"convergence_epochs"}:  # `전력 면에서 30% 유리하다`
        return "better" if sign > 0 else "worse"
    if degree is not None and metric == "convergence_epochs" and degree[0].metric not in OF_AMOUNTS:
        return "better" if sign > 0 else "worse"  # `yakınsaması daha yavaş`: after more epochs
    return "higher" if sign > 0 else "lower"
