"""Figures: every number of the document, exactly once.

The reader walks over the complete list of digit runs. Each run is read by the first rule of ``_Reader.read`` that knows what
stands around it, and becomes part of exactly one figure; number words are added where they count. Later passes
(``pipeline.extract.sharing``) let lists share units, carry rates and take units from table heads.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from pipeline.errors import InvariantError
from pipeline.extract import designators as names
from pipeline.extract.chrome import PAGE_COUNT_AFTER, PAGE_COUNT_BEFORE, PHONE, chrome_spans
from pipeline.extract.dates import Clock, clock_time, numeric_date, plain_year
from pipeline.extract.drafts import Draft
from pipeline.extract.heads import take_head_units
from pipeline.extract.sharing import share
from pipeline.extract.units import CURRENCY_SIGNS, symbol_at, with_denominator
from pipeline.languages.protocol import FigureGrammar
from pipeline.settings import Settings
from schemas.records import Block, Cell, Document, Figure

DIGITS = frozenset("0123456789０１２３４５６７８９")
DIGIT_RUN = re.compile("[0-9０-９]+")
_ASCII_RUN = re.compile("[0-9]+")  # five times as fast, because its character class is a bitmap
_FULL_WIDTH = "０１２３４５６７８９"
_RANGE = re.compile(r"[ \u00a0]?[~∼〜～–—][ \u00a0]?(?=[0-9０-９])|-(?=[0-9０-９])|[ \u00a0]-[ \u00a0](?=[0-9０-９])")
_PIXELS = re.compile(r"(\d{3,5}|\d{1,2}[,.]\d{3})[ \u00a0]?[x×X*][ \u00a0]?(\d{3,5}|\d{1,2}[,.]\d{3})(?![0-9])")
_PLUG = re.compile(r"\d{1,2}V-\d{1,2}x\d{1,2}(?![0-9])")
_THOUSANDS_OF = re.compile(r"[kK][ \u00a0](?=토큰|컨텍|콘텍|[tT]oken|[jJ]eton|[cC]ontext|[bB]ağlam)")
_LANES = re.compile(r"[xX](?P<n>1|2|4|8|16)(?![0-9A-Za-z])")
_SIZES = re.compile(r"\d{1,2}[x×]\d{1,2}(?:[x×]\d{1,2})?(?![0-9A-Za-z])")
_PROPORTION = re.compile(r"(\d+(?:[.,]\d+)?)[ \u00a0]?[:：][ \u00a0]?(\d+(?:[.,]\d+)?)(?![0-9:])")
_PATTERN = re.compile(r"(?P<p>4:[0-4]:[0-4]|\d:\d(?=[ \u00a0](?:구조|희소|스파|yapısal|seyrek|sparsity|structured)))")
_SLASHED = re.compile(r"(\d+(?:\.\d+)?)/(\d+)(?![0-9/])")
_SCIENTIFIC = re.compile(r"\d+(?:[.,]\d+)?[eE][+-]?\d+(?![0-9A-Za-z])")
_TIMES = re.compile(r"[ \u00a0]?[xX×](?![A-Za-z])")
_ITEM_MARK = re.compile(r"(?:\\?[.)]|\.\d{1,2}(?:\.\d{1,2})?\.?(?=[ \t\]]))(?![0-9])")
_LINE_HEAD = re.compile(r"[ \t>#*\-+•·(\[【<_|\u200b\ufeff\u00a0]*")
_SECTIONED = re.compile(r"\d{1,2}(?:[.-]\d{1,2})*(?![0-9])")
_ENGLISH_SCALE = re.compile(r"[ \u00a0]?(?:(K|k|M|B|T|bn|mn)(?![A-Za-z])|(thousand|million|billion|trillion)(?![A-Za-z]))")
_ENGLISH_SCALES = {"K": 1e3, "k": 1e3, "M": 1e6, "mn": 1e6, "million": 1e6, "B": 1e9, "bn": 1e9, "billion": 1e9, "T": 1e12, "trillion": 1e12, "thousand": 1e3}
_RELEASE = re.compile(r"\d+(?:\.\d+)*(?:-[A-Za-z0-9]+)*(?:[a-z](?![A-Za-z0-9]))?(?:[ \u00a0][Gg]en[ \u00a0]?\d(?:x\d)?(?![0-9]))?")
_VERSION_NUMBER = re.compile(r"\d+(?:\.\d+)+(?:-[A-Za-z0-9]+)*")
_MODEL_SIZE = re.compile(r"\d+(?:\.\d+)?[BbM](?![A-Za-z0-9])")
_RIGHT_TOKEN = re.compile(r"(?:[.,]\d+)?(?:[A-Za-z_][A-Za-z0-9_]*)(?:-[A-Za-z0-9]+)*")
_SMALL_VERSION = re.compile(r"[0-9]{1,2}\.[0-9]{1,2}")
_PAGE_LINE = 110  # characters; longer lines are prose
_DOI = re.compile(r"10\.\d{4,9}/[^\s,;]+")
_YEARS = re.compile(r"((?:19|20)\d\d)[ \u00a0]?[-–~/∼][ \u00a0]?((?:19|20)\d\d)(?![0-9])년?")
_NOTE = re.compile(r"\[[0-9]{1,3}(?:, ?[0-9]{1,3})*\]")
_BUILD = re.compile(r"\d+\.\d+-[a-z]+\d+")
_DIMENSIONS = re.compile(r"(\d+(?:[.,]\d+)?)(?:[ \u00a0]?[x×X*][ \u00a0]?\d+(?:[.,]\d+)?){1,2}[ \u00a0]?(mm|cm|m|km)(?![A-Za-z0-9²])")
_ENGLISH_WORD_SCALE = re.compile(r"[ \u00a0](thousand|million|billion|trillion)(?![A-Za-z])")
_PARTICLED = re.compile(r"[가-힣A-Za-z]{2,}[은는이가]")
_ARXIV = re.compile(r"[0-9]{4}\.[0-9]{4,5}")
_PAGE_GPU = re.compile(r"[1-9]0[5-9]0")
_CHROME_RUN = re.compile(r"[0-9]+(?:[.,:/ –-]?[0-9]+)*")
_FRONT_DATE = re.compile(r"(?:19|20)\d\d-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d)?(?:\.\d+)?(?: ?(?:[+-]\d\d:?\d\d|Z))?)?")


def find_figures(document: Document, settings: Settings) -> Document:
    """The document with its figures, sorted, disjoint, one for each digit run; raises ``InvariantError`` where they are not."""
    article = document.article
    language = settings.language or article.language or "ko"
    figures = read_figures(
        article.source_text, language, blocks=article.blocks, published=article.published_day, cells=article.cells
    )
    return replace(document, figures=figures)


def read_figures(
    text: str, language: str, *, blocks: Sequence[Block] = (), published: date | None = None, cells: Sequence[Cell] = ()
) -> tuple[Figure, ...]:
    """The figures of a text in ``language`` ("ko" or "tr"; a block that names one of these is read in its own)."""
    chrome = chrome_spans(text, blocks)
    drafts: list[Draft] = []
    clock = Clock(published)
    for start, end, name in _stretches(text, language, blocks):
        reader = _Reader(text, grammar_of(name), chrome, clock)
        drafts += reader.read_stretch(start, end)
    grammar = grammar_of(language)
    if cells or any(block.kind == "table" for block in blocks):
        take_head_units(text, drafts, grammar, blocks, cells)
    share(text, drafts, grammar)
    figures = tuple(draft.figure(text) for draft in drafts)
    check_coverage(text, figures)
    return figures


def grammar_of(language: str) -> FigureGrammar:
    """The grammar of a language; Korean where there is none, because it lays no claim to Latin words."""
    if language == "tr":
        from pipeline.languages.turkish.figures import GRAMMAR as TURKISH

        return TURKISH
    from pipeline.languages.korean.figures import GRAMMAR as KOREAN

    return KOREAN


def check_coverage(text: str, figures: Sequence[Figure]) -> None:
    """Raises ``InvariantError`` unless each digit run lies in exactly one figure and each surface is what its span holds."""
    last = 0
    for figure in figures:
        if figure.start < last or figure.end <= figure.start or text[figure.start : figure.end] != figure.surface:
            raise InvariantError(f"figure {figure.surface!r} at {figure.start} overlaps its neighbour or differs from its span")
        last = figure.end
    position = 0
    spans = [(figure.start, figure.end) for figure in figures]
    spans.append((len(text) + 1, len(text) + 1))
    for run in digit_runs(text).finditer(text):
        first, end = run.span()
        while spans[position][1] <= first:
            position += 1
        if spans[position][0] > first or spans[position][1] < end:
            raise InvariantError(f"digit run {run.group()!r} at {first} lies in no figure")


def digit_runs(text: str) -> re.Pattern[str]:
    """The pattern of a digit run that serves for ``text``."""
    return DIGIT_RUN if any(digit in text for digit in _FULL_WIDTH) else _ASCII_RUN


def _stretches(text: str, language: str, blocks: Sequence[Block]) -> list[tuple[int, int, str]]:
    """Runs of neighbouring blocks that are read with one grammar; they tile the text."""
    stretches: list[tuple[int, int, str]] = []
    last = 0
    for block in blocks:
        name = block.language if block.language in ("ko", "tr") else language
        if block.start < last or block.end <= last:
            continue
        if stretches and stretches[-1][2] == name:
            stretches[-1] = (stretches[-1][0], block.end, name)
        else:
            stretches.append((last, block.end, name))
        last = block.end
    if last < len(text) or not stretches:
        if stretches and stretches[-1][2] == language:
            stretches[-1] = (stretches[-1][0], len(text), language)
        else:
            stretches.append((last, len(text), language))
    return stretches


class _Reader:
    """Reads the digit runs of one text; rules are methods, tried in the order of ``read``."""

    def __init__(self, text: str, grammar: FigureGrammar, chrome: list[tuple[int, int]], clock: Clock) -> None:
        self.text = text
        self.grammar = grammar
        self.chrome = chrome
        self.chrome_starts = [span[0] for span in chrome]
        self.clock = clock

    def read_stretch(self, start: int, end: int) -> list[Draft]:
        """All figures between two positions, number words included, in order."""
        drafts: list[Draft] = []
        text = self.text
        floor = start
        for run in digit_runs(text).finditer(text, start, end):
            first, last = run.span()
            if last <= floor:
                continue
            draft = self.read(max(first, floor), last, floor)
            if draft.end < last:
                draft.end = last
            elif text[draft.end - 1] in DIGITS and text[draft.end : draft.end + 1] in DIGITS:
                cut = DIGIT_RUN.match(text, draft.end)  # a rule that knows ASCII digits only stopped inside a run
                draft.end = cut.end() if cut else draft.end
            if draft.end > end:
                draft = Draft(max(first, floor), last, "quantity", "bare", value=_plain(run.group()))
            drafts.append(draft)
            floor = draft.end
        return self._with_words(drafts, start, end)

    def _with_words(self, drafts: list[Draft], start: int, end: int) -> list[Draft]:
        """Adds the number words that no figure with digits covers."""
        words = [w for w in self.grammar.words(self.text, start, end) if not self._in_chrome(w.start)]
        words += names.marked_indices(self.text, start, end)
        year = self.clock.year()
        for word in words:
            if word.text_value and word.text_value.startswith("XXXX") and year:
                word.text_value = f"{year}{word.text_value[4:]}"
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

    def _in_chrome(self, position: int) -> bool:
        at = bisect_right(self.chrome_starts, position) - 1
        return at >= 0 and self.chrome[at][1] > position

    def read(self, start: int, end: int, floor: int) -> Draft:
        """The figure that holds the digit run from ``start`` to ``end``; it begins at ``floor`` or later."""
        if self.chrome and self._in_chrome(start):
            return self.read_chrome(start, end)
        text = self.text
        before = text[start - 1] if start > floor else ""
        if before == "^":
            return Draft(start, end, "index", "footnote", value=_plain(text[start:end]))
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
        if self.counts_page(start, end):
            return Draft(start, self.grammar.number_at(text, start)[0], "chrome", "page_count", value=self.grammar.number_at(text, start)[1])
        if text[start] in "01" and (before == "" or not before.isalnum()):
            phone = PHONE.match(text, start)
            if phone:
                return Draft(start, phone.end(), "chrome", "telephone")
        return (
            self.read_date(start, end, floor)
            or self.read_item_number(start, end, floor)
            or self.grammar.special_at(text, start, end, floor)
            or self.read_pair(start, end)
            or self.read_money_sign(start, end, floor)
            or self.read_measure(start, end, floor)
        )

    def counts_page(self, start: int, end: int) -> bool:
        """Whether a number counts views, comments or minutes of reading, in a short line as pages have them."""
        text = self.text
        line = text.rfind("\n", max(0, start - _PAGE_LINE), start)
        if line < 0 and start >= _PAGE_LINE:
            return False
        stop = text.find("\n", end, line + _PAGE_LINE)
        if stop < 0 and line + _PAGE_LINE < len(text):
            return False
        return bool(PAGE_COUNT_AFTER.match(text, end) or PAGE_COUNT_BEFORE.search(text, max(0, start - 16), start))

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
        return Draft(start, stop, "chrome", "chrome", value=_plain(text[start:end]) if stop == end and end - start < 7 else None)

    def read_designator(self, start: int, end: int, floor: int) -> Draft | None:
        """``ResNet-50``, ``TPUv2``, ``i7-6950X``; also the tokens that look like one: ``Q1``, ``v4.0``, ``Part1``, ``USD500``."""
        text = self.text
        first = names.token_start(text, start, floor)
        if first == start:
            return None
        match = names.TOKEN.match(text, first)
        if not match or match.end() < end:
            return None
        token = match.group()
        if token[0].isdigit() or not any(c.isalpha() for c in text[first:start]):
            return None
        currency = names.money_prefix(token)
        if currency and text[first:start].isalpha():
            return self._amount(first, start, currency)
        dated = names.date_token(token)
        if dated:
            part, year = dated
            shown = year or str(self.clock.year() or "XXXX")
            return Draft(first, match.end(), "date", "quarter_token", text_value=f"{shown}-{part}" if part else shown)
        number = names.index_token(token)
        if number is not None:
            return Draft(first, match.end(), "index", "part_number", value=number)
        lanes = _LANES.fullmatch(token)
        if lanes and "PCI" in text[max(0, first - 16) : first]:
            return Draft(first, match.end(), "quantity", "lanes", value=int(lanes["n"]), unit="lane")
        previous = names.previous_word(text, first, floor)
        version = names.version_token(token)
        if version:
            numbered = previous is not None and (names.looks_like_brand(previous[1]) or previous[1].lower() in names.NAME_WORDS)
            known = previous is not None and previous[1].lower() in names.VERSION_WORDS
            if "." in version or known or (previous is not None and not numbered and token != text[first - 1 : start] and previous[1][0].isupper()):
                return Draft(first, match.end(), "version", "version_token", text_value=version)
        if previous and (version or (previous[1].lower() in names.NAME_WORDS and previous[1].isascii())) and len(token) < 12:
            first = previous.start(1)
        return self._name(first, match.end(), "designator")

    def _name(self, first: int, end: int, rule: str) -> Draft:
        tail = names.NAME_TAIL.match(self.text, end)
        if tail:
            end = tail.end()
        return Draft(first, end, "name", rule, text_value=self.text[first:end])

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
            if found:
                self.clock.last_year = int(found[1][:4])
                return Draft(start, found[0], "date", "numeric_date", text_value=found[1])
        dated = self.grammar.date_at(text, start, end, floor, self.clock)
        if dated:
            return Draft(dated[0], dated[1], "date" if dated[2] == "date" else "time", "date", text_value=dated[3])
        if mark == ":" and end - start <= 2:
            clock = clock_time(text, start)
            if clock and (end - start == 2 or text[max(0, start - 3) : start - 1] in ("오전", "오후")):
                return Draft(start, clock[0], "time", "clock", text_value=clock[1])
        return None

    def read_item_number(self, start: int, end: int, floor: int) -> Draft | None:
        """``1.``, ``2)``, ``2.1`` at the head of a line; ``[3]``; ``Lecture 8``, ``표 4``, ``Tablo 3``."""
        text = self.text
        if end - start > 2:
            return self._numbered_part(start, end, floor)
        mark = text[end : end + 1]
        if mark in (".", ")", "\\"):
            line = text.rfind("\n", 0, start) + 1
            if line >= floor or text[line:floor].strip() == "":
                head = _LINE_HEAD.match(text, line)
                if head and head.end() == start:
                    item = _ITEM_MARK.match(text, end)
                    follows = text[item.end() : item.end() + 1] if item else ""
                    if item and item.group()[1:2].isdigit() and (self.grammar.number_at(text, start)[2] > 1 or self._unit_at(text, item.end())):
                        return None
                    if item and (follows in ("", " ", "\t", "\n", "\r", "*", "[", "\u00a0") or mark == ")") and not self._ordinal_follows(item.end()):
                        return Draft(start, item.end(), "index", "item_number", value=_plain(text[start:end]))
        elif mark in ("]", ",") and _NOTE.match(text, max(0, text.rfind("[", max(0, start - 12), start))):
            return Draft(start, end, "index", "note_number", value=_plain(text[start:end]))
        elif mark == ":" and text[end + 1 : end + 2] == " " and (start == 0 or text[start - 1] == "\n"):
            return Draft(start, end, "index", "footnote_text", value=_plain(text[start:end]))
        return self._numbered_part(start, end, floor)

    def _ordinal_follows(self, end: int) -> bool:
        found = self.grammar.unit_at(self.text, end)
        return bool(found and found[1][0] == "quantity" and found[1][1] == "generation")

    def _numbered_part(self, start: int, end: int, floor: int) -> Draft | None:
        text = self.text
        previous = names.previous_word(text, start, floor)
        if previous is None:
            word = ""
            if start > floor and "가" <= text[start - 1] <= "힣":
                word, first = text[start - 1], start - 1
                if first > floor and "가" <= text[first - 1] <= "힣":
                    return None
        else:
            word, first = previous[1], previous.start(1)
        if word.lower().strip("[(") not in names.INDEX_WORDS or end - start > 3:
            return None
        section = _SECTIONED.match(text, start)
        last = section.end() if section else end
        unit = self.grammar.unit_at(text, last)
        if unit and unit[1][0] != "index":
            return None
        return Draft(first, max(last, end), "index", "part_number", value=_plain(text[start:end]))

    def read_pair(self, start: int, end: int) -> Draft | None:
        """``1920x1080``, ``98 × 98 × 31 mm``, ``1:1``, ``8.0/10``, ``2e-4``, ``1.7.0``."""
        text = self.text
        mark = text[end : end + 1]
        if mark == ".":
            version = _VERSION_NUMBER.match(text, start)
            if version and (version.group().count(".") >= 2 or _BUILD.fullmatch(version.group())) and not self._groups(version.group()):
                return Draft(start, version.end(), "version", "dotted_version", text_value=version.group())
            slashed = self._slashed(start)
            if slashed:
                return slashed
        if mark in (" ", "x", "×", "X", "*", ".", ","):
            sides = _DIMENSIONS.match(text, start)
            if sides:
                return Draft(start, sides.end(), "quantity", "dimensions", value=_tidy(float(sides[1].replace(",", "."))), unit=sides[2])
        if mark == "V":
            plug = _PLUG.match(text, start)
            if plug:
                return Draft(start, plug.end(), "name", "plug", text_value=plug.group())
        if mark in ("x", "×", "X", "*", " ", ",", "."):
            pixels = _PIXELS.match(text, start)
            if pixels:
                return Draft(start, pixels.end(), "quantity", "resolution", value=_plain(pixels[1].replace(",", "").replace(".", "")), unit="pixel")
            sizes = _SIZES.match(text, start)
            if sizes:
                return Draft(start, sizes.end(), "name", "grid", text_value=sizes.group())
        if mark in (":", "："):
            pattern = _PATTERN.match(text, start)
            if pattern:
                return Draft(start, pattern.end("p"), "name", "pattern", text_value=pattern["p"])
            proportion = _PROPORTION.match(text, start)
            if proportion:
                left, right = (float(part.replace(",", ".")) for part in proportion.groups())
                return Draft(start, proportion.end(), "ratio", "proportion", value=left / right if right else left, unit="x")
        elif mark == "/":
            return self._slashed(start)
        elif mark in ("e", "E"):
            scientific = _SCIENTIFIC.match(text, start)
            if scientific:
                return Draft(start, scientific.end(), "quantity", "scientific", value=float(scientific.group().replace(",", ".")))
        return None

    def _slashed(self, start: int) -> Draft | None:
        match = _SLASHED.match(self.text, start)
        if not match:
            return None
        if match.group() == "24/7":
            return Draft(start, match.end(), "name", "round_the_clock", text_value="24/7")
        value, whole = float(match[1]), int(match[2])
        if whole in (5, 10, 100, 1000):
            return Draft(start, match.end(), "quantity", "score_out_of", value=_tidy(value), unit="point")
        if 0 < value < whole and (whole <= 10 or value == 1):
            return Draft(start, match.end(), "ratio", "fraction", value=value / whole, unit="x")
        month, day = (whole, int(value)) if self.grammar.day_first else (int(value), whole)
        if value == int(value) and 1 <= month <= 12 and 1 <= day <= 31:
            return Draft(start, match.end(), "date", "slashed_date", text_value=f"{self.clock.of_month(month)}-{month:02d}-{day:02d}")
        return None

    def read_money_sign(self, start: int, end: int, floor: int) -> Draft | None:  # noqa: ARG002  one signature for all rules
        """``$10.3``, ``₺58.500``, ``US$40,000``."""
        text = self.text
        position = start - 1
        if position >= floor and text[position] in " \u00a0":
            position -= 1
        if position < floor or text[position] not in CURRENCY_SIGNS:
            return None
        if position < start - 1 and position > floor and text[position - 1].isdigit():
            return None
        first = position
        if text[position] == "$":
            for prefix in ("US", "NT", "HK"):
                if text.endswith(prefix, floor, position):
                    first = position - 2
        return self._amount(first, start, CURRENCY_SIGNS[text[position]])

    def _amount(self, first: int, start: int, currency: str) -> Draft:
        text = self.text
        end, value, _ = self.grammar.number_at(text, start)
        scale = _ENGLISH_SCALE.match(text, end)
        if scale:
            value, end = _tidy(value * _ENGLISH_SCALES[scale[1] or scale[2]]), scale.end()
        maximum = None
        opens = _RANGE.match(text, end)
        if opens and (opens.end() < len(text)) and text[opens.end()].isdigit():
            end, maximum, _ = self.grammar.number_at(text, opens.end())
        found = self.grammar.unit_at(text, end)
        if found and found[1][0] == "money":
            end = found[0]
        rate = self.grammar.rate_before(text, first, max(0, first - 40))
        unit = f"{currency}/{rate[1]}" if rate else with_denominator(text, end, ("money", currency))[1][1]
        draft = Draft(first, end, "money", "currency_sign", value=value, value_max=maximum, unit=unit)
        draft.quantifier = self.grammar.quantifier(text, first, end)
        return draft

    def read_measure(self, start: int, end: int, floor: int) -> Draft:
        """A number with its unit, its range, or nothing: the common case, and the last rule."""
        text, grammar = self.text, self.grammar
        last, value, scale = grammar.number_at(text, start)
        english = _ENGLISH_WORD_SCALE.match(text, last) if text[last : last + 2].strip()[:1] in ("m", "b", "t") else None
        if english and scale == 1:
            scale = _ENGLISH_SCALES[english[1]]
            value, last = _tidy(value * scale), english.end()
        found = self._unit_at(text, last)
        plain = last == end and scale == 1
        if found is None and scale == 1 and last < len(text) and (plain or text[last] in "DGTPU"):
            thousands = _THOUSANDS_OF.match(text, last)
            if thousands:
                stop = self._unit_at(text, last + 1)
                return Draft(start, stop[0] if stop else last + 1, "quantity", "thousands_of", value=_tidy(value * 1000), unit="token")
            draft = self._attached_letters(start, end if plain else last, floor)
            if draft:
                return draft
        maximum = None
        upper = self._upper_end(last, unit_seen=False) if found is None else self._upper_end(found[0], unit_seen=True)
        if upper is not None:
            top, maximum, top_scale = grammar.number_at(text, upper)
            other = self._unit_at(text, top)
            if self._is_range(value, maximum, found, other, top, by_word=text[upper - 1] not in "~∼〜～–—-" and text[upper - 2] not in "~∼〜～–—-"):
                if scale == 1 < top_scale and value < maximum / top_scale * 1000 and found is None:
                    value = _tidy(value * top_scale)
                last, found, scale = top, other, max(scale, top_scale)
                if value > maximum:
                    maximum = None
            else:
                maximum = None
        if found is None:
            return self._without_unit(start, end, floor, last, value, scale, maximum)
        return self._with_unit(start, last, value, maximum, found, floor)

    def _unit_at(self, text: str, last: int) -> tuple[int, tuple[str, str | None]] | None:
        found = self.grammar.unit_at(text, last)
        if found is None and text.startswith("-", last):
            found = symbol_at(text, last + 1)
        return found

    def _is_range(
        self, value: float, maximum: float, found: tuple[int, tuple[str, str | None]] | None,
        other: tuple[int, tuple[str, str | None]] | None, top: int, *, by_word: bool,
    ) -> bool:  # fmt: skip
        if found is not None and (other is None or other[1] != found[1]):
            return False
        changed = by_word and self.grammar.is_change(self.text, other[0] if other else top)
        return (value < maximum or other is not None) and not changed

    def _upper_end(self, end: int, *, unit_seen: bool) -> int | None:
        mark = _RANGE.match(self.text, end)
        if mark:
            return mark.end()
        return self.grammar.range_to(self.text, end, unit_seen=unit_seen)

    def _attached_letters(self, start: int, end: int, floor: int) -> Draft | None:
        """``4K``, ``3D``, ``5G``, ``7800xt``, ``70B``, ``1.7.0-gpu``, ``1Q26``: digits first, then letters that are no unit."""
        text = self.text
        version = _VERSION_NUMBER.match(text, start)
        if version and version.group().count(".") >= 2 and not self._groups(version.group()):
            return Draft(start, version.end(), "version", "dotted_version", text_value=version.group())
        token = _RIGHT_TOKEN.match(text, end)
        if not token:
            return None
        whole = text[start : token.end()]
        dated = names.date_token(whole)
        if dated:
            part, year = dated
            return Draft(start, token.end(), "date", "quarter_token", text_value=f"{year or self.clock.year() or 'XXXX'}-{part}")
        letters = token.group()
        if letters in ("x", "X") or symbol_at(text, end):
            return None
        if self.grammar.language == "tr" and letters.islower() and len(letters) > 1 and not any(c.isdigit() for c in letters) and letters not in ("xt", "ti"):
            return None
        if self.grammar.money_context(text, start, token.end()) and letters[0] in "kKbBmM":
            return None
        previous = names.previous_word(text, start, floor)
        first = start
        if previous and (previous[1].lower() in names.NAME_WORDS or names.looks_like_brand(previous[1])) and previous[1].lower() not in names.MAKERS:
            first = previous.start(1)
        return self._name(first, token.end(), "digits_and_letters")

    def _groups(self, surface: str) -> bool:
        return all(len(part) == 3 for part in surface.split(".")[1:]) and self.grammar.language == "tr"

    def _with_unit(
        self, start: int, last: int, value: float, maximum: float | None, found: tuple[int, tuple[str, str | None]], floor: int
    ) -> Draft:
        stop, (kind, unit) = found
        text = self.text
        if kind == "ordinal":
            return Draft(start, stop, "ordinal", "ordinal", value=value)
        if kind == "index":
            return Draft(start, stop, "index", "part_unit", value=value)
        if kind == "quantity" and last - start == 4 and _PAGE_GPU.match(text, start) and (unit in ("month", "piece", "step") or grammar_counts(unit)):
            return self._name(start, last, "model_number")
        if unit == "degC" and text[stop - 1] == "도" and last - start == 4:
            return self._without_unit(start, last, floor, last, value, 1, maximum)  # `5080도`: a particle
        if kind == "name":
            return Draft(start, stop, "name", "named_unit", text_value=self.text[start:stop])
        draft = Draft(start, stop, kind, "unit", value=value, value_max=maximum, unit=unit)  # type: ignore[arg-type]
        if kind == "quantity" and unit in ("GHz", "TB", "kW") and "." in text[start:last] and value >= 1000:
            draft.value = float(text[start:last])  # `1.825 GHz`: this unit never reaches thousands
        if kind in ("quantity", "money"):
            rate = self.grammar.rate_before(text, start, floor)
            if rate and unit and "/" not in unit and (kind == "money" or unit not in _NEVER_RATES):
                draft.unit = f"{unit}/{rate[1]}"
        draft.quantifier = self.grammar.quantifier(text, start, stop)
        return draft

    def _without_unit(
        self, start: int, end: int, floor: int, last: int, value: float, scale: float, maximum: float | None
    ) -> Draft:  # fmt: skip
        text, grammar = self.text, self.grammar
        times = _TIMES.match(text, last)
        if times and self._after_version_word(start, floor):
            times = None
        if times and times.end() == last + 1 and last - start >= 3 and last == end:
            return self._name(start, times.end(), "model_number")  # `5600x` is a processor
        if times:
            return self._times(start, last, times.end(), value)
        if scale == 1 and maximum is None:
            named = self._named_number(start, end, last, floor)
            if named:
                return named
        currency = grammar.money_context(text, start, last) if scale >= 100 or value >= 100 else None
        if currency:
            draft = Draft(start, last, "money", "money_context", value=value, value_max=maximum, unit=currency)
        elif scale == 1 and last == end and maximum is None and plain_year(text[start:end]):
            self.clock.last_year = int(text[start:end])
            return Draft(start, end, "date", "bare_year", text_value=text[start:end])
        else:
            draft = Draft(start, last, "quantity", "bare", value=value, value_max=maximum)
        rate = grammar.rate_before(text, start, floor)
        if rate:
            draft.unit = f"{currency}/{rate[1]}" if currency else f"?/{rate[1]}"
        draft.quantifier = grammar.quantifier(text, start, last)
        return draft

    def _after_version_word(self, start: int, floor: int) -> bool:
        previous = names.previous_word(self.text, start, floor)
        return previous is not None and previous[1].lower() in names.VERSION_WORDS

    def _times(self, start: int, last: int, stop: int, value: float) -> Draft:
        """``10x`` is a ratio; before a name, ``8x H100`` counts things."""
        following = self.text[stop : stop + 2].lstrip(" \u00a0")
        if following and following[0].isalpha() and not "가" <= following[0] <= "힣" and following[0].isupper():
            return Draft(start, last, "quantity", "times_named", value=value, unit="piece")
        if following[:1].isdigit() and stop - last > 1:
            return Draft(start, last, "quantity", "times_number", value=value)
        return Draft(start, stop, "ratio", "times", value=value, unit="x")

    def _named_number(self, start: int, end: int, last: int, floor: int) -> Draft | None:
        """``RTX 5090``, ``Gaudi 2``, ``MLPerf 1.1``, ``가우디2``: a number that belongs to the word before it."""
        text, grammar = self.text, self.grammar
        if start > floor and "가" <= text[start - 1] <= "힣":
            return self._hangul_name(start, last, floor)
        previous = names.previous_word(text, start, floor)
        if last == end and end - start == 4 and _PAGE_GPU.match(text, start) and (previous is None or previous[1].lower() not in names.NAME_WORDS):
            return self._name(start, end, "model_number")
        if previous is not None and _PARTICLED.fullmatch(previous[1]) and previous[1][:-1].lower() in names.VERSION_WORDS and "." in text[start:last]:
            return Draft(start, last, "version", "version_topic", text_value=text[start:last])
        if previous is None:
            return None
        word, first = previous[1], previous.start(1)
        lowered = word.lower()
        if lowered in names.VERSION_WORDS:
            if lowered in names.BENCHMARKS and value_at_least(text[start:last], 100) and not plain_year(text[start:last]):
                return None
            version = _RELEASE.match(text, start)
            stop = max(version.end() if version else end, end)
            return Draft(start, stop, "version", "version_word", text_value=text[start:stop])
        if lowered == "gen":
            return Draft(start, end, "version", "generation_word", text_value=text[start:end])
        if lowered in names.MAKERS or not (grammar.bare(text, start, last) or lowered in names.NAME_WORDS):
            return None
        if lowered in names.NAME_WORDS and (last == end or _SMALL_VERSION.fullmatch(text, start, last)):
            return self._name(first, max(end, last), "family_number")
        if "," in text[start:last]:
            return None
        if word[0].isupper() and word.isascii() and _SMALL_VERSION.fullmatch(text, start, last) and word not in names.METRIC_WORDS:
            return Draft(start, last, "version", "capital_version", text_value=text[start:last])
        if word[0].isascii() and names.looks_like_brand(word) and not text[start:end].startswith("0"):
            return self._name(first, end, "brand_number") if last == end else None
        return None

    def _hangul_name(self, start: int, end: int, floor: int) -> Draft | None:
        """``가우디2``, ``톱500``: Hangul right before a bare number makes a name, unless it is a word that only precedes numbers."""
        text = self.text
        first = start
        while first > floor and "가" <= text[first - 1] <= "힣":
            first -= 1
        if text[first:start] in _BEFORE_NUMBERS or not self.grammar.bare(text, start, end):
            return None
        return self._name(first, end, "hangul_name")


_NEVER_RATES = frozenset("s min h day week month year percent nm inch W kW MW mm2 degC GHz MHz Hz core point".split())
_BEFORE_NUMBERS = frozenset("약 총 최대 최소 제 월 연 각 단 무려 대략 거의 또 및 와 과 은 는 이 가 을 를 의 에 로 만 도 매출 가격 점수 배치".split())


def grammar_counts(unit: str | None) -> bool:
    """Whether a unit is a counted noun in English letters, not a measure: GPU-shaped numbers before one are names."""
    return unit is not None and len(unit) > 3 and unit.islower() and unit not in ("hour", "pixel", "point", "token", "image", "core")


def value_at_least(surface: str, limit: int) -> bool:
    """Whether the digits of a literal, separators left out, are a number of at least ``limit``."""
    digits = surface.replace(".", "").replace(",", "")
    return digits.isdigit() and int(digits[:9]) >= limit


def _plain(digits: str) -> int | None:
    return int(digits) if len(digits) <= 4000 else None


def _tidy(value: float) -> float | int:
    """An integer where the float is one."""
    return int(value) if value == int(value) else value


def _iso(stamp: str) -> str:
    """``2015-10-27 15:16:17.000000000 +03:00`` -> ``2015-10-27T15:16:17+03:00``."""
    return re.sub(r"\.\d+", "", stamp).replace(" ", "T", 1).replace(" ", "")
