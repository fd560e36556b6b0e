"""Words beside a stated change that say it is denied, listed with others, or tied to one value of its own."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pipeline.lexicon import fold
from pipeline.verify.records import Case, Number

REACH = 24  # characters after a number in which it is denied
BESIDE = 12  # characters after a value in which it is said to be an earlier one
_DENIED = re.compile(r"^[^.!?;]*?(?:아니[라다고었]|아닌|아닙|아님|아녜|(?<!fena )(?<!kötü )(?<!şaka )(?<!az )\bdeğil\w*)")  # `1,9 kat, fena değil` praises
_TAKEN_BACK = re.compile(r"^[^.!?”\"]{0,20}[”\"]\s?(?:\S+\s){0,3}?(?:취소|철회|틀렸|거짓|사실이 아|사실과 다|반대|yanlış|geri çek|ortadan kalk|doğru değil)")
_FALLS_SHORT = re.compile(r"^[^\s.,]{0,2}\s?(?:조금 |약간 |채 |살짝 )?(?:안 [되돼됩된]|못 [되돼됩된미]|채 안|모자라|미치지)|^\s?(?:bile )?(?:etmi?[yz]|etmez|bulm[ua]|değm)")
_REACHES = re.compile(r"^[^\s.,]{0,3}\s?(?:bulan|aşkın|geçen|yaklaşan)\b|^[^\s.,]{0,2}\s?(?:넘게|넘는|가까[이운])")
_LISTED = re.compile(r"각각|차례로|같은 순서|순서대로|sırasıyla|aynı sırayla|sırayla")
# ``73% 증가한 391억 달러``, ``yüzde 73 artışla 39,1 milyar``: the change of the value that follows.
_LEADS_TO = re.compile(r"^[^\s.,\d]{0,2}\s?(?:증가한|늘어난|늘린|감소한|줄어든|줄인|오른|상승한|하락한|내린|성장한|뛴|불어난|많은|적은)\s(?:약 )?$|^[’']?\w{0,4}\s?(?:artışla|büyümeyle|yükselişle|düşüşle|azalışla|azalmayla|gerilemeyle|zamla|artarak|azalarak|büyüyerek|gerileyerek)\s(?:yaklaşık )?$")


def is_denied(case: Case, number: Number) -> bool:
    """``2,4 kat falan değil``, ``"22% 앞선다"는 자막은 취소``: what a text says that it is not so."""
    end = min([case.sentence_at(number.start).end, number.end + REACH, *(n.start for n in case.numbers if n.start >= number.end)])
    rest = case.text[number.end : case.sentence_at(number.start).end]
    return bool(_DENIED.match(fold(case.text[number.end : end])) or _TAKEN_BACK.match(rest))


def falls_short(case: Case, number: Number) -> bool:
    """``두 배가 조금 안 됩니다``, ``iki katı etmiyor``: less than that much."""
    return bool(_FALLS_SHORT.match(case.text[number.end : number.end + REACH]))


_OF_THEM = re.compile(r"(?:^|[\s,(])(?:(?:이|그|이들|그들|저)\s?(?:중|가운데)(?:에서|에)?|이들의|그들의|bunlarin|onlarin|içlerinden|aralarindan|bunlardan)\s(?:약 |무려 |yaklaşik |tam |yalnizca )?$")
_MOVES = re.compile(r"^\S{0,2}\s?(?:더\s|daha\s)?(?:늘|줄|증가|감소|상승|하락|올|오른|내[렸려린]|많|적[은다]|fazla|az(?:al|i\b|\b)|art[tmiısa]|düş|yüksel|çok)")


def is_share_of_them(case: Case, number: Number) -> bool:
    """``24명에서 71명으로 늘었고 이 중 60%가 기술자``, ``bunların yüzde 60'ı``: a part of what was told last, no change of it."""
    before = fold(case.text[max(case.sentence_at(number.start).start, number.start - REACH) : number.start])
    return _OF_THEM.search(before) is not None and _MOVES.match(fold(case.text[number.end : number.end + REACH])) is None


_OF_WHOLE = re.compile(
    r"(?:전체|총량|총액|그중|이 중)(?:의|에서)?\s(?:약 )?(?:\d[\d.,]*\s?(?:%|퍼센트)|절반|\S{1,3}분의 ?\S)(?:인|에 해당하는|에 달하는|가량인|쯤인|,? 즉)\s(?:약 )?$|(?<![가-힣])(?:나머지|남은) (?:약 )?$|"
    r"(?:toplam|tüm|bütün|bunlar)\w*\s(?:yaklaşik )?(?:yüzde \d[\d.,]*|% ?\d[\d.,]*|yarisi|\S+te \S+)\S{0,4}(?: olan| yani|,)\s(?:yaklaşik )?$|\b(?:geri )?kalan $"
)


def is_told_as_share(case: Case, number: Number) -> bool:
    """``전체의 64%인 5억 9200만 주``, ``나머지 3억 3300만 주``: an amount that is said to be a part of a whole told elsewhere."""
    start = max(case.sentence_at(number.start).start, number.start - 2 * REACH)
    return _OF_WHOLE.search(fold(case.text[start : number.start])) is not None


_MORE_THAN = re.compile(r"^[^\s.,]{0,2}\s?(?:넘게|넘는|넘어|넘을|이상|웃도[는니]|웃돌|초과|조금 더|남짓)|^[’']?(?:n[ıiuü]n)?\s(?:üzerinde|üstünde)(?! bir)|^(?:s?[ıi]n?)?[dt][ae]n\s(?:biraz |bile )?(?:daha )?fazla|^[’']?(?:y?[ıiuü]|n[ıi])?\s(?:aş(?:kın|an|tı|ıyor|acak)|geç(?:ti|iyor|en|kin)\b)")


def exceeds(case: Case, number: Number) -> bool:
    """``두 배 넘게``, ``iki katından fazla``, ``%50'nin üzerinde``: at least so much, and more."""
    return number.quantifier in {"at_least", "more_than"} or bool(_MORE_THAN.match(case.text[number.end : number.end + REACH]))


_OF_A_LIMIT = re.compile(r"(eşi[kğ]|sinir|ortalama|hedef|beklenti|tahmin|tavan|taban|limit)[a-zçğöşü]{0,5}?n?[iuü]n\s(?:tam |yaklaşik )?(?:yüzde |%)?$|(기준|평균|목표|한도|예상|전망|컨센서스|상한|하한)\S{0,2}(?:보다|의|치보다|대비)\s(?:약 )?$")


def told_of_a_limit(case: Case, number: Number, values: Sequence[Number]) -> bool:
    """``eşiğin yüzde 20 altında``, ``목표보다 20%``: the change is from a limit, a mean or an aim, which neither value is said to be."""
    match = _OF_A_LIMIT.search(fold(case.text[max(case.sentence_at(number.start).start, number.start - REACH) : number.start]))
    if match is None:
        return False
    noun = (match[1] or match[2])[:3]
    return not any(noun in fold(_clause(case, n, BESIDE)[-NOUN_REACH:]) for n in values if n.end <= number.start)


NOUN_REACH = 50  # characters up to a value, and a few after it, in which it is said to be a limit


_OFFERED = re.compile(r"^[’']?(?:l[ıiuü]k)?\s?(?:bir )?indirim\w*\s(?:var\b|yap[ıi]l|uygulan|kazan|hakk|sunul|fırsat)|^\s?할인(?:을|이|도)?\s?(?:받|제공|적용|혜택|행사|쿠폰|된다|해 준다|해준다|있)")


def is_offered(case: Case, number: Number) -> bool:
    """``Peşin alımda %5 indirim var``: a discount that may be had, from no price to another."""
    return bool(_OFFERED.match(case.text[number.end : number.end + REACH]))


def has_its_own(case: Case, number: Number, values: Sequence[Number]) -> bool:
    """``5.000 mAh'lik cihaz %11, 4.800 mAh'lik cihaz %8 kaybetti``: each of two values is followed by a percentage of its own."""
    sentence = case.sentence_at(number.start)
    inside = sorted((n for n in (*values, *case.numbers) if sentence.start <= n.start < sentence.end and (n in values or n.unit == number.unit)), key=lambda n: n.start)
    starts = {n.start for n in values}
    kinds = [n.start in starts for n in {n.start: n for n in inside}.values()]
    return kinds == [True, False, True, False]


def reaches(case: Case, number: Number) -> bool:
    """``üç katı bulan``, ``세 배 넘게``: about so much, and rather more."""
    return bool(_REACHES.match(case.text[number.end : number.end + REACH]))


def is_listed(case: Case, number: Number) -> bool:
    """``각각 6배와 4.5배``, ``sırasıyla yüzde 20 ve 30``: one of several changes, told in the order of their things."""
    sentence = case.sentence_at(number.start)
    like = sum(n.unit == number.unit for n in case.numbers if sentence.start <= n.start < sentence.end)
    return like > 1 and _LISTED.search(case.words(sentence)) is not None


def leads_to(case: Case, number: Number, values: Sequence[Number]) -> Number | None:
    """The value that a change is told of just before it: ``yüzde 42 artışla 3,8 milyar``, ``42% 증가한 38억``."""
    following = next((n for n in values if n.start >= number.end), None)
    return following if following is not None and _LEADS_TO.match(case.text[number.end : following.start]) else None


_EARLIER = re.compile(r"전년|작년|지난해|년 전|전 분기|전분기|직전 분기|동기|달 전|개월 전|\byillik|geçen (?:yil|çeyrek)|önceki (?:yil|çeyrek)|yil önce")


def told_of_the_past(case: Case, number: Number, values: Sequence[Number]) -> bool:
    """``매출 212억 원(전년 동기 대비 +38%), 영업이익 19억 원``: the change is from an earlier value that these are not."""
    sentence = case.sentence_at(number.start)
    start = max([sentence.start, *(n.end for n in case.numbers if n.kind != "date" and sentence.start <= n.end <= number.start)])
    words = fold(case.text[start : number.start])
    return _EARLIER.search(words) is not None and not any(_EARLIER.search(fold(_clause(case, n, BESIDE))) or _WAS.match(case.text[n.end : n.end + 8]) for n in values)


_WAS = re.compile(r"^[^\s.,]{0,3}에서\s|^(?:이었|였)|^[’']?[^\s.,]{0,3}(?:d[ae]n|t[ae]n|yd[ıiuü]|[dt][ıiuü])\b")


_BATCH_BEFORE = re.compile(r"(?:배치(?: ?크기| ?사이즈)?|batch(?: ?size)?|(?:yiğin|parti)(?: boyut\w*)?)[은는이가를을]?[\s:=]{0,3}$")
_BATCH_AFTER = re.compile(r"^[’'\w]{0,3} ?(?:배치|batch|yiğin)(?:[로에]|[’' .,]|$)")


def is_batch_size(case: Case, number: Number) -> bool:
    """``배치 32에서``, ``yığın boyutu 32 iken``: how many inputs are taken at once; no so many things that each have something."""
    before, after = case.text[max(0, number.start - 20) : number.start], case.text[number.end : number.end + 12]
    return bool(_BATCH_BEFORE.search(fold(before)) or _BATCH_AFTER.match(fold(after)))


_PROPER = re.compile(r"(?<![A-Za-zÇĞİÖŞÜçğıöşü])([A-ZÇĞİÖŞÜ]\w{2,})[’'](?=[a-zçğıöşü])")
_THAN_KO = re.compile(r"^\)?[^\s.,]{0,2}인 \S+(?:에 비하면|에 비해|보다| 대비)|^\)?(?:[^\s.,]{0,3})?(?:보다|에 비하면|에 비해)|^\)의 ")
_AND = re.compile(r"^\)?\s*,\s*[^.;()\d]{1,24}[\s(]*$|^\)?[와과]\s[^.;()\d]{1,24}[\s(]*$|^\)?\s(?:ve|ile)\s[^.;()\d]{1,24}[\s(]*$")
_SAYS = re.compile(r"[은는이가]\s|\b(?:ise|iken)\b")


def of_other_names(case: Case, number: Number, values: Sequence[Number]) -> bool:
    """``Yazova'nın doluluğu Teragün'ünkünün 9 puan altında`` after values of Teragün and a third: of two names told with a change one has no value."""
    sentence = case.sentence_at(number.start)
    start = max([sentence.start, *(n.end for n in values if sentence.start <= n.end <= number.start)])
    named = set(_PROPER.findall(case.text[start : number.start]))
    if len(named) < len(values):
        return both_compared_with(case, values)
    return any(not named & set(re.findall(r"\w{3,}", _clause(case, n))) for n in values)


def both_compared_with(case: Case, values: Sequence[Number]) -> bool:
    """``165W인 A30에 비하면 27% 아끼고, 70W인 T4보다도``; ``A(24만 원), B(21만 원)에 비하면``: neither is a value of what is told."""
    first, second = sorted(values, key=lambda n: n.start)
    if _THAN_KO.match(case.text[second.end : second.end + 18]) is None:
        return False
    between = case.text[first.end : second.start]
    return _THAN_KO.match(case.text[first.end : first.end + 18]) is not None or (_AND.match(between) is not None and not _SAYS.search(between))


def _clause(case: Case, number: Number, beyond: int = 0) -> str:
    """What stands before a number in its sentence, from the like number before it on, the number, and so many characters after it."""
    sentence = case.sentence_at(number.start)
    like = [n.end for n in case.numbers if sentence.start <= n.end <= number.start and n.unit == number.unit]
    return case.text[max([sentence.start, *like]) : number.end + beyond]


_OF_A_GROUP = re.compile(r"\s?씩(?![가-힣])|[’']?(?:er|ar|şer|şar)\b|\s?(?:kişi|kart|sunucu)(?:er|ar|şar|şer)\b")
_GROUPS = re.compile(r"\s?(?:조|팀|반|교대)(?![가-힣]{2})|\s(?:vardiya|ekip|takım|grup)")


def told_in_groups(case: Case, number: Number) -> bool:
    """``24명씩 3개 조가``, ``24'er kişilik 3 vardiya``: what each group has, and how many groups there are; neither is the whole or a part of what is left."""
    return (_OF_A_GROUP.match(case.text, number.end) or _GROUPS.match(case.text, number.end)) is not None
