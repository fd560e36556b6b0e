"""Turkish numbers that are written in more than one way, each with its near misses: what must stay as the language reads it."""

from __future__ import annotations

from datetime import date

import pytest

from pipeline.extract.figures import read_figures
from schemas.records import Figure

ENGLISH_STYLE = [
    ("Fiyatı 12,345.67 dolar oldu.", "12,345.67 dolar|12345.67|USD"),
    ("Fiyatı $12,345.67 oldu.", "$12,345.67|12345.67|USD"),
    ("saniyede 12,345.6 görüntü", "12,345.6 görüntü|12345.6|image/s"),
    ("1,500.5 TL ödedi", "1,500.5 TL|1500.5|TRY"),
    ("1,500,000.5 TL ödedi", "1,500,000.5 TL|1500000.5|TRY"),
    ("1,234 GB ve 2,5 TB/s", "1,234 GB|1.234|GB;2,5 TB/s|2.5|TB/s"),
    ("1,234 GB bellek 12,345.67 dolar, 3,352 TB/s", "1,234 GB|1234|GB;12,345.67 dolar|12345.67|USD;3,352 TB/s|3.352|TB/s"),
    ("sırasıyla 1,500, 2,5 ve 3.5 W", "1,500|1.5|W;2,5|2.5|W;3.5 W|3.5|W"),
    ("1.500,5 TL ödedi", "1.500,5 TL|1500.5|TRY"),
]
COMPOSED = [
    ("1 milyar 5 yüz milyon dolar", "1 milyar 5 yüz milyon dolar|1500000000|USD"),
    ("5 yüz bin kullanıcı", "5 yüz bin kullanıcı|500000|user"),
    ("5 yüz dolar", "5 yüz dolar|500|USD"),
    ("1 buçuk milyon kullanıcı", "1 buçuk milyon kullanıcı|1500000|user"),
    ("20 küsur bin dolar", "20 küsur bin dolar|20000|USD|more_than"),
    ("1,5 mlr dolar", "1,5 mlr dolar|1500000000|USD"),
    ("Geliri 750 mn TL, kârı 1,2 mr TL", "750 mn TL|750000000|TRY;1,2 mr TL|1200000000|TRY"),
    ("1,5M TL değerinde", "1,5M TL|1500000|TRY"),
    ("500K TL ile 1.5B dolar", "500K TL|500000|TRY;1.5B dolar|1500000000|USD"),
    ("7B model, 1,5B parametre ve 3M şirketi", "7B||;1,5B||;3M||"),
    ("bin 500 dolar", "bin 500 dolar|1500|USD"),
    ("iki bin 500 lira", "iki bin 500 lira|2500|TRY"),
    ("bir milyon 250 bin kişi", "bir milyon 250 bin kişi|1250000|person"),
    ("birkaç bin 500 dolarlık kart", "500 dolar|500|USD"),
    ("ayda elli bin 300 mm plaka", "elli bin|50000|piece;300 mm|300|mm"),
    ("2 milyon bir yılda satıldı", "2 milyon|2000000|"),
    ("2 milyon iki çekirdekli kart", "2 milyon|2000000|;iki çekirdek|2|core"),
    ("15 bin beş yüz TL", "15 bin beş yüz TL|15500|TRY"),
    ("2 düzine sunucu", "2 düzine sunucu|24|server"),
]
WORDS = [
    ("iki virgül beş kat hızlı", "iki virgül beş kat|2.5|x"),
    ("yüzde iki virgül beş arttı", "yüzde iki virgül beş|2.5|percent"),
    ("sıfır virgül beş puan", "sıfır virgül beş puan|0.5|point"),
    ("üç virgül sıfır beş milyar dolar", "üç virgül sıfır beş milyar dolar|3050000000|USD"),
    ("bir virgül yetmiş beş milyar dolar", "bir virgül yetmiş beş milyar dolar|1750000000|USD"),
    ("bir saat otuz dakika sürdü", "bir saat otuz dakika|90|min"),
    ("bir saat 30 dakika sürdü", "bir saat 30 dakika|90|min"),
    ("bir yıl altı ay sürdü", "bir yıl altı ay|1.5|year"),
    ("bir saat sürdü, bir gün sonra iki saat", "iki saat|2|h"),
    ("birkaç yüz sunucu, birkaç bin çip", ""),
    ("Bir kaç bin dolar, birkaç yüz bin kişi", ""),
    ("yüz binlerce kullanıcı, on milyonlarca dolar", ""),
    ("bir düzine çip", "bir düzine çip|12|chip"),
    ("iki düzine sunucu", "iki düzine sunucu|24|server"),
    ("düzinelerce sunucu", ""),
    ("yüz küsur bin kullanıcı", "yüz küsur bin kullanıcı|100000|user|more_than"),
    ("çeyrek milyon dolar", "çeyrek milyon dolar|250000|USD"),
    ("milyonda bir olasılık", "milyonda bir|1e-06|x"),
    ("binde iki buçuk", "binde iki buçuk|0.0025|x"),
    ("yüz tanıma sistemi", ""),
    ("yüz sunucu", "yüz sunucu|100|server"),
]
RANGES = [
    ("üç-dört saat sürdü", "üç-dört saat|3-4|h"),
    ("üç ila dört saat sürdü", "üç ila dört saat|3-4|h"),
    ("üç dört saat sürdü", "üç dört saat|3-4|h"),
    ("bir iki gün sürdü", "bir iki gün|1-2|day"),
    ("bir iki çekirdekli işlemci", "iki çekirdek|2|core"),
    ("beş on kişi", "beş on kişi|5-10|person"),
    ("beş-altı milyon dolar", "beş-altı milyon dolar|5000000-6000000|USD"),
    ("beş altı milyon dolar", "beş altı milyon dolar|5000000-6000000|USD"),
    ("iki üç yüz dolar", "iki üç yüz dolar|200-300|USD"),
    ("yüz iki yüz bin dolar", "yüz iki yüz bin dolar|100000-200000|USD"),
    ("on-on beş dolar", "on-on beş dolar|10-15|USD"),
    ("yirmi otuz bin lira", "yirmi otuz bin lira|20000-30000|TRY"),
    ("dört buçuk-beş milyar dolar", "dört buçuk-beş milyar dolar|4500000000-5000000000|USD"),
    ("iki ile üç milyar dolar arasında", "iki ile üç milyar dolar|2000000000-3000000000|USD"),
    ("üç beş kuruş", "üç beş kuruş|0.03-0.05|TRY"),
    ("yüzde beş ila on", "yüzde beş ila on|5-10|percent"),
    ("yüzde otuz kırk", "yüzde otuz kırk|30-40|percent"),
    ("yüz yirmi dolar", "yüz yirmi dolar|120|USD"),
    ("bin beş yüz dolar", "bin beş yüz dolar|1500|USD"),
    ("iki dört çekirdekli kart", "iki|2|piece;dört çekirdek|4|core"),
]
BOUNDED = [
    ("binden fazla sunucu", "bin|1000|server|more_than"),
    ("bini aşkın sunucu", "bin|1000|server|more_than"),
    ("bine yakın çip", "bin|1000|chip|about"),
    ("beş yüzü aşkın çip", "beş yüz|500|chip|more_than"),
    ("on beşten fazla ülke", "on beş|15|country|more_than"),
    ("bir düzineden fazla çip", "bir düzine|12|chip|more_than"),
    ("Bu yüzden fazla ısınıyor, ondan fazla çip yok.", ""),
]
SHARES = [
    ("Fiyatın 1/10'u kadar", "1/10|0.1|x"),
    ("fiyatı 1/10 düzeyinde", "1/10|0.1|x"),
    ("İşin 9/10'u bitti", "9/10|0.9|x"),
    ("8/10 puan aldı", "8/10|8|point"),
    ("8/10'u hak ediyor", "8/10|8|point"),
    ("1/10 puan aldı", "1/10|1|point"),
    ("‰5 hata", "‰5|0.005|x"),
    ("‰ 2,5 hata", "‰ 2,5|0.0025|x"),
    ("10 binde 3 oranında", "10 binde 3|0.0003|x"),
    ("Fiyat 10 binde 3 gün kaldı", "10 bin|10000|TRY;3 gün|3|day"),
]
POINTS = [
    ("3.352 TB/s bant genişliği", "3.352 TB/s|3.352|TB/s"),
    ("1.024 TB, 1.200 kW", "1.024 TB|1024|TB;1.200 kW|1200|kW"),
    ("1.825, 2.125 ve 2.300 GHz", "1.825|1.825|GHz;2.125|2.125|GHz;2.300 GHz|2.3|GHz"),
    ("1.825-2.125 GHz", "1.825-2.125 GHz|1.825-2.125|GHz"),
    ("1.825,5 GHz", "1.825,5 GHz|1825.5|GHz"),
    ("1.102 exaflop", "1.102 exaflop|1.102|EFLOPS"),
    ("%99.999 erişilebilirlik", "%99.999|99.999|percent"),
    ("yüzde 99.999 erişilebilirlik", "yüzde 99.999|99.999|percent"),
    ("artış yüzde 1.452", "yüzde 1.452|1452|percent"),
    ("%10.000 arttı", "%10.000|10000|percent"),
    ("1.875 milyar dolar", "1.875 milyar dolar|1875000000|USD"),
    ("$1.875B", "$1.875B|1875000000|USD"),
    ("$1,875 milyar", "$1,875 milyar|1875000000|USD"),
    ("1.500 milyar dolar", "1.500 milyar dolar|1500000000000|USD"),
    ("1.875 milyon TL", "1.875 milyon TL|1875000000|TRY"),
    ("PUE 1.125 oldu", "1.125|1.125|"),
    ("$1.875", "$1.875|1875|USD"),
]
CAPITALS = [
    ("YÜZDE KIRK ARTTI", "YÜZDE KIRK|40|percent"),
    ("İKİ MİLYON ÇİP SATILDI", "İKİ MİLYON ÇİP|2000000|chip"),
    ("IKI MILYON ÇIP SATILDI", "IKI MILYON ÇIP|2000000|chip"),
    ("% 40 ARTTI", "% 40|40|percent"),
    ("5 MILYAR DOLAR", "5 MILYAR DOLAR|5000000000|USD"),
    ("5 BIN DOLAR", "5 BIN DOLAR|5000|USD"),
    ("BİN 500 LİRA", "BİN 500 LİRA|1500|TRY"),
    ("ÜÇTE BİRİ BOŞ", "ÜÇTE BİRİ|0.333333333333333|x"),
    ("İKİ KAT HIZLI", "İKİ KAT|2|x"),
    ("ÜÇ-DÖRT SAAT SÜRDÜ", "ÜÇ-DÖRT SAAT|3-4|h"),
    ("BİRKAÇ YÜZ SUNUCU", ""),
    ("Yüzde Kırk Arttı", "Yüzde Kırk|40|percent"),
    ("Geliri İki Katına Çıktı", "İki Katı|2|x"),
    ("Üçte Biri Boş Kaldı", "Üçte Biri|0.333333333333333|x"),
    ("40 DOLARIN ALTINDA", "40 DOLAR|40|USD|less_than"),
    ("EN FAZLA 40 KİŞİ", "40 KİŞİ|40|person|at_most"),
    ("%40'a Varan İndirim", "%40|40|percent|at_most"),
    ("ON SEMICONDUCTOR HİSSELERİ", ""),
    ("ALTIN FİYATI YÜKSELDİ, ALTINDA KALDI", ""),
    ("BU BİR ÇİPTİR, Bu Bir Çiptir", ""),
]

TOGETHER = [
    ("4 lira 50 kuruş", "4 lira 50 kuruş|4.5|TRY"),
    ("25-50 sent", "25-50 sent|0.25-0.5|USD"),
    ("130 baz puan yükseldi", "130 baz puan|1.3|percentage_point"),
    ("çeyrek puan düştü", "çeyrek puan|0.25|point"),
    ("USD 2,5 milyon ödedi", "USD 2,5 milyon|2500000|USD"),
    ("10 USD 5 GPU", "10 USD|10|USD;5 GPU|5|GPU"),
    ("10'ar bin dolar ve 8'er çip", "10'ar bin dolar|10000|USD;8'er çip|8|chip"),
    ("on beşinci sırada, yirmi birinci yüzyıl", "on beşinci sırada|15|;yirmi birinci|21|"),
    ("saat başı 2,5 dolar, aylığı 20 dolar", "2,5 dolar|2.5|USD/h;20 dolar|20|USD/month"),
    ("2 veya 3 milyar dolar", "2|2000000000|USD;3 milyar dolar|3000000000|USD"),
    ("5, 10 ve 15 milyon dolar", "5|5000000|USD;10|10000000|USD;15 milyon dolar|15000000|USD"),
    ("8 ve 12 GB, 2 GPU ve 3 milyon dolar", "8|8|GB;12 GB|12|GB;2 GPU|2|GPU;3 milyon dolar|3000000|USD"),
    ("2.125 ila 2.375 milyar dolar", "2.125 ila 2.375 milyar dolar|2125000000-2375000000|USD"),
    ("Tam 2 bin beş kart", "2 bin|2000|;beş kart|5|card"),
    ("Ardılı B200 bin watta dayandı", "B200||;bin watt|1000|W|about"),
    ("Muhammed bin Selman, yılda bin kişi", "bin kişi|1000|person"),
    ("Bu işte 5 yüz tanıdı", "5|5|"),
    ("On Semiconductor Hisseleri", ""),
    ("kWh başına 10 sent", "10 sent|0.1|USD/kWh"),
]
DATES = [
    ("13-15 Kasım 2024'te", "13-15 Kasım 2024|2024-11-13/2024-11-15"),
    ("15 ila 17 Mart", "15 ila 17 Mart|2024-03-15/2024-03-17"),
    ("3 ve 4 Nisan 2025", "3|2025-04-03;4 Nisan 2025|2025-04-04"),
    ("saat 9'da başladı, saat 10.00-12.00 arasında", "9|09:00;10.00|10:00;12.00|12:00"),
    ("ŞİRKETİN 2. ÇEYREK GELİRİ", "2. ÇEYREK|2024-Q2"),
    ("2025'in 3'üncü çeyreğinde", "2025'in 3'üncü çeyreği|2025-Q3"),
    ("2023/24 sezonu", "2023/24|2023/2024"),
    ("10-20 kart, 24 saat 9 dakika", ""),
    ("saat 30'da, 3 ve 4 nesil", ""),
]


def shown(figure: Figure) -> str:
    value = "" if figure.value is None else f"{figure.value:.15g}"
    top = "" if figure.value_max is None else f"-{figure.value_max:.15g}"
    bound = "" if figure.quantifier == "exact" else f"|{figure.quantifier}"
    return f"{figure.surface}|{value}{top}|{figure.unit or ''}{bound}"


@pytest.mark.parametrize(("text", "expected"), ENGLISH_STYLE + COMPOSED + WORDS + RANGES + BOUNDED + SHARES + POINTS + CAPITALS + TOGETHER)
def test_number(text: str, expected: str) -> None:
    assert ";".join(shown(figure) for figure in read_figures(text, "tr", published=date(2024, 4, 2))) == expected


@pytest.mark.parametrize(("text", "surface", "value", "unit"), [
    ("İKİ kat hızlı.", "İKİ kat", 2, "x"), ("Fiyatı ÜÇ kat arttı.", "ÜÇ kat", 3, "x"), ("Kartta BEŞ çip var.", "BEŞ çip", 5, "chip"),
    ("Tam DÖRT adet aldı.", "DÖRT adet", 4, "piece"), ("Bedeli ELLİ milyon dolar.", "ELLİ milyon dolar", 5e7, "USD"),
])  # fmt: skip
def test_a_number_word_that_alone_has_capitals(text: str, surface: str, value: float, unit: str) -> None:
    (figure,) = read_figures(text, "tr")
    assert (figure.surface, figure.value, figure.unit, figure.in_words) == (surface, value, unit, True)


@pytest.mark.parametrize("text", ["Kamil KIRK dedi ki", "ON yarı iletken üretir.", "YÜZ tanıma açık.", "ALTI çizildi."])
def test_capitals_that_are_no_number(text: str) -> None:
    assert read_figures(text, "tr") == ()


@pytest.mark.parametrize(("text", "expected"), DATES)
def test_day_or_hour(text: str, expected: str) -> None:
    figures = read_figures(text, "tr", published=date(2024, 4, 2))
    assert ";".join(f"{figure.surface}|{figure.text_value}" for figure in figures if figure.kind in ("date", "time")) == expected
