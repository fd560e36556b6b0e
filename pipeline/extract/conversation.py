"""Conversations: which blocks answer, and who answers where turns name nobody."""

from __future__ import annotations

import re

from pipeline.extract.context import Bound
from pipeline.extract.reading import CLASSES, COMPONENTS, THINGS, Page, asked_once
from pipeline.lexicon import fold
from schemas.records import Block, Entity

LEAST_TURNS = 2
OPENING = 800  # code points at the start of an article that say that it is a conversation
LONGEST_QUESTION = 160
LEAST_ASKING = 0.4  # share of the lines in bold that must ask before all of them are questions
_DASHES = ("– ", "— ", "― ", "- ", "-")
_QUESTION_END = re.compile(r"[?…][\"”’*_]*\s*$")
_LED_QUESTION_END = re.compile(r"(?:[?…]|[가나까은는지고데요]\.?)[\"”’*_]*\s*$")
_ASKED_KO = re.compile(r"(?:니까|[은는인]가|[했있없하되겠]나|[을를ㄹ할될일]까|는지|[은는])\.[*_]*\s*$")
_CUE = re.compile(r"인터뷰|일문일답|문답|대담|만나봤|만났다|만났습니다|만나다|만나 |만난 |물었다|물었습니다|질의응답|묻고 답하|나눈 이야기|이야기를 (?:나눴|나누었|들었)|q&a|soru-?cevap|ile \d+ dakika|sorulari yanitla|söyleşi|röportaj|konuştuk|görüştük|sorduk|sohbet e[dt]|sorularimizi|buluştuk")
_BYLINE = re.compile(r"(?:söyleşi|röportaj|haber|yazan|fotoğraf|soran|인터뷰|글|사진|정리)[a-z]*(?: ?[:=|]) ?$")
_NAMED_KO = re.compile(r"(?<![가-힣])([김이박최정강조윤장임한오서신권황안송류유전홍고문양손배백허남심노하곽성차주우구민나진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용][가-힣]{2}) (?:[가-힣A-Za-z&]+ ){1,2}(?:대표|사장|최고기술책임자|최고경영자|CTO|CEO|CFO|부사장|연구소장|소장|교수|본부장|상무|전무|이사|원장|센터장)")
_SURNAMES = "김이박최정강조윤장임한오서신권황안송류유전홍고문양손배백허남심노하곽성차주우구민나진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용봉부빈사초"
_OFFICES_KO = "대표|사장|회장|소장|교수|박사|팀장|실장|본부장|이사|상무|전무|책임|수석|선임|연구원|연구위원|위원|애널리스트|정책관|과장|국장|부장|센터장|원장|총괄|엔지니어|개발자|작가|의장|기사|씨|님|CEO|CTO|CFO|COO|최고기술책임자|최고경영자|최고재무책임자"
_TITLED_KO = tuple(re.compile(rf"(?<![가-힣])([{_SURNAMES}][가-힣]{{1,2}})(?: ?\(\d{{2}}\))? (?:[가-힣A-Za-z0-9&·]+ ){{{words}}}[가-힣]*(?:{_OFFICES_KO})(?=[^가-힣]|은|는|이|가|과|와|을|를|의|에게|께)") for words in range(3))
_FIRM_KO = re.compile(r"(?:칩|칩스|반도체|세미|랩스?|전자|테크|증권|신문|회사|대학|기업|그룹|업체|시스템|연구소)$")
_FIRST_PERSON = re.compile(r"저희|당사|우리 회사|(?:[iuü]m[iuü]z|biz)(?![a-z])")
_MARK_PAIRS = (("―", "▲"), ("—", "▲"), ("-", "▲"), ("▷", "▶"), ("△", "▲"), ("◇", "◆"), ("▶", "▷"), ("■", "□"), ("Q", "A"))
_BOLD_LINE = re.compile(r"[◇◆▷▶■□●○―—–-]? ?\*\*[^*\n]{2,160}\*\*")
_NAMED_TR = re.compile(r"([A-ZÇĞİÖŞÜ][a-zçğıöşü]+ [A-ZÇĞİÖŞÜ][a-zçğıöşü]+): ?[“\"]")


def answering_blocks(page: Page) -> frozenset[int]:
    """Numbers of the blocks in which somebody answers whom no label names.

    ``– Kaç kartınız var?`` with a dash before each turn; two marks in turn (``▷``, ``▶``); questions as lines of their own
    (``가격은 정했나?``) or lines in bold in an article whose opening speaks of a conversation, all between them and after them.
    """
    blocks = page.document.article.blocks
    if marked := _answers_by_mark(page):
        return marked
    if not _dashes_ask(page) and _led_by_dashes(page):
        return frozenset(number for number, block in enumerate(blocks) if _dash_led(page, block) and not _asks(page, block))
    questions = question_blocks(page)
    if not questions:
        return frozenset()
    kinds = ("paragraph", "list_item", "quote", "answer", "table")
    return frozenset(number for number in range(min(questions) + 1, len(blocks)) if number not in questions and blocks[number].kind in kinds and not blocks[number].speaker)


@asked_once
def question_blocks(page: Page) -> frozenset[int]:
    """Numbers of the blocks that ask in a conversation in which no label tells who does; lines in bold or behind a dash all do, where enough of them do and no answer is one."""
    blocks = page.document.article.blocks
    bold = [number for number, block in enumerate(blocks) if _is_bold(page, block)]
    asking = [number for number in bold if blocks[number].kind == "question" or _asks(page, blocks[number]) or _ASKED_KO.search(page.text, blocks[number].start, blocks[number].end)]
    questions = [number for number, block in enumerate(blocks) if is_question(page, block)]
    if len(asking) >= LEAST_TURNS and len(asking) >= len(bold) * LEAST_ASKING:
        questions = sorted({*questions, *bold})
    if _dashes_ask(page):
        questions = sorted({*questions, *(number for number, block in enumerate(blocks) if _dash_led(page, block))})
    if len(questions) < LEAST_TURNS or not _is_conversation(page, blocks[questions[0]].start):
        return frozenset()
    return frozenset(questions)


def _dashes_ask(page: Page) -> bool:
    """``― 가격은요?`` above ``"38달러입니다."``: whether dashes open the questions and nothing else: two at least ask, and each is followed by a turn without one."""
    blocks = page.document.article.blocks
    led = [number for number, block in enumerate(blocks) if _dash_led(page, block) and block.kind != "list_item"]
    asking = [number for number in led if _asks(page, blocks[number]) or _ASKED_KO.search(page.text, blocks[number].start, blocks[number].end)]
    return len(asking) >= LEAST_TURNS and len(asking) >= len(led) * LEAST_ASKING and not any(number + 1 in led for number in led)


def is_question(page: Page, block: Block) -> bool:
    """``― 가격은.``, ``Fiyatı ne olacak?``: a block that only asks."""
    if block.kind in ("chrome", "code", "title", "byline", "date") or block.end - block.start > LONGEST_QUESTION:
        return False
    if block.kind == "question":
        return True
    led = _dash_led(page, block) or block.kind in ("list_item", "heading")
    return _asks(page, block) or bool(led and _LED_QUESTION_END.search(page.text, block.start, block.end) and _ASKED_KO.search(page.text, block.start, block.end))


def asks_only(page: Page, block: Block) -> bool:
    """``Soru: 400 vatı aşıyor mu?``, ``질문: 400W를 넘나요?``: a turn of whoever asks, by its label."""
    if block.kind == "question" or _ASKER.match(page.folded, block.start, block.end):
        return True
    return any(page.document.article.blocks[number].start == block.start for number in question_blocks(page))


_ASKER = re.compile(r"[\s*_>-]*(?:soru|s|q|질문|문)(?: ?\d{1,2})?[*_]* ?[:：]")


@asked_once
def interviewee(page: Page) -> Bound | None:
    """Who answers under a bare ``A.`` or ``Yanıt``: the person of the title, else the one introduced first, else the main maker."""
    blocks = page.document.article.blocks
    opening = [(b.start, b.end) for b in blocks if b.kind == "title"][:1] + [(b.start, min(b.end, OPENING)) for b in blocks if b.kind in ("paragraph", "heading", "byline") and b.start < OPENING]
    for start, end in opening:
        if person := _person(page, start, end):
            return person
    for reading in page.readings:
        if page.block(reading).kind in ("title", "paragraph", "heading"):
            for named in reading.names:
                if named.type == "person" and not _BYLINE.search(page.folded, max(reading.start, named.start - 14), named.start):
                    return Bound(named.name, named.entity, None, None, 0.6, "interviewee")
    raw = (_NAMED_KO if page.grammar.code == "ko" else _NAMED_TR).search(page.text, 0, OPENING)
    if raw:
        return Bound(raw[1], None, None, None, 0.6, "interviewee")
    maker = _maker_in_person(page) if _FIRST_PERSON.search(page.folded) else None
    return Bound(maker.name, maker, None, None, 0.6, "interviewee") if maker else None


def _maker_in_person(page: Page) -> Entity | None:
    """Whoever answers customers on a page of its own: the maker named first, unless what the page tells of first has another one or none that is known (``나비엣지 NB-20`` beside ``인텔 Arc``)."""
    names = [n for r in page.readings if page.block(r).kind in ("title", "paragraph") for n in r.names if n.role != "comparator"]
    maker = next((n.entity for n in names if n.type == "vendor"), None)
    thing = next((n.entity for n in names if n.type in THINGS and n.entity.entity_id not in CLASSES | COMPONENTS), None)
    return maker if maker and (thing is None or thing.vendor_id == maker.entity_id) else None


def shortens(short: str, full: str) -> bool:
    """``도윤`` for ``김도윤``, ``Elif`` and ``Sönmez`` for ``Elif Sönmez``: whether a name is a part of a person's full one."""
    wanted, words = fold(short), fold(full).split()
    return wanted != fold(full) and (wanted in words or (len(words) == 1 and re.fullmatch(r"[가-힣]{2}", wanted) is not None and re.fullmatch(f"[가-힣]{{1,2}}{wanted}", words[0]) is not None))


def named_in_full(page: Page, short: str) -> Entity | None:
    """The one person of the document whose full name a label shortens."""
    people = {e.name: e for e in page.entities.values() if e.type == "person" and shortens(short, e.name)}
    return next(iter(people.values())) if len(people) == 1 else None


def _person(page: Page, start: int, end: int) -> Bound | None:
    """The first person named in a span, by an office behind a Korean name or as a mention; no reporter."""
    patterns = _TITLED_KO if page.grammar.code == "ko" else (_NAMED_TR,)
    for pattern in patterns:
        for titled in pattern.finditer(page.text, start, end):
            if not _BYLINE.search(page.folded, max(start, titled.start() - 14), titled.start()) and not _FIRM_KO.search(titled[1]):
                entity = next((e for e in page.entities.values() if e.type == "person" and e.name == titled[1]), None)
                return Bound(titled[1], entity, None, None, 0.7, "interviewee")
    for named in page.names_between(start, end):
        if named.type == "person" and not _BYLINE.search(page.folded, max(start, named.start - 14), named.start) and (page.grammar.code == "tr" or " " not in named.name):
            return Bound(named.name, named.entity, None, None, 0.7, "interviewee")
    return None


def _is_conversation(page: Page, first: int) -> bool:
    """Whether the opening speaks of a conversation, or the title names a person of whom the answers then do not speak."""
    if _CUE.search(page.folded, 0, OPENING):
        return not _is_told_of(page, first)
    title = next((b for b in page.document.article.blocks if b.kind == "title"), None)
    person = _person(page, title.start, title.end) if title else None
    return person is not None and page.text.count(person.name.split()[-1], first) < LEAST_TURNS


def _is_told_of(page: Page, first: int) -> bool:
    """``김 교수는 이렇게 비유합니다``: whether the text between the questions tells of the person who would answer."""
    person = interviewee(page) if page.grammar.code == "ko" else None
    if person is None or not re.fullmatch(r"[가-힣]{2,4}", person.name):
        return False
    return bool(re.compile(rf"(?:{person.name}|(?<![가-힣]){person.name[0]}) ?(?:{_OFFICES_KO})(?:은|는|이|가) ").search(page.text, first))


def _answers_by_mark(page: Page) -> frozenset[int]:
    """Blocks led by the answering one of two marks that take turns: ``― … ▲ …``, ``▷ … ▶ …``."""
    blocks = page.document.article.blocks
    heads = [page.text[block.start : block.end].lstrip()[:1] for block in blocks]
    for asking, answering in _MARK_PAIRS:
        if heads.count(asking) >= LEAST_TURNS and heads.count(answering) >= LEAST_TURNS:
            led, answers = False, set()
            for number, head in enumerate(heads):
                led = head == answering or (led and head != asking and blocks[number].kind in ("paragraph", "answer", "list_item"))
                if led:
                    answers.add(number)
            return frozenset(answers)
    return frozenset()


def _is_bold(page: Page, block: Block) -> bool:
    """Whether a block is one line in bold and nothing else."""
    return bool(_BOLD_LINE.fullmatch(page.text[block.start : block.end].strip()))


def _asks(page: Page, block: Block) -> bool:
    return bool(_QUESTION_END.search(page.text, block.start, block.end))


def _dash_led(page: Page, block: Block) -> bool:
    """Whether a block opens with the dash of a turn (``– Kaç kartınız var?``)."""
    return page.text[block.start : block.end].lstrip().startswith(_DASHES)


def _led_by_dashes(page: Page) -> bool:
    """Whether dashes open the turns of a conversation: at least two of them questions, at least two of them none."""
    turns = [_asks(page, block) for block in page.document.article.blocks if _dash_led(page, block)]
    return turns.count(True) >= LEAST_TURNS and turns.count(False) >= LEAST_TURNS
