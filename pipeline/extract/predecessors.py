"""Which thing a text means by ``전작``, ``이전 세대``, ``selefi``: the one that it has called so, else the one numbered before."""

from __future__ import annotations

import re

from pipeline.extract.reading import COMPONENTS, LOOSE, THINGS, Page, asked_once
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


@asked_once
def called_former(page: Page, index: int) -> Entity | None:
    """The thing last called the predecessor up to a sentence: ``전작 가온 G3``, ``selefi Meltem 1``, ``가온 G3의 후속작``."""
    for reading in reversed(page.readings[: index + 1]):
        for named in reversed(reading.names):
            fits = named.type in THINGS and named.entity.entity_id not in COMPONENTS
            if fits and SUCCEEDED.match(page.folded, named.end):
                return named.entity
            if fits and page.grammar.called_former.search(page.folded, max(reading.start, named.start - CALLED_REACH), named.start):
                return named.entity
    return None


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
    return max(lower, key=lambda row: row[0])[1] if lower else None
