"""Which figures carry a claim: those that measure, rank or date something, not those that tell the article's own story."""

from __future__ import annotations

import math
import re
from bisect import bisect_right
from typing import Final

from pipeline.extract.asserting import DURATIONS, cues_of, group_of, odds
from pipeline.extract.comparators.owners import multiplies_setting
from pipeline.extract.comparators.rivals import half_of_several
from pipeline.extract.context_lengths import is_context_length
from pipeline.extract.dates_of_else import dates_something_else
from pipeline.extract.idle_numbers import is_idle
from pipeline.extract.metrics import is_big
from pipeline.extract.pointing import pointed_at
from pipeline.extract.reading import THINGS, Page, Reading, asked_once
from pipeline.extract.token_bases import is_token_base
from pipeline.extract.told_of_times import is_charge
from pipeline.extract.trials import is_money_base
from pipeline.languages import measuring_of, neighbours_of
from schemas.records import Figure

COUNTED_IN_WORDS = frozenset({"core", "GPU", "chip", "card", "thread", "channel", "person", "transistor", "parameter", "TPU", "NPU", "IPU"})
EVENT_REACH = 80  # code points from a date to the verb that it dates
NEVER_COUNTED = frozenset({"layer", "time_of_day", "generation", "way", "kind", "page"})
_RANK = re.compile(r"[0-9]+ ?위|ilk sira|[a-zçğöşü]+ sira|[0-9]+\. sira")
IDLE_IN_TITLES = frozenset({"piece", "item", "card", "GPU", "chip", "company", "place", "cloud", "site"})
_ONE_TO_ONE = re.compile(r"1 ?[:대] ?1 ?(?:로|의)? ?(?:비교|견주|맞대|맞비교|환산|대응|매칭|매핑|교환)|1:1 (?:ölçe|karşila|eşle|kiyas)")  # `1:1로 견주기 어렵다`: a manner, no measure
_TOP_ONE = re.compile(r"(?:ilk|birinci) sira[a-zçğöşü]* doğrulu")  # `birinci sıradaki doğruluk` is top-1 accuracy
_SETTING = re.compile(r"(?:입력|출력|컨텍스트|컨텍|문맥|girdi|bağlam) ?(?:길이 |uzunluğu )?(?=[\d])|(?<!\d)1 ?초(?:에|당)")
_DESCRIBED = re.compile(r" (?:adet |tane |büyük |küçük )?")
COUNTED = frozenset({"piece", "chip", "card", "unit", "GPU", "server", "item"})
_BEGUN = frozenset({"mass_production_date", "release_date"})
_BEGUN_REACH = 30  # code points from the word for the event to its date
_BEGINS = re.compile(r"(?:에|부터|께|쯤|까지)? ?(?:본격 |본격적으로 )?(?:시작|돌입|착수|개시|들어[가갈간]|나[서선설]|예정)|['’]?(?:n?[dt][ae]|[ae]|y[ae])? ?(?:ilk )?başla(?:yacak|yaca|mas|ması|tacak|tıl|til|nacak|mak|mayı)")
_PER_BEHIND = re.compile(r" ?당(?=[ \d$₩]|$)|(?:['’]?[a-zçğöşü]{1,3})? ba[şs]ina(?![a-zçğöşü])")
_EVERY_BEFORE, _FOR_BEHIND = re.compile(r"(?<![a-zçğöşü])her $"), re.compile(r"['’]?[a-zçğöşü]{0,3} için(?![a-zçğöşü])")
_POWER_BASES = (2, 10)
_EXPONENT_BEHIND = re.compile(r"\^[-−+]?\d|의 ?\d+ ?(?:제곱|승)| üzeri \d|['’]?[a-zçğöşü]{1,3} \d+['’. ]?(?:[a-zçğöşü]+)? kuvveti")
_EXPONENT_BEFORE = re.compile(r"(?<![\w.,-])(?:2|10)(?:\^[-−+]?|(?P<told>의 ?)| üzeri )$")
_TO_THE = re.compile(r" ?(?:제곱|승)")
_SCORE = re.compile(r"\d{1,3} ?(?:[-–:]|대) ?\d{1,3}")
_SCORE_BEFORE = re.compile(r"(?<![\d.,])\d{1,3} ?(?:[-–:]|대) ?$")
_SCORE_BEHIND = re.compile(r" ?(?:[-–:]|대) ?\d{1,3}(?![\d.,])")
_RECORDING = re.compile(r" ?(?:짜리|분량의?|길이의?) (?:[가-힣]+ )?(?:영상|동영상|비디오|음성|오디오|음악|노래|회의|통화|클립|영화|강의|녹음|녹화|광고|드라마)|['’]?l[iıuü]k (?:bir )?(?:[a-zçğöşü]+ )?(?:video|ses|film|toplanti|konuşma|görüşme|kayit|kayd|şarki|müzik|klip|podcast|ders|görüntü(?= kayd)|reklam)")
_WIDTH_OF = re.compile(r" ?(?:정수 |부동소수점 )?연산|['’]?l[iıuü]k (?:tamsayi|kayan nokta|işlem|hesap)")
_TAKES = re.compile(r"걸[리린렸]|소요|수명|보증|단축|sür(?:dü|üyor|müş|er)|ömr|ömür|dayan|garanti")


_BROUGHT_OUT = re.compile(r" ?(?:처음 |정식 |정식으로 |공식 |국내에 |시장에 )?(?:출시|내놓|내놨|선보[였이]|공개[했하한]|발매)")
_IN_TIME = re.compile(r"(?:에|에는)?,? ")
SURE: Final = 3.0  # odds of a figure whose kind alone tells


@asked_once
def odds_of_claim(page: Page, reading: Reading, figure: Figure) -> float:
    """The logarithm of the odds that a figure asserts something; minus infinity where it is part of something else."""
    if is_part(page, reading, figure):
        return -math.inf
    if (group := group_of(figure)) is None:
        return SURE if asserts(page, reading, figure) or is_rate_of_sound(page, reading, figure) else -SURE
    weighed = odds(weighed_cues(page, reading, figure), page.grammar.code, group)
    return max(weighed, SURE) if figure.kind == "date" and brings_out(page, reading, figure) else weighed


def brings_out(page: Page, reading: Reading, figure: Figure) -> bool:
    """``지난 5월 새벽칩스는 첫 칩 '소나기'를 내놓았다``: whether who brings out a named thing at a date is told, and nothing is counted in the clause."""
    low, high = reading.clause(figure.start)
    things = [n for n in reading.names if figure.end <= n.start and n.end <= high and n.type in THINGS and n.role == "object" and _BROUGHT_OUT.match(page.folded, n.phrase_end)]
    makers = any(low <= n.start < high and n.type == "vendor" and n.role in ("topic", "subject") for n in reading.names)
    return bool(things) and makers and _IN_TIME.match(page.folded, figure.end) is not None and not any(f.kind in ("quantity", "money", "percentage", "ratio") for f in reading.figures)


def is_part(page: Page, reading: Reading, figure: Figure) -> bool:
    """Whether a figure is what another is told for, part of a power, a score, how far a battery is charged, the length of a context or of a recording: it asserts nothing by itself; nor does a date of something else or a number whose value nobody can tell (``10⁹⁹⁹``)."""
    if figure.kind == "quantity" and figure.value is None:
        return True
    return is_context_length(page, reading, figure) or is_threshold(page, reading, figure) or dates_something_else(page, reading, figure) or is_answer(page, reading, figure) or is_base(page, figure) or is_power(page, figure) or is_game(page, figure) or is_charge(page, reading, figure) or _is_own_budget(page, reading, figure) or _is_supply_needed(page, reading, figure) or _names_model(page, reading, figure) or (bool(_RECORDING.match(page.folded, figure.end, reading.end)) and not is_rate_of_sound(page, reading, figure)) or is_idle(page, reading, figure) or _is_point_of_run(page, figure) or half_of_several(page, reading, figure) or multiplies_setting(page, reading, figure)


def is_rate_of_sound(page: Page, reading: Reading, figure: Figure) -> bool:
    """``1초에 오디오 310초 분량을 받아 적는다``, ``saniyede 310 saniyelik ses``: so much sound is worked off in a time."""
    words = neighbours_of(page.grammar.code)
    if figure.unit not in _LENGTHS or not words.in_a_time.search(page.folded, reading.start, figure.start):
        return False
    return bool(words.sound_before.search(page.folded, reading.start, figure.start) or words.sound_behind.match(page.folded, figure.end))


_LENGTHS = frozenset({"s", "min", "h"})
_OWN_BUDGET = re.compile(r"(?<![a-zçğöşü])bütçem|(?<![가-힣])(?:내|제|저의|나의) 예산")
_BUDGET_ALONE = re.compile(r"(?:^|[.!?\n,] ?|(?:는데|은데|인데|지만|고|며),? )예산(?:은|이|을|:|으로)? (?:약 |한 |대략 |최대 )?$")


_SUPPLY = re.compile(
    r"['’]?(?:l[iuü]k)? (?:ve üzeri |ve üstü |ya da üstü |gücünde )?(?:bir )?(?:kaliteli |iyi )?(?:güç kayna[kğ]|psu(?![a-z]))[a-zçğöşü]*[^.;\n]{0,40}?(?:öner|tavsiye|gerek|ist(?:iyor|er)|şart|ihtiya[cç]|yet(?:iyor|er|ti)|lazim)"
    r"| ?(?:급|짜리|이상의?|용량의?|정격)? ?(?:파워(?: ?서플라이)?|전원 ?공급 ?장치|psu)(?:를|을|가|이|면|는|은)?(?![가-힣])[^.;\n]{0,16}?(?:권장|필요|추천|요구|충분)"
)


def _is_supply_needed(page: Page, reading: Reading, figure: Figure) -> bool:
    """``RTX 3090 için 750 W'lık bir güç kaynağı öneriliyor``, ``750W 파워를 권장한다``: what a supply should give is not what the card draws."""
    return figure.unit in ("W", "kW") and bool(_SUPPLY.match(page.folded, figure.end, reading.end))


def _is_own_budget(page: Page, reading: Reading, figure: Figure) -> bool:
    """``40 bin lira bütçem var``, ``제 예산은 40만 원``, ``예산은 500만 원 정도입니다``: what a reader has to spend is no price of anything; the budget of a firm is its own."""
    if figure.kind != "money":
        return False
    alone = not is_big(figure, _OF_HOUSEHOLDS) and _BUDGET_ALONE.search(page.folded[reading.start : figure.start]) is not None
    return alone or _OWN_BUDGET.search(page.folded, *reading.clause(figure.start)) is not None


_OF_HOUSEHOLDS = 0.01  # of what firms deal in


def _names_model(page: Page, reading: Reading, figure: Figure) -> bool:
    """``512GB 모델이 109만 9천 원``, ``512 GB'lık model 54.999 lira``: a size by which a price names the thing that it is of."""
    match = _OF_SIZE.match(page.folded, figure.end, reading.end) if figure.unit in _SIZES else None
    return match is not None and any(f.kind == "money" and f.start == match.end() for f in reading.figures)


_OF_SIZE = re.compile(r"(?:짜리)? ?(?:모델|버전|제품|옵션)(?:은|는|이|가|의 (?:가격|값|출고가)(?:은|는|이))? (?:약 |단 |무려 )?|['’]?l[iıuü]k (?:model|sürüm|versiyon)(?:in fiyati|ün fiyati|un fiyati|i|ü|u)?,? ")
_SIZES = frozenset({"GB", "TB"})


def weighed_cues(page: Page, reading: Reading, figure: Figure) -> set[str]:
    """What speaks for and against a figure that is weighed."""
    told = event_told(page, reading, figure) if figure.kind == "date" else None
    return cues_of(page, reading, figure, told=told or ("asserted" if asserts(page, reading, figure) else None))


def asserts(page: Page, reading: Reading, figure: Figure) -> bool:
    """Percentages, ratios and money always; quantities by their unit; ranks and dates by the words around them."""
    if figure.kind in ("percentage", "ratio", "money"):
        return not _ONE_TO_ONE.match(page.folded, figure.start, min(reading.end, figure.end + 24))
    if figure.kind == "date":
        return event_metric(page, reading, figure) is not None
    if figure.kind == "ordinal":
        return bool(_RANK.match(page.folded, figure.start, figure.end + 8)) and not _TOP_ONE.match(page.folded, figure.start, min(reading.end, figure.end + 24))
    of_operations = figure.unit == "bit" and _WIDTH_OF.match(page.folded, figure.end)  # `8비트 연산 성능`
    if figure.kind != "quantity" or figure.unit in NEVER_COUNTED or of_operations or (figure.unit == "piece" and figure.surface.endswith("가지")):
        return False
    if figure.unit in DURATIONS:
        return bool(_TAKES.search(page.folded, figure.end, min(reading.end, figure.end + 30)))
    if page.block(reading).kind == "title" and figure.unit in IDLE_IN_TITLES:
        return False
    if figure.unit in ("s", "token") and (_SETTING.search(page.folded, max(reading.start, figure.start - 14), figure.end + 4) or is_token_base(page.text, figure, reading.figures)):
        return False
    if figure.in_words:
        counted = figure.unit in COUNTED_IN_WORDS or (figure.unit == "piece" and _names_counted(page, reading, figure))
        return counted and (figure.value or 0) > 1 and _beside_thing(reading, figure)
    return True


def is_threshold(page: Page, reading: Reading, figure: Figure) -> bool:
    """``100장 이상 주문하면 15% 할인``, ``500 ve üzeri siparişlerde``: how many one must order is no amount of a thing."""
    found = measuring_of(page.grammar.code).in_bulk.search(page.folded, figure.end, reading.end) if figure.kind != "money" else None
    return found is not None and len(page.folded[figure.end : found.start()].split()) <= THRESHOLD_WORDS


def _is_point_of_run(page: Page, figure: Figure) -> bool:
    """``kayıp 3 milyar token'dan sonra bozuldu``, ``3조 토큰 이후``, ``beş örnekli sınamada``: when in a training something happened, or how a test was put, is no amount of data."""
    words = measuring_of(page.grammar.code)
    return (figure.unit == "token" and words.point_of_run.match(page.folded, figure.end) is not None) or (figure.unit in ("sample", None) and words.shots.match(page.folded, figure.end) is not None)


THRESHOLD_WORDS = 2  # between a number and the words for ordering so many: ``500 adet ve üzeri``


def is_answer(page: Page, reading: Reading, figure: Figure) -> bool:
    """``제조사 답변은 평균 이틀 걸렸다``, ``üreticinin yanıtı ortalama iki gün sürdü``: how long one waits for an answer says nothing of a thing."""
    return figure.unit in DURATIONS and bool(measuring_of(page.grammar.code).answered.search(page.folded, reading.start, figure.start))


def is_base(page: Page, figure: Figure) -> bool:
    """``1W당 4TOPS``, ``1 dolar başına``, ``her 1 W için``: what another figure is told for."""
    if figure.kind not in ("quantity", "money"):
        return False
    return is_money_base(page, figure) or _is_one_base(page, figure) or _is_reckoned_with(page, figure) or bool(_PER_BEHIND.match(page.folded, figure.end) or (_EVERY_BEFORE.search(page.folded, max(0, figure.start - 4), figure.start) and _FOR_BEHIND.match(page.folded, figure.end)))


def _is_one_base(page: Page, figure: Figure) -> bool:
    """``1달러에 270만 토큰``, ``1 GB'a 0,09 dolar``: the one unit of a rate that is told right behind it."""
    if figure.value != 1 or not figure.unit:
        return False
    at = bisect_right(page.ordered, figure.start, key=lambda one: one.start)
    following = next((one for one in page.ordered[at : at + _NAMED_BETWEEN] if one.kind in ("quantity", "money")), None)
    return following is not None and following.start - figure.end <= _BASE_REACH and (following.unit or "").endswith(f"/{figure.unit.partition('/')[0]}") and following.unit != figure.unit


def _is_reckoned_with(page: Page, figure: Figure) -> bool:
    """``96kW를 48로 나누면``, ``48'e bölünce``, ``500만 원어치를 사면``, ``5 milyon liralık alırsanız``: what something is divided by, or bought for, is told of nothing."""
    words = measuring_of(page.grammar.code)
    if figure.kind == "money":
        return words.budget.match(page.folded, figure.end) is not None
    return figure.kind == "quantity" and figure.surface.isdecimal() and words.reckons_with.match(page.folded, figure.end) is not None


_NAMED_BETWEEN, _BASE_REACH = 3, 40  # figures and code points from the one unit to its rate: `1W에 K3는 12.5프레임`


def is_power(page: Page, figure: Figure) -> bool:
    """``10^400``, ``10의 100제곱``, ``10 üzeri 100``: base and exponent are no amounts by themselves (``750^1W`` has a footnote)."""
    before = _EXPONENT_BEFORE.search(page.folded, max(0, figure.start - 10), figure.start)
    if before and not (before["told"] and not _TO_THE.match(page.folded, figure.end)):
        return True  # not `누리 10의 3배`
    return figure.value in _POWER_BASES and bool(_EXPONENT_BEHIND.match(page.folded, figure.end))


def is_game(page: Page, figure: Figure) -> bool:
    """``3-2로 이겼다``, ``3 대 2로 졌다``, ``2-1 kazandı``: the score of a game."""
    if figure.kind == "ratio":
        return bool(_SCORE.fullmatch(figure.surface) and page.grammar.game_score.match(page.folded, figure.end))
    if figure.kind != "quantity" or figure.unit is not None:
        return False
    behind = _SCORE_BEHIND.match(page.folded, figure.end)
    return bool((behind or _SCORE_BEFORE.search(page.folded, max(0, figure.start - 8), figure.start)) and page.grammar.game_score.match(page.folded, behind.end() if behind else figure.end))


def _names_counted(page: Page, reading: Reading, figure: Figure) -> bool:
    """``sekiz H200 taşıyan``: the counted thing follows by its name, a describing word between at most."""
    behind = past_maker(page, reading, figure.end)
    return any(n.type in THINGS and _DESCRIBED.fullmatch(page.folded, behind, n.start) for n in reading.names if n.start >= behind)


def past_maker(page: Page, reading: Reading, end: int) -> int:
    """``dört NVIDIA V100``: where a number ends, or the maker's name right behind it."""
    return next((n.end for n in reading.names if n.role == "maker" and n.start == end + 1 and page.text[end] == " "), end)


def _beside_thing(reading: Reading, figure: Figure) -> bool:
    return figure.unit in ("core", "thread", "person") or any(n.type in THINGS and figure.start < n.start <= figure.end + 24 for n in reading.names)


def event_metric(page: Page, reading: Reading, figure: Figure) -> str | None:
    """The kind of event that a date states, by the nearest word after it in its clause; None where no thing is named or pointed at."""
    named = any(n.type in THINGS | {"vendor", "model"} for n in reading.names) or _begun(page, reading, figure) is not None
    if figure.text_value is None or not (named or pointed_at(page, reading, reading.start, reading.end)):
        return None
    return event_told(page, reading, figure) or _begun(page, reading, figure)


def event_told(page: Page, reading: Reading, figure: Figure) -> str | None:
    """The kind of event whose word stands nearest after a date in its clause."""
    _, high = reading.clause(figure.start)
    found = []
    for metric, pattern in page.grammar.event_words:
        match = pattern.search(page.folded, figure.end, min(high, figure.end + EVENT_REACH))
        if match and not (metric == "release_date" and any(f.unit in COUNTED and figure.end <= f.start < match.start() for f in reading.figures)):
            found.append((match.start(), metric))
    return min(found)[1] if found else None


def event_before(page: Page, reading: Reading, figure: Figure) -> str | None:
    """``양산은 2027년 2분기``, ``Seri üretim: 2027``: the kind of event whose word stands nearest before a date in its clause."""
    low = max(reading.clause(figure.start)[0], figure.start - _BEGUN_REACH)
    dated = min((one.start for one in reading.figures if one.kind == "date"), default=figure.start)  # `1분기부터 양산, 2분기부터 공급`: told of the date before it
    words = [(m.end(), metric) for metric, pattern in page.grammar.event_words for m in pattern.finditer(page.folded, low, figure.start) if not (dated < m.start() and page.folded[m.end() : m.end() + 1] == ",")]
    return max(words)[1] if words else None


def _begun(page: Page, reading: Reading, figure: Figure) -> str | None:
    """``HBM4 양산을 내년 2월 시작할 계획``, ``seri üretimin Şubat 2026'da başlayacağını``: the event stands before its date, and the verb says that it begins."""
    low, high = reading.clause(figure.start)
    verb = _BEGINS.match(page.folded, figure.end, high)
    words = [(m.end(), metric) for metric, pattern in page.grammar.event_words if metric in _BEGUN for m in pattern.finditer(page.folded, max(low, figure.start - _BEGUN_REACH), figure.start)] if verb else []
    return max(words)[1] if words else None
