"""Years and months that are not written out: told by words around a date, or by the day of publication."""

from __future__ import annotations

from datetime import date

import pytest

from pipeline.extract.figures import read_figures

PUBLISHED = date(2025, 11, 4)


@pytest.mark.parametrize(
    ("language", "text", "value"),
    [
        ("ko", "현대차그룹은 지난 1월 손을 잡았고", "2025-01"),
        ("ko", "지난 12월 공개한 칩", "2024-12"),
        ("ko", "오는 3월 나온다", "2026-03"),
        ("ko", "2분기 양산할 차세대 칩", "2026-Q2"),
        ("ko", "3월 출시 예정이다", "2026-03"),
        ("ko", "2분기 매출은 늘었다", "2025-Q2"),
        ("ko", "다음 달 5일 출시", "2025-12-05"),
        ("ko", "지난달 5일 공개", "2025-10-05"),
        ("ko", "이달 20일 공개", "2025-11-20"),
        ("ko", "20일 공개했다", "2025-10-20"),
        ("ko", "과제는 28일까지 낸다", "2025-11-28"),
        ("ko", "내년도 1분기 공급", "2026-Q1"),
        ("ko", "올해 1~9월 매출", "2025-01"),
        ("tr", "gelecek yılın ikinci çeyreğinde seri üretime başlayacak", "2026-Q2"),
        ("tr", "geçen yılın 3. çeyreğinde", "2024-Q3"),
        ("tr", "gelecek yılın ilk yarısında satışa çıkacak", "2026-H1"),
        ("tr", "üçüncü çeyrekte ciro arttı", "2025-Q3"),
        ("tr", "ikinci çeyrekte satışa çıkacak", "2026-Q2"),
        ("tr", "2. çeyrekte fiyatı açıklanacak", "2026-Q2"),
        ("tr", "geçen yıl 14 Mart'ta tanıtıldı", "2024-03-14"),
        ("tr", "5 Mart'ta satışa çıkacak", "2026-03-05"),
        ("tr", "5 Mart'ta satışa çıktı", "2025-03-05"),
        ("tr", "Ayın 21'inde toplanıyoruz", "2025-11-21"),
        ("tr", "geçen ayın 6'sında açıldı", "2025-10-06"),
    ],
)
def test_year_and_month_are_told_by_the_words_around(language: str, text: str, value: str) -> None:
    assert read_figures(text, language, published=PUBLISHED)[0].text_value == value


@pytest.mark.parametrize(("language", "text"), [("ko", "4분기 매출이 늘었다"), ("tr", "dördüncü çeyrek cirosu arttı"), ("tr", "4. çeyrek cirosu arttı")])
def test_a_fourth_quarter_told_in_the_first_is_of_the_year_before(language: str, text: str) -> None:
    assert read_figures(text, language, published=date(2025, 2, 5))[0].text_value == "2024-Q4"


@pytest.mark.parametrize(
    ("language", "text", "value"),
    [
        ("ko", "2027년 상반기에 나온다. 지난 2월 공개했다", "XXXX-02"),
        ("ko", "2027년 상반기에 나온다. 오는 2분기 공개한다", "XXXX-Q2"),
        ("ko", "2024년 상반기에 나왔다. 2월 공개했다", "2024-02"),
        ("tr", "2027'de çıkacak. Geçtiğimiz 5 Şubat'ta tanıtıldı", "XXXX-02-05"),
        ("tr", "2024'te çıktı. 5 Şubat'ta tanıtıldı", "2024-02-05"),
    ],
)
def test_words_that_count_from_publication_take_no_year_of_another_event(language: str, text: str, value: str) -> None:
    assert read_figures(text, language)[1].text_value == value


@pytest.mark.parametrize("text", ["2020년 11월 발표됐다. 그해 6월의 선언", "2020년 11월 발표됐다. 같은 해 6월의 선언"])
def test_that_year_is_the_one_named_last(text: str) -> None:
    assert read_figures(text, "ko", published=PUBLISHED)[1].text_value == "2020-06"


def test_without_a_day_of_publication_the_year_of_a_told_year_stays_open() -> None:
    assert read_figures("gelecek yılın ikinci çeyreğinde", "tr")[0].text_value == "XXXX-Q2"
