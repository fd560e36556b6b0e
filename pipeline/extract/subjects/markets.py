"""Markets, and who shares them."""

from __future__ import annotations

import re

from pipeline.extract.context import Bound
from pipeline.extract.partly import portion_told
from pipeline.extract.portions import holder_of_portion
from pipeline.extract.ranking import LEADING
from pipeline.extract.reading import MAKERS, THINGS, Page, Reading
from pipeline.extract.subjects.question import MARKET_METRICS, Question
from pipeline.extract.taking_up import taking_up
from pipeline.languages import measuring_of
from schemas.records import Figure

_MARKET = re.compile(
    r"(?<![a-z0-9가-힣·-])((?:(?:이|그|해당|동) )?(?:(?:(?!(?:올해|올|내년|작년|지난해|이번|전체|연간|상반기|하반기|연초|연말|분기|지난|최근|현재|당시) )[a-z0-9가-힣·-]+(?<![은는이가을를의에로와과고며서면도만다])(?<![0-9][월년])(?<!분기)(?<!가운데)(?<!중)|ai) ){0,4}[a-z0-9가-힣]*시장)(?=[은이](?! (?:기대|예상|전망)한)|[의을 에]| 규모|$)"
    r"|(?<![a-z0-9çğöşüâîû'’])((?:(?!(?:yil|sene|ay|çeyrek|hafta|ve|ile|ise|de|da|ki|göre|kadar|için|sonra|önce|ama|çünkü|yani|olan|gelen|ayrica|toplam|(?:19|20)[0-9]{2}) )[a-z0-9çğöşüâîû'’-]+(?<![dt][ae])(?<![dt][ae]n)(?<!rs[ae])(?<!ken) ){0,3}pazari?)(?:n[iı]n|[iı]n)?(?![a-zçğöşüâîû])"
)


_ALL_KO = re.compile(r"(?<![가-힣])(?P<phrase>(?:[가-힣]+ )?(?:[0-9]{1,2}|두|세|네|다섯) ?(?:개 ?)?(?:사|업체|회사|기업))(?:를|을)? ?(?:모두 |다 |전부 )?(?:합쳐도|합쳐|합치면|합해도|합하면|더해도|더하면) (?:[가-힣]+ )?$")
_ALL_TR = re.compile(r"(?<![a-zçğöşü])(?P<phrase>(?:[a-zçğöşü]+ )?(?:[0-9]{1,2}|iki|üç|dört|beş) (?:firma|şirket|üretici|marka))(?:n[iı]n)?(?: (?:hepsi|tümü|üçü|toplami?|birden|birlikte|toplamda)){1,3} (?:bile )?$")


def all_of_them(q: Question) -> Bound | None:
    """``국산 3사를 모두 합쳐도 6%``, ``yerli üç firma birlikte yüzde 6``: several firms without a name have a value together."""
    told = (_ALL_KO if q.page.grammar.code == "ko" else _ALL_TR).search(q.page.folded, q.reading.clause(q.figure.start)[0], q.figure.start) if q.cell is None and q.figure.kind in ("percentage", "money") else None
    return q.words(told.span("phrase"), 0.75, "all_of_them") if told else None


_SAME_MARKET = re.compile(r"(?:(?:이|그|해당|동) ?)?시장")


def market(q: Question) -> Bound | None:
    """``세계 AI 가속기 시장은``, ``hızlandırıcı pazarı``: a market is the subject of its size and growth, of all that is shipped and of how much more (``pazar adet bazında yüzde 12``)."""
    if q.metric not in ("market_size", "growth", "shipments", "revenue", "price"):
        return None
    if q.metric != "market_size":
        total = q.page.grammar.total.search(q.page.folded, *q.reading.clause(q.figure.start))
        named = any(n.type in THINGS | {"vendor"} and n.role in LEADING for n in q.reading.names)
        if q.context.market and total and not named:
            return q.context.market.carried()
        counted = q.metric == "shipments" and q.figure.kind == "percentage" and measuring_of(q.page.grammar.code).in_pieces.search(q.page.folded, *q.reading.clause(q.figure.start))
        if not total and not counted:
            return None
    match = None
    for match in _MARKET.finditer(q.page.folded, q.reading.start, q.figure.start if q.metric != "market_size" else q.reading.end):
        if match.end() > q.figure.start:
            break
    if match is None or any(n.type in THINGS | {"vendor"} and match.end() <= n.start < q.figure.start for n in q.reading.names):
        return None
    at, end = match.span(1) if match[1] else match.span(2)
    words = q.page.text[at:end].strip()
    if q.context.market and match[1] and _SAME_MARKET.fullmatch(words):
        return q.context.market.carried()
    q.context.market = Bound(words, None, at, at + len(words), 0.65, "market")
    return q.context.market


def market_shared(page: Page, reading: Reading, figure: Figure) -> str | None:
    """``데이터센터 시장의 85%``, ``HBM 시장 점유율은``, ``veri merkezi pazarının yüzde 85'i``, ``sunucu pazarındaki payı``: of which market a share is, where the clause names it."""
    told = [*_MARKET.finditer(page.folded, reading.start, figure.start), *_IN_MARKET.finditer(page.folded, reading.start, figure.start)]
    traded = next(iter(reversed(list(_TRADED.finditer(page.folded, reading.start, figure.start)))), None)
    kind = page.text[slice(*traded.span("noun"))] if traded else None
    if not told:
        return kind
    start, end = next(last.span(group) for last in [max(told, key=lambda one: one.end())] for group in (1, 2) if last[group])
    start = max((n.end for n in reading.names if start <= n.start and n.end <= end and n.type in MAKERS), default=start)
    start = max((one.end() for one in _NOT_OF_MARKET.finditer(page.folded, start, end)), default=start)
    words = re.sub(r"^['’]\w+ ", "", page.text[start:end]).strip()
    return words if " " in words and not _SAME_MARKET.fullmatch(words) and not _POINTS_AT_MARKET.match(words) else kind


_NOT_OF_MARKET = re.compile(r"(?:şirket|firma|marka|üretici|girişim|kurum)(?:in|un|n[iuü]n) |(?<![a-zçğöşü])[a-zçğöşü0-9]+(?:s?[iuü]yl[ae]|l[ae]r[iuü]?yl[ae]|l[iuü]kl[ae]) ")
"""``şirketin pazar payı``, ``236 bin kartıyla pazarın``: whose share it is, and by what it was reached, are no part of the market's name."""
_TRADED = re.compile(r"(?<![a-z0-9가-힣çğöşü])(?P<noun>hbm[0-9]?e?|d ?램|dram|낸드|nand|[cgn]pu|파운드리|서버용? ?cpu)(?:['’]?[dt][ae](?:ki)? |(?:에서(?:는)?|에선) | (?:점유율|pazar pay))")
"""``HBM'de SK hynix'in payı``, ``HBM에서는 62%``, ``HBM 점유율``: what is traded on the market that a share is of."""
_IN_MARKET = re.compile(
    r"(?<![a-z0-9çğöşüâîû'’])()((?:(?!(?:yil|sene|ay|çeyrek|ve|ile|ise|de|da|ki|göre|için|sonra|önce|ama|bu|o|bir|toplam|olan|ayrica|(?:19|20)[0-9]{2}) )[a-z0-9çğöşüâîû-]+(?<![dt][ae])(?<![dt][ae]n)(?<![dt][ae]ki) ){1,3}pazari)n[dt]a(?:ki)?(?![a-zçğöşüâîû])"
)
"""``hızlandırıcı pazarındaki payı``, ``sunucu pazarında yüzde 7``: the market as the place of a share."""
_POINTS_AT_MARKET = re.compile(r"(?:이|그|해당|동|전체|bu|o|söz konusu) (?:시장|pazar[ıi]?)$")


_GOODS = {
    "ko": re.compile(r"(?<![가-힣a-z0-9])(?P<goods>(?:(?:ai|인공지능|데이터센터(?:용)?|서버용|국산|중국산) ?)*(?:가속기|반도체|칩|카드|gpu|npu|서버|메모리|프로세서|로봇|스마트폰|hbm))의? (?:(?:전 ?세계|글로벌|세계|국내|연간|분기|전체) ){0,2}(?:출하량|판매량|출하)(?:은|는|이|가)(?![가-힣])"),
    "tr": re.compile(r"(?<![a-zçğöşüâîû'’])(?P<goods>(?:(?!(?:yönelik|için|olan|göre|ve|ile|da|de) )[a-zçğöşüâîû]+ (?<!ki )(?<![ae]n )(?<![dt][ae] )){0,2}(?:hizlandirici|yonga|çip|kart|işlemci|sunucu|bellek|robot|telefon|bilgisayar|modül|gpu|npu|aygit|cihaz)l[ae]r[iı]?)n[iı]n (?:(?:dünya genelindeki|küresel|toplam|yillik|üç aylik|çeyreklik|yurt içi|yurtiçi) ){0,2}(?:sevkiyat|teslimat|satiş)(?:lar)?[iı](?![a-zçğöşü])"),
}


def goods(q: Question) -> Bound | None:
    """``yapay zekâ hızlandırıcılarının dünya genelindeki sevkiyatı``, ``AI 가속기의 전 세계 출하량은``: so many of a kind of things were shipped, where the sentence names none of them and nobody who ships them."""
    if q.metric != "shipments" or q.cell is not None or any(n.type in THINGS | MAKERS and n.end <= q.figure.start for n in q.reading.names):
        return None
    told = list(_GOODS[q.page.grammar.code].finditer(q.page.folded, q.reading.start, q.figure.start))
    return q.words(told[-1].span("goods"), 0.75, "goods") if told else None


def of_market(q: Question) -> Bound | None:
    """The market that a sentence names before its size."""
    return market(q) if q.metric == "market_size" and q.figure.kind in ("money", "quantity") else None


def portion(q: Question) -> Bound | None:
    """``물량의 60%를 엔비디아에 배정했다``, ``gelirin yüzde 62'si tek bir müşteriden``: whom a part of a whole comes from or goes to."""
    return holder_of_portion(q.page, q.reading, q.figure, q.metric, of_it=portion_told(q.page, q.reading, q.index, q.figure) is not None)


_OTHERS = re.compile(
    r"(?<![가-힣])(?P<ko>(?:나머지|그 ?외|기타|다른|여타|국내|해외|후발|중소|토종|중국|일본|대만|미국|유럽)(?:계|산)? ?(?:[가-힣]+ )?(?:업체|기업|회사|제조사|브랜드|사업자|칩|제품)들)(?:이|가|은|는|의 (?:합계 |전체 |합산 )?(?:몫|점유율|비중|비율)[은이])(?= (?:[가-힣]+ ){0,4}$)"
    r"|(?<![a-zçğöşü])(?P<tr>(?:(?:diğer|kalan|geri kalan|öteki|yerli|yabanci|çinli|küçük)[”’\x22]? )(?:[a-zçğöşü]+ )?(?:üretici|şirket|firma|marka|oyuncu|tedarikçi)l[ae]r[iı]?)(?:n?[iı]n(?: (?:toplam )?(?:pazar )?(?:payi|sevkiyati|satişi))?)?(?= (?:[a-zçğöşü]+ ){0,4}$)"
)


def others(q: Question) -> Bound | None:
    """``나머지 업체들이 22%``, ``국내 업체들의 몫은 1%``, ``diğer üreticiler yüzde 22``: a share of those that are named as a group, of none of the firms before."""
    if q.cell or not (q.figure.kind == "percentage" or q.metric == "shipments") or not (q.metric in MARKET_METRICS or q.metric in ("share", "market_size")):
        return None
    said = q.context.said
    if said and said[1].method == "others" and q.reading.start <= said[0] < q.figure.start and not any(said[0] <= n.start < q.figure.start and n.role in LEADING for n in q.reading.names):
        return said[1]  # `payı ise yüzde 28`
    low, _ = q.reading.clause(q.figure.start)
    told = list(_OTHERS.finditer(q.page.folded, low, q.figure.start))
    if not told or any(n.start >= told[-1].start() and n.end <= q.figure.start and n.role in LEADING for n in q.reading.names):
        return None
    return q.words(told[-1].span("ko" if told[-1]["ko"] else "tr"), 0.7, "others")


def share_taken(q: Question) -> Bound | None:
    """``매출에서 가속기가 차지하는 비중은 절반``, ``GPU를 탑재한 서버의 비중``: what takes up a share has it."""
    part = q.figure.kind in ("percentage", "ratio") and q.metric in ("share", "market_share", "revenue", "performance")
    return taking_up(q.page, q.reading, q.figure) if part and q.cell is None and not q.rival else None
