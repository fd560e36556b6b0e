"""Amounts that are a part of one told just before say so."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize(("language", "text", "value", "of"), [
    ("ko", "새벽세미콘의 투자액은 3조 원이다. 이 가운데 9,000억 원은 새 공장에 투입된다.", 9e11, "3조 원"),
    ("ko", "새벽세미콘은 도담 D4 80만 장을 출하했고 이 중 20만 장은 국내에서 팔렸다.", 2e5, "80만 장"),
    ("ko", "새벽세미콘의 매출은 3조 원이다. 영업이익은 9,000억 원이다.", 9e11, None),
    ("ko", "새벽세미콘의 매출은 3조 원이다. 이 가운데 인텔은 매출 9조 원을 올렸다.", 9e12, None),
    ("tr", "NVIDIA'nın yatırımı 3 milyar lira. Bunun 900 milyon lirası yeni fabrikaya gidiyor.", 9e8, "3 milyar lira"),
    ("tr", "Veyra V10'un fiyatı 300 dolar. Bunun 200 dolara inmesi bekleniyor.", 200, None),
])  # fmt: skip
def test_part_of_the_amount_before(read, language, text, value, of):
    claim = next(claim for claim in read(text, language).claims if claim.value == value)
    assert claim.conditions.get("of") == of
    assert ("(a part of the total)" in claim.statement) == (of is not None)
