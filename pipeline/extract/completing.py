"""Units that follow from the metric: a bare number of a metric that the article measures elsewhere is in the unit used there.

``saniyedeki token: ZBook 62, MacBook 48, XPS 19``, ``전기요? 720W입니다. … 저쪽은 140이고요``: units are read before anybody knows what a number is
about. Once a claim tells its metric, the nearest claim of the same metric with a unit, and with a like amount, gives it. Only after a model was heard:
the rules alone know the metric of a bare number from the same words that gave it no unit.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from pipeline.extract.by_neighbours import AT_RATE, OF_SOUND
from pipeline.extract.columns import cell_at, row_label
from pipeline.extract.metrics import SCORELIKE
from pipeline.extract.reading import Page
from pipeline.extract.trials import unit_for_money
from pipeline.languages import neighbours_of
from pipeline.languages.turkish.words import FUNCTION_WORDS
from schemas.records import Claim, Figure

RULE: Final = "unit_of_metric"
_UNREAD: Final = "bare"  # the rule of a number that no unit stood by
_LIKE: Final = {"quantity": 12.0, "percentage": 4.0, "money": 6.0}  # how many times larger or smaller than the giver's a value may be
_DIGIT, _LIKE_DIGIT = 10, 3.5  # a single digit mostly counts, or numbers something (`2단계`)
_WHOLE: Final = 100  # percent
_LARGE: Final = 1e6  # from here ``pipeline.extract.sums`` says whether a number is money
_BEFORE: Final = 24  # code points in which the noun of a grade or count stands before its number
_OTHER_UNIT: Final = re.compile(r"[ \u00a0]hızlandırıcı|[ \u00a0]?[A-Z]{2,5}(?![A-Za-z0-9])|제곱|[ \u00a0][a-zçğıöşü]+(?<!yor)(?<!yordu)(?<!d[ıiuü])(?<!t[ıiuü])(?<!m[ıiuü]ş)(?<![ae]n)(?<![aeıiuü]r)(?<!c[ae]k)(?<!ken)(?<![ıiuü]p)(?<!l[ae])(?<!lık)(?<!lik)(?<!luk)(?<!lük)(?<![ae]rak)(?<![ae]rek)(?<!nd[ae])(?=[ .,;:)!?\n]|$)")
"""What is no unit that anybody knows, but tells that its number counts or measures something else: ``200 LFM``, ``70 kavşak``; not the verb of ``40 veriyordu``."""
PER_SECOND: Final = {"token": "token/s", "frame": "frame/s", "image": "image/s"}  # `118토큰` of a throughput


def complete_units(page: Page, claims: Sequence[Claim]) -> tuple[tuple[Figure, ...], list[Claim]]:
    """The figures of the document and the claims, bare ones with the units that their metrics give them."""
    figures = page.by_start
    given = [(claim.metric, figures[claim.figure]) for claim in claims if claim.figure in figures and claim.metric and _measures(figures[claim.figure])]
    found: dict[int, Figure] = {}
    for claim in claims:
        figure = figures.get(claim.figure) if claim.figure is not None else None
        if figure is None or not claim.metric or not _lacks(figure) or figure.start in found or _numbers(page, figure) or _counts_other(page, figure) or _headed_otherwise(page, figure):
            continue
        if claim.metric == "cost_efficiency" and figure.unit is None and (unit := unit_for_money(page, figure)):
            found[figure.start] = replace(figure, unit=unit, rule=RULE)
            continue
        giver = _nearest(figure, (one for metric, one in given if metric == claim.metric and (one.kind != "percentage" or metric in SCORELIKE)))
        if giver is not None:
            found[figure.start] = replace(figure, kind=giver.kind, unit=giver.unit, rule=RULE)
    found |= _of_pieces(page, claims, figures) | _of_sound(claims, figures) | _of_rents(page, claims, figures)
    if not found:
        return page.document.figures, list(claims)
    page.by_start.update(found)
    done = [replace(claim, unit=found[claim.figure].unit) if claim.figure in found and claim.figure is not None else claim for claim in claims]
    return tuple(found[one.start] if one.start in found and one.rule != RULE and _lacks(one) else one for one in page.document.figures), done


def _of_pieces(page: Page, claims: Sequence[Claim], figures: Mapping[int, Figure]) -> dict[int, Figure]:
    """``초당 이미지 수로 적으면 이렇다. - A100: 2,900장``: pieces that are done in a second, by the noun that was told with it."""
    found: dict[int, Figure] = {}
    for claim in claims:
        figure = figures.get(claim.figure) if claim.figure is not None else None
        if figure is None or not any(slot.slot == "metric" and slot.method == AT_RATE for slot in claim.slots):
            continue
        told = list(_RATE_OF.finditer(page.folded, max(0, figure.start - _FAR), figure.start))
        if told:
            found[figure.start] = replace(figure, unit=f"{_DONE[next(group for group in told[-1].groups() if group)]}/s", rule=RULE)
    return found


def _of_sound(claims: Sequence[Claim], figures: Mapping[int, Figure]) -> dict[int, Figure]:
    """``1초에 오디오 310초 분량``: so many seconds of sound a second."""
    told = [figures[claim.figure] for claim in claims if claim.figure in figures and claim.figure is not None and any(slot.slot == "metric" and slot.method == OF_SOUND for slot in claim.slots)]
    return {one.start: replace(one, unit=f"{one.unit}/s", rule=RULE) for one in told if one.unit in ("s", "min", "h")}


_FAR: Final = 1200  # code points
_RATE_OF: Final = re.compile(r"초당 ?(?:처리 ?)?(이미지|사진|영상|토큰|프레임|문장|질의|요청|샘플)|saniyede(?:ki)? (?:işlenen |üretilen )?(görüntü|resim|token|jeton|kare|cümle|sorgu|istek|örnek)")
_DONE: Final = {"이미지": "image", "사진": "image", "영상": "image", "토큰": "token", "프레임": "frame", "문장": "sentence", "질의": "query", "요청": "request", "샘플": "sample", "görüntü": "image", "resim": "image", "token": "token", "jeton": "token", "kare": "frame", "cümle": "sentence", "sorgu": "query", "istek": "request", "örnek": "sample"}


def _of_rents(page: Page, claims: Sequence[Claim], figures: Mapping[int, Figure]) -> dict[int, Figure]:
    """``임대료는 시간당 3,900원 … 이쪽은 400원``, ``kira saatte 3 dolar … öbüründe 2 dolar``: rent goes on by the hour, where it is spoken of."""
    hired = neighbours_of(page.grammar.code).hired
    found: dict[int, Figure] = {}
    for claim in claims:
        figure = figures.get(claim.figure) if claim.figure is not None else None
        if figure is None or figure.kind != "money" or claim.metric not in ("price", "cost") or not figure.unit or "/" in figure.unit or claim.conditions.get("case"):
            continue
        low = page.block(page.readings_between(figure.start, figure.end)[0]).start
        rates = [one for one in page.document.figures if one.kind == "money" and one.unit == f"{figure.unit}/h" and one.start < figure.start and one.value and figure.value and 1 / _RENTS <= figure.value / one.value <= _RENTS]
        here = [one for one in rates if one.start >= low]
        told = hired.search(page.folded, here[-1].start if here else claim.start, claim.end) or (here and hired.search(page.folded, low, here[-1].end))
        if told and (here or rates):
            found[figure.start] = replace(figure, unit=f"{figure.unit}/h", rule=RULE)
    return found


_RENTS: Final = 12.0  # how many times dearer or cheaper


def _numbers(page: Page, figure: Figure) -> bool:
    """``소비전력 등급은 4``, ``5 üzerinden 4``, ``kullanıcı sayısı 310``: a grade, a place or a count by its own noun."""
    return bool(page.grammar.numbering.search(page.folded, max(0, figure.start - _BEFORE), figure.start))


def _counts_other(page: Page, figure: Figure) -> bool:
    """``70 kavşak``, ``200 LFM``: a number whose own word says what it counts or measures."""
    behind = _OTHER_UNIT.match(page.text, figure.end) if figure.unit is None else None
    return behind is not None and behind[0].strip() not in FUNCTION_WORDS


_OTHERWISE: Final = re.compile(r"\([^()]*(?:(?<![a-zçğöşü])kat[iı]?(?![a-zçğöşü])|배(?:수|속)?|oran|비율|지수|점수?|skor|puan|endeks)[^()]*\)")


def _headed_otherwise(page: Page, figure: Figure) -> bool:
    """``| Whisper (gerçek zamanın katı) | 148 |`` under ``| Llama (token/s) | 2.240 |``: a cell whose own head says in brackets what it is, so that it goes on with no other row."""
    cell = next((one for one in page.document.article.cells if one.start <= figure.start < one.end), None)
    heads = [cell_at(page, cell.block, 0, cell.col), row_label(page, cell)] if cell else []
    return any(_OTHERWISE.search(page.folded, one.start, one.end) for one in heads if one is not None and one is not cell)


def _measures(figure: Figure) -> bool:
    return figure.kind in _LIKE and bool(figure.unit) and not figure.in_words and bool(figure.value) and not _lacks(figure)


def _lacks(figure: Figure) -> bool:
    """A number that no unit stood by, or one that was counted where a rate is spoken of."""
    if figure.kind != "quantity" or figure.in_words or not figure.value:
        return False
    return (figure.rule == _UNREAD and figure.unit is None) or figure.unit in PER_SECOND


def _nearest(figure: Figure, givers: Iterable[Figure]) -> Figure | None:
    """The last of like amount before the figure, else the first after it."""
    fitting = [one for one in givers if _fits(figure, one)]
    before = [one for one in fitting if one.start < figure.start]
    return max(before, key=lambda one: one.start) if before else min(fitting, key=lambda one: one.start, default=None)


def _fits(figure: Figure, giver: Figure) -> bool:
    if figure.unit is not None:
        return giver.unit == PER_SECOND[figure.unit]
    value, known, most = float(figure.value or 0), float(giver.value or 0), _LIKE[giver.kind]
    if value in range(_DIGIT):
        most = min(most, _LIKE_DIGIT)
    if (giver.kind == "percentage" and value > _WHOLE) or (giver.kind == "money" and value >= _LARGE):
        return False
    return known > 0 and 1 / most <= value / known <= most
