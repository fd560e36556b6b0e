"""Short forms of names and versions that the document writes out elsewhere: ``4090`` after ``RTX 4090``, ``9 Pro`` after ``Pusula 9 Pro``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from pipeline.extract.coined import is_common, may_be_coined
from pipeline.extract.drafts import Draft, new_draft
from pipeline.extract.naming import GPU_NUMBER, REACHED
from pipeline.extract.reached import is_value
from pipeline.languages.protocol import FigureGrammar

_MODEL_NUMBER = re.compile(r"(?<![0-9A-Za-z])\d{3,5}\b")
_SMALL_MODEL = re.compile(r"(?:^|(?P<head>[^\W\d_]+)[ \u00a0]?)(?P<number>\d{1,2})(?:[ \u00a0]?(?P<tail>프로|맥스|울트라|플러스|엘리트|Pro|Max|Ultra|Plus|Elite)|$)")
_BUILD_SHAPE = re.compile(r"[1-9]\d{2}\.\d{2}")  # `576.28`, as display drivers are numbered
_SHORT_CLASS = re.compile(r"[ \u00a0]?(?:시리즈|번대|유저|오너|쓰다|쓰던|쓰는|에서[ \u00a0](?=[1-9]0[5-9]0)|['’][dt][ae]n[ \u00a0](?=[1-9]0[5-9]0)|[ \u00a0]?serisi|[ \u00a0]kullan)")
_GPU = re.compile(r"[1-9]0([5-9]0)")
_COMPARED_SHORT = re.compile(r"['’](?:[dt][ae]n|y?[ae] göre|n[ae] göre)[ \u00a0]|보다[ \u00a0]")  # `Pili 13'ten 5 saat uzun`, beside a `Nehir 13`
_BEFORE_HEAD = re.compile(r"([^\W\d_]+)[ \u00a0]?$")


_NAME_HEAD = re.compile(r"(?:^|[\s\"“(*])(?P<name>(?:[A-ZÇĞİÖŞÜ][\w-]* )?(?P<last>[A-ZÇĞİÖŞÜ][a-zçğıöşüâîû]+)) $")
_NAME_ENDS = re.compile(r"\*\*|,(?! ?\d)| ise[ ,]|['’][a-zçğıöşü]| ve [A-ZÇĞİÖŞÜ]|:| [–—-] | incele| testi(?![a-zçğıöşü])| \(| %[0-9]| ile(?= [a-zçğıöşü])|\s*$|\n")
_INFLECTED = re.compile(r"(?:ıp|ip|up|üp|[ıiuü]n[ıiuü]|(?:lar|ler)[ıi]n)$")  # `Arızaların 11'i`, `Yığını 1'e`: words of a sentence, no names
_PLAIN_RULES = frozenset(("bare", "unit", "list_unit", "carried_unit"))
_MODELS_END = 1000
_QUOTED_MODELS_END = 100_000  # `'물마루 8064'`: in quotes with its word alone
_NUMBERED_HEAD = re.compile(r"(?:^|[\s\"'‘“(/·,*])(?P<word>[A-ZÇĞİÖŞÜ][a-zçğıöşüâîû]{2,}|[가-힣]{2,7})(?P<gap>[ \u00a0-])$")
_NUMBER = re.compile(r"[0-9]{1,5}(?:\.[0-9])?(?![0-9.,]*[0-9])")
_COMPOUND = re.compile(r"[ \u00a0](?:yonga|çip|kart|işlemci|modül|hızlandırıcı|sunucu|telefon|tablet)(?:l[ae]r)?s?[ıiuü](?:n|yl|[ .,;:]|$)|[ \u00a0](?:testi|incelemesi|sınavı)(?=[ \u00a0]*(?:[\n:]|$))")
_CALLED = re.compile(r"[ \u00a0](?:adlı|isimli|adını|kod adlı)(?![a-zçğıöşü])|['’\"”]?(?:이라는|라는|이라고 이름)")
_LAUNCHED = re.compile(r"(?:을|를|이|가)[ \u00a0](?:[가-힣]+[ \u00a0]){0,2}(?:공개|출시|선보|내놨|내놓|발표|소개|나왔|나온|양산)|(?:['’]y?[ıiuü])?[ \u00a0](?:[a-zçğıöşü]+[ \u00a0]){0,2}(?:tanıt|duyur|piyasaya|satışa[ \u00a0](?:çık|sun))")
_APPOSED = re.compile(r"(?:[aA]dı|[iİ]smi|[kK]artı?|[yY]onga(?:sı)?|[çÇ]ipi?|[iİ]şlemcisi?|[mM]odeli?|[rR]akibi|[hH]alefi|[sS]elefi|[kK]ardeşi):?[ \u00a0]$")  # `Yeni kartın adı Meltem 2.`
_AND = re.compile(r",?[ \u00a0](?:ve|ile|와|과|및|그리고)[ \u00a0]|(?:와|과)[ \u00a0]")
_CLOSES = re.compile(r"[.,;](?=[ \u00a0\n]|$)(?![ \u00a0][a-zçğıöşü])")
_KOREAN_SUBJECT = re.compile(r"(?:은|는|이|가|의|보다|와|과|을|를)(?=[ ,])|!|(?:이?라는|이라고|이?었|였|입니다|이에요|예요|이다)(?![가-힣]{3})")
_KOREAN_NAME_ENDS = re.compile(r"(?:은|는|이|가|을|를|의|와|과|로|도|에|보다|에서|에서는|에선|에는|에도|까지|부터|처럼|라는|이라는|용|급)?(?=[ \u00a0\n'’\"”.,/()!?*]|$)")
_KOREAN_LABEL = re.compile(r"(?:\([가-힣A-Za-z0-9 ]{2,12}\))?[ \u00a0]?[:：](?![0-9])")
_LINE_START = re.compile(r"(?:^|\n)[ \u00a0]*(?:[-·•*▸▶◆■○●–]|\d[.)])[ \u00a0]?$")
_NOUN_ENDS = frozenset("기지이리미치니비어우루수개마에새")  # syllables that close nouns (`갈매기`, `둥지`) as well as forms of verbs
_GERUND = re.compile(r"[하되시키리지]기$|[하되]지$|.[하되]니$|어$(?<=[가-힣][되하]어)")
_STRUCTURE = frozenset("그림 도표 질문 문제 단계 부록 사례 예제 항목 문항 방법 이유 규칙 원칙 후보 조건 시나리오 케이스 실험 시험 그래프 슬라이드 페이지 챕터 파트 라운드 세트 레벨 버전 옵션 모드 유형 라인 채널 포트 슬롯 그룹 번호 공식 정리 보기 요점 팁 주의 참고 메모 회차 시즌 에피소드".split())
_OPENING, _CLOSING = frozenset("'‘“\""), frozenset("'’”\"")
_KOREAN_ENDS = frozenset("은는이가을를의에로도만과와서고며면지당씩약총각")
_MEASURE_ENDS = ("점수", "평균", "온도", "전력", "용량", "크기", "배치", "기준", "단계", "순위", "대비", "이상", "이하", "모드", "싱글", "멀티", "최대", "최소", "최저", "최고", "가격", "확률", "비율", "시간", "속도", "값", "수", "률", "율", "량", "치", "번호", "버전", "에폭", "학습", "프레임")
_NO_KOREAN_HEAD = frozenset("동접 접속 동시접속 동시접속자 이용자 사용자 유저 또는 그리고 하지만 지난 오는 올해 작년 내년 다음 오전 오후 매출 이익 손실 키워드 숫자 목표 예산 토익 학점 등급 카스 시엘 클럭 정도 대략 거의 무려 단지 고작 겨우 불과 각각 모두 합계 전체 나머지 하위 상위 최근 현재 당시 이후 이전 사이 동안 토큰 입력 출력 코어 레인 채널 층수 거리 무게 두께 밝기 주가".split())
_ENGLISH_MEASURES = frozenset("batch epoch score rank top table figure step seed loss accuracy average total january february march april may june july august september october november december".split())
_SMALLEST_RESULT, _LIKE_RESULTS, _RESULT_REACH = 10, 6.0, 60  # an amount; times; characters
_RESULT_UNITS = frozenset("frame/s token/s image/s W degC dB dBA s ms point query/s sample/s request/s".split())
_LIKE_LISTED = 12.0  # times
_LISTED_UNITS = _RESULT_UNITS | {"token", "image", "TOPS", "TFLOPS", "min", "request"}
_LIST_STEP = re.compile(r"(?:,|[ \u00a0]ve|[ \u00a0]그리고|[ \u00a0]?[·/])[ \u00a0](?:[^\W\d_][^\W\d_'’]*[ \u00a0]){0,2}(?:[^\W\d_]+[ \u00a0])?(?:ise[ \u00a0])?")
_VALUE_STEP = re.compile(r"[ \u00a0](?:[^\W\d_]+[ \u00a0])?")
_HEADED = re.compile(r"(?P<head>[^\W\d_]{2,})[ \u00a0](?P<number>[0-9]{1,4})$")
_CAPITAL_BEFORE = re.compile(r"(?<![^\W_])(?P<head>[A-ZÇĞİÖŞÜ][^\W\d_]+)[ \u00a0]$")
_DIGIT = re.compile(r"[0-9]")  # behind the number of a name: `Kartal 9 bin 200 jeton`, whose parts are one amount
_WHOLE = re.compile(r"[0-9]{1,4}(?![.,]?[0-9])")
_PACES = frozenset(("s", "min", "h", "day", "month", "year"))
_PACE = re.compile(r"[dt][ae][ \u00a0][0-9]")  # `saniyede 214`
_LETTERS = frozenset(("L", "V", "A"))
_LETTERED = re.compile(r"[0-9]{1,4}[LVA]")
_NAME_PARTS = re.compile(r"[ \u00a0-]")
_NODE = re.compile(r"(?:Intel|인텔)(?:의|['’][ıi]n)?[ \u00a0](?P<node>[0-9]{2}A)(?![A-Za-z0-9])|(?<![0-9A-Za-z])(?P<node2>[0-9]{2}A)[ \u00a0]?(?:공정|노드|süre[cç]|düğüm)")
_GUESSED = frozenset(("family_number", "capital_number"))
_GUESSED_NAME = re.compile(r"(?:[^\W\d_]+[ \u00a0])*(?P<word>[^\W\d_]+)[ \u00a0](?P<number>[0-9]{2,3})")
_RESULT_TAIL = re.compile(r"['’](?:[dt][ae]|y?[ıiuü]|y?[ae])(?![^\W\d_])|,|\.(?:\s|$)|[ \u00a0][\w/]+\.?$")
_VALUE_TAIL = re.compile(r"(?:^|[ \u00a0])(?P<number>[1-9][0-9]{0,2})$")
_WORD_BEFORE = re.compile(r"(?P<word>[^\W\d_][\w+-]*)[ \u00a0]$")
_NAMED = frozenset(("name", "version"))
_DIGITS = frozenset("0123456789\n")
_GAPS = frozenset(" \u00a0-")
_SURE_VALUE = 2  # digits from which a number behind the name of software may be a value
_RATES = frozenset(("frame/s", "token/s", "image/s"))
_RESULT_ENDS = re.compile(r"[?!….]\s")
_NO_NAME_HEAD = frozenset(
    "Toplam Toplamda Yaklaşık Yüzde Saat Sayfa Madde Bölüm Tablo Şekil Adım Sürüm Seviye En Tam Son İlk Yılda Ayda Günde Haftada Saniyede Dakikada Saatte Ortalama Skor Puan Fiyat Fiyatı Gecikme Hız Güç Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık"
    " Sadece Yalnızca Üstelik Bugün Dün Şimdi Artık Yani Ama Ancak Geçen Önce Sonra Bunun Bunların Bu Şu O Bir İki Her Hepsi Kalan Geri Sonuç Sıcaklık Isı Pil Ekran Bellek Gürültü Cihaz Kart Yonga Çip İşlemci Garanti Birinci İkinci Üçüncü Ceza Değer Oran Eski Yeni Eskiden Bende Onda Bizde Sonunda Sırasıyla Soru Cevap Not Kategori Grup Parti Yığın İlki İkincisi Üçüncüsü Birincisi Sonuncusu Diğeri Öteki Ötekisi Öbürü Berikisi Biri Rakibi Selefi".split()
)  # words before which a number counts


def name_them(text: str, drafts: list[Draft], bare: list[int], grammar: FigureGrammar) -> None:
    """Settles in place which numbers belong to the names of the document; ``bare`` are the indices of drafts without a unit."""
    if any(draft.rule in _GUESSED for draft in drafts):
        free_results(text, drafts, bare)
    if grammar.language == "tr":
        name_numbered_words(text, drafts, bare)
    name_lettered_series(text, drafts, bare)
    name_repeated_words(text, drafts)
    name_counted_forms(text, drafts)
    name_short_forms(text, drafts, bare)
    free_values(text, drafts, bare)


def free_values(text: str, drafts: list[Draft], bare: list[int]) -> None:
    """``Coral 9, Serçe 26``, ``오린 16, 해동청 17``: numbers read as parts of names that are values by all that the document says; what is left of ``i9 178`` is a name."""
    left: list[tuple[int, Draft]] = []
    for index, draft in enumerate(drafts):
        tail = _VALUE_TAIL.search(draft.text_value) if draft.kind in _NAMED and draft.text_value and draft.text_value[-1] in _DIGITS else None
        if tail is None or (draft.kind == "version" and len(tail["number"]) < _SURE_VALUE):
            continue
        start = draft.end - len(tail["number"])
        if not _comes_back(text, start) or not is_value(text, start, draft.end):
            continue
        name = text[draft.start : start].rstrip(" \u00a0-")
        if any(sign.isdigit() for sign in name):
            left.append((index, new_draft(draft.start, draft.start + len(name), draft.kind, draft.rule, text_value=name)))
        drafts[index] = new_draft(start, draft.end, "quantity", "bare", value=int(tail["number"]))
        if index not in bare:
            bare.append(index)
    for index, name_left in reversed(left):
        drafts.insert(index, name_left)
        bare[:] = [one + (one >= index) for one in bare]
    bare.sort()


def _comes_back(text: str, start: int) -> bool:
    """Cheap test: whether the word right before the number at ``start`` stands in the text without a number too."""
    before = _WORD_BEFORE.search(text, max(0, start - 24), start)
    if before is None:
        return False
    word = before["word"]
    place = text.find(word)
    while place >= 0:
        place += len(word)
        following = text[place : place + 1]
        numbered = following in _GAPS and (following == "-" or text[place + 1 : place + 2].isdecimal())
        if "가" <= following <= "힣" or not (numbered or following.isalnum() or following == "_"):
            return True
        place = text.find(word, place)
    return False


def free_results(text: str, drafts: list[Draft], bare: list[int]) -> None:
    """``saniyede 214 jeton, Mac 83'te, Orin Nano 63``: results read as names, each of which one word of the text reached, count again."""
    for index, draft in enumerate(drafts):
        if draft.kind != "name" or draft.rule not in _GUESSED or draft.text_value is None:
            continue
        guess = _GUESSED_NAME.fullmatch(draft.text_value)
        if guess and _stands_parallel(text, drafts, index, int(guess["number"])):
            drafts[index] = new_draft(draft.end - len(guess["number"]), draft.end, "quantity", "bare", value=int(guess["number"]))
            bare.append(index)
            continue
        if guess is None or not _RESULT_TAIL.match(text, draft.end) or not re.search(rf"{re.escape(guess['word'])}(?![\w-]|[ \u00a0][0-9])", text):
            continue
        start = draft.end - len(guess["number"])
        freed = new_draft(start, draft.end, "quantity", "bare", value=int(guess["number"]))
        drafts[index] = freed
        if _goes_on(text, drafts, index, guess["word"]):
            bare.append(index)
        else:
            drafts[index] = draft
    bare.sort()


def _stands_parallel(text: str, drafts: list[Draft], index: int, value: int) -> bool:
    """``한결 120, 그록 98, 솔개 74토큰``, ``Dimensity 44, Snapdragon 51, Exynos 39 puan``: each name of the list has its own value, and one of them its unit."""
    if value < _SMALLEST_RESULT or text.count(drafts[index].text_value or "") > 1:
        return False
    return any(1 / _LIKE_LISTED <= value / other <= _LIKE_LISTED for other in _listed_results(text, drafts, index))


def _listed_results(text: str, drafts: list[Draft], index: int) -> Iterator[float]:
    """The results with units in the list of names and values that an item stands in, on both of its sides."""
    for step in (1, -1):
        edge, at = drafts[index], index + step
        while 0 <= at < len(drafts):
            other = drafts[at]
            first, second = (edge, other) if step > 0 else (other, edge)
            if not _LIST_STEP.fullmatch(text, first.end, second.start) or other.kind not in ("name", "quantity"):
                break
            if other.kind == "name" and other.rule not in _GUESSED:
                at, edge = at + step, other  # a designator (`H100`) with its value behind it
                if step > 0 and at < len(drafts) and _VALUE_STEP.fullmatch(text, other.end, drafts[at].start):
                    edge = drafts[at]
                else:
                    break
                other = edge
            if other.kind == "quantity" and other.unit in _LISTED_UNITS and other.value and not other.in_words:
                yield other.value
            edge, at = other, at + step


def name_numbered_words(text: str, drafts: list[Draft], bare: list[int]) -> None:
    """``Rüzgâr 2,``, ``Pad 11 incelemesi``: a small number without a unit after a capitalised word, where its phrase ends, is part of a name; ``bare`` are the indices of drafts without a unit."""
    for index in bare:
        draft = drafts[index]
        if draft.rule != "bare" or draft.kind != "quantity" or draft.value_max is not None or draft.end - draft.start > 2 or draft.unit:
            continue
        head = _NAME_HEAD.search(text, max(_floor(drafts, index), draft.start - 30), draft.start)
        if head is None or head["last"] in _NO_NAME_HEAD or _INFLECTED.search(head["last"]) or not text[draft.start : draft.end].isdigit() or not _NAME_ENDS.match(text, draft.end) or REACHED.match(text, draft.end):
            continue
        if _goes_on(text, drafts, index, head["last"]):
            continue
        draft.kind, draft.rule, draft.start, draft.value = "name", "numbered_word", head.start("last"), None
        draft.text_value = text[draft.start : draft.end]


def name_lettered_series(text: str, drafts: list[Draft], bare: list[int]) -> None:
    """``Karaca S 14'ün``, ``노을북 S 14와``: a small number behind a lone capital that closes a capitalised or Hangul word is part of a name, not an amount."""
    for index in bare:
        draft = drafts[index]
        if draft.rule != "bare" or draft.kind != "quantity" or draft.value_max is not None or draft.unit or not _TWO_DIGITS.fullmatch(text, draft.start, draft.end):
            continue
        head = _SERIES.search(text, max(_floor(drafts, index), draft.start - 24), draft.start)
        if head is None or head["word"] in _NO_NAME_HEAD or not _SERIES_ENDS.match(text, draft.end):
            continue
        draft.kind, draft.rule, draft.start, draft.value = "name", "lettered_series", head.start("letter"), None
        draft.text_value = text[draft.start : draft.end]


_TWO_DIGITS = re.compile(r"[1-9][0-9]")
_SERIES = re.compile(r"(?:^|[\s\"“(*|])(?P<word>[A-ZÇĞİÖŞÜ][a-zçğıöşü]{3,}|[가-힣]{2,5}(?<![은는이가을를의에로와과도]))[ \u00a0](?P<letter>[A-Z])[ \u00a0]$")
_SERIES_ENDS = re.compile(r"['’][a-zçğıöşü]|[ \u00a0]?[(|),;:]|(?:은|는|이|가|을|를|의|와|과|로|보다|도|에서)(?![가-힣])|[ \u00a0](?:ve|ile|ise|의|및)[ \u00a0]|\.?\s*$|\n")


def name_repeated_words(text: str, drafts: list[Draft]) -> None:
    """``Karaca 100 ile ... Karaca 200'ün``, ``솔개 2의 ... 솔개 2는``: a word that stands before small numbers again and again is a name with a number.

    Once is enough where the number stands in quotes with its word (``'포켓 2'``), before ``adlı``, or before the noun of a product
    with the ending of a compound (``Pırıl 2 yongası``), or with a particle of its own behind a word that no list knows (``굴뚝솔 4는``); a hyphen joins Hangul to its number (``크레스트-120``).
    """
    found = list(_headed_numbers(text, drafts))
    if not found:
        return
    seen: dict[str, int] = {}
    for draft in drafts:
        if draft.kind == "name" and draft.text_value and " " in draft.text_value:
            word = draft.text_value.partition(" ")[0]
            seen[word] = seen.get(word, 0) + 1
    for _, draft, head in found:
        if draft.rule != "unit":
            seen[head["word"]] = seen.get(head["word"], 0) + 1
    loads = {head["word"] for _, _, head in found if counts_people(text, head["word"])}
    for index, draft, head in found:
        if head["word"] in loads:
            continue
        number = _NUMBER.match(text, draft.start)
        if draft.rule != "unit" and (_goes_on(text, drafts, index, head["word"]) or (REACHED.match(text, draft.end) and text.count(f"{head['word']} {text[draft.start : draft.end]}") == 1)):
            continue
        if number and not _DIGIT.search(text, number.end(), draft.end) and (_joined(text, drafts, index, head) or _names(text, draft, head, number.end(), again=seen.get(head["word"], 0) > 1)):
            draft.kind, draft.rule, draft.unit, draft.value, draft.quantifier = "name", "repeated_word", None, None, "exact"
            draft.start, draft.end = head.start("word"), number.end()
            draft.text_value = text[draft.start : draft.end]


def counts_people(text: str, word: str) -> bool:
    """``동접 50명 …, 동접 32에서는``: whether a Hangul word stands before a number of people or of what they send, so that it counts them before other numbers too."""
    return "가" <= word[-1] <= "힣" and bool(re.search(rf"(?<![가-힣A-Za-z0-9]){word}[ \u00a0]?[0-9][0-9,]*[ \u00a0]?(?:명|인(?![가-힣])|건|회|유저|세션|요청|스레드)", text))


def _headed_numbers(text: str, drafts: list[Draft]) -> Iterator[tuple[int, Draft, re.Match[str]]]:
    """The numbers that may belong to the word before them: place, draft, and the word."""
    for index, draft in enumerate(drafts):
        if draft.kind != "quantity" or draft.value_max is not None or draft.rule not in _PLAIN_RULES or draft.value is None or draft.value >= _QUOTED_MODELS_END or draft.in_words:
            continue
        if not _may_be_headed(text, draft):
            continue
        head = _NUMBERED_HEAD.search(text, max(_floor(drafts, index), draft.start - 24), draft.start)
        if head is None or (draft.value >= _MODELS_END and not _quoted(text, head.start("word"), draft.end)):
            continue
        if not _no_name(head["word"], tied=head["gap"] == "-") or (_noun_of_name(head["word"]) and draft.rule in ("bare", "carried_unit")):
            yield index, draft, head


def _may_be_headed(text: str, draft: Draft) -> bool:
    """Cheap test: whether a word stands before a number that may be its name; Hangul that no hyphen joins is none before a unit."""
    gap, last = text[draft.start - 1 : draft.start], text[draft.start - 2 : draft.start - 1]
    if gap == "\n":
        return last in _GAPS
    return gap in _GAPS and last.isalpha() and (draft.rule != "unit" or gap == "-" or not "가" <= last <= "힣")


def _goes_on(text: str, drafts: list[Draft], index: int, word: str) -> bool:
    """Whether the number is one result of several and the word before it what reached it: ``Framework 47, Spark 50, Gemlikli 44 jeton/sn``."""
    draft = drafts[index]
    value = draft.value or 0
    if value < _SMALLEST_RESULT or text.count(f"{word} {text[draft.start : draft.end]}") > 1 or _SPOKEN_OF.match(text, draft.end):
        return False
    if any(1 / _LIKE_LISTED <= value / other <= _LIKE_LISTED for other in _listed_results(text, drafts, index)):
        return True
    for side in (drafts[index + 1 : index + 5], drafts[max(0, index - 4) : index][::-1]):
        edge, ends = draft, 0
        for other in side:
            first, second = (edge, other) if other.start > edge.start else (other, edge)
            ends += len(_RESULT_ENDS.findall(text, first.end, second.start))
            if second.start - first.end > _RESULT_REACH or ends > (other.unit in _RATES and other.start < draft.start) or text.find("\n", first.end, second.start) >= 0:
                break
            if other.kind in ("name", "ratio", "percentage") or (other.unit is None and other.kind == "quantity"):
                edge = other
                continue
            if other.unit in _RESULT_UNITS and other.value and 1 / _LIKE_RESULTS <= value / other.value <= _LIKE_RESULTS and not other.in_words:
                return True
            break
    return False


_SPOKEN_OF = re.compile(r"(?:은|는|에서는?|보다|으로는|로는)(?![가-힣])")  # `미르 100에서는 19초가 걸렸다`: no result, but what has one


def _floor(drafts: list[Draft], index: int) -> int:
    """Where the figure before ends: no name reaches into it (``서배 2`` after ``서배`` was read as three times)."""
    return drafts[index - 1].end if index else 0


def _names(text: str, draft: Draft, head: re.Match[str], end: int, *, again: bool) -> bool:
    """Whether the word of ``head`` and the number that ends at ``end`` are a name; ``again``: the word stands before other numbers too."""
    korean = "가" <= head["word"][-1] <= "힣"
    if head["gap"] == "-" and korean:
        return draft.rule != "unit" or text[end : end + 1] == " "
    if draft.rule == "unit":
        return not korean and bool(_COMPOUND.match(text, end))
    if head["gap"] == "-":
        return False
    if korean and ((_KOREAN_SUBJECT.match(text, end) and may_be_coined(head["word"])) or (_labels(text, head, end) and _noun_of_name(head["word"]))):
        return True
    if _CALLED.match(text, end) or _quoted(text, head.start("word"), end):
        return True
    if draft.rule == "bare" and (_LAUNCHED.match(text, end) or (_APPOSED.search(text, max(0, head.start("word") - 16), head.start("word")) and _CLOSES.match(text, end))):
        return True
    if draft.rule == "carried_unit" and korean:
        return again and _noun_of_name(head["word"]) and bool(_KOREAN_SUBJECT.match(text, end))
    return again and draft.rule != "carried_unit" and (not korean or bool(_KOREAN_NAME_ENDS.match(text, end)))


def _joined(text: str, drafts: list[Draft], index: int, head: re.Match[str]) -> bool:
    """``Lodos 4 ve Meltem 2.``: a word with one digit that a sentence ends with, right behind a name with one digit and "and"."""
    before, draft = drafts[index - 1] if index else None, drafts[index]
    if before is None or before.kind != "name" or draft.rule != "bare" or not before.text_value:
        return False
    single = before.text_value[-2:-1] == " " and before.text_value[-1].isdigit() and draft.end - draft.start == 1
    return single and bool(_AND.fullmatch(text, before.end, head.start("word"))) and bool(_CLOSES.match(text, draft.end))


def _labels(text: str, head: re.Match[str], end: int) -> bool:
    """``▸ 은어 4(상수칩스): …``: a word and its number at the head of a list's item, before its colon."""
    return bool(_KOREAN_LABEL.match(text, end) and _LINE_START.search(text, max(0, head.start("word") - 6), head.start("word")))


def _noun_of_name(word: str) -> bool:
    """Whether a Hangul word may be the noun of a name with a number, though its end looks like a particle's, a verb's or a measure's (``누에 3``, ``봉수 7``)."""
    if not "가" <= word[-1] <= "힣" or word in _NO_KOREAN_HEAD or word in _STRUCTURE or is_common(word):
        return False
    return may_be_coined(word) or (word[-1] in _NOUN_ENDS and not _GERUND.search(word) and not is_common(word[:-1]))


def _no_name(word: str, *, tied: bool) -> bool:
    """Whether a word before a number says what is counted or measured, or ends like a word of the sentence; ``tied`` by a hyphen it ends as it likes."""
    if "가" <= word[-1] <= "힣":
        return word in _NO_KOREAN_HEAD or (word[-1] in _KOREAN_ENDS and not tied) or any(word.endswith(measure) for measure in _MEASURE_ENDS)
    return word in _NO_NAME_HEAD or word.lower() in _ENGLISH_MEASURES or bool(_INFLECTED.search(word)) or (word.isupper() and len(word) > 1)


def _quoted(text: str, start: int, end: int) -> bool:
    return text[start - 1 : start] in _OPENING and text[end : end + 1] in _CLOSING


def name_short_forms(text: str, drafts: list[Draft], bare: list[int]) -> None:
    """Makes names and versions in place of bare numbers that repeat the number of one; ``bare`` are the indices of drafts without a unit."""
    percentages = [draft for draft in drafts if draft.kind == "percentage"] if "프로" in text else []
    if not bare and not percentages:
        return
    known = _Known(drafts)
    if known.empty():
        return
    for index in bare:
        draft = drafts[index]
        if draft.rule == "bare" and draft.value_max is None and draft.kind == "quantity":
            _name(text, draft, known, drafts[index - 1].end if index else 0)
    for draft in percentages:
        if text.startswith("프로", draft.end - 2) and draft.value in known.with_pro:
            draft.kind, draft.rule, draft.unit = "name", "known_model", None
            draft.text_value, draft.value = text[draft.start : draft.end], None


def name_lettered_forms(text: str, drafts: list[Draft]) -> None:
    """``8L이 58프레임`` after ``헤일로-8L``, ``18A 공정``: digits and one letter that the document has in a name are no litres, volts or amperes."""
    read = [draft for draft in drafts if draft.unit in _LETTERS and _LETTERED.fullmatch(text, draft.start, draft.end)]
    if not read:
        return
    ends = {_NAME_PARTS.split(draft.text_value)[-1] for draft in drafts if draft.kind == "name" and draft.text_value and len(_NAME_PARTS.split(draft.text_value)) > 1}
    ends.update(match["node"] or match["node2"] for match in _NODE.finditer(text))
    for draft in read:
        if text[draft.start : draft.end] in ends:
            draft.kind, draft.rule, draft.unit, draft.value = "name", "known_model", None, None
            draft.text_value = text[draft.start : draft.end]


def name_counted_forms(text: str, drafts: list[Draft]) -> None:
    """``Bekçi 4 kullanıcıları``, ``5090 saniyede 214 jeton``, ``Toros 3 saniyede 900 jeton`` beside ``Toros 4``: a number that the document has in a name counts nothing, though a unit follows or was shared."""
    headed: set[tuple[str, str]] = set()
    models: set[int] = set()
    for index, draft in enumerate(drafts):
        if draft.kind != "quantity" or draft.rule not in ("unit", "list_unit") or draft.value_max is not None or draft.in_words:
            continue
        shared, counted = draft.rule == "list_unit", counts_things(draft.unit)
        number = _WHOLE.match(text, draft.start) if shared or counted or draft.unit in _PACES else None
        if number is None or _DIGIT.search(text, number.end(), draft.end):
            continue
        if not headed and not models:
            parts = [_parts(one.text_value) for one in drafts if one.kind == "name" and one.text_value]
            headed = {part.headed for part in parts if part.headed}
            models = {part.model for part in parts if part.model is not None}
            if not headed and not models:
                return
        head = _CAPITAL_BEFORE.search(text, max(_floor(drafts, index), draft.start - 24), draft.start)
        paced = text[number.end() : number.end() + 1] == " " and _PACE.match(text, draft.end)
        if head and (((head["head"].lower(), number[0]) in headed and (shared or counted or paced)) or (paced and head["head"].lower() in {word for word, _ in headed})):
            first = head.start()
        elif GPU_NUMBER.fullmatch(number[0]) and int(number[0]) in models and (counted or paced):
            first = draft.start
        else:
            continue
        draft.kind, draft.rule, draft.unit, draft.value, draft.quantifier = "name", "known_name", None, None, "exact"
        draft.start, draft.end = first, number.end()
        draft.text_value = text[first : number.end()]


def counts_things(unit: str | None) -> bool:
    """Whether a unit is a counted noun in English letters and no measure."""
    return unit is not None and len(unit) > 2 and unit.islower() and unit not in ("hour", "min", "day", "week", "month", "year", "inch", "ppm", "rpm")


class _Parts(NamedTuple):
    """The numbers in a name, as shorter forms of it repeat them."""

    model: int | None = None  # 3080 of `RTX 3080`
    short: int | None = None  # 80 of it
    family: tuple[str, int] | None = None  # (`pusula`, 9) of `Pusula 9 Pro`
    with_pro: int | None = None  # 9 of it
    headed: tuple[str, str] | None = None  # (`toros`, `4`) of `Toros 4`


@lru_cache(maxsize=4096)
def _parts(name: str) -> _Parts:
    number, small = _MODEL_NUMBER.search(name), _SMALL_MODEL.search(name)
    gpu = _GPU.fullmatch(number.group()) if number else None
    head = _HEADED.search(name)
    return _Parts(
        model=int(number.group()) if number else None,
        short=int(gpu[1]) if gpu else None,
        family=(small["head"].lower(), int(small["number"])) if small and small["head"] else None,
        with_pro=int(small["number"]) if small and small["tail"] in ("프로", "Pro") else None,
        headed=(head["head"].lower(), head["number"]) if head else None,
    )


class _Known:
    """What the names and versions of a document are made of."""

    def __init__(self, drafts: list[Draft]) -> None:
        parts = [_parts(name) for name in {draft.text_value for draft in drafts if draft.kind == "name"} if name]
        self.models = {part.model for part in parts if part.model is not None}
        self.classes = {part.short for part in parts if part.short is not None}
        self.families = {part.family for part in parts if part.family}
        self.numbers = {number for _, number in self.families}
        self.with_pro = {part.with_pro for part in parts if part.with_pro is not None}
        self.builds = any(draft.kind == "version" and draft.text_value and _BUILD_SHAPE.fullmatch(draft.text_value) for draft in drafts)

    def empty(self) -> bool:
        return not (self.models or self.families or self.builds or self.with_pro)


def _name(text: str, draft: Draft, known: _Known, floor: int) -> None:
    """Makes a bare number a name or version if ``known`` has it; a name takes in the word before it, down to ``floor``."""
    length = draft.end - draft.start
    if known.builds and length == 6 and _BUILD_SHAPE.fullmatch(text, draft.start, draft.end):
        draft.kind, draft.rule, draft.unit = "version", "known_build", None
    elif draft.value in known.models and length <= 5 and text[draft.start : draft.end].isdigit():
        draft.kind, draft.rule, draft.unit = "name", "known_model", None
    elif (length <= 2 and draft.value in known.classes and _SHORT_CLASS.match(text, draft.end)) or (length == 2 and draft.value in known.numbers and _COMPARED_SHORT.match(text, draft.end)):
        draft.kind, draft.rule, draft.unit = "name", "short_model", None
    elif length <= 2 and known.families:
        head = _BEFORE_HEAD.search(text, max(floor, draft.start - 20), draft.start)
        if not head or (head[1].lower(), draft.value) not in known.families:
            return
        draft.kind, draft.rule, draft.unit, draft.start = "name", "known_family", None, head.start()
    else:
        return
    draft.text_value, draft.value = text[draft.start : draft.end], None
