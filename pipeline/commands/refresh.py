"""``chipclaims refresh [DOC…]``"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from pipeline.commands.ingest import (
    add_lexicon_argument,
    add_model_argument,
    check_given,
    positive,
    restate_amended,
    settings_for,
    workers_of,
)
from pipeline.terminal import advance, cell_text, counted, print_json, progress_bar

if TYPE_CHECKING:
    from pipeline.engines.refresh import Change

EXAMPLES = """\
  chipclaims refresh
  chipclaims refresh 7efd9fdf7cf7106a --diff"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("documents", nargs="*", metavar="DOC", help="doc_ids or uris (default: every outdated document)")
    parser.add_argument("--diff", action="store_true", help="show what would change, and change nothing")
    parser.add_argument("--workers", type=positive, metavar="N", help="processes (default: all cores)")
    add_lexicon_argument(parser)
    add_model_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    from pipeline.engines.refresh import refresh
    from pipeline.store import Store, existing

    check_given(arguments)
    with progress_bar(arguments, "refresh") as bar, Store(existing(arguments.db)) as store:
        settings = settings_for(store, arguments)
        summary = refresh(
            store, settings, arguments.documents or None, workers=workers_of(arguments, settings), dry_run=arguments.diff,
            progress=lambda done: advance(bar, done),
        )  # fmt: skip
        if summary.changes and not arguments.diff:
            restate_amended(store)
    if arguments.json:
        changes = [_change_record(change) for change in summary.changes]
        print_json({"refreshed": summary.refreshed, "failed": summary.failed, "dry_run": arguments.diff, "changes": changes})
        return 1 if summary.failed else 0
    if arguments.diff:
        print(*map(_change_line, summary.changes), sep="\n", end="\n" if summary.changes else "")
    if not arguments.quiet:
        verb = "would be read again" if arguments.diff else "read again"
        parts = [f"{counted(summary.refreshed, 'document')} {verb}", counted(len(summary.changes), "changed row")]
        parts += [f"{summary.failed} failed and stay as they were"] if summary.failed else []
        print(f"{', '.join(parts)} in {arguments.db}")
    return 1 if summary.failed else 0


def _change_record(change: Change) -> dict[str, object]:
    return {
        "doc_id": change.doc_id, "table": change.table, "id": change.row_id, "kind": change.kind,
        "before": change.before, "after": change.after,
    }  # fmt: skip


def _change_line(change: Change) -> str:
    sign = {"added": "+", "removed": "-", "changed": "~"}[change.kind]
    row = change.after or change.before
    if change.kind == "changed":
        what = ", ".join(f"{key}: {cell_text(change.before[key])} → {cell_text(change.after[key])}" for key in change.after)
    else:
        what = cell_text(row.get("surface") or row.get("statement") or "")
    return f"{sign} {change.doc_id} {change.table} {change.row_id}  {what}"
