"""How what a pattern matches may begin: many patterns are tried at one place only where one of them can begin there."""

from __future__ import annotations

from re import _constants as code  # type: ignore[attr-defined]
from re import _parser as parser  # type: ignore[attr-defined]
from typing import Any

LENGTH = 3  # code points of a beginning
_LARGEST = 64  # a class of more letters, and what may begin with more, begins with anything
_REPEATS = (code.MAX_REPEAT, code.MIN_REPEAT, code.POSSESSIVE_REPEAT)
_ANYTHING = {("", False)}


def openings(pattern: str) -> frozenset[str]:
    """The first letters of whatever a pattern can match; the empty one among them where it can begin with anything."""
    return frozenset(letters for letters, _ in _begins(parser.parse(pattern)))


def _begins(sequence: Any) -> set[tuple[str, bool]]:
    """How the text of a sequence may begin, and whether this is known as far as it goes."""
    found = {("", True)}
    for kind, value in sequence:
        going_on = {letters for letters, known in found if known and len(letters) < LENGTH}
        if not going_on:
            break
        heads = _heads(kind, value)
        found = {(letters, known) for letters, known in found if letters not in going_on or not known} | {((letters + head)[:LENGTH], known) for letters in going_on for head, known in heads}
        if len(found) > _LARGEST:
            return _ANYTHING
    return found


def _heads(kind: Any, value: Any) -> set[tuple[str, bool]]:
    """The same for one element."""
    if kind is code.LITERAL:
        return {(chr(value), True)}
    if kind is code.IN and len(value) <= _LARGEST and all(one is code.LITERAL for one, _ in value):
        return {(chr(letter), True) for _, letter in value}
    if kind in (code.ASSERT, code.ASSERT_NOT, code.AT):
        return {("", True)}
    if kind is code.SUBPATTERN:
        return _begins(value[3])
    if kind is code.BRANCH:
        return set().union(*map(_begins, value[1]))
    if kind in _REPEATS:
        low, high, part = value
        once = _begins(part) if high == 1 else {(letters, known and len(letters) == LENGTH) for letters, known in _begins(part)}
        return once if low else once | {("", True)}
    return _ANYTHING
