"""Korean numbers that are no plain measure: parts of a whole, ratios, places, ages, pages."""

from __future__ import annotations

import re

from pipeline.extract.drafts import Draft, new_draft
from pipeline.extract.literals import tidy
from pipeline.extract.passage import Passage
from pipeline.languages.korean.amounts import NUMERALS, SCALE_WORDS
from pipeline.languages.korean.numerals import GAP, SPACES, read_numeral
from pipeline.languages.korean.scales import opening_place
from pipeline.languages.protocol import SpecialRule
from schemas.records import FigureKind

_OPENERS = frozenset(("천", "백", " ", "\u00a0"))

_PART_OF = re.compile(rf"([0-9０-９]+)분의{GAP}([0-9０-９]+|일|이|삼)")
_OF_PART = re.compile(rf"{GAP}분의{GAP}([0-9]+(?:\.[0-9]+)?|일|이|삼)")
_AGAINST = re.compile(rf"([0-9]{{1,3}}(?:,[0-9]{{3}})+|[0-9]+(?:\.[0-9]+)?){GAP}대{GAP}([0-9]+)(?![0-9]|[.,][0-9]|{GAP}[개명장대원만억조천%년월일시곳])")
_OUT_OF = re.compile(rf"([0-9]+){GAP}(명|곳|개|대|건|장|가지|종|병|마리|채|척|쌍|팀|회|번|점|잔|통|편|권|그루|가구){GAP}(?:중|가운데){GAP}([0-9]+)(?:{GAP}\2)?")
_ROUND = frozenset((2, 3, 4, 5, 10, 20, 100))  # of so many a share is told: `34명 중 29명` counts twice
_OUT_OF_COUNTERS = frozenset("명곳개대건장가종병마채척쌍팀회번점잔통편권그")
_PERSON = re.compile(r"(?:(?:^|[ \u00a0\n'\"“‘△▲·,])[김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진나지엄채원천방공현함변염여추도소석선설마길연위표명기반라왕금옥육인맹제모탁국어은편용예경봉][가-힣]{2}|[가-힣]{2,4}[ ]?(?:대표|교수|사장|회장|소장|연구원|씨))\($")
_QUESTION = re.compile(rf"[0-9]+문{GAP}[0-9]+{GAP}답")
_NTH_BEFORE = re.compile(r"제[ \u00a0]?$")
_PARTS = frozenset("장절조항권호강막주")
_NOTICE = re.compile(r"[0-9]{2,4}-[0-9]+(?=호)")
_PAPER = re.compile(r"(?:일[ \u00a0]?자|신문|일보|경제|증시|타임스|오피니언|사회|종합|산업)[ \u00a0]$")
_PAGE_ENDS = re.compile(r"(?:에서?|에는|의|과|은|을)?(?![가-힣])")
_NTH = re.compile(r"[ \u00a0]?(?:차례|차|회|대|호|세대|위|기|장|절|조|항|권|호기|번째|강|판|막|주(?=[ \u00a0]))?")

_RACK_UNIT = re.compile(r"\dU(?![A-Za-z0-9])")
_MODEL_NUMBER = re.compile(r"[1-9]0[5-9]0")
_MEASURES = frozenset("ms µs ns s min h nm µm mm cm m km mm2 mg g kg mW W kW mJ J mV V mA A Hz".split())
"""Units of which a part is an amount: ``100만분의 1초``."""
_EXCESS = re.compile(r"초(?:과|당)")
_EITHER = re.compile(rf"(?P<low>[1-9]){GAP}[·,]{GAP}(?P<high>[2-9])(?:[십백천]?[만억조경]|[백천])(?![0-9])")
_LISTED = re.compile(r"[0-9][ \u00a0]?[·,.][ \u00a0]?$")
_MISGROUPED = re.compile(r"(?<![0-9][.,])[0-9]{1,3}(?:,[0-9]{3})*,[0-9]{4,}(?:[.,][0-9]+)*(?![0-9])")
_ABOVE = {"일": 1, "이": 2, "삼": 3}


def _part_of(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``3분의 1``"""
    part = _PART_OF.match(passage.text, start)
    if not part:
        return None
    above, below = _ABOVE.get(part[2]) or int(part[2]), int(part[1])
    return _part_draft(passage, start, part.end(), above / below if below else 0)


def _part_draft(passage: Passage, start: int, end: int, value: float) -> Draft:
    """``10분의 1``, a ratio; with a unit of a measure (``1000분의 1초``) so much of it."""
    found = passage.grammar.unit_at(passage.text, end) if not _EXCESS.match(passage.text, end) else None
    if found and found[1][1] in _MEASURES:
        draft = new_draft(start, found[0], "quantity", "part_of_unit", value=value, unit=found[1][1])
    else:
        draft = new_draft(start, end, "ratio", "part_of", value=value, unit="x")
    draft.quantifier = passage.grammar.quantifier(passage.text, start, draft.end)
    return draft


def _against(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``24대 1``"""
    against = _AGAINST.match(passage.text, start)
    return new_draft(start, against.end(), "ratio", "against", value=tidy(float(against[1].replace(",", "")) / (int(against[2]) or 1)), unit="x") if against else None


def _out_of(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``10명 중 1명``"""
    out_of = _OUT_OF.match(passage.text, start)
    if not out_of or int(out_of[1]) < int(out_of[3]) or int(out_of[1]) not in _ROUND or passage.text.startswith("%", out_of.end()):
        return None
    return new_draft(start, out_of.end(), "ratio", "out_of", value=int(out_of[3]) / (int(out_of[1]) or 1), unit="x")


def _part_of_many(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``1만분의 1``"""
    text = passage.text
    if "분의" not in text[end : end + 9]:
        return None
    last, below, _ = passage.grammar.number_at(text, start)
    part = _OF_PART.match(text, last)
    return _part_draft(passage, start, part.end(), (_ABOVE.get(part[1]) or float(part[1])) / below) if part and below else None


def _either(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``2·3천만 원``: two or three ten millions."""
    text, grammar = passage.text, passage.grammar
    either = _EITHER.match(text, start) if end == start + 1 else None
    if not either or int(either["high"]) != int(either["low"]) + 1 or _LISTED.search(text, max(0, start - 4), start):
        return None
    last, maximum, _ = grammar.number_at(text, either.start("high"))
    found = grammar.unit_at(text, last)
    if last != either.end() or found is None or found[1][0] not in ("quantity", "money"):
        return None
    scale = maximum / int(either["high"])
    return _with_rate(passage, new_draft(start, found[0], found[1][0], "either", int(either["low"]) * int(scale), found[1][1], maximum))  # type: ignore[arg-type]


def _misgrouped(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``1,2345원``: commas group threes, so that nobody can tell its value."""
    number = _MISGROUPED.match(passage.text, start)
    return new_draft(start, number.end(), "quantity", "misgrouped") if number else None


def _opened(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``천 2백억 원``: the first place in words."""
    text, grammar = passage.text, passage.grammar
    opening = opening_place(text, floor, start) if text[start - 1] in "천백" or text[start - 2 : start - 1] in _OPENERS else None
    if opening is None:
        return None
    spoken = opening["head"] + text[start : start + 40]
    numeral = NUMERALS.match(spoken)
    value = read_numeral(numeral.group()) if numeral else None
    if numeral is None or value is None or numeral.end() <= len(opening["head"]) + end - start:
        return None
    last = start + numeral.end() - len(opening["head"])
    found = grammar.unit_at(text, last)
    kind, unit = found[1] if found else ("quantity", None)
    currency = None if found else grammar.money_context(text, opening.start(), last)
    return _with_rate(passage, new_draft(opening.start(), found[0] if found else last, "money" if currency else kind, "opened", value, currency or unit))  # type: ignore[arg-type]


def _with_rate(passage: Passage, draft: Draft) -> Draft:
    rate = passage.grammar.rate_before(passage.text, draft.start) if draft.unit and "/" not in draft.unit else None
    if rate:
        draft.unit = f"{draft.unit}/{rate[1]}"
    draft.quantifier = passage.grammar.quantifier(passage.text, draft.start, draft.end)
    return draft


def _question_and_answer(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``1문 1답``"""
    question = _QUESTION.match(passage.text, start)
    return new_draft(start, question.end(), "index", "question_and_answer") if question else None


def _rack_unit(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``1U``"""
    return new_draft(start, end + 1, "name", "rack_unit", text_value=passage.text[start : end + 1]) if _RACK_UNIT.match(passage.text, start) else None


def _nth(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``제62차``"""
    text = passage.text
    notice = _NOTICE.match(text, start) if text[start - 1 : start] == "제" else None
    if notice:
        return new_draft(start, notice.end(), "name", "notice", text_value=notice.group())  # `제2025-317호`
    nth = _NTH_BEFORE.search(text, max(floor, start - 2), start)
    if not nth or (nth.start() and "가" <= text[nth.start() - 1] <= "힣"):
        return None
    if nth.group().endswith((" ", "\u00a0")) and _MODEL_NUMBER.fullmatch(text, start, end):
        return None  # `제 3090은`: mine
    tail = _NTH.match(text, end)
    stop = tail.end() if tail else end
    kind: FigureKind = "index" if text[stop - 1 : stop] in _PARTS else "ordinal"
    return new_draft(nth.start(), stop, kind, "nth", value=int(text[start:end]))


def _newspaper_page(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``산업일보 7면``, ``30일자 경제 2면``, ``오피니언 23면``"""
    text = passage.text
    if not _PAPER.search(text, max(floor, start - 12), start) or not _PAGE_ENDS.match(text, end + 1):
        return None
    return new_draft(start, end + 1, "index", "newspaper_page", value=int(text[start:end]))


def _age(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``노은결(44) 대표``, ``구본하 대표(51)``"""
    text = passage.text
    if end - start != 2 or text[start] not in "2345678" or not _PERSON.search(text, max(floor, start - 12), start):
        return None
    return new_draft(start, end, "quantity", "age", value=int(text[start:end]), unit="year")


def _counter(mark: str) -> str:
    """The character after a number and the space that may stand between."""
    return mark[1:] if mark[:1] in SPACES else mark[:1]


RULES: tuple[SpecialRule, ...] = (
    (_opened, lambda before, mark: before[:1] in _OPENERS and mark[:1] in SCALE_WORDS),
    (_misgrouped, lambda before, mark: mark == ",0"),
    (_either, lambda before, mark: mark[:1] in ("·", ",") or mark == " ·"),
    (_part_of, lambda before, mark: mark[:1] == "분"),
    (_against, lambda before, mark: _counter(mark) == "대" or mark[:1] in (",", ".")),
    (_out_of, lambda before, mark: _counter(mark) in _OUT_OF_COUNTERS),
    (_part_of_many, lambda before, mark: _counter(mark) in SCALE_WORDS or mark[:1] in (".", ",", "분")),
    (_question_and_answer, lambda before, mark: mark[:1] == "문"),
    (_age, lambda before, mark: before == "(" and mark[:1] == ")"),
    (_rack_unit, lambda before, mark: mark[:1] == "U"),
    (_newspaper_page, lambda before, mark: mark[:1] == "면"),
    (_nth, lambda before, mark: before in ("제", "제 ")),
)
"""Rules for numbers that are no plain measure, each with a cheap test on the two characters before and behind one."""
