"""Short forms that are the first word or the last of exactly one name of the document: ``헤일로`` beside ``헤일로-8``, ``Turna`` beside ``Turna X3``."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import pairwise

from pipeline.extract.coined import is_common
from pipeline.extract.found import KNOWN, Found
from pipeline.lexicon import fold

KINDS = frozenset({"chip", "system", "product", "model"})
_PART = re.compile(r"[\s-]+")
TIERS = frozenset("프로 맥스 울트라 플러스 엘리트 미니 라이트 슈퍼 에어 pro max ultra plus elite mini lite super ti se air bir iki".split())
_WIDER = re.compile(r"['’\"”]?(?:[ıiuü]n)? ?(?:시리즈|세대|계열|라인업|제품군|\d+세대|서버|serisi|ailesi|nesli|kuşağı|sunucu)|[ -][1-9]\d?(?=\(|['’]|(?:은|는|이|가|을|를|의|와|과|로|보다)(?![가-힣]))")  # behind a short form: a range, a machine, another number
_NUMBER = re.compile(r"\d+")
_DESIGNATOR = re.compile(r"\w*\d.*|[A-Z]{1,3}")
_SUCCESSOR = re.compile(r"[ -]?[2-9]")
_QUOTED = ("'\"‘“", "'\"’”")
_NEXT_SENTENCE = re.compile(r"[.!?…]['’\"”]?\s|\n")


def with_full_names(found: list[Found], text: str) -> list[Found]:
    """The names with every short form called by the one full name that it shortens; a series spoken of as such, a machine, or what has another number behind it, stays itself."""
    full = _full_names(found, text)
    return [
        _called(one, whole, text) if (whole := full.get(one.name)) and not _WIDER.match(text, one.end) else one
        for one in found
    ]  # fmt: skip


_PREDECESSOR = re.compile(r"(?:(?:[öÖ]nceki|[eE]ski)[ \u00a0](?:nesil|kuşak|model|sürüm)|(?:전작|구형|선대|이전 ?세대|전 ?세대|이전 ?모델)(?:인)?)[ \u00a0]$")
_TOLD_SIZE = re.compile(r"(?P<tr>[0-9][0-9.,]*) (?P<by>milyar|milyon) parametreli (?:bir )?$|(?:매개변수|파라미터) ?(?:가 |수 )?(?P<ko>[0-9][0-9,]*)억 ?개?(?:짜리|인|의)? ?$|(?P<short>[0-9]+(?:[.][0-9]+)?[BM])['’]?(?:l[ıiuü]k)? ?(?:짜리 )?$")
_SIZED = re.compile(r"(?<![\w.])([0-9]+(?:\.[0-9]+)?)([BM])(?![\w])")
_BACK = 32


def _of_other_size(short: Found, whole: Found, text: str) -> str | None:
    """``70 milyar parametreli Llama``, ``매개변수 700억 개짜리 라마``: the size that the text gives a short form, where the full name has another."""
    told, size = _TOLD_SIZE.search(text, max(0, short.start - _BACK), short.start), _SIZED.search(whole.name)
    if told is None or size is None or whole.type != "model":
        return None
    if told["short"]:
        number, unit = float(told["short"][:-1]), told["short"][-1]
    elif told["ko"]:
        number, unit = float(told["ko"].replace(",", "")) / 10, "B"
    else:
        number, unit = float(told["tr"].replace(".", "").replace(",", ".")), "M" if told["by"] == "milyon" else "B"
    return f"{number:g}{unit}" if (number, unit) != (float(size[1]), size[2]) else None


def _called(one: Found, whole: Found, text: str) -> Found:
    """A short form by the full name that it shortens, or by the size that the text gives it instead."""
    other = _of_other_size(one, whole, text)
    return replace(one, name=f"{one.name} {other}" if other else whole.name, type=whole.type, vendor=whole.vendor)


def _full_names(found: list[Found], text: str) -> dict[str, Found]:
    """By short name the one full name that fits; what also opens the name of a firm (``올올칩스``) is the firm's."""
    wholes = _spellings(found, text)
    firms = {one.name for one in found if one.type == "vendor"}
    openings = {firm[:k] for firm in firms for k in range(len(firm) + 1)}
    shorts = {one.name: one for one in reversed(found) if one.type in KINDS and one.strength < KNOWN and one.name not in openings and not any(one.name[:k] in firms for k in range(len(one.name) + 1))}
    ends = _by_ends(wholes)
    fitting = {name: [whole for whole, spelled in (wholes[key] for key in ends.get(_parts(name), ()) if key != name) if any(_shortens(short, whole, form) for form in spelled)] for name, short in shorts.items()}
    fitting = {name: [whole for whole in fit if not _PREDECESSOR.search(text, max(0, whole.start - _BACK), whole.start)] or fit if len(fit) > 1 else fit for name, fit in fitting.items()}  # `Önceki nesil Lodos 24`: plain `Lodos` is the new one
    quoted = [one for one in found if text[one.start - 1 : one.start] in _QUOTED[0] and text[one.end : one.end + 1] in _QUOTED[1]]
    fitting = {name: [whole for whole in fit if not any(other in fit for other in fitting.get(whole.name, ()))] for name, fit in fitting.items()}  # `X4` is short for `Mini X4`, and that for `Arven Mini X4`
    full = {name: fit[0] for name, fit in fitting.items() if len(fit) == 1 and not _succeeds(fit[0], shorts[name]) and not _told_apart(fit[0].name, name, quoted, text)}
    return {name: full.get(whole.name, whole) for name, whole in full.items()}


def _parts(name: str) -> tuple[str, ...]:
    """The words of a name and the pieces between its hyphens, in lower case."""
    return tuple(_PART.split(fold(name)))


def _by_ends(wholes: Mapping[str, tuple[Found, set[str]]]) -> dict[tuple[str, ...], dict[str, None]]:
    """The names of which a spelling begins or ends with some words and has others."""
    found: dict[tuple[str, ...], dict[str, None]] = {}
    for name, (_, spelled) in wholes.items():
        for parts in map(_parts, spelled):
            for k in range(1, len(parts)):
                found.setdefault(parts[:k], {})[name] = None
                found.setdefault(parts[k:], {})[name] = None
    return found


def _succeeds(whole: Found, short: Found) -> bool:
    """Whether ``나래 2`` is the successor of a ``나래`` that was spoken of before it."""
    return short.start < whole.start and bool(_SUCCESSOR.fullmatch(whole.name, len(short.name)))


def _told_apart(whole: str, short: str, quoted: Iterable[Found], text: str) -> bool:
    """``데이터센터 '각 세종'에 들인 '세종'``: whether a sentence has both in quotation marks, so that they are two things."""
    places = [one for one in quoted if one.name in {whole, short}]
    return any(a.name != b.name and not _NEXT_SENTENCE.search(text, a.end, b.start) for a, b in pairwise(places))


def _spellings(found: Iterable[Found], text: str) -> Mapping[str, tuple[Found, set[str]]]:
    """By name a place of it and all that the document writes for it, unless its canonical name lacks a number that is written."""
    spelled: dict[str, tuple[Found, set[str]]] = {}
    for one in found:
        if one.type in KINDS and set(_NUMBER.findall(text, one.start, one.end)) <= set(_NUMBER.findall(one.name)):
            spelled.setdefault(one.name, (one, {one.name}))[1].add(text[one.start : one.end])
    return spelled


def _shortens(short: Found, whole: Found, form: str) -> bool:
    """Whether the first place of a name is short for another that is written so: its last words, or its first ones without a number."""
    parts, longer = _parts(short.name), _parts(form)
    if len(parts) >= len(longer):
        return False
    if longer[-len(parts) :] == parts:
        return True
    return longer[: len(parts)] == parts and not _NUMBER.search(short.name) and _completes(_PART.split(form)[len(parts) :], whole)


def _completes(rest: list[str], whole: Found) -> bool:
    """Whether words make a full name of a short one: a number or letters, or of a coined name a common noun (``나래 보드``); ``나래 프로`` and ``Vera Rubin`` are other things."""
    if _DESIGNATOR.fullmatch(rest[0]) and (whole.type != "model" or _NUMBER.search(rest[0])):
        return True
    return whole.strength < KNOWN and rest[-1].casefold() not in TIERS and (whole.rule == "tailed" or bool(_NUMBER.search(rest[-1])) or is_common(rest[-1]))
