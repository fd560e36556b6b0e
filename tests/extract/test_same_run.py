"""Conditions of the run that a paragraph goes on about: what frames the first result holds for those of other things behind it."""

from __future__ import annotations

import pytest

HELD = [
    pytest.param("tr", "Yığın 16'da Poyra V6, Llama 3.1 8B'de saniyede 900 token üretti. L4 410 token üretti.", 410, {"batch_size": 16}, id="tr-frame-of-the-first"),
    pytest.param("ko", "배치 16에서 해솔 V6는 라마 3.1 8B로 초당 900토큰을 냈다. L4는 초당 410토큰을 냈다.", 410, {"batch_size": 16}, id="ko-frame-of-the-first"),
    pytest.param("tr", "Yığın 16'da Poyra V6, Llama 3.1 8B'de saniyede 900 token üretti. L4 450 token üretti, yani Poyra V6'dan yüzde 50 daha az.", 50, {"batch_size": 16}, id="tr-of-both-sides"),
    pytest.param("tr", "Poyra S8, Llama 3.1 8B'yi FP8 ile çalıştırırken saniyede 7.200 token üretiyor. Aynı koşullarda H100 6.500 token veriyor.", 6500, {"precision": "FP8"}, id="tr-said-to-be-the-same"),
    pytest.param("tr", "Boştayken Poyra V6 70 W, L4 35 W çekiyor.", 35, {"case": "idle"}, id="tr-idle-of-the-next"),
    pytest.param("tr", "Ortalama güç tüketimi Poyra V6'da 640 watt oldu. L4 yalnızca 70 watt çekti.", 70, {"case": "average"}, id="tr-average-of-the-next"),
    pytest.param("tr", "Modeli dört kartla ve BF16'da, Mistral 7B ile eğittik. Poyra V6 işi 200 dakikada bitirdi.", 200, {"chips": 4, "precision": "BF16"}, id="tr-trained-so"),
    pytest.param("tr", "İlk sınavımız FP8 ile Llama 3.1 8B çıkarımıydı. Poyra V6 saniyede 900 token üretti.", 900, {"precision": "FP8"}, id="tr-the-test-was"),
]
NOT_HELD = [
    pytest.param("tr", "Poyra V6, Llama 3.1 8B'de FP8 ile saniyede 900 token üretti. L4 410 token üretti.", 410, {}, id="tr-how-one-was-run"),
    pytest.param("ko", "해솔 V6는 라마 3.1 8B에서 FP8로 초당 900토큰을 냈다. L4는 초당 410토큰을 냈다.", 410, {}, id="ko-how-one-was-run"),
    pytest.param("tr", "Yığın 16'da Poyra V6, Llama 3.1 8B'de saniyede 900 token üretti. L4, ResNet-50'de saniyede 2.100 görüntü işledi.", 2100, {}, id="tr-another-test"),
    pytest.param("tr", "Boştayken Poyra V6 70 W çekiyor. L4'ün TDP değeri 72 W.", 72, {"case": "rated"}, id="tr-rated"),
]


@pytest.mark.parametrize(("language", "text", "value", "conditions"), HELD + NOT_HELD)
def test_conditions_of_the_run(read, language, text, value, conditions):
    claim = next(one for one in read(text, language).claims if one.value == value)
    assert {key: told for key, told in claim.conditions.items() if key != "period"} == conditions
