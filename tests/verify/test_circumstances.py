"""What the words around a number say: conditions, definitions, editions, numbers taken back."""

from __future__ import annotations

import pytest

from pipeline.verify.circumstances import circumstances, configurations, editions, is_retracted


def around(words):
    return circumstances(words, words, "")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("배치 크기 1로 쟀다", "배치 크기 32로 쟀다"),
        ("전력 제한을 450W로 두니", "전력을 280W로 묶었더니"),
        ("공랭 서버에서", "수랭 서버에서"),
        ("sıvı soğutmayla", "hava soğutmayla"),
        ("güç sınırı 250 W iken", "kutudan çıktığı gibi"),
        ("약정 없이 시간당", "3년 약정이면 시간당"),
        ("Bursa bölgesinde saati", "Berlin bölgesinde saati"),
        ("서울 리전에서 시간당", "도쿄 리전에서 시간당"),
    ],
)
def test_conditions_differ(one, other):
    assert around(one).differ(around(other))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("다이 하나의 면적은", "paketin alanı"),
        ("단방향 대역폭은", "양방향 대역폭은"),
        ("KDV hariç", "KDV dahil"),
        ("첫 토큰까지", "답변 전체에"),
        ("ortalama gecikme", "p99 gecikme"),
        ("kart başına", "toplamda"),
        ("회사가 밝힌 최고 성능은", "한 시간 내내 지속한 성능은"),
        ("Adet üzerinden payı", "Tutar olarak payı"),
    ],
)
def test_definitions_differ(one, other):
    assert around(one).defined_otherwise(around(other))


def test_one_definition_is_no_difference():
    assert not around("최대 전력은").defined_otherwise(around("최대 소비전력이"))


@pytest.mark.parametrize(
    ("words", "expected"), [("미르3 프로는", {"pro"}), ("Mir 3 Pro'nun", {"pro"}), ("헬리온 X1 미니", {"mini"}), ("X1 프로세서는", set()), ("X1 minimum", set())]
)
def test_editions(words, expected):
    assert editions(words) == expected


def test_a_former_number_is_taken_back():
    assert is_retracted("섞여 들어가 앞선 ", "은 높게 나온 값이다")
    assert not is_retracted("다시 채점한 점수는 ", "이었다")


@pytest.mark.parametrize(
    ("words", "expected"), [("K100 40GB의 대역폭은", {"40"}), ("Yeni K100 80GB, belleğine", {"80"}), ("80 GB'lık K100", {"80"}), ("K100의 대역폭은 800GB/s", set()), ("메모리 64 GB", set())]
)
def test_configurations(words, expected):
    assert configurations(words) == expected
