"""What is told beside two values and is no change of them: a ratio of another measure, a move of their gap, a share of the last."""

from __future__ import annotations

import pytest

from tests.verify.test_places import objections

HEAD = {"ko": "시험\n\n", "tr": "Deneme\n\n"}


@pytest.mark.parametrize(("language", "words"), [
    ("ko", "첫 토큰까지 가온 G5는 38ms, H100은 31ms가 걸린다. 그러나 와트당 토큰 수로 보면 가온이 1.9배 앞선다."),
    ("tr", "İlk token K5 ile 38 ms, H100 ile 31 ms sürüyor. Ancak watt başına token sayısında K5 1,9 kat önde."),
    ("ko", "배치를 16으로 올리니까 412토큰 대 455토큰으로 격차가 9%까지 줄어듭니다."),
    ("ko", "초당 토큰은 X2가 412개, X4가 455개다. 9%로 격차가 줄었다."),
    ("tr", "Yığın 16 iken X2 412 token, X4 455 token üretiyor; aradaki fark yüzde 9'a iniyor."),
    ("tr", "Yığın 16 iken X2 412 token, X4 455 token üretiyor; yüzde 9'a inen fark önemsiz."),
    ("ko", "직원은 24명에서 71명으로 늘었고, 이 중 60%가 엔지니어다."),
    ("ko", "서버는 24대에서 71대로 늘었는데 그중 60%는 신형이다."),
    ("tr", "Ekip de 24 kişiden 71 kişiye çıktı, bunların yüzde 60'ı mühendis."),
])  # fmt: skip
def test_what_is_told_of_something_else_is_left_alone(store, read, language, words):
    assert objections(store, read, HEAD[language] + words + "\n", language) == set()


@pytest.mark.parametrize(("language", "words", "cause"), [
    ("ko", "첫 토큰까지 가온 G5는 38ms, H100은 31ms가 걸린다. 그러나 지연 시간으로 보면 가온이 1.9배 뒤진다.", "ratio"),
    ("tr", "İlk token K5 ile 38 ms, H100 ile 31 ms sürüyor. Ancak K5 1,9 kat daha yavaş.", "ratio"),
    ("ko", "배치를 16으로 올리니까 초당 412토큰에서 455토큰으로 줄어듭니다.", "wrong_side"),
    ("tr", "X2 saniyede 412 tokendan 455 tokena iniyor.", "wrong_side"),
    ("tr", "Ekip 24 kişiden 71 kişiye çıktı, yani yüzde 60 büyüdü.", "ratio"),
    ("ko", "직원은 240명에서 710명으로 60% 늘었다.", "ratio"),
])  # fmt: skip
def test_what_is_told_of_the_two_values_is_judged(store, read, language, words, cause):
    assert cause in objections(store, read, HEAD[language] + words + "\n", language)
