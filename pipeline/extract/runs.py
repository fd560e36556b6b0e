"""Comparisons of measured runs without a number, whose sides no names of things tell: by software, by the release of one, by round, by what has just been timed.

``텐서플로와 파이토치로 각각 쟀는데 텐서플로가 더 빨랐다``; ``22.08 컨테이너가 22.04 컨테이너보다 느렸다``; ``BERT sonucu iki turda da birebir aynı``; ``Bu süre, DGX A100'ün
sonucundan kısadır``. Asked where the frames of ``comparisons`` find nothing in a sentence that speaks of runs on a benchmark.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from pipeline.extract.comparators.measures import TIME_METRICS
from pipeline.extract.comparisons.sentence import TIE, Comparison, Sentence
from pipeline.extract.context import Bound, Context, bound
from pipeline.extract.reading import CLASSES, COMPONENTS, MAKERS, MEASURES, THINGS, WORKLOADS, Named, Page, Reading, asked_once
from pipeline.languages import comparing_of, timing_of
from pipeline.languages.grammar import Degree

FASTER: Final = Degree(re.compile(r"(?!)"), +1, "performance")
SLOWER: Final = Degree(re.compile(r"(?!)"), -1, "performance")
PAIR: Final = 2
BACK: Final = 2  # sentences back in the paragraph in which the other software may stand
REACH: Final = 60  # code points between a side and the word of comparison
_RUNS: Final = re.compile(r"mlperf|벤치마크|benchmark")


def compare_runs(page: Page, reading: Reading, index: int, context: Context) -> Iterator[Comparison]:
    """Every comparison of runs in a sentence of a text on benchmarks."""
    if not _speaks_of_runs(page):
        return
    s = Sentence(page, reading, index, context, comparing_of(page.grammar.code))
    ways: tuple[Callable[[Sentence], Iterator[Comparison]], ...] = (_by_software, _same_again, _between_rounds, _by_release, _than_just_timed, _rival_alone, _other_ahead, _as_before)
    yield from next((found for way in ways if (found := list(way(s)))), [])


@asked_once
def _speaks_of_runs(page: Page) -> bool:
    return _RUNS.search(page.folded) is not None


# Software


def _by_software(s: Sentence) -> Iterator[Comparison]:
    """``텐서플로와 파이토치 결과를 냈는데 파이토치가 더 오래 걸렸다``, ``PaddlePaddle kullananı PyTorch kullanandan daha hızlıdır``: two frameworks, one of which does what is told."""
    code = s.page.grammar.code
    here = [n for n in s.reading.names if n.type == "framework"]
    before = [n for reading in _before(s) for n in reading.names if n.type == "framework"]
    kinds = dict.fromkeys(n.entity.entity_id for n in (*here, *before))
    if not here or len(kinds) != PAIR:
        return
    for word in timing_of(code).fast.finditer(s.page.folded, s.reading.start, s.reading.end):
        sides = [n for n in here if n.end <= word.start()]
        last = sides[-1] if sides else None
        if last is None or word.start() - last.end > REACH or _else_between(s, last.end, word.start()):
            continue
        standard = timing_of(code).of_other.match(s.page.folded, last.end, word.start() + 1)
        own = sides[-2] if standard and len(sides) > 1 and sides[-2].entity is not last.entity else last
        marked = code == "tr" or standard or timing_of(code).run_with.match(s.page.folded, last.end, s.reading.end)
        other = next((n for n in reversed((*before, *here)) if n.entity is not own.entity), None)
        if marked and other is not None and not (standard and own is last):
            yield _told(s, bound(own, 0.75, "software"), bound(other, 0.75, "software"), word)
            return


def _else_between(s: Sentence, low: int, high: int) -> bool:
    return any(low <= n.start < high and n.type in THINGS | MAKERS for n in s.reading.names) or any(low <= f.start < high + REACH // 4 and f.unit in ("x", "percent") for f in s.reading.figures)


def _told(s: Sentence, subject: Bound, rival: Bound, word: re.Match[str]) -> Comparison:
    """A comparison by a word that tells which way: of time where that is what is said."""
    ahead = word["fast"] is not None or word.groupdict().get("ahead") is not None
    timed = timing_of(s.page.grammar.code).time.search(word[0]) is not None
    degree = Degree((FASTER if ahead else SLOWER).pattern, 1 if ahead else -1, merit=True)
    return Comparison(subject, rival, degree, word.start(), word.end(), "training_time" if timed else "performance")


def _before(s: Sentence) -> list[Reading]:
    """The sentences right before, of the same paragraph."""
    return [r for r in s.page.readings[max(0, s.index - BACK) : s.index] if r.block == s.reading.block]


# Rounds

_ROUND = re.compile(r"(?<![\d.a-z])v?\d\.\d(?![\d.])")
_NOT_SAME = re.compile(r"(?:같|똑같)지 ?(?:는 )?않|동일하지 않|ayni değil")


def _same_again(s: Sentence) -> Iterator[Comparison]:
    """``ResNet-50 기록은 v3.0과 v3.1이 똑같습니다``, ``BERT süresi bir önceki tura göre hiç değişmemiş``: a result is what it was in another round."""
    code = s.page.grammar.code
    word = timing_of(code).same.search(s.page.folded, s.reading.start, s.reading.end)
    if word is None or not _speaks_of_rounds(s) or _NOT_SAME.search(s.page.folded, s.reading.start, s.reading.end):
        return
    result = timing_of(code).result.search(s.page.folded, s.reading.start, s.reading.end)
    subject = _whose(s, word.start())
    if result and subject is not None and not s.counted(s.reading.start, s.reading.end):
        yield Comparison(subject, _past(word), TIE, word.start(), word.end(), "training_time")


def _speaks_of_rounds(s: Sentence) -> bool:
    """Whether a sentence tells two rounds, or that there are two."""
    told = {m[0].removeprefix("v") for m in _ROUND.finditer(s.page.folded, s.reading.start, s.reading.end)}
    return len(told) >= PAIR or timing_of(s.page.grammar.code).of_rounds.search(s.page.folded, s.reading.start, s.reading.end) is not None or bool(told and _ROUND_THEN.search(s.page.folded, s.reading.start, s.reading.end))


_ROUND_THEN = re.compile(r"\d\.\d ?(?:라운드 ?)?(?:때|의)? ?(?:숫자|기록|결과|것)?(?:와|과|랑|하고) |\d\.\d['’]?[dt][ae]ki(?:nin|yle|ler)|\d\.\d turundaki")


def _past(word: re.Match[str]) -> Bound:
    return Bound("previous", None, word.start(), word.end(), 0.7, "own_past")


def _whose(s: Sentence, at: int) -> Bound | None:
    """The thing whose result a sentence tells, else its maker or who brought it, else what the paragraph spoke of last."""
    low = s.reading.clause(at)[0]
    for start in (low, s.reading.start):
        names = [n for n in s.reading.names if start <= n.start < at and n.type in THINGS | MAKERS and n.entity.entity_id not in COMPONENTS | CLASSES]
        owners = [n for n in names if n.type in THINGS and not _only_carried(s, n)] or [n for n in names if n.type in MAKERS] or names
        if owners:
            return bound(owners[-1], 0.7, "of_rounds")
    told = [n for reading in reversed(_before(s)) for n in reversed(reading.names) if n.type in THINGS and n.entity.entity_id not in COMPONENTS | CLASSES]
    return Bound(told[0].name, told[0].entity, None, None, 0.55, "carried:of_rounds") if told else s.context.thing.carried() if s.context.thing else None


def _only_carried(s: Sentence, named: Named) -> bool:
    """``sekiz H100'lü BERT sonucu``: what a result was reached with, where who brought it is told too."""
    return re.compile(r"['’]l[iuü]k? ").match(s.page.folded, named.end) is not None


def _between_rounds(s: Sentence) -> Iterator[Comparison]:
    """``DGX-1은 v0.5 때보다 v0.6에서 더 빨라졌다``, ``v0.5'tekinden v0.6'da daha hızlı``: one thing in two rounds."""
    code = s.page.grammar.code
    than = timing_of(code).than_round.search(s.page.folded, s.reading.start, s.reading.end)
    word = timing_of(code).fast.search(s.page.folded, than.end(), s.reading.end) if than else None
    told = {m[0].removeprefix("v") for m in _ROUND.finditer(s.page.folded, s.reading.start, s.reading.end)}
    subject = _whose(s, than.start()) if than and word and len(told) == PAIR else None
    if than and word and subject is not None and not _else_between(s, than.end(), word.start()):
        yield _told(s, subject, _past(than), word)


# Releases


def _by_release(s: Sentence) -> Iterator[Comparison]:
    """``22.08 컨테이너가 22.04 컨테이너보다 느렸다``, ``23.08 sürümü 22.08 sürümünden daha hızlı``: two releases of one software."""
    code = s.page.grammar.code
    found = timing_of(code).release.search(s.page.folded, s.reading.start, s.reading.end)
    word = timing_of(code).fast.search(s.page.folded, found.end() - 1, s.reading.end) if found else None
    if found is None or word is None or found["a"] == found["b"] or word.start() - found.end() > REACH:
        return
    sides = [Bound(s.page.text[slice(*found.span(side))].strip("'’"), None, *found.span(side), 0.65, "release") for side in ("ours", "theirs")]
    yield _told(s, sides[0], sides[1], word)


# What was just timed


def _than_just_timed(s: Sentence) -> Iterator[Comparison]:
    """``Bu süre, DGX A100'ün sonucundan kısadır``, ``엔비디아의 최대 구성은 그보다 조금 느렸다``: what was timed last, against a thing or who brought one."""
    code, folded = s.page.grammar.code, s.page.folded
    last = _just_timed(s)
    if last is None:
        return
    than = timing_of(code).than_just_told.search(folded, s.reading.start, s.reading.end)
    word = timing_of(code).compared.search(folded, than.end(), s.reading.end) if than else None
    if than and word and word.start() - than.end() <= REACH // 3 and not _measured_between(s, than.end(), word.end()):
        own = [n for n in s.reading.names if s.reading.clause(than.start())[0] <= n.start < than.start() and n.type in THINGS | MAKERS and n.entity.entity_id not in COMPONENTS]
        ours = [n for n in own if n.type in THINGS] or own
        if ours and ours[-1].name != last.name:
            yield _told(s, bound(ours[-1], 0.7, "timed"), _carried(last, than), word)
        return
    this = timing_of(code).just_told.search(folded, s.reading.start, s.reading.end)
    if this is None:
        return
    rivals = [n for n in s.reading.names if n.start >= this.end() and n.type in THINGS | MAKERS and n.entity.entity_id not in COMPONENTS]
    for rival in reversed(rivals):
        mark = timing_of(code).marked.match(folded, rival.end, s.reading.end)
        word = timing_of(code).compared.search(folded, mark.end(), s.reading.end) if mark else None
        if mark and word and word.start() - mark.end() <= REACH // 3 and rival.name != last.name and not _measured_between(s, rival.end, word.end()):
            yield _told(s, _carried(last, this), bound(rival, 0.75, "timed"), word)
            return


def _rival_alone(s: Sentence) -> Iterator[Comparison]:
    """``가우디2 8개는 17.2분을 냈다. 엔비디아 본가의 기록보다 느리다는 점에서``, ``NVIDIA'nın kendi sonucundan daha yavaş``: what was timed last, where only the other side is named."""
    code, folded = s.page.grammar.code, s.page.folded
    named = [n for n in s.reading.names if n.type in THINGS | MAKERS and n.entity.entity_id not in COMPONENTS | CLASSES]
    if len(named) > 1 and named[0].type in MAKERS and named[1].start - named[0].end <= 3:  # `엔비디아 H100 768개보다`, `NVIDIA'nın …`
        named = named[1:]
    rival, last = (named[0] if named else None), _just_timed(s)
    mark = timing_of(code).result_of.match(folded, rival.end, s.reading.end) if rival and last and rival.name != last.name else None
    word = timing_of(code).fast.match(folded, mark.end(), s.reading.end) or timing_of(code).compared.match(folded, mark.end(), s.reading.end) if mark else None
    firm = next((n.start for n in s.reading.names if rival and n.type in MAKERS and n.end <= rival.start and rival.start - n.end <= 3), None)  # letters of a particle
    opens = rival is not None and _OPENS.fullmatch(folded, s.reading.start, firm if firm is not None else rival.start) is not None
    if rival and last and mark and word and opens and not _measured_between(s, rival.end, word.end()):
        yield _told(s, _carried(last, mark), bound(rival, 0.75, "timed"), word)


_OPENS: Final = re.compile(r"[\s\"'“‘(–-]*(?:(?:즉|그러니까|다만|하지만|그래도|심지어|그런데|결국|이는|이|bu|yani|ama|ancak|üstelik|hatta|yine de|demek ki|böylece)[, ]+){0,2}(?:같은 라운드의? |ayni turda )?")


def _just_timed(s: Sentence) -> Bound | None:
    """What was timed last; not what its sentence only holds that against (``önceki kuşağın 32,70 dakikalık sonucuna göre``)."""
    timed = [row for row in s.context.measured if row[0] in TIME_METRICS and s.index - row[2] <= 1]
    if not timed:
        return None
    last = s.page.readings[timed[-1][2]]
    if _HELD_AGAINST.search(s.page.folded, last.start, last.end):
        before = [row for row in s.context.measured if row[0] in TIME_METRICS and timed[-1][2] - row[2] <= 1 and row[1].name != timed[-1][1].name]
        return before[-1][1] if before else None
    return timed[-1][1]


_HELD_AGAINST = re.compile(r"sonu[cç][a-z]* (?:göre|kiyasla|oranla)|[dt][ae]kine göre|(?:기록|결과)[가-힣]{0,2} ?(?:대비|비해)")


def _carried(side: Bound, place: re.Match[str]) -> Bound:
    return Bound(side.name, side.entity, place.start(), place.end(), 0.6, "just_timed")


def _other_ahead(s: Sentence) -> Iterator[Comparison]:
    """``가우디2 8개는 BERT를 17.2분에 끝냈다. … 다만 BERT에서는 DGX A100 쪽이 조금 더 빨랐다``: one of the two things that the paragraph has timed."""
    code = s.page.grammar.code
    for named in reversed([n for n in s.reading.names if n.type in THINGS and n.entity.entity_id not in COMPONENTS | CLASSES]):
        mark = timing_of(code).ahead.match(s.page.folded, named.end, s.reading.end)
        word = timing_of(code).fast.match(s.page.folded, mark.end(), s.reading.end) if mark else None
        if mark is None or word is None or _measured_between(s, named.end, word.end()):
            continue
        block = [i for i, r in enumerate(s.page.readings[: s.index]) if r.block == s.reading.block]
        others = {row[1].name: row[1] for row in s.context.measured if row[0] in TIME_METRICS and row[2] in block and row[1].name != named.name and row[1].entity and row[1].entity.type in THINGS}
        if len(others) == 1:
            yield _told(s, bound(named, 0.7, "timed"), next(iter(others.values())).carried(), word)
        return


def turned_round(page: Page, reading: Reading, index: int, context: Context, one: Comparison) -> Iterator[Comparison]:
    """``A, BERT'te B'den daha hızlı; ResNet-50'de ise B önde kalıyor``, ``BERT에서는 A가 B보다 빨랐지만 ResNet-50에서는 B가 앞섰다``: the other side is ahead in the next clause, on something else."""
    code = page.grammar.code
    behind = _NEXT_CLAUSE.search(page.folded, one.end, reading.end)
    word = timing_of(code).fast.search(page.folded, behind.end(), reading.end) if behind else None
    if behind is None or word is None or one.rival.name == "previous" or not _RUNS.search(page.folded):
        return
    named = [n for n in reading.names if behind.end() <= n.start < word.start() and n.type in THINGS | MAKERS]
    s = Sentence(page, reading, index, context, comparing_of(code))
    if len(named) == 1 and named[0].name == one.rival.name and not _measured_between(s, behind.end(), word.end()):
        yield _told(s, bound(named[0], 0.7, "turned_round"), one.subject.carried(), word)


def turned_on(page: Page, reading: Reading, index: int, context: Context, one: Comparison) -> Iterator[Comparison]:
    """``ResNet-50에서 A가 B를 앞섰지만 BERT에서는 뒤졌다``, ``ResNet-50'de B'yi geçti ama BERT'te geride kaldı``: the same two on something else, in the next clause."""
    behind = _NEXT_CLAUSE.search(page.folded, one.end, reading.end)
    if behind is None or one.rival.name == "previous" or not _RUNS.search(page.folded) or any(n.start >= behind.end() and n.type in THINGS | MAKERS for n in reading.names):
        return
    yield from _on_another(Sentence(page, reading, index, context, comparing_of(page.grammar.code)), behind.end(), one)


def _on_another(s: Sentence, low: int, one: Comparison) -> Iterator[Comparison]:
    """What is said of the two that were compared, from a place on, of another workload."""
    code = s.page.grammar.code
    word = timing_of(code).won_or_lost.search(s.page.folded, low, s.reading.end)
    works = [n for n in s.reading.names if low <= n.start < (word.start() if word else low) and n.type in WORKLOADS]
    if word is None or len(works) != 1 or any(f.kind in MEASURES for f in s.reading.figures if f.start >= low):
        return
    ahead = one.degree.sign if one.degree.merit or one.metric not in TIME_METRICS else -one.degree.sign
    turned = -ahead if word["turned"] else ahead if word["alike"] else 1 if word["won"] else -1
    if turned:
        yield Comparison(_carried(one.subject, word), _carried(one.rival, word), Degree(FASTER.pattern, turned, merit=True), word.start(), word.end(), "performance")


def _as_before(s: Sentence) -> Iterator[Comparison]:
    """``Gaudi2 DGX A100'den hızlıydı. BERT'te ise tam tersi oldu``: what was compared in the sentence before, on something else."""
    told = s.context.compared
    named = any(n.type in THINGS | MAKERS and n.entity.entity_id not in COMPONENTS for n in s.reading.names)
    if told and told[1] == s.index - 1 and not named and s.page.readings[told[1]].block == s.reading.block and told[0].rival.name != "previous":
        yield from _on_another(s, s.reading.start, told[0])


_NEXT_CLAUSE = re.compile(r"; |,? (?:ama|fakat|ancak) |(?<=지만),? |(?<=는데),? |(?<=으나),? |(?<=고),? ")


def _measured_between(s: Sentence, low: int, high: int) -> bool:
    """Whether a number tells by how much."""
    return any(low <= f.start < high and f.kind in MEASURES and f.unit in ("x", "percent", "min", "s", "h") for f in s.reading.figures)
