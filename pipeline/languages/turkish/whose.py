"""Turkish words that lead from a value to what it is told of: ``üçüncü sırada … Eagle var``, ``75 watt ile H100'ün onda biri``. Data on folded text."""

from __future__ import annotations

import re

from pipeline.languages.whose import Whose

_L = "[a-zçğöşü]"

WHOSE = Whose(
    holds_place=re.compile(r"(?: ?sira)?(?:['’]?n?[dt][ae]|y?[iuü])?(?: ise)? "),
    is_that=re.compile(r"['’”\"]?(?:,| ) ?(?:var|yer al|bulunuyor|geliyor|aldi|oturdu)"),
    times_of=re.compile(r"['’]?(?:y?l[ae]| ile| olup),? [^,.;()0-9]{1,30}?n?[iuü]n (?:yaklaşik |tam |ancak |yalnizca |neredeyse )?(?:yüzde |%)?"),
    than_this=re.compile(r"['’]?[dt][ae]n(?![a-zçğöşü])|['’]?y?[ae] (?:göre|kiyasla|oranla)"),
    buys=re.compile(r"(?: (?:adet|tane|adedi))?(?: (?:daha|birden))? (?:satin al|sipariş|tedarik|temin|al(?:acak|di|iyor|mayi|mak|ma ))"),
    pays=re.compile(r"['’]?y?[ae] (?:topluca |birden |toptan )?(?:satin al|sipariş (?:et|ver|geç)|aldi|alacak)"),
    puts_in=re.compile(r"(?:['’]?(?:y?l[ae]|y?[iuü])| ile)? (?:en çok |en fazla |ek olarak )?(?:koydu|koyan|yatirdi|yatirim yapti|yatirim yapan)"),
    of_trade=re.compile(r"(?<![a-zçğöşü])sektör(?:ün|de|ünde)? $"),
    has_process=re.compile(r"(?:['’]?[a-zçğöşü]{0,3})?(?: ise|,| de| da)? (?:hâlâ |halen |hala |artik |kendi |ayni )*$"),
    short_of=re.compile(rf"[*_]{{0,2}}(?:['’]?{_L}{{0,4}})? ?(?:(?:üretim )?(?:süreci|hatti|düğümü))?(?:n[iuü]n|n[dt]e|n[dt]eki)? ?(?:kapasite|arz|tedarik|kisit|siki|dar ?boğaz)"),
    nation=re.compile(r"(?!)(?P<place>)"),
    device=re.compile(r" ?(?:['’]?l[iuü] )?(?P<noun>bilgisayar|dizüstü|telefon|tablet|sunucu|cihaz)(?:[iuü]m|[iuü]m[iuü]z)?(?:n?[iuü]n|n?[dt][ae])?(?: ise|,) "),
    generation=re.compile(r"(?:[0-9]{1,2}\.|ilk|birinci|ikinci|üçüncü|dördüncü|beşinci) (?:nesil|kuşak)|gen ?[0-9]{1,2}"),
    chief=re.compile(rf"(?:^|[>:.*”\"] ?)(?:ceo|cfo|cto)(?:['’]su)? {_L}+(?: {_L}+)?,? "),
    rating=re.compile(r"(?:puan[iı]?m?|not(?:um|u)?|skor(?:um|u)?)(?: ise|:|,)? ?(?:[<*_][^ 0-9]*)?$"),
    joined=re.compile(rf"['’]?{_L}{{0,3}} (?:tek (?:pakette|gövdede|çatida) )?birleştir"),
    points_to_value=re.compile(rf"(?<!{_L})(?:(?:bu |o )?(?:rakam|sayi)(?:n?[iı]n) (?:yaklaşik |tam |neredeyse )?|bunlar[iı] kullanan {_L}+ say[iı]s[iı] (?:ise )?)$"),
    rest=re.compile(rf"(?<!{_L})(?:(?:geri )?kalan|geriye kalan) (?:yüzde |% ?)?$"),
    then=re.compile(rf"(?<!{_L})(?:eskiden|önceden|bir zamanlar|yillar önce) "),
    now=re.compile(rf"[“”\"'‘’ ]*(?:ama |fakat |oysa )?(?:şimdi|bugün|artik|günümüzde)(?: ise)?,? (?:{_L}+ )?"),
    appliance=re.compile(rf"['’]?l[iıuü]k (?:bir )?(?P<noun>(?:{_L}+ )?(?:amp[uü]l|lamba|isitici|klima|buzdolabi|firin|ütü|süpürge|çamaşir makinesi|su isiticisi|saç kurutma makinesi|televizyon))"),
    team=re.compile(rf"(?:rakip|diğer|öteki|yabanci)(?: {_L}+)?l[ae]r[iı]?(?:n)?[dt][ae],? (?:(?:ise|yalniz|sadece|tek başina) )*(?P<team>(?:{_L}+ )?(?:ekibi|ekip|takimi|departmani|birimi))(?: (?:yalniz|sadece|ise|tek başina|de|da))? (?:yaklaşik |tam )?$"),
    someones_firm=re.compile(r"[“”\"'‘’ ]*(?P<firm>(?:onun|benim|kendi) şirketi(?:m)?)(?: ise|,)? "),
    has_things=re.compile(rf"(?<![^ ,;“(\n])(?P<who>{_L}+(?: {_L}+){{0,2}}l[ae]r)[iıuü]n (?:elindeki|sahip olduğu|elinde bulunan)(?: (?:bütün|tüm|toplam))? ?"),
    with_them=re.compile(r"(?: [a-z0-9]+)? (?:ile|kullanarak)[^.;]{0,24} ['\"‘“]?|(?: [a-z0-9]+)?['’]?(?:yl[ae]|l[ae]) [^.;]{0,24}['\"‘“]?"),
    trains=re.compile(rf"['’”\"]?(?:y?[iıuü]|n[iıuü])? (?:{_L}+ )?eğit"),
    share_of=re.compile(rf"(?<![^ ,;\n])(?P<what>(?:yerli|yabanci|ulusal) {_L}+)(?:n?[iıuü]n)? (?:pay[iı]|oran[iı])(?:n[iı])? (?:ise )?(?:yüzde |% ?)?$"),
    numbered_unit=re.compile(r"(?:['’]?l[iıuü]k) (?P<unit>[0-9]{1,2}\. (?:ünite|makine|sistem))"),
    spent_on_unit=re.compile(r"(?P<unit>[0-9]{1,2}\. (?:ünite|makine|sistem))(?:y?[iıuü]|n?[iıuü]n) (?:için )?$"),
    lines_of=re.compile(r"(?:['’]?n?[iıuü]n)? (?:hatlar|hatt|tesisler|fabrikalar|tesis|fabrika)[iı]?(?:nd[ae]|nda) "),
    contract=re.compile(rf" ?['’]?l[iıuü]k (?:(?:bir|{_L}+) ){{0,2}}(?:anlaşma|sözleşme|kontrat)"),
    sort=re.compile(r"[–*• -]*(?P<sort>(?:daha )?(?:küçük|büyük|seyrek|yoğun|orta boy) model)(?: ise|,)? (?!ve )"),
    some_model=re.compile(r"['’]?l[iıuü]k?,? (?:bir )?(?P<noun>(?:(?:büyük|küçük|yeni) )?(?:dil|görüntü|konuşma|çeviri) modeli)(?!ni(?!n))"),
    pieces_of=re.compile(r"(?: (?:adet|tane|kadar|civarinda|dolayinda)(?: adet)?)? "),
    are_there=re.compile(r"[^.,;]{0,4}n[iıuü]n d[ae] | (?:kart|yonga|çip)[iı]n[iı]n d[ae] "),
    only_times=re.compile(r"(?:bu[ ,]|yani )?[^ .,;]{2,20}(?: [^ .,;]{2,20})?n?[iıuü]n (?:yaklaşik |tam |ancak |yalnizca |neredeyse )?(?:yüzde |%)?"),
)
