"""Turkish words of numbers that come of others: ``toplamın yüzde 42'si``, ``tam üç katı``, ``yüzde 13 yükseldi``."""

from __future__ import annotations

import re

from pipeline.languages.reckoning import Reckoning

RECKONING = Reckoning(
    of_whole=re.compile(r"(?:toplamin|tamaminin|bütünün|gelirin|gelirlerin|cironun|bütçenin|pazarin|bunun)\s(?:yaklaşik |tam )?$"),
    exactly=re.compile(r"\b(?:tam|tamı tamına|tami tamina|tam olarak)\s$"),
    each=re.compile(r"\bher ?biri|\bbaşina|\btanesi|\bteker teker|\bher \w+"),
    went_up=re.compile(r"^[’']?\w{0,3}\s(?:daha |kadar )?(?:yükseldi|yükseltti|yükselmiş|arttı|artti|artmiş|artirdi|artırdı|çıkardık|düştü|geriledi|yükseliş|artiş)"),
    apart=re.compile(r"göre|oranla|kiyasla|[dt][ae]n daha|hedef|bağil"),
    yardstick=re.compile(r"ortalama|beklenti|tahmin|hedef|medyan|eşik|sinir"),
    against_it=re.compile(r"\b(?:bu|o|şu) (?:ortalama|beklenti|tahmin|hedef|medyan|eşi[kğ]|sinir)\w*\s(?:hayli |epey |çok |biraz |oldukça |bir hayli |epeyce |daha |hâlâ |hala )*(?:(?:yüzde |% ?)\d+(?:,\d+)? (?:kadar |civarinda |daha )*)?"),
    of_another=re.compile(r"[a-zçğöşü]{3,}(?:s[iu]|[iuü]) (?<!yani )(?<!şimdi )(?<!demek ki )$|geçen yilki $"),
    describes_next=re.compile(r"[^.,]{0,12}(?:altinda|üstünde|üzerinde) (?:kalan|olan) "),
    against_a_plan=re.compile(r"\b(?P<noun>hedef|ihtiya|beklenti|tahmin|bütçe|talep|ortalama|sipariş|plan(?=d|l))\w*?(?:n?[iu]n|[dt][ae]n)\s(?:hayli |epey |çok |biraz |oldukça |bir hayli |epeyce |daha |hâlâ |hala )*"),
    describes_it=re.compile(r"(?:[’']?l[iu][kğ])?\s?"),
    speaker=re.compile(r"\b(?:biz|bizimki|bizim (?:kart|yonga|çip|taraf|kutu|sistem)\w*)\s(?:biraz |çok |epey |hafifçe |az da olsa )*"),
    speakers_own=re.compile(r"\b(?:bizde|bizimki|bizim (?:kart|yonga|çip|taraf|kutu|sistem)\w*)(?: ise| de| da)?\s(?:saniyede |saatte |yaklaşik )?$"),
    scales=(1e3, 1e6, 1e9),
    grouped=re.compile(r"\d{1,3}\.\d{3}(?![\d.,])"),
    decimals=re.compile(r"\d,\d{1,2}(?!\d)"),
)
