"""Places that a sentence names, in whatever language: what goes to Seoul is not what goes to Ankara."""

from __future__ import annotations

import re
from functools import lru_cache

from pipeline.languages import LANGUAGES, in_any, locating_of
from pipeline.lexicon import fold
from pipeline.verify.sounds import sound

_TABLES = tuple(locating_of(language) for language in LANGUAGES)
# A country with its names and those of its cities; each place is its country, and a city is itself too.
_PLACES = tuple(
    (place, re.compile("|".join(rf"(?<![a-zçğöşü가-힣])(?:{table.places[place]})" for table in _TABLES if place in table.places)))
    for place in dict.fromkeys(place for table in _TABLES for place in table.places)
)
_AIM = in_any(lambda language: locating_of(language).aim)
_AGREED = in_any(lambda language: locating_of(language).agreed)


@lru_cache(maxsize=8192)
def places_in(words: str) -> frozenset[str]:
    """Countries, cities by country (``kr``, ``kr/seoul``), and other names of places by their sound."""
    folded = fold(words)
    known = {place for place, pattern in _PLACES if pattern.search(folded)}
    others = {m[1] for table in _TABLES for m in table.placed.finditer(words)}
    return frozenset(known | {sound(name) for name in others if not any(p.search(fold(name)) for _, p in _PLACES)} - {""})


def elsewhere(ours: frozenset[str], theirs: frozenset[str]) -> bool:
    """Whether what is told of some places cannot be what is told of the others: each tells of places, and none is in common."""
    ours, theirs = (places | {p.partition("/")[0] for p in places if "/" in p} for places in (ours, theirs))
    cities = [{p for p in places if "/" in p} for places in (ours, theirs)]
    if all(cities) and not cities[0] & cities[1]:
        return True
    return bool(ours and theirs) and not ours & theirs


def is_aim(words: str) -> bool:
    """Whether the words speak of what is aimed at or expected, not of what was done."""
    return _AIM.search(fold(words)) is not None


def is_agreed(words: str) -> bool:
    """Whether the words speak of what was agreed on, and is thus planned though it is told as a fact: a contract, a budget."""
    return _AGREED.search(fold(words)) is not None
