"""Rows and lists: whose value a cell or a line holds, what it measures and on what."""

from __future__ import annotations

from time import process_time

import pytest

from pipeline.clean.lines import split_lines
from pipeline.clean.tables import mark_tables, read_cells

KO_COLUMNS = "서버 비교\n\n가람 V5는 빠르다.\n\n| 항목 | V5 | H100 PCIe | 미르 |\n|---|---|---|---|\n| 메모리(GB) | 97 | 80 | 64 |\n| 전력(W) | 281 | 350 | 305 |\n"
TR_COLUMNS = "Kutular\n\n| Ölçüm | Kovan | H100 PCIe |\n|---|---|---|\n| Boşta güç | 47 W | 83 W |\n| Bellek (GB) | 16 | 80 |\n"
TR_SPACED = "Kartlar\n\nÜç kartı yan yana koyduk.\n\n              RTX 5060 Ti   RX 9060 XT\nBellek (GB)   16            12\nVeri yolu (bit) 128         192\nGüç (W)       180           163\n"
KO_SPACED = "실적\n\n부문별 실적이다(단위: 조 원).\n\n　　　　매출　영업이익\nDS　　　33.1　7.2\nDX　　　48.4　3.5\n"
KO_LIST = "시험\n\n구름마루는 Llama 3.1 8B를 올리고 초당 토큰 수를 셌다. 결과는 이렇다.\n\n툰드라 700 — 9,870토큰\nB200 — 11,090토큰\n"
TR_LIST = "Gelir\n\nNvidia'nın gelir kalemleri şöyle:\n- veri merkezi: 51,2 milyar dolar (yıllık +yüzde 66)\n- oyun: 4,3 milyar dolar (+yüzde 31)\n"

SUBJECTS = [
    pytest.param("ko", KO_COLUMNS, "97", "가람 V5", id="ko-end-of-name"),
    pytest.param("ko", KO_COLUMNS, "80", "H100 PCIe", id="ko-longer-than-name"),
    pytest.param("ko", KO_COLUMNS, "305", "미르", id="ko-head-itself"),
    pytest.param("tr", TR_COLUMNS, "47 W", "Kovan", id="tr-head-itself"),
    pytest.param("tr", TR_COLUMNS, "80", "H100 PCIe", id="tr-longer-than-name"),
    pytest.param("tr", TR_SPACED, "192", "RX 9060 XT", id="tr-set-with-spaces"),
    pytest.param("tr", TR_SPACED, "163", "RX 9060 XT", id="tr-last-column"),
    pytest.param("ko", KO_LIST, "9,870토큰", "툰드라 700", id="ko-list"),
    pytest.param("tr", TR_LIST, "51,2 milyar dolar", "veri merkezi", id="tr-list"),
]


def claim_at(document, surface):
    """The first claim on a figure that reads ``surface``."""
    start = next(f.start for f in document.figures if f.surface == surface)
    return next(c for c in document.claims if c.figure == start)


@pytest.mark.parametrize(("language", "text", "surface", "subject"), SUBJECTS)
def test_subject(read, language, text, surface, subject) -> None:
    assert claim_at(read(text, language), surface).subject == subject


METRICS = [
    pytest.param("ko", KO_LIST, "11,090토큰", "throughput", id="ko-list-head"),
    pytest.param("tr", TR_LIST, "4,3 milyar dolar", "revenue", id="tr-list-head"),
    pytest.param("ko", KO_SPACED, "7.2", "profit", id="ko-column-head"),
    pytest.param("ko", "카드\n\n속도는 라마로 쟀다. 단위는 초당 토큰.\n\n| 카드 | 값 | 속도 |\n|---|---|---|\n| RTX 3060 | 37만 원 | 48 |\n| L40S | 990만 원 | 97 |\n", "97", "throughput", id="ko-caption"),
    pytest.param("tr", "Kartlar\n\nSaniyede kaç jeton ürettiğine baktım.\n\nTurna 700 – 87\nL40S – 64\n", "64", "throughput", id="tr-caption"),
]


@pytest.mark.parametrize(("language", "text", "surface", "metric"), METRICS)
def test_metric(read, language, text, surface, metric) -> None:
    assert claim_at(read(text, language), surface).metric == metric


WORKLOADS = [
    pytest.param("ko", "시험\n\nYOLOv8m으로 쟀다.\n\n| 가속기 | 초당 프레임 | 전력 |\n|---|---|---|\n| 가람 V5 | 41 | 14.2W |\n| Hailo-8 | 38 | 9.7W |\n", "9.7W", ("YOLOv8m",), id="ko-drawn-in-the-test"),
    pytest.param("ko", "시험\n\nYOLOv8m으로 쟀다.\n\n| 가속기 | 초당 프레임 | 정격 전력 |\n|---|---|---|\n| 가람 V5 | 41 | 14.2W |\n| Hailo-8 | 38 | 9.7W |\n", "9.7W", (), id="ko-rated"),
    pytest.param("tr", "Deneme\n\nHepsinde Llama 3.1 8B çalıştırdık.\n\n| Kutu | Jeton/sn | Duvardan çekilen güç |\n|---|---|---|\n| Turna X3 | 88 | 96 W |\n| DGX Spark | 52 | 148 W |\n", "148 W", ("Llama 3.1 8B",), id="tr-drawn-in-the-test"),
    pytest.param("tr", "Kutular\n\n| İş | Kovan | H100 PCIe |\n|---|---|---|\n| Boşta güç | 47 W | 83 W |\n| Bellek (GB) | 16 | 80 |\n| Arılık dönüştürme | 6 fps | 74 fps |\n", "74 fps", ("Arılık dönüştürme",), id="tr-label-of-the-row"),
    pytest.param("tr", "Deneme\n\nLlama 3.1 8B çalıştırdık.\n\n| | Orman | DGX H100 |\n|---|---|---|\n| Token/sn | 1.560 | 1.310 |\n| Güç (kW) | 11,8 | 9,6 |\n", "1.560", ("Llama 3.1 8B",), id="tr-rate-is-no-task"),
]


@pytest.mark.parametrize(("language", "text", "surface", "workload"), WORKLOADS)
def test_workload(read, language, text, surface, workload) -> None:
    assert claim_at(read(text, language), surface).benchmark == workload


CHANGES = [
    pytest.param("ko", "시세\n\nRTX 5090은 438만원(▲11만원)이다.", "11만원", "higher", id="ko-up"),
    pytest.param("ko", "실적\n\n| 부문 | 매출 | 전년 동기 대비 |\n|---|---|---|\n| 게이밍 | 13억 달러 | +181% |\n| 임베디드 | 8억 달러 | -8% |\n", "8%", "lower", id="ko-cell"),
    pytest.param("tr", TR_LIST, "yüzde 66", "higher", id="tr-up"),
    pytest.param("tr", "Borsa\n\nNvidia hisseleri günü 182 dolardan (−yüzde 3) kapattı.", "yüzde 3", "lower", id="tr-down"),
]


@pytest.mark.parametrize(("language", "text", "surface", "direction"), CHANGES)
def test_signed_change(read, language, text, surface, direction) -> None:
    claim = claim_at(read(text, language), surface)
    assert (claim.comparator, claim.direction) == ("previous", direction)


def test_sign_of_a_range_is_no_change(read) -> None:
    document = read("Kart\n\nPoyraz P3 (yükte 40-50 W çeker) sessizdir.", "tr")
    assert all(claim.comparator is None for claim in document.claims)


def cells_of(text: str) -> list[tuple[int, int, str, str | None]]:
    """Row, column, words and head of the column of each cell of a text's first table."""
    pieces = split_lines(text)
    mark_tables(pieces)
    return [(c.row, c.col, text[c.start : c.end], c.col_header) for c in read_cells([p for p in pieces if p.table == 0], 0)]


def test_cells_set_with_spaces() -> None:
    cells = cells_of(TR_SPACED)
    assert (2, 1, "128", "RTX 5060 Ti") in cells
    assert (2, 0, "Veri yolu (bit)", None) in cells


def test_cells_between_bars_without_a_rule() -> None:
    assert (1, 2, "69만 원", "나래 S8") in cells_of("| 항목 | 가람 | 나래 S8 |\n| 값 | 54만 원 | 69만 원 |\n| 무게 | 3.4kg | 3.9kg |\n")


def test_prose_with_two_spaces_is_no_table() -> None:
    pieces = split_lines("Kart 16 GB bellekle gelir.  Fiyatı 300 dolar.\nGücü 180 W tutar.  Saatte 2 dolara kiralanır.\n")
    mark_tables(pieces)
    assert all(piece.kind is None for piece in pieces)


def test_talk_is_no_list(read) -> None:
    document = read("Söyleşi\n\nAyşe: 16 GB bellek yeter mi?\nMert: 24 GB bellekli L40S daha iyi.\nAyşe: 300 W çeker ama.\n", "tr")
    assert not {claim.subject for claim in document.claims} & {"Ayşe", "Mert"}


def test_a_long_line_without_spaces_takes_no_time_of_its_square(read):
    """An embedded picture is one line: a second is a hundred times what it needs."""
    start = process_time()
    document = read("다온 N2\n\n다온 N2의 전력은 500W다.\n\n![그림](data:image/png;base64," + "QUJD" * 12_500 + ")\n", "ko")
    assert any(f.surface == "500W" for f in document.figures)
    assert process_time() - start < 5


def time_of_table(read, rows: int) -> float:
    """Seconds of one core for a table of 12 columns and a thing of its own in each row."""
    heads = "".join(f"| Ölçüm {n} (W) " for n in range(11))
    lines = (f"| Turna X{row} " + "".join(f"| {row + n} W " for n in range(11)) + "|\n" for row in range(rows))
    text = "Deneme\n\nTurna X3 300 W çeker.\n\n| Kart " + heads + "|\n" + "|---" * 12 + "|\n" + "".join(lines)
    start = process_time()
    assert len(read(text, "tr").claims) > rows
    return process_time() - start


def test_the_time_of_a_table_grows_with_its_rows_and_not_their_square(read) -> None:
    read("Deneme\n\nTurna X3 300 W çeker.\n", "tr")  # what is loaded once
    pairs = [(time_of_table(read, 160), time_of_table(read, 320)) for _ in range(3)]  # in turns: a busy machine slows both alike
    assert min(long for _, long in pairs) < 3 * min(short for short, _ in pairs) or min(long / short for short, long in pairs) < 3
