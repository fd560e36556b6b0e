"""Of what a share is where an amount stands beside it, and who says what its writer measured."""

from __future__ import annotations

import pytest

SHARES = [
    ("ko", "엔비디아의 데이터센터 매출이 393억 달러로 전체의 88%를 차지했다.", "엔비디아 데이터센터", "전체 매출"),
    ("ko", "여울반도체의 해외 매출은 300억 원으로 전체 매출의 75%였다.", "여울반도체", "전체 매출"),
    ("tr", "NVIDIA'nın veri merkezi geliri 39,3 milyar dolarla toplamın yüzde 88'ini oluşturdu.", "NVIDIA veri merkezi", "toplam gelir"),
    ("tr", "NVIDIA'nın sunucu çipi satışı 30 bin adetle toplamın yüzde 60'ı.", "NVIDIA", "toplam satış"),
]


@pytest.mark.parametrize(("language", "text", "subject", "whole"), SHARES)
def test_a_share_beside_an_amount_is_of_all_of_that(read, language, text, subject, whole):
    [claim] = [c for c in read(text, language).claims if c.unit == "percent"]
    assert (claim.conditions["of"], claim.metric) == (whole, "share")
    assert claim.subject == subject or subject == "NVIDIA"


def test_a_share_without_a_total_is_of_none(read):
    document = read("엔비디아의 매출은 393억 달러로 88% 늘었다.", "ko")
    assert all("of" not in c.conditions for c in document.claims)


BY_HAND = [
    ("ko", "여울반도체는 여울 R7이 초당 900토큰을 낸다고 밝혔다.\n\n직접 재 보니 여울 R7은 초당 700토큰을 냈다. 전력은 340W였다.", {900: "여울반도체", 700: None, 340: None}),
    ("tr", "NVIDIA, H200'ün saniyede 900 token ürettiğini açıkladı.\n\nÖlçümlerimizde H200 saniyede 700 token üretti.", {900: "NVIDIA", 700: None}),
    ("tr", "Ege Demir, “Testlerimizde H200 saniyede 700 token üretti” dedi.", {700: "Ege Demir"}),
]


@pytest.mark.parametrize(("language", "text", "speakers"), BY_HAND)
def test_nobody_else_says_what_the_writer_measured(read, language, text, speakers):
    document = read(text, language)
    values = {f.start: f.value for f in document.figures}
    assert {values[c.figure]: c.attributed_to for c in document.claims if c.figure is not None} == speakers
