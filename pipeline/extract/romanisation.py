"""Revised Romanisation of Korean, for names that stand in Hangul only."""

from __future__ import annotations

import re

from pipeline.languages.korean.loanwords import LOANWORDS

_RUNS = re.compile(r"[가-힣]+|[^가-힣]+")
_LEADS = ("g", "kk", "n", "d", "tt", "r", "m", "b", "pp", "s", "ss", "", "j", "jj", "ch", "k", "t", "p", "h")
_VOWELS = ("a", "ae", "ya", "yae", "eo", "e", "yeo", "ye", "o", "wa", "wae", "oe", "yo", "u", "wo", "we", "wi", "yu", "eu", "ui", "i")
_TAILS = ("", "k", "k", "k", "n", "n", "n", "t", "l", "k", "m", "l", "l", "l", "p", "l", "m", "p", "p", "t", "t", "ng", "t", "t", "k", "t", "p", "t")
_SURNAMES = {"김": "Kim", "이": "Lee", "박": "Park", "최": "Choi", "강": "Kang", "조": "Cho", "임": "Lim", "오": "Oh", "신": "Shin", "우": "Woo", "문": "Moon", "유": "Yoo", "윤": "Yoon"}
_LONG_SURNAMES = ("남궁", "황보", "제갈", "선우", "독고")
_GIVEN_NAME = (1, 2)  # syllables
_LINKED = ("", "g", "kk", "ks", "n", "nj", "n", "d", "r", "lg", "lm", "lb", "ls", "lt", "lp", "r", "m", "b", "ps", "s", "ss", "ng", "j", "ch", "k", "t", "p", "")


def romanise(hangul: str) -> str:
    """Revised Romanisation without the assimilations of connected speech: ``나래칩스`` -> ``Naraechipseu``.

    A final consonant before a vowel is carried over (``한옥`` -> ``Hanok``), and ``ㄹㄹ`` is ``ll``; other letters stay as they are.
    """
    out: list[str] = []
    tail = 0
    for char in hangul + "\0":
        code = ord(char) - 0xAC00
        syllable = 0 <= code < 11172
        lead = code // 588 if syllable else -1
        if tail:
            linked = lead == 11 and tail != 21
            out.append(_LINKED[tail] if linked else _TAILS[tail])
        if syllable:
            out.append("l" if lead == 5 and tail == 8 else _LEADS[lead])
            out.append(_VOWELS[code % 588 // 28])
            tail = code % 28
        else:
            out.append(char)
            tail = 0
    return " ".join(word[:1].upper() + word[1:] for word in "".join(out)[:-1].split(" "))


def spelled_in_latin(name: str) -> str:
    """A name in Latin letters, its English words as English spells them: ``프리픽스 캐싱`` -> ``Prefix Caching``; the rest by its sound."""
    return " ".join(_spelled(word) for word in name.split(" "))


def _spelled(word: str) -> str:
    """``센터``; ``국가AI센터``, where all that stands between other letters is such a word."""
    if word in LOANWORDS:
        return LOANWORDS[word]
    runs = _RUNS.findall(word)
    if len(runs) > 1 and all(run in LOANWORDS or (run.isalpha() and run.isascii()) for run in runs):
        return " ".join(LOANWORDS.get(run, run) for run in runs)
    return romanise(word)


def romanise_person(hangul: str) -> str:
    """A Korean's name as newspapers spell it: surname first, the commonest in their usual spelling (``김도윤`` -> ``Kim Do-yun``)."""
    surname = next((one for one in _LONG_SURNAMES if hangul.startswith(one) and len(hangul) > len(one)), hangul[:1])
    given = hangul[len(surname) :]
    if not all("가" <= letter <= "힣" for letter in hangul) or not _GIVEN_NAME[0] <= len(given) <= _GIVEN_NAME[1]:
        return romanise(hangul)
    return f"{_SURNAMES.get(surname) or romanise(surname)} {'-'.join(romanise(one).lower() for one in given).capitalize()}"
