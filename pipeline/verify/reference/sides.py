"""Check *reference*, by place: who was ahead of whom on an MLPerf benchmark, by the words around both sides of a comparison.

``후지쯔도 V100 8장으로 냈는데 엔비디아 DGX-1보다는 느렸다``; ``384 L40S'li küme, 64 H100'lü kümeden daha kısa sürede``; ``Quanta'dan yüzde 43 daha kısa``. Each side is
what its words tell (who brought it, system or chip, how many, software); what they leave out is that of the other side, or any. The rows of
both in one round and division are set against each other, those of as many chips where neither side tells how many.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from pipeline.extract.forms import without_form
from pipeline.lexicon import fold
from pipeline.verify.names import maker_key, mentions, name_key, name_pattern, named_in, spellings
from pipeline.verify.places import measures
from pipeline.verify.records import Assertion, Case, Finding
from pipeline.verify.reference.book import Book, Result
from pipeline.verify.reference.results import (
    DIVISION,
    SINGLE_NODE,
    SPEEDS,
    Pair,
    bears,
    brought_by,
    decide,
    is_or_runs_on,
    runs_on,
)
from pipeline.verify.reference.rounds import is_of_training, rounds_at, speaks_of_training, two_rounds_at
from pipeline.verify.reference.times import (
    BENCHMARK_NAMES,
    COUNTED,
    is_hardware,
    is_maker,
    patterns_of,
    rows_of_last_times,
    submitters_in,
)

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
    if not book.results or not speaks_of_training(folded):
        return
    for claim in case.claims:
        numbered = claim.value is None or claim.unit in {"percent", "x"}
        if claim.type == "comparison" and claim.modality == "asserted" and claim.metric in SPEEDS and numbered and is_of_training(folded, claim.evidence_end):
            own_past = claim.comparators in {("previous",), ()}
            finding = (_between_rounds(case, folded, claim, book) if own_past else None) or (_judged(case, folded, claim, book) if claim.comparators != ("previous",) else None)
            if finding is not None:
                yield finding


def _judged(case: Case, folded: str, claim: Assertion, book: Book) -> Finding | None:
    """On every benchmark that is meant; of several, all must be as is told, and one that is not refutes."""
    benchmarks = _benchmarks(case, folded, claim)
    if not benchmarks and claim.value is None and _by_software(case, folded, claim, book):  # `두 작업 모두에서`
        said = [one for name in book.by_benchmark if (one := _judged_on(case, folded, claim, book, name)) is not None]
        return next((one for one in said if one.verdict != "supported"), said[0] if said else None)
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
    told: list[Sequence[Result]] = [[r for r in rows if r.round == one] for one in rounds] or [rows]
    pairs = next((found for some in told if (found := _pairs(ours, theirs, some) or _pairs(*sides, some))), [])
    if not pairs or len({p.subject.round for p in pairs}) > 1 or (claim.value is not None and len(pairs) > MOST):
        return None
    here = pairs[0].subject.round.removeprefix("v") in words
    alone = len({p.subject.round for p in _pairs(ours, theirs, rows)}) == 1  # no other round has both
    return decide(claim, pairs, sure=here or len(rounds) == 1 or alone)


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
    """``On altı TPU v3 yongasında ResNet-50 süresi v0.5'ten v0.6'ya %29,6 azaldı``, ``BERT süresi bir önceki tura göre değişmemiş``: what one side did in two rounds."""
    benchmark, sentence = _benchmark(case, folded, claim), case.sentence_at(claim.start)
    told = _FROM_ROUND.search(folded, sentence.start, sentence.end)
    rounds = tuple(f"v{one}" for one in sorted(told.groups())) if told else two_rounds_at(case, folded, sentence) if claim.value is None else ()
    if not rounds and claim.value is not None and (timed := _just_now(case, folded, claim, book)) and not _is_of_another(claim, timed, book):
        earlier = [r for r in book.by_benchmark[timed.benchmark] if r.order < timed.order and (r.submitter, r.division) == (timed.submitter, timed.division) and _as_many_of_one(timed, r)]
        last = [r for r in earlier if r.order == max(e.order for e in earlier)]
        told_after = replace(claim, confidence=max(claim.confidence, SURE))  # what stands before it tells whose it is, whatever its claim has
        return decide(told_after, [Pair(timed, one) for one in last], sure=len(last) == 1) if last else None
    if len(rounds) != TWO or benchmark is None:
        return None
    side = _side(case, folded, sentence.start, sentence.end, book)
    side = side if side.told else replace(_carried(case, folded, claim.subjects, sentence.start, book), counts=side.counts) if claim.value is None else replace(_called(claim.subjects, book), counts=side.counts)
    before, now = (_rows(side, [r for r in book.by_benchmark.get(benchmark, ()) if r.round == one]) for one in rounds)
    pairs = [Pair(a, b) for a in now for b in before if (a.submitter, a.division) == (b.submitter, b.division) and _as_many_of_one(a, b)]
    alike = [p for p in pairs if p.subject.system == p.other.system and p.subject.framework == p.other.framework]
    pairs = alike or pairs
    sure = side.told and (bool(side.counts) or len(pairs) == 1)
    return decide(claim, pairs, sure=sure) if side.told and 0 < len(pairs) <= (MOST if claim.direction != "equal" else MOST_ALIKE) else None


def _is_of_another(claim: Assertion, timed: Result, book: Book) -> bool:
    """``A는 28.3분, B는 29.1분이었다. 1.0 때 A 기록이 37.1분이었으니 24%를 줄인 셈``: whether a claim names a thing of the rows that is not the one timed last."""
    named = [n for n in claim.subjects if is_hardware(n, book)]
    return bool(named) and not any(is_or_runs_on(timed, n) for n in named)


_SAME_AGAIN = re.compile(r"(?<![가-힣])같은|그대로|동일|이번에|소프트웨어|ayni (?:donanim|sistem|makine|kart)|yazilim|bu (?:kez|sefer)|donanim")


def _just_now(case: Case, folded: str, claim: Assertion, book: Book) -> Result | None:
    """``같은 DGX-1이 이번에는 115.2분으로 내려왔다. 하드웨어가 그대로이므로 약 24%의 단축은``: the row of the one time told in the sentence before, of which a later round is spoken; no other time of the article gives the share."""
    sentence, block = case.sentence_at(claim.start), case.block_at(claim.start)
    at = case.sentence_at(max(sentence.start - 2, block.start)).start
    if claim.comparators != ("previous",) or claim.unit != "percent" or not block.start <= at < sentence.start or not _SAME_AGAIN.search(folded, at, sentence.end):
        return None
    rows = [row for times in rows_of_last_times(case, at, sentence.start, book) for row in times]
    told = [n.base_value / 60 for n in measures(case) if n.base_unit == "s" and n.base_value]
    if len(rows) != 1 or any(abs(100 * (1 - rows[0].minutes / t) - (claim.value or 0)) <= 1 or abs(100 * (t / rows[0].minutes - 1) - (claim.value or 0)) <= 1 for t in told):
        return None
    return rows[0]


def _as_many_of_one(a: Result, b: Result) -> bool:
    """As many of one chip; a row that tells neither by its system (``dgx1_ngc19.05`` and ``dgx1_ngc18.11``)."""
    if a.count and b.count:
        return (a.count, _chip(a)) == (b.count, _chip(b))
    return bool(_machine(a)) and ("multi" in a.system) == ("multi" in b.system) and (_machine(a), bool(SINGLE_NODE.search(a.system))) == (_machine(b), bool(SINGLE_NODE.search(b.system)))


def _chip(row: Result) -> str:
    """``v100`` of ``Tesla V100-SXM2-16GB`` and of ``NVIDIA V100-SXM2-16GB (300W)``: rounds spell one chip in several ways."""
    found = re.search(r"[a-z]*\d+[a-z]*", fold(row.accelerator))
    return found[0] if found else fold(row.accelerator)


def _machine(row: Result) -> str:
    """``dgx1`` of ``submission/dgx1_ngc18.11_mxnet``, ``16nodes`` of ``16-nodes-SPR-pytorch``."""
    name = fold(row.system).rsplit("/", 1)[-1]
    found = re.match(r"\d+-nodes?-[a-z]+|[a-z]+-?\d+[a-z]?", name)
    return found[0] if found else name


TWO = 2
SURE = 0.9
MOST_ALIKE = 12  # pairs of rows that may be meant where all must be alike


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
    if len({m.lastgroup for m in here}) > 1 and not _BOTH.search(folded, sentence.start, sentence.end):  # `BERT'te on L40'tan hızlı; ResNet-50'de ise`
        standards = [m.start() for name in claim.comparators for one in spellings(name) for m in name_pattern(one).finditer(folded, sentence.start, sentence.end) if _STANDARD.match(folded, m.end())]
        before = [m for m in here if standards and m.end() <= standards[0] and not _CLAUSE_OVER.search(folded, m.end(), standards[0])]
        here = before[-1:] or here
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
    places = [m.span() for name in claim.comparators for one in spellings(name) for m in name_pattern(one).finditer(folded, sentence.start, sentence.end)]
    if places and (turned := _turned(case, folded, claim, book, places)):
        return turned
    places = [span for span in places if _STANDARD.match(folded, span[1])] or places
    if not places:
        mark = _MARK.search(folded, sentence.start, claim.figure.start + 1 if claim.figure else sentence.end)
        places = [mark.span(mark.lastindex or 0)] if mark else []
    if not places:
        ours, theirs = _side(case, folded, sentence.start, sentence.end, book), _carried(case, folded, claim.comparators, sentence.start, book)
        if not ours.told and claim.value is None:  # `BERT에서는 반대였다`
            ours, theirs = _called(claim.subjects, book), _called(claim.comparators, book)
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
        own = _carried(case, folded, claim.subjects, sentence.start, book)
        ours = replace(own, counts=ours.counts or own.counts, software=ours.software or own.software)
    return (ours, theirs) if ours.told and theirs.told else None


def _turned(case: Case, folded: str, claim: Assertion, book: Book, places: Sequence[tuple[int, int]]) -> tuple[Side, Side] | None:
    """``Sekiz L40S, BERT'te on L40'tan daha hızlı; ResNet-50'de ise on kartlı L40 yapısı önde``: a side that stands only in the clause before that of the subject."""
    sentence = case.sentence_at(claim.start)
    over = list(_CLAUSE_OVER.finditer(folded, sentence.start, sentence.end))
    own = [m.start() for name in claim.subjects for one in spellings(name) for m in name_pattern(one).finditer(folded, sentence.start, sentence.end)]
    breaks = [m for m in over if all(end <= m.start() for _, end in places) and own and own[-1] >= m.end()]
    if claim.figure is not None or not breaks or any(_STANDARD.match(folded, end) for _, end in places):
        return None
    ours, theirs = _side(case, folded, breaks[-1].end(), sentence.end, book), _side(case, folded, sentence.start, places[0][1], book)
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
        if any(n in named_in(folded[low:high]) or mentions(folded[low:high], one) for n in names for one in spellings(n)) or (side.told and not own.told):
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
_STANDARD = re.compile(r"[^,.;]{0,24}?보다|(?:의 [가-힣 ]{1,12}?)?[을를에] |['’]?[^ ,.;]*[dt][ae]n(?![a-zçğöşü])|['’][yn]?[iuü] |['’]n?[iuü]n [^,.;]{0,24}(?:önünde|gerisinde|ilerisinde)")
_MARK = re.compile(
    r"(\S+)보다(?:는|도)?\s|(\S+?)[을를] (?:[가-힣]+ ){0,3}(?:앞[지질서선섰]|제[치쳤친]|이[겼기긴]|따돌|능가|꺾)|(\S+[dt][ae]n)(?= (?:yalnizca |sadece |yaklaşik |tam |daha |yüzde |%))|"
    r"(\S+?['’][yn]?[iuü]) (?:de |da )?(?:geç(?:ti|miş|iyor)|geride birak|solla)|(\S+?['’]n?[iuü]n) (?:\S+ ){0,3}?(?:gerisinde|önünde)"
)


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
    known = dict.fromkeys((*(n for c in case.claims for n in (*c.subjects, *c.comparators) if n != "previous"), *named_in(words)))
    names = tuple(n for n in known if (n in named_in(words) or any(mentions(words, one) for one in spellings(n))) and is_hardware(n, book) and not any(name_key(r) == name_key(n) for r in book.submitters))
    parts = {n: frozenset(re.findall(r"[0-9a-z]+", fold(n))) for n in names}
    names = tuple(n for n in names if not any(parts[n] < parts[other] for other in names))  # the chip in `DGX A100`
    counts = frozenset(int(n.value or 0) for n in measures(case) if low <= n.start < high and n.unit in COUNTED and n.kind == "quantity" and float(n.value or 0).is_integer() and 1 < (n.value or 0) < MOST_CHIPS)
    software = frozenset(_IN_LATIN.get(m[0], m[0]) for m in _SOFTWARE.finditer(words))
    return Side(names, submitters_in(book, words), counts, software)


def _completed(ours: Side, theirs: Side, book: Book) -> tuple[Side, Side]:
    """Each side with the chip, in whatever form (``H100`` of ``H100 PCIe``), and how many of it, that only the other side tells."""
    chips = {chip for _, chip in book.machines}

    def filled(one: Side, other: Side) -> Side:
        named = any(_is_chip(n, chips) for n in one.names)
        names = (*one.names, *(without_form(n) for n in other.names if not named and one.submitters and not one.names and _is_chip(n, chips)))
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


def _of_nodes(row: Result, count: int) -> bool:
    """``dgx2h_n96_ngc19.05``, ``16-nodes-SPR``: a system by the number of its machines."""
    return re.search(rf"(?<![0-9a-z])(?:n{count}(?!\d)|{count}[-_ ]?nodes?)", fold(row.system).replace("_", " ")) is not None


def _rows(side: Side, rows: Sequence[Result]) -> list[Result]:
    """The rows that have all that a side tells."""
    found = [r for r in rows if not side.submitters or r.submitter in side.submitters or (side.names and is_maker(r, side.submitters))]
    found = [r for r in found if r.submitter in side.submitters] or found
    if side.names:
        called = [r for r in found if any(bears(r, n) for n in side.names)]
        called = ([r for r in called if not SINGLE_NODE.search(r.system)] if not side.counts else []) or called  # `tek DGX A100`: one machine
        running = [r for r in called if any(runs_on(r, n) for n in side.names)]
        found = running or called or [r for r in found if any(runs_on(r, n) for n in side.names)]
    if side.counts:
        found = [r for r in found if r.count in side.counts or (not r.count and any(_of_nodes(r, count) for count in side.counts))] or [r for r in found if side.names and any(_of_nodes(r, count) for count in side.counts)]
    if side.software:
        found = [r for r in found if any(key in fold(r.framework) or key in fold(r.system) for key in side.software)]
    return found
