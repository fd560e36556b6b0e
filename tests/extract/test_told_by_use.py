"""What an amount is by what is done with it, and numbers that assert nothing."""

from __future__ import annotations

import pytest

METRICS = [
    pytest.param("ko", "여울 V3가 사진 360GB를 그대로 보내면 두 시간이 걸린다.", 360, "dataset_size", id="ko-data-sent"),
    pytest.param("ko", "여울 V3는 모델을 그대로 올릴 96GB를 갖췄다.", 96, "memory_capacity", id="ko-no-data"),
    pytest.param("tr", "Kale K2 360 GB'ı olduğu gibi gönderirse ağ tıkanıyor.", 360, "dataset_size", id="tr-data-sent"),
    pytest.param("tr", "Kale K2 96 GB bellekle gönderiliyor.", 96, "memory_capacity", id="tr-no-data"),
    pytest.param("ko", "RTX 4070을 180W로 제한 걸고 쓰는데 초당 21토큰이다.", 180, "power_limit", id="ko-held-to"),
    pytest.param("ko", "RTX 4070을 150W까지 내려보니 초당 17토큰이 나온다.", 150, "power_limit", id="ko-tried-lower"),
    pytest.param("ko", "여울 V3의 소비전력은 180W까지 내려갔다.", 180, "power", id="ko-fell-by-itself"),
    pytest.param("tr", "RTX 4070'i 180 W'a çektim (stok 200 W).", 180, "power_limit", id="tr-held-to"),
    pytest.param("tr", "RTX 4070'i 180 W'a çektim (stok 200 W).", 200, "power_limit", id="tr-as-it-comes"),
    pytest.param("tr", "RTX 4070'i 180 W'a çektim. 140 W'ta saniyede 12 token veriyor.", 140, "power_limit", id="tr-run-at-another"),
    pytest.param("tr", "RTX 4070 saniyede 12 token veriyor. 140 W'ta çalışıyor.", 140, "power", id="tr-no-limit-spoken-of"),
    pytest.param("tr", "Kale K2 yük altında 180 W çekiyor.", 180, "power", id="tr-draws"),
    pytest.param("ko", "여울 V3 패키지는 가로세로 21㎜다.", 21, "size", id="ko-sides"),
    pytest.param("ko", "여울 V3의 두께는 21㎜다.", 21, "thickness", id="ko-thick"),
    pytest.param("tr", "Kale K2, 21×21 mm kılıfla geliyor.", 21, "size", id="tr-sides"),
    pytest.param("ko", "너울랩스의 HBM 출하량은 18억Gb였다.", 18e8, "shipments", id="ko-bits-shipped"),
    pytest.param("ko", "너울랩스의 프롬프트 캐시는 적중률 64%를 기록했다.", 64, "hit_rate", id="ko-hits-of-a-cache"),
    pytest.param("ko", "여울 V3의 불량 적중률은 64%다.", 64, "accuracy", id="ko-hits-of-faults"),
    pytest.param("ko", "여울 V3의 지원 모델은 현재 52종이다.", 52, "model_count", id="ko-kinds-of-models"),
    pytest.param("tr", "Kale K2 kütüphanesi 90'dan fazla hazır model içeriyor.", 90, "model_count", id="tr-ready-models"),
    pytest.param("tr", "Kale K2 100 saat boyunca tek kare kaçırmadı.", 100, "execution_time", id="tr-on-end"),
    pytest.param("tr", "Kale K2'nin pili 20 saat boyunca dayanıyor.", 20, "battery_life", id="tr-on-battery"),
    pytest.param("tr", "Kale-7B'yi 2 trilyon token ile H100'de eğittik. Kalan 600 milyarını A100'e bıraktık.", 600e9, "dataset_size", id="tr-what-is-left"),
    pytest.param("tr", "Kale-7B için 90.000 GPU-saatlik bir hak gerekiyor.", 90000, "gpu_hours", id="tr-hours-of-devices"),
    pytest.param("tr", "Kale-7B için 90.000 GPU gerekiyor.", 90000, "chip_count", id="tr-devices"),
    pytest.param("tr", "Kale K2'nin 10 TOPS'luk gücünü dört katına çıkardılar.", 4, "compute_performance", id="tr-power-of-operations"),
    pytest.param("tr", "Kale K2'nin 10 W'lık gücünü dört katına çıkardılar.", 4, "power", id="tr-power-of-watts"),
    pytest.param("ko", "여울 V3는 KV 캐시에 40GB를 쓴다.", 40, "memory_usage", id="ko-cache-of-a-model"),
    pytest.param("ko", "여울 V3는 L2 캐시가 40MB다.", 40, "cache_size", id="ko-cache-of-a-chip"),
    pytest.param("tr", "Kale K2 testte saniyede 40 kare işlerken 3 kez kilitlendi.", 3, "failure_count", id="tr-failed"),
    pytest.param("ko", "새벽반도체의 PER은 14배다.", 14, "price_to_earnings", id="ko-earnings"),
    pytest.param("ko", "새벽반도체의 주당순자산은 8만 2,000원이다.", 82000, "book_value_per_share", id="ko-book-value"),
    pytest.param("tr", "NVIDIA'nın F/K oranı 31.", 31, "price_to_earnings", id="tr-earnings"),
    pytest.param("tr", "NVIDIA hissesinin yılbaşından bu yana getirisi yüzde 44.", 44, "stock_return", id="tr-return"),
    pytest.param("ko", "여울 V3의 MFU는 39%다.", 39, "utilization", id="ko-mfu"),
    pytest.param("tr", "MFU H100'de yüzde 39'du.", 39, "utilization", id="tr-mfu"),
    pytest.param("ko", "여울 V3의 정확도 저하는 0.7%포인트다.", 0.7, "accuracy_loss", id="ko-accuracy-lost"),
    pytest.param("tr", "Kale K2'nin doğruluk kaybı yüzde 0,7.", 0.7, "accuracy_loss", id="tr-accuracy-lost"),
    pytest.param("tr", "Kale K2 ile Kale K1'e göre iki kat bellek, beş kat FP4 performansı veriyoruz.", 5, "performance", id="tr-noun-behind-a-precision"),
    pytest.param("tr", "Kale K2 ile Kale K1'e göre iki kat bellek, beş kat FP4 performansı veriyoruz.", 2, "memory_capacity", id="tr-noun-right-behind"),
    pytest.param("ko", "가온 N5는 가온 N4보다 두 배의 메모리, 다섯 배의 FP4 연산 성능을 갖췄다.", 5, "compute_performance", id="ko-noun-behind-a-precision"),
    pytest.param("tr", "Kale-7B'yi 8.192 token dizi uzunluğuyla eğittik.", 8192, "context_length", id="tr-length-of-a-sequence"),
    pytest.param("tr", "Kale K2, YOLOv8s modelinde Toros 4'ten watt başına 2,6 kat daha fazla kare işliyor.", 2.6, "energy_efficiency", id="tr-multiple-for-each-watt"),
    pytest.param("tr", "Kale K2, YOLOv8s modelinde Toros 4'ten 2,6 kat daha fazla kare işliyor.", 2.6, "frame_rate", id="tr-multiple-of-frames"),
    pytest.param("tr", "Watt başına token hesabında Kale K2 0,41 token üretirken Toros 4 0,29'da kalıyor.", 0.29, "energy_efficiency", id="tr-goes-on-for-each-watt"),
    pytest.param("tr", "H100'de all-reduce adımı toplam sürenin yüzde 12'sini yedi.", 12, "share", id="tr-of-the-time"),
    pytest.param("tr", "H100'de all-reduce adımı toplam sürenin yüzde 12'sini yedi; A100'de bu pay yüzde 5'ti.", 5, "share", id="tr-that-share"),
    pytest.param("ko", "가온 N5는 전체 학습 시간의 28%를 통신에 쓴다.", 28, "share", id="ko-of-the-time"),
    pytest.param("ko", "Q. H100 사용률은 지금 얼마예요?\n\nA. 평균 47%요.", 47, "utilization", id="ko-asked-for"),
    pytest.param("tr", "H100'ün kullanım oranı kaç? Ortalama yüzde 47.", 47, "utilization", id="tr-asked-for"),
    pytest.param("tr", "NVIDIA 2026 yatırım bütçesini 70 milyar dolara çıkardı.", 70e9, "investment", id="tr-budget-of-investment"),
    pytest.param("tr", "Kale-7B eğitimi H100'de sürdü. GPU-saat olarak bakarsanız 18.400.", 18400, "gpu_hours", id="tr-bare-hours-of-devices"),
    pytest.param("ko", "가온 7B의 학습은 GPU 시간으로 1만 8,400이다.", 18400, "gpu_hours", id="ko-bare-hours-of-devices"),
    pytest.param("ko", "계측기에 찍힌 값은 410W로, 가온 N4를 꽂았을 때(820W)의 절반이다.", 0.5, "power", id="ko-value-read-off"),
    pytest.param("ko", "가온 N5의 값은 41만 원으로, 가온 N4의 절반이다.", 0.5, "price", id="ko-value-is-a-price"),
]


@pytest.mark.parametrize(("language", "text", "value", "metric"), METRICS)
def test_metric_by_use(read, language, text, value, metric):
    assert [claim.metric for claim in read(text, language).claims if claim.value == value] == [metric]


CASES = [
    ("ko", "여울 V3는 섭씨 70도 환경에서도 돌아간다.", "ambient", "Yeoul V3 works at 70 °C"),
    ("tr", "Bora S3 50 derece ortam sıcaklığında çalıştı.", "ambient", "Bora S3 works at 50 °C"),
    ("tr", "Bora S3 yük altında 50 dereceye çıktı.", "load", "Bora S3 reaches 50 °C"),
    ("ko", "여울 V3는 48시간 연속 동작 시험을 마쳤다.", "on end", "Yeoul V3 runs for 48 hours on end"),
    ("tr", "Bora S3'nin azami güç tüketimi 90 watt.", "maximum", "Bora S3 draws 90 W"),
    ("ko", "여울 V3의 최대 소비전력은 90W다.", None, "Yeoul V3 draws up to 90 W"),
    ("ko", "여울 V3의 평균 소비전력은 90W다.", "average", "Yeoul V3 draws 90 W"),
    ("tr", "Bora S3 güç tüketimi: 5 W tipik.", "typical", "Bora S3 draws 5 W"),
]


@pytest.mark.parametrize(("language", "text", "case", "statement"), CASES)
def test_case_by_use(read, language, text, case, statement):
    claims = read(text, language).claims
    assert [claim.conditions.get("case") for claim in claims] == [case]
    assert claims[0].statement.startswith(statement)


IDLE = [
    ("ko", "여울 S2는 100만 토큰에 210원입니다.", [210]),
    ("tr", "Kale bulutu bir milyon token'ı 3 liraya veriyor.", [3]),
    ("ko", "여울 E3의 5,000개 기준 단가는 18달러다.", [18]),
    ("ko", "여울 E3는 60TOPS를 낸다.\n\nTOPS: 초당 1조 회 연산을 나타내는 단위.", [60]),
    ("tr", "Kale K2 60 TOPS veriyor. TOPS, saniyede bir trilyon işlemi ifade eden birim.", [60]),
    ("ko", "RTX 4070을 160W로 제한했다. 140W 아래로는 내리지 마세요.", [160]),
    ("tr", "RTX 4070'i 160 W'a çektim. 140'ın altına inme.", [160]),
    ("tr", "Bora X2'yi 140 mm fanla soğutuyorum, 66 derece oluyor.", [66]),
    ("ko", "여울 V3에 140㎜ 팬을 달았더니 66도가 됐다.", [66]),
    ("ko", "RTX 4070은 70B를 CPU로 절반 넘기면 초당 1.9토큰이 나온다.", [1.9]),
    ("tr", "RTX 4070'te modelin yarısını CPU'ya aktarınca saniyede 1,9 token geliyor.", [1.9]),
    ("tr", "Kale-7B'yi aynı dizi uzunluğuyla (8.192 token) H100'de işledik, saniyede 3.120 token çıktı.", [3120]),
    ("ko", "H100은 같은 문맥 길이(8,192토큰)에서 초당 3,120토큰을 냈다.", [3120]),
    ("ko", "여울 V3는 2만 4천 토큰을 넘기자 멈췄다.", []),
    ("tr", "Bora S3 24 bin token'ı geçince durdu.", []),
    ("tr", "Kale K2'yi denerken oda sıcaklığı 24 dereceydi.", []),
    ("ko", "여울 V3를 시험할 때 실내 온도는 24도였다.", []),
    ("tr", "Kale K2 yüzde 100 yerli mühendislikle geliştirildi.", []),
    ("tr", "Kale K2 günde 9 saat açık kalacak.", []),
    ("ko", "| 항목 | 여울 V3 |\n|---|---|\n| 소음 (dBA, 30cm) | 37 |", [37]),
]


@pytest.mark.parametrize(("language", "text", "values"), IDLE)
def test_idle_numbers(read, language, text, values):
    assert [claim.value for claim in read(text, language).claims] == values


TABLES = [
    ("ko", "| 항목 | 여울 V3 | 가온 N5 |\n|---|---|---|\n| Llama 3.1 8B (토큰/초) | 71 | 88 |\n| 부하 시 소비전력 (W) | 290 | 510 |\n| 소음 (dBA) | 33 | 45 |"),
    ("tr", "| Test | Bora X2 | Toros X4 |\n|---|---|---|\n| Llama 3.1 8B (token/s) | 71 | 88 |\n| Yük altında güç (W) | 290 | 510 |\n| Gürültü (dBA) | 33 | 45 |"),
]


@pytest.mark.parametrize(("language", "text"), TABLES)
def test_rows_of_another_measure_have_no_benchmark(read, language, text):
    told = {claim.value: claim.benchmark for claim in read(text, language).claims}
    assert told == {71: ("Llama 3.1 8B",), 88: ("Llama 3.1 8B",), 290: (), 510: (), 33: (), 45: ()}


@pytest.mark.parametrize(("language", "text"), TABLES)
def test_rows_of_a_load(read, language, text):
    told = {claim.value: claim.conditions.get("case") for claim in read(text, language).claims}
    assert told == {71: None, 88: None, 290: "load", 510: "load", 33: None, 45: None}


BENCHMARKS = [
    ("tr", "Kale K2, YOLOv8s modelinde saniyede 300 kare işliyor, 12 watt çekiyor.", 12, ("YOLOv8s",)),
    ("tr", "Kale K2, YOLOv8s modelinde saniyede 300 kare işlerken 12 watt'lık Toros 4 geride kaldı.", 12, ()),
    ("tr", "Toros 4'e 32B sığmadı, Llama 3.1 8B'de 41 token/s aldım.", 41, ("Llama 3.1 8B",)),
    ("tr", "Kale-7B TR-MMLU'da 49,5 puan aldı.", 49.5, ("TR-MMLU",)),
    ("tr", "Kale-7B TurkishMMLU'da 49,5 puan aldı.", 49.5, ("TurkishMMLU",)),
    ("ko", "RTX 5000 Ada는 Llama 3.1 8B에서 초당 61토큰을 처리한다.", 61, ("Llama 3.1 8B",)),
]


@pytest.mark.parametrize(("language", "text", "value", "benchmark"), BENCHMARKS)
def test_what_was_measured_on(read, language, text, value, benchmark):
    assert [claim.benchmark for claim in read(text, language).claims if claim.value == value] == [benchmark]


@pytest.mark.parametrize(("language", "text", "subject"), [
    ("ko", "RTX 6000 Ada는 300W를 쓴다.", "RTX 6000 Ada"),
    ("ko", "Llama 3.1 8B에서 6000 Ada는 초당 18토큰이 나온다.", "RTX 6000 Ada"),
    ("tr", "RTX 2000 Ada 70 watt çekiyor.", "RTX 2000 Ada"),
    ("tr", "RTX A6000 300 watt çekiyor.", "RTX A6000"),
])  # fmt: skip
def test_cards_of_a_generation(read, language, text, subject):
    assert [claim.subject for claim in read(text, language).claims] == [subject]


def test_comparison_is_not_of_a_workload_told_later(read):
    claims = read("카드 전력은 800W로 H200의 700W보다 높지만, 여울 V3는 Llama 3.1 70B 추론에서 1.6배 빠르다.", "ko").claims
    assert [claim.benchmark for claim in claims if claim.figure is None] == [()]


@pytest.mark.parametrize(("language", "text", "period"), [
    ("tr", "NVIDIA 2026 yatırım bütçesini duyurdu. Üçüncü çeyrekte geliri 18 milyar dolardı.", "XXXX-Q3"),
    ("tr", "NVIDIA'nın üçüncü çeyrekte geliri 18 milyar dolardı. 2028'in ikinci yarısında açılması planlanan tesis büyük.", "XXXX-Q3"),
    ("tr", "NVIDIA'nın üçüncü çeyrekte geliri 18 milyar dolardı. 2024'ün ikinci yarısında açılan tesis büyük.", "2024-Q3"),
    ("tr", "NVIDIA 2025'te büyüdü. Üçüncü çeyrekte geliri 18 milyar dolardı.", "2025-Q3"),
    ("ko", "새벽반도체의 2027년 예상 실적이 나왔다. 3분기 매출은 1조 2천억 원이었다.", "XXXX-Q3"),
    ("ko", "새벽반도체는 2025년 흑자를 냈다. 3분기 매출은 1조 2천억 원이었다.", "2025-Q3"),
])  # fmt: skip
def test_year_of_a_plan_is_not_that_of_a_quarter(read, language, text, period):
    assert [claim.conditions.get("period") for claim in read(text, language).claims if claim.metric == "revenue"] == [period]


@pytest.mark.parametrize(("language", "text", "of"), [
    ("tr", "RTX 4070'in maliyeti 290 dolar; bunun 210 dolara inmesi hedefleniyor.", None),
    ("tr", "NVIDIA 2 milyar dolar yatırım yapacak. Bunun 800 milyon doları fabrikaya gidecek.", "2 milyar dolar"),
    ("ko", "새벽반도체는 3조 원을 투자한다. 이 가운데 9,000억 원은 설비에 쓴다.", "3조 원"),
])  # fmt: skip
def test_what_becomes_less_is_no_part(read, language, text, of):
    assert read(text, language).claims[-1].conditions.get("of") == of


@pytest.mark.parametrize(("text", "value", "quantifier"), [
    ("H100'ün bant genişliği 3.350 GB/s, A100'ün 1.935'inden yüksek.", 1935, "exact"),
    ("Kale K2'nin 40'ından fazla çekirdeği var.", 40, "more_than"),
    ("RTX 4070'te 68 dereceyi geçirmiyorum.", 68, "at_most"),
])  # fmt: skip
def test_bounds(read, text, value, quantifier):
    assert [claim.quantifier for claim in read(text, "tr").claims if claim.value == value] == [quantifier]


def test_a_former_forecast_is_told_as_one(read):
    statements = [claim.statement for claim in read("새벽반도체의 HBM 출하량 추정치를 기존 17억Gb에서 22억Gb로 올렸다.", "ko").claims]
    assert statements == ["Before, HBM was thought to have shipments of 1.7 billion Gb.", "HBM is thought to have shipments of 2.2 billion Gb."]


def test_words_of_a_row_that_are_no_measure_stay_its_task(read):
    claims = read("| Test | Bora X2 | Toros X4 |\n|---|---|---|\n| Blender sahnesi (saniye) | 41 | 55 |", "tr").claims
    assert [(claim.value, len(claim.benchmark)) for claim in claims] == [(41, 1), (55, 1)]
