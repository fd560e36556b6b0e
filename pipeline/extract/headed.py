"""The test that a heading sets: under ``## 모래 뿌리기`` or behind ``**Kum dökme.**`` whatever is measured was measured in it."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter

from pipeline.extract.context import Asked, Bound
from pipeline.extract.metrics import metric_words
from pipeline.extract.reading import MEASURES, THINGS, WORKLOADS, Page, asked_once
from pipeline.extract.tasks import is_task
from pipeline.languages import tasks_of

HEADED = "section_test"
LEAST_VALUES = 3  # in one unit, from which a section tells of results
LEAST_TESTS = 3  # sections with results
_MOST_WORDS, _LONGEST = 4, 28
_MARKS = re.compile(r"(?:[#*_>•■◆●▶▲◇□○▷\s-]|\d{1,2}[.)] )*")
_RUN_IN = re.compile(r"(?:[-*•] |\d{1,2}[.)] )?(?P<mark>\*\*|\*|__)(?P<name>[^*_\n]{2,40}?)[.:]?(?P=mark)[.:]?(?= )")
_NAMED = THINGS | WORKLOADS | {"vendor", "organisation", "person"}
_PARTS = re.compile(r" [—–] |: ")


def headed_test(place: Asked, *, any_measure: bool) -> list[Bound]:
    """``## 모래 뿌리기`` above ``가람이 71초, 누리가 58초``: the test that the heading names; with ``any_measure`` only one that it calls a test."""
    page, figure = place.page, place.figure
    if place.cell is not None:
        return []
    sections = _sections(page)
    number = bisect_right([low for _, low, _ in sections], figure.start) - 1
    if number < 0 or sections[number][0] is None:
        return []
    (start, end), low, high = sections[number]  # type: ignore[misc]
    called = tasks_of(page.grammar.code).trial.search(page.folded, start, end) is not None
    if not called and (any_measure or _values(page, low, high)[figure.kind, figure.unit] < LEAST_VALUES or not _is_one_of_several(page, number)):
        return []
    entity = page.entity_at(start, end)
    return [Bound(entity.name if entity else page.text[start:end], entity, start, end, 0.6, HEADED)]


@asked_once
def _is_one_of_several(page: Page, number: int) -> bool:
    """Whether two of the things of a section are told of under the heading of another test, too; or one, where three sections have results; in an article whose title says that it tests."""
    if not tasks_of(page.grammar.code).trying.search(page.folded, 0, _title_end(page)):
        return False
    sections = _sections(page)
    named = [{n.entity.entity_id for n in page.names_between(low, high)} for _, low, high in sections]
    results = [name is not None and max(_values(page, low, high).values(), default=0) >= LEAST_VALUES for name, low, high in sections]
    most = max((len(named[number] & named[other]) for other, (name, low, high) in enumerate(sections) if other != number and name and max(_values(page, low, high).values(), default=0) > 1), default=0)
    return most > 1 or (most == 1 and sum(results) >= LEAST_TESTS)


def _title_end(page: Page) -> int:
    """The end of the first line that holds words."""
    start = len(page.text) - len(page.text.lstrip())
    end = page.text.find("\n", start)
    return end if end >= 0 else len(page.text)


@asked_once
def _values(page: Page, low: int, high: int) -> Counter[tuple[str, str | None]]:
    """How many values of each kind and unit stand between two offsets."""
    return Counter((f.kind, f.unit) for r in page.readings_between(low, high) for f in r.figures if low <= f.start < high and f.kind in MEASURES)


@asked_once
def _sections(page: Page) -> list[tuple[tuple[int, int] | None, int, int]]:
    """Each section with its heading's name of a test; a heading at the start of a paragraph goes for that alone."""
    heads: list[tuple[int, tuple[int, int] | None]] = []
    above: tuple[int, int] | None = None
    for block in page.document.article.blocks:
        if block.kind in ("heading", "title", "question"):
            above = _test_named(page, block.start, block.end) if block.kind == "heading" else None
            heads.append((block.end, above))
            continue
        led = _RUN_IN.match(page.text, block.start, block.end)
        name = _test_named(page, *led.span("name")) if led else above
        if led or (heads and heads[-1][1] != name):
            heads.append((led.end() if led else block.start, name))
    ends = [*(low for low, _ in heads[1:]), len(page.text)]
    return [(name, low, high) for (low, name), high in zip(heads, ends, strict=False)]


def _test_named(page: Page, start: int, end: int) -> tuple[int, int] | None:
    """The name of a test in a heading: a few words that name no product, no firm and no measure."""
    start = _MARKS.match(page.text, start, end).end()  # type: ignore[union-attr]
    while end > start and page.text[end - 1] in "*_#:.– -\n\t":
        end -= 1
    if part := _PARTS.search(page.text, start, end):
        start, end = (start, part.start()) if part[0] != ": " else (part.end(), end)
    words, tasks = page.folded[start:end], tasks_of(page.grammar.code)
    called = " " in words and tasks.trial.search(words)
    if not words or len(words) > _LONGEST or len(words.split()) > _MOST_WORDS or (not called and tasks.no_trial.fullmatch(words)) or words.replace(" ", "").isdigit():
        return None
    if any(n.type in _NAMED and not (is_task(n.entity, page.grammar.code) and (n.start, n.end) == (start, end)) for n in page.names_between(start, end)):
        return None
    return None if metric_words(page, start, end) and not called else (start, end)
