"""Pairs of planted articles in corpus/planted/pairs: well formed, and balanced as their README says."""

import datetime as dt
import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Annotated, Literal, get_args

import pytest
from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

PAIRS = sorted((Path(__file__).parents[1] / "corpus/planted/pairs").glob("*.toml"))
CONFLICTS = {"contradiction", "revision"}

Words = Annotated[str, StringConstraints(min_length=1, strip_whitespace=True)]
Cause = Literal["contradiction", "revision", "other_conditions", "other_period", "rounding", "definition", "agreement", "none"]


class PlantedArticle(BaseModel):
    """One article of a pair; `at` is the figure in question as it stands in `text`."""

    model_config = ConfigDict(extra="forbid")

    language: Literal["ko", "tr"]
    date: dt.date
    name: Annotated[str, StringConstraints(pattern=r"^[a-z0-9-]+$")]
    at: Annotated[str, StringConstraints(pattern=r"\S")]
    text: str

    @model_validator(mode="after")
    def figure_stands_once(self) -> "PlantedArticle":
        if (times := self.text.count(self.at)) != 1:
            raise ValueError(f"{self.at!r} stands {times} times in {self.name}")
        return self

    @model_validator(mode="after")
    def written_in_its_language(self) -> "PlantedArticle":
        hangul = len(re.findall(r"[가-힣]", self.text)) / len(self.text)
        if (hangul > 0.4) != (self.language == "ko"):
            raise ValueError(f"{self.name} is not written in {self.language!r}")
        return self


class PlantedPair(BaseModel):
    """Two articles, and whether the two marked figures can both be right."""

    model_config = ConfigDict(extra="forbid")

    conflict: bool
    cause: Cause
    why: Words
    article: Annotated[list[PlantedArticle], Field(min_length=2, max_length=2)]

    @model_validator(mode="after")
    def conflict_fits_its_cause(self) -> "PlantedPair":
        if self.conflict != (self.cause in CONFLICTS):
            raise ValueError(f"{self.cause!r} with conflict = {self.conflict}")
        return self


def read(path: Path) -> PlantedPair:
    return PlantedPair.model_validate(tomllib.loads(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("path", PAIRS, ids=lambda path: path.stem)
def test_pair_is_well_formed(path):
    read(path)


def test_half_of_the_pairs_conflict():
    assert Counter(read(path).conflict for path in PAIRS) == {True: 60, False: 60}


def test_languages_are_balanced_on_both_sides():
    sides = Counter((pair.conflict, "-".join(sorted(article.language for article in pair.article))) for pair in map(read, PAIRS))
    assert sides == {(conflict, both): n for conflict in (True, False) for both, n in {"ko-ko": 30, "tr-tr": 15, "ko-tr": 15}.items()}


def test_every_cause_has_its_pairs():
    assert min(Counter(read(path).cause for path in PAIRS)[cause] for cause in get_args(Cause)) >= 7


def test_revision_comes_later():
    revised = [read(path).article for path in PAIRS if read(path).cause == "revision"]
    assert all(first.date < second.date for first, second in revised)


def test_no_article_is_used_twice():
    texts = Counter(article.text for path in PAIRS for article in read(path).article)
    assert [text for text, times in texts.items() if times > 1] == []


@pytest.mark.parametrize(
    "broken",
    [
        {"conflict": True, "cause": "rounding"},
        {"conflict": False, "cause": "contradiction"},
        {"cause": "weather"},
        {"article": []},
    ],
)
def test_broken_pair_is_refused(broken):
    good = read(PAIRS[0]).model_dump()
    with pytest.raises(ValueError, match="validation error"):
        PlantedPair.model_validate(good | broken)
