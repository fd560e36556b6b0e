"""Check *plausibility*: what cannot be, whatever the sources: accuracy over 100%, a clock in gigabytes, a GPU called a CPU."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pipeline.extract.units import base_of
from pipeline.lexicon import fold
from pipeline.verify.metrics import CHIP_RANGES
from pipeline.verify.numbers import Tolerances, shown, unit_class
from pipeline.verify.owners import of_many, of_memory, of_radio, scale_is_elsewhere
from pipeline.verify.places import by_sentence, claims_on, measures, spans_of, spread
from pipeline.verify.products import says_total
from pipeline.verify.records import CERTAIN, Assertion, Case, Finding, Number

CHECK = "plausibility"
PARTS_OF_A_WHOLE = frozenset("accuracy top1_accuracy market_share utilization share profit_margin".split())
NEVER_NEGATIVE = frozenset(
    "memory_capacity storage_capacity cache_size core_count thread_count chip_count transistor_count parameter_count process_node die_area "
    "clock_frequency power price batch_size epochs dataset_size employee_count weight display_size".split()
)


def check_plausibility(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    claims = claims_on(case)
    for claim in case.claims:
        yield from _impossible(claim)
        yield from _out_of_range(case, claim, tolerances)
    for number in measures(case):
        for finding in (_over_a_hundred(case, number), _negative(case, number), _beyond(case, number), _out_of_known(case, number), _too_large(case, number, claims), _unit_of_noun(case, number), _kind_of_thing(case, number), _pue(case, number)):
            if finding is not None:
                yield from spread(number, claims, finding)
    yield from _dates(case, claims)
    yield from _speech(case, claims)


_PUE = re.compile(r"\bPUE(?:\s?값)?(?:[은는이가]|[’'][a-zçğıöşü]{1,4}|\s(?:değeri|oranı))?\s?[:：=]?\s*(?:약|평균|연평균|yaklaşık|ortalama)?\s*$", re.IGNORECASE)
PUE = (1.0, 4.0)  # nothing takes less than what its servers do; the worst halls known, a little more than three times as much


def _pue(case: Case, number: Number) -> Finding | None:
    """``PUE 12.5``: how much a hall takes for each watt of its servers."""
    if number.kind != "quantity" or number.unit not in {None, "piece"} or number.quantifier not in {"exact", "about"} or not any(c.isdecimal() for c in number.surface):
        return None
    written = case.text[number.end : number.end + 1]
    if PUE[0] <= (number.value or 0) <= PUE[1] or not _PUE.search(case.text[max(case.sentence_at(number.start).start, number.start - 16) : number.start]) or written in {"%", "점", "개"}:
        return None
    return Finding("", CHECK, "refuted", "out_of_range", f"A PUE of {shown(number.value)} lies outside what is known.", {"figures": spans_of((number,)), "range": list(PUE)})


def _impossible(claim: Assertion) -> Iterator[Finding]:
    if claim.value is None or not claim.certain or claim.metric is None:
        return
    if claim.metric in PARTS_OF_A_WHOLE - {"profit_margin"} and claim.unit == "percent" and claim.value > 100 and claim.type != "comparison":
        said = f"A {claim.metric} of {shown(claim.value, claim.unit)}: no part is larger than its whole."
        yield Finding(claim.claim_id, CHECK, "refuted", "impossible", said, {"value": claim.value, "limit": 100})
    if claim.metric in NEVER_NEGATIVE and claim.value < 0 and claim.type in {"specification", "setup"}:
        said = f"A {claim.metric} of {shown(claim.value, claim.unit)}: it cannot be negative."
        yield Finding(claim.claim_id, CHECK, "refuted", "impossible", said, {"value": claim.value, "limit": 0})


def _out_of_range(case: Case, claim: Assertion, tolerances: Tolerances) -> Iterator[Finding]:
    known = CHIP_RANGES.get(claim.metric or "")
    if known is not None and claim.figure is not None and scale_is_elsewhere(case, claim.figure):
        return
    if known is None or claim.type != "specification" or claim.value is None or not claim.certain:
        return
    if (claim.metric == "memory_bandwidth" and not of_memory(case, claim.start)) or (
        claim.metric == "clock_frequency" and claim.figure is not None and of_radio(case, claim.figure)
    ):
        return
    value, unit = base_of(claim.value, claim.unit)
    low, base = base_of(known.low, known.unit)
    high, _ = base_of(known.high, known.unit)
    if value is None or low is None or high is None or unit_class(unit) != unit_class(base):
        return
    if not low / tolerances.plausible <= value <= high * tolerances.plausible:
        said = (
            f"A {claim.metric} of {shown(claim.value, claim.unit)} lies outside the known range"
            f" of {shown(known.low)} to {shown(known.high, known.unit)} ({known.source})."
        )
        yield Finding(claim.claim_id, CHECK, "refuted", "out_of_range", said, {"range": [known.low, known.high], "unit": known.unit})


_SHARE_NOUN = re.compile(r"(?:정확도|정밀도|점유율|이용률|활용률|수율|가동률|(?<![a-zçğıöşü])verim|doluluk(?: oranı)?|doğruluk(?: oranı)?|pazar payı|kullanım oranı|isabet oranı)(?:[가-힣]{0,2}|[a-zçğıöşü]{0,4})\s*(?:약|최대|yaklaşık)?\s*(?:yüzde |%)?$", re.IGNORECASE)


def _over_a_hundred(case: Case, number: Number) -> Finding | None:
    """``정확도는 134%``, ``doğruluk oranı % 134``."""
    if number.unit != "percent" or (number.value or 0) <= 100:
        return None
    if not _SHARE_NOUN.search(case.text[max(0, number.start - 30) : number.start]) and not _in_column_of_shares(case, number):
        return None
    said = f"{shown(number.value, number.unit)} is stated as part of a whole: no part is larger than its whole."
    return Finding("", CHECK, "refuted", "impossible", said, {"figures": spans_of((number,)), "limit": 100})


_SHARES = re.compile(r"top[- ]?[15]|정확도|정답률|인식률|정밀도|재현율|점유율|비중|수율|가동률|활용률|doğruluk|başarı|isabet|doluluk|pay[ıi]?\b|kesinlik|accuracy", re.IGNORECASE)
_GAPS = re.compile(r"\s{2,}|\s*[|\t]\s*")
ROWS = 8  # lines above a cell in which its heading stands


def _in_column_of_shares(case: Case, number: Number) -> bool:
    """``FP16  76.4%`` over ``INT8  107.1%`` under ``top-1``: a cell of a column whose heading says that it holds shares."""
    lines = case.text[: number.start].split("\n")[-ROWS:]
    column = len(_GAPS.split(lines[-1].lstrip(" |") + "#")) - 1
    if column == 0:
        return False
    for line in reversed(lines[:-1]):
        cells = _GAPS.split(line.strip(" |"))
        if len(cells) <= column:
            return False
        if not any(c.isdecimal() for c in cells[column].partition("-")[0]) and (heading := cells[column]).strip(" :-"):
            return bool(_SHARES.search(heading))
    return False


def _negative(case: Case, number: Number) -> Finding | None:
    """``-96 GB``: sizes and counts with a sign."""
    before = case.text[max(0, number.start - 2) : number.start]
    signed = re.fullmatch(r"[\s(][-−]", before) or number.surface[:1] in "-−"
    if not signed or number.base_unit not in {"bit", "bit/s", "kg*m**2/s**3", "operation/s", "m**2", "core", "transistor", "GPU", "chip"}:
        return None
    if case.text[max(0, number.start - 3) : number.start - 2].isdigit():
        return None
    said = f"-{shown(abs(number.value or 0), number.unit)}: it cannot be negative."
    return Finding("", CHECK, "refuted", "impossible", said, {"figures": spans_of((number,)), "limit": 0})


# What no single card, chip or processor reaches, with the words that say that one of them is spoken of.
_ONE = re.compile(r"(?<!데이터)장당|개당|칩당|칩 하나|카드(?!만|들|를? 모두|를? 다)|칩의|칩은|클[럭록]|짜리|한 장|kart|yonga|çip|saat hızı|frekans|tek bir", re.IGNORECASE)
_MOST: dict[str, tuple[float, str]] = {"1/s": (10e9, "10 GHz"), "kg*m**2/s**3": (30e3, "30 kW")}


_TOGETHER = re.compile(r"총|모두|합계|합쳐|합치|전체|도합|toplam", re.IGNORECASE)
# The most (or least) known of what a noun names, in base units, with its source.
_RANGES: tuple[tuple[re.Pattern[str], str, float, float, str], ...] = (
    (re.compile(r"내장 메모리|온칩 메모리|SRAM|tümleşik belle|çip üstü belle|yonga içi belle", re.IGNORECASE), "bit", 8e3, 8e11,
     "the memory within a chip: the wafer-scale WSE-3 has 44 GB"),
    (re.compile(r"(?<!KV)(?<!KV )(?<!SLC )(?:캐시|önbelle)", re.IGNORECASE), "bit", 8e2, 8e11, "caches: below 2 GB in any processor"),
    (re.compile(r"지연|레이턴시|gecikme|응답 시간|yanıt süresi", re.IGNORECASE), "s", 1e-11, 3600.0, "latencies: nanoseconds of a memory to minutes of a long answer"),
    (re.compile(r"TDP|장당 전력|칩당 전력|kartın güç|kartın sınırı|yonganın güç", re.IGNORECASE), "kg*m**2/s**3", 1e-6, 30e3, "a wafer-scale system takes 23 kW"),
    (re.compile(r"대역폭|bant genişli", re.IGNORECASE), "bit/s", 8e5, 2.4e17, "the on-chip memory of a wafer-scale chip is given as 21 PB/s"),
    (re.compile(r"(?:GDDR|HBM)[^.\n]{0,12}(?:대역폭|속도)|읽는 (?:GDDR|HBM)|(?:GDDR|HBM)\w* bant|NVLink|엔브이링크", re.IGNORECASE), "bit/s", 8e10, 2.4e17,
     "graphics memory and links between chips: above 10 GB/s since the nineties"),
    (re.compile(r"HBM(?! ?(?:매출|시장|수율|공급|캐시))[^.\n]{0,8}(?:용량|스택|묶음|kapasite|yığın)", re.IGNORECASE), "bit", 8e9, 8e15, "a stack of HBM has 1 GB and more"),
    (re.compile(r"랙당|랙 하나(?:에|가)|raf başına|raf gücü|kabin başına", re.IGNORECASE), "kg*m**2/s**3", 3e2, 5e6, "a rack of servers takes kilowatts"),
    (re.compile(r"(?:부스트|기본|동작|코어|GPU) ?클[럭록]|클[럭록](?: 속도)?[은는이가]?\s*$|saat hızı|çekirdek frekans", re.IGNORECASE), "1/s", 4e6, 1e10, "clocks of chips: megahertz to 10 GHz"),
    (re.compile(r"(?:노트북|스마트폰|휴대폰|카드|모듈)[^.\n]{0,20}무게|ağırlı", re.IGNORECASE), "kg", 1e-5, 5e3, "a full rack of servers weighs below 2 t"),
)


LONG_TIMES = frozenset({"day", "week", "month", "year"})
LINK = 1e10  # bit/s: what names its kind of memory or link needs no word of memory beside it


def _out_of_known(case: Case, number: Number) -> Finding | None:
    """``내장 메모리 900GB``, ``gecikme 12 saat``: beyond what is known of what the noun just before names."""
    before = case.text[max(case.sentence_at(number.start).start, number.start - 18) : number.start]
    tied = re.split(r"[\d.,;]", before)[-1] + (re.match(r"(?:[’']?[lL][ıiuü]k|의|짜리)?\s*([A-Za-zçğıöşü가-힣 ]{0,12})", case.text[number.end : number.end + 16]) or [""])[0]
    if number.unit == "bit":
        return None  # ``KV 캐시를 4비트로``: how a value is written, not how much there is
    for noun, unit, low, high, source in _RANGES:
        if (unit == "s" and number.unit in LONG_TIMES) or (unit == "bit" and "캐시" in noun.pattern and "KV" in case.text):
            continue  # ``8 ay gecikme``: a delay; what a model keeps of a long text is no cache of a processor
        if unit_class(number.base_unit) != unit or low <= (number.base_value or low) <= high or not noun.search(tied):
            continue
        if unit == "bit" and _TOGETHER.search(case.text, max(case.sentence_at(number.start).start, number.start - 32), number.start):
            continue  # ``256 IPU'nun toplam yonga içi belleği``: of many chips
        if (unit == _POWER and of_many(case, number)) or (unit == "bit/s" and low < LINK and not of_memory(case, number.start)) or (unit == "1/s" and of_radio(case, number)):
            continue
        said = f"{shown(number.value, number.unit)} lies outside what is known ({source})."
        return Finding("", CHECK, "refuted", "out_of_range", said, {"figures": spans_of((number,)), "range": [low, high]})
    return None


_CHIP = re.compile(r"칩|다이(?![어나렉])|yonga|çip|zar(?:ı|ın)\b|\bkalıp\b|\bdie\b|chip", re.IGNORECASE)
_LARGER_THINGS = re.compile(r"웨이퍼|패널|기판|보드|패키지|인터포저|랙|면적의|gofret|plaka|panel|kart(?!al)|paket|arayüz katman|wafer|substrate|package|interposer", re.IGNORECASE)
LARGEST_CHIP = 5e-3  # m²: several dies of one processor have below 4,000 mm2 together
WAFER_SCALE = 0.046225  # m²: a whole wafer as one chip


def _too_large(case: Case, number: Number, claims: dict[str, list[Assertion]]) -> Finding | None:
    """``100 santimetrekarelik bir yapay zekâ yongası``: larger than any chip, and no whole wafer."""
    size = number.base_value or 0.0
    if number.unit not in {"mm2", "cm2"} or size <= LARGEST_CHIP or abs(size / WAFER_SCALE - 1) <= NEARLY:
        return None
    sentence = case.sentence_at(number.start)
    words = case.text[max(sentence.start, number.start - 24) : number.start] + " # " + case.text[number.end : min(sentence.end, number.end + 30)]
    named = any(c.metric == "die_area" and c.confidence >= CERTAIN for c in claims.get(number.figure_id, ()))
    if not (named or _CHIP.search(words)) or _LARGER_THINGS.search(words) or says_total(case, number):
        return None
    said = f"{shown(number.value, number.unit)} of a chip: the largest have some 3,000 mm2, one of a whole wafer 46,225."
    return Finding("", CHECK, "conflicting", "out_of_range", said, {"figures": spans_of((number,)), "limit": LARGEST_CHIP})


NEARLY = 0.02


def _beyond(case: Case, number: Number) -> Finding | None:
    """``70GHz짜리 카드``, ``kart başına 70 kW``."""
    limit = _MOST.get(number.base_unit or "")
    if limit is None or (number.base_value or 0) <= limit[0] or number.unit not in {"GHz", "kW", "THz"}:
        return None
    if says_total(case, number) or (of_many(case, number) if number.base_unit == _POWER else of_radio(case, number)):
        return None
    sentence = case.sentence_at(number.start)
    around = case.text[max(sentence.start, number.start - 24) : min(sentence.end, number.end + 24)]
    if not _ONE.search(around):
        return None
    said = f"{shown(number.value, number.unit)} of one chip or card: the most known is below {limit[1]}."
    return Finding("", CHECK, "refuted", "out_of_range", said, {"figures": spans_of((number,)), "limit": limit[0]})


# Nouns that a number follows or goes before, with the dimensions that it can have beside them. Counts, shares and ratios go with all.
_GLUE = (
    r"(?:\s*\([^)\d]{0,20}\))?(?:[은는이가을를의도]|[’'][a-zçğıöşü]{1,4}|(?<=[a-zçğıöşü])s[ıi]|(?<=[a-zçğıöşü])y?l[ae])?\s*[:=|]?\s*"
    r"(?:(?:약|최대|최소|총|무려|겨우|불과|단|여전히|각각|모두|평균|대당|장당|칩당|초당|yaklaşık|en fazla|LPDDR\w*|GDDR\w*|HBM\w*|DDR\w*|toplam|tam|sadece|yalnızca|ortalama|kart başına|saniyede|şimdi|ise|de|da)\s*){0,2}$"
)
_POWER, _ENERGY = "kg*m**2/s**3", "kg*m**2/s**2"
_MEASURED = frozenset({"bit", "bit/s", "1/s", "m", "m**2", "s", "kg", "K", "operation/s", _POWER, _ENERGY, "money"})
_BEFORE: tuple[tuple[re.Pattern[str], str, frozenset[str]], ...] = tuple(
    (re.compile(rf"(?<![가-힣A-Za-zçğıöşü])(?:{noun}){_GLUE}", re.IGNORECASE), what, _MEASURED - frozenset(fits.split()))
    for noun, what, fits in (
        (r"(?:\S+ )?메모리|VRAM|램 용량|bellek|belleği|RAM kapasitesi", "memory", "bit bit/s 1/s money kg K"),
        (r"(?:\S+ )?메모리 용량|(?:한 개|하나|한 장)의 용량|[개장]당 용량|VRAM 용량|(?:\S+ )?bellek kapasitesi|bellek boyutu", "memory capacity", "bit"),
        (r"(?:내장 |온칩 )?SRAM|캐시(?: 메모리)?|L[123] 캐시|önbelle(?:k|ği)", "cache", "bit bit/s s money"),
        (r"저장 ?공간|저장 ?용량|depolama(?: alanı| kapasitesi)?", "storage", "bit money"),
        (r"(?:부스트 |기본 |베이스 |동작 |작동 )?클[럭록](?: 속도)?|동작 ?주파수|saat hızı|çekirdek hızı|(?:saat )?frekansı?", "clock", "1/s"),
        (r"TDP|소비 ?전력|전력 ?소모(?:량)?|소모 ?전력|전력 ?소비(?:량)?|güç tüketimi|enerji tüketimi|termal tasarım gücü|güç sınırı|güç", "power", f"{_POWER} {_ENERGY} money"),
        (r"전력|(?:raf|kart|sunucu|sistem|kurulu|ortalama|en yüksek) güc(?:ü|ünün)", "power", f"{_POWER} {_ENERGY} money s"),
        (r"(?:\S+ )?대역폭|(?:bellek )?bant genişliği", "bandwidth", "bit/s 1/s"),
        (r"무게|중량|ağırlı(?:k|ğı)", "weight", "kg"),
        (r"다이 (?:크기|면적)|칩 면적|yonga alanı|kalıp alanı|zar alanı", "die area", "m**2 m"),
        (r"화면 크기|디스플레이 크기|ekran boyutu", "screen", "m"),
        (r"두께|kalınlı(?:k|ğı)", "thickness", "m"),
        (r"연산 ?성능|연산 ?능력|hesaplama gücü|işlem gücü|yapay zek[âa] gücü", "compute", "operation/s 1/s s money"),
        (r"지연 ?시간|레이턴시|응답 ?시간|gecikme(?:si)?|yanıt süresi", "latency", "s"),
        (r"(?:학습|처리|추론|실행|소요|사용|재생) ?시간|배터리 (?:수명|시간)|(?:eğitim|çıkarım|çalışma|kullanım|işlem) süresi|pil ömrü|pil süresi", "time", "s"),
        (r"가격|판매가|출고가|시작가|단가|매출|영업이익|투자금|(?:satış |başlangıç |liste )?fiyatı?|ücreti?|cirosu|maliyeti|bütçesi", "price", "money bit s"),
        (r"(?:작동 |동작 |최고 )?온도|sıcaklı(?:k|ğı)", "temperature", "K s"),
        (r"배터리 ?용량|pil kapasitesi|batarya kapasitesi", "battery", f"{_ENERGY} s"),
        (r"(?:top-1 )?정확도|점유율|doğruluk(?: oranı)?|pazar payı", "share", ""),
        (r"(?:CUDA |텐서 )?코어 ?수|트랜지스터 ?수|매개변수 ?수|(?:çekirdek|transistör|parametre) sayısı", "count", ""),
        (r"(?:제조 |생산 )?공정(?: 노드)?|üretim süreci", "process", "m s money"),
    )
)
_WITH = r"^(?:[’']?[lL][ıiuü][kğ]\s+|의\s*|짜리\s*|급\s*)"
_AFTER: tuple[tuple[re.Pattern[str], str, frozenset[str]], ...] = (
    (re.compile(r"^ *(?:급|대)?\s*(?:미세 ?)?공정"), "process", frozenset({"bit", "bit/s", "1/s", "kg*m**2/s**3", "s"})),
    (re.compile(r"^(?:'?l[iıuü]k|'?lik)? *(?:üretim )?(?:süreci|sürecinde|sürecini|prosesi?|teknolojisiyle üretil)", re.IGNORECASE), "process",
     frozenset({"bit", "bit/s", "1/s", "kg*m**2/s**3"})),
    (re.compile(r"^(?:의)?\s*(?:내장 )?(?:메모리|VRAM)(?:를|을|는|가|와| )|^[’']?l[ıiuü]k\s*belle[kğ]", re.IGNORECASE), "memory",
     frozenset({"1/s", "m", "kg*m**2/s**3", "s", "m**2"})),
    (re.compile(r"^(?:의)? ?(?:(?:HBM|GDDR|LPDDR|DDR)\w* )?(?:메모리[가를는]|bellek (?:bulun|sun|taşı|var|ile))"), "memory", frozenset({"m", _POWER, "m**2", "kg", "operation/s"})),
    (re.compile(_WITH + r"(?:소비 ?전력|전력|TDP|güç|enerji tüketimi)", re.IGNORECASE), "power", frozenset({"bit", "bit/s", "1/s", "m", "operation/s"})),
    (re.compile(_WITH + r"(?:메모리 )?(?:대역폭|bant genişliği|bellek bant)", re.IGNORECASE), "bandwidth", frozenset({"bit", "m", _POWER, "s", "operation/s"})),
    (re.compile(_WITH + r"(?:동작 )?(?:클[럭록]|주파수|saat hızı|frekans)", re.IGNORECASE), "clock", frozenset({"bit", "bit/s", "m", _POWER, "s", "operation/s"})),
    (re.compile(_WITH + r"(?:NPU|연산 ?성능|işlem gücü)", re.IGNORECASE), "compute", frozenset({"bit", "bit/s", "m", "m**2", "kg"})),
    (re.compile(_WITH + r"(?:지연|gecikme)", re.IGNORECASE), "latency", frozenset({"bit", "bit/s", "m", _POWER, "operation/s"})),
    (re.compile(r"^(?:를|을)?\s*(?:쓰는|쓴다|쓰고|쓰며|쓰지|먹는|먹고|소비하|소모하|잡아먹)|^(?:[’'][ıiuü])?\s*(?:güç )?(?:çekiyor|çeker|çekti|çekmiş|tüketiyor|tüketir|harcıyor)", re.IGNORECASE),
     "power", frozenset({"bit/s", "1/s", "operation/s"})),  # ``14나노를 쓰고``: a process is used too
    (re.compile(r"^(?:의)?\s*(?:대용량 )?(?:HBM\w*|GDDR\w*|LPDDR\w*)\s", re.IGNORECASE), "memory", frozenset({"m", "kg*m**2/s**3", "s"})),
)  # fmt: skip


_APART_IN_TIME = re.compile(r"^\s?(?:전|뒤|후|새|만에|동안)|^\s?(?:önce|sonra|içinde|boyunca)")  # ``점유율이 1년 전과 같은 18%``: when, not how much


# ``크기·무게: 232 × 590mm``: the first of two nouns; ``성능을 4.5W에 구현``: an object; ``güç bütçesi 45 watt``.
_OF_ANOTHER_NOUN = re.compile(r"[가-힣\w](?:\s?[·/&]\s?|,\s|\s?및\s|\sve\s)[가-힣\w]+\s?[:：]\s*$|[가-힣](?:을|를)\s$|(?:güç|enerji) bütçe\w*\s*$|전력 예산\S?\s*$", re.IGNORECASE)
_WITH_IT = re.compile(r"[^\W\d_]{3}(?:y?l[ea]|\sile)\s(?:saniyede\s)?$")  # ``16 GB bellekle 240 watt``
_A_SECOND = re.compile(r"^\s?(?:/\s?s|saniyede|saniye başına)", re.IGNORECASE)


def _unit_of_noun(case: Case, number: Number) -> Finding | None:
    """``메모리 80GHz``, ``saat hızı 2,5 GB``: the noun beside the number takes another unit."""
    unit = "money" if number.kind == "money" else "K" if number.base_unit == "K" else unit_class(number.base_unit)
    before, after = case.text[max(0, number.start - 40) : number.start], case.text[number.end : number.end + 30]
    if "\n" in before:
        before = before.rsplit("\n", 1)[1]
    if _VARIANT.match(after) or _is_sold_with(before, after, unit) or _is_elliptic(case, number) or (unit == "s" and _APART_IN_TIME.match(after)) or number.unit == "bit":
        return None
    if _OF_ANOTHER_NOUN.search(before) or _WITH_IT.search(before) or (unit == "bit" and _A_SECOND.match(after)):
        return None
    hits = [what for pattern, what, wrong in _BEFORE if unit in wrong and pattern.search(before)]
    hits += [what for pattern, what, wrong in _AFTER if unit in wrong and pattern.match(after) and not _BANDWIDTH.search(before)]
    if not hits:
        return None
    said = f"{shown(number.value, number.unit)} is stated of a {hits[0]}, which is not measured in {number.unit}."
    return Finding("", CHECK, "refuted", "unit_error", said, {"figures": spans_of((number,)), "unit": number.unit, "thing": hits[0]})


def _is_elliptic(case: Case, number: Number) -> bool:
    """``대역폭도 3.7테라``: spoken words leave the unit half out; ``800 GB denmiş`` quotes a slip to correct it."""
    sentence = case.words(case.sentence_at(number.start))
    return _SPOKEN.search(number.surface) is not None or _QUOTED.search(sentence) is not None


_SPOKEN = re.compile(r"(?:기가|메가|테라|페타)$")
_QUOTED = re.compile(r"denmiş|diye (?:yaz|geç)|yanlış yaz|라고 (?:썼|적었|보도|잘못)|로 (?:잘못|오기)")


_NUMBERED = re.compile(r"(?<!\w)[A-Za-zÇĞİÖŞÜçğıöşü가-힣-]*\d+[A-Za-z]{0,3}[\s(]{1,2}$")
_OWNS = re.compile(r"^\)?(?:의\s|[’']?n?[ıiuü]n\s)", re.IGNORECASE)


def _is_sold_with(before: str, after: str, unit: str) -> bool:
    """``A100 40GB의 대역폭은``, ``A100 40 GB'nin gücü``: the memory that tells two things of one name apart."""
    return unit == "bit" and _NUMBERED.search(before) is not None and _OWNS.match(after) is not None


_VARIANT = re.compile(r"^\s*(?:[’']?[lL][ıiuü]k\s+)?(?:모델|제품|버전|판[이은]|카드|H?BM\w*가|model|sürüm|kart|versiyon)|^\s*(?:SXM|PCIe)", re.IGNORECASE)  # a size that names
_BANDWIDTH = re.compile(r"대역폭|bant geniş|속도", re.IGNORECASE)


_GPU = r"(?:tesla )?[vahbp]\d00|a\d0|l40s?|t4|k80|(?:rtx|gtx) ?\d{3,4}(?: ?ti)?|titan(?: ?[xv]p?)?|mi\d{2,3}x?(?![0-9a-z])|gh200|radeon"
_CPU = r"xeon|epyc|ryzen|threadripper|core i\d(?:-\w+)?|core ultra|제온|에픽|라이젠"
_TPU = r"tpu ?v?\d\w?"
_MISNAMED = re.compile(
    rf"(?:(?P<gpu>{_GPU})|(?P<cpu>{_CPU})|(?P<tpu>{_TPU}))(?:'?\w{{0,3}})? (?P<noun>cpu|gpu)(?![0-9a-z])", re.IGNORECASE
)
_KINDS = {"gpu": "GPU", "cpu": "CPU", "tpu": "TPU"}
LONGEST_COUNT = 12  # characters between a count and the thing counted


def _kind_of_thing(case: Case, number: Number) -> Finding | None:
    """``dört V100 CPU``: what is counted is called by another kind of chip than it is."""
    if number.kind != "quantity":
        return None
    window = fold(case.text[max(0, number.start - 24) : number.end + 40])
    for match in _MISNAMED.finditer(window):
        kind = next(name for name in _KINDS if match[name])
        near = match.start() <= number.end - max(0, number.start - 24) + LONGEST_COUNT and match.end() >= number.start - max(0, number.start - 24) - 4
        integrated = kind == "cpu" and match["noun"].lower() == "gpu"
        if match["noun"].upper() != _KINDS[kind] and near and not integrated:
            said = f"{match[kind].upper()} is a {_KINDS[kind]}, the article counts it as {match['noun'].upper()}."
            return Finding("", CHECK, "refuted", "unit_error", said, {"figures": spans_of((number,)), "thing": match[kind]})
    return None


_PAST = re.compile(
    r"출시했|출시됐|출시되었|공개했|공개됐|발표했|발표됐|선보였|내놨|내놓았|나왔|양산했|시작했|piyasaya sürül(?:dü|müştü)|piyasaya sürdü|tanıt(?:ıl)?dı|duyur(?:ul)?du|"
    r"açıkla(?:n)?dı|çıktı|satışa sunul?du|sunuldu"
)
_TURKISH_PARTICIPLE = re.compile(r"^['’]?[a-zçğıöşü]{0,4} (?:[a-zçğıöşü]+ ){0,2}[a-zçğıöşü]+(?:[ıiuü]l[ae]n|[ıiuü]n[ae]n|[dt][ıiuü]ğ[ıiuü]) ")  # `2026'da temeli atılan`
_FUTURE = re.compile(r"예정|계획|전망|것으로 보|할 것|목표|예상|ecek|acak|planl|bekleniyor|hedef|öngör")


def _dates(case: Case, claims: dict[str, list[Assertion]]) -> Iterator[Finding]:
    """A date after the day of publication, told as past."""
    published = (case.published or "")[:10]
    if len(published) < 10:
        return
    for number in case.numbers:
        stated = number.text_value or ""
        if number.kind != "date" or not re.fullmatch(r"\d{4}(?:-\d\d){0,2}", stated) or stated <= published[: len(stated)]:
            continue
        sentence = case.sentence_at(number.start)
        after = case.text[number.end : min(sentence.end, number.end + 90)]
        told = _TURKISH_PARTICIPLE.match(after) or (_PAST.search(after) and not _FUTURE.search(after)) or _all_past(case, number)
        if told and case.block_at(number.start).kind not in {"chrome", "date", "byline"}:
            said = f"{number.surface} lies after the publication of the article ({published}) and is told as past."
            yield from spread(number, claims, Finding("", CHECK, "conflicting", "date_after_publication", said, {"figures": spans_of((number,)), "published": published}))


_VERB_PAST = re.compile(r"[가-힣](?<=[았었했됐렸졌갔왔냈났였뀌])(?:다|습니다|어요|죠|지요|고|으며|으나|지만|는데)(?=[.,\s\"”])")
_NOT_YET = re.compile(r"기로|려고|려는|겠|까지|할 |될 |을 것|수 있|이후|부터|대비|위해|계약|약속|밝혔|말했|덧붙|설명|내다|점쳤|추정|가정|치면|라면")


def _all_past(case: Case, number: Number) -> bool:
    """``2025년 11월 시제품을 받아 고객사에 보냈다``: a sentence of one date, told as past to its end, that plans and promises nothing."""
    stated = number.text_value or ""
    if len(stated) < len("2025-11") or stated[:4] not in number.surface:
        return False
    sentence = case.sentence_at(number.start)
    words = case.words(sentence)
    dates = [n for n in case.numbers if n.kind == "date" and sentence.start <= n.start < sentence.end]
    last = words.rstrip(' \n."”')[-12:] + "."
    return len(dates) == 1 and bool(_VERB_PAST.search(last)) and not _FUTURE.search(words) and not _NOT_YET.search(words)


SPEECH = re.compile(r"음성|오디오|녹음|konuşma|ses(?:li)? |ses kaydı|speech|audio", re.IGNORECASE)
SPEECH_BITS = (5e3, 4.6e6)  # bit/s: a telephone codec, and two channels of 24 bit at 96 kHz


def _speech(case: Case, claims: dict[str, list[Assertion]]) -> Iterator[Finding]:
    """Speech data given in bytes and in hours: the two fit where the rate between them is one of recorded sound."""
    for span, numbers in by_sentence(case):
        sizes = [n for n in numbers if unit_class(n.base_unit) == "bit" and n.base_value]
        hours = [n for n in numbers if n.unit == "h" and n.base_value]
        if len(sizes) != 1 or len(hours) != 1 or not SPEECH.search(case.words(span)):
            continue
        rate = (sizes[0].base_value or 0) / (hours[0].base_value or 1)
        if SPEECH_BITS[0] <= rate <= SPEECH_BITS[1]:
            said = f"{sizes[0].surface} over {hours[0].surface} is {rate / 1000:,.0f} kbit/s, a usual rate of recorded speech: the two figures fit."
            for number in (sizes[0], hours[0]):
                yield from spread(number, claims, Finding("", CHECK, "supported", "fits", said, {"figures": spans_of((sizes[0], hours[0])), "range": list(SPEECH_BITS)}))
