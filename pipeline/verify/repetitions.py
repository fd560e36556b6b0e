"""Arithmetic by place: one fact told twice with two numbers: in the headline and the body, in two sentences, in a table and the text."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from pipeline.languages import LANGUAGES, repeating_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import all_digits, digits, dimension_of, sentence_index, slipped, unit_head
from pipeline.verify.asides import is_of_the_other
from pipeline.verify.contradictions import CORRECTION, OTHER_TIME, context_words, word_stems
from pipeline.verify.directions import name_of
from pipeline.verify.likeness import BOUNDS, LEAST_BARE, half, like, restates, value_beside
from pipeline.verify.names import keys, maker_key
from pipeline.verify.numbers import MONEY, Tolerances, shown
from pipeline.verify.places import claims_on, measures, rated_and_measured, spans_of, spread
from pipeline.verify.products import says_total
from pipeline.verify.records import LIKELY, Assertion, Case, Finding, Number, Span
from pipeline.verify.relations import POWER
from pipeline.verify.retold import odds_of
from pipeline.verify.sides import VALUE_THAN
from pipeline.verify.told_dates import dates_told_twice

CHECK, METHOD = "arithmetic", "repetition"
FAR = 3.0  # a headline's number and another one of the body so far apart are two things


def check_repetitions(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    repeating = repeating_of(case.language)
    del tolerances  # numbers are compared to the digits they are written with
    claims = claims_on(case)
    numbers = [n for n in measures(case) if n.value and n.value > 0 and not n.value_max and not repeating.score.search(n.surface) and not _is_asked(case, n) and not repeating.left.match(case.text, n.end) and not (dimension_of(n) == "bit" and repeating.filled.match(fold(case.text[n.end : n.end + FILLED])))]
    found = (
        *_sure(case, _headline(case, numbers), IN_TITLE), *_sentences(case, numbers, claims), *_sure(case, _tables(case, numbers), IN_TABLES), *_sure(case, _misprints(case, numbers), MISPRINTED), *_labelled(case, numbers),
        *_pointed_at(case, numbers), *_bounds(case, numbers), *_by_what_it_has(case, numbers), *_counted_in_title(case, numbers), *_same_noun(case, numbers), *_sure(case, _beside_a_rare_word(case, numbers), BESIDE_RARE), *_denied(case, numbers), *_concluded(case, numbers),
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


def _headline(case: Case, numbers: Sequence[Number]) -> Iterator[tuple[str, Number, Number]]:
    """``점유율 47%로 1위`` over a text that has 41%: a number of the title that the body has not, and the body's that it must be."""
    title = _headline_of(case)
    if title is None:
        return
    body = [n for n in numbers if n.start >= title.end and case.block_at(n.start).kind not in {"title", "chrome", "byline", "date"}]
    for number in (n for n in numbers if title.start <= n.start < title.end and n.kind != "ordinal" and not _is_small_word(n) and not (n.unit is None and len(digits(n)) <= MISPRINT_DIGITS and not _is_great(n))):
        same = [n for n in body if like(number, n)]
        if not same or any(restates(number, n) for n in same) or any(n.value == number.value and unit_head(n) == unit_head(number) for n in body):
            continue  # also with its time told once: `하루 1,200억 개`
        near = [n for n in same if 1 / FAR <= value_beside(n, number) / value_beside(number, n) <= FAR]
        rivals = [n for n in near if not _of_another(case, n, title)]
        slips = [n for n in near if _is_slip(number, n) and (n in rivals or (len(digits(n)) > 2 and not _of_another_name(case, n, title)))]
        akin = [n for n in rivals if _akin(case, number, n) and (n.unit is not None or number.unit is None)]
        chosen = slips or akin or (rivals if (len(same) == 1 and same[0].unit is not None and _is_measured(number)) or _is_great(number) else [])
        if chosen and not _is_derived(number, same, exactly=bool(slips)) and not _is_made_of(number, same, body) and (slips or len({n.value for n in chosen}) == 1):
            yield "headline_differs", number, chosen[0]


def _headline_of(case: Case) -> Span | None:
    """The headline, with the line after it where the first says only what kind of text it is: ``Basın bülteni``."""
    blocks = case.blocks
    if not blocks or blocks[0].kind != "title":
        return next((b for b in blocks if b.kind == "title"), None)
    if len(blocks) > 1 and repeating_of(case.language).kicker.fullmatch(fold(case.words(blocks[0]).strip(" \n[]()【】<>"))) and _is_line(case.words(blocks[1])):
        return Span(blocks[0].start, blocks[1].end, "title")
    return blocks[0]


LONGEST_HEADLINE = 120


def _is_line(words: str) -> bool:
    """Whether a block is a headline by its looks: one line that no full stop ends."""
    return len(words.strip()) <= LONGEST_HEADLINE and "\n" not in words.strip() and words.strip()[-1:] not in {".", "!", ":", ")"}


def _is_great(number: Number) -> bool:
    """``4 trilyonluk``: a size that a text has of one thing."""
    return number.unit is None and (number.value or 0) >= 1e9


def _is_derived(number: Number, same: Sequence[Number], *, exactly: bool) -> bool:
    """Whether two numbers of the body add up to the headline's, or differ by it."""
    values = [value_beside(n, number) for n in same[:12]]
    wanted = value_beside(number, number)
    allowed = (1e-6 if exactly else min(max(half(number), 0.005), MOST_DERIVED_OFF)) * wanted
    return any(abs(abs(a + s * b) - wanted) <= allowed for i, a in enumerate(values) for b in values[i + 1 :] for s in (1, -1))


def _is_made_of(number: Number, same: Sequence[Number], body: Sequence[Number]) -> bool:
    """``빨래 46장`` over 18, 18 and 10; ``웨이퍼 6만 장`` over 5,000 a month for twelve months: whether the body's numbers make the headline's."""
    wanted = value_beside(number, number)
    values = [value_beside(n, number) for n in same[:MOST_SUMMED]]
    if any(abs(sum(some) - wanted) <= 1e-6 * wanted for size in (3, 4) for some in itertools.combinations(values, size)):
        return True
    counts = {n.value for n in body if n.value and 1 < n.value <= MOST_COUNTED and float(n.value).is_integer() and n.kind == "quantity" and n.unit not in {"percent", "x"}}
    return any(abs(v * c - wanted) <= 1e-6 * wanted for v in values for c in counts if v > 0)


MOST_SUMMED = 10
MOST_DERIVED_OFF = 0.03


def _is_slip(number: Number, other: Number) -> bool:
    """A slip of two digits or more between numbers of one size."""
    a, b = value_beside(number, other), value_beside(other, number)
    first, second = (sorted("".join(c for c in n.surface if c.isdecimal()).lstrip("0")) for n in (number, other))
    if not 1 / FAR <= a / b <= FAR or len(digits(number)) < 2 or len(first) != len(second):
        return False
    return slipped(number, (number.value or 1) * b / a) and (len(first) > 2 or first == second)


def _is_small_word(number: Number) -> bool:
    """``네 가지``, ``beş kısa haber``: a small count in words, of anything; what it counts is compared by its noun."""
    return not any(c.isdecimal() for c in number.surface) and number.kind in {"quantity", "ratio"} and (number.value or 0) <= LEAST_BARE and dimension_of(number) in {"count", "x"}


def _is_measured(number: Number) -> bool:
    """An amount in a unit of its own, no share, multiple or count: these a text tells of many things."""
    return number.kind not in {"percentage", "ratio"} and number.unit not in {None, "piece"}


def _akin(case: Case, number: Number, other: Number) -> bool:
    return bool((context_words(case, number) & context_words(case, other)) - (OF_ANY_SHARE if number.kind == "percentage" else frozenset()))


OF_ANY_SHARE = word_stems(" ".join(repeating_of(language).of_any_share for language in LANGUAGES))


def _of_another(case: Case, number: Number, title: Span) -> bool:
    """Whether a number of the body is told of another thing or another time than the title speaks of."""
    sentence = case.sentence_at(number.start)
    words = case.words(sentence)
    around = case.text[max(sentence.start, number.start - 30) : min(sentence.end, number.end + 20)]
    named, known = ({fold(n.surface) for n in case.numbers if n.kind == "name" and span[0] <= n.start < span[1]} for span in ((sentence.start, number.start), (title.start, title.end)))
    if named and known and not named & known:
        return True
    dated = any(n.kind == "date" and sentence.start <= n.start < sentence.end for n in case.numbers)
    return dated or bool(OTHER_TIME.search(words)) or bool(_designations(around) - _designations(case.words(title)))


def _of_another_name(case: Case, number: Number, title: Span) -> bool:
    sentence = case.sentence_at(number.start)
    around = case.text[max(sentence.start, number.start - 30) : min(sentence.end, number.end + 20)]
    return bool(_designations(around) - _designations(case.words(title)))


def _designations(words: str) -> frozenset[str]:
    return frozenset(re.findall(r"[a-z][a-z\-]*\d[0-9a-z]*|\d{4}(?=[^0-9.,%])", fold(words)))


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
            if says_total(case, a) != says_total(case, b) and not _is_slip(a, b):
                continue  # ``2 TB sistem belleği … toplam 1.128 GB``: of one, and of all
            if _contradict(case, a, b) and not _told_together(case, body, a, b):
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
    if _is_slip(a, b):
        return True
    return bool(shared)


def _told_together(case: Case, body: Sequence[Number], a: Number, b: Number) -> bool:
    """Whether one sentence has both values: then they are values of two things, or of one that has several."""
    by_sentence: dict[int, list[Number]] = {}
    for n in body:
        if like(n, a):
            by_sentence.setdefault(case.sentence_at(n.start).start, []).append(n)
    return any(any(n.value == a.value for n in found) and any(n.value == b.value for n in found) for found in by_sentence.values())


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
            rival = next((n for n in found if _is_slip(number, n) and (n.unit in {bare, number.unit, "piece"} or like(n, number))), None)
            if rival is not None:
                yield "contradiction", number, rival
                break


def _is_named(label: str, sentence: str) -> bool:
    """Whether a sentence speaks of a row: it has one of its designations, else all words of its label."""
    designations = re.findall(r"[a-z][a-z\-]*['’]?\d[0-9a-z]*", label)
    words = [word for word in re.findall(r"\w{2,}", label) if not word.isdecimal()]
    return any(d in sentence for d in designations) or (bool(words) and all(word in sentence for word in words))


MISPRINT_DIGITS = 2  # digits that a number needs for another order of them to be a misprint
UNNAMED = frozenset({"bit", "bit/s", "m2", "W", "operation/s", "1/s", "USD", "KRW", "TRY", "EUR"})


def _misprints(case: Case, numbers: Sequence[Number]) -> Iterator[tuple[str, Number, Number]]:
    """``NPU'su 45 TOPS`` and ``elli dört TOPS'luk NPU``; ``1.299 dolardan başlıyor`` and ``1.399``: beside one word, digits slipped."""
    if any(m[0].lower() not in {"değil", "아니라"} for b in case.blocks[:4] for m in CORRECTION.finditer(case.words(b))):
        return
    body = [n for n in numbers if case.block_at(n.start).kind not in {"title", "chrome", "table"} and dimension_of(n) in UNNAMED]
    told: set[str] = set()
    for i, a in enumerate(body):
        for b in body[i + 1 :]:
            if b.figure_id in told or a.unit != b.unit or not _misprinted(a, b) or case.sentence_at(a.start) == case.sentence_at(b.start):
                continue
            names = {name_of(case, n) or _letter(case, n) for n in (a, b)}
            if not _anagram(a, b) and len(digits(a)) < SURE_DIGITS and not _share_an_owner(case, a, b):
                continue
            if len(names - {None}) > 1 or not (_swapped(a, b) or _beside(case, a) & _beside(case, b)) or _explained(case, body, a, b):
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


def _misprinted(a: Number, b: Number) -> bool:
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


def _anagram(a: Number, b: Number) -> bool:
    return sorted(all_digits(a)) == sorted(all_digits(b))


SURE_DIGITS = 4  # digits of a number whose double with one other digit is a misprint whoever is spoken of
OF_ANY_THING = word_stems(" ".join(repeating_of(language).of_any_thing for language in LANGUAGES))
RARE = 3  # sentences that an owner's name stands in, at most, besides the headline


def _share_an_owner(case: Case, a: Number, b: Number) -> bool:
    """Whether a word that few sentences have stands before both: ``소소반도체가 210억 원을`` and ``소소반도체가 290억 원을``."""
    first, second = (word_stems(case.text[case.sentence_at(n.start).start : n.start]) for n in (a, b))
    everywhere = [word_stems(case.words(s)) for s in case.sentences]
    return any(sum(stem in stems for stems in everywhere) <= RARE for stem in (first & second) - OF_ANY_THING)


def _explained(case: Case, body: Sequence[Number], a: Number, b: Number) -> bool:
    """Whether the text tells both values of different times or things, or corrects one of them."""
    sentences = [case.words(case.sentence_at(n.start)) for n in (a, b)]
    return any(CORRECTION.search(s) or OTHER_TIME.search(s) or repeating_of(case.language).listed.search(s) for s in sentences) or _told_together(case, body, a, b)


def _concluded(case: Case, numbers: Sequence[Number]) -> Iterator[tuple[str, Number, Number]]:
    """``Sonuç: … saniyede 75 token`` after 57 token: a conclusion tells again what stands before it; a number that stands nowhere else is a misprint of its like."""
    told = [n for n in numbers if case.block_at(n.start).kind not in {"title", "chrome"} and n.kind in {"quantity", "money"} and n.unit is not None]
    for number in told:
        if number.quantifier != "exact" or not any(repeating_of(case.language).concludes.match(case.words(span)) for span in (case.sentence_at(number.start), case.block_at(number.start))):
            continue
        like_it = [n for n in told if n.end <= number.start and n.unit == number.unit and case.block_at(n.start) != case.block_at(number.start)]
        slips = [n for n in like_it if _misprinted(number, n) and _anagram(number, n)]
        if len({n.value for n in slips}) == 1 and not any(restates(number, n) for n in told if n is not number and n.unit == number.unit) and not _told_together(case, told, number, slips[0]) and not CORRECTION.search(case.words(case.block_at(number.start))):
            yield "contradiction", number, slips[0]


def _labelled(case: Case, numbers: Sequence[Number]) -> Iterator[tuple[str, Number, Number]]:
    """``Bellek: 16 GB LPDDR5`` in a list of specifications and ``12 GB LPDDR5 bellekle gelir`` in the text about it."""
    repeating = repeating_of(case.language)
    labels: dict[str, list[Number]] = {}
    for n in numbers:
        match = repeating.label.match(case.text[case.text.rfind("\n", 0, n.start) + 1 : n.start])
        if match and dimension_of(n) in SETTLED - {"count"}:
            labels.setdefault(fold(match[1]).strip(), []).append(replace(n, quantifier="exact"))
    for label, found in labels.items():
        if len(found) != 1 or _designations(label):
            continue
        number, stems = found[0], word_stems(label)
        told = [n for n in numbers if n.start != number.start and n.unit == number.unit and case.block_at(n.start).kind not in {"title", "table", "chrome"}]
        told = [n for n in told if case.block_at(n.start).kind != "list_item" and not VALUE_THAN.match(case.text[n.end : n.end + 18]) and not repeating.more_of_it.match(case.text[n.end : n.end + 18])]
        told = [n for n in told if repeating.label.match(case.text[case.text.rfind("\n", 0, n.start) + 1 : n.start]) is None]
        near = [n for n in told if stems and stems <= context_words(case, n)]
        if not near and len(told) == sum(not restates(number, n) for n in told):
            near = [n for n in told if _is_slip(number, n) and len(all_digits(number)) > MISPRINT_DIGITS]
        if len(near) == 1 and not restates(number, near[0]) and not _explained(case, numbers, number, near[0]) and name_of(case, near[0]) is None:
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
        slips = [n for n in earlier if len(_figures_whole(n)) > 1 and slipped(number, n.value or 0.0) and 1 / FAR <= (n.value or 1) / (number.value or 1) <= FAR]
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
        slips = [n for n in like_it if _misprinted(number, n) and (_anagram(number, n) or len(all_digits(n)) > MISPRINT_DIGITS)]
        if len({n.value for n in slips}) != 1 or _explained(case, body, number, slips[0]):
            continue
        names = {name_of(case, n) for n in (number, slips[0])} - {None}
        if len(names) < MISPRINT_DIGITS:
            yield "contradiction", number, slips[0]


NOUN_LETTERS = {True: 2, False: 5}


def _nouns(case: Case, number: Number) -> frozenset[str]:
    """The noun that a number counts, by its first letters: after it, or, before ``sekiz tanesi``, before it."""
    repeating = repeating_of(case.language)
    found = set()
    if match := repeating.noun.match(fold(case.text[number.end : number.end + 24])):
        found.add(match[1][: NOUN_LETTERS[match[1][0] >= "가"]])
    if match := repeating.noun_before.search(fold(case.text[max(0, number.start - 24) : number.start])):
        found.add(match[1][: NOUN_LETTERS[match[1][0] >= "가"]])
    return frozenset(found)


def _counted_in_title(case: Case, numbers: Sequence[Number]) -> Iterator[tuple[str, Number, Number]]:
    """``on hızlandırıcılı sunucu`` over a text that has eight of them: a count of the headline that nothing in the body gives."""
    title = _headline_of(case)
    if title is None:
        return
    body = [n for n in numbers if n.start >= title.end and case.block_at(n.start).kind not in {"title", "chrome", "byline", "date"} and n.kind == "quantity"]
    for number in (n for n in numbers if title.start <= n.start < title.end and n.kind == "quantity" and dimension_of(n) == "count"):
        value = number.value or 0
        nouns = _nouns(case, number)
        if not nouns or value <= 1 or any(n.value == value for n in body):
            continue
        counts = sorted({n.value or 0 for n in body if dimension_of(n) == "count" and (n.value or 0) < MOST_COUNTED})
        same = [n for n in body if dimension_of(n) == "count" and nouns & _nouns(case, n)]
        if any(a * b == value for a in counts for b in counts) or any((a.value or 0) + s * (b.value or 0) == value for a in same for b in same for s in (1, -1)):
            continue
        if same and len({n.value for n in same}) <= BOTH and float(value).is_integer() and _near_count(value, same[0].value or 1):
            yield "headline_differs", number, same[0]


def _near_count(value: float, other: float) -> bool:
    """Whether two counts may be one; or the headline's is of many that have so many each, but no whole number of them."""
    return 1 / FAR <= value / other <= FAR or (other > 1 and value % other != 0 and value / other <= MOST_COUNTED_EACH)


MOST_COUNTED_EACH = 12
MOST_COUNTED = 100_000
SHARED = 2  # words beside both numbers


def _same_noun(case: Case, numbers: Sequence[Number]) -> Iterator[tuple[str, Number, Number]]:
    """``fabrikada ayda 12 bin gofret`` and ``fabrika aylık on dört bin gofretle``: the only two counts of a noun, told in the same words."""
    repeating = repeating_of(case.language)
    counted: dict[str, list[Number]] = {}
    for n in numbers:
        if n.kind == "quantity" and case.block_at(n.start).kind not in {"title", "chrome", "table"} and (n.value or 0) >= LEAST_BARE and n.quantifier in {"exact", "about"}:
            match = repeating.noun.match(fold(case.text[n.end : n.end + 24]))
            if match and match[1] not in repeating.describes and repeating.bare.search(n.surface):
                counted.setdefault(match[1][: NOUN_LETTERS[match[1][0] >= "가"]], []).append(n)
    for noun, found in counted.items():
        if len(found) != BOTH or restates(*found) or case.sentence_at(found[0].start) == case.sentence_at(found[1].start):
            continue
        a, b = found
        shared = (context_words(case, a) & context_words(case, b)) - {noun}
        if len(shared) >= SHARED - 1 and 1 / CLOSE <= (a.value or 1) / (b.value or 1) <= CLOSE and not _explained(case, numbers, a, b):
            yield "contradiction", a, b


BOTH = 2
CLOSE = 1.5


SENTENCES_OF_A_RARE_WORD = 2


def _beside_a_rare_word(case: Case, numbers: Sequence[Number]) -> Iterator[tuple[str, Number, Number]]:
    """``900 kart depoda kaldı`` and ``Depodaki 700 kart``: two counts of one noun beside a word that the text has nowhere else."""
    body = [n for n in numbers if n.kind in {"quantity", "money"} and case.block_at(n.start).kind not in {"title", "chrome", "table"} and n.quantifier in {"exact", "about"}]
    body = [n for n in body if (n.value or 0) >= LEAST_BARE and n.kind == "quantity" and dimension_of(n) == "count" and n.unit not in NO_COUNTS and (n.unit not in {None, "piece"} or _nouns(case, n))]
    stems = {s.start: word_stems(case.words(s)) for s in case.sentences}
    for i, a in enumerate(body):
        for b in body[i + 1 :]:
            if a.unit != b.unit or restates(a, b) or case.sentence_at(a.start) == case.sentence_at(b.start) or not 1 / CLOSE <= (a.value or 1) / (b.value or 1) <= CLOSE:
                continue
            x, y = _figures_whole(a), _figures_whole(b)
            if len(x) != len(y) or sum(c != d for c, d in zip(x, y, strict=True)) != 1:
                continue
            if a.unit in {None, "piece"} and not _nouns(case, a) & _nouns(case, b):
                continue
            shared = {w for w in _beside_count(case, a) & _beside_count(case, b) if sum(w in found for found in stems.values()) == SENTENCES_OF_A_RARE_WORD}
            others = [n for n in body if n.unit == a.unit and n not in {a, b}]
            if not shared or _explained(case, body, a, b) or len({name_of(case, n) for n in (a, b)} - {None}) > 1:
                continue
            if any(_is_made(x, others) for x in (a, b) if not _is_made(b if x is a else a, others)) and any(restates(x, n) for x in (a, b) for n in others):
                continue
            yield "contradiction", b, a


def _beside_count(case: Case, number: Number) -> frozenset[str]:
    """Stems of the two words before a number and of the three after it."""
    sentence = case.sentence_at(number.start)
    before = case.text[sentence.start : number.start].split()[-2:]
    after = case.text[number.end : sentence.end].split()[:3]
    return word_stems(" ".join((*before, *after)))


def _figures_whole(number: Number) -> str:
    return f"{number.value or 0:.12g}"


def _is_made(number: Number, others: Sequence[Number]) -> bool:
    """Whether two others add up to a number or differ by it."""
    return any(abs((a.value or 0) + s * (b.value or 0)) == number.value for i, a in enumerate(others) for b in others[i + 1 :] for s in (1, -1))


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


NO_COUNTS = frozenset({"dB", "dBA", "pixel", "nit", "degC", "point", "percent"})
