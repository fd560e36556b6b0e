"""Turkish unit words and counted nouns, and the suffixes that may follow them."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from pipeline.extract.units import Meaning, symbol_at, with_denominator
from pipeline.languages.turkish.numerals import lower, read_numeral

_PREFIXED = {"kilo": "k", "mega": "M", "giga": "G", "tera": "T", "peta": "P", "eksa": "E", "exa": "E"}

_ROWS: tuple[tuple[str, str, str], ...] = (
    ("quantity", "byte", "bayt byte"), ("quantity", "bit", "bit"), ("quantity", "GB", "gb gig giga"), ("quantity", "TB", "tb tera"),
    ("quantity", "MB", "mb"), ("quantity", "W", "watt vat"), ("quantity", "Wh", "watt-saat vat-saat vatsaat wattsaat"), ("quantity", "kWh", "kilovatsaat"),
    ("quantity", "nm", "nanometre nanometr nano nm"), ("quantity", "µm", "mikron mikrometre"), ("quantity", "mm", "milimetre milim"),
    ("quantity", "mm2", "milimetrekare"), ("quantity", "cm2", "santimetrekare"), ("quantity", "cm3", "santimetreküp"), ("quantity", "m2", "metrekare"), ("quantity", "cm", "santimetre santim"), ("quantity", "m", "metre"),
    ("quantity", "km", "kilometre"), ("quantity", "inch", "inç inch ınch"), ("quantity", "g", "gram"), ("quantity", "kg", "kilogram kilo"),
    ("quantity", "t", "ton"), ("quantity", "degC", "santigrat derece °c"), ("quantity", "dB", "desibel"), ("quantity", "Pa", "paskal"), ("quantity", "ms", "milisaniye ms"),
    ("quantity", "µs", "mikrosaniye"), ("quantity", "ns", "nanosaniye"), ("quantity", "s", "saniye sn"), ("quantity", "min", "dakika dk"),
    ("quantity", "h", "saat sa"), ("quantity", "day", "gün"), ("quantity", "week", "hafta"), ("quantity", "month", "ay"),
    ("quantity", "year", "yıl sene yaş"), ("quantity", "V", "volt"), ("quantity", "A", "amper"), ("quantity", "J", "joule jul"), ("quantity", "kJ", "kilojoule kilojul"), ("quantity", "MJ", "megajoule megajul"), ("quantity", "nit", "nit"),
    ("quantity", "mJ", "milijoule milijul"), ("quantity", "µJ", "mikrojoule mikrojul"), ("quantity", "nJ", "nanojoule nanojul"), ("quantity", "pJ", "pikojoule pikojul"),
    ("quantity", "mW", "miliwatt milivat miliwat"), ("quantity", "µW", "mikrowatt mikrovat mikrowat"), ("quantity", "mV", "milivolt"), ("quantity", "mA", "miliamper"), ("quantity", "mAh", "miliampersaat"),
    ("quantity", "Hz", "hertz"), ("quantity", "L", "litre"), ("quantity", "horsepower", "beygir"),
    ("ratio", "x", "kat katı misli misl"), ("percentage", "percentage_point", "yüzdelik puan"),
    ("money", "US cent", "sent"), ("money", "TRY cent", "kuruş"), ("money", "USD", "dolar usd"), ("money", "TRY", "lira tl try"), ("money", "EUR", "avro euro"), ("money", "GBP", "sterlin"), ("money", "JPY", "yen"),
    ("money", "CNY", "yuan"), ("money", "INR", "rupi"), ("money", "IDR", "rupiah"), ("money", "MYR", "ringgit"), ("money", "SEK", "kron"), ("money", "KRW", "won"), ("ordinal", "", "nci ncı ncu ncü inci ıncı uncu üncü"),
    ("quantity", "core", "çekirdek çekirdeğ"), ("quantity", "thread", "izlek iş_parçacığı iş_parçacık thread"), ("quantity", "chip", "çip yonga lpu tpu npu ipu"),
    ("quantity", "GPU", "gpu ekran_kartı"), ("quantity", "CPU", "cpu"), ("quantity", "card", "kart"), ("quantity", "processor", "işlemci"),
    ("quantity", "transistor", "transistör transistor"), ("quantity", "parameter", "parametre"), ("quantity", "image", "görüntü görsel resim"),
    ("quantity", "token", "jeton token belirteç simge"), ("quantity", "epoch", "epok epoch dönem devir eğitim_dönemi model_eğitim_dönemi"), ("quantity", "category", "kategori"),
    ("quantity", "class", "sınıf"), ("quantity", "person", "kişi insan konuk katılımcı"), ("quantity", "company", "şirket firma sağlayıcı"),
    ("quantity", "organisation", "kuruluş kurum"), ("quantity", "country", "ülke"), ("quantity", "piece", "adet tane parça"), ("quantity", "share", "adet_pay adet_hisse toplam_pay"), ("quantity", "model", "model"),
    ("quantity", "result", "sonuç sonuc"), ("quantity", "measurement", "ölçüm güç_ölçümü"), ("quantity", "server", "sunucu"), ("quantity", "system", "sistem"),
    ("quantity", "node", "düğüm node"), ("quantity", "rack", "kabin raf"), ("quantity", "layer", "katman kat_katman"), ("quantity", "pixel", "piksel"),
    ("quantity", "frame/s", "kare"), ("quantity", "frame/s", "fps"), ("quantity", "camera", "kamera"), ("quantity", "page", "sayfa"), ("quantity", "point", "puan"), ("quantity", "time", "kez kere defa sefer"),
    ("quantity", "channel", "kanal"), ("quantity", "lane", "hat"), ("quantity", "engineer", "mühendis"), ("quantity", "developer", "geliştirici"),
    ("quantity", "employee", "çalışan"), ("quantity", "household", "hane"), ("quantity", "user", "kullanıcı"), ("quantity", "customer", "müşteri"),
    ("quantity", "student", "öğrenci"), ("quantity", "product", "ürün"), ("quantity", "shipment", "sevkiyat"), ("quantity", "phone", "telefon"),
    ("quantity", "smartphone", "akıllı_telefon"), ("quantity", "operation", "işlem"), ("quantity", "query", "sorgu"), ("quantity", "request", "istek isteğ"), ("quantity", "packet", "veri_paketi veri_paket"),
    ("quantity", "word", "kelime sözcük sözcüğ"), ("quantity", "sentence", "cümle"), ("quantity", "document", "belge"), ("quantity", "character", "karakter"), ("quantity", "CU", "işlem_birimi hesaplama_birimi"), ("quantity", "unit", "birim"),
    ("quantity", "block", "blok bloğ"), ("quantity", "module", "modül"), ("quantity", "patent", "patent"), ("quantity", "step", "adım"), ("quantity", "stage", "aşama"),
    ("quantity", "level", "seviye düzey"), ("quantity", "wafer", "plaka wafer pul"), ("quantity", "slot", "yuva"), ("quantity", "port", "port"), ("quantity", "pin", "pin iğne"),
    ("quantity", "sample", "örnek örneğ"), ("quantity", "record", "kayıt kayd"), ("quantity", "round", "tur"), ("quantity", "item", "madde kalem"), ("quantity", "article", "makale"),
    ("quantity", "test", "test deney"), ("quantity", "factory", "fabrika"), ("quantity", "generation", "kuşak nesil"), ("quantity", "vehicle", "araç arac otomobil"),
    ("quantity", "version", "sürüm"), ("quantity", "question", "soru"), ("quantity", "line", "satır"), ("quantity", "column", "sütun"), ("quantity", "type", "tür çeşit çeşid"),
    ("quantity", "task", "görev"), ("quantity", "supercomputer", "süperbilgisayar"), ("quantity", "screen", "ekran"),
)  # fmt: skip


def _table() -> dict[str, Meaning]:
    table: dict[str, Meaning] = {}
    for word, prefix in _PREFIXED.items():
        big = prefix.upper()
        for name, unit in (
            ("bayt", f"{big}B"), ("byte", f"{big}B"), ("bit", f"{big}b"), ("flops", f"{big}FLOPS"), ("flop", f"{big}FLOPS"), ("watt", f"{prefix}W"),
            ("vat", f"{prefix}W"), ("hertz", f"{prefix}Hz"), ("watt-saat", f"{prefix}Wh"), ("vat-saat", f"{prefix}Wh"), ("wattsaat", f"{prefix}Wh"), ("vatsaat", f"{prefix}Wh"), ("ops", f"{big}OPS"),
        ):  # fmt: skip
            table[word + name] = ("quantity", unit)
    for kind, unit, words in _ROWS:
        for word in words.split():
            table[word.replace("_", " ")] = (kind, unit or None)
    return table


_PLAIN_LETTERS = str.maketrans("çğıöşü", "cgiosu")
_SHORTEST_PLAIN = 3
UNITS = _table()
for _word, _meaning in list(UNITS.items()):  # as forums write them: `2 yil`, `14 gun`, `16 cekirdek`
    if " " not in _word and len(_word) >= _SHORTEST_PLAIN and _word not in ("inç", "yaş"):
        UNITS.setdefault(_word.translate(_PLAIN_LETTERS), _meaning)
_TWO_WORDS = {"abd doları": ("money", "USD"), "amerikan doları": ("money", "USD"), "türk lirası": ("money", "TRY"), "hong kong": ("money", "HKD"), "iş günü": ("quantity", "day"), "takvim günü": ("quantity", "day"),
              "tayvan doları": ("money", "TWD"), "kanada doları": ("money", "CAD"), "güney kore": ("money", "KRW"), "çin yuanı": ("money", "CNY"),
              "japon yeni": ("money", "JPY"), "yüzde puan": ("percentage", "percentage_point"), "yüzdelik puan": ("percentage", "percentage_point"), "baz puan": ("percentage", "basis point"),
              "puan yüzde": ("percentage", "percentage_point"), "santigrat derece": ("quantity", "degC"),
              **{k: v for k, v in UNITS.items() if " " in k}}  # fmt: skip
_FIRST_WORDS = frozenset(k.split()[0] for k in _TWO_WORDS)
_OTHERWISE = re.compile(r"(?P<layers>katlı(?!k)|kat(?=[ \u00a0]yığ))|(?P<fold>ke(?:z|re)(?=[ \u00a0]daha))|(?P<angle>derece(?=[ \u00a0](?:gör(?:en|üş|üyor)|açı|dön)|lik[ \u00a0](?:açı|görüş)))", re.IGNORECASE)
_OTHERWISE_HEADS = frozenset(("ka", "ke", "de"))
_ODD = "küsur"
_SPACES = frozenset(" \u00a0\u2009\u202f")
_READINGS: dict[str, Meaning] = {"layers": ("quantity", "layer"), "fold": ("ratio", "x"), "angle": ("quantity", "degree")}
"""What a unit word means by the word after it: ``12 katlı HBM``, ``5 kez daha hızlı``, ``180 derece gören``."""
_LONGEST = max(map(len, UNITS))

_ASKS = re.compile(r"m[ıiuü](?![^\W\d_]|['’])")  # `2x 3090 mı`: no metres
SUFFIX = re.compile(
    r"(?:y?[ıiuüae]|[dt][ae]n?|n[ıiuü]n|[ıiuü]n|s[ıiuü]|n[ıiuüae]|nd[ae]n?|l[ae]r|l[ae]|yl[ae]|l[ıiuü]k?|l[ıiuü]ğ|s[ıiuü]z|y?d[ıiuü]|t[ıiuü]|d[ıiuü]r|t[ıiuü]r|"
    r"y?ken|m[ıiuü]ş|ym[ıiuü]ş|c[ae]|ki|ş[ae]r|[ıiuü]?m|m[ıiuü]z|y?[ıiuü]z|y?s[ae])*"
)
"""Case, plural, possessive and copular endings in any order: generous, because only a known stem stands before it."""
_NO_UNITS = ("yeni", "hatta", "turkuaz", "karel", "sayı", "sayi", "yaşlı", "yıldırım", "yıldız")  # `yeni` is no yen, `hatta` no lane, `sayı` no hour, `180 yaşlı` no years
_BEAT = ("yendi", "yeniyor", "yenmiş")
_GAME = re.compile(r"(?<![\d.,])\d{1,2}[-–:]\d{1,2}$")  # `3-2 yendi` is no price in yen
_SHORT_SUFFIX = re.compile(r"(?:[ıiuü]nd[ae]n?|l[ıiuü]k|[dt][ae]n?|[ıiuü]n?|[ae]|l[ae]r|y[ıiuü]|y[ae]|n[ıiuü]n|d[ıiuü]r?|l[ae]|yd[ıiuü])?")  # `ay` is not in `aynı`
_WORD = re.compile(r"[ \u00a0\u2009\u202f]?((?:(?:[kK]ilo|[mM]ega|[gG]iga)?(?:[wW]att|[vV]at)-[sS]aat)?[^\W\d_]*)(?<=[^\W\d_])(?![^\W_])")  # `2.304 GB200`: the letters of a name are no unit
_SPELLED = re.compile(r"[ \u00a0]?\(([^\W\d_]+(?:[ \u00a0][^\W\d_]+){0,5})\)(?=[ \u00a0])")  # `45 (kırk beş) gün`
_NEXT_TWO_WORDS = re.compile(r"[ \u00a0]([^\W\d_]+ [^\W\d_]+)")  # `64 model eğitim dönemi`
_NEXT_WORD = re.compile(r"[ \u00a0]([^\W\d_]+)")


def stem_in(word: str, table: dict[str, Meaning]) -> tuple[int, Meaning] | None:
    """The longest stem of ``word`` (lower case) in the table whose rest is suffixes: its length and meaning."""
    for length in range(min(len(word), _LONGEST), 1, -1):
        meaning = table.get(word[:length])
        if meaning and (SUFFIX if length > 2 else _SHORT_SUFFIX).fullmatch(word, length):
            return length, meaning
    return None


def _unit_stem(word: str) -> tuple[int, Meaning] | None:
    return None if word.startswith(_NO_UNITS) else stem_in(word, UNITS)


class _Reading(NamedTuple):
    """What a word says about its being a unit. ``alone``: neither a symbol nor the words around it make something else of it."""

    word: str  # in lower case
    is_symbol: bool  # or begins with one, or is one before ``/s``
    stem: tuple[int, Meaning] | None
    alone: bool


@lru_cache(maxsize=8192)
def _reading(surface: str) -> _Reading:
    word = lower(surface)
    is_symbol = symbol_at(surface, 0) is not None or symbol_at(f"{surface}/s", 0) is not None
    stem = _unit_stem(word) or (_unit_stem(word.replace("ı", "i")) if "I" in surface and surface.isupper() else None)  # `ÇIP`, `MILYAR`
    depends = word == _ODD or word in _FIRST_WORDS or word.startswith(_BEAT) or word[:2] in _OTHERWISE_HEADS
    return _Reading(word, is_symbol, stem, not is_symbol and not depends)


def unit_at(text: str, position: int) -> tuple[int, Meaning] | None:
    """The unit or counted noun after a number that ends at ``position``: the end of its stem and its meaning."""
    match = _WORD.match(text, position)
    if match:
        reading = _reading(match[1])
        if reading.alone:
            return _stem_end(text, match.start(1), reading.stem)
    start = position + (text[position : position + 1] in _SPACES)
    found = symbol_at(text, start) if match is None or reading.is_symbol else None
    if found:
        return None if _ASKS.match(text, start) else found
    if not match:
        spelled = _SPELLED.match(text, position) if text[start : start + 1] == "(" else None
        return unit_at(text, spelled.end()) if spelled and read_numeral(lower(spelled[1])) is not None else None
    return _unit_in_place(text, match, reading)


def _unit_in_place(text: str, match: re.Match[str], reading: _Reading) -> tuple[int, Meaning] | None:
    """The unit that a word is by the words around it."""
    word = reading.word
    if word == _ODD:  # `14 küsur saniye`
        return unit_at(text, match.end())
    if word in _FIRST_WORDS:
        for second in filter(None, (_NEXT_TWO_WORDS.match(text, match.end()), _NEXT_WORD.match(text, match.end()))):
            stem = stem_in(f"{word} {lower(second[1])}", _TWO_WORDS)
            if stem:
                return with_denominator(text, match.start(1) + stem[0], stem[1])
    stem = reading.stem
    if not stem or (word.startswith(_BEAT) and _GAME.search(text, max(0, match.start() - 6), match.start())):
        return None
    other = _OTHERWISE.match(text, match.start(1)) if word[:2] in _OTHERWISE_HEADS else None
    if other:
        return match.start(1) + stem[0], _READINGS[other.lastgroup or ""]
    return _stem_end(text, match.start(1), stem)


def _stem_end(text: str, start: int, stem: tuple[int, Meaning] | None) -> tuple[int, Meaning] | None:
    """The stem that begins at ``start``, read on over a slash."""
    if stem is None:
        return None
    end = start + stem[0]
    ahead = text[end : end + 2]
    return with_denominator(text, end, stem[1]) if "/" in ahead or "／" in ahead else (end, stem[1])
