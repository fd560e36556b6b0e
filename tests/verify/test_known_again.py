"""What is told as known and was told otherwise: each with the right text beside the wrong."""

from __future__ import annotations

import pytest

from tests.verify.test_places import objections
from tests.verify.twins import both_ways

KNOWN = [
    ("a chip by its memory", "ko", "강의 노트\n\nB70은 메모리가 48GB입니다. 대역폭은 초당 1.2TB고요.\n\n과제입니다. {}짜리 B70에서 같은 모델을 4비트로 올려 보세요.\n", "48GB", "64GB", "contradiction"),
    ("a chip by its memory, Turkish", "tr", "Ders notu\n\nB70 48 GB bellekle geliyor.\n\nÖdev: {} B70 üzerinde aynı modeli dört bitle çalıştırın.\n", "48 GB'lık", "64 GB'lık", "contradiction"),
    ("the value of another name", "tr", "Çalıştay\n\nAğırlıklar INT8'de 80 GB, INT4'te 40 GB tutuyor.\n\nSeneye görüşürüz; ben INT4'le, {} gigabaytlık modelle geleceğim.\n", "40", "80", "contradiction"),
    ("the value of another name, Korean", "ko", "워크숍\n\n가중치는 INT8에서 80GB, INT4에서 40GB를 차지한다.\n\n내년에 보자. 나는 INT4로 {}짜리 모델을 들고 갈 생각이다.\n", "40GB", "80GB", "contradiction"),
    ("a sum-up", "tr", "Söküm\n\nIsıl tasarım gücü 320 W'tan 260 W'a indi. Soğutucu küçülmüş.\n\nKısacası: daha küçük yonga ve {} vat.\n", "260", "320", "contradiction"),
    ("a sum-up, Korean", "ko", "분해기\n\n설계 전력은 320W에서 260W로 내려갔다. 방열판도 작아졌다.\n\n정리하면 더 작은 칩에 {}다.\n", "260W", "320W", "contradiction"),
    ("a mark passed", "ko", "반도체 수출 첫 {} 돌파\n\n산업부는 지난해 수출이 30억 4,000만 달러로 집계됐다고 밝혔다. 재작년 22억 5,000만 달러에서 35% 늘었다.\n", "30억 달러", "50억 달러", "headline_differs"),
    ("a mark passed, Turkish", "tr", "Yonga ihracatı {} doları geçti\n\nBakanlık geçen yılki ihracatı 304 milyon dolar olarak açıkladı. Önceki yıl 225 milyon dolardı.\n", "300 milyon", "500 milyon", "headline_differs"),
    ("a number pointed at", "tr", "Söyleşi\n\n— Geçen yıl 34 bin yonga sattınız. Şaşırdınız mı?\n\n— Evet. Hedefimiz 20 bindi, o {} görünce kutlama yaptık.\n", "34 bini", "43 bini", "contradiction"),
    ("an amount as the topic", "ko", "세온 실적\n\n재무책임자는 올해 설비투자를 3조 원으로 잡았다고 말했다.\n\n올해 설비투자 {}은 역대 가장 많은 금액이다.\n", "3조 원", "3조 6000억 원", "contradiction"),
    ("who came", "tr", "Fabrika\n\nMerkezde 340 kişi çalışıyor. Yeni hat için 60 kişi alındı, hattan önce {} çalışan vardı.\n", "280", "310", "sum"),
    ("the last line", "tr", "Yazışma\n\nEğitim K20'de 16 gün, K10'da 27 gün sürer.\n\n16 gün dediğin 384 saat.\n\nFiyatı öğrendim. Makine hazır. Faturayı keseriz.\n\nAnlaştık. K20'yi tutuyorum, {} için.\n", "16 gün", "26 gün", "contradiction"),
    ("as many of one thing", "ko", "메모리 칼럼\n\nB70 옆에는 HBM이 네 묶음 붙어 일한다.\n\n다른 이야기도 있다. 값이 올랐다.\n\n결국 B70 한 장은 HBM {}이다.\n", "네 묶음", "다섯 묶음", "contradiction"),
    ("at most", "tr", "İnceleme\n\nBellek 32 GB. Sessiz çalışıyor.\n\nEksiler: {} fazlası yok, HDMI çıkışı tek.\n", "32 GB'tan", "16 GB'tan", "contradiction"),
    ("staff", "ko", '대표 인터뷰\n\n인력은 얼마나 되나. "지금 176명이고 절반이 엔지니어입니다."\n\n직원 {}의 회사로서는 큰 일이라고 그는 말했다.\n', "170여 명", "240여 명", "contradiction"),
    ("maintenance", "tr", "Duyuru\n\nBakım. 12 Nisan 2026 Pazar günü küme kapalı olacak.\n\nYeni kartlar geldi.\n\n{} bakımda salonun anahtarı firmada olacak.\n", "12 Nisan 2026'daki", "19 Nisan 2026'daki", "contradiction"),
    ("maintenance, Korean", "ko", "공지\n\n정기 점검은 2026년 4월 12일에 합니다.\n\n새 카드가 들어왔습니다.\n\n{} 점검 때는 서버실에 들어갈 수 없습니다.\n", "2026년 4월 12일", "2026년 4월 19일", "contradiction"),
]  # fmt: skip


@both_ways(KNOWN)
def test_what_was_told_otherwise_is_in_conflict_and_what_is_right_left_alone(weighed, text, language, cause):
    weighed(text, language, cause)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("강의 노트\n\nB70은 메모리가 48GB입니다. 64GB짜리 B70도 곧 나옵니다. 64GB면 넉넉합니다.\n", "ko"),  # two of a kind
        ("비교\n\n보람은 38W로 돌고, 60W짜리 A2보다 시원하다.\n", "ko"),
        ("Söküm\n\nGüç 320 W'tan 260 W'a indi.\n\nKısacası: önceki kartın 320 vatı geride kaldı.\n", "tr"),
        ("수출 첫 50억 달러 돌파 눈앞\n\n상반기 수출은 26억 달러, 하반기는 24억 달러였다.\n", "ko"),
        ("Fabrika\n\nMerkezde 340 kişi çalışıyor. Yeni hat için 60 kişi alındı, hattan önce 280 çalışan vardı.\n", "tr"),
    ],
)  # fmt: skip
def test_other_things_are_left_alone(store, read, text, language):
    assert not objections(store, read, text, language) & {"contradiction", "headline_differs", "sum"}
