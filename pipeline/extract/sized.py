"""Models that no lexicon knows, by the number of their parameters: ``한결 7B``, ``Hekim-13B``."""

from __future__ import annotations

import re
from dataclasses import replace

from pipeline.extract.found import KNOWN, Found
from pipeline.languages import tasks_of
from pipeline.languages.turkish.words import is_common, is_origin, is_place
from pipeline.lexicon import fold

_SIZE = re.compile(r"[0-9]{1,3}(?:\.[0-9])?B")
_REACH = 24  # code points before a size in which its name stands
_KOREAN = re.compile(r"(?:^|[\s(\[|*])(?P<quote>['\"‘“])?(?P<word>[가-힣]{2,6}(?:-?[A-Z]{1,4})?)(?P<gap>[ -])$")
_TURKISH = re.compile(r"(?P<head>^|[.!?:]\s|\n|[\s(\[|*\"“])(?P<word>[A-ZÇĞİÖŞÜ][A-Za-zÇĞİÖŞÜçğıöşü]{2,}(?:-[A-Z][A-Za-z]*)?)[ -]$")
_PARTICLE = re.compile(r"[은는이가을를의에도만와과로서며고]$")
_NAMED_SIZE = re.compile(rf"(?:[가-힣]{{2,}}|[A-ZÇĞİÖŞÜ][a-zçğıöşü]{{2,}}[A-Za-zçğıöşü]*)(?:[ -][A-Za-z]+)?[ -]{_SIZE.pattern}")  # `서림-7B`, `Hekim-13B`; no `T7B`
_CHIP_BEFORE = re.compile(r"(?:칩|반도체|가속기|프로세서|카드|보드|[çÇ]ip[a-zçğıöşü]*|[yY]onga[a-zçğıöşü]*|[kK]art[a-zçğıöşü]*|[iİ]şlemci[a-zçğıöşü]*) ['\"‘“]?$")
_ENDS_IN_SIZE = re.compile(rf"[ -]({_SIZE.pattern})(?![\w])")
_CLASS = re.compile(r" ?(?:급|이상|이하|미만|대(?=[ 의])|sınıfı|ölçeğ)")
_SORT = re.compile(r"(?:모델|버전|급|크기|규모|파라미터|매개변수|정도|llm|moe|dense|base|model[a-z]*)$")


def with_sizes(found: list[Found], text: str, code: str) -> list[Found]:
    """The names found, sizes that stand behind a word of no other meaning as the names of models with it."""
    known = {k for one in found if one.strength >= KNOWN and not _SIZE.fullmatch(one.name) for k in range(one.start, one.end)}
    chips = {one.name for one in found if _CHIP_BEFORE.search(text, max(0, one.start - _REACH), one.start)}
    named = [
        _whole(one, text, code, known) if one.type == "model" and one.strength >= KNOWN and _SIZE.fullmatch(one.name)
        else replace(one, type="model") if one.strength < KNOWN and one.type in ("chip", "product") and one.name not in chips and _NAMED_SIZE.fullmatch(one.name)
        else one
        for one in found
    ]  # fmt: skip
    return _meant(_joined(named, text), text, code)


def _joined(found: list[Found], text: str) -> list[Found]:
    """``폴리글롯-ko 1.3B``, ``Mistral 7B``: the name of a model takes the size behind it."""
    ends = {one.end: one for one in found if one.type == "model" and one.strength >= KNOWN and not _ENDS_IN_SIZE.search(one.name)}
    before = {one.start: ends[one.start - 1] for one in found if one.type == "model" and _SIZE.fullmatch(one.name) and one.start - 1 in ends and text[one.start - 1] in " -"}
    gone = {id(one) for one in before.values()}
    return [replace(whole, end=one.end, name=f"{whole.name} {one.name}") if (whole := before.get(one.start)) and _SIZE.fullmatch(one.name) else one for one in found if id(one) not in gone]


def _meant(found: list[Found], text: str, code: str) -> list[Found]:
    """``1.3B짜리 모델 '누비-1.3B'``: a size alone stands for the one model of the text that has it in its name, the text's own before one that everybody knows; a class of models (``7B급``) or some model (``bir 7B modelde``) does not."""
    whole: dict[str, dict[str, Found]] = {}
    for one in found:
        if one.type == "model" and (one.rule == "sized" or one.strength >= KNOWN) and (size := _ENDS_IN_SIZE.search(one.name)):
            whole.setdefault(size[1], {})[one.name] = one
    own = {size: [one for one in names.values() if one.strength < KNOWN] or list(names.values()) for size, names in whole.items()}
    sized = {size: ones[0] for size, ones in own.items() if len(ones) == 1}
    return [replace(one, name=of.name, vendor=of.vendor, rule=of.rule) if _SIZE.fullmatch(one.name) and (of := sized.get(one.name)) and not _CLASS.match(text, one.end) and not is_some_model(text, one.start, one.end, code) else one for one in found]


def is_some_model(text: str, start: int, end: int, code: str) -> bool:
    """``bir 7B modelde``, ``자체 7B 모델에서``, ``7 milyar parametreli modellerde``: whether a size tells of some model, or of several, and not of one that was named."""
    words = tasks_of(code)
    return words.some_behind.match(text, end) is not None or words.some_before.search(text, max(0, start - _REACH), start) is not None


def _whole(one: Found, text: str, code: str, known: set[int]) -> Found:
    low = max(0, one.start - _REACH)
    match = (_KOREAN if code == "ko" else _TURKISH).search(text[low : one.start])
    if match is None or low + match.start("word") in known or not _names(match, code):
        return one
    start = low + match.start("word")
    return replace(one, start=start, name=text[start : one.end], rule="sized", strength=KNOWN - 1)


def _names(match: re.Match[str], code: str) -> bool:
    """Whether a word before a size may be a model's: one in quotes or joined by a hyphen in Korean, where every noun may stand before a size, and no common one, none with a particle, no place."""
    word = match["word"]
    if _SORT.search(word.casefold()):
        return False
    if code == "tr":
        folded = fold(word)
        return not is_common(folded) and not is_place(folded) and not is_origin(folded)
    return (bool(match["quote"]) or match["gap"] == "-") and not _PARTICLE.search(word)
