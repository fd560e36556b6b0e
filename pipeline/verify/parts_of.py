"""Arithmetic by place: so many of so many, and what share that is; the part that a share settles, and the other part.

``184 bildiriden 46'sı kabul edildi, dörtte bir``; ``günde 3.600 … gündüz 2.250, gece 1.350; yani yüzde 62,5'i gündüz``.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from typing import Literal

from pipeline.verify.amounts import digits, one_digit_off, sentence_index, slack
from pipeline.verify.asides import is_denied
from pipeline.verify.moves import FROM
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.partners import alike
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.records import Case, Finding, Number

CHECK, METHOD = "arithmetic", "part of"
REACH = 70  # characters after a part in which its share stands
BETWEEN = 24  # characters between the whole and the part
ROUGH = 0.2  # relative, that a share in words may be off
POINTS = 0.6  # that a percentage may be off, beyond what is written
NEAR = (0.2, 5.0)  # times that a share may be off and still be the one that was meant
BACK = 2  # sentences before a part in which its whole stands
BESIDE = 1  # sentences from a share in which two numbers may explain it
EVEN = 1e-6  # relative
WELL_WRITTEN = 2  # digits of a part whose slip is no chance beside a share that proves the other
_OF = re.compile(r"[^.,;:()\d]{0,14}?(?:가운데|중에서|중)\s(?:약 )?|\s?[a-zçğıöşü]{0,14}[’']?(?:[ıiuü]?n)?[dt][ae]n\s(?:yalnızca |sadece |ancak )?", re.IGNORECASE)
_ITS = re.compile(r"(?:l[ıiuü]k)?\s?[a-zçğıöşü]{0,14}[ıiuü]n\s(?:yalnızca |sadece |ancak )?")  # ``10 milyon liralık bütçenin 7 milyonu``
_OF_THEM = re.compile(r"^\s?(?:개|대|명|건|장|편|곳|종)?[가를을은는이만]?\s|^,? ?(?:비율|전체|즉|곧|약 |yani |oran)|^[’']?(?:[sn]?[ıiuü])\b|^\s?(?:tanesi|adedi|kişi)", re.IGNORECASE)
_OTHERWISE = re.compile(r"포인트|작년|지난해|전년|예년|평소|수준|geçen|önceki|seviye|보다|늘|줄|증가|감소|할인|puan|artt|azal|daha|göre|indirim|düş|yüksel", re.IGNORECASE)


def check_parts_of(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # shares are compared to the digits they are written with
    claims = claims_on(case)
    numbers = [n for n in measures(case) if n.value and n.value > 0 and not n.value_max and case.block_at(n.start).kind not in {"table", "chrome"}]
    for verdict, cause, said, found in (*_so_many_of(case, numbers), *_other_part(case, numbers)):
        finding = Finding("", CHECK, verdict, cause, said, {"figures": spans_of(found)}, METHOD)
        for number in [n for n in found if n.figure_id] if verdict == "conflicting" else found[-1:]:
            yield from spread(number, claims, finding)


Told = tuple[Literal["supported", "conflicting"], str, str, tuple[Number, ...]]


def _so_many_of(case: Case, numbers: Sequence[Number]) -> Iterator[Told]:
    """A part told of a whole in one phrase, and the first share told after it: as much, or not."""
    for place, whole in enumerate(numbers[:-1]):
        if place + 2 >= len(numbers) and _in_words(case, whole) is None:
            continue
        part, rest = numbers[min(place + 1, len(numbers) - 1)], numbers[place + 2 :]
        if (told := _in_words(case, whole)) is not None:
            part, rest = told, numbers[place + 1 :]
        between = case.text[whole.end : part.start]
        named = _OF.fullmatch(between) or (_ITS.fullmatch(between) if case.language == "tr" else None)
        if not (_is_count(whole) and _is_count(part)) or len(between) > BETWEEN or not named or not _OF_THEM.match(case.text[part.end : part.end + 10]):
            continue
        if part.kind != whole.kind or not (part.value or 0) < (whole.value or 0) or (part.unit != whole.unit and None not in {part.unit, whole.unit} and "piece" not in {part.unit, whole.unit}):
            continue
        share = rest[0]
        if share.start - part.end > REACH or _OTHERWISE.search(case.text[part.end : share.end + 12]) or sentence_index(case, share) - sentence_index(case, part) > 1:
            continue
        stated = (share.value or 0) / 100 if share.unit == "percent" else share.value or 0 if share.unit == "x" else 0.0
        real = (part.value or 0) / (whole.value or 1)
        if not 0 < stated < 1 or share.quantifier not in {"exact", "about"} or not NEAR[0] <= real / stated <= NEAR[1]:
            continue
        allowed = ROUGH * stated if share.unit == "x" or share.quantifier == "about" else slack(share) * stated + POINTS / 100
        said = f"{shown(part.value)} of {shown(whole.value)} are {100 * real:.3g}%, the article says {shown(share.value, share.unit)}."
        if share.unit == "percent" and abs(real - stated) <= slack(share) * stated + 1e-9 and not is_denied(case, share):
            yield "supported", "ratio", said, (part, whole, share)
        elif min(abs(real - stated), abs(1 - real - stated)) > allowed and not _fits_elsewhere(case, share, stated, numbers):
            yield "conflicting", "ratio", said, (part, whole, share)


_PARTS = dict(zip("biri ikisi üçü dördü beşi altısı yedisi sekizi dokuzu onu".split(), range(1, 11), strict=True))
_GENITIVE = re.compile(rf"\s?[a-zçğıöşü]{{0,14}}[ıiuü]n ({'|'.join(_PARTS)})(?=[ ,])")


def _in_words(case: Case, whole: Number) -> Number | None:
    """``altı sunucunun dördü``: a part told in a word, which is no figure."""
    match = _GENITIVE.match(case.text, whole.end) if case.language == "tr" else None
    if match is None or any(n.start < match.end(1) and match.start(1) < n.end for n in case.numbers):
        return None
    value = float(_PARTS[match[1]])
    return Number("", match.start(1), match.end(1), match[1], "quantity", value, None, "piece", None, value, "piece", "exact", 0)


def _is_count(number: Number) -> bool:
    return number.kind in {"quantity", "money"} and float(number.value or 0).is_integer() and slack(number) < ROUGH and ("/" not in (number.unit or ""))


def _fits_elsewhere(case: Case, share: Number, stated: float, numbers: Sequence[Number]) -> bool:
    """Whether two other numbers give it, of the share's sentence and those beside it: farther off, some two always do."""
    near = [n for n in numbers if n is not share and abs(sentence_index(case, n) - sentence_index(case, share)) <= BESIDE]
    here = sentence_index(case, share)
    near = [n for n in near if n.start < share.start or sentence_index(case, n) == here]  # what is told in later sentences explains no share
    return any(alike(a, b) and abs((a.value or 0) / (b.value or 1) - stated) <= 0.006 for a in near for b in near if a is not b and (a.value or 0) < (b.value or 0))


def _other_part(case: Case, numbers: Sequence[Number]) -> Iterator[Told]:
    """A whole, a part that a percentage proves, and beside it another part that lacks one digit of the rest."""
    shares = [n for n in numbers if n.unit == "percent" and n.quantifier == "exact" and 0 < (n.value or 0) < 100]
    for a, b in itertools.pairwise(numbers):
        if not _one_kind(a, b) or sentence_index(case, a) != sentence_index(case, b) or a.kind not in {"quantity", "money"} or min(len(digits(n)) for n in (a, b)) < 2:
            continue
        here = sentence_index(case, a)
        if FROM.match(case.text[a.end : b.start]):
            continue  # `7.5달러에서 12달러로`: one value before and after
        wholes = [n for n in numbers if n.start < a.start and here - sentence_index(case, n) <= BACK and _one_kind(n, a) and (n.value or 0) > max(a.value or 0, b.value or 0)]
        listed = sum(_worth(n) for n in numbers if sentence_index(case, n) == here and _one_kind(n, a))
        if any(_one_kind(n, a) and abs(listed / _worth(n) - 1) < EVEN for n in numbers if 0 < here - sentence_index(case, n) <= BACK):
            continue  # `yarısı 500, 350'si İngilizce, kalan 150`: the rest of all that is listed
        near = [s for s in shares if 0 <= sentence_index(case, s) - here <= 1]
        for whole in wholes:
            for part, other in ((a, b), (b, a)):
                rest = (_worth(whole) - _worth(part)) * (other.value or 0) / _worth(other)
                proven = [s for s in near if abs(100 * _worth(part) / _worth(whole) - (s.value or 0)) <= slack(s) * (s.value or 0) + 1e-9 and len(digits(s)) > 1]
                if proven and len(digits(other)) >= WELL_WRITTEN and rest > 0 and rest != other.value and one_digit_off(other, rest):
                    said = f"{shown(whole.value, whole.unit)} less {shown(part.value, part.unit)} ({shown(proven[0].value)}%) leave {shown(rest, other.unit)}, the article says {shown(other.value, other.unit)}."
                    yield "conflicting", "wrong_total", said, (other, part)
                    return


def _one_kind(a: Number, b: Number) -> bool:
    """Whether two numbers count one thing, one of them perhaps by the day."""
    head = (a.unit or "").partition("/")[0]
    return alike(a, b) or (bool(head) and head == (b.unit or "").partition("/")[0])


def _worth(number: Number) -> float:
    return number.value or 1.0
