"""The rows of processors, accelerators, instances and releases: what they support, and what they must not object to."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace

import pytest
from handmade_cases import case, claim, number

from pipeline.verify.names import name_key
from pipeline.verify.numbers import DEFAULT_TOLERANCES
from pipeline.verify.reference.classes import check_classes
from pipeline.verify.reference.specs import check_specs
from pipeline.verify.run import run_audit


def spec(book, text, *claims, **options):
    return [f.verdict for f in check_specs(case(text, list(claims), **options), book, DEFAULT_TOLERANCES)]


def told(text, surface, value, unit, subject, metric, **slots):
    return claim(number(text, surface, value, unit), subject=subject, metric=metric, **slots)


def test_a_name_has_one_count_of_cores(book):
    """A second product under one name would refute what is right of the other."""
    counts = defaultdict(set)
    for row in book.specs:
        if row.metric in {"core_count", "thread_count"} and row.whole_name:
            for name in (row.product, *row.names):
                counts[name_key(name), row.metric].add(row.base_value)
    assert {key: found for key, found in counts.items() if len(found) > 1} == {}


@pytest.mark.parametrize(
    ("text", "surface", "value", "unit", "subject", "metric", "language", "verdict"),
    [
        ("라이젠 9 5950X는 16코어다.", "16코어", 16, "core", "Ryzen 9 5950X", "core_count", "ko", "supported"),
        ("Ryzen 9 5950X는 12코어다.", "12코어", 12, "core", "Ryzen 9 5950X", "core_count", "ko", "refuted"),
        ("RTX 3090'da 24 GB bellek var.", "24 GB", 24, "GB", "RTX 3090", "memory_capacity", "tr", "supported"),
        ("EPYC 7742 başına 64 çekirdek düşüyor.", "64 çekirdek", 64, "core", "EPYC 7742", "core_count", "tr", "supported"),
        ("Sanal makinede EPYC 7742'nin 12 çekirdeği bize ayrıldı.", "12 çekirdeği", 12, "core", "EPYC 7742", "core_count", "tr", "inconclusive"),  # a share of them
        ("i9-9900K는 5GHz까지 올라간다.", "5GHz", 5, "GHz", "Core i9-9900K", "clock_frequency", "ko", "inconclusive"),  # not its base clock
        ("i9-9900K의 기본 클록은 3.6GHz다.", "3.6GHz", 3.6, "GHz", "Core i9-9900K", "clock_frequency", "ko", "supported"),
        ("p3.16xlarge'da 64 vCPU bulunur.", "64 vCPU", 64, "vCPU", "p3.16xlarge", "vcpu_count", "tr", "supported"),
        ("RTX 3090은 측정 중에 310W를 썼다.", "310W", 310, "W", "RTX 3090", "power", "ko", "inconclusive"),
    ],
)
def test_values_of_data_sheets(book, text, surface, value, unit, subject, metric, language, verdict):
    assert spec(book, text, told(text, surface, value, unit, subject, metric), language=language) == [verdict]


@pytest.mark.parametrize(("text", "surface", "language"), [("3090은 936GB니까 조금 앞선다.", "936GB", "ko"), ("3090'ınki 936 GB, yani önde.", "936 GB", "tr")])
def test_a_bandwidth_told_short_is_no_memory(book, text, surface, language):
    assert "refuted" not in spec(book, text, told(text, surface, 936, "GB", "RTX 3090", "memory_capacity"), language=language)


@pytest.mark.parametrize(("year", "verdict"), [("2017", "supported"), ("2018", "inconclusive")])
def test_the_year_in_which_a_chip_was_announced(book, year, verdict):
    text = f"구글은 {year}년에 TPU v2를 공개했다."
    one = claim(number(text, f"{year}년", None, None, kind="date", text_value=year), type="event", subject="TPU v2", metric="release_date")
    assert verdict in spec(book, text, one)


TYPICAL = [
    ("ko", "요즘 가정용 데스크톱 CPU는 코어가 4~8개입니다.", "2020-05-08", 4, 8, True),
    ("tr", "Bugünün masaüstü CPU'larında 4-8 çekirdek bulunuyor.", "2020-05-08", 4, 8, True),
    ("ko", "요즘 가정용 데스크톱 CPU는 코어가 4~6개입니다.", "2020-05-08", 4, 6, False),  # a bare half of them
    ("tr", "Bugünün masaüstü CPU'larında 4-6 çekirdek bulunuyor.", "2020-05-08", 4, 6, False),
    ("ko", "요즘 가정용 데스크톱 CPU는 코어가 20~24개입니다.", "2020-05-08", 20, 24, False),
    ("ko", "요즘 가정용 데스크톱 CPU는 코어가 4~8개입니다.", "2003-05-08", 4, 8, False),  # nothing that old has rows
    ("ko", "데스크톱 CPU인 라이젠 9 5950X는 코어가 4~8개입니다.", "2020-05-08", 4, 8, False),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "day", "low", "high", "supported"), TYPICAL)
def test_a_range_that_is_told_of_a_class(book, language, text, day, low, high, supported):
    surface = next(s for s in (f"{low}~{high}개", f"{low}-{high} çekirdek") if s in text)
    one = replace(number(text, surface, low, "core"), value_max=float(high))
    found = [f.verdict for f in check_classes(case(text, [], numbers=[one], language=language, published=day), book)]
    assert found == (["supported"] if supported else [])


@pytest.mark.parametrize(
    ("language", "text", "supported"),
    [
        ("ko", "CPU 코어와 GPU 코어는 성격이 달라서 1:1로 비교하기 어렵다.", True),
        ("ko", "CPU 코어와 GPU 코어를 1:1로 비교하면 CPU 쪽이 빠르다.", False),
        ("ko", "두 GPU의 코어는 1:1로 비교하기 어렵다.", False),  # one class
        ("tr", "Bir CPU çekirdeği ile bir GPU çekirdeği 1:1 karşılaştırılamaz.", True),
        ("tr", "Bir CPU çekirdeği ile bir GPU çekirdeği 1:1 karşılaştırıldığında CPU öne geçer.", False),
        ("tr", "CPU ile GPU'nun fiyatları 1:1 karşılaştırılamaz.", False),  # no cores
    ],
)
def test_cores_of_two_classes_cannot_be_compared_one_to_one(book, language, text, supported):
    one = replace(number(text, "1:1", 1, "x"), kind="ratio")
    found = [f.verdict for f in check_classes(case(text, [], numbers=[one], language=language), book)]
    assert found == (["supported"] if supported else [])


def test_a_number_is_of_the_thing_named_last_before_it(store, read):
    """Two cores of the rented host, though the chips named behind have as many each."""
    text = "클라우드 비교\n\n호스트로 n1-standard-4 인스턴스(Xeon 듀얼코어, 15GB 메모리)를 쓰고 TPU v2 칩 네 개를 붙였다.\n"
    store.add(read(text, "ko"))
    run_audit(store)
    said = store.sql("SELECT v.verdict, v.explanation FROM figures AS f LEFT JOIN claims AS c USING (figure_id) JOIN verifications AS v ON v.claim_id IN (f.figure_id, c.claim_id) WHERE f.surface LIKE '듀얼%' AND v.check_name = 'reference'").fetchall()
    assert [verdict for verdict, _ in said] == ["supported"]
    assert "n1-standard-4" in said[0][1]


@pytest.mark.parametrize(("surface", "known"), [("Debian 9", True), ("Debian 99", False), ("Ubuntu 22.04", True)])
def test_releases_of_operating_systems(store, read, surface, known):
    store.add(read(f"Sunucu kurulumu\n\nSunucuda {surface} kurulu ve içinde bir A100 var.\n", "tr"))
    run_audit(store)
    said = store.sql("SELECT count(*) FROM figures AS f JOIN verifications AS v ON v.claim_id = f.figure_id WHERE f.kind = 'version' AND v.cause = 'known_name'").fetchall()
    assert said == [(int(known),)]
