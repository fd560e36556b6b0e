"""``chipclaims export DIR``"""

from __future__ import annotations

import argparse

from pipeline.terminal import counted, print_json

EXAMPLES = """\
  chipclaims export out/
  chipclaims export out/ --format parquet"""

FORMATS = {"all": ("parquet", "jsonl"), "parquet": ("parquet",), "jsonl": ("jsonl",)}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("directory", metavar="DIR", help="folder for the files; made where it does not exist")
    parser.add_argument("--format", choices=list(FORMATS), default="all", help="default: all")


def run(arguments: argparse.Namespace) -> int:
    from pipeline.store import export

    written = export(arguments.db, arguments.directory, formats=FORMATS[arguments.format])  # type: ignore[arg-type]
    if arguments.json:
        print_json({"files": [str(path) for path in written]})
    elif not arguments.quiet:
        print(f"{counted(len(written), 'file')} written to {arguments.directory}")
    return 0
