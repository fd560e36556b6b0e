"""Arithmetic: a total against its parts, in a sentence (``총 120개 중 A 70개, B 50개``) or in the rows of a table."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pipeline.lexicon import fold
from pipeline.verify.amounts import digits, dimension_of, one_digit_off, slack
from pipeline.verify.asides import told_in_groups
from pipeline.verify.differences import is_difference
from pipeline.verify.equations import Equation, joined
from pipeline.verify.numbers import MONEY, Tolerances, shown, unit_class, written_half_step
from pipeline.verify.partners import Scene, alike, counter
from pipeline.verify.parts import add_up, some_parts_fit, summand
from pipeline.verify.places import by_sentence, claims_on, measures, spans_of, spread
from pipeline.verify.records import Assertion, Case, Finding, Number, Span
from pipeline.verify.tables import not_a_whole

CHECK, METHOD = "arithmetic", "sum"
NEAR = 0.35  # parts whose sum is this near to a stated total are meant to add up to it
TOTAL_BEFORE = re.compile(r"(?:총|모두|합계|합치면|합쳐서?|합하면|도합|toplam(?:da|ı)?|toplamı)\s*(?:약|yaklaşık|olarak)?\s*$", re.IGNORECASE)
TOTAL_AFTER = re.compile(r"^[^\d.!?\n]{0,12}?(?:toplam|합계|총합)\b", re.IGNORECASE)


def check_totals(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # sums are compared to the digits they are written with
    claims = claims_on(case)
    for found, told in (*_rests(case), *_breakdowns(case), *_scaled_parts(case), *_partitions(case), *_owned_parts(case), *_listed_shares(case), *_told_shares(case)):
        for number in told:
            yield from spread(number, claims, found)
    for span, numbers in by_sentence(case):
        if len(numbers) >= 3:
            yield from _sentence(case, span, numbers, claims)


_NOT_ADDED = re.compile(r"씩|(?:였던|이었던|이던)\s")  # `24GB씩 모두 144GB로, 96GB였던 전작의 1.5배`


_OF_EACH = re.compile(r"(?:[장대개칩명]|노드|코어|하나|서버|카드|GPU)당\s(?:약 )?$|(?:\b(?:tanesi|adedi)|başına)\s(?:yaklaşık )?$", re.IGNORECASE)  # `장당 400W로 25.6kW`


def _sentence(case: Case, span: Span, numbers: Sequence[Number], claims: dict[str, list[Assertion]]) -> Iterator[Finding]:
    for total in numbers:
        start = max(span.start, total.start - 14)
        if not TOTAL_BEFORE.search(case.text[start : total.start]):
            continue
        parts = [n for n in numbers if n is not total and _same_kind(n, total) and not _NOT_ADDED.match(case.text, n.end) and not _OF_EACH.search(case.text[max(0, n.start - 14) : n.start])]
        if len(parts) < 2 or any((p.base_value or 0) > (total.base_value or 0) for p in parts):
            continue
        finding = _judge(parts, total)
        if finding is not None and finding.verdict == "conflicting" and (not add_up(parts, total) or some_parts_fit(case, total)):
            continue
        if finding is not None:
            yield from spread(total, claims, finding)
            if finding.verdict == "supported":
                for part in parts:
                    yield from spread(part, claims, finding)


def _same_kind(part: Number, total: Number) -> bool:
    if part.base_value is None or part.kind != total.kind or unit_class(part.base_unit) != unit_class(total.base_unit):
        return False
    return part.unit == total.unit or part.base_unit == total.base_unit or counter(part) == counter(total) != ""


def _judge(parts: Sequence[Number], total: Number) -> Finding | None:
    assert total.base_value is not None
    summed = sum(p.base_value or 0 for p in parts)
    scale = total.base_value / total.value if total.value else 1.0
    slack = sum(written_half_step(n.surface, n.value or 0) * (n.base_value or 0) / (n.value or 1) for n in (*parts, total))
    told = f"{Equation(joined('+', parts), summed / scale, total.unit)}, the article says {shown(total.value, total.unit)} in total."
    inputs = {"figures": spans_of((*parts, total))}
    exact = all(float(n.value or 0).is_integer() and abs(n.value or 0) < 1000 for n in (*parts, total))
    if abs(summed - total.base_value) <= (1e-9 * summed if exact else slack):
        return Finding("", CHECK, "supported", "sum", told, inputs, METHOD)
    if abs(summed / total.base_value - 1) <= NEAR and not any(n.quantifier != "exact" for n in (*parts, total)):
        return Finding("", CHECK, "conflicting", "wrong_total", told, inputs, METHOD)
    return None


REST = re.compile(r"(?:(?<![가-힣])(?:나머지|남은)|geri(?:ye)? kalan|kalan)\S{0,4}\s+(?:\S+\s+){0,3}$", re.IGNORECASE)
BACK = 3  # sentences before a rest in which its whole may stand
MOST_PARTS = 6


def _rests(case: Case) -> Iterator[tuple[Finding, tuple[Number, ...]]]:
    """``150대 가운데 90대는 통신사가, 나머지 60대는 대학이``: the parts and the rest make the whole."""
    scene = Scene(case)
    for index, rest in enumerate(scene.numbers):
        sentence = case.sentence_at(rest.start)
        if rest.kind not in {"quantity", "money"} or not rest.value or not any(c.isdecimal() for c in rest.surface) or not REST.search(case.text[max(sentence.start, rest.start - 26) : rest.start]):
            continue
        if not may_add_up(rest) or _EACH_OF_THE_REST.search(case.text[max(sentence.start, rest.start - 26) : rest.start]):
            continue
        before = [n for n in scene.numbers[:index] if alike(n, rest) and scene.at(rest) - scene.at(n) <= BACK and n.value and not is_difference(case, n) and not told_in_groups(case, n)]
        before = [n for n in before if scene.kind(n) not in {"table", "title", "list_item"} and scene.kind(rest) != "list_item"]
        wholes = [n for n in scene.numbers if n is not rest and alike(n, rest) and n.value]
        runs = [before[-size:] for size in range(1, min(MOST_PARTS, len(before)) + 1)]
        sums = [_sum_of([*run, rest]) for run in runs]
        if not before or any(_equal(_sum_of([w]), s, [*run, rest, w]) for w in wholes for run, s in zip(runs, sums, strict=True) if w not in run):
            continue
        chosen = [(run, w) for run in runs[:-1] for w in before[: -len(run)][-1:] if summand(w) > max(summand(n) for n in (*run, rest))]
        chosen = [(run, w) for run, w in chosen if all(scene.at(n) - scene.at(w) <= 2 for n in run)]
        if not chosen:
            continue
        run, whole = chosen[-1] if len(chosen) == 1 else min(chosen, key=lambda c: abs(_sum_of([*c[0], rest]) / summand(c[1]) - 1))
        summed = _sum_of([*run, rest])
        if not add_up((*run, rest), whole) or some_parts_fit(case, whole):
            continue
        if abs(summed / summand(whole) - 1) <= NEAR and all(n.quantifier == "exact" for n in (*run, rest, whole)):
            told = " + ".join(shown(n.value, n.unit) for n in (*run, rest))
            said = f"{told} make {shown(summed / summand(rest) * rest.value, rest.unit)}, the whole is {shown(whole.value, whole.unit)}."
            yield Finding("", CHECK, "conflicting", "wrong_total", said, {"figures": spans_of((*run, rest, whole))}, METHOD), (rest, *run, whole)


_EACH_OF_THE_REST = re.compile(r"(?:나머지|남은)[^.]*?(?:각각|둘[은이]|셋[은이]|두 )|kalan (?:iki|üç|son)|kalan\S* (?:ise )?\S*(?:si|sı|u|ü) ", re.IGNORECASE)  # ``나머지 둘은 49점``
_COMPARED = re.compile(r"합[계쳐하친]|더하|더한|모두|다 해|toplam|topla|보다|에서 \S+ ?\S*로|대비|에 비해|göre|kıyasla|karşı|yerine|daha")
_IN_ORDER = re.compile(r"각각|차례로|순서|sırasıyla|sırayla", re.IGNORECASE)
_RATE = re.compile(r"(?:토큰|이미지|요청|문장|와트|달러|명|건|회|장|대|개)당 |\bbaşına\b|평균|\bortalama", re.IGNORECASE)  # what is told for each adds up to nothing
BREAKDOWN_BACK = 5


def _by_sentence(scene: Scene) -> dict[int, list[Number]]:
    """The amounts that may be parts of a whole, by the number of their sentence; those of tables and titles left out."""
    sentences: dict[int, list[Number]] = {}
    for n in scene.numbers:
        if n.kind in {"quantity", "money"} and n.value and not n.value_max and may_add_up(n) and scene.kind(n) not in {"table", "title"}:
            sentences.setdefault(scene.at(n), []).append(n)
    return sentences


def _breakdowns(case: Case) -> Iterator[tuple[Finding, tuple[Number, ...]]]:
    """``360억 원이 들었다. 장비에 270억 원, 냉각에 60억 원, 건물에 30억 원``: parts in one sentence, their whole before it, one digit wrong."""
    scene = Scene(case)
    sentences = _by_sentence(scene)
    for place, found in sentences.items():
        if not case.sentences or any(p.search(case.words(case.sentences[place])) for p in (_COMPARED, _IN_ORDER, _RATE)):
            continue
        for parts in alike_runs(found):
            first = parts[0]
            wholes = [n for n in scene.numbers if n not in parts and n.kind in {"quantity", "money"} and n.value and not n.value_max and alike(n, first) and (n.unit or not first.unit or scene.kind(n) != "table")]
            summed = _sum_of(parts)
            if any(_equal(summand(w), summed, [*parts, w]) for w in wholes) or any(n.quantifier != "exact" for n in parts):
                continue
            near = [w for w in wholes if w.quantifier == "exact" and w.start < first.start and place - scene.at(w) <= BREAKDOWN_BACK and abs(summed / summand(w) - 1) <= NEAR]
            near = [w for w in near if summand(w) > max(summand(p) for p in parts) and _one_slip(w, parts)]
            near = [w for w in near if add_up(parts, w) and not some_parts_fit(case, w)]
            if near:
                whole = near[-1]
                told = " + ".join(shown(n.value, n.unit) for n in parts)
                said = f"{told} make {shown(summed / summand(whole) * (whole.value or 0), whole.unit)}, the whole is {shown(whole.value, whole.unit)}."
                yield Finding("", CHECK, "conflicting", "wrong_total", said, {"figures": spans_of((*parts, whole))}, METHOD), (*parts, whole)


LEAST_PART = 0.02  # of a whole
SCALES = (1e3, 1e4, 1e6, 1e8)  # thousands and the myriads of Korean that a slipped unit or word of size makes of a part


def _scaled_parts(case: Case) -> Iterator[tuple[Finding, tuple[Number, ...]]]:
    """``공모 자금은 800억 원이다. 시제품에 430조 원, 인력에 210억 원, 운영에 160억 원``: a part larger than the whole, which makes it but for its unit."""
    scene = Scene(case)
    sentences = _by_sentence(scene)
    for place, found in sentences.items():
        for parts in alike_runs(found):
            wholes = [w for w in scene.numbers if w.kind == parts[0].kind and w.value and not w.value_max and w not in parts and w.start < parts[0].start and alike(w, parts[0]) and place - scene.at(w) <= BREAKDOWN_BACK]
            if any(_equal(summand(w), _sum_of(parts), [*parts, w]) for w in wholes) or sum(len(digits(p)) >= TWO for p in parts) < TWO:
                continue
            for whole in reversed(wholes):
                odd = [p for p in parts if summand(p) > summand(whole) and any(summand(p) / s > LEAST_PART * summand(whole) and abs(_sum_of([q for q in parts if q is not p]) + summand(p) / s - summand(whole)) <= 1e-6 * summand(whole) for s in SCALES)]
                if len(odd) == 1:
                    said = f"{shown(odd[0].value, odd[0].unit)} is told as a part of {shown(whole.value, whole.unit)}, which the parts make but for its unit."
                    yield Finding("", CHECK, "conflicting", "unit_error", said, {"figures": spans_of((*parts, whole))}, METHOD), (odd[0], whole)
                    break


OF_IT = re.compile(r"(?:^|(?<=[;,] ))(?:그 ?중|이 ?중|이 가운데|그 가운데|bunun|bunlar[ıi]n|bunlardan)(?=[\s,])", re.IGNORECASE)
NEAR_TWO = 0.2  # the same of two parts, of which one digit slipped
TWO = 2  # parts, and digits of a number in which one may have slipped


def _partitions(case: Case) -> Iterator[tuple[Finding, tuple[Number, ...]]]:
    """``모두 320만 주. 그중 240만 주가 …이고 80만 주는 …``: two parts of the amount just before, more than the whole or one digit beside it."""
    scene = Scene(case)
    for place, sentence in enumerate(case.sentences):
        match = OF_IT.search(case.words(sentence))
        if match is None or _COMPARED.search(case.words(sentence)) or case.block_at(sentence.start).kind in {"table", "title"}:
            continue
        start = sentence.start + match.end()
        told = [n for n in scene.numbers if n.kind in {"quantity", "money"} and n.value and not n.value_max and may_add_up(n)]
        before = [n for n in told if n.end <= start and place - scene.at(n) <= 1]
        parts = [n for n in told if start <= n.start < sentence.end and before and alike(n, before[-1])]
        if len(parts) == TWO and not any(n.quantifier != "exact" or is_difference(case, n) for n in (before[-1], *parts)):
            yield from _of_two_parts(case, before[-1], parts)


def _of_two_parts(case: Case, whole: Number, parts: Sequence[Number]) -> Iterator[tuple[Finding, tuple[Number, ...]]]:
    """Two parts that are more than their whole, or make it but for one digit or the unit of one of them."""
    summed = _sum_of(parts)
    if _equal(summand(whole), summed, [*parts, whole]) or some_parts_fit(case, whole):
        return
    scaled = [p for p in parts for s in (1e3, 1e-3) if _equal(summand(whole), summed + (s - 1) * summand(p), [*parts, whole]) and min(len(digits(n)) for n in parts) >= TWO]
    if len(scaled) == 1:
        said = f"{shown(scaled[0].value, scaled[0].unit)} is told as a part of {shown(whole.value, whole.unit)}, which the parts make but for its unit."
        yield Finding("", CHECK, "conflicting", "unit_error", said, {"figures": spans_of((*parts, whole))}, METHOD), (scaled[0], whole)
        return
    if summand(whole) <= max(map(summand, parts)):
        return
    slipped = _one_slip(whole, parts) and all(len(digits(n)) >= TWO for n in (whole, *parts)) and abs(summed / summand(whole) - 1) <= NEAR_TWO
    if slipped or 1 < summed / summand(whole) <= 1 + NEAR:
        written = " + ".join(shown(n.value, n.unit) for n in parts)
        said = f"{written} make {shown(summed / summand(whole) * (whole.value or 0), whole.unit)}, the whole is {shown(whole.value, whole.unit)}."
        yield Finding("", CHECK, "conflicting", "wrong_total", said, {"figures": spans_of((*parts, whole))}, METHOD), (*parts, whole)


_OF_SO_MANY = re.compile(r"(?:\s(?:[a-zçğöşü]+ )?[a-zçğöşü]{3,})?n?[iuü]n\s|[가-힣]{0,3} ?(?:가운데|중)\s(?:약 )?")
_A_PART_TR = re.compile(r"[’'](?:s?[ıiuü]|n[ıiuü])(?![a-zçğıöşü])")
_SPLIT = re.compile(r"(?:개|대|명|장|곳|코어)?(?:으로|로) (?:나뉘|나뉜|나뉩|나눠|나눈|나누|갈라|구성|이뤄|이루어)|[a-zçğıöşü’' ]{0,24}?(?:ayrılıyor|ayrılır|bölünüyor|oluşuyor|oluşur)", re.IGNORECASE)


def _owned_parts(case: Case) -> Iterator[tuple[Finding, tuple[Number, ...]]]:
    """``4 bin yonganın 2.600'ü bankalara, 1.600'ü Körfez'e``, ``24코어인데 성능 코어 18개와 효율 코어 8개로 나뉜다``: two parts right behind their whole."""
    scene = Scene(case)
    told = [n for n in scene.numbers if n.kind in {"quantity", "money"} and n.value and not n.value_max and scene.kind(n) not in {"table", "title"} and any(c.isdecimal() for c in n.surface)]
    for i, whole in enumerate(told):
        sentence = case.sentence_at(whole.start)
        parts = [n for n in told[i + 1 :] if n.start < sentence.end and alike(n, whole)]
        if len(parts) != TWO or parts[0].unit != parts[1].unit or dimension_of(whole) not in {"count", *MONEY} or max(map(_bare, parts)) >= _bare(whole):
            continue
        share = sum(map(_bare, parts)) / _bare(whole)
        of_them = _OF_SO_MANY.fullmatch(fold(case.text[whole.end : parts[0].start])) is not None and (case.language == "ko" or all(_A_PART_TR.match(case.text, n.end) for n in parts))
        split = _SPLIT.match(case.text, parts[1].end) is not None and abs(share - 1) > SAME
        if not (split or (of_them and share > 1 + SAME)) or not 1 - NEAR <= share <= 1 + NEAR:
            continue
        if _COMPARED.search(case.text[parts[0].end : parts[1].start]) or any(n.quantifier != "exact" or is_difference(case, n) for n in (whole, *parts)):
            continue
        said = f"{' + '.join(shown(n.value, n.unit) for n in parts)} make {shown(sum(map(_bare, parts)), whole.unit)}, the whole is {shown(whole.value, whole.unit)}."
        yield Finding("", CHECK, "conflicting", "wrong_total", said, {"figures": spans_of((*parts, whole))}, METHOD), (*parts, whole)


SAME = 0.002  # relative, that parts may be off for their rounding


def _bare(number: Number) -> float:
    return number.value or 0.0


def may_add_up(number: Number) -> bool:
    """Amounts, and counts of a noun; not what several things are ranked by: ``640, 590, 420 Mbps``, ``1.130, 1.080, 590 puan``."""
    dimension = dimension_of(number)
    return dimension in MONEY or dimension in {"bit", "J", "kg"} or (dimension == "count" and number.unit not in RANKED)


RANKED = frozenset({None, "point", "frame", "token"})


def alike_runs(numbers: Sequence[Number]) -> Iterator[list[Number]]:
    """Three or more like amounts that follow each other."""
    run: list[Number] = []
    for n in [*numbers, None]:
        if n is not None and dimension_of(n) != "s" and (not run or alike(n, run[-1])):
            run.append(n)
            continue
        if len(run) >= FEWEST_PARTS:
            yield run
        run = [n] if n is not None and dimension_of(n) != "s" else []


FEWEST_PARTS = 3


def _one_slip(whole: Number, parts: Sequence[Number]) -> bool:
    """Whether one digit of the whole or of a part makes the sum come out."""
    summed = _sum_of(parts)
    if one_digit_off(whole, (whole.value or 0) * summed / summand(whole)):
        return True
    return any(
        (solved := summand(p) + summand(whole) - summed) > 0 and one_digit_off(p, (p.value or 0) * solved / summand(p)) for p in parts
    )


def _sum_of(numbers: Sequence[Number]) -> float:
    return sum(summand(n) for n in numbers)


def _equal(whole: float, summed: float, numbers: Sequence[Number]) -> bool:
    allowed = sum(slack(n) * summand(n) for n in numbers)
    return abs(whole - summed) <= allowed + 1e-9 * whole


_SHARES = re.compile(r"점유율|비중|비율|지분|몫|차지|나눠|나뉜|배분|구성|가운데|중에서|\bpay(?:lar|ı|ını)?\b|dağıl|oran|dilim|paylaş", re.IGNORECASE)
_ALL_TOLD = re.compile(r"나머지|기타|그 외|각각|diğer|kalan|geri kalan|sırasıyla", re.IGNORECASE)


def _told_shares(case: Case) -> Iterator[tuple[Finding, tuple[Number, ...]]]:
    """``비중은 각각 50%, 30%, 20%``: all shares of a whole in one sentence, or in two."""
    for index, span in enumerate(case.sentences):
        words = case.words(span)
        if not _ALL_TOLD.search(words) or case.block_at(span.start).kind in {"table", "title"}:
            continue
        for first in ([index, index - 1] if index else [index]):
            start = case.sentences[first].start
            shares = [n for n in measures(case) if start <= n.start < span.end]
            percents = [n for n in shares if n.unit == "percent" or (n.unit == "x" and n.value == 0.5 and "절반" in n.surface)]
            here = case.text[start : span.end]
            if len(percents) < 3 or not _SHARES.search(here) or re.search(r"포인트|puan|보다|göre|늘|줄|증가|감소|artt|azal|düş|yüksel", here):
                continue
            finding = not_a_whole(percents) if not _rest_is_named(case, span, percents) else None
            complete = any(n.value and abs(sum((p.value or 0) * (100 if p.unit == "x" else 1) for p in percents) - 100) < 0.6 for n in percents)
            if finding is not None and not complete and all(n.unit == "percent" for n in percents):
                yield finding, tuple(percents)
            if finding is not None or complete:
                break


_REST = re.compile(r"(?<![가-힣])(?:나머지|기타|그 외)|\b(?:geri )?kalan|\bgeri(?:si|ye)\b|\bdiğer", re.IGNORECASE)


def _rest_is_named(case: Case, sentence: Span, shares: Sequence[Number]) -> bool:
    """``A가 44%, B가 29%, 나머지가 그 밖의 업체들이다``, ``kalanı küçük üreticilerin``: the shares leave a rest, which is named without a number of its own."""
    rests = [m.end() for m in _REST.finditer(case.text, sentence.start, sentence.end)]
    return bool(rests) and sum(n.value or 0 for n in shares) < WHOLE and not any(n.start >= rests[-1] for n in shares)


WHOLE = 100.0  # per cent


def _listed_shares(case: Case) -> Iterator[tuple[Finding, tuple[Number, ...]]]:
    """Lines that each hold a name and one share: ``Diğer: %12``. With one for all others they make a hundred, else never more."""
    lines: dict[int, list[Number]] = {}
    for n in measures(case):
        lines.setdefault(case.text.rfind("\n", 0, n.start) + 1, []).append(n)
    run: list[tuple[str, Number]] = []
    starts = sorted(lines)
    for index, start in enumerate([*starts, len(case.text) + 2]):
        found = lines.get(start, [])
        after = case.text.find("\n", found[0].end) if found else -1
        line = case.text[start : after if after >= 0 else len(case.text)] if found else ""
        alone = len(found) == 1 and found[0].unit == "percent" and _SHARE_LINE.match(line) is not None
        previous = starts[index - 1] if index else 0
        adjacent = bool(run) and case.text[previous:start].count("\n") <= 2
        if run and not (alone and adjacent):
            yield from _whole_list(run)
            run = []
        if alone:
            run.append((line, found[0]))


_SHARE_LINE = re.compile(r"^[\s\-*•·■]*[^\d\n:：|\t]{2,30}[:：]\s*[^\n]{0,14}$")


def _whole_list(run: Sequence[tuple[str, Number]]) -> Iterator[tuple[Finding, tuple[Number, ...]]]:
    shares = [n for _, n in run]
    if len(shares) >= 3 and any(_REST_LINE.search(line) for line, _ in run) and (finding := not_a_whole(shares)) is not None:
        yield finding, tuple(shares)


_REST_LINE = re.compile(r"기타|나머지|그 외|diğer|kalan|others?\b", re.IGNORECASE)
