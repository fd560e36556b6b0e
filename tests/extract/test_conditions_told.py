"""Conditions told beside a value: idle or at work, of how many, in which precision, in which country."""

from __future__ import annotations

import pytest

CONDITIONS = [
    pytest.param("ko", "벼리 X2의 유휴 전력은 장당 18W다.", 18, {"case": "idle"}, id="ko-idle"),
    pytest.param("ko", "벼리 X2는 대기 상태에서 18W, 풀로드에서 150W를 썼다.", 150, {"case": "load"}, id="ko-load"),
    pytest.param("ko", "벼리 X2의 소비전력은 부하 때 540W, 유휴 때 92W였다.", 92, {"case": "idle"}, id="ko-both"),
    pytest.param("ko", "벼리 X2는 150W를 쓰고 유휴 때는 18W다.", 150, {}, id="ko-idle-is-the-next"),
    pytest.param("ko", "벼리 X2의 유휴 전력은 18W로 RTX 4090보다 4W 낮다.", 4, {"case": "idle"}, id="ko-less-while-idle"),
    pytest.param("ko", "벼리 X2의 대기 시간은 18ms다.", 18, {}, id="ko-waiting-time"),
    pytest.param("tr", "Veyra V10 kartında tüketim yük altında 540 W, boşta 92 W oldu.", 540, {"case": "load"}, id="tr-load"),
    pytest.param("tr", "Veyra V10 kartında tüketim yük altında 540 W, boşta 92 W oldu.", 92, {"case": "idle"}, id="tr-idle"),
    pytest.param("tr", "Veyra V10 300 W çekiyor, boşta 20 W.", 300, {}, id="tr-idle-is-the-next"),
    pytest.param("tr", "Veyra V10 boştayken 20 W ile RTX 4090'dan 4 W daha az çekiyor.", 4, {"case": "idle"}, id="tr-less-while-idle"),
    pytest.param("ko", "벼리 X2 가격은 장당 189만 원이다. 네 장 합쳐서 756만 원 들었다.", 7560000, {"chips": 4}, id="ko-for-four"),
    pytest.param("ko", "벼리 X2 가격은 장당 189만 원이다. 네 장 합쳐서 756만 원 들었다.", 1890000, {"case": "per card"}, id="ko-for-one"),
    pytest.param("ko", "벼리 X2 두 장을 장당 189만 원에 샀다.", 1890000, {"case": "per card"}, id="ko-each-of-two"),
    pytest.param("tr", "Kale K2 kartının fiyatı 4.200 dolar. Dört kart için 16.000 dolar ödedik.", 16000, {"chips": 4}, id="tr-for-four"),
    pytest.param("tr", "Dört Kale K2 kartın tanesi 4.200 dolar.", 4200, {}, id="tr-each-of-four"),
    pytest.param("ko", "벼리 X2는 배치 1일 때 초당 90토큰, 배치 16일 때 초당 1,100토큰을 낸다.", 90, {"batch_size": 1}, id="ko-first-batch"),
    pytest.param("ko", "벼리 X2는 배치 1일 때 초당 90토큰, 배치 16일 때 초당 1,100토큰을 낸다.", 1100, {"batch_size": 16}, id="ko-second-batch"),
    pytest.param("ko", "벼리 X2는 초당 90토큰(배치 1), 초당 1,100토큰(배치 16)을 낸다.", 90, {"batch_size": 1}, id="ko-batch-behind"),
    pytest.param("tr", "Veyra V10 batch 1'de saniyede 90 jeton, batch 16'da saniyede 1.100 jeton veriyor.", 90, {"batch_size": 1}, id="tr-first-batch"),
    pytest.param("ko", "가온 G5 8개를 꽂은 서버는 라마 3.1 70B에서 초당 1만 2400토큰을 생성했다.", 12400, {"chips": 8}, id="ko-pieces"),
    pytest.param("ko", "가온 G5 8장을 꽂은 서버는 라마 3.1 70B에서 초당 1만 2400토큰을 생성했다.", 12400, {"chips": 8}, id="ko-cards"),
    pytest.param("ko", "가온 G5는 코어 8개로 초당 1만 2400토큰을 생성했다.", 12400, {}, id="ko-cores"),
    pytest.param("tr", "8 adet Kale K2 takılı sunucu Llama 2 70B'de saniyede 2.400 token üretti.", 2400, {"chips": 8}, id="tr-pieces"),
    pytest.param("ko", "벼리 X2는 초당 2750토큰을 냈다. FP6로는 3020토큰이 나왔다.", 3020, {"precision": "FP6"}, id="ko-precision"),
    pytest.param("ko", "벼리 X2는 FP8 대신 FP6로 초당 3020토큰을 냈다.", 3020, {"precision": "FP6"}, id="ko-not-that-precision"),
    pytest.param("tr", "Veyra V10 saniyede 2.750 token üretti. FP6 ile biz 3.020 token ölçtük.", 3020, {"precision": "FP6"}, id="tr-precision"),
    pytest.param("tr", "Veyra V10 saniyede 2.750 token üretti. FP6 ile biz 3.020 token ölçtük.", 2750, {}, id="tr-other-sentence"),
    pytest.param("tr", "Veyra V10, FP8 yerine FP6 ile saniyede 3.020 token üretti.", 3020, {"precision": "FP6"}, id="tr-not-that-precision"),
    pytest.param("ko", "너울랩스는 가온 N5 1800장을 납품했다. 이 중 1100장은 한국에, 500장은 독일에 나갔다.", 500, {"region": "독일"}, id="ko-country"),
    pytest.param("ko", "너울랩스는 가온 N5 1800장을 납품했다. 이 중 1100장은 한국에, 500장은 독일에 나갔다.", 1800, {}, id="ko-all"),
    pytest.param("tr", "Dalga Yonga 1.800 Kale K2 kartı teslim etti; bunun 1.100'ü Türkiye'ye, 200'ü Birleşik Arap Emirlikleri'ne gitti.", 200, {"region": "Birleşik Arap Emirlikleri"}, id="tr-country"),
    pytest.param("tr", "Dalga Yonga 1.800 Kale K2 kartı teslim etti; bunun 1.100'ü Türkiye'ye, 200'ü Birleşik Arap Emirlikleri'ne gitti.", 1800, {}, id="tr-all"),
    pytest.param("tr", "Dalga Yonga 1.800 Kale K2 kartını Boğaz Bulut'a teslim etti.", 1800, {}, id="tr-no-country"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "value", "conditions"), CONDITIONS)
def test_conditions(read, language: str, text: str, value: float, conditions: dict[str, object]) -> None:
    assert [dict(c.conditions) for c in read(text, language).claims if c.value == value] == [conditions]


OF_EACH = [
    ("tr", "Lodos Kule'de kart başına 80 GB bellek bulunuyor.", "per card", "Lodos Kule has 80 GB of memory per card."),
    ("tr", "Her Kale K2 çipinde 96 çekirdek, her çekirdekte 2,5 MB önbellek var.", "per core", "Kale K2 has 2.5 MB of cache per core."),
    ("tr", "Kale Kabin'deki her kart 80 GB bellek taşıyor.", None, "The card has 80 GB of memory."),
    ("ko", "서버에는 카드당 80GB 메모리가 들어간다.", "per card", "The server has 80 GB of memory per card."),
]


@pytest.mark.parametrize(("language", "text", "case", "statement"), OF_EACH)
def test_what_a_whole_has_of_each_part_is_told_so(read, language: str, text: str, case: str | None, statement: str) -> None:
    claim = read(text, language).claims[-1]
    assert (claim.conditions.get("case"), claim.statement) == (case, statement)


RATES = [
    ("ko", "여울 R7은 하루 1200만 토큰, 한 달이면 3억 6천만 토큰을 처리한다.", {"12 million tokens per day", "360 million tokens per month"}),
    ("ko", "여울 R7은 한 달이면 값이 두 배가 된다. 하루 1200만 토큰을 처리한다.", {"12 million tokens per day"}),
    ("ko", "여울 R7의 전력 단가는 kWh당 0.12달러다.", {"USD 0.12 per kWh"}),
    ("tr", "Bora kWh başına 3,2 lira ödüyor.", {"TRY 3.2 per kWh"}),
]


@pytest.mark.parametrize(("language", "text", "told"), RATES)
def test_for_what_time_or_unit_a_rate_is_is_said_once(read, language, text, told):
    said = " ".join(claim.statement for claim in read(text, language).claims)
    assert all(one in said for one in told)
    assert "per kWh per kWh" not in said
