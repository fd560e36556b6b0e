"""Heads of tables: names over the columns of marked labels, sub-heads and modes as cases, times that go on with a measure, rows of totals."""

from __future__ import annotations

import pytest

from pipeline.app import Pipeline
from pipeline.settings import Settings

KO = "<h1>도담칩, 도담 Q7 공개</h1><p>도담칩의 칩 도담 Q7은 서울에서 공개되었다. 회사는 도담 Q7을 데이터센터에 판다고 밝혔다.</p><p>도담 Q7은 내년부터 양산한다. 고객사는 공개하지 않았다.</p>"
TR = "<h1>Karaca Yonga, Poyraz N5 çipini tanıttı</h1><p>Poyraz N5 çipi Ankara'da tanıtıldı. Karaca Yonga çipi veri merkezlerine satıyor.</p><p>Poyraz N5 gelecek yıl üretilecek. Müşteriler açıklanmadı.</p>"


def of_page(table: str, language: str):
    page = f"<!doctype html><html lang={language}><head><meta charset=utf-8></head><body><main><article>{KO if language == 'ko' else TR}{table}</article></main></body></html>"
    document = Pipeline(Settings(model="none")).process(page.encode(), language=language)
    start = document.article.cells[0].start if document.article.cells else 0
    return [c for c in document.claims if c.figure is not None and c.figure >= start]


def rows_of(*rows: str, rule: bool = False) -> str:
    return "\n".join([rows[0], *(["|" + "---|" * (rows[0].count("|") - 1)] if rule else []), *rows[1:]])


NAMED = [
    ("ko", "<table><tr><th><td>B200<td>도담 Q7<tr><th>전력<td>1000 W<td>310 W<tr><th>메모리<td>180 GB<td>48 GB</table>", [("B200", 1000), ("도담 Q7", 310), ("B200", 180), ("도담 Q7", 48)]),
    ("ko", "<table><tr><th>구분<td>도담 Q7<td>도담 Q8<tr><th>전력(W)<td>310<td>420<tr><th>메모리(GB)<td>48<td>-</table>", [("도담 Q7", 310), ("도담 Q8", 420), ("도담 Q7", 48)]),
    ("tr", "<table><tr><th scope=row>Özellik<td>B200<td>Poyraz N5<tr><th scope=row>Güç<td>1.000 W<td>310 W<tr><th scope=row>Bellek<td>180 GB<td>48 GB</table>", [("B200", 1000), ("Poyraz N5", 310), ("B200", 180), ("Poyraz N5", 48)]),
    ("tr", "<table><tr><th><td>Poyraz N5<td>Poyraz N6<tr><th>Güç (W)<td>310<td>420<tr><th>Bellek (GB)<td>48<td>64</table>", [("Poyraz N5", 310), ("Poyraz N6", 420), ("Poyraz N5", 48), ("Poyraz N6", 64)]),
    # tables that stay as they are
    ("ko", "<table><tr><th>전력<td>310 W<tr><th>메모리<td>48 GB</table>", [("도담 Q7", 310), ("도담 Q7", 48)]),
    ("tr", "<table><tr><th>B200<td>1.000 W<td>180 GB<tr><th>Poyraz N5<td>310 W<td>48 GB</table>", [("B200", 1000), ("B200", 180), ("Poyraz N5", 310), ("Poyraz N5", 48)]),
]


@pytest.mark.parametrize(("language", "table", "told"), NAMED)
def test_names_over_the_columns_of_marked_labels(language, table, told) -> None:
    assert [(c.subject, c.value) for c in of_page(table, language)] == told


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ko", "도담 Q7은 새 칩이다. 비교한 값은 다음과 같다.\n\n전력 | 310 W | 420 W\n메모리 | 48 GB | 64 GB\n"),
        ("tr", "Poyraz N5 yeni bir çip. Karşılaştırma şöyle.\n\nGüç | 310 W | 420 W\nBellek | 48 GB | 64 GB\n"),
    ],
)
def test_columns_that_nothing_names_are_of_nobody(read, language, text) -> None:
    assert not read(text, language).claims


CASES = [
    ("ko", "<table><tr><th rowspan=2>칩<th colspan=2>전력(W)<tr><th>대기<th>최대<tr><td>도담 Q7<td>12<td>310<tr><td>도담 Q8<td>15<td>420</table>", [("도담 Q7", 12, "idle"), ("도담 Q7", 310, "maximum"), ("도담 Q8", 15, "idle"), ("도담 Q8", 420, "maximum")]),
    ("ko", "<table><tr><th>칩<th>모드<th>전력<tr><td rowspan=2>도담 Q7<td>절전<td>90 W<tr><td>게임<td>310 W<tr><td>도담 Q8<td>게임<td>420 W</table>", [("도담 Q7", 90, "low power"), ("도담 Q7", 310, "게임"), ("도담 Q8", 420, "게임")]),
    ("ko", "<table><tr><th rowspan=2>항목<th colspan=2>도담 Q7<th colspan=2>B200<tr><th>유휴<th>부하<th>유휴<th>부하<tr><td>전력<td>12 W<td>310 W<td>90 W<td>980 W<tr><td>온도<td>31도<td>70도<td>40도<td>81도</table>", [("도담 Q7", 12, "idle"), ("도담 Q7", 310, "load"), ("B200", 90, "idle"), ("B200", 980, "load"), ("도담 Q7", 31, "idle"), ("도담 Q7", 70, "load"), ("B200", 40, "idle"), ("B200", 81, "load")]),
    ("tr", "<table><tr><th rowspan=2>Yonga<th colspan=2>Güç (W)<tr><th>Boşta<th>Tam yükte<tr><td>Poyraz N5<td>12<td>310<tr><td>B200<td>90<td>980</table>", [("Poyraz N5", 12, "idle"), ("Poyraz N5", 310, "load"), ("B200", 90, "idle"), ("B200", 980, "load")]),
    ("tr", "<table><tr><th>Yonga<th>Çalışma modu<th>Güç<tr><td rowspan=2>Poyraz N5<td>Sessiz<td>90 W<tr><td>Performans modu<td>310 W<tr><td>B200<td>Tasarruf<td>700 W</table>", [("Poyraz N5", 90, "Sessiz"), ("Poyraz N5", 310, "high performance"), ("B200", 700, "low power")]),
    # what a head names otherwise is no case
    ("ko", "<table><tr><th rowspan=2>칩<th colspan=2>학습 시간(분)<tr><th>ResNet-50<th>BERT<tr><td>도담 Q7<td>19.5<td>20.7<tr><td>B200<td>8<td>9</table>", [("도담 Q7", 19.5, None), ("도담 Q7", 20.7, None), ("B200", 8, None), ("B200", 9, None)]),
    ("tr", "<table><tr><th rowspan=2>Yonga<th colspan=2>Bellek<tr><th>Kapasite<th>Bant genişliği<tr><td>Poyraz N5<td>48 GB<td>2 TB/s<tr><td>B200<td>180 GB<td>8 TB/s</table>", [("Poyraz N5", 48, None), ("Poyraz N5", 2, None), ("B200", 180, None), ("B200", 8, None)]),
]


@pytest.mark.parametrize(("language", "table", "told"), CASES)
def test_sub_heads_and_modes_are_cases(language, table, told) -> None:
    assert [(c.subject, c.value, c.conditions.get("case")) for c in of_page(table, language)] == told


@pytest.mark.parametrize(
    ("language", "rows", "told"),
    [
        ("ko", ("| 칩 | 모드 | 전력 |", "| 도담 Q7 | 저전력 | 90 W |", "| 도담 Q7 | 최대 | 310 W |"), [("도담 Q7", 90, "low power"), ("도담 Q7", 310, "maximum")]),
        ("ko", ("| 칩 | 대기 전력(W) | 최대 전력(W) |", "| 도담 Q7 | 12 | 310 |", "| 도담 Q8 | 15 | 420 |"), [("도담 Q7", 12, "idle"), ("도담 Q7", 310, "maximum"), ("도담 Q8", 15, "idle"), ("도담 Q8", 420, "maximum")]),
        ("tr", ("| Kart | Mod | Güç (W) |", "| Poyraz N5 | Sessiz | 90 |", "| Poyraz N5 | Turbo | 310 |"), [("Poyraz N5", 90, "Sessiz"), ("Poyraz N5", 310, "boost")]),
        ("tr", ("| Kart | Boşta güç (W) | Yükte güç (W) |", "| Poyraz N5 | 12 | 310 |", "| Poyraz N6 | 15 | 420 |"), [("Poyraz N5", 12, "idle"), ("Poyraz N5", 310, "load"), ("Poyraz N6", 15, "idle"), ("Poyraz N6", 420, "load")]),
        ("ko", ("| 칩 | 최대 전력(W) | 메모리(GB) |", "| 도담 Q7 | 310 | 48 |", "| 도담 Q8 | 420 | 64 |"), [("도담 Q7", 310, "maximum"), ("도담 Q7", 48, None), ("도담 Q8", 420, "maximum"), ("도담 Q8", 64, None)]),
        ("tr", ("| Kart | Ortalama fiyat (TL) | Güç (W) |", "| Poyraz N5 | 9.000 | 310 |", "| Poyraz N6 | 12.000 | 420 |"), [("Poyraz N5", 9000, None), ("Poyraz N5", 310, None), ("Poyraz N6", 12000, None), ("Poyraz N6", 420, None)]),
    ],
)
@pytest.mark.parametrize("rule", [True, False])
def test_cases_in_flat_tables(read, language, rows, told, rule) -> None:
    assert [(c.subject, c.value, c.conditions.get("case")) for c in read(rows_of(*rows, rule=rule), language).claims] == told


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ko", "도담 Q7은 새 칩이다. 도담 Q7의 전력은 다음과 같다.\n\n| 모드 | 전력 |\n|---|---|\n| 저전력 | 90 W |\n| 최대 | 310 W |\n"),
        ("tr", "Poyraz N5 yeni bir çip. Poyraz N5'in gücü şöyle.\n\n| Mod | Güç |\n|---|---|\n| Tasarruf | 90 W |\n| En yüksek | 310 W |\n"),
    ],
)
def test_a_mode_that_labels_a_row_is_no_subject(read, language, text) -> None:
    claims = read(text, language).claims
    assert [(c.subject in ("도담 Q7", "Poyraz N5"), c.value, c.conditions.get("case")) for c in claims] == [(True, 90, "low power"), (True, 310, "maximum")]
    assert [c.statement.endswith(told) for c, told in zip(claims, ("draws 90 W (low power).", "draws 310 W (maximum)."), strict=True)] == [True, True]


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        ("ko", "도담 Q7은 새 칩이다. 도담 Q7의 제원이다.\n\n| 항목 | 값 |\n|---|---|\n| 대기 전력 | 12 W |\n| 전력 | 310 W |\n", [("도담 Q7", 12, "idle"), ("도담 Q7", 310, None)]),
        ("tr", "Poyraz N5 yeni bir çip. Poyraz N5'in özellikleri şöyle.\n\n| Özellik | Değer |\n|---|---|\n| Performans | 90 TOPS |\n| Bellek | 48 GB |\n", [("Poyraz N5", 90, None), ("Poyraz N5", 48, None)]),
        ("ko", "요금이다.\n\n| 요금제 | 가격 |\n|---|---|\n| 표준 | 3,000원 |\n| 고급 | 9,000원 |\n", [("표준", 3000, None), ("고급", 9000, None)]),
    ],
)
def test_labels_of_measures_and_of_plans(read, language, text, told) -> None:
    assert [(c.subject, c.value, c.conditions.get("case")) for c in read(text, language).claims] == told


def test_a_model_leaves_out_neither_of_two_readings() -> None:
    text = "Poyraz N5 yeni bir çip.\n\n| Kart | Boşta güç (W) | Yükte güç (W) |\n|---|---|---|\n| Poyraz N5 | 12 | 310 |\n| Poyraz N6 | 15 | 420 |\n"
    claims = Pipeline(Settings(model="default")).process(text, language="tr").claims
    assert [(c.value, c.conditions.get("case")) for c in claims] == [(12, "idle"), (310, "load"), (15, "idle"), (420, "load")]


PERIODS = [
    ("tr", "Intel 2025 ikinci çeyrek sonuçlarını açıkladı. Intel'in geliri arttı.", ("| Kalem | 2025 Q2 | 2025 Q1 |", "| Gelir | 730 milyon dolar | 510 milyon dolar |"), [("Intel", "revenue", 730e6, "2025-Q2"), ("Intel", "revenue", 510e6, "2025-Q1")]),
    ("tr", "Intel 2025 ikinci çeyrek sonuçlarını açıkladı. Intel'in geliri arttı.", ("| Kalem (milyon dolar) | 2Ç25 | 1Ç25 |", "| Gelir | 730 | 510 |"), [("Intel", "revenue", 730e6, "2025-Q2"), ("Intel", "revenue", 510e6, "2025-Q1")]),
    ("ko", "인텔이 2025년 2분기 실적을 발표했다. 인텔의 매출은 늘었다.", ("| 항목 | 2025 Q2 | 2025 Q1 |", "| 매출 | 730억 원 | 510억 원 |"), [("인텔", "revenue", 73e9, "2025-Q2"), ("인텔", "revenue", 51e9, "2025-Q1")]),
    ("ko", "인텔이 2025년 2분기 실적을 발표했다. 인텔의 매출은 늘었다.", ("| 부문 | 2분기 매출(억 원) | 1분기 |", "| 파운드리 | 730 | 510 |"), [("파운드리", "revenue", 73e9, "2025-Q2"), ("파운드리", "revenue", 51e9, "2025-Q1")]),
    ("tr", "Piyasa verileri açıklandı.", ("| Şirket | 2025 ciro (milyon dolar) | 2024 | Değişim |", "| Dell | 730 | 510 | %43 |"), [("Dell", "revenue", 730e6, "2025"), ("Dell", "revenue", 510e6, "2024"), ("Dell", "revenue", 43, None)]),
]


@pytest.mark.parametrize(("language", "lead", "rows", "told"), PERIODS)
@pytest.mark.parametrize("rule", [True, False])
def test_columns_of_periods(read, language, lead, rows, told, rule) -> None:
    claims = read(f"{lead}\n\n{rows_of(*rows, rule=rule)}", language).claims
    assert [(c.subject, c.metric, c.value, c.as_of) for c in claims] == told


@pytest.mark.parametrize(
    ("language", "rows", "told"),
    [
        ("ko", ("| 업체 | 출하량(만 대) | 전 분기 | 전년 동기 |", "| 델 | 31 | 28 | 22 |"), [(310000, "piece"), (280000, "piece"), (220000, "piece")]),
        ("tr", ("| Şirket | Sevkiyat (bin adet) | Önceki çeyrek | Geçen yıl |", "| Dell | 310 | 280 | 220 |"), [(310000, "piece"), (280000, "piece"), (220000, "piece")]),
        ("ko", ("| 업체 | 매출(억 원) | 전년 동기 | 증감률 |", "| 델 | 310 | 280 | 10.7% |"), [(31e9, "KRW"), (28e9, "KRW"), (10.7, "percent")]),
        ("ko", ("| 업체 | 출하량(만 대) | 전년 동기 |", "| 델 | 31 | 8.2% |"), [(310000, "piece"), (8.2, "percent")]),
        ("tr", ("| Şirket | Ciro (milyon dolar) | Geçen yıla göre |", "| Dell | 310 | %8,2 |"), [(310e6, "USD"), (8.2, "percent")]),
    ],
)
def test_a_time_before_takes_unit_and_scale_of_its_measure(read, language, rows, told) -> None:
    claims = read(rows_of(*rows, rule=True), language).claims
    assert [(c.value, c.unit) for c in claims] == told
    assert len({c.metric for c in claims}) == 1


def test_counts_take_no_amount_from_the_first_head(read) -> None:
    text = "Intel sonuçlarını açıkladı.\n\n" + rows_of("| Kalem (milyon dolar) | 2025 Q2 | 2025 Q1 |", "| Gelir | 730 | 510 |", "| Çalışan sayısı | 12.400 | 12.100 |", rule=True)
    assert all(figure.unit != "USD" for figure in read(text, "tr").figures if figure.surface.startswith("12."))


@pytest.mark.parametrize(
    ("language", "text", "subjects"),
    [
        ("ko", "시장 조사 결과다.\n\n| 업체 | 출하량(만 대) |\n|---|---|\n| 델 | 31 |\n| 레노버 | 22 |\n| 합계 | 53 |\n", ["델", "레노버"]),
        ("tr", "Pazar verileri.\n\n| Şirket | Sevkiyat (bin adet) |\n|---|---|\n| Dell | 310 |\n| Lenovo | 220 |\n| Genel toplam | 530 |\n", ["Dell", "Lenovo"]),
        ("ko", "인텔이 2분기 실적을 발표했다. 인텔의 매출은 늘었다.\n\n| 부문 | 매출(억 원) | 비중(%) |\n|---|---|---|\n| 파운드리 | 730 | 60 |\n| 총계 | 1,210 | 100 |\n", ["파운드리", "파운드리", "인텔"]),
        ("tr", "Intel sonuçlarını açıkladı. Intel'in geliri arttı.\n\n| Bölüm | Gelir (milyon dolar) |\n|---|---|\n| Bulut | 730 |\n| Toplam | 1.210 |\n", ["Bulut", "Intel"]),
    ],
)
def test_a_row_of_totals_is_no_subject(read, language, text, subjects) -> None:
    assert [c.subject for c in read(text, language).claims] == subjects


@pytest.mark.parametrize(
    ("language", "table", "values"),
    [
        ("ko", "<table><tr><td width=600><table><tr><td><p>도담 Q7의 전력은 310W이다.</p></table><td><p>광고 30% 할인</p></table>", [310]),
        ("tr", "<table><tr><td width=600><p>Poyraz N5'in gücü 310 W.</p><td><p>Reklam: yüzde 30 indirim</p></table>", [310]),
        ("ko", "<p>광고 할인 행사로 도담 Q7의 가격은 30% 떨어졌다.</p>", [30]),
    ],
)
def test_an_advertisement_beside_text_claims_nothing(language, table, values) -> None:
    assert [c.value for c in of_page(table, language)] == values


@pytest.mark.parametrize(
    ("language", "text", "values"),
    [
        ("tr", "Kavak Kutu 5 tanıtımı\n\nKavak Kutu 5 küçük bir bilgisayar.\n\nTeknik özellikler\nÖnbellek: 18 MB\nBellek: 16 GB DDR5\nAğırlık: 690 gr\nGaranti: 2 yıl\n\nKutudan adaptör de çıkıyor.\n\nListe fiyatı: 28.990 TL\nSepette: 24.690 TL\n", {18, 16, 690, 2, 28990, 24690}),
        ("ko", "가문비 박스 5 소개\n\n가문비 박스 5는 작은 컴퓨터다.\n\n사양\n캐시: 18MB\n메모리: 16GB DDR5\n무게: 690g\n보증: 2년\n\n상자에 어댑터도 들어 있다.\n\n정가: 1,190,000원\n할인가: 990,000원\n", {18, 16, 690, 2, 1190000, 990000}),
    ],
)
def test_lists_of_labels_are_no_tables_of_several_things(read, language, text, values) -> None:
    assert {claim.value for claim in read(text, language).claims} >= values


@pytest.mark.parametrize(
    ("language", "head", "unit"),
    [
        ("ko", "토큰 처리 속도(개/초)", "token/s"),
        ("ko", "ResNet-50 초당 이미지", "image/s"),
        ("ko", "초당 질의 처리량", "query/s"),
        ("ko", "작업 처리량(개/초)", "piece/s"),
        ("ko", "초당 이미지 처리 시 전력", None),
        ("ko", "스택 수(개)", "piece"),
        ("tr", "Token hızı (adet/sn)", "token/s"),
        ("tr", "Saniyede işlenen görüntü sayısı (adet)", "image/s"),
        ("tr", "ResNet-50, saniyede görüntü", "image/s"),
        ("tr", "Yığın (adet)", "piece"),
        ("tr", "Saniyede görüntü için harcanan güç", None),
    ],
)
def test_a_rate_in_a_head_is_of_what_the_head_counts(read, language, head, unit) -> None:
    text = f"| {'제품' if language == 'ko' else 'Ürün'} | {head} |\n|---|---|\n| Poyraz N5 | 1240 |\n| Poyraz N6 | 1710 |\n"
    figures = read(text, language).figures
    assert {figure.unit for figure in figures if figure.value in (1240, 1710)} == {unit}
