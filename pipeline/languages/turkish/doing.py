"""Turkish words for who does something with so many: ``5 binini Ege Telekom … verdi``, ``sunucunun tükettiği güç``, ``4,1 milisaniyedeyiz``. Data on folded text."""

from __future__ import annotations

import re

from pipeline.languages.doing import Doing

_AT, _L = "(?<![a-zçğöşü])", "[a-zçğöşü]"
_TAKES = "ver|al|iste|sipariş|kap|devral|üstlen|karşila|tüket|üret|öde|kullan|satin|rezerve|ayir|kirala"

DOING = Doing(
    taken=re.compile(r"['’]?(?:s?[iuü])?n[iuü](?: ise| da| de)? "),
    takes=re.compile(rf"(?: ise)?(?:,| ve (?=[0-9])| (?:{_L}+ ){{0,2}}?(?:{_TAKES}))"),
    taker=re.compile(rf"(?P<who>(?:{_L}+ ){{0,2}}{_L}+) (?={_TAKES})"),
    hands_over=re.compile(rf"{_AT}(?:gönder|teslim e[dt]|sat(?:t|iyor|acak)|sevk e[dt]|tedarik e[dt]|ulaştir|git(?:ti|mişti|iyor|ecek)|gidiyor|gidecek|ver(?:di|mişti|iyor|ecek)k?)"),
    getting=re.compile(r"['’]?n?y?[ae](?: ise| da| de)?[ ,]"),
    while_behind=re.compile(rf"[^.;]{{0,48}}?{_L}(?:iyor|[aeiuü]r|m[iuü]ş|d[iuü]y|ecek|acak)?y?ken,? (?:(?:bir )?önceki |eski )?"),
    machine=re.compile(rf"{_AT}(?P<noun>sunucu|sistem|makine|iş istasyonu|dizüstü|kabin)(?:n?[iuü]n|n?[dt][ae](?:ki)?|y?[iuü]?)? (?!{_L}*başina)"),
    is_machine=r"(?: [0-9]{{1,3}})?(?:['’]?n?[iuü]n)? (?:adli |isimli |adindaki |adini taşiyan )?(?:(?:bir|yeni) )?{}",
    we_reach=re.compile(rf"['’]?(?:s?[iuü]?n)?[dt][ae]y[iuü]z(?!{_L})"),
    we_hand_over=re.compile(rf"{_L}(?:[dt][iuü]k|[iuü]yoruz|acağiz|eceğiz)(?!{_L})"),
    of_it=re.compile(rf"{_AT}(?:bunun|bunlarin|onlarin)(?: ise| da| de)? (?:yaklaşik )?$"),
    got=re.compile(rf"[^.,;]{{0,24}}? (?:al(?:d[iuü]|abil|iyor)|elde (?:et|ed)|çik(?:ti|iyor|ar)|gör(?:d|ü)|ölç){_L}*"),
    our_sort=re.compile(rf"{_AT}(?:çip|yonga|kart|modül|hizlandirici)(?:[iuü]m[iuü]z)?(?:[iuü]n)?(?: ise| da| de)? (?:tanesi |adedi )?$"),
    theirs=re.compile(rf"{_AT}(?:onlar|öteki(?:ler)?|rakib)[iuü]n (?:[a-zçğöşü]+ )?$"),
)
