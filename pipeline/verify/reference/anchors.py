"""Check *reference*, by place: numbers against the rows whose names stand beside them. Nothing here rests on the slots of a claim."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pipeline.lexicon import fold
from pipeline.verify.names import mentions, name_pattern
from pipeline.verify.numbers import Tolerances, compare, shown, significant_digits, unit_class
from pipeline.verify.places import MEASURING, claims_on, ids_of, spans_of
from pipeline.verify.products import CHIPS
from pipeline.verify.records import Assertion, Case, Finding, Number
from pipeline.verify.reference.book import DECIDING, Book, Spec

CHECK = "reference"
# The words of what is counted, where its unit does not tell it: 20가지 작업 of a processor with 20 threads.
COUNTED = {
    "core_count": re.compile(r"코어|\bcores?\b|çekirde[kğ]"),
    "thread_count": re.compile(r"스레드|쓰레드|thread|iş parçacığ|izle[kğ]"),
    "convergence_epochs": re.compile(r"에[폭포][크]?|epoch|dönem|devir"),
    "epochs": re.compile(r"에[폭포][크]?|epoch|dönem|devir"),
    "vcpu_count": re.compile(r"\bvcpu|sanal (?:işlemci|çekirde)|가상 ?(?:cpu|코어)"),
    "category_count": re.compile(r"카테고리|클래스|분류|kategori|sınıf"),
}
BESIDE = 30  # characters around a count in which its noun stands
CARRIED = 0.2  # the most by which a bound may miss a row's value and still be meant for it


def anchors(case: Case, folded: str, book: Book, tolerances: Tolerances) -> dict[str, Spec]:
    """Rows that have the number and whose name stands beside it, by figure_id."""
    found = {}
    for number in case.numbers:
        if number.kind in MEASURING:
            row = _anchor(case, folded, number, book, tolerances)
            if row is not None:
                found[number.figure_id] = row
    return found


def _anchor(case: Case, folded: str, number: Number, book: Book, tolerances: Tolerances) -> Spec | None:
    """A row that has this number and whose name stands in the same sentence (or, for many digits or in an article made from the
    row's own source, in the document). It only supports.
    """
    if number.base_value is None or number.quantifier in {"at_least", "more_than"}:
        return None
    around = folded[max(0, number.start - BESIDE) : number.end + BESIDE]
    rows = [r for r in book.by_class.get(unit_class(number.base_unit), ()) if _close_enough(number, r, around, tolerances)]
    if not rows:
        return None
    sentence = case.sentence_at(number.start)
    here = folded[sentence.start : sentence.end]
    before = here[: number.start - sentence.start]
    named = [row for row in rows if _named_near(row, number, here, folded) and _benchmark_near(row, folded)]
    return max(named, key=lambda row: _last_named(row, before), default=None)  # the first of those named last


def _last_named(row: Spec, words: str) -> int:
    """Where the row's product is named last in these words: ``n1-standard-4 (çift çekirdekli) … dört TPUv2``, two cores of the host, not of the chip."""
    return max((m.end() for name in (row.product, *row.names) for m in name_pattern(name).finditer(words)), default=-1)


def _close_enough(number: Number, row: Spec, around: str, tolerances: Tolerances) -> bool:
    assert row.base_value is not None
    assert number.base_value is not None
    if row.metric in {"price", "performance", "energy_efficiency"} and number.kind not in {"money", "ratio"}:
        return False
    if row.metric == "vcpu_count" and number.unit == "core":  # a vCPU is one of the two threads of a core
        return 2 * number.base_value == row.base_value
    if unit_class(number.base_unit) == "count" and significant_digits(number.value) < 3 and not _counts_the_same(number, row, around):
        return False
    result = compare(number.base_value, row.base_value, number.quantifier, tolerances, written=number.value)
    return result == "equal" or (result == "rounded" and (significant_digits(number.value) >= 2 or number.quantifier == "about"))


def _counts_the_same(number: Number, row: Spec, around: str) -> bool:
    """Whether the row counts what the number counts: by its unit, as chips of a machine, or by the noun beside it."""
    if number.unit == row.unit:
        return True
    if row.metric == "chip_count":
        return number.unit in CHIPS and row.unit in CHIPS
    noun = COUNTED.get(row.metric)
    return noun is not None and noun.search(around) is not None


_MAKER = re.compile(r"\b[A-Z]{3,}\b")


def _named_near(row: Spec, number: Number, here: str, folded: str) -> bool:
    names = (row.product, *row.names)
    if any(mentions(here, name) for name in names):
        return True
    maker = _MAKER.search(row.text_value or "")
    if maker and mentions(here, maker[0]):  # TSMC 7 nm
        return any(mentions(folded, name) for name in (*names, *row.families))
    retold = row.origin is not None and mentions(folded, row.origin)
    if retold or (significant_digits(number.value) >= 3 and unit_class(number.base_unit) != "count"):
        return any(mentions(folded, name) for name in (*names, *row.families))
    return False


def _benchmark_near(row: Spec, folded: str) -> bool:
    if row.conditions.get("comparator") and not mentions(folded, str(row.conditions["comparator"]).split(" ")[0]):
        return False
    return not row.benchmark or any(mentions(folded, name) for name in row.benchmark)


def known_names(case: Case, folded: str, claims: dict[str, list[Assertion]], book: Book) -> Iterator[Finding]:
    """Designations that are those of products in the rows: ``v2-8``, ``p3.8xlarge``, ``Xeon E5-2686``."""
    known = _merged([(m.start(), m.end()) for m in book.any_name.finditer(folded)], folded)
    for number in case.numbers:
        if number.kind == "name" and any(start <= number.start and number.end <= end for start, end in known):
            said = f"{number.surface} belongs to the name of a product in the reference rows."
            for id_ in ids_of(number, claims):
                yield Finding(id_, CHECK, "supported", "known_name", said, {"figures": spans_of((number,))})


_FORMAT = re.compile(r"(?:b?float|bf|fp)(?:8|16|32|64)|(?:mx|nv)?fp4|mxfp[68]|tf32|int(?:4|8|16|32|64)")


def known_formats(case: Case, claims: dict[str, list[Assertion]]) -> Iterator[Finding]:
    """``bfloat16``, ``INT8``: names of number formats."""
    for number in case.numbers:
        if number.kind == "name" and _FORMAT.fullmatch(fold(number.surface)):
            for id_ in ids_of(number, claims):
                yield Finding(id_, CHECK, "supported", "known_name", f"{number.surface} is the name of a number format.", {"figures": spans_of((number,))})


def _merged(spans: list[tuple[int, int]], folded: str) -> list[tuple[int, int]]:
    """Names that follow each other with a space between are one: ``p3.8xlarge V100``."""
    merged: list[tuple[int, int]] = []
    for start, end in spans:
        if merged and not folded[merged[-1][1] : start].strip():
            merged[-1] = (merged[-1][0], end)
        else:
            merged.append((start, end))
    return merged


_BEFORE_VERSION = 24  # characters between the name of a software and its release


def known_releases(case: Case, folded: str, claims: dict[str, list[Assertion]], book: Book) -> Iterator[Finding]:
    """Releases that the rows have: ``cuDNN 7.1.2``, ``MLPerf 1.1``."""
    rounds = {r.round.removeprefix("v"): r for r in book.results}
    for number in case.numbers:
        if number.kind != "version":
            continue
        version = (number.text_value or number.surface).lower()
        before = folded[max(0, number.start - _BEFORE_VERSION) : number.start]
        row = next((r for r in book.releases.get(version.split("-")[0], ()) if any(mentions(before, n) for n in (r.product, *r.names))), None)
        if row is not None:
            said, inputs = f"{row.product} {row.text_value} is a release of {row.as_of or 'unknown date'} ({row.source}).", {"rows": [row.cited()]}
        elif version in rounds and "mlperf" in before:
            said, inputs = f"MLPerf Training {version} is a round of the results ({rounds[version].source}).", {"rows": [rounds[version].cited()]}
        else:
            continue
        for id_ in ids_of(number, claims):
            yield Finding(id_, CHECK, "supported", "known_name", said, inputs)


_CAME_OUT = re.compile(r"출시|공개|발표|선보|내놓|개발|piyasaya|tanıt|duyur|ifşa|geliştir|çıktı|çıkan|sunul")


def release_dates(case: Case, folded: str, claims: dict[str, list[Assertion]], book: Book) -> Iterator[Finding]:
    """A date in a sentence that says of one product that it came out then: ``2016'da ilk kez ifşa ettiği TPUv1``. It only supports."""
    for number in case.numbers:
        stated = (number.text_value or "")[:10]
        if number.kind != "date" or len(stated) < 4:
            continue
        sentence = case.sentence_at(number.start)
        here = folded[sentence.start : sentence.end]
        named = [m[0] for m in book.any_name.finditer(here)]
        if not named or not _CAME_OUT.search(here):
            continue
        rows = [r for name in dict.fromkeys(named) for r in book.link([name])[0] if r.metric == "release_date" and r.status in DECIDING]
        row = next((r for r in rows if (r.text_value or "").startswith(stated)), None)
        if row is not None:
            said = f"{row.product}, {row.attribute}: {row.text_value} ({row.source})."
            for id_ in ids_of(number, claims):
                yield Finding(id_, CHECK, "supported", "reference", said, {"rows": [row.cited()]})


def broken_bounds(case: Case, folded: str, claims: dict[str, list[Assertion]], book: Book) -> Iterator[Finding]:
    """``1500개 이상의 코어`` of an IPU that has 1,472: a bound that every row of the thing named before it just misses."""
    for number in case.numbers:
        if number.quantifier not in {"at_least", "more_than"} or unit_class(number.base_unit) != "count" or number.base_value is None:
            continue
        metric = _counted_by(folded, number)
        thing = _named_before(case, folded, number, book)
        if metric is None or thing is None:
            continue
        rows, _ = book.link([thing])
        rows = tuple(r for r in rows if r.metric == metric and r.base_value is not None and r.status in DECIDING)
        if not rows or not all(r.whole_name and (1 - CARRIED) * number.base_value <= (r.base_value or 0) < number.base_value for r in rows):
            continue
        said = f"The article says at least {shown(number.value)}; {rows[0].product} has {shown(rows[0].value, rows[0].unit)} ({rows[0].source})."
        for id_ in ids_of(number, claims):
            yield Finding(id_, CHECK, "refuted", "reference_differs", said, {"rows": [rows[0].cited()], "figures": spans_of((number,))})


def _counted_by(folded: str, number: Number) -> str | None:
    """The metric whose noun follows the number, or stands in it."""
    words = folded[number.start : number.end + 16]
    return next((metric for metric in ("core_count", "thread_count") if COUNTED[metric].search(words)), None)


def _named_before(case: Case, folded: str, number: Number, book: Book) -> str | None:
    """The thing of the rows that is named last before the number in its paragraph, by its own or its family's name."""
    block = case.block_at(number.start)
    words = folded[block.start : number.start]
    best, last = None, -1
    for name in book.all_names:
        for match in name_pattern(name).finditer(words):
            if match.end() > last or (match.end() == last and best is not None and len(name) > len(best)):
                best, last = name, match.end()
    return best


def placed(case: Case, book: Book) -> Iterator[Finding]:
    """All findings by place but those of the anchors."""
    folded, claims = fold(case.text), claims_on(case)
    yield from known_names(case, folded, claims, book)
    yield from known_formats(case, claims)
    yield from known_releases(case, folded, claims, book)
    yield from release_dates(case, folded, claims, book)
