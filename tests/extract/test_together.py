"""What several have together; what each gives where amounts stand first; what is spent is no income."""

from __future__ import annotations

import pytest

TOGETHER = [
    ("ko", "엔비디아와 AMD는 합쳐 6조 원을 벌었다.", 6e12, "NVIDIA, AMD"),
    ("ko", "엔비디아, AMD, 인텔의 평균 매출은 2조 원이다.", 2e12, "NVIDIA, AMD, Intel"),
    ("ko", "엔비디아와 AMD는 각각 평균 6조 원, 3조 원을 벌었다.", 3e12, "AMD"),
    ("ko", "엔비디아는 모두 합쳐 6조 원을 벌었다.", 6e12, "NVIDIA"),
    ("tr", "NVIDIA ile AMD'nin toplam değeri 4 trilyon dolar.", 4e12, "NVIDIA, AMD"),
    ("tr", "Doruk ve Poyraz geçen yıl toplam 6 milyar dolar kazandı. AMD'nin toplam geliri 3 milyar dolar.", 3e9, "AMD"),
    ("tr", "NVIDIA toplam 6 milyar dolar kazandı.", 6e9, "NVIDIA"),
    ("ko", "한울벤처스와 두울벤처스가 냈다. 20억 원은 한울벤처스가, 100억 원은 두울벤처스가 투자했다.", 10e9, "두울벤처스"),
    ("tr", "Yatırımda 2 milyon doları NVIDIA, 10 milyon doları AMD verdi.", 10e6, "AMD"),
    ("tr", "NVIDIA 2 milyon doları AMD'ye yatırdı.", 2e6, "NVIDIA"),
]


@pytest.mark.parametrize(("language", "text", "value", "subject"), TOGETHER)
def test_who_has_it(read, language, text, value, subject):
    document = read(text, language)
    figures = {f.start for f in document.figures if f.value == value}
    names = {e.entity_id: e.name_en or e.name for e in document.entities}
    assert {names.get(c.subject_id or "", c.subject) if subject != "두울벤처스" else c.subject for c in document.claims if c.figure in figures} == {subject}


def test_what_is_spent_is_no_income(read):
    document = read("여울반도체의 매출은 400억 원, 연구개발비는 120억 원, 매출원가는 250억 원이었다.", "ko")
    values = {f.start: f.value for f in document.figures}
    assert [values[c.figure] for c in document.claims if c.metric == "revenue"] == [40e9]
