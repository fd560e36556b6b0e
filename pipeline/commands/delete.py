"""``chipclaims delete DOC``"""

from __future__ import annotations

import argparse

from pipeline.terminal import counted, print_json

EXAMPLES = """\
  chipclaims delete 7efd9fdf7cf7106a
  chipclaims delete articles/old.html"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("documents", nargs="+", metavar="DOC", help="a doc_id, the beginning of one, or a uri")


def run(arguments: argparse.Namespace) -> int:
    from pipeline.store import Store, existing

    with Store(existing(arguments.db)) as store:
        deleted = [store.find_document(name) for name in arguments.documents]
        for doc_id in dict.fromkeys(deleted):
            store.delete(doc_id)
    if arguments.json:
        print_json({"deleted": deleted})
    elif not arguments.quiet:
        print(f"{counted(len(set(deleted)), 'document')} deleted from {arguments.db}")
    return 0
