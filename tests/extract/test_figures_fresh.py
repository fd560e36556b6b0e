"""Figures of fresh articles: copulas after a currency, questions with numbers, sums of millions, rates and counts."""

from itertools import pairwise

import pytest

from pipeline.extract.figures import read_figures


@pytest.mark.parametrize(
    ("language", "text", "surface", "kind", "value", "unit"),
    [
        ("ko", "그 시장이 몇 해 뒤 700억 달러라는데 누가 알겠나.", "700억 달러", "money", 7e10, "USD"),
        ("ko", "보드 하나가 9만 3천 달러였어.", "9만 3천 달러", "money", 93000, "USD"),
        ("ko", "무게는 1.8키로 나간다.", "1.8키로", "quantity", 1.8, "kg"),
        ("ko", "사진 2천 장을 한꺼번에 읽는다.", "2천 장", "quantity", 2000, "piece"),
        ("ko", "Q2. 전기료는 얼마나 나오나요?", "Q2", "index", 2, None),
        ("ko", "초당 600건을 처리하며 카드 2장을 쓴다.", "2장", "quantity", 2, "card"),
        ("tr", "Pazar 2022'de 3,1 milyar dolar iken bu yıl 29 milyar dolayında.", "29 milyar", "money", 2.9e10, "USD"),
    ],
)
def test_figure(language: str, text: str, surface: str, kind: str, value: float, unit: str | None) -> None:
    figure = next(one for one in read_figures(text, language) if one.surface == surface)
    assert (figure.kind, figure.value, figure.unit) == (kind, value, unit)


@pytest.mark.parametrize(
    ("language", "text", "surface", "value", "unit"),
    [
        ("ko", "학습 연산은 10의 25제곱 FLOP를 넘는다.", "10의 25제곱 FLOP", 1e25, "FLOP"),
        ("ko", "신호는 10의 -9제곱 초 만에 닿는다.", "10의 -9제곱 초", 1e-9, "s"),
        ("tr", "Eğitim 10 üzeri 25 FLOP gerektiriyor.", "10 üzeri 25 FLOP", 1e25, "FLOP"),
        ("tr", "Kabin 2,5 x 3 metre.", "2,5 x 3 metre", 2.5, "m"),
        ("ko", "랙은 2.5 x 3 미터다.", "2.5 x 3 미터", 2.5, "m"),
        ("tr", "Puan 10'un 9 katı.", "9 katı", 9, "x"),
        ("ko", "카드 10의 25가지 설정.", "25가지", 25, "piece"),
    ],
)
def test_powers_told_in_words_and_sides(language: str, text: str, surface: str, value: float, unit: str) -> None:
    figure = next(one for one in read_figures(text, language) if one.surface == surface)
    assert (figure.kind if unit != "x" else "quantity", figure.value, figure.unit) == ("quantity", value, unit)


@pytest.mark.parametrize(
    ("language", "text", "surface", "day"),
    [
        ("tr", "Ürün Mart 15, 2024 günü çıktı.", "Mart 15, 2024", "2024-03-15"),
        ("tr", "Gelir 2Ç 2024'te arttı.", "2Ç 2024", "2024-Q2"),
        ("tr", "Q2 2024 geliri arttı.", "Q2 2024", "2024-Q2"),
        ("ko", "2Q 2024 매출이 늘었다.", "2Q 2024", "2024-Q2"),
    ],
)
def test_quarters_with_the_year_behind_them(language: str, text: str, surface: str, day: str) -> None:
    figure = next(one for one in read_figures(text, language) if one.kind == "date")
    assert (figure.surface, figure.text_value) == (surface, day)


@pytest.mark.parametrize(
    ("language", "text", "surface", "kind", "value", "unit"),
    [
        ("tr", "Depoya bir milyon kadar L40 girdi.", "bir milyon", "quantity", 1e6, "piece"),
        ("tr", "Salonda on iki kadar kart var.", "On iki", "quantity", 12, "card"),
        ("tr", "Tedarikçi sayısı ise dörtte kaldı.", "dört", "quantity", 4, "piece"),
        ("tr", "Çift sayısını sekizden dörde indirdi.", "dörd", "quantity", 4, "piece"),
        ("tr", "Dolar kuru 27,60 iken bedel 37 bin lirayı buluyor.", "27,60", "quantity", 27.6, None),
        ("tr", "Ciro 7,5 milyar liraydı, bu yıl 11'e çıktı.", "11", "money", 1.1e10, "TRY"),
        ("ko", "올라가긴 합니다. 네 비트로 줄이면 5GB가 됩니다.", "네 비트", "quantity", 4, "bit"),
        ("ko", "자세한 내용은 각주 1번에 있다.", "각주 1", "index", 1, None),
        ("ko", "8.6세대 OLED 라인이다.", "8.6세대", "ordinal", 8.6, None),
        ("tr", "Eagle 561,2 petaflopla üçüncü, LUMI beşinci.", "üçüncü", "ordinal", 3, None),
        ("tr", "Şirket üçüncülüğe yerleşti.", "üçüncü", "ordinal", 3, None),
        ("tr", "Elimde 2x 3090 mı var diye sordu.", "2", "quantity", 2, "piece"),
        ("tr", "Kasada 3×3090 ve 4×A100 var.", "3", "quantity", 3, "piece"),
        ("tr", "Kasada 3×3090 ve 4×A100 var.", "4", "quantity", 4, "piece"),
        ("ko", "집에서 3×4090을 돌린다.", "3", "quantity", 3, "piece"),
        ("tr", "Yeni kart 2× hızlı.", "2×", "ratio", 2, "x"),
        ("tr", "Boyu 3 m mi, 4 m mi?", "3 m", "quantity", 3, "m"),
        ("tr", "Sistem birinciliğini korudu.", "birinci", "ordinal", 1, None),
        ("ko", "시험을 3번 했다.", "3번", "quantity", 3, "time"),
    ],
)
def test_words_and_scales(language: str, text: str, surface: str, kind: str, value: float, unit: str | None) -> None:
    figure = next(one for one in read_figures(text, language) if one.surface.lower() == surface.lower())
    assert (figure.kind, figure.value, figure.unit) == (kind, value, unit)


@pytest.mark.parametrize(
    ("text", "surface", "kind", "told"),
    [
        ("Bilgisayardan RTX 2060'ı söküp sattı.", "RTX 2060", "name", "RTX 2060"),
        ("Ofiste sabah 9'da fişten çekiyorum.", "9", "time", "09:00"),
        ("Pil akşam 8'e kadar dayandı.", "8", "time", "20:00"),
        ("Ölçüm gece 2'de bitti.", "2", "time", "02:00"),
        ("Laboratuvarda Xeon Gold 6148 var.", "Xeon Gold 6148", "name", "Xeon Gold 6148"),
        ("Sistem 2060'ta biter.", "2060", "date", "2060"),
    ],
)
def test_hours_with_their_part_of_the_day_and_numbers_that_look_like_years(text: str, surface: str, kind: str, told: str) -> None:
    figure = next(one for one in read_figures(text, "tr") if one.surface == surface)
    assert (figure.kind, figure.text_value) == (kind, told)


def test_name_with_number_does_not_reach_into_the_figure_before_it() -> None:
    figures = read_figures("서배 2는 새 칩이다. 서배 2가 나왔다. 서배 3은 아직이다.", "ko")
    assert all(one.end <= other.start for one, other in pairwise(figures))


@pytest.mark.parametrize(("text", "surface", "kind", "value", "unit"), [
    pytest.param("Kuluçkadaki şirket sayısı 31'den 54'e çıktı.", "54", "quantity", 54, None, id="a-count-is-no-temperature"),
    pytest.param("Ölçülen değerler şöyle: Sazan 6,1 milyon, Kefal 5,4 milyon.", "6,1 milyon", "quantity", 6.1e6, None, id="values-are-no-prices"),
    pytest.param("Cirosu 3,1 milyar dolar oldu; analistler 2,9 milyarlık gelir bekliyordu.", "2,9 milyar", "money", 2.9e9, "USD", id="sum-with-lik"),
    pytest.param("Kâr 812 milyon dolardı; geçen yılki 655 milyonla kıyaslayınca artış büyük.", "655 milyon", "money", 655e6, "USD", id="sum-with-la"),
    pytest.param("Bu iş için üç MI325 gerekiyor.", "üç", "quantity", 3, None, id="a-name-is-no-particle"),
    pytest.param("Ön yüzde 12 adet NVMe yuvası var.", "12 adet", "quantity", 12, "piece", id="a-face-is-no-percentage"),
    pytest.param("Bir saatte 79 derece gördüm, fanı açtım.", "79 derece", "quantity", 79, "degC", id="degrees-that-were-seen"),
    pytest.param("Biz U-Net'te A40'ın 0,8 katındayız.", "0,8 katı", "ratio", 0.8, "x", id="person-ending"),
    pytest.param("UMC'nin 40 nanometresindeyiz.", "40 nanometre", "quantity", 40, "nm", id="person-ending-after-a-unit"),
    pytest.param("İlk sürüm 96 GFLOPS verdi, sonra 131 ölçtük.", "131", "quantity", 131, "GFLOPS", id="flops-carried"),
    pytest.param("Sırt noktası 7,4 FLOP/bayt olur.", "7,4 FLOP/bayt", "quantity", 7.4, "FLOP/byte", id="operations-a-byte"),
    pytest.param("Jeton maliyeti 0,4 dolar.", "0,4 dolar", "money", 0.4, "USD/token", id="cost-of-a-token"),
])  # fmt: skip
def test_turkish_units_by_their_sentence(text: str, surface: str, kind: str, value: float, unit: str | None) -> None:
    figure = next(f for f in read_figures(text, "tr") if f.surface == surface)
    assert (figure.kind, figure.value) == (kind, pytest.approx(value))
    assert figure.unit == unit or (unit is None and figure.unit in (None, "piece"))
