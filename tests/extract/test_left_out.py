"""What is meant without its name, what is no property of the chip, and names without the words of the clause before them."""

from __future__ import annotations

import pytest

SUBJECTS = [
    # whose, of two, in use, put on
    ("tr", "NVIDIA H200 düğümü ortalama 9,4 kW, MI300X'inki 8,1 kW çekti.", 8.1, "MI300X"),
    ("tr", "Masamda RTX 4090 ile RX 7900 XTX var. Boşta RTX 4090 21 W, öbürü 13 W.", 13, "RX 7900 XTX"),
    ("ko", "RTX 4090과 RX 7900 XTX를 비교했다. 대기 전력은 RTX 4090이 21W, 다른 하나는 13W였다.", 13, "RX 7900 XTX"),
    ("ko", "두레칩의 다음 칩은 3나노다. 지금 쓰는 12나노 칩은 SRAM이 180MB에 불과하다.", 180, "12나노 칩"),
    ("ko", "라마 3 70B는 L40S에서 초당 4토큰이다. H100 두 장에 나눠 올리면 21토큰이 나온다.", 21, "H100"),
    ("tr", "NVLink'siz iki 3090 ile saniyede 14 token alıyorum.", 14, "RTX 3090"),
    ("tr", "Jetson ölçümü: 30 W kipindeki bir Jetson AGX Orin ile ölçülmüştür.", 30, "Jetson AGX Orin"),
    # counted by the number before it; as many again
    ("tr", "Poyraz N1 Hızlandırıcı\n\nPoyraz N1, 35 W çeker.\n\nBir sunucuya kaç kart takabilirim?\n\nResmî olarak üç N1 Pro desteklenir. Üç kart birlikte 210 W'ı aşmaz.", 210, "N1 Pro"),
    # who speaks
    ("ko", '누리칩의 N5는 초당 900토큰을 처리했다. 다온칩의 D3는 초당 700토큰이었다. 누리칩 한도윤 최고기술책임자는 "컴파일러만 고쳐서 성능이 18% 올라갔다"고 말했다.', 18, "N5"),
    ("ko", "AMD의 1분기 매출은 70억 달러다. 이는 엔비디아의 6분의 1이다. 리사 수 최고경영자는 2분기 매출을 74억 달러로 내다봤다.", 7.4e9, "AMD"),
    # machines, parts of firms, shares
    ("ko", "측정 중 시스템 평균 소비전력은 3.1kW였다.", 3.1, "시스템"),
    ("tr", "Samsung'un yarı iletken bölümü tek başına 5 trilyon won kazandı.", 5e12, "yarı iletken bölümü"),
    ("tr", "TSMC'de gelir 30 milyar dolar. Yüksek başarımlı hesaplamanın payı yüzde 51, akıllı telefonunki yüzde 33.", 33, "akıllı telefon"),
    ("ko", "TSMC는 매출 300억 달러를 냈다. HPC가 매출의 58%를 책임졌으며, 첨단 공정 비중이 71%에 이른다.", 71, "첨단 공정"),
    ("tr", "NVIDIA, Blackwell ve Rubin için toplam 300 milyar dolarlık sipariş bildirdi.", 3e11, "NVIDIA"),
    ("tr", "RTX 3090 aldım. Ped takımı 750 lira tuttu.", 750, "Ped takımı"),
    # names without the words before them
    ("ko", "이 가운데 자동차 부문이 12억 달러로 30%를 차지했다.", 1.2e9, "자동차 부문"),
    ("ko", "퀄컴의 매출은 90억 달러로 늘었지만 자동차 부문은 9억 달러에 머물렀다.", 9e8, "자동차 부문"),
    ("ko", "저소음 팬인 T800 쪽이 41데시벨이라 48데시벨인 T900보다 조용하다.", 41, "T800"),
    ("ko", "내년에 나올 SK4는 SK3보다 가격이 20% 높다.", 20, "SK4"),
    # and those that keep theirs
    ("tr", "Pro modelinde iki N1 yongası bulunur. N1 Pro, 70 W çeker.", 70, "N1 Pro"),
    ("ko", "H100은 700W를 먹는다. 다른 하나의 문제는 소음이다.", 700, "H100"),
    ("ko", "가온 G5는 초당 300토큰이다. 가온 G5의 전력은 75W다.", 75, "가온 G5"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "value", "subject"), SUBJECTS)
def test_subject(read, language, text, value, subject):
    assert {claim.subject for claim in read(text, language).claims if claim.value == value} == {subject}


METRICS = [
    ("tr", "Mistral 7B'yi RTX 4070'te açınca saniyede 41 token alıyorum, 8 bin bağlamla bellek 11 GB civarında doluyor.", {41: "throughput", 11: "memory_usage"}),
    ("ko", "RTX 4070에서 미스트랄 7B를 돌리면 VRAM이 11GB까지 찬다.", {11: "memory_usage"}),
    ("ko", "라마 3 70B는 파일만 39GB라 RTX 4090 한 장에는 안 들어간다.", {39: "file_size"}),
    ("tr", "Llama 3 70B'nin dosyası tek başına 39 GB.", {39: "file_size"}),
    ("tr", "Poyraz N1'in garantisi üç yıl, sekiz yıl tedarik güvencesi var.", {3: "warranty", 8: "supply_period"}),
    ("tr", "Poyraz N1 kartı. ResNet-50'nin INT8'e dönüştürülmesi yaklaşık 6 dakika sürer.", {6: "conversion_time"}),
    ("tr", "RTX 4070'in 12 GB belleği var.", {12: "memory_capacity"}),
    # no claims of the card
    ("tr", "RTX 4070 alacaksan güç kaynağını da 850 W yap.", {}),
    ("ko", "RTX 4070이면 파워는 850W로 가세요.", {}),
    ("tr", "RTX 4070 sahibiyim, ileride ikincisini takıp 24 GB'ye çıkarım.", {}),
    ("tr", "Bulut A, H100'ü 2,10 dolara veriyor ama en az 500 saatlik taahhüt istiyor.", {2.1: "price"}),
    ("tr", "NornSDK 2.1, ONNX ve PyTorch 2 modellerini doğrudan alır. Poyraz N1 hızlıdır.", {}),
    ("tr", "Poyraz N1 YOLOv8'de saniyede 610 kare (INT8, 640x640) işler.", {610: "throughput"}),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "told"), METRICS)
def test_metric(read, language, text, told):
    assert {claim.value: claim.metric for claim in read(text, language).claims} == told


CONDITIONS = [
    ("ko", "RTX 4070 중고를 두 장 샀다. 장당 60만 원에 구해서 120만 원을 썼다.", 1.2e6, {"chips": 2}),
    ("ko", "대기 때는 RTX 4090이 21W, RX 7900 XTX가 13W였다.", 13, {"case": "idle"}),
    ("tr", "RTX 4090 yük altında 410 W, boşta 22 W çeker.", 410, {"case": "load"}),
    ("ko", "큐원3 32B를 올리니 RTX 4090은 초당 51토큰, L40S는 20토큰이었다. 컨텍스트를 1만 6천 토큰까지 채우면 각각 39토큰, 15토큰으로 떨어진다.", 39, {"context_length": 16000}),
    ("ko", "퀄컴 AI200의 랙 전력은 150kW다.", 150, {"case": "per rack"}),
    ("ko", "가온 G5는 영상 24채널을 동시에 처리한다(채널당 초당 12프레임).", 12, {"case": "per channel"}),
    ("tr", "TSMC, sermaye harcaması tahmininin alt sınırını 36 milyar dolardan 38 milyar dolara çekti, üst sınır 40 milyar dolarda kaldı.", 4e10, {"case": "upper end of a forecast"}),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "value", "conditions"), CONDITIONS)
def test_conditions(read, language, text, value, conditions):
    assert next(claim for claim in read(text, language).claims if claim.value == value).conditions == conditions


@pytest.mark.parametrize(
    ("text", "makers"),
    [
        ("새빛엣지 SB-400 | 현장용 추론 카드\n\nSB-400은 65W로 동작하는 카드입니다. SB-400은 전작 SB-200보다 빠릅니다.\n\nSB-400의 메모리는 24GB입니다. SB-200은 12GB였습니다.", {"새빛엣지"}),
        ("온누리 SB-400 | 현장용 추론 카드\n\nSB-400은 65W로 동작하는 카드입니다.", {None}),
    ],
)
def test_maker_in_the_name_of_the_product(read, text, makers):
    assert {claim.vendor for claim in read(text, "ko").claims} == makers


def test_statements(read):
    assert [c.statement for c in read("Poyraz N1, 7 milyar parametreye kadar dil modelleri çalıştırır.", "tr").claims] == ["Poyraz N1 runs models of up to 7 billion parameters."]
    assert [c.statement for c in read("반면 삼성전자 반도체(DS) 부문은 매출 27조 원을 냈다.", "ko").claims] == ["The semiconductor division of Samsung Electronics has revenue of KRW 27 trillion."]
