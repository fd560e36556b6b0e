"""Arithmetic by place: directions told without a number that other sentences decide: which came first, which is louder, who stands ahead.

``184 bildiriden 46'sı … geçen yıl 120 bildiriden 42'si … kabul oranı yüzde 25'ten 35'e çıkmış``; ``61데시벨이 나왔는데 지금은 44데시벨 … 훨씬 시끄러워졌고``;
``477,9 petaflopla beşinci. Hemen arkasında 561,2 petaflopluk Eagle``; ``oyun 648 milyon (1.581) … oyun yüzde 59 büyüdü``.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from pipeline.lexicon import fold
from pipeline.verify.amounts import dimension_of, sentence_index, slack
from pipeline.verify.asides import is_denied
from pipeline.verify.direction_words import Direction, direction
from pipeline.verify.directions import wrong_side
from pipeline.verify.moves import FROM, TO
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.records import Case, Finding, Number
from pipeline.verify.sides import EARLIER, context
from pipeline.verify.told_values import alike, told_values

CHECK, METHOD = "arithmetic", "plain fact"
BACK = 3  # sentences before a change in which its shares stand
POINTS = 0.6  # of a share
REACH = 26  # characters after a value in which its direction stands
TWO = 2


def check_plain_facts(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # which of two values is the larger does not depend on them
    yield from _turned_round(case)
    claims = claims_on(case)
    numbers = [n for n in told_values(case) if case.block_at(n.start).kind not in {"table", "title", "chrome"}]
    for subject, other, told, places in (*_by_sense(case, numbers), *_ranked(case, numbers), *_with_former(case, numbers)):
        if ((subject.base_value or 0) > (other.base_value or 0)) != told.larger:
            for number in places:
                yield from spread(number, claims, wrong_side(subject, other, told))


Found = tuple[Number, Number, Direction, tuple[Number, ...]]

# A change from one share to another, where the shares told just before came in the other order.


def _turned_round(case: Case) -> Iterator[Finding]:
    numbers = [n for n in measures(case) if case.block_at(n.start).kind not in {"table", "title", "chrome"}]
    claims = claims_on(case)
    for first, second in itertools.pairwise(numbers):
        if first.unit != "percent" or not first.value or not second.value or first.value == second.value or not _is_share_too(second) or not _moves(case, first, second):
            continue
        told = list(_were_and_are(case, [n for n in numbers if n.end <= first.start and sentence_index(case, first) - sentence_index(case, n) <= BACK]))
        turned = [(was, now) for was, now in told if _equal(was, second) and _equal(now, first)]
        if not turned or any(_equal(was, first) and _equal(now, second) for was, now in told):
            continue
        was, now = turned[0]
        said = f"From {shown(first.value, 'percent')} to {shown(second.value, 'percent')}, but what is told before makes it {was:.3g}% first and {now:.3g}% now."
        finding = Finding("", CHECK, "conflicting", "wrong_side", said, {"figures": spans_of((first, second))}, METHOD)
        for number in (first, second):
            yield from spread(number, claims, finding)


def _is_share_too(n: Number) -> bool:
    return n.unit == "percent" or (n.surface.replace(",", "").replace(".", "").isdecimal() and 0 < (n.value or 0) <= 100)  # per cent


def _moves(case: Case, first: Number, second: Number) -> bool:
    return case.sentence_at(first.start) == case.sentence_at(second.start) and FROM.match(case.text[first.end : second.start]) is not None and TO.match(case.text[second.end : second.end + REACH]) is not None


def _equal(share: float, n: Number) -> bool:
    return abs(share - (n.value or 0)) <= POINTS


_OUT_OF = re.compile(r"\s?(?:편|개|명|건|곳|대|장|종)?\s?(?:가운데|중에서|중)\s|[’']?[dt][ae]n\s|\s(?:[a-zçğöşü]{3,}[dt][ae]n|[a-zçğöşü]{3,}n[iuü]n)\s")
_SOME = re.compile(r"[’']?(?:s?[iuü]|[iuü]n)\b|(?:편|개|명|건|곳|대|장|종)?[이가은는을를만]")


def _were_and_are(case: Case, numbers: Sequence[Number]) -> Iterator[tuple[float, float]]:
    """Pairs of shares, in per cent, that were and are: so many of so many then and now, so many of a hundred, and what is left of it."""
    parts: dict[bool, list[float]] = {True: [], False: []}
    for whole, part in itertools.pairwise(numbers):
        between, after = fold(case.text[whole.end : part.start]), fold(case.text[part.end : part.end + 6])
        counts = dimension_of(whole) == dimension_of(part) == "count" and 0 < (part.value or 0) < (whole.value or 0)
        if counts and case.sentence_at(whole.start) == case.sentence_at(part.start) and _OUT_OF.fullmatch(between) and (_SOME.match(after) or part.surface[-1:] in "ıiuü"):
            parts[EARLIER.search(context(case, whole)) is not None].append(100 * (part.value or 0) / (whole.value or 1))
    if len(parts[True]) == len(parts[False]) == 1:
        yield parts[True][0], parts[False][0]
    for first, second in itertools.pairwise(numbers):
        hundred = first.unit == "x" and _OF_HUNDRED.match(fold(first.surface)) is not None and dimension_of(second) == "count"
        together = case.sentence_at(first.start) == case.sentence_at(second.start)
        if (hundred and together and _NOW.search(fold(case.text[first.end : second.start]))) or (first.unit == second.unit == "percent" and _moves(case, first, second)):
            was, now = (100 * (first.value or 0) if hundred else first.value or 0), second.value or 0
            yield was, now
            yield 100 - was, 100 - now


_OF_HUNDRED = re.compile(r"yüz\b|100[’' ]|(?:백|100) ?[가-힣]? ?(?:중|가운데)")
_BEFORE = re.compile(EARLIER.pattern + r"|예전|원래|전에는|eskiden")
_NOW = re.compile(r"bugün|şimdi|artik|bu (?:yil|ay|hafta)|지금|이제|올해|이번|현재|요즘")


# Words that say louder, hotter, heavier: they speak of one unit alone.

_SENSES = (
    (frozenset({"dB"}), re.compile(r"시끄러워[지졌진집]|소음이 (?:커|늘)[지졌어]|gürültülü (?:hale gel|olmuş|oldu)|gürültüsü art"), re.compile(r"조용해[지졌진집]|소음이 줄|sessizleş|gürültüsü azal")),
    (frozenset({"degC"}), re.compile(r"뜨거워[지졌진집]|더워[지졌진집]|daha sicak (?:çaliş|hale)|isinmiş"), re.compile(r"서늘해[지졌진집]|시원해[지졌진집]|차가워[지졌진집]|daha serin|serinle")),
    (frozenset({"kg"}), re.compile(r"무거워[지졌진집]|ağirlaş"), re.compile(r"가벼워[지졌진집]|hafifle")),
)
_OWN_SIDE = re.compile(r"(?:때|전|예전|이전|지난번|작년|전작|구형|기존)보다|eskisinden|öncekinden|önceki \w+[dt][ae]n")


def _by_sense(case: Case, numbers: Sequence[Number]) -> Iterator[Found]:
    """``훨씬 시끄러워졌고`` where the only two amounts in decibels are what was and what is now."""
    for units, more, less in _SENSES:
        values = [n for n in numbers if kind_in(n, units)]
        if len(values) != TWO or case.sentence_at(values[0].start) != case.sentence_at(values[1].start) or any(n.quantifier not in {"exact", "about"} for n in values):
            continue
        first, second = values
        between = fold(case.text[first.end : second.start])
        if not (FROM.match(between) or (_BEFORE.search(fold(case.text[case.sentence_at(first.start).start : first.end]) + between) and _NOW.search(between))) or first.base_value == second.base_value:
            continue
        for pattern, larger in ((more, True), (less, False)):
            for match in pattern.finditer(fold(case.text)):
                sentence = case.sentence_at(match.start())
                before = fold(case.text[max(sentence.start, match.start() - REACH) : match.start()])
                after = fold(case.text[match.end() : match.end() + 12])
                compared = re.search(r"보다|[dt][ae]n daha", before)
                if (compared and not _OWN_SIDE.search(before)) or re.search(r"지 ?않|안 |못|mad[iı]|medi|miyor", before[-4:] + after) or sentence.start < case.sentence_at(first.start).start:
                    continue
                yield second, first, Direction(match[0], larger, plain=True), (first, second)


def kind_in(n: Number, units: frozenset[str]) -> bool:
    return dimension_of(n) in units or (n.unit or "").replace("dBA", "dB") in units


# Who stands right behind or ahead in a ranking.

_NEXT = re.compile(r"(?:hemen|onun|onlarin|bir sira) (?:(arkasinda|ardinda|peşinde|altinda|gerisinde)|(önünde|üstünde|ilerisinde))\s$|(?:바로 |그 )(?:(뒤|아래)|(앞|위))(?:에는|에|를|는|로는)?\s(?:약 )?$")
_RANKED = re.compile(r"\b(?:birinci|ikinci|üçüncü|dördüncü|beşinci|altinci|yedinci|sekizinci|dokuzuncu|onuncu|\d+\.)\s?(?:oldu|sira|geldi|olan)|\d+위|[첫둘셋넷]째")


def _ranked(case: Case, numbers: Sequence[Number]) -> Iterator[Found]:
    """``477,9 petaflopla beşinci oldu. Hemen arkasında 561,2 petaflopluk Eagle``: who comes after in a ranking has less."""
    for first, second in itertools.pairwise(numbers):
        sentence = case.sentence_at(second.start)
        match = _NEXT.search(fold(case.text[max(sentence.start, second.start - REACH) : second.start]))
        if match is None or not alike(case, first, second) or dimension_of(first) == "s" or not 0 <= sentence_index(case, second) - sentence_index(case, first) <= 1:
            continue
        if not _RANKED.search(fold(case.text[case.sentence_at(first.start).start : second.start])) or first.base_value == second.base_value:
            continue
        behind = match[1] or match[3]
        yield second, first, Direction(behind or match[2] or match[4], not behind, plain=True), (second, first)


# ``oyun 648 milyon (1.581), gömülü 861 milyon dolar (1.459)``: what was, in brackets.

_BRACKETED = re.compile(r"[^\d()]{0,14}\((?:bir yil önce |geçen yil |전년 |작년 |지난해 )?$")


def _with_former(case: Case, numbers: Sequence[Number]) -> Iterator[Found]:
    """A share by which a named thing grew or shrank, against its value and that before it in brackets."""
    pairs: list[tuple[str, Number, Number]] = []
    for now, was in itertools.pairwise(numbers):
        if case.sentence_at(now.start) != case.sentence_at(was.start) or not _BRACKETED.fullmatch(fold(case.text[now.end : was.start])) or case.text[was.end : was.end + 1] not in {")", " "}:
            continue
        if not EARLIER.search(fold(case.words(case.sentence_at(now.start)))):
            continue
        name = re.search(r"([가-힣a-zçğöşü]{3,})(?:[은는이가]|[’']\w+)?\s$", fold(case.text[max(0, now.start - REACH) : now.start]))
        if name is not None:
            pairs.append((name[1], now, was))
    for stated in (n for n in numbers if n.unit == "percent" and not is_denied(case, n)):
        before = fold(case.text[max(0, stated.start - REACH) : stated.start])
        own = [(now, was) for name, now, was in pairs if re.search(rf"(?<![a-zçğöşü가-힣]){re.escape(name)}(?:[은는이가]|[’']\w+)?\s$", before)]
        if len(own) != 1 or sentence_index(case, stated) - sentence_index(case, own[0][0]) not in {0, 1, TWO}:
            continue
        now, was = own[0][0], _scaled(*own[0])
        change = 100 * ((now.value or 0) / (was.value or 1) - 1)
        told = direction(case.text[stated.end : min(case.sentence_at(stated.start).end, stated.end + FAR)], "")
        if told is not None and told.plain and abs(abs(change) - (stated.value or 0)) <= max(POINTS, slack(stated) * (stated.value or 0)):
            yield now, was, told, (stated,)


FAR = 40  # characters behind a share in which the verb of several stands: ``oyun yüzde 59, gömülü yüzde 41 küçüldü``


_SCALES = {"milyon": 1e6, "milyar": 1e9, "trilyon": 1e12, "bin": 1e3, "억": 1e8, "만": 1e4, "조": 1e12}


def _scaled(now: Number, was: Number) -> Number:
    """What was, in the unit and with the ``milyon`` of what is, where it stands in digits alone."""
    if not was.surface.replace(",", "").replace(".", "").isdecimal():
        return was
    scale = next((factor for word, factor in _SCALES.items() if word in now.surface), 1.0)
    value = (was.value or 0) * (scale if (was.value or 0) < scale else 1.0)
    return replace(was, unit=now.unit, base_unit=now.base_unit, value=value, base_value=value * (now.base_value or 0) / (now.value or 1))
