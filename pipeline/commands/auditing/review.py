"""``chipclaims audit review``: record decisions."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Any

from pipeline.commands.options import add_filter, chosen_filter, told_standing
from pipeline.errors import UsageError
from pipeline.terminal import counted, print_json, print_table


def add_arguments(parser: argparse.ArgumentParser) -> None:
    from pipeline.verify.decisions import ABOUT, DECISIONS

    parser.add_argument("words", nargs="+", metavar="ID… DECISION", help=f"ids of claims, submissions or figures without a claim (or filters of claims instead), then one of {', '.join(DECISIONS)}")
    parser.add_argument("--note", help="why")
    parser.add_argument("--reviewer", metavar="NAME", help="who decides (default: the login name)")
    parser.add_argument("--set", dest="amended", action="append", default=[], metavar="SLOT=VALUE", help="for amend: the slot as it should be; nothing or null empties it: --set conditions=")
    parser.add_argument("--about", choices=ABOUT, help="the decision is about the reading only (the checks still say how it stands), or about the truth only; default: both")
    parser.add_argument("--new", action="store_true", help="for amend: take a metric, a unit or a condition that chipclaims does not know, or a value that is none of its condition")
    parser.add_argument("--dry-run", action="store_true", help="show which claims it takes, and what they would say then; decide nothing")
    add_filter(parser)


def run(arguments: argparse.Namespace) -> int:
    from pipeline.store import Store, existing
    from pipeline.verify.amendments import parse_assignments
    from pipeline.verify.figure_queue import figure_queue, figures_among
    from pipeline.verify.queue import queue
    from pipeline.verify.review import preview, require_review, review, verify_log
    from pipeline.verify.submission_queue import submission_queue, submissions_among

    *claims, decision = arguments.words
    chosen = chosen_filter(arguments)
    if bool(claims) != chosen.is_empty:
        raise UsageError("Give claim ids or filters, and then the decision: audit review CLAIM accept.")
    amended = parse_assignments(arguments.amended)
    reviewer = _login_name() if arguments.reviewer is None else arguments.reviewer
    with Store(existing(arguments.db)) as store:
        rows = queue(store, chosen) if not claims or arguments.dry_run else []
        ids = list(dict.fromkeys(claims)) or [row["claim_id"] for row in rows]
        slots = require_review(store, ids, decision, reviewer=reviewer, amended=amended, about=arguments.about, new=arguments.new) if ids else {}
        brought, figures = submissions_among(store, ids), figures_among(store, ids)
        if arguments.dry_run:
            taken = [row for row in rows if row["claim_id"] in set(ids)]
            taken += [row | {"claim_id": row["submission_id"]} for row in (submission_queue(store, ids=ids) if brought else [])]
            taken += [row | {"claim_id": row["figure_id"], "statement": row["words"]} for row in (figure_queue(store, ids=ids) if figures else [])]
            if slots:
                then = preview(store, ids, slots, reviewer=reviewer)
                taken = [row | {"statement": then.get(row["claim_id"], row["statement"])} for row in taken]
            return _dry_run(arguments, taken, decision, _counted_kinds([row["claim_id"] for row in taken], brought, figures))
        problem = verify_log(store)
        numbers = review(
            store, ids, decision, reviewer=reviewer, note=arguments.note, amended=amended, about=arguments.about, new=arguments.new
        )
    if problem is not None:
        print(f"The log of decisions was tampered with before: review {problem.review_id}: {problem.detail}; `audit log --verify` shows it.", file=sys.stderr)
    if arguments.json:
        others = {name: [one for one in ids if one in found] for name, found in (("submissions", brought), ("figures", figures)) if found}
        print_json({"reviews": numbers, "claims": [one for one in ids if one not in brought | figures], "decision": decision, **others})
    elif not arguments.quiet:
        maker = f"; its maker is now {slots['vendor'] or 'empty, as none is known: give --set vendor=NAME'}" if slots.get("subject") and "vendor" not in (amended or {}) else ""
        print(f"{_counted_kinds(ids, brought, figures)}: {decision} (review {numbers[0]}{f' to {numbers[-1]}' if len(numbers) > 1 else ''}){maker}")
    return 0


def _counted_kinds(ids: Sequence[str], brought: set[str], figures: set[str]) -> str:
    """``2 claims and 1 figure``."""
    kinds = ((len([one for one in ids if one not in brought | figures]), "claim"), (len(brought), "submission"), (len(figures), "figure"))
    return " and ".join(counted(number, noun) for number, noun in kinds if number) or counted(0, "claim")


def _dry_run(arguments: argparse.Namespace, rows: list[dict[str, Any]], decision: str, told: str) -> int:
    """What a decision would be recorded on."""
    if arguments.json:
        print_json([{name: row[name] for name in ("claim_id", "standing", "statement", "sentence")} for row in rows])
        return 0
    print_table(["claim_id", "standing", "statement or sentence"], [[r["claim_id"], told_standing(r), r["statement"] or r["sentence"]] for r in rows])
    if not arguments.quiet:
        print(f"{decision} would be recorded on {told}; nothing was")
    return 0


def _login_name() -> str:
    """Empty where the system knows none, as in a container: then the reviewer must be named."""
    import getpass

    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return ""
