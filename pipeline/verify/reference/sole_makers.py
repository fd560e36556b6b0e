"""Check *reference*: who is said to be the only maker of chips for AI beside another, by the chips of MLPerf Training.

``AI 반도체 시장에서 엔비디아를 빼면 그래프코어가 유일하다``: in conflict with results on many chips of a third maker, of the two years before the article. That there was no third the rows do not tell.
"""

from __future__ import annotations

import re

from pipeline.lexicon import fold
from pipeline.verify.records import Brought, Case, Finding
from pipeline.verify.reference.book import Book, Result
from pipeline.verify.reference.results import row_words
from pipeline.verify.reference.rounds import PUBLISHED

MAKERS = {
    "NVIDIA": re.compile(r"nvidia|(?<![a-z])[avhb]\d{2,3}(?!\d)"), "Google": re.compile("tpu"), "Graphcore": re.compile(r"graphcore|(?<![a-z])ipu"),
    "Intel": re.compile("gaudi"), "Huawei": re.compile("ascend"), "AMD": re.compile(r"radeon|instinct"),
}  # fmt: skip
MANY = 64  # chips in one system, from which on it is no trial
YEARS = 2


def judge_sole(case: Case, one: Brought, book: Book) -> Finding | None:
    """A conflict where somebody else is known to make such chips; None where nothing can be said."""
    told, month = {one.subject, one.system}, (case.published or "")[:7]
    if len(told & MAKERS.keys()) != len(told) or not month[:4].isdigit():
        return None
    since = f"{int(month[:4]) - YEARS}{month[4:]}"
    lately = [r for r in book.results if since <= PUBLISHED.get(r.round, "") <= month and r.count >= MANY]
    others: dict[str, Result] = {}
    for row in lately:
        if (maker := maker_of(row)) is not None and maker not in told:
            others[maker] = row
    if not others:
        return None
    shown = list(others.values())
    said = f"There are results with many chips of {' and '.join(others)}, too: {'; '.join(map(row_words, shown))}."
    return Finding(one.submission_id, "reference", "conflicting", "reference_differs", said, {"rows": [r.cited() for r in shown]}, "submission")


def maker_of(row: Result) -> str | None:
    """Who made the chip of a result, by its name."""
    return next((maker for maker, name in MAKERS.items() if name.search(fold(row.accelerator))), None)
