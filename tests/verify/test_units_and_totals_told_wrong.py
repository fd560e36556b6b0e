"""Units a thousand times off, totals and shares of each whose digits changed places, and what comes of two values just told."""

from __future__ import annotations

import pytest

from tests.verify.test_places import objections
from tests.verify.twins import both_ways

TOLD = [
    ("an hourly fee, far before", "ko", "요금\n\n서버 임대료는 시간당 18.30달러다. 결제는 카드로 한다. 고객 지원도 괜찮았다.\n\n지난달에는 215시간을 썼다. 청구서에 {}달러가 찍혔다.\n", "3,934.50", "3,394.50", "product"),
    ("an hourly fee, far before", "tr", "Fatura\n\nMakinenin saat ücreti 12,60 dolar. Ödeme kartla yapılıyor. Destek de fena değildi.\n\nGeçen ay sayaç 235 saat döndü. Karttan {} dolar çekildi.\n", "2.961", "2.691", "product"),
    ("each of so many, far off", "ko", "구매\n\n장비에 모두 421억 2,000만 원, 통신에 41억 원을 썼다. 서버 18대를 새로 들였다. 서버 한 대에 {}억 원을 낸 꼴이다.\n", "23.4", "24.3", "product"),
    ("each of so many, far off", "tr", "Harcama\n\nDonanım 246 milyon, personel 64 milyon TL tuttu. Yıl içinde 15 sunucu alındı. Sunucu başına {} milyon TL ödendi.\n", "16,4", "14,6", "product"),
    ("what holds so many", "tr", "Küme\n\nBir kabin {} hızlandırıcı taşıyor ve bunların her biri 120 TFLOPS veriyor. Bu, kabin başına yaklaşık 43,2 petaFLOPS ediyor.\n", "360", "630", "product"),
    ("bits and bytes", "ko", "메모리\n\n이 메모리는 핀 하나가 초당 8.4기가{}를 나른다. 그런 핀이 1,024개니까 한 묶음이면 초당 1,075.2기가바이트다.\n", "비트", "바이트", "unit_error"),
    ("so many, one upon the other", "ko", "패키지\n\n칩의 두께는 45마이크로미터다. 열여섯 장을 쌓으면 720{}가 된다.\n", "마이크로미터", "밀리미터", "unit_error"),
    ("so many of so many", "ko", "센터\n\n이 카드는 한 장에 450W를 먹습니다. 서버 한 대에 6장, 서버가 140대입니다. 카드만 378{}예요.\n", "kW", "MW", "unit_error"),
    ("a growth told in the next sentence", "tr", "Pazar\n\nGeçen yıl 240 milyon dolar olan satış 318 {} dolara ulaştı. Artış oranı yüzde 32,5.\n", "milyon", "milyar", "ratio"),
    ("a multiple of two great counts", "tr", "Yonga\n\nİçinde 3,6 trilyon transistör var. Rakibinde 90 {}; kırk kat fark!\n", "milyar", "milyon", "unit_error"),
    ("a sentence that says the multiple", "ko", "전력\n\n재 보니 NPU로 돌릴 때는 8W, GPU로 돌릴 때는 32W였다. NPU 쪽이 {}분의 1이다.\n", "4", "7", "ratio"),
    ("a total at the head of a sentence", "tr", "Sipariş\n\nİlk siparişler şöyle: Bursa 430, Mersin 210, Samsun 160 adet. Toplam sipariş {} sensör.\n", "800", "950", "wrong_total"),
    ("a total at the head of a sentence", "ko", "주문\n\n첫 주문은 부산 430개, 대구 210개, 광주 160개. 총 주문은 {}개다.\n", "800", "950", "wrong_total"),
    ("those that went wrong", "tr", "Deneme\n\nSistem 30.000 fotoğrafta sınandı, doğruluk oranı yüzde 97,6; {} fotoğraf yanlış okundu.\n", "720", "1.150", "ratio"),
    ("those that went wrong", "ko", "시험\n\n사진 2만 장으로 시험했다. 정확도는 98.5%로, {}장을 틀렸다.\n", "300", "450", "ratio"),
    ("so long each, so many a second", "tr", "Hız\n\nBir jeton {} ms sürüyor, yani saniyede 80 jeton.\n", "12,5", "21,5", "product"),
    ("so long each, so many a second", "ko", "속도\n\n토큰 하나에 {}밀리초, 즉 초당 62토큰이 나온다.\n", "16.1", "11.6", "product"),
    ("the middle of a range", "tr", "Beklenti\n\nGelecek çeyrek için orta nokta {} milyar dolar. Yönetim 4,2 ile 4,6 milyar dolar arası bir gelir bekliyor.\n", "4,4", "4,9", "ratio"),
    ("the middle of a range", "ko", "전망\n\n다음 분기 매출 중간값은 {}억 달러다. 회사는 31억~33억 달러를 제시했다.\n", "32", "35", "ratio"),
    ("with it, and it alone", "tr", "Tartı\n\nKutu 540 gram geldi. Güç kaynağıyla birlikte 790 gram, güç kaynağı tek başına {} gram.\n", "250", "350", "wrong_total"),
    ("a chip too large", "tr", "Fabrika\n\nTesis burada 120 {} bir yapay zekâ yongası basıyor.\n", "milimetrekarelik", "santimetrekarelik", "out_of_range"),
    ("a chip too large", "ko", "공장\n\n이 공장에서 찍는 칩은 90제곱{} 크기다.\n", "밀리미터", "센티미터", "out_of_range"),
]  # fmt: skip


@both_ways(TOLD)
def test_what_does_not_come_out_and_what_does(weighed, text, language, cause):
    weighed(text, language, cause)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("tr", "Gider\n\nAyda 1,2 milyon lira ödüyoruz, yıllık 14,4 milyon. Soğutma bunun dörtte biri.\n"),  # a share of the last value
        ("ko", "칩\n\n온칩 SRAM은 256MB, HBM은 32GB다. 카드는 48GB다.\n"),  # one memory has a thousandth of another
        ("ko", "웨이퍼\n\n칩을 찍는 웨이퍼는 706제곱센티미터다.\n"),
        ("tr", "Yonga\n\nAlanı 46.225 milimetrekare olan yonga bütün bir gofreti kaplıyor.\n"),
        ("tr", "Hız\n\nDört kart birden çalışıyor; biri 12,5 ms harcıyor, yani dört kartla saniyede 320 kare.\n"),
        ("ko", "시험\n\n사진 2만 장으로 시험했다. 정확도는 98.5%였고, 다른 사진 1만 장에서 450장을 틀렸다.\n"),
        ("tr", "Sunucu\n\nMakinede 24 çekirdek var, kartların her biri 16 GB taşıyor. Sunucunun belleği 362 GB.\n"),
    ],
)
def test_what_looks_like_it_is_left_alone(store, read, language, text):
    assert objections(store, read, text, language) == set()
