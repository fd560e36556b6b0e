"""Which two values a stated change, ratio or difference speaks of: how strongly words and places bind each pair of like numbers to it.

Every pair of like numbers around the target gets a *bond*. The pair bound strongest is the one meant, whatever its claims say:
``N7은 4.8TB/s로 움직인다. N5가 3.35TB/s였으니 43%의 향상이다``.
"""

from __future__ import annotations

import itertools
import re
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import NamedTuple

from pipeline.lexicon import fold
from pipeline.verify.amounts import dimension_of
from pipeline.verify.moves import FROM, TO
from pipeline.verify.numbers import MONEY
from pipeline.verify.places import claims_on, measures
from pipeline.verify.records import Case, Number
from pipeline.verify.sides import EARLIER, VALUE_THAN, compared_with, context, names_in, words_in
from pipeline.verify.told_changes import YEARLY
from pipeline.verify.told_of import told_of_others
from pipeline.verify.ways_apart import RELATIVE

BACK, AHEAD = 2, 1  # sentences before and after the target's own in which its values may stand
NEAREST = 8  # like numbers that are tried
WIDEST = 12  # times that two values of one thing lie apart
NO_VALUES = frozenset({"year", "month", "week", "percentage_point"})  # spans of time around a change, and changes themselves
ANY_COUNT = frozenset({None, "piece"})


class Pair(NamedTuple):
    """Two like numbers in the order of the text, and how strongly the target is bound to them."""

    first: Number
    second: Number
    bond: float


class Scene:
    """The measuring numbers of a document with their sentences, found once."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.numbers = measures(case)
        self.claims = claims_on(case)
        self._starts = [s.start for s in case.sentences]
        self._places = {n.start: self.place(n.start) for n in self.numbers}
        self._in_order = [self._places[n.start] for n in self.numbers]
        self._kinds = {n.start: case.block_at(n.start).kind for n in self.numbers}

    def place(self, offset: int) -> int:
        """The index of the sentence at an offset."""
        return max(0, bisect_right(self._starts, offset) - 1)

    def at(self, number: Number) -> int:
        return self._places.get(number.start, -1) if number.start in self._places else self.place(number.start)

    def kind(self, number: Number) -> str:
        """The kind of block that a number stands in."""
        return self._kinds[number.start]

    def around(self, target: Number, back: int = BACK, ahead: int = AHEAD) -> list[Number]:
        """Values that the target may speak of: like it in the headline or in the body, none of them in a table."""
        place, titled = self.at(target), self.kind(target) == "title"
        return [
            n for n in self.numbers[bisect_left(self._in_order, place - back) : bisect_right(self._in_order, place + ahead)]
            if n is not target and n.start != target.start and (self.kind(n) == "title") == titled
            and (n.value or 0) > 0 and not n.value_max and self.kind(n) != "table"
        ]  # fmt: skip

    def between(self, start: int, end: int) -> list[Number]:
        """Measuring numbers that begin in a range."""
        return [n for n in self.numbers if start <= n.start < end]


def alike(a: Number, b: Number) -> bool:
    """Whether two numbers can be values of one kind; a bare number goes with any amount of its size."""
    if a.kind == "ratio" or b.kind == "ratio":
        return False
    if a.unit is None and b.unit is None:
        return True
    if None in {a.unit, b.unit}:
        return "percentage" not in {a.kind, b.kind} and 0.02 <= (a.value or 0) / (b.value or 1) <= 50
    if dimension_of(a) != dimension_of(b) or (a.unit == "bit") != (b.unit == "bit"):
        return False  # ``4비트``: how a value is written, no size
    if dimension_of(a) in {"count", "count/s"}:
        return a.unit == b.unit or bool({a.unit, b.unit} & ANY_COUNT) or counter(a) == counter(b) != ""
    return dimension_of(a) in MONEY or ("/" in (a.unit or "")) == ("/" in (b.unit or ""))


def counter(number: Number) -> str:
    """The word of a count: ``개`` of ``500개``."""
    return number.surface.lstrip("0123456789.,만천억조 ").strip()


def amount(a: Number, b: Number) -> tuple[float, float]:
    """Both values in the same unit: base units, as written where one has none."""
    bare = None in {a.unit, b.unit} or dimension_of(a) in MONEY
    return ((a.value or 0, b.value or 0) if bare else (a.base_value or 0, b.base_value or 0))


CLEAR = 1.0  # how much stronger than the next a pair is bound that has no rival


def pairs(scene: Scene, target: Number, like: Number | None = None) -> list[Pair]:
    """Pairs of like numbers around the target with their bonds, the strongest first. ``like``: only numbers of its kind."""
    near = [n for n in scene.around(target) if n.kind in {"quantity", "money", "percentage"} and n.unit not in NO_VALUES]
    near = [n for n in near if like is None or alike(n, like)]
    near = sorted(near, key=lambda n: abs(n.start - target.start))[: 2 * NEAREST]
    near = [n for n in near if not _is_gap(scene, n, near)]
    found: list[Pair] = []
    for a, b in itertools.combinations(sorted(near, key=lambda n: n.start), 2):
        if alike(a, b) and _apart(target, a, b):
            found.append(Pair(a, b, bond(scene, target, a, b, near)))
    found.sort(key=lambda p: -p.bond)
    if found and (len(found) == 1 or found[1].bond <= found[0].bond - CLEAR):
        found[0] = found[0]._replace(bond=found[0].bond + 0.4)
    return found


def _is_gap(scene: Scene, number: Number, near: Sequence[Number]) -> bool:
    """``40분에 끝냈다. 앞 세대는 100분이 걸렸다. 60분, 곧 60%가 줄었다``: what two values told before lie apart, told with a share of its own."""
    after = scene.case.text[number.end : number.end + 14]
    if not _TOLD_AGAIN.match(after) or number.unit is None:
        return False
    before = [n for n in near if n.start < number.start and alike(n, number) and n.unit is not None]
    gap = number.base_value or 0
    return any(abs(abs((a.base_value or 0) - (b.base_value or 0)) - gap) <= 1e-6 * gap for a, b in itertools.combinations(before, 2))


_TOLD_AGAIN = re.compile(r"^\s?[,(]\s*(?:곧|즉|다시 말해|비율로|yani|başka deyişle|oranla)?\s*(?:약|yaklaşık|yüzde|%)?\s*\d", re.IGNORECASE)


def _apart(target: Number, a: Number, b: Number) -> bool:
    x, y = amount(a, b)
    widest = max(WIDEST, 2.5 * (target.value or 0)) if target.unit == "x" else WIDEST
    return x > 0 and y > 0 and 1 / widest <= x / y <= widest


NEARNESS = (1.0, 0.7, 0.2)  # by sentences from the target
LATER = -0.5  # in a sentence after it
LONG_GAP = 60  # characters between the second value and the target


def bond(scene: Scene, target: Number, first: Number, second: Number, near: Sequence[Number]) -> float:
    """How strongly a target is bound to two values."""
    case, place = scene.case, scene.at(target)
    score = sum(NEARNESS[min(abs(scene.at(n) - place), 2)] if n.start < target.start or scene.at(n) == place else LATER for n in (first, second))
    like = [n for n in near if n is not first and n is not second and alike(n, first) and alike(n, second)]
    start, end = min(first.start, target.start), max(second.start, target.start)
    score -= 0.7 * sum(start <= n.start <= end for n in like)
    score += 0.6 * (not like)
    words = case.words(case.sentences[place]) if case.sentences else case.text
    if YEARLY.search(words) or _SUPPOSED.search(words):
        score -= 5
    score += _gap(scene, target, first, second)
    moved = bool(FROM.match(case.text[first.end : first.end + 14]) and TO.match(case.text[second.end : second.end + 14]))
    if moved and scene.at(first) == scene.at(second):
        score += 1.2
    marked = [n for n in (first, second) if VALUE_THAN.match(case.text[n.end : n.end + 18])]
    if len(marked) == 1 and scene.at(marked[0]) == place:
        score += 0.6
    score -= _apart_in_text(case, target, first, second)
    if target.end <= first.start and _ATTRIBUTE.match(case.text[target.end : target.end + 14]):
        score -= 1.5
    if _PER.search(case.text[max(case.sentence_at(target.start).start, second.end if second.end < target.start else 0, target.start - 60) : target.start]):
        score -= PER_OFF if not any("/" in (n.unit or "") for n in (first, second)) else 0.0
    score -= ANOTHER * told_of_others(case, scene.claims, target, first, second) + _told_of_another(scene, target, first, second) + _of_other_owners(case, target, first, second) + _used_up(scene, target, first, second)
    if first.unit != second.unit and None in {first.unit, second.unit} and case.block_at(first.start) != case.block_at(second.start):
        score -= 0.8
    if first.unit != second.unit and dimension_of(first) in {"count", "count/s"} and counter(first) != counter(second):
        score -= 0.5
    score += _pointing(scene, target, second)
    return score + _aspects(scene, target, first, second) + _owners(scene, target, first, second)


APPOSED = re.compile(r"^[^\s\d,]{0,4}(?:\s?[,(]\s*|\s(?=곧|즉|yani))(?:곧|즉|다시 말해|이는|yani|bu da|başka deyişle)?\s*(?:" + EARLIER.pattern + r")?[^\s\d,.]{0,8}\s*$")
ANOTHER = 4.0  # what it counts that the number just before is of another kind


def _told_of_another(scene: Scene, target: Number, first: Number, second: Number) -> float:
    """``300W에서 180W로 내려왔는데도 연산은 1,024TOPS, 곧 전작의 두 배``: the change of the number that it follows, not of these."""
    case = scene.case
    sentence = case.sentence_at(target.start)
    between = [n for n in scene.between(max(second.end, sentence.start), target.start) if n.kind in {"quantity", "money"} and dimension_of(n) != "s"]
    if not between or second.end > target.start:
        return 0.0
    last = between[-1]
    other = dimension_of(last) != dimension_of(first if first.unit is not None else second) and last.unit is not None
    return ANOTHER if other and APPOSED.match(fold(case.text[last.end : target.start])) else 0.0


_A_YEAR_AGO = re.compile(r"(?:작년|지난해|전년|재작년|지난달|geçen yıl(?:ın|ki)?|geçen ay(?:ın|ki)?)[^.,;]{0,10}$")


def _of_other_owners(case: Case, target: Number, first: Number, second: Number) -> float:
    """``모람은 매출이 390억 원이다. 라온은 계약 138억 원이 작년 매출의 여섯 배``: of its own year before, which is not told."""
    if not _A_YEAR_AGO.search(case.text[max(case.sentence_at(target.start).start, target.start - 24) : target.start]):
        return 0.0
    topics = []
    for n in (first, second):
        before = case.text[case.sentence_at(n.start).start : n.start]
        owners = {m[1] or m[2] for m in _OWNER.finditer(before)}
        topics.append({w for w in owners if not _STOCK.fullmatch(w) and not EARLIER.search(fold(w))})
    return ANOTHER if all(topics) and not topics[0] & topics[1] and case.sentence_at(first.start) != case.sentence_at(second.start) else 0.0


_OWNER = re.compile(r"(?:^|\s)([가-힣A-Za-z0-9]{2,})(?:은|는)\s|^([A-ZÇĞİÖŞÜ]\w+)")


def _used_up(scene: Scene, target: Number, first: Number, second: Number) -> float:
    """``200MHz였다. 그보다 4.5배 높은 900MHz로 움직이며 88%가 멀쩡하다``: another change told between the values is theirs."""
    x, y = amount(first, second)
    if min(x, y) <= 0:
        return 0.0
    for n in scene.between(first.start, max(second.end, target.start)):
        if n.start == target.start or n.unit == target.unit or n.unit not in {"x", "percent"} or not n.value:
            continue
        times = max(x, y) / min(x, y)
        told = n.value if n.unit == "x" else 1 + n.value / 100
        if abs(told / times - 1) <= 0.02 and not (target.unit == "percent" and n.unit == "percent"):
            return 1.0
    return 0.0


_THIS = re.compile(
    r"(?:^|[\s,(])(?:이것은|이는|이건|그러니까|즉|곧|차이|격차|증가율|상승률|증가폭|비율로|계산하면|고려하면|견주면|비교하면|따지면|치면|셈|"
    r"yani|demek|bu(?:na göre)?,?(?=\s)|böylece|aradaki|fark|artış oranı|düşüş oranı|artış|düşüş|oran(?:ı|la)?|düşünürse\w*|karşılaştır\w*|kıyasla\w*|hesapla\w*)",
    re.IGNORECASE,
)
ALONE = 34  # characters of a sentence that holds nothing but what it says of the numbers before


def _pointing(scene: Scene, target: Number, second: Number) -> float:
    """``Aradaki fark yüzde 44``, ``2.6배 빠릅니다.``: words that point back, and a sentence of the target alone."""
    case = scene.case
    sentence = case.sentence_at(target.start)
    start = second.end if sentence.start <= second.start < target.start else sentence.start
    score = 0.6 if _THIS.search(case.text[start : target.start]) else 0.0
    if second.end <= sentence.start and sentence.end - sentence.start <= ALONE and len(scene.between(sentence.start, sentence.end)) == 1:
        score += 0.6
    return score


def _owners(scene: Scene, target: Number, first: Number, second: Number) -> float:
    """Whether the thing that the target is told of, and the one it is held against, are those of the two values."""
    case = scene.case
    sentence = case.sentence_at(target.start)
    start = max([sentence.start, *(n.end for n in (first, second) if sentence.start <= n.start < target.start)])
    words = case.text[start : target.start]
    contexts = [context(case, n, target.start) if n.start < target.start else context(case, n) for n in (first, second)]
    known = words_in(" ".join(contexts))
    score = 0.0
    phrase = compared_with(words + " ")
    if phrase is not None and not any(VALUE_THAN.match(case.text[n.end : n.end + 18]) for n in (first, second)):
        told = any(EARLIER.search(c) for c in contexts) if EARLIER.search(phrase) else bool((names_in(phrase) or words_in(phrase)) & known)
        score += 0.5 if told else -1.3
    clause = case.text[sentence.start : target.start]
    said = words_in(clause)
    ours, theirs = (words_in(c) for c in contexts)
    score += 0.8 * bool(said & (ours - theirs) and said & (theirs - ours) and start == sentence.start)
    topics = [w for m in _TOPIC.finditer(clause) if not _STOCK.match(m[1]) for w in words_in(m[1])]
    if topics:
        nouns = [words_in(case.text[max(case.sentence_at(n.start).start, n.start - TOPIC_REACH) : n.start]) for n in (first, second)]
        score += 0.5 if all(topics[-1] in found or scene.at(n) == scene.at(target) for n, found in zip((first, second), nouns, strict=True)) else 0.0
    return score


TOPIC_REACH = 30  # characters before a value in which its noun stands


_SUPPOSED = re.compile(r"\bolsayd[ıi]|\bolsa(?:k|lar)?\b|(?:이었|였|했|있었)더라면|다고 치면|varsaya")
_ATTRIBUTE = re.compile(r"^(?:인|에 이르는|에 달하는|이나 되는)\s|^\s?(?:artışla|düşüşle|fazlasıyla)\s")  # ``세 배인 164억 달러``: of a value told earlier
_PER = re.compile(r"(?:와트|장|개|대|달러|원)당|\bbaşına\b")
PER_OFF = 2.0  # a lead per watt is that of two rates


def _apart_in_text(case: Case, target: Number, first: Number, second: Number) -> float:
    """Values in other paragraphs than the target are less surely meant."""
    blocks = {case.block_at(n.start).start for n in (first, second)} - {case.block_at(target.start).start}
    return 0.5 * len(blocks)


def _gap(scene: Scene, target: Number, first: Number, second: Number) -> float:
    """What stands between the nearer value and the target: other numbers, other things, a long way."""
    case = scene.case
    if second.end <= target.start:
        start, end = second.end, target.start
    elif first.end <= target.start:
        start, end = first.end, target.start
    else:
        start, end = target.end, first.start
    gap = case.text[start:end]
    others = scene.between(start, end)
    score = -0.35 * min(3, len(others)) - 0.3 * sum(n.unit in RELATIVE for n in others)
    score -= 0.3 * (len(gap) > LONG_GAP) + 0.4 * (len(gap) > 2 * LONG_GAP)
    if _BY_ITSELF.match(gap) and not FROM.match(case.text[first.end : first.end + 14]):
        score -= 1.0
    return score - 0.8 * foreign(case, gap, first, second)


_BY_ITSELF = re.compile(r"^[^\s.,]{0,2}(?:으로|로)\s*$|^\s?(?:ile|[’']?y?l[ae])\s*$")  # ``1,840억 원으로 세 배``: of a value not told
# Words that say what has changed, with the dimensions in which that is measured.
ASPECTS = (
    (re.compile(r"빠르|빠릅|빨라|빨랐|빠른|느리|느립|느려|속도|처리량|hızl|hızı|\bhız\b|yavaş|처리", re.IGNORECASE), {"s", "count/s", "1/s", "operation/s", "bit/s"}),
    (re.compile(r"전력|전기|güç|elektri[kğ]|watt|tüketim|verim|효율", re.IGNORECASE), {"W", "J", "count/s", "operation/s"}),
    (re.compile(r"가격|값|비용|요금|몸값|시세|fiyat|ücret|maliyet|kira|indirim|할인|싸|비싸|pahalı|ucuz", re.IGNORECASE), {"money"}),
    (re.compile(r"대역폭|bant", re.IGNORECASE), {"bit/s"}),
    (re.compile(r"메모리|용량|램|belle[kğ]|boyut|크기", re.IGNORECASE), {"bit", "m", "m2", "count"}),
    (re.compile(r"면적|alan[ıi]", re.IGNORECASE), {"m2"}),
    (re.compile(r"시간|짧|길어|süre|kısa", re.IGNORECASE), {"s"}),
    (re.compile(r"소음|시끄|조용|gürültü|sessiz", re.IGNORECASE), {"dB"}),
    (re.compile(r"무게|무겁|가벼|ağırlı[kğ]|hafif(?!çe)", re.IGNORECASE), {"kg"}),
    (re.compile(r"픽셀|해상도|오경보|verimli|정확도|성능은|성능이|doğruluk", re.IGNORECASE), {"percent", "operation/s"}),
)  # fmt: skip


def _aspects(scene: Scene, target: Number, first: Number, second: Number) -> float:
    """Whether the words around the change speak of what the two values measure, or of what is measured otherwise."""
    case = scene.case
    sentence = case.sentence_at(target.start)
    start = second.end if sentence.start <= second.start < target.start else sentence.start
    before, after = case.text[max(start, target.start - 40) : target.end], _clause_after(case, target)
    dimension = dimension_of(first if first.unit is not None else second)
    kind = "money" if dimension in MONEY else dimension
    said = [dimensions for pattern, dimensions in ASPECTS if pattern.search(before + after)]
    clause = _BREAK.split(before)[-1]
    topic = [dimensions for pattern, dimensions in ASPECTS if pattern.search(clause)]
    said = topic or said
    if not said:
        return 0.0
    if kind == "count" and first.unit is None:
        return -0.6
    return 0.4 if any(kind in dimensions for dimensions in said) else -1.5


_BREAK = re.compile(r",\s|(?:고|며|지만|는데|데도|니까)\s|\s(?:ama|ancak|oysa)\s")


def _clause_after(case: Case, target: Number) -> str:
    """The word or two after a number, to the end of its clause."""
    after = case.text[target.end : min(case.sentence_at(target.start).end, target.end + 16)]
    return re.split(r"[,;:.()]|(?:고|며|면서|지만|는데|니까|으니|어서)\s|\sve\s", after)[0]


_TOPIC = re.compile(r"([^\s,.;:()]+?)(?:은|는|이|가|도)\s")
_STOCK = re.compile(r"^(?:그|이|두|차|값|수|둘|것|격차|폭|차이|사이|전|증가율|상승률|증가폭|한 해|지난|재작년|작년|전년|나|저|더|것|적|점|때|개|장|대|원|배|만|분|초|번|명)")
_CAPITAL = re.compile(r"(?<![.!?] )\b[A-ZÇĞİÖŞÜ]\w{2,}")
NAMED_BEFORE = 300  # characters before the first value in which a name may have been told


def foreign(case: Case, gap: str, first: Number, second: Number) -> bool:
    """Whether a thing that neither value is told of comes between: ``31명을 찾아냈고 오경보는 종전보다 78%``."""
    if re.search(r"[•|→]", gap):
        return True
    contexts = [context(case, first, second.start), context(case, second, second.end)]
    known = words_in(" ".join(contexts))
    if names_in(gap) - known or (EARLIER.search(fold(gap)) and not VALUE_THAN.match(gap) and not EARLIER.search(" ".join(contexts))):
        return True
    earlier = words_in(case.text[max(0, first.start - NAMED_BEFORE) : second.end])
    if any(fold(w)[:4] not in earlier for w in _CAPITAL.findall(gap)):
        return True
    return any(re.match(r"[가-힣]", m[1]) and not _STOCK.match(m[1]) and not words_in(m[1]) & known for m in _TOPIC.finditer(gap))


def titled(scene: Scene) -> list[Number]:
    """The numbers of the headline."""
    return [n for n in scene.numbers if scene.kind(n) == "title" and n.value and not n.value_max]
