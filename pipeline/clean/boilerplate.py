"""Lines that publishers set around and under their articles: copyright, contacts, promotion, pointers to other articles."""

from __future__ import annotations

import re
from typing import Final

MAX_LENGTH: Final = 160  # characters; a longer line says something of its own

_WORDS: Final = (
    "무단", "재배포", "저작권", "ⓒ", "©", "(c)", "copyright", "reserved", "saklıdır", "izinsiz", "kaynak göster", "google news", "구독", "채널",
    "친구", "제보", "takip ed", "abone ol", "whatsapp", "bülten", "▶", "☞", "관련", "주요", "많이",
)  # fmt: skip - one of these stands in every line that _ANYWHERE matches; looking for them is ten times faster
_ANYWHERE: Final = re.compile(
    r"무단\s?(?:전재|복제|배포|사용)|재배포\s?(?:및|를)?.{0,14}금지|저작권자|(?:[©ⓒ]|\(c\)|copyright).{0,60}(?:20\d\d|reserved|무단|\.co|\.com|금지)"
    r"|all rights reserved|tüm hakları saklıdır|izinsiz (?:ve kaynak|kopya|kullan|alınt|yayın)|kaynak gösterilmeden"
    r"|google news.{0,20}(?:abone|takip|팔로우|구독)|(?:네이버|카카오톡?|유튜브|youtube|텔레그램|뉴스레터).{0,30}(?:구독|채널\s?추가|친구\s?추가|제보)"
    r"|whatsapp kanal|(?:telegram|whatsapp|instagram|twitter|x).{0,40}(?:takip ed|abone ol)|bülten(?:imiz)?e (?:abone|kayd|üye)"
    r"|기사\s?제보|제보(?:하기|는|를)|^\s*(?:▶|☞|◆\s*관련|\[?관련\s?기사|\[?관련\s?뉴스|\[?주요\s?뉴스|\[?많이\s?본)",
    re.IGNORECASE,
)
_IN_TAIL: Final = re.compile(
    r"^\W*(?:copyright|ⓒ|©|reklam|advertisement|광고|(?:bunu |haberi |yazıyı )?paylaş|(?:이 (?:글|기사) )?공유|좋아요|추천|댓글|yorum|etiketler|태그|tags?:|ilgili (?:haber|içerik|konu)|benzer|"
    r"abone ol|구독|haberin devamı|devamını oku|더\s?보기|다음\s?글|이전\s?글|목록|인쇄|스크랩|kaynak\s*:|editör\s*:|muhabir\s*:|haber\s*:)"
    r"|구독하|좋아요를|앱에서|다운로드\s?받|이 기사는 .{0,40}(?:작성|제공|보도자료)|bu haber .{0,60}(?:hazırlan|yayınlan|aktarıl)",
    re.IGNORECASE,
)
_ADDRESS: Final = re.compile(r"[\w.+-]+@[\w-]+\.[\w.]+")
_REPORTER: Final = re.compile(
    r"^[\s\[(/=·]*(?:[가-힣A-Za-z]{2,10}\s?[=|/·]\s?)?[가-힣]{2,4}(?:[·,\s]+[가-힣]{2,4}){0,3}\s?"
    r"(?:선임|수습|인턴|객원|전문|온라인|의학|과학)?\s?(?:기자|특파원|리포터|통신원|논설위원|에디터|PD|앵커)(?:\s?[=|/·(]?.{0,40})?$"
)


_LONGEST_REPORTER_LINE: Final = 90  # characters
_REPORTER_SIGNS: Final = ("@", "기자", "특파원", "리포터", "통신원", "논설위원", "에디터", "PD", "앵커")


def is_boilerplate(line: str) -> bool:
    """A line that is the publisher's wherever it stands."""
    if len(line) > MAX_LENGTH:
        return False
    lowered = line.lower()
    return any(word in lowered for word in _WORDS) and _ANYWHERE.search(line) is not None


def is_tail(line: str) -> bool:
    """A line that is the publisher's where it ends an article."""
    return len(line) <= MAX_LENGTH and (is_boilerplate(line) or _IN_TAIL.search(line) is not None)


def is_reporter_line(line: str) -> bool:
    """``문가람 기자 garam@example.com``, or an address alone: a byline at the head or the end of an article."""
    if len(line) > _LONGEST_REPORTER_LINE or not any(sign in line for sign in _REPORTER_SIGNS):
        return False
    line = line.strip()
    without = _ADDRESS.sub("", line).strip(" ()[]/|=·,")
    return bool(_REPORTER.match(line)) or (without != line and (not without or bool(_REPORTER.match(without)) or len(without) < 12))
