"""From sources to Arrow tables: the one pure function that every engine runs."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import replace
from types import TracebackType

from pipeline.app import Pipeline
from pipeline.engines.limits import MAX_SECONDS, TooSlowError, time_limit
from pipeline.errors import InvariantError, ModelError, RejectError, UsageError, in_brief
from pipeline.settings import Settings
from pipeline.store.fingerprint import fingerprint
from pipeline.store.rows import Batch, Rows
from schemas.records import Reject, Source

NOT_STAGES = frozenset({"app", "engines", "errors", "settings", "store"})


def process_batch(sources: Sequence[Source], settings: Settings, seconds: float | None = MAX_SECONDS) -> Batch:
    """Reads sources into rows, in their order; each ends in ``documents`` or among the rejects, and none stops the others.

    A defect of ours, met in one document, is that document's reject ``internal_error`` too, and one that takes more than ``seconds``
    its reject ``too_slow``. Raises ``ModelError`` and ``UsageError`` where the settings cannot be read with. Touches no database or
    network: but for documents at the limit of time, the same sources and settings give the same batch anywhere.
    """
    pipeline, read_with, rows = Pipeline(settings), fingerprint(settings), Rows()
    for given in sources:
        source = with_plain_uri(given)
        try:
            with time_limit(seconds):
                document = pipeline.read(source)
            rows.add(document, fingerprint=read_with, source=source)
        except TooSlowError as error:
            rows.rejects.append(too_slow(source.uri, error, seconds))
        except RejectError as error:
            rows.rejects.append(Reject(source.uri, stage_of(error), error.reason, error.detail))
        except InvariantError as error:
            rows.rejects.append(Reject(source.uri, "store", "invariant", str(error)))
        except (ModelError, UsageError):  # of the run, not of a document
            raise
        except Exception as error:  # noqa: BLE001  # one document must not sink a batch
            rows.rejects.append(Reject(source.uri, stage_of(error), "internal_error", describe(error)))
    return rows.to_batch()


def too_slow(uri: str, error: TooSlowError, seconds: float | None) -> Reject:
    """The reject of a document whose time was over."""
    return Reject(uri, stage_of(error), "too_slow", f"Reading this document took more than {seconds:g} seconds and was stopped; split it, or give ingest more time with --max-seconds.")


def content_sha256(source: Source) -> str:
    """The hash from which the document's id comes: of its bytes, or of its text field in UTF-8."""
    data = source.data if source.data is not None else (source.text or "").encode("utf-8", "surrogatepass")
    return hashlib.sha256(data).hexdigest()


def with_plain_uri(source: Source) -> Source:
    """The source with a uri that is valid Unicode; file names need not be."""
    uri = plain(source.uri)
    return source if uri == source.uri else replace(source, uri=uri)


def plain(text: str) -> str:
    """The text with lone surrogates written as escapes."""
    return text.encode("utf-8", "backslashreplace").decode()


def stage_of(error: BaseException) -> str:
    """The stage in whose code an error arose, by the package of the innermost of our frames: ``clean``, ``extract`` …"""
    stages = [parts[1] for parts in _modules(error.__traceback__) if parts[0] == "pipeline" and len(parts) > 1]
    return next((stage for stage in reversed(stages) if stage not in NOT_STAGES), "read")


def describe(error: BaseException) -> str:
    """The kind of an unexpected error, its message and where it arose."""
    place = error.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    where = "" if place is None else f" at {place.tb_frame.f_globals.get('__name__', '?')}:{place.tb_lineno}"
    return plain(f"{type(error).__name__}{where}: {in_brief(error)}")


def _modules(trace: TracebackType | None) -> Iterator[list[str]]:
    while trace is not None:
        yield str(trace.tb_frame.f_globals.get("__name__", "")).split(".")
        trace = trace.tb_next
