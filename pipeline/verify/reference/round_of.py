"""Check *reference*, by place: the round that a value is told of, where what has the value has no result in that round and some in others."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pipeline.lexicon import fold
from pipeline.verify.names import name_key
from pipeline.verify.records import Case, Finding
from pipeline.verify.reference.book import Book
from pipeline.verify.reference.results import is_or_runs_on
from pipeline.verify.reference.rounds import PUBLISHED, speaks_of_training, told_rounds
from pipeline.verify.sides import EARLIER

CHECK, METHOD = "reference", "round"
_FROM_IT = re.compile(
    r"[’'”\"]?(?:[dt][ae]n|[ae] göre|[ae] kiyasla|[dt][ae]ki| tur(?:una (?:göre|kiyasla|oranla)|undan|undaki)"
    r"| ?(?:라운드|때|버전|벤치마크)?(?: ?(?:결과|제출분|제출|기록|성적))?(?:보다|[과와] (?:견[줘주]|비교)|대비|에 비해|부터|까지)| ?(?:대비|이후|이전))"
)


def check_rounds(case: Case, book: Book) -> Iterator[Finding]:
    """``BERT는 1.1 회차에서 12% 나아졌다``, of a system whose results are all of another round: no result of the round that is told beside a value."""
    folded = fold(case.text)
    places = {start for start, _ in told_rounds(case, folded)} if book.results and speaks_of_training(folded) else set()
    for number in case.numbers:
        if number.kind != "version" or f"v{number.text_value}" not in PUBLISHED or number.start not in places or _FROM_IT.match(folded, number.end):
            continue
        sentence = case.sentence_at(number.start)
        inside = [c for c in case.claims if c.figure is not None and sentence.start <= c.start < sentence.end and c.metric in MEASURED and c.modality == "asserted"]
        others = {n.text_value for n in case.numbers if sentence.start <= n.start < sentence.end and n.kind == "version" and f"v{n.text_value}" in PUBLISHED}
        subjects = {c.subjects for c in inside}
        if EARLIER.search(folded[sentence.start : number.start]) and not all(c.subject_stands for c in inside):
            continue  # ``Önceki kuşakla kurulan sistem 1.1 turunda``: of another thing than was spoken of
        if len(others) > 1 or len(subjects) != 1 or not all(c.comparators in {(), ("previous",)} for c in inside):
            continue
        rows = [r for r in book.results if any(is_or_runs_on(r, n) or name_key(n) in name_key(r.accelerator) for n in subjects.copy().pop())]
        if rows and not any(r.round == f"v{number.text_value}" for r in rows):
            there = ", ".join(sorted({r.round for r in rows}))
            said = f"{inside[0].subject} has results in {there}, none in v{number.text_value} ({rows[0].source})."
            yield Finding(number.figure_id, CHECK, "conflicting", "reference_differs", said, {"rows": [rows[0].cited()]}, METHOD)


MEASURED = frozenset({"training_time", "performance", "throughput", "execution_time", "benchmark_score"})
