"""Comparisons without a number by verbs of winning and losing, by words for being alike, and with two things at once."""

from __future__ import annotations

import pytest

GOVERNED = [
    ("ko", "이 항목만큼은 H200이 A100을 앞질렀다.", "H200", "A100", "better"),
    ("tr", "Poyraz P3 bu kez A100'ü geçti.", "Poyraz P3", "A100", "better"),
    ("ko", "참매 N2는 학습에서 A100에 한 끗 차이로 밀렸다.", "참매 N2", "A100", "worse"),
    ("tr", "Poyraz P3 eğitimde A100'e yenildi.", "Poyraz P3", "A100", "worse"),
    ("ko", "참매 N2는 A100과 값이 거의 같다.", "참매 N2", "A100", "equal"),
    ("tr", "Poyraz P3, A100 ile başa baş.", "Poyraz P3", "A100", "equal"),
    ("ko", "참매 N2는 A100만큼 빠르다.", "참매 N2", "A100", "equal"),
    ("tr", "Poyraz P3 hız bakımından A100'ün gerisinde.", "Poyraz P3", "A100", "worse"),
    ("ko", "참매 N2의 소음은 A100보다 낮다.", "참매 N2", "A100", "lower"),
    ("tr", "Poyraz P3 A100'den açık ara verimli.", "Poyraz P3", "A100", "better"),
]
SEVERAL = [
    ("ko", "시험에서 H200이 초당 88토큰, L40S가 71토큰을 냈다. A100에는 둘 다 못 미친다.", [("H200", "A100"), ("L40S", "A100")]),
    ("tr", "Testte H200 saniyede 88, L40S 71 jeton üretti. İkisi de A100'ün gerisinde.", [("H200", "A100"), ("L40S", "A100")]),
    ("ko", "시험에서 H200이 초당 88토큰, L40S가 71토큰을 냈다. MI300X는 둘을 모두 제쳤다.", [("MI300X", "H200"), ("MI300X", "L40S")]),
    ("tr", "Testte H200 saniyede 88, L40S 71 jeton üretti. MI300X ikisini de geçti.", [("MI300X", "H200"), ("MI300X", "L40S")]),
    ("ko", "MI300X는 H200과 L40S를 모두 앞섰다.", [("MI300X", "H200"), ("MI300X", "L40S")]),
    ("tr", "MI300X, H200 ve L40S'ten daha hızlı.", [("MI300X", "H200"), ("MI300X", "L40S")]),
    ("ko", "A100은 초당 41장을 처리했고 H200이 58장으로 이겼다.", [("H200", "A100")]),
    ("tr", "Testte A100 saniyede 41, H200 58 görüntü işledi. Bu kez H200 önde.", [("H200", "A100")]),
    ("ko", "H200과 L40S는 값이 같다.", [("H200", "L40S")]),
    ("tr", "H200 ile L40S bellekte eşit.", [("H200", "L40S")]),
    ("ko", "H200의 가격은 그대로다.", [("H200", "previous")]),
    ("tr", "H200'ün fiyatı değişmedi.", [("H200", "previous")]),
]
NONE = [
    ("ko", "H200은 10토큰 차이로 A100을 눌렀다."),
    ("tr", "H200, A100'ü 10 jeton farkla geçti."),
    ("ko", "H200은 A100보다 얼마나 빠를까?"),
    ("tr", "H200, A100'den kaç kat hızlı?"),
    ("ko", "H200의 사양은 아래와 같다."),
    ("tr", "NVIDIA'nın H200'ü aynı masada çalıştı."),
    ("ko", "H200과 A100이 나란히 출시됐다."),
    ("tr", "H200 A100'ün üzerinde 80 GB bellek taşıyor."),
]


def sides(document):
    return [(claim.subject, claim.comparator) for claim in document.claims if claim.figure is None]


@pytest.mark.parametrize(("language", "text", "subject", "rival", "direction"), GOVERNED)
def test_what_a_word_takes_as_the_other_side(read, language, text, subject, rival, direction):
    (claim,) = read(text, language).claims
    assert (claim.figure, claim.subject, claim.comparator, claim.direction) == (None, subject, rival, direction)


@pytest.mark.parametrize(("language", "text", "wanted"), SEVERAL)
def test_with_two_things_or_with_what_was_measured_before(read, language, text, wanted):
    assert sides(read(text, language)) == wanted


@pytest.mark.parametrize(("language", "text"), NONE)
def test_words_that_hold_nothing_against_a_name(read, language, text):
    assert sides(read(text, language)) == []


@pytest.mark.parametrize(
    ("language", "text", "subject"),
    [("ko", '물레칩은 "H200이 A100보다 빠르다"고 했다.', "H200"), ("tr", "Konya Yonga, \"Poyraz P3, A100'den hızlı\" dedi.", "Poyraz P3")],
)
def test_who_says_it_is_not_what_is_compared(read, language, text, subject):
    assert sides(read(text, language)) == [(subject, "A100")]


@pytest.mark.parametrize(
    ("language", "text"),
    [("ko", "H200은 초당 88토큰을 처리했다. L40S보다 빠르다."), ("tr", "H200 saniyede 88 jeton üretti. L40S'ten hızlı.")],
)
def test_the_metric_goes_on_from_what_was_measured(read, language, text):
    assert [claim.metric for claim in read(text, language).claims if claim.figure is None] == ["throughput"]


EXPECTED = [
    ("ko", "나래칩스의 영업이익은 시장 전망치를 8% 웃돌았다.", "시장 전망치", "higher", "is 8% higher than expected"),
    ("ko", "나래칩스의 매출은 증권가 예상치보다 3% 적었다.", "증권가 예상치", "lower", "is 3% lower than expected"),
    ("ko", "나래칩스의 매출은 컨센서스(3조 원)를 12% 밑돌았다.", "컨센서스", "lower", "is 12% lower than expected"),
    ("tr", "Poyraz Yonga'nın geliri beklentilerin yüzde 8 üzerinde gerçekleşti.", "beklentiler", "higher", "is 8% higher than expected"),
    ("tr", "Poyraz Yonga'nın cirosu piyasa tahminlerinin yüzde 3 altında kaldı.", "piyasa tahminleri", "lower", "is 3% lower than expected"),
    ("tr", "Poyraz Yonga'nın cirosu tahminlerin yüzde 3 altında.", "tahminler", "lower", "is 3% lower than expected"),
]


@pytest.mark.parametrize(("language", "text", "rival", "direction", "told"), EXPECTED)
def test_what_was_expected_is_the_other_side(read, language, text, rival, direction, told):
    (claim,) = (one for one in read(text, language).claims if one.unit == "percent")
    assert (claim.comparator, claim.direction, claim.modality) == (rival, direction, "asserted")
    assert told in claim.statement
