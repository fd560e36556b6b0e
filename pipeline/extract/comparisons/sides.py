"""The sides of a comparison without a number: what is held against what a word of comparison takes."""

from __future__ import annotations

import re
from dataclasses import replace

from pipeline.extract.comparators.measures import TIME_METRICS
from pipeline.extract.comparisons.sentence import PAIR, SIDES, Sentence
from pipeline.extract.context import Bound, bound
from pipeline.extract.pointing import only_thing_of
from pipeline.extract.reading import CLASSES, COMPONENTS, MAKERS, MEASURES, THINGS, Named
from pipeline.extract.subjects.choice import choose_subject
from pipeline.extract.subjects.question import Question
from pipeline.languages.grammar import Degree
from schemas.records import Entity, Figure


def held_behind(s: Sentence, at: int) -> tuple[Degree, int, int] | None:
    """How something compares with what ends there, by a verb that takes it or by its mark and a word of comparison."""
    for degree in s.words.governed:
        if match := degree.pattern.match(s.page.folded, at, s.reading.end):
            return degree, match.start("word"), match.end("word")
    mark = s.words.mark.match(s.page.folded, at, s.reading.end)
    found = s.degree_after(mark.end() if s.page.grammar.code == "ko" else at) if mark else None
    measured = found and any(at <= f.start < found[2] and f.kind in MEASURES for f in s.reading.figures)  # `이 둘보다 6시간 짧다`
    return found if found and not measured and not s.between(at, found[1]) else None


def of_one_sort(s: Sentence, subject: Bound, rival: Bound, metric: str) -> tuple[Bound, Bound]:
    """``삼성이 아이폰 16보다 가볍다``, ``Apple, Qualcomm'u 2.100 puanla geçti``: a maker that is held against a thing, or measured as another maker is, stands for its own thing."""
    sides = [side.entity for side in (subject, rival) if side.entity]
    if len(sides) < PAIR or subject.start is None or sides[0].type != "vendor":
        return subject, rival
    own = thing_of(s, sides[0])
    if own is None or not (sides[1].type in THINGS or (sides[1].type == "vendor" and metric in _OF_THINGS)):
        return subject, rival
    other = thing_of(s, sides[1]) if sides[1].type == "vendor" else sides[1]
    if other is None or other.entity_id == own.entity_id:
        return subject, rival
    mine = replace(subject, name=own.name, entity=own, method="makers_only_thing")
    return mine, rival if other is sides[1] else replace(rival, name=other.name, entity=other, method="makers_only_thing")


_OF_THINGS = TIME_METRICS | {"throughput", "frame_rate", "benchmark_score", "memory_capacity", "memory_bandwidth", "power", "energy", "clock_frequency", "core_count", "temperature", "weight", "accuracy", "battery_life", "energy_efficiency", "noise", "compute_performance"}


def thing_of(s: Sentence, maker: Entity) -> Entity | None:
    """The one thing of a maker that the document names, else the one that its paragraph or the last sentence named last."""
    if only := only_thing_of(s.page, maker):
        return only
    low = min(s.page.block(s.reading).start, s.page.readings[max(0, s.index - 1)].start)
    told = [n.entity for n in s.page.names_between(low, s.reading.end) if n.type in THINGS and n.entity.entity_id not in COMPONENTS | CLASSES and s.page.maker(n.entity) == maker.name]
    return told[-1] if told else None


IN_BRACKETS = re.compile(r" ?\([^()\n]{1,24}\)")
_BRACKET = 26  # code points from a name to the end of its bracket


def in_brackets_of(s: Sentence, named: Named) -> bool:
    """``Titan X (Pascal)``: whether a name only says more of the one before its bracket."""
    if "(" not in s.page.folded[max(0, named.start - _BRACKET) : named.start]:
        return False
    return any((bracket := IN_BRACKETS.match(s.page.folded, n.end)) and n.end < named.start and named.end < bracket.end() for n in s.reading.names)


def joined_with(s: Sentence, last: Named) -> list[Named]:
    """The names that share the mark of the last (``L4와 T4보다``), in the order of the text."""
    joined = [last]
    for named in reversed([n for n in s.reading.names if n.end <= last.start]):
        if named.type in SIDES and s.words.joint.fullmatch(s.page.folded, named.end, joined[0].start):
            joined.insert(0, named)
        else:
            break
    return joined


def find_subject(s: Sentence, start: int, end: int, metric: str, rival: Bound) -> Bound | None:
    """Names marked in the clause first (a framework too), else the cues for figures."""
    low, high = s.reading.clause(start)
    named = [n for n in s.reading.names if low <= n.start < high and n.type in SIDES - MAKERS and n.role in ("topic", "subject") and n.start != rival.start and n.name != rival.name]
    before = [n for n in named if n.start < start]
    if before and rival.entity and rival.entity.type == "framework":
        return bound(before[-1], 0.8, "marked_subject")
    if rival.entity and rival.entity.type == "framework":
        return _framework_told(s, start, rival)
    pivot = Figure(start, end, s.page.text[start:end], "quantity")
    return choose_subject(Question(s.page, s.reading, s.index, pivot, metric, s.context, rival))


def _framework_told(s: Sentence, start: int, rival: Bound) -> Bound | None:
    """``OpenCL은 아직 최적화가 덜 됐다. 그래서 CUDA보다 성능이 떨어진다``: software is held against the only other that the sentence, else the one before in its paragraph, speaks of."""
    before = s.page.readings[s.index - 1] if s.index and s.page.readings[s.index - 1].start >= s.page.block(s.reading).start else None
    for reading in (s.reading, before):
        told = [n for n in reading.names if n.end <= start and n.name != rival.name and n.type in SIDES - MAKERS] if reading else []
        if told:
            alone = len({n.name for n in told}) == 1 and told[-1].type == "framework" and told[-1].role in ("topic", "subject", "bare")
            return (bound(told[-1], 0.7, "marked_subject") if reading is s.reading else bound(told[-1], 0.6, "framework_told").carried()) if alone else None
    return None
