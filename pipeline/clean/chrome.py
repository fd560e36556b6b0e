"""What of a flattened page is not the article: counters, share bars, navigation, imprint, teasers of other articles."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from pipeline.clean.datelines import find_dateline
from pipeline.clean.lines import Piece
from pipeline.languages.korean import page as korean
from pipeline.languages.turkish import page as turkish

_PAGES = (korean, turkish)

MOST_BARE_WORDS = 4  # furniture that only spaces keep apart: "공유하기 신고하기"
LONGEST_TEASER = 120  # characters of a headline
LONGEST_FURNITURE = 60
LONGEST_IMPRINT = 400
LONGEST_LOOSE_IMPRINT = 200  # without a sign of copyright at its head
LONGEST_RIGHTS = 160


def _either(name: str) -> str:
    """The alternatives of all languages for one entry of their page tables."""
    parts: list[str] = []
    for page in _PAGES:
        value = getattr(page, name)
        parts += [value] if isinstance(value, str) else value
    return re.sub(r"(?<!\\)[A-ZÇĞİÖŞÜ]", lambda match: folded(match[0]), "(?:" + "|".join(parts) + ")")


def folded(text: str) -> str:
    """Small letters, ``İ`` without its combining dot; the patterns here are written for such text."""
    return text.replace("İ", "i").lower()


_EDGE = r"[\s\[\]()<>〈〉【】◆■▶▷►☞·•*#:：>_~+♥❤👍💬-]*"
_ENGLISH = (
    r"share|tweet|print|home|login|sign ?in|to ?top|top|back to top|prev(?:ious)?|next (?:post|article)|menu|read more|advertisement|subscribe|"
    r"\d+ comments?|leave a (?:reply|comment)"
)
_FURNITURE = re.compile(rf"{_EDGE}(?:{_either('FURNITURE')}|{_ENGLISH}){_EDGE}")
_ICON_COUNTER = re.compile(r"[👁❤💬👍♥♡🔥💙💗🗨\ufe0f]+\s?[\d.,]+\s?(?:천|만|[bkm])?")
_COUNTED = _either("COUNTED")
_COUNTER = re.compile(
    rf"{_EDGE}(?:{_COUNTED}\s?[:：(\[]?\s?[\d.,]+\s?(?:천|만|[bkm](?:in)?\b)?\s?(?:{_either('COUNTERS')})?[)\]]?|[\d.,]+\s?(?:천|만|[bkm](?:in)?\b)?\s?(?:{_COUNTED})|"
    rf"\(?\s?\d+\s?\)?|{_COUNTED}\s?\d*(?:\s{{1,3}}{_COUNTED}\s?\d+)*){_EDGE}"
)
_COUNTER_WORD = re.compile(rf"{_COUNTED}")
_TEASERS = re.compile(
    rf"{_EDGE}(?:{_either('TEASERS')}|related (?:posts|articles|news|stories)|most read|you may also like|trending){_EDGE}(?:더\s?보기|전체\s?보기|t[üu]m[üu])?{_EDGE}"
)
_RELATED = re.compile(r"관련|연관|함께|같이|ilgili|benzer|[öo]nerilen|related")
_TEASER_LINE = re.compile(rf"[\s\[(<▶▷►☞◆■>»*-]*{_either('TEASER_LABEL')}\s?[\])>]?\s?(?:[:：>|»▶-]+|(?<=[\])>]))\s?\S.*")
_TEASER_LABEL = re.compile(rf"[\s\[(<▶▷►☞◆■>»*-]*{_either('TEASER_LABEL')}")
_TAGS = re.compile(
    rf"etiketler\s\S.{{0,200}}(?<!\.)|[\s\[#]*{_either('TAGS')}\s?\]?\s?[:：].*|(?:#[\w가-힣.-]+[\s,]*){{2,}}|#[\w가-힣]+"
)
_RIGHTS = re.compile(rf"(?:copyright\b|all rights reserved|[©ⓒ]|\(c\)\s?(?:19|20)\d\d|{_either('RIGHTS')})")
_CONTACT = re.compile(rf"{_either('CONTACT')}")
_HINT = re.compile("|".join(map(re.escape, ("copyright", "rights reserved", "©", "ⓒ", "(c)", *korean.IMPRINT_HINTS, *turkish.IMPRINT_HINTS))))
_DIGIT = re.compile(r"\d")
_PHONE_PART = re.compile(r"[ -]\d{3}")  # of every number that _PHONE finds, and ten times faster to look for
_PHONE = re.compile(r"(?<!\d)(?:\+\d{1,2}[ -]?)?\(?0\d{1,3}\)?[ -]\d{3,4}[ -]\d{2}[ -]?\d{2}(?!\d)|(?<!\d)1[5-9]\d\d-\d{4}(?!\d)")
_TOLD = re.compile(r"\d.{0,80}(?:[가-힣]다|(?:yor|d[ıiuü]|t[ıiuü]|[ae]cak|mekte|makta))\. ")  # a sentence with a number in it, finished
_MAIL_OR_SITE = re.compile(r"(?:e-?mail|이메일|e-?posta)?\s?[:：]?\s?(?:[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:https?://|www\.)\S+)\s*")
_SEPARATOR = re.compile(r"\s*[|｜│]\s*|\t+|\s{2,}|\s[·•]\s|\s[›»]\s")
_CRUMB_SEPARATOR = re.compile(_SEPARATOR.pattern + r"|\s>\s")
_CRUMBS = re.compile(r"(?:홈|home|ana\s?sayfa)\s?[>›»/]\s?\S.{0,80}")
_QUOTE_OF_EXCHANGE = re.compile(  # "Dolar 36,55 Avro 39,91", "코스피 2,580.12 환율 1,391.50": a ticker
    r"(?<!\w)(?:dolar|usd|euro|eur|avro|sterlin|gbp|(?:gram |çeyrek )?alt[ıi]n|bist(?:[ -]?100)?|bitcoin|brent|코스피|코스닥|나스닥|다우|환율|원\s?/\s?달러|달러\s?/\s?원)"
    r"\s?:?\s?[₺$€₩]?\s?\d[\d.,]*(?!\s?(?:dolar|avro|euro|lira|tl|bin|mil|원|억|만|포인트|nm|gb|w))"
)
_REACTIONS = re.compile(
    r"(?:bu (?:habere|içeriğe|yazıya) (?:tepki|emoji)|이 기사(?:를|가|에)? (?:어떠|추천|공감|감정)|기사\s?추천).{0,100}"
)
_REPLY = re.compile(r"(?:ㄴ|└|┗|↳|⤷)\s?\S.*")  # a reply to a comment
_THREAD = 0.3  # share of a text from which replies are no comments below it, but what it consists of
_STATED = re.compile(r"[-•*·▶■]\s?[^:：\d]{1,30}[:：]\s?[^:：]{0,25}\d")  # `- Bellek: 1 GB`: a property, no headline
_HEADLINE_END = re.compile(r"(?<![.…])\.['\"”’)]?$")


def is_furniture(text: str) -> bool:
    """Whether the whole line is page furniture: "본문 바로가기", "댓글 0", "8.412 okunma", "홈 > IT > 반도체"."""
    return len(text) <= LONGEST_IMPRINT and _is_furniture(folded(text))


def _is_furniture(text: str) -> bool:
    if len(text) <= LONGEST_FURNITURE and (_is_atom(text) or _is_crumbs(text) or _REACTIONS.fullmatch(text)):
        return True
    if len(text) <= LONGEST_TEASER and len(_QUOTE_OF_EXCHANGE.findall(text)) > 1:
        return True
    if len(text) <= LONGEST_TEASER and (_TEASER_LINE.fullmatch(text) or _REACTIONS.fullmatch(text) or _is_bar(text)):
        return True
    return _is_imprint(text) or _TAGS.fullmatch(text) is not None or _REPLY.fullmatch(text) is not None


def _is_crumbs(text: str) -> bool:
    return (">" in text or "›" in text or "»" in text or "/" in text) and _CRUMBS.fullmatch(text) is not None


def _has_separator(text: str) -> bool:
    return any(sign in text for sign in ("|", "  ", "\t", "·", "•", "│", "｜", "›", "»", " > "))


def _is_bar(text: str) -> bool:
    """Segments side by side, more than half of them furniture or counters, none a date; or a few words, each furniture."""
    if not _has_separator(text):
        words = text.split(" ")
        return 1 < len(words) <= MOST_BARE_WORDS and all(map(_is_atom, words))
    parts = [part for part in _SEPARATOR.split(text) if part]
    return sum(map(_is_atom, parts)) * 2 > len(parts) and not find_dateline(text)


def _is_atom(text: str) -> bool:
    if _FURNITURE.fullmatch(text) or _ICON_COUNTER.fullmatch(text):
        return True
    return _COUNTER.fullmatch(text) is not None and _COUNTER_WORD.search(text) is not None


def is_counter(text: str) -> bool:
    """Whether a segment counts readers, comments or reactions: "댓글 0", "Beğeni 126"."""
    return _is_atom(folded(text))


def _is_imprint(text: str) -> bool:
    """Rights, addresses, phones: "주소 … | 대표전화 …", "© 2023 … hakları saklıdır"."""
    if _MAIL_OR_SITE.fullmatch(text):
        return True
    if text.endswith("다.") or (len(text) > LONGEST_FURNITURE and text[-1] == "." and not _DIGIT.search(text)):
        return False
    signed = text.startswith(("©", "ⓒ", "<", "〈", "[", "copyright"))
    if len(text) > LONGEST_LOOSE_IMPRINT and not signed:
        return False
    if _PHONE_PART.search(text) and _PHONE.search(text):
        contacts = 1 + len(_CONTACT.findall(text))
    elif _HINT.search(text):
        contacts = len(_CONTACT.findall(text))
    else:
        return False
    if _RIGHTS.search(text) and (len(text) < LONGEST_RIGHTS or signed):
        return True
    if contacts and _TOLD.search(text, 0, min(match.start() for match in (_CONTACT.search(text), _PHONE.search(text)) if match)):
        return False  # a paragraph that closes with a number to call
    return contacts > 1 or (contacts == 1 and len(text) < 80 and not text.endswith("."))


def is_navigation(text: str) -> bool:
    """Short words side by side: "전체메뉴  정치  경제", "Gündem | Spor | Teknoloji". Only where an article has not begun yet."""
    if len(text) > LONGEST_TEASER or text.endswith((".", "?", "!")) or not _has_separator(text):
        return False
    parts = [part for part in _CRUMB_SEPARATOR.split(text) if part]
    return len(parts) > 2 and max(map(len, parts)) <= 15 and not any(map(str.isdigit, text))


def mark_furniture(pieces: Sequence[Piece]) -> None:
    thread = _is_thread(pieces)
    for piece in pieces:
        if piece.kind is None and is_furniture(piece.text) and not (thread and _REPLY.fullmatch(piece.text)):
            piece.kind = "chrome"


def _is_thread(pieces: Sequence[Piece]) -> bool:
    """Whether replies make up a good part of the text, a discussion, not an article with comments; or one of them says whose it is (``ㄴ 칩덕후: …``)."""
    replies = [piece for piece in pieces if _REPLY.fullmatch(piece.text)]
    return any(_is_comment(piece) for piece in replies) or sum(len(piece.text) for piece in replies) > _THREAD * sum(len(piece.text) for piece in pieces)


def mark_teasers(pieces: Sequence[Piece]) -> None:
    """Headlines of other articles under a header such as "관련기사" or "İLGİLİ HABERLER", until the article goes on."""
    inside = False
    for i, piece in enumerate(pieces):
        if len(piece.text) <= 40 and piece.kind in (None, "heading", "chrome") and opens_teasers(piece.text):
            inside = True
            piece.kind = "chrome"
        elif inside:
            inside = piece.kind == "chrome" or _is_teaser(pieces, i)
            if inside:
                piece.kind = "chrome"


def opens_teasers(text: str) -> bool:
    """A header over other articles; under a heading of Markdown, "주요 뉴스" is the article's own, "관련 기사" is not."""
    if text.startswith("#") and not _RELATED.search(folded(text)):
        return False
    return _TEASERS.fullmatch(folded(" ".join(text.strip("[]<>【】〈〉# *").split()))) is not None  # ``[많이  본  뉴스]``


def has_teaser_label(text: str) -> bool:
    """Whether a line begins as a pointer to another article does: "Ayrıca Bkz. …", "관련 기사 …"; in running text it may be none."""
    return _TEASER_LABEL.match(folded(text)) is not None


def _is_teaser(pieces: Sequence[Piece], i: int) -> bool:
    """A headline: short, without a full stop, not set off by an empty line from what precedes and followed by long text."""
    piece = pieces[i]
    if piece.kind in ("code", "table", "question", "answer") or len(piece.text) > LONGEST_TEASER:
        return False
    if _HEADLINE_END.search(piece.text) or _STATED.match(piece.text):
        return False
    starts_section = piece.gap and pieces[i - 1].kind == "chrome" and not opens_teasers(pieces[i - 1].text)
    if piece.kind == "heading" and piece.text.startswith("#"):
        return False
    return not (starts_section and any(len(p.text) > LONGEST_TEASER for p in pieces[i + 1 : i + 3]))


_COMMENTS = re.compile(
    rf"{_EDGE}(?:(?:전체\s?)?댓글|의견|(?:t[üu]m )?yorumlar|comments)\s?[:：(\[]?\s?\d*\s?(?:개|건)?[)\]]?|{_EDGE}\d+ (?:yorum|comments?){_EDGE}"
)
_COMMENT_WORDS = ("댓글", "의견", "yorum", "Yorum", "YORUM", "yORUM", "omments", "OMMENTS")  # one stands in every line that opens comments
COMMENTER = re.compile(r"[\s>└┗ㄴ↳⤷·•*-]*(?:(?:답글|대댓글|답변|[Cc]evap|[Yy]anıt)\s+(?=[^\s:：]))?(?P<speaker>[^\s:：\d][^\s:：]{1,13}(?: [^\s:：]{1,10})?)\s?[:：]\s\S")
_NO_COMMENTER = re.compile(r"(?:관련|연관|추천|인기|이전|다음)\s?(?:기사|글|뉴스)|태그|키워드|출처|작성자|작성|입력|수정|저작권|이메일|기자|제보|문의|etiket.*|kaynak|ilgili.*|son.*|editör|yazar|e-posta", re.IGNORECASE)
LONGEST_COMMENT = 300


def comment_words(text: str) -> list[int]:
    """Where words for comments stand, in order; eight plain searches are five times faster than one pattern."""
    found = []
    for word in _COMMENT_WORDS:
        at = text.find(word)
        while at >= 0:
            found.append(at)
            at = text.find(word, at + 1)
    return sorted(found)


def opens_comments(text: str) -> bool:
    """Whether a line stands over what readers wrote: "전체 댓글 3", "Yorumlar (5)"."""
    if len(text) > LONGEST_FURNITURE:
        return False
    return any(word in text for word in _COMMENT_WORDS) and _COMMENTS.fullmatch(folded(text)) is not None


def mark_comments(pieces: Sequence[Piece], length: int) -> None:
    """What readers wrote: all below "댓글 3" or "Yorumlar (5)" in the second half of a text, unless long prose follows.

    Where they stand with their names before a colon (``칩덕후: 1,905점 나옵니다.``) they are a thread, and content.
    ``댓글 1``, ``댓글 2`` one after the other head the posts of a discussion.
    """
    if _numbers_posts(pieces):
        return
    for i in range(len(pieces) - 1, -1, -1):
        piece = pieces[i]
        if piece.start * 2 < length or len(piece.text) > LONGEST_COMMENT:
            return
        if piece.kind == "chrome" and len(piece.text) <= LONGEST_FURNITURE and opens_comments(piece.text.split("  ")[0]):
            if any(_is_comment(comment) for comment in pieces[i + 1 :]):
                continue
            for comment in pieces[i + 1 :]:
                comment.kind = "chrome"


def _is_comment(piece: Piece) -> bool:
    """``실리콘농부: 잘 봤습니다.``: a name and what it says."""
    match = COMMENTER.match(piece.text) if piece.kind in (None, "paragraph", "list_item", "answer") else None
    return match is not None and not _NO_COMMENTER.fullmatch(match["speaker"]) and " " in piece.text[match.end() :].strip()


def _numbers_posts(pieces: Sequence[Piece]) -> bool:
    """Whether lines for comments count up."""
    heads = [head for piece in pieces if piece.kind == "chrome" and opens_comments(head := piece.text.split("  ")[0].split(" · ")[0].split(" | ")[0])]
    counts = [int(digits[0]) for head in heads if (digits := _NUMBER.search(head))]
    return any(after == before + 1 for before, after in pairwise(counts))


_NUMBER = re.compile(r"\d+")
_TAIL_MARKS = re.compile(r"[\s#*]*(?:önceki|sonraki|to top|top|이전(?:글|기사)?|다음(?:글|기사)|맨 위로|위로)[\s:]*")
SHORTEST_DUMP = 4


def mark_link_dump(pieces: Sequence[Piece]) -> None:
    """Headlines without an empty line between them, at the very end of a text whose paragraphs have one, beside "Sonraki"."""
    begin = len(pieces)
    while begin > 0 and not pieces[begin - 1].gap:
        begin -= 1
    begin = max(begin - 1, 0)
    group = pieces[begin:]
    body_gaps = sum(piece.gap for piece in pieces[:begin])
    if begin == 0 or len(group) < SHORTEST_DUMP or body_gaps * 2 < begin:
        return
    marks = sum(_TAIL_MARKS.fullmatch(folded(piece.text)) is not None for piece in group)
    full = sum(_HEADLINE_END.search(piece.text) is not None for piece in group)
    if marks and full * 5 <= len(group):
        for piece in group:
            piece.kind = "chrome"
