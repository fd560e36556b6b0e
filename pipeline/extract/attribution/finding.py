"""Who says so: all frames of reporting of a document, found in one pass before the claims are read."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from pipeline.extract.attribution.according import hear_according
from pipeline.extract.attribution.frames import Sources
from pipeline.extract.attribution.listening import Ear
from pipeline.extract.attribution.publishing import hear_introduced, hear_survey
from pipeline.extract.attribution.quotations import hear_quoted
from pipeline.extract.attribution.saying import hear_opinion, hear_said
from pipeline.extract.attribution.telling import hear_expected, hear_told
from pipeline.extract.attribution.turns import enter_block
from pipeline.extract.attribution.unnamed import somebody
from pipeline.extract.context import Bound, bound, main_maker
from pipeline.extract.conversation import answering_blocks
from pipeline.extract.labels import find_turns
from pipeline.extract.reading import CLASSES, COMPONENTS, THINGS, Named, Page, Reading
from pipeline.languages import speech_of


def find_sources(page: Page) -> Sources:
    """All frames of reporting of a document."""
    sources = Sources(labelled=find_turns(page))
    main = main_maker(page) or _maker_told_of(page)
    ear = Ear(page, speech_of(page.grammar.code), sources, main, answers=answering_blocks(page), main=main, named=Counter(m.entity_id for m in page.document.mentions), makers=frozenset(e.vendor_id for e in page.entities.values()))
    block = -1
    for index, reading in enumerate(page.readings):
        if page.block(reading).kind in ("chrome", "code"):
            continue
        if reading.block != block:
            block = reading.block
            enter_block(ear, reading)
        _overhear(ear, index, reading)
        hear_according(ear, index, reading)
        hear_told(ear, index, reading)
        hear_opinion(ear, index, reading)
        hear_expected(ear, index, reading)
        hear_said(ear, index, reading)
        hear_quoted(ear, index, reading)
        hear_survey(ear, reading)
        hear_introduced(ear, index, reading)
    return sources


def _maker_told_of(page: Page) -> Bound | None:
    """``나비칩 샛별 X2가 나왔다. 회사 측 설명에 따르면 …``: the maker named first, or that of the thing named first; what is only compared with tells none."""
    for reading in page.readings:
        for named in reading.names:
            if named.role == "comparator" or named.entity.entity_id in CLASSES | COMPONENTS:
                continue
            if named.type in THINGS and named.entity.vendor_id is None:
                return None
            maker = page.entities.get(named.entity.vendor_id or "") if named.type in THINGS else named.entity if named.type == "vendor" else None
            if maker and named.entity.name.startswith(f"{maker.name} ") and not any(one.entity is maker for other in page.readings for one in other.names):
                return None  # guessed from the name alone: `Poyraz P5`
            if maker:
                return Bound(maker.name, maker, None, None, 0.5, "maker_told_of")
    return None


def _brought_in(page: Page, reading: Reading) -> Named | None:
    """``Groq'tan ses var.``, ``이번엔 그록 차례다.``, ``NVIDIA'dan yanıt gecikmedi: Şirket …``: the firm that a short sentence, or what leads one up to a colon, names alone, whatever its role, and tells nothing of."""
    colon = page.text.find(": ", reading.start, reading.end)
    end = colon if colon >= 0 else reading.end
    names = [n for n in reading.names if n.start < end]
    alone = len(names) == 1 and names[0].type == "vendor" and not any(f.start < end for f in reading.figures) and end - reading.start <= _BRINGS_IN
    return names[0] if alone else None


_BRINGS_IN = 40  # code points


def _overhear(ear: Ear, index: int, reading: Reading) -> None:
    """Whom "the company" and "he" may stand for in what follows: the last maker as topic, the last outlet introduced."""
    maker = next((n for at, n in enumerate(reading.names) if n.type == "vendor" and not _ANY.search(ear.page.folded, reading.start, n.start) and (_takes_word(n, reading.names[at + 1 : at + 2]) or (at == 0 and _OWNS.match(ear.page.folded, n.end))) and not ear.speech.based_on.match(ear.page.folded, n.end)), None) or _brought_in(ear.page, reading)
    if maker:
        ear.company, ear.company_sentence, ear.by_thing = bound(maker, 0.6, "company_word"), index, maker.role == "maker"
    for match in ear.speech.introduced.finditer(ear.page.folded, reading.start, reading.end):
        group = 1 if match[1] else 2
        ear.met = Bound(ear.page.text[match.start(group) : match.end(group)], None, match.start(group), match.end(group), 0.6, "introduced")
        ear.known[match[group]] = ear.met
    ear.unnamed = list(ear.speech.some.finditer(ear.page.folded, reading.start, reading.end))
    for match in ear.unnamed:
        if not ear.quoted(match.start()):
            ear.some, ear.some_sentence = somebody(ear, match), index
    people = [n for n in reading.names if n.type == "person"]
    if people:
        ear.met = bound(people[-1], 0.7, "pronoun_source")


_ANY = re.compile(r"(?<![a-zçğöşü])(?:herhangi )?bir $|(?<![가-힣])(?:어느|어떤) $")  # `sekiz kartlı bir NVIDIA sunucusu ise`: any of its things
_OWNS = re.compile(r"의 |['’]n?[iuü]n ")  # `SK하이닉스의 HBM 매출은`


def _takes_word(maker: Named, following: Sequence[Named]) -> bool:
    """``텐서리프는``, ``텐서리프의 T40은``: whether a sentence is about a maker, or about its thing."""
    return maker.role in ("topic", "subject", "genitive") or (maker.role == "maker" and any(n.role in ("topic", "subject") for n in following))
