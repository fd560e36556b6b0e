"""Names by their places: ``1위 새벽칩스와 2위 나래칩스``, ``birinci sıradaki Ege ile ikinci sıradaki Lodos``."""

from __future__ import annotations

import re

from pipeline.extract.reading import MAKERS, MEASURES, THINGS, Named, Page, Reading
from schemas.records import Figure

_KO_BEFORE_NAME = re.compile(r"(?:인|의|로 꼽히는|에 오른|[을를] (?:지킨|차지한|달리는|기록한|굳힌))?(?: (?:업체|기업|회사|사업자|제조사|브랜드)인?)? ?['‘\"“]?")
_TR_BEFORE_NAME = re.compile(r"(?: ?sira)?(?:['’]?n?[dt][ae]ki| (?:konumundaki|olan))?(?: (?:üretici|şirket|firma))? ")
_TR_STANDS = re.compile(r"['’]?n?[dt][ae] (?:ise )?")  # `2. sırada AMD`
_PARTED = re.compile(r"[,;:]")
_NEXT_PLACE = 24  # code points


def name_in_place(page: Page, reading: Reading, figure: Figure) -> Named | None:
    """The thing or maker right behind its place, where it is not the next one of a row told the other way round (``A가 1위 B가 2위``)."""
    if figure.kind != "ordinal":
        return None
    turkish = page.grammar.code == "tr"  # where no particle marks a topic, but a comma parts it from what follows
    gap = _TR_BEFORE_NAME if turkish else _KO_BEFORE_NAME
    named = next((n for n in reading.names if n.start >= figure.end and n.type in THINGS | MAKERS), None)
    if named is None or named.start - figure.end > _NEXT_PLACE:
        return None
    before = [n for n in reading.names if n.phrase_end <= figure.start and not page.folded[n.phrase_end : figure.start].strip() and not (turkish and _PARTED.search(page.folded, n.end, figure.start))]
    stands = turkish and not before and _TR_STANDS.fullmatch(page.folded, figure.end, named.start)
    if not stands and not gap.fullmatch(page.folded, figure.end, named.start):
        return None
    own = any(n.role in ("topic", "subject") for n in before)
    follows = any(0 <= f.start - named.phrase_end <= 1 for f in reading.figures if f.kind == "ordinal" or f.kind in MEASURES)
    return None if own and follows else named


def places_of(page: Page, reading: Reading) -> dict[str, float]:
    """The places of the names that stand right behind them, by the entity."""
    return {named.entity.entity_id: float(f.value) for f in reading.figures if f.value is not None and (named := name_in_place(page, reading, f))}
