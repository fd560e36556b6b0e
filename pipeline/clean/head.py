"""The head of an article: title, byline, date, and what of the page stands before them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from pipeline.clean.chrome import is_counter, is_furniture, is_navigation
from pipeline.clean.datelines import Dateline, find_dateline, is_to_come
from pipeline.clean.lines import Piece
from pipeline.clean.markdown import plain, plain_title
from pipeline.clean.own_dates import is_date_line, labelled_date, lead_date, own_dates
from pipeline.languages.korean import page as korean
from pipeline.languages.turkish import page as turkish

HEAD_LINES = 25  # shown lines among which title, date and byline are looked for
LONGEST_TITLE = 160
LONGEST_MARKED_TITLE = 300  # with its Markdown
SHORTEST_TITLE = 6
TITLE_TO_DECK = 0.6  # length of a title by that of the longer line under it; names of sites and sections are shorter
LONGEST_SECTION = 20  # characters of the name of a site or a section above the title
LONGEST_BESIDE_DATE = 45  # characters in a line of date; twice as many where it is a row of fields
LONGEST_LABEL = 12
SHORT_DATE = 8  # characters of a date whose year has two digits, which may be a version as well
LONGEST_META = 90  # characters of a line of dates, names and counters
LONGEST_NOTE = 240  # characters of a line of its own that says of the article where it comes from, and when

_BULLET = r"[\s•·|,/\-–—▲▶:()\[\]<>#*]*"
_BYLINES = [re.compile(rf"{_BULLET}{pattern}") for page in (korean, turkish) for pattern in page.BYLINES]
_LEAD_BYLINES = [re.compile(page.LEAD_BYLINE) for page in (korean, turkish)]
_LEAD_SIGN = re.compile(r"[\])】]|\s[–—-]\s")
_BY_HANDLE = re.compile(r"(?:[Bb]y|BY)\s(?P<name>[^\d,|]{2,40}?)(?=\s*(?:[|,·]|\d|$))")
_BARE_NAME = re.compile(rf"{_BULLET}(?P<name>{korean.BARE_NAME})")
_PUBLISHER = (
    re.compile(
        r"저작권자\s?[(<]?\s?[ⓒ©cC]?[)>]?\s?(?:copyright\s?)?(?P<name>[가-힣A-Za-z0-9][가-힣A-Za-z0-9 .&-]{0,28}?)\s?(?:[,.(|>〉]|무단|재배포|All)"
    ),
    re.compile(
        r"(?i)copyright\s?[ⓒ©]?\s?(?:\(c\))?\s?(?:\d{4}(?:\s?[-–]\s?\d{4})?)?[.,]?\s?(?:by )?(?P<name>[^\d\s.,|][^.,|\n]{0,28}?)\s?(?:[.,|]|all rights|t[üu]m hak|$)"
    ),
    re.compile(
        r"(?i)[ⓒ©]\s?(?:\d{4}(?:\s?[-–]\s?\d{4})?)?\s?(?P<name>[^\d\s.,|][^.,|\n]{0,28}?)\s?(?:[.,|>〉]|all rights|t[üu]m hak|무단|재배포)"
    ),
)
# What stands over a title and is none: "[보도자료]", "BASIN BÜLTENİ".
_KICKER = re.compile(r"[\[<【〈(][^\])>】〉]{1,12}[\])>】〉]|[A-ZÇĞİÖŞÜ]{3,12}(?: [A-ZÇĞİÖŞÜ]{3,12})?")
_ISSUE = re.compile(rf"[#*\s]*(?:{korean.ISSUE}|{turkish.ISSUE})[*\s]*")  # "제31호", "Sayı 31"
_FIRST_ITEM = re.compile(r"[#*\s]*(?:1[.)]|①)\s")
_NO_PUBLISHER = re.compile(r"(?i)(?:haberlerin|bu |sitede|copyright|all rights|tüm|içeri)")


@dataclass(slots=True)
class Metadata:
    """What the text says of itself; each field at its first find."""

    title: str | None = None
    published: str | None = None
    modified: str | None = None
    authors: list[str] = field(default_factory=list)
    publisher: str | None = None


def read_metadata(pieces: list[Piece], body: int, title: str | None = None) -> Metadata:
    """Marks title, dates and bylines among ``pieces`` (front matter before ``body``) and returns them.

    ``title`` is known from the container or the front matter; the line that repeats it is the title's.
    """
    found = Metadata(title=title)
    date_line = _mark_dates(pieces, body, found)
    _mark_bylines(pieces, body, date_line, found)
    _mark_title(pieces, body, date_line, found)
    _read_leads(pieces, body, found)
    _read_dates_told(pieces, body, found)
    _read_publisher(pieces, found)
    return found


def _edges(pieces: Sequence[Piece], body: int) -> list[int]:
    """Indexes of the first and the last lines of the article."""
    length = len(pieces)
    return [*range(body, min(body + HEAD_LINES, length)), *range(max(body + HEAD_LINES, length - HEAD_LINES), length)]


def _mark_dates(pieces: list[Piece], body: int, found: Metadata) -> int | None:
    """Lines of the head (or, labelled, of the tail) that hold little else than dates; the index of the first in the head."""
    first = None
    for i in _edges(pieces, body):
        piece = pieces[i]
        if piece.kind in ("code", "table", "quote") or len(piece.text) > LONGEST_META:
            continue
        dates = own_dates(piece.text)
        if not dates or not _is_date_line(piece, dates, in_head=i < body + HEAD_LINES):
            continue
        for date in dates:
            if date.role == "modified":
                found.modified = found.modified or date.moment
            elif found.published is None and not is_to_come(date.moment):
                found.published = date.moment
        piece.kind = "date"
        first = i if first is None and i < body + HEAD_LINES else first
    return first


def _is_date_line(piece: Piece, dates: Sequence[Dateline], *, in_head: bool) -> bool:
    """Whether a line is there for its dates, not a sentence that names one: labelled, or in the head beside little else."""
    rest = len(piece.text) - sum(date.end - date.start for date in dates)
    if rest > LONGEST_BESIDE_DATE * (2 if _FIELDS.search(piece.text) else 1):
        return False
    if not is_date_line(piece.text) or (rest > LONGEST_LABEL and dates[-1].end < len(piece.text) and piece.text.endswith(":")):
        return False
    labelled = any(date.role for date in dates)
    sure = (
        labelled
        or rest <= LONGEST_LABEL
        or any(piece.text[date.start : date.start + 4].isdigit() or date.end - date.start > SHORT_DATE for date in dates)
    )
    return sure and (labelled or (in_head and piece.kind != "chrome"))


def _mark_bylines(pieces: list[Piece], body: int, date_line: int | None, found: Metadata) -> None:
    for i in _edges(pieces, body):
        piece = pieces[i]
        if len(piece.text) > LONGEST_META or piece.kind not in (None, "chrome", "date", "heading", "list_item", "paragraph"):
            continue
        near = date_line is not None and abs(i - date_line) <= 3
        name = _byline(piece.text, near=near) or (_field(piece.text) if piece.kind == "date" else None)
        if name is None:
            continue
        _add_authors(found, name)
        if piece.kind in (None, "heading", "list_item", "paragraph"):
            piece.kind = "byline"


def _byline(text: str, *, near: bool) -> str | None:
    """The names of a byline; ``near`` a date line a bare name will do."""
    for pattern in _BYLINES:
        match = pattern.match(text)
        if match and len(text) - match.end() <= 40 and not text.endswith(("다.", "?")):
            return match["name"]
    match = _BY_HANDLE.match(text)
    if match:
        return match["name"]
    match = _BARE_NAME.fullmatch(text) if near else None
    return match["name"] if match and not is_furniture(match["name"]) else None


def _field(text: str) -> str | None:
    """The names in a line of fields: ``한빛경제 | 2025.03.04 | 김하늘 기자``, ``4 Mart 2025 · Haber: Elif Su``."""
    return next((name for part in _FIELD_GAP.split(text) if (name := _byline(part, near=False))), None)


def _add_authors(found: Metadata, names: str) -> None:
    for name in re.split(r"\s?[·,/&]\s?|\sve\s", names):
        clean = name.strip(" .-")
        if clean and clean not in found.authors:
            found.authors.append(clean)


def _mark_title(pieces: list[Piece], body: int, date_line: int | None, found: Metadata) -> None:
    """The known title's line; else the first heading of Markdown; else the longest line above the date; else the first line."""
    head = range(body, min(body + HEAD_LINES, len(pieces)))
    index = _title_index(pieces, head, date_line, found)
    if index is None:
        return
    title = pieces[index]
    shown = plain(title.text)
    found.title = found.title or plain_title(title.text)
    for i in head:
        piece = pieces[i]
        if i > max(index + 3, date_line or 0):
            break
        if (
            len(piece.text) <= LONGEST_MARKED_TITLE
            and plain(piece.text) == shown
            and piece.kind in (None, "heading", "paragraph")
        ):
            piece.kind = "title"
        elif i > index and piece.kind is None and date_line is not None and i < date_line and not piece.ends_sentence:
            piece.kind = "heading" if len(piece.text) <= LONGEST_META else None
        elif i < index and piece.kind in (None, "heading") and not piece.ends_sentence:
            piece.kind = "chrome" if is_navigation(piece.text) or len(piece.text) <= LONGEST_SECTION else "heading"


def _title_index(pieces: Sequence[Piece], head: range, date_line: int | None, found: Metadata) -> int | None:
    if found.title:
        wanted = "".join(found.title.split())
        near = [i for i in head if len(pieces[i].text) <= LONGEST_MARKED_TITLE]
        return next((i for i in near if "".join(plain(pieces[i].text).split()) == wanted), None)
    usable = [i for i in head if pieces[i].kind in (None, "heading") and len(pieces[i].text) <= LONGEST_TITLE]
    usable = [i for i in usable if not (is_navigation(pieces[i].text) or _ISSUE.fullmatch(pieces[i].text))]
    usable = [i for i in usable if not _FIRST_ITEM.match(pieces[i].text)] if date_line == head.start else usable  # `1. …` under a date: the first item of a newsletter
    labelled = [i for i in usable if _TITLE_LABEL.match(pieces[i].text)]
    if labelled:
        return labelled[0]
    usable = [i for i in usable if not _KICKER.fullmatch(pieces[i].text)] or usable
    marked = [i for i in usable if pieces[i].text.startswith(("#", "<h1"))]
    if marked and marked[0] == usable[0]:
        return marked[0]
    above = [i for i in usable if date_line is not None and i < date_line and not pieces[i].text.endswith(".")]
    if date_line is not None and any(_is_prose(piece.text) for piece in pieces[head.start : date_line]):
        above = []
    if above:
        longest = max(len(pieces[i].text) for i in above)
        return next(i for i in above if len(pieces[i].text) >= longest * TITLE_TO_DECK)
    if not usable or any(len(pieces[i].text) > LONGEST_TITLE for i in range(head.start, usable[0])):
        return marked[0] if marked else None
    return usable[0] if _may_be_title(pieces, usable[0]) else None


def _may_be_title(pieces: Sequence[Piece], i: int) -> bool:
    """A first line that ends no sentence, over an empty line, a longer line, a byline or a labelled one."""
    text = pieces[i].text
    if i + 1 == len(pieces) or len(text) < SHORTEST_TITLE or text.endswith((".", ":", ",", "다.”", '다."')):
        return False
    following = pieces[i + 1]
    return (
        following.gap
        or len(following.text) > len(text)
        or following.kind in ("byline", "date")
        or _LABEL.match(following.text) is not None
    )


def _is_prose(text: str) -> bool:
    return len(text) > LONGEST_TITLE or (len(text) > LONGEST_META and text.endswith((".", "다")))


def _read_leads(pieces: Sequence[Piece], body: int, found: Metadata) -> None:
    """Datelines inside the first paragraphs: "(서울=한빛통신) 이도윤 기자 = …", "ANKARA, 27 Mart 2024 (Bilişim Ajansı) - …"."""
    for piece in pieces[body : body + HEAD_LINES]:
        if piece.kind in ("chrome", "code", "table") or not _LEAD_SIGN.search(piece.text, 0, LONGEST_META):
            continue
        for pattern in _LEAD_BYLINES:
            match = pattern.match(piece.text)
            if not match:
                continue
            part = match.groupdict()
            _add_authors(found, part.get("name") or part.get("writer") or "")
            found.publisher = found.publisher or part["publisher"] or part.get("paper")
            found.published = found.published or find_dateline(part.get("date") or "")


def _read_dates_told(pieces: Sequence[Piece], body: int, found: Metadata) -> None:
    """Without a line of dates, the day that a note or the dateline of the first paragraph tells; a chronicle's days are none.

    "(이 글은 원문을 옮긴 것이다. 게시일: 2025년 5월 6일)", "2025년 3월 18일, 서울 — 나래칩스는 …";
    "(Bu yazı çeviridir. Yayın tarihi: 6 Mayıs 2025)", "ANKARA (AA) - 12 Mayıs 2025 - Nar Çip …".
    """
    if found.published is not None:
        return
    for i in _edges(pieces, body):
        piece = pieces[i]
        if piece.kind in ("code", "table", "quote") or len(piece.text) > LONGEST_NOTE:
            continue
        if told := labelled_date(piece.text):
            found.published = told
            return
    paragraphs = [piece for piece in pieces[body : body + HEAD_LINES] if piece.kind is None or piece.kind == "paragraph"]
    openings = [told for piece in paragraphs if (told := lead_date(piece.text))]
    first = next((piece for piece in paragraphs if _is_prose(piece.text)), None)
    if len(openings) == 1 and first is not None and lead_date(first.text):
        found.published = openings[0]


_YEARS = re.compile(r"\s(?:19|20)\d\d(?:\s?[-–]\s?(?:19|20)\d\d)?$")


def _read_publisher(pieces: Sequence[Piece], found: Metadata) -> None:
    for piece in reversed(pieces):
        if found.publisher:
            return
        if piece.kind != "chrome" or len(piece.text) > 200:
            continue
        for pattern in _PUBLISHER:
            match = pattern.search(piece.text)
            if match and not _NO_PUBLISHER.match(match["name"]):
                found.publisher = _YEARS.sub("", match["name"]).strip(" -<>〈〉()[]") or None
                break


_LABEL = re.compile(r"[^\W\d_]{2,12}\s?[:：]\s\S")
_FIELDS = re.compile(r"[^/|·:]{2,20}[:：/|·][^/|·]{1,40}[/|·]")
_TITLE_LABEL = re.compile(r"(?i)(?:konu|ba[şs]l[ıi]k|제목|subject|title)\s?[:：]\s?\S")
_COUNTER_TAIL = re.compile(rf"(?i)\s(?:(?:{korean.COUNTED}|{turkish.COUNTED})\s?:?\s?\d[\d.,]*(?:\s|$))+$")
_FIELD_GAP = re.compile(r"\s*[|｜]\s*|\s[·•/]\s|\s{2,}|\t+")
_SEGMENT_GAP = re.compile(r"\s*[|｜]\s*|\s[·•]\s|\s{2,}|\t+")


def split_meta_lines(pieces: list[Piece]) -> list[Piece]:
    """Cuts lines that hold a date or a byline beside counters, so that each part can be of its own kind.

    "승인 2022.07.07 13:12  |  댓글 0" -> two pieces; "Editör: Minik Deniz  |  Beğeni 41  |  Gönder" -> three.
    """
    result: list[Piece] = []
    for piece in pieces:
        text = piece.text
        if (
            len(text) > LONGEST_META
            or piece.kind is not None
            or not ("|" in text or "  " in text or "\t" in text or " · " in text or text[-1].isdigit())
        ):
            result.append(piece)
            continue
        parts = _segments(piece)
        if len(parts) == 1:
            result.append(piece)
            continue
        counters = [any(map(str.isdigit, part.text)) and is_counter(part.text) for part in parts]
        meta = [find_dateline(part.text) is not None or _byline(part.text, near=False) is not None for part in parts]
        if any(counters) and (any(meta) or not all(counters)):
            for part in parts:
                part.kind = "chrome" if is_counter(part.text) else None
            result += parts
        else:
            result.append(piece)
    return result


def _segments(piece: Piece) -> list[Piece]:
    if piece.text[-1].isdigit() and (tail := _COUNTER_TAIL.search(piece.text)) and tail.start() > 1:
        cut = tail.start() + 1
        head = Piece(piece.start, piece.start + tail.start(), piece.text[: tail.start()], piece.gap)
        return [*_segments(head), Piece(piece.start + cut, piece.end, piece.text[cut:], gap=False)]
    parts: list[Piece] = []
    begin = 0
    for match in [*_SEGMENT_GAP.finditer(piece.text), None]:
        end = match.start() if match else len(piece.text)
        if end > begin:
            parts.append(Piece(piece.start + begin, piece.start + end, piece.text[begin:end], piece.gap and not parts))
        begin = match.end() if match else begin
    return parts
