"""Places that a sentence names, in both languages: what goes to Seoul is not what goes to Ankara."""

from __future__ import annotations

import re
from functools import lru_cache

from pipeline.lexicon import fold
from pipeline.verify.sounds import sound

# A country with its names and those of its cities; each place is its country, and a city is itself too.
_COUNTRIES: tuple[tuple[str, str, str], ...] = (
    ("kr", "한국|국내 기업|kore(?!lasyon)", "서울 seul|부산 busan|인천 incheon|대전 daejeon|광주 gwangju|대구 daegu|울산 ulsan|판교 pangyo|세종시 sejong|수원 suwon|평택 pyeongtaek|제주 jeju"),
    ("tr", "튀르키예|터키|türkiye", "앙카라 ankara|이스탄불 istanbul|이즈미르 izmir|부르사 bursa|안탈리아 antalya|코자엘리 kocaeli|콘야 konya|아다나 adana|에스키셰히르 eskişehir|카이세리 kayseri|게브제 gebze"),
    ("us", "미국|abd|amerika", "뉴욕 new york|텍사스 teksas|캘리포니아 kaliforniya|애리조나 arizona|오하이오 ohio"),
    ("cn", "중국|çin(?=[’' ]|li\\b|e\\b|de\\b)", "베이징 pekin|상하이 şanghay|선전 shenzhen"),
    ("jp", "일본|japonya", "도쿄 tokyo|오사카 osaka|구마모토 kumamoto"),
    ("tw", "대만|tayvan", "타이베이 taipei|신주 hsinchu"),
    ("de", "독일|almanya", "베를린 berlin|뮌헨 münih|드레스덴 dresden|프랑크푸르트 frankfurt"),
    ("gb", "영국|ingiltere|birleşik krallik", "런던 londra|브리스틀 bristol"),
    ("fr", "프랑스|fransa", "파리에|파리로|파리의 paris"),
    ("in", "인도에|인도로|인도의|hindistan", "뭄바이 mumbai|벵갈루루 bengaluru"),
    ("sa", "사우디|suudi", "리야드 riyad"),
    ("ae", "아랍에미리트|uae|bae|birleşik arap", "두바이 dubai|아부다비 abu dabi"),
    ("il", "이스라엘|israil", "텔아비브 tel aviv"),
    ("nl", "네덜란드|hollanda", "암스테르담 amsterdam"),
    ("sg", "싱가포르|singapur", ""), ("vn", "베트남|vietnam", "하노이 hanoi"), ("ca", "캐나다|kanada", "토론토 toronto"),
    ("eu", "유럽|avrupa", ""), ("az", "아제르바이잔|azerbaycan", "바쿠 bakü"),
)  # fmt: skip
_PLACES = tuple(
    (place, re.compile("|".join(rf"(?<![a-zçğöşü가-힣]){form}" for form in forms.split("|"))))
    for code, names, cities in _COUNTRIES
    for place, forms in ((code, names), *((f"{code}/{i}", "|".join(city.split(" ", 1))) for i, city in enumerate(cities.split("|")) if city))
)
# Other proper names with a dative, a locative or an ablative: ``Sivas'a gönderildi``; Korean names of places by their last syllables.
_TO_TR = re.compile(r"\b([A-ZÇĞİÖŞÜ][a-zçğıöşü]{2,})['’](?:[yn]?[ae]|n?[dt][ae]|n?[dt][ae]ki|[dt][ae]n)(?![a-zçğıöşü])")
_TO_KO = re.compile(r"([가-힣]{1,6}(?:시|도|군|구|주|항|공장|지사|법인|대학|대학교|병원|은행|연구소|데이터센터))(?:에|에는|로|으로|에서)(?=\s)")
_AIM = re.compile(r"목표|계획|예정|예상|전망|할 것으로|hedef|planl|öngör|bekleniyor|beklenti|amaçli|tahmin")


@lru_cache(maxsize=8192)
def places_in(words: str) -> frozenset[str]:
    """Countries, cities by country (``kr``, ``kr/0``), and other names of places by their sound."""
    folded = fold(words)
    known = {place for place, pattern in _PLACES if pattern.search(folded)}
    others = {m[1] for pattern in (_TO_TR, _TO_KO) for m in pattern.finditer(words)}
    return frozenset(known | {sound(name) for name in others if not any(p.search(fold(name)) for _, p in _PLACES)} - {""})


def elsewhere(ours: frozenset[str], theirs: frozenset[str]) -> bool:
    """Whether what is told of some places cannot be what is told of the others: each tells of places, and none is in common."""
    ours, theirs = (places | {p.partition("/")[0] for p in places if "/" in p} for places in (ours, theirs))
    cities = [{p for p in places if "/" in p} for places in (ours, theirs)]
    if all(cities) and not cities[0] & cities[1]:
        return True
    return bool(ours and theirs) and not ours & theirs


def is_aim(words: str) -> bool:
    """Whether the words speak of what is aimed at or expected, not of what was done."""
    return _AIM.search(fold(words)) is not None


_AGREED = re.compile(r"계약|예산|배정|발주|수주|협약|투자하기로|sözleşme|bütçe|ihale|anlaşma|ayrilan")


def is_agreed(words: str) -> bool:
    """Whether the words speak of what was agreed on, and is thus planned though it is told as a fact: a contract, a budget."""
    return _AGREED.search(fold(words)) is not None
