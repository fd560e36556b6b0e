"""``chipclaims audit run|list|sample|review|report|log``"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from pipeline.errors import UsageError
from pipeline.terminal import cell_text, counted, print_json, print_table, write_whole

if TYPE_CHECKING:
    from pipeline.verify.queue import Filter
    from pipeline.verify.run import AuditSummary

EXAMPLES = """\
  chipclaims audit run --fail-on refuted
  chipclaims audit list --standing conflicting
  chipclaims audit review 7efd9fdf7cf7106a-c293-296-0 accept --note "MLPerf v2.0 agrees" --reviewer kim
  chipclaims audit sample --n 100
  chipclaims audit report --output report.html
  chipclaims audit log --verify"""

GATES = {"refuted": ("refuted",), "conflicting": ("refuted", "conflicting")}
GATE_TRIPPED = 1
JUDGED_BY = ("claim_id", "statement", "sentence", "title", "uri", "doc_id", "standing", "reason")  # of a sampled claim
DEFAULT_LISTED = 40
SUFFIXES = {".html": "html", ".htm": "html", ".md": "markdown", ".markdown": "markdown"}
MOST_DIGITS = 18  # of a number of reviews


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(metavar="ACTION", dest="action", required=True, parser_class=type(parser))
    for name, (summary, example, add, _) in ACTIONS.items():
        action = actions.add_parser(
            name, help=summary, description=summary[0].upper() + summary[1:] + ".", epilog=f"example:\n  {example}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )  # fmt: skip
        add(action)
        add_common(action)


def add_common(parser: argparse.ArgumentParser) -> None:
    """The options of every command after the action as well; what stands there wins."""
    group = parser.add_argument_group("options of every command")
    group.add_argument("--db", metavar="FILE", default=argparse.SUPPRESS, help="the database")
    for name, text in (("--json", "print JSON instead of text"), ("--debug", "show the traceback of an error")):
        group.add_argument(name, action="store_true", default=argparse.SUPPRESS, help=text)
    group.add_argument("--quiet", "-q", action="store_true", default=argparse.SUPPRESS, help="print results and errors only")


def run(arguments: argparse.Namespace) -> int:
    handler = ACTIONS[arguments.action][3]
    status: int = handler(arguments)
    return status


def _add_run(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--fail-on", choices=list(GATES), help="exit with status 1 where a claim, a submission or a figure without a claim stands so, or worse")
    parser.add_argument("--policy", metavar="FILE", help="tolerances and choices of the policy (TOML), see docs/audit.md")
    parser.add_argument("--entailment", metavar="MODEL", help="also ask a language-inference model: a local path or a hub id (optional extra)")


def _run(arguments: argparse.Namespace) -> int:
    from pathlib import Path

    from pipeline.store import Store
    from pipeline.terminal import advance, progress_bar
    from pipeline.verify.figure_queue import digits_of_names, figure_counts, figure_queue
    from pipeline.verify.policy import DEFAULT_POLICY, read_policy
    from pipeline.verify.run import run_audit

    policy = DEFAULT_POLICY if arguments.policy is None else read_policy(Path(arguments.policy))
    extra = None
    if arguments.entailment is not None:
        from pipeline.verify.entailment import Entailment

        extra = Entailment(arguments.entailment)
    with Store(_existing(arguments.db)) as store, progress_bar(arguments, "audit") as bar:

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
            print(f"{counted(len(summary.edited), 'document')} with figures, claims or submissions that were changed after the text was read ({_named(summary.edited)}): `chipclaims refresh` reads them anew")
        if summary.superseded:
            print(f"{counted(summary.superseded, 'superseded document')} not counted{_left_behind(summary)}")
        if summary.orphaned:
            print(f"{counted(summary.orphaned, 'reviewed row')} (claims, submissions or figures) that the text, read again, no longer gives: `chipclaims audit log` shows the reviews as orphaned")
        if any(bad):
            print(f"--fail-on {arguments.fail_on}: {_told_bad(*bad)} stand so{'' if arguments.fail_on == 'refuted' else ' or worse'}")
    return GATE_TRIPPED if any(bad) else 0


MOST_NAMED = 5  # documents in a line, figures below one


def _told_figures(counts: dict[str, int], names: int, objected: Sequence[dict[str, Any]]) -> list[str]:
    """How figures without a claim stand, ``names`` of them digits of names, and those that a check objects to by their words."""
    of_names = f" ({names:,} are digits of names that the reference rows know)" if names else ""
    lines = [f"{counted(sum(counts.values()), 'figure')} without a claim checked{of_names}: {', '.join(f'{n:,} {standing}' for standing, n in counts.items())}"]
    lines += [f"  {cell_text(row['words'])}: {row['standing']}; {cell_text(row['reason'])}" for row in objected[:MOST_NAMED]]
    if len(objected) > MOST_NAMED:
        lines.append(f"  and {len(objected) - MOST_NAMED:,} more: `chipclaims audit list --figures` lists them")
    return lines


def _told_bad(claims: int, submissions: int, figures: int) -> str:
    if not figures:
        return f"{counted(claims, 'claim')} and {counted(submissions, 'submission')}"
    return f"{counted(claims, 'claim')}, {counted(submissions, 'submission')} and {counted(figures, 'figure')} without a claim"


def _named(documents: Sequence[str]) -> str:
    return ", ".join(documents[:MOST_NAMED]) + (", …" if len(documents) > MOST_NAMED else "")


def _left_behind(summary: AuditSummary) -> str:
    """What people reviewed in superseded texts: what the newer ones tell alike, and what stayed behind."""
    told = [f"what people decided on {summary.handed_on:,} of their claims, submissions and figures holds for the newer texts, which say the same"] if summary.handed_on else []
    for number, noun, option in ((summary.left_behind, "claim", ""), (summary.submissions_left_behind, "submission", "--submissions "), (summary.figures_left_behind, "figure", "--figures ")):
        if number:
            told.append(f"{counted(number, noun)} that people reviewed stayed behind in them: `chipclaims audit list {option}--stale` lists them")
    return "".join(f"; {one}" for one in told)


def limit(text: str) -> int:
    """A number of rows, 0 or more."""
    if not (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of 0 or more")
    return int(text)


def _existing(path: str) -> str:
    """The path of a database that is there: an audit creates none."""
    from pipeline.store import existing

    return existing(path)


def _standings(store: Any, wanted: tuple[str, ...]) -> tuple[int, int, int]:
    """Claims, submissions and figures without a claim of current texts that stand so, people's decisions counted."""
    from pipeline.verify.figure_queue import figure_counts
    from pipeline.verify.run import CURRENT

    [(claims,)] = store.sql(f"SELECT count(*) FROM standings WHERE list_contains(?, standing) AND {CURRENT}", [list(wanted)]).fetchall()  # noqa: S608
    [(submissions,)] = store.sql("SELECT count(*) FROM submission_standings WHERE list_contains(?, standing)", [list(wanted)]).fetchall()
    return int(claims), int(submissions), sum(n for standing, n in figure_counts(store).items() if standing in wanted)


def _add_filter(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("filters")
    group.add_argument("--standing", help="refuted, conflicting, inconclusive, unchecked or supported")
    group.add_argument("--document", metavar="DOC", help="a doc_id, the beginning of one, or a uri")
    group.add_argument("--subject", help="words of the subject")
    group.add_argument("--metric", help="canonical metric")
    group.add_argument("--vendor", help="maker of the subject")
    group.add_argument("--type", help="comparison, result, specification, price, market, setup or event")
    group.add_argument("--check", help="claims that this check objects to: arithmetic, plausibility, agreement, reference")
    group.add_argument("--sample", type=int, metavar="N", help="claims of this sample")
    group.add_argument("--unreviewed", action="store_true", help="claims that nobody decided")
    group.add_argument("--stale", action="store_true", help="claims that changed since their review, and reviewed claims of texts that newer ones took the place of")


def _filter(arguments: argparse.Namespace) -> Filter:
    from dataclasses import fields

    from pipeline.verify.queue import Filter

    return Filter(**{f.name: getattr(arguments, f.name) for f in fields(Filter)})


def _add_list(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--limit", type=limit, default=DEFAULT_LISTED, metavar="N", help="how many (default %(default)s, 0: all)")
    instead = parser.add_mutually_exclusive_group()
    instead.add_argument("--submissions", action="store_true", help="list submissions instead of claims: who is said to have brought results to MLPerf")
    instead.add_argument("--figures", action="store_true", help="list checked figures without a claim instead of claims: dates, rounds, parts of a sum")
    _add_filter(parser)


def _list(arguments: argparse.Namespace) -> int:
    from pipeline.store import Store
    from pipeline.verify.figure_queue import figure_queue, takes
    from pipeline.verify.queue import queue, queue_size

    if arguments.submissions:
        return _list_submissions(arguments)
    if arguments.figures:
        return _list_figures(arguments)
    with Store(arguments.db, read_only=True) as store:
        chosen = _filter(arguments)
        rows = queue(store, chosen, limit=arguments.limit or None)
        size = len(rows) if len(rows) != arguments.limit else queue_size(store, chosen)
        objected = len(figure_queue(store, chosen, objected=True)) if takes(chosen) else 0
    if arguments.json:
        print_json(rows)
        return 0
    columns = ["claim_id", "standing", "decided_by", "statement or sentence", "why"]
    print_table(columns, [[r["claim_id"], _told_standing(r), r["decided_by"], r["statement"] or r["sentence"], r["reason"]] for r in rows])
    if size > len(rows) and not arguments.quiet:
        print(f"the first {len(rows):,} of {counted(size, 'claim')}; --limit 0 lists all")
    if objected and not arguments.quiet:
        print(f"{counted(objected, 'figure')} without a claim stand{'s' if objected == 1 else ''} conflicting or refuted: `chipclaims audit list --figures` lists {'it' if objected == 1 else 'them'}")
    return 0


def _list_figures(arguments: argparse.Namespace) -> int:
    from pipeline.store import Store
    from pipeline.verify.figure_queue import figure_counts, figure_queue

    with Store(arguments.db, read_only=True) as store:
        rows = figure_queue(store, _filter(arguments), limit=arguments.limit or None)
        size = len(rows) if len(rows) != arguments.limit else sum(figure_counts(store, _filter(arguments)).values())
    if arguments.json:
        print_json(rows)
        return 0
    print_table(["figure_id", "standing", "decided_by", "words", "sentence", "why"], [[r["figure_id"], _told_standing(r), r["decided_by"], r["words"], r["sentence"], r["reason"]] for r in rows])
    if size > len(rows) and not arguments.quiet:
        print(f"the first {len(rows):,} of {counted(size, 'figure')}; --limit 0 lists all")
    return 0


def _list_submissions(arguments: argparse.Namespace) -> int:
    from pipeline.store import Store
    from pipeline.verify.submission_queue import submission_queue

    with Store(arguments.db, read_only=True) as store:
        rows = submission_queue(store, _filter(arguments))
    shown = rows[: arguments.limit or None]
    if arguments.json:
        print_json(shown)
        return 0
    print_table(["submission_id", "standing", "decided_by", "statement", "why"], [[r["submission_id"], _told_standing(r), r["decided_by"], r["statement"], r["reason"]] for r in shown])
    if len(rows) > len(shown) and not arguments.quiet:
        print(f"the first {len(shown):,} of {counted(len(rows), 'submission')}; --limit 0 lists all")
    return 0


def _told_standing(row: dict[str, Any]) -> str:
    return f"{row['standing']}{' (superseded)' if row.get('superseded_by') else ' (stale)' if row.get('stale') else ''}"


def _add_sample(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--n", type=int, metavar="N", help="draw a random sample of N claims to judge")
    parser.add_argument("--seed", type=int, help="draw the same sample again from the same database")
    parser.add_argument("--number", type=int, metavar="SAMPLE", help="the sample to report on (default: the latest)")


def _sample(arguments: argparse.Namespace) -> int:
    from pipeline.store import Store
    from pipeline.verify.queue import Filter, queue
    from pipeline.verify.sampling import draw_sample, sample_result

    if arguments.n is not None:
        with Store(_existing(arguments.db)) as store:
            number, claims = draw_sample(store, arguments.n, seed=arguments.seed)
            by_id = {row["claim_id"]: row for row in queue(store, Filter(sample=number))}
        rows = [by_id[one] for one in claims]
        if arguments.json:
            print_json({"sample": number, "claims": claims, "rows": [{name: row[name] for name in JUDGED_BY} for row in rows]})
        elif arguments.quiet:
            print(*claims, sep="\n")
        else:
            for place, row in enumerate(rows, start=1):
                lines = (f"{place}. {row['claim_id']}", f"claim:    {row['statement'] or '(no statement: `chipclaims show` has its slots)'}", f"sentence: {row['sentence']}", f"document: {' — '.join(filter(None, (row['title'], row['uri'])))}")
                print("\n   ".join(cell_text(line) for line in lines), end="\n\n")
            print(f"sample {number}: {counted(len(claims), 'claim')}; judge them with `chipclaims audit review CLAIM accept|reject|amend|unsure`, list those still open with `chipclaims audit list --sample {number} --unreviewed`")
        return 0
    with Store(arguments.db, read_only=True) as store:
        result = sample_result(store, arguments.number)
    told = {
        "sample": result.sample_id, "claims": result.size, "right": result.right, "wrong": result.wrong, "unsure": result.unsure,
        "open": result.open, "precision": result.precision, "interval_95": list(result.interval),
    }  # fmt: skip
    if arguments.json:
        print_json(told)
    else:
        share = "not judged yet" if result.precision is None else f"precision {result.precision:.3f}, 95% Wilson interval {result.interval.low:.3f}–{result.interval.high:.3f}"
        print(f"sample {result.sample_id}: {result.right} right, {result.wrong} wrong, {result.unsure} unsure, {result.open} open of {result.size}; {share}")
    return 0


def _add_review(parser: argparse.ArgumentParser) -> None:
    from pipeline.verify.decisions import ABOUT, DECISIONS

    parser.add_argument("words", nargs="+", metavar="ID… DECISION", help=f"ids of claims, submissions or figures without a claim (or filters of claims instead), then one of {', '.join(DECISIONS)}")
    parser.add_argument("--note", help="why")
    parser.add_argument("--reviewer", metavar="NAME", help="who decides (default: the login name)")
    parser.add_argument("--set", dest="amended", action="append", default=[], metavar="SLOT=VALUE", help="for amend: the slot as it should be; nothing or null empties it: --set conditions=")
    parser.add_argument("--about", choices=ABOUT, help="the decision is about the reading only (the checks still say how it stands), or about the truth only; default: both")
    parser.add_argument("--new", action="store_true", help="for amend: take a metric, a unit or a condition that chipclaims does not know, or a value that is none of its condition")
    parser.add_argument("--dry-run", action="store_true", help="show which claims a filter takes, decide nothing")
    _add_filter(parser)


def _review(arguments: argparse.Namespace) -> int:
    from pipeline.store import Store
    from pipeline.verify.amendments import parse_assignments
    from pipeline.verify.figure_queue import figure_queue, figures_among
    from pipeline.verify.queue import queue
    from pipeline.verify.review import require_review, review, verify_log
    from pipeline.verify.submission_queue import submission_queue, submissions_among

    *claims, decision = arguments.words
    chosen = _filter(arguments)
    if bool(claims) != chosen.is_empty:
        raise UsageError("Give claim ids or filters, and then the decision: audit review CLAIM accept.")
    amended = parse_assignments(arguments.amended)
    reviewer = _login_name() if arguments.reviewer is None else arguments.reviewer
    with Store(_existing(arguments.db)) as store:
        rows = queue(store, chosen) if not claims or arguments.dry_run else []
        ids = list(dict.fromkeys(claims)) or [row["claim_id"] for row in rows]
        slots = require_review(store, ids, decision, reviewer=reviewer, amended=amended, about=arguments.about, new=arguments.new) if ids else {}
        brought, figures = submissions_among(store, ids), figures_among(store, ids)
        if arguments.dry_run:
            taken = [row for row in rows if row["claim_id"] in set(ids)]
            taken += [row | {"claim_id": row["submission_id"]} for row in (submission_queue(store, ids=ids) if brought else [])]
            taken += [row | {"claim_id": row["figure_id"], "statement": row["words"]} for row in (figure_queue(store, ids=ids) if figures else [])]
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
    print_table(["claim_id", "standing", "statement or sentence"], [[r["claim_id"], _told_standing(r), r["statement"] or r["sentence"]] for r in rows])
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


def _add_report(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--output", "-o", metavar="FILE", help="report.html or report.md; without it Markdown is printed")
    parser.add_argument("--format", choices=("html", "markdown"), help="default: by the suffix of --output")
    parser.add_argument("--title", default="Audit of claims", help="heading of the report")
    _add_filter(parser)


def _report(arguments: argparse.Namespace) -> int:
    from pathlib import Path

    from pipeline.store import Store, check_output
    from pipeline.verify.report import html_report, load_report, markdown_report

    suffix = Path(arguments.output or "x.md").suffix.lower()
    if arguments.format is None and suffix not in SUFFIXES:
        raise UsageError(f"{arguments.output}: end its name in {', '.join(SUFFIXES)}, or give --format html or --format markdown.")
    form = arguments.format or SUFFIXES[suffix]
    if arguments.output is not None:
        check_output(arguments.output, arguments.db)
    with Store(arguments.db, read_only=True) as store:
        report = load_report(store, _filter(arguments), title=arguments.title)
    text = html_report(report) if form == "html" else markdown_report(report)
    if arguments.output is None:
        print(text)
        return 0
    write_whole(Path(arguments.output), text)
    if not arguments.quiet:
        print(f"{counted(len(report.entries), 'claim')} reported in {arguments.output}")
    return 0


def _add_log(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--verify", action="store_true", help="find any change, deletion or reordering, views that were redefined, and documents whose rows were changed; status 1 where there is one")
    parser.add_argument("--expect", metavar="NUMBER:HASH", help="verify, and that a head noted earlier still stands")
    parser.add_argument("--head", action="store_true", help="print number and hash of the last review, to be kept elsewhere")
    parser.add_argument("--agreement", action="store_true", help="how far reviewers agree (Cohen's kappa)")
    parser.add_argument("--claim", metavar="CLAIM", help="reviews of this claim only")
    parser.add_argument("--limit", type=limit, default=DEFAULT_LISTED, metavar="N", help="how many (default %(default)s, 0: all)")


def _log(arguments: argparse.Namespace) -> int:
    from pipeline.store import Store
    from pipeline.verify.report import slots_told
    from pipeline.verify.review import log_entries, log_head
    from pipeline.verify.sampling import reviewer_agreement

    with Store(arguments.db, read_only=True) as store:
        if arguments.verify or arguments.expect:
            return _verify(arguments, store)
        if arguments.head:
            number, last = log_head(store)
            print(f"{number}:{last}")
        elif arguments.agreement:
            found = reviewer_agreement(store)
            if arguments.json:
                print_json([row._asdict() for row in found])
            else:
                print_table(["first", "second", "claims", "agree", "kappa"], [[a.first, a.second, a.claims, a.share, a.kappa] for a in found])
        else:
            rows = log_entries(store, claim_id=arguments.claim, limit=arguments.limit or None)
            if arguments.json:
                print_json(rows)
            else:
                columns = ["review_id", "reviewed_at", "reviewer", "decision", "about", "claim_id", "note"]
                print_table([*columns, "amended", "orphaned"], [[*(r[c] for c in columns), slots_told(r["amended"]), "" if r["claim_exists"] else "orphaned"] for r in rows])
    return 0


def _verify(arguments: argparse.Namespace, store: Any) -> int:
    from pipeline.store.migrate import altered_views
    from pipeline.verify.rereading import edited_documents
    from pipeline.verify.review import log_head, verify_log

    expected = None
    if arguments.expect:
        number, _, last = arguments.expect.partition(":")
        if not number.isdecimal() or len(number) > MOST_DIGITS or (not last and int(number)):
            raise UsageError("--expect takes what `audit log --head` printed: NUMBER:HASH.")
        expected = (int(number), last)
    problem, views, edited = verify_log(store, expected=expected), altered_views(store.connection), edited_documents(store)
    status = int(problem is not None or bool(views) or bool(edited))
    if arguments.json:
        print_json({"whole": problem is None, **({} if problem is None else problem._asdict()), "views_altered": views, "edited_documents": edited})
        return status
    if problem is None:
        print(f"the log is whole: {counted(log_head(store)[0], 'review')}")
    else:
        noted = " (or what --expect was given is not what was noted)" if expected is not None else ""
        print(f"the log was tampered with{noted}: review {problem.review_id}: {problem.detail}")
    if views:
        told = ", ".join(name if name.endswith("(macro)") else f"view {name}" for name in views)
        print(f"not as chipclaims wrote them, so that they may show something else than the log says: {told}")
    if edited:
        print(f"{counted(len(edited), 'document')} with figures, claims or submissions that were changed after the text was read: {_named(edited)}")
    return status


ACTIONS: dict[str, tuple[str, str, Any, Any]] = {
    "run": ("check every claim and decide its standing", "chipclaims audit run --fail-on refuted", _add_run, _run),
    "list": ("list claims, the ones to look at first on top", "chipclaims audit list --standing conflicting --metric price", _add_list, _list),
    "sample": ("draw a random sample to judge, or say what its judgements give", "chipclaims audit sample --n 100 --seed 7", _add_sample, _sample),
    "review": (
        "record a decision on claims", "chipclaims audit review 7efd9fdf7cf7106a-c293-296-0 amend --set metric=training_time",
        _add_review, _review,
    ),
    "report": ("write a report that needs nothing but a browser", "chipclaims audit report --output report.html", _add_report, _report),
    "log": ("show or verify the log of decisions", "chipclaims audit log --verify", _add_log, _log),
}  # fmt: skip
