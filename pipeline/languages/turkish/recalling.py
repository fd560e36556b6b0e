"""Turkish values told again by their owner: ``Ceviz'in 64 GB'ı``. Data on folded text, in which every i has its dot."""

from __future__ import annotations

import re

from pipeline.languages.recalling import Recalling

RECALLING = Recalling(
    owns=re.compile(r"[’']?n?[iuü]n\s(?:[a-zçğöşü]{3,9}\s)?"),
    of_it=re.compile(r"[’']?\w{0,3}\s[a-zçğöşü]{3,10}[iuü](?:yla|nin|ni)?\b"),
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
    supposed=re.compile(r"olsa|olsaydi|olacak|hedef|plan|beklen|tahmin|söylenti|gelecek nesil|sonraki nesil|değil|yerine"),
)
