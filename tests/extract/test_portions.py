"""A part of a whole is of whom it comes from, whom it goes to or who makes it up, not of the firm whose whole it is."""

from __future__ import annotations

import pytest

PORTIONS = [
    ("ko", "너울칩스는 순항 중이다. 지난해 매출의 57%가 도담관제라는 고객 한 곳에서 나왔다.", 57, "도담관제"),
    ("ko", "너울칩스 매출의 57%가 한 고객사에서 나왔다.", 57, "한 고객사"),
    ("ko", "너울클라우드는 물량의 57%를 엔비디아에 배정했다.", 57, "엔비디아"),
    ("ko", "너울클라우드에서는 병원 고객이 전체 매출의 21%가량이다.", 21, "병원 고객"),
    ("ko", "너울칩스는 국내 시장의 57%를 차지한다.", 57, "너울칩스"),
    ("ko", "너울칩스의 점유율은 57%로 엔비디아에 앞선다.", 57, "너울칩스"),
    ("tr", "Ege Yonga'nın geliri arttı. Gelirin yüzde 57'si tek bir müşteriden geliyor.", 57, "tek bir müşteri"),
    ("tr", "Ege Yonga'da gelirin yüzde 57'si Microsoft'tan geldi.", 57, "Microsoft"),
    ("tr", "Ege Yonga siparişin yüzde 57'sini Nvidia'ya verdi.", 57, "Nvidia"),
    ("tr", "Ege Yonga'nın pazar payı yüzde 57.", 57, "Ege Yonga"),
]


@pytest.mark.parametrize(("language", "text", "value", "subject"), PORTIONS)
def test_whose_part_it_is(read, language, text, value, subject):
    assert [claim.subject for claim in read(text, language).claims if claim.value == value] == [subject]


OFFERED = [
    ("ko", "솔개 5는 H100의 83%를 제공한다.", "H100", "worse"),
    ("tr", "Poyraz P3, H100'ün yüzde 83'ünü sunuyor.", "H100", "worse"),
]


@pytest.mark.parametrize(("language", "text", "rival", "direction"), OFFERED)
def test_a_proportion_that_is_offered(read, language, text, rival, direction):
    document = read(text, language)
    assert [(claim.comparator, claim.direction) for claim in document.claims] == [(rival, direction)]
    assert "lower" not in document.claims[0].statement


@pytest.mark.parametrize(
    ("text", "bound"),
    [("Poyraz P3'te 40 W'tan fazlası yok.", "at_most"), ("Poyraz P3 40 W'tan fazlasını çekmiyor.", "at_most"), ("Poyraz P3 40 W'tan fazla çekiyor.", "more_than")],
)
def test_no_more_than_so_much(read, text, bound):
    assert [claim.quantifier for claim in read(text, "tr").claims] == [bound]


def test_what_gains_for_its_price_is_no_dearer(read):
    [claim] = read("Performansı fiyata bölünce Poyraz P3 kartı A100'den daha kazançlı.", "tr").claims
    assert (claim.metric, claim.comparator, claim.direction) == ("cost_efficiency", "A100", "better")
