"""Turkish words beside a value that decide it: ``250 W'a sınırlayınca``, ``pin başına``, ``ikinci el``, ``prototipte``."""

from __future__ import annotations

import re

from pipeline.languages.circumstances import Circumstances

_AT = "(?<![a-zçğöşü])"
_PER = (("pin", "pin|bacak"), ("bit", "bit"), ("token", "token|jeton"), ("watt", "w|watt|vat"), ("image", "görüntü|görsel"), ("request", "istek|isteğ"), ("epoch", "epok|epoch|dönem"), ("GPU", "gpu"), ("card", "kart"), ("chip", "çip|yonga"), ("processor", "işlemci"))
_PACKS = {"ikili": 2, "üçlü": 3, "dörtlü": 4, "beşli": 5, "altili": 6, "sekizli": 8, "onlu": 10}

CIRCUMSTANCES = Circumstances(
    modes=tuple((f"in {name} mode", re.compile(rf"{_AT}[\"“”'‘’]?(?:{words})[\"“”'‘’]? (?:kip|mod)(?:(?:u|un)?d[ae]|i?nd[ae]|te|ta)(?![a-zçğöşü])")) for name, words in (("quiet", "sessiz"), ("balanced", "dengeli"), ("performance", "performans|yüksek başarim"), ("power-saving", "(?:güç |pil )?tasarruf(?:u)?|eko"), ("turbo", "turbo"), ("hybrid", "karma|hibrit"))),
    features=tuple((f"{name} {state}", re.compile(rf"{_AT}(?:{words})[a-zçğöşü]*['’]?[a-zçğöşü]{{0,4}} (?:{verb})")) for name, words in (("prefix cache", "önek önbelle[kğ]|prefix cach"), ("speculative decoding", "spekülatif (?:kod çöz|çözümle|üret)|speculative decod"), ("chunked prefill", "chunked prefill")) for state, verb in (("on", "açik(?:ken|sa)|aç(?:inca|ildiğinda|tiğimizda|tiğimda)|etkin(?:ken|leştirince)|devredeyken"), ("off", "kapali(?:yken|ysa)|kapat(?:inca|ildiğinda|tiğimizda|tiğimda)|devre dişiyken"))),
    limit_before=re.compile(rf"{_AT}(?:(?:güç|tüketim) (?:sinir|limit|kisit)|(?:stok|varsayilan) (?:sinir|limit)|(?<=[iuü]n )(?:sinir|limit)[iuü]n[iuü])[a-zçğöşü]*(?: ise| da| de|:)? (?:yaklaşik )?(?:[0-9.,]+ ?(?:k?w|watt|vat)['’]?[dt][ae]n )?$|{_AT}(?:pl|power limit) $"),
    limit_behind=re.compile(r"(?:['’]?y?[ae]|['’]?l[iuü]k)? (?:güç )?(?:sinir(?!i [a-z]* ?yok)|kisit|limit)(?![a-zçğöşü]*siz)|(?: ile|['’]?y?l[ae]) (?:sinirl|kisitl|limitl)|['’]?y?[ae] (?:kadar )?(?:çek(?:tim|tik|ince|ip|erek|ersen|tiğimde)|sinirla|kis(?:tim|tik|inca|arak|ip|itla)|sabitle|limitle|kilitle|düşür(?:düm|dük|ünce|üp|erek|düğümde))"),
    held_before=re.compile(rf"{_AT}(?:sinir|limit)[a-zçğöşü]*:? (?:da |de )?(?:yaklaşik )?$"),
    held_behind=re.compile(r"['’]?[ae] (?:çek(?:[dt][iı]|er)|kisti|düşür|indir|ayarla)"),
    at_power=re.compile(r"(?: mod(?:u|un)?)?['’]?n?[dt][ae](?:ki|yken)?(?![a-zçğöşü])"),
    unlimited=re.compile(rf"{_AT}(?:sinir|limit)(?:siz| yok(?:ken|sa)|i kaldir)"),
    per=(("rack", re.compile(rf"{_AT}(?:kabin|raf) (?:gücü|güç tüketimi)(?![a-zçğöşü])")), ("channel", re.compile(rf"{_AT}kanal başina(?![a-zçğöşü])")), *tuple((name, re.compile(rf"{_AT}(?:(?:{noun}) başina(?: düş[a-zçğöşü]+)?)(?![a-zçğöşü])")) for name, noun in _PER), ("", re.compile(rf"{_AT}(?P<unit>[gtm]b|[kmg]?wh|[km]w) başina(?![a-zçğöşü])"))),
    of_all=re.compile(rf"{_AT}(?:toplam|topu topu|hepsi|tümü|birlikte)"),
    prompt=re.compile(rf"{_AT}(?:prompt|istem|komut|girdi) (?:işle|oku)[a-zçğöşü]*|{_AT}prefill|{_AT}ön ?doldurma|{_AT}pp ?[0-9]{{3,5}}"),
    generation=re.compile(rf"{_AT}(?:(?:token|metin|yanit) üret|üretim(?:de|inde|e)|decode|kod çözme|tg ?[0-9]{{2,4}})"),
    basis=(("including the server", re.compile(rf"{_AT}(?:sunucuyla|kasayla|sunucu ile|sunucusuyla) birlikte|{_AT}sunucu d[aâ]hil")), ("without commitment", re.compile(rf"{_AT}taahhütsüz|{_AT}on-demand")), ("used", re.compile(rf"{_AT}ikinci ?el")), ("list price", re.compile(rf"{_AT}(?:liste|etiket|tavsiye edilen(?: satiş| perakende)?|önerilen(?: satiş| perakende)?) fiyat|{_AT}msrp")), ("launch price", re.compile(rf"{_AT}(?:çikiş|lansman) fiyat")), ("average selling price", re.compile(rf"{_AT}ortalama satiş fiyat")), ("new", re.compile(rf"{_AT}sifir(?:i|ini)(?![a-zçğöşü])"))),
    basis_behind=(("used", re.compile(r"['’]?[a-zçğöşü]* ikinci ?el")),),
    edition=re.compile(r"['’]?(?:l[iuü]k)? (?:model|sürüm|versiyon|seçene|konfigürasyon)|(?P<end>(?=[^.;\n]{0,24}:))"),  # `E300 16 GB: 1.390 dolar`
    extended=re.compile(rf"{_AT}(?:ek|uzatilmiş|ilave) garanti[^.;\n]{{0,16}}:[^.;\n]*$"),
    pack=re.compile(rf"(?<![a-zçğöşü0-9])(?:(?P<of>[0-9]+)['’]?l[iuü]|(?P<word>{'|'.join(_PACKS)})) (?:paket|set|kit)(?:[iı](?:n[iıae]n?)?)?(?![a-zçğöşü])"), packs=_PACKS,
    committed=re.compile(r"['’]?l[iuü]k (?:taahhüt|kira sözleşme)"),
    prototype=re.compile(rf"{_AT}(?:prototip)(?:te|tipte|iyle|le|inde|i üzerinde)(?![a-zçğöşü])"),
    gross=re.compile(rf"{_AT}brüt (?:kâr |kar )?marj"),
    results=(("operating", re.compile(rf"{_AT}(?:esas )?faaliyet (?:k[âa]r|zarar|marj)")), ("net", re.compile(rf"{_AT}net (?:dönem )?(?:k[âa]r|zarar|marj)")), ("gross", re.compile(rf"{_AT}brüt k[âa]r(?! marj)"))),
    raised_behind=re.compile(r"(?:['’]?l[iuü]k)?(?:['’]?[iuü])?(?: [^.,;:\n0-9]{0,24})? (?:(?:yatirim|fon|finansman|kaynak|sermaye)[a-zçğöşü]* (?:al(?:di|an|miş|ara|dik|diğ|iyor)|topla|sağla(?:di|yan|miş|dik|diğ)|bul(?:du|an|muş|duk))|topla(?:di|yan|miş|dik|diğ)[a-zçğöşü]*)"),
    raised_before=re.compile(rf"{_AT}(?:aldiği|topladiği|bulduğu) (?:[a-zçğöşü]+ ){{0,2}}(?:yatirim|fon|kaynak|finansman)[a-zçğöşü]* (?:yaklaşik |toplam )?$|{_AT}yatirim turunda (?:yaklaşik |toplam )?$"),
    given_to=re.compile(r"['’]?n?y?[ae](?= )"),
    stock=re.compile(rf"{_AT}(?:stok|varsayilan|normalde)(?: (?:güc|güç|değer|ayar)[a-zçğöşü]*)? ?$"),
    spans=(("in the first year", re.compile(rf"{_AT}ilk yil(?:da|inda)?(?: için)?(?![a-zçğöşü])")), ("next quarter", re.compile(rf"{_AT}(?:gelecek|önümüzdeki|sonraki|bir sonraki) çeyre[kğ]"))),
    years=(("next year", re.compile(rf"{_AT}(?:gelecek|önümüzdeki|seneye) ?(?:yil|sene)?")), ("this year", re.compile(rf"{_AT}bu (?:yil|sene)"))),
    becomes=re.compile(r"(?:['’]?[a-zçğöşü]{0,6}[dt][ae]n|['’][dt][ae]n) (?:yaklaşik )?"),
    margin=re.compile(rf"{_AT}marj"),
    of_total=re.compile(rf"{_AT}(?:toplamin(?:in)?|tümünün|bütünün|tamaminin) (?:yaklaşik |tam )?(?:yüzde |% ?)?(?P<noun>(?!))?$"),
    total="toplam {}", owned_end=re.compile(r"(?<=[bcçdfgğhjklmnprsştvyz])[ıiuü]$|s[ıiuü]$"), with_it=re.compile(r"['’]?(?:y?l[ae]| ile) (?:toplamin(?:in)?|tümünün|bütünün|tamaminin|toplam [a-zçğöşü]+(?: [a-zçğöşü]+)?n?[iuü]n) (?:yaklaşik |tam )?(?:yüzde |% ?)?"),
    tender=re.compile(rf"{_AT}(?:ihale|şartname|teklif çağri|teklif isteme)"),
    must=re.compile(r"[a-zçğöşü]{2,}m[ae]li(?:dir)?(?![a-zçğöşü])|(?<![a-zçğöşü])(?:zorunda|zorunlu|gerekiyor|gerekecek|şart koş|şarti ar|isteniyor|talep edi)"),
    part_listed=re.compile(rf"{_AT}(?P<noun>(?:toplam )?(?:gelir|ciro|satiş|maliyet|gider|üretim|ihracat|bütçe|harcama|tüketim|sevkiyat)(?:l[ae]r)?(?:s?[iuü])?)n?[iuü]n içinde (?:[^.;\n]{{0,60}}?(?:yüzde |%)[0-9][0-9,]*,? (?:ve )?)?(?P<who>[^ ,.;\n]{{2,16}}(?: [^ ,.;\n]{{2,16}})?)(?: ise)? (?:yaklaşik )?(?:yüzde |% ?)?$"),
    is_part=re.compile(r"['’]?[a-zçğöşü]{0,3} ?(?:pay|yer tut|ediyor|oluştur|,|[.]|ve |$)"),
    share_of=re.compile(rf"{_AT}(?P<noun>(?:toplam )?(?:gelir|ciro|satiş|sipariş|maliyet|gider|üretim|ihracat|bütçe|harcama|tüketim|sevkiyat)(?:l[ae]r)?(?:s?[iuü])?)(?:n?[dt][ae](?:ki)?|(?:n?[iuü]n)? içinde(?:ki)?) [^.,;\n]{{1,32}}?pay(?:i|ini)(?: ise| da| de)? (?:yaklaşik )?(?:yüzde |% ?)?$"),
    equally=(("at equal power", re.compile(rf"{_AT}(?:ayni|eşit) (?:güç|enerji) (?:tüketimi|bütçesi|siniri)?(?:yle|nde|nda|yla)(?![a-zçğöşü])|{_AT}(?:ayni|eşit) (?:güçle|güçte|enerjiyle)(?![a-zçğöşü])")), ("at equal cost", re.compile(rf"{_AT}(?:ayni|eşit) (?:fiyata|paraya|maliyetle|bütçeyle)(?![a-zçğöşü])"))),
    recording=re.compile(r"['’]?l[iıuü]k (?:bir )?(?:[a-zçğöşü]+ )?(?:(?P<video>video|film|görüntü kayd)|(?P<audio>ses|toplanti|konuşma|görüşme|kayit|kayd|podcast|ders))"),
    one_recording=re.compile(rf"{_AT}bir (?:(?P<hour>saat)|dakika)(?=l[iı]k )"),
    to_date=re.compile(rf"{_AT}(?:bugüne (?:kadar|dek)(?:ki)?|şimdiye (?:kadar|dek)|kümülatif)"),
    ordered=re.compile(r"(?: ?(?:adet|aded|tane))?(?:(?P<over>['’]?i?n?[iuü]n (?:üzerindeki|üstündeki)|['’]?[dt][ae]n (?:fazla|çok))|(?P<more> (?:ve|veya) (?:üzeri|üstü|fazlasi)))?['’]?(?:l[iuü]k)? (?:sipariş|alim)(?:l[ae]r)?(?:[dt][ae]|[iı]nda|inde| için)(?![a-zçğöşü])"),
)
