"""Lines that publishers set around and under their articles: copyright, contacts, promotion, pointers to other articles."""

from __future__ import annotations

import re
from typing import Final

from pipeline.languages.korean import page as korean
from pipeline.languages.turkish import page as turkish

MAX_LENGTH: Final = 160  # characters; a longer line says something of its own

_PAGES: Final = (korean, turkish)
_SIGNS: Final = ("ⓒ", "©", "(c)", "copyright", "reserved", "google news")
# One of these words stands in every line that _ANYWHERE matches; looking for them is ten times faster.
_WORD: Final = re.compile("|".join(map(re.escape, (*_SIGNS, *korean.NOTICE_HINTS, *turkish.NOTICE_HINTS))))
_ANYWHERE: Final = re.compile(
    "|".join(
        (
            r"(?:[©ⓒ]|\(c\)|copyright).{0,60}(?:20\d\d|reserved|무단|\.co|\.com|금지)|all rights reserved",
            r"google news.{0,20}(?:abone|takip|팔로우|구독)",
            *(page.NOTICES for page in _PAGES),
        )
    ),
    re.IGNORECASE,
)
_OPENS_TAIL: Final = re.compile(rf"^\W*(?:copyright|ⓒ|©|advertisement|tags?:|{'|'.join(page.TAIL_STARTS for page in _PAGES)})", re.IGNORECASE)
_IN_TAIL: Final = re.compile("|".join(page.TAIL_PARTS for page in _PAGES), re.IGNORECASE)
_STATEMENT: Final = re.compile(r"[^니]다\.$|^.{60,}[.!?]$")  # "다음 글에서는 두 장을 묶어 본다.", "Benzer bir tablo …": no "구독 부탁드립니다."
_ADDRESS: Final = re.compile(r"[\w.+-]+@[\w-]+\.[\w.]+")
_REPORTER: Final = re.compile(
    r"^[\s\[(/=·]*(?:[가-힣A-Za-z]{2,10}\s?[=|/·]\s?)?[가-힣]{2,4}(?:[·,\s]+[가-힣]{2,4}){0,3}\s?"
    r"(?:선임|수습|인턴|객원|전문|온라인|의학|과학)?\s?(?:기자|특파원|리포터|통신원|논설위원|에디터|PD|앵커)(?:\s?[=|/·(]?.{0,40})?$"
)


_LONGEST_REPORTER_LINE: Final = 90  # characters
_REPORTER_SIGNS: Final = ("@", "기자", "특파원", "리포터", "통신원", "논설위원", "에디터", "PD", "앵커")


def is_boilerplate(line: str) -> bool:
    """A line that is the publisher's wherever it stands."""
    if len(line) > MAX_LENGTH:
        return False
    return _WORD.search(line.lower()) is not None and _ANYWHERE.search(line) is not None


def is_tail(line: str) -> bool:
    """A line that is the publisher's where it ends an article."""
    if len(line) > MAX_LENGTH:
        return False
    if line.count("|") > 1 and _ADDRESS.search(line):
        return True
    return is_boilerplate(line) or _IN_TAIL.search(line) is not None or (_OPENS_TAIL.search(line) is not None and not _STATEMENT.search(line))


def is_reporter_line(line: str) -> bool:
    """``문가람 기자 garam@example.com``, or an address alone: a byline at the head or the end of an article."""
    if len(line) > _LONGEST_REPORTER_LINE or not any(sign in line for sign in _REPORTER_SIGNS):
        return False
    line = line.strip()
    without = _ADDRESS.sub("", line).strip(" ()[]/|=·,")
    return bool(_REPORTER.match(line)) or (without != line and (not without or bool(_REPORTER.match(without)) or len(without) < 12))
