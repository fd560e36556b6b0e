"""Terms of finance that have a metric of their own, what a round before says, what makes up so much of the whole."""

from __future__ import annotations

import pytest

from pipeline.app import Pipeline
from pipeline.settings import Settings

METRICS = [
    pytest.param("ko", "세륜전자의 재고자산은 6조 3000억 원에서 5조 8000억 원으로 감소했다.", 5.8e12, "inventory", id="ko-inventory"),
    pytest.param("tr", "Ege Yonga'nın stokları 2 milyar liradan 1,6 milyar liraya indi.", 1.6e9, "inventory", id="tr-inventory"),
    pytest.param("ko", "마이크론의 재고는 900억 원으로 20% 줄었다.", 900e8, "inventory", id="ko-stock"),
    pytest.param("ko", "마이크론의 재고는 900억 원으로 20% 줄었다.", 20, "inventory", id="ko-stock-fell"),
    pytest.param("ko", "재고가 쌓인 마이크론의 매출은 900억 원으로 20% 줄었다.", 900e8, "revenue", id="ko-revenue-for-all-the-stock"),
    pytest.param("ko", "한미반도체의 수주 잔고는 900억 원으로 20% 줄었다.", 20, "order_backlog", id="ko-backlog-fell"),
    pytest.param("ko", "매출은 1,200억 원이었다. 한미반도체의 수주 잔고 역시 900억 원으로 늘었다.", 900e8, "order_backlog", id="ko-backlog-too"),
    pytest.param("tr", "Aselsan'ın bekleyen sipariş tutarı 900 milyon dolara çıktı.", 900e6, "order_backlog", id="tr-backlog"),
    pytest.param("ko", "가온반도체는 6억 달러 규모의 공급 계약을 맺었다.", 6e8, "contract_value", id="ko-contract"),
    pytest.param("ko", "가온반도체의 계약액은 318억 원이다.", 318e8, "contract_value", id="ko-amount-of-a-contract"),
    pytest.param("tr", "Aselsan 220 milyon avroluk anlaşma imzaladı.", 220e6, "contract_value", id="tr-contract"),
    pytest.param("ko", "가온반도체는 이 계약으로 매출 900억 원을 올렸다.", 900e8, "revenue", id="ko-revenue-by-a-contract"),
    pytest.param("tr", "Ege Yonga'nın K2 kartı stokta 4.200 lira.", 4200, "price", id="tr-in-stock"),
    pytest.param("ko", "세륜전자의 부채비율은 48%에서 44%로 내려갔다.", 44, "debt_ratio", id="ko-debt-ratio"),
    pytest.param("tr", "Ege Yonga'nın borç oranı yüzde 48'den yüzde 44'e geriledi.", 44, "debt_ratio", id="tr-debt-ratio"),
    pytest.param("ko", "세륜전자의 부채는 4조 원이다.", 4e12, "debt", id="ko-debt"),
    pytest.param("tr", "Ege Yonga'nın borcu 3 milyar lira.", 3e9, "debt", id="tr-debt"),
    pytest.param("ko", "세륜전자\n\n- 희망 공모가: 2만4000~2만8000원\n- 상장일: 3월 2일", 24000, "offer_price", id="ko-offer-price"),
    pytest.param("tr", "Ege Yonga'nın halka arz fiyatı 24–28 lira olarak açıklandı.", 24, "offer_price", id="tr-offer-price"),
    pytest.param("ko", "세륜전자의 공모 주식은 310만 주다.", 3.1e6, "shares_offered", id="ko-shares-offered"),
    pytest.param("ko", "세륜전자의 상장 주식은 310만 주다.", 3.1e6, "share_count", id="ko-shares"),
    pytest.param("tr", "Ege Yonga'da satılacak 25 milyon adet pay var.", 25e6, "shares_offered", id="tr-shares-offered"),
    pytest.param("tr", "Ege Yonga'nın 90 milyon adet payı var.", 90e6, "share_count", id="tr-shares"),
    pytest.param("ko", "세륜전자의 공모 금액은 620억 원이다.", 620e8, "offering_size", id="ko-proceeds"),
    pytest.param("ko", "세륜전자의 적정가는 2만1000원이다.", 21000, "fair_price", id="ko-fair-price"),
    pytest.param("ko", "세륜전자의 청약 경쟁률은 640대 1이었다.", 640, "subscription_ratio", id="ko-subscribed"),
    pytest.param("tr", "Ege Yonga'da kitap şimdiden üç kat dolmuş.", 3, "subscription_ratio", id="tr-subscribed"),
    pytest.param("tr", "Ege Yonga'nın piyasa değeri 2 milyar dolar, bu da gelirinin 18 katı demek.", 18, "price_to_sales", id="tr-times-sales"),
    pytest.param("ko", "세륜전자의 주가매출비율은 9배다.", 9, "price_to_sales", id="ko-times-sales"),
    pytest.param("tr", "Ege Yonga'nın geliri 18 katına çıktı.", 18, "revenue", id="tr-revenue-times-eighteen"),
    pytest.param("ko", "세륜전자는 주당 500원의 분기 배당을 결정했다.", 500, "dividend_per_share", id="ko-dividend-a-share"),
    pytest.param("ko", "세륜전자의 배당금은 주당 300원이다.", 300, "dividend_per_share", id="ko-a-share-behind"),
    pytest.param("tr", "Ege Yonga hisse başına 2,5 lira temettü dağıttı.", 2.5, "dividend_per_share", id="tr-dividend-a-share"),
    pytest.param("tr", "Ege Yonga'da temettü hisse başına 1,5 lira.", 1.5, "dividend_per_share", id="tr-a-share-behind"),
    pytest.param("ko", "세륜전자는 배당금으로 1조 2000억 원을 썼다.", 1.2e12, "dividend", id="ko-all-dividends"),
    pytest.param("tr", "Ege Yonga toplam 900 milyon lira temettü ödedi.", 9e8, "dividend", id="tr-all-dividends"),
    pytest.param("ko", "세륜전자의 주당순이익은 1,200원이었다.", 1200, "eps", id="ko-earned-a-share"),
    pytest.param("tr", "Ege Yonga'nın hisse başına kârı 4,2 lira oldu.", 4.2, "eps", id="tr-earned-a-share"),
    pytest.param("ko", "김도윤 연구원은 세륜전자의 목표 주가를 10만 2000원으로 올렸다. 이날 주가는 8만 3600원이었다.", 102000, "target_price", id="ko-target"),
    pytest.param("ko", "김도윤 연구원은 세륜전자의 목표 주가를 10만 2000원으로 올렸다. 이날 주가는 8만 3600원이었다.", 83600, "stock_price", id="ko-not-the-target"),
    pytest.param("ko", "증권사는 세륜전자 목표가를 9만 원으로 낮췄다.", 90000, "target_price", id="ko-target-in-short"),
    pytest.param("ko", "세륜전자의 매출 목표가 1조 원이다.", 1e12, "revenue", id="ko-goal-of-revenue"),
    pytest.param("tr", "Analist, Ege Yonga için hedef fiyatı 102 liraya yükseltti. Hisse günü 83 liradan kapattı.", 102, "target_price", id="tr-target"),
    pytest.param("tr", "Analist, Ege Yonga için hedef fiyatı 102 liraya yükseltti. Hisse günü 83 liradan kapattı.", 83, "stock_price", id="tr-not-the-target"),
    pytest.param("ko", "세륜전자의 매출은 8% 늘었으나 순이익은 3% 줄어든 1조 1000억 원이었다. 메모리 부문이 4조 9000억 원으로 전체의 68%를 차지했다.", 4.9e12, "revenue", id="ko-part-of-revenue"),
    pytest.param("ko", "세륜전자의 영업이익은 1조 1000억 원이었다. 메모리 부문이 7000억 원으로 전체의 64%를 차지했다.", 7e11, "profit", id="ko-part-of-profit"),
    pytest.param("tr", "Ege Yonga'nın geliri yüzde 8 arttı, kârı düşerek 1,1 milyar dolar oldu. Bellek bölümü 4,9 milyar dolarla toplamın yüzde 68'ini oluşturdu.", 4.9e9, "revenue", id="tr-part-of-revenue"),
    pytest.param("tr", "Ege Yonga'nın kârı 1,1 milyar dolar oldu. Bellek bölümü 700 milyon dolarla toplamın yüzde 64'ünü oluşturdu.", 7e8, "profit", id="tr-part-of-profit"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "value", "metric"), METRICS)
def test_metric(read, language: str, text: str, value: float, metric: str) -> None:
    assert {c.metric for c in read(text, language).claims if c.value == value} == {metric}


ROUNDS = [
    ("ko", "세륜전자의 기업가치는 1100억 원으로 평가됐다. 직전 라운드에서는 350억 원이었다.", 350e8, "valuation", "previous"),
    ("ko", "세륜전자의 기업가치는 1100억 원으로 평가됐다. 직전 라운드에서는 350억 원을 유치했다.", 350e8, "investment", None),
    ("ko", "세륜전자의 기업가치는 1100억 원으로 평가됐다. 이번 라운드에서는 350억 원을 유치했다.", 350e8, "investment", None),
    ("tr", "Ege Yonga'nın değerlemesi 110 milyon dolar oldu. Bir önceki turda 35 milyondu.", 35e6, "valuation", "previous"),
    ("tr", "Ege Yonga'nın değerlemesi 110 milyon dolar oldu. Bir önceki turda 35 milyon dolar toplamıştı.", 35e6, "investment", None),
]


@pytest.mark.parametrize(("language", "text", "value", "metric", "period"), ROUNDS)
def test_what_a_firm_was_worth_in_the_round_before(read, language: str, text: str, value: float, metric: str, period: str | None) -> None:
    assert [(c.metric, c.conditions.get("period")) for c in read(text, language).claims if c.value == value] == [(metric, period)]


@pytest.mark.parametrize("model", ["none", "default"])
@pytest.mark.parametrize(
    ("language", "text", "metrics"),
    [
        ("ko", "마이크론의 재고는 900억 원으로 20% 줄었다.", {"inventory"}),
        ("ko", "한미반도체의 수주 잔고는 900억 원으로 20% 줄었다.", {"order_backlog"}),
        ("ko", "가온반도체는 6억 달러 규모의 공급 계약을 맺었다.", {"contract_value"}),
        ("ko", "여울 S2의 GPU 점유율은 90%다.", {"utilization"}),
        ("tr", "Aselsan 220 milyon avroluk anlaşma imzaladı.", {"contract_value"}),
        ("tr", "X2 tanıtıldı. Çekirdek sayısı 96, yani X1'dekinin iki katı.", {"core_count"}),
    ],
)
def test_a_model_makes_nothing_else_of_what_words_say_outright(language: str, text: str, metrics: set[str], model: str) -> None:
    assert {c.metric for c in Pipeline(Settings(model=model)).process(text, language=language).claims} == metrics


@pytest.mark.parametrize(
    ("language", "text", "value", "quantifier", "modality"),
    [
        ("ko", "가온반도체의 매출은 전망치인 1,650억 원을 웃돈 1,700억 원이었다.", 1650e8, "exact", "hedged"),
        ("ko", "가온반도체의 매출은 전망치인 1,650억 원을 웃돈 1,700억 원이었다.", 1700e8, "exact", "asserted"),
        ("tr", "Aselsan'ın geliri 1,65 milyar dolarlık beklentiyi aşarak 1,7 milyar dolara çıktı.", 1.65e9, "exact", "hedged"),
        ("tr", "Aselsan'ın geliri 1,65 milyar dolarlık beklentiyi aşarak 1,7 milyar dolara çıktı.", 1.7e9, "exact", "asserted"),
        ("ko", "가온반도체의 매출은 90억 원에 달했다.", 90e8, "exact", "asserted"),
        ("ko", "가온반도체의 영업이익률이 11%까지 떨어질 수 있다.", 11, "exact", "hedged"),
    ],
)
def test_a_forecast_and_a_level(read, language: str, text: str, value: float, quantifier: str, modality: str) -> None:
    assert [(c.quantifier, c.modality, c.comparator) for c in read(text, language).claims if c.value == value] == [(quantifier, modality, None)]


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        ("tr", "Intel'in faaliyet gideri 150 milyon dolara çıktı.", [("operating_expense", 150e6)]),
        ("tr", "Intel'in borcu 320 milyon dolar, nakdi 75 milyon dolar.", [("debt", 320e6), ("cash", 75e6)]),
        ("tr", "Intel, TSMC'ye 640 milyon dolar ön ödeme yaptı.", [("prepayment", 640e6)]),
        ("tr", "Intel, TSMC'ye 640 milyon dolar yatırım yaptı.", [("investment", 640e6)]),
        ("tr", "RTX 5090 almak için 70 bin lira bütçem var.", []),
        ("tr", "RTX 5090'ın maliyeti 70 bin lira.", [("cost", 70e3)]),
        ("ko", "인텔의 영업비용은 31억 달러로 늘었다.", [("operating_expense", 31e8)]),
        ("ko", "인텔의 부채는 320억 달러, 현금은 75억 달러다.", [("debt", 320e8), ("cash", 75e8)]),
        ("ko", "인텔은 TSMC에 6억 달러의 선급금을 지급했다.", [("prepayment", 6e8)]),
        ("ko", "인텔은 6억 달러를 현금으로 투자했다.", [("investment", 6e8)]),
        ("ko", "제 예산은 200만 원이다. RTX 5090의 가격은 300만 원이다.", [("price", 3e6)]),
    ],
)
def test_money_that_is_neither_price_nor_revenue(read, language, text, told) -> None:
    assert [(claim.metric, claim.value) for claim in read(text, language).claims] == told


EXPECTED = [
    ("tr", "Karaçay'ın net kârı 212 milyon avro oldu. Analistlerin gelir beklentisi 1,4 milyar avro seviyesindeydi.", 1.4e9, "revenue", "Analistler"),
    ("tr", "Karaçay'ın net kârı 212 milyon avro oldu. Oyun segmenti 80 milyon dolarlık satışla ikinci oldu.", 80e6, "revenue", None),
    ("ko", "가람칩의 영업이익은 3000억 원이었다. 애널리스트들의 매출 예상치는 5조 원이었다.", 5e12, "revenue", "애널리스트들"),
    ("tr", "Kale K2 300 dolarlık satış fiyatıyla çıktı.", 300, "price", None),
]


@pytest.mark.parametrize(("language", "text", "value", "metric", "source"), EXPECTED)
def test_sales_and_expected_revenue_are_no_profit(read, language, text, value, metric, source):
    assert [(c.metric, c.attributed_to) for c in read(text, language).claims if c.value == value] == [(metric, source)]


MARGINS = [
    pytest.param("ko", "세륜전자의 순이익률은 12%, 영업이익률은 20%, 매출총이익률은 55%였다.", {12: "net", 20: "operating", 55: "gross"}, id="ko-margins"),
    pytest.param("ko", "세륜전자의 총마진은 55%, 순마진은 12%다.", {55: "gross", 12: "net"}, id="ko-loanword"),
    pytest.param("ko", "세륜전자의 마진율은 31%다.", {31: None}, id="ko-plain"),
    pytest.param("tr", "Ege Yonga'nın brüt kâr marjı yüzde 55, faaliyet kâr marjı yüzde 20, net kâr marjı yüzde 12 oldu.", {55: "gross", 20: "operating", 12: "net"}, id="tr-margins"),
    pytest.param("tr", "Ege Yonga'nın brüt marjı %55, net marjı %12.", {55: "gross", 12: "net"}, id="tr-short"),
    pytest.param("tr", "Ege Yonga'nın kâr marjı yüzde 31.", {31: None}, id="tr-plain"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "told"), MARGINS)
def test_which_margin(read, language, text, told) -> None:
    claims = read(text, language).claims
    assert {claim.value: claim.conditions.get("case") for claim in claims} == told
    assert {claim.metric for claim in claims} == {"profit_margin"}
