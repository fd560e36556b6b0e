"""Turkish names by the whole document: series and their numbers, firms by their last word, what is a place, a paper or a room."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize(
    ("text", "name", "kind"),
    [
        pytest.param("Dün Sumru N5 geldi. Sumru'nun fanı yok. Bizce Sumru sessiz.", "Sumru N5", "chip", id="series-and-number"),
        pytest.param("Bugün Yamaç İşlemci'nin geliri açıklandı.", "Yamaç İşlemci", "vendor", id="firm-word"),
        pytest.param("Bugün Körfez Yarıiletken'in geliri açıklandı.", "Körfez Yarıiletken", "vendor", id="firm-in-one-word"),
        pytest.param("Dün Torlak-30B'yi denedik.", "Torlak-30B", "model", id="size-of-a-model"),
        pytest.param("Bugün Yosmalı'nın sermayesi 5 milyon lira oldu.", "Yosmalı", "vendor", id="what-firms-have"),
        pytest.param("Testte Bal Kuyusu'nda Kartal X4 9 saat dayandı. Kartal X4 iyi.", "Bal Kuyusu", "benchmark", id="run-on-a-thing"),
        pytest.param("Dün Lords of the Marsh'ı açtık.", "Lords of the Marsh", "product", id="small-words-inside"),
        pytest.param("# Seçtiklerimiz\n\n## Zumran Peyk — girişte duran\n\nGücü 4 W, belleği 8 GB.", "Zumran Peyk", "product", id="fills-a-heading"),
        pytest.param("Bir RTX PRO 6000 aldık.", "RTX PRO 6000", "chip", id="professional-card"),
        pytest.param("Helix Dynamics, Orbit-3 sistemini duyurdu.", "Helix Dynamics", "vendor", id="announces"),
        pytest.param("Helix, Orbit-3'ü duyurdu. Şirket, Orbit-4'ün Orbit-3'ün iki katı hızda olacağını söylüyor.", "Orbit-4", "chip", id="no-owner-of-its-sibling"),
        pytest.param("Toros, H200'den daha hızlı.\n\nToros 141 GB bellek taşıyor.", "Toros", "chip", id="before-an-amount"),
        pytest.param("Toros, H100'den ucuz.", "Toros", "product", id="compared"),
        pytest.param("Ben X2'nin 4070'ten hızlı olduğunu okumuştum.", "X2", "chip", id="pronoun-before"),
        pytest.param("Kapıda Selma Hanım'la konuştuk.", "Selma Hanım", "person", id="addressed"),
    ],
)
def test_name_is_found(read, text, name, kind):
    assert (name, kind) in {(entity.name, entity.type) for entity in read(text, "tr").entities}


@pytest.mark.parametrize(
    ("text", "word"),
    [
        pytest.param("NEW YORK, 4 Haziran 2025 (Haber Servisi) – Yonga geldi.", "NEW YORK", id="dateline"),
        pytest.param("Fabrika Güney Kore'de açıldı.", "Güney Kore", id="region"),
        pytest.param("Karşıbayır'daki sistemin gücü 40 W.", "Karşıbayır", id="situated"),
        pytest.param("Söke'den bir mühendis yazdı.", "Söke", id="town"),
        pytest.param("Belge no: AYD-0417. Yonga 40 W çekiyor.", "AYD-0417", id="paper"),
        pytest.param("Ölçüm B12 laboratuvarında yapıldı.", "B12", id="room"),
        pytest.param("Kutu IP67 gövdeyle geliyor.", "IP67", id="standard"),
        pytest.param("Kadromuz 96, hedef 131 kişi.", "Kadromuz 96", id="inflected-word"),
        pytest.param("Yonga 16 nm FinFET süreciyle üretiliyor.", "FinFET", id="technology"),
    ],
)
def test_no_name(read, text, word):
    assert word not in {mention.surface for mention in read(text, "tr").mentions}


def test_a_town_may_name_a_thing(read):
    assert "Söke" in {mention.surface for mention in read("Dün Söke yongası çıktı. Söke'nin gücü 40 W.", "tr").mentions}


def test_the_series_stands_for_the_one_with_a_number(read):
    document = read("Dün Sumru N5 geldi. Sumru'nun fanı yok. N5 40 W çekiyor.", "tr")
    assert {mention.entity_id for mention in document.mentions} == {"chip:sumru-n5"}


def test_a_circumflex_makes_no_name(read):
    assert not read("Yapay zekâ: 210 TOPS\nBellek: 12 GB\nGüç: 65 W\n", "tr").mentions


NUMBERED_NAMES = [
    ("Şirketin yeni Verdanta 400 hızlandırıcısı 96 GB bellekle geliyor.", "Verdanta 400", {96}),
    ("Verdanta 400 sevkiyatları yüzde 30 arttı.", "Verdanta 400", {30}),
    ("Firma bu yıl 80 bin adet Verdanta 400 sevk etti.", "Verdanta 400", {80e3}),
    ("Meltem 7 yonga seti 10 çekirdekli.", "Meltem 7", {10}),
]
COUNTED = ["Verdanta 9 yonga ve 12 kart tanıttı.", "Ankara'da 300 hızlandırıcı kuruldu.", "Toplam 300 hızlandırıcısı var.", "Verdanta 300 hızlandırıcı aldı."]


@pytest.mark.parametrize(("text", "name", "values"), NUMBERED_NAMES)
def test_a_number_between_a_capital_name_and_what_belongs_to_it_counts_nothing(read, text, name, values):
    document = read(text, "tr")
    assert {(c.subject, c.value) for c in document.claims} == {(name, value) for value in values}


@pytest.mark.parametrize("text", COUNTED)
def test_a_number_before_a_noun_that_it_counts_is_no_name(read, text):
    assert not any(figure.kind == "name" for figure in read(text, "tr").figures)


FAMILY_NAMES = [
    ("Firmanın CEO'su Anke van Hoorn, L40S'in 300 W çektiğini söyledi.", "Anke van Hoorn"),
    ("Mühendis Luc de Wit, L40S'in 300 W çektiğini söyledi.", "Luc de Wit"),
    ("Luc de Wit, kartı övdü. De Wit, L40S'in 300 W çektiğini belirtti.", "Luc de Wit"),
    ("Intel de AMD'nin L40S'i 300 W ile tanıttığını söyledi.", "Intel"),
]


@pytest.mark.parametrize(("text", "who"), FAMILY_NAMES)
def test_a_family_name_has_its_small_words(read, text, who):
    assert {claim.attributed_to for claim in read(text, "tr").claims} == {who}


def test_a_firm_is_named_without_its_officer(read):
    [claim] = read("Verdanta CEO'su Anke van Hoorn, ilk çeyrekte 3 milyar avro gelir beklediklerini söyledi.", "tr").claims
    assert (claim.subject, claim.attributed_to) == ("Verdanta", "Anke van Hoorn")
