"""Sentences on a table whose subject is the thing that opens the paragraph."""

from __future__ import annotations

import pytest

from pipeline.verify.run import run_audit

TABLE = {
    "tr": "| | Kestane K4 | Palamut P9 | Ihlamur |\n|---|---|---|---|\n| Fiyat (lira) | 12.400 | 17.900 | 9.300 |\n| Yük altında güç (W) | 23 | 38 | 16 |\n\n",
    "ko": "| | 한별 K4 | 두레 P9 | 아람 |\n|---|---|---|---|\n| 가격(원) | 124만 | 179만 | 93만 |\n| 부하 전력(W) | 23 | 38 | 16 |\n\n",
}


@pytest.mark.parametrize(
    ("language", "words", "wrong"),
    [
        ("tr", "Kestane K4 sıranın ortasında. Kutusu da güzel. Palamut P9'dan 15 W daha fazla çekiyor.", True),
        ("tr", "Kestane K4 sıranın ortasında. Kutusu da güzel. Palamut P9'dan 15 W daha az çekiyor.", False),
        ("tr", "Kestane K4 sıranın ortasında, Ihlamur sonda. Kutusu da güzel. Palamut P9'dan 15 W daha fazla çekiyor.", False),  # two are spoken of
        ("tr", "Kestane K4 sıranın ortasında. Eski Ceviz C7 ise Palamut P9'dan 15 W daha fazla çekiyor.", False),  # of one that is not in the table
        ("ko", "한별 K4는 가운데쯤에 선다. 상자도 예쁘다. 두레 P9보다 15W를 더 쓰는 셈이다.", True),
        ("ko", "한별 K4는 가운데쯤에 선다. 상자도 예쁘다. 두레 P9보다 15W를 덜 쓰는 셈이다.", False),
    ],
)
def test_the_thing_that_a_paragraph_is_about(store, read, language, words, wrong):
    store.add(read(TABLE[language] + words + "\n", language))
    run_audit(store)
    found = store.sql("SELECT DISTINCT cause FROM verifications WHERE verdict = 'conflicting'").fetchall()
    assert found == ([("wrong_side",)] if wrong else [])
