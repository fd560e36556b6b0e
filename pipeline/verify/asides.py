"""Words beside a stated change that say it is denied, listed with others, or tied to one value of its own."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pipeline.extract import batches
from pipeline.languages import asides_of, conditions_of, recalling_of, stating_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import dimension_of
from pipeline.verify.contradictions import word_stems
from pipeline.verify.records import Case, Number

REACH = 24  # characters after a number in which it is denied
BESIDE = 12  # characters after a value in which it is said to be an earlier one


def is_denied(case: Case, number: Number) -> bool:
    """``2,4 kat falan değil``, ``"22% 앞선다"는 자막은 취소``: what a text says that it is not so."""
    asides = asides_of(case.language)
    end = min([case.sentence_at(number.start).end, number.end + REACH, *(n.start for n in case.numbers if n.start >= number.end)])
    rest = case.text[number.end : case.sentence_at(number.start).end]
    return bool(asides.denied.match(fold(case.text[number.end : end])) or asides.taken_back.match(rest))


def falls_short(case: Case, number: Number) -> bool:
    """``두 배가 조금 안 됩니다``, ``iki katı etmiyor``: less than that much."""
    return bool(asides_of(case.language).falls_short.match(case.text[number.end : number.end + REACH]))


def is_share_of_them(case: Case, number: Number) -> bool:
    """``24명에서 71명으로 늘었고 이 중 60%가 기술자``, ``bunların yüzde 60'ı``: a part of what was told last, no change of it."""
    asides = asides_of(case.language)
    before = fold(case.text[max(case.sentence_at(number.start).start, number.start - REACH) : number.start])
    return asides.of_them.search(before) is not None and asides.moves.match(fold(case.text[number.end : number.end + REACH])) is None


def is_told_as_share(case: Case, number: Number) -> bool:
    """``전체의 64%인 5억 9200만 주``, ``나머지 3억 3300만 주``: an amount that is said to be a part of a whole told elsewhere."""
    start = max(case.sentence_at(number.start).start, number.start - 2 * REACH)
    return asides_of(case.language).of_whole.search(fold(case.text[start : number.start])) is not None


def exceeds(case: Case, number: Number) -> bool:
    """``두 배 넘게``, ``iki katından fazla``, ``%50'nin üzerinde``: at least so much, and more."""
    return number.quantifier in {"at_least", "more_than"} or bool(asides_of(case.language).more_than.match(case.text[number.end : number.end + REACH]))


def is_left_to_an_aim(case: Case, number: Number) -> bool:
    """``hedefe 120 milyon lira eksik``, ``목표까지 12억 원 모자란다``: how far whoever has not reached an aim lies from it."""
    return asides_of(case.language).to_an_aim.search(fold(case.text[max(case.sentence_at(number.start).start, number.start - REACH) : number.start])) is not None


def told_of_a_limit(case: Case, number: Number, values: Sequence[Number]) -> bool:
    """``eşiğin yüzde 20 altında``, ``목표보다 20%``: the change is from a limit, a mean or an aim, which neither value is said to be."""
    match = asides_of(case.language).of_a_limit.search(fold(case.text[max(case.sentence_at(number.start).start, number.start - REACH) : number.start]))
    if match is None:
        return False
    noun = match[1][:3]
    return not any(noun in fold(_clause(case, n, BESIDE)[-NOUN_REACH:]) for n in values if n.end <= number.start)


NOUN_REACH = 50  # characters up to a value, and a few after it, in which it is said to be a limit


def is_offered(case: Case, number: Number) -> bool:
    """``Peşin alımda %5 indirim var``: a discount that may be had, from no price to another."""
    return bool(asides_of(case.language).offered.match(case.text[number.end : number.end + REACH]))


def has_its_own(case: Case, number: Number, values: Sequence[Number]) -> bool:
    """``5.000 mAh'lik cihaz %11, 4.800 mAh'lik cihaz %8 kaybetti``: each of two values is followed by a percentage of its own."""
    sentence = case.sentence_at(number.start)
    inside = sorted((n for n in (*values, *case.numbers) if sentence.start <= n.start < sentence.end and (n in values or n.unit == number.unit)), key=lambda n: n.start)
    starts = {n.start for n in values}
    kinds = [n.start in starts for n in {n.start: n for n in inside}.values()]
    return kinds == [True, False, True, False]


def reaches(case: Case, number: Number) -> bool:
    """``üç katı bulan``, ``세 배 넘게``: about so much, and rather more."""
    return bool(asides_of(case.language).reaches.match(case.text[number.end : number.end + REACH]))


def is_listed(case: Case, number: Number) -> bool:
    """``각각 6배와 4.5배``, ``sırasıyla yüzde 20 ve 30``: one of several changes, told in the order of their things."""
    sentence = case.sentence_at(number.start)
    like = sum(n.unit == number.unit for n in case.numbers if sentence.start <= n.start < sentence.end)
    return like > 1 and asides_of(case.language).listed.search(case.words(sentence)) is not None


def leads_to(case: Case, number: Number, values: Sequence[Number]) -> Number | None:
    """The value that a change is told of just before it: ``yüzde 42 artışla 3,8 milyar``, ``42% 증가한 38억``."""
    following = next((n for n in values if n.start >= number.end), None)
    return following if following is not None and asides_of(case.language).leads_to.match(case.text[number.end : following.start]) else None


def is_of_the_other(case: Case, number: Number) -> bool:
    """``Yenisininki 5,6 kilovat``, ``새것은 5.6kW``, ``yalnız kartları``: whether a value is said to be of the other one of two, or of some of a thing."""
    return recalling_of(case.language).of_the_other.search(fold(case.text[case.sentence_at(number.start).start : number.start])) is not None


def are_held_against(case: Case, a: Number, b: Number) -> bool:
    """``501 dolar fazla (1.200'e karşı 699)``: two values of which it is not told whose is which."""
    first, second = sorted((a, b), key=lambda n: n.start)
    aside = "(" in case.text[max(0, first.start - ASIDE) : first.start] and ")" in case.text[second.end : second.end + ASIDE]
    return aside and stating_of(case.language).held_against.fullmatch(case.text, first.end, second.start) is not None


ASIDE = 8  # characters between a bracket and its values


def told_of_the_past(case: Case, number: Number, values: Sequence[Number]) -> bool:
    """``매출 212억 원(전년 동기 대비 +38%), 영업이익 19억 원``: the change is from an earlier value that these are not."""
    asides = asides_of(case.language)
    sentence = case.sentence_at(number.start)
    start = max([sentence.start, *(n.end for n in case.numbers if n.kind != "date" and sentence.start <= n.end <= number.start)])
    words = fold(case.text[start : number.start])
    return asides.earlier.search(words) is not None and not any(asides.earlier.search(fold(_clause(case, n, BESIDE))) or asides.was.match(case.text[n.end : n.end + 8]) for n in values)


def comes_of_means(case: Case, number: Number, values: Sequence[Number]) -> bool:
    """``G4는 45토큰, G3는 30토큰이다. 양자화 모델을 쓰면 25% 빨라요``, ``… kuantize model kullaninca yüzde 25 hizlaniyor``: the change is from doing without something that the values of earlier sentences are not told of."""
    sentence = case.sentence_at(number.start)
    if any(n.end > sentence.start for n in values):
        return False
    start = max([sentence.start, *(n.end for n in case.numbers if n.kind not in {"name", "version"} and sentence.start <= n.end <= number.start)])
    words = case.text[start : number.start]
    means = asides_of(case.language).by_means.search(fold(words))
    told = " ".join(case.text[case.sentence_at(n.start).start : case.sentence_at(n.start).end] for n in values)
    return means is not None and bool(own := word_stems(words[: means.start()])) and not own & word_stems(told)


def is_batch_size(case: Case, number: Number) -> bool:
    """``배치 32에서``, ``yığın boyutu 32 iken``: how many inputs are taken at once; no so many things that each have something."""
    return batches.is_batch_size(case.text, number.start, number.end, case.language)


def of_other_names(case: Case, number: Number, values: Sequence[Number]) -> bool:
    """``Yazova'nın doluluğu Teragün'ünkünün 9 puan altında`` after values of Teragün and a third: of two names told with a change one has no value."""
    sentence = case.sentence_at(number.start)
    start = max([sentence.start, *(n.end for n in values if sentence.start <= n.end <= number.start)])
    named = set(asides_of(case.language).proper.findall(case.text[start : number.start]))
    if len(named) < len(values):
        return both_compared_with(case, values)
    return any(not named & set(re.findall(r"\w{3,}", _clause(case, n))) for n in values)


def of_other_profit(case: Case, number: Number, values: Sequence[Number]) -> bool:
    """``Net marj yüzde 12'den yüzde 15'e çıktı. Brüt marj da 4 puan arttı``, ``순이익률은 12%에서 15%로, 영업이익률은 4%포인트``: the change is of another profit than the values."""
    own = _profit_told(case, number)
    told = {_profit_told(case, n) for n in values} - {""}
    return bool(own and told) and own not in told


def _profit_told(case: Case, number: Number) -> str:
    """Which profit the words before a number in its sentence tell last."""
    words = fold(case.text[case.sentence_at(number.start).start : number.start])
    told = [(m.start(), name) for name, pattern in conditions_of(case.language).scope["profit"].items() for m in re.finditer(pattern, words)]
    return max(told, default=(0, ""))[1]


def both_compared_with(case: Case, values: Sequence[Number]) -> bool:
    """``165W인 A30에 비하면 27% 아끼고, 70W인 T4보다도``; ``A(24만 원), B(21만 원)에 비하면``: neither is a value of what is told."""
    asides = asides_of(case.language)
    first, second = sorted(values, key=lambda n: n.start)
    if asides.than.match(case.text[second.end : second.end + 18]) is None:
        return False
    between = case.text[first.end : second.start]
    return asides.than.match(case.text[first.end : first.end + 18]) is not None or (asides.joins.match(between) is not None and not asides.tells.search(between))


def _clause(case: Case, number: Number, beyond: int = 0) -> str:
    """What stands before a number in its sentence, from the like number before it on, the number, and so many characters after it."""
    sentence = case.sentence_at(number.start)
    like = [n.end for n in case.numbers if sentence.start <= n.end <= number.start and n.unit == number.unit]
    return case.text[max([sentence.start, *like]) : number.end + beyond]


def told_in_groups(case: Case, number: Number) -> bool:
    """``24명씩 3개 조가``, ``24'er kişilik 3 vardiya``: what each group has, and how many groups there are; neither is the whole or a part of what is left."""
    asides = asides_of(case.language)
    return (asides.of_a_group.match(case.text, number.end) or asides.groups.match(case.text, number.end)) is not None


def came_of_it(case: Case, stated: Number, pair: Sequence[Number]) -> bool:
    """``배치를 16에서 32로 늘리자 지연은 270ms로 1.5배``, ``yığını 16'dan 32'ye çıkarınca gecikme 270 ms ile 1,5 katına``: the move is what was done, and a value of another kind that came of it stands before the change."""
    end = max(n.end for n in pair)
    done = _ONCE_DONE.match(fold(case.text[end : stated.start])) if case.sentence_at(end - 1) == case.sentence_at(stated.start) else None
    kinds = {dimension_of(n) for n in pair}
    return done is not None and any(end + done.end() <= n.start < stated.start and n.kind == "quantity" and n.unit and dimension_of(n) not in kinds for n in case.numbers)


_ONCE_DONE = re.compile(r"[^\s.,\d]{0,3}\s?(?:까지 )?[가-힣]{1,6}(?:자|니|니까|면|더니|을 때),?\s|[’']?[ynsi]{0,2}[aeiuü]\s[a-zçğöşü]+(?:[iuü]nca|(?:[dt][iuü][gğ]|[iuü]nc)[a-zçğöşü]*da|[aei]rs[ae][a-zçğöşü]*),?\s")
