"""Passages under other names."""

from __future__ import annotations

from random import Random

import pytest

from training.check import faults_of
from training.markup import Draft, read_passage
from training.renaming import coin, pool_of, rename, sound_of, words_of

KO = ("@c/chip = 참매, 한결칩 참매 : 한결칩", "@v/vendor = 한결칩", "---", "한결칩의 참매는 «75W|q:75 W;S c power by=v»를 쓴다.")
OTHER = ("@c/chip = 두루미 : 가람셀", "@v/vendor = 가람셀", "---", "두루미는 «3개|q:3 piece» 있다. 가람셀이 만든다.")


@pytest.mark.parametrize(
    ("word", "sound"),
    [("참매", "ko:vowel"), ("여명", "ko:consonant"), ("노을", "ko:l"), ("Kıyı", "tr:ı:vowel"), ("Yıldız", "tr:ı:soft"), ("Zirve", "tr:e:vowel"), ("Ateş", "tr:e:hard")],
)
def test_sounds_that_particles_look_at(word: str, sound: str):
    assert sound_of(word) == sound


def test_only_words_that_stand_alone_are_exchanged():
    passage = read_passage(["@c/chip = 참매", "@d/chip = 가온", "---", "참매는 물참매와 다르고 가온은 아니다."])
    assert words_of(passage) == {"가온": "chip"}


def test_a_name_gives_way_everywhere_and_the_claim_follows():
    pool = pool_of([("ko", read_passage(OTHER))])
    renamed = [rename(Draft("v", 1, KO), "ko", pool, Random(seed)) for seed in range(30)]
    other = next(one for one in renamed if "두루미" in one.text)
    assert "참매" not in other.text
    assert (other.claims[0].subject or [])[0] == "두루미"
    assert all(not list(faults_of(one)) for one in renamed)


def test_the_same_random_numbers_give_the_same_names():
    pool = pool_of([("ko", read_passage(OTHER))])
    assert [rename(Draft("v", 1, KO), "ko", pool, Random(7)).text for _ in range(2)] == [rename(Draft("v", 1, KO), "ko", pool, Random(7)).text] * 2


def test_a_coined_word_ends_like_the_tail():
    assert coin("Tekinalp", "Karaca") == "Tekiaca"
    assert sound_of(coin("두루미", "솔개")) == sound_of("솔개")
