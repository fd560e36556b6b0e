"""The extraction against the golden files, figure by figure and field by field.

What is not read right yet stands in ``open_differences.toml``, figure by figure: a difference that is not listed fails, and so
does a listed one that is gone. The three source articles have none.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from comparison import differences
from goldens import every_golden, load

from pipeline import Pipeline

OPEN = tomllib.loads(Path(__file__).with_name("open_differences.toml").read_text(encoding="utf-8"))


@every_golden
def test_figures_are_those_of_the_golden(golden_file: Path, text_file: Path):
    golden = load(golden_file)
    assert golden.figures, "a golden file without figures tests nothing"
    document = Pipeline().process(text_file)
    found = {int(re.search(r" at (\d+) as ", said)[1]): said for said in differences(golden.figures, document.figures, document.article.source_text)}
    listed = {entry["start"] for entry in OPEN.get(golden_file.stem, [])}
    objections = [said for start, said in found.items() if start not in listed]
    assert not objections, f"{len(objections)} of {len(golden.figures)}:\n" + "\n".join(objections)
    assert listed <= found.keys(), f"read right by now, to be struck from open_differences.toml: {sorted(listed - found.keys())}"


def test_the_sources_have_no_open_difference():
    assert not [name for name in OPEN if name[:3].isdigit()]
