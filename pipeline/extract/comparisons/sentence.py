"""The words of comparison of a sentence, and what they speak of."""

from __future__ import annotations

import re
from dataclasses import dataclass

from pipeline.extract.comparators.measures import BETTER_METRICS, OF_AMOUNTS, TIME_METRICS
from pipeline.extract.context import Bound, Context
from pipeline.extract.leads import wins_with
from pipeline.extract.metrics import is_of_rival, metric_words, of_unit
from pipeline.extract.reading import MAKERS, MEASURES, THINGS, Page, Reading, Word
from pipeline.extract.subjects.described import thing_described
from pipeline.languages.comparing import Comparing
from pipeline.languages.grammar import Degree
from schemas.records import Figure

STEADY = BETTER_METRICS | frozenset("price cost power energy revenue profit market_share memory_capacity memory_bandwidth clock_frequency core_count stock_price valuation employee_count temperature".split())
SPEEDS = TIME_METRICS | {"throughput", "frame_rate", "benchmark_score"}
NO_SPEED = frozenset("market_share price cost power energy temperature weight noise memory_capacity storage_capacity cache_size transistor_count core_count parameter_count process_node die_area display_size".split())
_NOUN_BEHIND = re.compile(r"(?:ayni|daha (?:çok|fazla|az)|çok|fazla|az) (?=[a-z])")  # `aynı sayıda CUDA çekirdeğine sahip`, `daha çok Tensor çekirdeği taşıyor`
DIE = re.compile(r"(?<![가-힣])다이[가는도]|(?:yonga|kalip)s[iuü]")
_THIS_TIME = re.compile(r"(?<![a-zçğöşü])bu (?:süre|zaman)|(?<![가-힣])[이그] 시간")
_THIS_VALUE = re.compile(r"(?:ancak |ama |üstelik )?bu (?:sayi|değer|rakam|oran|miktar|kapasite|fiyat|puan|skor|hiz)[a-zçğöşü]*(?:,| ise)? |(?:하지만 |다만 )?이 (?:수치|값|숫자|점수|용량|가격|속도)[는은가이도] ")
REACH = 70  # code points between the mark of comparison and its adjective
AHEAD = 34  # code points from a word of comparison in which the noun behind it stands
PAIR_MEMORY = 2  # sentences for which things that were measured together are `둘`, `ikisi`
PAIR = 2  # things
NEAR = 10  # code points between a value and the name of what has it
MATCH_MEMORY = 6  # sentences for which two things that were compared stay each other's rivals
SIDES = THINGS | MAKERS | {"model", "framework", "product"}
TIE = Degree(re.compile(r"(?!)"), 0)


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two sides and the word between them; ``start`` is where the word stands."""

    subject: Bound
    rival: Bound
    degree: Degree
    start: int
    end: int
    metric: str


_CONTRAST = re.compile(r",? (?:ama|fakat|ancak|ols[ae] d[ae]) |(?<=[가-힣])(?:해|하고|하며|하지만|해서|했고|했지만|해졌고|라|이라|지만|으며|고|며),? (?=[가-힣])")


@dataclass(slots=True)
class Sentence:
    page: Page
    reading: Reading
    index: int
    context: Context
    words: Comparing

    def degree_after(self, after: int) -> tuple[Degree, int, int] | None:
        """The nearest word of comparison after an offset, inside its sentence."""
        found = []
        for order, degree in enumerate((*self.words.degrees, *self.page.grammar.degrees)):
            match = degree.pattern.search(self.page.folded, after, min(self.reading.end, after + REACH))
            if match:
                found.append((match.start(), order, match.end(), degree))
        plain = self.words.more.pattern.search(self.page.folded, after, min(self.reading.end, after + REACH)) if not found else None
        if plain:
            found = [(plain.start(), 0, plain.end(), self.words.more)]
        if not found:
            return None
        start, _, end, degree = min(found, key=lambda row: row[:2])
        return degree, start, end

    def metric(self, degree: Degree, low: int, start: int) -> str:
        """The metric word nearest to the word of comparison, else what that speaks of by itself."""
        high = min(self.reading.clause(start)[1], start + (AHEAD if _NOUN_BEHIND.match(self.page.folded, start) else 20))
        contrast = _CONTRAST.search(self.page.folded, start, high)  # `geçemiyor ama fiyatı uygun`, `값은 전작과 같아 부담을`
        high = contrast.start() if contrast else high
        joint = self.words.also.search(self.page.folded, start, high)
        words = metric_words(self.page, low, joint.end() if joint else high)
        words = [w for w in words if w.metric not in ("rank", "batch_size", "dataset_size") and not self.describes_rival(w) and not is_of_rival(self.page, self.reading, w, start)]
        words = [of_unit(self.page, self.reading, w) for w in words]
        if degree.metric == "performance":
            words = [w for w in words if w.metric not in NO_SPEED]
        if degree.metric == "size" and not words and DIE.search(self.page.folded, low, start):
            return "die_area"
        if degree.metric not in (None, "performance"):
            words = [w for w in words if w.start < start]  # `저렴하지만 속도에서는`: what is behind is of the next word
        comma = self.page.folded.find(", ", start, high)
        if comma >= 0 and any(w.end <= start for w in words):
            words = [w for w in words if w.start < comma]  # `çekirdek sayısı H100 ile aynı, değişen bellek`
        if words:
            return min(words, key=lambda w: abs(w.start - start)).metric
        last = self.context.metric if self.index - self.context.metric_sentence <= 1 else None
        if degree.metric in OF_AMOUNTS and degree.metric and (last in TIME_METRICS if degree.metric == "length" else last in STEADY):
            return last or degree.metric
        if degree.metric == "length" and _THIS_TIME.search(self.page.folded, low, start):
            return next((metric for metric, _, index in reversed(self.context.measured) if metric in TIME_METRICS and self.index - index <= 1), "execution_time")
        if last and not words and _THIS_VALUE.match(self.page.folded, self.reading.start):
            return last
        if last and (last in SPEEDS if degree.metric == "performance" else degree.metric is None and last in BETTER_METRICS):
            return last
        return degree.metric or "performance"

    def describes_rival(self, word: Word) -> bool:
        """``90 bin liraya satılan H100'den daha hızlı``: whether a word stands in what describes the other side by an amount."""
        before = [f for f in self.reading.figures if f.start <= word.start and f.kind in MEASURES]
        rival = thing_described(self.page, self.reading, before[-1]) if before else None
        return rival is not None and word.end <= rival.start

    def counted(self, low: int, high: int) -> bool:
        """Whether a number tells by how much (``%31``, ``2점 차로``)."""
        return any(
            low <= f.start < high and f.kind in MEASURES and (f.unit in ("x", "percent", "percentage_point") or self.words.gap.match(self.page.folded, f.end)) and not wins_with(self.page, self.reading, f) and not self.own_value(f) for f in self.reading.figures
        )

    def own_value(self, figure: Figure) -> bool:
        """``7.9%로 6.7%의 B사를 앞섰다``, ``GPT-5'i (%79) geçti``: whether a percentage is what one side has, not by how much it leads."""
        found = self.words.valued.match(self.page.folded, figure.end) if figure.unit == "percent" else None
        if found is None:
            return False
        if found["of"]:
            return self.between(found.end(), found.end() + NEAR)
        return found[0] != ")" or any(0 < figure.start - n.end <= PAIR for n in self.reading.names)

    def of_else(self, low: int, start: int) -> bool:
        """``부담이 더 크다``, ``국산은 더 빠르다``: whether a word of comparison is said of a noun that is no measure and no name."""
        topic = self.words.topic.search(self.page.folded, low, start)
        if topic is None:
            return False
        start, end = topic.span("noun")
        return not any(word.end > start for word in metric_words(self.page, low, end)) and not self.between(start, end)

    def between(self, low: int, high: int) -> bool:
        """Whether a name stands between two offsets."""
        return any(low <= n.start < high for n in self.reading.names)


LEADS_ON = re.compile(r"(?:지만|으나|는데),? | (?:ama|fakat|ancak) ")
