"""Lines of business and shares in Turkish."""

from __future__ import annotations

import re

from pipeline.languages.business import Business
from pipeline.languages.turkish.words import is_place

_PLAIN = r"(?!(?:bu|şu|o|yarisi|çoğu|tamami|kalani|biri|kismi|payi|ve|ile|ise|de|da|ancak|ama|fakat|oysa|buna|öte|geçen|yilin|yil|ayni|karşilik|yandan|karşin|özellikle|toplam|tüm|diğer|her|iki|ayrica|şirketin|firmanin|grubun|devin|üreticinin|holdingin|kuruluşun|girişimin|eden|[a-zçğöşü]{3,}(?:y[ae]n|ş[ae]n|ren|ran|d[ae]n|t[ae]n|l[ae]n)) )[a-zçğöşüâîû0-9&-]+(?<![dt][ae])(?<![dt][ae]n)(?<!(?<!ilet)ken)"
_MADE = (
    "veri merkezi|oyun|bulut|sunucu|otomotiv|mobil|bellek|hbm|dram|nand|döküm|dökümhane|ağ|yazilim|donanim|hizmet|reklam|abonelik|istemci|gömülü|grafik|görselleştirme|yapay zek[aâ]|yonga|çip|işlemci|hizlandirici|yari ?iletken|telefon|bilgisayar|dizüstü|depolama|"
    "lisans|robotik|sağlik|güvenlik|ekran|pil|batarya|enerji|lojistik|ödeme|altyapi|danişmanlik|paketleme|uydu|savunma|giyilebilir ürün"
)
BUSINESS = Business(
    segment=re.compile(rf"(?<![a-zçğöşüâ0-9'’-])(?P<line>(?:(?:{_MADE}) )?(?:{_MADE})(?:l[ae]r)?) (?:gelir(?:i|leri)|cirosu|satiş(?:lari| geliri| gelirleri)|(?:faaliyet )?k[âa]ri)(?:n[iuü]n|n[iuü])?(?:,| ise| de| da)?(?= )"),
    division=re.compile(rf"(?<![a-zçğöşü0-9'’-])(?P<phrase>(?:{_PLAIN} ){{1,3}}(?:bölümü|birimi|segmenti|iş kolu|kolu|tarafi)|{_PLAIN} (?:ürünleri|çözümleri|hizmetleri)(?=['’]n[iuü]n ))['’]?(?:n[iuü]n|n[dt][ae]|(?<!tarafi)nd[ae]n|,| ise)?(?= )"),
    line_noun=re.compile(rf"(?:(?:{_MADE}) )?(?:{_MADE})(?:l[ae]r)?(?: (?:bölümü|birimi|segmenti|(?:iş )?kolu|tarafi|ürünleri|işi))?"),
    same_division=re.compile(r"(?<![a-zçğöşü])(?:(?:bu|ayni|söz konusu) )?(?:bölümün|birimin|segmentin|bölümde|birimde|segmentte)(?= )|(?<![a-zçğöşü])(?:bu|ayni|söz konusu) (?:bölüm|birim|segment)(?= )|(?:(?<=[.!?] )|(?<=\n))(?:bölüm|birim|segment)(?:,| ise)?(?= (?!\d))"),
    plural_owner=re.compile(r"(?<=l[ae]r)[iı]n$|(?:(?<=bölümü)|(?<=birimi)|(?<=segmenti)|(?<=kolu))n[iuü]n$"),
    it_was=re.compile(r" (?:oldu|olmaya devam (?:etti|ediyor)|oluyor)[.!]?$|y?d[iuü][.!]?$"),
    next_line=re.compile(rf"(?:[;,]| ve) (?P<line>diğer (?:faaliyet|iş(?: kolu)?|ürün|bölüm|birim|segment|hizmet|alan|gelir)(?:l[ae]r)i?|(?:{_PLAIN} ){{0,2}}(?:{_PLAIN}(?:(?<=l[ae]r)|(?<=l[ae]r[iı]))|{_MADE}))(?:,? ise| de| da)? (?:yaklaşik )?$"),
    listed=re.compile(rf"(?<![a-zçğöşü0-9'’-])(?P<list>{_PLAIN}(?: {_PLAIN}){{0,3}}(?:(?: ile | ve |, ){_PLAIN}(?: {_PLAIN}){{0,3}})+)(?: ise)? $"),
    joint=re.compile(r" ile | ve |, "),
    owner=re.compile(r"(?P<owner>.{2,}?(?:(?<=[iuü])n[iuü]n|l[ae]r[iuü]n)) "),
    case=re.compile(r"n?[iuü]n$"),
    is_place=is_place,
    takes=(),
    taken=re.compile(r"(?:['’]?s?[ıiuü](?:n[ıiuü])?|n[ıiuü])? (?P<phrase>(?:(?!(?:ise|de|da|bu|şu|sadece|yalnizca|tek|başina|birlikte) )[a-zçğöşüâîû0-9-]+ ){1,4}?)(?:tek başina |birlikte |ise )?(?:oluştur|sağli?yor|sağladi|üstlen|meydana getir)"),
    not_taken=re.compile(r"[dt][ae]n? $"),  # `elektriğin yüzde 12'sini kendi santrallerinden sağladı`
)
