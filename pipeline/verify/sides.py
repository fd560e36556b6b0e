"""Which of two values is the subject's, and which that of the other side, by the words that stand with each.

``H4'te 29 milyardı``: the older value. ``기존 주주 쪽보다``: the side compared with is the value whose clause speaks of 기존 주주.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from pipeline.lexicon import fold
from pipeline.verify.amounts import dimension_of
from pipeline.verify.asides import both_compared_with
from pipeline.verify.records import Case, Number
from pipeline.verify.told_values import told_values

# What marks a value itself as the one compared with: ``262만 원보다``, ``20 TOPS'una karşılık``, ``11,3 yerine``.
VALUE_THAN = re.compile(
    r"^(?:[^\s.,]{0,6}\s?)?(?:보다|에 비해|대비|에 비하면)|^[^\s.,]{0,3}에서\s|^(?:이었|였|이)던|^[’']?(?:y?[ıiuü]n|s[ıi]n|l[ıiuü]k|n)?[’']?[dt][ae]n\b|^[’']?l[ıiuü]k \w{3,16}n[dt][ae]n\b|"
    r"^[’']?\w{0,5}(?: \w+)? (?:yerine|göre|karşı|karşılık|kıyasla)\b|^[’']?(?:y?ken|iken|y?d[ıiuü])\b|^\sidi\b"
)
_NAME_THAN = re.compile(
    r"((?:[^\s,.;:()]+\s){0,2}[^\s,.;:()]+?)(?:보다|에 비해|에 비하면| 대비|(?:에게?|한테)(?=\s(?:[^\s,.;]+\s){0,2}?(?:뒤[지진졌처]|못 미|미치지 못|밀[리린렸]|처[지진졌]))|[을를](?=\s(?:[^\s,.;]+\s){0,3}?(?:앞[서선섰지질]|제[치친쳤]|따돌|웃돌|추월|능가|이[기긴겼]|눌[러렀]))|[’']?(?:y?[iiuü]n|s[ii]n)?[dt][ae]n(?=\s)|[’']?[ynesaiiuü]{1,3} göre)(?=[\s,는도로])"
)
_SUBJECT_KO = re.compile(r"((?:[^\s,.;:()]+\s)?[^\s,.;:()]+?)(?:이|가|은|는)\s")
DESIGNATION = re.compile(r"[a-zçğöşü][a-zçğöşü\-]*\s?\d[0-9a-z]*(?:-[a-z]{1,2}(?![a-z0-9]))?|(?<![\d.,])\d{4}(?= ti\b|(?:보다|이|은|는|의|을|[’'])| x ?\d| ?:| [한두세네] 장)")
_WORD = re.compile(r"[a-zçğıöşüâîû]{3,}|[가-힣]{2,}")
EARLIER = re.compile(
    r"전작|전 세대|앞세대|앞 세대|이전|종전|기존|작년|지난해|지난달|지난 분기|전년|재작년|전달|직전|구형|옛|앞선 (?:모델|제품|세대|칩)|년 전|달 전|eski|önceki|öncesi|geçen yil|geçen ay|selef|"
    r"evvel|yilbaşi|연초|(?:yil|ay|hafta|gün|saat|kuşak) önce|[iiuü]yordu\b|önceden|bir önceki|[주일] 전(?![가-힣])|앞 분기|앞 제품|v\d\.\d (?:때|당시|시절)"
)
_LATER = re.compile(r"신형|신제품|(?<![가-힣])새 (?:제품|모델|카드|칩|서버|노트북|기기|버전|기종)|이번|새로|올해|지금은|현재|\byeni|\bşimdi|bu yıl|bugün|sonrasında|artik\b|이제는")
_BREAK = re.compile(r"[;:·]\s|,\s|(?:고|며|지만|는데|면서|던 것이)\s(?=\S)|\s(?:ama|ancak|oysa|ise|ve)\s")
AFTER = 12  # characters before the end of what is told that are its own words
SHORT = 30  # characters of a sentence that says of whom it speaks no more
_TOKEN_KO, _TOKEN_TR = 2, 4  # letters by which two forms of one word are known


class Pair(NamedTuple):
    subject: Number
    other: Number


def context(case: Case, number: Number, limit: int | None = None) -> str:
    """The words that stand with a number: its clause, up to the next like number on either side and to ``limit``, folded."""
    sentence = case.sentence_at(number.start)
    like = [n for n in told_values(case) if sentence.start <= n.start < sentence.end and dimension_of(n) == dimension_of(number) and n.start != number.start]
    start = max([sentence.start, *(n.end for n in like if n.end <= number.start)])
    end = min([sentence.end, *(n.start for n in like if n.start >= number.end)])
    end = max(number.end, min(end, limit)) if limit is not None and limit >= number.end else end
    before, after = case.text[start : number.start], case.text[number.end : end]
    if before.rstrip().endswith("("):
        return fold(" ".join(before.rstrip()[:-1].split()[-2:]))
    if len(parts := [p for p in _BREAK.split(before) if p.strip()]) > 1 and start > sentence.start:
        before = parts[-1] if len(parts[-1].strip()) > 3 else before
    after = _BREAK.split(after)[0]
    return fold(before + " " + after)


def names_in(words: str) -> set[str]:
    """Designations, without the space inside: ``{"h100", "sedir14"}``."""
    return set(in_order(words))


def in_order(words: str) -> list[str]:
    """Designations as they stand, each once."""
    return list(dict.fromkeys(re.sub(r"[\s\-]", "", m[0]) for m in DESIGNATION.finditer(fold(words))))


def words_in(words: str) -> set[str]:
    """Words by their beginnings, and designations."""
    found = {w[: _TOKEN_KO if "가" <= w[0] <= "힣" else _TOKEN_TR] for w in _WORD.findall(fold(words))}
    return found | names_in(words)


def sides(case: Case, a: Number, b: Number, start: int, end: int) -> Pair | None:
    """Who is who in the comparison told in ``text[start:end]``, which ends with the stated change or the word of direction."""
    if _of_a_third(case, a, b, start, end):
        return None
    first, second = sorted((a, b), key=lambda n: n.start)
    if both_compared_with(case, (a, b)) or _ONE_AND_OTHER.search(fold(case.text[case.sentence_at(first.start).start : second.start])):
        return None
    for judge in (_by_arrow, _by_marked_value, _by_name_compared_with, _by_rival, _by_subject, _by_time, _by_generation, _by_topic, _by_words):
        found = judge(case, a, b, start, end)
        if found is not None:
            return found
    return None


def _of_a_third(case: Case, a: Number, b: Number, start: int, end: int) -> bool:
    """``M2 울트라보다 1.5배`` after values of an M3 and an M4; ``제한을 걸지 않았을 때보다``: what it is compared with is neither of the two."""
    phrase = compared_with(case.text[start:end])
    if phrase is None or EARLIER.search(phrase):
        return False
    named = names_in(phrase)
    return phrase.endswith(" 때") or (bool(named) and not any(named & names_in(context(case, n, start)) for n in (a, b)) and not VALUE_THAN.match(case.text[max(a.end, b.end) :][:18]))


_ONE_AND_OTHER = re.compile(r"\bbiri\b.*\b(?:öteki|diğeri|öbürü)\b|하나는.*(?:다른 하나|또 하나)")  # ``biri 320, öteki 394``: which is which is not told
_ARROW = re.compile(r"\s?[^\s.,;:]{0,6}\s?(?:→|->|⇒|➜|=>)\s?")


def _by_arrow(case: Case, a: Number, b: Number, start: int, end: int) -> Pair | None:
    """``44 → 52 ms``: the second is what the first became."""
    del start, end
    first, second = sorted((a, b), key=lambda n: n.start)
    return Pair(second, first) if _ARROW.fullmatch(case.text[first.end : second.start]) else None


def _by_marked_value(case: Case, a: Number, b: Number, start: int, end: int) -> Pair | None:
    told = case.sentence_at(end - 1)
    if told not in {case.sentence_at(a.start), case.sentence_at(b.start)} and end - start > SHORT:
        return None
    marked = [n for n in (a, b) if VALUE_THAN.match(case.text[n.end : n.end + 18])]
    marked = [n for n in marked if case.sentence_at(n.start) == told] or marked
    return None if len(marked) != 1 else _other_is(marked[0], a, b)


def compared_with(words: str) -> str | None:
    """The name phrase marked as the other side: ``기존 주주 쪽보다`` -> ``기존 주주 쪽``."""
    found = list(_NAME_THAN.finditer(fold(words)))
    return _AFTER_SUBJECT.sub("", found[-1][1]) if found else None


_AFTER_SUBJECT = re.compile(r"^.*[가-힣0-9a-z](?:이|가|은|는)\s(?=\S)")  # `저니가 둘` of `저니가 둘보다`


def _by_name_compared_with(case: Case, a: Number, b: Number, start: int, end: int) -> Pair | None:
    phrase = compared_with(case.text[start:end])
    if phrase is None:
        return None
    if EARLIER.search(phrase) and (found := _by_time(case, a, b, start, end) or _by_generation(case, a, b, start, end)):
        return found
    owner = owner_of(case, phrase.split()[-1], a, b, start) or owner_of(case, phrase, a, b, start)
    return None if owner is None else _other_is(owner, a, b)


def both_named(case: Case, a: Number, b: Number, start: int, end: int) -> Pair | None:
    """The sides where the one compared with is named, and the subject is not known to be the same: ``826㎟인 A100보다``."""
    phrase = compared_with(case.text[start:end] + " ")
    owner = owner_of(case, phrase, a, b, end) if phrase is not None and not EARLIER.search(phrase) else None
    if owner is None or phrase is None:
        return None
    found = _other_is(owner, a, b)
    subject = _by_subject(case, a, b, start, end)
    if subject is None:
        sentence = case.sentence_at(end - 1)
        rest = fold(case.text[max(start, sentence.start) : sentence.end]).replace(phrase, " ")
        owner = owner_of(case, rest, a, b, start)
        subject = None if owner is None else Pair(owner, b if owner is a else a)
    ours, theirs = (names_in(context(case, n, end)) for n in found)
    return found if subject == found or (subject is None and ours - theirs) else None


_RELATIVE_TR = re.compile(r"^[’']?\w{0,5}\s(?:\w+\s){0,2}?\w+(?:[ae]n|d[iıuü]ğ[iıuü]|t[iıuü]ğ[iıuü])\s(?:\w+\s){0,2}?\w+?[’']?(?:y?[ıiuü]n|s[ıi]n)?[dt][ae]n\s(?:daha )?$")
_NIEUN = 4  # the final consonant of an adnominal form: 머문, 인, 쓴
_THAN_KO = re.compile(r"(?:보다|에 비해|대비)\s?[^.,;:]{0,12}$")
LONGEST_CLAUSE = 44


def modified(between: str) -> bool:
    """``에 머문 기존 카드보다`` after 4천 장: the value is told of the name that something is compared with."""
    match = _THAN_KO.search(between)
    if match is None or len(between) > LONGEST_CLAUSE or re.search(r"[.,;:()]", between):
        return match is None and _RELATIVE_TR.match(between) is not None
    words = between[: match.start()].split(" ")
    return words[0] not in {"은", "는"} and any(_is_adnominal(w) for w in words[:-1])


def _is_adnominal(word: str) -> bool:
    last = word[-1:]
    return last in {"던", "는"} or ("가" <= last <= "힣" and (ord(last) - 0xAC00) % 28 == _NIEUN)


_PAST = re.compile(r"^(?:이었|였)(?:다고 하)?(?:으?니|으므로|는데)")


def last_past(between: str) -> bool:
    """``1,500토큰이었다고 하니``: a value told as past, in the clause before what follows from it."""
    return _PAST.match(between) is not None


def _by_subject(case: Case, a: Number, b: Number, start: int, end: int) -> Pair | None:
    words = case.text[start:end]
    phrase = compared_with(words)
    if phrase is not None:
        words = fold(words).replace(phrase, " ")
    last = _BREAK.split(words)[-1]
    for found in [*in_order(words), *(m[1] for m in _SUBJECT_KO.finditer(last))]:
        owner = owner_of(case, found, a, b, start) or _beside_only(case, found, a, b)
        if owner is not None:
            return Pair(owner, b if owner is a else a)
    return None


def owner_of(case: Case, phrase: str, a: Number, b: Number, limit: int) -> Number | None:
    """The value beside which the words of a phrase stand, where they stand beside one only."""
    said = names_in(phrase) or words_in(phrase)
    ours, theirs = (words_in(context(case, n, limit)) for n in (a, b))
    only_a, only_b = len(said & ours - theirs), len(said & theirs - ours)
    return a if only_a and not only_b else b if only_b and not only_a else None


def _beside_only(case: Case, phrase: str, a: Number, b: Number) -> Number | None:
    """``위 카드`` of ``위 카드 83도, 아래 카드 71도``: the value right behind the very words, where the other has other words there."""
    if " " not in (words := fold(phrase).strip()):
        return None
    owners = [n for n in (a, b) if re.search(rf"(?<![가-힣a-z0-9]){re.escape(words)}[은는이가]?\s$", fold(case.text[max(0, n.start - SHORT) : n.start]))]
    return owners[0] if len(owners) == 1 else None


# What had been before something else: ``96,5'te kalmıştı``, ``96.5%에 그쳤었다``; the first of a line: ``ilk Kartal``, ``1세대``.
_HAD_BEEN = re.compile(r"[a-zçğöşü]m[iuü]şt[iuü](?![a-zçğöşü])|\bilk [a-zçğöşü]{3,}|[았었였했]었|1세대|초대 ")


def _by_time(case: Case, a: Number, b: Number, start: int, end: int) -> Pair | None:
    """``전작이 초당 24프레임을 보았다면 이번 제품은 60``: the earlier value is the one compared with."""
    contexts = [context(case, n, max(start, end - AFTER)) for n in (a, b)]
    earlier = [n for n, words in zip((a, b), contexts, strict=True) if EARLIER.search(words)]
    if not earlier and EARLIER.search(compared_with(case.text[start:end]) or ""):
        earlier = [n for n, words in zip((a, b), contexts, strict=True) if _HAD_BEEN.search(words)]
    later = [n for n, words in zip((a, b), contexts, strict=True) if _LATER.search(words)]
    if len(earlier) == 1 and earlier != later:
        return _other_is(earlier[0], a, b)
    if len(later) == 1 and not earlier:
        return Pair(later[0], b if later[0] is a else a)
    first, second = sorted((a, b), key=lambda n: n.start)
    if len(later) == 2 and not earlier and case.sentence_at(first.start) == case.sentence_at(second.start) and _LATER.search(fold(case.text[first.end : second.start])):
        return Pair(second, first)  # ``dokuz saat bekleyen iş artık üç saatte``
    return None


_YEAR = re.compile(r"(?<!\d)(20\d\d)(?=년형|년식|년 모델|[’']?\w{0,3} model)")


def _by_generation(case: Case, a: Number, b: Number, start: int, end: int) -> Pair | None:
    """``H5``, ``H4``: one name with two numbers, the higher is the newer, where the words speak of new and old."""
    if not (EARLIER.search(fold(case.text[start:end])) or _LATER.search(fold(case.text[start:end]))):
        return None
    words = fold(case.text[start:end])
    years = [_YEAR.findall(context(case, n, start)) for n in (a, b)]
    if all(len(found) == 1 for found in years) and years[0] != years[1] and _LATER.search(words) and not EARLIER.search(words):
        return Pair(a, b) if years[0] > years[1] else Pair(b, a)
    marks = [list(_stems(context(case, n, start))) for n in (a, b)]
    for stem, number in marks[0]:
        for other, second in marks[1]:
            if stem == other and number != second:
                return Pair(a, b) if number > second else Pair(b, a)
    return None


def _by_topic(case: Case, a: Number, b: Number, start: int, end: int) -> Pair | None:
    """``H100은 6.4분에 마쳤는데 A100은 16.9분이었다. 2.6배 빠르다``: a sentence of its own, without a name, speaks of the thing told first."""
    first, second = sorted((a, b), key=lambda n: n.start)
    told = case.sentence_at(end - 1)
    if names_in(case.text[start:end]) or told in {case.sentence_at(first.start), case.sentence_at(second.start)}:
        return None
    named = [names_in(context(case, n, start)) for n in (first, second)]
    if not all(named) or named[0] & named[1]:
        return None
    often = [_often(case, names) for names in named]
    return Pair(first, second) if often[0] >= often[1] else None


def _by_words(case: Case, a: Number, b: Number, start: int, end: int) -> Pair | None:
    """``Köprü hattı 40 ton, tünel 25 ton taşıyor; tünel …``: the value beside whose words alone the clause of the change speaks."""
    clause = _BREAK.split(fold(case.text[start:end]))[-1]
    phrase = compared_with(case.text[start:end])
    owner = owner_of(case, clause.replace(phrase, " ") if phrase else clause, a, b, start)
    return None if owner is None or phrase is None else Pair(owner, b if owner is a else a)


_NEW_SUBJECT = re.compile(r"^(?:이라|라|이라서|라서|이니|니|이니까|니까|이어서|여서|인데|이므로|므로)\s([^,.;:\d]{1,14}?)(?:이|가)\s$|^[’']?(?:y?d[ıiuü]ğ[ıi]ndan|olduğundan|olduğu için)\s([^,.;:\d]{1,16}?)\s$")
_POINTS_BACK = re.compile(r"^(?:이|그|이쪽|그쪽|그것|이것|차이|값|가격|격차)(?:\s|$)|^(?:bu|o)\b")


def new_subject(between: str) -> bool:
    """``동생 카드는 128만 원이라 제 쪽이 8만 원 비싸다``: after the reason a new thing is named, whose value is not the one just told."""
    match = _NEW_SUBJECT.match(between)
    return match is not None and not _POINTS_BACK.match((match[1] or match[2]).strip())


_RIVAL = re.compile(r"rakib|rakip|경쟁|상대")


def _by_rival(case: Case, a: Number, b: Number, start: int, end: int) -> Pair | None:
    """``rakibinin gerisinde kaldı``: of the two named things, the rival is that which the text names less often."""
    if not _RIVAL.search(fold(case.text[start:end])):
        return None
    often = [_often(case, names_in(context(case, n, start))) for n in (a, b)]
    if not all(often) or often[0] == often[1]:
        return None
    return Pair(a, b) if often[0] > often[1] else Pair(b, a)


def _often(case: Case, names: set[str]) -> int:
    """How often the text names the one of these that it names most."""
    text = fold(case.text)
    return max((len(re.findall(_spelled(name), text)) for name in names), default=0)


def _spelled(name: str) -> str:
    return r"[\s\-]?".join(re.findall(r"[a-zçğöşü]+|\d+", name))


def _stems(words: str) -> Iterator[tuple[str, int]]:
    for name in in_order(words):
        match = re.match(r"([a-zçğöşü]+)(\d+)$", name)
        if match:
            yield match[1], int(match[2])


def _other_is(other: Number, a: Number, b: Number) -> Pair:
    return Pair(b, a) if other is a else Pair(a, b)
