"""Arithmetic by name: what sentences reckon from the cells of a table's things: a multiple, a percentage, a gap of two, so many of one.

``나래는 마루의 3.75배를 낸다``, ``Meşe, Gürgen'in fiyatının yüzde 38'i``, ``İki Meşe birlikte 164 W çeker``: the names are the table's, the row is the one
that words or the unit tell. What any row gives is right.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pipeline.languages import directing_of, recalling_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import counts_in_words, digits, dimension_of, one_digit_off, slack, swapped
from pipeline.verify.asides import is_denied
from pipeline.verify.changes import with_half
from pipeline.verify.contradictions import CORRECTION
from pipeline.verify.differences import is_difference, without_time
from pipeline.verify.direction_words import ANY
from pipeline.verify.equations import made_of
from pipeline.verify.fits import stated_fit
from pipeline.verify.numbers import MONEY, Tolerances, shown
from pipeline.verify.other_measures import names_another_measure
from pipeline.verify.owned import Things
from pipeline.verify.partners import counter
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.records import Case, Finding, Number, Span
from pipeline.verify.sides import EARLIER
from pipeline.verify.told_values import alike, told_values

CHECK, METHOD = "arithmetic", "told of things"
NEAR = (0.5, 2.0)  # times that what two cells give may be off and be meant
POINTS = 0.6  # that a share may be off
BETWEEN = 36  # characters between what is compared with and the number
BEHIND = 20  # characters behind a number in which its direction stands
BESIDE = 14  # characters between a count and the name of its thing
SHORT = 30  # characters of a sentence before that only says of what is spoken
PLAIN = frozenset({"exact", "about"})
_KINDS = {"price": MONEY, "weight": frozenset({"kg"}), "speed": frozenset({"s", "count/s", "1/s", "bit/s", "operation/s"})}
Pair = tuple[Number, Number]


def check_told_of_things(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # cells are compared to the digits they are written with
    things = Things(case)
    if not things.cells or any(CORRECTION.search(case.words(b)) for b in case.blocks[:2]):
        return
    claims = claims_on(case)
    for stated, cells, cause, said in (*_compared(case, things), *_so_many(case, things)):
        finding = Finding("", CHECK, "conflicting", cause, said, {"figures": spans_of((*cells, stated))}, METHOD)
        for number in (stated, *cells):
            yield from spread(number, claims, finding)


Wrong = tuple[Number, tuple[Number, ...], str, str]


def _compared(case: Case, things: Things) -> Iterator[Wrong]:
    """A multiple, a percentage or a gap between two things, which no row gives, where one row is spoken of and comes near."""
    numbers, claims = told_values(case), claims_on(case)
    for stated in (without_time(with_half(case, n)) for n in numbers):
        if case.block_at(stated.start).kind in {"table", "title", "chrome"} or stated.value_max or stated.quantifier not in PLAIN or not any(c.isdecimal() for c in stated.surface):
            continue
        if stated.unit not in {"percent", "x"} and not is_difference(case, stated):
            continue
        pair = _things(case, things, stated)
        if pair is None or is_denied(case, stated):
            continue
        rows = [(a, b) for a in things.cells[pair[0]] for b in things.cells[pair[1]] if things.headers[a.start] == things.headers[b.start] and (alike(case, a, b) or (a.unit is None and b.unit is None)) and a.value and b.value]
        owned = pair[2]
        if any(_fits(case, stated, a, b, owned=owned) for a, b in rows):
            continue
        meant = _spoken_of(case, things, stated, rows)
        if len(meant) != 1 or _is_told_here(case, numbers, stated, *meant[0]) or names_another_measure(case, stated, meant[0], claims):
            continue
        a, b = meant[0]
        come = min(_gives(stated, a, b, owned=owned), key=lambda v: abs(v / (stated.value or 1) - 1), default=0.0)
        if come and NEAR[0] <= come / (stated.value or 1) <= NEAR[1]:
            yield stated, meant[0], "ratio", f"The table has {shown(a.value, a.unit)} and {shown(b.value, b.unit)} of these two: {shown(float(f'{come:.3g}'), stated.unit)}, the article says {shown(stated.value, stated.unit)}."


def _things(case: Case, things: Things, stated: Number) -> tuple[str, str, bool] | None:
    """The thing that the sentence speaks of, and the one with a mark of comparison or of owning, told last before a number; whether it is one of owning."""
    sentence = case.sentence_at(stated.start)
    before = fold(case.text[sentence.start : stated.start])
    named = things.named_in(before)
    marked = [(m, name, bool(mark["own"])) for m, name in named if (mark := recalling_of(case.language).held_against.match(before, m.end()))]
    if not marked or len(before) - marked[-1][0].end() > BETWEEN or EARLIER.search(before) or recalling_of(case.language).of_the_others.search(before):
        return None
    other = marked[-1][1]
    if named[-1][1] != other or re.search(r"\d", before[marked[-1][0].end() :]):
        return None
    subjects = list(dict.fromkeys(name for _, name in named if name != other))
    if not subjects and not marked[-1][2] and (carried := things.spoken_of(sentence.start)) not in {None, other}:
        subjects = [carried] if carried else []
    return (subjects[0], other, marked[-1][2]) if len(subjects) == 1 else None


def _fits(case: Case, stated: Number, a: Number, b: Number, *, owned: bool) -> bool:
    """Whether two cells give a number in any reading that its words allow."""
    loose = 0.1 if stated.quantifier == "about" else 0.0
    value = stated.value or 0.0
    if a.base_value and b.base_value and stated_fit(case, stated, a, b) is not None:
        return True
    off = (slack(a) + slack(b)) * 100 if stated.unit == "percent" else 0.0
    allowed = max(POINTS + off, loose * value) if stated.unit == "percent" else (0.03 + slack(a) + slack(b) + loose) * value if stated.unit == "x" else slack(stated) * value + 1e-6 * max(a.value or 0, b.value or 0)
    return any(abs(come - value) <= allowed for come in _gives(stated, a, b, owned=owned))


def _gives(stated: Number, a: Number, b: Number, *, owned: bool) -> list[float]:
    """What two cells give in the readings of a number: of what is ``owned`` (``Y의 40%``) a share, else a change."""
    low, high = sorted((n.base_value or n.value or 0.0) for n in (a, b))
    if low <= 0:
        return []
    if stated.unit == "percent":
        return [abs(100 * (high - low)), 100 * (high - low)] if a.unit == "percent" else [100 * low / high, 100 * high / low] if owned else [100 * (high / low - 1), 100 * (1 - low / high)]
    if stated.unit == "x":
        return [high / low, low / high, high / low - 1, 1 - low / high]
    scale = (stated.value or 1) / (stated.base_value or 1) if stated.unit is not None and a.unit is not None else 1.0
    return [abs(high - low) * scale] if stated.unit is None or a.unit is None or dimension_of(a) == dimension_of(stated) else []


def _spoken_of(case: Case, things: Things, stated: Number, rows: Sequence[Pair]) -> list[Pair]:
    """The rows that a gap's unit, the words of the sentence or the word of direction can mean."""
    rows = [pair for pair in rows if pair[0].value != pair[1].value]
    if stated.unit not in {"percent", "x"}:
        return [p for p in rows if alike(case, p[0], stated)]
    sentence = case.sentence_at(stated.start)
    place = case.sentences.index(sentence) if sentence in case.sentences else 0
    before = case.sentences[place - 1] if place and len(case.words(case.sentences[place - 1]).strip()) <= SHORT and case.block_at(case.sentences[place - 1].start).kind != "table" else None
    for words in (fold(case.words(sentence)), fold(case.words(before)) if before else ""):
        told = [p for p in rows if any(re.search(rf"(?<![a-zçğöşü가-힣]){re.escape(word)}", words) for word in _HEAD.findall(things.headers[p[0].start]))]
        if told:
            return told
    behind = fold(case.text[stated.end : min(sentence.end, stated.end + BEHIND)])
    word = re.search(ANY, behind)
    kinds = [kinds for name, kinds in _KINDS.items() if word and directing_of(case.language).of_kind[name].match(word[0])]
    return [p for p in rows if any(dimension_of(p[0]) in k for k in kinds)]


_HEAD = re.compile(r"(?<![a-zçğöşü/(])[a-zçğöşüâîû]{3,}|[가-힣]+")


def _is_told_here(case: Case, numbers: Sequence[Number], stated: Number, a: Number, b: Number) -> bool:
    """Whether the paragraph up to the number tells values of its own that it may come from."""
    block = case.block_at(stated.start)
    here = [n for n in numbers if block.start <= n.start < stated.start and (alike(case, n, a) or n.unit is a.unit is None) and not is_difference(case, n)]
    return any(n.value not in {a.value, b.value} for n in here)


# So many of one


def _so_many(case: Case, things: Things) -> Iterator[Wrong]:
    """``İki Meşe birlikte 164 W çeker``: what so many of a thing have, but for a digit."""
    words = recalling_of(case.language)
    for sentence in case.sentences:
        if case.block_at(sentence.start).kind in {"table", "title", "chrome"}:
            continue
        here = [n for n in measures(case) if sentence.start <= n.start < sentence.end and not n.value_max and n.quantifier in PLAIN]
        counts = [n for n in (*here, *counts_in_words(case, sentence.start, sentence.end)) if dimension_of(n) == "count" and n.value in _FEW]
        folded = fold(case.words(sentence))
        named = things.named_in(folded)
        if len({name for _, name in named}) > 1 or not counts or words.of_the_others.search(folded):
            continue
        found = _counted(case, things, sentence, counts) if named else _counted_before(case, things, sentence, counts)
        if found is None:
            continue
        count, thing = found
        for stated in here:
            cells = [c for c in things.cells[thing] if (stated.unit is not None and dimension_of(c) == dimension_of(stated) in _ADDS and c.unit == stated.unit) or _is_counted_in(things, stated, c)]
            if len(cells) != 1 or stated.start < count.end or len(digits(stated)) < 2 or is_difference(case, stated):
                continue
            come = (cells[0].value or 0) * (count.value or 0)
            if abs(come / (stated.value or 1) - 1) > slack(stated) + 1e-9 and (one_digit_off(stated, come) or swapped(stated, come)) and NEAR[0] <= come / (stated.value or 1) <= NEAR[1]:
                yield stated, (cells[0],), "product", f"{made_of((count, cells[0]), come, stated.unit)} by the table, the article says {shown(stated.value, stated.unit)}."


def _is_counted_in(things: Things, stated: Number, cell: Number) -> bool:
    """``넉 장이면 496채널`` of 124 under ``동시 채널``: a count whose noun heads the column of a bare number."""
    noun = counter(stated).casefold()
    return len(noun) > 1 and dimension_of(stated) == dimension_of(cell) == "count" and (cell.unit is None or cell.unit == stated.unit) and fold(noun) in _HEAD.findall(things.headers[cell.start])


def _counted(case: Case, things: Things, sentence: Span, counts: Sequence[Number]) -> tuple[Number, str] | None:
    """The count beside the name of a thing in a sentence."""
    places = [(sentence.start + m.start(), sentence.start + m.end(), name) for m, name in things.named_in(fold(case.words(sentence)))]
    return next(((n, name) for start, end, name in places for n in counts if _is_beside(case, n, start, end)), None)


def _counted_before(case: Case, things: Things, sentence: Span, counts: Sequence[Number]) -> tuple[Number, str] | None:
    """``iki Meşe alınsa? İki kart birlikte 164 W``: so many of the thing of which the sentence before has as many."""
    place = case.sentences.index(sentence)
    before = case.sentences[place - 1] if place else sentence
    if before == sentence or case.block_at(before.start) != case.block_at(sentence.start):
        return None
    told = [n for n in (*measures(case), *counts_in_words(case, before.start, before.end)) if before.start <= n.start < before.end and n.value == counts[0].value]
    found = _counted(case, things, before, told)
    return (counts[0], found[1]) if found else None


_FEW = frozenset(float(n) for n in range(2, 17))
_ADDS = frozenset({"W", "bit", "kg", *MONEY})


def _is_beside(case: Case, count: Number, start: int, end: int) -> bool:
    """``iki Meşe``, ``마루를 두 장``: whether a count is told of a name beside it."""
    if count.end <= start:
        return re.fullmatch(r"\s(?:adet |tane )?", case.text[count.end : start]) is not None
    return case.language == "ko" and 0 < count.start - end <= BESIDE and re.fullmatch(r"[^\s.,;:\d]{0,5}\s?", re.sub(r"^\s?\S*\d\S*", "", case.text[end : count.start])) is not None
