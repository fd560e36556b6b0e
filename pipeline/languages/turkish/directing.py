"""Turkish words of direction: ``arttı``, ``daha düşük``, ``hızlı``. Data on folded text, in which every i has its dot."""

from __future__ import annotations

import re

from pipeline.languages.directing import Directing

_MORE = r"(?<!\ben )\bfazla|daha çok|daha yoğun|yüksek|yüksel|büyü(?:k(?!şehir|elçi|anne|baba| (?:kisim|kismi|bölüm|çoğunl|oran|ölçü|pay|parça))|[dmy])|\barti[sşyrm]|\bartt|\bartmiş|\bartip|\bartar|\bartan|ağir|pahali|pahalan|uzun(?! süredir| zaman)|\buza[dry]|\buzat|(?<!ortaya )(?<!öne )\bçik(?:ti|arak|iyor|miş|ar\b|arken|ip|an\b)|üstün|üzerinde|kalin(?!ca\b)|geniş|derinle|daha derin\b(?! öğren)|tirman|siçra|zaml|gürültü|\bsicak|kabar|geçiyor|aşti\b|aşiyor|artir|artim|yukari(?:da|sinda)(?=y[iu]|ydi|dir|[.,;)]|$| kal)"
_LESS = r"\baz(?:al|dir)|(?<!\ben )\baz\b|düş(?!ün)|küçü|hafif|ucuz|kisa(?!ca)|\bin(?:di|erek|iyor|miş|erken|ip|en\b)|gerile(?=di|yerek|yen|miş)|altinda|\bince(?!le| ayar)|daral|eksik|\beri(?=di|yerek)|siğlaş|daha siğ\b|sessiz|daha sakin|daha tenha|serin|tasarruf|indirim|geriye|aşaği(?:da|sinda)(?=y[iu]|ydi|dir|[.,;)]|$| kal)"
_FAST = r"hizli|hizlan|\bönde(?![nr])|önüne|(?<!daha )\bönce\b|öne geç|ilerisinde|erken|çabuk|ivme"
_SLOW = r"yavaş|geride|gerisinde|geri kal|(?<!daha )(?<!bundan )\bsonra\b|gecik|arkasinda"
_GOOD = r"iyi\b|iyileş|daha verimli|düzel|başarili"
_BAD = r"kötü|daha verimsiz|başarisiz"
_ANY = f"{_MORE}|{_LESS}|{_FAST}|{_SLOW}|{_GOOD}|{_BAD}"

DIRECTING = Directing(
    more=_MORE,
    less=_LESS,
    fast=_FAST,
    slow=_SLOW,
    good=_GOOD,
    bad=_BAD,
    left_behind=re.compile(r"geride birak(?!il)\w*|geçti\b|geçmiş\b|geçiyor\b"),
    denied=re.compile(r"^[a-zçğöşü]{0,6} ?değil|^[a-z]*?(?:madi|medi|miyor|meden|madan)\b"),
    gap_is=re.compile(r"\b(?:fark|makas)(?:i|lari)?(?:n|ni)?(?:\s(?:ise|da|de|bile|artik|böylece))*\s(?:yaklaşik )?(?:yüzde |% ?)?$"),
    gap_behind=re.compile(r"^[^\s.,;]{0,4}\s(?:(?:inen|düşen|kapanan|azalan|çikan|açilan|artan|yükselen) (?:aradaki )?fark|aradaki fark)"),
    parts=re.compile(r"(?!)"),
    change_noun=re.compile(r"(artiş|büyüme|yükseliş|zam|siçrama|düşüş|azalma|azaliş|gerileme|indirim|küçülme|kayip|kisalma|tasarruf)(?:in|i|nin|si|un|u)?(?: oran\w*| payi| miktari)?[:,]?\s*(?:yaklaşik |tam |ise |da |de )*$"),
    rises=frozenset("artiş büyüme yükseliş zam siçrama".split()),
    lost=re.compile(r"(?:[’']?(?:l[iuü]k|s[iuü]n[iuü]|[iuü]n[iuü]|[iuü]))?\s(?:bir |kadar |dolayinda |civarinda )*(?:kayip|kayb|yitir)"),
    rival=re.compile(r"\brakip|\brakib"),
    change_behind=re.compile(r"^(?:[’']?l[ıiuü]k)?\s?(?:bu )?(yavaşlama|hızlanma|artış|düşüş|azalma|yükseliş|gerileme|kısalma|uzama|büyüme|küçülme)(?=[a-zçğıöşü ,.])", re.IGNORECASE),
    so=re.compile(r"^\s*(?:bu|yani)?\s*$", re.IGNORECASE),
    used_to=re.compile(r"(?!)"),
    by_now=re.compile(r"şimdi|artık|bugün|çıktı|indi|düştü|yükseldi"),
    was=re.compile(r"^[^.;:\d]{0,26}?(?:yordu\w*|[iı]yd[iı]\w*|idi\w*),?\s"),
    in_place=re.compile(r"^ ?[a-zçğıöşü]{0,8}\s?(?:yerine|değil)[,\s]\s?$", re.IGNORECASE),
    of_kind={
        "price": re.compile(r"pahali|ucuz"),
        "time": re.compile(r"uzun|kisa"),
        "weight": re.compile(r"ağir|hafif"),
        "speed": re.compile(r"hizli|yavaş"),
        "any": re.compile(r"\bfazla|\baz\b|büyük|küçük|yüksek|düşük|daha çok"),
    },
    one_is=re.compile(rf"^\s*(?:yani )?([a-zçğöşüâîû0-9]{{2,}}?(?: [a-zçğöşüâîû]{{3,}}?)?) \s?((?:biraz|çok|daha|epey|hafifçe) (?:daha )?(?:{_ANY})|daha çok )"),
    it_is=re.compile(rf"^\s*(?:yani |sonuçta |kisacasi |demek ki )?(?P<words>(?:daha |biraz daha |çok daha )(?:{_ANY})\w*)(?: [a-zçğöşü]+)? (?:olan|yakan|çeken|tüketen|harcayan|isteyen|süren)(?: taraf| kart| yonga)? (?P<name>[a-zçğöşüâîû0-9]+(?: [a-z0-9]+)*?)(?:[’']?(?:y?[dt][iuü]|[dt][iuü]r))?(?= ?[.,;!]|$)"),
    compares=re.compile(r"göre|[dt][ae]n daha"),
    compared_with=re.compile(rf"(?:[dt][ae]n|göre)\s(?:daha )?((?:{_ANY}))\w{{0,5}}\s?[:—–]\s?$"),
    verbs={"yavaşlama": "yavaş", "hızlanma": "hızlı", "artış": "arttı", "düşüş": "düştü", "azalma": "azaldı", "yükseliş": "yükseldi", "gerileme": "geriledi", "kısalma": "kısa", "uzama": "uzun", "büyüme": "büyüdü", "küçülme": "küçük"},
    than=re.compile(r"(?:[’']?(?:y?[iu]n|s[iu]n)?[dt][ae]n|[’']?[ynsaei]{1,3} göre)(?=\s)"),
    times_it=re.compile(r"[’']?n?[iuü]n\s(?:yaklaşik |tam )?(?:[\d.,]+|iki|üç|dört|beş) (?:kat|misl)|[’']?n?[iuü]n yarisi"),
    most=re.compile(r"\ben\s"),
    of_heading=(
        (re.compile(r"gürültü|sessiz"), re.compile(r"gürültü|\bdba?\b")),
        (re.compile(r"pahali|ucuz"), re.compile(r"fiyat|\btl\b")),
        (re.compile(r"ağir|hafif"), re.compile(r"ağirlik|\bkg\b")),
        (re.compile(r"sicak|serin"), re.compile(r"sicaklik|°c")),
        (re.compile(r"kalin|ince"), re.compile(r"kalinlik")),
    ),
)
