"""Length, height, width and size: what is long is not thick, what is short is not slow, and what is large is not fast."""

from __future__ import annotations

import pytest

from pipeline.app import Pipeline
from pipeline.settings import Settings

MEASURED = [
    ("ko", "한별 K2는 길이 267mm, 높이 118mm, 두께 42mm다.", ["267 mm long", "118 mm high", "42 mm thick"]),
    ("ko", "한별 K2의 너비는 118mm다.", ["118 mm wide"]),
    ("tr", "Poyraz P4'ün uzunluğu 267 mm, yüksekliği 118 mm, kalınlığı 42 mm.", ["267 mm long", "118 mm high", "42 mm thick"]),
]
COMPARED = [
    ("ko", "한별 K2는 한별 K1보다 짧다.", "length", "lower"),
    ("ko", "한별 K2는 한별 K1보다 크다.", "size", "higher"),
    ("ko", "한별 K2는 한별 K1보다 더 커졌다.", "size", "higher"),
    ("ko", "한별 K2는 한별 K1보다 얇다.", "thickness", "lower"),
    ("ko", "한별 K2는 전작보다 커졌다.", "size", "higher"),
    ("ko", "한별 K2는 한별 K1보다 20% 짧다.", "length", "lower"),
    ("ko", "한별 K2의 크기는 한별 K1의 60%다.", "size", "lower"),
    ("ko", "한별 K2의 지연은 한별 K1보다 짧다.", "latency", "better"),
    ("ko", "한별 K2의 메모리는 한별 K1보다 크다.", "memory_capacity", "higher"),
    ("ko", "한별 K2는 한별 K1보다 큰 메모리를 얹었다.", "memory_capacity", "higher"),
    ("ko", "한별 K2의 학습 시간은 한별 K1보다 20% 짧다.", "training_time", "better"),
    ("tr", "Poyraz P4, Poyraz P3'ten daha kısa.", "length", "lower"),
    ("tr", "Poyraz P4, Poyraz P3'ten daha büyük.", "size", "higher"),
    ("tr", "Poyraz P4, Poyraz P3'ten yüzde 20 daha kısa.", "length", "lower"),
    ("tr", "Poyraz P4, Poyraz P3'ten daha büyük bir bellek taşıyor.", "memory_capacity", "higher"),
    ("tr", "Poyraz P4'ün eğitim süresi Poyraz P3'ten daha kısa.", "training_time", "better"),
]


@pytest.mark.parametrize(("language", "text", "said"), MEASURED)
def test_each_extent_is_told_by_its_word(read, language: str, text: str, said: list[str]) -> None:
    assert [c.statement.split(" is ")[1].rstrip(".") for c in read(text, language).claims] == said


@pytest.mark.parametrize("model", ["none", "default"])
@pytest.mark.parametrize(("language", "text", "metric", "direction"), COMPARED)
def test_what_is_compared(language: str, text: str, metric: str, direction: str, model: str) -> None:
    claims = Pipeline(Settings(model=model)).process(text, language=language).claims
    assert {(c.metric, c.direction) for c in claims} == {(metric, direction)}


@pytest.mark.parametrize("text", ["H200은 H100보다 수요가 더 크다.", "한별 K2는 한별 K1보다 부담이 크다."])
def test_what_is_large_is_no_size_of_the_thing(read, text: str) -> None:
    assert read(text, "ko").claims == ()
