"""How many things an article announces, and how many it then lists.

``다음의 세 가지 기준으로 비교한다`` and three bullets; ``두 가지를 고쳤다. 첫째 … 둘째``; ``İki deney yaptık. İlk olarak … İkinci deneyde``; ``şu üç kart: A, B ve C``.
"""

from __future__ import annotations

import itertools
import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from pipeline.lexicon import fold
from pipeline.verify.numbers import PHYSICAL, Tolerances
from pipeline.verify.places import claims_on, spans_of, spread
from pipeline.verify.records import Case, Finding, Number, Span

CHECK, METHOD = "arithmetic", "announced count"
MOST = 12  # things that are announced by their number
NOUNS = "neden|sebep|sebeb|ölçüt|kriter|deney|test|yol|yöntem|fark(?!li)|özellik|adim|aşama|koşul|şart|hedef|sorun|soru|seçenek|nokta|başlik|alan|ilke|kural|etken|faktör|avantaj|konu|gerekçe|unsur|madde|şey|sonuç|değişiklik|yenilik|bulgu|öneri|haber|eksi|arti"
_NOUN = re.compile(rf"(?:\w+\s){{0,2}}?({NOUNS})\w*")
_KIND = re.compile(r"\s?가지")  # what Korean counts kinds of things by
_BACK = re.compile(r"(?:^|\s)(?:이|그|저|위의?|위에서 본|앞의?|앞선|다른|나머지|또 다른|각|매|모두|이들|bu|şu an|o|her|diğer|kalan|başka|yukaridaki|son|ilk|en az|en fazla|en|birkaç)\s$")  # of things told before
_PART = re.compile(r"\s?(?:\S{1,6}\s)?(?:를 |을 |이 |가 |은 |는 )?(?:모두|다 |중\s|중에|가운데|이상|넘게|정도|이하|말고|외에)|\S*\s?(?:biri\b|birini|birinden|ikisi\b|fazla|kadar)|\S*\sd[ae]\b|['’](?:ten|dan|den|tan|ü|u|i|si|sü)\b")
# Words that only an announcement has, before or after the count: a list of another length breaks them.
_AHEAD = re.compile(r"다음|아래|이렇|이러한|하기|\bşu\b|\bşunlar|aşağidaki|şöyle|\bsiralan")
_IS_SO_MANY = re.compile(r"\s?(?:가지)?\s?(?:이다|다|입니다|예요|이에요|이죠|죠|가 있다|가 있습니다|가 있어요|로 나뉜다|로 나뉩니다)[.:]?\s*$|[^.:]{0,40}\b(?:var|vardir|bulunuyor|yaptik|yürüttük)[.:]?\s*$")


class Listed(NamedTuple):
    """How many are listed, as what, where; ``clear``: the list has a plain beginning and end."""

    counts: frozenset[int]
    what: str
    end: int
    clear: bool


def check_announced_counts(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    """As many as announced support the number; a plain list of another length right behind is a conflict."""
    del tolerances  # things are counted
    folded = fold(case.text)
    if len(folded) != len(case.text):
        return
    claims = claims_on(case)
    counts = [n for n in case.numbers if _may_announce(folded, n)]
    by_sentence: defaultdict[Span, list[Number]] = defaultdict(list)
    for number in counts:
        by_sentence[case.sentence_at(number.start)].append(number)
    for number in counts:
        sentence = case.sentence_at(number.start)
        value, found = int(number.value or 0), [listed for reader in READERS if (listed := reader(case, folded, number, sentence))]
        right = next((one for one in found if value in one.counts), None)
        wrong = next((one for one in found if one.clear), None) if _is_last(folded, number, by_sentence[sentence]) else None
        if right is not None:
            said, verdict, cause, end = f"{value} {right.what} follow, as the article says.", "supported", "counted", right.end
        elif wrong is not None:
            said, verdict, cause, end = f"The article announces {value}; {max(wrong.counts)} {wrong.what} follow.", "conflicting", "contradiction", wrong.end
        else:
            continue
        inputs = {"figures": spans_of((number,)), "list": [sentence.start, end]}
        yield from spread(number, claims, Finding("", CHECK, verdict, cause, said, inputs, METHOD))  # type: ignore[arg-type]


def _may_announce(folded: str, number: Number) -> bool:
    value = number.value
    if number.kind != "quantity" or number.quantifier != "exact" or number.value_max or value is None or not 2 <= value <= MOST or value != int(value):
        return False
    if number.base_unit in PHYSICAL or "/" in (number.unit or ""):
        return False
    return folded[number.start - 1 : number.start] not in {"×", "x"} and not _BACK.search(folded, max(0, number.start - 16), number.start) and not _PART.match(folded, number.end)


def _is_last(folded: str, number: Number, counts: Sequence[Number]) -> bool:
    """``두 제품을 다음의 네 가지 기준으로``: whether of all counts of a sentence this is the one that a list may follow."""
    others = [n for n in counts if n is not number]
    return all(n.start < number.start for n in others) and (not others or _counts_kinds(folded, number))


def _counts_kinds(folded: str, number: Number) -> bool:
    """``세 가지``, ``üç neden``: whether the number counts what articles enumerate."""
    return "가지" in number.surface or _KIND.match(folded, number.end) is not None or _noun(folded, number) is not None


def _noun(folded: str, number: Number) -> str | None:
    match = _NOUN.match(folded, number.end + (folded[number.end : number.end + 1] == " ")) or _NOUN.search(folded, number.start, number.end)
    return match[1] if match else None


def _points_ahead(folded: str, number: Number, sentence: Span) -> bool:
    around = folded[sentence.start : sentence.end]
    return bool(_AHEAD.search(around)) or around.rstrip().endswith(":") or _IS_SO_MANY.search(folded, number.end, sentence.end) is not None


# Bullets and numbered lines right behind


def _bullets(case: Case, folded: str, number: Number, sentence: Span) -> Listed | None:
    """The items of a list whose first stands right behind the sentence; those set in under others are no items of it."""
    ahead = _points_ahead(folded, number, sentence)
    if not ahead and not _counts_kinds(folded, number):
        return None
    block = case.block_at(number.start)
    if folded[sentence.end : block.end].strip() or block.kind in {"list_item", "table"}:
        return None
    items = list(itertools.takewhile(lambda one: one.kind == "list_item", _blocks_from(case, block.end)))
    if len(items) < 2:
        return None
    depths = [_depth(case.text, one.start) for one in items]
    top = sum(depth <= depths[0] for depth in depths)
    marks = {_mark(case.text[one.start]) for one, depth in zip(items, depths, strict=True) if depth <= depths[0]}
    clear = ahead and _counts_kinds(folded, number) and len(marks) == 1 and all(depth == depths[0] for depth in depths)
    return Listed(frozenset({top}), "items", items[-1].end, clear)


def _blocks_from(case: Case, offset: int) -> Sequence[Span]:
    place = bisect_left(case.blocks, offset, key=lambda b: b.start)
    return case.blocks[place : place + MOST_BLOCKS]


def _depth(text: str, start: int) -> int:
    return start - 1 - text.rfind("\n", 0, start)


def _mark(first: str) -> str:
    return "1" if first.isalnum() or first in "①②③④⑤⑥⑦⑧⑨⑩" else first


_NUMBERED = re.compile(r"(?:[#*■◇◆▶○●\-\s(\[【]|️)*(?:([1-9]|1[0-2])[.)\]】]|([①-⑫]))\*{0,2}\s?\S")


def _numbered(case: Case, folded: str, number: Number, sentence: Span) -> Listed | None:
    """Headings or lines with numbers of their own from 1 on, text between them: ``1. HBM3E`` … ``2. 대역폭``. They only support."""
    if not _counts_kinds(folded, number):
        return None
    told, end = 0, sentence.end
    for place, block in enumerate(_blocks_from(case, sentence.end)):
        match = _NUMBERED.match(case.text, block.start, block.end)
        here = 0 if match is None else int(match[1]) if match[1] else ord(match[2]) - ord("①") + 1
        if here == told + 1 and (told or place < 2):
            told, end = here, block.end
        elif here == 1 or (not told and place >= 2):
            break
    return Listed(frozenset({told}), "numbered parts", end, clear=False) if told > 1 else None


# Ordinals in prose

_ORDINALS = {
    "ko": (
        ("첫째", "둘째", "셋째", "넷째", "다섯째", "여섯째", "일곱째"),
        ("첫 ?번째", "두 ?번째", "세 ?번째", "네 ?번째", "다섯 ?번째", "여섯 ?번째"),
        ("하나(?=[,.는])", "둘(?=[,.은])", "셋(?=[,.은])", "넷(?=[,.은])", "다섯(?=[,.은])"),
        ("(?:먼저|우선|하나는)", "(?:다른 하나는|또 하나는|나머지 하나는|그다음|다음으로)"),
    ),
    "tr": (
        ("birincisi", "ikincisi", "üçüncüsü", "dördüncüsü", "beşincisi"),
        ("(?:ilk olarak|ilki\\w*|birinci\\w*|ilk)", "(?:ikinci\\w*|diğeri\\w*|öteki\\w*)", "üçüncü\\w*", "dördüncü\\w*", "beşinci\\w*"),
        ("biri\\w*", "(?:diğeri\\w*|öteki\\w*)"),
    ),
}  # fmt: skip
_LAST = {"ko": "(?:마지막으로|끝으로|마지막은|마지막 하나는)", "tr": "(?:son olarak|sonuncu\\w*|son(?= \\w+sa\\b))"}
FARTHEST = 6000  # characters in which things are told one by one
MOST_BLOCKS = 300  # that are looked at behind an announcement
FIRST_WITHIN = 200  # characters from the announcement in which the first is told
_OPENS = r"(?:^\s*|[.!?:;,…]\s+|\n[\s*#\-–▶■◇✉️]*)"


def _ordinals(case: Case, folded: str, number: Number, sentence: Span) -> Listed | None:
    """First, second, third at the beginnings of sentences and clauses, up to the next heading."""
    if not _counts_kinds(folded, number):
        return None
    block = case.block_at(number.start)
    end = next((b.start for b in _blocks_from(case, block.end) if b.kind in {"heading", "title"}), len(folded))
    words = folded[sentence.end : min(end, sentence.end + FARTHEST)]
    noun = _noun(folded, number)
    for place, series in enumerate(_ORDINALS.get(case.language, ())):
        told, at = _series(words, series, noun)
        if told and re.compile(_OPENS + _LAST[case.language]).search(words, at):
            told += 1
        if told > 1:
            return Listed(frozenset({told}), "ordinals", sentence.end + at, clear=not place and told > int(number.value or 0))
    return None


def _series(words: str, series: tuple[str, ...], noun: str | None) -> tuple[int, int]:
    """How many of a series stand one after another, and where the last ends. An ordinal before a noun counts only where that is the thing announced."""
    at = told = 0
    for ordinal in series:
        found = next((m for m in re.compile(f"{_OPENS}({ordinal})(?!\\w)(.{{0,40}})").finditer(words, max(0, at - 1)) if _is_item(m[1], m[2], noun)), None)
        if found is None or (not told and found.start() > FIRST_WITHIN):
            break
        told, at = told + 1, found.end(1)
    return told, at


def _is_item(ordinal: str, after: str, noun: str | None) -> bool:
    if re.fullmatch(r"(?:ilk|birinci|ikinci|üçüncü|dördüncü|beşinci)", ordinal):
        return re.match(r" olarak|,|:", after) is not None or (noun is not None and re.search(rf"\b{noun}", after) is not None)
    return not ordinal.endswith("번째") or re.match(r"[,:로는은]| ?(?:기준|이유|실험|시험|방법|특징|변화|문제|원인|조건|요인|장점|단점|포인트|질문|차이)", after) is not None


# Names joined by commas

_NO_MORE = re.compile(r"(?<!\w)등(?:[이을은의도]|\s|$)|\bgibi\b|\bvb\b|\bvs\b|\bvesaire|\bdahil\b|포함|…|\.\.\.")
_JOINED = re.compile(r"\s(?:및|그리고|또는|ve|ile|veya|ya da)\s|(?<=[^\W\d_])[와과]\s")
_COMMAS = re.compile(r",\s(?:그리고\s|ve\s)?|、|\s?;\s")
LONGEST = 5  # words of a name in a plain list


def _names_behind(case: Case, folded: str, number: Number, sentence: Span) -> Listed | None:
    """``şu üç kart: A, B ve C``, ``세 모델(A, B, C)``."""
    block = case.block_at(number.start)
    match = re.compile(r"[^\n.;:!?\d(]{0,40}(?:\(([^()\n]{3,160})\)|:\s([^\n:]{3,200}?)(?=[.!?](?:\s|$)|\n|$))").match(folded, number.end, min(len(folded), block.end))
    if match is None or block.kind == "table":
        return None
    words = match[1] or match[2]
    if match[1] and _COMMAS.search(words) is None:
        return None
    ahead = match[1] is None and _AHEAD.search(folded, sentence.start, match.start(2)) is not None
    return _split(words, match.end(), ahead=ahead)


def _names_before(_: Case, folded: str, number: Number, sentence: Span) -> Listed | None:
    """``AWQ, GPTQ, NF4 세 가지``, ``A, B ve C olmak üzere üç model``. They only support."""
    kinds = "가지" in number.surface or _KIND.match(folded, number.end) is not None
    before = folded[sentence.start : number.start].rstrip()
    if not kinds and not before.endswith("olmak üzere"):
        return None
    before = re.split(r"[:(]\s?|(?:은|는|으로|이|가|에서|에는)\s(?=[^은는]*$)", re.sub(r"(?:\s|^)(?:등|이렇게|총|모두|olmak üzere|toplam)$", "", before), maxsplit=1)[-1]
    return _split(before, number.start, ahead=False)


_ENDS_SO = re.compile(r"\s?(?:가지)?\s?(?:이다|다|입니다|예요|이에요|이죠|죠)[.]?\s*$")


def _names_next(case: Case, folded: str, number: Number, sentence: Span) -> Listed | None:
    """``과제는 세 가지다. A, B, 그리고 C이다``: a sentence of its own. It only supports."""
    if case.language != "ko" or not _ENDS_SO.match(folded, number.end, sentence.end):
        return None
    place = bisect_left(case.sentences, sentence.end, key=lambda s: s.start)
    after = case.sentences[place] if place < len(case.sentences) else sentence
    return _split(folded[after.start : after.end], after.end, ahead=False) if after != sentence and ", 그리고 " in folded[after.start : after.end] else None


def _split(words: str, end: int, *, ahead: bool) -> Listed | None:
    """How many names may be meant: parted at commas alone, and at the words that join as well."""
    if _NO_MORE.search(words):
        return None
    words = re.sub(r"\([^()]*\)", "", words).strip(" .")
    by_commas = [w for w in _COMMAS.split(words) if w.strip()]
    joined = [w for part in by_commas for w in _JOINED.split(part) if w.strip()]
    last = [*by_commas[:-1], *(w for w in _JOINED.split(by_commas[-1]) if w.strip())] if by_commas else []
    counts = frozenset(len(x) for x in (by_commas, last, joined) if len(x) > 1)
    plain = ahead and len(by_commas) > 1 and all(len(w.split()) <= LONGEST for w in joined)
    return Listed(counts, "names", end, plain) if counts else None


Reader = Callable[[Case, str, Number, Span], Listed | None]
READERS: tuple[Reader, ...] = (_bullets, _numbered, _ordinals, _names_behind, _names_before, _names_next)
