"""Arithmetic by place: what is told as known and was not told so: a thing by another value, a pair of which one differs, a sum-up with what was before.

``H100은 메모리가 80GB … 96GB짜리 H100에서``; ``INT8'e inince 70 GB, INT4'te 35 GB … INT4'le, 70 gigabaytlık modelle``; ``420 W'tan 350 W'a … Kısacası: 420 vat``;
``매출 첫 20억 달러 돌파`` over a text that has no such amount; ``Geçen yıl 12 bin sattınız … o 21 bini görünce``; ``340 kişi çalışıyor, 85'i yeni alındı, önce 295 kişiydi``.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from pipeline.lexicon import fold
from pipeline.verify.amounts import all_digits, digits, dimension_of, sentence_index
from pipeline.verify.asides import is_denied
from pipeline.verify.contradictions import CORRECTION
from pipeline.verify.differences import is_difference
from pipeline.verify.likeness import BOUNDS, like, restates
from pipeline.verify.moves import FROM, TO
from pipeline.verify.numbers import MONEY, Tolerances, shown
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.records import Case, Finding, Number
from pipeline.verify.retold import is_correction
from pipeline.verify.sides import EARLIER

CHECK, METHOD = "arithmetic", "known again"
FAR = 3.0  # times that two tellings of one thing may lie apart
NAME_BEFORE = 14  # characters between a name and its value
LAST = 3  # sentences that close an article
TWO = 2
Found = tuple[str, Number, Number]


def check_known_again(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # numbers are compared to the digits they are written with
    if is_correction(case):
        return
    claims = claims_on(case)
    every = [n for n in measures(case) if n.value and n.value > 0 and not n.value_max]
    numbers = [n for n in every if case.block_at(n.start).kind not in {"table", "title", "chrome"}]
    for cause, first, second in (*_by_name(case, numbers), *_named_at_the_end(case, numbers), *_counted_again(case, numbers), *_at_most(case, numbers), *_staff(case, numbers), *_by_another_name(case, numbers), *_summed_up(case, numbers), *_crossed(case, every), *_pairs_again(case, numbers), *_pointed_at(case, every, numbers), *_topics(case, every, numbers)):
        said = f"{shown(second.value, second.unit)} in one place and {shown(first.value, first.unit)} in another, told as known."
        finding = Finding("", CHECK, "conflicting", cause, said, {"figures": spans_of((first, second))}, METHOD)
        for number in (first, second):
            yield from spread(number, claims, finding)
    for now, came, was in _joined(case, numbers):
        said = f"{shown(was.value, was.unit)} before and {shown(came.value, came.unit)} more make {shown((was.value or 0) + (came.value or 0), now.unit)}, the article says {shown(now.value, now.unit)}."
        finding = Finding("", CHECK, "conflicting", "sum", said, {"figures": spans_of((now, came, was))}, METHOD)
        for number in (now, came, was):
            yield from spread(number, claims, finding)


def _near(a: Number, b: Number) -> bool:
    x, y = a.base_value or 0.0, b.base_value or 0.0
    return bool(x and y) and 1 / FAR <= x / y <= FAR


def _told_elsewhere(n: Number, numbers: Sequence[Number]) -> list[Number]:
    """Where a number stands again, rounded or not; a bound that some other value keeps tells nothing again."""
    exact = replace(n, quantifier="about" if n.quantifier == "about" else "exact")
    return [m for m in numbers if m is not n and like(m, n) and restates(replace(m, quantifier="exact") if m.quantifier in BOUNDS else m, exact)]


# A thing by its value: what the article gives the name everywhere else.

_DESIGNATION = re.compile(r"(?<![a-zçğöşü0-9])[a-zçğöşü][a-zçğöşü\-]*\s?\d[0-9a-z]*(?:\s(?:ti|super|슈퍼|pro|max|ultra|plus|mini|nvl|sxm|pcie))?")
_KNOWN_BY = re.compile(r"^(?:짜리|급)\s([a-z][a-z\-]*\s?\d[0-9a-z]*)|^[’']?l[iuü]k\s(?:tek |bir )?([a-z][a-z\-]*\s?\d[0-9a-z]*)")
_SINGLE = re.compile(r"두 장|세 장|네 장|여덟 장|\d장|모두|합|총|iki|sekiz|dört|toplam|\d\s?(?:adet|kart|tane)")


def _key(name: str) -> str:
    return re.sub(r"[\s\-]", "", name)


def _names_to(case: Case, n: Number) -> list[str]:
    return [_key(m[0]) for m in _DESIGNATION.finditer(fold(case.text[case.sentence_at(n.start).start : n.start]))]


def _name_before(case: Case, n: Number) -> str | None:
    """The designation right before a value: ``INT4'te 35 GB``, ``H100은 80GB``."""
    sentence = case.sentence_at(n.start)
    words = fold(case.text[sentence.start : n.start])
    found = list(_DESIGNATION.finditer(words))
    if not found or (_THAN.match(words, found[-1].end()) and is_difference(case, n)) or not re.fullmatch(r"(?:[’']\w{1,5}|[가-힣]{0,3})?,?\s(?:약 |메모리가 |[a-zçğöşü]{3,8} )?|\s?\(", words[found[-1].end() :]) or len(words) - found[-1].end() > NAME_BEFORE:
        return None
    return _key(found[-1][0])


_THAN = re.compile(r"(?:보다|대비)\s|[’']?[dt][ae]n\s")  # ``A100보다 300W를 더``: by how much another one differs


def _by_name(case: Case, numbers: Sequence[Number]) -> Iterator[Found]:
    """``96GB짜리 H100`` where every other sentence on the H100 has 80GB, and nothing has 96."""
    for n in numbers:
        match = _KNOWN_BY.match(fold(case.text[n.end : n.end + 24]))
        if match is None or dimension_of(n) not in {"bit", "W"} or _told_elsewhere(n, numbers):
            continue
        name = _key(match[1] or match[2])
        told = [m for m in numbers if m is not n and m.unit == n.unit and _names_to(case, m)[-1:] == [name] and not _SINGLE.search(fold(case.words(case.sentence_at(m.start))))]
        if told and len({m.value for m in told}) == 1 and _near(told[0], n) and told[0].start < n.start and not CORRECTION.search(case.words(case.sentence_at(n.start))):
            yield "contradiction", n, told[0]


def _named_at_the_end(case: Case, numbers: Sequence[Number]) -> Iterator[Found]:
    """``Eğitim H100'de 18 gün sürer … 18 gün dediğin 432 saat`` and, in the last line, ``H100'ü tutuyorum, 28 günlüğüne``."""
    low = case.sentences[max(0, len(case.sentences) - LAST)].start if case.sentences else 0
    for n in (n for n in numbers if n.start >= low and n.unit not in {None, "piece", "percent", "x", "year"} and n.kind == "quantity" and n.quantifier == "exact"):
        sentence = case.sentence_at(n.start)
        names = set(_names_to(case, n))
        if len(names) != 1 or _told_elsewhere(n, numbers) or any(m is not n and sentence.start <= m.start < sentence.end for m in numbers) or EARLIER.search(fold(case.words(sentence))):
            continue
        same = [m for m in numbers if m.end < sentence.start and m.unit == n.unit and _near(m, n)]
        told = [m for m in same if _names_to(case, m)[-1:] == list(names)]
        again = [m for m in same if told and m.value == told[0].value]
        if len({m.value for m in told}) == 1 and len(again) >= TWO and len({m.value for m in same}) <= FEW:
            yield "contradiction", n, told[0]


FEW = 3  # values of one unit in an article of which one is known by its name
_COUNTED = re.compile(r"[\d만억천조백십가-힣]\s([가-힣]{2,3})$")
_HEAD = re.compile(r"([A-Z]{2,6}|[가-힣]{2,})(?:을|를|이|가|은|는)?\s$")


def _counted_again(case: Case, numbers: Sequence[Number]) -> Iterator[Found]:
    """``H100 옆에는 HBM이 다섯 묶음 붙어`` and ``H100 한 장 … HBM 여섯 묶음``: as many of one thing for one name."""
    counted = [(n, counter[1], noun[1]) for n in numbers if dimension_of(n) == "count" and (counter := _COUNTED.search(n.surface)) and (noun := _HEAD.search(case.text[max(0, n.start - 12) : n.start]))]
    for (a, counted_in, head), (b, other, second) in itertools.combinations(counted, TWO):
        if (counted_in, head) != (other, second) or a.value == b.value or case.sentence_at(a.start) == case.sentence_at(b.start) or not _near(a, b):
            continue
        ours, theirs = set(_names_to(case, a)), set(_names_to(case, b))
        if len(ours) == len(theirs) == 1 and ours == theirs and sum(c == counted_in and h == head for _, c, h in counted) == TWO and not EARLIER.search(fold(case.words(case.sentence_at(b.start)))):
            yield "contradiction", b, a


_LIMIT = re.compile(r"^[’']?[dt][ae]n (?:fazlasi|ötesi|büyüğü) (?:yok|olmuyor|takilmiyor|desteklenmiyor)|^(?:를|을)? ?(?:넘게|이상)(?:은|는)? (?:못|안) |^(?:가|이) (?:한계|끝)(?:다|이다|입니다|라)")
_MEMORY = re.compile(r"bellek|ram(?![a-z])|메모리|램")


def _at_most(case: Case, numbers: Sequence[Number]) -> Iterator[Found]:
    """``Bellek 16 GB … 8 GB'tan fazlası yok``."""
    for n in (n for n in numbers if dimension_of(n) == "bit" and _LIMIT.match(fold(case.text[n.end : n.end + 30])) and not _told_elsewhere(n, numbers)):
        told = [m for m in numbers if m.end < case.sentence_at(n.start).start and m.unit == n.unit and (m.value or 0) > (n.value or 0) and _near(m, n) and _MEMORY.search(fold(case.text[max(0, m.start - 14) : m.start]))]
        if len({m.value for m in told}) == 1 and not _names_to(case, told[0]):
            yield "contradiction", n, told[0]


_FIRM_OF = re.compile(r"^\s?의 (?:회사|업체|기업|스타트업|조직|팀)|^[’']?li[ğk] ?(?:bir )?(?:şirket|firma|ekip|kadro|girişim)|^(?:lik|li) (?:bir )?(?:şirket|firma|ekip|kadro|girişim)")
_STAFF = re.compile(r"직원|임직원|인력|인원|구성원|식구|çalişan|personel|kadro|ekip|kişiyiz|kişi çaliş")
_ALL_NOW = re.compile(r"(?:지금|현재|모두|전체|총|이제)\s$|(?:şu an|bugün|toplam|şimdi|artik)\s$")


def _staff(case: Case, numbers: Sequence[Number]) -> Iterator[Found]:
    """``인력은? 지금 142명이고`` and ``직원 210여 명의 회사``: how many work there."""
    for n in (n for n in numbers if n.unit in _PEOPLE and _FIRM_OF.match(fold(case.text[n.end : n.end + 20])) and not _told_elsewhere(n, numbers)):
        told = []
        for m in (m for m in numbers if m.unit in _PEOPLE and m is not n and _ALL_NOW.search(fold(case.text[max(0, m.start - 8) : m.start]))):
            place = sentence_index(case, m)
            if _STAFF.search(fold("".join(case.words(s) for s in case.sentences[max(0, place - 1) : place + 1]))):
                told.append(m)
        if len({m.value for m in told}) == 1 and _near(told[0], n) and abs((told[0].value or 0) / (n.value or 1) - 1) > ROUGH:
            yield "contradiction", n, told[0]


ROUGH = 0.15  # how far ``210여 명`` may lie from a number that it rounds


def _by_another_name(case: Case, numbers: Sequence[Number]) -> Iterator[Found]:
    """``INT8'e inince 70 GB, INT4'te 35 GB`` and, later, ``INT4'le, 70 gigabaytlık``: a value of one right behind the name of another, which has its own."""
    owned = [(n, name) for n in numbers if dimension_of(n) in {"bit", "W"} and (name := _name_before(case, n))]
    for n, name in owned:
        own = [m for m, other in owned if m.start < n.start and other == name and dimension_of(m) == dimension_of(n)]
        theirs = [m for m, other in owned if m.start < n.start and other != name and m.base_value == n.base_value]
        later = [m for m, other in owned if m.start > n.start and other == name and m.base_value == n.base_value]
        if len({m.base_value for m in own}) != 1 or len(theirs) != 1 or later or restates(own[0], n) or not _near(own[0], n):
            continue
        if case.sentence_at(own[0].start) == case.sentence_at(theirs[0].start) != case.sentence_at(n.start):
            yield "contradiction", n, own[0]


# A sum-up that tells what was before the change.

_SUMS_UP = re.compile(r"^[\s\W]*(?:결론|정리하(?:면|자면)|요약하(?:면|자면)|한 줄|총평|kisacasi|özetle|sonuç olarak|toparlarsak|kisaca|hasili|özet)")


def _summed_up(case: Case, numbers: Sequence[Number]) -> Iterator[Found]:
    """``420 W'tan 350 W'a indi … Kısacası: 96 gigabayt bellek ve 420 vat``."""
    for was, now in itertools.pairwise(numbers):
        if was.unit != now.unit or was.unit in {"percent", "x", None} or not _moves(case, was, now) or restates(was, now):
            continue
        for n in (n for n in numbers if n.start > now.end and like(n, now) and n.base_unit == now.base_unit):
            sentence = case.sentence_at(n.start)
            if not _SUMS_UP.match(fold(case.words(sentence))) or not restates(n, was) or EARLIER.search(fold(case.words(sentence))):
                continue
            here = [m for m in numbers if sentence.start <= m.start < sentence.end and like(m, n)]
            if len(here) == 1 and not any(restates(m, was) for m in numbers if m is not was and m is not n and like(m, n)):
                yield "contradiction", n, now


def _moves(case: Case, first: Number, second: Number) -> bool:
    return case.sentence_at(first.start) == case.sentence_at(second.start) and FROM.match(case.text[first.end : second.start]) is not None and TO.match(case.text[second.end : second.end + 26]) is not None


# A headline that says a mark was passed, which nothing in the text has.

_PASSED = re.compile(r"^\s?(?:을|를|대)?\s?(?:첫 |처음 |또 |다시 )?(?:돌파|넘[었어긴는]|넘겼|웃돌)|^[’']?[yn]?[iuü]\s(?:ilk kez |yine )?(?:aşti|geçti|buldu)|^(?:lik|luk)? (?:sinirini|barajini|eşiğini) (?:aşti|geçti)")


def _crossed(case: Case, every: Sequence[Number]) -> Iterator[Found]:
    """``첫 20억 달러 돌파`` where the most that the text has is 10억 4,000만."""
    title = next((b for b in case.blocks if b.kind == "title"), None)
    if title is None:
        return
    body = [n for n in every if n.start >= title.end and case.block_at(n.start).kind != "chrome"]
    for n in (n for n in every if title.start <= n.start < title.end and dimension_of(n) in MONEY | {"count"}):
        if not _PASSED.match(fold(case.text[n.end : n.end + 24])):
            continue
        same = [m for m in body if like(m, n) and m.unit == n.unit and (m.value or 0) * FAR >= (n.value or 0)]
        most = max(same, key=lambda m: m.value or 0, default=None)
        if most is not None and (most.value or 0) < 0.94 * (n.value or 0) and not _told_elsewhere(n, body) and not _is_sum(n, same):
            yield "headline_differs", n, most


def _is_sum(n: Number, same: Sequence[Number]) -> bool:
    return any(abs((a.value or 0) + (b.value or 0) - (n.value or 0)) <= 0.01 * (n.value or 0) for a, b in itertools.combinations(same, TWO))


# Two values told together again, of which one is another.


def _pairs_again(case: Case, numbers: Sequence[Number]) -> Iterator[Found]:
    """``56,9 dakika … 12,3 dakika`` and then ``kırk yedi dakikadan on iki dakikaya``: a change told again, of which one value differs."""
    told = [(a, b) for a, b in itertools.pairwise(numbers) if like(a, b) and a.unit == b.unit and a.unit not in {None, "piece", "percent", "x"} and sentence_index(case, b) - sentence_index(case, a) <= 1]
    for a, b in told:
        if not _moves(case, a, b) or not _is_sure(a) or not _is_sure(b):
            continue
        for x, y in told:
            if y.end >= a.start or x.unit != a.unit or restates(x, y) or restates(x, a) == restates(y, b) or EARLIER.search(fold(case.words(case.sentence_at(a.start)))):
                continue
            wrong, right = (b, y) if restates(x, a) else (a, x)
            if _near(wrong, right) and not _told_elsewhere(wrong, numbers) and abs((wrong.base_value or 0) / (right.base_value or 1) - 1) > 0.08 and _moves(case, x, y):
                yield "contradiction", wrong, right


def _is_sure(n: Number) -> bool:
    return n.quantifier in {"exact", "about"} and (len(digits(n)) > 1 or not any(c.isdecimal() for c in n.surface))


# ``o 21 bini``, ``그 24대``: a number pointed back at.

_POINTED = re.compile(r"(?<![가-힣a-zçğöşü])(?:그|이|o|bu|şu)\s$")
_OBJECT = re.compile(r"^(?:을|를|은|는|이|가)(?![가-힣])|^[’']?[yn]?[iuü](?![a-zçğöşü])")
LEAST = 10.0


def _pointed_at(case: Case, every: Sequence[Number], numbers: Sequence[Number]) -> Iterator[Found]:
    """``12 bin yonga sattınız … o 21 bini görünce``: the number that it points at has the same digits in another order."""
    for n in numbers:
        if not _POINTED.search(fold(case.text[max(0, n.start - 6) : n.start])) or not _OBJECT.match(fold(case.text[n.end : n.end + 4])) or (n.value or 0) < LEAST or _told_elsewhere(n, every):
            continue
        before = [m for m in numbers if m.end < n.start and like(m, n) and _near(m, n) and sorted(all_digits(m)) == sorted(all_digits(n)) and len(all_digits(n)) > 1]
        if len({m.value for m in before}) == 1:
            yield "contradiction", n, before[-1]


# ``올해 설비투자 2조 4000억 원은``: an amount as the topic behind its noun is known; the article gives the noun another.

_TOPIC_NOUN = re.compile(r"([가-힣]{2,})(값|비|가격|대금|비용)?\s$")
_TOPIC = re.compile(r"^(?:은|는|이면|이라면)\s")
_NOUN_THEN = r"[가-힣]{{0,2}}?(?:값|가격|비용|대금)?(?:은|는|이|가|을|를|의|에|로|으로)?\s(?:한 장에 |한 대에 |개당 |장당 |총 |모두 |약 )?$"
_PERIODS = re.compile(r"올해|내년|작년|지난해|재작년|[1-4]분기|상반기|하반기|\d{4}년")


def _topics(case: Case, every: Sequence[Number], numbers: Sequence[Number]) -> Iterator[Found]:
    """``설비투자를 2조 원으로 잡았고 … 올해 설비투자 2조 4000억 원은``."""
    money = [n for n in numbers if n.kind == "money" and n.quantifier == "exact"]
    for n in money:
        sentence = case.sentence_at(n.start)
        match = _TOPIC_NOUN.search(case.text[sentence.start : n.start])
        if match is None or not _TOPIC.match(case.text[n.end : n.end + 6]) or _told_elsewhere(n, every) or is_denied(case, n):
            continue
        noun = match[1][:-1] if match[2] is None and match[1][-1] in "값비" and len(match[1]) > TWO else match[1]
        told = [m for m in money if m.end < sentence.start and m.unit == n.unit and re.search(re.escape(noun) + _NOUN_THEN.format(), case.text[case.sentence_at(m.start).start : m.start])]
        if len({m.value for m in told}) != 1 or not _near(told[0], n) or _periods(case, told[0]) - _periods(case, n) or _periods(case, n) - _periods(case, told[0]):
            continue
        yield "contradiction", n, told[0]


def _periods(case: Case, n: Number) -> frozenset[str]:
    sentence = case.sentence_at(n.start)
    return frozenset(_PERIODS.findall(case.text[max(sentence.start, n.start - 24) : n.start]))


# Who was there before, who came, and who is there now.

_PEOPLE = frozenset({"person", "employee", "engineer", "staff", "people"})
_NOW_THERE = re.compile(r"^\s?(?:çalişiyor|görev yapiyor|istihdam)|^(?:이|가)?\s?(?:근무|일하|일한|재직)|^(?:이 됐|이 되었|으로 늘)|^[’']?[aey]{1,2}\s(?:çikti|yükseldi|ulaşti)")
_CAME = re.compile(r"^\s?(?:daha )?(?:işe )?(?:alindi|alinmiş|aldi\b|katildi|eklendi)|^(?:을|를|이|가)?\s?(?:더 |새로 )?(?:채용|뽑|충원|합류|입사|늘렸)")
_WAS_BEFORE = re.compile(r"^\s?(?:vardi|çalişiyordu|görev yapiyordu|idi)|^[’']?y?[dt][iuü]\b|^(?:이|가)?\s?(?:이었|였|있었|일했|근무했)")


def _joined(case: Case, numbers: Sequence[Number]) -> Iterator[tuple[Number, Number, Number]]:
    """``340 kişi çalışıyor. 85 kişi alındı; hattan önce 295 çalışan vardı``: what was and who came are not those who are there."""
    people = [n for n in numbers if n.unit in _PEOPLE and n.quantifier == "exact"]
    kinds: dict[str, list[Number]] = {"now": [], "came": [], "was": []}
    for n in people:
        after = fold(case.text[n.end : n.end + 26])
        before = fold(case.text[case.sentence_at(n.start).start : n.start])
        earlier = re.search(r"\bönce(?:si|sinde)?\b|eskiden|전에는|이전에|종전|원래|직전", before[-40:]) is not None
        if _WAS_BEFORE.match(after) and earlier:
            kinds["was"].append(n)
        elif _CAME.match(after):
            kinds["came"].append(n)
        elif _NOW_THERE.match(after) and not earlier:
            kinds["now"].append(n)
    if all(len(found) == 1 for found in kinds.values()):
        now, came, was = kinds["now"][0], kinds["came"][0], kinds["was"][0]
        places = sorted(sentence_index(case, n) for n in (now, came, was))
        if places[-1] - places[0] <= LAST and (was.value or 0) + (came.value or 0) != now.value:
            yield now, came, was
