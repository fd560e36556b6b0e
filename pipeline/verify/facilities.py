"""Arithmetic by word: the power of a hall, that of its computers, and their ratio by name. ``전산 부하 12MW, 냉각까지 14.4MW니까 PUE로 1.2``."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence

from pipeline.verify.amounts import dimension_of, slack
from pipeline.verify.equations import times
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.partners import Scene
from pipeline.verify.places import claims_on, spans_of, spread
from pipeline.verify.records import Case, Finding, Number

CHECK, METHOD = "arithmetic", "facility power"
NEXT_TO = 26  # characters between the name of the ratio and its value
LEAST, MOST = 1.0, 3.0  # that a hall draws of what its computers draw
OFF = 0.01  # relative, beyond the digits
SMALLEST_HALL = 5e3  # watts of all the computers of a hall; less is a card's
PAIR = 2
_BEFORE = re.compile(rf"(?<![A-Za-z])PUE(?![A-Za-z])[^.\d]{{0,{NEXT_TO}}}$|전력 ?사용 ?효율[^.\d]{{0,{NEXT_TO}}}$", re.IGNORECASE)
_AFTER = re.compile(rf"^[^.\d]{{0,{NEXT_TO}}}(?<![A-Za-z])PUE(?![A-Za-z])", re.IGNORECASE)
_PLANNED = re.compile(r"목표|계획|예정|볼 거|될 것|될 거|업계|평균|hedef|planl|sektör|ortalama|이전|작년|지난해|geçen|önceki")
_OF_ALL = re.compile(r"냉각|손실|조명|전체|통틀|soğutma|aydınlatma|tesis|kayıp|toplam", re.IGNORECASE)


def check_facilities(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # ratios are compared to the digits they are written with
    scene, claims = Scene(case), claims_on(case)
    for ratio in scene.numbers:
        powers = _powers(scene, ratio) if _is_named(case, ratio) else []
        fit = _powers_that_make(scene, ratio) if not powers and _is_named(case, ratio) else []
        for number in (ratio, *fit) if fit else ():
            told = f"{shown(fit[0].value, fit[0].unit)} for the computers and {shown(fit[1].value, fit[1].unit)} for all: {shown(ratio.value)}, as the article says."
            yield from spread(number, claims, Finding("", CHECK, "supported", "total", told, {"figures": spans_of((ratio, *fit))}, METHOD))
        whole, part = (max(powers, key=_watts), min(powers, key=_watts)) if len(powers) == PAIR else (None, None)
        if whole is None or part is None or _watts(part) < SMALLEST_HALL or not LEAST < _watts(whole) / _watts(part) < MOST:
            continue
        come = times(_watts(whole), _watts(part))
        if abs(come.value / (ratio.value or 1) - 1) <= slack(ratio) + slack(whole) + slack(part) + OFF:
            continue
        said = f"{shown(whole.value, whole.unit)} for all and {shown(part.value, part.unit)} for the computers: {shown(float(f'{come.value:.3g}'))}, the article says {shown(ratio.value)}."
        finding = Finding("", CHECK, "conflicting", "ratio", said, {"figures": spans_of((ratio, whole, part)), "computed": come.value}, METHOD)
        for number in (ratio, whole, part):
            yield from spread(number, claims, finding)
    for ratio, whole, part in _of_the_same_computers(scene):
        made = _watts(part) * (ratio.value or 0) / _watts(whole) * (whole.value or 0)
        said = f"{shown(part.value, part.unit)} for the computers at {shown(ratio.value)} are {shown(float(f'{made:.4g}'), whole.unit)} for all, the article says {shown(whole.value, whole.unit)}."
        finding = Finding("", CHECK, "conflicting", "ratio", said, {"figures": spans_of((ratio, whole, part)), "computed": made}, METHOD)
        for number in (ratio, whole):
            yield from spread(number, claims, finding)


def _of_the_same_computers(scene: Scene) -> Iterator[tuple[Number, Number, Number]]:
    """``서버가 2MW … PUE가 1.45여서 2.9MW. 바꾼 뒤에 1.12가 됐고 2.24MW``: the power of computers that one ratio makes a hall's of, and the hall's beside the next ratio."""
    ratios = [n for n in scene.numbers if _is_named(scene.case, n)]
    for first, second in itertools.pairwise(ratios):
        beside = [n for n in scene.around(second, 0, 0) if dimension_of(n) == "W" and "/" not in (n.unit or "") and n.quantifier == "exact"]
        before = [n for n in scene.around(first, 2, 0) if dimension_of(n) == "W" and "/" not in (n.unit or "") and n.quantifier == "exact"]
        known = [p for p, whole in itertools.permutations(before, PAIR) if _watts(p) >= SMALLEST_HALL and abs(_watts(p) * (first.value or 0) / _watts(whole) - 1) <= slack(p) + slack(whole)]
        if len(known) != 1 or len(beside) != 1 or beside[0] in before or scene.at(second) - scene.at(first) > PAIR:
            continue
        off = _watts(known[0]) * (second.value or 0) / _watts(beside[0])
        if abs(off - 1) > slack(beside[0]) + slack(known[0]) + OFF and abs(_watts(known[0]) / _watts(beside[0]) - 1) > OFF and 1 / MOST < off < MOST:
            yield second, beside[0], known[0]


def _is_named(case: Case, number: Number) -> bool:
    """Whether a bare number between one and three is called a PUE, as it is and not as it shall be."""
    if number.unit not in {None, "x"} or not LEAST < (number.value or 0) < MOST or number.value_max or number.quantifier != "exact":
        return False
    sentence = case.sentence_at(number.start)
    before, after = case.text[sentence.start : number.start], case.text[number.end : sentence.end]
    return bool(_BEFORE.search(before) or _AFTER.match(after)) and not _PLANNED.search(before[-NEXT_TO:] + after[:NEXT_TO])


def _powers(scene: Scene, ratio: Number) -> Sequence[Number]:
    """The two powers of the ratio's sentence, or of that and the one before, which words tell of a hall and its computers; none where there are more."""
    like = [n for n in scene.around(ratio, 1, 0) if dimension_of(n) == "W" and "/" not in (n.unit or "") and n.quantifier in {"exact", "about"} and not _is_of_another(scene, n, ratio)]
    here = [n for n in like if scene.at(n) == scene.at(ratio)]
    found = here if len(here) == PAIR else like if len(here) < PAIR else []
    words = "".join(scene.case.words(scene.case.sentence_at(n.start)) for n in found)
    fits = [p for p in itertools.combinations(like, PAIR) if abs(max(map(_watts, p)) / min(map(_watts, p)) / (ratio.value or 1) - 1) <= OFF]
    return found if _OF_ALL.search(words) and not fits else []


def _powers_that_make(scene: Scene, ratio: Number) -> list[Number]:
    """The computers' power and the hall's, where they are the only two near a ratio that give it to its digits and words tell of a hall."""
    like = [n for n in scene.around(ratio, 1, 0) if dimension_of(n) == "W" and "/" not in (n.unit or "") and n.quantifier == "exact" and not _is_of_another(scene, n, ratio)]
    words = "".join(scene.case.words(scene.case.sentence_at(n.start)) for n in (ratio, *like))
    pairs = [sorted(p, key=_watts) for p in itertools.combinations(like, PAIR) if min(map(_watts, p)) >= SMALLEST_HALL]
    fits = [p for p in pairs if abs(_watts(p[1]) / _watts(p[0]) / (ratio.value or 1) - 1) <= slack(ratio)]
    return fits[0] if len(fits) == 1 and _OF_ALL.search(words) else []


def _is_of_another(scene: Scene, power: Number, ratio: Number) -> bool:
    """``PUE가 1.45여서 전체로 2.9MW. 바꾼 뒤에 1.12가 됐고``: a power of the sentence before that is told with a ratio of its own."""
    if scene.at(power) == scene.at(ratio):
        return False
    return any(n.unit in {None, "x"} and LEAST < (n.value or 0) < MOST and scene.at(n) == scene.at(power) and _has_the_name(scene.case, n) for n in scene.numbers if n is not ratio)


def _has_the_name(case: Case, number: Number) -> bool:
    sentence = case.sentence_at(number.start)
    return bool(_BEFORE.search(case.text[sentence.start : number.start]) or _AFTER.match(case.text[number.end : sentence.end]))


def _watts(number: Number) -> float:
    return number.base_value or 0.0
