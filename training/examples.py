"""Examples: what the model is asked about a window of a document, and the right answers.

Every document, passage or article, goes through the pipeline's own stages first, so that training reads figures, names and
windows exactly as the run-time does. The gold then says which of the names found (and which that were not) fill the roles.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Final

import numpy as np
import numpy.typing as npt

from pipeline.clean import read_article
from pipeline.clean.sentences import split_sentences
from pipeline.evaluate import read_golden
from pipeline.evaluate.claims import own_names
from pipeline.evaluate.names import as_names, normal, same_name, without_common_words
from pipeline.extract.claims import overhear
from pipeline.extract.figures import find_figures
from pipeline.extract.mentions import find_mentions
from pipeline.extract.model.features import (
    Floats,
    Span,
    figure_features,
    pair_features,
    span_features,
    spans_of,
    survey,
)
from pipeline.extract.model.opinions import NAME_TYPES, NameType, Role
from pipeline.extract.model.windows import Tokenizer, Window, cut_windows
from pipeline.extract.reading import read_page
from pipeline.ingest import IngestOptions, file_source
from pipeline.languages import grammar_of
from pipeline.lexicon import fold
from pipeline.settings import Settings
from schemas.golden import Golden, GoldenClaim
from schemas.records import Document, Figure, Source
from training.check import find_files, golden_of, language_of
from training.markup import Draft, Name, Passage, read_drafts, read_passage, read_passages
from training.renaming import Pool, pool_of, rename

Ints = npt.NDArray[np.int64]

TYPE_OF: Final[dict[str, NameType]] = {
    "vendor": "vendor", "chip": "chip", "system": "chip", "product": "chip", "model": "model", "benchmark": "model",
    "dataset": "model", "framework": "model", "organisation": "organisation", "person": "person",
}  # fmt: skip
SLOTS: Final[dict[Role, str]] = {
    "subject": "subject", "comparator": "comparator", "benchmark": "benchmark", "speaker": "attributed_to",
}  # fmt: skip
OUTSIDE: Final = 0  # tag of a token in no name; 1 + 2n opens a name of type n, 2 + 2n continues it
NONE, PREVIOUS = -1, -2  # answers of a role that no place in the text gives


@dataclass(frozen=True, slots=True)
class Lesson:
    """A document with its gold. ``names``: spans of all names with their types, ``keys``: which declared thing stands there."""

    name: str
    group: str  # voice of a passage, "article" otherwise
    language: str
    document: Document
    golden: Golden
    names: tuple[tuple[int, int, NameType], ...]
    keys: dict[tuple[int, int], str] = field(default_factory=dict)
    declared: dict[str, Name] = field(default_factory=dict)


@dataclass(slots=True)
class Answer:
    """The right answers for one figure. Roles hold columns of the window's spans, or ``NONE``, or ``PREVIOUS``; empty: unknown."""

    claim: bool
    type: str = ""
    metric: str = ""
    direction: str = "none"
    modality: str = "asserted"
    roles: dict[Role, list[int]] = field(default_factory=dict)
    golds: tuple[GoldenClaim, ...] = ()


@dataclass(slots=True)
class Example:
    """One window as arrays, with its answers. Token spans hold the first and the last token."""

    lesson: Lesson
    ids: list[int]
    marks: list[int]
    tags: list[int]
    figures: list[Figure]
    figure_tokens: Ints
    figure_features: Floats
    spans: list[Span]
    span_tokens: Ints
    span_features: Floats
    pair_features: Floats
    answers: list[Answer]


@dataclass(frozen=True, slots=True)
class Course:
    """The passages below a folder that are taught: read anew under other names for every epoch.

    ``known``: voices that an earlier training taught, of which each epoch repeats the ``share``, drawn anew.
    """

    drafts: tuple[tuple[Path, Draft], ...]
    pool: Pool
    known: frozenset[str] = frozenset()
    share: float = 1.0

    def lessons(self, random: Random) -> Iterator[Lesson]:
        for path, draft in self.drafts:
            if voice_of(path) not in self.known or random.random() < self.share:
                yield passage_lesson(path, rename(draft, language_of(path), self.pool, random))

    def claims(self) -> Iterator[GoldenClaim]:
        for _, draft in self.drafts:
            yield from read_passage(draft.lines).claims


def course_of(folder: Path, held_out: Sequence[str], *, new: Sequence[str] = (), share: float = 1.0) -> Course:
    """All voices but those held out (``LANGUAGE/NAME``). With ``new``, the others are known and repeated by their ``share`` only."""
    drafts = tuple((path, draft) for path in find_files([folder]) if voice_of(path) not in held_out for draft in read_drafts(path))
    known = frozenset(voice_of(path) for path, _ in drafts) - frozenset(new) if new else frozenset[str]()
    return Course(drafts, pool_of((language_of(path), read_passage(draft.lines)) for path, draft in drafts), known, share)


def voice_of(path: Path) -> str:
    return f"{language_of(path)}/{path.stem}"


def passages(folder: Path) -> Iterator[Lesson]:
    """Lessons of all passages below a folder, as they are written."""
    for path in find_files([folder]):
        for passage in read_passages(path):
            yield passage_lesson(path, passage)


def passage_lesson(path: Path, passage: Passage) -> Lesson:
    return lesson_of(passage.text, golden_of(path, passage), group=voice_of(path), declared=passage.names)


def lesson_of(text: str, golden: Golden, *, group: str, declared: dict[str, Name]) -> Lesson:
    """A passage as a document that the stages before the claims have read."""
    settings = Settings(language=golden.language)
    article = read_article(Source(uri=golden.doc, media_type="text/plain", text=text, language=golden.language), settings)
    document = _stages(Document(article=article), settings)
    keys = dict(_occurrences(document, declared.values()))
    names = tuple(sorted((*span, _type(declared[key])) for span, key in keys.items()))
    return Lesson(golden.doc, group, golden.language, document, golden, names, keys, declared)


def _stages(document: Document, settings: Settings) -> Document:
    for stage in (split_sentences, find_figures, find_mentions):
        document = stage(document, settings)
    return document


def _type(name: Name) -> NameType:
    return next(kind for kind in NAME_TYPES if kind == name.type)


def articles(articles_folder: Path, goldens: Iterable[Path]) -> Iterator[Lesson]:
    """Lessons of whole articles with golden files; their names are those of the claims and what the mention stage finds."""
    for path in goldens:
        golden = read_golden(path)
        source = next((one for one in articles_folder.glob(f"{path.stem}.*") if one.suffix in (".txt", ".md", ".html")), None)
        if golden is None or source is None:
            continue
        loaded = file_source(source, IngestOptions(language=golden.language))
        assert isinstance(loaded, Source), loaded
        settings = Settings(language=golden.language)
        document = _stages(Document(article=read_article(loaded, settings)), settings)
        if golden.check_text(document.article.source_text):
            continue
        yield Lesson(golden.doc, "article", golden.language, document, golden, _silver(document, golden))


def _silver(document: Document, golden: Golden) -> tuple[tuple[int, int, NameType], ...]:
    spans: dict[tuple[int, int], NameType] = {(m.start, m.end): TYPE_OF[m.type] for m in document.mentions if m.type in TYPE_OF}
    claimed = [
        Name(f"{number}{role}", kind, tuple(n for n in as_names(getattr(claim, SLOTS[role])) if n != "previous"))
        for number, claim in enumerate(golden.claims)
        for role, kind in (("subject", "chip"), ("comparator", "chip"), ("benchmark", "model"), ("speaker", "organisation"))
    ]
    taken = {k for start, end in spans for k in range(start, end)}
    types = {name.key: name for name in claimed}
    for (start, end), key in _occurrences(document, claimed):
        if taken.isdisjoint(range(start, end)):
            spans[start, end] = _type(types[key])
            taken.update(range(start, end))
    return tuple(sorted((*span, kind) for span, kind in spans.items()))


def _occurrences(document: Document, names: Iterable[Name]) -> Iterator[tuple[tuple[int, int], str]]:
    """Places where names stand, longer spellings first, none inside another; ends by the particles and suffixes of the language."""
    folded, grammar = fold(document.article.source_text), grammar_of(document.article.language)
    taken: set[int] = set()
    spelled = sorted({(fold(s), name.key) for name in names for s in name.spellings}, key=lambda one: (-len(one[0]), one))
    for spelling, key in spelled:
        at = folded.find(spelling)
        while at >= 0:
            end = at + len(spelling)
            opens = at == 0 or not (folded[at - 1].isalnum() and folded[at].isalnum()) or _other_script(folded[at - 1], folded[at])
            tail = folded[end : end + 1]
            closes = not (tail.isalnum() and folded[end - 1].isalnum()) or _other_script(folded[end - 1], tail)
            if opens and (closes or grammar.name_ends.match(folded, end) or grammar.heads.match(folded, end)) and taken.isdisjoint(range(at, end)):
                taken.update(range(at, end))
                yield (at, end), key
            at = folded.find(spelling, at + 1)


def _other_script(one: str, other: str) -> bool:
    return ("가" <= one <= "힣") != ("가" <= other <= "힣")


def examples_of(
    lesson: Lesson,
    tokenizer: Tokenizer,
    *,
    forget: float = 0.0,
    random: Random | None = None,
    unread: Sequence[tuple[int, int]] | None = None,
) -> Iterator[Example]:
    """The windows of a lesson.

    ``forget``: share of the names hidden from the model, so that it learns to find names itself. ``unread``: spans that a model
    takes for names, instead of those that the gold knows and the common nouns that the rules propose for a subject.
    """
    document = lesson.document
    if forget and random:
        hidden = {m.entity_id for m in document.mentions if random.random() < forget}
        document = replace(document, mentions=tuple(m for m in document.mentions if m.entity_id not in hidden))
    page = read_page(document)
    hints = overhear(page)
    places = spans_of(page, [(start, end) for start, end, _ in lesson.names], hints) if unread is None else spans_of(page, unread)
    known = survey(page, places, hints)
    judge = _Judge(lesson, document)
    for window in cut_windows(document, tokenizer):
        placed = [(one, at) for one in known.spans if (at := window.span(one.start, one.end))]
        spans = [one for one, _ in placed]
        figures = [(figure, at) for figure in window.judged if (at := window.span(figure.start, figure.end))]
        judged = [figure for figure, _ in figures]
        if not judged:
            continue
        yield Example(
            lesson=lesson,
            ids=window.tokens.ids,
            marks=window.tokens.marks,
            tags=tags_of(window, lesson.names),
            figures=judged,
            figure_tokens=np.array([at for _, at in figures], dtype=np.int64).reshape(-1, 2),
            figure_features=figure_features(known, judged),
            spans=spans,
            span_tokens=np.array([at for _, at in placed], dtype=np.int64).reshape(-1, 2),
            span_features=span_features(known, spans),
            pair_features=pair_features(known, judged, spans),
            answers=[judge.answer(figure, spans) for figure in judged],
        )


def tags_of(window: Window, names: Sequence[tuple[int, int, NameType]]) -> list[int]:
    tags = [OUTSIDE] * len(window.tokens)
    for start, end, kind in names:
        at = window.span(start, end)
        if at is None:
            continue
        number = 1 + 2 * NAME_TYPES.index(kind)
        inside = [n for n in range(at[0], at[1] + 1) if window.tokens.starts[n] >= start or n == at[0]]
        for n in inside:
            tags[n] = number + 1
        tags[at[0]] = number
    return tags


class _Judge:
    """Looks up the gold of figures and which spans agree with its names."""

    def __init__(self, lesson: Lesson, document: Document) -> None:
        self.lesson = lesson
        self.text = document.article.source_text
        self.entities = {entity.entity_id: entity for entity in document.entities}
        self.golds = sorted(lesson.golden.figures, key=lambda figure: figure.start)
        self.starts = [figure.start for figure in self.golds]
        self.claims: dict[int, list[GoldenClaim]] = {}
        for claim in lesson.golden.claims:
            if claim.figure is not None:
                self.claims.setdefault(claim.figure, []).append(claim)

    def claims_of(self, figure: Figure) -> list[GoldenClaim]:
        """The claims of the gold figure that overlaps this one."""
        at = bisect_right(self.starts, figure.end - 1) - 1
        return self.claims.get(self.starts[at], []) if at >= 0 and self.golds[at].end > figure.start else []

    def answer(self, figure: Figure, spans: Sequence[Span]) -> Answer:
        claims = self.claims_of(figure)
        if not claims:
            return Answer(claim=False)
        first = claims[0]
        answer = Answer(claim=True, type=first.type, metric=first.metric or "", direction=first.direction or "none", modality=first.modality, golds=tuple(claims))
        for role, slot in SLOTS.items():
            fillings = [own_names(claim) if role == "subject" else as_names(getattr(claim, slot)) for claim in claims]
            answer.roles[role] = self._places(fillings, spans, role)
        return answer

    def _places(self, fillings: Sequence[list[str]], spans: Sequence[Span], role: Role) -> list[int]:
        if not any(fillings):
            return [NONE]
        if any("previous" in names for names in fillings):
            return [PREVIOUS] if role == "comparator" else []
        places = {column for names in fillings if names for column in self._agreeing(names, spans)}
        return sorted(places) or ([NONE] if role == "subject" else [])

    def _agreeing(self, names: list[str], spans: Sequence[Span]) -> list[int]:
        keys = {key for key, name in self.lesson.declared.items() if set(name.spellings) <= set(names)}
        forms = {form for name in names for form in (normal(name), without_common_words(normal(name)))}
        equal, nested = [], []
        for column, one in enumerate(spans):
            key = self._key(one)
            if key is not None:
                if key in keys:
                    equal.append(column)
                continue
            called = [self.text[one.start : one.end]]
            if one.entity_id in self.entities:
                called.append(self.entities[one.entity_id].name)
            if any(normal(name) in forms or without_common_words(normal(name)) in forms for name in called):
                equal.append(column)
            elif same_name(names, called):
                nested.append(column)
        return equal or nested

    def _key(self, one: Span) -> str | None:
        """The declared thing that stands at a span: the same, or one that shares its end or start."""
        keys = self.lesson.keys
        if (one.start, one.end) in keys:
            return keys[one.start, one.end]
        return next((key for (start, end), key in keys.items() if (end == one.end and start < one.end) or (start == one.start and end > one.start)), None)
