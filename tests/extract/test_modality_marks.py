"""What explicit marks say of a value: denied, asked, planned, aimed at, supposed; and what they say of something else."""

from __future__ import annotations

from types import MappingProxyType

import pytest

from pipeline.app import Pipeline
from pipeline.extract import claims
from pipeline.extract.model.opinions import FigureOpinion, Opinions, RoleOpinion
from pipeline.settings import Settings

MARKED = [
    ("ko", "새벽 N7의 전력은 300W가 아니라고 회사는 밝혔다.", "denied"),
    ("ko", "새벽 N7은 H100보다 두 배 빠른 것이 아니다.", "denied"),
    ("ko", "새벽 N7의 전력은 75W를 넘지 않는다.", "asserted"),
    ("ko", "새벽 N7의 전력은 75W밖에 되지 않는다.", "asserted"),
    ("ko", "새벽 N7의 처리량은 초당 300장에서 더 오르지 않았다.", "asserted"),
    ("ko", "새벽 N7의 메모리는 96GB인가요?", "asked"),
    ("ko", "새벽 N7의 값은 90만 원인데 왜 이렇게 비싼가요?", "asserted"),
    ("ko", "나래칩스는 내년에 새벽 N7의 메모리를 96GB로 늘린다.", "planned"),
    ("ko", "나래칩스는 작년에 새벽 N7의 메모리를 96GB로 늘렸다.", "asserted"),
    ("ko", "새벽 N7의 목표 전력은 75W다.", "planned"),
    ("ko", "나래칩스의 목표주가는 2만 원이다.", "asserted"),
    ("ko", "새벽 N7이 나왔다면 전력은 75W였을 것이다.", "hypothetical"),
    ("tr", "Poyraz P3'ün gücü 300 watt değil.", "denied"),
    ("tr", "Poyraz P3'ün fiyatı A100'ün yarısı bile değil.", "asserted"),
    ("tr", "Poyraz P3 gelecek yıl 75 watt ile çalışıyor.", "planned"),
    ("tr", "Poyraz P3 geçen yıl 75 watt ile çalıştı.", "asserted"),
    ("tr", "11 watt tüketen Poyraz P3 haziranda mağazalara gidecek.", "asserted"),
    ("tr", "Poyraz P3 11 watt tüketecek.", "planned"),
    ("tr", "Poyraz P3'ün gücü 75 watt mı?", "asked"),
    ("tr", "Poyraz P3 için hedefimiz 75 watt güç.", "planned"),
    ("tr", "Poyraz P3 çıksaydı 75 watt çekerdi.", "hypothetical"),
    ("tr", "Poyraz P3 çıkmış olsa da 75 watt çekiyor.", "asserted"),
]


@pytest.mark.parametrize(("language", "text", "modality"), MARKED)
def test_mark(read, language: str, text: str, modality: str) -> None:
    assert {c.modality for c in read(text, language).claims} == {modality}


@pytest.mark.parametrize(
    ("language", "text", "said", "modality"),
    [
        ("ko", "새벽 N7의 전력은 300W가 아니다.", "300W", "denied"),
        ("ko", "새벽 N7의 전력은 300W로 할 계획이다.", "300W", "planned"),
        ("ko", "새벽 N7의 전력은 300W로 추정된다.", "300W", "asserted"),
        ("tr", "Poyraz P3'ün gücü 300 watt değil.", "300 watt", "denied"),
        ("tr", "Poyraz P3'te 300 watt güç hedefliyoruz.", "300 watt", "planned"),
        ("tr", "Poyraz P3'ün gücü 300 watt olarak tahmin ediliyor.", "300 watt", "asserted"),
    ],
)
def test_a_mark_of_the_value_itself_is_not_overruled(monkeypatch, language: str, text: str, said: str, modality: str) -> None:
    nobody = RoleOpinion((), 1.0)
    roles = MappingProxyType(dict.fromkeys(("subject", "comparator", "benchmark", "speaker"), nobody))
    start = text.index(said)
    opinion = FigureOpinion(start=start, claim=0.99, type={}, metric={}, direction={}, modality={"asserted": 1.0}, roles=roles)
    monkeypatch.setattr(claims, "consult", lambda _page, _settings, _hints: Opinions(MappingProxyType({start: opinion}), ()))
    document = Pipeline(Settings(model="default")).process(text, language=language)
    assert {c.modality for c in document.claims} == {modality}
