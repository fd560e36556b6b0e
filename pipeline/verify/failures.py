"""Arithmetic by word: so many that went wrong of so many, beside the share that went right. ``40.000 plakada yüzde 98,2 başarı; 720'si yanlış``; ``2만 장에서 정확도 97.5%, 500장을 틀렸다``."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pipeline.lexicon import fold
from pipeline.verify.amounts import dimension_of, sentence_index, slack
from pipeline.verify.equations import Equation
from pipeline.verify.numbers import Tolerances, shown, written_half_step
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.records import Case, Finding, Number

CHECK, METHOD = "arithmetic", "failures"
FEWEST = 50  # of which a share went right
BESIDE = 26  # characters behind a count in which it is said that they went wrong
NEAR = (0.2, 5.0)  # times that those that went wrong may be off and be meant
FAR = 2  # sentences from all to those that went wrong
_RIGHT = re.compile(r"başari|doğru|isabet|sağlam|verim\b|verimi|정확|인식률|성공|맞[혔힌히았]|수율|합격|양품|통과")
_WRONG = re.compile(r"yanliş|hatali|başarisiz|kaçir|elen(?:di|iyor|miş)|bozuk|çürük|틀[렸리린]|오인식|오류|실패|불량|놓[치쳐쳤친]|탈락|버려|버린|폐기")


def check_failures(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # counts come out to the digits that the share is written with
    claims = claims_on(case)
    numbers = [n for n in measures(case) if n.value and n.value > 0 and not n.value_max and case.block_at(n.start).kind not in {"table", "title", "chrome"}]
    for place, share in enumerate(numbers):
        if share.unit != "percent" or share.quantifier != "exact" or not FEWEST <= (share.value or 0) < 100 or not _RIGHT.search(fold(case.words(case.sentence_at(share.start)))):
            continue
        before, after = numbers[max(0, place - 2) : place], numbers[place + 1 : place + 2]
        wrong = next((n for n in after if _is_count(n) and n.quantifier == "exact" and _WRONG.search(_clause(case, n))), None)
        wholes = [n for n in before if wrong and _is_count(n) and (n.value or 0) >= FEWEST and (n.value or 0) > (wrong.value or 0) and sentence_index(case, wrong) - sentence_index(case, n) <= FAR and _alike(n, wrong)]
        if wrong is None or len(wholes) != 1:
            continue
        whole, part = wholes[0], 1 - (share.value or 0) / 100
        come, open_ = (whole.value or 0) * part, (whole.value or 0) * written_half_step(share.surface, share.value or 0) / 100 + slack(wrong) * (wrong.value or 0) + 1
        if abs(come - (wrong.value or 0)) <= open_ or not NEAR[0] <= come / (wrong.value or 1) <= NEAR[1]:
            continue
        said = f"{Equation(f'{shown(whole.value)} × (1 - {shown(share.value)}%)', come)}, the article says that {shown(wrong.value)} went wrong."
        for number in (wrong, whole, share):
            yield from spread(number, claims, Finding("", CHECK, "conflicting", "ratio", said, {"figures": spans_of((whole, share, wrong))}, METHOD))


def _is_count(number: Number) -> bool:
    return number.kind == "quantity" and dimension_of(number) == "count" and float(number.value or 0).is_integer()


def _alike(whole: Number, part: Number) -> bool:
    return part.unit in {whole.unit, None, "piece"} or whole.unit in {None, "piece"}


def _clause(case: Case, number: Number) -> str:
    """The words of a number's clause: up to the next mark or number behind it."""
    end = min(case.sentence_at(number.start).end, number.end + BESIDE)
    return fold(re.split(r"[,;.()\d]", case.text[number.end : end], maxsplit=1)[0])
