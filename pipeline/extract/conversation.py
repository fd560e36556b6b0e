"""Conversations: which blocks answer, and who answers where turns name nobody."""

from __future__ import annotations

import re

from pipeline.extract.context import Bound
from pipeline.extract.reading import Page
from schemas.records import Block

LEAST_TURNS = 2
OPENING = 800  # code points at the start of an article that say that it is a conversation
LONGEST_QUESTION = 160
_DASHES = ("– ", "— ", "― ", "- ", "-")
_QUESTION_END = re.compile(r"[?…][\"”’*_]*\s*$")
_LED_QUESTION_END = re.compile(r"(?:[?…]|[가나까은는지고데요]\.?)[\"”’*_]*\s*$")
_ASKED_KO = re.compile(r"(?:[은는인]가|[했있없하되겠]나|[을를ㄹ할될일]까|는지|[은는])\.[*_]*\s*$")
_CUE = re.compile(r"인터뷰|일문일답|문답|대담|만나봤|만났다|만나 |물었다|질의응답|q&a|söyleşi|röportaj|konuştuk|görüştük|sorduk|sohbet e[dt]|sorularimizi|buluştuk")
_BYLINE = re.compile(r"(?:söyleşi|röportaj|haber|yazan|fotoğraf|soran|인터뷰|글|사진|정리)[a-z]*(?: ?[:=|]) ?$")
_NAMED_KO = re.compile(r"(?<![가-힣])([김이박최정강조윤장임한오서신권황안송류유전홍고문양손배백허남심노하곽성차주우구민나진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용][가-힣]{2}) (?:[가-힣A-Za-z&]+ ){1,2}(?:대표|사장|최고기술책임자|최고경영자|CTO|CEO|CFO|부사장|연구소장|소장|교수|본부장|상무|전무|이사|원장|센터장)")
_NAMED_TR = re.compile(r"([A-ZÇĞİÖŞÜ][a-zçğıöşü]+ [A-ZÇĞİÖŞÜ][a-zçğıöşü]+): ?[“\"]")


def answering_blocks(page: Page) -> frozenset[int]:
    """Numbers of the blocks in which somebody answers whom no label names.

    ``– Kaç kartınız var?`` with a dash before each turn; questions as lines of their own (``가격은 정했나?``) in an article whose
    opening speaks of a conversation, all between them and after them.
    """
    blocks = page.document.article.blocks
    if _led_by_dashes(page):
        return frozenset(number for number, block in enumerate(blocks) if _dash_led(page, block) and not _asks(page, block))
    questions = [number for number, block in enumerate(blocks) if is_question(page, block)]
    if len(questions) < LEAST_TURNS or not _CUE.search(page.folded, 0, OPENING):
        return frozenset()
    kinds = ("paragraph", "list_item", "quote", "answer")
    return frozenset(number for number in range(questions[0] + 1, len(blocks)) if number not in questions and blocks[number].kind in kinds and not blocks[number].speaker)


def is_question(page: Page, block: Block) -> bool:
    """``― 가격은.``, ``Fiyatı ne olacak?``: a block that only asks."""
    if block.kind in ("chrome", "code", "title", "byline", "date") or block.end - block.start > LONGEST_QUESTION:
        return False
    if block.kind == "question":
        return True
    led = _dash_led(page, block) or block.kind in ("list_item", "heading")
    return _asks(page, block) or bool(led and _LED_QUESTION_END.search(page.text, block.start, block.end) and _ASKED_KO.search(page.text, block.start, block.end))


def interviewee(page: Page) -> Bound | None:
    """Who answers under a bare ``A.`` or ``Yanıt``: the person whom the article introduces first, else its main maker."""
    for reading in page.readings:
        if page.block(reading).kind in ("title", "paragraph", "heading"):
            for named in reading.names:
                if named.type == "person" and not _BYLINE.search(page.folded, max(reading.start, named.start - 14), named.start):
                    return Bound(named.name, named.entity, None, None, 0.6, "interviewee")
    raw = (_NAMED_KO if page.grammar.code == "ko" else _NAMED_TR).search(page.text, 0, OPENING)
    if raw:
        return Bound(raw[1], None, None, None, 0.6, "interviewee")
    maker = next((n for r in page.readings if page.block(r).kind in ("title", "paragraph") for n in r.names if n.type == "vendor"), None)
    return Bound(maker.name, maker.entity, None, None, 0.6, "interviewee") if maker else None


def _asks(page: Page, block: Block) -> bool:
    return bool(_QUESTION_END.search(page.text, block.start, block.end))


def _dash_led(page: Page, block: Block) -> bool:
    """Whether a block opens with the dash of a turn (``– Kaç kartınız var?``)."""
    return page.text[block.start : block.end].lstrip().startswith(_DASHES)


def _led_by_dashes(page: Page) -> bool:
    """Whether dashes open the turns of a conversation: at least two of them questions, at least two of them none."""
    turns = [_asks(page, block) for block in page.document.article.blocks if _dash_led(page, block)]
    return turns.count(True) >= LEAST_TURNS and turns.count(False) >= LEAST_TURNS
