"""How far a speaker, a plan, a doubt and a time reach in their sentence, and what is told of them in English."""

from __future__ import annotations

import pytest


def told(read, text, language):
    return {(claim.value, claim.attributed_to) for claim in read(text, language).claims}


def modalities(read, text, language):
    return {claim.value: claim.modality for claim in read(text, language).claims}


def statements(read, text, language):
    return " ".join(claim.statement for claim in read(text, language).claims)


SAYS = [
    ("ko", "나비칩스가 하늘 3을 내놨다. 대역폭은 초당 3TB, 연산 성능은 900TFLOPS이며 전력은 280W라고 회사는 설명했다.", {(3.0, "나비칩스"), (900.0, "나비칩스"), (280.0, "나비칩스")}),
    ("ko", "나비칩스가 하늘 3을 내놨다. 전력은 310W로 나왔다(제조사는 280W라고 밝혔다).", {(310.0, None)}),
    ("tr", "Nehir N5 14 inç bir dizüstü. Ekranı 120 Hz, N5'in gücünü 31 W ölçtüm (üretici 28 W diyor).", {(120.0, None), (31.0, None)}),
    ("tr", "Ege Yonga X3'ü tanıttı. Şirket fiyatı açıklamazken konuya yakın üç kaynak, X3'ün 900 dolara satılacağını öne sürdü.", {(900.0, "üç kaynak")}),
    ("tr", "Ege Yonga X3 kartını tanıttı. Şirket, X3'ün 900 dolara satılacağını açıkladı.", {(900.0, "Ege Yonga")}),
    ("tr", "Müşterilerimizden biri X3'ün 80 W çektiğini söylüyor.", {(80.0, "Müşterilerimizden biri")}),
    ("tr", "Ege Yonga, X3'ün 60 W çektiği iddiasını hâlâ bağımsız bir ölçümle kanıtlamadı.", {(60.0, "Ege Yonga")}),
    ("ko", "나비칩스는 하늘 3이 60W만 쓴다는 주장을 아직 입증하지 못했다.", {(60.0, "나비칩스")}),
    ("ko", "나비칩스가 하늘 3을 내놨다. 회사가 이날 제시한 자체 시험 결과에 따르면 하늘 3은 초당 7천400토큰을 생성했다.", {(7400.0, "나비칩스")}),
    ("ko", "하윤서: 엔비디아 말로는 GB300이 H100보다 처리량이 7배라는데, 저는 잘 모르겠습니다.", {(7.0, "NVIDIA")}),
    ("ko", "나비칩스가 하늘 3을 내놨다. 수도권에서는 하늘 3이 300W를 쓴다고 합니다.", {(300.0, None)}),
    ("tr", "Ege Yonga X3'ü çıkardı. X3 60 W çekiyor, bakanlığa göre bu yeterli.", {(60.0, "bakanlık")}),
]


@pytest.mark.parametrize(("language", "text", "expected"), SAYS)
def test_how_far_a_speaker_reaches(read, language, text, expected):
    assert told(read, f"{text}\n", language) >= expected


def test_who_calls_something_doubtful_is_not_who_spoke_before(read):
    text = "나비칩스 서하늘 대표는 하늘 3이 90W를 쓴다고 말했다. 다만 하늘 3이 H100보다 앞선다고만 보기는 어렵다는 지적도 있다.\n"
    [claim] = [claim for claim in read(text, "ko").claims if claim.figure is None]
    assert (claim.modality, claim.attributed_to) == ("denied", None)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("나비칩스의 페드로 벨루치 이사는 하늘 3이 90W를 쓴다고 했다.", "페드로 벨루치"),
        ("나비칩스의 페드로 마케팅 이사는 하늘 3이 90W를 쓴다고 했다.", "페드로"),
        ("나비칩스 서하늘 연구 이사는 하늘 3이 90W를 쓴다고 했다.", "서하늘"),
    ],
)
def test_foreign_surname_before_a_title(read, text, name):
    assert told(read, f"{text}\n", "ko") == {(90.0, name)}


MODES = [
    ("ko", "나비칩스가 하늘 3을 내놨다. 하늘 3은 ResNet-50을 9분 만에 목표 정확도에 도달했다.", 9, "asserted"),
    ("ko", "나비칩스가 하늘 3을 내놨다. 하늘 3의 전력은 200W를 목표로 한다.", 200, "planned"),
    ("ko", "정확도는 하늘 3이 71.2점, 하늘 2가 70.9점이라 저는 바꾸지 않기로 했습니다.", 71.2, "asserted"),
    ("ko", "내년에 나올 하늘 4는 메모리 96GB를 얹고, 하늘 5는 용량을 128GB로 키웁니다.", 128, "planned"),
    ("ko", "내년에 하늘 4가 나오고, 현재 하늘 3은 전력을 90W로 줄입니다.", 90, "asserted"),
    ("ko", "중고 H100은 장당 2,100만 원이면 구한다고 들었습니다.", 21000000, "hedged"),
    ("ko", "나비칩스가 하늘 3을 내놨다. 하늘 3이 H100보다 처리량이 8배라는데, 저는 2배만 나와도 만족합니다.", 2, "hypothetical"),
    ("tr", "Ege X3'ün 800 dolara satıldığını duydum.", 800, "hedged"),
    ("tr", "Halen 90 kişinin çalıştığı Ada Yonga, gelecek yıl kadrosunu 140'a çıkarmayı öngörüyor.", 90, "asserted"),
    ("tr", "Halen 90 kişinin çalıştığı Ada Yonga, gelecek yıl kadrosunu 140'a çıkarmayı öngörüyor.", 140, "planned"),
    ("tr", "Ada K3, 512 B200 ile 6 dakikada hedef doğruluğa ulaştı.", 6, "asserted"),
]


@pytest.mark.parametrize(("language", "text", "value", "modality"), MODES)
def test_how_far_a_plan_or_a_doubt_reaches(read, language, text, value, modality):
    assert modalities(read, f"{text}\n", language)[value] == modality


@pytest.mark.parametrize(
    ("language", "text", "period"),
    [
        ("ko", "삼성전자는 2년 전만 해도 점유율에서 마이크론에 뒤졌다.", "previous"),
        ("ko", "삼성전자는 점유율에서 마이크론에 뒤졌다.", None),
        ("tr", "Samsung iki yıl öncesine kadar pazar payında Micron'un gerisindeydi.", "previous"),
    ],
)
def test_who_was_behind_at_a_time_gone_by(read, language, text, period):
    [claim] = read(f"{text}\n", language).claims
    assert claim.conditions.get("period") == period


def test_a_year_under_discussion_dates_no_quarter(read):
    text = "차량 업체에 2029년부터 4년간 칩을 공급하는 계약을 논의 중이라고 한다.\n\n2분기 파운드리 점유율은 TSMC 68.1%였다.\n"
    assert {claim.as_of for claim in read(text, "ko").claims if claim.metric == "market_share"} == {"XXXX-Q2"}


@pytest.mark.parametrize(
    ("language", "text", "words"),
    [
        ("ko", "노트북 하늘북 13을 써 봤다. 한 시간 회의에 배터리가 11% 닳았다.", "uses 11% of the battery"),
        ("tr", "Nehir N5 bir dizüstü. Kutudaki adaptör N5'i yarım saatte yüzde 48 dolduruyor.", "charges 48% of the battery"),
        ("ko", "나비칩스의 하늘 3이 나왔다. 한 클라우드 업체 관계자는 하늘 3이 90W를 쓴다고 전했다.", "an official of a cloud company says"),
        ("ko", "나비칩스가 실적을 냈다. HBM이 매출 41% 차지", "a share of 41% of revenue"),
    ],
)
def test_told_in_english(read, language, text, words):
    assert words in statements(read, f"{text}\n", language)


@pytest.mark.parametrize(
    ("language", "text", "value", "period"),
    [
        ("tr", "Ege Yonga'nın 2025'in ikinci çeyreğinde net kârı 210 milyon dolar oldu (geçen yıl 180 milyon dolar); brüt kâr marjı yüzde 41'e çıktı.", 41, "2025-Q2"),
        ("tr", "Ege Yonga'nın 2022'deki 8 milyon dolarlık tohum turuyla birlikte aldığı toplam yatırım 50 milyon dolara ulaştı.", 50000000, None),
        ("tr", "Ege Yonga'nın 2022'deki 8 milyon dolarlık tohum turuyla birlikte aldığı toplam yatırım 50 milyon dolara ulaştı.", 8000000, "2022"),
        ("ko", '서하늘 연구원은 "칩 시장이 2029년 3조 원으로 커질 것"이라면서도 "엔비디아 점유율이 여전히 80%를 넘는다"고 말했다.', 80, None),
        ("ko", '서하늘 연구원은 "엔비디아 점유율이 2029년 80%를 넘는다"고 말했다.', 80, "2029"),
    ],
)
def test_how_far_a_period_reaches(read, language, text, value, period):
    assert {claim.conditions.get("period") for claim in read(f"{text}\n", language).claims if claim.value == value} == {period}
