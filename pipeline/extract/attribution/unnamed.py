"""Sources that are no names of the document: somebody without a name, a surname with an office, an outlet introduced before, words that look like a name."""

from __future__ import annotations

import re

from pipeline.extract.attribution.listening import PARTICLE, PRONOUN_REACH, Ear
from pipeline.extract.context import SOME, Bound, bound
from pipeline.extract.reading import Reading
from pipeline.languages.turkish.words import unsoftened
from pipeline.lexicon import fold


def somebody(ear: Ear, match: re.Match[str]) -> Bound:
    """``한 통신사 임원은``, ``bir analistin raporunda``: somebody whom the article does not name; ``Ege Telekom'un bir yöneticisi``, ``BİLGEM'den bir yetkili`` by the house."""
    owner = ear.speech.owner_before.search(ear.page.text, max(0, match.start() - PRONOUN_REACH), match.start())
    start = owner.start() if owner else match.start(1)
    return Bound(unsoftened(ear.page.text[start : match.end(1)]), None, start, match.end(1), 0.7, SOME)


def is_new(ear: Ear, at: int) -> bool:
    """``한 증권사 보고서는``, ``bir aracı kurumun``: whether words for a source bring in another one than that heard last."""
    return bool(ear.speech.one_of_many.search(ear.page.folded, max(0, at - PRONOUN_REACH), at))


def raw_name(ear: Ear, reading: Reading, at: int) -> Bound | None:
    """``Ersoy'a göre``, ``제프리스 보고서에 따르면``: words that no other rule took for a name; in Turkish their capitals tell."""
    rest = re.match(r"[a-zçğıöşü]+", ear.page.text[at : at + 12]) if ear.speech.code == "tr" else None
    at += rest.end() if rest else 0
    before = ear.page.text[max(reading.start, at - 40) : at]
    word = ear.speech.raw_name.search(before)
    if not word or ear.speech.not_speaker.search(fold(word[1])) or ear.speech.no_name.search(word[1]):
        return None
    start = at - len(before) + word.start(1)
    if rest and " " not in word[1] and start == reading.start:  # `Sektörde konuşulanlara göre`: a name would have its ending behind an apostrophe
        return None
    return Bound(word[1], None, start, start + len(word[1]), 0.65, "according_to")


def is_report(some: re.Match[str]) -> bool:
    """``bir analistin raporunda``: whether a source without a name stands with its report, not as subject."""
    return some.end() > some.end(1) + PARTICLE


def without_name(ear: Ear, match: re.Match[str], confidence: float) -> Bound:
    """``uzmanlar``, ``연구진``: a source without a name, by its words; ``Münih Teknik Üniversitesi'nden bir ekip``, ``카이스트 연구진`` by the body that it is of."""
    body = next((n for reading in ear.page.readings_between(match.start(1), match.end(1)) for n in reading.names if n.type == "organisation" and ear.speech.of_body.fullmatch(ear.page.folded, n.end, match.start(1))), None)
    if body:
        return bound(body, confidence, "unnamed_source")
    return Bound(unsoftened(ear.page.text[match.start(1) : match.end(1)]), None, match.start(1), match.end(1), confidence, "unnamed_source")


def by_surname(ear: Ear, match: re.Match[str]) -> Bound | None:
    """``서 사장``: the person of that surname whom the article has named in full."""
    for entity in ear.page.entities.values():
        if entity.type == "person" and len(entity.name) > 2 and entity.name[0] == match[1]:
            return Bound(entity.name, entity, match.start(), match.end(), 0.8, "surname")
    return None


def known_outlets(ear: Ear, low: int, high: int) -> list[tuple[int, Bound]]:
    """Outlets introduced before, at their places as subject between two offsets."""
    rows = []
    for name, one in ear.known.items():
        for match in re.finditer(rf"{re.escape(name)}(?:은|는|이|가|,|['’]| )", ear.page.folded[low:high]):
            at = low + match.start()
            rows.append((at, Bound(one.name, None, at, at + len(name), 0.7, "introduced")))
    return rows
