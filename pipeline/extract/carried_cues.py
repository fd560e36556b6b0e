"""What speaks for a unit that a bare number may go on in: the figures around it, the measures told without a number, the marks beside it.

Each unit in reach is an offer, and so is none. Cues are yes-or-no facts with names (``before:ends:0``, ``told:rate``); their weights are data
(``carried_units.toml``), fitted on golden files by ``bench/fit_units.py``; a cue that is not listed weighs nothing.
"""

from __future__ import annotations

import math
import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator
from dataclasses import InitVar, dataclass, field
from functools import cache, lru_cache
from typing import Final, NamedTuple

from pipeline.extract.drafts import Draft
from pipeline.extract.topics import SENTENCE_END, Topic, topic_before
from pipeline.extract.units import SCALES
from pipeline.languages.protocol import FigureGrammar
from pipeline.languages.turkish.words import FUNCTION_WORDS
from schemas.records import FigureKind

_BACK, _AHEAD = 10, 4  # figures that are looked at on either side
_REACH, _REACH_AHEAD, _REACH_TOLD, _REACH_RATE = 600, 200, 400, 30  # code points
_RATES = ("/W", "/J", "/USD", "/h", "/min")
_MEASURING: Final[tuple[FigureKind, ...]] = ("quantity", "percentage", "ratio", "money")
_WHOLE: Final = 100  # percent
_COMMON, _ALIKE, _CLOSE, _MORE = 5, 1.8, 1.6, 1.0  # units of the whole document that are offered; logarithms of how many times larger
_LISTED = 2.5  # logarithm of how many times larger or smaller what is joined may be
_LIKE_PLACE = 3  # place in `_RATIOS`
_LINE = 300  # code points of a line before the number that are looked at
_CHAIN, _CHAIN_LIKE = 30, 0.7  # code points, logarithm
_LEAST = 1e-12  # below it amounts do not differ
_CLOSE_TIMES = math.exp(_CLOSE)
_ABLATIVE = 5  # characters: `'den `
_GAPS, _COARSE_GAPS = (8, 20, 45, 90, 160, 300), (20, 60, 160)
_RATIOS = (0.02, 0.25, 0.6, 1.1, 1.8, 2.8, 4.5)
_SIZES = (1, 3, 10, 30, 100, 1000, 10_000, 1e6)
_VALUES = (1, 2, 3, 5, 10, 30, 100, 300, 1000, 10_000, 1e6)
_SCALE = re.compile(r"(?<=[0-9])[ \u00a0]?(만|천|백만|억|조|bin|milyon|milyar|trilyon)(?![a-zç])")
_OWN_SCALE = re.compile(r"[0-9][ \u00a0]?(?:만|천|억|조|bin|mily|trily)")
_CENTS = re.compile(r"[0-9][.,][0-9]{2}(?![0-9])")
_GROUPED = re.compile(r"[0-9][.,][0-9]{3}")
_PARALLEL = re.compile(r",[ \u00a0](?:[^\W\d_]+[ \u00a0]){0,2}[^\W\d_]+[dt][ae][ \u00a0]|,[ \u00a0](?:sonra|önce|şimdi)[ \u00a0]")  # `boşta 18, tam yükte 209 watt`
_NAMED_BESIDE = re.compile(
    r"['’]?[a-zçğıöşü가-힣]{0,3}(?:[ \u00a0][a-zçğıöşü가-힣]+){0,2},[ \u00a0](?:[A-Z가-힣][\w-]*(?:[ \u00a0][A-Z0-9][\w-]*){0,2})(?:['’][a-zçğıöşü]{1,6})?(?:[ \u00a0](?:ise|de|da))?[ \u00a0]"
)  # `H100 2,90 dolar, L4 0,55`, `K1 75 watt'la çalışıyor, D4 350`
_BESIDE_IT = re.compile(
    r"['’]?[a-zçğıöşü]{0,5}(?:[ \u00a0][a-zçğıöşü]+)?[,;][ \u00a0](?:[^\W\d_]+[ \u00a0]){0,2}(?:[^\W\d_]+(?:['’]?[dt][ae]|['’]?n?[ıiuü]nki(?:nde)?)|(?:[0-9]{4}[ \u00a0])?[A-Z][\w-]*['’][dt][ae])[ \u00a0](?:(?:ise|de|da|bu)[ \u00a0]){0,2}|['’]?[dt][ae]n[ \u00a0]"
)
"""What joins a number to the one before it so closely that it goes on in its unit: ``250 MW; Almanya'da 1.500``, ``90 tondan 12'ye``."""
_OF_THEM = re.compile(r"['’]s?[ıiuü](?![a-zçğıöşü])")  # `8,5 milyar liraya çıktı. 23'ü onay aldı`
_SPACES = frozenset(" \u00a0")
_NUMBER_ENDS = frozenset("0123456789만억천조nrz\n")
"""With what ``_NUMBER_BEFORE`` ends, a space aside."""
_WORD = re.compile(r"(?<![^\W_])[^\W\d_]+")
_NUMBER_BEFORE = re.compile(r"(?:[0-9][ \u00a0]?|[0-9][ \u00a0]?[만억천조]|(?<![^\W_])(?:bin|milyon|milyar|trilyon|yüz)[ \u00a0])$")
_IN_UNITS = re.compile(r"[^\W\d_]*[ ](?:cinsinden|olarak)")
_COLON = re.compile(r"[^.\n]{0,14}:")
_SUFFIX = re.compile(r"['’]?(?P<suffix>[a-zçğıöşü]{1,6})(?![a-zçğıöşüA-Z])")
_NEXT = re.compile(r"[ \u00a0](?P<word>[^\W\d_]+)")
_ONE_VOWEL = str.maketrans("ıüuaotğ", "iiiaodk")
_GAP_MARKS = "→/|·-–—(=<>~"
_CLASSES: Final = {
    unit: name
    for name, units in (
        ("rate", "frame/s token/s image/s query/s request/s transaction/s sample/s sequence/s sentence/s document/s"), ("data", "GB MB TB KB"), ("bandwidth", "GB/s TB/s MB/s Gbps Mbps Tbps MT/s"),
        ("duration", "s ms µs ns min h"), ("period", "day week month year"), ("power", "W kW MW GW mW"), ("energy", "Wh kWh MWh GWh mAh J mJ"), ("frequency", "GHz MHz Hz"), ("temperature", "degC"),
        ("length", "mm cm nm inch m km µm"), ("operations", "TOPS POPS GFLOPS TFLOPS PFLOPS EFLOPS"), ("percent", "percent percentage_point"), ("point", "point"), ("sound", "dB dBA decibel"),
        ("count", "token frame image piece core card chip GPU server person node"),
    )
    for unit in units.split()
}  # fmt: skip


class Offer(NamedTuple):
    """A unit that a bare number may be in (none: the number stays bare), and what its value is multiplied by."""

    kind: FigureKind | None
    unit: str | None
    scale: int
    cues: set[str]


class Told(NamedTuple):
    """A unit named without a number: ``saniyedeki jeton:``, ``(ms)``, ``와트당 프레임``."""

    start: int
    kind: FigureKind
    unit: str
    end: int


@dataclass(slots=True)
class Surroundings:
    """What the numbers at ``spots`` (places in ``drafts``, in order) share: the units told before them and the amounts of the text in each unit, in order of size."""

    text: str
    drafts: list[Draft]
    grammar: FigureGrammar
    spots: InitVar[list[int]]
    told: list[Told] = field(default_factory=list)
    told_starts: list[int] = field(default_factory=list)
    amounts: dict[tuple[FigureKind, str], list[float]] = field(default_factory=dict)
    common: list[tuple[FigureKind, str]] = field(default_factory=list)

    def __post_init__(self, spots: list[int]) -> None:
        last = 0
        for spot in spots:
            start = self.drafts[spot].start
            _tell_units(self.text, max(last, start - _REACH), start, self.grammar, self.told)
            last = start
        self.told_starts = [one.start for one in self.told]
        for draft in self.drafts:
            if _measures(draft):
                self.amounts.setdefault((draft.kind, draft.unit or ""), []).append(float(draft.value or 0))
        for amounts in self.amounts.values():
            amounts.sort()
        self.common = sorted(self.amounts, key=lambda key: (-len(self.amounts[key]), key))[:_COMMON]


@dataclass(slots=True)
class _Candidate:
    cues: set[str] = field(default_factory=set)
    count: int = 0


_Pool = dict[tuple[FigureKind, str, int], _Candidate]


def offers(around: Surroundings, index: int) -> list[Offer]:
    """The units in reach of the bare number at ``index``, in order of reading, and last that it has none."""
    draft = around.drafts[index]
    value = float(draft.value or 0)
    beside = _cues_beside(around, draft)
    before = around.drafts[index - 1] if index else None
    if before and before.rule == "bare" and before.kind == "quantity" and not before.unit and draft.start - before.end < _CHAIN and apart(value, before.value) < _CHAIN_LIKE:
        beside.add("after bare")  # `1.024 sığmadı, 768'e indik`
    topic = topic_before(around.text, around.drafts, index)
    if topic and not topic.units and not topic.money:
        return [Offer(None, None, 1, beside)]  # `F1 61,4`
    pool: _Pool = {}
    nearest = _offer_before(around, index, value, pool)
    _offer_after(around, index, value, pool)
    _offer_told(around, index, pool)
    _offer_common(around, value, pool, nearest)
    if topic and topic.unit:
        like, goes_on = topic.least <= value <= topic.most, "continues" in beside
        _candidate(pool, "quantity", topic.unit).cues.update(("topic", "topic:like" if like else "topic:unlike", "topic:plain" if like and goes_on else "topic:not plain"))
    tails = [cue for cue in beside if cue.startswith("tail")]
    size = bisect_right(_SIZES, value)
    for (kind, unit, _), one in pool.items():
        group = _class_of(kind, unit)
        one.cues.update(_unit_cues(unit, group, min(one.count, 4), size))
        if tails:
            one.cues.update([f"{tail}>{group}" for tail in tails])
        if kind == "percentage" and value > _WHOLE:
            one.cues.add("over100")
        if topic:
            one.cues.add("of_topic" if _is_of(topic, kind, unit) else "off_topic")
    no_money = "counts" in beside and bool(_OWN_SCALE.search(around.text, draft.start, draft.end))  # `Ciro 900 milyon lira oldu. İndirme 40 milyonu aştı`
    found = [Offer(kind, unit, scale, one.cues) for (kind, unit, scale), one in pool.items() if not (no_money and kind == "money") and (topic is None or _is_of(topic, kind, unit))]
    return [*found, Offer(None, None, 1, beside)]


@lru_cache(maxsize=4096)
def _unit_cues(unit: str, group: str, count: int, size: int) -> tuple[str, ...]:
    return f"class:{group}", f"count:{count}", f"size:{size}:{group}", f"unit:{unit}"


def _is_of(topic: Topic, kind: FigureKind, unit: str) -> bool:
    return unit in topic.units or (topic.money and kind == "money")


def _candidate(pool: _Pool, kind: FigureKind, unit: str, scale: int = 1) -> _Candidate:
    key = (kind, unit, scale)
    found = pool.get(key)
    if found is None:
        found = pool[key] = _Candidate()
    return found


def _offer_before(around: Surroundings, index: int, value: float, pool: _Pool) -> float:
    """Offers the units of the figures before, money not past a paragraph with a like amount of another unit; gives how far the likest lies from the number."""
    text, draft = around.text, around.drafts[index]
    own = bool(_OWN_SCALE.search(text, draft.start, draft.end))
    head = head_of(text, draft.start)
    rank = left = 0
    nearest = 9.0  # how far the nearest amounts lie from the number
    for before in reversed(around.drafts[max(0, index - _BACK) : index]):
        gap = draft.start - before.end
        if gap > _REACH:
            break
        if before.rule == "bare" and before.kind == "quantity" and not before.unit:
            left += 1
            continue
        if not _measures(before):
            continue
        if before.kind == "money" and nearest < _CHAIN_LIKE and "\n\n" in text[before.end : draft.start]:
            continue
        known = (before.kind, before.unit or "", 1) in pool
        scales = _scales(text, draft, before, own=own)
        if scales[-1] > 1 and _OF_THEM.match(text, draft.end) and text[draft.start : draft.end].isdigit():
            continue
        for scale in scales:
            one = _candidate(pool, before.kind, before.unit or "", scale)
            one.count += 1
            if known or one.count > 1:
                if apart(value * scale, before.value) < _MORE:
                    one.cues.add("before:more")
                continue
            _tell_before(around, before, draft, one.cues, (rank, left, scale, head))
            if rank and nearest < _CLOSE:
                one.cues.add("before:over")
            nearest = min(nearest, apart(value, before.value))
        rank += not known
    return nearest


def _tell_before(around: Surroundings, before: Draft, draft: Draft, cues: set[str], places: tuple[int, int, int, str]) -> None:
    """The cues of the last figure in a unit before the number; ``places``: its rank among units, the bare numbers between, the scale, what stands before the number."""
    text = around.text
    rank, left, scale, head = places
    gap, group = draft.start - before.end, _class_of(before.kind, before.unit or "")
    ends, lines = min(len(SENTENCE_END.findall(text, before.end, draft.start)), 3), text.count("\n", before.end, draft.start)
    ratio = bisect_right(_RATIOS, apart(draft.value, (before.value or 0) / scale))
    cues.update(_before_cues(min(rank, 3), min(left, 3), ends, bisect_right(_GAPS, gap), bisect_right(_COARSE_GAPS, gap), ratio, group))
    cues.add("before:carried" if before.rule == "carried_unit" else "before:own")
    if lines:
        cues.add(f"before:lines:{min(lines, 3)}")
        if "\n\n" in text[before.end : draft.start]:
            cues.add("before:paragraph")
    if scale > 1:
        cues.update(("scaled", f"scaled:{ratio}"))
        if _is_plain(before, ends, ratio):
            cues.add("scaled:plain")
    if _is_whole(draft.value) == _is_whole(before.value):
        cues.add("before:shape")
    if _stands_beside(text, before.end, draft.start):
        cues.add("before:beside")
        if apart(draft.value, before.value) < _LISTED:
            cues.add("before:joined")
    if head == head_of(text, before.start):
        cues.update(("before:heads", f"before:heads:{head}"))
    if rank == 0 and before.rule == "carried_unit":
        cues.add(f"before:chain:{ends}")
    at = bisect_right(around.told_starts, draft.start - 1) - 1
    if at >= 0 and around.told[at].start - before.end > 12:
        told = around.told[at]
        cues.add("between:same" if told.unit == before.unit else f"between:{_class_of(told.kind, told.unit)}")


@lru_cache(maxsize=8192)
def _before_cues(rank: int, left: int, ends: int, gap: int, coarse_gap: int, ratio: int, group: str) -> tuple[str, ...]:  # noqa: PLR0917  a key of the cache
    return (
        "before", f"before:rank:{rank}", f"before:ends:{ends}", f"before:gap:{gap}", f"before:left:{left}", f"before:ratio:{ratio}", f"before:ratio:{ratio}:{group}",
        f"before:rank:{min(rank, 2)}:{ends}", f"before:ends:{ends}:{ratio}", f"before:gap:{coarse_gap}:{group}:{ends}",
    )  # fmt: skip


def _stands_beside(text: str, start: int, end: int) -> bool:
    """Whether what stands between two numbers joins them closely; all that does has a comma or a semicolon, or is an ablative alone."""
    if text.find(",", start, end) < 0 and text.find(";", start, end) < 0 and end - start > _ABLATIVE:
        return False
    return bool(_BESIDE_IT.fullmatch(text, start, end) or _NAMED_BESIDE.fullmatch(text, start, end) or _PARALLEL.fullmatch(text, start, end))


def _offer_after(around: Surroundings, index: int, value: float, pool: _Pool) -> None:
    text, draft = around.text, around.drafts[index]
    own = bool(_OWN_SCALE.search(text, draft.start, draft.end))
    rank = 0
    for after in around.drafts[index + 1 : index + 1 + _AHEAD]:
        gap = after.start - draft.end
        ends = len(SENTENCE_END.findall(text, draft.end, after.start))
        if gap > _REACH_AHEAD or ends > 1:
            break
        if not _measures(after):
            continue
        group = _class_of(after.kind, after.unit or "")
        for scale in _scales(text, draft, after, own=own):
            one = _candidate(pool, after.kind, after.unit or "", scale)
            if "after" in one.cues:
                continue
            ratio = bisect_right(_RATIOS, apart(value, (after.value or 0) / scale))
            one.cues.update(_after_cues(min(rank, 2), ends, min(bisect_right(_GAPS, gap), 4), ratio, group))
            if scale > 1:
                one.cues.update(("scaled", f"scaled:{ratio}"))
                if _is_plain(after, ends, ratio):
                    one.cues.add("scaled:plain")
            if _PARALLEL.fullmatch(text, draft.end, after.start):
                one.cues.add("after:parallel")
        rank += 1


@lru_cache(maxsize=4096)
def _after_cues(rank: int, ends: int, gap: int, ratio: int, group: str) -> tuple[str, ...]:
    return "after", f"after:rank:{rank}", f"after:ends:{ends}", f"after:gap:{gap}", f"after:ratio:{ratio}", f"after:ratio:{ratio}:{group}"


def _offer_told(around: Surroundings, index: int, pool: _Pool) -> None:
    text, start = around.text, around.drafts[index].start
    rank = 0
    for at in range(bisect_right(around.told_starts, start - 1) - 1, -1, -1):
        told = around.told[at]
        if start - told.start >= _REACH_TOLD:
            break
        one = _candidate(pool, told.kind, told.unit)
        if "told" in one.cues:
            continue
        ends, lines = len(SENTENCE_END.findall(text, told.start, start)), text.count("\n", told.start, start)
        figures = sum([draft.start > told.start for draft in around.drafts[max(0, index - 3) : index]])
        group = "rate" if "/" in told.unit else _class_of(told.kind, told.unit)
        one.cues.update(_told_cues(min(ends, 4), min(rank, 3), min(lines, 3), group, figures))
        if _COLON.match(text, told.end):
            one.cues.add("told:colon")
        if _IN_UNITS.match(text, told.end):
            one.cues.add("told:in")
        if text[told.start - 1 : told.start] == "(":
            one.cues.add("told:bracketed" if text[told.end : told.end + 1] == ")" else "told:bracket")
        rank += 1


@lru_cache(maxsize=4096)
def _told_cues(ends: int, rank: int, lines: int, group: str, figures: int) -> tuple[str, ...]:
    return "told", f"told:ends:{ends}", f"told:rank:{rank}", f"told:lines:{lines}", f"told:{group}", f"told:figures:{figures}"


def _offer_common(around: Surroundings, value: float, pool: _Pool, nearest: float) -> None:
    """The commonest units of the document, where one of its amounts in them is like the number."""
    for kind, unit in around.common:
        amounts = around.amounts[kind, unit]
        at = bisect_right(amounts, value)
        least = min([apart(value, amount) for amount in amounts[max(0, at - 1) : at + 1]])
        if least > _ALIKE or (kind == "money" and nearest < _CHAIN_LIKE and (kind, unit, 1) not in pool):
            continue
        cues = _candidate(pool, kind, unit).cues
        alike = bisect_right((2, 3, 5, 9), bisect_right(amounts, value * _CLOSE_TIMES) - bisect_left(amounts, value / _CLOSE_TIMES))
        if not cues:
            cues.update(("document", f"document:{_class_of(kind, unit)}", f"document:alike:{alike}"))
        cues.update((f"common:alike:{alike}", f"common:ratio:{bisect_right((0.001, 0.1, 0.4, 1), least)}"))


def _cues_beside(around: Surroundings, draft: Draft) -> set[str]:
    """What stands beside a number: it speaks for or against its having no unit."""
    text, grammar, start, end = around.text, around.grammar, draft.start, draft.end
    cues = {"none", f"value:{bisect_right(_VALUES, draft.value or 0)}"}
    if grammar.continues(text, start, end):
        cues.add("continues")
    if grammar.counts(text, start):
        cues.add("counts")
    cues.update(_tail_cues(text, end, grammar.language))
    surface = text[start:end]
    cues.add(f"digits:{min(sum(map(str.isdigit, surface)), 5)}")
    if not _is_whole(draft.value):
        cues.add("decimal")
    if not surface.replace(".", "").replace(",", "").isdigit():
        cues.add("scale")
    if draft.value and draft.value >= 16 and math.log2(draft.value).is_integer():
        cues.add("power of two")  # batch and layer sizes
    if _GROUPED.search(surface):
        cues.add("grouped")
    low = max(0, start - _LINE)
    line = text[max(text.rfind("\n", low, start) + 1, low) : start]
    if not line.strip(" -•*|"):
        cues.add("line:start")
    if line.count("|") > 1:
        cues.add("line:bars")
    return cues


def _tail_cues(text: str, end: int, language: str) -> tuple[str, ...]:
    following = text[end : end + 1]
    suffix = _SUFFIX.match(text, end) if language == "tr" else None
    if suffix and following != " ":
        return ("tail:suffix", f"tail:suffix:{suffix['suffix'].translate(_ONE_VOWEL)[:4]}")
    if following in (" ", "\u00a0"):
        nextword = _NEXT.match(text, end)
        if not nextword:
            mark = text[end + 1 : end + 2]
            return (f"tail:space:{mark if mark in _GAP_MARKS else ''}",)
        word = nextword["word"]
        if word[0].isupper():
            return ("next:capital",)
        if language == "tr":
            return ("next:function" if word in FUNCTION_WORDS else "next:noun", f"tail:word:{word[-2:]}")
        return ("next:latin" if word.isascii() else "next:korean", f"tail:word:{word[-1]}")
    if "가" <= following <= "힣":
        return (f"tail:{following}", f"tail:{text[end : end + 2]}")
    return ("tail:newline" if following == "\n" else f"tail:mark:{following}",)


def _is_plain(giver: Draft, ends: int, ratio: int) -> bool:
    """``42만 원이고 9070은 92``: a price in the same sentence that is like it, once the scale is taken over."""
    return giver.kind == "money" and not ends and ratio <= _LIKE_PLACE


def head_of(text: str, start: int) -> str:
    """What sort of word or mark stands before a number."""
    head = text[max(0, start - 20) : start].removesuffix("\n")
    if head[-1:] not in _SPACES or not head[:-1] or head[-2].isspace():
        return f"beside {text[start - 1 : start]}"
    word = head.rsplit(maxsplit=1)[-1]
    first, last = word[0], word[-1]
    return "name" if first.isupper() or last.isdigit() else "word" if last.isalpha() else last


class _Lengths(NamedTuple):
    """How many characters of a word of letters are a unit where it stands alone, and whether what stands between two spaces holds such a word."""

    of_word: Callable[[str], int]
    in_token: Callable[[str], bool]


@cache
def _unit_lengths(grammar: FigureGrammar) -> _Lengths:
    @lru_cache(maxsize=16_384)
    def of_word(word: str) -> int:
        found = grammar.unit_at(word, 0)
        return found[0] if found else 0

    @lru_cache(maxsize=16_384)
    def in_token(token: str) -> bool:
        return any(map(of_word, _WORD.findall(token)))

    return _Lengths(of_word, in_token)


def _unit_words(text: str, low: int, high: int, grammar: FigureGrammar) -> Iterator[tuple[int, int, int]]:
    """The words between two positions that may be units: start, end, and how many characters are a unit."""
    of_word, in_token = _unit_lengths(grammar)
    start = low
    for token in text[low:high].split(" "):
        stop = start + len(token)
        if in_token(token):
            for word in _WORD.finditer(text, start, stop):
                length = of_word(word[0])
                if length:
                    yield *word.span(), length
        start = stop + 1


def _follows_number(text: str, start: int) -> bool:
    last = text[start - 1 : start]
    if last in _SPACES:
        last = text[start - 2 : start - 1]
    return last in _NUMBER_ENDS and _NUMBER_BEFORE.search(text, max(0, start - 9), start) is not None


def _tell_units(text: str, low: int, high: int, grammar: FigureGrammar, found: list[Told]) -> None:
    """Adds the units told between two positions."""
    shortest = 3 if grammar.language == "tr" else 2
    for start, stop, length in _unit_words(text, low, high, grammar):
        bracket = text[start - 1 : start] == "("
        if ((length < 2 or stop - start < shortest) and not bracket) or _follows_number(text, start):
            continue
        read = grammar.unit_at(text, start)
        if not read:
            continue
        end, (kind, unit) = read
        if not unit or kind not in _MEASURING or (end - start < 2 and not bracket):
            continue
        rate = grammar.rate_before(text, start) if kind == "quantity" and not unit.endswith(_RATES) else None
        if rate and start - rate[0] < _REACH_RATE and not (rate[1] == "s" and "/" in unit):
            unit = f"{unit}/{rate[1]}"
            if found and found[-1].start >= rate[0]:
                found.pop()  # the second of `saniyede jeton`
        elif kind == "quantity" and _CLASSES.get(unit, "count") == "count" and "/" not in unit:
            continue  # things are counted in any sentence
        found.append(Told(start, kind, unit, end))


def _scales(text: str, draft: Draft, giver: Draft, *, own: bool) -> tuple[int, ...]:
    """What a number may be multiplied by: 1, and the scale that the giver names and the number does not (``7,5 milyardı, bu yıl 11``; not ``kur 27,60 iken 37 bin lira``)."""
    to_the_cent = bool(_CENTS.search(text, draft.start, draft.end)) and not _CENTS.search(text, giver.start, giver.end)
    scale = None if own or to_the_cent or giver.rule == "carried_unit" else _SCALE.search(text, giver.start, giver.end)
    return (1, SCALES[scale[1]]) if scale else (1,)


def _measures(draft: Draft) -> bool:
    return draft.kind in _MEASURING and bool(draft.unit) and bool(draft.value) and not draft.in_words


def _class_of(kind: FigureKind, unit: str) -> str:
    if kind in ("money", "ratio"):
        return kind
    return "percent" if kind == "percentage" else _CLASSES.get(unit) or ("per" if "/" in unit else "other")


def apart(value: float | None, other: float | None) -> float:
    """By how much two amounts differ, as the natural logarithm of their ratio."""
    above = value if value and value > _LEAST else _LEAST
    below = other if other and other > _LEAST else _LEAST
    return abs(math.log(above / below))


def _is_whole(value: float | None) -> bool:
    return float(value or 0).is_integer()
