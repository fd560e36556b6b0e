"""Turkish values told again by their owner: ``Ceviz'in 64 GB'ı``. Data on folded text, in which every i has its dot."""

from __future__ import annotations

import re

from pipeline.languages.recalling import Recalling

RECALLING = Recalling(
    owns=re.compile(r"[’']?n?[iuü]n\s(?:[a-zçğöşü]{3,9}\s)?"),
    of_it=re.compile(r"[’']?\w{0,3}\s[a-zçğöşü]{3,10}[iuü](?:yl[ae]|n[iuü]n?)?\b"),
    attributive=re.compile(r"[’']?l[iuü][kğ]\s(?P<noun>[a-zçğöşüâîû]{3,})(?:\s(?P<next>[a-zçğöşüâîû]{3,}))?"),
    noun_told=r"\b{}\w{{0,6}}\s(?:dediğimiz \w+ |ise |da |de |yaklaşik |ortalama )?(?:yüzde )?$",
    things=re.compile(r"kart|yonga|çip|ürün|model|sunucu|dizüstü|cihaz|makine|şirket|firma|girişim|sistem|merkez|pazar|bir\b|gpu|cpu|npu|hbm|ssd|ekran"),
    rest=re.compile(r"(?:kalan|geri kalan|geriye kalan)\s$"),
    in_all=re.compile(r"(?:toplam|toplamda|tamami|hepsi)\s$"),
    of_each=re.compile(r"[’']?(?:[yş]?[ae]r)?\s?kişilik\s|[’']?[ş]?[ae]r(?:li)?\s"),
    was=re.compile(r"\s?(?:kişi)?y?[dt][iuü](?:k|m)?\b"),
    now=re.compile(r"\b(?:şimdi|bugün|artik|şu an)\s(?:ise )?(?P<many>\d+|[a-zçğöşüi]+)(?: kişi)?\w*[.,;]"),
    newcomers=re.compile(r"(?:yeni gelen|aramiza katilan|yeni katilan|sonradan gelen|yeni alinan)\s$"),
    pace=re.compile(r"\bhiz|daha çabuk"),
    rounds=re.compile(r"(?:[’']?\w{0,3}\s)?(?<![^\W\d_])(?P<noun>tur(?!ist|nuva)|epok|epoch|koşu(?!l)|deneme(?!l))"),
    ran=re.compile(r"eğit|koş|çaliştir|tekrarla|tamamla"),
    not_reached=re.compile(r"m[ae]di|m[ae]den|m[iuü]yor|yok|olacak|ecek|acak|plan|daha|ek\b|sonraki|bir dahaki"),
    supply=re.compile(r"adaptör|güç kaynağ|psu"),
    room=re.compile(r"(?:adaptör|güç kaynağ)\w{0,5}\s(?:hâlâ |bolca |epey )?(?:pay|yer|boşluk|yetiyor|yeter|rahat)"),
    untaken=re.compile(r"(?:yatirim|para|fon)\s(?:bile )?almadi[km]\b"),
    another=re.compile(r"(?!)"),
    taken=re.compile(r"\bseri [a-d]\b|yatirim (?:aldi|topladi|turu)|fon (?:aldi|topladi)"),
    of_the_other=re.compile(r"(?<![a-zçğöşü])(?:yeni(?:si)?|eski(?:si)?|öteki(?:si)?|beriki(?:si)?|diğer(?:i)?|öbür(?:ü)?)n[iü]nki(?![a-zçğöşü])|(?:yalniz(?:ca)?|sadece|tek başina) (?:kart|çip|yonga|gpu)[’']?l[ae]r"),
    of_former=re.compile(r"(?:önceki|eski|geçen)\S{0,8}\s(?:\w+ )?(?P<noun>[a-zçğöşü]{3,}?)(?:s?[iuü])?n[iuü]n\s$"),
    share_used=re.compile(r"(?:y?l[ae]|s[iuü]yl[ae]|[iuü]yl[ae])\b"),
    ago=re.compile(r"\s?önce\b"),
    ago_is=re.compile(r"\s?önce(?:,| yani|, yani| –| \()\s?"),
    date_is=re.compile(r"[’']?(?:[dt][ae])?(?:,|,? yani|,? tam| \()\s?(?:bundan )?(?:tam )?"),
    from_another=re.compile(r"(?<!bun)(?<!günümüz)[dt][ae]n\s(?:tam |yaklaşik )?$"),
    department=re.compile(r"(?:ar-?ge|araştirma|üretim|tasarim|mühendislik|satiş|yönetim|destek|pazarlama|kalite)\S{0,6}\s$"),
    office=re.compile(r"(?:satiş|yönetim|destek|idari)\S{0,6}\s$"),
    hired=re.compile(r"alindi|alacak|aldik|alacağiz|katildi|hedef|plan"),
    staff=re.compile(r"(?:toplam|bugün|şimdi|şirkette|firmada|kadro\w*)\s(?:artik )?$"),
    validation=re.compile(r"doğrulama|geçerleme"),
    as_said=re.compile(r"\b(?:dediğim|dediğimiz|söylediğim|söylediğimiz|yazdiğim|bahsettiğim)\s(?:günde |ayda |o )?$"),
    on_basis=re.compile(r"(?!)"),
    other_part=re.compile(r"i/o|parça|denetleyici|rakip|sonraki|önceki|alti\b|üstü\b|[dt][ae]n \d+ (?:nm|nanometre)"),
    near_half=re.compile(r"(?:neredeyse|yaklaşik|hemen hemen) (?:\w+ )?yari(?:si|ya)|yari(?:sina|ya) yakin"),
    over_half=re.compile(r"yari(?:sindan|dan) (?:fazla|çok)"),
    for_each=re.compile(r"(?P<noun>[a-zçğöşü]{3,}) başina\s$"),
    saved=re.compile(r"[’']?\w{0,3}\s?(?:kisal|azal|tasarruf|kazanç|kâr ettik|eksil)"),
    supposed=re.compile(r"olsa|olsaydi|olacak|hedef|plan|beklen|tahmin|söylenti|gelecek nesil|sonraki nesil|değil|yerine"),
    of_the_others=re.compile(r"\bdiğer|\böteki|\böbür|\bkalan\b|\bhepsi|\bher ikisi|\bikisi(?:nin|ni|ne)?\b"),
    rest_are=re.compile(r"\b(?:diğer|öteki|öbür|kalan)\s(?:(?P<two>iki)|(?P<three>üç))(?:[sn][iuü]n?(?:de|in)?|\s[a-zçğöşü]{3,12})?\s(?:ise |de |da |hâlâ )?$"),
    held_against=re.compile(r"(?:\s\S{0,8}\d\S*?)?[’']?(?:(?:y?[iuü]n)?n?[dt][ae]n|(?P<own>n?[iuü]n)|(?:y|n)?[ae] (?:göre|kiyasla))(?=\s)"),
)
