"""Who sells or rents something for a price, where that is not its maker: ``나루호스팅은 H100을 장당 4,600원에 내놓고 있다``, ``H100 Poyraz Bulut'ta saati 2,4 dolar``."""

from __future__ import annotations

from pipeline.extract.context import Bound
from pipeline.extract.reading import THINGS, Page, Reading
from pipeline.languages import pointing_of
from schemas.records import Figure

AT = "at "  # how a seller stands among the ways in which a price is meant
_RENTS = frozenset({"vendor", "organisation"})
_PAID = frozenset({"price", "cost"})


def sold_at(page: Page, reading: Reading, figure: Figure, metric: str, subject: Bound) -> dict[str, str]:
    """The firm last named before a price, at which it is asked, as the way in which the price is meant; nothing where it is the maker or bought the thing itself."""
    if metric not in _PAID or figure.kind != "money" or subject.entity is None or subject.entity.type not in THINGS or page.block(reading).kind == "table":
        return {}
    words = pointing_of(page.grammar.code)
    firm = next((n for n in reversed(reading.names) if n.end <= figure.start and n.entity is not subject.entity and (n.type in _RENTS or words.same_thing.match(page.folded, n.end + 1))), None)
    if firm is None or firm.name in (page.maker(subject.entity), subject.name):
        return {}
    there = firm.role == "locative" or words.at_firm.match(page.folded, firm.end) is not None
    asks = firm.role in _ASKING and reading.clause(firm.start)[0] <= figure.start and words.asks_for.match(page.folded, figure.end, reading.end) is not None
    return {"price_basis": f"{AT}{page.text[firm.start : firm.end]}"} if there or asks else {}


_ASKING = frozenset({"topic", "subject", "maker"})
