"""Round-ups of short news: nothing goes on from one item to the next."""

from __future__ import annotations

import pytest

KOREAN = """{title}

① 새벽칩스의 새 카드

새벽칩스가 카드 SB-40을 내놓았다. 소비전력은 60W다.

② 섬마을의 여름

{hall}

③ 하늘전지의 전지

하늘전지는 전지 HJ-2를 다음 달 판다. 가격은 90만 원이다.

④ 뭉게소프트 소식

뭉게소프트가 런타임 MG-5를 고쳤다. 지연시간은 12ms로 줄었다.
"""
TURKISH = """{title}

1) Kumru Çip kartını çıkardı

Kumru Çip, KC-40 kartını tanıttı. Kart 60 W çekiyor.

2) Adada yaz

{hall}

3) Gökpil'in pili

Gökpil, GP-2 pilini gelecek ay satacak. Fiyatı 900 lira.

4) Bulutsu'dan haber

Bulutsu, BZ-5 sunucusunu yeniledi. Gecikme 12 ms'ye indi.
"""


def told(document, surface):
    text = document.article.source_text
    return [(c.subject, c.metric) for c in document.claims if c.figure is not None and text.startswith(surface, c.figure)]


@pytest.mark.parametrize(
    ("text", "language", "figure", "earlier"),
    [
        (KOREAN.format(title="[조각레터 7호] 이번 주 소식 네 가지", hall="최대 전력은 35W로 알려졌다."), "ko", "35W", "SB-40"),
        (TURKISH.format(title="Kırpık Bülten, sayı 7: haftanın dört haberi", hall="Güç tüketimi 35 W."), "tr", "35 W", "KC-40"),
    ],
)  # fmt: skip
def test_an_item_carries_nothing_on_from_the_one_before(read, text, language, figure, earlier):
    assert earlier not in [subject for subject, _ in told(read(text, language), figure)]


@pytest.mark.parametrize(
    ("text", "language", "figure", "subject"),
    [
        (KOREAN.format(title="[조각레터 7호] 이번 주 소식 네 가지", hall="섬은 쉰다."), "ko", "60W", "SB-40"),
        (TURKISH.format(title="Kırpık Bülten, sayı 7: haftanın dört haberi", hall="Ada dinleniyor."), "tr", "60 W", "KC-40"),
        # sections about one thing are no items
        ("새벽칩스 SB-40 사용기\n\n## 1. 생김새\n\nSB-40은 작다.\n\n## 2. 전력\n\n소비전력은 60W다.\n\n## 3. 값\n\nSB-40은 90만 원이다.\n", "ko", "60W", "SB-40"),
        ("Kumru KC-40 incelemesi\n\n## 1. Dışı\n\nKC-40 küçük.\n\n## 2. Güç\n\nTüketimi 60 W.\n\n## 3. Fiyat\n\nKC-40 900 lira.\n", "tr", "60 W", "KC-40"),
    ],
)  # fmt: skip
def test_within_an_item_and_in_sections_of_one_article_topics_go_on(read, text, language, figure, subject):
    assert subject in [one for one, _ in told(read(text, language), figure)]
