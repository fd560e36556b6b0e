"""How many things an amount is for: ``3090 두 장이면 48GB``, ``합치면 64GB``, ``iki MI50 toplam 64 GB``, ``S1 카드(48GB) 여덟 장을 넣은 서버``."""

from __future__ import annotations

import re
from bisect import bisect_left

from pipeline.extract.machines import counts_other_side, last_size, thing_counted
from pipeline.extract.reading import MOST_PIECES, PIECES, Page, Reading
from pipeline.languages import measuring_of, totalling_of, wholes_of
from schemas.records import Figure

OF_SEVERAL = frozenset({"memory_capacity", "memory_bandwidth", "price", "cost", "power", "energy", "compute_performance"})  # what several things have together
_BUILT_IN = OF_SEVERAL | {"storage_capacity", "cache_size", "core_count", "interconnect_bandwidth", "weight"}  # what a machine of several has of them all
_EXACT = 1e-6
_SPOKEN_OF = frozenset({"topic", "subject", "genitive"})
EACH_BEHIND = re.compile(r" ?씩|['’]?[şs]?[ae]r(?![a-zçğöşü])|(?:lik|luk|lük)? kart")  # `48GB씩`, `32'şer GB`: so much each


def several(page: Page, reading: Reading, figure: Figure, metric: str) -> int | None:
    """Of how many things together an amount is told, by the word for it right before it or right behind their number; None where it is told of one."""
    if figure.kind not in ("quantity", "money"):
        return None
    if metric in _BUILT_IN and (count := _built_in(page, reading, figure)) is not None:
        return count
    if metric not in OF_SEVERAL:
        return None
    words, (low, _) = wholes_of(page.grammar.code), reading.clause(figure.start)
    here = [one for one in reading.figures if one.end <= figure.start and _counts(reading, one) and not STACKS_BEHIND.match(page.folded, one.end)]
    told = next((one for one in reversed(here) if one.start >= low and words.so_many.match(page.folded, one.end)), None)
    told = told or next((one for one in reversed(here) if one.start >= low and metric == "memory_capacity" and (thing := thing_counted(reading, one)) and words.by_means.match(page.folded, max(one.end, thing.end)) and words.reached.match(page.folded, figure.end)), None)
    if told and not measuring_of(page.grammar.code).for_each.search(page.folded, told.end, figure.start):
        return int(told.value or 0)
    if here and page.text[here[-1].end : figure.start] == "(" and words.added_up.search(page.folded, reading.start, here[-1].start):
        return int(here[-1].value or 0)
    here = [one for one in here if not counts_other_side(page, reading, one)]
    if not words.together.search(page.folded, low, figure.start):
        return None
    if here:
        return int(here[-1].value or 0)
    at = bisect_left(page.starts, reading.start)
    before = page.readings[at - 1] if at else None
    if before is None or before.block != reading.block:
        return None
    last = next((one for one in reversed(before.figures) if _counts(before, one) and not counts_other_side(page, before, one)), None)
    return int(last.value or 0) if last else last_size(page, reading, figure.start)


def _built_in(page: Page, reading: Reading, figure: Figure) -> int | None:
    """``여덟 장을 꽂아 384GB를 쓴다``, ``sekiz kartlık bir sunucu 256 GB belleğe ulaşıyor``: of how many things built into one an amount is, by the words around their number and, where the text has just told what each has, by the amount itself."""
    if EACH_BEHIND.match(page.folded, figure.end):
        return None
    words = wholes_of(page.grammar.code)
    for one in reversed(reading.figures):
        if not _counts(reading, one) or counts_other_side(page, reading, one):
            continue
        thing = thing_counted(reading, one)
        end = max(one.end, thing.end) if thing else one.end
        built = words.built_of.match(page.folded, end, figure.start) if end <= figure.start else None
        so_many = _is_so_many_times(page, one, figure) and (end <= figure.start or words.sized.match(page.folded, end, reading.end))
        if (built or so_many) and not _is_of_one(page, reading, min(built.end() if built else end, figure.start), figure):
            return int(one.value or 0) if _counts_devices(page, reading, one) else None
    return None


def _counts_devices(page: Page, reading: Reading, one: Figure) -> bool:
    """Whether a number counts cards or chips, and no sticks of memory."""
    cards = one.unit in _DEVICES or thing_counted(reading, one) is not None or one.surface.endswith("장")
    return cards and not _STICKS.search(page.folded, max(reading.start, one.start - _BEFORE_STICKS), one.start) and not STACKS_BEHIND.match(page.folded, one.end)


_DEVICES = frozenset({"card", "chip", "GPU", "NPU"})
_BEFORE_STICKS = 24
STACKS_BEHIND = re.compile(r"(?: ?개의)? (?:hbm[0-9]?e? )?(?:yiğin|스택)")
_STICKS = re.compile(r"(?:스택|yiğin[a-zçğöşü]*|(?<![가-힣])램|(?<![a-z])(?:vram|ram|dram|ddr\d)|d램)[^.;\n]{0,12}$")  # `램 16GB 두 장`


def _is_of_one(page: Page, reading: Reading, low: int, figure: Figure) -> bool:
    """Whether what stands between a number of things and an amount turns to a single one of them, to a thing by its name, or to something else: ``장당 48GB``, ``her kartta 32 GB``, ``서버에서 L40S는 48GB``."""
    low = max([low, *(f.end for f in reading.figures if f.end <= figure.start and f.unit == figure.unit)])
    one = wholes_of(page.grammar.code).of_one.search(page.folded, low, figure.start) or measuring_of(page.grammar.code).for_each.search(page.folded, low, figure.start)
    return bool(one) or ";" in page.text[low : figure.start] or any(low <= n.start < figure.start and n.type == "chip" and n.role in _SPOKEN_OF for n in reading.names)


def _is_so_many_times(page: Page, count: Figure, figure: Figure) -> bool:
    """Whether an amount is just so many times one that stands shortly before it in the same unit, anywhere before it where it is called a total (``이때 메모리는 모두 576GB``)."""
    each = (figure.value or 0) / (count.value or 1)
    low = 0 if totalling_of(page.grammar.code).total.search(page.folded, max(count.end, figure.start - _RIGHT_BEFORE), figure.start) else figure.start - _SHORTLY
    return any(f.kind == figure.kind and f.unit == figure.unit and f.value and each and abs(f.value / each - 1) < _EXACT for f in page.document.figures if low < f.start < figure.start)


_SHORTLY, _RIGHT_BEFORE = 240, 10  # code points


def _counts(reading: Reading, one: Figure) -> bool:
    """Whether a number counts things, of which there are several."""
    whole = one.kind == "quantity" and one.unit in PIECES and float(one.value or 0).is_integer() and 1 < (one.value or 0) <= MOST_PIECES
    return whole and (one.unit is not None or any(n.type == "chip" and 0 <= n.start - one.end <= 1 for n in reading.names))
