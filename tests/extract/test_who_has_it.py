"""Of what a value is told that does not stand beside it: who holds a place, buys so many, has a process; what a value is so many times of."""

from __future__ import annotations

import pytest

SUBJECTS = [
    # a place is of whom the sentence says to hold it
    pytest.param("ko", "빠른 컴퓨터 명단이 나왔다. 2위는 나래클라우드가 대전에 세운 '참매'로, H100을 썼다.", "2위", "참매", id="ko-holds-a-place"),
    pytest.param("ko", "솔개반도체는 시장 점유율에서 2위로, 나래칩스를 앞섰다.", "2위", "솔개반도체", id="ko-has-a-place"),
    # what a value is so many times of has the value's subject
    pytest.param("ko", "솔개 5를 써 봤다. 무게가 700g으로 H200의 절반이다.", "절반", "솔개 5", id="ko-half-of"),
    pytest.param("tr", "Kartal K5'i denedik. Gücü 75 watt ile H200'ün onda biri kadar.", "onda biri", "Kartal K5", id="tr-tenth-of"),
    # who buys
    pytest.param("ko", "네이버는 내년까지 H200을 3,000장 확보하겠다고 밝혔다.", "3,000장", "네이버", id="ko-buys"),
    pytest.param("ko", "네이버가 쓰는 참매 서버는 H200을 8장 꽂는다.", "8장", "참매", id="ko-buys-none"),
    pytest.param("tr", "Meta, yıl sonuna kadar 3.000 H200 satın alacak.", "3.000", "Meta", id="tr-buys"),
    # a place in a trade is of the firm
    pytest.param("ko", "마이크론: HBM3E를 늦게 내놨다. DRAM은 업계 3위다.", "3위", "마이크론", id="ko-place-in-a-trade"),
    pytest.param("ko", "라이젠 9는 판매량 3위다. 게임 성능이 좋다.", "3위", "Ryzen 9", id="ko-place-of-a-thing"),
    # a process that a firm has, and one of which there is little
    pytest.param("ko", "엔비디아의 H200은 4나노 공정으로 만든다. 삼성전자는 자체 3나노 공정으로 맞선다.", "3나노", "삼성전자", id="ko-process-of-a-firm"),
    pytest.param("ko", "엔비디아의 H200을 살펴봤다. 두뇌인 H200은 TSMC가 4나노 공정으로 찍은 칩이다.", "4나노", "H200", id="ko-process-by-whom"),
    pytest.param("tr", "A17 Pro 3 nm'de üretiliyor. Qualcomm ise 4 nm'de kaldı.", "4 nm", "Qualcomm", id="tr-process-of-a-firm"),
    pytest.param("ko", "애플은 TSMC 3나노 공정의 부족한 공급 때문에 고가 모델에 집중한다.", "3나노", "TSMC 3나노", id="ko-short-of-a-process"),
    pytest.param("ko", "A17 프로는 TSMC 3나노 공정에서 만든다.", "3나노", "A17 Pro", id="ko-made-by-a-process"),
    # a country that leads its clause
    pytest.param("ko", "'참매'가 1위를 지켰다. 한국은 모두 11대를 명단에 올렸다.", "11대", "한국", id="ko-country"),
    pytest.param("ko", "'참매'가 1위를 지켰다. 일본은 작년 3위였던 후가쿠를 더 키운다.", "3위", "Fugaku", id="ko-country-of-another"),
    # a machine called by what it runs
    pytest.param("ko", "맥북 프로를 샀다. 집에 있는 윈도우 PC는 4코어로, 느리다.", "4코어", "윈도우 PC", id="ko-device-of-software"),
    # the number of a generation is no name elsewhere
    pytest.param("ko", "솔개 5를 소개한다. 추론만 보고 만든 3세대 칩이다. 카드에 메모리 48GB가 올라간다.", "48GB", "솔개 5", id="ko-generation-elsewhere"),
    # several made into one
    pytest.param("ko", "솔개반도체가 솔개 6을 공개했다. 새 칩은 솔개 5 두 개를 하나로 묶은 구조다.", "두 개", "솔개 6", id="ko-made-into-one"),
    pytest.param("ko", "솔개반도체가 솔개 6을 공개했다. 서버에는 솔개 5 두 개를 꽂았다.", "두 개", "서버", id="ko-plugged-in"),
    # in the order of a list
    pytest.param("ko", "제원을 적는다.\n\n- V100: 900GB/s\n- A100: 2,000GB/s\n- H100: 3,350GB/s\n\n두 값의 비는 위에서부터 각각 140회, 150회, 300회다.", "150회", "A100", id="ko-from-top-to-bottom"),
    # parts that go over to another
    pytest.param("ko", "엔비디아가 시장을 쥐고 있다. 2년 안에 점유율의 40%가 맞춤형 칩으로 넘어갈 것으로 본다.", "40%", "맞춤형 칩", id="ko-goes-over"),
    # what describes the other side, with a word between
    pytest.param("ko", "솔개 5의 메모리는 128GB다. 96GB를 얹은 수출용 엔비디아 H20보다 크다.", "96GB", "H20", id="ko-described-with-its-sort"),
    # whose office, whose marks
    pytest.param("ko", "브로드컴의 실적이 좋았다.\n\nCEO 김하늘은 내년 매출 900억 달러를 내다봤다.", "900억 달러", "브로드컴", id="ko-chief"),
    pytest.param("ko", "브로드컴을 다시 봤다. 브로드컴은 칩을 판다.\n\n제 점수는 72/100입니다.", "72/100", "브로드컴", id="ko-marks"),
    # more cores than a chip has
    pytest.param("ko", "후가쿠를 새로 지었다. AMD MI250X를 엮어 900만 개의 코어가 들어갔다.", "900만 개", "Fugaku", id="ko-cores-of-a-system"),
    # two values set against each other, a sentence without a name after the comparison
    pytest.param("ko", "솔개 5와 소나기 7을 쟀다.\n\n솔개 5가 소나기 7보다 20% 빠르다. 대역폭 덕이다. 930 vs 670GB/s라 당연하다.", "670GB/s", "소나기 7", id="ko-versus"),
    pytest.param("tr", "Kartal K5, Lodos 7'den yüzde 20 hızlı. Bant genişliği sayesinde. 930 vs 670 GB/s.", "670 GB/s", "Lodos 7", id="tr-versus"),
    # the same in Turkish
    pytest.param("tr", "Liste açıklandı. Üçüncü sırada Ege Bulut'un kurduğu Fugaku var, H100 kullanıyor.", "Üçüncü sırada", "Fugaku", id="tr-holds-a-place"),
    pytest.param("tr", "Apple, TSMC 3 nm kapasitesinin sınırlı olması yüzünden pahalı modellere yöneldi.", "3 nm", "TSMC 3 nm", id="tr-short-of-a-process"),
    pytest.param("tr", "MacBook Pro aldım. Evdeki Windows bilgisayarım ise 4 çekirdekli.", "4 çekirdek", "Windows bilgisayar", id="tr-device-of-software"),
    pytest.param("tr", "NVIDIA pazara hakim. İki yıl içinde payın yüzde 40'ı özel çiplere geçebilir.", "yüzde 40", "özel çipler", id="tr-goes-over"),
    pytest.param("tr", "Broadcom güçlü bir çeyrek geçirdi.\n\nCEO Ayşe Kaya, gelecek yıl 90 milyar dolar gelir bekliyor.", "90 milyar dolar", "Broadcom", id="tr-chief"),
]


@pytest.mark.parametrize(("language", "text", "surface", "subject"), SUBJECTS)
def test_subjects(read, language, text, surface, subject):
    document = read(text, language)
    starts = {figure.start for figure in document.figures if figure.surface == surface}
    assert [claim.subject for claim in document.claims if claim.figure in starts] == [subject]


@pytest.mark.parametrize(
    ("text", "surface", "rival"),
    [
        ("라온 X5090은 전력이 600W여서, 450W였던 전작보다 3분의 1이 더 높다. 전작 라온 X4090은 코어가 많았다.", "3분의 1", "라온 X4090"),
        ("RTX 5090은 RTX 5080과 함께 나왔다. RTX 4090은 단종됐다. RTX 5090은 전작보다 30% 빠르다.", "30%", "RTX 4090"),
    ],
)
def test_a_predecessor_has_the_number_of_the_generation_before(read, text, surface, rival):
    document = read(text, "ko")
    start = next(figure.start for figure in document.figures if figure.surface == surface)
    assert [claim.comparator for claim in document.claims if claim.figure == start] == [rival]


def test_a_machine_has_not_the_maker_of_what_it_runs(read):
    document = read("맥북 프로를 샀다. 집에 있는 윈도우 PC는 4코어로, 느리다.", "ko")
    assert [claim.vendor for claim in document.claims if claim.subject == "윈도우 PC"] == [None]


def test_an_event_that_closes_the_date_before_dates_no_other(read):
    document = read("세 회사 모두 견본을 냈다. 내년 1분기부터 양산, 2분기부터 공급 예정이니 치열할 것이다. 마루 K4에 들어간다.", "ko")
    events = {claim.metric for claim in document.claims if claim.figure == next(f.start for f in document.figures if f.surface == "2분기")}
    assert "mass_production_date" not in events


@pytest.mark.parametrize(
    ("language", "text", "vendor"),
    [("ko", "새 물건을 샀다. 로지텍 물결 5는 무게가 140g이다.", "Logitech"), ("ko", "새 물건을 샀다. 라온 X5는 무게가 140g이다.", None), ("tr", "Yeni ürün geldi. Logitech Dalga 5 140 gram.", "Logitech")],
)
def test_a_thing_that_begins_with_a_known_firm_is_its_thing(read, language, text, vendor):
    assert {claim.vendor for claim in read(text, language).claims if claim.metric == "weight"} == {vendor}
