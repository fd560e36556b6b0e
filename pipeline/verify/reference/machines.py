"""Check *reference*, by place: how many chips a machine holds (``이 인스턴스에는 V100이 8장``), how many so many machines hold, and what its maker promises over the one before."""

from __future__ import annotations

from collections.abc import Iterator

from pipeline.languages import machines_of
from pipeline.lexicon import fold
from pipeline.verify.contradictions import CORRECTION
from pipeline.verify.names import mentions, named_in
from pipeline.verify.numbers import shown
from pipeline.verify.places import claims_on, ids_of, spans_of
from pipeline.verify.records import Case, Finding, Number, Verdict
from pipeline.verify.reference.book import DECIDING, Book, Spec

CHECK, METHOD = "reference", "machine"
FEW, MOST = 2, 64  # chips that one machine may be said to hold
FAR = 260  # characters between a machine and a sentence that points back at it
GAP = 60  # characters between a machine and what it holds
_UNITS = frozenset({None, "piece", "card", "GPU", "IPU", "chip", "TPU"})


def check_machines(case: Case, book: Book) -> Iterator[Finding]:
    """Findings on figures; a claim that stands on one gets them."""
    folded, claims = fold(case.text), claims_on(case)
    machines = [(m.start(), m.end(), row) for m in book.every_name.finditer(folded) if (row := _holding(book, m[0])) is not None]
    for number in case.numbers:
        for verdict, said, row in _promised(case, folded, number, book):
            for id_ in ids_of(number, claims):
                yield Finding(id_, CHECK, verdict, "reference" if verdict == "supported" else "reference_differs", said, {"figures": spans_of((number,)), "rows": [row.cited()]}, METHOD)
        if not machines or number.kind != "quantity" or number.unit not in _UNITS or number.quantifier != "exact" or number.value is None or not float(number.value).is_integer():
            continue
        found = _wrong_count(case, folded, number, machines) or _wrong_stack(case, folded, number, machines) or _wrong_pod(case, folded, number, machines)
        for id_ in ids_of(number, claims) if found else ():
            said, row = found or ("", machines[0][2])
            yield Finding(id_, CHECK, "conflicting", "reference_differs", said, {"figures": spans_of((number,)), "rows": [row.cited()]}, METHOD)


def _holding(book: Book, name: str) -> Spec | None:
    """The one number of chips that all machines of a name hold."""
    rows = [r for r in book.link([name])[0] if r.metric == "chip_count"]
    return rows[0] if rows and all(r.whole_name and r.status in DECIDING and r.value == rows[0].value for r in rows) else None


Machine = tuple[int, int, Spec]
Wrong = tuple[str, Spec]


def _wrong_count(case: Case, folded: str, number: Number, machines: list[Machine]) -> Wrong | None:
    """``p3.8xlarge 인스턴스에는 V100이 두 장 들어 있다``, ``Bu makinede sekiz V100 bulunur``: the machine named right before, or pointed back at as the only one."""
    telling = machines_of(case.language)
    sentence = case.sentence_at(number.start)
    words = folded[sentence.start : sentence.end]
    named = max((m[1] for m in machines if m[1] <= number.start), default=0)
    if not FEW <= (number.value or 0) <= MOST or telling.machine_counted.search(number.surface) or not (number.unit in OF_CHIPS or telling.chip_before.search(folded, max(named, sentence.start), number.start) or telling.chip_behind.match(folded[number.end : min(sentence.end, number.end + BEHIND)])):
        return None
    if not telling.holds.search(folded, number.end, sentence.end) or CORRECTION.search(words) or "?" in words or telling.of_several.search(folded, max(case.block_at(number.start).start, sentence.start - FAR), sentence.end):
        return None
    here = [m for m in machines if sentence.start <= m[0] < sentence.end]
    if here:
        low, high, row = here[-1]
        if len({m[2].product for m in here}) > 1 or high > number.start or number.start - high > GAP:
            return None
    else:
        before = [m for m in machines if number.start - FAR <= m[0] < sentence.start and m[0] >= case.block_at(number.start).start]
        if not before or not telling.points.search(folded, sentence.start, number.start):
            return None
        low, high, row = before[-1]
    if telling.elsewhere.search(folded, high if here else sentence.start, number.start):
        return None
    rest = words.replace(folded[number.start : number.end], " ", 1)
    if telling.several.search(rest) or number.value == row.value or _others(case, number, sentence.start):
        return None
    if here and any(n.end <= low and low - n.end <= BEHIND and n.start >= sentence.start for n in case.numbers):
        return None  # so many machines
    return f"The article says that {row.product} holds {shown(number.value)}; it holds {shown(row.value, row.unit)} ({row.source}).", row


OF_CHIPS = frozenset({"GPU", "IPU", "TPU", "chip"})
BEHIND = 24  # characters behind a number in which its noun stands


def _others(case: Case, number: Number, low: int) -> bool:
    """Whether another count stands before it in its sentence: ``DGX A100 16대에 GPU 128개``."""
    return any(n.kind == "quantity" and low <= n.start < number.start and n.unit in _UNITS | {"server", "node", "system", "rack"} and (n.value or 0) > 1 for n in case.numbers)


def _wrong_stack(case: Case, folded: str, number: Number, machines: list[Machine]) -> Wrong | None:
    """``이걸 16대 쌓으면 … IPU가 128개``, ``16 M2000 … 128 IPU``: so many machines of a paragraph's only kind, and the chips in all of them."""
    telling = machines_of(case.language)
    sentence, block = case.sentence_at(number.start), case.block_at(number.start)
    of_chips = number.unit in OF_CHIPS or telling.stacked.search(folded, sentence.start, number.start)
    near = [m for m in machines if max(block.start, number.start - FAR) <= m[0] < number.start]
    if not of_chips or not near or CORRECTION.search(folded, sentence.start, sentence.end):
        return None
    low, high, row = near[-1]
    if row.unit not in {number.unit, "GPU", "IPU", "chip"} or (row.value or 0) < FEW or len({m[2].product for m in near}) > 1:
        return None
    counts = [n for n in case.numbers if n.kind == "quantity" and sentence.start <= n.start < number.start and float(n.value or 0.5).is_integer() and (n.value or 0) > 1]
    if len(counts) != 1 or not _of_machines(case, folded, counts[0], low, high):
        return None
    come = (counts[0].value or 0) * (row.value or 0)
    if not 0.4 <= (number.value or 0) / come <= 2.5 or number.value == come or telling.spare.search(folded, sentence.start, sentence.end):
        return None
    return f"{shown(counts[0].value)} {row.product} of {shown(row.value, row.unit)} each hold {shown(come)}, the article says {shown(number.value)} ({row.source}).", row




def _of_machines(case: Case, folded: str, count: Number, low: int, high: int) -> bool:
    """Whether a count is of the machine: it stands right before or behind its name, or behind a word that points at it."""
    telling = machines_of(case.language)
    beside = 0 <= count.start - high <= 6 or 0 <= low - count.end <= 8
    pointed = telling.piled.search(folded, max(0, count.start - BEHIND), count.start) is not None
    machine = telling.may_be_machines.search(folded[count.start : count.end]) is not None
    return (beside or pointed) and machine


def _wrong_pod(case: Case, folded: str, number: Number, machines: list[Machine]) -> Wrong | None:
    """``M2000을 네 대 쌓으면 POD16, 열두 대 쌓으면 POD64``: so many machines make a pod that is named by its chips."""
    telling = machines_of(case.language)
    sentence = case.sentence_at(number.start)
    pod = telling.pod.match(folded[number.end : sentence.end])
    near = [m for m in machines if sentence.start <= m[0] < sentence.end and not folded[m[0] : m[1]].startswith(("pod", "ipu-pod", "bow"))]
    if pod is None or not near or len({m[2].product for m in near}) > 1 or near[0][2].unit != "IPU" or CORRECTION.search(folded, sentence.start, sentence.end):
        return None
    row, chips = near[0][2], float(pod[1])
    if (row.value or 0) < FEW or not (telling.counted.search(number.surface) or telling.of_pods.match(folded, number.end)):
        return None
    if chips % (row.value or 1) or (number.value or 0) * (row.value or 0) == chips:
        return None
    return f"{shown(number.value)} {row.product} of {shown(row.value, row.unit)} each hold {shown((number.value or 0) * (row.value or 0))}, not the {shown(chips)} of the pod ({row.source}).", row


POINTS = 2.0  # by which a promise is another


def _promised(case: Case, folded: str, number: Number, book: Book) -> Iterator[tuple[Verdict, str, Spec]]:
    """``전력 효율은 최대 16% 개선``, ``enerji verimliliğinde yüzde 16'ya varan iyileşme``: what the maker promises of the thing named last over the one that a row compares it with."""
    telling = machines_of(case.language)
    sentence, block = case.sentence_at(number.start), case.block_at(number.start)
    if number.unit != "percent" or number.value is None or not telling.efficiency.search(folded, max(sentence.start, number.start - FAR), number.start) or not telling.gains.search(folded, number.end, min(sentence.end, number.end + BEHIND)):
        return
    names = [m[0] for m in book.every_name.finditer(folded, block.start, number.start)]
    rows = [r for name in names for r in book.link([name])[0] if r.metric == "energy_efficiency" and r.unit == "percent" and r.status in DECIDING and "comparator" in r.conditions]
    if not rows or len({r.product for r in rows}) > 1 or CORRECTION.search(folded, sentence.start, sentence.end):
        return
    row, rival = rows[0], str(rows[0].conditions["comparator"])
    others = [m[0] for m in book.every_name.finditer(folded, sentence.start, sentence.end) if not mentions(fold(row.product), m[0]) and row not in book.link([m[0]])[0]]
    if any(not mentions(fold(rival), other) and not mentions(fold(" ".join(book.link([rival])[0][0].names)), other) for other in others) or named_in(folded[number.end : sentence.end]):
        return
    said = f"{row.product}, {row.attribute}: {shown(row.value, row.unit)} ({row.source}); the article says {shown(number.value, number.unit)}."
    if number.value == row.value:
        yield "supported", said, row
    elif number.quantifier in {"exact", "at_most"} and abs(number.value - (row.value or 0)) > POINTS:
        yield "conflicting", said, row
