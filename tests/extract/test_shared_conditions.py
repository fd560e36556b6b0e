"""Conditions told once for several results, and what no result was measured on: software, a unit's row, models of another size."""

from __future__ import annotations

import pytest

SHARED = [
    pytest.param("ko", "대기 전력은 반디 Y9가 45W로 L40S의 31W보다 높았다.", 31, {"case": "idle"}, id="ko-idle-of-both"),
    pytest.param("ko", "반디 Y9의 대기 전력은 18W지만 게임 중에는 300W까지 쓴다.", 300, {}, id="ko-not-idle-at-play"),
    pytest.param("tr", "Boşta güç tüketimi Toros T9'da 45 W, L40S'te 31 W oldu.", 31, {"case": "idle"}, id="tr-idle-of-both"),
    pytest.param("tr", "Toros T9 boşta 45 W, oyunda 310 W çekiyor.", 310, {}, id="tr-not-idle-at-play"),
    pytest.param("ko", "토큰당 에너지로 따지면 H100이 26mJ로 제일 적고 A100이 36mJ, 반디 Y9는 43mJ다.", 43, {"case": "per token"}, id="ko-per-token"),
    pytest.param("tr", "Token başına enerjide H100 26 mJ ile en az, A100 36 mJ, Toros T9 ise 43 mJ harcıyor.", 43, {"case": "per token"}, id="tr-per-token"),
    pytest.param("ko", "임대료는 2년 약정 기준으로 H100이 장당 시간에 3,900원, MI300X가 3,300원이다.", 3300, {"case": "per card", "price_basis": "2-year commitment"}, id="ko-commitment"),
    pytest.param("tr", "2 yıllık taahhütle H100 saati 2,1 dolar, MI300X 1,8 dolar.", 1.8, {"price_basis": "2-year commitment"}, id="tr-commitment"),
    pytest.param("ko", "반디 Y9는 한 시간 동안 평균 214W를 썼는데, L40S는 318W였다.", 318, {"case": "average"}, id="ko-average"),
    pytest.param("tr", "Ortalama güç Toros T9'da 610 W'tı.", 610, {"case": "average"}, id="tr-average"),
    pytest.param("ko", "반디 Y9 스위치는 포트당 800Gbps 대역폭을 낸다.", 800, {"case": "per port"}, id="ko-port"),
    pytest.param("tr", "Toros T9, GPU başına 1,8 TB/s NVLink bant genişliği sunuyor.", 1.8, {"case": "per GPU"}, id="tr-gpu"),
    pytest.param("ko", "반디 Y9는 8장으로 GPT-2 XL이 초당 11만 5천 토큰 나왔다.", 115000, {"chips": 8}, id="ko-with-eight"),
    pytest.param("ko", "반디 Y9 8장짜리 노드를 썼다. 노드 전체 기준으로 반디 Y9가 4.1kW를 쓴다.", 4.1, {"chips": 8}, id="ko-node"),
    pytest.param("tr", "Toros T9'u Llama 3.1 8B ile, 24 eş zamanlı istekte denedik. Saniyede 2.450 token ürettik.", 2450, {"case": "24 requests at once"}, id="tr-load-before"),
    pytest.param("tr", "Toros T9'u Llama 3.1 8B ile, 24 eş zamanlı istekte denedik. ResNet-50'de saniyede 4.100 görüntü işledi.", 4100, {}, id="tr-load-of-another"),
    pytest.param("ko", "반디 Y9 카드는 라마 3.1 8B를 FP8로 돌릴 때 초당 3,200토큰을 낸다. 같은 조건에서 L40S는 2,600토큰에 그쳤다.", 2600, {"precision": "FP8"}, id="ko-same-run"),
    pytest.param("tr", "Toros T9, Llama 3.1 8B'de FP8 ile saniyede 3.200 token üretiyor. Aynı koşulda L40S saniyede 2.600 token verdi.", 2600, {"precision": "FP8"}, id="tr-same-run"),
    pytest.param("tr", "Toros T9, Llama 3.1 8B'de FP8 ile saniyede 3.200 token üretiyor. L40S saniyede 2.600 token verdi.", 2600, {}, id="tr-not-said-the-same"),
    pytest.param("tr", "GPT modelini eğitiyorum. Her seferinde sekiz kart, BF16.\n\nA100'de GPT'nin eğitimi 24,5 saat sürdü.", 24.5, {"chips": 8, "precision": "BF16"}, id="tr-each-time"),
    pytest.param("ko", "GPT-2 XL을 학습했다. 장비는 모두 8장짜리 노드 하나씩이다.\n\nGPT-2 XL을 학습하는 데 A100은 24시간 걸린다.", 24, {"chips": 8}, id="ko-all-machines"),
    pytest.param("ko", "GPT-2 XL을 학습했다. 두 카드는 모두 FP8을 지원한다.\n\nGPT-2 XL을 학습하는 데 A100은 24시간 걸린다.", 24, {}, id="ko-all-support"),
    pytest.param("ko", "반디 Y9는 H100 대비 GPU당 2.2배의 성능을 냈다.", 2.2, {"case": "per GPU"}, id="ko-per-gpu"),
    pytest.param("tr", "Toros T9, Hopper'a göre GPU başına 10 kat enerji verimliliği sağladı.", 10, {"case": "per GPU"}, id="tr-times-per-gpu"),
    pytest.param("tr", "Toros T9, Hopper'a göre watt başına 3 kat verimli.", 3, {}, id="tr-times-per-watt"),
    pytest.param("ko", "새김 Y9는 L4보다 빠르고, 무엇보다 960장을 다 켜도 115kW밖에 안 나온다.", 115, {"chips": 960}, id="ko-all-switched-on"),
    pytest.param("ko", "새김 Y9는 ResNet-50에서 A10보다 25% 빠릅니다. INT8, 배치 8 기준으로요.", 25, {"precision": "INT8", "batch_size": 8}, id="ko-told-after"),
    pytest.param("tr", "Toros T9, ResNet-50'de A10'dan yüzde 25 hızlı. INT8 ve batch 8 ile tabii.", 25, {"precision": "INT8", "batch_size": 8}, id="tr-told-after"),
    pytest.param("tr", "Toros T9, ResNet-50'de A10'dan yüzde 25 hızlı. INT8 destekliyor.", 25, {}, id="tr-supported-after"),
    pytest.param("ko", "반디칩스는 첫해 3만장 공급을 목표로 잡았다.", 30000, {"period": "in the first year"}, id="ko-first-year"),
    pytest.param("tr", "Toros Yonga gelecek çeyrek için 54 milyar dolar gelir öngörüyor.", 54000000000, {"period": "next quarter"}, id="tr-next-quarter"),
    pytest.param("tr", "HBM'de Kandilli'nin pazar payı yüzde 62.", 62, {"of": "HBM"}, id="tr-of-hbm"),
    pytest.param("ko", "HBM에서는 SK하이닉스의 점유율이 62%다.", 62, {"of": "HBM"}, id="ko-of-hbm"),
]

TABLES = [
    ("tr", "| Test | Toros T9 | L40S |\n|---|---|---|\n| Llama 3.1 8B, 48 istek (token/s) | 3.400 | 3.900 |\n| Ortalama kart tüketimi (W) | 210 | 260 |\n| Liste fiyatı (dolar) | 3.100 | 5.000 |",
     {3900: {"case": "48 requests at once"}, 260: {"case": "average"}, 5000: {"price_basis": "list price"}}),
    ("ko", "| 항목 | 반디 Y9 | L40S |\n|---|---|---|\n| Llama 3.1 8B 처리량(동시 요청 48개) | 3,400토큰/s | 3,900토큰/s |\n| 정가 | 310만 원 | 500만 원 |",
     {3900: {"case": "48 requests at once"}, 5000000: {"price_basis": "list price"}}),
]  # fmt: skip

BENCHMARKS = [
    pytest.param("tr", "Toros T4, Llama 3.1 8B'de saniyede 1.900 token üretiyor. 40 milyar parametreli modellerde saniyede 210 token alıyor.", 210, (), id="tr-another-size"),
    pytest.param("tr", "Toros T4, Llama 3.1 8B'de saniyede 1.900 token üretiyor. 8 milyar parametreli modelde gecikme 40 milisaniye.", 40, ("Llama 3.1 8B",), id="tr-the-same-size"),
    pytest.param("tr", "Toros T4, Llama 3.1 8B'de saniyede 1.900 token üretiyor. Büyük modellerde H100'den yüzde 30 daha yavaş.", 30, (), id="tr-large-models"),
    pytest.param("ko", "반디 T4는 Llama 3.1 8B에서 초당 1,900토큰을 낸다. 700억 매개변수 모델에서는 초당 210토큰에 그친다.", 210, (), id="ko-another-size"),
    pytest.param("ko", "반디 T4는 Llama 3.1 8B에서 초당 1,900토큰을 낸다. 지연은 40ms다.", 40, ("Llama 3.1 8B",), id="ko-goes-on"),
    pytest.param("ko", "반디 T4는 Llama 3.1 8B에서 초당 1,900토큰을 낸다. 가동률은 71%다.", 71, (), id="ko-occupied"),
    pytest.param("tr", "Toros T4, Llama 3.1 8B'de H100'ün yüzde 65'i kadar hızlı. Doluluk yüzde 71.", 71, (), id="tr-occupied"),
    pytest.param("ko", "새김 Y9는 위스퍼 라지를 돌릴 때 초당 300토큰을 낸다.\n\n글샘은 H100 512장으로 130억 매개변수 모델을 학습시켰다. 같은 모델을 MI300X 256장으로 돌리는 시험도 했다.", 256, (), id="ko-same-unnamed-model"),
    pytest.param("tr", "Toros T4 Transformer Engine ile yüzde 30 hızlandı.", 30, (), id="tr-software"),
    pytest.param("tr", "Bunu FLOP hesabıyla bulduk. Toros T4 saniyede 1.900 token üretiyor.", 1900, (), id="tr-unit-of-work"),
]


def _claim(read, language, text, value):
    return next(c for c in read(text, language).claims if c.value is not None and float(c.value) == value)


@pytest.mark.parametrize(("language", "text", "value", "conditions"), SHARED)
def test_conditions_of_several(read, language, text, value, conditions):
    assert _claim(read, language, text, value).conditions == conditions


@pytest.mark.parametrize(("language", "text", "by_value"), TABLES)
def test_labels_of_rows(read, language, text, by_value):
    for value, conditions in by_value.items():
        assert _claim(read, language, text, value).conditions == conditions
        assert all("(" not in name for name in _claim(read, language, text, value).benchmark)


@pytest.mark.parametrize(("language", "text", "value", "benchmark"), BENCHMARKS)
def test_no_false_benchmark(read, language, text, value, benchmark):
    assert _claim(read, language, text, value).benchmark == benchmark


@pytest.mark.parametrize(("language", "text"), [
    ("ko", "대기 전력은 반디 Y9가 45W로 L40S의 31W보다 높았다."),
])  # fmt: skip
def test_a_comparison_at_rest(read, language, text):
    assert next(c for c in read(text, language).claims if c.figure is None).conditions == {"case": "idle"}


def test_a_model_of_another_size_has_no_name(read):
    claims = read("Toros T4, Llama 3.1 8B'de saniyede 1.900 token üretiyor. 40 milyar parametreli modellerde saniyede 210 token alıyor.", "tr").claims
    assert next(c for c in claims if c.metric == "parameter_count").subject == "model"
