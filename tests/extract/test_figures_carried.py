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
    ("| Kart | Fiyat (bin TL) | Sevk (bin adet) |\n|---|---|---|\n| Turna | 38 | 4,5 |\n", "38", 38_000, "TRY"),
    ("| Kart | Fiyat (bin TL) | Sevk (bin adet) |\n|---|---|---|\n| Turna | 38 | 4,5 |\n", "4,5", 4500, "piece"),
    ("(milyon TL)\t2024\t2025\nCiro\t1.240\t1.610\nNet borç\t380\t290\n", "290", 290e6, "TRY"),
    ("| Model | Eski | Yeni | Birim |\n|---|---|---|---|\n| Arama | 640 | 710 | cümle/sn |\n", "710", 710, "sentence/s"),
]
TEXTS = [
    ("Ciro 2 milyar lira, ihracat 40 milyon dolar. Yılın zararı 70 milyon lira, geçen yılki zararı 55 milyondu.", "55 milyon", 55e6, "TRY"),
    ("Aldığımız yatırım 9 milyon avro. Bu yıl 3 milyon satış bekliyoruz.", "3 milyon", 3e6, "EUR"),
    ("Boşta 190 kilovat çekiyor, tam yükte bu 410'u buluyor.", "410", 410, "kW"),
    ("Kart saniyede 1.500 jeton verdi, H100'de 8.200 görmüştük.", "8.200", 8200, "token/s"),
    ("Kart saniyede 1.300 jeton üretti, rakibinin 1.450'lik sonucu yakın.", "1.450", 1450, "token/s"),
    ("Turna 22.400 lira, Martı 27.900 lira. Poyraz bugün 31.500'e bulunuyor.", "31.500", 31500, "TRY"),
    ("Turna 22.400 lira, Martı 27.900 lira.\n\nYığında 24.000 jeton var. Sınır 31.500'e çıkar.", "31.500", 31500, "token"),
]


CARRIED = [
    ("tr", "Saniyedeki jeton sayısı şöyle: H100 3.150, Kepez 2.480, MI300X 2.900.", "2.480", "token/s"),
    ("tr", "Oynarken 120 kare. Öteki kart 96'da kaldı.", "96", "frame/s"),
    ("tr", "Prizden 138 W okudum. NVIDIA 164, Apple yalnızca 72.", "72", "W"),
    ("ko", "초당 토큰은 H200이 3,150, 장독 L이 2,480이었다.", "3,150", "token/s"),
    ("ko", "초당 토큰은 H200이 3,150, 장독 L이 2,480이었다.", "2,480", "token/s"),
    ("ko", "초당 프레임입니다. 새벽 134, 노을 121.", "121", "frame/s"),
    ("ko", "전기는 얼마나 먹나요? 720W입니다. 저쪽은 640이고요.", "640", "W"),
    ("tr", "Kart 310 W çekiyor. Yığın 1.024 sığmadı, 768'e indik.", "768", None),
    ("tr", "Saniyede 4.200'e çıkan kart 310 W çekiyor.", "4.200", "piece/s"),
    ("ko", "시간당 생산량은 40, 저쪽은 35였다.", "40", "piece/h"),
]


@pytest.mark.parametrize(("language", "text", "surface", "unit"), CARRIED)
def test_bare_number_goes_on_in_a_unit(language: str, text: str, surface: str, unit: str | None) -> None:
    assert _of(read_figures(text, language), surface).unit == unit


RATES = [
    ("tr", "Llama 8B ile ölçtük. A100 saniyede 92 jeton verdi. Kepez K2 88 jeton üretti.", "88 jeton", "token/s"),
    ("tr", "Llama 8B ile ölçtük. A100 saniyede 92 jeton verdi. İstem 2.048 jeton uzunluğundaydı.", "2.048 jeton", "token"),
    ("tr", "Bağlam penceresi 128 bin jeton. Modelin öğrendiği metin 15 trilyon jeton.", "128 bin jeton", "token"),
    ("ko", "라마 8B로 쟀습니다. A100은 초당 92토큰입니다. 새벽 N1 88토큰, 노을 71토큰 나옵니다.", "71토큰", "token/s"),
    ("ko", "A100은 초당 92토큰입니다. 입력 프롬프트는 2,048토큰으로 맞췄습니다.", "2,048토큰", "token"),
    ("ko", "전기료가 킬로와트시당 160원이라면 카드 한 장을 돌리는 데 약 92만 원이 든다.", "92만 원", "KRW"),
    ("ko", "전기료가 킬로와트시당 160원에서 185원으로 올랐다.", "185원", "KRW/kWh"),
    ("tr", "Elektriğin kilovatsaati 4 lira ise kartı bir yıl çalıştırmak 24 bin lira tutar.", "24 bin lira", "TRY"),
]


@pytest.mark.parametrize(("language", "text", "surface", "unit"), RATES)
def test_a_count_beside_rates_is_one(language: str, text: str, surface: str, unit: str) -> None:
    assert _of(read_figures(text, language), surface).unit == unit


def test_a_scale_goes_on_too() -> None:
    figure = _of(read_figures("Kepez saniyede 2,1 milyon işlem yaptı; eski makinenin verdiği 1,4'ün üstünde.", "tr"), "1,4")
    assert (figure.value, figure.unit) == (1_400_000, "operation/s")


def test_units_of_distant_figures_cost_linear_time() -> None:
    """A text of many bare numbers is read within a small multiple of the time that each of its numbers takes."""
    from time import process_time

    def seconds(count: int) -> float:
        text = "".join(f"Kart{i} saniyede {i * 7 % 900 + 100} jeton verdi, öteki {i * 11 % 900 + 90} gördü. " for i in range(count))
        start = process_time()
        read_figures(text, "tr")
        return process_time() - start

    seconds(50)
    assert seconds(1600) < 24 * max(seconds(200), 0.005)


@pytest.mark.parametrize(("table", "surface", "value", "unit"), TABLES)
def test_head_gives_unit(table: str, surface: str, value: float, unit: str) -> None:
    article = read_article(Source("a.md", "text/markdown", data=f"# Kartlar\n\n{BODY}{table}\n{BODY}".encode()), Settings())
    figure = _of(find_figures(Document(article=article), Settings()).figures, surface)
    assert (figure.value, figure.unit) == (value, unit)


def test_rate_of_a_head_is_taken_once() -> None:
    """Bars make a table for two readers; a price an hour is none an hour an hour."""
    text = "서비스 비교\n\n| 서비스 | 시간당 요금 | 걸린 시간 | 대기 |\n| 가온 A | 6,500원 | 46분 | 6분 |\n| 나루 B | 5,200원 | 55분 | 3분 |\n"
    article = read_article(Source("a.md", "text/plain", data=text.encode()), Settings(language="ko"))
    assert _of(find_figures(Document(article=article), Settings(language="ko")).figures, "5,200원").unit == "KRW/h"


def test_unit_in_a_head_is_no_number() -> None:
    article = read_article(Source("a.md", "text/markdown", data="| 카드 | 가격(만 원) |\n|---|---|\n| 새벽 | 89 |\n".encode()), Settings(language="ko"))
    assert [(one.surface, one.value, one.unit) for one in find_figures(Document(article=article), Settings(language="ko")).figures] == [("89", 890_000, "KRW")]


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
