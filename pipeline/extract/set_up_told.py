"""What a sentence without results tells of how tests were made: ``배치 8, FP8, 입력 2,048토큰``, ``Güç sınırı 250 W``, ``- Yazılım: vLLM 0.6``."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from pipeline.extract.conditions import CHIPS, condition_told, conditions_told, counts_chips, is_number_of_chips
from pipeline.extract.context_lengths import LONGEST, side_told
from pipeline.extract.reading import THINGS, Named, Page, Reading
from pipeline.extract.told_beside import is_limit
from pipeline.languages import setting_up_of
from schemas.records import Figure

BY_WORD = ("precision", "batch_size", "sparsity", "resolution")
_REACH = 32  # code points before a number in which its noun stands
_LENGTHS = frozenset({"token", None})
_WATTS = frozenset({"W", "kW"})
_VERSION = re.compile(r" (?:v?\d+(?:\.\d+)+[a-z]?\d*|b\d{3,5})(?![0-9A-Za-z])")
_LABEL = re.compile(r"[ \t]*(?:[-*•·▪‣–—]|\d+[.)])?[ *_]*(?P<label>[^:：|\n]{2,30}?)[ *_]*[:：][ *_]*(?P<value>[^\n]+?)[ *_]*$")


def told_of_set_up(page: Page, reading: Reading) -> dict[str, Any]:
    """All conditions that a sentence tells, whatever is measured under them; a key with two values is told of neither."""
    told: dict[str, Any] = {}
    for key in BY_WORD:
        values = list(dict.fromkeys(conditions_told(page, reading, key)))
        if len(values) == 1:
            told[key] = values[0]
    told |= {key: value for key, find in _FINDERS if (value := find(page, reading)) is not None}
    return _by_label(page, reading, told) | told


def _length(page: Page, reading: Reading) -> int | str | None:
    """``입력 2,048토큰``, ``1.024 token girdi, 256 token çıktı``, ``입력과 출력 길이는 각각 2,048과 512``: how many tokens are read, and written if that is told."""
    amounts = [one for one in reading.figures if one.kind == "quantity" and one.unit in _LENGTHS and one.value and float(one.value).is_integer() and 1 < one.value <= LONGEST]
    sides = [(side_told(page, reading, one), int(one.value or 0)) for one in amounts]
    both = setting_up_of(page.grammar.code).both
    if len(amounts) == 1 and both.search(page.folded, max(reading.start, amounts[0].start - _REACH), amounts[0].start):
        return f"{sides[0][1]} in, {sides[0][1]} out"  # `입력과 출력 길이는 각각 1,024토큰`
    read, written = ([value for side, value in sides if side in wanted] for wanted in (("input", "context"), ("output",)))
    told = zip(amounts, (side for side, _ in sides), strict=True)
    if not written and any(side and not beside and _JOINED.fullmatch(page.folded, one.end, other.start) for (one, side), (other, beside) in pairwise(told)):
        return None  # `4천과 3만 2천 토큰으로`: in turn
    if len(set(read)) == 1:
        return f"{read[0]} in, {written[0]} out" if len(set(written)) == 1 else read[0]
    return condition_told(page, reading, "context_length") if not read else None


_JOINED = re.compile(r"['’]?[a-zçğöşü가-힣]{0,6}(?:과|와|, ?| ?/ ?| ve | ile | veya | ya da | 또는 | 및 ) ?(?:입력 |문맥 )?")


def _limit(page: Page, reading: Reading) -> str | None:
    """``전력 제한은 두 카드 모두 70W로``, ``güç sınırı 150 W``: the one limit of power."""
    if all(one.unit not in _WATTS for one in reading.figures):
        return None
    words = setting_up_of(page.grammar.code)
    limit = next(pattern for key, pattern in words.keys if key == "power_limit")
    found = {f"{one.value:,.15g} {one.unit}" for one in reading.figures if one.unit in _WATTS and one.value is not None and (is_limit(page, one) or limit.search(page.folded, max(reading.start, one.start - _REACH), one.start))}
    return found.pop() if len(found) == 1 else None


def is_set(page: Page, reading: Reading, figure: Figure) -> bool:
    """Whether an amount of power is a limit that is set, and no result."""
    limit = next(pattern for key, pattern in setting_up_of(page.grammar.code).keys if key == "power_limit")
    return figure.unit in _WATTS and bool(is_limit(page, figure) or limit.search(page.folded, max(reading.start, figure.start - _REACH), figure.start))


def _software(page: Page, reading: Reading) -> str | None:
    """``vLLM 0.6을 썼다``: the one program with its version; else the driver's."""
    off = switched_off(page, reading)
    names = {n.name: n for n in reading.names if n.type == "framework" and n.name not in off}
    if len(names) == 1:
        named = next(iter(names.values()))
        version = _VERSION.match(page.text, named.end, reading.end)
        return named.name + (version[0] if version and version[0].strip() not in named.name else "")
    driver = None if names else setting_up_of(page.grammar.code).driver.search(page.folded, reading.start, reading.end)
    return f"driver {driver['version']}" if driver else None


def switched_off(page: Page, reading: Reading) -> frozenset[str]:
    """``FSR kapalı``, ``DLSS 없이``, ``FSR ve DLSS kullanmadan``: the programs that a sentence says were not used."""
    off: set[str] = set()
    behind: Named | None = None
    for named in sorted((n for n in reading.names if n.type == "framework"), key=lambda n: -n.start):
        joined = behind is not None and behind.name in off and _LISTED.fullmatch(page.folded, named.end, behind.start)
        if joined or is_off(page, named, reading.end):
            off.add(named.name)
        behind = named
    return frozenset(off)


def is_off(page: Page, named: Named, end: int) -> bool:
    """Whether the words right behind a program tell that it was not used."""
    return setting_up_of(page.grammar.code).off_behind.match(page.folded, named.end, end) is not None


def is_switched(page: Page, named: Named, end: int) -> bool:
    """``FlashAttention'ı açmadan``, ``플래시어텐션을 켜면``: whether a program is only switched on or off, so that something else runs with it or without."""
    return named.type == "framework" and (is_off(page, named, end) or setting_up_of(page.grammar.code).on_behind.match(page.folded, named.end, end) is not None)


_LISTED = re.compile(r"(?:,| ?/|·| ve| veya| ya da|와|과|나|이나| 및| 또는)? ?")  # between two programs of a list


def _chips(page: Page, reading: Reading) -> int | None:
    """``8장으로 시험했다``, ``sekiz kartla``, ``카드 수: 8``: on how many things tests were made, where one number alone is told."""
    words = setting_up_of(page.grammar.code)
    found = set()
    for one in reading.figures:
        whole = one.kind == "quantity" and (one.value or 0) >= 1 and float(one.value or 0).is_integer()
        if not whole or (one.unit not in CHIPS and one.unit not in ("piece", None)):
            continue
        thing = next((n for n in reading.names if 0 <= n.start - one.end <= 1 and n.type in THINGS), None)
        end = thing.end if thing else one.end
        counted = one.unit in CHIPS or counts_chips(page, reading, one)
        if is_number_of_chips(page, one) or (counted and words.on_so_many.match(page.folded, end, reading.end)):
            found.add(int(one.value or 0))
    return found.pop() if len(found) == 1 else None


def _by_label(page: Page, reading: Reading, told: dict[str, Any]) -> dict[str, Any]:
    """``- 소프트웨어: 봄스택 1.8``, ``Hassasiyet: 4 bit``: the words behind a label that names a condition, where nothing reads them otherwise."""
    line = _LABEL.match(page.text, reading.start, reading.end)
    key = line and key_of_head(page, *line.span("label"))
    if line is None or key is None or key in told:
        return {}
    value = value_of(page, key, *line.span("value"))
    return {key: value} if value is not None else {}


def is_labelled_software(page: Page, start: int) -> bool:
    """``- Yazılım: ÇamStack 2.1``: whether what begins at an offset stands behind a label for programs."""
    reading = page.readings[max(0, bisect_right(page.starts, start) - 1)]
    line = _LABEL.match(page.text, reading.start, reading.end)
    return line is not None and line.start("value") <= start < line.end("value") and key_of_head(page, *line.span("label")) == "software"


def key_of_head(page: Page, start: int, end: int) -> str | None:
    """Which condition a label or the head of a column names as a whole."""
    words = page.folded[start:end].strip(" *_")
    return next((key for key, pattern in setting_up_of(page.grammar.code).keys if pattern.fullmatch(words)), None)


def value_of(page: Page, key: str, start: int, end: int) -> int | str | None:
    """What stands under or behind such a label, as the value of its condition; None where it cannot be one."""
    words = " ".join(page.text[start:end].strip(" *_.").split())
    number = next((f for f in page.ordered if start <= f.start < end and f.kind == "quantity" and f.value), None)
    if key == "software":
        return words if words and len(words) <= _LONGEST else None
    if key == "precision":
        bits = setting_up_of(page.grammar.code).bits_head.fullmatch(words.casefold())
        return f"{bits['bits']}-bit" if bits else (words.upper() if _FORMAT.fullmatch(words) else None)
    if key == "power_limit":
        return f"{number.value:,.15g} W" if number and number.unit in ("W", None) else None
    if key == "resolution":
        return words if _SIZE.fullmatch(words) else None
    if key == "chips":
        return int(number.value or 0) if number and _is_count(page, number, start, end) else None
    if number is not None and float(number.value or 0).is_integer() and number.unit in (None, "token", "piece", "batch", *CHIPS):
        return int(number.value or 0)
    return words.lower() if key == "context_length" and _KILO.fullmatch(words) else None


def _is_count(page: Page, number: Figure, start: int, end: int) -> bool:
    """``8``, ``8장``, ``8 × H100``: whether a cell or a label's value gives a number of cards and nothing else; not ``32 istek``, ``배치 8``."""
    if number.unit not in (None, "piece", *CHIPS) or not float(number.value or 0).is_integer():
        return False
    words, at = "", start
    for named in page.names_between(start, end):
        if named.type in THINGS and at <= named.start and named.end <= end:
            words, at = words + page.folded[at : named.start], named.end
    words = (words + page.folded[at:end]).strip(" *_.·,()").rstrip("x× ")
    return words == page.folded[number.start : number.end] or setting_up_of(page.grammar.code).chips_head.fullmatch(words) is not None or _BARE_COUNT.fullmatch(words) is not None


_BARE_COUNT = re.compile(r"[0-9][0-9.,]* ?(?:[장개대x×]|adet|tane)?(?: ?(?:구성|사용))?")
_LONGEST = 40
_FORMAT = re.compile(r"(?:(?:NV|MX)?(?:FP|BF|INT|TF)\d{1,2}|[qQ]\d_[A-Za-z0-9_]+|[Ff]p\d{1,2}|[Bb]f\d{1,2}|[Ii]nt\d{1,2})")
_SIZE = re.compile(r"\d{3,4} ?[x×] ?\d{3,4}|\d{3,4}p|[48][kK]|[QFU]HD")
_KILO = re.compile(r"\d{1,4}[kK]")
_FINDERS: tuple[tuple[str, Callable[[Page, Reading], Any]], ...] = (("context_length", _length), ("power_limit", _limit), ("software", _software), ("chips", _chips))
