"""Texts of a sort that no article has are read too, in time that grows as they do."""

from __future__ import annotations

import time

import pytest

ROWS = [
    pytest.param("ko", lambda n: "누리 X2는 A100보다 20% 빠르다. 값은 " + ", ".join(f"{i % 90}.1%" for i in range(n)) + "이다.", 1200, id="ko-percentages"),
    pytest.param("tr", lambda n: "Nuri X2, A100'den yüzde 20 hızlı. Değerler " + ", ".join(f"%{i % 90},1" for i in range(n)) + ".", 1200, id="tr-percentages"),
]


@pytest.mark.parametrize(("language", "text", "length"), ROWS)
def test_a_list_of_a_thousand_percentages_is_read(read, language, text, length) -> None:
    assert any(claim.value == 20 for claim in read(text(length), language).claims)


@pytest.mark.parametrize(
    ("language", "words"),
    [("ko", "천 "), ("tr", "TL "), ("tr", "Çip Ömer Uğur Şahin Güneş Ahmet Yılmaz ")],
    ids=["ko-thousand", "tr-lira", "tr-names"],
)
def test_words_over_and_over_cost_linear_time(read, language, words) -> None:
    def seconds(length: int) -> float:
        started = time.process_time()
        read(words * (length // len(words)), language)
        return time.process_time() - started

    seconds(200)
    assert seconds(24_000) < 8 * seconds(6_000) + 0.5
