"""Check *reference*, by place: who was ahead of whom on an MLPerf benchmark, by the words around both sides of a comparison.

``후지쯔도 V100 8장으로 냈는데 엔비디아 DGX-1보다는 느렸다``; ``384 L40S'li küme, 64 H100'lü kümeden daha kısa sürede``; ``Quanta'dan yüzde 43 daha kısa``. Each side is
what its words tell (who brought it, system or chip, how many, software); what they leave out is that of the other side, or any. The rows of
both in one round and division are set against each other, those of as many chips where neither side tells how many.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from pipeline.lexicon import fold
from pipeline.verify.names import maker_key, mentions, name_key, name_pattern
from pipeline.verify.places import measures
from pipeline.verify.records import Assertion, Case, Finding
from pipeline.verify.reference_book import Book, Result
from pipeline.verify.reference_results import DIVISION, SINGLE_NODE, SPEEDS, Pair, brought_by, decide, is_called, runs_on
from pipeline.verify.reference_rounds import rounds_at
from pipeline.verify.reference_times import BENCHMARK_NAMES, COUNTED, is_hardware, is_maker, patterns_of, submitters_in

MOST = 3  # pairs of rows that may be meant by a number
ADJACENT = 8  # code points behind the other side's name in which its count may stand
MOST_CHIPS = 100_000
_SOFTWARE = re.compile(r"tensorflow|pytorch|mxnet|paddlepaddle|popart|poplar|jax|tinygrad|텐서플로우?|파이토치|패들패들|엠엑스넷")
_IN_LATIN = {"텐서플로": "tensorflow", "텐서플로우": "tensorflow", "파이토치": "pytorch", "패들패들": "paddle", "엠엑스넷": "mxnet", "paddlepaddle": "paddle"}
# Words before the other side that belong to it: genitives, counts, participles, bare nouns.
_GOES_ON = {
    "ko": re.compile(r"(?:의|인|한|낸|쓴|단|꽂은|실은|묶은|만든|짜리|직접|자체|같은|다른|[a-z0-9.\-]|장|개|대|칩|카드|서버|시스템|[가-힣]사)$"),
    "tr": re.compile(r"(?:elde|ile|d[iuü]ğ[iuü]|t[iuü]ğ[iuü]|[’'](?:n?[iuü]n|l[iuü]k?|[dt][ae]ki)|[ae]n|l[iuü]k?|ki|[a-zçğöşü]n[iuü]n|adet|tane|kendi|ayni|tek|pcie|sxm|[a-z0-9.,\-]*\d[a-z0-9.,\-]*|iki|üç|dört|beş|alti|yedi|sekiz|dokuz|on)$"),
}


@dataclass(frozen=True, slots=True)
class Side:
    """What the words of one side tell."""

    names: tuple[str, ...]  # of systems and chips
    submitters: frozenset[str]
    counts: frozenset[int]
    software: frozenset[str]

    @property
    def told(self) -> bool:
        return bool(self.names or self.submitters or self.software)


def check_sides(case: Case, book: Book) -> Iterator[Finding]:
    """Findings for comparisons of speed in articles that speak of MLPerf."""
    folded = fold(case.text)
    if not book.results or "mlperf" not in folded:
        return
    for claim in case.claims:
        numbered = claim.value is None or claim.unit in {"percent", "x"}
        if claim.type == "comparison" and claim.modality == "asserted" and claim.metric in SPEEDS and numbered:
            own_past = claim.comparators in {("previous",), ()}
            finding = (_between_rounds(case, folded, claim, book) if own_past else None) or (_judged(case, folded, claim, book) if claim.comparators != ("previous",) else None)
            if finding is not None:
                yield finding


def _judged(case: Case, folded: str, claim: Assertion, book: Book) -> Finding | None:
    """On every benchmark that is meant; of several, all must be as is told, and one that is not refutes."""
    benchmarks = _benchmarks(case, folded, claim)
    found = [_judged_on(case, folded, claim, book, one) for one in benchmarks]
    objection = next((one for one in found if one is not None and one.verdict != "supported"), None)
    return objection or (found[0] if found and all(found) else None)


def _judged_on(case: Case, folded: str, claim: Assertion, book: Book, benchmark: str) -> Finding | None:
    sides = _by_software(case, folded, claim, book) or _sides(case, folded, claim, book)
    if sides is None:
        return None
    ours, theirs = _completed(*sides, book)
    sentence, block = case.sentence_at(claim.start), case.block_at(claim.start)
    rounds = rounds_at(case, folded, sentence.end - 1, sentence.end)
    rows: Sequence[Result] = book.by_benchmark.get(benchmark, ())
    words = folded[block.start : sentence.end]
    divisions = [name for name, pattern in DIVISION.items() if pattern.search(words)]
    rows = [r for r in rows if r.division in divisions] if len(divisions) == 1 else rows
    pairs = next((found for one in rounds if (found := _pairs(ours, theirs, [r for r in rows if r.round == one]))), []) if rounds else _pairs(ours, theirs, rows)
    if not pairs or len({p.subject.round for p in pairs}) > 1 or (claim.value is not None and len(pairs) > MOST):
        return None
    here = pairs[0].subject.round.removeprefix("v") in words
    return decide(claim, pairs, sure=here or len(rounds) == 1)


def _by_software(case: Case, folded: str, claim: Assertion, book: Book) -> tuple[Side, Side] | None:
    """``텐서플로와 파이토치로 각각 쟀는데 텐서플로가 더 빨랐다``, ``22.08 컨테이너가 22.04 컨테이너보다``: one machine with two frameworks or releases, told in the sentence or before it."""
    ours, theirs = (frozenset(_IN_LATIN.get(m[0], m[0]) for n in names for m in (_SOFTWARE.fullmatch(fold(n)) or _RELEASE.match(fold(n)),) if m) for names in (claim.subjects, claim.comparators))
    if not ours or not theirs or ours == theirs:
        return None
    sentence, block = case.sentence_at(claim.start), case.block_at(claim.start)
    low = sentence.start
    shared = _side(case, folded, low, sentence.end, book)
    while not (shared.names or shared.submitters) and low > block.start:
        high, low = low, case.sentence_at(max(low - 2, block.start)).start
        shared = _side(case, folded, low, high, book)
        if low >= high:
            break
    return (replace(shared, software=ours), replace(shared, software=theirs)) if shared.names or shared.submitters else None


_RELEASE = re.compile(r"\d{2}\.\d{2}")


_FROM_ROUND = re.compile(r"v?(\d\.\d)(?:[’']?[dt][ae]n| ?(?:라운드|때)?(?:에서|보다| ?대비)|[’']?[ae] (?:göre|kıyasla|oranla))[^.;()]{0,24}?v?(\d\.\d)(?!\d)")


def _between_rounds(case: Case, folded: str, claim: Assertion, book: Book) -> Finding | None:
    """``On altı TPU v3 yongasında ResNet-50 süresi v0.5'ten v0.6'ya %29,6 azaldı``: what one side did in two rounds that a sentence names."""
    sentence = case.sentence_at(claim.start)
    told, benchmark = _FROM_ROUND.search(folded, sentence.start, sentence.end), _benchmark(case, folded, claim)
    if told is None or benchmark is None:
        return None
    side = _side(case, folded, sentence.start, sentence.end, book)
    side = side if side.told else Side(tuple(n for n in claim.subjects if is_hardware(n, book)), frozenset(), side.counts, side.software)
    before, now = (_rows(side, [r for r in book.by_benchmark.get(benchmark, ()) if r.round == f"v{one}"]) for one in sorted(told.groups()))
    pairs = [Pair(a, b) for a in now for b in before if (a.submitter, a.division, a.count, a.accelerator) == (b.submitter, b.division, b.count, b.accelerator)]
    return decide(claim, pairs, sure=side.told and bool(side.counts)) if side.told and 0 < len(pairs) <= MOST else None


def _benchmark(case: Case, folded: str, claim: Assertion) -> str | None:
    """The one that is meant, where it is one."""
    kinds = _benchmarks(case, folded, claim)
    return kinds[0] if len(kinds) == 1 else None


def _benchmarks(case: Case, folded: str, claim: Assertion) -> tuple[str, ...]:
    """The one that its sentence names (before a number, the last), all that it joins (``hem ResNet-50'de hem de BERT'te``), else its claim's, else the last before it in its paragraph."""
    sentence, block = case.sentence_at(claim.start), case.block_at(claim.start)
    here = list(BENCHMARK_NAMES.finditer(folded, sentence.start, sentence.end))
    if claim.figure is not None and here:
        before = [m for m in here if m.end() <= claim.figure.start]
        here = before[-1:] or here
    own = [m for name in claim.benchmark for m in BENCHMARK_NAMES.finditer(fold(name))]
    if len({m.lastgroup for m in here}) > 1:
        joined = _BOTH.search(folded, sentence.start, sentence.end) is not None
        of_claim = {m.lastgroup for m in own}
        return tuple(dict.fromkeys(str(m.lastgroup) for m in here if m.lastgroup in of_claim or joined)) if joined or len(of_claim & {m.lastgroup for m in here}) == 1 else ()
    found = here or own or list(BENCHMARK_NAMES.finditer(folded, block.start, sentence.start))[-1:]
    kinds = tuple(dict.fromkeys(str(m.lastgroup) for m in found))
    return kinds if len(kinds) == 1 else ()


_BOTH = re.compile(r"(?<![a-zçğöşü])hem .{2,40} hem |ikisinde|물론|모두|둘 다|(?<=[가-힣a-z0-9])[와과] [a-z0-9-]+ 모두")


def _sides(case: Case, folded: str, claim: Assertion, book: Book) -> tuple[Side, Side] | None:
    """The words of the other side are the phrase that ends in its name, or in the mark of comparison; those of the subject stand before it, else in the sentence before, else its claim names it."""
    sentence = case.sentence_at(claim.start)
    if pronoun := _PRONOUN.search(folded, sentence.start, sentence.end):
        return _than_that(case, folded, claim, book, pronoun.start())
    places = [m.span() for name in claim.comparators for m in name_pattern(name).finditer(folded, sentence.start, sentence.end)]
    if not places:
        mark = _MARK.search(folded, sentence.start, claim.figure.start + 1 if claim.figure else sentence.end)
        places = [mark.span(1 if mark[1] else 2)] if mark else []
    if not places:
        ours, theirs = _side(case, folded, sentence.start, sentence.end, book), _carried(case, folded, claim.comparators, sentence.start, book)
        return (ours, theirs) if ours.told and theirs.told and ours != theirs else None
    at, end = max(places, key=lambda span: span[1])
    start = _phrase(folded, sentence.start, at, case.language, book)
    opening = max([sentence.start, *(m.end() for m in _CLAUSE_OVER.finditer(folded, sentence.start, start))])
    ours, theirs = _side(case, folded, opening, start, book), _side(case, folded, start, end + ADJACENT, book)
    if opening > sentence.start and not (ours.names and theirs.names):
        shared = _side(case, folded, sentence.start, opening, book)  # `후지쯔와 레노버가 L40S 8장으로 맞붙었는데, 후지쯔가 레노버보다`
        if not ours.told:
            ours, shared = shared, NOTHING
        ours, theirs = (replace(one, names=one.names or shared.names, counts=one.counts or shared.counts) for one in (ours, theirs))
    if not ours.told and theirs.told:
        before = case.sentence_at(max(sentence.start - 2, 0))
        ours = _side(case, folded, before.start, before.end, book) if before.start >= case.block_at(claim.start).start else ours
    if not ours.told:
        ours = replace(_called(claim.subjects, book), counts=ours.counts, software=ours.software)
    return (ours, theirs) if ours.told and theirs.told else None


def _than_that(case: Case, folded: str, claim: Assertion, book: Book, at: int) -> tuple[Side, Side] | None:
    """``NVIDIA'nın sekiz H100'lük sonucu bundan daha yavaş``, ``엔비디아의 최대 구성(DGX-2H 96대)은 그보다 느렸다``: the other side is what was told before."""
    sentence = case.sentence_at(claim.start)
    ours, theirs = _side(case, folded, sentence.start, at, book), _carried(case, folded, claim.comparators, sentence.start, book)
    return (ours, theirs) if ours.told and theirs.told else None


def _carried(case: Case, folded: str, names: Sequence[str], before: int, book: Book) -> Side:
    """What the sentences before tell of a side: the last of the paragraph that names it or its maker, else the claim's own names."""
    low, own = before, _called(names, book)
    block = case.block_at(before)
    while low > block.start:
        high, low = low, case.sentence_at(max(low - 2, block.start)).start
        if low >= high:
            break
        side = _side(case, folded, low, high, book)
        if any(mentions(folded[low:high], n) for n in names) or (side.told and not own.told):
            counts = side.counts if len(side.counts) == 1 else frozenset[int]()
            last = [int(n.value or 0) for n in measures(case) if low <= n.start < high and int(n.value or 0) in side.counts]
            return Side(own.names or side.names, side.submitters if len(side.submitters) == 1 else own.submitters, counts or frozenset(last[-1:]), side.software if len(side.software) == 1 else frozenset())
    return own


def _called(names: Sequence[str], book: Book) -> Side:
    """The side that a claim names: systems and chips, else who brought them."""
    things = tuple(n for n in names if is_hardware(n, book))
    submitters = frozenset(r.submitter for r in book.results if any(brought_by(r, maker_key(n)) for n in names))
    return Side(things, submitters if not things else frozenset(), frozenset(), frozenset())


_PRONOUN = re.compile(r"(?<![a-zçğöşü])(?:bundan|ondan|bunlardan) (?:da |de |çok |biraz |epey )?(?:daha|hizli|yavaş|kisa|uzun)|(?<![가-힣])(?:그|이|그것|이것)보다")
NOTHING = Side((), frozenset(), frozenset(), frozenset())
_CLAUSE_OVER = re.compile(r"(?<=[가-힣])(?:는데|지만|으며|면서|고),? |(?:ken|ip|rek), |; ")
_MARK = re.compile(r"(\S+)보다(?:는|도)?\s|(\S+[dt][ae]n)(?= (?:yalnizca |sadece |yaklaşik |tam |daha |yüzde |%))")


def _phrase(folded: str, low: int, at: int, language: str, book: Book) -> int:
    """Where the noun phrase begins that ends in what stands at an offset; who brought it is of it."""
    goes_on = _GOES_ON[language if language in _GOES_ON else "ko"]
    start = at
    while start > low:
        space = folded.rfind(" ", low, start - 1)
        begin = space + 1 if space >= 0 else low
        word = folded[begin:start].rstrip()
        if word[-1:] in ",.;:" or not (goes_on.search(word) or any(p.fullmatch(word) for _, p in patterns_of(book.submitters))):
            break
        start = begin
    return start


def _side(case: Case, folded: str, low: int, high: int, book: Book) -> Side:
    words = folded[low:high]
    known = dict.fromkeys(n for c in case.claims for n in (*c.subjects, *c.comparators) if n != "previous")
    names = tuple(n for n in known if mentions(words, n) and is_hardware(n, book))
    counts = frozenset(int(n.value or 0) for n in measures(case) if low <= n.start < high and n.unit in COUNTED and n.kind == "quantity" and float(n.value or 0).is_integer() and 1 < (n.value or 0) < MOST_CHIPS)
    software = frozenset(_IN_LATIN.get(m[0], m[0]) for m in _SOFTWARE.finditer(words))
    return Side(names, submitters_in(book, words), counts, software)


def _completed(ours: Side, theirs: Side, book: Book) -> tuple[Side, Side]:
    """Each side with the chip, and how many of it, that only the other side tells."""
    chips = {chip for _, chip in book.machines}

    def filled(one: Side, other: Side) -> Side:
        named = any(_is_chip(n, chips) for n in one.names)
        names = (*one.names, *(n for n in other.names if not named and one.submitters and not one.names and _is_chip(n, chips)))
        return Side(names, one.submitters, one.counts or other.counts, one.software)

    return filled(ours, theirs), filled(theirs, ours)


def _is_chip(name: str, chips: set[str]) -> bool:
    return any(runs_on(Result("", "", "", "", "", chip, 0, "", 0.0, "", ""), name) for chip in chips)


def _pairs(ours: Side, theirs: Side, rows: Sequence[Result]) -> list[Pair]:
    """The rows of both sides in one round and division; those of as many chips where neither side tells how many, of one hand where any are."""
    first, second = _rows(ours, rows), _rows(theirs, rows)
    pairs = [Pair(a, b) for a in first for b in second if a is not b and (a.round, a.division) == (b.round, b.division) and a not in second and b not in first]
    if not (ours.counts and theirs.counts):
        pairs = [p for p in pairs if p.subject.count == p.other.count] or pairs
    if not (ours.submitters or theirs.submitters):
        pairs = [p for p in pairs if p.subject.submitter == p.other.submitter] or pairs
    return pairs


def _rows(side: Side, rows: Sequence[Result]) -> list[Result]:
    """The rows that have all that a side tells."""
    found = [r for r in rows if not side.submitters or r.submitter in side.submitters or (side.names and is_maker(r, side.submitters))]
    found = [r for r in found if r.submitter in side.submitters] or found
    if side.names:
        called = [r for r in found if any(is_called(r, name_key(n)) or (any(c.isdigit() for c in n) and mentions(fold(r.system), n)) for n in side.names)]
        called = ([r for r in called if not SINGLE_NODE.search(r.system)] if not side.counts else []) or called  # `tek DGX A100`: one machine
        running = [r for r in called if any(runs_on(r, n) for n in side.names)]
        found = running or called or [r for r in found if any(runs_on(r, n) for n in side.names)]
    if side.counts:
        found = [r for r in found if r.count in side.counts]
    if side.software:
        found = [r for r in found if any(key in fold(r.framework) or key in fold(r.system) for key in side.software)]
    return found
