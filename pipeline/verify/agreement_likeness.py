"""What speaks for two statements of different documents being one assertion."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import pairwise

from pipeline.verify.compared_claims import Statement
from pipeline.verify.contradictions import GENERIC
from pipeline.verify.metrics import TIMELY, family_name
from pipeline.verify.names import name_key
from pipeline.verify.numbers import MONEY, Tolerances, half_step
from pipeline.verify.sounds import designations, sound

FARTHEST = 4  # values further apart than this are of two things: of one and of many, of a part and of the whole
ABOUT = 0.04  # how far a number said to be about another lies from it at most
COARSEST = 0.025  # the most that rounding changes where neither says "about"
SURE = 0.6  # of claims that contradict each other though their documents tell different stories
ONE_ASSERTION = 2.0  # likeness from which two statements contradict each other; measured on the pairs with odd numbers
# What a product has by design, whoever measures it and when.
CONSTANT = frozenset(
    "memory_capacity memory_bandwidth core_count tensor_core_count transistor_count die_area process_node power clock_frequency cache_size".split()
)
COUNTERS = frozenset({None, "piece", "card", "chip", "unit", "gpu", "GPU"})  # one thing is counted in many words


def likeness(s: Statement, other: Statement) -> float:
    """How much speaks for it that two statements are of one thing."""
    if s.comparator and other.comparator and s.comparator != other.comparator and not within(s.comparator, other.comparator):
        return 0.0
    if s.benchmark and other.benchmark and not s.benchmark & other.benchmark:
        return 0.0
    if (s.type != other.type and (s.comparator or other.comparator)) or s.editions != other.editions:
        return 0.0
    if s.sold_with and other.sold_with and not s.sold_with & other.sold_with:
        return 0.0
    if _of_other_kinds(s, other) or of_two_things(s, other):
        return 0.0
    numbered = (_numbered(s.names), _numbered(other.names))
    if all(numbered) and not numbered[0] & numbered[1]:
        return 0.0
    own_names = [designations(x.subject) for x in (s, other)]
    if (all(own_names) and not own_names[0] & own_names[1]) or (s.lone and other.lone and s.lone != other.lone):
        return 0.0
    score = 1.5 if family_name(s.metric) == family_name(other.metric) or _both_of_speed(s, other) else 1.1 if s.dimension in MONEY else 0.0
    if s.language == other.language:
        score += 0.6 * min(3, len(s.stems & other.stems))
    elif s.metric == other.metric:
        score += 0.5
    own, theirs = sound(s.subject), sound(other.subject)
    score += 0.6 if own and (own == theirs or within(own, theirs)) else 0.0
    score += 0.3 if s.unit == other.unit else -0.4 if s.dimension == "count" and not {s.unit, other.unit} <= COUNTERS else 0.0
    return score - (0.3 if min(s.value, other.value) * FARTHEST < max(s.value, other.value) else 0.0)


def of_two_things(s: Statement, other: Statement) -> bool:
    """Whether both are told of something named, and neither name stands around the other's number: 리온's 300 W are no 나래's."""
    own, theirs = name_key(s.subject), name_key(other.subject)
    if not own or not theirs or own in GENERIC or theirs in GENERIC:
        return False
    if sound(s.subject) == sound(other.subject) or within(sound(s.subject), sound(other.subject)):
        return False
    if designations(s.subject) & designations(other.subject) and min(s.confidence, other.confidence) < SURE:
        return False  # one numbered name, of which one may be read with a word too many
    return not (_is_named_for(s, other.subject) or _is_named_for(other, s.subject))


_COMPARED = re.compile(r"[\w.-]+(?:보다|(?:와|과) 비교| ?대비|에 비[해하])|[\w.-]+['’]n?[dt][ae]n(?!\w)|[\w.-]+['’][yn]?[ae] (?:göre|kıyasla|karşı|oranla)")


def _is_named_for(s: Statement, name: str) -> bool:
    """Whether a name stands around a statement's number otherwise than as what it is compared with (``Toros, H100'den ucuz``)."""
    return _names_it(s.words, name) and (not _names_it(s.words, s.subject) or _names_it(_without_compared(s.words), name))


@lru_cache(maxsize=65536)
def _without_compared(words: str) -> str:
    return _COMPARED.sub(" ", words)


@lru_cache(maxsize=65536)
def _names_it(words: str, name: str) -> bool:
    """Whether words hold a name, whatever its script and endings: ``Rion'un`` holds 리온, ``미르 3.1은`` no 미르 3."""
    if re.search(f"(?:{re.escape(name)}|{re.escape(name.replace(' ', ''))})(?![0-9A-Za-z]|[.,][0-9])", words):
        return True
    own = sound(name)
    if len(own) < SHORTEST:
        return own in _beginnings_of(words)  # 가온, which sounds like the beginning of many words
    return any(w.startswith(own) and not w[len(own) : len(own) + 1].isdigit() for w in _sounds_of(words))


SHORTEST = 3  # letters of a name's sound by which a longer word is known for the name with an ending


@lru_cache(maxsize=4096)
def _beginnings_of(words: str) -> frozenset[str]:
    """Sounds of words that may be names, of Korean ones also without their last syllables, which may be endings."""
    names = [w for w in _WORD.findall(words) if not w[0].islower()]
    return frozenset(sound(w[:size]) for w in names for size in (range(2, len(w) + 1) if "가" <= w[0] <= "힣" else (len(w),)))


@lru_cache(maxsize=4096)
def _sounds_of(words: str) -> frozenset[str]:
    """Of every word, and of every two that follow each other."""
    single = _WORD.findall(words)
    return frozenset(map(sound, (*single, *map(" ".join, pairwise(single)))))


_WORD = re.compile(r"[0-9A-Za-zÇĞİÖŞÜçğıöşü가-힣-]+")


def _of_other_kinds(s: Statement, other: Statement) -> bool:
    """A share or a multiple of business against one of technique: growth of a revenue, and how much less power a chip draws; of memory
    and of speed; of a revenue and of a price.
    """
    if s.dimension not in {"percent", "percentage_point", "x"}:
        return False
    if s.dimension == other.dimension == "x" and (s.value < 1) != (other.value < 1):
        return True  # a part of a time, and how many times as fast
    if s.dimension == "x" and family_name(s.metric) != family_name(other.metric) and not {s.metric, other.metric} <= SPEEDS:
        return True
    if family_name(s.metric) == family_name(other.metric):
        return False
    return (s.metric in TIMELY) != (other.metric in TIMELY) or {s.metric, other.metric} <= AMOUNTS


AMOUNTS = frozenset("revenue profit loss price cost shipments investment inventory order_backlog employee_count".split())  # of which each grows by itself
SPEEDS = frozenset({"performance", "speed", "speedup", "throughput", "benchmark_score"})


def _both_of_speed(s: Statement, other: Statement) -> bool:
    """So many times the throughput, so many times the speed: one lead over one other side on one benchmark."""
    return s.dimension == other.dimension == "x" and bool(s.comparator) and s.comparator == other.comparator and {s.metric, other.metric} <= SPEEDS


@lru_cache(maxsize=65536)
def _numbered(names: frozenset[str]) -> frozenset[str]:
    return frozenset(n for n in names if any(c.isdigit() for c in n))


def surely_one(s: Statement, other: Statement) -> bool:
    """Whether two statements of different stories are of one constant thing: the same subject and metric, a thing's own, in the same words."""
    if s.metric != other.metric or s.metric not in CONSTANT - {"power"} or s.told or other.told or min(s.confidence, other.confidence) < SURE:
        return False
    same_subject = bool(s.subject) and name_key(s.subject) == name_key(other.subject) and name_key(s.subject) not in GENERIC
    same_names = s.lone == other.lone and (bool(s.lone) or s.language != other.language)
    return same_subject and same_names and len(s.stems & other.stems) >= 1 and {s.quantifier, other.quantifier} == {"exact"}


def likeness_in_story(s: Statement, other: Statement) -> float:
    """Likeness, to which one name, one period and a metric that each document gives but once add."""
    score = likeness(s, other)
    if not score:
        return 0.0
    score += 0.5 if s.lone and s.lone == other.lone else 0.0
    score += 0.4 if s.period and s.period == other.period else 0.0
    if s.dimension in PLENTIFUL and (sound(s.subject) != sound(other.subject) or (s.metric == OWNED and s.language == other.language)) and len(s.stems & other.stems) < _words_needed(s, other):
        return min(score, ONE_ASSERTION - 0.1)
    return score + (0.6 if s.sole and other.sole else 0.0)


def _words_needed(s: Statement, other: Statement) -> int:
    """Words in common that two counts or shares of unlike subjects need: fewer where each document has but one, or of one numbered name."""
    if s.language != other.language:
        return 0 if (s.lone and s.lone == other.lone) or (s.comparator and s.comparator == other.comparator) else 2
    return 1 if (s.sole and other.sole) or (s.lone and s.lone == other.lone) else 2


OWNED = "chip_count"  # of an owner, whom the subject, which is the chip, does not tell
PLENTIFUL = frozenset({"count", "percent", "x"})  # of counts, shares and multiples an article has many


def within(one: str, other: str) -> bool:
    return (len(min(one, other, key=len)) >= 3 or min(one, other, key=len)[-1:].isdigit()) and (one.endswith(other) or other.endswith(one))


def same_value(s: Statement, other: Statement, tolerances: Tolerances) -> str | None:
    """``agreement`` or ``rounding`` where the values are one."""
    if abs(s.value - other.value) <= 1e-6 * max(abs(s.value), abs(other.value)):
        return "agreement"
    about = "about" in {s.quantifier, other.quantifier} and abs(s.value - other.value) <= ABOUT * max(abs(s.value), abs(other.value))
    return "rounding" if about or _rounds_to(s, other, tolerances) else None


def _rounds_to(s: Statement, other: Statement, tolerances: Tolerances) -> bool:
    """Whether one value is the other, written with fewer digits."""
    for coarse, fine in ((s, other), (other, s)):
        scale = coarse.value / coarse.written if coarse.written else 1.0
        allowed = half_step(coarse.written) * scale
        most = tolerances.rounding if "about" in {s.quantifier, other.quantifier} else COARSEST
        if abs(coarse.value - fine.value) <= allowed * 1.0001 and abs(coarse.value - fine.value) <= most * abs(fine.value or 1):
            return True
    return False
