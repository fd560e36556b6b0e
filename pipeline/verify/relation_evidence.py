"""What speaks for three numbers being one product, though it does not come out."""

from __future__ import annotations

import re

from pipeline.lexicon import fold
from pipeline.verify.amounts import Amount, digits, dimension_of, readings, slack, slipped, window
from pipeline.verify.asides import is_batch_size
from pipeline.verify.bystanders import explains, of_other_things
from pipeline.verify.differences import is_difference
from pipeline.verify.names import keys
from pipeline.verify.no_totals import is_no_total
from pipeline.verify.numbers import MONEY
from pipeline.verify.places import claims_on
from pipeline.verify.products import says_each
from pipeline.verify.records import CERTAIN, Case, Number
from pipeline.verify.terms import REACH, Term, looseness

NEAR_PRODUCT = 2.0  # factor within which a product is meant for a stated result
UNIT_STEPS = (1e3, 1e6)  # what a slipped unit changes
BITS_A_BYTE = 8.0
_TOTAL_TR = r"topla(?!mış|d[ıi](?![mk])|yan\b|yarak\b|yıp\b|may)"  # ``78 milyon topladı``: collected, no sum
_LIGHT = "".join(f"(?<!{noun} )" for noun in "iddia devam tahmin kabul ifade işaret tercih elde teklif talep temsil takip".split())  # ``700 iddia ediyor``: no ``makes``
RECKONED = re.compile(
    r"총(?!이익|자산|부채|마진|점유)|모두|합계|합치|합친|합쳐|합하|더하|더한|다 해서|다 해|통틀어|도합|곱하|곱한|전체|이면|라면|치면|셈|각각|계산|청구|곧 |즉|그래서|니까 |"
    rf"{_TOTAL_TR}|hepsi|tümü(?!yle)|{_LIGHT}(?:eder|ediyor)|yapar|yapıyor|yapıyo|tutar|tuttu|tutuyor|çarp|eşit|demek|ulaş|sistem genelinde|çıkıyor|bulur|kaplıyor|yani",
    re.IGNORECASE,
)
SUMMED = re.compile(
    r"(?:총(?!이익|자산|부채|마진|점유)|다 더|(?:둘|셋|넷)[을이] 다|(?:둘|셋|넷) 다 (?:더|합|해|깔)|tamamında|모두|합계|합치|합친|합쳐|합하|더하|더한|다 해서|통틀어|도합|총합|합이|hepsi|tümü(?!yle)|tamamı|ikisi birlikte|üçü birlikte)|" + _TOTAL_TR, re.IGNORECASE
)
MULTIPLIED = re.compile(rf"곱하|곱한|어치|çarp|{_LIGHT}(?:eder\b|ediyor)", re.IGNORECASE)
UNIT_SLIPS = frozenset({"bit", "bit/s", "W", "J", "operation/s", "1/s", "s", *MONEY})
COUNT_BEFORE = 14  # characters between a count and the amount of all: ``여섯 대로 18만㎡``


def is_energy_told_here(case: Case, target: Number, term: Term) -> bool:
    """``23.6kW이니 30일 내내 … 1만 7000kWh``: a power and a time of the same sentence, no other."""
    sentence = case.sentence_at(target.start)
    if dimension_of(term.numbers[0]) not in {"W", "s"} or len(term.numbers) != LIKE_UNITS or any(n.start < sentence.start for n in term.numbers):
        return False
    here = [n for n in window(case, target, after=0) if sentence.start <= n.start < target.start]
    return {dimension_of(n) for n in term.numbers} == {"W", "s"} and sum(dimension_of(n) == "W" for n in here) == 1 == sum(dimension_of(n) == "s" for n in here)


_EACH_ITS_OWN = re.compile(r"각각|sırasıyla|respectively")
_ALTOGETHER = re.compile(r"전체|총|모두|통틀어|도합|합계|toplam")


def is_explained(case: Case, target: Number, term: Term, goal: Amount) -> bool:
    """Whether a count or a period beside them makes up for the difference, or a power and a time are told of several things."""
    numbers = (target, *term.numbers)
    return explains(case, numbers, term.value / goal.value) or (goal.dimension in {"J", "W"} and of_other_things(case, numbers)) or _of_another_model(case, target, term)


def _of_another_model(case: Case, target: Number, term: Term) -> bool:
    """``타일 640개에 768KB씩`` of a Y1, and in another paragraph ``GC200은 타일이 1,472개에 SRAM이 900MB``: two models, each claimed of its own."""
    claims = claims_on(case)
    models = [{key for c in claims.get(n.figure_id, ()) if c.confidence >= CERTAIN for key in keys(c.subjects) if any(x.isdigit() for x in key)} for n in (target, *term.numbers)]
    apart = [theirs for n, theirs in zip(term.numbers, models[1:], strict=True) if theirs and case.block_at(n.start) != case.block_at(target.start)]
    return bool(models[0]) and any(not any(a in b or b in a for a in models[0] for b in theirs) for theirs in apart)


SURE_DIGITS = 5  # digits whose slip is no chance
SAME_PLACE = 0.4  # what standing in one sentence counts
UNIT_REASON = "the unit does not fit"


def evidence_for(case: Case, target: Number, term: Term, goal: Amount, *, words: str) -> tuple[float, str]:
    """How much speaks for it that this product was meant, and what is wrong with it."""
    ratio = term.value / goal.value
    tied = _tied(case, target, term, words=words)
    precise = term.slack + slack(target) + 1e-9
    if goal.dimension == "count" and "/" in (target.unit or "") and all(n.unit != target.unit for n in term.numbers):
        return 0.0, ""
    of_no_core = goal.dimension == "bit" and any(n.unit in PARTS_OF_CHIPS for n in term.numbers) and not _EACH_CORE.search(words) and not any(says_each(case, n) for n in term.numbers)
    if of_no_core or is_difference(case, target):
        return 0.0, ""  # ``32코어에 메모리 384GB``: no core has gigabytes of its own; ``서버 한 대로 치면 336만 원 차이``
    drawn_together = target.base_unit == POWER and any(n.unit in PARTS_OF_CHIPS for n in term.numbers) and not _EACH_CORE.search(words)  # ``on çekirdekli işlemci 140 W``
    if any(n.unit == "x" or n.value == 1 or is_fraction(n) for n in term.numbers) or goal.dimension == "s" or drawn_together or OF_A_SUPPLY.match(fold(case.text[target.end : target.end + SUPPLY])) or is_no_total(case, target, _written(target, goal, term.value)):
        return 0.0, ""
    for_each_time = EVERY.search(case.text, max(0, target.start - EVERY_BEFORE), target.start) and any(n.base_unit == "s" for n in term.numbers)  # ``her ay 4.200 dolar``: no product over a time, as it is told of each
    if for_each_time or _counts_another(case, target, term) or ("/" in (target.unit or "") and any(is_batch_size(case, n) for n in term.numbers)):
        return 0.0, ""
    by_eight = goal.dimension == "bit/s" and all(n.value != BITS_A_BYTE for n in case.numbers)
    steps = (*UNIT_STEPS, BITS_A_BYTE) if by_eight else UNIT_STEPS
    if goal.dimension in {"W", "J", "bit/s"} and {n.unit for n in term.numbers} & {"s", "min", "h", "day"}:
        steps = (*steps, 60.0, 3600.0, 24.0)
    may_slip = goal.dimension in UNIT_SLIPS and (goal.dimension not in MONEY or _is_so_much_each(case, target, term))
    if may_slip and not _is_a_term_again(target, term) and any(abs(ratio * f - 1) <= precise + looseness(target, term) / 2 for step in steps for f in (step, 1 / step)):
        length = len(digits(target))
        exact = len(term.numbers) == 2 and length > 2 and _comes_out(target, goal, term)
        length -= length == DIGITS_BY_CHANCE and goal.dimension in MONEY and not _comes_out(target, goal, term)
        return (0.0 if length < 2 else 2.0 if exact else 1.8 if length > 2 else 1.2 if all(n.unit is not None for n in term.numbers) else 0.9) + tied, UNIT_REASON
    if not 1 / NEAR_PRODUCT <= ratio <= NEAR_PRODUCT or _EACH_ITS_OWN.search(case.words(case.sentence_at(target.start))) or _is_no_product(target, goal, term, words):
        return 0.0, ""
    slip = slipped(target, _written(target, goal, term.value))
    if slip or any(slipped_term(target, goal, term, n) for n in term.numbers):
        length = len(digits(target))
        if length < SURE_DIGITS and (tied <= SAME_PLACE or not _says_how(case, target, term, words)):
            return 0.0, ""  # nothing but their place ties them
        return (1.9 if length >= 5 else 1.6 if length == 4 else 1.3 if length == 3 else 0.5) + tied, "one digit or two differ"
    return 0.0 if not (RECKONED.search(words) or MULTIPLIED.search(words)) and _hardly_each(case, target, term) else tied, "that many of so much each make another total"


_NAME = re.compile(r"(?<![A-Za-z0-9가-힣])[A-Za-z가-힣]*-?\d{2,4}[A-Za-z]*(?![\d.,])|[A-Z][A-Za-z]*-?\d+[A-Za-z]*")


def _counts_another(case: Case, target: Number, term: Term) -> bool:
    """``한 장에 85만 원씩 340만 원, 파워 두 개``: what so many come to is told right behind the first amount; ``5090 시스템이 640W, R9700 두 장짜리가 690W``: the count stands with the target, behind the name of another thing than the first amount is told of."""
    if len(term.numbers) != len("ab"):
        return False
    each, count = sorted(term.numbers, key=lambda n: slack(n) == 0)
    if any(n.unit == each.unit and 0 <= n.start - each.end <= RIGHT_BEHIND and (n.value or 0) > (each.value or 0) and n.start != target.start for n in case.numbers) and says_each(case, each):
        return True
    if dimension_of(each) != dimension_of(target) or not each.end <= count.start < target.start or case.sentence_at(each.start) != case.sentence_at(target.start):
        return False
    named = _NAME.search(case.text, each.end, count.start)
    before = case.text[case.sentence_at(each.start).start : each.start]
    return named is not None and bool(_NAME.search(before)) and named[0] not in before and _OF_SO_MANY.match(case.text, count.end) is not None


RIGHT_BEHIND = 5
_OF_SO_MANY = re.compile(r"\s?(?:장|대|개)?\s?(?:짜리|을 쓴|를 쓴|을 꽂은|를 꽂은)|[’']?l[ıiuü]\b|\s?(?:kart|yonga|çip|GPU)?[’']?l[ıiuü](?:k)?\b")


def _hardly_each(case: Case, target: Number, term: Term) -> bool:
    """``192GB라 80GB짜리 두 장 몫을``: a total told before its terms; ``월 1,130만 원에서``: no longer so much; or a bare number, of anything."""
    before = any(n.start > target.start for n in term.numbers) and not (dimension_of(target) in MONEY and len(digits(target)) >= SURE_TOTAL)
    return before or any(n.unit is None or _WAS.match(case.text[n.end : n.end + 6]) for n in term.numbers)


SURE_TOTAL = 3  # digits of a sum of money that may stand before what it is made of
DIGITS_BY_CHANCE = 2  # of a sum of money that comes near a product in another unit
DONE = frozenset({"time", "token/s", "image/s", "frame/s", "fps", "sample/s", "query/s", "request/s"})


def _is_no_product(target: Number, goal: Amount, term: Term, words: str) -> bool:
    """Two cards need not do twice the work of one, nor is what was done five times five of it; ``펌프까지 220만 원``: there is more in it."""
    unsure = goal.dimension == "count/s" or any(n.unit in DONE for n in term.numbers)
    told = (SUMMED.search(words) or MULTIPLIED.search(words)) if goal.dimension == "count/s" else RECKONED.search(words)
    return (unsure and not told) or more_in_it(target, words)


_HOLDS_THEM = re.compile(  # ``4장이 들어가는 서버``, ``sekiz kartlık sunucu``: a machine costs and draws more than what is in it
    r"^ (?:서버|노드|시스템|워크스테이션)[은는이가의] |(?:들어가는|들어간|들어 있는|꽂은|꽂힌|꽂는|탑재한|장착한|실은|단|든|짜리) ?(?:\d\S{0,3} )?(?:['‘\"“]?[가-힣A-Za-z0-9-]+ ){0,3}?(?:서버|시스템|워크스테이션|랙|본체|장비|pc)"
    r"|[ıiuü]?l[ıiuü]k (?:\S+ ){0,3}?(?:sunucu|sistem|istasyon|kabin|kasa|küme|makine|raf)|(?:takılı|barındıran|içeren|taşıyan|bulunan|dizili) (?:\S+ ){0,3}?(?:sunucu|sistem|istasyon|kabin|kasa|küme|makine|raf)", re.IGNORECASE
)


def holds_more(case: Case, total: Number, each: Number) -> bool:
    """``장당 1,850만 원. 여덟 장을 꽂은 서버 '한결 박스'는 … 값은 2억 1천만 원``: whether what costs so much is another thing than what each costs, with more in it."""
    if total.kind != "money":
        return False
    claims = claims_on(case)
    whole, part = ({c.subject for c in claims.get(n.figure_id or "", ()) if c.subject} for n in (total, each))
    return bool(whole and part) and not whole & part


def more_in_it(number: Number, words: str) -> bool:
    """Whether words say that there is more in a total than so many of so much each."""
    return TOPPED_UP.search(words) is not None or (number.base_unit == POWER and _WHOLE_MACHINE.search(words) is not None) or ((number.kind == "money" or number.base_unit == POWER) and _HOLDS_THEM.search(words) is not None)


POWER = "kg*m**2/s**3"
PARTS_OF_CHIPS = frozenset({"core", "thread", "layer"})
SUPPLY = 20  # characters behind a power that name what gives it
OF_A_SUPPLY = re.compile(r"(?:짜리|급)? ?(?:파워(?! ?소비)|전원 ?공급|psu)|['’]?l[iuü]k (?:bir )?(?:(?:güç )?kaynağ|psu|adaptör)")  # ``1.000 W'lık güç kaynağı``: what it may give, no total
_EACH_CORE = re.compile(r"(?:코어|스레드) ?(?:당|마다|하나)|(?:çekirdek|thread|core) başina|her (?:bir )?çekirde")
_WHOLE_MACHINE = re.compile(r"(?:본체|시스템|pc|컴퓨터|서버) ?전체|벽 ?전력|콘센트|벽에서|prizden|prizde|sistemin tamam|bilgisayarin tamam|tüm sistem|kasanin tamam", re.IGNORECASE)  # ``본체 전체가 700W``: cards and all else
TOPPED_UP = re.compile(r"(?<=[가-힣])까지|포함|얹|더한|dahil|eklen(?!iyor)|birlikte")  # ``본체까지 462W``: there is more in it
_WAS = re.compile(r"^에서\s")  # ``월 1,130만 원에서``: no longer so much each
SAME_PRICE = 0.2


def _is_a_term_again(target: Number, term: Term) -> bool:
    """``100만 토큰에 0.6달러, 다른 곳은 0.59달러``: the target is another of what the product is made of, not what it makes."""
    return any(n.kind == target.kind and n.unit == target.unit and abs((n.value or 0) / (target.value or 1) - 1) <= SAME_PRICE for n in term.numbers)


def _says_how(case: Case, target: Number, term: Term, words: str) -> bool:
    """Whether words or kinds say that the numbers make a product: each, together, so many of so much; hours at so much an hour."""
    if len({n.unit for n in (target, *term.numbers)}) > LIKE_UNITS and all(n.unit not in {None, "piece"} for n in term.numbers):
        return True
    return bool(RECKONED.search(words)) or any(says_each(case, n) for n in (target, *term.numbers)) or _grouped(case, term) is not None


def _comes_out(target: Number, goal: Amount, term: Term) -> bool:
    """Whether the digits of a product are those of the target to the last, whatever the unit."""
    product = digits(target), f"{term.value / goal.value * (target.value or 0):.12g}".replace(".", "").split("e")[0].strip("0")
    return product[0] == product[1]


def _is_so_much_each(case: Case, target: Number, term: Term) -> bool:
    """A price of each, or so much a month for so many months."""
    times = {n.unit for n in term.numbers if n.base_unit == "s"}
    per = {(n.unit or "").partition("/")[2] for n in term.numbers} - {""}
    if times or per:
        return bool(times) and times == per
    return any(says_each(case, n) for n in (target, *term.numbers))


LIKE_UNITS = 2


def is_fraction(number: Number) -> bool:
    """A bare ``1.5``: a size or a coefficient, no count of things."""
    return number.unit in {None, "piece"} and not float(number.value or 0).is_integer()


_NOUN_OF_EACH = re.compile(r"\bher (?:bir )?([a-zçğıöşü]{4,})[^.;!?]*$|([가-힣]{1,4})(?:당|마다)\s*(?:\S+\s+){0,2}$", re.IGNORECASE)


def _one_counted_thing(case: Case, term: Term) -> bool:
    """``dört görev kullanıldı, her görev için 1.250 soru``: the thing counted is the thing that each is of."""
    for each in term.numbers:
        match = _NOUN_OF_EACH.search(case.text[max(0, each.start - 40) : each.start])
        noun = (match[1] or match[2]).lower() if match else ""
        if noun and any(noun[:5] in case.text[n.start : n.end + 14].lower() for n in term.numbers if n is not each and slack(n) == 0):
            return True
    return False


_COST = re.compile(r"bedel|tutar|fatura|harca|öde|비용|요금|금액|청구|지불", re.IGNORECASE)


def _of_rate_and_time(case: Case, target: Number, term: Term) -> float:
    """``günde 14.000 lira … 63 günde``, ``23,6 kW … 30 gün``: so much over a time, for so long; three kinds that meet by no chance."""
    if EVERY.search(case.text, max(0, target.start - EVERY_BEFORE), target.start):
        return 0.0  # ``her ay 4.200 dolar``: told over a time itself
    times = [n for n in term.numbers if n.base_unit == "s"]
    rates = [n for n in term.numbers if n.base_unit != "s" and ("/" in (n.unit or "") or dimension_of(n) == "W")]
    if len(times) != 1 or len(rates) != 1 or len(term.numbers) != 2 or target.unit is None:
        return 0.0
    money = dimension_of(target) in MONEY and (rates[0].unit or "").partition("/")[0] == target.unit
    sentence = case.sentence_at(target.start)
    told = money and _COST.search(case.words(sentence)) is not None
    same = times[0].unit == (rates[0].unit or "").partition("/")[2]
    return 1.0 + 0.6 * told + 0.4 * same if money else 1.6 if is_energy_told_here(case, target, term) else 0.4 if dimension_of(target) == "J" and len(digits(target)) > 1 else 0.0


EVERY = re.compile(r"(?:\bher (?:ay|gün|yıl|hafta|saat)|\b(?:aylık|ayda|günde|yılda)|매달|매일|매년|다달이)\s$", re.IGNORECASE)
EVERY_BEFORE = 12  # characters before an amount in which it is told what time it is for
_OF_SO_MUCH = re.compile(r"^(?:짜리|[’']?[lL][ıiuü][kğ])")
_COUNTED = re.compile(r"\s*(?:adet|tane|개의|장의)?\s*")


def _grouped(case: Case, term: Term) -> Number | None:
    """``iki adet 16 GB'lık modül``, ``24GB짜리 여덟 묶음``: the size of each, beside its count."""
    if len(term.numbers) != 2:
        return None
    first, second = sorted(term.numbers, key=lambda n: n.start)
    between = case.text[first.end : second.start]
    if slack(first) == 0 and _COUNTED.fullmatch(between) and _OF_SO_MUCH.match(case.text[second.end : second.end + 6]):
        return second
    if slack(second) == 0 and len(between) <= COUNT_BEFORE and _OF_SO_MUCH.match(between):
        return first
    return None


def _tied(case: Case, target: Number, term: Term, *, words: str) -> float:
    """How far words and places tie the numbers together."""
    score = 1.0 if SUMMED.search(words) or MULTIPLIED.search(words) else 0.5 if RECKONED.search(words) else 0.0
    if any(says_each(case, n) for n in (target, *term.numbers)):
        score += 0.8
    if _one_counted_thing(case, term):
        score += 0.6
    score += _of_rate_and_time(case, target, term)
    if _ALTOGETHER.search(words) and any(n.unit == "time" for n in term.numbers) and any(n.unit == target.unit and n.unit not in {None, "piece"} for n in term.numbers):
        score += 1.4  # ``세 번 되풀이``: that many times the same
    if (each := _grouped(case, term)) is not None:
        times = (target.base_value or 0) / (each.base_value or 1)
        score += 1.6 if times.is_integer() and times > 1 else 1.0
    if _IF_SO_MANY.match(words) and any(0 < target.start - n.end <= REACH and dimension_of(n) == "count" for n in term.numbers):
        score += 0.8
    counts = [n for n in term.numbers if slack(n) == 0]
    if any(0 <= target.start - n.end <= COUNT_BEFORE for n in counts):
        score += 0.8
    same = sum(case.sentence_at(n.start) == case.sentence_at(target.start) for n in term.numbers)
    score += 0.4 * same / len(term.numbers)
    if readings(case, target)[0].dimension == "count":
        alike = any(n.unit == target.unit for n in term.numbers) and target.unit not in {None, "piece"}
        alike = alike or (target.unit is None and any(says_each(case, n) and n.unit not in {None, "piece"} for n in term.numbers))
        if not alike and not MULTIPLIED.search(words):
            score -= 0.7
        if len({n.unit for n in (target, *term.numbers)} - {None, "piece"}) < 2 and not alike and not MULTIPLIED.search(words):
            score -= 0.3
    return score - 0.5 * (len(term.numbers) - 2)


_IF_SO_MANY = re.compile(r"^이?면(?:,)?\s(?!서)|^[을를] (?:한데 )?(?:모으|묶으)면|^\s?(?:tanesi )?bir araya gel(?:ince|diğinde|irse)", re.IGNORECASE)  # ``11,616개면``, ``On altısı bir araya gelince``


def _written(target: Number, goal: Amount, value: float) -> float:
    """The value as it would be written in the target's unit."""
    return value / goal.value * (target.value or 0)


def slipped_term(target: Number, goal: Amount, term: Term, number: Number) -> bool:
    """Whether another value of one term, a slip of it, makes the product come out."""
    solved = (number.value or 0) * goal.value / term.value
    rounded = float(f"{solved:.{max(1, len(digits(number)))}g}")
    return slipped(number, solved) and abs(rounded / solved - 1) < max(1e-3, slack(target))
