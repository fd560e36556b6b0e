"""Training passages: short texts of our own with their figures, names and claims marked inside the text (corpus/README.md).

A file holds the passages of one voice, separated by lines ``===``. ``read_passages`` turns them into records; what breaks the
format is collected as ``Fault`` and never raised, so that a checker can show everything at once.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from pydantic import ValidationError

from schemas.golden import CONDITIONS, GoldenClaim, GoldenFigure

SEPARATOR: Final = "==="
NAME_TYPES: Final = frozenset({"chip", "vendor", "model", "organisation", "person", "other"})
HEADERS: Final = frozenset({"title", "published", "heading"})
HEAD: Final = ("title", "heading")  # headers that open the text
CLAIM_TYPES: Final = {
    "C": "comparison", "R": "result", "S": "specification", "P": "price", "M": "market", "U": "setup", "E": "event",
}  # fmt: skip
QUANTIFIERS: Final = {"~": "about", ">": "more_than", "<": "less_than", ">=": "at_least", "<=": "at_most"}
PLAIN_KINDS: Final = {"n": "name", "v": "version", "d": "date", "t": "time", "i": "index", "c": "chrome", "o": "ordinal"}
VALUED_KINDS: Final = {"q": "quantity", "%": "percentage", "pp": "percentage", "r": "ratio", "m": "money"}
UNITS: Final = {"%": "percent", "pp": "percentage_point", "r": "x"}

_MARK = re.compile(r"«([^|»]+)\|([^»]*)»", re.DOTALL)
_NULL = "%%null "


@dataclass(frozen=True, slots=True)
class Fault:
    """What breaks the format. ``line`` counts from 1 in the file; it is that of the passage's first line."""

    line: int
    message: str


@dataclass(frozen=True, slots=True)
class Name:
    """A thing that a passage speaks of. ``maker`` is the maker's name, not its key."""

    key: str
    type: str
    spellings: tuple[str, ...]
    maker: str | None = None


@dataclass(slots=True)
class Passage:
    """One passage. ``text`` opens with title and heading, each in a paragraph of its own; offsets count in it."""

    line: int
    voice: str
    headers: dict[str, str] = field(default_factory=dict)
    names: dict[str, Name] = field(default_factory=dict)
    text: str = ""
    figures: list[GoldenFigure] = field(default_factory=list)
    claims: list[GoldenClaim] = field(default_factory=list)
    used: set[str] = field(default_factory=set)  # keys that stand in claims
    faults: list[Fault] = field(default_factory=list)

    def fail(self, message: str) -> None:
        self.faults.append(Fault(self.line, message))


@dataclass(frozen=True, slots=True)
class Draft:
    """A passage as it is written. ``line`` is the number of its first line in the file."""

    voice: str
    line: int
    lines: tuple[str, ...]


def read_passages(path: Path) -> list[Passage]:
    """All passages of a file, also those with faults."""
    passages = []
    for draft in read_drafts(path):
        passage = read_passage(draft.lines, voice=draft.voice, line=draft.line)
        if not draft.voice:
            passage.fail("the file must open with a line `voice: …`")
        passages.append(passage)
    return passages


def read_drafts(path: Path) -> Iterator[Draft]:
    """The passages of a file, unread."""
    voice = ""
    for line, lines in _split(path.read_text(encoding="utf-8").split("\n")):
        first = next(index for index, row in enumerate(lines) if row.strip())
        opening = lines[first].startswith("voice:")
        if opening:
            voice = lines[first].partition(":")[2].strip()
        rows = [""] * (first + 1) + lines[first + 1 :] if opening else lines
        if any(row.strip() for row in rows):
            yield Draft(voice, line, tuple(rows))


def _split(lines: Sequence[str]) -> Iterator[tuple[int, list[str]]]:
    """The lines of each passage with the number of the first, blank ones dropped."""
    current: list[str] = []
    start = 1
    for number, row in enumerate([*lines, SEPARATOR], 1):
        if row.strip() != SEPARATOR:
            current.append(row)
            continue
        if any(one.strip() for one in current):
            yield start, current
        current, start = [], number + 1


def read_passage(lines: Sequence[str], *, voice: str = "", line: int = 1) -> Passage:
    """One passage from its lines: headers and names, ``---``, then the text."""
    passage = Passage(line, voice)
    rows = [row.strip() for row in lines]
    if "---" not in rows:
        passage.fail("there is no line `---` between names and text")
        return passage
    body = rows.index("---")
    for row in rows[:body]:
        if row.startswith("@"):
            _read_name(passage, row[1:])
        elif row and not row.startswith("#"):
            key, colon, value = row.partition(":")
            if not colon or key not in HEADERS:
                passage.fail(f"not a header: {row[:60]!r}")
            passage.headers[key] = value.strip()
    _read_text(passage, lines[body + 1 :])
    return passage


def _read_name(passage: Passage, row: str) -> None:
    left, _, right = row.partition("=")
    key, _, kind = left.strip().partition("/")
    names, _, maker = right.partition(" : ")
    spellings = tuple(dict.fromkeys(name.strip() for name in names.split(",") if name.strip()))
    if kind not in NAME_TYPES:
        passage.fail(f"@{key} needs one of the types {', '.join(sorted(NAME_TYPES))}, not {kind!r}")
    if not spellings:
        passage.fail(f"@{key} has no names")
    passage.names[key] = Name(key, kind, spellings, maker.strip() or None)


def _read_text(passage: Passage, lines: Sequence[str]) -> None:
    head = "".join(passage.headers[key] + "\n\n" for key in HEAD if passage.headers.get(key))
    marked = head + "\n".join(row for row in lines if not row.startswith("%%"))
    parts: list[str] = []
    length = end = 0
    for match in _MARK.finditer(marked):
        parts += [marked[end : match.start()], match[1]]
        start = length + match.start() - end
        length, end = start + len(match[1]), match.end()
        spec, *claims = (one.strip() for one in match[2].split(";"))
        _add_figure(passage, start, match[1], spec)
        for claim in filter(None, claims):
            _add_claim(passage, claim, start)
    passage.text = "".join([*parts, marked[end:]])
    if "«" in passage.text or "»" in passage.text:
        passage.fail("a mark «surface|spec» is not closed or not complete")
    for row in lines:
        if row.startswith(_NULL):
            _add_claim(passage, row.removeprefix(_NULL).strip(), None)
        elif row.startswith("%%"):
            passage.fail(f"not a claim without a figure: {row[:60]!r}")


def _add_figure(passage: Passage, start: int, surface: str, spec: str) -> None:
    try:
        passage.figures.append(GoldenFigure(start=start, end=start + len(surface), surface=surface, **figure_fields(surface, spec)))
    except ValidationError as error:
        passage.fail(f"figure {surface!r} ({spec}): {error.errors()[0]['msg']}")
    except ValueError as error:
        passage.fail(f"figure {surface!r} ({spec}): {error}")


def figure_fields(surface: str, spec: str) -> dict[str, Any]:
    """The fields of a figure from its short form: ``q:640 GB >=`` or ``d:2024-Q3``. Raises ``ValueError``."""
    words = spec.split()
    flags = {word for word in words if word in QUANTIFIERS or word == "w"}
    head, *unit = [word for word in words if word not in flags] or [""]
    short, _, value = head.partition(":")
    fields: dict[str, Any] = {"in_words": True} if "w" in flags else {}
    for flag in flags & set(QUANTIFIERS):
        fields["quantifier"] = QUANTIFIERS[flag]
    if short in VALUED_KINDS:
        low, _, high = value.partition("..")
        fields |= {"kind": VALUED_KINDS[short], "value": number(low), "unit": UNITS.get(short) or " ".join(unit)}
        if high:
            fields["value_max"] = number(high)
        if not fields["unit"]:
            raise ValueError("it needs a unit")
        return fields
    if short not in PLAIN_KINDS:
        raise ValueError(f"{short!r} is no kind of figure")
    fields["kind"] = PLAIN_KINDS[short]
    if short in "vdt" or (short == "n" and value):
        fields["text_value"] = " ".join([value, *unit])
    elif short == "n":
        fields["text_value"] = surface
    elif value:
        fields["value"] = number(value)
    return fields


def number(text: str) -> float | int:
    """``3``, ``7e10``, ``1/3``; raises ``ValueError``."""
    over, slash, under = text.partition("/")
    value = float(over) / float(under) if slash else float(over)
    return int(value) if value.is_integer() and abs(value) < 1e21 else value


def _add_claim(passage: Passage, text: str, figure: int | None) -> None:
    try:
        passage.claims.append(GoldenClaim(figure=figure, **claim_fields(passage, text)))
    except ValidationError as error:
        passage.fail(f"claim {text!r}: {error.errors()[0]['msg']}")
    except (ValueError, KeyError) as error:
        passage.fail(f"claim {text!r}: {error}")


def claim_fields(passage: Passage, text: str) -> dict[str, Any]:
    """The fields of a claim: ``TYPE subject metric [vs=…] [on=…] [dir=…] [mod=…] [by=…] [v=…] [c.key=value …]``."""
    words = text.split()
    if len(words) < 3:
        raise ValueError("it needs a type, a subject and a metric")
    kind, subject, metric, *rest = words
    if kind not in CLAIM_TYPES:
        raise ValueError(f"{kind!r} is no type of claim")
    first = passage.names.get(subject.split("+")[0])
    fields: dict[str, Any] = {
        "type": CLAIM_TYPES[kind], "subject": _names(passage, subject), "vendor": first.maker if first else None, "metric": metric,
    }  # fmt: skip
    conditions: dict[str, Any] = {}
    for word in rest:
        key, equals, value = word.partition("=")
        if not equals or not value:
            raise ValueError(f"{word!r} is not key=value")
        if key in ("vs", "on", "by"):
            fields[{"vs": "comparator", "on": "benchmark", "by": "attributed_to"}[key]] = _names(passage, value, previous=key == "vs")
        elif key in ("dir", "mod"):
            fields[{"dir": "direction", "mod": "modality"}[key]] = value
        elif key == "v":
            fields["vendor"] = None if value == "none" else value.replace("_", " ")
        elif key.startswith("c.") and key[2:] in CONDITIONS:
            conditions[key[2:]] = _condition(value)
        else:
            raise ValueError(f"{key!r} is no part of a claim")
    if fields["type"] == "comparison" and not fields.get("direction"):
        raise ValueError("a comparison needs dir=")
    return fields | {"conditions": conditions}


def _names(passage: Passage, keys: str, *, previous: bool = False) -> list[str]:
    names: list[str] = []
    for key in keys.split("+"):
        if key == "prev" and previous:
            names.append("previous")
            continue
        if key not in passage.names:
            raise ValueError(f"there is no name @{key}")
        passage.used.add(key)
        names += passage.names[key].spellings
    return list(dict.fromkeys(names))


def _condition(value: str) -> float | int | str:
    try:
        return number(value)
    except ValueError:
        return value.replace("_", " ")
