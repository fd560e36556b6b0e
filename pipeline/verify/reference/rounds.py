"""Rounds of MLPerf Training: when their results came out, and which one the words around a place speak of."""

from __future__ import annotations

import re

from pipeline.extract import rounds
from pipeline.verify.records import Case, Number, Span

LAST = "4.0"  # the last round that has rows
PUBLISHED = {f"v{name}": month for name, month in rounds.PUBLISHED.items() if float(name) <= float(LAST)}
_ROUND_BEFORE = re.compile(r"(?:직전|이전|앞선|지난|한 라운드 전|önceki|bir önceki|geçen) ?(?:라운드|tur)")


_OTHER_SUITES = re.compile(r"mlperf[^.\n]{0,12}(?:inference|inferans|추론|인퍼런스|çikarim|tiny|타이니|storage|스토리지|depolama|hpc|client|클라이언트|mobile|모바일|automotive)")
_TRAINING = re.compile(r"mlperf[^.\n]{0,12}(?:training|트레이닝|훈련|학습|eğitim)")


def speaks_of_others(folded: str) -> bool:
    """Whether an article speaks of other suites of MLPerf than that of training, which the rows are of, and not of that: ``MLPerf 추론 4.0``, ``MLPerf Inference``."""
    return _OTHER_SUITES.search(folded) is not None and _TRAINING.search(folded) is None


def speaks_of_training(folded: str) -> bool:
    """Whether an article may speak of the results that the rows are of."""
    return "mlperf" in folded and not speaks_of_others(folded)


_ANY_SUITE = re.compile(rf"{_OTHER_SUITES.pattern}|(?P<training>{_TRAINING.pattern})")


def is_of_training(folded: str, offset: int) -> bool:
    """Whether what stands at a place is of the training suite: of the suites of MLPerf that are told with their names before it the last is that one, or none is."""
    told = list(_ANY_SUITE.finditer(folded, 0, offset))
    return not told or told[-1]["training"] is not None


def rounds_at(case: Case, folded: str, low: int, high: int) -> tuple[str, ...]:
    """The round that the sentence of a place tells, else the one told last before it and the first of the article; none where it is another one before."""
    sentence, told = case.sentence_at(low), told_rounds(case, folded)
    if (other := _of_month(folded, sentence.start, low, told)) is not None:
        return other
    inside = [r for start, r in told if sentence.start <= start < low][-1:] or [r for start, r in told if high <= start < sentence.end and not _HELD_AGAINST.match(folded, start)][:1]
    if not inside and _ROUND_BEFORE.search(folded, sentence.start, sentence.end):
        return ()
    before = [told[0][1] if start < sentence.start and _in_passing(case, folded, start, r, told[0][1]) else r for start, r in told if start < low]
    return tuple(dict.fromkeys(inside or [*before[-1:], *(r for _, r in told[:1])]))


_MONTHS = ("ocak", "şubat", "mart", "nisan", "mayis", "haziran", "temmuz", "ağustos", "eylül", "ekim", "kasim", "aralik")
_MONTH_OF = re.compile(rf"(?<![a-zçğöşü\d])(?:(?P<tr>{'|'.join(_MONTHS)})(?: ayi)?(?:ndaki|nda|daki|taki|da|ta)? |(?P<ko>\d{{1,2}})월(?:의|에 나온| 발표)? ?)(?:\d{{4}} )?(?:tur(?!k)|라운드)(?:[^;.]|(?<=\d)\.(?=\d))*$")
_NOW = re.compile(r"[,;]\s(?:şimdi|artik|bu kez|이제|지금|이번)(?:는|에|에는|엔)?\s[^,;]*$")


def _of_month(folded: str, low: int, high: int, told: list[tuple[int, str]]) -> tuple[str, ...] | None:
    """The round that words before a number tell by its month (``kasım ayındaki turda``), or the article's own, told as now behind another one; None where they do not."""
    own = told[0][1] if told else None
    inside = [r for start, r in told if low <= start < high]
    if inside and own and _NOW.search(folded, low, high):
        return (own,) if own not in inside else ()
    match = _MONTH_OF.search(folded, low, high)
    if match is None or inside or own is None:
        return None
    month = int(match["ko"]) if match["ko"] else _MONTHS.index(match["tr"]) + 1
    fitting = [r for r in ORDER if PUBLISHED[r].endswith(f"-{month:02d}") and ORDER.index(r) <= ORDER.index(own)]
    return tuple(fitting[-1:])


_HELD_AGAINST = re.compile(r"v?\d\.\d(?:의| ?라운드의| ?때의| ?때? ?보다| ?대비|에 비해|['’]?[dt][ae]ki|['’]?[ae] göre|['’]?[dt][ae]n)(?![a-z])")  # `58.3분으로 v3.0의 64.3분보다`
_RIGHT_BEFORE = re.compile(r"(?:직전|바로 전|이전|앞선|전번)(?:의|인)? (?:라운드인 )?v?$|(?:bir )?önceki (?:tur(?:da|un|daki)? )?(?:olan )?v?$")
_NOW_AGAIN = re.compile(r"(?<![가-힣])이번(?:에|엔|에는|에도)(?![가-힣])|(?<![a-zçğöşü])bu (?:kez|sefer|defa|turda)(?![a-zçğöşü])")


def _in_passing(case: Case, folded: str, start: int, told: str, first: str) -> bool:
    """``직전 3.1 라운드에서 세운 기록은``, ``3.1에서 58.3분이던 시간이 이번에``: an older round than the article's own, to which its sentence only looks back."""
    if ORDER.index(told) >= ORDER.index(first):
        return False
    sentence = case.sentence_at(start)
    return _RIGHT_BEFORE.search(folded, max(sentence.start, start - 24), start) is not None or _NOW_AGAIN.search(folded, start, sentence.end) is not None


def round_here(case: Case, folded: str, low: int, high: int) -> str | None:
    """The round that the paragraph of a place tells nearest to it, else the only one of the article; none where it is another one before."""
    near, told = rounds_at(case, folded, low, high), told_rounds(case, folded)
    top = min(case.block_at(low).start, case.sentence_at(low).start)
    if len(near) < 2 or any(top <= start < high and r == near[0] for start, r in told):  # two
        return near[0] if near else None
    return None


def rounds_of(case: Case, folded: str) -> tuple[str, ...]:
    """Every round that the article tells, in the order of its words."""
    return tuple(dict.fromkeys(one for _, one in told_rounds(case, folded)))


def told_rounds(case: Case, folded: str) -> list[tuple[int, str]]:
    """Each place at which the article tells a round, with the round."""
    told = [(n.start, f"v{n.text_value}") for n in case.numbers if n.kind == "version" and f"v{n.text_value}" in PUBLISHED and _is_round(folded, n)]
    bare = [(n.start, f"v{n.surface}") for n in case.numbers if n.kind != "version" and f"v{n.surface}" in PUBLISHED and BEFORE_DIVISION.match(folded, n.end)]
    return sorted(told + bare)


BEFORE_DIVISION = re.compile(r" (?:클로즈드|오픈|개방|폐쇄|닫힌|열린)(?:\([a-z]+\))? ?부문")  # `2.1 오픈 부문에서`


_BOTH_ROUNDS = re.compile(r"(?:두|양) 라운드|(?:her )?iki tur(?!b)")


def two_rounds_at(case: Case, folded: str, sentence: Span) -> tuple[str, ...]:
    """``v3.0과 v3.1이 똑같다``, ``bir önceki tura göre değişmemiş``, ``iki turda da aynı``: the two rounds that a sentence sets against each other, the earlier first; empty where it does not tell them."""
    numbers = [n for n in case.numbers if n.kind == "version" and f"v{n.text_value}" in PUBLISHED and _is_round(folded, n)]
    here = sorted({f"v{n.text_value}" for n in case.numbers if n.kind == "version" and f"v{n.text_value}" in PUBLISHED and sentence.start <= n.start < sentence.end}, key=ORDER.index)
    if len(here) == 2:  # two
        return tuple(here)
    before = [f"v{n.text_value}" for n in numbers if n.start < sentence.start]
    if len(here) == 1 and before and before[-1] != here[0]:  # `2.0 라운드 때 숫자랑 똑같다`
        return tuple(sorted((here[0], before[-1]), key=ORDER.index))
    current = here[0] if here else before[-1] if before else None
    if current is None or len(here) > 1:
        return ()
    told = sorted({f"v{n.text_value}" for n in numbers}, key=ORDER.index)
    if _BOTH_ROUNDS.search(folded, sentence.start, sentence.end) and len(told) == 2:
        return tuple(told)
    if (_ROUND_BEFORE.search(folded, sentence.start, sentence.end) or _BOTH_ROUNDS.search(folded, sentence.start, sentence.end)) and ORDER.index(current):
        return (ORDER[ORDER.index(current) - 1], current)
    return ()


ORDER = tuple(PUBLISHED)
SHORT = 24  # code points of a heading before its round


def _is_round(folded: str, number: Number) -> bool:
    around = folded[max(0, number.start - 30) : number.end + 12]
    line = folded.rfind("\n", 0, number.start) + 1
    ends = folded.find("\n", number.end)
    head, tail = folded[line : number.start], folded[number.end : ends if ends >= 0 else len(folded)]
    if (head == "" and tail.startswith(":")) or (tail == "" and head.endswith(": ") and len(head) <= SHORT):  # `1.1: Asıl sıçrama`, `İlk adım: 1.0`
        return True
    return "mlperf" in around or re.search(r"라운드|(?<![a-z])tur(?:u|un|una|unda|undan|undaki|da|dan|daki)?(?![a-z])|(?<![a-z])v\d", around) is not None or re.match(r"['’][dt][ae]|['’]n?[iuü]n (?:en |açik |kapali |ilk |son )|에서|에는|때", folded[number.end : number.end + 12]) is not None
