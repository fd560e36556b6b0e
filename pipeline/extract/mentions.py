"""Names of things in the text and the entities they stand for: lexicon, patterns, shape; merged over the document."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from pipeline.extract.apart import apart_names
from pipeline.extract.called import called_names
from pipeline.extract.capitals import turkish_names
from pipeline.extract.chance_hits import without_chance_hits
from pipeline.extract.class_names import classes
from pipeline.extract.coined import coined_names
from pipeline.extract.forms import with_forms
from pipeline.extract.found import KNOWN, THINGS, Found
from pipeline.extract.further_places import again, short_forms
from pipeline.extract.introductions import RULES as INTRODUCTIONS
from pipeline.extract.introductions import introduced_names
from pipeline.extract.kinds import settle_kinds
from pipeline.extract.listed_names import known_names
from pipeline.extract.makers import find_makers, with_siblings, with_successors, without_chance_makers
from pipeline.extract.members import made_anew, members
from pipeline.extract.model.stems import settled_end, words_of
from pipeline.extract.names import defined_makers, korean_names
from pipeline.extract.no_things import is_format, is_no_thing, numbers_parts
from pipeline.extract.one_name_each import merge
from pipeline.extract.reached import is_value
from pipeline.extract.reading import MEASURES
from pipeline.extract.romanisation import romanise_person, spelled_in_latin
from pipeline.extract.shortening import TIERS, with_full_names
from pipeline.extract.sized import with_sizes
from pipeline.extract.table_labels import table_labels
from pipeline.extract.tailed import tailed_names
from pipeline.extract.tasks import named_tasks
from pipeline.extract.unfit import names_delay
from pipeline.extract.widened import designators
from pipeline.languages import grammar_of
from pipeline.lexicon import Lexicon, fold, fold_document, load_lexicon
from pipeline.settings import Settings
from schemas.records import Document, Entity, Mention

_TRAILING = re.compile(r" (\d{1,3})$")
_NOT_SLUG = re.compile(r"[^\w.+]+")


def find_mentions(document: Document, settings: Settings, read: Iterable[Found] = ()) -> Document:
    """Adds mentions and entities; chrome, code and front matter are left out. ``read``: names that a model has read."""
    article = document.article
    grammar = grammar_of(article.language)
    lexicon = load_lexicon(settings.lexicon_file)
    text, folded = article.source_text, fold_document(article.source_text)
    told = {figure.start for figure in document.figures if figure.unit and figure.unit != "degC" and figure.kind in MEASURES}  # `파이 5도`
    found = [one for one in known_names(folded, text, lexicon, grammar, _name_starts(document)) if not _ends_in_value(text, one, told)]
    headings = [(block.start, block.end) for block in article.blocks if block.kind in ("title", "heading")]
    found += list(members(found, text, folded, document.figures, lexicon, grammar))
    found += [*korean_names(text, folded, grammar), *introduced_names(text, headings), *coined_names(text, folded), *tailed_names(text), *called_names(text), *apart_names(text)] if grammar.code == "ko" else turkish_names(text, folded, grammar, headings)
    found += _behind_firms(designators(text, document.figures), found, text)
    found += list(made_anew(found, text, folded, grammar))
    found += defined_makers(text, grammar)
    found = list(_with_last_syllables(found, text)) if grammar.code == "ko" else found
    found = _with_ai(found, text)
    found += named_tasks(text, folded, document.figures, grammar.code)
    found += table_labels(document, found, folded, grammar)
    found += read
    found = [one for one in _without_openings_of_firms(found, text) if not (one.type == "framework" and _CORES.match(folded, one.end))]
    spans = [(block.start, block.end) for block in article.blocks if block.kind not in ("chrome", "code")]
    measured = {k for f in document.figures if f.kind not in ("name", "version", "ordinal", "chrome") for k in range(f.start, f.end)}
    found = [one for one in found if one.strength >= 9 or (measured.isdisjoint(range(one.start, one.end)) and not is_format(one.name) and not names_delay(one.name) and not (numbers_parts(text, one.name) if " " in one.name else is_no_thing(text, one.start, one.end)))]
    chosen = pick(without_chance_hits(with_sizes(found, text, grammar.code), text), spans)
    chosen = pick([*chosen, *again(chosen, text, folded, grammar)], spans)
    chosen = pick([*chosen, *short_forms(chosen, text, folded, grammar)], spans)
    chosen = classes(with_full_names(merge(settle_kinds(chosen, folded, document.figures, grammar.code), text), text), folded, lexicon)
    chosen = with_successors(with_siblings(without_chance_makers(chosen, folded)), text)
    vendors = find_makers(chosen, text, folded, grammar, lexicon)
    plain, chosen = chosen, with_forms(chosen, text, folded, grammar.code)
    vendors |= {one.name: maker for one, of in zip(chosen, plain, strict=True) if (maker := vendors.get(of.name))}
    entities = {found_id(one): one for one in chosen}
    mentions = tuple(Mention(one.start, one.end, text[one.start : one.end], one.type, found_id(one)) for one in chosen)
    surfaces: dict[str, Counter[str]] = {}
    for mention in mentions:
        surfaces.setdefault(mention.entity_id, Counter())[mention.surface] += 1
    rows = [_entity(one, lexicon, vendors, surfaces[key]) for key, one in entities.items()]
    rows += _absent_makers(rows, lexicon, vendors, entities)
    return replace(document, mentions=mentions, entities=tuple(sorted(rows, key=lambda row: row.entity_id)))


_CORES = re.compile(r"[ -]?(?:코어|core|çekirde)")  # `CUDA 코어`, `CUDA çekirdeği`: what is counted, and no software


def _without_openings_of_firms(found: Sequence[Found], text: str) -> list[Found]:
    """Drops known names that open the name of a firm here: ``누리온반도체`` is not of the system 누리온, nor is what the text calls 누리온 for short."""
    firms = {text[one.start : one.end] for one in found if one.type == "vendor" and one.strength < KNOWN}
    known = {text[one.start : one.end] for one in found if one.rule == "lexicon" and one.type != "vendor"}
    openings = {name for name in known for firm in firms if firm.startswith(name) and "가" <= firm[len(name) : len(name) + 1] <= "힣"}
    return [one for one in found if one.rule != "lexicon" or one.type == "vendor" or text[one.start : one.end] not in openings]


def _ends_in_value(text: str, one: Found, told: set[int]) -> bool:
    """``픽셀 79%``, ``Snapdragon 29'dan 18'e``: whether the number that closes a name of a family is a value; ``told``: where values with units begin."""
    number = _TRAILING.search(text, one.start, one.end)
    return number is not None and one.rule == "family" and (number.start(1) in told or is_value(text, *number.span(1)))


def _with_ai(found: Sequence[Found], text: str) -> list[Found]:
    """``| Kova 12 Pro AI |``: names of things that end in a number or a tier take the ``AI`` behind them where that closes a cell or takes an ending somewhere."""
    whole = {one.name for one in found if one.strength < KNOWN and one.type in THINGS and _AI_CLOSES.match(text, one.end) and (one.name[-1].isdigit() or one.name.rsplit(" ", 1)[-1].casefold() in TIERS)}
    return [replace(one, end=one.end + 3, name=one.name + " AI") if one.name in whole and _AI.match(text, one.end) else one for one in found]


_AI = re.compile(r" AI(?![A-Za-z0-9-])")
_AI_CLOSES = re.compile(r" AI(?:['’](?=[a-zçğıöşü])| ?\||보다(?![가-힣]))")


def _with_last_syllables(found: Iterable[Found], text: str) -> Iterator[Found]:
    """``갯마을``, ``지렁이``: the names whose last syllable a frame took for a particle that they cannot take, or that stands before particles elsewhere."""
    words = words_of(text)
    for one in found:
        inside = one.rule in INTRODUCTIONS and all("가" <= letter <= "힣" for letter in text[one.end - 1 : one.end + 1])
        end = settled_end(text, one.start, one.end, words, "ko") if inside else one.end
        if end <= one.end:
            yield one
        elif one.rule not in ("launcher", "sharer") or text[end : end + 1].isalpha():  # which say nothing of a word without a particle
            yield replace(one, end=end, name=text[one.start : end])


def _name_starts(document: Document) -> dict[int, int]:
    return {figure.start: figure.end for figure in document.figures if figure.kind == "name"}


def pick(found: Iterable[Found], spans: list[tuple[int, int]]) -> list[Found]:
    """The best of overlapping readings: stronger, then longer; in order of the text, inside the given spans."""
    taken: list[Found] = []
    used: set[int] = set()
    for one in sorted(found, key=lambda f: (-(f.end - f.start) if f.strength >= 9 else 0, -f.strength, -(f.end - f.start), f.start)):
        if used.isdisjoint(range(one.start, one.end)):
            used.update(range(one.start, one.end))
            taken.append(one)
    taken.sort(key=lambda f: f.start)
    kept, at = [], 0
    for one in taken:
        while at < len(spans) and spans[at][1] <= one.start:
            at += 1
        if at < len(spans) and spans[at][0] <= one.start:
            kept.append(one)
    return kept


def _behind_firms(things: Iterable[Found], found: list[Found], text: str) -> Iterator[Found]:
    """``Boğa Yonga Toros 4``, ``Kefken Elektronik Sarkaç M1``: a firm that its own words tell is no part of the name behind it."""
    firms = sorted((one for one in found if one.type == "vendor"), key=lambda one: one.start)
    starts = [one.start for one in firms]
    for one in things:
        k = bisect_right(starts, one.start) - 1
        firm = firms[k] if k >= 0 and one.start < firms[k].end < one.end else None
        rest = text[firm.end + 1 : one.end] if firm else ""
        yield replace(one, start=firm.end + 1, name=rest, vendor=firm.name) if firm and rest[:1].isupper() and text[firm.end] == " " else one


def found_id(one: Found) -> str:
    """``chip:rtx-4090``: the type and a slug of the canonical name."""
    return entity_id(one.type, one.name)


def entity_id(kind: str, name: str) -> str:
    """The type and a slug of a canonical name."""
    slug = _NOT_SLUG.sub("-", fold(name)).strip("-")
    return f"{kind}:{slug}"


def _absent_makers(rows: list[Entity], lexicon: Lexicon, vendors: dict[str, str], present: dict[str, Found]) -> list[Entity]:
    """Makers that only common knowledge names."""
    names = {entry.vendor for row in rows if (entry := lexicon.by_name.get(row.name)) and entry.vendor}
    names |= {one.vendor for one in present.values() if one.vendor} | set(vendors.values())
    return [Entity(key, "vendor", name, name) for name in sorted(names) if (key := entity_id("vendor", name)) not in present]


def _entity(one: Found, lexicon: Lexicon, vendors: dict[str, str], surfaces: Counter[str]) -> Entity:
    entry = lexicon.by_name.get(one.name)
    maker = one.vendor or vendors.get(one.name)
    english = entry.name_en if entry and entry.name_en else None
    if english is None:
        spell = romanise_person if one.type == "person" else spelled_in_latin
        english = spell(one.name) if re.search(r"[가-힣]", one.name) else one.name
    aliases = tuple(sorted(set(surfaces) - {one.name}))
    return Entity(found_id(one), one.type, one.name, english, entity_id("vendor", maker) if maker else None, aliases)
