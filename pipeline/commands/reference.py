"""``chipclaims reference import FILE``"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from pipeline.commands.options import add_common
from pipeline.terminal import counted, print_json

EXAMPLES = """\
  chipclaims reference import our-chips.csv
  chipclaims reference import mlperf-v4.1.csv"""

SOME_SET_ASIDE, NOTHING_DONE = 1, 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(metavar="ACTION", dest="action", required=True, parser_class=type(parser))
    action = actions.add_parser(
        "import", help="add the rows of a CSV or JSONL file", formatter_class=argparse.RawDescriptionHelpFormatter,
        description="Adds the rows of a CSV or JSONL file in place of an earlier import of the same name. A file with a column "
        "minutes holds MLPerf Training results, any other attributes of products; docs/audit.md lists the columns.",
        epilog="example:\n  chipclaims reference import our-chips.csv",
    )  # fmt: skip
    action.add_argument("file", metavar="FILE", help="CSV or JSONL in UTF-8")
    add_common(action)


def run(arguments: argparse.Namespace) -> int:
    from pipeline.store import Store
    from pipeline.verify.reference.rows import add_rows, doubts, read_file

    found = read_file(Path(arguments.file))
    added, bad, doubtful = len(found.good), found.bad, list[str]()
    if found.good:
        with Store(arguments.db) as store:
            doubtful = doubts(store, found)
            add_rows(store, found)
    for sentence in (*bad, *doubtful):
        print(f"chipclaims: {arguments.file}, {sentence}", file=sys.stderr)
    if arguments.json:
        print_json({"added": added, "set_aside": bad, "doubtful": doubtful})
    elif not arguments.quiet:
        print(f"{counted(added, 'row')} added to {arguments.db}{f', {len(bad)} set aside' if bad else ''}")
    return NOTHING_DONE if bad and not added else SOME_SET_ASIDE if bad else 0
