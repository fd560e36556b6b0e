"""Turkish words for proportions of times: ``399,6 dakikada … 319,1 dakikada bitirdi: %20 daha kısa``, ``dört kat daha hızlı``, ``bir tur sonra``."""

from __future__ import annotations

import re

from pipeline.languages.pacing import Pacing

PACING = Pacing(
    shorter=re.compile(r"kisal|daha kisa|(?:süre|zaman)[a-zü]* [^.;]{0,20}(?:azal|düş|in(?:di|miş))"),
    faster=re.compile(r"hizlan|daha hizli|kat hizli"),
    longer=re.compile(r"daha uzun|(?:süre|zaman) (?:harca|al|geç)|yavaş"),
    other=re.compile(r"hedef|plan|beklen|teorik|öngör|verim|maliyet|fiyat|tl|dolar"),
    between_rounds=re.compile(r"(?:bir|iki) tur (?:arasinda|sonra|içinde)"),
    held_against=re.compile(r"göre|kiyasla|oranla|ayni sayi"),
    priced=re.compile(r"fiyat|ücret|bedel|ucuz|pahali|\buygun|hesapli"),
    timed=re.compile(r"\bsüre|zaman|\bkisa(?!c)|kisal|daha hizli"),
    of_each=re.compile(r"başina|\bher bir|tanesi|adedi"),
    cheaper=re.compile(r"daha (?:uygun|hesapli)"),
)
