"""Comparisons without a number: a comparative, a tie, a win or a defeat between two things (``L4보다 빠르다``, ``H100'ü geçti``).

Frames, tried in this order in every sentence: a marked rival, or two that were just measured together; "than that"; the
subject's own past, or what has not changed; two names joined by "and" that are alike; where the text has just compared two
things, a comparative or a tie that names one of them or neither; and who wins where just one other thing was measured.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise, product

from pipeline.extract.coined import is_common
from pipeline.extract.comparators.measures import BETTER_METRICS, OF_AMOUNTS, TIME_METRICS
from pipeline.extract.context import Bound, Context, bound
from pipeline.extract.leads import wins_with
from pipeline.extract.metrics import EXTENTS, is_of_rival, metric_words, of_unit
from pipeline.extract.pointing import only_thing_of, thing_of_maker, unnamed_thing_of
from pipeline.extract.reading import (
    CLASSES,
    COMPONENTS,
    MAKERS,
    MEASURES,
    PIECES,
    SAYERS,
    THINGS,
    WORKLOADS,
    Named,
    Page,
    Reading,
    Word,
    comes_from,
)
from pipeline.extract.subjects.choice import choose_subject
from pipeline.extract.subjects.described import thing_described
from pipeline.extract.subjects.question import MARKET_METRICS, Question
from pipeline.languages import comparing_of
from pipeline.languages.comparing import Comparing
from pipeline.languages.grammar import Degree
from pipeline.languages.turkish.words import PLACES
from pipeline.languages.turkish.words import is_common as is_word
from schemas.records import Entity, Figure

STEADY = BETTER_METRICS | frozenset("price cost power energy revenue profit market_share memory_capacity memory_bandwidth clock_frequency core_count stock_price valuation employee_count temperature".split())
SPEEDS = TIME_METRICS | {"throughput", "frame_rate", "benchmark_score"}
NO_SPEED = frozenset("market_share price cost power energy temperature weight noise memory_capacity storage_capacity cache_size transistor_count core_count parameter_count process_node die_area display_size".split())
_NOUN_BEHIND = re.compile(r"(?:ayni|daha (?:çok|fazla|az)|çok|fazla|az) (?=[a-z])")  # `aynı sayıda CUDA çekirdeğine sahip`, `daha çok Tensor çekirdeği taşıyor`
_DIE = re.compile(r"(?<![가-힣])다이[가는도]|(?:yonga|kalip)s[iuü]")
_THIS_TIME = re.compile(r"(?<![a-zçğöşü])bu (?:süre|zaman)|(?<![가-힣])[이그] 시간")
_THIS_VALUE = re.compile(r"(?:ancak |ama |üstelik )?bu (?:sayi|değer|rakam|oran|miktar|kapasite|fiyat|puan|skor|hiz)[a-zçğöşü]*(?:,| ise)? |(?:하지만 |다만 )?이 (?:수치|값|숫자|점수|용량|가격|속도)[는은가이도] ")
TOGETHER = re.compile(r"비교|견주|견줘|나란히|맞붙|맞세|겨뤘|겨룬|헷갈|혼동|karşilaştir|kariştir(?:il|m)|kiyasla[dtym]|yan yana|kapiş")
REACH = 70  # code points between the mark of comparison and its adjective
AHEAD = 34  # code points from a word of comparison in which the noun behind it stands
MODIFIER = 12  # code points between a word of comparison and the name that it describes
PAIR_MEMORY = 2  # sentences for which things that were measured together are `둘`, `ikisi`
PAIR = 2  # things
OPENING = 8  # sentences in which an article says what it sets out to compare
NEAR = 10  # code points between a value and the name of what has it
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


_CONTRAST = re.compile(r",? (?:ama|fakat|ancak|ols[ae] d[ae]) |(?<=[가-힣])(?:해|하고|하며|하지만|해서|했고|했지만|해졌고|라|이라|지만|으며|고|며),? (?=[가-힣])")


@dataclass(slots=True)
class Sentence:
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
        plain = self.words.more.pattern.search(self.page.folded, after, min(self.reading.end, after + REACH)) if not found else None
        if plain:
            found = [(plain.start(), 0, plain.end(), self.words.more)]
        if not found:
            return None
        start, _, end, degree = min(found, key=lambda row: row[:2])
        return degree, start, end

    def metric(self, degree: Degree, low: int, start: int) -> str:
        """The metric word nearest to the word of comparison, else what that speaks of by itself."""
        high = min(self.reading.clause(start)[1], start + (AHEAD if _NOUN_BEHIND.match(self.page.folded, start) else 20))
        contrast = _CONTRAST.search(self.page.folded, start, high)  # `geçemiyor ama fiyatı uygun`, `가격은 이전과 동일해 비용 효율성을`
        high = contrast.start() if contrast else high
        joint = self.words.also.search(self.page.folded, start, high)
        words = metric_words(self.page, low, joint.end() if joint else high)
        words = [w for w in words if w.metric not in ("rank", "batch_size", "dataset_size") and not self.describes_rival(w) and not is_of_rival(self.page, self.reading, w, start)]
        words = [of_unit(self.page, self.reading, w) for w in words]
        if degree.metric == "performance":
            words = [w for w in words if w.metric not in NO_SPEED]
        if degree.metric == "size" and not words and _DIE.search(self.page.folded, low, start):
            return "die_area"
        if degree.metric not in (None, "performance"):
            words = [w for w in words if w.start < start]  # `저렴하지만 속도에서는`: what is behind is of the next word
        comma = self.page.folded.find(", ", start, high)
        if comma >= 0 and any(w.end <= start for w in words):
            words = [w for w in words if w.start < comma]  # `çekirdek sayısı H100 ile aynı, değişen bellek`
        if words:
            return min(words, key=lambda w: abs(w.start - start)).metric
        last = self.context.metric if self.index - self.context.metric_sentence <= 1 else None
        if degree.metric in OF_AMOUNTS and degree.metric and (last in TIME_METRICS if degree.metric == "length" else last in STEADY):
            return last or degree.metric
        if degree.metric == "length" and _THIS_TIME.search(self.page.folded, low, start):
            return next((metric for metric, _, index in reversed(self.context.measured) if metric in TIME_METRICS and self.index - index <= 1), "execution_time")
        if last and not words and _THIS_VALUE.match(self.page.folded, self.reading.start):
            return last
        if last and (last in SPEEDS if degree.metric == "performance" else degree.metric is None and last in BETTER_METRICS):
            return last
        return degree.metric or "performance"

    def describes_rival(self, word: Word) -> bool:
        """``90 bin liraya satılan H100'den daha hızlı``: whether a word stands in what describes the other side by an amount."""
        before = [f for f in self.reading.figures if f.start <= word.start and f.kind in MEASURES]
        rival = thing_described(self.page, self.reading, before[-1]) if before else None
        return rival is not None and word.end <= rival.start

    def counted(self, low: int, high: int) -> bool:
        """Whether a number tells by how much (``%31``, ``2점 차로``)."""
        return any(
            low <= f.start < high and f.kind in MEASURES and (f.unit in ("x", "percent", "percentage_point") or self.words.gap.match(self.page.folded, f.end)) and not wins_with(self.page, self.reading, f) and not self.own_value(f) for f in self.reading.figures
        )

    def own_value(self, figure: Figure) -> bool:
        """``7.9%로 6.7%의 B사를 앞섰다``, ``GPT-5'i (%79) geçti``: whether a percentage is what one side has, not by how much it leads."""
        found = self.words.valued.match(self.page.folded, figure.end) if figure.unit == "percent" else None
        if found is None:
            return False
        if found["of"]:
            return self.between(found.end(), found.end() + NEAR)
        return found[0] != ")" or any(0 < figure.start - n.end <= PAIR for n in self.reading.names)

    def of_else(self, low: int, start: int) -> bool:
        """``부담이 더 크다``, ``국산은 더 빠르다``: whether a word of comparison is said of a noun that is no measure and no name."""
        topic = self.words.topic.search(self.page.folded, low, start)
        if topic is None:
            return False
        start, end = topic.span("noun")
        return not any(word.end > start for word in metric_words(self.page, low, end)) and not self.between(start, end)

    def between(self, low: int, high: int) -> bool:
        """Whether a name stands between two offsets."""
        return any(low <= n.start < high for n in self.reading.names)


def find_comparisons(page: Page, reading: Reading, index: int, context: Context, taken: set[int]) -> Iterator[Comparison]:
    """Every comparison of the sentence that no figure has used; ``taken`` holds the starts of rivals with a number."""
    sentence = Sentence(page, reading, index, context, comparing_of(page.grammar.code))
    ways: list[Callable[[Sentence], Iterator[Comparison]]] = [lambda one: _marked(one, taken), _against_both]
    if not sentence.words.rest.search(page.folded, reading.start, reading.end):
        ways = [_mutual, *ways, *_FREE_WAYS]
    found = next((told for way in ways if (told := [one for one in way(sentence) if not _tests_itself(one)])), [])
    for way in (_than_that, _progress, _alike, _improved) if found else (_improved,):  # `H100을 못 이겼지만 값에서는 이에 앞선다`
        spans = {reading.clause(one.start) for one in found}
        found = [*(one for one in way(sentence) if reading.clause(one.start) not in spans and not _tests_itself(one)), *found]
    if len(found) == 1 and found[0].degree.sign == 0 and found[0].rival.entity and found[0].subject.entity:
        found += [one for one in _beside_tie(sentence, found[0]) if not _tests_itself(one)]
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
    return first is not None and _LEADS_ON.search(page.folded, first.end(), figure.start) is not None


_LEADS_ON = re.compile(r"(?:지만|으나|는데),? | (?:ama|fakat|ancak) ")


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
    things = list({n.entity.entity_id: bound(n, 0.6, "told_together") for n in s.reading.names if n.type in THINGS and n.entity.entity_id not in COMPONENTS | CLASSES and not _in_brackets_of(s, n)}.values())
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


def _marked(s: Sentence, taken: set[int]) -> Iterator[Comparison]:
    """A name with the mark of a standard of comparison and the word of comparison after it, or what a verb of winning or losing takes."""
    said: set[tuple[str, str, str]] = set()
    for last in s.reading.names:
        if last.type not in SIDES or last.start in taken or _in_brackets_of(s, last):
            continue
        held = _held_against(s, last)
        if held is None or s.words.rest.search(s.page.folded, last.end, held[2]):
            continue
        degree, start, end = held
        if degree.metric in EXTENTS and s.of_else(last.end, start) and not _DIE.search(s.page.folded, last.end, start):
            continue
        if degree.metric in OF_AMOUNTS and _of_what_it_has(s, last):
            continue
        rivals = _joined(s, last)
        metric = s.metric(degree, min(s.reading.clause(start)[0], rivals[0].start), start)
        for subject in _subjects(s, start, end, metric, rivals):
            for rival in rivals:
                one, other = _of_one_sort(s, subject, _meant(s, rival, subject), metric)
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


def _against_both(s: Sentence) -> Iterator[Comparison]:
    """``H200은 둘을 모두 제쳤다``, ``H200 ikisini de geçti``: against the two or three things that were just measured beside it."""
    for match in s.words.several.finditer(s.page.folded, s.reading.start, s.reading.end):
        held = _held_behind(s, match.end())
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


def _held_behind(s: Sentence, at: int) -> tuple[Degree, int, int] | None:
    """How something compares with what ends there, by a verb that takes it or by its mark and a word of comparison."""
    for degree in s.words.governed:
        if match := degree.pattern.match(s.page.folded, at, s.reading.end):
            return degree, match.start("word"), match.end("word")
    mark = s.words.mark.match(s.page.folded, at, s.reading.end)
    found = s.degree_after(mark.end() if s.page.grammar.code == "ko" else at) if mark else None
    measured = found and any(at <= f.start < found[2] and f.kind in MEASURES for f in s.reading.figures)  # `이 둘보다 6시간 짧다`
    return found if found and not measured and not s.between(at, found[1]) else None


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
    thing = _thing_of(s, rival.entity) if rival.type == "vendor" and subject.entity and subject.entity.type in THINGS else None
    if thing and subject.entity and thing.entity_id != subject.entity.entity_id:
        return Bound(thing.name, thing, rival.start, rival.end, 0.7, "makers_only_thing")
    return bound(rival, 0.85, "marked_comparator")


def _of_one_sort(s: Sentence, subject: Bound, rival: Bound, metric: str) -> tuple[Bound, Bound]:
    """``삼성이 아이폰 16보다 가볍다``, ``Apple, Qualcomm'u 2.100 puanla geçti``: a maker that is held against a thing, or measured as another maker is, stands for its own thing."""
    sides = [side.entity for side in (subject, rival) if side.entity]
    if len(sides) < PAIR or subject.start is None or sides[0].type != "vendor":
        return subject, rival
    own = _thing_of(s, sides[0])
    if own is None or not (sides[1].type in THINGS or (sides[1].type == "vendor" and metric in _OF_THINGS)):
        return subject, rival
    other = _thing_of(s, sides[1]) if sides[1].type == "vendor" else sides[1]
    if other is None or other.entity_id == own.entity_id:
        return subject, rival
    mine = replace(subject, name=own.name, entity=own, method="makers_only_thing")
    return mine, rival if other is sides[1] else replace(rival, name=other.name, entity=other, method="makers_only_thing")


_OF_THINGS = TIME_METRICS | {"throughput", "frame_rate", "benchmark_score", "memory_capacity", "memory_bandwidth", "power", "energy", "clock_frequency", "core_count", "temperature", "weight", "accuracy", "battery_life", "energy_efficiency", "noise", "compute_performance"}


def _thing_of(s: Sentence, maker: Entity) -> Entity | None:
    """The one thing of a maker that the document names, else the one that its paragraph or the last sentence named last."""
    if only := only_thing_of(s.page, maker):
        return only
    low = min(s.page.block(s.reading).start, s.page.readings[max(0, s.index - 1)].start)
    told = [n.entity for n in s.page.names_between(low, s.reading.end) if n.type in THINGS and n.entity.entity_id not in COMPONENTS | CLASSES and s.page.maker(n.entity) == maker.name]
    return told[-1] if told else None


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
    numbered = any(behind <= f.start < found[2] + 4 and f.kind in MEASURES and not _LEADS_ON.search(folded, found[2], f.start) for f in s.reading.figures)
    return None if numbered or s.counted(rival.end, found[2]) or s.words.past.match(folded, rival.end + 1) else found


def _behind_bracket(folded: str, end: int) -> int:
    """Where a name ends with what stands in brackets right behind it: ``타이탄 X(파스칼)와``."""
    bracket = _IN_BRACKETS.match(folded, end)
    return bracket.end() if bracket else end


_IN_BRACKETS = re.compile(r" ?\([^()\n]{1,24}\)")
_BRACKET = 26  # code points from a name to the end of its bracket


def _in_brackets_of(s: Sentence, named: Named) -> bool:
    """``Titan X (Pascal)``: whether a name only says more of the one before its bracket."""
    if "(" not in s.page.folded[max(0, named.start - _BRACKET) : named.start]:
        return False
    return any((bracket := _IN_BRACKETS.match(s.page.folded, n.end)) and n.end < named.start and named.end < bracket.end() for n in s.reading.names)


def _since(s: Sentence, rival: Named) -> int:
    """From where a number may tell by how much: behind the name before the other side, in its clause."""
    return max([s.reading.clause(rival.start)[0], *(n.end for n in s.reading.names if n.end <= rival.start), *(m.end() for m in _NEXT_CLAUSE.finditer(s.page.folded, s.reading.start, rival.start))])


_NEXT_CLAUSE = re.compile(r"(?<=[가-힣][고며만나데]), (?=[가-힣a-z])|; ")  # `세 배가 넘고, 텐서 코어 수는 V100과 같다`


def _joined(s: Sentence, last: Named) -> list[Named]:
    """The names that share the mark of the last (``L4와 T4보다``), in the order of the text."""
    joined = [last]
    for named in reversed([n for n in s.reading.names if n.end <= last.start]):
        if named.type in SIDES and s.words.joint.fullmatch(s.page.folded, named.end, joined[0].start):
            joined.insert(0, named)
        else:
            break
    return joined


def _subjects(s: Sentence, start: int, end: int, metric: str, rivals: list[Named]) -> list[Bound]:
    """What is compared: the thing that the word describes, what its clause or sentence has as topic or subject, else what is carried over."""
    described = _described(s, start, end, rivals[-1])
    if described:
        return [described]
    before = _before_rival(s, rivals[0]) or _bare_class(s, rivals[0]) or _owner_behind(s, start, rivals[-1])
    if before:
        return [before]
    both = _all_of_them(s, s.reading.clause(start)[0], end, rivals)
    if both:
        return both
    named = _in_sentence(s, start, rivals)
    if named:
        return [bound(one, 0.8, "marked_subject") for one in named]
    if made := _made(s, rivals):
        return [made]
    if told := _just_measured(s, start, metric, rivals) or _ours(s, start, rivals):
        return [told]
    one = _subject(s, start, end, metric, bound(rivals[-1], 0.8, "marked_comparator"))
    if one and one.start is None and one.entity and one.entity.type in THINGS and s.page.maker(one.entity) == rivals[-1].name:  # its own maker's: what the text is about
        one = s.context.hero.carried() if s.context.hero and s.context.hero.entity and s.page.maker(s.context.hero.entity) != rivals[-1].name else None
    if one and one.entity and one.entity.type == "model" and rivals[-1].type in ("chip", "system") and s.context.thing and s.context.thing.name not in {n.name for n in rivals}:  # `ResNet-50은 물론 BERT에서도`
        one = s.context.thing.carried()
    if one and any(n.start == one.start and n.role == "comparator" for n in s.reading.names):  # another that the sentence only compares with
        one = s.context.thing.carried() if s.context.thing and s.context.thing.name not in {n.name for n in s.reading.names} else None
    one = _chip_in_it(s, one, metric, rivals) or one
    return [one] if one and _carries_over(s, one, rivals[-1]) and not s.words.of_any.match(s.page.folded, end, s.reading.end) else []


OF_CHIPS = frozenset({"core_count", "transistor_count", "die_area", "process_node"})


def _chip_in_it(s: Sentence, one: Bound | None, metric: str, rivals: list[Named]) -> Bound | None:
    """``GX2 서버에 H200 8장을 넣었다. 코어 수는 H100과 같다``: what only chips have is told of the chip that the paragraph counts last, not of the machine that so many of them sit in."""
    carried = one is not None and not (one.start is not None and s.reading.start <= one.start < s.reading.end)
    if one is None or not carried or metric not in OF_CHIPS or rivals[-1].type != "chip":
        return None
    readings = [r for r in s.page.readings[max(0, s.index - MATCH_MEMORY) : s.index] if r.start >= s.page.block(s.reading).start]
    others = {one.name, *(n.name for n in rivals)}
    told = [n for r in readings for n in r.names if n.type == "chip" and n.entity.entity_id not in COMPONENTS | CLASSES and n.name not in others and (_OF_EACH.match(s.page.folded, n.end) or any(_counts(f, n) for f in r.figures))]
    return bound(told[-1], 0.6, "chip_in_it").carried() if told else None


_OF_EACH = re.compile(r"(?:은|는|이|가|의)? ?(?:장당|개당|칩당|카드당)")


def _counts(figure: Figure, named: Named) -> bool:
    """``H200 8장``, ``sekiz H200``: whether a number right beside a name counts it."""
    return figure.unit in PIECES and (figure.value or 0) > 1 and (0 <= figure.start - named.end <= 1 or 0 <= named.start - figure.end <= 1)


def _just_measured(s: Sentence, start: int, metric: str, rivals: list[Named]) -> Bound | None:
    """``초당 38토큰이라 H100보다 느려요``, ``saniyede 38 token veriyor, H100'den yavaş``: without a name of its own a sentence goes on about what its value was told of; a value right before the other side may be that side's (``메모리는 128GB로, 96GB를 얹은 H20보다 크다``)."""
    figures = [f for f in s.reading.figures if f.kind in MEASURES]
    if not figures or any(f.start >= start for f in figures) or any(n.type in THINGS and n not in rivals and n.entity.entity_id not in COMPONENTS for n in s.reading.names):
        return None
    here = [(of, thing) for of, thing, index in s.context.measured if index == s.index]
    theirs = _HAS_IT.match(s.page.folded, figures[-1].end, rivals[0].start) is not None and len(figures) > 1
    told = next((thing for of, thing in here if of == metric and theirs), here[-1][1] if here else None)
    return told.carried() if told and told.start is None and told.name not in {n.name for n in rivals} else None


_HAS_IT = re.compile(r"(?:[을를의]|짜리|급)? ?(?:[가-힣]+[은는한된인던] )|(?:['’]?[a-zçğıöşü]{0,6} )?(?:[a-zçğıöşü]+[ae]n|['’]?l[iıuü]k?) ")  # `96GB를 얹은`, `32 GB taşıyan`


def _ours(s: Sentence, start: int, rivals: list[Named]) -> Bound | None:
    """``우리가 H100보다 빠르다고 한 적은 없다``: the first person as a subject is the thing that the document is about."""
    hero = s.context.hero
    said = s.words.ours.search(s.page.folded, s.reading.start, start)
    return hero.carried() if said and hero and hero.entity and hero.entity.type in _sides(rivals[-1]) - MAKERS and hero.name not in {n.name for n in rivals} else None


def _made(s: Sentence, rivals: list[Named]) -> Bound | None:
    """``Doruk Silikon'un ürünü H100'den hızlı``: a maker's thing before all that a sentence compares with, by its name where the text has told it."""
    first = next((n.start for n in s.reading.names if n.role == "comparator"), rivals[0].start)
    made = thing_of_maker(s.page, s.reading, first, s.context) or unnamed_thing_of(s.page, s.reading, first)
    return made if made and made.name not in {n.name for n in rivals} else None


def _all_of_them(s: Sentence, low: int, high: int, rivals: list[Named]) -> list[Bound]:
    """``A100에는 둘 다 못 미친다``, ``ikisi de A100'ün gerisinde``: as many things as the word counts, of those that were just spoken of."""
    match = s.words.together.search(s.page.folded, low, high)
    if match is None:
        return []
    number = 2 if match["two"] else 3
    others = {n.name for n in rivals}
    here = list({n.name: bound(n, 0.7, "together") for n in s.reading.names if n.end <= match.start() and n.type in THINGS | {"product"} and n.name not in others}.values())
    before = [one.carried() for one in s.context.pairs if one.name not in others] if s.index - s.context.pairs_sentence <= PAIR_MEMORY else []
    return next((group for group in (here, before) if len(group) == number), [])


def _carries_over(s: Sentence, one: Bound, rival: Named) -> bool:
    """Whether a clause without a subject of its own goes on about this one: a thing that was spoken of, and no ``우리가``, ``국산이`` stands there."""
    if one.entity is None or one.entity.type not in _sides(rival) or one.method == "other_kind":
        return False
    if one.start is not None:
        return True
    spoken_of = any(m.entity_id == one.entity.entity_id and m.start < s.reading.start for m in s.page.document.mentions)
    return spoken_of and not s.words.own.search(s.page.folded, s.reading.start, s.reading.end)


def _sides(rival: Named) -> frozenset[str]:
    """What can be compared with a name: a maker with a maker, a thing with a thing or, for short, with the maker of one."""
    return SIDES if rival.type in MAKERS or rival.type == "product" else SIDES - MAKERS


def _before_rival(s: Sentence, rival: Named) -> Bound | None:
    """``지게가 느루를 앞섰다``, ``Sakarya, Orin Nano'dan daha hızlı``: a subject right before the other side, though no lexicon and no other sentence tells that it is a name."""
    if s.words.unknown is None:
        return None
    match = s.words.unknown.search(s.page.folded, max(s.reading.start, rival.start - REACH // 2), rival.start)
    if match is None or s.between(match.start(1), match.end(1)) or is_common(match[1]) or metric_words(s.page, match.start(1), match.end(1)):
        return None
    if s.page.grammar.code == "tr" and not _is_capital_name(s, match.start(1), match.end(1), rival):
        return None
    return Bound(s.page.text[match.start(1) : match.end(1)], None, match.start(1), match.end(1), 0.6, "unknown_subject")


def _owner_behind(s: Sentence, start: int, rival: Named) -> Bound | None:
    """``H100보다 H200의 전력이 낮다``, ``호퍼보다 블랙웰 마진이 낮다``: the owner of a measure between the other side and the word of comparison."""
    owner = next((n for n in reversed(s.reading.names) if rival.end <= n.start and n.end <= start), None)
    if owner is None or s.page.grammar.code != "ko" or owner.type not in _sides(rival) or owner.name == rival.name or owner.role not in ("genitive", "bare", "maker"):
        return None
    owned = next(iter(metric_words(s.page, owner.end, start)), None)
    return bound(owner, 0.7, "owner_behind") if owned and owned.start - owner.end <= PAIR else None


def _bare_class(s: Sentence, rival: Named) -> Bound | None:
    """``왜 GPU CPU보다 좋은지``: a sort of thing that stands before another without a mark; nothing is carried over to it."""
    bare = next((n for n in s.reading.names if n.role == "bare" and {n.entity.entity_id, rival.entity.entity_id} <= CLASSES and s.page.text[n.end : rival.start] == " "), None)
    return bound(bare, 0.6, "marked_subject") if bare else None


_TOLD_THAT = re.compile(r"(?:[dt][iuü]|aca|ece)ğ[iuü]")


def _is_capital_name(s: Sentence, start: int, end: int, rival: Named) -> bool:
    """Whether capital words at the head of a Turkish sentence are no words of the language, and do not say what follows of something else (``Kaya, A100'den hızlı olduğunu söyledi``)."""
    parts = s.page.folded[start:end].split(" ")
    capital = all(part[0].isupper() for part in s.page.text[start:end].split(" "))
    return capital and rival.type in THINGS and all(part in PLACES or not is_word(part) for part in parts) and not _TOLD_THAT.search(s.page.folded, rival.end, s.reading.end)


def _in_sentence(s: Sentence, start: int, rivals: list[Named]) -> list[Named]:
    """The last topic or subject before the word of comparison, in its clause or before; with those joined to it."""
    others = {n.name for n in rivals}
    sides = _sides(rivals[-1])
    low = s.reading.clause(start)[0]
    leading = [n for n in s.reading.names if n.end <= start and n.type in sides and n.name not in others and _leads(s, n) and not _speaks(s, n, start)]
    if rivals[-1].type in THINGS | MAKERS:  # `ResNet-50은 물론 BERT에서도 DGX A100보다 빨랐다`
        leading = [n for n in leading if n.type != "model" and (n.entity.entity_id not in COMPONENTS or rivals[-1].entity.entity_id in COMPONENTS)]
    leading = [n for n in leading if not _is_in_another(s, n, rivals)] or leading
    inside = [n for n in leading if n.start >= low]
    best = (inside or leading)[-1:]
    return [n for n in _joined(s, best[0]) if n.name not in others] if best else []


def _is_in_another(s: Sentence, named: Named, rivals: list[Named]) -> bool:
    """``POD16 sekiz A100'lü DGX A100'ü geride bıraktı``, ``H3C'nin on A30'lu sunucusu xFusion'ın gerisinde``: a chip that only says what is in the other side, or in the machine of a firm that is held against a firm."""
    if s.page.grammar.code != "tr" or not _WITH_IT.match(s.page.folded, named.end):
        return False
    next_one = next((n for n in s.reading.names if n.start >= named.end), None)
    behind = next_one is not None and next_one in rivals and next_one.start - named.end <= MODIFIER
    owned = rivals[-1].type in MAKERS and any(n.type in MAKERS and n.end <= named.start <= n.end + REACH // 2 and _OWNS.match(s.page.folded, n.end) for n in s.reading.names)
    return behind or owned


_WITH_IT = re.compile(r"['’]?(?:[0-9]+ ?gb['’]?)?l[iuü]k? ")


def _leads(s: Sentence, named: Named) -> bool:
    """Whether a clause speaks of a name; a Korean particle may stand behind its version (``cuDNN 9는``)."""
    if named.type in MAKERS and _ITS_MACHINE.match(s.page.folded, named.end):
        return True
    return named.role in s.words.leading or (named.role == "bare" and _VERSION.match(s.page.folded, named.end) is not None)


_OWNS = re.compile(r"['’]n?[iuü]n ")
_ITS_MACHINE = re.compile(r"의 (?:[가-힣a-z0-9]+ ){0,2}?(?:기계|서버|시스템|머신|장비|구성|클러스터)(?:이|가|은|는|도) |['’]n?[iuü]n (?:[^ ,.;]+ ){0,3}?(?:makine|sunucu|sistem|küme)(?:s?[iuü])(?:,? |$)")  # `델의 기계가 엑스퓨전의 기계보다`
_VERSION = re.compile(r" ?v?[0-9][0-9.]*[은는이가] ")


def _described(s: Sentence, start: int, end: int, rival: Named) -> Bound | None:
    """``그보다 싼 1080 Ti``, ``H100'den daha ucuz bir kart olan L4``: the name that the word of comparison describes."""
    for named in s.reading.names:
        if named.start >= end and named.type in THINGS and named.name != rival.name:
            near = named.start - end <= MODIFIER and s.words.modifier.fullmatch(s.page.folded, start, named.start)
            return bound(named, 0.8, "described") if near and s.page.grammar.code == "ko" else None
    return None


def _subject(s: Sentence, start: int, end: int, metric: str, rival: Bound) -> Bound | None:
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


def _than_that(s: Sentence) -> Iterator[Comparison]:
    """``그보다 싼 1080 Ti``, ``ondan daha hızlı``: the rival is the thing named before."""
    match = s.words.pronoun.search(s.page.folded, s.reading.start, s.reading.end)
    found = s.degree_after(match.end()) if match else None
    if match is None:
        match = s.words.stem.search(s.page.folded, s.reading.start, s.reading.end)
        found = _held_behind(s, match.end()) if match else None
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
    subject = bound(after[0], 0.75, "described") if after else _subject(s, start, end, metric, rival)
    if subject and subject.entity and subject.start is not None and subject.name != rival.name and rival.entity.entity_id not in COMPONENTS | CLASSES:
        yield Comparison(subject, Bound(rival.name, rival.entity, match.start(), match.end(), 0.7, "pronoun"), degree, start, end, metric)


def _told_before(s: Sentence, subject: Named) -> Bound | None:
    """The thing of the same sort that was told of last before a sentence about another."""
    if s.context.thing and s.context.thing.name != subject.name:
        return s.context.thing
    last = s.page.readings[s.index - 1].names if s.index else ()
    return next((bound(n, 0.6, "pronoun") for n in reversed(last) if n.type in THINGS and n.name != subject.name), None)


def _progress(s: Sentence) -> Iterator[Comparison]:
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
        subject = _subject(s, start, end, metric, rival)
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
        subject = _subject(s, start, end, metric, rival)
        if subject is not None and subject.entity is not None and subject.entity.type in THINGS | MAKERS and subject.start is not None:
            yield Comparison(subject, rival, degree, start, end, metric)
            return


def _pasts(s: Sentence) -> Iterator[re.Match[str]]:
    """Words for the subject's past that carry the mark of a standard."""
    yield from s.words.past.finditer(s.page.folded, s.reading.start, s.reading.end)
    for match in s.page.grammar.previous.finditer(s.page.folded, s.reading.start, s.reading.end):
        if s.page.grammar.past_mark.match(s.page.folded, match.end(), min(s.reading.end, match.end() + 24)):
            yield match


def _unchanged(s: Sentence) -> Iterator[Comparison]:
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
    subject = _subject(s, start, end, metric, rival)
    if other and (subject is None or subject.name == other.name):
        subject = next((b for b in (s.context.thing, _told_before(s, other)) if b is not None and b.name != other.name), None)
    if subject is not None and subject.entity is not None and subject.entity.type in THINGS | MAKERS:
        both = dict.fromkeys(one.metric for one, other in product(words, words) if other.metric == metric != one.metric and s.words.metric_joint.fullmatch(s.page.folded, one.end, other.start))
        for one in (*both, metric):
            yield Comparison(subject, rival, TIE, start, end, one)


def _improved(s: Sentence) -> Iterator[Comparison]:
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
    subject = _subject(s, start, end, metric, rival)
    if subject is not None and subject.entity is not None and subject.entity.type in THINGS and subject.start is not None and low <= subject.start < start:
        yield Comparison(subject, rival, Degree(s.words.improved, 1 if match["better"] else -1, merit=True), start, end, metric)


def _adnominal(s: Sentence) -> Iterator[Comparison]:
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


def _speaks(s: Sentence, named: Named, word: int) -> bool:
    """``봄내칩은 "우리가 H100보다 빠르다"고``: between a name and the word of comparison a quotation has opened, so that the name is who says it."""
    between = s.page.folded[named.end : word].lstrip("\"”’'")
    return between.count('"') % 2 == 1 or between.count("“") > between.count("”")


def _alike(s: Sentence) -> Iterator[Comparison]:
    """``H20와 910B는 값이 같다``, ``H20 ile 910B bellekte eşit``: two names that are joined by "and", and a word for being alike."""
    for first, second in pairwise([n for n in s.reading.names if n.type in SIDES]):
        if first.name == second.name or not s.words.joint.fullmatch(s.page.folded, first.end, second.start):
            continue
        tie = s.words.alike.match(s.page.folded, second.end, s.reading.clause(second.start)[1])
        if tie is None or s.between(second.end, tie.end()):
            continue
        metric = s.metric(TIE, s.reading.clause(second.start)[0], tie.start("word"))
        sides = _of_one_sort(s, bound(first, 0.75, "joined"), bound(second, 0.75, "joined"), metric)
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


def _mutual(s: Sentence) -> Iterator[Comparison]:
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


def _among_two(s: Sentence) -> Iterator[Comparison]:
    """``Doğruluk açısından TPU daha kararlı``: one of the two things that the text has been comparing."""
    if _compared(s) is None:
        return
    word = s.words.comparative.search(s.page.folded, s.reading.start, s.reading.end)
    if word is not None:
        yield from _one_of_two(s, word)


def _beside_tie(s: Sentence, tie: Comparison) -> Iterator[Comparison]:
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


def _outcome(s: Sentence) -> Iterator[Comparison]:
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


def _in_contrast(s: Sentence) -> Iterator[Comparison]:
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


_FREE_WAYS: list[Callable[[Sentence], Iterator[Comparison]]] = [_than_that, _progress, _unchanged, _alike, _adnominal, _among_two, _outcome, _in_contrast]
"""How a sentence may compare without a mark on the other side, in the order in which they are asked."""
