"""``chipclaims eval GOLDEN…``"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from typing import TYPE_CHECKING, Any

from pipeline.commands.ingest import add_model_argument, check_model
from pipeline.commands.options import limit
from pipeline.errors import UsageError
from pipeline.terminal import counted, print_json, print_table

if TYPE_CHECKING:
    from pipeline.evaluate import Score

EXAMPLES = """\
  chipclaims eval corpus/golden --db chipclaims.duckdb
  chipclaims eval corpus/golden --articles corpus/articles
  chipclaims eval corpus/golden --errors 20"""

MOST_NAMED = 5  # files in a sentence


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("goldens", nargs="+", metavar="GOLDEN", help="golden files, or folders of them")
    parser.add_argument("--articles", nargs="+", metavar="PATH", help="read these articles afresh instead of asking the database")
    add_model_argument(parser)
    parser.add_argument("--count-missing", action="store_true", help="count the figures of golden files whose documents are not there as missed")
    parser.add_argument("--errors", type=limit, default=0, metavar="N", help="print the first N mistakes")


def run(arguments: argparse.Namespace) -> int:
    from pipeline.evaluate import Score, as_json, find_goldens, group_of, score_database
    from pipeline.store import Store

    goldens = find_goldens(arguments.goldens)
    store = _read_afresh(arguments.articles, arguments.model) if arguments.articles else Store(arguments.db, read_only=True)
    groups: defaultdict[str, Score] = defaultdict(Score)
    total = Score()
    with store:
        for golden, score in score_database(store.connection, goldens, count_missing=arguments.count_missing):
            total += score
            if score.documents:
                groups[group_of(golden)] += score
    if len(goldens) == len(total.missing) and not arguments.count_missing:
        raise UsageError("None of the documents of these golden files is in the database; ingest them first, or give --articles")
    if arguments.json:
        print_json(as_json(total))
    else:
        _print_tables(groups, total)
    for mistake in total.mistakes[: arguments.errors]:
        print(f"{mistake.doc}:{mistake.start} {mistake.surface!r} {mistake.what}\n    gold {mistake.gold}\n    read {mistake.predicted}")
    for sentence in (*_without_document(len(goldens), total.missing, as_missed=arguments.count_missing), *total.misplaced):
        print(f"chipclaims: {sentence}", file=sys.stderr)
    return 1 if total.missing or total.misplaced else 0


def _without_document(goldens: int, missing: list[str], *, as_missed: bool) -> list[str]:
    """One sentence where the documents of golden files are not there."""
    named = ", ".join(missing[:MOST_NAMED]) + (", …" if len(missing) > MOST_NAMED else "")
    fate = "their figures count as missed" if as_missed else "not counted; --count-missing counts their figures as missed"
    return [f"{len(missing):,} of {counted(goldens, 'golden file')} without a document here ({named}): {fate}."] if missing else []


def _read_afresh(paths: list[str], model: str | None) -> Any:
    """A store in memory with these articles."""
    from pipeline.engines.local import run_local
    from pipeline.ingest import open_sources
    from pipeline.settings import DEFAULT_MODEL, Settings
    from pipeline.store import Store

    settings = Settings(model=DEFAULT_MODEL if model is None else model)
    check_model(settings.model)
    store = Store(":memory:")
    run_local(open_sources(paths), settings, store, workers=1)
    return store


def _print_tables(groups: dict[str, Score], total: Score) -> None:
    columns = ["group", "documents", "coverage", "figures F1", "core F1", "claims found F1", "exact F1", "without figure F1", "made_by", "evaluated_on"]
    labelled = [*sorted(groups.items()), ("all", total)]
    print_table(columns, [_quality_row(label, score) for label, score in labelled])
    if total.slots:
        print()
        rows = [[slot, *(_share(score.slots.get(slot)) for _, score in labelled)] for slot in sorted(total.slots)]
        print_table(["slot right", *(label for label, _ in labelled)], rows)
    print()
    kinds = [
        [kind, c["gold"], c["right"], c["missed"], c["gold"] - c["right"] - c["missed"]] for kind, c in sorted(total.kinds.items())
    ]
    print_table(["kind", "gold", "right", "missed", "wrong"], kinds)


def _quality_row(label: str, score: Score) -> list[Any]:
    from pipeline.evaluate import as_json

    numbers = as_json(score)
    f1 = [
        f"{numbers[key]['f1']:.3f}"
        for key in ("figures", "core_figures", "claims_found", "claims_exact", "claims_without_figure")
    ]
    coverage = numbers["digit_coverage"]
    return [label, score.documents, "" if coverage is None else f"{coverage:.4f}", *f1, *numbers["triples_recall"].values()]


def _share(counter: Any) -> str:
    return f"{counter['right']}/{counter['n']} {counter['right'] / counter['n']:.2f}" if counter and counter["n"] else ""
