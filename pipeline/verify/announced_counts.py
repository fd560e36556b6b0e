"""How many things an article announces, and how many it then lists.

``다음의 세 가지 기준으로 비교한다`` and three bullets; ``두 가지를 고쳤다. 첫째 … 둘째``; ``İki deney yaptık. İlk olarak … İkinci deneyde``; ``şu üç kart: A, B ve C``.
"""

from __future__ import annotations

import itertools
import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from pipeline.languages import announcing_of
from pipeline.languages.announcing import Announcing
from pipeline.lexicon import fold
from pipeline.verify.numbers import PHYSICAL, Tolerances
from pipeline.verify.places import claims_on, spans_of, spread
from pipeline.verify.records import Case, Finding, Number, Span

CHECK, METHOD = "arithmetic", "announced count"
MOST = 12  # things that are announced by their number


class Listed(NamedTuple):
    """How many are listed, as what, where; ``clear``: the list has a plain beginning and end."""

    counts: frozenset[int]
    what: str
    end: int
    clear: bool


def check_announced_counts(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    """As many as announced support the number; a plain list of another length right behind is a conflict."""
    del tolerances  # things are counted
    folded = fold(case.text)
    if len(folded) != len(case.text):
        return
    claims = claims_on(case)
    counts = [n for n in case.numbers if _may_announce(case, folded, n)]
    by_sentence: defaultdict[Span, list[Number]] = defaultdict(list)
    for number in counts:
        by_sentence[case.sentence_at(number.start)].append(number)
    for number in counts:
        sentence = case.sentence_at(number.start)
        value, found = int(number.value or 0), [listed for reader in READERS if (listed := reader(case, folded, number, sentence))]
        right = next((one for one in found if value in one.counts), None)
        wrong = next((one for one in found if one.clear), None) if _is_last(case, folded, number, by_sentence[sentence]) else None
        if right is not None:
            said, verdict, cause, end = f"{value} {right.what} follow, as the article says.", "supported", "counted", right.end
        elif wrong is not None:
            said, verdict, cause, end = f"The article announces {value}; {max(wrong.counts)} {wrong.what} follow.", "conflicting", "contradiction", wrong.end
        else:
            continue
        inputs = {"figures": spans_of((number,)), "list": [sentence.start, end]}
        yield from spread(number, claims, Finding("", CHECK, verdict, cause, said, inputs, METHOD))  # type: ignore[arg-type]


def _may_announce(case: Case, folded: str, number: Number) -> bool:
    announcing = announcing_of(case.language)
    value = number.value
    if number.kind != "quantity" or number.quantifier != "exact" or number.value_max or value is None or not 2 <= value <= MOST or value != int(value):
        return False
    if number.base_unit in PHYSICAL or "/" in (number.unit or ""):
        return False
    return folded[number.start - 1 : number.start] not in {"×", "x"} and not announcing.back.search(folded, max(0, number.start - 16), number.start) and not announcing.part.match(folded, number.end)


def _is_last(case: Case, folded: str, number: Number, counts: Sequence[Number]) -> bool:
    """``두 제품을 다음의 네 가지 기준으로``: whether of all counts of a sentence this is the one that a list may follow."""
    others = [n for n in counts if n is not number]
    return all(n.start < number.start for n in others) and (not others or _counts_kinds(case, folded, number))


def _counts_kinds(case: Case, folded: str, number: Number) -> bool:
    """``세 가지``, ``üç neden``: whether the number counts what articles enumerate."""
    announcing = announcing_of(case.language)
    return announcing.kind.search(number.surface) is not None or announcing.kind.match(folded, number.end) is not None or _noun(case, folded, number) is not None


def _noun(case: Case, folded: str, number: Number) -> str | None:
    announcing = announcing_of(case.language)
    match = announcing.noun.match(folded, number.end + (folded[number.end : number.end + 1] == " ")) or announcing.noun.search(folded, number.start, number.end)
    return match[1] if match else None


def _points_ahead(case: Case, folded: str, number: Number, sentence: Span) -> bool:
    announcing = announcing_of(case.language)
    around = folded[sentence.start : sentence.end]
    return bool(announcing.ahead.search(around)) or around.rstrip().endswith(":") or announcing.is_so_many.search(folded, number.end, sentence.end) is not None


# Bullets and numbered lines right behind


def _bullets(case: Case, folded: str, number: Number, sentence: Span) -> Listed | None:
    """The items of a list whose first stands right behind the sentence; those set in under others are no items of it."""
    ahead = _points_ahead(case, folded, number, sentence)
    if not ahead and not _counts_kinds(case, folded, number):
        return None
    block = case.block_at(number.start)
    if folded[sentence.end : block.end].strip() or block.kind in {"list_item", "table"}:
        return None
    items = list(itertools.takewhile(lambda one: one.kind == "list_item", _blocks_from(case, block.end)))
    if len(items) < 2:
        return None
    depths = [_depth(case.text, one.start) for one in items]
    top = sum(depth <= depths[0] for depth in depths)
    marks = {_mark(case.text[one.start]) for one, depth in zip(items, depths, strict=True) if depth <= depths[0]}
    clear = ahead and _counts_kinds(case, folded, number) and len(marks) == 1 and all(depth == depths[0] for depth in depths)
    return Listed(frozenset({top}), "items", items[-1].end, clear)


def _blocks_from(case: Case, offset: int) -> Sequence[Span]:
    place = bisect_left(case.block_starts, offset)
    return case.blocks[place : place + MOST_BLOCKS]


def _depth(text: str, start: int) -> int:
    return start - 1 - text.rfind("\n", 0, start)


def _mark(first: str) -> str:
    return "1" if first.isalnum() or first in "①②③④⑤⑥⑦⑧⑨⑩" else first


_NUMBERED = re.compile(r"(?:[#*■◇◆▶○●\-\s(\[【]|️)*(?:([1-9]|1[0-2])[.)\]】]|([①-⑫]))\*{0,2}\s?\S")


def _numbered(case: Case, folded: str, number: Number, sentence: Span) -> Listed | None:
    """Headings or lines with numbers of their own from 1 on, text between them: ``1. HBM3E`` … ``2. 대역폭``. They only support."""
    if not _counts_kinds(case, folded, number):
        return None
    told, end = 0, sentence.end
    for place, block in enumerate(_blocks_from(case, sentence.end)):
        match = _NUMBERED.match(case.text, block.start, block.end)
        here = 0 if match is None else int(match[1]) if match[1] else ord(match[2]) - ord("①") + 1
        if here == told + 1 and (told or place < 2):
            told, end = here, block.end
        elif here == 1 or (not told and place >= 2):
            break
    return Listed(frozenset({told}), "numbered parts", end, clear=False) if told > 1 else None


# Ordinals in prose

FARTHEST = 6000  # characters in which things are told one by one
MOST_BLOCKS = 300  # that are looked at behind an announcement
FIRST_WITHIN = 200  # characters from the announcement in which the first is told
_OPENS = r"(?:^\s*|[.!?:;,…]\s+|\n[\s*#\-–▶■◇✉️]*)"


def _ordinals(case: Case, folded: str, number: Number, sentence: Span) -> Listed | None:
    """First, second, third at the beginnings of sentences and clauses, up to the next heading."""
    if not _counts_kinds(case, folded, number):
        return None
    block = case.block_at(number.start)
    end = next((b.start for b in _blocks_from(case, block.end) if b.kind in {"heading", "title"}), len(folded))
    words = folded[sentence.end : min(end, sentence.end + FARTHEST)]
    noun, announcing = _noun(case, folded, number), announcing_of(case.language)
    for place, series in enumerate(announcing.series):
        told, at = _series(words, series, noun, announcing)
        if told and re.compile(_OPENS + announcing.last).search(words, at):
            told += 1
        if told > 1:
            return Listed(frozenset({told}), "ordinals", sentence.end + at, clear=not place and told > int(number.value or 0))
    return None


def _series(words: str, series: tuple[str, ...], noun: str | None, announcing: Announcing) -> tuple[int, int]:
    """How many of a series stand one after another, and where the last ends. An ordinal before a noun counts only where that is the thing announced."""
    at = told = 0
    for ordinal in series:
        found = next((m for m in re.compile(f"{_OPENS}({ordinal})(?!\\w)(.{{0,40}})").finditer(words, max(0, at - 1)) if _is_item(m[1], m[2], noun, announcing)), None)
        if found is None or (not told and found.start() > FIRST_WITHIN):
            break
        told, at = told + 1, found.end(1)
    return told, at


def _is_item(ordinal: str, after: str, noun: str | None, announcing: Announcing) -> bool:
    if announcing.adjective.fullmatch(ordinal):
        return announcing.adverb.match(after) is not None or (noun is not None and re.search(rf"\b{noun}", after) is not None)
    return announcing.numbered.search(ordinal) is None or announcing.of_these.match(after) is not None


# Names joined by commas

LONGEST = 5  # words of a name in a plain list
_TO_THE_END = re.compile(r"[^\n.;:!?()]{0,60}:\s([^\n:;!?]{8,240}?)[.\s]*$")


def _names_behind(case: Case, folded: str, number: Number, sentence: Span) -> Listed | None:
    """``şu üç kart: A, B ve C``, ``세 모델(A, B, C)``."""
    announcing = announcing_of(case.language)
    block = case.block_at(number.start)
    match = re.compile(r"[^\n.;:!?\d(]{0,40}(?:\(([^()\n]{3,160})\)|:\s([^\n:]{3,200}?)(?=[.!?](?:\s|$)|\n|$))").match(folded, number.end, min(len(folded), block.end))
    if match is None or block.kind == "table":
        return None
    words = match[1] or match[2]
    if match[1] and announcing.commas.search(words) is None:
        return None
    ahead = match[1] is None and announcing.ahead.search(folded, sentence.start, match.start(2)) is not None
    return _split(case, words, match.end(), ahead=ahead)


def _too_few_behind(case: Case, folded: str, number: Number, sentence: Span) -> Listed | None:
    """``Dört yeni test eklendi: X ve Y``: a list behind a colon that ends the sentence has no more things than its commas and joints part."""
    announcing = announcing_of(case.language)
    match = _TO_THE_END.match(folded, number.end, sentence.end)
    if match is None or case.block_at(number.start).kind == "table" or not _counts_kinds(case, folded, number):
        return None
    words = re.sub(r"\([^()]*\)", "", match[1]).strip()
    joints = len(announcing.commas.findall(words)) + len(announcing.joined.findall(words))
    if not joints or announcing.and_others.search(words) or announcing.clause.search(words.rstrip(" .")) or joints + 1 >= (number.value or 0):
        return None
    return Listed(frozenset({joints + 1}), "things at most", sentence.end, clear=True)


def _names_before(case: Case, folded: str, number: Number, sentence: Span) -> Listed | None:
    """``AWQ, GPTQ, NF4 세 가지``, ``A, B ve C olmak üzere üç model``. They only support."""
    announcing = announcing_of(case.language)
    kinds = announcing.kind.search(number.surface) is not None or announcing.kind.match(folded, number.end) is not None
    before = folded[sentence.start : number.start].rstrip()
    if not kinds and announcing.list_ends.search(before) is None:
        return None
    before = announcing.list_begins.split(announcing.sums_up.sub("", before), maxsplit=1)[-1]
    return _split(case, before, number.start, ahead=False)


def _names_next(case: Case, folded: str, number: Number, sentence: Span) -> Listed | None:
    """``과제는 세 가지다. A, B, 그리고 C이다``: a sentence of its own. It only supports."""
    announcing = announcing_of(case.language)
    if not announcing.ends_so.match(folded, number.end, sentence.end):
        return None
    place = bisect_left(case.starts, sentence.end)
    after = case.sentences[place] if place < len(case.sentences) else sentence
    return _split(case, folded[after.start : after.end], after.end, ahead=False) if after != sentence and announcing.and_last.search(folded, after.start, after.end) else None


def _split(case: Case, words: str, end: int, *, ahead: bool) -> Listed | None:
    """How many names may be meant: parted at commas alone, and at the words that join as well."""
    announcing = announcing_of(case.language)
    if announcing.and_others.search(words):
        return None
    words = re.sub(r"\([^()]*\)", "", words).strip(" .")
    by_commas = [w for w in announcing.commas.split(words) if w.strip()]
    joined = [w for part in by_commas for w in announcing.joined.split(part) if w.strip()]
    last = [*by_commas[:-1], *(w for w in announcing.joined.split(by_commas[-1]) if w.strip())] if by_commas else []
    counts = frozenset(len(x) for x in (by_commas, last, joined) if len(x) > 1)
    plain = ahead and len(by_commas) > 1 and all(len(w.split()) <= LONGEST for w in joined)
    return Listed(counts, "names", end, plain) if counts else None


Reader = Callable[[Case, str, Number, Span], Listed | None]
READERS: tuple[Reader, ...] = (_bullets, _numbered, _ordinals, _names_behind, _too_few_behind, _names_before, _names_next)
