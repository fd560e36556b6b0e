"""What may be parts of one total: counts of one thing, and no objection where some choice of them fits."""

from __future__ import annotations

from handmade_cases import case, number

from pipeline.verify.numbers import DEFAULT_TOLERANCES
from pipeline.verify.relations import check_relations
from pipeline.verify.totals import check_totals


def objections(text, language, *numbers):
    told = case(text, [], numbers=list(numbers), language=language)
    found = [*check_relations(told, DEFAULT_TOLERANCES), *check_totals(told, DEFAULT_TOLERANCES)]
    return {f.cause for f in found if f.verdict == "conflicting"}


def counts(text, *told):
    return [number(text, surface, value, unit) for surface, value, unit in told]


def test_sentences_are_no_part_of_so_many_pieces():
    text = "Meriç 3 eski sürümde 4.500 cümlede kaldı. Firma ikinci yıl 6.000 adet verecek; iki yılın toplamı 10.000 adet"
    assert objections(text, "tr", *counts(text, ("4.500 cümlede", 4500, "sentence"), ("6.000 adet", 6000, "piece"), ("10.000 adet", 10000, "piece"))) == set()


def test_images_are_no_part_of_so_many_chips():
    text = "마루2는 사진 4,500장을 가려냈다. 둘째 해 물량은 6,000개이며 두 해를 합치면 10,000개다"
    assert objections(text, "ko", *counts(text, ("4,500장", 4500, "image"), ("6,000개", 6000, "piece"), ("10,000개", 10000, "piece"))) == set()


def test_parts_of_one_unit_that_miss_the_total_are_a_conflict():
    text = "Firma ilk yıl 4.500 adet verdi. İkinci yıl 6.000 adet verecek; iki yılın toplamı 10.000 adet"
    assert objections(text, "tr", *counts(text, ("4.500 adet", 4500, "piece"), ("6.000 adet", 6000, "piece"), ("10.000 adet", 10000, "piece"))) == {"wrong_total"}


def test_parts_that_fit_exactly_win_wherever_they_stand():
    text = "재고 4,500개가 창고에 있다. 둘째 해 물량은 6,000개이며 두 해를 합치면 10,000개다. 첫해 몫은 4,000개다"
    told = counts(text, ("4,500개", 4500, "piece"), ("6,000개", 6000, "piece"), ("10,000개", 10000, "piece"), ("4,000개", 4000, "piece"))
    assert objections(text, "ko", *told) == set()
