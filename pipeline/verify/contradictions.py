"""Arithmetic: what the article says twice: the same in other words, or differently (headline against body, sentence against sentence)."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache

from pipeline.lexicon import fold
from pipeline.verify.numbers import Tolerances, agree, compare, shown
from pipeline.verify.places import claims_on, ids_of, measures, spans_of, spread
from pipeline.verify.records import Assertion, Case, Finding, Number, Span

CHECK, METHOD = "arithmetic", "contradiction"
GENERIC = frozenset("gpu cpu tpu npu ipu ram ssd hdd ai soc 칩 반도체 제품 시스템 ürün çip yonga model 회사 şirket previous".split())
# Names: letters with digits, capitals; in a Korean text every Latin word.
_NAME = re.compile(r"(?<![\w])(?:[A-Za-z]+[-]?\d\w*|\d+[A-Z]\w*|[A-Z]{2,}\w*)")
_LATIN = re.compile(r"[A-Za-z]{2,}[A-Za-z0-9-]*|[A-Za-z]\d[A-Za-z0-9-]*")
_WORD = re.compile(r"[가-힣]{2,}|[a-zçğıöşü]{4,}")
_STEM = {True: 2, False: 5}  # syllables or letters by which a word is known whatever its ending
STOP = frozenset("으로 에서 이상 이하 정도 최대 최소 까지 하는 있는 있다 했다 한다 이다 것으 그리 하지 yaklaşık olarak için daha kadar olan oldu gibi".split())
OTHER_TIME = re.compile(
    r"년 전|지난해|작년|전년|지난 ?(?:\d?분기|번|라운드|회차?|대회|조사|시즌|학기|달|주)|종전|기존|이전|과거|당시|직전|대기 ?(?:중|모드)|아이들|최고|최저|평균|geçen (?:yıl|sene|çeyrek|ay|hafta|tur|dönem|sezon|sefer|defa|anket|sayı)|önceki|eskiden|yıl önce|"
    r"bir önce|boşta|rölanti|idle|ortalama", re.IGNORECASE
)
UNIT_WORDS = frozenset("gb tb mb kb pb gib tib ghz mhz tflops pflops gflops tops tl usd try krw kwh ai gpu cpu npu".split())
MOST_TOLD = 50  # supported numbers of one value that a number is set beside
CONTEXT = 30  # characters before a number in which its noun stands


def check_contradictions(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    yield from _headline(case, tolerances)
    yield from _series(case)
    yield from _references_back(case)


def context_words(case: Case, number: Number) -> frozenset[str]:
    """Stems of the words just before a number and just after it, no further than the next number."""
    sentence = case.sentence_at(number.start)
    others = [n for n in case.numbers if n.kind != "name" and sentence.start <= n.start < sentence.end and n is not number]
    start = max([sentence.start, number.start - CONTEXT, *(n.end for n in others if n.end <= number.start)])
    end = min([sentence.end, number.end + CONTEXT // 2, *(n.start for n in others if n.start >= number.end)])
    return word_stems(f"{case.text[start : number.start]} {case.text[number.end : end]}")


@lru_cache(maxsize=4096)  # sentences are asked for again and again
def word_stems(text: str) -> frozenset[str]:
    """Words without their endings: the first two syllables, the first five letters."""
    words = _WORD.findall(fold(text))
    return frozenset(w[: _STEM[w[0] >= "가"]] for w in words) - {s[: _STEM[s[0] >= "가"]] for s in STOP}


CORRECTION = re.compile(r"정정|바로잡|수정 전|오기|düzelt|tekzip|yanlışlıkla|아니라|değil", re.IGNORECASE)


def _headline(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    """A number of the title that the body has not, where the body has one near to it of the same unit beside the same names."""
    title = next((b for b in case.blocks if b.kind == "title"), None)
    if title is None:
        return
    claims = claims_on(case)
    numbers = measures(case)
    body = [n for n in numbers if n.start >= title.end and case.block_at(n.start).kind not in {"title", "chrome"}]
    names = _names(case.words(title)) | _numbered(case, title)
    for number in (n for n in numbers if title.start <= n.start < title.end):
        same_unit = [n for n in body if n.unit == number.unit and n.kind == number.kind and n.value]
        if not same_unit or any(_restates(number, n, tolerances) for n in same_unit):
            continue
        rivals = [n for n in same_unit if _beside(case, n, names) and _near(number, n) and context_words(case, n) & context_words(case, number)]
        if len({n.value for n in rivals}) == 1:
            yield from _headline_differs(number, rivals[0], claims)


def _restates(number: Number, other: Number, tolerances: Tolerances) -> bool:
    assert number.base_value is not None
    assert other.base_value is not None
    return compare(number.base_value, other.base_value, "about", tolerances) != "different" or agree(
        compare(number.base_value, other.base_value, "exact", tolerances)
    )


def _near(number: Number, other: Number) -> bool:
    return 1 / 3 <= (number.base_value or 0) / (other.base_value or 1) <= 3 or str(number.value).strip("0.") == str(other.value).strip("0.")


def _names(words: str) -> frozenset[str]:
    pattern = _LATIN if re.search(r"[가-힣]", words) else _NAME
    return frozenset(map(fold, pattern.findall(words))) - UNIT_WORDS


def _beside(case: Case, number: Number, names: frozenset[str]) -> bool:
    sentence = case.sentence_at(number.start)
    found = _names(case.words(sentence)) | _numbered(case, sentence)
    if any(any(c.isdigit() for c in name) for name in found - names):
        return False  # of another model
    return len(found & names) >= min(2, len(names)) and bool(found & names)


def _numbered(case: Case, span: Span) -> frozenset[str]:
    """Names that are digits alone: ``5090``."""
    return frozenset(fold(n.surface) for n in case.numbers if n.kind == "name" and span.start <= n.start < span.end)


def _headline_differs(number: Number, other: Number, claims: dict[str, list[Assertion]]) -> Iterator[Finding]:
    said = f"The headline says {shown(number.value, number.unit)}, the body {shown(other.value, other.unit)}."
    inputs = {"figures": spans_of((number, other))}
    for one in (number, other):
        yield from spread(one, claims, Finding("", CHECK, "conflicting", "headline_differs", said, inputs, METHOD))


_SERIES = re.compile(r"(?<![A-Za-z가-힣])(Lecture|Part|Ders|Bölüm|Chapter|강의|제)\s*(\d{1,3})(?!\d)", re.IGNORECASE)


# ``제88호는 다음 주에 보내 드립니다``, ``Bölüm 6 haftaya``: a line about another issue than this one
_OTHER_ISSUE = re.compile(r"다음 (?:주|달|호|회|편|번|시간)|지난 (?:주|달|호|회|편|번|시간)|예고|haftaya|gelecek|önümüzdeki|bir sonraki|önceki|geçen (?:hafta|ay|sayi|bölüm|ders)")


def _series(case: Case) -> Iterator[Finding]:
    """A heading that names another number of the series than the title does, and that the text has nowhere else."""
    title = next((b for b in case.blocks if b.kind == "title"), None)
    words = case.title or (case.words(title) if title else "")
    own = {m[1].lower(): m[2] for m in _SERIES.finditer(words)}
    found = list(_SERIES.finditer(case.text))
    for match in found:
        series, number = match[1].lower(), match[2]
        block = case.block_at(match.start())
        others = [m for m in found if m[1].lower() == series]
        if own.get(series, number) == number or case.text[block.start : match.start()].strip() or _OTHER_ISSUE.search(fold(case.words(case.sentence_at(match.start())))):
            continue
        lone = sum(m[2] == number for m in others) == 1
        beyond = int(number) > max((int(m[2]) for m in others if m[2] != number), default=0)
        stands = [n for n in case.numbers if n.start <= match.start(2) < n.end]
        if lone and beyond and stands:
            said = f"The title says {match[1]} {own[series]}, this line {match[1]} {number}, which the text names nowhere else."
            yield Finding(
                stands[0].figure_id, CHECK, "refuted", "contradiction", said, {"figures": spans_of(stands[:1])}, METHOD
            )


_BACK = re.compile(r"위와 같이|앞서 (?:말한|언급한|본)|위에서 (?:말한|언급한)|yukarıda(?:ki)? (?:olduğu|belirtildiği|bahsedildiği)? ?gibi|yukarıdaki gibi|as above", re.IGNORECASE)


def _references_back(case: Case) -> Iterator[Finding]:
    """"As above" before a setting that was not named above, although others of its kind were."""
    settings = [c for c in case.claims if c.metric in {"batch_size", "epochs"} and c.value is not None and c.figure is not None]
    for i, claim in enumerate(settings):
        span = case.sentence_at(claim.start)
        match = _BACK.search(case.words(span))
        before = [c for c in settings[:i] if c.metric == claim.metric and c.evidence_end <= span.start]
        if match is None or span.start + match.start() > claim.start or len({c.value for c in before}) < 2:
            continue
        if claim.value not in {c.value for c in before}:
            named = ", ".join(sorted({shown(c.value) for c in before}))
            said = f"The sentence refers back to a {claim.metric} of {shown(claim.value)}, but above stand only {named}."
            yield Finding(claim.claim_id, CHECK, "refuted", "contradiction", said, {"claims": [c.claim_id for c in before]}, METHOD)


def restatements(case: Case, supported: set[str]) -> Iterator[Finding]:
    """Claims that repeat, with the same number beside the same names, what is supported elsewhere in the document."""
    claims = claims_on(case)
    numbers = {n.figure_id: n for n in measures(case)}
    proven: defaultdict[tuple[object, ...], list[Number]] = defaultdict(list)
    for number in numbers.values():
        if any(id_ in supported for id_ in ids_of(number, claims)) and len(same := proven[_told(number)]) < MOST_TOLD:
            same.append(number)
    for number in numbers.values():
        ids = [id_ for id_ in ids_of(number, claims) if id_ not in supported]
        if not ids:
            continue
        for other in proven[_told(number)]:
            if other is not number and _repeats(case, number, other):
                said = f"Repeats {shown(other.value, other.unit)} at {other.start}–{other.end}, beside the same names, which is supported."
                for id_ in ids:
                    yield Finding(id_, CHECK, "supported", "restatement", said, {"figures": spans_of((number, other))}, "restatement")
                break


def _told(number: Number) -> tuple[object, ...]:
    return number.value, number.unit, number.kind


def _repeats(case: Case, number: Number, other: Number) -> bool:
    """Whether two numbers of one value stand beside the same names, in two sentences."""
    here, there = (case.sentence_at(n.start) for n in (number, other))
    if here == there:
        return False
    shared = _names(case.words(Span(here.start, here.end))) & _names(case.words(Span(there.start, there.end)))
    return len(shared) >= 2
