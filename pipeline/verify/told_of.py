"""What a number is told of besides its thing: the benchmark and the conditions that its claim gives and its own sentence names.

``ResNet-50'de 9.600 ve 6.850 görüntü; BERT-Large'da yüzde 12 yavaş``: the percentage is no change of the two numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from pipeline.lexicon import fold
from pipeline.verify.names import keys, mentions, name_key
from pipeline.verify.records import Assertion, Case, Number

# Conditions under which one thing gives several values.
SETTINGS = ("precision", "batch_size", "chips", "resolution", "framework", "split", "round")


def told_of_others(case: Case, claims: Mapping[str, list[Assertion]], stated: Number, a: Number, b: Number) -> bool:
    """Whether a change is claimed of one benchmark and either value of another, or both values under another setting than the change."""
    said = claims.get(stated.figure_id, [])
    values = [claims.get(n.figure_id, []) for n in (a, b)]
    return any(_all_differ(said, of_one, case, _other_benchmark) for of_one in values) or all(_all_differ(said, of_one, case, _other_setting) for of_one in values)


def _all_differ(said: Sequence[Assertion], values: Sequence[Assertion], case: Case, differ: Callable[[Case, Assertion, Assertion], bool]) -> bool:
    return bool(said and values) and all(differ(case, x, y) for x in said for y in values)


def _other_benchmark(case: Case, x: Assertion, y: Assertion) -> bool:
    first, second = keys(x.benchmark), keys(y.benchmark)
    same = any(one.startswith(other) or other.startswith(one) for one in first for other in second)
    return bool(first and second) and not same and names_its_benchmark(case, x)


def _other_setting(case: Case, x: Assertion, y: Assertion) -> bool:
    del case
    return any(name_key(str(x.conditions[k])) != name_key(str(y.conditions[k])) for k in SETTINGS if k in x.conditions and k in y.conditions)


def names_its_benchmark(case: Case, claim: Assertion) -> bool:
    """Whether the benchmark of a claim stands in its sentence, not carried over from another."""
    words = fold(case.words(case.sentence_at(claim.start)))
    return any(mentions(words, name) for name in claim.benchmark)
