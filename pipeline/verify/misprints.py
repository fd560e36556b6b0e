"""Arithmetic by place: a number whose double with other digits stands elsewhere, of the same thing."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pipeline.languages import LANGUAGES, repeating_of
from pipeline.verify.amounts import all_digits, digits, dimension_of
from pipeline.verify.contradictions import CORRECTION, OTHER_TIME, context_words, word_stems
from pipeline.verify.likeness import like, restates
from pipeline.verify.moves_told import name_of
from pipeline.verify.records import Case, Number

FAR = 3.0  # a headline's number and another one of the body so far apart are two things


def told_together(case: Case, body: Sequence[Number], a: Number, b: Number) -> bool:
    """Whether one sentence has both values: then they are values of two things, or of one that has several."""
    by_sentence: dict[int, list[Number]] = {}
    for n in body:
        if like(n, a):
            by_sentence.setdefault(case.sentence_at(n.start).start, []).append(n)
    return any(any(n.value == a.value for n in found) and any(n.value == b.value for n in found) for found in by_sentence.values())


MISPRINT_DIGITS = 2  # digits that a number needs for another order of them to be a misprint
UNNAMED = frozenset({"bit", "bit/s", "m2", "W", "operation/s", "1/s", "USD", "KRW", "TRY", "EUR"})


def find_misprints(case: Case, numbers: Sequence[Number]) -> Iterator[tuple[str, Number, Number]]:
    """``NPU'su 45 TOPS`` and ``elli dört TOPS'luk NPU``; ``1.299 dolardan başlıyor`` and ``1.399``: beside one word, digits slipped."""
    if any(m[0].lower() not in {"değil", "아니라"} for b in case.blocks[:4] for m in CORRECTION.finditer(case.words(b))):
        return
    body = [n for n in numbers if case.block_at(n.start).kind not in {"title", "chrome", "table"} and dimension_of(n) in UNNAMED]
    told: set[str] = set()
    for i, a in enumerate(body):
        for b in body[i + 1 :]:
            if b.figure_id in told or a.unit != b.unit or not is_misprinted(a, b) or case.sentence_at(a.start) == case.sentence_at(b.start):
                continue
            names = {name_of(case, n) or _letter(case, n) for n in (a, b)}
            if not is_anagram(a, b) and len(digits(a)) < SURE_DIGITS and not _share_an_owner(case, a, b):
                continue
            if len(names - {None}) > 1 or not (_swapped(a, b) or _beside(case, a) & _beside(case, b)) or is_explained(case, body, a, b):
                continue
            told.update((a.figure_id, b.figure_id))
            yield "contradiction", a, b


_LETTERED = re.compile(r"(?<![A-Za-z])([A-Z])(?![A-Za-z])\S{0,3}\s(?:serisinde\s|turunda\s)?(?:\S+\s)?$")


def _letter(case: Case, number: Number) -> str | None:
    """``A`` of ``시리즈 A 380억 원``: the letter that names a round, a type or a place just before a number."""
    match = _LETTERED.search(case.text[max(case.sentence_at(number.start).start, number.start - 24) : number.start])
    return match[1] if match else None


def _swapped(a: Number, b: Number) -> bool:
    """``18.850`` and ``18.580``: whether two neighbouring digits of at least four changed places, which is no chance."""
    x, y = all_digits(a), all_digits(b)
    wrong = [i for i, (c, d) in enumerate(zip(x, y, strict=False)) if c != d]
    return len(x) == len(y) >= SURE_DIGITS and len(wrong) == PAIR and wrong[1] - wrong[0] == 1 and x[wrong[0]] == y[wrong[1]] and x[wrong[1]] == y[wrong[0]]


PAIR = 2


def is_misprinted(a: Number, b: Number) -> bool:
    first, second = (str(int(x)) if float(x).is_integer() else f"{x:g}" for x in (a.value or 0, b.value or 0))
    x, y = first.replace(".", "").rstrip("0"), second.replace(".", "").rstrip("0")
    if a.value == b.value or len(first) != len(second) or len(x) != len(y) or not 1 / FAR <= (a.value or 1) / (b.value or 1) <= FAR:
        return False
    if sorted(x) == sorted(y):
        return len(x) >= MISPRINT_DIGITS
    return len(x) >= MISPRINT_DIGITS and sum(c != d for c, d in zip(x, y, strict=True)) == 1


def _beside(case: Case, number: Number) -> frozenset[str]:
    """Words beside a number by their first four letters, and short forms in capitals: ``NPU``."""
    sentence = case.sentence_at(number.start)
    around = case.text[max(sentence.start, number.start - 20) : min(sentence.end, number.end + 12)]
    return frozenset(w[:4] for w in context_words(case, number)) | frozenset(re.findall(r"(?<![A-Za-z])[A-Z]{3,5}(?![A-Za-z])", around.replace(number.surface, " ")))


def is_anagram(a: Number, b: Number) -> bool:
    return sorted(all_digits(a)) == sorted(all_digits(b))


SURE_DIGITS = 4  # digits of a number whose double with one other digit is a misprint whoever is spoken of
OF_ANY_THING = word_stems(" ".join(repeating_of(language).of_any_thing for language in LANGUAGES))
RARE = 3  # sentences that an owner's name stands in, at most, besides the headline


def _share_an_owner(case: Case, a: Number, b: Number) -> bool:
    """Whether a word that few sentences have stands before both: ``소소반도체가 210억 원을`` and ``소소반도체가 290억 원을``."""
    first, second = (word_stems(case.text[case.sentence_at(n.start).start : n.start]) for n in (a, b))
    everywhere = [word_stems(case.words(s)) for s in case.sentences]
    return any(sum(stem in stems for stems in everywhere) <= RARE for stem in (first & second) - OF_ANY_THING)


def is_explained(case: Case, body: Sequence[Number], a: Number, b: Number) -> bool:
    """Whether the text tells both values of different times or things, or corrects one of them."""
    sentences = [case.words(case.sentence_at(n.start)) for n in (a, b)]
    return any(CORRECTION.search(s) or OTHER_TIME.search(s) or repeating_of(case.language).listed.search(s) for s in sentences) or told_together(case, body, a, b)


def find_concluded(case: Case, numbers: Sequence[Number]) -> Iterator[tuple[str, Number, Number]]:
    """``Sonuç: … saniyede 75 token`` after 57 token: a conclusion tells again what stands before it; a number that stands nowhere else is a misprint of its like."""
    told = [n for n in numbers if case.block_at(n.start).kind not in {"title", "chrome"} and n.kind in {"quantity", "money"} and n.unit is not None]
    for number in told:
        if number.quantifier != "exact" or not any(repeating_of(case.language).concludes.match(case.words(span)) for span in (case.sentence_at(number.start), case.block_at(number.start))):
            continue
        like_it = [n for n in told if n.end <= number.start and n.unit == number.unit and case.block_at(n.start) != case.block_at(number.start)]
        slips = [n for n in like_it if is_misprinted(number, n) and is_anagram(number, n)]
        if len({n.value for n in slips}) == 1 and not any(restates(number, n) for n in told if n is not number and n.unit == number.unit) and not told_together(case, told, number, slips[0]) and not CORRECTION.search(case.words(case.block_at(number.start))):
            yield "contradiction", number, slips[0]
