"""Words that tell when are no part of what a figure is told of."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize(
    ("language", "text", "value", "subject"),
    [
        ("tr", "Pazar büyüyor. Bu yıl pazarın büyüklüğü 50 milyar dolar.", 50e9, "pazar"),
        ("tr", "Gelecek yıl yonga pazarı 60 milyar dolar olacak.", 60e9, "yonga pazarı"),
        ("tr", "Geçen yıllık pazarlık 60 milyar dolardı. Eski nesil yonga pazarı 40 milyar dolar.", 40e9, "Eski nesil yonga pazarı"),
        ("ko", "작년 시장은 40조 원이었다.", 40e12, "시장"),
        ("ko", "여울의 값이 5조 원인데 내년 매출은 1조 원이다.", 1e12, None),
        ("ko", "차세대 메모리 시장은 40조 원이다.", 40e12, "차세대 메모리 시장"),
    ],
)
def test_times_lead_no_subject(read, language, text, value, subject):
    document = read(text, language)
    figure = next(f for f in document.figures if f.value == value)
    told = [c.subject for c in document.claims if c.figure == figure.start]
    assert told == [subject] if subject else "내년 매출" not in told


def test_a_copula_behind_a_name_is_no_fall(read):
    document = read("Geçen yıl pazarın yüzde 80'i Doruk'undu, Poyraz'ındı yüzde 20'si. Eskiden yüzde 70'i Karayel'indi.", "tr")
    assert all(c.comparator is None for c in document.claims)
