"""Arithmetic by place: one event told with two dates: in the headline and the body, in an answer and the closing lines.

An event is known by its word beside the date: ``준공은 2027년 6월로``, ``2027년 상반기 … 문 연다``. Dates of which one lies within the other agree.
"""

from __future__ import annotations

import calendar
import re
from collections.abc import Iterator
from datetime import date
from typing import NamedTuple

from pipeline.languages import events_of
from pipeline.lexicon import fold
from pipeline.verify.contradictions import CORRECTION
from pipeline.verify.records import Case, Number, Span

AFTER, BEFORE = 46, 16  # characters from a date in which the word of its event stands
_MARKS = re.compile(r"[.;!?]\s|\n")


class Told(NamedTuple):
    number: Number
    event: str
    start: date
    end: date
    names: frozenset[str]
    sentence: int


def dates_told_twice(case: Case) -> Iterator[tuple[Number, Number]]:
    """Dates of one event that cannot both be right: the only two that are told of it."""
    if any(CORRECTION.search(case.words(b)) for b in case.blocks[:4]):
        return
    told: dict[str, list[Told]] = {}
    for one in _told(case):
        told.setdefault(one.event, []).append(one)
    for found in told.values():
        groups = _groups(found)
        if len(groups) == 2 and groups[0][0].sentence != groups[1][0].sentence and not {t.sentence for t in groups[0]} & {t.sentence for t in groups[1]}:
            first, second = groups[0][0], groups[1][0]
            if not (first.names and second.names and not first.names & second.names) and (first.number.figure_id or second.number.figure_id):
                yield first.number, second.number


def _groups(found: list[Told]) -> list[list[Told]]:
    """Dates that agree with each other together."""
    groups: list[list[Told]] = []
    for one in found:
        mine = next((g for g in groups if all(one.start <= t.end and t.start <= one.end for t in g)), None)
        if mine is None:
            groups.append([one])
        else:
            mine.append(one)
    return groups


def _relative(case: Case) -> Iterator[Number]:
    """``내후년 초``, ``geçen yılın aralık ayında``: dates told from the day of publication that are no figures of the document."""
    published = (case.published or "")[:4]
    text = fold(case.text)
    if not published.isdecimal() or len(text) != len(case.text):
        return
    events = events_of(case.language)
    for match in events.relative.finditer(text):
        if any(n.start < match.end() and match.start() < n.end for n in case.numbers if n.kind == "date"):
            continue
        found = match.groupdict()
        year, month, quarter = int(published) + events.years[found["year"]], found.get("month"), found.get("quarter")
        told = f"-{events.months.get(month) or int(month):02d}" if month else f"-Q{quarter}" if quarter else events.parts[found["part"]]
        yield Number("", *match.span(), match[0], "date", None, None, None, f"{year}{told}", None, None, "exact", 0)


def _told(case: Case) -> Iterator[Told]:
    events = events_of(case.language)
    dates = sorted([*(n for n in case.numbers if n.kind == "date" and n.text_value), *_relative(case)], key=lambda n: n.start)
    for n in dates:
        span = _span(n.text_value or "")
        if span is None or case.block_at(n.start).kind in {"date", "byline", "chrome", "table"}:
            continue
        sentence = case.sentence_at(n.start)
        if CORRECTION.search(case.words(sentence)) or events.moved.search(fold(case.words(sentence))) or events.again.search(fold(case.words(sentence))):
            continue
        others = [d for d in dates if d is not n]
        after = case.text[n.end : min([sentence.end, n.end + AFTER, *(d.start for d in others if d.start >= n.end)])]
        if events.according.match(case.text[n.end : sentence.end]) or (events.bare_day.fullmatch(n.surface) and events.said.search(case.words(sentence))):
            continue
        before = _MARKS.split(case.text[max([sentence.start, n.start - BEFORE, *(d.end for d in others if d.end <= n.start)]) : n.start])[-1]
        near = fold(_label(case, sentence) + before + "~" + after)
        told = [" ".join((event, *match.groupdict().values())) for event, words in events.events if (match := words.search(near))]
        if len(told) == 1:
            names = frozenset(re.sub(r"[\s\-]", "", fold(m.surface)) for m in case.numbers if m.kind == "name" and sentence.start <= m.start < sentence.end)
            yield Told(n, told[0], *span, names, sentence.start)


def _label(case: Case, sentence: Span) -> str:
    """``Bakım.`` before ``15 Mart Cumartesi küme kapalı olacak``: the one word by which a paragraph says what it is about."""
    block = case.block_at(sentence.start)
    words = case.text[block.start : sentence.start].strip()
    return words + " " if 0 < len(words) <= LONGEST_LABEL and " " not in words and words[-1] in ".:" else ""


LONGEST_LABEL = 12

_FORMS = re.compile(r"^(\d{4})(?:-(?:Q([1-4])|H([12])|(\d{2})(?:-(\d{2}))?))?$")


def _span(text: str) -> tuple[date, date] | None:
    """The first and the last day of ``2027``, ``2027-H1``, ``2027-Q2``, ``2027-06``, ``2027-06-30``; None of a day that no calendar has."""
    match = _FORMS.match(text)
    if match is None:
        return None
    try:
        return _days(match)
    except ValueError:  # 2027-02-30
        return None


def _days(match: re.Match[str]) -> tuple[date, date]:
    year = int(match[1])
    if match[5]:
        day = date(year, int(match[4]), int(match[5]))
        return day, day
    first, last = (3 * int(match[2]) - 2, 3 * int(match[2])) if match[2] else (6 * int(match[3]) - 5, 6 * int(match[3])) if match[3] else (int(match[4]),) * 2 if match[4] else (1, 12)
    return date(year, first, 1), date(year, last, calendar.monthrange(year, last)[1])
