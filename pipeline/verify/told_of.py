"""What a number is told of besides its thing: the benchmark and the conditions that its claim gives and its own sentence names.

``ResNet-50'de 9.600 ve 6.850 görüntü; BERT-Large'da yüzde 12 yavaş``: the percentage is no change of the two numbers.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Collection, Mapping, Sequence

from pipeline.lexicon import fold
from pipeline.verify.amounts import dimension_of
from pipeline.verify.names import keys, mentions, name_key
from pipeline.verify.numbers import MONEY
from pipeline.verify.records import Assertion, Case, Number, asked_once
from pipeline.verify.sides import EARLIER

# Conditions under which one thing gives several values.
SETTINGS = ("precision", "batch_size", "chips", "resolution", "framework", "split", "round")


def told_of_others(case: Case, claims: Mapping[str, list[Assertion]], stated: Number, a: Number, b: Number) -> bool:
    """Whether a change is claimed of one benchmark and either value of another, both values under another setting than the change, or the two values are
    called by words of one sort that set apart (``멀티 11,100점 … 싱글 1,870점``).
    """
    said = claims.get(stated.figure_id, [])
    values = [claims.get(n.figure_id, []) for n in (a, b)]
    if labelled_apart(case, stated, a, b) or _of_another_measure(said, (a, b)) or (_moved(case, stated) and _of_two_owners(said, *values)):
        return True
    return any(_all_differ(said, of_one, case, _other_benchmark) for of_one in values) or all(_all_differ(said, of_one, case, _other_setting) for of_one in values)


SURELY = 0.4  # confidence from which a claim's metric says what a change is of
_SPEEDS = frozenset("performance speed throughput latency training_time inference_time execution_time frame_rate compute_performance benchmark_score".split())
_NO_SPEED = frozenset({"bit", "W", "J", "kg", "m", "m2", *MONEY})
_NO_WORK = frozenset({"transistor", "core", "parameter"})


def _of_another_measure(said: Sequence[Assertion], values: Sequence[Number]) -> bool:
    """``128 GB, 80 GB … yüzde 50 daha hızlı``, ``80 milyar transistör, 61 milyar … yüzde 35 ucuz``: a change of a speed or a price, and values of neither."""
    metrics = {c.metric for c in said if c.confidence >= SURELY and c.metric}
    if not metrics or any(n.unit in {None, "percent"} for n in values):
        return False
    kinds = [dimension_of(n) for n in values]
    if metrics <= _SPEEDS:
        return all(kind in _NO_SPEED or n.unit in _NO_WORK for kind, n in zip(kinds, values, strict=True))
    if metrics <= {"price", "cost"}:
        return all(kind not in MONEY for kind in kinds)
    return metrics <= {"power"} and all(kind not in {"W", "J"} for kind in kinds)


_MOVED_AFTER = re.compile(r"[^.,;:]{0,12}?(?:늘|줄|증가|감소|상승|하락|올랐|올라|내렸|내려|떨어|성장|artiş|düşüş|artti|artarak|azal|düşt|düşer|gerile|yüksel|büyü(?!k)|küçül|indi|iniyor|çikti)")
_MOVED_BEFORE = re.compile(r"(?:artiş|düşüş|büyüme|gerileme|증가|감소|성장)\w{0,4} (?:orani )?$")
_MORE_THAN = re.compile(r"더\s|\bdaha\b|보다|대비|비해|göre")


def _moved(case: Case, stated: Number) -> bool:
    """Whether words of change, and none of comparison, stand beside a number: it rose or fell by so much."""
    after = fold(case.text[stated.end : min(case.sentence_at(stated.start).end, stated.end + BESIDE)])
    before = fold(case.text[max(case.sentence_at(stated.start).start, stated.start - BESIDE) : stated.start])
    moved = _MOVED_AFTER.match(after)
    return _MORE_THAN.search(before) is None and ((moved is not None and _MORE_THAN.search(moved[0]) is None) or _MOVED_BEFORE.search(before) is not None)


BESIDE = 26


def _of_two_owners(said: Sequence[Assertion], first: Sequence[Assertion], second: Sequence[Assertion]) -> bool:
    """``NVIDIA'nın geliri 71 milyara, AMD'nin geliri ise yüzde 9 düşüşle 77 milyara``: a change of one thing against its own past, and values of two things by name."""
    of_itself = bool(said) and all(c.subject_stands and c.subject and not (c.comparators and c.comparator != "previous") for c in said)
    named = all(c.subject_stands and c.subject and not c.comparators and EARLIER.search(fold(c.subject)) is None for one in (first, second) for c in one)
    if not (of_itself and first and second and named):
        return False
    ours, theirs = ({key for c in one for key in keys(c.subjects)} for one in (first, second))
    return not is_one(ours, theirs)


def against_another(case: Case, claims: Mapping[str, list[Assertion]], stated: Number, a: Number, b: Number) -> bool:
    """``H100보다 전력 40% 적게`` over ``이슬 R3는 320W로 전작인 이슬 R2(410W)보다``: whether a change names the other side in its sentence and both values are of other things."""
    rivals, values = _rivals(case, claims.get(stated.figure_id, [])), [c for n in (a, b) for c in claims.get(n.figure_id, [])]
    owners = [keys((c.subject,)) for c in values if c.subject]
    return bool(rivals) and len(owners) > 1 and not any(is_one(rivals, own) for own in owners)


def against_two(case: Case, a: Sequence[Assertion], b: Sequence[Assertion]) -> bool:
    """``H100보다 40%`` and ``이슬 R2보다 22%``: whether two changes name in their sentences different models, each with a number, as the other side."""
    first, second = ({key for key in _rivals(case, one) if any(c.isdigit() for c in key)} for one in (a, b))
    return bool(first and second) and not is_one(first, second)


# Words that set apart what one thing is measured by twice; each row is one sort.
_SORTS = tuple(
    tuple(re.compile(pattern) for pattern in row)
    for row in (
        (r"싱글|단일 ?코어|single|tek çekirdek", r"멀티|다중 ?코어|multi|çok çekirdek"),
        (r"평균|ortalama|\bavg\b", r"최소|최저|하위 ?1%|en düşük|minimum|yüzde 1'lik", r"최대|최고|en yüksek|maksimum|azami"),
        (r"유휴|대기|아이들|boşta|idle", r"부하|풀로드|최대 ?소비|게임 ?중|yük altinda|tam yük|yükte"),
        (r"읽기|okuma", r"쓰기|yazma"),
        (r"오프라인|offline|çevrimdişi", r"서버 ?시나리오|서버 ?모드|server senaryo|sunucu senaryo"),
        (r"정가|출시가|출고가|liste fiyati|çikiş fiyati", r"실구매가|행사가|할인가|판매가|중고|indirimli fiyat|satiş fiyati|ikinci el"),
        (r"영업이익|faaliyet kâr", r"순이익|net kâr", r"매출(?!총)|ciro|gelir"),
    )
)


def labelled_apart(case: Case, *numbers: Number) -> bool:
    """Whether the last words of one sort before any two of several numbers, each in its own sentence, set them apart."""
    labels = [_label(case, n) for n in numbers]
    return any(x[sort] != y[sort] for x, y in itertools.combinations(labels, 2) for sort in x.keys() & y.keys())


@asked_once
def _label(case: Case, number: Number) -> dict[int, int]:
    """Of each sort the label that stands last before a number in its sentence."""
    start = case.sentence_at(number.start).start
    words = fold(case.text[start : number.start])
    found: dict[int, int] = {}
    for sort, row in enumerate(_SORTS):
        ends = {which: max((m.end() for m in pattern.finditer(words)), default=-1) for which, pattern in enumerate(row)}
        best = max(ends, key=lambda which: ends[which])
        if ends[best] >= 0:
            found[sort] = best
    return found


def _rivals(case: Case, said: Sequence[Assertion]) -> set[str]:
    """The other sides of claims that stand in their own sentence, by their keys."""
    named = ((fold(case.words(case.sentence_at(c.start))), c.comparator) for c in said)
    return {key for words, comparator in named if comparator and mentions(words, comparator) for key in keys((comparator,))}


def is_one(names: Collection[str], others: Collection[str]) -> bool:
    """Whether any name of one thing goes on as, or begins, a name of the other."""
    return any(x.startswith(y) or y.startswith(x) for x in names for y in others)


def _all_differ(said: Sequence[Assertion], values: Sequence[Assertion], case: Case, differ: Callable[[Case, Assertion, Assertion], bool]) -> bool:
    return bool(said and values) and all(differ(case, x, y) for x in said for y in values)


def _other_benchmark(case: Case, x: Assertion, y: Assertion) -> bool:
    first, second = keys(x.benchmark), keys(y.benchmark)
    return bool(first and second) and not is_one(first, second) and names_its_benchmark(case, x)


def _other_setting(case: Case, x: Assertion, y: Assertion) -> bool:
    del case
    return any(name_key(str(x.conditions[k])) != name_key(str(y.conditions[k])) for k in SETTINGS if k in x.conditions and k in y.conditions)


def names_its_benchmark(case: Case, claim: Assertion) -> bool:
    """Whether the benchmark of a claim stands in its sentence, not carried over from another."""
    words = fold(case.words(case.sentence_at(claim.start)))
    return any(mentions(words, name) for name in claim.benchmark)
