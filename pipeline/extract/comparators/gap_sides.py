"""To whom a gap is told: ``A100과의 차이는 4%까지 좁혔다``, ``A100 ile arasındaki farkı yüzde 4'e indirdi``."""

from __future__ import annotations

import re

from pipeline.extract.context import Bound, bound
from pipeline.extract.reading import MAKERS, MEASURES, THINGS, Page, Reading
from schemas.records import Figure

GAP_TO = "gap_to"
_RELATIVE = ("x", "percent", "percentage_point")
_ADVERB_KO = "(?:약 |다시 |최대 |불과 |단 |고작 )?"
_GAP_KO = r"(?:차이|격차|간격|차)"
_BEFORE_KO = re.compile(rf"(?:\([^()\n]{{1,24}}\))?(?:와|과|하고|이?랑)의 (?:[가-힣]+ )?{_GAP_KO}(?:은|는|이|가|도|을|를)? {_ADVERB_KO}")
_AGAINST_KO = re.compile(rf"(?:\([^()\n]{{1,24}}\))?(?:와|과|하고|이?랑)(?:는|은|도)? {_ADVERB_KO}")
_IS_GAP_KO = re.compile(rf" ?(?:가까이|넘게|이상|이하|정도|가량|쯤|안팎|나|이나)?(?:의)? ?(?:{_GAP_KO}(?![가-힣]*(?:로|없))|벌어[졌진지집]|벌[렸린]|떨어[졌진지집](?:고| 있))")
_BEFORE_TR = re.compile(r"['’]?(?:y?[ae](?: olan)?|y?l[ae](?: (?:olan|aradaki|arasindaki))?| ile(?: (?:olan|aradaki|arasindaki))?) (?:fark|makas)(?:[iuü]|[iuü]n[iuü])?(?: ise| da| de)?,? (?:yaklaşik |yeniden |ancak |yalnizca |sadece )?(?:yüzde |% ?)?")


def gap_to(page: Page, reading: Reading, figure: Figure) -> Bound | None:
    """``A100과의 차이는 4%``, ``A100과는 4% 차이``, ``A100이 세운 202분과는 4배 벌어졌다``, ``A100 ile farkı yüzde 4``: from whom a gap is told, that right before it."""
    if figure.unit not in _RELATIVE:
        return None
    things = [n for n in reading.names if n.end <= figure.start and n.type in THINGS | MAKERS | {"framework", "model"}]
    if not things:
        return _raw_side(page, figure)
    last = things[-1]
    if page.grammar.code == "tr":
        return bound(last, 0.85, GAP_TO) if _BEFORE_TR.fullmatch(page.folded, last.end, figure.start) else None
    if _BEFORE_KO.fullmatch(page.folded, last.end, figure.start):
        return bound(last, 0.85, GAP_TO)
    if (raw := _raw_side(page, figure)) or not _IS_GAP_KO.match(page.folded, figure.end):
        return raw
    if _AGAINST_KO.fullmatch(page.folded, last.end, figure.start):
        return bound(last, 0.85, GAP_TO)
    value = next((f for f in reversed(reading.figures) if f.end <= figure.start and f.kind in MEASURES), None)
    owned = value is not None and last.end <= value.start and page.folded.find(",", last.end, value.start) < 0 and _AGAINST_KO.fullmatch(page.folded, value.end, figure.start) is not None
    return bound(last, 0.8, GAP_TO) if owned else None


def _raw_side(page: Page, figure: Figure) -> Bound | None:
    """``8단과의 차이가 6%포인트로``, ``경쟁사와의 격차는 8%포인트``: a variant or a common noun from which a gap is told."""
    told = _RAW_KO.search(page.folded, max(0, figure.start - _REACH), figure.start) if page.grammar.code == "ko" else None
    if told is None or page.grammar.no_rival.search(told[1]) or page.grammar.previous.search(told[1]):
        return None
    return Bound(page.text[slice(*told.span(1))], None, *told.span(1), 0.7, GAP_TO)


_REACH = 40  # code points
_RAW_KO = re.compile(rf"(?<![가-힣a-z0-9])([가-힣a-z0-9]+)(?:와|과)의 (?:[가-힣]+ )?{_GAP_KO}(?:은|는|이|가|도|을|를)? {_ADVERB_KO}$")
_OPENS_GAP = re.compile(rf"(?:와|과)의 (?:[가-힣]+ )?{_GAP_KO}|['’]?(?:y?l[ae]| ile)(?: (?:olan|aradaki|arasindaki))? (?:fark|makas)")


def opens_gap(page: Page, side: Bound, figure: Figure) -> bool:
    """``수율이 70%까지 올라와 8단과의 차이가``: whether a side stands behind a value as that of a gap, against which the value itself is not told."""
    return side.end is not None and side.start is not None and side.start >= figure.end and _OPENS_GAP.match(page.folded, side.end) is not None


def is_far_apart(page: Page, figure: Figure) -> bool:
    """``4배 넘게 벌어졌다``: whether a gap is so many times, and widens or stands open by a verb."""
    return figure.unit == "x" and page.grammar.code == "ko" and _IS_GAP_KO.match(page.folded, figure.end) is not None
