"""Numbers of several things, between which no relation holds: batches, multiples of something else, sizes that name a thing."""

from __future__ import annotations

import pytest

from pipeline.verify.run import run_audit


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("ko", "배치 1에서는 카드당 초당 95토큰이다. 배치 32로는 전체 초당 2,400토큰이다."),
        ("ko", "배치 1에서 사용자당 초당 95토큰, 배치 32에서 전체 초당 3,040토큰이다."),
        ("tr", "Yığın boyutu 1 iken kart başına saniyede 95 token üretiliyor. Yığın boyutu 32 olunca toplam saniyede 2.400 token çıkıyor."),
        ("ko", "메모리는 64GB에서 144GB로 늘었고 성능은 2배가 됐다."),
        ("tr", "Rüya 8'in belleği 64 GB'tan 144 GB'a çıktı, performansı 2 kat arttı."),
        ("ko", "A100 40GB의 메모리 대역폭은 1,555GB/s다."),
        ("ko", "출하량은 전 분기보다 70% 증가했고, 수율은 62%에서 78%로 개선됐다."),
        ("tr", "Rüya 8, 16 GB bellekle 240 watt harcıyor."),
        ("ko", "새벽 8은 16GB 메모리로 240W를 쓴다."),
        ("tr", "Rüya 8, 3 watt güçle saniyede 26 trilyon işlem yapıyor."),
        ("ko", "새벽 8은 2W를 쓴다. 전력 효율은 8.7TOPS/W다. 노을 N5는 40TOPS를 낸다."),
        ("ko", "새벽 8은 MLPerf의 ResNet-50에서 초당 3만 8천 장, 바위 7은 3만 1천 장이다. BERT에서는 새벽 8이 바위 7보다 10% 느리다."),
        ("ko", "공정을 12나노에서 5나노로 바꾸고, 성능은 세 배를 목표로 하고 있다."),
    ],
)
def test_no_relation_is_read_into_numbers_of_other_things(store, read, language, words):
    store.add(read({"ko": "새벽 8 시험\n\n", "tr": "Rüya 8 testi\n\n"}[language] + words + "\n", language))
    run_audit(store)
    found = store.sql("SELECT check_name, verdict FROM verifications WHERE check_name = 'arithmetic' OR verdict = 'refuted'").fetchall()
    assert found == []


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("ko", "메모리는 64GB에서 144GB로 2.25배가 됐다."),
        ("tr", "Rüya 8'in belleği 64 GB'tan 144 GB'a, 2,25 katına çıktı."),
    ],
)
def test_a_multiple_of_its_own_values_is_supported(store, read, language, words):
    store.add(read({"ko": "새벽 8 공개\n\n새벽 8의 ", "tr": "Rüya 8 tanıtıldı\n\n"}[language] + words + "\n", language))
    run_audit(store)
    assert ("supported",) in store.sql("SELECT verdict FROM verifications WHERE check_name = 'arithmetic'").fetchall()


@pytest.mark.parametrize(
    "words",
    [
        "새벽 8의 대역폭은 5.3TB/s로 3.35TB/s인 누리 2보다 58% 넓다.",
        "새벽 8의 소비전력은 누리 2의 400W보다 55% 적은 180W다.",
        "새벽 8의 총 메모리는 2TB(2,048GB)다.",
        "기타 부문은 1,200억 원이었다. 이 부문은 1,500억 원에서 20% 줄었다.",
        "새벽 8은 누리 2보다 20% 비싸고 별빛 3은 3분의 1 더 비싸다. 새벽 8은 별빛 3보다 10% 저렴하다.",
        "새벽 8의 메모리는 스택당 24GB씩 모두 144GB로, 96GB였던 전작의 1.5배다.",
        "새벽 8은 450W를 쓴다. 한 달이면 63kWh 절약이다. 값을 뽑으려면 16년쯤 걸린다.",
    ],
)
def test_a_value_that_describes_the_other_side_is_its_own(store, read, words):
    store.add(read(f"새벽 8 공개\n\n{words}\n", "ko"))
    run_audit(store)
    assert ("conflicting",) not in store.sql("SELECT verdict FROM verifications").fetchall()
