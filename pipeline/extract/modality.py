"""Whether a claim is asserted, hedged, planned, supposed, denied or asked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from pipeline.extract.columns import column_heads
from pipeline.extract.periods import lies_ahead
from pipeline.extract.reading import COMPONENTS, MEASURES, THINGS, Page, Reading, asked_once
from pipeline.languages import correcting_of
from schemas.records import Cell, Figure, Modality

DENIAL_REACH = 40  # code points after a figure within which a negation is its own
QUESTION_REACH = 60
DENIED_BEFORE, DENIED_AFTER = 60, 160  # code points before and behind a figure in which words may deny it
OUTRIGHT = frozenset({"question", "denial", "possibility", "plan", "aim", "time_to_come", "date_to_come", "came_out", "stated", "condition", "consequence"})
"""Marks that say of the value itself what it is; others stand in its clause and may be said of something else."""
DOUBTS = frozenset({"expectation", "hedge", "hearsay", "supposition"})
NOT_ASSERTED: frozenset[Modality] = frozenset({"hedged", "planned", "hypothetical", "denied", "asked"})
NOT_PLANNED: frozenset[Modality] = frozenset({"asserted", "hedged", "denied", "asked"})
_STOP = re.compile(r"[.!?…]\s")
_QUESTION = re.compile(r"\?[\"'”’)]*\s*$")


def _asks(page: Page, reading: Reading, at: int) -> bool:
    """Whether the sentence ends soon after ``at`` in a question that asks for it."""
    if reading.end - at > QUESTION_REACH or not _QUESTION.search(page.text, at, reading.end) or _STOP.search(page.text, at, reading.end - 1):
        return False
    headline = page.block(reading).kind in ("title", "heading") and page.grammar.code == "ko"
    return not headline and not page.grammar.asks_else.search(page.folded, reading.start, reading.end) and bool(page.grammar.asked.search(page.folded, at, reading.end))


def _denied(page: Page, reading: Reading, at: int, high: int) -> bool:
    """Whether what stands at ``at`` is denied: a value right behind it (``30%가 아니라``, ``30 değil``), a word of comparison or what is said of both soon after.

    So is what somebody rejects: ``비싸다는 주장을 일축했다``, ``pahalı olduğu iddiasını reddetti``.
    """
    grammar, folded = page.grammar, page.folded
    figure = next((f for f in reading.figures if f.start == at), None)
    if grammar.rejected.match(folded, figure.end if figure else at, high):
        return True
    if figure is None:
        neither = grammar.neither.search(folded, reading.start, high)
        near = grammar.denied_near.search(folded, at, min(high, at + DENIAL_REACH)) or grammar.denied_word.match(folded, at, high)
        return near is not None or bool(neither and neither.start() < at)
    if figure.kind == "date":
        return grammar.denied_event.match(folded, figure.end, high) is not None
    following = next((f.start for f in reading.figures if f.start >= figure.end and f.kind in MEASURES), high)
    if grammar.denied_value.match(folded, figure.end, min(reading.end, figure.end + DENIAL_REACH)):
        return True
    return bool(grammar.denied_saying.search(folded, figure.end, min(high, following, figure.end + DENIAL_REACH)))


def _supposed(page: Page, reading: Reading, at: int) -> bool:
    """Whether the figure at ``at`` stands in an if-clause (``28 Gbps olursa``), or what is compared behind one (``이게 사실이라면 H200은 A100의 절반 가격이다``)."""
    figure = next((f for f in reading.figures if f.start == at), None)
    if figure is None:
        return False
    if page.grammar.code == "ko" and figure.kind in ("percentage", "ratio") and page.grammar.supposed.search(page.folded, reading.start, at):
        return True
    return bool(page.grammar.condition.match(page.folded, figure.end, reading.end))


def follows_from(page: Page, reading: Reading, at: int) -> bool:
    """``단가가 10% 오르면 이익률은 44%에서 39%로``: what a condition before it leads to; from what a change would begin is as it is now."""
    figure = next((f for f in reading.figures if f.start == at), None)
    return page.grammar.on_condition.search(page.folded, reading.start, at) is not None and not (figure and _begins(page, reading, figure))


def _begins(page: Page, reading: Reading, figure: Figure) -> bool:
    following = next((f.start for f in reading.figures if f.start >= figure.end), None)
    return following is not None and page.grammar.from_to.fullmatch(page.folded, figure.end, following) is not None


def _would_follow(page: Page, reading: Reading, at: int) -> bool:
    """``maliyet aynen aktarılırsa 14.100'e çıkar``: what an if-clause before it, in the same sentence, leads to."""
    if page.grammar.code == "ko":  # there only what is compared is supposed
        return False
    supposed = page.grammar.supposed.search(page.folded, max(reading.start, page.folded.rfind(";", reading.start, at)), at)
    return supposed is not None and bool(page.grammar.present_end.search(page.folded, at, reading.end))


@asked_once
def may_be_denied(page: Page, reading: Reading, at: int) -> bool:
    """Whether any word near a figure says that something is not so: without one nothing is denied, whatever a model makes of it."""
    return correcting_of(page.grammar.code).negates.search(page.folded, max(0, min(reading.start, at - DENIED_BEFORE)), max(reading.end, at + DENIED_AFTER)) is not None


@dataclass(frozen=True, slots=True)
class Told:
    """A modality, and the mark by which the words tell it; ``none`` where they tell nothing."""

    modality: Modality
    mark: str = "none"

    @property
    def outright(self) -> bool:
        """Whether the words say it in so many words, so that nothing else need be asked."""
        return self.mark in OUTRIGHT

    @property
    def allowed(self) -> frozenset[Modality] | None:
        """What a model may still make of it: no plain assertion where the words hedge or suppose, no plan where something is at work, else anything."""
        return NOT_ASSERTED if self.mark in DOUBTS else NOT_PLANNED if self.mark in ("at_work", "heard_done") else None


def _still_to_come(page: Page, reading: Reading, at: int, high: int) -> bool:
    """``4분기에 내놓는다``, ``mart ayında çıkıyor``: the date of an event that a verb without a past tells."""
    figure = next((f for f in reading.figures if f.start == at and f.kind == "date"), None)
    return figure is not None and bool(page.grammar.present_end.search(page.folded, figure.end, min(high, figure.end + DENIAL_REACH)))


def _goes_on_to_come(page: Page, reading: Reading, at: int) -> bool:
    """``내년에 나올 X3는 96GB를 얹고, X5는 용량을 128GB로 키웁니다``: a verb without a past goes on with what an untensed clause tells of a time to come."""
    coming = page.grammar.coming.search(page.folded, reading.start, at) if page.grammar.code == "ko" else None
    if coming is None or at not in page.by_start or page.by_start[at].kind not in MEASURES or not _AND_GOES_ON.search(page.folded, coming.end(), at):
        return False
    verb = page.grammar.present_end.search(page.folded, at, reading.end)
    if verb is None or verb[0].startswith("입") or page.grammar.present.search(page.folded, coming.end(), at):
        return False
    return not page.grammar.past_before.search(page.folded, coming.end(), verb.end())


_AND_GOES_ON = re.compile(r"[가-힣][고며], ")


def _dated_ahead(page: Page, reading: Reading, at: int) -> bool:
    """``5월 양산`` in April, ``Sevkiyat: Nisan 2025`` in January: the date of an event lies after the day of publication."""
    figure = next((f for f in reading.figures if f.start == at and f.kind == "date"), None)
    return figure is not None and lies_ahead(figure.text_value or "", page.document.article.published_day)


def _comes_out_with(page: Page, reading: Reading, at: int, high: int) -> bool:
    """``192GB를 탑재하며 내년 2분기에 출시될 예정이다``, ``탑재하고 내년 출시된다``: a verb without a tense takes that of the plan by which the same thing comes out."""
    grammar, folded = page.grammar, page.folded
    figure = next((f for f in reading.figures if f.start == at and f.kind in MEASURES), None)
    if figure is None or not grammar.untensed.fullmatch(folded, figure.end, high):
        return False
    _, end = reading.clause(high)
    if high < reading.end and _AIMS.search(folded, high, end):
        return True  # `대역폭을 초당 2.4TB로 높이고, 성능은 600TFLOPS를 목표로 한다`
    if high >= reading.end or not grammar.comes_out.fullmatch(folded, high, end) or any(high <= n.start < end for n in reading.names):
        return False
    ahead = grammar.coming.search(folded, high, end) or any(high <= f.start < end and f.kind == "date" for f in reading.figures)
    return bool(grammar.planned.search(folded, high, end) or (ahead and grammar.present_end.search(folded, high, end)))


def _in_the_making(page: Page, reading: Reading, at: int, _high: int) -> bool:
    """``3 nanometrelik K3 üzerinde de çalışıyor``, ``2나노 칩을 개발하고 있다``: a value that describes what somebody is still at work on."""
    figure = page.by_start.get(at)
    return figure is not None and figure.kind in MEASURES and bool(_AT_WORK_ON.match(page.folded, figure.end, reading.end))


_AT_WORK_ON = re.compile(r"['’]?l[iuü]k [^.,;\n]{1,32}? üzerinde (?:de |da |hâlâ )?çaliş(?:iyor|makta)|['’]?l[iuü]k [^.,;\n]{1,32}? (?:geliştiriyor|tasarliyor|geliştirmekte)(?:l[ae]r)?(?=[.,;]|$)|(?:의|급|짜리)? ?[^.,;\n]{1,24}?[을를] (?:개발|설계|준비)하고 있(?:다|습|으)")


def _conjoined_with_plan(page: Page, reading: Reading, at: int, high: int) -> bool:
    """``E4가 2.5배 빠르고, 전력은 220W 이내가 될 것이라고``, ``3나노로 옮기고 128GB를 얹을 예정``: a verb without a tense before one that is still to come, told of the same by the same speaker."""
    if page.grammar.code != "ko" or at not in page.by_start:
        return False
    if _DOES_AND.match(page.folded, page.by_start[at].end, high) and (plan := page.grammar.planned.search(page.folded, high, reading.end)):
        others = any(high <= n.start < plan.start() and n.type in THINGS and n.entity.entity_id not in COMPONENTS for n in reading.names)
        return not others and not _OWN_TIME.search(page.folded, reading.start, plan.start()) and page.folded.find(",", high, plan.start()) < 0
    if not _UNTENSED_AND.match(page.folded, page.by_start[at].end, high):
        return False
    end = reading.clause(high)[1] if high < reading.end else high
    return high < reading.end and bool(_WILL_BE.search(page.folded, high, end)) and not any(high <= n.start < end and n.type in THINGS for n in reading.names)


_DOES_AND = re.compile(r"(?:[을를]|으?로)? ?(?:[가-힣]+(?:[을를]|으?로) )?[가-힣]{0,3}(?:옮기|낮추|높이|줄이|늘리|키우|올리|내리|바꾸|갖추|얹|탑재하|적용하|장착하|채택하)고,? ?$")
_OWN_TIME = re.compile(r"올해|내년|작년|지난해|이미|현재|최근|우선|먼저|하반기|상반기|분기|[0-9]년|이후|향후|앞으로|뒤 ")
_UNTENSED_AND = re.compile(r"[^0-9,]{0,16}?(?:빠르|느리|높|낮|크|작|많|적|싸|비싸|길|짧|좋|넓|되|이)고,? ?$")
_WILL_BE = re.compile(r"[될할일릴칠킬] 것(?:이라고|이라며|이다|입니다)|[될할일릴칠킬] 거(?:라고|라며)")
_SIMULATED = re.compile(r"시뮬레이터(?:에서|상|로|에선)|시뮬레이션(?:상|으로는| 결과(?:로는|에 따르면|에서는|,)| 기준)|simülasyon(?:l[ae]r)?(?:[iuü]m[iuü]z|im|umuz)?[ae] göre|simülatör(?:l[ae]r)?(?:[iuü]m[iuü]z)?d[ae]|simülasyon(?:l[ae]r)?(?:[iuü]m[iuü]z)?d[ae](?![a-zçğöşü])")


def _will_move(page: Page, reading: Reading, at: int) -> bool:
    """``Onlara göre pay yüzde 12'den yüzde 20'ye çıkar``: where somebody thinks that something goes from one value, in the aorist."""
    figure = page.by_start.get(at)
    if page.grammar.code != "tr" or figure is None or figure.kind not in MEASURES or not _MOVES.match(page.folded, figure.end):
        return False
    before = next((f for f in reversed(reading.figures) if f.end <= at), None)
    return before is not None and page.grammar.from_to.fullmatch(page.folded, before.end, at) is not None and _THINKS.search(page.folded, reading.start, at) is not None


_MOVES = re.compile(r"[^.,;:\d]{0,24}? (?:çikar(?:ir)?|yüksel(?:ir|tir)|düş(?:er|ürür)|in(?:er|dirir)|artar|artirir|geriler|ulaşir)(?=[.,;)\"”]|$)")
_THINKS = re.compile(r"(?<![a-zçğöşü])(?:göre|görüşü|tahmin|öngörü|beklenti|senaryo)")


def _somebody_named(page: Page, at: int) -> bool:
    """``satıcı 8.000 lira demiş``: a value that somebody is heard to have named."""
    return page.grammar.code == "tr" and at in page.by_start and _NAMED_IT.match(page.folded, page.by_start[at].end) is not None


_NAMED_IT = re.compile(r"(?: [a-zçğöşü]{1,8})? (?:demiş|demişler|diyormuş|istemiş|istiyormuş)(?=[.,;)]|$)")


def _only_said(page: Page, reading: Reading, at: int) -> bool:
    """``540만 원에 나온다고 합니다``: told as heard, where the sentence names nobody who says it."""
    if page.grammar.code != "ko" or at not in page.by_start:
        return False
    told = _IT_IS_SAID.search(page.folded, page.by_start[at].end, reading.end)
    return told is not None and not _WHO_SAYS.search(page.folded, reading.start, told.start()) and not any(n.type in ("person", "vendor", "organisation") and n.role in ("topic", "subject") for n in reading.names)


_IT_IS_SAID = re.compile(r"[다라]고 (?:합니다|해요|하네요)(?=[.\"”’)]|$)")
_WHO_SAYS = re.compile(r"(?:회사|업체|제조사|개발사|측|대표|사장|담당자|관계자|교수|팀장|연구원|업계)(?:에서는|에서|은|는|이|가|도)(?![가-힣])|따르면|말로는")


_AIMS = re.compile(r"목표로 (?:한다|합니다|하고 있|삼|잡[았고])")


def _told_as_fact(page: Page, reading: Reading, at: int, high: int) -> str | None:
    """``2024년 3월에 나왔다``, ``Ekim 2022'de çıktı``: the date of what has come out; ``매출이 1조 원이라고 공시했다``: a value that is stated, no aim or forecast."""
    grammar, folded = page.grammar, page.folded
    figure = next((f for f in reading.figures if f.start == at), None)
    if figure is None or grammar.foreseen.search(folded, reading.start, at):
        return None
    if figure.kind == "date":
        return "came_out" if grammar.came_out.match(folded, figure.end, high) else None
    return "stated" if grammar.stated.match(folded, figure.end, reading.end) else None


def _is_at_work(page: Page, at: int) -> bool:
    """``8 TB/s veriyor, ona yetişemeyeceğiz``, ``300W를 먹는다``: whether the verb right behind a value tells what a thing does by now."""
    return at in page.by_start and page.by_start[at].kind in MEASURES and _AT_WORK.match(page.folded, page.by_start[at].end) is not None


_AT_WORK = re.compile(r"['’]?[a-zçğöşü]{0,5}(?: (?!daha )[a-zçğöşü]+){0,2} (?:veriyor|çekiyor|taşiyor|tüketiyor|harciyor|işliyor|üretiyor|aliyor)(?:um|uz|l[ae]r)?(?:[.,;:)]| (?:ve|ama|fakat|ancak) |$)|(?:을|를|까지|씩)? (?:[가-힣]+ )?(?:먹는다|먹습니다|쓰고 있|내고 있|소비하고 있|처리하고 있)|(?:을|를) (?:썼|지출했|집행했|투입했|쏟아부었)(?:다|습니다|고|지만|으며)(?![가-힣])| (?:harcadi|harcamişti|yatirdi)(?:k|l[ae]r)?(?:[.,;:)]| (?:ve|ama|fakat|ancak) |$)")

def _is_date(reading: Reading, at: int) -> bool:
    return any(f.start == at and f.kind == "date" for f in reading.figures)


def _may_change(page: Page, reading: Reading, at: int, high: int) -> bool:
    """``15% 내릴지도 모른다``, ``yüzde 26 düşebileceğini``: a change by or to the value at ``at`` that may come."""
    figure = next((f for f in reading.figures if f.start == at), None)
    return figure is not None and figure.kind != "date" and bool(page.grammar.may_change.match(page.folded, figure.end, high))


_HEARD_DONE = re.compile(f"(?!는)[{''.join(chr(code) for code in range(ord('간'), ord('힣') + 1, 28))}] 것으로 (?:알려|전해)".replace(" 것", " ?것"))
"""``계약을 맺은 것으로 알려졌다``: what is heard has been done already, and is no plan."""


def _describes(page: Page, reading: Reading, at: int, verb: int) -> bool:
    """``11 vat tüketen kart haziranda çıkacak``: a value that describes what the verb of the clause speaks of, or from which that changes."""
    figure = next((f for f in reading.figures if f.start == at), None)
    if figure is None:
        return False
    following = next((f.start for f in reading.figures if f.start >= figure.end and f.kind in MEASURES), None)
    if following is not None and page.grammar.from_to.fullmatch(page.folded, figure.end, following):
        return True
    if _is_in_relative(page, reading, at, verb):
        return True  # `150 kişinin çalıştığı firma, kadrosunu 200'e çıkarmayı öngörüyor`
    match = page.grammar.attributive.match(page.folded, figure.end)
    if match is None or match.end() >= verb or _INDEFINITE.match(page.folded, match.end()):
        return False  # `22 milyar parametreli bir sürüme başlayacağız`: that thing is yet to come
    return _INFINITIVE.search(page.folded, match.end(), verb) is None


_INDEFINITE = re.compile(r" bir (?!ara|biri|yandan)")
_INFINITIVE = re.compile(r"m[ae](?:y[iı]|k) $")  # `32 bin token'lık pencereye geçmeyi umuyoruz`: somebody means to do it
_RELATIVE = re.compile(r"['’]?[a-zçğöşü]*n?[iuü]n (?:[a-zçğöşü]+ ){0,4}?[a-zçğöşü]+[dt][iuü]ğ[iuü] [a-zçğöşü]{3,}")


def _is_in_relative(page: Page, reading: Reading, at: int, hedge: int) -> bool:
    """``64 işlemcinin bir araya getirildiği kabinin … sunması bekleniyor``: a value in a clause that describes what something is expected of."""
    figure = next((f for f in reading.figures if f.start == at), None)
    match = _RELATIVE.match(page.folded, figure.end) if figure and page.grammar.code == "tr" else None
    return match is not None and match.end() <= hedge


def _of_another(page: Page, reading: Reading, at: int, plan: re.Match[str]) -> bool:
    """``매출은 3억 달러, 올해 목표는 5억``, ``20억 달러를 넣었고 … 내겠다고``, ``cirosu 90 milyon, hedefi 140 milyon``: a plan that is told of a later value, or after a past that ends what is told of this one."""
    figure = next((f for f in reading.figures if f.start == at), None)
    if figure is None:
        return False
    if page.grammar.past_before.search(page.folded, figure.end, plan.start()) or _is_reason(page, figure.end, plan.start()):
        return True
    later = next((f for f in reading.figures if f.start >= plan.end() and f.kind in MEASURES), None)
    between = page.folded[figure.end : plan.start()]
    return later is not None and "," in between and bool(page.grammar.planned_noun.fullmatch(page.folded, plan.start(), later.start))


_SO_IT_WAS = re.compile(r"[가-힣]*[왔났됐했였렸졌갔봤랐]으니(?:까)?,? ")


_PERHAPS_NEXT = re.compile(r"(?:galiba|herhalde|sanirim|muhtemelen|belki) [a-zçğöşü0-9]")
_NEXT_OF_ALL = re.compile(r"(?<![0-9])[,;] (?:(?:ama|ancak|ise) )?(?:[a-zçğöşü0-9'’]+ ){1,3}$")


def _is_of_what_follows(page: Page, at: int, hedge: int) -> bool:
    """``4.1초가 나왔으니 베타는 아닌 것 같다``, ``bende 210 token, seninki herhalde bini geçiyordur``: what is only thought follows from a value that is told as a fact."""
    if page.grammar.code == "tr":
        return bool((_PERHAPS_NEXT.match(page.folded, hedge) and _NEXT_OF_ALL.search(page.folded, at, hedge)) or (_FORECAST_BY.match(page.folded, hedge) and _AND_NEXT.search(page.folded, at, hedge)))
    end = page.by_start[at].end if at in page.by_start else at
    return _SO_IT_WAS.search(page.folded, at, hedge) is not None or _is_reason(page, end, hedge)


def _is_reason(page: Page, end: int, doubt: int) -> bool:
    """``11% 높아서 더 빠를 겁니다``, ``48GB라 올라갈 것으로 보인다``, ``980만 원이라는 값을 생각하면``: a fact from which follows what is only planned or thought."""
    if page.grammar.code != "ko":
        return False
    ends = [end, *(one.end for one in page.ordered if end <= one.start < doubt and one.kind in MEASURES)]  # `A가 71점, B가 70점이라`
    return any(_AS_IT_IS.match(page.folded, one, doubt) for one in ends) or _REASON.search(page.folded, end, doubt) is not None


_AS_IT_IS = re.compile(r"(?:이?라서?|이?라는 [가-힣]+(?:\([^)]*\))?[을를에도은는이가]) ")
_REASON = re.compile(r"(?:(?:높아|낮아|커|작아|많아|적어|넓어|좁아|빨라|느려|싸|비싸|좋아|나아|길어|짧아)서|(?:높|낮|크|작|많|적|넓|좁|빠르|느리|싸|비싸|좋|길|짧)지만|(?<!테)니까|(?<!기 )때문에|므로),? ")
_FORECAST_BY = re.compile(r"(?:tahmin|öngörü|beklenti)[a-zçğöşü]* göre")
_AND_NEXT = re.compile(r"(?: ve|,? (?:ama|ancak|fakat)|;) [^,;]{0,40}$")


@asked_once
def choose_modality(page: Page, reading: Reading, at: int, *, settled: bool = False) -> Told:
    """By the words of the clause that holds ``at``.

    ``settled``: the subject is on the market already, so that an article of rumours states facts about it.
    """
    low, _ = reading.clause(at)
    hearsay = page.rumour and not settled and not page.grammar.present.search(page.folded, low, at)
    return next(_marks(page, reading, at), Told("hedged", "rumour") if hearsay else Told("asserted"))


def told_by_head(page: Page, cell: Cell | None) -> Told | None:
    """``2026년(E)``, ``2027F``, ``2026 (tahmin)``: what stands under a head that says forecast is one."""
    heads = column_heads(page, cell) if cell is not None else []
    return Told("hedged", "expectation") if any(_FORECAST_HEAD.search(page.text, head.start, head.end) for head in heads) else None


_FORECAST_HEAD = re.compile(r"(?<!\d)(?:19|20)?\d\d(?:년)?(?: ?\d분기)? ?(?:\((?:E|F|T|예상|추정|전망|[Tt]ahmin[a-zıi]*|[Bb]eklenti)\)|[EFT](?![A-Za-z])|(?:예상|추정|전망)|[Tt]ahmin[a-zıi]*)")


def _expected(page: Page, reading: Reading, at: int) -> bool:
    """``시장 전망치 2,400억원``, ``konsensüs tahmini 2 milyar lira``, ``2 milyar liralık beklenti``: an amount that its own noun calls a forecast."""
    if any(f.start == at and f.kind == "money" and _FORECAST_BEHIND.match(page.folded, f.end) for f in reading.figures):
        return True
    noun = _NOUN_BEFORE.search(page.folded, max(0, at - 24), at)
    return noun is not None and bool(page.grammar.expectation.search(noun[1])) and bool(_FORECAST.search(noun[1]))


_NOUN_BEFORE = re.compile(r"(?<![가-힣a-zçğöşü])([가-힣a-zçğöşü]+?)(?:인|는|은| olan)?[ (]{1,2}$")
_FORECAST_BEHIND = re.compile(r"['’]?l[iuü]k (?:(?:piyasa|analist|ortak) )?(?:beklenti|tahmin|öngörü|konsensüs)")
_FORECAST = re.compile(r"(?:전망치|예상치|기대치|추정치|컨센서스)$|^(?:beklenti(?:si|miz|m|leri|lerimiz)?|tahmin(?:i|leri|imiz|im|lerimiz)?|öngörü(?:sü|müz|m)?|konsensüs(?:ü)?)$")


_ASSUMED = re.compile(r"(?:[을를]|으?로|다고) (?:가정|상정|전제)(?:했|한다|하고|해)|olduğunu varsay(?:diy|dik|di|iyor)")
"""What ends a list of values of which all are assumed: ``점유율은 나래칩스 52%, 가람칩스 24%를 가정했다``."""


def _supposals_and_doubts(page: Page, reading: Reading, at: int, high: int) -> Iterator[Told]:
    """What overrules a plan: an if-clause, a forecast, hearsay, a change that may come."""
    if page.grammar.hypothetical.search(page.folded, reading.start, min(high, at + 50)) or _ASSUMED.search(page.folded, at, high):
        yield Told("hypothetical", "supposition")
    if _supposed(page, reading, at) or follows_from(page, reading, at):
        yield Told("hypothetical", "condition")
    if _expected(page, reading, at):
        yield Told("hedged", "expectation")
    if page.grammar.unsure.search(page.folded, at, high) or page.grammar.perhaps.search(page.folded, reading.clause(at)[0], at):
        yield Told("hedged", "hearsay")
    if _may_change(page, reading, at, high):
        yield Told("hedged", "possibility")
    if _will_move(page, reading, at) or _somebody_named(page, at):
        yield Told("hedged", "hedge")
    if _SIMULATED.search(page.folded, reading.clause(at)[0], at) or _only_said(page, reading, at):
        yield Told("hedged", "hearsay")


def _behind_quotation(page: Page, reading: Reading, low: int, at: int) -> int:
    """``"9.000 token'ı hedefliyoruz" diyen …, gecikmenin 1,7 saniye olduğunu``: an aim that somebody told in a quotation that is closed is none of what stands behind it."""
    marks = [match.end() for match in _QUOTE.finditer(page.folded, reading.start, at)]
    return max(low, marks[-1]) if marks and len(marks) % 2 == 0 else low


_QUOTE = re.compile(r"[\"“”]")


def _marks(page: Page, reading: Reading, at: int) -> Iterator[Told]:
    """What the words say, those that overrule others first."""
    low, high = reading.clause(at)
    grammar, folded = page.grammar, page.folded
    if _asks(page, reading, at):
        yield Told("asked", "question")
    if _denied(page, reading, at, high):
        yield Told("denied", "denial")
    yield from _supposals_and_doubts(page, reading, at, high)
    if (plan := grammar.planned.search(folded, at, high)) and not (_describes(page, reading, at, plan.start()) or _of_another(page, reading, at, plan) or _is_at_work(page, at)):
        may_be = grammar.possible.match(folded, plan.start()) and not _is_date(reading, at)
        yield Told("hedged", "hedge") if may_be else Told("planned", "plan")
    if any(told(page, reading, at, high) for told in (_comes_out_with, _in_the_making, _conjoined_with_plan)):
        yield Told("planned", "plan")
    if grammar.aim.search(folded, _behind_quotation(page, reading, low, at), at):
        yield Told("planned", "aim")
    if (hedge := grammar.hedged.search(folded, low, high)) and not (_is_of_what_follows(page, at, hedge.start()) or _is_in_relative(page, reading, at, hedge.start())):
        yield Told("hedged", "heard_done" if _HEARD_DONE.match(folded, max(at, hedge.start() - 2)) else "hedge")
    if _still_to_come(page, reading, at, high) or _goes_on_to_come(page, reading, at) or (grammar.coming.search(folded, low, at) and grammar.present_end.search(folded, at, high)) or grammar.yet_to_come.search(folded, low, at):
        yield Told("planned", "time_to_come")
    if _dated_ahead(page, reading, at):
        yield Told("planned", "date_to_come")
    if _would_follow(page, reading, at):
        yield Told("hypothetical", "consequence")
    doubt = plan or hedge
    if doubt and doubt.start() > at and at in page.by_start and _is_reason(page, page.by_start[at].end, doubt.start()):
        yield Told("asserted", "stated")
    if fact := _told_as_fact(page, reading, at, high):
        yield Told("asserted", fact)
    if _is_at_work(page, at):
        yield Told("asserted", "at_work")
