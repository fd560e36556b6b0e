"""What an amount measures by the amounts and words beside it; and figures of which nothing tells what they measure."""

from __future__ import annotations

import pytest

METRICS = [
    pytest.param("ko", "맞춤형 칩의 점유율은 올해 12%에서 2028년 31%까지 커진다.", 31, "market_share", id="ko-both-ends"),
    pytest.param("ko", "한빛 R1의 코어가 1만 개이고 마루 K4의 코어가 1만 3천 개이므로 30%가량 늘어나는 셈이다.", 30, "core_count", id="ko-so-much-then"),
    pytest.param("tr", "Poyraz P3 10.000 çekirdekli. Lodos L2 13.000 çekirdek olduğuna göre yüzde 30 artıyor.", 30, "core_count", id="tr-so-much-then"),
    pytest.param("ko", "마루 K4는 작다. 무게가 600g으로 한빛 형님의 절반이다.", 0.5, "weight", id="ko-half-of-ours"),
    pytest.param("ko", "마루 K4는 대량 구매 시 연산 성능당 가격이 한빛 R1의 3분의 1까지 내려간다.", 1 / 3, "cost_efficiency", id="ko-price-for-work"),
    pytest.param("tr", "Poyraz P3'te performans başına maliyet Lodos L2'den yüzde 30 daha düşük.", 30, "cost_efficiency", id="tr-price-for-work"),
    pytest.param("ko", "마루 K4의 보증은 3년으로 한빛 R1보다 1년 짧다.", 1, "warranty", id="ko-a-year-shorter"),
    pytest.param("tr", "Poyraz P3'ün toplam maliyeti 17.200 dolar, Lodos L2'ninki 30.700 doları buluyor.", 30700, "cost", id="tr-the-other-ones-cost"),
    pytest.param("ko", "마루 K4가 700W를 쓰니 한빛 R1은 절반 조금 넘는 375W다.", 0.5, "power", id="ko-a-half-that-comes-to"),
    pytest.param("ko", "마루 K4는 1초에 음성 145초 분량을 받아 적는다.", 145, "throughput", id="ko-seconds-of-sound"),
    pytest.param("tr", "Poyraz P3 bir dakikada 45 dakikalık konuşmayı yazıya döküyor.", 45, "throughput", id="tr-minutes-of-sound"),
    pytest.param("ko", "마루 K4는 1초에 오디오 210초 분량을 받아 적는데, 이는 한빛 R1보다 1.6배 많은 양이다.", 1.6, "throughput", id="ko-this-is"),
    pytest.param("ko", "누리센터의 PUE는 1.12로, 옛 마포센터의 1.47과 비교하면 전기요금을 아낀다.", 1.47, "pue", id="ko-the-other-pue"),
    pytest.param("ko", "GPU 고장으로 멈춘 횟수는 모두 9번이었다. 마루 K4로 학습했다.", 9, "failure_count", id="ko-number-of-stops"),
    pytest.param("tr", "Poyraz P3 için gelecek yıl 48 bin adetlik satış hedefi var; biz 35 bini daha gerçekçi buluyoruz.", 35000, "shipments", id="tr-like-number-of-things"),
    pytest.param("tr", "Gebze tesisinde Poyraz P3 kabinleri toplam 61 saat devre dışı kaldı.", 61, "downtime", id="tr-out-of-service"),
    pytest.param("ko", "지난달 마루 K4 서버는 모두 31시간 멈춰 있었다.", 31, "downtime", id="ko-stood-still"),
    pytest.param("tr", "Gebze tesisinin su tüketimi kilovatsaat başına 0,3 litre.", 0.3, "water_usage", id="tr-water"),
    pytest.param("tr", "Yönetim, Poyraz P3 kabin üretiminin haftada 900 kabine çıktığını söyledi.", 900, "production_rate", id="tr-made-in-a-week"),
    pytest.param("tr", "Gebze tesisi 28 MW'lık bilişim gücü için tasarlandı.", 28, "capacity", id="tr-designed-for"),
    pytest.param("ko", "누리센터는 28MW 규모로 설계됐다.", 28, "capacity", id="ko-designed-for"),
    pytest.param("tr", "Dalga Yonga, 4 milyar doların üzerinde sipariş aldığını duyurdu.", 4e9, "orders", id="tr-ordered"),
    pytest.param("ko", "너울랩스는 4억 달러어치 주문을 받았다.", 4e8, "orders", id="ko-ordered"),
    pytest.param("tr", "Kısıtlama, Dalga Yonga'da 600 milyon dolarlık stok karşılığına yol açtı.", 6e8, "write_down", id="tr-written-off"),
    pytest.param("ko", "너울랩스의 계약 금액은 공개되지 않았으나 업계에서는 21억원 안팎으로 본다.", 2.1e9, "contract_value", id="ko-worth-of-the-contract"),
    pytest.param("tr", "Dalga Yonga yıl sonunda yıllık 80 milyon dolar ciroya ulaşmayı bekliyor.", 8e7, "revenue", id="tr-earned-a-year"),
    pytest.param("tr", "Lodos L2, dolar başına Poyraz P3'ten yüzde 35 daha fazla token üretiyor.", 35, "cost_efficiency", id="tr-for-each-dollar"),
    pytest.param("tr", "Poyraz P3'ün watt başına işlem gücü önceki nesle göre 2,2 kat arttı.", 2.2, "energy_efficiency", id="tr-for-each-watt"),
    pytest.param("ko", "1W당 처리량으로 따지면 마루 K4가 한빛 R1보다 2.2배 높다.", 2.2, "energy_efficiency", id="ko-for-each-watt"),
    pytest.param("ko", "마루 K4의 연산 성능은 같은 전력에서 한빛 R1의 5배다.", 5, "compute_performance", id="ko-at-the-same-power"),
    pytest.param("tr", "Poyraz P3'ün hesaplama performansı aynı güçte Lodos L2'nin 5 katı.", 5, "compute_performance", id="tr-at-the-same-power"),
    pytest.param("ko", "검증 손실은 마루 K4가 2.31이었다.", 2.31, "validation_loss", id="ko-validation-loss"),
    pytest.param("tr", "Poyraz P3'te doğrulama kaybı 2,31 oldu.", 2.31, "validation_loss", id="tr-validation-loss"),
    pytest.param("tr", "Üretim verimine gelince, Poyraz P3 için \"yüzde 64'ün üstünde\" diyelim.", 64, "yield", id="tr-led-by-its-topic"),
    pytest.param("tr", "Lodos L2'de mikro yığını 48'e kadar büyüttük.", 48, "batch_size", id="tr-micro-batch"),
    pytest.param("ko", "마루 K4에서 바로 도는 모델은 아직 42종뿐이다.", 42, "model_count", id="ko-kinds-of-models"),
    pytest.param("tr", "AI hızlandırıcılarında Dalga Yonga'nın pazar payı yüzde 81 (geçen yıl yüzde 86).", 86, "market_share", id="tr-of-last-year-in-brackets"),
    pytest.param("ko", "너울랩스는 영업이익률 37%를 달성했다.", 37, "profit_margin", id="ko-word-right-before"),
    pytest.param("ko", "마루 K4의 데이터 로더 워커를 6개에서 18개로 늘렸다.", 18, "count", id="ko-pieces-of-something-else"),
    pytest.param("ko", "마루 K4를 18개로 늘렸다.", 18, "chip_count", id="ko-pieces-of-the-chip"),
    pytest.param("ko", "너울랩스 임직원 90명 가운데 60%가 박사다.", 60, "percentage", id="ko-of-people"),
    pytest.param("ko", "너울랩스 매출에서 데이터센터 비중은 60%다.", 60, "share", id="ko-a-share-that-is-told"),
    pytest.param("ko", "마루 K4의 정확도는 91%다.", 91, "accuracy", id="ko-a-percentage-of-its-own"),
    pytest.param("tr", "Lodos L2 kartının doluluk oranı yüzde 71.", 71, "utilization", id="tr-occupancy"),
    pytest.param("ko", "너울랩스는 광스위치 시장의 62%를 쥔 회사다.", 62, "market_share", id="ko-held-of-a-market"),
    pytest.param("tr", "Optik anahtarda Dalga Yonga'yı yüzde 27'yle Lodos Devre izliyor.", 27, "market_share", id="tr-comes-behind-with"),
    pytest.param("ko", "너울랩스는 지난해 새 공장에 900억 원을 썼다.", 9e10, "investment", id="ko-spent-on"),
    pytest.param("tr", "Dalga Yonga'nın bu yılki makine harcaması 400 milyon dolar.", 4e8, "investment", id="tr-spending-of-a-firm"),
    pytest.param("tr", "Dalga Yonga, Lodos Devre'yi 900 milyon dolara almak istiyor.", 9e8, "valuation", id="tr-wants-to-buy-for"),
]


@pytest.mark.parametrize(("language", "text", "value", "metric"), METRICS)
def test_metric_by_its_neighbours(read, language, text, value, metric):
    assert [claim.metric for claim in read(text, language).claims if claim.value == value] == [metric]


def test_what_is_held_of_a_firm_is_no_share_of_a_market(read):
    assert "market_share" not in {claim.metric for claim in read("너울랩스는 자회사 지분 62%를 쥐고 있다.", "ko").claims}


LISTS = [
    ("ko", "ViT-B를 돌렸다. 초당 이미지 수로 적으면 이렇다.\n\n- 마루 K4: 2,300장\n- 한빛 R1: 4,100장\n\n한빛 R1은 패치 뒤 4,100장이 됐고 그 전에는 3,200장이었다.", {2300, 4100, 3200}),
    ("tr", "ViT-B'yi çalıştırdık. Saniyedeki görüntü sayısı şöyle.\n\n- Poyraz P3: 2.300 adet\n- Lodos L2: 4.100 adet", {2300, 4100}),
]


@pytest.mark.parametrize(("language", "text", "values"), LISTS)
def test_pieces_of_a_list_led_by_a_rate_are_done_in_a_second(read, language, text, values):
    found = {claim.value for claim in read(text, language).claims if claim.metric == "throughput"}
    assert found == values


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ko", "마루 K4는 초당 11만 토큰을 낸다. 한빛 R1은 24만 3천."),
        ("ko", "마루 K4는 초당 11만 토큰을 냈다. 워커를 늘리니까 24만 3천까지 올라갔다."),
        ("tr", "Fiyatı 5.100 dolar olan Poyraz P3 için 48 bin adetlik satış hedefi var; biz 35 bini gerçekçi buluyoruz."),
    ],
)
def test_large_numbers_beside_rates_and_goods_are_no_money(read, language, text):
    assert not [one.surface for one in read(text, language).figures if one.kind == "money" and one.value > 20_000]


def test_large_numbers_in_talk_of_prices_are_money(read):
    assert [one.unit for one in read("마루 K4는 초당 11만 토큰을 낸다. 중고 시세는 24만.", "ko").figures if one.value == 240_000] == ["KRW"]


@pytest.mark.parametrize(
    ("language", "text", "value"),
    [
        ("tr", "Eğitim sonuçları:\n\n- Poyraz P3: 14.200 token/s, 24,5 saat, 313 dolar\n- Lodos L2: 31.500 token/s, 11 saat, 212 dolar", 212),
        ("ko", "마루 K4 노드 요금이 시간당 11달러, 한빛 R1 노드 23달러니까 각각 270달러, 230달러.", 230),
    ],
)
def test_what_a_run_cost_is_no_price_of_the_chip(read, language, text, value):
    claim = next(one for one in read(text, language).claims if one.value == value)
    assert (claim.metric, claim.unit, claim.conditions["case"]) == ("cost", "USD", "the whole run")


@pytest.mark.parametrize(("language", "text"), [("ko", "마루 K4의 테이프아웃은 내년 9월로 잡혀 있다."), ("tr", "Poyraz P3'ün bant çıkışı Eylül 2027'de yapılacak.")])
def test_a_tape_out_is_told_as_one(read, language, text):
    claim = next(one for one in read(text, language).claims if one.type == "event")
    assert "taped out" in claim.statement


@pytest.mark.parametrize(
    ("language", "text"),
    [("ko", "대기 전력은 마루 K4가 41W로 한빛 R1의 33W보다 높았다."), ("tr", "Boşta güç tüketimi Poyraz P3'te 41 W ile Lodos L2'nin 33 W'ından yüksek.")],
)
def test_both_sides_of_a_comparison_idle(read, language, text):
    assert {claim.conditions.get("case") for claim in read(text, language).claims if claim.metric == "power"} == {"idle"}


def test_a_figure_of_nothing_told_says_no_more_than_that(read):
    claim = next(one for one in read("너울랩스 임직원 90명 가운데 60%가 박사다.", "ko").claims if one.value == 60)
    assert claim.statement.startswith("A figure told of ")
