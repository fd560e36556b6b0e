"""What a Turkish number bounds: ``yaklaşık``, ``en az``, ``'den fazla``, ``'in altında``."""

from __future__ import annotations

import re

from pipeline.languages.turkish.numerals import SPACES, lower
from schemas.records import Quantifier

_BEFORE_END = re.compile(
    r"(?:(?P<at_most>[eE]n (?:fazla|çok)|[aA]zami|[mM]aksimum)|(?P<at_least>[eE]n (?:az|azından)|[aA]sgari|[mM]inimum)|(?P<about>[yY]akla[şs][ıi]k|[nN]er(?:e)?deyse|[aA]şağı yukarı|[tT]akriben|[kK]abaca|[tT]ahminen|[~≈])|(?P<less_than><(?![a-z/]))|(?P<most>≤)|(?P<least>≥))(?: olarak)?[ \u00a0]?%?$"
)
_BOUND_SIGNS = frozenset("~≈<≤≥")
_BOUND_ENDS = frozenset(("zla", "çok", " az", "dan", "ami", "mum", "ari", "şık", "sik", "şik", "sık", "yse", "arı", "ben", "aca", "nen", "rak"))
_SUFFIX = r"['’‘´`*]*[a-zçğıöşü]{0,7}?"
_ABLATIVE, _GENITIVE, _ACCUSATIVE, _DATIVE = r"[dt][ae]n", r"n?[ıiuü]n", r"[ıiuü]", r"[ae]"
_AS_GOOD = r"(?:hızlı|hizli|iyi|güçlü|verimli|ucuz|pahalı|büyük|küçük|yavaş|sessiz|serin|başarılı|etkili)"  # `dört GPU kadar hızlı`: as fast as four
_EVEN = r"(?:(?:bile|da|de)[ \u00a0])?"  # `yarısından da az`
_BY_A_BIT = r"(?:biraz|epey|hafif(?:çe)?|azıcık|hemen|bir parça|bir tutam)"
_ODD = " küsur"  # `14 küsur saniye`
_NEVER = r"(?:(?:hiç(?:bir (?:zaman|koşulda|testte))?|asla|bir kez bile|bir kere bile|bir an bile|henüz|hâlâ|neredeyse hiç)[ \u00a0])?"
_NOT = r"(?:m(?:a(?:d[ıi]|z|ya[nc]|m[ıi]ş)|[ıu]yor)|[ae]?m[ae](?:d[ıi]|z|y[ae]n|m[ıi]ş)|ama|eme)"  # `ulaşmadı`, no `ulaşması`, no `ulaşmış`
_DENIES = r"[ \u00a0](?:(?!ve[ ]|ama[ ])[^\s.,;]+[ ]){0,2}?(?:[a-zçğıöşü]*(?:m[ıiuü]yor|m[ae](?:z(?![a-zçğıöşü])|yaca[kğ]|yece[kğ]|d[ıi](?:ğ|(?![a-zçğıöşü]))|m[ıi]ş))|değil(?![ ]m[ıi])|yok(?:tu(?:r)?|muş)?(?![a-zçğıöşü]))"  # `altında olmayacak`, `üzerinde satılmıyor`
_SIGN_BOUNDS = {"most": "at_most", "least": "at_least"}
_AFTER = re.compile(
    rf"{_SUFFIX}(?:"
    rf"(?P<about>[ \u00a0](?:civar|dolay|ner(?:e)?deyse|aşağı yukarı|falan|filan|bandında|etrafında|(?:(?<=[0-9][ \u00a0])|(?<=kat[ \u00a0]))kadar|kadar(?![ \u00a0](?:da[ ]|de[ ])?{_AS_GOOD}))|{_DATIVE}[ \u00a0](?:yak[ıi]n|yakla[şs]|dayand)|[ \u00a0]var[ \u00a0]ner(?:e)?deyse)"
    rf"|(?P<exact>{_DATIVE}[ \u00a0]kadar[ \u00a0](?:in|düş|bekle|geri))"
    rf"|(?P<at_most>{_DATIVE}[ \u00a0](?:kadar|dek|varan|ulaşabil|çıkabil)|{_ACCUSATIVE}[ \u00a0]{_NEVER}(?:(?:ge[çc]m[ae]|a[şs]ma)(?!s[ıi]|k|y[ıi](?!p))|ge[çc]miyor|ge[çc]irm(?:[ıi]yor|edi|ez)|a[şs]m[ıi]yor|a[şs]t[ıi]rm[ıi]yor|ge[çc]eme|a[şs]ama)|{_ACCUSATIVE}[ \u00a0](?:ge[çc]ti[ğg]i|a[şs]t[ıi][ğg][ıi])(?:n[ıi])?[ ](?:hiç[ ]|daha[ ]|henüz[ ])?(?:olma|yok|görülme|gör(?:me|em|üm)|rastlama|ölçme)|{_GENITIVE}[ \u00a0](?:[üu]zerine|[üu]st[üu]ne)[ ]{_NEVER}ç[ıi]k(?:m(?:[ae]|[ıi]yor)|ama)|[ ](?:hız|değer|seviye|düzey)[a-z]*a[ ]kadar"
    rf"|{_ABLATIVE}[ \u00a0](?:b[üu]y[üu]k|fazla|uzun|[çc]ok|y[üu]ksek|yukarı)(?:ya|sı(?:nı)?)?{_DENIES}|{_GENITIVE}[ \u00a0](?:[üu]zerinde|[üu]st[üu]nde){_DENIES}|(?:[ \u00a0]ile|l[ae])[ \u00a0]s[ıi]n[ıi]rl(?![ıi][ \u00a0]kal))"
    rf"|(?P<more_than>{_ABLATIVE}[ \u00a0]{_EVEN}(?:(?:daha|{_BY_A_BIT})[ \u00a0])?(?:fazla|[çc]o[kğ]|uzun|b[üu]y[üu]k|y[üu]ksek|yukarı|(?<=kat[ıi]ndan[ \u00a0])(?:h[ıi]zl[ıi]|pahal[ıi]))|{_GENITIVE}[ \u00a0]{_EVEN}(?:(?:[çc]ok|{_BY_A_BIT})[ \u00a0])?(?:[üu]zerin|[üu]st[üu]|ötesi)"
    rf"|(?:{_ACCUSATIVE}|(?<=[ıiuü])|[ ](?:baraj|sınır|eşi[kğ])[a-zı]*)[ \u00a0](?:az[ ]farkla[ ]|rahatlıkla[ ]|ilk[ ](?:defa|kez)[ ])?(?:a[şs](?=k[ıi]n|an|t[ıi]|[ıi]yor|ar(?![a-z])|aca[kğ]|m[ıi]ş|abil|ıl)|ge[çc](?=iyor|eceğ|ti(?!r)|en(?![ \u00a0](?:y[ıi]l|ay|hafta|sene|çeyrek|dönem))|er(?![a-z])|ecek|miş|ebil|il)))"
    rf"|(?P<at_least>{_ABLATIVE}[ \u00a0](?:itibaren|ba[şs]l)|[ \u00a0](?:ve üzeri|ve üstü|veya daha fazla)|{_GENITIVE}[ \u00a0]alt[ıi]na[ ]{_NEVER}(?:in|d[üu][şs]|gerile)(?:(?:m[ae]|em[ei])(?!s[ıi]|k|y[ıi](?!p))|m[ıiuü]yor)|{_ABLATIVE}[ \u00a0](?:az|k[ıi]sa|k[üu][çc][üu]k|ucuz|d[üu][şs][üu]k|a[şs]a[ğg][ıi])(?:ya|s[ıi](?:n[ıi])?)?{_DENIES}|{_GENITIVE}[ \u00a0]alt[ıi]nda{_DENIES})"
    rf"|(?P<less_than>{_ABLATIVE}[ \u00a0]{_EVEN}(?:(?:daha|{_BY_A_BIT})[ \u00a0])?(?:az(?:[ıi](?:n[ıi]|yla)?|d[ıi]r?|m[ıi][şs])?(?![a-zçğıöşü])|k[ıi]sa|k[üu][çc][üu]k|ucuz|d[üu][şs][üu]k|aşağı)|{_GENITIVE}[ \u00a0]{_EVEN}(?:(?:[çc]ok|{_BY_A_BIT})[ \u00a0])?alt[ıi]n|{_ACCUSATIVE}[ ](?:bile[ ])?(?:bul|gör|yakalay?){_NOT}|{_DATIVE}[ ](?:bile[ ])?(?:var|ulaş){_NOT}|[ ]bile[ ](?:(?:fark[ ])?etm|tutm|değil)))"
)
_AFTER_HEADS = frozenset("'’‘´`*abcçdefgğhıijklmnoöpqrsştuüvwxyz")
_AFTER_SPACE = frozenset("cdefbhkisv")
"""With what ``_AFTER`` may begin, and what may follow where it begins with a space."""
_SUFFIXED = re.compile(r"['’‘´`*]*[a-zçğıöşü]{0,11}[ \u00a0](?P<head>..)")
_AFTER_SUFFIX = frozenset("ci do fa fi ba de he ka ya va ul çı ge aş as bü bu uz ço co il sı si da yü yu üz üs us az kı ki kü ku uc dü du al it ve de hi az ra bi ep et öt ba il var bul ul hı pa".split())
"""The first two letters of what ``_AFTER`` may look for after a suffix and a space."""
_POSSESSED = re.compile(r"s[ıiuü]|tı|ri")
_CAPITAL_AHEAD = re.compile(r"['’]?[^\W\d_]{0,7}[ \u00a0][A-ZÇĞİÖŞÜ]")
_LOUD = re.compile(r"(?:['’]?(?:[a-zçğıöşü]{1,7}|[A-ZÇĞİÖŞÜ]{1,7}))?[ \u00a0][A-ZÇĞİÖŞÜ]{2}|['’]?[a-zçğıöşü]{0,7}[ \u00a0](?:Var|Ulaş|Aş|Geç|Üzer|Üst|Alt|Fazla|Çok|Daha|Civar|Yak|Kadar|Az(?![a-z]))")
_OF_ITS = re.compile(r"['’]s?[ıiuü]n[dt][ae]n[ \u00a0](?:(?:daha|biraz|epey)[ \u00a0])?(?:yüksek|büyük|uzun|düşük|küçük|kısa|hızlı|yavaş)(?![a-zçğıöşü])")  # `3090'ın 936'sından yüksek`: than its 936, which is no bound
_BEYOND_ITS = re.compile(r"['’]s?[ıiuü]n[ıiuü]n[ \u00a0](?:(?:çok|epey|hayli|oldukça|biraz|hafif|neredeyse)(?:çe)?[ \u00a0])?(?:üzerin|üst[üu]n|alt[ıi]n)")  # `H100'ün 700 W'ının üzerinde`: the same; a part of a whole (``bütçenin yüzde 35'inin üzerinde``) is one
_AS_MUCH = re.compile(r"['’]?(?:s[ıiuü]|[ıiuü])[ \u00a0]kadar(?![ıi])")  # `yarısı kadar`, `yüzde 65'i kadar`: as much as, no more or less


def quantifier(text: str, start: int, end: int) -> Quantifier:
    """How a number is bounded by the words before and behind it; in capitals they are read in small letters."""
    if text[start - 2 : start - 1].isupper() or (_CAPITAL_AHEAD.match(text, end) and _LOUD.match(text, end)):
        first = max(0, start - 24)
        return _quantifier(lower(text[first : end + 60]), start - first, end - first)
    return _quantifier(text, start, end)


def _quantifier(text: str, start: int, end: int) -> Quantifier:
    if _ODD in text[start:end]:
        return "more_than"
    char = text[end : end + 1]
    if _OF_ITS.match(text, end) or (_BEYOND_ITS.match(text, end) and "%" not in text[start:end] and not text.startswith(("yüzde", "Yüzde"), start)):
        return "exact"
    if char in _AFTER_HEADS:
        suffixed = _SUFFIXED.match(text, end)
        after = _AFTER.match(text, end) if suffixed and suffixed["head"] in _AFTER_SUFFIX else None
    else:
        after = _AFTER.match(text, end) if char in SPACES and text[end + 1 : end + 2] in _AFTER_SPACE else None
    if after and not (after.lastgroup == "about" and (_AS_MUCH.match(text, end) or (_POSSESSED.match(text, end - 2) and text.startswith(" kadar", end)))):
        return after.lastgroup or "exact"  # type: ignore[return-value]
    ending = text[start - 5 : start].rstrip("% \u00a0")[-3:]
    if ending not in _BOUND_ENDS and ending[-1:] not in _BOUND_SIGNS:
        return "exact"
    before = _BEFORE_END.search(text, start - 18, start)
    found = before.lastgroup if before else None
    return _SIGN_BOUNDS.get(found, found) if found else "exact"  # type: ignore[return-value]
