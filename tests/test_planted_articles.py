"""The articles with planted errors are well formed: each plant changes one place of an article to which a finding can point."""

from __future__ import annotations

import re
import tomllib
from datetime import date
from functools import cache
from pathlib import Path
from typing import Literal

import pytest
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "corpus" / "planted"
ARTICLES = sorted([*FOLDER.glob("ko/*.toml"), *FOLDER.glob("tr/*.toml")])


class Plant(BaseModel):
    model_config = ConfigDict(extra="forbid")

    kind: Literal["number", "unit", "direction", "total", "contradiction"]
    old: str = Field(min_length=1)
    new: str
    at: str | list[str]
    causes: list[str] = Field(min_length=1)
    why: str = Field(min_length=1)

    @property
    def places(self) -> list[str]:
        return [self.at] if isinstance(self.at, str) else self.at


class PlantedArticle(BaseModel):
    model_config = ConfigDict(extra="forbid")

    language: Literal["ko", "tr"]
    date: date
    text: str = Field(min_length=200)
    plant: list[Plant] = Field(min_length=1)


@cache
def article(path: Path) -> PlantedArticle:
    return TypeAdapter(PlantedArticle).validate_python(tomllib.loads(path.read_text(encoding="utf-8")))


@cache
def known_causes() -> set[str]:
    """The causes in the table of docs/audit.md."""
    section = (ROOT / "docs" / "audit.md").read_text(encoding="utf-8").partition("\n## Causes\n")[2].partition("\n## ")[0]
    return set(re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE))


@pytest.fixture(params=ARTICLES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def path(request):
    return request.param


def test_there_are_articles_with_planted_errors():
    assert ARTICLES


def test_file_names_are_numbered_and_no_number_is_given_twice():
    names = [(path.parent.name, *re.fullmatch(r"(\d{2,3})-([a-z0-9-]+)", path.stem).groups()) for path in ARTICLES]
    assert len({(language, number) for language, number, _ in names}) == len(names)


def test_no_text_stands_twice():
    texts = [article(path).text for path in ARTICLES]
    assert len(set(texts)) == len(texts)


def test_the_language_is_that_of_the_folder(path):
    assert article(path).language == path.parent.name


def test_the_words_to_replace_stand_once_and_change(path):
    text = article(path).text
    assert [p.old for p in article(path).plant if text.count(p.old) != 1 or p.old == p.new] == []


def test_the_places_stand_once_in_the_planted_text(path):
    text = article(path).text
    wrong = [
        (place, p.why) for p in article(path).plant for place in p.places if text.replace(p.old, p.new).count(place) != 1
    ]
    assert wrong == []


def test_no_change_is_planted_twice(path):
    changes = [(p.old, p.new) for p in article(path).plant]
    assert len(set(changes)) == len(changes)


def test_causes_are_those_of_the_audit(path):
    assert {cause for p in article(path).plant for cause in p.causes} <= known_causes()
