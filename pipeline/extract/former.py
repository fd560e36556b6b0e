"""Against which past a statement holds a value, by the words of its comparator: ``than a year earlier``, ``than its predecessor``; else ``than before``."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from pipeline.lexicon import fold

if TYPE_CHECKING:
    from pipeline.extract.predicates import Predicate
    from schemas.records import Claim

_TIMES = (
    ("{} years earlier", re.compile(r"([2-9]|[1-9]\d)(?:년 전| yil önce)")),
    ("a year earlier", re.compile(r"전년|작년|지난해|(?<![0-9])1년 전|(?:geçen|önceki|geçtiğimiz) (?:yil|sene)|bir yil önce|yil(?:lik)? bazda|yildan yila|^yillik")),
    ("a quarter earlier", re.compile(r"전 ?분기|(?:직전|지난) 분기|(?:geçen|önceki|geçtiğimiz) çeyre")),
    ("a month earlier", re.compile(r"전월|지난달|(?:geçen|önceki) ay$")),
)
_PREDECESSOR = re.compile(r"전작|(?:전|이전|직전) ?세대|이전 ?(?:모델|제품)|전 ?모델|선대|구형|selef|öncül|önceki (?:nesi?l|model|kuşa[kğ]|çip|yonga|kart)")
_THAN_BEFORE = re.compile(r"\bthan before\b")
_WAS_BEFORE = re.compile(r"\bwhat (?:it was|they were) before\b")
_AS_BEFORE = re.compile(r"(?<= as) before\b")


def told_past(claim: Claim, predicate: Predicate) -> Predicate:
    """The predicate with the past that its comparator's words name."""
    if claim.comparator != "previous":
        return predicate
    words = next((fold(slot.surface) for slot in claim.slots if slot.slot == "comparator" and slot.surface), "")
    for shown, pattern in _TIMES:
        if (match := pattern.search(words)) is not None:
            return replace(predicate, rest=re.sub(r"\bbefore\b", shown.format(match[1] if match.groups() else ""), predicate.rest))
    if not _PREDECESSOR.search(words):
        return predicate
    that = "those of its predecessor" if predicate.third == "are" else "that of its predecessor"
    rest = _THAN_BEFORE.sub(f"than {that if predicate.subject else 'its predecessor'}", predicate.rest)
    return replace(predicate, rest=_AS_BEFORE.sub(f" {that if predicate.subject else 'its predecessor'}", _WAS_BEFORE.sub(that, rest)))
