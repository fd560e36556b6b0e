"""Turkish names by their capitals: what belongs to them where a sentence, a title or a place begins the row."""

from __future__ import annotations

import pytest

from pipeline.languages.turkish.words import is_common, is_origin, is_place


def names_of(document):
    return {(entity.name, entity.type) for entity in document.entities}


@pytest.mark.parametrize(
    ("text", "name", "kind"),
    [
        ("Haberde Turna T3 için 300 GB bellek yazıyordu.", "Turna T3", "chip"),
        ("Düzeltilen yerler şunlar.\n\n1) Haberde Turna-3 için 300 GB bellek yazıyordu.", "Turna-3", "chip"),
        ("Düzeltilen yerler şunlar.\n\nb) Yazıda Turna T3 için 300 GB bellek yazıyordu.", "Turna T3", "chip"),
        ("Şirketin Turna Pro kartı geçen yıl çıktı.", "Turna Pro", "chip"),
        ("Geçen ay Konyalı Lodos Silikon yeni kartını tanıttı.", "Lodos Silikon", "vendor"),
        ("Kararı Ulaştırma ve Altyapı Bakanlığı verdi.", "Ulaştırma ve Altyapı Bakanlığı", "organisation"),
        ("Verileri Devlet Su Genel Müdürlüğünün merkezi tutuyor.", "Devlet Su Genel Müdürlüğü", "organisation"),
        ("Ürün Direktörü Gülriz Otağ kartı gösterdi.", "Gülriz Otağ", "person"),
        ("Konuklar Doç. Dr. Mine Savaş ve girişimci Sedat Ulu idi.", "Mine Savaş", "person"),
        ("Uzun deneme: Sevdada X ile üç hafta geçti.", "Sevdada X", "chip"),
        ("Turnalı adında bir raf tanıtıldı, 40 kW çekiyor.", "Turnalı", "chip"),
    ],
)
def test_a_row_of_capitals_is_cut_to_the_name(read, text, name, kind):
    assert (name, kind) in names_of(read(text, "tr"))


@pytest.mark.parametrize("text", ["Kart geçen hafta Gebze'de gösterildi.", "Amerikan bulutunda saati 2 dolar.", "Satışlar Finlandiya'da arttı."])
def test_places_are_no_names(read, text):
    assert not names_of(read(text, "tr"))


def test_a_surname_leaves_the_full_name_whole(read):
    document = read("Kartı Okyanus Balaban tanıttı. Balaban'a göre güç yeterli. Balaban'ın anlattığına göre kart 300 watt çekiyor.", "tr")
    assert {mention.surface for mention in document.mentions} == {"Okyanus Balaban", "Balaban"}
    assert names_of(document) == {("Okyanus Balaban", "person")}


def test_a_number_before_a_plural_compound_belongs_to_the_name(read):
    document = read("Bulut şirketi Samyeli 2 kartlarını kiraya verdi, Samyeli 2 saatte 3 dolar.", "tr")
    assert ("Samyeli 2", "chip") in names_of(document)


def test_letters_with_a_number_that_are_run_are_a_model(read):
    document = read("Kullandığımız dil modeli KLM-7 idi. KLM-7 yüklüyken kart 300 watt çekti.", "tr")
    assert ("KLM-7", "model") in names_of(document)


def test_a_word_that_begins_several_sentences_is_a_name(read):
    document = read("Turgay yeni bir kart. Turgay 300 watt çekiyor.", "tr")
    assert [mention.surface for mention in document.mentions] == ["Turgay", "Turgay"]


@pytest.mark.parametrize("word", ["kapiyi", "yazida", "şirketin", "kitabi", "anlatiyordu"])
def test_common_words_are_read_with_their_endings(word):
    assert is_common(word)


@pytest.mark.parametrize("word", ["hitit", "kuzgun", "turna", "lodos"])
def test_a_word_of_no_list_is_not_common(word):
    assert not is_common(word)


def test_places_and_origins():
    assert is_place("izmir")
    assert is_place("izmir'de".replace("'", ""))
    assert is_origin("izmirli")
    assert not is_origin("izmir")


@pytest.mark.parametrize(
    ("text", "short", "name"),
    [
        ("RTX 5060 Ti 180 watt çekti. GeForce yine de sessizdi.", "GeForce", "RTX 5060 Ti"),
        ("DGX Spark geldi. Akşam Spark'ı denedik.", "Spark", "DGX Spark"),
    ],
)
def test_a_brand_or_last_word_stands_for_the_one_thing_of_its_series(read, text, short, name):
    document = read(text, "tr")
    names = {entity.entity_id: entity.name for entity in document.entities}
    assert {names[mention.entity_id] for mention in document.mentions if mention.surface == short} == {name}


@pytest.mark.parametrize(
    "text",
    [
        "Geçen yıl Koreli 0,4 puan geriledi.",
        "Bu yıl Brezilyalınınki 94,2'de kaldı.",
        "Siparişi Orta Doğulu bir operatör verdi.",
        "Köyde herkes Türkçeyi unuttu.",
        "Gönül İsveçlide, cüzdan bizde kaldı.",
        "Yeni sürümde F1 skoru 88'e çıktı.",
    ],
)
def test_peoples_and_scores_are_no_names(read, text):
    assert not {name for name, kind in names_of(read(text, "tr")) if kind in ("chip", "product", "system")}


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Eylülde TULPARFEST açılacak.", "TULPARFEST"),
        ("Verimlilikte Turna K2 öne geçti.", "Turna K2"),
        ("Kurdeleyi Sedat Ulu kesti.", "Sedat Ulu"),
        ("Kardeşi Leylek T3 daha ucuz.", "Leylek T3"),
    ],
)
def test_the_first_word_of_a_sentence_is_no_part_of_the_name(read, text, name):
    names = {found for found, _ in names_of(read(text, "tr"))}
    assert name in names
    assert not any(found.endswith(name) and found != name for found in names)


def test_pages_and_scores_are_no_things_in_korean(read):
    assert not {name for name, _ in names_of(read("본지 3월 4일자 B4면 기사에서 F1 점수가 88.1이라고 썼다.", "ko"))}
    assert ("솔개 F1", "chip") in names_of(read("가람의 솔개 F1은 카드다. 솔개 F1의 전력은 30와트다.", "ko"))


def test_a_heading_of_common_words_is_no_name(read):
    text = "- 1. [Deney Yöntemi](#deney-yöntemi)\n\n## Deney Yöntemi\n\nÖlçümler H100 üstünde alındı. Kart 300 W çekti."
    assert "Deney Yöntemi" not in {entity.name for entity in read(text, "tr").entities}
