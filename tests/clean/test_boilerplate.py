from __future__ import annotations

import pytest

from pipeline.clean.boilerplate import is_tail


@pytest.mark.parametrize("line", ["구독과 좋아요 부탁드립니다.", "다음 글 보기", "Yorumlarınızı paylaşın.", "Bizi takip etmeyi unutmayın.", "Etiketler: yonga, bellek"])
def test_a_publishers_line_under_an_article(line: str) -> None:
    assert is_tail(line)


@pytest.mark.parametrize("line", ["다음 글에서는 카드 두 장을 묶어 본다.", "Benzer bir tablo geçen yıl da yaşanmış, kartların fiyatı üç ayda ikiye katlanmıştı."])
def test_a_last_sentence_that_begins_like_one(line: str) -> None:
    assert not is_tail(line)
