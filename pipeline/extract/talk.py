"""Whose a value is in an answer of an interview: the speaker's own, where the sentence says ``we`` or names nobody and the turn has not turned to another's."""

from __future__ import annotations

import re

from pipeline.extract.context import Bound, Context
from pipeline.extract.reading import CLASSES, COMPONENTS, MAKERS, MEASURES, THINGS, Named, Page, Reading, asked_once
from pipeline.languages import pointing_of
from schemas.records import Entity, Figure

_HELD_AGAINST = re.compile(r"(?: [가-힣]+)?(?:보다|에 비해|에 비하면|대비)|['’]?[a-zçğöşü]*(?: [a-zçğöşü]+)? (?:göre|kiyasla|daha) ")
_BIZ = re.compile(r"(?<![a-zçğöşü])(?:biz(?:im|de|e|den|imki)?|[a-zçğöşü]{2,}[iuü]m[iuü]z(?:[iuü]n|[dt][ae]n?|[iuüae])?)(?![a-zçğöşü])")
_NOW = re.compile(r"(?<![가-힣])(?:지금|이제|현재)(?![가-힣])|(?<![a-zçğöşü])(?:şimdi|artik)(?![a-zçğöşü])")
_OTHERS_KO = re.compile(r"(?<![가-힣])(?P<phrase>그쪽|저쪽|상대|거기|그 ?회사)(?:은|는|이|가|에선|에서는|의 경우)? (?:약 |한 )?$")
_OTHERS_TR = re.compile(r"(?<![a-zçğöşü])(?P<phrase>onda|onlarda|onlarinki|onunki|ötekinde|diğerinde|karşi tarafta|rakipte)(?: ise| de| da)? (?:yaklaşik )?$")
_BACK = 8  # sentences
_COMING_KO = re.compile(r"(?<![가-힣a-z0-9.])(?P<phrase>(?:[a-z][a-z0-9.]{0,5} ?|[가-힣]{1,3}형 |보급형 |저전력 )(?:모듈|카드|칩|보드|서버|버전|제품|모델))(?:도|을|를) (?:[가-힣]+ ){0,2}?(?:내놓|내놔|선보이|출시|준비|개발)")
_COMING_TR = re.compile(r"(?<![a-zçğöşü0-9.])(?P<phrase>(?:[a-z][a-z0-9.]{0,5}|küçük bir|daha küçük bir) (?:modül|kart|çip|yonga|sunucu|sürüm|model))(?:[iuü]|[iuü]n[iuü])?(?: de| da)? (?:[a-zçğöşü]+ ){0,2}?(?:çikar|hazirl|sun|geliştir|piyasaya)")


def meant_by_us(page: Page, reading: Reading, index: int, figure: Figure, chosen: Bound, context: Context) -> Bound | None:
    """``저희는 용량이 두 배예요``, ``Tek kullanıcıda biz 130 token/s'deyiz``: the speaker's own thing instead of another that the sentence does not tell of; None where the choice stands."""
    firm, entity = firm_in_talk(page, context) if page.block(reading).kind == "answer" else None, chosen.entity
    if firm is None or entity is None or entity.type not in THINGS or entity.entity_id in COMPONENTS | CLASSES or _is_told(page, reading, figure, entity):
        return None
    maker = page.maker(entity)
    end = reading.clause(figure.start)[1]
    us = pointing_of(page.grammar.code).ours.search(page.folded, reading.start, end) is not None
    named = us if page.grammar.code == "ko" else _BIZ.search(page.folded, reading.start, end) is not None  # a verb's ending says who does it, not whose the thing is
    if maker is None or (maker == firm and (not us or _spoken_of(page, reading, index, entity))):
        return None
    if maker != firm and not named and (page.grammar.code == "tr" or turned_to_other(page, reading, index, firm)):
        return None
    if any(n.type in THINGS | MAKERS and n.end <= figure.start and n.role in _LEADING for n in reading.names):
        return None
    own = own_thing(page, reading, index, figure, context, firm)
    return None if own is None or own is entity else Bound(own.name, own, None, None, 0.6, "carried:ours")


def firm_in_talk(page: Page, context: Context) -> str | None:
    """Whose somebody is who answers: the firm that the article is about, else the one in its title, else the one that its opening speaks of first."""
    if not any(block.kind == "question" for block in page.document.article.blocks):
        return None
    sold = page.maker(context.title_thing.entity) if context.title_maker is None and context.title_thing and context.title_thing.entity else None
    if sold:
        return sold  # the page of one product
    if (employer := _employer(page)) is not None and employer.type == "vendor":
        return employer.name
    if known := context.title_maker or context.hero_maker:
        return known.name
    return _first_firm(page)


@asked_once
def _first_firm(page: Page) -> str | None:
    """The first firm with a thing of its own in the title, else in the paragraphs."""
    with_things = {page.maker(one) for one in page.entities.values() if _is_thing(one)}
    named = [(page.block(reading).kind, n.name) for reading in page.readings for n in reading.names if n.type == "vendor" and n.name in with_things]
    return next((name for sought in ("title", "paragraph") for kind, name in named if kind == sought), None)


_OF_OWN = frozenset("employee_count revenue profit loss profit_margin operating_margin growth investment valuation customer_count order_backlog".split())
_OFFICE_TR = re.compile(
    r"['’]?n?[iuü]n (?!eski)(?:(?!eski)[a-zçğöşü]+ ){0,3}?(?:kurucu|kurduğ|genel müdür|ceo|cto|cfo|yönetici|direktör|müdür|başkan|ortağ|sorumlu|mühendis|ekib|atölye|laboratuvar|ofis)"
    r"|['’]?y?[iuü] (?:[^\s.!?]+ ){0,6}?kur(?:du|muş)(?![a-zçğöşü])"
)
_OFFICE_KO = re.compile(r"(?:의)? ?(?:[가-힣]+ ){0,2}?(?:공동 ?)?(?:창업자|대표|최고경영자|최고기술책임자|ceo|cto|부사장|연구소장|본부장)")
_WE_ARE_TR = re.compile(r"(?:['’]?y?[iuü]z|y?[dt][iuü]k)(?![a-zçğöşü])")


def our_firm(page: Page, reading: Reading, figure: Figure, metric: str) -> Bound | None:
    """``(Lodos Bulut'un kurucusu Ece Tan ile …) 31 kişiyiz``, ``Geçen yıl gelirimiz 8 milyon liraydı``: what an answer says that ``we`` earn or are is of the firm whose somebody is who answers."""
    if metric not in _OF_OWN or page.block(reading).kind != "answer":
        return None
    end = reading.clause(figure.start)[1]
    we = pointing_of(page.grammar.code).ours.search(page.folded, reading.start, end) or (page.grammar.code == "tr" and _WE_ARE_TR.match(page.folded, figure.end))
    if not we or any(n.end <= figure.start and n.type != "person" for n in reading.names):
        return None
    firm = _employer(page)
    return Bound(firm.name, firm, None, None, 0.7, "carried:our_firm") if firm else None


@asked_once
def _employer(page: Page) -> Entity | None:
    """``Lodos Bulut'un kurucusu``, ``Lodos Bulut'u 2019'da kurdu``, ``바람칩 대표``: the firm that the opening of an interview says somebody works for or has founded."""
    office = _OFFICE_KO if page.grammar.code == "ko" else _OFFICE_TR
    for reading in page.readings:
        if page.block(reading).kind in ("question", "answer"):
            return None
        told = next((n.entity for n in reading.names if n.type in MAKERS | {"product"} and office.match(page.folded, n.end, reading.end)), None)
        if told:
            return told
    return None


_LEADING = frozenset({"topic", "subject", "genitive", "label", "locative"})


def own_thing(page: Page, reading: Reading, index: int, figure: Figure, context: Context, firm: str) -> Entity | None:
    """What the question before asks about, else the thing of the speaker's firm of which most was told."""
    asked = _asked(page, reading, index, firm)
    if asked is not None and not _NOW.search(page.folded, reading.start, figure.start):
        return asked
    told = [one for key in context.tally.told if _is_own(page, one := page.entities.get(key), firm) and one is not None]
    last = max(told, key=lambda one: (context.tally.told[one.entity_id], one.entity_id), default=None)
    named = [n.entity for before in page.readings[: index + 1] for n in before.names if n.end <= figure.start and _is_own(page, n.entity, firm)]
    return last or (named[-1] if named else None)


def _is_own(page: Page, one: Entity | None, firm: str) -> bool:
    return one is not None and _is_thing(one) and page.maker(one) == firm


def _is_thing(one: Entity) -> bool:
    return one.type in THINGS and one.entity_id not in COMPONENTS | CLASSES


def _asked(page: Page, reading: Reading, index: int, firm: str) -> Entity | None:
    """``P3'te ne eksikti?``: the one thing of the speaker's that the question names, where the answer has named none since."""
    for before in reversed(page.readings[:index]):
        kind = page.block(before).kind
        things = {n.entity.entity_id: n.entity for n in before.names if _is_own(page, n.entity, firm)}
        if kind == "question":
            return next(iter(things.values())) if len(things) == 1 else None
        if before.block != reading.block or things:
            return None
    return None


def _spoken_of(page: Page, reading: Reading, index: int, entity: Entity) -> bool:
    """Whether the answer so far, or the question before it, names a thing."""
    for before in reversed(page.readings[:index]):
        if any(n.entity is entity for n in before.names):
            return True
        if before.block != reading.block and page.block(before).kind == "question":
            return False
    return False


def _is_told(page: Page, reading: Reading, figure: Figure, entity: Entity) -> bool:
    """Whether the sentence names a thing otherwise than to hold another against it."""
    return any(n.entity is entity and not _only_against(page, n, figure) for n in reading.names)


def _only_against(page: Page, named: Named, figure: Figure) -> bool:
    return named.role == "comparator" or (named.start >= figure.end and _HELD_AGAINST.match(page.folded, named.end) is not None)


def turned_to_other(page: Page, reading: Reading, index: int, firm: str) -> bool:
    """Whether the last sentence of the turn that says of whom it tells, tells of another's thing."""
    words = pointing_of(page.grammar.code)
    for before in reversed(page.readings[:index]):
        if before.block != reading.block or words.ours.search(page.folded, before.start, before.end):
            return False
        things = [n for n in before.names if n.type in THINGS and n.role != "comparator" and not _HELD_AGAINST.match(page.folded, n.end) and n.entity.entity_id not in COMPONENTS | CLASSES]
        if things:
            return not any(_is_own(page, n.entity, firm) for n in things)
    return False


def theirs(page: Page, reading: Reading, figure: Figure, context: Context) -> Bound | None:
    """``bizde 150 milisaniye, onda 210``, ``저희는 150밀리초, 그쪽은 210밀리초``: of the other one that was told of last."""
    told = (_OTHERS_KO if page.grammar.code == "ko" else _OTHERS_TR).search(page.folded, reading.start, figure.start)
    if told is None or not pointing_of(page.grammar.code).ours.search(page.folded, reading.start, told.start()):
        return None
    ours = [f for f in reading.figures if f.kind in MEASURES and f.end <= told.start()]
    own = context.said[1].entity if ours and context.said and context.said[0] == ours[-1].start else None
    for key in reversed(context.tally.claimed[-_BACK:]):
        one = page.entities.get(key)
        if own is not None and one is not None and one.type in THINGS and one is not own and page.maker(one) != page.maker(own):
            return Bound(one.name, one, *told.span("phrase"), 0.7, "theirs")
    return None


def coming_without_name(page: Page, reading: Reading, index: int, figure: Figure) -> Bound | None:
    """``M.2 모듈도 내놓으려고 해요. 12W에 20TOPS쯤``, ``M.2 modülü de çıkaracağız. 12 W'ta 20 TOPS``: what the speaker will bring out and the sentences behind it go on about."""
    pattern = _COMING_KO if page.grammar.code == "ko" else _COMING_TR
    if page.block(reading).kind != "answer" or any(n.type in THINGS and n.entity.entity_id not in COMPONENTS | CLASSES for n in reading.names):
        return None
    for before in (reading, *(page.readings[index - 1 : index] if index else ())):
        told = pattern.search(page.folded, before.start, before.end) if before.block == reading.block else None
        if told:
            return Bound(page.text[slice(*told.span("phrase"))], None, *told.span("phrase"), 0.65, "to_come") if before is reading else Bound(page.text[slice(*told.span("phrase"))], None, *told.span("phrase"), 0.6, "carried:to_come")
    return None
