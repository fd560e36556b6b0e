"""What else a value depends on, under the guideline's closed list of keys; and the time it speaks of."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from pipeline.extract.claimable import is_threshold
from pipeline.extract.context_lengths import context_length_of
from pipeline.extract.machines import chips_of_machine, counts_other_side
from pipeline.extract.measured import MEASURED
from pipeline.extract.metrics import metric_words
from pipeline.extract.reading import LOOSE, MEASURES, MOST_PIECES, THINGS, Page, Reading, asked_once
from pipeline.extract.regions import region_of, sold_in
from pipeline.extract.taken_together import EACH_BEHIND, several
from pipeline.languages import grammar_of, measuring_of, parallel_of, setting_up_of, uses_of, wholes_of
from schemas.records import Figure

RESULTS = MEASURED | {"compute_performance", "power", "energy"}
TAKEN = frozenset({"power", "energy"})  # what a thing takes is told of no precision but that right before it
CHIPS = frozenset({"GPU", "chip", "card", "NPU", "IPU", "LPU"})
DRAWN = frozenset({"power", "energy", "temperature", "noise"})  # what differs by whether a thing works
PAID = frozenset({"power", "energy", "cost", "electricity_cost", "price"})  # what several things take together
OF_PARTS = frozenset("memory_capacity memory_bandwidth cache_size storage_capacity interconnect_bandwidth compute_performance power core_count thread_count chip_count price cost".split())
"""What a whole has of each of its parts."""
_OF_PICTURES = frozenset({"latency", "execution_time", "inference_time", "throughput"})  # measured of pictures where a size is told in pixels
_IN_PIXELS = re.compile(r"\d{3,4} ?[x×] ?\d{3,4}")
_SENT = frozenset("Kbps Mbps Gbps Tbps Kb/s Mb/s Gb/s Tb/s KB/s MB/s GB/s TB/s packet/s".split())  # data that is passed on is in no format of numbers
FOR_METRIC = {
    "precision": RESULTS, "sparsity": RESULTS, "batch_size": MEASURED | {"compute_performance"}, "context_length": MEASURED, "resolution": frozenset({"frame_rate", "performance"}) | _OF_PICTURES, "settings": MEASURED | {"charging_power", "charging_time"},
}  # fmt: skip


def find_conditions(page: Page, reading: Reading, figure: Figure, metric: str, *, of_past: bool, period: str | None, compared: bool = False, in_row: bool = False) -> dict[str, Any]:
    """Conditions from the clause of the figure, else from its sentence; plain words and numbers as values.

    ``of_past``: the value is the one before a change, or the predecessor's. ``period``: that the value speaks of. ``compared``: it is a difference from
    another thing, which has the case of the amount before it. ``in_row``: it stands in a table, whose row tells the case of all.
    """
    found: dict[str, Any] = {}
    for key, pattern in page.grammar.conditions:
        if metric not in FOR_METRIC.get(key, MEASURED) or metric == key or (key == "precision" and figure.unit in _SENT):
            continue
        match = _nearest(pattern, page, reading, figure, right_before=metric in TAKEN)
        if match and not (key == "resolution" and metric in _OF_PICTURES and _IN_PIXELS.fullmatch(match[0]) is None):
            found[key] = _set_to(page, reading, match, figure) or plain(match)
    if metric in FOR_METRIC["context_length"] and "context_length" not in found and (length := context_length_of(page, reading, figure)):
        found["context_length"] = length.value
    if metric in DRAWN and (case := _case_of(page, reading, figure, compared=compared, in_row=in_row)):
        found["case"] = case
    if metric == "shipments" and (region := region_of(page, reading, figure)):
        found["region"] = region
    if metric == "price" and figure.kind == "money" and not compared and (region := sold_in(page, reading, figure)):
        found["region"] = region
    chips = [f for f in reading.figures if f.kind in MEASURES and f.start < figure.start and (f.unit in CHIPS or counts_chips(page, reading, f) or is_number_of_chips(page, f) or (metric in PAID and _for_several(page, f))) and not is_threshold(page, reading, f) and not _turned_from(reading, f, figure) and not counts_other_side(page, reading, f) and not uses_of(page.grammar.code).hours_behind.match(page.folded, f.end) and not parallel_of(page.grammar.code).between_them.match(page.folded, f.end)]
    if chips and (metric in MEASURED or (metric in PAID and _counted_for(page, reading, chips[-1], figure))):
        found["chips"] = chips[-1].value
    elif (count := several(page, reading, figure, metric)) is not None or ((metric in MEASURED or metric in PAID) and figure.unit not in ("percent", "x") and (count := chips_of_machine(page, reading, figure) or _as_many(page, reading, figure)) is not None):
        found["chips"] = count
    if metric in PAID and (machines := next((f for f in reversed(reading.figures) if f.unit in ("server", "node") and f.end <= figure.start and (f.value or 0) > 1 and wholes_of(page.grammar.code).so_many.match(page.folded, f.end)), None)) and _counted_for(page, reading, machines, figure):
        found.pop("chips", None)
        found["nodes"] = int(machines.value or 0)
    if of_past:
        found["period"] = "previous"
    elif period:
        found["period"] = period
    return found


def condition_told(page: Page, reading: Reading, key: str) -> str | int | None:
    """What a sentence says of one such condition, whatever it measures."""
    return next(iter(conditions_told(page, reading, key)), None)


@asked_once
def conditions_told(page: Page, reading: Reading, key: str) -> tuple[str | int, ...]:
    """All that a sentence says of one such condition."""
    return tuple([plain(m) for pattern in _words_for(page.grammar.code, key) for m in pattern.finditer(page.folded, reading.start, reading.end)])


def condition_places(page: Page, reading: Reading, key: str, value: str | int) -> list[int]:
    """Where a sentence tells that value of a condition."""
    return sorted(m.start() for pattern in _words_for(page.grammar.code, key) for m in pattern.finditer(page.folded, reading.start, reading.end) if plain(m) == value)


@cache
def _words_for(language: str, key: str) -> tuple[re.Pattern[str], ...]:
    """The patterns that tell a condition."""
    return tuple(pattern for name, pattern in grammar_of(language).conditions if name == key)


def chips_compared(page: Page, reading: Reading, at: int, rival: int | None) -> int | None:
    """``64 kartla X, Y'yi geçti``, ``H100 64개로 같은 개수를 쓴 Y를 앞섰다``, ``칩 수를 똑같이 놓고 보면``: of how many chips two runs are compared, where a sentence tells one number that is not the other side's alone; else the one before it, where it says as many."""
    low = page.block(reading).start
    counts = [f for f in page.document.figures if low <= f.start < at and f.kind == "quantity" and f.value and f.value > 1 and float(f.value).is_integer() and (f.unit in CHIPS or counts_chips(page, reading, f) or _is_told_of_chips(page, f))]
    here = [f for f in counts if f.start >= reading.start]
    told = [f for f in here if not counts_other_side(page, reading, f) and (rival is None or f.end <= rival - _NEXT_TO or f.start > rival)]
    if here and len({f.value for f in here}) == 1:
        return int(told[0].value or 0) if told else None
    return int(counts[-1].value or 0) if not here and counts and _AS_MANY.search(page.folded, reading.start, reading.end) else None


def _as_many(page: Page, reading: Reading, figure: Figure) -> int | None:
    """``(마루는 16개로 152분.) 같은 개수의 H100(118분)``, ``aynı sayıda H100 118 dakikada``: of how many chips a time is, where it is said to be of as many as that before it."""
    low = max([reading.start, *(one.end for one in reading.figures if one.end <= figure.start and one.unit == figure.unit)])
    if figure.unit not in _LASTING or not _AS_MANY.search(page.folded, low, figure.start):
        return None
    block = page.block(reading).start
    told = [one for r in page.readings_between(block, figure.start) for one in r.figures if block <= one.start < low and one.kind == "quantity" and (one.value or 0) > 1 and (one.unit in CHIPS or counts_chips(page, r, one))]
    return int(told[-1].value or 0) if told else None


_AS_MANY = re.compile(r"(?:같은|동일한) (?:칩 |카드 |gpu )?(?:수|개수|장수|대수)|수를? (?:똑같|같)|ayni sayi(?:da|daki)|eşit sayi")


def _is_told_of_chips(page: Page, count: Figure) -> bool:
    """``가우디2 1천24개``: pieces of a chip that stands right before or behind."""
    return count.unit in ("piece", None) and any(n.type == "chip" and (0 <= count.start - n.end <= _NEXT_TO or 0 <= n.start - count.end <= 1) for n in page.names_between(max(0, count.start - 40), count.end + 20))


_DESCRIBES = re.compile(r" ?(?:짜리|급)|['’]?l[iıuü]k ")  # `서버 한 대에 300W짜리 카드를`: of what is named behind it
ITEMS = frozenset({"card", "chip", "core", "server", "node", "rack", "module", "GPU", "processor"})


def item_of(page: Page, reading: Reading, figure: Figure, metric: str, subject: int | None) -> str | None:
    """``Sunucuda kart başına 96 GB``, ``서버에는 카드당 96GB``: ``per card``, where an amount is one of each part; not where that part (told at ``subject``) is what it is told of."""
    if metric not in OF_PARTS or "/" in (figure.unit or "").removesuffix("/s").removesuffix("/h"):
        return None
    if measuring_of(page.grammar.code).of_stack.match(page.folded, figure.end):
        return "per stack"
    low = max([reading.clause(figure.start)[0], *(one.end for one in reading.figures if one.end <= figure.start)])
    words = measuring_of(page.grammar.code)
    for name, pattern in (*words.per_item, *(words.for_item if metric in ("power", "price", "cost") and not _DESCRIBES.match(page.folded, figure.end) else ())):
        match = pattern.search(page.folded, low, figure.start)
        if match and not (subject is not None and match.start() <= subject < match.end()):
            return f"per {name}"
    parts = next((one for one in reading.figures if one.end == low), None)
    if parts is None or parts.unit not in ITEMS:
        return None
    alone = sum(one.unit == figure.unit for one in reading.figures if one.start > low) == 1  # else in turn: `두 카드는 각각 48GB, 80GB`
    several_of_them = parts.unit != "core" and (parts.value or 0) > 1 and not (parts.unit in CHIPS and wholes_of(page.grammar.code).each_machine.search(page.folded, low, figure.start))
    told = alone and several_of_them and (EACH_BEHIND.match(page.folded, figure.end) or measuring_of(page.grammar.code).for_each.search(page.folded, low, figure.start))
    return f"per {parts.unit}" if told or wholes_of(page.grammar.code).in_each.search(page.folded, low, figure.start) else None


def is_number_of_chips(page: Page, count: Figure) -> bool:
    """``카드 수를 64장으로``, ``kart sayısını 32'ye``: a number told right behind the words for how many cards there are."""
    whole = count.kind == "quantity" and (count.unit in CHIPS or count.unit in ("piece", None)) and float(count.value or 0).is_integer()
    return whole and setting_up_of(page.grammar.code).counted_before.search(page.folded, max(0, count.start - _COUNTED), count.start) is not None


_COUNTED = 20  # code points before a number in which those words stand


def _turned_from(reading: Reading, count: Figure, figure: Figure) -> bool:
    """``iki kart da belleğe sığdıramadı, Lodos ise 22 token``: whether a clause behind a number of things turns to another."""
    return reading.clause(count.start) != reading.clause(figure.start) and any(count.end + _NEXT_TO < n.start < figure.start and n.type in ("chip", "system") and n.role == "topic" for n in reading.names)


_NEXT_TO = 8  # code points between a number and the name of what it counts
_BESIDE = re.compile(r"(?: ?(?:카드|칩|가속기))?(?:\([^()]{1,24}\))? ")


def counts_chips(page: Page, reading: Reading, count: Figure) -> bool:
    """``iki RTX 4090``, ``8x H100``, ``가온 G5 8개``, ``가온 G5 카드(48GB) 8장``: a number right before the name of a thing, or of pieces right behind it."""
    bare = count.kind == "quantity" and count.unit in ("piece", None) and float(count.value or 0).is_integer()
    behind = count.unit == "piece" and (count.value or 0) <= _MOST_CHIPS
    if bare and count.unit == "piece" and count.surface.endswith("장") and page.folded.startswith("으로 ", count.end):
        return True  # `8장으로 초당 11만 토큰`
    if bare and count.unit == "piece" and _ran_on(page, reading, count):
        return True
    return bare and any(n.type == "chip" and (0 <= n.start - count.end <= 1 or (behind and n.end < count.start and _BESIDE.fullmatch(page.folded, n.end, count.start))) for n in reading.names)


_MOST_CHIPS = 64 * MOST_PIECES  # in one run


def _ran_on(page: Page, reading: Reading, count: Figure) -> bool:
    """``16개로 152분``, ``512개일 때의 64.6분``, ``칩 256개로 …, 384개가 153.6분``: whether a number of pieces is one on which what follows took so long."""
    following = next((one for one in reading.figures if one.start >= count.end), None)
    if following is None or following.unit not in _LASTING or following.start - count.end > _NEXT_TO:
        return False
    if _ON_SO_MANY.match(page.folded, count.end) is not None:
        return True
    low = page.block(reading).start
    chips = any(n.type == "chip" for n in page.names_between(low, count.start))
    return chips and (count.value or 0) > 1 and _SO_MANY_TOOK.match(page.folded, count.end) is not None


_LASTING = frozenset({"min", "h"})
_SO_MANY_TOOK = re.compile(r"[이가은는] (?=\d)")
_ON_SO_MANY = re.compile(r"(?:으)?로 |(?:일|를 쓸|를 썼을) 때")


def _for_several(page: Page, count: Figure) -> bool:
    """``네 장 합쳐서 756만 원``, ``8개에 756만 원``: a number of pieces that an amount is for."""
    return count.unit in ("piece", "item", "unit") and (count.value or 0) > 1 and bool(measuring_of(page.grammar.code).for_several.match(page.folded, count.end))


def _case_of(page: Page, reading: Reading, figure: Figure, *, compared: bool, in_row: bool) -> str | None:
    """``유휴 전력은 18W``, ``yük altında 540 W, boşta 92 W``: whether a thing works or not, told before a figure and behind the last in its unit; before both, where it is the difference of that (``유휴 전력은 18W로 4090보다 4W 낮다``)."""
    told = measuring_of(page.grammar.code)
    alike = [one.end for one in reading.figures if one.end <= figure.start and one.unit == figure.unit]
    low = reading.start if in_row else reading.clause(figure.start)[0] if compared else max(alike, default=reading.start)
    found = [(match.start(), case) for case, words in (("idle", told.idle), ("load", told.loaded)) for match in words.finditer(page.folded, low, figure.start)]
    if found or in_row:
        return max(found)[1] if found else None
    if alike and _SIDE_BY_SIDE.fullmatch(_without_names(page, reading, max(alike), figure.start)):
        before = [(match.start(), case) for case, words in (("idle", told.idle), ("load", told.loaded)) for match in words.finditer(page.folded, reading.start, figure.start)]
        return max(before)[1] if before else None
    like = all(one.value and figure.value and 1 / _NEAR <= figure.value / one.value <= _NEAR for one in reading.figures if one.end <= figure.start and one.unit == figure.unit)
    return heading_case(page, reading, figure.start) if like else None


_NEAR = 2.5  # how many times more or less another thing takes at rest, or at work


def _without_names(page: Page, reading: Reading, low: int, high: int) -> str:
    """The words between two offsets but for the names among them."""
    words, at = "", low
    for named in reading.names:
        if low <= named.start and named.end <= high:
            words, at = words + page.folded[at : named.start], named.end
    return words + page.folded[at:high]


_SIDE_BY_SIDE = re.compile(r"(?:['’]?y?[ae] karşi| ?대| vs\.?|,|이고,?|인데,?|였고,?|와|과)?,? ?(?:öbürü|diğeri|다른 하나|다른 쪽|나머지 하나)?(?:['’]?(?:n[iuü]n|[dt][ae])|은|는|이|가)?(?: ise)? ?")  # `boşta A 21 W, öbürü 13 W`, `대기 때는 21W 대 13W`


def heading_case(page: Page, reading: Reading, at: int) -> str | None:
    """``대기 전력은 Y9가 40W로 T4의 31W보다 높다``, ``boşta güç tüketimi T4'te 40 W, L4'te 31 W``: in which case a power is that heads a sentence, until another is told; of all amounts behind it."""
    told = measuring_of(page.grammar.code)
    found = [(match.start(), match.end(), case) for case, words in (("idle", told.idle), ("load", told.loaded)) for match in words.finditer(page.folded, reading.start, at)]
    if not found:
        return None
    start, end, case = max(found)
    noun = _POWER_NOUN.match(page.folded, start, at)
    others = [word for word in metric_words(page, max(end, noun.end() if noun else end), at) if word.metric not in ("performance", "price")]
    return case if noun and not others else None


_POWER_NOUN = re.compile(r"[^.,;:0-9\n]{0,16}?(?:전력|전기)(?: ?소[모비]량?)?|[^.,;:0-9\n]{0,16}?(?:güç|güc|elektrik|enerji)[a-zçğöşü]*(?: (?:tüketim|çekiş)[a-zçğöşü]*)?|[^.,;:0-9\n]{0,12}?tüketim[a-zçğöşü]*")


def _counted_for(page: Page, reading: Reading, count: Figure, figure: Figure) -> bool:
    """``4090 두 장은 870W를 먹는다``: nothing is measured between a number of things and what they take or cost together, in one clause."""
    between = any(count.end <= f.start < figure.start and f.kind in MEASURES for f in reading.figures) or measuring_of(page.grammar.code).for_each.search(page.folded, count.end, figure.start)
    return not between and reading.clause(count.start) == reading.clause(figure.start)


def _nearest(pattern: re.Pattern[str], page: Page, reading: Reading, figure: Figure, *, right_before: bool) -> re.Match[str] | None:
    folded = page.folded
    matches = [m for m in pattern.finditer(folded, reading.start, reading.end) if not (m.start() <= figure.start < m.end())]
    alike = [f.start for f in reading.figures if f.unit == figure.unit and f.kind == figure.kind]
    if len(matches) == len(alike) > 1 and figure.start in alike:  # `배치 1일 때 120토큰, 배치 32일 때 1,950토큰`: each with its own
        return matches[alike.index(figure.start)]
    matches = [m for m in matches if not _of_the_next(m, folded, reading, figure) and not _set_anew(m, reading, figure) and not _beyond_quotation(m, folded, reading, figure) and not _of_another(m, page, reading, figure) and (not right_before or not _measured_between(m, reading, figure))]
    return min(matches, key=lambda m: abs(m.start() - figure.start), default=None)


def _of_the_next(told: re.Match[str], folded: str, reading: Reading, figure: Figure) -> bool:
    """``초당 1,480토큰이고 INT8로 바꾸면 2,250토큰``: a condition in a later clause, with a value behind it, is not one of the value before; nor is it behind a pause, right before a like value (``48 ms'de, 32'lik yığında 390 ms``)."""
    low, high = reading.clause(told.start())
    following = next((one for one in reading.figures if one.kind in MEASURES and one.start >= told.end()), None)
    like = following is not None and (following.unit == figure.unit or figure.unit is None) and figure.kind == following.kind
    if following is not None and like and _PAUSE.match(folded, figure.end, told.start()) and not _BREAK.search(folded, told.end(), following.start):
        return True
    return figure.end <= low and any(one.kind in MEASURES and told.end() <= one.start < high for one in reading.figures)


def _of_another(told: re.Match[str], page: Page, reading: Reading, figure: Figure) -> bool:
    """``A1은 INT8로 초당 1,200토큰을 처리하고, B2는 초당 900토큰을 처리한다``: whether an earlier clause tells how the thing at its head ran, with a value of its own, and another thing heads the clause of the figure, which has a verb too (without one it shares all of that clause)."""
    words = setting_up_of(page.grammar.code)
    low, (_, high) = reading.clause(figure.start)[0], reading.clause(told.end())
    if high > low or not words.ran_in.match(page.folded, told.end()) or words.ends_at_value.match(page.folded, figure.end):
        return False
    heads = {n.name for n in reading.names if n.start < told.start() and n.type in THINGS | LOOSE}
    others = any(n.type in THINGS | LOOSE and n.role in ("topic", "subject") and n.name not in heads for n in reading.names if low <= n.start < figure.start)
    return bool(heads) and others and any(one.kind == figure.kind and told.end() <= one.start < high for one in reading.figures)


def _beyond_quotation(told: re.Match[str], folded: str, reading: Reading, figure: Figure) -> bool:
    """``"kart başına 9.000 token hedefliyoruz" diyen …, sunucu senaryosunda 1,7 saniye``: what a sentence tells behind a quotation, with a value of its own, is not of a value within."""
    quoted = figure.end <= told.start() and _QUOTE.search(folded, figure.end, told.start())
    return bool(quoted) and any(one.kind in MEASURES and told.end() <= one.start for one in reading.figures)


_QUOTE = re.compile(r"[\"“”]")
_PAUSE = re.compile(r"['’]?[a-zçğöşü가-힣/]{0,8}[,;] ")
_BREAK = re.compile(r"[,;:()] ?")


def _set_anew(told: re.Match[str], reading: Reading, figure: Figure) -> bool:
    """``Yığını 8'e çıkarınca 610, 32 yapınca 1.840 token/s``, ``배치를 4로 하면 310, 16으로 하면 1,120토큰``: a number that is set does not hold behind a value of its own and another bare number."""
    if told.end() > figure.start or not _plain_number(told):
        return False
    between = [one for one in reading.figures if told.end() <= one.start and one.end <= figure.start]
    first = next((at for at, one in enumerate(between) if one.kind == figure.kind and (one.unit in (figure.unit, None))), None)
    return first is not None and any(one.kind == "quantity" and one.unit is None and (one.value or 0) < (between[first].value or 0) for one in between[first + 1 :])


def _set_to(page: Page, reading: Reading, told: re.Match[str], figure: Figure) -> int | None:
    """``yığını 8'den 16'ya çıkarınca yüzde 6 hızlandı``, ``배치를 8에서 16으로 늘리자 6% 빨라졌다``: what comes of a change was reached with what it ends in."""
    first = next((one for one in reading.figures if told.start() <= one.start < told.end() and one.end <= figure.start), None)
    last = next((one for one in reading.figures if first and one.start >= first.end), None)
    if first is None or last is None or last.end > figure.start or last.kind != "quantity" or not isinstance(plain(told), int) or not float(last.value or 0.5).is_integer():
        return None
    changed = _FROM.fullmatch(page.folded, first.end, last.start) and _TO.match(page.folded, last.end)
    return int(last.value or 0) if changed else None


_FROM, _TO = re.compile(r"['’]?[dt][ae]n |(?:개|장)?에서 "), re.compile(r"['’]?y?[ae] |(?:개|장)?(?:으)?로 ")


def _plain_number(told: re.Match[str]) -> bool:
    return isinstance(plain(told), int)


def _measured_between(told: re.Match[str], reading: Reading, figure: Figure) -> bool:
    """``INT8 40TOPS, 5W``: something else is measured between a condition and the figure, or the condition is behind that."""
    return told.start() > figure.start or any(one.kind in MEASURES and told.end() <= one.start and one.end <= figure.start for one in reading.figures)


def plain(match: re.Match[str]) -> str | int:
    """What a pattern of a condition has caught, as its value: a number, or the words for a format of numbers."""
    value = next((group for group in match.groups() if group), match[0])
    digits = value.replace(",", "").replace(".", "")
    if digits.isdigit():
        return int(digits)
    return value.upper() if re.fullmatch(r"[a-z]+\d+|q\d_[a-z0-9_]+", value) else _BITS.sub(r"\1-bit", value)


_BITS = re.compile(r"^([0-9]+)[ -]?(?:비트|bit)$")


def as_of(figure: Figure | None, period: str | None) -> str | None:
    """The date or period that a claim speaks of: its own date, else that told of its value where its year is known."""
    return figure.text_value if figure is not None and figure.kind == "date" else period.removeprefix("FY") if period and not period[:1].islower() else None
