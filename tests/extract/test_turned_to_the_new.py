"""What a text has turned to: the thing moved to, the firm of a quarter, the next of a line; and under what all tests were made."""

from __future__ import annotations

import pytest

_SWAP_KO = "RX 7600 두 장을 쓰다가 지난주에 RX 9070으로 넘어왔습니다. "
_SWAP_TR = "İki yıl RX 7600 kullanırken geçen hafta RX 9070'e geçtim. "

SUBJECTS = [
    ("ko", _SWAP_KO + "옛것은 코어가 1,920개였고 새것은 코어가 4,096개다.", {"1,920개": "RX 7600", "4,096개": "RX 9070"}),
    ("tr", _SWAP_TR + "Eskinin 1.920 çekirdeği vardı, yeninin 4.096 çekirdeği var.", {"1.920 çekirdeğ": "RX 7600", "4.096 çekirdeğ": "RX 9070"}),
    # a move: what has no name is of the thing moved to, and a change goes from the one left to it
    ("ko", _SWAP_KO + "온도는 81도에서 66도로 내려갔어요.", {"81도": "RX 7600", "66도": "RX 9070"}),
    ("tr", _SWAP_TR + "Sıcaklık 81 dereceden 66 dereceye indi.", {"81 derece": "RX 7600", "66 derece": "RX 9070"}),
    ("ko", _SWAP_KO + "생성 속도는 초당 20토큰에서 50토큰으로 2.5배가 됐어요.", {"20토큰": "RX 7600", "50토큰": "RX 9070", "2.5배": "RX 9070"}),
    ("ko", "RX 7600 팔고 RX 9070으로 갈아탄 후기\n\n한 달 썼습니다. 소음은 38dB입니다.", {"38dB": "RX 9070"}),
    # not where something else changes it, nor where prices move, nor where no move is told
    ("ko", _SWAP_KO + "RX 9070은 드라이버 업데이트 뒤에 온도가 70도에서 66도로 내려갔어요.", {"70도": "RX 9070", "66도": "RX 9070"}),
    ("ko", _SWAP_KO + "RX 9070의 온도는 70도에서 66도로 내려갔어요.", {"70도": "RX 9070", "66도": "RX 9070"}),
    ("ko", _SWAP_KO + "새 카드는 온도가 70도에서 66도로 내려갔어요.", {"66도": "RX 9070"}),
    ("ko", "RX 9070을 샀습니다. 온도는 81도에서 66도로 내려갔어요.", {"81도": "RX 9070", "66도": "RX 9070"}),
    # earnings of a quarter are of the firm
    ("ko", "달무리반도체 실적\n\n달무리반도체의 3분기 매출은 800억 원이다. 주력 제품 '달무리 D3'가 잘 팔렸다. 4분기 매출은 900억 원으로 전망된다.", {"900억 원": "달무리반도체"}),
    # the next of a line, whoever has a thing of that name
    ("ko", "나래칩은 '나래 A1'을 만든다. A1은 8W를 쓴다. 차기 제품 A2는 16W를 쓴다.", {"16W": "나래 A2"}),
    ("ko", "나래칩은 '나래 A1'을 만든다. A1은 8W를 쓴다. 엔비디아 A2는 60W를 쓴다.", {"60W": "A2"}),
    ("ko", "나래칩의 '나래 S3'가 나왔다. 내년에는 메모리를 48GB로 두 배 늘린 S4를 내놓는다.", {"48GB": "S4"}),
    ("tr", "Narin Yonga, Narin S3'ü tanıttı. Gelecek yıl belleği 48 GB'a çıkaran Narin S4 gelecek.", {"48 GB": "Narin S4"}),
    # a size is of the model whose name it is
    ("ko", "누비-1.3B를 학습시켰다. KMMLU에서 누비-1.3B는 33.1%를 받았다.", {"33.1%": "누비-1.3B"}),
]


@pytest.mark.parametrize(("language", "text", "subjects"), SUBJECTS)
def test_what_the_text_has_turned_to(read, language, text, subjects):
    document = read(text, language)
    surfaces = {f.start: f.surface for f in document.figures}
    told = {surfaces[c.figure]: c.subject for c in document.claims if c.figure is not None}
    assert {surface: told.get(surface) for surface in subjects} == subjects


METRICS = [
    ("ko", "H100에서 학습했다. 스텝당 시간은 6초였다.", "6초", "step_time"),
    ("tr", "Modeli H100 ile eğittik. Adım başına süre 6 saniyeydi.", "6 saniye", "step_time"),
    ("ko", "H100의 MFU는 41%였다. KMMLU에서 누비-1.3B는 33.1%를 받았다.", "33.1%", "accuracy"),
    ("ko", "RX 9070의 생성 시간은 9초에서 3초로 3분의 1이 됐다.", "3분의 1", "inference_time"),
    ("ko", "나래칩은 연구개발비로 매출의 15%인 723억 원을 썼다.", "723억 원", "rnd_expense"),
    ("ko", "나래 A1은 초당 3만 장을 분류한다. 누리클라우드는 A1 카드 2,400장을 사들인다.", "2,400장", "shipments"),
]


@pytest.mark.parametrize(("language", "text", "surface", "metric"), METRICS)
def test_what_is_measured(read, language, text, surface, metric):
    document = read(text, language)
    [claim] = [c for c in document.claims if c.figure is not None and document.article.source_text.startswith(surface, c.figure)]
    assert claim.metric == metric


SIDES = [
    ("ko", "A100에서는 초당 10만 토큰이 나왔다. 같은 코드를 H100에서 돌리니 초당 25만 토큰으로 2.5배 빨라졌다.", "2.5배", ("H100", "A100")),
    ("ko", "A100에서는 초당 10만 토큰이 나왔다. 컴파일러를 바꾸니 A100은 초당 25만 토큰으로 2.5배 빨라졌다.", "2.5배", ("A100", "previous")),
    ("ko", "나래 A1은 초당 400토큰을 낸다. 긴 글에서는 100토큰으로, 짧은 글에서 내던 속도의 4분의 1이다.", "4분의 1", ("나래 A1", "previous")),
]


@pytest.mark.parametrize(("language", "text", "surface", "sides"), SIDES)
def test_what_it_stands_against(read, language, text, surface, sides):
    document = read(text, language)
    claim = next(c for c in document.claims if c.figure is not None and document.article.source_text.startswith(surface, c.figure))
    assert (claim.subject, claim.comparator) == sides


CONDITIONS = [
    ("ko", "세 서버 모두 모델은 라마 3 8B, 정밀도는 FP8로 통일했다.\n\n나래 A1은 초당 400토큰을 냈다.\n\nH100은 초당 600토큰을 냈다.", "600토큰", {"precision": "FP8"}),
    ("ko", "라마 3 8B를 FP8로 돌렸을 때 나래 A1은 초당 400토큰을 냈다. 동시 요청은 64건, 입력과 출력 길이는 각각 512토큰으로 맞췄다.", "400토큰", {"case": "64 requests at once", "context_length": "512 in, 512 out"}),
    ("ko", "나래 A1을 공개했다. 카드 한 장의 최대 소비 전력은 300W다.", "300W", {"case": "per card"}),
    ("ko", "나래 A1을 공개했다. 최대 소비 전력은 300W다.", "300W", {}),
    ("tr", "Narin S3 tanıtıldı. Tek kartın gücü 300 watt.", "300 watt", {"case": "per card"}),
    ("ko", "나래칩 2025년 3분기 실적\n\n2025년 3분기 매출은 900억 원이다. 영업이익은 96억 원으로 1년 전 48억 원의 두 배로 뛰었고, 영업이익률은 11%다.", "11%", {"period": "2025-Q3"}),
]


@pytest.mark.parametrize(("language", "text", "surface", "conditions"), CONDITIONS)
def test_under_what_it_was_reached(read, language, text, surface, conditions):
    document = read(text, language)
    claim = next(c for c in document.claims if c.figure is not None and document.article.source_text.startswith(surface, c.figure))
    assert {key: claim.conditions.get(key) for key in conditions} == conditions
    assert conditions or "case" not in claim.conditions


def test_all_tests_were_made_on_one_model(read):
    document = read("세 서버 모두 모델은 라마 3 8B, 정밀도는 FP8로 통일했다.\n\n소음을 듣다.\n\n이제 결과다.\n\nH100은 초당 600토큰을 냈다.", "ko")
    assert [c.benchmark for c in document.claims if c.unit == "token/s"] == [("Llama 3 8B",)]


def test_to_reach_an_amount_is_not_to_be_early(read):
    document = read("나래 A1, H100의 두 배\n\n나래 A1의 대역폭은 초당 4TB에 이른다.", "ko")
    assert not [c for c in document.claims if c.figure is None]
