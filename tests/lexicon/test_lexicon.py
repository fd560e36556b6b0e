"""The lexicon and the user's own file."""

from __future__ import annotations

import re

import pytest

from pipeline.app import Pipeline
from pipeline.errors import UsageError
from pipeline.lexicon import fold, load_lexicon, places_of
from pipeline.settings import Settings


@pytest.mark.parametrize("text", ["İstanbul'da IŞIK", "엔비디아 H100", "Ağ\u00a0Çip"])
def test_fold_keeps_offsets(text):
    assert len(fold(text)) == len(text)


def test_every_maker_named_is_a_vendor_or_stands_alone():
    lexicon = load_lexicon()
    makers = {entry.vendor for entry in lexicon.by_name.values() if entry.vendor}
    types = {lexicon.by_name[name].type for name in makers if name in lexicon.by_name}
    assert types == {"vendor"}


def test_users_names_are_found(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text('[names]\n"Bulut Taşı" = { type = "chip", vendor = "Rüzgâr Yonga", also = ["구름돌"] }\n', encoding="utf-8")
    document = Pipeline(Settings(lexicon_file=str(file))).process("구름돌은 작다.", language="ko")
    assert [(e.name, e.type, e.vendor_id) for e in document.entities if e.type == "chip"] == [("Bulut Taşı", "chip", "vendor:rüzgâr-yonga")]


@pytest.mark.parametrize(
    ("content", "message"),
    [("[names\n", "not a lexicon"), ('[names]\n"X1" = {}\n', "needs a type"), ('[[family]]\nname = "X"\nstarts = ["x"]\npattern = "("\ntype = "chip"\n', "no usable pattern")],
)
def test_a_file_that_is_none_is_refused(tmp_path, content, message):
    file = tmp_path / "bad.toml"
    file.write_text(content, encoding="utf-8")
    with pytest.raises(UsageError, match=message):
        load_lexicon(str(file))


def test_own_patterns_have_the_groups_that_their_names_speak_of():
    for rows in load_lexicon().families.values():
        for start, family in rows:
            groups = max((int(group) for group in re.findall(r"\{(\d)", family.template)), default=0)
            assert family.pattern.groups >= groups, (start, family)


def test_a_family_that_needs_something_unknown_is_refused(tmp_path):
    file = tmp_path / "bad.toml"
    file.write_text('[[family]]\nname = "X{1}"\nstarts = ["x"]\npattern = "x([0-9])"\ntype = "chip"\nneeds = "number"\n', encoding="utf-8")
    with pytest.raises(UsageError, match="needs another word as 'needs'"):
        load_lexicon(str(file))


def makers(text: str, language: str) -> dict[str, str]:
    """Things of a text -> their makers, by the rules alone."""
    document = Pipeline(Settings(model="none")).process(text, language=language)
    return {e.name: e.vendor_id.removeprefix("vendor:") for e in document.entities if e.vendor_id}


@pytest.mark.parametrize(
    ("text", "language", "name", "maker"),
    [
        ("ESP32-S3는 전력 0.5W를 쓴다.", "ko", "ESP32-S3", "espressif"),
        ("ESP32-S3 kartı 0,5 W çekiyor.", "tr", "ESP32-S3", "espressif"),
        ("하일로-8L은 13 TOPS를 낸다.", "ko", "Hailo-8L", "hailo"),
        ("라이젠 AI HX 370은 50 TOPS를 낸다.", "ko", "Ryzen AI 9 HX 370", "amd"),
        ("9800X3D oyunlarda 210 FPS verdi.", "tr", "Ryzen 7 9800X3D", "amd"),
        ("9070 XT는 304W를 쓴다.", "ko", "RX 9070 XT", "amd"),
        ("제미나이 2.5 플래시는 초당 200토큰을 낸다.", "ko", "Gemini 2.5 Flash", "google"),
        ("Qwen 2.5 7B saniyede 45 token üretti.", "tr", "Qwen 2.5 7B", "alibaba"),
        ("클로드 소넷 4는 72.7%를 기록했다.", "ko", "Claude Sonnet 4", "anthropic"),
        ("스냅드래곤 X2 엘리트는 80 TOPS다.", "ko", "Snapdragon X2 Elite", "qualcomm"),
        ("Cortex-M55 çekirdeği 400 MHz hızında.", "tr", "Cortex-M55", "arm"),
    ],
)
def test_names_that_say_who_makes_them(text, language, name, maker):
    assert makers(text, language)[name] == maker


@pytest.mark.parametrize(
    ("beside", "alone", "language", "name"),
    [
        ("엔비디아가 내놓은 오린은 275 TOPS다.", "오린 종이는 275장이다.", "ko", "Orin"),
        ("젯슨 나노와 토르를 비교했다.", "토르는 망치를 든다.", "ko", "Thor"),
        ("퀄컴의 X 엘리트는 45 TOPS다.", "X 엘리트 반은 45명이다.", "ko", "Snapdragon X Elite"),
        ("Tesla yeni AI5 çipini anlattı.", "Yeni AI5 çipini anlattılar.", "tr", "AI5"),
        ("d-Matrix, Corsair kartını tanıttı.", "Corsair yeni kartını tanıttı.", "tr", "Corsair"),
    ],
)
def test_short_names_count_only_beside_their_maker_or_another_thing_of_its(beside, alone, language, name):
    assert name in makers(beside, language)
    assert name not in makers(alone, language)


@pytest.mark.parametrize(
    ("name", "types", "known"),
    [
        ("엔비디아", {"vendor"}, "NVIDIA"),
        ("엔비디아", {"chip"}, None),
        ("4070 티", {"chip"}, "RTX 4070 Ti"),  # of a family
        ("엔비디아의 4070 티", {"chip"}, None),  # not as a whole
        ("Kızılırmak", {"vendor", "chip"}, None),
    ],
)
def test_a_spelling_has_one_name(name, types, known):
    assert load_lexicon().canonical(name, types) == known


def test_places_of_a_word_do_not_overlap() -> None:
    assert list(places_of("aa", "aaaa baa")) == [0, 2, 6]
    assert list(places_of("해송", "소나무")) == []
