"""Documents whose figures and claims are those of a golden file: what the checks see where extraction makes no mistake."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from pipeline.app import Pipeline
from pipeline.clean.sentences import split_sentences
from pipeline.settings import Settings
from schemas.records import Claim, Document, Figure


def golden_document(text_file: Path, golden_file: Path) -> Document:
    """The article of a text file with the figures and claims of its golden file."""
    gold = json.loads(golden_file.read_text(encoding="utf-8"))
    read = Pipeline(Settings(language=gold["language"])).process(text_file)
    article = replace(read.article, title=gold.get("title") or read.article.title, published_at=gold.get("published") or read.article.published_at)
    document = split_sentences(Document(article=article), Settings())
    figures = tuple(figure(f) for f in gold["figures"])
    by_start = {f.start: f for f in figures}
    claims = tuple(claim(document, c, by_start) for c in gold["claims"])
    seen: dict[tuple[int, int], int] = {}
    numbered = []
    for c in claims:
        place = (by_start[c.figure].start, by_start[c.figure].end) if c.figure is not None else (c.start, c.end)
        numbered.append(replace(c, ordinal=seen.get(place, 0)))
        seen[place] = seen.get(place, 0) + 1
    return replace(document, figures=figures, claims=tuple(numbered), entities=(), mentions=())


def figure(gold: dict[str, Any]) -> Figure:
    names = ("start", "end", "surface", "kind", "value", "value_max", "unit", "text_value")
    return Figure(**{n: gold.get(n) for n in names}, quantifier=gold.get("quantifier") or "exact", in_words=gold.get("in_words", False), rule="golden")


def claim(document: Document, gold: dict[str, Any], figures: dict[int, Figure]) -> Claim:
    stands = figures[gold["figure"]] if gold["figure"] is not None else None
    start, end = evidence(document, gold, stands)
    conditions = {**(gold.get("conditions") or {})}
    return Claim(
        figure=None if stands is None else stands.start, start=start, end=end, type=gold["type"], subject=first(gold.get("subject")),
        vendor=gold.get("vendor"), metric=gold.get("metric"), comparator=first(gold.get("comparator")),
        benchmark=tuple(gold.get("benchmark") or ()), direction=gold.get("direction"),
        value=None if stands is None else stands.value, value_max=None if stands is None else stands.value_max,
        unit=None if stands is None else stands.unit, quantifier="exact" if stands is None else stands.quantifier,
        modality=gold.get("modality") or "asserted", attributed_to=first(gold.get("attributed_to")), conditions=conditions,
        as_of=stands.text_value if stands is not None and stands.kind == "date" else None, confidence=1.0, method="golden",
        statement="golden",
    )  # fmt: skip


def first(names: Any) -> str | None:
    return names[0] if isinstance(names, list) and names else names or None


def evidence(document: Document, gold: dict[str, Any], stands: Figure | None) -> tuple[int, int]:
    """The sentence of the figure, or the first one that names subject and other side."""
    text = document.article.source_text
    if stands is not None:
        for s in document.sentences:
            if s.start <= stands.start < s.end:
                return s.start, s.end
        return stands.start, stands.end
    wanted = [gold.get("subject") or [], gold.get("comparator") or []]
    for s in document.sentences:
        words = text[s.start : s.end].casefold()
        if all(not names or names == ["previous"] or any(n.casefold() in words for n in names) for names in wanted):
            return s.start, s.end
    return document.sentences[0].start, document.sentences[0].end
