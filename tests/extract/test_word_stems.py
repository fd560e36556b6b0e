"""Stems of words for metrics match no other words that begin or end like them."""

from __future__ import annotations

import pytest

from pipeline.languages import grammar_of
from pipeline.lexicon import fold

OTHER_WORDS = [
    ("tr", "thickness", "incelemesi inceliyor inceledik incelendi"), ("tr", "valuation", "değerlendirmesi değerlendirildi"), ("tr", "market_share", "paylaşım paydaş payload payback paydos"),
    ("tr", "share", "paylaştı payload"), ("tr", "price", "ücretsiz kıran kiraç etiketleme"), ("tr", "cost", "giderken giderek"), ("tr", "memory_bandwidth", "bantladık"), ("tr", "storage_capacity", "diskalifiye disko"),
    ("tr", "bus_width", "buse business"), ("tr", "thread_count", "Threadripper"), ("tr", "battery_capacity", "pilot pilav"), ("tr", "lead_time", "terminal"), ("tr", "payback_period", "amortisör amortisman"),
    ("tr", "benchmark_score", "puantiye"), ("tr", "power", "güçlü güçlendi gücendi"), ("tr", "power", "Artış dikkat çekiyor."), ("tr", "temperature", "son derece hızlı"), ("tr", "weight", "ağırlıklı ağırlıklar"),
    ("tr", "growth", "büyümedi büyümeyecek"), ("tr", "latency", "gecikmedi"), ("tr", "energy", "elektrikli elektrikçi"), ("tr", "employee_count", "hızlı çalışan kart"), ("tr", "process_node", "bu süreçte"),
    ("ko", "batch_size", "재배치 배치하기로 배치된"), ("ko", "market_size", "전시장은"), ("ko", "stock_price", "수주가 주주가 발주가 광주가 경주가 주가순자산비율"), ("ko", "investment", "조달청 유치원 투자의견"), ("ko", "exports", "수출입 수출통제"),
    ("ko", "employee_count", "참고용"), ("ko", "yield", "회수율 흡수율"), ("ko", "share", "비중국"), ("ko", "price", "측정값 설정값 안정가 raspberry"), ("ko", "price", "판매가 30% 늘었다"), ("ko", "price", "출시가 늦어졌다"),
    ("ko", "cost", "회원가입"), ("ko", "memory_capacity", "프로그램은 다이어그램이"), ("ko", "bus_width", "전기버스 버스정책과"), ("ko", "frame_rate", "메인프레임"), ("ko", "thread_count", "스레드리퍼 무어스레드"), ("ko", "process_node", "공정위 나노초 공정하게"),
    ("ko", "die_area", "전면적인"), ("ko", "payback_period", "조회수 지원금 후원금"), ("ko", "accuracy", "배정밀도 혼합정밀도"), ("ko", "performance", "약속도 고속도로"), ("ko", "rank", "무작위로 단위로 위에"), ("ko", "warranty", "보증금"),
]  # fmt: skip
THE_WORD = [
    ("tr", "thickness", "inceliği incelik inceldi kalınlığı"), ("tr", "valuation", "değerlemesi değerlendi"), ("tr", "market_share", "payı payını payının paylarını payımız"), ("tr", "price", "ücreti kirası etiketi etiketler kirada"),
    ("tr", "cost", "gideri giderleri"), ("tr", "memory_bandwidth", "bantta"), ("tr", "storage_capacity", "diski diskler"), ("tr", "battery_capacity", "pili pilde"), ("tr", "power", "güç güçte gücü çekiyor güce"), ("tr", "temperature", "derece"),
    ("tr", "weight", "ağırlık ağırlığı"), ("tr", "growth", "büyüme büyümesi"), ("tr", "latency", "gecikme gecikmemiz"), ("tr", "energy", "elektrik"), ("tr", "employee_count", "çalışanı çalışanlar"), ("tr", "employee_count", "çalışan sayısı"),
    ("ko", "batch_size", "배치는"), ("ko", "market_size", "시장은"), ("ko", "stock_price", "주가"), ("ko", "investment", "조달 투자"), ("ko", "exports", "수출"), ("ko", "yield", "수율"), ("ko", "share", "비중"), ("ko", "price", "값 판매가는"),
    ("ko", "price", "판매가 1150만 원"), ("ko", "price", "출시가 240만 원"), ("ko", "cost", "원가 제조원가"), ("ko", "memory_capacity", "램은"), ("ko", "bus_width", "버스"), ("ko", "frame_rate", "프레임"), ("ko", "process_node", "공정 3나노"),
    ("ko", "payback_period", "회수 원금"), ("ko", "accuracy", "정밀도"), ("ko", "performance", "속도"), ("ko", "rank", "3위로 순위"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "metric", "words"), OTHER_WORDS)
def test_a_stem_is_not_found_in_another_word(language: str, metric: str, words: str) -> None:
    assert metric not in metrics_in(language, words)


@pytest.mark.parametrize(("language", "metric", "words"), THE_WORD)
def test_the_word_itself_is_found(language: str, metric: str, words: str) -> None:
    found = [metrics_in(language, words)] if any(c.isdigit() for c in words) or (language == "tr" and "sayı" in words) else [metrics_in(language, word) for word in words.split()]
    assert all(metric in one for one in found)


def metrics_in(language: str, text: str) -> set[str]:
    folded = fold(text)
    return {metric for metric, pattern in grammar_of(language).metric_words if pattern.search(folded)}


@pytest.mark.parametrize(("language", "text"), [("tr", "V10 incelemesi: MI300X'i geçiyor"), ("tr", "V10 değerlendirmesi: MI300X'i geçiyor")])
def test_the_heading_of_a_review_compares_no_thickness_or_value(read, language: str, text: str) -> None:
    assert {c.metric for c in read(f"{text}\n\nAMD MI300X ile Veyra V10 kartını denedik.", language).claims} <= {"performance"}
