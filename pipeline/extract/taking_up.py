"""What a share is of, by the words that say who takes it up: ``매출에서 가속기가 차지하는 비중은 절반``, ``GPU를 탑재한 서버의 비중``, ``gelirin yüzde 40'ını sunucular oluşturuyor``."""

from __future__ import annotations

import re

from pipeline.extract.context import Bound, bound
from pipeline.extract.metrics import metric_words
from pipeline.extract.reading import MAKERS, THINGS, Page, Reading
from schemas.records import Figure

_WORD = r"(?!(?:이|그|저|약|전체|각각?|올해|지난해|작년|내년|이번|현재) )[가-힣a-z0-9·&+-]+(?<![은는을를의에로와과며면도])(?<![에면라]서)"
_HAVING = r"(?:[가-힣a-z0-9·&+-]+ ){0,2}[가-힣a-z0-9·&+-]+[을를] (?:(?:탑재|사용|장착|채택|적용|도입|이용)(?:한|하는|했던)|쓴|쓰는|얹은|갖춘|넣은|꽂은)"
_KO_TAKES = re.compile(rf"(?<![가-힣a-z0-9])(?P<phrase>(?:{_HAVING} )?(?:{_WORD} ){{0,2}}?{_WORD})[이가] 차지하(?:는|던|고 있는) (?:비중|비율|몫|부분|점유율)")
_KO_HAVING = re.compile(rf"(?<![가-힣a-z0-9])(?P<phrase>{_HAVING} (?:{_WORD} )?{_WORD}?)(?:의 (?:비중|비율|몫)|[은는이가] (?:전체|(?:[가-힣]+ )?(?:매출|출하|물량|시장|판매)[가-힣]*)의)")
_KO_BEHIND = re.compile(rf"[을를이]? (?P<phrase>(?:{_WORD} ){{0,2}}?{_WORD})[이가] (?:차지|담당|책임)(?:했|한|하)")
_TR_BEHIND = re.compile(r"(?:['’]?s?[ıiuü](?:n[ıiuü])?|n[ıiuü])? (?P<phrase>(?:(?!(?:ise|de|da|bu|şu|sadece|yalnizca|tek|başina|birlikte) )[a-zçğöşüâîû0-9-]+ ){1,4}?)(?:tek başina |birlikte |ise )?(?:oluştur|sağli?yor|sağladi|üstlen|meydana getir)")

_TR_FROM = re.compile(r"[dt][ae]n? $")


def taking_up(page: Page, reading: Reading, figure: Figure) -> Bound | None:
    """Who or what takes up a share: before it, where a verb or what it is equipped with tells, else behind it."""
    if page.grammar.code == "ko":
        low, _ = reading.clause(figure.start)
        told = [m for pattern in (_KO_TAKES, _KO_HAVING) for m in pattern.finditer(page.folded, low, figure.start)]
        match = told[-1] if told else _KO_BEHIND.match(page.folded, figure.end, reading.end)
    else:
        match = _TR_BEHIND.match(page.folded, figure.end, reading.end)
    if match is None:
        return None
    if page.grammar.code == "tr" and _TR_FROM.search(match["phrase"]):
        return None  # `elektriğin yüzde 12'sini kendi santrallerinden sağladı`
    start, end = match.start("phrase"), match.end("phrase") - match["phrase"].endswith(" ")
    own = next((n for n in reading.names if n.end == end and start <= n.start and n.type in THINGS | MAKERS), None)
    if own:
        return bound(own, 0.8, "taking_up")
    words = metric_words(page, start, end)
    return None if words and words[-1].end == end else Bound(page.text[start:end], None, start, end, 0.7, "taking_up")
