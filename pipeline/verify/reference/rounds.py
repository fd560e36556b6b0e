"""Rounds of MLPerf Training: when their results came out, and which one the words around a place speak of."""

from __future__ import annotations

import re

from pipeline.extract import rounds
from pipeline.languages import events_of, in_any, suites_of
from pipeline.verify.records import Case, Number, Span

LAST = "4.0"  # the last round that has rows
PUBLISHED = {f"v{name}": month for name, month in rounds.PUBLISHED.items() if float(name) <= float(LAST)}


_OTHER_SUITES = in_any(lambda language: suites_of(language).other_suites)
_TRAINING = in_any(lambda language: suites_of(language).training)


def speaks_of_others(folded: str) -> bool:
    """Whether an article speaks of other suites of MLPerf than that of training, which the rows are of, and not of that: ``MLPerf 추론 4.0``, ``MLPerf Inference``."""
    return _OTHER_SUITES.search(folded) is not None and _TRAINING.search(folded) is None


def speaks_of_training(folded: str) -> bool:
    """Whether an article may speak of the results that the rows are of."""
    return "mlperf" in folded and not speaks_of_others(folded)


_ANY_SUITE = re.compile(rf"{_OTHER_SUITES.pattern}|(?P<training>{_TRAINING.pattern})")


def is_of_training(folded: str, offset: int) -> bool:
    """Whether what stands at a place is of the training suite: of the suites of MLPerf that are told with their names before it the last is that one, or none is."""
    told = list(_ANY_SUITE.finditer(folded, 0, offset))
    return not told or told[-1]["training"] is not None


def rounds_at(case: Case, folded: str, low: int, high: int) -> tuple[str, ...]:
    """The round that the sentence of a place tells, else the one told last before it and the first of the article; none where it is another one before."""
    suites = suites_of(case.language)
    sentence, told = case.sentence_at(low), told_rounds(case, folded)
    if (other := _of_month(case, folded, sentence.start, low, told)) is not None:
        return other
    inside = [r for start, r in told if sentence.start <= start < low][-1:] or [r for start, r in told if high <= start < sentence.end and not suites.held_against.match(folded, start)][:1]
    if not inside and suites.round_before.search(folded, sentence.start, sentence.end):
        return ()
    before = [told[0][1] if start < sentence.start and _in_passing(case, folded, start, r, told[0][1]) else r for start, r in told if start < low]
    return tuple(dict.fromkeys(inside or [*before[-1:], *(r for _, r in told[:1])]))




def _of_month(case: Case, folded: str, low: int, high: int, told: list[tuple[int, str]]) -> tuple[str, ...] | None:
    """The round that words before a number tell by its month (``kasım ayındaki turda``), or the article's own, told as now behind another one; None where they do not."""
    suites = suites_of(case.language)
    own = told[0][1] if told else None
    inside = [r for start, r in told if low <= start < high]
    if inside and own and suites.now.search(folded, low, high):
        return (own,) if own not in inside else ()
    match = suites.of_month.search(folded, low, high)
    if match is None or inside or own is None:
        return None
    month = events_of(case.language).months.get(match["month"]) or int(match["month"])
    fitting = [r for r in ORDER if PUBLISHED[r].endswith(f"-{month:02d}") and r <= own]
    return tuple(fitting[-1:])


def _in_passing(case: Case, folded: str, start: int, told: str, first: str) -> bool:
    """``직전 3.1 라운드에서 세운 기록은``, ``3.1에서 58.3분이던 시간이 이번에``: an older round than the article's own, to which its sentence only looks back."""
    suites = suites_of(case.language)
    if told >= first:
        return False
    sentence = case.sentence_at(start)
    return suites.right_before.search(folded, max(sentence.start, start - 24), start) is not None or suites.now_again.search(folded, start, sentence.end) is not None


def round_here(case: Case, folded: str, low: int, high: int) -> str | None:
    """The round that the paragraph of a place tells nearest to it, else the only one of the article; none where it is another one before."""
    near, told = rounds_at(case, folded, low, high), told_rounds(case, folded)
    top = min(case.block_at(low).start, case.sentence_at(low).start)
    if len(near) < 2 or any(top <= start < high and r == near[0] for start, r in told):  # two
        return near[0] if near else None
    return None


def rounds_of(case: Case, folded: str) -> tuple[str, ...]:
    """Every round that the article tells, in the order of its words."""
    return tuple(dict.fromkeys(one for _, one in told_rounds(case, folded)))


def told_rounds(case: Case, folded: str) -> list[tuple[int, str]]:
    """Each place at which the article tells a round, with the round: one of those that the rows can have, or a later one of the suite by its full name (``MLPerf Training v4.1``), of which there are none."""
    versions = [n for n in case.numbers if n.kind == "version"]
    told = [(n.start, f"v{n.text_value}") for n in versions if (f"v{n.text_value}" in PUBLISHED and _is_round(case, folded, n)) or (_ROUND.fullmatch(f"v{n.text_value}") and _IN_FULL.search(folded, max(0, n.start - SHORT), n.start))]
    bare = [(n.start, f"v{n.surface}") for n in case.numbers if n.kind != "version" and f"v{n.surface}" in PUBLISHED and BEFORE_DIVISION.match(folded, n.end)]
    return sorted(told + bare)


_ROUND = re.compile(r"v[0-9]\.[0-9]")
_IN_FULL = re.compile(r"mlperf[ -](?:training|트레이닝|학습|훈련|eğitim)[ -]?v?$")
BEFORE_DIVISION = in_any(lambda language: suites_of(language).before_division)  # `2.1 오픈 부문에서`


def two_rounds_at(case: Case, folded: str, sentence: Span) -> tuple[str, ...]:
    """``v3.0과 v3.1이 똑같다``, ``bir önceki tura göre değişmemiş``, ``iki turda da aynı``: the two rounds that a sentence sets against each other, the earlier first; empty where it does not tell them."""
    suites = suites_of(case.language)
    numbers = [n for n in case.numbers if n.kind == "version" and f"v{n.text_value}" in PUBLISHED and _is_round(case, folded, n)]
    here = sorted({f"v{n.text_value}" for n in case.numbers if n.kind == "version" and f"v{n.text_value}" in PUBLISHED and sentence.start <= n.start < sentence.end}, key=ORDER.index)
    if len(here) == 2:  # two
        return tuple(here)
    before = [f"v{n.text_value}" for n in numbers if n.start < sentence.start]
    if len(here) == 1 and before and before[-1] != here[0]:  # `2.0 라운드 때 숫자랑 똑같다`
        return tuple(sorted((here[0], before[-1]), key=ORDER.index))
    current = here[0] if here else before[-1] if before else None
    if current is None or len(here) > 1:
        return ()
    told = sorted({f"v{n.text_value}" for n in numbers}, key=ORDER.index)
    if suites.both_rounds.search(folded, sentence.start, sentence.end) and len(told) == 2:
        return tuple(told)
    if (suites.round_before.search(folded, sentence.start, sentence.end) or suites.both_rounds.search(folded, sentence.start, sentence.end)) and ORDER.index(current):
        return (ORDER[ORDER.index(current) - 1], current)
    return ()


ORDER = tuple(PUBLISHED)
SHORT = 24  # code points of a heading before its round


def _is_round(case: Case, folded: str, number: Number) -> bool:
    suites = suites_of(case.language)
    around = folded[max(0, number.start - 30) : number.end + 12]
    line = folded.rfind("\n", 0, number.start) + 1
    ends = folded.find("\n", number.end)
    head, tail = folded[line : number.start], folded[number.end : ends if ends >= 0 else len(folded)]
    if (head == "" and tail.startswith(":")) or (tail == "" and head.endswith(": ") and len(head) <= SHORT):  # `1.1: Asıl sıçrama`, `İlk adım: 1.0`
        return True
    return "mlperf" in around or suites.named.search(around) is not None or suites.behind.match(folded[number.end : number.end + 12]) is not None
