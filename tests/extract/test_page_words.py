"""Numbers that words of page counters tell of: the cheap tests before the patterns must let all of their words pass."""

import pytest

from pipeline.extract.chrome import BEHIND_PAGE_WORD, PAGE_COUNT_BEFORE, follows_page_word
from pipeline.extract.figures import read_figures

KOREAN = (
    "조회 조회수 추천 비추 비추천 찜 상품평 상품코드 품번 구독자 댓글 공유 좋아요 스크랩 읽음 공감 이웃 덧글 하트 신고 내려받기 구매평 후기 관심 참여자 내선 대기번호 주문번호"
).split()
PHRASES = ["읽는 시간", "읽는 데", "회원 번호", "이 문서는", "이 편지를", "이 페이지는", "okunma sayısı", "okuma süresi", "bu sayfa", "bu sayfayı", "bu akışı", "bu bülteni", "bu başlık", "bu konuyu", "bu videoyu", "sipariş no"]
TURKISH = "okunma yorumlar mesaj beğeni paylaşım dahili görüntülenme".split()
LABELS = "faydalı: yıldız: stok: değerlendirme: fotoğraf: fotoğraflar: üye: çevrimiçi: ziyaretçi:".split()


def capital(word):
    return ("İ" if word[0] == "i" else word[0].upper()) + word[1:]


@pytest.mark.parametrize("word", [*KOREAN, *PHRASES, *TURKISH, *LABELS, *map(capital, TURKISH), *map(capital, LABELS), "İzleyenler", "İzleyen:", "Kaydet"])
@pytest.mark.parametrize("gap", [" ", ": ", " (", "\n", " 약 "])
def test_a_counter_is_found_where_its_pattern_is(word, gap):
    text = f"yorum yorum\n{word}{gap.removeprefix(':') if word.endswith(':') else gap}12"
    start = len(text) - 2
    expected = PAGE_COUNT_BEFORE.search(text, start - 16, start) is not None
    assert follows_page_word(text, start, len(text)) == expected
    assert not expected or text[start - 1] in BEHIND_PAGE_WORD


@pytest.mark.parametrize(("text", "surface"), [("조회수\n1,234", "1,234"), ("Üye: 15.204", "15.204"), ("Yorumlar (11)", "11"), ("11 yorum", "11"), ("읽는 시간 약 5분", "5")])
def test_counters_of_the_page_are_chrome(text, surface):
    assert [(figure.surface, figure.kind) for figure in read_figures(text, "ko")] == [(surface, "chrome")]
