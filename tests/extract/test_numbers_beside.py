"""Numbers told beside a thing that are no amounts of it: lengths of a context, dates of support, samples and goals, how long an answer takes."""

from __future__ import annotations

import pytest

LENGTHS = [
    pytest.param("ko", "가온 K1은 3만2천 토큰에서 속도가 40% 떨어진다.", [(40, {"context_length": 32000})], id="ko-slower-at-a-length"),
    pytest.param("ko", "가온 K1은 3만2천 토큰짜리 문맥에서 초당 240토큰을 냈다.", [(240, {"context_length": 32000})], id="ko-rate-at-a-length"),
    pytest.param("ko", "가온 K1의 문맥 길이는 1만 토큰에서 3만 토큰으로 늘었다.", [(10000, {"period": "previous"}), (30000, {})], id="ko-a-longer-context"),
    pytest.param("ko", "가온 K1은 12만 8천 토큰 문맥을 지원한다.", [(128000, {})], id="ko-context-of-a-thing"),
    pytest.param("tr", "Kale K1'de 32 bin token'da hız yüzde 40 düşüyor.", [(40, {"context_length": 32000})], id="tr-slower-at-a-length"),
    pytest.param("tr", "Kale K1, 32 bin jetonluk bağlamda saniyede 240 jeton üretiyor.", [(240, {"context_length": 32000})], id="tr-rate-at-a-length"),
    pytest.param("tr", "Kale K1'in bağlamı 8 bin jetondan 32 bin jetona çıktı.", [(8000, {"period": "previous"}), (32000, {})], id="tr-a-longer-context"),
    pytest.param("tr", "Kale K1 128 bin jetonluk bağlam penceresi destekliyor.", [(128000, {})], id="tr-context-of-a-thing"),
]


@pytest.mark.parametrize(("language", "text", "claims"), LENGTHS)
def test_the_length_of_a_context_is_a_condition(read, language: str, text: str, claims: list[tuple[float, dict[str, object]]]) -> None:
    assert [(c.value, dict(c.conditions)) for c in read(text, language).claims] == claims


@pytest.mark.parametrize(("language", "text"), [("ko", "가온 K1은 12만 8천 토큰 문맥을 지원한다."), ("tr", "Kale K1 128 bin jetonluk bağlam penceresi destekliyor.")])
def test_what_is_read_at_once_is_neither_data_nor_a_rate(read, language: str, text: str) -> None:
    assert [c.metric for c in read(text, language).claims] == ["context_length"]


DATES = [
    pytest.param("ko", "벼리 X2의 vLLM 지원은 2026년 6월에 된다.", 0, id="ko-support"),
    pytest.param("ko", "너울랩스의 HBM4는 2026년 4분기에 샘플을 보낸다.", 0, id="ko-samples-behind"),
    pytest.param("ko", "너울랩스는 HBM4 샘플을 2026년 4분기에 공급한다.", 0, id="ko-samples-before"),
    pytest.param("ko", "너울랩스의 목표는 2026년 말까지 1만 장을 공급하는 것이다.", 0, id="ko-goal"),
    pytest.param("ko", "너울랩스는 HBM4를 2026년 4분기에 공급한다.", 1, id="ko-supply"),
    pytest.param("ko", "샘플 공급을 마친 가온 N5는 2026년 3월에 출시된다.", 1, id="ko-after-samples"),
    pytest.param("ko", "너울랩스의 목표는 2026년 3월에 가온 N5를 출시하는 것이다.", 1, id="ko-goal-of-release"),
    pytest.param("tr", "Kale K2'ye vLLM desteği Haziran 2026'da gelecek.", 0, id="tr-support"),
    pytest.param("tr", "Kale K2'nin ilk örneklerini 2026'nın ikinci çeyreğinde bekliyoruz.", 0, id="tr-samples"),
    pytest.param("tr", "Kale K2 geçen ay çıktı. Hedefimiz 2026 sonunda 10.000 adede ulaşmak.", 0, id="tr-goal"),
    pytest.param("tr", "Kale K2 Haziran 2026'da satışa çıkacak.", 1, id="tr-sale"),
    pytest.param("tr", "Kale K2'nin ilk örneği 2026 yılında teslim edildi.", 1, id="tr-first-of-its-kind"),
    pytest.param("tr", "Dalga Yonga'nın hedefi Kale K2'yi Haziran 2026'da satışa çıkarmak.", 1, id="tr-goal-of-release"),
]


@pytest.mark.parametrize(("language", "text", "events"), DATES)
def test_dates_of_support_samples_and_goals_are_no_release(read, language: str, text: str, events: int) -> None:
    assert len([c for c in read(text, language).claims if c.metric == "release_date" and c.as_of != "2026-05"]) == events


TERMS = [
    pytest.param("ko", "벼리 X2의 보증은 3년이고 제조사 답변은 평균 이틀 걸렸습니다.", [("warranty", 3)], id="ko-answer"),
    pytest.param("ko", "벼리 X2의 보증은 3년이고, 사용 수명은 7년입니다.", [("warranty", 3), ("lifespan", 7)], id="ko-lifespan"),
    pytest.param("ko", "벼리 X2의 보증은 3년에서 5년으로 늘었다.", [("warranty", 3), ("warranty", 5)], id="ko-longer"),
    pytest.param("tr", "Kale K2'nin garantisi 3 yıl, üreticinin yanıtı ortalama iki gün sürdü.", [("warranty", 3)], id="tr-answer"),
    pytest.param("tr", "Kale K2'nin garantisi 3 yıldan 5 yıla çıktı.", [("warranty", 3), ("warranty", 5)], id="tr-longer"),
]


@pytest.mark.parametrize(("language", "text", "claims"), TERMS)
def test_a_warranty_is_of_its_own_length_of_time(read, language: str, text: str, claims: list[tuple[str, float]]) -> None:
    assert [(c.metric, c.value) for c in read(text, language).claims] == claims


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("한여울 R2 출시\n\n한여울 R2는 초당 3150토큰을 낸다. 가격은 300만 원이며 100장 이상 주문하면 15% 할인된다.\n", "ko"),
        ("Levent V3\n\nLevent V3 saniyede 1.100 jeton üretiyor. Fiyatı 2.450 dolar; 500 ve üzeri siparişlerde yüzde 8 indirim var.\n", "tr"),
        ("Levent V3\n\nLevent V3 saniyede 1.100 jeton üretiyor. Fiyatı 2.450 dolar; 500 adet ve üzeri siparişlerde yüzde 8 indirim var.\n", "tr"),
    ],
)
def test_how_many_one_must_order_is_no_amount_of_the_thing(read, text, language):
    claims = read(text, language).claims
    assert not {claim.value for claim in claims} & {100.0, 500.0}
    assert {15.0, 8.0} & {claim.value for claim in claims}


def test_what_a_price_is_based_on_is_no_amount_of_the_thing(read):
    for words in ("한여울 R2의 가격은 100장 주문 기준으로 300만 원이다.", "한여울 R2의 가격은 장당 300만 원(100장 주문 기준)이다."):
        assert [claim.value for claim in read(f"한여울 R2 출시\n\n{words}\n", "ko").claims] == [3_000_000]


@pytest.mark.parametrize(("text", "language"), [("한여울 R2 출시\n\n달무리테크는 한여울 R2를 100장 이상 주문했다.\n", "ko"), ("Levent V3\n\nPoyraz Yonga, Levent V3 için 500'den fazla sipariş aldı.\n", "tr")])
def test_what_was_ordered_is(read, text, language):
    assert {claim.value for claim in read(text, language).claims} & {100.0, 500.0}


def test_a_year_says_nothing(read):
    document = read("달무리테크 실적\n\n달무리테크의 지난해 매출은 412억 원으로 18% 늘었다. 올해는 500억 원을 내다본다.\n", "ko")
    assert not [claim.attributed_to for claim in document.claims if claim.attributed_to == "올해"]
