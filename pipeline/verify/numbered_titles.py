"""Parts, lectures, tables by their number and title: ``Part2. Deep Learning Framework`` in a list, ``Part2. TensorFlow Framework`` elsewhere.

A title that the article's own list has under another number, whose number has another title there: not both can be right, and which is cannot be told.
"""

from __future__ import annotations

import itertools
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pipeline.lexicon import fold
from pipeline.verify.numbers import Tolerances
from pipeline.verify.places import claims_on, spans_of, spread
from pipeline.verify.records import Case, Finding, Number

CHECK, METHOD = "arithmetic", "numbered title"
LONGEST = 90  # characters of a title
WORDS = 2  # of a title at the least
FEWEST = 3  # entries of a list
GAP = 160  # characters between two entries of a list
_LABEL = re.compile(r"(.*?[^\W\d_])[\s.]*(\d{1,3})")
_BEHIND = re.compile(r"[.:)]\s*|\s[-–—]\s|\s*[|]\s*")  # between a number and its title
_WHOLE = re.compile(r"\s*[(\[]?\s*(?:\d{1,2}\s?부|\d{1,2}\s?/\s?\d{1,2}|\d{1,2}\.?\s?bölüm)\s*[)\]]?\s*$")  # ``1부`` of a title told in parts
_SENTENCE = re.compile(r"[가-힣](?:다|요|죠)[.!?]?$|[.!?]$")


class Entry(NamedTuple):
    """``scope``: what stands before it in its line (``Lecture 8``); ``title``: without spaces and case."""

    number: Number
    scope: str
    label: str
    value: int
    title: str


def check_numbered_titles(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    """Two entries of one number and title support each other; one that a list contradicts twice over is a conflict."""
    del tolerances  # titles are compared to the letter
    claims = claims_on(case)
    entries = list(_entries(case))
    lists = [one for one in _lists(entries) if len(one) >= FEWEST]
    odd: set[str] = set()
    for entry in entries:
        for listed in lists:
            if entry not in listed and (found := _contradicted(entry, listed)) is not None:
                of_number, of_title = found
                odd |= {entry.number.figure_id, of_title.number.figure_id}
                said = f"The article says {entry.label} {entry.value}; its own list has that title under {of_title.value}, and another under {of_number.value}."
                inputs = {"figures": spans_of((entry.number, of_number.number, of_title.number))}
                yield from spread(entry.number, claims, Finding("", CHECK, "conflicting", "contradiction", said, inputs, METHOD))
                said = f"The article's list says {of_title.label} {of_title.value}; elsewhere it has that title under {entry.value}."
                yield from spread(of_title.number, claims, Finding("", CHECK, "conflicting", "contradiction", said, inputs, METHOD))
                break
    by_title: defaultdict[tuple[str, str], list[Entry]] = defaultdict(list)
    for entry in entries:
        if entry.number.figure_id not in odd:
            by_title[entry.label, entry.title].append(entry)
    for entry in entries:
        like = [e for e in by_title[entry.label, entry.title] if _alike(e, entry)]
        again = next((e for e in like if e is not entry), None)
        if again is not None and entry in like and len({e.value for e in like}) == 1:
            said = f"{entry.label} {entry.value} has this title at two places of the article."
            yield from spread(entry.number, claims, Finding("", CHECK, "supported", "restatement", said, {"figures": spans_of((entry.number, again.number))}, METHOD))


def _entries(case: Case) -> Iterator[Entry]:
    """Numbers of the text's own structure with the title that follows in their line."""
    for number in (n for n in case.numbers if n.kind == "index"):
        match = _LABEL.fullmatch(fold(number.surface).strip())
        end = case.text.find("\n", number.end)
        line = case.text.rfind("\n", 0, number.start) + 1, end if end >= 0 else len(case.text)
        behind = _BEHIND.match(case.text, number.end, line[1])
        if match is None or behind is None:
            continue
        title = _WHOLE.sub("", case.text[behind.end() : line[1]]).strip(" \xa0*#|")
        if not title or len(title) > LONGEST or len(title.split()) < WORDS or _SENTENCE.search(title):
            continue
        scope = re.sub(r"[^\w]", "", fold(re.split(r"[\])】>]", case.text[line[0] : number.start])[-1]))
        yield Entry(number, scope, match[1], int(match[2]), re.sub(r"\s", "", fold(title)))


def _lists(entries: Sequence[Entry]) -> Iterator[list[Entry]]:
    """Runs of entries of one label whose lines follow one another closely."""
    for _, of_label in itertools.groupby(sorted(entries, key=lambda e: (e.label, e.number.start)), key=lambda e: e.label):
        run: list[Entry] = []
        for entry in of_label:
            if run and entry.number.start - run[-1].number.end > GAP:
                yield run
                run = []
            run.append(entry)
        if run:
            yield run


def _alike(one: Entry, other: Entry) -> bool:
    return one.label == other.label and (one.scope == other.scope or not one.scope or not other.scope)


def _contradicted(entry: Entry, listed: Sequence[Entry]) -> tuple[Entry, Entry] | None:
    """What a list has under the number and what under the title, where neither is of the other and the title has one number alone."""
    mine = [e for e in listed if _alike(e, entry)]
    same_number = [e for e in mine if e.value == entry.value]
    same_title = [e for e in mine if e.title == entry.title]
    if not same_number or not same_title or any(e.title == entry.title for e in same_number) or len({e.value for e in same_title}) > 1:
        return None
    return same_number[0], same_title[0]
