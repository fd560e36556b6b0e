"""So many of a thing in one place and so much each in another."""

from __future__ import annotations

from tests.verify.twins import both_ways

FAR = [
    ("digits", "ko", "나루 X4 소개\n\n나루 X4 카드의 INT8 성능은 430TOPS다.\n\n값은 따로 묻는다. 보증은 3년이다. 색은 검다. 설명서가 든다. 상자는 작다.\n\n서버 '나루랙'에는 카드 여덟 장이 들어간다. INT8 성능은 {}이다.\n", "3,440TOPS", "4,340TOPS", "product"),
    ("digits", "tr", "Nehir X4\n\nNehir X4 kartının INT8 başarımı 430 TOPS.\n\nFiyat için sorun. Garantisi 3 yıl. Rengi siyah. Kılavuzu var. Kutusu küçük.\n\nNehir Raf sunucusuna sekiz kart giriyor. INT8 başarımı {}.\n", "3.440 TOPS", "4.340 TOPS", "product"),
    ("unit", "ko", "강의\n\n카드 하나가 초당 900GB로 이웃과 말한다.\n\n여기까지가 복습이다. 질문이 있나. 없으면 넘어간다. 다음은 상자다. 그림을 보자.\n\n한 상자에 GPU가 여덟 개니까 다 더하면 {}다.\n", "7.2TB/s", "7.2GB/s", "unit_error"),
    ("unit", "tr", "Ders\n\nBir kart komşularıyla 900 GB/s hızla konuşuyor.\n\nBuraya kadar tekrar. Sorusu olan var mı? Yoksa geçelim. Sırada kutu var. Resme bakalım.\n\nBir kutuda sekiz GPU var, hepsi {} ediyor.\n", "7,2 TB/s", "7,2 GB/s", "unit_error"),
]  # fmt: skip


@both_ways(FAR)
def test_a_product_told_far_apart_and_what_is_right_left_alone(weighed, text, language, cause):
    weighed(text, language, cause)
