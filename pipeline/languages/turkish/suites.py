"""Turkish rounds of a benchmark: ``önceki tur``, ``kasım ayındaki turda``. Data on folded text, in which every i has its dot."""

from __future__ import annotations

import re

from pipeline.languages.suites import Suites
from pipeline.languages.turkish.events import MONTHS

SUITES = Suites(
    round_before=re.compile(r"(?:önceki|bir önceki|geçen) ?tur"),
    now=re.compile(r"[,;]\s(?:şimdi|artik|bu kez)\s[^,;]*$"),
    held_against=re.compile(r"v?\d\.\d(?:['’]?[dt][ae]ki|['’]?[ae] göre|['’]?[dt][ae]n)(?![a-z])"),
    right_before=re.compile(r"(?:bir )?önceki (?:tur(?:da|un|daki)? )?(?:olan )?v?$"),
    now_again=re.compile(r"(?<![a-zçğöşü])bu (?:kez|sefer|defa|turda)(?![a-zçğöşü])"),
    both_rounds=re.compile(r"(?:her )?iki tur(?!b)"),
    other_suites=re.compile(r"mlperf[^.\n]{0,12}(?:inference|inferans|çikarim|tiny|storage|depolama|hpc|client|mobile|automotive)"),
    training=re.compile(r"mlperf[^.\n]{0,12}(?:training|eğitim)"),
    before_division=re.compile(r"(?!)"),
    of_month=re.compile(rf"(?<![a-zçğöşü\d])(?P<month>{'|'.join(MONTHS)})(?: ayi)?(?:ndaki|nda|daki|taki|da|ta)? (?:\d{{4}} )?tur(?!k)(?:[^;.]|(?<=\d)\.(?=\d))*$"),
    named=re.compile(r"(?<![a-z])tur(?:u|un|una|unda|undan|undaki|da|dan|daki)?(?![a-z])|(?<![a-z])v\d"),
    behind=re.compile(r"['’][dt][ae]|['’]n?[iuü]n (?:en |açik |kapali |ilk |son )"),
    adjoined=re.compile(r"(?:['’]?[dt][ae]ki|['’]?n?[iuü]n| (?:tur|sonuç)[a-zçğöşü]{1,6}(?:ki|[iuü]n)|(?:['’]?(?:y?[ae]|[dt][ae])| tur[a-z]{1,4}) (?:[a-zçğöşü]+ )?[a-zçğöşü]{2,}[ae]n) (?:[a-zçğöşü]{2,10}(?:['’]?n?[iuü]n)? )?"),
)
