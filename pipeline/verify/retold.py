"""Cues for one fact told twice: what two numbers of an article have in common, and what sets them apart, their values masked.

``Retold`` reads an article once; ``pairs`` gives the pairs of like numbers with differing values in two sentences, each with its cues. The
weights of the cues (``retold.toml``) come from articles whose claims are known (``bench/fit_retold.py``); nothing here is a rule.
"""

from __future__ import annotations

import math
import re
import tomllib
from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from pipeline.lexicon import fold
from pipeline.verify.amounts import digits, dimension_of
from pipeline.verify.contradictions import CORRECTION
from pipeline.verify.likeness import BOUNDS, like, restates
from pipeline.verify.metrics import family_name
from pipeline.verify.names import keys
from pipeline.verify.places import MEASURING
from pipeline.verify.products import EACH_AFTER, EACH_BEFORE
from pipeline.verify.records import Assertion, Case, Number, asked_once
from pipeline.verify.sides import EARLIER

WEIGHTS = Path(__file__).with_name("retold.toml")
BEFORE, AFTER = 40, 24  # characters beside a number whose words are its own
LEAD = 3  # sentences of the body that open it
CLOSE, ROUND = 0.04, 0.1  # how far two values must lie apart, relatively, to be no rounding: in digits, and where one is in words
FAR = 3.0  # times that two tellings of one fact may lie apart
SURE, MANY = 2, frozenset({"x", "m"})  # digits that one of two multiples or lengths has at least: many things are 5 nm or twice as fast
LIKE_NUMBERS = 60  # numbers of one dimension beyond which an article is all tables and is not searched
RARE_IN = 2  # sentences that a rare word stands in
LEAST_GAP, NEAR_BY, FAR_OFF = 1, 3, 8  # sentences between two tellings
GENERAL = frozenset({None, "piece"})
_WORD = re.compile(r"[가-힣]{2,}|[a-zçğıöşüâîû]{3,}")
_DESIGNATION = re.compile(r"[a-zçğöşü가-힣]+[\s\-]?\d+[a-z0-9]*|(?<![\d.,])\d{4}(?= ?(?:ti|super|s)\b)")
YEAR = re.compile(r"(?<!\d)(?:19|20)\d\d(?!\d)|[1-4] ?분기|상반기|하반기|[1-4]\. çeyrek|(?:birinci|ikinci|üçüncü|dördüncü|son|ilk) çeyrek")
_COUNTER = re.compile(r"(?:[\d만억조천백십]\s?|\s)([가-힣]{1,3})$")
_NOUN = re.compile(r"^(?:['’]\w{1,4})?\s?([a-zçğöşüiâîû]{3,}|[가-힣]{1,})")
_KINDS = frozenset({"종", "가지", "종류", "çeşit", "tür"})  # so many kinds are no number of pieces
_GOAL = re.compile(r"목표|계획|예정|전망|예상|것으로 보|hedef|planl|beklen|öngör|tahmin|acak|ecek")
_CORRECTED = re.compile(CORRECTION.pattern + r"|바른 값|맞는 값|잘못 (?:적|쓴|썼|표기)|적었으나|적었습니다|표기했|doğrusu|yanlış yaz|demişim|yazmışım", re.IGNORECASE)
_OF_CORRECTION = re.compile(r"정정|바로잡|düzeltme|tekzip", re.IGNORECASE)
_BOUND_WORDS = re.compile(r"최대|최고|최소|최저|평균|누적|이론|대기|유휴|en (?:fazla|çok|az|yüksek|düşük)|azami|asgari|ortalama|toplam|(?<![가-힣])총(?!이익|자산|부채|마진)|합계|모두|전체")


@dataclass(frozen=True, slots=True)
class Telling:
    """A number with the words it is told in. ``near``: stems beside it, ``wide``: those of its sentence."""

    number: Number
    sentence: int
    kind: str
    body_place: int  # of its sentence in the body, 0 the first
    near: frozenset[str]
    wide: frozenset[str]
    names: frozenset[str]
    last_name: str
    noun: str
    counter: str
    times: frozenset[str]
    bounds: frozenset[str]
    earlier: bool
    goal: bool
    each: bool
    corrected: bool
    claims: tuple[Assertion, ...]


@lru_cache(maxsize=4096)
def stems(text: str) -> frozenset[str]:
    """Korean words by their pairs of syllables, others by their first five letters."""
    found: set[str] = set()
    for word in _WORD.findall(fold(text)):
        if word[0] >= "가":
            found.update(word[i : i + 2] for i in range(len(word) - 1))
        else:
            found.add(word[:5])
    return frozenset(found)


class Retold:
    """The tellings of an article and how rare its words are."""

    def __init__(self, case: Case, numbers: Sequence[Number] | None = None) -> None:
        self.case = case
        self.numbers = [n for n in (case.numbers if numbers is None else numbers) if n.kind in MEASURING and n.value and n.value > 0 and not n.value_max]
        self._starts = [s.start for s in case.sentences]
        self._stems: dict[int, frozenset[str]] = {}
        claims: defaultdict[str, list[Assertion]] = defaultdict(list)
        for claim in case.claims:
            if claim.figure is not None:
                claims[claim.figure.figure_id].append(claim)
        counts: Counter[str] = Counter()
        for i, span in enumerate(case.sentences):
            self._stems[i] = stems(case.words(span))
            counts.update(self._stems[i])
        self.counts = counts
        self.size = max(1, len(case.sentences))
        self._weights = {stem: math.log((self.size + 1) / count) ** 2 for stem, count in counts.items()}
        first = next((i for i, s in enumerate(case.sentences) if case.block_at(s.start).kind in {"paragraph", "answer", "quote"}), 0)
        self.groups: defaultdict[str, list[Telling]] = defaultdict(list)
        self.tellings: dict[int, Telling] = {}
        self._again: dict[tuple[str, int], list[Telling]] = {}
        self._in_sentence: defaultdict[int, list[Number]] = defaultdict(list)
        for n in self.numbers:
            self._in_sentence[self.place(n.start)].append(n)
        for n in self.numbers:
            kind = case.block_at(n.start).kind
            if kind != "chrome":
                telling = self._telling(n, kind, first, tuple(claims[n.figure_id]))
                self.tellings[n.start] = telling
                self.groups[group_of(n)].append(telling)

    def place(self, offset: int) -> int:
        """The index of the sentence at an offset."""
        return max(0, bisect_right(self._starts, offset) - 1)

    def _telling(self, n: Number, kind: str, first: int, claims: tuple[Assertion, ...]) -> Telling:
        case, place = self.case, self.place(n.start)
        span = case.sentences[place] if case.sentences else case.sentence_at(n.start)
        others = [m for m in self._in_sentence[place] if m is not n]
        start = max([span.start, n.start - BEFORE, *(m.end for m in others if m.end <= n.start)])
        end = min([max(span.end, n.end), n.end + AFTER, *(m.start for m in others if m.start >= n.end)])
        before, after = case.text[start : n.start], case.text[n.end : end]
        whole = fold(case.text[span.start : n.start] + " " + case.text[n.end : span.end])
        beside = fold(before + " " + after)
        noun = _NOUN.match(fold(after))
        names = [re.sub(r"[\s\-]", "", m[0]) for m in _DESIGNATION.finditer(fold(case.text[span.start : n.start]))]
        return Telling(
            n, place, kind, place - first, stems(before + " " + after), self._stems.get(place, frozenset()),
            frozenset(re.sub(r"[\s\-]", "", m[0]) for m in _DESIGNATION.finditer(whole)), names[-1] if names else "",
            _short(noun[1]) if noun else "", _counter(n.surface), frozenset(m.replace(" ", "") for m in YEAR.findall(whole)), frozenset(_BOUND_WORDS.findall(beside)),
            bool(EARLIER.search(beside)), bool(_GOAL.search(whole)),
            bool(EACH_BEFORE.search(case.text[max(span.start, n.start - 30) : n.start]) or EACH_AFTER.match(case.text[n.end : n.end + 6])),
            bool(_CORRECTED.search(whole)), claims,
        )  # fmt: skip

    def again(self, one: Telling, group: str) -> list[Telling]:
        """The numbers of a group that tell a number once more in other sentences."""
        question = group, one.number.start
        if question not in self._again:
            others = (t for t in self.groups[group] if t is not one and t.sentence != one.sentence)
            self._again[question] = [t for t in others if like(t.number, one.number) and restates(t.number, one.number)]
        return self._again[question]

    def rarity(self, stem: str) -> float:
        return math.sqrt(self._weights.get(stem, 1.0))

    def weight(self, found: frozenset[str]) -> float:
        return sum(self._weights.get(s, 1.0) for s in found)

    def likeness(self, a: frozenset[str], b: frozenset[str]) -> float:
        """Cosine of two sets of stems, each weighing by its rarity."""
        shared = a & b
        return self.weight(shared) / math.sqrt(self.weight(a) * self.weight(b) + 1.0) if shared else 0.0

    def pairs(self) -> Iterator[tuple[Telling, Telling]]:
        """Pairs of like numbers with differing values that are not far apart, in two sentences."""
        for group in self.groups.values():
            if len(group) > LIKE_NUMBERS:
                continue
            for i, a in enumerate(group):
                for b in group[i + 1 :]:
                    if a.sentence != b.sentence and self.comparable(a, b) and not restates(a.number, b.number):
                        yield a, b

    def comparable(self, a: Telling, b: Telling) -> bool:
        x, y = values(a.number, b.number)
        units = {a.number.unit, b.number.unit}
        if not 1 / FAR <= x / y <= FAR or not like(a.number, b.number) or (len(units) == 2 and "percentage_point" in units):
            return False
        if of_two_things(a, b) or bool({a.counter, a.noun} & _KINDS) != bool({b.counter, b.noun} & _KINDS):
            return False
        if dimension_of(a.number) == "x" and not _metrics(a) & _metrics(b):
            return False
        if _counts_of(a, b) and (a.counter or b.counter or a.noun or b.noun) and a.counter != b.counter and a.noun != b.noun:
            return False
        if max(sum(c.isdecimal() for c in t.number.surface) for t in (a, b)) < SURE and dimension_of(a.number) in MANY:
            return False
        in_words = not all(any(c.isdecimal() for c in t.number.surface) for t in (a, b))
        return abs(x - y) >= (ROUND if in_words else CLOSE) * max(x, y) and not a.corrected and not b.corrected


@asked_once
def reading(case: Case) -> Retold:
    """``Retold``: several checks ask for it."""
    return Retold(case)


def odds_of(case: Case, a: Number, b: Number) -> float:
    """The log odds of the learned weights that two numbers are one fact, whether they are alike or not; minus infinity for what is not read."""
    retold = reading(case)
    first, second = (retold.tellings.get(n.start) for n in sorted((a, b), key=lambda n: n.start))
    return score(cues(retold, first, second)) if first is not None and second is not None else -math.inf


def group_of(n: Number) -> str:
    kind = dimension_of(n)
    return "plain" if kind in {"count", "count/s"} or n.unit is None else kind


def _counts_of(a: Telling, b: Telling) -> bool:
    """Whether two numbers only count, without a unit that says what."""
    return dimension_of(a.number) == "count" and a.number.unit in GENERAL and b.number.unit in GENERAL


def _metrics(one: Telling) -> frozenset[str]:
    """What a number is claimed to measure: an article has many multiples, told apart by nothing else."""
    return frozenset(family_name(c.metric) for c in one.claims if c.metric)


def of_two_things(a: Telling, b: Telling) -> bool:
    """Whether each is told of a numbered name in its own sentence, and of none that the other is told of: ``X90 … 600 watt``, ``X80 … 400 watt``."""
    ours, theirs = numbered_subjects(a), numbered_subjects(b)
    return bool(ours and theirs) and not any(x.startswith(y) or y.startswith(x) for x in ours for y in theirs)


def numbered_subjects(one: Telling) -> frozenset[str]:
    """Subjects of the claims on a number that have digits in their name and stand in its sentence."""
    return frozenset(k for c in one.claims if c.subject_stands for k in keys(c.subjects) if any(x.isdigit() for x in k))


def _counter(surface: str) -> str:
    """The last word of a Korean count: ``곳`` of ``스무 곳``, ``장`` of ``1만 3천 장``."""
    match = _COUNTER.search(surface)
    return match[1] if match else ""


def _short(word: str) -> str:
    return word[:2] if word[0] >= "가" else word[:5]


def values(a: Number, b: Number) -> tuple[float, float]:
    """Both in base units, unless one has no unit."""
    bare = None in {a.unit, b.unit} or a.unit == b.unit
    return ((a.value or 0.0, b.value or 0.0) if bare else (a.base_value or 0.0, b.base_value or 0.0))


def cues(retold: Retold, a: Telling, b: Telling) -> dict[str, float]:
    """What speaks for and against two numbers being one fact."""
    return {"": 1.0, **_words(retold, a, b), **_things(a, b), **_claims(a, b), **_places(a, b), **_crowd(retold, a, b), **_values(retold, a, b)}


def _words(retold: Retold, a: Telling, b: Telling) -> dict[str, float]:
    near = retold.likeness(a.near, b.near)
    across = max(retold.likeness(a.near, b.wide), retold.likeness(b.near, a.wide))
    shared = (a.near & b.wide) | (b.near & a.wide)
    rare = [s for s in shared if retold.counts.get(s, 0) <= RARE_IN]
    return {
        "near": near, "across": across, "wide": retold.likeness(a.wide, b.wide),
        "rare word": float(bool(rare)), "rare words": min(3.0, len(rare)) / 3,
        "rare beside both": float(any(s in a.near and s in b.near for s in rare)),
        "rarest": max((retold.rarity(s) for s in shared), default=0.0) / math.log(retold.size + 2),
        "in common": min(4.0, len(shared)) / 4,
    }  # fmt: skip


def _things(a: Telling, b: Telling) -> dict[str, float]:
    found = {
        "names shared": float(bool(a.names & b.names)), "names differ": float(bool(a.names and b.names and not a.names & b.names)),
        "name on one side": float(bool(a.names) != bool(b.names)),
        "last name differs": float(bool(a.last_name and b.last_name and a.last_name != b.last_name)),
        "noun same": float(bool(a.noun) and a.noun == b.noun), "noun differs": float(bool(a.noun and b.noun) and a.noun != b.noun),
        "times differ": float(a.times != b.times and bool(a.times and b.times)), "time on one side": float(bool(a.times) != bool(b.times)),
        "earlier on one side": float(a.earlier != b.earlier), "goal on one side": float(a.goal != b.goal),
        "each on one side": float(a.each != b.each), "measure words differ": float(a.bounds != b.bounds),
        "bound": float(bool({a.number.quantifier, b.number.quantifier} & BOUNDS.keys())),
        "about": float("about" in {a.number.quantifier, b.number.quantifier}),
        "unit same": float(a.number.unit == b.number.unit), "no unit": float(a.number.unit in GENERAL or b.number.unit in GENERAL),
    }  # fmt: skip
    kind = dimension_of(a.number)
    found[f"kind {'money' if a.number.kind == 'money' else kind if kind in {'s', 'count', 'percent', 'x', 'bit', 'W', 'count/s'} else 'other'}"] = 1.0
    return found


def _claims(a: Telling, b: Telling) -> dict[str, float]:
    found = {"unclaimed": float(not a.claims and not b.claims), "claimed on one side": float(bool(a.claims) != bool(b.claims))}
    best = max(((_fit(x, y), x, y) for x in a.claims for y in b.claims), key=lambda t: t[0], default=None)
    if best is None:
        return found
    _, x, y = best
    subjects, others, marks = (keys(x.subjects), keys(y.subjects)), (keys(x.comparators), keys(y.comparators)), (keys(x.benchmark), keys(y.benchmark))
    metric = bool(x.metric and y.metric and family_name(x.metric) == family_name(y.metric))
    found |= {
        "subject same": float(bool(subjects[0] & subjects[1])), "subject differs": float(bool(all(subjects) and not subjects[0] & subjects[1])),
        "metric same": float(metric), "metric differs": float(bool(x.metric and y.metric) and not metric), "subject and metric same": float(metric and bool(subjects[0] & subjects[1])),
        "comparator differs": float(others[0] != others[1]), "comparator same": float(bool(others[0] & others[1])),
        "benchmark differs": float(bool(marks[0] and marks[1] and not marks[0] & marks[1])), "benchmark on one side": float(bool(marks[0]) != bool(marks[1])),
        "conditions differ": float(any(str(x.conditions[k]) != str(y.conditions[k]) for k in x.conditions.keys() & y.conditions.keys()) or x.as_of != y.as_of),
        "conditions on one side": float(x.conditions.keys() != y.conditions.keys()),
        "type same": float(x.type == y.type), "direction differs": float(x.direction != y.direction), "modality differs": float(x.modality != y.modality),
        "speaker differs": float(bool(x.attributed_to and y.attributed_to and x.attributed_to != y.attributed_to)),
    }  # fmt: skip
    return found


def _fit(x: Assertion, y: Assertion) -> float:
    return 2.0 * bool(keys(x.subjects) & keys(y.subjects)) + (x.metric == y.metric) + 0.5 * (x.type == y.type)


def _places(a: Telling, b: Telling) -> dict[str, float]:
    kinds = {a.kind, b.kind}
    gap = abs(a.sentence - b.sentence)
    return {
        "title": float("title" in kinds), "lead": float("title" not in kinds and min(a.body_place, b.body_place) < LEAD), "table": float("table" in kinds),
        "both tables": float(kinds == {"table"}), "list": float("list_item" in kinds), "both lists": float(kinds == {"list_item"}),
        "next": float(gap == LEAST_GAP), "near by": float(LEAST_GAP < gap <= NEAR_BY), "far": float(gap > FAR_OFF), "titled lead": float("title" in kinds and 0 <= max(a.body_place, b.body_place) < LEAD),
    }  # fmt: skip


def _crowd(retold: Retold, a: Telling, b: Telling) -> dict[str, float]:
    group = retold.groups[group_of(a.number)]
    rivals = {round(t.number.base_value or 0, 9) for t in group if t is not a and t is not b and like(t.number, a.number)}
    beside = [sum(t.sentence == x.sentence and t is not x and like(t.number, x.number) for t in group) for x in (a, b)]
    return {
        "rivals": math.log1p(len(rivals)), "no rivals": float(not rivals), "beside one": float(bool(beside[0]) != bool(beside[1])), "beside both": float(all(beside)),
    }  # fmt: skip


def _values(retold: Retold, a: Telling, b: Telling) -> dict[str, float]:
    x, y = values(a.number, b.number)
    apart = max(x, y) / min(x, y)
    group = retold.groups[group_of(a.number)]
    again = [any(t is not o for t in retold.again(s, group_of(a.number))) for s, o in ((a, b), (b, a))]
    titled = [told for told, s in zip(again, (a, b), strict=True) if s.kind == "title"]
    together = any(_equal(t, a) and _equal(u, b) for t in group if t is not a for u in group if u is not b and t.sentence == u.sentence and t is not u)
    first, second = _figures(a.number), _figures(b.number)
    one = len(first) == len(second) and sum(c != d for c, d in zip(first, second, strict=True)) == 1
    turned = len(first) == len(second) and sorted(first) == sorted(second)
    return {
        "one digit": float(one and len(first) > 1), "turned digits": float(turned), "as many digits": float(len(first) == len(second)),
        "within 1.25": float(apart <= 1.25), "within 1.6": float(apart <= 1.6), "beyond 2.05": float(apart > 2.05),
        "small counts": float(max(x, y) < 10 and a.number.unit not in {"percent", "x"} and dimension_of(a.number) == "count"),
        "one digit only": float(len(digits(a.number)) < 2 and len(digits(b.number)) < 2),
        "doubled": float(any(abs(apart - k) < 0.004 * k for k in (2, 3, 4))),
        "again one": float(again[0] != again[1]), "again both": float(all(again)), "together": float(together),
        "title told": float(any(titled)), "title alone": float(bool(titled) and not any(titled)),
        "sure slip": float((one or turned) and len(first.strip("0")) > 2), "slip of two": float((one or turned) and len(first.strip("0")) == 2),
        "difference told": float(_told(retold, a, b)),
    }  # fmt: skip


def _equal(t: Telling, s: Telling) -> bool:
    return t.number.base_value == s.number.base_value


def _figures(number: Number) -> str:
    """Digits of the value, zeros at the end left out, its size kept: ``2039`` ``12``."""
    value = number.value or 0.0
    return f"{value:.0f}" if float(value).is_integer() and value < 1e15 else f"{value:.6g}"


def _told(retold: Retold, a: Telling, b: Telling) -> bool:
    """Whether the difference or the ratio of two values stands somewhere: they are told to differ."""
    x, y = values(a.number, b.number)
    low, high = min(x, y), max(x, y)
    for n in retold.numbers:
        value = n.value or 0.0
        if n.unit == "percent" and any(abs(value - p) <= 0.6 for p in (100 * (high / low - 1), 100 * (1 - low / high), 100 * low / high)):
            return True
        if n.unit == "x" and abs(value - high / low) <= 0.03 * value:
            return True
        if n.unit in {a.number.unit, b.number.unit, "percentage_point"} and n not in {a.number, b.number} and abs(value - abs((a.number.value or 0) - (b.number.value or 0))) <= 1e-6 * value:
            return True
    return False


@lru_cache(maxsize=1)
def _table() -> Mapping[str, Any]:
    return tomllib.loads(WEIGHTS.read_text(encoding="utf-8"))


def threshold() -> float:
    """The log odds from which two numbers are taken for one fact."""
    return float(_table()["threshold"])


def weights() -> Mapping[str, float]:
    return _table()["weights"]  # type: ignore[no-any-return]


def bound_words(words: str) -> frozenset[str]:
    """Words that say which of several values is meant: ``최대``, ``ortalama``."""
    return frozenset(_BOUND_WORDS.findall(words))


def is_correction(case: Case) -> bool:
    """Whether an article corrects another: it tells older values on purpose."""
    return any(_OF_CORRECTION.search(case.words(b)) for b in case.blocks[:2])


def score(found: Mapping[str, float]) -> float:
    """Log odds that two numbers are one fact told with two values."""
    table = weights()
    return sum(table.get(name, 0.0) * value for name, value in found.items())
