"""Turkish words that tell what an amount is (``düğümler arası 400 Gbps``, ``pil kapasitesi``, ``pazarın yarısı``)."""

from __future__ import annotations

import re

from pipeline.languages.measuring import Measuring

_AT = "(?<![a-zçğöşü])"
_L = "[a-zçğöşüâîû]"
_THINGS = "yonga|çip|kart|düğüm|sunucu|modül|kalip|gpu|işlemci|kabin|raf|chiplet|karo"

_COUNTS = {"geliştirici": "developer_count", "model": "model_count", "müşteri": "customer_count", "kullanici": "user_count", "çalişan": "employee_count", "mühendis": "engineer_count", "ülke": "country_count", "şirket": "company_count", "firma": "company_count", "sunucu": "server_count", "patent": "patent_count"}
_COUNTED = "|".join(_COUNTS)
_ITEMS = (("card", "kart"), ("chip", "çip|yonga"), ("core", "çekirdek|çekirdeğ"), ("server", "sunucu"), ("node", "düğüm"), ("rack", "kabin|raf"), ("module", "modül"), ("GPU", "gpu"), ("processor", "işlemci"), ("port", "port"), ("link", "bağlanti|link|hat"))
_CASES = (
    ("idle", "boş|boşta|boştayken|bekleme|beklemede|rölanti|rölantide|yüksüz"), ("load", "(?:tam |ağir )?yük(?:te|teyken| altinda| altindayken)?"), ("maximum", "en yüksek|en fazla|en çok|maksimum|maks\\.?|azami|tepe"), ("minimum", "en düşük|en az|minimum|min\\.?|asgari"),
    ("average", "ortalama"), ("typical", "tipik"), ("rated", "nominal|anma"), ("low power", "(?:güç |enerji )?tasarruf(?:u|lu)?|düşük güç"), ("high performance", "(?:yüksek )?performans"), ("balanced", "dengeli|denge"), ("standard", "standart|varsayilan"), ("boost", "turbo|boost"),
)  # fmt: skip
MEASURING = Measuring(
    link=re.compile(rf"{_AT}(?:nvlink|infiniband|ethernet|nvswitch|all-?reduce|ara ?bağ|bağlanti(?! noktasi| yuvasi)|bağ(?=[ ,;:.]|i[ ,;])|ağ(?=[ ,;:.]|da|i[ ,;]|in |a )|anahtar(?:lar|in|i)?(?![a-zçğöşü]*m)|omurga|(?:{_THINGS})l[ae]r(?:i)? (?:arasi|birbirine)|köprü)"),
    store=re.compile(rf"{_AT}(?:belle[kğ]|hbm|gddr|l?p?ddr\d|vram|ram(?![a-z])|ssd|disk|depolama|sürücü|önbelle|okuma|yazma)"),
    memory=re.compile(rf"{_AT}(?:belle[kğ]|hbm|gddr|l?p?ddr\d|vram|ram(?![a-z])|memory)"),
    drive=re.compile(rf"{_AT}(?:ssd|hdd|nvme|emmc|nand|micro ?sd|disk|sürücü|depolama|dosya)"),
    battery=re.compile(rf"{_AT}(?:pil|batarya|akü)"),
    capacity=re.compile(rf"{_AT}kapasite"),
    market=re.compile(rf"{_AT}(?:pazar|piyasa(?! değer))"),
    of_market=re.compile(r"pazarin (?:yaklaşik |tam |neredeyse )?$"),
    speed=re.compile(rf"{_AT}hiz"),
    taken_off=re.compile(r"(?:['’]?[a-zçğöşü]{1,4})?(?: kadar| oraninda| civarinda| varan)? (?:(?:ek|özel|toptan|ekstra|anlik) )?(?:indirim(?!e gir)|iskonto)"),
    got_off=re.compile(r"(?:['’]?[a-zçğöşü]{1,4})? (?:(?:ek|özel|anlik) )?indirim(?:le|li)? (?:satin )?al[dm]"),
    point_of_run=re.compile(r"['’]?[dt][ae]n (?:sonra|itibaren)(?![a-zçğöşü])"),
    shots=re.compile(r"(?:li|lik) (?:sinama|değerlendirme|test|istem|düzen|ayar)|[- ]?(?:shot|atişli)(?![a-zçğöşü])"),
    in_bulk=re.compile(r"(?:üzeri|üstü|fazla|aşan)[^.;]{0,16} (?:sipariş(?:ler)?(?:[dt]e|e| için)|alim(?:lar)?(?:da|a| için)|alan(?:lar)?a|satin alan)|toplu (?:sipariş|alim)|lik (?:sipariş|alim)(?:l[ae]r)?(?:[dt]e|d[ae]|e|a| için)"),
    per_watt=re.compile(rf"{_AT}(?:(?:kilo)?w(?:att)?|kw|(?:kilo)?vat|joule|jul) başina|{_AT}(?:enerji|güç) verimlili|{_AT}vata vurun"),
    at_length=re.compile(r"(?:['’]?(?:l[iuü]k)? (?:uzunluğunda(?:ki)? )?(?:(?:bir )?(?:bağlam(?:da|larda|inda|la)|pencere(?:de|sinde|lerde|yle)|girdi(?:de|lerde|yle)|istem(?:de|lerde|le|lerle))|uzunlukta|metin(?:de|lerde))|['’]?(?:y?[iuü]|n[iuü])? (?:geç|aş)(?:ince|inca|tiğinde|tiğimizde|erse|arsa)|['’]?(?:y?[ae]|n[ae])(?: kadar)? (?:doldur(?:unca|duğumuzda|duğumda|ursak)|dolunca|dolduğunda)|['’]?(?:l[ae]r)?[dt][ae])(?: ise| bile)?(?![a-zçğöşü])"),
    context=re.compile(rf"{_AT}(?:bağlam(?! ?inda)|(?:dizi|girdi|istem) uzunlu[kğ])"),
    of_else=re.compile(rf"{_AT}(?:destek|desteği|uyumluluk|uyumluluğu)(?: ise| de| da)? (?!ile )|{_AT}(?:(?:ilk|mühendislik|test|deneme) örnekler|numune|prototip)[a-zçğöşü]*(?: ise| de| da)?,? "),
    sampled=re.compile(rf"{_AT}(?:(?:ilk|mühendislik|test|deneme) örnekler|numune|prototip)[a-zçğöşü]*"),
    goal=re.compile(rf"{_AT}hedef(?:imiz|i|leri|imizse)?(?: ise| de| da|:)? (?!fiyat)"),
    answered=re.compile(rf"{_AT}(?:üretici|firma|şirket|satici|destek|müşteri)[a-zçğöşü]* (?:[a-zçğöşü]+ )?(?:yanit|cevap|cevab|dönüş)[a-zçğöşü]*(?: (?:ortalama|genelde|yaklaşik|tam))*,? $"),
    idle=re.compile(rf"{_AT}(?:boşta(?:yken|ki)?(?![a-zçğöşü])|boş (?:dur|çaliş)[a-zçğöşü]*|bekleme (?:modu|durumu|konumu|güc|tüketim)|rölanti|yüksüz)"),
    loaded=re.compile(rf"{_AT}(?:(?:tam |ağir |sürekli |en yüksek )?yük (?:altinda|testinde)|(?:tam|ağir) yük(?:te|teyken)(?![a-zçğöşü]))"),
    cases=tuple((case, re.compile(rf"(?:{words})(?: (?:mod(?:u|unda)?|durum(?:u|unda)?|profil(?:i|inde)?|değer(?:i)?|güç|gücü|tüketim(?:i)?))?")) for case, words in _CASES),
    case_heads=re.compile(rf"(?:{_L}+ )?(?:mod|modu|durum|durumu|koşul|koşulu|koşullar|senaryo|senaryosu|ayar|ayari|profil|profili|yük|yükü|kademe|kademesi)"),
    no_case=re.compile(r"[0-9/%$₩₺€]|değişim|artiş|büyüme|fark|geçen|önceki|not$|notlar|toplam|değer|sonuç|özellik|birim|pay$|sira"),
    several=re.compile(r"[ *]*(?:(?P<before>[0-9]{1,5}) ?(?:[×x] ?|adet |tane )(?=[a-z])[^|\n]*|[a-z][^|\n]*? ?[( ](?:[×x] ?)?(?P<behind>[0-9]{1,5}) ?(?:adet|tane)\)?[ *]*)"),
    totals=re.compile(r"(?:genel |ara )?toplam(?:i)?(?: \([^()]*\))?|yekun"),
    advert=re.compile(r"[\[(]?(?:reklam|sponsorlu|ilan)[\])]?[ :·|]+[^.!?\n]{0,50}(?:indirim|firsat|kampanya|kupon|hediye|ücretsiz)[^.!?\n]{0,20}!?\s*"),
    for_several=re.compile(r"['’]?[a-zçğöşü]*(?: kart| adet| tane| çip| yonga| modül)?[a-zçğöşü]* (?:için|toplam|toplamda|birlikte|hep birlikte)(?![a-zçğöşü])"),
    for_each=re.compile(rf"{_AT}(?:tanesi|adedi|her biri|kart başina|adet başina|birim)(?![a-zçğöşü])"),
    per_item=tuple((name, re.compile(rf"{_AT}(?:(?:{noun})[a-zçğöşü]{{0,2}} başina(?: düşen)?|her (?:bir )?(?:{noun})[a-zçğöşü]{{0,8}}|(?:{noun}) fiyat[iı])(?: [^.,;:0-9\n]{{0,32}})?$")) for name, noun in _ITEMS),
    for_item=tuple((name, re.compile(rf"{_AT}(?:bir|tek) (?:{noun})['’]?(?:y?[ae]|[iıuü]n)(?: [^.,;:0-9\n]{{0,12}})?$")) for name, noun in _ITEMS),
    reckons_with=re.compile(r"['’]?y?[ae] böl(?:ün|ers|ün|dü)[a-zçğöşü]*|['’]?(?:y?l[ae]| ile) çarp(?:in|ars|il|ti)[a-zçğöşü]*"),
    budget=re.compile(r"['’]?l[iuü]k (?:[a-zçğöşü]+ )?(?:al(?:irs(?:ak|am|an|aniz)|inca|sa[kmn]?|diğ[iu]\w*)|sipariş (?:ver(?:irs|inc)|ed(?:ers|inc))\w*)"),
    of_machine=re.compile(r"['’]?l[iıuü]k (?:bir )?(?:sunucu|düğüm|sistem|iş istasyon|makine|kabin|raf)"),
    of_stack=re.compile(r"['’]?l[iuü]k (?:[a-zçğöşü0-9]+ ){0,2}yiğin"),
    counted_behind=re.compile(rf"['’]?[dt][ae]n (?:fazla|çok|az) (?:farkli |ayri |aktif |kayitli |yeni |hazir |açik |(?:önceden )?eğitilmiş )?(?P<noun>{_COUNTED})(?:l[ae]r)?(?:y?[iuü]|s[iuü])?n?(?:[dt][ae]n?|[ae]|[iuü]n?|yl[ae])?(?![a-zçğöşü])"),
    number_of=re.compile(rf"{_AT}(?P<noun>{_COUNTED}) sayi(?:si|miz)(?:n?i)?(?: (?:ise|da|de|toplam|yaklaşik|bugün)| (?:{_L}+ ){{0,3}}itibari?yl[ae])*,? $"), counted=_COUNTS,
    per_share=re.compile(rf"{_AT}hisse başina"),
    round_before=re.compile(rf"{_AT}(?:bir )?önceki (?:yatirim |finansman |fon )?tur(?:da|unda|umuzda|dan|dayken)?(?:ki)? |{_AT}(?:bir )?önceki (?:tohum|[a-f] serisi) tur(?:da|unda|umuzda) "),
    raised=re.compile(r"topla|yatirim|al(?:di|mi|an)|kapat|fon|sağla|ayir|koy"),
    of_the_whole=re.compile(r"['’]?(?:y?l[ae]| ile)? ?toplam(?:in|ina|inin|(?: gelir| ciro)[a-z]*)? (?:yaklaşik |tam )?(?=yüzde|% ?[0-9]|yari|üçte|dörtte|beşte)"),
    whole=re.compile(
        r"(?<![a-zçğöşü])(?P<noun>(?:toplam )?(?:sipariş|satiş|hacim|hacm|gelir|ciro|kullanici|müşteri|çalişan|harcama|gider|maliyet|trafik|trafiğ|talep|taleb|süre|zaman|bütçe|üretim|tüketim|sevkiyat|ihracat|istek|isteğ|sorgu|katilimci|personel)(?:l[ae]r)?(?:s?[ıiuü]|l[ae]ri)?)n?[ıiuü]n (?:yaklaşik |neredeyse |ancak |yalnizca |sadece |en az )?(?:yüzde |% ?)?$"
    ),
    part_of_it=re.compile(r"(?:['’]?s?[ıiuü])?n[ae](?= (?:ulaş|eriş|yaklaş|var(?:di|iyor|an)|denk|tekabül))|(?:['’]?s?[ıiuü](?:n[ıiuü]|ndan|nden)?|n[ıiuü]|nd[ae]n)?(?![a-zçğöşü'’]| (?:kadar|daha|üzerinde|altinda|oraninda|art(?:t[iı]|ar|ac|iş|iyor|an)|azal|düş(?!ük|ün)|yüksel|büyü(?!k)|küçül|gerile))"),
    earned=re.compile(r"(?!)"),
    sent_before=re.compile(rf"{_AT}(?:satiş(?:lar)?(?:i|lari)?|sevkiyat(?:i)?|sipariş(?:i|ler)?|teslimat(?:i)?|ihracat(?:i)?|sözleşme(?: imzaladi)?|ihaleyle|satilan|gönderilen|alinan)(?: hedefi| adedi)?:? (?:toplam |yaklaşik |ilk |yilda )*$"),
    busy=re.compile(r"(?!)"),
    stock=re.compile(r"(?!)"),
    usable=re.compile(r"(?:güc|kapasite|kaynak|belle[gğ]|çekirde[gğ]|hizlandirici|işlemci|gpu|sunucu)['’]?(?:l[ae]r)?(?:i|ü|si|l[ae]ri)?(?:n[iuü]n|[iuü]n) (?:yaklaşik |ancak |yalnizca |sadece |ortalama )*$"),
    used=re.compile(r"['’]?[iuü] (?:ancak |bile )?kullanil(?:iyor|di|mi|abil|makta)|['’]?s?[iuü]n[iuü] (?:ancak |bile )?kullan(?:iyor|abil|di|makta|mak|an)"),
    served=re.compile(r"(?:l[ae]| ile) (?:birlikte )?çaliş(?:iyor|ti|an|makta)|[ae] (?:hizmet ver|satiyor|satiş yap)"),
    lasts=re.compile(
        r"(?:['’]?[a-zçğöşü]{0,6})?(?: yariya)?(?: (?:kadar|daha|oraninda|uzun|kisa|az|çok|fazla|bir)){0,4} (?:sür(?:üyor|[dt]ü|er(?![a-zçğöşü])|ecek|m(?:ekte|üş|üyor|esi)|en(?![a-zçğöşü]))|(?:süre|zaman|vakit)(?:[dt]e|da)(?![a-zçğöşü])|(?:süre|zaman|vakit) (?:al|ist|harc)|(?:süre|zaman|vakit)(?:[dy][iuü]|d[iuü]r|ydi)?(?=[.,;]| demek))"
    ),
    contract=re.compile(rf"{_AT}(?:anlaşma|sözleşme|kontrat)(?:n?[iı]n)? (?:bedeli|tutari|değeri|büyüklüğü)(?: ise| de| da)?:? (?:yaklaşik |toplam )?$"),
    contracted=re.compile(r"(?:['’]?l[iuü]k)? (?:tutarinda(?:ki)? |değerinde(?:ki)? |büyüklüğünde(?:ki)? )?(?:bir )?(?:[a-zçğöşü]+ ){0,2}?(?:anlaşma|sözleşme|kontrat)"),
    bought=re.compile(r"(?:['’]?y?[ae]|(?<=ara|aya|oya|ona|ina)) (?:[a-zçğöşü0-9'’.-]+ ){0,2}?(?:satin al|al(?:iyor|di|miş|acak|ind|inm|diğ|mak (?:ist|üzere|için)|arak(?![a-z])|ip(?![a-z])|an(?= ))|devral|devred|sat(?:ti|iyor|acak|ild|ilm))"),
    part_bought=re.compile(rf"{_AT}(?:hisse|pay[ıi]|yatirim|destek|hibe|kredi|sipariş|ihale|reklam|bilet|bina|arsa|fabrika)"),
    in_pieces=re.compile(rf"{_AT}ade[td]"),
    in_money=re.compile(rf"{_AT}(?:değer olarak|değerde|değer bazinda|ciro|gelir|dolar|lira|avro)"),
    charging=re.compile(rf"{_AT}(?:şarj|dolum|dolu(?:yor|ş)|dolmas|adaptör)"),
    drawing=re.compile(rf"{_AT}(?:çek(?:iyor|ti|en|tiğ|er|mi)|tüket|harca|boşta|rağmen|karşin)"),
    charged=re.compile(r"(?:['’]?(?:s?[iuü]n?[iuü]?|y?[ae]|[dt][ae]))?(?: kadar)? (?:doluyor|dolmuş|doldu(?![a-zçğöşü])|şarj (?:ol|ed|e[dt]))"),
    that_is=re.compile(r",? (?:yani|kisacasi|başka deyişle),? $"),
    holds=re.compile(r"['’]?(?:[aeiuü]|y[aeiuü]|n[aeiuü])? (?:kadar )?(?:[a-zçğöşü]+ ){0,2}?(?:bağlan|tak|destekl|yerleş|siğ|birleş|eklen|barindir)"),
    line=re.compile(rf"(?<!['’]){_AT}(?P<line>(?:{_L}+ )?{_L}{{3,}}) (?:satişlari|gelir(?:i|leri)|cirosu)(?:n[iuü]n|n[iuü]|nda(?:ki)?)?(?!{_L})|{_AT}(?P<source>(?:{_L}+ )?{_L}{{3,}}?(?:l[ae]r(?:i)?|s?[iuü])?)n?[dt][ae]n (?:elde edilen|gelen|sağlanan|kazanilan|doğan) (?:toplam )?(?:gelir|ciro|kâr)(?:ler|lar)?(?:in|un)?(?!{_L})"),
    no_line=re.compile(rf"(?:.* )?(?:{_L}*(?:(?<!{_L}{{2}}[rl])[iuü]n|[iuü]nci|[dt][ae](?:ki|n)?|[ae]r[ae]k|diğ[iu]|ki)|{_L}{{2,}}(?<!ekr)(?<!iletk)[ae]n|önce|evvel|sonra|yillik|aylik|günlük|haftalik|çeyrek|çeyreklik|toplam|net|brüt|konsolide|ilk|son|geçen|yil|ay|ayi|ocak|şubat|mart|nisan|mayis|haziran|temmuz|ağustos|eylül|ekim|kasim|aralik|dönem|mali|(?:ilk|ikinci|son) yari|bu|şu|o|kendi|tüm|bütün|reel|ortalama|rekor|tahmini|hisse|pazar|piyasa|küresel|dünya|ve|ile|ise|de|da|ayrica|böylece|ancak|ama|yurt dişi|yurt içi|dişi|içi|şirket|firma|grup|faiz|ek|faaliyet|satiş|[0-9]+)$"),
    earnings=re.compile(rf"{_AT}(?:gelir|satiş|ciro|kâr|kar(?![a-zçğöşü])|zarar|hasilat)"),
    grown=re.compile(rf"(?:['’]?{_L}{{0,4}})? (?:art|büyüy|yüksel|gerile|azal|düş|daral|küçül|katlan)(?:a|e)?y?(?:an|en)(?: (?:ve|bir))? "),
    line_behind=re.compile(rf"(?:['’]?s?[iuü])? (?P<line>(?:{_L}+ ){{0,2}}?{_L}{{3,}}?(?:l[ae]r(?:i)?|s?[iuü])?)n?[dt][ae]n (?:geldi|gelirken|geliyor|sağlan|elde edil|kazanil|oluş|çikti)"),
)
