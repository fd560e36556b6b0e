"""What is known of a block before its sentences are heard: its quotation marks, and whose turn it is."""

from __future__ import annotations

import re

from pipeline.extract.attribution.listening import MARKS, Ear
from pipeline.extract.context import Bound, bound
from pipeline.extract.conversation import interviewee, named_in_full
from pipeline.extract.reading import Page, Reading
from pipeline.lexicon import fold

_GENERIC_SPEAKER = re.compile(r"a|답|답변|yanit|cevap|c|y")
_BRACKETED = re.compile(r"\[(?!앵커|기자|리포터|진행)([^\]/\n]{2,24})(?:/[^\]\n]{1,24})?\] ?[\"“]")
_CAPITALS = re.compile(r"([A-ZÇĞİÖŞÜ]{3,})(?: \([A-ZÇĞİÖŞÜ ]+\))?: ")


def enter_block(ear: Ear, reading: Reading) -> None:
    """Pairs the quotation marks of a block and notes the speaker of a turn."""
    page, block = ear.page, ear.page.block(reading)
    marks = [m.start() for m in MARKS.finditer(page.text, block.start, block.end)]
    ear.quotes = [(start, end) for start, end in zip(marks[::2], marks[1::2], strict=False)]
    if len(marks) % 2 and len(marks) == 1:
        ear.quotes = [(marks[0], block.end)]
    if labelled := _labelled(page, reading):
        ear.sources.turns[reading.block] = labelled
    elif reading.block in ear.answers and (answers := interviewee(page)):
        ear.sources.turns[reading.block] = answers
    if not block.speaker or block.kind == "question":
        return
    wanted = fold(block.speaker).strip(" .:")
    if _GENERIC_SPEAKER.fullmatch(wanted):
        if answers := interviewee(page):
            ear.sources.turns[reading.block] = answers
        return
    if full := named_in_full(page, wanted):
        ear.sources.turns[reading.block] = Bound(full.name, full, None, None, 0.9, "speaker")
        return
    for entity in page.entities.values():
        if entity.type == "person" and any(fold(name) in wanted or wanted in fold(name) for name in (entity.name, *entity.aliases)):
            ear.sources.turns[reading.block] = Bound(entity.name, entity, None, None, 0.9, "speaker")
            return
    ear.sources.turns[reading.block] = Bound(block.speaker.strip(), None, None, None, 0.8, "speaker")


def _labelled(page: Page, reading: Reading) -> Bound | None:
    """``송다온 재무책임자: …``, ``[나태오 이사] "…"``, ``TUNCAY (SES): …``: a paragraph that opens with the name of its speaker."""
    block = page.block(reading)
    start = block.start
    bracketed = _BRACKETED.match(page.text, start, block.end)
    if bracketed:
        inside = [n for n in reading.names if start <= n.start < bracketed.end(1)]
        people = [n for n in inside if n.type == "person"] or inside
        return bound(people[0], 0.8, "labelled_speaker") if people else Bound(bracketed[1], None, bracketed.start(1), bracketed.end(1), 0.7, "labelled_speaker")
    capitals = _CAPITALS.match(page.text, start, block.end)
    if capitals:
        wanted = fold(capitals[1])
        person = next((e for e in page.entities.values() if e.type == "person" and fold(e.name).split()[-1] == wanted), None)
        return Bound(person.name, person, start, capitals.end(1), 0.8, "labelled_speaker") if person else None
    for named in reading.names:
        if named.start - start < 24 and named.type == "person" and re.match(r"[^.!?\n]{0,14}:(?!\d)", page.text[named.end : named.end + 16]):
            return bound(named, 0.8, "labelled_speaker")
    return None
