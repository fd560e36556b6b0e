"""A size alone is the model of that size that was named, unless it tells of some model of that size."""

from __future__ import annotations

import pytest

NAMED_KO = "H100에서 Mistral 7B는 초당 90토큰을 냈다. "
NAMED_TR = "H100, Mistral 7B'de saniyede 90 token üretti. "


@pytest.mark.parametrize(
    ("language", "text", "named"),
    [
        pytest.param("ko", NAMED_KO + "한별 V6는 자체 7B 모델에서 초당 140토큰을 처리한다.", False, id="ko-its-own"),
        pytest.param("ko", NAMED_KO + "한별 V6는 다른 7B 모델에서 초당 140토큰을 처리한다.", False, id="ko-another"),
        pytest.param("ko", NAMED_KO + "한별 V6는 70억 매개변수 모델들에서 초당 140토큰을 처리한다.", False, id="ko-several"),
        pytest.param("ko", NAMED_KO + "한별 V6는 이 7B 모델에서 초당 140토큰을 처리한다.", True, id="ko-this"),
        pytest.param("ko", NAMED_KO + "다른 카드의 7B 모델 성능도 쟀다. 한별 V6는 7B 모델에서 초당 140토큰을 처리한다.", True, id="ko-other-cards"),
        pytest.param("tr", NAMED_TR + "Toros V6 7 milyar parametreli bir modelde saniyede 140 token üretiyor.", False, id="tr-a-model"),
        pytest.param("tr", NAMED_TR + "Toros V6, 7B'lik bir dil modelinde saniyede 140 token üretiyor.", False, id="tr-a-model-of"),
        pytest.param("tr", NAMED_TR + "Toros V6 kendi 7B modelinde saniyede 140 token üretiyor.", False, id="tr-its-own"),
        pytest.param("tr", NAMED_TR + "Aynı 7B modelde Toros V6 saniyede 140 token üretiyor.", True, id="tr-the-same"),
        pytest.param("tr", NAMED_TR + "Diğer kartlarda 7B model daha yavaş. 7B modelde Toros V6 saniyede 140 token üretiyor.", True, id="tr-other-cards"),
    ],
)  # fmt: skip
def test_a_size_alone(read, language, text, named):
    claim = next(claim for claim in read(text, language).claims if claim.value == 140)
    assert ("Mistral 7B" in claim.benchmark) is named
