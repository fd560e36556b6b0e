"""Numbers and ordinals beside names, and memory that is no cache."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize(
    ("language", "text", "named"),
    [
        ("ko", "두 번째 R7은 250W를 쓰고 첫 번째 R7은 300W를 쓴다.", {"R7"}),
        ("tr", "Intel, Gaudi 2 sonuçlarını açıkladı. Gaudi 3 sonuçları yüzde 40 daha iyi.", {"Gaudi 2", "Gaudi 3"}),
    ],
)
def test_what_counts_is_no_part_of_a_name_and_what_names_does_not_count(read, language, text, named):
    document = read(text, language)
    assert {e.name for e in document.entities if e.type == "chip"} == named
    assert not [f for f in document.figures if f.unit == "result"]


def test_a_single_noun_is_counted(read):
    assert [f.unit for f in read("NVIDIA 2 sonuç açıkladı.", "tr").figures] == ["result"]


@pytest.mark.parametrize(
    ("language", "text", "metric"),
    [
        ("ko", "여울 R7은 메모리가 96GB고 캐시가 48MB다.", "cache_size"),
        ("ko", "라마 70B는 캐시와 함께 160GB를 차지한다.", None),
        ("tr", "Bora K5'in önbelleği 48 MB, belleği 96 GB.", "cache_size"),
        ("tr", "Llama 70B önbellekle 160 GB oluyor.", None),
    ],
)
def test_no_model_has_a_cache(read, language, text, metric):
    document = read(text, language)
    assert {c.metric for c in document.claims if c.metric == "cache_size"} == ({metric} if metric else set())


def test_half_a_year_earns_nothing(read):
    document = read("İlk yarının geliri 4 milyar dolar. Doruk'un yıllık büyümesi yüzde 30.", "tr")
    assert "yarı" not in {c.subject for c in document.claims}
