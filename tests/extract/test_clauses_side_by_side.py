"""Clauses of Korean sentences one beside the other: where a name begins, what the second clause takes over, what of it the first is free of."""

from __future__ import annotations

import pytest

from tests.extract.conftest import Read


@pytest.mark.parametrize(
    ("text", "subjects"),
    [
        ("올해 우리 예산은 3,450억 원인데 일본은 네 배를 쓴다.", {"일본"}),
        ("공사비는 2,800억 원이었는데 데이터센터는 1조 원이 든다.", {"데이터센터"}),
        ("이 서버는 2.4kW를 쓰는데 저전력 서버는 1.1kW를 쓴다.", {"서버", "이 서버", "저전력 서버"}),
    ],
)
def test_no_name_begins_in_a_number_or_holds_a_verb(read: Read, text: str, subjects: set[str]) -> None:
    told = {claim.subject for claim in read(text, "ko").claims}
    assert told <= subjects
    assert max(subjects, key=len) in told


@pytest.mark.parametrize(
    ("text", "speakers"),
    [
        ("누리 4는 70W다. 다만 하반기에는 95W로 늘어날 것으로 본다.", [None, None]),
        ("누리 4는 70W다. 다만 한빛증권은 95W로 늘어날 것으로 본다.", [None, "한빛증권"]),
    ],
)
def test_a_time_never_speaks(read: Read, text: str, speakers: list[str | None]) -> None:
    assert [claim.attributed_to for claim in read(text, "ko").claims] == speakers


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        ("ko", "V100은 대역폭이 초당 900GB이고 A100은 2TB다.", [(900, "GB/s", "memory_bandwidth"), (2, "TB/s", "memory_bandwidth")]),
        ("ko", "H200은 메모리 대역폭이 초당 4.8TB인데 B200은 8TB다.", [(4.8, "TB/s", "memory_bandwidth"), (8, "TB/s", "memory_bandwidth")]),
        ("ko", "H200은 대역폭이 초당 4.8TB인데 메모리는 0.14TB다.", [(4.8, "TB/s", "memory_bandwidth"), (0.14, "TB", "memory_capacity")]),
        ("ko", "H200은 대역폭이 초당 4.8TB이고 B200은 192GB 메모리를 얹었다.", [(4.8, "TB/s", "memory_bandwidth"), (192, "GB", "memory_capacity")]),
        ("tr", "V100'ün bant genişliği saniyede 0,9 TB, A100'ünki 2 TB.", [(0.9, "TB/s", "memory_bandwidth"), (2, "TB/s", "memory_bandwidth")]),
        ("tr", "V100'ün bant genişliği saniyede 0,9 TB, A100'ün belleği 80 GB.", [(0.9, "TB/s", "memory_bandwidth"), (80, "GB", "memory_capacity")]),
    ],
)
def test_the_second_thing_has_the_rate_of_the_first(read: Read, language: str, text: str, told: list[tuple[float, str, str]]) -> None:
    assert [(claim.value, claim.unit, claim.metric) for claim in read(text, language).claims] == told


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        ("ko", "라온전자의 영업이익률은 15% 아래로 내려갔다.", ("market", "less_than", None, None)),
        ("ko", "라온전자 점유율이 30% 위로 치솟았다.", ("market", "more_than", None, None)),
        ("ko", "라온전자의 매출이 작년보다 15% 떨어졌다.", ("comparison", "exact", "previous", "lower")),
        ("tr", "Meriç Elektronik'in kâr marjı yüzde 15'in altına indi.", ("market", "less_than", None, None)),
        ("tr", "Meriç Elektronik'in pazar payı yüzde 30'un üstüne çıktı.", ("market", "more_than", None, None)),
        ("tr", "Meriç Elektronik'in kârı geçen yıla göre yüzde 15 düştü.", ("comparison", "exact", "previous", "lower")),
    ],
)
def test_what_a_value_has_crossed_is_a_level(read: Read, language: str, text: str, told: tuple[str, str, str | None, str | None]) -> None:
    claims = [(claim.type, claim.quantifier, claim.comparator, claim.direction) for claim in read(text, language).claims]
    assert claims == [told]


@pytest.mark.parametrize(
    ("text", "modalities"),
    [
        ("누리 4는 70W인데 누리 5는 95W로 늘어날 것으로 예상된다.", ["asserted", "hedged"]),
        ("누리 4는 70W지만 누리 5는 95W일 것으로 보인다.", ["asserted", "hedged"]),
        ("누리 4는 70W, 누리 5는 95W로 예상된다.", ["hedged", "hedged"]),
    ],
)
def test_a_forecast_is_of_its_own_clause(read: Read, text: str, modalities: list[str]) -> None:
    assert [claim.modality for claim in read(text, "ko").claims] == modalities


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        ("ko", "전작 누리 4는 8GB를 썼으나 누리 5는 12GB를 쓴다. 그 결과 대역폭은 초당 480GB로 전작의 1.5배가 되었다.", ("누리 5", "memory_bandwidth", "누리 4", "higher")),
        ("ko", "누리 5는 전작 누리 4를 잇는다. 누리 5의 수율은 전작의 1.4배다.", ("누리 5", "yield", "누리 4", "higher")),
        ("ko", "누리 5의 캐시는 32MB로 여덟 배 커졌는데, 이는 RTX 4070 Ti와 같은 용량이다.", ("누리 5", "cache_size", "previous", "higher")),
        ("ko", "누리 5의 캐시는 여덟 배 크다는데, RTX 4070 Ti와 비교한 값이다.", ("누리 5", "cache_size", "RTX 4070 Ti", "higher")),
        ("tr", "Meltem 5'in önbelleği sekiz kat büyüdü, bu da RTX 4070 Ti ile aynı.", ("Meltem 5", "cache_size", "previous", "higher")),
    ],
)
def test_so_many_times_of_what(read: Read, language: str, text: str, told: tuple[str, str, str, str]) -> None:
    times = [claim for claim in read(text, language).claims if claim.unit == "x"]
    assert [(claim.subject, claim.metric, claim.comparator, claim.direction) for claim in times] == [told]


def test_a_predecessor_has_what_it_is_told_to_have(read: Read) -> None:
    claims = read("누리 5는 전작 누리 4를 잇는다. 전작의 수율은 60%였다.", "ko").claims
    assert [(claim.subject, claim.value) for claim in claims] == [("누리 4", 60)]


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        ("ko", "갤럭시 S26을 15%에서 90%까지 채우는 데 41분이 걸렸다.", [("charging_time", 41)]),
        ("ko", "갤럭시 S26은 20%에서 80%까지 28분 만에 찼다.", [("charging_time", 28)]),
        ("ko", "갤럭시 S26의 점유율은 15%에서 90%까지 올랐다.", [("market_share", 15), ("market_share", 90)]),
        ("tr", "Mavi 3'ün bataryası yüzde 10'dan 90'a 41 dakikada doluyor.", [("charging_time", 41)]),
        ("tr", "Mavi 3'ü %10'dan %90'a şarj etmek 41 dakika sürdü.", [("charging_time", 41)]),
        ("tr", "Mavi 3'ün pazar payı yüzde 10'dan yüzde 90'a çıktı.", [("market_share", 10), ("market_share", 90)]),
    ],
)
def test_how_long_a_battery_takes_from_one_level_to_another(read: Read, language: str, text: str, told: list[tuple[str, float]]) -> None:
    assert [(claim.metric, claim.value) for claim in read(text, language).claims] == told


@pytest.mark.parametrize(
    ("language", "text", "settings"),
    [
        ("ko", "갤럭시 S26은 긱벤치 6에서 싱글코어 2,950점, 멀티코어는 9,120점을 기록했다.", ["싱글코어", "멀티코어"]),
        ("ko", "갤럭시 S26은 유선 충전이 45W, 무선 충전은 30W다.", ["유선", "무선"]),
        ("ko", "갤럭시 S26은 긱벤치 6에서 9,120점을 기록했다.", [None]),
        ("tr", "Galaxy S26, Geekbench 6'da tek çekirdekte 2.950 puan, çok çekirdekte 9.120 puan aldı.", ["tek çekirdek", "çok çekirdek"]),
    ],
)
def test_the_parts_of_one_test_are_told_apart(read: Read, language: str, text: str, settings: list[str | None]) -> None:
    claims = read(text, language).claims
    assert [claim.conditions.get("settings") for claim in claims] == settings
    if None not in settings:
        assert "single-core" in claims[0].statement or "wired" in claims[0].statement


@pytest.mark.parametrize(
    ("language", "text", "of", "shown"),
    [
        ("ko", "엔비디아가 데이터센터 시장의 85% 이상을 차지하고 있다.", "데이터센터 시장", "in the data-centre market."),
        ("ko", "HBM 시장 점유율은 SK하이닉스가 52%로 가장 높다.", "HBM 시장", "in the HBM market."),
        ("ko", "이 시장에서 AMD의 점유율은 12%다.", None, "market share of 12%."),
        ("tr", "NVIDIA'nın veri merkezi pazarının içindeki payı yüzde 85.", "veri merkezi pazarı", "in the data centre market."),
        ("tr", "NVIDIA'nın bu pazardaki payı yüzde 85.", None, "market share of 85%."),
    ],
)
def test_of_which_market_a_share_is(read: Read, language: str, text: str, of: str | None, shown: str) -> None:
    (claim,) = read(text, language).claims
    assert (claim.metric, claim.conditions.get("of")) == ("market_share", of)
    assert claim.statement.endswith(shown)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("갤럭시 S26으로 긱벤치 6를 돌려봤더니 2,950점이 나왔다. 원신은 평균 58프레임이 나왔다.", [("Galaxy S26", ("Geekbench 6",)), ("Galaxy S26", ("Genshin Impact",))]),
        ("MLPerf에서 H100은 ResNet-50을 초당 8만 장 처리한다.", [("H100", ("ResNet-50", "MLPerf"))]),
        ("누리 200은 영상 변환에 4.1초가 걸린다. 누리 100에서는 같은 작업에 19초가 필요했다.", [("누리 200", ()), ("누리 100", ())]),
    ],
)
def test_what_a_value_was_measured_on_and_what_it_is_of(read: Read, text: str, told: list[tuple[str, tuple[str, ...]]]) -> None:
    assert [(claim.subject, claim.benchmark) for claim in read(text, "ko").claims] == told


@pytest.mark.parametrize(
    ("language", "text", "period"),
    [
        ("ko", "RTX 5080에서 Llama 3 8B를 Q5로 초당 60토큰 나왔어요.", None),
        ("ko", "RTX 5080에서 큰 모델을 Q4로 돌리니 6초가 걸렸다.", None),
        ("ko", "엔비디아는 Q4 매출이 200억 달러다.", "XXXX-Q4"),
        ("tr", "RTX 5080, Llama 3 8B'yi Q4 ile saniyede 60 jeton hızında çalıştırıyor.", None),
        ("tr", "NVIDIA'nın Q4 geliri 20 milyar dolar.", "XXXX-Q4"),
    ],
)
def test_how_far_a_model_is_quantised_is_no_quarter(read: Read, language: str, text: str, period: str | None) -> None:
    assert [claim.conditions.get("period") for claim in read(text, language).claims] == [period]


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        ("ko", "맥 스튜디오를 살까 하는데 예산은 450만 원 정도입니다.", []),
        ("ko", "누리전자의 내년 예산은 3조 원이다.", [("investment", 3e12, "exact", None)]),
        ("ko", "갤럭시 S26이 나왔다. 256GB 모델이 115만 원이에요.", [("price", 1150000, "exact", None)]),
        ("ko", "갤럭시 S26은 256GB를 담은 모델이 115만 원이에요.", [("memory_capacity", 256, "exact", None), ("price", 1150000, "exact", None)]),
        ("ko", "갤럭시 S26을 8만 원 할인받아서 샀어요.", [("discount", 80000, "exact", None)]),
        ("ko", "갤럭시 S26이 8만 원 할인됐다.", [("price", 80000, "exact", "previous")]),
        ("ko", "맥 스튜디오는 329만 원부터 시작한다.", [("price", 3290000, "at_least", None)]),
        ("ko", "맥 스튜디오는 329만 원부터 900만 원까지 한다.", [("price", 3290000, "exact", None), ("price", 9000000, "exact", None)]),
        ("tr", "Galaxy S26'nın 512 GB'lık modeli 54.999 lira.", [("price", 54999, "exact", None)]),
        ("tr", "Galaxy S26'yı 3.000 lira indirimle aldım.", [("discount", 3000, "exact", None)]),
    ],
)
def test_what_a_buyer_pays(read: Read, language: str, text: str, told: list[tuple[str, float, str, str | None]]) -> None:
    assert [(claim.metric, claim.value, claim.quantifier, claim.comparator) for claim in read(text, language).claims] == told


@pytest.mark.parametrize(
    ("language", "text", "subject"),
    [
        ("ko", "RTX 5090 전력 얼마나 먹나요?\n\n저는 RTX 4070을 쓰는데 풀로드에서 195W 나옵니다.", "RTX 4070"),
        ("ko", "RTX 5090 전력 얼마나 먹나요?\n\n저는 RTX 4070을 쓰는데 RTX 5090은 450W 먹는다고 하네요.", "RTX 5090"),
        ("tr", "RTX 5090 ne kadar çekiyor?\n\nRTX 4070 kullanıyorum, oyunda 195 watt çekiyor.", "RTX 4070"),
    ],
)
def test_a_reader_tells_of_what_he_uses(read: Read, language: str, text: str, subject: str) -> None:
    assert [claim.subject for claim in read(text, language).claims] == [subject]


@pytest.mark.parametrize(
    ("text", "vendor"),
    [
        ("모노랩은 새 노트북을 냈다. 모노랩 피크 7 프로는 배터리가 80Wh다.", "모노랩"),
        ("누리전자는 오로라를 내놓았다. 오로라는 좋다. 오로라 누리 5는 배터리가 80Wh다.", None),
    ],
)
def test_who_stands_right_before_a_name_makes_it(read: Read, text: str, vendor: str | None) -> None:
    assert {claim.vendor for claim in read(text, "ko").claims} <= {vendor, "누리전자"}
