"""Records of the pipeline, in the order in which a document passes through them.

``Source`` (bytes) -> ``Article`` (source text, blocks, metadata) -> ``Document`` (sentences, figures, mentions, claims).

All offsets are Unicode code points in ``Article.source_text``, end exclusive. Records are frozen: a stage returns a new one
(``dataclasses.replace``). Nothing here validates; pydantic does where data enters or leaves (``schemas.golden``).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date
from typing import Any, Literal

BlockKind = Literal[
    "title", "byline", "date", "heading", "paragraph", "list_item", "question", "answer", "quote", "table", "caption", "code", "chrome"
]
FigureKind = Literal[
    "quantity", "percentage", "ratio", "money", "date", "time", "version", "name", "ordinal", "index", "chrome"
]
Quantifier = Literal["exact", "about", "at_least", "at_most", "more_than", "less_than"]
EntityType = Literal[
    "vendor", "chip", "system", "benchmark", "model", "dataset", "framework", "metric", "organisation", "person", "product"
]
ClaimType = Literal["comparison", "result", "specification", "price", "market", "setup", "event"]
Direction = Literal["better", "worse", "higher", "lower", "equal"]
Modality = Literal["asserted", "hedged", "planned", "hypothetical", "denied", "asked"]
SlotName = Literal[
    "subject", "vendor", "metric", "comparator", "benchmark", "direction", "modality", "attributed_to", "conditions", "as_of", "value"
]


@dataclass(frozen=True, slots=True)
class Source:
    """One document as it came in: a file, a row of JSONL or Parquet, a WARC record, a page of the web.

    Exactly one of ``data`` (undecoded bytes) and ``text`` (a text field that its container already decoded) is set.
    """

    uri: str
    media_type: str  # text/plain, text/markdown, text/html
    data: bytes | None = None
    text: str | None = None
    declared_encoding: str | None = None  # from HTTP headers or the like; a hint, never trusted
    canonical_url: str | None = None
    title: str | None = None
    published: str | None = None  # as the container wrote it
    language: str | None = None  # "ko" or "tr" where the user forces it


@dataclass(frozen=True, slots=True)
class Reject:
    """One input that was set aside; a row of ``rejects``. ``detail`` is one sentence that says what to do."""

    uri: str
    stage: str  # "ingest" for what never became a source, else "read"
    reason: str  # lower_snake_case, stable
    detail: str


@dataclass(frozen=True, slots=True)
class Warning_:  # noqa: N801 - Warning is a builtin
    """Something a reader should know about a stored document; a row of ``warnings``."""

    stage: str
    code: str  # lower_snake_case, stable
    detail: str


@dataclass(frozen=True, slots=True)
class Block:
    """A stretch of the source text of one kind. The blocks of an article tile its source text, in order."""

    kind: BlockKind
    start: int
    end: int
    language: str | None = None  # "ko", "tr", other ISO 639-1, None where there are no letters
    speaker: str | None = None  # of question and answer turns, as written


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of a table block. ``row`` and ``col`` count from 0 in the grid after row and column spans are laid out."""

    block: int  # index into Article.blocks
    row: int
    col: int
    start: int
    end: int
    row_header: str | None = None  # header path, outermost first, joined with " > "
    col_header: str | None = None


@dataclass(frozen=True, slots=True)
class Article:
    """A decoded document: its source text, what cleaning made of it, and its metadata."""

    doc_id: str  # first 16 hex digits of sha256
    uri: str
    sha256: str  # of the source bytes; of the UTF-8 text field for a row
    media_type: str
    encoding: str
    source_text: str
    language: str | None = None  # "ko" or "tr"; None until cleaning
    title: str | None = None
    byline: str | None = None  # authors joined with ", "
    publisher: str | None = None
    published_at: str | None = None  # ISO 8601, day or moment
    modified_at: str | None = None
    canonical_url: str | None = None
    blocks: tuple[Block, ...] = ()
    cells: tuple[Cell, ...] = ()
    warnings: tuple[Warning_, ...] = ()

    @property
    def published_day(self) -> date | None:
        """The day of publication, from which relative dates are counted; None where unknown."""
        try:
            return date.fromisoformat((self.published_at or "")[:10])
        except ValueError:
            return None


@dataclass(frozen=True, slots=True)
class Sentence:
    start: int
    end: int
    block: int  # index into Article.blocks


@dataclass(frozen=True, slots=True)
class Figure:
    """One number expression; fields and their meaning are those of docs/annotation.md, section 1."""

    start: int
    end: int
    surface: str
    kind: FigureKind
    value: float | int | None = None
    value_max: float | int | None = None
    unit: str | None = None
    text_value: str | None = None
    quantifier: Quantifier = "exact"
    in_words: bool = False
    rule: str = ""  # name of the rule that read it

    def __hash__(self) -> int:  # of its place alone, as it is asked for thousands of times and no two stand in one
        return self.start


@dataclass(frozen=True, slots=True)
class Mention:
    start: int
    end: int
    surface: str
    type: EntityType
    entity_id: str


@dataclass(frozen=True, slots=True)
class Entity:
    """A thing that articles speak of. ``entity_id`` is ``type:`` and a slug of the canonical name, equal in all documents."""

    entity_id: str
    type: EntityType
    name: str
    name_en: str | None = None
    vendor_id: str | None = None
    aliases: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Slot:
    """The words behind one slot of a claim. ``start`` is None where the slot was inferred without words of its own."""

    slot: SlotName
    start: int | None
    end: int | None
    surface: str | None
    confidence: float
    method: str  # the rule, "carried:<rule>", "lexicon" or "model"
    value: str | None = None  # canonical name or value that the slot got from these words


@dataclass(frozen=True, slots=True)
class Claim:
    """What a figure asserts (docs/annotation.md, section 2). Names are canonical; ``slots`` hold the words of the article."""

    figure: int | None  # start offset of its figure, None for a comparison without a number
    start: int  # evidence span: the sentence, list item or table row
    end: int
    type: ClaimType
    subject: str | None = None
    subject_id: str | None = None
    vendor: str | None = None
    metric: str | None = None
    comparator: str | None = None  # "previous" for the subject's own past
    comparator_id: str | None = None
    benchmark: tuple[str, ...] = ()
    direction: Direction | None = None
    value: float | int | None = None
    value_max: float | int | None = None
    unit: str | None = None
    quantifier: Quantifier = "exact"
    modality: Modality = "asserted"
    attributed_to: str | None = None
    conditions: dict[str, Any] = field(default_factory=dict)
    as_of: str | None = None
    statement: str = ""
    ordinal: int = 0  # among the claims that share its figure (or its evidence span, without figure)
    group_id: str | None = None
    confidence: float = 0.0
    method: str = ""
    slots: tuple[Slot, ...] = ()


@dataclass(frozen=True, slots=True)
class Triple:
    """A relation that the text states without a claim of its own; a row of ``asserted_triples``."""

    subject: str
    predicate: Literal["made_by", "evaluated_on", "measures"]
    object: str
    start: int  # the words that state it
    end: int
    confidence: float
    method: str


@dataclass(frozen=True, slots=True)
class Submission:
    """Who is said to have brought results to a benchmark; a row of ``submissions``.

    ``kind``: ``submitted``, ``used`` (a software), ``none`` (no result), ``only`` (nobody else has one),
    ``fastest`` (the shortest time of all; ``chips`` and ``system`` then say of which), ``sole`` (nobody else makes such chips but the firm in ``system``). ``exclusive``: nothing else was brought.
    """

    start: int  # the sentence that tells of it
    end: int
    kind: Literal["submitted", "used", "none", "only", "fastest", "sole"]
    subject: str  # who brought it, else the thing that it is told of
    subject_id: str | None
    benchmark: tuple[str, ...]
    confidence: float
    method: str
    round: str | None = None  # of the suite, as "4.0"
    division: str | None = None
    system: str | None = None
    chips: int | None = None
    software: tuple[str, ...] = ()
    exclusive: bool = False
    statement: str = ""
    ordinal: int = 0  # among those of one sentence


@dataclass(frozen=True, slots=True)
class Document:
    """An article and what was read from it. What ``Pipeline.process`` returns."""

    article: Article
    sentences: tuple[Sentence, ...] = ()
    figures: tuple[Figure, ...] = ()
    entities: tuple[Entity, ...] = ()
    mentions: tuple[Mention, ...] = ()
    claims: tuple[Claim, ...] = ()
    triples: tuple[Triple, ...] = ()
    submissions: tuple[Submission, ...] = ()
    warnings: tuple[Warning_, ...] = ()

    def to_html(self) -> str:
        """One self-contained HTML file with figures, names and claims marked."""
        from pipeline.show import html_page, view_of

        return html_page(view_of(self))
