"""Who is said to have the shortest time on a benchmark: a submission of the kind ``fastest``.

``O turda GPT-3'te en hızlı sistem NVIDIA'nındı``; ``가장 빠른 ResNet-50 기록은 구글에 돌아갔다``; ``bu, kapalı bölümün en hızlı BERT sonucuydu``. Somebody's own
best (``NVIDIA'nın en hızlı sonucu``) and the best of a kind that no row tells (``tek düğümlü``, ``대학 가운데``) are none.
"""

from __future__ import annotations

from dataclasses import dataclass

from pipeline.extract.context import Bound, Context, bound
from pipeline.extract.reading import CLASSES, COMPONENTS, MAKERS, THINGS, Named, Page, Reading
from pipeline.languages import submitting_of


@dataclass(frozen=True, slots=True)
class Fastest:
    """A superlative, whose it is, and what it is the best of."""

    start: int
    end: int
    subject: Bound
    chips: int | None  # of each system that is meant
    system: str | None  # the thing that all of them have


def fastest_in(page: Page, reading: Reading, index: int, context: Context) -> Fastest | None:
    """The one superlative of a sentence, where it tells whose it is."""
    words = submitting_of(page.grammar.code)
    found = list(words.fastest.finditer(page.folded, reading.start, reading.end))
    if len(found) != 1 or words.other_scope.search(page.folded, reading.start, reading.end):
        return None
    best = found[0]
    low, high = reading.clause(best.start())
    names = [n for n in reading.names if n.type in MAKERS | THINGS and n.entity.entity_id not in COMPONENTS | CLASSES and n.name != "MLCommons"]
    behind = [n for n in names if best.end() <= n.start < reading.end]
    ahead = [n for n in names if low <= n.start < best.start()]
    noun = words.best_noun.search(page.folded, best.start(), reading.end)
    if noun is None:
        return None
    limits = [n for n in behind if n.end <= noun.start() and n.type in THINGS]
    after = [n for n in behind if n.start >= noun.end()]
    chips = _scope(page, reading, low, noun.start())
    if chips is None and words.among.search(page.folded, reading.start, noun.start()):
        return None
    thing = limits[0].name if limits else None
    if owner := next((n for n in after if words.belongs.match(page.folded, n.end, reading.end) and page.folded[noun.end() : n.start].count(".") <= 1), None):
        return Fastest(best.start(), max(owner.end, high), bound(_firm_of(page, owner, after), 0.8, "fastest"), chips, thing)
    if words.this_best.search(page.folded, low, reading.end):
        firms = [n for n in reading.names if n.type in MAKERS and n.start < best.start() and n.role in ("topic", "subject", "label")]
        told = bound(firms[-1], 0.7, "fastest") if firms else _spoken_of(page, index, context)
        return Fastest(best.start(), high, told, chips, thing) if told else None
    leads = [n for n in ahead if n.role in ("topic", "subject", "label")]
    if leads and not _is_own(page, ahead, best.start()) and words.reached.match(page.folded, noun.start(), reading.end):
        return Fastest(best.start(), high, bound(leads[-1], 0.75, "fastest"), chips, thing)
    return None


def _firm_of(page: Page, owner: Named, after: list[Named]) -> Named:
    """``구글의 TPU v4였다``: who brought it, where that stands right before the thing."""
    firm = next((n for n in after if n.type in MAKERS and n.end <= owner.start and owner.start - n.end <= _NEAR), None)
    return firm if firm is not None and owner.type in THINGS else owner


_NEAR = 6  # code points between a firm and its thing


def _is_own(page: Page, ahead: list[Named], at: int) -> bool:
    """``NVIDIA'nın bu turdaki en hızlı sonucu``: its own best."""
    return any(n.role == "genitive" and at - n.end <= _OWN for n in ahead[-1:])


_OWN = 24


def _scope(page: Page, reading: Reading, low: int, high: int) -> int | None:
    """``sekiz hızlandırıcılı sistemler arasında``, ``8장 시스템 중``: how many chips all of them have."""
    words = submitting_of(page.grammar.code)
    counts = [f.value for f in reading.figures if low <= f.start < high and f.kind == "quantity" and f.value and words.of_many.match(page.folded, f.end, reading.end)]
    return int(counts[0]) if len(counts) == 1 and float(counts[0]).is_integer() else None


def _spoken_of(page: Page, index: int, context: Context) -> Bound | None:
    """Who brought what the sentence before tells of, else the thing that was timed last."""
    before = page.readings[index - 1] if index else None
    if before is not None and before.block == page.readings[index].block:
        firms = [n for n in before.names if n.type in MAKERS and n.role in ("topic", "subject", "label", "genitive")]
        if firms:
            return Bound(firms[-1].name, firms[-1].entity, None, None, 0.6, "carried:fastest")
    return context.thing.carried(0.6) if context.thing else None
