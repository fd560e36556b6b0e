"""A side of a proportion that no words name, by the values that the text has just told: the thing whose value makes it is meant."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from pipeline.extract.comparators.measures import TIME_METRICS, Near
from pipeline.extract.context import Bound, Context
from pipeline.extract.ranking import key_of
from pipeline.extract.reading import CLASSES, COMPONENTS, THINGS
from pipeline.extract.units import base_of
from schemas.records import Figure

AGREED = "by_agreement"
_BACK = 3  # sentences in which both values stand
_WORK = frozenset({"throughput", "frame_rate", "training_time", "inference_time", "execution_time", "latency", "benchmark_score", "compute_performance"})  # that a word for speed may speak of
_PERCENT, _ROUND, _VAGUE = 0.007, 0.012, 0.06  # by how much a quotient may be off: of a percentage; relative, of a multiple with decimals; of one without
_ALL, _IMMENSE = 100, 1e18  # percent; beyond it no thing has a value
_CLEARLY = 3  # times that, and a quotient is another one


@dataclass(frozen=True, slots=True)
class Value:
    """A value that was told of a thing."""

    thing: Bound
    metric: str
    amount: float
    dimension: str | None
    index: int


def remember_value(context: Context, figure: Figure, metric: str, subject: Bound, index: int) -> None:
    """Keeps a plain value for the proportions that may follow."""
    thing = subject.entity
    if thing is None or thing.type not in THINGS or thing.entity_id in COMPONENTS | CLASSES or figure.kind not in ("quantity", "money") or not 0 < (figure.value or 0) < _IMMENSE or figure.quantifier not in ("exact", "about"):
        return
    amount, dimension = base_of(float(figure.value or 0), figure.unit)
    context.values = [*(one for one in context.values if index - one.index <= _BACK), Value(subject, metric, amount or 0.0, dimension, index)]


def sides_agreeing(context: Context, figure: Figure, metric: str, sides: tuple[Bound, Bound], told: tuple[Near | None, bool], index: int) -> tuple[Bound, Bound] | None:
    """``L40S 864GB/s, A6000 768GB/s, 4090 1,008GB/s다. 4090보다 14% 낮다``: where the values of both sides do not make a proportion, the only other thing in place of a side that the sentence does not name whose value makes it.

    What a sentence names stays (``winners`` turns round what it does not). ``told``: the word of comparison, and whether the proportion is a part of the other's.
    """
    values = [one for one in context.values if index - one.index <= _BACK and (one.metric == metric or (metric == "performance" and one.metric in _WORK))]
    subject, comparator = sides
    own = {key_of(subject): subject, key_of(comparator): comparator}
    if len({key_of(one.thing) for one in values} & set(own)) < len(own):
        return None
    wanted, off = list(_quotients(figure, metric, told[0], is_part=told[1])), _off(figure)
    if not wanted:
        return None

    def made(one: str, other: str, by: float) -> bool:
        pairs = [(a, b) for a in values if key_of(a.thing) == one for b in values if key_of(b.thing) == other and a.metric == b.metric and a.dimension == b.dimension]
        return any(abs(a.amount / b.amount - quotient) <= by * (1 if figure.unit == "percent" else quotient) for a, b in pairs for quotient in wanted)

    first, second = key_of(subject), key_of(comparator)
    if made(first, second, _CLEARLY * off):
        return None
    things = {key_of(one.thing): one.thing for one in values}
    others = {(key, second) for key in things if key not in own and subject.start is None} | {(first, key) for key in things if key not in own and comparator.start is None}
    agreeing = [pair for pair in others if made(*pair, off)]
    if len(agreeing) != 1:
        return None
    one, other = agreeing[0]
    return replace(own.get(one) or things[one].carried(), method=AGREED), replace(own.get(other) or things[other].carried(), method=AGREED)


def sides_of_gain(context: Context, figure: Figure, metric: str, degree: Near | None, index: int) -> tuple[Bound, Bound] | None:
    """``(A100은 초당 16만 토큰.) 같은 코드를 H100에서 돌리니 40만 토큰으로 2.5배 빨라졌다``: what has become so many times as fast by the value that its sentence has just told, against the one other thing of whose value, just told, that is so many times."""
    values = [one for one in context.values if index - one.index <= _BACK and (one.metric == metric or (metric == "performance" and one.metric in _WORK))]
    new = values[-1] if values and values[-1].index == index else None
    wanted, off = list(_quotients(figure, metric, degree, is_part=False)), _off(figure)
    if new is None or not wanted:
        return None
    before = [one for one in values if one is not new and one.index < index and (one.metric, one.dimension) == (new.metric, new.dimension)]
    made = {key_of(one.thing): one for one in before if any(abs(new.amount / one.amount - quotient) <= off * (1 if figure.unit == "percent" else quotient) for quotient in wanted)}
    if len(made) != 1 or key_of(new.thing) in made:
        return None
    old = next(iter(made.values()))
    return replace(new.thing, method=AGREED), replace(old.thing.carried(), method=AGREED)


def _off(figure: Figure) -> float:
    if figure.unit == "percent":
        return _PERCENT if figure.quantifier == "exact" else 2 * _PERCENT
    return _ROUND if "." in figure.surface or "," in figure.surface else _VAGUE


def _quotients(figure: Figure, metric: str, degree: Near | None, *, is_part: bool) -> Iterator[float]:
    """What the subject's value may be of the other side's."""
    value = float(figure.value or 0)
    if value <= 0 or figure.value_max is not None or figure.quantifier not in ("exact", "about"):
        return
    if is_part or (degree is None and figure.unit == "x"):
        yield value / 100 if figure.unit == "percent" else value
        return
    if degree is None or not degree[0].sign:
        return
    speed = degree[0].metric == "performance" or degree[0].merit
    sign = -degree[0].sign if speed and metric in TIME_METRICS else degree[0].sign
    if figure.unit == "x":
        yield value if sign > 0 else 1 / value
    else:
        yield 1 + sign * value / 100
        if speed and metric in TIME_METRICS and value < _ALL:
            yield 1 / (1 - sign * value / 100)
