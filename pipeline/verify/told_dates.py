"""Arithmetic by place: one event told with two dates: in the headline and the body, in an answer and the closing lines.

An event is known by its word beside the date: ``준공은 2027년 6월로``, ``2027년 상반기 … 문 연다``. Dates of which one lies within the other agree.
"""

from __future__ import annotations

import calendar
import re
from collections.abc import Iterator
from datetime import date
from typing import NamedTuple

from pipeline.lexicon import fold
from pipeline.verify.contradictions import CORRECTION
from pipeline.verify.records import Case, Number, Span

AFTER, BEFORE = 46, 16  # characters from a date in which the word of its event stands
_EVENTS: tuple[tuple[str, re.Pattern[str]], ...] = tuple(
    (event, re.compile(words))
    for event, words in {
        "open": r"문을? (?:연다|엽니다|열 )|준공|완공|가동|개장|개소|개관|açil(?:acak|iyor|iş|mas)|devreye (?:gir|al)|hizmete (?:gir|al)|tamamlan(?:acak|mas)",
        "build": r"착공|첫 삽|temel(?:i|leri)? at",
        "ship": r"^.{0,18}~.{0,8}\bçik(?:an|ti)\b|출하(?!량|분|된|한 (?:제품|물량))|출시(?!분)|발매|판매를? 시작|시판|satişa (?:sun|çik)|piyasaya (?:sür|çik)|sevk(?:iyat)?\w* başla|teslimat\w* başla",
        "maintain": r"(?:정기|서버|시스템|전력|장비) ?점검|점검(?:은|일|이|에|을| 때| 중| 시간)|^[^~]{0,12}\bbakim\.|bakim(?:da|dan|i|in|a)?\b(?! \w*(?:maliyet|ücret|gider|onarim|sözleşme))",
        "mass": r"양산|seri üretim",
        "close": r"(?:접수|신청|모집|응모)\S{0,3}[^.]{0,12}?(?:닫|마감|끝)|까지 [^.]{0,14}(?:받는다|받습니다|받아요|접수|신청)|마감|son başvuru|başvurular\w* (?:\w+ )?(?:kapan|bit|sona)|başvuru\w* son",
        "deliver": r"납품|인도(?:한|할|될|받|일|기한| )|납기|teslim (?:ed|tarih|süre|al)|teslimat(?!\w* başla)",
        "list": r"상장|halka (?:arz|açil)",
        "found": r"설립|창업|창립|kuruldu|kurulan",
    }.items()
)
_MOVED = re.compile(r"연기|미뤄|미룬|늦춰|늦추|앞당|당겨|연장|늘려|ertele|öne (?:al|çek)|uzat|geri kal")
_AGAIN = re.compile(r"2차|두 번째|추가|다음 |후속|2단계|나머지|ikinci|sonraki|aşama|ek \w+")
# ``25일 상장 주관사인 증권사에 따르면``, ``25일 밝혔다``: the day on which somebody said something.
_ACCORDING = re.compile(r"^[^,.\d]{1,30}에 (?:따르면|의하면)|^[’']?\w{0,3}\s[^,.\d]{0,24}(?:açıklamada|açıklamasında|göre\b)")
_BARE_DAY, _SAID = re.compile(r"\d{1,2}일"), re.compile(r"밝혔|말했|발표했|전했|공시했|설명했|알렸|덧붙였")
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


_YEARS = {"재작년": -2, "작년": -1, "지난해": -1, "올해": 0, "내년": 1, "내후년": 2, "geçen yil": -1, "bu yil": 0, "gelecek yil": 1, "önümüzdeki yil": 1}
_PARTS = {
    "초": "-Q1", "연초": "-Q1", "상반기": "-H1", "하반기": "-H2", "말": "-Q4", "연말": "-Q4", "봄": "-Q2", "가을": "-H2", "başinda": "-Q1", "ilk yarisinda": "-H1", "ikinci yarisinda": "-H2",
    "sonunda": "-Q4", "ilkbaharinda": "-Q2", "sonbaharinda": "-H2",
}  # fmt: skip
_MONTHS = ("ocak", "şubat", "mart", "nisan", "mayis", "haziran", "temmuz", "ağustos", "eylül", "ekim", "kasim", "aralik")
_RELATIVE = re.compile(
    r"(재작년|작년|지난해|올해|내후년|내년) ?(초|연초|상반기|하반기|말|연말|봄|가을|(\d{1,2})월|([1-4])분기)|"
    rf"(geçen yil|bu yil|gelecek yil|önümüzdeki yil)(?:in|nin)? ({'|'.join(p for p in _PARTS if p[0] < '가')}|(?:{'|'.join(_MONTHS)})(?= ay| ?['’]))"
)


def _relative(case: Case) -> Iterator[Number]:
    """``내후년 초``, ``geçen yılın aralık ayında``: dates told from the day of publication that are no figures of the document."""
    published = (case.published or "")[:4]
    text = fold(case.text)
    if not published.isdecimal() or len(text) != len(case.text):
        return
    for match in _RELATIVE.finditer(text):
        if any(n.start < match.end() and match.start() < n.end for n in case.numbers if n.kind == "date"):
            continue
        year, part = int(published) + _YEARS[match[1] or match[5]], match[2] or match[6]
        told = f"-{int(match[3]):02d}" if match[3] else f"-Q{match[4]}" if match[4] else f"-{_MONTHS.index(part) + 1:02d}" if part in _MONTHS else _PARTS[part]
        yield Number("", *match.span(), match[0], "date", None, None, None, f"{year}{told}", None, None, "exact", 0)


def _told(case: Case) -> Iterator[Told]:
    dates = sorted([*(n for n in case.numbers if n.kind == "date" and n.text_value), *_relative(case)], key=lambda n: n.start)
    for n in dates:
        span = _span(n.text_value or "")
        if span is None or case.block_at(n.start).kind in {"date", "byline", "chrome", "table"}:
            continue
        sentence = case.sentence_at(n.start)
        if CORRECTION.search(case.words(sentence)) or _MOVED.search(fold(case.words(sentence))) or _AGAIN.search(fold(case.words(sentence))):
            continue
        others = [d for d in dates if d is not n]
        after = case.text[n.end : min([sentence.end, n.end + AFTER, *(d.start for d in others if d.start >= n.end)])]
        if _ACCORDING.match(case.text[n.end : sentence.end]) or (_BARE_DAY.fullmatch(n.surface) and _SAID.search(case.words(sentence))):
            continue
        before = _MARKS.split(case.text[max([sentence.start, n.start - BEFORE, *(d.end for d in others if d.end <= n.start)]) : n.start])[-1]
        near = fold(_label(case, sentence) + before + "~" + after)
        events = [event for event, words in _EVENTS if words.search(near)]
        if len(events) == 1:
            names = frozenset(re.sub(r"[\s\-]", "", fold(m.surface)) for m in case.numbers if m.kind == "name" and sentence.start <= m.start < sentence.end)
            yield Told(n, events[0], *span, names, sentence.start)


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
