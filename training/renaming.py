"""Other names for the same passage, so that a model learns how names stand in a text and not which ones there are.

A word that names one thing of a passage gives way to a word that names a thing of the same sort in another passage, wherever it
stands. The new word ends in a like sound, so that particles and suffixes stay right.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

from training.markup import Draft, Passage, read_passage

RENAMED: Final = frozenset({"chip", "vendor", "model", "person"})
CHANCE: Final = 0.6  # that a word gives way
COINED: Final = 0.4  # that the new word is none that anybody wrote, but the head of one with the tail of another
DESIGNATOR_CHANCE: Final = 0.35

_HANGUL: Final = re.compile(r"[가-힣]{2,6}")
_LATIN: Final = re.compile(r"[A-ZÇĞİÖŞÜ][a-zçğıöşü]{2,11}")
_DESIGNATOR: Final = re.compile(r"(?P<letters>[A-Z]{1,3})(?P<joint>-?)(?P<digits>[0-9]{1,4})")
_VOWELS: Final = "aeıioöuü"
_KIND_WORDS: Final = frozenset(
    "칩 카드 보드 서버 모델 시스템 제품 신형 전작 후속 프로 미니 울트라 플러스 라이트 대표 교수 박사 상무 이사 팀장 연구원 애널리스트 시장 업체 회사 반도체 "
    "전자 데이터센터 랙 노트북 스마트폰 Pro Mini Ultra Plus Lite Max Kart Kartı Çip Yonga Modül Bey Hanım Prof Doç".split()
)

Pool = dict[tuple[str, str, str], list[str]]  # language, sort, sound -> words


def sound_of(word: str) -> str:
    """What particles and suffixes look at: the final consonant of a syllable, or the last vowel and what follows it."""
    last = word[-1]
    if "가" <= last <= "힣":
        final = (ord(last) - 0xAC00) % 28
        return "ko:vowel" if final == 0 else "ko:l" if final == 8 else "ko:consonant"
    lower = word.replace("İ", "i").replace("I", "ı").lower()
    vowel = next((c for c in reversed(lower) if c in _VOWELS), "e")
    tail = "vowel" if lower[-1] in _VOWELS else "hard" if lower[-1] in "fstkçşhp" else "soft"
    return f"tr:{vowel}:{tail}"


def words_of(passage: Passage) -> dict[str, str]:
    """Words that only name a thing in this passage -> its sort."""
    found: dict[str, str] = {}
    shared: set[str] = set()
    for name in passage.names.values():
        if name.type not in RENAMED:
            continue
        words = {word for spelling in name.spellings for word in spelling.split() if _is_word(word)}
        for word in words:
            if found.setdefault(word, name.type) != name.type:
                shared.add(word)
    return {word: sort for word, sort in found.items() if word not in shared and _stands_alone(word, passage.text)}


def _is_word(word: str) -> bool:
    return word not in _KIND_WORDS and bool(_HANGUL.fullmatch(word) or _LATIN.fullmatch(word))


def _stands_alone(word: str, text: str) -> bool:
    """Whether the word never stands inside a longer one."""
    places = [match.start() for match in re.finditer(re.escape(word), text)]
    if not _HANGUL.fullmatch(word):
        return all((at == 0 or not text[at - 1].isalnum()) and not text[at + len(word) : at + len(word) + 1].isalpha() for at in places)
    return all(at == 0 or not "가" <= text[at - 1] <= "힣" for at in places)


def pool_of(passages: Iterable[tuple[str, Passage]]) -> Pool:
    """The words of passages, with their languages, by language, sort and sound."""
    pool: defaultdict[tuple[str, str, str], set[str]] = defaultdict(set)
    for language, passage in passages:
        for word, sort in words_of(passage).items():
            pool[language, sort, sound_of(word)].add(word)
    return {key: sorted(words) for key, words in sorted(pool.items())}


def rename(draft: Draft, language: str, pool: Pool, random: Random) -> Passage:
    """The passage under other names; itself where the exchange would break its marks."""
    passage = read_passage(draft.lines, voice=draft.voice, line=draft.line)
    swaps: dict[str, str] = {}
    for word, sort in sorted(words_of(passage).items()):
        options = [one for one in pool.get((language, sort, sound_of(word)), ()) if one not in passage.text and one not in swaps.values()]
        if options and random.random() < CHANCE:
            swaps[word] = coin(random.choice(options), random.choice(options)) if random.random() < COINED else random.choice(options)
    for word in sorted({m[0] for name in passage.names.values() if name.type == "chip" for s in name.spellings for m in _DESIGNATOR.finditer(s)}):
        if random.random() < DESIGNATOR_CHANCE:
            swaps[word] = _designator_like(word, random)
    if not swaps:
        return passage
    pattern = re.compile("|".join(rf"(?<![A-Za-z0-9]){re.escape(word)}(?![a-z0-9])" for word in sorted(swaps, key=len, reverse=True)))
    renamed = read_passage(_replace(draft.lines, pattern, swaps), voice=draft.voice, line=draft.line)
    return passage if renamed.faults else renamed


def coin(head: str, tail: str) -> str:
    """The first half of one word with the second half of another: ``Tekinalp`` and ``Karaca`` give ``Tekiaca``."""
    middle = (len(tail) + 1) // 2
    return head[: max(1, len(head) // 2)] + (tail[-1:] if len(tail) <= 2 else tail[middle:])


def _replace(lines: Sequence[str], pattern: re.Pattern[str], swaps: dict[str, str]) -> list[str]:
    return [pattern.sub(lambda match: swaps[match[0]], line) for line in lines]


def _designator_like(word: str, random: Random) -> str:
    match = _DESIGNATOR.fullmatch(word)
    assert match is not None, word
    letters = "".join(random.choice("ABCDEFGHJKLMNPQRSTVWXZ") for _ in match["letters"])
    digits = random.choice("123456789") + "".join(random.choice("0123456789") for _ in match["digits"][1:])
    return letters + match["joint"] + digits
