"""Units and currencies taken from what stands around: heads of tables, the currency named last, results that go on, prices by likeness."""

import pytest

from pipeline.clean import read_article
from pipeline.extract.figures import find_figures, read_figures
from pipeline.settings import Settings
from schemas.records import Document, Figure, Source

BODY = "Bu hafta kartları aynı odada, aynı sürücüyle ölçtük ve sonuçları aşağıda topladık.\n\n"
TABLES = [
    ("| Kart | Toplam jeton/sn |\n|---|---|\n| Turna | 4.210 |\n| Martı | 3.870 |\n", "3.870", 3870, "token/s"),
    ("| Ölçüm | Eski | Yeni |\n|---|---|---|\n| belge/sn, küçük model | 410 | 520 |\n", "520", 520, "document/s"),
    ("| Milyon TL | 2024 | 2025 |\n|---|---|---|\n| Ciro | 1.240 | 1.610 |\n| Net borç | 380 | 290 |\n", "380", 380e6, "TRY"),
    ("| Sağlayıcı | Saat (USD) |\n|---|---|\n| Ova Bulut | 2,15 |\n| Dağ Bulut | 3,40 |\n", "3,40", 3.4, "USD/h"),
    ("| Model | Eski | Yeni | Birim |\n|---|---|---|---|\n| Arama | 640 | 710 | cümle/sn |\n", "710", 710, "sentence/s"),
]
TEXTS = [
    ("Ciro 2 milyar lira, ihracat 40 milyon dolar. Yılın zararı 70 milyon lira, geçen yılki zararı 55 milyondu.", "55 milyon", 55e6, "TRY"),
    ("Aldığımız yatırım 9 milyon avro. Bu yıl 3 milyon satış bekliyoruz.", "3 milyon", 3e6, "EUR"),
    ("Boşta 190 kilovat çekiyor, tam yükte bu 410'u buluyor.", "410", 410, "kW"),
    ("Kart saniyede 1.500 jeton verdi, H100'de 8.200 görmüştük.", "8.200", 8200, "token/s"),
    ("Kart saniyede 1.300 jeton üretti, rakibinin 1.450'lik sonucu yakın.", "1.450", 1450, "token/s"),
    ("Turna 22.400 lira, Martı 27.900 lira. Poyraz bugün 31.500'e bulunuyor.", "31.500", 31500, "TRY"),
    ("Turna 22.400 lira, Martı 27.900 lira.\n\nYığında 24.000 jeton var. Sınır 31.500'e çıkar.", "31.500", 31500, None),
]


@pytest.mark.parametrize(("table", "surface", "value", "unit"), TABLES)
def test_head_gives_unit(table: str, surface: str, value: float, unit: str) -> None:
    article = read_article(Source("a.md", "text/markdown", data=f"# Kartlar\n\n{BODY}{table}\n{BODY}".encode()), Settings())
    figure = _of(find_figures(Document(article=article), Settings()).figures, surface)
    assert (figure.value, figure.unit) == (value, unit)


@pytest.mark.parametrize(("text", "surface", "value", "unit"), TEXTS)
def test_words_around_give_unit(text: str, surface: str, value: float, unit: str | None) -> None:
    figure = _of(read_figures(text, "tr"), surface)
    assert (figure.value, figure.unit) == (value, unit)


def _of(figures: tuple[Figure, ...], surface: str) -> Figure:
    return next(one for one in figures if one.surface == surface)


@pytest.mark.parametrize(
    ("language", "text", "surface", "unit"),
    [
        ("ko", "시험한 모델 31개 가운데 4개를 돌리지 못했다.", "4개", "model"),
        ("ko", "고객사 50곳 중 18곳이 다시 샀다.", "18곳", "customer"),
        ("tr", "Denenen 31 modelden 4'ünü çalıştıramadı.", "4", "model"),
        ("tr", "Denenen 31 modelden sonra 4 hafta beklendi.", "4 hafta", "week"),
    ],
)
def test_so_many_out_of_a_number_of_things(language: str, text: str, surface: str, unit: str) -> None:
    assert next(figure.unit for figure in read_figures(text, language) if figure.surface == surface) == unit
