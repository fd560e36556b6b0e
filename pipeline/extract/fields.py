"""Submissions told without the name of a workload or of who brought them: ``자연어 처리 부문 결과를 냈다``, ``bir iş ortağımız dil modeli gönderdi``.

A field of work stands for its workloads; a partner for whoever brings results on the chips of the firm that is spoken of or speaks.
"""

from __future__ import annotations

from pipeline.extract.context import Bound
from pipeline.extract.reading import Page, Reading
from pipeline.extract.submitters import Told, Who, unknown
from pipeline.languages import submitting_of
from pipeline.languages.submitting import Submitting

PARTNER = "partner"  # the last word of a subject that is one
_SPOKEN = frozenset({"answer", "quote"})  # blocks in which a firm speaks for itself


def fields_in(page: Page, reading: Reading, told: Told) -> list[Bound]:
    """The fields of work that the words of a submission name, in their order."""
    low = max(told.low, reading.start)
    found = [(m.start(), name) for name, pattern in submitting_of(page.grammar.code).fields for m in pattern.finditer(page.folded, low, told.high)]
    return [Bound(name, None, start, None, 0.6, "field") for start, name in sorted(found)]


def partner_of(page: Page, reading: Reading, told: Told, firm: Bound | None) -> Who | None:
    """``파트너사가 제출했다``: somebody else, whom no name tells, with what the firm makes."""
    if firm is None or firm.entity is None or firm.entity.type != "vendor" or told.kind != "submitted":
        return None
    match = submitting_of(page.grammar.code).partner.search(page.folded, max(told.low, reading.start), told.start)
    if match is None:
        return None
    stranger = unknown(page, reading, told)
    if stranger is not None and (stranger.start or 0) >= match.end():
        return None  # `iş ortağı Karayel`
    return Who((Bound(f"{firm.name} {PARTNER}", None, match.start(), match.end(), 0.5, "partner"),))


def speaking(page: Page, reading: Reading, told: Told, firm: Bound | None) -> Who | None:
    """``우리가 나간 종목은 닫힌 부문``, ``katıldığımız bölüm``: in an answer, the firm that it is given for."""
    words = submitting_of(page.grammar.code)
    if firm is None or firm.entity is None or firm.entity.type != "vendor" or page.block(reading).kind not in _SPOKEN or not words.passive.search(page.folded, told.low, told.high):
        return None
    return Who((firm.carried(0.6),)) if words.ours.search(page.folded, told.low, told.high) else None


def division_in(page: Page, low: int, high: int, words: Submitting) -> str | None:
    """The one division that is told and not ruled out: ``개방 쪽이 아니라 폐쇄 부문``."""
    found = {name for name, pattern in words.divisions for m in pattern.finditer(page.folded, low, high) if not words.not_this.match(page.folded, m.end())}
    return found.pop() if len(found) == 1 else None


def told_of_fields(page: Page, reading: Reading, before: Reading | None) -> list[Told]:
    """``폐쇄 부문에 나갔다. 비전과 음성에 걸친다``: what was brought to the division of the sentence before is of these fields."""
    words = submitting_of(page.grammar.code)
    covers = words.covers.search(page.folded, reading.start, reading.end)
    if covers is None or before is None or before.block != reading.block or not words.passive.search(page.folded, before.start, before.end):
        return []
    told = Told("submitted", covers.start(), covers.end(), before.start, reading.end)
    return [told] if fields_in(page, reading, told) and division_in(page, before.start, reading.end, words) else []
