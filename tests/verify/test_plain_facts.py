"""Directions that other sentences decide: each with the right word beside the wrong one."""

from __future__ import annotations

import pytest

from tests.verify.test_places import objections

TOLD = [
    ("a pronoun and a gap", "tr", "Nehir X2 ne çekiyor?\n\nKart başına 620 watt. Orman V5 560 watt çektiğine göre ondan 60 watt {} istiyor.\n", "fazla", "az"),
    ("a generation before", "tr", "Doğan 3 tanıtıldı\n\nYüz tanıma başarısı deneme kümesinde yüzde 97,4 olarak ölçüldü. Aynı kümede ilk Doğan 95,1'de kalmıştı, yani yeni yonga önceki kuşaktan 2,3 puan daha {}.\n", "başarılı", "başarısız"),
    ("two times of a breath", "tr", "Sonuçlar\n\nBaşka bir görevde süre 3,1 katına çıkmıştı. ResNet'te fark dar: M40 6,2, M30 6,6 dakikada tamamladı, yani burada {} daha hızlı.\n", "M40", "M30"),
    ("false alarms", "tr", "Söyleşi\n\nYanlış alarm nasıl? Oran bekçilerde yüzde 0,6'ydı. Kamerada yüzde 1,4. Yani bekçiler bu konuda kameradan daha {}.\n", "iyiydi", "kötüydü"),
    ("false alarms, Korean", "ko", "검사 후기\n\n오경보율은 너울 K17이 0.6%, 파도 L28이 1.4%다. 그러니 오경보는 K17이 L28보다 더 {}.\n", "낫다", "나쁘다"),
    ("rows of a table", "tr", "Yarışma\n\n| Sıra | Takım | Kare/s | Güç |\n|---|---|---|---|\n| 1 | Menekşe (Bursa) | 900 | 9 W |\n| 2 | Lavanta (Muğla) | 640 | 5 W |\n\nLavanta, Menekşe'den saniyede 260 kare {} olmasına karşın ödül aldı.\n", "yavaş", "hızlı"),
    ("by the watt", "ko", "센터장 대담\n\n새 카드 한 장은 250W입니다. 쓰던 외산 카드는 600W였고요. 상담 모델로 쟀더니 너울이 초당 1500토큰, 외산이 2400토큰이었어요. 그런데 와트당으로 따지면 너울이 50% {}.\n", "높습니다", "낮습니다"),
    ("by the watt, Turkish", "tr", "Karşılaştırma\n\nLodos 250 watt çekiyor, ithal kart 600 watt. Lodos saniyede 1.500 jeton, ithal 2.400 jeton üretti. Ama vat başına Lodos yüzde 50 daha {}.\n", "yüksek", "düşük"),
    ("louder", "ko", "랩 일기\n\n소음이 달라졌습니다. 예전에는 복도에서 58데시벨이 나왔는데 지금은 41데시벨입니다.\n\n정리하면 공랭 때보다 훨씬 {}.\n", "조용해졌습니다", "시끄러워졌습니다"),
    ("heavier", "tr", "Yeni kasa\n\nEskiden 4,2 kg gelen kasa şimdi 3,1 kg. Kısacası kasa eskisinden epey {}.\n", "hafifledi", "ağırlaştı"),
    ("of a hundred", "tr", "Verim\n\nYılbaşında her yüz karttan sekizi testte eleniyordu, bugün üçü eleniyor; sağlam kart oranı böylece {}.\n", "yüzde 92'den yüzde 97'ye yükseldi", "yüzde 97'den yüzde 92'ye geriledi"),
    ("so many of so many", "tr", "Çalıştay\n\nGönderilen 200 bildiriden 50'si kabul edilmiş. Geçen yıl 150 bildiriden 60'ı girmişti, demek ki kabul oranı {}.\n", "yüzde 40'tan 25'e inmiş", "yüzde 25'ten 40'a çıkmış"),
    ("what is left", "ko", "수율\n\n불량률이 9%에서 5%로 줄었다. 양품 비율로는 {} 셈이다.\n", "91%에서 95%로 오른", "95%에서 91%로 내린"),
    ("behind in a ranking", "tr", "Liste\n\nAkçay'ın makinesi 312,4 petaflop ile altıncı oldu. Hemen {} 298,7 petaflopluk Derin yer alıyor.\n", "arkasında", "önünde"),
    ("behind in a ranking, Korean", "ko", "순위\n\n누리의 시스템이 312.4페타플롭스로 6위에 올랐다. 바로 {}에는 298.7페타플롭스의 가람이 있다.\n", "뒤", "앞"),
    ("in brackets", "tr", "Sabah notu\n\nKollara bakalım: veri merkezi 900 milyon dolar (bir yıl önce 600), gömülü 420 milyon (700). Bu çeyrekte gömülü yüzde 40 {}.\n", "küçüldü", "büyüdü"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "language", "text", "right", "wrong"), TOLD, ids=[t[0] for t in TOLD])
def test_the_wrong_word_is_in_conflict(store, read, name, language, text, right, wrong):
    assert "wrong_side" in objections(store, read, text.format(wrong), language)


@pytest.mark.parametrize(("name", "language", "text", "right", "wrong"), TOLD, ids=[t[0] for t in TOLD])
def test_the_right_word_is_left_alone(store, read, name, language, text, right, wrong):
    assert "wrong_side" not in objections(store, read, text.format(right), language)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("랩 일기\n\n예전에는 복도에서 58데시벨이 나왔는데 지금은 41데시벨입니다. 도서관보다 조금 시끄러워졌다는 말도 있었습니다.\n", "ko"),
        ("센터\n\n너울은 250W, 외산은 600W다. 너울이 초당 1500토큰, 외산이 2400토큰이다. 가격당으로 따지면 너울이 50% 낮다.\n", "ko"),
        ("Bellek\n\nMaliyet 1.012 dolar. Akçay beşinci oldu. Süre listesinde hemen arkasında 14,2 dakikalık Derin var, Akçay 12,1 dakikada bitirdi.\n", "tr"),
    ],
)  # fmt: skip
def test_what_is_told_of_something_else_is_left_alone(store, read, text, language):
    assert "wrong_side" not in objections(store, read, text, language)
