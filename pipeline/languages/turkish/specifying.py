"""Turkish words around values of data sheets: ``sistem belleği``, ``çip başına``."""

from __future__ import annotations

import re

from pipeline.languages.specifying import Specifying

SPECIFYING = Specifying(
    of_one=re.compile(r"(?:çip|kart|yonga) başına[^.,;]{0,24}$", re.IGNORECASE),
    host_before=re.compile(r"(?:sistem|ana|sunucu) belle[^.,;\d]{0,24}$|\bRAM[^.,;\d]{0,10}$", re.IGNORECASE),
    of_which_kind=re.compile(r"bellek (?:tür|tip|çeşi|nesl|teknoloji|standar)", re.IGNORECASE),
    more_of_it=re.compile(r"(?<!\w)(?:fazladan|ekstra|ek olarak)", re.IGNORECASE),
    like_it=re.compile(r"[’']?\w{0,4} (?:gibi|ile ayni)"),
    in_a_rack=re.compile(r"(?<![a-zçğöşü])(?:raf|dola[bp]|kabin)[a-zçğöşü]{0,6}\s(?:[a-zçğöşü]{1,10}\s){0,2}$"),
    other_chips=re.compile(r"nvswitch|(?<![a-z])mig(?![a-z])"),
    per_area=re.compile(r"milimetrekare|mm²|mm2|㎟", re.IGNORECASE),
    of_the_server=re.compile(r"^\S*\s?\S*\s(?:sistem|sunucu) (?:belle|RAM)", re.IGNORECASE),
    of_each_of_many=re.compile(r"^\S+\s?\S*[lL][ıiuü]k (?:iki|üç|dört|beş|altı|yedi|sekiz|on|on iki|\d{1,2}) (?:adet )?(?:yığın|modül|çip|yonga|parça|kalıp)"),
    not_one_to_one=re.compile(r"[’']?\w{0,3} (?:olarak |biçimde |şekilde )?(?:karşilaştir|kiyasla)\w*?(?:amaz|lmaz|nmaz|mamali|(?:mak|masi) (?:doğru|mümkün|adil|anlamli) değil)"),
    same_price=re.compile(r"fiyat[^.,]{0,30}?(?:aynı|değişme)", re.IGNORECASE),
    host_behind=re.compile(r"\s(?:sistem|ana|sunucu) belle"),
)
