"""Which profit is told, and whether money is put in or raised: a reader takes an operating profit beside a net one, or funding read as spending, for something else."""

from __future__ import annotations

import pytest

from pipeline.extract.statements import compose

RESULTS = [
    pytest.param("ko", "하람전자의 영업이익은 7천억 원이고 순이익은 5천억 원이다.", ["operating", "net"], id="ko-both"),
    pytest.param("ko", "하람전자는 매출 9천억 원, 영업손실 300억 원을 기록했다.", [None, "operating"], id="ko-operating-loss"),
    pytest.param("ko", "하람전자의 이익은 300억 원이다.", [None], id="ko-not-told"),
    pytest.param("tr", "Kuzey Yonga'nın faaliyet kârı 90 milyon dolar, net kârı 70 milyon dolar oldu.", ["operating", "net"], id="tr-both"),
    pytest.param("tr", "Kuzey Yonga 25 milyon dolar net zarar açıkladı.", ["net"], id="tr-word-behind"),
    pytest.param("tr", "Kuzey Yonga'nın faaliyet marjı yüzde 21'e çıktı.", ["operating"], id="tr-margin"),
    pytest.param("tr", "Kuzey Yonga'nın kârı 90 milyon dolar oldu.", [None], id="tr-not-told"),
    pytest.param("ko", "하람전자는 시리즈B에서 420억 원 규모의 투자를 유치했다.", ["raised"], id="ko-raised"),
    pytest.param("ko", "하람전자는 새 공장에 420억 원을 투자했다.", [None], id="ko-put-in"),
    pytest.param("tr", "Kuzey Yonga 18 milyon dolar yatırım aldı.", ["raised"], id="tr-raised"),
    pytest.param("tr", "Kuzey Yonga yatırım turunda 18 milyon dolar topladığını duyurdu.", ["raised"], id="tr-collected"),
    pytest.param("tr", "Kuzey Yonga yeni fabrikasına 18 milyon dolar yatırdı.", [None], id="tr-put-in"),
]


@pytest.mark.parametrize(("language", "text", "cases"), RESULTS)
def test_case(read, language, text, cases):
    assert [claim.conditions.get("case") for claim in read(text, language).claims] == cases


STATEMENTS = [
    ("ko", "하람전자의 영업이익은 7천억 원이다.", "an operating profit of KRW 700 billion"),
    ("ko", "하람전자의 순이익은 전년보다 12% 줄었다.", "The net profit of"),
    ("tr", "Kuzey Yonga'nın net zararı 25 milyon dolar oldu.", "a net loss of USD 25 million"),
    ("tr", "Kuzey Yonga'nın faaliyet marjı yüzde 21 oldu.", "an operating margin of 21%"),
    ("tr", "Kuzey Yonga 18 milyon dolar yatırım aldı.", "raises USD 18 million from investors"),
]


@pytest.mark.parametrize(("language", "text", "words"), STATEMENTS)
def test_statement(read, language, text, words):
    [claim] = read(text, language).claims
    assert words in compose(claim)
