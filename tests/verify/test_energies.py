"""Powers that are energies, sizes that come out but for a thousand, and bits for bytes."""

from __future__ import annotations

import pytest

from pipeline.verify.energies import METHOD
from pipeline.verify.run import run_audit


@pytest.mark.parametrize(
    ("language", "words", "wrong"),
    [
        ("ko", "서버 한 대의 전력은 2.4kW다. 이것을 한 달 내내 켜 두면 1,728kW를 쓴다.", True),
        ("ko", "서버 한 대의 전력은 2.4kW다. 이것을 한 달 내내 켜 두면 1,728kWh를 쓴다.", False),
        ("ko", "서버 한 대의 전력은 2.4kW다. 올해 720대를 들이면 1,728kW가 든다.", False),  # so many of them, and no time
        ("tr", "Günde 18,4 kWh, otuz günde 552 kW eder.", True),
        ("tr", "Günde 18,4 kWh, otuz günde 552 kWh eder.", False),
        ("tr", "Salonda 4.512 kart var. Kartların hepsi yeni. Her kart 350 watt çektiğine göre salon tam yükte 1,58 gigavat ister.", True),
        ("tr", "Salonda 4.512 kart var. Kartların hepsi yeni. Her kart 350 watt çektiğine göre salon tam yükte 1,58 megavat ister.", False),
        ("tr", "Depodaki 4,2 TB'lık kayıt, saniyede 105 megabit taşıyan hattan 11 saatte geçti.", True),
        ("tr", "Depodaki 4,2 TB'lık kayıt, saniyede 105 megabayt taşıyan hattan 11 saatte geçti.", False),
        ("ko", "녹음 36TB를 옮기는 데 회선이 초당 5GB쯤 나와 16시간이 걸렸다.", True),
        ("ko", "녹음 36TB를 옮기는 데 회선이 초당 5Gb쯤 나와 16시간이 걸렸다.", False),
        ("ko", "녹음 36TB 가운데 4TB를 옮기는 데 회선이 초당 5GB쯤 나온다. 복구에는 16시간이 걸렸다.", False),  # the time is that of something else
    ],
)
def test_units_that_come_out_as_others(store, read, language, words, wrong):
    store.add(read(words + "\n", language))
    run_audit(store)
    found = store.sql("SELECT DISTINCT cause FROM verifications WHERE method = ? AND verdict = 'conflicting'", [METHOD]).fetchall()
    assert found == ([("unit_error",)] if wrong else [])
