"""Turkish values told again: ``özetle``, ``aynı 80 GB``, ``80 GB olarak kaldı``."""

from __future__ import annotations

import re

from pipeline.languages.repeating import Repeating

REPEATING = Repeating(
    left=re.compile(r"[’']?[dt][ae]n\s(?:yüzde|%)"),
    of_old=re.compile(r"(?<![a-zçğöşü])(?:eski|önceki) $"),
    predecessor=re.compile(r"(?<![a-zçğöşü])(?:selef|öncül|(?:bir )?önceki (?:nesi?l|kuşa|model|sürüm))"),
    filled=re.compile(r"[’']?\w{0,3}\s(?:civarinda |kadar |kadari |kadarini |yakin )?(?:dol(?:uyor|du|ar|uyo)|yer (?:kapl|tut)|tut(?:ar|uyor|tu|an)|tüket|yiyor|yer\b)"),
    score=re.compile(r"\d\s?(?::|-|–)\s?\d"),
    kicker=re.compile(r"basin (?:bülteni|açiklamasi)|duyuru|bülten|haber|press release"),
    listed=re.compile(r"sırasıyla|respectively"),
    other_side=re.compile(r"[’']?n?[iıuü]n\s(?:yaklaşik |tam )?[\w,.]+\s(?:bin )?kat|[’']?n?[dt][ae]n\s(?:daha|yüzde|%|\d)|[’']?\w{1,2} göre"),
    concludes=re.compile(r"[\s\W]*(?:sonuç(?: olarak| itibariyle)?[:,]|özetle|kısaca|toparlarsak|özet:)", re.IGNORECASE),
    label=re.compile(r"^[\s*\-•·]*([^:：\d\n]{2,30})[:：]\s*(?:yaklaşık)?\s*$"),
    more_of_it=re.compile(r"^\s?(?:daha|fazla|fark|artı)"),
    this=re.compile(r"^[’']?[lL][ıiuü]k\s+bu\b"),
    as_it_is=re.compile(r"^\s*(?:olarak kaldı|olarak bıraktı)"),
    same_before=re.compile(r"(?:\baynı|\byine o|\bsözü edilen)\s$", re.IGNORECASE),
    within=re.compile(r"^\s*(?:[’']?[dn]?[ae]n (?:kısa|az|daha kısa)|altında)"),
    has=re.compile(r"^[’']?l[iıuü][kğ]|^\s?(?:kişi|kart|çekirdek|dolar|lira|adet)?l[iıuü][kğ]\S*\s", re.IGNORECASE),
    noun=re.compile(r"^(?:[’']\w{1,4})?\s?([a-z]{1,3}\d{2,4}|[a-zçğöşüiâîû]{5,})"),
    noun_before=re.compile(r"([a-zçğöşüiâîû]{6,}(?=lar|ler))(?:lar|ler)?\w{0,6}\s$"),
    bare=re.compile(r"(?:\d|bin|milyon|milyar|trilyon|yüz)$", re.IGNORECASE),
    none_of_it=re.compile(r"\b([a-zçğıöşü]{3,})\s(?:bulunmuyor|bulunmamaktadır|yok\b|yoktur|olmayan)|\b([a-zçğıöşü]{3,})s[ıiuü]z\b(?=\s(?:çalış|tasarım|kart|modül|model|kasa|soğut))"),
    in_part=re.compile(r'[“\"”]|\bek\b|başka|henüz|daha|neredeyse|ayrıca|pek'),
    debt=re.compile(r"borc|borç|kredi"),
    some_of_it=r"(?:[ıiuü]n?)?\s*[:：]?\s*(?:toplam|yaklaşık)?\s*$",
    no_things=frozenset("sorun fark gerek bir şey bilgi neden değişiklik şüphe".split()),
    of_any_share="oran oranı payı payının yüzde artış",
    of_any_thing="model modeli kartı kartın bellek belleği sunucu ürün",
    describes=frozenset(),
)
