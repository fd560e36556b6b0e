"""Words that say on which side a value lies, in both languages, and what they mean for times and costs."""

from __future__ import annotations

import re
from typing import NamedTuple

from pipeline.lexicon import fold
from pipeline.verify.numbers import MONEY

TIMES = frozenset({"s"})
# Larger, smaller; faster, slower, which turn round where times are compared; better, worse, which say nothing of powers and prices.
_MORE = (
    r"(?<![가-힣])(?:크(?![게기])|큰|큽|더크|커(?!피|널|뮤|스|버))|많(?!이)|높|(?<![오하그비바])늘|불어|불었|증가|증액|(?<!위에 )(?:올랐|올라)|(?<![가-힣])(?:오른(?![쪽손])|오르|길(?=[다고며었지어네죠])|긴)|상승|뛰(?!어나|어난)|뛴|(?<!이)깁니|무거|무겁|무게가 더|비싸|비쌌|비싼|비쌉|넓|두꺼|두껍|확대|벌어[지졌진집]|벌렸|급등|치솟|웃돌|상회|넘어섰|시끄|뜨거|깊(?=[다고며지었네어])|인상(?![적깊이])|"
    r"(?<!\ben )\bfazla|daha çok|daha yoğun|yüksek|yüksel|büyü(?:k(?! (?:kisim|kismi|bölüm|çoğunl|oran|ölçü|pay|parça))|[dmy])|\barti[sşyrm]|\bartt|\bartmiş|\bartip|\bartar|\bartan|ağir|pahali|pahalan|uzun(?! süredir| zaman)|\buza[dry]|\buzat|(?<!ortaya )(?<!öne )\bçik(?:ti|arak|iyor|miş|ar\b|arken|ip|an\b)|üstün|üzerinde|"
    r"kalin|geniş|derinle|daha derin\b(?! öğren)|tirman|siçra|zaml|gürültü|\bsicak|kabar|geçiyor|aşti\b|aşiyor|artir|artim"
)
_LESS = (
    r"(?<![가-힣])(?:작(?!업|년|동|성|품|가|은아)|적(?=[은다었게고으습네죠어]|지[만요]))|낮|줄(?=[어었이인일여였]|고 |며 |[다]|[^가-힣 ]|$)|준(?= )|감소|감축|내렸|내려|내린|내리|하락|떨어|짧|단축|가벼|가볍|\b싸[다고며지졌네죠요]|\b싼|쌌|쌉|싸졌|저렴|좁|얇|얕(?=[다고며지았네아])|축소|절감|절약|아꼈|아낀|밑돌|하회|급락|덜(?= )|시원(?=[하한해했함합])|차가[워운웠]|조용(?!히)|인하|할인|못 미[치쳤친]|"
    r"\baz(?:al|dir)|(?<!\ben )\baz\b|düş(?!ün)|küçü|hafif|ucuz|kisa(?!ca)|\bin(?:di|erek|iyor|miş|erken|ip|en\b)|gerile(?=di|yerek|yen|miş)|altinda|\bince(?!le| ayar)|daral|eksik|\beri(?=di|yerek)|siğlaş|daha siğ\b|sessiz|daha sakin|daha tenha|serin|tasarruf|indirim|geriye"
)
_FAST = (
    r"빠르|빠릅|빨랐|빨라|빠른|빨리|앞서|앞섰|앞선|앞질|앞당|우세|제쳤|제친|따돌|능가|추월|먼저|일찍|(?<![가-힣])이겼|hizli|hizlan|\bönde(?![nr])|önüne|(?<!daha )\bönce\b|öne geç|ilerisinde|erken|çabuk|ivme"
)
_SLOW = r"느리|느립|느렸|느려|느린|뒤지|뒤졌|뒤진|뒤처|밀렸|밀린|늦(?!게)|지체|yavaş|geride|gerisinde|geri kal|(?<!daha )(?<!bundan )\bsonra\b|gecik|arkasinda"
GOOD = r"낫|나았|나은|우수|좋[아은다았]|뛰어[나난]|개선|향상|iyi\b|iyileş|daha verimli|düzel|başarili"
BAD = r"못하|못했|나쁘|나빠|나빴|나쁜|뒤떨|악화|열등|kötü|daha verimsiz|başarisiz"
_WORDS = re.compile(rf"(?P<more>{_MORE})|(?P<less>{_LESS})|(?P<fast>{_FAST})|(?P<slow>{_SLOW})|(?P<good>{GOOD})|(?P<bad>{BAD})")
ANY = f"{_MORE}|{_LESS}|{_FAST}|{_SLOW}|{GOOD}|{BAD}"
_LEFT_BEHIND = re.compile(r"geride birak(?!il)\w*|geçti\b|geçmiş\b|geçiyor\b|앞질\w*")
_NOT = re.compile(r"^[가-힣]{0,3}(?:지[는도]? ?않|진 않|지 ?못)|^[a-zçğöşü]{0,6} ?(?:değil)|^[a-z]*?(?:madi|medi|miyor|meden|madan)\b")
_COSTS = frozenset({"s", "W", "J"})


class Direction(NamedTuple):
    word: str
    larger: bool  # whether the subject's value is said to be the larger
    plain: bool  # a word of size, not of speed or worth: "less" is then never "more" of the reverse


def direction(words: str, dimension: str) -> Direction | None:
    """The first word of direction, unless it is denied. Faster is more, and with times less; better says nothing of costs."""
    folded = _LEFT_BEHIND.sub("hizli", fold(words))
    match = _WORDS.search(folded)
    if match is None or _NOT.match(folded[match.end() : match.end() + 12]):
        return None
    kind = match.lastgroup
    if kind in {"good", "bad"} and (dimension in _COSTS - TIMES or dimension in MONEY):
        return None
    if kind not in {"more", "less"} and dimension == "m":
        return None  # `12나노보다 앞선 4나노`
    up = kind in {"more", "fast", "good"}
    turned = kind not in {"more", "less"} and dimension in TIMES
    return Direction(match[0], up != turned, kind in {"more", "less"})


_GAP_IS = re.compile(r"(?:격차|차이|간격|간극)(?:[는은가도]|를|마저|조차)?\s[^.,;]*$|\b(?:fark|makas)(?:i|lari)?(?:n|ni)?(?:\s(?:ise|da|de|bile|artik|böylece))*\s(?:yaklaşik )?(?:yüzde |% ?)?$")
_GAP_AFTER = re.compile(r"^[^\s.,;]{0,4}\s(?:(?:그 |그만큼 )?(?:격차|차이|간격|간극)[는은가도를]\s|(?:inen|düşen|kapanan|azalan|çikan|açilan|artan|yükselen) (?:aradaki )?fark|aradaki fark)")


def says_of_gap(before: str, after: str) -> bool:
    """``412토큰 대 455토큰으로 격차가 9%까지 줄었다``, ``aradaki fark yüzde 9'a iniyor``: what moves is the gap, and neither of the two values."""
    return _GAP_IS.search(fold(before)) is not None or _GAP_AFTER.match(fold(after)) is not None


_NOUN_KO = re.compile(r"(증가|상승|인상|성장|확대|감소|하락|인하|단축|할인|절감|축소)(?:율|폭|률|분| ?여력)?[은는이가도의]?\s*(?:약\s*|무려\s*)?$")
_NOUN_TR = re.compile(r"(artiş|büyüme|yükseliş|zam|siçrama|düşüş|azalma|azaliş|gerileme|indirim|küçülme|kayip|kisalma|tasarruf)(?:in|i|nin|si|un|u)?(?: oran\w*| payi| miktari)?[:,]?\s*(?:yaklaşik |tam |ise |da |de )*$")
_RISES = frozenset("증가 상승 인상 성장 확대 artiş büyüme yükseliş zam siçrama".split())


def direction_before(words: str) -> Direction | None:
    """``artış yüzde 15``, ``감소율은 37%``: a noun of change just before a number."""
    folded = fold(words)
    match = _NOUN_KO.search(folded) or _NOUN_TR.search(folded)
    return None if match is None else Direction(match[1], match[1] in _RISES, plain=True)
