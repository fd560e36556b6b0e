"""What a figure measures where verbs, small units or the sentence before tell it."""

from __future__ import annotations

import pytest

from pipeline.extract.metrics import barred, counted_before, metric_words
from pipeline.extract.reading import read_page
from schemas.records import Figure

METRICS = [
    pytest.param("ko", "너울랩스의 3분기 매출은 308억 달러로 한 해 전보다 12% 늘었다.", 12, "revenue", id="ko-dollars-are-no-efficiency"),
    pytest.param("ko", "너울랩스는 900억 원을 들여 가온 칩 공장을 지었다.", 900e8, "investment", id="ko-spent"),
    pytest.param("ko", "너울랩스의 몸값이 궁금하다. 한 투자자는 700억 원 가치로 본다.", 700e8, "valuation", id="ko-worth"),
    pytest.param("ko", "시가총액은 너울랩스가 4조 원이다. 하람반도체가 3조 원으로 뒤를 쫓는다.", 3e12, "valuation", id="ko-carried"),
    pytest.param("ko", "너울랩스는 다음 분기 매출로 96억 달러(±3억 달러)를 내걸었다.", 3e8, "error_margin", id="ko-give-or-take"),
    pytest.param("ko", "너울랩스는 지금까지 가온 견본 1만3000개를 고객사에 보냈다.", 13000, "shipments", id="ko-sent"),
    pytest.param("tr", "Dalga D2 kartının bellek bant genişliği 2,4 TB olarak verildi.", 2.4, "memory_bandwidth", id="tr-bandwidth-without-its-second"),
    pytest.param("tr", "Dalga D2 kartında 48 GB bellek var, bant genişliği yüksek.", 48, "memory_capacity", id="tr-memory-beside-bandwidth"),
    pytest.param("ko", "너울랩스의 매출은 1조1200억원으로 전년 동기 대비 34% 늘었고, 영업이익은 2140억원이다.", 34, "revenue", id="ko-before-the-clause-is-over"),
    pytest.param("tr", "Dalga Yonga'nın geliri 4 milyar dolarla yüzde 34 arttı, kâr 900 milyon dolar.", 34, "revenue", id="tr-before-the-clause-is-over"),
    pytest.param("ko", "너울랩스의 매출은 6300억원, 전체의 56%다.", 56, "share", id="ko-of-the-whole"),
    pytest.param("tr", "Dalga Yonga'nın geliri 630 milyon lira, toplamın yüzde 56'sı.", 56, "share", id="tr-of-the-whole"),
    pytest.param("ko", "가온 N5의 소비 전력은 90mW다.", 90, "power", id="ko-milliwatts"),
    pytest.param("ko", "전기는 가온 N5 서버가 하루 6.1kWh를 먹는다.", 6.1, "energy", id="ko-energy-a-day"),
    pytest.param("ko", "가온 N5 단말은 메모리 32GB, SSD 1TB를 갖췄다.", 1, "storage_capacity", id="ko-drive"),
    pytest.param("ko", "말이 끝나고 자막이 뜨기까지 가온 N5는 0.6초가 걸린다.", 0.6, "latency", id="ko-until-it-shows"),
    pytest.param("ko", "너울랩스의 매출은 4억 달러였다. 너울랩스의 이용자는 3억을 넘었다.", 3e8, "user_count", id="ko-users-are-no-revenue"),
    pytest.param("ko", "너울랩스는 직원이 40명이다. 너울랩스의 이용자는 3만 명을 넘었다.", 30000, "user_count", id="ko-users-are-no-staff"),
    pytest.param("tr", "Dalga Yonga'da 40 çalışan var. Dalga Yonga'nın kullanıcısı 30 bin kişi.", 30000, "user_count", id="tr-users-are-no-staff"),
    pytest.param("ko", "너울랩스의 투자액은 2조 원이다. 가온 모델의 학습 자료는 12조에 달한다.", 12e12, "dataset_size", id="ko-training-data"),
    pytest.param("tr", "Dalga Yonga'nın cirosu 200 milyon dolar, abonesi 35 milyon.", 35e6, "customer_count", id="tr-subscribers"),
    pytest.param("tr", "Dalga Yonga'nın geliri 200 milyon dolar. Kale modelinin eğitim verisi 9 trilyona ulaştı.", 9e12, "dataset_size", id="tr-training-data"),
    pytest.param("tr", "Dalga Yonga, fabrikaya 65 milyar dolar yatıracak.", 65e9, "investment", id="tr-spent"),
    pytest.param("tr", "Yatırımcılar Dalga Yonga'ya 95 milyon dolar değer biçti.", 95e6, "valuation", id="tr-worth"),
    pytest.param("tr", "Dalga Yonga'nın piyasa değeri 4 trilyon dolar oldu. Kale Silikon 3 trilyon dolarla izliyor.", 3e12, "valuation", id="tr-carried"),
    pytest.param("tr", "Dalga Yonga gelecek çeyrek için 12,5 milyar dolar (artı eksi 300 milyon dolar) gelir bekliyor.", 300e6, "error_margin", id="tr-give-or-take"),
    pytest.param("tr", "Bakanlık, Kale K2 kartından 11 bin adet alacak.", 11000, "shipments", id="tr-ordered"),
    pytest.param("tr", "Kale K2 yongası 41 mW çekiyor.", 41, "power", id="tr-milliwatts"),
    pytest.param("tr", "Kale K2 sunucusu günde 5,8 kWh elektrik yakıyor.", 5.8, "energy", id="tr-energy-a-day"),
    pytest.param("tr", "Kale K2 kutusunda 16 GB bellek ve 500 GB SSD var.", 500, "storage_capacity", id="tr-drive"),
    pytest.param("tr", "Kale K2 yanıt süresi olarak 4,2 saniye gösterdi.", 4.2, "latency", id="tr-response"),
]


@pytest.mark.parametrize(("language", "text", "value", "metric"), METRICS)
def test_metric(read, language: str, text: str, value: float, metric: str) -> None:
    assert {c.metric for c in read(text, language).claims if c.value == value} == {metric}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ko", "너울랩스는 가온 N5 64장을 돌려 봤다."),
        ("tr", "Kale K2 sisteminde 384 yonga birbirine bağlı."),
    ],
)
def test_things_in_use_are_not_shipped(read, language: str, text: str) -> None:
    assert "shipments" not in {c.metric for c in read(text, language).claims}


@pytest.mark.parametrize(("language", "text", "decided"), [("ko", "너울랩스의 이용자는 3억이다.", True), ("ko", "너울랩스의 매개변수 이야기다, 700.", False), ("tr", "Dalga Yonga'nın abonesi 35 milyon.", True), ("tr", "Dalga Yonga'nın abonesi arttı, 35 milyon oldu.", False)])
def test_the_noun_right_before_a_number_decides_what_it_counts(read, language: str, text: str, decided: bool) -> None:
    page = read_page(read(text, language))
    (figure,) = page.document.figures
    word = next(iter(metric_words(page, 0, len(text))), None)
    assert counted_before(page, figure, word) is decided


@pytest.mark.parametrize(("figure", "money"), [(Figure(0, 2, "3억", "quantity", 3e8), False), (Figure(0, 2, "3억", "money", 3e8, unit="KRW"), True), (Figure(0, 3, "250", "quantity", 250), True)])
def test_millions_without_a_currency_are_no_money(figure: Figure, *, money: bool) -> None:
    assert ("revenue" not in barred(figure)) is money
