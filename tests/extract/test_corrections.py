"""Corrections: what is taken back is denied, what takes its place is a fact."""

from __future__ import annotations

import pytest

from pipeline import Pipeline
from pipeline.settings import Settings

PIPELINE = Pipeline(Settings(model="none"))
HEAD = {"ko": "나래 M4 이야기\n\n", "tr": "Nare M4 hikâyesi\n\n"}
CORRECTED = {"ko": "나래 M4 정정 보도\n\n", "tr": "Nare M4 için düzeltme\n\n"}


def told(sentence, language, head=HEAD):
    document = PIPELINE.process(f"{head[language]}{sentence}\n", language=language)
    surfaces = {f.start: f.surface for f in document.figures}
    return {surfaces[c.figure]: c for c in document.claims if c.figure is not None}


@pytest.mark.parametrize(
    ("language", "sentence", "back", "right"),
    [
        ("ko", "본지는 나래 M4의 대역폭을 5.1TB라고 보도했으나 4.8TB인 것으로 확인돼 바로잡습니다.", "5.1TB", "4.8TB"),
        ("ko", "나래 M4의 소비전력은 310W가 아니라 270W이기에 바로잡습니다.", "310W", "270W"),
        ("ko", "나래 M4의 소비전력은 270W이지 310W가 아닙니다.", "310W", "270W"),
        ("ko", "나래 M4의 가격을 90만 원에서 110만 원으로 바로잡습니다.", "90만 원", "110만 원"),
        ("ko", "나래 M4의 메모리 용량은 48GB인데 64GB로 잘못 표기했습니다.", "64GB", "48GB"),
        ("ko", "'나래 M4의 전력 310W'는 '270W'의 오기이므로 바로잡습니다.", "310W", "270W"),
        ("ko", "앞선 기사에서 나래 M4의 메모리를 64GB로 잘못 적었습니다. 올바른 값은 48GB입니다.", "64GB", "48GB"),
        ("tr", "Düzeltme: Nare M4'ün güç tüketimi 310 W değil 270 W olacaktı.", "310 W", "270 W"),
        ("tr", "Haberimizde Nare M4'ün güç tüketimini 310 W yazmıştık, doğrusu 270 W.", "310 W", "270 W"),
        ("tr", "Özür dileriz: Nare M4'ün güç tüketimi 270 W'tır, 310 W değil.", "310 W", "270 W"),
        ("tr", "Nare M4'ün fiyatını 90 bin TL'den 110 bin TL'ye düzeltiyoruz.", "90 bin TL", "110 bin TL"),
        ("tr", "Nare M4'ün saniyede 700 token ürettiği yazılmıştı. Doğrusu 640 token.", "700 token", "640 token"),
        ("tr", "Nare M4'ün belleği 48 GB'tır; haberde yanlışlıkla 64 GB yazılmıştır.", "64 GB", "48 GB"),
    ],
)
def test_what_is_taken_back_is_denied(language, sentence, back, right):
    claims = told(sentence, language)
    assert (claims[back].modality, claims[right].modality) == ("denied", "asserted")


@pytest.mark.parametrize(
    ("language", "sentence", "back", "right"),
    [
        ("ko", "나래 M4가 A100보다 40% 빠르다고 전했으나 실제로는 25% 빠른 것으로 드러났습니다.", "40%", "25%"),
        ("tr", "Nare M4'ün güç tüketimini 310 W olarak aktardık; gerçek değer 270 W.", "310 W", "270 W"),
    ],
)
def test_in_an_article_headed_as_a_correction(language, sentence, back, right):
    claims = told(sentence, language, CORRECTED)
    assert (claims[back].modality, claims[right].modality) == ("denied", "asserted")


def test_the_right_number_is_of_what_was_told_wrongly():
    claims = told("본지는 나래 M4의 대역폭을 5.1TB라고 보도했으나 4.8TB인 것으로 확인돼 바로잡습니다.", "ko")
    assert claims["4.8TB"].metric == claims["5.1TB"].metric == "memory_bandwidth"


@pytest.mark.parametrize(
    ("language", "sentence", "value"), [("ko", "나래 M4의 가격을 90만 원에서 110만 원으로 바로잡습니다.", "110만 원"), ("tr", "Nare M4'ün fiyatını 90 bin TL'den 110 bin TL'ye düzeltiyoruz.", "110 bin TL")]
)  # fmt: skip
def test_a_correction_is_no_change(language, sentence, value):
    claim = told(sentence, language)[value]
    assert (claim.comparator, claim.direction, claim.type) == (None, None, "price")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("ko", "회사는 나래 M4의 소비전력이 310W라고 발표했지만 실측에서는 270W였다."),
        ("ko", "증권사는 나래 M4의 목표 가격을 90만 원에서 110만 원으로 고쳐 적었다."),
        ("ko", "나래 M4는 310W가 맞는 설계이고 후속작은 270W다."),
        ("tr", "Şirket Nare M4'ün 310 W çektiğini açıkladı, ölçümde ise 270 W çıktı."),
        ("tr", "Nare M4'ün düzeltilmiş brüt marjı yüzde 51, geliri 3 milyar dolar."),
    ],
)
def test_nothing_is_taken_back(language, sentence):
    assert "denied" not in {claim.modality for claim in told(sentence, language).values()}


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("ko", "나래 M4의 다이 면적은 468mm²로 발표 자료에 실렸다."), ("tr", "Slaytlarda Nare M4'ün yonga alanı 468 mm² olarak yer aldı.")],
)
def test_what_is_but_reported_is_not_taken_back(language, sentence):
    assert [claim.modality for claim in told(sentence, language).values()] == ["asserted"]
