"""Turkish common nouns that point back: ``çipin``, ``Şirketin``, ``bu model``; and phrases that are subjects without a name.

Data on folded text. A possessed noun (``yongası``) belongs to the name before it and points nowhere.
"""

from __future__ import annotations

import re

from pipeline.languages.pointing import Pointing

_L = "[a-zçğöşü]"
_CASE = "(?:n?[iuü]n|[dt][ae](?:ki)?|[dt][ae]n|y?l[ae]|y?[iuü]|y?[ae])"
_SORTS = (
    ("chip", "yonga|çip|kart|işlemci|hizlandirici|modül|silikon"),
    ("system", "sunucu|sistem|makine|bilgisayar|küme|kabin|dola[pb]|süperbilgisayar|konsol|istasyon"),
    ("device", "telefon|cihaz|robot|tablet|kulakli[kğ]|dizüstü|kamera|drone|kit|alet|kutu|ürün|gözlü[kğ]|saat(?=in|te)"),
    ("maker", "şirket|firma|girişim|kuruluş|marka|üretici|ortakli[kğ]"),
    ("model", "model"),
    ("site", "tesis|merkez|fabrika|kampüs|hat|hatt|santral|bina"),
)
_BEFORE = r"(?:bu|şu|yeni|ayni|söz konusu|ilgili) "
_NOUNS = "|".join(f"(?P<{sort}>{stems})" for sort, stems in _SORTS)

POINTING = Pointing(
    noun=re.compile(rf"(?<![a-zçğöşü0-9'’])(?P<bare>{_BEFORE})?(?:{_NOUNS})(?:{_CASE}(?!{_L})|(?=,)|(?(bare)(?!{_L})|(?!)))"),
    ours=re.compile(rf"(?<!{_L})(?:biz(?:im|de|e|den)?|{_L}{{2,}}(?:[dt][iuü]k|(?:[iuü])yoruz|acağiz|eceğiz|meyiz|mayiz|[iuü][mn][iuü]z(?:[iuü]n|[dt][ae]n?|[iuüae])?))(?!{_L})"),
    owned=re.compile(
        rf"['’]?n?[iuü]n (?:(?:yeni|eski|son|en yeni|kendi|rakip|mobil) )?(?:(?P<chip>yongasi|çipi|karti|işlemcisi|hizlandiricisi|modülü)|(?P<system>sunucusu|makinesi|bilgisayari|sistemi)|(?P<phone>telefonu|tableti|dizüstüsü|saati|robotu|kulakliği)|(?P<device>cihazi|amiral gemisi|ürünü)|(?P<model>modeli))(?!{_L}*['’])(?:n[iuü]n|n[dt][ae](?:ki)?)?(?!{_L})"
    ),
    at_firm=re.compile(rf"['’]?[dt][ae](?: (?!(?!oran ){_L}*(?:[ae]n|[dt][iuü]ğ[iuü]|m[iuü]ş|c[ae][kğ][iuü]?|[ae]r[ae]k|ki) )(?:{_L}|[0-9]){{2,}}){{0,3}} (?:yüzde |% ?)?"),
    beside_firm=re.compile(r"(?:['’]?n?[iuü]n)?(?: (?:ise|da|de|yaklaşik|ortalama|tam|sadece|yalnizca|ayni [a-zçğöşü]+))*:? (?:yüzde |% ?)?"),
    describes=re.compile(r"['’]?l[iuü]k? "),
    opening=re.compile(r"(?:bu |söz konusu )?(?:yonga|çip|işlemci|hizlandirici|gpu|npu)(?:n?[iuü]n|da|de)?(?: ise|,)? "),
    kin_called=re.compile(r"(?<![a-zçğöşü])(?:selefi|halefi|öncülü|(?:bir )?önceki (?:nesil|kuşak|model|sürüm)(?: (?:kart|yonga|çip|model))?|eski (?:nesil|model|sürüm)|ilk (?:nesil|sürüm))(?: olan)? $"),
    kin=re.compile(rf"(?<!{_L})((?:bir )?(?:selefi|öncülü|halefi|öncekisi|eskisi|ilki|(?:küçük |büyük )?kardeşi|ağabeyi|(?:bir )?önceki (?:nesil|kuşak|model|sürüm)|ilk (?:nesil|sürüm|model)|eski (?:model|sürüm|nesil)))(?:n[iuü]n|n[dt][ae]|[dt][ae]|[iuü]n)?(?= (?!göre|kiyasla|nazaran|daha|ile )|,)"),
    new=re.compile(
        rf"(?<!{_L})(?:bu )?(?P<phrase>yeni (?:çip|yonga|kart|işlemci|hizlandirici|sunucu|model|modül|cihaz|telefon|sistem|ürün))(?:n?[iuü]n|[dt][ae]|y?l[ae])?(?:,| (?:ise|de|da))? (?!aile|seri|mimari|nesil|kuşak|hat|üret|tasar|pazar|yatirim|fabrika|tesis)"
    ),
    this=re.compile(rf"(?<!{_L})(?P<phrase>bu (?:çip|yonga|kart|işlemci|hizlandirici|sunucu|modül|cihaz|ürün))(?:n?[iuü]n|[dt][ae]|y?l[ae])?(?:,| (?:ise|de|da))? "),
    raw=re.compile(
        rf"(?<![a-zçğöşü0-9'’])((?:(?:{_L}+(?:li|lu|lü|siz|suz|süz|sel|sal)|yerli|ortalama|her|büyük|küçük|özel) )?{_L}{{2,}}?(?:l[ae]r)?(?=n?[iuü]n(?!{_L}))|{_L}{{3,}} {_L}{{2,}}(?:l[ae]ri|s[iuü])(?=n[iuü]n(?!{_L})))"
    ),
    its_maker=re.compile(r"(?:['’]?n?[iuü]n)? (?:üreticisi|geliştiricisi|tasarimcisi)(?:n[iuü]n|,| ise| de| da)* "),
    never=re.compile(r"^(?:bu|şu|o|ne|için|yak|kad|alt|sat|yar|biz|siz|ben|sen|hang|kim|ay|y|g|üst|ön|son|baz|bütün|tüm|uz|yok|çok|kendi|diğer|ikisi|hepsi|herkes|iç|akab|nede|taraf|gün|yil|çeyreğ|dönem|hafta|yüzde|bin|milyon|milyar)$|(?:tahmin|rapor|haber|açiklama|veri|karar|sonuc|sonucu|son|bölüm|konu|söz|sözc)$"),
    rivals=re.compile(
        rf"(?<!{_L})(?P<phrase>(?:en (?:yakin|büyük|güçlü) )?(?:(?P<one>rakibi|rakip (?:çip|yonga|kart|işlemci|ürün|model|cihaz|sistem))|rakipleri|rakip (?:çip|yonga|kart|işlemci|ürün|model|cihaz|sistem|firma|şirket)l[ae]r))"
        rf"(?:n?[iuü]n(?! (?:aksine|aksi|yaninda|yerine|karşisinda|gerisinde|önünde|altinda|üstünde|üzerinde|fiyatina|sunduğu))|n?[dt][ae])?(?!{_L})(?: ise|,| de| da)? (?!olarak|olan|gibi|kadar|konum|karşisinda|ile|için|say)"
    ),
    sold=re.compile(rf"(?<![a-zçğöşü0-9'’])(?P<phrase>(?:(?!bu |şu |ve |ile |kendi ){_L}{{3,}} )?(?:kart|çip|yonga|işlemci|modül|kit|sunucu|telefon|hizlandirici|bilgisayar|cihaz)(?:s?[iuü](?=n[iuü] )|(?=y[iuü] )))[ny][iuü] (?:(?:tanesini|adedini|ise|artik|şimdi|yaklaşik) )?$"), sells=re.compile(r"['’]?y?[ae] sat"),
    asks_for=re.compile(r"['’]?(?:y?[ae]n?|y?[iuü]|n[iuü]|d[ae]n|t[ae]n)? (?:[a-zçğöşü]+ ){0,2}?(?:kiral[ai]|kiraya|sat(?!in al)|veriyor|verecek|sun(?:uyor|acak|du)|teklif|isti?yor|fiyatlandir)"),
    same_thing=re.compile(r"(?<![a-zçğöşü])ayni (?:(?P<machine>sunucu|sistem|makine|düğüm)|kart|çip|yonga|ürün|model|hizlandirici|gpu|npu)(?:[iuü]|y[iuü]|n[iuü]n|[iuü]n|y[ae]|[ae])?(?= )"),
    announces=re.compile(rf"['’]?{_L}{{0,5}}?(?:[dt][ae]n|y?[ae]|n[ae]) (?:başlayalim|başliyorum|geçelim|gelelim|bakalim|dönelim)[.:!]?$"),
    mine=re.compile(rf"(?<!{_L})(?P<phrase>benimki|bendeki|bizdeki|benim (?:kart|çip|cihaz|sistem|model)(?:im|i)?)(?:n?[iuü]n|n?[dt][ae])?(?: ise| de| da|,)? "),
    i=re.compile(""),
    i_use=re.compile(r"['’]?y?[iuü]? (?:[a-zçğöşü]+ ){0,2}?kullaniyorum,? (?:ama |ve )?"),
    i_own=re.compile(rf"['’]?{_L}{{0,4}} (?:[^.;:!?\n]{{0,24}} )?(?:kullaniyor(?:um|uz)|kullaniciyim|al(?:dim|dik|miştim|mişim)|taktim|sahib(?:im|iyim)|geçtim|topladim)(?!{_L})"),
    hands_over=re.compile(rf"['’]?n?[iuü]n (?:{_L}+ )?(?:iste(?:diği|dikleri)|talep ettiği|teklif(?:i| ettiği)|öne(?:risi|rdiği)|verdiği (?:fiyat|teklif))(?: fiyat)?(?: ise| de| da)? |['’]?n?[iuü]n [^.;,]{{0,60}}teslim et(?:mesi|eceği|tiği)|(?:,| ise)? [^.;,]{{0,24}}(?:partiyi|partisini|sevkiyati)[^.;,]{{0,40}}teslim ed"),
    goes_to=re.compile(r"['’]?(?:s?[iuü])?(?: ise| de| da)? (?:tane(?:si)? )?"),
    gone=re.compile(rf"['’]?(?:y?[ae]|n[ae])(?: (?:git|ayr|düş|ver|kal|tahsis)|,| ve)|(?: kart[iı])? ol(?:acak|du|uyor|muş)(?!{_L}*[ae]n)"),
    host=re.compile(rf"(?<!{_L})(?P<noun>sunucu|ana makine|makine|iş istasyonu|bilgisayar|sistem|test düzeneği|düzenek)(?:n?[iuü]n|n?[dt][ae]|y?[ae])? ?$"),
)
