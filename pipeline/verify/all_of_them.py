"""Arithmetic by word: all of so many, where the article has told another number of them.

``8개가 들어간 서버 24대를 돌린다. … 160개 가속기가 모두 예약돼 있다``; ``toplam 128 hızlandırıcı var. … 160 hızlandırıcının tamamı dolu``.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence

from pipeline.lexicon import fold
from pipeline.verify.amounts import sentence_index
from pipeline.verify.contradictions import CORRECTION
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.records import Case, Finding, Number

CHECK, METHOD = "arithmetic", "all of them"
BACK = 6  # sentences before all of them in which their number is told
AHEAD = 30  # characters before a number in which it is said to be of some of them
_SOME = re.compile(r"이 중|그중|가운데|중에|올해|작년|새로|들인|들여온|나머지|다른|신형|구형|추가|yeni|bunlar|gelen|kalan|diğer|alinan|eski|ek |geçen")
NEAR = (0.5, 2.0)  # times that it may be off and be meant
_NOUN = r"(?:가속기|gpu|칩|카드|서버|노드|장비|ipu|tpu|인스턴스|직원|hizlandirici|kart|çip|yonga|sunucu|düğüm|makine|çalişan)"
_ALL = re.compile(rf"^(?:개|장|대|명)?(?:의)?\s?{_NOUN}?(?:가|이|는|은|를|을)?\s(?:[^\s.,;]+\s){{0,4}}?(?:모두|전부|전량|남김없이)(?!\s?\d)|^\s?{_NOUN}\w{{0,5}}[iuü]n (?:tamam|hepsi|tümü|bütünü)")
_TOTAL = re.compile(r"(?:총|모두|전체|합쳐|합해|도합|toplam(?:da)?)\s(?:약 )?$")
_HELD = re.compile(r"^\S{0,12}\s?\S{0,8}?(?:이|가|을|를)?\s?(?:있|보유|갖추|운영|돌린|돌리|굴린)|^ \w{2,14} (?:var|bulunuyor|çaliş|işlet)")
_IN_EACH = re.compile(rf"^(?:개|장)?(?:가|를|을|이|씩)?\s?(?:들어간|들어가는|꽂힌|꽂은|단|탑재한|장착한|든|짜리)\s?{_NOUN}\s|^\s?{_NOUN}?l[iuü] |^\s?{_NOUN} (?:taşiyan|bulunan|içeren) ")


def check_all_of_them(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # things are counted
    claims, folded = claims_on(case), fold(case.text)
    numbers = [n for n in measures(case) if n.kind == "quantity" and (n.value or 0) > 1 and float(n.value or 0.5).is_integer() and case.block_at(n.start).kind not in {"table", "chrome"}]
    for number in numbers:
        sentence = case.sentence_at(number.start)
        if number.quantifier != "exact" or not _ALL.match(folded[number.end : sentence.end]) or CORRECTION.search(folded, sentence.start, sentence.end):
            continue
        if _SOME.search(folded, max(sentence.start, number.start - AHEAD), number.start):
            continue
        place = sentence_index(case, number)
        before = [n for n in numbers if n.end <= number.start and place - sentence_index(case, n) <= BACK]
        totals = _totals(case, folded, number, before)
        if not totals or any(value == number.value for *_, value in totals) or any(n.value == number.value for n in before):
            continue
        parts, said, value = totals[-1]
        if NEAR[0] <= (number.value or 0) / value <= NEAR[1] and len({v for *_, v in totals}) == 1:
            finding = Finding("", CHECK, "conflicting", "wrong_total", f"{said}; all of them are told as {shown(number.value)}.", {"figures": spans_of((*parts, number))}, METHOD)
            yield from spread(number, claims, finding)


Told = tuple[tuple[Number, ...], str, float]


def _totals(case: Case, folded: str, number: Number, before: Sequence[Number]) -> list[Told]:
    """How many of them the article has told: as a total of the same noun, or as so many in each of so many."""
    noun = _noun(folded, number)
    found: list[Told] = []
    for n in before:
        alike = n.unit == number.unit is not None or (noun and _noun(folded, n) == noun)
        if alike and n.quantifier == "exact" and _TOTAL.search(folded, case.sentence_at(n.start).start, n.start) and _HELD.match(folded[n.end : n.end + 30]):
            found.append(((n,), f"There are {shown(n.value)}", n.value or 0.0))
    for a, b in itertools.pairwise(before):
        if sentence_index(case, a) == sentence_index(case, b) and _IN_EACH.fullmatch(folded[a.end : b.start]) and number.unit in {a.unit, "accelerator", "GPU", "card", None}:
            found.append(((a, b), f"{shown(b.value)} of {shown(a.value)} each are {shown((a.value or 0) * (b.value or 0))}", (a.value or 0) * (b.value or 0)))
    return sorted(found, key=lambda told: told[0][0].start)


def _noun(folded: str, number: Number) -> str:
    behind = re.match(rf"(?:개|장|대|명)?(?:의)?\s?({_NOUN})", folded[number.end : number.end + 24])
    ahead = re.search(rf"({_NOUN})(?:가|이|는|은|를|을)?\s(?:총 |모두 |전체 )?$", folded[max(0, number.start - 24) : number.start])
    match = behind or ahead
    return str(match[1]) if match else ""
