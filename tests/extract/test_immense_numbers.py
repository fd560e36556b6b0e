"""Numbers larger than any float: read without an error, each digit in one figure."""

from __future__ import annotations

import pytest

NINES = "9" * 400
BEYOND = "9" * 5000  # Python refuses to make an integer of more than 4,300 digits

TEXTS = [
    ("ko", "새벽 N7은 H100보다 1e999배 빠르다."),
    ("ko", f"새벽 N7의 비율은 {NINES}대 1, 1대 {NINES}, {NINES}명 중 5명이다."),
    ("ko", f"새벽 N7의 점수는 5/{NINES}, 4:{NINES}, 2x{BEYOND} mm, 3/{BEYOND}, 1분의 {BEYOND}."),
    ("ko", "새벽 N7의 가격은 " + ",".join(["999"] * 130) + "달러다."),
    ("tr", "Poyraz P3, H100'den 1e999 kat daha hızlı."),
    ("tr", f"Poyraz P3'ün puanı 5/{NINES}, 4:{NINES}, 3/{BEYOND}, 10'da {BEYOND}'i, % {BEYOND}."),
    ("tr", "Poyraz P3'ün fiyatı " + ".".join(["999"] * 130) + " dolar."),
]


@pytest.mark.parametrize(("language", "text"), TEXTS)
def test_every_digit_is_read(read, language, text):
    digits = "".join(figure.surface for figure in read(text, language).figures)
    assert sum(c.isdigit() for c in digits) == sum(c.isdigit() for c in text)
