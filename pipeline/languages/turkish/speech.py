"""Turkish reporting: -e göre, -dığını açıkladı, dedi, 'in tahmini, quotations. Data on folded text, read by pipeline.extract.attribution."""

from __future__ import annotations

import re

from pipeline.languages.speech import SpeechGrammar

_L = "[a-zçğöşü]"
_REPORT = (
    "açiklama|veri|rapor|hesap|hesab|tahmin|analiz|ifade|iddia|paylaşim|haber|araştirma|belge|bilgi|kayit|sunum|sonuç|liste|ölçüm|duyuru|bülten|makale|yazi|demeç|sözcü|yetkili|öngörü|istatistik|bilanço|"
    "söyle|aktar|belirt|bildir|de[dğ]i|yaz|anlat|açikla|hesapla|duyur|savun|öne sür|çalişma|anket|analist|uzman|ekonomist|araştirmaci|ekonomi|yazar|mühendis|ekib|ekip|inceleme|karne|test|endeks|katalog|veri sayfa|teknik|broşür|ilan|bildirim|yönetim|tablo|beyan|derle|çerçeve|izahname|dosya|defter|ölçtü|mektu[bp]|kaynak"
)
_SAY = (
    "söyle|söylü|açikla|duyur|bildir|ilet(?:ti|iyor|miş|en|ip)|belirt|savun|iddia e[dt]|öne sür|aktar|yineli|vurgul|açikl(?:iyor)|raporl|doğrul|ifade e[dt]|beyan e[dt]|yinele|kabul e[dt]|vurgula|anlat|hatirlat|kaydet|uyar|teyit e[dt]|doğrula|raporla|dile getir|yaz(?:iyor|di|ar|miş)|anlatiyor|altini çiz|işaret e[dt]|ileri sür|"
    "ekl(?:iyor|edi|eyen|eyip|eyerek)|ekle(?:di|yen|yip|yerek)|paylaş|itiraf|müjdele|not düş|not e[dt]|dikkat çek|gerekçelendir|taahhüt|söz ver"
)
_SOURCE_NOUN = "anket|slayt|istatistik|blog|tanitim|demo|kutusu|etiketi|belge|site|katalog|veri sayfasi|broşür|rapor|haber|analiz|araştirma|açiklama|yazi|sunum|makale|çalişma|bülten|not|duyuru|mektup|değerlendirme"
_NOMINAL = r"(?:[dt][iuü]ğ[iuü]|[dt][iuü]kl[ae]r[iuü]|[ae]ca[gğ][iuü]|[ae]cakler[iuü]|[ae]caklar[iuü]|m[ae](?:s[iuü]|lar[iuü]|ler[iuü])|olduğu)n[iuüa]?n?[iuüea]?"
_PLEDGE = "vadediyor|vadetti|vaat e[dt]|öneriyor|umuyor|garanti ediyor|taahhüt ediyor|müjdeliyor"
_GUESS = "tahmin e[dt]|öngör(?:üyor|dü|en|mekte)|bekl(?:iyor|edi|eyen|emekte)|hesapl(?:iyor|adi|ayan)|düşünüyor|görüşünde|kanisinda|inaniyor|umuyor"

GRAMMAR = SpeechGrammar(
    code="tr",
    attributes=re.compile("göre|bakilirsa|bakarsak|dayanarak"),
    according=re.compile(rf"((?:['’]?[yn]?[iuü]?n? (?:{_L}+ ){{0,3}}?(?:{_REPORT}){_L}*(?:na|ne|ya|ye|a|e|re|ra))|(?:['’]?(?:y|n)?[ae]))(?: {_L}+)? (?:göre|bakilirsa|bakarsak|dayanarak)(?!{_L})"),
    said=re.compile(
        rf"{_NOMINAL}(?: da| de)? (?:{_L}+ ){{0,3}}?(?:{_SAY}|{_GUESS}){_L}*|(?:{_GUESS}|{_PLEDGE}){_L}*|(?:iddia e[dt]|öne sür|savun|aktar|ileri sür)(?:iyor|üyor|uyor|ti|dü|di|du)(?!{_L})|(?<!{_L})(?:dedi|diyor|diye (?:konuş|yaz|ekle|açikla|anlat|belirt|yanit){_L}*|demişti|diyordu|şeklinde (?:konuş|ifade|açikla){_L}*|sözlerini kullan{_L}*|diyen)(?!{_L})"
        rf"|(?:{_NOMINAL}|(?:[dt][iuü]ğ|acağ|eceğ)[iuü] (?:{_L}+ )?(?:iddia|haber|söylenti|suçlama|eleştiri|dedikodu|görüş|yorum){_L}*) (?:{_L}+ ){{0,3}}?(?:reddet|redded|yalanla|ink[aâ]r e[dt]){_L}*|(?:{_NOMINAL}|(?:[dt][iuü]ğ|acağ|eceğ)[iuü]) (?:{_L}+ )?iddia{_L}* (?:[^\s.,;:]+ ){{0,5}}?(?:destekle|kanitla|ispatla|belgele|yinele|tekrarla|sürdür){_L}*"
        rf"|(?:söz e[dt]iyor|söz etti|bahsediyor|bahsetti|ekliyor|dikkat çekiyor)(?!{_L})|(?:iddiasinda|görüşünde|kanaatinde)(?!{_L})|(?:yanitini|cevabini|bilgisini|sözünü|güvencesini) ver{_L}*|ifadelerini kullan{_L}*|değerlendirmesin(?:i yap|de bulun){_L}*|(?:ölçtü|ölçmüş|ölçüyor|derledi|(?:sözü|sözünü) verdi|ilan e[dt](?:ti|iyor|miş)|güvence veriyor)(?!{_L})|(?:gerçekçi|olasi|abartili|düşük|yüksek) buluyor(?!{_L})|(?:\d|dolar|lira|avro|won|bin|milyon|milyar) (?:yazdi|yazmiş|yaziyor|biçti|biçiyor|raporladi|ilan ediyor|ilan etti)(?!{_L})"
    ),
    tells=re.compile(rf"['’]?n?[iuü]n (?:{_L}+ ){{0,2}}?(?:tahmin[ii]|iddias[ii]|hesab[ii]|öngörü|beklenti|sözü|açiklamasi|senaryosu|verileri|anlatimi|aktardiğ|açikladiğ|paylaştiğ|ölçtüğ|duyurduğ|(?<!ödünç )(?<!hediye )(?<!kiraya )(?<!bağiş )(?<!sipariş )(?<!siparişini )(?<!siparişi )verdiğ|bildirdiğ|belirttiğ|söylediğ|vaat ettiğ|vaadi|vaadet|ölçüm|raporu|çalişmasi|önerdiğ|ilan ettiğ){_L}*|(?:['’]?n?[iuü]n)?(?: (?:{_L}|\d)+){{0,4}}? (?:{_SOURCE_NOUN}){_L}*?(?:[dt][ae]n?)(?:,| ise| )|['’]?n?[iuü]n (?:{_L}+ ){{0,2}}?(?:tablosu|anketi|bülteni|raporu|listesi|ölçümü): |['’]?[dt][ae]n (?:yapilan|gelen) (?:değerlendirme|açiklama|yorum|tahmin|not){_L}*| tarafindan (?:{_L}+ ){{0,2}}?(?:açiklama|duyuru|sunum|rapor|bildiri|basin bülten|değerlendirme){_L}*d[ae](?!{_L})"),
    after_quote=re.compile(rf"[,.]? ?(?:diyen|diyor|dedi|diye|demiş|şeklinde|ifade|sözleri|sözüyle|açiklama|yorum|cümlesi|ile özetl|{_L}+ ifadelerini|{_L}+ sözlerini)|[,.]? ?(?:{_L}+ ){{0,4}}(?:diye|dedi|diyor|ifade|anlat|belirt|söyle|ekle|yorum|konuş|aktar|savun|açikla|iddia|öne sür|yazdi|yaziyor)"),
    introduces=re.compile(rf"(?:ölçüm|test|sonuç|derleme|karşilaştirma|tahmin|sayim)(?:ler|lar)?(?:i|ü|u|ini|leri|lari)?{_L}{{0,4}}:$|(?:ölçtüğü|derlediği|aldiği|paylaştiği|açikladiği|yayimladiği) {_L}+{_L}*[^.]{{0,30}}:$|(?:laboratuvarinda|testlerinde) [^.]{{0,60}}:$"),
    before_quote=re.compile(rf"[:：] ?$|(?:n[iuü]n|[iuü]n) sözü[^.\"“”]{{0,20}}$|, ?$|(?:{_L}+(?:rken|arak|erek|ip),?) ?$|(?:ise|da|de) ?$"),
    voice=re.compile(
        r"(?<![a-zçğöşü'’])(?:[a-zçğöşü]+[ae] yakin )?((?:sektör |piyasa |bağimsiz |bazi |kimi )?(?:araştirmacilar|yazarlar|uzmanlar|analistler|eleştirmenler|yetkililer|kaynaklar|ekip|mühendisler|gözlemciler|kullanicilar|geliştiriciler|sektör temsilcileri|rapor|çalişma|makale|bakanlik|hükümet|ajans|kurum|kurul|sektör kaynaklari|(?:iki|üç|dört|beş|birkaç|çok sayida) (?:kaynak|yetkili|yönetici|analist|uzman|mühendis|çalişan|kişi)|(?:müşteri|analist|yönetici|mühendis|uzman|yetkili|çalişan|ortak|tedarikçi|kullanici|yatirimci)l[ae]r(?:[iuü]m[iuü]z|[iuü])?(?:n)?d[ae]n biri|(?:bir |iki |üç )?(?:(?!(?:ancak|ama|fakat|ise|ve|ilgili|ilişkin|dair|hakkinda|üzerine|karşi) )[a-zçğöşü]+ ){1,2}?(?:yöneticisi|yetkilisi|kaynaği|kaynaklari|bankasi|analisti|analistleri|mühendisi|uzmani|uzmanlari|çalişani|sözcüsü|kullanicisi|yetkilileri)))(?! (?:için|ile|tarafindan))(?= |,)"
    ),
    expecting=re.compile(r"(?<![a-zçğöşü])(analistler|uzmanlar|ekonomistler|yatirimcilar|araci kurumlar)in (?:[a-zçğöşü]+ ){0,3}?(?:(?:beklenti|tahmin|öngörü)(?:si|i|sü)(?: ise| de| da| ortalama|,)* (?=[$€₺]?[0-9])|(?:hesab|tahmin|öngörü|beklenti)[a-zçğöşü]*y?l[ae](?![a-zçğöşü]))"),
    source_noun=re.compile(r"((?<![a-zçğöşü])(?:arkadaş|kaynağ)(?:im|imiz|lar?im(?:iz)?)|arkadaş|(?<=bir )(?:[a-zçğöşü]+ )?(?:analist|uzman|yetkili|yönetici|kaynak|araci kurum|yatirim bankasi)|(?:[a-zçğöşü]+ )?(?:kaynakl?ar|uzmanlar|analistler|araştirmacilar|yazarlar|eleştirmenler|yetkililer|sizintilar|iddialar|sektör kaynaklari(?=n)|ekib|mühendisler|kullanicilar|bakanliğ|hükümet|kurul|belediye|valiliğ|rektörlüğ))$"),
    company=re.compile(rf"(?<!{_L})(?:şirket|firma|üretici|marka|girişim)(?:in|un|nin|nun|ye|e|ya|ten|dan|den)?(?: (?:sözcüsü|yetkilisi|yetkilileri|yönetimi|yöneticileri))?(?!{_L})"),
    bare_report=re.compile(r"açiklama|duyuru|bülten|bildiri|beyan|izahname|sunum"),
    report=re.compile(r"(?<![a-zçğöşü])(?:rapor|araştirma|anket|çalişma)"),
    told_us=re.compile(r"(?<![a-zçğöşü'’])((?:banka|müşteri|üniversite|hastane|belediye|operatör|laboratuvar|bakanlik|ajans|kurum|müşterimiz|tedarikçi|tedarikçimiz|ortağimiz|bayi|yetkili|müdür|satici)(?:l[ae]r)?),? (?:ise |da |de )?(?:bize|bana) "),
    hearsay=re.compile(r"(?:kanal|sektör|piyasa|basin|medya|bayi|tedarik zinciri|kulis) (?:haber|kaynak|bilgi|söylenti|dedikodu)(?:l[ae]r[iı]|[iuü]|s[iı])?(?=[a-zçğöşü]*$)"),
    opinion=re.compile(r"(?!)"),
    office=re.compile(r"(?!)"),
    introduced=re.compile(r"(?:ismi|adli (?:kullanici|hesap|kanal)|kullanicisi|kanali|sizintici|analisti|yayin organi|haber sitesi|araştirma şirketi|youtuber) ([a-z][a-z0-9_]{3,20}|[A-Z][A-Za-z0-9_]{2,20})(?=[ ,.'’])|(?<![a-z_])([a-z_]*[a-z]\d[a-z0-9_]*)(?= (?:adli|yine|ise|rumuzlu|isimli))"),
    some=re.compile(
        rf"(?<![a-zçğöşü'’])bir ((?:(?!ancak |ama |ve |ise ){_L}+ ){{0,2}}?(?:(?:yönetici|yetkili|analist|mühendis|çalişan|danişman)(?:si|i)?|uzman[iı]?|kaynak|kaynaği|(?:kurum|banka|ajans)(?:u|si|i)?|bayi|satici|dağitici|tedarikçi|tanidi[kğ][iı]?|profesör|araştirmaci|geliştirici|yatirimci|kullanici))"
        rf"(?:(?=,| )(?! (?:için|ile|tarafindan|olarak|gibi)(?!{_L}))|n?[iuü]n (?:{_L}+ ){{0,2}}?(?:rapor|not|analiz|araştirma|tahmin|hesab|çalişma){_L}*n[dt]?[ae]n?(?!{_L})|y?[ae](?= (?:göre|bakilirsa|bakarsak)))"
    ),
    one_of_many=re.compile(rf"(?<!{_L})(?:bir|iki|üç|dört|beş|birkaç|kimi|bazi) (?:{_L}+ ){{0,2}}$"),
    rumoured=re.compile(r"konuşuluyor|(?:söylenti|dedikodu)[a-zçğöşü]* (?:var|dolaş|yayil)"),
    rumour_says=re.compile(rf"(?<!{_L})(?:söylenti|dedikodu|duyum|söylenen|konuşulan|anlatilan)(?:l[ae]r)?[a-z]{{0,3}} (?:göre|bakilirsa|bakarsak)|(?<!{_L})duydu(?:ğu|kla)"),
    same=re.compile(rf"(?<!{_L})(?:rapora göre|raporda|araştirmaya göre|(?:rapor|haber|araştirma|açiklama|analiz|sunum|çalişma)(?:da|de)(?= ise|,| )|ayni kaynak|ayni (?:rapor|kullanici|kişi|isim)|ona (?:göre|bakilirsa)|kendisi|kendisine göre|onun (?:hesab|kaynak|tahmin)[a-zçğöşü]* göre|kaynak|(?:kurum|ajans|rapor|araştirma|karşilaştirma|yorumcu|müdür|uzman|mühendis|yönetici|araştirmaci|bu kaynak)(?:un|in|nin|a|e)?)(?!{_L})"),
    raw_subject=re.compile(r"[\"“(\-* #>]*(?:(?:ayrica|öte yandan|ancak|fakat|ama|üstelik|buna karşilik|nitekim|örneğin|oysa) )?((?:[A-Za-zÇĞİÖŞÜçğıöşü0-9_.@]+ ){0,5}?[A-Za-zÇĞİÖŞÜçğıöşü0-9_@]+)(?:,| ise,?| da| de)(?= )"),
    not_speaker=re.compile(r"(?<![a-zçğöşü])bir$|^(?:bana|bize|sana|size|kimine|kimilerine|bazilarina|görünüşe|söylentilere|[a-zçğöşü]+[dt][iuü](?:ğ|kl[ae]r)[iuü](?:m|n|m[iuü]z|n[iuü]z)?(?:n?[ae])?|[a-zçğöşü]+[ae]nl[ae]ra?e?|[a-zçğöşü]+[iuü]m(?:[iuü]z)?[ae])$|(?:kendi|onun|bizim|sizin|toplamina|gpu|npu|cpu|buna|ona|şuna|bunlara|onlara|performans|güç|fiyat|bellek|hiz|süre|gelir|pay|kâr|kart|yonga|çip|ürün|model|(?:parametre|tablo|veri|ölçüm|rakam|sonuç)(?:l[ae]r)?[a-z]{0,4}|sunucu|sistem|pazar|maliyet|zaman|yil|ay|çeyrek|bu|şu|böylece|böyle|önce|sonra|göre|[0-9]+|ile|için|olarak|yüzde|kadar|üstelik|ancak|ayrica|nitekim|sonuçta|kisacasi|öte|dolayisiyla|yani)$|[0-9]{2}|^(?:bu|şu|o|peki|öte|sonuç|tek|ilk|son|üst|alt) "),
    title_tail=re.compile(r"(?: ?\([^)]{1,30}\))?(?:,? (?:ceo|cto|cfo|genel müdürü|kanali|kullanicisi|sözcüsü|yetkilisi|yetkilileri|yöneticisi|kurucusu|başkani|analisti|mühendisi|bey|hanim|sitesi|dergisi|adli kullanici|raporu|müdürü|direktörü)(?:,)?)?"),
    speaks_for=re.compile(r"sözcüsü|yetkili(?:si|leri)|temsilcisi"),
    let_us=re.compile(r"(?<![a-zçğöşü])(?:hatirlat|belirt|söyle|ekle|vurgula|kayded|not ed|açikla|altini çiz|ifade ed)y?[ae]lim(?![a-zçğöşü])"),
    passive=re.compile(r"(?:deni(?:yor|liyor|ldi)(?![a-z])|belirt|hatirlat|kayde[dt]|vurgula|ifade ed|aktar|söyle|iddia ed|öne sür|savun|bildir|tahmin ed|öngör|yer al|yer veril|açikla|dile getir|işaret ed)[a-zçğöşü]*"),
    survey=re.compile(r"(?:sonuç|rapor|veri|araştirma|istatistik|sayi|rakam|tablo|liste)[a-zçğöşü]*(?:i|u|ü|ni|nu|nü) (?:[^ .]+ ){0,5}?(?:paylaş|yayi(?:m|n)la|açikla|duyur)"),
    raw_name=re.compile(r"((?:[A-ZÇĞİÖŞÜ][\w&.-]*)(?: (?:(?:of|and|ve) )?[A-ZÇĞİÖŞÜ][\w&.-]*){0,3})$"),
    no_name=re.compile(r"(?!)"),
    based_on=re.compile(r" (?:tabanli|mimarili|uyumlu|destekli)|['’]?n[iuü]n (?:[0-9a-zçğöşü,.]+ ){0,3}?(?:süre[cç]|proses|fabrika|üretim hat)|['’]?(?:n?[dt][ae]|y?l[ae]) "),
    own_result=re.compile(r"[,;]? (?:ama|ancak|fakat|oysa|halbuki) (?:ben(?:im|de)?|biz(?:im|de)?)(?![a-zçğöşü])"),
    clause_before=re.compile(r"(?<![a-zçğöşü])[a-zçğöşü]*(?:[iuü]yor|[dt][iuü]|m[iuü]ş|[dt][iuü]r|[ae]r|var|yok)(?:l[ae]r|um|uz)?(?:[,;] (?:ancak|ama|fakat|oysa) |[,;] | (?:ancak|ama|fakat|oysa) )"),
    sort_of_firm=re.compile(r"(?!)"),
    makers_word=re.compile(r"(?:üretici|şirket|firma)(?:nin|in|ten|dan)?(?![a-zçğöşü])"),
    several=re.compile(r"(?<![a-zçğöşü])((?:iki|üç|dört|bazi|birkaç|çeşitli|ismini vermeyen|adi açiklanmayan) (?:[a-zçğöşü]+ )?(?:kayna[kğ]|yetkili|analist|yönetici|uzman|kişi))n?[iuü]n "),
    no_source=re.compile(r"['’]?[a-zçğöşü]{1,3} değil(?=,? )"),
    filed=re.compile(r"(?:['’](?:y|n)?[ae](?: \([^()\n]{1,24}\))?|(?<=[a-z])\)(?:['’](?:y|n)?[ae])?) (?:[a-zçğöşü]+ ){0,3}?(?:yapilan|gönderilen|sunulan|iletilen|(?:yap|gönder|ilet|bildir|ver)(?:tiğ|diğ)[iı](?:miz)?|(?:yap|gönder|ilet|bildir|ver)[td]ikleri|sunduğu|sunduklari) "),
    paper=re.compile(r"(?<![a-zçğöşü])(?:makale|bildiri)(?=(?:ye|y[ae]) (?:göre|bakilirsa|dayanarak))"),
    broker=re.compile(r"hedef fiyat"),
    our_house=re.compile(r"(?<![a-zçğöşü])kurumumuz"),
    we_measured=re.compile(r"(?<![a-zçğöşü])(?:koştur|ölç|test et|dene)(?:d[iuü]|t[iuü])k(?=[:.,;])(?![^.]*[\"”])"),
    owner_before=re.compile(r"(?<!\w)(?:[A-ZÇĞİÖŞÜ][\w&-]* ){0,2}[A-ZÇĞİÖŞÜ][\w&-]*['’](?:n?[ıiuü]n|[dt][ae]n) $"),
    of_body=re.compile(r"['’]?n?[dt][ae]n bir | "),
    compared=re.compile(r"(?:[^.;,]|(?<=\d)[.,](?=\d)){0,40}?(?<![a-zçğöşü])(?:daha|kat(?![a-z])|hizli|yavaş|ucuz|pahali|yüksek|düşük|fazla|az |% ?\d|yüzde)"),
    nominative=re.compile(r"(?:et|ma|rma|ici|ka|im|cüsü|si|ri|mi)$"),
    opening_body=re.compile(r"[\"“]?([A-ZÇĞİÖŞÜ][\w&]+(?: [A-ZÇĞİÖŞÜ][\w&]+)+)(?=[ ,(])"),
)  # fmt: skip
