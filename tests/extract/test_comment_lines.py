"""Short comments without full stops below a line that heads them: each by its writer, none of them a row of a specification."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize(
    ("language", "text", "wanted"),
    [
        ("ko", "하늘 H7의 전력은 300W다.\n\n댓글 3\n실리콘농부: H7 전력은 500W다\n칩러버: A100은 400W임\nㄴ 답글 밤나무: H100은 700W임\n", [("하늘 H7", None), ("하늘 H7", "실리콘농부"), ("A100", "칩러버"), ("H100", "밤나무")]),
        ("tr", "Poyraz X2 tanıtıldı, kart 300 watt çekiyor.\n\nYorumlar\nveli: A100 400 W çekiyor\n↳ deli: H100 700 W çekiyor\n", [("Poyraz X2", None), ("A100", "veli"), ("H100", "deli")]),
    ],
)
def test_comments_are_no_rows(read, language, text, wanted):
    assert [(claim.subject, claim.attributed_to) for claim in read(text, language).claims] == wanted


def test_a_specification_above_the_comments_is_one(read):
    found = read("하늘 H7\n\n전력: 300W\n메모리: 96GB\n무게: 1.2kg\n\n댓글 1\n칩러버: A100은 400W임\n", "ko").claims
    assert {claim.metric for claim in found if claim.attributed_to is None} >= {"power", "memory_capacity", "weight"}


@pytest.mark.parametrize(
    ("language", "text", "wanted"),
    [
        ("ko", "무슨 카드가 좋을까요?\n작성자: 감자튀김 | 조회 812\n\nA100을 사려고 합니다.\n\n[답변 1] 모래성 (채택)\nH100은 700W를 씁니다. 메모리는 80GB예요.\n\n └ 자갈밭: L40S는 350W를 써요.\n └ 모래성: L4는 72W면 됩니다.\n\n[답변 2] 산들바람\nA100은 400W를 씁니다.", [("H100", "모래성"), ("H100", "모래성"), ("L40S", "자갈밭"), ("L4", "모래성"), ("A100", "산들바람")]),
        ("tr", "Soru: Hangi kart?\n\nSoran: tarhana\nA100 düşünüyorum.\n\nCevap 1 – serinkanat (12 oy)\nH100 700 W çekiyor.\n\nYorum (bozkir): L40S 350 W çekiyor.\nYorum (serinkanat): L4 72 W çekiyor.\n\nCevap 2 – tarçin (3 oy)\nA100 400 W çekiyor.", [("H100", "serinkanat"), ("L40S", "bozkir"), ("L4", "serinkanat"), ("A100", "tarçin")]),
    ],
)
def test_a_reply_is_by_whom_its_head_names(read, language, text, wanted):
    assert [(claim.subject, claim.attributed_to) for claim in read(text, language).claims] == wanted


@pytest.mark.parametrize(
    ("language", "text", "full"),
    [
        ("ko", "칩 수다 뒤풀이\n\n태경: 안녕하세요, 진행하는 강태경입니다. 오늘도 서버 회사에서 카드만 만지고 계신 윤서진 연구원이 나와 주셨으니 천천히 이야기를 나눠 보겠습니다.\n\n서진: 안녕하세요, 윤서진 연구원입니다. 오래 기다리셨을 텐데 오늘은 요즘 많이들 물어보시는 카드의 전력 이야기를 해 보려고 준비해 왔습니다.\n\n태경: 그러면 많이들 쓰시는 카드부터 볼까요? 전기 요금 때문에 고민이 많다는 사연을 이번 주에도 많이 받았거든요.\n\n서진: H100은 700W를 씁니다. 그래서 집에서 돌리실 분들은 콘센트가 견디는지부터 먼저 확인해 보시는 편이 좋고요.", "윤서진"),
        ("tr", "Çip Sohbeti, 3. bölüm\n\nDefne: Merhaba, ben Defne Alkan, yanımda her zamanki gibi Tolga Sayıner var. Bugün kartların ne kadar elektrik yaktığını konuşacağız.\n\nTolga: Selam. Bu hafta çok soru geldi, o yüzden en çok merak edilen karttan başlayalım diye düşündüm, sonra ötekilere de geçeriz.\n\nDefne: Peki o kartı evinde çalıştırmak isteyenler için ne dersin, fatura gerçekten anlatıldığı kadar kabarıyor mu?\n\nTolga: H100 700 W çekiyor. Evde çalıştıracak olanların önce prizlerine bakmaları iyi olur, ben kendi evimde denemeye cesaret edemedim.", "Tolga Sayıner"),
    ],
)
def test_a_first_name_is_short_for_the_full_one(read, language, text, full):
    assert {claim.attributed_to for claim in read(text, language).claims} == {full}
