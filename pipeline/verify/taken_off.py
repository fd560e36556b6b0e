"""Arithmetic by word: more taken off an amount than it had, and a whole that is smaller than its part.

``1.42kg에서 140kg을 덜어``; ``2,85 dolardı. Bugün ondan 57 dolar daha düşük``; ``donanım 2.000 MWh, merkezin bütünü 2.600 kWh``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from pipeline.lexicon import fold
from pipeline.verify.amounts import dimension_of, sentence_index, worth
from pipeline.verify.asides import is_denied
from pipeline.verify.numbers import MONEY, Tolerances, shown
from pipeline.verify.partners import alike
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.records import Case, Finding, Number

CHECK, METHOD = "arithmetic", "taken off"
STEP = 10.0  # times from which a unit has slipped
APART = 50.0  # times that a part must surpass the whole, in another unit
BESIDE = 40  # characters from an amount to what is taken off it
_BELOW_ZERO = re.compile(r"이익|손익|순익|손실|적자|흑자|현금 ?흐름|수지|잔액|kâr|kar[ıi]|zarar|kayip|nakit|bakiye|açik|açığ")
_AMOUNTS = frozenset({"kg", "bit", "bit/s", "W", "J", "m", "m2", "s", "1/s", "operation/s", "count", *MONEY})
_FROM = re.compile(r"[^\s.,\d]{0,3}에서\s(?:[가-힣]{1,6}\s){0,2}|[’']?(?:[iıuü]n)?[dt][ae]n,?\s(?:tam |bile )?")
_THAN = re.compile(r"[^\s.,\d]{0,2}보다(?:는|도)?\s(?:[가-힣]{1,6}\s){0,2}|[’']?(?:s?[iıuü]n)?[dt][ae]n\s(?:tam |yaklaşık )?")
_THAN_IT = re.compile(r"(?:그보다|이보다|그것보다|여기서|거기서)\s(?:[가-힣]{1,6}\s)?$|\b(?:ondan|bundan|onun)\s(?:tam |yaklaşık )?$", re.IGNORECASE)
_REMOVED = re.compile(
    r"^(?:이|을|를|가)?\s?(?:더 |나 )?(?:덜어|덜었|덜고|뺐|뺀|빼[고서며]|줄[었어인이]|깎[았아은]|감[소량]|내렸|내린|내려|떨어|절감|하락|인하|걷어)|^[’']?[yn]?[ıiuü]?\s(?:kadar )?(?:azal|düş(?:tü|müş|ürdü|ürül)|eksil|gerile|inmiş|kirp|kis(?:ti|il))"
)
_LESS = re.compile(
    r"^(?:이|가)?\s?(?:더 |나 )?(?:적[은다고어습네]|낮|가벼|가볍|짧|싸[다고며졌]|저렴|작[은다고아습네]|줄[었어인]|밑돌)|^,?(?: yani [^.,;]{1,24})?\s(?:daha )(?:düşük|az\b|hafif|kisa|ucuz|küçük)|^,? yani [^.,;]{1,24}(?:daha )(?:düşük|az\b|hafif|kisa|ucuz|küçük)"
)
_WHOLE = re.compile(r"(?:전체|전부|모두|합계|총)(?:[는가로을]|로는|에는)?\s(?:약 )?$|\b(?:bütünü|tamami|toplami|toplam|tümü)\s(?:ise |yaklaşik |da )?$")


def check_taken_off(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # nothing has less than nothing
    claims = claims_on(case)
    numbers = [n for n in measures(case) if n.value and n.value > 0 and not n.value_max and n.kind in {"quantity", "money"} and case.block_at(n.start).kind not in {"table", "chrome", "title"}]
    for had, lost in (*_pairs(case, numbers), *_by_pronoun(case, numbers)):
        cause = "unit_error" if worth(lost) > STEP * worth(had) else "impossible"
        said = f"{shown(lost.value, lost.unit)} is taken off {shown(had.value, had.unit)}: there is not so much."
        finding = Finding("", CHECK, "conflicting", cause, said, {"figures": spans_of((had, lost))}, METHOD)
        for number in (had, lost):
            yield from spread(number, claims, finding)
    for whole, part in _wholes(case, numbers):
        said = f"{shown(whole.value, whole.unit)} is told as the whole, and {shown(part.value, part.unit)} beside it: no part is larger than its whole."
        finding = Finding("", CHECK, "conflicting", "unit_error", said, {"figures": spans_of((whole, part))}, METHOD)
        for number in (whole, part):
            yield from spread(number, claims, finding)


def _may_lose(case: Case, had: Number, lost: Number) -> bool:
    """Whether an amount is taken off a smaller one of its kind, which cannot fall below nothing."""
    if not alike(had, lost) or dimension_of(had) not in _AMOUNTS or worth(lost) <= 1.02 * worth(had) or lost.quantifier != "exact" or is_denied(case, lost):
        return False
    words = " ".join(case.words(case.sentence_at(n.start)) for n in (had, lost))
    return "-" not in case.text[max(0, had.start - 1) : had.start] and _BELOW_ZERO.search(fold(words)) is None


def _pairs(case: Case, numbers: list[Number]) -> Iterator[tuple[Number, Number]]:
    """``1.42kg에서 140kg을 덜어``, ``1.42kg보다 140kg 가볍다``, ``1,42 kg'dan 140 kg daha hafif``."""
    for had, lost in pairwise(numbers):
        between, after = case.text[had.end : lost.start], fold(case.text[lost.end : lost.end + BESIDE])
        told = (_FROM.fullmatch(between) and _REMOVED.match(after)) or (_THAN.fullmatch(between) and _LESS.match(after))
        if told and case.sentence_at(had.start) == case.sentence_at(lost.start) and _may_lose(case, had, lost):
            yield had, lost


def _by_pronoun(case: Case, numbers: list[Number]) -> Iterator[tuple[Number, Number]]:
    """``2,85 dolardı. Bugün ondan 57 dolar daha düşük``: of the amount that the sentence before tells last."""
    for had, lost in pairwise(numbers):
        before = case.text[max(case.sentence_at(lost.start).start, lost.start - 16) : lost.start]
        if sentence_index(case, lost) - sentence_index(case, had) == 1 and _THAN_IT.search(before) and _LESS.match(fold(case.text[lost.end : lost.end + BESIDE])) and _may_lose(case, had, lost):
            yield had, lost


def _wholes(case: Case, numbers: list[Number]) -> Iterator[tuple[Number, Number]]:
    """``donanım 2.000 MWh, merkezin bütünü 2.600 kWh``: the part told just before it in its sentence."""
    for part, whole in pairwise(numbers):
        sentence = case.sentence_at(whole.start)
        if case.sentence_at(part.start) != sentence or part.unit == whole.unit or not alike(part, whole) or dimension_of(whole) not in _AMOUNTS - {"s", "count"}:
            continue
        if _WHOLE.search(fold(case.text[part.end : whole.start])) and worth(part) > APART * worth(whole):
            yield whole, part
