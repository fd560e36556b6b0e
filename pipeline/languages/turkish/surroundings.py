"""Turkish words around numbers: ``günde``, ``ilk yarı``, ``dizüstü``."""

from __future__ import annotations

import re

from pipeline.languages.surroundings import Surroundings

SURROUNDINGS = Surroundings(
    changed=re.compile(r"daha|artt|azal|göre|sirasiyla"),
    another_time=re.compile(r"geçen yil|önceki|bir yil|gelecek|seneye"),
    first_quarter=re.compile(r"ilk çeyrek|birinci çeyrek|ocak-mart"),
    first_half=re.compile(r"ilk yari|ilk alti ay|alti aylik"),
    own_trial=re.compile(r"\b(?:ölç|dene|kullan|çaliştir|kur|bak)[a-zçğöşü]*(?:dim|dum|düm|tim|tum|tüm|dik|duk|tik|tuk)(?![a-zçğöşü])|\b(?:bende|benim|evde(?:ki)?|denememde|ölçümümde)\b"),
    paid=re.compile(r"\bikinci el|\b2\. el|\b(?:aldim|aldik|ödedim|ödedik|verdim|verdik|ilanlarda?|piyasasinda)\b"),
    of_money=re.compile(r"gelir|ciro|hasilat|kâr|satiş|ihracat"),
    periods={
        "day": re.compile(r"\bgünde|\bgünlük|her gün|gün boyu", re.IGNORECASE),
        "year": re.compile(r"\byılda|\byıllık|yıl boyu", re.IGNORECASE),
        "month": re.compile(r"\bayda|\baylık|ay boyu", re.IGNORECASE),
    },
    devices={
        "wristband": r"bilekli[kğ]",
        "server": r"sunucu",
        "watch": r"kol saati",
        "laptop": r"dizüstü|laptop",
        "phone": r"telefon",
        "tablet": r"tablet",
        "camera": r"kamera",
        "robot": r"robot",
        "drone": r"drone|insansız",
        "earphones": r"kulaklı[kğ]",
        "glasses": r"gözlü[kğ]",
        "sensor": r"sensör|algılayıcı",
        "car": r"otomobil|araç",
        "fridge": r"buzdolab",
        "loudspeaker": r"hoparlör",
        "router": r"yönlendirici",
        "monitor": r"monitör",
        "data centre": r"veri merkez",
        "generator": r"jeneratör",
        "air conditioner": r"klima",
        "charger": r"şarj aleti",
    },
)
