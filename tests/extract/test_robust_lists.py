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


SYLLABLES = "가나다라마바사아자차카타파하거너더러머버서어저처커터퍼허"


def invented(number: int) -> str:
    return SYLLABLES[number % 28] + SYLLABLES[number // 28 % 28] + SYLLABLES[(number * 5 + 3) % 28]


GROWING = [
    pytest.param("ko", lambda i: f"{invented(i)} K{i % 900 + 100}은 메모리 {i % 90 + 10}GB를 실었다.\n", id="ko-products"),
    pytest.param("ko", lambda i: f"{invented(i)}반도체는 매출이 {i % 700 + 90}억 원이라고 했다.\n", id="ko-firms"),
    pytest.param("ko", lambda i: f"Q. K{i % 40 + 100}의 전력은 얼마인가요?\nA. {i % 500 + 100}W입니다. 전작보다 {i % 40 + 5}% 낮습니다.\n\n", id="ko-answers"),
    pytest.param("ko", lambda i: f"K{i % 60 + 100} 칩은 {i % 500 + 100}W를 쓰고 메모리는 {i % 90 + 10}GB이며 ", id="ko-one-line"),
    pytest.param("tr", lambda i: f"S. K{i % 40 + 100} ne kadar güç çekiyor?\nC. {i % 500 + 100} W çekiyor. Selefinden yüzde {i % 40 + 5} daha az.\n\n", id="tr-answers"),
]


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(("language", "part"), GROWING)
def test_ten_times_the_text_takes_hardly_longer_for_each_character(read, language, part) -> None:
    def seconds_per_character(length: int) -> float:
        text = "".join(part(i) for i in range(length // len(part(0))))
        started = time.process_time()
        read(text, language)
        return (time.process_time() - started) / len(text)

    seconds_per_character(2_000)
    short = min(seconds_per_character(20_000) for _ in range(3))
    assert min(seconds_per_character(200_000) for _ in range(2)) < 1.4 * short  # 1.2 where nothing else runs
