"""Comparisons with a name that carries the mark of a standard (``H100보다 빠르다``), or that a verb of winning takes (``H100'ü geçti``)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pipeline.extract.comparators.measures import BETTER_METRICS, OF_AMOUNTS
from pipeline.extract.comparisons.sentence import DIE, LEADS_ON, PAIR_MEMORY, SIDES, Comparison, Sentence
from pipeline.extract.comparisons.sides import IN_BRACKETS, held_behind, in_brackets_of, joined_with, of_one_sort, thing_of
from pipeline.extract.comparisons.subjects import find_subjects
from pipeline.extract.context import Bound, bound
from pipeline.extract.metrics import EXTENTS, metric_words
from pipeline.extract.reading import CLASSES, MAKERS, MEASURES, SAYERS, THINGS, WORKLOADS, Named, comes_from
from pipeline.extract.subjects.question import MARKET_METRICS
from pipeline.languages.grammar import Degree


def against_marked(s: Sentence, taken: set[int]) -> Iterator[Comparison]:
    """A name with the mark of a standard of comparison and the word of comparison after it, or what a verb of winning or losing takes."""
    said: set[tuple[str, str, str]] = set()
    for last in s.reading.names:
        if last.type not in SIDES or last.start in taken or in_brackets_of(s, last):
            continue
        held = _held_against(s, last)
        if held is None or s.words.rest.search(s.page.folded, last.end, held[2]):
            continue
        degree, start, end = held
        if degree.metric in EXTENTS and s.of_else(last.end, start) and not DIE.search(s.page.folded, last.end, start):
            continue
        if degree.metric in OF_AMOUNTS and _of_what_it_has(s, last):
            continue
        rivals = joined_with(s, last)
        metric = s.metric(degree, min(s.reading.clause(start)[0], rivals[0].start), start)
        for subject in find_subjects(s, start, end, metric, rivals):
            for rival in rivals:
                one, other = of_one_sort(s, subject, _meant(s, rival, subject), metric)
                key = (one.name, other.name, metric)
                if key in said or one.name in (other.name, rival.name) or _both_classes(rival, one, degree, metric):
                    continue
                said.add(key)
                yield Comparison(one, other, degree, start, end, _of_firms(s, one, other, degree, start) or metric)


def _of_what_it_has(s: Sentence, rival: Named) -> bool:
    """``yazılım desteği NVIDIA'nınkinden zayıf``: whether what is compared is something that two makers have, which is no thing of theirs and no measure."""
    if rival.type not in MAKERS or not s.words.possessed.match(s.page.folded, rival.end):
        return False
    low = max((n.end for n in s.reading.names if n.end <= rival.start), default=s.reading.start)
    return not s.words.device.search(s.page.folded, low, rival.start) and not metric_words(s.page, low, rival.start)


def _of_firms(s: Sentence, subject: Bound, rival: Bound, degree: Degree, start: int) -> str | None:
    """``A사는 B사를 제치고 D램 시장 1위에 올랐다``, ``Intel'i geçerek ilk sıraya yerleşti``: a firm that overtakes another gets ahead of it in what is told of firms, else in rank; it is no faster, unless it is measured."""
    sides = [side.entity.type for side in (subject, rival) if side.entity]
    if not degree.merit or len(sides) < 2 or not set(sides) <= MAKERS or any(n.type in WORKLOADS for n in s.reading.names):
        return None
    told = [w for w in metric_words(s.page, s.reading.start, s.reading.end) if w.metric in MARKET_METRICS | BETTER_METRICS]
    last = s.context.metric if s.index - s.context.metric_sentence <= 1 else None
    if told:
        return min(told, key=lambda w: abs(w.start - start)).metric
    if any(f.unit in _CHIPS for f in s.reading.figures) and s.page.readings and _SUITES.search(s.page.folded):  # `sekiz kartta Azure, NVIDIA'nın kendi makinesini geçmiş`
        return "performance"
    return last if last in MARKET_METRICS | BETTER_METRICS else "rank"


_CHIPS = frozenset({"chip", "card", "GPU", "TPU", "IPU", "node"})
_SUITES = re.compile(r"mlperf")


def against_both(s: Sentence) -> Iterator[Comparison]:
    """``H200은 둘을 모두 제쳤다``, ``H200 ikisini de geçti``: against the two or three things that were just measured beside it."""
    for match in s.words.several.finditer(s.page.folded, s.reading.start, s.reading.end):
        held = held_behind(s, match.end())
        sides = [n for n in s.reading.names if n.type in THINGS | {"product"} and n.role in s.words.leading and n.end <= match.start()]
        if held is None or not sides or s.counted(match.end(), held[2]):
            continue
        degree, start, end = held
        others = _other_two(s, sides[-1])
        if len(others) == (2 if match["two"] else 3):
            metric = s.metric(degree, s.reading.clause(match.start())[0], start)
            for other in others:
                yield Comparison(bound(sides[-1], 0.75, "marked_subject"), other.carried(), degree, start, end, metric)
            return


def _other_two(s: Sentence, named: Named) -> list[Bound]:
    """What was just measured beside something, or named in the clauses before it (``A는 B보다 낫고, C는 둘보다 낫다``)."""
    if s.index - s.context.pairs_sentence <= PAIR_MEMORY and s.context.pairs:
        return [one for one in s.context.pairs if one.name != named.name]
    low = s.reading.clause(named.start)[0]
    told = [n for n in s.reading.names if n.end <= low and n.type in THINGS | MAKERS | {"product"} and n.name != named.name]
    return list({n.name: bound(n, 0.7, "told_together") for n in told}.values())


def _both_classes(rival: Named, subject: Bound, degree: Degree, metric: str) -> bool:
    """``GPU는 CPU보다 빠르다`` says nothing of two things."""
    return rival.entity.entity_id in CLASSES and subject.entity is not None and subject.entity.entity_id in CLASSES and metric == "performance" and degree.metric is None


def _meant(s: Sentence, rival: Named, subject: Bound) -> Bound:
    """``인텔 카드에 뒤처졌다``: beside a thing, a maker stands for its one thing, where the document names just one."""
    thing = thing_of(s, rival.entity) if rival.type == "vendor" and subject.entity and subject.entity.type in THINGS else None
    if thing and subject.entity and thing.entity_id != subject.entity.entity_id:
        return Bound(thing.name, thing, rival.start, rival.end, 0.7, "makers_only_thing")
    return bound(rival, 0.85, "marked_comparator")


def _held_against(s: Sentence, rival: Named) -> tuple[Degree, int, int] | None:
    """How something compares with a name (``L4보다 조용하다``, ``L4에 밀린다``, ``L4'ü geçti``), and where the word for it stands."""
    folded = s.page.folded
    for degree in s.words.governed:
        match = degree.pattern.match(folded, rival.end, s.reading.end)
        if match and not s.between(_behind_bracket(folded, rival.end), match.start("word")) and not s.counted(_since(s, rival), match.end("word")):
            return degree, match.start("word"), match.end("word")
    mark = s.words.mark.match(folded, rival.end, s.reading.end)
    if not (mark or rival.role == "comparator") or (rival.type == "product" and not mark) or (rival.type in SAYERS and comes_from(folded, rival.end, s.reading.end)):
        return None
    behind = mark.end() if mark else rival.end
    found = s.degree_after(behind if s.page.grammar.code == "ko" else rival.end)
    if found is None or s.between(_behind_bracket(folded, rival.end), behind) or s.page.grammar.unnamed_rival.search(folded, rival.end, found[1]):
        return None
    numbered = any(behind <= f.start < found[2] + 4 and f.kind in MEASURES and not LEADS_ON.search(folded, found[2], f.start) for f in s.reading.figures)
    return None if numbered or s.counted(rival.end, found[2]) or s.words.past.match(folded, rival.end + 1) else found


def _behind_bracket(folded: str, end: int) -> int:
    """Where a name ends with what stands in brackets right behind it: ``타이탄 X(파스칼)와``."""
    bracket = IN_BRACKETS.match(folded, end)
    return bracket.end() if bracket else end


def _since(s: Sentence, rival: Named) -> int:
    """From where a number may tell by how much: behind the name before the other side, in its clause."""
    return max([s.reading.clause(rival.start)[0], *(n.end for n in s.reading.names if n.end <= rival.start), *(m.end() for m in _NEXT_CLAUSE.finditer(s.page.folded, s.reading.start, rival.start))])


_NEXT_CLAUSE = re.compile(r"(?<=[가-힣][고며만나데]), (?=[가-힣a-z])|; ")  # `세 배가 넘고, 텐서 코어 수는 V100과 같다`
