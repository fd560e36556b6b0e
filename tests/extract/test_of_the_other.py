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
