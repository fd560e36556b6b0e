"""The walk over the digit runs of a text: each is read by the first rule that knows what stands around it."""

from __future__ import annotations

import re
from bisect import bisect_right

from pipeline.extract import designators as names
from pipeline.extract.chrome import PHONE
from pipeline.extract.dates import Clock, clock_time, numeric_date
from pipeline.extract.drafts import Draft
from pipeline.extract.literals import DIGIT_RUN, DIGITS, digit_runs, plain
from pipeline.extract.measures import Measures
from pipeline.extract.pairs import PAIR_MARKS, Pairs
from pipeline.extract.structure import ITEM_MARKS, Structure
from pipeline.extract.units import CURRENCY_SIGNS
from pipeline.languages.protocol import FigureGrammar

LONGEST_NUMBER = 24  # digits; a longer run is an identifier, not an amount
_SPACES = frozenset(" \u00a0")
_DOI = re.compile(r"10\.\d{4,9}/[^\s,;]+")
_YEARS = re.compile(r"((?:19|20)\d\d)[ \u00a0]?[-–~/∼][ \u00a0]?((?:19|20)\d\d)(?![0-9])년?")
_ARXIV = re.compile(r"[0-9]{4}\.[0-9]{4,5}")
_CHROME_RUN = re.compile(r"[0-9]+(?:[.,:/ –-]?[0-9]+)*")
_FRONT_DATE = re.compile(r"(?:19|20)\d\d-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d)?(?:\.\d+)?(?: ?(?:[+-]\d\d:?\d\d|Z))?)?")


class Reader(Measures, Pairs, Structure):
    """Reads the digit runs of one text; rules are methods, tried in the order of ``read``."""

    def __init__(self, text: str, grammar: FigureGrammar, chrome: list[tuple[int, int]], clock: Clock) -> None:
        super().__init__(text, grammar, clock)
        self.chrome = chrome
        self.chrome_starts = [span[0] for span in chrome]

    def read_stretch(self, start: int, end: int) -> list[Draft]:
        """All figures between two positions, number words included, in order."""
        drafts: list[Draft] = []
        text = self.text
        floor = start
        for run in digit_runs(text).finditer(text, start, end):
            first, last = run.span()
            if last <= floor:
                continue
            first = max(first, floor)
            draft = self.read(first, last, floor)
            stop = draft.end
            if stop < last:
                draft.end = last
            elif stop > last and text[stop - 1] in DIGITS and text[stop : stop + 1] in DIGITS:
                cut = DIGIT_RUN.match(text, draft.end)  # a rule that knows ASCII digits only stopped inside a run
                draft.end = cut.end() if cut else draft.end
            if draft.end > end:
                draft = Draft(first, last, "quantity", "bare", value=plain(run.group()))
            drafts.append(draft)
            floor = draft.end
        return self._with_words(drafts, start, end)

    def _with_words(self, drafts: list[Draft], start: int, end: int) -> list[Draft]:
        """Adds the number words that no figure with digits covers."""
        words = [w for w in self.grammar.words(self.text, start, end) if not self.in_chrome(w.start)]
        words += names.marked_indices(self.text, start, end)
        for word in words:
            if word.text_value and word.text_value.startswith("XXXX"):
                year = self.clock.published.year if self.clock.published else self._year_near(drafts, word.start)
                word.text_value = f"{year or 'XXXX'}{word.text_value[4:]}"
        if not words:
            return drafts
        starts = [d.start for d in drafts]
        kept = []
        for word in words:
            at = bisect_right(starts, word.start)
            if (at and drafts[at - 1].end > word.start) or (at < len(drafts) and drafts[at].start < word.end):
                continue
            kept.append(word)
        return sorted(drafts + kept, key=lambda d: d.start)

    def _year_near(self, drafts: list[Draft], position: int) -> int | None:
        """The year of the last date before a position, else of the first one after it."""
        years = [(d.start, d.text_value[:4]) for d in drafts if d.kind == "date" and d.text_value and d.text_value[:4].isdigit()]
        before = [year for start, year in years if start < position]
        nearest = before[-1] if before else years[0][1] if years else None
        return int(nearest) if nearest else self.clock.year()

    def in_chrome(self, position: int) -> bool:
        at = bisect_right(self.chrome_starts, position) - 1
        return at >= 0 and self.chrome[at][1] > position

    def read(self, start: int, end: int, floor: int) -> Draft:
        """The figure that holds the digit run from ``start`` to ``end``; it begins at ``floor`` or later."""
        if (self.chrome and self.in_chrome(start)) or end - start > LONGEST_NUMBER:
            return self.read_chrome(start, end)
        text = self.text
        before = text[start - 1] if start > floor else ""
        if before not in " \u00a0(\n":
            joined = self._read_joined(start, end, floor, before)
            if joined:
                return joined
        if self.page_spots and self.counts_page(start, end):
            last, value, _ = self.grammar.number_at(text, start)
            return Draft(start, last, "chrome", "page_count", value=value)
        if text[start] in "01" and not before.isalnum():
            phone = PHONE.match(text, start)
            if phone:
                return Draft(start, phone.end(), "chrome", "telephone")
        return self._read_free(start, end, floor, before)

    def _read_joined(self, start: int, end: int, floor: int, before: str) -> Draft | None:
        """Rules for a run that hangs on the character before it: footnotes, papers, designators, ``M.2``."""
        text = self.text
        if before == "^":
            return Draft(start, end, "index", "footnote", value=plain(text[start:end]))
        if before == ":" and text[max(0, start - 6) : start - 1].lower().endswith(("arxiv", "doi")):
            paper = _ARXIV.match(text, start) or _DOI.match(text, start)
            if paper:
                return Draft(start, paper.end(), "name", "arxiv", text_value=paper.group())
        if before and ((before.isalpha() and not "가" <= before <= "힣") or before in "_-."):
            draft = self.read_designator(start, end, floor)
            if draft:
                return draft
        if before == "." and start - 2 >= floor and text[start - 2] == "M" and text[start] == "2" and end == start + 1:
            return Draft(start - 2, end, "name", "m2_slot", text_value="M.2")
        return None

    def _read_free(self, start: int, end: int, floor: int, before: str) -> Draft:
        """Rules for a run that stands on its own; the last of them reads anything."""
        text = self.text
        mark = text[end : end + 1]
        if mark == "." or "버" in text[end : end + 2]:
            release = names.RELEASE.match(text, start)
            if release and not ("." in release.group() and self._groups(release.group())):
                return Draft(start, release.end(), "version", "release", text_value=release.group())
        if end - start <= 4:
            dated = self.read_date(start, end, floor) if self.grammar.may_date(text, start, end) else None
            if dated:
                return dated
            numbered = self.read_item_number(start, end, floor) if mark in ITEM_MARKS else self.numbered_part(start, end, floor)
            if numbered:
                return numbered
        return (
            self.grammar.special_at(text, start, end, floor)
            or (self.read_pair(start, end) if mark in PAIR_MARKS else None)
            or (self.read_money_sign(start, end, floor) if before in CURRENCY_SIGNS or (before in _SPACES and text[start - 2 : start - 1] in CURRENCY_SIGNS) else None)
            or self.read_measure(start, end, floor)
        )

    def read_chrome(self, start: int, end: int) -> Draft:
        """A digit run of a link, of mark-up or of the page around the article; a date of its head stays a date."""
        text = self.text
        if start == 0 or text[start - 1] in " '\"\n\t|(":
            stamp = _FRONT_DATE.match(text, start)
            if stamp and text.startswith(("---", "+++", "\ufeff---")):
                return Draft(start, stamp.end(), "date", "front_matter_date", text_value=_iso(stamp.group()))
            dated = self.read_date(start, end, start)
            if dated and dated.kind == "date" and dated.text_value == str(self.clock.published):
                return dated
        run = _CHROME_RUN.match(text, start)
        stop = max(end, run.end()) if run else end
        return Draft(start, stop, "chrome", "chrome", value=plain(text[start:end]) if stop == end and end - start < 7 else None)

    def read_date(self, start: int, end: int, floor: int) -> Draft | None:
        """Dates in digits, then the language's own, then a clock."""
        text = self.text
        if end - start > 4:
            return None
        mark = text[end : end + 1]
        if mark and mark in "-–~/∼" and end - start == 4:
            years = _YEARS.match(text, start)
            if years and int(years[1]) < int(years[2]):
                return Draft(start, years.end(), "date", "years", text_value=f"{years[1]}/{years[2]}")
        if mark in (".", "-", "/") or (mark == " " and end - start == 4):
            found = numeric_date(text, start, day_first=self.grammar.day_first)
            if found and not (end - start == 2 and self.after_version_word(start, floor)):
                self.clock.last_year = int(found[1][:4])
                return Draft(start, found[0], "date", "numeric_date", text_value=found[1])
        if end - start == 4 and text[start - 1 : start] == " " and self.after_edition_word(start, floor):
            return None
        dated = self.grammar.date_at(text, start, end, floor, self.clock)
        if dated:
            return Draft(dated[0], dated[1], "date" if dated[2] == "date" else "time", "date", text_value=dated[3])
        if mark == ":" and end - start <= 2:
            clock = clock_time(text, start)
            if clock and (end - start == 2 or text[max(0, start - 3) : start - 1] in ("오전", "오후")):
                return Draft(start, clock[0], "time", "clock", text_value=clock[1])
        return None


def _iso(stamp: str) -> str:
    """``2015-10-27 15:16:17.000000000 +03:00`` -> ``2015-10-27T15:16:17+03:00``."""
    return re.sub(r"\.\d+", "", stamp).replace(" ", "T", 1).replace(" ", "")
