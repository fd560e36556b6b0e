"""A share of another's value is no difference from it: ``H2 지연 시간의 40%``."""

from __future__ import annotations

import pytest

from tests.verify.test_places import objections


def standings(store, surface: str) -> set[str]:
    return {row[0] for row in store.sql("SELECT standing FROM figure_standings WHERE surface = ?", [surface]).fetchall()}


KO = "지연 시간 비교\n\n바위 N5의 지연 시간은 8ms, 한내 K2의 지연 시간은 20ms다. "
TR = "Gecikme ölçüldü\n\nToros 5'te gecikme 8 ms, Uludağ 2'de 20 ms. "


@pytest.mark.parametrize(
    ("language", "text", "words"),
    [
        ("ko", KO + "바위 N5의 지연 시간은 한내 K2의 40%로 더 낮다.\n", "40%"),
        ("tr", TR + "Toros 5'in gecikmesi Uludağ 2'ninkinin yüzde 40'ı.\n", "yüzde 40"),
        ("tr", TR + "Toros 5, Uludağ 2'nin gecikmesinin yüzde 40'ı kadar sürede yanıt veriyor.\n", "yüzde 40"),
    ],
)
def test_so_much_of_the_other_is_supported_and_no_wrong_side(store, read, language, text, words):
    assert objections(store, read, text, language) == set()
    assert standings(store, words) == {"supported"}


def test_so_much_less_is_not_so_much_of_it(store, read):
    text = TR + "Toros 5'in gecikmesi Uludağ 2'ninkinin yüzde 60'ı.\n"
    assert objections(store, read, text, "tr")
    assert standings(store, "yüzde 60") == {"conflicting"}


def test_so_much_less_is_still_read_as_less(store, read):
    text = KO + "바위 N5의 지연 시간은 한내 K2보다 60% 짧다.\n"
    assert objections(store, read, text, "ko") == set()
    assert standings(store, "60%") == {"supported"}
