"""The word of comparison near a figure."""

from __future__ import annotations

import re

from pipeline.extract.comparators.described_rivals import rival_described
from pipeline.extract.comparators.measures import Near, tells_gap
from pipeline.extract.comparators.owners import owned_ratio
from pipeline.extract.reading import Page, Reading, asked_once
from pipeline.languages.grammar import Degree
from schemas.records import Figure

_LIST_GOES_ON = re.compile(r"['’]?[a-zçğöşü가-힣]{0,3}(?:,| ve | ile |와 |과 |·|이?고 |이며 )")
_DEGREE_REACH = 70  # code points behind a figure, more behind another one


@asked_once
def degree_near(page: Page, reading: Reading, figure: Figure) -> Near | None:
    """The nearest word of comparison after the figure in its clause, else before it; with its span."""
    _, high = reading.clause(figure.start)
    following = next((f.start for f in reading.figures if f.start >= figure.end and f.kind in ("quantity", "percentage", "ratio", "money")), high)
    start = _past_vague(page, reading, figure)
    shares = figure.unit == "x" or _LIST_GOES_ON.match(page.folded, start)  # one word of comparison for a whole list
    end = max(high, min(figure.end + 24, reading.end))
    if described := rival_described(page, reading, figure):
        end, following = described[0].start, reading.end
    found: list[tuple[int, int, Degree, int]] = []
    for degree in page.grammar.degrees:
        match = degree.pattern.search(page.folded, start, end)
        if match and (shares or match.start() < following) and not is_bounded(page, figure, match.start()) and not _is_of_else(page, reading, figure, match.start()):
            found.append((match.start() - figure.end + (30 if match.start() > following else 0), match.start(), degree, match.end()))
    if found:
        distance, start, degree, end = min(found, key=lambda row: row[:2])
        if distance <= _DEGREE_REACH and not page.grammar.superlative.search(page.folded, figure.end, start):
            return degree, start, end
    return None


def is_bounded(page: Page, figure: Figure, word: int) -> bool:
    """``두 배에 조금 못 미친다``: what bounds a multiple from above calls nothing less than the other."""
    return figure.unit == "x" and (figure.value or 0) > 1 and _NOT_QUITE.fullmatch(page.folded, figure.end, word) is not None and page.folded.startswith("못", word)


def _is_of_else(page: Page, reading: Reading, figure: Figure, word: int) -> bool:
    """``kart başına dört model düşüyor``: how many fall to each. ``T4의 4배였고, 배치를 줄이자``, ``격차는 1.8배로 좁혀졌다``, ``fark 1,8 kata indi``: a word of the next clause behind a multiple of somebody's, or by which a gap grows or closes, says nothing of who has more."""
    if _FALLS_TO.match(page.folded, word) and word == figure.end + 1 and _EACH_BEFORE.search(page.folded, reading.start, figure.start):
        return True
    if figure.unit != "x":
        return False
    if tells_gap(page, reading, figure):
        return True
    return word >= reading.clause(figure.start)[1] and owned_ratio(page, reading, figure) is not None


_EACH_BEFORE = re.compile(r"(?<![a-zçğöşü])(?:başina|her (?:bir )?[a-zçğöşü]+) (?:[a-zçğöşü]+ ){0,3}$|(?<![a-zçğöşü])başina [^.;]{4,60}$|(?<![0-9.,a-zçğöşü])(?:1|bir) [a-zçğöşü]+['’]?y?[ae] (?:[a-zçğöşü]+ ){0,2}$")  # `1 dolara 2 milyon token düşüyor`
_FALLS_TO = re.compile(r"düş(?:üyor|er|mekte|tü|müş)(?:[.,;]| ve | ama |$)")
_NOT_QUITE = re.compile(r"에(?:는|도)? (?:조금 |약간 |살짝 |다소 |아직 )?")


def _past_vague(page: Page, reading: Reading, figure: Figure) -> int:
    """Where a figure ends with the words that bound it (``80% 이상,``)."""
    vague = page.grammar.vague.match(page.folded, figure.end, reading.end)
    return vague.end() if vague else figure.end
