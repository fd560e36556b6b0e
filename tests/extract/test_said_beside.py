"""What words beside a value tell of it, and the statement that says so: a limit of power, per what, prompts, the sort of price, a year not named."""

from __future__ import annotations

import pytest

TOLD = [
    ("ko", "벼리 X2는 FP8에서 초당 90토큰을 처리한다.", 90, "Byeori X2 processes 90 tokens per second in FP8."),
    ("ko", "벼리 X2는 8B Q4에서 초당 90토큰을 처리한다.", 90, "Byeori X2 processes 90 tokens per second on 8B in Q4."),
    ("tr", "Veyra V10, Llama 3.1 8B Q5_K_M'de saniyede 90 token veriyor.", 90, "Veyra V10 processes 90 tokens per second on Llama 3.1 8B in Q5_K_M."),
    ("ko", "벼리 X2는 4비트 양자화에서 초당 90토큰을 처리한다.", 90, "Byeori X2 processes 90 tokens per second in 4-bit precision."),
    ("ko", "벼리 X2의 연산 성능은 INT8 기준 40TOPS, 소비전력은 6W다.", 6, "Byeori X2 draws 6 W."),
    ("tr", "Veyra V10 INT8'de 40 TOPS işlem gücü sunuyor ve 6 W çekiyor.", 6, "Veyra V10 draws 6 W."),
    ("tr", "Veyra V10, Llama 3.1 8B'de saniyede 1.300 token veriyor, INT8'e geçince bu değer 2.100 token'a çıkıyor.", 1300, "Veyra V10 processes 1,300 tokens per second on Llama 3.1 8B."),
    ("ko", "벼리 X2는 배치 8에서 초당 90토큰을 처리한다.", 90, "Byeori X2 processes 90 tokens per second with a batch size of 8."),
    ("ko", "벼리 X2는 유휴 상태에서 18W를 쓴다.", 18, "Byeori X2 draws 18 W when idle."),
    ("tr", "Veyra V10 yük altında 540 W çekiyor.", 540, "Veyra V10 draws 540 W under load."),
    ("ko", "벼리 X2에서 YOLOv8m(입력 640×640)은 초당 90장이 나온다.", 90, "Byeori X2 processes 90 images per second on YOLOv8m at 640×640."),
    # a limit of power
    ("ko", "벼리 X2는 200W로 제한하면 초당 81토큰을 낸다.", 81, "Byeori X2 processes 81 tokens per second with a power limit of 200 W."),
    ("ko", "벼리 X2는 전력 제한 없이 초당 90토큰을 낸다.", 90, "Byeori X2 processes 90 tokens per second."),
    ("ko", "벼리 X2는 200W로 제한하면 초당 90토큰이 81토큰으로 떨어진다.", 90, "Byeori X2 processes 90 tokens per second."),
    ("tr", "Veyra V10, 200 W'a sınırlayınca saniyede 81 token veriyor.", 81, "Veyra V10 processes 81 tokens per second with a power limit of 200 W."),
    ("tr", "Veyra V10 200 W'ta saniyede 81 token veriyor.", 81, "Veyra V10 processes 81 tokens per second with a power limit of 200 W."),
    ("tr", "Veyra V10 200 W çekiyor ve saniyede 81 token veriyor.", 81, "Veyra V10 processes 81 tokens per second."),
    # of each
    ("ko", "벼리 X2의 핀당 전송 속도는 9.2Gbps다.", 9.2, "The data rate of Byeori X2 is 9.2 Gbps per pin."),
    ("ko", "벼리 X2는 와트당 초당 3.1토큰을 처리한다.", 3.1, "Byeori X2 has an energy efficiency of 3.1 tokens per second per watt."),
    ("tr", "Veyra V10 GPU başına saniyede 640 token işliyor.", 640, "Veyra V10 processes 640 tokens per second per GPU."),
    ("tr", "Veyra V10 kart başına saniyede 640 token, toplam 5.120 token işliyor.", 5120, "Veyra V10 processes 5,120 tokens per second."),
    ("ko", "벼리 X2는 비트당 전력이 H100보다 20% 낮다.", 20, "Byeori X2 uses 20% less energy than H100 per bit."),
    ("ko", "벼리 메모리의 평균판매가격은 Gb당 1.6달러다.", 1.6, "The Byeori memory costs USD 1.6 per Gb (average selling price)."),
    ("ko", "벼리 X2의 이용료는 100만 토큰에 700원이다.", 700, "Byeori X2 costs KRW 700 per million tokens."),
    ("tr", "Veyra V10'un kullanımı 1 milyon token'a 3 dolar.", 3, "Veyra V10 costs USD 3 per million tokens."),
    ("tr", "Veyra V10'un fiyatı milyon token başına 3 dolar.", 3, "Veyra V10 costs USD 3 per million tokens."),
    ("ko", "벼리 X2의 누적 출하량은 3만 개다.", 30000, "Byeori X2 has shipments of 30,000 (cumulative)."),
    ("tr", "Veyra V10'un bugüne kadarki sevkiyatı 30.000 adet.", 30000, "Veyra V10 has shipments of 30,000 (cumulative)."),
    # prompts
    ("ko", "벼리 X2의 프롬프트 처리 속도는 초당 900토큰이다.", 900, "Byeori X2 processes 900 tokens per second in prompt processing."),
    ("ko", "벼리 X2의 프롬프트 처리는 느리고, 생성은 초당 90토큰이다.", 90, "Byeori X2 processes 90 tokens per second."),
    ("tr", "Veyra V10 prompt işlemede saniyede 900 token veriyor.", 900, "Veyra V10 processes 900 tokens per second in prompt processing."),
    # prices
    ("ko", "중고 벼리 X2의 가격은 90만 원이다.", 900000, "Byeori X2 costs KRW 900,000 (used)."),
    ("ko", "벼리 X2의 정가는 160만 원이다.", 1600000, "Byeori X2 costs KRW 1.6 million (list price)."),
    ("ko", "중고 시장을 연 나래칩스의 벼리 X2 가격은 150만 원이고 H100의 가격은 3만 달러다.", 30000, "H100 costs USD 30,000."),
    ("tr", "İkinci el Veyra V10'un fiyatı 900 dolar.", 900, "Veyra V10 costs USD 900 (used)."),
    ("tr", "Veyra V10'un liste fiyatı 900 dolar.", 900, "Veyra V10 costs USD 900 (list price)."),
    ("tr", "Veyra V10'un Almanya'da fiyatı 900 avro.", 900, "Veyra V10 costs EUR 900 in Germany."),
    ("ko", "벼리 X2의 가격은 1,000개 주문 기준 49달러다.", 49, "Byeori X2 costs USD 49 (orders of 1,000)."),
    ("tr", "5.000 adet ve üzeri siparişlerde Veyra V10'un fiyatı 31 dolar.", 31, "Veyra V10 costs USD 31 (orders of 5,000 or more)."),
    ("tr", "Dalga Yonga 5.000 adet sipariş aldı ve Veyra V10'un fiyatı 31 dolar.", 31, "Veyra V10 costs USD 31."),
    # prototypes, margins
    ("ko", "벼리 X2는 시제품 기준으로 초당 90토큰을 낸다.", 90, "Byeori X2 processes 90 tokens per second as a prototype."),
    ("tr", "Dalga Yonga'nın brüt kâr marjı yüzde 42.", 42, "Dalga Yonga has a gross margin of 42%."),
    ("tr", "Dalga Yonga'nın kâr marjı yüzde 42.", 42, "Dalga Yonga has a profit margin of 42%."),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "value", "statement"), TOLD)
def test_statement(read, language: str, text: str, value: float, statement: str) -> None:
    assert [claim.statement for claim in read(text, language).claims if claim.value == value] == [statement]


OF_WHAT = [
    ("tr", "Geçen yıl sunucu hızlandırıcıları pazarında Kordal yüzde 61 paya sahipti.", "Last year, Kordal held a market share of 61% in the server accelerator market."),
    ("tr", "Kordal Yonga'nın hızlandırıcı pazarındaki payı yüzde 61.", "Kordal Yonga holds a market share of 61% in the accelerator market."),
    ("tr", "Kordal Yonga'nın yapay zekâ pazarındaki payı yüzde 6'dan yüzde 9'a çıktı.", "The market share of Kordal Yonga is 9% in the artificial intelligence market, up from before."),
    ("tr", "Kordal Yonga'nın pazar payı yüzde 61.", "Kordal Yonga holds a market share of 61%."),
    ("ko", "매출에서 HBM이 차지하는 비중은 41%다.", "HBM has a share of 41% of revenue."),
    ("ko", "HBM이 차지하는 비중은 41%다.", "HBM has a share of 41%."),
    ("tr", "Kordal Yonga'nın gelirlerinde ihracatın payı yüzde 41.", "Kordal Yonga has a share of 41% of revenue."),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "statement"), OF_WHAT)
def test_of_what_a_share_is(read, language: str, text: str, statement: str) -> None:
    assert read(text, language).claims[-1].statement == statement


TABLES = [
    ("ko", "| 항목 | 벼리 X2 | H100 |\n|---|---|---|\n| 부하 시 소비전력 (W) | 310 | 620 |\n", 620, {"case": "load"}),
    ("tr", "| Test | Veyra V10 | H100 |\n|---|---|---|\n| Yük altında güç (W) | 310 | 620 |\n", 620, {"case": "load"}),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "value", "conditions"), TABLES)
def test_a_row_tells_the_case_of_all_its_cells(read, language: str, text: str, value: float, conditions: dict[str, str]) -> None:
    assert [claim.conditions for claim in read(text, language).claims if claim.value == value] == [conditions]


YEARS = [
    ("ko", "나래칩스는 벼리 X2를 내년 5월 출시할 예정이다.", "Byeori X2 is planned to come out in May next year."),
    ("ko", "나래칩스는 벼리 X2를 내년 2분기에 출시할 예정이다.", "Byeori X2 is planned to come out in the second quarter of next year."),
    ("ko", "나래칩스는 벼리 X2를 5월에 출시할 예정이다.", "Byeori X2 is planned to come out in May."),
    ("tr", "Dalga Yonga, Veyra V10'u gelecek yılın ikinci çeyreğinde piyasaya sürecek.", "Veyra V10 is planned to come out in the second quarter of next year."),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "statement"), YEARS)
def test_the_year_that_is_only_counted_from_the_writing(read, language: str, text: str, statement: str) -> None:
    assert [claim.statement for claim in read(text, language).claims] == [statement]


def test_prompts_of_the_sentence_before(read) -> None:
    text = "벼리 X2는 초당 90토큰을 낸다. 프롬프트 처리는 얘기가 다르다. 초당 900토큰이 나온다."
    assert [claim.conditions for claim in read(text, "ko").claims] == [{}, {"settings": "prompt processing"}]


PAST = [
    ("ko", "나래칩스의 3분기 매출은 전년 동기 대비 38% 늘었다.", "The revenue of Naraechipseu is 38% higher than a year earlier (the third quarter)."),
    ("ko", "나래칩스의 3분기 매출은 2조 원(전년 동기 대비 +38%)이다.", "The revenue of Naraechipseu is 38% higher than a year earlier (the third quarter)."),
    ("ko", "나래칩스의 3분기 매출은 전분기보다 12% 줄었다.", "The revenue of Naraechipseu is 12% lower than a quarter earlier (the third quarter)."),
    ("ko", "나래칩스의 매출은 3년 전의 두 배다.", "The revenue of Naraechipseu is twice what it was 3 years earlier."),
    ("ko", "벼리 X2는 전작보다 20% 빠르다.", "Byeori X2 is 20% faster than its predecessor."),
    ("ko", "벼리 X2의 대역폭은 전작의 두 배다.", "The memory bandwidth of Byeori X2 is twice that of its predecessor."),
    ("ko", "벼리 X2의 가격은 전작과 같다.", "The price of Byeori X2 is the same as that of its predecessor."),
    ("ko", "벼리 X2는 전작보다 1.4배 빠르다.", "Byeori X2 is 1.4 times as fast as its predecessor."),
    ("tr", "Veyra V10 selefinden 1,4 kat hızlı.", "Veyra V10 is 1.4 times as fast as its predecessor."),
    ("ko", "벼리 X2는 예전보다 20% 빠르다.", "Byeori X2 is 20% faster than before."),
    ("tr", "Kordal Yonga'nın geliri bir önceki yılın aynı dönemine göre yüzde 42 arttı.", "The revenue of Kordal Yonga is 42% higher than a year earlier."),
    ("tr", "Kordal Yonga'nın geliri önceki çeyreğe göre yüzde 42 arttı.", "The revenue of Kordal Yonga is 42% higher than a quarter earlier."),
    ("tr", "Veyra V10 selefinden yüzde 20 daha hızlı.", "Veyra V10 is 20% faster than its predecessor."),
    ("tr", "Kordal Yonga'nın geliri yüzde 42 arttı.", "The revenue of Kordal Yonga is 42% higher than before."),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "statement"), PAST)
def test_which_past_a_value_is_held_against(read, language: str, text: str, statement: str) -> None:
    assert read(text, language).claims[-1].statement == statement
