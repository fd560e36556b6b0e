"""Comparisons without a number: a comparative, a tie, a win or a defeat between two things (``L4보다 빠르다``, ``H100'ü geçti``).

Frames, tried in this order in every sentence: a marked rival, or two that were just measured together; "than that"; the
subject's own past, or what has not changed; two names joined by "and" that are alike; where the text has just compared two
things, a comparative or a tie that names one of them or neither; and who wins where just one other thing was measured.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace

from pipeline.extract.comparisons.marked import against_both, against_marked
from pipeline.extract.comparisons.past import improved, progress, than_that, unchanged
from pipeline.extract.comparisons.sentence import LEADS_ON, PAIR, REACH, Comparison, Sentence
from pipeline.extract.comparisons.sides import in_brackets_of
from pipeline.extract.comparisons.two import alike, among_two, beside_tie, described_as, in_contrast, mutual, outcome
from pipeline.extract.context import Bound, Context, bound
from pipeline.extract.reading import CLASSES, COMPONENTS, MAKERS, MEASURES, THINGS, WORKLOADS, Page, Reading
from pipeline.languages import comparing_of
from pipeline.languages.grammar import Degree
from schemas.records import Figure

TOGETHER = re.compile(r"비교|견주|견줘|나란히|맞붙|맞세|겨뤘|겨룬|헷갈|혼동|karşilaştir|kariştir(?:il|m)|kiyasla[dtym]|yan yana|kapiş")
OPENING = 8  # sentences in which an article says what it sets out to compare


def find_comparisons(page: Page, reading: Reading, index: int, context: Context, taken: set[int]) -> Iterator[Comparison]:
    """Every comparison of the sentence that no figure has used; ``taken`` holds the starts of rivals with a number."""
    sentence = Sentence(page, reading, index, context, comparing_of(page.grammar.code))
    ways: list[Callable[[Sentence], Iterator[Comparison]]] = [lambda one: against_marked(one, taken), against_both]
    if not sentence.words.rest.search(page.folded, reading.start, reading.end):
        ways = [mutual, *ways, *_FREE_WAYS]
    found = next((told for way in ways if (told := [one for one in way(sentence) if not _tests_itself(one)])), [])
    for way in (than_that, progress, alike, improved) if found else (improved,):  # `H100을 못 이겼지만 값에서는 이에 앞선다`
        spans = {reading.clause(one.start) for one in found}
        found = [*(one for one in way(sentence) if reading.clause(one.start) not in spans and not _tests_itself(one)), *found]
    if len(found) == 1 and found[0].degree.sign == 0 and found[0].rival.entity and found[0].subject.entity:
        found += [one for one in beside_tie(sentence, found[0]) if not _tests_itself(one)]
    found.sort(key=lambda one: one.start)
    for one in found:
        if one.rival.entity:
            context.match, context.match_sentence = (one.subject, one.rival), index
        yield one
    if not found and (pair := _told_together(sentence)):
        context.match, context.match_sentence = pair, index
        context.duel = context.duel or (pair if index < OPENING else None)
    if len(found) == 1:
        yield from _all_going_on(sentence, found[0])


def compares_before(page: Page, rival: Bound, figure: Figure) -> bool:
    """``H100보다 느리지만 30% 싸다``, ``H100'den yavaş ama yüzde 30 ucuz``: whether a name is held against something without a number before a contrast leads to the number."""
    degrees = (*comparing_of(page.grammar.code).degrees, *page.grammar.degrees)
    first = min((match for degree in degrees if (match := degree.pattern.search(page.folded, rival.end or figure.start, figure.start))), key=lambda match: match.start(), default=None)
    return first is not None and LEADS_ON.search(page.folded, first.end(), figure.start) is not None


def going_on_from(page: Page, reading: Reading, index: int, context: Context, one: Comparison) -> Iterator[Comparison]:
    """``25% 비싸지만 더 빠르다``: what else the two sides of a comparison with a number are compared in, right behind it."""
    yield from _all_going_on(Sentence(page, reading, index, context, comparing_of(page.grammar.code)), one)


def _all_going_on(s: Sentence, one: Comparison) -> Iterator[Comparison]:
    said, last = {one.metric}, _going_on(s, one, {one.metric})
    while last:
        yield last
        said.add(last.metric)
        last = _going_on(s, last, said)


def _told_together(s: Sentence) -> tuple[Bound, Bound] | None:
    """``A100 ile H100'ü karşılaştırdık``, ``A100과 H100을 비교했다``: two things that a sentence without a number sets beside each other."""
    if not TOGETHER.search(s.page.folded, s.reading.start, s.reading.end) or any(f.kind in MEASURES for f in s.reading.figures):
        return None
    things = list({n.entity.entity_id: bound(n, 0.6, "told_together") for n in s.reading.names if n.type in THINGS and n.entity.entity_id not in COMPONENTS | CLASSES and not in_brackets_of(s, n)}.values())
    return (things[0], things[1]) if len(things) == PAIR else None


def _tests_itself(one: Comparison) -> bool:
    """``BERT-Large'da iki çip arasında fark görülmedi``, ``SDXL에서는 H100에 못 미쳤다``: what is measured on is no side beside what is measured."""
    sides = [side.entity.type for side in (one.subject, one.rival) if side.entity]
    return len(sides) > 1 and len({kind in WORKLOADS for kind in sides}) > 1 and any(kind in THINGS | MAKERS for kind in sides)


def metric_at(page: Page, reading: Reading, index: int, context: Context, degree: Degree, start: int) -> str:
    """What a word of comparison at an offset of the sentence speaks of."""
    return Sentence(page, reading, index, context, comparing_of(page.grammar.code)).metric(degree, reading.clause(start)[0], start)


_ENDINGS = frozenset("고며지")
"""With what a Korean word of comparison may take in the ending that joins it to the next."""


def _going_on(s: Sentence, one: Comparison, said: set[str]) -> Comparison | None:
    """``daha hızlı ve daha ucuz``, ``빠르고 전력도 더 적게``, ``비싸지만 더 빠르다``, ``가볍고 빠르다``: the next word of comparison between the same two. ``said``: of what they have been compared in."""
    behind = one.end - (s.page.folded[one.end - 1] in _ENDINGS)  # `싸고 가볍고`
    joint = s.words.also.match(s.page.folded, behind, s.reading.end)
    close = joint or s.words.goes_on.match(s.page.folded, behind, s.reading.end)
    found = s.degree_after(close.end()) if close else None
    if close is None or found is None or found[1] - close.end() > (REACH // 4 if joint else 0):
        return None
    degree, start, end = found
    named = any(close.start() <= n.start < end for n in s.reading.names)
    numbered = any(close.start() <= f.start < end + REACH // 4 and f.kind in MEASURES for f in s.reading.figures)
    if named or numbered or s.of_else(close.end(), start):  # `비싸지만 국산은 더 빠르다`
        return None
    metric = s.metric(degree, close.end(), start)
    if joint is None and degree.metric is None:  # `가볍고 높은 평가를`
        return None
    return None if metric in said else replace(one, degree=degree, start=start, end=end, metric=metric)


_FREE_WAYS: list[Callable[[Sentence], Iterator[Comparison]]] = [than_that, progress, unchanged, alike, described_as, among_two, outcome, in_contrast]
"""How a sentence may compare without a mark on the other side, in the order in which they are asked."""
