"""``chipclaims refresh [DOC…]``"""

from __future__ import annotations

import argparse

EXAMPLES = """\
  chipclaims refresh
  chipclaims refresh 7efd9fdf7cf7106a --diff"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("documents", nargs="*", metavar="DOC", help="doc_ids or uris (default: every outdated document)")
    parser.add_argument("--diff", action="store_true", help="show what would change, and change nothing")
    parser.add_argument("--lexicon", metavar="FILE", help="your own names of vendors, chips, benchmarks … (TOML)")
    parser.add_argument("--model", default="none", metavar="none|default|PATH", help="the learned extractor (default: none)")
