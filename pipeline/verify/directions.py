"""Arithmetic by place: words of direction against the two values they speak of. ``826㎟인 A100보다 크다`` of 814; ``arttı`` from 640 to 432."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from pipeline.languages import asides_of, directing_of, stating_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import dimension_of, sentence_index
from pipeline.verify.asides import (
    are_held_against,
    both_compared_with,
    is_batch_size,
    is_denied,
    is_left_to_an_aim,
    is_listed,
    is_share_of_them,
    leads_to,
    of_other_names,
)
from pipeline.verify.changes import with_half
from pipeline.verify.comparisons import told_comparisons
from pipeline.verify.direction_words import BAD, GOOD, TIMES, Direction, direction, direction_before, says_of_gap
from pipeline.verify.fits import BACK, Fit, pairs_of, speaks_of
from pipeline.verify.moves import FROM
from pipeline.verify.moves_told import REACH, Found, name_of, names_differ, told_moves
from pipeline.verify.names import name_key
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.places import claims_on, spans_of, spread
from pipeline.verify.records import Assertion, Case, Finding, Number
from pipeline.verify.sides import (
    EARLIER,
    VALUE_THAN,
    Pair,
    compared_with,
    context,
    last_past,
    modified,
    names_in,
    new_subject,
    owner_of,
    sides,
)
from pipeline.verify.told_changes import YEARLY
from pipeline.verify.told_of import told_of_others
from pipeline.verify.told_values import alike, near_values, sentences_apart, told_values

CHECK, METHOD = "arithmetic", "direction"


def check_directions(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # what is compared here is which of two values is the larger
    claims = claims_on(case)
    for subject, other, told, shown_on in (*_stated_changes(case), *told_moves(case), *_comparisons(case)):
        if (_claimed_the_other_way(claims, subject, other, shown_on) and not _by_pronoun(case, subject, other, shown_on)) or is_listed(case, subject) or both_compared_with(case, (subject, other)) or _worth_of_errors(case, subject, other, told):
            continue
        if is_batch_size(case, subject) or is_batch_size(case, other):
            continue  # a setting is no side
        if _of_two_accounts(claims, subject, other) or (FROM.match(case.text[subject.end : subject.end + REACH]) is not None and subject.end < other.start):
            continue  # ``412억 원의 영업 적자, 매출은 468억 원``; ``전작의 6,000에서 뛰었고 X50의 20,000보다 높다``: what was before is no side
        if _lasts_or_is_left(case, subject, other, told) or _is_some_of(case, subject, other) or _given_for_one(case, subject, other, shown_on):
            continue
        found = wrong_side(subject, other, told)
        if _moved_as_told(case, subject, other, told, shown_on[0]):
            found = replace(found, cause="ratio", explanation=f"{found.explanation[: found.explanation.index(', but')]}: it moved as the words ({told.word!r}) say, but by another percentage than {shown(shown_on[0].value, 'percent')}.")
        for number in shown_on:
            yield from spread(number, claims, found)


def _moved_as_told(case: Case, subject: Number, other: Number, told: Direction, stated: Number) -> bool:
    """``9,6 ms … bugün 6,0 ms. Süre yüzde 60 kısaldı``: the second value lies from the first as a word of change says; what is wrong is the percentage, which is that of the way back."""
    first, second = sorted((subject, other), key=lambda n: n.start)
    changes = told.plain and stated.unit == "percent" and stating_of(case.language).changes.match(told.word) is not None
    if asides_of(case.language).than.match(case.text[second.end : second.end + 18]) is not None:
        return False  # ``248만 원이다. 5월 평균 262만 원보다``: what a value is held against came before it
    return changes and stated.start > second.end and ((second.base_value or 0) > (first.base_value or 0)) == told.larger and subject is not second


ACCOUNTS = frozenset({"revenue", "profit", "loss"})


def _of_two_accounts(claims: Mapping[str, list[Assertion]], subject: Number, other: Number) -> bool:
    """``412억 원의 영업 적자를 냈고 매출은 468억 원으로 줄었다``: what a firm lost, and what it sold."""
    ours, theirs = ({c.metric for c in claims.get(n.figure_id, ()) if c.likely} for n in (subject, other))
    return bool(ours and theirs) and ours | theirs <= ACCOUNTS and not ours & theirs


def _lasts_or_is_left(case: Case, subject: Number, other: Number, told: Direction) -> bool:
    """``15 saat dayandı, eskisi 12 saat: iyileşme``: of what a battery lasts more is the better; ``Bütçe 400.000 dolardı; 92.800 dolar arttı``: was left."""
    stating = stating_of(case.language)
    words = fold("".join(case.words(case.sentence_at(n.start)) for n in (subject, other)))
    lasts = not told.plain and dimension_of(subject) in TIMES and stating.lasts.search(words) is not None
    return lasts or (told.word.startswith("art") and stating.budget.search(words) is not None)


def _is_some_of(case: Case, subject: Number, other: Number) -> bool:
    """``25 hissenin 20'si yükseldi``, ``25개 종목 가운데 20개가 올랐다``: how many of them did so, which are fewer anyway."""
    stating = stating_of(case.language)
    first, second = sorted((subject, other), key=lambda n: n.start)
    return stating.some_of.fullmatch(case.text, first.end, second.start) is not None and stating.of_them.match(case.text, second.end) is not None


def _given_for_one(case: Case, subject: Number, other: Number, shown_on: Sequence[Number]) -> bool:
    """``Fiyatları 599 ve 999 dolardı, Kestane'ye 400 dolar fazla veriyordun``: two values told in one breath, and so much more for one that is named behind them: it is the dearer."""
    stating = stating_of(case.language)
    first, second = sorted((subject, other), key=lambda n: n.start)
    gap = abs((subject.value or 0) - (other.value or 0))
    joined = stating.joined.fullmatch(case.text, first.end, second.start) is not None
    return joined and any(n.start > second.end and n.value == gap and stating.for_one.search(case.text[second.end : n.start]) for n in (*shown_on, *case.numbers) if n.start < second.end + FOR_ONE)


FOR_ONE = 60  # characters behind two values in which it is told for which of them more is given
TOPIC = 3  # sentences before two shares in which it is told what they are shares of
MOST_ERRORS = 0.6  # share of tries beyond which both of two are what went well
_WORTH = re.compile(f"{GOOD}|{BAD}")


def _worth_of_errors(case: Case, subject: Number, other: Number, told: Direction) -> bool:
    """``오차가 1.8%로 코랄(4.4%)보다 낫다``: of errors and degrees the smaller is the better, or nothing is said."""
    words = fold("".join(case.words(case.sentence_at(n.start)) for n in (subject, other)))
    if subject.unit == other.unit == "percent" and min(subject.base_value or 0, other.base_value or 0) > MOST_ERRORS:
        return False  # no share of errors: ``yüzde 98,2 … 720 plaka yanlış okundu``
    return _WORTH.fullmatch(told.word) is not None and not told.plain and (subject.unit == "degC" or stating_of(case.language).of_errors.search(words) is not None)


def _claimed_the_other_way(claims: Mapping[str, list[Assertion]], subject: Number, other: Number, shown_on: Sequence[Number]) -> bool:
    """Whether the extraction takes the value of the other side for that of the comparison's subject, or the subject's for its comparator's."""
    ours, theirs = (_names_on(claims, one) for one in (subject, other))
    if not ours or not theirs:
        return False
    for claim in (claim for number in shown_on for claim in claims.get(number.figure_id, []) if claim.comparators and claim.certain):
        said, against = ({name_key(name) for name in names} for names in (claim.subjects, claim.comparators))
        if said & (theirs - ours) or against & (ours - theirs):
            return True
    return False


def _by_pronoun(case: Case, subject: Number, other: Number, shown_on: Sequence[Number]) -> bool:
    """``H100 700 watt çektiğine göre ondan 50 watt az``, ``A는 700W라 그보다 50W 적다``: what is compared with is what was told just before, whatever the claim says."""
    stated = next((n for n in shown_on if n.start > max(subject.end, other.end)), None)
    if stated is None or case.sentence_at(other.start) != case.sentence_at(stated.start) or other.start < subject.start:
        return False
    return stating_of(case.language).than_it.search(fold(case.text[other.end : stated.start])) is not None


def _names_on(claims: Mapping[str, list[Assertion]], number: Number) -> set[str]:
    return {name_key(name) for claim in claims.get(number.figure_id, []) if not claim.comparators for name in claim.subjects}


def _stated_changes(case: Case) -> Iterator[Found]:
    """A percentage, a multiple or a difference that two values give: who is who is told by the words that stand with them."""
    numbers, claims = told_values(case), claims_on(case)
    for place, number in enumerate(numbers):
        stated = with_half(case, number)
        if case.block_at(stated.start).kind in {"table", "title"} or stated.value_max or not _is_change(case, stated):
            continue
        following = numbers[place + 1].start if place + 1 < len(numbers) else len(case.text)
        preceding = numbers[place - 1].end if place else 0
        words = _words_after(case, stated, following)
        if direction(words, "") is None and direction_before(_words_before(case, stated, preceding)) is None:
            continue
        pairs = [p for p in pairs_of(case, numbers, stated) if not told_of_others(case, claims, stated, *p[:2])]
        own = leads_to(case, stated, numbers)
        pairs = [p for p in pairs if own is None or own.start in {p[0].start, p[1].start}]
        if pairs and not is_denied(case, stated) and not is_left_to_an_aim(case, stated) and not is_share_of_them(case, stated) and not _moves_the_gap(case, _words_before(case, stated, preceding), words) and not of_other_names(case, stated, pairs[0][:2]):
            found = _judge(case, claims, stated, pairs, words, _words_before(case, stated, preceding))
            if found is not None:
                yield found


def _words_after(case: Case, stated: Number, following: int) -> str:
    stating = stating_of(case.language)
    end = min(case.sentence_at(stated.start).end, stated.end + REACH, following)
    words = stating.clause_end.split(case.text[stated.end : end])[0]
    if (more := stating.rather_more.match(words)) and direction(words[more.end() :], "") is not None:
        words = words[more.end() :]
    return "" if stating.of_the_change.match(words) else stating.more_than.sub("", words)


def _moves_the_gap(case: Case, before: str, after: str) -> bool:
    """``격차가 9%까지 줄었다``, ``202분과는 4배 넘게 벌어졌다``: what widens by a percentage or a multiple is how far two values lie apart."""
    told = direction(after, "")
    if directing_of(case.language).parts.match(fold(after)):
        return True
    return told is not None and told.plain and stating_of(case.language).changes.match(told.word) is not None and says_of_gap(before, after)


def _words_before(case: Case, stated: Number, preceding: int) -> str:
    return case.text[max(case.sentence_at(stated.start).start, preceding, stated.start - REACH) : stated.start]


def _is_said_of(claims: Mapping[str, list[Assertion]], stated: Number, value: Number, other: Number) -> bool:
    """Whether a change is surely claimed of the thing that one of two values is of: ``B2 6억, B1 4억. B2가 31% 비싸다`` is a wrong percentage, of the right side."""
    ours, theirs = _names_on(claims, value), _names_on(claims, other)
    said = {name_key(name) for claim in claims.get(stated.figure_id, []) if claim.type == "comparison" and claim.certain for name in claim.subjects}
    return bool(said & (ours - theirs)) and not said & theirs


def _judge(case: Case, claims: Mapping[str, list[Assertion]], stated: Number, pairs: Sequence[tuple[Number, Number, Fit]], after: str, before: str) -> Found | None:
    stating = stating_of(case.language)
    a, b, fit = pairs[0]
    told = direction_before(before) or direction(after, dimension_of(a))
    if told is None:
        return None
    if told.plain and _is_of_the_reverse(case, before, dimension_of(a)):
        told = Direction(told.word, not told.larger, plain=False)
    larger, smaller = (a, b) if (a.base_value or 0) > (b.base_value or 0) else (b, a)
    if told.plain and fit.only:
        if _told_of_another_time(case, stated, a, b):
            return None
        if not _crowded(case, stated, a, b) and speaks_of(case, stated, dimension_of(a), max(a, b, key=lambda n: n.start)) and not any((f.up if told.larger else f.down) or f.other for _, _, f in pairs):
            subject, other = (smaller, larger) if told.larger else (larger, smaller)
            return None if _is_said_of(claims, stated, other, subject) else (subject, other, told, (stated, subject))
        if fit.up != fit.down and fit.up == told.larger and not fit.other:
            return None
    first, second = sorted((a, b), key=lambda n: n.start)
    if stating.makers_topic.search(case.text[second.end : stated.start]):
        return None  # `Orhun 115 kare; Tuna'nın kartı yüzde 20 yavaş`: of which of the two is not told by its name
    if are_held_against(case, a, b):
        return None
    found = _sides(case, stated, first, second)
    if found is None or ((stating.ours.match(after) or stating.of_mine.search(before)) and not any(EARLIER.search(context(case, n)) for n in found)) or _shrank_or_grew(case, stated, told, found, after):
        return None
    if ((found.subject.base_value or 0) > (found.other.base_value or 0)) != told.larger:
        return found.subject, found.other, told, (stated, found.subject)
    return None


def _shrank_or_grew(case: Case, stated: Number, told: Direction, found: Pair, after: str) -> bool:
    """``H100은 41시간, B200은 19시간. 2.2배 단축됐다``, ``2.2배 빨라졌다``: a word of change over two things, of which either may come first."""
    stating = stating_of(case.language)
    between = case.text[max(found.subject.end, found.other.end) : stated.start]
    if not (stating.changes.match(told.word) if told.plain else stating.got_faster.match(after)) or not names_differ(case, *found) or compared_with(between + " ") is not None:
        return False
    return not any(EARLIER.search(context(case, n)) for n in found) and case.sentence_at(found.other.start) != case.sentence_at(stated.start)


_RATES = frozenset({"count/s", "1/s", "operation/s", "bit/s"})


def _is_of_the_reverse(case: Case, before: str, dimension: str) -> bool:
    """``40 dakika … 100 dakika; hız 2,5 katına çıktı``: what is said to rise is the speed, and the two values are times, or the other way round."""
    stating = stating_of(case.language)
    folded = fold(before)
    speed, time = (max((m.end() for m in pattern.finditer(folded)), default=-1) for pattern in (stating.speed, stating.time))
    return (dimension == "s" and speed > time) or (dimension in _RATES and time > speed)


def _crowded(case: Case, stated: Number, a: Number, b: Number) -> bool:
    """Whether other values of the kind stand about, and the two not beside the change: then they need not be meant."""
    alone = sum(alike(case, n, a) for n in near_values(case, told_values(case), stated.start, back=BACK) if n.start not in {stated.start, a.start, b.start})
    return alone > 0 and max(sentences_apart(case, stated, n) for n in (a, b)) > 1


def _told_of_another_time(case: Case, stated: Number, a: Number, b: Number) -> bool:
    """``geçen yıla oranla yüzde 70``, after two values of one time: neither is what it is compared with."""
    sentence = case.sentence_at(stated.start)
    here = [n for n in (a, b) if sentence.start <= n.start < stated.start]
    words = case.text[max([sentence.start, *(n.end for n in here)]) : stated.start]
    return bool(EARLIER.search(fold(words))) and len({name_of(case, n) for n in (a, b)} - {None}) > 1 and not any(EARLIER.search(context(case, n)) for n in (a, b))


def _is_change(case: Case, stated: Number) -> bool:
    """Not a level (``39%로 올랐다``), nor a value that another is held against (``88.3%였던 전작보다``)."""
    stating = stating_of(case.language)
    after = case.text[stated.end : stated.end + 18]
    before = case.text[max(0, stated.start - 24) : stated.start]
    if dimension_of(stated) == "count" and not any(c.isdecimal() for c in stated.surface):
        return False  # ``beşi montaja geçti``: how many of them
    if stating.part_of.match(after) and stated.kind == "ratio" and (stated.value or 1) < 1:
        return False
    if stated.kind == "ratio" and (stated.value or 0) > 1 and stating.multiplied.match(stated.surface + after):
        return True
    if direction_before(before) is not None:
        return True  # ``artış yüzde 8,9'u buluyor``
    return not stating.level.match(after) and not YEARLY.search(before) and not (VALUE_THAN.match(after) and not stating.more_than.match(after))


def _sides(case: Case, stated: Number, first: Number, second: Number) -> Pair | None:
    """Subject and other side of a stated change. Where no words tell them, a change told in one breath with the second value is its own:
    ``4090 aynı görseli 1,8 saniyede veriyor: yedi kat daha hızlı``.
    """
    stating = stating_of(case.language)
    sentence = case.sentence_at(stated.start)
    after = [n for n in (first, second) if sentence.start <= n.start < stated.start]
    start = max([sentence.start, *(n.end for n in after)])
    between = case.text[start : stated.start]
    if dimension_of(first) == "count" and stating.of_another.search(between):
        return None
    if after and stating.being.match(between):
        subject = after[-1]
        return Pair(subject, first if subject is second else second)
    if after and (VALUE_THAN.match(between) or modified(between) or (stating.above.match(between) and stating.above_behind.match(case.text[stated.end : stated.end + 24]))):
        other = after[-1]
        return Pair(first if other is second else second, other)
    if after and after[-1] is second and stating.own_value.search(case.text[sentence.start : second.start]) and new_subject(between):
        return Pair(first, second)
    whose = stating.whose.search(between) if stated.unit == "x" and (stated.value or 0) > 1 else None
    if whose is not None and names_in(whose[1] + " "):
        owner = owner_of(case, whose[1] + " ", first, second, start)
        return None if owner is None else Pair(first if owner is second else second, owner)
    rival = _rival(case, stated, between)
    if rival is not None:
        owner = owner_of(case, rival, first, second, start)
        return None if owner is None else Pair(first if owner is second else second, owner)
    if stating.than_it.search(between) and second.start < stated.start and not any(VALUE_THAN.match(case.text[n.end : n.end + 18]) for n in (first, second)):
        return Pair(first, second)
    if stating.than_it.search(between) and first.start < stated.start < second.start:
        return Pair(second, first)
    found = Pair(second, first) if after == [second] and stating.so_many.search(case.text[sentence.start : second.start]) else sides(case, first, second, start, stated.end)
    if found is None and after and after[-1] is second and last_past(between):
        found = Pair(first, second)
    if found is None and after == [second] and stating.so.search(between) and case.sentence_at(first.start) != sentence:
        found = Pair(second, first)
    return found


def _rival(case: Case, stated: Number, between: str) -> str | None:
    """Whom a lead or lag is against, named just before it: ``DDN에는 10% 뒤진``, ``Xeon'un %16 gerisinde``."""
    stating = stating_of(case.language)
    after = case.text[stated.end : stated.end + 16]
    match = stating.marked.search(between)
    if match is None or not stating.leads.match(after):
        return None
    return None if match[1][0].isdigit() or stating.unnamed.search(fold(match[1])) else match[1]


def _by_worth(case: Case, subject: Number, other: Number, told: Direction) -> Direction:
    """``yanlış alarm insanlarda yüzde 0,4, kutuda yüzde 1,1: insanlar daha kötüydü``: of shares of errors the worse is the larger."""
    stating = stating_of(case.language)
    place = sentence_index(case, min(subject, other, key=lambda n: n.start))
    before = "".join(case.words(s) for s in case.sentences[max(0, place - TOPIC) : place])
    words = fold(before + case.words(case.sentence_at(subject.start)) + case.words(case.sentence_at(other.start)))
    shares = subject.unit == other.unit == "percent" and max(subject.base_value or 0, other.base_value or 0) <= 1 - MOST_ERRORS
    if not shares or not _WORTH.fullmatch(told.word) or not stating.of_errors.search(words) or stating.of_success.search(words):
        return told
    return Direction(told.word, not told.larger, plain=True)


def _comparisons(case: Case) -> Iterator[Found]:
    for subject, other, said, places in told_comparisons(case):
        told = _by_worth(case, subject, other, said)
        if ((subject.base_value or 0) > (other.base_value or 0)) != told.larger:
            yield subject, other, told, (subject, other, *places)


def wrong_side(subject: Number, other: Number, told: Direction) -> Finding:
    """What is said of a value that words call larger and that is smaller, or the reverse."""
    sign = ">" if (subject.base_value or 0) > (other.base_value or 0) else "<"
    said = f"{shown(subject.value, subject.unit)} {sign} {shown(other.value, other.unit)}, but the words ({told.word!r}) say the opposite."
    return Finding("", CHECK, "conflicting", "wrong_side", said, {"figures": spans_of((subject, other))}, METHOD)
