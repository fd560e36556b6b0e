"""Arithmetic by place: a value that words recall as one told before, where the text told another.

``brüt kâr marjı yüzde 30 oldu … Yüzde 34'lük brüt marj``: a number that describes a noun, which another number was told of.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Mapping, Sequence

from pipeline.languages import recalling_of, repeating_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import dimension_of, sentence_index
from pipeline.verify.contradictions import CORRECTION, word_stems
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.records import Assertion, Case, Finding, Number, Span
from pipeline.verify.retold import bound_words, is_correction, of_two_things, reading
from pipeline.verify.sides import EARLIER

CHECK, METHOD = "arithmetic", "recalled"
NEAR_HALF, OVER_HALF, SHARED = (38.0, 52.0), (50.0, 75.0), 3  # per cents that are called so; words beside both
TWO, LOOSE = 2, 0.05  # relative, that a gap may be rounded by
FAR = 2.0  # times that two tellings of one value may lie apart
REACH, BEHIND = 40, 12  # characters before and behind a value that say how it is meant
Found = tuple[Number, Number]


def check_recalled(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # numbers are compared to the digits they are written with
    if is_correction(case):
        return
    claims = claims_on(case)
    numbers = [n for n in measures(case) if n.value and n.value > 0 and not n.value_max and case.block_at(n.start).kind not in {"title", "table", "chrome"}]
    for number, told in (*_attributive(case, numbers), *_as_said(case, numbers), *_nodes(case, numbers), *_about_half(case, numbers)):
        said = f"{shown(number.value, number.unit)} is told here as known, {shown(told.value, told.unit)} of the same thing in another place."
        finding = Finding("", CHECK, "conflicting", "contradiction", said, {"figures": spans_of((number, told))}, METHOD)
        for one in (number, told):
            yield from spread(one, claims, finding)
    for gap, first, second, come in _saved(case, numbers, claims):
        said = f"Between {shown(first.value, first.unit)} and {shown(second.value, second.unit)} lie {shown(come, gap.unit)}, the article sums up {shown(gap.value, gap.unit)} less."
        for one in (gap, first, second):
            yield from spread(one, claims, Finding("", CHECK, "conflicting", "ratio", said, {"figures": spans_of((gap, first, second)), "computed": come}, METHOD))


def _attributive(case: Case, numbers: Sequence[Number]) -> Iterator[Found]:
    """``Yüzde 34'lük brüt marj`` where ``brüt kâr marjı yüzde 30`` was told, and 34 nowhere."""
    words = recalling_of(case.language)
    for n in numbers:
        sentence = case.sentence_at(n.start)
        match = words.attributive.match(fold(case.text[n.end : n.end + REACH]))
        if match is None or n.quantifier != "exact" or (dimension_of(n) in {"count", "s"} and (n.unit is not None or float(n.value or 0).is_integer())) or _stands_again(n, numbers) or _is_other(case, n):
            continue
        nouns = [noun for noun in (match["noun"], match["next"]) if noun]
        if words.things.match(nouns[0]):
            continue
        told = [(m, sum(_is_told_of(case, m, noun) for noun in nouns)) for m in numbers if m.end < sentence.start and m.unit == n.unit and m.kind == n.kind and 1 / FAR <= (m.value or 1) / (n.value or 1) <= FAR]
        most = max((held for _, held in told), default=0)
        best = [m for m, held in told if held == most > 0 and not _is_other(case, m)]
        if best and (most == len(nouns) or _is_told_of(case, best[0], nouns[0])) and len({m.value for m in best}) == 1 and not _of_two(case, n, best[0]):
            yield n, best[-1]


def _is_told_of(case: Case, number: Number, noun: str) -> bool:
    before = fold(case.text[case.sentence_at(number.start).start : number.start])
    return re.search(recalling_of(case.language).noun_told.format(re.escape(noun)), before) is not None or (number.start > 0 and _beside(before, noun))


def _beside(before: str, noun: str) -> bool:
    return re.search(rf"(?<![^\W\d_]){re.escape(noun)}\w*(?:\s\S+){{0,2}}\s$", before[-REACH:]) is not None


def _stands_again(n: Number, numbers: Sequence[Number]) -> bool:
    return any(m is not n and m.base_value == n.base_value and dimension_of(m) == dimension_of(n) for m in numbers)


def _is_other(case: Case, number: Number) -> bool:
    """An earlier value or one that is taken back: not what the text has of it now."""
    beside = _words_beside(case, number)
    return bool(EARLIER.search(beside) or CORRECTION.search(beside))


def _words_beside(case: Case, number: Number) -> str:
    sentence = case.sentence_at(number.start)
    return fold(case.text[max(sentence.start, number.start - REACH) : min(sentence.end, number.end + BEHIND)])


def _of_two(case: Case, a: Number, b: Number) -> bool:
    """Whether they are told of two things, or one of them as the most, the mean or the sum."""
    if bound_words(_words_beside(case, a)) != bound_words(_words_beside(case, b)):
        return True
    retold = reading(case)
    first, second = (retold.tellings.get(n.start) for n in (a, b))
    return first is None or second is None or of_two_things(first, second)


_LAST_WORD = re.compile(r"([^\W\d_]+)\s$")


def _as_said(case: Case, numbers: Sequence[Number]) -> Iterator[Found]:
    """``dediğim günde 6 saat``, ``하루 6시간은 평일 기준이고``: what is told as known, where the word before it stands with one other value alone."""
    words = recalling_of(case.language)
    for n in numbers:
        before = fold(case.text[case.sentence_at(n.start).start : n.start])
        if n.unit is None or not (words.as_said.search(before) or words.on_basis.match(fold(case.text[n.end : n.end + REACH]))) or any(m.start < n.start and m.base_value == n.base_value and m.unit == n.unit for m in numbers):
            continue
        last = _LAST_WORD.search(before)
        told = [m for m in numbers if m.end < case.sentence_at(n.start).start and m.unit == n.unit and 1 / FAR <= (m.value or 1) / (n.value or 1) <= FAR]
        own = [m for m in told if last and not words.as_said.search(before[-len(last[0]) :]) and (other := _LAST_WORD.search(fold(case.text[max(0, m.start - REACH) : m.start]))) and other[1] == last[1]]
        if own and len({m.value for m in own}) == 1 and not _of_two(case, n, own[-1]) and not _is_other(case, own[-1]):
            yield n, own[-1]


def _nodes(case: Case, numbers: Sequence[Number]) -> Iterator[Found]:
    """``5나노 공정으로 만든 해오름 2`` and, to ``해오름 2는``, ``7나노로 옮기면서``: a chip is made in one process."""
    words = recalling_of(case.language)
    told: dict[str, list[Number]] = {}
    for n in (n for n in numbers if n.unit == "nm" and n.quantifier == "exact"):
        sentence = fold(case.words(case.sentence_at(n.start)))
        here = [m for m in numbers if m.unit == "nm" and case.sentence_at(m.start) == case.sentence_at(n.start)]
        if len(here) == 1 and not words.other_part.search(sentence) and not CORRECTION.search(sentence) and (name := _only_name(case, n)):
            told.setdefault(name, []).append(n)
    for found in told.values():
        if len({n.value for n in found}) == TWO:
            yield next(((b, a) for a, b in itertools.pairwise(found) if a.value != b.value))


def _only_name(case: Case, number: Number) -> str | None:
    """The one designation of a number's sentence, else of the one before it in the same part of the text."""
    place = sentence_index(case, number)
    for span in case.sentences[place : place - 2 if place > 1 else None : -1]:
        names = {re.sub(r"[\s\-]", "", fold(n.surface)) for n in case.numbers if n.kind == "name" and span.start <= n.start < span.end}
        if names:
            return next(iter(names)) if len(names) == 1 else None
    return None


def _about_half(case: Case, numbers: Sequence[Number]) -> Iterator[Found]:
    """``한 곳이 매출의 28%를`` and ``한 곳에 매출 절반 가까이를``: a share in words beside the words of the share in figures."""
    words = recalling_of(case.language)
    for pattern, low, high in ((words.near_half, *NEAR_HALF), (words.over_half, *OVER_HALF)):
        for match in pattern.finditer(fold(case.text)):
            sentence = case.sentence_at(match.start())
            stems = word_stems(case.text[max(sentence.start, match.start() - REACH) : min(sentence.end, match.end() + REACH)])
            akin = [(len(stems & word_stems(_clause(case, n))), n) for n in numbers if n.unit == "percent" and case.sentence_at(n.start) != sentence]
            most = max((shared for shared, _ in akin), default=0)
            best = [n for shared, n in akin if shared == most]
            half = next((n for n in case.numbers if n.start < match.end() and match.start() < n.end), None)
            if most >= SHARED and len(best) == 1 and not low <= (best[0].value or 0) <= high and not EARLIER.search(fold(case.words(sentence))) and half is not None:
                yield half, best[0]


def _clause(case: Case, number: Number) -> str:
    sentence = case.sentence_at(number.start)
    others = [n for n in case.numbers if n.unit == "percent" and sentence.start <= n.start < sentence.end and n.start != number.start]
    start = max([sentence.start, number.start - REACH, *(n.end for n in others if n.end <= number.start)])
    return case.text[start : min([sentence.end, number.end + REACH // 2, *(n.start for n in others if n.start >= number.end)])]


def _saved(case: Case, numbers: Sequence[Number], claims: Mapping[str, Sequence[Assertion]]) -> Iterator[tuple[Number, Number, Number, float]]:
    """``정리하면 시간은 80시간 단축`` after 300시간 and 250시간: a gap that a sum-up tells again, between the only two values of its metric told side by side."""
    words, repeating = recalling_of(case.language), repeating_of(case.language)
    for n in (n for n in numbers if n.quantifier == "exact" and n.unit not in {None, "x", "percent", "percentage_point"} and words.saved.match(fold(case.text[n.end : n.end + REACH]))):
        if not any(repeating.concludes.match(case.words(span)) for span in _opening(case, n)):
            continue
        same = [m for m in numbers if m.end < case.sentence_at(n.start).start and m.unit == n.unit]
        gaps = [(a, b, abs((a.value or 0) - (b.value or 0))) for a, b in itertools.combinations(same, TWO)]
        if any(m.value == n.value for m in same) or any(abs(gap / (n.value or 1) - 1) <= LOOSE for _, _, gap in gaps):
            continue
        metrics = {c.metric for c in claims.get(n.figure_id, ())} - {None}
        own = [(a, b, gap) for a, b, gap in gaps if gap and abs(sentence_index(case, a) - sentence_index(case, b)) <= 1 and all(metrics & {c.metric for c in claims.get(m.figure_id, ())} for m in (a, b))]
        if len(own) == 1 and 1 / FAR <= own[0][2] / (n.value or 1) <= FAR:
            yield n, *own[0]


def _opening(case: Case, number: Number) -> tuple[Span, ...]:
    """The sentence of a number, the one before it and its paragraph: one of them says that it sums up."""
    place = sentence_index(case, number)
    return (*case.sentences[max(0, place - 1) : place + 1], case.block_at(number.start))
