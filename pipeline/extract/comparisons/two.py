"""Comparisons of two things that the text has set beside each other: ties, one of the two, who wins."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from pipeline.extract.comparisons.sentence import MATCH_MEMORY, PAIR, PAIR_MEMORY, REACH, SIDES, TIE, Comparison, Sentence
from pipeline.extract.comparisons.sides import of_one_sort
from pipeline.extract.context import Bound, bound
from pipeline.extract.metrics import metric_words
from pipeline.extract.pointing import thing_of_maker
from pipeline.extract.reading import CLASSES, COMPONENTS, MAKERS, MEASURES, THINGS, Named


def described_as(s: Sentence) -> Iterator[Comparison]:
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


def alike(s: Sentence) -> Iterator[Comparison]:
    """``H20와 910B는 값이 같다``, ``H20 ile 910B bellekte eşit``: two names that are joined by "and", and a word for being alike."""
    for first, second in pairwise([n for n in s.reading.names if n.type in SIDES]):
        if first.name == second.name or not s.words.joint.fullmatch(s.page.folded, first.end, second.start):
            continue
        tie = s.words.alike.match(s.page.folded, second.end, s.reading.clause(second.start)[1])
        if tie is None or s.between(second.end, tie.end()):
            continue
        metric = s.metric(TIE, s.reading.clause(second.start)[0], tie.start("word"))
        sides = of_one_sort(s, bound(first, 0.75, "joined"), bound(second, 0.75, "joined"), metric)
        yield Comparison(*sides, TIE, tie.start("word"), tie.end("word"), metric)
        return


def _compared(s: Sentence) -> tuple[Bound, Bound] | None:
    """The two things that the last sentences have compared, else those that the article is about."""
    return s.context.match if s.context.match and s.index - s.context.match_sentence <= MATCH_MEMORY else s.context.duel


def _other_of_two(s: Sentence, named: Bound) -> Bound | None:
    """Of two compared things the one that a name is not; a name of neither stands for that of its maker."""
    pair = _compared(s) or ()
    own = [one for one in pair if one.entity and one.entity is named.entity] or [one for one in pair if one.entity and named.entity and one.entity.vendor_id is not None and one.entity.vendor_id == named.entity.vendor_id]
    return next((one for one in pair if one is not own[0]), None) if len(own) == 1 else None


def mutual(s: Sentence) -> Iterator[Comparison]:
    """``둘은 비슷하다``, ``iki çip arasında fark görülmedi``: the two things that the text has been comparing are alike."""
    match = _compared(s)
    if len(s.context.pairs) == PAIR and s.context.pairs_sentence > s.context.match_sentence and s.index - s.context.pairs_sentence <= PAIR_MEMORY:
        match = (s.context.pairs[0], s.context.pairs[1])  # measured side by side since then
    if level := _level(s):
        yield level
        return
    tie = s.words.mutual.search(s.page.folded, s.reading.start, s.reading.end)
    match = (_with_another(s, tie.start()) or match) if tie else None
    if match and tie and not s.counted(s.reading.start, tie.start()) and not s.counted(tie.end(), s.reading.end):
        same = max(tie.start(), s.page.folded.rfind("ayni", tie.start(), tie.end()))  # `ikisi de 12 GB taşıyor ve TDP'leri aynı`
        yield Comparison(match[0].carried(), match[1].carried(), TIE, tie.start(), tie.end(), s.metric(TIE, max(s.reading.start, s.page.folded.rfind(" ve ", tie.start(), same)), same))


def _with_another(s: Sentence, high: int) -> tuple[Bound, Bound] | None:
    """``GTX 1080 Ti ile de akrabalar: iki kartın …``, ``1080 Ti와도 닮았다. 두 카드는 …``: of two things that a sentence speaks of, one is what it joins to the other."""
    named = [n for n in s.reading.names if n.end <= high and n.type in THINGS]
    if len({n.name for n in named}) != 1 or not _JOINED_TO.match(s.page.folded, named[-1].end):
        return None
    others = [*(s.context.match or ()), *([s.context.thing] if s.context.thing else [])]
    other = next((one for one in others if one.name != named[-1].name), None)
    return (other, bound(named[-1], 0.7, "told_together")) if other else None


_JOINED_TO = re.compile(r"(?:['’]?y?l[ae]| ile)(?: de| da)? |(?:와|과|이?랑|하고)(?:도|는)? ")


def _level(s: Sentence) -> Comparison | None:
    """``한울림이 9,800, DGX가 9,750으로 사실상 비겼다``, ``A100 41 saniye, L4 41 saniye, berabere``: two things are alike in what has just been measured of both."""
    figures = [f for f in s.reading.figures if f.kind in MEASURES]
    if len(s.context.pairs) != PAIR or s.context.pairs_sentence != s.index or len(figures) < PAIR:
        return None
    tie = s.words.level.match(s.page.folded, figures[-1].end, s.reading.end)
    first, second = s.context.pairs
    if tie is None or s.between(figures[-1].end, tie.end()) or any(side.start is None for side in s.context.pairs):
        return None
    return Comparison(first, second, TIE, tie.start("word"), tie.end("word"), s.metric(TIE, s.reading.start, tie.start()))


def among_two(s: Sentence) -> Iterator[Comparison]:
    """``Doğruluk açısından TPU daha kararlı``: one of the two things that the text has been comparing."""
    if _compared(s) is None:
        return
    word = s.words.comparative.search(s.page.folded, s.reading.start, s.reading.end)
    if word is not None:
        yield from _one_of_two(s, word)


def beside_tie(s: Sentence, tie: Comparison) -> Iterator[Comparison]:
    """``A10과 B20은 속도가 같지만 A10이 더 비싸다``: what goes on about one of two things that the sentence has just called alike."""
    s.context.match, s.context.match_sentence = (tie.subject, tie.rival), s.index
    for word in s.words.comparative.finditer(s.page.folded, tie.end, s.reading.end):
        yield from _one_of_two(s, word, tie.end)


def _one_of_two(s: Sentence, word: re.Match[str], behind: int = 0) -> Iterator[Comparison]:
    found = s.degree_after(word.start())
    if not found:
        return
    low, high = s.reading.clause(word.start())
    low = max([low, behind, *(m.end() for m in _BECAUSE.finditer(s.page.folded, low, word.start()))])
    if s.words.aim.search(s.page.folded, word.end(), high):
        return
    if any(low <= f.start < high and f.kind in MEASURES for f in s.reading.figures):
        return
    sides = [n for n in s.reading.names if low <= n.start < word.start() and n.type in THINGS and (n.role in ("topic", "subject", "bare") or s.words.used.match(s.page.folded, n.end))]
    made = thing_of_maker(s.page, s.reading, word.start(), s.context) if not sides else None
    named = bound(sides[-1], 0.7, "one_of_two") if len({n.name for n in sides}) == 1 else made
    rival = _other_of_two(s, named) if named else None
    if named and rival:
        degree, start, end = found
        yield Comparison(named, rival.carried(), degree, start, end, s.metric(degree, low, start))


_BECAUSE = re.compile(r"[dt][iuü]ğ[iuü](?:ndan|nden| için|na göre) |(?:므로|어서|아서|이라서|때문에|니까),? ")  # `V100 çok pahalı olduğundan TPU daha uygun maliyetli`


def outcome(s: Sentence) -> Iterator[Comparison]:
    """``RB5가 94개로 이겼다``, ``MI300X kıl payı önde``, ``A100 36 bin lira, L4 daha ucuz``: who wins, loses or is more of something where just one other thing has been measured."""
    found = min(((m, d) for d in s.words.outcomes if (m := d.pattern.search(s.page.folded, s.reading.start, s.reading.end))), key=lambda row: row[0].start("word"), default=None)
    if found is None or s.words.own.search(s.page.folded, s.reading.start, found[0].start()):
        return
    match, degree = found
    low, high = s.reading.clause(match.start("word"))
    if s.words.aim.search(s.page.folded, match.end(), high):
        return
    sides = [n for n in s.reading.names if low <= n.start < match.start("word") and n.type in THINGS | {"product"} and (n.role in s.words.leading or _COUNTED_SIDE.match(s.page.folded, n.end))]
    if not sides or s.counted(low, match.end()) or s.words.occasion.search(s.page.folded, low, match.end()):
        return
    others = _measured_beside(s, sides[-1]) or [one for one in [_other_of_two(s, bound(sides[-1], 0.7, "outcome"))] if one]
    if len(others) == 1:
        start, end = match.span("word")
        said = s.degree_after(start)
        degree = said[0] if said and said[1] == start and said[0].metric else degree
        yield Comparison(bound(sides[-1], 0.7, "outcome"), others[0].carried(), degree, start, end, _measured_just(s, low, start) or s.metric(degree, low, start))


_COUNTED_SIDE = re.compile(r" ?(?:한|두|세|네|[0-9]+) ?(?:장|대|개)(?:\([^)]{1,16}\))?[이가은는] ")  # `3090 두 장(17.2)이 더 빠르다`


def _measured_just(s: Sentence, low: int, start: int) -> str | None:
    """``A100 300 W çekiyor, H100 daha az``: the measure that was just told, where the word of comparison says of what there is more or less of it alone."""
    if not s.words.amount.match(s.page.folded, start) or metric_words(s.page, low, start):
        return None
    return next((metric for metric, _, index in reversed(s.context.measured) if s.index - index <= 1), None)


def _measured_beside(s: Sentence, named: Named) -> list[Bound]:
    """The other things that this sentence or the last one has measured as it has that one."""
    recent = [row for row in s.context.measured if s.index - row[2] <= 1]
    metric = recent[-1][0] if recent else None
    beside = [subject for what, subject, _ in recent if what == metric]
    beside += s.context.pairs if s.index - s.context.pairs_sentence <= 1 else []
    return list({one.name: one for one in beside if one.name != named.name}.values())


def in_contrast(s: Sentence) -> Iterator[Comparison]:
    """``CPU에도 코어가 여럿 있다. 그래도 GPU 처리량이 압도적으로 높다``: much more of something than the one thing of its sort that the sentence before spoke of."""
    word = s.words.far_ahead.search(s.page.folded, s.reading.start, s.reading.end) if s.index and s.words.contrast.match(s.page.folded, s.reading.start) else None
    found = s.degree_after(word.start()) if word else None
    before = s.page.readings[s.index - 1]
    if word is None or found is None or before.start < s.page.block(s.reading).start or any(f.kind in MEASURES for f in s.reading.figures):
        return
    ours = {n.name: n for n in s.reading.names if n.type in THINGS and n.role in ("topic", "subject", "genitive", "bare") and n.entity.entity_id not in COMPONENTS}
    theirs = {n.name: n for n in before.names if n.type in THINGS and n.entity.entity_id not in COMPONENTS}
    if len(ours) == len(theirs) == 1 and not ours.keys() & theirs.keys():
        [one], [other] = ours.values(), theirs.values()
        degree, start, end = found
        if one.end <= word.start() and (one.entity.entity_id in CLASSES) == (other.entity.entity_id in CLASSES) and metric_words(s.page, one.end, word.start()):
            yield Comparison(bound(one, 0.7, "in_contrast"), bound(other, 0.6, "in_contrast").carried(), degree, start, end, s.metric(degree, one.end, start))
