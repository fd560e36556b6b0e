"""Turkish words of set-ups: ``ölçümlerin tamamı batch 8 ile``, ``test düzeni``, ``2.048 token girdi``, ``tablodaki değerler FP8 ile``."""

from __future__ import annotations

import re

from pipeline.languages.setting_up import SettingUp

_AT, _L = "(?<![a-zçğöşü])", "[a-zçğöşü]"
_TEST = "test|ölçüm|deney|deneme|kiyas|karşilaştirma|koşu|eğitim|çikarim|başarim testi"
_CARD = "kart|çip|yonga|gpu|npu|hizlandirici"
_NUMBER = "tek|iki|üç|dört|beş|alti|yedi|sekiz|dokuz|on"

SETTING_UP = SettingUp(
    head=re.compile(rf"{_AT}(?:{_TEST})(?:l[ae]r)?(?:[iıuü]n)? (?:koşul|düzen|ortam|ayar|kurulum|yöntem|şart|yapilandirma)(?:l[ae]r)?(?:[iıuü]m[iıuü]z|[iıuü]|s[iıuü])?(?!{_L})|{_AT}(?:ortak|temel) (?:koşul|ayar)l[ae]r[iı]?(?!{_L})|(?m:^)[ *_#]*(?:önce )?(?:düzen|düzenek|kurulum|koşullar|ayarlar|ortam|yöntem)(?:imiz|umuz|ümüz)?(?=[:.*]|$)"),
    keys=(
        ("precision", re.compile(r"(?:sayi(?:sal)? )?(?:hassasiyet|duyarlik|kesinlik|nicemleme|kuantizasyon|sayi biçimi|veri (?:tipi|türü)|biçim)i?")),
        ("batch_size", re.compile(r"(?:küresel |global |mini ?)?(?:yiğin|parti|batch)(?: (?:boyutu|büyüklüğü|size))?")),
        ("context_length", re.compile(r"(?:bağlam|dizi|girdi|istem|prompt)(?: (?:uzunluğu|boyu|boyutu))?(?: ?[(\[](?:token|jeton)[)\]])?")),
        ("chips", re.compile(rf"(?:{_CARD}) (?:sayisi|adedi)|(?:{_CARD})")),
        ("software", re.compile(r"(?:çikarim |eğitim )?(?:yazilim|motor|çerçeve|altyapi|sunum yazilimi)[iıu]?(?: (?:sürümü|yiğini))?")),
        ("power_limit", re.compile(r"güç (?:sinir|limit|kisit)i?(?: ?[(\[]w[)\]])?")),
        ("resolution", re.compile(r"(?:girdi |görüntü )?çözünürlü(?:k|ğü)")),
    ),
    input_before=re.compile(rf"{_AT}(?:girdi|istem|prompt|bağlam|dizi)(?: ?(?:uzunlu[gğk]u?|boyu|boyutu|penceresi))*(?:n?[iuü]|y[iuü])?[ :=]*(?:yaklaşik |hep )?$"),
    input_behind=re.compile(rf"['’]?(?:l[iuü]k)? ?(?:token|jeton)?(?:['’]?l[iuü]k)? (?:girdi|istem|prompt|bağlam|dizi)(?!{_L}*[dt][ae]n)"),
    output_before=re.compile(rf"{_AT}(?:çikti|yanit|cevap)(?: ?(?:uzunlu[gğk]u?|boyu))*(?:n[iuü]|y[iuü])?[ :=]*(?:yaklaşik )?$"),
    output_behind=re.compile(rf"['’]?(?:l[iuü]k)? ?(?:token|jeton)?(?:['’]?l[iuü]k)? (?:çikti|yanit|cevap)(?!{_L}*(?:hiz|[dt][ae]n))"),
    both=re.compile(rf"{_AT}girdi(?: uzunluğu)?(?: ve |/| ile |, ?)çikti(?: uzunlu[kğ]{_L}*| boy{_L}*)?[ :=]*(?:ise )?(?:sirasiyla )?$"),
    held=re.compile(r"bağlam|dizi"),
    set_to=re.compile(r"(?: ?token)?['’]?(?:y?[ae] (?:çik|yüksel|indir|düş|artir|ayarla|kadar)|[dt][ae](?:yken|ki)?(?![a-z])|(?:y?ken| iken)(?![a-z]))"),
    driver=re.compile(r"sürücü(?:sü|nün)?(?: (?:sürümü?|versiyonu?))?[ :=]*(?P<version>[0-9]+(?:\.[0-9]+)+)"),
    on_so_many=re.compile(rf"(?:{_L}*['’]?y?l[ae](?!{_L})|{_L}* ile(?!{_L})|{_L}*['’]?(?:[dt][ae]|n[dt][ae])(?!{_L})|{_L}* (?:kullan|üzerinde|tak|birlikte))"),
    counted_before=re.compile(rf"(?:{_CARD}) (?:sayisi|sayisini|adedi)[ :=]*$"),
    chips_head=re.compile(rf"(?:(?P<count>[0-9]{{1,5}})|(?P<word>{_NUMBER})) ?(?:x|×|adet|tane)? ?(?:{_CARD})(?:['’]?l[iıuü]k?|l[ae])?|[x×] ?(?P<times>[0-9]{{1,5}})|(?P<bare>(?!))|(?P<alone>(?!))"),
    chip_words={"tek": 1, "iki": 2, "üç": 3, "dört": 4, "beş": 5, "alti": 6, "yedi": 7, "sekiz": 8, "dokuz": 9, "on": 10},
    limit_head=re.compile(r"(?:güç (?:siniri|limiti) )?(?P<watts>[0-9]{2,4}) ?(?:w|watt|vat)(?:['’]?(?:ta|da))?(?: (?:sinir|limit|mod|kip)[a-zçğöşü]*)?"),
    length_head=re.compile(r"(?:girdi|istem|prompt|bağlam|dizi)(?: uzunluğu)? ?(?P<tokens>[0-9][0-9.]*k?)(?: ?token)?|(?P<behind>[0-9][0-9.]*k?) ?(?:token(?:l[iıuü]k)?)? ?(?:girdi|istem|prompt|bağlam|token)"),
    bits_head=re.compile(r"(?P<bits>[2-8]|16|32)[ -]?bit(?: (?:nicemleme|kuantize|kuantizasyon|hassasiyet|model))?"),
    count_label=re.compile(r"[0-9][0-9.,]*k? ?(?:kişi|adet|tane|istek|kullanici|kart|w|token)?"),
    switched=re.compile(rf"(?:aç|geç|dene|çevir|çikar|indir|düşür|yükselt|artir|azalt|ayarla|sinirla|koş(?:tur)?|çaliştir)(?!{_L}*(?:[iıuü][ln])(?:[iıuü]yor|[iıuü]r|mekte|maktad)){_L}*[.!]?$"),
    in_tests=re.compile(rf"{_AT}(?:{_TEST})(?:l[ae]r)?(?:[iıuü]m[iıuü]z)?(?:[iıuü])?n?[dt][ae](?!{_L})"),
    training=re.compile(rf"{_AT}eğit"),
    in_training=re.compile(rf"{_AT}eğit(?:imi?n?[dt][ae](?:ki)?|imler[dt]e|irken|ti[kmğ]{_L}*|tiler|iyor{_L}*|me[kydt]{_L}*|mesi{_L}*|im (?:hiz|performans|görev|test|iş){_L}*|im için)(?!{_L})"),
    inference=re.compile(rf"{_AT}(?:çikarim|yanit üret|token üret)"),
    as_stated=re.compile(rf"{_AT}(?:üretici(?:n[iıuü]n|ye|si)?(?!{_L})|resm[iî] (?:veri|rakam|açiklama|değer|teknik)|katalog|teknik (?:veri|özellik|doküman|belge)|kâğit üzerinde|kağit üzerinde|teorik|kuramsal|broşür|tanitim|satiş (?:temsilci|sorumlu|müdür|ekib))"),
    other_test=re.compile(rf"{_AT}(?:geçen (?:sefer|yazi|test|inceleme)|önceki (?:yazi|test|inceleme|ölçüm)|daha önceki|başka (?:bir )?(?:site|test|inceleme|kaynak|laboratuvar)|yabanci (?:basin|site))"),
    this_table=re.compile(rf"{_AT}(?:yukaridaki|bu|üstteki) (?:tablo|çizelge)|{_AT}tablo(?:daki|nun|da) |(?m:^)[*※] ?"),
    on_behind=re.compile(rf"['’]?(?:y?[iıuü]|n[iıuü])? (?:aç|etkinleştir|devreye al)(?:il)?(?:inca|ince|arak|erek|ip|(?:diğ|tiğ){_L}*)(?!{_L})"),
    off_behind=re.compile(rf"['’]?s[iıuü]z(?!{_L})|(?:['’]?(?:y?[iıuü]|n[iıuü]n|y?l[ae]))?[ :(=]*(?:da |de |hep |tamamen |hiç )?(?:kapali|kapat(?!ma)|devre ?dişi|(?:kullan(?:il)?|aç(?:il)?|çaliştir)ma(?:d[aiı]|mi|z|yan|yip|yarak)|etkinleştir(?:il)?me(?:d[ei]|mi|z)|(?:açik|etkin) değil|olmadan|olmaksizin|yok(?!ken|sa)|hariç|off(?![a-z]))"),
    games=re.compile(rf"{_AT}oyun"),
    other_kind=re.compile(rf"{_AT}(?:üretkenlik|yapay zek|render|kodlama|video|dil model|llm|çikarim|eğitim|iş yük|hesaplama|içerik üret|yaratici|güç tüket|gürültü|sicaklik|isi)"),
    elsewhere=re.compile(rf"{_AT}(?:arkadaş|kuzen|komşu|kardeş|tanidiğ|tanidi[kğ]|abi|ağabey)(?:l[ae]r)?(?:[iıuü]?m)?(?:n?[iıuü]n(?:ki)?{_L}*|[dt][ae]ki{_L}*)(?!{_L})|{_AT}(?:ofis|okul|şirket|iş ?yer)(?:[iıuü]m[iıuü]z|[iıuü]m|in)?[dt][ae]ki{_L}*|{_AT}(?:ofis|iş ?yeri|şirket|okul)n?[iıuü]n (?:bilgisayar|makine|sunucu|iş istasyon|dizüstü){_L}*(?:[dt][ae]|l[ae])(?!{_L})|{_AT}(?:ödünç|emanet|kiraladiğ)"),
    own=re.compile(rf"{_AT}(?:benim(?:ki)?|bizim(?:ki)?|bende|bizde|bendeki|bizdeki|kendi (?:kart|makine|bilgisayar))"),
    fed_behind=re.compile(r"(?: ?(?:token|jeton))?(?:['’]?l[iıuü]k)?(?:['’]?[iıuü])?(?: (?:bir|uzun))?(?: (?:metin|metni|belge|belgeyi|girdi|istem|kod|prompt))? (?:girdi olarak )?(?:ver(?:ince|diğim|irse|ip)|gir(?:ince|diğim|erse)|yükle(?:yince|diğim|rse)|yapiştir(?:inca|diğim|irsa)|besle(?:yince|diğim|rse)|okut(?:unca|tuğum|ursa))"),
    prepares=re.compile(rf"{_AT}(?:kalibrasyon|ön işleme|derleme|dönüştürme|(?:nicemleme|kuantizasyon)(?: işlemi| adimi|n?in kendisi)?(?= (?:[^.;,]* )?(?:sür|al)))"),
    limit=re.compile(rf"{_AT}(?:kuramsal|teorik|kağit üzerinde(?:ki)?|kâğit üzerinde(?:ki)?|hesaplanan)(?: olarak)? (?:üst sinir|tavan|limit|azami|sinir|en (?:yüksek|fazla|çok))"),
    weights=re.compile(rf"{_AT}(?:ağirlik|parametre)"),
    asks_what=re.compile(rf"{_AT}(?:ne|neler|nasil) (?:[^.?!]* )?(?:de|söyle|iddia et|vaat et|duyur|açikla){_L}*[^.?!]*\?[\"”’']*$"),
    caption=re.compile(r"[ *_<\[(#]*(?:aşağidaki |şu )?(?:tablo|çizelge)(?:da|de)? ?[0-9]*(?:[.:\])>]|$| )"),
    ran_in=re.compile(rf"(?: (?:hassasiyet|biçim|format|mod|kip){_L}*)?(?:(?:['’]?(?:[dt][ae]|y?l[ae])|(?<=n[dt][ae])| (?:ile|kullanarak|kullaninca))(?!{_L}))"),
    ends_at_value=re.compile(rf"['’]?(?:{_L}{{1,5}})?(?: (?:ise|de|da))?[.,;]"),
)
