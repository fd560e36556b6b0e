"""When a predicted name, metric or unit agrees with a gold one (docs/annotation.md, section 4)."""

from __future__ import annotations

import json
import re
import unicodedata
from typing import Any, Final

# Makers and common nouns that may stand around a name without making it another: "NVIDIA A100 GPU" is "A100".
COMMON_WORDS: Final = (
    "nvidia 엔비디아 google 구글 graphcore 그래프코어 amd intel 인텔 tesla 테슬라 geforce 지포스 radeon 라데온 apple 애플 samsung 삼성전자 삼성 "
    "qualcomm 퀄컴 huawei 화웨이 microsoft cloud 클라우드 gpu 칩 chip 시스템 system 프로세서 processor 서버 server instinct habana xeon 제온 "
    "640gb 80gb 40gb 16gb models model 모델 training inference benchmark 벤치마크 dataset 데이터셋 yonga çip işlemci aws baidu meta 모듈 "
    "가속기 accelerator inc corp 전자 반도체"
).split()
# Words that make a system of a chip: "DGX A100" is not "A100".
SYSTEM_WORDS: Final = frozenset({"dgx", "hgx", "pod", "superpod", "server", "서버", "sunucu"})
METRIC_FAMILIES: Final = (
    {"price", "cost"}, {"performance", "speed", "benchmark_score", "speedup"}, {"accuracy", "top1_accuracy"},
    {"training_time", "execution_time", "inference_time", "duration"}, {"growth", "revenue", "market_size"},
    {"power", "energy", "capacity"}, {"throughput", "frame_rate", "data_rate"}, {"chip_count", "scale_limit", "gpu_count"},
    {"profit", "operating_profit", "net_profit"},
)  # fmt: skip
CANONICAL_METRICS: Final = frozenset(
    (
        "performance throughput latency training_time inference_time execution_time accuracy top1_accuracy convergence_epochs "
        "benchmark_score frame_rate energy_efficiency power energy cost price cost_efficiency memory_capacity memory_bandwidth "
        "interconnect_bandwidth storage_capacity cache_size core_count thread_count chip_count transistor_count parameter_count "
        "process_node clock_frequency die_area compute_performance batch_size epochs dataset_size category_count scale_limit "
        "market_share market_size revenue profit shipments investment valuation employee_count release_date rank growth "
        "temperature display_size refresh_rate resolution battery_capacity charging_power distance weight lifespan error_margin"
    ).split()
)
SCALE_UNITS: Final = frozenset({"percent", "percentage_point", "x"})
_CURRENCIES = "USD|KRW|TRY|EUR|JPY|CNY|GBP|TWD|HKD|INR|CHF|CAD|AUD|RUB|SGD|BTC"
_MEASURES = re.compile(
    r"(?:[KMGTPE]?i?[Bb](?:/s|ps|it)?|[KMGTPE]?bit|[kMGT]?Hz|[kMGµm]?Wh?|nm|[mck]?m2|mm|cm|m|km|um|inch|[nmµu]?s|min|h|hour|day|week"
    r"|month|year|[KMGTPEZ]?FLOPS|[GTP]?OPS|TOPS|degC|degF|mg|g|kg|t|mAh|Ah|m?V|m?A|k?J|dB|dBA|(?:" + _CURRENCIES + r")(?:/\w+)?)"
)
_NOT_IN_A_NAME = re.compile(r"[^0-9a-z가-힣çğöşüıİ]+")
_SIZE_WORD = re.compile(r"[0-9]+(?:gb|tb|nm|단|katmanlı|inç|인치)")
SHORTEST_NESTED_NAME: Final = 3  # letters and digits


def normal(name: object) -> str:
    """Case folded, without spaces and punctuation; the Turkish i's are one."""
    folded = unicodedata.normalize("NFKC", str(name)).casefold().replace("i̇", "i").replace("ı", "i")
    return _NOT_IN_A_NAME.sub("", folded)


_COMMON_NORMAL = sorted({normal(word) for word in COMMON_WORDS}, key=lambda word: (-len(word), word))  # the longest first, in one order everywhere


def without_common_words(name: str) -> str:
    """A normal name without makers and common nouns at its ends: ``nvidiaa100gpu`` -> ``a100``."""
    while (shorter := _without_one(name)) != name:
        name = shorter
    return name


def _without_one(name: str) -> str:
    # One pass over all words, as the reference does it: a later word may be cut after an earlier one.
    for word in _COMMON_NORMAL:
        if len(name) > len(word) + 1 and name.startswith(word):
            name = name[len(word) :]
        elif len(name) > len(word) + 1 and name.endswith(word):
            name = name[: -len(word)]
    return name


def as_names(value: Any) -> list[str]:
    """The names that a cell holds: none, one, a list, or a list in JSON."""
    if value is None:
        return []
    if not isinstance(value, str):
        return [str(name) for name in value if name]
    text = value.strip()
    if text.startswith("["):
        try:
            return [str(name) for name in json.loads(text)]
        except ValueError:
            pass
    return [text] if text else []


def same_name(gold: Any, predicted: Any) -> bool:
    """Any gold name agrees with any predicted one; nothing agrees with nothing."""
    golds, predictions = as_names(gold), as_names(predicted)
    gold_normal = {normal(name) for name in golds} - {""}
    predicted_normal = {normal(name) for name in predictions} - {""}
    if not gold_normal or not predicted_normal:
        return not gold_normal and not predicted_normal
    gold_forms = gold_normal | {without_common_words(name) for name in gold_normal}
    predicted_forms = predicted_normal | {without_common_words(name) for name in predicted_normal}
    return bool(gold_forms & predicted_forms) or any(_is_nested(a, b) for a in golds for b in predictions)


def _is_nested(a: str, b: str) -> bool:
    """One name's words are the other's with common ones: ``Ascend 910 düğümü`` and ``Ascend 910``, not ``DGX A100`` and ``A100``."""
    short, long = sorted(([normal(word) for word in a.split()], [normal(word) for word in b.split()]), key=len)
    if not short or not set(short) <= set(long) or len("".join(short)) < SHORTEST_NESTED_NAME:
        return False
    return not any(_tells_apart(word) for word in long if word not in short)


def _tells_apart(word: str) -> bool:
    if word in SYSTEM_WORDS:
        return True
    is_designator = re.search(r"[0-9]", word) and re.search(r"[a-z가-힣]", word)
    return bool(is_designator) and not _SIZE_WORD.fullmatch(word)


def same_metric(gold: str | None, predicted: str | None) -> bool:
    """Equal or of one family; a gold metric outside the canonical list accepts any."""
    gold, predicted = (gold or "").strip().lower(), (predicted or "").strip().lower()
    if gold == predicted:
        return True
    if gold not in CANONICAL_METRICS and predicted:
        return True
    return any(gold in family and predicted in family for family in METRIC_FAMILIES)


def unit_class(unit: str | None) -> str:
    """What must agree of a unit: itself where it measures; any rate is a rate, any counted noun a count."""
    if not unit:
        return "none"
    if unit in SCALE_UNITS:
        return unit
    if _MEASURES.fullmatch(unit):
        return unit.lower().replace("hour", "h").replace("bps", "b/s")
    return "rate" if "/" in unit else "count"


def same_number(gold: float | None, predicted: float | None) -> bool:
    """To 1e-6 relative."""
    if gold is None or predicted is None:
        return gold is None and predicted is None
    return abs(float(gold) - float(predicted)) <= 1e-6 * max(1e-12, abs(float(gold)), abs(float(predicted)))
