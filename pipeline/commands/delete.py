"""``chipclaims delete DOC``"""

from __future__ import annotations

import argparse

from pipeline.terminal import counted, print_json, visible

EXAMPLES = """\
  chipclaims delete 7efd9fdf7cf7106a
  chipclaims delete articles/old.html"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("documents", nargs="+", metavar="DOC", help="a doc_id, the beginning of one, or a uri")


def run(arguments: argparse.Namespace) -> int:
    from pipeline.store import Store, existing
    from pipeline.store.review_log import fates

    with Store(existing(arguments.db)) as store:
        deleted = [store.find_document(name) for name in arguments.documents]
        stays, goes = fates(store.connection, deleted)
        again = [older for doc_id in dict.fromkeys(deleted) for older in store.delete(doc_id)]
        again = [doc_id for doc_id in dict.fromkeys(again) if doc_id not in deleted]
        found = store.sql("SELECT doc_id, uri FROM documents WHERE doc_id IN (SELECT unnest(?::VARCHAR[]))", [again]).fetchall()
    if arguments.json:
        print_json({"deleted": deleted, "current_again": again, "decisions_that_stay": stays, "decisions_that_go": goes})
    elif not arguments.quiet:
        print(f"{counted(len(set(deleted)), 'document')} deleted from {arguments.db}")
        if stays:
            print(f"what people decided on {stays:,} of the claims, submissions and figures there holds for other texts, which say the same")
        if goes:
            print(f"what people decided on {goes:,} of the claims, submissions and figures there holds for nothing any more; `chipclaims audit log` keeps it")
        for doc_id, uri in found:
            print(visible(f"The older text of {uri} is the current one again: {doc_id}; delete it too where it shall not be."))
    return 0
