"""Who makes what: customers, other things between, places, sorts of firms, the lexicon's short names."""

import pytest


def _makers(document):
    names = {entity.entity_id: entity.name for entity in document.entities}
    return {entity.name: names.get(entity.vendor_id) for entity in document.entities}


@pytest.mark.parametrize(
    ("language", "text", "thing", "maker"),
    [
        ("tr", "Uç işlemcileri geliştiren Pelit A.Ş., Keklik K3'ü bugün müşterilerine sundu. Keklik K3 24 TOPS veriyor.\n\nKargo şirketi Dörtyol Kargo, işlemciyi depolarında kullanıyor. Dörtyol Kargo müdürü memnun. Keklik K5 yolda.", "Keklik K5", "Pelit"),
        ("ko", "엣지 반도체 전문기업 물결온은 신경망칩 '모래 G3'를 출시했다고 밝혔다.\n\n독일의 카메라 기업 벨로옵틱은 모래 G3 2만 개를 구매하기로 했다. G4는 8W를 쓴다.", "G4", "물결온"),
        ("ko", "한빛반도체의 실적이 나왔다. 새 고객은 팹리스 노들텐서다. 노들텐서가 내년 출시를 예고한 가속기 NT-7은 DX4-16 네 개를 얹는다.", "NT-7", "노들텐서"),
        ("ko", "한빛반도체 (매수)\n\n핵심은 'DX4-16'이다. 팹리스 노들텐서가 출시를 예고한 가속기 NT-7은 DX4-16 네 개를 얹는다.", "DX4-16", "한빛반도체"),
        ("tr", "Ova Yarı İletken büyüyor\n\nUmut bağlanan ürün DX4-16. Işık Silikon'un duyurduğu NT-7'nin içinde dört DX4-16 var.", "NT-7", "Işık Silikon"),
        ("ko", "물결온은 '모래 G3'를 출시했다고 밝혔다. 카메라 기업 벨로옵틱의 평가도 좋다. G3-M은 79달러다.", "G3-M", "물결온"),
        ("ko", "두솔칩 R1 써 보신 분 있나요? 두솔칩 R1은 초당 40토큰이 나옵니다.", "두솔칩 R1", "두솔칩"),
        ("ko", "새 추론칩 R1은 초당 40토큰을 낸다.", "추론칩 R1", None),
    ],
)
def test_who_only_uses_a_thing_or_stands_beyond_another_makes_it_not(read, language, text, thing, maker):
    assert _makers(read(text, language))[thing] == maker


@pytest.mark.parametrize(
    ("language", "text", "thing", "maker"),
    [
        ("ko", "스타트업 가온코어의 가속기 M3 한 장을 빌렸다. M3는 180W를 쓴다. 전작 M1은 150W였다.", "M3", "가온코어"),
        ("ko", "스타트업 가온코어의 가속기 M3 한 장을 빌렸다. M3는 180W를 쓴다. 전작 M1은 150W였다.", "M1", "가온코어"),
        ("tr", "Batı Yonga'nın yeni hızlandırıcısı M3 geldi. M3 180 W çekiyor.", "M3", "Batı Yonga"),
        ("ko", "애플 M3는 빠르다. 가온코어의 가속기 R1과 견주면 M3는 40W를 덜 쓴다.", "M3", "Apple"),
        ("ko", "가온랩의 T4 인스턴스는 시간당 900원이다. T4는 70W를 쓴다.", "T4", "NVIDIA"),
        ("tr", "Batı Bulut'un T4 sunucusu saatte 20 lira. T4 70 W çekiyor.", "T4", "NVIDIA"),
    ],
)
def test_a_short_known_name_that_the_text_gives_another_maker(read, language, text, thing, maker):
    assert _makers(read(text, language))[thing] == maker


@pytest.mark.parametrize(
    ("language", "text", "name", "kind"),
    [
        ("tr", "Bugün Pelit A.Ş. yeni kartını tanıttı.", "Pelit", "vendor"),
        ("tr", "Bugün Sarıçam Yonga AŞ'nin kartı geldi.", "Sarıçam Yonga", "vendor"),
        ("tr", "Bugün Orvex Ltd. Şti. kart satıyor.", "Orvex", "vendor"),
        ("tr", "Bugün Toros A kartı geldi.", "Toros A", "chip"),
        ("tr", "Boran Bilişim'in yeni iş istasyonu Atölye 7'yi denedik. Atölye 7'nin Toros'lu hâli 300 W çekiyor. Toros 200 W çekiyor.", "Atölye 7", "system"),
    ],
)
def test_the_legal_form_closes_a_firm(read, language, text, name, kind):
    assert (name, kind) in {(entity.name, entity.type) for entity in read(text, language).entities}


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("진안 '한마음 AI 센터' 2029년 문 연다\n\n정부는 진안 솔밭에 들어설 센터에 3조 원을 쓴다. 용량은 80MW다.", "진안"),
        ("발표자는 모델 절임 스타트업 '가지런'의 대표다. 절임 비용은 780원이다.", "절임"),
    ],
)
def test_a_place_and_a_sort_of_firm_are_no_firms(read, text, name):
    assert name not in {entity.name for entity in read(text, "ko").entities if entity.type == "vendor"}


def test_a_firm_and_its_first_word_are_one(read):
    text = "Kalkan Yarı İletken bilançosunu açıkladı. Kalkan'ın performansı yüzde 20 arttı. Kalkan 450 W çeken KN-80'i satıyor."
    assert "Kalkan" not in {entity.name for entity in read(text, "tr").entities}


def test_a_thing_may_have_the_first_word_of_its_firm(read):
    text = "Kalkan Yarı İletken bilançosunu açıkladı. Kalkan yongası 450 W çekiyor. Kalkan'ın performansı yüzde 20 arttı."
    assert _makers(read(text, "tr"))["Kalkan"] == "Kalkan Yarı İletken"


@pytest.mark.parametrize(
    ("language", "text", "thing", "maker"),
    [
        ("tr", "Yelken C70 Hızlandırıcı Kartı\n\n- Yonga: Yelken Pruva (TSMC 6 nm)\n- Güç: 55 W\n\nC70 55 W çeker. TSMC'de üretilen kart sessizdir.", "Yelken Pruva", "Yelken"),
        ("ko", "도담 가속기 카드\n\n- 칩: 도담 P2 (TSMC 7나노)\n- 전력: 55W\n\nP2는 55W를 쓴다. TSMC에서 생산한다.", "도담 P2", None),
        ("tr", "Mercan Silikon yeni yongası Mercan K2'yi tanıttı. TSMC'nin 5 nanometre süreciyle üretilen K2 90 W çekiyor.", "Mercan K2", "Mercan Silikon"),
        ("ko", "솔내반도체가 새 칩 '솔내 K2'를 공개했다. 삼성 파운드리 4나노 공정으로 생산하는 솔내 K2는 90W를 쓴다.", "솔내 K2", "솔내반도체"),
        ("tr", "TSMC'nin N4 süreci yüzde 20 daha yoğun. N4 milimetrekareye 140 milyon transistör sığdırıyor.", "N4", "TSMC"),
    ],
)
def test_a_foundry_makes_no_product_but_its_processes(read, language, text, thing, maker):
    assert _makers(read(text, language)).get(thing, maker) == maker
    assert maker == "TSMC" or "TSMC" not in {made for name, made in _makers(read(text, language)).items() if name != "TSMC"}


@pytest.mark.parametrize(
    ("language", "text", "thing", "maker"),
    [
        ("tr", "Rakip olarak elimde MSI Cubi 9 vardı. Yeni Delta Kutu R4 daha hızlı.\n\n| Test | Delta Kutu R4 | MSI Cubi 9 | Delta Kutu R3 |\n|---|---|---|---|\n| Güç (W) | 80 | 50 | 70 |\n\nR4 80 W çekiyor.", "MSI", None),
        ("tr", "Nergis'in geçen yılki Kutu R3'ü 70 W çekiyordu.\n\nRakip ASUS PN53 idi. Nergis Kutu R4 80 W çekiyor. Nergis, R4'ün R3'ten hızlı olduğunu yazıyor.", "Nergis Kutu R4", "Nergis"),
        ("ko", "도담컴퓨터에서 '도담 미니 R7'을 빌렸다. NPU는 AMD 발표로는 50TOPS, 작년에 나온 R5보다 빠르다.\n\n| 시험 | 도담 미니 R7 | 도담 미니 R5 |\n|---|---|---|\n| 소비 전력(W) | 80 | 60 |\n\nR5는 60W를 쓴다.", "도담 미니 R5", "도담컴퓨터"),
        ("tr", "AMD'nin açıklamasına göre NPU 50 TOPS veriyor, geçen yıl çıkan Delta R5 ise 16. Delta R5 60 W çekiyor.", "Delta R5", "Delta"),
        ("ko", "가람테크의 추론 칩 '가람 G2'가 나왔다. 서버 가람박스 4는 900W를 쓴다.", "가람박스 4", "가람테크"),
        ("tr", "Yelken C70 kartı 55 W çekiyor. Önceki model C40 ise 40 W çekiyordu.", "C40", "Yelken"),
        ("tr", "Yelken C70 kartı 55 W çekiyor. Rakibi R40 ise 40 W çekiyor.", "R40", None),
        ("tr", "Aselsan'ın eski donanım mühendislerinden Can Orhun sorularımızı yanıtladı.\n\nSORU: Pruva-1 kartı nerede? Pruva-1 40 W çekecekti.", "Pruva-1", None),
        ("ko", "인텔 출신 개발자 나윤호 씨를 만났다. 그는 PX-1 카드를 보여 줬다. PX-1은 40W를 쓴다.", "PX-1", None),
        ("tr", "Aselsan'ın yeni kartı Pruva-1 tanıtıldı. Pruva-1 40 W çekiyor.", "Pruva-1", "Aselsan"),
        ("ko", "엔비디아가 GB350을 공개했다.", "GB350", "NVIDIA"),
    ],
)
def test_a_firm_that_is_only_named_with_another_thing_or_as_a_source(read, language, text, thing, maker):
    assert _makers(read(text, language))[thing] == maker


@pytest.mark.parametrize(
    ("language", "text", "name"),
    [
        ("tr", "| Test | Kova 12 Pro AI | Delta Kutu R3 |\n|---|---|---|\n| Güç (W) | 50 | 70 |\n\nYanımda Kova 12 Pro AI duruyordu.", "Kova 12 Pro AI"),
        ("ko", "| 시험 | Kova 12 Pro AI | Delta R3 |\n|---|---|---|\n| 소비 전력(W) | 50 | 70 |", "Kova 12 Pro AI"),
        ("ko", "Kova 12 Pro AI 기능은 느리다. Kova 12 Pro는 50W를 쓴다.", "Kova 12 Pro"),
        ("tr", "Kova 12 Pro AI özellikleri zayıf. Kova 12 Pro 50 W çekiyor.", "Kova 12 Pro"),
    ],
)
def test_ai_closes_a_name_where_nothing_follows_it(read, language, text, name):
    assert {one for one in _makers(read(text, language)) if one.startswith("Kova ")} == {name}


@pytest.mark.parametrize(
    ("language", "text", "name"),
    [
        ("tr", "Bugün Nergis Kutu R3'ü denedik. Eski Kutu R3 70 W çekiyor. R3 sessiz.", "R3"),
        ("ko", "오늘은 '누림 상자 R3'를 써 봤다. '상자 R3'는 70W를 쓴다. R3는 조용하다.", "R3"),
    ],
)
def test_the_short_form_of_a_short_form_is_one_thing_with_both(read, language, text, name):
    assert len({entity.name for entity in read(text, language).entities if entity.name.endswith(name)}) == 1


@pytest.mark.parametrize(
    ("language", "text", "thing", "maker"),
    [
        ("tr", "Dörtyol Telekom kartları denedi. Zirkon P7'nin üreticisi Pelit Yonga 65 W diyor. Zirkon P7'nin belleği 24 GB.", "Zirkon P7", "Pelit Yonga"),
        ("tr", "Dörtyol Telekom, Zirkon P7 kartını denedi. Zirkon P7, Pelit Yonga tarafından tasarlandı. Zirkon P7 65 W tüketiyor.", "Zirkon P7", "Pelit Yonga"),
        ("tr", "Dörtyol Telekom, Zirkon P7 kartını denedi. Zirkon P7'yi Pelit Yonga tasarladı. Zirkon P7 65 W tüketiyor.", "Zirkon P7", "Pelit Yonga"),
        ("tr", "Dörtyol Telekom, Zirkon P7 kartını denedi. Zirkon P7'yi üreten şirket İzmirli Pelit Yonga. Zirkon P7 65 W tüketiyor.", "Zirkon P7", "Pelit Yonga"),
        ("tr", "Dörtyol Telekom, Pelit Yonga'nın Ankara'da üç yılda tasarladığı Zirkon P7 kartını denedi. Zirkon P7 65 W tüketiyor.", "Zirkon P7", "Pelit Yonga"),
        ("tr", "Pelit Yonga, Zirkon P7'yi tanıttı. Zirkon P7'yi TSMC 5 nm süreciyle üretiyor. Zirkon P7 65 W tüketiyor.", "Zirkon P7", "Pelit Yonga"),
        ("tr", "Pelit Yonga, Zirkon P7'yi tanıttı. Zirkon P7'yi Dörtyol Telekom denedi. Zirkon P7 65 W tüketiyor.", "Zirkon P7", "Pelit Yonga"),
        ("ko", "서버 기업 해온시스템은 물결 P7을 시험했다. 물결 P7의 개발사는 판교의 나루실리콘이다. 물결 P7은 65W를 쓴다.", "물결 P7", "나루실리콘"),
        ("ko", "서버 기업 해온시스템은 물결 P7을 시험했다. 물결 P7은 나루실리콘이 3년 동안 개발했다. 물결 P7은 65W를 쓴다.", "물결 P7", "나루실리콘"),
        ("ko", "서버 기업 해온시스템은 물결 P7을 시험했다. 물결 P7을 설계한 나루실리콘은 지난해 상장했다. 물결 P7은 65W를 쓴다.", "물결 P7", "나루실리콘"),
        ("ko", "인텔을 보라. 그들은 칩 2,000장으로 모델 'K7'을 학습시켰다. K7의 학습 비용은 500만 달러였다.", "K7", "Intel"),
        ("tr", "Intel'e bakın. Şirket, 2.000 kartla K7 modelini eğitti. K7'nin eğitim maliyeti 5 milyon dolar.", "K7", "Intel"),
    ],
)
def test_a_maker_told_behind_its_thing_or_taken_up_again(read, language, text, thing, maker):
    assert _makers(read(text, language))[thing] == maker


@pytest.mark.parametrize(
    ("language", "text", "maker"),
    [
        ("ko", "푸른코어가 가속기 P4를 출시했다. P4는 120W를 쓴다.", "푸른코어"),
        ("tr", "Batı Yonga, P4 kartını tanıttı. P4 120 W tüketiyor.", "Batı Yonga"),
        ("tr", "Batı Bulut, P4 kartlarını kiraya verdi. P4 120 W tüketiyor.", "NVIDIA"),
        ("ko", "푸른클라우드가 P4를 도입했다. P4는 120W를 쓴다.", "NVIDIA"),
    ],
)
def test_a_short_known_name_that_another_firm_brings_out(read, language, text, maker):
    assert _makers(read(text, language))["P4"] == maker


@pytest.mark.parametrize(
    ("language", "text", "values"),
    [
        ("ko", "나루실리콘이 새 제품군을 소개했다. 나루실리콘의 2세대 칩은 320TOPS를 낸다.", {320: "나루실리콘"}),
        ("ko", "나래반도체는 양산을 시작했다. 나래반도체의 12단 제품은 용량이 36GB다. HBM3E 12단은 8단보다 50% 크다.", {36: "나래반도체", 50: "나래반도체"}),
        ("ko", "나루실리콘은 신제품을 내놨다. 신제품의 무게는 1.2kg이다. 판교 데이터센터는 전력 80MW를 쓴다.", {1.2: "나루실리콘", 80: None}),
        ("tr", "Mirva Yonga ikinci nesil kartını anlattı. Mirva Yonga'nın ikinci nesil kartının belleği 24 GB.", {24: "Mirva Yonga"}),
    ],
)
def test_makers_of_what_has_no_name_of_its_own(read, language, text, values):
    claims = read(text, language).claims
    assert {value: next((claim.vendor for claim in claims if claim.value == value), None) for value in values} == values


@pytest.mark.parametrize(
    ("language", "text", "thing", "maker"),
    [
        ("ko", "캠핑용 보조전원, 볼타루 리버 4 두 달 사용기\n\n리버 4는 무게가 9kg이다. 충전에 70분이 걸린다.", "리버 4", "볼타루"),
        ("ko", "이번에 나온 리버 4를 두 달 썼다\n\n리버 4는 무게가 9kg이다. 충전에 70분이 걸린다.", "리버 4", None),
        ("tr", "Orvena V7 ile iki ay\n\nOrvena V7 62 dB ses çıkarıyor. Orvena'nın uygulaması yavaş.", "Orvena V7", "Orvena"),
        ("ko", "나루실리콘이 설계하고 삼성전자가 5나노 공정으로 찍어 낸 가속기 NR-9다. NR-9는 90W를 쓴다.", "NR-9", "나루실리콘"),
        ("ko", "대담에는 물결온 이서연 대표와 클라우드 업체 벨로넷의 정도윤 운영본부장이 나왔다.\n\n― '모래 G9'을 소개해 달라.\n▲ 이서연: 모래 G9은 40W를 쓴다. 벨로넷은 큰 고객이다. 벨로넷도 만족한다.", "모래 G9", "물결온"),
    ],
)
def test_a_firm_by_the_word_before_a_thing_by_a_first_word_alone_and_by_who_leads_it(read, language, text, thing, maker):
    assert _makers(read(text, language)).get(thing) == maker


@pytest.mark.parametrize(
    ("language", "text", "value", "maker"),
    [
        ("ko", "H100 서버는 전력 10kW를 쓴다.", 10, "NVIDIA"),
        ("tr", "L40S'li sunucu 3 kW çekiyor.", 3, "NVIDIA"),
        ("ko", "정부는 엔비디아 H200을 산다. GPU 상품권은 신청 기업이 420곳이다.", 420, None),
    ],
)
def test_the_maker_of_a_name_in_the_words_for_a_thing(read, language, text, value, maker):
    assert next(claim.vendor for claim in read(text, language).claims if claim.value == value) == maker


@pytest.mark.parametrize(
    ("language", "text", "thing", "maker"),
    [
        ("tr", "Evdeki DS1522+ gece 25 W çekiyor.", "DS1522+", "Synology"),
        ("ko", "사무실의 ThinkPad T490s는 무게가 1.3kg이다.", "ThinkPad T490S", "Lenovo"),
        ("ko", "시험에는 r8g.2xlarge를 썼다. 시간당 0.5달러다.", "r8g.2xlarge", "Amazon"),
        ("tr", "BlueField kartı 75 W çekiyor.", "BlueField", "NVIDIA"),
        ("ko", "TSMC의 N3 공정은 밀도가 60% 높다.", "N3", "TSMC"),
    ],
)
def test_lines_of_known_makers_by_their_numbers(read, language, text, thing, maker):
    assert _makers(read(text, language)).get(thing) == maker
