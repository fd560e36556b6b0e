"""Changes that are denied, listed, or told of other values than those beside them: no objection."""

from __future__ import annotations

import pytest

from pipeline.verify.direction_words import direction
from tests.verify.test_places import objections

RIGHT = [
    ("denied", "ko", "시험\n\n온새미 K3은 초당 41장, 라온 T2는 초당 52장을 처리했다. 차이는 3.1배가 아니라 27%쯤이다.\n"),
    ("denied", "tr", "Deneme\n\nTabloya göre Ardıç K3 saniyede 41, Çınar T2 52 görüntü işliyor. Demek ki fark 3,1 kat filan değil, yüzde 27 kadar.\n"),
    ("another margin", "ko", "실적\n\n순이익률은 12%에서 15%로 올랐다. 영업이익률도 4%포인트 오른 22%가 됐다.\n"),
    ("taken back", "ko", '정정\n\n해담 N4의 값은 1,640토큰이고 2,050토큰이 노을 V2입니다. 따라서 "해담이 노을을 25% 앞선다"는 자막은 취소합니다.\n'),
    ("taken back", "tr", 'Not\n\nToros N4 1.640 jeton, Kaçkar V2 2.050 jeton üretiyor. "Toros yüzde 25 önde" cümlesi yanlış.\n'),
    ("less than that", "ko", "전력\n\n지금은 30MW를 씁니다. 내년 봄에 24MW를 더 지으면 지금의 두 배가 조금 안 됩니다.\n"),
    ("less than that", "tr", "Güç\n\nSalon 30 MW çekiyor. Bahara 24 MW daha eklenecek; bugünkünün iki katı etmez.\n"),
    ("of the past", "ko", "실적\n\n해무전자: 매출 340억 원(전년 동기 대비 +42%), 영업이익 27억 원.\n"),
    ("of the past", "tr", "Bilanço\n\nVeri merkezinden gelen para 38,2 milyar dolar, oyundan gelen 5,1 milyar dolar oldu. Oyunda yıllık büyüme yüzde 46.\n"),
    ("leads to its value", "tr", "Bilanço\n\nVeri merkezi geliri yüzde 68 artışla 36,4 milyar dolara, oyun geliri yüzde 37 artışla 4,2 milyar dolara çıktı.\n"),
    ("leads to its value", "ko", "실적\n\n데이터센터 매출은 68% 증가한 364억 원, 게임 매출은 37% 증가한 42억 원이다.\n"),
    ("listed", "ko", "칩\n\n칩은 메모리 96GB에 대역폭 4.1TB/s다. 앞 세대는 24GB와 1.2TB/s였으니 각각 4배와 3.4배다.\n"),
    ("listed", "tr", "Yonga\n\nYonganın belleği 96 GB, bant genişliği 4,1 TB/s. Önceki kuşakta 24 GB ve 1,2 TB/s vardı, sırasıyla 4 kat ve 3,4 kat.\n"),
    ("ranked, no parts", "ko", "무선\n\n거실에서 나래 공유기는 1.4Gbps가 나왔다. 벽 두 개 너머에서는 650Mbps, 580Mbps, 430Mbps였다.\n"),
    ("ranked, no parts", "tr", "Puan\n\nİlk turda Ardıç 2.790 puan aldı. Sonraki turda Kavak 1.130, Söğüt 1.080, Çınar 590 puan topladı.\n"),
    ("two need not do twice the work", "ko", "시험\n\n라마 8B를 한 장은 초당 36토큰, 두 장은 65토큰으로 돌린다.\n"),
    ("two need not do twice the work", "tr", "Deneme\n\nAynı modeli tek kart saniyede 36 jetonla, iki kart 65 jetonla çalıştırıyor.\n"),
    ("something else on top", "ko", "수랭\n\n키트 값이 카드 한 장당 35만 원인데, 네 장 서버에 펌프까지 다 해서 220만 원이 들었다.\n"),
    ("an arrow", "ko", "퇴행\n\n음성 모형은 44 → 52 ms, 곧 8ms 늦어졌다.\n"),
    ("an arrow", "tr", "Gerileme\n\nSes modeli 44 → 52 ms, yani 8 ms yavaşladı.\n"),
    ("things counted in the headline", "ko", "편지: 소리 분리 칩 네 가지\n\n한 달 동안 써 보았다. 밤에 켤 수 있는 것은 뒤의 둘이다.\n"),
    ("things counted in the headline", "tr", "Kestirmeden: bu hafta beş haber\n\nGöl kıyısında 12 yuvaya çip takıldı. Bir gecede dört kez kesildi.\n"),
    ("by another means", "ko", "후기\n\n다온 N3로 초당 52토큰, N2로 초당 26토큰이 나왔어요. 압축한 모델을 쓰면 30% 정도 빨라요. 다들 그렇게 씁니다.\n"),
    ("by another means", "tr", "Forum\n\nPınar N3 ile saniyede 52 token, N2 ile saniyede 26 token aldım. Sıkıştırılmış model kullanınca yüzde 30 hızlanıyor. Herkes böyle yapıyor.\n"),
    ("of all of them", "ko", "전산실\n\n이 방에는 다온 카드 160장이 있다. 카드 한 장이 450W씩 쓰니까 카드 전력만 72kW다. 공조는 따로 잡는다.\n"),
    ("of all of them", "tr", "Salon\n\nSalonda 160 hızlandırıcı kart var. Kart başına 450 W, yani yalnız kartlar 72 kW çekiyor. Soğutma ayrı hesaplanıyor.\n"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "language", "text"), RIGHT, ids=[f"{name} {language}" for name, language, _ in RIGHT])
def test_changes_of_other_values_are_left_alone(store, read, name, language, text):
    assert objections(store, read, text, language) == set()


WRONG = [
    ("the means are one of the two", "ko", "후기\n\n다온 N3로 초당 52토큰, N2로 초당 26토큰이 나왔어요. N3를 쓰면 30% 빨라요.\n", "ratio"),
    ("the means are one of the two", "tr", "Forum\n\nPınar N3 ile saniyede 52 token, N2 ile saniyede 26 token aldım. N3 kullanınca yüzde 30 hızlanıyor.\n", "ratio"),
    ("of one alone", "ko", "전산실\n\n이 방에는 다온 카드 160장이 있다. 카드 한 장이 대기 중에 300W를, 일할 때는 카드 하나당 45kW를 쓴다.\n", "out_of_range"),
    ("of one alone", "tr", "Salon\n\nSalonda 160 hızlandırıcı kart var. Kart başına boşta 300 W, yükte kart başına 45 kW çekiliyor.\n", "out_of_range"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "language", "text", "cause"), WRONG, ids=[f"{name} {language}" for name, language, *_ in WRONG])
def test_changes_of_these_values_are_objected_to(store, read, name, language, text, cause):
    assert cause in objections(store, read, text, language)


@pytest.mark.parametrize(
    "words", ["가 생긴 것은", "에서 제작했다", "의 동작은", "하늘을 나는", "공격적으로 판다", "오른쪽에 있다", "조용히 잊혔다", "artık yok", "düşünüyor", "önden gelir", "inceleme yaptı", "daha önce de", "en fazla"]
)
def test_words_within_words_say_no_direction(words):
    assert direction(" " + words, "") is None


@pytest.mark.parametrize(("words", "larger"), [("작다", False), ("줄었다", False), ("커졌다", True), ("arttı", True), ("artmış", True), ("düştü", False), ("önde", True)])
def test_words_of_direction_are_known(words, larger):
    found = direction(" " + words, "")
    assert found is not None
    assert found.larger is larger
