"""Things of a known brand that no list has: ``Galaxy Tab S10 FE``, ``갤럭시 버즈3 프로``, ``Radeon R9 Fury X``; editions of a known thing (``갤럭시 워치8 클래식``).

A brand is a known name of things without a digit in it. What follows belongs to the name as far as it is a code with a digit,
with one word before it and the steps of a range behind it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from pipeline.extract.found import KNOWN, Found
from pipeline.extract.no_names import UNITS
from pipeline.extract.reached import is_value
from pipeline.extract.reading import COMPONENTS
from pipeline.languages.grammar import RoleGrammar
from pipeline.lexicon import Lexicon
from schemas.records import Figure

_BRANDS = frozenset(("chip", "system", "product"))
_EDITED = _BRANDS | {"model"}
_NUMBERED = frozenset(("vendor", "chip", "system", "product", "framework", "model", "dataset"))
_EDITIONS = {"클래식": "Classic", "싱킹": "Thinking", "씽킹": "Thinking", "익스트림": "Extreme"}
_STEPS = {"프로": "Pro", "울트라": "Ultra", "맥스": "Max", "미니": "Mini", "플러스": "Plus", "라이트": "Lite", "엣지": "Edge", "에지": "Edge", "에어": "Air"}
_WORDS = {"탭": "Tab", "버즈": "Buds", "노트": "Note", "패드": "Pad", "워치": "Watch", "링": "Ring", "트라이폴드": "TriFold", "폴드": "Fold", "플립": "Flip", "북": "Book"}
_STEP = r"Pro|PRO|Ultra|ULTRA|Max|MAX|Plus|Mini|Lite|Edge|Air|Super|FE|SE|XT|XTX|Ti|X|XL|Nano|Duo|" + "|".join(_STEPS)
_WORD = r"[A-ZÇĞİÖŞÜ][a-zçğıöşü]{2,7}|" + "|".join(_WORDS)
_CODE = r"[A-Z]{1,3}-?\d{1,5}[A-Za-z]{0,3}\+?|\d{1,5}[A-Z]{0,3}\+?"
_EDITION = re.compile(rf" (?P<word>{'|'.join([*_EDITIONS, *dict.fromkeys(_EDITIONS.values())])})(?![A-Za-z])(?! (?:설정|모드|옵션|색상|블루|화이트|블랙|그린|핑크|레드|프리셋|그래픽|ayar|mod|görün|renk|kalite|preset|settings))")
_MARK = re.compile(r" (?:(?:마크|Mark|Mk) ?(?:III|II|IV|VI|V|\d)|III|II|IV|VI|VII|V|[GV][1-9])(?![A-Za-z0-9.,/-]*[A-Za-z0-9])(?! ?[%℃°])")
"""How often a thing was made anew: ``A7 V``, ``R6 마크 III``, ``NH-D15 G2``."""
_TIER = re.compile(rf" (?:{'|'.join([*_STEPS, '듀오', '카본', '슬림'])})(?![A-Za-z0-9])(?! (?:PC|LED|SSD|컴퓨터|노트북|버전|모드|설정|카메라|타워|케이스)|PC|LED)")
_ALONE = r"XR|SE|FE"  # steps that make a name without a number
_MEMBER = re.compile(rf"(?: (?:{_ALONE})(?![A-Za-z0-9])| Z (?:트라이폴드|TriFold)(?![0-9])|(?: Z(?= ?(?:Fold|Flip|TriFold|폴드|플립|트라이폴드)))?(?: (?:{_WORD})(?= ?[A-Z0-9])|(?<=[가-힣]) ?(?:{'|'.join(_WORDS)})(?= ?[A-Z0-9]))? ?(?:{_CODE})(?![A-Za-z0-9.,%]*[0-9A-Za-z%]))(?: (?:Fury|Ada|Gen ?\d)(?![A-Za-z]))?(?:[ -]?(?:{_STEP})(?![A-Za-zçğıöşü]))*")
_HANGUL = re.compile("|".join([*_STEPS, *_WORDS]))
_OTHER_KINDS = frozenset(("name", "version", "ordinal"))
MEMBER = 10  # as strong as a name that a family reads


def members(found: Iterable[Found], text: str, folded: str, figures: Iterable[Figure], lexicon: Lexicon, grammar: RoleGrammar) -> Iterator[Found]:
    """The whole names of things whose brand is among ``found``; a number that is measured or counted is of no name."""
    figures, found = tuple(figures), tuple(found)
    starts = {one.start for one in found}
    measured = {k for figure in figures if figure.kind not in _OTHER_KINDS and figure.rule != "bare" for k in range(figure.start, figure.end)}
    named = {figure.start: figure.end for figure in figures if figure.kind == "name"}
    for one in found:
        entry = lexicon.by_name.get(one.name)
        if one.type in _EDITED and one.name[-1].isdigit() and (edition := _edition(one, text, folded, grammar)):
            yield edition
        elif one.type in _BRANDS and not any(c.isdigit() for c in one.name) and not (entry and entry.needs == "generic") and (member := _member(one, text, folded, measured, grammar)):
            yield _edition(member, text, folded, grammar) or member
        elif (end := named.get(one.start, 0)) > one.end and starts.isdisjoint(range(one.end, end)) and one.type in _NUMBERED and f"chip:{one.name.lower()}" not in COMPONENTS:
            yield _numbered(one, end, text)


def _member(one: Found, text: str, folded: str, measured: set[int], grammar: RoleGrammar) -> Found | None:
    """A brand with the code behind it."""
    match = _MEMBER.match(text, one.end)
    if match is None or _is_value_behind(text, match) or not measured.isdisjoint(range(*match.span())) or re.fullmatch(rf" ?\d+ ?(?:{UNITS})", match[0]):
        return None
    if not _closes(text, folded, match.end(), grammar):
        return None
    tail = _HANGUL.sub(lambda hangul: f" {(_STEPS | _WORDS)[hangul[0]]}", match[0])
    return Found(one.start, match.end(), re.sub(r" +", " ", f"{one.name}{'' if tail.startswith(' ') else ' '}{tail}"), one.type, "member", MEMBER, one.vendor)


def _numbered(one: Found, end: int, text: str) -> Found:
    """``Xiaomi 15T Pro``, ``PostgreSQL 17``, ``ViT-22B``: a known name with the number that the figures read with it; behind a firm's a thing of its own."""
    firm = one.type == "vendor"
    return Found(one.start, end, f"{one.name}{text[one.end : end]}", "system" if firm else one.type, "member", MEMBER, one.name if firm else one.vendor)


def _edition(one: Found, text: str, folded: str, grammar: RoleGrammar) -> Found | None:
    """``갤럭시 워치8 클래식``, ``K2 Thinking``: a thing with the word for its edition, not for a mode or colour (``RTX 5070 익스트림 설정``)."""
    edition = _EDITION.match(text, one.end)
    if edition is None or not _closes(text, folded, edition.end(), grammar):
        return None
    return Found(one.start, edition.end(), f"{one.name} {_EDITIONS.get(edition['word'], edition['word'])}", one.type, "member", MEMBER, one.vendor)


def made_anew(found: Iterable[Found], text: str, folded: str, grammar: RoleGrammar) -> Iterator[Found]:
    """``A7 V``, ``NH-D15 G2``, ``R6 마크 III``, ``A1 미니``: things without a list's name that end in a number, with the word that tells them from their like.

    A letter or a step alone counts where it stands behind the name twice (``12 V``).
    """
    for one in found:
        if one.type not in _BRANDS or one.strength >= KNOWN or not one.name[-1].isdigit():
            continue
        match = _MARK.match(text, one.end) or (_TIER.match(text, one.end) if "-" not in one.name else None)  # `파이-4 미니`: models are named so
        if match and _closes(text, folded, match.end(), grammar) and (len(match[0]) > len(" V") or text.count(text[one.start : match.end()]) > 1):
            yield replace(one, end=match.end(), name=one.name + match[0], rule="member", strength=one.strength + 1)



def _closes(text: str, folded: str, end: int, grammar: RoleGrammar) -> bool:
    """Whether a Hangul word ends there, or only a particle follows."""
    return not "가" <= text[end : end + 1] <= "힣" or grammar.name_ends.match(folded, end) is not None


def _is_value_behind(text: str, match: re.Match[str]) -> bool:
    """``Snapdragon 29'dan 18'e``, ``오린 16, 해동청 17``: a brand with a value of its thing behind it."""
    return match[0].strip().isdigit() and is_value(text, match.end() - len(match[0].strip()), match.end())
