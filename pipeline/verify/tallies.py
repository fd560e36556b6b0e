"""Arithmetic as it is spelled out: an equation in signs, a last line of totals under lines of parts, two amounts added in one breath.

``본체 135만 원 + 카드 118만 원 = 253만 원``; ``Ekran: 16`` … ``Toplam: 84``; ``2,444억 원에 1,380억 원을 더한 누계 3,824억 원``.
"""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Iterator, Sequence

from pipeline.verify.amounts import digits, dimension_of, exactness, one_digit_off, sentence_index, slack, worth
from pipeline.verify.differences import is_difference
from pipeline.verify.equations import Equation, joined
from pipeline.verify.numbers import MONEY, PHYSICAL, Tolerances, shown
from pipeline.verify.partners import alike
from pipeline.verify.parts import some_parts_fit
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.records import Case, Finding, Number

CHECK, METHOD = "arithmetic", "tally"
Wrong = tuple[str, str, tuple[Number, ...]]  # the cause, what is said, the numbers it lies on


def check_tallies(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # what is spelled out comes out to the digits that are written
    claims = claims_on(case)
    numbers = [n for n in measures(case) if n.value and n.value > 0 and not n.value_max]
    for cause, said, found in (*_equations(case, numbers), *_total_lines(case, numbers), *_added(case, numbers)):
        finding = Finding("", CHECK, "conflicting", cause, said, {"figures": spans_of(found)}, METHOD)
        for number in found:
            yield from spread(number, claims, finding)


# Equations

_SIGN = re.compile(r"(?<=\s)[+−–-](?=\s)|\+|[×÷*]|(?<=\s)[x/](?=\s)|(?<=\d)x(?=\d)")
_MAKES = re.compile(r"[^=<>\d\n.;]{0,24}[=≈][^=\d\n.;]{0,10}")
_WORDS_BETWEEN = 40  # characters between two numbers of an equation: ``+ 카드 118만 원``
NEAR = (0.2, 5.0)  # times that what comes out may differ from what is told and be meant for it
_STEPS = (1.0, 8.0, 60.0, 3600.0, 1024.0)  # what units that are not written may hide, besides tens


def _equations(case: Case, numbers: Sequence[Number]) -> Iterator[Wrong]:
    """Numbers joined by signs and an equals sign: sums and differences, products, one division."""
    for place, (last, result) in enumerate(itertools.pairwise(numbers)):
        if not _MAKES.fullmatch(case.text[last.end : result.start]):
            continue
        signs, terms = _chain(case, numbers[: place + 1])
        if not signs or any(n.quantifier not in {"exact", "about"} for n in (*terms, result)):
            continue
        come = _sum(signs, terms, result) if set(signs) <= {"+", "-"} else _product(signs, terms)
        if come is None or come <= 0:
            continue
        off, cause = _misses(signs, terms, result, come)
        if off:
            told = shown(terms[0].value, terms[0].unit) + "".join(f" {sign} {shown(n.value, n.unit)}" for sign, n in zip(signs, terms[1:], strict=True))
            scale = 1.0 if cause == "wrong_total" or result.base_unit not in PHYSICAL else (result.value or 1) / (result.base_value or 1)
            yield cause, f"{Equation(told, come * scale)}, the article says {shown(result.value, result.unit)}.", (result, *terms)


def _chain(case: Case, numbers: Sequence[Number]) -> tuple[list[str], list[Number]]:
    """The signs and the terms of an equation's left side, which ends with the last number."""
    signs: list[str] = []
    terms = [numbers[-1]]
    for n in reversed(numbers[:-1]):
        between = case.text[n.end : terms[0].start]
        found = _SIGN.findall(between)
        if len(found) != 1 or len(between) > _WORDS_BETWEEN or re.search(r"[\n=;:]|\.\s", between):
            break
        signs.insert(0, {"−": "-", "–": "-", "x": "×", "*": "×", "÷": "/"}.get(found[0], found[0]))
        terms.insert(0, n)
    if re.search(r"[+×÷*/=^(−-]\s*$", case.text[max(0, terms[0].start - 4) : terms[0].start]):
        return [], terms  # something goes before that was not read
    return signs, terms


def _sum(signs: Sequence[str], terms: Sequence[Number], result: Number) -> float | None:
    """What terms of one kind add up to, in the unit of the result."""
    kinds = {dimension_of(n) for n in (*terms, result) if n.unit is not None}
    if len(kinds) > 1 or {"percent", "x"} & kinds:
        return None
    bare = any(n.unit is None for n in (*terms, result)) or len({n.unit for n in (*terms, result)}) == 1
    values = [n.value or 0.0 if bare else n.base_value or 0.0 for n in terms]
    total = values[0] + sum(v if sign == "+" else -v for sign, v in zip(signs, values[1:], strict=True))
    return total if bare else total * (result.value or 0) / (result.base_value or 1)


def _product(signs: Sequence[str], terms: Sequence[Number]) -> float | None:
    if set(signs) not in ({"×"}, {"/"}) or ("/" in signs and len(signs) > 1) or any(n.unit == "percent" for n in terms):
        return None
    values = [n.base_value if n.base_unit in PHYSICAL and n.base_value else n.value or 0.0 for n in terms]
    return math.prod(values) if "×" in signs else values[0] / values[1]


def _misses(signs: Sequence[str], terms: Sequence[Number], result: Number, come: float) -> tuple[bool, str]:
    """Whether what comes out is near the result, but is not it; of products and quotients only the digits count."""
    loose = 0.06 if "about" in {n.quantifier for n in (*terms, result)} else 0.0
    if set(signs) <= {"+", "-"}:
        allowed = slack(result) * (result.value or 0) + sum(slack(n) * come for n in terms) / len(terms)
        off = abs(come - (result.value or 0))
        return off > max(allowed, loose * come) + 1e-9 * come and NEAR[0] <= come / (result.value or 1) <= NEAR[1], "wrong_total"
    stated = result.base_value if result.base_unit in PHYSICAL and result.base_value else result.value or 0.0
    allowed = slack(result) + sum(map(exactness, terms)) + loose + 1e-6
    by_tens = [abs(10 ** _to_nearest(math.log10(come / stated * f)) - 1) for step in _STEPS for f in (step, 1 / step)]
    return min(by_tens) > allowed and by_tens[0] < 1.0, "product" if "×" in signs else "ratio"


def _to_nearest(power: float) -> float:
    return power - round(power)


# Lines

_TOTAL_LINE = re.compile(r"^\W*(?:[^\d:：|\n.,]{1,14}\s)?(?:합계|총계|총합|총점|계|toplam|genel toplam)(?![가-힣])[^\d\n|.;]{0,16}$", re.IGNORECASE)
_IN_BRACKETS = re.compile(r"\([^()\n]*\)")
LONGEST_LINE = 90
FEWEST, MOST = 3, 14  # lines of parts
NEAR_TOTAL = 0.35


def _total_lines(case: Case, numbers: Sequence[Number]) -> Iterator[Wrong]:
    """A line that begins with a word for the total, against the lines above it that hold one number each."""
    lines = list(re.finditer(r"[^\n]+", case.text))
    held = {line.start(): _numbers_of(line, numbers) for line in lines}
    for place, line in enumerate(lines):
        found = held[line.start()]
        if not found or line[0].count("|") > 1 or not _TOTAL_LINE.match(case.text[line.start() : found[0].start]):
            continue
        total = found[0]
        parts = list(_parts_above(case, lines[max(0, place - MOST) : place], held, total))
        runs = [parts[:size] for size in range(2, len(parts) + 1)]  # the nearest lines first
        if len(parts) < FEWEST or any(_adds_up(run, n) for run in runs for n in found):
            continue
        summed = sum(p.value or 0 for p in parts)
        if abs(summed / (total.value or 1) - 1) <= NEAR_TOTAL and all(n.quantifier == "exact" for n in (*parts, total)):
            said = f"{Equation(' + '.join(shown(p.value) for p in reversed(parts)), summed)}, the line of the total says {shown(total.value, total.unit)}."
            yield "wrong_total", said, (total, *parts)


def _numbers_of(line: re.Match[str], numbers: Sequence[Number]) -> list[Number]:
    """The numbers of a line, those in brackets left out: ``(en çok 20)``."""
    inside = [n for n in numbers if line.start() <= n.start < line.end()]
    brackets = [(line.start() + m.start(), line.start() + m.end()) for m in _IN_BRACKETS.finditer(line[0])]
    return [n for n in inside if not any(a <= n.start < b for a, b in brackets)]


def _parts_above(case: Case, lines: Sequence[re.Match[str]], held: dict[int, list[Number]], total: Number) -> Iterator[Number]:
    """The numbers of the lines above a total that are like it, the nearest first, up to a line that has none."""
    end = case.text.rfind("\n", 0, total.start) + 1
    for line in reversed(lines):
        found = [n for n in held[line.start()] if _goes_with(n, total)]
        after = re.search(r"[:：]", line[0])
        of_label = [n for n in found if after and n.start >= line.start() + after.end()][:1]
        part = (of_label or found[-1:]) if found else []
        if not part or len(line[0]) > LONGEST_LINE or line[0].count("|") > 1 or case.text[line.end() : end].count("\n") > 2:
            return
        if _TOTAL_LINE.match(case.text[line.start() : held[line.start()][0].start]) or line[0].count(". "):
            return
        end = line.start()
        yield part[0]


def _goes_with(part: Number, total: Number) -> bool:
    if part.kind == "ratio" or (part.unit == "percent") != (total.unit == "percent"):
        return False
    bare = part.surface.replace(".", "").replace(",", "").isdecimal()  # its unit was guessed from its label
    return bare or part.unit is None or total.unit is None or part.unit == total.unit or dimension_of(part) == dimension_of(total) in MONEY


def _adds_up(parts: Sequence[Number], total: Number) -> bool:
    allowed = slack(total) * (total.value or 0) + sum(slack(p) * (p.value or 0) for p in parts)
    return abs(sum(p.value or 0 for p in parts) - (total.value or 0)) <= allowed + 1e-9 * (total.value or 1)


# Two amounts added in words

_ADDED = re.compile(r"더하|더한|더해|합치|합친|합쳐|합하|합한|합산|누계|누적|통틀|\bortak\b|birlikte|\btoplam|topla(?:yınca|rsak)|kümülatif|eklenince|ekleyince", re.IGNORECASE)
BACK = 2  # sentences before a sum in which its two terms stand
WELL_WRITTEN = 3  # digits of a sum whose slip is no chance


def _added(case: Case, numbers: Sequence[Number]) -> Iterator[Wrong]:
    """A number told as the sum of two amounts near it, from which one digit sets it off; nothing near gives it."""
    for target in numbers:
        kind = dimension_of(target)
        sentence = case.sentence_at(target.start)
        around = case.text[sentence.start : min(sentence.end, target.end + 12)]
        if kind in {"percent", "x"} or len(digits(target)) < WELL_WRITTEN or target.quantifier != "exact" or not _ADDED.search(around):
            continue
        place = sentence_index(case, target)
        block = case.block_at(target.start).kind
        near = [n for n in numbers if n is not target and 0 <= place - sentence_index(case, n) <= BACK and n.start < target.start and _adds_to(case, n, target)]
        if block in {"table", "title"} or any(case.block_at(n.start).kind == "table" for n in near):
            continue
        like = [n for n in numbers if n is not target and abs(place - sentence_index(case, n)) <= 2 * BACK and _adds_to(case, n, target)]
        if any(_is_sum(a, b, target) or _is_sum(target, min(a, b, key=worth), max(a, b, key=worth)) for a, b in itertools.combinations(like, 2)):
            continue
        if any(n.value == target.value for n in like) or some_parts_fit(case, target):
            continue
        slips = [(a, b) for a, b in itertools.combinations(near, 2) if one_digit_off(target, (worth(a) + worth(b)) / worth(target) * (target.value or 0))]
        if len(slips) == 1:
            a, b = slips[0]
            come = (worth(a) + worth(b)) / worth(target) * (target.value or 0)
            said = f"{Equation(joined('+', (a, b)), come, target.unit)}, the article says {shown(target.value, target.unit)}."
            yield "wrong_total", said, (target, a, b)


def _adds_to(case: Case, part: Number, total: Number) -> bool:
    return alike(part, total) and part.kind in {"quantity", "money"} and len(digits(part)) > 1 and not is_difference(case, part)


def _is_sum(a: Number, b: Number, total: Number) -> bool:
    allowed = slack(total) * worth(total) + slack(a) * worth(a) + slack(b) * worth(b)
    return abs(worth(a) + worth(b) - worth(total)) <= allowed + 1e-9 * worth(total)
