"""``chipclaims ingest PATH…``"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pipeline.engines.limits import MAX_SECONDS
from pipeline.errors import UsageError
from pipeline.ingest.formats import READ_LIST
from pipeline.ingest.options import MAX_DOCUMENT_BYTES, IngestOptions
from pipeline.terminal import advance, counted, print_json, progress_bar, visible
from schemas.records import Reject, Source

if TYPE_CHECKING:
    from pipeline.settings import Settings
    from pipeline.store import Counts, Store

EXAMPLES = """\
  chipclaims ingest articles/ 'crawl/**/*.warc.gz'
  chipclaims ingest rows.jsonl --text-field body --date-field day --db claims.duckdb
  cat article.txt | chipclaims ingest - --language ko"""

SHOWN_REJECTS = 10
NO_LEXICON = "none"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("paths", nargs="+", metavar="PATH", help="files, folders, globs, or - for standard input")
    parser.add_argument("--workers", type=positive, metavar="N", help="processes (default: all cores)")
    parser.add_argument("--engine", choices=["local"], default="local", help="what runs the work (default: local)")
    parser.add_argument("--language", choices=["auto", "ko", "tr"], default="auto", help="take all documents as Korean or Turkish")
    add_lexicon_argument(parser)
    add_model_argument(parser)
    parser.add_argument(
        "--max-mb", type=positive, default=MAX_DOCUMENT_BYTES // 2**20, metavar="N",
        help="largest document in MiB (default: %(default)s)",
    )  # fmt: skip
    parser.add_argument("--max-seconds", type=positive, metavar="N", help=f"longest time for one document (default: {MAX_SECONDS}; none for a language model)")
    parser.add_argument("--own-files", action="store_true", help="read also what chipclaims made itself: pages of show, reports, exports (else set aside)")
    fields = parser.add_argument_group("fields of JSONL and Parquet rows (defaults: their usual names)")
    for name in ("text", "html", "url", "title", "date"):
        fields.add_argument(f"--{name}-field", metavar="NAME", help=f"field with the {name}")


def add_model_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--model", metavar="none|default|PATH|llm:ID",
        help="the learned extractor beside the rules, none for rules only, or a language model of your own (default: that of the last run on this database, else default)",
    )  # fmt: skip


def workers_of(arguments: argparse.Namespace, settings: Settings) -> int | None:
    """Processes asked for; one for a language model, which fills the memory and uses all cores by itself."""
    from pipeline.settings import LANGUAGE_MODEL

    return arguments.workers or (1 if settings.model.startswith(LANGUAGE_MODEL) else None)


def add_lexicon_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lexicon", metavar="FILE|none",
        help="your own names of vendors, chips, benchmarks … (TOML; default: the one of the last run on this database)",
    )  # fmt: skip


def positive(text: str) -> int:
    number = int(text) if text.isascii() and text.isdigit() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of 1 or more")
    return number


def run(arguments: argparse.Namespace) -> int:
    from pipeline.engines.local import run_local
    from pipeline.ingest import open_sources
    from pipeline.store import Store

    check_given(arguments)
    sources = _begun(open_sources(arguments.paths, make_options(arguments)))
    with progress_bar(arguments, "ingest") as bar, Store(arguments.db) as store:
        settings = settings_for(store, arguments, _language(arguments))
        summary = run_local(sources, settings, store, workers=workers_of(arguments, settings), progress=lambda counts: advance(bar, counts.total), seconds=arguments.max_seconds, inputs=arguments.paths)
        if summary.counts.stored or summary.reread:
            restate_amended(store)
        rejected = rejects_of(store, summary.run_id) if summary.counts.rejected else []
    report(arguments, summary.counts, rejected, summary.reread)
    return 1 if rejected else 0


def restate_amended(store: Store) -> None:
    """Composes the statements of all amended claims anew, after articles were read."""
    if store.sql("SELECT 1 FROM reviews WHERE decision = 'amend' LIMIT 1").fetchone():
        from pipeline.verify.restating import restate

        with store.transaction() as connection:
            restate(connection)


def check_given(arguments: argparse.Namespace) -> None:
    """Raises ``UsageError`` or ``ModelError`` where the lexicon or the model given cannot be used, before a database is made."""
    check_lexicon(arguments.lexicon)
    if arguments.model is not None:
        check_model(arguments.model)


def settings_for(store: Store, arguments: argparse.Namespace, language: str | None = None) -> Settings:
    """What was asked for; else the lexicon and the model of the last run: a database keeps to what it was read with."""
    from pipeline.settings import DEFAULT_MODEL, Settings

    model = arguments.model or store.last_setting("model") or DEFAULT_MODEL
    model = str(Path(model).resolve()) if "/" in model and Path(model).is_dir() else model
    check_model(model)
    return with_lexicon(Settings(language=language, model=model), arguments.lexicon, store)


def check_lexicon(path: str | None) -> None:
    """Raises ``UsageError`` where the user's lexicon cannot be used, once and not for every document."""
    from pipeline.lexicon import load_lexicon

    if path not in {None, NO_LEXICON}:
        load_lexicon(path)


def with_lexicon(settings: Settings, given: str | None, store: Store) -> Settings:
    """The settings with the lexicon given, or with that of the last run."""
    if given is not None:
        return replace(settings, lexicon_file=None if given == NO_LEXICON else str(Path(given).resolve()))
    last = store.last_setting("lexicon_file")
    if last is not None and not Path(last).is_file():
        raise UsageError(f"{store.path} was last read with the lexicon {last}, which is gone; give --lexicon FILE, or --lexicon {NO_LEXICON} to go on without.")
    return replace(settings, lexicon_file=last)


def check_model(name: str) -> None:
    """Raises ``ModelError`` where a model cannot be used, once and not for every document."""
    if name != "none":
        from pipeline.extract.model import session

        session.check_model(name)


def make_options(arguments: argparse.Namespace) -> IngestOptions:
    named: dict[str, Any] = {
        f"{name}_fields": (value,)
        for name in ("text", "html", "url", "title", "date")
        if (value := getattr(arguments, f"{name}_field")) is not None
    }
    return replace(IngestOptions(max_bytes=arguments.max_mb * 2**20, language=_language(arguments), own_files=arguments.own_files), **named)


def _language(arguments: argparse.Namespace) -> str | None:
    return None if arguments.language == "auto" else str(arguments.language)


def _begun(sources: Iterator[Source | Reject]) -> Iterator[Source | Reject]:
    """The same sources; raises ``UsageError`` at once, before a database is made, where none of the paths leads anywhere."""
    missing: list[Reject] = []
    for source in sources:
        if not (isinstance(source, Reject) and source.reason == "not_found"):
            return chain(missing, [source], sources)
        missing.append(source)
    if len(missing) == 1:
        raise UsageError(missing[0].detail)
    raise UsageError(f"None of the {len(missing)} paths exists; check the names." if missing else "The paths hold nothing to read; give files or folders of " + READ_LIST + ".")


def rejects_of(store: Store, run_id: str) -> list[dict[str, str]]:
    """What a run set aside, in the order of the inputs."""
    columns = ("uri", "stage", "reason", "detail")
    found = store.sql("SELECT uri, stage, reason, detail FROM rejects WHERE run_id = ? ORDER BY rowid", [run_id])
    return [dict(zip(columns, row, strict=True)) for row in found.fetchall()]


def report(arguments: argparse.Namespace, counts: Counts, rejected: list[dict[str, str]], reread: int = 0) -> None:
    """What was set aside, and the summary line; with --json one object."""
    if arguments.json:
        numbers = {"in": counts.total, "stored": counts.stored, "unchanged": counts.unchanged, "rejected": counts.rejected}
        print_json({**numbers, "outdated": counts.outdated, "reread": reread, "rejects": rejected, "db": arguments.db})
        return
    for reject in rejected[:SHOWN_REJECTS]:
        print(visible(f"set aside {reject['uri']}: {reject['detail']}"), file=sys.stderr)
    if len(rejected) > SHOWN_REJECTS:
        print(f"… and {len(rejected) - SHOWN_REJECTS} more: chipclaims sql 'FROM rejects' lists them", file=sys.stderr)
    if not arguments.quiet:
        parts = [f"{counted(counts.stored, 'document')} stored"]
        parts += [f"{number:,} {word}" for number, word in ((counts.unchanged, "unchanged"), (counts.rejected, "set aside")) if number]
        parts += [f"{reread:,} read again with another date or title"] if reread else []
        parts += [f"{counts.outdated:,} read by another version (chipclaims refresh)"] if counts.outdated else []
        print(f"{', '.join(parts)} in {arguments.db}")
