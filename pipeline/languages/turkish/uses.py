"""Turkish words right around an amount that tell what is done with it (``280 W'a çektim``, ``62 derece ortam sıcaklığında``)."""

from __future__ import annotations

import re

from pipeline.languages.uses import Uses

_AT = "(?<![a-zçğöşü])"
_S = "['’]?[a-zçğöşü]{0,3}"
USES = Uses(
    comes_with=re.compile(rf"{_AT}(?:(?:güç|performans) mod(?:u|unu|unda)|stok(?: (?:güç|ayar)[a-zçğöşü]*)?)(?: ise| da| de|:)? (?:yaklaşik )?$"),
    sides=re.compile(rf"{_AT}(?:kenar (?:uzunluğu|ölçüsü)|bir kenari)(?: ise|:)? (?:yaklaşik )?$"),
    around_behind=re.compile(rf"(?:{_S})?(?: c| santigrat)? (?:ortam|çevre|hava|dış ortam|diş ortam)(?: sicakliği)?|(?:{_S})?(?: c)? arasi(?:nda|ndaki) (?:çaliş|sorunsuz|ortam)|(?:{_S})?(?: c)? (?:sicak|soğuk)ta (?:bile |da )?(?:çaliş|görev|ayakta)|(?:{_S})?(?: c)? (?:arasi(?:nda)? )?(?:çalişma|işletim) sicakliğ"),
    around_before=re.compile(rf"{_AT}(?:çalişma|işletim|ortam|depolama|saklama|çevre) sicakli[kğ][a-zçğöşü]*(?: araliği)?(?: ise|:)? "),
    room=re.compile(rf"{_AT}(?:oda|odanin|laboratuvar|salon|ev) (?:sicakliği|isisi|içi)(?: ise| da| hep| yaklaşik| ortalama)* $"),
    shipped=re.compile(rf"{_AT}(?:sevk|talep|taleb|üretim|satiş|teslimat)"),
    hits=re.compile(r"isabet"), cache=re.compile(r"önbelle[kğ]|cache"),
    kinds_of_models=re.compile(r"(?!)"),
    kept_on=re.compile(r" (?:boyunca|kesintisiz|araliksiz|durmadan|hiç durmadan)(?![a-zçğöşü])"),
    on_battery=re.compile(rf"{_AT}(?:pil|batarya|akü|şarj|dayan|oynat|dizüstü|laptop|tablet|telefon|kulaklik)"),
    remaining=re.compile(rf"{_AT}(?:(?:geri )?kalan|geriye kalan) (?:yaklaşik )?$"),
    attended=re.compile(r"(?: kişi)?(?:nin|den fazla kişi)? (?:[a-zçğöşü]+ )?(?:katil(?:di|mişti|iyor|an)|ziyaret et|geldi|topla(?:ndi|nmişti)|izledi)"),
    event=re.compile(r"(?<![a-zçğöşü0-9])(?P<noun>(?:(?:bu yilki|bu) )?(?:[a-zçğöşü0-9]+ )?(?:etkinli[kğ]|konferans|fuar|zirve|forum|seminer|çaliştay|buluşma|toplanti))(?:[iıuü]|s[iı])?(?:y?[ae]|n[ae]|y?[iı]|n[iı])?(?![a-zçğöşü])"),
    got_right=re.compile(r"['’]?[a-zçğöşü]{0,5}(?: soruyu)? (?:doğru (?:yanitla|bil(?:di|iyor|ir|en)|cevapla|çöz|tahmin)|bildi(?![a-zçğöşü]))"),
    hours_behind=re.compile(r"[-·]saat| ?saat(?!te(?![a-zçğöşü])|lik)"),
    advice=re.compile(r"['’]?y?[ae] (?:çikar|yükselt|düşür|indir|ayarla|getir|artir)(?:in|yin)(?:iz)?(?![a-zçğöşü])|['’]?n?[iuü]n (?:altina|üstüne|üzerine|ötesine) (?:asla |sakin |hiç )?(?:in|düş|çik|geç|çek)m[ae](?:y[iı]n(?:iz)?)?(?![a-zçğöşü])|['’]?y?[iı] (?:asla |sakin )?(?:geç|aş)m[ae](?:y[iı]n(?:iz)?)?(?![a-zçğöşü])"),
    defines=re.compile(r"(?:ifade eden|gösteren|anlamina gelen|belirten|anlatan|ölçen) (?:bir )?(?:birim|terim|kisaltma|gösterge)(?:i|idir|dir|dur)?[.\"”)]?\s*$"),
    lot=re.compile(r" (?:adet(?:lik)?|tane(?:lik)?) (?:üzerinden|bazinda|baz alindiğinda) (?:[a-zçğöşü]+ )?(?:fiyat|bedel|maliyet)"),
    wholly=re.compile(r"(?:['’]?[a-zçğöşü]{0,3})? (?:yerli|milli|türk|özgün|doğal)(?![a-zçğöşü]{3})"),
    daily=re.compile(rf"{_AT}(?:günde|her gün)(?: en az| en fazla| yaklaşik| ortalama)? $"),
    failed=re.compile(r" (?:[a-zçğöşü]+ ){0,4}?(?:çök(?:tü|üyor|müş)|kapandi|kilitlen(?:di|iyor)|dondu|donmuş|arizalan(?:di|iyor)|durdu(?![a-zçğöşü]))"),
    of_a_part=re.compile(r"(?:['’]?l[iuü]k)? (?:fan|radyatör|kablo|vida|hortum|boru)(?:l[ae]r|[iuü]|y?l[ae]|[dt][ae])?[a-zçğöşü]{0,4}(?![a-zçğöşü])"),
    moved_to=re.compile(r""),
    moved=re.compile(r"['’]?(?:s?[iuü])?n?[iuü] (?:cpu|işlemci|ram|sistem belleğ|disk)['’]?(?:y?[ae]|[iuü]n[ae]) (?:aktar|taşi|kaydir|boşalt|at(?:inca|arsan))"),
    added=re.compile(r"['’]?[a-zçğöşü]{0,3} (?:daha )?ekle(?:n[iı]r|niyor|nmeli|yin|necek)(?![a-zçğöşü])"),
    spelt=re.compile(r"(?:['’]?l[iı]k)? ?(?:tam ?sayi|kayan nokta)[a-zçğöşü]* ?\((?:int|fp|bf)\d+\)"),
    standard_before=re.compile(rf"{_AT}(?:standart|standardi|standartta)(?: olan| istenen)? (?:yaklaşik )?$"),
    standard_behind=re.compile(r"(?:['’]?l[iuü]k)? standardi(?:n|ni|nin)(?: çok| hayli)? (?:üzerin|üstün|aş|geç|altin)"),
    passed=re.compile(r"['’]?(?:n?[iuü]n (?:çok |hayli )?(?:üzerin|üstün|altin)|[yn]?[iuü] (?:rahatça |kolayca |açik ara )?(?:aş|geç))"),
    set_aside=re.compile(r"(?:['’]?l[iuü]k)? (?:dizüstü|laptop|mobil|masaüstü|sunucu)(?: sürümü?| modeli?| versiyonu?)?(?:nü|nu|ni)? değil(?![a-zçğöşü])"),
    of_rival=re.compile(r"(?:['’]?l[iuü]k)? rakip (?:[a-zçğöşü]+)(?<=[ae]) (?:göre|kiyasla|nazaran)|(?:['’]?l[iuü]k)? rakip (?:[a-zçğöşü]+)[dt][ae]n "),
    packed=re.compile(r"(?:paket|set)[a-zçğöşü]* ?\($"),
    taken_up=re.compile(r"(?:['’]?[a-zçğöşü]{0,4})? ?(?:civarinda |kadar |kadari |kadarini )?(?:bellek |vram |yer )?(?:dol(?:uyor|du(?![a-z])|ar(?![a-z])|muş)|kapl(?:iyor|adi|ar(?![a-z])|amiş)|tut(?:uyor|muş)|işgal ed|siğdir(?:di|iyor|abil|mi[sş])|siğ(?:iyor|di(?![a-z])))"),
    data_before=re.compile(r"(?<![a-zçğöşü])(?:fotoğraf|video|görüntü kayd|kayit|kayitlar|günlük kay[iı]t|log|ham veri|sensör verisi|arşiv)[a-zçğöşü]{0,5} (?:yaklaşik |tam |toplam )?$"),
    data_behind=re.compile(r"['’]?[a-zçğöşü]{0,4} (?:olduğu gibi |tamamen |doğrudan )?(?:gönder|aktar(?!im)|kopyala|yedekle|birik|buluta yükle)"),
    of_file=re.compile(r"(?:(?:bir |tek )?kontrol noktasi|dosya(?:si|nin)?)(?: boyutu)?(?: tek başina| bile| ise|:)? (?:yaklaşik )?$"),
    converted=re.compile(r"dönüştür(?:ül)?(?:me|üm)|dönüşüm|niceleme(?:si|nin)"),
    battery=re.compile(r"(?<![a-zçğöşü])(?:pil|batarya)"), drained=re.compile(r"['’]?(?:[a-zçğöşü]{1,6})? ?(?:tüket|harca|azal|eri(?:di|yor)|boşal|git[td])"), charged=re.compile(r"['’]?(?:[a-zçğöşü]{1,6})? ?(?:dol(?:du(?:r(?:du|uyor))?|uyor|ar)|şarj (?:ol|ed|et))(?![a-z]*muş)"),
    supplied_behind=re.compile(r"(?:['’]?l[iuü]k)? (?:tedarik|bulunurluk|temin)"), supplied_before=re.compile(r"(?:tedarik|bulunurluk)(?: güvencesi| garantisi| süresi)?:? (?:en az )?$"),
    committed=re.compile(r"(?:['’]?l[iuü]k) (?:taahhüt|taahhüd|ön ödeme|rezervasyon)"),
    put_together=re.compile(r"['’]?y?[ae] (?:çik|ulaş|tamamla|yükselt)"), more_than_one=re.compile(rf"{_AT}(?:ikinci(?:si|sini|yi)|(?:iki|üç|dört|[2-8]) (?:kart|tane)[a-zçğöşü]*) (?:[a-zçğöşü]+ ){{0,2}}$"),
    needs_supply=re.compile(rf"{_AT}(?:güç kaynağ|psu)[a-zçğöşü'’]*(?: da| de| ise| en az| olarak)* $"), should=re.compile(r"(?:['’]?[a-zçğöşü]{0,4}|['’]?l[iuü]k)? ?(?:yap|al|olsun|tak|şart|gerek|yeter|lazim|öner|seç|kullan)"),
    passed_on=re.compile(r"(?:['’]?n[iuü]|['’]?[iuü]n[iuü])? (?:fiyat[a-z]* )?yansit"),
    of_version=re.compile(r"[ '’,](?:[a-z']* )?(?:model|sürüm|destek)"), programs=re.compile(rf"{_AT}(?:pytorch|tensorflow|cuda|rocm|onnx|python|keras|jax|android|ubuntu|windows|llama|tensorrt|openvino|docker) $"),
    exchange=re.compile(r"(?<![a-zçğöşü])(?:(?:döviz|dolar|euro|avro) )?kur(?:u|unu|un|da)?(?: bugün| ortalama)?,? (?:yaklaşik )?$"),
    if_needed=re.compile(r"(?: (?:bellek|vram|ram|hafiza)[a-z]*)?['’]?(?:[ae]|y[ae])? (?:gerçekten |mutlaka |ille )?(?:şart değilse|gerekmiyorsa|gerekliyse|gerekiyorsa|lazimsa|ihtiya[cç][a-zçğöşü]* (?:yoksa|varsa))"),
    span_before=re.compile(r"(?<![a-zçğöşü])(?:bir|1|[0-9]+) (?:ay|yil|hafta|gün)(?: boyunca)? \((?:yaklaşik )?$"),
    kept_running=re.compile(r"\)(?: boyunca)? (?:[a-zçğöşü]+ ){0,2}?(?:açik|çaliştir|kirala|kullan)"),
    cases=(
        ("maximum", re.compile(rf"{_AT}(?:azami|maksimum|en yüksek|tepe) (?:güç (?:tüketimi?|çekişi)|güç|tüketim)[a-zçğöşü]*(?: ise| da| de)?:? (?:yaklaşik )?$"), re.compile(r"(?:['’]?l[iuü]k)? (?:azami|maksimum|tepe)(?![a-zçğöşü])")),
        ("typical", re.compile(rf"{_AT}tipik (?:(?:güç (?:tüketimi?|çekişi)|güç|tüketim)[a-zçğöşü]*(?: ise| da| de)?:? )?(?:yaklaşik )?$|{_AT}tipik:? $"), re.compile(r"(?:['’]?l[iuü]k)? tipik(?![a-zçğöşü])")),
        ("average", re.compile(rf"{_AT}ortalama(?: (?:kart|sistem|sunucu))?(?: (?:güç|gücü|güç (?:tüketimi?|çekişi)|tüketim[a-zçğöşü]*|çekiş[a-zçğöşü]*))?(?: [^ .,;:]{{2,12}}(?: [^ .,;:]{{1,6}})?['’][dt][ae])?(?: ise| da| de| olarak)?:? (?:yaklaşik )?$|{_AT}ortalama (?:güç (?:tüketimi?|çekişi)|tüketim)[a-zçğöşü]*(?: ise| da| de)?:? (?:yaklaşik )?$"), re.compile(r"(?!)")),
    ),
)
