"""Comparisons without a number: a comparative between two things (``L4보다 빠르다``, ``H100'den daha ucuz``).

Four frames, tried in this order in every sentence: a marked rival; "than that"; the subject's own past; and, where the text
has just compared two things, a comparative or a tie that names one of them or neither.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from pipeline.extract.context import Bound, Context, bound
from pipeline.extract.metrics import metric_words
from pipeline.extract.reading import CLASSES, MAKERS, MEASURES, THINGS, Named, Page, Reading
from pipeline.extract.subjects import Question, choose_subject
from pipeline.languages import comparing_of
from pipeline.languages.comparing import Comparing
from pipeline.languages.grammar import Degree
from schemas.records import Figure

REACH = 70  # code points between the mark of comparison and its adjective
MATCH_MEMORY = 6  # sentences for which two things that were compared stay each other's rivals
SIDES = THINGS | MAKERS | {"model", "framework", "product"}
TIE = Degree(re.compile(r"(?!)"), 0)


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two sides and the word between them; ``start`` is where the word stands."""

    subject: Bound
    rival: Bound
    degree: Degree
    start: int
    end: int
    metric: str


@dataclass(slots=True)
class _Sentence:
    page: Page
    reading: Reading
    index: int
    context: Context
    words: Comparing

    def degree_after(self, after: int) -> tuple[Degree, int, int] | None:
        """The nearest word of comparison after an offset, inside its sentence."""
        found = []
        for order, degree in enumerate((*self.words.degrees, *self.page.grammar.degrees)):
            match = degree.pattern.search(self.page.folded, after, min(self.reading.end, after + REACH))
            if match:
                found.append((match.start(), order, match.end(), degree))
        if not found:
            return None
        start, _, end, degree = min(found, key=lambda row: row[:2])
        return degree, start, end

    def metric(self, degree: Degree, low: int, start: int) -> str:
        """The metric word nearest to the word of comparison, else what that speaks of by itself."""
        high = min(self.reading.end, start + 20)
        joint = self.words.also.search(self.page.folded, start, high)
        words = metric_words(self.page, low, joint.end() if joint else high)
        words = [w for w in words if w.metric not in ("rank", "batch_size", "dataset_size")]
        if words:
            return min(words, key=lambda w: abs(w.start - start)).metric
        return degree.metric or "performance"

    def counted(self, low: int, high: int) -> bool:
        """Whether a number tells by how much."""
        return any(low <= f.start < high and f.kind in MEASURES and f.unit in ("x", "percent", "percentage_point") for f in self.reading.figures)


def find_comparisons(page: Page, reading: Reading, index: int, context: Context, taken: set[int]) -> Iterator[Comparison]:
    """Every comparison of the sentence that no figure has used; ``taken`` holds the starts of rivals with a number."""
    sentence = _Sentence(page, reading, index, context, comparing_of(page.grammar.code))
    if sentence.words.rest.search(page.folded, reading.start, reading.end):
        return
    found = list(_marked(sentence, taken)) or list(_than_that(sentence)) or list(_progress(sentence)) or list(_adnominal(sentence)) or list(_among_two(sentence))
    for one in found:
        if one.rival.entity:
            context.match, context.match_sentence = (one.subject, one.rival), index
        yield one
    if len(found) == 1 and (other := _going_on(sentence, found[0])):
        yield other


def _going_on(s: _Sentence, one: Comparison) -> Comparison | None:
    """``daha hızlı ve daha ucuz``, ``빠르고 전력도 더 적게``: the next word of comparison between the same two."""
    joint = s.words.also.match(s.page.folded, one.end, s.reading.end)
    found = s.degree_after(joint.end()) if joint else None
    if joint is None or found is None or found[1] - joint.end() > REACH // 4:
        return None
    degree, start, end = found
    named = any(joint.start() <= n.start < end for n in s.reading.names)
    numbered = any(joint.start() <= f.start < end + REACH // 4 and f.kind in MEASURES for f in s.reading.figures)
    metric = s.metric(degree, joint.end(), start)
    return None if named or numbered or metric == one.metric else replace(one, degree=degree, start=start, end=end, metric=metric)


def _marked(s: _Sentence, taken: set[int]) -> Iterator[Comparison]:
    """A name with the mark of a standard of comparison, and the word of comparison after it."""
    for rival in s.reading.names:
        mark = s.words.mark.match(s.page.folded, rival.end, s.reading.end)
        if not (mark or rival.role == "comparator") or rival.start in taken or rival.type not in SIDES or (rival.type == "product" and not mark):
            continue
        found = s.degree_after(rival.end)
        if found is None:
            continue
        degree, start, end = found
        unnamed = s.page.grammar.unnamed_rival.search(s.page.folded, rival.end, start)
        if unnamed or s.counted(rival.end, min(end + 4, s.reading.end)):
            continue
        metric = s.metric(degree, min(s.reading.clause(start)[0], rival.start), start)
        subject = _described(s, end, rival) or _subject(s, start, end, metric, bound(rival, 0.8, "marked_comparator"))
        if subject is None or subject.name == rival.name or subject.entity is None:
            continue
        if rival.entity.entity_id in CLASSES and subject.entity.entity_id in CLASSES and metric == "performance" and degree.metric is None:
            continue
        yield Comparison(subject, bound(rival, 0.85, "marked_comparator"), degree, start, end, metric)


def _described(s: _Sentence, end: int, rival: Named) -> Bound | None:
    """``그보다 싼 1080 Ti``, ``H100'den daha ucuz bir kart olan L4``: the name that the word of comparison describes."""
    for named in s.reading.names:
        if named.start >= end and named.type in THINGS and named.name != rival.name:
            near = named.start - end <= 12 and s.words.modifier.fullmatch(s.page.folded, end, named.start)
            return bound(named, 0.8, "described") if near and s.page.grammar.code == "ko" else None
    return None


def _subject(s: _Sentence, start: int, end: int, metric: str, rival: Bound) -> Bound | None:
    """Names marked in the clause first (a framework too), else the cues for figures."""
    low, high = s.reading.clause(start)
    named = [n for n in s.reading.names if low <= n.start < high and n.type in SIDES - MAKERS and n.role in ("topic", "subject") and n.start != rival.start and n.name != rival.name]
    before = [n for n in named if n.start < start]
    if before and rival.entity and rival.entity.type == "framework":
        return bound(before[-1], 0.8, "marked_subject")
    if rival.entity and rival.entity.type == "framework":
        return None
    pivot = Figure(start, end, s.page.text[start:end], "quantity")
    return choose_subject(Question(s.page, s.reading, s.index, pivot, metric, s.context, rival))


def _than_that(s: _Sentence) -> Iterator[Comparison]:
    """``그보다 싼 1080 Ti``, ``ondan daha hızlı``: the rival is the thing named before."""
    match = s.words.pronoun.search(s.page.folded, s.reading.start, s.reading.end)
    found = s.degree_after(match.end()) if match else None
    if not match or not found or s.counted(match.end(), found[2] + 4):
        return
    degree, start, end = found
    before = [n for n in s.reading.names if n.end <= match.start() and n.type in THINGS]
    rival = bound(before[-1], 0.7, "pronoun") if before else s.context.thing
    if rival is None or rival.entity is None:
        return
    after = [n for n in s.reading.names if end <= n.start <= end + REACH // 3 and n.type in THINGS and n.name != rival.name]
    metric = s.metric(degree, match.start(), start)
    subject = bound(after[0], 0.75, "described") if after else _subject(s, start, end, metric, rival)
    if subject and subject.entity and subject.name != rival.name:
        yield Comparison(subject, Bound(rival.name, rival.entity, match.start(), match.end(), 0.7, "pronoun"), degree, start, end, metric)


def _progress(s: _Sentence) -> Iterator[Comparison]:
    """``전작보다 빨라졌다``, ``fiyatı önceki kuşakla aynı``: a comparison with one's own past that states no number."""
    for match in _pasts(s):
        found = s.degree_after(match.end())
        inside = next(((d, m.start(), m.end()) for d in s.words.degrees[:2] if d.sign == 0 and (m := d.pattern.search(s.page.folded, max(match.start(), match.end() - 8), match.end() + 6))), None)
        found = inside or found
        if found is None or found[1] > match.end() + REACH // 2 or any(match.start() <= f.start < found[2] + 30 and f.kind in MEASURES for f in s.reading.figures):
            continue
        degree, start, end = found
        metric = s.metric(degree, s.reading.clause(start)[0], start)
        rival = Bound("previous", None, match.start(), match.end(), 0.7, "own_past")
        subject = _subject(s, start, end, metric, rival)
        if subject is not None and subject.entity is not None and subject.entity.type in THINGS | MAKERS and subject.start is not None:
            yield Comparison(subject, rival, degree, start, end, metric)
            return


def _pasts(s: _Sentence) -> Iterator[re.Match[str]]:
    """Words for the subject's past that carry the mark of a standard."""
    yield from s.words.past.finditer(s.page.folded, s.reading.start, s.reading.end)
    for match in s.page.grammar.previous.finditer(s.page.folded, s.reading.start, s.reading.end):
        if s.page.grammar.past_mark.match(s.page.folded, match.end(), min(s.reading.end, match.end() + 24)):
            yield match


def _adnominal(s: _Sentence) -> Iterator[Comparison]:
    """``더 비싼 DGX-A100은``, ``daha pahalı H100``: the described thing against the other one of the sentence or of the text."""
    for word in s.words.adnominal.finditer(s.page.folded, s.reading.start, s.reading.end):
        following = [n for n in s.reading.names if n.start >= word.end() and n.type in THINGS]
        if not following or not all(n.type in MAKERS for n in s.reading.names if word.end() <= n.start < following[0].start) or following[0].start - word.end() > REACH // 3:
            continue
        thing, found = following[0], s.degree_after(word.start())
        others = [bound(n, 0.6, "other_of_sentence") for n in s.reading.names if n.end <= word.start() and n.type in THINGS and n.role in ("topic", "subject") and n.name != thing.name]
        match = [one.carried() for one in s.context.match or () if one.name != thing.name] if s.context.match and thing.name in {one.name for one in s.context.match} else []
        if found and (rivals := others or match):
            degree, start, end = found
            yield Comparison(bound(thing, 0.75, "described"), rivals[0], degree, start, end, s.metric(degree, max(s.reading.start, word.start() - 12), start))


def _among_two(s: _Sentence) -> Iterator[Comparison]:
    """``Doğruluk açısından TPU daha kararlı``, ``둘은 비슷하다``: the two things that the text has been comparing."""
    match = s.context.match
    if match is None or s.index - s.context.match_sentence > MATCH_MEMORY:
        return
    tie = s.words.mutual.search(s.page.folded, s.reading.start, s.reading.end)
    if tie and not s.counted(s.reading.start, s.reading.end):
        yield Comparison(match[0].carried(), match[1].carried(), TIE, tie.start(), tie.end(), s.metric(TIE, s.reading.start, tie.start()))
        return
    word = s.words.comparative.search(s.page.folded, s.reading.start, s.reading.end)
    found = s.degree_after(word.start()) if word else None
    if not word or not found:
        return
    low, high = s.reading.clause(word.start())
    if any(low <= f.start < high and f.kind in MEASURES for f in s.reading.figures):
        return
    sides = [n for n in s.reading.names if low <= n.start < word.start() and n.type in THINGS and n.role in ("topic", "subject", "bare")]
    pair = [one for one in match if sides and one.entity and one.entity.entity_id == sides[-1].entity.entity_id]
    if len({n.name for n in sides}) == 1 and pair:
        rival = match[1] if pair[0] is match[0] else match[0]
        degree, start, end = found
        yield Comparison(bound(sides[-1], 0.7, "one_of_two"), rival.carried(), degree, start, end, s.metric(degree, low, start))
