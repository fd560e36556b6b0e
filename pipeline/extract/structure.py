"""Numbers of the text's own structure and of the page around it: list numbers, parts, notes, counters."""

from __future__ import annotations

import re

from pipeline.extract import designators as names
from pipeline.extract.drafts import Draft, new_draft
from pipeline.extract.literals import plain
from pipeline.extract.passage import Passage

_ITEM_MARK = re.compile(r"(?:\\?[.)]|\.\d{1,2}(?:\.\d{1,2})?\.?(?=[ \t\]]))(?![0-9])")
_LINE_HEAD = re.compile(r"[ \t>#*\-+•·(\[【<_|\u200b\ufeff\u00a0]*")
_DECIMAL = re.compile(r"[0-9]+[.,][0-9]+(?![.,]?[0-9])")
_NUMBERED = frozenset(("각주", "주", "문제", "보기", "선택지", "문항", "항목", "예제", "오해", "그림", "표"))
_NUMBER = re.compile(r"번(?:에|을|은|이|의|과|와|부터|까지|도)?(?![가-힣])")  # `각주 1번에`, not `문제 3번이나`
_SECTIONED = re.compile(r"\d{1,2}(?:[.-]\d{1,2})*(?![0-9])")
_PAGE_LINE = 110  # characters; longer lines are prose
ITEM_MARKS = frozenset(".)\\],:")
"""What may stand after the number of an item or a note."""
_SPACES = frozenset(" \u00a0")
_LOWER_WORD = re.compile(r"[ \u00a0][a-zçğıöşü]{3}")
_HOUR = re.compile(r"(?:[01]\d|2[0-3])\.[0-5][05][ \u00a0](?:[–-][ \u00a0])?[A-ZÇĞİÖŞÜ]")
_BULLET = re.compile(r"[*•·][ \t]+$|-[ \t]+$")
_NOTE = re.compile(r"\[[0-9]{1,3}(?:, ?[0-9]{1,3})*\]")


class Structure(Passage):
    """Rules for item numbers, numbered parts and page counters."""

    def in_short_line(self, start: int, end: int) -> bool:
        """Whether the number from ``start`` to ``end`` stands in a short line, as those of pages are and those of prose are not."""
        text = self.text
        line = text.rfind("\n", max(0, start - _PAGE_LINE), start)
        if line < 0 and start >= _PAGE_LINE:
            return False
        return text.find("\n", end, line + _PAGE_LINE) >= 0 or line + _PAGE_LINE >= len(text)

    def read_item_number(self, start: int, end: int, floor: int) -> Draft | None:
        """``1.``, ``2)``, ``2.1`` at the head of a line; ``[3]``; ``Lecture 8``, ``표 4``, ``Tablo 3``."""
        text = self.text
        if end - start > 2:
            return self.numbered_part(start, end, floor)
        mark = text[end : end + 1]
        if mark in (".", ")", "\\"):
            line = text.rfind("\n", 0, start) + 1
            if line >= floor or text[line:floor].strip() == "":
                head = _LINE_HEAD.match(text, line)
                if head and head.end() == start:
                    item = _ITEM_MARK.match(text, end)
                    if item and item.group()[1:2].isdigit() and _BULLET.search(text, line, start) and _LOWER_WORD.match(text, item.end()):
                        return None  # `* 0.9 öncesi dosyalar`
                    if item and item.group() == "." and self.grammar.language == "tr" and line == start and _LOWER_WORD.match(text, item.end()) and not self._ordinal_follows(item.end()):
                        return new_draft(start, item.end(), "ordinal", "ordinal_at_head", value=plain(text[start:end]))  # `3. buluşmaya 38 kişi geldi`: items begin with a capital
                    if item and self.grammar.language == "tr" and _HOUR.match(text, start):
                        return None  # `10.15 Açılış`
                    follows = text[item.end() : item.end() + 1] if item else ""
                    if item and item.group()[1:2].isdigit() and (self.grammar.number_at(text, start)[2] > 1 or self.unit_at(item.end())):
                        return None
                    if item and (follows in ("", " ", "\t", "\n", "\r", "*", "[", "\u00a0") or mark == ")") and not self._ordinal_follows(item.end()):
                        return new_draft(start, item.end(), "index", "item_number", value=plain(text[start:end]))
        elif mark in ("]", ",") and _NOTE.match(text, max(0, text.rfind("[", max(0, start - 12), start))):
            return new_draft(start, end, "index", "note_number", value=plain(text[start:end]))
        elif mark == ":" and text[end + 1 : end + 2] == " " and (start == 0 or text[start - 1] == "\n"):
            return new_draft(start, end, "index", "footnote_text", value=plain(text[start:end]))
        return self.numbered_part(start, end, floor)

    def _ordinal_follows(self, end: int) -> bool:
        found = self.grammar.unit_at(self.text, end)
        return bool(found and found[1][0] == "quantity" and found[1][1] == "generation")

    def _decimal_with_unit(self, start: int, end: int) -> bool:
        decimal = _DECIMAL.match(self.text, start)
        return bool(decimal and decimal.end() > end and self.unit_at(decimal.end()))

    def numbered_part(self, start: int, end: int, floor: int) -> Draft | None:
        text = self.text
        before = text[start - 1] if start > floor else ""
        if before in _SPACES:
            previous = names.previous_word(text, start, floor) if names.may_end_index_word(text, start - 1) else None
            if previous is None:
                return None
            word, first = previous[1], previous.start(1)
        elif "가" <= before <= "힣":
            word, first = before, start - 1
            if first > floor and "가" <= text[first - 1] <= "힣":
                return None
        else:
            return None
        if word.lower().strip("[(") not in names.INDEX_WORDS or end - start > 3:
            return None
        if self.grammar.number_at(text, start)[2] > 1 or self._decimal_with_unit(start, end):
            return None  # `사진 1천 장`, `bir resim 9,8 saniye sürüyor`
        section = _SECTIONED.match(text, start)
        last = section.end() if section else end
        unit = self.grammar.unit_at(text, last)
        if unit and unit[1][0] != "index" and not (word in _NUMBERED and _NUMBER.match(text, last)):
            return None
        return new_draft(first, max(last, end), "index", "part_number", value=plain(text[start:end]))
