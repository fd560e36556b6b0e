"""What figures take from blocks, tables, other figures and the document they stand in."""

from __future__ import annotations

import pytest

from pipeline.extract.figures import find_figures, read_figures
from pipeline.settings import Settings
from schemas.records import Article, Block, Cell, Document


def test_chrome_blocks_hold_chrome_figures_only() -> None:
    text = "댓글 3\n가격은 300달러다."
    figures = read_figures(text, "ko", blocks=(Block("chrome", 0, 5), Block("paragraph", 5, len(text))))
    assert [(f.surface, f.kind) for f in figures] == [("3", "chrome"), ("300달러", "money")]


def test_front_matter_is_chrome_but_its_date_is_a_date() -> None:
    figures = read_figures("---\nid: 42\ndate: 2024-05-01T10:00:00+09:00\n---\n칩 3개", "ko")
    assert [(f.kind, f.text_value) for f in figures] == [("chrome", None), ("date", "2024-05-01T10:00:00+09:00"), ("quantity", None)]


def test_code_blocks_are_chrome() -> None:
    figures = read_figures("```\nx = 42\n```\n8 GB", "tr")
    assert [f.kind for f in figures] == ["chrome", "quantity"]


def test_a_block_is_read_in_its_own_language() -> None:
    text = "7.500 çip\n1.5배"
    blocks = (Block("paragraph", 0, 10, "tr"), Block("paragraph", 10, len(text), "ko"))
    assert [f.value for f in read_figures(text, "ko", blocks=blocks)] == [7500, 1.5]


def test_cells_take_the_unit_of_their_column_head() -> None:
    text = "칩\t전력(W)\n가\t300"
    cells = (Cell(0, 1, 0, 8, 9, None, "칩"), Cell(0, 1, 1, 10, 13, "가", "전력(W)"))
    (figure,) = read_figures(text, "ko", blocks=(Block("table", 0, len(text)),), cells=cells)
    assert (figure.value, figure.unit, figure.rule) == (300, "W", "head_unit")


def test_tables_without_cells_are_read_by_lines() -> None:
    text = "Sistem\tSaatlik (USD)\nA\t98,32\nB\t32,77"
    figures = read_figures(text, "tr", blocks=(Block("table", 0, len(text)),))
    assert [(f.value, f.kind, f.unit) for f in figures] == [(98.32, "money", "USD/h"), (32.77, "money", "USD/h")]


def test_a_price_per_piece_takes_the_currency_of_the_column_beside() -> None:
    text = "사업자\t시간당(달러)\tGPU 한 개당\n가\t98.32\t12.29"
    figures = [f for f in read_figures(text, "ko", blocks=(Block("table", 0, len(text)),)) if not f.in_words]
    assert [f.unit for f in figures] == ["USD/h", "USD/h"]


def test_a_large_number_takes_the_unit_it_has_elsewhere() -> None:
    figures = read_figures("GPU 3만 장을 산다. 문제는 3만이라는 숫자다.", "ko")
    assert [(f.value, f.kind, f.unit) for f in figures] == [(30000, "quantity", "GPU"), (30000, "quantity", "GPU")]


def test_find_figures_fills_the_document() -> None:
    article = Article("d", "u", "s", "text/plain", "utf-8", "전날인 27일 칩 4개를 냈다", language="ko", published_at="2024-03-28")
    document = find_figures(Document(article), Settings())
    assert [(f.surface, f.text_value or f.value) for f in document.figures] == [("27일", "2024-03-27"), ("4개", 4)]


def test_a_rate_holds_on_in_the_paragraph_for_the_same_noun_and_magnitude() -> None:
    figures = read_figures("Kart saniyede 2.680 sorgu yanıtladı. Eskisi 1.340 sorguda kaldı. Kümede 900.000 sorgu var.", "tr")
    assert [f.unit for f in figures] == ["query/s", "query/s", "query"]


@pytest.mark.parametrize(
    ("language", "text", "unit"),
    [
        ("ko", "시간당 1달러로 512장을 빌렸다.", "piece"),
        ("ko", "장당 1달러에 512장을 받았다.", "piece"),
        ("ko", "이 칩은 1달러로 512장을 처리한다.", "piece/USD"),
        ("tr", "Saati 1 dolardan kiralanan 512 K90 var.", None),
        ("tr", "Küme, saati 2 dolara 512 adet L9 veriyor.", "piece"),
        ("tr", "Fiyat 300 dolardan 512'ye çıktı.", "USD"),
    ],
)
def test_things_rented_for_so_much_an_hour_are_counted(language: str, text: str, unit: str | None) -> None:
    (figure,) = [f for f in read_figures(text, language) if f.value == 512]
    assert figure.unit == unit
