"""Weighing the candidates for a subject: every cue that speaks for or against a name adds its weight, the heaviest name wins.

Cues are yes-or-no facts with names (``rule:listed``, ``title``, ``kind:1``). Their weights are data (``subject_cues.toml``, for
Korean ``subject_cues_ko.toml``), fitted on golden files; a cue that is not listed weighs nothing. The share of a candidate among all is its confidence.
"""

from __future__ import annotations

import math
import tomllib
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path

from pipeline.extract.context import Asked, Bound, Context, opens_section
from pipeline.extract.metrics import is_date, metric_words
from pipeline.extract.pointing import pointed_at, standing_alone
from pipeline.extract.reading import CLASSES, COMPONENTS, MEASURES, THINGS, Named, Page, Reading
from schemas.records import Entity, Figure

CANDIDATE_TYPES = THINGS | {"vendor", "model", "organisation", "product", "dataset", "framework"}
GROUPS = {
    "market": "revenue profit loss investment valuation market_share employee_count layoffs hires order_backlog debt stock_price operating_margin profit_margin participant_count customer_count developer_count user_count target_price eps dividend_per_share dividend inventory debt_ratio price_to_book price_to_earnings price_to_sales offer_price fair_price offering_size shares_offered subscription_ratio book_value_per_share stock_return",
    "shared": "share yield shipments growth rank market_size capacity", "price": "price cost discount", "memory": "memory_capacity memory_bandwidth data_rate bus_width storage_capacity cache_size",
    "measured": "performance throughput latency training_time inference_time execution_time compile_time frame_rate benchmark_score energy_efficiency cost_efficiency", "learned": "accuracy top1_accuracy convergence_epochs epochs bleu learning_rate batch_size sparsity dataset_size parameter_count",
    "electric": "power energy temperature voltage current", "made": "process_node die_area transistor_count core_count thread_count clock_frequency compute_performance", "counted": "chip_count node_count server_count scale_limit",
    "event": "release_date mass_production_date completion_date announcement_date production_plan",
}  # fmt: skip
GROUP_OF = {metric: group for group, names in GROUPS.items() for metric in names.split()}
LOOK_BACK = 8  # sentences in which a name stays a candidate
GROUPED = frozenset({"thing", "hero", "title", "maker", "claimed", "explicit", "component", "class", "absent"})  # cues that may weigh otherwise for a kind of metric
LEADING = frozenset({"topic", "subject", "genitive", "label"})
NEAR = (6, 16, 40, 90)  # code points between name and figure
PARTS = (0.05, 0.15, 0.3, 0.5)  # of the places of all names of a sort, or of the claims so far
SPOKEN = 6  # topics and grammatical subjects that are remembered
FEW = 4  # claims before which shares of them tell nothing


@dataclass(slots=True)
class Tally:
    """What has been read so far: how often and where names stood. One for each document."""

    counts: Counter[str] = field(default_factory=Counter)
    last_sentence: dict[str, int] = field(default_factory=dict)
    last_role: dict[str, str] = field(default_factory=dict)
    rank: dict[str, int] = field(default_factory=dict)  # of names, in the order in which they were first read
    named: dict[int, list[str]] = field(default_factory=dict)  # by sentence
    first_block: dict[str, int] = field(default_factory=dict)
    block_first: dict[int, str] = field(default_factory=dict)
    in_block: Counter[tuple[int, str]] = field(default_factory=Counter)
    metrics: dict[str, set[str]] = field(default_factory=dict)  # by subject: what has been claimed of it
    claimed: list[str] = field(default_factory=list)  # subjects of the claims so far, in order
    explicit: list[str] = field(default_factory=list)
    order: tuple[str, ...] = ()  # things of the whole document, most frequent first
    makers: tuple[str, ...] = ()
    places: Counter[str] = field(default_factory=Counter)  # how often a name stands in the whole document
    of_sort: Counter[str] = field(default_factory=Counter)  # and all names of its sort
    titled: frozenset[str] = frozenset()  # names in the title
    headed: dict[int, frozenset[str]] = field(default_factory=dict)  # by block: names in the heading above
    spoken: list[str] = field(default_factory=list)  # the last topics and grammatical subjects, the latest last
    told: Counter[str] = field(default_factory=Counter)  # of how many claims so far a name is the subject
    claims: int = 0  # so far
    recent: list[str] = field(default_factory=list)  # names read in the sentences before the one numbered ``recent_at``
    recent_at: int = -1


def open_tally(page: Page) -> Tally:
    """A tally that knows the whole document's frequencies."""
    things: Counter[str] = Counter()
    makers: Counter[str] = Counter()
    for reading in page.readings:
        for named in reading.names:
            if named.type in THINGS and named.role != "comparator" and named.entity.entity_id not in COMPONENTS | CLASSES:
                things[named.entity.entity_id] += 1
            elif named.type == "vendor":
                makers[named.entity.entity_id] += 1
    every = [named.entity for reading in page.readings for named in reading.names]
    titled = frozenset(named.entity.entity_id for reading in page.readings if page.block(reading).kind == "title" for named in reading.names)
    return Tally(
        order=_most_frequent(things),
        makers=_most_frequent(makers),
        places=Counter(one.entity_id for one in every),
        of_sort=Counter(_sort(one) for one in every),
        titled=titled,
        headed=_headed(page),
    )


def _sort(entity: Entity) -> str:
    return "maker" if entity.type in ("vendor", "organisation") else "thing" if entity.type in THINGS else entity.type


def _headed(page: Page) -> dict[int, frozenset[str]]:
    """For each block with names, those of the last heading above it."""
    found: dict[int, frozenset[str]] = {}
    above: frozenset[str] = frozenset()
    heading = -1
    for reading in page.readings:
        if opens_section(page, reading):
            names = frozenset(named.entity.entity_id for named in reading.names)
            above, heading = (above | names if heading == reading.block else names), reading.block
        found[reading.block] = above
    return found


def _most_frequent(counts: Counter[str]) -> tuple[str, ...]:
    return tuple(sorted(counts, key=lambda key: (-counts[key], key))[:3])


def note_sentence(tally: Tally, reading: Reading, index: int) -> None:
    """Counts the names of a sentence that has been read."""
    for named in reading.names:
        key = named.entity.entity_id
        tally.counts[key] += 1
        tally.recent_at = -1
        tally.in_block[reading.block, key] += 1
        if named.role != "comparator":
            if tally.last_sentence.get(key) != index:
                tally.last_role[key] = named.role
            tally.last_sentence[key] = index
            tally.rank.setdefault(key, len(tally.rank))
            tally.named.setdefault(index, []).append(key)
        if named.role in ("topic", "subject"):
            tally.spoken = [*[one for one in tally.spoken if one != key][1 - SPOKEN :], key]
        tally.first_block.setdefault(key, reading.block)
        if named.type in THINGS:
            tally.block_first.setdefault(reading.block, key)


def key_of(one: Bound) -> str:
    return one.entity.entity_id if one.entity else f"raw:{one.name}"


def weigh(cues: set[str], language: str = "tr") -> float:
    return sum(filter(None, map(_hundredths(language).get, cues))) / 100


@cache
def _hundredths(language: str) -> dict[str, int]:
    """Weights as whole numbers, whose sum is the same in any order."""
    return {cue: round(100 * weight) for cue, weight in weights(language).items()}


def weights_file(language: str) -> Path:
    """The file that holds the weights for a language."""
    return Path(__file__).with_name("subject_cues_ko.toml" if language == "ko" else "subject_cues.toml")


@cache
def weights(language: str = "tr") -> dict[str, float]:
    """Cue -> weight."""
    data = tomllib.loads(weights_file(language).read_text(encoding="utf-8"))
    return {str(name): float(value) for name, value in data["weights"].items()}


@dataclass(slots=True, unsafe_hash=True)  # made by the thousand, and to freeze one takes longer than to make it
class Place:
    """Where a subject is sought: sentence, figure, what it measures and which types can carry that, the other side of a comparison."""

    page: Page
    reading: Reading
    index: int
    figure: Figure
    metric: str
    kinds: tuple[frozenset[str], ...]
    context: Context
    tally: Tally
    rival: Bound | None
    pointed: frozenset[str]
    speaker: str | None
    words: tuple[int, ...]  # starts of the words for the metric before the figure in its clause
    group: str  # of the metric
    carried: tuple[tuple[str, str, str], ...]  # what the context carries: name, name with the kind of block, key
    leaders: tuple[tuple[str, str, str], ...]  # fitting names before the figure in marked roles: where, role, key
    clause: tuple[int, int]  # of the figure
    mentions: dict[str, list[Named]]  # of the sentence, by entity
    last_thing: int  # start of the last thing before the figure

    @property
    def at(self) -> int:
        return self.figure.start


def place_of(q: Asked, kinds: tuple[frozenset[str], ...]) -> Place:
    """The place with what stands around the figure, read once for all candidates."""
    low, high = q.reading.clause(q.figure.start)
    speaker = q.context.sources.at(q.reading, q.figure.start, q.metric)
    words = tuple(word.start for word in metric_words(q.page, low, q.figure.start))
    against = key_of(q.rival) if q.rival else None
    leaders = tuple(
        ("clause" if named.start >= low else "sentence", named.role, named.entity.entity_id)
        for named in q.reading.names
        if named.end <= q.figure.start and named.type in kinds[0] and named.role in LEADING and named.entity.entity_id not in CLASSES | {against}
    )
    pointed = pointed_at(q.page, q.reading, low, q.figure.start)
    group = GROUP_OF.get(q.metric, "count" if q.metric.endswith("_count") else "other")
    block, c = q.page.block(q.reading).kind, q.context
    named = (("thing", c.thing), ("hero", c.hero), ("title", c.title_thing), ("maker", c.maker), ("title_maker", c.title_maker), ("model", c.model))
    carried = tuple((name, f"{name}:{block}", key_of(one)) for name, one in named if one)
    mentions: dict[str, list[Named]] = {}
    last_thing = -1
    for one in q.reading.names:
        mentions.setdefault(one.entity.entity_id, []).append(one)
        if one.end <= q.figure.start and one.entity.type in THINGS:
            last_thing = one.start
    return Place(q.page, q.reading, q.index, q.figure, q.metric, kinds, q.context, c.tally, q.rival, pointed, speaker.name if speaker else None, words, group, carried, leaders, (low, high), mentions, last_thing)


def candidates(place: Place, proposed: dict[str, Bound]) -> dict[str, Bound]:
    """Names that may be meant: proposed by a rule, in the sentence, read lately, or carried by the context."""
    page, reading, index, context, tally = place.page, place.reading, place.index, place.context, place.tally
    found = dict(proposed)
    for named in reading.names:
        if named.type in CANDIDATE_TYPES and named.entity.entity_id not in found:
            found[named.entity.entity_id] = Bound(named.name, named.entity, named.start, named.end, 0.5, "in_sentence")
    for raw in raw_things(place):
        found.setdefault(key_of(raw), raw)
    carried = [one for one in (context.thing, context.hero, context.title_thing, context.maker, context.title_maker, context.model) if one]
    for one in carried:
        if (key := key_of(one)) not in found:
            found[key] = one.carried()
    if tally.recent_at != index:
        near = {key for sentence in range(index - LOOK_BACK, index + 1) for key in tally.named.get(sentence, ())}
        tally.recent_at, tally.recent = index, sorted(near, key=tally.rank.__getitem__)
    for key in (*tally.recent, *tally.order[:2], *tally.makers[:1], *sorted(tally.titled), *sorted(tally.headed.get(place.reading.block, ())), *tally.spoken[-3:], *tally.claimed[-1:], *tally.explicit[-1:]):
        entity = page.entities.get(key)
        if entity and entity.type in CANDIDATE_TYPES and key not in found:
            found[key] = Bound(entity.name, entity, None, None, 0.4, "carried:recent")
    return found


_HARMONY = str.maketrans("uüat", "iied")  # Turkish endings of one meaning as one mark
_RAW_REACH = 110  # code points before a figure in which its common noun stands


def raw_things(place: Place) -> list[Bound]:
    """Common nouns with a case of their own before the figure in its sentence (``이 서버는``, ``데이터센터 부문이``), where the language lists them."""
    pattern = place.page.grammar.raw_thing
    if pattern is None:
        return []
    reading = place.reading
    found = []
    for match in pattern.finditer(place.page.folded, max(reading.start, place.at - _RAW_REACH), min(place.at, reading.end)):
        start, end = match.span("phrase")
        named = [n for n in reading.names if start < n.end and n.start < end and n.entity.entity_id not in CLASSES]
        if named or start in place.words or is_date(place.page, start, end):  # `pazar payı`, `Q2 매출`
            continue
        found.append(Bound(standing_alone(place.page.text[start:end]), None, start, end, 0.4, f"raw_thing:{match['mark'].translate(_HARMONY)}"))
    return found[-2:]


def _raw_cues(one: Bound, place: Place) -> set[str]:
    """What speaks for a common noun: its head and its particle; in Turkish also how near and how alone it stands, where it stands in the figure's own sentence."""
    pattern = place.page.grammar.raw_thing
    if pattern is None or one.start is None:
        return {"raw"}
    if place.page.grammar.code == "tr" and not place.reading.start <= one.start < place.reading.end:  # a name that only the model read, told before
        return {"raw", "titled"} if _in_title(place.page, one.start) else {"raw"}
    known = pattern.match(place.page.folded, one.start)
    cues = {"raw", f"raw:{one.method}", f"raw:head:{known['head'] if known else 'other'}"}
    if place.page.grammar.code == "tr" and one.end is not None and one.end <= place.at:
        cues |= {f"raw:gap:{bisect_left(NEAR, place.at - one.end)}", "raw:clause" if one.start >= place.clause[0] else "raw:sentence"}
        if place.last_thing < one.start:
            cues.add("raw:closest")
        if " " not in one.name:
            cues |= {"raw:alone", "raw:alone:thing"} if place.context.thing else {"raw:alone"}
    return cues


def _in_title(page: Page, at: int) -> bool:
    return any(block.kind == "title" and block.start <= at < block.end for block in page.document.article.blocks)


def cues_of(key: str, one: Bound, rules: set[str], place: Place) -> set[str]:
    """The cues that hold for one candidate."""
    context, metrics, entity = place.context, place.tally.metrics.get(key), one.entity
    cues = {f"rule:{rule}" for rule in rules} if rules else set()
    if entity is None:
        cues |= _raw_cues(one, place)
        cues |= _of_sort(place, "raw", 9, absent=False)
    else:
        mentions = place.mentions.get(key)
        cues |= _of_sort(place, entity.type, _kind_rank(entity, place.kinds), absent=not mentions)
        if key in COMPONENTS:
            cues.add("component")
        if key in CLASSES:
            cues.add("class")
        if mentions:
            _standing(cues, mentions, place)
    for name, here, carried in place.carried:
        if carried == key:
            cues.add(name)
            cues.add(here)
    if context.thing and context.thing_block == place.reading.block and key_of(context.thing) == key:
        cues.add("thing:here")
    _history(cues, key, place)
    if entity is not None:
        _rank_in_document(cues, key, entity, place)
    cues |= {f"{place.group}:{name}" for name in GROUPED & cues}
    if metrics:
        if place.metric in metrics:
            cues.add("has_metric")
            cues.add("has_metric:absent" if "absent" in cues else "has_metric:here")
        else:
            cues.add("has_other_metric")
    _apart(cues, key, entity, place)
    maker = place.page.maker(entity)
    if maker and context.maker and context.maker.name == maker:
        cues.add("of_topic_maker")
    return cues


def _of_sort(place: Place, kind: str, rank: int, *, absent: bool) -> frozenset[str]:
    """What holds for every candidate of one type: how well the type fits, nouns that point at its sort, the other side's type, unit and metric."""
    rival = place.rival
    against = None if rival is None else ("same" if rival.entity.type == kind else "other") if rival.entity else "past" if rival.name == "previous" else "other"
    return _cues_of_sort(kind, rank, absent, place.pointed, place.group, place.figure.unit or place.figure.kind, place.metric, against)


@lru_cache(maxsize=8192)
def _cues_of_sort(kind: str, rank: int, absent: bool, pointed: frozenset[str], group: str, unit: str, metric: str, against: str | None) -> frozenset[str]:  # noqa: FBT001, PLR0917  a key
    where = "absent" if absent else "here"
    cues = {f"says:{sort}:{kind}:{where}" for sort in pointed}
    cues |= {f"kind:{rank}", f"{group}:{kind}", f"unit:{unit}:{kind}", f"metric:{metric}:{kind}"}
    if kind != "raw":
        cues |= {f"type:{kind}", "absent"} if absent else {f"type:{kind}"}
    if against:
        cues.add(f"against:{against}")
    return frozenset(cues)


def _history(cues: set[str], key: str, place: Place) -> None:
    """Adds what the document has told of one candidate so far: how often and when it was named and claimed of."""
    tally, context, block = place.tally, place.context, place.reading.block
    if key in tally.order:
        cues.add(f"frequent:{tally.order.index(key)}")
    if key in tally.makers:
        cues.add(f"frequent_maker:{tally.makers.index(key)}")
    if key in context.rivals:
        cues.add("rival")
    if tally.claimed[-1:] == [key]:
        cues.add("claimed")
        if tally.claimed[-2:] == [key, key]:
            cues.add("claimed_twice")
    if tally.explicit[-1:] == [key]:
        cues.add("explicit")
    if tally.block_first.get(block) == key:
        cues.add("block_first")
    gap = place.index - tally.last_sentence.get(key, -99)
    cues.add(f"ago:{gap if gap <= 3 else 'few' if gap <= LOOK_BACK else 'long'}")
    if (block, key) in tally.in_block:
        cues.add("in_block")


def _rank_in_document(cues: set[str], key: str, entity: Entity, place: Place) -> None:
    """Adds how much the document is about one name: its share of all places and claims, title and heading, how lately it was spoken of."""
    tally, where = place.tally, "absent" if "absent" in cues else "here"
    cues |= _cues_of_share(tally.places[key], tally.of_sort[_sort(entity)], where, place.group)
    if key in tally.titled:
        cues |= {"titled", f"titled:{where}"}
    if key in tally.headed.get(place.reading.block, ()):
        cues.add("headed")
    if key in tally.spoken:
        cues.add(f"spoken:{len(tally.spoken) - tally.spoken.index(key)}:{where}")
    if tally.claims >= FEW:
        cues.add(f"told:{bisect_left(PARTS, tally.told[key] / tally.claims)}:{where}")


@lru_cache(maxsize=8192)
def _cues_of_share(places: int, of_sort: int, where: str, group: str) -> frozenset[str]:
    part = bisect_left(PARTS, places / max(1, of_sort))
    return frozenset({f"places:{min(places.bit_length(), 4)}:{where}", f"part:{part}:{where}", f"{group}:part:{part}"})


def _apart(cues: set[str], key: str, entity: Entity | None, place: Place) -> None:
    """Adds what sets one candidate apart: its last role, who speaks, which other names lead, what stands between it and the figure."""
    kind = entity.type if entity else "raw"
    absent = "absent" in cues
    if entity and entity.name == place.speaker:
        cues.add("speaks")
        cues.add(f"speaks:{kind}")
    other = next(((where, role) for where, role, one in reversed(place.leaders) if one != key), None)
    cues.add(f"{'led' if absent else 'rivalled'}:{other[0]}:{other[1]}" if other else f"unled:{'absent' if absent else 'here'}:{kind}")
    if absent:
        if key in place.tally.last_role:
            cues.add(f"was:{place.tally.last_role[key]}")
    else:
        _between(cues, key, place)


def _between(cues: set[str], key: str, place: Place) -> None:
    """Adds what stands between the nearest mention before the figure and the figure: other measures, the word for the metric."""
    at = place.figure.start
    nearest = next((n for n in reversed(place.mentions.get(key, ())) if n.end <= at), None)
    if nearest is None:
        return
    crossed = sum(nearest.end <= f.start and f.end <= at and f.kind in MEASURES for f in place.reading.figures)
    cues.add(f"crossed:{min(crossed, 2)}")
    if nearest.role == "genitive" and any(word >= nearest.end for word in place.words):
        cues.add("owns_word")
    if nearest is place.reading.names[0]:
        cues.add("leads")


def _kind_rank(entity: Entity, kinds: tuple[frozenset[str], ...]) -> int:
    for rank, kind in enumerate(kinds):
        if entity.type in kind:
            return rank
    return 9


def _standing(cues: set[str], mentions: list[Named], place: Place) -> None:
    """Adds where and in which role the name stands in the sentence, by its mention nearest to the figure."""
    at, (low, high) = place.figure.start, place.clause
    nearest = mentions[0] if len(mentions) == 1 else min(mentions, key=lambda n: at - n.end if n.end <= at else 30 + n.start - at)
    before = nearest.end <= at
    side = ("before" if before else "after") if low <= nearest.start < high else ("earlier" if before else "later")
    gap = at - nearest.end if before else nearest.start - at
    cues.add(f"{side}:{nearest.role}")
    cues.add(f"{side}:{bisect_left(NEAR, gap)}")
    if before and place.last_thing < nearest.end:
        cues.add("closest")


def choose(found: dict[str, tuple[Bound, set[str]]], scored: Callable[[dict[str, float]], dict[str, float]] = dict, language: str = "tr") -> tuple[str, Bound, float] | None:
    """The heaviest candidate with its share among all; ``scored`` may add to the weights."""
    if not found:
        return None
    scores = scored({key: weigh(cues, language) for key, (_, cues) in found.items()})
    best = max(sorted(scores), key=lambda key: scores[key])
    total = sum(math.exp(score - scores[best]) for score in scores.values())
    return best, found[best][0], round(1 / total, 3)
