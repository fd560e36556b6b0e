"""Hangul names of two words: a word that no list knows and one that closes the names of products or firms (``가온솔 박스``, ``누리솔 노트 5``, ``던솔 랩스``, ``아크 프로``)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pipeline.extract.coined import may_be_coined, may_lead
from pipeline.extract.found import Found
from pipeline.extract.korean_words import no_head

TAILED = 4  # as strong as a quoted name
_TAIL = "개발 키트|미니|박스|팟|포켓|버즈|엣지|나노|라이트|키트|스틱|북|패드|탭|링|캠|포드|오토|프라임|에어|슬림|네오|원|제로|타워|큐브|스테이션|컴퓨터|허브|터보|비전|보드|플러스|프로|맥스|울트라|노트|안경|글라스|워치|폰"
_NUMBER = r"(?: (?P<code>[A-Z]{1,2}[1-9][0-9]{0,2})(?![0-9.,%A-Za-z])| [1-9][0-9]?(?![0-9.,%A-Za-z]|[0-9가-힣]*(?:개|대|장|종|년|월|일|만|억|배)))?"
_FIRM_TAIL = "랩스|일렉트로닉스|시스템즈|시스템스|세미컨덕터|테크놀로지스|테크놀로지|컴퓨팅|네트웍스|마이크로시스템즈|마이크로|실리콘|반도체|다이내믹스|머티리얼즈|로보틱스|홀딩스|파운드리|솔루션즈"
_TAILED = re.compile(rf" (?:(?P<firm>{_FIRM_TAIL})|(?:{_TAIL}){_NUMBER})(?=(?:은|는|이|가|을|를|의|와|과|로|도|에|보다|에서|측|이다|다|였다)(?![가-힣])|[ .,'’)/\n:]|$)(?! ?[0-9])")
_WORD_BEFORE = re.compile(r"(?<![가-힣A-Za-z0-9])[가-힣]{2,6}$")
_TIER = re.compile(r" (?:프로|울트라|맥스|미니|나노|플러스|엣지|에어|라이트)(?![가-힣](?<![은는이가을를의와과로도에보다]))")
_MARKED = frozenset("은는을를의에")
_COLOUR = re.compile(r"색$|^(?:블랙|화이트|실버|블루|골드|핑크|그레이)$")  # `주황색 프로`


def tailed_names(text: str) -> Iterator[Found]:
    """The whole name at every place where it stands."""
    for match in _TAILED.finditer(text):
        end = match.start()
        if not "가" <= text[end - 1 : end] <= "힣" or text[end - 1] in _MARKED:
            continue
        word = _WORD_BEFORE.search(text, max(0, end - 7), end)
        if word and not no_head(word[0]) and not _COLOUR.search(word[0]) and (may_be_coined(word[0]) or (_TIER.match(text, end) and may_lead(word[0]))):
            yield Found(word.start(), match.end(), text[word.start() : match.end()], "vendor" if match["firm"] else "chip" if match["code"] else "product", "tailed", TAILED + bool(match["code"]))
