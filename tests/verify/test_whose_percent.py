"""Percentages told as more that only less of the same values gives, and the reverse."""

from __future__ import annotations

import pytest

from pipeline.verify.run import run_audit
from pipeline.verify.whose_percent import METHOD


@pytest.mark.parametrize(
    ("language", "words", "wrong"),
    [
        ("ko", "새 기계는 한 장을 찍는 데 0.6kWh, 옛 기계는 0.9kWh를 쓴다. 새 기계가 3분의 1 더 쓰는 셈이다.", True),
        ("ko", "새 기계는 한 장을 찍는 데 0.6kWh, 옛 기계는 0.9kWh를 쓴다. 새 기계가 3분의 1 덜 쓰는 셈이다.", False),
        ("ko", "이 카드는 120만 원, 저 카드는 200만 원이다. 이 카드가 40% 비싸다.", True),
        ("ko", "이 카드는 120만 원, 저 카드는 200만 원이다. 이 카드가 40% 싸다.", False),
        ("ko", "이 카드는 120만 원, 저 카드는 200만 원이다. 소음은 40% 크다.", False),  # of another measure
        ("ko", "이 카드는 초당 12장, 저 카드는 초당 20장을 찍는다. 저 카드가 40% 많이 찍는다.", False),  # speeds are told either way
        ("ko", "옛 칩은 310W, 새 칩은 560W다. 새 칩의 트랜지스터가 45% 더 많다.", False),  # of what has another name
        ("tr", "Eski hat biti 5,6 pikojulle, yenisi 3,1 pikojulle taşıyor; yenisi yüzde 45 daha fazla enerji harcıyor.", True),
        ("tr", "Eski hat biti 5,6 pikojulle, yenisi 3,1 pikojulle taşıyor; yenisi yüzde 45 daha az enerji harcıyor.", False),
        ("tr", "Eski fırın 900 lira, yenisi 600 lira yakıyor; yenisi yüzde 33 daha pahalı.", True),
        ("tr", "Eski fırın 900 lira, yenisi 600 lira yakıyor; eskisi yüzde 50 daha pahalı.", False),
        ("tr", "Eski fırın 900 lira, yenisi 600 lira yakıyor; payı yüzde 33'ten yükseldi.", False),  # a level and no difference
    ],
)
def test_more_where_it_is_less(store, read, language, words, wrong):
    store.add(read(words + "\n", language))
    run_audit(store)
    found = store.sql("SELECT DISTINCT cause FROM verifications WHERE method = ? AND verdict = 'conflicting'", [METHOD]).fetchall()
    assert found == ([("wrong_side",)] if wrong else [])
