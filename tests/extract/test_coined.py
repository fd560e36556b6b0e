"""Hangul names that no list knows: what marks them, and what everyday words they are not."""

from __future__ import annotations

import pytest

from pipeline.extract.coined import coined_names
from pipeline.lexicon import fold


def names(text: str) -> set[str]:
    return {one.name for one in coined_names(text, fold(text))}


@pytest.mark.parametrize(
    ("text", "name"),
    [
        pytest.param("올해 저희는 청솔 2만 1천 장을 팔았습니다.", "청솔", id="counted"),
        pytest.param("• 에리온: 80TOPS, 25W", "에리온", id="labelled"),
        pytest.param("한솔의 소비전력은 낮다.", "한솔", id="measured"),
        pytest.param("새로 나온 노솔 칩은 작다.", "노솔", id="kind-behind"),
        pytest.param("칩 노솔은 작다.", "노솔", id="kind-before"),
        pytest.param("코드벨라가 값을 내렸다.", "코드벨라", id="long-and-unknown"),
        pytest.param("어제 노솔이 왔다. 그는 노솔을 켰다. 그는 노솔과 잤다.", "노솔", id="several-particles"),
    ],
)
def test_coined(text, name):
    assert name in names(text)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("데이터센터의 소비전력은 높다.", id="compound-of-nouns"),
        pytest.param("값을 내려가는 흐름이 이어진다.", id="verb"),
        pytest.param("옛날의 가격은 낮았다.", id="everyday"),
        pytest.param("어제 노솔이 왔다.", id="too-little-evidence"),
        pytest.param("데이터가 드나드는 통로는 넓다.", id="stem-that-loses-its-final"),
        pytest.param("낮은 웅성거림의 소음은 컸다.", id="noun-of-a-verb"),
        pytest.param("KV 캐시를 카드 쪽으로 빼면 320명을 받는다.", id="noun-of-one-syllable"),
        pytest.param("대역폭이 좁은 곳이라 카드 3장을 쓴다.", id="noun-of-one-syllable-and-copula"),
        pytest.param("중고 업체한테 산 카드 세 장.", id="spoken-particle"),
        pytest.param("이번에 카드 이긴 게 자랑인가.", id="participle-behind-its-noun"),
        pytest.param("보드를 새것으로 뜯꾸는 데 640만 원이 든다.", id="verb-before-a-bound-noun"),
        pytest.param("우리 학교 동아리는 12대를 쓴다.", id="everyday-noun"),
    ],
)
def test_no_name(text):
    assert names(text) == set()


def test_a_particle_that_other_places_lack_is_no_part_of_the_name():
    assert names("코드벨라가 값을 내렸다. 코드벨라는 작다.") == {"코드벨라"}
    assert names("서보모터가 돈다. 서보모터는 조용하다.") <= {"서보모터"}


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("앞선 칩은 300W를 쓴다.", id="adnominal-before-its-noun"),
        pytest.param("창고에 실린 카드는 모두 팔렸다.", id="participle-before-its-noun"),
        pytest.param("하루에 끌어오는 글이 900만 건이다.", id="compound-verb"),
        pytest.param("지난해 내려받은 모델은 열한 개다.", id="received-by-pulling"),
        pytest.param("사는 방법을 바꾸자는 뜻이다.", id="proposal"),
    ],
)
def test_verb_is_no_name(text):
    assert names(text) == set()


@pytest.mark.parametrize(
    ("text", "name"),
    [
        pytest.param("정확도는 굴렁이 91점, 올빼 80점. 굴렁이는 작다. 굴렁이를 켰다.", "굴렁이", id="stands-before-particles-elsewhere"),
        pytest.param("재 보니 솔바람이 41장을 읽었다. 솔바람은 작다. 솔바람의 값은 싸다.", "솔바람", id="stands-with-several-particles"),
    ],
)
def test_a_last_syllable_that_sounds_like_a_particle(text, name):
    assert [one for one in names(text) if one.startswith(name[:2])] == [name]
