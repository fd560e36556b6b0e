"""Arithmetic by place: so many of a thing, told again in the headline, beside a rare word, or behind the same noun."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pipeline.languages import repeating_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import dimension_of
from pipeline.verify.contradictions import context_words, word_stems
from pipeline.verify.headlines import MOST_COUNTED, headline_of
from pipeline.verify.likeness import LEAST_BARE, restates
from pipeline.verify.misprints import FAR, is_explained
from pipeline.verify.moves_told import name_of
from pipeline.verify.records import Case, Number

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


def counted_in_title(case: Case, numbers: Sequence[Number]) -> Iterator[tuple[str, Number, Number]]:
    """``on hızlandırıcılı sunucu`` over a text that has eight of them: a count of the headline that nothing in the body gives."""
    title = headline_of(case)
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
SHARED = 2  # words beside both numbers


def same_noun(case: Case, numbers: Sequence[Number]) -> Iterator[tuple[str, Number, Number]]:
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
        if len(shared) >= SHARED - 1 and 1 / CLOSE <= (a.value or 1) / (b.value or 1) <= CLOSE and not is_explained(case, numbers, a, b):
            yield "contradiction", a, b


BOTH = 2
CLOSE = 1.5
SENTENCES_OF_A_RARE_WORD = 2


def beside_a_rare_word(case: Case, numbers: Sequence[Number]) -> Iterator[tuple[str, Number, Number]]:
    """``900 kart depoda kaldı`` and ``Depodaki 700 kart``: two counts of one noun beside a word that the text has nowhere else."""
    body = [n for n in numbers if n.kind in {"quantity", "money"} and case.block_at(n.start).kind not in {"title", "chrome", "table"} and n.quantifier in {"exact", "about"}]
    body = [n for n in body if (n.value or 0) >= LEAST_BARE and n.kind == "quantity" and dimension_of(n) == "count" and n.unit not in NO_COUNTS and (n.unit not in {None, "piece"} or _nouns(case, n))]
    stems = {s.start: word_stems(case.words(s)) for s in case.sentences}
    for i, a in enumerate(body):
        for b in body[i + 1 :]:
            if a.unit != b.unit or restates(a, b) or case.sentence_at(a.start) == case.sentence_at(b.start) or not 1 / CLOSE <= (a.value or 1) / (b.value or 1) <= CLOSE:
                continue
            x, y = figures_whole(a), figures_whole(b)
            if len(x) != len(y) or sum(c != d for c, d in zip(x, y, strict=True)) != 1:
                continue
            if a.unit in {None, "piece"} and not _nouns(case, a) & _nouns(case, b):
                continue
            shared = {w for w in _beside_count(case, a) & _beside_count(case, b) if sum(w in found for found in stems.values()) == SENTENCES_OF_A_RARE_WORD}
            others = [n for n in body if n.unit == a.unit and n not in {a, b}]
            if not shared or is_explained(case, body, a, b) or len({name_of(case, n) for n in (a, b)} - {None}) > 1:
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


def figures_whole(number: Number) -> str:
    return f"{number.value or 0:.12g}"


def _is_made(number: Number, others: Sequence[Number]) -> bool:
    """Whether two others add up to a number or differ by it."""
    return any(abs((a.value or 0) + s * (b.value or 0)) == number.value for i, a in enumerate(others) for b in others[i + 1 :] for s in (1, -1))


NO_COUNTS = frozenset({"dB", "dBA", "pixel", "nit", "degC", "point", "percent"})
