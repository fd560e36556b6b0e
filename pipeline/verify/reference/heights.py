"""Check *reference*, by place: the height of a machine in rack units beside its name: ``IPU-M2000은 1U 블레이드``, ``2U yüksekliğindeki IPU-M2000``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from pipeline.lexicon import fold
from pipeline.verify.places import claims_on, spans_of, spread
from pipeline.verify.records import Case, Finding, Number
from pipeline.verify.reference.book import Book
from pipeline.verify.reference.places import DESIGNATION, deciding_rows

CHECK, METRIC = "reference", "height"
_UNITS = re.compile(r"(\d{1,2})\s?U")  # a designation as it is written
FARTHEST = 40  # characters between a name and the height
RIGHT_BEHIND = 16  # characters between a height and the name that follows it
# Several of them, or what they are put into.
_SEVERAL = re.compile(r"\d\s?(?:대|개|adet|tane|×|x\s)|랙|캐비[닛넷]|섀시|쌓|묶|합[치쳐]|빼면|보다|대비|\bkabin|\braf\b|şasi|toplam|üst üste|dört|iki|sekiz|두 대|네 대|여덟 대|yerine|\w[dt][ae]n (?:daha|ince|küçük|büyük)|kadar")


def check_heights(case: Case, book: Book) -> Iterator[Finding]:
    """A row of the machine named nearest supports its height; where that machine alone bears the name, another one is a conflict."""
    folded = fold(case.text)
    claims = claims_on(case)
    for number in case.numbers:
        value = _height(number)
        found = _thing(case, folded, book, number) if value else None
        if value is None or found is None:
            continue
        name, between = found
        rows = [r for r in book.link([name])[0] if r.metric == METRIC and r.value is not None]
        row = next((r for r in rows if r.value == value), None)
        inputs = {"figures": spans_of((number,)), "rows": [r.cited() for r in rows[:1]]}
        if row is not None:
            said = f"{number.surface} agrees with {row.product}, {row.attribute}: {row.value:.0f} U ({row.source})."
            yield from spread(number, claims, Finding("", CHECK, "supported", "reference", said, inputs, "place"))
            continue
        rows = deciding_rows(book, name, METRIC, replace(number, base_unit=None))
        if rows and number.quantifier == "exact" and not _SEVERAL.search(between) and not DESIGNATION.search(between) and number.value_max is None:
            said = f"The article says {number.surface} beside {rows[0].product}, which has {rows[0].value:.0f} U ({rows[0].source})."
            yield from spread(number, claims, Finding("", CHECK, "conflicting", "reference_differs", said, inputs, "place"))


def _height(number: Number) -> float | None:
    """Rack units of a figure that counts them, or of a designation that says them: ``1U``."""
    if number.unit == "rack_unit":
        return number.value
    match = _UNITS.fullmatch(number.surface) if number.kind == "name" else None
    return float(match[1]) if match else None


def _thing(case: Case, folded: str, book: Book, number: Number) -> tuple[str, str] | None:
    """The product of the rows named last before the height in its sentence, else right behind it, and the words between and around."""
    sentence = case.sentence_at(number.start)
    spans = [(m.start(), m.end(), m[0]) for m in book.any_name.finditer(folded, sentence.start, sentence.end) if not m.start() <= number.start < m.end()]
    before = [one for one in spans if one[1] <= number.start]
    if before:
        _, end, name = before[-1]
        return (name, folded[end : min(sentence.end, number.end + RIGHT_BEHIND)]) if number.start - end <= FARTHEST else None
    after = next((one for one in spans if number.end <= one[0] <= number.end + RIGHT_BEHIND), None)
    return (after[2], folded[max(sentence.start, number.start - RIGHT_BEHIND) : after[0]]) if after else None
