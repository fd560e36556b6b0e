"""Prices at whoever asks them, parts of what was told just before, sides told by their makers' things, machines beside their chips."""

from __future__ import annotations

import pytest

PRICES = [
    pytest.param("ko", "다솜클라우드는 H100을 시간당 4천 원에 빌려준다. 경쟁사인 보리호스팅은 같은 카드를 시간당 4,600원에 내놓고 있다.", 4600, "H100 costs KRW 4,600 per hour at Borihoseuting.", id="ko-same-card"),
    pytest.param("tr", "Serhat Bulut H100'ü saatte 2,75 dolara kiralıyor. Rakibi Gediz Barındırma aynı kartı saatte 3,10 dolara veriyor.", 3.1, "H100 costs USD 3.1 per hour at Gediz Barındırma.", id="tr-same-card"),
    pytest.param("tr", "H100'ün saati Lambda'da 2,99 dolar, Azure'da 6,98 dolar.", 6.98, "H100 costs USD 6.98 per hour at Azure.", id="tr-service"),
    pytest.param("ko", "엔비디아는 H100을 4,000만 원에 판다.", 40000000, "H100 costs KRW 40 million.", id="ko-maker"),
    pytest.param("tr", "NVIDIA, H100'ü 30.000 dolara satıyor.", 30000, "H100 costs USD 30,000.", id="tr-maker"),
    pytest.param("ko", "노을칩은 N7을 장당 300만 원에 판매한다. 보리호스팅은 N7을 장당 310만 원에 샀다.", 3100000, "N7 costs KRW 3.1 million per card.", id="ko-buyer"),
    pytest.param("ko", "H100 카드를 빌렸다. 같은 서버를 다솜렌탈은 월 55만 원에 빌려준다.", 550000, "The server costs KRW 550,000 per month.", id="ko-same-server"),
]

PARTS = [
    pytest.param("ko", "도담칩은 매출 400억 원을 올렸다. 이 가운데 40%는 방위산업에서 나왔다.", 40, "share", {"of": "매출"}, id="ko-from"),
    pytest.param("tr", "Toros Yonga 40 milyon dolar gelir elde etti; bunun yüzde 40'ı savunma sanayisinden geldi.", 40, "share", {"of": "gelir"}, id="tr-from"),
    pytest.param("ko", "도담칩은 서버 400대를 들였다. 이 가운데 40%는 방위산업에서 나왔다.", 40, None, {}, id="ko-no-amount-earned"),
]

SIDES = [
    pytest.param("ko", "라데온 프로 W7700과 아크 프로 B60을 시험했다. AMD 카드가 인텔 것보다 20% 빠르다.", ("Radeon PRO W7700", "Arc Pro B60"), id="ko"),
    pytest.param("ko", "라데온 프로 W7700과 아크 프로 B60을 시험했다. 전력은 인텔 카드가 AMD 카드보다 20% 적게 든다.", ("Arc Pro B60", "Radeon PRO W7700"), id="ko-turned"),
    pytest.param("tr", "Radeon Pro W7700 ve Arc Pro B60 kartlarını denedik. AMD'nin kartı Intel'inkinden yüzde 20 hızlı.", ("Radeon PRO W7700", "Arc Pro B60"), id="tr"),
    pytest.param("tr", "Radeon Pro W7700 ve Arc Pro B60 kartlarını denedik. Intel'in kartı AMD'ninkinden yüzde 20 daha az güç çekiyor.", ("Arc Pro B60", "Radeon PRO W7700"), id="tr-turned"),
]

MACHINES = [
    pytest.param("ko", "라온 X1을 서버에 꽂았다. X1은 장당 58W를 쓴다. 노는 시간에는 서버가 130W를 먹는다.", 130, "The server draws 130 W.", id="ko"),
    pytest.param("tr", "Kıvanç V2 kartını taktık. V2 kartı yük altında 46 W çekiyor. Boşta sunucu 120 W çekiyor.", 120, "The server draws 120 W when idle.", id="tr"),
]


@pytest.mark.parametrize(("language", "text", "value", "statement"), PRICES + MACHINES)
def test_statement(read, language: str, text: str, value: float, statement: str) -> None:
    assert [claim.statement for claim in read(text, language).claims if claim.value == value] == [statement]


@pytest.mark.parametrize(("language", "text", "value", "metric", "conditions"), PARTS)
def test_part_of_an_amount(read, language: str, text: str, value: float, metric: str | None, conditions: dict[str, str]) -> None:
    told = [claim for claim in read(text, language).claims if claim.value == value]
    if metric is None:
        assert "share" not in {claim.metric for claim in told}
    else:
        assert [(claim.metric, dict(claim.conditions)) for claim in told] == [(metric, conditions)]


@pytest.mark.parametrize(("language", "text", "sides"), SIDES)
def test_sides_by_their_makers_things(read, language: str, text: str, sides: tuple[str, str]) -> None:
    assert [(claim.subject, claim.comparator) for claim in read(text, language).claims if claim.value == 20] == [sides]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ko", '[인터뷰] 서가람 누리칩 대표\n\n누리칩 서가람 대표를 만났다.\n\n― A3는 얼마나 빠릅니까.\n\n"A3는 26TOPS를 냅니다."\n\n― 경쟁사는 매출 500억 원을 넘긴다고 하던데요.\n\n"저희는 220억 원입니다."\n\n― 가격은요?\n\n"38달러입니다."\n'),
        ("tr", "Söyleşi: Elif Tan\n\nElif Tan ile konuştuk.\n\n— D5 ne kadar hızlı?\n\nD5 20 TOPS veriyor.\n\n— Rakibinizin geliri 500 milyon lira, sizinki?\n\nBizimki 220 milyon lira.\n\n— Fiyatı ne?\n\n38 dolar.\n"),
    ],
)
def test_who_asks_says_nothing(read, language: str, text: str) -> None:
    asked = {500e8, 500e6}
    assert {claim.attributed_to for claim in read(text, language).claims if claim.value in asked} <= {None}
