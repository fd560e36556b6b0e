"""What a reader carries from sentence to sentence: the topic, the workload, the rival, the metric, the speaker."""

from __future__ import annotations

from dataclasses import dataclass, field

from pipeline.extract.reading import THINGS, WORKLOADS, Named, Page, Reading
from schemas.records import Entity


@dataclass(frozen=True, slots=True)
class Bound:
    """A slot's filling: a canonical name with the words behind it. ``start`` is None where it was carried over or inferred."""

    name: str
    entity: Entity | None
    start: int | None
    end: int | None
    confidence: float
    method: str

    def carried(self, by: float = 0.8) -> Bound:
        method = self.method if self.method.startswith("carried:") else f"carried:{self.method}"
        return Bound(self.name, self.entity, None, None, round(self.confidence * by, 3), method)


def bound(named: Named, confidence: float, method: str) -> Bound:
    return Bound(named.name, named.entity, named.start, named.end, confidence, method)


@dataclass(slots=True)
class Context:
    """Changes as reading goes on; a heading or a new section clears what belongs to the section."""

    title_thing: Bound | None = None
    title_maker: Bound | None = None
    thing: Bound | None = None
    maker: Bound | None = None
    model: Bound | None = None
    workload: list[Bound] = field(default_factory=list)
    workload_block: int = -1
    comparator: Bound | None = None
    comparator_sentence: int = -9
    metric: str | None = None
    metric_block: int = -1
    speaker: Bound | None = None
    speaker_block: int = -1
    subject_sentence: int = -1


_TOPIC_ORDER = ("topic", "subject", "genitive", "label", "predicate", "instrument", "bare", "object", "locative", "conjunct", "dative", "ablative")


def salient(names: tuple[Named, ...], kinds: frozenset[str]) -> Named | None:
    """The name that a sentence is about: best role first, then first in order."""
    candidates = [n for n in names if n.type in kinds and n.role in _TOPIC_ORDER]
    return min(candidates, key=lambda n: (_TOPIC_ORDER.index(n.role), n.start), default=None)


def enter_heading(context: Context, reading: Reading) -> None:
    """A heading with a thing opens its section; one without keeps the topic of the article."""
    thing, maker = salient(reading.names, THINGS), salient(reading.names, frozenset({"vendor"}))
    context.workload, context.comparator, context.metric = [], None, None
    context.workload_block = -1
    if thing:
        context.thing = bound(thing, 0.7, "heading")
    if maker and not thing:
        context.maker = bound(maker, 0.7, "heading")
    works = [bound(n, 0.6, "heading") for n in reading.names if n.type in WORKLOADS and n.entity.type != "dataset"]
    if works:
        context.workload, context.workload_block = works, reading.block + 1


def leave_sentence(context: Context, page: Page, reading: Reading, index: int) -> None:
    """What the next sentence inherits from this one."""
    thing = salient(reading.names, THINGS)
    maker = salient(reading.names, frozenset({"vendor", "organisation"}))
    if thing and (thing.role in ("topic", "subject", "label") or context.subject_sentence != index):
        strong = thing.role in ("topic", "subject", "label", "genitive", "predicate", "instrument", "object", "bare")
        if strong or context.thing is None:
            context.thing = bound(thing, 0.75 if thing.role in ("topic", "subject", "label") else 0.55, f"topic_{thing.role}")
    if maker and maker.role in ("topic", "subject", "label"):
        if not thing and context.thing and context.thing.entity and page.maker(context.thing.entity) not in (None, maker.name) and maker.type == "vendor":
            context.thing = None
        context.maker = bound(maker, 0.75, f"topic_{maker.role}")
    elif maker and context.maker is None:
        context.maker = bound(maker, 0.5, f"topic_{maker.role}")
    models = [n for n in reading.names if n.type == "model"]
    if models:
        context.model = bound(models[0], 0.6, "topic_model")
    works = [n for n in reading.names if n.type in WORKLOADS and n.entity.type != "framework"]
    if works:
        context.workload, context.workload_block = [bound(n, 0.7, "workload") for n in works], reading.block
