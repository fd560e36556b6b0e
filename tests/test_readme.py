"""What the README shows works as it stands there."""

import re
import shlex
from pathlib import Path

import pytest

from pipeline.cli import main

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language):
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


def commands():
    """The ``chipclaims`` commands of the shell blocks, as words."""
    text = "\n".join(blocks("sh"))
    return [shlex.split(found)[1:] for found in re.findall(r'^(chipclaims (?:[^"\n]|"[^"]*")*)$', text, re.MULTILINE)]


@pytest.fixture(scope="module")
def tour(tmp_path_factory):
    """A folder in which the tour's first command, the ingest of the sample corpus, has been run."""
    folder = tmp_path_factory.mktemp("tour")
    (folder / "corpus").symlink_to(ROOT / "corpus")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        assert main([*commands()[0], "--quiet"]) in (0, None)
        yield folder


def test_the_tour_has_an_ingest_and_four_questions():
    assert [words[0] for words in commands()] == ["ingest", "sql", "sql", "sql", "sql"]


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_each_question_of_the_tour_has_an_answer(tour, capsys, number):
    assert main([*commands()[number], "--format", "csv"]) in (0, None)
    assert len(capsys.readouterr().out.splitlines()) > 2


def test_the_python_example_runs(tour, capsys):
    (example,) = blocks("python")
    exec(compile(example, "README", "exec"), {"__name__": "readme"})
    assert "31%" in capsys.readouterr().out


def test_the_lexicon_recipe_names_the_maker(tour, tmp_path):
    from pipeline import Pipeline
    from pipeline.settings import Settings

    (names,) = blocks("toml")
    file = tmp_path / "names.toml"
    file.write_text(names, encoding="utf-8")
    document = Pipeline(Settings(lexicon_file=str(file))).process("하늘 H7은 A100보다 2배 빠르다.", language="ko")
    assert [(claim.subject, claim.vendor) for claim in document.claims] == [("Haneul H7", "Haneul Semiconductor")]


def test_the_tree_names_what_there_is():
    tree = re.search(r"```\n(schemas/.*?)```", README, re.DOTALL)
    for line in tree[1].splitlines():
        indent, names = re.match(r"( *)((?:[\w/.]+ )+) ", line).groups()
        for name in names.split():
            assert (ROOT / ("pipeline" if indent else "") / name).exists(), name
