"""Where so many things went: ``1100장은 한국에, 500장은 독일에 나갔다``, ``1.100'ü Türkiye'ye, 500'ü Almanya'ya gitti``. Each number is of its own country, no total."""

from __future__ import annotations

import re

from pipeline.extract.reading import Page, Reading
from pipeline.languages.korean.places import PLACES
from pipeline.languages.turkish.words import PLACES as TURKISH_PLACES
from pipeline.languages.turkish.words import is_place
from schemas.records import Figure

_KO_BEHIND = re.compile(r"(?:은|는|이|가|을|를)? ?([가-힣]{2,8}?)(?:에|으로|로)(?:는|만)?(?=[ ,.])")
_KO_BEFORE = re.compile(r"(?<![가-힣])([가-힣]{2,8}?)(?:에|에는|으로|로|으로는|로는) (?:약 |가장 많은 )?$")
_TR_BEHIND = re.compile(r"(?:['’][a-zçğıöşü]{1,5})? (?P<place>[A-ZÇĞİÖŞÜ][a-zçğıöşü]+(?: [A-ZÇĞİÖŞÜ][a-zçğıöşü]+){0,2})['’]n?y?[ae](?![a-zçğıöşü])")
_TR_BEFORE = re.compile(r"(?P<place>[A-ZÇĞİÖŞÜ][a-zçğıöşü]+(?: [A-ZÇĞİÖŞÜ][a-zçğıöşü]+){0,2})['’]n?y?[ae] (?:yaklaşık )?$")
_REACH = 40


_TR_WHERE = re.compile(r"(?<![A-Za-zÇĞİÖŞÜçğıöşü'’])(?P<place>[A-ZÇĞİÖŞÜ][a-zçğıöşü]+)['’]n?[dt][ae](?![a-zçğıöşü])")
_KO_WHERE = re.compile(r"(?<![가-힣])([가-힣]{2,8}?)에서(?:는|의)? ")


def sold_in(page: Page, reading: Reading, figure: Figure) -> str | None:
    """``Türkiye'de 42.999 TL``, ``독일에서는 999유로``: the country of a price, told last before it."""
    korean = page.grammar.code == "ko"
    told = (_KO_WHERE if korean else _TR_WHERE).finditer(page.text, reading.clause(figure.start)[0], figure.start)
    places = [one[1] for one in told if (one[1] in PLACES if korean else page.folded[one.start(1) : one.end(1)] in TURKISH_PLACES)]
    return places[-1] if places else None


def region_of(page: Page, reading: Reading, figure: Figure) -> str | None:
    """The country or town to which a number of things went, named right behind it or right before; as it is written."""
    low = max(reading.start, figure.start - _REACH)
    if page.grammar.code == "ko":
        found = _KO_BEHIND.match(page.text, figure.end, reading.end) or _KO_BEFORE.search(page.text, low, figure.start)
        return found[1] if found and found[1] in PLACES else None
    behind = _TR_BEHIND.match(page.text, figure.end, reading.end) or _TR_BEFORE.search(page.text, low, figure.start)
    named = behind is not None and page.entity_at(*behind.span("place")) is not None  # `Anadolu Finans'a`
    return behind["place"] if behind and not named and any(is_place(word) for word in page.folded[behind.start("place") : behind.end("place")].split()) else None
