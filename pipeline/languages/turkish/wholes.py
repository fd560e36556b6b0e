"""Turkish wholes and parts: ``bütün sistem 265 W``, ``kart tek başına 109 bin lira``, ``geliştirme kiti 189 dolar``. Data on folded text."""

from __future__ import annotations

import re

from pipeline.languages.wholes import Wholes

_L = "[a-zçğöşü]"
_MACHINE = "sunucu|sistem|kasa|makine|bilgisayar|istasyon|iş istasyonu|küme|kabin|dolap|düğüm|pc|kutu|merkez"
_BOX = "sunucu|düğüm|iş istasyonu"  # what is called by the chip in it
_POSSESSED = r"(?:s?[iuü])?"
_CASE = r"(?:n?[iuü]n|n?[dt][ae]|[iuü]|y?[iuü]|l[ae]r)?"
_CARD = "kart|çip|yonga|modül|hizlandirici|işlemci"

WHOLES = Wholes(
    whole=re.compile(rf"(?<!{_L})(?:bütün|tüm|komple) (?P<noun>{_MACHINE})(?:n?[iuü]n|y?[iuü]|s[iuü])?(?= )|(?<!{_L})(?P<noun2>{_MACHINE})(?:n?[iuü]n)? (?:tamami|bütünü|geneli|toplami)(?:n?[dt][ae]|n[iuü]n)?(?= )|(?<!{_L})toplam (?P<noun3>sistem)(?= (?:güç|gücü|tüketim|fiyat))|(?<!{_L})(?P<noun4>{_MACHINE})(?:n?[iuü]n)?(?: ise| de| da)?(?= (?:duvardan|prizden|fişten) )|(?:(?<=[.!?] )|(?<=\n))(?P<noun5>sunucu|düğüm|kabin|dolap)(?:n?[iuü]n)(?= (?:ortalama |toplam |en yüksek )?(?:güç|gücü|güc|tüketim|elektrik))"),
    called_by_chip=re.compile(r"['’]?l[iuü](?: olan)?(?:l[ae]r)?(?:[dt][ae]|[iuü]n|[iuü]|n[dt][ae])?(?: için| ise| de| da)?,? (?:yaklaşik |en çok )?"),
    of_firm=re.compile(rf"['’]?n?[iuü]n (?:{_L}+ )?(?P<noun>{_BOX})(?:s[iuü]|[iuü])(?:n[iuü]n|n[iuü])?(?!{_L})"),
    of_machine=re.compile(rf"(?:['’]?l[iuü])?(?: \([^()]*\))?(?: bir)? (?:{_BOX})(?!{_L}*[dt][ae]n(?!{_L}))"),
    machine_draws=re.compile(rf"(?:(?<=[.!?] )|(?<=\n)|(?<=boşta )|(?<=ise )|(?<=yükte )|(?<=altinda ))(?P<noun>{_BOX}|makine|kasa)(?: ise)? (?:yaklaşik |ortalama |en çok )?$"),
    each_machine=re.compile(rf"(?<!{_L})(?:{_BOX}) başina "),
    per_machine=re.compile(rf"(?<!{_L})(?:{_BOX})(?:(?:ü|u)? (?:başina|çapinda|genelinde|seviyesinde|düzeyinde)|(?:[iuü]n) (?:tamami|tümü|bütünü)(?:nda|nin|yla)?)(?!{_L})"),
    sized=re.compile(rf"['’]?(?:l[iuü]k?)?(?: \([^()]*\))?(?: bir)? (?:{_BOX}|sistem)"),
    sized_before=re.compile(rf"(?<!{_L})(?:her|{_BOX}) (?:(?:{_BOX}){_L}*|başina) $"),
    other_side=re.compile(r"(?:['’]?l[iuü]k?(?: bir)? (?:sistem|sunucu|düğüm|küme|kurulum))?(?:['’]?(?:n?[dt][ae]n (?:daha|yüzde|%|yaklaşik|tam|[0-9])|(?:y?[ae]|n[ae]) (?:göre|kiyasla|karşi)|n?[iuü]n (?:yaklaşik |tam |neredeyse )?(?:yari|yüzde|%|üçte|dörtte|[0-9][0-9,.]* kat|iki kat|üç kat|dört kat)))"),
    in_turn=re.compile(""),
    fitted=re.compile(rf"(?:['’]?l[iuü] (?:bir )?(?P<noun>{_MACHINE})|(?: kart[iı]?)? (?P<noun2>{_BOX})(?=(?:l[ae]r)?s?[iuü]))(?:l[ae]r)?(?:s?[iuü])?(?:m[iuü]z)?{_CASE}(?!{_L})"),
    edition=re.compile(rf"(?:['’]?n?[iuü]n) (?P<with>[^.,;:]{{1,24}}?)['’]?l[iuü] (?:hali|hâli|sürümü|versiyonu|modeli|seçeneği|konfigürasyonu|çeşidi)(?:n[iuü]n|n[dt][ae])?(?!{_L})"),
    alone=re.compile(rf"(?<!{_L})(?P<noun>{_CARD})(?:{_POSSESSED}) (?:tek başina|kendi başina|ayrica alindiğinda)(?= )"),
    alone_behind=re.compile(rf"(?: {_CARD})?{_POSSESSED} (?:tek başina|kendi başina)(?= )"),
    kit=re.compile(rf"(?<!{_L})(?P<noun>(?:geliştirme|değerlendirme|geliştirici) (?:kiti|karti|seti)|(?:ped|macun|fan|soğutucu|soğutma|kablo|vida|riser|montaj) (?:takimi|seti|kiti)|(?:m\.2|pcie|som) modül)(?:n[iuü]n|[iuü]n|[iuü])?(?=[ (])"),
    supply=re.compile(rf"(?<!{_L})(?P<noun>güç kaynaği|psu)(?:n?[iuü]m|n?[iuü]n|m)?(?: ise| da| de)? $"),
    supply_behind=re.compile(rf"['’]?(?:l[iuü]k)? (?P<noun>güç kaynaği|psu)(?!{_L}*(?:ndan|yla)(?:{_L}))"),
    such_model=re.compile(rf"['’]?l[iuü] (?:(?:yeni )?bir (?:{_L}+ )?|(?=modell))(?P<noun>model|sürüm)(?:l[ae]r)?(?:[iuü]|[ae]|[iuü]n|l[ae]|[dt][ae])(?!{_L})"),
    held_in=re.compile(r" ?[^()0-9.,;]{0,20}(?:kart|modül|sunucu|kabin)(?:i|ü|u|su)? ?\(['‘]?"),
    absent=re.compile(rf"['’]?s[iuü]z(?!{_L})|(?:['’]?{_L}{{0,4}})? (?:desteği |bağlantisi )?(?:yok(?!sa)|olmadiği|olmayinca|bulunmadiği|bulunmuyor|eksik)|['’]?y?[iuü] (?:{_L}+ ){{0,3}}{_L}+m[ae]s[ae]y[dt][iuü](?:m|k)?(?!{_L})"),
    supposed=re.compile(rf"[^.;]*?{_L}(?:[iuü]rs[ae]|[ae]rs[ae]|m[ae]zs[ae]|[dt][iuü]ys[ae]),? "),
    technique=re.compile(
        rf"(?<!{_L})(?P<noun>(?:{_L}+ )?(?:önbellekleme|kod çözme|çözümleme|niceleme|budama|damitma|paralelleştirme|yiğinlama|seyreltme|sikiştirma|kuantizasyon|tekniği|yöntemi|optimizasyonu|ince ayar))(?:n?[iuü]n)?(?: ise| de| da|,)?(?= (?!ile |sayesinde|kullan|sonrasi|uygula|yap|için|olmadan|olarak|ve |veya ))"
    ),
    one_such=re.compile(rf"['’]?l[iuü]k (?:bir |tek bir )(?:küçük )?(?P<noun>{_MACHINE}|cihaz) (?=(?:{_L}+ )*?{_L}+(?:[iuü]yor|[dt][iuü]|[ae]cak|[iae]r)(?!{_L}))"),
    added=re.compile(rf"(?:['’]?{_L}{{0,4}})? (?:daha )?(?:ekle|ilave|tak(?:il)?acak)"),
    so_many=re.compile(rf"(?:['’]?{_L}{{0,4}})? ?(?:kart|adet|tane)?(?:la|le)? (?:toplam(?:da)?|birlikte|bir arada)(?= )|(?: tane| adet| kart)?(?:['’]?y?[iuü])? (?:al|kirala|tak)(?:[iuü]r|r|s|[iuü]ns)?[ae]?(?:rs[ae]n?|s[ae]k?|s[ae]n|[iuü]nc[ae]|y[iuü]nc[ae])(?= )"),
    by_means=re.compile(r"(?:['’]?y?l[ae]| ile) "),
    reached=re.compile(r"['’]?y?[ae] (?:çik|ulaş|var|kavuş|tamamla)"),
    built_of=re.compile(rf"(?:['’]?(?:l[iuü]k?|l[iuü]))(?: \([^()]*\))?(?: (?:bir|tek|yeni|her|böyle|bu))* (?:{_MACHINE}|kurulum|kart|yapi|donanim|dizilim)|(?:['’]?(?:(?:n|y)?[iuü]|l[ae]|n?[iuü]n|(?:s[iuü])?(?:yl[ae])))?(?:,)? (?:(?:bir|yan) (?:arada|araya|yana|bütün)|birlikte|ayni anda|tek|hep|içinde)? ?(?:{_L}+ )?(?:tak(?:il|an|t|inca|arak|ip|iyor)|barindir|taşi(?:yan|yor)|içer|birleş|bağla|donat|doldur|dizil|yerleştir|siğdir|kullan(?:an|inca|ildiğinda|arak|iyor)|çaliştir|dolu|bulun(?:an|duran)|olan|getir)"),
    of_one=re.compile(rf"(?<!{_L})(?:(?:her|tek|bir) (?:bir )?(?:{_CARD}|gpu)|(?:her )?biri(?:n|si|nde|nin)?|(?:{_CARD}|gpu)(?:l[ae]r)?(?:n?[iuü]n|[dt][ae]|[dt][ae]ki| başina| baş[iı]na)(?!{_L})|tanesi|adedi|tek tek|ayri ayri)"),
    together=re.compile(rf"(?<!{_L})(?:toplam(?:da|i|lari)?|birlikte|bir arada|hep beraber) (?:tam |yaklaşik )?$"),
    joins=re.compile(r",? (?:ve |ile )?"),
    of_all_named=re.compile(rf" (?:birlikte |beraber )?(?:toplam(?:da)?|birlikte)(?!{_L})|['’]?n?[iıuü]n (?:birleşik|toplam|ortalama) (?!sirasiyla)|['’]?n?[iıuü]n (?:{_L}+ ){{1,2}}(?:toplami|ortalamasi)(?!{_L})"),
    each_apart=re.compile(rf"(?<!{_L})(?:sirasiyla|ayri ayri|her biri|tek tek|[a-zçğöşü]+[şs]?[ae]r (?:milyon|milyar|bin|adet))(?!{_L})"),
    given=re.compile(r"['’]?[iıuü] "),
    added_up=re.compile(rf"(?<!{_L})(?:toplam(?:da)?|birlikte|bir arada)(?!{_L})"),
    in_each=re.compile(rf"(?<!{_L})her birinde (?:toplam |tam )?$"),
    described=re.compile(rf"(?:['’]?{_L}{{1,4}})? (?:{_L}+ )?{_L}+[ae]n "),
    on_average=re.compile(rf"(?<!{_L})ortalama"),
    inside=re.compile(r"(?:kalbinde|içinde|beyninde|altinda) "),
)
