"""Who says so: frames of reporting, each over the stretch of text that it governs; the narrowest one that holds a claim wins.

Found in one pass per document, before the claims are read: ``X에 따르면``, ``X'e göre``, subjects of verbs of saying,
quotations over several sentences, speakers of turns, bodies whose survey an article reports.
"""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass, field

from pipeline.extract.context import Bound, bound, main_maker
from pipeline.extract.reading import Named, Page, Reading
from pipeline.languages import speech_of
from pipeline.languages.speech import SpeechGrammar
from pipeline.lexicon import fold

BODIES = frozenset({"person", "organisation", "vendor"})
COMPARED = re.compile(r"[^.;,]{0,40}?(?:daha|kat(?![a-z])|hizli|yavaş|ucuz|pahali|yüksek|düşük|fazla|az |% ?\d|yüzde)")
MARKET = frozenset("revenue profit loss market_share market_size shipments rank growth share profit_margin valuation investment".split())
REACH = 60  # code points before an opening quotation mark in which its speaker stands
SHORT_QUOTE = 14  # a quotation of fewer code points is a word in quotation marks
MEMORY = 3  # sentences over which a source is carried to a verb of saying without a subject
_GENERIC_SPEAKER = re.compile(r"a|답|답변|yanit|cevap|c|y")
_MARKS = re.compile(r"[\"“”„«»]")
_SUBJECT_KO = re.compile(r"(?: ?측)?(은|는|이|가|도)(?![가-힣])")


@dataclass(frozen=True, slots=True)
class Frame:
    """A source and the span for which it speaks."""

    start: int
    end: int
    source: Bound


@dataclass(slots=True)
class Sources:
    """The frames of a document by block, the speakers of its turns, and the body whose survey it reports."""

    frames: dict[int, list[Frame]] = field(default_factory=lambda: defaultdict(list))
    turns: dict[int, Bound] = field(default_factory=dict)
    survey: Bound | None = None
    survey_start: int = 0

    def at(self, reading: Reading, offset: int, metric: str) -> Bound | None:
        """The source of a claim at ``offset``; None where the article speaks for itself."""
        holding = [f for f in self.frames.get(reading.block, ()) if f.start <= offset < f.end]
        if holding:
            return min(holding, key=lambda f: f.end - f.start).source
        if reading.block in self.turns:
            return self.turns[reading.block]
        return self.survey.carried() if self.survey and offset > self.survey_start and metric in MARKET else None


@dataclass(slots=True)
class _Ear:
    """What a listener remembers from sentence to sentence."""

    page: Page
    speech: SpeechGrammar
    sources: Sources
    company: Bound | None
    last: Bound | None = None
    last_sentence: int = -9
    quotes: list[tuple[int, int]] = field(default_factory=list)

    def quoted(self, offset: int) -> bool:
        return any(start < offset < end for start, end in self.quotes)

    def hear(self, index: int, source: Bound) -> None:
        self.last, self.last_sentence = source, index

    def again(self, index: int) -> Bound | None:
        """The source heard last, where that is not long ago."""
        return self.last.carried() if self.last and index - self.last_sentence <= MEMORY else None


def find_sources(page: Page) -> Sources:
    """All frames of reporting of a document."""
    sources = Sources()
    ear = _Ear(page, speech_of(page.grammar.code), sources, main_maker(page))
    block = -1
    for index, reading in enumerate(page.readings):
        if page.block(reading).kind in ("chrome", "code"):
            continue
        if reading.block != block:
            block = reading.block
            _enter_block(ear, reading)
        if not ear.company:
            ear.company = next((bound(n, 0.6, "company_word") for n in reading.names if n.type == "vendor" and n.role in ("topic", "subject")), None)
        _according(ear, index, reading)
        _tells(ear, index, reading)
        _said(ear, index, reading)
        _quoted(ear, index, reading)
        _survey(ear, reading)
    return sources


def _enter_block(ear: _Ear, reading: Reading) -> None:
    """Pairs the quotation marks of a block and notes the speaker of a turn."""
    page, block = ear.page, ear.page.block(reading)
    marks = [m.start() for m in _MARKS.finditer(page.text, block.start, block.end)]
    ear.quotes = [(start, end) for start, end in zip(marks[::2], marks[1::2], strict=False)]
    if len(marks) % 2 and len(marks) == 1:
        ear.quotes = [(marks[0], block.end)]
    if labelled := _labelled(page, reading):
        ear.sources.turns[reading.block] = labelled
    if not block.speaker or block.kind == "question":
        return
    wanted = fold(block.speaker).strip(" .:")
    if _GENERIC_SPEAKER.fullmatch(wanted):
        if answers := _interviewee(page):
            ear.sources.turns[reading.block] = answers
        return
    for entity in page.entities.values():
        if entity.type == "person" and any(fold(name) in wanted or wanted in fold(name) for name in (entity.name, *entity.aliases)):
            ear.sources.turns[reading.block] = Bound(entity.name, entity, None, None, 0.9, "speaker")
            return
    ear.sources.turns[reading.block] = Bound(block.speaker.strip(), None, None, None, 0.8, "speaker")


def _interviewee(page: Page) -> Bound | None:
    """Who answers under a bare ``A.`` or ``Yanıt``: the person whom the article introduces first, else its main maker."""
    for kind in ("person", "vendor"):
        for reading in page.readings:
            if page.block(reading).kind in ("title", "paragraph"):
                for named in reading.names:
                    if named.type == kind:
                        return Bound(named.name, named.entity, None, None, 0.6, "interviewee")
    return None


def _labelled(page: Page, reading: Reading) -> Bound | None:
    """``송다온 재무책임자: …``: a paragraph that opens with the name of its speaker and a colon."""
    start = page.block(reading).start
    for named in reading.names:
        if named.start - start < 24 and named.type == "person" and re.match(r"[^.!?\n]{0,14}:(?!\d)", page.text[named.end : named.end + 16]):
            return bound(named, 0.8, "labelled_speaker")
    return None


def _add(ear: _Ear, index: int, reading: Reading, start: int, end: int, source: Bound) -> None:
    ear.sources.frames[reading.block].append(Frame(start, end, source))
    ear.hear(index, source)


def _according(ear: _Ear, index: int, reading: Reading) -> None:
    """``X에 따르면``, ``X'in verilerine göre``: over the whole sentence."""
    for match in ear.speech.according.finditer(ear.page.folded, reading.start, reading.end):
        source = _before_marker(ear, index, reading, match)
        if source:
            _add(ear, index, reading, reading.start, reading.end, source)


def _before_marker(ear: _Ear, index: int, reading: Reading, match: re.Match[str]) -> Bound | None:
    folded, at = ear.page.folded, match.start()
    report = len(match[1].strip()) > 3
    for named in reversed(reading.names):
        gap = folded[named.end : at]
        if named.end > at or len(gap) > 24:
            continue
        joined = not gap or ear.speech.title_tail.fullmatch(folded, named.end, at) or (report and re.fullmatch(r"['’]?[a-z가-힣]{0,4} ?(?:[a-zçğöşü가-힣0-9]+ ?){0,2}", gap))
        if not joined or named.type not in BODIES | {"product", "dataset"} or (named.type == "product" and ear.speech.code == "tr" and not report and named.role == "comparator"):
            continue
        if not report and named.type == "vendor" and ear.speech.code == "tr" and COMPARED.match(folded, match.end(), reading.end):
            return None
        return bound(named, 0.9, "according_to")
    head = folded[max(reading.start, at - 24) : at + 1 if ear.speech.code == "ko" else match.end(1)]
    company = [m for m in ear.speech.company.finditer(folded, max(reading.start, at - 12), match.end()) if m.start() <= at]
    if company:
        return ear.company.carried() if ear.company else None
    if ear.speech.same.search(head):
        return ear.again(index)
    words = ear.speech.source_noun.search(folded[max(reading.start, at - 24) : at])
    if words:
        start = at - len(words[1])
        return Bound(ear.page.text[start:at], None, start, at, 0.7, "unnamed_source")
    return _capital_word(ear, at, match, report=report)


def _capital_word(ear: _Ear, at: int, match: re.Match[str], *, report: bool) -> Bound | None:
    """``Ersoy'a göre``: a word with a capital and an apostrophe that no other rule took for a name."""
    if ear.speech.code != "tr" or report or ear.page.text[at : at + 1] not in "'’" or COMPARED.match(ear.page.folded, match.end()):
        return None
    word = re.search(r"[A-ZÇĞİÖŞÜ][\w.]*$", ear.page.text[max(0, at - 30) : at])
    return Bound(word[0], None, at - len(word[0]), at, 0.7, "according_to") if word else None


def _tells(ear: _Ear, index: int, reading: Reading) -> None:
    """``X가 밝힌 비용은``, ``X'in tahmini``: from the name on."""
    for named in reading.names:
        if named.type in BODIES:
            end = ear.speech.title_tail.match(ear.page.folded, named.end)
            match = ear.speech.tells.match(ear.page.folded, named.end) or (ear.speech.tells.match(ear.page.folded, end.end()) if end else None)
            if match:
                _add(ear, index, reading, named.start, reading.end, bound(named, 0.8, "tells"))
    for match in ear.speech.voice.finditer(ear.page.folded, reading.start, reading.end):
        if ear.speech.tells.match(ear.page.folded, match.end(1)):
            source = Bound(ear.page.text[match.start(1) : match.end(1)], None, match.start(1), match.end(1), 0.6, "unnamed_source")
            _add(ear, index, reading, match.start(), reading.end, source)


def _said(ear: _Ear, index: int, reading: Reading) -> None:
    """The subject of a verb of saying, over what stands before the verb; without a subject, the source heard last."""
    low = reading.start
    for match in ear.speech.said.finditer(ear.page.folded, reading.start, reading.end):
        if ear.quoted(match.start()) and ear.quoted(match.end()):
            continue
        source = _subject(ear, index, reading, low, match.start()) or _after(ear, reading, match) or (ear.again(index) if low == reading.start else None)
        if source:
            _add(ear, index, reading, low, match.end(), source)
        low = match.end()


def _after(ear: _Ear, reading: Reading, match: re.Match[str]) -> Bound | None:
    """``…olduğunu belirten Sezgin``, ``…라고 말한 김 대표``: the speaker right after a participle."""
    if not re.search(r"(?:[ae]n|한|힌)$", match[0]):
        return None
    named = next((n for n in reading.names if 0 <= n.start - match.end() <= 24 and n.type in BODIES), None)
    return bound(named, 0.75, "speech_participle") if named else None


def _subject(ear: _Ear, index: int, reading: Reading, low: int, high: int) -> Bound | None:
    """Who speaks between two offsets: a person before a body, a topic before a subject, the first before later ones."""
    found: list[tuple[int, int, Bound]] = []
    for named in reading.names:
        if low <= named.start < high and not ear.quoted(named.start) and named.type in BODIES | {"product"}:
            rank = _subject_rank(ear, named, reading, low)
            if rank is not None:
                found.append((rank, named.start, bound(named, 0.85 if named.type != "product" else 0.7, "speech_verb")))
    folded = ear.page.folded
    for match in ear.speech.company.finditer(folded, low, high):
        if ear.company and not ear.quoted(match.start()) and (ear.speech.code == "ko" or re.search(r"(?:et|ma|rma|ici|ka|im|cüsü|si|ri|mi)$", match[0])):
            found.append((1, match.start(), ear.company.carried(0.9)))
    for match in ear.speech.same.finditer(folded, low, high):
        if not ear.quoted(match.start()) and match.start() - low < 30 and (again := ear.last):
            found.append((1, match.start(), again.carried(0.9)))
    for match in ear.speech.voice.finditer(folded, low, high):
        if not ear.quoted(match.start()):
            found.append((1, match.start(), Bound(ear.page.text[match.start(1) : match.end(1)], None, match.start(1), match.end(1), 0.65, "unnamed_source")))
    if not found and low == reading.start and (raw := ear.speech.raw_subject.match(folded, low, high)) and not ear.speech.not_speaker.search(raw[1]):
        found.append((5, raw.start(1), Bound(ear.page.text[raw.start(1) : raw.end(1)], None, raw.start(1), raw.end(1), 0.5, "raw_subject")))
    return min(found, key=lambda row: row[:2])[2] if found else None


def _subject_rank(ear: _Ear, named: Named, reading: Reading, low: int) -> int | None:
    """How well a name stands as the subject of saying, least best; None where it does not."""
    folded = ear.page.folded
    tail = ear.speech.title_tail.match(folded, named.end)
    for end in (tail.end() if tail else named.end, named.end):
        if ear.speech.code == "ko":
            marker = _SUBJECT_KO.match(folded, end)
            if marker:
                return (0 if named.type == "person" else 1 if named.type != "product" else 3) + (marker[1] in "이가도")
        elif named.role not in ("maker", "comparator", "source") and re.match(r"[ ,]|$", folded[end : end + 1]):
            if named.type == "product" and folded[end : end + 1] != ",":
                return None
            return 0 if named.type == "person" else 1
    return None


def _quoted(ear: _Ear, index: int, reading: Reading) -> None:
    """A quotation that ends or begins in this sentence: its speaker stands before it, after it, or spoke the one before."""
    page = ear.page
    for start, end in ear.quotes:
        if not (reading.start <= end < reading.end or (end >= reading.end and reading.start <= start < reading.end)) or end - start < SHORT_QUOTE:
            continue
        if any(f.start <= start + 1 and end <= f.end and f.source.method == "quotation" for f in ear.sources.frames[reading.block]):
            continue
        after = ear.speech.after_quote.match(page.folded, end + 1)
        before = ear.speech.before_quote.search(page.folded, max(page.block(reading).start, start - REACH), start)
        if not after and not before:
            continue
        opening = next((r for r in page.readings[max(0, index - 6) : index + 1] if r.start <= start < r.end), reading)
        source = _subject(ear, index, opening, opening.start, start) or _owner(ear, opening, start)
        closing = next((r for r in page.readings[index : index + 8] if r.start <= end < r.end), reading)
        if source is None and after:
            source = _subject(ear, index, closing, end, closing.end) or _behind(ear, index, end) or ear.again(index)
        if source:
            _add(ear, index, reading, start, end, Bound(source.name, source.entity, source.start, source.end, source.confidence, "quotation"))


def _owner(ear: _Ear, reading: Reading, start: int) -> Bound | None:
    """``Ersoy'un sözü kısa: “…``, ``김 대표의 말: "…``: a name shortly before the quotation, whatever its case."""
    near = [n for n in reading.names if n.type == "person" and n.end <= start and start - n.end <= REACH // 2]
    return bound(near[-1], 0.75, "quotation") if near else None


def _behind(ear: _Ear, index: int, end: int) -> Bound | None:
    """``"…" diyen Sezgin``, ``"…" — Kaan Tüfekçi``: the first name after the quotation."""
    names = [n for n in ear.page.names_between(end, end + REACH) if n.type in BODIES]
    people = [n for n in names if n.type == "person"] or names
    return bound(people[0], 0.75, "quotation") if people else None


def _survey(ear: _Ear, reading: Reading) -> None:
    """An organisation publishes its numbers: they hold for the market figures after it."""
    match = ear.speech.survey.search(ear.page.folded, reading.start, reading.end)
    if ear.sources.survey or not match:
        return
    bodies = [n for n in reading.names if n.type == "organisation" and n.start < match.start()]
    if bodies:
        ear.sources.survey, ear.sources.survey_start = bound(bodies[0], 0.7, "survey"), reading.start
