"""spaCy: the component ``chipclaims``, and a Korean that needs no system mecab.

``nlp = spacy.blank("ko"); nlp.add_pipe("chipclaims")`` (and ``"tr"``) fills, for each document,

- ``doc._.figures``, ``doc._.claims``, ``doc._.chipclaims``: the records of ``schemas``, with offsets into ``doc.text``;
- ``doc.spans["figures"]`` (labels: kinds), ``doc.spans["claims"]`` (labels: claim types, the spans are their evidence),
  ``doc.ents`` (labels: types of names, ids: entity_ids) and sentence starts;
- ``span._.figure`` and ``span._.claim``: the record that a span of these groups stands for.

Spans are widened to whole tokens: ``31%`` in ``31%가`` becomes the token that holds it; the records keep the exact offsets.
Installed, both the component and the language are found through entry points; elsewhere import this module first.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import asdict, replace
from functools import lru_cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from pydantic import TypeAdapter
from spacy.lang.ko import Korean, KoreanDefaults, KoreanTokenizer
from spacy.language import Language
from spacy.tokens import Doc, Span
from spacy.util import filter_spans, load_config_from_str, registry

from pipeline.app import Pipeline
from pipeline.extract.mentions import entity_id
from pipeline.lexicon import load_lexicon
from pipeline.settings import Settings
from schemas.records import Claim, Document, Figure, Source

if TYPE_CHECKING:
    from spacy.tokenizer import Tokenizer

FACTORY = "chipclaims"
RECORD = "chipclaims"  # key of doc.user_data; JSON, so that documents can be sent between processes and saved
LANGUAGES = frozenset({"ko", "tr"})


@registry.tokenizers("chipclaims.korean.v1")  # type: ignore[untyped-decorator]  # spaCy types it loosely
def make_korean_tokenizer() -> Callable[[Language], Tokenizer | KoreanTokenizer]:
    """Mecab's tokenizer where natto is installed, else spaCy's own rules: words at spaces, without the punctuation around them."""
    if find_spec("natto") is not None:
        return lambda nlp: KoreanTokenizer(nlp.vocab)
    rules: Callable[[Language], Tokenizer] = registry.tokenizers.get("spacy.Tokenizer.v1")()
    return rules


class PipKoreanDefaults(KoreanDefaults):
    config = load_config_from_str('[nlp]\n\n[nlp.tokenizer]\n@tokenizers = "chipclaims.korean.v1"\n')


@registry.languages("ko")
class PipKorean(Korean):  # type: ignore[no-untyped-call]  # spaCy types it loosely
    """What ``spacy.blank("ko")`` makes where chipclaims is installed."""

    lang = "ko"
    Defaults = PipKoreanDefaults


class Chipclaims:
    """The component. ``language`` is that of the pipeline where it is Korean or Turkish, else it is detected."""

    def __init__(self, settings: Settings) -> None:
        self.pipeline = Pipeline(settings)

    def __call__(self, doc: Doc) -> Doc:
        if doc.text.strip():
            source = Source(uri="spacy", media_type="text/plain", text=doc.text, language=self.pipeline.settings.language)
            annotate(doc, self.pipeline.read(source))
        return doc


@Language.factory(
    FACTORY,
    default_config={"lexicon_file": None, "model": "default"},
    assigns=["doc._.figures", "doc._.claims", "doc.ents", "doc.spans", "token.is_sent_start"],
)
def make_chipclaims(nlp: Language, name: str, lexicon_file: str | None, model: str) -> Chipclaims:  # noqa: ARG001 - spaCy's signature
    language = nlp.lang if nlp.lang in LANGUAGES else None
    return Chipclaims(Settings(language=language, lexicon_file=lexicon_file, model=model))


def annotate(doc: Doc, document: Document) -> None:
    """Puts what was read from ``doc.text`` onto the doc."""
    doc.user_data[RECORD] = json.dumps(asdict(replace(document, article=replace(document.article, source_text=""))), default=str)
    doc.spans["figures"] = _spans(doc, ((figure.start, figure.end, figure.kind, "") for figure in document.figures))
    doc.spans["claims"] = _spans(doc, ((claim.start, claim.end, claim.type, "") for claim in document.claims))
    names = _spans(doc, ((m.start, m.end, m.type.upper(), m.entity_id) for m in document.mentions))
    doc.set_ents(filter_spans(names))
    starts = {sentence.start for sentence in document.sentences}
    if starts and not doc.has_annotation("SENT_START"):
        for token in doc:
            token.is_sent_start = token.i == 0 or any(token.idx <= start < token.idx + len(token) for start in starts)


def lexicon_patterns(lexicon_file: str | None = None) -> list[dict[str, str]]:
    """The lexicon for spaCy's ``entity_ruler``: labels are types in capitals (``CHIP``), ids are entity_ids.

    The ruler finds whole tokens only; ``add_pipe("chipclaims")`` also finds names with case endings and unknown names.
    """
    entries = [entry for entry in load_lexicon(lexicon_file).by_name.values() if not entry.needs]
    return [
        {"label": entry.type.upper(), "pattern": alias, "id": entity_id(entry.type, entry.name)}
        for entry in entries
        for alias in dict.fromkeys((entry.name, *entry.aliases))
    ]


def _spans(doc: Doc, places: Iterable[tuple[int, int, str, str]]) -> list[Span]:
    """Spans of whole tokens, one for each place, in its order."""
    spans = (
        doc.char_span(start, end, label=label, span_id=span_id, alignment_mode="expand") for start, end, label, span_id in places
    )
    return [span for span in spans if span is not None]


@lru_cache(maxsize=64)
def _parsed(record: str) -> Document:
    return TypeAdapter(Document).validate_json(record)


def _document(doc: Doc) -> Document | None:
    """The record of a doc; its ``article.source_text`` is ``doc.text``."""
    record = doc.user_data.get(RECORD)
    if record is None:
        return None
    document = _parsed(record)
    return replace(document, article=replace(document.article, source_text=doc.text))


def _figures(doc: Doc) -> tuple[Figure, ...]:
    document = _document(doc)
    return document.figures if document else ()


def _claims(doc: Doc) -> tuple[Claim, ...]:
    document = _document(doc)
    return document.claims if document else ()


def _of_group(group: str, records: Callable[[Doc], tuple[Any, ...]]) -> Callable[[Span], Any]:
    """A getter for the record that a span of a group stands for, None for other spans."""

    def getter(span: Span) -> Any:
        pairs = zip(span.doc.spans.get(group, ()), records(span.doc), strict=False)
        return next((record for candidate, record in pairs if candidate == span), None)

    return getter


Doc.set_extension("chipclaims", getter=_document, force=True)
Doc.set_extension("figures", getter=_figures, force=True)
Doc.set_extension("claims", getter=_claims, force=True)
Span.set_extension("figure", getter=_of_group("figures", _figures), force=True)
Span.set_extension("claim", getter=_of_group("claims", _claims), force=True)
