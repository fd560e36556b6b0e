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
)
