"""``chipclaims show DOC``, and of a claim, a submission or a figure"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from pipeline.errors import UsageError
from pipeline.terminal import print_json, terminal_width, wants_colour, write_whole

if TYPE_CHECKING:
    from pipeline.show import ClaimView, View
    from pipeline.store import Store

EXAMPLES = """\
  chipclaims show articles/bow.html
  chipclaims show 7efd9fdf7cf7106a --html bow.html
  chipclaims show 7efd9fdf7cf7106a-c293-296-0"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="DOC|CLAIM|SUBMISSION|FIGURE", help="a doc_id, the beginning of one, a uri, a claim_id, a submission_id, or a figure_id")
    parser.add_argument("--html", metavar="FILE", help="write one self-contained HTML file instead")


def run(arguments: argparse.Namespace) -> int:
    from pipeline.show import (
        html_claim,
        html_page,
        stored_claim,
        stored_figure,
        stored_submission,
        stored_view,
        terminal_claim,
        terminal_page,
        with_newer_text,
        with_standing,
    )
    from pipeline.store import Store, check_output

    if arguments.html is not None:
        check_output(arguments.html, arguments.db)
    with Store(arguments.db, read_only=True) as store:
        claim_id, submission, figure = find_claim(store, arguments.name), find_submission(store, arguments.name), find_figure(store, arguments.name)
        if not (claim_id or submission or figure):
            require_stored(store, arguments.name)
        doc_id = submission or figure or (store.find_document(arguments.name) if claim_id is None else _document_of(store, claim_id))
        view = stored_view(store, doc_id)
        claim = None
        if submission or figure:
            claim = stored_submission(store, arguments.name) if submission else stored_figure(store, arguments.name)
        elif claim_id is not None:
            claim = with_standing(store, stored_claim(store, claim_id))
        claim = claim and with_newer_text(store, claim, doc_id)
    if arguments.html is not None:
        write_whole(Path(arguments.html), html_page(view) if claim is None else html_claim(view, claim))
        if not arguments.quiet:
            print(f"written to {arguments.html}")
    elif arguments.json:
        print_json(_as_json(view, claim))
    else:
        colour, width = wants_colour(), terminal_width()
        shown = terminal_page(view, colour=colour, width=width) if claim is None else terminal_claim(view, claim, colour=colour, width=width)
        sys.stdout.write(shown)
    return 0


def find_claim(store: Store, name: str) -> str | None:
    """The claim_id where ``name`` is one."""
    found = store.sql("SELECT claim_id FROM claims WHERE claim_id = ?", [name]).fetchone()
    return None if found is None else str(found[0])


def find_submission(store: Store, name: str) -> str | None:
    """The document of a submission where ``name`` is the id of one; ``UsageError`` for one that was reviewed and is no longer read."""
    found = store.sql("SELECT doc_id FROM submissions WHERE submission_id = ?", [name]).fetchone()
    gone = None if found else store.sql("SELECT statement, reason FROM submissions_gone WHERE submission_id = ?", [name]).fetchone()
    if gone:
        raise UsageError(f"{name} is no longer read from its text: {gone[0]}; {gone[1]}.")
    return None if found is None else str(found[0])


def find_figure(store: Store, name: str) -> str | None:
    """The document of a figure where ``name`` is the id of one."""
    found = store.sql("SELECT doc_id FROM figures WHERE figure_id = ?", [name]).fetchone()
    return None if found is None else str(found[0])


_OF_A_DOCUMENT = re.compile(r"([0-9a-f]{16})-[a-z]?\d+-\d+(?:-\d+)?")


def require_stored(store: Store, name: str) -> None:
    """``UsageError`` for the id of a claim, a submission or a figure that is no longer there: its document was deleted, or its text is read otherwise."""
    told = _OF_A_DOCUMENT.fullmatch(name)
    if told is None:
        return
    if not store.sql("SELECT 1 FROM documents WHERE doc_id = ?", [told[1]]).fetchone():
        why = "its document is not in this database, or was deleted"
    else:
        why = f"its text gives none such, or no longer, as `chipclaims show {told[1]}` shows"
    reviewed = store.sql("SELECT reviewer || ' decided: ' || decision FROM reviews WHERE claim_id = ? AND decision <> 'handed' ORDER BY review_id DESC LIMIT 1", [name]).fetchone()
    raise UsageError(f"{name} is not stored: {why}{f'; {reviewed[0]} (`chipclaims audit log --claim {name}`)' if reviewed else ''}.")


def _document_of(store: Store, claim_id: str) -> str:
    return str(store.sql("SELECT doc_id FROM claims WHERE claim_id = ?", [claim_id]).fetchall()[0][0])


def _as_json(view: View, claim: ClaimView | None) -> dict[str, object]:
    from dataclasses import asdict

    return asdict(view) if claim is None else asdict(claim)
