"""Common nouns in the place of names: those that point back (``çipin``, ``이 회사는``) and those that are subjects themselves."""

from __future__ import annotations

import re
from itertools import pairwise

from pipeline.extract.context import Bound, Context, bound
from pipeline.extract.metrics import metric_words
from pipeline.extract.reading import CLASSES, COMPONENTS, MAKERS, MEASURES, THINGS, Page, Reading, asked_once
from pipeline.languages import pointing_of
from pipeline.languages.turkish.words import STEMS, unsoftened
from pipeline.lexicon import fold
from schemas.records import Entity, Figure

KINDS_OF = {"chip": ("chip",), "system": ("system",), "device": ("system", "product", "chip"), "phone": ("system", "product"), "model": ("model", "chip")}
_SOFTENED = (("hatt", "hat"), ("dolab", "dolap"), ("ğ", "k"))  # stems as they change before a vowel

_WORD = re.compile(r"[a-zçğöşüâîû]+")


TURNS = frozenset({"answer", "question"})


@asked_once
def pointed_at(page: Page, reading: Reading, low: int, high: int) -> frozenset[str]:
    """The sorts of things that definite common nouns between two offsets point at; a noun right after a name is that name's own.

    In a turn of an interview ``ours`` is among them where the sentence speaks in the first person plural.
    """
    words = pointing_of(page.grammar.code)
    found = {"ours"} if page.block(reading).kind in TURNS and words.ours.search(page.folded, reading.start, reading.end) else set()
    for match in words.noun.finditer(page.folded, low, high):
        if not any(0 <= match.start() - n.end <= 1 for n in reading.names):
            found |= {sort for sort, words in match.groupdict().items() if words and sort != "bare"}
    return frozenset(found)


@asked_once
def raw_owner_before(page: Page, reading: Reading, at: int) -> Bound | None:
    """The last common noun in the genitive before a figure in its clause, as a subject without a name."""
    words = pointing_of(page.grammar.code)
    low, _ = reading.clause(at)
    for match in reversed(list(words.raw.finditer(page.folded, low, at))):
        start, end = match.span(1)
        taken = any(start < n.end + 1 and n.start < end for n in reading.names) or any(f.start < end and start < f.end for f in reading.figures if f.kind in MEASURES)
        if end > start and not taken and not words.never.search(match[1]) and not metric_words(page, start, end) and not _is_whole(page, start, end):
            return Bound(unsoftened(page.text[start:end]), None, start, end, 0.4, "raw_owner")
    return None


def _is_whole(page: Page, start: int, end: int) -> bool:
    """``basın toplantısı``, ``yakın``: a word that only looks like a genitive of its first letters."""
    word = _WORD.match(page.folded, page.folded.rfind(" ", start, end) + 1 or start)
    return word is not None and word.end() > end and word[0] in STEMS and word[0].endswith("n") and page.folded[start:end] not in STEMS


@asked_once
def pointing_noun(page: Page, reading: Reading, at: int) -> Bound | None:
    """``şirketin``, ``kümede``: the last pointing noun of the sentence before a figure, as a subject for want of a name."""
    for match in reversed(list(pointing_of(page.grammar.code).noun.finditer(page.folded, reading.start, at))):
        sort = next((name for name, words in match.groupdict().items() if words and name != "bare"), None)
        if sort and not any(0 <= match.start() - n.end <= 1 for n in reading.names):
            start, end = match.span(sort)
            return Bound(standing_alone(page.text[start:end]), None, start, end, 0.4, "pointing_noun")
    return None


def standing_alone(stem: str) -> str:
    """A stem as it stands alone: ``dolab`` -> ``dolap``."""
    stem = unsoftened(stem)
    for soft, hard in _SOFTENED:
        if stem.lower().endswith(soft):
            return stem[: len(stem) - len(soft)] + hard
    return stem


def thing_of_maker(page: Page, reading: Reading, at: int, context: Context) -> Bound | None:
    """``Apple'ın yongası``, ``애플의 칩은``: a maker's thing by its sort is the one of that make last spoken of."""
    for maker in reversed(reading.names):
        match = pointing_of(page.grammar.code).owned.match(page.folded, maker.end, at) if maker.type == "vendor" and maker.end < at else None
        if match is None or any(0 <= n.start - match.end() <= 2 for n in reading.names):
            continue
        kinds = KINDS_OF.get(match.lastgroup or "", ())
        made = [one for one in page.entities.values() if one.type in kinds and one.entity_id not in COMPONENTS and page.maker(one) == maker.name]
        against = {n.entity.entity_id for n in reading.names if n.start > maker.end and n.role == "comparator"}
        if made := [one for one in made if one.entity_id not in against] or made:
            best = max(made, key=lambda one: (context.tally.last_sentence.get(one.entity_id, -1), context.tally.counts[one.entity_id], one.entity_id))
            return Bound(best.name, best, maker.start, match.end(), 0.7, "thing_of_maker")
    return None


def unnamed_thing_of(page: Page, reading: Reading, at: int) -> Bound | None:
    """``NVIDIA'nın H100'ü 700 watt. Nöron'un çipi ise 320 watt``: a maker's thing that the text does not name, where all that it names are known to be of others."""
    makers = [n for n in reading.names if n.type == "vendor" and n.end < at]
    match = pointing_of(page.grammar.code).owned.match(page.folded, makers[-1].end, at) if makers else None
    if match is None or any(makers[-1].start < n.start < at and n.type in THINGS for n in reading.names) or any(match.end() <= f.start and f.end < at for f in reading.figures if f.kind in MEASURES):
        return None
    owners = {page.maker(one) for one in page.entities.values() if one.type in THINGS | {"product"} and one.entity_id not in COMPONENTS | CLASSES}
    if not owners or owners & {None, makers[-1].name}:
        return None
    end = match.end(match.lastgroup or 0)
    return Bound(page.text[makers[-1].start : end], None, makers[-1].start, end, 0.7, "unnamed_thing")


def unnamed_rival_told(page: Page, reading: Reading, figure: Figure, context: Context) -> Bound | None:
    """``rakibinde ise 16 GB bulunuyor``, ``경쟁 제품은 60만 원이다``: the rival of the topic has the value; by its name where the topic has been compared with just one thing."""
    low, _ = reading.clause(figure.start)
    match = next(iter(reversed(list(pointing_of(page.grammar.code).rivals.finditer(page.folded, low, figure.start)))), None)
    if match is None or any(match.end() <= f.start and f.end <= figure.start for f in reading.figures if f.kind in MEASURES) or any(match.start() <= n.start < figure.start and n.type in THINGS | MAKERS for n in reading.names):
        return None
    if figure.unit in ("x", "percent") and page.folded[match.end("phrase") : figure.start].endswith(("in ", "nin ", "의 ")):
        return None  # `rakibinin iki katı`
    compared = context.match if match["one"] else None
    start, end = match.span("phrase")
    if compared and compared[1].entity and compared[1].entity.type in THINGS:
        return Bound(compared[1].name, compared[1].entity, start, end, 0.65, "rival_told")
    return Bound(page.text[start:end], None, start, end, 0.65, "rival_told")


@asked_once
def my_thing(page: Page, reading: Reading, index: int, at: int) -> Bound | None:
    """``저는 H100을 쓰는데 78도까지 나옵니다``, ``Benimki 78 dereceyi geçmiyor``, ``제 건 78도다``: what the speaker has said to have or use; of the two that a title asks about the one that the sentence before is not about."""
    words = pointing_of(page.grammar.code)
    last = next((n for n in reversed(reading.names) if n.end <= at and n.type in THINGS), None)
    if last and words.i_use.match(page.folded, last.end, at) and words.i.search(page.folded[reading.start : last.start]):
        return bound(last, 0.75, "my_thing")
    match = words.mine.search(page.folded, reading.start, at)
    if match is None or any(match.start() <= n.start < at and n.type in THINGS for n in reading.names):
        return None
    for before in reversed(page.readings[:index]):
        for named in reversed(before.names):
            if named.type in THINGS and words.i_own.match(page.folded, named.end, before.end):
                return Bound(named.name, named.entity, *match.span("phrase"), 0.65, "my_thing")
    asked = {n.entity.entity_id: n for n in page.readings[0].names if n.type in THINGS} if index > 1 else {}
    told = {n.entity.entity_id for n in page.readings[index - 1].names}
    left = [n for key, n in asked.items() if key not in told]
    return Bound(left[0].name, left[0].entity, *match.span("phrase"), 0.55, "my_thing") if len(asked) == _PAIR and len(left) == 1 else None


_PAIR = 2  # things


@asked_once
def launched_before(page: Page, reading: Reading, index: int, at: int) -> Bound | None:
    """``Lodos, G800'ü de 2026'da çıkaracak; 24 GB bellekli olacak``: what a clause goes on about that names nothing is what the one before says to come out."""
    low, _ = reading.clause(at)
    if any(low <= n.start < at and n.type in THINGS | MAKERS for n in reading.names):
        return None
    before, stop = (reading, low) if low > reading.start else (page.readings[index - 1], page.readings[index - 1].end) if index else (None, 0)
    if before is None or before.block != reading.block:
        return None
    things = [n for n in before.names if n.type in THINGS and n.end <= stop and n.role in ("object", "topic") and _BROUGHT_OUT.fullmatch(page.folded, n.end, stop)]
    return bound(things[-1], 0.65, "launched") if things else None


_BROUGHT_OUT = re.compile(r"['’]?y?[iuü](?:n[iuü])? (?:de |da |ise )?[^.;:]{0,30}?(?:tanit|duyur|piyasaya sür|çikar|sun|satişa çikar)[a-zçğöşü]*?(?:acak|ecek)(?:l[ae]r)?[;.,] ?|(?:을|를|도) [^.;:]{0,20}?(?:출시|공개|내놓)(?:한다|할 예정이다|할 계획이다|는다|을 예정이다)[;.,] ?")


def this_one(page: Page, reading: Reading, at: int, context: Context) -> Bound | None:
    """``RTX 5070 Ti 42 saniyede bitirirken bu kart 55 saniyeye ihtiyaç duydu``: what a demonstrative points at is not the other thing that its sentence has just told of."""
    match = pointing_of(page.grammar.code).this.search(page.folded, reading.start, at)
    if match is None:
        return None
    others = [n for n in reading.names if n.type in THINGS and n.end <= match.start() and n.entity.entity_id not in COMPONENTS | CLASSES]
    told = others and any(others[-1].end <= f.start and f.end <= match.start() for f in reading.figures if f.kind in MEASURES)
    if not told or any(match.end() <= n.start < at and n.type in THINGS for n in reading.names):
        return None
    here = {n.entity.entity_id for n in others}
    meant = next((one for one in (context.thing, context.hero, context.title_thing) if one and one.entity and one.entity.entity_id not in here), None)
    return Bound(meant.name, meant.entity, *match.span("phrase"), 0.7, "this_one") if meant else None


@asked_once
def announced_thing(page: Page, reading: Reading, index: int, at: int) -> Bound | None:
    """``M2부터 보자. … 두께는 2슬롯이다``, ``Poyraz P5'ten başlayalım. … Kalınlığı 2 yuva``: what a paragraph says that it is about, until it names another thing but a predecessor."""
    words = pointing_of(page.grammar.code)
    if any(n.type in THINGS and n.start < at and n.entity.entity_id not in COMPONENTS for n in reading.names):
        return None
    for before in reversed(page.readings[:index]):
        if before.block != reading.block:
            return None
        for named in reversed(before.names):
            if named.type not in THINGS or named.entity.entity_id in COMPONENTS | CLASSES:
                continue
            if before.end - before.start <= _SHORT_TURN and words.announces.match(page.folded, named.end, before.end):
                return bound(named, 0.7, "announced").carried()
            if not words.kin_called.search(page.folded, before.start, named.start):
                return None
    return None


_SHORT_TURN = 40  # code points of a sentence that only says what comes now


def only_thing_of(page: Page, maker: Entity) -> Entity | None:
    """The one thing of a maker that the document names; None where there are more or none."""
    made = [one for one in page.entities.values() if one.type in THINGS and one.entity_id not in COMPONENTS | CLASSES and page.maker(one) == maker.name]
    return made[0] if len(made) == 1 and (page.lexicon.knows(maker.name) or _stand_together(page, maker, made[0])) else None


def _stand_together(page: Page, maker: Entity, thing: Entity) -> bool:
    """``솔개칩의 가속기 K2``, ``Doruk yeni kartı D9``, ``솔개-2``: whether a text speaks of a maker that no list knows and a thing in one breath; ``솔개가 31.5, 나래가 40.2`` does not."""
    if fold(thing.name).startswith(fold(maker.name)):
        return True
    pairs = ((a, b) for reading in page.readings for a, b in pairwise(reading.names))
    return any(a.entity is maker and b.entity is thing and _IN_ONE_BREATH.fullmatch(page.folded, a.end, b.start) for a, b in pairs)


_IN_ONE_BREATH = re.compile(r"[^0-9.,;:()|\n]{0,36}")


def kin_of_topic(page: Page, reading: Reading, index: int, at: int, context: Context, rival: Bound | None = None) -> Bound | None:
    """``selefi 79'da kalıyordu``: the predecessor or sibling of the topic, by its name where the text told it, else by the word.

    Only what it is measured against may stand between it and the figure (``selefi, Kuzgun X'in iki katı``).
    """
    low, _ = reading.clause(at)
    matches = list(pointing_of(page.grammar.code).kin.finditer(page.folded, low, at))
    match = matches[-1] if matches else None
    against = rival.entity if rival else None
    if match is None or (rival and rival.start is not None and match.start() <= rival.start < match.end()):
        return None  # `전작의 세 배`
    if any(match.end() <= n.start < at and n.type in THINGS and n.entity is not against for n in reading.names):
        return None
    known = _last_kin(page, index, match.start(), context)
    known = None if known is against else known
    return Bound(known.name if known else page.text[match.start(1) : match.end(1)], known, match.start(1), match.end(1), 0.55, "kin")


def _last_kin(page: Page, index: int, before: int, context: Context) -> Entity | None:
    """The last other thing of the topic's make in the sentences just before."""
    topic = context.hero or context.thing
    if topic is None or topic.entity is None:
        return None
    maker = page.maker(topic.entity)
    for reading in reversed(page.readings[max(0, index - 6) : index + 1]):
        for named in reversed(reading.names):
            if named.start < before and named.type == topic.entity.type and named.name != topic.name and page.maker(named.entity) == maker and re.search(r"\d", named.name):
                return named.entity
    return None
