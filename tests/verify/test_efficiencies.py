"""Times alone support no efficiency and object to none."""

from __future__ import annotations

import pytest

from tests.verify.test_places import objections

ALONE = [
    ("ko", "바위 N5 시험\n\n바위 N5는 응답에 8ms가 걸렸다. 한내 K2는 20ms였다. 바위 N5의 효율은 한내 K2보다 2.5배 높다.\n", "2.5배"),
    ("ko", "바위 N5 시험\n\n지연 시간은 바위 N5가 12ms, 한내 K2가 18ms다. 그래서 바위 N5가 1.5배 효율적이다.\n", "1.5배"),
    ("tr", "Toros 5 testi\n\nToros 5'in gecikmesi 8 ms, Uludağ 2'nin gecikmesi 20 ms. Toros 5'in verimi Uludağ 2'nin 2,5 katı.\n", "2,5 katı"),
]
WITH_POWERS = [
    ("ko", "바위 N5 시험\n\n바위 N5는 초당 1,000장을 200W로, 한내 K2는 초당 500장을 200W로 처리한다. 바위 N5의 전력 효율은 한내 K2의 2배다.\n", "2배"),
    ("tr", "Toros 5 testi\n\nToros 5 işi 30 W ile 120 saniyede, Uludağ 2 60 W ile 120 saniyede bitirdi. Toros 5, Uludağ 2'den 2 kat verimli.\n", "2 kat"),
]
FASTER = [("ko", "바위 N5 시험\n\n바위 N5는 응답에 8ms가 걸렸다. 한내 K2는 20ms였다. 바위 N5는 2.5배 빠르다. 효율적인 설계 덕이다.\n", "2.5배")]


def standings(store, surface: str) -> set[str]:
    return {row[0] for row in store.sql("SELECT standing FROM figure_standings WHERE surface = ?", [surface]).fetchall()}


@pytest.mark.parametrize(("language", "text", "surface"), ALONE)
def test_times_alone_say_nothing_of_an_efficiency(store, read, language, text, surface):
    assert objections(store, read, text, language) == set()
    assert standings(store, surface) == {"inconclusive"}


@pytest.mark.parametrize(("language", "text", "surface"), WITH_POWERS + FASTER)
def test_powers_do_and_times_bear_out_a_speed(store, read, language, text, surface):
    assert objections(store, read, text, language) == set()
    assert standings(store, surface) == {"supported"}
