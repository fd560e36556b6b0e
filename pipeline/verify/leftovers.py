"""Arithmetic by place: what is left of an amount, or lies between two, that no two amounts around it give.

``메모리는 16GB인데 9.4GB를 차지해 6.6GB가 빈다``; ``etiketi 26.900 lira; aradaki 8.500 lirayla``. The words say that it is a rest or a gap; the two
amounts are the only like ones before it, in its sentence or with those of the one before.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from pipeline.lexicon import fold
from pipeline.verify.amounts import digits, dimension_of, slack
from pipeline.verify.asides import is_denied, of_other_names, of_other_profit, told_in_groups, told_of_the_past
from pipeline.verify.differences import has_its_own_result, is_difference, without_time
from pipeline.verify.numbers import MONEY, Tolerances, shown
from pipeline.verify.partners import Scene, alike, titled
from pipeline.verify.places import claims_on, spans_of, spread
from pipeline.verify.records import Case, Finding, Number

CHECK, METHOD = "arithmetic", "leftover"
NEAR = (0.45, 2.2)  # times that what two amounts leave may be off and be meant
BACK, AHEAD = 3, 1  # sentences in which any two amounts may explain it
ABOUT = 0.1
STEPS = (1e3, 1e6, 60.0, 3600.0)  # what a slipped unit makes of a rest
_LEFT_AFTER = re.compile(
    r"^(?:[이가은는을를]|씩)?\s?(?:정도|가량|쯤|남짓|이나|나|만|밖에|의 여유[가만]?)?\s?(?:더 )?(?:남[는았아은습]|남게|빈다|비었|비어|여유|모자[라란랐]|부족)"
    r"|^[’']?(?:[yn]?[iiuüaeoö]|si)?\s(?:kadar |daha |pay |boşluk )?(?:kal(?:iyor|di\b|acak|mişti|miş\b|ir\b)|artiyor|boş|fark\b)"
)
_LEFT_BEFORE = re.compile(
    r"(?:나머지|남은|남는|잔여|차액은|차이는|격차는|여유는|몫은|빈 자리는)\s?(?:\S{1,4}\s)?(?:약 )?$"
    r"|(?:\bkalan|geriye(?: kalan)?|\baradaki|\baralarinda(?:ki fark)?|\barasinda(?:ki fark)?|\bfark|\bpayi)\s(?:da |ise |tam |yaklaşik )?$"
)
_EXTREMES = re.compile(r"(?:가장|제일) \S+ (?:\S+ )?(?:가장|제일) |최고\S*\s?(?:\S+ )?최저|최저\S*\s?(?:\S+ )?최고|en (?:düşük|az|ucuz|yavaş|küçük|kisa)\w* (?:\w+ )?en |en (?:yüksek|çok|pahali|hizli|büyük|uzun)\w* (?:\w+ )?en ")
_REACH = 26
TWO = 2


def check_leftovers(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # sums are compared to the digits they are written with
    scene = Scene(case)
    claims = claims_on(case)
    for target in scene.numbers:
        found = _missed(scene, target)
        if found is None:
            continue
        pair, come = found
        said = f"{shown(pair[1].value, pair[1].unit)} less {shown(pair[0].value, pair[0].unit)} leave {shown(come, target.unit)}, the article says {shown(target.value, target.unit)}."
        cause = "ratio" if is_difference(case, target) else "wrong_total"
        finding = Finding("", CHECK, "conflicting", cause, said, {"figures": spans_of((*pair, target)), "computed": come}, METHOD)
        for number in (target, *pair):
            yield from spread(number, claims, finding)


def is_left_over(case: Case, number: Number) -> bool:
    """Whether words tell an amount as what remains, or lies between: ``345kW가 남는다``, ``geriye 4,2 GB``."""
    start = max(case.sentence_at(number.start).start, number.start - _REACH)
    after, before = fold(case.text[number.end : number.end + _REACH]), fold(case.text[start : number.start])
    return _LEFT_AFTER.match(after) is not None or _LEFT_BEFORE.search(before) is not None


def _missed(scene: Scene, target: Number) -> tuple[tuple[Number, Number], float] | None:
    """The smaller and the larger amount that a rest was meant of, and what they leave; None where anything near gives it."""
    case, points = scene.case, target.unit == "percentage_point"
    if (target.kind not in {"quantity", "money"} and not points) or target.value_max or not target.value or target.quantifier not in {"exact", "about"}:
        return None
    if scene.kind(target) in {"table", "title"} or not any(c.isdecimal() for c in target.surface) or not (is_difference(case, target) or is_left_over(case, target)):
        return None
    told = replace(target, unit="percent", kind="percentage") if points else without_time(target)
    like = [n for n in (*scene.around(target, BACK, AHEAD), *titled(scene)) if n.start != target.start and alike(n, told) and n.unit != "percentage_point" and not told_in_groups(case, n)]
    pair = _pair(scene, target, like, told)
    if pair is None or _is_explained(scene, target, told, like) or has_its_own_result(case, target, pair) or is_denied(case, target) or told_of_the_past(case, target, pair) or of_other_names(case, target, pair) or of_other_profit(case, target, pair):
        return None
    come = _worth(pair[1], told) - _worth(pair[0], told)
    off = come / _worth(told, told)
    if come <= 0 or not (NEAR[0] <= off <= NEAR[1] or _is_unit_slip(off, (target, *pair))):
        return None
    return pair, come / _worth(told, told) * (target.value or 0)


def _is_unit_slip(off: float, numbers: Sequence[Number]) -> bool:
    """``200W보다 0.05kW 높은 250W`` with MW: the digits are right, the unit is not."""
    exact = sum(map(slack, numbers))
    return sum(len(digits(n)) > 1 for n in numbers) > 1 and any(abs(off * f - 1) <= exact + 1e-6 for step in STEPS for f in (step, 1 / step))


def _pair(scene: Scene, target: Number, like: Sequence[Number], told: Number) -> tuple[Number, Number] | None:
    """The only two like amounts before a rest, the smaller first."""
    before = [n for n in like if n.end <= target.start and scene.kind(n) != "title"]
    here = [n for n in before if scene.at(n) == scene.at(target)]
    near = here if len(here) > 1 else [n for n in before if scene.at(target) - scene.at(n) <= 1]
    if not here and all(n.unit is None for n in near) and target.unit is not None:
        return None
    ordered = sorted(near, key=lambda n: _worth(n, told))
    if len(near) < TWO or (len(near) > TWO and not _EXTREMES.search(fold(scene.case.text[scene.case.sentence_at(target.start).start : target.end]))):
        return None
    small, large = ordered[0], ordered[-1]
    return small, large


def _worth(number: Number, like: Number) -> float:
    written = dimension_of(like) in MONEY or None in {number.unit, like.unit} or like.unit == "percent"
    return (number.value if written else number.base_value) or 0.0


def _is_explained(scene: Scene, target: Number, told: Number, like: Sequence[Number]) -> bool:
    """Whether some two or three like amounts give it, or another sentence has it too."""
    value = _worth(told, told)
    own = max(slack(told), ABOUT if target.quantifier == "about" else 0.0) * value
    if any(n.value == target.value and n.unit == target.unit and scene.at(n) != scene.at(target) for n in like):
        return True
    for parts in (*itertools.combinations(like, 2), *itertools.combinations(like, 3)):
        worth = [_worth(n, told) for n in parts]
        allowed = own + sum(slack(n) * w for n, w in zip(parts, worth, strict=True)) + 1e-9 * max(worth)
        comes = [2 * max(worth) - sum(worth), *([sum(worth)] if len(parts) == TWO else [])]
        if any(abs(come - value) <= allowed for come in comes):
            return True
    return False
