"""Moves from one value to another, parts of the amount just before, one amount in two units: found where one word or number is wrong, silent where all is right."""

from __future__ import annotations

import pytest

from tests.verify.test_places import objections

TOLD = [
    ("ko", "수출\n\n수출하는 회사도 네 곳에서 {} 곳으로 세 곳 늘었다.\n", "일곱", "아홉", "ratio"),
    ("ko", "속도\n\n점검은 올해 말까지 48{}, 그러니까 이틀 안으로 줄인다.\n", "시간", "분", "conversion"),
    ("tr", "Arıza\n\nKart bozuldu; üç hafta, yani {} gün boyunca yedi kartla idare ettik.\n", "21", "31", "conversion"),
    ("tr", "Test merkezi kapasitesini {} katladı\n\nŞirket günlük kapasitesini 12 bin yongadan 36 bin yongaya çıkardı.\n", "üçe", "ikiye", "headline_differs"),
    ("tr", "Tesis\n\nYonga başına harcanan enerji {}: 2,9 kilovatsaatten 1,6 kilovatsaate.\n", "düştü", "yükseldi", "wrong_side"),
    ("ko", "칩 이야기\n\n칩 크기는 오히려 {}졌다. 고라니가 25제곱밀리미터였는데 반달은 20제곱밀리미터다.\n", "작아", "커", "wrong_side"),
    ("ko", "공모\n\n공모 주식은 모두 320만 주. 그중 {}만 주가 새로 찍는 주식이고 80만 주는 기존 주주가 내놓는 물량이다.\n", "240", "260", "wrong_total"),
    ("tr", "Yatırım\n\nYatırımın bedeli 27 milyon avro; bunun üçte ikisi olan {} milyon avroyu banka verdi.\n", "18", "16", "ratio"),
    ("tr", "Güç\n\nSunucu boşta 900 watt, yük altında 3,6 {} çekiyor; dört katına çıkacağını hesaba katmamıştık.\n", "kilovat", "watt", "unit_error"),
]


@pytest.mark.parametrize(("language", "text", "right", "wrong", "cause"), TOLD)
def test_a_wrong_move_or_part_is_found(store, read, language, text, right, wrong, cause):
    del right
    assert cause in objections(store, read, text.format(wrong), language)


@pytest.mark.parametrize(("language", "text", "right", "wrong", "cause"), TOLD)
def test_a_right_move_or_part_is_left_alone(store, read, language, text, right, wrong, cause):
    del wrong, cause
    assert not objections(store, read, text.format(right), language)
