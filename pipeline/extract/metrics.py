"""What a figure measures: its unit allows some metrics, the nearest word for one of them decides, else the unit's default."""

from __future__ import annotations

import re
from bisect import bisect_left
from dataclasses import replace
from functools import cache, lru_cache

from pipeline.extract.reading import THINGS, Page, Reading, Word, asked_once
from pipeline.languages import grammar_of, parallel_of, submitting_of, uses_of
from pipeline.languages.openings import LENGTH, openings
from pipeline.lexicon import fold
from schemas.records import Figure

_LEADING = ("은", "는")  # with which a noun leads what follows it
MILLION = 1_000_000
NARROW = 16  # bits up to which a width is one of numbers, not of a bus
BESIDE = 3  # code points between an amount and the word that says what it is
CAPACITY = ("memory_capacity", "storage_capacity", "cache_size", "dataset_size", "memory_usage")
BANDWIDTH = ("memory_bandwidth", "interconnect_bandwidth", "storage_bandwidth", "data_rate")
EXTENTS = ("length", "height", "width", "size")  # that a word tells of a thing
DURATIONS = ("inference_time", "training_time")  # only where the article speaks of such
TIMES = ("execution_time", "step_time", "training_time", "inference_time", "latency", "boot_time", "load_time", "compile_time", "battery_life", "lifespan", "charging_time")
TERMS = ("depreciation_period", "lead_time", "warranty", "payback_period", "support_period")  # that a word tells of the next length of time alone
SPANS = (*TERMS, *TIMES)
FINANCE = ("target_price", "eps", "dividend_per_share", "dividend", "inventory", "debt_ratio", "operating_expense", "cash", "prepayment", "price_to_book", "price_to_earnings", "price_to_sales", "offer_price", "fair_price", "offering_size", "subscription_ratio", "book_value_per_share", "stock_return", "share_buyback", "rnd_expense", "commitment")  # of a firm, with a word of their own that says it outright
MARKET = (*FINANCE, "revenue", "profit", "loss", "investment", "valuation", "market_size", "order_backlog", "debt", "stock_price", "exports", "electricity_cost", "cost", "price")
PER_COUNT = {
    "core": "core_count", "CU": "core_count", "SM": "core_count", "thread": "thread_count", "transistor": "transistor_count", "parameter": "parameter_count",
    "chip": "chip_count", "processor": "chip_count", "GPU": "chip_count", "CPU": "chip_count", "NPU": "chip_count", "TPU": "chip_count", "IPU": "chip_count", "LPU": "chip_count", "card": "chip_count", "accelerator": "chip_count",
    "node": "node_count", "server": "server_count", "epoch": "epochs", "category": "category_count", "class": "category_count", "person": "employee_count", "engineer": "employee_count",
    "company": "participant_count", "organisation": "participant_count", "lane": "lane_count", "layer": "layer_count", "channel": "channel_count", "image": "dataset_size", "token": "dataset_size", "sample": "dataset_size", "sentence": "dataset_size",
    "model": "model_count", "developer": "developer_count", "user": "user_count", "customer": "customer_count", "result": "result_count", "shipment": "shipments", "smartphone": "shipments", "unit": "shipments", "wafer": "capacity",
    "instance": "chip_count", "run": "run_count", "patent": "patent_count", "household": "energy", "piece": "chip_count", "item": "batch_size", "query": "throughput",
}  # fmt: skip
UNIT_METRICS: dict[str, tuple[str, ...]] = {
    "W": ("power", "charging_power", "power_limit", "power_supply"), "kW": ("power", "capacity", "power_supply", "charging_power"), "MW": ("power", "capacity"), "GW": ("power", "capacity"), "mW": ("power",), "µW": ("power",), "Wh": ("energy", "battery_capacity"), "kWh": ("energy", "battery_capacity"), "MWh": ("energy",), "GWh": ("energy",), "TWh": ("energy",), "µJ": ("energy",), "mJ": ("energy",), "nJ": ("energy",), "pJ": ("energy",), "J": ("energy",), "kJ": ("energy",), "MJ": ("energy",),
    "nm": ("process_node",), "mm2": ("die_area",), "GHz": ("clock_frequency",), "MHz": ("clock_frequency",), "Hz": ("refresh_rate",), "kHz": ("clock_frequency",),
    "degC": ("temperature",), "inch": ("display_size",), "mAh": ("battery_capacity",), "Ah": ("battery_capacity",), "mm": ("thickness", "error_margin", *EXTENTS), "cm": ("thickness", "distance", "resolution", "error_margin", *EXTENTS), "m": ("distance", "resolution", "error_margin", *EXTENTS), "km": ("distance",), "um": ("thickness", "error_margin"),
    "m2": ("area",), "pyeong": ("area",), "g": ("weight",), "kg": ("weight",), "t": ("weight",), "bit": ("bus_width", "precision"), "V": ("voltage",), "mV": ("voltage",), "kV": ("voltage",), "A": ("current",), "mA": ("current",), "dB": ("noise",), "dBA": ("noise",), "pixel": ("resolution",), "megapixel": ("resolution",), "nit": ("brightness",), "Pa": ("pressure",), "kPa": ("pressure",),
    "point": ("benchmark_score", "bleu", "rating", "accuracy", "accuracy_loss", "quality_loss"), "ms": ("latency", "inference_time", "execution_time", "response_time"), "us": ("latency",), "µs": ("latency",), "ns": ("latency",),
    "s": ("inference_time", *TIMES), "min": ("training_time", *TIMES, "dataset_size"), "h": ("training_time", *TIMES, "dataset_size"), "day": ("training_time", *SPANS), "week": ("execution_time", *SPANS), "month": ("execution_time", *SPANS), "year": ("lifespan", *SPANS),
    "L": ("volume",), "CFM": ("airflow",), "LFM": ("airflow",), "MT/s": ("data_rate",), "TFLOPS/W": ("energy_efficiency",), "TOPS/W": ("energy_efficiency",), "time": ("throughput",), "IOPS": ("throughput",), "time/s": ("throughput", "compute_performance"),
}  # fmt: skip
BYTES = ("B", "KB", "MB", "GB", "TB", "PB", "Gb", "Mb", "GiB", "MiB", "TiB")
for _unit in BYTES:
    UNIT_METRICS[_unit] = (*CAPACITY, "memory_bandwidth")  # `bant genişliği 3,6 TB`: a second left out
    UNIT_METRICS[_unit + "/s"] = BANDWIDTH
UNIT_METRICS["TB"] = (*UNIT_METRICS["TB"], "lifespan")  # `수명(TBW) 1,400TB`: what may be written to a drive
for _unit in ("Kbps", "Mbps", "Gbps", "Tbps", "Gb/s", "Mb/s"):
    UNIT_METRICS[_unit] = ("data_rate", "interconnect_bandwidth", "memory_bandwidth")
for _unit in ("FLOPS", "MFLOPS", "GFLOPS", "TFLOPS", "PFLOPS", "EFLOPS", "ZFLOPS", "OPS", "GOPS", "TOPS", "POPS", "EOPS"):
    UNIT_METRICS[_unit] = ("compute_performance",)

_PRICED = re.compile(r"l[iuü]k (?!yatirim|gelir|ciro|zarar|kâr|fon)|짜리 ")  # `620 liralık bilgisayar`
_NOT_LETTER = re.compile(r"[^a-z]+")
CURRENCY = re.compile(r"^(USD|KRW|TRY|EUR|JPY|CNY|GBP|TWD|HKD|INR|CHF)\b")
_RATE = {"image/s": "throughput", "token/s": "throughput", "frame/s": "frame_rate", "query/s": "throughput", "sample/s": "throughput", "request/s": "throughput"}
_SPANS_OF_TIME = frozenset(("s", "ms", "µs", "ns", "min", "h"))
_ENERGIES = ("energy", "power")
MONEY = frozenset((*MARKET, "price", "contract_value"))
COUNTS = frozenset(PER_COUNT.values()) - {"energy", "capacity", "throughput", "batch_size", "epochs", "chip_count"}
_TO_NUMBER = re.compile(r"[^\d.,;:()\n]{0,14} ")
BIG_MONEY = {"USD": 5e6, "EUR": 5e6, "KRW": 5e9, "TRY": 1e8, "JPY": 5e8, "CNY": 3e7, "TWD": 1e8, "GBP": 5e6}
SCORELIKE = ("accuracy", "top1_accuracy", "market_share", "share", "utilization", "yield", "growth", "profit_margin", "operating_margin", "sparsity", "error_margin", "energy_share", "scaling_efficiency")


def metric_words(page: Page, start: int, end: int) -> list[Word]:
    """Every word for a metric between two offsets, the longest reading where they overlap."""
    return [word for reading in page.readings_between(start, end) for word in _words_of(page, reading) if start <= word.start and word.end <= end]


def is_date(page: Page, start: int, end: int) -> bool:
    """``Q2``, ``2분기 매출``: all of a date, or one with what is measured then."""
    figure = page.by_start.get(start)
    if figure is None or figure.kind != "date" or figure.end > end:
        return False
    return figure.end == end or any(word.start - figure.end <= 1 and word.end == end for word in metric_words(page, figure.end, end))


def _words_of(page: Page, reading: Reading) -> list[Word]:
    """The words of a sentence, read once; a word inside a name (코어 in 그래프코어) is none, one that is all of it (SSD) or begins with it (GPU-saat) stays."""
    known = page.words.get(reading.start)
    if known is None:
        known = page.words[reading.start] = _read_words(page, reading)
    return known


def _read_words(page: Page, reading: Reading) -> list[Word]:
    found = [word for word in _all_words(page, reading) if not (word.metric == "shipments" and sends_results(page, reading, word.start, word.end))]
    found.sort(key=lambda w: (w.start - w.end, w.start))
    kept: list[Word] = []
    for word in found:
        named = any(name.start <= word.start < name.end and (name.start, name.end) != (word.start, word.end) and not (name.start == word.start and name.end < word.end) for name in reading.names)
        if not named and all(word.end <= other.start or other.end <= word.start for other in kept):
            kept.append(word)
    return sorted(kept, key=lambda w: w.start)


def sends_results(page: Page, reading: Reading, start: int, end: int) -> bool:
    """``A30 ile BERT sonucu gönderdi``, ``결과 세 개를 보냈다``: whether what a verb tells was sent is results, to a suite, and no goods."""
    sent = submitting_of(page.grammar.code).sent_in.search(page.folded, reading.clause(start)[0], end)
    return sent is not None and any(entity.name.startswith("MLPerf") for entity in page.entities.values())


def _all_words(page: Page, reading: Reading) -> list[Word]:
    """The words for each metric, none overlapping another of the same metric."""
    folded, end, language, metrics = page.folded, reading.end, page.grammar.code, page.grammar.metric_words
    found: list[Word] = []
    reached: dict[int, int] = {}
    for letter in page.grammar.metric_letters.finditer(folded, reading.start, end):
        at = letter.start()
        for number in _that_begin(language, folded[at : at + LENGTH]):
            if at >= reached.get(number, 0) and (match := metrics[number][1].match(folded, at, end)) and match.end() > at:
                reached[number] = match.end()
                found.append(Word(at, match.end(), metrics[number][0]))
    return found


@lru_cache(maxsize=32768)
def _that_begin(language: str, letters: str) -> tuple[int, ...]:
    """Which of the metrics of a language have words that may begin with some letters."""
    known = _by_opening(language)
    return tuple(sorted(set().union(*(known.get(letters[:length], ()) for length in range(len(letters) + 1)))))


@cache
def _by_opening(language: str) -> dict[str, set[int]]:
    """The numbers of the metrics by how their words begin."""
    found: dict[str, set[int]] = {}
    for number, (_, pattern) in enumerate(grammar_of(language).metric_words):
        for letters in openings(pattern.pattern):
            found.setdefault(letters, set()).add(number)
    return found


def allowed(figure: Figure) -> tuple[str, ...] | None:
    """Metrics that the unit allows, the default first; None where the unit tells nothing (percent, multiples, bare numbers)."""
    unit = figure.unit
    if figure.kind == "money" or (unit and CURRENCY.match(unit)):
        return ("price", *MARKET)
    if unit in (None, "x", "percent", "percentage_point"):
        return None
    assert unit is not None
    if unit == "piece" and (figure.value or 0) >= MILLION:  # `트랜지스터 수는 800억 개`
        return (*_allowed_count(unit), "transistor_count", "parameter_count")
    if unit == "bit" and (figure.value or 0) <= NARROW:  # `8비트 연산`
        return ("precision",)
    if unit == "person":  # `이용자는 3만 명을`
        return (*_allowed_count(unit), "user_count", "customer_count", "developer_count", "participant_count")
    return UNIT_METRICS.get(unit) or (_allowed_rate(unit) if "/" in unit else _allowed_count(unit))


LEARNED = 100_000_000  # tokens from which so many are learned from, and not written in a second


def barred(figure: Figure) -> frozenset[str]:
    """Millions that no currency stands by (``이용자는 2억``, ``45 milyona ulaştı``) are no amount of money, nor a hundred million tokens without a time a rate (``3조 토큰으로 늘린다``)."""
    large = figure.kind == "quantity" and figure.unit is None and (figure.value or 0) >= MILLION
    learned = figure.kind == "quantity" and figure.unit == "token" and (figure.value or 0) >= LEARNED
    if figure.unit in _PEOPLE:
        return frozenset({"batch_size"})
    return MONEY if large else frozenset({"throughput", "context_length"}) if learned else frozenset()


_PEOPLE = frozenset({"person", "user", "employee"})


def unsaid(page: Page, reading: Reading, figure: Figure) -> frozenset[str]:
    """Metrics that no word allows here: ``설치는 3시간 걸렸다`` without a battery lasts on none, ``모델 90종`` are not shipped, and 0.82 is no number of things."""
    told = set[str]()
    if figure.kind == "quantity" and figure.unit in _LASTING and (_TAKES.match(page.folded, figure.end) or not uses_of(page.grammar.code).on_battery.search(page.folded, page.readings[max(0, bisect_left(page.starts, reading.start) - _SPOKEN_BEFORE)].start, reading.end)):
        told |= {"battery_life", "charging_time"}
    if figure.kind == "quantity" and figure.unit in _LASTING and _TAKES.match(page.folded, figure.end):
        told |= {"lifespan", *(() if "training_time" in page.timed else ("training_time",))}
    if figure.kind == "quantity" and figure.unit in (None, "piece") and figure.value is not None and (figure.surface.endswith(("종", "종류", "가지")) or not float(figure.value).is_integer()):
        told |= {"shipments", *(() if float(figure.value).is_integer() else (*COUNTS, "chip_count", "scale_limit", "batch_size", "epochs", "input_length", "output_length", "context_length"))}
    if figure.kind == "percentage":  # of a yield nothing is told where none is spoken of
        low = page.readings[max(0, bisect_left(page.starts, reading.start) - _SPOKEN_BEFORE)].start
        spoken = {word.metric for word in metric_words(page, low, reading.end)}
        told |= {metric for metric in ("yield", "hit_rate") if metric not in spoken}
    if figure.kind == "quantity" and figure.unit in ("min", "h") and not _OF_DATA.search(page.folded, reading.start, reading.end):  # `40 dakika sonunda hata verdi`
        told |= {"dataset_size"}
    return frozenset(told)


def unspoken(page: Page, reading: Reading, figure: Figure) -> frozenset[str]:
    """``올 초 30%였으니 두 배가 됐다``, ``iki katına çıktı``: metrics of which a model does not take a multiple where no word speaks of them just before: what is sold, earned or paid."""
    if figure.kind != "ratio" or (figure.value or 0) < 1:
        return frozenset()
    low = page.readings[max(0, bisect_left(page.starts, reading.start) - _JUST_SPOKEN)].start
    return _OF_BUSINESS - {word.metric for word in metric_words(page, low, reading.end)}


_OF_BUSINESS, _JUST_SPOKEN = frozenset((*MARKET, "shipments", "market_share", "share", "capacity", "chip_count", *COUNTS)), 2  # sentences
_OF_DATA = re.compile(r"데이터|음성|오디오|녹음|영상|말뭉치|자료|(?<![a-zçğöşü])(?:veri|ses|konuşma|kayit|kayd|video|derlem|görüntü)")
NAMED = frozenset({"pue", "auc"})  # measures whose name is an acronym, and no benchmark
_LASTING = frozenset({"s", "min", "h", "day", "week", "month", "year"})
_SPOKEN_BEFORE = 6  # sentences
_TAKES = re.compile(r"(?:이나|이|가|은|쯤|정도|가량|씩)*(?: ?(?:더|덜))? ?(?:걸[리렸려린릴립]|소요)")


def counted_before(page: Page, figure: Figure, word: Word | None) -> bool:
    """``이용자는 2억``, ``kullanıcı sayısı 45 milyon``: the noun right before a number says what it counts."""
    bare = figure.kind == "quantity" and figure.unit in (None, "piece", "person")
    return bare and word is not None and word.metric in COUNTS and _leads_to(page, figure, word)


def _leads_to(page: Page, figure: Figure, word: Word) -> bool:
    """Whether a word stands right before a number, with a particle or an adverb between at most."""
    return word.end <= figure.start and bool(_TO_NUMBER.fullmatch(page.folded, word.end, figure.start))


_PARTS = frozenset({"core", "chip", "card", "node", "server", "rack", "GPU", "코어"})


def _allowed_rate(unit: str) -> tuple[str, ...]:
    """``image/s``, ``image/USD``, ``TOPS/W``."""
    if unit in _RATE:
        return (_RATE[unit], "throughput", "frame_rate") if unit in ("image/s", "frame/s") else (_RATE[unit],)
    if unit in ("operation/s", "calculation/s"):
        return ("compute_performance",)
    if re.search(r"/(?:USD|KRW|TRY|EUR)$", unit):
        return ("cost_efficiency",)
    if (spent := UNIT_METRICS.get(unit.partition("/")[0], ("",))[0]) in _ENERGIES:  # `하루 6.1kWh`, `görüntü başına 3 mJ`
        return (spent,)
    if unit.partition("/")[0] in _SPANS_OF_TIME:  # `초/장`, `saniye/görüntü`
        return UNIT_METRICS["s"]
    if (whole := unit.partition("/"))[2] in _PARTS and whole[0] in UNIT_METRICS:  # `çekirdek başına 1,5 MB`
        return UNIT_METRICS[whole[0]]
    return ("energy_efficiency",) if unit.endswith(("/W", "/kW")) else ("throughput",)


def _allowed_count(unit: str) -> tuple[str, ...]:
    """Counted nouns: what they count by themselves, and what a word beside them may make of it."""
    default = PER_COUNT.get(unit) or _NOT_LETTER.sub("_", unit.lower()) + "_count"
    if default == "epochs":
        return ("epochs", "convergence_epochs")
    if unit in ("item", "piece"):
        return (default, "shipments", "dataset_size", "scale_limit", "batch_size", "io_count", "core_count", "thread_count")
    if default == "share_count":
        return (default, "shares_offered")
    if default in ("chip_count", "shipments"):
        return (default, "shipments", "scale_limit")
    if default == "dataset_size":
        return (default, "throughput", "context_length", "batch_size") if unit == "token" else (default, "throughput")
    return (default, "io_count") if unit == "channel" else (default,)


@lru_cache(maxsize=1024)
def first_metric(code: str, header: str, options: tuple[str, ...] | None) -> str | None:
    """The metric that a header names first, of those that fit."""
    folded = fold(header)
    found = [(m.start(), m.start() - m.end(), metric) for metric, pattern in grammar_of(code).metric_words for m in pattern.finditer(folded) if options is None or metric in options]
    return min(found)[2] if found else None


_CLAUSE_OVER = re.compile(r"[,;] |(?:[ıiuüae]r|yor|m[ıiuü]ş)ken | (?:ama|fakat|ols[ae] d[ae]|olma(?:sına|kla) (?:rağmen|karşın|birlikte)) ")


_BESIDE = re.compile(r"(?:의)? (?:(?:fp|int|bf|tf|nvfp|mxfp)\d+ |ai )?")


def nearest(page: Page, words: list[Word], figure: Figure, reading: Reading) -> Word | None:
    """The word closest to the figure; one behind another figure counts as farther, the noun that it counts or measures as nearest."""

    def distance(word: Word) -> float:
        before = word.end <= figure.start
        gap = figure.start - word.end if before else word.start - figure.end
        low, high = (word.end, figure.start) if before else (figure.end, word.start)
        crossed = sum(low <= other.start < high for other in reading.figures)
        beside = not before and _BESIDE.fullmatch(page.folded, figure.end, word.start) is not None  # `512 GB depolama`, `üç kat FP8 performansı`
        if beside:
            return -1
        led = not before and _leads(page, word)  # `매출은 18% 늘었고 영업이익은`
        ended = not before and _CLAUSE_OVER.search(page.text, figure.end, word.start) is not None  # `34% 늘었고, 영업이익은`, `yüzde 34 arttı, kâr`, `yüzde 12 pahalı ama performansı`
        return max(0, gap) + 25 * (crossed + led) + 45 * ended + (0 if before else 4)

    inside = [word for word in words if word.end <= figure.start or word.start >= figure.end]
    return min(inside, key=distance, default=None)


def _leads(page: Page, word: Word) -> bool:
    """``22% 빠른 데 그쳤고, 지연시간은``: a Korean word with the particle of a topic or subject, which what follows is said of."""
    return page.grammar.code == "ko" and page.folded[word.end : word.end + 1] in _LEADING and page.folded[word.end + 1 : word.end + 2] == " "


@asked_once
def choose_metric(page: Page, reading: Reading, figure: Figure, window: tuple[int, int], clause_end: int) -> tuple[str | None, Word | None, str]:
    """Metric, the word behind it, and the rule; metric None where nothing in the window tells. Words behind the end of the clause count where it has none itself."""
    options = allowed(figure)
    words = [w for w in metric_words(page, *window) if not _is_held(page, w) and not (figure.unit in ("x", "percent") and is_of_rival(page, reading, w, figure.start))]
    if options is None:
        words = [w for w in words if w.metric in NAMED or all((name.start, name.end) != (w.start, w.end) for name in reading.names)]  # `HBM이 70% 늘어` is no size
        words = [w for w in words if w.metric not in barred(figure)]
        words = [w for w in words if not (_is_unit(reading, w) if figure.unit is None else _is_of_other_unit(reading, w))]
        words = [w for w in words if w.metric != "growth"] or words
        words = [w for w in words if w.metric != "input_length" or w.end == figure.start - 1]  # `dizi uzunluğu 512`
        bound = [w for w in words if w.metric not in ("batch_size", "thread_count", "learning_rate", "convergence_epochs", "epochs", "rank", "dataset_size", "process_node")] if figure.unit in ("percent", "percentage_point", "x") else words
        word = nearest(page, [w for w in bound if w.end <= clause_end] or [w for w in bound if not _leads(page, w)], figure, reading)
        return (word.metric, word, "metric_word") if word else (None, None, "no_metric")
    fitting = [w for w in words if w.metric in options and not (w.metric == "memory_bandwidth" and figure.unit in BYTES and not _leads_to(page, figure, w))]
    fitting = [w for w in fitting if w.metric not in TERMS or not _told_of_another(page, w, figure, reading)]
    word = nearest(page, [w for w in fitting if w.end <= clause_end] or fitting, figure, reading)
    if figure.unit in BYTES and _MEMORY_BEHIND.match(page.folded, figure.end):
        return "memory_capacity", None, "unit_and_word"
    if figure.kind == "money":
        return _money_metric(page, figure, word)
    if word and (word.metric != options[0]) and abs(word.start - figure.start) > 60:
        word = None
    if word:
        return word.metric, word, "unit_and_word"
    if options[0] in DURATIONS and "/" not in (figure.unit or "") and options[0] not in page.timed:
        return "execution_time", None, "unit"
    return options[0], None, "unit"


def _is_held(page: Page, word: Word) -> bool:
    """``같은 전력에서 7배``, ``aynı güçte iki kat hızlı``: what is kept the same is not what is so much more."""
    return word.metric in _KEPT and _SAME_BEFORE.search(page.folded, max(0, word.start - _SAME), word.start) is not None and _KEPT_BEHIND.match(page.folded, word.end) is not None


def is_of_rival(page: Page, reading: Reading, word: Word, high: int) -> bool:
    """``대역폭이 더 넓은 H100에 30% 뒤진다``, ``fiyatı daha yüksek olan H100'den yüzde 30 hızlı``: in what a thing named before ``high``, and not what the sentence is about, is more or less is not what it is compared in."""
    told = parallel_of(page.grammar.code).word_described.match(page.folded, word.end, high) if word.end <= high else None
    return told is not None and any(n.start == told.end() < high and n.type in THINGS and n.role not in ("topic", "subject", "bare") for n in reading.names)


_KEPT = frozenset({"power", "price", "cost", "die_area", "clock_frequency", "memory_capacity", "accuracy", "energy"})
_SAME = 8  # code points
_SAME_BEFORE = re.compile(r"(?<![가-힣])(?:같은|동일한?|똑같은) $|(?<![a-zçğöşü])(?:ayni|eşit) $")
_KEPT_BEHIND = re.compile(r"(?: ?(?:소비|소모|조건|수준|한도|예산|기준))?(?:에서|에서는|에선|으로|로|일 때|이면|을 쓰면서|를 쓰면서)(?![가-힣])|(?:n?[iuü]?[dt][ae](?:yken)?|y?l[ae]| (?:tüketimi|bütçesi|sinir[iı]|seviyesi|düzeyi)(?:nde|yle))(?![a-zçğöşü])")
_MEMORY_BEHIND = re.compile(r"(?:'?l[iı]k|의)? ?(?:lpddr|gddr|ddr|hbm)[0-9][a-z0-9-]*(?! ?(?:모듈|스택|칩|yiğ|modül))")  # `32 GB LPDDR5X ve 1 TB SSD`


def of_unit(page: Page, reading: Reading, word: Word) -> Word:
    """``2.400 TFLOPS'luk gücüyle``, ``2,400TFLOPS의 힘으로``: what an amount right before a word measures is told by its unit."""
    before = next((f for f in reversed(reading.figures) if f.end <= word.start and f.kind == "quantity" and f.unit in UNIT_METRICS), None)
    fits = allowed(before) if before and _MEASURED_BY.fullmatch(page.folded, before.end, word.start) else None
    return replace(word, metric=fits[0]) if fits and word.metric not in fits else word


_MEASURED_BY = re.compile(r"['’]?l[iuü]k |의 ")


def terms_of_others(page: Page, reading: Reading, figure: Figure) -> frozenset[str]:
    """``보증은 3년이고 답변은 이틀 걸렸다``, ``garantisi 3 yıl, yanıtı iki gün sürdü``: a term is of the length of time right behind its word, or of both ends of a change."""
    if "warranty" not in (allowed(figure) or ()):
        return frozenset()
    told = [word for word in metric_words(page, reading.start, figure.start) if word.metric in TERMS]
    return frozenset(word.metric for word in told if _told_of_another(page, word, figure, reading))


def _told_of_another(page: Page, word: Word, figure: Figure, reading: Reading) -> bool:
    between = [other for other in reading.figures if word.end <= other.start < figure.start and "warranty" in UNIT_METRICS.get(other.unit or "", ())]
    return bool(between) and not page.grammar.from_to.fullmatch(page.folded, between[-1].end, figure.start) and not (_SAME_TERM.fullmatch(page.folded, between[-1].end, figure.start))


_SAME_TERM = re.compile(r"(?:이고|이며|인데|지만)?,? (?:[가-힣]+ )?[가-힣]*(?:모델|제품|버전|사양|구성|카드)(?:은|는|이|의 경우)? (?:약 )?|['’]?[a-zçğöşü]{0,5},? (?:ve )?(?:[a-zçğöşü]+ )?(?:model|sürüm|seçenek|paket|kart)[a-zçğöşü]* (?:ise )?(?:yaklaşik )?")


def _is_unit(reading: Reading, word: Word) -> bool:
    """``30 wattta 53``: a word inside another figure is its unit and says nothing of this one; what is counted may go on (``24 çekirdek, 8'i hızlı``)."""
    return not word.metric.endswith("_count") and any(other.start <= word.start < other.end for other in reading.figures)


def _is_of_other_unit(reading: Reading, word: Word) -> bool:
    """``bant genişliği saniyede 800 GB ile iki katı``: whether a word inside an amount, or right before one of so much a second, is no measure that its unit allows."""
    for other in reading.figures:
        part = other.start <= word.start < other.end or (word.metric == "throughput" and other.start - word.end == 1 and (other.unit or "").endswith("/s"))
        if part and word.metric not in (allowed(other) or (word.metric,)):
            return True
    return False


def is_big(figure: Figure, part: float = 1) -> bool:
    """An amount of money that firms deal in, no retail price; or that part of one."""
    return figure.kind == "money" and (figure.value or 0) >= part * BIG_MONEY.get((figure.unit or "")[:3], 5e6)


_EARNED = frozenset({"revenue", "profit", "loss", "exports", "investment", "order_backlog", "operating_expense"})
_LONG = ("/month", "/quarter", "/year")


def _close(word: Word, figure: Figure) -> bool:
    """``매출 8억원을``: the word stands beside the amount, a particle between at most."""
    return -2 <= figure.start - word.end <= BESIDE or 0 <= word.start - figure.end <= 1


_SPENT_FOR, _NEXT_SENTENCE = 40, re.compile(r"[.!?] |\n|[고며] ")
_LAID_OUT = re.compile(r"harca")  # `makine harcaması 3 milyar dolar`: what a firm spends in such amounts it puts into something


def _money_metric(page: Page, figure: Figure, word: Word | None) -> tuple[str, Word | None, str]:
    """Money with a rate or of a retail size is a price, with a business word what that says, else an investment."""
    unit = figure.unit or ""
    if word and word.metric in FINANCE:
        return word.metric, word, "money_word"
    if "/" in unit:
        earned = word is not None and word.metric in _EARNED and unit.endswith(_LONG) and is_big(figure)  # `yıllık 60 milyon dolar ciro`
        return (word.metric if word and (earned or word.metric in ("cost", "electricity_cost")) else "price"), word, "money_rate"
    big = is_big(figure)
    if not big and _PRICED.match(page.folded, figure.end):
        return "price", None, "priced_thing"
    done, end = next(((metric, match.end()) for metric, pattern in page.grammar.spent if (match := pattern.match(page.folded, figure.end))), (None, 0)) if big else (None, 0)
    if done and (spent := next((one for one in metric_words(page, max(0, figure.start - _SPENT_FOR), figure.start) if one.metric == "rnd_expense" and not _NEXT_SENTENCE.search(page.text, one.end, figure.start)), None)):
        return spent.metric, spent, "money_word"  # `연구개발비로 매출의 15%인 723억 원을 썼다`
    if done and (word is None or not _close(word, figure) or figure.end <= word.start < end):  # `340 milyon avro harcadık`: what is done with it is the word itself
        return done, None, "money_spent"
    if word:
        laid_out = big and word.metric == "cost" and _LAID_OUT.match(page.folded, word.start)
        return ("investment" if laid_out else word.metric), word, "money_word"
    return ("revenue" if big else "price"), None, "money_size"
