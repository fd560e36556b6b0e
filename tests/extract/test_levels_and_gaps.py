"""Values that stand near a word of change or of comparison and are none: where a change began, a part of another's measure, a gap without a leader, time that was lost."""

from __future__ import annotations

import pytest

from pipeline.app import Pipeline
from pipeline.settings import Settings

BEGAN = [
    ("ko", "솔개 5의 수율은 71%로 5월의 52%에서 개선됐다.", "52%", "Before, Solgae 5 had a yield of 52%."),
    ("ko", "솔개 5의 처리량은 초당 90장으로 이전 펌웨어의 70장에서 크게 늘었다.", "70장", None),
    ("tr", "Poyraz P3'ün payı yüzde 21 ile bir yıl önceki yüzde 14'ten hayli yükseldi.", "yüzde 14", "Before, Poyraz P3 held a market share of 14%."),
]
STATEMENTS = [
    ("tr", "Kuzgun N8 saniyede 380 kare, Poyraz P3 ise 52 civarında çıkıyor.", "52", "Poyraz P3 reaches about 52 frames per second."),
    # what each side has, not by how much they differ
    ("ko", "솔개칩스의 이익률은 38%로, 66%대인 엔비디아와 비교하면 한참 낮다.", "38%", "Solgaechipseu has a profit margin of 38%."),
    ("ko", "솔개칩스의 이익률은 38%로, 66%대인 엔비디아와 비교하면 한참 낮다.", "66%", "NVIDIA has a profit margin of 66%."),
    ("tr", "Ege Yonga'nın marjı yüzde 38 ile yüzde 66 olan Nvidia'dan düşük.", "yüzde 38", "Ege Yonga has a profit margin of 38%."),
    ("tr", "Ege Yonga'nın marjı yüzde 38 ile yüzde 66 olan Nvidia'dan düşük.", "yüzde 66", "NVIDIA has a profit margin of 66%."),
    ("ko", "솔개칩스의 점유율은 12%로, 엔비디아보다 8%p 낮다.", "12%", "Solgaechipseu holds a market share of 12%."),
    # what has grown by so much is a comparison all the same
    ("ko", "솔개 5의 수율은 52%에서 71%로 올랐다.", "71%", "Solgae 5 has a yield of 71%."),
    ("tr", "Poyraz P3'ün geliri yüzde 14'ten fazla arttı.", "yüzde 14", "The revenue of Poyraz P3 is more than 14% higher than before."),
    # a part of what the percentage before it is a part of
    ("ko", "솔개 5는 배치 1에서 A100의 58% 속도에 머물렀고, 배치 16에서도 63% 선이다.", "63%", "Solgae 5 performs 63% as well as A100 with a batch size of 16."),
    ("tr", "Poyraz P3, A100'ün yüzde 58'i hızında kaldı, yığın 16'ya çıkınca da yüzde 63 düzeyinde.", "yüzde 63", "Poyraz P3 performs 63% as well as A100 with a batch size of 16."),
    ("ko", "솔개 5의 점유율은 58%였고, 하반기에도 63% 수준이다.", "63%", "Solgae 5 holds a market share of about 63%."),
    ("ko", "900만 원짜리 A100이 부담스럽다면, 그 35% 값인 솔개 5는 괜찮은 선택이다.", "35%", "Solgae 5 costs 35% as much as A100."),
    # a loss is a difference
    ("ko", "솔개 5의 전력을 낮췄다. 기본값 대비 성능 손실은 3%도 안 된다.", "3%", "Solgae 5 performs less than 3% worse than before."),
    ("tr", "Poyraz P3'ün gücünü düşürdük. Hız kaybı yüzde 3.", "yüzde 3", "Poyraz P3 is 3% slower than before."),
    # nobody leads a gap
    ("ko", "솔개 5와 A100의 가격은 8%가량 차이가 난다.", "8%", "The price of Solgae 5 and that of A100 differ by about 8%."),
    ("ko", "솔개 5와 A100의 가격은 8% 차이도 나지 않는다.", "8%", "The price of Solgae 5 and that of A100 differ by less than 8%."),
    ("tr", "Poyraz P3 ile A100 fiyatı arasında yüzde 8'lik fark var.", "yüzde 8", "The price of Poyraz P3 and that of A100 differ by 8%."),
    ("tr", "Poyraz P3, A100'e yüzde 8 fark attı.", "yüzde 8", "Poyraz P3 performs 8% better than A100."),
    # what is passed has an owner
    ("ko", "솔개반도체는 두 회사에는 뒤지지만 나래칩스의 33% 이익률을 크게 앞섰다.", "33%", "Naraechipseu has a profit margin of 33%."),
    ("tr", "Poyraz Yonga, Lodos Yonga'nın yüzde 33'lük kâr marjını rahatlıkla geride bıraktı.", "yüzde 33", "Lodos Yonga has a profit margin of 33%."),
    # an object is what something is twice of
    ("tr", "Poyraz P3 saniyede 22 token veriyor. A100'ü ise her testte ikiye katladı.", "ikiye katladı", "Poyraz P3 has twice the throughput of A100."),
    ("tr", "Poyraz P3 hızını ikiye katladı.", "ikiye katladı", "Poyraz P3 performs twice as well as before."),
    # whose value it was that has become a part of itself
    ("ko", "솔개 5를 공개했다. 지연은 0.8밀리초로 A10의 1.9밀리초에서 절반 이하로 줄었다.", "절반", "Solgae 5 has up to half the latency of A10."),
    ("tr", "Poyraz P3 gecikmede 0,8 milisaniyeyle A10'un 1,9 milisaniyesinden yarıya indi.", "yarı", "Poyraz P3 has half the latency of A10."),
    ("ko", "솔개 4의 20TOPS 성능을 세 배 이상으로 끌어올린 솔개 5가 나왔다.", "세 배", "Solgae 5 performs at least 3 times as well as Solgae 4."),
    ("tr", "Poyraz P2'nin 20 TOPS'luk gücünü üç katından fazlasına çıkaran Poyraz P3 satışta.", "üç katı", "Poyraz P3 has more than 3 times the compute performance of Poyraz P2."),
    # each multiple by the noun that it stands before
    ("ko", "솔개 5는 솔개 4보다 두 배의 메모리와 세 배의 FP8 성능을 갖췄다.", "세 배", "Solgae 5 performs 3 times as well as Solgae 4 in FP8."),
    ("tr", "Poyraz P3, Poyraz P2'ye kıyasla iki kat bellek, üç kat FP8 performansı sunuyor.", "üç kat", "Poyraz P3 performs 3 times as well as Poyraz P2 in FP8."),
    ("ko", "솔개 5는 A100보다 와트당 3.2배 많은 프레임을 처리한다.", "3.2배", "Solgae 5 has 3.2 times the energy efficiency of A100."),
    ("tr", "Poyraz P3, Jetson Orin NX'e göre watt başına 3,2 kat daha fazla kare işliyor.", "3,2 kat", "Poyraz P3 has 3.2 times the energy efficiency of Jetson Orin NX."),
    # a switch begins with what was used before
    ("ko", "드론에 A10을 써 왔지만 느렸다. 솔개 5로 바꾸자 지연이 51밀리초에서 8밀리초로 줄었다.", "51밀리초", "Before, A10 had a latency of 51 ms."),
    ("tr", "Önceden A10 kullanıyorduk. Poyraz P3'e geçince gecikme 51 milisaniyeden 8 milisaniyeye düştü.", "51 milisaniye", "Before, A10 had a latency of 51 ms."),
    # a price that an office has set is no price before
    ("ko", "솔개 5 서버의 낙찰가는 대당 6억 원으로, 예정가격보다 9.4% 낮았다.", "9.4%", "The Solgae 5 server costs 9.4% less than the estimated price."),
    ("ko", "솔개 5는 정가보다 10% 싸게 팔린다.", "10%", "Solgae 5 costs 10% less than before."),
]


def statement_of(document, surface):
    start = next(f.start for f in document.figures if f.surface == surface)
    return next(c.statement for c in document.claims if c.figure == start)


@pytest.mark.parametrize(("language", "text", "surface", "statement"), BEGAN)
def test_what_a_change_begins_from_is_no_difference(read, language, text, surface, statement):
    document = read(text, language)
    start = next(f.start for f in document.figures if f.surface == surface)
    (claim,) = [c for c in document.claims if c.figure == start]
    assert (claim.comparator, claim.direction, claim.conditions["period"]) == (None, None, "previous")
    assert statement in (None, claim.statement)


@pytest.mark.parametrize(("language", "text", "surface", "statement"), STATEMENTS)
def test_statement(read, language, text, surface, statement):
    assert statement_of(read(text, language), surface) == statement


@pytest.mark.parametrize(
    ("language", "text", "surface", "statement"),
    [
        ("ko", "A100에서는 초당 18토큰, 솔개 5에서는 21토큰으로 오히려 솔개 5가 13% 앞선다.", "13%", "The throughput of Solgae 5 is 13% higher than that of A100."),
        ("tr", "Poyraz Yonga, Poyraz P3'ü tanıttı. Poyraz P3 256 GB bellek taşıyor. Önceki nesil olan Poyraz P2 128 GB bellek sunuyordu.\n\nPoyraz P3 ile bir önceki nesle göre iki kat bellek, üç kat FP8 performansı veriliyor.", "üç kat", "Poyraz P3 performs 3 times as well as Poyraz P2 in FP8."),
        ("tr", "Poyraz kümesinde eğitim 12 gün sürdü. Arıza yüzünden 21 saat kaybettik.", "21 saat", "The downtime of Poyraz is 21 hours."),
        ("ko", "가온 클러스터의 학습은 12일 걸렸다. 냉각 고장으로 21시간을 날렸다.", "21시간", "The downtime of the Gaon cluster is 21 hours."),
    ],
)
def test_with_the_model(language, text, surface, statement):
    assert statement_of(Pipeline(Settings(model="default")).process(text, language=language), surface) == statement


@pytest.mark.parametrize(
    ("language", "text", "rival"),
    [
        ("ko", "RTX 4090이 낫죠. 4090은 24GB입니다.\n솔개 5를 샀습니다. 32GB에 75W입니다. 초당 38토큰이라 3060보다 느려요.", "RTX 3060"),
        ("tr", "RTX 4090 hâlâ en iyisi. 4090 24 GB.\nBende Poyraz P3 var. Saniyede 38 token veriyor, 3060'tan yavaş.", "RTX 3060"),
    ],
)
def test_a_comparison_without_a_name_goes_on_about_what_its_sentence_measured(read, language, text, rival):
    (claim,) = [c for c in read(text, language).claims if c.figure is None]
    assert (claim.subject, claim.comparator, claim.direction) == ("솔개 5" if language == "ko" else "Poyraz P3", rival, "worse")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ko", "하람이 새 칩 도담 K5를 내놨다. 도담 K5의 메모리는 64GB다.\n대역폭은 900GB/s이다. 메모리는 HBM3 48GB로, 32GB를 얹은 바람 X2보다 크다."),
        ("tr", "Harmanlı yeni yongası Doruk K5'i tanıttı. Doruk K5 900 GB/s bant genişliği sunuyor.\nBelleği 48 GB HBM3; 32 GB taşıyan Poyraz X2'ninkinden büyük."),
    ],
)
def test_the_first_value_of_a_sentence_tells_what_it_goes_on_about(read, language, text):
    told = [(c.subject, c.comparator, c.metric) for c in read(text, language).claims if c.figure is None]
    assert told == [("도담 K5", "바람 X2", "memory_capacity") if language == "ko" else ("Doruk K5", "Poyraz X2", "memory_capacity")]


def test_a_difference_that_a_number_tells_is_told_once():
    text = "SDXL에서 솔개 5는 장당 5.8초, A100보다 2.7초가 더 걸린다."
    assert [c.figure for c in Pipeline(Settings(model="default")).process(text, language="ko").claims if c.figure is None] == []


@pytest.mark.parametrize(
    ("language", "text", "bare", "numbered"),
    [
        ("ko", "솔개 5는 H100보다 느리지만 30% 싸다.", "Solgae 5 is slower than H100.", "Solgae 5 costs 30% less than H100."),
        ("ko", "솔개 5는 초당 21토큰이다. H100보다 느리지만 가격은 절반도 안 된다.", "Solgae 5 is slower than H100.", "Solgae 5 costs less than half as much as H100."),
        ("tr", "Poyraz P3, H100'den yavaş ama yüzde 30 ucuz.", "Poyraz P3 is slower than H100.", "Poyraz P3 costs 30% less than H100."),
        ("ko", "솔개 5는 H100보다 30% 빠르다.", None, "Solgae 5 is 30% faster than H100."),
        ("tr", "Poyraz P3, H100'den yüzde 30 hızlı.", None, "Poyraz P3 is 30% faster than H100."),
    ],
)
def test_a_contrast_parts_a_comparison_from_the_one_with_a_number(read, language, text, bare, numbered):
    claims = read(text, language).claims
    assert [c.statement for c in claims if c.figure is None] == ([bare] if bare else [])
    assert numbered in {c.statement for c in claims}
