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
    meta another emoji subscriptions gutter lineno linenos linenumbers hot best tavsiye oneri onerilen diger digerleri benzer populer cokokunan okunan seealso summary summarize sum
    """.split()
)
_CHROME_TAGS: Final = frozenset(("nav", "footer", "aside", "form", "menu", "dialog", "amp-ad", "amp-embed", "amp-sidebar"))
_CAPTION_NAMES = re.compile(r"img_?-?desc|(?:^|[\s_-])captions?\b|photo[-_]?(?:desc|caption|txt|text)|article_?photo\b|cutline|txt_?caption|imgcaption")
_LEAD_WORDS: Final = frozenset("lead lede spot ozet subtitle subtit subtitles midtitle abstract standfirst excerpt dek".split())
_LEAD_NAMES = re.compile(r"sub[-_]?(?:title|tit|ttl|head|headline|heading)|mid[-_]?(?:title|tit|ttl)|media_end_summary|spot[-_]?(?:title|text)|(?:article|news|view)_?summary|summary_?view")
_BYLINE_WORDS: Final = frozenset("byline author writer reporter journalist yazar muhabir editor".split())
_DATE_WORDS: Final = frozenset("date dates datetime time tarih published dateline regdate pubdate wdate".split())
_QUOTE_WORDS: Final = frozenset("pullquote blockquote quote".split())
_TITLE_WORDS: Final = frozenset("title headline tit ttl baslik subject".split())


_BITS: Final[dict[str, int]] = {}
for _words, _bit in (
    (CHROME_WORDS, Hint.CHROME), (_LEAD_WORDS, Hint.LEAD), (_BYLINE_WORDS, Hint.BYLINE), (_DATE_WORDS, Hint.DATE),
    (_QUOTE_WORDS, Hint.QUOTE), (_TITLE_WORDS, Hint.TITLE),
):  # fmt: skip
    for _word in _words:
        _BITS[_word] = _BITS.get(_word, 0) | _bit


@lru_cache(maxsize=16384)
def read_hints(tag: str, attributes: str) -> int:
    """``attributes`` as in the mark-up."""
    hint = Hint.CHROME if tag in _CHROME_TAGS else Hint.NONE
    if tag in ("figcaption", "caption"):
        hint |= Hint.CAPTION
    if not attributes:
        return hint
    if "display:" in attributes and ("display:none" in attributes or "display: none" in attributes):
        hint |= Hint.CHROME
    named = _hints_of(" ".join(_NAMES.findall(attributes)))
    if len(tag) == 2 and tag[0] == "h":  # a heading is the article's, whatever box it is drawn in
        named &= ~Hint.CHROME
    return hint | named


@lru_cache(maxsize=16384)
def _hints_of(names: str) -> int:
    hint = Hint.NONE
    lowered = names.lower()
    if lead := _LEAD_NAMES.search(lowered):  # a summary of this article, though "summary" alone is a box of the page
        hint = Hint.LEAD
        names = names[: lead.start()] + " " + names[lead.end() :]
    for word in _WORDS.findall(names[:400]):
        hint |= _BITS.get(word.lower(), 0)
    if BODY_NAMES.search(lowered):
        hint |= Hint.BODY
    if _CAPTION_NAMES.search(lowered):
        hint |= Hint.CAPTION
    return hint
