"""What was before and what came of it: predecessors, and both ends of a change."""

from __future__ import annotations

import re

from pipeline.extract.by_basis import end_before
from pipeline.extract.comparators.changes import begins_change
from pipeline.extract.context import Bound, bound
from pipeline.extract.moved import SIDE_BY_SIDE, closes_change, holder_at_end, side_of_move
from pipeline.extract.pointing import kin_of_topic
from pipeline.extract.predecessors import SUCCEEDED, called_former, numbered_before
from pipeline.extract.reading import CLASSES, COMPONENTS, LOOSE, MAKERS, THINGS, Named, Page, Reading
from pipeline.extract.subjects.places import adnominal
from pipeline.extract.subjects.question import MARKET_METRICS, SHORT_CASE, Question, unsaid
from pipeline.extract.subjects.sides import ABOUT
from pipeline.languages import pointing_of, wholes_of
from schemas.records import Figure


def kin(q: Question) -> Bound | None:
    """``selefi 79'da kalıyordu``: the predecessor or sibling of the topic."""
    return kin_of_topic(q.page, q.reading, q.index, q.figure.start, q.context, q.rival)


def predecessor(q: Question) -> Bound | None:
    """``450W인 전작보다``, ``전작(1.01TB)``: the figure belongs to the predecessor, which is the last other thing of the maker."""
    folded, previous = q.page.folded, q.page.grammar.previous
    opened = folded.rfind("(", q.reading.start, q.figure.start)
    if opened >= 0 and folded.rfind(")", opened, q.figure.start) < 0:
        held = any(m.end() >= opened - 4 for m in previous.finditer(folded, max(q.reading.start, opened - 16), opened))
    else:
        match = previous.search(folded, q.figure.end, min(q.reading.end, q.figure.end + 14))
        held = bool(match and re.fullmatch(r"(?:인|였던|이던|의|짜리|['’]?l[iuü]k) ?", folded[q.figure.end : match.start()]))
    if not held:
        return None
    topic = q.context.thing
    for reading in reversed(q.page.readings[max(0, q.index - 4) : q.index + 1]):
        for named in reversed(reading.names):
            if named.start < q.figure.start and named.type in THINGS and named.entity.entity_id not in COMPONENTS and topic and named.name != topic.name and q.page.maker(named.entity) == q.page.maker(topic.entity):
                return bound(named, 0.6, "predecessor")
    return None


def kin_named(q: Question) -> Bound | None:
    """``전작인 아톰은 4.3밀리초를 기록해 T4보다 1.8배 빨랐다``, ``Önceki nesil H100 80 GB taşıyordu ve A100'den üç kat hızlıydı``: the sentence is about the kin that it names."""
    if q.cell is not None:
        return None
    before = [n for n in q.reading.names if n.end <= q.figure.start and n.type in THINGS and n.role in _LED_BY and n.entity.entity_id not in COMPONENTS | CLASSES and not (q.rival and q.rival.entity is n.entity)]
    if len({n.entity.entity_id for n in before}) != 1:
        return None
    called = pointing_of(q.page.grammar.code).kin_called.search(q.page.folded, q.reading.start, before[0].start)
    return bound(before[0], 0.8, "kin_named") if called else None


_LED_BY = frozenset({"topic", "subject", "bare"})


_SWITCHES = re.compile(r"['’]?y?[ae] (?:geç(?:ince|tikten sonra|tiğimizden beri)|geçişle)|(?:으로|로) (?:바꾸|옮기|갈아타|교체하)(?:자|니|고|면서|며)|(?:으로|로) (?:바꾼|옮긴|갈아탄|교체한) (?:뒤|후|다음)")
_USED = re.compile(r"['’]?[iuü]?(?: [a-zçğöşü]+){0,2}? kullan(?:iyor|ir|mak|di|iliyor|m[iı]ş)[a-zçğöşü]*|(?:을|를) (?:[가-힣]+ ){0,2}?(?:쓰다가|썼[는으었다]|써 ?왔|쓰고 있었|사용했|사용하다가|사용해 ?왔|돌렸)")


def switched_from(q: Question) -> Bound | None:
    """``Coral kullanıyorduk. Serçe S3'e geçince gecikme 48 ms'den 9 ms'ye düştü``, ``코랄을 썼는데 참매로 바꾸자 48에서 9로``: where a switch from one thing to another changes a value, the first was that of what was used before."""
    low = q.page.readings[q.index - _SWITCH_BACK].start if q.index >= _SWITCH_BACK else 0
    new = next((n for n in q.reading.names if n.end <= q.figure.start and n.type in THINGS and _SWITCHES.match(q.page.folded, n.end)), None)
    if new is None or q.cell is not None or not begins_change(q.page, q.reading, q.figure):
        return None
    used = [n for n in q.page.names_between(low, new.start) if n.type in THINGS and n.entity is not new.entity and _USED.match(q.page.folded, n.end)]
    return bound(used[-1], 0.7, "switched_from") if used else None


_SWITCH_BACK = 2  # sentences


def former(q: Question) -> Bound | None:
    """``전작은 48GB였다``, ``önceki nesil 64 GB taşıyordu``: the predecessor, where the text has named it as such (``전작 가온 G3``, ``selefi Meltem 1``)."""
    low, _ = q.reading.clause(q.figure.start)
    told = [match.end() for match in q.page.grammar.former.finditer(q.page.folded, low, q.figure.start) if not _has_ratio(q, match)]
    if not told or q.cell is not None or adnominal(q) or any(told[-1] <= n.start < q.figure.start and n.type in THINGS and n.entity.entity_id not in COMPONENTS for n in q.reading.names):
        return None
    if closes_change(q.page, q.reading, told[-1], q.figure):
        return None
    named = called_former(q.page, q.index)
    return unsaid(named, 0.75, "former") if named and not (q.rival and q.rival.entity is named and q.rival.method != "model") else None


def _has_ratio(q: Question, former: re.Match[str]) -> bool:
    """``전작의 1.75배가 되었다``, ``selefinin 1,75 katı``: what something else is so many times of."""
    return q.figure.unit in ("x", "percent") and former[0].endswith(_OWNERS) and bool(ABOUT.fullmatch(q.page.folded, former.end(), q.figure.start))


_OWNERS = ("의", "nin", "nun", "nün")


def succeeded(q: Question) -> set[str]:
    """``H100의 후속작으로 전력은 1,000W``, ``A100'ün yerini alan çip``: what is only named as the one before."""
    return {n.entity.entity_id for n in q.reading.names if n.end <= q.figure.start and n.type in THINGS and SUCCEEDED.match(q.page.folded, n.end)}


def one_end(q: Question) -> Bound | None:
    """``ilk nesildeki 60 W'tan 95 W'a``, ``V100 서버와 견줘 2.4초에서 1.3초로``: a change from what another thing has to what the thing told of has."""
    return holder_at_end(q.page, q.reading, q.index, q.figure, q.context) if q.cell is None and (not q.rival or q.rival.name == "previous" or q.rival.method == SIDE_BY_SIDE) and q.metric not in MARKET_METRICS else None


def before_or_after(q: Question) -> Bound | None:
    """``Eski küme … işliyordu, yenisi … takıldı``, ``예전에는 21시간, 이제 13시간``: of the two things of a move."""
    return side_of_move(q.page, q.reading, q.figure) if q.cell is None and q.metric not in MARKET_METRICS else None


def gone_on_with(q: Question) -> Bound | None:
    """``3090에서 5090으로 옮겼다. … 전력은 120W 줄었다``: what has no name in a text of one move, where the thing left is not gone on about."""
    thing = q.context.thing
    if q.cell is not None or thing is None or thing.method != "moved" or q.metric in MARKET_METRICS or q.figure.kind == "money" or any(n.type in THINGS | MAKERS | LOOSE and n.start < q.figure.start for n in q.reading.names):
        return None
    return q.but_rival(thing.carried(1.0))


def former_described(q: Question) -> Bound | None:
    """``750 watt tüketen selefinin``, ``700W를 쓰던 전작보다``: what describes the predecessor is its own."""
    behind = wholes_of(q.page.grammar.code).described.match(q.page.folded, q.figure.end, q.reading.end)
    if behind is None or q.cell or q.figure.kind != "quantity" or not q.page.grammar.previous.match(q.page.folded, behind.end(), q.reading.end):
        return None
    named = called_former(q.page, q.index)
    if named is None:
        thing = q.context.thing
        named = numbered_before(q.page, thing.entity) if thing and thing.entity else None
    return unsaid(named, 0.7, "former") if named else None


def other_half(q: Question) -> Bound | None:
    """``보드 가격이 420유로에서 260유로로``, ``22 W'tan 13 W'a``: both ends of a change are of one thing, unless the first stands right behind a name of its own."""
    said, figures = q.context.said, q.reading.figures
    at = figures.index(q.figure) if q.figure in figures else 0
    first = figures[at - 1] if at else None
    if q.cell or said is None or first is None or said[0] != first.start or said[1].method in _OF_FORMER or not _ends_of_change(q.page, q.reading, first, q.figure):
        return None
    had = said[1].entity if (said[1].start or 0) < q.reading.start and q.rival is None else None
    own = next((one for one in (q.context.hero, q.context.title_thing, q.context.thing) if had and one and one.entity and one.entity is not had and numbered_before(q.page, one.entity) is had), None)
    if own is not None:
        return own.carried()  # `(M5는 M4보다 빠르다.) 전력은 120W에서 150W로`: from what the one before had to what is told of
    return said[1]


def between_ends(q: Question) -> Bound | None:
    """``가동률은 61%에서 68%로 7%포인트 올랐다``: what lies between both ends of a change is of what had them."""
    said = q.context.said
    return said[1] if q.cell is None and said and (end := end_before(q.page, q.reading, q.figure)) and said[0] == end.start else None


def _ends_of_change(page: Page, reading: Reading, first: Figure, second: Figure) -> bool:
    """``420유로에서 260유로로``: both ends of a change, the first not of a thing named right before it."""
    if first.unit != second.unit or not page.grammar.from_to.fullmatch(page.folded, first.end, second.start):
        return False
    return not any(0 <= first.start - n.end <= SHORT_CASE for n in reading.names if n.type in THINGS)


_OF_FORMER = frozenset({"former", "held_against", "end_of_change", "moved", "predecessor", "kin", "kin_named"})


def predecessor_of_change(q: Question) -> Bound | None:
    """``selefi K1'in dört katı hıza ulaşırken gücü 95 vattan 150 vata çıktı``, ``전작 M1의 네 배 속도를 내면서 전력은 95W에서 150W로``: the first end of a change is of the one that the sentence has set it against."""
    if q.cell is not None or not begins_change(q.page, q.reading, q.figure):
        return None
    called = pointing_of(q.page.grammar.code).kin_called
    named = next((n for n in q.reading.names if n.end <= q.figure.start and n.type in THINGS and is_multiplied(q, n) and called.search(q.page.folded, q.reading.start, n.start)), None)
    return bound(named, 0.7, "end_of_change") if named else None


def is_multiplied(q: Question, named: Named) -> bool:
    """``M1의 3.5배에 달하고, 대역폭도 3.35TB/s``, ``selefi K1'in dört katı hıza ulaşırken 150 vata``: whose multiple a clause before tells."""
    told = _MULTIPLE_OF.match(q.page.folded, named.end, q.figure.start)
    return told is not None and any(f.start >= named.end and f.end <= told.end() + SHORT_CASE and f.end <= q.figure.start and f.unit == "x" for f in q.reading.figures)


_MULTIPLE_OF = re.compile(r"(?:의|['’]?n?[iuü]n) (?:약 |거의 |무려 |yaklaşik |tam |neredeyse )?(?:[0-9][0-9.,]* ?|[가-힣a-zçğöşü]+ )?(?:[가-힣]{0,3}배|kati)")
