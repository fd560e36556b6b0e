"""Figures of another kind than the known ones: they take a word of their own, or none, rather than a known metric of the neighbourhood."""

from __future__ import annotations

import pytest

from pipeline.extract.statements import compose

METRICS = [
    pytest.param("ko", "하람전자의 순차입금비율은 18%로 낮아졌다.", 18, "debt_ratio", id="ko-net-debt-ratio"),
    pytest.param("ko", "하람전자의 차입금은 3조 원이다.", 3e12, "debt", id="ko-debt-stays"),
    pytest.param("ko", "하람전자는 900억 원 규모의 자사주 매입을 결정했다.", 900e8, "share_buyback", id="ko-buys-back"),
    pytest.param("tr", "Kuzey Yonga 90 milyon dolarlık hisse geri alımını onayladı.", 90e6, "share_buyback", id="tr-buys-back"),
    pytest.param("tr", "Kuzey Yonga'nın nakit ve benzerleri 700 milyon dolar.", 700e6, "cash", id="tr-cash"),
    pytest.param("tr", "Kuzey Yonga'nın Ar-Ge gideri 140 milyon dolar oldu.", 140e6, "rnd_expense", id="tr-research"),
    pytest.param("ko", "하람전자의 연구개발비는 700억 원이다.", 700e8, "rnd_expense", id="ko-research"),
    pytest.param("tr", "Kuzey Yonga'nın faaliyet gideri 140 milyon dolar oldu.", 140e6, "operating_expense", id="tr-other-costs"),
    pytest.param("ko", "가온 N5는 p99를 20% 줄였다.", 20, "latency", id="ko-tail"),
    pytest.param("tr", "Poyraz P3, p99'u yüzde 20 düşürdü.", 20, "latency", id="tr-tail"),
    pytest.param("ko", "가온 N5 512장의 확장 효율은 93%다.", 93, "scaling_efficiency", id="ko-scaling"),
    pytest.param("tr", "Poyraz P3 kümesinde ölçekleme verimi yüzde 93'te kaldı.", 93, "scaling_efficiency", id="tr-scaling"),
    pytest.param("ko", "가온 N5의 에너지 효율은 93% 좋아졌다.", 93, "energy_efficiency", id="ko-efficiency-stays"),
    pytest.param("tr", "Poyraz Bulut'un doluluğu yüzde 41.", 41, "utilization", id="tr-how-full"),
    pytest.param("ko", "가온 N5는 카메라 16대를 동시에 처리한다.", 16, "camera_count", id="ko-cameras"),
    pytest.param("ko", "― 전기요금은 얼마나 나옵니까.\n\n윤하늘: 너울센터는 지난달에 12억 원 나왔습니다.", 12e8, "electricity_cost", id="ko-answer-to-a-question"),
    pytest.param("tr", "— Bu yatırım kendini kaç yılda çıkarır?\n\nDemir: Poyraz P3 için 4,5 yıl hesapladık.", 4.5, "payback_period", id="tr-answer-to-a-question"),
    pytest.param("tr", "Poyraz P3 ile 1.024 token girdi, 256 token çıktı, tensör paralelliği 4 ile denedik.", 256, "output_length", id="tr-written"),
    pytest.param("tr", "Poyraz P3 saniyede 256 token üretiyor.", 256, "throughput", id="tr-rate-stays"),
    pytest.param("tr", "Poyraz P3 ile 1.024 token girdi, tensör paralelliği 4 ile denedik.", 4, "parallelism", id="tr-parallel"),
    pytest.param("tr", "Poyraz P3'te 512 GB/sn bant genişliği ve 96 Delta çekirdeği var.", 96, "core_count", id="tr-cores-by-name"),
    pytest.param("ko", "가온 N5에는 96개의 델타 코어가 있다.", 96, "core_count", id="ko-cores-by-name"),
    pytest.param("tr", "Poyraz P3'e Lodos L2'ye göre 1,8 kat ödüyorsunuz.", 1.8, "cost", id="tr-paid"),
    pytest.param("ko", "하람전자의 가온 N5는 24GB HBM3E 6개를 얹었다.", 6, "stack_count", id="ko-stacks"),
    pytest.param("tr", "Poyraz P3'te 6 HBM3E var.", 6, "stack_count", id="tr-stacks"),
    pytest.param("ko", "가온 N5 16대를 들였다.", 16, "chip_count", id="ko-chips-stay"),
]


@pytest.mark.parametrize(("language", "text", "value", "metric"), METRICS)
def test_metric(read, language, text, value, metric):
    assert [claim.metric for claim in read(text, language).claims if claim.value == value] == [metric]


FIGURES = [
    ("tr", "Kutudaki XDNA 2 NPU hızlı.", [("XDNA 2", "name", None)]),
    ("tr", "Kutuda 2 NPU var.", [("2 NPU", "quantity", "chip")]),
    ("tr", "Zenbook S 14 hafif.", [("Zenbook S 14", "name", None)]),
    ("tr", "Bu kez Pulsar.1 ile görsel ürettik.", [("Pulsar.1", "name", None)]),
    ("ko", "새 종목은 펄사.1에서 나왔다.", [("펄사.1", "name", None)]),
    ("tr", "Ekranı 3,2K OLED.", [("3,2K", "name", None)]),
    ("ko", "화면은 3.2K 패널이다.", [("3.2K", "name", None)]),
    ("tr", "Poyraz P3 5,2 megajul harcadı.", [("P3", "name", None), ("5,2 megajul", "quantity", "MJ")]),
    ("ko", "가온 N5는 5.2메가줄을 썼다.", [("N5", "name", None), ("5.2메가줄", "quantity", "MJ")]),
    ("tr", "Ekranı 430 nit.", [("430 nit", "quantity", "nit")]),
    ("ko", "서버는 4분 반이면 켜진다.", [("4분 반", "quantity", "min")]),
    ("ko", "가온 N5 64개일 때를 보자.", [("N5", "name", None), ("64개", "quantity", "piece")]),
    ("ko", "평균은 1.7대라고 한다.", [("1.7", "quantity", None)]),
    ("ko", "이번에는 14개 조직이 참가했다.", [("14개", "quantity", "organisation")]),
    ("tr", "Milyon çıktı token'ı Poyraz'da 1,20 dolara, Lodos'ta 0,90 dolara geliyor.", [("1,20 dolar", "money", "USD/Mtoken"), ("0,90 dolar", "money", "USD/Mtoken")]),
]


@pytest.mark.parametrize(("language", "text", "figures"), FIGURES)
def test_figures(read, language, text, figures):
    assert [(one.surface, one.kind, one.unit) for one in read(text, language).figures] == figures


def test_input_of_a_mixed_number_is_no_short_context(read):
    [claim] = [one for one in read("가온 N5는 라마 3 8B를 입력 4천96토큰으로 돌릴 때 초당 900토큰을 낸다.", "ko").claims if one.metric == "throughput"]
    assert claim.conditions.get("context_length") in (None, 4096)


COUNTED = [
    ("tr", "40 adet DGX H100 ile başladık, yani 320 GPU.", ["The number of DGX-H100 units is 40.", "The number of chips of DGX-H100 is 320 on 40 nodes."]),
    ("ko", "DGX H100 40대를 들였다, 즉 GPU 320개다.", ["The number of DGX-H100 units is 40.", "The number of chips of DGX-H100 is 320 on 40 nodes."]),
    ("tr", "DGX H100'de 8 GPU var.", ["The number of chips of DGX-H100 is 8."]),
    ("ko", "DGX H100에는 GPU 8개가 있다.", ["The number of chips of DGX-H100 is 8."]),
]


@pytest.mark.parametrize(("language", "text", "statements"), COUNTED)
def test_systems_are_counted_as_units(read, language, text, statements):
    assert [compose(claim) for claim in read(text, language).claims] == statements


ROWS = [
    ("tr", "| Kurum | Sistem | Süre (dk) |\n|---|---|---|\n| Dell | 8x B200 | 11,1 |\n| AMD | 8x MI355X | 10,2 |", ["B200", "MI355X"]),
    ("ko", "| 업체 | 시스템 | 시간(분) |\n|---|---|---|\n| 델 | B200 8개 | 11.1 |\n| AMD | MI355X 8개 | 10.2 |", ["B200", "MI355X"]),
    ("tr", "| Örnek | Donanım | Saatlik |\n|---|---|---|\n| p5.48xlarge | 8x H100 | 98 dolar |", ["p5.48xlarge"]),
]


@pytest.mark.parametrize(("language", "text", "subjects"), ROWS)
def test_what_a_cell_counts(read, language, text, subjects):
    assert [claim.subject for claim in read(text, language).claims if claim.metric == "chip_count"] == subjects


DEARER = [
    ("ko", "여울 R7은 노을 D2보다 두 배 비싸다. 학습에는 14시간이 걸린다.", 2),
    ("ko", "여울 R7은 두 배 비싸고, 납기는 6개월이다.", 2),
    ("tr", "Bora K5, Poyraz P2'den iki kat pahalı, üç ay sonra geliyor.", 2),
    ("tr", "Bora K5 yüzde 20 daha ucuz ve 6 ay garantili.", 20),
]


@pytest.mark.parametrize(("language", "text", "value"), DEARER)
def test_what_is_dearer_differs_in_its_price_and_a_time_is_none(read, language, text, value):
    document = read(text, language)
    values = {f.start: f.value for f in document.figures}
    assert [values[c.figure] for c in document.claims if c.metric in ("price", "cost")] == [value]
