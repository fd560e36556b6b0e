"""What a text tells of another thing - a round, a format of numbers, the size of a model - and what is therefore not the subject's own."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize(
    ("language", "text", "value", "round_told"),
    [
        pytest.param("ko", "MLPerf v2.0에서 한별 V6의 ResNet-50 학습 시간은 17분으로, MLPerf v1.1의 DGX-A100보다 30% 짧다.", 17, None, id="ko-held-against"),
        pytest.param("ko", "한별 V6는 BERT를 17분에 학습했고 MLPerf v1.1에 제출된 DGX-A100은 29분이 걸렸다.", 17, None, id="ko-other-value"),
        pytest.param("ko", "한별 V6는 BERT를 17분에 학습했고 MLPerf v1.1에 제출된 DGX-A100은 29분이 걸렸다.", 29, "MLPerf 1.1", id="ko-its-own-value"),
        pytest.param("ko", "BERT 학습에 걸린 17분은 MLPerf v1.1에 제출된 한별 V6의 기록이다.", 17, "MLPerf 1.1", id="ko-its-own-round"),
        pytest.param("ko", "한별 V6는 BERT를 17분에 학습해 MLPerf v1.1에서 가장 빨랐다.", 17, "MLPerf 1.1", id="ko-round-behind"),
        pytest.param("tr", "Toros V6, ResNet-50'yi 17 dakikada eğiterek MLPerf v1.1'deki DGX-A100 sonucundan yüzde 40 daha hızlı oldu.", 17, None, id="tr-held-against"),
        pytest.param("tr", "Toros V6'nın BERT eğitimi 17 dakika sürdü, MLPerf v2.0'a giren DGX-A100'ünki ise 29 dakika.", 17, None, id="tr-other-value"),
        pytest.param("tr", "Toros V6'nın BERT eğitimi 17 dakika sürdü, MLPerf v2.0'a giren DGX-A100'ünki ise 29 dakika.", 29, "MLPerf 2.0", id="tr-its-own-value"),
        pytest.param("tr", "17 dakika, MLPerf v1.1'e sunulan Toros V6'nın BERT eğitim süresidir.", 17, "MLPerf 1.1", id="tr-its-own-round"),
        pytest.param("tr", "Toros V6, BERT'i 17 dakikada eğiterek MLPerf v1.1'de birinci oldu.", 17, "MLPerf 1.1", id="tr-round-behind"),
    ],
)  # fmt: skip
def test_a_round_behind_a_value_may_be_that_of_another_thing(read, language, text, value, round_told):
    claim = next(claim for claim in read(text, language).claims if claim.value == value)
    assert next((name for name in claim.benchmark if name.startswith("MLPerf")), None) == round_told


@pytest.mark.parametrize(
    ("language", "text", "value", "precision"),
    [
        pytest.param("ko", "한별 V6는 INT8로 초당 1300토큰을 처리하고, 솔빛 S3은 초당 800토큰을 처리한다.", 800, None, id="ko-other-clause"),
        pytest.param("ko", "한별 V6는 INT8로 초당 1300토큰을 처리하고, 솔빛 S3은 초당 800토큰을 처리한다.", 1300, "INT8", id="ko-own-clause"),
        pytest.param("ko", "INT8로 돌리면 한별 V6는 초당 1300토큰을 처리하고, 솔빛 S3은 초당 800토큰을 처리한다.", 800, "INT8", id="ko-told-of-both"),
        pytest.param("ko", "한별 V6의 FP8 성능은 500TFLOPS이고, 솔빛 S3은 220TFLOPS다.", 220, "FP8", id="ko-same-measure"),
        pytest.param("ko", "한별 V6는 FP8에서 500TFLOPS, 솔빛 S3은 220TFLOPS를 낸다.", 220, "FP8", id="ko-one-verb"),
        pytest.param("ko", "한별 V6는 INT8로 초당 1300토큰을 처리하고, 지연 시간은 12ms였다.", 12, "INT8", id="ko-same-thing"),
        pytest.param("ko", "한별 V6의 FP8 처리량은 초당 1300토큰이고, 스위치 칩 나루 T1은 초당 25.6테라비트를 처리한다.", 25.6, None, id="ko-passed-on"),
        pytest.param("tr", "Toros V6 INT8 ile saniyede 1300 token üretiyor, Yamaç S3 ise saniyede 800 token üretiyor.", 800, None, id="tr-other-clause"),
        pytest.param("tr", "Toros V6 INT8 ile saniyede 1300 token üretiyor, Yamaç S3 ise saniyede 800 token üretiyor.", 1300, "INT8", id="tr-own-clause"),
        pytest.param("tr", "INT8'de Toros V6 saniyede 1300 token üretiyor, Yamaç S3 ise saniyede 800 token üretiyor.", 800, "INT8", id="tr-told-of-both"),
        pytest.param("tr", "Toros V6 FP8'de 500 TFLOPS veriyor, Yamaç S3 ise 220 TFLOPS.", 220, "FP8", id="tr-one-verb"),
        pytest.param("tr", "Toros V6'nın FP8 performansı 500 TFLOPS oluyor, Yamaç S3'ünki 220 TFLOPS'ta kalıyor.", 220, "FP8", id="tr-same-measure"),
        pytest.param("tr", "Toros V6'nın FP8 hızı saniyede 1300 token, Kemer T1 anahtarının iş hacmi ise saniyede 25,6 terabit.", 25.6, None, id="tr-passed-on"),
    ],
)  # fmt: skip
def test_a_format_of_numbers_is_of_the_thing_that_ran_in_it(read, language, text, value, precision):
    claim = next(claim for claim in read(text, language).claims if claim.value == value)
    assert claim.conditions.get("precision") == precision
