"""Turkish tasks: a noun of doing with what it is done to (``kuş sayımı``, ``etiket okuma``), or a test with what is tested (``sisli yol testi``)."""

from __future__ import annotations

import re

from pipeline.languages.tasks import Tasks

_L = "[a-zçğöşüâîû]"
_POSSESSED = "sayimi|denetimi|takibi|öngörüsü|uyarisi|tahmini|çekimi|seçimi|ayrimi|triyaji|tespiti|teşhisi|analizi|eşgüdümü|kontrolü|kestirimi|tanilamasi|sentezi|(?:(?<=görüntü )|(?<=görsel )|(?<=resim )|(?<=metin )|(?<=video )|(?<=ses )|(?<=kod ))üretimi"
_TEST = "uygulamalari|iş yükleri|testi|sinamasi|denemesi|parkuru|senaryosu|ödevi|koşusu|deneyi|etabi|görevi"
_NOUN = "uçuş|çeviri|sürüş|iniş"
_NO_DEED = (
    "çaliş|açikla|görüş|karşilaştir|değerlendir|ölç|incele|dene|uygula|geliş|öde|güncelle|anlaş|sözleş|duruş|tartiş|konuş|düzenle|derle|yariş|bekle|sirala|ortala|aşa|harca|araştir|soruştur|kiyasla|"
    "paylaş|mahke|kade|fir|şe|te|ol|et|yap|al|ver|kal|hesapla|eğit|kullan|sağla|artir|azalt|düşür|yüksel|başla|bit|de|yayinla|yüklen|iş|gör|ula|otur|yakla|kur|ça|kapla|benimse|üret|sat|tasarla|gir|çik|dön|daya|gecik|kapiş|dur|çarp|durdur|bulun|tüke|bozul|iyileş|tasdikle|doğrula|yayilma|abla|yarat"
)
_DEED = rf"(?!(?:{_NO_DEED}|{_L}+[iuü]l)m[ae](?:si)?(?:n?[dt][ae]n?)?(?!{_L}))(?:bul|{_L}{{3,}})(?:m[ae](?:si)?)"
_MODIFIERS = rf"(?:{_L}[a-zçğöşüâîû-]*,? )"
_NAME = rf"(?P<name>{_MODIFIERS}{{1,3}}?(?:{_POSSESSED}|{_TEST}|{_NOUN}|{_DEED}))"
_TESTED = rf"(?P<name>{_MODIFIERS}{{1,2}}?(?:{_TEST}))"
_PLACED = rf"(?:n?[dt][ae](?:ki)?)(?!{_L})"
_HEAD = r"(?:(?<=\n)|\A|(?<=[.!?…\"”’)*] )|(?<=[\"“]))(?:(?:ama|fakat|ancak|oysa|buna karşin|öte yandan|yine|bir de|üstelik|nitekim),? )?(?:[0-9]+ [a-zçğöşü]+l[iu]k )?"
_LINE = r"(?:(?<=\n)|\A|(?<=[.!?] ))(?:[-*#>•–—▶] ?){0,4}(?:\d+[.)] |bulgular [–—-] )?"

TASKS = Tasks(
    frames=(
        re.compile(rf"{_HEAD}{_NAME}(?:(?={_PLACED})|(?= (?:işinde|görevinde|sirasinda)))"),
        re.compile(rf"(?<=, ){_NAME}(?={_PLACED})"),
        re.compile(rf"(?<=[iuü]n ){_TESTED}(?=n[dt][ae]n?(?!{_L}))"),
        re.compile(rf"{_LINE}{_NAME}(?=\**[.:,]|\*\*| [—–] |\**\n)"),
    ),
    head=re.compile(rf"(?:{_POSSESSED}|{_TEST}|{_NOUN}|m[ae](?:si)?)$"),
    never=re.compile(
        r"(?:server|sunucu|offline|çevrimdişi|interactive|interaktif|etkileşimli|bu|şu|o|ayni|her|iki|üç|dört|beş|ilk|son|bir|kendi|yeni|eski|tüm|bütün|bazi|diğer|öteki|önceki|sonraki|bizim|sizin|onun|resmi|bağimsiz|ortak|genel|gerçek|toplam|ikinci|üçüncü|birinci|dördüncü|yaptiğimiz|yapilan|hiçbir|hangi|tek|başka|böyle|şöyle|öyle|daha|en|çok|az|ise|de|da|ki|ve|ile|için|göre|kadar|gibi|ama|veya|ya|hem|ne|olan|tabii|evet|hayir|ben|biz|siz|sen|gene|yine|yalniz|sadece|ancak|önce|sonra|şimdi|dün|bugün|yarin|peki|bunu|onu|ortalama|performans|kalite|fiyat|pazar|piyasa|kabul|saha|laboratuvar|tablo|teknik|şartname|buna|karşilik|kisacasi|tutanağa|bakilirsa|siradaki|çünkü|çeyrek|mali|yillik|aylik|günlük|haftalik|geçen|hafta|haftaki|ayki|müşteri|kurum|taraf|üretici|tedarikçi|rakip|ekip|şirket|laboratuvari|üniversite|dergi|iç|diş|ön|dahili|harici|kisa|uzun|süreli|vadeli|pilot|deneme|kullanici)"
        r"|.{3,}(?:[^aeiouöü]n[iuü]n|[aeiouöü]n[iuü]n|yl[ae]|[ae]rak|diğ[iu]\w*|tiğ[iu]\w*|[iuü]yor|miş|muş|di|du|dü|ti|tu|tü|[ae]cak|ken|[iuü]p|,)"
    ),
    of_device=re.compile(rf"(?:{_L}+ ){{0,2}}(?:kart|karti|çip|çipi|yonga|yongasi|işlemci|işlemcisi|hizlandirici|ürün|cihaz|cihazi|donanim|modül|sunucu|sunucusu|dizüstü|bilgisayar|bilgisayari|telefon|telefonu|[gcnt]pu) (?:testi|sinamasi|denemesi|deneyi)"),
    owner=re.compile(rf"{_L}{{4,}}[iuü]n"),
    out_of=re.compile(rf"(?: ?{_L}{{2,}})?['’]?(?:[iuü]n|[dt][ae]n?) [0-9]"),
    suffixed=True,
    turn=re.compile(
        rf"(?<!{_L})(?:(?:ancak|ama|fakat|oysa),? )?(?:{_L}+ )?(?:(?:eğitim|çikarim|oyun|render|kodlama|çeviri|simülasyon)(?:l[ae]r|i|si)?|(?:büyük )?dil modelleri|yapay zek[aâ]|üretkenlik|(?:enerji|güç) (?:verimliliği|tüketimi)|verimlilik)(?:n?[dt][ae]|y?[ae] gelince) ise "
    ),
    other_models=re.compile(rf"(?<![0-9.,])(?P<size>[0-9]+(?:[.,][0-9]+)?) ?(?:milyar|trilyon|b(?!{_L}))(?: parametre(?:li|lik))?(?:['’]?l[iuü]k)? (?:{_L}+ ){{0,2}}?model(?:l[ae]r)?(?:i|in)?n?(?:[dt][ae]|l[ae])?(?!{_L})|(?<!{_L})(?:daha )?(?:büyük|küçük|diğer|başka|dev) (?:dil )?modeller(?:i?n?de(?:ki)?)(?!{_L})"),
    some_before=re.compile(rf"(?<!{_L})(?:bir|başka|farkl[ıi]|diğer|herhangi|baz[ıi]|kendi)(?: (?:eğit|geliştir|üret)(?:tiği|diği))?(?: bir)?(?: (?:yerli|küçük|büyük|aç[iı]k))? $", re.IGNORECASE),
    some_behind=re.compile(rf" ?(?:milyar|trilyon|B)?(?: parametre(?:li|lik))?(?:['’]?l[ıiuü]k)? (?:bir (?:{_L}+ ){{0,2}}?model|(?:{_L}+ )?modeller)", re.IGNORECASE),
    occupied=re.compile(r"doluluk|kiralanma orani|boşluk orani"),
    yet_to_run=re.compile(r"(?:sonuç|sonuc|puan|skor|test)[a-zçğöşü]* (?:[a-zçğöşü0-9]+ ){0,4}?(?:gönder|yayimla|yayinla|açikla|sun|pay)[a-zçğöşü]*(?:[ae]ca[kğ]|[ae]ce[kğ])|(?:sonuç|sonuc|puan|skor|test)[a-zçğöşü]* (?:[a-zçğöşü]+ ){0,3}?(?:henüz|hâlâ|daha) (?:yok|belli değil|[a-zçğöşü]+m[ae]di)|henüz (?:[a-zçğöşü]+ ){0,3}?(?:sonuç|sonuc|puan|skor|test)[a-zçğöşü]* (?:yok|[a-zçğöşü]+m[ae]di)"),
    trial=re.compile(rf"(?:{_TEST}|kaydi|yükü|kümesi|sahnesi|sinavi)$"),
    no_trial=re.compile(
        r".*(?:[?!,“”\"]|(?:yor|miş|miş|müş|muş|[dt][iuü]k?|ecek|acak|[ae]lim|m[iuü])$)"
        r"|(?:.* )?(?:sonuç(?:lar)?|toplu sonuç|sonuçlar ve yorum|performans|başarim|hiz|gecikme|güç|tüketim|elektrik|isinma|isi|sicaklik|gürültü|ses|pil|batarya|ekran|kamera|tasarim|fiyat|fiyatlar|para|özet|karar|değerlendirme|sonsöz|giriş|yöntem|ölçüm(?:ler)?|kurulum|ayarlar|koşullar|kusurlar|eksiler|artilar|siralama|puan(?:lar)?|rakamlar|doğruluk|verim(?:lilik)?|bellek|depolama|boyut|ağirlik|bağlanti|şarj|özellikler|donanim|yazilim|rakip(?:ler)?|pazar|müşteri(?:ler)?|gelecek|not(?:lar)?|hüküm|kapanis|künye|soru(?:lar)?|gün|hafta|ay|bölüm|kisim|adim|tablo)"
        r"|(?:test|deney|ölçüm|sinama|kiyas)(?:ler|lar)?(?: sonuç(?:lari)?| koşullari)?|.*[0-9]\.? ?(?:gün|hafta|bölüm|adim)?"
    ),
    trying=re.compile(r"(?<![a-zçğöşü])(?:kiyas|karşilaştir|test|sina|deney|dened|ölç|yariş|bench)"),
)
