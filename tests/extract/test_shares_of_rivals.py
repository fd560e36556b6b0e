"""Proportions that stand to another thing: a part of its measure, a difference from it, a multiple the wrong way round."""

from __future__ import annotations

import pytest

from pipeline.app import Pipeline
from pipeline.extract.figures import read_figures
from pipeline.settings import Settings

PARTS = [
    ("ko", "새벽 N7의 처리량은 H100의 60% 수준이다.", "worse", "60% of the throughput of H100"),
    ("ko", "새벽 N7의 처리량은 H100의 60%도 안 된다.", "worse", "less than 60% of the throughput of H100"),
    ("ko", "새벽 N7의 성능은 H100 대비 60%에 그쳤다.", "worse", "60% as well as H100"),
    ("ko", "새벽 N7은 H100 성능의 60%를 낸다.", "worse", "60% as well as H100"),
    ("ko", "새벽 N7의 가격은 H100의 70%다.", "lower", "costs 70% as much as H100"),
    ("ko", "새벽 N7의 학습 시간은 H100의 70% 수준이다.", "better", "70% of the training time of H100"),
    ("ko", "새벽 N7의 가격은 A10의 70% 정도로 책정했다.", "lower", "costs about 70% as much as A10"),
    ("ko", "새벽 N7의 가격은 A10의 70%로 정해졌다.", "lower", "costs 70% as much as A10"),
    ("ko", "새벽 N7의 소비 전력은 A10의 70%로 설계됐다.", "lower", "draws 70% of the power of A10"),
    ("ko", "새벽 N7의 가격을 A10의 70%로 낮췄다.", "lower", "costs 70% as much as A10"),
    ("tr", "Poyraz P3'ün fiyatı A10'un yüzde 70'i olarak belirlendi.", "lower", "costs 70% as much as A10"),
    ("tr", "Poyraz P3'ün fiyatı A10'un yüzde 70'ine indirildi.", "lower", "costs 70% as much as A10"),
    ("tr", "Poyraz P3'ün performansı H100'ün yüzde 60'ı kadar.", "worse", "60% as well as H100"),
    ("tr", "Poyraz P3, H100'ün yüzde 60'ı kadar hızlı.", "worse", "60% as fast as H100"),
    ("tr", "Poyraz P3'ün hızı H100'ün yüzde 60'ını bile bulmuyor.", "worse", "less than 60% as fast as H100"),
    ("tr", "Poyraz P3'ün fiyatı H100'ün yüzde 70'i.", "lower", "costs 70% as much as H100"),
    ("tr", "Poyraz P3, H100'ün yüzde 60'ı hızında çalışıyor.", "worse", "60% as fast as H100"),
]
GAPS = [
    ("ko", "새벽 N7의 성능은 H100보다 60% 낮다.", "worse", "performs 60% worse than H100"),
    ("ko", "새벽 N7의 성능은 H100에 15% 못 미친다.", "worse", "performs 15% worse than H100"),
    ("ko", "새벽 N7의 가격은 A10보다 30% 낮게 책정했다.", "lower", "costs 30% less than A10"),
    ("tr", "Poyraz P3'ün fiyatı A10'dan yüzde 30 düşük olarak belirlendi.", "lower", "costs 30% less than A10"),
    ("ko", "새벽 N7은 A100보다 3분의 1 적은 전력을 쓴다.", "lower", "draws a third less power than A100"),
    ("ko", "새벽 N7은 A100보다 세 배 느리다.", "worse", "is 3 times slower than A100"),
    ("ko", "새벽 N7은 A100보다 세 배 저렴하다.", "lower", "costs 3 times less than A100"),
    ("tr", "Poyraz P3'ün verimi H100'ün %15 gerisinde.", "worse", "performs 15% worse than H100"),
    ("tr", "Poyraz P3, A100'den üçte bir oranında daha az güç çekiyor.", "lower", "draws a third less power than A100"),
    ("tr", "Poyraz P3, A100'den üç kat yavaş.", "worse", "is 3 times slower than A100"),
    ("tr", "Poyraz P3, A100'ü 2,3'e katlıyor.", "better", "performs 2.3 times as well as A100"),
]


@pytest.mark.parametrize("model", ["none", "default"])
@pytest.mark.parametrize(("language", "text", "direction", "said"), [*PARTS, *GAPS])
def test_proportion(language: str, text: str, direction: str, said: str, model: str) -> None:
    (claim,) = Pipeline(Settings(model=model)).process(text, language=language).claims
    assert claim.direction == direction
    assert said in claim.statement


@pytest.mark.parametrize(("language", "text", "share"), [(*case[:2], True) for case in PARTS] + [(*case[:2], False) for case in GAPS])
def test_the_rule_of_the_direction_tells_parts_from_differences(read, language: str, text: str, share: bool) -> None:
    (claim,) = read(text, language).claims
    assert any(slot.slot == "direction" and slot.method.endswith(":share") for slot in claim.slots) is share


@pytest.mark.parametrize(
    ("language", "text", "rival"),
    [
        ("ko", "새벽 N7은 새 칩이다. L40S가 저희보다 8% 빨랐어요.", "새벽 N7"),
        ("ko", "L40S가 저희 칩보다 8% 빨랐어요.", "저희 칩"),
        ("tr", "Poyraz P3 yeni bir çip. L40S bizimkinden yüzde 8 daha hızlıydı.", "Poyraz P3"),
        ("tr", "Poyraz P3 yeni bir çip. Hızda L40S bizi yüzde 8 geçti.", "Poyraz P3"),
    ],
)
def test_the_speakers_own_product_is_the_other_side(read, language: str, text: str, rival: str) -> None:
    (claim,) = read(text, language).claims
    assert (claim.subject, claim.comparator, claim.direction) == ("L40S", rival, "better")


@pytest.mark.parametrize(("text", "value"), [("Satışlar 4'e katladı.", 4), ("Kart, A100'ü 2,3'e katlıyor.", 2.3)])
def test_times_over(text: str, value: float) -> None:
    assert [(f.kind, f.value, f.unit) for f in read_figures(text, "tr") if f.kind == "ratio"] == [("ratio", value, "x")]


@pytest.mark.parametrize(
    ("text", "quantifier"),
    [("가온 G2는 H100에 15% 못 미친다.", "exact"), ("가온 G2는 H100의 60%에 못 미친다.", "less_than"), ("값은 30만 원에 못 미친다.", "less_than")],
)
def test_falling_short_by_so_much_is_no_bound(text: str, quantifier: str) -> None:
    assert [f.quantifier for f in read_figures(text, "ko") if f.kind in ("percentage", "money")] == [quantifier]


@pytest.mark.parametrize(
    ("language", "text", "metric", "value"),
    [
        ("tr", "Intel yüzde 44 payla AMD'nin önünde.", "market_share", 44),
        ("tr", "Intel, yüzde 44'lük payıyla AMD'yi geçti.", "market_share", 44),
        ("tr", "Intel, yüzde 88 doğrulukla AMD'yi geride bıraktı.", "accuracy", 88),
        ("ko", "인텔은 44% 점유율로 AMD를 앞섰다.", "market_share", 44),
        ("ko", "인텔은 점유율 44%로 AMD를 제쳤다.", "market_share", 44),
    ],
)
def test_a_share_with_which_one_leads_is_its_own(read, language: str, text: str, metric: str, value: float) -> None:
    claims = read(text, language).claims
    assert [(c.metric, c.value, c.comparator) for c in claims if c.value] == [(metric, value, None)]
    assert [(c.metric, c.comparator) for c in claims if not c.value] == [(metric, "AMD")]
    assert all(c.direction in ("higher", "better") for c in claims if not c.value)


def test_a_gap_by_which_one_leads_is_none_of_its_own(read) -> None:
    claims = read("Intel, pazar payında AMD'nin yüzde 12 önünde.", "tr").claims
    assert [(c.value, c.comparator, c.direction) for c in claims] == [(12, "AMD", "higher")]


@pytest.mark.parametrize(
    ("language", "text", "metric", "direction"),
    [
        ("tr", "RTX 5090'da çeviri A100'ün üçte biri kadar sürüyor.", "inference_time", "better"),
        ("tr", "RTX 5090 aynı işi A100'ün yarısı kadar sürede yapıyor.", "execution_time", "better"),
        ("tr", "RTX 5090'da eğitim A100'ün iki katı kadar sürdü.", "training_time", "worse"),
        ("tr", "RTX 5090'da eğitim, A100'e göre yarı yarıya kısa sürüyor.", "training_time", "better"),
        ("tr", "RTX 5090'ın hızı A100'ün yarısı kadar.", "performance", "worse"),
        ("ko", "RTX 5090은 같은 학습에 A100의 절반밖에 안 걸린다.", "training_time", "better"),
        ("ko", "RTX 5090의 번역은 A100의 두 배 걸린다.", "inference_time", "worse"),
        ("ko", "RTX 5090의 성능은 A100의 두 배다.", "performance", "better"),
    ],
)
@pytest.mark.parametrize("model", ["none", "default"])
def test_part_of_the_time_that_another_takes(model: str, language: str, text: str, metric: str, direction: str) -> None:
    claims = Pipeline(Settings(model=model)).process(text, language=language).claims
    assert [(c.metric, c.comparator, c.direction) for c in claims if c.comparator] == [(metric, "A100", direction)]
