"""What an amount is of firms: shares of a market or of what is earned, what is paid, held in stock or raised, who comes and who goes."""

from __future__ import annotations

import re

from pipeline.extract.answers import BOUGHT, HIRES, IN_CONTRACT, IN_STOCK, LAYOFFS, OF_PIECES, PER_SHARE, SERVED, Answer, Place
from pipeline.extract.metrics import is_big, metric_words
from pipeline.extract.partly import portion_told
from pipeline.extract.portions import holder_of_portion
from pipeline.extract.reading import Page, Reading, Word
from pipeline.extract.told_of_work import NEXT
from pipeline.languages import circumstances_of, measuring_of
from schemas.records import Figure

RAISED_REACH = 30  # code points behind an amount in which a verb says that it was raised


_LET_GO = re.compile(
    r"(?: ?(?:가량|정도|안팎|남짓|규모))?(?:[을를]|의 ?(?:직원|인력|일자리)[을를]?)?(?: [가-힣]+(?:까지|에|로|게|히))? ?(?:감원|해고|정리 ?해고|구조 ?조정|감축|내보[내냈낸]|줄[이인일였]|자[르른를]|잘[라랐])"
    r"|['’]?[a-zçğöşü]{0,4} ?(?:(?:çalişan|personel|işçi)[a-zçğöşü]* )?(?:(?:yil|ay|hafta) sonuna kadar )?(?:işten çikar|işten çikart|çikarac|çikaracağ|kovac|kovul)"
)


def let_go(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``직원 1,200명을 감원할 계획``, ``1.200 kişi işten çıkarılacak``: so many leave, so many are not there."""
    told = place.figure.unit in ("person", "engineer", "employee") and metric == "employee_count"
    return (LAYOFFS, LAYOFFS) if told and _LET_GO.match(place.page.folded, place.figure.end, place.reading.end) else None


_HIRED = re.compile(
    r"['’]?(?:n?[iuü])? ?(?:(?:yeni|ek) )?(?:(?:çalişan|personel|mühendis|kişi|geliştirici)(?:i|yi)? )?(?:daha )?(?:işe al(?:acak|iyor|di|ma|inacak|iniyor|indi)|istihdam (?:ed|e[dt])|al(?:acak|acağ)(?![a-zçğöşü]*n ))"
    r"|(?:을|를)? ?(?:신규 |새로 |추가로 |더 )?(?:채용|고용|뽑)"
)
_NEW_STAFF = re.compile(r" (?:yeni|ek) (?:çalişan|personel|mühendis|kişi)")


def hired(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``800 yeni çalışan alacak``, ``800명을 채용할 계획``: so many come, so many are not there yet."""
    figure, folded = place.figure, place.page.folded
    told = (figure.unit in ("person", "engineer", "employee", "developer") and metric in ("employee_count", "developer_count", "engineer_count")) or (figure.unit is None and figure.kind == "quantity" and _NEW_STAFF.match(folded, figure.end))
    return (HIRES, HIRES) if told and _HIRED.match(folded, figure.end, place.reading.end) else None


def of_the_market(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``시장의 절반을 차지한다``, ``pazarın yüzde 40'ını``: a share of a market."""
    market = measuring_of(place.page.grammar.code).market
    folded, start = place.page.folded, place.figure.start
    here = metric == "share" and word is not None and market.search(folded, place.reading.clause(start)[0], start)
    here = here or (metric == "market_size" and place.figure.kind in ("percentage", "ratio") and measuring_of(place.page.grammar.code).of_market.search(folded, place.reading.start, start))
    return ("market_share", "share_of_market") if here else None


def of_an_amount(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``gelirlerinde ihracatın payı yüzde 41``: a share of what is earned, ordered or spent, of no market."""
    whole = metric == "market_share" and place.figure.kind in ("percentage", "ratio") and circumstances_of(place.page.grammar.code).share_of.search(place.page.folded, place.reading.start, place.figure.start)
    return ("share", "share_of_amount") if whole else None


def for_each_share(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``주당 500원의 배당``, ``hisse başına 2,5 lira temettü``: a dividend for each share, not all that is paid out."""
    if metric != "dividend" or place.figure.kind != "money":
        return None
    low, high = place.reading.clause(place.figure.start)
    return ("dividend_per_share", PER_SHARE) if measuring_of(place.page.grammar.code).per_share.search(place.page.folded, low, high) else None


def worth_before(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``기업가치는 1100억 원이다. 직전 라운드에서는 350억 원이었다``, ``Değerlememiz 110 milyon dolar. Bir önceki turda 35 milyondu``: what the firm was worth then, nothing that it raised."""
    known = place.context.money
    if metric != "investment" or known is None or known[0] != "valuation" or place.index - known[1] > NEXT:
        return None
    return ("valuation", "carried:money") if is_of_round_before(place.page, place.reading, place.figure) and not _is_raised(place) else None


def _is_raised(place: Place) -> bool:
    """``önceki turda 35 milyon topladı``, ``직전 라운드에서 350억 원을 유치했다``."""
    _, high = place.reading.clause(place.figure.start)
    return bool(measuring_of(place.page.grammar.code).raised.search(place.page.folded, place.figure.end, min(high, place.figure.end + RAISED_REACH)))


def is_of_round_before(page: Page, reading: Reading, figure: Figure) -> bool:
    """Whether an amount is told of the round of funding before: in ``지난 라운드의 4,000억 원에서 9,000억 원으로`` the first, and not what it became."""
    told = measuring_of(page.grammar.code).round_before.search(page.folded, reading.clause(figure.start)[0], figure.start) if figure.kind == "money" else None
    return told is not None and not any(told.end() <= one.start and one.end <= figure.start and page.grammar.from_to.fullmatch(page.folded, one.end, figure.start) for one in reading.figures)


def part_of_revenue(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``매출은 8% 늘었으나 순이익은 3% 줄었다. 메모리 부문이 4조 9000억 원으로 전체의 68%를 차지했다``, ``Bellek 4,9 milyar dolarla toplamın yüzde 68'ini oluşturdu``.

    What makes up so much of the whole is revenue, where the sentence before tells of revenue, too.
    """
    page, index = place.page, place.index
    if rule != "carried:money" or metric == "revenue" or not index or not measuring_of(page.grammar.code).of_the_whole.match(page.folded, place.figure.end):
        return None
    before = page.readings[index - 1]
    return ("revenue", rule) if any(one.metric == "revenue" for one in metric_words(page, before.start, before.end)) else None


def portion(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``이 가운데 40%는 방위산업에서 나왔다``, ``bunun yüzde 40'ı savunmadan geldi``: a part of an amount told just before, where it is said who has it."""
    told = portion_told(place.page, place.reading, place.index, place.figure)
    holder = holder_of_portion(place.page, place.reading, place.figure, "share", of_it=True) if told else None
    named = holder is not None and holder.start is not None and holder.end is not None and not metric_words(place.page, holder.start, holder.end)
    return ("share", "part_of_whole") if named else None  # `bunun yüzde 60'ı ihracattan`: of nobody


def serves(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``14 kurumla çalışıyor``, ``14개 기관에 공급한다``: firms and bodies that somebody sells to or works with are its customers."""
    page, figure = place.page, place.figure
    return ("customer_count", SERVED) if metric == "participant_count" and measuring_of(page.grammar.code).served.match(page.folded, figure.end) else None


def in_stock(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``재고는 900억 원으로 20% 줄었다``: what lies in store is told in money, and so is its change."""
    page, figure = place.page, place.figure
    plain = word is None or word.metric == "shipments"
    if not plain or not (is_big(figure) or (figure.kind == "percentage" and metric in ("shipments", "inventory"))):
        return None
    low, _ = place.reading.clause(figure.start)
    stock = max((match.end() for match in measuring_of(page.grammar.code).stock.finditer(page.folded, low, figure.start)), default=None)
    if stock is None or any(other.metric != "growth" for other in metric_words(page, stock, figure.start)):
        return None
    return "inventory", IN_STOCK


def in_contract(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``6억 달러 규모의 공급 계약``, ``220 milyon avroluk anlaşma``: what a contract is worth."""
    page, figure, told = place.page, place.figure, measuring_of(place.page.grammar.code)
    if figure.kind != "money" or not is_big(figure, 0.1) or metric not in ("investment", "revenue", "price", "cost"):
        return None
    low, high = place.reading.clause(figure.start)
    here = told.contracted.match(page.folded, figure.end, high) or told.contract.search(page.folded, low, figure.start)
    return ("contract_value", IN_CONTRACT) if here else None


def bought_for(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``한별을 12억 달러에 사들였다``, ``Ferda'yı 1,2 milyar dolara satın alıyor``: what is paid for a firm is what it is worth; what is paid for a part of it is not."""
    page, figure, told = place.page, place.figure, measuring_of(place.page.grammar.code)
    if figure.kind != "money" or not is_big(figure) or metric not in ("investment", "revenue", "price", "cost") or (word is not None and word.end <= figure.start):
        return None
    done = told.bought.match(page.folded, figure.end, place.reading.end)
    return ("valuation", BOUGHT) if done and not told.part_bought.search(page.folded, place.reading.clause(figure.start)[0], done.end()) else None


def grown_in_pieces(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``시장은 대수로 12% 컸다``, ``pazar adet bazında yüzde 12 büyüdü``: a market that is counted in things grows in what is shipped."""
    page, figure, told = place.page, place.figure, measuring_of(place.page.grammar.code)
    if metric != "market_size" or figure.kind != "percentage":
        return None
    low = max((one.end for one in place.reading.figures if one.end <= figure.start and one.kind == figure.kind), default=place.reading.start)
    counted = told.in_pieces.search(page.folded, low, figure.start)
    return ("shipments", OF_PIECES) if counted and not told.in_money.search(page.folded, counted.end(), figure.start) else None
