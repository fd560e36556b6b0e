"""Which of the dates in a text are those of the text itself: of a line of dates, a label or a dateline, not of a sentence.

``하늘반도체는 1998년 3월 12일 설립되었다`` and ``Kuzey 12 Mart 1998'de kuruldu`` say nothing of when they were published, nor
does ``출시일: 2024.03.12``; and nothing was published on a day still to come.
"""

from __future__ import annotations

import re
from itertools import accumulate
from typing import TYPE_CHECKING, Final

from pipeline.clean.datelines import Dateline, find_datelines, first_published, is_to_come
from pipeline.languages.korean import page as korean
from pipeline.languages.turkish import page as turkish

if TYPE_CHECKING:
    from collections.abc import Sequence

LONGEST_BESIDE = 45  # characters beside a day that no word labels
LONGEST_BESIDE_SURE = 90  # beside one with a label or an hour
SHORTEST_SENTENCE = 15  # characters, in another part of the line than the date
LONGEST_LEAD = 90  # characters among which a paragraph's dateline stands
SHORTEST_LEAD_TEXT = 60  # characters of the paragraph that a dateline opens

_SEPARATOR: Final = re.compile(r"[|｜·•ㅣ]|(?<=\s)/(?=\s)")
_SENTENCE_END: Final = re.compile(r"[.!?…。][\"'”’」』)\]]*$|다[\"'”’)]*$")
_IN_SENTENCE: Final = re.compile(rf"{korean.AFTER_DATE_IN_SENTENCE}|{turkish.AFTER_DATE_IN_SENTENCE}")
_OF_ELSE: Final = re.compile(rf"{korean.DATE_OF_ELSE}|{turkish.DATE_OF_ELSE}")
_LABEL: Final = rf"(?:{korean.DATE_LABEL}|{turkish.DATE_LABEL})"
_LABELLED: Final = re.compile(rf"(?:(?:^|[.!?|·;]\s)[(\[]?\s?{_LABEL}\s?[:：]\s?|^{_LABEL}\s?)(?=(?P<date>.{{8,40}}))")
_RIGHT_BEFORE: Final = re.compile(rf"{_LABEL}\s?[:：]\s?$")
_LEADS: Final = [re.compile(page.LEAD_DATE) for page in (korean, turkish)]
_EMPHASIS: Final = re.compile(r"\*{1,3}|(?<!\w)_{1,3}|_{1,3}(?!\w)")


def own_dates(line: str) -> list[Dateline]:
    """The dates that a line is there for: beside little else in its part of the line, and in no sentence."""
    dates = list(find_datelines(line))
    return [date for date in dates if _stands_alone(line, date, dates)]


def is_date_line(line: str) -> bool:
    """Whether a line is there for its dates and no sentence follows them; "· 5 dk." is none."""
    own = own_dates(line)
    return bool(own) and not (len(line) - own[-1].end > SHORTEST_SENTENCE and _ends_sentence(line[own[-1].end :]))


def _stands_alone(line: str, date: Dateline, dates: Sequence[Dateline]) -> bool:
    borders = [match.start() for match in _SEPARATOR.finditer(line) if not any(one.start <= match.start() < one.end for one in dates)]
    start = max((border + 1 for border in borders if border < date.start), default=0)
    end = min((border for border in borders if border >= date.end), default=len(line))
    before, after = line[start : date.start], line[date.end : end]
    if _ends_sentence(after) or (_IN_SENTENCE.match(after) and not _RIGHT_BEFORE.search(before)):
        return False
    rest = end - start - sum(one.end - one.start for one in dates if start <= one.start < end)
    if rest > (LONGEST_BESIDE_SURE if date.role is not None or "T" in date.moment else LONGEST_BESIDE):
        return False
    return not _OF_ELSE.search(before) and (date.role is not None or not _OF_ELSE.search(after))


def _ends_sentence(after: str) -> bool:
    return _SENTENCE_END.search(after.rstrip()) is not None and any(map(str.isalpha, after))


def labelled_date(line: str) -> str | None:
    """The moment beside a label that opens a line or a sentence of it: ``입력 2024.05.06 10:00``, ``(… Yayın tarihi: 6 Mayıs 2025)``."""
    label = _LABELLED.search(line)
    told = next(find_datelines(label["date"]), None) if label else None
    if label is None or told is None or told.start or is_to_come(told.moment):
        return None
    after = line[label.end() + told.end :]
    return None if _IN_SENTENCE.match(after) and not after[0].isspace() else told.moment


def lead_date(paragraph: str) -> str | None:
    """The day of the dateline that a paragraph opens with, in Markdown's stars or without: ``ANKARA, 12 Mayıs 2025 – …``."""
    plain = _EMPHASIS.sub("", paragraph[:LONGEST_LEAD]) + paragraph[LONGEST_LEAD:]
    match = next(filter(None, (pattern.match(plain) for pattern in _LEADS)), None)
    return first_published(find_datelines(match["date"])) if match else None


def told_by_lines(lines: Sequence[str]) -> str | None:
    """When lines around an article say that it was published; a label may stand on the line above its date."""
    starts = [0, *accumulate(len(line) + 1 for line in lines)]
    own = {start + date.start for start, line in zip(starts, lines, strict=False) for date in own_dates(line)}
    if (found := first_published(date for date in find_datelines("\n".join(lines)) if date.start in own)) is not None:
        return found
    if (found := next(filter(None, map(labelled_date, lines)), None)) is not None:
        return found
    leads = [lead for line in lines if len(line) >= SHORTEST_LEAD_TEXT and (lead := lead_date(line))]
    return leads[0] if len(leads) == 1 else None  # the days of a chronicle are no datelines
