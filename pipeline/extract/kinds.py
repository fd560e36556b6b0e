"""What a name is that neither lexicon nor shape explains: votes of the words around it, over all its places in the document."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import Counter
from dataclasses import replace

from pipeline.extract.found import KNOWN, Found
from pipeline.languages import kinds_of
from pipeline.languages.kinds import Kinds
from schemas.records import EntityType, Figure

REACH = 48  # code points around a name in which its evidence stands
MEASURE_REACH = 60  # code points from a name to a figure that measures it
OWNER = 4  # votes for a maker of standing before its thing in the genitive
WEAK_RULES = frozenset({"capitalised", "repeated", "latin_sequence", "quoted", "coined"})
_SIZED = re.compile(r"[^\W\d_]{3}(?:-v?\d(?:\.\d)?)?[- ](?:[1-9]\d?|[1-6]\d\d|\d\.\d)B\d?(?:-[A-Za-z]+)?$")  # parameters in billions: `Yosun-30B`
_HEADLINE_END = re.compile(r" ?(?:\n|:|$)")  # `Şahin 6 testi` as a line of its own tells what was tested
_ENDS = re.compile(r"[.!?;:]\s|\n")


def settle_kinds(found: list[Found], folded: str, figures: tuple[Figure, ...], code: str) -> list[Found]:
    """Gives names found by their capital alone the type that most evidence speaks for; a bare pair of words without any is no person."""
    kinds = kinds_of(code)
    votes: dict[str, Counter[EntityType]] = {}
    measures = [f for f in figures if f.kind in ("quantity", "percentage", "ratio", "money")]
    starts = [f.start for f in measures]
    for index, one in enumerate(found):
        if _is_weak(one, code):
            votes.setdefault(one.name, Counter()).update(_votes(one, found[index - 1] if index else None, folded, kinds))
            votes[one.name].update(_owns(one, found[index + 1] if index + 1 < len(found) else None, folded, kinds))
            following = found[index + 1].start if index + 1 < len(found) else len(folded)
            votes[one.name].update(_measured(one, following, folded, measures, starts, kinds))
            votes[one.name].update(_held_in(one, found[index + 1] if index + 1 < len(found) else None, folded, measures, starts, kinds))
    settled = {name: _decide(name, count) for name, count in votes.items()}
    return [replace(one, type=_settle(one, settled[one.name])) if _is_weak(one, code) else one for one in found]


def _settle(one: Found, kind: EntityType | None) -> EntityType:
    """The type of a name by its votes; letters with a number stay a thing unless they are run or played."""
    if _SIZED.search(one.name):
        return "model"
    if one.rule == "designator":
        return kind if kind in ("model", "benchmark") else one.type
    return kind or _default(one)


def _default(one: Found) -> EntityType:
    """The type of a name without evidence: what its quotation marks stand beside, else by its digits."""
    return one.type if one.rule == "quoted" else "chip" if any(c.isdigit() for c in one.name) else "product"


def _is_weak(one: Found, code: str) -> bool:
    """Whether only its shape gave the name; a Korean person has an office beside the name."""
    if one.rule == "designator" and code == "tr":
        return one.type == "chip"
    return one.strength < KNOWN and one.rule in WEAK_RULES and (one.type in ("product", "chip") or (one.type == "person" and code == "tr"))


def _votes(one: Found, before: Found | None, folded: str, kinds: Kinds) -> Counter[EntityType]:
    """Evidence of one place."""
    count: Counter[EntityType] = Counter()
    words = folded[one.start : one.end].split(" ")
    if len(words) > 1 and words[0] in kinds.given_names and not any(c.isdigit() for c in one.name):
        count["person"] += 4
    if len(words) > 1 and kinds.tier.fullmatch(words[-1]):
        count["chip"] += 4
    head = folded[max(0, one.start - REACH) : one.start]
    for evidence in kinds.before:
        if evidence.pattern.search(head):
            count[evidence.type] += evidence.weight
    if before is not None and before.type == "vendor" and one.start - before.end <= REACH and kinds.owned.pattern.fullmatch(folded, before.end, one.start):
        count[kinds.owned.type] += kinds.owned.weight
    for evidence in kinds.after:
        match = evidence.pattern.match(folded, one.end, min(len(folded), one.end + 2 * REACH))
        if match and not (evidence.type == "benchmark" and one.name[-1].isdigit() and _HEADLINE_END.match(folded, match.end())):
            count[evidence.type] += evidence.weight
    return count


def _owns(one: Found, following: Found | None, folded: str, kinds: Kinds) -> Counter[EntityType]:
    """``Katman Sistem'in Havuz C1'i``, ``모노랩 피크 7``: who owns a thing, or stands right before its name in Korean, makes it."""
    if following is None or following.type not in ("chip", "system", "product") or following.strength >= KNOWN or following.start - one.end > REACH:
        return Counter()
    if one.name[-1].isdigit() and (_OWNER_TOO.match(folded, following.end) or _stem(one.name) == _stem(following.name)):
        return Counter()  # `Orbit-4'ün Orbit-3'ün iki katı`, `Atölye 3'ün Toros'lu hâli`: of two things
    if _HANGUL.fullmatch(one.name) and folded[one.end : following.start] == " " and any(c.isdigit() for c in following.name) and not re.search(f"{one.name}[을를] ", folded):
        return Counter({"vendor": OWNER // 2})
    return Counter({"vendor": OWNER}) if kinds.owned.pattern.fullmatch(folded, one.end, following.start) else Counter()


_HANGUL = re.compile("[가-힣]{2,}")
_OWNER_TOO = re.compile(r"['’](?:n?[iuü]n|l[iuü]) ")


def _stem(name: str) -> str:
    """A name without the number that it ends in."""
    return name.rstrip("0123456789").rstrip(" -")


def _measured(one: Found, following: int, folded: str, measures: list[Figure], starts: list[int], kinds: Kinds) -> Counter[EntityType]:
    """What the next figure of the clause says: watts are a thing's, frames per second are measured in a game that stands in the locative."""
    count: Counter[EntityType] = Counter()
    at = bisect_left(starts, one.end)
    figure = measures[at] if at < len(measures) else None
    if figure is None or figure.start - one.end > MEASURE_REACH or figure.start > following or _ENDS.search(folded, one.end, figure.start):
        return count
    placed = kinds.placed.match(folded, one.end)
    if figure.unit in kinds.played_units | kinds.scored_units and placed:
        count["benchmark"] += 3
    elif figure.unit in kinds.hardware_units and not placed and kinds.subject_end.match(folded, one.end):
        count["chip"] += 2
    return count


def _held_in(one: Found, following: Found | None, folded: str, measures: list[Figure], starts: list[int], kinds: Kinds) -> Counter[EntityType]:
    """``Balat'ta Kale 9 saat dayandı``: where a thing reached its figure is what was run on it."""
    if following is None or following.type not in ("chip", "system") or any(c.isdigit() for c in one.name) or not kinds.placed.match(folded, one.end) or following.start - one.end > REACH or _ENDS.search(folded, one.end, following.start):
        return Counter()
    at = bisect_left(starts, following.end)
    near = at < len(measures) and measures[at].start - following.end <= REACH // 2 and not _ENDS.search(folded, following.end, measures[at].start)
    return Counter({"benchmark": 2}) if near and measures[at].kind == "quantity" else Counter()


def _decide(name: str, count: Counter[EntityType]) -> EntityType | None:
    """The type with the most votes, of equal ones the first in order; a name with a digit needs two to lose its place among chips."""
    digit = any(c.isdigit() for c in name)
    best = max(sorted(count), key=lambda kind: count[kind], default=None)
    if best is None or count[best] < 2:
        return None
    return best if not digit or best != "person" else "chip"
