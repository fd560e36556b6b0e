"""Who stands as the subject of a verb of saying: a name, words for a source, the noun phrase that opens the sentence."""

from __future__ import annotations

import re

from pipeline.extract.attribution.listening import BODIES, PARTICLE, PRONOUN_REACH, Ear
from pipeline.extract.attribution.unnamed import by_surname, is_new, is_report, known_outlets, somebody, without_name
from pipeline.extract.context import Bound, bound
from pipeline.extract.reading import Named, Reading

_SUBJECT_KO = re.compile(r"(?: ?측)?(은|는|이|가|도)(?![가-힣])")


def speaking_subject(ear: Ear, index: int, reading: Reading, low: int, high: int, *, raw: bool = True) -> Bound | None:
    """Who speaks between two offsets: a person before a body, a topic before a subject, the first before later ones."""
    found: list[tuple[int, int, Bound]] = []
    for named in reading.names:
        if low <= named.start < high and named.type in BODIES | {"product"}:
            rank = _subject_rank(ear, named)
            if rank is not None:
                found.append((rank, named.start, bound(named, 0.85 if named.type != "product" else 0.7, "speech_verb")))
    found += _subject_words(ear, index, low, high)
    found = _of_last_clause(ear, low, high, [row for row in found if not ear.quoted(row[1])])
    folded = ear.page.folded
    opening = ear.speech.raw_subject.match(folded, low, high) if raw and low == reading.start and not ear.quoted(low) else None
    if opening and (not found or folded[opening.end(1)] == "도") and _can_speak(ear, opening):
        said = ear.page.text[opening.start(1) : opening.end(1)]
        found.append((0 if folded[opening.end(1)] == "도" else 5, opening.start(1), _titled(ear, opening[1], opening.start(1)) or Bound(said, None, opening.start(1), opening.end(1), 0.5, "raw_subject")))
    return min(found, key=lambda row: row[:2])[2] if found else None


def _of_last_clause(ear: Ear, low: int, high: int, found: list[tuple[int, int, Bound]]) -> list[tuple[int, int, Bound]]:
    """``나래칩은 값을 밝히지 않지만 업계에서는 …로 본다``, ``Doruk fiyat vermiyor ama analistler …``: of several who may speak those with which a clause begins behind a contrast."""
    for contrast in reversed(list(_BUT.finditer(ear.page.folded, low, high))):
        later = [row for row in found if row[1] >= contrast.end()]
        if any(row[1] - contrast.end() <= PARTICLE for row in later) and not ear.quoted(contrast.start()):
            return later
    return found


_BUT = re.compile(r"(?:지만|으나),? | (?:ama|ancak|fakat) |[a-zçğöşü]{2}(?:m[ae]z|[iuü]yor|[aeiuü]r)ken,? ")


def _titled(ear: Ear, title: str, at: int) -> Bound | None:
    """``서지안 CTO는 …. CTO는 …``, ``CEO'su Bora Seymen … CEO``: the one person whom the text names with a title that stands alone."""
    page, before = ear.page, re.compile(rf"(?<![a-zçğöşü]){re.escape(title)}(?:['’]?[a-zçğöşü]{{1,3}})? $")
    people = {
        n.entity.entity_id: n.entity
        for reading in page.readings
        for n in reading.names
        if n.type == "person" and (page.folded.startswith((f" {title}", f", {title}"), n.end) or before.search(page.folded, max(0, n.start - PRONOUN_REACH), n.start))
    }
    [person] = people.values() if len(people) == 1 else [None]
    return Bound(person.name, person, at, at + len(title), 0.75, "titled") if person else None


def _subject_words(ear: Ear, index: int, low: int, high: int) -> list[tuple[int, int, Bound]]:
    """Subjects that are no names of the document: the company, pronouns, surnames, unnamed sources, outlets; with rank and place."""
    folded, speech = ear.page.folded, ear.speech
    firm, again = ear.firm(index), ear.pronoun(index)
    rows: list[tuple[int, int, Bound]] = []
    if firm:
        told = [m for m in speech.company.finditer(folded, low, high) if speech.nominative.search(m[0])]
        sorts = [m.span() for m in speech.sort_of_firm.finditer(folded, low, high)]
        told = [m for m in told if not any(start < m.start() < end for start, end in sorts)]
        rows += [(1, m.start(), ear.pointed(index) or firm if _POINTS.match(m[0]) or folded.endswith("bu ", 0, m.start()) else firm) for m in told]
    elif ear.speech.code == "tr":
        rows += [(1, m.start(), Bound(ear.page.text[m.start() : m.end()], None, m.start(), m.end(), 0.5, "unnamed_source")) for m in speech.company.finditer(folded, low, high) if speech.makers_word.fullmatch(m[0]) and speech.nominative.search(m[0])]
    if again:
        rows += [(1, m.start(), again) for m in speech.same.finditer(folded, low, high) if m.start() - low < PRONOUN_REACH and not is_new(ear, m.start())]
    rows += [(1, m.start(), somebody(ear, m)) for m in speech.some.finditer(folded, low, high) if not is_report(m)]
    rows += [(0, m.start(), person) for m in speech.office.finditer(folded, low, high) if (person := by_surname(ear, m))]
    rows += [(1, m.start(), without_name(ear, m, 0.65)) for m in speech.voice.finditer(folded, low, high)]
    return rows + [(1, at, one) for at, one in known_outlets(ear, low, high)]


_POINTS = re.compile(r"(?:이|그) (?:회사|업체)")


def _can_speak(ear: Ear, raw: re.Match[str]) -> bool:
    """Whether an opening noun phrase may be someone; in Turkish by its capitals beyond the first letter of the sentence."""
    if ear.speech.not_speaker.search(raw[1]):
        return False
    words = ear.page.text[raw.start(1) : raw.end(1)]
    if ear.speech.code == "ko":
        return True
    if " " not in words:  # one capital at the start of a sentence: a name where the word never stands small
        return words[:1].isupper() and not re.search(rf"(?<!\w){re.escape(words[0].lower() + words[1:])}", ear.page.text)
    return bool(re.match(r"\S+ [A-ZÇĞİÖŞÜ]|[A-ZÇĞİÖŞÜ]{2}|\S*\d", words)) and not re.search(r"[nıiuü]n[ıiuü]n? ", words)


def _subject_rank(ear: Ear, named: Named) -> int | None:
    """How well a name stands as the subject of saying, least best; None where it does not."""
    folded = ear.page.folded
    tail = ear.speech.title_tail.match(folded, named.end)
    for end in (tail.end() if tail else named.end, named.end):
        if ear.speech.code == "ko":
            marker = _SUBJECT_KO.match(folded, end)
            if marker:
                return (0 if named.type == "person" else 1 if named.type != "product" else 3) + (marker[1] in "이가도")
        elif named.role not in ("maker", "comparator", "source") and re.match(r"[ ,]|$", folded[end : end + 1]):
            if named.type == "product" and folded[end : end + 1] != ",":
                return None
            return 0 if named.type == "person" else 1
    return None
