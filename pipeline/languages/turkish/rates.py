"""Of what a Turkish value is a rate: ``saniyede``, ``saatlik``, ``GB başına``."""

from __future__ import annotations

import re

from pipeline.extract.designators import NAME_WORDS
from pipeline.languages.turkish.bases import for_one
from pipeline.languages.turkish.numerals import WORDS, lower

_RATE = re.compile(
    r"(?:(?P<each>[kK]ilovatsaat[ie]?|[sS]aniyede(?:ki)?|[sS]aniye başına|[dD]akikada(?:ki)?|[sS]aatte(?:ki)?|[sS]aatlik|[sS]aati(?:ni|ne|nin)?|[sS]aat(?= ücret| fiyat| bedel| kira)|[sS]aat başı(?:na)?(?![a-zçğıöşü])|[gG]ünde|[gG]ünlük|[hH]aftada|[hH]aftalık|[aA]yda|[aA]ylık|[yY]ılda|[yY]ıllı[kğ]ı?|[aA]ylığı|[gG]ünlüğü|[sS]aatliği)"
    r"|(?P<per>(?<![^\W\d_])(?:[gG]igabayt|[tT]erabayt)|(?<![^\W\d_])[bB]it|[dD]olar|[wWvV]att?|[jJ]ul|(?<![^\W_])(?:W|kWh)|[lL]ira|[jJ]eton|[kK]ilovatsaat|GB|[mM]²|[tT]oken|(?<![^\W\d_])[bB]ayt|[çÇ]ekirdek)[ \u00a0](?:ba[şs][ıi]na|(?<=(?:eton|oken)[ \u00a0])(?:maliyet|ücret|fiyat)(?:i|ı))(?:[ \u00a0](?P<also>aylık|saatlik|yıllık))?)"
    r"(?:[ \u00a0](?:yaklaşık|ortalama|kaç|işlenen|üretilen|en fazla|en çok|en az|toplam|sadece|yalnızca|tam|olarak|(?:ücret|fiyat|kira|gider|maliyet|fatura|bedel|kapasite|üretim|fark)[a-zçğıöşü]*)){0,2}[ \u00a0]?[$₺€]?$"
)
_IN_A_TIME = ("aniyede", "akikada", "aatte")
_SO_LONG = re.compile(rf"(?:(?P<word>[^\W\d_][^\s,;:.()]*)(?P<gap>[ \u00a0,;:(]+))?(?<![^\W_])(?<![0-9][.,])(?!(?:1|[bB]ir)[ \u00a0])(?P<number>[0-9]+(?:,[0-9]+)?|{WORDS})[ \u00a0]$")
_OTHER_THAN_ONE = re.compile(r"(?<![\w.,-])(?:(?!1[ \u00a0])[0-9][0-9.,]*|on|yüz|bin|milyon)[ \u00a0]$")
_IN_IT = re.compile(r"['’]n?[dt][ae]n?$")
_TIME_SPAN = re.compile(rf"(?<![^\W_])(?:[0-9]{{1,2}}|ilk|İlk|son|Son|{WORDS})[ \u00a0]$")
_HEAD_RATE = re.compile(r"(saat|ay|yıl|gün)(?:lık|lik|i(?![a-zçğıöşü])|[ ]baş|[ ]ücret|[ ]fiyat|(?<=saat)[ ]\()")
_EACH = {"kilovatsaat": "kWh", "saniye": "s", "dakika": "min", "saat": "h", "gün": "day", "hafta": "week", "ay": "month", "yıl": "year"}
_RATE_HINT = re.compile(r"a(?:at|şına|sina|fta)|n (?:maliyet|ücret|fiyat)[iı]|niye|y(?:lık|da|ıl)|ylığı|tliği|nlüğü|at başı |Yıl|ünde|ünlük|kika")
_RATE_STEM = 16  # characters of a rate before what `_RATE_HINT` finds in it, at most
_PER = {"gigabayt": "GB", "terabayt": "TB", "bit": "bit", "dolar": "USD", "kwh": "kWh", "w": "W", "wat": "W", "watt": "W", "vat": "W", "vatt": "W", "jul": "J", "lira": "TRY", "jeton": "token", "kilovatsaat": "kWh", "gb": "GB", "m²": "m2", "token": "token", "bayt": "byte", "çekirdek": "core"}


def rate_before(text: str, start: int) -> tuple[int, str] | None:
    """The start and the unit of what a value is told for, right before it."""
    return for_one(text, start) or _rate_word(text, start)


def _rate_word(text: str, start: int) -> tuple[int, str] | None:
    hint = _RATE_HINT.search(text, start - 40, start)
    if not hint:
        return None
    match = _RATE.search(text, max(start - 40, hint.start() - _RATE_STEM), start)
    if not match:
        return None
    if match["each"] and match["each"][0] in "aAyYgGhH" and _TIME_SPAN.search(text, max(0, match.start() - 14), match.start()):
        return None  # `ilk dokuz ayda 1,9 milyar TL`
    if match["each"] and match["each"].endswith(_IN_A_TIME) and _takes_so_long(text, match.start()):
        return None  # `50,7 saniyede 433 görüntü`; not `RTX 4090 saniyede 120 jeton`
    if match["per"]:
        unit = _PER[lower(match["per"])]
        if unit != "token" and _OTHER_THAN_ONE.search(text, max(0, match.start() - 16), match.start()):
            return None  # `1.000 dolar başına 138 token` is no rate of one dollar
        if match["also"]:
            unit += "/" + next(v for k, v in _EACH.items() if match["also"].startswith(k))
        return match.start(), unit
    word = lower(match["each"])
    return match.start(), next(v for k, v in _EACH.items() if word.startswith(k))


def rate_in(head: str) -> str | None:
    """The unit of what the values of a table are told for, by a head of it."""
    match = _HEAD_RATE.search(lower(head))
    return _EACH[match[1]] if match else None


def _takes_so_long(text: str, at: int) -> bool:
    """Whether a number before ``saniyede`` tells how long something took, and is not that of a name: ``50,7 saniyede``, ``kart 3 saatte``; not ``RTX 4090 saniyede``, ``Karaca 3 saniyede`` of a `Karaca 3`."""
    told = _SO_LONG.search(text, max(0, at - 40), at)
    if told is None:
        return False
    word, number = told["word"], told["number"]
    if word is None or told["gap"].strip() or not number.isdigit() or word[0].islower():
        return word is None or word.lower() not in NAME_WORDS
    lone = word[1:].islower() and "'" not in word and "’" not in word and word.lower() not in NAME_WORDS
    starts = text[max(0, told.start() - 3) : told.start()].rstrip(" \u00a0")[-1:] in ("", ".", "!", "?", ":", "\n")
    return (lone and starts and text.count(f"{word} {number}") == 1) or _IN_IT.search(word) is not None
