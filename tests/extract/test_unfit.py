"""What stands where subjects stand and can be none, and what is taken in its place."""

from __future__ import annotations

import pytest

from pipeline.app import Pipeline
from pipeline.extract.nameless import is_markup
from pipeline.extract.reading import read_page
from pipeline.extract.unfit import is_attribute, is_called, is_elsewhere, is_event, is_format, is_process, says_nothing
from pipeline.settings import Settings

RULES = Pipeline(Settings(model="none"))


def at(language, text, words):
    start = text.index(words)
    return read_page(RULES.process(text, language=language)), start, start + len(words)


def subjects(language, text):
    document = RULES.process(text, language=language)
    return {text[one.figure : one.figure + 6]: one.subject for one in document.claims if one.figure is not None}


@pytest.mark.parametrize(
    ("language", "text", "words"),
    [
        ("ko", "우리는 40W를 쓴다.", "우리"),
        ("ko", "가격은 고작 300달러다.", "고작"),
        ("ko", "매출은 300억 원이다.", "매출"),
        ("tr", "Bunların yüzde 38'i satıldı.", "Bunlar"),
        ("tr", "Biz 40 W harcıyoruz.", "Biz"),
        ("tr", "MTBF 200 bin saat.", "MTBF"),
    ],
)
def test_pronouns_adverbs_and_measures_say_nothing(language, text, words):
    assert says_nothing(*at(language, text, words))


@pytest.mark.parametrize(("language", "text", "words"), [("ko", "나루 서버는 40W를 쓴다.", "나루 서버"), ("tr", "Bulut kartı 40 W harcıyor.", "Bulut kartı"), ("ko", "우리은행은 서버 40대를 샀다.", "우리은행"), ("tr", "Bunker sunucusu 4 kW çekiyor.", "Bunker")])
def test_names_that_begin_like_a_pronoun_stay(language, text, words):
    assert not says_nothing(*at(language, text, words))


@pytest.mark.parametrize("name", ["FP16", "INT4", "INT4 양자화", "bf16", "Q4_K_M", "W4A16", "FP8 hassasiyeti"])
def test_number_formats(name):
    assert is_format(name)


@pytest.mark.parametrize("name", ["FX2", "INTEL", "FP-700", "Q8", "TF 4"])
def test_names_of_things_are_no_formats(name):
    assert not is_format(name)


@pytest.mark.parametrize(("name", "event"), [("Yonga Zirvesi", True), ("Anadolu Çip Konferansı", True), ("한강 반도체 포럼", True), ("Zirve 5", False), ("Fuar Yonga", False), ("포럼칩", False)])
def test_events(name, event):
    assert is_event(name) == event


@pytest.mark.parametrize(("language", "text", "words", "process"), [("tr", "OV-2, TSMC N4P ile üretiliyor.", "N4P", True), ("ko", "나루 2는 18A 공정으로 만든다.", "18A", True), ("tr", "Kuzgun N4 hızlı.", "N4", False), ("ko", "노을 N2는 48GB다.", "N2", False)])
def test_processes(language, text, words, process):
    assert is_process(*at(language, text, words)) == process


@pytest.mark.parametrize(
    ("language", "text", "words", "elsewhere"),
    [
        ("tr", "İstanbul'daki salonda bu değer 9 kW.", "İstanbul", True),
        ("tr", "Aynı ay İstanbul 1,47 ölçtü.", "İstanbul", False),
        ("ko", "한국에서 26만 장을 판다.", "한국", True),
        ("ko", "미국은 26억 달러였다.", "미국", False),
    ],
)
def test_a_place_where_something_is_measured(language, text, words, elsewhere):
    page, start, end = at(language, text, words)
    figure = next(one.start for one in page.document.figures)
    assert is_elsewhere(page, start, end, figure) == elsewhere


@pytest.mark.parametrize(
    ("language", "text", "words", "attribute"),
    [
        ("tr", "Kuzgun K2 kartı\n- Hava akışı: en az 200 LFM", "Hava akışı", True),
        ("ko", "노을 N2 서버\n- 무게: 12kg", "무게", True),
        ("tr", "- Kuzgun: 200 W", "Kuzgun", False),
        ("ko", "- 노을두루: 12kg", "노을두루", False),
    ],
)
def test_labels_of_common_words(language, text, words, attribute):
    assert is_attribute(*at(language, text, words)) == attribute


@pytest.mark.parametrize(
    ("language", "text", "figure", "subject"),
    [
        ("tr", "Dalga X1 SSD\n- Denetleyici: KD-88, çift çekirdek, 1,6 GHz\n- Güç: 9 W", "1,6 GH", "KD-88"),
        ("ko", "물결 X1 노트북 사양\n- 프로세서: 돌담 D4, 16코어, 4.2GHz\n- 무게: 1.2kg", "4.2GHz", "돌담 D4"),
    ],
)
def test_a_part_with_its_own_name_has_what_follows_it_in_its_line(language, text, figure, subject):
    assert subjects(language, text)[figure] == subject


@pytest.mark.parametrize(
    ("language", "text", "figure", "subject"),
    [
        ("ko", "나루 N5로 그림 한 장을 만드는 데 40W가 들었다.", "40W가 들", "나루 N5"),
        ("tr", "Kuzgun K2 kartı tanıtıldı. Basın toplantısında fiyatı 300 dolar dendi.", "300 do", "Kuzgun K2"),
    ],
)
def test_the_next_best_is_taken(language, text, figure, subject):
    assert subjects(language, text)[figure] == subject


@pytest.mark.parametrize(
    ("language", "text", "words"),
    [
        ("ko", "선생님, 새 칩을 보세요.\n\n하루칩은 전력 40W를 쓴다.\n\n선생님, 값도 보세요. 무게는 90g이다.", "선생님"),
        ("tr", "Ustam, yeni kartı anlatayım.\n\nHaruçip 40 W çeker.\n\nUstam, sonuç şu. Ağırlığı 90 gram.", "Ustam"),
    ],
)
def test_whoever_is_only_called_is_no_subject(language, text, words):
    assert says_nothing(*at(language, text, words))
    assert words not in subjects(language, text).values()


def test_a_firm_at_the_head_of_a_line_is_not_called_where_the_text_goes_on_with_it():
    page, start, end = at("ko", "한빛소재, 유리기판 양산\n\n한빛소재는 올해 120억 원을 투자한다.\n\n한빛소재, 내년에도 투자", "한빛소재")
    assert not is_called(page, start, end)


def test_what_stands_in_a_tag_is_markup():
    text = '<b class="kart">{{< figure "chip" >}}</b> 전력은 40W < 50W이다'
    assert is_markup(text, text.index("kart"))
    assert is_markup(text, text.index("chip"))
    assert not is_markup(text, text.index("전력"))
    assert not is_markup(text, text.index("50W"))
