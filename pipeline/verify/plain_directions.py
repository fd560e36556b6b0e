"""Arithmetic by place: words of direction without a name to compare with, against the two values told just before them.

``상반기에 5억 달러, 하반기에 7억 달러를 기대한다. 하반기가 조금 적다``; ``saniyede 410 kare … 533 kareye çıktık. Yüzde 30'luk bu yavaşlamanın sebebi``;
``bedel küçüğünkinden yüksektir: 11,1 yerine 8,1 dolar``.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence

from pipeline.languages import reckoning_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import dimension_of, sentence_index, slack
from pipeline.verify.asides import is_denied
from pipeline.verify.direction_words import ANY, Direction, direction
from pipeline.verify.directions import REACH, stated_fit, wrong_side
from pipeline.verify.moves import FROM, TO
from pipeline.verify.numbers import MONEY, Tolerances
from pipeline.verify.places import claims_on, spread
from pipeline.verify.records import Case, Finding, Number, Span
from pipeline.verify.told_values import alike, told_values

BESIDE = 22  # characters before a value in which its thing is named
Found = tuple[Number, Number, Direction, tuple[Number, ...]]


def check_plain_directions(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # what is compared here is which of two values is the larger
    claims = claims_on(case)
    numbers = [n for n in told_values(case) if case.block_at(n.start).kind not in {"table", "title", "chrome"}]
    for subject, other, told, places in (*_one_of_two(case, numbers), *_speakers_side(case, numbers), *_against_a_yardstick(case, numbers), *_changes(case, numbers), *_in_place_of(case, numbers)):
        if ((subject.base_value or 0) > (other.base_value or 0)) != told.larger and _differ(subject, other):
            for number in places:
                yield from spread(number, claims, wrong_side(subject, other, told))


def _differ(a: Number, b: Number) -> bool:
    x, y = a.base_value or 0, b.base_value or 0
    return abs(x - y) > (slack(a) + slack(b) + 1e-9) * max(x, y) and all(n.quantifier in {"exact", "about"} for n in (a, b))


# What a word of direction may be told of: prices are dear, times are long; many and few, high and low go with anything.
_OF_KIND = (
    (re.compile(r"비싸|비쌌|비쌉|비싼|싸[다고지네죠요]|쌌|쌉|싼|저렴|pahali|ucuz"), MONEY),
    (re.compile(r"길|긴|깁|짧|uzun|kisa"), frozenset({"s", "m"})),
    (re.compile(r"무거|무겁|가벼|가볍|ağir|hafif"), frozenset({"kg"})),
    (re.compile(r"빠르|빠릅|빨|느리|느립|느렸|느린|hizli|yavaş"), frozenset({"s", "count/s", "1/s", "bit/s", "operation/s"})),
    (re.compile(r"많|적|크|큰|컸|큽|커|작|높|낮|\bfazla|\baz\b|büyük|küçük|yüksek|düşük|daha çok"), None),
)
_SHORT = re.compile(
    rf"^\s*(?:그러니까 |즉 |결국 |yani )?(?:이 ?중 )?([가-힣a-zçğöşüâîû0-9]{{2,}}?(?: [a-zçğöşüâîû]{{3,}}?)?)(?:이|가| )\s?((?:조금|약간|살짝|훨씬|더|다소|biraz|çok|daha|epey|hafifçe) (?:더 |daha )?(?:{ANY})|daha çok )"
)
LONGEST = 34  # characters of a sentence that says no more than which of two is larger


def _one_of_two(case: Case, numbers: Sequence[Number]) -> Iterator[Found]:
    """A short sentence that calls one of two things larger, smaller, dearer, faster: they stand beside the only two values of the sentence before."""
    for before, span in itertools.pairwise(case.sentences):
        words = fold(case.words(span))
        match = _SHORT.match(words) if len(words.strip()) <= LONGEST and "?" not in words else None
        if match is None or re.search(r"보다|göre|[dt][ae]n daha", words) or any(span.start <= n.start < span.end for n in numbers):
            continue
        values = [n for n in numbers if before.start <= n.start < before.end]
        if len(values) != PAIR or not alike(case, *values):
            continue
        told = direction(words[match.start(2) :], dimension_of(values[0]))
        owners = [n for n, label in zip(values, _labels(case, values, before), strict=True) if _names(match[1], label)]
        owners = owners or _not_the_rival(case, values, before)
        if told is None or len(owners) != 1 or not _may_be_told_of(told, dimension_of(values[0])):
            continue
        owner = owners[0]
        yield owner, values[1 - values.index(owner)], told, tuple(values)


PAIR = 2
LONGEST_OWN = 48  # characters of a sentence that says no more than how the speaker's own value lies


def _speakers_side(case: Case, numbers: Sequence[Number]) -> Iterator[Found]:
    """``대역폭은 저희가 조금 낮습니다. L4가 초당 300GB, 저희가 초당 273GB``: the only two values of the sentence behind or before, one of them the speaker's own."""
    words_of = reckoning_of(case.language)
    for place, span in enumerate(case.sentences):
        words = fold(case.words(span))
        match = words_of.speaker.search(words) if len(words.strip()) <= LONGEST_OWN and "?" not in words else None
        if match is None or any(span.start <= n.start < span.end for n in numbers):
            continue
        for beside in (*case.sentences[place + 1 : place + 2], *case.sentences[max(0, place - 1) : place]):
            values = [n for n in numbers if beside.start <= n.start < beside.end]
            own = [n for n in values if words_of.speakers_own.search(fold(case.text[max(beside.start, n.start - BESIDE) : n.start]))]
            if len(values) != PAIR or len(own) != 1 or not alike(case, *values):
                continue
            told = direction(words[match.end() : match.end() + REACH], dimension_of(own[0]))
            if told is not None and _may_be_told_of(told, dimension_of(own[0])):
                yield own[0], values[1 - values.index(own[0])], told, tuple(values)
            break


YARD = 34  # characters around a value in which it is called a yardstick


def _against_a_yardstick(case: Case, numbers: Sequence[Number]) -> Iterator[Found]:
    """``hedef 1,18. Merkezlerin ortalaması 1,55; bizim değerimiz bu ortalamanın hayli altında``: the last value called so, and the only like one before it."""
    words_of = reckoning_of(case.language)
    for place, span in enumerate(case.sentences):
        words = fold(case.words(span))
        for match in words_of.against_it.finditer(words):
            told = direction(words[match.end() : match.end() + REACH], "")
            start = case.sentences[max(0, place - 1)].start
            near = [n for n in numbers if start <= n.start and n.end <= span.start + match.start() and case.block_at(n.start) == case.block_at(span.start)]
            marked = [i for i, n in enumerate(near) if _is_yardstick(case, near, i, words_of.yardstick)]
            if told is None or not told.plain or not marked or marked[-1] != len(near) - 1:
                continue
            yard = near[-1]
            like = [n for n in near[:-1] if alike(case, n, yard) or (n.unit is yard.unit is None and n.kind == yard.kind)]
            if len(like) == 1:
                yield like[0], yard, told, (like[0], yard)


def _is_yardstick(case: Case, near: Sequence[Number], place: int, yardstick: re.Pattern[str]) -> bool:
    """Whether the clause of a value calls it an average, a forecast, a limit."""
    number = near[place]
    low = max(case.sentence_at(number.start).start, number.start - YARD, near[place - 1].end if place else 0)
    return yardstick.search(fold(case.text[low : number.start])) is not None


def _labels(case: Case, values: Sequence[Number], sentence: Span) -> list[str]:
    """What stands before each value, after the one before it."""
    starts = [sentence.start, *(n.end for n in values)]
    return [fold(case.text[max(start, n.start - BESIDE) : n.start]) for start, n in zip(starts, values, strict=False)]


_RIVAL = re.compile(r"(?<![가-힣])(?:경쟁|상대편|라이벌)|\brakip|\brakib")


def _not_the_rival(case: Case, values: Sequence[Number], sentence: Span) -> list[Number]:
    """``hata oranı yüzde 8,4; rakip kutuda yüzde 11,2. Yani Martı daha az yanılıyor``: the value that is not the rival's, where nothing else names one."""
    starts = [sentence.start, *(n.end for n in values)]
    rivals = [_RIVAL.search(fold(case.text[start : n.start])) is not None for start, n in zip(starts, values, strict=False)]
    return [n for n, rival in zip(values, rivals, strict=True) if not rival] if sum(rivals) == 1 else []


_ENDING = 2  # letters that an ending may take off a name


def _names(name: str, label: str) -> bool:
    stem = name if "가" <= name[0] <= "힣" or len(name) <= LETTERS else name[:-_ENDING] if name[-1] not in "0123456789" else name
    return re.search(rf"(?<![a-zçğöşü0-9가-힣]){re.escape(stem)}", label) is not None


LETTERS = 5


def _may_be_told_of(told: Direction, kind: str) -> bool:
    return any(pattern.match(told.word) and (kinds is None or kind in kinds) for pattern, kinds in _OF_KIND)


_CHANGE_NOUN = re.compile(
    r"^(?:[’']?l[ıiuü]k)?\s?(?:bu )?(yavaşlama|hızlanma|artış|düşüş|azalma|yükseliş|gerileme|kısalma|uzama|büyüme|küçülme)(?=[a-zçğıöşü ,.])"
    r"|^(?:나|의|이|가|만큼|가량|정도)?\s?((?:빨라|느려|짧아|길어|늘어|줄어|높아|낮아|많아|적어|커|작아)(?:진|졌|지)|빨라졌|느려졌)",
    re.IGNORECASE,
)
_SO = re.compile(r"^\s*(?:이|그|bu|그러니까|즉|결국|yani)?\s*$", re.IGNORECASE)
_USED_TO = re.compile(r"^[^.,;:\d]{0,14}던 (?:것|게|데|시간|값|속도)(?:이|을|은|서|에서)?\s|^[^.,;:\d]{0,14}던 \S{1,4}[이가은는]\s")
_NOW = re.compile(r"지금|이제|요즘|현재|şimdi|artık|bugün|çıktı|indi|düştü|yükseldi")
_WAS = re.compile(r"^[^.;:\d]{0,26}?(?:yordu\w*|[iı]yd[iı]\w*|idi\w*),?\s")


def _changes(case: Case, numbers: Sequence[Number]) -> Iterator[Found]:
    """``A로 기어가던 게 지금은 B. 3분의 1이 느려진 셈``: how far it moved, at the start of what is told next, with a word for the other way."""
    for place, stated in enumerate(numbers):
        if stated.unit not in {"percent", "x"} or place < PAIR or is_denied(case, stated) or stated.value_max:
            continue
        first, second = numbers[place - PAIR : place]
        sentence, at = case.sentence_at(stated.start), sentence_index(case, stated)
        match = _CHANGE_NOUN.match(case.text[stated.end : stated.end + REACH])
        if match is None or not alike(case, first, second) or not _SO.match(case.text[max(sentence.start, second.end) : stated.start]):
            continue
        together = sentence_index(case, first) == sentence_index(case, second) and 0 <= at - sentence_index(case, second) <= 1
        fit = stated_fit(case, stated, first, second) if together else None
        if fit is None or not _moved(case, first, second):
            continue
        told = direction(_VERBS.get((match[1] or "").lower(), match[0]), dimension_of(second))
        if told is not None:
            yield second, first, told, (stated, first, second)


_VERBS = {"yavaşlama": "yavaş", "hızlanma": "hızlı", "artış": "arttı", "düşüş": "düştü", "azalma": "azaldı", "yükseliş": "yükseldi", "gerileme": "geriledi",
          "kısalma": "kısa", "uzama": "uzun", "büyüme": "büyüdü", "küçülme": "küçük"}  # fmt: skip


def _moved(case: Case, first: Number, second: Number) -> bool:
    """Whether the first value was and the second is."""
    between, after = case.text[first.end : second.start], case.text[second.end : second.end + REACH]
    if FROM.match(between) or _USED_TO.match(between):
        return True
    return _WAS.match(between) is not None and (TO.match(after) is not None or _NOW.search(between + after) is not None)


_INSTEAD = re.compile(r"^(?:[가-힣]{0,6}| ?[a-zçğıöşü]{0,8})\s?(?:대신|(?:이|가) 아니라|yerine|değil)[,\s]\s?$", re.IGNORECASE)
_COLON = re.compile(rf"(?:보다|에 비해|대비|[dt][ae]n|göre)\s(?:더 |daha )?((?:{ANY}))\w{{0,5}}\s?[:—–]\s?$")


def _in_place_of(case: Case, numbers: Sequence[Number]) -> Iterator[Found]:
    """``küçüğünkinden yüksektir: 11,1 yerine 8,1 dolar``: what the comparison says, then the value against which it is and its own."""
    for first, second in itertools.pairwise(numbers):
        sentence = case.sentence_at(first.start)
        if case.sentence_at(second.start) != sentence or not alike(case, first, second) or not _INSTEAD.match(case.text[first.end : second.start]):
            continue
        before = fold(case.text[sentence.start : first.start])
        match = _COLON.search(before)
        told = direction(before[match.start(1) :], dimension_of(second)) if match else None
        if told is not None and _may_be_told_of(told, dimension_of(second)):
            yield second, first, told, (first, second)
