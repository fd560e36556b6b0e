"""Who makes what, for things that the lexicon does not know."""

from __future__ import annotations

import re
from collections import Counter

from pipeline.extract.names import Found
from pipeline.languages.grammar import RoleGrammar
from pipeline.lexicon import KEY_LENGTH, Lexicon, fold

MADE = frozenset({"chip", "system", "product", "model"})
KNOWN = 9  # strength from which a name is the lexicon's
MAX_GAP = 60  # code points between maker and thing
NAMESAKE, OWNER, BESIDE, LAUNCH, TOPIC = 9, 5, 4, 3, 1  # how much each kind of evidence counts

FOUNDRIES = frozenset({"TSMC", "GlobalFoundries", "SMIC", "UMC", "Samsung Electronics", "Rapidus"})
_PRODUCED = re.compile(r"공정|나노|위탁|파운드리|nanometre|süreci|\dnm|\d nm|üretil|ürettir")

BUYER_REACH = 16  # code points before a name in which it is called a customer
_BUYS = re.compile(r"고객사?(?:인|로는|는|,)? ?['\"‘“]?$|müşteri(?:si|leri)? (?:olan )?['\"‘“]?$")

_OWNER = re.compile(r"(?:\([^)]*\))?(?:의 |['’]?n?[iuü]n )(?:[^,]{0,36} )?['\"‘“]?")
_TOPIC = re.compile(r"(?:은|는|이|가|,| ise)(?![가-힣])")


def find_makers(found: list[Found], folded: str, grammar: RoleGrammar, lexicon: Lexicon) -> dict[str, str]:
    """Thing's name -> maker's name, by the evidence of the text.

    A known maker's name before the thing's own (``암바렐라 CV72``) settles it. Else, strongest first: a maker whose name begins
    like the thing's (``가람 K2``: ``가람반도체``), ``X의 … Y`` / ``X'in … Y``, the
    maker right before the name, a launch by the topic, a sibling's maker (``타이드 X8`` beside ``타이드 X4``, ``910B`` beside ``Ascend 910C``), the stranger
    among the makers that the text names most.
    """
    votes: dict[str, Counter[str]] = {}
    vendors = [one for one in found if one.type == "vendor"]
    coined = list(dict.fromkeys(v.name for v in vendors if v.strength < KNOWN))
    for index, one in enumerate(found):
        if one.type in MADE and not one.vendor and one.strength < KNOWN:
            for maker, weight in _evidence(one, found[max(0, index - 3) : index], coined, folded, grammar):
                votes.setdefault(one.name, Counter())[maker] += weight
    makers = {name: max(sorted(count), key=lambda vendor: count[vendor]) for name, count in votes.items()}
    unknown = {one.name for one in found if one.type in MADE and not one.vendor and one.strength < KNOWN}
    makers |= {name: known for name in unknown if (known := named_after(name, lexicon))}
    _fill_up(makers, found, vendors, folded)
    return makers


def named_after(name: str, lexicon: Lexicon) -> str | None:
    """The maker whose name the lexicon knows and a thing's name begins with (``Axelera M1``: ``Axelera AI``)."""
    folded = fold(name)
    for alias, entry in lexicon.index.get(folded[:KEY_LENGTH], ()):
        if entry.type == "vendor" and not entry.needs and folded.startswith(alias) and folded[len(alias) :][:1] in (" ", "-"):
            return entry.name
    return None


def _evidence(one: Found, before: list[Found], coined: list[str], folded: str, grammar: RoleGrammar) -> list[tuple[str, int]]:
    stem = re.split(r"[ -]", one.name)[0]
    namesake = next((name for name in coined if len(stem) > 1 and name != one.name and name.startswith(stem)), None)
    if namesake:
        return [(namesake, NAMESAKE)]
    maker = next((other for other in reversed(before) if other.type == "vendor"), None)
    if maker is None:
        return []
    gap = folded[maker.end : one.start]
    if maker.name in FOUNDRIES and _PRODUCED.search(folded, maker.end, min(len(folded), one.end + 30)):
        return []
    if len(gap) > MAX_GAP or re.search(r"[.!?\n]", gap):
        return []
    if _OWNER.fullmatch(gap):
        return [(maker.name, OWNER)]
    if len(gap.strip(" '\"‘“")) <= 1:
        return [(maker.name, BESIDE)]
    if grammar.launch.search(gap) or grammar.launch.search(folded, one.end, one.end + 40):
        return [(maker.name, LAUNCH)]
    return [(maker.name, TOPIC)] if _TOPIC.match(gap) else []


def series_of(name: str) -> str | None:
    """The number that a name shares with its siblings (``910`` of ``Ascend 910C`` and ``910B``): three digits or more, one letter after them."""
    match = re.search(r"(?<![^\W_])(\d{3,})[A-Z]$", name)
    return match[1] if match else None


def _fill_up(makers: dict[str, str], found: list[Found], vendors: list[Found], folded: str) -> None:
    """Things without evidence of their own take a sibling's maker, else the stranger among the makers who is not called a customer; one that the lexicon knows is too often a rival."""
    series = {key: one.vendor or makers[one.name] for one in found if one.type in MADE and (one.vendor or one.name in makers) and (key := series_of(one.name))}
    free = Counter(one.name for one in vendors if one.strength < KNOWN and not _BUYS.search(folded, max(0, one.start - BUYER_REACH), one.start))
    siblings: dict[str, str] = {}
    for name, maker in makers.items():
        _note_openings(siblings, name, maker)
    for one in found:
        if one.type not in MADE or one.vendor or one.name in makers:
            continue
        if one.type == "model":  # `910B` reads like a size of models
            if (key := series_of(one.name)) in series:
                makers[one.name] = series[key or ""]
        elif sibling := siblings.get(re.split(r"[ -]", one.name)[0]) or series.get(series_of(one.name) or ""):
            makers[one.name] = sibling
        elif free and one.strength < KNOWN and len(free) <= 3:
            makers[one.name] = free.most_common(1)[0][0]
        if one.name in makers:
            _note_openings(siblings, one.name, makers[one.name])


def _note_openings(makers: dict[str, str], name: str, maker: str) -> None:
    """Files the maker of a thing by all that its name begins with, two letters or more; an earlier thing's stays."""
    for k in range(2, len(name) + 1):
        makers.setdefault(name[:k], maker)
