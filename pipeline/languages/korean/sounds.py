"""Which particles a Korean word takes by its last sound: 은 after a consonant, 는 after a vowel."""

from __future__ import annotations

from typing import Final

FINALS: Final = 28  # finals of a Hangul syllable, none included
_RIEUL: Final = 8  # ㄹ, after which 로 stands as after a vowel
_AFTER_VOWEL: Final = ("는", "가", "를", "와", "라", "랑", "란", "나", "였", "다")
_AFTER_CONSONANT: Final = ("은", "이", "을", "과", "으로")
_AFTER_ANY: Final = ("이자", "이든", "인")  # begin like one of them
CLOSED_BY_N = "".join(chr(code) for code in range(ord("간"), ord("힣") + 1, 28))  # with which an adnominal ends: `머문`, `갖춘`, `팔린`


def final_of(syllable: str) -> int:
    """The number of a Hangul syllable's final consonant, 0 for none."""
    return (ord(syllable) - ord("가")) % FINALS


def takes(stem: str, particle: str) -> bool:
    """Whether a particle, by its shape, can stand behind a stem; behind another script than Hangul each can."""
    if not "가" <= stem[-1] <= "힣" or particle.startswith(_AFTER_ANY):
        return True
    final = final_of(stem[-1])
    if particle.startswith("로"):
        return final in (0, _RIEUL)
    return not particle.startswith(_AFTER_VOWEL if final else _AFTER_CONSONANT)
