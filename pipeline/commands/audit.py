"""``chipclaims audit run|list|sample|review|report|log``: a row here and a module of ``auditing`` with ``add_arguments(parser)`` and ``run(arguments) -> status``."""

from __future__ import annotations

import argparse
from types import ModuleType

from pipeline.commands.auditing import list_claims, log, report, review, run_checks, sample
from pipeline.commands.options import add_common

EXAMPLES = """\
  chipclaims audit run --fail-on refuted
  chipclaims audit list --standing conflicting
  chipclaims audit review 7efd9fdf7cf7106a-c293-296-0 accept --note "MLPerf v2.0 agrees" --reviewer kim
  chipclaims audit sample --n 100
  chipclaims audit report --output report.html
  chipclaims audit log --verify"""


ACTIONS: dict[str, tuple[str, str, ModuleType]] = {
    "run": ("check every claim and decide its standing", "chipclaims audit run --fail-on refuted", run_checks),
    "list": ("list claims, the ones to look at first on top", "chipclaims audit list --standing conflicting --metric price", list_claims),
    "sample": ("draw a random sample to judge, or say what its judgements give", "chipclaims audit sample --n 100 --seed 7", sample),
    "review": ("record a decision on claims", "chipclaims audit review 7efd9fdf7cf7106a-c293-296-0 amend --set metric=training_time", review),
    "report": ("write a report that needs nothing but a browser", "chipclaims audit report --output report.html", report),
    "log": ("show or verify the log of decisions", "chipclaims audit log --verify", log),
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(metavar="ACTION", dest="action", required=True, parser_class=type(parser))
    for name, (summary, example, module) in ACTIONS.items():
        action = actions.add_parser(
            name, help=summary, description=summary[0].upper() + summary[1:] + ".", epilog=f"example:\n  {example}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )  # fmt: skip
        module.add_arguments(action)
        add_common(action)


def run(arguments: argparse.Namespace) -> int:
    status: int = ACTIONS[arguments.action][2].run(arguments)
    return status
