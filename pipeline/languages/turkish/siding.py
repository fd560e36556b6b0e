"""Turkish sides of a comparison: ``öncekinden``, ``yeni kartta``, ``A100'den büyük``."""

from __future__ import annotations

import re

from pipeline.languages.siding import Siding

SIDING = Siding(
    earlier=re.compile(r"eski|önceki|öncesi|geçen yil|geçen ay|selef|evvel|yilbaşi|(?:yil|ay|hafta|gün|saat|kuşak) önce|[iiuü]yordu\b|önceden|bir önceki"),
    value_than=re.compile(r"^[’']?(?:y?[ıiuü]n|s[ıi]n|l[ıiuü]k|n)?[’']?[dt][ae]n\b|^[’']?l[ıiuü]k \w{3,16}n[dt][ae]n\b|^[’']?\w{0,5}(?: \w+)? (?:yerine|göre|karşı|karşılık|kıyasla)\b|^[’']?(?:y?ken|iken|y?d[ıiuü])\b|^\sidi\b"),
    past=re.compile(r"(?!)"),
    new_subject=re.compile(r"^[’']?(?:y?d[ıiuü]ğ[ıi]ndan|olduğundan|olduğu için)\s([^,.;:\d]{1,16}?)\s$"),
    points_back=re.compile(r"^(?:bu|o)\b"),
    later=re.compile(r"\byeni|\bşimdi|bu yıl|bugün|sonrasında|artik\b"),
    breaks=re.compile(r"[;:·]\s|,\s|\s(?:ama|ancak|oysa|ise|ve)\s"),
    one_and_other=re.compile(r"\bbiri\b.*\b(?:öteki|diğeri|öbürü)\b"),
    had_been=re.compile(r"[a-zçğöşü]m[iuü]şt[iuü](?![a-zçğöşü])|\bilk [a-zçğöşü]{3,}"),
    model_year=re.compile(r"(?<!\d)(20\d\d)(?=[’']?\w{0,3} model)"),
    rival=re.compile(r"rakib|rakip"),
    subject=re.compile(r"(?!)"),
    name_than=re.compile(r"((?:[^\s,.;:()]+\s){0,2}[^\s,.;:()]+?)(?:[’']?(?:y?[iiuü]n|s[ii]n)?[dt][ae]n(?=\s)|[’']?[ynesaiiuü]{1,3} göre)(?=[\s,])"),
    before_name=re.compile(r"(?!)"),
    designation=re.compile(r"(?!)"),
    when=re.compile(r"(?!)"),
    relative=re.compile(r"^[’']?\w{0,5}\s(?:\w+\s){0,2}?\w+(?:[ae]n|d[iıuü]ğ[iıuü]|t[iıuü]ğ[iıuü])\s(?:\w+\s){0,2}?\w+?[’']?(?:y?[ıiuü]n|s[ıi]n)?[dt][ae]n\s(?:daha )?$"),
    than=re.compile(r"(?!)"),
    adnominal=re.compile(r"(?!)"),
    topic=re.compile(r"(?!)"),
    marks="",
)
