"""Of whom a figure is told where its sentence names nobody: lines of business, things to come, sections with a number, and who speaks."""

from __future__ import annotations

import pytest

SUBJECTS = [
    # a line of business that the sentence before led with
    ("ko", "나래세미콘의 매출은 4조8200억원이다. 낸드 사업은 부진했다. 매출이 6200억원으로 줄었다.", 620e9, "낸드 사업"),
    ("tr", "Ege Bellek'in geliri 4,8 milyar lira. Depolama bölümü zayıf kaldı. Geliri 620 milyon liraya indi.", 620e6, "Depolama bölümü"),
    # a share of what stands before it, and a sentence that only says when
    ("ko", "나래세미콘은 실적을 발표했다. HBM 매출 비중은 54%를 기록했다. 1년 전에는 31%였다.", 54, "HBM"),
    ("ko", "나래세미콘은 실적을 발표했다. HBM 매출 비중은 54%를 기록했다. 1년 전에는 31%였다.", 31, "HBM"),
    ("tr", "SK hynix sonuçlarını açıkladı. HBM'nin gelir içindeki payı yüzde 54 oldu. Bir yıl önce yüzde 31'di.", 31, "HBM"),
    # a thing to come without a name
    ("ko", '―솔바람의 다음 칩은 언제 나오나.\n\n"TSMC 3나노를 쓰고 메모리는 2GB로 늘린다."', 3, "다음 칩"),
    ("tr", "Lodos L1 128 GB taşıyor. Bir sonraki yonga ne zaman? 3 nm olacak.", 3, "Bir sonraki yonga"),
    # a group of firms, not the one before
    ("tr", "NVIDIA'nın payı yüzde 86. AMD yüzde 9'a yükselirken Çinli üreticilerin toplam payı ilk kez yüzde 4'ü aştı.", 4, "Çinli üreticiler"),
    ("ko", "엔비디아의 점유율은 86%다. AMD가 9%로 오르는 사이 중국 업체들의 합산 점유율은 처음으로 4%를 넘었다.", 4, "중국 업체들"),
    # a name right behind its place has it
    ("ko", "1위 퀄컴과 2위 미디어텍이 시장을 나눠 가졌다.", 2, "MediaTek"),
    ("ko", "1위인 삼성전자와 3위 업체 마이크론이 손을 잡았다.", 3, "Micron"),
    ("ko", "퀄컴이 1위 미디어텍이 2위다.", 1, "Qualcomm"),
    ("ko", "퀄컴은 1위 자리를 지켰고 미디어텍은 2위에 올랐다.", 2, "MediaTek"),
    ("tr", "Birinci sıradaki Qualcomm ile ikinci sıradaki MediaTek pazarı paylaştı.", 2, "MediaTek"),
    ("tr", "Qualcomm pazarda ikinci sırada, MediaTek birinci sırada.", 2, "Qualcomm"),
    # behind the turn to the thing at hand
    ("ko", "A100의 전력은 400W인데 이 카드는 60W에 그친다.", 60, "이 카드"),
    ("ko", "답: A100의 메모리 대역폭은 초당 2TB인데 우리는 초당 300GB다.", 300, "우리"),
    ("ko", "도담 D4가 나왔다. 도담 D4는 INT8을 지원한다. A100의 전력은 400W인데 이 칩은 60W에 그친다.", 60, "도담 D4"),
    ("ko", "도담 D4의 전력은 60W이고 이 칩은 24GB를 얹었다.", 24, "도담 D4"),
    ("tr", "A100 400 W çekerken bu kart 60 W çekiyor.", 60, "bu kart"),
    ("tr", "A100 400 W çekerken 80 GB taşıyor.", 80, "A100"),
    # a market without the time for which it is told
    ("ko", "2025년 하반기 국내 보안 카메라 시장 규모는 1조 2,000억 원이다.", 1.2e12, "국내 보안 카메라 시장"),
    ("ko", "올 상반기 차량용 반도체 시장은 1조 2,000억 원으로 커졌다.", 1.2e12, "차량용 반도체 시장"),
    # endings of verbs are no part of the code behind them, one of a name may be
    ("ko", "도담 D4는 300대가 팔려 C9의 260대를 앞질렀다.", 260, "C9"),
    ("ko", "도담 D4가 10만 원이던데 C9의 가격은 12만 원이다.", 12e4, "C9"),
    ("ko", "미려 C9의 전력은 260W다.", 260, "미려 C9"),
    # the predecessor by what has succeeded it
    ("ko", "도담 D4는 도담 D3의 후속작이다. A100의 점수는 1,230점이다. 전작의 전력은 88W였다.", 88, "도담 D3"),
    # a name of one syllable
    ("ko", "델의 점유율은 24.3%, HPE는 17.2%였다.", 24.3, "Dell"),
    ("ko", "이 모델의 점유율은 24.3%다.", 24.3, "모델"),
    # a round of investment is nobody
    ("tr", "Ege Silikon, İmbat'ı geliştirdi. Boğaz Ventures'ın öncülük ettiği B serisi turda 22 milyon avro toplandı.", 22e6, "Ege Silikon"),
    ("ko", "새길칩스는 소나무를 개발했다. 시리즈 B에서 220억 원을 유치했다.", 22e9, "새길칩스"),
    # a short numbered line heads the paragraph below it
    ("ko", "로컬 LLM 돌려본 후기\n\n1. RTX 5090\n초당 61토큰 나옵니다.\n\n2. R9700 두 장 (중고)\n초당 38토큰. 5090의 60% 수준입니다. 큰 모델에서도 초당 14토큰 나와요.", 14, "R9700"),
    ("tr", "Üç kart denedim\n\n1. RTX 5090\nSaniyede 61 jeton veriyor.\n\n2. RX 9070 XT (ikinci el)\nSaniyede 38 jeton. Büyük modelde de saniyede 14 jeton veriyor.", 14, "RX 9070 XT"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "value", "subject"), SUBJECTS)
def test_subject(read, language, text, value, subject):
    document = read(text, language)
    names = {entity.entity_id: entity.name for entity in document.entities}
    assert [subject if names.get(claim.subject_id or "") == subject else claim.subject for claim in document.claims if claim.value == value][:1] == [subject]


@pytest.mark.parametrize(("text", "subject", "comparator", "direction"), [
    ("1위 퀄컴과 2위 미디어텍의 점유율 격차는 5.2%포인트다.", "퀄컴", "미디어텍", "higher"),
    ("2위 미디어텍과 1위 퀄컴의 점유율 격차는 5.2%포인트다.", "퀄컴", "미디어텍", "higher"),
    ("퀄컴과 미디어텍의 점유율 격차는 5.2%포인트다.", "퀄컴", "미디어텍", None),
])  # fmt: skip
def test_gap_of_places(read, text, subject, comparator, direction):
    assert [(c.subject, c.comparator, c.direction) for c in read(text, "ko").claims if c.value == 5.2] == [(subject, comparator, direction)]


@pytest.mark.parametrize(("text", "subject"), [
    ("새벽실리콘은 2027년 하반기에 소나기를 출시할 계획이다.", "소나기"),
    ("새벽실리콘은 2027년 상반기에 신형 칩 '여우비'를 내놓는다.", "여우비"),
    ("삼성전자는 2024년 5월 갤럭시 S24를 출시했다.", "Galaxy S24"),
    ("지난 4월 새벽실리콘은 첫 칩 '여우비'를 공개했다.", "여우비"),
    ("새벽실리콘은 지난 4월 칩 '여우비'를 내놓았다.", "여우비"),
])  # fmt: skip
def test_what_comes_out_is_not_who_brings_it_out(read, text, subject):
    assert [claim.subject for claim in read(text, "ko").claims if claim.metric == "release_date"] == [subject]


SPEAKERS = [
    ("ko", "도담 D4의 점유율은 35%를 넘을 것이라는 게 전문가들의 평가다.", 35, "전문가들"),
    ("ko", "도담 D4의 점유율이 35%를 넘을 것이라는 것이 업계의 관측이다.", 35, "업계"),
    ("ko", "도담 D4의 점유율이 35%를 넘을 것이라는 분석이다.", 35, None),
    # to whom something was told or sent, and who did not confirm it, has not said it
    ("tr", "Dalga Yonga'nın Kamuyu Aydınlatma Platformu'na (KAP) yaptığı açıklamaya göre Poyraz P5 300 W çekiyor.", 300, "Dalga Yonga"),
    ("tr", "Bora Seymen'in Reuters'a verdiği bilgiye göre Poyraz P5 300 W çekiyor.", 300, "Bora Seymen"),
    ("tr", "Reuters'ın haberine göre Poyraz P5 300 W çekiyor.", 300, "Reuters"),
    ("tr", "Dalga Yonga büyüyor. Basında çıkan ve şirketin doğrulamadığı haberlere göre Poyraz P5 300 W çekiyor.", 300, None),
    ("tr", "Dalga Yonga büyüyor. Şirketin doğruladığı haberlere göre Poyraz P5 300 W çekiyor.", 300, "Dalga Yonga"),
    ("ko", "나래칩스가 로이터에 밝힌 바에 따르면 새벽 N7은 300W를 쓴다.", 300, "나래칩스"),
    # what somebody is asked about is no part of who speaks
    ("ko", '이에 대해 업계 관계자는 "도담 D4의 가격은 70만 원"이라고 말했다.', 7e5, "업계 관계자"),
    ("ko", '다만 업계 관계자는 "도담 D4의 가격은 70만 원"이라고 말했다.', 7e5, "업계 관계자"),
    ("ko", '한편 회사 관계자는 "도담 D4의 가격은 70만 원"이라고 말했다.', 7e5, "회사 관계자"),
    ("ko", '반도체 업계 관계자는 "도담 D4의 가격은 70만 원"이라고 말했다.', 7e5, "반도체 업계 관계자"),
    ("ko", '이와 관련해 회사 관계자는 "도담 D4의 가격은 70만 원"이라고 말했다.', 7e5, "회사 관계자"),
    ("ko", "가격 인하와 관련해 미디어텍은 도담 D4의 가격이 70만 원이라고 밝혔다.", 7e5, "MediaTek"),
    ("tr", 'Fiyatla ilgili şirket yetkilisi "Poyraz P5\'in fiyatı 70 bin lira" dedi.', 70e3, "şirket yetkilisi"),
    ("ko", "나래세미콘은 매출이 3분기에 4조8200억원으로 늘었다고 29일 공시했다.", 4.82e12, "나래세미콘"),
    ("ko", "나래칩스는 새벽 N7의 전력이 300W라고 지난 3월 4일(현지시간) 밝혔다.", 300, "나래칩스"),
    ("ko", "서지안 CTO는 솔바람의 값이 1만2000달러라고 했다. CTO는 전력이 300W라고 설명했다.", 300, "서지안"),
    ("tr", "Ege Silikon CEO'su Bora Seymen, İmbat'ın 26 TOPS verdiğini söyledi. CEO, gücün 3 W olduğunu belirtti.", 3, "Bora Seymen"),
    ("ko", "카이스트 연구진은 새벽 N7의 전력이 300W라고 밝혔다.", 300, "KAIST"),
    ("tr", "Münih Teknik Üniversitesi'nden bir ekip, İmbat'ın gücünü 3 W ölçtüğünü bildirdi.", 3, "Münih Teknik Üniversitesi"),
    ("ko", "H100 두 달 사용기\n\n소음이 작습니다.\n\n댓글 2\n\n실리콘농부: H100은 700W 먹어요.\n\nㅇㅇ: 제 H100은 650W에서 멈춥니다.", 650, "ㅇㅇ"),
    ("tr", "H100 iki ay sonra\n\nSessiz bir kart.\n\nYorumlar (2)\n\nkarakutu: H100 700 W çekiyor.\n\nvramci: Bendeki H100 650 W çekiyor.", 650, "vramci"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "value", "speaker"), SPEAKERS)
def test_speaker(read, language, text, value, speaker):
    assert [claim.attributed_to for claim in read(text, language).claims if claim.value == value] == [speaker]


def test_memory_is_not_made_by_who_buys_it(read):
    claims = read("AMD MI355X'te 288 GB var. AMD büyüyor. 12 katmanlı HBM3E'nin fiyatı 540 dolar.", "tr").claims
    assert [claim.vendor for claim in claims if claim.value == 540] == [None]


@pytest.mark.parametrize(("language", "text", "value"), [
    ("ko", "새길칩스의 소나무가 나왔다. 소나무의 가격은 1만 개 주문 시 19달러다.", 10_000),
    ("tr", "Ege Silikon'un İmbat yongası çıktı. İmbat'ın fiyatı 10 bin adetlik siparişlerde 19 avro.", 10_000),
])  # fmt: skip
def test_how_many_one_must_order_is_no_claim(read, language, text, value):
    assert value not in [claim.value for claim in read(text, language).claims]
