from __future__ import annotations

import random
import struct

from pipeline.clean.near_duplicates import PERMUTATIONS, cluster, signature

WORDS = "bellek yonga hız sunucu eğitim çıkarım güç watt çekirdek fiyat üretim süreç model veri ağ bant genişlik ölçüm sonuç kart".split()


def text(seed: int, words: int = 300) -> str:
    source = random.Random(seed)
    return " ".join(source.choice(WORDS) + source.choice(("", "lar", "da", "ın", "lık", "ı")) for _ in range(words))


def similarity(first: bytes, second: bytes) -> float:
    """Estimated share of word triples that two bodies have in common, 0 to 1."""
    one, other = (struct.unpack(f"<{PERMUTATIONS}I", sketch) for sketch in (first, second))
    return sum(a == b for a, b in zip(one, other, strict=True)) / PERMUTATIONS


def test_a_copy_with_another_head_and_tail_is_the_same_text() -> None:
    body = text(1)
    copy = "Ankara (Ajans) – " + body.replace(" ", "  ").upper() + " " + text(2, 30)
    assert similarity(signature(body), signature(copy)) > 0.7


def test_other_texts_are_not() -> None:
    assert similarity(signature(text(1)), signature(text(3))) < 0.2


def test_clusters_take_the_smallest_id() -> None:
    signatures = {"b": signature(text(1)), "a": signature(text(1) + " son"), "c": signature(text(9)), "d": signature("ilk " + text(1))}
    assert cluster(signatures) == {"a": "a", "b": "a", "c": "c", "d": "a"}


def test_clusters_do_not_depend_on_the_order() -> None:
    signatures = {f"{number:03}": signature(text(number % 7) + " " + text(100 + number, 20)) for number in range(40)}
    shuffled = list(signatures.items())
    random.Random(5).shuffle(shuffled)
    assert cluster(dict(shuffled)) == cluster(signatures)
    assert len(set(cluster(signatures).values())) == 7


def test_short_bodies_stay_alone() -> None:
    signatures = {"a": signature("31% daha hızlı"), "b": signature("31% daha hızlı")}
    assert cluster(signatures) == {"a": "a", "b": "b"}


def test_korean_copies() -> None:
    body = " ".join(f"{number}번째 칩은 {number * 3}와트를 쓰고 메모리는 {number * 8}GB라고 회사는 밝혔다." for number in range(40))
    assert similarity(signature(body), signature("(서울=가람통신) " + body + " 무단 전재 금지")) > 0.8
