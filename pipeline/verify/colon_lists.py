"""Arithmetic by place: a total, a colon and its parts to the end of the sentence. ``Yatırım 5,4 milyon lira: kameralar 2,1, sunucular 2,4, montaj 0,9 milyon``."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pipeline.lexicon import fold
from pipeline.verify.amounts import IN_WORDS, dimension_of, slack, worth
from pipeline.verify.differences import is_difference
from pipeline.verify.equations import Equation, joined
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.partners import alike
from pipeline.verify.parts import add_up, some_parts_fit
from pipeline.verify.places import claims_on, spans_of, spread
from pipeline.verify.records import Case, Finding, Number
from pipeline.verify.told_values import told_values

CHECK, METHOD = "arithmetic", "colon list"
NEAR = (0.6, 1.5)  # times that parts may make too little or too much and be meant
FEWEST = 2
GAP = 24  # characters between a total and the colon
_COLON = re.compile(rf"[^\n.;:!?\d]{{0,{GAP}}}:\s")
_MORE = re.compile(r"등\s|포함|그 밖|나머지|외에|gibi|dahil|başta|hariç|örneğin|예컨대|가량|ilk|en çok", re.IGNORECASE)


def check_colon_lists(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # sums are compared to the digits they are written with
    claims = claims_on(case)
    numbers = [n for n in told_values(case) if n.kind in {"quantity", "money"} and n.value and not n.value_max]
    for total in numbers:
        come = _counted(case, total)
        if come is not None and NEAR[0] <= come / (total.value or 1) <= NEAR[1] and come != total.value:
            said = f"The list behind the colon counts {shown(come)} in all, the article says {shown(total.value, total.unit)}."
            yield from spread(total, claims, Finding("", CHECK, "conflicting", "wrong_total", said, {"figures": spans_of([total])}, METHOD))
    for place, total in enumerate(numbers):
        parts = _parts(case, total, numbers[place + 1 :])
        summed = sum(map(worth, parts))
        if len(parts) < FEWEST or max(map(worth, parts)) >= worth(total) or not NEAR[0] <= summed / worth(total) <= NEAR[1]:
            continue
        allowed = slack(total) * worth(total) + sum(slack(n) * worth(n) for n in parts) + 1e-9 * summed
        if abs(summed - worth(total)) <= allowed or some_parts_fit(case, total) or not add_up(parts, total):
            continue
        come = summed / worth(total) * (total.value or 0)
        said = f"{Equation(joined('+', parts), come, total.unit)}, the article says {shown(total.value, total.unit)}."
        finding = Finding("", CHECK, "conflicting", "wrong_total", said, {"figures": spans_of((*parts, total))}, METHOD)
        for number in (total, *parts):
            yield from spread(number, claims, finding)


def _counted(case: Case, total: Number) -> float | None:
    """``Dokuz kişiyiz: dört yönetici, üç uzman, iki de teknisyen``: what the items behind a colon count, each of which begins with a number in words, or ends in one of persons."""
    sentence = case.sentence_at(total.start)
    if dimension_of(total) != "count" or total.quantifier != "exact" or case.block_at(total.start).kind in {"table", "title"} or not float(total.value or 0.5).is_integer() or (total.value or 0) > MOST_COUNTED:
        return None
    colon = _COLON.match(case.text, total.end, sentence.end)
    rest = fold(case.text[colon.end() : sentence.end]) if colon and not _MORE.search(case.words(sentence)) else ""
    items = [item for item in _JOINTS.split(rest.strip(' .\n"”’')) if item.strip()]
    counts = [_FIRST.match(item.strip()) or _LAST.search(item.strip()) for item in items]
    found = [_COUNTS[m[1]] for m in counts if m]
    return float(sum(found)) if len(found) == len(items) >= FEWEST and max(found) < (total.value or 0) and len(_ANY_NUMBER.findall(rest)) == len(items) else None


MOST_COUNTED = 60.0
_COUNTS = {**{fold(word): value for word, value in IN_WORDS.items()}, "bir": 1, "한": 1}
_WORDS = "|".join(sorted(_COUNTS, key=len, reverse=True))
_JOINTS = re.compile(r",\s|\sve\s|\sile\s|\s그리고\s")
_FIRST = re.compile(rf"({_WORDS})\s(?:de |da |tane(?:si)? |adet )?[a-zçğöşü]{{3,}}")
_LAST = re.compile(rf"[가-힣]\s({_WORDS})\s?(?:명|사람)(?:입니다|이다|이에요|씩)?$")
_ANY_NUMBER = re.compile(rf"(?<![a-zçğöşü가-힣\d])(?:{_WORDS})(?=\s|명)|\d[\d.,]*")


def _parts(case: Case, total: Number, after: Sequence[Number]) -> list[Number]:
    """The like numbers behind the colon, where the sentence holds no other and none is a difference."""
    sentence = case.sentence_at(total.start)
    rest = [n for n in after if n.start < sentence.end]
    block = case.block_at(total.start).kind
    if len(rest) < FEWEST or total.quantifier != "exact" or block in {"table", "title"} or not _COLON.match(case.text[total.end : rest[0].start]) or _MORE.search(case.words(sentence)):
        return []
    if ":" in case.text[rest[0].start : rest[-1].end] or dimension_of(total) == "s":
        return []  # each with a name of its own, or what took how long
    like = all(alike(n, total) and n.quantifier == "exact" and not is_difference(case, n) and case.block_at(n.start).kind == block for n in rest)
    return rest if like else []
