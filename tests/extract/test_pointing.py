"""Common nouns in the place of names: which sort of thing they point at, and when they are subjects themselves."""

from __future__ import annotations

import pytest

from pipeline.extract.pointing import kin_of_topic, pointed_at, pointing_noun, raw_owner_before, thing_of_maker
from pipeline.extract.ranking import Tally
from pipeline.extract.reading import read_page


@pytest.fixture
def place(read):
    """The page of a text, the number of its last sentence, and where its first figure that measures stands."""

    def at(text, language="tr"):
        page = read_page(read(text, language))
        last = page.readings[-1]
        return page, len(page.readings) - 1, next(f.start for f in last.figures if f.kind != "name")

    return at


@pytest.mark.parametrize(
    ("language", "text", "sorts"),
    [
        ("tr", "Cihazın fiyatı 900 dolar.", {"device"}),
        ("tr", "Şirketin geçen yılki cirosu 40 milyon dolar.", {"maker"}),
        ("tr", "Bu yonga 9 watt çekiyor.", {"chip"}),
        ("tr", "Doruk yongasının gücü 9 watt.", set()),
        ("ko", "이 칩은 9W를 쓴다.", {"chip"}),
        ("ko", "회사는 40명을 뽑았다.", {"maker"}),
    ],
)
def test_a_definite_noun_points_at_its_sort(place, language, text, sorts):
    page, index, at = place(text, language)
    assert pointed_at(page, page.readings[index], page.readings[index].start, at) == sorts


@pytest.mark.parametrize(
    ("text", "owner"),
    [
        ("Araştırmada katılımcıların yüzde 51'i yanıt verdi.", "katılımcılar"),
        ("Ülkede veri merkezlerinin tüketimi 460 TWh oldu.", "veri merkezleri"),
        ("Rapora göre yerli hızlandırıcıların payı yüzde 17 oldu.", "yerli hızlandırıcılar"),
        ("Bunun için 20 dolar yetti.", None),
    ],
)
def test_a_common_noun_in_the_genitive_owns_the_figure(place, text, owner):
    page, index, at = place(text)
    found = raw_owner_before(page, page.readings[index], at)
    assert (found.name if found else None) == owner


def test_a_pointing_noun_stands_as_it_would_alone(place):
    page, index, at = place("Kurulan hattın kapasitesi 7 bin plaka.")
    found = pointing_noun(page, page.readings[index], at)
    assert found
    assert found.name == "hat"


def test_the_thing_of_a_maker_is_the_one_that_the_text_named(place, context):
    page, index, at = place("Apple A17 Pro tanıtıldı. Apple'ın yongası 2.914 puan aldı.")
    found = thing_of_maker(page, page.readings[index], at, context)
    assert found
    assert found.name == "A17 Pro"


def test_a_predecessor_without_a_name_keeps_its_word(place, context):
    page, index, at = place("RTX 5070 ortalama 96 kare verdi; selefi 79 karede kaldı.")
    page_at = next(f.start for f in page.readings[index].figures if f.value == 79)
    found = kin_of_topic(page, page.readings[index], index, page_at, context)
    assert found
    assert found.name == "selefi"
    assert at < page_at


@pytest.fixture
def context():
    from pipeline.extract.attribution.frames import Sources
    from pipeline.extract.context import Context

    return Context(Sources(), panel=None, tally=Tally())


@pytest.mark.parametrize(
    ("text", "subject"),
    [
        ("Kuyruk 3 saniyede 410 görüntü işliyor. Eski makinede bu değer 90 görüntüydü.", "Eski makine"),
        ("Kuyruk 3 geçen yıl çıktı. Soğutma sisteminin gücü 90 watt.", "Soğutma sistemi"),
        ("Gölge Bilişim Kuyruk 3 kartını tanıttı. Veri merkezi birimi ise 410 milyon dolar gelir getirdi.", "Veri merkezi birimi"),
        ("Kuyruk 3 geçen yıl çıktı. Almanya'nın payı yüzde 12.", "Almanya"),
        ("Gölge Bilişim Kuyruk 3 adlı hızlandırıcıyı tanıttı. Kartın gücü 90 watt.", "Kuyruk 3"),
    ],
)
def test_a_turkish_common_noun_with_its_describing_words_is_weighed_beside_the_names(read, text, subject):
    assert read(text, "tr").claims[-1].subject == subject
