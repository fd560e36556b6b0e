"""What a number is told of besides its thing: the benchmark and the conditions that its claim gives and its own sentence names.

``ResNet-50'de 9.600 ve 6.850 görüntü; BERT-Large'da yüzde 12 yavaş``: the percentage is no change of the two numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

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


def against_another(case: Case, claims: Mapping[str, list[Assertion]], stated: Number, a: Number, b: Number) -> bool:
    """``H100보다 전력 40% 적게`` over ``이슬 R3는 320W로 전작인 이슬 R2(410W)보다``: whether a change names the other side in its sentence and both values are of other things."""
    rivals, values = _rivals(case, claims.get(stated.figure_id, [])), [c for n in (a, b) for c in claims.get(n.figure_id, [])]
    owners = [keys((c.subject,)) for c in values if c.subject]
    return bool(rivals) and len(owners) > 1 and not any(_is_one(rivals, own) for own in owners)


def against_two(case: Case, a: Sequence[Assertion], b: Sequence[Assertion]) -> bool:
    """``H100보다 40%`` and ``이슬 R2보다 22%``: whether two changes name in their sentences different models, each with a number, as the other side."""
    first, second = ({key for key in _rivals(case, one) if any(c.isdigit() for c in key)} for one in (a, b))
    return bool(first and second) and not _is_one(first, second)


def _rivals(case: Case, said: Sequence[Assertion]) -> set[str]:
    """The other sides of claims that stand in their own sentence, by their keys."""
    named = ((fold(case.words(case.sentence_at(c.start))), c.comparator) for c in said)
    return {key for words, comparator in named if comparator and mentions(words, comparator) for key in keys((comparator,))}


def _is_one(names: Collection[str], others: Collection[str]) -> bool:
    """Whether any name of one thing goes on as, or begins, a name of the other."""
    return any(x.startswith(y) or y.startswith(x) for x in names for y in others)


def _all_differ(said: Sequence[Assertion], values: Sequence[Assertion], case: Case, differ: Callable[[Case, Assertion, Assertion], bool]) -> bool:
    return bool(said and values) and all(differ(case, x, y) for x in said for y in values)


def _other_benchmark(case: Case, x: Assertion, y: Assertion) -> bool:
    first, second = keys(x.benchmark), keys(y.benchmark)
    return bool(first and second) and not _is_one(first, second) and names_its_benchmark(case, x)


def _other_setting(case: Case, x: Assertion, y: Assertion) -> bool:
    del case
    return any(name_key(str(x.conditions[k])) != name_key(str(y.conditions[k])) for k in SETTINGS if k in x.conditions and k in y.conditions)


def names_its_benchmark(case: Case, claim: Assertion) -> bool:
    """Whether the benchmark of a claim stands in its sentence, not carried over from another."""
    words = fold(case.words(case.sentence_at(claim.start)))
    return any(mentions(words, name) for name in claim.benchmark)
