"""``chipclaims audit log``: show or verify the log of decisions."""

from __future__ import annotations

import argparse
from typing import Any

from pipeline.commands.options import DEFAULT_LISTED, MOST_DIGITS, limit, told_first
from pipeline.errors import UsageError
from pipeline.terminal import counted, print_json, print_table


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--verify", action="store_true", help="find any change, deletion or reordering, views that were redefined, and documents whose rows were changed; status 1 where there is one")
    parser.add_argument("--expect", metavar="NUMBER:HASH", help="verify, and that a head noted earlier still stands")
    parser.add_argument("--head", action="store_true", help="print number and hash of the last review, to be kept elsewhere")
    parser.add_argument("--agreement", action="store_true", help="how far reviewers agree (Cohen's kappa)")
    parser.add_argument("--claim", metavar="CLAIM", help="reviews of this claim only")
    parser.add_argument("--limit", type=limit, default=DEFAULT_LISTED, metavar="N", help="how many (default %(default)s, 0: all)")


def run(arguments: argparse.Namespace) -> int:
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
            elif not found:
                print("no two reviewers have decided on one claim")
            else:
                if not arguments.quiet:
                    print("of the claims on which two reviewers decided: the share on which they decided alike, and Cohen's kappa (1: always, 0: no more often than by chance)")
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
        print(f"{counted(len(edited), 'document')} with figures, claims or submissions that were changed after the text was read: {told_first(edited)}")
    return status
