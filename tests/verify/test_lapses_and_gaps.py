"""Two dates and the time between them; a change told as an amount and as a share at once. Each wrong text beside a right one."""

from __future__ import annotations

import pytest

from pipeline.verify.run import run_audit

METHODS = "('lapse', 'gap and share')"
WRONG = [
    ("ko", "공장은 2024년 3월 첫 삽을 뜬 지 28개월 만인 2025년 9월 준공식을 열었다."),
    ("tr", "Ocak 2024'te başlayan inşaat 20 ay sürdü ve Mart 2025'te tamamlandı."),
    ("ko", "상장일은 7월 9일이고, 보호예수가 풀리는 것은 그로부터 석 달 뒤인 12월 9일이다."),
    ("ko", "1월에는 2.40달러였다. 2월에 2.85달러, 3월에 3.30달러가 됐다. 석 달 새 0.90달러, 47.5% 오른 것이다."),
    ("tr", "Temmuzda fiyat 3,20 dolardı. Eylülde 4,00 dolara ulaştı. Artış 0,80 dolar, yani yüzde 38 arttı."),
    ("tr", "Eski modelde bu 12 saatti. Yenisi 15 saat dayandı; 3 saat, yüzde 35 iyileşme."),
    ("tr", "Maliyet 20 dolardan 15 dolara indi. 5 dolar, yani beşte bir düşüş."),
]  # fmt: skip
RIGHT = [
    ("ko", "공장은 2024년 3월 첫 삽을 뜬 지 18개월 만인 2025년 9월 준공식을 열었다."),
    ("tr", "Ocak 2024'te başlayan inşaat 14 ay sürdü ve Mart 2025'te tamamlandı."),
    ("ko", "상장일은 7월 9일이고, 보호예수가 풀리는 것은 그로부터 석 달 뒤인 10월 9일이다."),
    ("ko", "2016년 출시 후 9년 만인 2025년 4월 단종됐다. 2025년 5월 2일 접수를 시작해 2주 뒤인 5월 16일 마감했다."),
    ("tr", "Sözleşme 1 Mart 2025'te imzalandı, 30 gün sonra, 31 Mart 2025'te yürürlüğe girdi."),
    ("ko", "1월에는 2.40달러였다. 2월에 2.85달러, 3월에 3.30달러가 됐다. 석 달 새 0.90달러, 37.5% 오른 것이다."),
    ("tr", "Temmuzda fiyat 3,20 dolardı. Eylülde 4,00 dolara ulaştı. Yani 0,80 dolar, yüzde 25 artış var."),
    ("ko", "96분 걸리던 학습이 64분에 끝났다. 32분, 즉 3분의 1이 줄어든 것이다."),
    ("tr", "Maliyet 20 dolardan 15 dolara indi. 5 dolar, yani dörtte bir düşüş."),
]  # fmt: skip


def audited(store, document):
    store.add(document)
    run_audit(store)
    return store.sql(f"SELECT DISTINCT explanation FROM verifications WHERE verdict = 'conflicting' AND method IN {METHODS}").fetchall()


@pytest.mark.parametrize(("language", "words"), WRONG)
def test_what_does_not_come_out_is_in_conflict(store, read, language, words):
    assert len(audited(store, read(words + "\n", language))) == 1


@pytest.mark.parametrize(("language", "words"), RIGHT)
def test_what_comes_out_is_left_alone(store, read, language, words):
    assert audited(store, read(words + "\n", language)) == []
