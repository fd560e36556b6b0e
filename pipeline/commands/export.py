"""``chipclaims export DIR``"""

from __future__ import annotations

import argparse

from pipeline.errors import UsageError
from pipeline.terminal import counted, print_json

EXAMPLES = """\
  chipclaims export out/
  chipclaims export out/ --format parquet
  chipclaims export out/ --format claimreview"""

FORMATS = {"all": ("parquet", "jsonl"), "parquet": ("parquet",), "jsonl": ("jsonl",)}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("directory", metavar="DIR", help="folder for the files; made where it does not exist")
    parser.add_argument("--format", choices=[*FORMATS, "claimreview"], default="all", help="default: all; claimreview: schema.org ClaimReview as JSON-LD")


def run(arguments: argparse.Namespace) -> int:
    if not arguments.directory.strip():
        raise UsageError("The name of the folder is empty; give one, or . for this one.")
    if arguments.format == "claimreview":
        return _claim_reviews(arguments)
    from pipeline.store import export

    written = export(arguments.db, arguments.directory, formats=FORMATS[arguments.format])  # type: ignore[arg-type]
    if arguments.json:
        print_json({"files": [str(path) for path in written]})
    elif not arguments.quiet:
        print(f"{counted(len(written), 'file')} written to {arguments.directory}")
    return 0


def _claim_reviews(arguments: argparse.Namespace) -> int:
    from pathlib import Path

    from pipeline.store import Store
    from pipeline.verify.claimreview import write_claim_reviews

    with Store(arguments.db, read_only=True) as store:
        path = write_claim_reviews(store, Path(arguments.directory))
    if arguments.json:
        print_json({"files": [str(path)]})
    elif not arguments.quiet:
        print(f"written to {path}")
    return 0
