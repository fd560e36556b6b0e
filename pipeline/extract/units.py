"""Units: symbols that both languages write alike, and base units for comparing amounts.

A unit here is the canonical string of docs/annotation.md ("Canonical units"): ``GB``, ``GB/s``, ``percent``, ``USD/h``, ``core``.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from string import ascii_letters
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pint import UnitRegistry

SCALES = {"백만": 10**6, "십억": 10**9, "억": 10**8, "조": 10**12, "천": 1000, "만": 10**4, "bin": 1000, "milyon": 10**6, "milyar": 10**9, "trilyon": 10**12, "mn": 10**6, "mlr": 10**9}
"""Words of scale beside a unit, the longer before those that they begin with."""

Meaning = tuple[str, str | None]
"""Kind of figure and canonical unit that a unit word gives to its number."""


def _quantities(words: str) -> dict[str, Meaning]:
    return {word: ("quantity", word) for word in words.split()}


SYMBOLS: dict[str, Meaning] = {
    **_quantities(
        "KB MB GB TB PB EB KiB MiB GiB TiB Kb Mb Gb Tb bit byte KB/s MB/s GB/s TB/s PB/s Kbps Mbps Gbps Tbps MT/s GT/s "
        "Hz kHz MHz GHz THz W µW mW kW MW GW TW Wh kWh MWh GWh TWh mAh Ah V mV kV A mA J kJ MJ L mL nm mm cm m km mm2 cm2 m2 ms s min h "
        "IOPS GIPS MIPS ppm pJ nJ mJ FLOPS KFLOPS MFLOPS GFLOPS TFLOPS PFLOPS EFLOPS ZFLOPS OPS GOPS TOPS POPS mg g kg t dB dBA degC degF inch px"
    ),
    "%": ("percentage", "percent"), "％": ("percentage", "percent"), "%p": ("percentage", "percentage_point"),
    "%P": ("percentage", "percentage_point"), "‰": ("quantity", "permille"), "℃": ("quantity", "degC"), "°C": ("quantity", "degC"),
    "°F": ("quantity", "degF"), "°": ("quantity", "degree"), '"': ("quantity", "inch"), "″": ("quantity", "inch"), "px": ("quantity", "pixel"), "MP": ("quantity", "megapixel"),
    "㎟": ("quantity", "mm2"), "㎜": ("quantity", "mm"), "㎚": ("quantity", "nm"), "㎓": ("quantity", "GHz"), "㎒": ("quantity", "MHz"),
    "㎇": ("quantity", "GB"), "㎆": ("quantity", "MB"), "㎡": ("quantity", "m2"), "㎝": ("quantity", "cm"), "㎞": ("quantity", "km"),
    "㎏": ("quantity", "kg"), "㎛": ("quantity", "µm"), "㎽": ("quantity", "mW"), "㎼": ("quantity", "µW"), "uW": ("quantity", "µW"), "μW": ("quantity", "µW"), "µJ": ("quantity", "µJ"), "μJ": ("quantity", "µJ"), "uJ": ("quantity", "µJ"), "㎾": ("quantity", "kW"), "mm²": ("quantity", "mm2"), "cm²": ("quantity", "cm2"), "m²": ("quantity", "m2"),
    "µm": ("quantity", "µm"), "μm": ("quantity", "µm"), "um": ("quantity", "µm"), "µs": ("quantity", "µs"), "μs": ("quantity", "µs"),
    "us": ("quantity", "µs"), "ns": ("quantity", "ns"), "Å": ("quantity", "angstrom"), "sec": ("quantity", "s"), "seconds": ("quantity", "s"),
    "hours": ("quantity", "h"), "hour": ("quantity", "h"), "hr": ("quantity", "h"), "hrs": ("quantity", "h"), "minutes": ("quantity", "min"),
    "days": ("quantity", "day"), "weeks": ("quantity", "week"), "months": ("quantity", "month"), "years": ("quantity", "year"),
    "bits": ("quantity", "bit"), "bytes": ("quantity", "byte"), "fps": ("quantity", "frame/s"), "FPS": ("quantity", "frame/s"),
    "rpm": ("quantity", "rpm"), "RPM": ("quantity", "rpm"), "TBW": ("quantity", "TB"), "nits": ("quantity", "nit"), "Pa": ("quantity", "Pa"), "kPa": ("quantity", "kPa"), "Gbit": ("quantity", "Gbit"),
    "PFLOP": ("quantity", "PFLOPS"), "TFLOP": ("quantity", "TFLOPS"), "GFLOP": ("quantity", "GFLOPS"), "FLOP": ("quantity", "FLOP"), "MFLOP": ("quantity", "MFLOPS"), "EFLOP": ("quantity", "EFLOPS"),
    "TFlops": ("quantity", "TFLOPS"), "TOP": ("quantity", "TOPS"), "Wp": ("quantity", "W"), "inches": ("quantity", "inch"),
    "token": ("quantity", "token"), "tokens": ("quantity", "token"), "tok": ("quantity", "token"), "img": ("quantity", "image"),
    "images": ("quantity", "image"), "image": ("quantity", "image"), "samples": ("quantity", "sample"), "requests": ("quantity", "request"),
    "epoch": ("quantity", "epoch"), "epochs": ("quantity", "epoch"), "core": ("quantity", "core"), "cores": ("quantity", "core"),
    "thread": ("quantity", "thread"), "threads": ("quantity", "thread"), "node": ("quantity", "node"), "nodes": ("quantity", "node"),
    "GPU": ("quantity", "GPU"), "GPUs": ("quantity", "GPU"), "CPU": ("quantity", "CPU"), "TPU": ("quantity", "chip"), "LPU": ("quantity", "chip"),
    "CFM": ("quantity", "CFM"), "LFM": ("quantity", "LFM"), "NPU": ("quantity", "chip"), "IPU": ("quantity", "chip"), "CU": ("quantity", "CU"), "SM": ("quantity", "SM"), "lanes": ("quantity", "lane"),
    "lane": ("quantity", "lane"), "people": ("quantity", "person"), "pin": ("quantity", "pin"), "points": ("quantity", "point"),
    "USD": ("money", "USD"), "KRW": ("money", "KRW"), "TRY": ("money", "TRY"), "EUR": ("money", "EUR"), "JPY": ("money", "JPY"),
    "CNY": ("money", "CNY"), "RMB": ("money", "CNY"), "GBP": ("money", "GBP"), "TWD": ("money", "TWD"), "TL": ("money", "TRY"),
    "$": ("money", "USD"), "＄": ("money", "USD"), "€": ("money", "EUR"), "₺": ("money", "TRY"), "₩": ("money", "KRW"), "£": ("money", "GBP"), "¥": ("money", "JPY"),
}  # fmt: skip
"""Unit symbols as English writes them. Looked up as written, then in lower case where that is not ambiguous."""

SQUARED = "".join(map(chr, range(0x3380, 0x33E0)))
"""Units that are one character (``㎿``, ``㏈``, ``㎐``); what they mean follows from their letters."""
for _sign in SQUARED:
    _letters = unicodedata.normalize("NFKC", _sign).replace("∕", "/")
    if _letters in SYMBOLS:
        SYMBOLS.setdefault(_sign, SYMBOLS[_letters])

SYMBOLS_LOWER: dict[str, Meaning] = {}
for _symbol, _meaning in SYMBOLS.items():
    if len(_symbol) > 1:
        SYMBOLS_LOWER.setdefault(_symbol.lower(), _meaning)
del SYMBOLS_LOWER["top"]  # `2.200 top kumaş`
for _symbol, _unit in (("mb", "MB"), ("gb", "GB"), ("tb", "TB"), ("kb", "KB"), ("w", "W"), ("mw", "MW"), ("gflops", "GFLOPS"), ("mb/s", "MB/s")):
    SYMBOLS_LOWER[_symbol] = ("quantity", _unit)

for _word, _code in (("won", "KRW"), ("dollar", "USD"), ("dollars", "USD"), ("euro", "EUR"), ("euros", "EUR"), ("yen", "JPY"), ("yuan", "CNY")):
    SYMBOLS[_word] = ("money", _code)

FRACTIONS = {sign: int(above) / int(below) for sign, above, below in ("½12", "⅓13", "⅔23", "¼14", "¾34", "⅕15", "⅖25", "⅗35", "⅘45", "⅙16", "⅚56", "⅐17", "⅛18", "⅜38", "⅝58", "⅞78", "⅑19")}
CURRENCY_SIGNS = {"$": "USD", "＄": "USD", "￡": "GBP", "€": "EUR", "₺": "TRY", "₩": "KRW", "￦": "KRW", "£": "GBP", "¥": "JPY", "￥": "JPY"}

TIME_WORDS = {
    "s": "s", "sec": "s", "second": "s", "seconds": "s", "sn": "s", "saniye": "s", "초": "s", "h": "h", "hr": "h", "hour": "h", "saat": "h",
    "sa": "h", "시간": "h", "시": "h", "min": "min", "minute": "min", "dk": "min", "dakika": "min", "분": "min", "day": "day", "gün": "day",
    "일": "day", "month": "month", "mo": "month", "ay": "month", "월": "month", "달": "month", "year": "year", "yr": "year", "yıl": "year",
    "년": "year", "연": "year",
}  # fmt: skip
"""What may stand after the slash of a rate, and its canonical unit."""

_TIMES = frozenset(("s", "ms", "µs", "min"))
DENOMINATORS = {
    **TIME_WORDS, "w": "W", "watt": "W", "와트": "W", "kwh": "kWh", "킬로와트시": "kWh", "kw": "kW", "mw": "MW", "gw": "GW", "킬로와트": "kW", "메가와트": "MW", "기가와트": "GW", "메가와트시": "MWh", "mwh": "MWh", "gb": "GB", "byte": "byte", "bayt": "byte", "바이트": "byte", "token": "token",
    "토큰": "token", "gpu": "GPU", "core": "core", "usd": "USD", "$": "USD", "달러": "USD", "dolar": "USD", "kart": "card", "장": "card", "대": "piece",
    "개": "piece", "görüntü": "image", "görsel": "image", "이미지": "image", "image": "image", "img": "image", "mm2": "mm2", "mm²": "mm2", "tur": "round", "1m": "1M", "m": "m",
}  # fmt: skip

_UNIT_TOKEN = re.compile(
    r"%[pP](?![A-Za-z])|%|％|‰|℃|°[CF]?|[\u3380-\u33df]|[\"″](?=[ \u00a0)),.가-힣]|$)|[$＄€₺₩£]|(?:mm|cm|m|km)\^?2(?![0-9])|[A-Za-zµμÅ]+²?(?![A-Za-z0-9çğıöşüÇĞİÖŞÜâîû])"
)
_GAPS = frozenset(" \u00a0\u2009\u202f")
_QUOTE = re.compile('"')
_UNIT_HEADS = frozenset('%％‰℃°"″$＄€₺₩£µμÅ' + SQUARED + ascii_letters)
_DENOMINATOR = re.compile(r"[ \u00a0]?[/／][ \u00a0]?(?![ \u00a0])(1?[A-Za-zçğıöşüÇĞİÖŞÜ가-힣$]+²?)")


def symbol_at(text: str, position: int) -> tuple[int, Meaning] | None:
    """The unit symbol that starts exactly at ``position``: its end and what it means; None where none stands there."""
    token = _UNIT_TOKEN.match(text, position) if text[position : position + 1] in _UNIT_HEADS else None
    if not token:
        return None
    word = token.group()
    if word == '"' and _quote_open(text, position):
        return None
    if word == "%" and text[position - 1] in _GAPS and text[token.end() : token.end() + 1].isdigit():
        return None  # `Göz 4 %89`: the sign belongs to the number after it
    meaning = SYMBOLS.get(word) or SYMBOLS_LOWER.get(word.lower().replace("^", ""))
    if meaning:
        return with_denominator(text, token.end(), meaning)
    if text.startswith("/s", token.end()):  # `MT/s`: no unit before the slash alone
        meaning = SYMBOLS.get(f"{word}/s") or SYMBOLS_LOWER.get(f"{word}/s".lower())
    return (token.end() + 2, meaning) if meaning else None


def _quote_open(text: str, position: int) -> bool:
    """Whether a quotation is open before ``position``, so that a mark there closes it and is no inch (``"올해는 8.5"``)."""
    line = text.rfind("\n", 0, position) + 1
    is_open = False
    for match in _QUOTE.finditer(text, line, position):
        before, after = text[match.start() - 1 : match.start()] if match.start() > line else "", text[match.end() : match.end() + 1]
        if is_open:
            is_open = False
        elif not before.isdigit() and not after.isspace():
            is_open = True
    return is_open


def with_denominator(text: str, end: int, meaning: Meaning) -> tuple[int, Meaning]:
    """Reads on over a slash: ``GB`` before ``/s`` is ``GB/s``, ``ABD Doları`` before ``/ saat`` is ``USD/h``."""
    if not text.startswith(("/", " /", "\u00a0/", "／"), end):
        return end, meaning
    kind, unit = meaning
    slash = _DENOMINATOR.match(text, end)
    if not slash or kind not in ("quantity", "money") or not unit:
        return end, meaning
    word = slash.group(1).lower()
    spaced = text[slash.start(1) - 1] != "/" or text[end] in _GAPS
    while word and word not in DENOMINATORS:
        word = word[:-1] if not word.isascii() and not (spaced and "가" <= word[0] <= "힣") else ""  # `145W / 대기 0.5W`: no rate of a piece
    if not word:
        return end, meaning
    rate = "/image" if word == "장" and unit in _TIMES else f"/{DENOMINATORS[word]}"  # `0.5초/장`
    return slash.start(1) + len(word), (kind, unit if unit.endswith(rate) else unit + rate)  # `kare/sn` is frames per second already


_PINT_NAMES = {
    "percent": "0.01", "percentage_point": "0.01", "x": "1", "min": "minute", "h": "hour", "degC": "delta_degC", "degF": "delta_degF",
    "mm2": "mm**2", "cm2": "cm**2", "m2": "m**2", "Gbps": "gigabit/second", "Mbps": "megabit/second", "Tbps": "terabit/second",
    "Kbps": "kilobit/second", "µm": "micrometer", "FLOPS": "operation/second", "B": "byte", "KB": "kilobyte", "MB": "megabyte", "GB": "gigabyte",
    "TB": "terabyte", "PB": "petabyte", "EB": "exabyte", "KiB": "kibibyte", "MiB": "mebibyte", "GiB": "gibibyte", "TiB": "tebibyte",
    "Gb": "gigabit", "Mb": "megabit", "Kb": "kilobit", "Tb": "terabit", "Gbit": "gigabit", "t": "metric_ton", "g": "gram", "A": "ampere",
    "MT/s": "1e6/second", "GT/s": "1e9/second", "W": "watt", "J": "joule", "s": "second", "m": "meter", "V": "volt", "mAh": "mA*hour",
    "Ah": "A*hour", "inch": "inch", "nm": "nanometer", "OPS": "operation/second",
}  # fmt: skip
_OPERATIONS = re.compile(r"([KMGTPEZ]?)(FLOPS|OPS)")
_PREFIXES = {"": "1", "K": "1e3", "M": "1e6", "G": "1e9", "T": "1e12", "P": "1e15", "E": "1e18", "Z": "1e21"}
_PHYSICAL = re.compile(r"[kMGTPEZmµn]?(?:W|Wh|Hz|s|m|J|V|A|B|Gbps|Mbps)|pJ|Ki?B|kg|mg|day|week|month|year|byte|bit|nm|mm|cm|km")  # decibels are no multiples


_SO_MANY_TOKENS = {"/ktoken": 1e3, "/Mtoken": 1e6}
"""Bases of prices: ``USD/Mtoken`` is a millionth of ``USD/token``."""


@lru_cache(maxsize=1)
def _registry() -> UnitRegistry[float]:
    from pint import UnitRegistry

    registry: UnitRegistry[float] = UnitRegistry()
    registry.define("operation = [operation]")
    return registry


@lru_cache(maxsize=4096)
def _scale_of(unit: str) -> tuple[float, str]:
    """Factor and name of the base unit. Units that Pint does not know (counted nouns, currencies) are their own base."""
    for many, count in _SO_MANY_TOKENS.items():
        if unit.endswith(many):
            factor, base = _scale_of(f"{unit.removesuffix(many)}/token")
            return factor / count, base
    parts = unit.split("/")
    names = []
    for part in [unit] if unit in _PINT_NAMES else parts:
        operations = _OPERATIONS.fullmatch(part)
        if operations:
            names.append(f"({_PREFIXES[operations[1]]}*operation/second)")
        elif part in _PINT_NAMES:
            names.append(f"({_PINT_NAMES[part]})")
        elif _PHYSICAL.fullmatch(part):
            names.append(f"({part})")
        else:
            return 1.0, unit
    amount = _registry().Quantity(1.0, "dimensionless") * _registry().parse_expression("/".join(names))
    base = amount.to_base_units()
    name = f"{base.units:~C}"
    return float(base.magnitude), name or "1"


def base_of(value: float | None, unit: str | None) -> tuple[float | None, str | None]:
    """Value and unit in base units, for comparing across units: ``(4.8, "TB/s")`` -> ``(3.84e13, "bit/s")``.

    Counted nouns and currencies stay as they are; ``None`` gives ``(value, None)``.
    """
    if value is None or unit is None:
        return value, None
    factor, base = _scale_of(unit)
    return value * factor, base
