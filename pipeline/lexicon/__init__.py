"""Names of the field with their aliases, makers and English names: data in TOML, read once and indexed for matching.

Two kinds of entries. A *name* (``[names]`` tables) lists the spellings of one thing. A *family* (``[[family]]``) is a pattern
for names that carry a number (``RTX 4090``, ``Gaudi 2``), with a template for the canonical name. A user's own file
(``--lexicon``) has the same form, with ``type`` given for the file or for an entry, and wins over ours.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, cast, get_args

from pipeline.errors import UsageError
from schemas.records import EntityType

ENTITY_TYPES: frozenset[str] = frozenset(get_args(EntityType))
FILE_KEYS = frozenset({"type", "names", "family"})
NAME_KEYS = frozenset({"type", "vendor", "en", "also", "needs", "judges"})
FAMILY_KEYS = frozenset({"name", "pattern", "starts", "type", "vendor", "bare", "needs"})
NEEDS = frozenset({"", "number", "vendor", "generic", "quiet"})
FAMILY_NEEDS = frozenset({"", "vendor"})
JUDGES = frozenset({"", "knowledge"})
ALIAS_KEY = 4  # characters by which the index files an alias
KEY_LENGTH = 2  # and the start of a family's names

_FOLD = {ord(a): b for a, b in zip("ABCDEFGHIJKLMNOPQRSTUVWXYZÇĞİIÖŞÜı’‘\u00a0", "abcdefghijklmnopqrstuvwxyzçğiiöşüi'' ", strict=True)}


def fold(text: str) -> str:
    """Lower case of the same length: one code point stays one code point (``İ``, ``I`` and ``ı`` all become ``i``)."""
    return _fold_words(text) if len(text) <= WORDS else fold_document(text)


def _fold(text: str) -> str:
    return text.translate(_FOLD)


WORDS = 300  # code points of what is folded again and again: names, clauses, sentences
_fold_words = lru_cache(maxsize=16384)(_fold)
fold_document = lru_cache(maxsize=8)(_fold)
"""``fold`` for a whole text, which several stages read one after the other."""


def places_of(word: str, text: str) -> Iterator[int]:
    """Where a word of the text itself stands in it; a pattern made for each word would take ten times as long."""
    at = text.find(word)
    while at >= 0:
        yield at
        at = text.find(word, at + len(word))


@dataclass(frozen=True, slots=True)
class Entry:
    """A thing of the lexicon. ``needs``: ``number`` (a name only with one after it), ``vendor`` (only where the maker stands
    in the document), ``generic`` (a class of things, such as GPU), ``quiet`` (never a subject by itself), or empty.
    ``judges``: ``knowledge`` for a test of what a model knows or writes, which times nothing, or empty.
    """

    name: str
    type: EntityType
    vendor: str | None = None
    name_en: str | None = None
    aliases: tuple[str, ...] = ()
    needs: str = ""
    judges: str = ""


@dataclass(frozen=True, slots=True)
class Family:
    """A pattern for names with a number. ``bare``: its digits alone are a name only where the figure stage says so.
    ``needs``: ``vendor`` (a name only where the maker, or another thing of its, stands in the document), or empty.
    """

    words: str
    template: str
    type: EntityType
    vendor: str | None
    bare: bool = False
    needs: str = ""

    @property
    def pattern(self) -> re.Pattern[str]:
        """Compiled when a name first begins like one of the family: all of them at the start would take longer than to read the files."""
        return _compiled(self.words)


@cache
def _compiled(words: str) -> re.Pattern[str]:
    return re.compile(words, re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Lexicon:
    """What the matcher needs. ``index``: the first characters of a folded alias -> its (alias, entry), longest first."""

    index: dict[str, tuple[tuple[str, Entry], ...]]
    families: dict[str, tuple[tuple[str, Family], ...]]
    by_name: dict[str, Entry]
    judging: frozenset[str]  # the names of the tests that judge knowledge

    def knows(self, name: str) -> bool:
        """Whether a name as a whole is a spelling of an entry or one of a family."""
        folded = fold(name.strip())
        if any(alias == folded for alias, _ in self.index.get(folded[:ALIAS_KEY], ())):
            return True
        return any(family.pattern.fullmatch(folded) for _, family in self.families.get(folded[:KEY_LENGTH], ()))

    def canonical(self, name: str, types: Collection[str]) -> str | None:
        """The name of the one entry or family of these types that a spelling stands for as a whole: ``엔비디아`` -> ``NVIDIA``.

        None where there is none or more than one, and for words that are names only in some surroundings.
        """
        folded = fold(name.strip())
        entries = {entry.name for alias, entry in self.index.get(folded[:ALIAS_KEY], ()) if alias == folded and not entry.needs and entry.type in types}
        if entries:
            return entries.pop() if len(entries) == 1 else None
        families = (family for _, family in self.families.get(folded[:KEY_LENGTH], ()) if not family.needs and family.type in types)
        found = {template_name(family.template, match) for family in families if (match := family.pattern.fullmatch(folded))}
        return found.pop() if len(found) == 1 else None

    def makes_chips(self, vendor: str) -> bool:
        """Whether it lists a chip or a system of a maker."""
        listed = any(one.vendor == vendor and one.type in ("chip", "system") for one in self.by_name.values())
        return listed or any(family.vendor == vendor and family.type in ("chip", "system") for told in self.families.values() for _, family in told)

    def maker(self, name: str) -> str | None:
        """The maker of the one entry or family that a spelling stands for as a whole; None where there is none or more than one."""
        folded = fold(name.strip())
        entries = {entry.vendor for alias, entry in self.index.get(folded[:ALIAS_KEY], ()) if alias == folded}
        makers = entries or {family.vendor for _, family in self.families.get(folded[:KEY_LENGTH], ()) if family.pattern.fullmatch(folded)}
        return makers.pop() if len(makers) == 1 else None


def template_name(template: str, match: re.Match[str]) -> str:
    """Fills ``{n}``, ``{n!lower}``, ``{n!keep}`` and ``{n|FROM=TO|…}`` with the groups of ``match``.

    ``template_name("RTX {1}{2|TI= Ti}", …)`` for the groups ``4070``, ``ti`` gives ``RTX 4070 Ti``.
    """
    return _filled(template, (match[0], *match.groups()))


@lru_cache(maxsize=4096)
def _filled(template: str, groups: tuple[str | None, ...]) -> str:
    def fill(field: re.Match[str]) -> str:
        raw = (groups[int(field[1])] or "").strip()
        value = _SPACES.sub(" ", raw).upper()
        for pair in filter(None, (field[3] or "").split("|")):
            source, _, target = pair.partition("=")
            value = re.sub(rf"(?<![A-Z가-힣]){re.escape(source)}(?![A-Z가-힣])", target, value)
        if field[2] == "lower":
            return value.lower()
        return raw if field[2] == "keep" else value

    return _SPACES.sub(" ", _FIELD.sub(fill, template)).strip(" -")


_SPACES = re.compile(r"\s+")
_FIELD = re.compile(r"\{(\d)(?:!(lower|keep))?(?:\|([^}]*))?\}")


def spellings(alias: str) -> set[str]:
    """A folded alias with and without the space or hyphen between its words: ``cs 2`` stands for ``cs-2`` too."""
    folded = fold(alias)
    plain = {folded, folded.replace(" ", ""), folded.replace(" ", "-")}
    return plain | {folded.replace("-", " ")} if len(folded) > 4 else plain


def _check_keys(row: dict[str, Any], known: frozenset[str], where: str) -> None:
    """A misspelt key must not be passed over in silence."""
    strange = sorted(row.keys() - known)
    if strange:
        raise UsageError(f"{where} has no key {strange[0]!r}; its keys are {', '.join(sorted(known))}.")


def _texts(value: object, where: str) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(one, str) and one.strip() for one in value):
        raise UsageError(f'{where} needs a list of texts such as ["…"].')
    return tuple(value)


def _text(row: dict[str, Any], key: str, where: str) -> str | None:
    value = row.get(key)
    if value is not None and (not isinstance(value, str) or not value.strip()):
        raise UsageError(f"{where} needs a text as {key!r}, or none.")
    return value


def _one_of(value: object, known: frozenset[str], where: str) -> str:
    if not isinstance(value, str) or value not in known:
        raise UsageError(f"{where}, one of {', '.join(sorted(known - {''}))}.")
    return value


def _entries(table: dict[str, Any], origin: str) -> list[Entry]:
    _check_keys(table, FILE_KEYS, f"{origin}: a lexicon")
    names = table.get("names", {})
    if not isinstance(names, dict):
        raise UsageError(f"{origin}: 'names' needs to be a table: a line [names], and the names below it.")
    entries = []
    for name, row in names.items():
        named = f"{origin}: {name!r}"
        if not isinstance(row, dict):
            raise UsageError(f'{named} needs a table such as {{ also = ["…"] }}.')
        if not name.strip():
            raise UsageError(f"{named} needs a name that is more than white space.")
        _check_keys(row, NAME_KEYS, f"{origin}: the entry {name!r}")
        kind = _one_of(row.get("type", table.get("type")), ENTITY_TYPES, f"{named} needs a type")
        needs = _one_of(row.get("needs", ""), NEEDS, f"{named} needs another word as 'needs'")
        judges = _one_of(row.get("judges", ""), JUDGES, f"{named} needs another word as 'judges'")
        also = _texts(row.get("also", []), f"{origin}: 'also' of {name!r}")
        entries.append(Entry(name, cast("EntityType", kind), _text(row, "vendor", named), _text(row, "en", named), also, needs, judges))
    return entries


def _families(table: dict[str, Any], origin: str, *, ours: bool) -> list[tuple[tuple[str, ...], Family]]:
    families = []
    rows = table.get("family", [])
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise UsageError(f"{origin}: 'family' needs to be a list of tables: a line [[family]], and its keys below it.")
    for row in rows:
        named = f"{origin}: the family {row.get('name', '?')!r}"
        _check_keys(row, FAMILY_KEYS, named)
        name, words = _text(row, "name", named), _text(row, "pattern", named)
        if name is None or words is None or "starts" not in row:
            raise UsageError(f"{named} needs a name, a pattern and what its spellings start with ('starts').")
        kind = _one_of(row.get("type", "product"), ENTITY_TYPES, f"{named} needs a type")
        needs = _one_of(row.get("needs", ""), FAMILY_NEEDS, f"{named} needs another word as 'needs'")
        if not ours:
            _check_pattern(words, name, named)
        family = Family(words, name, cast("EntityType", kind), _text(row, "vendor", named), bool(row.get("bare", False)), needs)
        families.append((_texts(row["starts"], f"{named}: 'starts'"), family))
    return families


def _check_pattern(words: str, template: str, named: str) -> None:
    """A user's pattern must compile and have the groups that the name of its family speaks of; a test looks at ours."""
    try:
        pattern = _compiled(words)
    except (re.error, RecursionError, OverflowError) as error:
        raise UsageError(f"{named} has no usable pattern ({error}).") from error
    last = max((int(group) for group in re.findall(r"\{(\d)", template)), default=0)
    if last > pattern.groups:
        raise UsageError(f"{named} speaks of group {last}, and its pattern has {pattern.groups}; put what is meant into parentheses.")


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise UsageError(f"There is no lexicon at {path}.") from error
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise UsageError(f"{path}: not a lexicon that can be read ({error}); see pipeline/lexicon/*.toml for the form.") from error


def _index(entries: list[Entry]) -> dict[str, tuple[tuple[str, Entry], ...]]:
    """Later entries win over earlier ones with the same spelling."""
    chosen: dict[str, Entry] = {}
    for entry in entries:
        for alias in (entry.name, *((entry.name_en,) if entry.name_en else ()), *entry.aliases):
            chosen.update(dict.fromkeys(spellings(alias), entry))
    filed: dict[str, list[tuple[str, Entry]]] = {}
    for alias, entry in chosen.items():
        filed.setdefault(alias[:ALIAS_KEY], []).append((alias, entry))
    return {key: tuple(sorted(rows, key=lambda row: (-len(row[0]), row[0]))) for key, rows in filed.items()}


@lru_cache(maxsize=4)
def load_lexicon(user_file: str | None = None) -> Lexicon:
    """The lexicon of this package, with the user's file merged over it; raises ``UsageError`` where that cannot be read."""
    ours = sorted(Path(__file__).parent.glob("*.toml"))
    paths = [*ours, Path(user_file)] if user_file is not None else ours
    tables = [(path, _read(path)) for path in paths]
    entries = [entry for path, table in tables for entry in _entries(table, path.name)]
    families: dict[str, list[tuple[str, Family]]] = {}
    for path, table in reversed(tables):  # the user's families are tried first
        for starts, family in _families(table, path.name, ours=path in ours):
            for start in starts:
                families.setdefault(start[:KEY_LENGTH], []).append((start, family))
    by_name = {entry.name: entry for entry in entries}
    judging = frozenset(name for name, entry in by_name.items() if entry.judges == "knowledge")
    return Lexicon(_index(entries), {key: tuple(rows) for key, rows in families.items()}, by_name, judging)
