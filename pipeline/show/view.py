"""What there is to show of a document, from a ``Document`` in memory or from the database."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pipeline.store import Store
    from schemas.records import Document

SHORT_STATEMENT = "{subject} · {metric}: {value}"


@dataclass(frozen=True, slots=True)
class Highlight:
    """A marked span. ``label`` is a figure's kind, ``name`` for a name, ``slot`` for a slot; ``note`` explains it."""

    start: int
    end: int
    label: str
    note: str


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of text and what covers it."""

    text: str
    highlights: tuple[Highlight, ...]


@dataclass(frozen=True, slots=True)
class SlotView:
    slot: str
    start: int | None
    end: int | None
    surface: str | None
    value: str | None
    confidence: float
    method: str


@dataclass(frozen=True, slots=True)
class ClaimView:
    claim_id: str
    start: int  # of the evidence
    end: int
    statement: str
    type: str
    confidence: float
    method: str
    figure: tuple[int, int] | None = None
    slots: tuple[SlotView, ...] = ()
    standing: str | None = None  # None for a document in memory
    judged: tuple[str, ...] = ()  # sentences: how it stands, who decided, by which rule and why; what was amended


@dataclass(frozen=True, slots=True)
class View:
    title: str
    facts: tuple[tuple[str, str], ...]  # metadata: name and value
    text: str
    blocks: tuple[tuple[str, int, int], ...]  # kind, start, end; they tile the text
    highlights: tuple[Highlight, ...]
    claims: tuple[ClaimView, ...]

    def pieces(self, start: int, end: int) -> Iterator[Piece]:
        """The text from ``start`` to ``end``, cut wherever a highlight begins or ends."""
        return cut(self.text, self.highlights, start, end)


def cut(text: str, highlights: Iterable[Highlight], start: int, end: int) -> Iterator[Piece]:
    covering = [mark for mark in highlights if mark.start < end and mark.end > start]
    edges = sorted({start, end, *(edge for mark in covering for edge in (mark.start, mark.end) if start < edge < end)})
    for left, right in pairwise(edges):
        over = tuple(mark for mark in covering if mark.start <= left and mark.end >= right)
        yield Piece(text[left:right], over)


def figure_note(kind: str, quantifier: str, value: float | None, value_max: float | None, unit: str | None, text_value: str | None) -> str:
    """``quantity: at least 1,472 core``"""
    number = "" if value is None else f"{value:,.15g}" + (f"–{value_max:,.15g}" if value_max is not None else "")
    limit = "" if quantifier == "exact" else quantifier.replace("_", " ")
    said = " ".join(part for part in (limit, number or text_value or "", unit or "") if part)
    return f"{kind}: {said}" if said else kind


def statement_of(statement: str, subject: str | None, metric: str | None, surface: str | None) -> str:
    """The claim as a sentence, or its slots where it has none."""
    return statement or SHORT_STATEMENT.format(subject=subject or "?", metric=metric or "?", value=surface or "?")


def view_of(document: Document) -> View:
    """Of a document in memory."""
    from pipeline.store.rows import claim_ids

    article = document.article
    figures = {figure.start: figure for figure in document.figures}
    marks = [
        Highlight(f.start, f.end, f.kind, figure_note(f.kind, f.quantifier, f.value, f.value_max, f.unit, f.text_value))
        for f in document.figures
    ]
    names = {entity.entity_id: entity for entity in document.entities}
    marks += [
        Highlight(m.start, m.end, "name_of", f"{m.type}: {names[m.entity_id].name if m.entity_id in names else m.entity_id}")
        for m in document.mentions
    ]
    claims = []
    for claim_id, claim in zip(claim_ids(document), document.claims, strict=True):
        figure = figures.get(claim.figure) if claim.figure is not None else None
        slots = tuple(SlotView(s.slot, s.start, s.end, s.surface, s.value, s.confidence, s.method) for s in claim.slots)
        statement = statement_of(claim.statement, claim.subject, claim.metric, figure.surface if figure else None)
        place = (figure.start, figure.end) if figure else None
        claims.append(
            ClaimView(claim_id, claim.start, claim.end, statement, claim.type, claim.confidence, claim.method, place, slots)
        )
    facts = _facts(article.uri, article.language, article.byline, article.publisher, article.published_at, article.doc_id)
    blocks = tuple((block.kind, block.start, block.end) for block in article.blocks)
    return View(article.title or article.uri, facts, article.source_text, blocks, _in_order(marks), tuple(claims))


def stored_view(store: Store, doc_id: str) -> View:
    """Of a stored document."""

    def rows(query: str) -> list[tuple[Any, ...]]:
        return store.sql(query, [doc_id]).fetchall()

    title, uri, language, byline, publisher, published_at, text, newer = rows(
        "SELECT title, uri, language, byline, publisher, published_at, source_text, superseded_by FROM documents WHERE doc_id = ?"
    )[0]
    figures = rows(
        "SELECT span_start, span_end, kind, quantifier, value, value_max, unit, text_value FROM figures WHERE doc_id = ?"
    )
    marks = [Highlight(start, end, kind, figure_note(kind, *rest)) for start, end, kind, *rest in figures]
    marks += [
        Highlight(start, end, "name_of", f"{kind}: {name}")
        for start, end, kind, name in rows(
            "SELECT m.span_start, m.span_end, m.type, coalesce(e.name, m.entity_id) "
            "FROM mentions AS m LEFT JOIN entities AS e USING (entity_id) WHERE m.doc_id = ?"
        )
    ]
    blocks = rows("SELECT kind, span_start, span_end FROM blocks WHERE doc_id = ? ORDER BY block_id")
    ids = [row[0] for row in rows("SELECT claim_id FROM claims WHERE doc_id = ? ORDER BY evidence_start, figure_start, claim_id")]
    facts = _facts(uri, language, byline, publisher, published_at, doc_id) + ((("superseded by", newer),) if newer else ())
    standings = dict(rows("SELECT claim_id, standing FROM standings SEMI JOIN (SELECT claim_id FROM claims WHERE doc_id = ?) USING (claim_id)"))
    amended = dict(rows("SELECT claim_id, c.statement FROM claims_amended AS c SEMI JOIN amendments USING (claim_id) WHERE c.doc_id = ?"))
    claims = tuple(_as_amended(replace(stored_claim(store, claim_id), standing=standings.get(claim_id)), amended.get(claim_id)) for claim_id in ids)
    return View(title or uri, facts, text, tuple((k, s, e) for k, s, e in blocks), _in_order(marks), claims)


def stored_claim(store: Store, claim_id: str) -> ClaimView:
    start, end, statement, subject, metric, kind, confidence, method, figure_start, figure_end, surface = store.sql(
        "SELECT c.evidence_start, c.evidence_end, c.statement, c.subject, c.metric, c.type, c.confidence, c.method, "
        "f.span_start, f.span_end, f.surface FROM claims AS c LEFT JOIN figures AS f USING (figure_id) WHERE claim_id = ?",
        [claim_id],
    ).fetchall()[0]
    slots = store.sql(
        "SELECT slot, span_start, span_end, surface, value, confidence, method FROM claim_slots WHERE claim_id = ? ORDER BY rowid",
        [claim_id],
    ).fetchall()
    figure = None if figure_start is None else (figure_start, figure_end)
    said = statement_of(statement, subject, metric, surface)
    return ClaimView(claim_id, start, end, said, kind, confidence, method, figure, tuple(SlotView(*row) for row in slots))


def stored_submission(store: Store, submission_id: str) -> ClaimView:
    """A submission as a claim is shown: its slots with the words of its sentence that name them, how it stands and why."""
    row = store.sql(
        "SELECT s.doc_id, s.evidence_start, s.evidence_end, s.statement, s.kind, s.confidence, s.method, s.subject, s.benchmark, s.round, s.division, s.system, s.chips, s.software, s.exclusive,"
        " t.standing, t.decided_by, t.stale, t.reason FROM submissions AS s JOIN every_submission_standing AS t USING (submission_id) WHERE submission_id = ?",
        [submission_id],
    ).fetchall()[0]
    doc_id, start, end, statement, kind, confidence, method, subject, benchmark, told_round, division, system, chips, software, exclusive, standing, decided_by, stale, reason = row
    named = store.sql(
        "SELECT m.span_start, m.span_end, m.surface, e.name, e.name_en FROM mentions AS m LEFT JOIN entities AS e USING (entity_id)"
        " WHERE m.doc_id = ? AND m.span_start >= ? AND m.span_end <= ? ORDER BY m.span_start",
        [doc_id, start, end],
    ).fetchall()
    values = [("subject", subject), *(("benchmark", one) for one in benchmark or ()), ("round", told_round), ("division", division), ("system", system), ("chips", chips), *(("software", one) for one in software or ())]
    slots = tuple(_slot_of(slot, str(value), named, confidence, method) for slot, value in values if value not in (None, ""))
    slots += (SlotView("exclusive", None, None, None, "nothing else was brought", confidence, method),) if exclusive else ()
    by = "by the policy" if decided_by == "policy" else f"by {decided_by}"
    judged = f"{standing}{', though the submission changed since its review' if stale else ''}; decided {by}: {reason}"
    return ClaimView(submission_id, start, end, statement, f"submission ({kind})", confidence, method, None, slots, standing, (judged,))


def stored_figure(store: Store, figure_id: str) -> ClaimView:
    """A figure as a claim is shown: its words in their sentence, how it stands by itself and why, and the claim that stands on it."""
    doc_id, start, end, surface, kind, quantifier, value, value_max, unit, text_value = store.sql(
        "SELECT doc_id, span_start, span_end, surface, kind, quantifier, value, value_max, unit, text_value FROM figures WHERE figure_id = ?", [figure_id]
    ).fetchall()[0]
    places = "SELECT span_start, span_end FROM {} WHERE doc_id = ? AND span_start <= ? AND span_end >= ?"
    sentence = next((row for name in ("sentences", "blocks") for row in store.sql(places.format(name), [doc_id, start, end]).fetchall()), (start, end))
    rows = store.sql("SELECT standing, decided_by, stale, reason FROM every_figure_standing WHERE figure_id = ?", [figure_id]).fetchall()
    judged = [
        f"{standing}{', though the figure changed since its review' if stale else ''}; decided by {'the policy' if by == 'policy' else by}: {reason}"
        for standing, by, stale, reason in rows
    ] or ["unchecked by itself"]
    judged += [f"the claim {claim_id} stands on it" for (claim_id,) in store.sql("SELECT claim_id FROM claims WHERE figure_id = ? ORDER BY claim_id", [figure_id]).fetchall()]
    slot = SlotView("figure", start, end, surface, figure_note(kind, quantifier, value, value_max, unit, text_value), 1.0, "figure")
    return ClaimView(figure_id, sentence[0], sentence[1], surface, f"figure ({kind})", 1.0, "figure", (start, end), (slot,), rows[0][0] if rows else None, tuple(judged))


def _slot_of(slot: str, value: str, named: Sequence[tuple[int, int, str, str | None, str | None]], confidence: float, method: str) -> SlotView:
    """A slot with the words that name its value, where the sentence does."""
    plain = value.casefold()
    for start, end, surface, *names in named:
        if plain in {(one or "").casefold() for one in (surface, *names)}:
            return SlotView(slot, start, end, surface, value, confidence, method)
    return SlotView(slot, None, None, None, value, confidence, method)


def _as_amended(claim: ClaimView, statement: str | None) -> ClaimView:
    return claim if not statement else replace(claim, statement=f"{statement} (amended)")


def with_standing(store: Store, claim: ClaimView) -> ClaimView:
    """The claim with how it stands and what people made of it."""
    standing, decided_by, stale, rule, reason = store.sql(
        "SELECT standing, decided_by, stale, rule, reason FROM standings WHERE claim_id = ?", [claim.claim_id]
    ).fetchall()[0]
    by = f"by the policy ({rule})" if decided_by == "policy" else f"by {decided_by}"
    told = [f"{standing}{', though the claim changed since its review' if stale else ''}; decided {by}: {reason}"]
    for slots, who, statement in store.sql(
        "SELECT CAST(a.amended AS VARCHAR), a.amended_by, c.statement FROM amendments AS a JOIN claims_amended AS c USING (claim_id) WHERE claim_id = ?", [claim.claim_id]
    ).fetchall():
        told.append(f"amended by {who}: {slots}; then: {statement}")
    return replace(claim, standing=standing, judged=tuple(told))


def with_newer_text(store: Store, claim: ClaimView, doc_id: str) -> ClaimView:
    """The claim or submission with a sentence on the newer text, where its own is superseded."""
    [(newer,)] = store.sql("SELECT superseded_by FROM documents WHERE doc_id = ?", [doc_id]).fetchall()
    return replace(claim, judged=(*claim.judged, f"its text is superseded: a newer one, {newer}, took its place at the same address")) if newer else claim


def _facts(
    uri: str, language: str | None, byline: str | None, publisher: str | None, published_at: str | None, doc_id: str
) -> tuple[tuple[str, str], ...]:
    pairs = (
        ("published", published_at), ("by", byline), ("publisher", publisher), ("language", language), ("uri", uri),
        ("document", doc_id),
    )  # fmt: skip
    return tuple((name, value) for name, value in pairs if value)


def _in_order(marks: Sequence[Highlight]) -> tuple[Highlight, ...]:
    return tuple(sorted(marks, key=lambda mark: (mark.start, -mark.end)))
