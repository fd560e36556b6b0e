"""Two things that have as much of something, without a number: ``A와 코어 수가 같다``, ``A ile aynı sayıda çekirdek``."""

from __future__ import annotations

import pytest

from pipeline.app import Pipeline

SAME = [
    ("ko", "L4는 72W를 쓴다. 메모리 용량은 예전 A10이랑 같아요.", "L4", "A10", "memory_capacity"),
    ("ko", "A30은 메모리가 24GB다. 눈에 띄는 건 A40이랑 코어 수가 똑같다는 점입니다.", "A30", "A40", "core_count"),
    ("ko", "L4의 값은 2천 달러다. 메모리 용량은 A10의 GPU 메모리와 같습니다.", "L4", "A10", "memory_capacity"),
    ("ko", "L40S는 코어가 18,176개로 두 배가 넘고, 메모리 용량은 A40과 같다.", "L40S", "A40", "memory_capacity"),
    ("ko", "L40S는 864GB/s까지 오른다. 코어 수는 L40에서 바뀌지 않았다.", "L40S", "L40", "core_count"),
    ("tr", "L40S 864 GB/s'ye çıkıyor. Çekirdek sayısı L40'tan bu yana değişmedi.", "L40S", "L40", "core_count"),
    ("tr", "L40S, L40 ile aynı sayıda CUDA çekirdeğine sahip.", "L40S", "L40", "core_count"),
    ("tr", "A10 nasıl bir karttı? 24 GB belleği var. Bellek kapasitesi, ardılı olan A30'un ilk sürümüyle aynıdır.", "A10", "A30", "memory_capacity"),
    ("tr", "L4 24 GB, A10 24 GB bellek taşıyor. İkisinin TDP'si de aynı.", "L4", "A10", "power"),
    ("tr", "L40S'in çekirdek sayısı L40 ile aynı. A40 ile de akrabalar: iki kartın belleği aynı.", "L40S", "A40", "memory_capacity"),
    ("tr", "L40S ile L40 sürekli karıştırılıyor. İkisi de 48 GB GDDR6 taşıyor ve TDP'leri aynı.", "L40S", "L40", "power"),
    ("tr", "L40S'in çekirdek sayısı L40 ile aynı. A40 ile de akrabalar: iki kartın yongası aynı büyüklükte.", "L40S", "A40", "die_area"),
    ("ko", "가온은 가온 GX2 서버를 내놓았다. L40S 4장을 넣었다. CUDA 코어 수는 L40과 동일하다.", "L40S", "L40", "core_count"),
    ("ko", "가온 GX2에 들어가는 L40S는 장당 48GB의 메모리를 갖췄다. 서버 한 대의 메모리는 192GB다. CUDA 코어 수는 L40과 동일하다.", "L40S", "L40", "core_count"),
    ("tr", "Kaşif, GX2 sunucusunu tanıttı. İçinde sekiz L40S var. CUDA çekirdeği sayısı L40 ile aynı.", "L40S", "L40", "core_count"),
    ("ko", "L40S의 출시가는 9천 달러였다. 먼저 나온 타이탄 X(파스칼)와 값이 같았다.", "L40S", "Titan X", "price"),
]
UNCHANGED = [("ko", "L40S의 코어 수는 바뀌지 않았다."), ("tr", "L40S'in çekirdek sayısı değişmedi.")]


def told(text, language):
    return [c for c in Pipeline().process(text, language=language).claims if c.figure is None and c.type == "comparison"]


@pytest.mark.parametrize(("language", "text", "subject", "comparator", "metric"), SAME)
def test_as_much_as_the_other_has(language, text, subject, comparator, metric):
    assert (subject, comparator, metric, "equal") in [(c.subject, c.comparator, c.metric, c.direction) for c in told(text, language)]


@pytest.mark.parametrize(("language", "text"), UNCHANGED)
def test_what_is_unchanged_without_another_is_as_before(language, text):
    assert [c.comparator for c in told(text, language)] == ["previous"]


MORE = [
    ("ko", "L40S는 A40보다 다이가 더 크다.", "L40S", "A40", "die_area"),
    ("tr", "L40S'in yongası A40'ınkinden büyük.", "L40S", "A40", "die_area"),
    ("tr", "L40S, A40'tan daha çok Tensor çekirdeği taşıyor.", "L40S", "A40", "core_count"),
]


@pytest.mark.parametrize(("language", "text", "subject", "comparator", "metric"), MORE)
def test_more_of_something_than_the_other(language, text, subject, comparator, metric):
    assert [(c.subject, c.comparator, c.metric, c.direction) for c in told(text, language)] == [(subject, comparator, metric, "higher")]


def test_ample_is_more():
    [one] = told("H200은 MI300X보다 메모리가 넉넉해 인기다.", "ko")
    assert (one.metric, one.direction) == ("memory_capacity", "higher")
