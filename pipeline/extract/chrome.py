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


def page_word_spots(text: str) -> list[int]:
    """Where words of page counters stand, sorted: only numbers near one may count the page's views and comments."""
    spots = []
    for word in _PAGE_WORDS:
        spot = text.find(word) if word[0] in text else -1  # a search for one character is ten times as fast
        while spot >= 0:
            spots.append(spot)
            spot = text.find(word, spot + 1)
    return sorted(spots)


def _matches(pattern: re.Pattern[str], text: str, group: int = 0) -> Iterable[Span]:
    return (match.span(group) for match in pattern.finditer(text))


def chrome_spans(text: str, blocks: Sequence[Block] = ()) -> list[Span]:
    """Sorted, disjoint spans that hold no article text, by the shape of the text and by the blocks that cleaning found."""
    spans = [(block.start, block.end) for block in blocks if block.kind in ("chrome", "code")]
    if text.startswith(("---", "+++", "\ufeff---")):
        spans += _matches(_FRONT_MATTER, text)
    elif "\n---\n" in text and "\ntitle:" in text:
        spans += _matches(_INNER_FRONT_MATTER, text)
    if "```" in text or "~~~" in text:
        spans += _matches(_FENCE, text)
    if "](" in text:
        spans += _matches(_LINK_TARGET, text, 1)
        spans += _matches(_IMAGE, text)
    if "<" in text or "&#" in text:
        spans += _matches(_TAG, text)
    if "{{" in text:
        spans += _matches(_SHORTCODE, text)
    if "http" in text or "www." in text:
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
