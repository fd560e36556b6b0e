"""The longest Turkish numeral in words, and two that make a range: ``üç-dört``, ``beş ila on bin``."""

from __future__ import annotations

import re

from pipeline.languages.turkish.numerals import WORDS, read_numeral, word_of

NUMBER_WORDS = re.compile(rf"{WORDS}")
FEW, MANY = 10, 100
_JOINT = re.compile(r"(?:[-–]|[ ][-–][ ]|[ ](?:ila|ilâ|il[aâ]|(?P<between>ile))[ ](?:[yY]üzde[ ])?)(?=[^\W\d_])")
_ENDS_BETWEEN = re.compile(r"(?:[ \u00a0][^\W\d_]+){0,3}[ \u00a0]aras")
_OF_SO_MANY = re.compile(r"[ \u00a0][^\W\d_]+l[ıiuü](?![^\W\d_])")  # `bir iki çekirdekli işlemci`: one with two cores
_SCALES_OF_RANGES = frozenset(("bin", "milyon", "milyar", "trilyon", "katrilyon", "düzine"))


def _longest(text: str, start: int) -> tuple[int, float] | None:
    """The longest numeral in words that begins at ``start``: its end and value."""
    match = NUMBER_WORDS.match(text, start)
    end = match.end() if match else start
    while end > start:
        value = read_numeral(text[start:end])
        if value is not None:
            return end, value
        end = text.rfind(" ", start, end)
    return None


def range_in_words(text: str, start: int, run: re.Match[str] | None) -> tuple[int, float, float] | None:
    """``üç-dört``, ``beş ila on bin``, ``iki üç yüz``: the end and both values of two numbers in words that make a range; ``run``: the number words from ``start`` on."""
    if run is None:
        return None
    joint = _JOINT.match(text, run.end())
    if joint:
        top = _longest(text, joint.end())
        if top is None or (joint["between"] and not _ENDS_BETWEEN.match(text, top[0])):
            return None
        return _both_ends(run.group(), text[joint.end() : top[0]], top, near=False)
    if read_numeral(run.group()) is not None:
        return None
    for gap in re.finditer(" ", run.group()):
        top = _longest(text, start + gap.end())
        found = _both_ends(run.group()[: gap.start()], text[start + gap.end() : top[0]], top, near=True) if top else None
        if found and not (found[1] == 1 and _OF_SO_MANY.match(text, found[0])):
            return found
    return None


def _both_ends(low: str, high: str, top: tuple[int, float], *, near: bool) -> tuple[int, float, float] | None:
    """The range of two numerals, of which the first may leave its scale to the second; ``near`` where no mark stands between them."""
    value = read_numeral(low)
    words = [word_of(word) for word in high.split()]
    scaled = len(words)
    while scaled > 1 and words[scaled - 1] in _SCALES_OF_RANGES:
        scaled -= 1
    shared = []
    if len(words) > 1 and not _SCALES_OF_RANGES.intersection(words[:scaled]) and not _SCALES_OF_RANGES.intersection(map(word_of, low.split())):
        shared = [words[scaled:]] if words[scaled:] else []
        if scaled == 2 and words[1] == "yüz":
            shared.insert(0, words[1:])
    if not value:
        return None
    ends = [end for scale in shared if (end := read_numeral(" ".join([low, *scale]))) is not None] or [value]
    bottom = next((end for end in ends if 0 < end < top[1]), None)
    if bottom is None:
        return None
    last = top[1] / bottom * value
    close = last == value + 1 or (value, last) in ((3, 5), (5, 10)) if value < FEW else value % 5 == 0 and last % 5 == 0 and last <= 2 * value
    return (top[0], bottom, top[1]) if close or not near else None
