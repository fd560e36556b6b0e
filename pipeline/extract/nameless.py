"""Words that stand where a name stands and name nothing: for a thing's own past, bare common nouns, set-ups; and offices around a name.

A model points at words, and these are what it points at where a text leaves a name out.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from itertools import accumulate

from pipeline.extract.coined import is_common
from pipeline.extract.designators import is_quantised
from pipeline.extract.metrics import metric_words
from pipeline.extract.reading import Page, asked_once
from pipeline.extract.titled import TITLE
from pipeline.extract.unfit import is_format, is_process, says_nothing
from pipeline.languages.turkish import words as turkish_words
from schemas.records import Entity

_KO_BARE = re.compile(
    r"(?:(?:이|그|저|새|옛|신형|구형|최신형?|차세대|기존|해당|일반|자사|이번|두|세|각|이들) ?)*"
    r"(?:칩|카드|서버|제품|신제품|신형|구형|모델|장비|기기|시스템|가속기|프로세서|반도체|메모리|보드|모듈|장치|노트북|스마트폰|폰|컴퓨터|그래픽카드|인스턴스|클러스터|랙|노드|라인업|시리즈|세대|하나|이것|그것|한 ?(?:장|대|개))(?:들| ?(?:한|두|세|네) ?(?:장|대|개|곳))?"
)
_KO_ATTRIBUTE = re.compile(r"자체|무선|유선|도매|소매|온디맨드|신규|일반|대미|대중|별도|전용|공용|상용|맞춤형?")  # `자체 모델`, `무선 가입자`: which sort of a noun, and none by themselves
_TR_BARE = re.compile(
    r"(?:(?:bu|şu|o|yeni|eski|ayni|söz konusu|ilgili|bir|her|iki|üç|en yeni|son|mevcut) )*"
    r"(?:kart|yonga|çip|işlemci|hizlandirici|sunucu|sistem|cihaz|ürün|model|modül|bilgisayar|makine|telefon|küme|nesil|sürüm|seri|donanim|bellek|ekran karti|grafik karti|yüzde|saniyede|toplam)"
    r"(?:l[ae]r)?(?:n?[iuü]n|[dt][ae]n?|y?[iuü]|y?[ae]|y?l[ae])?"
)
_SETUP = re.compile(
    r"(?:풀 ?로드|(?:최대|전) 부하|유휴(?: 상태)?|아이들|tam yük(?:te|le)?|boşta|배치 ?(?:크기|사이즈)?|batch(?: size)?|yiğin(?: boyutu)?|입력|출력|컨텍스트|동시 ?(?:접속|사용자|요청)|스레드|정밀도|해상도|에폭|시퀀스(?: 길이)?|girdi|çikti|bağlam(?: uzunluğu)?|çözünürlük)"
    r"(?: ?[0-9][0-9.,]*(?:k|개|명|건)?)?|[0-9]{1,4}k|p(?:90|95|99)",
)
_KO_OFFICE = re.compile(rf"(?: [가-힣A-Za-z&]{{1,8}})?(?: (?:{TITLE}|씨|님))+$", re.IGNORECASE)
_TR_OFFICE = re.compile(r"^(?:(?:[A-ZÇĞİÖŞÜ][a-zçğıöşü]+ )?(?:Müdürü|Başkanı|Yardımcısı|Kurucusu|Direktörü|Sözcüsü|Mühendisi|Analisti|CEO|CTO|CFO|CEO['’]su|Prof\.|Doç\.|Dr\.|Av\.|Öğr\.|Üyesi|Profesör|Doçent|Doktor) ?)+(?=[A-ZÇĞİÖŞÜ])|(?<=[a-zçğıöşü]) (?:Bey|Hanım|Hoca)$")


_SHORT_NAME = 2  # syllables of a name that is no full one, letters of an ending
_WORD = re.compile(r"[^\W_]+")
_TAG = re.compile(r"</?[a-zA-Z]|(?<=\{\{)<")


def is_past(page: Page, start: int, end: int) -> bool:
    """``전작``, ``이전 세대``, ``önceki nesil``, ``selefi``: words for a thing's own past, with an ending and the noun behind them at most."""
    match = page.grammar.previous.match(page.folded, start)
    if match is None:
        return False
    return match.end() >= end or bool(_PAST_TAIL.fullmatch(page.folded, match.end(), end))


_PAST_TAIL = re.compile(r"[a-zçğöşü]{0,6}(?:['’][a-zçğöşü]{1,5})?(?: (?:nesil|kuşak|model|sürüm|kart|yonga|çip|işlemci|ürün)[a-zçğöşü]{0,5})?| ?(?:세대|모델|제품|버전|칩|카드)(?: ?(?:칩|카드|제품|모델))?")


_EXTREME = re.compile(r"(?:최저|최고|최대|최소|평균|누적|예상|(?:en )?(?:düşük|yüksek)|ortalama|azami|asgari|toplam) ?")


_KO_RATE = re.compile(r"금리|이자율?|한도|환율|금액|[가-힣]{0,2}[률율량]")


def is_bare(page: Page, start: int, end: int) -> bool:
    """``카드``, ``신제품``, ``yeni çip``: a common noun for things of a sort, with words that point at most; ``자체``, ``무선``: what only tells the sort."""
    if page.grammar.code == "ko":
        return any(words.fullmatch(page.folded, start, end) for words in (_KO_BARE, _KO_ATTRIBUTE))
    return bool(_TR_BARE.fullmatch(page.folded, start, end))


def is_setup(page: Page, start: int, end: int) -> bool:
    """``배치 1``, ``batch 32``: how a thing was run, not on what."""
    return bool(_SETUP.fullmatch(page.folded, start, end))


def is_extreme(page: Page, start: int, end: int) -> bool:
    """``최저금리``, ``평균 가격``: a measure with the word for which of its values is meant, no thing that has it."""
    extreme = _EXTREME.match(page.folded, start, end)
    if extreme and page.grammar.code == "ko" and _KO_RATE.fullmatch(page.folded, extreme.end(), end):
        return True
    return extreme is not None and any(word.start == extreme.end() and word.end == end for word in metric_words(page, start, end))


def is_markup(text: str, start: int) -> bool:
    """The ``kart`` of ``<b class="kart">``, the ``chip`` of ``{{< figure "chip" >}}``: what stands in a tag of a text that holds some."""
    line = text.rfind("\n", 0, start) + 1
    opened = text.rfind("<", line, start)
    if opened < 0 or not _TAG.match(text, opened):
        return False
    closed = text.find(">", opened)
    return closed >= start


def is_fragment(page: Page, start: int, end: int) -> bool:
    """``32``, ``ye``, the ``Bug`` of ``Bugün``: digits alone, an ending, a piece of a common word; a piece of mark-up."""
    if is_markup(page.text, start):
        return True
    words = page.text[start:end]
    if words.isdigit() or (len(words) <= _SHORT_NAME and words.islower() and words.isascii()):
        return True
    if page.grammar.code == "ko" or not page.text[end : end + 1].isalpha():
        return False
    begin = start + words.rfind(" ") + 1
    whole = _WORD.match(page.folded, begin)
    return whole is not None and turkish_words.is_common(whole[0]) and not turkish_words.is_common(page.folded[begin:end])


def reads_as_name(page: Page, start: int, end: int) -> bool:
    """Whether words that only a model takes for a name may be one."""
    if is_past(page, start, end) or is_bare(page, start, end) or is_setup(page, start, end) or is_fragment(page, start, end) or is_extreme(page, start, end):
        return False
    if is_format(page.text[start:end]) or is_quantised(page.text, start, end) or says_nothing(page, start, end) or is_process(page, start, end):
        return False
    if page.grammar.metric_starts.match(page.folded, start) and not any(letter.isdigit() or (letter.isascii() and letter.isupper()) for letter in page.text[start:end]):
        return False  # `트랜지스터`: what is counted or measured
    words = page.folded[start:end].split()
    if page.grammar.code == "ko":
        office = _KO_OFFICE.search(page.text[start:end])
        return not (office and office.start() == 1) and not all(is_common(word) or word.isdigit() for word in words)
    small = not any(letter.isupper() for letter in page.text[start:end])
    return not (small and all(turkish_words.is_common(word) for word in words))


def is_person(page: Page, start: int, end: int) -> bool:
    """``최은결 대표``, ``회사 관계자``: words that end in an office, or hold somebody's name."""
    starts, ends = _persons(page)
    before = bisect_left(starts, end)
    if before and ends[before - 1] > start:
        return True
    words = page.text[start:end]
    return bool(_KO_OFFICE.search(words) or _OFFICIAL.search(words)) if page.grammar.code == "ko" else bool(_TR_OFFICE.search(words))


@asked_once
def _persons(page: Page) -> tuple[list[int], list[int]]:
    """Where persons are named: starts, and how far they and those before reach."""
    spans = sorted((m.start, m.end) for m in page.document.mentions if m.type == "person")
    return [start for start, _ in spans], list(accumulate((end for _, end in spans), max))


_OFFICIAL = re.compile(r"(?:관계자|담당자|연구진|연구팀|개발진|개발팀|애널리스트|전문가)(?:들)?$")


def behind_maker(page: Page, start: int, end: int) -> tuple[int, int]:
    """``Doruk D9``, ``엔비디아 H100``: where the thing stands in words that are a maker and its thing, both known; the words themselves where they are not."""
    if page.entity_at(start, end) is not None:
        return start, end
    inside = page.names_between(start, end)
    made = len(inside) == _MADE and inside[0].type == "vendor" and (inside[0].start, inside[1].end) == (start, end) and page.text[inside[0].end : inside[1].start] == " "
    return (inside[1].start, inside[1].end) if made else (start, end)


_MADE = 2  # a maker and its thing


def without_office(page: Page, start: int, end: int) -> tuple[int, int, Entity | None]:
    """``최은결 대표``, ``Genel Müdürü Kerem Aydın``: where the person's name stands in the words, and who it is where that is known.

    ``최 대표`` is the one person of that surname whom the article has named in full.
    """
    inside = [m for m in page.document.mentions if m.type == "person" and start <= m.start and m.end <= end]
    if len(inside) == 1:
        return inside[0].start, inside[0].end, page.entities.get(inside[0].entity_id)
    words = page.text[start:end]
    office = (_KO_OFFICE if page.grammar.code == "ko" else _TR_OFFICE).search(words)
    if office is None:
        return start, end, None
    if page.grammar.code == "ko" and office.start() == 1:
        people = [e for e in page.entities.values() if e.type == "person" and len(e.name) > _SHORT_NAME and e.name[0] == words[0]]
        return start, end, people[0] if len(people) == 1 else None
    low, high = (start + office.end(), end) if office.start() == 0 else (start, start + office.start())
    return low, high, page.entity_at(low, high)


_FIRST_SYLLABLE, _CLOSINGS = ord("가"), 28  # of a syllable's number: what is left by so many is the consonant that closes it, none for 0
_HOLDS_OFFICE = re.compile(rf" ?(?:[가-힣a-z&]{{1,8}} )?(?:{TITLE}|씨|님)", re.IGNORECASE)


def without_particle(page: Page, start: int, end: int) -> int:
    """``젠슨 황은``: where the name of a Korean speaker ends before the particle of a topic; ``최성은 대표`` and ``김하은`` have none."""
    words = page.text[start:end]
    if page.grammar.code != "ko" or len(words) < 3 or words[-1] not in "은는" or not "가" <= words[-2] <= "힣" or _HOLDS_OFFICE.match(page.text, end):
        return end
    closed = (ord(words[-2]) - _FIRST_SYLLABLE) % _CLOSINGS > 0
    return end - 1 if closed == (words[-1] == "은") else end


def without_case(page: Page, start: int, end: int) -> int:
    """``에어에서``, ``나루시가``: where words that a model took with their particle end before it, if the particle tells itself from the end of a noun."""
    words = page.text[start:end]
    if page.grammar.code != "ko" or page.text[end : end + 1].isalpha():
        return end
    for case in _CASES:
        if words.endswith(case) and len(words) - len(case) >= _SHORT_NAME:
            return end - len(case)
    before = words[-2:-1]
    if words[-1:] != "가" or len(words) <= _SHORT_NAME or not "가" <= before <= "힣" or (ord(before) - _FIRST_SYLLABLE) % _CLOSINGS:
        return end
    elsewhere = re.search(rf"{re.escape(words[:-1])}(?:[은는의를와도]|에|에서)?(?![가-힣])", page.text)
    further = re.search(rf"{re.escape(words)}[은는의를와도로]", page.text)
    return end - 1 if elsewhere and not further else end


_CASES = ("에서는", "에서", "에게", "한테", "에는")
