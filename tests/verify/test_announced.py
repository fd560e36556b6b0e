"""Changes given out as what comes of the two values before them, and differences in more words."""

from __future__ import annotations

import pytest

from tests.verify.test_places import objections

TOLD = [
    ("so it is", "ko", "시험 결과\n\n파일 묶음을 푸는 데 옛 판은 42분이 걸렸다. 새 판은 14분이면 됐으니 {} 빠른 셈이다.\n", "3배", "4배"),
    ("that is", "tr", "Deneme\n\nYeni kartın gücü 120 watt. Eskisi 160 watt çekiyordu, yani tüketim {} düştü.\n", "yüzde 25", "yüzde 45"),
    ("uses more", "ko", "책상 위 상자\n\n카드를 끼우기 전에는 7.4W였고 끼우고 나서는 11.6W가 됐다. {}를 더 먹는다.\n", "4.2W", "6.2W"),
    ("the gap", "tr", "Masamdaki kutu\n\nKartı takınca güç 7 watt'tan 11,5 watt'a çıktı, fazlası {}.\n", "4,5 watt", "6,5 watt"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "language", "text", "right", "wrong"), TOLD, ids=[f"{f[0]} {f[1]}" for f in TOLD])
def test_what_does_not_come_of_the_values_before_it(store, read, name, language, text, right, wrong):
    assert "ratio" in objections(store, read, text.format(wrong), language)


@pytest.mark.parametrize(("name", "language", "text", "right", "wrong"), TOLD, ids=[f"{f[0]} {f[1]}" for f in TOLD])
def test_what_comes_of_them_is_left_alone(store, read, name, language, text, right, wrong):
    assert objections(store, read, text.format(right), language) == set()


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ko", "사용기\n\n일할 때 142W 정도 쓴다. 전에는 104W였으니 38W 더 먹는다. 정격도 150W랑 110W다.\n"),
        ("tr", "Kullanım\n\nÇalışırken 142 watt çekiyor. Eskisi 104 watt çekiyordu, 38 watt daha fazla. Etikette 150 watt ve 110 watt yazıyor.\n"),
    ],
)
def test_a_difference_of_other_values_is_no_part_of_these(store, read, language, text):
    assert objections(store, read, text, language) == set()
