"""The check *reference* on chip specifications: which rows a name stands for, both sides of a comparison, what stands beside a name."""

from __future__ import annotations

import pytest
from handmade_cases import case, claim, number

from pipeline.verify.directions import check_directions
from pipeline.verify.numbers import DEFAULT_TOLERANCES
from pipeline.verify.reference.placed import check_placed
from pipeline.verify.reference.specs import check_specs
from pipeline.verify.who_leads import says_larger


def spec(book, text, *claims, **options):
    return [f.verdict for f in check_specs(case(text, list(claims), **options), book, DEFAULT_TOLERANCES)]


def placed(book, text, *numbers):
    return [f.verdict for f in check_placed(case(text, [], numbers=list(numbers)), book, DEFAULT_TOLERANCES)]


def compared(text, subject, comparator, metric, direction, **slots):
    return claim(None, type="comparison", subject=subject, comparator=comparator, metric=metric, direction=direction, evidence=(0, len(text)), **slots)


@pytest.mark.parametrize(
    ("text", "subject", "comparator", "metric", "direction", "verdict"),
    [
        ("T4의 텐서 코어 수는 V100과 같다.", "T4", "V100", "tensor_core_count", "equal", "refuted"),
        ("T4'ün tensör çekirdeği V100'den çok.", "T4", "V100", "tensor_core_count", "higher", "refuted"),
        ("A100의 코어 수는 V100보다 많다.", "A100", "V100", "core_count", "higher", "supported"),
        ("T4'ün belleği V100'ün ilk sürümüyle aynı.", "T4", "V100", "memory_capacity", "equal", "supported"),
        ("T4의 메모리는 V100과 같다.", "T4", "V100", "memory_capacity", "equal", "inconclusive"),  # of one variant, not of the other
        ("Titan X'in çıkış fiyatı Titan Xp ile aynı.", "Titan X", "Titan Xp", "price", "equal", "supported"),
    ],
)
def test_both_sides_without_a_number(book, text, subject, comparator, metric, direction, verdict):
    language = "ko" if text.endswith("다.") else "tr"
    assert spec(book, text, compared(text, subject, comparator, metric, direction), language=language) == [verdict]


def test_a_short_name_is_the_only_thing_of_the_text_that_bears_it(book):
    text = "Titan Xp ile Titan X (Pascal): Titan Xp'nin bandı eski Titan'dan %14 fazla."
    one = claim(number(text, "%14", 14, "percent", kind="percentage"), type="comparison", subject="Titan Xp", comparator="Titan", metric="memory_bandwidth", direction="higher")
    assert spec(book, text, one, language="tr") == ["supported"]
    alone = "Titan Xp'nin bandı eski Titan'dan %14 fazla."
    assert "supported" not in spec(book, alone, claim(number(alone, "%14", 14, "percent", kind="percentage"), type="comparison", subject="Titan Xp", comparator="Titan", metric="memory_bandwidth", direction="higher"))


@pytest.mark.parametrize(("share", "verdict"), [(42, "conflicting"), (72, "supported")])
def test_a_dearer_price_is_reckoned_from_the_cheaper(book, share, verdict):
    text = f"Titan Xp, GTX 1080 Ti'den yüzde {share} daha pahalıydı."
    one = claim(number(text, f"yüzde {share}", share, "percent", kind="percentage"), type="comparison", subject="Titan Xp", comparator="GTX 1080 Ti", metric="price", direction="higher")
    assert spec(book, text, one, language="tr") == [verdict]


@pytest.mark.parametrize(("value", "verdict"), [(2040, "supported"), (1560, "conflicting"), (1800, "inconclusive")])
def test_a_variant_is_held_against_its_own_rows(book, value, verdict):
    text = f"A100이 있다. 80GB 모델의 대역폭은 {value}GB/s다."
    size, speed = number(text, "80GB", 80, "GB"), number(text, f"{value}GB/s", value, "GB/s")
    one = claim(speed, subject="A100", metric="memory_bandwidth", subject_stands=False)
    assert [f.verdict for f in check_specs(case(text, [one], numbers=[size, speed]), book, DEFAULT_TOLERANCES) if f.claim_id == one.claim_id] == [verdict]


def test_a_value_of_a_sibling_is_mixed_up(book):
    text = "Bow IPU'nun saat hızı 1,33 GHz."
    assert spec(book, text, claim(number(text, "1,33 GHz", 1.33, "GHz"), subject="Bow", metric="clock_frequency"), language="tr") == ["conflicting"]
    right = "Bow IPU'nun saat hızı 1,85 GHz."
    assert spec(book, right, claim(number(right, "1,85 GHz", 1.85, "GHz"), subject="Bow", metric="clock_frequency"), language="tr") == ["supported"]


def test_data_sheets_write_gb_for_gib(book):
    text = "TPU v3의 HBM은 32GiB다."
    assert spec(book, text, claim(number(text, "32GiB", 32, "GiB"), subject="TPU v3", metric="memory_capacity")) == ["supported"]


@pytest.mark.parametrize(("value", "verdict"), [(244, "supported"), (488, "conflicting")])
def test_memory_of_the_host_is_not_that_of_its_chips(book, value, verdict):
    text = f"p3.8xlarge에는 V100이 네 장 있다. 시스템 메모리는 {value}GiB다."
    one = claim(number(text, f"{value}GiB", value, "GiB"), subject="p3.8xlarge", metric="memory_capacity", subject_stands=False)
    assert spec(book, text, one) == [verdict]


@pytest.mark.parametrize(("node", "verdict"), [(5, "conflicting"), (6, "supported")])
def test_neighbouring_nodes_are_two(book, node, verdict):
    text = f"MI250X는 {node}나노로 만든다."
    assert spec(book, text, claim(number(text, f"{node}나노", node, "nm"), subject="MI250X", metric="process_node")) == [verdict]


def test_a_node_that_nothing_named_there_has(book):
    text = "Bow는 빠르다. GC200에서 코어 수는 그대로다. 5나노 공정으로 옮겼다."
    one = claim(number(text, "5나노", 5, "nm"), subject="GC200", metric="process_node", subject_stands=False)
    assert spec(book, text, one) == ["conflicting"]
    other = text.replace("GC200에서", "H100과")
    assert "conflicting" not in spec(book, other, claim(number(other, "5나노", 5, "nm"), subject="Bow", metric="process_node", subject_stands=False))


def test_five_nanometres_are_called_four(book):
    text = "H100은 4나노로 만든다."
    assert spec(book, text, claim(number(text, "4나노", 4, "nm"), subject="H100", metric="process_node")) == ["inconclusive"]


def test_a_value_that_only_the_thing_named_before_has(book):
    text = "GC200 네 개를 담은 것이 IPU-M2000이다. 코어는 5,888개다."
    cores = number(text, "5,888개", 5888, "core")
    assert spec(book, text, claim(cores, subject="GC200", metric="core_count", subject_stands=False)) == ["supported"]
    other = "마루 2의 코어는 5,888개다. IPU-M2000도 있다."
    assert "supported" not in spec(book, other, claim(number(other, "5,888개", 5888, "core"), subject="마루 2", metric="core_count"))


def test_a_paragraph_of_values_of_another_thing_contradicts_nothing(book):
    text = "RTX 4090 말고 Titan Xp 얘기다. 코어는 3,840개, 메모리는 12GB, 공정은 16나노다."
    cores, size, node = number(text, "3,840개", 3840, "core"), number(text, "12GB", 12, "GB"), number(text, "16나노", 16, "nm")
    wrong = [claim(n, subject="RTX 4090", metric=m, subject_stands=False) for n, m in ((cores, "core_count"), (size, "memory_capacity"), (node, "process_node"))]
    assert not {"conflicting", "refuted"} & set(spec(book, text, *wrong))


@pytest.mark.parametrize(
    ("text", "surface", "verdicts"),
    [
        ("GTX 1070'te HBM2 var.", "HBM2", ["conflicting"]),
        ("P100'de HBM2 var.", "HBM2", ["supported"]),
        ("T4도 P100처럼 HBM2를 쓴다.", "HBM2", ["conflicting"]),
        ("A100은 HBM2를 쓴다.", "HBM2", []),  # HBM2e, loosely
        ("GTX 1070, ama HBM2 değil.", "HBM2", []),
        ("GTX 1070은 빠르고 새 카드는 HBM2를 쓴다. ", "HBM2", ["conflicting"]),
        ("GTX 1070 hızlı; yeni kart HBM2 taşıyor.", "HBM2", []),
    ],
)
def test_kinds_of_memory_beside_a_name(book, text, surface, verdicts):
    assert placed(book, text, number(text, surface, None, None, kind="name")) == verdicts


@pytest.mark.parametrize(("gap", "verdicts"), [(501, ["supported"]), (401, ["conflicting"])])
def test_gaps_between_launch_prices(book, gap, verdicts):
    text = f"Titan Xp와 GTX 1080 Ti를 놓고 고민했다. 두 카드의 차액은 {gap}달러였다."
    assert placed(book, text, number(text, f"{gap}달러", gap, "USD", kind="money")) == verdicts


@pytest.mark.parametrize(
    ("text", "value", "verdicts"),
    [
        ("구글 TPU다. HBM 용량도 v4에서 v3의 두 배로 늘었다.", 2, ["conflicting"]),
        ("구글 TPU다. HBM 용량은 v3가 v2의 두 배다.", 2, ["supported"]),
        ("Belleği RTX 4090'da Titan Xp'nin iki katı.", 2, ["supported"]),
        ("Hızı RTX 4090'da Titan Xp'nin iki katı.", 2, []),
    ],
)
def test_multiples_between_two_named_things(book, text, value, verdicts):
    surface = "두 배" if "두 배" in text else "iki katı"
    assert placed(book, text, number(text, surface, value, "x", kind="ratio")) == verdicts


@pytest.mark.parametrize(
    ("subject", "comparator", "metric", "times", "quantifier", "direction", "verdict"),
    [
        ("MI300X", "MI250X", "transistor_count", 2, "more_than", "higher", "supported"),
        ("MI300X", "MI250X", "transistor_count", 3, "more_than", "higher", "conflicting"),
        ("GTX 1070", "Titan Xp", "core_count", 0.5, "exact", "lower", "supported"),
        ("Titan Xp", "GTX 1070", "core_count", 3, "exact", "higher", "conflicting"),
        ("GTX 1070", "Titan Xp", "core_count", 2, "exact", "lower", None),  # `두 배 적다`
        ("H200", "H100", "memory_capacity", 3, "exact", "higher", None),  # there are other H100s
    ],
)
def test_multiples_of_what_is_counted(book, subject, comparator, metric, times, quantifier, direction, verdict):
    text = f"{subject}는 {comparator}의 {times}배다."
    one = claim(number(text, f"{times}배", times, "x", kind="ratio", quantifier=quantifier), type="comparison", subject=subject, comparator=comparator, metric=metric, direction=direction)
    told = spec(book, text, one)
    assert told == [verdict] if verdict else not {"conflicting", "refuted"} & set(told)


def test_more_than_half_is_less():
    text = "A, B'nin yarısından biraz fazla."
    half = claim(number(text, "yarısı", 0.5, "x", kind="ratio", quantifier="more_than"), type="comparison", subject="A", comparator="B", metric="price", direction="higher")
    assert not says_larger(half, "price")


def test_so_much_more_for_the_dearer_of_two_prices_told_in_one_breath():
    text = "Çıkış fiyatları 599 ve 999 dolardı, Kestane'ye 400 dolar fazla veriyordun."
    numbers = [number(text, "599", 599, "USD", kind="money"), number(text, "999 dolar", 999, "USD", kind="money"), number(text, "400 dolar", 400, "USD", kind="money")]
    assert not list(check_directions(case(text, [], numbers=numbers, language="tr"), DEFAULT_TOLERANCES))
