"""What a Korean counter counts: the noun before or behind the number (``GPU 8장``, ``8대의 서버``)."""

from __future__ import annotations

import re

from pipeline.languages.korean import units

_CARDS_AFTER = re.compile(r"(?:짜리|급)?[ \u00a0]?(?:서버|시스템|노드|랙)(?![가-힣]*당)|(?:을|를|씩|이|만)?[ \u00a0]?(?:꽂|묶|장착|탑재|얹)")
_CARDS_BEFORE = re.compile(r"(?:(?<![A-Za-z0-9])(?:[A-Z][A-Za-z]*-?[0-9]+[A-Za-z]*|[1-9]0[5-9]0)(?:[ \u00a0](?:Ti|Super|XT|XTX|SXM|PCIe|NVL|[0-9]+GB))?|그래픽카드|가속기)(?:은|는|이|가|의|도|만)?[ \u00a0]$")  # `H100 8장`, `4090 두 장`
_SUBMITTED = re.compile(r"(?:기관|업체|기업|곳|팀|회차|라운드)[^.]*제출|제출[^.]*(?:건|회차|라운드)")
_NOUN_BEFORE = re.compile(r"([가-힣A-Za-z]+?)(?:은|는|이|가|을|를|의|도|만|로|으로)?[ \u00a0]?(?:최대|최소|약|총|각각|모두|무려|단|수만|고작)?[ \u00a0]?$")
_IS_WHEN = re.compile(r"일[ \u00a0](?:때|경우|것)|일(?:지|까|수록|텐데)")  # `512개일 때`
_OWNED_NOUN = re.compile(r"[ \u00a0]?(?:이상|이하|미만|안팎|가량|정도|남짓)?의[ \u00a0]([가-힣A-Za-z]+)")  # `CPU는 8~12개의 스레드를`: nearer than what stands before
_HAVE_MACHINES = frozenset({"company", "organisation", "lab", "student", "employee", "developer", "engineer", "country", "customer", "user", "person"})  # `회사는 260대를 냈다`: 대 and 장 count none of these
_NOUN_AFTER = re.compile(r"(?:의|짜리)?[ \u00a0]?([가-힣A-Za-z]+)")


def counted(text: str, start: int, end: int, unit: str) -> str:
    """What a number with a counter counts, ``unit`` where no noun says it."""
    if text[end - 1 : end] == "장" and (_CARDS_AFTER.match(text, end) or _CARDS_BEFORE.search(text, max(0, start - 20), start)):
        return "card"
    if text[end - 1 : end] == "건" and _SUBMITTED.search(text, max(text.rfind("\n", 0, start) + 1, start - 40), end + 12):
        return "result"  # `9개 기관이 모두 74건을 제출했다`
    before = _NOUN_BEFORE.search(text, max(0, start - 14), start)
    if before and before[1] in units.NOUNS and not _OWNED_NOUN.match(text, end) and not (text[end - 1 : end] in "대장" and units.NOUNS[before[1]] in _HAVE_MACHINES):
        return units.NOUNS[before[1]]
    after = _OWNED_NOUN.match(text, end) or _NOUN_AFTER.match(text, end)
    if after and not _IS_WHEN.match(text, after.start(1)):
        for length in range(len(after[1]), 0, -1):
            if after[1][:length] in units.NOUNS:
                return units.NOUNS[after[1][:length]]
    return unit
