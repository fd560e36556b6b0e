"""``chipclaims audit run``: check every claim and decide its standing."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from pipeline.commands.options import MOST_NAMED, told_first
from pipeline.terminal import cell_text, counted, print_json

if TYPE_CHECKING:
    from pipeline.verify.run import AuditSummary

GATES = {"refuted": ("refuted",), "conflicting": ("refuted", "conflicting")}
GATE_TRIPPED = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--fail-on", choices=list(GATES), help="exit with status 1 where a claim, a submission or a figure without a claim stands so, or worse")
    parser.add_argument("--policy", metavar="FILE", help="tolerances and choices of the policy (TOML), see docs/audit.md")
    parser.add_argument("--entailment", metavar="MODEL", help="also ask a language-inference model: a local path or a hub id (optional extra)")


def run(arguments: argparse.Namespace) -> int:
    from pathlib import Path

    from pipeline.store import Store, existing
    from pipeline.terminal import advance, progress_bar
    from pipeline.verify.figure_queue import digits_of_names, figure_counts, figure_queue
    from pipeline.verify.policy import DEFAULT_POLICY, read_policy
    from pipeline.verify.run import run_audit

    policy = DEFAULT_POLICY if arguments.policy is None else read_policy(Path(arguments.policy))
    extra = None
    if arguments.entailment is not None:
        from pipeline.verify.entailment import Entailment

        extra = Entailment(arguments.entailment)
    with Store(existing(arguments.db)) as store, progress_bar(arguments, "audit") as bar:

        def show(done: int, total: int) -> None:
            bar.total = total
            advance(bar, done)

        summary = run_audit(store, policy, extra=extra, progress=show)
        bad = _standings(store, GATES[arguments.fail_on]) if arguments.fail_on else (0, 0, 0)
        brought = store.sql("SELECT standing, count(*) FROM submission_standings GROUP BY ALL ORDER BY ALL").fetchall()
        figures, objected, names = figure_counts(store), figure_queue(store, objected=True), digits_of_names(store)
    if arguments.json:
        print_json({"run_id": summary.run_id, "claims": summary.claims, "decided_by_people": summary.decided, "standings": summary.standings, "findings": summary.findings, "superseded_documents": summary.superseded, "reviewed_claims_left_behind": summary.left_behind, "reviewed_submissions_left_behind": summary.submissions_left_behind, "reviewed_figures_left_behind": summary.figures_left_behind, "reviewed_and_handed_on": summary.handed_on, "reviewed_and_no_longer_read": summary.orphaned, "edited_documents": list(summary.edited), "submissions": dict(brought), "figures": figures, "figures_objected_to": objected})
    elif not arguments.quiet:
        told = ", ".join(f"{count} {standing}" for standing, count in summary.standings.items())
        print(f"{counted(summary.claims, 'claim')} checked: {told or 'none'}{f'; people decided {summary.decided:,} of them' if summary.decided else ''}")
        if brought:
            print(f"{counted(sum(n for _, n in brought), 'submission')} to MLPerf: {', '.join(f'{n} {standing}' for standing, n in brought)}")
        if figures:
            print("\n".join(_told_figures(figures, names, objected)))
        if summary.edited:
            print(f"{counted(len(summary.edited), 'document')} with figures, claims or submissions that were changed after the text was read ({told_first(summary.edited)}): `chipclaims refresh` reads them anew")
        if summary.superseded:
            print(f"{counted(summary.superseded, 'superseded document')} not counted{_left_behind(summary)}")
        if summary.orphaned:
            print(f"{counted(summary.orphaned, 'reviewed row')} (claims, submissions or figures) that the text, read again, no longer gives: `chipclaims audit log` shows the reviews as orphaned")
        if any(bad):
            print(f"--fail-on {arguments.fail_on}: {_told_bad(*bad)} stand so{'' if arguments.fail_on == 'refuted' else ' or worse'}")
    return GATE_TRIPPED if any(bad) else 0


def _told_figures(counts: dict[str, int], names: int, objected: Sequence[dict[str, Any]]) -> list[str]:
    """How figures without a claim stand, ``names`` of them digits of names, and those that a check objects to by their words."""
    of_names = f" ({names:,} are digits of names that the reference rows know)" if names else ""
    lines = [f"{counted(sum(counts.values()), 'figure')} without a claim checked{of_names}: {', '.join(f'{n:,} {standing}' for standing, n in counts.items())}"]
    lines += [f"  {row['figure_id']} {cell_text(row['words'])}: {row['standing']}; {cell_text(row['reason'])}" for row in objected[:MOST_NAMED]]
    if len(objected) > MOST_NAMED:
        lines.append(f"  and {len(objected) - MOST_NAMED:,} more: `chipclaims audit list --figures` lists them")
    return lines


def _told_bad(claims: int, submissions: int, figures: int) -> str:
    if not figures:
        return f"{counted(claims, 'claim')} and {counted(submissions, 'submission')}"
    return f"{counted(claims, 'claim')}, {counted(submissions, 'submission')} and {counted(figures, 'figure')} without a claim"


def _left_behind(summary: AuditSummary) -> str:
    """What people reviewed in superseded texts: what the newer ones tell alike, and what stayed behind."""
    told = [f"what people decided on {summary.handed_on:,} of their claims, submissions and figures holds for the newer texts, which say the same"] if summary.handed_on else []
    for number, noun, option in ((summary.left_behind, "claim", ""), (summary.submissions_left_behind, "submission", "--submissions "), (summary.figures_left_behind, "figure", "--figures ")):
        if number:
            told.append(f"{counted(number, noun)} that people reviewed stayed behind in them: `chipclaims audit list {option}--stale` lists them")
    return "".join(f"; {one}" for one in told)


def _standings(store: Any, wanted: tuple[str, ...]) -> tuple[int, int, int]:
    """Claims, submissions and figures without a claim of current texts that stand so, people's decisions counted."""
    from pipeline.verify.figure_queue import figure_counts
    from pipeline.verify.run import CURRENT

    [(claims,)] = store.sql(f"SELECT count(*) FROM standings WHERE list_contains(?, standing) AND {CURRENT}", [list(wanted)]).fetchall()  # noqa: S608
    [(submissions,)] = store.sql("SELECT count(*) FROM submission_standings WHERE list_contains(?, standing)", [list(wanted)]).fetchall()
    return int(claims), int(submissions), sum(n for standing, n in figure_counts(store).items() if standing in wanted)
