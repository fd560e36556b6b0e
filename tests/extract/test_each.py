"""One number told of several things or in several metrics makes a claim for each."""

from __future__ import annotations

import pytest

THINGS = (
    ("누리온 N3와 가온 K2를 나란히 돌렸다. 메모리는 둘 다 16GB다.", "16GB", ["Nurion N3", "가온 K2"]),
    ("갤럭시북은 0.4초, 서피스는 0.6초가 걸렸다. 배터리는 두 제품 모두 50Wh다.", "50Wh", ["Galaxy Book", "서피스"]),
    ("킨들은 0.3초, 오닉스는 0.4초, 책갈피 6은 0.9초였다. 킨들은 198g, 나머지 둘은 219g이다.", "219g", ["오닉스", "책갈피 6"]),
    ("Şahin N3 ile Kartal K2'yi yan yana koyduk. Bellek ikisinde de 16 GB.", "16 GB", ["Şahin N3", "Kartal K2"]),
    ("Şahin N3 ile Kartal K2'yi yan yana koyduk. Fiyat her ikisinde 1.800 dolar.", "1.800 dolar", ["Şahin N3", "Kartal K2"]),
)
COUNTED = (
    ("Mac Studio ile RTX 5090 bende yok. Elimde iki tane RTX 3090 var. İkisi de 24 GB.", "24 GB", ["RTX 3090"]),
    ("맥 스튜디오와 RTX 5090은 없다. 지금은 두 장의 RTX 3090을 쓴다. 둘 다 24GB다.", "24GB", ["RTX 3090"]),
)
METRICS = (
    ("누리온 N3는 칩 간 연결 대역폭과 메모리 용량, 전력 효율이 모두 세 배로 늘었다.", "세 배", ["interconnect_bandwidth", "memory_capacity", "energy_efficiency"]),
    ("누리온 N3는 메모리 용량과 대역폭 모두 N2보다 30% 커졌다.", "30%", ["memory_capacity", "memory_bandwidth"]),
    ("Yeni Şahin N3'te hem kapasite hem bant genişliği yüzde 50'den fazla arttı.", "yüzde 50", ["memory_capacity", "memory_bandwidth"]),
)
ALONE = (
    ("누리온 N3와 가온 K2를 나란히 돌렸다. 둘 다 합쳐 300W를 쓴다.", "300W"),  # together
    ("누리온 N3와 가온 K2를 나란히 돌렸다. 둘 다 들어가는 미스트랄 7B로 재면 가온 K2가 112토큰이다.", "112토큰"),  # of one of them
    ("Şahin N3 ile Kartal K2'yi yan yana koyduk. İkisi birlikte 300 W çekiyor.", "300 W"),
    ("누리온 N3의 용량은 16GB이고 대역폭은 두 배가 됐다.", "두 배"),  # not joined
    ("누리온 N3의 메모리 용량과 대역폭은 모두 800GB/s다.", "800GB/s"),  # no proportion
)


def claims_of(read, text, surface):
    document = read(text, "ko" if any("가" <= letter <= "힣" for letter in text) else "tr")
    start = next(figure.start for figure in document.figures if figure.surface == surface)
    return [claim for claim in document.claims if claim.figure == start]


@pytest.mark.parametrize(("text", "surface", "subjects"), [*THINGS, *COUNTED])
def test_a_number_told_of_each_of_several_things(read, text, surface, subjects) -> None:
    claims = claims_of(read, text, surface)
    assert [claim.subject for claim in claims] == subjects
    assert [claim.ordinal for claim in claims] == list(range(len(subjects)))


@pytest.mark.parametrize(("text", "surface", "metrics"), METRICS)
def test_a_proportion_told_of_metrics_that_are_joined(read, text, surface, metrics) -> None:
    assert [claim.metric for claim in claims_of(read, text, surface)] == metrics


@pytest.mark.parametrize(("text", "surface"), ALONE)
def test_a_number_of_one_thing_makes_one_claim(read, text, surface) -> None:
    assert len(claims_of(read, text, surface)) == 1
