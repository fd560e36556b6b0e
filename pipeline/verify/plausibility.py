"""Check *plausibility*: what cannot be, whatever the sources: accuracy over 100%, a clock in gigabytes, a GPU called a CPU."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from pipeline.extract.units import base_of
from pipeline.languages import limits_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import digits_alone, dimension_of, slack
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


NOMINAL = 125.0  # per cent of its nominal capacity at which a plant was seen to run
PUE = (1.0, 4.0)  # nothing takes less than what its servers do; the worst halls known, a little more than three times as much


def _pue(case: Case, number: Number) -> Finding | None:
    """``PUE 12.5``: how much a hall takes for each watt of its servers."""
    limits = limits_of(case.language)
    if number.kind != "quantity" or number.unit not in {None, "piece"} or number.quantifier not in {"exact", "about"} or not any(c.isdecimal() for c in number.surface):
        return None
    written = case.text[number.end : number.end + 1]
    if PUE[0] <= (number.value or 0) <= PUE[1] or not limits.pue.search(case.text[max(case.sentence_at(number.start).start, number.start - 16) : number.start]) or written in limits.no_value:
        return None
    return Finding("", CHECK, "refuted", "out_of_range", f"A PUE of {shown(number.value)} lies outside what is known.", {"figures": spans_of((number,)), "range": list(PUE)})


def _impossible(claim: Assertion) -> Iterator[Finding]:
    if claim.value is None or not claim.certain or claim.metric is None:
        return
    if claim.metric == "utilization" and claim.value <= NOMINAL:
        return  # a plant may run above what it was built for
    written = claim.figure is None or claim.figure.kind == "percentage"  # ``204 doğruyla yüzde 85'te, 168 doğruyla yüzde 70'te``: a count
    if written and claim.metric in PARTS_OF_A_WHOLE - {"profit_margin"} and claim.unit == "percent" and claim.value > 100 and claim.type != "comparison":
        said = f"A {claim.metric} of {shown(claim.value, claim.unit)}: no part is larger than its whole."
        yield Finding(claim.claim_id, CHECK, "refuted", "impossible", said, {"value": claim.value, "limit": 100})
    if claim.metric in NEVER_NEGATIVE and claim.value < 0 and claim.type in {"specification", "setup"}:
        said = f"A {claim.metric} of {shown(claim.value, claim.unit)}: it cannot be negative."
        yield Finding(claim.claim_id, CHECK, "refuted", "impossible", said, {"value": claim.value, "limit": 0})


def _out_of_range(case: Case, claim: Assertion, tolerances: Tolerances) -> Iterator[Finding]:
    known = CHIP_RANGES.get(claim.metric or "")
    if known is not None and claim.figure is not None and (scale_is_elsewhere(case, claim.figure) or (digits_alone(claim.figure) and case.block_at(claim.start).kind != "table")):
        return  # ``313 milyon transistör … burada 238``: what it counts, and how many of them, is told before
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


def _over_a_hundred(case: Case, number: Number) -> Finding | None:
    """``정확도는 134%``, ``doğruluk oranı % 134``."""
    if number.unit != "percent" or (number.value or 0) <= 100:
        return None
    if (number.value or 0) <= NOMINAL and limits_of(case.language).plant.search(case.text[max(0, number.start - 30) : number.start]):
        return None
    if not limits_of(case.language).share.search(case.text[max(0, number.start - 30) : number.start]) and not _in_column_of_shares(case, number):
        return None
    said = f"{shown(number.value, number.unit)} is stated as part of a whole: no part is larger than its whole."
    return Finding("", CHECK, "refuted", "impossible", said, {"figures": spans_of((number,)), "limit": 100})


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
            return bool(limits_of(case.language).shares.search(heading))
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


_MOST: dict[str, tuple[float, str]] = {"1/s": (10e9, "10 GHz"), "kg*m**2/s**3": (30e3, "30 kW")}


# The most (or least) known of what a noun names, in base units, with its source.
_RANGES: tuple[tuple[str, str, float, float, str], ...] = (
    ("memory in chip", "bit", 8e3, 8e11, "the memory within a chip: the wafer-scale WSE-3 has 44 GB"),
    ("cache", "bit", 8e2, 8e11, "caches: below 2 GB in any processor"),
    ("latency", "s", 1e-11, 3600.0, "latencies: nanoseconds of a memory to minutes of a long answer"),
    ("card power", "kg*m**2/s**3", 1e-6, 30e3, "a wafer-scale system takes 23 kW"),
    ("bandwidth", "bit/s", 8e5, 2.4e17, "the on-chip memory of a wafer-scale chip is given as 21 PB/s"),
    ("link", "bit/s", 8e10, 2.4e17, "graphics memory and links between chips: above 10 GB/s since the nineties"),
    ("stack of memory", "bit", 8e9, 8e15, "a stack of HBM has 1 GB and more"),
    ("rack power", "kg*m**2/s**3", 3e2, 5e6, "a rack of servers takes kilowatts"),
    ("clock", "1/s", 4e6, 1e10, "clocks of chips: megahertz to 10 GHz"),
    ("weight", "kg", 1e-5, 5e3, "a full rack of servers weighs below 2 t"),
)


LONG_TIMES = frozenset({"day", "week", "month", "year"})
LINK = 1e10  # bit/s: what names its kind of memory or link needs no word of memory beside it


def _out_of_known(case: Case, number: Number) -> Finding | None:
    """``내장 메모리 900GB``, ``gecikme 12 saat``: beyond what is known of what the noun just before names."""
    limits = limits_of(case.language)
    before = case.text[max(case.sentence_at(number.start).start, number.start - 18) : number.start]
    tied = re.split(r"[\d.,;]", before)[-1] + (limits.joins.match(case.text[number.end : number.end + 16]) or [""])[0]
    disk = limits.of_disks.search(case.words(case.sentence_at(number.start))) is not None
    if number.unit == "bit":
        return None  # ``KV 캐시를 4비트로``: how a value is written, not how much there is
    for what, unit, low, high, source in _RANGES:
        if (unit == "s" and number.unit in LONG_TIMES) or (unit == "bit" and what in {"cache", "stack of memory"} and "KV" in case.text):
            continue  # ``8 ay gecikme``: a delay; what a model keeps of a long text is no cache of a processor
        if (what == "cache" and disk) or (what == "weight" and number.unit == "t"):
            continue  # the cache of a disk is a part of it; what is weighed in tonnes is a machine or a building
        if unit_class(number.base_unit) != unit or low <= (number.base_value or low) <= high or not limits.known[what].search(tied):
            continue
        if unit == "bit" and limits.together.search(case.text, max(case.sentence_at(number.start).start, number.start - 32), number.start):
            continue  # ``256 IPU'nun toplam yonga içi belleği``: of many chips
        if (unit == _POWER and of_many(case, number)) or (unit == "bit/s" and low < LINK and not of_memory(case, number.start)) or (unit == "1/s" and of_radio(case, number)):
            continue
        said = f"{shown(number.value, number.unit)} lies outside what is known ({source})."
        return Finding("", CHECK, "refuted", "out_of_range", said, {"figures": spans_of((number,)), "range": [low, high]})
    return None


LARGEST_CHIP = 5e-3  # m²: several dies of one processor have below 4,000 mm2 together
WAFER_SCALE = 0.046225  # m²: a whole wafer as one chip


def _too_large(case: Case, number: Number, claims: dict[str, list[Assertion]]) -> Finding | None:
    """``100 santimetrekarelik bir yapay zekâ yongası``: larger than any chip, and no whole wafer."""
    limits = limits_of(case.language)
    size = number.base_value or 0.0
    if number.unit not in {"mm2", "cm2"} or size <= LARGEST_CHIP or abs(size / WAFER_SCALE - 1) <= NEARLY:
        return None
    sentence = case.sentence_at(number.start)
    words = case.text[max(sentence.start, number.start - 24) : number.start] + " # " + case.text[number.end : min(sentence.end, number.end + 30)]
    named = any(c.metric == "die_area" and c.confidence >= CERTAIN for c in claims.get(number.figure_id, ()))
    if not (named or limits.chip.search(words)) or limits.larger.search(words) or says_total(case, number):
        return None
    said = f"{shown(number.value, number.unit)} of a chip: the largest have some 3,000 mm2, one of a whole wafer 46,225."
    return Finding("", CHECK, "conflicting", "out_of_range", said, {"figures": spans_of((number,)), "limit": LARGEST_CHIP})


NEARLY = 0.02


def _beyond(case: Case, number: Number) -> Finding | None:
    """``70GHz짜리 카드``, ``kart başına 70 kW``."""
    limit = _MOST.get(number.base_unit or "")
    if limit is None or (number.base_value or 0) <= limit[0] or number.unit not in {"GHz", "kW", "THz"}:
        return None
    if says_total(case, number) or (of_many(case, number) or _is_so_many_times(case, number) if number.base_unit == _POWER else of_radio(case, number)):
        return None
    sentence = case.sentence_at(number.start)
    around = case.text[max(sentence.start, number.start - 24) : min(sentence.end, number.end + 24)]
    if not limits_of(case.language).one.search(around):
        return None
    said = f"{shown(number.value, number.unit)} of one chip or card: the most known is below {limit[1]}."
    return Finding("", CHECK, "refuted", "out_of_range", said, {"figures": spans_of((number,)), "limit": limit[0]})


def _is_so_many_times(case: Case, number: Number) -> bool:
    """``카드 128장. 장당 700W이니 카드만 89.6kW``, ``96 kart … kart başına 500 W, yani kartlar 48 kW``: what one takes, told in the sentence, times how many there are, told in the paragraph, is that of all of them."""
    sentence, block = case.sentence_at(number.start), case.block_at(number.start)
    before = [n for n in case.numbers if block.start <= n.start and n.end <= number.start and n.value]
    each = [n.base_value for n in before if n.start >= sentence.start and n.base_unit == number.base_unit and n.base_value]
    counts = [n.value for n in before if n.kind == "quantity" and dimension_of(n) == "count" and n.value and n.value > 1]
    return any(abs(count * one / (number.base_value or 1.0) - 1) <= slack(number) for one in each for count in counts)


# Nouns that a number follows or goes before go with some dimensions only. Counts, shares and ratios go with all.
_POWER, _ENERGY = "kg*m**2/s**3", "kg*m**2/s**2"
_MEASURED = frozenset({"bit", "bit/s", "1/s", "m", "m**2", "s", "kg", "K", "operation/s", _POWER, _ENERGY, "money"})
# What a number that follows such a noun is of, with the dimensions that it can have.
_BEFORE: tuple[tuple[str, str, frozenset[str]], ...] = tuple(
    (key, "power" if key == "any power" else key, _MEASURED - frozenset(fits.split()))
    for key, fits in (
        ("memory", "bit bit/s 1/s money kg K"),
        ("memory capacity", "bit"),
        ("cache", "bit bit/s s money"),
        ("storage", "bit money"),
        ("clock", "1/s"),
        ("power", f"{_POWER} {_ENERGY} money"),
        ("any power", f"{_POWER} {_ENERGY} money s"),
        ("bandwidth", "bit/s 1/s"),
        ("weight", "kg"),
        ("die area", "m**2 m"),
        ("screen", "m"),
        ("thickness", "m"),
        ("compute", "operation/s 1/s s money"),
        ("latency", "s"),
        ("time", "s"),
        ("price", "money bit s"),
        ("temperature", "K s"),
        ("battery", f"{_ENERGY} s"),
        ("share", ""),
        ("count", ""),
        ("process", "m s money"),
    )
)
# The same of a number before the noun, with those that it cannot have.
_BEHIND: tuple[tuple[str, str, frozenset[str]], ...] = tuple(
    (key, what, frozenset(wrong.split()))
    for key, what, wrong in (
        ("process", "process", f"bit bit/s 1/s {_POWER} s"),
        ("process of make", "process", f"bit bit/s 1/s {_POWER}"),
        ("memory", "memory", f"1/s m {_POWER} s m**2"),
        ("memory with", "memory", f"m {_POWER} m**2 kg operation/s"),
        ("power of", "power", "bit bit/s 1/s m operation/s"),
        ("bandwidth", "bandwidth", f"bit m {_POWER} s operation/s"),
        ("clock", "clock", f"bit bit/s m {_POWER} s operation/s"),
        ("compute", "compute", "bit bit/s m m**2 kg"),
        ("latency", "latency", f"bit bit/s m {_POWER} operation/s"),
        ("takes", "power", "bit/s 1/s operation/s"),  # ``14나노를 쓰고``: a process is used too
        ("kind of memory", "memory", f"m {_POWER} s"),
    )
)


@cache
def _before(language: str) -> tuple[tuple[re.Pattern[str], str, frozenset[str]], ...]:
    words = limits_of(language)
    found = ((words.before.get(key), what, wrong) for key, what, wrong in _BEFORE)
    return tuple((re.compile(rf"(?<![가-힣A-Za-zçğıöşü])(?:{noun}){words.glue}", re.IGNORECASE), what, wrong) for noun, what, wrong in found if noun)


def _unit_of_noun(case: Case, number: Number) -> Finding | None:
    """``메모리 80GHz``, ``saat hızı 2,5 GB``: the noun beside the number takes another unit."""
    limits = limits_of(case.language)
    unit = "money" if number.kind == "money" else "K" if number.base_unit == "K" else unit_class(number.base_unit)
    before, after = case.text[max(0, number.start - 40) : number.start], case.text[number.end : number.end + 30]
    if "\n" in before:
        before = before.rsplit("\n", 1)[1]
    if limits.variant.match(after) or _is_sold_with(case, before, after, unit) or _is_elliptic(case, number) or (unit == "s" and limits.apart_in_time.match(after)) or number.unit == "bit":
        return None
    if limits.of_another_noun.search(before) or limits.with_it.search(before) or (unit == "bit" and limits.a_second.match(after)):
        return None
    hits = [what for pattern, what, wrong in _before(case.language) if unit in wrong and pattern.search(before)]
    hits += [what for key, what, wrong in _BEHIND if unit in wrong and key in limits.behind and limits.behind[key].match(after) and not limits.bandwidth.search(before)]
    if not hits:
        return None
    said = f"{shown(number.value, number.unit)} is stated of a {hits[0]}, which is not measured in {number.unit}."
    return Finding("", CHECK, "refuted", "unit_error", said, {"figures": spans_of((number,)), "unit": number.unit, "thing": hits[0]})


def _is_elliptic(case: Case, number: Number) -> bool:
    """``대역폭도 3.7테라``: spoken words leave the unit half out; ``800 GB denmiş`` quotes a slip to correct it."""
    limits = limits_of(case.language)
    sentence = case.words(case.sentence_at(number.start))
    return limits.spoken.search(number.surface) is not None or limits.quoted.search(sentence) is not None


_NUMBERED = re.compile(r"(?<!\w)[A-Za-zÇĞİÖŞÜçğıöşü가-힣-]*\d+[A-Za-z]{0,3}[\s(]{1,2}$")


def _is_sold_with(case: Case, before: str, after: str, unit: str) -> bool:
    """``A100 40GB의 대역폭은``, ``A100 40 GB'nin gücü``: the memory that tells two things of one name apart."""
    return unit == "bit" and _NUMBERED.search(before) is not None and limits_of(case.language).owns.match(after) is not None


_KINDS = {"gpu": "GPU", "cpu": "CPU", "tpu": "TPU"}
LONGEST_COUNT = 12  # characters between a count and the thing counted


def _kind_of_thing(case: Case, number: Number) -> Finding | None:
    """``dört V100 CPU``: what is counted is called by another kind of chip than it is."""
    if number.kind != "quantity":
        return None
    window = fold(case.text[max(0, number.start - 24) : number.end + 40])
    for match in limits_of(case.language).misnamed.finditer(window):
        kind = next(name for name in _KINDS if match[name])
        near = match.start() <= number.end - max(0, number.start - 24) + LONGEST_COUNT and match.end() >= number.start - max(0, number.start - 24) - 4
        integrated = kind == "cpu" and match["noun"].lower() == "gpu"
        if match["noun"].upper() != _KINDS[kind] and near and not integrated:
            said = f"{match[kind].upper()} is a {_KINDS[kind]}, the article counts it as {match['noun'].upper()}."
            return Finding("", CHECK, "refuted", "unit_error", said, {"figures": spans_of((number,)), "thing": match[kind]})
    return None


def _dates(case: Case, claims: dict[str, list[Assertion]]) -> Iterator[Finding]:
    """A date after the day of publication, told as past."""
    limits = limits_of(case.language)
    published = (case.published or "")[:10]
    if len(published) < 10:
        return
    for number in case.numbers:
        stated = number.text_value or ""
        if number.kind != "date" or not re.fullmatch(r"\d{4}(?:-\d\d){0,2}", stated) or stated <= published[: len(stated)]:
            continue
        sentence = case.sentence_at(number.start)
        after = case.text[number.end : min(sentence.end, number.end + 90)]
        told = limits.past_participle.match(after) or (limits.past.search(after) and not limits.future.search(after)) or _all_past(case, number)
        if told and case.block_at(number.start).kind not in {"chrome", "date", "byline"}:
            said = f"{number.surface} lies after the publication of the article ({published}) and is told as past."
            yield from spread(number, claims, Finding("", CHECK, "conflicting", "date_after_publication", said, {"figures": spans_of((number,)), "published": published}))


def _all_past(case: Case, number: Number) -> bool:
    """``2025년 11월 시제품을 받아 고객사에 보냈다``: a sentence of one date, told as past to its end, that plans and promises nothing."""
    limits = limits_of(case.language)
    stated = number.text_value or ""
    if len(stated) < len("2025-11") or stated[:4] not in number.surface:
        return False
    sentence = case.sentence_at(number.start)
    words = case.words(sentence)
    dates = [n for n in case.numbers if n.kind == "date" and sentence.start <= n.start < sentence.end]
    last = words.rstrip(' \n."”')[-12:] + "."
    return len(dates) == 1 and bool(limits.ends_past.search(last)) and not limits.future.search(words) and not limits.not_yet.search(words)


SPEECH_BITS = (5e3, 4.6e6)  # bit/s: a telephone codec, and two channels of 24 bit at 96 kHz


def _speech(case: Case, claims: dict[str, list[Assertion]]) -> Iterator[Finding]:
    """Speech data given in bytes and in hours: the two fit where the rate between them is one of recorded sound."""
    for span, numbers in by_sentence(case):
        sizes = [n for n in numbers if unit_class(n.base_unit) == "bit" and n.base_value]
        hours = [n for n in numbers if n.unit == "h" and n.base_value]
        if len(sizes) != 1 or len(hours) != 1 or not limits_of(case.language).speech.search(case.words(span)):
            continue
        rate = (sizes[0].base_value or 0) / (hours[0].base_value or 1)
        if SPEECH_BITS[0] <= rate <= SPEECH_BITS[1]:
            said = f"{sizes[0].surface} over {hours[0].surface} is {rate / 1000:,.0f} kbit/s, a usual rate of recorded speech: the two figures fit."
            for number in (sizes[0], hours[0]):
                yield from spread(number, claims, Finding("", CHECK, "supported", "fits", said, {"figures": spans_of((sizes[0], hours[0])), "range": list(SPEECH_BITS)}))
