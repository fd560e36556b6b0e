"""Names that the lexicon lists or a family reads, and where a name may begin and end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain

from pipeline.extract.found import Found
from pipeline.languages.grammar import RoleGrammar
from pipeline.lexicon import ALIAS_KEY, KEY_LENGTH, Entry, Family, Lexicon, template_name

_NUMBERED = re.compile(r"-\d")  # after a maker's name: ``Hailo-15`` is a product
_TOKEN = re.compile(r"[a-zçğöşü0-9]+|[가-힣]+")
_LETTER = re.compile(r"[a-zçğöşü0-9]")


def known_names(folded: str, text: str, lexicon: Lexicon, grammar: RoleGrammar, name_starts: dict[int, int]) -> Iterator[Found]:
    """Names that the lexicon lists or a family reads, each as long as it gets."""
    places = [at for token in _TOKEN.finditer(folded) if not _inside_token(folded, at := _behind_times(token))]
    aliases = list(_aliases(places, folded, lexicon, grammar))
    numbered = list(_numbered_names(places, folded, text, lexicon, grammar, name_starts))
    makers_here = {entry.name for _, _, entry in aliases if entry.type == "vendor"}
    makers_of_known = {entry.vendor for _, _, entry in aliases if not entry.needs} | {family.vendor for _, family in numbered if not family.needs}
    for start, end, entry in aliases:
        if entry.type == "vendor" and _NUMBERED.match(folded, end):
            continue
        if entry.needs == "number" or (entry.needs == "vendor" and entry.vendor not in makers_here) or _closes_firm(text, start, end, entry):
            continue
        yield Found(start, end, entry.name, entry.type, "lexicon", 9, entry.vendor)
    longest: dict[int, Found] = {}
    for one, family in numbered:
        if (family.needs == "vendor" and family.vendor not in makers_here | makers_of_known) or (one.start in longest and longest[one.start].end >= one.end):
            continue
        longest[one.start] = one
    yield from longest.values()


_TIMES = re.compile(r"[0-9]{1,2}x(?=[1-9]0[5-9]0)")


def _behind_times(token: re.Match[str]) -> int:
    """Where a name may begin in a token: behind a number of cards in ``4x4090``."""
    times = _TIMES.match(token[0])
    return token.start() + (times.end() if times else 0)


def _closes_firm(text: str, start: int, end: int, entry: Entry) -> bool:
    """``Altın Semi``, ``하늘 Semi``: whether the name of an organisation, which is all capitals, is written as a word that closes the name of a firm."""
    return entry.type == "organisation" and entry.name.isupper() and text[start:end].istitle() and _NAME_BEFORE.search(text, max(0, start - _LONGEST_NAME), start) is not None


_NAME_BEFORE = re.compile(r"(?:[A-ZÇĞİÖŞÜ][a-zçğıöşü]+|[가-힣]{2,}) $")
_LONGEST_NAME = 24  # code points


def _numbered_names(places: list[int], folded: str, text: str, lexicon: Lexicon, grammar: RoleGrammar, name_starts: dict[int, int]) -> Iterator[tuple[Found, Family]]:
    """What the families read at each place, in the order in which they are tried."""
    families = lexicon.families
    for at in places:
        for prefix, family in (*families.get(folded[at : at + KEY_LENGTH], ()), *families.get(folded[at], ())):
            if not folded.startswith(prefix, at) or (family.bare and at not in name_starts):
                continue
            match = family.pattern.match(text, at)
            end = at + len(match[0].rstrip(" -")) if match else at
            if match and ends_well(folded, end, grammar):
                yield Found(at, end, template_name(family.template, match), family.type, "family", 10, family.vendor), family


def _aliases(places: list[int], folded: str, lexicon: Lexicon, grammar: RoleGrammar) -> Iterator[tuple[int, int, Entry]]:
    index = lexicon.index
    for at in places:
        for alias, entry in chain.from_iterable(index.get(folded[at : at + length], ()) for length in range(ALIAS_KEY, 1, -1)):
            if folded.startswith(alias, at) and ends_well(folded, at + len(alias), grammar):
                yield at, at + len(alias), entry
                break
        else:
            for alias, entry in index.get(folded[at], ()):  # `델의`: of one syllable
                if not entry.needs and not (at and "가" <= folded[at - 1] <= "힣") and ends_well(folded, at + 1, grammar):
                    yield at, at + len(alias), entry


def _inside_token(folded: str, at: int) -> bool:
    """Whether a hyphen or underline ties this place to a letter or digit before it (``gpu_8x_h100``, ``G8-H100``)."""
    return at > 1 and folded[at - 1] in "-_@#" and bool(_LETTER.match(folded[at - 2]))


def ends_well(folded: str, end: int, grammar: RoleGrammar) -> bool:
    """Whether a name may end here: before no letter, a change of script, or a particle or suffix of the language."""
    if end >= len(folded):
        return True
    last, following = folded[end - 1], folded[end]
    if _LETTER.match(last):
        return not _LETTER.match(following)
    if "가" <= following <= "힣":
        return bool(grammar.name_ends.match(folded, end) or grammar.heads.match(folded, end))
    return True
