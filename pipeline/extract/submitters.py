"""Who brought results to a benchmark: firms named together, one that no lexicon knows, the one told of last.

``델, 후지쯔, 레노버가 결과를 냈다`` and ``Google ile Intel sonuç göndermedi`` are told of each; ``yalnızca Dell ve Fujitsu gönderdi`` of both together. A firm
that nobody knows (``Karayel, BERT sonucu göndermedi``) keeps the one of the sentence before from being taken for it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from pipeline.extract.context import Bound, bound
from pipeline.extract.reading import LOOSE, MAKERS, THINGS, Named, Page, Reading
from pipeline.languages import submitting_of
from pipeline.languages.submitting import Submitting

Kind = Literal["submitted", "used", "none", "only", "fastest", "sole"]
LEADS = ("topic", "subject", "label", "genitive", "conjunct", "bare", "maker")
SPOKEN_OF = frozenset({"topic", "subject", "label"})
BACK = 5  # sentences of a paragraph in which who is spoken of is looked for
_OWNED = frozenset({"genitive", "maker"})
_NEAR = 32  # code points between a word for "only" and who it is told of


@dataclass(frozen=True, slots=True)
class Told:
    """A word that tells of a submission, and the words of the sentence that belong to it."""

    kind: Kind
    start: int
    end: int
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Who:
    """Those who brought it, in their order. ``alone``: nobody beside them did."""

    firms: tuple[Bound, ...]
    alone: bool = False


def may_submit(named: Named) -> bool:
    return named.type in MAKERS and named.role in LEADS and named.name != "MLCommons"


def who_brought(page: Page, reading: Reading, index: int, told: Told, inside: list[Named]) -> Who | None:
    """Named in the clause, before it in the sentence, or last in the paragraph; None for the thing of which there is no result or no other."""
    words = submitting_of(page.grammar.code)
    if told.kind == "only" and words.this.search(page.folded, told.low, told.end):
        return None
    firms = [n for n in inside if may_submit(n) and not words.rather_than.match(page.folded, n.end, told.high)]
    firms.sort(key=lambda n: (LEADS.index(n.role) > LEADS.index("label"), n.role == "maker", n.start))
    if excepted := _excepted(page, reading, told, inside, words):
        return Who(tuple(bound(n, 0.75, "submitter") for n in excepted), alone=True)
    stranger = (unknown(page, reading, told) or (_unknown_alone(page, reading, told, words) if told.kind == "only" and not firms else None)) if not firms or firms[0].role not in SPOKEN_OF else None
    if stranger is not None:
        return Who((stranger,))
    if firms and (firms[0].role != "maker" or told.kind != "only" or is_alone(page, reading, [firms[0]], words)):
        together = named_together(page, reading, firms[0], told)
        return Who(_with_unknown(page, together, words), told.kind != "none" and is_alone(page, reading, together, words))
    earlier = [n for n in reading.names if n.start < told.low and may_submit(n)]
    if told.kind in ("none", "only") and not earlier and any(n.type in THINGS for n in inside):
        return None
    if earlier:
        return Who(tuple(bound(n, 0.75, "submitter_before") for n in named_together(page, reading, earlier[-1], told)))
    return told_before(page, reading, index)


def brought_by_others(page: Page, reading: Reading, told: Told, inside: list[Named]) -> bool:
    """``참가 기업의 절반이 결과를 제출했다``, ``tura 24 kuruluş katıldı``: so many whom no name tells, not who was spoken of before."""
    words = submitting_of(page.grammar.code)
    if told.kind != "submitted" or any(may_submit(n) for n in inside):
        return False
    counted = any(told.low <= f.start < told.start and words.counts_firms.match(page.folded, f.start) for f in reading.figures)
    return counted or words.others.search(page.folded, told.low, told.end) is not None


def told_before(page: Page, reading: Reading, index: int) -> Who | None:
    """Whoever the last sentence of the paragraph that speaks of somebody speaks of; of those whom nobody knows, where they brought results or none."""
    words = submitting_of(page.grammar.code)
    for before in reversed(page.readings[max(0, index - BACK) : index]):
        if before.block != reading.block:
            break
        leads = [n for n in before.names if may_submit(n) and n.role in SPOKEN_OF | {"genitive"}]
        if leads:
            return Who((Bound(leads[0].name, leads[0].entity, None, None, 0.6, "carried:submitter"),))
        stranger = unknown(page, before, Told("submitted", before.end, before.end, before.start, before.end))
        if stranger and any(p.search(page.folded, before.start, before.end) for p in (words.brought, words.none)):
            return Who((stranger.carried(),))
    return None


def named_together(page: Page, reading: Reading, firm: Named, told: Told) -> list[Named]:
    """All the firms that stand in one row with this one: ``Dell, Fujitsu ve Lenovo``, ``구글과 인텔은``."""
    words = submitting_of(page.grammar.code)
    names = [n for n in reading.names if n.type in MAKERS and n.name != "MLCommons"]
    first = last = next(at for at, n in enumerate(names) if n.start == firm.start)
    while first and _joins(page, names[first - 1], names[first], told, words):
        first -= 1
    while last + 1 < len(names) and _joins(page, names[last], names[last + 1], told, words):
        last += 1
    while last > first and not _ends(page, reading, names[first : last + 1], words):
        last -= 1
    row = names[first : last + 1]
    return row if firm in row else [firm]


def _joins(page: Page, one: Named, other: Named, told: Told, words: Submitting) -> bool:
    return _between(page, one, other, words) is not None or words.joined.fullmatch(page.folded, one.end, other.start) is not None or (told.kind == "none" and words.either.fullmatch(page.folded, one.end, other.start) is not None)


def _between(page: Page, one: Named, other: Named, words: Submitting) -> re.Match[str] | None:
    """``Dell, Karayel ve Lenovo``: one whom nobody knows between two."""
    match = words.joined_over.fullmatch(page.folded, one.end, other.start)
    return match if match and not words.nobodys.fullmatch(match["who"]) and (not words.capitals or page.text[match.start("who")].isupper()) else None


def _with_unknown(page: Page, row: list[Named], words: Submitting) -> tuple[Bound, ...]:
    """A row of firms with those that nobody knows in it."""
    firms = [bound(row[0], 0.85, "submitter")]
    for one, other in pairwise(row):
        if match := _between(page, one, other, words):
            firms.append(Bound(page.text[match.start("who") : match.end("who")], None, match.start("who"), match.end("who"), 0.5, "unknown_submitter"))
        firms.append(bound(other, 0.85, "submitter"))
    return tuple(firms)


def has_more(page: Page, reading: Reading, who: Who) -> bool:
    """``델, 레노버와 누리온뿐이다``: whether a row of firms begins or ends with a word that is none of the lexicon."""
    words, first, last = submitting_of(page.grammar.code), who.firms[0].start, who.firms[-1].end
    if first is None or last is None:
        return False
    found = (words.more_before.search(page.folded, reading.start, first), words.more_behind.match(page.folded, last, reading.end))
    return any(m is not None and not words.nobodys.fullmatch(m["who"]) and (not words.capitals or page.text[m.start("who")].isupper()) and not _is_known(reading, m) for m in found)


def _is_known(reading: Reading, match: re.Match[str]) -> bool:
    return any(n.type not in LOOSE and n.start < match.end("who") and match.start("who") < n.end for n in reading.names)


def _ends(page: Page, reading: Reading, row: list[Named], words: Submitting) -> bool:
    """Whether the last of a row belongs to it: ``Supermicro, Intel Xeon ile`` and ``Google, Intel ile aynı turda`` do not tell of Intel."""
    one, other = row[-2:]
    if not may_submit(other) or words.rather_than.match(page.folded, other.end, reading.end):
        return False
    if not words.comma.fullmatch(page.folded, one.end, other.start):
        return True
    thing = next((n for n in reading.names if n.start >= other.end), None)
    if other.role == "maker" and thing is not None and thing.type in THINGS:
        return thing.entity.vendor_id not in (None, other.entity.entity_id)
    return other.role not in _OWNED or one.role in _OWNED or any(not words.comma.fullmatch(page.folded, a.end, b.start) for a, b in pairwise(row))


def is_alone(page: Page, reading: Reading, row: list[Named], words: Submitting) -> bool:
    """``yalnızca Dell ve Fujitsu``, ``델과 후지쯔만``: that nobody else did is told of the whole row."""
    before = words.only_before.search(page.folded, max(reading.start, row[0].start - _NEAR), row[0].start)
    return before is not None or words.only_behind.match(page.folded, row[-1].end, reading.end) is not None


def _excepted(page: Page, reading: Reading, told: Told, inside: list[Named], words: Submitting) -> list[Named]:
    """``Dell ve Fujitsu'dan başka kimse göndermedi``, ``델과 후지쯔 말고는 낸 곳이 없다``: those beside whom there is nobody."""
    if told.kind not in ("none", "only") or not words.nobody_else.search(page.folded, told.low, told.high):
        return []
    last = next((n for n in inside if n.type in MAKERS and words.except_for.match(page.folded, n.end, told.high)), None)
    if last is None:
        return []
    names = [n for n in reading.names if n.type in MAKERS]
    first = names.index(last)
    while first and words.joined.fullmatch(page.folded, names[first - 1].end, names[first].start):
        first -= 1
    return names[first : names.index(last) + 1]


def unknown(page: Page, reading: Reading, told: Told) -> Bound | None:
    """A subject that is no name of the lexicon: ``누리온은 결과를 내지 않았다``, ``Karayel ise BERT sonucu göndermedi``."""
    loose = [n for n in reading.names if n.type in LOOSE and told.low <= n.start < told.start and n.role in SPOKEN_OF | {"genitive"} and not any(c.isdigit() for c in n.name) and not _is_owned(page, reading, n.start)]
    if loose:
        return bound(loose[0], 0.5, "unknown_submitter")
    return next((Bound(page.text[start:end], None, start, end, 0.5, "unknown_submitter") for start, end in _subjects(page, reading, told)), None)


def _is_owned(page: Page, reading: Reading, at: int) -> bool:
    """``NVIDIA'nın NGC paketleri``: a thing of a firm that stands right before it."""
    joined = submitting_of(page.grammar.code).joined
    return any(n.type in MAKERS and 0 <= at - n.end <= _OWNER and not joined.fullmatch(page.folded, n.end, at) for n in reading.names)


def _describes(page: Page, reading: Reading, start: int, end: int) -> bool:
    """``Çinli Baidu'nun``: a word right before a firm goes with it, but for one that makes the thing behind it (``Karayel NVIDIA H100 ile``)."""
    at = next((at for at, n in enumerate(reading.names) if n.type in MAKERS and n.start == end + 1), None)
    if at is None:
        return False
    thing = reading.names[at + 1] if at + 1 < len(reading.names) else None
    makes = reading.names[at].role == "maker" and thing is not None and thing.type in THINGS and thing.entity.vendor_id == reading.names[at].entity.entity_id
    return not makes or page.folded[start:end].endswith(("li", "lu", "lü"))


_OWNER = 5  # code points


def _unknown_alone(page: Page, reading: Reading, told: Told, words: Submitting) -> Bound | None:
    """``BERT 결과를 낸 곳은 누리온뿐이다``, ``tek kuruluş Karayel oldu``: told behind, or right before the word for it."""
    letters = _blanked(page, reading, told.low, told.high)
    match = words.unknown_alone.search(letters, told.start - told.low - (0 if words.capitals else _NEAR))
    if match is None or words.nobodys.fullmatch(page.folded, told.low + match.start("who"), told.low + match.end("who")):
        return None
    start, end = told.low + match.start("who"), told.low + match.end("who")
    return Bound(page.text[start:end], None, start, end, 0.5, "unknown_submitter")


def _blanked(page: Page, reading: Reading, low: int, high: int) -> str:
    """The words of a stretch without its names and figures."""
    letters = list((page.text if submitting_of(page.grammar.code).capitals else page.folded)[low:high])
    for known in [(n.start, n.end) for n in reading.names if n.type not in LOOSE] + [(f.start, f.end) for f in reading.figures]:
        for at in range(max(low, known[0]), min(high, known[1])):
            letters[at - low] = "\0"
    return "".join(letters)


def _subjects(page: Page, reading: Reading, told: Told) -> Iterator[tuple[int, int]]:
    """Where noun phrases in subject position stand that may be a firm: names that are known are left out."""
    words = submitting_of(page.grammar.code)
    low = max(reading.start, told.low)
    for match in words.somebody.finditer(_blanked(page, reading, low, told.start)):
        start, end = low + match.start("who"), low + match.end("who")
        first, _, rest = match["who"].partition(" ")
        if rest and words.nobodys.fullmatch(page.folded, start, start + len(first)):
            start += len(first) + 1
        if _is_owned(page, reading, start) or _describes(page, reading, start, end):
            continue
        if words.nobodys.fullmatch(page.folded, start, end) or (words.capitals and start == _first_letter(page, reading) and not _is_marked(page, match)):
            continue
        yield start, end


def _first_letter(page: Page, reading: Reading) -> int:
    return next((at for at in range(reading.start, reading.end) if page.text[at].isalnum()), reading.start)


def _is_marked(page: Page, match: re.Match[str]) -> bool:
    """Whether the first word of a sentence, which has a capital letter anyway, may be a name: it is two, its ending is parted from it, a name or a result comes next, or it has a capital elsewhere."""
    who = re.escape(match["who"])
    told = " " in match["who"] or match["mark"] != "" or _OBJECT.match(match.string, match.end()) is not None
    return told or re.search(rf"(?<=[\w,;)] ){who}(?!\w)|(?<!\w){who}['’]", page.text) is not None


_OBJECT = re.compile(r" (?:\0|sonu[çc]|hiç |bu tur)")
