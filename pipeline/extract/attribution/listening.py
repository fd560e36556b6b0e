"""What a listener remembers from sentence to sentence: whom "the company" and "he" stand for, and the frames heard so far."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from pipeline.extract.attribution.frames import Frame, Sources
from pipeline.extract.context import Bound, bound
from pipeline.extract.reading import CLASSES, COMPONENTS, THINGS, Page, Reading
from pipeline.languages.speech import SpeechGrammar
from pipeline.lexicon import fold

BODIES = frozenset({"person", "organisation", "vendor"})
REACH = 60  # code points before an opening quotation mark in which its speaker stands
PRONOUN_REACH = 30  # code points from the start of a sentence within which a pronoun is its subject
PARTICLE = 2  # code points that a particle behind a source takes at most
SOME_MEMORY = 1  # sentences over which whoever was brought in without a name is "he"
NAMED_OUTRIGHT = 0.6  # of a source that its sentence names in so many words, however far back its name stands
MEMORY = 3  # sentences over which a source is carried to a verb of saying without a subject
MARKS = re.compile(r"[\"“”„«»]")


@dataclass(slots=True)
class Ear:
    """What a listener remembers from sentence to sentence."""

    page: Page
    speech: SpeechGrammar
    sources: Sources
    company: Bound | None
    company_sentence: int = -9
    by_thing: bool = False  # whether the company was named with its thing only
    last: Bound | None = None
    last_sentence: int = -9
    some: Bound | None = None  # whom a sentence brought in without a name
    some_sentence: int = -9
    unnamed: Sequence[re.Match[str]] = ()  # sources without a name in the sentence that is heard
    met: Bound | None = None
    known: dict[str, Bound] = field(default_factory=dict)
    quotes: list[tuple[int, int]] = field(default_factory=list)
    answers: frozenset[int] = frozenset()  # blocks in which somebody answers whom no label names
    main: Bound | None = None  # the maker that the article is about
    named: Counter[str] = field(default_factory=Counter)  # how often each entity is
    makers: frozenset[str | None] = frozenset()  # of anything that is named
    report: Bound | None = None  # the body whose report was told of last

    def quoted(self, offset: int) -> bool:
        """Whether an offset lies within a quotation of the block."""
        return any(start < offset < end for start, end in self.quotes)

    def hear(self, index: int, source: Bound) -> None:
        """Notes who spoke last."""
        self.last, self.last_sentence = source, index

    def note_report(self, said: str, source: Bound) -> None:
        """Remembers whose report a mark of reporting names."""
        if source.entity is not None and source.entity.type != "person" and self.speech.report.search(fold(said)):
            self.report = source

    def meant(self, index: int, word: re.Match[str]) -> Bound | None:
        """Whom a word for the source heard last stands for; a report told of before is not that of a person who spoke since."""
        heard = self.pronoun(index)
        if self.report and heard and (heard.entity is None or heard.entity.type == "person") and self.speech.report.match(word[0]):
            return self.report.carried()
        return heard

    def pronoun(self, index: int) -> Bound | None:
        """Whom a pronoun stands for: whoever was brought in since, the source heard last, else the person or outlet met last."""
        if (again := self.again(index)) and self.some and again.name == self.some.name:
            return self.some.carried()
        return self.again(index) or (self.met.carried() if self.met else self.sources.survey.carried() if self.sources.survey else None)

    def firm(self, index: int) -> Bound | None:
        """Whom "the company" stands for: a body that spoke just before (one that makes nothing only in its own paragraph), else the main maker where the sentence is of its things, else the last maker."""
        last = self.last
        elsewhere = last is not None and self._is_aside(last, self.last_sentence, index)
        if last and not elsewhere and index - self.last_sentence <= MEMORY and self.last_sentence >= self.company_sentence and last.entity and last.entity.type in ("vendor", "organisation"):
            return last.carried()
        if here := self._maker_here(index):
            return here
        told_of = {named.entity.vendor_id for named in self.page.readings[index].names if named.type in THINGS}
        main = self.main and self.main.entity and self.main.entity.entity_id in told_of and not (self.company and self.company.entity and self.company.entity.entity_id in told_of)
        aside = self.company is not None and self.company_sentence >= 0 and self._is_aside(self.company, self.company_sentence, index)
        afar = self.by_thing and self.company is not None and self.main is not None and self.main.method == "main_maker" and self.company.entity is not self.main.entity and self._is_afar(index)
        if not (self.main and self.main.method == "main_maker") and self._is_others(index):
            return None
        company = self.main if main or aside or afar else self.company
        return company.carried() if company else None

    def _maker_here(self, index: int) -> Bound | None:
        """``Altay B3'ten 9.400 adet sattı. Şirket, B3'ün …``: the maker that its paragraph names last of those whose things the sentence tells of."""
        page = self.page
        made = {named.entity.vendor_id for named in page.readings[index].names if named.type in THINGS and named.role != "comparator"}
        before = [r for r in page.readings[max(0, index - MEMORY) : index] if r.block == page.readings[index].block]
        named = next((n for r in reversed(before) for n in reversed(r.names) if n.entity.entity_id in made and n.type in ("vendor", "organisation")), None)
        return bound(named, 0.6, "company_word").carried() if named else None

    def _is_others(self, index: int) -> bool:
        """Whether a sentence goes on about a thing of its paragraph whose maker, though known, is neither the maker spoken of last nor that of the article."""
        page = self.page
        first = next((n for n in page.readings[index].names if n.type in THINGS and n.role != "comparator" and n.entity.entity_id not in CLASSES | COMPONENTS), None)
        makers = {one.entity.entity_id for one in (self.company, self.main) if one and one.entity}
        if first is None or first.entity.vendor_id is None or first.entity.vendor_id in makers:
            return False
        return any(n.entity is first.entity for r in page.readings[max(0, index - MEMORY) : index] if r.block == page.readings[index].block for n in r.names)

    def _is_afar(self, index: int) -> bool:
        """Whether the maker that was spoken of last stands in another paragraph, and not just before."""
        at = self.company_sentence
        return at >= 0 and index - at > MEMORY and self.page.readings[at].block != self.page.readings[index].block

    def _is_aside(self, one: Bound, sentence: int, index: int) -> bool:
        """Whether a body of another paragraph makes nothing that the article names and is named no more often than the maker that it is about."""
        page, main = self.page, self.main.entity if self.main else None
        if one.entity is None or main is None or one.entity is main or page.readings[index].block == page.readings[sentence].block:
            return False
        return self.named[main.entity_id] >= self.named[one.entity.entity_id] and one.entity.entity_id not in self.makers

    def pointed(self, index: int) -> Bound | None:
        """``첫 고객은 한빛클라우드다. 이 회사는``, ``bu şirket``: the firm named last in the sentence before, whatever its role; else whoever was heard in its paragraph, where that names no company; else the company."""
        before = self.page.readings[index - 1] if index else None
        named = next((n for n in reversed(before.names) if n.type in ("vendor", "organisation")), None) if before and before.block == self.page.readings[index].block else None
        if named:
            return bound(named, 0.6, "company_word").carried()
        here = self.page.readings[index].block
        heard = self.last if self.last_sentence >= 0 and self.page.readings[self.last_sentence].block == here else None
        elsewhere = self.company_sentence < 0 or self.page.readings[self.company_sentence].block != here
        return heard.carried() if heard and elsewhere and (heard.entity is None or heard.entity.type != "person") else self.firm(index)

    def again(self, index: int) -> Bound | None:
        """The source heard last, where that is not long ago; whom a sentence has brought in since comes before."""
        if self.some and self.some_sentence >= self.last_sentence and index - self.some_sentence <= SOME_MEMORY:
            return self.some if index == self.some_sentence else replace(self.some.carried(), method="carried:unnamed_source")
        return self.last.carried() if self.last and index - self.last_sentence <= MEMORY else None


def add_frame(ear: Ear, index: int, reading: Reading, start: int, end: int, source: Bound, *, sure: bool = False) -> None:
    """Notes that a source speaks for a stretch of a sentence, and that it was heard."""
    source = replace(source, confidence=max(source.confidence, NAMED_OUTRIGHT)) if sure else source
    ear.sources.frames[reading.block].append(Frame(start, end, source, sure=sure))
    ear.hear(index, source)


def bracket_around(ear: Ear, reading: Reading, at: int) -> tuple[int, int]:
    """``410니트로 쟀다(제조사는 400니트라고 밝혔다)``, ``410 nit ölçtüm (üretici 400 nit diyor)``: the bracket with a figure that holds ``at``, of which alone its speaker tells; else the whole sentence."""
    text = ear.page.text
    opened = text.rfind("(", reading.start, at)
    closed = text.find(")", at, reading.end)
    if opened < 0 or closed < 0 or ")" in text[opened:at] or "(" in text[at:closed] or not any(opened < f.start < closed for f in reading.figures):
        return reading.start, reading.end
    return opened + 1, closed
