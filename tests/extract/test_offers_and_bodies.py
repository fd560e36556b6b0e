"""Tables of what providers offer, bodies that tell of a market, what was shipped in all, and differences told as amounts."""

from __future__ import annotations

import pytest

OFFERS = {
    "ko": "클라우드 요금 비교\n\n세 곳의 요금을 비교했다.\n\n| 사업자 | 상품 | 카드 | 시간당 가격 | 카드당 |\n|---|---|---|---|---|\n| 누리클라우드 | nc-h100-8 | 8 × H100 | 32달러 | 4달러 |\n| 다솜클라우드 | ds.mi300x.8 | 8 × MI300X | 24달러 | 3달러 |\n",
    "tr": "Bulut fiyatları\n\nİki sağlayıcıyı karşılaştırdık.\n\n| Sağlayıcı | Örnek | Kart | Saatlik fiyat | Kart başına |\n|---|---|---|---|---|\n| BulutEge | be-h100-8 | 8 × H100 | 32 dolar | 4 dolar |\n| Kıyıbulut | kb.mi300x.8 | 8 × MI300X | 24 dolar | 3 dolar |\n",
}


@pytest.mark.parametrize(("language", "names"), [("ko", ("nc-h100-8", "ds.mi300x.8")), ("tr", ("be-h100-8", "kb.mi300x.8"))])
def test_a_row_is_told_of_its_offer_and_a_column_for_each_card_of_one(read, language, names):
    told = {claim.value: (claim.subject, claim.conditions.get("chips"), claim.conditions.get("case")) for claim in read(OFFERS[language], language).claims if claim.metric == "price"}
    assert told == {32: (names[0], 8, None), 4: (names[0], None, "per card"), 24: (names[1], 8, None), 3: (names[1], None, "per card")}


def test_a_name_that_ends_in_a_letter_and_a_number_counts_nothing(read):
    text = "| Kart | Saatlik fiyat |\n|---|---|\n| Ege HX8 | 32 dolar |\n| Ege HX4 | 16 dolar |\n"
    assert [claim.subject for claim in read(text, "tr").claims if claim.metric == "price"] == ["Ege HX8", "Ege HX4"]


@pytest.mark.parametrize(("text", "names"), [
    ("Pusula Araştırma'nın salı günü yayımladığı rapora göre yıllık sevkiyat 2 milyon karta çıktı.", {"Pusula Araştırma"}),
    ("Ufuk Danışmanlık, pazarın 5 milyar dolar olduğunu hesaplıyor.", {"Ufuk Danışmanlık"}),
    ("Yeni Araştırma'ya göre pazar 5 milyar dolar.", {"Araştırma"}),
])  # fmt: skip
def test_the_first_word_of_a_body(read, text, names):
    assert {entity.name for entity in read(text, "tr").entities if entity.type == "organisation"} == names


REPORTS = [
    ("tr", "Pusula Araştırma'nın salı günü yayımladığı rapora göre yıllık sevkiyat 2 milyon karta çıktı.\n\nFerda Yonga'nın genel müdürü Okan Tezer, FY-1 kartından 3.000 adet sattıklarını belirtti.\n\nRapora göre SK hynix, HBM pazarının yüzde 57'sini elinde bulunduruyor.", "Pusula Araştırma"),
    ("ko", "한별리서치가 화요일 발표한 보고서에 따르면 연간 가속기 출하량은 200만 장으로 늘었다.\n\n가람칩의 오태준 대표는 G-1 카드를 3000장 팔았다고 밝혔다.\n\n보고서에 따르면 SK하이닉스는 HBM 시장의 57%를 차지한다.", "한별리서치"),
    # the report of whoever spoke last
    ("tr", "Analist Mine Ergun'un raporuna göre pazar 5 milyar dolar. Raporda NVIDIA'nın payının yüzde 57 olduğu belirtiliyor.", "Mine Ergun"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "source"), REPORTS)
def test_a_report_is_not_that_of_whoever_spoke_since(read, language, text, source):
    assert [claim.attributed_to for claim in read(text, language).claims if claim.value == 57] == [source]


SUBJECTS = [
    ("tr", "Yapay zekâ hızlandırıcılarının dünya genelindeki sevkiyatı yüzde 18 artarak 2,95 milyona çıktı. Lodos L1 kartı 75 W çekiyor.", 2.95e6, "Yapay zekâ hızlandırıcıları"),
    ("ko", "AI 가속기의 전 세계 출하량은 295만 장으로 늘었다. 도담 D4는 75W를 쓴다.", 2.95e6, "AI 가속기"),
    ("tr", "NVIDIA'nın kartlarının satışı 2 milyona çıktı.", 2e6, "NVIDIA"),
    # whoever is sent so many, and the place where somebody is
    ("tr", "Poyraz Yonga geçen yıl büyüdü. Şirket Doruk Finans'a 300 kart gönderdi.", 300, "Poyraz Yonga"),
    ("ko", "도담칩은 작년에 성장했다. 도담칩은 도운은행에 카드 300장을 납품했다.", 300, "도담칩"),
    ("tr", "NVIDIA büyüyor. Santa Clara merkezli üretici ikinci çeyrekte 1,55 milyon kart gönderdi.", 1.55e6, "NVIDIA"),
    # an analyst's house is not told of
    ("tr", "Kartlar satıldı. Pusula Araştırma analisti Mine Ergun, NVIDIA'nın payının yüzde 56 olduğunu söyledi.", 56, "NVIDIA"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "value", "subject"), SUBJECTS)
def test_subject(read, language, text, value, subject):
    assert [claim.subject for claim in read(text, language).claims if claim.value == value] == [subject]


@pytest.mark.parametrize(("text", "of"), [
    ("NVIDIA büyüyor. Şirketin pazar payı yüzde 60'a geriledi.", None),
    ("Huawei 236 bin Ascend kartıyla pazarın yüzde 8'ini elinde tuttu.", None),
    ("Huawei sunucu hızlandırıcısı pazarının yüzde 8'ini elinde tuttu.", "sunucu hızlandırıcısı pazarı"),
])  # fmt: skip
def test_whose_share_it_is_is_no_part_of_the_market(read, text, of):
    assert {claim.conditions.get("of") for claim in read(text, "tr").claims if claim.metric == "market_share"} == {of}


DIFFERENCES = [
    ("tr", "Tuna T1 kartı 90 watt çekiyor, Orhun K2 ise 75 watt. Aradaki fark 15 watt.", 15, "Tuna T1", "Orhun K2", "higher"),
    ("ko", "두나 T1 카드는 90W를 쓰고 오르 K2는 75W를 쓴다. 차이는 15W다.", 15, "두나 T1", "오르 K2", "higher"),
    ("tr", "Tuna T1 kartı 900 dolar, Orhun K2 1.200 dolar. Fark 300 dolar.", 300, "Orhun K2", "Tuna T1", "higher"),
    ("ko", "두나 T1 카드는 900달러, 오르 K2는 1200달러다. 차액은 300달러다.", 300, "오르 K2", "두나 T1", "higher"),
    ("tr", "Tuna T1 havayla 120 watt çekiyor. Sıvıyla 95 watta iniyor. Aradaki fark 25 watt.", 25, "Tuna T1", "previous", "lower"),
    # no difference of the two, and none at all
    ("tr", "Tuna T1 kartı 90 watt çekiyor, Orhun K2 ise 75 watt. Tuna T1 boşta 15 watt çekiyor.", 15, "Tuna T1", None, None),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "value", "subject", "comparator", "direction"), DIFFERENCES)
def test_a_difference_stands_between_the_values_just_told(read, language, text, value, subject, comparator, direction):
    assert [(c.subject, c.comparator, c.direction) for c in read(text, language).claims if c.value == value] == [(subject, comparator, direction)]


@pytest.mark.parametrize(("language", "text", "modality"), [
    ("tr", "Lodos K4 kartının 16 GB bellekli bir seçeneği yok.", "denied"),
    ("tr", "Lodos K4 kartının 16 GB'lık bir sürümü bulunmuyor.", "denied"),
    ("tr", "Lodos K4 kartının 16 GB bellekli modeli yok satıyor.", "asserted"),
    ("tr", "Lodos K4 kartının 16 GB bellekli bir seçeneği var.", "asserted"),
    ("ko", "가람 K4는 16GB 모델이 아직 없다.", "denied"),
    ("ko", "가람 K4는 16GB 모델이 없어서 못 판다.", "asserted"),
])  # fmt: skip
def test_what_nothing_is_sold_with(read, language, text, modality):
    assert [claim.modality for claim in read(text, language).claims if claim.value == 16] == [modality]


@pytest.mark.parametrize(("language", "text", "value", "source"), [
    ("tr", "Poyraz Yonga'nın kurucusu Selin Tok ile konuştuk.\n\nSoru: Müşteriniz var mı?\nSelin Tok: Banka bize gecikmenin 9 milisaniyeden 6 milisaniyeye düştüğünü bildirdi.", 6, "Banka"),
    ("tr", "Poyraz Yonga'nın kurucusu Selin Tok ile konuştuk.\n\nSoru: Müşteriniz var mı?\nSelin Tok: Banka için P2'nin gecikmesini 9 milisaniyeden 6 milisaniyeye düşürdük.", 6, "Selin Tok"),
    ("ko", "도담칩의 한소라 대표와 만났다.\n\n질문: 쓰는 곳이 있습니까?\n한소라: 은행은 저희에게 지연 시간이 9밀리초에서 6밀리초로 줄었다고 전했습니다.", 6, "은행"),
])  # fmt: skip
def test_who_told_the_speaker_says_it(read, language, text, value, source):
    assert [claim.attributed_to for claim in read(text, language).claims if claim.value == value] == [source]


@pytest.mark.parametrize(("language", "text", "limits"), [
    ("tr", "Ekip, H200'ün sınırını 700 watt'tan 500 watt'a indirdi.", [700, 500]),
    ("ko", "연구진은 H200의 전력 한도를 700W에서 500W로 낮췄다.", [700, 500]),
    ("tr", "H200 tam yükte 700 watt'tan 500 watt'a indi.", []),
    ("ko", "H200의 소비전력은 700W에서 500W로 낮아졌다.", []),
])  # fmt: skip
def test_both_ends_of_a_limit_that_is_moved(read, language, text, limits):
    assert [claim.value for claim in read(text, language).claims if claim.metric == "power_limit"] == limits


@pytest.mark.parametrize(("language", "text", "value", "subject"), [
    ("tr", "AMD büyüdü. MI350 üreticisi gelirini yüzde 34 artırdı.", 34, "AMD"),
    ("ko", "AMD가 컸다. MI300X 제조사는 매출이 34% 늘었다.", 34, "AMD"),
    ("tr", "AMD büyüdü. MI350 tam yükte 900 watt çekiyor.", 900, "MI350"),
])  # fmt: skip
def test_a_firm_that_is_called_by_what_it_makes(read, language, text, value, subject):
    assert [claim.subject for claim in read(text, language).claims if claim.value == value] == [subject]


@pytest.mark.parametrize(("language", "text", "value", "unit"), [
    ("tr", "BulutEge fiyatıyla H100'de milyon token 0,26 dolara geliyor.", 0.26, "USD/Mtoken"),
    ("tr", "MI300X'in saatlik ücreti düşük olduğundan milyon token'ı 0,22 dolara mal ediyor.", 0.22, "USD/Mtoken"),
    ("tr", "H200'de bir milyon token 0,40 dolar.", 0.4, "USD/Mtoken"),
    ("tr", "H200 saatte 2 milyon token üretti, saatlik ücreti 3 dolar.", 3, "USD/h"),
    ("ko", "H100에서는 100만 토큰이 0.26달러에 나온다.", 0.26, "USD/Mtoken"),
    ("ko", "H200은 시간당 200만 토큰을 만들고 시간당 3달러다.", 3, "USD/h"),
])  # fmt: skip
def test_what_so_many_tokens_come_to(read, language, text, value, unit):
    assert [claim.unit for claim in read(text, language).claims if claim.value == value] == [unit]


@pytest.mark.parametrize(("language", "text"), [
    ("tr", "Bir H200 tam yükte 700 watt çeker. Sunucuda bunlardan sekiz tane var, toplamı 5,6 kilovat eder."),
    ("ko", "H200 한 장은 700W를 쓴다. 서버에는 이런 카드가 8장 들어가니 합계는 5.6kW다."),
])  # fmt: skip
def test_a_total_is_of_so_many(read, language, text):
    [count] = [claim for claim in read(text, language).claims if claim.value == 8]
    [total] = [claim for claim in read(text, language).claims if claim.value == 5.6]
    assert (total.conditions.get("chips"), count.conditions.get("of")) == (8, None)
