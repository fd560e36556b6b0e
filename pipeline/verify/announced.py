"""Changes that words give out as what comes of the two values told just before: ``24분, 8분이면 됐으니 세 배 빠른 셈``; ``yani yüzde 25 düştü``."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pipeline.lexicon import fold
from pipeline.verify.amounts import digits, sentence_index
from pipeline.verify.partners import alike
from pipeline.verify.places import measures
from pipeline.verify.records import Case, Number
from pipeline.verify.sides import modified

REACH = 16  # characters after a change in which it is given out as what comes of others
SURE = 4  # digits of two bare numbers that are values of one thing
LONGEST = 60  # characters between the second value and the change
_COMES_OF = re.compile(
    r"(?:으니|이니|였으니|었으니|니까|므로|셈하면|(?:다는|던|단|[인한은]) (?:점|것|걸|사실)을? ?(?:고려|감안|생각|비교)하면)[,\s]\s*\S{0,8}\s?$"
    r"|(?:olduğu|olduğunu|olduğuna|çektiği|ettiği|aldığı)\w* (?:düşünülürse|göz önüne alinirsa|hesaba katilirsa|bakilirsa|düşününce),?\s(?:bu,?\s)?(?:yaklaşik |tam )?$"
    r"|(?:^|[\s.])(?:차이|격차)[는가]\s(?:약 )?$"
    r"|(?:^|[\s,;.])(?:곧|즉|그러니까|따라서|결국)\s[^.\d]{0,16}$"
    r"|\b(?:yani|demek ki|dolayisiyla|kisacasi)\b[^.;\d]{0,24}$"
    r"|[;.,:]\s*(?:bu,?\s)?(?:artiş|düşüş|azaliş|büyüme|yükseliş|gerileme|zam|fark|kazanç|kayip)\w*(?:\s(?:orani|payi))?[:,]?\s*(?:da\s|ise\s)?$"
)
_SO_IT_IS = re.compile(r"^[^.\d]{0,10}?(?:셈(?![하법])|뜻(?:이|인|입)|꼴(?:이|로|입)|는 것이[다지죠]|(?:은|는|ㄴ) 것입)|^[^.;\d]{0,14}?\b(?:demek\b|demektir|anlamina|eder\b|ediyor\b)")
_OF_IT = re.compile(r"^다?\.?\s(?:[가-힣A-Za-z]+[은는이가]\s)?(?:그|이|그것|이것)(?:의)?\s$|^\S{0,3}[;,.]\s(?:\S+\s)?(?:onun|bunun)\s$")


def is_announced(case: Case, target: Number, values: Sequence[Number]) -> bool:
    """Whether a change is given out as what comes of two values: they are the last ones told before it, each in the sentence of what follows or the one before."""
    first, second = sorted(values, key=lambda n: n.start)
    if target.unit not in {"x", "percent"} or "percent" in {first.unit, second.unit}:
        return False
    if second.end > target.start or (first.unit is None and min(len(digits(n)) for n in (first, second)) < SURE) or not (first.unit == second.unit or alike(first, second)) or target.start - second.end > LONGEST:
        return False
    if any(sentence_index(case, b) - sentence_index(case, a) > 1 for a, b in ((first, second), (second, target))):
        return False
    if any(n for n in measures(case) if first.end <= n.start < target.start and n is not second and n.start != second.start and (n.start > second.start or alike(n, first))):
        return False
    between = case.text[second.end : target.start]
    before, after = fold(between), fold(case.text[target.end : target.end + REACH])
    return any((_COMES_OF.search(before), _SO_IT_IS.match(after), _OF_IT.match(before), _beside(between), target.unit == "x" and _is_all_said(case, first, before) and _ENDS.match(after)))


def _is_all_said(case: Case, first: Number, between: str) -> bool:
    """``NPU는 9W, GPU로 돌릴 때는 27W였다. NPU 쪽이 3분의 1이다.``: a sentence that says no more than the multiple, and of what was spoken of: not ``램은 2배다``."""
    words = _SENTENCE.fullmatch(between)
    told = fold(case.text[max(0, first.start - LONGEST) : first.end]) + between[: words.start(1)] if words else ""
    return words is not None and all(_TOPIC.sub("", word) in told for word in words[1].split() if word not in _SIDE)


_SENTENCE = re.compile(r"[^.;\d]{0,8}[.;]\s((?:[^\s.,;\d]+\s){0,3})")
_TOPIC = re.compile(r"(?<=.)[은는이가]$")
_SIDE = frozenset("쪽이 쪽은 것이 건 tarafı bu o".split())
_ENDS = re.compile(r"(?:이다|다|였다|이었다|입니다|예요|이에요|밖에 안 된다|도 안 된다|[ıiuü]|[dt][ıiuü]r?)?\s?[.!]")
_JUST_THAN = re.compile(r"(?:보다|에 비해|대비)\s(?:약 |무려 |거의 )?$|[dt][ae]n\s(?:tam |yaklaşık |neredeyse )?(?:yüzde |% ?)?$")
_AMOUNT_OF = re.compile(r"\s?(?:olan|tutan|çeken|taşıyan|[dt]ayan)\s")


def _beside(between: str) -> bool:
    """``430억 개였던 앞 칩보다 90% 많다``, ``43 milyar olan selefinden yüzde 90 fazla``: the second value is told of what the change is against."""
    if _JUST_THAN.search(between) is None:
        return False
    return modified(between) if "보다" in between or "에 비해" in between or "대비" in between else _AMOUNT_OF.match(between) is not None
