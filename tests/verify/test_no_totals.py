"""What is to be spent, what something is divided by and what a whole machine draws is no total that so many of so much each miss."""

from __future__ import annotations

import pytest

from tests.verify.test_places import objections


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ko", "서버\n\n300W짜리 L40S 여섯 장을 꽂은 2.9kW 서버가 있다.\n"),
        ("tr", "Sunucu\n\n300 W'lık altı L40S taşıyan 2,9 kW'lık sunucu da var.\n"),
        ("ko", "가격\n\nG7은 장당 310만 원이다. 1,200만 원어치를 사면 G7 세 장이 들어온다.\n"),
        ("tr", "Fiyat\n\nG7'nin tanesi 3.100 dolar. 12.000 dolarlık alırsanız üç G7 geliyor.\n"),
        ("ko", "전력\n\n랙에는 GPU가 72개 들어간다. 120kW를 72로 나누면 GPU 하나에 약 1.67kW다. 다른 서버는 여덟 장에 10.2kW이니 장당 1.28kW다.\n"),
        ("ko", "점유율\n\n솔칩의 점유율은 31%, 들칩은 24%다. 들칩의 점유율은 한 분기 사이 3%포인트 뛰었다.\n"),
    ],
)
def test_no_total(store, read, language, text):
    assert not objections(store, read, text, language)


def test_cards_that_draw_more_than_their_server(store, read):
    assert objections(store, read, "서버\n\n대당 300W짜리 카드 여덟 장을 꽂아 모두 1.8kW를 쓴다.\n", "ko")
