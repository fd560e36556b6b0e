"""``X가 밝힌 비용은``, ``X'in tahmini``, ``analistlerin beklentisi``: whose figure a noun says that it is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from pipeline.extract.attribution.listening import BODIES, REACH, Ear, add_frame
from pipeline.extract.attribution.unnamed import is_new, is_report, known_outlets, raw_name, somebody, without_name
from pipeline.extract.context import ANNOUNCED, Bound, bound
from pipeline.extract.reading import Reading


def hear_expected(ear: Ear, index: int, reading: Reading) -> None:
    """``Analistlerin gelir beklentisi 1,76 milyar avro``, ``애널리스트들의 매출 예상치는 5조 원``: whose expectation a value is."""
    for match in ear.speech.expecting.finditer(ear.page.folded, reading.start, reading.end):
        source = Bound(ear.page.text[match.start(1) : match.end(1)], None, match.start(1), match.end(1), 0.7, "expectation")
        add_frame(ear, index, reading, match.start(), reading.clause(match.end())[1], source)


def hear_told(ear: Ear, index: int, reading: Reading) -> None:
    """``X가 밝힌 비용은``, ``X'in tahmini``: from the name on."""
    named = list(_told_by_name(ear, reading))
    owned = [start for start, _ in named]
    for start, source in [*named, *(row for row in _told_by_word(ear, index, reading) if not any(0 < row[0] - at <= REACH for at in owned))]:
        mine = _MY_CLAUSE.search(ear.page.folded, start, reading.end) if ear.speech.code == "tr" and not ear.quoted(start) else None
        marked = ear.speech.code == "ko" and ear.speech.attributes.search(ear.page.folded, start, min(reading.end, start + REACH)) is not None  # `회사가 제시한 시험 결과에 따르면`
        add_frame(ear, index, reading, start, mine.start() if mine else reading.end, source, sure=marked)
        if mine:
            ear.sources.own[reading.block].append((mine.start(), reading.end))
    for match in ear.unnamed:
        told = ear.speech.passive.search(ear.page.folded, match.end(), reading.clause(match.end())[1]) if is_report(match) else None
        if told:
            add_frame(ear, index, reading, match.start(), told.end(), somebody(ear, match))


_ITS_PAGE = re.compile(r"의? (?:자체 |공식 |기술 )?(?:블로그|백서|홈페이지|누리집|보도자료|발표문)")
_MY_CLAUSE = re.compile(r"(?<=[a-zçğöşü])[,;] (?=[^,;]{6,90}? [a-zçğöşü]+(?:[iuü]yor|[aeiuü]r|[dt])(?:um|[iuü]m|uz|[iuü]z|[iuü]k)[.,;]?(?: |$))")
"""``duyuruda H100'ün üç katı deniyor, iki katını görürsem şaşırırım``: where whoever writes goes on in the first person."""


def _told_by_name(ear: Ear, reading: Reading) -> Iterator[tuple[int, Bound]]:
    folded, tells = ear.page.folded, ear.speech.tells
    for named in reading.names:
        if named.type in BODIES and (not (named.role == "maker" and named.type == "vendor") or _ITS_PAGE.match(folded, named.end)):
            tail = ear.speech.title_tail.match(folded, named.end)
            if tells.match(folded, named.end) or (tail and tells.match(folded, tail.end())):
                yield named.start, bound(named, 0.8, "tells")
    for at, one in known_outlets(ear, reading.start, reading.end):
        if tells.match(folded, at + (one.end or at) - (one.start or at)):
            yield at, one
    if ear.speech.code == "tr":
        for mark in re.finditer(r"['’](?=[a-zıüğşöç])", ear.page.text[reading.start : reading.end]):
            at = reading.start + mark.start()
            if not any(n.start < at <= n.end for n in reading.names) and tells.match(folded, at) and (raw := raw_name(ear, reading, at)):
                yield raw.start or at, raw


def _told_by_word(ear: Ear, index: int, reading: Reading) -> Iterator[tuple[int, Bound]]:
    """Unnamed sources, the company, and words for the source heard last (``Raporda … hatırlatılıyor``)."""
    folded, tells = ear.page.folded, ear.speech.tells
    for match in ear.speech.voice.finditer(folded, reading.start, reading.end):
        if tells.match(folded, match.end(1)):
            yield match.start(), without_name(ear, match, 0.6)
    for match in ear.speech.company.finditer(folded, reading.start, reading.end):
        told = tells.match(folded, match.end())
        if told and (firm := ear.firm(index)):
            yield match.start(), replace(firm, method=ANNOUNCED) if told[0].startswith(" tarafindan ") else firm
    for match in ear.speech.same.finditer(folded, reading.start, reading.end):
        told = tells.match(folded, match.end()) or tells.match(folded, match.end() - 2) or ear.speech.passive.search(folded, match.end(), reading.end)
        if told and not is_new(ear, match.start()) and (meant := ear.meant(index, match)):
            yield match.start(), meant
