"""Stored documents read again, from the stored text, with today's code, lexicon and model."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from typing import Any, Literal

from pipeline.app import read_through
from pipeline.clean import read_article
from pipeline.clean.datelines import parse_moment
from pipeline.engines.batch import describe, stage_of, too_slow
from pipeline.engines.limits import TooSlowError, seconds_for, time_limit
from pipeline.engines.local import INLINE_SOURCES, make_lanes
from pipeline.errors import InvariantError, ModelError, RejectError, UsageError
from pipeline.settings import Settings
from pipeline.store import Batch, Counts, Store
from pipeline.store.fingerprint import fingerprint
from pipeline.store.rows import COLUMNS, Rows
from pipeline.store.told import to_be_read
from pipeline.store.writer import METADATA
from schemas.records import Article, Block, Cell, Document, Reject, Source

Progress = Callable[[int], None]

BATCH_DOCUMENTS = 32
TEXT_TYPES = frozenset({"text/plain", "text/markdown"})
Compared = Literal["figures", "claims", "submissions"]
COMPARED: dict[Compared, str] = {"figures": "figure_id", "claims": "claim_id", "submissions": "submission_id"}  # table -> key


@dataclass(frozen=True, slots=True)
class Stored:
    """A document as the database holds it; ``origin`` has what its container said, where that is known."""

    article: Article
    origin: Source | None

    @property
    def uri(self) -> str:
        return self.article.uri


@dataclass(frozen=True, slots=True)
class Change:
    """One row that a refresh adds, removes or changes. ``before`` and ``after`` hold the columns that differ."""

    doc_id: str
    table: Compared
    row_id: str
    kind: Literal["added", "removed", "changed"]
    before: dict[str, Any]
    after: dict[str, Any]


@dataclass(frozen=True, slots=True)
class RefreshSummary:
    """``refreshed`` documents were read again, ``failed`` could not be and stay as they were (they are in ``rejects``)."""

    run_id: str | None
    refreshed: int
    failed: int
    changes: tuple[Change, ...]


def refresh(  # each is a choice of the command line
    store: Store,
    settings: Settings,
    doc_ids: Sequence[str] | None = None,
    *,
    workers: int | None = None,
    dry_run: bool = False,
    progress: Progress | None = None,
) -> RefreshSummary:
    """Reads stored documents again and replaces what was read from them; reviews stay.

    Without ``doc_ids`` all that were read with other code, another lexicon or another model, or changed since. ``dry_run`` only says what would
    change. HTML keeps its stored blocks and cells; plain text and Markdown are cleaned again. ``progress`` gets the number of
    documents done so far.
    """
    ids = [store.find_document(name) for name in doc_ids] if doc_ids is not None else due_documents(store, settings)
    config = {"settings": asdict(settings), "fingerprint": fingerprint(settings), "engine": "refresh"}
    run_id = None if dry_run else store.begin_run(config)
    changes: list[Change] = []
    done = failed = 0
    for batch in reread_in_lanes(store, settings, ids, workers=workers):
        changes += differences(store, batch)
        if run_id is not None:
            store.replace(batch, run_id=run_id)
        failed += len(batch.rejects)
        done += len(batch.rejects) + batch.tables["documents"].num_rows
        if progress is not None:
            progress(done)
        store.breathe()
    if run_id is not None:
        store.find_copies(again=done > 0)
        store.finish_run(run_id, Counts(stored=done - failed, rejected=failed))
    return RefreshSummary(run_id, done - failed, failed, tuple(changes))


def read_told(store: Store, settings: Settings, run_id: str, *, workers: int | None = None) -> int:
    """Reads documents again of which a container told another date or title than they were read with; how many."""
    ids = to_be_read(store.connection)
    for batch in reread_in_lanes(store, settings, ids, workers=workers):
        store.replace(batch, run_id=run_id)
        store.breathe()
    return len(ids)


def reread_in_lanes(store: Store, settings: Settings, ids: Sequence[str], *, workers: int | None) -> Iterator[Batch]:
    """Stored documents read again, in their order."""
    if not ids:
        return
    lanes = make_lanes(reread_batch, settings, 1 if len(ids) <= INLINE_SOURCES else workers)
    pending: deque[tuple[list[Stored], Future[Batch]]] = deque()
    chunks = _load_in_chunks(store, ids)
    with lanes:
        while True:
            chunk = next(chunks, None)
            if chunk:
                pending.append((chunk, lanes.submit(chunk)))
            if not chunk and not pending:
                break
            if chunk and len(pending) < lanes.limit:
                continue
            loaded, future = pending.popleft()
            yield lanes.result(future, loaded)


def due_documents(store: Store, settings: Settings) -> list[str]:
    """The doc_ids last read with another fingerprint than today's, or whose figures or claims were changed since; in the order of the database."""
    rows = store.sql(
        "SELECT doc_id FROM documents LEFT JOIN extractions AS e USING (doc_id) WHERE e.fingerprint IS DISTINCT FROM ?"
        " OR doc_id IN (SELECT doc_id FROM edited_documents)",
        [fingerprint(settings)],
    ).fetchall()
    return [row[0] for row in rows]


def reread_batch(stored: Sequence[Stored], settings: Settings) -> Batch:
    """Reads stored documents again; pure, as ``process_batch`` is. One that cannot be read is among the rejects."""
    rows, read_with, seconds = Rows(), fingerprint(settings), seconds_for(settings)
    for item in stored:
        own_settings = replace(settings, language=item.article.language)
        try:
            with time_limit(seconds):
                document = reread(item, own_settings)
            rows.add(document, fingerprint=read_with)
        except TooSlowError as error:
            rows.rejects.append(too_slow(item.uri, error, seconds))
        except InvariantError as error:
            rows.rejects.append(Reject(item.uri, "store", "invariant", str(error)))
        except (ModelError, UsageError):  # of the run, not of a document
            raise
        except Exception as error:  # noqa: BLE001  # one document must not sink a batch
            rows.rejects.append(Reject(item.uri, stage_of(error), "internal_error", describe(error)))
    return rows.to_batch()


def reread(stored: Stored, settings: Settings) -> Document:
    """A stored document through today's stages."""
    return read_through(cleaned_again(stored, settings), settings)


def cleaned_again(stored: Stored, settings: Settings) -> Article:
    """Text: cleaned anew, with the identity of the stored article. HTML, and text that is now refused: as stored, but for what containers tell."""
    old = _as_told(stored.article, stored.origin)
    if old.media_type not in TEXT_TYPES:
        return old
    given = stored.origin or Source(old.uri, old.media_type)
    source = replace(given, data=None, text=old.source_text, declared_encoding=None)
    with suppress(RejectError):
        new = read_article(source, settings)
        if new.source_text == old.source_text:
            if stored.origin is None:  # of a document that came by the Python API its metadata are all there is
                new = replace(new, **{name: getattr(old, name) or getattr(new, name) for name in METADATA})
            return replace(
                new, doc_id=old.doc_id, sha256=old.sha256, uri=old.uri, encoding=old.encoding,
                canonical_url=new.canonical_url or old.canonical_url,
            )  # fmt: skip
    return old


def _as_told(article: Article, origin: Source | None) -> Article:
    """The article with the title, date and address that its containers tell, which go before those of a page."""
    if origin is None:
        return article
    published = parse_moment(origin.published) if origin.published else None
    return replace(
        article, title=origin.title or article.title, published_at=published or article.published_at, canonical_url=origin.canonical_url or article.canonical_url
    )


def differences(store: Store, batch: Batch) -> list[Change]:
    """What the figures, claims and submissions of a batch of known documents differ in from those stored."""
    ids = batch.tables["documents"]["doc_id"].to_pylist()
    found: list[Change] = []
    for table, key in COMPARED.items():
        columns = list(COLUMNS[table])
        rows = store.sql(
            f"SELECT {', '.join(columns)} FROM {table} WHERE doc_id IN (SELECT unnest(?::VARCHAR[]))",  # noqa: S608  # our names
            [ids],
        ).fetchall()
        before = {row[columns.index(key)]: dict(zip(columns, row, strict=True)) for row in rows}
        after = {row[key]: row for row in batch.tables[table].to_pylist()}
        found += _compare(table, before, after)
    return found


def _compare(table: Compared, before: dict[str, dict[str, Any]], after: dict[str, dict[str, Any]]) -> Iterator[Change]:
    for row_id in sorted(before.keys() | after.keys()):
        old, new = before.get(row_id), after.get(row_id)
        if old is None or new is None:
            kind: Literal["added", "removed"] = "added" if old is None else "removed"
            doc_id = (new or old or {})["doc_id"]
            yield Change(doc_id, table, row_id, kind, old or {}, new or {})
        elif old != new:
            changed = [column for column in old if old[column] != new[column]]
            yield Change(
                old["doc_id"], table, row_id, "changed", {c: old[c] for c in changed}, {c: new[c] for c in changed}
            )


def _load_in_chunks(store: Store, ids: Sequence[str]) -> Iterator[list[Stored]]:
    for start in range(0, len(ids), BATCH_DOCUMENTS):
        yield load(store, ids[start : start + BATCH_DOCUMENTS])


def load(store: Store, doc_ids: Sequence[str]) -> list[Stored]:
    """Stored documents with their blocks, cells and origin, in the order of ``doc_ids``."""
    chosen = "WHERE doc_id IN (SELECT unnest(?::VARCHAR[]))"
    blocks: dict[str, list[Block]] = {}
    for doc_id, *rest in store.sql(
        f"SELECT doc_id, kind, span_start, span_end, language, speaker FROM blocks {chosen} ORDER BY doc_id, block_id",  # noqa: S608
        [list(doc_ids)],
    ).fetchall():
        blocks.setdefault(doc_id, []).append(Block(*rest))
    cells: dict[str, list[Cell]] = {}
    for doc_id, *rest in store.sql(
        'SELECT doc_id, block_id, "row", col, span_start, span_end, row_header, col_header FROM cells '  # noqa: S608
        f"{chosen} ORDER BY doc_id, span_start, span_end",
        [list(doc_ids)],
    ).fetchall():
        cells.setdefault(doc_id, []).append(Cell(*rest))
    origins = {row[0]: row[1:] for row in store.sql(f"FROM origins {chosen}", [list(doc_ids)]).fetchall()}
    fields = (
        "doc_id", "uri", "sha256", "media_type", "encoding", "source_text", "language", "title", "byline", "publisher",
        "published_at", "modified_at", "canonical_url",
    )  # fmt: skip
    rows = store.sql(f"SELECT {', '.join(fields)} FROM documents {chosen}", [list(doc_ids)]).fetchall()  # noqa: S608
    articles = {
        row[0]: Article(
            **dict(zip(fields, row, strict=True)), blocks=tuple(blocks.get(row[0], ())), cells=tuple(cells.get(row[0], ()))
        )
        for row in rows
    }
    return [Stored(articles[id_], _origin(articles[id_], origins.get(id_))) for id_ in doc_ids]


def _origin(article: Article, row: tuple[Any, ...] | None) -> Source | None:
    if row is None:
        return None
    encoding, url, title, published, language = row
    return Source(
        article.uri, article.media_type, declared_encoding=encoding, canonical_url=url, title=title, published=published,
        language=language,
    )  # fmt: skip
