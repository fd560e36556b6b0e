"""``chipclaims audit list``: the claims, submissions or figures to look at first."""

from __future__ import annotations

import argparse
import shlex
from typing import TYPE_CHECKING

from pipeline.commands.options import DEFAULT_LISTED, add_filter, chosen_filter, limit, told_standing
from pipeline.terminal import counted, print_json, print_reasoned

if TYPE_CHECKING:
    from pipeline.verify.queue import Filter


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--limit", type=limit, default=DEFAULT_LISTED, metavar="N", help="how many (default %(default)s, 0: all)")
    instead = parser.add_mutually_exclusive_group()
    instead.add_argument("--submissions", action="store_true", help="list submissions instead of claims: who is said to have brought results to MLPerf")
    instead.add_argument("--figures", action="store_true", help="list checked figures without a claim instead of claims: dates, rounds, parts of a sum")
    add_filter(parser)


def run(arguments: argparse.Namespace) -> int:
    from pipeline.store import Store
    from pipeline.verify.figure_queue import figure_queue, takes
    from pipeline.verify.one_objection import reasons
    from pipeline.verify.queue import queue, queue_size

    if arguments.submissions:
        return _list_submissions(arguments)
    if arguments.figures:
        return _list_figures(arguments)
    with Store(arguments.db, read_only=True) as store:
        chosen = chosen_filter(arguments)
        rows = queue(store, chosen, limit=arguments.limit or None)
        size = len(rows) if len(rows) != arguments.limit else queue_size(store, chosen)
        objected = len(figure_queue(store, chosen, objected=True)) if takes(chosen) else 0
    if arguments.json:
        print_json(rows)
        return 0
    columns = ["claim_id", "standing", "decided_by", "statement or sentence", "why"]
    print_reasoned(columns, [[r["claim_id"], told_standing(r), r["decided_by"], r["statement"] or r["sentence"], why] for r, why in zip(rows, reasons(rows), strict=True)])
    if size > len(rows) and not arguments.quiet:
        print(f"the first {len(rows):,} of {counted(size, 'claim')}; --limit 0 lists all")
    if objected and not arguments.quiet:
        print(f"{counted(objected, 'figure')} without a claim stand{'s' if objected == 1 else ''} conflicting or refuted: `chipclaims audit list --figures{_filters(chosen)}` lists {'it' if objected == 1 else 'them'}")
    return 0


def _filters(chosen: Filter) -> str:
    """The options that figures have of those given, as they are written."""
    from pipeline.verify.figure_queue import TAKEN

    given = ((name, getattr(chosen, name)) for name in TAKEN)
    return "".join(f" --{name}" if value is True else f" --{name} {shlex.quote(str(value))}" for name, value in given if value)


def _list_figures(arguments: argparse.Namespace) -> int:
    from pipeline.store import Store
    from pipeline.verify.figure_queue import figure_counts, figure_queue

    with Store(arguments.db, read_only=True) as store:
        rows = figure_queue(store, chosen_filter(arguments), limit=arguments.limit or None)
        size = len(rows) if len(rows) != arguments.limit else sum(figure_counts(store, chosen_filter(arguments)).values())
    if arguments.json:
        print_json(rows)
        return 0
    print_reasoned(["figure_id", "standing", "decided_by", "words", "sentence", "why"], [[r["figure_id"], told_standing(r), r["decided_by"], r["words"], r["sentence"], r["reason"]] for r in rows])
    if size > len(rows) and not arguments.quiet:
        print(f"the first {len(rows):,} of {counted(size, 'figure')}; --limit 0 lists all")
    return 0


def _list_submissions(arguments: argparse.Namespace) -> int:
    from pipeline.store import Store
    from pipeline.verify.submission_queue import submission_queue

    with Store(arguments.db, read_only=True) as store:
        rows = submission_queue(store, chosen_filter(arguments))
    shown = rows[: arguments.limit or None]
    if arguments.json:
        print_json(shown)
        return 0
    print_reasoned(["submission_id", "standing", "decided_by", "statement", "why"], [[r["submission_id"], told_standing(r), r["decided_by"], r["statement"], r["reason"]] for r in shown])
    if len(rows) > len(shown) and not arguments.quiet:
        print(f"the first {len(shown):,} of {counted(len(rows), 'submission')}; --limit 0 lists all")
    return 0
