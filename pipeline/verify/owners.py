"""Whose value a number is, where the known range of a metric holds of one sort of thing only: memory, one chip, a clock."""

from __future__ import annotations

import re

from pipeline.verify.amounts import dimension_of
from pipeline.verify.records import Case, Number

_MEMORY = re.compile(r"메모리|HBM|GDDR|DDR\d|S?RAM(?![a-z])|bellek|belleğ|memory", re.IGNORECASE)
_PROCESSOR = re.compile(
    r"[GCTND]PU|가속기|프로세서|(?<![가-힣])칩|반도체|hızlandırıcı|işlemci|yonga|çip|(?<![\w-])(?:[vahb]\d00|a\d0|l40s?|mi\d{3}x?|gh200|gb200)(?!\d)|RTX|GeForce|Radeon|Gaudi|Xeon|EPYC|제온|에픽",
    re.IGNORECASE,
)
# What takes or passes data on, at whatever rate.
_CARRIER = re.compile(
    r"카메라|센서|마이크|케이블|네트워크|통신|인터넷|회선|무선|와이파이|블루투스|이더넷|랜(?:카드| ?선|선)|라우터|공유기|모뎀|안테나|레이더|라이다|위성|디스크|드라이브|저장 ?장치|메모리 ?카드|메모리 ?스틱|허브|포트|단말|드론|"
    r"kamera|sensör|algılayıcı|mikrofon|kablo|ağ(?![a-zçğıöşü])|ağ[ıi]?[a-zçğıöşü]{0,3} (?:kart|bağ|arayüz)|internet|bağlantı|hattı|radar|lidar|anten|uydu|modem|yönlendirici|disk(?!\w*üst)|sürücü|bellek kart|bellek çubu|"
    r"bağdaştırıcı|Wi-?Fi|Bluetooth|Ethernet|USB|PCIe|SATA|SSD|HDD|NIC|LTE|5G|6G|SD ?카드|SD kart|camera|cable|network",
    re.IGNORECASE,
)
# What many chips stand in.
_MANY = re.compile(
    r"센터|공장|시설|발전소|단지|건물|클러스터|슈퍼 ?컴퓨터|(?<![가-힣])팹|랙(?=[은는이가을를의에 \d])|서버|캐비닛|시스템|농장|충전소|기지국|UPS|무정전|냉각기|발전기|변압기|분배기|전원 ?장치|merkez|tesis|fabrika|santral|bina(?:n|s|y|\b)|kampüs|küme|süper ?bilgisayar|"
    r"kabin|(?<![a-zçğıöşü])raf|sunucu|sistem|istasyon|kesintisiz|jeneratör|trafo|soğutucu|soğutma|çiftli[kğ]|center|cluster|rack",
    re.IGNORECASE,
)
_EACH = re.compile(
    r"(?:장|개|칩|카드|GPU|소켓|프로세서) ?당(?![가-힣])|(?:칩|카드|GPU) 하나|한 (?:장|개)(?![가-힣])|(?:칩|카드|가속기)(?:마다|의 TDP)|(?:kart|yonga|çip|işlemci|GPU)(?:[’']?\w{0,3})? başına|"
    r"(?:tek|her|bir)(?: bir)? (?:kart|yonga|çip|işlemci|GPU)|(?:kart|yonga|çip)(?:ın|in|nın|nin) (?:güc|TDP)",
    re.IGNORECASE,
)
_RADIO = re.compile(
    r"레이더|무선|통신|안테나|밀리미터파|전파|주파수 ?대역|대역(?:의|을|에서)|이동통신|와이파이|위성|광(?:학| ?변조|통신)|5G|6G|Wi-?Fi|radar|kablosuz|anten|haberleşme|iletişim|milimetre dalga|radyo|frekans band|bandı|uydu|optik",
    re.IGNORECASE,
)


def of_memory(case: Case, place: int) -> bool:
    """Whether a data rate is that of a memory: the words before it name one, or a processor and nothing that passes data on.

    ``메모리 대역폭은 2MB/s``, ``V100'ün bant genişliği``; not ``kablonun bant genişliği``, ``카메라 V100의 대역폭``.
    """
    before = case.text[case.sentence_at(place).start : place]
    memory, carrier = _last(_MEMORY, before), _last(_CARRIER, before)
    if memory >= 0 or carrier >= 0:
        return memory > carrier
    around = f"{case.title or ''}\n{case.text[case.block_at(place).start : place]}"
    return bool(_PROCESSOR.search(before)) and not _CARRIER.search(around)


def of_many(case: Case, number: Number) -> bool:
    """Whether a power may be that of many chips: a plant, a centre, so many of them are named, and nothing says that each takes it.

    ``칩 1,000개를 넣은 센터의 전력은 45kW``, ``500 kartlı tesis 120 kW çekiyor``; not ``merkezde kart başına 45 kW``.
    """
    sentence = case.sentence_at(number.start)
    before = case.text[sentence.start : number.start]
    many = _last(_MANY, f"{before}{case.text[number.end : min(sentence.end, number.end + NEAR)]}")
    each = _last(_EACH, before)
    counts = [n.start - sentence.start for n in case.numbers if sentence.start <= n.start < sentence.end and dimension_of(n) == "count" and (n.value or 0) > 1]
    return max([many, *counts]) > each


def of_radio(case: Case, number: Number) -> bool:
    """``77GHz 레이더 칩``, ``60 GHz kablosuz bağlantı``: a frequency of waves, not of a clock."""
    return _RADIO.search(case.words(case.sentence_at(number.start))) is not None


_SCALE = re.compile(r"[(\[](?:단위 ?[:：]? ?)?(?:milyar|milyon|trilyon|bin|십억|백만|억|조|만|천|billion|million|bn)\b[^)\]\n]{0,12}[)\]]", re.IGNORECASE)


def scale_is_elsewhere(case: Case, number: Number) -> bool:
    """``Transistör (milyar) | 21,1``: a count in a table whose heading, or the label of whose row, says of how many."""
    block = case.block_at(number.start)
    if block.kind != "table" or dimension_of(number) != "count":
        return False
    row = case.text[case.text.rfind("\n", 0, number.start) + 1 : number.start]
    return _SCALE.search(row) is not None or _SCALE.search(case.text[block.start : block.end].split("\n", 1)[0]) is not None


NEAR = 24  # characters after a number in which its thing may stand


def _last(pattern: re.Pattern[str], words: str) -> int:
    """Where the last match ends; -1 where there is none."""
    return max((m.end() for m in pattern.finditer(words)), default=-1)
