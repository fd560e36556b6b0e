"""Further places of names that were given away once: the same words again, and what the article shortens them to."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pipeline.extract.found import KNOWN, THINGS, Found
from pipeline.extract.introductions import RULES as INTRODUCTIONS
from pipeline.extract.listed_names import ends_well
from pipeline.languages.grammar import RoleGrammar

_REPEATED = frozenset({"table_label", "quoted", "headed", "bracketed_designator", "hangul_designator", "latin_hangul", "company_ending", "designator", "capitalised", "person_title", "defined", *INTRODUCTIONS})


def again(found: list[Found], text: str, folded: str, grammar: RoleGrammar) -> Iterator[Found]:
    """Further places of names that shape gave away once: a quoted name stands without quotes later."""
    taken = {one.start for one in found}
    inner = {k for one in found if " " in one.name for k in range(one.start + 1, one.end)}  # `Okan Tezer` keeps its `Tezer`
    for name, one in {one.name: one for one in found if one.strength < 9 and one.rule in _REPEATED and len(one.name) > 1}.items():
        at = text.find(name)
        while at >= 0:
            end = at + len(name)
            if at not in taken and not (at in inner and end - 1 in inner) and not (at and (text[at - 1].isalnum() or "가" <= text[at - 1] <= "힣")) and ends_well(folded, end, grammar):
                yield Found(at, end, name, one.type, "repeated", one.strength, one.vendor)
            at = text.find(name, end)


_SHORT_TAIL = re.compile(r"[A-Z]{1,4}-?\d+ (?P<hangul>[가-힣]{2,})|\S+ (?P<tier>\d{1,2} (?:Pro|Ultra|Max|Plus|Mini|프로|울트라|맥스|플러스|미니)\b.*)|(?P<stem>[가-힣]{1,4})\d{1,4}(?:프로|울트라)?|(?P<base>[가-힣]{2,})(?:-[A-Z]{0,2}\d{0,4}| [A-Z]{0,3}-?\d{1,5}[A-Z]?| [A-Z]| (?:미니|박스|팟|포켓|버즈|엣지|개발 키트|키트|스틱|컴퓨터|보드|안경|노트))|(?P<word>[A-ZÇĞİÖŞÜ][a-zçğıöşü]{2,}) \d{1,2} (?:Pro|Ultra|Max|Plus|Mini)\b.*")
_ALONE = re.compile(r"(?=(?:은|는|이|가|을|를|의|도|보다|로|와|과)(?![가-힣])|[ ,.](?=[^가-힣]|[가-힣]))")


def short_forms(found: list[Found], text: str, folded: str, grammar: RoleGrammar) -> Iterator[Found]:
    """What the article shortens a name to: ``RX-7 에이스`` to ``에이스``, ``픽9프로`` to ``픽은``, ``Pusula 9 Pro`` to ``9 Pro``.

    Of two names with one short form the one that stands first in the document has it. A single syllable has to stand alone
    with a particle at least twice.
    """
    taken = {k for one in found for k in range(one.start, one.end)}
    forms: dict[str, Found] = {}
    for one in found:
        match = _SHORT_TAIL.fullmatch(text, one.start, one.end) if one.type in THINGS and one.strength < KNOWN else None
        if match:
            forms.setdefault(next(group for group in match.groups() if group), one)
        elif one.type == "vendor" and one.rule == "tailed":
            forms.setdefault(one.name.partition(" ")[0], one)
    for form, one in forms.items():
        places = [(at, at + len(form)) for at in _word_starts(form, text) if at not in taken]
        marked = [(at, end) for at, end in places if _ALONE.match(text, end) or (form[-1] < "가" and ends_well(folded, end, grammar))]
        if sum(text[end : end + 1] not in " ,." for _, end in marked) >= 2 - (len(form) > 1):
            for at, end in marked:
                yield Found(at, end, one.name, one.type, "short_form", one.strength, one.vendor)


def _word_starts(form: str, text: str) -> Iterator[int]:
    """Where words begin with some letters; a search for a pattern would take ten times as long."""
    at = text.find(form)
    while at >= 0:
        begins = at == 0 or not _IN_WORD.match(text, at - 1)
        if begins:
            yield at
        at = text.find(form, at + (len(form) if begins else 1))


_IN_WORD = re.compile(r"[A-Za-z0-9가-힣]")
