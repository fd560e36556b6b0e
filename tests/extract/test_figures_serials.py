"""Numbers of series, registers, recordings and tickers; names that take a number; compound numbers in words."""

import pytest

from pipeline.extract.figures import read_figures


def kinds(text: str, language: str, surface: str) -> list[str]:
    return [figure.kind for figure in read_figures(text, language) if figure.surface == surface]


@pytest.mark.parametrize(("language", "text", "numbers"), [
    pytest.param("tr", "Kazık 1: Saatliğe bakmak.\n\nKazık 2: Diskin parası. L4 Mavi.\n\nKazık 3: Söz.", ["1", "2", "3"], id="word-and-colon"),
    pytest.param("tr", "**İDDİA 1 – iki kat hızlı.**\n\nHayır.\n\n**İDDİA 2 – Yüzde yüz yerli.**", ["1", "2"], id="bold-and-dash"),
    pytest.param("tr", "1 – Ürününüz? Hardal.\n2 – Kaç yaşında? Bir aylık.\n3 – Farkı? Hızı.", ["1", "2", "3"], id="no-word"),
    pytest.param("ko", '질문자 1(외국계): "어디까지 왔나."\n\n질문자 2: "가격은?"', ["1", "2"], id="asker"),
    pytest.param("ko", "[분해 1] 중국 급식기\n나사 9개.\n\n[분해 2] 국산 급식기\n나사 4개.", ["1", "2"], id="in-brackets"),
    pytest.param("ko", "**1 주의 기법 켜기.** 껐었다.\n\n**2 배치 키우기.** 올랐다.\n\n**3 재계산.** 끝.", ["1", "2", "3"], id="bold"),
])  # fmt: skip
def test_heads_of_lines_that_count_on_are_indices(language: str, text: str, numbers: list[str]) -> None:
    assert [figure.surface for figure in read_figures(text, language) if figure.kind == "index"] == numbers


@pytest.mark.parametrize(("language", "text"), [
    pytest.param("tr", "Mercan 1: 40 jeton\nMercan 2: 70 jeton\n\nÖlçümde Mercan 2 öne geçti.", id="a-name-of-the-text"),
    pytest.param("tr", "Kazık 1: Saatliğe bakmak.\n\nKazık 4: Söz.", id="does-not-count-on"),
    pytest.param("ko", "목탁 1: 40토큰\n목탁 2: 70토큰\n\n시험에서 목탁 2가 앞섰다.", id="korean-name"),
])  # fmt: skip
def test_other_heads_of_lines_are_no_indices(language: str, text: str) -> None:
    assert not [figure for figure in read_figures(text, language) if figure.rule == "serial_line"]


def test_hours_of_a_ticker() -> None:
    text = "05.07 | Yayın başlıyor.\n\n05.15 | İlk konu sunucu.\n\n05.31 | Fiyat açıklandı."
    assert [figure.text_value for figure in read_figures(text, "tr") if figure.kind == "time"] == ["05:07", "05:15", "05:31"]


def test_decimals_at_the_heads_of_lines_stay_decimals() -> None:
    assert not [figure for figure in read_figures("05.17 | Kayıt.\n\n03.15 | Alfa.\n\n04.31 | Beta.", "tr") if figure.rule == "ticker"]


@pytest.mark.parametrize(("language", "text", "clip"), [("ko", "[31:02] 끝.", "31:02"), ("tr", "Sponsorlar (reklam 38:10–39:00)", "38:10"), ("tr", "Ders (28:44) burada biter.", "28:44")])
def test_minutes_of_a_recording_are_times(language: str, text: str, clip: str) -> None:
    assert kinds(text, language, clip) == ["time"]


def test_proportion_of_tens_stays_a_ratio() -> None:
    assert kinds("Payları 60:40 oranında.", "tr", "60:40") == ["ratio"]


@pytest.mark.parametrize(("language", "text", "surface", "kind"), [
    pytest.param("tr", "2025/318842 kayıt numaralı ihale sonuçlandı.", "2025/318842", "name", id="registered"),
    pytest.param("ko", "문서 2024/10771을 보라.", "2024/10771", "name", id="registered-korean"),
    pytest.param("tr", "Makaledeki tabloya (s. 6) göre.", "6", "index", id="page-of-a-source"),
    pytest.param("tr", "CACM 21, 1978, s. 63–72.", "63–72", "index", id="pages-of-a-source"),
    pytest.param("ko", "산업일보 7면에 실렸다.", "7면", "index", id="page-of-a-newspaper"),
    pytest.param("tr", "Paralel Mimariler – 6. hafta, slaytlar", "6. hafta", "index", id="week-of-a-course"),
    pytest.param("tr", "Bu 6. hafta boyunca sürdü.", "6. hafta", "ordinal", id="a-week-in-prose"),
    pytest.param("ko", "세미나 제6주 정리", "제6주", "index", id="week-of-a-course-korean"),
    pytest.param("ko", "주로 ViT-B/16과 다른 모형을 돌린다.", "ViT-B/16", "name", id="patches"),
    pytest.param("tr", "ViT-L/16 eğitimi sürdü.", "ViT-L/16", "name", id="patches-turkish"),
    pytest.param("tr", "Görseli FLUX.1 ile çizdim.", "FLUX.1", "name", id="capitals-and-a-point"),
    pytest.param("ko", "그림은 FLUX.1로 그렸다.", "FLUX.1", "name", id="capitals-and-a-point-korean"),
    pytest.param("tr", "Yongası Ryzen AI Max+ 395, tümleşik.", "Max+ 395", "name", id="after-a-plus"),
    pytest.param("ko", "심장은 '라이젠 AI 맥스+ 395'다.", "맥스+ 395", "name", id="after-a-plus-korean"),
    pytest.param("tr", "Sekiz Zen 4 çekirdeği var.", "Zen 4", "name", id="generation-of-cores"),
    pytest.param("ko", "젠 5 코어 16개를 담았다.", "젠 5", "name", id="generation-of-cores-korean"),
    pytest.param("tr", "Ölçtük: 990 Pro, 1,4 GB/s.", "990 Pro", "name", id="number-and-pro"),
    pytest.param("ko", "경쟁작 990 프로(7,450MB/s)보다 빠르다.", "990 프로", "name", id="number-and-pro-before-a-bracket"),
    pytest.param("tr", "Boş M.2 2280 yuvası var.", "M.2 2280", "name", id="size-of-a-slot"),
    pytest.param("ko", "블랙 2TB (M.2 2280) 제품이다.", "M.2 2280", "name", id="size-of-a-slot-korean"),
    pytest.param("tr", "PCMark 10 puanı yükseldi.", "10", "version", id="release-of-a-benchmark"),
    pytest.param("ko", "PC마크 10 점수는 올랐다.", "10", "version", id="release-of-a-benchmark-korean"),
    pytest.param("tr", "İşletim sistemi Windows 11 Pro.", "11", "version", id="windows"),
    pytest.param("ko", "운영체제는 윈도우 11 프로다.", "11", "version", id="windows-korean"),
    pytest.param("tr", "Cyberpunk 2077: 46 kare.", "Cyberpunk 2077", "name", id="label-and-a-value"),
    pytest.param("ko", "사이버펑크 2077: 46프레임.", "사이버펑크 2077", "name", id="label-and-a-value-korean"),
])  # fmt: skip
def test_kind_of_numbers_that_neither_count_nor_measure(language: str, text: str, surface: str, kind: str) -> None:
    assert kinds(text, language, surface) == [kind]


@pytest.mark.parametrize(("language", "text", "surface", "value", "unit"), [
    pytest.param("ko", "매출의 3할 남짓이다.", "3할", 0.3, "x", id="tenths"),
    pytest.param("tr", "Ötekilerin on üçte biri kadar.", "on üçte biri", 1 / 13, "x", id="one-thirteenth"),
    pytest.param("tr", "Bedelin on binde beşi kesilir.", "on binde beşi", 0.0005, "x", id="five-in-ten-thousand"),
    pytest.param("tr", "Bunların kırk sekizi sıralanmış.", "kırk sekizi", 48, "piece", id="so-many-of-them"),
    pytest.param("ko", "시속 100km에서 쟀다.", "100km", 100, "km/h", id="speed"),
    pytest.param("tr", "Saatte 100 km hızla gider.", "100 km", 100, "km/h", id="speed-turkish"),
    pytest.param("ko", "누적 50킬로라드까지 견딘다.", "50킬로라드", 50, "krad", id="dose"),
    pytest.param("ko", "칩은 20밀리켈빈에서 돈다.", "20밀리켈빈", 20, "mK", id="cold"),
    pytest.param("ko", "최대 145W / 대기 0.5W", "145W", 145, "W", id="a-slash-between-values"),
    pytest.param("tr", "Apple 7 saat 40, Sony daha az.", "7 saat 40", 460, "min", id="minutes-left-out"),
    pytest.param("tr", "Eğitim 4 dakika 40 sürdü.", "4 dakika 40", 280, "s", id="seconds-left-out"),
    pytest.param("tr", "Tahtaya iki sayı yazdım.", "iki", 2, "piece", id="numbers-are-no-hours"),
    pytest.param("tr", "Üzerinde iki Yıldırım bulunan istasyon.", "iki", 2, "piece", id="a-name-is-no-year"),
    pytest.param("tr", "Altı yıldır çalışıyor.", "Altı yıl", 6, "year", id="for-years"),
    pytest.param("tr", "Ciro (mn $)      11,2      26,9\n", "26,9", 26.9e6, "USD", id="head-of-a-line-in-columns"),
    pytest.param("ko", "표(단위 조원)\n　　　　매출　영업이익\nDS　　　33.1　7.0\nDX　　　48.4　3.5\n", "48.4", 48.4e12, "KRW", id="head-of-columns-in-wide-spaces"),
    pytest.param("ko", "〈사업부별 매출, 단위 억원〉\n검사장비 | 412 | 전년 동기 131\n카드 | 203 | 전년 동기 178\n", "412", 412e8, "KRW", id="head-in-angle-brackets"),
])  # fmt: skip
def test_value_and_unit(language: str, text: str, surface: str, value: float, unit: str) -> None:
    figure = next(one for one in read_figures(text, language) if one.surface == surface)
    assert figure.value == pytest.approx(value)
    assert figure.unit == unit


@pytest.mark.parametrize(("language", "text", "surface"), [
    pytest.param("tr", "★ 4,3 (187 değerlendirme) · 46 soru-cevap", "187", id="reviews"),
    pytest.param("tr", "Lisans: MIT · Yıldız: 312", "312", id="stars"),
    pytest.param("tr", "Kütüphane 2. kat, dahili 4417", "4417", id="extension"),
    pytest.param("tr", "Konu görüntülenme 1.906", "1.906", id="views"),
    pytest.param("tr", "Bu bülteni 9.870 kişi okuyor.", "9.870", id="readers"),
    pytest.param("ko", "글쓴이: 집사 · 덧글 77", "77", id="comments"),
    pytest.param("ko", "이 글은 4,410명이 읽었어요", "4,410", id="readers-korean"),
    pytest.param("ko", "전체 공개 | 이웃 1,204", "1,204", id="neighbours"),
    pytest.param("ko", "(상담 신청: 학생회관, 내선 3391)", "3391", id="extension-korean"),
])  # fmt: skip
def test_counters_of_the_page(language: str, text: str, surface: str) -> None:
    assert kinds(text, language, surface) == ["chrome"]


@pytest.mark.parametrize(("language", "text"), [("tr", "Maçı 1.200 kişi izledi."), ("ko", "관중 1,200명이 지켜봤다.")])
def test_people_of_the_story_are_no_counters(language: str, text: str) -> None:
    assert [figure.kind for figure in read_figures(text, language)] == ["quantity"]
