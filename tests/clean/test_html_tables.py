"""Thirty tables: spans, nesting, missing headers, spec lists, scales. Each cell is ``row header | column header -> text``."""

from __future__ import annotations

import pytest

from pipeline.clean.html import read_html
from pipeline.clean.html_tables import read_table
from schemas.records import Source

TABLES = {
    "head and body": (
        "<table><thead><tr><th>모델<th>메모리<th>TDP</thead><tr><td>A100<td>80GB<td>400W<tr><td>H100<td>94GB<td>700W</table>",
        "A100 | 메모리 -> 80GB; A100 | TDP -> 400W; H100 | 메모리 -> 94GB; H100 | TDP -> 700W",
    ),
    "marked by th only": (
        "<table><tr><th>Yonga<th>Bellek<tr><td>A100<td>80<tr><td>H100<td>94</table>",
        "A100 | Bellek -> 80; H100 | Bellek -> 94",
    ),
    "not marked": (
        "<table><tr><td>제품<td>코어<td>클럭<tr><td>가람 1<td>16<td>3.2GHz<tr><td>가람 2<td>24<td>3.6GHz</table>",
        "가람 1 | 코어 -> 16; 가람 1 | 클럭 -> 3.2GHz; 가람 2 | 코어 -> 24; 가람 2 | 클럭 -> 3.6GHz",
    ),
    "no header row at all": (
        "<table><tr><td>A100<td>80<td>400<tr><td>H100<td>94<td>700</table>",
        "A100 | - -> 80; A100 | - -> 400; H100 | - -> 94; H100 | - -> 700",
    ),
    "models over the columns": (
        "<table><tr><td><td>A100<td>H100<tr><td>메모리<td>80GB<td>94GB<tr><td>TDP<td>400W<td>700W</table>",
        "메모리 | A100 -> 80GB; 메모리 | H100 -> 94GB; TDP | A100 -> 400W; TDP | H100 -> 700W",
    ),
    "years over the columns": (
        "<table><tr><td>Şirket<td>2022<td>2023<tr><td>Kuzey Yonga<td>1.200<td>1.350</table>",
        "Kuzey Yonga | 2022 -> 1.200; Kuzey Yonga | 2023 -> 1.350",
    ),
    "spec list": (
        "<table><tr><td>메모리<td>24GB GDDR6X<tr><td>TDP<td>450W<tr><td>공정<td>4나노</table>",
        "메모리 | - -> 24GB GDDR6X; TDP | - -> 450W; 공정 | - -> 4나노",
    ),
    "spec list of th": (
        "<table><tr><th>Bellek<td>24 GB<tr><th>Güç<td>450 W</table>",
        "Bellek | - -> 24 GB; Güç | - -> 450 W",
    ),
    "spec list with a name": (
        "<table><tr><th>모델<td>RTX 4090<tr><th>코어<td>16384</table>",
        "모델 | - -> RTX 4090; 코어 | - -> 16384",
    ),
    "two columns with header": (
        "<table><tr><td>Sağlayıcı<td>Saatlik (USD)<tr><td>Kuzey<td>98,32<tr><td>Güney<td>27,92</table>",
        "Kuzey | Saatlik (USD) -> 98,32; Güney | Saatlik (USD) -> 27,92",
    ),
    "column span over two levels": (
        "<table><tr><th rowspan=2>모델<th colspan=2>학습 시간(분)<tr><th>ResNet-50<th>BERT<tr><td>포드16<td>19.6<td>20.7</table>",
        "포드16 | 학습 시간(분) > ResNet-50 -> 19.6; 포드16 | 학습 시간(분) > BERT -> 20.7",
    ),
    "three levels": (
        "<table><thead><tr><th rowspan=3>x<th colspan=4>Hız<tr><th colspan=2>A<th colspan=2>B<tr><th>fp16<th>fp8<th>fp16<th>fp8</thead>"
        "<tr><td>ölçüm<td>1<td>2<td>3<td>4</table>",
        "ölçüm | Hız > A > fp16 -> 1; ölçüm | Hız > A > fp8 -> 2; ölçüm | Hız > B > fp16 -> 3; ölçüm | Hız > B > fp8 -> 4",
    ),
    "row span at the left": (
        "<table><tr><th>업체<th>칩<th>메모리<tr><td rowspan=2>가람<td>G1<td>32GB<tr><td>G2<td>64GB<tr><td>한누리<td>H1<td>48GB</table>",
        "가람 > G1 | 메모리 -> 32GB; 가람 > G2 | 메모리 -> 64GB; 한누리 > H1 | 메모리 -> 48GB",
    ),
    "row span of a value": (
        "<table><tr><th>칩<th>값<th>공정<tr><td>G1<td>10<td rowspan=2>5나노<tr><td>G2<td>20</table>",
        "G1 | 값 -> 10; G1 / G2 | 공정 -> 5나노; G2 | 값 -> 20",
    ),
    "column span of a value": (
        "<table><tr><th>칩<th>fp16<th>fp8<tr><td>G1<td colspan=2>900<tr><td>G2<td>300<td>600</table>",
        "G1 | fp16 / fp8 -> 900; G2 | fp16 -> 300; G2 | fp8 -> 600",
    ),
    "row span of nought reaches the end": (
        "<table><tr><th>Grup<th>Yonga<th>W<tr><td rowspan=0>Sunucu<td>A<td>300<tr><td>B<td>500</table>",
        "Sunucu > A | W -> 300; Sunucu > B | W -> 500",
    ),
    "groups between rows": (
        "<table><tr><th>항목<th>값<th>비고<tr><td colspan=3>메모리<tr><td>용량<td>80GB<td>-<tr><td colspan=3>전력<tr><td>TDP<td>700W<td>-</table>",
        "메모리 > 용량 | 값 -> 80GB; 메모리 > 용량 | 비고 -> -; 전력 > TDP | 값 -> 700W; 전력 > TDP | 비고 -> -",
    ),
    "ranks before names": (
        "<table><tr><th>순위<th>업체<th>점유율<tr><td>1<td>가람<td>62%<tr><td>2<td>한누리<td>21%</table>",
        "1 > 가람 | 점유율 -> 62%; 2 > 한누리 | 점유율 -> 21%",
    ),
    "scopes": (
        "<table><tr><td><th scope=col>Hız<th scope=col>Güç<tr><th scope=row>A<td>5<td>300<tr><th scope=row>B<td>7<td>450</table>",
        "A | Hız -> 5; A | Güç -> 300; B | Hız -> 7; B | Güç -> 450",
    ),
    "unit in the caption": (
        "<table><caption>출하량 (단위: 만 개)</caption><tr><th>업체<th>2023<th>2024<tr><td>가람<td>12<td>18</table>",
        "가람 | 단위: 만 개 > 2023 -> 12; 가람 | 단위: 만 개 > 2024 -> 18",
    ),
    "unit in the corner": (
        "<table><tr><th>(단위: 억 원)<th>매출<th>이익<tr><td>가람<td>120<td>18</table>",
        "가람 | 단위: 억 원 > 매출 -> 120; 가람 | 단위: 억 원 > 이익 -> 18",
    ),
    "unit in the line above": (
        "<p>(Birim: milyon dolar)</p><table><tr><th>Şirket<th>Gelir<tr><td>Kuzey<td>120<tr><td>Güney<td>75</table>",
        "Kuzey | Birim: milyon dolar > Gelir -> 120; Güney | Birim: milyon dolar > Gelir -> 75",
    ),
    "a table in a cell": (
        "<table><tr><th>칩<th>사양<tr><td>G1<td><table><tr><td>메모리<td>80GB<tr><td>TDP<td>400W</table></table>",
        "G1 > 메모리 | 사양 -> 80GB; G1 > TDP | 사양 -> 400W",
    ),
    "paragraphs and breaks in cells": (
        "<table><tr><th><p>Yonga</p><th>Bellek<br>(GB)<tr><td><p>A100</p><td><p>80</p><tr><td>H100<td>94</table>",
        "A100 | Bellek (GB) -> 80; H100 | Bellek (GB) -> 94",
    ),
    "a list in a cell": (
        "<table><tr><th>칩<th>지원<tr><td>G1<td><ul><li>fp16<li>fp8</ul><tr><td>G2<td>fp32</table>",
        "G1 | 지원 -> fp16\nfp8; G2 | 지원 -> fp32",
    ),
    "footnote marks": (
        "<table><tr><th>칩<th>TDP<sup>1</sup><tr><td>G1<td>700<sup>2</sup><tr><td>G2<td>450</table>",
        "G1 | TDP^1 -> 700^2; G2 | TDP^1 -> 450",
    ),
    "foot": (
        "<table><thead><tr><th>Kalem<th>Adet<th>USD</thead><tfoot><tr><td>Toplam<td>3<td>90</tfoot><tbody><tr><td>Kart<td>3<td>30</tbody></table>",
        "Toplam | Adet -> 3; Toplam | USD -> 90; Kart | Adet -> 3; Kart | USD -> 30",
    ),
    "uneven rows": (
        "<table><tr><th>칩<th>값<th>비고<tr><td>G1<td>10<tr><td>G2<td>20<td>시제품</table>",
        "G1 | 값 -> 10; G2 | 값 -> 20; G2 | 비고 -> 시제품",
    ),
    "empty cells": (
        "<table><tr><th>칩<th>fp16<th>fp8<tr><td>G1<td><td>600<tr><td>G2<td>300<td></table>",
        "G1 | fp8 -> 600; G2 | fp16 -> 300",
    ),
    "two rows of headers without th": (
        "<table><thead><tr><td rowspan=2>Model<td colspan=2>Süre<tr><td>eğitim<td>çıkarım</thead><tr><td>A<td>5 sa<td>20 ms</table>",
        "A | Süre > eğitim -> 5 sa; A | Süre > çıkarım -> 20 ms",
    ),
    "labels marked, names over the columns not": (
        "<table><tr><th><td>A100<td>H100<tr><th>전력<td>400 W<td>700 W<tr><th>공정<td>7나노<td>4나노</table>",
        "전력 | A100 -> 400 W; 전력 | H100 -> 700 W; 공정 | A100 -> 7나노; 공정 | H100 -> 4나노",
    ),
    "the same with a word in the corner": (
        "<table><tr><th scope=row>Özellik<td>Boran 1<td>Boran 2<td>Boran 3<tr><th scope=row>Güç (W)<td>75<td>90<td>110<tr><th scope=row>Bellek (GB)<td>16<td>-<td>64</table>",
        "Güç (W) | Boran 1 -> 75; Güç (W) | Boran 2 -> 90; Güç (W) | Boran 3 -> 110; Bellek (GB) | Boran 1 -> 16; Bellek (GB) | Boran 3 -> 64",
    ),
    "labels marked, one name over the values": (
        "<table><tr><th><td>가람 1<tr><th>전력<td>75 W<tr><th>메모리<td>16 GB</table>",
        "전력 | 가람 1 -> 75 W; 메모리 | 가람 1 -> 16 GB",
    ),
    "labels marked, values in the first row": (
        "<table><tr><th>A100<td>400 W<td>80 GB<tr><th>H100<td>700 W<td>96 GB</table>",
        "A100 | - -> 400 W; A100 | - -> 80 GB; H100 | - -> 700 W; H100 | - -> 96 GB",
    ),
    "labels marked, words in most rows": (
        "<table><tr><th>제조사<td>가람<td>한누리<tr><th>방식<td>공랭<td>수랭<tr><th>전력<td>75 W<td>90 W</table>",
        "제조사 | - -> 가람; 제조사 | - -> 한누리; 방식 | - -> 공랭; 전력 | - -> 75 W; 전력 | - -> 90 W",
    ),
    "unclosed and crossed mark-up": (
        "<table><tr><th>칩<th>값<tr><td><b>G1<td>10</b><tr><td>G2</b><td><i>20</table>",
        "G1 | 값 -> 10; G2 | 값 -> 20",
    ),
}
FILLER = "<p>이번 시험에서 새 가속기는 지난 세대보다 뚜렷하게 나아졌지만 전력도 함께 늘었다고 연구진은 설명했다. 자세한 값은 표에 있다.</p>"


def cells_of(mark_up: str) -> list[str]:
    article = read_html(Source(uri="x", media_type="text/html"), f"<article><h1>시험</h1>{FILLER * 3}{mark_up}{FILLER * 3}</article>")
    assert {article.blocks[cell.block].kind for cell in article.cells} == {"table"}
    return [
        f"{cell.row_header or '-'} | {cell.col_header or '-'} -> {article.source_text[cell.start : cell.end]}"
        for cell in article.cells
        if cell.row_header or cell.col_header
    ]


@pytest.mark.parametrize(("mark_up", "expected"), TABLES.values(), ids=TABLES)
def test_header_paths_and_values(mark_up: str, expected: str) -> None:
    found = cells_of(mark_up)
    assert [cell for cell in found if cell in expected.split("; ")] == expected.split("; ")


def test_stub_cells_lead_their_rows_and_nothing_else() -> None:
    assert cells_of(TABLES["marked by th only"][0]) == TABLES["marked by th only"][1].split("; ")


def test_a_layout_table_is_no_table() -> None:
    article = read_html(Source(uri="x", media_type="text/html"), f"<table><tr><td><p>메뉴</p><td><h1>제목</h1>{FILLER * 12}</table>")
    assert {block.kind for block in article.blocks} <= {"chrome", "title", "paragraph", "heading"}
    assert article.cells == ()


def test_huge_spans_are_bounded() -> None:
    assert len(read_table("<table>" + "<tr><td colspan=99999 rowspan=99999>1" * 300 + "</table>", ["1"] * 300)) <= 300
