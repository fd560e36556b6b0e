"""Threads of processors whose cores run two each: ``코어가 4~6개, 하이퍼스레딩으로 8~12개의 스레드``; ``10 çekirdek, hyperthreading ile 20 iş parçacığı``."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator

from pipeline.lexicon import fold
from pipeline.verify.equations import Equation
from pipeline.verify.names import keys
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.records import Assertion, Case, Finding, Number

CHECK, METHOD = "arithmetic", "threads"
EACH = 2  # threads that a core of these runs at once
NEAR = (0.5, 8.0)  # times that threads may be of cores and be meant of them
_TWO_EACH = re.compile(r"하이퍼 ?[스쓰]레[딩드]|hyper-?\s?threading|hyper-?thread|\bsmt\b|동시 ?멀티 ?[스쓰]레딩|simultaneous multi-?threading|eşzamanli çoklu iş parçacığ", re.IGNORECASE)
# Where cores do not all run two, or words tell how it would be without.
_NOT_ALL = re.compile(r"끄면|꺼|끈 |없이|없[는다어고]|않|지원 안|빼|미지원|효율 코어|성능 코어|[ep]-?코어|고성능|하이브리드|[ep]-core|\bkapali|\bkapat|devre dişi|olmadan|\byok\b|desteklem|verimlilik|performans çekirde|hibrit|hybrid|smt ?-?[48]|네 개씩|여덟 개씩|dörder|총|합쳐|toplam|소켓|soket", re.IGNORECASE)


def check_threads(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    """Twice the cores support the threads; another number is a conflict only where one sentence has one number of each, both exact."""
    del tolerances  # twice is twice
    claims = claims_on(case)
    numbers = [n for n in measures(case) if n.kind == "quantity" and n.value]
    for threads in (n for n in numbers if n.unit == "thread"):
        sentence = case.sentence_at(threads.start)
        folded = fold(case.words(sentence))
        place = bisect_left(case.starts, sentence.start)
        before = case.sentences[place - 1] if place else sentence
        back = before.start if case.block_at(before.start) == case.block_at(sentence.start) else sentence.start
        cores = [n for n in numbers if n.unit == "core" and back <= n.start < sentence.end and _of_one(claims, n, threads)]
        if not cores or not _TWO_EACH.search(fold(case.text[back : sentence.end])):
            continue
        twice = next((n for n in reversed(cores) if _is_twice(n, threads)), None)
        if twice is not None:
            said = f"{' and '.join(str(_doubled(v)) for v in (twice.value, twice.value_max) if v)}, as the article says."
            yield from spread(threads, claims, Finding("", CHECK, "supported", "product", said, {"figures": spans_of((twice, threads))}, METHOD))
        elif _must_be_twice(case, cores, [n for n in numbers if n.unit == "thread" and sentence.start <= n.start < sentence.end]) and _TWO_EACH.search(folded) and not _NOT_ALL.search(folded):
            said = f"{_doubled(cores[0].value or 0)}, the article says {shown(threads.value, 'thread')}."
            finding = Finding("", CHECK, "conflicting", "product", said, {"figures": spans_of((cores[0], threads))}, METHOD)
            for number in (cores[0], threads):
                yield from spread(number, claims, finding)


def _doubled(cores: float) -> Equation:
    return Equation(f"{EACH} × {shown(cores, 'core')}", EACH * cores, "thread")


def _of_one(claims: dict[str, list[Assertion]], cores: Number, threads: Number) -> bool:
    """Whether no designations say that cores and threads are of two things; ``이 CPU`` and ``CPU`` may be one."""
    ours, theirs = (keys(name for claim in claims.get(n.figure_id, ()) for name in claim.subjects) for n in (cores, threads))
    designations = [any(c.isdecimal() for key in side for c in key) for side in (ours, theirs)]
    return not all(designations) or bool(ours & theirs)


def _is_twice(cores: Number, threads: Number) -> bool:
    """Twice as many, a range end by end."""
    if (cores.value_max is None) != (threads.value_max is None):
        return False
    return threads.value == EACH * (cores.value or 0) and (threads.value_max or 0) == EACH * (cores.value_max or 0)


def _must_be_twice(case: Case, cores: list[Number], threads: list[Number]) -> bool:
    if len(cores) != 1 or len(threads) != 1 or case.sentence_at(cores[0].start) != case.sentence_at(threads[0].start):
        return False
    one, other = cores[0], threads[0]
    exact = all(n.quantifier == "exact" and n.value_max is None for n in (one, other)) and one.block_id == other.block_id
    return exact and NEAR[0] <= (other.value or 0) / (one.value or 1) <= NEAR[1] and one.value != other.value
