"""What a number tells by its noun and not by its counter: work for power, cards in a system, kinds of models, results handed in, what a compiler takes; how many are served at once is a load."""

from __future__ import annotations

import pytest

METRICS = [
    pytest.param("ko", "너울 T4는 초당 900토큰을 낸다. 와트당 토큰 수로 환산하면 18.6개로, L40S의 7.4개보다 많다.", [(900, "throughput"), (18.6, "energy_efficiency"), (7.4, "energy_efficiency"), (None, "energy_efficiency")], id="ko-pieces-for-each-watt"),
    pytest.param("ko", "너울 T4의 1kW당 처리량은 5,619토큰/초로 H100 시스템(3,051토큰/초)을 84% 웃돈다.", [(5619, "energy_efficiency"), (3051, "energy_efficiency"), (84, "energy_efficiency")], id="ko-for-each-kilowatt"),
    pytest.param("ko", "너울 T4의 최대 전력은 1kW다. 처리량은 5,619토큰/초로 H100(3,051토큰/초)을 84% 웃돈다.", [(1, "power"), (5619, "throughput"), (3051, "throughput"), (84, "throughput")], id="ko-a-kilowatt-and-a-rate"),
    pytest.param("tr", "Poyraz P3 kW başına saniyede 5.619 token üretiyor, L40S 3.051 token.", [(5619, "energy_efficiency"), (3051, "energy_efficiency")], id="tr-for-each-kilowatt"),
    pytest.param("ko", "너울 T4의 컴파일러는 모델 하나를 변환하는 데 41분이 걸렸다.", [(41, "compile_time")], id="ko-compiler"),
    pytest.param("ko", "너울 T4는 7B 모델 하나를 학습하는 데 41분이 걸렸다.", [(41, "training_time")], id="ko-training"),
    pytest.param("tr", "Poyraz P3'ün derleyicisinin bir modeli dönüştürmesi 41 dakika sürdü.", [(41, "compile_time")], id="tr-compiler"),
    pytest.param("ko", "H200 8장 시스템이 초당 18.4장을 냈고, H100 8장 시스템은 12.9장을 냈다.", [(8, "chip_count"), (18.4, "throughput"), (8, "chip_count"), (12.9, "throughput")], id="ko-cards-beside-images"),
    pytest.param("ko", "너울 T4에서 오픈소스 모델 40종을 시험해 31종이 돌아갔다.", [(40, "model_count"), (31, "model_count")], id="ko-kinds"),
    pytest.param("ko", "| 제출 | 시스템 | 가속기 수 | 결과(토큰/초) |\n|---|---|---|---|\n| 엔비디아 | H200 시스템 | 8 | 33,900 |\n| 인텔 | 가우디 3 시스템 | 16 | 21,800 |", [(8, "chip_count"), (33900, "throughput"), (16, "chip_count"), (21800, "throughput")], id="ko-column-of-counts"),
    pytest.param("tr", "| Kurum | Sistem | Hızlandırıcı sayısı | Sonuç (token/sn) |\n|---|---|---|---|\n| NVIDIA | H200 | 8 | 33.900 |\n| Intel | Gaudi 3 | 16 | 21.800 |", [(8, "chip_count"), (33900, "throughput"), (16, "chip_count"), (21800, "throughput")], id="tr-column-of-counts"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "told"), METRICS)
def test_metrics(read, language: str, text: str, told: list[tuple[float | None, str]]) -> None:
    assert [(claim.value, claim.metric) for claim in read(text, language).claims if claim.figure is not None] == [row for row in told if row[0] is not None]


def test_results_handed_in_are_no_institutions(read) -> None:
    figures = read("이번 회차에는 9개 기관이 모두 74건을 제출했다.", "ko").figures
    assert [(figure.value, figure.unit) for figure in figures] == [(9, "organisation"), (74, "result")]


LOADS = [
    ("ko", "너울 T4는 동시 32명에서 초당 1,180토큰을 낸다.", [("throughput", "32 users at once", None)]),
    ("ko", "너울 T4는 동시 요청 16개에서 초당 690토큰을 냈다.", [("throughput", "16 requests at once", None)]),
    ("ko", "너울 T4는 배치 16에서 초당 690토큰을 냈다.", [("batch_size", None, None), ("throughput", None, None)]),
    ("ko", "너울 T4는 동시 요청이 48개를 넘으면 처리량이 초당 1,120토큰에서 더 늘지 않는다.", [("throughput", "48 requests at once", None)]),
    ("ko", "너울 T4의 처리량은 초당 1,120토큰에서 더 늘었다.", [("throughput", None, "previous")]),
    ("tr", "Poyraz P3 eşzamanlı 32 istekte saniyede 1.180 token üretiyor.", [("throughput", "32 requests at once", None)]),
    ("tr", "Poyraz P3, 16 eş zamanlı istekte saniyede 1.180 token üretiyor.", [("throughput", "16 requests at once", None)]),
    ("tr", "Poyraz P3'ün işlem hacmi saniyede 1.120 token'dan artmıyor.", [("throughput", None, None)]),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "told"), LOADS)
def test_loads(read, language: str, text: str, told: list[tuple[str, str | None, str | None]]) -> None:
    assert [(claim.metric, claim.conditions.get("case"), claim.conditions.get("period")) for claim in read(text, language).claims] == told


SCENARIOS = [
    ("ko", "| 제출 | 시스템 | 가속기 수 | 오프라인(토큰/초) | 서버(토큰/초) |\n|---|---|---|---|---|\n| 엔비디아 | H200 시스템 | 8 | 33,900 | 32,500 |\n| 인텔 | 가우디 3 시스템 | 16 | 21,800 | 20,100 |", "오프라인", "서버"),
    ("tr", "| Kurum | Sistem | Hızlandırıcı sayısı | Çevrimdışı (token/sn) | Sunucu (token/sn) |\n|---|---|---|---|---|\n| NVIDIA | H200 | 8 | 33.900 | 32.500 |\n| Intel | Gaudi 3 | 16 | 21.800 | 20.100 |", "Çevrimdışı", "Sunucu"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "offline", "server"), SCENARIOS)
def test_a_row_tells_with_how_many_chips_and_a_column_in_which_scenario(read, language: str, text: str, offline: str, server: str) -> None:
    claims = [claim for claim in read(text, language).claims if claim.metric == "throughput"]
    assert [(claim.conditions.get("settings"), claim.conditions.get("chips")) for claim in claims] == [(offline, 8), (server, 8), (offline, 16), (server, 16)]


def test_a_column_of_servers_beside_no_scenario_is_none(read) -> None:
    claims = read("| 시스템 | 서버 전력(W) | 처리량(토큰/초) |\n|---|---|---|\n| H200 | 5,600 | 32,500 |", "ko").claims
    assert [claim.conditions.get("settings") for claim in claims] == [None, None]
