"""A product that a count, a period or another thing nearby explains: no unit has slipped; without it, one has."""

from __future__ import annotations

import json

import pytest

from pipeline.verify.run import run_audit
from pipeline.verify.ways_apart import leads
from tests.verify.test_places import objections

EXPLAINED = [
    ("ko", "요금\n\n구독료는 월 20달러다. 12개월 동안 1,000명이 쓰면 총 24만 달러가 된다.\n"),
    ("ko", "요금\n\n월 20달러씩 12개월, 가입자 1000명이면 매출은 24만 달러다.\n"),
    ("ko", "요금\n\n구독료 월 20달러. 가입자 천 명이 열두 달 쓰면 24만 달러.\n"),
    ("ko", "요금\n\n월 20달러를 12개월 낸다. 회사는 열 곳이고 회사마다 직원 100명이 쓴다. 매출은 24만 달러다.\n"),
    ("ko", "요금\n\n구독료는 월 20달러다. 1년이면 240달러다. 가입자가 1,000명이면 24만 달러다.\n"),
    ("ko", "서비스\n\n이 회사는 기업 1,000곳에 월 500달러를 받는다. 12개월이면 매출이 600만 달러다.\n"),
    ("ko", "전력\n\n서버 한 대의 전력은 5kW다. 1,000대를 12시간 돌리면 60MWh다.\n"),
    ("ko", "효율\n\n칩 한 개는 초당 1,250장을 처리하고 한 장에 36mJ을 쓴다. 칩 1,000개를 넣은 센터의 전력은 45kW다.\n"),
    ("tr", "Abonelik\n\nAbonelik ayda 20 dolar. 12 ay boyunca 1.000 abone toplam 240.000 dolar öder.\n"),
    ("tr", "Abonelik\n\nAylık ücret 20 dolar. Bin aboneyle 12 ayda 240 bin dolar gelir elde edilir.\n"),
    ("tr", "Ücret\n\nÜcret ayda 20 dolar. 1 milyon kullanıcıyla 12 ayda 240 milyon dolar gelir.\n"),
    ("tr", "Abonelik\n\nAylık ücret 20 dolar, 24 aylık sözleşme. 500 şirkette ikişer kullanıcı var, gelir 480 bin dolar.\n"),
    ("tr", "Hizmet\n\nAylık ücret 30 bin lira. 1.000 firma 24 aylık sözleşme yaptı, toplam 720 milyon lira.\n"),
    ("tr", "Kiralama\n\nKartın saati 2 dolar. Günde 24 saatten 1.000 kart 48.000 dolar eder.\n"),
    ("tr", "Kiralama\n\nBir kart 300 W çekiyor. 24 saatte 7,2 kWh eder, 1.000 kartla 7,2 MWh.\n"),
]
OTHER_THINGS = [
    ("ko", "기기\n\n손목 밴드의 배터리는 60Wh다. 한 번 충전하면 12시간을 버틴다.\n\n서버는 소비 전력이 5kW다.\n"),
    ("ko", "기기\n\n손목 밴드는 12시간을 버틴다.\n\n서버는 5kW를 쓴다. 예비 전지는 60Wh다.\n"),
    ("tr", "Cihaz\n\nBilekliğin pili 60 Wh. Tek şarjla 12 saat dayanıyor.\n\nSunucu ise 5 kW çekiyor.\n"),
]
SLIPPED = [
    ("ko", "요금\n\n구독료는 월 20달러다. 12개월이면 24만 달러다.\n"),
    ("ko", "도입\n\n카드 한 장의 소비 전력은 300W다. 24시간 켜 두면 7.2MWh다.\n"),
    ("tr", "Abonelik\n\nAylık ücret 20 dolar. 300 abone var. Bir abone 12 ayda 240 bin dolar öder.\n"),
    ("tr", "Cihaz\n\nBilekliğin pili 60 Wh. Tek şarjla 12 saat dayanıyor.\n\nBu bileklik 5 kW güç çekiyor.\n"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text"), EXPLAINED)
def test_a_count_or_a_period_nearby_explains_the_factor(store, read, language, text):
    assert objections(store, read, text, language) == set()


@pytest.mark.parametrize(("language", "text"), OTHER_THINGS)
def test_no_number_of_another_device_in_another_paragraph_is_used(store, read, language, text):
    assert objections(store, read, text, language) == set()


@pytest.mark.parametrize(("language", "text"), SLIPPED)
def test_where_nothing_explains_the_factor_a_unit_has_slipped(store, read, language, text):
    assert objections(store, read, text, language) & {"product", "unit_error"}


@pytest.mark.parametrize(("language", "text"), [
    ("ko", "가온 K2 소식\n\n가온 K2는 장당 메모리 96GB를 갖췄다. K2 8장을 꽂으면 메모리는 총 768GB다.\n"),
    ("tr", "Kart haberi\n\nHer H100 kartında 80 GB bellek var. 8 H100 ile toplam 640 GB bellek elde edilir.\n"),
])  # fmt: skip
def test_a_product_supports_no_total_claimed_of_the_single_chip(store, read, language, text):
    store.add(read(text, language))
    run_audit(store)
    found = store.sql(
        "SELECT c.value, c.conditions FROM verifications AS v JOIN claims AS c USING (claim_id) WHERE v.cause = 'product' AND v.verdict = 'supported'"
    ).fetchall()
    assert {value for value, told in found if "chips" not in json.loads(told)} in ({96}, {80})


def test_a_factor_below_one_is_the_small_value_by_the_large():
    assert "120 / 200 = 0.6×" in [str(lead.equation) for lead in leads(200, 120, None)]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ko", "성능\n\n제시된 수치는 배치 크기 256에서 측정한 것으로, 배치 1에서는 H100보다 느리다고 회사는 밝혔다.\n"),
        ("tr", "Başarım\n\nVerilen sayı batch 256 ile ölçüldü, batch 1 iken H100'den yavaş olduğunu şirket açıkladı.\n"),
    ],
)
def test_a_batch_size_is_no_side_of_a_comparison(store, read, language, text):
    assert not objections(store, read, text, language)
