"""Turkish numbers beside names of products: ``A100'de 54 milyar transistör``."""

from __future__ import annotations

import re

from pipeline.languages.placing import Placing

PLACING = Placing(
    like=re.compile(r"['’]?\w{0,3} gibi[\s,]"),
    has_not=re.compile(r"\S{0,6} (?:değil|yerine|yok)"),
    gap=re.compile(r"(?<![a-zçğöşü])(?:fiyat )?fark[iı]?(?: ise| tam)? $|(?<![a-zçğöşü])fazladan (?:ver|öde)\w+ $"),
    gap_behind=re.compile(r"(?:'?lik)? (?:fazla öde|daha pahali|fazladan)"),
    used=re.compile(r"ikinci el|şimdi|bugün|güncel|sahibinden"),
    of_it=re.compile(r"(?:['’]n?[iuü]n|['’]n?[iuü]nkin[iuü]n)\s(?:tam |yaklaşık )?$"),
    has_it=re.compile(r"(?:['’][dt][ae]|['’]n?[iuü]n|,| ise)?(?: [^\s,.;]+){0,5} $"),
    level=re.compile(r"toplam|sunucu|düğüm|raf|küme|tanesi|ikisi|dördü|sram|sınırla|limit|sistem belle", re.IGNORECASE),
    link=re.compile(r"nvlink|pcie|infiniband|ara bağlanti|infinity fabric"),
    times_of=re.compile(r"[’']?n?[ıiuü]n (?:yaklaşık |neredeyse )?[\d.,]+ kat"),
    compared=re.compile(r"^(?:[’']?[dt][ae](?:ki|n)\b|[’']?\w{1,3} (?:göre|kıyasla|karşı))"),
    nouns={
        "tensor_core_count": re.compile(r"tens[öo]r çekirde|tensor core"),
        "transistor_count": re.compile(r"transist[öo]r"),
        "core_count": re.compile(r"\bcores?\b|çekirde[kğ]"),
        "memory_bandwidth": re.compile(r"bant genişli|bandwidth"),
        "memory_capacity": re.compile(r"vram|hbm|gddr|belle[kğ]"),
        "die_area": re.compile(r"kalıp|alan"),
    },
    measures={
        "memory_bandwidth": re.compile(r"bant genişli"),
        "memory_capacity": re.compile(r"hbm|belle[kğ]"),
        "tensor_core_count": re.compile(r"tens[oö]r çekirde"),
        "core_count": re.compile(r"çekirde"),
        "power": re.compile(r"tdp|güç tüketim"),
    },
    owner_next=re.compile(r"l[ıiuü]k\s"),
    mixed=re.compile(r"\w[dt][ae]n daha|göre|aksine"),
)
