"""A percentage is held against the numbers of its own benchmark and setting only."""

from __future__ import annotations

import json

import pytest

from pipeline.engines.local import run_local
from pipeline.ingest import open_sources
from pipeline.settings import Settings
from pipeline.verify.run import run_audit
from tests.verify.test_places import objections

TOLD = [
    ("a rate of one test, a change of another", "tr", "HL-300 sonuçları\n\nResNet-50 eğitiminde HL-300 saniyede 9.600 görüntü işlerken, A200 saniyede 6.850 görüntüde kaldı. {} eğitiminde ise HL-300, A200'den yüzde 12 daha yavaş.\n", "ResNet-50", "BERT-Large"),
    ("a rate of one test, a change of another", "ko", "HL-300 시험\n\nResNet-50 학습에서 HL-300은 초당 9,600장, A200은 6,850장을 처리했다. 반면 {} 학습에서는 HL-300이 A200보다 12% 느렸다.\n", "ResNet-50", "BERT-Large"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "language", "text", "own", "other"), TOLD, ids=[f"{t[1]} {t[0]}" for t in TOLD])
def test_a_change_is_not_held_against_numbers_of_another_benchmark(store, read, name, language, text, own, other):
    assert objections(store, read, text.format(other), language) == set()


@pytest.mark.parametrize(("name", "language", "text", "own", "other"), TOLD, ids=[f"{t[1]} {t[0]}" for t in TOLD])
def test_a_change_is_held_against_numbers_of_its_benchmark(store, read, name, language, text, own, other):
    assert objections(store, read, text.format(own), language) & {"ratio", "wrong_side"}


def test_a_product_with_nought_does_not_end_the_audit(store, read):
    assert objections(store, read, "서버\n\n서버 8대에 장치 0개씩, 모두 약 96개의 장치가 있다.\n", "ko") == set()


CELLS = "Hızlandırıcı karşılaştırması\n\nAşağıdaki tabloda eğitim süreleri yer alıyor.\n\n| Test | HL-300 | A200 |\n|---|---|---|\n| ResNet-50 (dk) | 28,5 | 41,2 |\n| BERT (dk) | 118 | 131 |\n\nHL-300, {} eğitimini A200'den yüzde {} daha kısa sürede tamamladı.\n"


@pytest.mark.parametrize(("benchmark", "percent", "found"), [("BERT", 25, {"ratio"}), ("BERT", 10, set()), ("ResNet-50", 31, set()), ("ResNet-50", 12, {"ratio"}), ("SSD", 25, set())])
def test_a_change_is_held_against_two_cells_of_its_benchmark(store, tmp_path, benchmark, percent, found):
    path = tmp_path / "articles.jsonl"
    path.write_text(json.dumps({"text": CELLS.format(benchmark, percent), "date": "2026-01-01", "url": "https://example.org/1"}), encoding="utf-8")
    run_local(open_sources([path]), Settings(), store, workers=1)
    run_audit(store)
    rows = store.sql("SELECT cause FROM verifications WHERE verdict IN ('refuted', 'conflicting')").fetchall()
    assert {row[0] for row in rows} == found
