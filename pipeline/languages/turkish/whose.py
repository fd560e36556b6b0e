"""Turkish words that lead from a value to what it is told of: ``üçüncü sırada … Eagle var``, ``75 watt ile H100'ün onda biri``. Data on folded text."""

from __future__ import annotations

import re

from pipeline.languages.whose import Whose

_L = "[a-zçğöşü]"

WHOSE = Whose(
    holds_place=re.compile(r"(?: ?sira)?(?:['’]?n?[dt][ae]|y?[iuü])?(?: ise)? "),
    is_that=re.compile(r"['’”\"]?(?:,| ) ?(?:var|yer al|bulunuyor|geliyor|aldi|oturdu)"),
    times_of=re.compile(r"['’]?(?:y?l[ae]| ile| olup),? [^,.;()0-9]{1,30}?n?[iuü]n (?:yaklaşik |tam |ancak |yalnizca |neredeyse )?(?:yüzde |%)?"),
    than_this=re.compile(r"['’]?[dt][ae]n(?![a-zçğöşü])|['’]?y?[ae] (?:göre|kiyasla|oranla)"),
    buys=re.compile(r"(?: (?:adet|tane|adedi))?(?: (?:daha|birden))? (?:satin al|sipariş|tedarik|temin|al(?:acak|di|iyor|mayi|mak|ma ))"),
    of_trade=re.compile(r"(?<![a-zçğöşü])sektör(?:ün|de|ünde)? $"),
    has_process=re.compile(r"(?:['’]?[a-zçğöşü]{0,3})?(?: ise|,| de| da)? (?:hâlâ |halen |hala |artik |kendi |ayni )*$"),
    short_of=re.compile(rf"[*_]{{0,2}}(?:['’]?{_L}{{0,4}})? ?(?:(?:üretim )?(?:süreci|hatti|düğümü))?(?:n[iuü]n|n[dt]e|n[dt]eki)? ?(?:kapasite|arz|tedarik|kisit|siki|dar ?boğaz)"),
    nation=re.compile(r"(?!)(?P<place>)"),
    device=re.compile(r" ?(?:['’]?l[iuü] )?(?P<noun>bilgisayar|dizüstü|telefon|tablet|sunucu|cihaz)(?:[iuü]m|[iuü]m[iuü]z)?(?:n?[iuü]n|n?[dt][ae])?(?: ise|,) "),
    generation=re.compile(r"(?:[0-9]{1,2}\.|ilk|birinci|ikinci|üçüncü|dördüncü|beşinci) (?:nesil|kuşak)|gen ?[0-9]{1,2}"),
    chief=re.compile(rf"(?:^|[>:.*”\"] ?)(?:ceo|cfo|cto)(?:['’]su)? {_L}+(?: {_L}+)?,? "),
    rating=re.compile(r"(?:puan[iı]?m?|not(?:um|u)?|skor(?:um|u)?)(?: ise|:|,)? ?(?:[<*_][^ 0-9]*)?$"),
    joined=re.compile(rf"['’]?{_L}{{0,3}} (?:tek (?:pakette|gövdede|çatida) )?birleştir"),
)
