"""True numbers told several ways: a difference beside its values, a speed beside its times, a discount beside its price."""

from __future__ import annotations

import pytest

from tests.verify.test_places import objections

N3_KO = "학습 시간 단축\n\n누리 N3는 학습을 40분에 끝냈다. 앞 세대 N2는 100분이 걸렸다. "
N3_TR = "Eğitim süresi\n\nNuri N3 eğitimi 40 dakikada bitirdi. Önceki N2 100 dakika harcamıştı. "
RENT = "Kiralık GPU\n\nBir GPU'nun saati 2 dolar. Günü 48 dolara, 30 günü 1.440 dolara geliyor. Sekiz GPU ayda 11.520 dolar. "
TRUE = [
    ("ko", N3_KO + "60분, 곧 60%가 줄어 2.5배 빨라진 셈이다.\n"),
    ("ko", N3_KO + "속도가 2.5배 늘었다.\n"),
    ("tr", N3_TR + "Süre 60 dakika, yani yüzde 60 kısaldı; hız 2,5 katına çıktı.\n"),
    ("tr", RENT + "Peşin ödeyene yüzde 10 indirimle 10.368 dolar.\n"),
]
FALSE = [
    ("ko", N3_KO + "2.5배 느려진 셈이다.\n"),
    ("tr", N3_TR + "Süre 2,5 katına çıktı.\n"),
    ("tr", RENT + "Peşin ödeyene yüzde 10 indirimle 9.368 dolar.\n"),
]


@pytest.mark.parametrize(("language", "text"), TRUE)
def test_true_numbers_told_several_ways_are_not_objected_to(store, read, language, text):
    assert objections(store, read, text, language) == set()


@pytest.mark.parametrize(("language", "text"), FALSE)
def test_numbers_that_do_not_fit_are_still_objected_to(store, read, language, text):
    assert objections(store, read, text, language)
