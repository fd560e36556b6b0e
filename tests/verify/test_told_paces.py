"""Shares and multiples of times against the times told beside them, in texts on a benchmark."""

from __future__ import annotations

import pytest

from pipeline.verify.run import run_audit
from pipeline.verify.told_paces import METHOD


def found(store, document) -> set[str]:
    store.add(document)
    run_audit(store)
    return {verdict for (verdict,) in store.sql("SELECT verdict FROM verifications WHERE method = ?", [METHOD]).fetchall()}


@pytest.mark.parametrize(
    ("language", "words", "said"),
    [
        ("ko", "MLPerf 4.0의 GNN에서는 12.5분이 7.5분으로 40% 짧아졌다.", {"supported"}),
        ("ko", "MLPerf 4.0의 GNN에서는 12.5분이 7.5분으로 67% 짧아졌다.", {"conflicting"}),  # that is how much faster it is
        ("tr", "MLPerf 2.1'de DLRM'i tek düğüm 60,0 dakikada, dört düğüm 24,0 dakikada eğitti; yani 2,5 kat daha hızlıdır.", {"supported"}),
        ("tr", "MLPerf 2.1'de DLRM'i tek düğüm 60,0 dakikada, dört düğüm 24,0 dakikada eğitti; yani dört kat daha hızlıdır.", {"conflicting"}),
        ("tr", "MLPerf 3.1'de bulut makinesi ResNet-50'yi 400,0 dakikada, masaüstü 320,0 dakikada bitirdi: %20 daha kısa.", {"supported"}),
        ("ko", "MLPerf 1.1의 BERT에서 가우디는 150.0분이었는데 다음에는 72.0분이 됐다. 시간을 절반 아래로 떨어뜨린 것이다.", {"supported"}),
        ("ko", "MLPerf 4.0에서 BERT는 5.2분, ResNet-50은 12.1분이 걸렸고, 가격은 30% 싸졌다.", set()),  # of no time
        ("ko", "시험에서 12.5분이 7.5분으로 67% 짧아졌다.", set()),  # of no benchmark
        ("tr", "MLPerf 3.1'de A 20,0 dakika, B 10,0 dakika sürdü. C, B'ye göre %30 daha kısa sürdü.", set()),  # of a time that is not told
    ],
)
def test_what_fell_by_how_much(store, read, language, words, said):
    assert found(store, read(words + "\n", language)) == said
