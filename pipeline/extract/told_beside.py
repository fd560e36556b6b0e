"""Conditions that words beside a value tell: a limit of power, what each has so much of, how a price is meant, whether a model reads or writes."""

from __future__ import annotations

import re
from typing import Any

from pipeline.extract.context import Bound
from pipeline.extract.measured import MEASURED
from pipeline.extract.metrics import BYTES, metric_words
from pipeline.extract.portions import part_listed
from pipeline.extract.reading import MAKERS, MEASURES, PIECES, THINGS, Page, Reading
from pipeline.languages import circumstances_of
from pipeline.languages.circumstances import Circumstances
from schemas.records import Figure

_UNDER_LIMIT = MEASURED | {"power", "temperature", "noise"}
_OF_EACH = frozenset("data_rate throughput frame_rate power energy price cost memory_bandwidth performance compute_performance latency energy_efficiency".split())
_ADDED_UP = frozenset({"investment", "shipments", "revenue", "profit", "loss"})
_MANY = 10  # pieces of an order to which a price of its own belongs
_WATTS = frozenset({"W", "kW"})
_WRITTEN = {"watt": ("/W", "/kW"), "token": ("/token", "/ktoken", "/Mtoken")}  # how a unit ends that says the same
_REACH = 34  # characters from a price to what tells behind it how it is meant


def told_beside(page: Page, reading: Reading, index: int, figure: Figure, metric: str) -> dict[str, Any]:
    """The conditions of a figure that such words tell. ``index``: the place of its sentence among those of the page."""
    words = circumstances_of(page.grammar.code)
    found: dict[str, Any] = {}
    if metric in _UNDER_LIMIT and not _is_unlimited(page, reading, figure, words) and (limit := _limit(page, reading, figure, metric, words)):
        found["power_limit"] = limit
    if metric in _OF_EACH and (each := _each(page, reading, figure, metric, words)):
        if (count := _times_each(reading, figure, metric, each)) is not None:
            found["chips"] = count
        else:
            found["case"] = f"per {each}"
    if metric in ("throughput", "performance") and _reads_prompt(page, reading, index, figure, words):
        found["settings"] = "prompt processing"
    if metric == "share" and (whole := words.share_of.search(page.folded, reading.start, figure.start) or part_listed(page, reading, figure)):
        found |= {"of": page.text[slice(*whole.span("noun"))]} if whole["noun"] else {}
    elif metric == "share" and figure.unit in ("percent", "x") and (of := _total_of(page, reading, figure, words)):
        found["of"] = of
    if ((metric == "price" and figure.kind == "money") or metric == "discount") and (basis := _basis(page, reading, figure, words)):
        found["price_basis"] = basis
    if metric in MEASURED | {"power", "compute_performance"} and words.prototype.search(page.folded, reading.clause(figure.start)[0], figure.start):
        found["case"] = "as a prototype"
    if (mode := _mode(page, reading, figure, metric, words)) is not None:
        found["case"] = mode
    if metric in _ADDED_UP and words.to_date.search(page.folded, _since_last(reading, figure), figure.start):
        found["case"] = "cumulative"
    if metric in _FORECAST_ENDS and (end := _end_of_range(page, reading, figure)):
        found["case"] = end
    if "case" not in found and (kind := _kind_of_money(page, reading, figure, metric, words)):
        found["case"] = kind
    return found


def _mode(page: Page, reading: Reading, figure: Figure, metric: str, words: Circumstances) -> str | None:
    """``sessiz kipte 34 dB``, ``저소음 모드에서는 28W``: how a thing runs, told behind the last value in the same unit; ``접두사 캐시를 켰을 때``: what was switched in a test, which holds for the results of its paragraph."""
    if metric not in _IN_MODE:
        return None
    low = max([reading.start, *(one.end for one in reading.figures if one.kind in MEASURES and one.end <= figure.start and one.unit == figure.unit)])
    told = [(match.start(), name) for name, pattern in words.modes for match in pattern.finditer(page.folded, low, figure.start)]
    if not told and metric in _SWITCHED and page.block(reading).kind != "table":
        told = [(match.start(), name) for name, pattern in words.features for match in pattern.finditer(page.folded, page.block(reading).start, figure.start)]
    return max(told)[1] if told else None


_IN_MODE = frozenset("noise power temperature battery_life throughput latency performance hit_rate benchmark_score".split())
_SWITCHED = frozenset({"throughput", "performance", "hit_rate"})


_RESULTS = frozenset({"profit", "loss", "profit_margin"})
FUNDED = "raised"


def _kind_of_money(page: Page, reading: Reading, figure: Figure, metric: str, words: Circumstances) -> str | None:
    """Which profit a result is (gross, operating, net), and money that was raised."""
    if metric == "profit_margin" and _is_gross(page, reading, figure, words):
        return "gross"
    if metric in _RESULTS:
        return _which_result(page, reading, figure, words)
    return FUNDED if metric == "investment" and figure.kind == "money" and is_raised(page, reading, figure) else None


def _which_result(page: Page, reading: Reading, figure: Figure, words: Circumstances) -> str | None:
    """``매출 5조 원, 영업이익 8천억 원``, ``net kârı 40 milyon dolar``, ``25 milyon dolar net zarar``: whether a profit or a loss is that of the business or what is left of it in the end."""
    behind = next((kind for kind, pattern in words.results if pattern.match(page.folded, figure.end + 1, reading.end)), None)
    near = [one for one in metric_words(page, reading.start, figure.start) if one.metric in _RESULTS]
    if behind or not near:
        return behind
    last = near[-1]
    return next((kind for kind, pattern in words.results for match in pattern.finditer(page.folded, max(reading.start, last.start - _REACH), min(reading.end, last.end + 2)) if match.start() <= last.start < match.end() or last.start <= match.start() < last.end), None)


def is_raised(page: Page, reading: Reading, figure: Figure) -> bool:
    """``300억 원 규모의 투자를 유치했다``, ``12 milyon dolar yatırım aldı``: whether an amount is what a firm has got from investors, and not what it puts in."""
    words = circumstances_of(page.grammar.code)
    return bool(words.raised_behind.match(page.folded, figure.end, reading.end) or words.raised_before.search(page.folded, reading.start, figure.start))


def funded(page: Page, figure: Figure, metric: str, subject: Bound) -> dict[str, str]:
    """``가온칩스에 300억 원 투자``, ``Meriç'e 12 milyon dolarlık yatırım``: what is told of whoever gets an amount is raised, too."""
    if metric != "investment" or figure.kind != "money" or subject.end is None or subject.end > figure.start or subject.entity is None or subject.entity.type not in MAKERS:
        return {}
    return {"case": FUNDED} if circumstances_of(page.grammar.code).given_to.match(page.folded, subject.end) else {}


def _times_each(reading: Reading, figure: Figure, metric: str, each: str) -> int | None:
    """``장당 60만 원에 구해서 120만 원으로``, ``kart başına 600 dolardan 1.200 dolara aldım``: a whole multiple of the price of each, right behind it, is for so many."""
    before = [one for one in reading.figures if one.kind == "money" and one.end <= figure.start and one.unit == figure.unit]
    if metric != "price" or each not in ("card", "chip", "unit", "GPU") or not before or not before[-1].value or not figure.value or figure.kind != "money":
        return None
    times = figure.value / before[-1].value
    return round(times) if 1 < times <= _MOST_BOUGHT and abs(times - round(times)) < _EXACT else None


_MOST_BOUGHT, _EXACT = 16, 1e-6


def _since_last(reading: Reading, figure: Figure) -> int:
    """Where a figure's own words begin: at its clause, or behind the last that was measured."""
    return max([reading.clause(figure.start)[0], *(one.end for one in reading.figures if one.kind in MEASURES and one.end <= figure.start)])


_FORECAST_ENDS = frozenset({"investment", "revenue", "profit", "growth", "cost"})
_ENDS = (("lower end of a forecast", re.compile(r"(?<![a-zçğöşü])alt sinir|(?:전망|가이던스|예상|목표|계획)[가-힣]* (?:하단|하한)")), ("upper end of a forecast", re.compile(r"(?<![a-zçğöşü])üst sinir|(?:(?:전망|가이던스|예상|목표|계획)[가-힣]* )?(?:상단|상한)(?=[은는을이 ])")))


def _end_of_range(page: Page, reading: Reading, figure: Figure) -> str | None:
    """``tahmininin alt sınırını 38'den 40 milyar dolara çekti, üst sınır 42 milyar``, ``전망치 하단을 400억 달러로``: which end of what is expected an amount is."""
    told = [(match.start(), name) for name, pattern in _ENDS for match in pattern.finditer(page.folded, reading.start, figure.start)]
    return max(told)[1] if told else None


def _is_gross(page: Page, reading: Reading, figure: Figure, words: Circumstances) -> bool:
    """``brüt kâr marjı yüzde 40'tan yüzde 44'e``: whether the last margin told before a figure is the gross one, and nothing but percentages between."""
    told = [match.end() for match in words.gross.finditer(page.folded, reading.start, figure.start)]
    return bool(told) and not words.margin.search(page.folded, told[-1], figure.start) and all(one.kind == "percentage" for one in reading.figures if one.kind in MEASURES and told[-1] <= one.start < figure.start)


def in_all(page: Page, reading: Reading, figure: Figure, metric: str, subject: Bound) -> dict[str, int]:
    """``64 adet DGX H100 ile başladık, yani 512 GPU``, ``DGX H100 64대, 즉 GPU 512개``: the chips of so many systems together, told right behind their number."""
    if metric != "chip_count" or subject.entity is None or subject.entity.type not in THINGS:
        return {}
    named = next((n for n in reading.names if n.entity is subject.entity and n.end <= figure.start), None)
    count = named and next((one for one in reading.figures if one.kind == "quantity" and one.end <= figure.start and one.unit in _MACHINES and (0 <= named.start - one.end <= 1 or 0 <= one.start - named.end <= 1)), None)
    if count and subject.entity.type != "system" and count.unit not in ("rack", "server", "system"):
        return {}
    if not count or not count.value or not figure.value or count.value <= 1 or figure.value <= count.value or figure.value % count.value:
        return {}
    return {"nodes": int(count.value)}


_MACHINES = frozenset({"piece", "unit", "rack", "server", "system", None})


def is_limit(page: Page, figure: Figure) -> bool:
    """``전력 제한 250W``, ``280 W'a çektim``: whether an amount of power is one that somebody sets."""
    words = circumstances_of(page.grammar.code)
    return _is_told(page, figure, words.limit_before, words.limit_behind)


def _is_limit(page: Page, figure: Figure, words: Circumstances) -> bool:
    """``250W로 낮추면``, ``sınırı 250 W``: the same, or what holds it for what is told beside it."""
    return figure.unit in _WATTS and (is_limit(page, figure) or _is_told(page, figure, words.held_before, words.held_behind))


def _is_told(page: Page, figure: Figure, before: re.Pattern[str], behind: re.Pattern[str]) -> bool:
    return bool(before.search(page.folded, max(0, figure.start - _REACH), figure.start) or behind.match(page.folded, figure.end))


def _is_unlimited(page: Page, reading: Reading, figure: Figure, words: Circumstances) -> bool:
    """``기본 350W``, ``250W 걸면 17토큰이 16토큰으로``: whether a figure is a limit itself, what a thing takes without one, or what it gave before."""
    if _is_limit(page, figure, words) or (figure.unit in _WATTS and words.stock.search(page.folded, max(0, figure.start - _REACH), figure.start)):
        return True
    return any(one.unit == figure.unit and words.becomes.fullmatch(page.folded, figure.end, one.start) for one in reading.figures)


def year_told(page: Page, reading: Reading, figure: Figure, period: str | None) -> str | None:
    """``내년 9월``, ``gelecek yılın ilk çeyreğinde``: which year a date or period is of, counted from the writing, where that is all that is known of it."""
    value = figure.text_value if figure.kind == "date" else period
    if not (value or "").startswith("XXXX"):
        return None
    date = next((one for one in reversed(reading.figures) if one.kind == "date" and one.text_value == value and one.start <= figure.start), None)
    if date is None:
        return None
    low = max([reading.start, date.start - _REACH, *(one.end for one in reading.figures if one.end <= date.start)])
    return next((name for name, pattern in circumstances_of(page.grammar.code).years if pattern.search(page.folded, low, date.end)), None)


def span_told(page: Page, reading: Reading, figure: Figure) -> str | None:
    """``첫해 2만 장 공급``, ``gelecek çeyrek için 54 milyar dolar gelir``: a stretch of time without a date of which an amount is told, right before it in its clause."""
    told = [(match.start(), name) for name, pattern in circumstances_of(page.grammar.code).spans for match in pattern.finditer(page.folded, _since_last(reading, figure), figure.start)]
    return max(told)[1] if told else None


def _limit(page: Page, reading: Reading, figure: Figure, metric: str, words: Circumstances) -> str | None:
    """``250W로 제한하면 초당 16토큰``, ``220 W'ta hız 27'ye düşüyor``: the last limit before a figure in its sentence, where nothing takes it off between."""
    for one in reversed(reading.figures):
        if one.end > figure.start or one.unit not in _WATTS or one.value is None:
            continue
        set_here = _is_limit(page, one, words) or (metric not in ("power", "performance") and bool(words.at_power.match(page.folded, one.end)))
        if words.unlimited.search(page.folded, one.end, figure.start) or not set_here:
            return None
        return f"{one.value:,.15g} {one.unit}"
    return None


def _each(page: Page, reading: Reading, figure: Figure, metric: str, words: Circumstances) -> str | None:
    """``핀당 9.6Gbps``, ``GPU başına saniyede 9.650 token``: of what each; carried on to an amount in the same unit behind it, as is a rate."""
    of_watts = metric == "energy_efficiency" and figure.unit in ("percent", "x")
    low = reading.clause(figure.start)[0]
    for name, pattern in words.per:
        if (figure.unit or "").endswith(_WRITTEN.get(name, f"/{name}")) or (of_watts and name == "watt"):
            continue
        for match in pattern.finditer(page.folded, reading.start, figure.start):
            between = [one for one in reading.figures if one.kind in MEASURES and match.end() <= one.start and one.end <= figure.start]
            if match.start() < low and not _goes_on(page, between, figure):
                continue
            if all(one.unit == figure.unit or (name == "watt" and one.unit in _WATTS) for one in between) and not words.of_all.search(page.folded, match.end(), figure.start):
                each = name or page.text[slice(*match.span("unit"))]
                return None if (figure.unit or "").endswith(f"/{each}") else each
    return None


def _total_of(page: Page, reading: Reading, figure: Figure, words: Circumstances) -> str | None:
    """``매출이 393억 달러로 전체의 88%``, ``geliri 39 milyar dolarla toplamın yüzde 88'i``: of all of what; by the noun before it where the words for all have none."""
    told = words.of_total.search(page.folded, reading.start, figure.start)
    if told is None:
        return None
    if told["noun"]:
        return words.total.format(page.text[slice(*told.span("noun"))])
    nouns = [w for w in metric_words(page, reading.clause(figure.start)[0], told.start()) if w.metric in _OF_ALL]
    return words.total.format(words.owned_end.sub("", page.text[nouns[-1].start : nouns[-1].end])) if nouns else None


_OF_ALL = frozenset({"revenue", "profit", "shipments", "investment", "cost", "order_backlog", "exports", "power", "energy"})


def _goes_on(page: Page, between: list[Figure], figure: Figure) -> bool:
    """``토큰당으로 따지면 H100이 26mJ로 제일 적고 A100이 36mJ, T1은 43mJ``: whether an amount in a later clause is of the same sort as those before it: in their unit, about as large, and called nothing else."""
    alike = bool(between) and all(one.unit == figure.unit and one.value and figure.value and 1 / _ALIKE <= figure.value / one.value <= _ALIKE for one in between)
    return alike and not metric_words(page, between[0].end, figure.start)


_ALIKE = 5  # how many times larger or smaller an amount may be that goes on with another


def _reads_prompt(page: Page, reading: Reading, index: int, figure: Figure, words: Circumstances) -> bool:
    """``프롬프트 처리는 초당 900토큰``: the last told before a figure in its sentence, or in the one before where that measures nothing."""
    before = page.readings[index - 1] if index and page.readings[index - 1].block == reading.block else None
    start = before.start if before is not None and not any(one.kind in MEASURES and one.unit for one in before.figures) else reading.start
    read = [match.start() for match in words.prompt.finditer(page.folded, start, figure.start)]
    return bool(read) and max((match.start() for match in words.generation.finditer(page.folded, start, figure.start)), default=-1) < read[-1]


def _basis(page: Page, reading: Reading, figure: Figure, words: Circumstances) -> str | None:
    """``중고 3090이 95만 원``, ``liste fiyatı 900 dolar``: how a price is meant."""
    low, first = _since_last(reading, figure), reading.clause(figure.start)[0]
    paid = max((one.end for one in reading.figures if one.kind == "money" and one.end <= figure.start), default=reading.start)  # what is told of the price before is its own
    if packs := list(words.pack.finditer(page.folded, paid, figure.start)):
        return f"pack of {packs[-1]['of'] or words.packs[packs[-1]['word']]}"
    if words.extended.search(page.folded, paid, figure.start):
        return "for an extended warranty"
    prices = [one for one in reading.figures if one.kind == "money" and one.end <= figure.start]
    term = next((one for one in reading.figures if one.unit in ("year", "month") and one.end <= figure.start and words.committed.match(page.folded, one.end)), None)
    if term and prices and term.end <= prices[0].start and "/h" in (figure.unit or "/h") and _goes_on(page, prices, figure):
        return f"{term.value:,.15g}-{term.unit} commitment"
    if page.block(reading).kind == "table":  # `| 정가 | 890만 원 | 1,180만 원 |`: the label of a row is for all in it
        low = reading.start
    first = max(first, paid)
    for one in reversed(reading.figures):
        if first <= one.start and one.end <= figure.start and one.kind == "quantity" and one.unit in PIECES and (one.value or 0) >= _MANY and (ordered := words.ordered.match(page.folded, one.end)):
            over = "more than " if one.quantifier == "more_than" or ordered.groupdict().get("over") else ""
            return f"orders of {over}{one.value:,.15g}{' or more' if not over and (ordered['more'] or one.quantifier == 'at_least') else ''}"
        if first <= one.start and one.end <= figure.start and one.unit in BYTES and (made := words.edition.match(page.folded, one.end)):
            if made["end"] is not None and page.folded.find(":", one.end, figure.start) < 0:
                continue
            return f"{one.value:,.15g} {one.unit} model"
        if first <= one.start and one.end <= figure.start and one.unit in ("year", "month") and words.committed.match(page.folded, one.end) and "/h" in (figure.unit or "/h"):
            return f"{one.value:,.15g}-{one.unit} commitment"
    told = [(match.start(), name) for name, pattern in words.basis for match in pattern.finditer(page.folded, low, figure.start)]
    return max(told)[1] if told else next((name for name, pattern in words.basis_behind if pattern.match(page.folded, figure.end)), None)
