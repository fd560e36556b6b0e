"""What an amount measures by the sentence around it: a basis that goes on, a change between two values, goods that are sold, memory that is enough.

Rules of the sort of ``by_neighbours``, which asks them in turn.
"""

from __future__ import annotations

from pipeline.extract.answers import Answer, Place
from pipeline.extract.metrics import SCORELIKE
from pipeline.extract.reading import MEASURES, Page, Reading, Word
from pipeline.languages import neighbours_of, trials_of
from schemas.records import Figure

SAME_BASIS, BETWEEN_ENDS, SOLD_FOR, ENOUGH, AS_COUNTED = "same_basis", "between_ends", "sold_for", "enough", "as_counted"
_PER_BASIS = frozenset({"cost_efficiency", "energy_efficiency"})
_NO_SALES = frozenset({"loss", "price", "cost", "profit", "investment"})
_BYTES = frozenset({"GB", "GiB", "MB"})
_NEXT = 2  # sentences over which a basis is spoken of


def same_basis(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``(1만 원당 초당 0.3토큰이다.) 같은 기준으로 L4는 0.2토큰``, ``aynı ölçütle L4 0,2 token``: work for the same money or power as was just told."""
    last, figure = place.context.setup.result, place.figure
    if last is None or last[0] not in _PER_BASIS or figure.kind != "quantity" or metric not in ("throughput", "performance", *_PER_BASIS) or not 0 <= place.index - last[2] <= _NEXT:
        return None
    return (last[0], SAME_BASIS) if trials_of(place.page.grammar.code).same_basis.search(place.page.folded, place.reading.start, figure.start) else None


def between_ends(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``가동률은 61%에서 68%로 7%포인트 올랐다``, ``doluluk yüzde 61'den 68'e, 7 puan``: points right behind both ends of a change are those between them; so is a ratio (``시간은 9초에서 3초로 3분의 1이``, ``9 saniyeden 3'e, üçte birine``), which is a time as they are."""
    if place.cell is not None:
        return None
    if ends := _change_before(place.page, place.reading, place.figure) if place.figure.unit == "x" else None:
        known = place.context.metrics.get(ends[1].start)
        return (known, BETWEEN_ENDS) if known and known == place.context.metrics.get(ends[0].start) else None
    end = end_before(place.page, place.reading, place.figure)
    known = place.context.metrics.get(end.start) if end is not None else None
    return (known, BETWEEN_ENDS) if known in SCORELIKE else None


def end_before(page: Page, reading: Reading, figure: Figure) -> Figure | None:
    """The second of two percentages, the ends of a change, right behind which points tell what lies between them."""
    ends = _change_before(page, reading, figure) if figure.unit == "percentage_point" else None
    return ends[1] if ends and all(one.kind == "percentage" for one in ends) else None


def _change_before(page: Page, reading: Reading, figure: Figure) -> tuple[Figure, Figure] | None:
    """Both ends of a change right behind which a figure stands."""
    told = [one for one in reading.figures if one.end <= figure.start and one.kind in MEASURES][-2:]
    if len(told) != len(("from", "to")) or told[0].unit != told[1].unit:
        return None
    ends = page.grammar.from_to.fullmatch(page.folded, told[0].end, told[1].start) and neighbours_of(page.grammar.code).arrived.fullmatch(page.folded, told[1].end, figure.start)
    return (told[0], told[1]) if ends else None


def sold_for(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``1조 원어치를 팔고도 적자를 냈다``, ``1 milyar liralık ürün sattı``: for how much goods were sold is no loss and no price."""
    figure = place.figure
    told = figure.kind == "money" and metric in _NO_SALES and neighbours_of(place.page.grammar.code).sold_for.match(place.page.folded, figure.end, place.reading.end)
    return ("revenue", SOLD_FOR) if told else None


def enough(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``메모리는 39GB면 됐다``: what is enough is used, and not all there is."""
    figure = place.figure
    told = figure.unit in _BYTES and metric == "memory_capacity" and place.cell is None and neighbours_of(place.page.grammar.code).enough.match(place.page.folded, figure.end, place.reading.end)
    return ("memory_usage", ENOUGH) if told else None


def as_counted(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``지원하는 모델도 40개에서 210개로``: both ends of a change count the same, by the same counter."""
    figure, page = place.figure, place.page
    before = next((one for one in reversed(place.reading.figures) if one.end <= figure.start and one.kind in MEASURES), None)
    if figure.unit != "piece" or place.cell is not None or before is None or before.kind != "quantity" or before.surface[-1:] != figure.surface[-1:] or not page.grammar.from_to.fullmatch(page.folded, before.end, figure.start):
        return None
    known = place.context.metrics.get(before.start)
    return (known, AS_COUNTED) if known and known.endswith("_count") and known != metric else None


BASIS_RULES = (same_basis, between_ends, sold_for, enough, as_counted)
