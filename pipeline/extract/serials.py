"""Lines that count on from one: ``Hata 1: …``, ``Hata 2: …``; ``질문자 1``, ``질문자 2``; ``1 – Ürününüz?``; and the hours of a ticker, ``05.07 | …``.

One line alone tells nothing (``Zen 2: sekiz çekirdek``); that its like counts on from one, always at the head of a line, makes its number one of the text's own.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import pairwise

from pipeline.extract.drafts import Draft

_HEAD = (
    r"[^\w\n]{0,6}?(?:(?P<word>[^\W\d_]{2,12}(?:[ \u00a0][^\W\d_]{2,12})?)[ \u00a0]?)?(?P<number>[1-9]\d?)"
    r"(?:(?P<mark>\.?\*\*|[.:)\]](?!\d)|[ \u00a0]?[:–—](?=[ \u00a0])|(?:\*\*)?[ \u00a0]?[(（](?!\d)|(?=\n|$))|(?<=\*\*\d)(?=[ \u00a0][^\W\d_]))"
)
_FIRST_HEAD, _NEXT_HEAD = re.compile(_HEAD), re.compile(rf"\n{_HEAD}")
"""The head of a line: marks, a word or two, a number of one or two digits, and what sets it off; ``**1 Açma.**`` is set off by its print."""
_MAYBE_SECOND = re.compile(r"\n[^\n0-9]{0,32}2(?![0-9])")
_SECOND = re.compile(r"\n[^\w\n]{0,6}(?:[^\W\d_]{2,12}[ \u00a0]?){0,2}2(?![0-9])")
"""Cheap tests: the second line of a series, the first of them the cheaper."""
_LABELLED, _UNLABELLED = 2, 3  # lines that make a series with and without a word before the number
_READ_AS = frozenset(("bare", "unit", "carried_unit", "list_unit", "counted", "repeated_word", "numbered_word", "capital_number", "brand_number", "ordinal_at_head", "head_unit", "hangul_name", "family_number"))
_HOUR = re.compile(r"^[\[(*]{0,3}(?P<hour>(?:[01]\d|2[0-4])\.[0-5]\d)(?:[\])*]|[ \u00a0](?:[|–—-][ \u00a0]|[^\W_]*[^\W\d_]+:?[ \u00a0]))", re.MULTILINE)
_NEXT_HOUR = re.compile(r"\n[\[(*]{0,3}[0-2][0-9]\.[0-5][0-9]")
_HOURS, _HOUR_LENGTH = 3, 5  # lines that make a ticker; characters
_DIGIT = re.compile(r"[0-9０-９]")


def number_serial_lines(text: str, drafts: list[Draft]) -> None:
    """Makes indices in place of the numbers at the heads of lines that count on from one behind the same word, or behind none.

    ``Kazık 1: Saatliğe bakmak.`` and ``Kazık 2: Diskin parası.``; ``[분해 1] 급식기``, ``[분해 2] 물통``. A word that stands with a number inside
    a line too is a name (``목탁 1: 40개 … 목탁 2는``).
    """
    if not _MAYBE_SECOND.search(text) or not _SECOND.search(text):
        return
    series: dict[str, list[re.Match[str]]] = {}
    for head in _heads(text):
        word = head["word"] or ""
        chain = series.setdefault(word, [])
        if (word or _sets_off(head)) and int(head["number"]) == len(chain) + 1:
            chain.append(head)
    starts = [draft.start for draft in drafts]
    for word, chain in series.items():
        if len(chain) < (_LABELLED if word else _UNLABELLED) or (word and _named_inside(text, word, len(chain))):
            continue
        for head in chain:
            _number(text, drafts, starts, *head.span("number"))


def _heads(text: str) -> Iterator[re.Match[str]]:
    first = _FIRST_HEAD.match(text)
    if first:
        yield first
    yield from _NEXT_HEAD.finditer(text)


def _sets_off(head: re.Match[str]) -> bool:
    """``1 – Ürününüz?``, ``**1** NVIDIA``, ``**1 Açma.**``; points and brackets are read before."""
    mark = head["mark"]
    return "**" in head.group() if mark is None else mark.strip(" \u00a0") in ("–", "—", "**")


def _named_inside(text: str, word: str, count: int) -> bool:
    """Whether the word stands before a number more often than at the heads of its lines."""
    return len(re.findall(rf"(?<![^\W_]){re.escape(word)}[ \u00a0]?[0-9]", text)) > count


def _number(text: str, drafts: list[Draft], starts: Sequence[int], start: int, end: int) -> None:
    at = bisect_left(starts, start + 1) - 1
    draft = drafts[at] if at >= 0 else None
    if draft is None or draft.rule not in _READ_AS or draft.end < end or _DIGIT.search(text, draft.start, start) or _DIGIT.search(text, end, draft.end):
        return
    draft.start, draft.end, draft.kind, draft.rule, draft.value = start, end, "index", "serial_line", int(text[start:end])
    draft.unit, draft.value_max, draft.text_value, draft.quantifier = None, None, None, "exact"


def time_tickers(text: str, drafts: list[Draft]) -> None:
    """``05.07 | Yayın başlıyor``, ``(06.10)``, ``14.43 okur:`` at the heads of three lines and more, none before the last: hours, no decimals."""
    if not _NEXT_HOUR.search(text):
        return
    by_start = {draft.start: draft for draft in drafts if draft.unit is None and draft.kind in ("quantity", "index", "version", "ordinal", "time")}
    hours = [head for head in _HOUR.finditer(text) if head.start("hour") in by_start]
    if len(hours) < _HOURS or any(one["hour"] > two["hour"] for one, two in pairwise(hours)):
        return
    for head in hours:
        draft = by_start[head.start("hour")]
        if draft.end - head.start("hour") >= _HOUR_LENGTH and not _DIGIT.search(text, head.end("hour"), draft.end):
            draft.end, draft.kind, draft.rule, draft.value, draft.value_max = head.end("hour"), "time", "ticker", None, None
            draft.text_value = head["hour"].replace(".", ":")
