"""Where names end within their words."""

from __future__ import annotations

import pytest

from pipeline.extract.model.stems import follows, settled_end, words_of


def _stem(text: str, name: str, language: str) -> str:
    start = text.index(name)
    return text[start : settled_end(text, start, start + len(name), words_of(text), language)]


@pytest.mark.parametrize(
    ("text", "read", "stem", "language"),
    [
        ("Salonun gücü 4 MW. İkinci salon boş, bu salonda yer var.", "Salo", "Salon", "tr"),
        ("Kabin başına 40 kW.", "Kab", "Kabin", "tr"),
        ("Hızlandırıcı başına 80 GB; hızlandırıcılar sıvıyla soğuyor.", "Hızlandırıc", "Hızlandırıcı", "tr"),
        ("Aydın'a göre hız arttı.", "Ayd", "Aydın", "tr"),
        ("Oyun gelirleri düştü.", "Oyun", "Oyun", "tr"),
        ("Gece postası servisi 4 kW çeker.", "Gece postası", "Gece postası", "tr"),
        ("Eski fırının gücü 9 kW, fırın durdu.", "fırının", "fırın", "tr"),
        ("Ölçümü değirmenden aldık.", "değirmenden", "değirmen", "tr"),
        ("Meltemin belleği büyük. Meltem hızlı.", "Meltemin", "Meltem", "tr"),
        ("디스플레이는 16억 달러였다.", "디스플레", "디스플레이", "ko"),
        ("본라인을 짓는다. 본라인 완공은 내년.", "본라", "본라인", "ko"),
        ("나루는 빠르다. 나루가 이겼다.", "나루는", "나루", "ko"),
        ("나루는 빠르다.", "나루", "나루", "ko"),
        ("소재 연구개발 예산은 2조 원이다.", "소재 연구개", "소재 연구개발", "ko"),
        ("비보 X300 프로는 80만 원이다.", "비보 X300 프", "비보 X300 프로", "ko"),
        ("PC 부문이 85억 달러를 벌었다.", "PC", "PC 부문", "ko"),
        ("Biz emmeli soğutucuyu 85 derecede çalıştırıyoruz.", "soğutucuyu", "soğutucu", "tr"),
        ("Belediye 40 sunucu aldı.", "Belediye", "Belediye", "tr"),
        ("Gebze veri merkezinde 96 kabin var.", "Gebze veri merkez", "Gebze veri merkezi", "tr"),
    ],
)
def test_the_other_words_tell_the_stem(text, read, stem, language):
    assert _stem(text, read, language) == stem


def test_a_name_that_ends_in_digits_stays_as_it_is():
    assert _stem("Kıyı K2'nin gücü", "Kıyı K2", "tr") == "Kıyı K2"


@pytest.mark.parametrize(("stem", "ending"), [("나루", "이"), ("바람", "는"), ("바람", "로"), ("나루", "으로")])
def test_a_particle_that_the_stem_cannot_take_is_none(stem, ending):
    assert not follows(stem, ending, "ko")


@pytest.mark.parametrize(("stem", "ending"), [("바람", "이"), ("나루", "는"), ("물결", "로"), ("나루", "로"), ("바람", "인")])
def test_particles_that_fit(stem, ending):
    assert follows(stem, ending, "ko")


def test_vowels_agree():
    assert follows("salon", "un", "tr")
    assert not follows("kab", "in", "tr")


@pytest.mark.parametrize("ending", ["가는", "나에서", "이가", "로를"])
def test_no_particle_stands_behind_one_that_closes_its_word(ending):
    assert not follows("테나", ending, "ko")


def test_the_name_keeps_a_syllable_that_stands_before_a_particle():
    assert _stem("전력 회사 테나가는 신청을 받았다.", "테나", "ko") == "테나가"
    assert _stem("오단나에서 공장을 짓는다.", "오단", "ko") == "오단나"
