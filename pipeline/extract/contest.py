"""``41 bine karşı 31,5 bin``, ``180장 대 72장``: two values set against each other, and whose is which."""

from __future__ import annotations

import re
from itertools import pairwise

from pipeline.extract.comparators.measures import TIME_METRICS
from pipeline.extract.context import Bound, bound
from pipeline.extract.reading import COMPONENTS, MEASURES, THINGS, Page, Reading, asked_once
from schemas.records import Figure

_AGAINST_KO = re.compile(r"(?:\([^)]{1,20}\))? ?(?:대|vs\.?) ?")
_AGAINST_TR = re.compile(r"['’]?[a-zçğöşü]{0,3}?(?:y?[ae]|n[ae])? karşi(?:lik)? | vs\.? ")
_DATIVE = re.compile(r"['’](?:y?[ae]) ")
_CLOSES = re.compile(r"[,.;](?![0-9])")
_LESS_IS_BETTER = TIME_METRICS | {"power", "energy", "price", "cost", "electricity_cost", "temperature", "error_margin", "weight", "thickness"}


def contested(page: Page, reading: Reading, figure: Figure, metric: str, compared: tuple[Bound, Bound] | None = None, *, in_turn: tuple[Bound, Bound] | None = None) -> Bound | None:
    """Whose value a figure is, by who wins; where no verb tells, the bare one is the topic's (of an ``-e karşı`` the dative is the other's).

    A sentence that names nothing is of the two things ``compared`` just before (``4090이 3090보다 23% 빠르다. 대역폭이 1,008GB/s 대 936GB/s다``), else of those that had their values
    ``in_turn`` some sentences before, in that order (``B200 98 bin, H200 33 bin. … Mixtral'da 126 bine 61 bin.``).
    """
    pair = _pair(page, reading, figure)
    named = any(n.type in THINGS and n.entity.entity_id not in COMPONENTS for n in reading.names)
    if pair and in_turn and not named and not compared:
        return in_turn[0 if figure is pair[0] else 1]
    sides = _sides(reading, pair[0].start) if pair and named else compared if pair and not named else None
    if pair is None or sides is None:
        return None
    first, second = pair
    won = _topic_wins(page, reading, second.end)
    won = _won_before(page, reading, first.start) if won is None else won
    if won is None or first.value == second.value or None in (first.value, second.value):
        own = first if page.grammar.code == "ko" or "vs" in page.folded[first.end : second.start] else second
    else:
        larger, smaller = (first, second) if (first.value or 0) > (second.value or 0) else (second, first)
        own = larger if won != (metric in _LESS_IS_BETTER) else smaller
    return sides[0] if figure is own else sides[1]


@asked_once
def _pair(page: Page, reading: Reading, figure: Figure) -> tuple[Figure, Figure] | None:
    """The two figures of one unit that stand against each other, one of which is ``figure``."""
    measures = [f for f in reading.figures if f.kind in MEASURES]
    against = _AGAINST_KO if page.grammar.code == "ko" else _AGAINST_TR
    for first, second in pairwise(measures):
        alike = (first.unit == second.unit or first.unit is None) and figure in (first, second)
        if alike and (against.fullmatch(page.folded, first.end, second.start) or _is_bare_contest(page, first, second)):
            return first, second
    return None


def _is_bare_contest(page: Page, first: Figure, second: Figure) -> bool:
    """``126.845'e 61.802, bu da iki kat``: two values with nothing but a dative between them, where the clause ends with the second."""
    return bool(_DATIVE.fullmatch(page.folded, first.end, second.start) and _CLOSES.match(page.folded, second.end) and first.value and second.value and first.unit == second.unit)


def _sides(reading: Reading, at: int) -> tuple[Bound, Bound] | None:
    """The topic of the sentence and the one other thing that it names."""
    things = [n for n in reading.names if n.type in THINGS and n.entity.entity_id not in COMPONENTS]
    before = [n for n in things if n.start < at]
    others = {n.entity.entity_id: n for n in things if before and n.entity.entity_id != before[0].entity.entity_id}
    return (bound(before[0], 0.75, "contested"), bound(next(iter(others.values())), 0.75, "contested")) if len(others) == 1 else None


def _won_before(page: Page, reading: Reading, at: int) -> bool | None:
    """``A, B'den yüzde 22 daha hızlı (bende 118'e karşı 97)``: whether the comparison before a bracket says that the topic is ahead; None where it does not."""
    opened = max(page.folded.rfind(mark, reading.start, at) for mark in "(:")
    if opened >= 0 and at - opened <= _BRACKETED and _MORE_TIME.search(page.folded, reading.start, opened):
        return False
    if opened < 0 or at - opened > _BRACKETED:
        return None
    speeds = [(match.start(), degree.sign) for degree in page.grammar.degrees if degree.sign and degree.metric == "performance" for match in degree.pattern.finditer(page.folded, reading.start, opened)]
    return max(speeds)[1] > 0 if speeds else None


_MORE_TIME = re.compile(r"(?<![a-zçğöşü])kat[ıi]?[a-z]{0,3} (?:kadar |daha (?:fazla |çok )?)?(?:süre|zaman|vakit)|배(?:의|나|가)? ?(?:더 )?(?:시간|걸)")  # `H100'ün iki katı süre harcadı: 20,2 dakikaya karşı 10,0 dakika`
_BRACKETED = 12  # code points between a bracket and the first of its two values


def _topic_wins(page: Page, reading: Reading, after: int) -> bool | None:
    """Whether the verb behind the values says that the topic is ahead; None where none does."""
    match = page.grammar.exceed.search(page.folded, after, reading.end)
    if match is None:
        return None
    signs = [degree.sign for degree in page.grammar.degrees if degree.sign and degree.pattern.match(page.folded, match.start())]
    return signs[0] > 0 if signs else None
