"""A whole and what is in it: the box beside the card, the kit beside the chip, the sum beside what was listed."""

from __future__ import annotations

import math
import re
from bisect import bisect_right

from pipeline.extract.claimable import past_maker
from pipeline.extract.context import Bound, Context, bound
from pipeline.extract.reading import CLASSES, COMPONENTS, MAKERS, MEASURES, PIECES, THINGS, Named, Page, Reading, asked_once
from pipeline.languages import wholes_of
from schemas.records import Figure

OF_BOXES = frozenset({"power", "energy", "price", "cost", "noise", "temperature", "weight"})  # what a machine has as much as a card in it
_OF_WHOLES = OF_BOXES | {"compute_performance", "memory_capacity", "storage_capacity", "throughput", "performance"}
_NOUNS = ("noun", "noun2", "noun3", "noun4", "noun5")
_KINDS = THINGS | {"product", "organisation"}
_BRACKET = 2  # code points between a kit and its name
_LISTED = 2  # figures from which on a list has a sum
_EXACT = 1e-6


def whole_of_it(page: Page, reading: Reading, figure: Figure, metric: str) -> Bound | None:
    """``전력은 서버 전체로 1.9kW``, ``bütün sistem 265 W``: all of the machine, by its name where the text has named it so."""
    if metric not in _OF_WHOLES:
        return None
    low, _ = reading.clause(figure.start)
    told = list(wholes_of(page.grammar.code).whole.finditer(page.folded, low, figure.start))
    if told and metric not in OF_BOXES and "one" in told[-1].re.groupindex and told[-1]["one"]:
        return None  # `서버 한 대가 20페타플롭스`: as much of what it is built of
    chip = told and any(0 <= told[-1].start() - n.end <= 1 and n.type in THINGS for n in reading.names)
    return _noun_of(page, reading, told[-1], figure) if told and not (chip and fitted_machine(page, reading, figure, metric)) else None


def machine_itself(page: Page, reading: Reading, figure: Figure, metric: str, context: Context) -> Bound | None:
    """``(X1은 58W다.) 노는 시간에는 서버가 130W를 먹는다``, ``Boşta sunucu 120 W'a iniyor``: the machine takes it, not the chip that was spoken of."""
    thing = context.thing.entity if context.thing else None
    if metric not in ("power", "energy", "noise") or (thing is not None and thing.type == "system"):
        return None
    low, _ = reading.clause(figure.start)
    told = wholes_of(page.grammar.code).machine_draws.search(page.folded, low, figure.start)
    if told is None or any(low <= n.start < figure.start and n.type in THINGS for n in reading.names):
        return None
    return _noun_of(page, reading, told, figure)


def fitted_machine(page: Page, reading: Reading, figure: Figure, metric: str) -> Bound | None:
    """``A2000'li bilgisayar 180 W çekiyordu``, ``L4를 꽂은 서버는 400만 원``, ``Doruk'un sunucusu 4,1 kW``: the machine, not the card in it."""
    if metric not in OF_BOXES:
        return None
    for named in reversed(reading.names):
        told = wholes_of(page.grammar.code).fitted.match(page.folded, named.end, figure.start) if named.type == "chip" and named.entity.entity_id not in COMPONENTS | CLASSES else None
        if told:
            apart = any(told.end() <= n.start < figure.start and n.type in THINGS | MAKERS for n in reading.names)  # `Sekizli H200 düğümünde saati: Poyraz Bulut 3,1 dolar`
            end = max(told.end(name) for name in _NOUNS if name in told.re.groupindex)
            return None if apart else Bound(page.text[named.start : end], None, named.start, end, 0.7, "fitted")
        told = wholes_of(page.grammar.code).of_firm.match(page.folded, named.end, figure.start) if named.type == "vendor" else None
        if told and not any(told.end() <= n.start < figure.start and n.type in THINGS for n in reading.names):
            return Bound(page.text[named.start : told.end("noun")], None, named.start, told.end("noun"), 0.65, "fitted")
    return None


def called_by_chip(page: Page, reading: Reading, figure: Figure, metric: str) -> Bound | None:
    """``(DGX ne kadar çeker?) A100'lü olan için 6,5 kW``, ``A100이 달린 건 6.5kW``: the machine, where one has been spoken of; by its name where the text has one with the chip's."""
    named = next((n for n in reversed(reading.names) if n.end <= figure.start), None)
    if metric not in OF_BOXES or named is None or named.type != "chip" or not wholes_of(page.grammar.code).called_by_chip.fullmatch(page.folded, named.end, figure.start):
        return None
    boxes = {one.entity_id: one for one in page.entities.values() if one.type == "system" and re.search(rf"(?<![A-Za-z0-9]){re.escape(named.name)}(?![A-Za-z0-9])", one.name)}
    if len(boxes) == 1:
        box = next(iter(boxes.values()))
        return Bound(box.name, box, named.start, named.end, 0.7, "called_by_chip")
    noun = next((match for match in reversed(list(_BOX_SPOKEN.finditer(page.folded, max(0, reading.start - _BOX_REACH), reading.end)))), None)
    joint = "'lu " if page.grammar.code == "tr" else " "
    if noun is None:
        return None
    if page.grammar.code == "tr":
        ending = re.compile(r"['’]?l[ıiuü]").match(page.text, named.end)
        joint = f"{ending[0]} " if ending else joint
    return Bound(f"{page.text[named.start:named.end]}{joint}{page.text[noun.start():noun.end()]}", None, named.start, named.end, 0.65, "called_by_chip")


_BOX_SPOKEN = re.compile(r"(?<![a-zçğöşü])(?:sunucu|makine|kutu|sistem|iş istasyonu|düğüm|dgx|hgx)(?![ck]|l[iuü])|서버|노드|장비|시스템|워크스테이션")
_BOX_REACH = 400  # code points before a sentence in which the machine is spoken of


def edition_of(page: Page, reading: Reading, figure: Figure, metric: str) -> Bound | None:
    """``Sahra 4'ün L4'lü sürümü 90 bin lira``, ``사하라 4의 L4 탑재 모델은 320만 원``: the machine, in one of its editions."""
    if metric not in OF_BOXES:
        return None
    told = edition_told(page, reading, figure)
    if told is None:
        return None
    owner = next((n for n in reading.names if n.end == told.start() and n.type in THINGS | {"product"}), None)
    if owner is None:  # `aynı kasanın L4'lü sürümü`
        others = {m.start() for m in wholes_of(page.grammar.code).edition.finditer(page.folded, reading.start, told.start())}
        owner = next((n for n in reversed(reading.names) if n.end <= told.start() and (n.type == "system" or n.end in others)), None)
    return bound(owner, 0.75, "edition") if owner else None


def edition_told(page: Page, reading: Reading, figure: Figure) -> re.Match[str] | None:
    """The words between a machine and a figure that say with which card it is built; None where none do."""
    for named in reversed([n for n in reading.names if n.end <= figure.start and n.type == "chip"]):
        for told in wholes_of(page.grammar.code).edition.finditer(page.folded, reading.start, figure.start):
            if told.start("with") <= named.start and named.end <= told.end("with") and not any(told.end() <= n.start < figure.start and n.type in THINGS for n in reading.names):
                return told
    return None


def by_itself(page: Page, reading: Reading, figure: Figure, metric: str, context: Context) -> Bound | None:
    """``Kart tek başına 109 bin lira``, ``카드만 따로 사면 429만 원``: the card without the machine that it sits in."""
    if metric not in OF_BOXES:
        return None
    words, (low, _) = wholes_of(page.grammar.code), reading.clause(figure.start)
    for named in reversed(reading.names):
        if low <= named.start and named.end <= figure.start and named.type in _KINDS:
            return bound(named, 0.8, "by_itself") if words.alone_behind.match(page.folded, named.end, figure.start) else None
    told = words.alone.search(page.folded, low, figure.start)
    known = [one.entity for one in (context.hero, context.thing, context.title_thing) if told and one and one.entity]
    chips = [one for one in known if one.type == "chip" and one.entity_id not in CLASSES | COMPONENTS]
    if told is None or not chips:
        return None
    return Bound(chips[0].name, chips[0], *told.span("noun"), 0.7, "by_itself")


def kit_of(page: Page, reading: Reading, figure: Figure, metric: str) -> Bound | None:
    """``Geliştirme kiti 189 dolardan``, ``개발 키트는 189달러``: a kit or a module has a price of its own."""
    if metric not in ("price", "cost", "release_date"):
        return None
    low, _ = reading.clause(figure.start)
    told = list(wholes_of(page.grammar.code).kit.finditer(page.folded, low, figure.start))
    if not told:
        return None
    start, end = told[-1].span("noun")
    later = [n for n in reading.names if end <= n.start and n.end <= figure.start and n.type in _KINDS]
    if later:
        return bound(later[0], 0.75, "kit") if len(later) == 1 and later[0].start - told[-1].end() <= _BRACKET and page.text[later[0].start - 1] == "(" else None
    before = next((n for n in reading.names if 0 <= start - n.end <= 1 and n.type in _KINDS), None)  # `Sahra geliştirme kiti`
    return None if before else Bound(page.text[start:end], None, start, end, 0.7, "kit")


def such_model(page: Page, reading: Reading, figure: Figure, metric: str) -> Bound | None:
    """``3 milyar parametreli bir modeli çalıştırıyor``, ``20억 매개변수 규모의 언어모델을 구동한다``: a model of that size, not what runs it."""
    if metric != "parameter_count":
        return None
    told = wholes_of(page.grammar.code).such_model.match(page.folded, figure.end, reading.end)
    named = told and any(figure.end <= n.start <= told.end() + _BRACKET and n.type == "model" for n in reading.names)
    return Bound(page.text[slice(*told.span("noun"))], None, *told.span("noun"), 0.65, "such_model") if told and not named else None


def held_in(page: Page, reading: Reading, figure: Figure, metric: str) -> Bound | None:
    """``4칩 PCIe 카드(E3-Q)``, ``4 çipli PCIe kartı (E3-Q)``: what so many chips are in, by its name behind it."""
    told = wholes_of(page.grammar.code).held_in.match(page.folded, figure.end, reading.end) if metric == "chip_count" else None
    named = next((n for n in reading.names if told and n.start == told.end() and n.type in _KINDS), None)
    return bound(named, 0.75, "held_in") if named else None


def supply_of(page: Page, reading: Reading, figure: Figure, metric: str) -> Bound | None:
    """``파워는 850W``, ``750 W güç kaynağı``: what a power supply gives is not what a card draws."""
    if metric != "power" or figure.kind != "quantity":
        return None
    words = wholes_of(page.grammar.code)
    told = words.supply.search(page.folded, max(reading.clause(figure.start)[0], figure.start - _SUPPLY_REACH), figure.start) or words.supply_behind.match(page.folded, figure.end, reading.end)
    return Bound(page.text[slice(*told.span("noun"))], None, *told.span("noun"), 0.7, "supply") if told else None


_SUPPLY_REACH = 24  # code points


def one_such(page: Page, reading: Reading, figure: Figure, metric: str) -> Bound | None:
    """``Aynı işi 15 watt'lık bir kutu yapıyor``, ``같은 일을 15W짜리 상자가 한다``: a machine that has no name, in a sentence that names nothing."""
    if metric not in OF_BOXES or any(n.type in THINGS for n in reading.names):
        return None
    told = wholes_of(page.grammar.code).one_such.match(page.folded, figure.end, reading.end)
    return Bound(page.text[slice(*told.span("noun"))], None, *told.span("noun"), 0.6, "one_such") if told else None


def technique_of(page: Page, reading: Reading, figure: Figure) -> Bound | None:
    """``추측 디코딩은 코드 생성에서는 1.8배``, ``önbellekleme gecikmeyi yüzde 40 düşürdü``: what a way of working gains."""
    if figure.kind not in ("ratio", "percentage") and figure.unit not in ("x", "percent"):
        return None
    told = list(wholes_of(page.grammar.code).technique.finditer(page.folded, reading.start, figure.start))
    if not told or any(told[-1].start() <= n.start < figure.start and n.type in THINGS and n.role in ("topic", "subject") for n in reading.names):
        return None
    start, end = told[-1].span("noun")
    return Bound(page.text[start:end], None, start, end, 0.65, "technique")


@asked_once
def summed(page: Page, reading: Reading, figure: Figure) -> frozenset[str]:
    """``A 1,200장, B 800장 등 2,000장``, ``A 1.200, B 800, toplam 2.000``: the things whose values make up the figure, none of which has it."""
    if figure.kind not in MEASURES or not figure.value:
        return frozenset()
    members: set[str] = set()
    total = 0.0
    for one in reversed([f for f in reading.figures if f.end <= figure.start and f.kind in MEASURES][-_MOST_MEMBERS:]):
        alike = one.unit == figure.unit or (one.unit in PIECES and figure.unit in PIECES)
        if not alike or one.value is None:
            break
        owner = _counted(page, reading, one)
        if owner is None or owner.entity.entity_id in members:
            break
        members.add(owner.entity.entity_id)
        total += one.value
        if len(members) >= _LISTED and math.isclose(total, figure.value, rel_tol=_EXACT):
            return frozenset(members)
    return frozenset()


_MOST_MEMBERS = 24  # of a list that is summed up
_NAMES_BACK = 8  # names before and behind a figure among which that of its thing is


def _counted(page: Page, reading: Reading, one: Figure) -> Named | None:
    """The thing whose value a figure of a list is: right behind it, else the last before it with no other value between."""
    end, names = past_maker(page, reading, one.end), reading.names
    at = bisect_right(names, one.start, key=lambda n: n.start)
    before = next((n for n in reversed(names[max(0, at - _NAMES_BACK) : at]) if n.end <= one.start and n.type in _KINDS), None)
    behind = next((n for n in names[at : at + _NAMES_BACK] if 0 <= n.start - end <= 1 and n.type in _KINDS), None)
    crossed = before is None or any(before.end <= f.start < one.start for f in reading.figures if f.kind in MEASURES)
    return behind if crossed or behind else before


def averaged(page: Page, reading: Reading, figure: Figure) -> bool:
    """``장당 평균 3,000만 원꼴``: a sentence that names nothing gives the average."""
    if any(n.type in THINGS and n.start < figure.start for n in reading.names):
        return False
    return bool(wholes_of(page.grammar.code).on_average.search(page.folded, reading.clause(figure.start)[0], figure.start))


def is_absent(page: Page, named: Named) -> bool:
    """``NVLink가 없어서``, ``NVLink desteği yok``: what is not there."""
    return bool(wholes_of(page.grammar.code).absent.match(page.folded, named.end))


def is_supposed(page: Page, named: Named, figure: Figure) -> bool:
    """``엔비디아의 인증이 늦어지면 영업이익은``, ``Nvidia'nın onayı gecikirse kâr``: whose doing is only the condition."""
    return named.role == "genitive" and named.end < figure.start and bool(wholes_of(page.grammar.code).supposed.match(page.folded, named.end, figure.start))


def _noun_of(page: Page, reading: Reading, told: re.Match[str], figure: Figure) -> Bound | None:
    """What a common noun for a machine means: the last name that ends in it, else the noun itself; None where another thing is named behind it."""
    start, end = next(told.span(name) for name in _NOUNS if name in told.re.groupindex and told[name])
    if any(told.end() <= n.start < figure.start and n.type in THINGS for n in reading.names):
        return None
    noun = page.folded[start:end]
    before = reversed(page.readings[: bisect_right(page.starts, start)])
    named = next((n for one in before for n in reversed(one.names) if n.end <= start and n.type in _KINDS and n.name.lower().endswith(noun)), None)
    return Bound(named.name, named.entity, start, end, 0.75, "whole") if named else Bound(page.text[start:end], None, start, end, 0.7, "whole")
