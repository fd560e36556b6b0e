"""Who says so: frames of reporting, each over the stretch of text that it governs; the narrowest one that holds a claim wins.

Found in one pass per document, before the claims are read: ``X에 따르면``, ``X'e göre``, subjects of verbs of saying,
quotations over several sentences, speakers of turns, bodies whose survey an article reports.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from pipeline.extract.context import ANNOUNCED, SOME, Bound, bound, main_maker
from pipeline.extract.conversation import answering_blocks, interviewee, named_in_full
from pipeline.extract.labels import Turns, find_turns
from pipeline.extract.reading import CLASSES, COMPONENTS, THINGS, Named, Page, Reading, asked_once
from pipeline.languages import speech_of
from pipeline.languages.speech import SpeechGrammar
from pipeline.languages.turkish.words import unsoftened
from pipeline.lexicon import fold

BODIES = frozenset({"person", "organisation", "vendor"})
MARKET = frozenset("revenue profit loss market_share market_size shipments rank growth share profit_margin valuation investment".split())
REACH = 60  # code points before an opening quotation mark in which its speaker stands
PRONOUN_REACH = 30  # code points from the start of a sentence within which a pronoun is its subject
PARTICLE = 2  # code points that a particle behind a source takes at most
SHORT_QUOTE = 14  # a quotation of fewer code points is a word in quotation marks
SOME_MEMORY = 1  # sentences over which whoever was brought in without a name is "he"
NAMED_OUTRIGHT = 0.6  # of a source that its sentence names in so many words, however far back its name stands
MEMORY = 3  # sentences over which a source is carried to a verb of saying without a subject
_GENERIC_SPEAKER = re.compile(r"a|답|답변|yanit|cevap|c|y")
_BRACKETED = re.compile(r"\[(?!앵커|기자|리포터|진행)([^\]/\n]{2,24})(?:/[^\]\n]{1,24})?\] ?[\"“]")
_CAPITALS = re.compile(r"([A-ZÇĞİÖŞÜ]{3,})(?: \([A-ZÇĞİÖŞÜ ]+\))?: ")
_MARKS = re.compile(r"[\"“”„«»]")
_SUBJECT_KO = re.compile(r"(?: ?측)?(은|는|이|가|도)(?![가-힣])")


@dataclass(frozen=True, slots=True)
class Frame:
    """A source and the span for which it speaks."""

    start: int
    end: int
    source: Bound
    market: bool = False  # whether it speaks for figures of the market only
    sure: bool = False  # whether the sentence names its speaker in so many words, so that no model need be asked


@dataclass(slots=True)
class Sources:
    """The frames of a document by block, the speakers of its turns, and the body whose survey it reports."""

    frames: dict[int, list[Frame]] = field(default_factory=lambda: defaultdict(list))
    own: dict[int, list[tuple[int, int]]] = field(default_factory=lambda: defaultdict(list))  # clauses before a speaker comes in, by block
    turns: dict[int, Bound] = field(default_factory=dict)
    labelled: Turns = field(default_factory=lambda: Turns((), ()))
    survey: Bound | None = None
    survey_start: int = 0

    def at(self, reading: Reading, offset: int, metric: str) -> Bound | None:
        """The source of a claim at ``offset``; None where the article speaks for itself."""
        if frame := self._over(reading, offset, metric):
            return frame.source
        if turn := self.labelled.at(offset):
            return turn.speaker
        if reading.block in self.turns:
            return self.turns[reading.block]
        return self.survey.carried() if self.survey and offset > self.survey_start and metric in MARKET else None


    def _over(self, reading: Reading, offset: int, metric: str) -> Frame | None:
        """The narrowest frame that holds an offset."""
        holding = [f for f in self.frames.get(reading.block, ()) if f.start <= offset < f.end and (metric in MARKET or not f.market)]
        return min(holding, key=lambda f: f.end - f.start, default=None)

    def surely(self, reading: Reading, offset: int, metric: str) -> bool:
        """``…이며 전력은 350W라고 회사는 설명했다``, ``회사에 따르면 …``: whether the words say outright that one and the same source tells all of a stretch that holds ``offset``."""
        frame = self._over(reading, offset, metric)
        return frame is not None and frame.sure


@dataclass(slots=True)
class _Ear:
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
        return any(start < offset < end for start, end in self.quotes)

    def hear(self, index: int, source: Bound) -> None:
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


def find_sources(page: Page) -> Sources:
    """All frames of reporting of a document."""
    sources = Sources(labelled=find_turns(page))
    main = main_maker(page) or _maker_told_of(page)
    ear = _Ear(page, speech_of(page.grammar.code), sources, main, answers=answering_blocks(page), main=main, named=Counter(m.entity_id for m in page.document.mentions), makers=frozenset(e.vendor_id for e in page.entities.values()))
    block = -1
    for index, reading in enumerate(page.readings):
        if page.block(reading).kind in ("chrome", "code"):
            continue
        if reading.block != block:
            block = reading.block
            _enter_block(ear, reading)
        _overhear(ear, index, reading)
        _according(ear, index, reading)
        _tells(ear, index, reading)
        _opinion(ear, index, reading)
        _expects(ear, index, reading)
        _said(ear, index, reading)
        _quoted(ear, index, reading)
        _survey(ear, reading)
        _introduces(ear, index, reading)
    return sources


def _maker_told_of(page: Page) -> Bound | None:
    """``나비칩 샛별 X2가 나왔다. 회사 측 설명에 따르면 …``: the maker named first, or that of the thing named first; what is only compared with tells none."""
    for reading in page.readings:
        for named in reading.names:
            if named.role == "comparator" or named.entity.entity_id in CLASSES | COMPONENTS:
                continue
            if named.type in THINGS and named.entity.vendor_id is None:
                return None
            maker = page.entities.get(named.entity.vendor_id or "") if named.type in THINGS else named.entity if named.type == "vendor" else None
            if maker and named.entity.name.startswith(f"{maker.name} ") and not any(one.entity is maker for other in page.readings for one in other.names):
                return None  # guessed from the name alone: `Poyraz P5`
            if maker:
                return Bound(maker.name, maker, None, None, 0.5, "maker_told_of")
    return None


def _brought_in(page: Page, reading: Reading) -> Named | None:
    """``Groq'tan ses var.``, ``이번엔 그록 차례다.``, ``NVIDIA'dan yanıt gecikmedi: Şirket …``: the firm that a short sentence, or what leads one up to a colon, names alone, whatever its role, and tells nothing of."""
    colon = page.text.find(": ", reading.start, reading.end)
    end = colon if colon >= 0 else reading.end
    names = [n for n in reading.names if n.start < end]
    alone = len(names) == 1 and names[0].type == "vendor" and not any(f.start < end for f in reading.figures) and end - reading.start <= _BRINGS_IN
    return names[0] if alone else None


_BRINGS_IN = 40  # code points


def _overhear(ear: _Ear, index: int, reading: Reading) -> None:
    """Whom "the company" and "he" may stand for in what follows: the last maker as topic, the last outlet introduced."""
    maker = next((n for at, n in enumerate(reading.names) if n.type == "vendor" and (_takes_word(n, reading.names[at + 1 : at + 2]) or (at == 0 and _OWNS.match(ear.page.folded, n.end))) and not ear.speech.based_on.match(ear.page.folded, n.end)), None) or _brought_in(ear.page, reading)
    if maker:
        ear.company, ear.company_sentence, ear.by_thing = bound(maker, 0.6, "company_word"), index, maker.role == "maker"
    for match in ear.speech.introduced.finditer(ear.page.folded, reading.start, reading.end):
        group = 1 if match[1] else 2
        ear.met = Bound(ear.page.text[match.start(group) : match.end(group)], None, match.start(group), match.end(group), 0.6, "introduced")
        ear.known[match[group]] = ear.met
    ear.unnamed = list(ear.speech.some.finditer(ear.page.folded, reading.start, reading.end))
    for match in ear.unnamed:
        if not ear.quoted(match.start()):
            ear.some, ear.some_sentence = _some(ear, match), index
    people = [n for n in reading.names if n.type == "person"]
    if people:
        ear.met = bound(people[-1], 0.7, "pronoun_source")


_OWNS = re.compile(r"의 |['’]n?[iuü]n ")  # `SK하이닉스의 HBM 매출은`


def _some(ear: _Ear, match: re.Match[str]) -> Bound:
    """``한 통신사 임원은``, ``bir analistin raporunda``: somebody whom the article does not name; ``Ege Telekom'un bir yöneticisi``, ``BİLGEM'den bir yetkili`` by the house."""
    owner = ear.speech.owner_before.search(ear.page.text, max(0, match.start() - PRONOUN_REACH), match.start())
    start = owner.start() if owner else match.start(1)
    return Bound(unsoftened(ear.page.text[start : match.end(1)]), None, start, match.end(1), 0.7, SOME)


def _is_new(ear: _Ear, at: int) -> bool:
    """``한 증권사 보고서는``, ``bir aracı kurumun``: whether words for a source bring in another one than that heard last."""
    return bool(ear.speech.one_of_many.search(ear.page.folded, max(0, at - PRONOUN_REACH), at))


@asked_once
def is_rumoured(page: Page, reading: Reading, at: int) -> bool:
    """``15% 내릴 것이라는 소문이 돈다``, ``yüzde 15 düşürebileceği konuşuluyor``, ``söylentilere göre``: nobody in particular says it."""
    speech = speech_of(page.grammar.code)
    return bool(speech.rumoured.search(page.folded, at, reading.clause(at)[1]) or speech.rumour_says.search(page.folded, reading.start, at))


def is_no_source(page: Page, end: int) -> bool:
    """Whether the name that ends there stands where a report was filed (``KAP'a yapılan bildirim``) or is said to be no source (``IDC'ye değil``), whatever a model makes of it."""
    return speech_of(page.grammar.code).filed.match(page.folded, end) is not None or speech_of(page.grammar.code).no_source.match(page.folded, end) is not None


def labels_turn(page: Page, reading: Reading, source: Bound) -> bool:
    """``하윤: 회사 말로는 …``: whether a source is whoever's turn it is, and not named among what is said in it."""
    return source.start is None or source.start < reading.start or page.text.startswith(":", source.end or source.start)


def speaks_for_itself(page: Page, sources: Sources, reading: Reading, at: int) -> bool:
    """Whether nobody but the article says what stands at ``at``: a clause that ends before its sentence's speaker comes in; ``당사 채널 체크에 따르면`` in a broker's note, where "our firm" is who writes it; what whoever writes has measured (``저희가 직접 재 보니``, ``bizim koşturduğumuz``) or adds himself (``hatırlatalım``, ``밝혀 둔다``)."""
    if any(start <= at < end for start, end in sources.own.get(reading.block, ())) and sources.at(reading, at, "") is None:
        return True
    speech = speech_of(page.grammar.code)
    if speech.we_measured.search(page.folded, reading.start, reading.end) and sources.at(reading, at, "") is None:
        return True
    if speech.let_us.search(page.folded, at, reading.end) and not _MARKS.search(page.text, reading.start, reading.end):
        return True
    return bool(speech.our_house.search(page.folded, reading.start, at)) and bool(speech.broker.search(page.folded))


def _takes_word(maker: Named, following: Sequence[Named]) -> bool:
    """``텐서리프는``, ``텐서리프의 T40은``: whether a sentence is about a maker, or about its thing."""
    return maker.role in ("topic", "subject", "genitive") or (maker.role == "maker" and any(n.role in ("topic", "subject") for n in following))


def _enter_block(ear: _Ear, reading: Reading) -> None:
    """Pairs the quotation marks of a block and notes the speaker of a turn."""
    page, block = ear.page, ear.page.block(reading)
    marks = [m.start() for m in _MARKS.finditer(page.text, block.start, block.end)]
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


def _expects(ear: _Ear, index: int, reading: Reading) -> None:
    """``Analistlerin gelir beklentisi 1,76 milyar avro``, ``애널리스트들의 매출 예상치는 5조 원``: whose expectation a value is."""
    for match in ear.speech.expecting.finditer(ear.page.folded, reading.start, reading.end):
        source = Bound(ear.page.text[match.start(1) : match.end(1)], None, match.start(1), match.end(1), 0.7, "expectation")
        _add(ear, index, reading, match.start(), reading.clause(match.end())[1], source)


def _add(ear: _Ear, index: int, reading: Reading, start: int, end: int, source: Bound, *, sure: bool = False) -> None:
    source = replace(source, confidence=max(source.confidence, NAMED_OUTRIGHT)) if sure else source
    ear.sources.frames[reading.block].append(Frame(start, end, source, sure=sure))
    ear.hear(index, source)


def _bracket(ear: _Ear, reading: Reading, at: int) -> tuple[int, int]:
    """``410니트로 쟀다(제조사는 400니트라고 밝혔다)``, ``410 nit ölçtüm (üretici 400 nit diyor)``: the bracket with a figure that holds ``at``, of which alone its speaker tells; else the whole sentence."""
    text = ear.page.text
    opened = text.rfind("(", reading.start, at)
    closed = text.find(")", at, reading.end)
    if opened < 0 or closed < 0 or ")" in text[opened:at] or "(" in text[at:closed] or not any(opened < f.start < closed for f in reading.figures):
        return reading.start, reading.end
    return opened + 1, closed


def _according(ear: _Ear, index: int, reading: Reading) -> None:
    """``X에 따르면``, ``X'in verilerine göre``: over the whole sentence."""
    if not ear.speech.attributes.search(ear.page.folded, reading.start, reading.end):
        return
    for match in ear.speech.according.finditer(ear.page.folded, reading.start, reading.end):
        if any(match.start() <= rumour.end() <= match.end() for rumour in ear.speech.rumour_says.finditer(ear.page.folded, reading.start, match.end())):
            continue  # `sektörde dolaşan söylentiye bakılırsa`: nobody in particular
        some = [m for m in ear.speech.some.finditer(ear.page.folded, max(reading.start, match.start() - 24), match.end()) if m.end() > m.end(1)]
        source = _some(ear, some[0]) if some else _before_marker(ear, index, reading, match)
        if source:
            ear.note_report(match[1], source)
            start, end = _bracket(ear, reading, match.start())
            own = ear.speech.own_result.search(ear.page.folded, match.end(), end)
            _add(ear, index, reading, start, own.start() if own else end, source, sure=True)
            if end == reading.end:
                _goes_on(ear, index, reading, source)


def _goes_on(ear: _Ear, index: int, reading: Reading, source: Bound) -> None:
    """``국제기구에 따르면 …. 2030년이면 두 배다.``: a body that is no maker is heard on about the market while no new name takes the word."""
    if source.entity is not None and source.entity.type not in ("organisation", "dataset"):
        return
    end = reading.end
    for following in ear.page.readings[index + 1 : index + 1 + MEMORY]:
        if following.block != reading.block or any(n.role in ("topic", "subject") and n.type in BODIES | {"chip", "system", "product"} for n in following.names):
            break
        end = following.end
    if end > reading.end:
        ear.sources.frames[reading.block].append(Frame(reading.start, end, source.carried(), market=True))


def _before_marker(ear: _Ear, index: int, reading: Reading, match: re.Match[str]) -> Bound | None:
    """The name in the noun phrase that "according to" closes; else the company, a pronoun, an unnamed source, a raw name."""
    folded, at, end = ear.page.folded, match.start(), match.end(1)
    report = len(match[1].strip()) > 3
    if not report and match[0].endswith("göre") and ear.speech.compared.match(folded, match.end(), reading.end) and not any(n.end == at and n.type in ("person", "organisation") for n in reading.names):
        return None
    for named in reversed(reading.names):
        if named.start >= end or at - named.end > 24 or is_no_source(ear.page, named.end):
            continue
        if named.type in BODIES | {"product", "dataset"} and _in_phrase(ear, named, at, end, report=report):
            return bound(named, 0.9, "according_to")
    if meant := _words_for_source(ear, index, reading, at, end):
        return meant[0]
    same = ear.speech.same.search(folded, max(reading.start, at - 24), match.end())
    if same and not _is_new(ear, same.start()) and (known := ear.meant(index, same)):
        return known
    if report and re.search(r"(?<![a-z])(?:x'?te[ki]*|sosyal medya[a-z]*) ", folded[max(reading.start, at - 12) : end]):
        return ear.pronoun(index)
    if ear.speech.bare_report.fullmatch(folded, reading.start, at):
        return ear.firm(index) or ear.again(index)
    told = ear.speech.hearsay.search(folded, max(reading.start, at - 24), end)
    if told:
        return Bound(ear.page.text[told.start() : told.end()], None, told.start(), told.end(), 0.7, "unnamed_source")
    words = ear.speech.source_noun.search(folded[max(reading.start, at - 24) : at])
    if words:
        start = at - len(words[1])
        return Bound(unsoftened(ear.page.text[start:at]), None, start, at, 0.7, SOME if _is_new(ear, start) else "unnamed_source")
    return _paper(ear, reading, match) or _raw_name(ear, reading, at)


def _words_for_source(ear: _Ear, index: int, reading: Reading, at: int, end: int) -> tuple[Bound | None] | None:
    """``회사에 따르면``, ``제조사 말로는``, ``konuya yakın iki kaynağın aktardığına göre``: the company that words for it mean, or several without a name; None where no such words stand there."""
    folded = ear.page.folded
    if filed := ear.speech.filed.search(folded, max(reading.start, at - REACH), end):
        giver = next((n for n in reversed(reading.names) if n.type in BODIES and n.role in ("genitive", "subject") and 0 <= filed.start() - n.end <= REACH), None)
        return (bound(giver, 0.8, "according_to") if giver else ear.firm(index),)
    if ear.speech.no_source.search(folded, max(reading.start, at - 24), end):
        return (ear.firm(index),)
    if sort := ear.speech.sort_of_firm.search(folded, max(reading.start, at - 24), min(reading.end, end + 1)):
        return (Bound(ear.page.text[sort.start(1) : sort.end(1)], None, sort.start(1), sort.end(1), 0.6, "unnamed_source"),)
    company = next(ear.speech.company.finditer(folded, max(reading.start, at - 12), min(reading.end, end + 1)), None)
    if company and not _UNCONFIRMED.match(folded, company.end()):
        unknown = Bound(ear.page.text[company.start() : company.end()], None, company.start(), company.end(), 0.6, "unnamed_source") if ear.speech.makers_word.match(company[0]) else None
        return (ear.firm(index) or unknown,)
    if several := ear.speech.several.search(folded, reading.start, end):
        return (Bound(unsoftened(ear.page.text[several.start(1) : several.end(1)]), None, several.start(1), several.end(1), 0.7, SOME),)
    return None


_UNCONFIRMED = re.compile(r"(?:n?[iuü]n)? ?(?:henüz |resmen |resmî olarak )?(?:doğrulama|yalanla|reddet|kabul etme|yorum yapma)")
"""Behind the word for a firm: what is told was not said by it (``şirketin doğrulamadığı haberlere göre``)."""
_PAPER_REACH = 12  # code points before the mark of "according to" in which the word for a paper stands


def _paper(ear: _Ear, reading: Reading, match: re.Match[str]) -> Bound | None:
    """``2017년 논문에 따르면``, ``makaleye göre``: the paper itself, where nobody's name stands before it."""
    at = match.start()
    paper = ear.speech.paper.search(ear.page.folded, max(reading.start, at - _PAPER_REACH), min(match.end(), reading.end))
    if paper is None or paper.end() < at:
        return None
    return Bound(ear.page.text[paper.start() : paper.end()].lower(), None, paper.start(), paper.end(), 0.6, "unnamed_source")


def _in_phrase(ear: _Ear, named: Named, at: int, end: int, *, report: bool) -> bool:
    """Whether a name belongs to the noun phrase of "according to": right before it, or owner of the report."""
    if named.end > at:
        return named.end <= end and report
    gap = ear.page.folded[named.end : at]
    return not gap or bool(ear.speech.title_tail.fullmatch(ear.page.folded, named.end, at)) or (report and bool(re.fullmatch(r"['’]?[a-z가-힣]{0,4} ?(?:[a-zçğöşü가-힣0-9]+ ?){0,2}", gap)))


def _raw_name(ear: _Ear, reading: Reading, at: int) -> Bound | None:
    """``Ersoy'a göre``, ``제프리스 보고서에 따르면``: words that no other rule took for a name; in Turkish their capitals tell."""
    rest = re.match(r"[a-zçğıöşü]+", ear.page.text[at : at + 12]) if ear.speech.code == "tr" else None
    at += rest.end() if rest else 0
    before = ear.page.text[max(reading.start, at - 40) : at]
    word = ear.speech.raw_name.search(before)
    if not word or ear.speech.not_speaker.search(fold(word[1])) or ear.speech.no_name.search(word[1]):
        return None
    start = at - len(before) + word.start(1)
    if rest and " " not in word[1] and start == reading.start:  # `Sektörde konuşulanlara göre`: a name would have its ending behind an apostrophe
        return None
    return Bound(word[1], None, start, start + len(word[1]), 0.65, "according_to")


def _tells(ear: _Ear, index: int, reading: Reading) -> None:
    """``X가 밝힌 비용은``, ``X'in tahmini``: from the name on."""
    named = list(_told_by_name(ear, reading))
    owned = [start for start, _ in named]
    for start, source in [*named, *(row for row in _told_by_word(ear, index, reading) if not any(0 < row[0] - at <= REACH for at in owned))]:
        mine = _MY_CLAUSE.search(ear.page.folded, start, reading.end) if ear.speech.code == "tr" and not ear.quoted(start) else None
        marked = ear.speech.code == "ko" and ear.speech.attributes.search(ear.page.folded, start, min(reading.end, start + REACH)) is not None  # `회사가 제시한 시험 결과에 따르면`
        _add(ear, index, reading, start, mine.start() if mine else reading.end, source, sure=marked)
        if mine:
            ear.sources.own[reading.block].append((mine.start(), reading.end))
    for match in ear.unnamed:
        told = ear.speech.passive.search(ear.page.folded, match.end(), reading.clause(match.end())[1]) if _is_report(match) else None
        if told:
            _add(ear, index, reading, match.start(), told.end(), _some(ear, match))


_ITS_PAGE = re.compile(r"의? (?:자체 |공식 |기술 )?(?:블로그|백서|홈페이지|누리집|보도자료|발표문)")
_MY_CLAUSE = re.compile(r"(?<=[a-zçğöşü])[,;] (?=[^,;]{6,90}? [a-zçğöşü]+(?:[iuü]yor|[aeiuü]r|[dt])(?:um|[iuü]m|uz|[iuü]z|[iuü]k)[.,;]?(?: |$))")
"""``duyuruda H100'ün üç katı deniyor, iki katını görürsem şaşırırım``: where whoever writes goes on in the first person."""


def _is_report(some: re.Match[str]) -> bool:
    """``bir analistin raporunda``: whether a source without a name stands with its report, not as subject."""
    return some.end() > some.end(1) + PARTICLE


def _told_by_name(ear: _Ear, reading: Reading) -> Iterator[tuple[int, Bound]]:
    folded, tells = ear.page.folded, ear.speech.tells
    for named in reading.names:
        if named.type in BODIES and (not (named.role == "maker" and named.type == "vendor") or _ITS_PAGE.match(folded, named.end)):
            tail = ear.speech.title_tail.match(folded, named.end)
            if tells.match(folded, named.end) or (tail and tells.match(folded, tail.end())):
                yield named.start, bound(named, 0.8, "tells")
    for at, one in _known(ear, reading.start, reading.end):
        if tells.match(folded, at + (one.end or at) - (one.start or at)):
            yield at, one
    if ear.speech.code == "tr":
        for mark in re.finditer(r"['’](?=[a-zıüğşöç])", ear.page.text[reading.start : reading.end]):
            at = reading.start + mark.start()
            if not any(n.start < at <= n.end for n in reading.names) and tells.match(folded, at) and (raw := _raw_name(ear, reading, at)):
                yield raw.start or at, raw


def _told_by_word(ear: _Ear, index: int, reading: Reading) -> Iterator[tuple[int, Bound]]:
    """Unnamed sources, the company, and words for the source heard last (``Raporda … hatırlatılıyor``)."""
    folded, tells = ear.page.folded, ear.speech.tells
    for match in ear.speech.voice.finditer(folded, reading.start, reading.end):
        if tells.match(folded, match.end(1)):
            yield match.start(), _unnamed(ear, match, 0.6)
    for match in ear.speech.company.finditer(folded, reading.start, reading.end):
        told = tells.match(folded, match.end())
        if told and (firm := ear.firm(index)):
            yield match.start(), replace(firm, method=ANNOUNCED) if told[0].startswith(" tarafindan ") else firm
    for match in ear.speech.same.finditer(folded, reading.start, reading.end):
        told = tells.match(folded, match.end()) or tells.match(folded, match.end() - 2) or ear.speech.passive.search(folded, match.end(), reading.end)
        if told and not _is_new(ear, match.start()) and (meant := ear.meant(index, match)):
            yield match.start(), meant


def _unnamed(ear: _Ear, match: re.Match[str], confidence: float) -> Bound:
    """``uzmanlar``, ``연구진``: a source without a name, by its words; ``Münih Teknik Üniversitesi'nden bir ekip``, ``카이스트 연구진`` by the body that it is of."""
    body = next((n for reading in ear.page.readings_between(match.start(1), match.end(1)) for n in reading.names if n.type == "organisation" and ear.speech.of_body.fullmatch(ear.page.folded, n.end, match.start(1))), None)
    if body:
        return bound(body, confidence, "unnamed_source")
    return Bound(unsoftened(ear.page.text[match.start(1) : match.end(1)]), None, match.start(1), match.end(1), confidence, "unnamed_source")


def _said(ear: _Ear, index: int, reading: Reading) -> None:
    """The subject of a verb of saying, over what stands before the verb; without a subject, the source heard last."""
    low = reading.start
    for match in ear.speech.said.finditer(ear.page.folded, reading.start, reading.end):
        if (ear.quoted(match.start()) and ear.quoted(match.end())) or any(match.start() < f.end == match.end() and (f.start > reading.start or f.sure or f.source.method in ("opinion_of", "unnamed_source")) for f in ear.sources.frames[reading.block]):
            continue  # said already: `…라는 게 유통업계의 전언이다`
        low = max([low, *(f.end for f in ear.sources.frames[reading.block] if f.source.method == "opinion_of" and low < f.end <= match.start())])
        low = max(low, _bracket(ear, reading, match.start())[0])
        hearsay = re.search(r"것이다$|고 한다?$", match[0])
        if _WE_SAY.search(match[0]) and not ear.quoted(match.start()):
            ear.sources.own[reading.block].append((low, match.end()))  # `geliri 15 milyar olarak hesaplıyoruz`: who writes does
            low = match.end()
            continue
        between = _between(ear, index, reading, match)
        nobody = _SOME_SAY.match(ear.page.folded, match.end() - 1)
        source = between or _told_us(ear, reading, low, match.start()) or _subject(ear, index, reading, low, match.start(), raw=not (hearsay or nobody)) or _after(ear, reading, match) or (None if nobody else ear.again(index) or _met_before(ear, index))
        if source:
            start = _own_statement(ear, reading, low, match.start(), source)
            ear.sources.own[reading.block].append((low, start))
            _add(ear, index, reading, start, match.end(), source, sure=between is not None or _spokesman(ear, low, match.start(), source) or source.method == _TOLD_US)
        low = match.end()


def _told_us(ear: _Ear, reading: Reading, low: int, high: int) -> Bound | None:
    """``Banka bize gecikmenin düştüğünü bildirdi``, ``은행은 저희에게 …라고 알려 왔다``: who told it to whoever speaks, by the noun."""
    told = ear.speech.told_us.search(ear.page.folded, low, high)
    if told is None or ear.quoted(told.start()):
        return None
    return Bound(ear.page.text[told.start(1) : told.end(1)], None, told.start(1), told.end(1), 0.7, _TOLD_US)


_TOLD_US = "told_us"


def _met_before(ear: _Ear, index: int) -> Bound | None:
    """``Elif Sayar yeniden kürsüdeydi. … satışa çıkacağını duyurdu``: who says something without a subject is the one person whom the sentence before was about."""
    page = ear.page
    before = page.readings[index - 1] if index and page.readings[index - 1].block == page.readings[index].block else None
    people = {n.entity.entity_id: n for n in before.names if n.type == "person"} if before else {}
    one = next(iter(people.values())) if len(people) == 1 else None
    return bound(one, 0.6, "pronoun_source").carried() if one and one.role in ("topic", "subject", "bare") else None


def _spokesman(ear: _Ear, low: int, high: int, source: Bound) -> bool:
    """``Şirket sözcüsü … iddia etti``, ``회사 대변인은 …라고 주장했다``: whoever speaks for a company is no person that was named before."""
    told = next(ear.speech.company.finditer(ear.page.folded, low, high), None) if source.method.endswith("company_word") else None
    return told is not None and ear.speech.speaks_for.search(ear.page.folded, told.start(), told.end() + PARTICLE * 2) is not None


_SOME_SAY = re.compile(r"[이도] (?:[가-힣]+ )?(?:있[다지고으]|나[온오왔]|제기|많[다지고])")
"""``…라는 지적도 있다``: nobody in particular, where the sentence names none."""
_WE_SAY = re.compile(r"(?:[iuü]yor|[aeiuü]r|m[ae]kt[ae]y)(?:[iuü]z|uz|um|[iuü]m)$|[dt][iuü][km]$")


def _own_statement(ear: _Ear, reading: Reading, low: int, high: int, source: Bound) -> int:
    """``전력은 900W로 더 높지만, 나래칩스는 …라고 밝혔다``, ``900 W çekiyor ama Rüzgâr Yonga … açıkladı``: a clause that ends before the speaker comes in is the article's own."""
    for ended in reversed(list(ear.speech.clause_before.finditer(ear.page.folded, low, high))):
        if source.start is not None and reading.start <= source.start < reading.end:
            return ended.end() if ended.end() <= source.start <= ended.end() + PARTICLE else low
        if ear.speech.company.match(ear.page.folded, ended.end()) or ear.speech.same.match(ear.page.folded, ended.end()):
            return ended.end()
    return low


def _between(ear: _Ear, index: int, reading: Reading, match: re.Match[str]) -> Bound | None:
    """``두 배라고 회사는 주장한다``, ``빠르다고 나비칩은 말한다``: the speaker between what is said and the verb."""
    inner = match["inner"] if ear.speech.code == "ko" else None
    return _subject(ear, index, reading, match.start("inner"), match.end("inner"), raw=False) if inner else None


def _surname(ear: _Ear, match: re.Match[str]) -> Bound | None:
    """``서 사장``: the person of that surname whom the article has named in full."""
    for entity in ear.page.entities.values():
        if entity.type == "person" and len(entity.name) > 2 and entity.name[0] == match[1]:
            return Bound(entity.name, entity, match.start(), match.end(), 0.8, "surname")
    return None


def _opinion(ear: _Ear, index: int, reading: Reading) -> None:
    """``…는 게 서지훈 사장의 주장이다``: what stands before it in the sentence."""
    for match in ear.speech.opinion.finditer(ear.page.folded, reading.start, reading.end):
        source = None
        for named in reversed(reading.names):
            if named.type in BODIES and named.end <= match.start() and ear.speech.title_tail.fullmatch(ear.page.folded, named.end, match.start()):
                source = bound(named, 0.85, "opinion_of")
                break
        if source is None:
            office = [m for m in ear.speech.office.finditer(ear.page.folded, reading.start, match.end()) if m.end() == match.start()]
            source = _surname(ear, office[0]) if office else None
        company = [m for m in ear.speech.company.finditer(ear.page.folded, max(reading.start, match.start() - 8), match.end()) if m.end() >= match.start()]
        if source is None and company:
            source = ear.firm(index)
        if source is None and (unnamed := ear.speech.source_noun.search(ear.page.folded, reading.start, match.start())):
            source = _unnamed(ear, unnamed, 0.65)  # `전문가들의 평가다`
        if source:
            known = [m.end() for m in _KNOWN.finditer(ear.page.folded, reading.start, match.start())]
            start = known[-1] if known else reading.start
            if known:
                ear.sources.own[reading.block].append((reading.start, start))
            _add(ear, index, reading, start, match.end(), source, sure=not ear.speech.clause_before.search(ear.page.folded, start, match.start()))


_KNOWN = re.compile(r"(?:다고|것으로) 알려[져졌][^.]*?(?:지만|으나|는데), ")  # `350W를 쓴다고 알려져 있지만, …라는 것이 회사의 설명이다`: that is what everybody knows


def _after(ear: _Ear, reading: Reading, match: re.Match[str]) -> Bound | None:
    """``…olduğunu belirten Sezgin``, ``…라고 말한 김 대표``: the speaker right after a participle."""
    if not re.search(r"(?:[ae]n|한|힌)$", match[0]):
        return None
    named = next((n for n in reading.names if 0 <= n.start - match.end() <= 24 and n.type in BODIES), None)
    if named:
        return bound(named, 0.75, "speech_participle")
    unnamed = ear.speech.voice.match(ear.page.folded, match.end() + 1, reading.end)
    return _unnamed(ear, unnamed, 0.65) if unnamed else None


def _subject(ear: _Ear, index: int, reading: Reading, low: int, high: int, *, raw: bool = True) -> Bound | None:
    """Who speaks between two offsets: a person before a body, a topic before a subject, the first before later ones."""
    found: list[tuple[int, int, Bound]] = []
    for named in reading.names:
        if low <= named.start < high and named.type in BODIES | {"product"}:
            rank = _subject_rank(ear, named)
            if rank is not None:
                found.append((rank, named.start, bound(named, 0.85 if named.type != "product" else 0.7, "speech_verb")))
    found += _subject_words(ear, index, low, high)
    found = _of_last_clause(ear, low, high, [row for row in found if not ear.quoted(row[1])])
    folded = ear.page.folded
    opening = ear.speech.raw_subject.match(folded, low, high) if raw and low == reading.start and not ear.quoted(low) else None
    if opening and (not found or folded[opening.end(1)] == "도") and _can_speak(ear, opening):
        said = ear.page.text[opening.start(1) : opening.end(1)]
        found.append((0 if folded[opening.end(1)] == "도" else 5, opening.start(1), _titled(ear, opening[1], opening.start(1)) or Bound(said, None, opening.start(1), opening.end(1), 0.5, "raw_subject")))
    return min(found, key=lambda row: row[:2])[2] if found else None


def _of_last_clause(ear: _Ear, low: int, high: int, found: list[tuple[int, int, Bound]]) -> list[tuple[int, int, Bound]]:
    """``나래칩은 값을 밝히지 않지만 업계에서는 …로 본다``, ``Doruk fiyat vermiyor ama analistler …``: of several who may speak those with which a clause begins behind a contrast."""
    for contrast in reversed(list(_BUT.finditer(ear.page.folded, low, high))):
        later = [row for row in found if row[1] >= contrast.end()]
        if any(row[1] - contrast.end() <= PARTICLE for row in later) and not ear.quoted(contrast.start()):
            return later
    return found


_BUT = re.compile(r"(?:지만|으나),? | (?:ama|ancak|fakat) |[a-zçğöşü]{2}(?:m[ae]z|[iuü]yor|[aeiuü]r)ken,? ")


def _titled(ear: _Ear, title: str, at: int) -> Bound | None:
    """``서지안 CTO는 …. CTO는 …``, ``CEO'su Bora Seymen … CEO``: the one person whom the text names with a title that stands alone."""
    page, before = ear.page, re.compile(rf"(?<![a-zçğöşü]){re.escape(title)}(?:['’]?[a-zçğöşü]{{1,3}})? $")
    people = {
        n.entity.entity_id: n.entity
        for reading in page.readings
        for n in reading.names
        if n.type == "person" and (page.folded.startswith((f" {title}", f", {title}"), n.end) or before.search(page.folded, max(0, n.start - PRONOUN_REACH), n.start))
    }
    [person] = people.values() if len(people) == 1 else [None]
    return Bound(person.name, person, at, at + len(title), 0.75, "titled") if person else None


def _subject_words(ear: _Ear, index: int, low: int, high: int) -> list[tuple[int, int, Bound]]:
    """Subjects that are no names of the document: the company, pronouns, surnames, unnamed sources, outlets; with rank and place."""
    folded, speech = ear.page.folded, ear.speech
    firm, again = ear.firm(index), ear.pronoun(index)
    rows: list[tuple[int, int, Bound]] = []
    if firm:
        told = [m for m in speech.company.finditer(folded, low, high) if speech.nominative.search(m[0])]
        sorts = [m.span() for m in speech.sort_of_firm.finditer(folded, low, high)]
        told = [m for m in told if not any(start < m.start() < end for start, end in sorts)]
        rows += [(1, m.start(), ear.pointed(index) or firm if _POINTS.match(m[0]) or folded.endswith("bu ", 0, m.start()) else firm) for m in told]
    elif ear.speech.code == "tr":
        rows += [(1, m.start(), Bound(ear.page.text[m.start() : m.end()], None, m.start(), m.end(), 0.5, "unnamed_source")) for m in speech.company.finditer(folded, low, high) if speech.makers_word.fullmatch(m[0]) and speech.nominative.search(m[0])]
    if again:
        rows += [(1, m.start(), again) for m in speech.same.finditer(folded, low, high) if m.start() - low < PRONOUN_REACH and not _is_new(ear, m.start())]
    rows += [(1, m.start(), _some(ear, m)) for m in speech.some.finditer(folded, low, high) if not _is_report(m)]
    rows += [(0, m.start(), person) for m in speech.office.finditer(folded, low, high) if (person := _surname(ear, m))]
    rows += [(1, m.start(), _unnamed(ear, m, 0.65)) for m in speech.voice.finditer(folded, low, high)]
    return rows + [(1, at, one) for at, one in _known(ear, low, high)]


_POINTS = re.compile(r"(?:이|그) (?:회사|업체)")


def _known(ear: _Ear, low: int, high: int) -> list[tuple[int, Bound]]:
    """Outlets introduced before, at their places as subject between two offsets."""
    rows = []
    for name, one in ear.known.items():
        for match in re.finditer(rf"{re.escape(name)}(?:은|는|이|가|,|['’]| )", ear.page.folded[low:high]):
            at = low + match.start()
            rows.append((at, Bound(one.name, None, at, at + len(name), 0.7, "introduced")))
    return rows


def _can_speak(ear: _Ear, raw: re.Match[str]) -> bool:
    """Whether an opening noun phrase may be someone; in Turkish by its capitals beyond the first letter of the sentence."""
    if ear.speech.not_speaker.search(raw[1]):
        return False
    words = ear.page.text[raw.start(1) : raw.end(1)]
    if ear.speech.code == "ko":
        return True
    if " " not in words:  # one capital at the start of a sentence: a name where the word never stands small
        return words[:1].isupper() and not re.search(rf"(?<!\w){re.escape(words[0].lower() + words[1:])}", ear.page.text)
    return bool(re.match(r"\S+ [A-ZÇĞİÖŞÜ]|[A-ZÇĞİÖŞÜ]{2}|\S*\d", words)) and not re.search(r"[nıiuü]n[ıiuü]n? ", words)


def _subject_rank(ear: _Ear, named: Named) -> int | None:
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
        headline = page.block(reading).kind in ("title", "heading")
        if not (after or headline or _stands_alone(page, start, end) or ear.speech.before_quote.search(page.folded, max(page.block(reading).start, start - REACH), start)):
            continue
        opening = next((r for r in page.readings[max(0, index - 6) : index + 1] if r.start <= start < r.end), reading)
        source = (None if headline else _subject(ear, index, opening, opening.start, start)) or _owner(ear, opening, start, headline=headline)
        closing = next((r for r in page.readings[index : index + 8] if r.start <= end < r.end), reading)
        if source is None and not headline and _stands_alone(page, start, end):
            source = _speaker_around(ear, index, opening, closing)
        if source is None and after:
            source = _subject(ear, index, closing, end, closing.end) or _behind(ear, end) or ear.again(index)
        if source:
            _add(ear, index, reading, start, end, Bound(source.name, source.entity, source.start, source.end, source.confidence, source.method if source.method.endswith(SOME) else "quotation"))


def _stands_alone(page: Page, start: int, end: int) -> bool:
    """``그가 웃었다. "장당 520만 원입니다."``: a quotation of whole sentences that is no part of another one."""
    before = page.text[max(0, start - 3) : start].rstrip(" ")
    return page.text[end - 1] in ".?!…" and end - start > 2 * SHORT_QUOTE and (not before or before[-1] in ".?!…\n")


def _speaker_around(ear: _Ear, index: int, opening: Reading, closing: Reading) -> Bound | None:
    """Who stands as subject in the sentence before a quotation that stands alone, owns it in the one after it, or was heard last."""
    page, first = ear.page, bisect_left(ear.page.starts, opening.start)
    for before in reversed(page.readings[max(0, first - 2) : first]):
        if person := _actor(ear, before):
            return person
    for after in page.readings[first : first + 8]:
        if after.block == closing.block and closing.start <= after.start and (person := _actor(ear, after, after_quote=True)):
            return person
    return ear.again(index)


def _actor(ear: _Ear, reading: Reading, *, after_quote: bool = False) -> Bound | None:
    """The person who acts in a sentence: by name as topic or subject, by surname and office."""
    for match in ear.speech.office.finditer(ear.page.folded, reading.start, reading.end):
        if not ear.quoted(match.start()) and (person := _surname(ear, match)):
            return person
    roles = ("topic", "subject", "genitive", "bare", "dative", "object") if after_quote or ear.speech.code == "tr" else ("topic", "subject", "dative", "object", "bare")
    people = [n for n in reading.names if n.type == "person" and n.role in roles and not ear.quoted(n.start)]
    return bound(people[0], 0.65, "quotation") if people else None


def _owner(ear: _Ear, reading: Reading, start: int, *, headline: bool) -> Bound | None:
    """``Ersoy'un sözü kısa: “…``, ``김 대표의 말: "…``: a name shortly before the quotation; in a headline right before it or its first word and a comma."""
    if headline:
        near = [n for n in reading.names if n.type in BODIES and 0 <= start - n.end <= 6]
        first = reading.names[0] if reading.names else None
        if not near and first and first.type in BODIES and ear.page.folded[first.end : first.end + 1] == "," and first.start - reading.start < SHORT_QUOTE:
            near = [first]
        return bound(near[-1], 0.75, "quotation") if near else None
    near = [n for n in reading.names if n.type == "person" and n.end <= start and start - n.end <= REACH // 2]
    return bound(near[-1], 0.75, "quotation") if near else None


def _behind(ear: _Ear, end: int) -> Bound | None:
    """``"…" diyen Sezgin``, ``"…" — Kaan Tüfekçi``: the first name after the quotation."""
    names = [n for n in ear.page.names_between(end, end + REACH) if n.type in BODIES]
    people = [n for n in names if n.type == "person"] or names
    return bound(people[0], 0.75, "quotation") if people else None


def _introduces(ear: _Ear, index: int, reading: Reading) -> None:
    """``가온연구소가 번갈아 잰 값을 보자.``, ``Poyraz'ın ölçümleri:``: the list or table after the sentence is that body's."""
    blocks = ear.page.document.article.blocks
    following = reading.block + 1
    if following >= len(blocks) or blocks[following].kind not in ("list_item", "table") or ear.page.text[reading.end : blocks[reading.block].end].strip():
        return
    match = ear.speech.introduces.search(ear.page.folded, reading.start, reading.end)
    if not match:
        return
    named = next((n for n in reading.names if n.start < match.start() and n.type in BODIES and n.role in ("topic", "subject", "genitive", "bare")), None)
    company = ear.speech.company.search(ear.page.folded, reading.start, match.end())
    source = bound(named, 0.7, "introduces") if named else ear.firm(index) if company else None
    while source and following < len(blocks) and blocks[following].kind in ("list_item", "table"):
        ear.sources.turns[following] = source
        following += 1


def _survey(ear: _Ear, reading: Reading) -> None:
    """An organisation publishes its numbers: they hold for the market figures after it."""
    match = ear.speech.survey.search(ear.page.folded, reading.start, reading.end)
    if ear.sources.survey or not match:
        return
    bodies = [n for n in reading.names if n.type == "organisation" and n.start < match.start()]
    if bodies:
        ear.sources.survey, ear.sources.survey_start = bound(bodies[0], 0.7, "survey"), reading.start
    elif opening := ear.speech.opening_body.match(ear.page.text, reading.start):
        ear.sources.survey = Bound(opening[1], None, opening.start(1), opening.end(1), 0.6, "survey")
        ear.sources.survey_start = reading.start
