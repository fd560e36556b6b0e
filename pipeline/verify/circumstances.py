"""What the words around a number say of how, when and of what it was measured; and whether an article takes a number back."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

from pipeline.languages import LANGUAGES, conditions_of, correcting_of, in_any
from pipeline.languages.conditions import Conditions
from pipeline.lexicon import fold

CORRECTS = in_any(lambda language: correcting_of(language).told)
_RETRACTED = in_any(lambda language: correcting_of(language).taken_back)
_FORMER = in_any(lambda language: correcting_of(language).former)


def is_correction(words: str) -> bool:
    """Whether the words correct something said before."""
    return CORRECTS.search(fold(words)) is not None


def is_retracted(before: str, after: str) -> bool:
    """``1,850만 원으로 잘못 나갔습니다``, ``앞선 68.2점은``, ``300 W'ın yanlış olduğunu``: the number that is taken back."""
    return _RETRACTED.match(fold(after)) is not None or _FORMER.search(fold(before)) is not None


# Editions of a product sold under its name: "미르3 프로", "X1 mini". A name without one is another product.
_EDITION = re.compile(r"(?<=[0-9a-z가-힣])[\s-]?(?<=[\s-])(pro|mini|max|ultra|plus|lite|super|ti|nano|turbo|elite|extreme|slim|prime|ultimate|air|xl|xtx?)(?![a-z])")


def editions(words: str) -> frozenset[str]:
    """``"미르3 프로는"`` and ``"Mir 3 Pro"`` -> ``{"pro"}``."""
    folded = fold(words)
    told = (language.editions[m[1]] for language in map(conditions_of, LANGUAGES) for m in language.edition.finditer(folded))
    return frozenset((*told, *(m[1] for m in _EDITION.finditer(folded))))


_CONFIGURED = in_any(lambda language: conditions_of(language).configured, r"[a-z가-힣]\d+[a-z]{0,3}[\s(]{1,2}(\d{1,4}) ?gb(?![a-z/])")


def configurations(words: str) -> frozenset[str]:
    """``"A100 40GB의"`` -> ``{"40"}``: what a name is sold with, where the words give it beside the name."""
    return frozenset(m[m.lastindex or 0] for m in _CONFIGURED.finditer(fold(words)))


Words = Mapping[str, str]


def _together(own: Words, of: Callable[[Conditions], Words]) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Patterns by what they tell: words that no language owns, and those of every language."""
    tables = (own, *(of(conditions_of(language)) for language in LANGUAGES))
    return tuple((key, re.compile("|".join(table[key] for table in tables if key in table))) for key in dict.fromkeys(key for table in tables for key in table))


def _axes(own: Mapping[str, Words], of: Callable[[Conditions], Mapping[str, Words]]) -> tuple[tuple[str, tuple[tuple[str, re.Pattern[str]], ...]], ...]:
    names = dict.fromkeys(axis for table in (own, *(of(conditions_of(language)) for language in LANGUAGES)) for axis in table)
    return tuple((axis, _together(own.get(axis, {}), lambda words, axis=axis: of(words).get(axis, {}))) for axis in names)  # type: ignore[misc]


# Conditions by their words: a kind, and what is caught is the value.
_CONDITIONS = _together(
    {
        "precision": r"(?<![a-z0-9])((?:int|fp|bf|tf|mxfp|nvfp)\d{1,2})(?![0-9])",
        "batch": r"batch(?: size)?\D{0,8}(\d+)|(?<![a-z\d.,])(\d+)['’]? batch",
        "version": r"v\s?(\d+\.\d+)",
        "resolution": r"(\d{3,4}\s?[x×]\s?\d{3,4}|\d{3,4}p|\b[48]k\b)",
    },
    lambda words: words.conditions,
)
_SPARSE = in_any(lambda language: conditions_of(language).sparse, "sparsity|sparse")
_DENSE = in_any(lambda language: conditions_of(language).dense, "dense")
_OFF = in_any(lambda language: conditions_of(language).not_sparse)
_DIVISION = _together({"closed": "closed", "open": r"open\b"}, lambda words: words.division)
_MOVED = in_any(lambda language: conditions_of(language).price_moved)
_AXES = _axes({"part": {"chip": r"(?<![a-z])die(?![a-z])"}, "tail": {"mean": "p50", "tail": r"p9\d"}, "clock": {"boost": "boost|turbo"}}, lambda words: words.scope)
_KINDS = _axes(
    {
        "scenario": {"offline": "offline", "single": "single[- ]?stream"},
        "shots": {"zero": "0-?shot", "few": r"[1-9]\d?-?shot|few-?shot"},
        "plan": {"spot": "spot"},
        "framework": {"torch": "pytorch", "tf": "tensorflow", "jax": "(?<![a-z])jax", "trt": "tensorrt", "vllm": "vllm", "llama.cpp": r"llama\.cpp"},
        "tuned": {"yes": "undervolt|overclock"},
        "load": {"idle": "idle"},
        "storage": {"hdd": "hdd", "ssd": "ssd|nvme"},
        "link": {"nvlink": "nvlink", "pcie": "pcie", "ethernet": "ethernet", "infiniband": "infiniband"},
    },
    lambda words: words.kinds,
)


DESIGN = frozenset("precision sparsity limit mode load".split())
WIDE = frozenset({"share"})  # axes whose words stand anywhere in the sentence: ``adet olarak bakıldığında``
MARKED = frozenset("tax tail token way params space price share load".split())  # axes whose words, said of one number alone, already set it apart


class Circumstances(NamedTuple):
    """Conditions by their kind, and the scope in which the number is meant."""

    conditions: tuple[tuple[str, str], ...]
    scope: frozenset[tuple[str, str]]  # axis and value
    changed: bool  # whether the words tell of a new price

    def differ(self, other: Circumstances, *, of_design: bool = False) -> bool:
        """``of_design``: for what a product has by design, whatever surrounds it."""
        ours, theirs = dict(self.conditions), dict(other.conditions)
        if any(ours[k] != theirs[k] for k in ours.keys() & theirs.keys() if not of_design or k in DESIGN):
            return True
        return ("tuned" in ours) != ("tuned" in theirs)

    def moved(self, other: Circumstances) -> bool:
        return self.changed != other.changed

    def defined_otherwise(self, other: Circumstances) -> bool:
        ours, theirs = ({axis for axis, _ in x.scope} for x in (self, other))
        shared = {axis for axis, _ in self.scope & other.scope}
        return bool((ours & theirs) - shared) or bool((ours ^ theirs) & MARKED)


def circumstances(sentences: str, before: str, after: str) -> Circumstances:
    """From the sentence of a number and the one before it, and the words beside it."""
    words = fold(sentences)
    found: dict[str, str] = {}
    for kind, pattern in _CONDITIONS:
        matches = list(pattern.finditer(words))
        if matches:
            found[kind] = next(g for g in matches[-1].groups() if g).replace(" ", "").replace(".", "").replace(",", "") if kind != "version" else next(g for g in matches[-1].groups() if g)
    if _SPARSE.search(words) or _DENSE.search(words):
        found["sparsity"] = "dense" if _OFF.search(words) or (_DENSE.search(words) and not _SPARSE.search(words)) else "sparse"
    for division, pattern in _DIVISION:
        if pattern.search(words):
            found["division"] = division
    near = fold(f"{before or sentences[-90:]} # {after}")
    scope = frozenset((axis, value) for axis, values in _AXES for value, pattern in values if pattern.search(words if axis in WIDE else near))
    for axis, values in _KINDS:
        named = [value for value, pattern in values if pattern.search(words)]
        if len(named) == 1:
            found[axis] = named[0]
    return Circumstances(tuple(sorted(found.items())), scope, _MOVED.search(words) is not None)
