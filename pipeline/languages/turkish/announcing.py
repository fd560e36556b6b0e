"""Turkish announcements: ``şu üç neden``, ``ilk olarak … ikinci``, ``A, B ve C``. Data on folded text, in which every i has its dot."""

from __future__ import annotations

import re

from pipeline.languages.announcing import Announcing

ANNOUNCING = Announcing(
    noun=re.compile(r"(?:\w+\s){0,2}?(neden|sebep|sebeb|ölçüt|kriter|deney|test|yol|yöntem|fark(?!li)|özellik|adim|aşama|koşul|şart|hedef|sorun|soru|seçenek|nokta|başlik|alan|ilke|kural|etken|faktör|avantaj|konu|gerekçe|unsur|madde|şey|sonuç|değişiklik|yenilik|bulgu|öneri|haber|eksi|arti)\w*"),
    kind=re.compile(r"(?!)"),
    back=re.compile(r"(?:^|\s)(?:bu|şu an|o|her|diğer|kalan|başka|yukaridaki|son|ilk|en az|en fazla|en|birkaç)\s$"),
    part=re.compile(r"\S*\s?(?:biri\b|birini|birinden|ikisi\b|fazla|kadar)|\S*\sd[ae]\b|['’](?:ten|dan|den|tan|ü|u|i|si|sü)\b"),
    ahead=re.compile(r"\bşu\b|\bşunlar|aşağidaki|şöyle|\bsiralan"),
    is_so_many=re.compile(r"[^.:]{0,40}\b(?:var|vardir|bulunuyor|yaptik|yürüttük)[.:]?\s*$"),
    and_others=re.compile(r"\bgibi\b|\bvb\b|\bvs\b|\bvesaire|\bdahil\b|\börneğin\b|\bbaşta\b|\bilki\b|en önemli|…|\.\.\."),
    clause=re.compile(r"(?:yor(?:du)?|[dt][iuü](?:k|m|ler|lar)?|m[iuü]ş(?:t[iuü])?|[ae]ca[kğ]\w*|[ae]ce[kğ]\w*|m[ae]li|[dt][iuü]r|lar|ler|var|yok|değil|miyor)[.!?\"”’)]*$"),
    joined=re.compile(r"\s(?:ve|ile|veya|ya da)\s"),
    commas=re.compile(r",\s(?:ve\s)?|、|\s?;\s"),
    ends_so=re.compile(r"(?!)"),
    series=(
        ("birincisi", "ikincisi", "üçüncüsü", "dördüncüsü", "beşincisi"),
        (r"(?:ilk olarak|ilki\w*|birinci\w*|ilk)", r"(?:ikinci\w*|diğeri\w*|öteki\w*)", r"üçüncü\w*", r"dördüncü\w*", r"beşinci\w*"),
        (r"biri\w*", r"(?:diğeri\w*|öteki\w*)"),
    ),
    last=r"(?:son olarak|sonuncu\w*|son(?= \w+sa\b))",
    adjective=re.compile(r"(?:ilk|birinci|ikinci|üçüncü|dördüncü|beşinci)"),
    adverb=re.compile(r" olarak|,|:"),
    numbered=re.compile(r"(?!)"),
    of_these=re.compile(r"(?!)"),
    list_ends=re.compile(r"olmak üzere$"),
    sums_up=re.compile(r"(?:\s|^)(?:olmak üzere|toplam)$"),
    list_begins=re.compile(r"[:(]\s?"),
    and_last=re.compile(r"(?!)"),
    roundup=re.compile(r"(?<![a-zçğöşü])(?<!basin )bülten|(?<![a-zçğöşü])haftalik (?:mektup|özet|not|derleme|posta)|(?<![a-zçğöşü])haftanin (?:[^.\n]{0,40})(?:haber|başliğ|özet|not|gelişme)|(?<![a-zçğöşü])(?:bu hafta|bugün) [^.\n]{0,24}(?:haber|başlik|konu|not)(?:imiz|um| )|(?<![a-zçğöşü])kisa kisa"),
)
