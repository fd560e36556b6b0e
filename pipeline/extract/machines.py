"""Machines by the chips in them: how many of them a server or a node of the text has, and where a value is told of one (``H200 서버``, ``T2'li sunucu``)."""

from __future__ import annotations

from pipeline.extract.reading import CLASSES, COMPONENTS, Named, Page, Reading
from pipeline.languages import wholes_of
from schemas.records import Figure

Size = tuple[int, str | None, int]  # where it is told, of which thing if of one, how many
_PIECES = frozenset({"piece", "card", "chip", "GPU", "NPU", "item"})
_MOST = 1024  # pieces that are chips; more are goods
_BESIDE = 10  # code points from a thing to the number of its pieces: a capacity may stand between


def chips_of_machine(page: Page, reading: Reading, figure: Figure) -> int | None:
    """How many chips the machine has that a value is told of: by the machine's thing, else by the text's word for all of its machines; None where no machine is."""
    words, low = wholes_of(page.grammar.code), reading.clause(figure.start)[0]
    names = [n for n in reading.names if _is_chip(n) and n.end <= figure.start]
    last = names[-1] if names else None
    own = last is not None and last.start >= low and words.of_machine.match(page.folded, last.end, figure.start)
    if not own and not words.per_machine.search(page.folded, reading.start, figure.start):
        return None
    told = [size for size in _sizes(page) if size[0] < figure.start]
    of_thing = [size for size in told if last is not None and size[1] == last.entity.entity_id]
    found = of_thing or [size for size in told if size[1] is None]
    return found[-1][2] if found else None


def thing_counted(reading: Reading, count: Figure) -> Named | None:
    """``H200 8장``, ``A100 40GB 8장``, ``sekiz H200``: what stands right beside a number of chips and is counted by it."""
    behind = next((n for n in reading.names if 0 <= n.start - count.end <= 1 and _is_chip(n)), None)
    before = next((n for n in reversed(reading.names) if 0 <= count.start - n.end <= _BESIDE and _is_chip(n) and not any(n.end <= f.start < count.start and f.unit not in _CAPACITIES for f in reading.figures)), None)
    return behind if count.unit == "piece" and behind else before or behind


_CAPACITIES = frozenset({"GB", "TB"})


def counts_other_side(page: Page, reading: Reading, count: Figure) -> Named | None:
    """``H200 8장의 세 배``, ``H200 여덟 장짜리 시스템보다``, ``dört 4090'ın yarısı``: the other side of a comparison, where a number counts that."""
    thing = thing_counted(reading, count) if count.unit in _PIECES else None
    end = max(count.end, thing.end) if thing else 0
    return thing if thing and wholes_of(page.grammar.code).other_side.match(page.folded, end, reading.end) else None


def last_size(page: Page, reading: Reading, at: int) -> int | None:
    """How many chips the machine has that a paragraph has told of last before an offset."""
    block = page.block(reading)
    told = [size for size in _sizes(page) if block.start <= size[0] < at]
    return told[-1][2] if told else None


def _sizes(page: Page) -> list[Size]:
    """What the text tells of how many chips its machines have, in its order."""
    if page.machines is None:
        page.machines = [size for reading in page.readings for one in reading.figures if (size := _size(page, reading, one))]
    return page.machines


def _size(page: Page, reading: Reading, count: Figure) -> Size | None:
    """``A100 8장짜리 서버``, ``8장씩 꽂은 서버``, ``노드마다 8장씩``, ``sekizer kartlık sunucular``, ``dört A100'lü bir düğüm``: a number of chips as that of a machine."""
    if count.kind != "quantity" or count.unit not in _PIECES or not 1 < (count.value or 0) <= _MOST or not float(count.value or 0).is_integer():
        return None
    words = wholes_of(page.grammar.code)
    behind = next((n for n in reading.names if 0 <= n.start - count.end <= 1 and _is_chip(n)), None)
    end = behind.end if behind else count.end
    if not words.sized.match(page.folded, end, reading.end) and not (words.sized_before.search(page.folded, reading.start, count.start) and words.in_turn.match(page.folded, end)):
        return None
    before = next((n for n in reversed(reading.names) if 0 <= count.start - n.end <= _BESIDE and _is_chip(n)), None)
    thing = behind or before
    return count.start, thing.entity.entity_id if thing else None, int(count.value or 0)


def _is_chip(named: Named) -> bool:
    return named.type == "chip" and named.entity.entity_id not in COMPONENTS | CLASSES
