"""Arithmetic by word: so many of the values told before, together. ``셋을 합치면 4.1엑사플롭스``; ``bu üç sürecin toplam payı yüzde 65``."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence

from pipeline.lexicon import fold
from pipeline.verify.amounts import one_digit_off, slack, worth
from pipeline.verify.differences import is_difference
from pipeline.verify.equations import Equation, joined
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.partners import Scene, alike
from pipeline.verify.places import claims_on, spans_of, spread
from pipeline.verify.records import Case, Finding, Number

CHECK, METHOD = "arithmetic", "together"
BACK = 8  # sentences before a total in which its parts may stand
NEAREST = 9  # like values before it that are tried
LATELY = 2  # sentences before a total within which just so many values of one sentence are its parts
NEAR = (0.6, 1.6)  # times that the parts may make of the total and be meant for it
BEFORE = 44  # characters before a total in which it is said to be one
_KO = {"둘": 2, "두": 2, "셋": 3, "세": 3, "넷": 4, "네": 4, "다섯": 5}
_TR = {"iki": 2, "üç": 3, "dört": 4, "dörd": 4, "beş": 5}
_COUNTER = "곳|대|개|회사|업체|사람|제품|칩|카드|장|나라|부문|사업|항목|모델|기업|공정|종|가지|사|명"
TOGETHER_KO = re.compile(
    rf"(?<![가-힣])(?P<n>둘|셋|넷|다섯|(?P<word>두|세|네|다섯|[2-5]) ?(?:{_COUNTER})(?: [가-힣]{{1,6}})?)(?:을|를|의|이|은|는|가)?\s(?:모두 |다 )?(?:합치면|합하면|더하면|합산하면|합쳐서?|합계[는가]?|합[은이]|(?:합산|합친|합한|더한) [가-힣]+[은는이가]?)\s?[^.\d;]{{0,12}}$"
)
TOGETHER_TR = re.compile(
    r"(?<![a-zçğöşü])(?:bu |söz konusu )?(?P<n>iki|üç|dört|dörd|beş)(?:(?:si|sü|ü|i)n[iuü]n| [a-zçğöşü]{3,}?n?[iuü]n)\s(?:birlikte |gelirdeki |pazardaki )?(?:toplam|birleşik)\w*\s[^.\d;]{0,16}$"
)


def check_together(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # sums are compared to the digits they are written with
    scene, claims = Scene(case), claims_on(case)
    for total in scene.numbers:
        parts = _missed(scene, total)
        if parts is not None:
            come = sum(map(worth, parts)) / worth(total) * (total.value or 0)
            said = f"{Equation(joined('+', parts), come, total.unit)}, the article says {shown(total.value, total.unit)} for them together."
            finding = Finding("", CHECK, "conflicting", "wrong_total", said, {"figures": spans_of((*parts, total)), "computed": come}, METHOD)
            yield from spread(total, claims, finding)


def counted_together(case: Case, total: Number) -> int | None:
    """Of how many things a number is told as the total, where a count and a word of adding up stand before it."""
    before = fold(case.text[max(case.sentence_at(total.start).start, total.start - BEFORE) : total.start])
    match = TOGETHER_KO.search(before)
    if match is not None:
        word = match["word"] or match["n"]
        return int(word) if word.isdecimal() else _KO[word]
    match = TOGETHER_TR.search(before)
    return None if match is None else _TR[match["n"]]


def _missed(scene: Scene, total: Number) -> tuple[Number, ...] | None:
    """The parts that were surely meant and make another total; None where any choice of the values before it makes it."""
    size = counted_together(scene.case, total)
    if size is None or not total.value or total.value_max or total.quantifier not in {"exact", "about"} or scene.kind(total) in {"table", "title"}:
        return None
    like = [n for n in scene.around(total, BACK, 0) if n.start < total.start and alike(n, total) and (n.unit is None) == (total.unit is None) and not is_difference(scene.case, n)]
    if _OF_ONE_KIND.search(scene.case.text, max(0, total.start - BEFORE), total.start):
        block = scene.case.block_at(total.start)
        like = [n for n in like if n.start >= block.start]
    lately = [n for n in like if scene.at(n) == scene.at(like[-1]) and scene.at(total) - scene.at(n) <= LATELY]
    ways = [tuple(lately)] if len(lately) == size else list(itertools.combinations(like[-NEAREST:], size))
    if any(_makes(parts, total) for parts in ways) or (total.unit != "percent" and any(_makes((n,) * size, total) for n in like)):
        return None
    meant = ways if len(ways) == 1 else [parts for parts in ways if one_digit_off(total, sum(map(worth, parts)) / worth(total) * (total.value or 0))]
    near = [parts for parts in meant if NEAR[0] <= sum(map(worth, parts)) / worth(total) <= NEAR[1] and max(map(worth, parts)) < worth(total)]
    return near[-1] if near else None


# ``두 장 합쳐 700W``: cards of one kind, told of before in the same comment; what another comment tells is of other ones
_OF_ONE_KIND = re.compile(r"(?:두|세|네|[2-9]) ?(?:장|대|개)(?:을|를|가)?\s(?:모두 |다 )?(?:합|더)|(?:iki|üç|dört|beş) (?:kartın|cihazın|kutunun)", re.IGNORECASE)


def _makes(parts: Sequence[Number], total: Number) -> bool:
    summed = sum(map(worth, parts))
    loose = 0.06 if any(n.quantifier != "exact" for n in (*parts, total)) else 0.0
    return abs(summed - worth(total)) <= (slack(total) + loose) * worth(total) + sum(slack(n) * worth(n) for n in parts) + 1e-9 * summed
