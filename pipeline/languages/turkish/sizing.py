"""Turkish sizes: ``11 santimetre eninde, 11 santimetre boyunda, kalınlığı 4 santimetre``, ``kenarı 21,5 santimetre``; ``gerçek zamandan on kat hızlı``."""

from __future__ import annotations

import re

from pipeline.languages.sizing import Sizing

SIZING = Sizing(
    side=re.compile(r"\ben(?:i|inde|e)?\b|genişli[kğ]|\bboy(?:u|unda|a)?\b|uzunlu[kğ]|yüksekli[kğ]|kalinli[kğ]|derinli[kğ]"),
    edge=re.compile(r"(?:bir |her )?kenar(?:i|inin uzunluğu|lari)\s(?:yaklaşik )?$"),
    area=re.compile(r"\b(?:alani|yüzölçümü)(?: da| ise)?\s(?:tam |toplam |yaklaşik )?$"),
    volume=re.compile(r"\bhacmi(?: da| ise)?\s(?:tam |toplam |yaklaşik )?$"),
    round=re.compile(r"yuvarla|daire|silindir|\bçap|kavis"),
    real_time=re.compile(r"gerçek zaman(?:dan|in|a göre|li(?:dan)?)\s(?:yaklaşik |tam )?$"),
    an_hour=re.compile(r"\bbir saatlik\b"),
    recording=re.compile(r"^(?:l[iu]k|lik)?\s?(?:\w{2,12}\s){0,2}(?:kay[iı]|kaydi|toplanti|ses\b|video|konuşma|ders|yayin|podcast|bölüm|görüşme|dosya)"),
)
