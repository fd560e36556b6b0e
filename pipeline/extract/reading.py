"""Sentences as the claim rules read them: names with the role that their case marking gives, figures, clauses.

Everything here is built once per document; rules look things up and decide. Offsets are those of the source text.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import wraps
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from pipeline.extract.sized import is_some_model
from pipeline.languages import grammar_of
from pipeline.languages.grammar import RoleGrammar
from pipeline.lexicon import Lexicon, fold_document, load_lexicon
from schemas.records import Block, Cell, Document, Entity, Figure, Mention, Sentence

if TYPE_CHECKING:
    from pipeline.extract.context import Bound
    from pipeline.extract.periods import Period

THINGS = frozenset({"chip", "system"})
LOOSE = frozenset({"product"})  # names of which only the capital letter is known
WORKLOADS = frozenset({"model", "benchmark", "dataset"})
SAYERS = frozenset({"person", "organisation", "vendor"})
MAKERS = frozenset({"vendor", "organisation"})
MEASURES = frozenset({"quantity", "percentage", "ratio", "money"})
PIECES = frozenset({"piece", "item", "unit", "card", "chip", "GPU", "NPU", None})  # units of numbers that count things
MOST_PIECES = 1024  # that are chips or cards; more are cores or goods

COMPONENTS = frozenset(
    f"chip:{name}" for name in "dram nand hbm hbm2 hbm2e hbm3 hbm3e hbm4 hbm4e gddr5 gddr5x gddr6 gddr6x gddr7 ddr3 ddr4 ddr5 lpddr4 lpddr4x lpddr5 lpddr5x ssd essd".split()
)  # memories: parts of a thing more often than the thing itself

CLASSES = frozenset({"chip:cpu", "chip:gpu", "chip:npu", "chip:tpu", "chip:ipu", "chip:lpu", "chip:hdd", "chip:ram"})

_CLOSERS = re.compile(r"[\"”*_`」』》›)\]]*")
_KO_CLOSERS = re.compile(r"[\"”*_`」』》›)\]'’]*")
_ACCORDING = re.compile(r"(?:göre|bakilirsa)")
_FROM_THERE = re.compile(r"['’]?n?[dt][ae]n (?:bir )?(?:ekip|ekib|grup|grub|heyet|uzman|yetkili|araştirmaci|analist|mühendis|bilim insan|akademisyen|doktor)")  # `Ege Üniversitesi'nden bir ekip`
_TAKEN = r"satin al|tedarik e|temin e|sipariş|kirala|ithal|edin[dei]|al(?:iyor|di|acak|ir|miş|mişti)(?:l[ae]r)?(?![a-zçğöşü])|(?<! hizli )(?<! iyi )gel(?:di|iyor|ecek|miş)(?![a-zçğöşü])|(?<=bir )[a-zçğöşü]+ çik(?:ti|iyor|acak)(?![a-zçğöşü])"
_FROM_WHOM = re.compile(rf"['’]?n?[dt][ae]n (?:(?!daha |kat )[^.;:,\d%]){{1,60}}? (?:{_TAKEN})")  # `Samsung'dan yüksek bant genişlikli bellek satın alıyor`
_PARENTHESIS = re.compile(r" ?\([^()\n]{1,40}\)")


@dataclass(slots=True, unsafe_hash=True)  # made by the thousand, and to freeze one takes longer than to make it
class Named:
    """A mention with its role. ``role``: comparator, source, topic, subject, genitive, object, locative, instrument, ablative,
    dative, conjunct, predicate, label, maker (right before its product) or bare. ``phrase_end``: after head noun and suffix.
    """

    start: int
    end: int
    entity: Entity
    role: str
    phrase_end: int
    type: str = field(init=False)  # of the entity, as its name
    name: str = field(init=False)

    def __post_init__(self) -> None:
        self.type, self.name = self.entity.type, self.entity.name


@dataclass(frozen=True, slots=True, eq=False)
class Reading:
    """One sentence, equal to itself alone. ``breaks`` are offsets at which its clauses end, ascending, the sentence's end last."""

    start: int
    end: int
    block: int
    names: tuple[Named, ...]
    figures: tuple[Figure, ...]
    breaks: tuple[int, ...]

    def clause(self, offset: int) -> tuple[int, int]:
        """Start and end of the clause that holds ``offset``."""
        at = bisect_right(self.breaks, offset, 0, len(self.breaks) - 1)
        return (self.breaks[at - 1] if at else self.start), self.breaks[at]


@dataclass(slots=True, unsafe_hash=True)  # made by the thousand, and to freeze one takes longer than to make it
class Word:
    """A word for a metric in the text."""

    start: int
    end: int
    metric: str


@dataclass(slots=True)
class Page:
    """A document as the rules see it. ``folded`` is the source text in lower case, offset for offset."""

    document: Document
    grammar: RoleGrammar
    folded: str
    readings: list[Reading]
    entities: dict[str, Entity]
    rumour: bool
    starts: list[int] = field(default_factory=list)  # of the readings
    words: dict[int, list[Word]] = field(default_factory=dict)  # words for metrics, by the start of their sentence
    spellings: dict[str, str] = field(default_factory=dict)
    ordered: list[Figure] = field(default_factory=list)
    by_start: dict[int, Figure] = field(default_factory=dict)  # of several figures at one place the first
    timed: frozenset[str] = frozenset()  # times that a bare duration may be in this document
    untimed: frozenset[str] = frozenset()  # tests of what a model knows, on which nothing is timed
    lexicon: Lexicon = field(default_factory=load_lexicon)
    meant: dict[str, Entity] = field(default_factory=dict)  # for entities that are another by a short form
    grid: dict[tuple[int, int, int], Cell] = field(default_factory=dict)  # cells of tables by block, row and column
    tables: dict[int, list[Cell]] = field(default_factory=dict)  # cells of tables by block
    rows: dict[int, tuple[re.Match[str], int]] = field(default_factory=dict)  # lines of lists by their start, with the number of the list's first sentence
    lines: dict[tuple[int, int], list[Cell]] = field(default_factory=dict)  # cells of tables by block and row
    lined: dict[tuple[int, int], list[tuple[int, Named]]] = field(default_factory=dict)  # names in the rows of tables, with their columns
    columns: dict[tuple[int, int, str, bool], Bound | None] = field(default_factory=dict)  # what heads the columns of tables
    told: dict[tuple[str, int], bool] = field(default_factory=dict)  # what was asked of whole tables, by the question and their block
    by_span: dict[tuple[int, int], str] = field(default_factory=dict)  # entity ids of the mentions
    row_tasks: set[str] | None = None  # workloads that nothing but rows of tables names; None until they are asked for
    moves: list[tuple[Entity, Entity]] | None = None  # from one thing to another that the text tells of; None until they are asked for
    machines: list[tuple[int, str | None, int]] | None = None  # how many chips those of the text have (place, thing, number); None until they are asked for
    periods: list[Period] | None = None  # that the text tells, in their order; None until they are asked for
    answers: dict[tuple[Any, ...], Any] = field(default_factory=dict)  # of the rules that are asked once, by rule and question

    @property
    def text(self) -> str:
        return self.document.article.source_text

    def block(self, reading: Reading) -> Block:
        return self.document.article.blocks[reading.block]

    def names_between(self, start: int, end: int) -> list[Named]:
        """Names inside a span, whatever sentence they stand in."""
        return [n for reading in self.readings_between(start, end) for n in reading.names if start <= n.start < end]

    def readings_between(self, start: int, end: int) -> list[Reading]:
        """Sentences that reach into a span."""
        first = max(0, bisect_right(self.starts, start) - 1)
        last = bisect_right(self.starts, end)
        return [reading for reading in self.readings[first:last] if reading.start < end and start < reading.end]

    def entity_at(self, start: int, end: int) -> Entity | None:
        """The entity of the mention that stands at just this span."""
        if not self.by_span:
            self.by_span.update({(m.start, m.end): m.entity_id for m in self.document.mentions})
        found = self.by_span.get((start, end), "")
        return self.meant.get(found) or self.entities.get(found)

    def spelled(self, entity: Entity | None, name: str) -> str:
        """A maker as the article spells it most; everything else by its canonical name."""
        if entity is None or entity.type not in MAKERS or not entity.aliases:
            return name
        return self.spellings.get(entity.entity_id, name)

    def maker(self, entity: Entity | None) -> str | None:
        """The canonical name of the maker; a maker is its own."""
        if entity is None:
            return None
        if entity.type == "vendor":
            return entity.name
        owner = self.entities.get(entity.vendor_id or "")
        return owner.name if owner else None


Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")


def asked_once(rule: Callable[Concatenate[Page, Asked], Answer]) -> Callable[Concatenate[Page, Asked], Answer]:
    """A rule whose answers the page keeps: with a model the rules read a page twice, and what depends on the page alone they find once."""

    @wraps(rule)
    def kept(page: Page, /, *asked: Asked.args, **named: Asked.kwargs) -> Answer:
        question = (rule, asked, *named.items()) if named else (rule, asked)
        try:
            answer: Answer = page.answers[question]
        except KeyError:
            answer = page.answers[question] = rule(page, *asked, **named)
        return answer

    return kept


_LEAD = 3  # blocks of a title and what stands around it


def _is_hearsay(document: Document, grammar: RoleGrammar, folded: str) -> bool:
    """Whether an article tells rumours: its title or first paragraph says so, and the rest again."""
    lead = next((block.end for block in document.article.blocks[_LEAD - 1 :]), len(folded))
    return bool(grammar.rumour_document.search(folded, 0, lead)) and len(grammar.rumour_document.findall(folded)) > 1


def read_page(document: Document, lexicon_file: str | None = None) -> Page:
    """All sentences of the document, read."""
    article = document.article
    grammar, folded = grammar_of(article.language), fold_document(article.source_text)
    entities = {entity.entity_id: entity for entity in document.entities}
    rumour = _is_hearsay(document, grammar, folded)
    page = Page(document, grammar, folded, [], entities, rumour)
    page.timed = frozenset(metric for metric, pattern in grammar.timed if pattern.search(folded))
    page.lexicon = load_lexicon(lexicon_file)
    page.untimed = page.lexicon.judging
    page.meant = _numbered_alike(entities)
    mentions, figures = list(document.mentions), sorted(document.figures, key=lambda f: (f.start, f.end))
    at_mention = at_figure = 0
    for sentence in _stretches(document.sentences, figures, folded):
        while at_mention < len(mentions) and mentions[at_mention].start < sentence.start:
            at_mention += 1
        inside = at_mention
        while inside < len(mentions) and mentions[inside].start < sentence.end:
            inside += 1
        while at_figure < len(figures) and figures[at_figure].start < sentence.start:
            at_figure += 1
        last = at_figure
        while last < len(figures) and figures[last].start < sentence.end:
            last += 1
        page.readings.append(_read(page, sentence, mentions[at_mention:inside], tuple(figures[at_figure:last])))
        at_mention, at_figure = inside, last
    page.ordered = figures
    page.by_start = {figure.start: figure for figure in reversed(figures)}
    page.starts = [reading.start for reading in page.readings]
    counts: dict[str, Counter[str]] = {}
    for mention in document.mentions:
        counts.setdefault(mention.entity_id, Counter())[mention.surface] += 1
    page.spellings = {key: count.most_common(1)[0][0] for key, count in counts.items()}
    return page


MOST_FIGURES = 80  # of what is read at once; the richest sentence of the sample corpus has fewer than half


def _stretches(sentences: Sequence[Sentence], figures: Sequence[Figure], folded: str) -> Iterator[Sentence]:
    """The sentences, one with very many figures (a transcript without full stops, a table in one line) in pieces, each cut before a figure."""
    starts = [figure.start for figure in figures]
    for sentence in sentences:
        at, last = bisect_left(starts, sentence.start), bisect_left(starts, sentence.end)
        start = sentence.start
        while last - at > MOST_FIGURES:
            at += MOST_FIGURES
            cut = folded.rfind(" ", start + 1, starts[at]) + 1 or starts[at]
            yield replace(sentence, start=start, end=cut)
            start = cut
        yield replace(sentence, start=start) if start > sentence.start else sentence


def _numbered_alike(entities: dict[str, Entity]) -> dict[str, Entity]:
    """``910B`` beside ``Ascend 910B``: the number of a chip that the article also calls in full is no model of so many parameters."""
    things = {e.name.rpartition(" ")[2]: e for e in entities.values() if e.type in THINGS and " " in e.name}
    alike = {key: things[e.name] for key, e in entities.items() if e.type == "model" and e.name in things and any(c.isdigit() for c in e.name)}
    return alike | _sized_alike({key: e for key, e in entities.items() if key not in alike})


_SIZE = re.compile(r"[0-9]+(?:\.[0-9]+)?[BM]")
_CLASS_OF_SIZE = re.compile(r" ?(?:급|대(?![가-힣])|짜리)|['’]?l[iuü]k sinif")


def _sized_alike(entities: dict[str, Entity]) -> dict[str, Entity]:
    """``32B modelde`` beside ``Qwen 2.5 32B``: a size alone is the one model of that size which the article names."""
    models = [e for e in entities.values() if e.type == "model"]
    sized = {size: [e for e in models if size != e.name and size in e.name.split()] for size in {e.name for e in models if _SIZE.fullmatch(e.name)}}
    return {key: sized[e.name][0] for key, e in entities.items() if e.type == "model" and len(sized.get(e.name, ())) == 1}


def _read(page: Page, sentence: Sentence, mentions: list[Mention], figures: tuple[Figure, ...]) -> Reading:
    names = []
    for index, mention in enumerate(mentions):
        following = mentions[index + 1].start if index + 1 < len(mentions) else sentence.end
        beside = index + 1 < len(mentions) and page.folded[mention.end : following].isspace() and {mention.entity_id, mentions[index + 1].entity_id} <= CLASSES  # `GPU CPU보다`: two sorts
        role, phrase_end = role_after(page.folded, mention.end, following if beside else sentence.end, page.grammar)
        entity = page.entities[mention.entity_id]
        entity = entity if _SIZE.fullmatch(entity.name) and (_CLASS_OF_SIZE.match(page.folded, mention.end) or is_some_model(page.folded, mention.start, mention.end, page.grammar.code)) else page.meant.get(mention.entity_id, entity)
        if entity.type in MAKERS and index + 1 < len(mentions) and page.entities[mentions[index + 1].entity_id].type not in MAKERS:
            gap = page.folded[mention.end : following]
            if gap == " " or (role not in ("topic", "subject", "conjunct") and re.fullmatch(r"(?:\([^)]*\))?(?:의|['’]?n?[iuü]n)? ?['\"‘“*]*(?:[a-z가-힣]{1,6} )?['\"‘“*]*", gap)):
                role = "maker"
        if role == "comparator" and entity.type in SAYERS and _ACCORDING.search(page.folded, mention.end, phrase_end):
            role = "source"
        if role == "comparator" and entity.type in SAYERS and comes_from(page.folded, mention.end, sentence.end):
            role = "ablative"
        names.append(Named(mention.start, mention.end, entity, role, phrase_end))
    breaks = [match.end() for match in page.grammar.clause_break.finditer(page.folded, sentence.start, sentence.end)]
    return Reading(sentence.start, sentence.end, sentence.block, _share_roles(names), figures, (*breaks, sentence.end))


def comes_from(folded: str, end: int, limit: int) -> bool:
    """``MIT'den araştırmacılar``, ``Samsung'dan yüksek bant genişlikli bellek alıyor``: where people or goods are from is no other side of a comparison without ``daha``."""
    return bool(_FROM_THERE.match(folded, end, limit) or _FROM_WHOM.match(folded, end, limit))


def role_after(folded: str, end: int, limit: int, grammar: RoleGrammar) -> tuple[str, int]:
    """The role that the words right after a name give it, and where its phrase ends."""
    closers = _KO_CLOSERS if grammar.code == "ko" else _CLOSERS
    start = closers.match(folded, end, limit)
    at = start.end() if start else end
    starts = [at]
    parenthesis = _PARENTHESIS.match(folded, at, limit)
    if parenthesis:
        starts.insert(0, parenthesis.end())
    for begin in starts:
        head = grammar.heads.match(folded, begin, limit)
        for position in ([head.end(), begin] if head else [begin]):
            for role, pattern in grammar.roles:
                match = pattern.match(folded, position, limit)
                if match and (match.end() > position or role == "subject"):
                    return role, match.end()
    return "bare", at


def _share_roles(names: list[Named]) -> tuple[Named, ...]:
    """Names joined by "and" share the role of the last one (``L4와 T4보다``)."""
    shared = list(names)
    for index in range(len(names) - 2, -1, -1):
        one, following = shared[index], shared[index + 1]
        if one.role == "conjunct" and following.start - one.phrase_end <= 2 and one.type == following.type:
            shared[index] = Named(one.start, one.end, one.entity, following.role, one.phrase_end)
    return tuple(shared)
