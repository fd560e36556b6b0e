"""Arithmetic by place: a change told as an amount and as a percentage at once. ``2.40달러 … 3.30달러. 0.90달러, 37.5% 오른 것이다``; ``0,80 dolar, yani yüzde 20 artış``.

The amount tells which two values are meant, and these what the percentage has to be.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from pipeline.lexicon import fold
from pipeline.verify.amounts import digits, slack
from pipeline.verify.direction_words import direction
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.partners import Scene, alike
from pipeline.verify.places import claims_on, spans_of, spread
from pipeline.verify.records import Case, Finding, Number

CHECK, METHOD = "arithmetic", "gap and share"
BACK = 4  # sentences before the amount in which the two values stand
NEAR = 4.0  # times that the percentage may be off and still be the one that was meant
ROUGH = 0.12  # relative, that a share in words (a third) may be off
POINTS = 0.6  # that a percentage may be off, beyond what is written
_JOINT = re.compile(r"(?:으?로|이나|나|이|가|쯤)?,?\s?(?:즉 |그러니까 |비율로는? |비율로 치면 )?(?:약 )?|(?:[’']?y?l[ae])?,? (?:yani |oran olarak )?(?:yaklaşik )?(?:yüzde |% ?)?")
_CHANGED = re.compile(
    r"[이가은만]?\s?(?:가량 |쯤 |정도 |나 )?(?:오르|오른|올[라랐]|내[리린려렸]|늘|줄|상승|하락|증가|감소|인상|인하|절감|단축|싸[다졌진]|비싸[다졌진]|(?:더 )?(?:비싸|비싼|비쌌|싸|싼|쌌|빠르|빠른|빨랐|느리|느린|느렸|높|낮|많|적|길|긴|짧|무겁|무거|가볍|가벼))|[’']?[a-zçğıöşü]{0,4} (?:art|düş|azal|yüksel|zam|indirim|ucuzla|pahalan|gerile|büyü|kisal|iyileş|hizlan|daha (?:pahali|ucuz|hizli|yavaş|yüksek|düşük|fazla|az|uzun|kisa|ağir|hafif|uygun)\b)"
)


def check_gap_shares(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # shares are compared to the digits they are written with
    scene, claims = Scene(case), claims_on(case)
    for gap, share in itertools.pairwise(scene.numbers):
        if not _told_together(case, gap, share):
            continue
        values = _reached(scene, gap, share) or _values(scene, gap)
        if values is None:
            continue
        low, high = sorted(n.base_value or 0 for n in values)
        shares = [100 * (high - low) / low, 100 * (high - low) / high]
        stated = share.value or 0.0 if share.unit == "percent" else 100 * (share.value or 0.0)
        allowed = (max(POINTS, slack(share) * stated) if share.unit == "percent" else ROUGH * stated) + sum(slack(n) for n in (*values, gap)) * stated
        if any(abs(come - stated) <= allowed for come in shares) or not any(1 / NEAR <= come / stated <= NEAR for come in shares):
            continue
        said = f"{shown(values[0].value, values[0].unit)} and {shown(values[1].value, values[1].unit)} lie {shown(gap.value, gap.unit)} apart: {shares[0]:.3g}% of the smaller, {shares[1]:.3g}% of the larger; the article says {shown(share.value, share.unit)}."
        finding = Finding("", CHECK, "conflicting", "ratio", said, {"figures": spans_of(n for n in (*values, gap, share) if n.figure_id)}, METHOD)
        for number in (n for n in (share, gap, *values) if n.figure_id):
            yield from spread(number, claims, finding)


def _told_together(case: Case, gap: Number, share: Number) -> bool:
    """An amount and a percentage or a part (``beşte bir``) side by side, with a word of change behind them."""
    if not (share.unit == "percent" or (share.unit == "x" and (share.value or 1) < 1)) or not share.value or share.quantifier != "exact" or gap.kind not in {"money", "quantity"} or not gap.value or gap.quantifier != "exact":
        return False
    folded = fold(case.text[gap.end : share.start]), fold(case.text[share.end : share.end + 20])
    if (bracket := _BRACKET.fullmatch(folded[0])) is not None and folded[1].startswith(")"):
        folded = bracket[1] or "", folded[1][1:]  # ``1,150원(7.58%) 오른``
    return _JOINT.fullmatch(folded[0]) is not None and _CHANGED.match(folded[1]) is not None


_BRACKET = re.compile(r"\s?\(((?:약 |yaklaşik )?(?:yüzde |% ?)?)")
REACHED = 24  # characters from a share to the value that came of it
_CAME_TO = re.compile(r"\)?\s?[가-힣]{2,4}\s(?:약 )?|\)?[’']?[a-zçğöşüi]{0,4}\s?[a-zçğöşüi]{4,14}\s(?:yaklaşik )?")


def _reached(scene: Scene, gap: Number, share: Number) -> Sequence[Number] | None:
    """``1,150원(7.58%) 오른 1만6,330원``, ``1,5 lira (yüzde 3,2) artışla 48,4 lira``: the value that came of the change, told right behind it, and the one that it was before."""
    case = scene.case
    value = next((n for n in scene.numbers if n.start >= share.end), None)
    if value is None or value.start - share.end > REACHED or not alike(value, gap) or value.value_max or not value.base_value or not gap.base_value:
        return None
    words = fold(case.text[share.end : value.start])
    told = direction(words, "count") if _CAME_TO.fullmatch(words) else None
    before = value.base_value - (gap.base_value if told and told.larger else -gap.base_value)
    if told is None or not told.plain or before <= 0:
        return None
    written = float(f"{before * (value.value or 0) / value.base_value:.10g}")
    return replace(value, figure_id="", value=written, base_value=before), value


def _values(scene: Scene, gap: Number) -> Sequence[Number] | None:
    """The only two like values before, or in its sentence, that lie so far apart, or the only two of a table; None where there are none or several."""
    near = [n for n in scene.around(gap, BACK, 0) if n.start != gap.start and alike(n, gap) and n.base_value and not n.value_max]
    cells = [n for n in scene.numbers if scene.kind(n) == "table" and alike(n, gap) and n.base_value and not n.value_max]
    return _so_far_apart(gap, near) or (_so_far_apart(gap, cells) if len(digits(gap)) > 1 else None)


def _so_far_apart(gap: Number, near: Sequence[Number]) -> Sequence[Number] | None:
    exact = slack(gap) * (gap.base_value or 0)
    pairs = {}
    for a, b in itertools.combinations(near, 2):
        if a.base_value != b.base_value and abs(abs((a.base_value or 0) - (b.base_value or 0)) - (gap.base_value or 0)) <= exact + 1e-9 * (gap.base_value or 0):
            pairs[frozenset((a.base_value, b.base_value))] = (a, b)
    return next(iter(pairs.values())) if len(pairs) == 1 else None
