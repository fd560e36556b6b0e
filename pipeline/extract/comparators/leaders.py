"""Who is said to be more, where a clause names no other."""

from __future__ import annotations

import re

from pipeline.extract.comparators.degrees import degree_near
from pipeline.extract.comparators.measures import has_own_value, is_gap
from pipeline.extract.reading import CLASSES, COMPONENTS, MAKERS, THINGS, Named, Page, Reading
from schemas.records import Figure


def leader(page: Page, reading: Reading, figure: Figure) -> Named | None:
    """``H100이 2.7배 빠르다``: the one thing that a clause without another and without another value says to be more or less, whatever a model makes of it."""
    copula = figure.unit == "x" and page.grammar.code == "ko" and _SO_MANY_TIMES.match(page.folded, figure.end)  # `용량은 K2가 1.5배다`
    if figure.unit not in ("x", "percent") or not (copula or told_as_more(page, reading, figure)):
        return None
    low, _ = reading.clause(figure.start)
    before = [n for n in reading.names if low <= n.start and n.end <= figure.start and n.type in THINGS | MAKERS and n.entity.entity_id not in COMPONENTS | CLASSES]
    if before and _DOER.fullmatch(page.folded, before[-1].end, figure.start):
        return before[-1]  # `A100에서는 18토큰, H200에서는 21토큰으로 오히려 H200이 13% 앞선다`
    if copula:
        return None
    leading = [n for n in before if n.role in ("topic", "subject") or (n.role == "bare" and _RIGHT_BEFORE.fullmatch(page.folded, n.end, figure.start))]
    if len(leading) != 1 or any(n not in leading and n.role not in ("comparator", "locative") for n in before):
        return None
    return None if has_own_value(reading, leading[0].end, figure) else leading[0]


def if_with(page: Page, reading: Reading, figure: Figure) -> Named | None:
    """``aynı işi L40S ile yapsak yüzde 40 daha fazla öderdik``, ``L40S로 했다면 40% 더 냈을 것``: with what something would have been done, of which a comparison without another name is told."""
    if figure.unit not in ("x", "percent") or not told_as_more(page, reading, figure):
        return None
    before = [n for n in reading.names if n.end <= figure.start and n.type in THINGS and n.entity.entity_id not in COMPONENTS | CLASSES]
    return before[0] if len(before) == 1 and _IF_WITH.match(page.folded, before[0].end) else None


_IF_WITH = re.compile(r"(?:['’]?y?l[ae]| ile| kullanarak| üzerinde) (?:[a-zçğöşü]+ ){0,2}?(?:yap|çaliş|kur|eğit|koş|çaliştir|kullan)(?:sak|sam|saydik|saydim|sa)(?![a-zçğöşü])|(?:으?로|에서) (?:[가-힣]+ ){0,2}?(?:돌렸|했|썼|만들었|구축했|돌린|한|쓴)다면")
_SO_MANY_TIMES = re.compile(r"(?:이다|다|입니다|예요|였다|이었다|이며)(?![가-힣])")
_DOER = re.compile(r"(?: 쪽)?(?: (?:[0-9]+ ?|한 |두 |세 |네 |여덟 )(?:장|개|대))?[이가] (?:약 |무려 |오히려 |되레 |최대 |평균 )?")
_RIGHT_BEFORE = re.compile(r" (?:tam |yaklaşik |neredeyse |en az )?")


def told_as_more(page: Page, reading: Reading, figure: Figure) -> bool:
    """``2.7배 빠르다``, ``yüzde 30 daha hızlı``: whether a word of comparison stands right behind a figure."""
    degree = degree_near(page, reading, figure)
    return degree is not None and (0 <= degree[1] - figure.end <= _RIGHT_BEHIND or is_gap(page, figure, degree))


_RIGHT_BEHIND = 4  # code points between a figure and its word of comparison
