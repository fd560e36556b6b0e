"""What persons measured at home or paid, and times on workloads that only one of two documents names, contradict nobody."""

from __future__ import annotations

import pytest

from tests.verify.test_agreement import causes

CONTRADICTION = ("conflicting", "contradiction")


def ko(day: int, words: str) -> str:
    return f"가온 K2 카드 이야기\n\n칩소식 2025년 3월 {day}일\n\n가온 K2 카드는 메모리가 96GB이고 전력은 412W다. {words}\n"


def tr(day: int, words: str) -> str:
    return f"Toros K2 kartı üzerine\n\nÇip Gündemi, {day} Mart 2025\n\nToros K2 kartının belleği 96 GB, gücü 412 W. {words}\n"


APART = [
    ("ko", ko(3, "제가 가온 K2로 돌려 보니 초당 31토큰이 나왔다."), ko(5, "가온 K2는 초당 22토큰을 낸다.")),
    ("ko", ko(3, "가온 K2를 중고로 82만 원에 샀다."), ko(5, "가온 K2 가격은 95만 원이었다.")),
    ("ko", ko(3, "가온 K2는 ResNet-50 학습에 12.1분이 걸렸다."), ko(5, "가온 K2의 학습 시간은 9.3분이었다.")),
    ("tr", tr(3, "Toros K2'yi evde denedim, saniyede 31 token üretiyor."), tr(5, "Toros K2 saniyede 22 token üretiyor.")),
    ("tr", tr(3, "Toros K2'yi ikinci el 820 dolara aldım."), tr(5, "Toros K2'nin fiyatı 950 dolar.")),
]
TOGETHER = [
    ("ko", ko(3, "가온 K2의 출시 가격은 820만 원이다."), ko(5, "가온 K2의 출시 가격은 950만 원이다.")),
    ("ko", ko(3, "가온 K2는 ResNet-50 학습에 12.1분이 걸렸다."), ko(5, "가온 K2는 ResNet-50 학습에 9.3분이 걸렸다.")),
    ("tr", tr(3, "Toros K2, ResNet-50 eğitimini 12,1 dakikada bitirdi."), tr(5, "Toros K2, ResNet-50 eğitimini 9,3 dakikada bitirdi.")),
]


@pytest.mark.parametrize(("language", "first", "second"), APART)
def test_other_set_ups_are_no_contradiction(store, read, language, first, second):
    assert CONTRADICTION not in causes(store, read, first, second, language=language)


@pytest.mark.parametrize(("language", "first", "second"), TOGETHER)
def test_one_set_up_is(store, read, language, first, second):
    assert CONTRADICTION in causes(store, read, first, second, language=language)
