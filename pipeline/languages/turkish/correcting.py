"""Turkish corrections: ``450 W yazmıştık, doğrusu 400 W``. Data on folded text, in which every i has its dot."""

from __future__ import annotations

import re

from pipeline.languages.correcting import Correcting

_WROTE = (
    "(?:yaz(?:miş|dik|ilm|ildi)|ver(?:miş|dik|ilm|ildi)|aktar(?:miş|dik|ilm|ildi)|duyur(?:muş|duk|ulm|uldu)|belirt(?:miş|tik|ilm|ildi)|demiş|denmiş|denildi|geç(?:miş|ti|en)|yer al(?:miş|di|an)|"
    "bildir(?:miş|dik|ilm|ildi)|açikla(?:miş|dik|nm|ndi)|göster(?:il|miş)|yayimla(?:miş|dik|nm|ndi)|paylaş(?:miş|tik|ilm|ildi)|kullan(?:miş|dik|ilm|ildi))(?!ğ)"
)
_END = "[\"”]?['’]?[a-zçğöşü]{0,6}[\"”]?"

CORRECTING = Correcting(
    made=re.compile(
        rf"düzelt(?:me|ir|iyor|ilmiştir|ildi|ti|mek|il[ie]r)|tekzip|sehven|yanlişlikla|hatali(?:dir|ydi|ymiş| olarak| {_WROTE})|yanliş(?:tir|ti|miş| olarak| {_WROTE})|doğrusu|doğru (?:değer|rakam|sayi|bilgi|tutar|oran|veri)|özür dile|olacakti|olmaliydi|yazmişti[mk]|yazmişiz"
    ),
    ours=re.compile(r"haber|gazetemiz|dergimiz|sitemiz|yazimiz|bültenimiz|(?:miştik|muştuk|mişiz)(?![a-z])"),
    instead=re.compile(rf"{_END} değil(?:dir|di|miş)?(?![a-zçğöşü])"),
    reported=re.compile(rf"{_END}(?: (?!doğru|gerçek|asl)[a-zçğöşü'’]+){{0,4}}? {_WROTE}"),
    wrong=re.compile(rf"hatali(?:dir|ydi|ymiş)|yanliş(?:tir|ti|miş)(?![a-zçğöşü])|doğru değil|gerçeği yansitm|(?:sehven|yanlişlikla|hatali olarak|yanliş olarak|hatali|yanliş) (?:[a-zçğöşü]+ ){{0,2}}?{_WROTE}"),
    holds=re.compile(r"[\"”]?['’]?(?:[dt][iuü]r|yd[iuü]|[dt][iuü])(?=[ ,;.])|;"),
    doubtful=re.compile(r"(?:haber|yazi|metin|ilan|duyuru|bülten|tablo|afiş|başlik)[a-zçğöşü]* (?:geçen|yer alan|yazan|verilen|belirtilen)[^.,]{0,25}$|(?:sehven|yanlişlikla|hatali olarak|yanliş olarak) [^.,\d]{0,20}$"),
    right=re.compile(r"doğrusu|doğru (?:değer|rakam|sayi|bilgi|tutar|oran|veri)|gerçek (?:değer|rakam|sayi|tutar|oran)|aslinda|oysa"),
    settled=re.compile(rf"{_END}(?: (?:olacakti|olacaktir|olmaliydi|olmalidir)| (?:olarak|diye|şeklinde) (?:düzelt|değiştir)|(?<=[aeyi]) düzelt)"),
    error_for=re.compile(r"(?!)"),
    between=re.compile(rf"{_END}(?:(?<=[dt][ae]n)| yerine|,)? [\"“]?"),
    changed=re.compile(rf"{_END}(?: (?:olarak|diye|şeklinde))? düzelt"),
    negates=re.compile(r"değil|(?<![a-zçğöşü])(?:yok|ne|hiç)(?![a-zçğöşü])|m[ae]d[iı]|m[iuı]yor|m[ae]z(?![a-zçğöşü]{3})|m[ae]y[ae]c|m[ae]m[iı]ş|yanliş|yalan|hata|düzelt|doğrusu|iptal|asilsiz|reddet|yalanla|aksine|uydurma|sehven|abarti|kaldiril"),
    told=re.compile(r"düzelt(?:me|iyo|ti|ir|el|il(?:di|ir|iyor|en|ecek|miş (?:metin|haber|h[aâ]l|sürüm)))|tekzip|yanl[ıi]ş(?:[^ ]|$| (?:[^a]|a[^n]|an[^l]))|hatal[ıi]|hata,|geri çekti|geri çekil|revize|güncelledi|doğrusu|özür dile|gerçeği yans[ıi]tm"),
    taken_back=re.compile(r"^[’']?\w{0,4}\s?(?:değil|yanliş|hatali|yerine|olarak verilmiş|yazan)"),
    former=re.compile(r"(?:daha önce|önceki|ilk|eski)\W[^.,]{0,14}$"),
)
