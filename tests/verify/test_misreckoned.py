"""Numbers that do not come out of one another, by learned weights. Each wrong text beside the right one."""

from __future__ import annotations

import pytest

from pipeline.verify.cases import document_ids, load_cases
from pipeline.verify.misreckoned import check_reckoned, likely_changes
from pipeline.verify.numbers import DEFAULT_TOLERANCES
from pipeline.verify.reckoned import Ways, needed
from pipeline.verify.reckoned_cues import Weighing

MISRECKONED = [
    ("a share of change", "ko", "두 카드를 재 봤다.\n\n미르 X2는 초당 1,180장, 미르 X1은 초당 940장을 처리했다. X2가 X1보다 {}% 빠르다.\n", "25.5", "52.5", "ratio"),
    ("a share of change", "tr", "İki kartı ölçtük.\n\nSedir X5 saniyede 1.180 görüntü, Sedir X4 saniyede 940 görüntü işledi. Sedir X5, Sedir X4'ten yüzde {} daha hızlı.\n", "25,5", "52,5", "ratio"),
]  # fmt: skip


def cases(store, document):
    store.add(document)
    return [case for found in load_cases(store, document_ids(store)) for case in found]


def findings(store, document):
    return [f for case in cases(store, document) for f in check_reckoned(case, DEFAULT_TOLERANCES) if f.method == "reckoned"]


@pytest.mark.parametrize(("name", "language", "text", "right", "wrong", "cause"), MISRECKONED, ids=[f"{t[1]} {t[0]}" for t in MISRECKONED])
def test_what_does_not_come_out_is_in_conflict(store, read, name, language, text, right, wrong, cause):
    found = findings(store, read(text.format(wrong), language))
    assert {f.cause for f in found} == {cause}
    assert "940" in found[0].explanation
    assert len(found[0].inputs["figures"]) == 3


@pytest.mark.parametrize(("name", "language", "text", "right", "wrong", "cause"), MISRECKONED, ids=[f"{t[1]} {t[0]}" for t in MISRECKONED])
def test_what_comes_out_is_left_alone(store, read, name, language, text, right, wrong, cause):
    assert findings(store, read(text.format(right), language)) == []


def test_a_correction_may_tell_the_older_values(store, read):
    _, language, text, _, wrong, _ = MISRECKONED[0]
    assert findings(store, read("[정정] " + text.format(wrong), language)) == []


def test_a_change_of_other_things_is_no_objection_of_the_rules(store, read):
    text = "서버실 소식\n\n전력은 620kW로 늘었다. 예산은 48억 원, 작년에는 41억 원이었다. 방문자는 30% 줄었다.\n"
    assert not [f for case in cases(store, read(text, "ko")) for f in likely_changes(case, Weighing(Ways(case)), DEFAULT_TOLERANCES)]


@pytest.mark.parametrize(
    ("text", "kind", "right"),
    [
        ("A동은 120명, B동은 80명이다. 두 동의 차이는 50명이다.\n", "gap", None),
        ("장비에 270억 원, 냉각에 60억 원, 건물에 30억 원이 들어 모두 400억 원이다.\n", "sum", 360.0),
        ("GPU 16개에 80GB씩, 모두 1,380GB다.\n", "product", 1280.0),
    ],
)
def test_ways_are_found_whether_they_come_out_or_not(store, read, text, kind, right):
    [case] = cases(store, read(text, "ko"))
    found = [w for w in Ways(case).found if w.kind == kind and not w.fits]
    assert found
    if right is not None:
        assert any(w.computed == pytest.approx(right) or w.computed == pytest.approx(right * 1e8) for w in found)


def test_a_part_that_would_make_it_come_out(store, read):
    [case] = cases(store, read("GPU 16개에 80GB씩, 모두 1,380GB다.\n", "ko"))
    [way] = [w for w in Ways(case).found if w.kind == "product" and not w.fits]
    assert [needed(way, place) for place in (0, 1)] == pytest.approx([17.25, 86.25])


CONSISTENT = [
    ("shares that make a hundred", "ko", "고객 쏠림이 심하다. 가장 큰 고객 한 곳이 매출의 52%를 차지하고, 상위 네 곳을 더하면 78%다. 나머지 서른 곳을 다 합쳐도 22%밖에 안 된다.\n"),
    ("a lead in points", "tr", "Yatırım 2 saniyede 90 kare işliyor. Kare başına gecikme 11 milisaniye. Başarı 40.000 plakalık kümede yüzde 97,2 olarak ölçüldü. Aynı kümede ilk Çınar 95,4'te kalmıştı, yani yeni yonga 1,8 puan daha başarılı.\n"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "language", "text"), CONSISTENT, ids=[f"{t[1]} {t[0]}" for t in CONSISTENT])
def test_numbers_that_only_seem_to_come_of_one_another_are_left_alone(store, read, name, language, text):
    assert findings(store, read(text, language)) == []
