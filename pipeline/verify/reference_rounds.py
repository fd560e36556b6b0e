"""Rounds of MLPerf Training: when their results came out, and which one the words around a place speak of."""

from __future__ import annotations

import re

from pipeline.verify.records import Case, Number

# When the results of a round came out: an article of that month or later may speak of it.
PUBLISHED: dict[str, str] = {
    "v0.5": "2018-12", "v0.6": "2019-07", "v0.7": "2020-07", "v1.0": "2021-06", "v1.1": "2021-12", "v2.0": "2022-06", "v2.1": "2022-11",
    "v3.0": "2023-06", "v3.1": "2023-11", "v4.0": "2024-06",
}  # fmt: skip
_ROUND_BEFORE = re.compile(r"(?:직전|이전|앞선|지난|한 라운드 전|önceki|bir önceki|geçen) ?(?:라운드|tur)")


def rounds_at(case: Case, folded: str, low: int, high: int) -> tuple[str, ...]:
    """The round that the sentence of a place tells, else the one told last before it and the first of the article; none where it is another one before."""
    sentence, told = case.sentence_at(low), told_rounds(case, folded)
    inside = [r for start, r in told if sentence.start <= start < low][-1:] or [r for start, r in told if high <= start < sentence.end][:1]
    if not inside and _ROUND_BEFORE.search(folded, sentence.start, sentence.end):
        return ()
    before = [r for start, r in told if start < low]
    return tuple(dict.fromkeys(inside or [*before[-1:], *(r for _, r in told[:1])]))


def rounds_of(case: Case, folded: str) -> tuple[str, ...]:
    """Every round that the article tells, in the order of its words."""
    return tuple(dict.fromkeys(one for _, one in told_rounds(case, folded)))


def told_rounds(case: Case, folded: str) -> list[tuple[int, str]]:
    """Each place at which the article tells a round, with the round."""
    return [(n.start, f"v{n.text_value}") for n in case.numbers if n.kind == "version" and f"v{n.text_value}" in PUBLISHED and _is_round(folded, n)]


def _is_round(folded: str, number: Number) -> bool:
    around = folded[max(0, number.start - 30) : number.end + 12]
    return "mlperf" in around or re.search(r"라운드|(?<![a-z])tur(?:u|un|una|unda|undan|undaki|da|dan|daki)?(?![a-z])|(?<![a-z])v\d", around) is not None or re.match(r"['’][dt][ae]|에서|에는|때", folded[number.end : number.end + 4]) is not None
