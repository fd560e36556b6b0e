"""So many tokens at which something is measured: ``3만2천 토큰에서 속도가 40% 떨어진다``, ``32 bin token'da hız yüzde 40 düşüyor``.

Such a length is a condition of what is measured, and no amount that a thing is said to have.
"""

from __future__ import annotations

import re

from pipeline.extract.reading import Page, Reading
from pipeline.languages import measuring_of, setting_up_of
from schemas.records import Figure

LONGEST = 20_000_000  # tokens; more is what a model learned from
SHORTEST = 256


def _told_in_brackets(page: Page, reading: Reading, figure: Figure) -> bool:
    """``aynı dizi uzunluğuyla (4.096 token) saniyede 3.560``, ``같은 문맥 길이(4,096 토큰)에서 초당 3,560토큰``: a length told by the way, with a rate behind it."""
    if page.text[figure.start - 1 : figure.start] != "(" or page.text[figure.end : figure.end + 1] != ")" or not any(one.start > figure.end and one.kind == "quantity" for one in reading.figures):
        return False
    return any(_SUFFIXED.fullmatch(page.folded, told.end(), figure.start - 1) for told in measuring_of(page.grammar.code).context.finditer(page.folded, max(reading.start, figure.start - _BACK), figure.start))


_SUFFIXED, _BACK = re.compile(r"[a-zçğöşü]{0,6} ?|[가-힣]{0,3} ?"), 32
_WITH_CONTEXT = re.compile(r"['’]?(?:l[iuü]k)? bağlam(?:la|da|inda|iyla)(?![a-zçğöşü])")  # `8 bin bağlamla bellek 22 GB`
_PASSED = re.compile(r"넘|geç|aş")


def is_context_length(page: Page, reading: Reading, figure: Figure) -> bool:
    """Whether so many tokens are only a length at which something is measured; not where a change begins (``1만 토큰에서 3만 토큰으로``)."""
    if figure.kind == "quantity" and figure.unit is None and SHORTEST <= (figure.value or 0) <= LONGEST and _WITH_CONTEXT.match(page.folded, figure.end):
        return True
    if _set_to(page, reading, figure) or _is_fed(page, reading, figure):
        return True
    if figure.kind != "quantity" or figure.unit not in ("token", "token/s") or not SHORTEST <= (figure.value or 0) <= LONGEST:
        return False
    if _told_in_brackets(page, reading, figure):
        return True
    following = next((one for one in reading.figures if one.start >= figure.end), None)
    if figure.unit != "token":
        return False
    told = measuring_of(page.grammar.code).at_length.match(page.folded, figure.end, reading.end)
    if following is None:
        return told is not None and bool(_PASSED.search(told.group()))  # `1만 6천 토큰을 넘기자 멈췄다`
    return (following.unit != "token" or (following.value or 0) < SHORTEST) and told is not None


def _set_to(page: Page, reading: Reading, figure: Figure) -> bool:
    """``컨텍스트를 32,768로 늘리면 초당 52토큰``, ``bağlamı 32.768'e çıkarınca 52 token/s``: a number that is told behind the word for a length, with what comes of it."""
    words = setting_up_of(page.grammar.code)
    if figure.kind != "quantity" or figure.unit not in ("token", None) or not SHORTEST <= (figure.value or 0) <= LONGEST:
        return False
    told = words.input_before.search(page.folded, max(reading.start, figure.start - _NOUN_BEFORE), figure.start) and words.set_to.match(page.folded, figure.end, reading.end)
    return bool(told) and any(one.start >= figure.end and (one.unit not in ("token", None) or one.kind in ("percentage", "ratio")) for one in reading.figures)


def _is_fed(page: Page, reading: Reading, figure: Figure) -> bool:
    """``2만 토큰을 넣으면 첫 글자까지 44초``, ``20 bin token verince ilk token 44 saniyede``: so many are given to read, with what comes of it."""
    if figure.kind != "quantity" or (figure.unit or "").removesuffix("/s") != "token" or _A_SECOND.search(page.folded, max(reading.start, figure.start - _NOUN_BEFORE), figure.end) or not SHORTEST <= (figure.value or 0) <= LONGEST:
        return False
    fed = setting_up_of(page.grammar.code).fed_behind.match(page.folded, figure.end, reading.end)
    following = next((one for one in reading.figures if fed is not None and one.start >= fed.end()), None)
    return following is not None and following.kind == "quantity" and following.unit in _COMES_OF_IT


_A_SECOND = re.compile(r"초당|saniyede|saniyelik|/s")
_COMES_OF_IT = frozenset({"s", "ms", "min", "token/s"})


def lengths_told(page: Page, reading: Reading) -> dict[str, float | None]:
    """The length that a sentence tells its results at, as a condition; of two neither."""
    found = {one.value for one in reading.figures if is_context_length(page, reading, one)}
    return {"context_length": found.pop() if len(found) == 1 else None} if found else {}


def context_length_of(page: Page, reading: Reading, figure: Figure) -> Figure | None:
    """The last such length told before a figure in its sentence."""
    return next((one for one in reversed(reading.figures) if one.end <= figure.start and is_context_length(page, reading, one)), None)


def side_told(page: Page, reading: Reading, figure: Figure) -> str:
    """``입력 2,048토큰``, ``256 token çıktı``, ``입력과 출력은 각각 2,048, 512토큰``, ``컨텍스트 8,192``: ``input``, ``output`` or ``context`` where a number is how many tokens a model reads, writes or holds, else nothing."""
    words, low = setting_up_of(page.grammar.code), max(reading.start, figure.start - _NOUN_BEFORE)
    before = next((one for one in reversed(reading.figures) if one.end <= figure.start), None)
    if words.both.search(page.folded, low, figure.start):
        return "input"
    if before is not None and words.both.search(page.folded, max(reading.start, before.start - _NOUN_BEFORE), before.start):
        return "output"
    low = max(low, before.end if before else low)
    for side, ahead, behind in (("input", words.input_before, words.input_behind), ("output", words.output_before, words.output_behind)):
        if told := ahead.search(page.folded, low, figure.start) or behind.match(page.folded, figure.end, reading.end):
            return "context" if side == "input" and words.held.search(told.group()) else side
    return ""


_NOUN_BEFORE = 32  # code points before a number in which its noun stands
