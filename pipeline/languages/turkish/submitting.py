"""Turkish words for submissions: ``açık bölüme gönderdi``, ``BERT'te sonucu yok``, ``tek kuruluş``, ``PyTorch ile koşturdu``."""

from __future__ import annotations

import re

from pipeline.languages.submitting import Submitting

_AT = "(?<![a-zçğöşü])"
_RESULT = rf"{_AT}(?:sonuç|sonuc|giriş|başvuru|kayit|kayd|aday|derece)"
_DONE = r"(?:di|ti|dü|tü|du|tu|di|miş|müş|muş|mişti|mişler|diler|dilar|tiler|en|an|diği|tiği|düğü|duğu|tuğu|erek|arak|ip|üp|up|iyor|dü|dular)"
_LONE = (
    "mlperf|training|yalnizca|sadece|yalniz|eğitim|mlcommons|ardindan|ancak|ayrica|üstelik|sonra|böylece|fakat|ama|oysa|yine|bu|o|şu|bunlar|onlar|şirket|firma|kuruluş|kurum|ekip|üretici|takim|grup|sonuç|sonuçlar|süre|bölüm|kapali|açik|yazilim|çati|framework"
    "|sistem|sunucu|makine|kart|çip|yonga|hizlandirici|tur(?:a|u|un|da|dan|daki)?|gönderen|ilk|son|ikisi|üçü|hepsi|hiçbiri|kimse|diğer|diğeri|biri|rakip|rakibi|test|model|tablo|liste|girişler?|giriş|kayitlar?|burada|orada|bunun|onun|listede|tabloda|iki|üç|dört|beş|alti|yedi|sekiz|dokuz|on"
    "|ocak|şubat|mart|nisan|mayis|haziran|temmuz|ağustos|eylül|ekim|kasim|aralik|türkiye|amerika|çin|japonya|kore|avrupa|tayvan|abd|gpu|cpu|tpu|ipu|npu|hem|ne|yani|zaten|elbette|kisacasi|dolayisiyla|karşilik|buna karşilik|öte yandan|onlarin|bunlarin|şirketin|firmanin|ekibin|kendi|kendisi"
)
_JOIN = r"(?:['’]?(?:y?l[ae]|n?[iuü]n))?(?:,? (?:ve|ile|ne(?: de)?|hem(?: de)?|[dt][ae]|[dt][ae],? ayrica) |, ?|(?<=l[ae]) )(?:(?:ne|hem)(?: de)? )?"
_USED = r"kullan|koş|çaliştir|eğit|al[in]|ald|alan|elde|ölç|tamamla|ulaş|bildir|yapil|yapt|gir|katil|gönder|sun|dene|yürüt|getir|tercih|seç|yaz"
_MARKET = (
    r"(?=.*(?:yapay zek[aâ]|derin öğrenme))(?=.*(?:çip|yonga|hizlandirici|yari iletken))(?:(?:şu an|bugün|dünyada|küresel|büyük ölçekli|büyük|veri merkezi|eğitimi?|yapay zek[aâ]|derin öğrenme|(?:çip|yonga|hizlandirici|yari iletken|işlemci|pazar|piyasa|sektör|alan)[a-zçğöşü]*)(?![a-zçğöşü]),? ?)+"
)
_ONE = r"(?:isim|firma|şirket|oyuncu|üretici|marka)"
SUBMITTING = Submitting(
    chip_market=re.compile(_MARKET),
    sole_maker=re.compile(
        rf"(?:['’]?[yn]?[iuü] (?:saymazsak|çikarirsak|bir yana birakirsak)|(?:['’]?n?[iuü]n)? (?:dişinda|haricinde)| hariç|['’]?[dt][ae]n başka),? (?P<market>{_MARKET})?"
        rf"(?:(?:yalnizca|sadece|bir tek) \0 (?:var|kaliyor|bulunuyor|yer aliyor)|tek {_ONE} \0(?:['’]?[dt][iuü]r)?(?=[.,;]|$)|\0 tek {_ONE})"
    ),
    rounds=re.compile(r"(?<![a-zçğöşü])tur(?:u|un|unda|una|da|dan|a|lar)?(?![a-zçğöşü])|bölüm|mlperf|gönder"),
    brought=re.compile(
        rf"{_AT}(?:gönder{_DONE}|katil(?:di|miş|an|diği|arak|ip|iyor|dilar)|yariş(?:ti|miş|tirdi)(?![a-zçğöşü])|teslim et{_DONE}|kaydet{_DONE})"
        rf"|{_RESULT}[a-zçğöşü]*(?: de| da)? (?:verdi|vermiş|açikladi|açiklamiş|yayimladi|yayinladi|bildirdi|koydu|koymuş|çikardi|bildiren|açiklayan)|{_AT}imza(?:si|sini) (?:taşi|at)|(?:bölüm|tur)[a-zçğöşü]* (?:yer al(?:di|miş|mişti|iyor|an)|boy gösterdi)"
    ),
    brought_weakly=re.compile(rf"{_AT}(?:sun{_DONE}|(?<!dile )(?<!yerine )(?<!araya )(?<!ortaya )getir(?:di|miş|en|diği)|sok(?:tu|muş|tuğu)|gir(?:di|miş|en|diği)(?![a-zçğöşü])|yapildi)"),
    none=re.compile(
        rf"{_RESULT}[a-zçğöşü]*(?:['’][a-z]+)?(?: ise| da| de| hiç| henüz| hâlâ| artik)* (?:yok|bulunm[ua]|görünm[üe]|çikm[ae]|yer alm[ai])|{_AT}(?:gönderm|katilm|getirm|sunm|girm|yarişm|teslim etm|vermem)(?:e|a|i)(?:di|miş|yen|yan|diği|yor)[a-zçğöşü]*|{_RESULT}[a-zçğöşü]*(?: hiç)? (?:vermedi|vermemiş|açiklamadi|koymadi)"
        r"|(?:tur|bölüm|liste|tablo|sonuç|test)[a-zçğöşü]*(?: hiç| artik)* (?:yer alm(?:iyor|adi|amiş|ayan)|görünmüyor|bulunmuyor|yok)|rastlanm(?:iyor|adi)|(?:tur|yariş|test)[a-zçğöşü]* (?:çekildi|uzak durdu|pas geçti)|(?:pas geç|boş geç|atla)(?:ti|di|miş|mişti)"
    ),
    nobody=re.compile(r"(?!)"),
    alone=re.compile(rf"{_AT}(?:bir )?tek (?:sonu[çc]|kurum|kuruluş|şirket|firma|aday|katilimci|başvuru|giriş|üretici|ekip|isim|imza|kayit|örnek)|{_AT}başka (?:kimse|hiç ?bir|kurum|kuruluş|firma|şirket|sonuç)[a-zçğöşü]*|{_AT}(?:yalnizca|sadece|bir tek) (?=[^.;]{{2,80}}? (?:gönder|katil|sun|getir|var(?![a-zçğöşü])|idi|oldu))|{_AT}teki(?:ydi|dir)|(?<=l[ae]r )(?:yalnizca|sadece|bir tek) (?=[^.;]{{2,80}}?[.;\n]|[^.;]{{2,80}}$)"),
    nothing_else=re.compile(r"(?!)"),
    nothing_but=re.compile(rf"{_AT}(?:yalnizca|sadece|bir tek) $"),
    instead=re.compile(r"['’]?(?:l[ae]|yl[ae])? değil|['’]?(?:i|ü|u|yi|yu)? yerine|['’]?(?:i|yi|u|yu|ü)? kullanma[dm]"),
    used=re.compile(rf"['’]?(?:y?l[ae]|i|yi|ü|yü|u|yu|de|da|un|in)?(?: (?:ile|sürümü?(?:nü|yle)?|ve|hem|de|da)(?![a-zçğöşü]))*(?: [^,.;]{{0,40}}?)?[ ](?:{_USED})|['’]?(?:y?l[ae]| ile)(?:ydi|dir)?(?=\.(?: |$|\n)|;)"),
    with_sort=re.compile(
        r"(?:['’]?l[ae]r)?(?: (?:sistem|sunucu|küme|çip|yonga|kart|hizlandirici)(?:l[ae]r)?)?(?:['’]?[ys]?[iuü]?n?(?:y?l[ae])(?![a-zçğöşü])|['’]?(?:[ysn]?[iuü]){0,2}n?[ae]? (?:ile|üzerinde|kullan)|(?: |['’])tabanli)"
    ),
    is_software=re.compile(r"(?:yazilim|çati|çerçeve|framework|kütüphane)(?:i|si|nin|yi|ini|sini|olarak)?(?: olarak| ise| da| her iki testte| hep)? $"),
    result=re.compile(_RESULT),
    divisions=(("closed", re.compile(rf"{_AT}kapali (?:bölüm|kategori|sinif|lig)|{_AT}closed(?![a-z])")), ("open", re.compile(rf"{_AT}açik (?:bölüm|kategori|sinif|lig)|{_AT}open (?:division|bölüm)"))),
    fields=(
        ("vision", re.compile(rf"{_AT}(?:görüntü|nesne) (?:işleme|tanima|siniflandirma|algilama)|{_AT}bilgisayarli görü(?![a-zçğöşü]*nt)")),
        ("natural language processing", re.compile(rf"{_AT}doğal dil(?: işleme)?|(?<![a-z])nlp(?![a-z])")),
        ("language model", re.compile(rf"{_AT}dil model")),
        ("speech recognition", re.compile(rf"{_AT}(?:konuşma|ses) tanima")),
        ("recommendation", re.compile(rf"{_AT}öneri (?:sistem|model|motor)")),
    ),
    covers=re.compile(rf"{_AT}kaps(?:iyor|ar|adi|amakta)|(?:alan|dal|bölüm)[a-zçğöşü]*n[ae] gir(?:iyor|er|di)|(?:alan|dal)[a-zçğöşü]*nda(?:ydi|dir|ydik)?(?=\.)"),
    ours=re.compile(rf"{_AT}biz(?![a-zçğöşü])|[dt]i[gğ]imiz(?![a-zçğöşü])"),
    partner=re.compile(rf"{_AT}(?:iş |çözüm )?(?:ortaği(?:miz|m)?|ortaklari(?:miz|m)?(?:dan (?:biri|bazilari))?|partneri(?:miz)?)(?=,? (?!olan |olarak ))"),
    round_before=re.compile(rf"{_AT}(?:(?:bir )?önceki|geçen|ondan önceki) (?:tur|dönem)"),
    placed=re.compile(r"['’](?:[dt][ae]|[ae](?![a-z])|[yn]?e|ya|nde)| tur"),
    this=re.compile(rf"{_AT}bu(?:,| sonuç| kayit| derece|dur|ydu| (?=[^,.]{{0,60}}tek))"),
    this_thing=re.compile(rf"{_AT}(?:bu|o) (?:kart|çip|yonga|sistem|ürün|hizlandirici|sunucu)[a-zçğöşü]*"),
    rather_than=re.compile(r"[^,.]{0,16} yerine|(?: (?:ve|ile|veya) [^ ,.]+)? değil(?![a-zçğöşü])|['’]?n?[iuü]n aksine|['’]?[dt][ae]n farkli"),
    fastest=re.compile(rf"{_AT}en (?:hizli(?:si)?|kisa)(?![a-zçğöşü])|{_AT}en iyi (?=süre|sonu[cç]|derece)"),
    best_noun=re.compile(rf"{_AT}en hizli(?:si|ydi|dir|sidir|siydi)(?![a-zçğöşü])|{_AT}(?:sonu[cç]|süre|sistem|derece|kayit|kayd|küme|giriş|makine|eğitim|isim|ekip|kurulum|yapi)[a-zçğöşü]*|{_AT}(?:bitir|tamamla|eğit)(?:en|yan|di|miş)"),
    belongs=re.compile(
        r"['’](?:n?[iu]n|n?ün)(?:di|dir|dü|dür|du|dur)?(?:[.,;:)!]|$| ol)|['’](?:[ny]?[ae]) (?:ait|gitti|gitmiş)|['’][dt][ae]n (?:geldi|çikti|gelmiş|geliyor)"
        r"|['’]?(?:y?di|ydu|ydü|dir|dür|dur|tir|tü|ti|du|dü)(?:[.,;:)!]|$)| (?:ol(?:du|muş|uyor)|idi|elde et|aldi|gönderdi|imza|kaydet|yapti|çikardi|gösterdi|bildirdi)| (?:sistemi|makinesi|kümesi|sonucu)(?:ydi|dir|ydu|dur| oldu)"
    ),
    reached=re.compile(r"(?:en hizli(?:ydi|dir)|(?:sonu[cç]|süre|derece|kayd|kayit|makine|sistem|isim|ekip)[a-zçğöşü]* (?:elde et|al(?:di|miş)|ver(?:di|miş)|kaydet|imza|yakala|ulaş|bitir|tamamla|eğit|sahip|oldu|bildir|gönder)|(?:bitir|tamamla|eğit)(?:en|yan|di|miş))"),
    this_best=re.compile(rf"{_AT}bu(?:,| da| ise| süre| sonuç| derece)* [^.;]*en (?:hizli|kisa|iyi) [^.;]*?(?:sonu[cç]|süre|derece|kayd|kayit)[a-zçğöşü]*(?:ydu|ydi|dur|dür|dir|di|ydü)|(?:sonucu|süresi|derecesi) (?:buydu|budur|bu oldu|bu)(?:[.,;]|$)"),
    other_scope=re.compile(rf"{_AT}en (?:yavaş|uzun)|{_AT}tek (?:düğüm|sunucu|makine)|işlemci|(?<![a-z])cpu|{_AT}bulut|üniversite|pcie|hizlandiricisiz|iş istasyon|{_AT}(?:masaüstü|küçük)|ikinci en|ölçüm(?:leri)?mizde|denediğim"),
    of_many=re.compile(r" (?:hizlandirici|kart|yonga|çip|gpu)l[iu]k? (?:sistem|sunucu|makine|kurulum|yapi|giriş|sonuç)|['’]?l[iıu]k? (?:sistem|sunucu|makine)[a-zçğöşü]* (?:arasinda|içinde)"),
    among=re.compile(r"(?<![a-zçğöşü])(?:arasinda|içinde|içinden|arasindan)(?![a-zçğöşü])"),
    not_this=re.compile(r"[a-zçğöşü]* değil|[a-zçğöşü]* yerine"),
    passive=re.compile(rf"(?:ettiği|katildiği|yariştiği|gönderdiği|girdiği)(?:miz)? (?:bölüm|kategori)[a-zçğöşü]*,? [^.;]{{0,40}}(?:bölüm|kategori)|{_RESULT}[a-zçğöşü]*,? (?:[^.;]{{0,40}} )?(?:yayimlandi|yayinlandi|yayimlanmiş|yer aldi|yer aliyor|gönderildi|listelendi|kaydedildi|sunuldu|girdi|geçti|açiklandi|verildi)|{_RESULT}[a-zçğöşü]*[ ,][^.;]{{0,20}}(?:bölüm|kategori)[a-zçğöşü]*(?:ydi|dir|dedir|deydi|dendir|dendi|de)(?:[.,;]|$)"),
    to_come=re.compile(rf"{_AT}(?:sonraki|gelecek|önümüzdeki) (?:tur|dönem|yil)"),
    ahead=re.compile(rf"{_AT}(?:sonraki|gelecek|önümüzdeki) (?:tur|dönem)|{_AT}(?:hedefl|planl|hazirlan)|[ae]ca[kğ](?:[iu]z|im|lar)?(?:[.,;]|$)|[ae]ce[kğ](?:[iü]z|im|ler)?(?:[.,;]|$)"),
    joined=re.compile(_JOIN),
    joined_over=re.compile(rf"{_JOIN}(?P<who>[^\W\d]\w+(?: [^\W\d]\w+)?){_JOIN}"),
    more_before=re.compile(r"(?<![\w'’])(?P<who>[^\W\d]\w+)(?:,? (?:ve|ile) |, )$"),
    more_behind=re.compile(rf"{_JOIN}(?P<who>[^\W\d]\w+)(?:['’]|[ ,.])"),
    unknown_alone=re.compile(r"(?<![\w'’\0])(?P<who>[A-ZÇĞİÖŞÜ][\w&]+(?: [A-ZÇĞİÖŞÜ][\w&]+)*)(?=[ ,.'’])"),
    comma=re.compile(r", ?"),
    either=re.compile(r",? (?:veya|ya da|yahut) "),
    neither=re.compile(rf"{_AT}ne (?:de )?$"),
    only_before=re.compile(rf"{_AT}(?:yalnizca|sadece|bir tek) (?:(?:iki|üç|dört|beş|alti|[2-9]) (?:katilimci|gönderen|kuruluş|kurum|firma|şirket|üretici)(?: var(?:di)?)?(?:[,:] | \())?$"),
    only_behind=re.compile(r"(?!)"),
    except_for=re.compile(r"['’]?[dt][ae]n başka|(?:['’]?n?[iuü]n)? (?:dişinda|haricinde)| hariç"),
    nobody_else=re.compile(rf"{_AT}(?:kimse|hiç ?bir)"),
    sender=re.compile(rf"{_AT}(?:gönderen|katilimci|sunan|başvuran)"),
    others=re.compile(rf"{_AT}(?:katilimci|kuruluş|kurum|firma|şirket|gönderen|üretici|ekip)(?:lar|ler)[a-zçğöşü]*|{_AT}(?:çoğu|yarisi|diğerleri|birçoğu|çoğunluğu|kalanlar[iı]?|kimileri|bazilari)(?![a-zçğöşü])|{_AT}(?:iki|üç|dört|beş|alti|yedi|sekiz|dokuz|on|\d+) (?:katilimci|gönderen|kuruluş|kurum|firma|şirket)"),
    who_brought=re.compile(rf"{_RESULT}[a-zçğöşü]* (?:gönderen|sunan|bildiren|veren|açiklayan|teslim eden) (?:[a-zçğöşü]+ ){{0,2}}$"),
    others_too=re.compile(r" (?:gibi|vb|ve diğer|başta olmak)"),
    plain=re.compile(r"(?:['’]?n?[iuü]n)?(?:[ ,]|bu|o|bir|hiç|hiçbir|ise|da|de|artik|henüz|resmî?|mlperf|training|eğitim|v?\d\.\d|['’][a-zçğöşü]{1,4}|tur[a-z]{0,4}|sonuç|sonu[cç][a-zçğöşü]*|ikisi de|ne(?: de)?)*"),
    short=re.compile(r"(?!)"),
    counts_firms=re.compile(r"[^ ]+ (?:kurum|kuruluş|şirket|firma|üretici|ekip)"),
    generations=tuple((at, re.compile(rf"(?:{at}\.|{word}) (?:nesil|kuşak) $")) for at, word in enumerate(("birinci|ilk", "ikinci", "üçüncü", "dördüncü"), start=1)),
    somebody=re.compile(r"(?<![\w'’.\0-])(?P<who>[A-ZÇĞİÖŞÜ][\w&]+(?: [A-ZÇĞİÖŞÜ][\w&]+)*)(?P<mark>,| ise(?!\w)| [dt][ae](?!\w)|['’]n?[ıiuü]n(?= )|(?= ))"),
    nobodys=re.compile(rf"(?:{_LONE})|[a-zçğöşü]+(?:ca|ce|ça|çe|la|le|da|de|ta|te|dan|den|tan|ten|ken|siz|süz|ki|erek|arak|ince|unca|mek|mak|yla|yle|likle|lar|ler|lari|leri)"),
    capitals=True,
    sent_in=re.compile(rf"{_RESULT}(?!unda(?![a-zçğöşü])| (?:seviye|segment))[a-zçğöşü]*(?: [^.;]{{0,60}})? gönder[a-zçğöşü]*$"),
    in_doubt=re.compile(r"ettiğimiz|iddia|yanliş|doğru değil|değildi|değil;|(?<![a-zçğöşü])ne [^.;]{1,40} ne (?:de )?|kendi (?:ölç|dene)|blog|etkinli|geçen yil|önceki yil|(?<![a-z])gtc(?![a-z])"),
    narrowed=re.compile(r"arasinda|içinde(?!ki)|dişinda|olmayan|kullanmadan|japon|(?<![a-zçğöşü])çin(?:li)?(?![a-zçğöşü])|türk|kore|girişim|startup|bulut|tüketici|(?<![a-z])cpu(?!\w)"),
    counted=re.compile(r"(?<![a-zçğöşü])(?:iki|üç|dört|beş|alti|sekiz|on|on alti) (?:adet |tane )?[a-z0-9]|\d(?:['’]?l[iu]k?)? (?:adet |tane )?(?:kart|gpu|[hablt]\d{1,3})"),
    up_to=re.compile(r"(?<![a-z])kadar|bugüne|şimdiye"),
    these=re.compile(r"(?<![a-zçğöşü])(?:ikisinde|bunlarda|bunda|her ikisinde|hepsinde|burada)(?![a-zçğöşü])"),
    every=re.compile(r"(?:sonu[cç]|giriş|başvuru|kayit|kayd)[a-zçğöşü]* (?:hepsi|tamami|tümü)|(?:tüm|bütün) (?:sonu[cç]|giriş|başvuru|kayit)|ikisinde de"),
)
