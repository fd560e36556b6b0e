"""Tables whose rows have bars between their cells and none around them, with parts of a firm as labels and periods and changes as heads."""

from __future__ import annotations

import pytest

from pipeline.app import Pipeline
from pipeline.settings import Settings

KO = """한결반도체는 2025년 2분기 매출이 늘었다고 밝혔다.

부문별 실적(단위: 억원)
구분 | 2분기 매출 | 1분기 매출 | 증감률
메모리 | 15,200 | 13,400 | 13.4%
파운드리 | 4,100 | 4,300 | -4.7%
"""
TR = """Teralith 2025 sonuçlarını açıkladı.

Bölüm | 2Ç25 ciro (milyon dolar) | 2Ç24 ciro (milyon dolar) | Değişim
Bulut | 910 | 640 | %42
Oyun | 240 | 300 | -%20
"""


def rows(read, text, language):
    document = read(text, language)
    figures = {figure.start: figure for figure in document.figures}
    return [(claim.subject, claim.metric, figures[claim.figure].surface, claim.direction, claim.as_of) for claim in document.claims if claim.figure in figures and claim.figure > text.index("|")]


def test_parts_of_a_firm_in_korean(read) -> None:
    assert rows(read, KO, "ko") == [
        ("메모리", "revenue", "15,200", None, "2025-Q2"), ("메모리", "revenue", "13,400", None, "2025-Q1"), ("메모리", "revenue", "13.4%", "higher", None),
        ("파운드리", "revenue", "4,100", None, "2025-Q2"), ("파운드리", "revenue", "4,300", None, "2025-Q1"), ("파운드리", "revenue", "4.7%", "lower", None),
    ]  # fmt: skip


def test_parts_of_a_firm_in_turkish(read) -> None:
    assert rows(read, TR, "tr") == [
        ("Bulut", "revenue", "910", None, "2025-Q2"), ("Bulut", "revenue", "640", None, "2024-Q2"), ("Bulut", "revenue", "%42", "higher", None),
        ("Oyun", "revenue", "240", None, "2025-Q2"), ("Oyun", "revenue", "300", None, "2024-Q2"), ("Oyun", "revenue", "%20", "lower", None),
    ]  # fmt: skip


def test_products_and_lengths_of_context(read) -> None:
    text = "요금\n\n모델 | 입력 | 문맥 길이\n나래 3 맥스 | 2,800원 | 256K\n나래 3 미니 | 90원 | 64K\n"
    claims = read(text, "ko").claims
    assert [(claim.subject, claim.metric, claim.value) for claim in claims if claim.metric == "context_length"] == [("나래 3 맥스", "context_length", 256000), ("나래 3 미니", "context_length", 64000)]


@pytest.mark.parametrize("text", ["홈 | 뉴스 | 리뷰\n로그인 | 회원가입 | 검색\n", "A100 | 400W | 80GB 카드를 샀다.\n"])
def test_lines_that_are_no_table(read, text) -> None:
    assert not read(text, "ko").article.cells


def test_a_label_that_reaches_down_is_the_label_of_each_row() -> None:
    table = "<table><tr><th>Model<th>Güç<th>Bellek</tr><tr><td>A100<td>350 W<td>80 GB</tr><tr><td rowspan=2>H100<td>400 W<td>96 GB</tr><tr><td>410 W<td>97 GB</tr></table>"
    page = f"<html><body><article><h1>Karşılaştırma</h1><p>Yeni yongalar tanıtıldı.</p>{table}<p>Yeni yongalar bugün satışa çıktı.</p></article></body></html>"
    claims = Pipeline().process(page.encode(), language="tr").claims
    assert [(claim.subject, claim.value) for claim in claims] == [("A100", 350), ("A100", 80), ("H100", 400), ("H100", 96), ("H100", 410), ("H100", 97)]


def test_a_sentence_with_very_many_figures_is_read_in_pieces(read) -> None:
    text = " ".join(f"yeni Alfa X{number} yongası {100 + number} watt harcıyor ve belleği {16 + number} GB" for number in range(1, 40))
    assert {claim.value for claim in read(text, "tr").claims if claim.metric == "power"} == {100 + number for number in range(1, 40)}


@pytest.mark.parametrize(
    ("language", "text", "claims"),
    [
        ("tr", "Firma | Ciro (milyon dolar) | Ortalama fiyat (dolar)\nIntel | 52,7 | 310\nGraphcore | 3,5 | 8.400\n", [("Intel", "revenue", 52.7e6), ("Intel", "price", 310), ("Graphcore", "revenue", 3.5e6), ("Graphcore", "price", 8400)]),
        ("tr", "Firma | Teslimat (bin adet) | Pay (%)\nIntel | 310 | 44\nGraphcore | 12 | 3\n", [("Intel", "shipments", 310000), ("Intel", "market_share", 44), ("Graphcore", "shipments", 12000), ("Graphcore", "market_share", 3)]),
        ("ko", "업체 | 매출(억 원) | 점유율(%)\n인텔 | 950 | 44\n그래프코어 | 31 | 3\n", [("인텔", "revenue", 95e9), ("인텔", "market_share", 44), ("그래프코어", "revenue", 3.1e9), ("그래프코어", "market_share", 3)]),
        ("tr", "Firma | Gelir (milyar dolar)\nIntel | 52,7\nGraphcore | 3,5\n", [("Intel", "revenue", 52.7e9), ("Graphcore", "revenue", 3.5e9)]),
        ("ko", "업체 | 영업이익(억 원)\n인텔 | 950\n그래프코어 | 31\n", [("인텔", "profit", 95e9), ("그래프코어", "profit", 3.1e9)]),
        ("ko", "업체 | 투자액(억 원)\n인텔 | 950\n그래프코어 | 31\n", [("인텔", "investment", 95e9), ("그래프코어", "investment", 3.1e9)]),
    ],
)
def test_heads_tell_measure_and_scale_once(read, language, text, claims) -> None:
    assert [(claim.subject, claim.metric, claim.value) for claim in read(text, language).claims] == claims


@pytest.mark.parametrize("text", ["홈 | 뉴스\n로그인 | 3\n검색 | 5\n", "기사 | 서울(본사)\n조회수 120 | 댓글(5)\n"])
def test_two_cells_without_a_unit_are_no_table(read, text) -> None:
    assert not read(text, "ko").article.cells


def test_a_head_leaves_a_model_no_choice() -> None:
    text = "Firma | Gelir (milyar dolar)\nIntel | 52,7\nGraphcore | 3,5\n"
    claims = Pipeline(Settings(model="default")).process(text, language="tr").claims
    assert [(claim.metric, claim.type) for claim in claims] == [("revenue", "market")] * 2


def test_a_price_of_a_maker_is_that_of_its_products(read) -> None:
    text = "Firma | Ciro (milyon dolar) | Ortalama fiyat (dolar)\nIntel | 52,7 | 310\n"
    assert [claim.statement for claim in read(text, "tr").claims][1] == "The products of Intel cost USD 310."
