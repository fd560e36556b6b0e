"""Check *reference*, by place: a bound told of a whole class: ``GPU에는 1,000개가 넘는 코어가 있다``, ``CPU'larda en fazla 20 iş parçacığı``.

The products of that class which the article itself names stand for it; where the rows of all of them keep the bound, they support it. A range that
is told of a class (``데스크톱 CPU는 코어가 4~8개``) is held by the products that came out in the years before the article.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from pipeline.languages import specifying_of
from pipeline.lexicon import fold
from pipeline.verify.names import mentions, name_key
from pipeline.verify.numbers import shown, unit_class
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.records import Assertion, Case, Finding, Number
from pipeline.verify.reference.anchors import COUNTED
from pipeline.verify.reference.book import DECIDING, Book, Spec

CHECK, METHOD = "reference", "class"
CLASSES = frozenset({"gpu", "cpu", "tpu", "ipu"})
METRICS = ("core_count", "thread_count")
BEFORE = 60  # characters before a number in which its class is named
BEHIND = 16  # characters from a number in which its noun follows
YEARS, FEWEST = 4, 10  # how long what came out counts as of an article's time, and how many products speak for a class
MOST = 2 / 3  # of them that bear out what is told of the class: a bare half says as much against it
_DESKTOP = re.compile(r"데스크[탑톱]|가정용|masaüstü|desktop")
_FOR_DESKS = re.compile(r"core i\d|ryzen")
_WORDS = {
    "GPU": re.compile(r"(?<![0-9a-z])gpu|그래픽 ?(?:카드|처리)|ekran kart|grafik (?:kart|işlemci)"),
    "CPU": re.compile(r"(?<![0-9a-z])cpu|중앙 ?처리|merkezi işlem"),
    "TPU": re.compile(r"(?<![0-9a-z])tpu(?![0-9 ]?v?\d)"),
    "IPU": re.compile(r"(?<![0-9a-z])ipu(?!-?[a-z]?\d)"),
}


def check_classes(case: Case, book: Book) -> Iterator[Finding]:
    """It only supports: what a class has is not what each of its products has."""
    folded = fold(case.text)
    yield from _compared(case, folded, book)
    yield from _faster(case, book)
    claims = claims_on(case)
    yield from _typical(case, folded, book, claims)
    yield from _not_alike(case, folded, book, claims)
    bounds = [n for n in measures(case) if n.quantifier in {"at_least", "more_than", "at_most", "less_than"} and n.kind == "quantity" and unit_class(n.base_unit) == "count"]
    for number in bounds:
        kind, metric = _class(case, folded, book, number), _counted(folded, number)
        if kind is None or metric is None:
            continue
        named = [n for n in book.all_names if name_key(n) not in CLASSES and mentions(folded, n)]
        rows = [row for name in named for row in book.link([name])[0] if row.metric == metric and row.value is not None and row.status in DECIDING and _kind(row, book) == kind]
        if not rows or not all(_keeps(number, row.value or 0.0) for row in rows):
            continue
        shown_rows = "; ".join(dict.fromkeys(f"{r.product}: {shown(r.value, r.unit)}" for r in rows))
        said = f"Every {kind} that the article names keeps to this: {shown_rows} ({rows[0].source})."
        yield from spread(number, claims, Finding("", CHECK, "supported", "reference", said, {"figures": spans_of((number,)), "rows": [r.cited() for r in rows[:4]]}, METHOD))


def _compared(case: Case, folded: str, book: Book) -> Iterator[Finding]:
    """``CPU에 비해 GPU의 코어 수가 압도적으로 많다``: two classes, by all products of both that the article names."""
    for claim in case.claims:
        kinds = [next((k for k in _WORDS if k.lower() in map(name_key, names)), None) for names in (claim.subjects, claim.comparators)]
        if claim.value is not None or claim.metric not in METRICS or claim.direction not in {"better", "higher", "worse", "lower"} or None in kinds or kinds[0] == kinds[1]:
            continue
        named = [n for n in book.all_names if name_key(n) not in CLASSES and mentions(folded, n)]
        linked = [r for name in named for r in book.link([name])[0] if r.metric == claim.metric and r.value is not None and r.status in DECIDING]
        ours, theirs = ([r for r in linked if _kind(r, book) == kind] for kind in kinds)
        more, less = (ours, theirs) if claim.direction in {"better", "higher"} else (theirs, ours)
        if ours and theirs and min(r.value or 0 for r in more) > max(r.value or 0 for r in less):
            shown_rows = "; ".join(sorted({f"{r.product}: {shown(r.value, r.unit)}" for r in (*ours, *theirs)}))
            yield Finding(claim.claim_id, CHECK, "supported", "reference", f"Of all that the article names: {shown_rows}.", {"rows": [min(ours, key=lambda r: r.product).cited(), min(theirs, key=lambda r: r.product).cited()]}, METHOD)


def _faster(case: Case, book: Book) -> Iterator[Finding]:
    """``CPU에 비해 GPU의 처리량이 압도적으로 높다``: rows of how many times as fast products of the one class ran as those of the other."""
    for claim in case.claims:
        kinds = [next((k for k in _WORDS if k.lower() in map(name_key, names)), None) for names in (claim.subjects, claim.comparators)]
        if claim.value is not None or claim.metric != "throughput" or claim.direction not in {"better", "higher", "worse", "lower"} or None in kinds or kinds[0] == kinds[1]:
            continue
        fast, slow = kinds if claim.direction in {"better", "higher"} else reversed(kinds)
        rows = [r for r in book.specs if r.metric == "performance" and r.unit == "x" and r.status in DECIDING and str(r.conditions.get("comparator")).upper() == slow and _kind(r, book) == fast]
        if rows and all((r.value or 0) > 1 for r in rows):
            yield Finding(claim.claim_id, CHECK, "supported", "reference", f"{rows[0].product}, {rows[0].attribute}: {shown(rows[0].value, rows[0].unit)} ({rows[0].source}).", {"rows": [rows[0].cited()]}, METHOD)


def _typical(case: Case, folded: str, book: Book, claims: dict[str, list[Assertion]]) -> Iterator[Finding]:
    """``masaüstü işlemcilerde dört ila sekiz çekirdek``: most of those that came out lately have so many, and there are some at both ends."""
    year = (case.published or "")[:4]
    for number in measures(case) if year.isdecimal() else ():
        kind, metric = _class(case, folded, book, number), _counted(folded, number)
        if number.value is None or number.value_max is None or number.kind != "quantity" or kind is None or metric is None:
            continue
        sentence = case.sentence_at(number.start)
        desktop = _DESKTOP.search(folded, sentence.start, sentence.end) is not None
        lately = {r.product for r in book.specs if r.metric == "release_date" and int(year) - YEARS <= int((r.text_value or "0")[:4]) and (r.text_value or "") <= (case.published or "")}
        rows = {r.product: r for r in book.specs if r.metric == metric and r.value is not None and r.status in DECIDING and r.product in lately and _kind(r, book) == kind and (not desktop or _FOR_DESKS.match(fold(r.product)))}
        inside = [r for r in rows.values() if number.value <= (r.value or 0) <= number.value_max]
        if len(rows) < FEWEST or len(inside) < MOST * len(rows) or not {number.value, number.value_max} <= {r.value for r in inside}:
            continue
        said = f"Of {len(rows)} {kind} products of the {YEARS} years before the article that have rows, {len(inside)} have {shown(number.value)} to {shown(number.value_max)}, such as {inside[0].product}: {shown(inside[0].value, inside[0].unit)} ({inside[0].source})."
        yield from spread(number, claims, Finding("", CHECK, "supported", "reference", said, {"figures": spans_of((number,)), "rows": [r.cited() for r in inside[:4]]}, METHOD))


def _not_alike(case: Case, folded: str, book: Book, claims: dict[str, list[Assertion]]) -> Iterator[Finding]:
    """``CPU 코어 하나를 GPU 코어 하나와 견주지 못한다``, ``çekirdekler bire bir karşılaştırılamaz``: rows of the two classes that call their cores otherwise count other things."""
    words = specifying_of(case.language).not_one_to_one
    for number in (n for n in case.numbers if n.kind == "ratio" and n.value == 1):
        sentence = case.sentence_at(number.start)
        kinds = [kind for kind, pattern in _WORDS.items() if pattern.search(folded, sentence.start, sentence.end)]
        if len(kinds) != PAIR or not words.match(folded, number.end, sentence.end) or not COUNTED["core_count"].search(folded, sentence.start, sentence.end):
            continue
        ours, theirs = ([r for r in book.by_class.get("count", ()) if r.metric == "core_count" and _kind(r, book) == kind] for kind in kinds)
        if ours and theirs and not {r.attribute for r in ours} & {r.attribute for r in theirs}:
            a, b = ours[0], theirs[0]
            said = f"The rows count other things as cores: {a.attribute} of a {kinds[0]} ({a.product}: {shown(a.value)}), {b.attribute} of a {kinds[1]} ({b.product}: {shown(b.value)}) ({b.source})."
            yield from spread(number, claims, Finding("", CHECK, "supported", "reference", said, {"figures": spans_of((number,)), "rows": [a.cited(), b.cited()]}, METHOD))


PAIR = 2


def _class(case: Case, folded: str, book: Book, number: Number) -> str | None:
    """The class named last before a number in its sentence, where no product is named there."""
    sentence = case.sentence_at(number.start)
    if book.any_name.search(folded, sentence.start, sentence.end):
        return None
    start = max(sentence.start, number.start - BEFORE)
    found = [(m.start(), kind) for kind, words in _WORDS.items() for m in words.finditer(folded, start, number.start)]
    return max(found)[1] if found else None


def _kind(row: Spec, book: Book) -> str | None:
    """The class of a product, by what its rows call its cores and by its families."""
    if any(row.product in (r.product, *r.names) and re.search(r"CUDA|shader", r.attribute) for r in book.by_name.get(name_key(row.product), ())):
        return "GPU"
    own = {fold(w) for name in (row.product, *row.families) for w in name.split()}
    return next((kind for kind in ("TPU", "IPU") if fold(kind) in own), "CPU" if row.vendor in {"Intel", "AMD"} and row.attribute.startswith(("core", "thread")) else None)


def _counted(folded: str, number: Number) -> str | None:
    """What a number counts, by the noun behind it, else right before it: ``코어가 10개 이하``."""
    return next((m for words in (folded[number.start : number.end + BEHIND], folded[max(0, number.start - BEHIND) : number.start]) for m in METRICS if COUNTED[m].search(words)), None)


def _keeps(number: Number, value: float) -> bool:
    bound = number.value or 0.0
    return value > bound if number.quantifier == "more_than" else value < bound if number.quantifier == "less_than" else value >= bound if number.quantifier == "at_least" else value <= bound
