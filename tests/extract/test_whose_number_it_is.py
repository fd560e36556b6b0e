"""What a number counts and whose it is: joules and cards by their counter, *this number*, bounds and standards, sides that are not to be turned round."""

from __future__ import annotations

import pytest

METRICS = [
    pytest.param("ko", "가온 K1의 토큰당 에너지는 2.3줄로 L4의 3.1줄보다 적다.", [(2.3, "energy", "J"), (3.1, "energy", "J")], id="ko-joules"),
    pytest.param("ko", "가온 K1은 초당 7.2장을 그린다. 전작 K0 2장이 사내 시험에서 보인 3.4장보다 많다.", [(7.2, "throughput", "image/s"), (2, "chip_count", "card"), (3.4, "throughput", "image/s")], id="ko-cards-behind-a-name"),
    pytest.param("ko", "가온 K1은 초당 72장을 처리하고 L4 12장을 처리한다.", [(72, "throughput", "image/s"), (12, "throughput", "image/s")], id="ko-images-behind-a-name"),
    pytest.param("ko", "초당 토큰 수만 놓고 보면 가온 K1은 1,830개, L4는 1,210개다.", [(1830, "throughput", "token/s"), (1210, "throughput", "token/s")], id="ko-tokens-by-pieces"),
    pytest.param("ko", "가온 K1은 입출력 단자가 512개로 L4의 네 배다.", [(512, "io_count", "piece"), (4, "io_count", "x")], id="ko-multiple-of-a-count"),
    pytest.param("tr", "MLCommons, MLPerf Inference v5.1 sonuçlarını yayımladı. Tura 30 kuruluş katıldı; bir önceki turda bu sayı 26'ydı.", [(30, "participant_count", "organisation"), (26, "participant_count", "organisation")], id="tr-this-number"),
    pytest.param("tr", "Kale K2 saniyede 18 kanal işliyor; Kale K1'de bu sayı 11'di.", [(18, "throughput", "channel/s"), (11, "throughput", "channel/s")], id="tr-this-number-of-another"),
    pytest.param("tr", "Kale K2 saniyede 42 token üretiyor. Güç sınırıyla hız kaybı yüzde 3, 42'den 40,7'ye indi.", [(42, "throughput", "token/s"), (3, "throughput", "percent"), (42, "throughput", "token/s"), (40.7, "throughput", "token/s")], id="tr-way-behind-a-percentage"),
    pytest.param("tr", "Kale K2'nin enerji verimindeki kazancın yüzde 30 olduğunu söylüyorlar.", [(30, "energy_efficiency", "percent")], id="tr-gain-of-efficiency"),
    pytest.param("ko", "너울랩스는 K1 재고 3억 달러가량을 손실 처리했다.", [(3e8, "write_down", "USD")], id="ko-written-off"),
    pytest.param("ko", "너울랩스의 매출총이익률은 41%였다. 회사는 이 비용이 없었다면 52% 안팎이었을 것이라고 했다.", [(41, "profit_margin", "percent"), (52, "profit_margin", "percent")], id="ko-had-it-not-been-there"),
    pytest.param("ko", "가온 K1의 초기 불량률은 2024년 출하분 기준 0.2% 미만이다.", [(0.2, "error_rate", "percent")], id="ko-rate-by-shipments"),
    pytest.param("ko", "라마 3.3 70B Q4는 파일만 40GB다.", [(40, "file_size", "GB")], id="ko-file"),
    pytest.param("ko", "가온 K1 메모리는 40GB다.", [(40, "memory_capacity", "GB")], id="ko-memory"),
]


@pytest.mark.parametrize(("language", "text", "told"), METRICS)
def test_what_it_counts(read, language: str, text: str, told: list[tuple[float, str, str | None]]) -> None:
    assert [(claim.value, claim.metric, claim.unit) for claim in read(text, language).claims if claim.figure is not None][: len(told)] == told


IDLE = [
    pytest.param("ko", "가온 H4의 핀당 속도는 12Gbps로 표준인 9Gbps를 웃돈다.", [12], id="ko-standard"),
    pytest.param("tr", "Kale H4'ün pin başına hızı 12 Gbps ile standart olan 9 Gbps'yi aşıyor.", [12], id="tr-standard"),
    pytest.param("ko", "가온 K1의 소음은 42dB였다. 시험은 실온 23도에서 했다.", [42], id="ko-room"),
    pytest.param("ko", "가온 K1 온도는 83도까지 올랐다.", [83], id="ko-own-heat"),
    pytest.param("ko", "RTX 4080 12GB 노트북용 말고 데스크톱용은 320W를 쓴다.", [320], id="ko-other-variant"),
    pytest.param("tr", "Kale K2'nin belleği 12 GB'lık rakip modüle göre iki kat büyük.", [2], id="tr-rivals-own"),
    pytest.param("ko", "가온 K1은 컨텍스트를 1만 6천 토큰까지 채우면 초당 31토큰으로 떨어진다.", [31], id="ko-filled-context"),
]


@pytest.mark.parametrize(("language", "text", "values"), IDLE)
def test_amounts_of_nothing_told_of(read, language: str, text: str, values: list[float]) -> None:
    assert [claim.value for claim in read(text, language).claims if claim.figure is not None] == values


BOUNDS = [
    pytest.param("tr", "Kale K2'nin fiyatı ise Kale K1'in iki katından azdır.", "less_than", id="tr-less"),
    pytest.param("tr", "Kale K2'de doğruluk kaybı yüzde 0,4'ten azdır.", "less_than", id="tr-less-than-a-percentage"),
    pytest.param("ko", "가온 K1에서 재컴파일은 15분이 걸리지 않는다.", "less_than", id="ko-takes-less"),
    pytest.param("tr", "Kale K2'de LLM ile 210 W'ı geçtiğini hiç görmedim.", "at_most", id="tr-never-seen"),
    pytest.param("tr", "Kale K2'de LLM ile 210 W'ı geçtiğini gördüm.", "more_than", id="tr-seen"),
]


@pytest.mark.parametrize(("language", "text", "bound"), BOUNDS)
def test_bounds(read, language: str, text: str, bound: str) -> None:
    assert [claim.quantifier for claim in read(text, language).claims if claim.figure is not None] == [bound]


SIDES = [
    pytest.param("ko", "가온 K1은 910토큰/초를 기록해 960토큰/초의 H100을 5% 차이로 따라붙었다.", (5, "가온 K1", "H100", "worse"), id="ko-close-behind"),
    pytest.param("ko", "가온 K1은 H100을 5% 차이로 앞섰다.", (5, "가온 K1", "H100", "better"), id="ko-ahead"),
    pytest.param("ko", "RTX 4090에서는 초당 5토큰이다. RTX 3060 두 장에 나눠 올리면 11토큰이 나온다.", (11, "RTX 3060", None, None), id="ko-put-on"),
    pytest.param("tr", "Nvidia 20 milyar dolar ciro açıkladı. AMD'nin cirosu 10 milyar dolarla bunun yarısı.", (0.5, "AMD", "Nvidia", "lower"), id="tr-of-this"),
    pytest.param("tr", "Kale K2 ise çok kanallıdır ve belleği 12 GB'lık rakip modüle göre iki kat büyüktür.", (2, "K2", "rakip modül", "higher"), id="tr-unnamed-rival"),
    pytest.param("ko", "RTX 4090은 250만 원이고 가온 K1은 장당 110만 원이다. 두 장이면 220만 원이니 30만 원 덜 든다.", (300000, "가온 K1", "RTX 4090", "lower"), id="ko-less-than-the-other"),
    pytest.param("ko", "대역폭은 L4가 300GB/s, 가온 K1이 900GB/s로 3배 차이가 난다.", (3, "가온 K1", "L4", "higher"), id="ko-gap-of-values"),
    pytest.param("ko", "대역폭은 가온 K1이 900GB/s, L4가 300GB/s로 3배 차이가 난다.", (3, "가온 K1", "L4", "higher"), id="ko-gap-of-values-larger-first"),
    pytest.param("ko", "가온 K1은 FP16으로도 쓸 수 있으나 이때 속도는 INT8의 3분의 1이다.", (1 / 3, "가온 K1", "INT8", "worse"), id="ko-format"),
]


@pytest.mark.parametrize(("language", "text", "told"), SIDES)
def test_sides(read, language: str, text: str, told: tuple[float, str, str | None, str | None]) -> None:
    claims = [claim for claim in read(text, language).claims if claim.figure is not None]
    assert (claims[-1].value, claims[-1].subject, claims[-1].comparator, claims[-1].direction) == told


def test_a_round_before_is_not_this_one(read) -> None:
    claims = read("MLCommons, MLPerf Inference v5.1 sonuçlarını yayımladı. Tura 30 kuruluş katıldı; bir önceki turda bu sayı 26'ydı.", "tr").claims
    assert [claim.conditions.get("period") for claim in claims] == [None, "previous"]


def test_what_a_firm_is_worth_now(read) -> None:
    claims = read("너울랩스의 기업가치는 지난 라운드의 3,000억 원에서 8,000억 원으로 뛰었다.", "ko").claims
    assert [(claim.value, claim.conditions.get("period")) for claim in claims] == [(3e11, "previous"), (8e11, None)]
