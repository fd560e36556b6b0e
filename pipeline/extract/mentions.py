"""Names of things in the text and the entities they stand for: lexicon, patterns, shape; merged over the document."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right, insort
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import chain

from pipeline.extract.apart import apart_names
from pipeline.extract.called import called_names
from pipeline.extract.capitals import turkish_names
from pipeline.extract.coined import coined_names, is_adnominal, is_common
from pipeline.extract.figures import grammar_of as figure_grammar_of
from pipeline.extract.forms import with_forms
from pipeline.extract.heads import ends_in_unit
from pipeline.extract.introductions import RULES as INTRODUCTIONS
from pipeline.extract.introductions import introduced_names
from pipeline.extract.kinds import settle_kinds
from pipeline.extract.makers import KNOWN, find_makers, with_siblings, without_chance_makers
from pipeline.extract.members import made_anew, members
from pipeline.extract.model.stems import settled_end, words_of
from pipeline.extract.names import (
    Found,
    defined_makers,
    designators,
    is_format,
    is_no_thing,
    korean_names,
    numbers_parts,
    other_script,
)
from pipeline.extract.reached import is_value
from pipeline.extract.reading import MEASURES
from pipeline.extract.romanisation import romanise_person, spelled_in_latin
from pipeline.extract.shortening import TIERS, with_full_names
from pipeline.extract.sized import with_sizes
from pipeline.extract.tailed import tailed_names
from pipeline.extract.tasks import named_tasks
from pipeline.extract.unfit import names_delay
from pipeline.languages import grammar_of
from pipeline.languages.grammar import RoleGrammar
from pipeline.languages.turkish import words as turkish_words
from pipeline.lexicon import ALIAS_KEY, KEY_LENGTH, Entry, Family, Lexicon, fold, fold_document, load_lexicon, template_name
from pipeline.settings import Settings
from schemas.records import Document, Entity, EntityType, Mention

THINGS = ("chip", "system", "product")
KNOWN_BY = frozenset({"lexicon", "family"})
_SHORT_NAME = re.compile(r"[A-Za-z]\d{1,2}")
_REPEATED = frozenset({"table_label", "quoted", "headed", "bracketed_designator", "hangul_designator", "latin_hangul", "company_ending", "designator", "capitalised", "person_title", "defined", *INTRODUCTIONS})
_CLASS = {
    "GPU": re.compile(r"[VHABPTLK]\d{2,4}S?$|RTX |GTX |GeForce|Titan|MI\d|RX |Radeon|GB\d|GH\d"),
    "CPU": re.compile(r"Core |Xeon|Ryzen|EPYC|Threadripper|Graviton|Grace$"),
}
_SERIES = {"GeForce": re.compile(r"[RG]TX \d"), "Radeon": re.compile(r"RX \d"), "Instinct": re.compile(r"MI\d")}
"""Brands whose things have another word in their names: ``GeForce`` stands for the one ``RTX 5060 Ti`` of an article."""
_NUMBERED = re.compile(r"-\d")  # after a maker's name: ``Hailo-15`` is a product
_TRAILING = re.compile(r" (\d{1,3})$")
_NOT_SLUG = re.compile(r"[^\w.+]+")
_TOKEN = re.compile(r"[a-zçğöşü0-9]+|[가-힣]+")
_LETTER = re.compile(r"[a-zçğöşü0-9]")


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
    chosen = with_siblings(without_chance_makers(chosen, folded))
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


def known_names(folded: str, text: str, lexicon: Lexicon, grammar: RoleGrammar, name_starts: dict[int, int]) -> Iterator[Found]:
    """Names that the lexicon lists or a family reads, each as long as it gets."""
    places = [at for token in _TOKEN.finditer(folded) if not _inside_token(folded, at := _behind_times(token))]
    aliases = list(_aliases(places, folded, lexicon, grammar))
    numbered = list(_numbered_names(places, folded, text, lexicon, grammar, name_starts))
    makers_here = {entry.name for _, _, entry in aliases if entry.type == "vendor"}
    makers_of_known = {entry.vendor for _, _, entry in aliases if not entry.needs} | {family.vendor for _, family in numbered if not family.needs}
    for start, end, entry in aliases:
        if entry.type == "vendor" and _NUMBERED.match(folded, end):
            continue
        if entry.needs == "number" or (entry.needs == "vendor" and entry.vendor not in makers_here) or _closes_firm(text, start, end, entry):
            continue
        yield Found(start, end, entry.name, entry.type, "lexicon", 9, entry.vendor)
    longest: dict[int, Found] = {}
    for one, family in numbered:
        if (family.needs == "vendor" and family.vendor not in makers_here | makers_of_known) or (one.start in longest and longest[one.start].end >= one.end):
            continue
        longest[one.start] = one
    yield from longest.values()


_TIMES = re.compile(r"[0-9]{1,2}x(?=[1-9]0[5-9]0)")


def _behind_times(token: re.Match[str]) -> int:
    """Where a name may begin in a token: behind a number of cards in ``4x4090``."""
    times = _TIMES.match(token[0])
    return token.start() + (times.end() if times else 0)


def _closes_firm(text: str, start: int, end: int, entry: Entry) -> bool:
    """``Altın Semi``, ``하늘 Semi``: whether the name of an organisation, which is all capitals, is written as a word that closes the name of a firm."""
    return entry.type == "organisation" and entry.name.isupper() and text[start:end].istitle() and _NAME_BEFORE.search(text, max(0, start - _LONGEST_NAME), start) is not None


_NAME_BEFORE = re.compile(r"(?:[A-ZÇĞİÖŞÜ][a-zçğıöşü]+|[가-힣]{2,}) $")
_LONGEST_NAME = 24  # code points


def _numbered_names(places: list[int], folded: str, text: str, lexicon: Lexicon, grammar: RoleGrammar, name_starts: dict[int, int]) -> Iterator[tuple[Found, Family]]:
    """What the families read at each place, in the order in which they are tried."""
    families = lexicon.families
    for at in places:
        for prefix, family in (*families.get(folded[at : at + KEY_LENGTH], ()), *families.get(folded[at], ())):
            if not folded.startswith(prefix, at) or (family.bare and at not in name_starts):
                continue
            match = family.pattern.match(text, at)
            end = at + len(match[0].rstrip(" -")) if match else at
            if match and _ends_well(folded, end, grammar):
                yield Found(at, end, template_name(family.template, match), family.type, "family", 10, family.vendor), family


def without_chance_hits(found: Sequence[Found], text: str) -> list[Found]:
    """Drops known names of a letter and digits that are the end of a coined one: in a text without their maker (``미리내 M4``, ``Kıyı T4``), with all of that maker there, or in quotes."""
    short = {one for one in found if one.rule in KNOWN_BY and _SHORT_NAME.fullmatch(text, one.start, one.end)}
    makers = {name for one in found if one not in short and one.rule in KNOWN_BY for name in (one.name, one.vendor) if name}
    known = [one for one in found if one.rule in KNOWN_BY]
    coined = [one for one in found if one.rule not in KNOWN_BY and not (one.rule == "hangul_designator" and is_adnominal(one.name.split(" ")[0]) and text.count(one.name) == 1)]
    by_end: dict[int, list[Found]] = {}
    for longer in coined:
        by_end.setdefault(longer.end, []).append(longer)
    chance = {one for one in short if any(_ends_in(longer, one, known, absent=one.vendor not in makers or _only_there(longer, one, found, text)) for longer in by_end.get(one.end, ()))}
    strangers = {one.vendor for one in chance if one.vendor not in makers}  # `미리내 M4`, then `M4` and its successor `M5`: no chip of a maker that the text leaves out
    return [one for one in found if one not in chance and not (one in short and one.vendor in strangers)]


def _only_there(longer: Found, one: Found, found: Sequence[Found], text: str) -> bool:
    """``(NVIDIA …) Efes A2 bilgisayarı``: whether a known name stands nowhere but behind the same unknown word, and its sentence does not name its maker."""
    word = text[longer.start : one.start]
    low = max(text.rfind("\n", 0, one.start), text.rfind(". ", 0, one.start))
    high = min((at for at in (text.find("\n", one.end), text.find(". ", one.end)) if at >= 0), default=len(text))
    near = [other for other in found if low <= other.start and other.end <= high and other is not one]
    if not word.endswith(" ") or any(one.vendor in (other.vendor, other.name) or longer.start <= other.start < one.start for other in near if other.rule in KNOWN_BY):
        return False
    places = [match.start() for match in re.finditer(rf"(?<![^\W_]){re.escape(text[one.start:one.end])}(?![A-Za-z0-9])", text)]
    return all(text[max(0, at - len(word)) : at] == word for at in places)


def _ends_in(longer: Found, one: Found, known: Iterable[Found], *, absent: bool) -> bool:
    """Whether a coined name that ends where a known one does ends in it, and its text gives no other sign of that."""
    if longer.start >= one.start:
        return False
    return absent or (longer.rule == "quoted" and not any(longer.start <= other.start < one.start for other in known))


def _aliases(places: list[int], folded: str, lexicon: Lexicon, grammar: RoleGrammar) -> Iterator[tuple[int, int, Entry]]:
    index = lexicon.index
    for at in places:
        for alias, entry in chain.from_iterable(index.get(folded[at : at + length], ()) for length in range(ALIAS_KEY, 1, -1)):
            if folded.startswith(alias, at) and _ends_well(folded, at + len(alias), grammar):
                yield at, at + len(alias), entry
                break
        else:
            for alias, entry in index.get(folded[at], ()):  # `델의`: of one syllable
                if not entry.needs and not (at and "가" <= folded[at - 1] <= "힣") and _ends_well(folded, at + 1, grammar):
                    yield at, at + len(alias), entry


def _inside_token(folded: str, at: int) -> bool:
    """Whether a hyphen or underline ties this place to a letter or digit before it (``gpu_8x_h100``, ``G8-H100``)."""
    return at > 1 and folded[at - 1] in "-_@#" and bool(_LETTER.match(folded[at - 2]))


def _ends_well(folded: str, end: int, grammar: RoleGrammar) -> bool:
    """Whether a name may end here: before no letter, a change of script, or a particle or suffix of the language."""
    if end >= len(folded):
        return True
    last, following = folded[end - 1], folded[end]
    if _LETTER.match(last):
        return not _LETTER.match(following)
    if "가" <= following <= "힣":
        return bool(grammar.name_ends.match(folded, end) or grammar.heads.match(folded, end))
    return True


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


_FRONT_MATTER = frozenset("author categories category date description draft lang language layout permalink reading_time slug subtitle tags title toc updated weight".split())
_LONGEST_LABEL = 24  # code points
_SURER = 11  # strength of a name that stands against the lexicon's
_MAKER_COLUMN = re.compile(r"사업자|업체|회사|기업|제조사|sağlayici|şirket|üretici|firma|marka")
_PROVIDERS = re.compile(r"사업자|sağlayici")  # who offers what a row tells of, and need not make it


_ENUMERATOR = re.compile(r"(?:[가나다라마바사아자차카타파하]|[a-zçğıöşü])[.)] |[①-⑳] ?")


def table_labels(document: Document, found: list[Found], folded: str, grammar: RoleGrammar) -> Iterator[Found]:
    """Labels of table rows without a known name in them: makers where the column says so, else things."""
    cells = document.article.cells
    heads = {(cell.block, cell.col): folded[cell.start : cell.end] for cell in cells if cell.row == 0}
    specified = _specified_blocks(document, folded, grammar)
    first_rows = {cell.block for cell in cells if cell.col_header} | _colon_blocks(document)
    strong = sorted(one.start for one in found if one.strength >= 4)
    makers = _makers_of_rows(document, found, heads)
    yield from (one for one in makers.values() if one.rule == "table_label")
    yield from _with_own_names(document, found, makers)
    strong = sorted([*strong, *(one.start for one in makers.values())])
    for cell in cells:
        if cell.block in specified:
            continue
        numbered = _ENUMERATOR.match(folded, cell.start, cell.end)
        start = numbered.end() if numbered else cell.start
        label = document.article.source_text[start : cell.end].strip()
        if (cell.row == 0 and cell.block in first_rows) or cell.col != 0 or not 2 <= len(label) <= _LONGEST_LABEL or label[0].isdigit() or label in _FRONT_MATTER or bisect_left(strong, cell.start) < bisect_left(strong, cell.end):
            continue
        common = all(map(is_common, label.split(" "))) if grammar.code == "ko" else all(map(turkish_words.is_common, folded[start : cell.end].split()))
        if common or _says_measure(label, folded[start : cell.end], grammar):
            continue
        kind: EntityType = "vendor" if _MAKER_COLUMN.search(heads.get((cell.block, 0), "")) else "product"
        insort(strong, start)
        maker = makers.get((cell.block, cell.row)) if kind == "product" else None
        yield Found(start, start + len(label), label, kind, "table_label", 4, maker.name if maker else None)


def _says_measure(label: str, folded: str, grammar: RoleGrammar) -> bool:
    """``전력``, ``기동 시간(분)``, ``TTFT p50``: whether a label tells what is measured: by a word for it, or by its unit in brackets."""
    return bool(grammar.metric_starts.search(folded)) or names_delay(label) or ends_in_unit(label, figure_grammar_of(grammar.code))


def _makers_of_rows(document: Document, found: list[Found], heads: dict[tuple[int, int], str]) -> dict[tuple[int, int], Found]:
    """(block, row) -> the firm in a column behind the first that is headed as that of makers: ``| Kart | Firma |``, ``| 칩 | 제조사 |``."""
    known = {one.start: one for one in sorted(found, key=lambda one: one.strength)}
    rows: dict[tuple[int, int], Found] = {}
    for cell in document.article.cells:
        label = document.article.source_text[cell.start : cell.end].strip()
        head = heads.get((cell.block, cell.col), "")
        if cell.row and cell.col and _MAKER_COLUMN.search(head) and not _PROVIDERS.search(head) and 2 <= len(label) <= _LONGEST_LABEL and not any(c.isdigit() for c in label):
            one = known.get(cell.start)
            rows[cell.block, cell.row] = one if one and one.type == "vendor" and one.end == cell.end else Found(cell.start, cell.start + len(label), label, "vendor", "table_label", 4)
    return rows


def _with_own_names(document: Document, found: list[Found], makers: dict[tuple[int, int], Found]) -> Iterator[Found]:
    """``| Palamut P4 | Ilgaz Hesap |``: a known name that ends a label is chance where an unknown word leads the label and another firm makes what the row tells of."""
    known = {one.start for one in found if one.strength >= KNOWN}
    for cell in document.article.cells:
        maker = makers.get((cell.block, cell.row))
        label = document.article.source_text[cell.start : cell.end].strip()
        end = cell.start + len(label)
        if cell.col == 0 and maker and label[:1].isalpha() and cell.start not in known and any(one.start > cell.start and one.end == end and one.vendor and one.vendor != maker.name for one in found):
            yield Found(cell.start, end, label, "chip", "table_label", _SURER, maker.name)


def _colon_blocks(document: Document) -> set[int]:
    """Tables of specification lines: ``메모리: 24GB``."""
    ends = {(cell.block, cell.row): cell.end for cell in document.article.cells if cell.col == 0}
    text = document.article.source_text
    return {cell.block for cell in document.article.cells if cell.col == 1 and re.match(r"\s?[:：]", text[ends.get((cell.block, cell.row), cell.start) : cell.start])}


def _specified_blocks(document: Document, folded: str, grammar: RoleGrammar) -> set[int]:
    """Tables that list properties, of one thing or of those that head the columns: two or more of the labels, and of more than two columns most, are measures or common nouns."""
    cells = document.article.cells
    wide = {cell.block for cell in cells if cell.col > 1}
    labels = Counter(cell.block for cell in cells if cell.col == 0 and (cell.row or cell.block not in wide))
    plain = Counter(cell.block for cell in cells if cell.col == 0 and (cell.row or cell.block not in wide) and (_says_measure(document.article.source_text[cell.start : cell.end].strip(), folded[cell.start : cell.end], grammar) or (grammar.code == "ko" and is_common(folded[cell.start : cell.end].strip()))))
    return {block for block, count in plain.items() if count > 1 and (block not in wide or 2 * count > labels[block])}


def again(found: list[Found], text: str, folded: str, grammar: RoleGrammar) -> Iterator[Found]:
    """Further places of names that shape gave away once: a quoted name stands without quotes later."""
    taken = {one.start for one in found}
    inner = {k for one in found if " " in one.name for k in range(one.start + 1, one.end)}  # `Okan Tezer` keeps its `Tezer`
    for name, one in {one.name: one for one in found if one.strength < 9 and one.rule in _REPEATED and len(one.name) > 1}.items():
        at = text.find(name)
        while at >= 0:
            end = at + len(name)
            if at not in taken and not (at in inner and end - 1 in inner) and not (at and (text[at - 1].isalnum() or "가" <= text[at - 1] <= "힣")) and _ends_well(folded, end, grammar):
                yield Found(at, end, name, one.type, "repeated", one.strength, one.vendor)
            at = text.find(name, end)


_SHORT_TAIL = re.compile(r"[A-Z]{1,4}-?\d+ (?P<hangul>[가-힣]{2,})|\S+ (?P<tier>\d{1,2} (?:Pro|Ultra|Max|Plus|Mini|프로|울트라|맥스|플러스|미니)\b.*)|(?P<stem>[가-힣]{1,4})\d{1,4}(?:프로|울트라)?|(?P<base>[가-힣]{2,})(?:-[A-Z]{0,2}\d{0,4}| [A-Z]{0,3}-?\d{1,5}[A-Z]?| [A-Z]| (?:미니|박스|팟|포켓|버즈|엣지|개발 키트|키트|스틱|컴퓨터|보드|안경|노트))|(?P<word>[A-ZÇĞİÖŞÜ][a-zçğıöşü]{2,}) \d{1,2} (?:Pro|Ultra|Max|Plus|Mini)\b.*")
_ALONE = re.compile(r"(?=(?:은|는|이|가|을|를|의|도|보다|로|와|과)(?![가-힣])|[ ,.](?=[^가-힣]|[가-힣]))")


def short_forms(found: list[Found], text: str, folded: str, grammar: RoleGrammar) -> Iterator[Found]:
    """What the article shortens a name to: ``RX-7 에이스`` to ``에이스``, ``픽9프로`` to ``픽은``, ``Pusula 9 Pro`` to ``9 Pro``.

    Of two names with one short form the one that stands first in the document has it. A single syllable has to stand alone
    with a particle at least twice.
    """
    taken = {k for one in found for k in range(one.start, one.end)}
    forms: dict[str, Found] = {}
    for one in found:
        match = _SHORT_TAIL.fullmatch(text, one.start, one.end) if one.type in THINGS and one.strength < KNOWN else None
        if match:
            forms.setdefault(next(group for group in match.groups() if group), one)
        elif one.type == "vendor" and one.rule == "tailed":
            forms.setdefault(one.name.partition(" ")[0], one)
    for form, one in forms.items():
        places = [(at, at + len(form)) for at in _word_starts(form, text) if at not in taken]
        marked = [(at, end) for at, end in places if _ALONE.match(text, end) or (form[-1] < "가" and _ends_well(folded, end, grammar))]
        if sum(text[end : end + 1] not in " ,." for _, end in marked) >= 2 - (len(form) > 1):
            for at, end in marked:
                yield Found(at, end, one.name, one.type, "short_form", one.strength, one.vendor)


def _word_starts(form: str, text: str) -> Iterator[int]:
    """Where words begin with some letters; a search for a pattern would take ten times as long."""
    at = text.find(form)
    while at >= 0:
        begins = at == 0 or not _IN_WORD.match(text, at - 1)
        if begins:
            yield at
        at = text.find(form, at + (len(form) if begins else 1))


_IN_WORD = re.compile(r"[A-Za-z0-9가-힣]")


def classes(found: list[Found], folded: str, lexicon: Lexicon) -> list[Found]:
    """Class names (GPU) stand for the one thing of their class that the document is about, else for themselves.

    Dropped where they only close another name's phrase (``H100 GPU``). A family's bare name (``라이젠``) stands for its one member.
    """
    generic = {one.name for one in found if (entry := lexicon.by_name.get(one.name)) and entry.needs == "generic"}
    kept: list[Found] = []
    for one in found:
        glued = kept and 0 <= one.start - kept[-1].end <= 1 and kept[-1].type in (*THINGS, "model", "framework") and kept[-1].name not in generic  # `왜 GPU CPU보다 좋은지` names two
        if one.name in generic and (glued or re.match(r" ?(?:[0-9]|시장|업체|서버|가속|메모리|programming|ram|코어(?!가|는))", folded[one.end : one.end + 12])):
            continue
        kept.append(one)
    counts = Counter(one.name for one in kept if one.type in THINGS)
    stands: dict[str, Found] = {}
    apart = {k for k, one in enumerate(kept) if folded[one.end : one.end + 1] == "@"}  # `Xeon@2.3GHz`: so written it is no short form
    firsts = {one.name: one for one in reversed(kept)}

    @cache
    def of_class(name: str) -> list[Found]:
        return [other for other in firsts.values() if other.name not in generic and counts[other.name] >= max(3, counts[name] / 2) and _CLASS.get(name) and _CLASS[name].match(other.name)]

    @cache
    def of_series(name: str) -> list[Found]:
        series = _SERIES.get(name)
        return [other for other in firsts.values() if any(c.isdigit() for c in other.name) and (other.name.startswith(name + " ") or (series and series.match(other.name)))]

    for one in kept:
        members: list[Found] = []
        if one.name in generic and one.name not in stands:
            members = of_class(one.name)
        elif one.type in THINGS and not any(c.isdigit() for c in one.name) and one.strength >= 9:
            members = of_series(one.name)
        if len(members) == 1:
            stands[one.name] = members[0]

    def other_first(one: Found) -> bool:
        """``(A100 8장을 빌렸다.) GPU 한 장으로 치면 …. 본학습에는 H100을 썼다``, ``GPU를 이기려는 게 아닙니다. … 첫 칩 이슬은 …. H100보다``: whether a thing that the text names only later is not meant, as another of the class is named before the place, or any chip between."""
        member = stands[one.name]
        if one.name not in generic or one.start >= member.start:
            return False
        others = [other for other in firsts.values() if other is not member and other.name not in generic and other.start < member.start]
        return any((other.start < one.start and _CLASS[one.name].match(other.name)) or (other.start > one.start and other.type == "chip") for other in others)

    return [replace(one, name=stands[one.name].name, type=stands[one.name].type, vendor=stands[one.name].vendor, rule="class") if one.name in stands and k not in apart and not other_first(one) else one for k, one in enumerate(kept)]


def merge(found: list[Found], text: str) -> list[Found]:
    """Gives the names of one thing one canonical name: other script in parentheses, short forms of a longer unknown name."""
    rename: dict[str, Found] = {}
    by_name = {one.name: one for one in found}
    found = _one_type_each([part for one in found for part in _split_maker(one, by_name)])
    by_name = {one.name: one for one in found}
    for hangul, latin, _, _ in other_script(text):
        short, long = by_name.get(hangul), by_name.get(latin)
        target = next((one for one in (long, short) if one and one.strength >= 9), short or long)
        if target and target.type != "person":
            for alias in (hangul, latin):
                rename.setdefault(alias, target)
    people = [one for one in by_name.values() if one.type == "person" and " " in one.name]
    for one in by_name.values():
        owners = [p for p in people if p.name.endswith(" " + one.name)]
        if len(owners) == 1 and one.strength < 9:
            rename.setdefault(one.name, owners[0])
    firms = [one for one in by_name.values() if one.type == "vendor" and one.strength < KNOWN and " " in one.name]
    things = {word[0] for behind in _THING_BEHIND.finditer(text) if (word := _WORD_END.search(text, max(0, behind.start() - _LONGEST_WORD), behind.start()))} if firms else set()
    for one in firms:
        short = by_name.get(one.name.split(" ")[0])
        chip = short and short.type == "chip" and short.name.isalpha() and short.name not in things
        if short and short.strength < KNOWN and (chip or short.type in ("product", "vendor", "organisation")):
            rename.setdefault(short.name, one)
    unknown = [one for one in by_name.values() if one.strength < 9 and one.type in THINGS]
    alike: dict[str, list[Found]] = {}
    for one in unknown:
        alike.setdefault(re.sub(r"[\s-]", "", one.name).casefold(), []).append(one)
    for one, other in ((one, other) for same in alike.values() for one in same for other in same):
        if other.name > one.name:
            rename.setdefault(other.name, one)
    found = [replace(one, name=rename[one.name].name, type=rename[one.name].type, vendor=rename[one.name].vendor) if one.name in rename else one for one in found]
    return [replace(one, vendor=whole.name) if one.vendor and (whole := rename.get(one.vendor)) and whole.type == "vendor" else one for one in found]


_WORD_END = re.compile(r"\w+\Z")
_LONGEST_WORD = 64  # code points
_THING_BEHIND = re.compile(r"(?= (?:adlı |isimli )?(?:yonga|çip|işlemci|hızlandırıcı|kart|modül|GPU|NPU)| ?(?:칩|카드|가속기|프로세서|모듈))")  # what only the name of a thing stands before
_TYPE_ORDER = ("vendor", "chip", "system", "model", "benchmark", "dataset", "framework", "organisation", "person", "product", "metric")


def _one_type_each(found: list[Found]) -> list[Found]:
    """A name that shape gave several types keeps one: the lexicon's, else the most telling."""
    best: dict[str, Found] = {}
    for one in found:
        known = best.get(one.name)
        if known is None or (one.strength >= 9, -_TYPE_ORDER.index(one.type)) > (known.strength >= 9, -_TYPE_ORDER.index(known.type)):
            best[one.name] = one
    return [one if one is best[one.name] else replace(one, type=best[one.name].type, vendor=one.vendor or best[one.name].vendor) for one in found]


def _split_maker(one: Found, by_name: dict[str, Found]) -> tuple[Found, ...]:
    """``Lingxi Zhixin LX-100`` is a maker and its product where the first words are a name of their own elsewhere.

    So is ``Meridyen Pusula 9 Pro`` where both ``Meridyen`` and ``Pusula 9 Pro`` are.
    """
    head, _, tail = one.name.partition(" ")
    if not (tail in by_name and any(c.isdigit() for c in tail)):
        head, _, tail = one.name.rpartition(" ")
    if one.strength >= 9 or not head or head not in by_name or not re.search(r"[A-Za-z].*\d", tail) or by_name[head].type not in ("product", "vendor", "person"):
        return (one,)
    if head[-1] >= "가" and by_name[head].type == "product" and by_name[head].strength < KNOWN:
        return (one,)  # `웨이브 T2`: what is called by its first word later
    if by_name[head].type == "product" and " " not in one.name[: -len(tail) - 1] and " " not in tail:
        return (one,)  # `Martı N5`, which the article calls `Martı` too: a series and its number
    middle = one.start + len(head)
    return (replace(one, end=middle, name=head, type="vendor"), replace(one, start=middle + 1, name=tail, type="chip", vendor=head))


def found_id(one: Found) -> str:
    """``chip:rtx-4090``: the type and a slug of the canonical name."""
    return entity_id(one.type, one.name)


def entity_id(kind: str, name: str) -> str:
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
