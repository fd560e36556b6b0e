"""Which thing a text means by ``전작``, ``이전 세대``, ``selefi``: the one that it has called so, else the one numbered before."""

from __future__ import annotations

import re
from bisect import bisect_right

from pipeline.extract.reading import COMPONENTS, LOOSE, THINGS, Named, Page, Reading, asked_once
from schemas.records import Entity

CALLED_REACH = 20  # code points before a name in which it is called the predecessor
_NUMBERED = re.compile(r"(?P<series>.*?[^\d.]|)(?P<number>\d{1,4})(?P<tier>[^\d]*)")

SUCCEEDED = re.compile(
    r"의 ?(?:뒤를 (?:잇|이)|자리를 |후속|후계)|[을를] (?:잇는|이을|이은|대체|이어받|물려받)"
    r"|['’]?n?[iuü]n (?:yerini (?:al|dolduran)|yerine geç|halefi(?!yle)|ardili|devami)|['’]?[dt][ae]n sonra (?:tanitilan|çikan|gelen|geliştirilen)"
)


def tells_predecessor(page: Page, start: int, end: int) -> bool:
    """Whether the words for something earlier are those for a thing (``전작``), not for a time (``작년``)."""
    return page.grammar.called_former.search(page.folded, max(0, start - 1), end) is not None or _OF_KIND.match(page.folded, start, end) is not None


_OF_KIND = re.compile(r"selef|öncül|(?:bir )?önceki (?:nesi?l|model|sürüm|kuşa[kğ])")


def called_former(page: Page, index: int) -> Entity | None:
    """The thing last called the predecessor up to a sentence: ``전작 가온 G3``, ``selefi Meltem 1``, ``가온 G3의 후속작``."""
    called = _called(page)
    at = bisect_right(called, index, key=lambda one: one[0])
    return called[at - 1][1] if at else None


@asked_once
def _called(page: Page) -> list[tuple[int, Entity]]:
    """Sentences in which a thing is called the predecessor, each with the last that is."""
    return [(index, found) for index, reading in enumerate(page.readings) if (found := next((n.entity for n in reversed(reading.names) if _is_called(page, reading, n)), None))]


def _is_called(page: Page, reading: Reading, named: Named) -> bool:
    if named.type not in THINGS or named.entity.entity_id in COMPONENTS:
        return False
    return bool(SUCCEEDED.match(page.folded, named.end) or page.grammar.called_former.search(page.folded, max(reading.start, named.start - CALLED_REACH), named.start))


def numbered_before(page: Page, subject: Entity) -> Entity | None:
    """``가온 G3`` to ``가온 G4``, ``소나기 5`` to ``소나기 7``: of what the document names the last of the series below, by its number alone too (``G3``)."""
    own = _NUMBERED.fullmatch(subject.name)
    if own is None:
        return None
    lower: list[tuple[int, Entity]] = []
    for one in page.entities.values():
        other = _NUMBERED.fullmatch(one.name) if one.type in THINGS | LOOSE else None
        if other and other["tier"] == own["tier"] and own["series"].endswith(other["series"]) and int(other["number"]) < int(own["number"]):
            lower.append((int(other["number"]), one))
    tail = own["number"][1:] if len(own["number"]) > _DIGITS_OF_TIER else None  # `RTX 5090` comes after `RTX 4090`, and stands beside `RTX 5080`
    same = [row for row in lower if tail and str(row[0])[1:] == tail]
    return max(same or lower, key=lambda row: row[0])[1] if lower else None


_DIGITS_OF_TIER = 3  # of a number of four, in which the first is the generation
