"""Cells without a value, and spaces that do not break."""

from __future__ import annotations

import pytest

from pipeline.app import Pipeline
from tests.extract.conftest import Read

KO = "# 비교\n\n가온 T9와 나래 S3를 견줬다.\n\n| 제품 | 메모리 | 전력 | 불량 |\n|---|---|---|---|\n| 가온 T9 | 24GB | 150W | 2개 |\n| 나래 S3 | {memory} | {power} | {count} |\n"
TR = "# Karşılaştırma\n\nDoruk T9 ile Kartal S3'ü karşılaştırdık.\n\n| Ürün | Bellek (GB) | Güç (W) | Fiyat (dolar) |\n|---|---|---|---|\n| Doruk T9 | 24 | 150 | 900 |\n| Kartal S3 | {memory} | {power} | {count} |\n"


@pytest.mark.parametrize(
    ("language", "table", "memory", "power", "count", "values"),
    [
        ("ko", KO, "0", "0W", "3개", {24, 150, 2, 3}),
        ("ko", KO, "000GB", "#REF! 7", "3개", {24, 150, 2, 3}),
        ("ko", KO, "#DIV/0!", "?? 9", "3개", {24, 150, 2, 3}),
        ("ko", KO, "16GB", "90W", "0개", {24, 16, 150, 90, 2, 0}),  # none of them broke
        ("tr", TR, "0", "00", "700", {24, 150, 900, 700}),
        ("tr", TR, "NaN 4", "#N/A 0", "700", {24, 150, 900, 700}),
        ("tr", TR, "16", "90", "700", {24, 16, 150, 90, 900, 700}),
    ],
)
def test_a_cell_without_a_value_carries_no_claim(read: Read, language: str, table: str, memory: str, power: str, count: str, values: set[float]) -> None:
    document = read(table.format(memory=memory, power=power, count=count), language)
    assert {claim.value for claim in document.claims} == values
    digits = {at for at, char in enumerate(document.article.source_text) if char.isdigit()}
    assert digits <= {at for figure in document.figures for at in range(figure.start, figure.end)}  # every digit is still a figure


FIRMS = [
    ("ko", "휴렛 팩커드 엔터프라이즈는 올해 매출 31억 달러를 올렸다.", "HPE", "휴렛 팩커드 엔터프라이즈"),
    ("tr", "Hewlett Packard Enterprise bu yıl 31 milyar dolar gelir elde etti.", "HPE", "Hewlett Packard Enterprise"),
    ("tr", "SK hynix bu yıl 31 milyar dolar gelir elde etti.", "SK hynix", "SK hynix"),
]


@pytest.mark.parametrize("space", ["\u00a0", "\u202f", "\u2007"])
@pytest.mark.parametrize(("language", "text", "vendor", "name"), FIRMS)
def test_spaces_that_do_not_break_cut_no_name(language: str, text: str, vendor: str, name: str, space: str) -> None:
    pipeline = Pipeline()
    plain, odd = (pipeline.process(words, language=language) for words in (text, text.replace(" ", space)))
    source = odd.article.source_text
    assert source == text.replace(" ", space)
    assert [(c.subject, c.vendor, c.statement, c.figure, c.start, c.end) for c in odd.claims] == [(c.subject, c.vendor, c.statement, c.figure, c.start, c.end) for c in plain.claims]
    assert odd.claims[0].vendor == vendor
    assert (name.replace(" ", space), text.index(name)) in [(m.surface, m.start) for m in odd.mentions]
    assert all(one.surface == source[one.start : one.end] for one in (*odd.figures, *odd.mentions))
    assert all(slot.surface == source[slot.start : slot.end] for claim in odd.claims for slot in claim.slots if slot.start is not None)


def test_digits_in_groups_stay_one_number() -> None:
    (claim,) = Pipeline().process("SK hynix bu yıl 31\u202f500 milyon dolar gelir elde etti.", language="tr").claims
    assert claim.value == 31_500_000_000
