"""What is not simply asserted, times for one thing, counted tokens, counters of a forum."""

from __future__ import annotations

import pytest

from pipeline.app import Pipeline
from pipeline.settings import Settings

MODALITIES = [
    pytest.param("ko", "샛별 X2가 H100보다 빠르다고 말하지는 않겠습니다.", "denied", id="ko-will-not-say"),
    pytest.param("ko", "샛별 X2가 H100보다 빠르다고는 하지 않겠다.", "denied", id="ko-would-not-say"),
    pytest.param("ko", "샛별 X2가 H100보다 30% 빠르다고 볼 수는 없다.", "denied", id="ko-cannot-be-said"),
    pytest.param("ko", "샛별 X2가 H100보다 빠르다고 말했다.", "asserted", id="ko-said"),
    pytest.param("ko", "회사는 샛별 X2에서 300TFLOPS를 약속했다.", "planned", id="ko-promise"),
    pytest.param("tr", "Poyraz P3'ün H100'den daha hızlı olduğunu söylemeyeceğim.", "denied", id="tr-will-not-say"),
    pytest.param("tr", "Poyraz P3'ün H100'den daha hızlı olduğunu iddia edemeyiz.", "denied", id="tr-cannot-claim"),
    pytest.param("tr", "Poyraz P3'ün H100'den daha hızlı olduğunu söylemek gerek.", "asserted", id="tr-must-be-said"),
    pytest.param("tr", "Şirket, Poyraz P3 ile H100'den yüzde 40 daha hızlı çıkarım vadediyor.", "planned", id="tr-promise"),
    pytest.param("tr", "Şirket Poyraz P3'te 300 TFLOPS sözü verdi.", "planned", id="tr-gave-its-word"),
]


@pytest.mark.parametrize(("language", "text", "modality"), MODALITIES)
def test_modality(read, language: str, text: str, modality: str) -> None:
    assert [c.modality for c in read(text, language).claims] == [modality]


RATES = [
    pytest.param("ko", "샛별 X2의 지연은 0.5초/장이다.", "s/image", "latency", id="ko-latency"),
    pytest.param("ko", "시험\n\n| 칩 | 초/장 |\n|---|---|\n| 샛별 | 0.5 |\n| 노을 | 0.8 |", "s/image", "inference_time", id="ko-table"),
    pytest.param("tr", "Poyraz P3 gecikmesi 0,5 saniye/görüntü.", "s/image", "latency", id="tr-latency"),
    pytest.param("tr", "Sonuç\n\n| Çip | saniye/görüntü |\n|---|---|\n| Poyraz | 0,5 |\n| Kale | 0,8 |", "s/image", "inference_time", id="tr-table"),
    pytest.param("ko", "샛별 X2는 초당 900개 토큰을 만든다.", "token/s", "throughput", id="ko-tokens"),
    pytest.param("tr", "Poyraz P3 saniyede 900 adet token üretiyor.", "token/s", "throughput", id="tr-tokens"),
]


@pytest.mark.parametrize(("language", "text", "unit", "metric"), RATES)
def test_time_for_one_thing_and_counted_tokens(read, language: str, text: str, unit: str, metric: str) -> None:
    assert {(c.unit, c.metric) for c in read(text, language).claims} == {(unit, metric)}


@pytest.mark.parametrize("line", ["1.204 çevrimiçi", "Üye: 15.204", "1.204 çevrimiçi kullanıcı, 52 kayıtlı üye"])
def test_counters_of_a_forum_claim_nothing(read, line: str) -> None:
    document = read(f"Donanım forumu\n\n{line}\n\nPoyraz P3 kartı 300 W çekiyor.", "tr")
    assert [c.value for c in document.claims] == [300]
    assert {f.kind for f in document.figures if f.surface[:1].isdigit() and f.value != 300} == {"chrome"}


@pytest.mark.parametrize(
    ("language", "text", "direction", "said"),
    [
        ("ko", "샛별 X2는 H100보다 29% 적은 시간을 쓴다.", "better", "29% less time"),
        ("ko", "샛별 X2는 H100보다 시간이 29% 덜 든다.", "better", "29% less time"),
        ("tr", "Poyraz P3, H100'den yüzde 29 daha az zaman harcıyor.", "better", "29% less time"),
        ("tr", "Poyraz P3, H100'den yüzde 12 daha uzun sürede bitiriyor.", "worse", "12% more time"),
    ],
)
@pytest.mark.parametrize("model", ["none", "default"])
def test_less_time_is_faster_and_no_other_measure(language, text, direction, said, model):
    (claim,) = Pipeline(Settings(model=model)).process(text, language=language).claims
    assert (claim.metric, claim.direction) == ("execution_time", direction)
    assert said in claim.statement


@pytest.mark.parametrize("model", ["none", "default"])
@pytest.mark.parametrize(
    ("language", "text", "metric"),
    [
        ("tr", "A100 kümesinde hızlandırıcıların hesaplama gücünün yüzde 54'ü kullanılıyor.", "utilization"),
        ("tr", "Intel 22 kurumla çalışıyor.", "customer_count"),
        ("tr", "Intel'in konferansına 22 kurum katıldı.", "participant_count"),
        ("ko", "A100 연산 능력의 54%만 쓰인다.", "utilization"),
        ("ko", "리벨리온은 22개 기업에 칩을 공급하고 있다.", "customer_count"),
    ],
)
def test_what_is_in_use_and_whom_somebody_serves(model: str, language: str, text: str, metric: str) -> None:
    claims = Pipeline(Settings(model=model)).process(text, language=language).claims
    assert {claim.metric for claim in claims} == {metric}


@pytest.mark.parametrize(
    ("language", "text", "metrics"),
    [
        pytest.param("ko", "가온 V6의 급속 충전은 최고 140kW까지 올라간다.", ["charging_power"], id="ko-charging"),
        pytest.param("ko", "가온 V6는 33W로 충전하고 대기 전력은 2W다.", ["charging_power", "power"], id="ko-charging-and-idle"),
        pytest.param("tr", "Poyraz V6'nın hızlı şarjda üst sınırı 140 kW.", ["charging_power"], id="tr-charging"),
        pytest.param("tr", "Poyraz V6 33 W'la doluyor.", ["charging_power"], id="tr-fills-at"),
        pytest.param("tr", "**Şarj.** Poyraz V6 durakta 110 kW gördü.", ["charging_power"], id="tr-paragraph-of-charging"),
        pytest.param("tr", "Poyraz V6 240 W'lık adaptöre karşın 90 W çekiyor.", ["charging_power", "power"], id="tr-drawn"),
        pytest.param("tr", "Poyraz V6'nın motoru 150 kW güç veriyor.", ["power"], id="tr-motor"),
        pytest.param("ko", "엔비디아는 한별랩스를 12억 달러에 사들였다.", ["valuation"], id="ko-bought"),
        pytest.param("ko", "엔비디아는 한별랩스 지분을 12억 달러에 사들였다.", ["investment"], id="ko-stake-bought"),
        pytest.param("tr", "NVIDIA, Poyraz Labs'i 1,2 milyar dolara satın aldı.", ["valuation"], id="tr-bought"),
        pytest.param("tr", "NVIDIA, Poyraz Labs'in hisselerini 1,2 milyar dolara satın aldı.", ["stock_price"], id="tr-shares-bought"),
        pytest.param("tr", "Akıllı saat pazarı adet bazında yüzde 12 büyüdü.", ["shipments"], id="tr-market-in-pieces"),
        pytest.param("tr", "Akıllı saat pazarı değer olarak yüzde 12 büyüdü.", ["market_size"], id="tr-market-in-money"),
        pytest.param("ko", "스마트워치 시장은 대수로 12% 커졌다.", ["shipments"], id="ko-market-in-pieces"),
        pytest.param("ko", "스마트워치 시장은 금액으로 12% 커졌다.", ["market_size"], id="ko-market-in-money"),
        pytest.param("tr", "Merkezin bütçesi 40 milyon avro.", ["investment"], id="tr-budget"),
    ],
)
def test_what_charges_what_is_paid_and_what_is_counted(read, language: str, text: str, metrics: list[str]) -> None:
    assert [claim.metric for claim in read(text, language).claims] == metrics
