"""Lines of business without a name: what a part of a firm earns (``otomotiv satışları``, ``sunucu biriminden geldi``, ``소비자 제품에서 거둔 매출``)."""

from __future__ import annotations

import re

from pipeline.extract.reading import MAKERS, Named, Page, Reading
from pipeline.languages import business_of, measuring_of
from schemas.records import Figure


def line_of(page: Page, reading: Reading, figure: Figure) -> tuple[int, int] | None:
    """Where the line of business stands that a figure is told of: before it, behind the verb of a change that describes it, or where an amount came from."""
    words, (low, high) = measuring_of(page.grammar.code), reading.clause(figure.start)
    behind = words.line_behind.match(page.folded, figure.end, reading.end)
    if behind:
        return _line(page, behind)
    grown = words.grown.match(page.folded, figure.end, high) if figure.kind == "percentage" else None
    led = words.line.match(page.folded, grown.end(), high) if grown else None
    if led:
        return _line(page, led)
    before = list(words.line.finditer(page.folded, low, figure.start))
    if not before or words.earnings.search(page.folded, before[-1].end(), figure.start):
        return None
    return _line(page, before[-1])


def _line(page: Page, match: re.Match[str]) -> tuple[int, int] | None:
    """The words for the line without what only says when; None where they are a whole, a time or an owner."""
    group = next(name for name, told in match.groupdict().items() if told)
    (start, end), no_line = match.span(group), measuring_of(page.grammar.code).no_line
    if no_line.fullmatch(page.folded, start, end):
        return None
    first = page.folded.find(" ", start, end)
    while first >= 0 and no_line.fullmatch(page.folded, start, first):
        start = first + 1
        first = page.folded.find(" ", start, end)
    return start, end


def line_of_firm(page: Page, reading: Reading, figure: Figure) -> tuple[Named, int, int] | None:
    """``인텔의 데이터센터 매출은``, ``Micron'un bellek geliri``: the firm and where the words for the part of it stand whose earnings a value is of; the last before it."""
    pattern = _LINE_OF_FIRM_KO if page.grammar.code == "ko" else _LINE_OF_FIRM_TR
    low = reading.start
    for maker in reversed([n for n in reading.names if n.type in MAKERS and n.end <= figure.start]):
        told = pattern.match(page.folded, maker.end, figure.start)
        if told is None:
            if maker.role in ("topic", "subject", "genitive") and maker.start >= low:
                return None
            continue
        start, end = told.span("line")
        if any(_NO_LINE.fullmatch(word) for word in page.folded[start:end].split()) or not page.folded[start:end].strip():
            return None
        if _DIVISION.search(page.folded[start:end]) or business_of(page.grammar.code).division.search(page.folded, told.end(), figure.start):
            return None  # `광고 부문`: a name of its own
        again = _WHOLE.search(page.folded, told.end(), figure.start)
        near = _FAR_LINE if _TO_COME.match(page.folded, figure.end, reading.end) else _NEAR_LINE
        return None if again or figure.start - told.end() > near else (maker, start, end)
    return None


def line_alone(page: Page, reading: Reading, figure: Figure) -> tuple[int, int] | None:
    """``데이터센터 GPU 매출 가이던스가 45억 달러``: where the words for a line of business stand right before its earnings, without its firm."""
    told = list(_LINE_ALONE_KO.finditer(page.folded, reading.clause(figure.start)[0], figure.start)) if page.grammar.code == "ko" else []
    return told[-1].span("line") if told and figure.start - told[-1].end() <= _NEAR_LINE else None


def segment_of(page: Page, reading: Reading, figure: Figure) -> str | None:
    """``데이터센터 매출은 210억 달러``, ``oyun geliri 3 milyar dolar``: the words for the part of a firm that earned an amount, where they stand right before its earnings; None where all of it did."""
    told = list(business_of(page.grammar.code).segment.finditer(page.folded, reading.clause(figure.start)[0], figure.start))
    if not told or figure.start - told[-1].end() > _NEAR_LINE:
        return None
    other = measuring_of(page.grammar.code).earnings.search(page.folded, told[-1].end(), figure.start) or _WHOLE.search(page.folded, told[-1].end(), figure.start)
    start, end = told[-1].span("line")
    firm = any(n.type in MAKERS and n.start <= start and end <= n.end for n in reading.names)  # `서리반도체 매출`: all of it
    return None if other or firm else page.text[start:end]


_LINE_ALONE_KO = re.compile(r"(?<![가-힣a-z0-9])(?P<line>(?:데이터센터|ai|서버|게이밍|자동차|모바일|전장)(?: (?:gpu|npu|가속기|반도체|칩|메모리))?|hbm|d램|낸드|파운드리) 매출(?:액)?(?: (?:가이던스|전망(?:치)?|목표(?:치)?))?(?:은|는|이|가|도|을|를)")
_DIVISION = re.compile(r"(?:부문|사업부|본부|사업)$|(?:bölümü|birimi|segmenti|kolu|tarafi)$")
_TO_COME = re.compile(r"(?:['’]?[a-zçğöşü]{0,4})?(?:lik|luk|lük)? (?:yönlendirme|öngörü|beklenti)|(?:의|를|을|로)? ?(?:가이던스|전망)")
_FAR_LINE = 140
_NEAR_LINE = 60  # code points from the word for earnings to a value
_LINE_OF_FIRM_KO = re.compile(r"(?:의|은|는|이|가)? (?:(?:올해|지난해|작년|내년|이번|지난) )?(?:[1-4]분기 |상반기 |하반기 )?(?P<line>(?:[가-힣a-z0-9·&]+(?<![은는이가을를의에로와과며도]) ){0,2}?[가-힣a-z0-9·&]+?(?<![은는을를의에로와과며도])) (?:매출(?:액)?|영업이익|영업손실|순이익)(?:은|는|이|도|의|에서)")
_LINE_OF_FIRM_TR = re.compile(r"['’]?n?[iuü]n (?P<line>(?:[a-zçğöşü]+ ){0,2}?[a-zçğöşü]{2,}) (?:geliri|gelirleri|cirosu|satişlari|satiş geliri)(?:n[iuü]n|n[iuü])?(?:,| ise| de| da)? ")
_NO_LINE = re.compile(
    r"(?:.*(?:분기|반기|연도|년|월|년도)|연간|올해|지난해|작년|내년|올|이번|지난|전체|총|연결|별도|누적|영업|순|당기|합산|최대|사상|역대|회사|전사|월평균|일평균|예상|목표|해외|국내|관련|분기별|같은|기간|전년|동기|대비|자체|평균)"
    r"|(?:[0-9.]+|yillik|aylik|çeyrek|çeyreklik|toplam|net|brüt|konsolide|ilk|ikinci|üçüncü|dördüncü|son|geçen|yil|ay|ocak|şubat|mart|nisan|mayis|haziran|temmuz|ağustos|eylül|ekim|kasim|aralik|dönem|mali|bu|şu|o|kendi|tüm|bütün|ortalama|rekor|tahmini|faiz|ek|faaliyet|satiş|beklenen|hedef|[a-zçğöşü]+(?:[dt][ae]ki|ayi|yili))"
)
_WHOLE = re.compile(r"전체|전사|총 ?매출|toplam (?:gelir|ciro)")
