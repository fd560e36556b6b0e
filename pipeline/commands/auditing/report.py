"""``chipclaims audit report``: write a report."""

from __future__ import annotations

import argparse

from pipeline.commands.options import add_filter, chosen_filter
from pipeline.errors import UsageError
from pipeline.terminal import counted, write_whole

SUFFIXES = {".html": "html", ".htm": "html", ".md": "markdown", ".markdown": "markdown"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--output", "-o", metavar="FILE", help="report.html or report.md; without it Markdown is printed")
    parser.add_argument("--format", choices=("html", "markdown"), help="default: by the suffix of --output")
    parser.add_argument("--title", default="Audit of claims", help="heading of the report")
    add_filter(parser)


def run(arguments: argparse.Namespace) -> int:
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
        report = load_report(store, chosen_filter(arguments), title=arguments.title)
    text = html_report(report) if form == "html" else markdown_report(report)
    if arguments.output is None:
        print(text)
        return 0
    write_whole(Path(arguments.output), text)
    if not arguments.quiet:
        print(f"{counted(len(report.entries), 'claim')} reported in {arguments.output}")
    return 0
