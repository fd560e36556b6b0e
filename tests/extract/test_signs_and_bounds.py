"""Signs of amounts and changes, bounds in many words, units and numbers of things that a clause leaves to the one before."""

from __future__ import annotations

import pytest

from pipeline.extract.figures import read_figures

SIGNED = [
    ("ko", "시스템 전력은 −420W 달라졌다.", "−420W", -420),
    ("ko", "영업이익은 △30억 원이다.", "△30억 원", -3e9),
    ("ko", "| 나래칩스 | 97억 원 | -63억 원 |", "-63억 원", -63e8),
    ("ko", "영업이익률 -12%", "-12%", -12),
    ("ko", "주가 -12%", "12%", 12),
    ("ko", "새 소식\n-139만 원", "139만 원", 1390000),
    ("ko", "영업손실 −30억 원", "30억 원", 3e9),
    ("tr", "Net kâr -30 milyon lira.", "-30 milyon lira", -3e7),
    ("tr", "Sistem gücü −420 watt değişti.", "−420 watt", -420),
    ("tr", "Kızılcık – 229 dolar", "229 dolar", 229),
    ("tr", "Hisse yüzde -12.", "yüzde -12", 12),
    ("tr", "Kâr marjı -%12.", "-%12", -12),
    ("ko", "순이익은 마이너스 300억 원이었다.", "마이너스 300억 원", -3e10),
    ("ko", "성장률은 마이너스 5%였다.", "마이너스 5%", -5),
    ("ko", "영업이익은 각각 -300억원, -12억 달러였다.", "-12억 달러", -12e8),
    ("ko", "오차는 플러스 마이너스 5W다.", "5W", 5),
    ("ko", "주가는 마이너스 5%였다.", "5%", 5),
    ("tr", "Net kâr eksi 5 milyon dolar oldu.", "eksi 5 milyon dolar", -5e6),
    ("tr", "Büyüme %-7 oldu.", "%-7", -7),
    ("tr", "Büyüme yüzde -7 oldu.", "yüzde -7", -7),
    ("tr", "Faaliyet sonucu 2024 yılında -300 milyon lira oldu.", "-300 milyon lira", -3e8),
    ("tr", "Sapma artı eksi 5 W.", "5 W", 5),
    ("tr", "Kart EKSİ 40 derecede açıldı.", "EKSİ 40 derece", -40),
    ("ko", "전력은 .5kW다.", ".5kW", 0.5),
    ("tr", "Kapasite .75TB oldu.", ".75TB", 0.75),
    ("ko", "이렇게 끝난다.5kW 제품이다.", "5kW", 5),
    ("ko", "연산은 10⁹번이다.", "10⁹번", 10**9),
    ("ko", "가격은 1½만 달러다.", "1½만 달러", 15000),
    ("ko", "손실은 1e+3다.", "1e+3", 1000),
]


@pytest.mark.parametrize(("language", "text", "surface", "value"), SIGNED)
def test_sign_of_an_amount(language: str, text: str, surface: str, value: float) -> None:
    assert (surface, value) in [(f.surface, f.value) for f in read_figures(text, language)]


@pytest.mark.parametrize(
    ("language", "text", "direction"),
    [
        ("ko", "나래칩스 주가는 ▼1.2%였다.", "lower"),
        ("ko", "나래칩스 주가는 13,450원 ▲ 5.3%", "higher"),
        ("ko", "나래칩스 주가는 −0.7%다.", "lower"),
        ("tr", "NVIDIA'nın hissesi yüzde -12.", "lower"),
        ("tr", "NVIDIA'nın hissesi -%12.", "lower"),
    ],
)
def test_sign_of_a_change(read, language: str, text: str, direction: str) -> None:
    assert {(c.comparator, c.direction) for c in read(text, language).claims if c.unit == "percent"} == {("previous", direction)}


BOUNDS = [
    ("ko", "최대 소비전력은 38W다.", "at_most"), ("ko", "주위 온도 85도까지 견딘다.", "exact"), ("ko", "카드는 85W까지 견디며 돈다.", "at_most"), ("ko", "메모리는 **16GB**까지만 있다.", "at_most"),
    ("ko", "최저금리는 2.7%지만 오른다.", "at_least"), ("ko", "칩은 2달러가 안 든다.", "less_than"), ("ko", "값은 100달러를 밑돈다.", "less_than"),
    ("ko", "문제를 5분 안에 풀었다.", "less_than"), ("ko", "매출이 10억 달러를 처음으로 넘었다.", "more_than"), ("ko", "최고 정확도는 84에폭에서 나왔다.", "exact"), ("ko", "최고 밝기는 1,600니트다.", "at_most"), ("ko", "그는 1,260건을 22% 웃돈다.", "exact"),
    ("ko", "프로 맥스 1,600장을 공급했다.", "exact"),
    ("ko", "소음은 42dB 넘은 적이 없습니다.", "at_most"), ("ko", "소음은 42dB를 넘긴 적이 한 번도 없다.", "at_most"), ("ko", "온도는 80도를 한 번도 넘지 않았다.", "at_most"), ("ko", "전력은 300W를 초과하지 않는다.", "at_most"),
    ("ko", "전력은 575W에서 더 안 올라간다.", "at_most"), ("tr", "Süre 12 saniyenin altına inemiyordu.", "at_least"), ("tr", "Süre 12 saniyenin altına indi.", "less_than"),
    ("ko", "출하가 2만 장을 넘기기는 어렵다.", "at_most"), ("ko", "출하가 2만 장을 넘기기는 했다.", "more_than"),
    ("ko", "온도는 80도를 절대 안 넘는다.", "at_most"), ("ko", "전력이 300W를 넘은 적이 있다.", "more_than"), ("ko", "전력은 300W를 초과했다.", "more_than"),
    ("ko", "점유율은 50%가 채 되지 않는다.", "less_than"), ("ko", "점유율은 50%가 되지 않는다.", "less_than"), ("ko", "점유율은 50%가 채 안 된다.", "less_than"), ("ko", "속도는 3배가 채 못 된다.", "less_than"),
    ("ko", "직원은 10명도 되지 않는다.", "less_than"), ("ko", "점유율은 50%에 미치지 못한다.", "less_than"), ("ko", "점유율은 50%에 채 못 미친다.", "less_than"), ("ko", "점유율이 50%가 되지 않을까 한다.", "exact"), ("ko", "점유율은 50%가 되었다.", "exact"),
    ("tr", "Sıcaklık 80 dereceyi hiç geçmedi.", "at_most"), ("tr", "Gürültü 42 dB'yi bir kez bile aşmadı.", "at_most"), ("tr", "Sıcaklık 80 dereceyi asla geçmez.", "at_most"), ("tr", "Sıcaklık 80 derecenin üstüne hiç çıkmadı.", "at_most"),
    ("tr", "Sıcaklık 80 dereceyi geçti.", "more_than"), ("tr", "Sıcaklık 80 derecenin üstüne çıktı.", "more_than"), ("tr", "Sıcaklığın 80 dereceyi geçmesi bekleniyor.", "exact"),
    ("tr", "Gücü yüzde 20'nin biraz üstüne çıktı.", "more_than"), ("tr", "Hız 5 metreyi geçeceğini söyledi.", "more_than"), ("tr", "Selefinin iki katından çoğu.", "more_than"),
    ("tr", "Arada yüzde 15 var nerdeyse.", "about"), ("tr", "Ciro 8 milyar dolara dayandı.", "about"), ("tr", "Güç 75 watt.", "exact"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "quantifier"), BOUNDS)
def test_bound(language: str, text: str, quantifier: str) -> None:
    assert quantifier in {f.quantifier for f in read_figures(text, language) if f.kind in ("quantity", "money", "percentage", "ratio") and f.value != 1260}


@pytest.mark.parametrize(
    ("language", "text", "units"),
    [
        ("ko", "새벽 N1은 75W로 돌고, 노을 B2는 350이다.", ["W", "W"]),
        ("tr", "K1 75 watt'la çalışıyor, D4 350.", ["W", "W"]),
        ("ko", "4090 두 장은 870W를 먹는다.", ["card", "W"]),
        ("ko", "H100 8장짜리 서버다.", ["card"]),
        ("ko", "사진 두 장과 이미지 세 장", ["piece", "image"]),
    ],
)
def test_units_left_to_the_reader(language: str, text: str, units: list[str]) -> None:
    assert [f.unit for f in read_figures(text, language) if f.kind == "quantity"] == units


@pytest.mark.parametrize(
    ("language", "text", "said"),
    [
        ("ko", "4090 두 장은 870W를 먹는다.", "RTX 4090 draws 870 W with 2 chips."),
        ("tr", "İki RTX 4090 kart 870 W çekiyor.", "RTX 4090 draws 870 W with 2 chips."),
    ],
)
def test_a_power_of_several_things_says_of_how_many(read, language: str, text: str, said: str) -> None:
    (claim,) = [c for c in read(text, language).claims if c.metric == "power"]
    assert claim.conditions["chips"] == 2
    assert claim.statement == said


@pytest.mark.parametrize(
    ("language", "text", "month"),
    [("ko", "2023년 2월 29일", "2023-02"), ("tr", "31.04.2025", "2025-04"), ("tr", "30 Şubat 2024", "2024-02"), ("ko", "2024-02-29", "2024-02-29")],
)
def test_a_day_that_no_month_has_is_left_out(language: str, text: str, month: str) -> None:
    assert [f.text_value for f in read_figures(text, language)] == [month]


ENDINGS = "였으니 이었으나 였으며 였습니다 이어서 이니까 이면서 이므로 인지 보단 까진 부턴 에선 만큼 조차 마저 로써 이랑 등의 규모의 선에서".split()


@pytest.mark.parametrize("unit", ["달러", "위안", "와트", "토큰", "시간", "원"])
@pytest.mark.parametrize("ending", ENDINGS)
def test_a_unit_behind_a_space_keeps_its_number_whatever_ends_the_word(unit: str, ending: str) -> None:
    assert f"870만 {unit}" in [f.surface for f in read_figures(f"그때 870만 {unit}{ending} 그랬다.", "ko")]


@pytest.mark.parametrize("text", ["2 대규모 사업", "3 개선 과제", "5 대기업이 나섰다", "2 대선 주자", "4 점등한다"])
def test_a_word_that_begins_like_a_unit_is_none(text: str) -> None:
    assert [f.surface for f in read_figures(text, "ko")] == [text[0]]
