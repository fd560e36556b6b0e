"""Turkish events with a date: ``2027 haziranında açılacak``, ``geçen yılın sonunda``. Data on folded text, in which every i has its dot."""

from __future__ import annotations

import re

from pipeline.languages.events import Events

MONTHS = ("ocak", "şubat", "mart", "nisan", "mayis", "haziran", "temmuz", "ağustos", "eylül", "ekim", "kasim", "aralik")

EVENTS = Events(
    moved=re.compile(r"ertele|öne (?:al|çek)|uzat|geri kal"),
    again=re.compile(r"ikinci|sonraki|aşama|ek \w+"),
    according=re.compile(r"^[’']?\w{0,3}\s[^,.\d]{0,24}(?:açıklamada|açıklamasında|göre\b)"),
    bare_day=re.compile(r"(?!)"),
    said=re.compile(r"(?!)"),
    events=(
        ("open", re.compile(r"işiklar\w* yan|açil(?:acak|iyor|iş|mas)|devreye (?:gir|al)|hizmete (?:gir|al)|tamamlan(?:acak|mas)")),
        ("build", re.compile(r"temel(?:i|leri)? at")),
        ("ship", re.compile(r"^.{0,18}~.{0,8}\bçik(?:an|ti)\b|satişa (?:sun|çik)|piyasaya (?:sür|çik)|sevk(?:iyat)?\w* başla|teslimat\w* başla")),
        ("maintain", re.compile(r"^[^~]{0,12}\bbakim\.|bakim(?:da|dan|i|in|a)?\b(?! \w*(?:maliyet|ücret|gider|onarim|sözleşme))")),
        ("mass", re.compile(r"seri üretim")),
        ("close", re.compile(r"son başvuru|başvurular\w* (?:\w+ )?(?:kapan|bit|sona)|başvuru\w* son")),
        ("deliver", re.compile(r"teslim (?:ed|tarih|süre|al)|teslimat(?!\w* başla)")),
        ("list", re.compile(r"halka (?:arz|açil)")),
        ("results", re.compile(r"(?P<who>[a-zçğöşü]{2,})(?:[’']\w{1,4})?\sbilanço")),
        ("found", re.compile(r"kuruldu|kurulan")),
    ),
    relative=re.compile(rf"(?P<year>geçen yil|bu yil|gelecek yil|önümüzdeki yil)(?:in|nin)? (?:(?P<part>başinda|ilk yarisinda|ikinci yarisinda|sonunda|ilkbaharinda|sonbaharinda)|(?P<month>{'|'.join(MONTHS)})(?= ay| ?['’]))"),
    years={"geçen yil": -1, "bu yil": 0, "gelecek yil": 1, "önümüzdeki yil": 1},
    parts={"başinda": "-Q1", "ilk yarisinda": "-H1", "ikinci yarisinda": "-H2", "sonunda": "-Q4", "ilkbaharinda": "-Q2", "sonbaharinda": "-H2"},
    months={name: month for month, name in enumerate(MONTHS, start=1)},
)
