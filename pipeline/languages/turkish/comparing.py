"""Turkish comparisons without a number: -den daha, kadar, ile aynı, daha alone. Data on folded text, read by pipeline.extract.comparisons."""

from __future__ import annotations

import re

from pipeline.languages.comparing import Comparing
from pipeline.languages.grammar import Degree, words

_L = "[a-zçğöşü]"
_GOOD = "hizli|verimli|kararli|hesapli|güçlü|iyi|sessiz|serin|dayanikli|uygun|ucuz|mantikli|avantajli|ekonomik|sağlam|başarili|isabetli|esnek"
_MORE = "yüksek|fazla|büyük|geniş|uzun|ağir|kalin|pahali"
_LESS = "düşük|az|küçük|dar|kisa|hafif|ince"
_POOR = "yavaş|kötü|gürültülü|zayif|verimsiz|sicak|karmaşik|kirilgan|kararsiz"
_ADJ = f"(?:{_GOOD}|{_MORE}|{_LESS}|{_POOR})"
_SAME = "ayni(?! (?:iş|görev|test|koşul|şart|yük|model|deney|eğitim|zaman|veri|anda))"  # `A100 ile aynı iş 29 dakika sürüyor` makes nothing equal
COMPARING = Comparing(
    mark=re.compile(
        rf"(?:['’]?(?:l[ae]r)?(?:s?[iuü])?|(?:['’]l[iuü])? (?:kart|yonga|çip|sistem|sürüm|model){_L}*?)(?:[dt][ae]n|n[dt][ae]n|n[iuü]nkinden)(?= (?:elbette |çok |biraz |epey |hâlâ |de |da |belirgin biçimde |hissedilir derecede )?(?:daha (?!fazlasi){_L}|{_ADJ}(?:di|dir|miş|ken|ydi)?(?:[ ,.;?!]|$)))|['’]?{_L}{{0,3}} kadar (?:da |de )?(?:{_ADJ}|olmasa|uygun|olabil)"
        rf"|['’]?(?:y?l[ae]| ile) (?:{_L}+ ){{0,2}}?(?:{_SAME}|eşit|benzer|başa baş|boy ölçüş|yariş|denk|kafa kafaya|eşdeğer)|['’]?{_L}{{1,3}} (?:seviyesinde|düzeyinde|ayarinda|denk|eşdeğer)|['’]?n?[iuü]n(?: \([^)]{{1,20}}\))? (?:çok |biraz |epey )?(?:gerisinde|önünde|altinda|üstünde|ilerisinde)"
        rf"|['’][ynsg]?[iuü](?:n[iuü])? \([^)]{{1,20}}\) (?:geç(?:ti|iyor|miş)|geride birak|solla)"
    ),
    degrees=(
        Degree(words("yakalayama", rf"kadar (?:da |de )?{_ADJ} (?:da |de )?(?:değil|olma(?:diğ|di|yan|makla))", rf"kadar {_ADJ} ?değil"), -1),
        Degree(words("kadar", _SAME, "eşit", "benzer", "denk", "başa baş", "kafa kafaya", "eşdeğer", "seviyesinde", "düzeyinde", "ayarinda", "boy ölçüş"), 0),
        Degree(words("ucuz", "hesapli", "uygun fiyat"), -1, "price"),
        Degree(words("pahali"), +1, "price"),
        Degree(words("hizli"), +1, "performance"),
        Degree(words("yavaş"), -1, "performance"),
        Degree(words(*_GOOD.split("|"), "önünde", "ilerisinde"), +1),
        Degree(words(*[f"{w}(?!{_L})" for w in _LESS.split("|")], *_POOR.split("|"), "gerisinde"), -1),
        Degree(words(*_MORE.split("|"), "üstünde"), +1),
    ),
    comparative=re.compile(rf"(?<!{_L})daha {_ADJ}(?:dir|di|ydi|miş)?(?=[ ,.;]|$)"),
    also=re.compile(rf"{_L}*(?: {_L}+){{0,4}}?,? (?:ve|hem de|üstelik|ayrica) (?:çok |biraz |epey )?(?=daha (?!(?:önce|sonra|fazlasi)))"),
    mutual=re.compile(r"birbirine (?:çok |oldukça |epey )?(?:yakin|denk|eşit)|berabere|eşitlik sağlan|(?:ikisi|iki (?:kart|yonga|sistem|taraf|cihaz)) ?(?:de|da|arasinda)? ?(?:neredeyse |hemen hemen |aşaği yukari )?(?:ayni|eşit|denk|başa baş|fark yok)|başa baş (?:git|bit)"),
    adnominal=re.compile(rf"(?<!{_L})daha {_ADJ}(?: olan| bir)? "),
    modifier=re.compile(rf"{_L}* ?(?:olan |bir )?['\"“]?"),
    pronoun=re.compile(rf"(?<!{_L})(?:ondan|bundan|rakibinden|rakibine göre)(?= (?:[a-zçğöşü]+ )?(?:daha|{_ADJ}))"),
    past=re.compile(r"(?:önceki (?:nesil|kuşa[kğ]|sürüm|model|yil)|selef|öncek|geçen (?:yil|sene)|ilk sürüm|birinci sürüm|eski)[a-zçğöşü]*(?: [a-zçğöşü]+)?(?:y?l[ae]|[dt][ae]n| ile| kadar|(?:e|a|ne|na) (?:göre|kiyasla))(?= ayni| daha| de ayni| [a-zçğöşü]+)"),
    speed=re.compile(r"hizl|yavaş|çabuk"),
    duration=re.compile(r"kisa|uzun|uza|(?<![a-zçğöşü])az|fazla|çok|düş"),
    rest=re.compile(r"(?<![a-zçğöşü])en (?!az |fazla )(?:[a-zçğöşü]+)|hangisi|her şeyden|beklenenden|sandiğinizdan|ne kadar|daha (?:önce|sonra|fazla bilgi)"),
)  # fmt: skip
