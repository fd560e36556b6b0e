"""Arithmetic by place: one fact told twice with two numbers: in the headline and the body, in two sentences, in a table and the text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from pipeline.languages import repeating_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import all_digits, digits, dimension_of, sentence_index, slipped
from pipeline.verify.asides import is_of_the_other
from pipeline.verify.contradictions import CORRECTION, OTHER_TIME, context_words, word_stems
from pipeline.verify.counted_again import CLOSE, NO_COUNTS, beside_a_rare_word, counted_in_title, figures_whole, same_noun
from pipeline.verify.headlines import find_in_headline, is_slip, names_with_digits
from pipeline.verify.likeness import BOUNDS, like, restates, value_beside
from pipeline.verify.misprints import (
    FAR,
    MISPRINT_DIGITS,
    find_concluded,
    find_misprints,
    is_anagram,
    is_explained,
    is_misprinted,
    told_together,
)
from pipeline.verify.moves_told import name_of
from pipeline.verify.names import keys, maker_key
from pipeline.verify.numbers import MONEY, Tolerances, shown
from pipeline.verify.places import claims_on, measures, rated_and_measured, spans_of, spread
from pipeline.verify.products import says_total
from pipeline.verify.records import LIKELY, Assertion, Case, Finding, Number
from pipeline.verify.relation_evidence import POWER
from pipeline.verify.retold import odds_of
from pipeline.verify.sides import VALUE_THAN
from pipeline.verify.told_dates import dates_told_twice

CHECK, METHOD = "arithmetic", "repetition"


def check_repetitions(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    repeating = repeating_of(case.language)
    del tolerances  # numbers are compared to the digits they are written with
    claims = claims_on(case)
    numbers = [n for n in measures(case) if n.value and n.value > 0 and not n.value_max and not repeating.score.search(n.surface) and not _is_asked(case, n) and not repeating.left.match(case.text, n.end) and not (dimension_of(n) == "bit" and repeating.filled.match(fold(case.text[n.end : n.end + FILLED])))]
    found = (
        *_sure(case, find_in_headline(case, numbers), IN_TITLE), *_sentences(case, numbers, claims), *_sure(case, _tables(case, numbers), IN_TABLES), *_sure(case, find_misprints(case, numbers), MISPRINTED), *_labelled(case, numbers),
        *_pointed_at(case, numbers), *_bounds(case, numbers), *_by_what_it_has(case, numbers), *counted_in_title(case, numbers), *same_noun(case, numbers), *_sure(case, beside_a_rare_word(case, numbers), BESIDE_RARE), *_denied(case, numbers), *find_concluded(case, numbers),
        *(("contradiction", a, b) for a, b in dates_told_twice(case)),
    )  # fmt: skip
    for cause, first, second in found:
        if rated_and_measured(case, claims.get(first.figure_id, ()), claims.get(second.figure_id, ())) or _one_with_all_else(case, first, second) or all(_is_data(claims, n) for n in (first, second)) or is_of_the_other(case, first) != is_of_the_other(case, second) or _of_a_predecessor(case, first) != _of_a_predecessor(case, second):
            continue
        said = f"{_as_told(first)} in one place and {_as_told(second)} in another, of the same thing."
        finding = Finding("", CHECK, "conflicting", cause, said, {"figures": spans_of((first, second))}, METHOD)
        for number in (n for n in (first, second) if n.figure_id):
            yield from spread(number, claims, finding)


def _is_data(claims: Mapping[str, Sequence[Assertion]], number: Number) -> bool:
    """``사진 360GB를 보내면 … 126GB만 남는다``: bytes of data, of which there are many."""
    return dimension_of(number) == "bit" and any(c.metric == "dataset_size" for c in claims.get(number.figure_id or "", ()))


def _one_with_all_else(case: Case, first: Number, second: Number) -> bool:
    """``1070은 150W … 콘센트에서 재 보니 본체까지 합쳐 190W``: what a card draws, and what all of the machine around it does."""
    return first.base_unit == POWER and len({_AT_THE_WALL.search(fold(case.words(case.sentence_at(n.start)))) is None for n in (first, second)}) > 1


def _of_a_predecessor(case: Case, number: Number) -> bool:
    """``전작의 메모리는 4GB``, ``selefinde 4 GB``: what the one before it has."""
    return repeating_of(case.language).predecessor.search(fold(case.text[case.sentence_at(number.start).start : number.start])) is not None


_AT_THE_WALL = re.compile(r"콘센트|벽에서|벽 ?전력|본체까지|prizde|kasayla birlikte")


# Log odds of the learned weights that two numbers must have for one fact, beside what each rule asks: measured on the planted articles and on true ones.
IN_TITLE, IN_TABLES, MISPRINTED, BESIDE_RARE = 0.6, 1.0, -0.9, -2.0


def _sure(case: Case, found: Iterator[tuple[str, Number, Number]], least: float) -> Iterator[tuple[str, Number, Number]]:
    return ((cause, a, b) for cause, a, b in found if odds_of(case, a, b) >= least)


def _is_asked(case: Case, number: Number) -> bool:
    """Whether a number stands in a question: nobody says that it is so."""
    block, sentence = case.block_at(number.start), case.sentence_at(number.start)
    return block.kind != "title" and case.text[sentence.start : sentence.end].rstrip(' \n"”’»').endswith("?")


FILLED = 30


def _as_told(number: Number) -> str:
    return shown(number.value, number.unit) if number.value is not None else number.text_value or number.surface


SETTLED = frozenset({"bit", "bit/s", "m", "m2", "W", "operation/s", "1/s", "count"})  # what a thing has once; times and prices vary


def _sentences(case: Case, numbers: Sequence[Number], claims: Mapping[str, Sequence[Assertion]]) -> Iterator[tuple[str, Number, Number]]:
    """``H100의 800억 개`` and ``H100의 600억 개``: numbers of one dimension after one designation, beside a word in common."""
    body = [n for n in numbers if case.block_at(n.start).kind not in {"title", "chrome", "table"} and n.kind in {"quantity", "money"} and dimension_of(n) != "count"]
    named = [(n, name) for n in body if (name := name_of(case, n)) is not None]
    told: set[str] = set()
    for i, (a, name) in enumerate(named):
        for b, other_name in named[i + 1 :]:
            if name != other_name or _is_compared_with(case, a) or _is_compared_with(case, b) or a.figure_id in told or case.sentence_at(a.start) == case.sentence_at(b.start) or of_two(claims, a, b):
                continue
            if says_total(case, a) != says_total(case, b) and not is_slip(a, b):
                continue  # ``2 TB sistem belleği … toplam 1.128 GB``: of one, and of all
            if _contradict(case, a, b) and not told_together(case, body, a, b):
                told.add(b.figure_id)
                yield "contradiction", a, b


def _is_compared_with(case: Case, number: Number) -> bool:
    """``H5의 성능은 M2의 3.5배이고, 대역폭도 3.35TB/s다``: whether the thing last named before a number is only what another is compared with."""
    before = fold(case.text[case.sentence_at(number.start).start : number.start])
    named = list(_NAMED.finditer(before))
    return len({m[0] for m in named}) > 1 and repeating_of(case.language).other_side.match(before[named[-1].end() :]) is not None


_NAMED = re.compile(r"[a-z][a-z\-]*\d[0-9a-z]*")


def of_two(claims: Mapping[str, Sequence[Assertion]], a: Number, b: Number) -> bool:
    """``500.000 adet S3 sevk etmeyi ve 80 TOPS'luk L1'i çıkarmayı``: whether two values are surely claimed of two things that their sentences name."""
    own = [[c for c in claims.get(n.figure_id, ()) if c.confidence >= SURELY_READ and c.subject_stands and c.subject] for n in (a, b)]
    return all(own) and not any(keys(c.subjects) & keys(d.subjects) for c in own[0] for d in own[1])


def of_two_makers(claims: Mapping[str, Sequence[Assertion]], a: Number, b: Number) -> bool:
    """``누리솜의 모루 M1은 … 1.6TB``, ``퓨리오사AI의 레니게이드는 … 1.5TB/s``: whether two values are claimed of things of two makers that their sentences name."""
    own = [[c for c in claims.get(n.figure_id, ()) if c.confidence >= LIKELY and c.subject_stands and c.subject and c.vendor] for n in (a, b)]
    return all(own) and not any(keys(c.subjects) & keys(d.subjects) or maker_key(c.vendor or "") == maker_key(d.vendor or "") for c in own[0] for d in own[1])


SURELY_READ = 0.9  # confidence of a claim whose subject is hardly ever wrong


def _contradict(case: Case, a: Number, b: Number) -> bool:
    if not like(a, b) or None in {a.unit, b.unit} or restates(a, b) or dimension_of(a) not in SETTLED:
        return False
    ratio = value_beside(a, b) / value_beside(b, a)
    if not 1 / FAR <= ratio <= FAR or ratio in {2.0, 0.5} or {a.quantifier, b.quantifier} & BOUNDS.keys():
        return False
    sentences = [case.words(case.sentence_at(n.start)) for n in (a, b)]
    if any(CORRECTION.search(s) or OTHER_TIME.search(s) or repeating_of(case.language).listed.search(s) for s in sentences):
        return False
    shared = context_words(case, a) & context_words(case, b)
    if is_slip(a, b):
        return True
    return bool(shared)


def _tables(case: Case, numbers: Sequence[Number]) -> Iterator[tuple[str, Number, Number]]:
    """``A100의 2,390GB/s`` under a table whose row of the A100 has 2,039: a slip of a cell of the row that the text names."""
    cells = [n for n in numbers if case.block_at(n.start).kind == "table"]
    if not cells:
        return
    rows: dict[int, list[Number]] = {}
    for n in cells:
        rows.setdefault(case.text.rfind("\n", 0, n.start) + 1, []).append(n)
    for number in numbers:
        if case.block_at(number.start).kind in {"table", "chrome"} or len(digits(number)) < 2 or any(n.value == number.value for n in cells):
            continue
        here = fold(case.words(case.sentence_at(number.start)))
        for start, found in rows.items():
            label = fold(case.text[start : found[0].start]).strip(" |\t")
            if not label or not _is_named(label, here):
                continue
            bare = None if all(n.unit is None for n in found) else number.unit  # cells without a unit beside cells with one have none
            rival = next((n for n in found if is_slip(number, n) and (n.unit in {bare, number.unit, "piece"} or like(n, number))), None)
            if rival is not None:
                yield "contradiction", number, rival
                break


def _is_named(label: str, sentence: str) -> bool:
    """Whether a sentence speaks of a row: it has one of its designations, else all words of its label."""
    designations = re.findall(r"[a-z][a-z\-]*['’]?\d[0-9a-z]*", label)
    words = [word for word in re.findall(r"\w{2,}", label) if not word.isdecimal()]
    return any(d in sentence for d in designations) or (bool(words) and all(word in sentence for word in words))


def _labelled(case: Case, numbers: Sequence[Number]) -> Iterator[tuple[str, Number, Number]]:
    """``Bellek: 16 GB LPDDR5`` in a list of specifications and ``12 GB LPDDR5 bellekle gelir`` in the text about it."""
    repeating = repeating_of(case.language)
    labels: dict[str, list[Number]] = {}
    for n in numbers:
        match = repeating.label.match(case.text[case.text.rfind("\n", 0, n.start) + 1 : n.start])
        if match and dimension_of(n) in SETTLED - {"count"}:
            labels.setdefault(fold(match[1]).strip(), []).append(replace(n, quantifier="exact"))
    for label, found in labels.items():
        if len(found) != 1 or names_with_digits(label):
            continue
        number, stems = found[0], word_stems(label)
        told = [n for n in numbers if n.start != number.start and n.unit == number.unit and case.block_at(n.start).kind not in {"title", "table", "chrome"}]
        told = [n for n in told if case.block_at(n.start).kind != "list_item" and not VALUE_THAN.match(case.text[n.end : n.end + 18]) and not repeating.more_of_it.match(case.text[n.end : n.end + 18])]
        told = [n for n in told if repeating.label.match(case.text[case.text.rfind("\n", 0, n.start) + 1 : n.start]) is None]
        near = [n for n in told if stems and stems <= context_words(case, n)]
        if not near and len(told) == sum(not restates(number, n) for n in told):
            near = [n for n in told if is_slip(number, n) and len(all_digits(number)) > MISPRINT_DIGITS]
        if len(near) == 1 and not restates(number, near[0]) and not is_explained(case, numbers, number, near[0]) and name_of(case, near[0]) is None:
            yield "contradiction", near[0], number


def _pointed_at(case: Case, numbers: Sequence[Number]) -> Iterator[tuple[str, Number, Number]]:
    """``dokuz günlük bu macera``, ``배치는 256 그대로``: words that point back at a number, which the text has otherwise."""
    repeating = repeating_of(case.language)
    for number in numbers:
        if number.quantifier != "exact" or dimension_of(number) != "s" or not repeating.this.match(case.text[number.end : number.end + 18]):
            continue
        alike = [n for n in numbers if n is not number and like(n, number)]
        same = [n for n in alike if n.start < number.start and n.unit == number.unit]
        if len({n.value for n in same}) == 1 and not any(restates(n, number) for n in alike):
            yield "contradiction", number, same[-1]
    yield from (("contradiction", *pair) for pair in _the_same(case, numbers))
    for number in numbers:
        if not repeating.as_it_is.match(case.text[number.end : number.end + 18]):
            continue
        earlier = [n for n in numbers if n.start < number.start and n.unit == number.unit and n.kind == number.kind]
        stems = context_words(case, number) | word_stems(case.words(case.block_at(number.start)))
        akin = [n for n in earlier if stems & context_words(case, n) and case.block_at(n.start) != case.block_at(number.start)]
        if akin and all(n.value != number.value for n in akin) and 1 / FAR <= (akin[0].value or 1) / (number.value or 1) <= FAR:
            yield "contradiction", akin[0], number


def _the_same(case: Case, numbers: Sequence[Number]) -> Iterator[tuple[Number, Number]]:
    """``같은 240GB를`` after 140GB: what is called the same amount, and is told nowhere but with one other digit."""
    for number in numbers:
        if number.unit in {None, "percent", "x"} or number.kind not in {"quantity", "money"} or not repeating_of(case.language).same_before.search(case.text[max(0, number.start - 8) : number.start]):
            continue
        earlier = [n for n in numbers if n.start < number.start and n.unit == number.unit and case.block_at(n.start).kind != "table"]
        if any(restates(n, number) for n in numbers if n is not number and like(n, number)):
            continue
        near = [n for n in earlier if 0 <= sentence_index(case, number) - sentence_index(case, n) <= 1]
        if len({n.value for n in near}) == 1 and len(near) == sum(n.unit == number.unit for n in earlier) and 1 / CLOSE <= (near[0].value or 1) / (number.value or 1) <= CLOSE and number.kind == "quantity" and dimension_of(number) in SETTLED - {"count"}:
            yield number, near[-1]
            continue
        slips = [n for n in earlier if len(figures_whole(n)) > 1 and slipped(number, n.value or 0.0) and 1 / FAR <= (n.value or 1) / (number.value or 1) <= FAR]
        if len({n.value for n in slips}) == 1:
            yield number, slips[-1]


def _bounds(case: Case, numbers: Sequence[Number]) -> Iterator[tuple[str, Number, Number]]:
    """``ResNet-50을 15분 안에 끝낸`` where no time told of ResNet-50 is below 15 minutes."""
    for number in numbers:
        if dimension_of(number) != "s" or not repeating_of(case.language).within.match(case.text[number.end : number.end + 14]):
            continue
        sentence = case.sentence_at(number.start)
        names = re.findall(r"[A-Za-z][A-Za-z\-]*\d[0-9A-Za-z]*|[A-Z]{4,}", case.text[sentence.start : number.start])
        told = [n for n in numbers if n.start < sentence.start and dimension_of(n) == "s" and n.unit == number.unit]
        told = [n for n in told if names and names[-1] in case.words(case.sentence_at(n.start))]
        body = [n for n in told if case.block_at(n.start).kind != "title"]
        if body and all((n.value or 0) > (number.value or 0) * 1.02 for n in told):
            yield "contradiction", number, min(body, key=lambda n: n.value or 0)


def _by_what_it_has(case: Case, numbers: Sequence[Number]) -> Iterator[tuple[str, Number, Number]]:
    """``420 kişilik kadro`` after 240 kişi, ``26.900 liralık etiket`` after 28.900: a thing known by a number that the text has otherwise."""
    body = [n for n in numbers if case.block_at(n.start).kind not in {"chrome", "table"} and n.kind in {"quantity", "money"} and n.unit not in {None, "piece"}]
    for i, number in enumerate(body):
        if not repeating_of(case.language).has.match(case.text[number.end : number.end + 20]) or number.quantifier not in {"exact", "about"}:
            continue
        like_it = [n for n in body[:i] if n.unit == number.unit and case.sentence_at(n.start) != case.sentence_at(number.start)]
        if any(restates(number, n) for n in [*like_it, *body[i + 1 :]] if n.unit == number.unit):
            continue
        slips = [n for n in like_it if is_misprinted(number, n) and (is_anagram(number, n) or len(all_digits(n)) > MISPRINT_DIGITS)]
        if len({n.value for n in slips}) != 1 or is_explained(case, body, number, slips[0]):
            continue
        names = {name_of(case, n) for n in (number, slips[0])} - {None}
        if len(names) < MISPRINT_DIGITS:
            yield "contradiction", number, slips[0]


def _denied(case: Case, numbers: Sequence[Number]) -> Iterator[tuple[str, Number, Number]]:
    """``Finansal borcu olmayan`` and ``Banka borcu 1,2 milyar TL``; ``팬 없는`` and ``팬 1개``: what is denied in one place is counted in another."""
    repeating = repeating_of(case.language)
    for match in repeating.none_of_it.finditer(case.text):
        noun = match[match.lastindex or 0]
        sentence = case.sentence_at(match.start())
        if repeating.in_part.search(case.text[max(sentence.start, match.start() - 16) : match.end()]) or noun in repeating.no_things:
            continue
        counted = re.compile(rf"(?<![가-힣a-zçğıöşü]){re.escape(noun)}{repeating.some_of_it}", re.IGNORECASE)
        for n in numbers:
            before = case.text[max(case.sentence_at(n.start).start, n.start - len(noun) - 14) : n.start]
            counts = (dimension_of(n) == "count" and float(n.value or 0).is_integer() and n.unit not in NO_COUNTS) or (dimension_of(n) in MONEY and repeating.debt.match(fold(noun)))
            if counts and counted.search(before) and case.sentence_at(n.start) != sentence and n.kind in {"quantity", "money"}:
                yield "contradiction", n, n
