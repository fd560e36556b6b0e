"""Turkish moves: ``A100'den H100'e geçtik``. Data on folded text."""

from __future__ import annotations

import re

from pipeline.languages.moving import Moving

MOVING = Moving(
    left=re.compile(
        r"(?:['’]?| [a-zçğöşü]{3,12}?)(?:n?[dt][ae]n) (?:[a-zçğöşü]+ ){0,1}?(?:nvidia |amd |intel )?"
        r"|['’]?[a-zçğöşü]{0,4}(?: [a-zçğöşü]{3,12})? (?:kullan(?:irken|iyordum|iyorduk)|sat(?:ip|arak)|birak(?:ip|arak)|çikar(?:ip|arak)),? (?:[a-zçğöşü]+ ){0,2}?(?:nvidia |amd |intel )?"
    ),
    moved_to=re.compile(r"(?:['’]?| [a-zçğöşü]{3,12}?)(?:[ny]?[ae]) (?:[a-zçğöşü]+ ){0,2}?(?:taş[iı]|geç(?:i|t|m|en|er|ince)|aktar|göç)"),
    told=re.compile(
        r"(?<![a-zçğöşü])(?:(?P<old>(?:eski|önceki) (?:küme|sunucu|sistem|filo|makine|kart|donanim|altyapi|kurulum)(?!l[iuü])[a-zçğöşü]{0,6}|eskisi(?:n[dt]e|nin)?|eski(?:nin|lerin)|eskiden|önceden)"
        r"|(?P<new>yeni (?:küme|sunucu|sistem|filo|makine|kart|donanim|altyapi|kurulum)(?!l[iuü])[a-zçğöşü]{0,6}|yenisi(?:n[dt]e|nin)?|yeni(?:nin|lerin)|artik))(?:,| ise)? "
    ),
    behind_former=re.compile(r"(?<![a-zçğöşü])(?:selefin[dt]eki|(?:ilk|eski|(?:bir )?önceki|birinci) (?:nesil|kuşak|model|sürüm)[dt]eki) (?:yaklaşik |ortalama )?$"),
    machines=re.compile(r"(?<![a-zçğöşü'’])(?P<noun>[a-zçğöşü]+l[iuü] (?:sunucu|kart|sistem|küme|makine|bilgisayar)l[ae]r)[dt]aki (?:yaklaşik |ortalama )?$"),
    held_against=re.compile(r"(?:['’]?[a-zçğöşü]{0,6}?| [a-zçğöşü]{3,16}?)(?:n?[ae]|y[ae]) (?:göre|kiyasla|nazaran|oranla)(?![a-zçğöşü])"),
    once=re.compile(r"(?<![a-zçğöşü])(?:eskiden|önceden|daha önce|önceleri)(?![a-zçğöşü])"),
    had=re.compile(r"['’]?[a-zçğöşü]{0,4}(?: [a-zçğöşü]+)? (?:var(?:di|ken)|kullan(?:iyor|il(?:iyor|ir))(?:du|di)[a-z]{0,3})(?![a-zçğöşü])"),
    instead=re.compile(r"['’]?(?:l[iuü]k)? yerine (?:yaklaşik |ortalama )?"),
    of_a_thing=re.compile(r"['’]?n?(?:[dt][ae]ki|[iıuü]n) (?:yaklaşik |ortalama )?"),
    over_time=re.compile(r"sürüm|güncelle|sürücü|yama|ayar|optimiz|eniyile|iyileş|değiştir|kullaninca|örtüştür|kis(?:tim|inca|ilinca)|düşürünce|sonra(?:si)?(?![a-zçğöşü]{3})|önce(?:ki)?(?![a-zçğöşü])|artik|geçen|gelecek|yilin|ayinda|çeyre|hafta"),
    from_value=re.compile(r"^[’']?(?:[iıuü]n)?[dt][ae]n\s"),
    to_value=re.compile(r"^[’']?[ynsi]{0,2}[aeıiuü][\s,;]"),
    made_so=re.compile(r"['’]?y?[ae] (?:çikar(?:an|ilan|ilmiş)|yükselt(?:en|ilen|ilmiş)|düşür(?:en|ülen|ülmüş)|artir(?:an|ilan|ilmiş)|indir(?:en|ilen|ilmiş)|büyüt(?:en|ülen|ülmüş)) (?:yeni |olan )?['\"‘“]?"),
    enlarged=re.compile(r"(?<![a-zçğöşü])(?P<noun>(?!sinir|limit|tavan|taban|eşi[kğ]|hedef|ayar|üst|alt(?![a-z])|değer)[a-zçğöşü]{3,}?)(?:['’]?[yn])?[iuü] (?P<values>(?:bugünkü |şimdiki |yaklaşik )?[0-9][^;()]{0,20}?[dt][ae]n (?:yaklaşik )?[0-9][^;()]{0,16}?['’]?y?[ae]) (?:büyüt|çikar|yükselt|düşür|indir|küçült|artir|genişlet)"),
)
