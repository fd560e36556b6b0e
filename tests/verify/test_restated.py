"""One fact told with two values, by learned weights. Each wrong text beside the right one."""

from __future__ import annotations

import pytest

from pipeline.verify.cases import document_ids, load_cases
from pipeline.verify.numbers import DEFAULT_TOLERANCES
from pipeline.verify.restated import check_restated
from pipeline.verify.retold import stems
from tests.verify.test_places import objections

RESTATED = [
    ("headline and body", "ko", "가온칩, 1,350억 원 투자 유치\n\n반도체 설계 회사 가온칩이 시리즈 B에서 {} 원을 투자받았다고 밝혔다. 직원은 88명이다.\n", "1,350억", "1,530억", "headline_differs"),
    ("headline and body", "tr", "Poyraz Yonga 62 milyon dolar yatırım aldı\n\nPoyraz Yonga, yeni turda {} milyon dolar yatırım aldığını duyurdu. Şirkette 90 kişi çalışıyor.\n", "62", "26", "headline_differs"),
    ("a share", "ko", "다솔, AI 서버 점유율 37%로 1위\n\n시장조사업체 온누리는 다솔이 점유율 {}로 1위를 지켰다고 밝혔다. 조사는 1년에 두 번 한다.\n", "37%", "32%", "headline_differs"),
    ("list and text", "tr", "Kumru 4 tanıtıldı\n\n- Bellek: 24 GB\n- Güç: 165 W\n\nKumru 4 kasada {} W güç çekiyor, yanında yedek fan geliyor.\n", "165", "156", "contradiction"),
]  # fmt: skip


def findings(store, document):
    store.add(document)
    return [f for cases in load_cases(store, document_ids(store)) for case in cases for f in check_restated(case, DEFAULT_TOLERANCES)]


@pytest.mark.parametrize(("name", "language", "text", "right", "wrong", "cause"), RESTATED, ids=[f"{t[1]} {t[0]}" for t in RESTATED])
def test_a_second_value_is_in_conflict_with_the_first(store, read, name, language, text, right, wrong, cause):
    found = findings(store, read(text.format(wrong), language))
    assert {f.cause for f in found} == {cause}
    assert len({tuple(span) for f in found for span in f.inputs["figures"]}) == 2


@pytest.mark.parametrize(("name", "language", "text", "right", "wrong", "cause"), RESTATED, ids=[f"{t[1]} {t[0]}" for t in RESTATED])
def test_the_same_value_twice_is_left_alone(store, read, name, language, text, right, wrong, cause):
    assert findings(store, read(text.format(right), language)) == []


def test_an_explanation_names_both_sentences(store, read):
    _, language, text, _, wrong, _ = RESTATED[0]
    said = findings(store, read(text.format(wrong), language))[0].explanation
    assert "가온칩, 1,350억 원 투자 유치" in said
    assert "1,530억 원을 투자받았다고" in said


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ko", "[정정] 가온칩, 1,350억 원 투자 유치\n\n가온칩이 시리즈 B에서 1,530억 원을 투자받았다고 밝혔다.\n"),
        ("ko", "가온칩, 1,350억 원 투자 유치\n\n가온칩이 시리즈 B에서 약 1,340억 원을 투자받았다고 밝혔다.\n"),
        ("tr", "Kumru 4 ile Kumru 3\n\nKumru 4 kasada 165 W güç çekiyor.\n\nKumru 3 kasada 180 W güç çekiyordu.\n"),
        ("ko", "한솔칩, 1분기 매출 2,400억 원\n\n2분기 매출은 3,000억 원으로 1분기보다 25% 늘었다.\n"),  # of two quarters
        ("tr", "Meriç Çip'in ilk çeyrek geliri 240 milyon dolar\n\nİkinci çeyrek geliri 300 milyon dolarla ilk çeyrekten yüzde 25 fazla.\n"),
        ("ko", "가온 N3 사용기\n\n가온 N3\n\n전력: 75W (보조 전원 없음)\n\n| 항목 | 가온 N3 | RTX A5000 |\n|---|---|---|\n| ResNet-50 추론(장/초) | 3,420 | 2,950 |\n| 소비전력(W) | 71 | 214 |\n"),
        ("tr", "Kumru 4 incelemesi\n\nKumru 4\n\nGüç: 75 W (ek kablo yok)\n\n| Ölçüm | Kumru 4 | RTX A5000 |\n|---|---|---|\n| ResNet-50 çıkarımı (görüntü/sn) | 3.420 | 2.950 |\n| Güç tüketimi (W) | 71 | 214 |\n"),
        ("tr", "Mağazada iki ay\n\nMağaza ilk ay 40 kart sattı. İkinci ay satış 55 kasa oldu.\n"),
    ],
)  # fmt: skip
def test_corrections_roundings_and_other_things_are_left_alone(store, read, language, text):
    assert findings(store, read(text, language)) == []


def test_compounds_share_stems_with_their_parts():
    assert stems("소비전력은") & stems("전력이")
    assert stems("güç tüketimini") & stems("tüketimi")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ko", "가온 N3 사용기\n\n가온 N3는 75W를 쓴다.\n\nResNet-50 추론에서 가온 N3는 71W를 쓴다.\n"),
        ("tr", "Kumru 4 incelemesi\n\nKumru 4 75 W güç çekiyor.\n\nKumru 4, ResNet-50 çıkarımında 71 W güç çekiyor.\n"),
    ],
)
def test_no_check_takes_what_a_thing_may_draw_and_what_it_drew_for_one_fact(store, read, language, text):
    assert objections(store, read, text, language) == set()


def test_two_powers_without_a_test_are_one_fact(store, read):
    assert "contradiction" in objections(store, read, "Kumru 4 incelemesi\n\nKumru 4 75 W güç çekiyor.\n\nKumru 4 salonda 71 W güç çekiyor.\n", "tr")
