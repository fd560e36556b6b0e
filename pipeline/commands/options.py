"""Options that several commands share: those of every command, numbers of rows, filters of claims."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pipeline.verify.queue import Filter

DEFAULT_LISTED = 40
MOST_DIGITS = 18  # of a number of reviews


def add_common(parser: argparse.ArgumentParser) -> None:
    """The options of every command after the action as well; what stands there wins."""
    group = parser.add_argument_group("options of every command")
    group.add_argument("--db", metavar="FILE", default=argparse.SUPPRESS, help="the database")
    for name, text in (("--json", "print JSON instead of text"), ("--debug", "show the traceback of an error")):
        group.add_argument(name, action="store_true", default=argparse.SUPPRESS, help=text)
    group.add_argument("--quiet", "-q", action="store_true", default=argparse.SUPPRESS, help="print results and errors only")


MOST_NAMED = 5  # documents in a line, figures below one


def told_first(documents: Sequence[str]) -> str:
    """The first few of them, in one line."""
    return ", ".join(documents[:MOST_NAMED]) + (", …" if len(documents) > MOST_NAMED else "")


def limit(text: str) -> int:
    """A number of rows, 0 or more."""
    if not (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of 0 or more")
    return int(text)


def add_filter(parser: argparse.ArgumentParser) -> None:
    """The options that choose claims by how they stand and what they say."""
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


def chosen_filter(arguments: argparse.Namespace) -> Filter:
    """What the options of ``add_filter`` choose."""
    from dataclasses import fields

    from pipeline.verify.queue import Filter

    return Filter(**{f.name: getattr(arguments, f.name) for f in fields(Filter)})


def told_standing(row: dict[str, Any]) -> str:
    """A standing, with a word where it is not one of the text as it is now."""
    return f"{row['standing']}{' (superseded)' if row.get('superseded_by') else ' (stale)' if row.get('stale') else ''}"
