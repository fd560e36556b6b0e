"""Stretches of a text whose digits are not the article's: links, mark-up, front matter, code, addresses, telephone numbers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from schemas.records import Block

Span = tuple[int, int]

_FRONT_MATTER = re.compile(r"\A\ufeff?(---|\+\+\+)[ \t]*\r?\n.*?\n\1[ \t]*(?:\r?\n|\Z)", re.DOTALL)
_INNER_FRONT_MATTER = re.compile(r"^---[ \t]*\n(?:[a-z][\w-]*:[^\n]*\n|[ \t]*-[ \t][^\n]*\n|[ \t]{2,}[^\n]*\n){2,}---[ \t]*$", re.MULTILINE)
"""Front matter behind a title that was put before it."""
_FENCE = re.compile(r"^(```+|~~~+)[^\n]*\n.*?^\1[ \t]*$", re.DOTALL | re.MULTILINE)
_LINK_TARGET = re.compile(r"\]\(([^()\s]*(?:\([^()\s]*\)[^()\s]*)*)(?:[ ]\"[^\"\n]*\")?\)")
_IMAGE = re.compile(r"!\[[^\]\n]*\](?=\()")
_TAG = re.compile(r"</?[A-Za-z][^<>]{0,2000}>|<!--.*?-->|&#x?[0-9A-Fa-f]+;", re.DOTALL)
_SHORTCODE = re.compile(r"\{\{[<%{].*?[>%}]\}\}", re.DOTALL)
_URL = re.compile(r"(?:https?://|www\.)[^\s<>\"'「」『』]+")
_MAIL_HOST = re.compile(r"@[A-Za-z][\w-]*\.[A-Za-z][\w.]+")
_DOMAIN = re.compile(r"\.(?:com|net|org|io|kr|tr|ai)(?![A-Za-z0-9_-])(?:\.(?:kr|tr))?(?:/[^\s<>\"')가-힣]*)?")
_COPYRIGHT = re.compile(r"(?:©|ⓒ|\(c\)|\(C\)|Copyright)[ \u00a0]{0,2}(?:©|ⓒ)?[ \u00a0]{0,2}\d{4}(?:[ \u00a0]?[-–~][ \u00a0]?\d{4})?")
PHONE = re.compile(r"0\d{1,3}\)?[ -]\d{3,4}[ -]\d{2}[ -]?\d{2}(?!\d)|1[5-9]\d\d-\d{4}(?!\d)|0\d{1,2}[-)]\d{3,4}-\d{4}(?!\d)")
"""A telephone number from its first digit on: ``1588-0199``, ``02-123-4567``, ``0216 555 20 19``."""
_HOST_CHARACTERS = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._")


PAGE_COUNT_BEFORE = re.compile(r"(?:조회수?|추천|비추천?|(?<![가-힣])찜|상품평|상품코드|품번|구독자|댓글|공유|좋아요|스크랩|읽음|공감|읽는[ \u00a0](?:시간|데)|이웃|덧글|하트|신고|내려받기|구매평|후기|관심|참여자|내선|대기번호|주문번호|회원[ ]번호|이[ ](?:문서|편지|페이지)[은는를]|[oO]kunma(?:[ \u00a0]sayısı)?|[oO]kuma[ \u00a0]süresi|[yY]orumlar|[mM]esaj|İzleyenler|[bB]eğeni|[pP]aylaşım|[bB]u (?:sayfa(?:yı)?|akışı|bülteni|başlık|konuyu|videoyu)|[dD]ahili|[gG]örüntülenme|[fF]aydalı(?=:)|[yY]ıldız(?=:)|İzleyen(?=:)|[sS]tok(?=:)|[dD]eğerlendirme(?=:)|[fF]otoğraf(?:lar)?(?=:)|[sS]ipariş no|[kK]aydet(?=[ \u00a0][0-9])|(?:[üÜ]ye|[çÇ]evrimiçi|[zZ]iyaretçi)(?=:))[ \u00a0]?[:(]?[ \u00a0]?(?:약[ ])?$")
PAGE_COUNT_AFTER = re.compile(r"[0-9.,]*(?:만|천)?[ \u00a0](?:görüntülenme|yorum(?![a-zçğıöşü]{3})|okunma|paylaşım|beğeni|cevap[ \u00a0]yazıldı|mesaj(?=[,.)])|[çÇ]evrim[ ]?içi(?=[ \u00a0]*(?:[,;.|·()\n]|$|(?:üye|kullanıcı|ziyaretçi|kişi)(?![a-zçğıöşü])))|kayıtlı[ \u00a0](?:üye|kullanıcı)(?![a-zçğıöşü])|değerlendirme(?=[ \u00a0]*[)·|])|yanıt(?=[ \u00a0]*(?:[·|\n]|$))|soru-cevap(?=[ \u00a0]*[·|])|kez[ \u00a0](?:okundu|paylaşıldı|beğenildi|güncellendi)|dakikalık[ \u00a0]okuma|dk[ \u00a0]okuma)|[0-9]*분[ \u00a0](?:분량|읽기)|[0-9,]*명이[ \u00a0]읽었")
"""Counters of the page itself, before and after their number: ``조회수 1.2만``, ``Okuma süresi: 6 dk``, ``11 yorum``."""
_PAGE_WORDS = ("조회", "추천", "비추", "찜", "상품평", "상품코드", "품번", "구독자", "댓글", "공유", "좋아요", "스크랩", "읽음", "공감", "읽는", "kuma", "orum", "eğeni", "aylaşım", "görüntülenme", "okunma", "분량", "읽기", "esaj:", " mesaj,", "zleyenler", "cevap yaz", "evrimiçi", "evrim içi", "kayıtlı ", "ye:", "iyaretçi:", "이웃", "덧글", "하트", "신고", "내려받", "구매평", "후기", "관심", "참여자", "내선", "대기번호", "주문번호", "회원 번호", "ahili", "aydalı:", "ıldız:", "tok:", "eğerlendirme", "toğraf", "ipariş no", "aydet", "yanıt", "soru-cevap", " kez ", "u sayfa", "u akış", "u bülten", "u başlık", "u konuyu", "u videoyu", "이 문서", "읽었", "이 편지", "이 페이지")


_PAGE_REACH = 28  # characters between a number and a word of a page counter at most
_COUNTER_ENDS = (
    "조회 회수 추천 비추 찜 품평 코드 품번 독자 댓글 공유 아요 크랩 읽음 공감 시간 데 이웃 덧글 하트 신고 받기 매평 후기 관심 여자 내선 번호 서은 서는 서를 지은 지는 지를"
    " kunma ayısı üresi umlar esaj enler ğeni aşım ayfa yfayı akışı lteni şlık onuyu eoyu hili enme dalı ldız leyen tok irme ğraf flar no aydet ye miçi etçi"
)
"""With what the words end that ``PAGE_COUNT_BEFORE`` looks for."""
_COUNTER_ENDS_BY_LAST = {last: tuple(end for end in _COUNTER_ENDS.split() if end[-1] == last) for last in {end[-1] for end in _COUNTER_ENDS.split()}}
_BEHIND_COUNTER = frozenset(" \u00a0\n:(약")
BEHIND_PAGE_WORD = frozenset(_COUNTER_ENDS_BY_LAST) | _BEHIND_COUNTER
"""What may stand right before a number that a word of a page counter tells of."""
BEFORE_PAGE_WORD = frozenset(".,만천분명")
PAGE_WORD_HEADS = frozenset("gyopbcmçÇkdsv")
"""What may follow such a number: a mark, or after a space the head of a word."""


def follows_page_word(text: str, start: int, end: int) -> bool:
    """``조회수 1.2만``: whether a word of a page counter stands before the number."""
    stop = start
    while text[stop - 1 : stop] in _BEHIND_COUNTER:
        stop -= 1
    ends = _COUNTER_ENDS_BY_LAST.get(text[stop - 1 : stop])
    return ends is not None and text.endswith(ends, 0, stop) and PAGE_COUNT_BEFORE.search(text, max(0, start - 16), start) is not None and _near_page_word(text, start, end)


def precedes_page_word(text: str, start: int, end: int) -> bool:
    """``11 yorum``: whether a word of a page counter stands behind the number."""
    return PAGE_COUNT_AFTER.match(text, end) is not None and _near_page_word(text, start, end)


def _near_page_word(text: str, start: int, end: int) -> bool:
    low, high = max(0, start - _PAGE_REACH), end + _PAGE_REACH
    return any(text.find(word, low, high + len(word)) >= 0 for word in _PAGE_WORDS)


def _matches(pattern: re.Pattern[str], text: str, group: int = 0) -> Iterable[Span]:
    return (match.span(group) for match in pattern.finditer(text))


def chrome_spans(text: str, blocks: Sequence[Block] = ()) -> list[Span]:
    """Sorted, disjoint spans that hold no article text, by the shape of the text and by the blocks that cleaning found."""
    spans = [(block.start, block.end) for block in blocks if block.kind in ("chrome", "code")]
    if text.startswith(("---", "+++", "\ufeff---")):
        spans += _matches(_FRONT_MATTER, text)
    elif "\n---\n" in text and "\ntitle:" in text:  # below, a search for one character stands before that for several, because it is ten times as fast
        spans += _matches(_INNER_FRONT_MATTER, text)
    if ("`" in text and "```" in text) or ("~" in text and "~~~" in text):
        spans += _matches(_FENCE, text)
    if "]" in text and "](" in text:
        spans += _matches(_LINK_TARGET, text, 1)
        spans += _matches(_IMAGE, text)
    if "<" in text or ("&" in text and "&#" in text):
        spans += _matches(_TAG, text)
    if "{" in text and "{{" in text:
        spans += _matches(_SHORTCODE, text)
    if ("/" in text and "http" in text) or ("w" in text and "www." in text):
        spans += _matches(_URL, text)
    if "@" in text:
        spans += _with_host(text, _MAIL_HOST)  # the part before the sign too: `haber2@ornek.example`
    spans += _with_host(text, _DOMAIN)
    if "©" in text or "ⓒ" in text or "opyright" in text or "(c)" in text or "(C)" in text:
        spans += _matches(_COPYRIGHT, text)
    return merged(spans)


def _with_host(text: str, pattern: re.Pattern[str]) -> Iterable[Span]:
    """Matches extended to the left over the characters of a host name."""
    for match in pattern.finditer(text):
        start = match.start()
        while start > 0 and text[start - 1] in _HOST_CHARACTERS:
            start -= 1
        yield start, match.end()


def merged(spans: Iterable[Span]) -> list[Span]:
    """The same stretch of text as sorted disjoint spans."""
    union: list[Span] = []
    for start, end in sorted(spans):
        if union and start <= union[-1][1]:
            union[-1] = (union[-1][0], max(union[-1][1], end))
        else:
            union.append((start, end))
    return union
