"""Turkish values side by side: ``A 210, B 130, C 95 lira``, ``A'da 88, B'de 41``, ``A 35 vat çekerken B 24 vat``."""

from __future__ import annotations

import re

from pipeline.languages.parallel import Parallel

_L = "[a-zçğöşüâîû]"
_RATE = r"(?:(?:saniyede|dakikada|saatte|ortalama|yaklaşik|tam|sadece|yalnizca|toplam|ancak|en çok|en fazla|kabaca|ise|de|da) ?)*"
_TAIL = rf"['’]?{_L}{{0,6}}(?: (?:kadar|civarinda|dolayinda|{_L}{{0,10}}(?:iken|ken|di|du|dü|ti|tu|tü|yor|[iuü]p|arak|erek|mişti?|muştu?)))?"
_PARTICIPLE = "(?<![dt])(?<![rzişd]k)[ae]n|(?<=[aeiouöü]t)[ae]n|(?<=[yz]ap)an|(?<=ed|id)en"  # `satilan`, `tüketen`, `eden`; not `H100den`, `iken`
_MARK = rf"(?:['’]?(?:n?[iuü]n|n?[iuü]nki|[dt][ae]ki|n?[dt][ae]|s[iuü])(?!{_L}))?"

PARALLEL = Parallel(
    between=re.compile(rf"{_TAIL}(?:[,;/] ?| ve | ile |(?<=ken) )(?:(?:ve|buna karşin|öteki|ötekiler|oysa|ama|fakat) )?(?P<label>[^\s,;/()]+?(?: [^\s,;/()]+?){{0,2}}){_MARK} ?{_RATE}"),
    gap=re.compile(rf"{_MARK}(?: {_L}{{3,10}})? ?{_RATE}"),
    never=re.compile(
        r"^(?:bu|şu|o|iki|her|ilk|son|en|ayni|bir|biz|ben|siz|onlar|fark|kalan|kalani|gerisi|toplam|toplami|ilki|ikincisi|üçüncüsü|diğeri|öteki|ötekiler|kalanlar|seninki|benimki|bizimki|onunki|hedef|aslinda|şimdi|sonra|önce|yani|dün|bugün|eski|yeni|böylece|demek)(?: |$)"
        rf"|(?:yil|ay|çeyrek|hafta|gün|dönem|sene|önce|sonra|kadar|göre|için|ile|ise|olan|ocak|şubat|mart|nisan|mayis|haziran|temmuz|ağustos|eylül|ekim|kasim|aralik|modu|boyutu|{_L}[dt][iuü]|{_L}miş|{_L}yor|{_L}ken|{_L}ince|{_L}arak|{_L}erek|[0-9])(?:{_L}{{0,4}})?$"
    ),
    holds=re.compile(r"(?:['’](?:n?[dt][ae])|['’]?n?[iuü]n (?:her birinde|içinde|gövdesinde|kasasinda|kabininde)|(?:kasa|sunucu|dolab|kabin|raf|makine)(?:si|i|u|ü|isi|usu)n[dt]a|(?:sunucu|kart|sistem|makine|kutu)(?:da|de)|içinde|her birinde),? (?:toplam |tam )?$"),
    held=None,
    held_by=re.compile(r"['’]?[a-zçğöşü]{0,4} (?:kart[a-z]* |yonga[a-z]* |çip[a-z]* )?(?:taşiyan|bulunan|barindiran|içeren|bulunduran|takili) "),
    described_by=re.compile(rf"(?:['’]?[a-zçğöşü]{{0,4}}l[iuü]k?|['’]?{_L}{{0,4}}(?: {_L}+){{0,2}} (?!ancak|zaman|neden|ekran|hemen|aslinda){_L}{{1,}}(?:{_PARTICIPLE})) "),
    gap_described=re.compile(rf"(?: (?:daha|kadar))?(?: (?!daha ){_L}{{2,10}}){{0,2}} (?:olan|(?!ancak|zaman|neden|hemen){_L}+(?:{_PARTICIPLE})) |(?: daha)? (?:pahali|ucuz|hizli|yavaş|verimli|büyük|küçük|güçlü|ağir|hafif)(?: bir)? "),
    word_described=re.compile(rf"{_L}{{0,3}} (?:çok )?daha {_L}+ (?:olan|{_L}+(?:{_PARTICIPLE})) "),
    just_like=re.compile(rf"(?:['’]?y?l[ae]| ile) (?:{_L}+ ){{0,2}}?(?:ayni|eşit|başa baş|denk|benzer)"),
    between_them=re.compile(rf"{_L}* aras[iı]nda"),
    of_sort=re.compile(rf"(?:(?:eski|yeni|mevcut|önceki|{_L}+(?:l[iuü]k|sel|sal|l[iuü])) ){{1,2}}"),
)
