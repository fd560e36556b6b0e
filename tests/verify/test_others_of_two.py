"""Values of the other one of two, of which no name stands by them: no objection where the article is right, one where it is wrong."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize(
    ("language", "text", "cause"),
    [
        # Two values held against one another behind a difference: whose is which is not told.
        ("tr", "Fiyat\n\nSarp X'te 3.840 çekirdek var, Sarp T'de 3.584; 256 çekirdek için 430 dolar fazla istiyorlardı (1.150'ye karşı 720).\n", None),
        ("ko", "가격\n\n누리 X는 코어가 3,840개, 누리 T는 3,584개다. 코어 256개에 430달러를 더 받았다(1,150달러 대 720달러).\n", None),
        ("ko", "가격\n\n누리 X는 1,150달러, 누리 T는 720달러다. 누리 X가 누리 T보다 430달러 싸다.\n", "wrong_side"),
        # The other one of two, by a pronoun, and the cards of a machine alone.
        ("tr", "Raf\n\nSarp 2 sunucusunun azami çekişi 6,5 kilovat olduğundan iki tane sığıyordu. Eskisi 30 dakikada 3,25 kilovatsaat harcadı. Yenisininki 5,6 kilovatla 30 dakikada 2,8 kilovatsaat.\n", None),
        ("ko", "전력\n\n누리 2 서버의 최대 소비전력은 6.5kW라 두 대가 들어갔다. 새것은 소비전력 5.6kW로 30분에 2.8kWh다.\n", None),
        ("ko", "전력\n\n누리 2 서버의 소비전력은 6.5kW다. 시험실이 한 달 동안 돌렸다. 누리 2 서버의 소비전력은 5.6kW다.\n", "contradiction"),
        ("tr", "Raf\n\nSarp 2 sunucusunun güç tüketimi 6,5 kilovat. Laboratuvar onu bir ay çalıştırdı. Sarp 2 sunucusunun güç tüketimi 5,6 kilovat.\n", "contradiction"),
        # So many machines in a rack, not so many chips in a machine.
        ("tr", "Raf\n\nDGX A100'ün azami çekişi 6,5 kilovat olduğundan 20 kilovatlık bir rafa üç tane sığıyordu.\n", None),
        ("ko", "랙\n\nDGX A100은 최대 6.5kW를 먹어서 랙 하나에 3개까지 들어간다.\n", None),
    ],
)
def test_values_of_the_other_one_are_no_errors(weighed, language, text, cause):
    weighed(text, language, cause)
