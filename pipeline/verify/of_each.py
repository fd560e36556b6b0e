"""Arithmetic by kind: what each has, how many there are, and what all have, wherever the three stand near one another.

``서버는 500대, 한 대가 10kW를 쓰니 5,000kW``; ``270 kart aldım. Tanesi 30.000 liraydı … 8,1 milyon lira``; ``하루 1,200원, 30일이면 3만 6,000원``.
Which number is of each is said by its own words or unit; how many there are, by a count of the same noun or an amount of the same unit.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pipeline.extract.units import base_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import (
    NO_AMOUNTS,
    SECONDS,
    counts_in_words,
    digits,
    dimension_of,
    is_in_binary_steps,
    rounded_to,
    sentence_index,
    slack,
    slipped,
    swapped,
    unit_head,
)
from pipeline.verify.bystanders import explains
from pipeline.verify.differences import is_difference
from pipeline.verify.equations import made_of
from pipeline.verify.leftovers import is_left_over
from pipeline.verify.no_totals import is_no_total
from pipeline.verify.numbers import MONEY, PHYSICAL, Tolerances, shown
from pipeline.verify.parts import some_parts_fit
from pipeline.verify.places import claims_on, spans_of, spread
from pipeline.verify.plausibility import LONG_TIMES
from pipeline.verify.records import Case, Finding, Number
from pipeline.verify.relation_evidence import PARTS_OF_CHIPS, UNIT_SLIPS, holds_more, more_in_it
from pipeline.verify.relations import around
from pipeline.verify.told_values import noun_of, told_values

CHECK, METHOD = "arithmetic", "of each"
NEAR = 1  # sentences from the first of the three to the last
FARTHER = 4  # the same, where digits that changed places tie them
FAR = 4  # sentences within which other counts and totals may explain a number
APART = 2.4  # times that a product may be off and be meant
STEPS = (1e3, 1e6, 60.0, 3600.0)  # what a slipped unit makes of a total
THOUSANDS, SIXTIES = (1e3, 1e6), (60.0, 3600.0)
EVEN = 1e-6  # relative
LEAST_TIMES = 1.2  # that all have more than each
BYTE, SIZES = 8.0, frozenset({"bit", "bit/s"})
LOOSE, TIGHT = 0.07, 0.004  # relative, that a rounded product may be off, and any
FEW = 3  # things of any kind that are told of something else too often
MOST = 50_000_000
TENS = 20  # things, whose number is told once and may stand a sentence farther off
BREATH = 60  # characters of the three
TWO_BREATHS = 100  # the same, where round numbers fit but for a thousand
BEFORE = 48  # characters before a number in which it is said to be of each
_COUNTER = "대|장|개|명|곳|건|편|칸|묶음|칩|모듈|가구|랙|노드|번|회|줄|채널|층|세트|마리|팀|권|문항|쪽|기|척|스텝|에폭"
_PARTICLE = "(?:마다|당|에|가|이|의|로|는|은|를|을|만|짜리|씩)?"
_EACH_KO = re.compile(
    rf"(?:^|[\s,(])(?:(?:한|1)\s?(?P<a>{_COUNTER}){_PARTICLE}|(?P<b>[가-힣A-Za-z0-9]{{1,12}}?)\s?(?:하나|한\s?(?P<counter>{_COUNTER})){_PARTICLE}"
    rf"|(?P<c>[가-힣A-Za-z0-9]{{1,12}})\s?(?:당|마다)|(?P<d>하나){_PARTICLE})\s(?:[^\s\d.,;]+\s){{0,3}}[^\s\d.,;]{{0,6}}$"
)
_EACH_TR = re.compile(
    r"(?:^|[\s,(])(?:(?P<a>\w{2,14})\s?başina|her (?:bir )?(?P<b>\w{3,14}?)|(?:bir|tek) (?!araya|arada)(?P<c>\w{4,14}?|gpu|ipu|çip)|(?P<e>kwh|kilovatsaat(?:i|ine|inden)?|gigabayti?|terabayti?)|(?P<d>tanesi|adedi|birimi|her biri|teki)(?:nin|nde|nden|ne|ni|n)?)\s(?:[^\s\d.,;]+\s){0,3}$"
)
_LATER = re.compile(r"(?<=\s)(?:sonra|önce|뒤|후|전)\s")
_GENITIVE = re.compile(r"(?<=[a-zçğöşü]{3})[iuü]n$")  # `bir lamın`: folded
_NO_THING = re.compile(r"(?:해|편|분기|때|번|달|쪽|시|그|이|각|마|상|담|해당|상당|적당|배당|부당|당|영업|매출|상자|서기|iki|üç|dört|beş|şey|zaman|yer)")
_EACH_AFTER = re.compile(r"^(?:짜리|씩|꼴|[’']?(?:er|ar|şer|şar)\b)|^\s꼴")
_TIMES = {"초": "s", "분": "min", "시간": "h", "하루": "day", "날": "day", "주": "week", "saat": "h", "gün": "day", "hafta": "week", "dakika": "min", "saniye": "s"}
ANY = frozenset({"", "하나", "개", "tanesi", "adedi", "her biri", "birimi", "teki", "adet", "tane", "birim"})
_DONE = frozenset("token image frame sample query request word fps question point time sentence".split())  # two cards need not do twice the work
_IN_TURN = re.compile(r"스텝|단계|에폭|에포크|adim|epok|epoch|dönem|tur(?!bo)")  # one of them begins where the last one ends
_NOT_LINEAR = frozenset({"1/s", "m", "1", *NO_AMOUNTS})
_SHARED_OUT = frozenset({"percent", "x", "percentage_point"})
# How long it takes to pay off, or within which time: no product.
_PAYS_OFF = re.compile(r"뽑|본전|회수|갚|데 걸|일찍|안에|이내|까지|amorti|kendini|çikar(?:ir|di|mak)|içinde|\bkadar\b|haftada|taahhüt", re.IGNORECASE)


class Each(NamedTuple):
    """What a number is told for each of: a unit (``unit``), or a thing by its word."""

    word: str
    unit: bool
    counter: str = ""  # of a thing: ``대`` of ``서버 한 대``


class Way(NamedTuple):
    """What each has, how many there are, what all have; ``off``: times that all would be."""

    each: Number
    many: Number
    total: Number
    off: float

    @property
    def numbers(self) -> tuple[Number, Number, Number]:
        return self.each, self.many, self.total

    @property
    def slipped(self) -> bool:
        """Whether a unit is all that keeps the three from fitting."""
        exact = sum(map(slack, self.numbers)) + TIGHT / 2
        if not {dimension_of(self.total), dimension_of(self.many)} & UNIT_SLIPS or (self.total.base_unit == "s" != self.each.base_unit):
            return False
        if dimension_of(self.total) in SIZES and len(digits(self.total)) > FEW and any(abs(self.off * f - 1) <= exact / 2 for f in (BYTE, 1 / BYTE)):
            return True  # ``핀 하나가 초당 9.2기가바이트 … 1,024개니까 초당 1,177.6기가바이트``: bits
        together = max(n.end for n in self.numbers) - min(n.start for n in self.numbers) <= TWO_BREATHS
        of_amounts = dimension_of(self.total) not in MONEY or dimension_of(self.many) in {"bit", "W", "J"}  # so much a month, for twelve: a thousand customers
        if together and of_amounts and any(abs(self.off * f - 1) <= EVEN for step in (SIXTIES if self.total.base_unit == "s" else THOUSANDS) for f in (step, 1 / step)):
            return True  # ``12 GB, gigabaytı 5 sentten 600 dolar``, ``6 MW … 100 dolap, dolap başına 60 MW``: round numbers, told in one breath, that fit to the last digit
        return sum(len(digits(n)) > 1 for n in self.numbers) > 1 and any(abs(self.off * f - 1) <= exact for step in STEPS for f in (step, 1 / step))

    @property
    def even(self) -> bool:
        """Whether they fit to the last digit but for a unit: no chance, though another total comes out of what each has."""
        return self.slipped and any(abs(self.off * f - 1) <= EVEN for step in THOUSANDS for f in (step, 1 / step))

    @property
    def fits(self) -> bool:
        if abs(self.off - 1) <= rounded_to(self.total) or is_in_binary_steps(self.each, self.total, self.off, sum(map(slack, self.numbers)) + 1e-9):
            return True
        loose = LOOSE if any(n.quantifier != "exact" for n in self.numbers) else TIGHT
        return abs(self.off - 1) <= sum(map(slack, self.numbers)) + loose


def check_of_each(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # products are compared to the digits they are written with
    claims = claims_on(case)
    for way in right_ways(case):
        said = f"{made_of((way.each, way.many), way.total.value or 0.0, way.total.unit)}, as the article says."
        yield from spread(way.total, claims, Finding("", CHECK, "supported", "product", said, {"figures": spans_of(way.numbers)}, METHOD))
    for way in wrong_ways(case):
        come = way.off * (way.total.value or 0)
        said = f"{made_of((way.each, way.many), come, way.total.unit)}, the article says {shown(way.total.value, way.total.unit)}: so many of so much each."
        finding = Finding("", CHECK, "conflicting", "product" if 1 / APART <= way.off <= APART else "unit_error", said, {"figures": spans_of(way.numbers)}, METHOD)
        for number in way.numbers:
            if number.figure_id:
                yield from spread(number, claims, finding)


def wrong_ways(case: Case) -> Iterator[Way]:
    """Of each number that is told of each, the way bound most closely, where none with it comes out."""
    numbers = _numbers(case)
    each = {n.start: told for n in numbers if (told := each_of(case, n)) is not None and _is_linear(n, told)}
    ways, fine = _ways(case, numbers, each)
    blamed: set[int] = set()
    for start in sorted(ways):
        near = [w for w in ways[start] if _is_near(case, w, each) and not _stands(case, numbers, w) and (w.each.start not in fine or w.even or (_by_a_slip(w) and len(digits(w.total)) > FEW)) and (w.total.start not in fine or _is_bound(case, w, each[start]))]
        if not near or start in blamed:
            continue
        slips = [w for w in near if _by_a_slip(w) or (len(digits(w.total)) > FEW and slipped(w.total, w.off * (w.total.value or 0)))]
        near = slips if len(slips) == 1 else slips[-1:] if slips and len({(w.total.start, round(w.off, 6)) for w in slips}) == 1 else near
        way = min(near, key=lambda w: max(n.end for n in w.numbers) - min(n.start for n in w.numbers))
        if _is_alone(case, way, near, each[start]) and not some_parts_fit(case, way.total) and not (way.slipped and explains(case, _beside(case, way), way.off)):
            blamed.add(way.total.start)
            yield way


def _stands(case: Case, numbers: Sequence[Number], way: Way) -> bool:
    """``3.072 adet H100 … sunucu başına sekiz kart, 384 sunucu … 3.584 karta büyüttü``: whether just so many things stand beside them under another word."""
    made = (way.each.value or 0) * (way.many.value or 0)
    return dimension_of(way.total) == "count" and any(n.value == made and dimension_of(n) == "count" and n is not way.total and abs(sentence_index(case, n) - sentence_index(case, way.each)) <= FAR for n in numbers)


def right_ways(case: Case) -> Iterator[Way]:
    """Totals that come out to the last digit, told behind what each has and how many of just these there are, in the same or the next sentence."""
    numbers = _numbers(case)
    each = {n.start: told for n in numbers if (told := each_of(case, n)) is not None and _is_linear(n, told)}
    for one in (n for n in numbers if n.start in each):
        place = sentence_index(case, one)
        near = [n for n in numbers if n is not one and abs(sentence_index(case, n) - place) <= NEAR and (n.start > one.start or each[one.start].unit)]
        for count, total in ((c, t) for c in near for t in near if max(one.end, c.end) <= t.start and t.figure_id):
            times, named = _times(case, each[one.start], count)
            value = in_unit_of(one, total)
            if named and times > 1 and value and total.quantifier in {"exact", "about"} and len(digits(total)) >= len("72") and abs((one.value or 0) * times / value - 1) <= slack(total) + 1e-9:
                yield Way(one, count, total, 1.0)


def _is_bound(case: Case, way: Way, each: Each) -> bool:
    """Whether the three are told in one breath, of one thing: a total that something else explains, too, is still theirs."""
    low, high = min(n.start for n in way.numbers), max(n.end for n in way.numbers)
    together = sentence_index(case, way.many) == sentence_index(case, way.total) and max(way.many.start, way.total.start) < way.each.start and high - low <= BREATH
    return together and not each.unit and each.word not in ANY and each_of(case, way.total) is None and way.total.base_unit != "s"


def _numbers(case: Case) -> list[Number]:
    """Amounts of the text outside its tables and headlines, counts in words among them."""
    found = [n for n in (*told_values(case), *counts_in_words(case, 0, len(case.text))) if n.value and n.value > 0 and not n.value_max and n.unit not in _SHARED_OUT]
    return sorted((n for n in found if case.block_at(n.start).kind not in {"table", "title", "chrome"}), key=lambda n: n.start)


def each_of(case: Case, number: Number) -> Each | None:
    """What words or the unit say that a number is of each of: ``대당``, ``칩 하나에``, ``tanesi``, ``USD/h``."""
    start = max(case.sentence_at(number.start).start, number.start - BEFORE)
    before = case.text[start : number.start]
    match = (_EACH_KO.search(before) if case.language == "ko" else _EACH_TR.search(fold(before))) if before else None
    if match:
        told = match.groupdict()
        counter = told.pop("counter", None) or ""
        if told.pop("e", None):
            return Each("GB" if "giga" in match[0] else "TB" if "tera" in match[0] else "kWh", unit=True)
        word = next((found for found in told.values() if found), "").strip()
        if _LATER.search(fold(match[0])):
            return None  # ``bir duvar sonra 1,1 Gbps``, ``한 달 뒤``: when, or where, and not of each
        if re.fullmatch(r"biri(?:n[ie]n|nde|ne)?", word):
            word = "her biri"
        if not _NO_THING.fullmatch(word):
            if base_of(1.0, word)[1] in PHYSICAL:
                return Each(word, unit=True)
            word = _GENITIVE.sub("", word)
            return Each(_TIMES[word], unit=True) if word in _TIMES else Each(word, unit=False, counter=counter)
    per = (number.unit or "").partition("/")[2]
    if per:
        return Each(per, unit=True)
    return Each("", unit=False) if _EACH_AFTER.match(case.text[number.end : number.end + 6]) else None


def _is_linear(number: Number, each: Each) -> bool:
    """Whether so many have so many times as much: amounts do, speeds of work and degrees do not."""
    part = dimension_of(number) == "count" and not float(number.value or 0).is_integer()
    if number.base_unit == "s" and not each.unit and not _IN_TURN.match(each.word):
        return False  # things may be at work at one time
    return each != Each("s", unit=True) and not part and unit_head(number) not in _DONE and number.base_unit not in _NOT_LINEAR


def _ways(case: Case, numbers: Sequence[Number], each: dict[int, Each]) -> tuple[dict[int, list[Way]], set[int]]:
    """The ways that do not come out, by the start of what each has; and the starts of numbers that some way explains."""
    found: defaultdict[int, list[Way]] = defaultdict(list)
    fine: set[int] = set()
    for one in (n for n in numbers if n.start in each):
        place = sentence_index(case, one)
        near = [n for n in numbers if n is not one and abs(sentence_index(case, n) - place) <= FAR]
        totals = [(n, value) for n in near if (value := in_unit_of(one, n))]
        for count in (*near, *_told_far_off(case, numbers, each[one.start], place)):
            times, named = _times(case, each[one.start], count)
            for total, value in totals if times else ():
                way = Way(one, count, total, (one.value or 0) * times / value)
                if total is count or dimension_of(one) == dimension_of(count) == dimension_of(total) != "count" or _is_parallel(case, one, total) or _is_another_rate(way) or _leads(case, one, count, total) or _IF_SO.match(case.text, count.end):
                    continue
                if way.fits:
                    fine |= {one.start, total.start}
                elif named and times >= LEAST_TIMES:
                    found[one.start].append(way)
    return found, fine


def _told_far_off(case: Case, numbers: Sequence[Number], each: Each, place: int) -> list[Number]:
    """``toplam 1.860 parça … Parça başına 9.300 lira``: how many of just these there are, where the article says it once, however far off."""
    if each.unit or each.word in ANY or len(each.word) < NOUN:
        return []
    counts = [n for n in numbers if (n.value or 0) > TENS and n.figure_id and counts_it(case, fold(each.word), n) and dimension_of(n) == "count"]
    return [n for n in counts if abs(sentence_index(case, n) - place) > FAR] if len({n.value for n in counts}) == 1 else []


NOUN = 2  # letters of a noun by which a count is known far off


def _beside(case: Case, way: Way) -> Sequence[Number]:
    """The three, without a count that is told far off."""
    return [n for n in way.numbers if n is not way.many or abs(sentence_index(case, n) - sentence_index(case, way.each)) <= FAR]


def _is_parallel(case: Case, one: Number, other: Number) -> bool:
    """``H100이 장당 2.4달러, H200이 3.1달러``, ``A kartı tanesi 2,4 dolar, B kartı 3,1 dolar``: what each of another thing has, told in the same breath."""
    between = case.text[one.end : other.start]
    return one.unit == other.unit and other.start - one.end < BEFORE and _NEXT_OF_TWO.fullmatch(between) is not None


def _is_another_rate(way: Way) -> bool:
    """``saatliği A için 1,99, B için 1,20 dolar … 36 saat``: what is told for as long a time as the first, and far from their product, is no total of so many hours."""
    per = (way.each.unit or "").partition("/")[2]
    if per and per not in SECONDS and way.each.unit == way.total.unit:
        return not 1 / APART <= way.off <= APART  # ``100만 토큰당 A는 0.31달러, B는 0.26달러``
    return per in SECONDS and way.each.unit == way.total.unit and way.many.base_unit == "s" and not 1 / APART <= way.off <= APART


def _leads(case: Case, one: Number, count: Number, total: Number) -> bool:
    """``메모리가 141GB라 80GB짜리 네 장이 하던 일을``: what stands before the two in their sentence is no total of them, unless words say so."""
    if total.start > min(one.start, count.start) or sentence_index(case, total) != sentence_index(case, one):
        return False
    return _CAUSE.match(case.text, total.end) is not None and not _IN_ALL.search(fold(case.text[case.sentence_at(total.start).start : total.start]))


_IF_SO = re.compile(r"(?:이면|이라면|라면|면|이라도|만 있으면)(?![가-힣])|(?: kart| adet| tane)? (?:ise|olsa|olursa|yeter mi|yetse)(?![a-zçğıöşü])")  # `70GB라 2장이면 빠듯하다`: how many would do
_CAUSE = re.compile(r"라서?\s|이라서?\s|이어서\s|[’']?(?:ken|sa)\s|\solduğu")
_IN_ALL = re.compile(r"총|모두|합|전체|toplam|hepsi")
_NEXT_OF_TWO = re.compile(r"[^\W\d_]{0,6},\s(?:반면 |그리고 |ise )?(?:[^\s,.]*[A-Za-z가-힣][^\s,.]*\s){0,2}[^\s,.]*[A-Z][^\s,.]*(?:이|가|은|는|의 경우)?\s(?:약 |ise |yaklaşık )?")


def _times(case: Case, each: Each, count: Number) -> tuple[float, bool]:
    """How many of what each is told of a number is, nought where it counts nothing; and whether it surely counts that."""
    if each.unit:
        size, unit = base_of(1.0, each.word)
        head, _, per = (count.unit or "").partition("/")
        value, kind = base_of(count.value, head) if head and (not per or per in SECONDS) else (None, None)
        if size and unit and value and kind == unit:
            return value / size, True
        return (count.value or 0.0, True) if count.unit == each.word else (0.0, False)
    value = count.value or 0.0
    if not count.figure_id and count.surface.lower() in _ALL_OF_THEM and _TR_EACH.match(each.word):
        return value, True
    if count.surface.endswith("번") and each.word not in {"번", "회"}:
        return 0.0, False  # a core by its number
    if count.kind != "quantity" or dimension_of(count) not in {"count", "count/s"} or not value.is_integer() or not 1 < value <= MOST or count.base_unit in NO_AMOUNTS:
        return 0.0, False
    if each.word in ANY:
        return value, value > FEW and bool(count.figure_id) and count.unit not in PARTS_OF_CHIPS
    return value, counts_it(case, fold(each.word), count) or (each.counter != "" and count.surface.endswith(each.counter))


_ALL_OF_THEM = frozenset("ikisi üçü dördü beşi altısı sekizi".split())
_TR_EACH = re.compile(r"kart|gpu|ipu|çip|yonga|sunucu|modül|disk|cihaz|makine|kutu|tanesi|adedi|teki")


def counts_it(case: Case, word: str, count: Number) -> bool:
    """Whether a count is of a thing: its counter, its unit or a noun beside it says so."""
    start = max(case.sentence_at(count.start).start, count.start - 22)
    behind = re.split(r"\d", case.text[count.end : count.end + 12], maxsplit=1)[0]  # `8장으로 33,200토큰`: tokens are another number's
    before, after = fold(case.text[start : count.start]), fold(case.text[count.start : count.end] + behind)
    if word[0] < "가":
        beside = after if count.unit not in {None, "piece"} else before + after
        return re.search(rf"\b{re.escape(word[:4])}", beside) is not None or (count.unit or "").lower().startswith(word[:3])
    if re.fullmatch(_COUNTER, word):
        return word in count.surface or (word == "칩" and count.unit == "chip")
    return word[:2] in before or word[:2] in after


RATE = "bit/s"


def in_unit_of(one: Number, other: Number) -> float | None:
    """The other number in the unit in which the first is told, without the time it is for; None where it measures something else."""
    ours, theirs = unit_head(one), unit_head(other)
    if one.base_unit == other.base_unit and one.base_value and "/s" in (one.unit or ""):
        return (other.base_value or 0) * (one.value or 0) / one.base_value
    if RATE in {one.base_unit, other.base_unit} and one.base_unit != other.base_unit and not {(n.unit or "").partition("/")[2] for n in (one, other)} & LONG_TIMES:
        return None  # a size, and how fast it is moved; `günde 450 GB` is so much that comes
    if ours == theirs:
        return other.value
    if not ours or not theirs or ours in MONEY or theirs in MONEY:
        return None
    (size, unit), (value, kind) = base_of(1.0, ours), base_of(other.value, theirs)
    return value / size if size and value and unit == kind else None


def _is_near(case: Case, way: Way, each: dict[int, Each]) -> bool:
    """Whether the three stand together, the total is told as one, and comes near what it should be."""
    ours, many, theirs = (sentence_index(case, n) for n in way.numbers)
    named = not each[way.each.start].unit and each[way.each.start].word not in ANY
    beyond = (way.each.unit or "").endswith("/W") or (named and (way.many.value or 0) > TENS)
    reach = FARTHER if _by_a_slip(way) else NEAR
    far_off = len(_beside(case, way)) < len(way.numbers) and (way.slipped or _by_a_slip(way))
    together = abs(ours - theirs) <= reach and (far_off or max(abs(many - ours), abs(many - theirs)) <= max(reach, NEAR + beyond))
    later = many > max(ours, theirs)
    if not together or not ((way.slipped and not later) or 1 / APART <= way.off <= APART) or any(n.quantifier not in {"exact", "about"} for n in way.numbers):
        return False
    of_each = each.get(way.total.start)
    if dimension_of(way.total) == dimension_of(way.each) == "count" and noun_of(case, way.total) != noun_of(case, way.each):
        return False  # ``키옥시아 하나가 다섯 개 … 디스크 스물넉 대``: of another noun
    if way.total.unit is None or (of_each is not None and not of_each.unit and not each[way.each.start].unit and not _holds(case, of_each.word, way)):
        return False
    return not (is_no_total(case, way.total, way.off * (way.total.value or 0)) or is_difference(case, way.total) or is_left_over(case, way.total) or more_in_it(way.total, around(case, way.total)) or (not way.slipped and not _by_a_slip(way) and way.off < 1 and holds_more(case, way.total, way.each)))


def _by_a_slip(way: Way) -> bool:
    """``Saat ücreti 22,40 dolar … 144 saat döndü, 3.522,60 dolar``: whether the order of digits is all that keeps the three from fitting."""
    return swapped(way.total, way.off * (way.total.value or 0)) or any(swapped(n, (n.value or 0) / way.off) for n in (way.each, way.many))


def _holds(case: Case, container: str, way: Way) -> bool:
    """``bir pod 4.096 yonga … yonga başına 275 TFLOPS … pod başına 1,1 exaFLOPS``: what the total is told of each of has so many.

    ``her biri 6 MW'lık üç salon … bir salona 100 dolap``: the total names it behind itself.
    """
    many = way.many
    if container in ANY:
        told, sentence = each_of(case, many), case.sentence_at(way.total.start)
        return told is not None and not told.unit and told.word not in ANY and re.search(rf"(?<!\w){re.escape(told.word[:5])}", fold(case.text[way.total.end : sentence.end])) is not None
    words = fold(case.text[max(case.sentence_at(many.start).start, many.start - HELD) : many.start])
    return len(container) > 1 and container not in ANY and re.search(rf"(?<![가-힣\w]){re.escape(container[:5])}", words) is not None


HELD = 18  # characters before a count in which what holds so many is told


def _is_alone(case: Case, way: Way, near: Sequence[Way], each: Each) -> bool:
    """Whether no other total and no other count is as near, or all stand in one sentence; and no words tell of something else."""
    low, high = min(n.start for n in _beside(case, way)), max(n.end for n in _beside(case, way))
    if (not _by_a_slip(way) and _PAYS_OFF.search(fold(case.text[low : high + 14]))) or _gap_is_told(case, way):
        return False
    alone = len({w.total.start for w in near}) == 1 and len({w.many.value for w in near}) == 1
    here = len({sentence_index(case, n) for n in way.numbers}) == 1
    return alone or (here and len({w.many.start for w in near}) == 1 and (each.unit or each.word in ANY or way.total.start > way.each.start))


def _gap_is_told(case: Case, way: Way) -> bool:
    """``한 대에 34만 원, 열 대 묶음은 320만 원으로 20만 원을 아낀다``: what the product is more than the total is told, too."""
    gap = abs(way.off - 1) * (way.total.value or 0)
    place = sentence_index(case, way.total)
    like = [n for n in told_values(case) if abs(sentence_index(case, n) - place) <= NEAR and n.unit == way.total.unit and n.value and n.start != way.total.start]
    shares = [n for n in told_values(case) if abs(sentence_index(case, n) - place) <= NEAR and n.unit == "percent"]
    return any(abs((n.value or 0) - gap) <= slack(n) * (n.value or 0) + TIGHT * gap for n in like) or any(abs((n.value or 0) - 100 * abs(1 - 1 / way.off)) <= 1 for n in shares)
