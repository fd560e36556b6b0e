"""The maker of what a figure is told of."""

from __future__ import annotations

import re

from pipeline.extract.context import Bound, Context, main_maker
from pipeline.extract.reading import COMPONENTS, LOOSE, MAKERS, THINGS, Page, Reading
from pipeline.extract.subjects.question import OF_LINES
from pipeline.languages import business_of
from pipeline.lexicon import fold


def owner_of(page: Page, reading: Reading, subject: Bound, context: Context, metric: str | None) -> str | None:
    """The maker: the lexicon's or the document's, else one that stands before the name or is the topic (``SK hynix``'s HBM), else the known firm by which the name begins (``로지텍 MX 마스터 4``)."""
    return _owner_told(page, reading, subject, context, metric) or _maker_in_front(page, subject)


def _maker_in_front(page: Page, subject: Bound) -> str | None:
    """The known firm whose name is the first word of a thing's, or of words for a thing; of a firm's own parts as of what it sells."""
    first, _, rest = subject.name.partition(" ")
    if not rest or (subject.entity is not None and subject.entity.type not in _MADE):
        return None
    return page.lexicon.canonical(first, {"vendor"})


_MADE = THINGS | LOOSE | {"model"}


def _owner_told(page: Page, reading: Reading, subject: Bound, context: Context, metric: str | None) -> str | None:
    maker = page.maker(subject.entity)
    if subject.method == "latest" and context.maker and context.maker.entity and context.maker.entity.type == "vendor":
        return context.maker.name
    if subject.method == "part_of_firm":
        firms = [n.name for n in reading.names if n.type in MAKERS and n.end <= (subject.start or 0)]
        return firms[-1] if firms else next((one.name for one in page.entities.values() if one.type == "vendor" and subject.name.startswith(f"{one.name} ")), None)
    if subject.method == "unnamed_thing" or (subject.method == "possessed" and subject.entity is None):
        return next((n.name for n in reading.names if n.start == subject.start), None)
    if subject.method == "sold":
        return next((n.name for n in reversed(reading.names) if n.end <= (subject.start or 0) and n.type in MAKERS and n.role in ("topic", "subject", "genitive", "bare")), None)
    if maker:
        return maker
    if subject.method not in _LINES_OF_FIRMS and (subject.entity is None or (metric in OF_LINES and _is_line(page, subject))):
        inside = _makers_inside(page, reading, subject)
        return inside.pop() if len(inside) == 1 else _owner_of_unnamed(page, reading, subject, context) if not inside and metric in _OF_UNNAMED | OF_LINES else None
    if subject.start is not None:
        for named in reversed(reading.names):
            if named.end <= subject.start and named.type == "vendor" and (named.role in ("maker", "genitive", "topic", "subject") or (subject.method == "division" and named.end + 1 == subject.start)):
                return named.name
    if subject.entity is None:
        return page.maker(context.maker.entity) if context.maker else None
    firm = context.maker.entity if context.maker and (subject.entity.entity_id in COMPONENTS or _STACKED.fullmatch(subject.entity.entity_id)) else None
    makes = firm and firm.type == "vendor" and (firm.entity_id in _MEMORY_MAKERS or not page.lexicon.knows(firm.name))  # who buys memory makes none
    return firm.name if firm and makes else None


def _makers_inside(page: Page, reading: Reading, subject: Bound) -> set[str]:
    """``레니게이드 카드``, ``L40S'li sunucu``: the makers of the names that stand in the words for a thing, not of what a class of things stands for (``GPU``), nor of the software that it runs (``윈도우 PC``)."""
    if subject.start is None or subject.end is None:
        return set()
    inside = [n for n in reading.names if subject.start <= n.start and n.end <= subject.end and n.type != "framework" and (n.type == "vendor" or n.name == page.text[n.start : n.end] or page.lexicon.maker(page.text[n.start : n.end]))]
    return {maker for n in inside if (maker := page.maker(n.entity) or (n.name if n.type == "vendor" else None))}


def _is_line(page: Page, subject: Bound) -> bool:
    """``Otomotiv``, ``낸드 사업부``: whether words are those for a line of business, which is of a firm."""
    return business_of(page.grammar.code).line_noun.fullmatch(fold(subject.name)) is not None


def _owner_of_unnamed(page: Page, reading: Reading, subject: Bound, context: Context) -> str | None:
    """``나루실리콘의 2세대 칩은``, ``(Mirva Yonga yeni kartını anlattı.) Kartın belleği 24 GB``: the maker of a thing without a name, who stands before it, or of whom its paragraph or most of the article speaks."""
    at = subject.start if subject.start is not None and reading.start <= subject.start < reading.end else reading.start
    owner = next((n for n in reversed(reading.names) if n.end <= at and n.type == "vendor" and n.role in ("maker", "genitive")), None)
    if owner is not None and not any(owner.end <= n.start < at for n in reading.names):
        return owner.name
    block, main = page.block(reading), main_maker(page)
    chief = context.maker or (main if _is_line(page, subject) else None)
    firm = chief.entity if chief else None
    if firm is None or firm.type != "vendor":
        return None
    told = main is not None and main.entity is firm
    return firm.name if told or _is_line(page, subject) or any(n.entity is firm for n in page.names_between(block.start, at)) else None


_OF_UNNAMED = frozenset(
    "memory_capacity memory_bandwidth interconnect_bandwidth storage_capacity compute_performance performance benchmark_score throughput frame_rate process_node clock_frequency core_count transistor_count"
    " weight thickness display_size refresh_rate battery_capacity battery_life release_date shipments revenue yield".split()
)  # what things and lines of a firm have; a number of chips, power and money are as often a place's or a market's
_STACKED = re.compile(r"chip:(?:hbm|gddr|lp?ddr)[0-9a-z]*-[0-9]+(?:단|hi|-high|-katman)?")  # `HBM3E 12단`
_LINES_OF_FIRMS = frozenset({"division", "of_line", "part_of_firm", "respectively"})
_MEMORY_MAKERS = frozenset(f"vendor:{name}" for name in "sk-hynix samsung samsung-electronics micron kioxia sandisk western-digital solidigm cxmt ymtc nanya winbond".split())
