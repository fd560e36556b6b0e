"""A whole and its parts: the box, the card in it, kits, sums and averages; techniques, predecessors and the two ends of a change."""

from __future__ import annotations

import pytest

SUBJECTS = [
    # all of a machine, by its name where it has one
    ("ko", "다솜 S2는 70W를 쓴다. S2 카드 네 장을 넣은 서버로 8B 모델을 돌리니 전력은 서버 전체로 0.8kW였다.", 0.8, "서버"),
    ("ko", "'여울 AI 센터' 2027년 문 연다\n\n시는 여울 AI 센터의 계획을 발표했다. B200은 장당 180GB로 H200(141GB)보다 크고, 시는 센터 전체의 FP8 연산 능력이 12엑사플롭스라고 추산했다.", 12, "여울 AI 센터"),
    ("ko", "S2 카드의 전력은 70W다. 전력은 S2 카드가 70W다.", 70, "S2"),
    ("tr", "Arc B580 taktım, 14B modelde 29 token/s aldım, bütün sistem 240 W.", 240, "sistem"),
    ("tr", "Tüm sistem içinde Arc B580 180 W çekiyor.", 180, "Arc B580"),
    # the card by itself, and the machine that it is in
    ("ko", "솔빛 W3을 써 봤다. 가격은 640만 원인데, 이 가운데 S2 카드만 따로 사면 210만 원이다.", 210e4, "S2"),
    ("tr", "Yeni hızlandırıcı Poyraz P5'i denedim. Poyraz P5 sessiz. Kart tek başına 88.000 lira, RTX 5090 142.000 lira.", 88000, "Poyraz P5"),
    ("tr", "Yeni hızlandırıcı Poyraz P5'i denedim. Kart 88.000 lira, RTX 5090 142.000 lira.", 142000, "RTX 5090"),
    ("tr", "İş istasyonu Kule 7 sunucusu çıktı. Kule 7'nin L40S'li sürümü 190.000 liraya satılıyor; aynı kasanın RTX 5090'lı sürümü için 240.000 lira istiyor.", 190000, "Kule 7"),
    ("tr", "İş istasyonu Kule 7 sunucusu çıktı. Kule 7'nin L40S'li sürümü 190.000 liraya satılıyor; aynı kasanın RTX 5090'lı sürümü için 240.000 lira istiyor.", 240000, "Kule 7"),
    ("ko", "'하늘 W7'이 나왔다. 하늘 W7의 L40S 탑재 모델은 320만 원이다.", 320e4, "하늘 W7"),
    ("tr", "Eskiden RTX A4000'li bilgisayar çalıştırıyorduk, her biri 210 watt çekiyordu.", 210, "RTX A4000'li bilgisayar"),
    ("tr", "RTX A4000 140 watt çekiyordu.", 140, "RTX A4000"),
    ("ko", "조달청이 공개한 H200 8장들이 서버의 가격은 4억 8,000만 원이다.", 4.8e8, "H200 8장들이 서버"),
    ("ko", "L4를 꽂은 서버는 900만 원이다.", 900e4, "L4를 꽂은 서버"),
    ("ko", "L4의 가격은 서버 값의 절반인 400만 원이다.", 400e4, "L4"),
    # a machine of which only the value is told
    ("tr", "Serçe N3 çıktı. RTX A4000 140 watt çekiyordu. Şimdi aynı işi 12 watt'lık bir kutu yapıyor.", 12, "kutu"),
    ("ko", "RTX A4000의 전력은 140W였다. 이제 같은 일을 12W짜리 상자가 한다.", 12, "상자"),
    # kits and modules
    ("tr", "Serçe N3 çıktı. Serçe N3 8 W çekiyor. Geliştirme kiti 149 dolardan satışta.", 149, "Geliştirme kiti"),
    ("tr", "Serçe N3 çıktı. Serçe N3 8 W çekiyor. Serçe N3'ün fiyatı 49 dolar.", 49, "Serçe N3"),
    ("ko", "다솜 N3가 나왔다. 다솜 N3의 전력은 8W다. 개발 키트는 149달러다.", 149, "개발 키트"),
    # sums and averages
    ("ko", "새누리센터는 국산 NPU를 산다. 리벨쿼드 600장, NC-200 320장 등 920장이다. 장당 평균 2,500만 원꼴이다.", 2500e4, "NPU"),
    # a way of working
    ("ko", "H100의 전력은 700W다. 추측 디코딩은 코드 생성에서는 1.6배 빠르다.", 1.6, "추측 디코딩"),
    ("ko", "추측 디코딩을 켜면 H100은 1.6배 빠르다.", 1.6, "H100"),
    ("tr", "H100 700 W çekiyor. Spekülatif kod çözme üretimde hızı 1,6 kat artırdı.", 1.6, "Spekülatif kod çözme"),
    ("tr", "Niceleme ile H100 1,6 kat hızlandı.", 1.6, "H100"),
    # what a paragraph says that it is about
    ("ko", "'하늘 W7' 써 보니\n\n하늘 W7을 빌려 썼다. 하늘 W7의 가격은 640만 원이다. 돌담 M4가 들어간다.\n\n돌담 M4부터 보자. 메모리는 32GB다. 전작 돌담 M3는 16GB였다. 두께는 2슬롯이다.", 2, "돌담 M4"),
    ("ko", "'하늘 W7' 써 보니\n\n하늘 W7을 빌려 썼다. 하늘 W7의 가격은 640만 원이다. 돌담 M4가 들어간다.\n\n돌담 M4부터 보자. 메모리는 32GB다. H100은 80GB다. 두께는 2슬롯이다.", 80, "H100"),
    ("tr", "Kule 7 sunucusu incelemesi\n\nKule 7 sunucusunu denedim. Kule 7'nin fiyatı 190.000 lira. İçinde Poyraz P5 var.\n\nPoyraz P5'ten başlayalım. Belleği 48 GB. Gücü 300 W.", 300, "Poyraz P5"),
    # the power supply, and what a card wants of one
    ("ko", "지금 쓰는 건 3060입니다. 4090은 260만 원쯤 하더라고요. 파워는 750W고요.", 750, "파워"),
    ("ko", "4090의 전력은 450W다.", 450, "RTX 4090"),
    ("tr", "RTX 3060 kullanıyorum. Güç kaynağım 650 W, kasa küçük.", 650, "Güç kaynağı"),
    # of two things the one that the last clause compares
    ("ko", "시간당 임대료는 A100이 장당 1.4달러, L40S가 2.1달러이므로 토큰당으로 따지면 L40S가 6% 남짓 싸다. 차이가 작아 보이지만 메모리가 48GB라 넉넉하다.", 48, "L40S"),
    ("ko", "A100은 L40S보다 6% 싸다. 메모리는 80GB라 넉넉하다.", 80, "A100"),
    # a model without a name, and what chips are in
    ("tr", "Serçe N3 çıktı. Serçe N3'ün 2 milyar parametreli bir modeli 8 watt altında çalıştırmasını bekliyoruz.", 2e9, "model"),
    ("tr", "2 milyar parametreli Kuğu-2B modeli çıktı.", 2e9, "Kuğu-2B"),
    ("ko", "다솜 N3가 나왔다. 다솜 N3는 20억 매개변수 규모의 시각언어모델을 초당 11토큰으로 구동한다.", 2e9, "시각언어모델"),
    ("ko", "70억 개 매개변수의 언어모델 '미스트랄 7B'를 구동했다.", 70e8, "Mistral 7B"),
    ("ko", "다솜 N3는 단품과 M.2 모듈(N3-M), 4칩 PCIe 카드(N3-Q)로 공급된다. N3-Q의 전력은 30W다.", 4, "N3-Q"),
    # two values set against each other, of the two things compared just before
    ("ko", "L4는 8B에서 98토큰 나오고, T4가 70토큰이니까 40% 빠른 정도? 대역폭이 300GB/s 대 320GB/s로 별 차이 없어요.", 300, "L4"),
    ("ko", "L4는 8B에서 98토큰 나오고, T4가 70토큰이니까 40% 빠른 정도? 대역폭이 300GB/s 대 320GB/s로 별 차이 없어요.", 320, "T4"),
    # what is not there, and whose doing is only a condition
    ("ko", "L4는 어떨까? 여덟 장을 묶었다. NVLink가 없어서 통신에 시간의 27%를 쓴다.", 27, "L4"),
    ("ko", "동쪽반도체의 매출은 4조 원이다. 엔비디아의 인증이 2분기를 넘기면 영업이익은 9% 줄어든다.", 9, "동쪽반도체"),
    ("tr", "Ege Bellek'in geliri 4 milyar lira. Nvidia'nın onayı gecikirse faaliyet kârı yüzde 9 azalır.", 9, "Ege Bellek"),
    # the predecessor, as a value describes it, and as the sentence turns to it
    ("tr", "Atlas A7 çıktı. Selefi Atlas A6 64 GB taşıyor. Atlas A7'nin güç tüketimi 900 watt; bu değer 600 watt tüketen selefinin üzerinde.", 600, "Atlas A6"),
    ("tr", "Atlas A6'nın halefi Atlas A7 geliyor. Şirket, yeni çipin 2 petaflop sunacağını söylüyor. Tüketim 350 watt olacak; mevcut kartta bu değer 300 watt.", 2, "Atlas A7"),
    ("tr", "Atlas A6'nın halefi Atlas A7 geliyor. Şirket, yeni çipin 2 petaflop sunacağını söylüyor. Tüketim 350 watt olacak; mevcut kartta bu değer 300 watt.", 350, "Atlas A7"),
    ("tr", "Atlas A6'nın halefi Atlas A7 geliyor. Şirket, yeni çipin 2 petaflop sunacağını söylüyor. Tüketim 350 watt olacak; mevcut kartta bu değer 300 watt.", 300, "Atlas A6"),
    ("ko", "아틀라스 A6의 후속작인 아틀라스 A7이 나온다. 전력은 350W다. 현 제품은 300W다.", 300, "아틀라스 A6"),
    # the new product, in a sentence that first describes it by the old one
    ("tr", "Ege, Serçe N3'ü müşterilerinin kullanımına sunduğunu duyurdu. Serçe N2'nin 10 TOPS'luk gücünü artıran yeni işlemci, saniyede 300 kare işliyor. Gecikmesi 2 milisaniye.", 300, "Serçe N3"),
    ("tr", "Ege, Serçe N3'ü müşterilerinin kullanımına sunduğunu duyurdu. Serçe N2'nin 10 TOPS'luk gücünü artıran yeni işlemci, saniyede 300 kare işliyor. Gecikmesi 2 milisaniye.", 2, "Serçe N3"),
    # what is added is counted, not what it is added to
    ("tr", "Martı kümesinde 64 A100 var. Martı kümesine 24 adet H200 eklenecek.", 24, "H200"),
    ("tr", "Kovan 2'nin her birinde 8 H200 var.", 8, "Kovan 2"),
    # common nouns of techniques are no firms
    ("ko", "서빙 비용을 줄였다. 모델 서빙 스타트업 '누리서버'의 서빙은 빠르다. H100의 전력은 700W다.", 700, "H100"),
    ("ko", "나루칩스는 차기작 S4에서 처리량을 세 배로 올린다. 차기작 S4는 2027년에 나온다. S4의 전력은 90W다.", 90, "S4"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "value", "subject"), SUBJECTS)
def test_subject(read, language, text, value, subject):
    document = read(text, language)
    assert [claim.subject for claim in document.claims if claim.value == value][:1] == [subject]


@pytest.mark.parametrize(("language", "text", "value"), [
    ("ko", "리벨쿼드 600장, NC-200 320장 등 920장이다.", 920),
    ("ko", "B200이 8,000장, H200이 2,000장으로 GPU만 모두 1만 장이다.", 10_000),
    ("tr", "Küme için 600 B200, 300 H200 alındı, toplam 900 kart.", 900),
])  # fmt: skip
def test_a_sum_is_of_none_of_what_was_listed(read, language, text, value):
    assert not {claim.subject for claim in read(text, language).claims if claim.value == value} & {"Rebel Quad", "NC-200", "B200", "H200"}


@pytest.mark.parametrize(("language", "text"), [
    ("ko", "솔빛 E2를 단 로봇은 빠르다. 배송 로봇 '두레'의 E2 이야기다. 연산부 전력은 오히려 24W에서 11W로 줄었다."),
    ("ko", "솔빛 E2는 로봇에 쓰인다. 인식 주기가 초당 14회에서 26회로 빨라졌다."),
    ("tr", "Poyraz P5 dronlarda kullanılıyor. İmbat kutusu da öyle. Gücü 24 W'tan 11 W'a indi."),
])  # fmt: skip
def test_both_ends_of_a_change_are_of_one_thing(read, language, text):
    claims = [claim for claim in read(text, language).claims if claim.figure is not None]
    assert len(claims) > 1 and len({claim.subject for claim in claims[-2:]}) == 1


@pytest.mark.parametrize(("language", "text", "value", "chips"), [
    ("ko", "3090 두 장이면 48GB에 190만 원이다.", 48, 2),
    ("ko", "3090 두 장이면 48GB에 190만 원이다.", 190e4, 2),
    ("ko", "3090 한 장은 24GB에 95만 원이다.", 95e4, None),
    ("ko", "MI60을 두 장 샀다. 대역폭은 1TB/s고 합치면 64GB다.", 64, 2),
    ("ko", "MI60을 두 장 샀다. 메모리는 32GB다.", 32, None),
    ("ko", "다솜 S2 카드(24GB, 70W) 네 장을 넣은 서버로 70B 모델을 돌리니 초당 900토큰이 나왔다.", 900, 4),
    ("tr", "Benim iki MI60 toplam 64 GB ediyor.", 64, 2),
    ("tr", "İki kart da modeli belleğe sığdıramadığı için testi tamamlayamadı, L40S ise saniyede 22 token verdi.", 22, None),
    ("tr", "İki L40S saniyede 22 token verdi.", 22, 2),
    ("tr", "MI60 toplam 32 GB taşıyor.", 32, None),
])  # fmt: skip
def test_taken_together(read, language, text, value, chips):
    assert [claim.conditions.get("chips") for claim in read(text, language).claims if claim.value == value] == [chips]


def test_the_edition_of_a_machine(read):
    claims = read("İş istasyonu Kule 7 sunucusu çıktı. Kule 7'nin L40S'li sürümü 190.000 liraya satılıyor; aynı kasanın RTX 5090'lı sürümü için 240.000 lira istiyor.", "tr").claims
    assert [claim.conditions.get("case") for claim in claims if claim.metric == "price"] == ["L40S", "RTX 5090"]


def test_so_many_in_each_node(read):
    claims = read("Martı kümesinde 6 düğüm var, her birinde sekizer adet A100 bulunuyor.", "tr").claims
    assert [claim.conditions.get("case") for claim in claims if claim.value == 8] == ["per node"]


@pytest.mark.parametrize(("language", "text"), [
    ("ko", "돌담 W2 서버를 써 봤다. 카드는 돌담 M4다. 돌담 M4는 조용하다. 전작 M3보다 용량은 두 배 크고 전력은 15W 높다."),
    ("tr", "Kule 7 sunucusunu denedim. Kart Poyraz P5. Poyraz P5 sessiz. RTX 4090'a göre belleği iki kat büyük, gücü 15 W yüksek."),
])  # fmt: skip
def test_what_stands_against_one_thing_in_a_sentence_is_one(read, language, text):
    claims = [claim for claim in read(text, language).claims if claim.comparator in ("M3", "RTX 4090")]
    assert len(claims) == 2 and len({claim.subject for claim in claims}) == 1


@pytest.mark.parametrize(("language", "text", "statement"), [
    ("ko", "조달청이 공개한 H200 8장들이 서버의 가격은 4억 8,000만 원이다.", "The server with 8 H200 costs KRW 480 million"),
    ("ko", "H100의 전력은 700W다. 추측 디코딩은 코드 생성에서는 1.6배 빠르다.", "The performance of speculative decoding is 1.6 times"),
    ("tr", "Eskiden RTX A4000'li bilgisayar çalıştırıyorduk, her biri 210 watt çekiyordu.", "the computer with RTX A4000 drew 210 W"),
    ("tr", "Benim iki MI60 toplam 64 GB ediyor.", "MI60 has 64 GB of memory with 2 chips."),
])  # fmt: skip
def test_statement(read, language, text, statement):
    assert any(statement.lower() in claim.statement.lower() for claim in read(text, language).claims)
