"""Check *reference*, by place: more pictures of a set's validation part than the rows give it. ``ImageNet의 검증용 이미지 10만 장``."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pipeline.languages import recalling_of
from pipeline.lexicon import fold
from pipeline.verify.numbers import shown
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.records import Case, Finding
from pipeline.verify.reference.book import Book

CHECK, METHOD = "reference", "split"
BEFORE = 60  # characters before a number in which its set and the part of it are named
MORE = 1.02  # times the part: a rounded number may be told a little high
_ANOTHER = re.compile(r"[\s\-]?(?!1k)\d+\s?k|[\s\-](?:v2|c|a|r|real|sketch)\b")  # ``ImageNet-21k``, ``ImageNet-V2``: other sets


def check_splits(case: Case, book: Book) -> Iterator[Finding]:
    """A part of a validation set may be taken, more than all of it cannot."""
    if not recalling_of(case.language).validation.search(fold(case.text)):
        return
    rows = [r for found in book.by_name.values() for r in found if r.metric == "dataset_size" and r.conditions.get("split") == "validation" and r.value]
    words, claims = recalling_of(case.language), claims_on(case)
    for n in measures(case):
        before = fold(case.text[max(case.sentence_at(n.start).start, n.start - BEFORE) : n.start])
        if n.quantifier not in {"exact", "about", "at_least"} or not words.validation.search(before):
            continue
        for row in rows:
            named = [m for name in (row.product, *row.names) for m in re.finditer(rf"(?<![a-z0-9가-힣]){re.escape(fold(name))}", before)]
            if n.unit != row.unit or not named or any(_ANOTHER.match(before, m.end()) for m in named) or (n.value or 0) <= MORE * (row.value or 0):
                continue
            said = f"{row.product} has {shown(row.value, row.unit)} in its validation part ({row.source}), the article says {shown(n.value, n.unit)}."
            yield from spread(n, claims, Finding("", CHECK, "conflicting", "reference_differs", said, {"figures": spans_of((n,)), "rows": [row.cited()]}, METHOD))
            break
