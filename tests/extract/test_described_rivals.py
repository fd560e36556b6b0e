"""The words that describe the other side of a comparison tell of it: who is dearer, who takes more, in what."""

from __future__ import annotations

import pytest

DESCRIBED = [
    ("ko", "한별 V6는 가격이 두 배인 H100보다 30% 빠르다.", 2, "price", "H100", "한별 V6", "higher"),
    ("ko", "한별 V6는 전력을 두 배 쓰는 H100보다 30% 빠르다.", 2, "power", "H100", "한별 V6", "higher"),
    ("ko", "한별 V6는 전력을 두 배 쓰는 H100보다 30% 빠르다.", 30, "performance", "한별 V6", "H100", "better"),
    ("ko", "한별 V6는 40% 더 비싼 H100과 성능이 같다.", 40, "price", "H100", "한별 V6", "higher"),
    ("ko", "한별 V6는 A100보다 두 배 비싼 H100보다 30% 빠르다.", 2, "price", "H100", "A100", "higher"),
    ("ko", "한별 V6는 메모리 대역폭이 더 넓은 H100에 30% 뒤진다.", 30, "performance", "한별 V6", "H100", "worse"),
    ("tr", "Toros V6, fiyatı iki kat olan H100'den yüzde 30 daha hızlı.", 2, "price", "H100", "Toros V6", "higher"),
    ("tr", "Toros V6, iki kat güç çeken H100'den yüzde 30 daha hızlı.", 2, "power", "H100", "Toros V6", "higher"),
    ("tr", "Toros V6, iki kat güç çeken H100'den yüzde 30 daha hızlı.", 30, "performance", "Toros V6", "H100", "better"),
    ("tr", "Toros V6, yüzde 40 daha pahalı olan H100'le aynı hızda.", 40, "price", "H100", "Toros V6", "higher"),
    ("tr", "Toros V6, A100'den iki kat pahalı olan H100'den yüzde 30 daha hızlı.", 2, "price", "H100", "A100", "higher"),
    # what describes the thing that is spoken of, or what is told by a verb
    ("ko", "H100보다 두 배 비싼 한별 V6는 A100보다 30% 빠르다.", 2, "price", "한별 V6", "H100", "higher"),
    ("ko", "한별 V6는 H100보다 두 배 비싼 값에 팔린다.", 2, "price", "한별 V6", "H100", "higher"),
    ("ko", "한별 V6는 두 배 큰 메모리를 얹어 H100보다 30% 빠르다.", 2, "memory_capacity", "한별 V6", "H100", "higher"),
    ("tr", "Toros V6 iki kat büyük belleğiyle H100'den yüzde 30 daha hızlı.", 2, "memory_capacity", "Toros V6", "H100", "higher"),
]


@pytest.mark.parametrize(("language", "text", "value", "metric", "subject", "rival", "direction"), DESCRIBED)
def test_who_is_so_much_more(read, language, text, value, metric, subject, rival, direction) -> None:
    claim = next(claim for claim in read(text, language).claims if claim.value == value)
    assert (claim.metric, claim.subject, claim.comparator, claim.direction) == (metric, subject, rival, direction)


@pytest.mark.parametrize(
    ("language", "text", "metric", "subject", "rival"),
    [
        ("ko", "한별 V6의 성능은 값이 더 비싼 솔빛 S3에 못 미친다.", "performance", "한별 V6", "솔빛 S3"),
        ("ko", "한별 V6는 점유율이 30%인 H100보다 빠르다.", "performance", "한별 V6", "H100"),
        ("tr", "Toros V6, gücü daha yüksek olan H100'den daha hızlı.", "performance", "Toros V6", "H100"),
        ("tr", "Toros V6, fiyatı daha yüksek olan H100'den daha hızlı.", "performance", "Toros V6", "H100"),
    ],
)
def test_in_what_they_are_compared(read, language, text, metric, subject, rival) -> None:
    told = [(claim.metric, claim.subject, claim.comparator) for claim in read(text, language).claims if claim.figure is None]
    assert (metric, subject, rival) in told
    assert not any(one[1:] == (subject, rival) and one[0] != metric for one in told)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ko", "가장 빠른 한별 V6는 700W를 쓴다."),
        ("ko", "값싼 한별 V6는 75W를 쓴다."),
    ],
)
def test_an_adjective_before_a_thing_is_no_maker(read, language, text) -> None:
    assert [claim.vendor for claim in read(text, language).claims] == [None]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ko", "한별 V6는 초당 120토큰, L40S는 초당 100토큰을 냈다. 두 카드의 차이는 20%다."),
        ("tr", "Toros V6 saniyede 120 token, L40S 100 token üretiyor. İki kart arasındaki fark yüzde 20."),
    ],
)
def test_two_things_that_differ_run_not_together(read, language, text) -> None:
    assert [claim.conditions for claim in read(text, language).claims if claim.value == 20] == [{}]
