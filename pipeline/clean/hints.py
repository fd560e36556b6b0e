"""What the names of an element say about its place on a page: class, id, role and itemprop, read once per distinct attributes."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final


class Hint:
    """Bits of what an element's names say; plain integers, for they are asked many thousand times a page."""

    NONE = 0
    BODY = 1  # holds the text of the article
    CHROME = 2  # belongs to the page, not to the article
    CAPTION = 4
    LEAD = 8  # summary or sub-title, above the text
    BYLINE = 16
    DATE = 32
    QUOTE = 64
    TITLE = 128


_NAMES = re.compile(r'\b(?:class|id|role|itemprop)="([^"]*)"')
_WORDS = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[^\W\d_A-Z]+|\d+")

BODY_NAMES: Final = re.compile(
    r"articlebody|article(?:_|-|__)?(?:body|text|txt|content|contents|view|area|cont|detail)\b|(?:^|\s)articl?e?_?txt\b"
    r"|(?:news|haber|detay|detail|post|entry|read|view|story|cnt|cont|content|text|article|blog|board|bbs|page)"
    r"(?:[-_]{1,2})?(?:body|content|contents|icerik|icerigi|detay|detayi|metni|metin|text|txt|article|con|cont)\b"
    r"|newsct_article|dic_area|se-main-container|postviewarea|tt_article|markdown-body|(?:^|\s)cms-container|gisa_?(?:con|body|txt)"
    r"|article_?wrap|haber_?metni|e-content|rich-?text|text-?long|(?:^|\s)prose\b|description_?body",
    re.IGNORECASE,
)
CHROME_WORDS: Final = frozenset(
    """nav gnb lnb snb menu submenu breadcrumb breadcrumbs footer sidebar aside sharedaddy addtoany addthis related relate relation relnews recommend
    recommended recommendation share sharing sns social comment comments reply replies cmt yorum yorumlar disqus ad ads adv
    advert advertisement advertising adsense adarea banner banners promo promotion subscribe subscription newsletter bulten
    abone tag tags label keyword keywords etiket etiketler etiketleri hashtag pagination paging pager popular ranking rank
    rank10 mostread trending copyright copy reporter journalist writer author profile toolbar tool tools util utility utils
    modal popup layer login cookie skip ilgili paylas reklam manset poll vote reaction reactions emotion likeit like likes
    button buttons btn btns search toc outdated outofdate toplang widget prev next prevnext related_articles sponsor
    sponsored taboola outbrain dable player video videos gallery galeri playlist sticky floating quick quickmenu
    feedback rating print download notice cookies gdpr consent offer donate donation support upsell premium paywall
    meta gutter lineno linenos linenumbers hot best tavsiye oneri onerilen diger digerleri benzer populer cokokunan okunan seealso summary summarize sum
    """.split()
)
_CHROME_TAGS: Final = frozenset(("nav", "footer", "aside", "form", "menu", "dialog"))
_CAPTION_WORDS: Final = frozenset("caption captions figcaption desc imgdesc cutline photo foto fotograf resimalti".split())
_CAPTION_NAMES = re.compile(r"img_?-?desc|(?:^|[\s_-])captions?\b|photo[-_]?(?:desc|caption|txt|text)|cutline|txt_?caption|imgcaption", re.IGNORECASE)
_LEAD_WORDS: Final = frozenset("lead lede spot ozet subtitle subtit subtitles midtitle abstract standfirst excerpt dek".split())
_LEAD_NAMES = re.compile(r"sub[-_]?(?:title|tit|ttl|head|headline|heading)|mid[-_]?(?:title|tit|ttl)|media_end_summary|spot[-_]?(?:title|text)|article_?summary", re.IGNORECASE)
_BYLINE_WORDS: Final = frozenset("byline author writer reporter journalist yazar muhabir editor".split())
_DATE_WORDS: Final = frozenset("date dates datetime time tarih published dateline regdate pubdate wdate".split())
_QUOTE_WORDS: Final = frozenset("pullquote blockquote quote".split())
_TITLE_WORDS: Final = frozenset("title headline tit ttl baslik subject".split())


@lru_cache(maxsize=8192)
def read_hints(tag: str, attributes: str) -> int:
    """``attributes`` as in the mark-up."""
    hint = Hint.CHROME if tag in _CHROME_TAGS else Hint.NONE
    heading = len(tag) == 2 and tag[0] == "h"
    if tag in ("figcaption", "caption"):
        hint |= Hint.CAPTION
    if not attributes:
        return hint
    names = " ".join(_NAMES.findall(attributes))
    if "display:none" in attributes or "display: none" in attributes:
        hint |= Hint.CHROME
    if not names:
        return hint
    words = frozenset(word.lower() for word in _WORDS.findall(names[:400]))
    if BODY_NAMES.search(names):
        hint |= Hint.BODY
    if not heading and not words.isdisjoint(CHROME_WORDS):
        hint |= Hint.CHROME
    if _CAPTION_NAMES.search(names):
        hint |= Hint.CAPTION
    if not words.isdisjoint(_LEAD_WORDS) or _LEAD_NAMES.search(names):
        hint |= Hint.LEAD
    if not words.isdisjoint(_BYLINE_WORDS):
        hint |= Hint.BYLINE
    if not words.isdisjoint(_DATE_WORDS):
        hint |= Hint.DATE
    if not words.isdisjoint(_QUOTE_WORDS):
        hint |= Hint.QUOTE
    if not words.isdisjoint(_TITLE_WORDS):
        hint |= Hint.TITLE
    return hint
