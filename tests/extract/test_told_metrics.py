"""What an amount is where the default of its unit or the nearest word would be wrong."""

from __future__ import annotations

import pytest

METRICS = [
    pytest.param("tr", "Kale K2 yeni çıktı. Ben iki yıldır 2×3090 kullanıyorum.", 2, "chip_count", id="tr-so-many-of-a-number"),
    pytest.param("ko", "가온 N5가 새로 나왔다. 나는 2×A100을 쓴다.", 2, "chip_count", id="ko-so-many-of-a-name"),
    pytest.param("tr", "Hesap gücünde Kale K2, A100'ün yarısı kadar.", 0.5, "compute_performance", id="tr-power-to-compute"),
    pytest.param("tr", "Kale K3, Kale K2'nin 3 katı INT8 gücü hedefliyor.", 3, "compute_performance", id="tr-power-in-a-precision"),
    pytest.param("tr", "Kale K3'ün gücü Kale K2'nin 3 katı.", 3, "power", id="tr-power"),
    pytest.param("ko", "가온 N6은 가온 N5의 3배 FP8 연산력을 목표로 한다.", 3, "compute_performance", id="ko-power-to-compute"),
    pytest.param("tr", "Dalga Yonga'nın brüt kâr marjı yüzde 41'den yüzde 44'e çıkarken net kârı 9 milyon lira oldu.", 44, "profit_margin", id="tr-margin-before-a-profit"),
    pytest.param("tr", "Dalga Yonga'nın faaliyet kâr marjı yüzde 12'ye çıktı.", 12, "profit_margin", id="tr-margin-of-operations"),
    pytest.param("tr", "Dalga Yonga'nın net kârı yüzde 41'den fazla arttı, marjı açıklanmadı.", 41, "profit", id="tr-profit-before-a-margin"),
    pytest.param("tr", "Kale K2'lerin arızası ilk ayda yüzde 3,8'di.", 3.8, "error_rate", id="tr-faults"),
    pytest.param("tr", "Kale K2'nin arıza oranı yüzde 3,8.", 3.8, "error_rate", id="tr-rate-of-faults"),
    pytest.param("ko", "가온 N5의 고장률은 3.8%다.", 3.8, "error_rate", id="ko-rate-of-faults"),
    pytest.param("tr", "Kale K2, dolar başına başarımda L4'ten yüzde 17 daha iyi.", 17, "cost_efficiency", id="tr-for-each-dollar"),
    pytest.param("tr", "Verimde Kale K2, L4'ü yüzde 17 geride bıraktı.", 17, "energy_efficiency", id="tr-in-efficiency"),
    pytest.param("tr", "Kale K2'nin bant genişliği saniyede 812 GB ile Kale K1'in tam iki katı.", 2, "memory_bandwidth", id="tr-multiple-of-a-bandwidth"),
    pytest.param("tr", "Kale K2 saniyede 812 token ile Kale K1'in tam iki katı.", 2, "throughput", id="tr-multiple-of-a-throughput"),
    pytest.param("tr", "Kale K2'nin bant genişliği saniyede 3,1 TB, gücü 420 vat; L4'ünki 2,8 TB.", 2.8, "memory_bandwidth", id="tr-that-of-another"),
    pytest.param("tr", "Kale K2'nin bant genişliği saniyede 3,1 TB; L4 2,8 TB depolama taşıyor.", 2.8, "storage_capacity", id="tr-a-drive-beside-a-bandwidth"),
    pytest.param("ko", "가온 N5의 대역폭은 초당 3.1TB, 전력은 420W다. L4의 것은 2.8TB다.", 2.8, "memory_bandwidth", id="ko-that-of-another"),
    pytest.param("tr", "Salonun PUE değeri 1,12. Kartların 640'ı Kale K2.", 1.12, "pue", id="tr-value-by-an-acronym"),
    pytest.param("tr", "Salonun PUE değeri 1,12. Kartların 640'ı Kale K2.", 640, "chip_count", id="tr-so-many-of-them"),
    pytest.param("tr", "Fabrika ayda 700 yonga işliyor. Dalga Yonga'nın çalışan sayısı mart sonu itibarıyla 860; yönetim bunu 900'e çıkaracak.", 860, "employee_count", id="tr-staff-as-of"),
    pytest.param("tr", "Fabrika ayda 700 yonga işliyor. Dalga Yonga'nın çalışan sayısı mart sonu itibarıyla 860; yönetim bunu 900'e çıkaracak.", 900, "employee_count", id="tr-staff-to-come"),
    pytest.param("ko", "너울랩스의 직원 수는 860명이고 회사는 이를 900명으로 늘린다.", 900, "employee_count", id="ko-staff-to-come"),
    pytest.param("ko", "가온 N5는 노드 사이를 800Gbps로 잇는다.", 800, "interconnect_bandwidth", id="ko-between-nodes"),
    pytest.param("ko", "가온 N5의 메모리 대역폭은 2.4TB/s이고, 칩 간 링크는 카드당 0.9TB/s다.", 2.4, "memory_bandwidth", id="ko-memory-before-the-link"),
    pytest.param("ko", "가온 N5의 메모리 대역폭은 2.4TB/s이고, 칩 간 링크는 카드당 0.9TB/s다.", 0.9, "interconnect_bandwidth", id="ko-link-behind-memory"),
    pytest.param("tr", "Kale K2 kartları NVLink üzerinden toplam 1,8 TB/s bant genişliği sunuyor.", 1.8, "interconnect_bandwidth", id="tr-link"),
    pytest.param("tr", "Kale K2 kartında HBM bant genişliği 1,8 TB/s.", 1.8, "memory_bandwidth", id="tr-memory"),
    pytest.param("ko", "가온 N5는 와트로 나누면 가온 N4의 2.7배다.", 2.7, "energy_efficiency", id="ko-divided-by-watts"),
    pytest.param("tr", "Kale K2, watt başına kare sayısında önceki nesle göre yüzde 34 artış sağladı.", 34, "energy_efficiency", id="tr-frames-for-each-watt"),
    pytest.param("ko", "가온 N5 모델은 8GB/256GB로 나온다.", 256, "storage_capacity", id="ko-behind-a-slash"),
    pytest.param("tr", "Kale K2 tableti 8 GB/256 GB olarak satılıyor.", 256, "storage_capacity", id="tr-behind-a-slash"),
    pytest.param("tr", "Kale K2 sürümü 2 TB olarak geliyor.", 2, "storage_capacity", id="tr-terabytes"),
    pytest.param("ko", "가온 랙의 HBM은 모두 8TB다.", 8, "memory_capacity", id="ko-terabytes-of-memory"),
    pytest.param("ko", "가온 N5는 기존 배터리보다 용량이 다섯 배 크다.", 5, "battery_capacity", id="ko-capacity-of-a-battery"),
    pytest.param("tr", "Kale K2 telefonunun pil kapasitesi öncekine göre yüzde 20 arttı.", 20, "battery_capacity", id="tr-capacity-of-a-battery"),
    pytest.param("ko", "너울랩스는 시장의 절반을 차지한다.", 0.5, "market_share", id="ko-share-of-the-market"),
    pytest.param("ko", "가온 7B 모델은 GSM8K에서 84.5%를 얻었다.", 84.5, "accuracy", id="ko-knowledge"),
    pytest.param("tr", "Kale 7B modeli GSM8K'da yüzde 79,8 yaptı.", 79.8, "accuracy", id="tr-knowledge"),
    pytest.param("ko", "너울랩스의 가온 N5 판매 목표는 칩 기준 50만 개다.", 500000, "shipments", id="ko-goal-of-sales"),
    pytest.param("tr", "Dalga Yonga'nın Kale K2 satış hedefi 15 milyon adet.", 15e6, "shipments", id="tr-goal-of-sales"),
    pytest.param("ko", "가온 N5의 첫 토큰까지는 1.9초가 걸렸다. 가온 N4는 2.6초였다.", 2.6, "latency", id="ko-goes-on"),
    pytest.param("tr", "Kale K2'nin ilk jeton gecikmesi 2,9 saniye. Kale K1'de bu 4,3 saniye.", 4.3, "latency", id="tr-goes-on"),
    pytest.param("tr", "Kurucular bugüne dek Dalga Yonga için 340 milyon avro harcadı.", 340e6, "investment", id="tr-what-is-done-is-the-word"),
    pytest.param("ko", "너울랩스가 1조원가량을 들여 공장을 짓는다.", 1e12, "investment", id="ko-about-so-much-spent"),
    pytest.param("ko", "너울랩스의 사업비는 310억 원이다.", 310e8, "investment", id="ko-outlay"),
    pytest.param("tr", "Kale K2'nin isabet oranı yüzde 91.", 91, "accuracy", id="tr-hits"),
    pytest.param("tr", "Dalga Yonga pazarın yüzde 54'ünü tutuyor.", 54, "market_share", id="tr-of-the-market"),
    pytest.param("ko", "너울랩스 영업익 7조원 돌파", 7e12, "profit", id="ko-short-for-profit"),
    pytest.param("ko", "가온 로봇의 위치 오차는 4cm다.", 4, "error_margin", id="ko-off-by-centimetres"),
    pytest.param("tr", "Dalga Yonga geçen çeyrekte 12,9 milyar dolar satışa karşın 2,9 milyar dolar zarar etti.", 12.9e9, "revenue", id="tr-sales"),
    pytest.param("ko", "가온 N5의 불량 검출률은 98.7%다.", 98.7, "accuracy", id="ko-found"),
    pytest.param("ko", "ImageNet의 크기는 150GB다.", 150, "dataset_size", id="ko-data-have-a-size"),
    pytest.param("tr", "ImageNet 150 GB yer kaplıyor.", 150, "dataset_size", id="tr-data-have-a-size"),
    pytest.param("ko", "여울 S2의 GPU 점유율은 90%다.", 90, "utilization", id="ko-in-use"),
    pytest.param("ko", "여울 S2의 CPU 사용률은 5%다.", 5, "utilization", id="ko-in-use-by-its-word"),
    pytest.param("ko", "엔비디아의 GPU 점유율은 90%다.", 90, "market_share", id="ko-a-makers-share"),
    pytest.param("tr", "Toros 4'te işlemci kullanımı yüzde 5.", 5, "utilization", id="tr-processor-in-use"),
    pytest.param("tr", "Toros 4'te GPU kullanımı yüzde 90.", 90, "utilization", id="tr-gpu-in-use"),
    pytest.param("ko", "여울 S2의 메모리 사용량은 1.9GB다.", 1.9, "memory_usage", id="ko-memory-in-use"),
    pytest.param("ko", "여울 S2의 VRAM 사용량은 10GB다.", 10, "memory_usage", id="ko-vram-in-use"),
    pytest.param("tr", "Toros 4'ün bellek kullanımı 1,8 GB.", 1.8, "memory_usage", id="tr-memory-in-use"),
    pytest.param("ko", "온새미 프로 15는 시네벤치 2024에서 602점을 얻었다. 전작의 548점보다 10% 높지만, 같은 가격대의 온새미 프로 14(840점)에는 못 미친다.", 10, "benchmark_score", id="ko-of-a-class-of-price"),
    pytest.param("ko", "H200의 메모리는 141GB로, A100의 두 배에 조금 못 미친다.", 2, "memory_capacity", id="ko-not-quite-twice"),
    pytest.param("tr", "X2 tanıtıldı. Çekirdek sayısı 96, yani X1'dekinin iki katı.", 96, "core_count", id="tr-cores"),
    pytest.param("tr", "X2 tanıtıldı. Çekirdek sayısı 96, yani X1'dekinin iki katı.", 2, "core_count", id="tr-that-is"),
    pytest.param("ko", "X2가 나왔다. 코어 수는 96개, 즉 X1의 두 배다.", 2, "core_count", id="ko-that-is"),
    pytest.param("ko", "X2가 나왔다. 코어 수는 96개로, X1의 두 배다.", 96, "core_count", id="ko-cores-and-what-they-are"),
    pytest.param("ko", "온새미 14는 50분이면 80%까지 찬다.", 50, "charging_time", id="ko-charged"),
    pytest.param("tr", "Onsemi 14 50 dakikada yüzde 80 doluyor.", 50, "charging_time", id="tr-charged"),
]


@pytest.mark.parametrize(("language", "text", "value", "metric"), METRICS)
def test_metric(read, language: str, text: str, value: float, metric: str) -> None:
    assert {c.metric for c in read(text, language).claims if c.value == value} == {metric}


@pytest.mark.parametrize(
    ("language", "text", "value", "metric"),
    [
        pytest.param("ko", "FP16은 가온 N5에서 초당 48토큰이었다. 가온 N4에서 속도는 2.5배였다.", 2.5, "throughput", id="ko-speed-after-a-rate"),
        pytest.param("tr", "Kale K2 saniyede 48 jeton üretti. Kale K3'te hız 2,5 kat oldu.", 2.5, "throughput", id="tr-speed-after-a-rate"),
    ],
)
def test_speed_right_after_a_rate_is_that_rate(read, language: str, text: str, value: float, metric: str) -> None:
    assert {c.metric for c in read(text, language).claims if c.value == value} == {metric}


@pytest.mark.parametrize(("language", "text"), [("ko", "배터리 없이 가온 N5의 용량은 80GB다. 캐시는 40MB다. H100 80GB를 쓴다."), ("tr", "Önbelleği 40 MB. Kale K2 80 MB bellek taşıyor.")])
def test_the_size_of_a_named_thing_does_not_go_on_with_a_cache(read, language: str, text: str) -> None:
    assert "cache_size" not in {c.metric for c in read(text, language).claims if c.value == 80}


@pytest.mark.parametrize(("language", "text"), [("ko", "온새미 14는 50분이면 80%까지 찬다."), ("tr", "Onsemi 14 50 dakikada yüzde 80 doluyor.")])
def test_how_far_a_battery_is_charged_is_no_measure_of_a_thing(read, language: str, text: str) -> None:
    assert not [c for c in read(text, language).claims if c.value == 80]


@pytest.mark.parametrize(
    ("text", "quantifier", "direction"),
    [("H200의 메모리는 141GB로, A100의 두 배에 조금 못 미친다.", "less_than", "higher"), ("H200의 메모리는 141GB로, A100의 두 배다.", "exact", "higher")],
)
def test_what_bounds_a_multiple_calls_nothing_smaller(read, text: str, quantifier: str, direction: str) -> None:
    assert [(c.quantifier, c.direction) for c in read(text, "ko").claims if c.value == 2] == [(quantifier, direction)]


@pytest.mark.parametrize(
    ("language", "text", "metric", "value"),
    [
        ("tr", "ROCm'u 2 milyondan fazla geliştirici kullanıyor.", "developer_count", 2e6),
        ("tr", "Kale K2 45'ten fazla modeli destekliyor.", "model_count", 45),
        ("tr", "Kale K2'nin desteklediği model sayısı 45'e çıktı.", "model_count", 45),
        ("tr", "Llama 3 70 milyardan fazla parametreye sahip.", "parameter_count", 70e9),
        ("ko", "벼리 X2가 지원하는 모델 수는 45개다.", "model_count", 45),
    ],
)
def test_what_a_number_counts_is_told_behind_its_bound_or_right_before_it(read, language, text, metric, value):
    assert {(c.metric, c.value) for c in read(text, language).claims} == {(metric, value)}
