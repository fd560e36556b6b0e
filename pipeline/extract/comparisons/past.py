"""Comparisons with "that" and with a thing's own past: ``그보다``, ``전작보다``, ``değişmedi``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

from pipeline.extract.comparators.measures import BETTER_METRICS
from pipeline.extract.comparisons.sentence import REACH, STEADY, TIE, Comparison, Sentence
from pipeline.extract.comparisons.sides import find_subject, held_behind
from pipeline.extract.context import Bound, bound
from pipeline.extract.metrics import metric_words
from pipeline.extract.reading import CLASSES, COMPONENTS, MAKERS, MEASURES, THINGS, Named
from pipeline.languages.grammar import Degree


def than_that(s: Sentence) -> Iterator[Comparison]:
    """``그보다 싼 1080 Ti``, ``ondan daha hızlı``: the rival is the thing named before."""
    match = s.words.pronoun.search(s.page.folded, s.reading.start, s.reading.end)
    found = s.degree_after(match.end()) if match else None
    if match is None:
        match = s.words.stem.search(s.page.folded, s.reading.start, s.reading.end)
        found = held_behind(s, match.end()) if match else None
    if not match or not found or s.counted(match.end(), found[2] + 4) or any(match.end() <= f.start < found[1] and f.kind in MEASURES for f in s.reading.figures):
        return
    degree, start, end = found
    before = [n for n in s.reading.names if n.end <= match.start() and n.type in THINGS]
    after = [n for n in s.reading.names if end <= n.start <= end + REACH // 3 and n.type in THINGS]
    if len(before) == 1 and not after and before[0].role in ("topic", "subject"):
        rival = _told_before(s, before[0])  # `MI300X onu geçti`: of the sentence before
    else:
        rival = bound(before[-1], 0.7, "pronoun") if before else s.context.thing
    if rival is None or rival.entity is None:
        return
    after = [n for n in after if n.name != rival.name]
    metric = s.metric(degree, match.start(), start)
    subject = bound(after[0], 0.75, "described") if after else find_subject(s, start, end, metric, rival)
    if subject and subject.entity and subject.start is not None and subject.name != rival.name and rival.entity.entity_id not in COMPONENTS | CLASSES:
        yield Comparison(subject, Bound(rival.name, rival.entity, match.start(), match.end(), 0.7, "pronoun"), degree, start, end, metric)


def _told_before(s: Sentence, subject: Named) -> Bound | None:
    """The thing of the same sort that was told of last before a sentence about another."""
    if s.context.thing and s.context.thing.name != subject.name:
        return s.context.thing
    last = s.page.readings[s.index - 1].names if s.index else ()
    return next((bound(n, 0.6, "pronoun") for n in reversed(last) if n.type in THINGS and n.name != subject.name), None)


def progress(s: Sentence) -> Iterator[Comparison]:
    """``전작보다 빨라졌다``, ``fiyatı önceki kuşakla aynı``: a comparison with one's own past that states no number."""
    yield from _against_former(s)
    for match in _pasts(s):
        found = s.degree_after(match.end())
        inside = next((told for d in s.words.degrees[:2] if (told := _in_past(s, match, d))), None)
        found = inside or found
        if found is None or found[1] > match.end() + REACH // 2 or any(match.start() <= f.start < found[2] + 30 and f.kind in MEASURES for f in s.reading.figures):
            continue
        degree, start, end = found
        metric = s.metric(degree, s.reading.clause(start)[0], start)
        rival = Bound("previous", None, match.start(), match.end(), 0.7, "own_past")
        subject = find_subject(s, start, end, metric, rival)
        if subject is not None and subject.entity is not None and subject.entity.type in THINGS | MAKERS and subject.start is not None:
            yield Comparison(subject, rival, degree, start, end, metric)
            return


def _in_past(s: Sentence, past: re.Match[str], degree: Degree) -> tuple[Degree, int, int] | None:
    """``이전 세대와 같다``, ``selefi kadar hızlı değil``: a tie, or that there is none, whose word is part of the mark on a past."""
    high = past.end() + 6 if degree.sign == 0 else s.reading.clause(past.start())[1]
    match = degree.pattern.search(s.page.folded, max(past.start(), past.end() - 8), high)
    return (degree, match.start(), match.end()) if match and (degree.sign == 0 or match.start() < past.end()) else None


def _against_former(s: Sentence) -> Iterator[Comparison]:
    """``전작을 크게 따돌렸다``, ``selefini geride bıraktı``: a predecessor without a name, which a verb of winning or losing takes."""
    for match in s.words.former.finditer(s.page.folded, s.reading.start, s.reading.end):
        verb = next((found for degree in s.words.governed if (found := degree.pattern.match(s.page.folded, match.end(), s.reading.end)) and not s.between(match.end(), found.end())), None)
        if verb is None or s.counted(s.reading.clause(match.start())[0], verb.end("word")):
            continue
        degree = next(one for one in s.words.governed if one.pattern is verb.re)
        start, end = verb.span("word")
        metric = s.metric(degree, s.reading.clause(start)[0], start)
        rival = Bound("previous", None, match.start(), match.end(), 0.7, "own_past")
        subject = find_subject(s, start, end, metric, rival)
        if subject is not None and subject.entity is not None and subject.entity.type in THINGS | MAKERS and subject.start is not None:
            yield Comparison(subject, rival, degree, start, end, metric)
            return


def _pasts(s: Sentence) -> Iterator[re.Match[str]]:
    """Words for the subject's past that carry the mark of a standard."""
    yield from s.words.past.finditer(s.page.folded, s.reading.start, s.reading.end)
    for match in s.page.grammar.previous.finditer(s.page.folded, s.reading.start, s.reading.end):
        if s.page.grammar.past_mark.match(s.page.folded, match.end(), min(s.reading.end, match.end() + 24)):
            yield match


def unchanged(s: Sentence) -> Iterator[Comparison]:
    """``가격은 그대로다``, ``fiyatı değişmedi``: something measurable is as it was; what is kept at a value (``60프레임을 유지했다``) is just that."""
    match = s.words.unchanged.search(s.page.folded, s.reading.start, s.reading.end)
    if match is None:
        return
    low = s.reading.clause(match.start())[0]
    words = [w for w in metric_words(s.page, low, match.start()) if w.metric in STEADY]
    kept = match.groupdict().get("kept") and any(low <= f.start < match.start() and f.kind in MEASURES for f in s.reading.figures)
    if not words or kept or s.counted(low, s.reading.end):
        return
    metric, start, end = words[-1].metric, match.start(), match.end()
    other = next((n for n in reversed(s.reading.names) if low <= n.start and n.end <= start and n.type in THINGS and s.words.since.fullmatch(s.page.folded, n.end, start)), None)
    rival = bound(other, 0.8, "since") if other else Bound("previous", None, start, end, 0.7, "own_past")
    subject = find_subject(s, start, end, metric, rival)
    if other and (subject is None or subject.name == other.name):
        subject = next((b for b in (s.context.thing, _told_before(s, other)) if b is not None and b.name != other.name), None)
    if subject is not None and subject.entity is not None and subject.entity.type in THINGS | MAKERS:
        both = dict.fromkeys(one.metric for one, other in product(words, words) if other.metric == metric != one.metric and s.words.metric_joint.fullmatch(s.page.folded, one.end, other.start))
        for one in (*both, metric):
            yield Comparison(subject, rival, TIE, start, end, one)


def improved(s: Sentence) -> Iterator[Comparison]:
    """``Bow Pod의 성능은 크게 개선됐지만``, ``performansı önemli ölçüde iyileşti``: a thing of the sentence has become much better or worse than it was."""
    match = s.words.improved.search(s.page.folded, s.reading.start, s.reading.end)
    if match is None:
        return
    low, high = s.reading.clause(match.start())
    words = [w for w in metric_words(s.page, low, match.start()) if w.metric in BETTER_METRICS]
    if not words or any(low <= f.start < high and f.kind in MEASURES for f in s.reading.figures):
        return
    metric, start, end = words[-1].metric, match.start(), match.end()
    rival = Bound("previous", None, start, end, 0.7, "own_past")
    subject = find_subject(s, start, end, metric, rival)
    if subject is not None and subject.entity is not None and subject.entity.type in THINGS and subject.start is not None and low <= subject.start < start:
        yield Comparison(subject, rival, Degree(s.words.improved, 1 if match["better"] else -1, merit=True), start, end, metric)
