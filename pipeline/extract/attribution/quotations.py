"""Quotations over one or several sentences: who speaks them."""

from __future__ import annotations

from bisect import bisect_left

from pipeline.extract.attribution.listening import BODIES, REACH, Ear, add_frame
from pipeline.extract.attribution.speaking import speaking_subject
from pipeline.extract.attribution.unnamed import by_surname
from pipeline.extract.context import SOME, Bound, bound
from pipeline.extract.reading import Page, Reading

SHORT_QUOTE = 14  # a quotation of fewer code points is a word in quotation marks


def hear_quoted(ear: Ear, index: int, reading: Reading) -> None:
    """A quotation that ends or begins in this sentence: its speaker stands before it, after it, or spoke the one before."""
    page = ear.page
    for start, end in ear.quotes:
        if not (reading.start <= end < reading.end or (end >= reading.end and reading.start <= start < reading.end)) or end - start < SHORT_QUOTE:
            continue
        if any(f.start <= start + 1 and end <= f.end and f.source.method == "quotation" for f in ear.sources.frames[reading.block]):
            continue
        after = ear.speech.after_quote.match(page.folded, end + 1)
        headline = page.block(reading).kind in ("title", "heading")
        if not (after or headline or _stands_alone(page, start, end) or ear.speech.before_quote.search(page.folded, max(page.block(reading).start, start - REACH), start)):
            continue
        opening = next((r for r in page.readings[max(0, index - 6) : index + 1] if r.start <= start < r.end), reading)
        source = (None if headline else speaking_subject(ear, index, opening, opening.start, start)) or _owner(ear, opening, start, headline=headline)
        closing = next((r for r in page.readings[index : index + 8] if r.start <= end < r.end), reading)
        if source is None and not headline and _stands_alone(page, start, end):
            source = _speaker_around(ear, index, opening, closing)
        if source is None and after:
            source = speaking_subject(ear, index, closing, end, closing.end) or _behind(ear, end) or ear.again(index)
        if source:
            add_frame(ear, index, reading, start, end, Bound(source.name, source.entity, source.start, source.end, source.confidence, source.method if source.method.endswith(SOME) else "quotation"))


def _stands_alone(page: Page, start: int, end: int) -> bool:
    """``그가 웃었다. "장당 520만 원입니다."``: a quotation of whole sentences that is no part of another one."""
    before = page.text[max(0, start - 3) : start].rstrip(" ")
    return page.text[end - 1] in ".?!…" and end - start > 2 * SHORT_QUOTE and (not before or before[-1] in ".?!…\n")


def _speaker_around(ear: Ear, index: int, opening: Reading, closing: Reading) -> Bound | None:
    """Who stands as subject in the sentence before a quotation that stands alone, owns it in the one after it, or was heard last."""
    page, first = ear.page, bisect_left(ear.page.starts, opening.start)
    for before in reversed(page.readings[max(0, first - 2) : first]):
        if person := _actor(ear, before):
            return person
    for after in page.readings[first : first + 8]:
        if after.block == closing.block and closing.start <= after.start and (person := _actor(ear, after, after_quote=True)):
            return person
    return ear.again(index)


def _actor(ear: Ear, reading: Reading, *, after_quote: bool = False) -> Bound | None:
    """The person who acts in a sentence: by name as topic or subject, by surname and office."""
    for match in ear.speech.office.finditer(ear.page.folded, reading.start, reading.end):
        if not ear.quoted(match.start()) and (person := by_surname(ear, match)):
            return person
    roles = ("topic", "subject", "genitive", "bare", "dative", "object") if after_quote or ear.speech.code == "tr" else ("topic", "subject", "dative", "object", "bare")
    people = [n for n in reading.names if n.type == "person" and n.role in roles and not ear.quoted(n.start)]
    return bound(people[0], 0.65, "quotation") if people else None


def _owner(ear: Ear, reading: Reading, start: int, *, headline: bool) -> Bound | None:
    """``Ersoy'un sözü kısa: “…``, ``김 대표의 말: "…``: a name shortly before the quotation; in a headline right before it or its first word and a comma."""
    if headline:
        near = [n for n in reading.names if n.type in BODIES and 0 <= start - n.end <= 6]
        first = reading.names[0] if reading.names else None
        if not near and first and first.type in BODIES and ear.page.folded[first.end : first.end + 1] == "," and first.start - reading.start < SHORT_QUOTE:
            near = [first]
        return bound(near[-1], 0.75, "quotation") if near else None
    near = [n for n in reading.names if n.type == "person" and n.end <= start and start - n.end <= REACH // 2]
    return bound(near[-1], 0.75, "quotation") if near else None


def _behind(ear: Ear, end: int) -> Bound | None:
    """``"…" diyen Sezgin``, ``"…" — Kaan Tüfekçi``: the first name after the quotation."""
    names = [n for n in ear.page.names_between(end, end + REACH) if n.type in BODIES]
    people = [n for n in names if n.type == "person"] or names
    return bound(people[0], 0.75, "quotation") if people else None
