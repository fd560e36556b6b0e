"""Buildings, halls and sites as what a value is told of (``1동이 92%``, ``Gebze-1'de bu değer``), racks beside the chips in them, and what each of them holds."""

from __future__ import annotations

import re

from pipeline.extract.context import Bound, Context, bound
from pipeline.extract.reading import CLASSES, COMPONENTS, MAKERS, MEASURES, THINGS, Page, Reading
from pipeline.languages.turkish.words import TOWNS, is_place
from pipeline.lexicon import fold
from schemas.records import Entity, Figure

_OF_PREMISES = frozenset({"utilization", "pue", "wue", "chip_count", "server_count", "rack_count", "capacity", "power", "power_density", "area", "temperature"})
_BUILDING_KO = re.compile(r"(?<![가-힣a-z0-9])(?P<phrase>(?:제 ?)?[1-9][0-9]?(?:동|호기|공장|전산실|데이터홀|전산동)|[a-z]동)(?:은|는|이|가|의|에는|에선|에서는|에)(?![가-힣]) ?")
_BUILDING_TR = re.compile(
    r"(?<![a-zçğöşü0-9-])(?P<phrase>[a-z] (?:blok|salonu|binasi)|[0-9]{1,2}\. (?:bina|blok|salon|hol|faz)|(?:birinci|ikinci|üçüncü|yan|eski|yeni) (?:bina|blok|salon|hol)|salon)(?:(?<=salon)u(?=n))?(?:n?[iuü]n|n?[dt][ae]|s[iuü])?(?:,| ise| de| da)? "
)
_RACK_KO = re.compile(r"(?<![가-힣a-z0-9])(?P<phrase>랙|캐비닛) ?(?:하나|한 ?대|한 ?개|1대|1개)(?:가|는|이|의|당)? ")
_RACK_TR = re.compile(r"(?<![a-zçğöşü])(?:tek|bir|her) (?P<phrase>kabin|raf|dolap)(?:n?[iuü]n)?(?: başina| ise| de| da)? ")
_COSTING_TR = re.compile(r"['’]?(?:y?[ae]) (?:mal olan|kurulan|yapilan|inşa edilen) (?:[a-zçğöşü]+ ){0,2}?(?P<phrase>tesis|merkez|veri merkez|fabrika|salon|bina|kampüs)(?:[iuü]|si)?(?:n[iuü]n|n[dt][ae])?(?![a-zçğöşü])")
_COSTING_KO = re.compile(r"(?:을|를|이|가) (?:들여|들인|들어간|투입된|투입한) (?:[가-힣]+ )?(?P<phrase>[가-힣]*(?:캠퍼스|데이터센터|공장|센터))(?:은|는|이|가|을|를)")
_EACH_KO = re.compile(r"(?<![가-힣])(?:하나에|한 ?대에|각각에|대마다|하나마다)(?:는)? (?:[가-힣a-z]+ ){0,1}$")
_EACH_TR = re.compile(r"(?<![a-zçğöşü])her (?:birinde|birine|biri) (?:tam |toplam )?$")
_REACH = 48  # code points from a building to its value
_OF_HALLS = 2e4  # watts: more than any machine draws
_WATTS = {"W": 1.0, "kW": 1e3, "MW": 1e6, "GW": 1e9}


def watts_of(figure: Figure) -> float:
    return float(figure.value or 0) * _WATTS.get(figure.unit or "", 0.0)


def is_site(entity: Entity | None) -> bool:
    """``Gebze-1``, ``Tuzla 2``: a town with a number, which shapes such as chips' names have."""
    words = re.split(r"[ -]", fold(entity.name)) if entity is not None else []
    return len(words) == _TOWN_AND_NUMBER and words[1].isdigit() and (is_place(words[0]) or words[0] in TOWNS)


_TOWN_AND_NUMBER = 2
_CAMPUS = re.compile(r"[가-힣](?:캠퍼스|사업장|전산센터)$|[a-zçğöşü] (?:kampüsü|tesisi|yerleşkesi)$")


def building_of(page: Page, reading: Reading, figure: Figure, metric: str) -> Bound | None:
    """``현재 가동률은 1동이 92%``, ``A blokta doluluk yüzde 92``, ``Gebze-1'de bu değer 1,48``: the building named last before the value, with no thing or maker named as its owner since."""
    if metric not in _OF_PREMISES or (metric == "power" and watts_of(figure) < _OF_HALLS) or (metric == "temperature"):
        return None
    low, _ = reading.clause(figure.start)
    sites = [n for n in reading.names if low <= n.start and n.end <= figure.start and is_site(n.entity) and n.role in ("locative", "subject", "genitive", "topic", "label", "bare")]
    told = list((_BUILDING_KO if page.grammar.code == "ko" else _BUILDING_TR).finditer(page.folded, low, figure.start))
    start, end = told[-1].span("phrase") if told else (-1, -1)
    if sites and sites[-1].start > start:
        start, end = sites[-1].start, sites[-1].end
    if start < 0 and metric in ("pue", "wue") and not any(n.type in THINGS | MAKERS and n.end <= figure.start for n in reading.names):
        named = [n for before in page.readings if before.end <= reading.start for n in before.names if is_site(n.entity) or _CAMPUS.search(fold(n.name))]
        return bound(named[-1], 0.6, "building").carried() if named else None
    if start < 0 or figure.start - end > _REACH or any(end < n.start and n.end <= figure.start and n.role in ("topic", "subject", "genitive") and n.type in THINGS | MAKERS for n in reading.names):
        return None
    if metric != "chip_count" and any(f.kind in MEASURES and end <= f.start and f.end <= figure.start and f.unit == figure.unit for f in reading.figures):
        return None
    own = next((n for n in reading.names if (n.start, n.end) == (start, end)), None)
    return bound(own, 0.75, "building") if own else Bound(page.text[start:end], None, start, end, 0.7, "building")


def rack_of(page: Page, reading: Reading, figure: Figure, metric: str) -> Bound | None:
    """``랙 하나가 40kW를``, ``tek kabin 120 kW``: what one rack draws is not what a server or a chip in it does."""
    if metric not in ("power", "energy", "price", "cost"):
        return None
    told = list((_RACK_KO if page.grammar.code == "ko" else _RACK_TR).finditer(page.folded, reading.clause(figure.start)[0], figure.start))
    if not told or any(told[-1].end() <= n.start and n.end <= figure.start and n.type in THINGS for n in reading.names):
        return None
    before = next((n for n in reading.names if 0 <= told[-1].start("phrase") - n.end <= 1 and n.type in THINGS), None)
    return bound(before, 0.7, "rack") if before else Bound(page.text[slice(*told[-1].span("phrase"))], None, *told[-1].span("phrase"), 0.65, "rack")


def costing(page: Page, reading: Reading, figure: Figure) -> Bound | None:
    """``300 milyon avroya mal olan tesisi``, ``300억 원이 들어간 공장은``: what was built for the money, not whose it is."""
    told = (_COSTING_KO if page.grammar.code == "ko" else _COSTING_TR).match(page.folded, figure.end, reading.end) if figure.kind == "money" else None
    if told is None:
        return None
    own = next((n for n in reading.names if (n.start, n.end) == told.span("phrase")), None)
    return bound(own, 0.7, "costing") if own else Bound(page.text[slice(*told.span("phrase"))], None, *told.span("phrase"), 0.65, "costing")


def each_of_them(page: Page, reading: Reading, index: int, figure: Figure, context: Context) -> Bound | None:
    """``40 adet NVL72 kabini var. Her birinde 72 GPU``, ``랙은 40대다. 하나에 GPU 72장``: of each of what the sentence before counted, where this one names nothing that it could be (``iki T4 kartıyla (her biri 16 GB)``)."""
    each = (_EACH_KO if page.grammar.code == "ko" else _EACH_TR).search(page.folded, reading.start, figure.start)
    if each is None or any(n.type in THINGS and n.end <= each.start() for n in reading.names):
        return None
    before = page.readings[index - 1] if index else None
    machines = [n.entity for n in before.names if n.type == "system"] if before is not None and before.block == reading.block else []
    last = machines[-1] if machines else page.entities.get(context.tally.claimed[-1]) if context.tally.claimed else None
    beside = any(n.entity is last and 0 <= n.start - figure.end <= 1 for n in reading.names)
    usable = last is not None and last.type == "system" and last.entity_id not in COMPONENTS | CLASSES and not beside
    return Bound(last.name, last, None, None, 0.7, "each_of_them") if usable and last else None
