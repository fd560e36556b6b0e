"""Arithmetic by word: a move that is told from one value to another, against its gap, its multiple and the words of direction before it.

``네 곳에서 일곱 곳으로 세 곳 늘었다``; ``harcanan enerji düştü: 2,9 kilovatsaatten 1,6 kilovatsaate``; ``kapasitesini üçe katladı`` over ``kapasitesini 12
binden 36 bine çıkardı``; ``칩은 작아졌다. 전작이 25㎟였는데 이번은 20㎟다``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from pipeline.lexicon import fold
from pipeline.verify.amounts import dimension_of, slack, worth
from pipeline.verify.contradictions import CORRECTION, word_stems
from pipeline.verify.direction_words import Direction, direction
from pipeline.verify.numbers import MONEY, Tolerances, shown
from pipeline.verify.partners import ASPECTS
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.records import Case, Finding, Number

CHECK, METHOD = "arithmetic", "from_to"
WIDEST = 100.0  # times that the ends of a move lie apart
TITLE_OFF = 0.06  # relative, that a multiple in words may be off
TREND = 40  # characters of a sentence without a number that tells where things went
_UNCOUNTED = frozenset({"piece", None})
_FROM = re.compile(r"[^\s.,\d]{0,3}에서\s(?:[가-힣]{1,6}\s){0,2}|[^.,;\d]{0,9}던\s(?:것|게|걸|데|시간|값)(?:이|을|은|서)?\s(?:[가-힣]{1,6}\s){0,2}|[’']?(?:[iıuü]n)?[dt][ae]n,?\s(?:[a-zçğıöşü]{2,9}\s)?(?:yüzde |%)?")
_TO = re.compile(r"[^\s.,\d]{0,2}(?:으로|로)(?:\s(?:약 |딱 |모두 )?|$)|[’']?[ynsi]{0,2}[aeıiuü](?:\s(?:yaklaşık |tam )?|(?=[.,;)]|$))")
_BY = re.compile(r"[^\s.,\d]{0,2}\s?(?:늘|줄|당|앞당|단축|증가|감소|올[라랐렸]|오[른르]|내[렸려린]|떨어|불어)|\s?(?:art|azal|düş|yüksel|büyü|küçül|kısal|uza|gerile|eksil|çoğal)")
_WAS, _BECAME = re.compile(r"[이가]\s"), re.compile(r"[이가]\s(?:되는|된|되었|됐|되자|되면서|되기까지)")  # ``10.9분이 3.4분이 되는 동안``
_PAST = re.compile(r"(?:이었|였)(?:는데|지만|고|으나)[ ,]|[’']?(?:[iıuü]?[dt][iıuü])?ydi\b|\s?iken\b|[’']?[dt][iıuü]r?ken\b")
_KATLADI = re.compile(r"katla|kat[ıi]na|배로|배가")


class Move(NamedTuple):
    first: Number
    second: Number

    @property
    def times(self) -> float:
        return worth(self.second) / worth(self.first)


def check_from_to(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # values are compared to the digits they are written with
    claims = claims_on(case)
    numbers = [n for n in measures(case) if n.value and n.value > 0 and not n.value_max and case.block_at(n.start).kind not in {"table", "chrome"}]
    moves = list(_moves(case, numbers))
    for finding, told in (*_far_moves(case, numbers), *_told_after(case, numbers), *_gaps(case, numbers, moves), *_directions(case, moves), *_multiples(case, numbers, moves), *_trends(case, numbers)):
        for number in told:
            yield from spread(number, claims, finding)


def _counted(n: Number) -> bool:
    return dimension_of(n) in {"count", "count/s"}


def _alike(a: Number, b: Number) -> bool:
    """One dimension; of counts one noun, or none told: ``네 곳에서 일곱 곳으로``, ``günlük 12 bin yongadan 36 bin yongaya``."""
    if a.kind != b.kind or "x" in {a.unit, b.unit}:
        return False
    if _counted(a) and _counted(b):
        units = {(n.unit or "piece").partition("/")[0] for n in (a, b)}
        return len(units) == 1 or bool(units & _UNCOUNTED)
    return dimension_of(a) == dimension_of(b)


def _moves(case: Case, numbers: list[Number]) -> Iterator[Move]:
    """Moves between values of one size."""
    return (move for move in _told_moves(case, numbers) if 1 / WIDEST <= move.times <= WIDEST)


def _told_moves(case: Case, numbers: list[Number]) -> Iterator[Move]:
    for first, second in pairwise(numbers):
        between, after = case.text[first.end : second.start], case.text[second.end : second.end + 12]
        if _alike(first, second) and ((_FROM.fullmatch(between) and _TO.match(after)) or (_WAS.fullmatch(between) and _BECAME.match(after))):
            move = Move(first, second)
            if worth(first) > 0 and move.times != 1:
                yield move


Found = tuple[Finding, tuple[Number, ...]]
FAR_AFTER = 26  # characters after a move in which its direction stands
STEPS = (1e3, 1e6, 1e9)


def _far_moves(case: Case, numbers: list[Number]) -> Iterator[Found]:
    """``512 KB'tan 128 MB'a indiriyor``: the digits moved as the words say, the amounts the other way, as their units differ."""
    for move in _told_moves(case, numbers):
        a, b = move
        if a.unit == b.unit or None in {a.unit, b.unit} or dimension_of(a) in MONEY or 1 / WIDEST <= move.times <= WIDEST:
            continue
        told = direction(case.text[b.end : min(case.sentence_at(b.start).end, b.end + FAR_AFTER)][2:], "")
        if told is not None and told.plain and told.larger != (move.times > 1) and told.larger == ((b.value or 0) > (a.value or 0)):
            yield _finding("unit_error", f"From {_told(move, ' to ')}: the digits go as the words ({told.word!r}) say, the amounts the other way.", move), move


_GROWN_BY = re.compile(r"(?:늘어나는|늘어난|더해지는|추가되는|추가된|커지는|커진|줄어드는|줄어든|빠지는|(?:아낀|줄인|늘린|더한) (?:것은|시간은|양은))\s(?:약 )?$|\b(?:[Ee]klenen|[Aa]rtan|[Aa]zalan|[Ee]ksilen|[Gg]elen ek)\s(?:yaklaşık )?$")


def _told_after(case: Case, numbers: list[Number]) -> Iterator[Found]:
    """``1.2PB에서 2.0PB로 늘립니다. 늘어나는 800GB는``: by how much, told in the next sentence as what is added or falls away."""
    following = {a.start: b for a, b in pairwise(numbers)}
    for move in _moves(case, numbers):
        gap = following.get(move.second.start)
        if gap is None or not _alike(gap, move.second) or gap.unit in {"percent", "x"} or gap.quantifier != "exact":
            continue
        start = case.sentence_at(gap.start).start
        start = max(start, move.second.end)
        if case.text[move.second.end : start].count(".") > 1 or not _GROWN_BY.search(case.text[max(start, gap.start - 14) : gap.start]):
            continue
        come = abs(worth(move.second) - worth(move.first))
        allowed = sum(slack(n) * worth(n) for n in (*move, gap))
        if abs(come - worth(gap)) > allowed + 1e-9:
            slipped = any(abs(come / worth(gap) * f - 1) <= FITTING for step in STEPS for f in (step, 1 / step))
            said = f"{_told(move)} are {shown(come / worth(gap) * (gap.value or 0), gap.unit)} apart, the article says {shown(gap.value, gap.unit)}."
            yield _finding("unit_error" if slipped else "ratio", said, (*move, gap)), (gap, *move)


FITTING = 0.1


def _gaps(case: Case, numbers: list[Number], moves: list[Move]) -> Iterator[Found]:
    """A gap told right behind a move: ``네 곳에서 일곱 곳으로 세 곳 늘었다``."""
    following = {a.start: b for a, b in pairwise(numbers)}
    for move in moves:
        gap = following.get(move.second.start)
        if gap is None or not _alike(gap, move.second) or gap.unit == "percent" or not _TO.fullmatch(case.text[move.second.end : gap.start]) or not _BY.match(case.text[gap.end : gap.end + 14]):
            continue
        come = abs(worth(move.second) - worth(move.first))
        allowed = sum(slack(n) * worth(n) for n in (*move, gap)) * (not all(map(_is_small, (*move, gap))))
        if abs(come - worth(gap)) > allowed + 1e-9 and gap.quantifier == "exact":
            said = f"{_told(move)} are {shown(come / worth(gap) * (gap.value or 0), gap.unit)} apart, the article says {shown(gap.value, gap.unit)}."
            yield _finding("ratio", said, (*move, gap)), (gap, *move)


def _is_small(n: Number) -> bool:
    return _counted(n) and (n.value or 0) < 100 and float(n.value or 0).is_integer()


def _directions(case: Case, moves: list[Move]) -> Iterator[Found]:
    """A word of direction before a colon, and the move behind it."""
    for move in moves:
        sentence = case.sentence_at(move.first.start)
        before = case.text[sentence.start : move.first.start].rstrip()
        if before.endswith(":") and (told := _last_direction(before[:-1])) is not None and told.larger != (move.times > 1):
            yield _turned(told, move), move


def _last_direction(words: str) -> Direction | None:
    """That of the last word, a word of size."""
    told = direction(" " + words.rsplit(maxsplit=1)[-1], "") if words.strip() else None
    return told if told is not None and told.plain else None


def _multiples(case: Case, numbers: list[Number], moves: list[Move]) -> Iterator[Found]:
    """A multiple in the headline, of a noun that the opening moves from one value to another."""
    title = next((b for b in case.blocks if b.kind == "title"), None)
    if title is None or any(CORRECTION.search(case.words(b)) for b in case.blocks[:3]):
        return
    for ratio in (n for n in numbers if title.start <= n.start < title.end and n.unit == "x" and (n.value or 0) > 1 and _KATLADI.search(fold(n.surface + case.text[n.end : n.end + 10]))):
        words = case.text[title.start : ratio.start].split()
        noun = word_stems(words[-1]) if words else frozenset()
        told = [m for m in moves if m.first.start >= title.end and noun and noun <= word_stems(case.text[max(0, m.first.start - 24) : m.first.start])]
        if len(told) == 1 and all(abs(x / (ratio.value or 1) - 1) > TITLE_OFF for x in (told[0].times, 1 / told[0].times)):
            said = f"{_told(told[0])} are {max(told[0].times, 1 / told[0].times):.3g}×, the headline says {shown(ratio.value, 'x')}."
            yield _finding("headline_differs", said, (ratio, *told[0])), (ratio, *told[0])


def _trends(case: Case, numbers: list[Number]) -> Iterator[Found]:
    """A short sentence that only says where a size went, and behind it what was and what is."""
    for before, sentence in pairwise(case.sentences):
        words = case.words(before).rstrip(" .!…")
        if len(words) > TREND or case.block_at(before.start).start != case.block_at(sentence.start).start or any(before.start <= n.start < before.end for n in case.numbers):
            continue
        told, here = _last_direction(words), [n for n in numbers if sentence.start <= n.start < sentence.end]
        if told is None or len(here) != 2 or not _alike(*here) or not _PAST.match(case.text[here[0].end : here[1].start]) or not _WENT.search(fold(words)):  # two values
            continue
        move = Move(here[0], here[1])
        aspects = [kinds for pattern, kinds in ASPECTS if pattern.search(words)]
        kind = "money" if dimension_of(here[0]) in MONEY else dimension_of(here[0])
        if told.larger != (move.times > 1) and move.times != 1 and (not aspects or any(kind in kinds for kinds in aspects)):
            yield _turned(told, move), move


_WENT = re.compile(r"(?:졌|늘었|늘어났|줄었|줄어들었|올랐|올라갔|내렸|내려갔|떨어졌|증가했|감소했)\S{0,3}$|(?:artti|azaldi|yükseldi|düştü|büyüdü|küçüldü|kisaldi|uzadi|ucuzladi|pahalandi|geriledi|hafifledi|ağirlaşti|inceldi|kalinlaşti)$")


def _turned(told: Direction, move: Move) -> Finding:
    return _finding("wrong_side", f"From {_told(move, ' to ')}, but the words ({told.word!r}) say the opposite.", move)


def _told(move: Move, joint: str = " and ") -> str:
    return joint.join(shown(n.value, n.unit) for n in move)


def _finding(cause: str, said: str, members: tuple[Number, ...]) -> Finding:
    return Finding("", CHECK, "conflicting", cause, said, {"figures": spans_of(members)}, METHOD)
