"""Large sums without a currency go on in that of the large sum before them."""

import pytest

from pipeline.extract.figures import read_figures

KOREAN = [
    ("지난 분기 매출은 88억 달러다. 그중 AI 가속기가 41억이고 나머지는 서버다.", "41억", "money", "USD"),
    ("매출은 1,200억 위안, 순손실은 73억이었다.", "73억", "money", "CNY"),
    ("손실은 50억 대만달러로 어림된다. 작년 지진 때의 손실은 70억이었다.", "70억", "money", "TWD"),
    ("두 회사의 매출은 19억 4천만, 12억 5천만 달러로 집계됐다.", "19억 4천만", "money", "USD"),
    ("새 모델은 4,200억 파라미터인데 활성은 260억뿐이다.", "260억", "quantity", "parameter"),
    ("순이익은 3,100억 원이다. 작년에는 2,700억이었다.", "2,700억", "money", "KRW"),
    ("매출은 1조2000억 원이다. 서비스의 이용자는 3억을 넘었다.", "3억", "quantity", None),
    ("매출은 4200억 원이다. 올해 판매량은 2억으로 늘었다.", "2억", "quantity", None),
    ("매출은 7억 달러였다. 앱의 사용자는 5억을 넘었다.", "5억", "quantity", None),
    ("매출은 9조 원이다. 모델은 12조에 달하는 말뭉치로 배웠다.", "12조", "quantity", None),
    ("매출은 9조 원이다. 이 돈으로 12조 규모의 데이터센터를 짓는다.", "12조", "money", "KRW"),
    ("예산은 3조 루피아다.", "3조 루피아", "money", "IDR"),
]
TURKISH = [
    ("Ciro 6,4 milyar dolar, veri merkezi 2,9 milyar, oyun 700 milyon.", "700 milyon", "money", "USD"),
    ("Gelir 1,9 milyar yuan oldu. Rakibinin kârı 410 milyonu bulmuştu.", "410 milyon", "money", "CNY"),
    ("Fabrikaya 4 milyar avro ayrıldı, 1,2 milyar devlet desteği de hazır.", "1,2 milyar", "money", "EUR"),
    ("Ciro 6,4 milyar dolar oldu. Şirket yılda 2,5 milyon satıyor.", "2,5 milyon", "quantity", "piece/year"),
    ("Yatırım 3 milyar dolar. Platformu 5 milyondan fazla geliştirici kullanıyor.", "5 milyon", "quantity", None),
    ("Ciro 900 milyon lira oldu. İndirme 40 milyonu aştı.", "40 milyon", "quantity", None),
    ("Ciro 900 milyon dolar oldu. Çip geliri 40 milyonu aştı.", "40 milyon", "money", "USD"),
    ("Gelir 9 milyar dolar. Modelin eğitim verisi 12 milyara ulaştı.", "12 milyar", "quantity", None),
    ("Şirket 20 milyon dolar yatırım aldı. Uygulaması 35 milyona ulaştı.", "35 milyon", "quantity", None),
    ("Bütçe 80 milyar rupi.", "80 milyar rupi", "money", "INR"),
]


@pytest.mark.parametrize(("language", "text", "surface", "kind", "unit"), [("ko", *one) for one in KOREAN] + [("tr", *one) for one in TURKISH])
def test_a_large_sum_goes_on_in_the_currency_before_it(language, text, surface, kind, unit):
    figure = next(one for one in read_figures(text, language) if one.surface == surface)
    assert (figure.kind, figure.unit) == (kind, unit)
