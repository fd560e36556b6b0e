"""Tasks that results are measured on and that have no name but their own words: ``낙상 감지에서``, ``Kuş sayımında``, ``눈길 보행자 시험``."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence

from pipeline.extract.found import Found
from pipeline.extract.korean_words import has_past
from pipeline.languages import tasks_of
from pipeline.languages.tasks import Tasks
from pipeline.lexicon import fold
from schemas.records import Entity, Figure

TASK = 3  # as strong as what a text introduces
REACH = 160  # code points behind a task in which something measured stands
MOST_PLAIN = 2  # words of a name that hold no owner
MEASURES = frozenset({"quantity", "percentage", "ratio"})
_SUFFIX = re.compile(r"[a-zçğöşü]{0,7}(?![a-zçğöşü])")
_AFTER_HANGUL = re.compile(r"(?![가-힣])|(?:에서|에선|에|은|는|이|가|을|를|의|과|와|도|까지|부터|만|처럼|보다|으로|로)(?![가-힣]{3})")


def named_tasks(text: str, folded: str, figures: Sequence[Figure], code: str) -> Iterator[Found]:
    """Every place of a task that some sentence or line measures on."""
    tasks = tasks_of(code)
    starts = [figure.start for figure in figures if figure.kind in MEASURES]
    found: dict[str, str] = {}
    for frame in tasks.frames:
        for match in frame.finditer(folded):
            start, end = _narrowed(folded, *match.span("name"), tasks)
            if start < end and _is_measured(starts, end):
                found.setdefault(folded[start:end], _spelled(text[start:end]))
    for words, name in found.items():
        for start in _places(folded, words, tasks):
            yield Found(start, start + len(words), name, "benchmark", "task", TASK)


def is_task(entity: Entity | None, code: str) -> bool:
    """Whether a workload is named by what is done (``낙상 감지``), not by a name of its own."""
    tasks = tasks_of(code)
    return entity is not None and entity.type == "benchmark" and (" " in entity.name or not tasks.suffixed) and bool(tasks.head.search(fold(entity.name)))


def _narrowed(folded: str, start: int, end: int, tasks: Tasks) -> tuple[int, int]:
    """The name without what only leads to it (``교통안전시험원의 눈길 보행자 시험``); empty where nothing describes its head, or where it only tells which device is tested (``Kart testi``)."""
    words = folded[start:end].split(" ")
    for index in range(len(words) - 2, -1, -1):
        if tasks.never.fullmatch(words[index]) or has_past(words[index]):
            start += sum(len(word) + 1 for word in words[: index + 1])
            words = words[index + 1 :]
            break
    if len(words) > MOST_PLAIN and tasks.owner.fullmatch(words[0]):
        start, words = start + len(words[0]) + 1, words[1:]
    compound = len(words) == 1 and not tasks.suffixed and not tasks.head.fullmatch(words[0])
    described = compound or not all(tasks.owner.fullmatch(word) for word in words[:-1])
    return (start, end) if described and not (tasks.never.fullmatch(words[0]) or tasks.of_device.fullmatch(folded, start, end)) else (end, end)


def _is_measured(starts: list[int], end: int) -> bool:
    at = bisect_left(starts, end)
    return at < len(starts) and starts[at] - end <= REACH


def _places(folded: str, words: str, tasks: Tasks) -> Iterator[int]:
    """Where the words of a task stand as a whole, with or without a suffix."""
    after = _SUFFIX if tasks.suffixed else _AFTER_HANGUL
    at = folded.find(words)
    while at >= 0:
        if not (at and folded[at - 1].isalnum()) and after.match(folded, at + len(words)):
            yield at
        at = folded.find(words, at + len(words))


def _spelled(words: str) -> str:
    """In small letters, save for what is always written in capitals: ``Kuş sayımı`` and ``kuş sayımı`` are one task."""
    first = words.partition(" ")[0]
    if words.isupper():
        return _lower(words)
    return words if len(first) > 1 and first.isupper() else _lower(words[:1]) + words[1:]


def _lower(words: str) -> str:
    return words.replace("İ", "i").replace("I", "ı").lower()
