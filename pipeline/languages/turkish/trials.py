"""Turkish words for the sort of a measured value: ``TDP değeri 350 watt``, ``ilk token 0,3 saniye``, ``bin dolarlık yatırım başına``, ``onaysız``."""

from __future__ import annotations

import re

from pipeline.languages.trials import Trials

_AT, _L = "(?<![a-zçğöşü])", "[a-zçğöşü]"
_SUM = "yatirim|harcama|bütçe|maliyet|donanim|fiyat|ödeme|kart bedeli"
_OWN = rf"{_AT}(?:laboratuvar|test|ölçüm|deneme){_L}*[iuü]miz(?:d[ae]|a|e|in)?(?!{_L})|{_AT}(?:ölç|dene|koştur|çaliştir|test et)[dt][iuü](?:ğimiz|ğim|ğümüz|ğüm|k|m)(?!{_L})"
TRIALS = Trials(
    rating=re.compile(rf"{_AT}t[dgb]p(?!{_L})|{_AT}isil tasarim güc|{_AT}(?:nominal|anma) güc|{_AT}(?:nominal|anma) güç"),
    rated_behind=re.compile(rf"['’]?(?:l[iuü]k)? \(?(?:t[dgb]p(?!{_L})|isil tasarim güc)"),
    drawn=re.compile(rf"{_AT}(?:ölç|gerçek|çek(?:t|iyor|er|mek|ip|ti)|tüket(?:t|iyor|ir|mek)|harc|yük(?:te| alt)|tepe|prizde|duvardan|ortalama)"),
    first_token=re.compile(rf"{_AT}ilk (?:token|jeton|belirteç)|{_AT}ttft(?!{_L})"),
    first_behind=re.compile(rf"['’]?{_L}{{0,4}}(?: (?:sonra|içinde))? ilk (?:token|jeton|belirteç)"),
    other_delay=re.compile(rf"{_AT}(?:sonraki|son|ikinci|diğer) (?:token|jeton)|(?:token|jeton) (?:başina|arasi)|{_AT}uçtan uca|{_AT}tüm (?:yanit|cevap)|{_AT}toplam (?:gecikme|süre)|{_AT}tpot(?!{_L})"),
    that_time=re.compile(rf"{_AT}(?:bu|o) (?:süre|değer|rakam|gecikme)"),
    tail=re.compile(rf"{_AT}p99(?![0-9])|99\. yüzdelik|yüzde 99['’]?l[iuü]k|{_AT}kuyruk gecikme"),
    for_money=re.compile(rf"(?:['’]?l[iuü]k (?:(?:{_L}+ )?(?:{_SUM}){_L}*))?(?:['’]?{_L}{{1,3}})? başina(?!{_L})"),
    division=re.compile(rf"{_AT}(?:açik|kapali) (?:bölüm|kategori|klasman)"),
    turned_to=re.compile(rf"['’]?y?[ae] gelince(?!{_L})"),
    in_house=re.compile(rf"{_AT}(?:kendi|şirket içi|kurum içi) (?:iç )?(?:laboratuvar|test|ölçüm|deneme){_L}*|{_OWN}"),
    by_hand=re.compile(_OWN),
    restated=re.compile(r"(?:bu(?:,| da| ise)|(?:yani|kisacasi|başka (?:bir )?deyişle),?) (?:[^.;]|\.(?=[0-9]))*(?:anlamina gel|demek(?:tir)?(?![a-zçğöşü])|denk (?:gel|düş)|karşilik gel|ediyor|eder(?![a-zçğöşü]))|(?:yani|başka (?:bir )?deyişle),? "),
    sums_up=re.compile(r"(?: [a-zçğöşü]+)? olduğuna göre [^.\"“”]{0,80}?(?:demek(?:tir)?|eder|ediyor|oluyor|anlamina gel(?:iyor|ir))[.)]*\s*$|[^.\"“”]{0,24}? (?:demek oluyor|anlamina gel(?:iyor|ir)|(?:etmiş|düşmüş|gelmiş|çikmiş|kalmiş) oluyor)[.)]*\s*$"),
    unofficial=re.compile(
        rf"{_AT}(?:tur|liste|sonuçlar|tablo)(?:da|de|lar|nda|inda)? (?:henüz |hiç )?(?:yok|yer al(?:mi|ma))|onay{_L}* geç(?:me|m[ei])|{_AT}onaysiz|{_AT}resm[iî] (?:bir )?(?:sonuç|sonuc|skor|puan|ölçüm){_L}* (?:henüz )?(?:değil|yok)|{_AT}gayri ?resm[iî]"
        rf"|{_AT}resm[iî] olmayan (?:sonuç|sonuc|skor|puan|ölçüm)"
    ),
    pattern_for=re.compile(
        rf"(?:['’]?{_L}{{1,4}})? (?:(?:kendi{_L}*|kendine|kendilerine) )?(?:örnek (?:al|edin)|model al|temel al(?:an|arak)|taklit ed|benze(?:r(?:i(?:ni?|yle)?)?|yen|tilen|tilerek)(?!{_L})|andir|esinle(?:n|r)|ilham al|özen(?:en|erek)|(?:yöntem|kural|örneğ|model)(?:in[ie]|lerin[ie]) (?:izle|uy|al|örnek|benimse|esas|göre)|yolundan|çizgisinde|tarzi|tipi|usulü|gibi)"
        rf"|['’]?v[aâ]r[iî](?!{_L})"
    ),
    not_handed_in=re.compile(rf"{_AT}(?:bu|o|söz konusu|ayni) (?:sonuc|derece|ölçüm|değer|rakam|koşu|süre){_L}* (?:{_L}+ ){{0,2}}?(?:(?:gönderime|başvuruya|tura|listeye|son güne) (?:yetiştir[ei]?m|kat(?:a|il)?ma|dahil e(?:de|t)me|koya?m|al[iı]?nma|yetiş[ei]?m)|(?:gönder(?:e|il|ile)?m|sun(?:a|ul|ula)?m)[ae][dmy])"),
    used=re.compile(rf"(?: v?[0-9][0-9.]*)?(?:['’]?(?:y?l[ae]|[dt][ae]|n[dt][ae])(?!{_L})| ile | kullan| üzerinde |['’]?y?[iıuü] kullan|['’]?y?[ae] geç|(?:['’]?n?[iuü]n)? (?:yeni|son|güncel) sürümü?(?:yle|nde)(?!{_L}))"),
    replaced=re.compile(r"['’]?n?[iıuü]n (?:yerini al|yerine (?:geç|gel|kon|getiril|ekle)|emekli|kaldiril|çikaril|yerini doldur)|['’]?y?[iıuü] (?:ikame|emekli)|['’]?n?[iıuü]n (?:halefi|ardili)| yerine "),
    former_round=re.compile(rf"{_AT}(?:(?:bir )?önceki|geçen(?:ki)?|ondan önceki) tur|{_AT}geçen (?:yil|sene)|{_AT}(?:bir yil|alti ay) önce"),
    fixed=re.compile(rf"{_AT}(?:sabit|yük(?:ü|ümüz)?(?: şöyle|: | )|her koşu|hep ayni|değişmedi)"),
    run=re.compile(rf"{_AT}(?:taşidi(?:k|m)|kullandi(?:k|m)|koşturdu(?:k|m)|denedi(?:k|m)|koş(?:tur|ul|t)|çaliştir(?:dik|il|d|iyor|mak)|sunuyor(?:um|uz)|koşturuyor|dene(?:n|dik|meler)|kullanil|test(?:ler)? ?(?:edil|ettik|te|lerde)|ölçül|alin(?:mi|di)|yapil(?:di|mi)|eğit(?:tik|tim|ildi)|ince ayar(?:la(?:dik|dim|ndi)| yap(?:tik|tim|ildi))|(?:çikarim|eğitim|ince ayar|üretim)[iı]?y?d[iı](?=[ .!]*$))"),
    for_all_results=re.compile(rf"{_AT}(?:tüm|bütün) (?:sonuç|sonuc|ölçüm|test|deneme|deney|değer|rakam|sayi|koşu|hiz(?:lar)|süreler|gecikme|skor|puanlar)|aksi (?:belirtil|söylen|yazil)m|{_AT}hepsi(?:nde)? ayni|{_AT}ortak (?:ayar|koşul)"),
    in_each_server=re.compile(rf"(?:{_L}{{2,}}[ae]r|[0-9]+['’]?(?:ş?[ae]r)?|{_L}+) (?:kart|çip|yonga|gpu|hizlandirici)['’]?l[iıuü]k? (?:sunucu|düğüm|sistem)|(?:sunucu|düğüm|sistem) başina (?:[0-9]+|{_L}+) (?:kart|çip|yonga|gpu)"),
    server=re.compile(rf"{_AT}(?:sunucu|düğüm)"),
    on_list=re.compile(rf"{_AT}liste(?:n?[dt][ae]|sinde|ye|ye?sine|nin)(?!{_L}{{3}})|{_AT}ülke(?:lere|ye) göre|{_AT}ülke bazinda"),
    system=re.compile(r"[0-9.]+(?: |, [^.;:]{0,30}[0-9]+ )(?:sistem|süper ?bilgisayar|makine)"),
    same_model=re.compile(rf"{_AT}ayni (?:model|test|iş(?!lem)|deneme|görev)"),
    at_once_head=re.compile(rf"(?<![0-9.,])(?P<request>[0-9][0-9.]*) (?:eş ?zamanli )?(?:istek|sorgu)(?!{_L}{{3}})|(?<![0-9.,])(?P<user>[0-9][0-9.]*) (?:eş ?zamanli )?(?:kullanici|oturum)(?!{_L}{{3}})|{_AT}(?:eş ?zamanli )?istek(?: sayisi)?[:=]? ?(?P<request_behind>[0-9]+)|{_AT}(?:eş ?zamanli )?kullanici(?: sayisi)?[:=]? ?(?P<user_behind>[0-9]+)"),
    for_all_runs=re.compile(rf"{_AT}(?:her seferinde|(?:ölçüm|test|deneme|deney|çikarim|eğitim|koşu|sonuç|sonuc|değer|rakam)(?:l[ae]r)?(?:[iıuü]m[iıuü]z)?(?:[iıuü]n)? (?:tamami|tümü|hepsi)|her (?:koşu|deneme|test|ölçüm)[dt][ae]|hepsi(?:nde|ni)?(?= ))"),
    told_after=re.compile(rf"(?:için(?: geçerli| konuşuyorum)?|(?:koşul|şart)(?:u|lar)?[iı]?n?d[ae]|ile(?: ölçtük| ölçüldü| aldik)?|(?<={_L})(?:yl[ae]|l[ae]))(?: (?:bu|bunlar|tabii))?[.)”\"]*$"),
    same_run=re.compile(rf"{_AT}ayni (?:koşul|şart|ayar|düzen)(?:l[ae]r)?(?:[dt][ae]|l[ae]|i?yl[ae]|[iı]nda|l[ae]r?[iı]nda)?(?!{_L})|{_AT}ayni (?:test|deneme|iş|görev|ölçüm)(?:[dt][ae](?:ki)?|y?[iıuü]|i?yl[ae]|l[ae]| için| ile)?(?!{_L})"),
    format_told=re.compile(r"(?<![a-z0-9])(?:(?:nv|mx)?(?:fp|bf|int|tf)[0-9]{1,2}|[248][ -]?bit)"),
    put_into=re.compile(r"(?<![a-z0-9])(?:(?:nv|mx)?(?:fp|bf|int|tf)[0-9]{1,2}|[248] ?bit)['’]?[a-z]{0,2} (?:geç|çevir|çevr|düş|indir|nicemle|kuantize|dönüş|taşi)"),
    while_run=re.compile(rf"{_AT}(?:çaliştir|koştur|yükle|dene|ölç|sabitle|ayarla|test (?:et|ed))(?:il)?(?:[iuü]nc[ae]|y[iuü]nc[ae]|[iuü]nca|[dt][iuü](?:ğ[iuü]nde|ğ[iuü]mizde|ğ[iuü]mde|ğ[iuü]m[iuü]zda|ğ[iuü]nda|ğ[iuü]mda)|(?:[iuüae]r)?ken|rsak|(?:i|u|ü)rsak|(?:i|u|ü)rsan[iuü]z),? "),
    run_so=re.compile(rf"(?<![a-z0-9])(?P<format>(?:(?:nv|mx)?(?:fp|bf|int|tf)[0-9]{{1,2}}|[248] ?bit))(?:['’]?(?:[dt][ae]|y?l[ae])| ile) (?:ayrica )?(?:ölç(?:tük|tüm|üldü)|çaliştir(?:dik|dim|ildi)|dene(?:dik|dim|ndi)|koştur(?:duk|dum|uldu)|test ettik)(?!{_L})"),
    same_basis=re.compile(rf"{_AT}ayni (?:ölçütl?e|ölçüye|kriterle|kritere|hesapla|esasla|bazda)(?: göre)?(?!{_L})"),
    at_once=re.compile(rf"(?P<alone>{_AT}tek kullanici)|(?<![0-9.,])(?P<request>[0-9][0-9.]*) (?:eş ?zamanli istek(?!{_L})|(?:eş ?zamanli )?istek(?:te|teyken|le)|(?:eş ?zamanli )?isteğ)(?!{_L})|{_AT}(?:eş ?zamanli )?kullanici sayisi(?:ni)? (?P<user_behind>[0-9][0-9.]*)|{_AT}(?:eş ?zamanli )?istek sayisi(?:ni)? (?P<request_behind>[0-9][0-9.]*)|(?<![a-z0-9.,])(?P<user>[0-9][0-9.]*) (?:eş ?zamanli )?kullanici(?:da|dayken|yla|ya|lar)?(?!{_L}| başina)"),
    unable=re.compile(r"destekle(?:me|yeme|nme)"),
)
