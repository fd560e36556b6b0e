"""Names of classes and series (``GPU``, ``GeForce``) that stand for the one thing of theirs that a document is about."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from functools import cache

from pipeline.extract.found import THINGS, Found
from pipeline.lexicon import Lexicon

_CLASS = {
    "GPU": re.compile(r"[VHABPTLK]\d{2,4}S?$|RTX |GTX |GeForce|Titan|MI\d|RX |Radeon|GB\d|GH\d"),
    "CPU": re.compile(r"Core |Xeon|Ryzen|EPYC|Threadripper|Graviton|Grace$"),
}
_SERIES = {"GeForce": re.compile(r"[RG]TX \d"), "Radeon": re.compile(r"RX \d"), "Instinct": re.compile(r"MI\d")}
"""Brands whose things have another word in their names: ``GeForce`` stands for the one ``RTX 5060 Ti`` of an article."""


def classes(found: list[Found], folded: str, lexicon: Lexicon) -> list[Found]:
    """Class names (GPU) stand for the one thing of their class that the document is about, else for themselves.

    Dropped where they only close another name's phrase (``H100 GPU``). A family's bare name (``라이젠``) stands for its one member.
    """
    generic = {one.name for one in found if (entry := lexicon.by_name.get(one.name)) and entry.needs == "generic"}
    kept: list[Found] = []
    for one in found:
        glued = kept and 0 <= one.start - kept[-1].end <= 1 and kept[-1].type in (*THINGS, "model", "framework") and kept[-1].name not in generic  # `왜 GPU CPU보다 좋은지` names two
        if one.name in generic and (glued or re.match(r" ?(?:[0-9]|시장|업체|서버|가속|메모리|programming|ram|코어(?!가|는))", folded[one.end : one.end + 12])):
            continue
        kept.append(one)
    counts = Counter(one.name for one in kept if one.type in THINGS)
    stands: dict[str, Found] = {}
    apart = {k for k, one in enumerate(kept) if folded[one.end : one.end + 1] == "@"}  # `Xeon@2.3GHz`: so written it is no short form
    firsts = {one.name: one for one in reversed(kept)}

    @cache
    def of_class(name: str) -> list[Found]:
        return [other for other in firsts.values() if other.name not in generic and counts[other.name] >= max(3, counts[name] / 2) and _CLASS.get(name) and _CLASS[name].match(other.name)]

    @cache
    def of_series(name: str) -> list[Found]:
        series = _SERIES.get(name)
        return [other for other in firsts.values() if any(c.isdigit() for c in other.name) and (other.name.startswith(name + " ") or (series and series.match(other.name)))]

    for one in kept:
        members: list[Found] = []
        if one.name in generic and one.name not in stands:
            members = of_class(one.name)
        elif one.type in THINGS and not any(c.isdigit() for c in one.name) and one.strength >= 9:
            members = of_series(one.name)
        if len(members) == 1:
            stands[one.name] = members[0]

    def other_first(one: Found) -> bool:
        """``(A100 8장을 빌렸다.) GPU 한 장으로 치면 …. 본학습에는 H100을 썼다``, ``GPU를 이기려는 게 아닙니다. … 첫 칩 이슬은 …. H100보다``: whether a thing that the text names only later is not meant, as another of the class is named before the place, or any chip between."""
        member = stands[one.name]
        if one.name not in generic or one.start >= member.start:
            return False
        others = [other for other in firsts.values() if other is not member and other.name not in generic and other.start < member.start]
        return any((other.start < one.start and _CLASS[one.name].match(other.name)) or (other.start > one.start and other.type == "chip") for other in others)

    return [replace(one, name=stands[one.name].name, type=stands[one.name].type, vendor=stands[one.name].vendor, rule="class") if one.name in stands and k not in apart and not other_first(one) else one for k, one in enumerate(kept)]
