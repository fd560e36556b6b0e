"""A metric is told by a word, a unit or a verb that says it, never forced from a counter; and a price says for what it is."""

from __future__ import annotations

import pytest

METRICS = [
    pytest.param("ko", "너울칩의 작년 매출은 52억원으로 전년의 네 배였으나 올해는 다르다.", 4, "revenue", id="ko-four-times-is-no-count"),
    pytest.param("ko", "가온 N5는 지원 모델을 현재 60종에서 연말까지 90종으로 늘린다.", 90, "model_count", id="ko-kinds-of-models-from-to"),
    pytest.param("ko", "가온 N5는 1분에 영상 2400장을 처리한다.", 2400, "throughput", id="ko-done-in-a-minute"),
    pytest.param("ko", "가온 N5를 쓰면 가온 N4보다 월 전력 요금은 27% 덜 나온다.", 27, "electricity_cost", id="ko-what-electricity-costs"),
    pytest.param("tr", "Kale K2'nin elektrik faturası Kale K1'e göre yüzde 27 daha düşük.", 27, "electricity_cost", id="tr-what-electricity-costs"),
    pytest.param("ko", "너울 클러스터는 초당 210만 샘플을 처리한다. 기존 클러스터의 240만 샘플보다 12% 정도 느린 값이다.", 12, "throughput", id="ko-a-slow-value-is-no-price"),
    pytest.param("ko", "가온 N5의 값은 가온 N4보다 12% 높다.", 12, "price", id="ko-a-price-stays-one"),
    pytest.param("ko", "가온 N5는 모델을 올리는 시간이 약 1.6배 길어진다.", 1.6, "load_time", id="ko-time-to-load"),
    pytest.param("ko", "DX8은 순차 읽기 속도가 초당 12GB로, 지난해 제품인 DX6(6GB)의 두 배다.", 6, "storage_bandwidth", id="ko-in-brackets-of-the-same-phrase"),
    pytest.param("ko", "가온 X5의 순차 읽기 속도는 초당 12GB다. 램은 가온 X4(6GB)의 두 배다.", 6, "memory_capacity", id="ko-in-brackets-of-memory"),
    pytest.param("ko", "가온 N5를 쓸 때 시스템 전원은 650W 이상이 필요하다.", 650, "power_supply", id="ko-supply"),
    pytest.param("tr", "Kale K2 için önerilen güç kaynağı 650 W.", 650, "power_supply", id="tr-supply"),
    pytest.param("ko", "가온 N5의 소비 전력은 250W다.", 250, "power", id="ko-draw"),
    pytest.param("ko", "너울 S2의 AUC는 0.8213이다.", 0.8213, "auc", id="ko-auc"),
    pytest.param("tr", "Kale K2 kümesinde eğitilen modelin AUC'si 0,8123'te kaldı.", 0.8123, "auc", id="tr-auc"),
    pytest.param("tr", "| Ölçüt | A100 | H100 |\n|---|---|---|\n| Epok başına maliyet (dolar) | 3.100 | 1.700 |\n| AUC | 0,8031 | 0,8034 |", 0.8034, "auc", id="tr-auc-below-a-row-of-money"),
    pytest.param("tr", "Kilovatsaate 12 sent ödüyoruz. Kale Bulut'un PUE'si 1,31.", 1.31, "pue", id="tr-pue-behind-money"),
    pytest.param("tr", "Kale X5'te işlemci yükü yüzde 13'ten yüzde 4'e indi.", 4, "utilization", id="tr-load-of-a-processor"),
    pytest.param("ko", "가온 X5의 CPU 부하는 14%였다.", 14, "utilization", id="ko-load-of-a-processor"),
    pytest.param("tr", "Kale X5 kutusu 0,7 litre.", 0.7, "volume", id="tr-litres"),
    pytest.param("tr", "Kale K2 pasif soğutmalıdır, en az 15 CFM hava akışı gerekir.", 15, "airflow", id="tr-air"),
    pytest.param("tr", "Dalga Yonga'nın hisse başına düzeltilmiş kârı 1,72 dolara ulaştı, bir yıl önce 0,58 dolardı.", 0.58, "eps", id="tr-a-share-before"),
    pytest.param("ko", "너울칩의 조정 주당순이익은 3,200원이다.", 3200, "eps", id="ko-a-share-adjusted"),
    pytest.param("tr", "Dalga Yonga hissesi ileriye dönük kazancının 16 katından işlem görüyor.", 16, "price_to_earnings", id="tr-times-earnings"),
    pytest.param("ko", "너울칩의 주가는 예상 순이익의 18배에 거래된다.", 18, "price_to_earnings", id="ko-times-earnings"),
    pytest.param("ko", "너울칩의 영업이익은 작년 순이익의 3배다.", 3, "profit", id="ko-three-times-a-profit"),
    pytest.param("tr", "Dalga Yonga gelecek çeyrek için 200 milyon dolarlık bir sapma payıyla 8,4 milyar dolar gelir öngörüyor.", 200e6, "error_margin", id="tr-off-by"),
    pytest.param("tr", "Kale K1 12 kamerada kaldı, Kale K2 36 kamerayı 30 fps'te işliyor.", 12, "camera_count", id="tr-cameras-are-no-frames"),
    pytest.param("tr", "Kale K2, önceki model Kale K1'e göre iki kat bellek ve 2,5 kat INT8 başarımı sunar.", 2.5, "performance", id="tr-performance-in-its-other-word"),
    pytest.param("tr", "Kale X5 32 GB LPDDR5X ve 1 TB SSD ile geliyor.", 32, "memory_capacity", id="tr-of-memory-by-its-kind"),
    pytest.param("tr", "Kale X5 32 GB LPDDR5X ve 1 TB SSD ile geliyor.", 1, "storage_capacity", id="tr-of-storage-by-its-kind"),
    pytest.param("tr", "Kale K2'nin teslim süresi pasif modelde 2 hafta, fanlı modelde 5 hafta.", 5, "lead_time", id="tr-term-of-the-other-model"),
    pytest.param("tr", "CoreWeave'in amortisman süresi 6 yıl.", 6, "depreciation_period", id="tr-written-off"),
    pytest.param("ko", "전원 모드를 55W로 올려도 가온 X5는 조용하다.", 55, "power_limit", id="ko-a-mode-is-a-limit"),
    pytest.param("ko", "가온 A5에서 그래프를 처음 컴파일하는 데 17분이 걸렸다.", 17, "compile_time", id="ko-to-compile"),
    pytest.param("tr", "Kale K2'de çizge 17 dakikada derleniyor.", 17, "compile_time", id="tr-to-compile"),
    pytest.param("ko", "가온 A5에서 ResNet-50 훈련 시간은 17분이다.", 17, "training_time", id="ko-to-train"),
    pytest.param("ko", "가온 A5 한 대를 연구원 열네 명이 나눠 쓴다.", 14, "user_count", id="ko-who-share-a-thing"),
    pytest.param("tr", "Kale K2'yi 14 kişi ortak kullanıyor.", 14, "user_count", id="tr-who-share-a-thing"),
    pytest.param("ko", "가온칩스의 직원은 열네 명이다.", 14, "employee_count", id="ko-staff"),
    pytest.param("ko", "가온 A5는 누산을 자체 20비트 형식으로 한다.", 20, "precision", id="ko-bits-of-a-format"),
    pytest.param("ko", "가온 A5는 메모리 버스가 192비트다.", 192, "bus_width", id="ko-bits-of-a-bus"),
    pytest.param("ko", "가온 A5는 시퀀스 길이 384, 배치 16에서 초당 90문장을 처리한다.", 384, "input_length", id="ko-length-of-input"),
    pytest.param("ko", "가온 A5는 시퀀스 길이 384, 배치 16에서 초당 90문장을 처리한다.", 16, "batch_size", id="ko-batch-beside-a-length"),
    pytest.param("tr", "Kale K2'de kelime hata oranı yüzde 6,2 oldu.", 6.2, "error_rate", id="tr-errors"),
    pytest.param("ko", "가온 A5의 단어 오류율은 6.2%였다.", 6.2, "error_rate", id="ko-errors"),
    pytest.param("ko", "가온 A5는 감가와 전기료를 합쳐 1,400원이 든다.", 1400, "cost", id="ko-electricity-and-more"),
]


@pytest.mark.parametrize(("language", "text", "value", "metric"), METRICS)
def test_metric(read, language, text, value, metric):
    assert [claim.metric for claim in read(text, language).claims if claim.value == value] == [metric]


NOT_SO = [
    pytest.param("tr", "Dörtlü paket (4 x Kale K2 32 GB): 6.590 dolar", 4, id="tr-in-a-pack"),
    pytest.param("ko", "설정에서 그래픽 메모리를 16GB로 늘려 보세요. 가온 X5가 빨라집니다.", 16, id="ko-advice"),
    pytest.param("tr", "Grafik belleğini 16 GB'a çıkarın. Kale X5 hızlanır.", 16, id="tr-advice"),
    pytest.param("tr", "Fanlı modelde 5 W eklenir. Kale K2 pasif modelde 60 W çekiyor.", 5, id="tr-on-top"),
    pytest.param("ko", "가온 K30은 PCIe 5.0 슬롯에서는 8초, 4.0 슬롯에서는 11초 걸린다.", 4, id="ko-release-of-a-slot"),
    pytest.param("ko", "너울 S2는 8비트 정수(INT8)로 400TOPS를 낸다.", 8, id="ko-format-spelt-out"),
    pytest.param("tr", "| Test | Kale X5 | Kale X4 |\n|---|---|---|\n| Fan gürültüsü, 50 cm (dBA) | 38 | 42 |", 50, id="tr-distance-in-a-head"),
]


@pytest.mark.parametrize(("language", "text", "value"), NOT_SO)
def test_asserts_nothing(read, language, text, value):
    assert not [claim for claim in read(text, language).claims if claim.value == value]


STATEMENTS = [
    pytest.param("tr", "Dalga Yonga hissesi kazancının 16 katından işlem görüyor, Poyraz Çip ile yarışıyor.", 16, "Dalga Yonga has a price-to-earnings ratio of 16 times.", id="tr-times-as-such"),
    pytest.param("ko", "H100 한 장을 한 시간 빌리는 값이 4700원이었는데 지금은 2830원입니다.", 2830, "H100 costs KRW 2,830 per hour.", id="ko-rent"),
    pytest.param("ko", "너울클라우드에서 H200은 장당 시간에 3,400원을 내고 빌린다.", 3400, "H200 costs KRW 3,400 per hour per card at Neoulkeullaudeu.", id="ko-rent-of-a-card"),
    pytest.param("ko", "H100의 값은 4천만 원이다.", 4e7, "H100 costs KRW 40 million.", id="ko-bought"),
    pytest.param("tr", "Müşteri bir H100 için size saatte ne ödüyor?\nTaahhütsüz 2,60 dolar. H200 ise 3,30 dolar. Üç yıllık taahhütte H100 1,95 dolara kadar iniyor.", 2.6, "H100 costs USD 2.6 per hour (without commitment).", id="tr-rent-asked-for"),
    pytest.param("tr", "Müşteri bir H100 için size saatte ne ödüyor?\nTaahhütsüz 2,60 dolar. H200 ise 3,30 dolar. Üç yıllık taahhütte H100 1,95 dolara kadar iniyor.", 3.3, "H200 costs USD 3.3 per hour.", id="tr-rent-goes-on"),
    pytest.param("tr", "Müşteri bir H100 için size saatte ne ödüyor?\nTaahhütsüz 2,60 dolar. H200 ise 3,30 dolar. Üç yıllık taahhütte H100 1,95 dolara kadar iniyor.", 1.95, "H100 costs USD 1.95 per hour (3-year commitment).", id="tr-rent-for-years"),
    pytest.param("ko", "H100은 시간당 4,900원이다. 1년 약정을 맺으면 H100은 시간당 3,900원이다.", 3900, "H100 costs KRW 3,900 per hour (1-year commitment).", id="ko-rent-for-a-year"),
    pytest.param("ko", "토큰 100만 개에 드는 돈이 H100에서는 520원이다.", 520, "H100 costs KRW 520 per million tokens.", id="ko-for-tokens"),
    pytest.param("ko", "가온 X5 64GB 모델은 149만 원이고, 32GB 모델은 121만 원이다.", 1.21e6, "Gaon X5 costs KRW 1.21 million (the 32 GB model).", id="ko-of-two-models"),
    pytest.param("tr", "Kale K2\n\n- K2 16 GB: 1.390 dolar\n- Dörtlü paket (4 x K2 32 GB): 6.590 dolar", 1390, "K2 costs USD 1,390 (the 16 GB model).", id="tr-of-two-models"),
    pytest.param("ko", "가온 K30 4장 묶음(K30 32GB): 720만 원", 7.2e6, "Gaon K30 costs KRW 7.2 million (pack of 4).", id="ko-pack"),
    pytest.param("tr", "10 adet ve üzeri siparişlerde Kale K2 yüzde 9 indirimli.", 9, "Kale K2 is discounted by 9% (orders of 10 or more).", id="tr-orders"),
    pytest.param("ko", "| 항목 | 가온 X5 |\n|---|---|\n| 최대 전력(W) | 91 |", 91, "Gaon X5 draws 91 W (maximum).", id="ko-most-in-a-head"),
    pytest.param("ko", "가온 K30 소비 전력: 최대 180W, 대기 16W", 16, "Gaon K30 draws 16 W when idle.", id="ko-idle-in-a-list"),
    pytest.param("tr", "Kale K2'nin TDP'si 70 W (tipik 52 W).", 52, "K2 draws 52 W (typical).", id="tr-typical-in-brackets"),
    pytest.param("ko", "새 클러스터는 GPU 한 장으로 따지면 A100보다 1.6배 빨라진 셈이다.", 1.6, "The new cluster is 1.6 times as fast as A100 per GPU.", id="ko-for-each-card"),
    pytest.param("tr", "Kale K2 ile Llama 3.1 8B (INT8, 64 eşzamanlı istek) saniyede 1.720 token üretiyor.", 1720, "K2 processes 1,720 tokens per second on Llama 3.1 8B in INT8 (64 requests at once).", id="tr-requests-at-once"),
    pytest.param("tr", "Kale K2, 2:4 seyreklikle 480 TOPS'a kadar çıkıyor.", 480, "K2 delivers up to 480 TOPS with sparsity.", id="tr-sparse"),
]


@pytest.mark.parametrize(("language", "text", "value", "statement"), STATEMENTS)
def test_statement(read, language, text, value, statement):
    assert [claim.statement for claim in read(text, language).claims if claim.value == value] == [statement]


def test_battery_life_needs_a_battery(read):
    assert "battery_life" not in {claim.metric for text in ("가온 N5 설치는 3시간 걸렸다.", "가온 N6는 그보다 8주쯤 더 걸린다.") for claim in read(text, "ko").claims}
    assert [claim.metric for claim in read("가온 N5 노트북의 배터리 시간은 11시간이다.", "ko").claims] == ["battery_life"]


def test_a_measure_is_no_subject(read):
    assert "PUE" not in {claim.subject for claim in read("Kilovatsaate 12 sent ödüyoruz. PUE'miz 1,31.", "tr").claims}


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        ("ko", "누리 X2의 2개 묶음은 300달러, 4개 묶음은 550달러, 낱개는 160달러다.", {300: "pack of 2", 550: "pack of 4", 160: None}),
        ("ko", "누리 X2의 추가 보증 2년: 18만 원, 카드 본체: 150만 원", {180000: "for an extended warranty", 1500000: None}),
        ("ko", "누리 X2는 64GB 모델이 249만 원, 본체만 사면 99만 원이다.", {2490000: "64 GB model", 990000: None}),
        ("tr", "Nuri X2'nin 32 GB modeli 900 dolar, eski kartı ise 500 dolar.", {900: "32 GB model", 500: None}),
    ],
)
def test_what_a_price_is_for_is_not_that_of_the_next(read, language, text, told) -> None:
    assert {claim.value: claim.conditions.get("price_basis") for claim in read(text, language).claims if claim.metric == "price"} == told


@pytest.mark.parametrize(("text", "subject"), [("나래칩스의 R1은 32GB 모델이 149만 원이다.", "R1"), ("나래칩스의 H100 기반 구성은 가격이 900만 원이다.", "H100")])
def test_a_firm_has_no_editions(read, text, subject) -> None:
    assert {claim.subject for claim in read(text, "ko").claims if claim.metric == "price"} == {subject}
