"""The walk over the digit runs of a text: each is read by the first rule that knows what stands around it.

``_TEXT_RULES``, the special rules of the language and ``_NUMBER_RULES`` are all rules in their order. Most rules need a certain character beside the number, so the few that can apply
are chosen once for each surrounding (``rules_around``) and only these are tried.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from pipeline.errors import InvariantError
from pipeline.extract import designators as names
from pipeline.extract.chrome import (
    BEFORE_PAGE_WORD,
    BEHIND_PAGE_WORD,
    PAGE_WORD_HEADS,
    PHONE,
    follows_page_word,
    precedes_page_word,
)
from pipeline.extract.dates import Clock, clock_time, halved_day, numeric_date
from pipeline.extract.drafts import Draft, new_draft
from pipeline.extract.literals import DIGIT_RUN, DIGITS, digit_runs, plain
from pipeline.extract.measures import ENGLISH_HEADS, SHORT
from pipeline.extract.naming import TIER_STARTS
from pipeline.extract.pairs import Pairs, may_pair
from pipeline.extract.powers import TOLD_POWERS
from pipeline.extract.spaced import GROUP
from pipeline.extract.structure import ITEM_MARKS, Structure
from pipeline.extract.units import CURRENCY_SIGNS
from pipeline.languages.protocol import FigureGrammar

LONGEST_NUMBER = 24  # digits; a longer run is an identifier, not an amount
_IMMENSE = re.compile(rf"[0-9]{{{LONGEST_NUMBER + 1}}}")
_GAPS = frozenset(" \u00a0\u202f")
_ANY_DIGIT = frozenset("123456789")
_OPEN_MARKS = frozenset(" \u00a0\u2009\u202f.,")
"""Marks after a number that tell nothing without the character that follows them."""
_TELLING = frozenset(CURRENCY_SIGNS) | names.INDEX_LAST | BEHIND_PAGE_WORD | frozenset("% \u00a0\u202f")
"""What a rule of all languages may look for before the space that stands before a number."""
_DOI = re.compile(r"10\.\d{4,9}/[^\s,;]+")
_YEARS = re.compile(r"((?:19|20)\d\d)[ \u00a0]?[-–~/∼][ \u00a0]?((?:19|20)\d\d)(?![0-9])년?")
_YEAR_PART = re.compile(r"20\d\d-[QH][1-4](?![0-9A-Za-z])")
_ARXIV = re.compile(r"[0-9]{4}\.[0-9]{4,5}")
_UNIT_LABEL = re.compile(r"[(\[（](?:만|천|백만|억|십억|조|[bB]in|[mM]ilyon|[mM]ilyar)[ \u00a0]?[^\W\d_]+[)\]）]")  # `가격(만 원)`, `(milyon TL)`: what numbers are in, no number
_CHROME_RUN = re.compile(r"[0-9]+(?:[.,:/ –-]?[0-9]+)*")
_REGISTERED = re.compile(r"(?:19|20)[0-9]{2}/[0-9]{4,7}(?![0-9/.,])")
_PATCHED = re.compile(r"(?<![^\W_])[A-Z][A-Za-z]{2,6}-[A-Za-z]{1,2}/$")
_POINTED_NAME = re.compile(r"(?<![^\W_])(?P<name>[A-Z]{3,8}\.)$|(?<![^\W_])(?<![.!?:][ \u00a0])(?P<inside>[A-Z][a-z]{2,7}\.|[가-힣]{2,5}(?<![다요음임함됨죠네지까며고])\.)$")
_POINTED_ENDS = re.compile(r"[ \u00a0](?:\[?(?:dev|schnell|pro|dev|kontext)|[a-zçğıöşü])|['’]|(?:으로|에서|[은는이가을를의로와과에])(?:[ \u00a0]|$)")
_RESOLUTION_K = re.compile(r"[1-9][.,][1-9][kK](?![A-Za-zçğıöşü0-9])(?=[^0-9\n]{0,16}(?:OLED|LCD|IPS|패널|화면|디스플레이|해상도|panel|ekran|çözünürlü))")
_SLOT_SIZE = re.compile(r"[ \u00a0]22(?:30|42|60|80|110)(?![0-9.,])")
_SLOTS = frozenset(("M.2", "U.2", "U.3"))
_PAGE_HOUR = re.compile(r"(?:[01][0-9]|2[0-4]):[0-5][0-9](?![0-9:])")
_FULL_STAMP = re.compile(r"(?:19|20)[0-9]{2}[-./][0-9]{1,2}[-./][0-9]{1,2}\.?[ \u00a0]$")
_ISSUED = re.compile(r"송고|입력|수정|등록|게시|승인")
_BEFORE_HOUR = frozenset(" \n\t|~∼(")
_FRONT_DATE = re.compile(r"(?:19|20)\d\d-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d)?(?:\.\d+)?(?: ?(?:[+-]\d\d:?\d\d|Z))?)?")


class Reader(Pairs, Structure):
    """Reads the digit runs of one text; rules are methods, tried in the order of ``rules_around``."""

    def __init__(self, text: str, grammar: FigureGrammar, chrome: list[tuple[int, int]], clock: Clock, page: Sequence[tuple[int, int]] = ()) -> None:
        super().__init__(text, grammar, clock)
        self.chrome = chrome
        self.page = page  # lines of the page around the article, without mark-up and code
        self.chrome_starts = [span[0] for span in chrome]

    def read_stretch(self, start: int, end: int) -> list[Draft]:
        """All figures between two positions, number words included, in order."""
        drafts: list[Draft] = []
        text, chrome, grammar = self.text, self.chrome, self.grammar
        telling = _TELLING | grammar.telling
        floor = start
        for run in digit_runs(text).finditer(text, start, end):
            first, last = run.span()
            if first < floor:
                if last <= floor:
                    continue
                first = floor
            if last - first > LONGEST_NUMBER or (chrome and self.in_chrome(first)):
                rules = _CHROME_RULES
            else:
                before = text[first - 1] if first > floor else ""
                if before in _GAPS and text[first - 2 : first - 1] in telling:
                    before = text[first - 2 : first]
                mark = text[last : last + 1]
                if mark in _OPEN_MARKS:
                    mark = f"{mark}0" if text[last + 1 : last + 2] in _ANY_DIGIT else text[last : last + 2]  # which digit follows tells no rule anything
                rules = rules_around(grammar, before, mark, last - first)
            try:
                for rule in rules:
                    draft = rule(self, first, last, floor)
                    if draft:
                        break
                else:
                    raise InvariantError(f"no rule reads the digits at {first}")
            except (OverflowError, ValueError):
                if not _IMMENSE.search(text, last):
                    raise
                draft = new_draft(first, last, "quantity", "bare", value=plain(text[first:last]))  # `5/999…9`: no float holds the other number
            stop = draft.end
            if stop != last and (stop < last or stop > end or (text[stop - 1] in DIGITS and text[stop : stop + 1] in DIGITS)):
                draft = self._mended(draft, first, last, end)
            drafts.append(draft)
            floor = draft.end
        return self._with_words(drafts, start, end)

    def _mended(self, draft: Draft, first: int, last: int, end: int) -> Draft:
        """A draft that ends inside a digit run, or behind the stretch, made to hold whole runs of the stretch."""
        if draft.end > end:
            return new_draft(first, last, "quantity", "bare", value=plain(self.text[first:last]))
        run = DIGIT_RUN.match(self.text, draft.end) if draft.end > last else None  # a rule that knows ASCII digits only stopped inside a run
        draft.end = run.end() if run else max(draft.end, last)
        return draft

    def _with_words(self, drafts: list[Draft], start: int, end: int) -> list[Draft]:
        """Adds the signs of fractions and the number words that no figure with digits covers."""
        drafts = _with_others(drafts, [one for one in self.fractions(start, end) if not self.in_chrome(one.start)])
        words = [w for w in self.grammar.words(self.text, start, end) if not self.in_chrome(w.start) and not _UNIT_LABEL.match(self.text, w.start - 1, w.end + 1)]
        words += names.marked_indices(self.text, start, end)
        for word in words:
            if word.text_value and word.text_value.startswith("XXXX"):
                word.text_value = f"{self._year_of(word, drafts)}{word.text_value[4:]}"
        return _with_others(drafts, words)

    def _year_of(self, word: Draft, drafts: list[Draft]) -> str:
        """The year of a quarter or half in words: that told before it (``geçen yılın üçüncü çeyreği``), else by publication, else that of the nearest date."""
        told = self.grammar.years_told(self.text, word.start)
        if told is not None:
            return self.clock.shifted_year(told)
        part = (word.text_value or "")[5:]
        if part.startswith("Q") and (fiscal := self.grammar.fiscal_behind(self.text, word.end) or self.clock.of_fiscal_year(self.text, word.start, int(part[1]))):
            return fiscal
        if self.clock.published:
            return self.clock.of_quarter(int(part[1]), way="ahead" if self.grammar.lies_ahead(self.text, word.end) else None) if part.startswith("Q") else f"{self.clock.published.year:04d}"
        return str(self._year_near(drafts, word.start) or "XXXX")

    def _is_fiscal(self, draft: Draft) -> bool:
        """Whether a date is the fiscal year that was named last."""
        return self.clock.fiscal is not None and draft.end == self.clock.fiscal[1]

    def _year_near(self, drafts: list[Draft], position: int) -> int | None:
        """The year of the last date before a position, else of the first one after it."""
        years = [(d.start, d.text_value[:4]) for d in drafts if d.kind == "date" and d.text_value and d.text_value[:4].isdigit() and not (self.grammar.lies_ahead(self.text, d.start + 4) or self.grammar.lies_ahead(self.text, d.end) or self.grammar.is_of_thing(self.text, d.end)) and not self._is_fiscal(d)]
        before = [year for start, year in years if start < position]
        nearest = before[-1] if before else years[0][1] if years else None
        return int(nearest) if nearest else self.clock.year_of_results()

    def in_chrome(self, position: int) -> bool:
        at = bisect_right(self.chrome_starts, position) - 1
        return at >= 0 and self.chrome[at][1] > position

    def read_footnote(self, start: int, end: int, floor: int) -> Draft:  # noqa: ARG002  one signature for all rules
        return new_draft(start, end, "index", "footnote", value=plain(self.text[start:end]))

    def read_paper(self, start: int, end: int, floor: int) -> Draft | None:  # noqa: ARG002  one signature for all rules
        text = self.text
        if not text[max(0, start - 6) : start - 1].lower().endswith(("arxiv", "doi")):
            return None
        paper = _ARXIV.match(text, start) or _DOI.match(text, start)
        return new_draft(start, paper.end(), "name", "arxiv", text_value=paper.group()) if paper else None

    def read_ticket(self, start: int, end: int, floor: int) -> Draft | None:  # noqa: ARG002  one signature for all rules
        """``(#2318)``: the number of a ticket or a post."""
        if self.text[end : end + 1].isalnum():
            return None
        return new_draft(start, end, "chrome", "ticket", value=plain(self.text[start:end]))

    def read_m2_slot(self, start: int, end: int, floor: int) -> Draft | None:
        """``M.2``, ``M.2 2280``: a slot, and what fits in it by its width and length."""
        if start - 2 < floor or self.text[start - 2 : end] not in _SLOTS:
            return None
        size = _SLOT_SIZE.match(self.text, end)
        return new_draft(start - 2, size.end() if size else end, "name", "m2_slot", text_value=self.text[start - 2 : size.end() if size else end])

    def read_count_behind_word(self, start: int, end: int, floor: int) -> Draft | None:  # noqa: ARG002  one signature for all rules
        return self._page_count(start) if follows_page_word(self.text, start, end) and self.in_short_line(start, end) else None

    def read_count_before_word(self, start: int, end: int, floor: int) -> Draft | None:  # noqa: ARG002  one signature for all rules
        return self._page_count(start) if precedes_page_word(self.text, start, end) and self.in_short_line(start, end) else None

    def _page_count(self, start: int) -> Draft:
        """The views, comments or minutes of reading that a page tells of itself."""
        last, value, _ = self.grammar.number_at(self.text, start)
        return new_draft(start, last, "chrome", "page_count", value=value)

    def read_phone(self, start: int, end: int, floor: int) -> Draft | None:  # noqa: ARG002  one signature for all rules
        phone = PHONE.match(self.text, start) if self.text[start] in "01" else None
        return new_draft(start, phone.end(), "chrome", "telephone") if phone else None

    def read_registered(self, start: int, end: int, floor: int) -> Draft | None:  # noqa: ARG002  one signature for all rules
        """``2025/318842``: the year and the number under which a tender or a judgment is registered."""
        number = _REGISTERED.match(self.text, start)
        if number is None:
            return None
        self.clock.last_year = int(self.text[start:end])
        return new_draft(start, number.end(), "name", "registered", text_value=number.group())

    def read_patches(self, start: int, end: int, floor: int) -> Draft | None:
        """``ViT-B/16``: a model of vision by its size and its patches."""
        model = _PATCHED.search(self.text, max(floor, start - 12), start)
        return self.name(model.start(), end, "patches") if model else None

    def read_pointed_name(self, start: int, end: int, floor: int) -> Draft | None:
        """``FLUX.1``, in a sentence ``Flux.1 ile``, ``플럭스.1에서``: a name and a number with a point between."""
        name = _POINTED_NAME.search(self.text, max(floor, start - 12), start)
        if name is None or (name["inside"] and not _POINTED_ENDS.match(self.text, end)):
            return None
        return self.name(name.start("name" if name["name"] else "inside"), end, "pointed_name")

    def read_resolution(self, start: int, end: int, floor: int) -> Draft | None:  # noqa: ARG002  one signature for all rules
        """``2.8K OLED``, ``3,2K ekran``: how fine a screen is, by its name."""
        name = _RESOLUTION_K.match(self.text, start)
        return self.name(start, name.end(), "resolution_name") if name else None

    def read_release(self, start: int, end: int, floor: int) -> Draft | None:  # noqa: ARG002  one signature for all rules
        release = names.RELEASE.match(self.text, start)
        if not release or ("." in release.group() and self._groups(release.group())):
            return None
        return new_draft(start, release.end(), "version", "release", text_value=release.group())

    def read_chrome(self, start: int, end: int, floor: int) -> Draft:  # noqa: ARG002  one signature for all rules
        """A digit run of a link, of mark-up or of the page around the article; a date of its head stays a date."""
        text = self.text
        if start == 0 or text[start - 1] in " '\"\n\t|(":
            stamp = _FRONT_DATE.match(text, start)
            if stamp and text.startswith(("---", "+++", "\ufeff---")):
                return new_draft(start, stamp.end(), "date", "front_matter_date", text_value=_iso(stamp.group()))
            dated = self.read_date(start, end, start)
            if dated and dated.kind == "date" and dated.text_value == str(self.clock.published):
                return dated
        if text[end : end + 1] == ":" and text[start - 1 : start] in _BEFORE_HOUR and self.page:
            hour = self._hour_of_page(start)
            if hour:
                return hour
        run = _CHROME_RUN.match(text, start)
        stop = max(end, run.end()) if run else end
        return new_draft(start, stop, "chrome", "chrome", value=plain(text[start:end]) if stop == end and end - start < 7 else None)

    def _hour_of_page(self, start: int) -> Draft | None:
        """``14:32 송고``, ``평일 09:30~17:30``, the hour of a reply; not the full stamp of a comment, nor ``(03:41)``, a place in a recording."""
        text = self.text
        hour = _PAGE_HOUR.match(text, start)
        if not hour or (text[start - 1] == "(" and text[hour.end() : hour.end() + 1] == ")") or not any(first <= start < last for first, last in self.page):
            return None
        if _FULL_STAMP.search(text, max(0, start - 13), start) and not _ISSUED.search(text, max(0, start - 24), hour.end() + 6):
            return None
        return new_draft(start, hour.end(), "time", "page_hour", text_value=hour.group())

    def read_date(self, start: int, end: int, floor: int) -> Draft | None:
        """Dates in digits, then the language's own, then a clock."""
        text = self.text
        if end - start > 4:
            return None
        mark = text[end : end + 1]
        if mark and mark in "-–~/∼" and end - start == 4:
            years = _YEARS.match(text, start)
            if years and int(years[1]) < int(years[2]):
                return new_draft(start, years.end(), "date", "years", text_value=f"{years[1]}/{years[2]}")
        if mark == "-" and end - start == 4:
            part = _YEAR_PART.match(text, start)
            if part:
                return new_draft(start, part.end(), "date", "year_part", text_value=part.group().upper())
        if mark in (".", "-", "/") or (mark == " " and end - start == 4):
            found = numeric_date(text, start, day_first=self.grammar.day_first)
            if found and not (end - start == 2 and self.after_version_word(start, floor)):
                self.clock.last_year = int(found[1][:4])
                return new_draft(start, found[0], "date", "numeric_date", text_value=found[1])
        if end - start == 4 and text[start - 1 : start] == " " and self.after_edition_word(start, floor):
            return None
        dated = self.grammar.date_at(text, start, end, floor, self.clock)
        if dated:
            return new_draft(dated[0], dated[1], "date" if dated[2] == "date" else "time", "date", text_value=dated[3])
        if mark == ":" and end - start <= 2:
            clock = clock_time(text, start)
            half = text[max(0, start - 3) : start - 1]
            if clock and (end - start == 2 or half in ("오전", "오후")):
                return new_draft(start, clock[0], "time", "clock", text_value=halved_day(half, clock[1]))
        return None


def _with_others(drafts: list[Draft], others: list[Draft]) -> list[Draft]:
    """Drafts in their order, and those of ``others`` that overlap none of them."""
    if not others:
        return drafts
    starts = [draft.start for draft in drafts]
    kept = []
    for other in others:
        at = bisect_right(starts, other.start)
        if (at and drafts[at - 1].end > other.start) or (at < len(drafts) and drafts[at].start < other.end):
            continue
        kept.append(other)
    return sorted(drafts + kept, key=lambda draft: draft.start)


def _iso(stamp: str) -> str:
    """``2015-10-27 15:16:17.000000000 +03:00`` -> ``2015-10-27T15:16:17+03:00``."""
    return re.sub(r"\.\d+", "", stamp).replace(" ", "T", 1).replace(" ", "")


@dataclass(frozen=True, slots=True)
class Around:
    """What stands around a digit run, as far as it decides which rules can apply."""

    grammar: FigureGrammar
    before: str  # the character before the run, a space with the character before it where that tells; empty at the floor
    mark: str  # the character after the run, with the next one where it opens something
    length: int  # digits of the run

    @property
    def spaced(self) -> bool:
        return self.mark[:1] in _GAPS

    def hangs(self) -> bool:
        """Whether a designator may reach to the left of the number: ``V100``, ``GPT-4``, ``p3.8``."""
        before = self.before[-1:]
        return (before.isalpha() and not "가" <= before <= "힣") or before in ("_", "-", ".")

    def may_release(self) -> bool:
        return self.mark[:1] == "버" or self.mark[1:] == "버" or (self.mark[:1] == "." and self.mark[1:] in DIGITS)

    def may_follow_page_word(self) -> bool:
        before = self.before
        return not before or (before[0] if before[-1] in _GAPS else before) in BEHIND_PAGE_WORD

    def may_precede_page_word(self) -> bool:
        return self.mark[:1] in BEFORE_PAGE_WORD or (self.mark[:1] in (" ", "\u00a0") and self.mark[1:] in PAGE_WORD_HEADS)

    def may_phone(self) -> bool:
        return self.length > 1 and not self.before[-1:].isalnum() and (self.mark[:1] in ("-", ")") or (self.spaced and self.mark[1:] in DIGITS))

    def may_number_part(self) -> bool:
        """Whether ``Tablo`` or ``표`` may stand before the number."""
        before = self.before
        return before in names.ONE_LETTER if len(before) == 1 else before[:1] in names.INDEX_LAST and before[1:] in (" ", "\u00a0")

    def may_compose(self) -> bool:
        """Whether the numeral may go on after its first digits: ``1.5``, ``6만``, ``3 milyon``, ``12 500``."""
        marks = self.grammar.number_marks
        if self.mark[:1] in (".", ","):
            return self.mark[1:] in DIGITS
        if self.mark == " 0":
            return self.length <= GROUP
        return self.mark[:1] in marks or (len(self.mark) == 2 and (self.mark[1:] in marks or self.mark[1:] in ENGLISH_HEADS))


Rule = Callable[[Reader, int, int, int], Draft | None]
_CHROME_RULES: tuple[Rule, ...] = (Reader.read_chrome,)


def _special(around: Around) -> tuple[Rule, ...]:
    """The rules of the language's own that can apply: ``3분의 1``, ``yüzde 40``."""
    return tuple(rule for rule, fits in around.grammar.special_rules if fits(around.before, around.mark))


_TEXT_RULES: tuple[tuple[Rule, Callable[[Around], bool]], ...] = (
    (Reader.read_footnote, lambda around: around.before == "^"),  # `750^1W`
    (Reader.read_ticket, lambda around: around.before == "#" and around.length > 1),  # `#2318`
    (Reader.read_paper, lambda around: around.before == ":"),  # `arXiv:2104.04473`
    (Reader.read_patches, lambda around: around.before == "/" and around.length <= 2),  # `ViT-B/16`
    (Reader.read_pointed_name, lambda around: around.before == "." and around.length == 1),  # `FLUX.1`
    (Reader.read_resolution, lambda around: around.length == 1 and around.mark[:1] in (",", ".")),  # `2,8K OLED`
    (Reader.read_registered, lambda around: around.length == 4 and around.mark[:1] == "/"),  # `2025/318842`
    (Reader.read_designator, Around.hangs),  # `ResNet-50`
    (Reader.read_m2_slot, lambda around: around.before == "." and around.length == 1),  # `M.2`, `U.2`
    (Reader.read_count_before_word, Around.may_precede_page_word),  # `11 yorum`
    (Reader.read_count_behind_word, Around.may_follow_page_word),  # `조회수 1.2만`
    (Reader.read_phone, Around.may_phone),  # `02-123-4567`
    (Reader.read_release, Around.may_release),  # `576.28 드라이버`
    (Reader.read_date, lambda around: around.length <= 4 and around.grammar.may_date(around.mark, around.length)),  # `2022.07.07`
    (Reader.read_item_number, lambda around: around.length <= 4 and around.mark[:1] in ITEM_MARKS),  # `2)`, `[3]`
    (Reader.numbered_part, lambda around: around.length <= 4 and around.mark[:1] not in ITEM_MARKS and around.may_number_part()),  # `표 4`
)  # fmt: skip
"""Rules for runs that hang on something, for the page, for dates and for the parts of the text; each with what must stand around a run."""
_NUMBER_RULES: tuple[tuple[Rule, Callable[[Around], bool]], ...] = (
    (Reader.read_pair, lambda around: may_pair(around.mark) or (around.length == len("10") and around.mark in TOLD_POWERS)),  # `1920x1080`, `16:9`, `10^25`
    (Reader.read_money_sign, lambda around: around.before[:1] in CURRENCY_SIGNS),  # `$10.3`
    (Reader.tier_name, lambda around: around.length <= 2 and around.mark[-1:] in TIER_STARTS),  # `Pusula 9 Pro`
    (Reader.read_composed, lambda around: around.length > SHORT or around.may_compose()),  # `6만 4천`
    (Reader.read_integer, lambda around: bool(around.length)),  # `640GB`
)  # fmt: skip
"""Rules for numbers that count or measure; the last of them reads anything."""


@lru_cache(maxsize=16384)
def rules_around(grammar: FigureGrammar, before: str, mark: str, length: int) -> tuple[Rule, ...]:
    """The rules that can apply, in order; fields as in ``Around``. The last of them reads anything."""
    around = Around(grammar, before, mark, length)
    text_rules = tuple(rule for rule, fits in _TEXT_RULES if fits(around))
    return text_rules + _special(around) + tuple(rule for rule, fits in _NUMBER_RULES if fits(around))
