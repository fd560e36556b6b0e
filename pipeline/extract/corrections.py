"""Corrections: the number that is taken back is denied, the one that takes its place is told as a fact.

``450W라고 보도했으나 400W로 확인돼 바로잡습니다`` and ``450 W yazmıştık, doğrusu 400 W``: 450 is denied, 400 asserted, wherever the words for
it stand. Numbers of one sort in one sentence, or in two that follow each other, are set against each other.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Literal

from pipeline.extract.assembly.metric import claim_type
from pipeline.extract.reading import Page, Reading
from pipeline.extract.units import base_of
from pipeline.languages import correcting_of
from schemas.records import Claim, Figure, Modality

Side = Literal["back", "right", "settled"]  # settled: whatever tense its verb has (``400 W olacaktı``)
Sort = tuple[str, str | None]

PASSED_OVER = frozenset({"name", "version", "index", "chrome", "time"})  # what is no value
STRETCH = 60  # characters behind a number that still speak of it
_STOP = re.compile(r"[.!?…](?=\s|$)")


def with_corrections(page: Page, claims: Iterable[Claim]) -> list[Claim]:
    """The claims with the modality that a correction gives them, and a metric that only the other number of the pair has by a word."""
    claims = list(claims)
    sides = sides_of(page)
    if not sides:
        return claims
    by_figure = {c.figure: c for c in claims if c.figure is not None}
    figures = {f.start: f for f in page.document.figures}
    return [_told(c, sides[c.figure], by_figure, figures[c.figure]) if c.figure in sides else c for c in claims]


class Told:
    """What a correction says of one number: its side, and the number on the other side."""

    __slots__ = ("other", "side")

    def __init__(self, side: Side, other: int | None = None) -> None:
        self.side, self.other = side, other


def sides_of(page: Page) -> dict[int, Told]:
    """What is taken back and what takes its place, by the start of the figure."""
    grammar = correcting_of(page.grammar.code)
    corrects = grammar.made.search(page.folded) is not None
    found: dict[int, Told] = {}
    open_: list[Figure] = []  # written before, with nothing yet in its place
    for index, reading in enumerate(page.readings):
        values = [f for f in reading.figures if f.kind not in PASSED_OVER]
        if not values:
            continue
        sentence = Sentence(page, reading, values, corrects and _corrects(page, index))
        sentence.read(open_)
        found |= sentence.sides
        open_ = sentence.unanswered()
    return found


def _corrects(page: Page, index: int) -> bool:
    """Whether the sentence corrects, or the next one does what it begins; in an article headed as a correction, where it speaks of its own paper."""
    grammar, reading = correcting_of(page.grammar.code), page.readings[index]
    if grammar.made.search(page.folded, reading.start, reading.end):
        return True
    beside = [page.readings[i] for i in (index - 1, index + 1) if 0 <= i < len(page.readings)]
    near = any(grammar.made.search(page.folded, r.start, r.end) for r in beside if r.block == reading.block or page.block(r).kind in ("title", "heading"))
    titled = any(page.block(r).kind == "title" and grammar.made.search(page.folded, r.start, r.end) for r in page.readings[:3])
    says = grammar.ours.search(page.folded, reading.start, reading.end) or (titled and grammar.right.search(page.folded, reading.start, reading.end))
    return (near or titled) and bool(says or _answered(page, index))


def _answered(page: Page, index: int) -> bool:
    """``1,500토큰이라고 썼다. 올바른 값은 1,200토큰이다``: whether the next sentence says what is right."""
    if index + 1 >= len(page.readings):
        return False
    after = page.readings[index + 1]
    return correcting_of(page.grammar.code).right.search(page.folded, after.start, min(after.end, after.start + STRETCH // 2)) is not None


class Sentence:
    """The values of one sentence, set against each other."""

    def __init__(self, page: Page, reading: Reading, values: Sequence[Figure], corrects: bool) -> None:  # noqa: FBT001
        self.page, self.reading, self.values, self.corrects = page, reading, values, corrects
        self.grammar = correcting_of(page.grammar.code)
        self.sides: dict[int, Told] = {}

    @cached_property
    def sorts(self) -> dict[int, Sort]:
        return {f.start: sort_of(f) for f in self.values}

    def read(self, before: Sequence[Figure]) -> None:
        """``before``: what the sentence before wrote and did not put right."""
        for at, value in enumerate(self.values):
            if self.grammar.instead.match(self.page.folded, value.end, self.reading.end):
                self._instead(at)
        if not self.corrects:
            return
        for at, value in enumerate(self.values):
            self._written_for(value)
            self._changed(at, value)
            self._wrong(at, value)
        self._reported()
        self._right(before)

    def unanswered(self) -> list[Figure]:
        return [f for f in self.values if self._side(f) == "back" and self.sides[f.start].other is None]

    def _side(self, value: Figure) -> Side | None:
        told = self.sides.get(value.start)
        return told.side if told else None

    def _behind(self, at: int) -> str:
        """The words behind a value, no further than the next."""
        end = self.values[at + 1].start if at + 1 < len(self.values) else self.reading.end
        words = self.page.folded[self.values[at].end : min(end, self.values[at].end + STRETCH)]
        stop = _STOP.search(words)
        return words[: stop.start() + 1] if stop else words

    def _before(self, at: int) -> str:
        start = self.values[at - 1].end if at else self.reading.start
        return self.page.folded[max(start, self.values[at].start - STRETCH) : self.values[at].start]

    def _alike(self, value: Figure) -> list[Figure]:
        return [f for f in self.values if f is not value and self.sorts[f.start] == self.sorts[value.start]]

    def _pair(self, back: Figure, right: Figure, side: Side = "right") -> None:
        self.sides[back.start] = Told("back", right.start)
        self.sides[right.start] = Told(side, back.start)

    def _instead(self, at: int) -> None:
        """``450W가 아니라 400W``; ``400 W'tır, 450 W değil``: the next number of its sort, else the one before."""
        value = self.values[at]
        alike = self._alike(value)
        after = next((f for f in alike if f.start > value.start), None)
        before = next((f for f in reversed(alike) if f.start < value.start and self.grammar.holds.match(self.page.folded, f.end)), None)
        other = after or before
        if other is not None:
            self._pair(value, other, "settled" if self._settled(other) else "right")

    def _settled(self, value: Figure) -> bool:
        return self.grammar.settled.match(self.page.folded, value.end, self.reading.end) is not None

    def _written_for(self, value: Figure) -> None:
        """``'450W'는 '400W'의 오기``."""
        if self.grammar.error_for.match(self.page.folded, value.end) and (before := [f for f in self._alike(value) if f.start < value.start]):
            self._pair(before[-1], value)

    def _changed(self, at: int, value: Figure) -> None:
        """``450W에서 400W로 바로잡습니다``."""
        if at and self.grammar.changed.match(self.page.folded, value.end, self.reading.end):
            former = self.values[at - 1]
            if self.sorts[former.start] == self.sorts[value.start] and self.grammar.between.fullmatch(self.page.folded, former.end, value.start):
                self._pair(former, value, "settled")

    def _wrong(self, at: int, value: Figure) -> None:
        """``96GB로 잘못 적었습니다``, ``haberde geçen 450 W``."""
        if self._side(value) is None and (
            self.grammar.doubtful.search(self._before(at)) or (self.grammar.wrong.search(self._behind(at)) and not self.grammar.holds.match(self.page.folded, value.end))
        ):
            self._take_back([value])

    def _reported(self) -> None:
        """``3.6TB와 96GB라고 보도했으나 3.2TB와 64GB로``: up to the verb all whose sort comes again is taken back."""
        for at, value in enumerate(self.values):
            if self._side(value) is None and self.grammar.reported.match(self._behind(at)):
                later = {self.sorts[f.start] for f in self.values[at + 1 :]}
                earlier = [f for f in self.values[:at] if self.sorts[f.start] in later and self._side(f) is None]
                self._take_back([*earlier, value])
                return

    def _take_back(self, values: Sequence[Figure]) -> None:
        """Each is answered by the first number of its sort behind them, or one that is said to hold, where there is such a one."""
        last = values[-1].start
        for value in values:
            self.sides[value.start] = Told("back")
        for value in values:
            free = [f for f in self._alike(value) if self._side(f) is None]
            answer = next((f for f in free if f.start > last), None) or next((f for f in free if self.grammar.holds.match(self.page.folded, f.end)), None)
            if answer is not None:
                self._pair(value, answer, "settled" if self._settled(answer) else "right")

    def _right(self, before: Sequence[Figure]) -> None:
        """``Doğrusu 400 W``, ``400W로 정정합니다``: what takes the place of a number of the sentence before, or of none that is told."""
        for at, value in enumerate(self.values):
            if self._side(value) is None and (self._settled(value) or self.grammar.right.search(self._before(at))):
                other = next((f for f in before if sort_of(f) == self.sorts[value.start]), None)
                self.sides[value.start] = Told("settled", other.start if other else None)


def sort_of(figure: Figure) -> Sort:
    """What a number must have in common with another to take its place; ``3.6TB`` may be so much a second."""
    base = base_of(1.0, figure.unit)[1]
    return figure.kind, "bit" if base == "bit/s" else base


def _told(claim: Claim, told: Told, by_figure: dict[int, Claim], figure: Figure) -> Claim:
    other = by_figure.get(told.other) if told.other is not None else None
    if other is not None:
        claim = _with_metric(claim, other)
        claim = _of_no_change(claim, figure)
    modality: Modality = claim.modality
    if told.side == "back" and modality not in ("asked", "hypothetical"):
        modality = "denied"
    elif modality == "denied" or (modality == "planned" and told.side == "settled"):
        modality = "asserted"
    return replace(claim, modality=modality)


def _of_no_change(claim: Claim, figure: Figure) -> Claim:
    """``120만 원에서 150만 원으로 바로잡습니다``: nothing has changed but what is told of it."""
    conditions = {k: v for k, v in claim.conditions.items() if (k, v) != ("period", "previous")}
    if claim.comparator != "previous":
        return replace(claim, conditions=conditions)
    kept = tuple(s for s in claim.slots if s.slot not in ("comparator", "direction"))
    return replace(claim, conditions=conditions, comparator=None, comparator_id=None, direction=None, slots=kept, type=claim_type(claim.metric or "", figure, None, []))


def _with_metric(claim: Claim, other: Claim) -> Claim:
    """The metric of the other number, where only that has a word for it."""
    own, theirs = (next((s for s in c.slots if s.slot == "metric"), None) for c in (claim, other))
    if own is None or theirs is None or own.start is not None or theirs.start is None or claim.metric == other.metric:
        return claim
    carried = replace(theirs, method=f"carried:{theirs.method}", start=None, end=None, surface=None)
    return replace(claim, metric=other.metric, slots=tuple(carried if s is own else s for s in claim.slots))
