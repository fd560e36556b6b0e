"""Turkish figure rules, one row each; see test_figures_korean for the notation."""

from __future__ import annotations

from datetime import date

import pytest

from pipeline.extract.figures import read_figures
from schemas.records import Figure

ROWS = [
    ("RTX 4090 saniyede 120 jeton üretiyor", "4090|name||;120 jeton|quantity|120|token/s"),
    ("Gaudi 3 saniyede 120 jeton üretti", "3|name||;120 jeton|quantity|120|token/s"),
    ("Karaca 3'ü sınadık. Karaca 3 saniyede 120 jeton üretti", "Karaca 3|name||;Karaca 3|name||;120 jeton|quantity|120|token/s"),
    ("Sistem toplam 50,5 saniyede 433 görüntü işledi", "50,5 saniye|quantity|50.5|s;433 görüntü|quantity|433|image"),
    ("Kart 3 saatte 433 kart üretiyor", "3 saat|quantity|3|h;433 kart|quantity|433|card"),
    ("Hat 1 saatte 900 yonga basıyor", "1 saat|quantity|1|h;900 yonga|quantity|900|chip/h"),
    ("40 adet DK-9 teslim etti", "40 adet|quantity|40|piece;DK-9|name||"),
    ("% 75,7'lik doğruluk", "% 75,7|percentage|75.7|percent"),
    ("yalnızca% 3 daha yavaş", "% 3|percentage|3|percent"),
    ("yüzde 40 arttı", "yüzde 40|percentage|40|percent"),
    ("yüzde 60 ila 70 hızlı", "yüzde 60 ila 70|percentage|60|percent|70"),
    ("yüzde 20 ile 30 arasında", "yüzde 20 ile 30|percentage|20|percent|30"),
    ("%8'den %21'e çıktı", "%8|percentage|8|percent;%21|percentage|21|percent"),
    ("payı %38'den %35'e, yani 3 puan düştü", "%38|percentage|38|percent;%35|percentage|35|percent;3 puan|percentage|3|percentage_point"),
    ("aylık 7.500 ABD Doları", "7.500 ABD Doları|money|7500|USD/month"),
    ("10.3 ABD Doları / saat", "10.3 ABD Doları / saat|money|10.3|USD/h"),
    ("dolar başına 375 görüntü", "375 görüntü|quantity|375|image/USD"),
    ("saniyede 3280 görüntü", "3280 görüntü|quantity|3280|image/s"),
    ("watt başına 2,5 TFLOPS", "2,5 TFLOPS|quantity|2.5|TFLOPS/W"),
    ("1.080 watt-saatlik batarya, 5 kilowatt-saat ve 12 kilovat-saat; 300 watt", "1.080 watt-saat|quantity|1080|Wh;5 kilowatt-saat|quantity|5|kWh;12 kilovat-saat|quantity|12|kWh;300 watt|quantity|300|W"),
    ("80 TB/sn bant genişliği", "80 TB/sn|quantity|80|TB/s"),
    ("1.3 milyon görüntü", "1.3 milyon görüntü|quantity|1300000|image"),
    ("50.000 görüntü ve 1,3 milyon parametre", "50.000 görüntü|quantity|50000|image;1,3 milyon parametre|quantity|1300000|parameter"),
    ("Çarpım 1.024 TB, salon 1.200 kW", "1.024 TB|quantity|1024|TB;1.200 kW|quantity|1200|kW"),
    ("2.30GHz, 1.825 GHz, 1.024 çekirdek", "2.30GHz|quantity|2.3|GHz;1.825 GHz|quantity|1.825|GHz;1.024 çekirdek|quantity|1024|core"),
    ("15 bin 500 TL ödedi", "15 bin 500 TL|money|15500|TRY"),
    ("100 ila 150 bin lira", "100 ila 150 bin lira|money|100000|TRY|150000"),
    ("₺58.500'den başlıyor", "₺58.500|money|58500|TRY"),
    ("fiyatı 24bin civarı", "24bin|money|24000|TRY"),
    ("elimdeki kart 20kya gitti", "20k|money|20000|TRY"),
    ("8-9 token ile", "8-9 token|quantity|8|token|9"),
    ("2,5 kat hızlı, 10x değil", "2,5 kat|ratio|2.5|x;10x|ratio|10|x"),
    ("8 x H100", "8|quantity|8|piece;H100|name||"),
    ("4'te 1'i harcandı", "4'te 1'i|ratio|0.25|x"),
    ("10 kişiden 1'i", "10 kişiden 1|ratio|0.1|x"),
    ("binde 6 pay", "binde 6|ratio|0.006|x"),
    ("1½ kat hızlı", "1½ kat|ratio|1.5|x"),
    ("16:9 ekran", "16:9|ratio|1.77777777777778|x"),
    ("5. nesil Xeon, 3'üncü ürün", "5. nesil|ordinal|5|;3'üncü|ordinal|3|"),
    ("Tablo 3'e ve [4, 7] notlarına bakın", "Tablo 3|index|3|;4|index|4|;7|index|7|"),
    ("1. Giriş\n2. Sonuç", "1.|index|1|;2.|index|2|"),
    ("RTX 4060'tan, Gaudi 2 hızlandırıcısından", "RTX 4060|name||;Gaudi 2|name||"),
    ("Llama 3.1 405B ile Snapdragon 8 Gen 3", "Llama 3.1 405B|name||;Snapdragon 8 Gen 3|name||"),
    ("n1-standard-4 örneği (Xeon@2.3GHz)", "n1-standard-4|name||;2.3GHz|quantity|2.3|GHz"),
    ("4060 ti 16gb mi 7800xt mi", "4060 ti|name||;16gb|quantity|16|GB;7800xt|name||"),
    ("Windows 10, CUDA 9.0, mxnet:18.03-py3", "10|version||;9.0|version||;18.03-py3|version||"),
    ("arXiv:2305.04417", "2305.04417|name||"),
    ("PUE 1,55'ten iyi", "1,55|quantity|1.55|"),
    ("2e-4 öğrenme oranı", "2e-4|quantity|0.0002|"),
    ("kare hızı 60 FPS'te kaldı", "60 FPS|quantity|60|frame/s"),
    ("814 mm² yonga, 75°C", "814 mm²|quantity|814|mm2;75°C|quantity|75|degC"),
    ("Tel: 0216 555 20 19", "0216 555 20 19|chrome||"),
    ("11 yorum · 2.384 görüntülenme", "11|chrome|11|;2.384|chrome|2384|"),
    ("yenilenen 3 model aynı 5 kart", "3 model|quantity|3|model;5 kart|quantity|5|card"),
]  # fmt: skip
WORDS = [
    ("dört çip kullandık", "dört çip|quantity|4|chip"),
    ("sekiz H200 taşıyor", "sekiz|quantity|8|piece"),
    ("iki katına çıktı", "iki katı|ratio|2|x"),
    ("üç buçuk kat ucuz", "üç buçuk kat|ratio|3.5|x"),
    ("gelir üçe katlandı", "üçe katlandı|ratio|3|x"),
    ("yarısı boş", "yarısı|ratio|0.5|x"),
    ("bütçenin üçte biridir", "üçte biri|ratio|0.333333333333333|x"),
    ("onda yedi ihtimalle", "onda yedi|ratio|0.7|x"),
    ("yüzde elli daha", "yüzde elli|percentage|50|percent"),
    ("bir buçuk saat sürdü", "bir buçuk saat|quantity|1.5|h"),
    ("yarım saat", "yarım saat|quantity|0.5|h"),
    ("sekiz dokuz kat olurdu", "sekiz dokuz kat|ratio|8|x|9"),
    ("çift çekirdekli işlemci", "çift çekirdek|quantity|2|core"),
    ("dörder yongayla yarıştı", "dörder yonga|quantity|4|chip"),
    ("İkinci nesil ürün", "İkinci nesil|ordinal|2|"),
    ("bir milyon dolar", "bir milyon dolar|money|1000000|USD"),
    ("bir adet ekran kartı", "bir adet|quantity|1|GPU"),
    ("Ölçülmüş on sayıdan dokuzu doğru çıkar.", "on sayıdan dokuzu|ratio|0.9|x"),
    ("Bellekte ikiye bir üstün.", "ikiye bir|ratio|2|x"),
    ("Rakibin üç çeyrek performansı.", "üç çeyrek|ratio|0.75|x"),
]
NO_FIGURES = [
    "Bu bir çiptir ve birbirinden ayrı.", "Onun önerisi ondan sonra geldi.", "Binlerce kişi, yüzlerce kart.", "Yüzünden düşen maske.", "Birkaç model var.",
    "İlk kez, tek başına, bir kez daha.", "Kırkından sonra", "Dört gözle bekliyoruz.", "ikinci el aldım", "Altında ve üstünde",
]  # fmt: skip
DATES = [
    ("14 Mart 2024 günü", "2024-03-14"), ("27 Mart'ta", "2024-03-27"), ("Nisan 2021'de", "2021-04"), ("2017'de Google", "2017"), ("2024 yılında", "2024"),
    ("2017 Mart'ında", "2017-03"), ("3. çeyrekte", "2024-Q3"), ("üçüncü çeyrekte", "2024-Q3"), ("2020’nin üçüncü çeyreğinde", "2020-Q3"), ("2025'in ilk yarısında", "2025-H1"),
    ("18/03/24", "2024-03-18"), ("14.02.2024 tarihinde", "2024-02-14"), ("saat 14.30'da", "14:30"), ("90'lı yıllarda", "1990"), ("2019-2020 güz dönemi", "2019/2020"),
]  # fmt: skip
QUANTIFIERS = [
    ("en fazla 165 watt", "at_most"), ("en az 48 GB", "at_least"), ("yaklaşık 142 GB", "about"), ("8.500'den fazla sonuç", "more_than"),
    ("500 doların altında", "less_than"), ("%45'e varan oranda", "at_most"), ("23 kW civarında", "about"), ("16 GB bellek", "exact"),
    ("Kart 38 dereceyi geçmedi.", "at_most"),
    ("Fark yüzde 2'yi aşmayan düzeyde.", "at_most"),
    ("Tüketim 180 W ile sınırlandırıldı.", "at_most"),
    ("Yüzde 16'ya varan kazanç sağlıyor.", "at_most"),
    ("500 MB'tan büyük modeli almıyor.", "at_most"),
    ("İndirim %25'i geçiyor.", "more_than"),
    ("Pazar 320 milyar doları aşacak.", "more_than"),
    ("400 TFLOPS'u aşkın güç.", "more_than"),
    ("İki katından çok enerji harcadı.", "more_than"),
    ("Sıcaklık 80 derecenin üzerinde.", "more_than"),
    ("Fiyat 12 doların altında.", "less_than"),
    ("8 dakikadan kısa sürede bitti.", "less_than"),
    ("İki katına yaklaşıyor.", "about"),
    ("Yedi kata yakin hizlanma.", "about"),
    ("Diskte 142 GB kadar yer tutar.", "about"),
    ("Fiyatı 62.999 TL'den başlıyor.", "at_least"),
    ("Doğruluk yüzde 0,7 fazlaydı.", "exact"),
    ("Eşiğin yüzde 20 altında.", "exact"),
    ("Fark 1,3 kata kadar iniyor.", "exact"),
    ("A10'un yarısı kadar.", "exact"),
    ("A10, L40S'in yüzde 65'i kadar verim sunuyor.", "exact"),
    ("Çalışanların yüzde 20'si kadarı ayrıldı.", "about"),
    ("Beşte bir oranında ucuzladı.", "exact"),
    ("Anlamlı (p < 0,01) bir fark.", "less_than"),
    ("%30'u geçen yıl satıldı.", "exact"),
    ("Toplam yatırım 1 milyar dolar barajını geçti.", "more_than"),
    ("Şirketin geliri 1 milyar doları az farkla aşmıştı.", "more_than"),
    ("Tüketim 1.000 TWh'i aşabilir.", "more_than"),
    ("Payı yüzde 40'ı aşmış bulunuyor.", "more_than"),
    ("Tüketim 96 W'a dek varır.", "at_most"),
    ("Yonga 5.6 GHz hıza kadar çıkabiliyor.", "at_most"),
    ("Sıcaklık 71 dereceyi hiç aşmadı.", "at_most"),
    ("Fiyatı 25 bin liranın üstü.", "more_than"),
    ("Pay yüzde 30'u bulmadı.", "less_than"),
    ("Fatura 3 lira bile etmiyor.", "less_than"),
    ("Görsel 14 küsur saniye sürdü.", "more_than"),
    ("Pil 410 gram etrafında.", "about"),
]  # fmt: skip


def shown(figure: Figure) -> str:
    value = "" if figure.value is None else f"{figure.value:.15g}"
    top = "" if figure.value_max is None else f"|{figure.value_max:.15g}"
    return f"{figure.surface}|{figure.kind}|{value}|{figure.unit or ''}{top}"


@pytest.mark.parametrize(("text", "expected"), ROWS)
def test_numbers_in_digits(text: str, expected: str) -> None:
    assert [shown(f) for f in read_figures(text, "tr", published=date(2024, 4, 2))] == expected.split(";")


@pytest.mark.parametrize(("text", "expected"), WORDS)
def test_numbers_in_words(text: str, expected: str) -> None:
    figures = [f for f in read_figures(text, "tr") if f.in_words]
    assert [shown(f) for f in figures] == expected.split(";")


@pytest.mark.parametrize("text", NO_FIGURES)
def test_words_that_only_look_like_numbers(text: str) -> None:
    assert read_figures(text, "tr") == ()


@pytest.mark.parametrize(("text", "expected"), DATES)
def test_dates_and_times(text: str, expected: str) -> None:
    figures = read_figures(text, "tr", published=date(2024, 4, 2))
    assert [f.text_value for f in figures if f.kind in ("date", "time")] == [expected]


@pytest.mark.parametrize(("text", "expected"), QUANTIFIERS)
def test_bounds_and_approximators(text: str, expected: str) -> None:
    assert read_figures(text, "tr")[0].quantifier == expected
