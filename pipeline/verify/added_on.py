"""Arithmetic by place: an amount that is said to be added to the one before, or a discount taken off it, and what that makes.

``684kW … 여기에 냉각 몫으로 171kW를 얹으면 855kW``; ``51,840달러 … 20%를 깎아 41,472달러``; ``64 kişi … 16 kişi daha alıp 80 kişiye``.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence

from pipeline.languages import stating_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import digits, one_digit_off, slack, slipped, worth
from pipeline.verify.equations import Equation, joined
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.partners import Scene, alike
from pipeline.verify.places import claims_on, spans_of, spread
from pipeline.verify.records import Case, Finding, Number

CHECK, METHOD = "arithmetic", "added on"
BACK = 1  # sentences before the amount that is added in which the first may stand
EXPLAINS = 3  # sentences in which any amounts may give the result
NEAR = (0.55, 1.8)  # times that the result may be off and be meant
MOST = 4  # amounts of one sum
NEXT = 6  # characters between the words of direction and the amount that is told so
REACH = 26  # characters after an amount in which it is said to be added
_ADDED = re.compile(
    r"^[을를이가까지도씩]{0,3}\s?(?:\S{1,6}\s)?(?:더\s)?(?:얹[으어었]|얹은(?! ?[A-Za-z가-힣]*[A-Za-z][\w-]*\d)|더하[면니여]|더해|더한|보태|보탠|합치면|합쳐|합하면|추가하면|추가되|붙으면|붙이면)"
    r"|^[’']?\w{0,5}\s(?:\w{1,12}\s)?(?:daha\s|da\s)?(?:eklen(?:ince|erek|diğinde|irse)|ekleyince|eklersek|eklenen|katilinca|katinca|katarsak|eklendiğinde)"
    r"|^[’']?\w{0,5}\s(?:\w{1,12}\s)?daha (?:alip|ekleyip|katip|alarak|ekleyerek)"
)
_TAKEN_OFF = re.compile(
    r"^[을를]?\s?(?:할인|깎[아은]|빼[고면준주]|저렴|내린|인하|싸게|싼)|^[’']?\w{0,4}\s(?:\w{1,10}\s)?(?:indirim|düşer|düşünce|kesinti|iskonto|indiril)"
)


def check_added_on(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # sums are compared to the digits they are written with
    claims = claims_on(case)
    for first, part, result, come in (*_wrong_sums(case), *_with_and_alone(case), *_grown_from(case), *_wrong_discounts(case)):
        left = joined("+", (first, part)) if part.unit != "percent" else f"{shown(first.value, first.unit)} × {shown(come / (first.value or 1))}"
        said = f"{Equation(left, come, result.unit)}, the article says {shown(result.value, result.unit)}."
        cause = "wrong_total" if part.unit != "percent" else "ratio"
        finding = Finding("", CHECK, "conflicting", cause, said, {"figures": spans_of((first, part, result)), "computed": come}, METHOD)
        for number in (first, part, result):
            yield from spread(number, claims, finding)


Wrong = tuple[Number, Number, Number, float]
_MORE = re.compile(r"^[을를]?\s?더\s|^[’']?\w{0,5}\s(?:\w{1,12}\s)?daha\s")
_THEN_SO_MANY = re.compile(r"^[이가]\s?(?:된|됩|되[어었고며]|돼)|^[’']?\w{0,4}\s(?:ol|ulaş|çık|bul)")


def _wrong_sums(case: Case) -> Iterator[Wrong]:
    scene = Scene(case)
    numbers = [n for n in scene.numbers if n.kind in {"quantity", "money"} and n.value and not n.value_max and scene.kind(n) not in {"table", "title"}]
    for place, part in enumerate(numbers):
        if not _ADDED.match(fold(case.text[part.end : part.end + REACH])):
            continue
        result = next((n for n in numbers[place + 1 :] if alike(n, part)), None)
        first = next((n for n in reversed(numbers[:place]) if alike(n, part)), None)
        if result is None or scene.at(result) != scene.at(part):
            continue
        if first is None or scene.at(part) - scene.at(first) > BACK or worth(result) <= worth(first):
            first = _told_before(numbers[:place], part, result)
        if first is None or any(n.quantifier not in {"exact", "about"} for n in (first, part, result)) or worth(result) <= max(worth(first), worth(part)):
            continue
        summed = worth(first) + worth(part)
        if NEAR[0] <= summed / worth(result) <= NEAR[1] and not _is_given(scene, result):
            yield first, part, result, summed / worth(result) * (result.value or 0)


def _told_before(numbers: Sequence[Number], part: Number, result: Number) -> Number | None:
    """``950 bin avro tazminat … Tazminata 84 bin avro faiz eklenince 1 milyon 134 bin``: the only amount told at any place before that makes the result but for one digit."""
    found = [n for n in numbers if n.unit == part.unit and worth(n) < worth(result) and one_digit_off(result, (worth(n) + worth(part)) / worth(result) * (result.value or 0))]
    right = any(alike(n, part) and abs(worth(n) + worth(part) - worth(result)) <= slack(result) * worth(result) for n in numbers)
    return found[0] if len({n.value for n in found}) == 1 and not right and len(digits(result)) > TWO else None


def _with_and_alone(case: Case) -> Iterator[Wrong]:
    """``620 gram geldi. Şarj adaptörüyle birlikte 840 grama çıkıyor, adaptör tek başına 220 gram``; ``본체 1.2kg, 충전기까지 합치면 1.5kg, 충전기만 300g``."""
    scene = Scene(case)
    numbers = [n for n in scene.numbers if n.kind in {"quantity", "money"} and n.value and not n.value_max and n.quantifier in {"exact", "about"} and scene.kind(n) not in {"table", "title"}]
    for first, result, part in zip(numbers, numbers[1:], numbers[2:], strict=False):
        if not (alike(first, result) and alike(result, part)) or scene.at(result) - scene.at(first) > BACK or scene.at(part) - scene.at(result) > BACK or worth(result) <= max(worth(first), worth(part)):
            continue
        if not _WITH.search(fold(case.text[first.end : result.start])) or not _ALONE.search(fold(case.text[result.end : part.start])):
            continue
        summed = worth(first) + worth(part)
        if NEAR[0] <= summed / worth(result) <= NEAR[1] and not _is_given(scene, result):
            yield first, part, result, summed / worth(result) * (result.value or 0)


_WITH = re.compile(r"(?:yl[ae]|ile) (?:birlikte|beraber)\s|dahil(?: edilince| edildiğinde)?\s|(?:까지|[을를와과]) (?:합치면|합하면|더하면|포함하면|함께|합쳐)\S{0,2}\s|포함(?:하면|해서?)?\s")
_ALONE = re.compile(r"(?:tek|kendi) başina\s|(?:[가-힣A-Za-z](?:만|만의|만은|자체는|자체만|만 따지면)|단독으로)\s(?:무게[는가] )?$")


def _grown_from(case: Case) -> Iterator[Wrong]:
    """``카드 1,280장 … 640장을 더 받습니다. 다 들어오면 1,920장이 됩니다``: what there was before is told far off, with digits that changed places."""
    scene = Scene(case)
    counts = [n for n in scene.numbers if n.kind in {"quantity", "money"} and n.value and not n.value_max and n.quantifier == "exact"]
    for part, result in itertools.pairwise(counts):
        if scene.at(result) - scene.at(part) > BACK or not alike(part, result) or not _MORE.match(fold(case.text[part.end : part.end + REACH])) or not _THEN_SO_MANY.match(fold(case.text[result.end : result.end + REACH])):
            continue
        left = (worth(result) - worth(part)) / worth(result) * (result.value or 0)
        like = [n for n in counts if n not in (part, result) and alike(n, result)]
        slips = [n for n in like if left > 0 and len(digits(n)) > TWO and slipped(n, left)]
        if slips and not any(abs((n.value or 0) - left) <= 1e-6 * left for n in like) and not _is_given(scene, result):
            yield slips[0], part, result, (slips[0].value or 0) + (part.value or 0)


TWO = 2


def _is_given(scene: Scene, result: Number) -> bool:
    """Whether some amounts around make it as a sum or a difference."""
    like = [n for n in scene.around(result, EXPLAINS, 1) if alike(n, result)]
    value = worth(result)
    own = (0.05 if result.quantifier == "about" else slack(result)) * value
    for size in range(2, MOST + 1):
        for parts in itertools.combinations(like, size):
            sizes = [worth(n) for n in parts]
            allowed = own + sum(slack(n) * w for n, w in zip(parts, sizes, strict=True)) + 1e-9 * value
            if abs(sum(sizes) - value) <= allowed or abs(2 * max(sizes) - sum(sizes) - value) <= allowed:
                return True
    return False


def _wrong_discounts(case: Case) -> Iterator[Wrong]:
    scene = Scene(case)
    for share in scene.numbers:
        if share.unit != "percent" or not 0 < (share.value or 0) < 100 or share.quantifier != "exact" or scene.kind(share) in {"table", "title"}:
            continue
        sign = _than_that(case, share)
        if sign == 0 or (sign is None and not _TAKEN_OFF.match(fold(case.text[share.end : share.end + REACH]))):
            continue
        money = [n for n in scene.numbers if n.kind == "money" and n.value and not n.value_max and scene.kind(n) not in {"table", "title"}]
        result = next((n for n in money if n.start > share.start), None)
        first = next((n for n in reversed(money) if n.end < share.start), None)
        if result is None or first is None or not alike(first, result) or scene.at(result) != scene.at(share) or scene.at(share) - scene.at(first) > BACK:
            continue
        come = (first.value or 0) * (1 + (sign or -1) * (share.value or 0) / 100)
        near = [n for n in money if n is not result and alike(n, result) and abs(scene.at(n) - scene.at(share)) <= EXPLAINS]
        if NEAR[0] <= come / (result.value or 1) <= NEAR[1] and not _is_discounted(result, share, near):
            yield first, share, result, come


def _than_that(case: Case, share: Number) -> int | None:
    """``예정가 40억 원. 그보다 10% 낮은 36억 원``, ``bunun yüzde 10 altında, 36 milyon``: -1 for an amount so much below the one just told, 1 for above, 0 where none follows; None without a pronoun."""
    stating = stating_of(case.language)
    if not stating.than_that.search(fold(case.text[max(0, share.start - REACH) : share.start])):
        return None
    behind = fold(case.text[share.end : share.end + REACH])
    below, above = stating.below_that.match(behind), stating.above_that.match(behind)
    match = below or above
    told = match is not None and any(0 <= n.start - share.end - match.end() <= NEXT for n in case.numbers)
    return 0 if not told else -1 if below else 1


def _is_discounted(result: Number, share: Number, near: Sequence[Number]) -> bool:
    """Whether the result, or what is taken off, is the share of any amount near."""
    part, value = (share.value or 0) / 100, result.value or 1.0
    allowed = slack(result) + 0.006
    return any(abs((n.value or 0) * times / value - 1) <= allowed + slack(n) for n in near for times in (1 - part, part, 1 + part, 1 / (1 - part), 1.0))
