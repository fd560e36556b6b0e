"""Check *plausibility*: what cannot be, whatever the sources: accuracy over 100%, a clock in gigabytes, a GPU called a CPU."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pipeline.extract.units import base_of
from pipeline.lexicon import fold
from pipeline.verify.metrics import CHIP_RANGES
from pipeline.verify.numbers import Tolerances, shown, unit_class
from pipeline.verify.places import by_sentence, claims_on, measures, spans_of, spread
from pipeline.verify.records import Assertion, Case, Finding, Number

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
        yield from _out_of_range(claim, tolerances)
    for number in measures(case):
        for finding in (_over_a_hundred(case, number), _negative(case, number), _beyond(case, number), _unit_of_noun(case, number), _kind_of_thing(case, number)):
            if finding is not None:
                yield from spread(number, claims, finding)
    yield from _dates(case, claims)
    yield from _speech(case, claims)


def _impossible(claim: Assertion) -> Iterator[Finding]:
    if claim.value is None or not claim.certain or claim.metric is None:
        return
    if claim.metric in PARTS_OF_A_WHOLE - {"profit_margin"} and claim.unit == "percent" and claim.value > 100 and claim.type != "comparison":
        said = f"A {claim.metric} of {shown(claim.value, claim.unit)}: no part is larger than its whole."
        yield Finding(claim.claim_id, CHECK, "refuted", "impossible", said, {"value": claim.value, "limit": 100})
    if claim.metric in NEVER_NEGATIVE and claim.value < 0 and claim.type in {"specification", "setup"}:
        said = f"A {claim.metric} of {shown(claim.value, claim.unit)}: it cannot be negative."
        yield Finding(claim.claim_id, CHECK, "refuted", "impossible", said, {"value": claim.value, "limit": 0})


def _out_of_range(claim: Assertion, tolerances: Tolerances) -> Iterator[Finding]:
    known = CHIP_RANGES.get(claim.metric or "")
    if known is None or claim.type != "specification" or claim.value is None or not claim.certain:
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


_SHARE_NOUN = re.compile(r"(?:정확도|정밀도|점유율|이용률|활용률|doğruluk(?: oranı)?|pazar payı|kullanım oranı|isabet oranı)(?:[가-힣]{0,2}|[a-zçğıöşü]{0,4})\s*(?:약|최대|yaklaşık)?\s*$", re.IGNORECASE)


def _over_a_hundred(case: Case, number: Number) -> Finding | None:
    """``정확도는 134%``, ``doğruluk oranı % 134``."""
    if number.unit != "percent" or (number.value or 0) <= 100 or not _SHARE_NOUN.search(case.text[max(0, number.start - 30) : number.start]):
        return None
    said = f"{shown(number.value, number.unit)} is stated as part of a whole: no part is larger than its whole."
    return Finding("", CHECK, "refuted", "impossible", said, {"figures": spans_of((number,)), "limit": 100})


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
_ONE = re.compile(r"(?<!데이터)장당|개당|칩당|칩 하나|카드|칩의|칩은|클[럭록]|짜리|한 장|kart|yonga|çip|saat hızı|frekans|tek bir", re.IGNORECASE)
_MOST: dict[str, tuple[float, str]] = {"1/s": (10e9, "10 GHz"), "kg*m**2/s**3": (30e3, "30 kW")}


def _beyond(case: Case, number: Number) -> Finding | None:
    """``70GHz짜리 카드``, ``kart başına 70 kW``."""
    limit = _MOST.get(number.base_unit or "")
    if limit is None or (number.base_value or 0) <= limit[0] or number.unit not in {"GHz", "kW", "THz"}:
        return None
    sentence = case.sentence_at(number.start)
    around = case.text[max(sentence.start, number.start - 24) : min(sentence.end, number.end + 24)]
    if not _ONE.search(around):
        return None
    said = f"{shown(number.value, number.unit)} of one chip or card: the most known is below {limit[1]}."
    return Finding("", CHECK, "refuted", "out_of_range", said, {"figures": spans_of((number,)), "limit": limit[0]})


# Nouns that a number follows or goes before, with the dimensions that it then cannot have.
_GLUE = r"(?:\s*\([^)]{0,20}\))?(?:[은는이가을를의:]|[’'][a-zçğıöşü]{1,4}|s[ıi]|y?l[ae])?\s*[:=]?\s*(?:약|최대|총|무려|yaklaşık|en fazla|toplam|tam)?\s*$"
_BEFORE: tuple[tuple[re.Pattern[str], str, frozenset[str]], ...] = tuple(
    (re.compile(rf"(?:{noun}){_GLUE}", re.IGNORECASE), what, frozenset(wrong.split()))
    for noun, what, wrong in (
        (r"메모리(?: 용량)?|VRAM|램 용량|bellek(?: kapasitesi)?|belleği|RAM kapasitesi", "memory", "m kg*m**2/s**3 s m**2 operation/s"),
        (r"메모리 용량|VRAM 용량|bellek kapasitesi", "memory capacity", "1/s"),
        (r"(?:부스트 |기본 |베이스 |동작 |작동 )?클[럭록](?: 속도)?|동작 주파수|saat hızı|çekirdek hızı|frekansı?", "clock", "bit bit/s m kg*m**2/s**3 s operation/s"),
        (r"TDP|소비 ?전력|전력 ?소모(?:량)?|소모 전력|güç tüketimi|enerji tüketimi|termal tasarım gücü", "power", "bit bit/s 1/s m operation/s"),
        (r"대역폭|bant genişliği", "bandwidth", "bit m kg*m**2/s**3 s m**2 operation/s"),
        (r"무게|중량|ağırlı(?:k|ğı)", "weight", "bit bit/s 1/s kg*m**2/s**3 s operation/s"),
        (r"다이 (?:크기|면적)|칩 면적|yonga alanı|kalıp alanı|zar alanı", "die area", "bit bit/s 1/s kg*m**2/s**3 operation/s"),
        (r"화면 크기|디스플레이 크기|ekran boyutu", "screen", "bit bit/s 1/s kg*m**2/s**3 s operation/s"),
        (r"연산 ?성능|연산 ?능력|hesaplama gücü|işlem gücü", "compute", "bit bit/s m kg*m**2/s**3"),
    )
)
_AFTER: tuple[tuple[re.Pattern[str], str, frozenset[str]], ...] = (
    (re.compile(r"^ *(?:급|대)?\s*(?:미세 ?)?공정"), "process", frozenset({"bit", "bit/s", "1/s", "kg*m**2/s**3", "s"})),
    (re.compile(r"^(?:'?l[iıuü]k|'?lik)? *(?:üretim )?(?:süreci|sürecinde|sürecini|prosesi?|teknolojisiyle üretil)", re.IGNORECASE), "process",
     frozenset({"bit", "bit/s", "1/s", "kg*m**2/s**3"})),
    (re.compile(r"^(?:의)?\s*(?:내장 )?(?:메모리|VRAM)(?:를|을|는|가|와| )|^[’']?l[ıiuü]k\s*belle[kğ]", re.IGNORECASE), "memory",
     frozenset({"1/s", "m", "kg*m**2/s**3", "s", "m**2"})),
    (re.compile(r"^(?:의)?\s*(?:대용량 )?(?:HBM\w*|GDDR\w*|LPDDR\w*)\s", re.IGNORECASE), "memory", frozenset({"m", "kg*m**2/s**3", "s"})),
)  # fmt: skip


def _unit_of_noun(case: Case, number: Number) -> Finding | None:
    """``메모리 80GHz``, ``saat hızı 2,5 GB``: the noun beside the number takes another unit."""
    unit = unit_class(number.base_unit)
    before, after = case.text[max(0, number.start - 40) : number.start], case.text[number.end : number.end + 30]
    if "\n" in before:
        before = before.rsplit("\n", 1)[1]
    hits = [what for pattern, what, wrong in _BEFORE if unit in wrong and pattern.search(before)]
    hits += [what for pattern, what, wrong in _AFTER if unit in wrong and pattern.match(after)]
    if not hits:
        return None
    said = f"{shown(number.value, number.unit)} is stated of a {hits[0]}, which is not measured in {number.unit}."
    return Finding("", CHECK, "refuted", "unit_error", said, {"figures": spans_of((number,)), "unit": number.unit, "thing": hits[0]})


_GPU = r"(?:tesla )?[vahbp]\d00|a\d0|l40s?|t4|k80|(?:rtx|gtx) ?\d{3,4}(?: ?ti)?|titan(?: ?[xv]p?)?|mi\d{2,3}x?|gh200|radeon"
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
        if _PAST.search(after) and not _FUTURE.search(after) and case.block_at(number.start).kind not in {"chrome", "date", "byline"}:
            said = f"{number.surface} lies after the publication of the article ({published}) and is told as past."
            yield from spread(number, claims, Finding("", CHECK, "conflicting", "date_after_publication", said, {"figures": spans_of((number,)), "published": published}))


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
