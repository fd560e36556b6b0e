"""Values held against what was aimed at, needed or expected, which is told far before."""

from __future__ import annotations

import pytest

from pipeline.verify.plain_directions import PLAN
from pipeline.verify.run import run_audit


@pytest.mark.parametrize(
    ("language", "words", "wrong"),
    [
        ("ko", "올해 수주 목표는 1,200대다. 공장은 주말에도 돈다. 9월까지 받은 주문이 1,450대로 목표보다 적다.", True),
        ("ko", "올해 수주 목표는 1,200대다. 공장은 주말에도 돈다. 9월까지 받은 주문이 1,450대로 목표보다 많다.", False),
        ("ko", "전산실의 전력 수요는 8.2MW다. 변전소는 두 곳이 있다. 새 변전소가 10MW를 보내니 수요를 밑돈다.", True),
        ("ko", "전산실의 전력 수요는 8.2MW다. 변전소는 두 곳이 있다. 새 변전소가 10MW를 보내니 수요를 웃돈다.", False),
        ("tr", "Atölyenin bütçesi 42 bin liraydı. Yeni tezgâh aldık. Toplam 37 bin lira ödedik, yani bütçenin üzerindeyiz.", True),
        ("tr", "Atölyenin bütçesi 42 bin liraydı. Yeni tezgâh aldık. Toplam 37 bin lira ödedik, yani bütçenin altındayız.", False),
        ("tr", "Firmanın yıllık hedefi 5.000 kart, gelecek yılın hedefi 9.000 kart. Bu yıl 6.200 kart sattı, hedefin altında.", False),  # of which of the two
        ("tr", "Beklenti 90 milyon dolardı. Gelir 95 milyon dolar oldu. Hisse 12 dolara indi, katılım da beklentinin altında.", False),  # of something else
        ("tr", "Beklenti 300 W'tı. Kart 350 W çekti; gürültüsü beklentinin altında kaldı.", False),
        ("ko", "평균은 300W다. 이 카드는 350W를 쓰지만 소음은 평균보다 낮다.", False),
        ("ko", "예상 전력은 300W였다. 실제로는 350W를 썼고, 예상보다 적은 소음에 놀랐다.", False),
        ("tr", "Analistlerin beklentisi 70 milyon liraydı. Gelir 82 milyon lira oldu, geçen yıl 61 milyon liraydı; gelir beklentinin üzerinde.", False),  # an earlier value
    ],
)
def test_on_the_other_side_of_the_plan(store, read, language, words, wrong):
    store.add(read(words + "\n", language))
    run_audit(store)
    found = store.sql("SELECT DISTINCT cause FROM verifications WHERE method = ? AND verdict = 'conflicting'", [PLAN]).fetchall()
    assert found == ([("wrong_side",)] if wrong else [])
