"""What a value is of, and of whom, by the sentence around it: sides of a difference, both ends of a change, a basis that goes on, needs and rates of exchange."""

from __future__ import annotations

import pytest

METRICS = [
    # points right behind both ends of a change, and points of something else
    ("ko", "늘봄전자의 영업이익률은 15%다. 파운드리사업부는 적자를 냈다. 공장 가동률은 52%에서 61%로 9%포인트 올랐다.", 9, "utilization"),
    ("tr", "Bozkır Yonga kâr marjını yüzde 15 olarak açıkladı. Fabrika doluluk oranı yüzde 52'den yüzde 61'e 9 puan yükseldi.", 9, "utilization"),
    ("ko", "늘봄전자의 가동률은 61%다. 영업이익률은 9%포인트 올랐다.", 9, "profit_margin"),
    # for how much goods were sold
    ("ko", "늘봄전자의 시스템사업부는 1조 3,000억 원어치를 팔고도 900억 원의 적자를 냈다.", 1.3e12, "revenue"),
    ("tr", "Bozkır Yonga 1,3 milyar liralık ürün sattı ama 90 milyon lira zarar etti.", 1.3e9, "revenue"),
    ("tr", "Bozkır Yonga 1,3 milyar liralık ürün sattı ama 90 milyon lira zarar etti.", 90e6, "loss"),
    ("ko", "늘봄전자의 시스템사업부는 900억 원의 적자를 냈다.", 90e9, "loss"),
    # memory that is enough, and memory that a thing has
    ("ko", "노을 K3에서 라마 3 8B를 돌리는 데 메모리는 18GB면 충분했다.", 18, "memory_usage"),
    ("ko", "노을 K3의 메모리는 18GB다.", 18, "memory_capacity"),
    # the basis of the value before
    ("ko", "1만 원당 디코드 속도는 RTX 4090이 초당 0.35토큰이다. 같은 기준으로 RTX 5090은 0.26토큰, L40S는 0.12토큰이다.", 0.12, "cost_efficiency"),
    ("tr", "1.000 lira başına hız RTX 4090'da saniyede 0,35 token. Aynı ölçütle RTX 5090 0,26 token, L40S 0,12 token veriyor.", 0.26, "cost_efficiency"),
    ("ko", "1만 원당 디코드 속도는 RTX 4090이 초당 0.35토큰이다. 최고 속도는 RTX 5090이 초당 182토큰이다.", 182, "throughput"),
    # both ends of a change count the same
    ("ko", "노을 K3를 시험했다. 지원하는 모델도 40개에서 210개로 늘었다.", 210, "model_count"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "value", "metric"), METRICS)
def test_metric(read, language: str, text: str, value: float, metric: str) -> None:
    assert [claim.metric for claim in read(text, language).claims if claim.value == value] == [metric]


SUBJECTS = [
    # an amount that a difference is held against is the other side's, unless it was one's own before
    ("ko", "노을 K3는 A10보다 대역폭이 2.5배 넓고, 용량도 24GB보다 3분의 1 많다.", 24, "A10"),
    ("tr", "Bora B3'ün bant genişliği A10'dan 2,5 kat fazla, belleği de 24 GB'a göre üçte bir fazla.", 24, "A10"),
    ("ko", "노을 K3는 A10보다 빠르고, 메모리는 종전 24GB보다 두 배 많다.", 24, "노을 K3"),
    # what is had for a part of another's price
    ("ko", "L40S는 RTX 4090의 정확히 절반 값에 같은 24GB를 준다.", 24, "L40S"),
    ("tr", "L40S, RTX 4090'ın yarı fiyatına aynı 24 GB'ı veriyor.", 24, "L40S"),
    ("ko", "L40S의 값은 RTX 4090의 절반이다. RTX 4090은 24GB를 얹었다.", 24, "RTX 4090"),
    # joined values are of the joined names in turn
    ("ko", "H100과 A10의 메모리 대역폭이 3,350GB/s와 600GB/s로 5.6배 차이 난다.", 3350, "H100"),
    ("ko", "H100과 A10의 메모리 대역폭이 3,350GB/s와 600GB/s로 5.6배 차이 난다.", 600, "A10"),
    ("tr", "H100 ile A10'un bellek bant genişlikleri 3.350 GB/s ve 600 GB/s.", 3350, "H100"),
    ("tr", "H100 ile A10'un bellek bant genişlikleri 3.350 GB/s ve 600 GB/s.", 600, "A10"),
    ("ko", "H100은 80GB와 94GB 모델이 있다.", 94, "H100"),
    # from what the one before had to what is told of
    ("ko", "노을 K3는 노을 K2보다 빠르다. 전력은 120W에서 150W로 늘었다.", 150, "노을 K3"),
    ("tr", "Bora B3, selefi Bora B2'den hızlı. Gücü 120 W'tan 150 W'a çıktı.", 150, "Bora B3"),
    ("ko", "노을 K2의 전력은 120W에서 150W로 늘었다.", 150, "노을 K2"),
    # behind a part of what another has
    ("ko", "노을 K3를 시험했다. 속도는 A10의 절반이지만 와트당 12토큰이다.", 12, "노을 K3"),
    ("tr", "Bora B3'ü denedim. Hızı A10'un yarısı ama watt başına 12 token veriyor.", 12, "Bora B3"),
    ("ko", "늘봄전자의 영업이익률은 15%다. 공장 가동률은 52%에서 61%로 9%포인트 올랐다.", 9, "늘봄전자"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "value", "subject"), SUBJECTS)
def test_subject(read, language: str, text: str, value: float, subject: str) -> None:
    assert [claim.subject for claim in read(text, language).claims if claim.value == value] == [subject]


SIDES = [
    # an amount with an owner and the mark of comparison
    ("ko", "늘봄칩스가 가속기 '노을 K3'를 내놓았다. 카드 한 장의 열설계전력은 180W로, 엔비디아 A10의 240W보다 60W 낮다.", 60, "노을 K3", "A10", "lower"),
    ("tr", "Bozkır Yonga, Bora B3 hızlandırıcısını tanıttı. Kartın ısıl tasarım gücü 180 W ile NVIDIA A10'un 240 W'ından 60 W daha düşük.", 60, "Bora B3", "A10", "lower"),
    # who is said to be more, against the one other of the sentence or the other of two just compared
    ("ko", "H100은 40분, A10은 92분이 걸려 H100 쪽이 2.3배 빨랐다.", 2.3, "H100", "A10", "better"),
    ("ko", "늘봄칩스의 노을 K3는 L40S보다 25% 빠르다. 짧은 문장에서는 L40S가 오히려 18% 빨랐다.", 18, "L40S", "노을 K3", "better"),
    ("tr", "Bora B3, L40S'ten yüzde 25 hızlı. Kısa metinlerde ise L40S yüzde 18 daha hızlı.", 18, "L40S", "Bora B3", "better"),
    # what has become faster
    ("ko", "늘봄칩스의 노을 K3는 L40S보다 25% 빠르다. 새 드라이버에서는 L40S가 오히려 18% 빨라졌다.", 18, "L40S", "previous", "better"),
    # the difference beside an amount of the other side
    ("ko", "노을 K3는 A10보다 대역폭이 2.5배 넓고, 용량도 24GB보다 3분의 1 많다.", 1 / 3, "노을 K3", "A10", "higher"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "value", "subject", "comparator", "direction"), SIDES)
def test_sides(read, language: str, text: str, value: float, subject: str, comparator: str, direction: str) -> None:
    assert [(claim.subject, claim.comparator, claim.direction) for claim in read(text, language).claims if claim.value == value] == [(subject, comparator, direction)]


def test_a_value_with_an_owner_that_something_is_less_than_is_of_no_time_before(read) -> None:
    claims = read("Bora B3'ün gücü 180 W, A10'un 240 W'ından 60 W düşük.", "tr").claims
    assert [claim.conditions for claim in claims if claim.value == 240] == [{}]


IDLE = [
    ("ko", "RTX 4090을 샀다. 메모리 96GB가 꼭 필요하지 않다면 4090으로 충분하다.", 96, False),
    ("tr", "RTX 4090 aldım. 96 GB bellek şart değilse 4090 yeterli.", 96, False),
    ("ko", "RTX 4090의 메모리는 24GB가 전부다.", 24, True),
    ("ko", "환율을 1,400원으로 잡으면 H100은 시간당 3.5달러다.", 1400, False),
    ("tr", "Kuru 40 lira alırsak H100'ün saati 3,5 dolar.", 40, False),
    ("tr", "Kuru 40 lira alırsak H100'ün saati 3,5 dolar.", 3.5, True),
    ("ko", "H100 8장짜리 노드를 한 달(730시간) 내내 켜 두면 약 2,862만 원이 나온다.", 730, False),
    ("tr", "Sekiz H100'lü düğümü bir ay (730 saat) açık tutmak 19 bin dolar tutuyor.", 730, False),
    ("ko", "H100에서 라마 3 8B를 학습하는 데 한 달(730시간)이 걸렸다.", 730, True),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "value", "told"), IDLE)
def test_needs_rates_and_spans_assert_nothing(read, language: str, text: str, value: float, *, told: bool) -> None:
    assert any(claim.value == value for claim in read(text, language).claims) is told


@pytest.mark.parametrize(("text", "value", "modality"), [
    ("늘봄전자가 올해 3분기 실적을 30일 공시했다. 시설투자에는 3분기에 1조 1,000억 원을 썼다. 올해 전체로는 4조 5,000억 원을 집행할 계획이다.", 1.1e12, "asserted"),
    ("늘봄전자가 올해 3분기 실적을 30일 공시했다. 시설투자에는 3분기에 1조 1,000억 원을 썼다. 올해 전체로는 4조 5,000억 원을 집행할 계획이다.", 4.5e12, "planned"),
    ("후속작 '노을 K4'는 3나노 공정으로 옮기고 HBM3E 128GB를 탑재할 예정이다.", 3, "planned"),
    ("노을 K4는 전력을 180W로 낮추고 HBM3E 128GB를 얹을 계획이다.", 180, "planned"),
    ("노을 K4는 전력을 180W로 낮췄고 내년에 새 모델을 내놓을 계획이다.", 180, "asserted"),
])  # fmt: skip
def test_modality(read, text: str, value: float, modality: str) -> None:
    assert [claim.modality for claim in read(text, "ko").claims if claim.value == value] == [modality]


@pytest.mark.parametrize(("language", "text", "before", "after"), [
    ("ko", "RTX 4090을 시험했다. 모델을 INT4로 양자화했더니 처리량이 초당 60토큰에서 95토큰으로 늘었다.", None, "INT4"),
    ("tr", "RTX 4090'da modeli INT4'e çevirince hız saniyede 60 tokenden 95 tokene çıktı.", None, "INT4"),
    ("ko", "RTX 4090을 시험했다. 드라이버를 바꾸니 INT4 처리량이 초당 60토큰에서 95토큰으로 늘었다.", "INT4", "INT4"),
])  # fmt: skip
def test_what_was_before_was_not_in_the_format_that_came_after(read, language: str, text: str, before: str | None, after: str) -> None:
    claims = read(text, language).claims
    assert [claim.conditions.get("precision") for claim in claims if claim.value in (60, 95)] == [before, after]


def test_phases_are_no_workloads_and_no_subjects(read) -> None:
    claims = read("RTX PRO 6000은 디코드에서 RTX 5090보다 5.4% 빠를 뿐이고, 프리필에서도 10.9% 앞서는 데 그쳤다.", "ko").claims
    assert [claim.benchmark for claim in claims] == [(), ()]
    claims = read("R9700은 5090보다 싸다. 추측 디코딩은 1.8배 빠르다.", "ko").claims
    assert [claim.subject for claim in claims if claim.value == 1.8] == ["추측 디코딩"]


def test_a_gap_says_nothing(read) -> None:
    text = "늘봄칩스가 가속기 '노을 K3'를 내놓았다. 노을 K3는 L40S보다 빠르다. 소비전력까지 따지면 격차는 약 2배로 벌어진다는 것이 회사 측 설명이다."
    assert [claim.attributed_to for claim in read(text, "ko").claims if claim.value == 2] == ["늘봄칩스"]


@pytest.mark.parametrize(("told", "precisions"), [
    ("생성 속도는 8비트 양자화 모델을 llama.cpp로 돌려 쟀고, 프리필은 라마 3.1 8B에 4,096토큰짜리 프롬프트를 넣어 쟀다.", {110: True, 9800: False}),
    ("모든 속도는 라마 3 8B를 FP8로 돌려 쟀다.", {110: True, 9800: True}),
])  # fmt: skip
def test_a_format_of_one_column_is_of_no_other(read, told: str, precisions: dict[float, bool]) -> None:
    claims = read(f"{told}\n\n| 카드 | 생성(토큰/초) | 프리필(토큰/초) |\n|---|---|---|\n| RTX 4090 | 110 | 9,800 |\n| RX 7900 XTX | 84 | 4,100 |", "ko").claims
    assert {claim.value: "precision" in claim.conditions for claim in claims if claim.value in precisions} == precisions
