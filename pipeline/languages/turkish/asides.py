"""Turkish words beside a change: ``sırasıyla``, ``bunların yüzde 60'ı``, ``yüzde 73 artışla``."""

from __future__ import annotations

import re

from pipeline.languages.asides import Asides

ASIDES = Asides(
    denied=re.compile(r"^[^.!?;]*?(?<!fena )(?<!kötü )(?<!şaka )(?<!az )\bdeğil\w*"),
    taken_back=re.compile(r'^[^.!?”\"]{0,20}[”\"]\s?(?:\S+\s){0,3}?(?:yanlış|geri çek|ortadan kalk|doğru değil)'),
    falls_short=re.compile(r"^\s?(?:bile )?(?:etmi?[yz]|etmez|bulm[ua]|değm)"),
    reaches=re.compile(r"^[^\s.,]{0,3}\s?(?:bulan|aşkın|geçen|yaklaşan)\b"),
    listed=re.compile(r"sırasıyla|aynı sırayla|sırayla"),
    leads_to=re.compile(r"^[’']?\w{0,4}\s?(?:artışla|büyümeyle|yükselişle|düşüşle|azalışla|azalmayla|gerilemeyle|zamla|artarak|azalarak|büyüyerek|gerileyerek)\s(?:yaklaşık )?$"),
    of_them=re.compile(r"(?:^|[\s,(])(?:bunlarin|onlarin|içlerinden|aralarindan|bunlardan)\s(?:yaklaşik |tam |yalnizca )?$"),
    moves=re.compile(r"^\S{0,2}\s?(?:daha\s)?(?:fazla|az(?:al|i\b|\b)|art[tmiısa]|düş|yüksel|çok)"),
    of_whole=re.compile(r"(?:(?:toplam|tüm|bütün|bunlar)\w*|[a-zçğöşü]{3,}[iuü]n)\s(?:yaklaşik )?(?:yüzde \d[\d.,]*|% ?\d[\d.,]*|yarisi|\S+te \S+)\S{0,4}(?: olan| yani|,)\s(?:yaklaşik )?$|\b(?:geri )?kalan $"),
    more_than=re.compile(r"^[’']?(?:n[ıiuü]n)?\s(?:üzerinde|üstünde)(?! bir)|^(?:s?[ıi]n?)?[dt][ae]n\s(?:biraz |bile )?(?:daha )?fazla|^[’']?(?:y?[ıiuü]|n[ıi])?\s(?:aş(?:kın|an|tı|ıyor|acak)|geç(?:ti|iyor|en|kin)\b)"),
    of_a_limit=re.compile(r"(eşi[kğ]|sinir|ortalama|hedef|beklenti|tahmin|tavan|taban|limit)[a-zçğöşü]{0,5}?n?[iuü]n\s(?:tam |yaklaşik )?(?:yüzde |%)?$"),
    to_an_aim=re.compile(r"\b(?:hedef|plan|bütçe|sinir|eşi[kğ])[a-zçğöşü]{0,4}?[ae]\s(?:daha |hala |tam |yaklaşik )?(?:yüzde |%)?$"),
    offered=re.compile(r"^[’']?(?:l[ıiuü]k)?\s?(?:bir )?indirim\w*\s(?:var\b|yap[ıi]l|uygulan|kazan|hakk|sunul|fırsat)"),
    part_of_it=re.compile(r"(?:bunun|bunlarin|onun) "),
    earlier=re.compile(r"\b(?:öncekinden|eskisinden|öncesinden|(?:önceye|eskiye|öncesine) göre) (?:yaklaşik )?(?:yüzde |%)?$|\byillik|geçen (?:yil|çeyrek)|önceki (?:yil|çeyrek)|yil önce|(?:bir|iki|üç|son) (?:çeyrek|yil|ay)(?:da|lik sürede|[dt][ae])? (?:içinde )?$|^ ?(?:çeyrek|yil|ay)(?:da|[dt][ae]) (?:içinde )?$"),
    by_means=re.compile(r"(?<![a-zçğöşü])(?:kullan|aç|uygula|ekle|çaliştir|düşür|yükselt|etkinleştir|tak|kur|yükle)[a-zçğöşü]{0,6}?(?:(?:i|ü|u)nca|ince|ünce|[iuüa]rs[ae][a-z]{0,4}|ers[ae][a-z]{0,4}|s[ae](?:k|m|n|niz)?|d[iuü]ğ[iuü][a-zğ]{0,5}d[ae])(?![a-zçğöşü])"),
    was=re.compile(r"^[’']?[^\s.,]{0,3}(?:d[ae]n|t[ae]n|yd[ıiuü]|[dt][ıiuü])\b"),
    batch_before=re.compile(r"(?:batch(?: ?size)?|(?:yiğin|parti)(?: boyut\w*|[iı](?:n[iı])?)?)[\s:=]{0,3}$"),
    batch_behind=re.compile(r"^[’'\w]{0,4} ?(?:batch|yiğin)(?:l[ae]r)?(?:d[ae]|l[ae])?(?:[’' .,]|$)"),
    proper=re.compile(r"(?<![A-Za-zÇĞİÖŞÜçğıöşü])([A-ZÇĞİÖŞÜ]\w{2,})[’'](?=[a-zçğıöşü])"),
    than=re.compile(r"(?!)"),
    joins=re.compile(r"^\)?\s*,\s*[^.;()\d]{1,24}[\s(]*$|^\)?\s(?:ve|ile)\s[^.;()\d]{1,24}[\s(]*$"),
    tells=re.compile(r"\b(?:ise|iken)\b"),
    of_a_group=re.compile(r"[’']?(?:er|ar|şer|şar)\b|\s?(?:kişi|kart|sunucu)(?:er|ar|şar|şer)\b"),
    groups=re.compile(r"\s(?:vardiya|ekip|takım|grup)"),
)
