"""Rates that a text leaves to its reader: what takes the place of a bandwidth; in Korean bandwidths, tokens a second told once, links.

``초당 400토큰이고 상대는 2,530토큰``: where speeds are told, tokens that are no length of a text are a speed too. A Turkish bandwidth in bytes alone
(``bant genişliği 1008 GB``) stays as it is written, and the audit objects to it.
"""

from __future__ import annotations

import re

from pipeline.extract.drafts import Draft

_LIKE_SPEEDS = 40.0  # how many times faster or slower a speed may be than one that the text has told
_LENGTH_BEFORE = re.compile(r"(?:[컨콘]텍스트|[컨콘]텍|문맥|길이|입력|출력|프롬프트|최대|학습|데이터|말뭉치|질문|문서|창|배치|[0-9]당)[가-힣]{0,2}[^.\n0-9]{0,8}$")
_LENGTH_AFTER = re.compile(r"(?:짜리|씩|당|마다|분량)|[을를]?[ \u00a0](?:길이|입력|출력|컨텍|콘텍|문맥|프롬프트|창|을 넘|넣|읽|학습|채[우웠]|먹이|요약|문서|이내|단위)|까지[ \u00a0](?:받|넣|읽|지원|담)|에[ \u00a0][0-9.,]+[ \u00a0]?(?:원|달러|센트)")
_MOST_SPEED = 200_000  # tokens a second
_BANDWIDTH = re.compile(r"대역폭(?:은|이|도|을|만|까지|의)?[ \u00a0](?:약|최대|무려|총|역시|각각)?[ \u00a0]?$")
_INSTEAD = re.compile(r"(?:가|이)?[ \u00a0]아니라[ \u00a0]|에서[ \u00a0]|[ \u00a0]değil,?[ \u00a0]|['’]?[dt][ae]n[ \u00a0]|[ \u00a0]yerine[ \u00a0]")
"""Between a bandwidth and what takes its place: ``2.4TB가 아니라 1.9TB``, ``2,4 TB değil, 1,9 TB``."""
_BYTES = frozenset("MB GB TB PB".split())
_LINK = re.compile(r"(?:급)?[ \u00a0]?(?:이더넷|포트|네트워크|회선|링크|스위치|인피니밴드|랜|NIC|광모듈|트랜시버)")
_BITS = frozenset("Kb Mb Gb Tb".split())


def complete_speeds(text: str, drafts: list[Draft], language: str) -> None:
    """Gives quantities in place the second that they leave out."""
    told: list[float] = []
    before: Draft | None = None
    measured: Draft | None = None
    for draft in drafts:
        last, before = before, draft
        rate, measured = measured, draft if draft.kind in _MEASURES else measured
        if draft.kind != "quantity" or not draft.value:
            continue
        if draft.unit in _BYTES and (_BANDWIDTH.search(text, max(0, draft.start - 12), draft.start) or _takes_place(text, draft, last) or _of_another(text, draft, rate)):
            draft.unit = f"{draft.unit}/s"
        elif language != "ko":
            continue
        elif draft.unit == "token/s":
            told.append(draft.value)
        elif draft.unit == "token" and told and _is_speed(text, draft, told):
            draft.unit, draft.rule = "token/s", "told_speed"
            told.append(draft.value)
        elif draft.unit in _BITS and _LINK.match(text, draft.end):
            draft.unit = f"{draft.unit}ps"


def _takes_place(text: str, draft: Draft, last: Draft | None) -> bool:
    """``대역폭은 2.4TB/s가 아니라 1.9TB``: what takes the place of a bandwidth right before it is one."""
    return last is not None and (last.unit or "").removesuffix("/s") in _BYTES and (last.unit or "").endswith("/s") and bool(_INSTEAD.fullmatch(text, last.end, draft.start))


def _of_another(text: str, draft: Draft, rate: Draft | None) -> bool:
    """``대역폭이 초당 2TB이고 H100은 3.35TB다``, ``bant genişliği saniyede 2 TB, H100'ünki 3,35 TB``: what stands against a rate, of another thing, is one too; a memory of its own is not."""
    if rate is None or (rate.unit or "").removesuffix("/s") not in _BYTES or not (rate.unit or "").endswith("/s") or not rate.value:
        return False
    between = text[rate.end : draft.start]
    likely = 1 / _LIKE_SPEEDS <= (draft.value or 0) * _SIZE[draft.unit or ""] / (rate.value * _SIZE[(rate.unit or "").removesuffix("/s")]) <= _LIKE_SPEEDS
    return likely and bool(_AND_ANOTHER.fullmatch(between)) and not _STORE.search(between) and not _STORE_AFTER.match(text, draft.end)


_AND_ANOTHER = re.compile(
    r"(?:이?고|이?며|인데|이?지만|였고|였는데|였지만|이었고|이었는데|이었지만),?[ \u00a0][^.;:\n]{1,30}?(?:은|는|이|가|도)[ \u00a0](?:약|최대|무려|각각)?[ \u00a0]?"
    r"|(?:['’]?(?:d[iuü]r|t[iuü]r|ken))?,?[ \u00a0](?:ama[ \u00a0])?[^.;:,\n]{1,30}?['’]n?[iuü]n(?:ki)?(?:[ \u00a0](?:ise|de|da))?[ \u00a0]"
)
_STORE = re.compile(r"메모리|용량|저장|SSD|HBM|D램|캐시|디스크|드라이브|모델|bellek|kapasite|depola|disk", re.IGNORECASE)
_STORE_AFTER = re.compile(r"(?:의|짜리|급)?[ \u00a0]?(?:메모리|용량|저장|SSD|HBM|D램|bellek|depola|disk)", re.IGNORECASE)
_SIZE = {"MB": 1e-6, "GB": 1e-3, "TB": 1.0, "PB": 1e3}
_MEASURES = frozenset({"quantity", "percentage", "ratio", "money"})


def _is_speed(text: str, draft: Draft, told: list[float]) -> bool:
    value = draft.value or 0
    if value > _MOST_SPEED or _LENGTH_AFTER.match(text, draft.end) or _LENGTH_BEFORE.search(text, max(0, draft.start - 16), draft.start):
        return False
    return any(speed / _LIKE_SPEEDS <= value <= speed * _LIKE_SPEEDS for speed in told)
