"""Arithmetic by word: what is left of a count once so many groups of so many, or the few told just before, are taken off.

``직원은 90명. 24명씩 3개 조가 돌고 나머지 18명은``; ``ilk üç müşteri … Kalan kırk altı müşteri … toplam kırk dokuz müşteri``; ``Ekip beş kişiydi, şimdi dokuz. Yeni gelen dört``.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence

from pipeline.languages import recalling_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import count_in_word, dimension_of, sentence_index
from pipeline.verify.equations import Equation, joined
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.records import Assertion, Case, Finding, Number
from pipeline.verify.told_values import noun_of, sentences_apart

CHECK, METHOD = "arithmetic", "rest of a count"
BEFORE, AFTER = 14, 24  # characters beside a number in which it is said to be a rest, a whole or one of several groups
NEAR = 2  # sentences from a rest to its whole
TWO, ROUND = 2, 0.004  # parts of a whole at the least; how far from a whole number, relatively
FEWEST, NEAR_SUM = 3, 0.35  # departments of a firm; how far their people may be from all that are told
PEOPLE = frozenset({"person", "employee", "engineer", "staff"})
BESIDE = 1  # sentences from a rest to what is taken off
Found = tuple[tuple[Number, ...], float, Number]


def check_rests_of_counts(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # things are counted
    claims = claims_on(case)
    counts = [n for n in measures(case) if dimension_of(n) == "count" and n.quantifier == "exact" and n.value and not n.value_max and float(n.value).is_integer() and case.block_at(n.start).kind not in {"table", "title", "chrome"}]
    for members, come, rest in (*_of_groups(case, counts), *_of_a_whole(case, counts), *_newcomers(case, counts)):
        off = " × ".join(shown(n.value) for n in members[1:])
        said = f"{shown(members[0].value, members[0].unit)} less {off} are {shown(come, rest.unit)}, the article says {shown(rest.value, rest.unit)}."
        yield from _on(claims, said, members, come, rest)
    for members, come, rest in _in_a_whole(case, counts):
        said = f"{shown(members[1].value, members[1].unit)} are {come:g} times {shown(members[0].value, members[0].unit)}, the article says {shown(rest.value, rest.unit)}."
        yield from _on(claims, said, members, come, rest)
    for members, come, rest in _of_staff(case, counts):
        said = f"{Equation(joined('+', members), come, members[-1].unit)}, the article says {shown(rest.value, rest.unit)} work there."
        yield from _on(claims, said, members, come, rest)


def _on(claims: dict[str, list[Assertion]], said: str, members: Sequence[Number], come: float, rest: Number) -> Iterator[Finding]:
    finding = Finding("", CHECK, "conflicting", "wrong_total", said, {"figures": spans_of((*members, rest)), "computed": come}, METHOD)
    for number in (n for n in (rest, *members) if n.figure_id):
        yield from spread(number, claims, finding)


def _is_rest(case: Case, number: Number) -> bool:
    return recalling_of(case.language).rest.search(_before(case, number)) is not None


def _before(case: Case, number: Number) -> str:
    return fold(case.text[max(case.sentence_at(number.start).start, number.start - BEFORE) : number.start])


def _after(case: Case, number: Number) -> str:
    return fold(case.text[number.end : number.end + AFTER])


def _of_groups(case: Case, counts: Sequence[Number]) -> Iterator[Found]:
    """``90명 … 24명씩 3개 조 … 나머지 18명``: of the one whole before, groups of so many each and the rest."""
    words = recalling_of(case.language)
    for each, groups in itertools.pairwise(counts):
        if not words.of_each.match(_after(case, each)) or case.sentence_at(each.start) != case.sentence_at(groups.start) or groups.start - each.end > BEFORE:
            continue
        rest = next((n for n in counts if n.start > groups.end and sentences_apart(case, n, groups) <= BESIDE), None)
        wholes = [n for n in counts if n.end < each.start and sentences_apart(case, n, each) <= BESIDE and n.unit == each.unit and (n.value or 0) > (each.value or 0) * (groups.value or 0)]
        if rest is None or rest.unit != each.unit or not _is_rest(case, rest) or len({n.value for n in wholes}) != 1:
            continue
        come = (wholes[-1].value or 0) - (each.value or 0) * (groups.value or 0)
        if come != rest.value:
            yield (wholes[-1], each, groups), come, rest


def _of_a_whole(case: Case, counts: Sequence[Number]) -> Iterator[Found]:
    """``상위 세 곳 … 나머지 마흔여섯 곳 … 모두 마흔아홉 곳``: the one part told last, the rest and the one whole, all of one noun."""
    words = recalling_of(case.language)
    for rest in (n for n in counts if _is_rest(case, n)):
        noun = noun_of(case, rest)
        same = [n for n in counts if n is not rest and noun and noun_of(case, n) == noun and sentences_apart(case, n, rest) <= NEAR]
        wholes = [n for n in same if words.in_all.search(_before(case, n)) and (n.value or 0) > (rest.value or 0)]
        parts = [n for n in same if n not in wholes and (n.value or 0) < (wholes[0].value or 0)] if len(wholes) == 1 else []
        if len(parts) != 1 or not (parts[0].end <= rest.start and sentences_apart(case, parts[0], rest) <= BESIDE):
            continue
        come = (wholes[0].value or 0) - (parts[0].value or 0)
        if come != rest.value:
            yield (wholes[0], parts[0]), come, rest


def _newcomers(case: Case, counts: Sequence[Number]) -> Iterator[Found]:
    """``Ekip beş kişiydi, şimdi dokuz. Yeni gelen dört arkadaş``: those who came make what was what is."""
    words = recalling_of(case.language)
    for rest in (n for n in counts if words.newcomers.search(_before(case, n))):
        place = sentence_index(case, rest)
        for was in (n for n in counts if 0 <= place - sentence_index(case, n) <= BESIDE and n.end <= rest.start and words.was.match(_after(case, n))):
            now = words.now.search(fold(case.text[was.end : case.sentence_at(was.start).end]))
            many = None if now is None else float(now["many"]) if now["many"].isdecimal() else count_in_word(now["many"])
            if many is not None and many > (was.value or 0) and many - (was.value or 0) != rest.value:
                start = was.end + (now.start("many") if now else 0)
                is_ = next((n for n in counts if n.start == start), Number("", start, start, "", "quantity", many, None, was.unit, None, many, was.unit, "exact", 0))
                yield (is_, was), many - (was.value or 0), rest


def _of_staff(case: Case, counts: Sequence[Number]) -> Iterator[Found]:
    """``연구 28명, 생산 21명, 영업과 관리 15명``: people of every department, those of sales or the office too, are all who work there."""
    words = recalling_of(case.language)
    people = [n for n in counts if n.unit in PEOPLE or (n.unit is None and words.department.search(_before(case, n)))]  # ``araştırmada 24, üretimde 17 kişi``
    for _, group in itertools.groupby(people, key=lambda n: case.sentence_at(n.start)):
        parts = [n for n in group if words.department.search(_before(case, n))]
        if not any(n.unit in PEOPLE for n in parts):
            continue
        told = fold(case.words(case.sentence_at(parts[0].start)))
        if len(parts) < FEWEST or not any(words.office.search(_before(case, n)) for n in parts) or words.hired.search(told):
            continue
        come = sum(n.value or 0 for n in parts)
        staff = [n for n in people if n not in parts and words.staff.search(_before(case, n)) and not words.hired.search(_after(case, n))]
        if len({n.value for n in staff}) == 1 and all(n.value != come for n in people) and abs(come / (staff[0].value or 1) - 1) <= NEAR_SUM:
            yield tuple(parts), come, staff[0]


def _in_a_whole(case: Case, counts: Sequence[Number]) -> Iterator[Found]:
    """``Dolaba dokuz sunucu sığıyor. Sunucu başına 4,4 kW, dolu dolap 26,4 kW``: as many as fit, where another place tells the number that comes out."""
    words = recalling_of(case.language)
    for each, whole in itertools.pairwise(n for n in measures(case) if n.base_value and n.quantifier == "exact" and dimension_of(n) != "count"):
        match = words.for_each.search(_before(case, each)) if each.base_unit == whole.base_unit and case.sentence_at(each.start) == case.sentence_at(whole.start) else None
        times = (whole.base_value or 0) / (each.base_value or 1)
        if match is None or times < TWO or abs(times - round(times)) > ROUND * times:
            continue
        same = [n for n in counts if noun_of(case, n).startswith(match["noun"][:6]) or re.search(rf"{match['noun']}(?:는|은|이|가|를|을)?\s$", _before(case, n))]
        near = [n for n in same if sentences_apart(case, n, each) <= BESIDE and n.end <= each.start]
        if len(near) == 1 and near[0].value != round(times) and {n.value for n in same} == {near[0].value, float(round(times))}:
            yield (each, whole), float(round(times)), near[0]
