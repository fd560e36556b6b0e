"""What one sentence says in two halves: each half keeps its own metric, direction and modality."""

from __future__ import annotations

import pytest

DIRECTIONS = [
    ("ko", "한별 K2의 가격은 한별 K1보다 15% 높지만 성능은 두 배다.", 15, "price", "higher"),
    ("ko", "한별 K2의 소비 전력은 한별 K1보다 25% 많지만 더 조용하다.", 25, "power", "higher"),
    ("ko", "한별 K2의 점수는 한별 K1보다 15% 낮지만 가격은 절반이다.", 15, "benchmark_score", "worse"),
    ("ko", "한별 K2의 성능은 한별 K1보다 15% 좋지만 값은 그대로다.", 15, "performance", "better"),
    ("ko", "한별 K2의 가격은 한별 K1보다 15% 높더라도 살 만하다.", 15, "price", "higher"),
    ("tr", "Poyraz P4'ün fiyatı Poyraz P3'ten yüzde 15 yüksek ama performansı iki katı.", 15, "price", "higher"),
    ("tr", "Poyraz P4'ün fiyatı Poyraz P3'ten yüzde 15 yüksek olsa da performansı iki katı.", 15, "price", "higher"),
    ("tr", "Poyraz P4'ün puanı Poyraz P3'ten yüzde 15 düşük olmasına rağmen fiyatı yarısı.", 15, "benchmark_score", "worse"),
    ("tr", "Poyraz P4, Poyraz P3'ten yüzde 15 daha yüksek performans sunuyor ama pahalı.", 15, "performance", "better"),
]


@pytest.mark.parametrize(("language", "text", "value", "metric", "direction"), DIRECTIONS)
def test_the_first_half_keeps_its_metric_and_direction(read, language: str, text: str, value: float, metric: str, direction: str) -> None:
    assert [(c.metric, c.direction) for c in read(text, language).claims if c.value == value] == [(metric, direction)]


MODALITIES = [
    ("ko", "한별 K5는 메모리 144GB를 탑재하며 내년 2분기에 출시될 예정이다.", 144, "planned"),
    ("ko", "한별 K5는 메모리 144GB와 2TB/s 대역폭을 제공하며 내년 출시될 예정이다.", 144, "planned"),
    ("ko", "한별 K5는 5나노 공정으로 생산되며 내년 2분기에 출시될 예정이다.", 5, "planned"),
    ("ko", "한별 K5는 메모리 144GB를 탑재하고 내년 출시된다.", 144, "planned"),
    ("ko", "한별 K5는 메모리 144GB를 탑재하고 있으며 내년 후속 제품이 출시될 예정이다.", 144, "asserted"),
    ("ko", "한별 K5는 메모리 144GB를 탑재하며 후속작은 내년에 나올 예정이다.", 144, "asserted"),
    ("ko", "한별 K5는 메모리 144GB를 탑재하며 내년 3분기까지 가격을 내릴 계획이다.", 144, "asserted"),
    ("ko", "한별 K5는 메모리 144GB를 탑재하고 지난해 출시됐다.", 144, "asserted"),
    ("ko", "나래칩스는 직원 85명을 고용하며 내년 신제품을 출시할 예정이다.", 85, "asserted"),
    ("ko", "나래칩스는 직원을 현재 120명에서 내년 말 200명으로 늘릴 계획이다.", 120, "asserted"),
    ("ko", "나래칩스는 직원을 현재 120명에서 내년 말 200명으로 늘릴 계획이다.", 200, "planned"),
    ("tr", "Poyraz P4 144 GB bellek taşıyacak ve gelecek yıl piyasaya çıkacak.", 144, "planned"),
    ("tr", "Dalga Yonga çalışan sayısını 120 kişiden gelecek yıl 200 kişiye çıkarmayı planlıyor.", 120, "asserted"),
    ("tr", "Dalga Yonga çalışan sayısını 120 kişiden gelecek yıl 200 kişiye çıkarmayı planlıyor.", 200, "planned"),
]


@pytest.mark.parametrize(("language", "text", "value", "modality"), MODALITIES)
def test_the_plan_of_the_second_half(read, language: str, text: str, value: float, modality: str) -> None:
    assert [c.modality for c in read(text, language).claims if c.value == value] == [modality]


BOTH = [
    ("ko", "바람 V7은 RTX 4070보다 비싸지만 더 빠르다.", [("price", "higher"), ("performance", "better")]),
    ("ko", "한별 K2는 한별 K1보다 싸고 가볍고 빠르다.", [("price", "lower"), ("weight", "lower"), ("performance", "better")]),
    ("ko", "한별 K2는 한별 K1보다 느리지만 전력은 더 적게 쓴다.", [("performance", "worse"), ("power", "lower")]),
    ("ko", "한별 K2의 소비 전력은 한별 K1보다 25% 높지만 더 빠르다.", [("power", "higher"), ("performance", "better")]),
    ("ko", "한별 K2는 한별 K1보다 비싸지만 국산은 더 빠르다.", [("price", "higher")]),
    ("ko", "한별 K2는 한별 K1보다 비싸지만 한별 K0은 더 빠르다.", [("price", "higher")]),
    ("ko", "한별 K2는 한별 K1보다 비싸지만 재고가 많다.", [("price", "higher")]),
    ("ko", "한별 K2는 한별 K1보다 가볍고 높은 평가를 받았다.", [("weight", "lower")]),
    ("ko", "바람 V7은 라데온 RX 7800 XT에는 못 미치지만 가격을 생각하면 나쁘지 않다.", [("performance", "worse")]),
    ("ko", "바람 V7은 RTX 4070보다 느리지만 가격을 생각하면 나쁘지 않다.", [("performance", "worse")]),
    ("ko", "바람 V7은 RTX 4070을 앞섰지만 가격이 문제다.", [("performance", "better")]),
    ("ko", "바람 V7은 전력에서 RTX 4070에 밀리지만 가격은 저렴하다.", [("power", "worse")]),
    ("ko", "바람 V7은 RTX 4070에 가격으로 밀린다.", [("price", "worse")]),
    ("tr", "Rüzgar V7, RTX 4070'i geçemiyor ama fiyatı uygun.", [("performance", "worse")]),
    ("tr", "Poyraz P4, RTX 4070'ten daha pahalı ama daha hızlı.", [("price", "higher"), ("performance", "better")]),
    ("tr", "Poyraz P4, Poyraz P3'ten daha hafif ve hızlı.", [("weight", "lower"), ("performance", "better")]),
    ("tr", "Poyraz P4, Poyraz P3'ten yüzde 25 daha pahalı ama daha hızlı.", [("price", "higher"), ("performance", "better")]),
    ("tr", "Poyraz P4, Poyraz P3'ten daha pahalı ama Poyraz P5 daha hızlı.", [("price", "higher")]),
]


@pytest.mark.parametrize(("language", "text", "said"), BOTH)
def test_two_words_of_comparison_under_one_mark(read, language: str, text: str, said: list[tuple[str, str]]) -> None:
    assert [(c.metric, c.direction) for c in read(text, language).claims] == said
