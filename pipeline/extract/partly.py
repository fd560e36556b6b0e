"""Amounts that are a part of one told before: ``2조 원을 집행한다. 이 가운데 8,000억 원은``, ``2 milyar lira. Bunun 800 milyonu``."""

from __future__ import annotations

import re

from pipeline.extract.metrics import metric_words
from pipeline.extract.reading import Page, Reading, Word
from schemas.records import Figure

_KO = re.compile(r"(?<![가-힣])(?:이|그|이들) ?(?:가운데|중)(?:에서|에)?(?:는|도)? (?:(?:[가-힣]+ ){0,2}?(?:약 |최소 |절반이 넘는 )?)?$")
_TR = re.compile(r"(?<![a-zçğöşü])(?:bunun|bunlarin|bunlardan|bu (?:tutar|rakam|miktar|toplam|yatirim|bütçe)[a-zçğöşü]{0,3}n|içlerinden)(?: (?:yaklaşik|en az|tam))? $")
_BECOMES = re.compile(r"(?:으?로|까지) (?:[가-힣]+ )?(?:내[리려렸]|낮[추춰췄]|떨어|줄[이어었]|늘|오[르른를]|올[라랐리])|['’]?y?[ae] (?:kadar )?(?:in(?!dirim)|düş|çik|yüksel|ulaş|gerile|azal|art)")
_REACH = 30  # code points
_BACK = 1  # sentences


def whole_told(page: Page, reading: Reading, index: int, figure: Figure) -> Figure | None:
    """The larger amount of the same kind, in the sentence or the one before, that a figure is said to be a part of."""
    if figure.kind not in ("quantity", "money") or figure.value is None:
        return None
    pattern = _KO if page.grammar.code == "ko" else _TR
    if not pattern.search(page.folded, max(reading.start, figure.start - _REACH), figure.start):
        return None
    if _BECOMES.match(page.folded, figure.end, reading.end):
        return None  # `bunun 240 dolara inmesi hedefleniyor`
    before = [f for one in page.readings[max(0, index - _BACK) : index + 1] if one.block == reading.block for f in one.figures if f.end <= figure.start]
    return next((f for f in reversed(before) if f.kind == figure.kind and f.value is not None and f.value > figure.value and (f.kind != "money" or f.unit == figure.unit) and not _is_measured(f, figure)), None)


def _is_measured(whole: Figure, part: Figure) -> bool:
    """``(H200 700 watt çeker.) Bunlardan sekiz tane var``: whether one of two is an amount of something, and the other counts things."""
    return whole.unit != part.unit and sum(one.unit in _MEASURED for one in (whole, part)) == 1


_MEASURED = frozenset("W kW MW GW Wh kWh MWh J kB MB GB TB PB GB/s TB/s Gbps ms s min h day nm mm mm2 kg g degC GHz MHz TOPS TFLOPS PFLOPS V A dB".split())


def portion_told(page: Page, reading: Reading, index: int, figure: Figure) -> Word | None:
    """``(매출 400억 원을 올렸다.) 이 가운데 40%는 방위산업에서``, ``(40 milyon dolar gelir.) Bunun yüzde 40'ı savunmadan``: the word for the whole of which a percentage is said to be a part."""
    pattern = _KO if page.grammar.code == "ko" else _TR_SHARE
    if figure.kind != "percentage" or not pattern.search(page.folded, max(reading.start, figure.start - _REACH), figure.start):
        return None
    for one in reversed([one for one in page.readings[max(0, index - _BACK) : index + 1] if one.block == reading.block]):
        words = [word for word in metric_words(page, one.start, min(one.end, figure.start)) if word.metric in _WHOLES]
        amounts = [f for f in one.figures if f.end <= figure.start and f.kind in ("money", "quantity")]
        if words and amounts:
            return words[-1]
    return None


_WHOLES = frozenset({"revenue", "profit", "investment", "order_backlog", "cost", "shipments"})
_TR_SHARE = re.compile(r"(?<![a-zçğöşü])(?:bunun|bunlarin|onun)(?: (?:yaklaşik|en az|tam))? (?:yüzde |% ?)?$")
