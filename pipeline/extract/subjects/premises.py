"""Sites, halls, racks and boxes: wholes that have figures of their own beside the parts in them."""

from __future__ import annotations

from pipeline.extract.context import Bound
from pipeline.extract.premises import building_of, costing, rack_of
from pipeline.extract.ranking import LEADING
from pipeline.extract.reading import MAKERS, THINGS
from pipeline.extract.subjects.question import Question
from pipeline.extract.wholes import (
    by_itself,
    called_by_chip,
    edition_of,
    fitted_machine,
    held_in,
    kit_of,
    machine_itself,
    one_such,
    such_model,
    supply_of,
    whole_of_it,
)


def site(q: Question) -> Bound | None:
    """``청주 신공장은 2026년 말 가동에 들어간다``, ``Gebze fabrikası 2026'da açılıyor``: a plant or a centre that leads the sentence."""
    of_sites = q.figure.kind == "date" or q.metric in _OF_SITES or (q.figure.unit or "").endswith(("/month", "/year"))
    match = q.page.grammar.site.search(q.page.folded, q.reading.start, q.figure.start) if of_sites else None
    if match is None or q.cell is not None or q.figure.start - match.end() > _SITE_REACH:
        return None
    leading = any(match.end() <= n.start < q.figure.start and n.role in LEADING and n.type in THINGS | MAKERS for n in q.reading.names)
    return None if leading else q.name_or_words(match.span(1), 0.7, "site")


def per_rack(q: Question) -> Bound | None:
    """``Gebze'deki salonumuz raf başına 40 kilovat``, ``새 전산실은 랙당 130kW``: what a hall has for each rack is not what was put into one."""
    told = q.page.grammar.hall.search(q.page.folded, q.reading.start, q.figure.start) if q.cell is None and q.metric in _OF_HALLS else None
    if told is None or any(told.end("phrase") <= n.start and n.end <= q.figure.start and n.type in THINGS for n in q.reading.names):
        return None
    return q.name_or_words(told.span("phrase"), 0.7, "per_rack")


_OF_HALLS = frozenset({"power", "capacity", "power_density", "thermal_design_power"})
_OF_SITES = frozenset({"pue", "capacity", "investment", "area", "yield", "cost"})
_SITE_REACH = 60  # code points from a site to its figure


def whole(q: Question) -> Bound | None:
    """``서버 전체로 1.9kW``, ``Kart tek başına 109 bin lira``, ``geliştirme kiti 189 dolar``: a box, the card in it and the kit each have their own."""
    if q.cell or q.rival:
        return None
    page, reading, figure, metric = q.page, q.reading, q.figure, q.metric
    return (
        machine_itself(page, reading, figure, metric, q.context) or called_by_chip(page, reading, figure, metric) or whole_of_it(page, reading, figure, metric) or by_itself(page, reading, figure, metric, q.context) or edition_of(page, reading, figure, metric)
        or such_model(page, reading, figure, metric) or held_in(page, reading, figure, metric) or kit_of(page, reading, figure, metric) or supply_of(page, reading, figure, metric) or fitted_machine(page, reading, figure, metric) or one_such(page, reading, figure, metric)
    )  # fmt: skip


def building(q: Question) -> Bound | None:
    """``현재 가동률은 1동이 92%``, ``Gebze-1'de bu değer 1,48``: not the chip or the firm told of before."""
    return building_of(q.page, q.reading, q.figure, q.metric) if q.cell is None and not q.rival else None


def rack(q: Question) -> Bound | None:
    """``랙 하나가 40kW를 쓴다``: not the server in it."""
    return rack_of(q.page, q.reading, q.figure, q.metric) if q.cell is None else None


def built_for(q: Question) -> Bound | None:
    """``Ova Veri'nin 410 milyon avroya mal olan tesisi``: the plant."""
    return costing(q.page, q.reading, q.figure) if q.cell is None and q.metric in ("cost", "price", "investment") else None
