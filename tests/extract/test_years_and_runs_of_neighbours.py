"""Years, scenarios, suites and models that stand beside a value and are not its own."""

from __future__ import annotations

import pytest

from tests.extract.conftest import Read

PERIODS = [
    ("ko", "솔빛전자는 4월에 끝난 1분기(회계연도 2027년)에 88억 달러의 매출을 올렸다. 2분기 매출은 95억 달러로 내다봤다.", 8.8e9, "FY2027-Q1"),
    ("ko", "솔빛전자는 4월에 끝난 1분기(회계연도 2027년)에 88억 달러의 매출을 올렸다. 2분기 매출은 95억 달러로 내다봤다.", 9.5e9, "FY2027-Q2"),
    ("ko", "2025년 3분기 성적표를 펼쳐 보자.\n\n솔빛전자는 1분기(회계연도 2027년)에 88억 달러의 매출을 올렸다.\n\n나래칩스의 1분기 매출은 21억 달러로 9% 늘었다.", 2.1e9, "2025-Q1"),
    ("ko", "솔빛전자는 2027 회계연도 1분기에 88억 달러의 매출을 올렸다. 나래칩스의 1분기 매출은 21억 달러였다.", 2.1e9, "XXXX-Q1"),
    ("ko", "솔빛전자의 신형 SB-9는 2028년에 나옵니다.\n\n나래칩스의 3분기 매출은 21억 달러입니다.", 2.1e9, "XXXX-Q3"),
    ("ko", "SB-8은 2027년, SB-9는 2028년에 나온다. 나래칩스의 3분기 매출은 21억 달러다.", 2.1e9, "XXXX-Q3"),
    ("ko", "나래칩스는 2024년 매출 60억 달러를 올렸다. SB-9는 2028년에 나온다. 3분기 매출은 21억 달러다.", 2.1e9, "2024-Q3"),
    ("ko", "2015년 설립된 나래칩스의 3분기 매출은 21억 달러다.", 2.1e9, "XXXX-Q3"),
    ("ko", "나래칩스의 2분기 매출은 5조 원이었다. 1년 전보다 36% 많다.", 36, "XXXX-Q2"),
    ("ko", "3분기 실적으로 본 메모리 판도\n\n2025년 3분기 성적표를 나란히 놓으면 차이가 뚜렷하다.\n\n나래전자는 매출 8조 원을 올렸다.", 8e12, "2025-Q3"),
    ("ko", "3분기 실적으로 본 메모리 판도\n\n2025년 3분기 성적표를 나란히 놓으면 차이가 뚜렷하다.\n\n나래전자의 연간 매출은 8조 원이다.", 8e12, None),
    ("ko", "2분기 실적 시즌이다.\n\n나래칩스의 목표 매출은 10조 원이다.", 1e13, None),
    ("tr", "Defne Çip, temmuzda biten ikinci mali çeyreğinde gelirini 12 milyar dolara taşıdı.", 1.2e10, "FYXXXX-Q2"),
    ("tr", "Defne Çip 2027 mali yılının ikinci çeyreğinde 12 milyar dolar gelir açıkladı.", 1.2e10, "FY2027-Q2"),
    ("tr", "Defne Çip ikinci mali çeyreğinde 12 milyar dolar gelir elde etti. Üçüncü çeyrek için 14 milyar dolarlık gelir bekliyor.", 1.4e10, "FYXXXX-Q3"),
    ("tr", "Defne Çip 2029 sonuna dek 3 milyar dolarlık sipariş bekliyor. Nar Çip'in üçüncü çeyrek geliri 5 milyar dolardı.", 5e9, "XXXX-Q3"),
    ("tr", "2016'da kurulan Nar Çip'in üçüncü çeyrek geliri 5 milyar dolardı.", 5e9, "XXXX-Q3"),
    ("tr", "Nar Çip 2025'te 18 milyar dolar gelir elde etti. Üçüncü çeyrek geliri 5 milyar dolardı.", 5e9, "2025-Q3"),
    ("tr", "Üçüncü çeyrek bilançoları: Kim kazandı?\n\nBilançolar açıklandı.\n\nNar Çip 8 milyar dolar gelir açıkladı.", 8e9, "XXXX-Q3"),
    ("tr", "N5, Llama 2 70B'de saniyede 6.100 token verdi; bu değer, firmanın geçen yıl N4 ile ölçtüğü 3.050 token/s'nin iki katı.", 2, None),
    ("ko", "나래칩스의 2분기 매출은 5조 원으로, 가람칩스가 작년 2분기에 거둔 2조 원의 2.5배다.", 2.5, "XXXX-Q2"),
]


@pytest.mark.parametrize(("language", "text", "value", "period"), PERIODS)
def test_the_year_of_something_else_dates_no_quarter(read: Read, language: str, text: str, value: float, period: str | None) -> None:
    assert {c.conditions.get("period") for c in read(text, language).claims if c.value == value} == {period}


def test_a_fiscal_quarter_is_told_as_one(read: Read) -> None:
    told = [c.statement for text, language in (("솔빛전자는 1분기(회계연도 2027년)에 88억 달러의 매출을 올렸다.", "ko"), ("Defne Çip ikinci mali çeyreğinde 12 milyar dolar gelir elde etti.", "tr")) for c in read(text, language).claims]
    assert [one[one.index("(") :] for one in told] == ["(the first quarter of fiscal 2027).", "(the second fiscal quarter)."]


SCENARIOS = [
    ("tr", "MLPerf Inference v5.9'da Llama 2 70B sunucu senaryosunda H300 saniyede 88.000 token üretti. N5 ise çevrimdışında 74.300 token/s verdi.", 74300, "çevrimdişi"),
    ("tr", "MLPerf Inference v5.9'da Llama 2 70B sunucu senaryosunda H300 saniyede 88.000 token üretti. N5 ise 74.300 token/s verdi.", 74300, "sunucu"),
    ("tr", "MLPerf Inference v5.9'da Llama 2 70B'de en yüksek çevrimdışı değer H300'e ait: saniyede 91.000 token. Sunucu senaryosunda H300 saniyede 88.000 token üretti. N5 ise 74.300 token/s'de kaldı.", 74300, None),
    ("tr", "| Hızlandırıcı | Llama 2 70B çevrimdışı (token/s) | SDXL sunucu (sorgu/s) |\n|---|---|---|\n| H300 | 91.000 | 29 |\n| N5 | 74.300 | 21 |", 21, "sunucu"),
    ("ko", "MLPerf 추론 5.9에서 NR-7은 라마 2 70B 오프라인에서 초당 3만 토큰을 처리했다. 서버 시나리오에서는 2만 6,000토큰이었다. 와트당 처리량은 12토큰이다.", 12, None),
    ("ko", "MLPerf 추론 5.9에서 NR-7은 라마 2 70B 서버 시나리오에서 초당 3만 토큰을 처리했다. 개방 부문에서는 4만 토큰이었다.", 40000, None),
    ("ko", "| 칩 | 라마 2 70B 오프라인(토큰/초) | SDXL 서버(건/초) |\n|---|---|---|\n| NR-7 | 91,000 | 29 |", 91000, "오프라인"),
]


@pytest.mark.parametrize(("language", "text", "value", "scenario"), SCENARIOS)
def test_a_scenario_holds_for_what_is_told_of_it(read: Read, language: str, text: str, value: float, scenario: str | None) -> None:
    assert {c.conditions.get("settings") for c in read(text, language).claims if c.value == value} == {scenario}


RUNS = [
    ("tr", "MLPerf Inference v5.9'da N5, Llama 2 70B'de kart başına 6.100 token/s verdi; bu değer, firmanın geçen yıl kendi laboratuvarında N4 ile ölçtüğü 3.050 token/s'nin iki katı.", 3050, {"Llama 2 70B"}),
    ("tr", "MLPerf Inference v5.9'da N5, Llama 2 70B'de kart başına 6.100 token/s verdi; bu değer, firmanın geçen yıl kendi laboratuvarında N4 ile ölçtüğü 3.050 token/s'nin iki katı.", 6100, {"Llama 2 70B", "MLPerf Inference 5.9"}),
    ("ko", "MLPerf 추론 5.9에서 NR-7 4장은 SDXL에서 초당 8.2장을 그렸고, 전작 NR-5가 사내 시험에서 보인 초당 4.1장의 2배다.", 4.1, {"SDXL"}),
    ("ko", '가람칩스의 GR-2는 라마 2 70B에서 초당 3만 토큰을 처리했다.\n\n나래칩스의 NR-7은 위스퍼에서 초당 8,100토큰을 처리했다.\n\n가람칩스는 "GR-2로 다음에는 7만 토큰을 넘기겠다"고 밝혔다.', 70000, {"Llama 2 70B"}),
    ("ko", '가람칩스의 GR-2는 라마 2 70B에서 초당 3만 토큰을 처리했다.\n\n나래칩스의 NR-7은 위스퍼에서 초당 8,100토큰을 처리했다.\n\n한 교수는 "H300은 GR-2와 같은 시험에서 초당 9만 토큰을 냈다"고 말했다.', 90000, {"Llama 2 70B"}),
    ("tr", "Defne'nin D2 kartı Llama 2 70B'de saniyede 30.000 token üretti.\n\nNar'ın N5 kartı Whisper'da saniyede 8.100 token verdi.\n\nD2 geçen turda saniyede 24.000 token üretmişti.", 24000, {"Llama 2 70B"}),
    ("tr", "Nar N5'in özellikleri:\n\n- YOLOv8m'de saniyede 810 kare, Jetson AGX Orin'den yüzde 22 daha hızlı.*\n- Llama 3.1 8B'de saniyede 40 token\n\n* Nar laboratuvarında ölçülmüştür; Jetson AGX Orin 664 kare/s vermiştir.", 664, {"YOLOv8m"}),
    ("tr", "| Hızlandırıcı | Llama 2 70B çevrimdışı (token/s) | SDXL sunucu (sorgu/s) | Sistem gücü (kW) |\n|---|---|---|---|\n| 8 × H300 | 91.000 | 29 | 9,8 |\n| 8 × N5 | 74.300 | 21 | 7,1 |", 7.1, set()),
]


@pytest.mark.parametrize(("language", "text", "value", "benchmark"), RUNS)
def test_a_value_is_measured_on_what_its_own_thing_ran(read: Read, language: str, text: str, value: float, benchmark: set[str]) -> None:
    assert [set(c.benchmark) for c in read(text, language).claims if c.value == value] == [benchmark]


def test_an_aim_told_in_a_closed_quotation_is_none_of_what_stands_behind(read: Read) -> None:
    text = "N5, Llama 2 70B'de saniyede 50.000 token üretti. \"Gelecek turda kart başına 8.100 token/s'yi hedefliyoruz\" diyen mimar Ece Tan, sunucu senaryosunda ilk token gecikmesinin 1,4 saniye olduğunu söyledi."
    told = {c.value: (c.modality, c.conditions.get("settings")) for c in read(text, "tr").claims}
    assert told[8100] == ("planned", None)
    assert told[1.4] == ("asserted", "sunucu")
