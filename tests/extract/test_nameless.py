"""Words that a model may point at and that name nothing: for the past, common nouns, set-ups, offices around a name."""

from __future__ import annotations

import pytest

from pipeline.app import Pipeline
from pipeline.extract.metrics import is_date
from pipeline.extract.nameless import (
    is_bare,
    is_extreme,
    is_fragment,
    is_past,
    is_person,
    is_setup,
    reads_as_name,
    without_case,
    without_office,
)
from pipeline.extract.reading import read_page
from pipeline.settings import Settings

RULES = Pipeline(Settings(model="none"))


def at(language, text, words):
    start = text.index(words)
    return read_page(RULES.process(text, language=language)), start, start + len(words)


@pytest.mark.parametrize(
    ("language", "text", "words"),
    [
        ("ko", "전작은 초당 40토큰에 그쳤다.", "전작"),
        ("ko", "이전 세대 칩은 48GB였다.", "이전 세대 칩"),
        ("tr", "Selefi 310 W çekiyordu.", "Selefi"),
        ("tr", "Önceki nesil kart 310 W çekiyordu.", "Önceki nesil kart"),
    ],
)
def test_words_for_the_past_name_nothing(language, text, words):
    place = at(language, text, words)
    assert is_past(*place)
    assert not reads_as_name(*place)


@pytest.mark.parametrize(("language", "text", "words"), [("ko", "이전 노을 N2는 48GB였다.", "노을 N2"), ("tr", "Selefi Dalga 2 idi, 310 W çekiyordu.", "Dalga 2"), ("ko", "국산 칩은 48GB다.", "국산 칩")])
def test_names_and_described_nouns_stay(language, text, words):
    page, start, end = at(language, text, words)
    assert not is_past(page, start, end)
    assert not is_bare(page, start, end)


@pytest.mark.parametrize(
    ("language", "text", "words"),
    [("ko", "카드 가격은 300만 원이다.", "카드"), ("ko", "신제품은 96GB를 얹었다.", "신제품"), ("ko", "서버 두 대는 4kW를 쓴다.", "서버 두 대"), ("tr", "Kart 15 W çekiyor.", "Kart"), ("tr", "Yeni çip 96 GB taşıyor.", "Yeni çip"), ("tr", "Sunucunun fiyatı 300 dolar.", "Sunucunun")],
)
def test_a_bare_common_noun_names_nothing(language, text, words):
    assert is_bare(*at(language, text, words))


def test_an_adverb_in_quotes_names_nothing():
    text = '제목은 "드디어" 한마디였다. 다음 날 제목도 "드디어"였다.'
    assert not reads_as_name(*at("ko", text, "드디어"))


@pytest.mark.parametrize(("language", "text", "words"), [("ko", "배치 1에서 초당 40토큰이었다.", "배치 1"), ("ko", "배치 크기 32로 쟀다.", "배치 크기 32"), ("tr", "Batch 8 ile saniyede 40 jeton.", "Batch 8"), ("tr", "Yığın boyutu 16 iken 40 ms.", "Yığın boyutu 16")])
def test_a_set_up_is_no_workload(language, text, words):
    assert is_setup(*at(language, text, words))


@pytest.mark.parametrize(
    ("language", "text", "words", "name"),
    [
        ("ko", "하람칩스 최은결 대표는 40W라고 밝혔다.", "최은결 대표", "최은결"),
        ("ko", "최은결 대표가 왔다. 최 대표는 40W라고 밝혔다.", "최 대표", "최은결"),
        ("tr", "Doruk Yonga Genel Müdürü Kerem Aydın, çipin 15 W çektiğini söyledi.", "Genel Müdürü Kerem Aydın", "Kerem Aydın"),
        ("tr", "Prof. Dr. Selin Uçar, çipin 15 W çektiğini söyledi.", "Dr. Selin Uçar", "Selin Uçar"),
    ],
)
def test_an_office_is_no_part_of_a_name(language, text, words, name):
    page, start, end = at(language, text, words)
    low, high, entity = without_office(page, start, end)
    assert (entity.name if entity else page.text[low:high]) == name


@pytest.mark.parametrize(("language", "text", "words"), [("ko", "누리칩 관계자는 단가가 120달러라고 귀띔했다.", "누리칩 관계자"), ("ko", "최은결 대표는 올해 5만 개를 판다.", "최은결 대표")])
def test_people_are_no_things(language, text, words):
    assert is_person(*at(language, text, words))


@pytest.mark.parametrize(
    ("text", "speaker"),
    [
        ('은하대 도한결 교수는 "전력이 70W"라고 말했다.', "도한결"),
        ('도한결 은하대 교수는 "전력이 70W"라고 말했다.', "도한결"),
        ('새빛대학교 컴퓨터공학과 정하은 교수는 "전력이 70W"라고 설명했다.', "정하은"),
        ('하늘증권 김도형 연구위원은 "전력이 70W"라고 전망했다.', "김도형"),
        ('가람칩스의 박서인 최고기술책임자(CTO)는 "전력이 70W"라고 했다.', "박서인"),
        ("하늘증권 수전 리 애널리스트는 전력이 70W에 이를 것으로 내다봤다.", "수전 리"),
    ],
)
def test_the_person_speaks_and_not_the_house(text, speaker):
    claims = RULES.process(text, language="ko").claims
    assert {claim.attributed_to for claim in claims} == {speaker}
    assert speaker not in {claim.subject for claim in claims}


def test_a_byline_does_not_speak():
    text = "Zirve 2 yarışa girdi\n\n14 Mart 2025 – Elif Kaya\n\nZirve 2 çipi 120 TOPS sunuyor. “Zirve 2 400 dolar olacak.”"
    assert {claim.attributed_to for claim in RULES.process(text, language="tr").claims} == {None}


def test_a_turkish_stem_stands_as_it_stands_alone():
    text = "Irmak 2 çipi 120 TOPS sunuyor. Ekibin ölçümüne göre Irmak 2 çipi 15 W çekiyor."
    assert [claim.attributed_to for claim in RULES.process(text, language="tr").claims][-1] == "Ekip"


@pytest.mark.parametrize(
    ("language", "text", "words", "fragment"),
    [
        ("tr", "Bugün yüzde 10'u bulmuyor.", "Bug", True),
        ("tr", "Bellek 8 GB'ye çıktı.", "ye", True),
        ("tr", "Fiyatı yazıldı: 32 GB'lık modül 149 dolar.", "32", True),
        ("tr", "Kartın gücü 75 watt.", "Kart", False),
        ("tr", "Dalgaya 75 watt yetiyor.", "Dalga", False),
        ("ko", "새벽은 48GB다.", "새벽", False),
    ],
)
def test_a_piece_of_a_word_names_nothing(language, text, words, fragment):
    place = at(language, text, words)
    assert is_fragment(*place) is fragment
    assert not (fragment and reads_as_name(*place))


@pytest.mark.parametrize(("language", "text", "words"), [("ko", "Q2에는 매출이 40억 원이었다.", "Q2"), ("tr", "2024'te gelir 40 milyon dolardı.", "2024")])
def test_a_date_is_no_name(language, text, words):
    assert is_date(*at(language, text, words))


@pytest.mark.parametrize(("language", "text", "words"), [("ko", "최저가격은 30만 원이다.", "최저가격"), ("ko", "최저금리는 3%다.", "최저금리"), ("tr", "Ortalama fiyat 300 dolar.", "Ortalama fiyat")])
def test_a_measure_with_which_of_its_values_is_meant_has_no_measure(language, text, words):
    assert is_extreme(*at(language, text, words))


@pytest.mark.parametrize(("language", "text", "words"), [("ko", "노을 N2는 48GB였다.", "노을 N2"), ("ko", "평균 서버는 400W를 쓴다.", "평균 서버")])
def test_names_and_things_are_neither(language, text, words):
    assert not is_date(*at(language, text, words))
    assert not is_extreme(*at(language, text, words))


@pytest.mark.parametrize(("text", "words", "nothing"), [("무선 이용자는 1,240만 명이다.", "무선", True), ("자체 언어 모델이 초당 41토큰을 낸다.", "자체", True), ("무선 충전기는 15W다.", "무선 충전기", False)])
def test_words_that_only_tell_the_sort_name_nothing(text, words, nothing):
    assert is_bare(*at("ko", text, words)) is nothing


@pytest.mark.parametrize(
    ("text", "words", "name"),
    [
        ("새 기기를 샀다. 나루에서 초당 27토큰이 나온다.", "나루에서", "나루"),
        ("누리시는 크다. 누리시가 200장을 샀다.", "누리시가", "누리시"),
        ("애호가 모임에서 애호가는 말했다.", "애호가", "애호가"),
        ("휘몰이 게임은 37GB다.", "휘몰이", "휘몰이"),
    ],
)
def test_words_end_before_their_particle(text, words, name):
    page, start, end = at("ko", text, words)
    assert text[start : without_case(page, start, end)] == name
