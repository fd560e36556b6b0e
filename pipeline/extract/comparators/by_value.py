"""Two sides told by their values before the multiple that these make."""

from __future__ import annotations

import re

from pipeline.extract.comparators.degrees import degree_near
from pipeline.extract.comparators.owners import owned_ratio
from pipeline.extract.context import Bound, bound
from pipeline.extract.reading import MAKERS, THINGS, Page, Reading
from schemas.records import Figure


def sides_by_value(page: Page, reading: Reading, figure: Figure) -> tuple[Bound, Bound] | None:
    """``A가 1,800GB/s, B가 600GB/s로 세 배 차이``, ``A가 1달러, B가 3달러니까 세 배다``, ``A 1.800 GB/s, B 600 GB/s: üç kat fark``: of two whose values stand before the multiple by which they differ the larger, and the other."""
    if figure.unit != "x" or (figure.value or 0) <= 1:
        return None
    apart = _TIMES_APART.match(page.folded, figure.end) is not None
    if not apart and (degree_near(page, reading, figure) is not None or owned_ratio(page, reading, figure) is not None):
        return None
    values = [f for f in reading.figures if f.end <= figure.start and f.kind in ("quantity", "money")][-2:]
    if len(values) != len(("one", "other")) or values[0].unit != values[1].unit or not values[0].value or not values[1].value or values[0].value == values[1].value:
        return None
    if not apart and (_SO_THAT.match(page.folded, values[1].end) is None or abs(max(v.value or 0 for v in values) / min(v.value or 1 for v in values) / (figure.value or 1) - 1) > _ROUGHLY):
        return None
    lows = (reading.start, values[0].end)
    owners = [next((n for n in reversed(reading.names) if low <= n.start and n.end <= f.start and n.type in THINGS | MAKERS), None) for low, f in zip(lows, values, strict=True)]
    if owners[0] is None or owners[1] is None or owners[0].entity is owners[1].entity or any(n.start >= values[1].end and n.end <= figure.start for n in reading.names):
        return None
    sides = bound(owners[0], 0.75, "between_two"), bound(owners[1], 0.75, "between_two")
    return sides if values[0].value > values[1].value else (sides[1], sides[0])


_ROUGHLY = 0.06  # relative, that a multiple may be off from what two values make
_SO_THAT = re.compile(r"(?:이?니까?|이라서|라서|이므로|므로|여서|이어서|으?로)(?:,| [^,.;]{0,14}$| )|['’]?[a-zçğöşü]{0,6}(?: (?:kal|çik|in|ver|işle|üret|ölç)[a-zçğöşü]*)?[,;:] (?:yani|demek ki|böylece|bu da) |[가-힣]{1,3} (?:그치|그쳤|머무르|머물렀|나오|나왔|처리하|처리했)(?:니|으니|으므로|므로)[ ,]")
_TIMES_APART = re.compile(r"(?: ?(?:가까이|넘게|이상|정도|가량|의))? ?(?:차이|격차)|(?:['’]?l[iuü]k)?(?: bir)? (?:fark|makas)(?![a-zçğöşü]*(?:l[iuü]))")
