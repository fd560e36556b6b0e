"""How many are let go is not how many there are."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize(("language", "text", "told"), [
    ("ko", "새벽세미콘은 직원 1,500명을 감원할 계획이다.", [(1500, "layoffs")]),
    ("ko", "새벽세미콘은 올해 직원 1,500명을 내보냈다.", [(1500, "layoffs")]),
    ("ko", "새벽세미콘의 직원은 1,500명이다.", [(1500, "employee_count")]),
    ("ko", "새벽세미콘은 직원을 1,500명에서 900명으로 줄인다.", [(1500, "employee_count"), (900, "employee_count")]),
    ("tr", "NVIDIA'da 1.500 kişi işten çıkarılacak.", [(1500, "layoffs")]),
    ("tr", "NVIDIA 1.500 çalışanını işten çıkaracak.", [(1500, "layoffs")]),
    ("tr", "NVIDIA'nın 1.500 çalışanı var.", [(1500, "employee_count")]),
])  # fmt: skip
def test_let_go(read, language, text, told):
    assert [(claim.value, claim.metric) for claim in read(text, language).claims] == told


def test_statement_of_jobs_cut(read):
    assert [claim.statement for claim in read("NVIDIA'da 1.500 kişi işten çıkarıldı.", "tr").claims] == ["NVIDIA cuts 1,500 jobs."]


def test_statement_of_a_cost_that_fell(read):
    text = "NVIDIA'nın çıkarım maliyeti yüzde 35 düştü."
    assert [claim.statement for claim in read(text, "tr").claims] == ["The cost of NVIDIA is 35% lower than before."]
