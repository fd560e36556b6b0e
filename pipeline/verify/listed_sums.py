"""Arithmetic by place: a total told just behind the amounts that it sums up, of which some are written without their unit or with another's.

``salon 310 bin, yemek 165 bin, yol 85 bin lira, hepsi 650 bin``; ``장치 1,800만 원, 공사 700만 원, 부품이 한 개에 20만 원씩 440만 원. 다 합쳐 2,490만 원``.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence

from pipeline.lexicon import fold
from pipeline.verify.amounts import digits, dimension_of, one_digit_off, sentence_index, slack, slipped
from pipeline.verify.differences import is_difference
from pipeline.verify.equations import Equation, joined
from pipeline.verify.numbers import MONEY, Tolerances, shown
from pipeline.verify.parts import add_up, some_parts_fit
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.products import says_each
from pipeline.verify.records import Case, Finding, Number

CHECK, METHOD = "arithmetic", "listed sum"
BEFORE = 30  # characters before a total in which its word stands
SLIPPED = 5.0  # times that a total may be off by a slip of a digit
NEAR = 0.25  # that a total may be off and be meant, in the sentence of its parts
LEAST_DIGITS = 2  # of a total
APART = 300.0  # times that a part without a unit is less than the total
_TOTAL = re.compile(
    r"(?:다|전부|모두|둘을|셋을|넷을|[두세네] \S{1,6}[을를]) (?:합치면|합쳐|합하면|합해서?|더하면|더해)\S{0,2}\s(?:약 )?$|(?<![가-힣])(?:다 해서|도합|합계|합쳐서?|합해서?|합산하면|합치면|합하면)\s(?:약 |모두 |총 )?$"
    r"|(?:^|[,;:.]\s?)(?:[a-zçğöşü]+[iuü]n )?(?:hepsi|tamami|(?:koşu|kişi|sunucu|kart)? ?(?:başina )?toplam(?:i|da)?|ikisi birlikte|üçü birlikte)\s$"
)
_AT_THE_HEAD = re.compile(
    r"(?:총|전체|합계|모두)\s?\S{2,6}[은는이가]?\s(?:약 |모두 )?|(?:총|합계)[은는]?\s|toplam(?:da|i)?\s(?:(?:sipariş|satiş|sayi|adet|kurulum|teslimat|alim|üretim|kapasite|tutar|bedel|maliyet|harcama|yatirim|gider|güç)\w{0,4}\s)?(?:ise\s)?"
)  # ``Ankara 640, Konya 280, Kayseri 180 adet. Toplam sipariş 1.100``: a total that begins the sentence behind its list
_MORE = re.compile(r"포함|까지|그 밖|기타|등\s|외에|dahil|gibi|başta|ayrica|hariç")  # there is more in the total than what is told
_PART_OF_IT = re.compile(r"^\S{0,4}\s?(?:가운데|중에서?\s)|^(?:[’']?[iıuü]n?[iıuü]n|[’']?s[ıi]n[ıi]n)\b")


def check_listed_sums(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # sums come out to the digits they are written with
    claims = claims_on(case)
    numbers = [n for n in measures(case) if n.value and n.value > 0 and n.kind in {"quantity", "money"}]
    for place, total in enumerate(numbers):
        if not _is_total(case, total):
            continue
        parts = _parts(case, numbers[:place], total)
        found = _judge(case, parts, total) if len(parts) > 1 else None
        if found is None:
            continue
        cause, told = found
        for number in (total, *parts) if cause == "wrong_total" else [n for n in parts if n.unit != total.unit]:
            yield from spread(number, claims, Finding("", CHECK, "conflicting", cause, told, {"figures": spans_of((*parts, total))}, METHOD))


def _is_total(case: Case, number: Number) -> bool:
    if number.quantifier != "exact" or number.value_max or len(digits(number)) < LEAST_DIGITS or case.block_at(number.start).kind in {"table", "title"}:
        return False
    sentence = case.sentence_at(number.start)
    before = fold(case.text[max(sentence.start, number.start - BEFORE) : number.start])
    return (_TOTAL.search(before) is not None or _AT_THE_HEAD.fullmatch(before) is not None) and not _MORE.search(fold(case.words(sentence))) and not _PART_OF_IT.match(case.text[number.end : number.end + 10])


def _parts(case: Case, before: Sequence[Number], total: Number) -> list[Number]:
    """The amounts just before a total in its sentence, or in the one before where its own has none, or as many as its words count;
    what each is of so many is left out.
    """
    place, counted = sentence_index(case, total), _counted(case, total)
    reach = 1 if counted is None else FARTHEST
    near = [n for n in before if place - sentence_index(case, n) <= reach and case.block_at(n.start) == case.block_at(total.start) and _like(n, total)]
    here = [n for n in near if sentence_index(case, n) == place]
    near = near[-counted:] if counted is not None else here or near
    found = [n for n, following in zip(near, [*near, total][1:], strict=True) if not (says_each(case, n) and following is not total)]
    return found if counted in {None, len(found)} else []


_COUNTED = {word: count for count, words in ((2, "둘을 두 ikisi"), (3, "셋을 세 üçü"), (4, "넷을 네 dördü")) for word in words.split()}
_COUNT = re.compile(rf"(?<![가-힣a-zçğıöşü])({'|'.join(_COUNTED)})\s(?:\S{{1,6}}[을를]\s)?(?:합|더|birlikte|toplam)")
FARTHEST = 2  # sentences before a total in which the parts stand that it counts


def _counted(case: Case, total: Number) -> int | None:
    """How many parts the words of a total name: ``세 나라를 합치면``, ``üçü birlikte``."""
    match = _COUNT.search(fold(case.text[max(case.sentence_at(total.start).start, total.start - BEFORE) : total.start]))
    return _COUNTED[match[1]] if match else None


def _like(part: Number, total: Number) -> bool:
    """In its unit, or in one of its kind; without any; of two currencies one may have slipped."""
    if _is_bare(part):
        return 1 / APART <= (part.value or 0) / (total.value or 1) < 1
    if (part.unit == "bit") != (total.unit == "bit"):
        return False  # ``4비트``: how a value is written
    kinds = dimension_of(part), dimension_of(total)
    return part.unit == total.unit or kinds[0] == kinds[1] or set(kinds) <= MONEY or (_is_bare(total) and kinds[0] == "count" and (part.value or 0) >= (total.value or 0) / APART)


def _is_bare(number: Number) -> bool:
    """Written without a unit, whatever unit it is read with: ``504.000``, ``410 bin``."""
    return re.fullmatch(r"[\d.,\s만천백억조]+(?:bin|milyon|milyar)?\s?", number.surface) is not None


def _judge(case: Case, parts: Sequence[Number], total: Number) -> tuple[str, str] | None:
    """The cause and what is said: digits that add up in two currencies, or parts that make another total."""
    if any(n.quantifier != "exact" or n.value_max or is_difference(case, n) for n in (*parts, total)):
        return None
    if any(a.value and b.value and a.value * b.value == total.value for a, b in itertools.combinations(parts, 2)):
        return None  # ``her sunucuda 8 H100, dört sunucu, toplam 32 kart``: so many in each of so many
    plain = len({n.unit for n in (*parts, total)}) == 1 or any(_is_bare(n) for n in (*parts, total)) or dimension_of(total) in MONEY
    summed, whole = (sum(_worth(n, plain=plain) for n in parts), _worth(total, plain=plain))
    told = joined("+", parts)
    fits = abs(summed - whole) <= slack(total) * whole + sum(slack(n) * _worth(n, plain=plain) for n in parts) + 1e-9 * whole
    currencies = {dimension_of(n) for n in (*parts, total) if dimension_of(n) in MONEY}
    if len(currencies) > 1:
        exact = fits and len(digits(total)) > 1 and len(parts) > 1 and sum(dimension_of(n) != dimension_of(total) for n in parts if not _is_bare(n)) == 1
        return ("unit_error", f"{told} add up to {shown(total.value, total.unit)} only by their digits.") if exact else None
    if fits or whole <= max(_worth(n, plain=plain) for n in parts) or not _add_up(parts, total) or some_parts_fit(case, total):
        return None
    come = summed / whole * (total.value or 0)
    heads = len(parts) > LEAST_DIGITS and _AT_THE_HEAD.fullmatch(fold(case.text[case.sentence_at(total.start).start : total.start])) is not None and _ends_in_a_list(case, parts)
    same = heads or sentence_index(case, parts[0]) == sentence_index(case, total)
    if not 1 / SLIPPED <= summed / whole <= SLIPPED:
        return None  # ``yılın toplamı``: of more than is told
    if slipped(total, come) or one_digit_off(total, come) or (same and abs(summed / whole - 1) <= NEAR):
        return "wrong_total", f"{Equation(told, come, total.unit)}, the article says {shown(total.value, total.unit)} for all."
    return None


def _ends_in_a_list(case: Case, parts: Sequence[Number]) -> bool:
    """Whether only commas, joints and names stand between the parts, and the last of them ends its sentence."""
    gaps = [case.text[a.end : b.start] for a, b in itertools.pairwise(parts)]
    return all(len(gap) <= BEFORE and re.search(r"[.;:!?]\s|\d", gap) is None for gap in gaps) and len(case.text[parts[-1].end : case.sentence_at(parts[-1].start).end].strip()) <= BEFORE // 2


def _add_up(parts: Sequence[Number], total: Number) -> bool:
    """``parts.add_up`` of those that are written with their unit."""
    named = [n for n in (*parts, total) if not _is_bare(n)]
    return len(named) < 2 or add_up(named[:-1], named[-1])  # two


def _worth(number: Number, *, plain: bool) -> float:
    return (number.value if plain else number.base_value) or 0.0
