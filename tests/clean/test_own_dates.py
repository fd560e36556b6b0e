"""Dates of the text itself beside those that its sentences name."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from pipeline.clean.html import read_html
from pipeline.clean.own_dates import is_date_line, labelled_date, told_by_lines
from pipeline.clean.text import read_text
from schemas.records import Article, Source

KO = "새벽 N7의 전력은 120W이다. 회사는 이 카드가 전작보다 1.8배 빠르다고 밝혔다. 값은 그대로다."
TR = "Şafak N7 kartı 120 W harcıyor. Şirket, kartın öncekinden 1,8 kat hızlı olduğunu söylüyor. Fiyatı ise değişmedi."
FUTURE = (datetime.now(UTC) + timedelta(days=40)).date()


def page(first: str, rest: str = KO, head: str = "") -> Article:
    title = "새벽 소식" if rest is KO else "Şafak haberi"
    html = f"<html><head><title>{title}</title>{head}</head><body><article><h1>{title}</h1><p>{first}</p><p>{rest}</p></article></body></html>"
    return read_html(Source(uri="memory", media_type="text/html", data=html.encode()), html)


def text(first: str, rest: str = KO) -> Article:
    written = f"{'새벽 소식' if rest is KO else 'Şafak haberi'}\n\n{first}\n\n{rest}\n"
    return read_text(Source(uri="memory", media_type="text/plain", text=written), written, "utf-8", "0" * 64)


SENTENCES = [
    ("나래반도체는 1997년 4월 2일 설립되었다.", KO),
    ("회사의 첫 카드는 2004년 8월 9일에 나왔고 두 번째는 2011년 3월 4일 나왔다.", KO),
    ("행사는 2025.06.07 열린다.", KO),
    ("나래칩스가 2020년 5월 1일 상장", KO),
    ("출시일: 2024.03.12", KO),
    ("시가총액 2024년 4월 24일 기준", KO),
    ("Nar Çip 2 Nisan 1997'de kuruldu.", TR),
    ("Şirketin ilk kartı 9 Ağustos 2004 tarihinde çıktı.", TR),
    ("Çıkış tarihi: 12.03.2024", TR),
    ("Fiyatlar 8 Aralık 2024 itibarıyladır", TR),
]
LINES = [
    ("2024.05.06", "2024-05-06", KO),
    ("입력 2024.05.06 10:00", "2024-05-06T10:00", KO),
    ("한누리 기자 | 2024-05-06 10:00 | 조회 31", "2024-05-06T10:00", KO),
    ("6 Mayıs 2024", "2024-05-06", TR),
    ("Ayla Er | 06.05.2024 10:00 · 5 dk.", "2024-05-06T10:00", TR),
    ("6 Mayıs 2024 tarihinde Ayla Er tarafından yayınlandı", "2024-05-06", TR),
]


@pytest.mark.parametrize(("first", "rest"), SENTENCES)
def test_a_date_in_a_sentence_or_of_something_else_is_no_day_of_publication(first: str, rest: str) -> None:
    for article in (page(first, rest), text(first, rest)):
        assert article.published_at is None
        assert "date" not in {block.kind for block in article.blocks}


@pytest.mark.parametrize(("first", "moment", "rest"), LINES)
def test_a_line_of_its_own_tells_the_day(first: str, moment: str, rest: str) -> None:
    for article in (page(first, rest), text(first, rest)):
        assert article.published_at == moment
        assert "date" in {block.kind for block in article.blocks}


@pytest.mark.parametrize(
    ("first", "moment"),
    [
        ("입력 2024.05.06 10:00 | 나래반도체는 1997년 4월 2일 설립되었다.", "2024-05-06T10:00"),
        ("2025년 3월 18일, 서울 — 나래칩스는 새 카드를 전작의 두 배 빠르기로 만들었고 값은 그대로 두었다고 발표했으며 전력은 120와트라고 덧붙였다.", "2025-03-18"),
        ("(서울=한빛통신) 2025.03.18 = 나래칩스는 새 카드를 전작의 두 배 빠르기로 만들었고 값은 그대로 두었다고 발표했으며 전력은 120와트라고 덧붙였다.", "2025-03-18"),
    ],
)
def test_datelines_and_labels_before_a_sentence(first: str, moment: str) -> None:
    assert page(first).published_at == moment


def test_a_sentence_beside_a_label_is_read_as_one() -> None:
    first = "입력 2024.05.06 10:00 | 나래반도체는 1997년 4월 2일 설립되었다."
    for article in (page(first), text(first)):
        assert article.published_at == "2024-05-06T10:00"
        assert "date" not in {block.kind for block in article.blocks}


@pytest.mark.parametrize("line", ["2031. 3. 12.", "입력 {}", "{}"])
def test_nothing_was_published_on_a_day_to_come(line: str) -> None:
    line = line.format(FUTURE.isoformat())
    assert page(line).published_at is None
    assert text(line).published_at is None
    assert told_by_lines([line, "2024.05.06"]) == "2024-05-06"


def test_metadata_and_time_elements_tell_no_day_to_come() -> None:
    head = f'<meta property="article:published_time" content="{FUTURE.isoformat()}T09:00:00+09:00"><meta name="date" content="2024-05-06">'
    assert page("새 카드다.", head=head).published_at == "2024-05-06"
    assert page(f"<time datetime='{FUTURE.isoformat()}'>곧</time> <time datetime='2024-05-06'>어제</time>").published_at == "2024-05-06"


def test_the_day_that_has_begun_in_the_east_is_no_day_to_come() -> None:
    today = (datetime.now(UTC) + timedelta(hours=9)).date()
    assert told_by_lines([today.isoformat()]) == today.isoformat()


@pytest.mark.parametrize(
    ("line", "moment"),
    [
        ("(Bu yazı çeviridir. Yayın tarihi: 6 Mayıs 2024)", "2024-05-06"),
        ("배포일: 2025년 4월 15일 (화) 오전 9시 이후 보도 가능", "2025-04-15T09:00"),
        ("등록 2020년 3월 5일에 마친 상표는 셋이다.", None),
        ("나래칩스가 낸 보고서(발행일: 2020년 5월 1일)는 길다.", None),
    ],
)
def test_labelled_dates(line: str, moment: str | None) -> None:
    assert labelled_date(line) == moment


def test_a_label_may_stand_on_the_line_above() -> None:
    assert told_by_lines(["수정", "2024.05.07 11:00", "입력", "2024.05.06 10:00"]) == "2024-05-06T10:00"


def test_lines_of_dates() -> None:
    assert is_date_line("Posted on 2019-04-20 Edited on 2020-08-06 In Dev , DevOps , AWS , Scalability , ScaleIn Disqus:")
    assert not is_date_line("2024년 3월 12일 나래칩스는 새 카드를 냈다.")
