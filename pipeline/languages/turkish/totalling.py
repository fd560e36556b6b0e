"""Turkish totals: ``toplamda 640 milyona çıktı``, ``bölümde 74 kişiyiz``."""

from __future__ import annotations

import re

from pipeline.languages.totalling import Totalling

TOTALLING = Totalling(
    total=re.compile(r"\btoplam\w*|\bhepsi\b|\btopu topu\b|\bbirlikte\b|\bböylece\b|\btamami\b|\beder\b|\bderken\b"),
    more=re.compile(r"\bdahil\b|\bgibi\b|\bbaşta\b|\bayrica\b|\bhariç\b|\bhedef|\bplan"),
    people=re.compile(r"^(?:\s?(?:kişi|çalişan|mühendis))?y?iz\b|^(?:\s?kişi)?lik (?:bir )?ekibiz\b"),
    of_list=re.compile(r"\bgöre\b|\bkiyasla\b|\byerine\b|\bdaha\b|\bsirasiyla\b|\b[dt][ae]n \S+ (?:çık|in|yüksel|düş)|\bönceki\b|\bfiyat|\bortalama\b|\brekor"),
)
