"""The worked example of docs/audit.md: its commands run, what they print of the article with an error stands there, and every cause is explained.

How many claims there are, and which objections are wrong, changes with each rule and model: these lines are as they were when the page was written.
"""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from test_planted_articles import known_causes

from pipeline.cli import main
from pipeline.store import Store

ROOT = Path(__file__).parent.parent
EXAMPLE = (ROOT / "docs" / "audit.md").read_text(encoding="utf-8").partition("## A worked example")[2].partition("\n## ")[0]
STEPS = re.findall(r"```sh\n(.*?)```\n\n```text\n(.*?)```", EXAMPLE, re.DOTALL)
HELD = re.compile(r"^b0694e63|\(review \d|reported in|^the log is|^--fail-on|^(?:arithmetic|reference) |^Cloud TPU costs USD 55 on ImageNet \(")
LIMIT = 400  # characters of a cell


def _run(line: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What one line of the example prints; ``sed 's/A/B/' FILE > COPY`` is done here."""
    words = shlex.split(line)
    if words[0] == "sed":
        _, old, new, _ = words[1].split("/")
        text = Path(words[2]).read_text(encoding="utf-8")
        assert old in text
        Path(words[4]).write_text(text.replace(old, new), encoding="utf-8")
        return ""
    assert words[0] == "chipclaims"
    assert main(words[1:]) == int("--fail-on" in words)
    return capsys.readouterr().out


def _plain(line: str) -> str:
    return re.sub(r"^[\d,]+(?= claims)", "N", " ".join(line.split()))


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    path = tmp_path_factory.mktemp("audit")
    (path / "corpus").symlink_to(ROOT / "corpus")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(path)
        yield path


@pytest.mark.long
def test_the_example_prints_what_stands_there(folder, capsys):
    assert len(STEPS) > 4
    for commands, shown in STEPS:
        printed = [_plain(line) for command in commands.splitlines() for line in _run(command, capsys).splitlines()]
        held = [line for line in map(_plain, shown.splitlines()) if HELD.search(line)]
        assert [line for line in held if not any(one.startswith(line) for one in printed)] == [], (commands, printed)
    assert (folder / "report.html").is_file()
    with Store(folder / "audit.duckdb", read_only=True) as store:
        causes = {cause for (cause,) in store.sql("SELECT DISTINCT cause FROM verifications").fetchall()}
    assert causes <= known_causes()


def test_the_table_of_causes_says_each_once():
    text = (ROOT / "docs" / "audit.md").read_text(encoding="utf-8")
    section = text.partition("\n## Causes\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)
    assert len(rows) == len(set(rows))


def test_no_cell_is_too_long_to_read():
    lines = [line for line in (ROOT / "docs" / "audit.md").read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    assert [cell for line in lines for cell in line.split(" | ") if len(cell) > LIMIT] == []
