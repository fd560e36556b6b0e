"""Turkish words beside an amount that tell what it measures (``bir yıl daha kısa``, ``bu, … yedide biri``, ``74 saat devre dışı``)."""

from __future__ import annotations

import re

from pipeline.languages.neighbours import Neighbours

_AT = "(?<![a-zçğöşü])"
_S = "(?:['’]?[a-zçğöşü]{0,4})?"
NEIGHBOURS = Neighbours(
    differs=re.compile(rf"{_S} (?:daha )?(?:kisa|uzun|az|fazla|çok|hizli|yavaş|geç|erken|önce|sonra|düşük|yüksek)(?![a-zçğöşü]{{3}})"),
    shorter=re.compile(rf"{_S} (?:daha )?(?:kisa|uzun)(?![a-zçğöşü]{{3}})"),
    beside_year=re.compile(rf"{_S} ?\((?:geçen (?:yil|çeyrek|ay|sene)|(?:bir )?önceki (?:yil|çeyrek|ay|dönem)|[0-9]{{4}}(?:['’]?[dt][ae])?)(?: ise| da| bu oran)?:? ?(?:yüzde |% ?)?"),
    this_is=re.compile(rf"{_AT}bu(?:,| da| ise| (?:değer|rakam|sayi),?)(?= )"),
    this_number=re.compile(rf"{_AT}(?:bu|o) (?:sayi|rakam)(?: ise| da| yalnizca| sadece| yaklaşik)* $"),
    amounting=re.compile(r"(?:['’]?y?l[ae]| ile),? (?:[a-zçğöşü]{2,10} )?"),
    since=re.compile(r"(?: (?:olduğuna göre|olduğundan|olduğu için)),? (?:yaklaşik |neredeyse )?(?:yüzde |%)?"),
    is_more=re.compile(r"['’]?[a-zçğöşü]{0,4} (?:kadar )?(?:daha )?(?:art|azal|fazla|çok|az|yüksek|düşük|büyü|küçül|hizli|yavaş)"),
    owning=re.compile(r"['’]?n?[iuü]n (?:tam |yaklaşik |neredeyse )?"),
    set_against=re.compile(r"['’]?[yn]?[ae] (?:göre|kiyasla|oranla|nazaran),? (?:yaklaşik |tam |neredeyse )?(?:yüzde |% ?)?"),
    rises_then=re.compile(rf"{_AT}(?:gelecek|önümüzdeki|bu|öbür) (?:ay|hafta|yil|sene)(?:dan itibaren| başinda| sonunda)? (?:yaklaşik )?(?:yüzde |% ?)$"),
    goes_up=re.compile(rf"{_S} (?:zam|zamlan|pahalan)"),
    absent=re.compile(r"[a-zçğöşü]{0,5} (?:olmasaydi|olmasa|çikarilsaydi)"),
    comes_to=re.compile(rf"{_S} ?(?:olan|eden|bulan|(?:biraz |az )?aşan|kadar olan)(?: yaklaşik)? "),
    in_a_time=re.compile(rf"{_AT}(?:bir )?(?:saniyede|dakikada|saatte) "),
    sound_before=re.compile(rf"{_AT}(?:ses|konuşma|kayit|podcast)(?:in|tan|dan)? (?:yaklaşik )?$"),
    sound_behind=re.compile(r"(?:['’]?l[iuü]k)? (?:ses|konuşma|kayit|kayd|podcast|görüşme)(?![a-zçğöşü]{5})"),
    stands_still=re.compile(r" (?:boyunca )?(?:[a-zçğöşü]+ )?(?:devre dişi|çalişma(?:di|miş)(?![a-zçğöşü])|kapali kal|durdu(?![a-zçğöşü])|durmuş|hizmet verem)"),
    water=re.compile(rf"{_AT}su (?:tüket|kullan|harc|ihtiya|sarf)|{_AT}wue(?![a-z])"),
    made=re.compile(rf"{_AT}üret(?:im|il|iyor|ecek|ebil|ti)|{_AT}(?:fabrika|paketleme (?:tesis|hatt))"),
    designed=re.compile(r"(?:['’]?l[iuü]k|['’]?[ae])? (?:[a-zçğöşü]+ ){0,3}?(?:için|göre|üzere) (?:tasarlan|planlan|kurul|inşa)"),
    ordered=re.compile(rf"{_S}(?: (?:üzerinde|üstünde|aşan|aşkin|fazla|tutarinda|değerinde))?(?: (?:bir|yeni|toplam))? sipariş(?! başina)"),
    written_off=re.compile(r"(?:['’]?l[iuü]k)? (?:stok|envanter) (?:karşiliğ|değer düşüklüğ|zarar)|(?:['’]?l[iuü]k)? (?:(?:stok|envanter)[a-zçğöşü]* )?(?:zarar|gider) (?:yaz|kaydet)"),
    contract_led=re.compile(rf"{_AT}(?:anlaşma|sözleşme|kontrat)(?:n?[iı]n)? (?:bedeli|tutari|değeri|büyüklüğü)[^0-9.;]{{1,50}}$"),
    reckoned=re.compile(rf"{_AT}(?:yani|böylece|dolayisiyla|buna göre|demek ki) (?:[a-zçğöşü]+ )?(?:sirasiyla|toplam(?:da)?)"),
    per_money=re.compile(r"(?<![0-9] )(?<![a-zçğöşü])(?:dolar|lira|avro|euro|tl) başina "),
    up_to_number=re.compile(r"[a-zçğöşü]{0,4}(?: oran[a-zçğöşü]{0,5})?(?: (?:ise|da|de|bugün|hâlâ|hala))?,? (?:yaklaşik |ortalama |tam )?(?:yüzde |% ?)?"),
    topic=re.compile(r"[a-zçğöşü]{0,3}(?:n[ae]|y[ae]|[ae]) gelince|(?:[a-zçğöşü]{0,3}) konusunda"),
    failures_before=re.compile(rf"{_AT}(?:çökme|ariza|durma|kesinti|kilitlenme)[a-zçğöşü]{{0,5}}(?: sayi(?:si|lari))?(?: ise| toplam)? $"),
    other_things=re.compile(r"(?!)(?P<noun>)"),
    counted_as={},
    shares=re.compile(rf"{_AT}pay(?:i|in|lari|a|da|dan|ini|imiz)?(?![a-zçğöşü])|{_AT}ağirliğ[iı]"),
    held=re.compile(r"(?:['’]?y?l[ae]| ile) (?:[a-z0-9çğöşü'’.-]+ ){1,3}?(?:izl(?:iyor|edi|er)|takip ed|(?:birinci|ikinci|üçüncü|lider|önde)(?![a-zçğöşü]))|['’]?s?[iuü]n?[iuü]?n? ?(?:kadari )?(?:[a-z'’]+ ){0,3}?elinde(?![a-zçğöşü])"),
    of_market=re.compile(r"(?:pazar|sevkiyat)(?:[iı]|lar)?n?[iı]n (?:yaklaşik |tam |neredeyse )?(?:yüzde |% ?)?$|(?:satilan|sevk edilen) (?:[a-zçğöşü]+ ){0,3}[a-zçğöşü]+l[ae]r[iı]n (?:yaklaşik |tam )?(?:yüzde |% ?)?$"),
    stake=re.compile(rf"{_AT}(?:hisse|ortakli|sermaye|iştirak)"),
    hired=re.compile(rf"{_AT}kira(?!ç)"),
    arrived=re.compile(r"['’]?y?[ae],? (?:yaklaşik |tam )?"),
    sold_for=re.compile(r"['’]?l[iuü]k (?:[a-zçğöşü]+ ){0,2}(?:satti|satmiş|satip|satarken|satmasina|satiş yap)"),
    enough=re.compile(r"(?!)"),  # `39 GB yetti` may be said of all that there is
)
