"""Results beside names, releases with a point, items inside a paragraph, parts of a course: what tells them from amounts."""

import pytest

from pipeline.extract.figures import read_figures

ROWS = [
    ("tr", "Üretimde Karaca 52, Martı 49, Turna 46 jeton/sn verdi.", "52|quantity|token/s;49|quantity|token/s"),
    ("tr", "Model 7B'de kart saniyede 180 jeton yazıyor. Mac 71'de kaldı. Mac fansız bir kutu.", "71|quantity|token/s"),
    ("tr", "Bu ay Karaca 12, bir de kılıf çıktı. Karaca 12 incelemesi yarın.", "Karaca 12|name|"),
    ("tr", "Kutuda ‘Turna 4’ var. Turna 4 kullanıcıları memnun.", "Turna 4|name|"),
    ("tr", "RTX 5080 hızlı. 5080 saniyede 96 jeton yazıyor.", "5080|name|;96 jeton|quantity|token/s"),
    ("tr", "Sürüm 3.4 hızlı, 2.9'a göre 1,4 kat. Bellek 1,5 GB, güç 2,5 W.", "2.9|version|"),
    ("tr", "Hız 2.9, sonra 1.4 GB/s, güç 2,5 W, boy 3,5 cm.", "2.9|quantity|GB/s"),
    ("tr", "DereStudio 4.1 veya üstünü kurun.", "4.1|version|"),
    ("tr", "Adımlar: 1) Kartı takın. 2) Sürücüyü kurun.", "1)|index|;2)|index|"),
    ("tr", "Kartlar (biri 16 GB, öteki 24) hızlı. Sonra 2) denmiş.", "2|quantity|"),
    ("tr", "EEM 305 · Hafta 6: Bellek duvarı", "6|index|"),
    ("tr", "Bu hafta 6 kişi geldi, sayı 40'tı.", "6 kişi|quantity|person"),
    ("tr", "Hata raporun 7. sayfasında.", "7.|index|"),
    ("tr", "Kulübün 31. buluşması dolu geçti. Bizim sistem listede 204. oldu.", "31.|ordinal|;204.|ordinal|"),
    ("tr", "sistem listede 204. sonra konusuruz. hadi eyvallah", "204|quantity|"),
    ("tr", "Listedeki 318'incilikten mutlu.", "318'inci|ordinal|"),
    ("tr", "Teslim 9 Mayıs, 18.30.", "18.30|time|"),
    ("tr", "Sayfa en son 11.05, 3 Ekim 2024 tarihinde değişti.", "11.05|time|"),
    ("tr", "Deneyi 3U kasada yaptık.", "3U|quantity|rack_unit"),
    ("tr", "Yanında Poyraz 3U vardı.", "3U|name|"),
    ("tr", "garanti 3 yil, iade 10 gun, 12 cekirdek", "3 yil|quantity|year;10 gun|quantity|day;12 cekirdek|quantity|core"),
    ("tr", "Ölçekler yarım megabayt tutar.", "yarım megabayt|quantity|MB"),
    ("tr", "Hata binde üçe indi.", "binde üç|ratio|x"),
    ("tr", "Şirket ilk çeyrekte büyüdü.", "ilk çeyrek|date|"),
    ("tr", "turna_42 | üye | mesaj: 3.117\nselam", "3.117|chrome|"),
    ("tr", "MiniLlama 1.3B kutuda 12 lira yedi.", "MiniLlama 1.3B|name|"),
]


@pytest.mark.parametrize(("language", "text", "wanted"), ROWS)
def test_figures(language: str, text: str, wanted: str) -> None:
    found = {one.surface: one for one in read_figures(text, language)}
    for row in wanted.split(";"):
        surface, kind, unit = row.split("|")
        assert surface in found, sorted(found)
        assert (found[surface].kind, found[surface].unit or "") == (kind, unit)


def test_what_is_left_of_a_name_whose_number_is_a_value_is_a_name():
    figures = read_figures("i9/chip 285K 163, i9 178 Counter-Strike", "tr")
    assert [(figure.surface, figure.kind) for figure in figures][-2:] == [("i9", "name"), ("178", "quantity")]
