"""A total of one year is not held against the parts of another."""

from __future__ import annotations

import pytest

from tests.verify.test_places import objections

Q_KO = "누리전자 실적 발표\n\n1분기 매출은 210억 원, 2분기 매출은 230억 원, 3분기 매출은 250억 원, 4분기 매출은 280억 원이었다. "
Q_TR = "Nuri Yonga sonuçlarını açıkladı\n\nBirinci çeyrekte 210 milyon lira, ikinci çeyrekte 230 milyon lira, üçüncü çeyrekte 250 milyon lira ve dördüncü çeyrekte 280 milyon lira gelir elde etti. "
OTHERS = [
    ("ko", "누리전자 2024년 실적\n\n2024년 1분기 매출은 210억 원, 2분기 매출은 230억 원, 3분기 매출은 250억 원, 4분기 매출은 280억 원이었다. 2023년 매출은 모두 810억 원이었다.\n"),
    ("ko", Q_KO + "지난해 매출은 모두 810억 원이었다.\n"),
    ("tr", Q_TR + "Geçen yılın toplam geliri 810 milyon liraydı.\n"),
    ("tr", Q_TR.replace("Birinci", "2024'ün birinci") + "2023'ün toplam geliri 810 milyon liraydı.\n"),
]
OWN = [
    ("ko", Q_KO.replace("1분기", "지난해 1분기") + "지난해 매출은 모두 810억 원이었다.\n"),
    ("ko", Q_KO + "모두 합치면 지난해보다 20% 늘어난 810억 원이다.\n"),
    ("tr", Q_TR + "Yılın toplam geliri 810 milyon liraydı.\n"),
    ("tr", Q_TR.replace("Birinci", "Geçen yılın birinci") + "Geçen yıl toplam gelir 810 milyon liraydı.\n"),
]


@pytest.mark.parametrize(("language", "text"), OTHERS)
def test_a_total_of_another_year_contradicts_nothing(store, read, language, text):
    assert objections(store, read, text, language) == set()


@pytest.mark.parametrize(("language", "text"), OWN)
def test_a_total_of_their_own_year_does(store, read, language, text):
    assert objections(store, read, text, language)
