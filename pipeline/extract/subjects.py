"""Which thing a figure speaks of: an ordered cascade of rules, the first that answers wins.

Each rule reads ``(page, reading, figure, metric, context)`` and returns a ``Bound`` or None; its name becomes the slot's method.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from pipeline.extract.context import Bound, Context, bound
from pipeline.extract.reading import MAKERS, THINGS, Named, Page, Reading
from schemas.records import Figure

MARKET_METRICS = frozenset(
    "revenue profit loss investment valuation market_share employee_count order_backlog debt stock_price shipments operating_margin profit_margin rank growth participant_count developer_count customer_count user_count capacity yield share".split()
)
MODEL_METRICS = frozenset({"parameter_count", "layer_count"})
SUBJECT_ROLES = frozenset({"topic", "subject", "genitive", "label", "bare", "instrument", "object", "conjunct", "predicate", "locative", "dative", "ablative"})
Rule = Callable[[Page, Reading, Figure, str, Context], Bound | None]


def kinds_for(metric: str) -> tuple[frozenset[str], ...]:
    """Types of entities that can carry a metric, best first."""
    if metric in MODEL_METRICS:
        return (frozenset({"model"}), THINGS)
    if metric in MARKET_METRICS:
        return (frozenset({"vendor"}), THINGS, frozenset({"organisation"}))
    if metric == "dataset_size":
        return (frozenset({"dataset", "model"}), THINGS)
    if metric in ("accuracy", "top1_accuracy", "epochs", "bleu", "benchmark_score", "learning_rate", "sparsity", "batch_size"):
        return (THINGS, frozenset({"model"}), frozenset({"vendor"}))
    return (THINGS, frozenset({"model"}), frozenset({"vendor"}))


def _usable(named: Named, kinds: frozenset[str]) -> bool:
    return named.type in kinds and named.role in SUBJECT_ROLES


def counted(page: Page, reading: Reading, figure: Figure, metric: str, context: Context) -> Bound | None:
    """``H200 8장``, ``sekiz H200 taşıyan``: the thing counted stands beside its number."""
    if metric != "chip_count":
        return None
    for named in reading.names:
        if named.type in THINGS and (0 <= figure.start - named.phrase_end <= 3 or 0 <= named.start - figure.end <= 12 or 0 <= figure.start - named.end <= 6):
            return bound(named, 0.85, "counted")
    return None


def parenthesis(page: Page, reading: Reading, figure: Figure, metric: str, context: Context) -> Bound | None:
    """``A100(80GB)``: the name right before the parenthesis that holds the figure."""
    opened = page.folded.rfind("(", reading.start, figure.start)
    if opened < 0 or page.folded.rfind(")", opened, figure.start) >= 0:
        return None
    for named in reversed(reading.names):
        if named.end <= opened and opened - named.end <= 3 and named.type not in ("framework", "metric", "person"):
            return bound(named, 0.85, "parenthesis")
    return None


def listed(page: Page, reading: Reading, figure: Figure, metric: str, context: Context) -> Bound | None:
    """``A는 98달러, B는 27달러``: the name right before the figure, in a list of pairs."""
    for kinds in kinds_for(metric):
        for named in reversed(reading.names):
            if named.end <= figure.start and named.type in kinds and named.role in SUBJECT_ROLES - {"locative", "dative"}:
                gap = page.folded[named.phrase_end : figure.start]
                crossed = any(named.end <= f.start < figure.start for f in reading.figures if f.kind != "name")
                if len(gap) <= 16 and not crossed and not re.search(r"[.;:(]", gap) and named.role in ("topic", "subject", "bare", "object", "label"):
                    return bound(named, 0.85, "listed")
                break
    return None


def adnominal(page: Page, reading: Reading, figure: Figure, metric: str, context: Context) -> Bound | None:
    """``3.2Tbps를 제공하는 AWS``, ``70 milyar parametreli Llama 2``: the noun that the figure's clause describes."""
    for named in reading.names:
        if named.start >= figure.end and named.type in kinds_for(metric)[0] and named.role != "maker":
            gap = page.folded[figure.end : named.start]
            if any(figure.end <= f.start < named.start for f in reading.figures if f.kind != "name"):
                return None
            maker = next((m for m in reading.names if m.role == "maker" and figure.end <= m.start < named.start), None)
            if maker:
                gap = page.folded[figure.end : maker.start]
            if len(gap) <= 44 and page.grammar.adnominal.fullmatch(gap.rstrip("'\"‘“* ")):
                return bound(named, 0.75, "adnominal")
            return None
    return None


def clause_name(page: Page, reading: Reading, figure: Figure, metric: str, context: Context) -> Bound | None:
    """The topic, subject or owner in the figure's clause; of several the nearest before it."""
    low, high = reading.clause(figure.start)
    return _marked(reading, figure, metric, low, high)


def sentence_name(page: Page, reading: Reading, figure: Figure, metric: str, context: Context) -> Bound | None:
    """The same over the whole sentence before the figure."""
    found = _marked(reading, figure, metric, reading.start, figure.start)
    return found and Bound(found.name, found.entity, found.start, found.end, found.confidence - 0.1, "sentence_" + found.method.removeprefix("clause_"))


def _marked(reading: Reading, figure: Figure, metric: str, low: int, high: int) -> Bound | None:
    order = {"topic": 0, "subject": 0, "genitive": 0, "label": 0, "bare": 1, "instrument": 1, "locative": 1, "object": 2, "predicate": 2, "conjunct": 2, "dative": 2, "ablative": 2}
    kinds = kinds_for(metric)[0]
    before = [n for n in reading.names if low <= n.start < figure.start and _usable(n, kinds)]
    if before:
        best = min(before, key=lambda n: (order[n.role], -n.start))
        return bound(best, 0.8 if order[best.role] == 0 else 0.65, f"clause_{best.role}")
    return None


def carried_topic(page: Page, reading: Reading, figure: Figure, metric: str, context: Context) -> Bound | None:
    """The topic of earlier sentences, dropped here as both languages drop it."""
    first = kinds_for(metric)[0]
    if "vendor" in first and context.maker:
        return context.maker.carried()
    if "model" in first and context.model:
        return context.model.carried()
    return context.thing.carried() if context.thing and first is THINGS else None


def later_name(page: Page, reading: Reading, figure: Figure, metric: str, context: Context) -> Bound | None:
    """A name after the figure in the same sentence."""
    for kinds in kinds_for(metric):
        for named in reading.names:
            if named.start >= figure.end and named.type in kinds and named.role in SUBJECT_ROLES:
                return bound(named, 0.5, "later_name")
    return None


def second_best(page: Page, reading: Reading, figure: Figure, metric: str, context: Context) -> Bound | None:
    """A name of another type in the sentence (a maker for its product)."""
    for kinds in kinds_for(metric)[1:]:
        for named in reversed(reading.names):
            if named.end <= figure.start and named.type in kinds and named.role in SUBJECT_ROLES | {"maker", "source"}:
                return bound(named, 0.5, "second_best")
    return None


def any_topic(page: Page, reading: Reading, figure: Figure, metric: str, context: Context) -> Bound | None:
    """Whatever the article is about."""
    for one in (context.thing, context.maker, context.title_thing, context.title_maker, context.model):
        if one:
            return one.carried(0.6)
    return None


RULES: tuple[Rule, ...] = (counted, parenthesis, listed, adnominal, clause_name, sentence_name, carried_topic, second_best, later_name, any_topic)


def choose_subject(page: Page, reading: Reading, figure: Figure, metric: str, context: Context) -> Bound | None:
    for rule in RULES:
        found = rule(page, reading, figure, metric, context)
        if found:
            return found
    return None


def owner_of(page: Page, reading: Reading, subject: Bound) -> str | None:
    """The maker: the lexicon's or the document's, else one that stands right before the name."""
    maker = page.maker(subject.entity)
    if maker or subject.entity is None:
        return maker
    if subject.start is not None:
        for named in reversed(reading.names):
            if named.end <= subject.start and named.type in MAKERS and named.role in ("maker", "genitive", "topic", "subject"):
                return named.name
    return None
