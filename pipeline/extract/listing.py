"""Values listed one below the other, each behind the name that it belongs to: ``가람 700 — 9,870토큰``, ``Turna 1.2 … 74``."""

from __future__ import annotations

import re
from bisect import bisect_left

from pipeline.extract.columns import LABELS
from pipeline.extract.context import Bound, bound
from pipeline.extract.metrics import metric_words
from pipeline.extract.reading import THINGS, WORKLOADS, Page, Reading

HEADS = 2  # sentences before a list in which its measure is looked for
LONGEST_ROW = 120  # code points
_MARK = r"[ \xa0\t]*[-–—•*·▷▸▶◆■○●✔✓]?[ \xa0]*(?:\d{1,2}(?:[.)]|위)[ \xa0])?[*_`]*"
_LABEL = r"(?P<label>(?=[^\n]{0,12}?[^\W\d_]|\d{3})[^\s:：—–→=…|,;(][^:：—–→=…|,;\n]{1,38}?)"
_APART = r"[*_`]*[ \xa0]?(?:[:：](?!\S)|[—–→=…]|\.{3,}|(?<= )-(?= )|[ \xa0]{2,})[ \xa0.…]*"
_VALUE = r"(?P<value>(?:(?:평균|약|최대|ortalama|yaklaşık) )?[-+−%$₩€₺~]*\d[\d.,]*(?:[천만억조][\d.,]+)*(?P<tail>(?:[ \xa0]?[^\W\d_%/]{1,10}|[ \xa0]?[%/][^\W\d_]{0,10}){0,3}))"
_SET_OFF = re.compile(rf"{_MARK}{_LABEL}{_APART}{_VALUE}(?=[ \xa0]*(?:$|[,;(（–—→·.]))")
_PLAIN = re.compile(rf"{_MARK}{_LABEL}[ \xa0]{_VALUE}[ \xa0]*(?:[(（][^()（）]*[)）])?$")
MARKET = frozenset({"revenue", "profit", "loss", "market_share", "share", "shipments", "growth", "market_size", "investment", "operating_margin", "profit_margin"})
_ASIDE = re.compile(r" ?[(（][^()（）]*[)）]$")
_LINE = re.compile(r"[^\n]+")
Row = tuple[re.Match[str], list[Reading]]  # a line, and the sentences that reach into it
_KINDS = frozenset({"paragraph", "list_item", "heading", "answer", "quote"})


def row_of(page: Page, reading: Reading) -> re.Match[str] | None:
    """The line that a sentence stands in, where it is a label and its values, as the line above or below is."""
    known = page.rows.get(reading.start)
    return known[0] if known else None


def mark_rows(page: Page) -> None:
    """Finds the lists of a document: two or more lines below one another with labels that differ and say no measure."""
    run: list[Row] = []
    for line in _LINE.finditer(page.text):
        if line[0].isspace():
            continue
        row = _read_row(page, *line.span()) if len(line[0]) <= LONGEST_ROW else None
        if row is None or (run and not _alike(run[-1][0], row[0])):
            _close(page, run)
            run = []
        if row is not None:
            run.append(row)
    _close(page, run)


def _read_row(page: Page, start: int, end: int) -> Row | None:
    """A line as label and values."""
    match = _SET_OFF.match(page.text, start, end) or _PLAIN.match(page.text, start, end)
    if match is None or metric_starts(page, *match.span("label")):
        return None
    readings = page.readings_between(start, end)
    return (match, readings) if readings and all(page.block(r).kind in _KINDS and not page.block(r).speaker for r in readings) else None


def metric_starts(page: Page, start: int, end: int) -> bool:
    return bool(page.grammar.metric_starts.search(page.folded, start, end))


def _alike(one: re.Match[str], other: re.Match[str]) -> bool:
    """Whether two rows are set alike; without a sign between label and value their units are the same."""
    return one.re is other.re and (one.re is _SET_OFF or one["tail"] == other["tail"])


def _close(page: Page, run: list[Row]) -> None:
    """Keeps a list of two rows or more, with the number of its first sentence."""
    if len(run) < 2 or len({match["label"] for match, _ in run}) < len(run):
        return
    first = page.readings.index(run[0][1][0])
    for match, readings in run:
        page.rows.update({reading.start: (match, first) for reading in readings if reading.start >= match.start()})


def row_subject(page: Page, reading: Reading, at: int, metric: str) -> Bound | None:
    """The name that labels a row, whole, for each of the values behind it."""
    match = row_of(page, reading)
    if match is None or page.block(reading).kind == "title" or (at < match.start("value") and metric != "rank"):
        return None
    start, end = match.span("label")
    if any(n.type in THINGS | LABELS | WORKLOADS for n in reading.names if end <= n.start < at):
        return None
    names = [n for n in page.names_between(start, end) if n.end <= end]
    aside = _ASIDE.search(page.text, start, end)
    stop = aside.start() if aside else end
    fitting = next((n for n in names if n.type in THINGS | LABELS and n.end >= stop), None)
    if fitting:
        return bound(fitting, 0.8, "row_name")
    words = page.text[start:stop].strip()
    return Bound(words, None, start, stop, 0.6, "row_words") if not names and (metric in MARKET or _among_names(page, reading)) else None


def _among_names(page: Page, reading: Reading) -> bool:
    """Whether another line of the list is labelled with a thing's name."""
    first = page.rows[reading.start][1]
    labels = {match.span("label") for match, other in page.rows.values() if other == first}
    return any(n.type in THINGS | LABELS for span in labels for n in page.names_between(*span))


def list_metric(page: Page, reading: Reading, options: tuple[str, ...] | None) -> str | None:
    """What the lines above a list or a table say is measured: ``초당 토큰 수를 셌다. 결과는 이렇다.``"""
    first = _first_sentence(page, reading)
    for before in reversed(page.readings[max(0, first - HEADS) : first]):
        words = [w.metric for w in metric_words(page, before.start, before.end) if (options is None and not w.metric.endswith("_count")) or (options is not None and w.metric in options)]
        if words:
            return words[-1]
    return None


def _first_sentence(page: Page, reading: Reading) -> int:
    """The number of the first sentence of the list or table that a sentence stands in; 0 where it stands in none."""
    known = page.rows.get(reading.start)
    if known or page.block(reading).kind != "table":
        return known[1] if known else 0
    return bisect_left(page.starts, page.block(reading).start)
