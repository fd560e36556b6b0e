"""Turkish runs that are compared: daha hızlı, aynı, geride kaldı. Data on folded text."""

from __future__ import annotations

import re

from pipeline.languages.timing import Timing

TIMING = Timing(
    fast=re.compile(r"daha (?:(?P<fast>hizli|kisa|az zaman|az süre|iyi|çabuk|erken)|(?P<slow>yavaş|uzun|kötü|geç|fazla (?:zaman|süre)))|(?P<ahead>önde|öne geç)|(?P<behind>geride kal)"),
    time=re.compile(r"kisa|uzun|süre"),
    run_with=re.compile(r"['’]?(?:l[iuü]|y?l[ae])?(?: ile)?(?: (?:de|da|ise))? (?:sürüm[a-zü]*|[a-zçğöşü]{0,14}|[a-zçğöşü]+ [a-zçğöşü]+)[ ,]"),
    of_other=re.compile(r"(?:['’]?[a-zçğöşü]*)(?: [a-zçğöşü]+){0,2}[dt][ae]n "),
    of_rounds=re.compile(r"(?:her )?iki tur(?!b)|(?:bir )?önceki tur(?!b)|geçen tur(?!b)|iki tur(?:un|da)"),
    result=re.compile(r"(?<![a-zçğöşü])(?:(?:en iyi )?süre|sonu[cç]|kayd|kayit|derece|skor|puan)[a-zçğöşü]*"),
    same=re.compile(r"(?:birebir |tipatip |tamamen |tam olarak |kadar )?ayni(?:dir|ydi|ymiş)?(?=[.,;:!)]|$| kal| çik)|(?:hiç )?değişme(?:di|miş|yen)(?![a-zçğöşü])|aynen (?:tekrar|kal)|ayni kal"),
    than_round=re.compile(r"(?P<one>\d\.\d)(?:['’]?(?:[dt][ae]kin[dt][ae]n|[ae] (?:göre|kiyasla))| tur[a-z]* ?(?:göre|kiyasla|[a-z]*ndan))[ ,]"),
    release=re.compile(r"(?P<ours>(?P<a>\d{2}\.\d{2}|\d+\.\d+(?:\.\d+)?) (?:sürüm|kapsayici|konteyner|sürücü)[a-zü]*),? (?:[a-zçğöşü0-9-]+ ){0,3}?(?P<theirs>(?P<b>\d{2}\.\d{2}|\d+\.\d+(?:\.\d+)?)(?: (?:sürüm|kapsayici|konteyner|sürücü)[a-zü]*?|['’])?)(?:[dt][ae]n|nden) "),
    just_told=re.compile(r"(?<![a-zçğöşü])(?:bu(?: (?:süre|sonuç|sonuc|derece|kayit))?(?:,| da| ise,?)? )"),
    than_just_told=re.compile(r"(?<![a-zçğöşü])(?:bundan|ondan|bunlardan) "),
    marked=re.compile(r"['’]?(?:[^,.;:]|\.(?=\d)){0,48}?[dt][ae]n (?:da |de |bile )?"),
    compared=re.compile(r"(?:daha )?(?:(?P<fast>hizli|kisa|iyi(?!leş))|(?P<slow>yavaş|uzun))[a-z]*(?=[.,;:)]| demek|$| ama| ve)"),
    result_of=re.compile(r"['’](?:n?[iu]n|n?ün) (?:kendi |resmî |resmi |ayni turdaki ){0,2}(?:sonuc|süre|derece|kayd|makine|sistem)[a-zçğöşü]*[dt][ae]n (?:(?:da|de|bile|biraz|az da olsa|epey|çok) ){0,2}"),
    ahead=re.compile(r"['’]?[a-zçğöşü]{0,4}(?: tarafi| sistemi| yapisi| sunucusu)?(?: ise)? (?:(?:biraz|az farkla|hafifçe|epey) ){0,2}(?=önde|daha (?:hizli|kisa|yavaş)|geride)"),
    won_or_lost=re.compile(r"(?P<turned>(?:tam )?tersi(?:ne|ydi|dir)?(?![a-zçğöşü])|(?:durum|sira|tablo|sonuç) (?:tersine )?(?:dönüyor|döndü|değiş))|(?P<alike>durum ayni|tablo ayni|için de geçerli)|(?P<won>önde|öne geç|daha hizli|kazan(?:di|iyor))|(?P<lost>geride kal|gerisinde|geri düş|yenil|kaybe[td]|daha yavaş)"),
)
