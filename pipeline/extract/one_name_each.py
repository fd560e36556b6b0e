"""One canonical name and one type for all names of a thing; makers split off."""

from __future__ import annotations

import re
from dataclasses import replace

from pipeline.extract.found import KNOWN, THINGS, Found
from pipeline.extract.names import other_script


def merge(found: list[Found], text: str) -> list[Found]:
    """Gives the names of one thing one canonical name: other script in parentheses, short forms of a longer unknown name."""
    rename: dict[str, Found] = {}
    by_name = {one.name: one for one in found}
    found = _one_type_each([part for one in found for part in _split_maker(one, by_name)])
    by_name = {one.name: one for one in found}
    for hangul, latin, _, _ in other_script(text):
        short, long = by_name.get(hangul), by_name.get(latin)
        target = next((one for one in (long, short) if one and one.strength >= 9), short or long)
        if target and target.type != "person":
            for alias in (hangul, latin):
                rename.setdefault(alias, target)
    people = [one for one in by_name.values() if one.type == "person" and " " in one.name]
    for one in by_name.values():
        owners = [p for p in people if p.name.endswith(" " + one.name)]
        if len(owners) == 1 and one.strength < 9:
            rename.setdefault(one.name, owners[0])
    firms = [one for one in by_name.values() if one.type == "vendor" and one.strength < KNOWN and " " in one.name]
    things = {word[0] for behind in _THING_BEHIND.finditer(text) if (word := _WORD_END.search(text, max(0, behind.start() - _LONGEST_WORD), behind.start()))} if firms else set()
    for one in firms:
        short = by_name.get(one.name.split(" ")[0])
        chip = short and short.type == "chip" and short.name.isalpha() and short.name not in things
        if short and short.strength < KNOWN and (chip or short.type in ("product", "vendor", "organisation")):
            rename.setdefault(short.name, one)
    unknown = [one for one in by_name.values() if one.strength < 9 and one.type in THINGS]
    alike: dict[str, list[Found]] = {}
    for one in unknown:
        alike.setdefault(re.sub(r"[\s-]", "", one.name).casefold(), []).append(one)
    for one, other in ((one, other) for same in alike.values() for one in same for other in same):
        if other.name > one.name:
            rename.setdefault(other.name, one)
    found = [replace(one, name=rename[one.name].name, type=rename[one.name].type, vendor=rename[one.name].vendor) if one.name in rename else one for one in found]
    return [replace(one, vendor=whole.name) if one.vendor and (whole := rename.get(one.vendor)) and whole.type == "vendor" else one for one in found]


_WORD_END = re.compile(r"\w+\Z")
_LONGEST_WORD = 64  # code points
_THING_BEHIND = re.compile(r"(?= (?:adlı |isimli )?(?:yonga|çip|işlemci|hızlandırıcı|kart|modül|GPU|NPU)| ?(?:칩|카드|가속기|프로세서|모듈))")  # what only the name of a thing stands before
_TYPE_ORDER = ("vendor", "chip", "system", "model", "benchmark", "dataset", "framework", "organisation", "person", "product", "metric")


def _one_type_each(found: list[Found]) -> list[Found]:
    """A name that shape gave several types keeps one: the lexicon's, else the most telling."""
    best: dict[str, Found] = {}
    for one in found:
        known = best.get(one.name)
        if known is None or (one.strength >= 9, -_TYPE_ORDER.index(one.type)) > (known.strength >= 9, -_TYPE_ORDER.index(known.type)):
            best[one.name] = one
    return [one if one is best[one.name] else replace(one, type=best[one.name].type, vendor=one.vendor or best[one.name].vendor) for one in found]


def _split_maker(one: Found, by_name: dict[str, Found]) -> tuple[Found, ...]:
    """``Lingxi Zhixin LX-100`` is a maker and its product where the first words are a name of their own elsewhere.

    So is ``Meridyen Pusula 9 Pro`` where both ``Meridyen`` and ``Pusula 9 Pro`` are.
    """
    head, _, tail = one.name.partition(" ")
    if not (tail in by_name and any(c.isdigit() for c in tail)):
        head, _, tail = one.name.rpartition(" ")
    if one.strength >= 9 or not head or head not in by_name or not re.search(r"[A-Za-z].*\d", tail) or by_name[head].type not in ("product", "vendor", "person"):
        return (one,)
    if head[-1] >= "가" and by_name[head].type == "product" and by_name[head].strength < KNOWN:
        return (one,)  # `웨이브 T2`: what is called by its first word later
    if by_name[head].type == "product" and " " not in one.name[: -len(tail) - 1] and " " not in tail:
        return (one,)  # `Martı N5`, which the article calls `Martı` too: a series and its number
    middle = one.start + len(head)
    return (replace(one, end=middle, name=head, type="vendor"), replace(one, start=middle + 1, name=tail, type="chip", vendor=head))
