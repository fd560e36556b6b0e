"""Which thing a figure speaks of: an ordered cascade of rules, the first that answers wins.

Each rule reads one ``Question`` and returns a ``Bound`` or None; its name becomes the slot's method.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from pipeline.extract.attribution import is_no_source
from pipeline.extract.cases import is_total, label_case
from pipeline.extract.claimable import past_maker
from pipeline.extract.coined import is_common
from pipeline.extract.columns import (
    column_thing,
    has_periods,
    heads_measure,
    is_of_unknown_column,
    labelled,
    lists_measures,
    names_before,
    row_cells,
    row_label,
    table_cells,
)
from pipeline.extract.comparators import (
    begins_change,
    degree_near,
    is_difference,
    is_overtaken,
    owner_right_before,
    said_up_to,
    tells_lead,
    tells_ours,
)
from pipeline.extract.contest import contested
from pipeline.extract.context import VARIANT, Bound, Context, bound, main_maker
from pipeline.extract.divisions import division_of, listed_in_turn
from pipeline.extract.holders import holder_of
from pipeline.extract.left_out import (
    FORECAST,
    both_together,
    counted_again,
    counted_right_behind,
    officers_firm,
    owner_of_share,
    possessed,
    present_thing,
    put_on,
    speakers_thing,
    the_other,
    thing_claimed,
)
from pipeline.extract.lines import line_alone, line_of, line_of_firm
from pipeline.extract.listing import row_subject
from pipeline.extract.machines import counts_other_side, thing_counted
from pipeline.extract.metrics import metric_words
from pipeline.extract.moved import SIDE_BY_SIDE, changed_from, closes_change, holder_at_end, side_of_move
from pipeline.extract.nameless import is_person
from pipeline.extract.newest import new_thing
from pipeline.extract.parallel import item_of
from pipeline.extract.pointing import (
    announced_thing,
    kin_of_topic,
    launched_before,
    my_thing,
    only_thing_of,
    pointing_noun,
    raw_owner_before,
    thing_of_maker,
    this_one,
    unnamed_rival_told,
    unnamed_thing_of,
)
from pipeline.extract.portions import holder_of_portion
from pipeline.extract.predecessors import SUCCEEDED, called_former, numbered_before
from pipeline.extract.premises import building_of, costing, each_of_them, is_site, rack_of, watts_of
from pipeline.extract.ranked import name_in_place
from pipeline.extract.ranking import candidates, choose, cues_of, key_of, place_of
from pipeline.extract.reading import (
    CLASSES,
    COMPONENTS,
    LOOSE,
    MAKERS,
    MEASURES,
    PIECES,
    THINGS,
    WORKLOADS,
    Named,
    Page,
    Reading,
    asked_once,
)
from pipeline.extract.taking_up import taking_up
from pipeline.extract.talk import coming_without_name, firm_in_talk, meant_by_us, our_firm, own_thing, theirs
from pipeline.extract.unfit import has_score, is_spoken_about, is_unfit, place_before
from pipeline.extract.wholes import (
    averaged,
    by_itself,
    edition_of,
    fitted_machine,
    held_in,
    is_absent,
    is_supposed,
    kit_of,
    one_such,
    such_model,
    summed,
    supply_of,
    technique_of,
    whole_of_it,
)
from pipeline.extract.workloads import MEASURED, row_workload
from pipeline.languages import measuring_of, parallel_of, pointing_of, wholes_of
from schemas.records import Cell, Entity, Figure

_MARKET = re.compile(
    r"(?<![a-z0-9가-힣·-])((?:(?:이|그|해당|동) )?(?:(?:(?!(?:올해|올|내년|작년|지난해|이번|전체|연간|상반기|하반기|연초|연말|분기|지난|최근|현재|당시) )[a-z0-9가-힣·-]+(?<![은는이가을를의에로와과고며서면도만다])(?<![0-9][월년])(?<!분기)(?<!가운데)(?<!중)|ai) ){0,4}[a-z0-9가-힣]*시장)(?=[은이](?! (?:기대|예상|전망)한)|[의을 에]| 규모|$)"
    r"|(?<![a-z0-9çğöşüâîû'’])((?:(?!(?:ve|ile|ise|de|da|ki|göre|kadar|için|sonra|önce|ama|çünkü|yani|olan|gelen|ayrica|toplam|(?:19|20)[0-9]{2}) )[a-z0-9çğöşüâîû'’-]+(?<![dt][ae])(?<![dt][ae]n)(?<!rs[ae])(?<!ken) ){0,3}pazari?)(?:n[iı]n|[iı]n)?(?![a-zçğöşüâîû])"
)
_EMPTY_TOPIC = re.compile(r"^(?:ilk|son|ikinci|üçüncü) (?:yari|çeyre|ay|yil)[a-zçğıöşü]*$|^(?:우리|저희|이|그|저|것|수|점|때|등|및|제품|칩|카드|모델|회사|업체|관계자|이번|올해|지난해|작년|내년|경우|정도|이상|가운데|다만|이날|하나|한 장|나머지|kart|yonga|çip|işlemci|bu|şu|o|bir|daha|en|yaklaşik|ise|de|da|yani|yüzde|sadece|yalnizca|saatlik|aylik|yillik|toplam|ortalama)$| (?:daha|en|ve|ile|bir|için|olan|kadar|göre|gibi|sonra|önce|şirket|kart|yonga)$|것|(?:^| )(?:저|이|그) |(?:에|께|에서|으로|[률율량수]로|[려겨져쳐어아해워]지|바꾸|나누|이루)$|^대신 |(?:[dt][ae]n|beri|taraf[dt]a|diye geçen|[iuü]nc[ae]|[ae]r[ae]k|(?<=[rş])ken)$")
MARKET_METRICS = frozenset(
    "revenue profit loss investment valuation market_share employee_count layoffs hires order_backlog debt stock_price shipments operating_margin profit_margin rank growth participant_count developer_count customer_count user_count capacity yield share target_price eps dividend_per_share dividend inventory debt_ratio price_to_book price_to_earnings price_to_sales offer_price fair_price offering_size shares_offered subscription_ratio book_value_per_share stock_return contract_value operating_expense cash prepayment".split()
)
SHARED_METRICS = frozenset({"share", "yield", "shipments", "growth", "rank", "market_size"})  # of a maker as of a product
FOUNDRIES = frozenset({"vendor:tsmc", "vendor:globalfoundries", "vendor:smic", "vendor:umc", "vendor:samsung-electronics", "vendor:rapidus"})
MODEL_METRICS = frozenset({"parameter_count", "layer_count"})
MEMORY_METRICS = frozenset({"memory_capacity", "memory_bandwidth", "data_rate", "bus_width", "chip_count", "power"})
SUBJECT_ROLES = frozenset({"topic", "subject", "genitive", "label", "bare", "instrument", "object", "conjunct", "predicate", "locative", "dative", "ablative"})
STRONG = frozenset({"topic", "subject", "genitive", "label"})


@dataclass(slots=True, unsafe_hash=True)  # made by the thousand, and to freeze one takes longer than to make it
class Question:
    """A figure whose subject is sought. ``rival`` is the name already taken as its comparator."""

    page: Page
    reading: Reading
    index: int
    figure: Figure
    metric: str
    context: Context
    rival: Bound | None
    cell: Cell | None = None

    def usable(self, named: Named, kinds: frozenset[str]) -> bool:
        if named.type not in kinds or named.role not in SUBJECT_ROLES or (self.rival and self.rival.start == named.start):
            return False
        if self.rival and self.rival.entity and self.rival.entity.entity_id == named.entity.entity_id:
            return False
        if named.entity.entity_id in FOUNDRIES and self.metric == "process_node" and self.context.thing:
            return False
        if named.type in ("model", "dataset") and self.metric in MEASURED and (self.context.thing or any(n.type in THINGS for n in self.reading.names)):
            return False  # a model is what the thing was measured on
        weak = self.metric in MEMORY_METRICS or named.role not in STRONG
        return not (named.entity.entity_id in COMPONENTS and weak and self._has_holder(named))

    def _has_holder(self, component: Named) -> bool:
        """Whether there is a thing that the memory belongs to."""
        holders = [n for n in self.reading.names if n.type in THINGS and n.entity.entity_id not in COMPONENTS and n.role != "comparator"]
        carried = self.context.thing and self.context.thing.entity and self.context.thing.entity.entity_id not in COMPONENTS
        return bool(holders or carried) and component.role not in ("topic", "label")


Rule = Callable[[Question], Bound | None]


_COUNTED_GAP = 4  # code points between a number and the thing that it counts
_MADE_IN = re.compile(r" ?급?(?: ?공정)?(?:으로|로|이다|라는|라고|이며|이고|[을를] (?:쓰|쓴|썼|써|적용|채택|사용|활용)| 기반)|['’]?(?:l[iuü]k)?(?: (?:üretim )?(?:süre[cç]|teknoloji|hatt|düğüm)[a-z]*)?(?:le|la|yle|yla| ile|nde|nda|de|da)(?![a-z])")
_OF_BUILDINGS = frozenset({"pue"})
_OF_SHARES = frozenset("target_price eps dividend_per_share dividend price_to_book price_to_earnings price_to_sales stock_price offer_price".split())  # of firms alone
_OF_RUNS = frozenset({"batch_size", "epochs", "learning_rate", "convergence_epochs"})  # of what is run on data, not of the data


def can_carry(entity: Entity | None, metric: str, *, made_there: bool) -> bool:
    """Whether a name can be what a metric speaks of at all: data has no batches, a chip no PUE, a contract maker no process of the product made there."""
    if entity is None:
        return True
    return not ((entity.type == "dataset" and metric in _OF_RUNS) or (entity.type == "chip" and metric in _OF_BUILDINGS and not is_site(entity)) or (entity.type in THINGS and metric in _OF_SHARES) or (entity.entity_id in FOUNDRIES and metric == "process_node" and made_there))


@lru_cache(maxsize=512)
def kinds_for(metric: str) -> tuple[frozenset[str], ...]:
    """Types of entities that can carry a metric, best first."""
    if metric in MODEL_METRICS:
        return (frozenset({"model"}), THINGS)
    if metric in SHARED_METRICS:
        return (THINGS | {"vendor"}, LOOSE)
    if metric in MARKET_METRICS:
        return (frozenset({"vendor"}), THINGS, frozenset({"organisation"}))
    if metric in ("dataset_size", "category_count"):
        return (frozenset({"dataset", "model"}), THINGS)
    if metric in ("accuracy", "top1_accuracy", "bleu", "epochs", "learning_rate", "sparsity"):
        return (THINGS, frozenset({"model"}), LOOSE, frozenset({"vendor"}))
    return (THINGS, LOOSE, frozenset({"vendor"}), frozenset({"model"}))


def counted(q: Question) -> Bound | None:
    """``H200 8장``, ``sekiz H200 taşıyan``: the thing counted stands beside its number."""
    if q.metric != "chip_count":
        return None
    for named in q.reading.names:
        beside = (0 <= q.figure.start - named.end <= 4 and named.role not in ("locative", "dative")) or 0 <= named.start - q.figure.end <= 12
        if named.type in THINGS and beside and q.usable(named, THINGS):
            return bound(named, 0.85, "counted")
    return None


def counted_against(q: Question) -> Bound | None:
    """``B200 8장이 H200 8장의 세 배``, ``X2, H200 여덟 장짜리 시스템보다``, ``dört 4090'ın yarısı``: where chips are set against others by number, each number counts what stands beside it."""
    if q.metric != "chip_count" or q.cell is not None or not any(counts_other_side(q.page, q.reading, one) for one in q.reading.figures):
        return None
    thing = thing_counted(q.reading, q.figure)
    return bound(thing, 0.85, "counted") if thing else None


def made_up(q: Question) -> Bound | None:
    """``1.900'ü H100, 800'ü H200``, ``1500장이 H100, 600장이 L40S``: so many of all are the thing right behind the number, not the one before it."""
    behind = q.page.grammar.makes_up.match(q.page.folded, q.figure.end, q.reading.end) if q.metric == "chip_count" and q.cell is None else None
    if behind is None:
        return None
    at = past_maker(q.page, q.reading, behind.end() - 1)
    return next((bound(n, 0.85, "counted") for n in q.reading.names if 0 <= n.start - at <= 1 and n.type in THINGS and n.role in _MADE_UP), None)


def shared_out(q: Question) -> Bound | None:
    """``640 adedi H200'e gitti``, ``320장은 H200에 돌아갔다``, ``kalan 128 kart T2 olacak``: so many of all that is bought are the thing that they go to or will be."""
    if q.cell is not None or q.figure.kind != "quantity" or q.metric not in _SHARED_OUT:
        return None
    end = past_maker(q.page, q.reading, q.figure.end)
    for named in q.reading.names:
        if named.start >= end and named.type in THINGS and named.start - end <= _SHARED_REACH and pointing_of(q.page.grammar.code).goes_to.fullmatch(q.page.folded, end, named.start):
            behind = pointing_of(q.page.grammar.code).gone.match(q.page.folded, named.end, q.reading.end)
            return bound(named, 0.85, "counted") if behind else None
    return None


_SHARED_OUT, _SHARED_REACH = frozenset({"chip_count", "shipments", "order_backlog"}), 16


_MADE_UP = frozenset({"predicate", "bare", "conjunct", "topic", "subject", "label", "object", "instrument"})


def annotated(q: Question) -> Bound | None:
    """``Xeon E5-2686@2.30GHz 16 çekirdek``, ``EPYC 7742@2.25GHz``: a name with a clock behind ``@`` owns what follows up to the next comma."""
    at = q.page.folded.rfind("@", max(q.reading.start, q.figure.start - 16), q.figure.start)
    if at < 0 or _NEXT_ITEM.search(q.page.folded, at, q.figure.start):
        return None
    named = next((n for n in q.reading.names if n.type in THINGS and 0 <= at - n.end <= 1), None)
    return bound(named, 0.9, "annotated") if named else None


_NEXT_ITEM = re.compile(r"[,;)(/]|\d (?=\d)")


def labelled_part(q: Question) -> Bound | None:
    """``Denetleyici: KD-88, çift çekirdek, 1,6 GHz``, ``프로세서: 돌담 D4, 16코어``: a part with a name of its own, in a line of a list of parts, has what follows it there."""
    line = q.page.text.rfind("\n", 0, q.figure.start) + 1
    label = _PART_LABEL.match(q.page.text, line, q.figure.start)
    if label is None or q.cell:
        return None
    between = [n for n in q.reading.names if label.end() <= n.start < q.figure.start and n.type in THINGS]
    part = between[0] if len(between) == 1 else None
    if part is None or part.entity.entity_id in COMPONENTS | CLASSES or not _PART_TAIL.match(q.page.text, part.end):
        return None
    alone = all(m.type == "vendor" for m in q.reading.names if label.end() <= m.start < part.start)
    return bound(part, 0.8, "labelled_part") if alone and part.start - label.end() <= _MAKER_BEFORE else None


_PART_LABEL = re.compile(r"[ \t\-•·*▶▷■□○●◦|]*(?P<label>[^\d\n:：.,!?]{2,30}?) ?[:：] ?(?=[^\s\d])")
_PART_TAIL = re.compile(r",| ?\(| ?[/|;—–] ")
_MAKER_BEFORE = 24  # code points of a maker between a label and its part


def described(q: Question) -> Bound | None:
    """``192GB 메모리를 갖춘 AMD MI300X보다``, ``192 GB bellek taşıyan MI300X'ten``, ``90 bin liralık H100'den``: an amount within what describes a rival is of that rival."""
    if q.cell or q.rival or q.metric in MARKET_METRICS or q.metric == "chip_count":
        return None
    thing = thing_described(q.page, q.reading, q.figure)
    return bound(thing, 0.85, "described") if thing else None


def thing_described(page: Page, reading: Reading, figure: Figure) -> Named | None:
    """The other side of a comparison that an amount describes."""
    words = parallel_of(page.grammar.code).described_by.match(page.folded, figure.end, reading.end)
    if words is None or figure.kind not in ("quantity", "money"):
        return None
    start = past_maker(page, reading, words.end() - 1) + 1
    return next((n for n in reading.names if n.start == start and n.type in THINGS and n.role == "comparator" and n.entity.entity_id not in COMPONENTS), None)


_ABOUT = re.compile(r" ?(?:['’]?n?[iuü]n|의)? ?(?:(?:yaklaşik|yalnizca|sadece|tam|en az|약|최대|단) ?)?(?:yüzde ?)?")


_TRADED_KO = re.compile(r"(?: ?(?:이상|이하|미만|안팎|선|대|정도|가량))?에 (?:거래|판매|공급|유통)되는 |(?: ?(?:이상|이하|미만|안팎|선|대|정도|가량))?에 팔리는 ")
_TRADED_TR = re.compile(r"['’]?y?(?:[ae]|[dt][ae]n) (?:satilan|alici bulan|işlem gören) ")


def traded_at(q: Question) -> Bound | None:
    """``4,000만 원 이상에 거래되는 H100``, ``4.000 dolara satılan H100``: what is sold for an amount, whatever it stands against."""
    told = (_TRADED_KO if q.page.grammar.code == "ko" else _TRADED_TR).match(q.page.folded, q.figure.end, q.reading.end) if q.figure.kind == "money" and q.cell is None else None
    if told is None:
        return None
    start = past_maker(q.page, q.reading, told.end() - 1) + 1
    named = next((n for n in q.reading.names if n.start == start and n.type in THINGS), None)
    return bound(named, 0.85, "traded_at") if named else None


def goes_on_rising(q: Question) -> Bound | None:
    """``H100의 성적은 지난 회차에 초당 21,400토큰이었는데 이번에 13% 올랐다``, ``H100 geçen tur 21.400 token üretmişti, bu tur yüzde 13 arttı``: what has changed is what the sentence has just measured, where it names nothing since."""
    reading, figure, said = q.reading, q.figure, q.context.said
    if figure.kind != "percentage" or q.cell or q.rival is None or q.rival.method != "change_verb" or said is None or not reading.start <= said[0] < figure.start:
        return None
    subject, since = said[1], said[0]
    if q.context.metric != q.metric or subject.entity is None or subject.entity.type not in THINGS or subject.start is None or not reading.start <= subject.start < since:
        return None
    return subject if not any(since <= n.start < figure.start and n.type in THINGS | MAKERS for n in reading.names) else None


_ALL_KO = re.compile(r"(?<![가-힣])(?P<phrase>(?:[가-힣]+ )?(?:[0-9]{1,2}|두|세|네|다섯) ?(?:개 ?)?(?:사|업체|회사|기업))(?:를|을)? ?(?:모두 |다 |전부 )?(?:합쳐도|합쳐|합치면|합해도|합하면|더해도|더하면) (?:[가-힣]+ )?$")
_ALL_TR = re.compile(r"(?<![a-zçğöşü])(?P<phrase>(?:[a-zçğöşü]+ )?(?:[0-9]{1,2}|iki|üç|dört|beş) (?:firma|şirket|üretici|marka))(?:n[iı]n)?(?: (?:hepsi|tümü|üçü|toplami?|birden|birlikte|toplamda)){1,3} (?:bile )?$")


def all_of_them(q: Question) -> Bound | None:
    """``국산 3사를 모두 합쳐도 6%``, ``yerli üç firma birlikte yüzde 6``: several firms without a name have a value together."""
    told = (_ALL_KO if q.page.grammar.code == "ko" else _ALL_TR).search(q.page.folded, q.reading.clause(q.figure.start)[0], q.figure.start) if q.cell is None and q.figure.kind in ("percentage", "money") else None
    return Bound(q.page.text[told.start("phrase") : told.end("phrase")], None, told.start("phrase"), told.end("phrase"), 0.75, "all_of_them") if told else None


def overtaken(q: Question) -> Bound | None:
    """``솔개 5의 72장을 크게 앞섰다``, ``rakibinin yüzde 36'lık marjını geride bıraktı``: what somebody has passed is its owner's."""
    owner = owner_right_before(q.page, q.reading, q.figure) if not q.cell and is_overtaken(q.page, q.reading, q.figure) else None
    return bound(owner, 0.8, "overtaken") if owner else None


def ahead(q: Question) -> Bound | None:
    """``TPU'nun yaklaşık yüzde 2'lik bir üstünlüğü``, ``새벽 N7의 12% 우위``: who has the lead is ahead by it."""
    if q.cell or not tells_lead(q.page, q.figure):
        return None
    owner = next((n for n in reversed(q.reading.names) if n.type in THINGS | MAKERS and n.end <= q.figure.start), None)
    return bound(owner, 0.8, "ahead") if owner and owner.role == "genitive" and _ABOUT.fullmatch(q.page.folded, owner.end, q.figure.start) else None


_NOMINAL = re.compile(r"[^.;,\"”]{0,48}?(?<![a-zçğöşü])[a-zçğöşü]+(?:[ae]c[ae]ğ|[dt][iuü]ğ|m[ae]s)[iuü](?:n[iuüae]?|n[dt][ae]n?)?(?![a-zçğöşü])")


def placed(q: Question) -> Bound | None:
    """``1위 새벽칩스와 2위 나래칩스``, ``ikinci sıradaki Lodos``: the name right behind a place has it."""
    named = name_in_place(q.page, q.reading, q.figure) if q.metric == "rank" and q.cell is None else None
    return bound(named, 0.85, "placed") if named else None


def embedded(q: Question) -> Bound | None:
    """``Orbit-4'ün iki kat hızlı olacağını söylüyor``: the subject of a clause within another stands in the genitive."""
    if q.page.grammar.code != "tr" or q.cell or q.figure.unit not in ("percent", "x") or not _NOMINAL.match(q.page.folded, q.figure.end, q.reading.end):
        return None
    low, _ = q.reading.clause(q.figure.start)
    owners = [n for n in q.reading.names if low <= n.start and n.end <= q.figure.start and n.type in THINGS and n.entity.entity_id not in COMPONENTS | CLASSES and n.role == "genitive" and not (q.rival and q.rival.method != "model" and n.entity is q.rival.entity)]
    owned = owners and _OWNED_BY.search(q.page.folded, owners[0].end + _SHORT_CASE, q.figure.start)  # `B300'ün hesaplama gücünün yarısını`
    return bound(owners[0], 0.8, "embedded") if owners and not owned else None


_SHORT_CASE = 4  # code points of a case behind its apostrophe
_OWNED_BY = re.compile(r"[a-zçğöşü]n[iuü]n (?:yaklaşik |en az |tam )?$")


def counted_behind(q: Question) -> Bound | None:
    """``dört A100'ü karşılaştırmak için dört TPU``: of two numbers with a thing behind each, either counts its own."""
    end = past_maker(q.page, q.reading, q.figure.end)
    if q.metric != "chip_count" or q.page.folded[end : end + 1] != " ":
        return None
    ends = {past_maker(q.page, q.reading, f.end) + 1 for f in q.reading.figures if f.kind == "quantity"}
    counted = [n for n in q.reading.names if n.type in THINGS and n.start in ends]
    behind = next((n for n in counted if n.start == end + 1 and q.usable(n, THINGS)), None)
    return bound(behind, 0.85, "counted") if behind and len(counted) > 1 else None


def counted_within(q: Question) -> Bound | None:
    """``dört GPU kadar hızlı``: the noun that a number counts, where the text uses it as a name."""
    within = next((n for n in q.reading.names if n.type in THINGS and q.figure.start < n.start and n.end <= q.figure.end), None)
    return bound(within, 0.8, "counted") if within and q.metric == "chip_count" and within.role == "comparator" else None


def dated(q: Question) -> Bound | None:
    """``2016'da tanıtılan TPUv1'in``, ``12일 새벽 N7을 출시했다``: the thing behind a date that its verb dates, not what the sentence is about."""
    if q.figure.kind != "date":
        return None
    before = [n for n in q.reading.names if n.end <= q.figure.start and n.type in THINGS]
    if before and before[-1].role == "object" and _COMES_OUT.match(q.page.folded, q.figure.end):
        return bound(before[-1], 0.85, "dated")
    for named in q.reading.names:
        if named.start >= q.figure.end and named.type in THINGS:
            brought = named.role == "object" and named.start < q.reading.clause(q.figure.start)[1]
            return bound(named, 0.85, "dated") if brought or q.page.grammar.dates_noun.fullmatch(q.page.folded, q.figure.end, named.start) else None
    out = _BROUGHT_OUT.search(q.page.folded, q.figure.end, q.reading.clause(q.figure.start)[1]) if q.page.grammar.code == "ko" else None
    if out is None or any(n.type in THINGS | LOOSE | {"model"} and n.end <= q.figure.start for n in q.reading.names):
        return None
    if (q.context.thing or q.context.title_thing) and is_common(out["phrase"].split()[-1]):
        return None  # `보급형 태블릿을 내놓았다`: the thing that the text has named
    return Bound(q.page.text[slice(*out.span("phrase"))], None, *out.span("phrase"), 0.7, "dated")


_BROUGHT_OUT = re.compile(r"(?<![가-힣a-z0-9])(?P<phrase>(?:(?:새|신형|차세대|첫|후속|[0-9]세대|자체) )?(?:[가-힣a-z0-9]+(?<![은는이가을를의에로와과며고서한된]) )?[가-힣a-z0-9]+?)[을를] (?:[가-힣]+(?:에|로|게|히)? )?(?:출시|내놓|내놨|선보이|선보일|발매|시판)")


_COMES_OUT = re.compile(r"['’]?[a-zçğöşü]{0,4}(?: yilinda| ayinda)? (?:[a-zçğöşü]+ )?(?:çikar|tanit|duyur|piyasaya sür|satişa sun)|(?:년|월)?(?:에|쯤|께) (?:출시|공개|내놓)")


def latest(q: Question) -> Bound | None:
    """``최근 제품은 5나노다``, ``son ürünü 5 nm``: the newest thing of a maker, which the text does not name."""
    low, _ = q.reading.clause(q.figure.start)
    matches = list(q.page.grammar.latest.finditer(q.page.folded, low, q.figure.start))
    if not matches or any(n.type in THINGS and n.start < q.figure.start for n in q.reading.names):
        return None
    start, end = matches[-1].span(1)
    return Bound(q.page.text[start:end], None, start, end, 0.6, "latest")


def opposed(q: Question) -> Bound | None:
    """``H100'ü 41 bine karşı 31,5 binle geçti``, ``180장 대 72장``: of two values set against each other each has its own side."""
    match = q.context.match if q.context.match and q.index - q.context.match_sentence == 1 else None
    compared = (match[0].carried(), match[1].carried()) if match else None
    return contested(q.page, q.reading, q.figure, q.metric, compared, in_turn=_measured_in_turn(q) if match is None else None)


def _measured_in_turn(q: Question) -> tuple[Bound, Bound] | None:
    """The two things measured last by one metric, in the order of their values, where no other is named since."""
    told = [(thing, at) for metric, thing, at in q.context.measured if metric == q.metric and 0 < q.index - at <= _MATCH_BACK]
    if len(told) < 2 or told[-1][0].entity is None or told[-2][0].entity is None or told[-1][0].entity is told[-2][0].entity:
        return None
    pair = {told[-2][0].entity.entity_id, told[-1][0].entity.entity_id}
    since = {n.entity.entity_id for reading in q.page.readings[told[-2][1] : q.index + 1] for n in reading.names if n.type in THINGS and n.entity.entity_id not in COMPONENTS | CLASSES}
    return (told[-2][0].carried(), told[-1][0].carried()) if since <= pair else None


_MATCH_BACK = 6  # sentences

def newest(q: Question) -> Bound | None:
    """``yeni çip iki kat hızlı``, ``신제품은 96GB를 얹었다``: the newest thing that the article has introduced."""
    if not kinds_for(q.metric)[0] >= THINGS:
        return None
    found = new_thing(q.page, q.reading, q.figure.start, q.context)
    return found if found and not (q.rival and key_of(q.rival) == key_of(found)) else None


_SUFFIXED_END = re.compile(r"(?:은|는|이|가|을|를|의|과|와|보다|로|에)(?![가-힣])|[,)]| ?(?:모델|버전|제품|카드|에디션)|['’]")


def suffixed(q: Question) -> Bound | None:
    """``DGX-A100 640GB과 비교해``, ``A100 80GB는``: a capacity that closes a name belongs to what is so called, rival or not."""
    inside = next((n for n in q.reading.names if n.start <= q.figure.start < n.end and n.type in THINGS), None)
    if inside:
        return bound(inside, 0.9, "suffixed")
    if q.metric not in ("memory_capacity", "storage_capacity") or not _SUFFIXED_END.match(q.page.folded, q.figure.end):
        return None
    for named in reversed(q.reading.names):
        if named.end <= q.figure.start:
            beside = q.page.folded[named.end : q.figure.start] == " " and named.type in THINGS and named.entity.entity_id not in COMPONENTS
            return bound(named, 0.85, "suffixed") if beside else None
    return None


def container(q: Question) -> Bound | None:
    """``GC200 4개로 가동되는 IPU-M2000``, ``클러스터는 A100 32장으로``: what pieces are built into has their number."""
    if q.metric not in ("chip_count", "node_count", "die_count") or q.page.grammar.code != "ko":
        return None
    match = _BUILT_OF.match(q.page.folded, q.figure.end, q.reading.end)
    if not match:
        return None
    counted_here = next((n for n in q.reading.names if n.type in THINGS and 0 <= q.figure.start - n.end <= 6), None)
    if match["described"]:
        held = next((n for n in q.reading.names if n.start >= match.end() and n.start - match.end() <= 14 and n.type in THINGS), None)
        return bound(held, 0.75, "container") if held else None
    holders = [n for n in q.reading.names if n.end <= q.figure.start and n.type in THINGS and n is not counted_here and n.role in ("topic", "subject", "label", "genitive", "locative")]
    return bound(holders[-1], 0.7, "container") if holders and counted_here else None


_BUILT_OF = re.compile(r"(?:을|를|로|으로)? ?(?:[가-힣]+(?:로|게|에) )?(?:가동|구성|이뤄|이루어|묶|꽂|탑재|얹|갖추|갖춘|장착|채우|채운|엮|연결|되어|된|쌓|넣|담|올린|물린|단)(?:되|하)?(?:는|은|던|인|한|된|진)?(?P<described>(?<=[는은던인한된진춘운린단]) )?")


def parenthesis(q: Question) -> Bound | None:
    """``A100(80GB)``, ``독일(41대)``: the name or country right before the parenthesis that holds the figure."""
    folded = q.page.folded
    opened = folded.rfind("(", q.reading.start, q.figure.start)
    if opened < 0 or folded.rfind(")", opened, q.figure.start) >= 0:
        return None
    inside = [n for n in q.reading.names if opened < n.start < q.figure.start and q.usable(n, THINGS)]
    if inside:
        return None
    for named in reversed(q.reading.names):
        if named.end <= opened and opened - named.phrase_end <= 8 and named.type in THINGS | MAKERS | {"model"}:
            return bound(named, 0.85, "parenthesis")
    place = place_before(q.page, q.reading.start, opened)
    return Bound(q.page.text[slice(*place)], None, *place, 0.7, "parenthesis") if place else None


def listed(q: Question) -> Bound | None:
    """``A는 98달러, B는 27달러``: the name right before the figure, in a list of pairs."""
    kinds = kinds_for(q.metric)
    for named in reversed(q.reading.names):
        if named.end > q.figure.start or not q.usable(named, THINGS | MAKERS | {"model"}):
            continue
        if q.cell and named.start < q.cell.start:
            return None
        beside = 0 <= q.figure.start - named.end <= 1 and q.metric == "process_node"
        if named.type not in kinds[0] and not beside and not (named.role in ("topic", "subject", "label") and any(named.type in k for k in kinds)):
            continue
        gap = q.page.folded[named.phrase_end : q.figure.start]
        crossed = any(named.end <= f.start < q.figure.start for f in q.reading.figures if f.kind != "name") or any(named.end <= n.start < q.figure.start for n in q.reading.names)
        if len(gap) <= 16 and not crossed and not re.search(r"[.;:(\"“]", gap) and named.role in ("topic", "subject", "bare", "object", "label"):
            return bound(named, 0.85, "listed")
        return None
    return None


def adnominal(q: Question) -> Bound | None:
    """``3.2Tbps를 제공하는 AWS``, ``70 milyar parametreli Llama 2``: the noun that the figure's clause describes."""
    kinds = kinds_for(q.metric)
    for named in q.reading.names:
        if named.start < q.figure.end or named.role == "maker" or not (named.type in kinds[0] or (named.type == "vendor" and q.metric.endswith("bandwidth"))):
            continue
        if named.role != "comparator" and not q.usable(named, kinds[0] | {"vendor"}):
            return None
        if any(q.figure.end <= f.start < named.start for f in q.reading.figures if f.kind != "name"):
            return None
        maker = next((m for m in q.reading.names if m.role == "maker" and q.figure.end <= m.start < named.start), None)
        gap = q.page.folded[q.figure.end : maker.start if maker else named.start]
        if len(gap) <= 44 and q.page.grammar.adnominal.fullmatch(gap.rstrip("'\"‘“* ")):
            return bound(named, 0.75, "adnominal")
        return None
    return None


def follower(q: Question) -> Bound | None:
    """``Qualcomm'u yüzde 14,2 pay ile MediaTek izledi``: the name behind the number."""
    return adnominal(q) if _followed(q) else None


def _followed(q: Question) -> set[str]:
    """``Qualcomm'u yüzde 14,2 pay ile MediaTek izledi``, ``애플을 8.9%의 비보가 뒤따랐다``: who is followed has another number."""
    told = q.page.grammar.followed.match(q.page.folded, q.figure.end, q.reading.clause(q.figure.start)[1]) if q.metric in MARKET_METRICS else None
    if told is None or not any(q.figure.end <= n.start < told.end() for n in q.reading.names):
        return set()
    return {n.entity.entity_id for n in q.reading.names if n.role == "object" and n.end <= q.figure.start}


def clause_name(q: Question) -> Bound | None:
    """The topic, subject or owner in the figure's clause; of several the nearest before it."""
    low, _ = q.reading.clause(q.figure.start)
    return _marked(q, kinds_for(q.metric)[0], low, "clause")


def sentence_name(q: Question) -> Bound | None:
    """The same over the whole sentence before the figure."""
    return _marked(q, kinds_for(q.metric)[0], q.reading.start, "sentence")


def _marked(q: Question, kinds: frozenset[str], low: int, where: str) -> Bound | None:
    """Best role first, then nearest; a weak role gives way to the topic of the article."""
    before = [n for n in q.reading.names if low <= n.start < q.figure.start and q.usable(n, kinds)]
    if not before:
        return None
    best = min(before, key=lambda n: (n.role not in STRONG, -n.start))
    confidence = (0.8 if best.role in STRONG else 0.65) - (0.1 if where == "sentence" else 0)
    return bound(best, confidence, f"{where}_{best.role}")


def maker_topic(q: Question) -> Bound | None:
    """A maker as topic of the sentence: its carried product where that is its own, else the maker itself."""
    kinds = kinds_for(q.metric)
    if "vendor" in kinds[0]:
        return None
    makers = [n for n in q.reading.names if n.start < q.figure.start and n.type == "vendor" and n.role in ("topic", "subject", "label") and q.usable(n, frozenset({"vendor"}))]
    if not makers:
        return None
    maker, thing = makers[-1], q.context.thing
    if thing and q.page.maker(thing.entity) in (maker.name, None) and q.metric not in ("price", "cost"):
        return thing.carried()
    return bound(maker, 0.6, "maker_topic")


def carried_topic(q: Question) -> Bound | None:
    """The topic of earlier sentences, dropped here as both languages drop it."""
    first = kinds_for(q.metric)[0]
    if q.metric in SHARED_METRICS and q.context.market and not (q.context.maker and q.context.maker_block == q.reading.block):
        return q.context.market.carried()
    if "vendor" in first and not (q.metric in SHARED_METRICS and q.context.thing and q.context.thing_block == q.reading.block):
        return q.context.maker.carried() if q.context.maker else None
    if "dataset" in first and q.context.dataset:
        return q.context.dataset.carried()
    if "model" in first and q.context.model:
        return q.context.model.carried()
    thing = q.context.thing
    if thing and q.rival and q.rival.entity and thing.entity and thing.entity.entity_id == q.rival.entity.entity_id:
        thing = q.context.hero if q.context.hero and q.context.hero.name != thing.name else None
    return thing.carried() if thing else None


def other_kind(q: Question) -> Bound | None:
    """A name of another type in the sentence (a maker for its product)."""
    for kinds in kinds_for(q.metric)[1:]:
        found = _marked(q, kinds, q.reading.start, "other")
        if found:
            return Bound(found.name, found.entity, found.start, found.end, 0.5, "other_kind")
    makers = [n for n in q.reading.names if n.type in MAKERS and n.role in ("maker", "source")]
    return bound(makers[0], 0.4, "other_kind") if makers else None


def demonstrative(q: Question) -> Bound | None:
    """``이 칩은``, ``Bu, …``: a sentence that opens by pointing back goes on about the same thing."""
    if not q.page.grammar.demonstrative.match(q.page.folded, q.reading.start) or not q.context.thing:
        return None
    if "vendor" in kinds_for(q.metric)[0] or any(n.type in THINGS and n.role in ("topic", "subject", "label") and n.start < q.figure.start for n in q.reading.names):
        return None
    return q.context.thing.carried(0.9)


def taken_up(q: Question) -> Bound | None:
    """``(… p3 sunucusunun kirası). Bu kira, …``, ``X2의 대여가 있다. 이 대여는 …``: a sentence that takes up a word of the one before goes on about the one thing named there."""
    again = q.page.grammar.taken_up.match(q.page.folded, q.reading.start, q.figure.start)
    before = q.page.readings[q.index - 1] if again and q.index else None
    if again is None or before is None or before.block != q.reading.block or any(n.type in THINGS for n in q.reading.names):
        return None
    told = q.page.folded.find(again[1], before.start, before.end) >= 0
    things = {n.entity.entity_id: n for n in before.names if n.type in THINGS}
    return bound(next(iter(things.values())), 0.7, "taken_up").carried(0.9) if told and len(things) == 1 else None


def chip_within(q: Question) -> Bound | None:
    """``Telefonun içinde A19 Pro var. Yonga 3 nm sürecinde üretiliyor``, ``A19 프로를 달았다. 칩은 3나노다``: the one chip just named, where what it is in is the topic."""
    told = pointing_of(q.page.grammar.code).opening.match(q.page.folded, q.reading.start, q.figure.start)
    thing, low = q.context.thing, max(0, q.index - _TOLD_BACK)
    if told is None or q.cell is not None or q.metric in MARKET_METRICS or not thing or not thing.entity or any(n.type in THINGS | MAKERS and n.start < q.figure.start for n in q.reading.names):
        return None
    if thing.entity.type == "chip":
        return None
    named = [n for reading in q.page.readings[low : q.index] if reading.block == q.reading.block for n in reading.names if n.type == "chip" and n.entity.entity_id not in COMPONENTS | CLASSES]
    return bound(named[-1], 0.75, "chip_within").carried() if len({n.entity.entity_id for n in named}) == 1 else None


def raw_topic(q: Question) -> Bound | None:
    """A marked noun phrase that is no name (``veri merkezleri``), where no thing has been spoken of in this paragraph."""
    if (q.context.thing and q.context.thing_block == q.reading.block) or q.metric in MEASURED or q.metric in MARKET_METRICS:
        return None
    if q.context.thing and q.page.block(q.reading).kind != "paragraph":
        return None
    low, _ = q.reading.clause(q.figure.start)
    for match in reversed(list(q.page.grammar.raw_topic.finditer(q.page.folded, low, q.figure.end))):
        if match.end(1) > q.figure.start or metric_words(q.page, match.start(1), match.end(1)) or _EMPTY_TOPIC.search(match[1]) or is_person(q.page, *match.span(1)):
            continue
        return Bound(q.page.text[match.start(1) : match.end(1)], None, match.start(1), match.end(1), 0.4, "raw_topic")
    return None


def raw_owner(q: Question) -> Bound | None:
    """``tesisin maliyeti``, ``katılımcıların yüzde 51'i``: a common noun that owns the figure or what it measures."""
    return raw_owner_before(q.page, q.reading, q.figure.start)


def pointing(q: Question) -> Bound | None:
    """``kümede``, ``şirketin``: the noun itself, where nothing that it points at has a name."""
    return pointing_noun(q.page, q.reading, q.figure.start)


def makers_thing(q: Question) -> Bound | None:
    """``Apple'ın yongası 2.914 puanla önde``: the thing of that make that the text has named."""
    return thing_of_maker(q.page, q.reading, q.figure.start, q.context)


def unnamed_thing(q: Question) -> Bound | None:
    """``Nöron'un çipi ise 320 watt``: what nobody names has the value, not what was told of before."""
    return unnamed_thing_of(q.page, q.reading, q.figure.start) if q.cell is None and q.metric not in MARKET_METRICS else None


def this_thing(q: Question) -> Bound | None:
    """``RTX 5070 Ti 42 saniyede bitirirken bu kart 55 saniyede``: not the thing whose value its sentence has just told."""
    found = this_one(q.page, q.reading, q.figure.start, q.context) if q.cell is None else None
    return found if found and not (q.rival and key_of(q.rival) == key_of(found)) else None


def rival_told(q: Question) -> Bound | None:
    """``rakibinde ise 16 GB``: the topic's rival, not the topic."""
    found = unnamed_rival_told(q.page, q.reading, q.figure, q.context) if q.cell is None and q.figure.kind in MEASURES else None
    return found if found and not (q.rival and (q.rival.start == found.start or key_of(q.rival) == key_of(found))) else None


def mine(q: Question) -> Bound | None:
    """``Benimki 78 dereceyi geçmiyor``: the speaker's own, not what was told of before."""
    return my_thing(q.page, q.reading, q.index, q.figure.start) if q.cell is None else None


def announced(q: Question) -> Bound | None:
    """``M2부터 보자. … 두께는 2슬롯이다``: not what the article as a whole is about."""
    if q.cell or q.rival or q.metric in MARKET_METRICS or q.page.grammar.former.search(q.page.folded, q.reading.clause(q.figure.start)[0], q.figure.start):
        return None
    return announced_thing(q.page, q.reading, q.index, q.figure.start)


def launched(q: Question) -> Bound | None:
    """``G800'ü de 2026'da çıkaracak; 24 GB bellekli olacak``: what is to come out, not whoever brings it out."""
    return launched_before(q.page, q.reading, q.index, q.figure.start) if q.cell is None and q.metric not in MARKET_METRICS else None


def kin(q: Question) -> Bound | None:
    """``selefi 79'da kalıyordu``: the predecessor or sibling of the topic."""
    return kin_of_topic(q.page, q.reading, q.index, q.figure.start, q.context, q.rival)


def later_name(q: Question) -> Bound | None:
    """A name after the figure in the same sentence."""
    for kinds in kinds_for(q.metric):
        for named in q.reading.names:
            if named.start >= q.figure.end and q.usable(named, kinds):
                return bound(named, 0.5, "later_name")
    return None


def any_topic(q: Question) -> Bound | None:
    """Whatever the article is about."""
    for one in (q.context.thing, q.context.maker, q.context.title_thing, q.context.title_maker, q.context.model):
        if one and not (q.rival and q.rival.name == one.name):
            return one.carried(0.6)
    return None


def table_row(q: Question) -> Bound | None:
    """In a table: a thing in the labels of the row, else in the column's header, else the row's label as it stands."""
    if q.cell is None:
        return None
    if row_workload(q.page, q.cell):
        column = column_thing(q.page, q.cell)
        if column:
            return column
        return q.context.thing.carried() if q.context.thing else q.context.model.carried() if q.context.model else None
    first = next((c for c in row_cells(q.page, q.cell) if c.col < q.cell.col), None)
    modes = _modes_of_row(q)
    names = [n for n in names_before(q.page, q.cell) if n.entity.entity_id not in modes]
    for kinds in (THINGS, *kinds_for(q.metric)):
        named = next((n for n in names if n.type in kinds), None)
        if named:
            return bound(named, 0.85, "table_row")
    column = column_thing(q.page, q.cell)
    if column:
        return column
    measured = first is not None and metric_words(q.page, first.start, first.end) and not heads_measure(q.page, q.cell)
    if first and not measured and not lists_measures(q.page, q.cell) and not label_case(q.page, first):
        words = q.page.text[first.start : first.end].strip()
        return Bound(words, None, first.start, first.end, 0.6, "row_label") if words and not words[0].isdigit() else None
    return None


def _modes_of_row(q: Question) -> set[str]:
    """``| Tasarruf | 90 W |``: what reads as names in the cells of a row that tell how a thing runs."""
    cells = [c for c in row_cells(q.page, q.cell) if c.col < q.cell.col and label_case(q.page, c)] if q.cell else []
    return {n.entity.entity_id for c in cells for n in q.page.names_between(c.start, c.end)}


def tabled(q: Question) -> Bound | None:
    """``| Qwen2.5 14B | 42 tok/s | 38 tok/s |`` under ``| 모델 | 온새미 X10 | RTX A6000 |``: the head of the column, where no thing heads the row."""
    if q.cell is None:
        return None
    label = row_label(q.page, q.cell)
    if label is None or any(n.type in THINGS for n in q.page.names_between(label.start, label.end)):
        return None
    column = column_thing(q.page, q.cell) or (None if label_case(q.page, label) else labelled(q.page, q.cell, label))
    if column is None and q.metric in MARKET_METRICS and has_periods(q.page, q.cell):
        maker = q.context.title_maker or q.context.hero_maker
        return maker.carried() if maker else None
    return None if column and column.method == "table_column" and _named_in_row(q.page, q.cell) else column


def _named_in_row(page: Page, cell: Cell) -> bool:
    """``| 0,91 | X7 | 40 |``, ``| 0.87 | X9 | 36 |``: whether another column than the first names a thing in each row, so that the heads are measures."""
    return any(col != cell.col and cell.row in rows for col, rows in _columns_of_things(page, cell.block).items())


@asked_once
def _columns_of_things(page: Page, block: int) -> dict[int, set[int]]:
    """The columns behind the first of a table whose cells begin with different things, and the rows of these."""
    named: dict[int, dict[int, str]] = {}
    for one in table_cells(page, block):
        first = next((n for n in page.names_between(one.start, one.end) if n.type in THINGS), None) if one.row and one.col else None
        if first is not None and first.start - one.start <= _MARKS:
            named.setdefault(one.col, {})[one.row] = first.entity.entity_id
    return {col: set(rows) for col, rows in named.items() if len(set(rows.values())) > 1}


def rowed(q: Question) -> Bound | None:
    """``가람 700 — 9,870토큰`` above ``B200 — 1만 토큰``: the name at the head of a line in a list of values."""
    return None if q.cell else row_subject(q.page, q.reading, q.figure.start, q.metric)


def respectively(q: Question) -> Bound | None:
    """``각각``, ``sırasıyla``: the figures take the names of the sentence, else the subjects of the one before or the last list of as many things, in order."""
    marker = q.page.grammar.respectively.search(q.page.folded, q.reading.start, q.reading.end)
    figures = _in_turn_with(q, marker.start()) if marker else []
    if marker is None or len(figures) < 2 or not any(one is q.figure for one in figures):
        return None
    names = [bound(n, 0.8, "respectively") for n in q.reading.names if n.start < marker.start() and q.usable(n, THINGS | {"vendor", "model"})]
    if len(names) == 1 and _SAME_VALUES.search(q.page.folded, names[0].end or 0, marker.start()):
        return names[0]
    at = next(i for i, one in enumerate(figures) if one is q.figure)
    if len(names) == len(figures):
        return names[at]
    nouns = listed_in_turn(q.page, q.reading, marker.start()) if q.metric in MARKET_METRICS else []
    if len(nouns) == len(figures):
        return nouns[at]
    row = next((row for row in _told_before(q) if len(row) == len(figures)), None)
    return _thing_meant(q, row[at]).carried() if row else None


_SAME_VALUES = re.compile(r"(?<![가-힣])(?:이|해당|같은) (?:값|수치|항목)(?:들)?(?:은|이)? ?|(?<![a-zçğöşü])(?:bu|ayni|söz konusu) (?:değer|rakam|sayi|ölçüt)l[ae]r(?:in)? ?")


def _thing_meant(q: Question, one: Bound) -> Bound:
    """The one thing of a maker that stands for it, where makers have no such measure."""
    meant = only_thing_of(q.page, one.entity) if one.entity and one.entity.type == "vendor" and q.metric not in MARKET_METRICS | _OF_MAKERS else None
    return Bound(meant.name, meant, one.start, one.end, one.confidence, one.method) if meant else one


def _in_turn_with(q: Question, low: int) -> list[Figure]:
    """The values behind a word for their order that are told in one go with the figure: all, else those of its unit."""
    figures = [f for f in q.reading.figures if f.kind in MEASURES and f.start > low]
    return figures if len({f.unit for f in figures}) < 2 else [f for f in figures if f.unit == q.figure.unit]


def _told_before(q: Question) -> Iterator[list[Bound]]:
    """What values may be told of in turn without naming it: the subjects of the last sentence with several, then the things named in each of the last sentences."""
    if q.index - q.context.pairs_sentence <= _TURN_BACK:
        yield q.context.pairs
    for before in reversed(q.page.readings[max(0, q.index - _TURN_BACK) : q.index]):
        for kinds in (THINGS | LOOSE, frozenset({"vendor"}), frozenset({"model"})):
            named = {n.entity.entity_id: bound(n, 0.8, "respectively") for n in before.names if n.type in kinds and n.entity.entity_id not in COMPONENTS | CLASSES}
            yield list(named.values())
    yield from _listed_in_table(q)


def _listed_in_table(q: Question) -> Iterator[list[Bound]]:
    """The things that head the columns of the last table, else those that label its rows."""
    cells = [c for c in q.page.document.article.cells if c.end <= q.reading.start]
    table = [c for c in cells if c.block == cells[-1].block] if cells else []
    heads = _first_names(q.page, [c for c in table if c.row == 0 and c.col], THINGS)
    yield heads or _first_names(q.page, [c for c in table if c.col == 0 and c.row], THINGS | LOOSE)


def _first_names(page: Page, cells: list[Cell], kinds: frozenset[str]) -> list[Bound]:
    """The first name of some types in each cell that has one."""
    named = (next((n for n in page.names_between(c.start, c.end) if n.type in kinds), None) for c in cells)
    return [bound(n, 0.8, "respectively") for n in named if n]


_TURN_BACK = 3  # sentences
_SAME_MARKET = re.compile(r"(?:(?:이|그|해당|동) ?)?시장")


def market(q: Question) -> Bound | None:
    """``세계 AI 가속기 시장은``, ``hızlandırıcı pazarı``: a market is the subject of its size and growth, of all that is shipped and of how much more (``pazar adet bazında yüzde 12``)."""
    if q.metric not in ("market_size", "growth", "shipments", "revenue", "price"):
        return None
    if q.metric != "market_size":
        total = q.page.grammar.total.search(q.page.folded, *q.reading.clause(q.figure.start))
        named = any(n.type in THINGS | {"vendor"} and n.role in STRONG for n in q.reading.names)
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
    words = re.sub(r"^['’]\w+ ", "", page.text[start:end]).strip()
    return words if " " in words and not _SAME_MARKET.fullmatch(words) and not _POINTS_AT_MARKET.match(words) else kind


_TRADED = re.compile(r"(?<![a-z0-9가-힣çğöşü])(?P<noun>hbm[0-9]?e?|d ?램|dram|낸드|nand|[cgn]pu|파운드리|서버용? ?cpu)(?:['’]?[dt][ae](?:ki)? |(?:에서(?:는)?|에선) | (?:점유율|pazar pay))")
"""``HBM'de SK hynix'in payı``, ``HBM에서는 62%``, ``HBM 점유율``: what is traded on the market that a share is of."""
_IN_MARKET = re.compile(
    r"(?<![a-z0-9çğöşüâîû'’])()((?:(?!(?:yil|sene|ay|çeyrek|ve|ile|ise|de|da|ki|göre|için|sonra|önce|ama|bu|o|bir|toplam|olan|ayrica|(?:19|20)[0-9]{2}) )[a-z0-9çğöşüâîû-]+(?<![dt][ae])(?<![dt][ae]n)(?<![dt][ae]ki) ){1,3}pazari)n[dt]a(?:ki)?(?![a-zçğöşüâîû])"
)
"""``hızlandırıcı pazarındaki payı``, ``sunucu pazarında yüzde 7``: the market as the place of a share."""
_POINTS_AT_MARKET = re.compile(r"(?:이|그|해당|동|전체|bu|o|söz konusu) (?:시장|pazar[ıi]?)$")


def of_market(q: Question) -> Bound | None:
    """The market that a sentence names before its size."""
    return market(q) if q.metric == "market_size" and q.figure.kind in ("money", "quantity") else None


def predecessor(q: Question) -> Bound | None:
    """``450W인 전작보다``, ``전작(1.01TB)``: the figure belongs to the predecessor, which is the last other thing of the maker."""
    folded, previous = q.page.folded, q.page.grammar.previous
    opened = folded.rfind("(", q.reading.start, q.figure.start)
    if opened >= 0 and folded.rfind(")", opened, q.figure.start) < 0:
        held = any(m.end() >= opened - 4 for m in previous.finditer(folded, max(q.reading.start, opened - 16), opened))
    else:
        match = previous.search(folded, q.figure.end, min(q.reading.end, q.figure.end + 14))
        held = bool(match and re.fullmatch(r"(?:인|였던|이던|의|짜리|['’]?l[iuü]k) ?", folded[q.figure.end : match.start()]))
    if not held:
        return None
    topic = q.context.thing
    for reading in reversed(q.page.readings[max(0, q.index - 4) : q.index + 1]):
        for named in reversed(reading.names):
            if named.start < q.figure.start and named.type in THINGS and named.entity.entity_id not in COMPONENTS and topic and named.name != topic.name and q.page.maker(named.entity) == q.page.maker(topic.entity):
                return bound(named, 0.6, "predecessor")
    return None


def kin_named(q: Question) -> Bound | None:
    """``전작인 아톰은 4.3밀리초를 기록해 T4보다 1.8배 빨랐다``, ``Önceki nesil H100 80 GB taşıyordu ve A100'den üç kat hızlıydı``: the sentence is about the kin that it names."""
    if q.cell is not None:
        return None
    before = [n for n in q.reading.names if n.end <= q.figure.start and n.type in THINGS and n.role in _LED_BY and n.entity.entity_id not in COMPONENTS | CLASSES and not (q.rival and q.rival.entity is n.entity)]
    if len({n.entity.entity_id for n in before}) != 1:
        return None
    called = pointing_of(q.page.grammar.code).kin_called.search(q.page.folded, q.reading.start, before[0].start)
    return bound(before[0], 0.8, "kin_named") if called else None


_LED_BY = frozenset({"topic", "subject", "bare"})


_SWITCHES = re.compile(r"['’]?y?[ae] (?:geç(?:ince|tikten sonra|tiğimizden beri)|geçişle)|(?:으로|로) (?:바꾸|옮기|갈아타|교체하)(?:자|니|고|면서|며)|(?:으로|로) (?:바꾼|옮긴|갈아탄|교체한) (?:뒤|후|다음)")
_USED = re.compile(r"['’]?[iuü]?(?: [a-zçğöşü]+){0,2}? kullan(?:iyor|ir|mak|di|iliyor|m[iı]ş)[a-zçğöşü]*|(?:을|를) (?:[가-힣]+ ){0,2}?(?:쓰다가|썼[는으었다]|써 ?왔|쓰고 있었|사용했|사용하다가|사용해 ?왔|돌렸)")


def switched_from(q: Question) -> Bound | None:
    """``Coral kullanıyorduk. Serçe S3'e geçince gecikme 48 ms'den 9 ms'ye düştü``, ``코랄을 썼는데 참매로 바꾸자 48에서 9로``: where a switch from one thing to another changes a value, the first was that of what was used before."""
    low = q.page.readings[q.index - _SWITCH_BACK].start if q.index >= _SWITCH_BACK else 0
    new = next((n for n in q.reading.names if n.end <= q.figure.start and n.type in THINGS and _SWITCHES.match(q.page.folded, n.end)), None)
    if new is None or q.cell is not None or not begins_change(q.page, q.reading, q.figure):
        return None
    used = [n for n in q.page.names_between(low, new.start) if n.type in THINGS and n.entity is not new.entity and _USED.match(q.page.folded, n.end)]
    return bound(used[-1], 0.7, "switched_from") if used else None


_SWITCH_BACK = 2  # sentences


def former(q: Question) -> Bound | None:
    """``전작은 48GB였다``, ``önceki nesil 64 GB taşıyordu``: the predecessor, where the text has named it as such (``전작 가온 G3``, ``selefi Meltem 1``)."""
    low, _ = q.reading.clause(q.figure.start)
    told = [match.end() for match in q.page.grammar.former.finditer(q.page.folded, low, q.figure.start) if not _has_ratio(q, match)]
    if not told or q.cell is not None or adnominal(q) or any(told[-1] <= n.start < q.figure.start and n.type in THINGS and n.entity.entity_id not in COMPONENTS for n in q.reading.names):
        return None
    if closes_change(q.page, q.reading, told[-1], q.figure):
        return None
    named = called_former(q.page, q.index)
    return Bound(named.name, named, None, None, 0.75, "former") if named and not (q.rival and q.rival.entity is named and q.rival.method != "model") else None


def _has_ratio(q: Question, former: re.Match[str]) -> bool:
    """``전작의 1.75배가 되었다``, ``selefinin 1,75 katı``: what something else is so many times of."""
    return q.figure.unit in ("x", "percent") and former[0].endswith(_OWNERS) and bool(_ABOUT.fullmatch(q.page.folded, former.end(), q.figure.start))


_OWNERS = ("의", "nin", "nun", "nün")


def paired(q: Question) -> Bound | None:
    """``A 310 jeton … B 4.900 jeton``: names and figures alternate, so the name before the figure is its own."""
    after = [n for n in q.reading.names if n.start >= q.figure.end and n.type in THINGS]
    followed = after and any(0 <= f.start - after[0].phrase_end <= 14 for f in q.reading.figures if f.kind in MEASURES)
    return listed(q) if followed else None


def portion(q: Question) -> Bound | None:
    """``물량의 60%를 엔비디아에 배정했다``, ``gelirin yüzde 62'si tek bir müşteriden``: whom a part of a whole comes from or goes to."""
    return holder_of_portion(q.page, q.reading, q.figure, q.metric)


def holder(q: Question) -> Bound | None:
    """``Kovan 2'nin her birinde 8 H200 var``, ``가온 4U에는 H200이 8장 들어간다``: what the chips are in has their number."""
    return holder_of(q.page, q.reading, q.figure, q.context) if q.metric == "chip_count" and q.cell is None else None


def item(q: Question) -> Bound | None:
    """``두루미는 6.4초, 소나기는 7.9초``, ``K230 210, Zirve 145 lira``: in a row of values each has the label before it."""
    if q.cell or q.rival:
        return None
    of_makers = "vendor" in kinds_for(q.metric)[0] or q.metric in ("price", "cost")
    found = item_of(q.page, q.reading, q.figure, of_makers=of_makers)
    unfit = found and found.entity and found.entity.type in MAKERS and not of_makers
    return found if not unfit or (found and _made_by(q, found) is not found) else None


def ours(q: Question) -> Bound | None:
    """``L4는 980토큰에 그쳐 우리가 48% 빠르다``, ``ondan yüzde 48 daha hızlıyız``: what the speaker says of their own is of what the article is about."""
    if q.figure.unit not in ("percent", "x") or not tells_ours(q.page, q.reading.clause(q.figure.start)[0], q.figure):
        return None
    named = [one for one in (q.context.hero, q.context.thing, q.context.title_thing) if one and not (q.rival and key_of(q.rival) == key_of(one))]
    own = next((one for one in named if not q.page.lexicon.knows(one.name)), named[0] if named else None)  # the one nobody knew, not a rival of the headline
    return own.carried() if own else None


def in_turn(q: Question) -> Bound | None:
    """``각각 31W, 24W``, ``sırasıyla 31 ve 24 vat``: as many values as names leave no choice; a rival keeps its own."""
    found = respectively(q)
    return found if found and (found.entity or found.method == "respectively") and not (q.rival and key_of(q.rival) == key_of(found)) else None


RULES: tuple[Rule, ...] = (table_row, respectively, suffixed, predecessor, market, container, counted, parenthesis, paired, adnominal, listed, demonstrative, clause_name, sentence_name, maker_topic, raw_topic, carried_topic, other_kind, later_name, any_topic, raw_owner, pointing, makers_thing, kin)


def site(q: Question) -> Bound | None:
    """``청주 신공장은 2026년 말 가동에 들어간다``, ``Gebze fabrikası 2026'da açılıyor``: a plant or a centre that leads the sentence."""
    of_sites = q.figure.kind == "date" or q.metric in _OF_SITES or (q.figure.unit or "").endswith(("/month", "/year"))
    match = q.page.grammar.site.search(q.page.folded, q.reading.start, q.figure.start) if of_sites else None
    if match is None or q.cell is not None or q.figure.start - match.end() > _SITE_REACH:
        return None
    leading = any(match.end() <= n.start < q.figure.start and n.role in LEADS and n.type in THINGS | MAKERS for n in q.reading.names)
    own = next((n for n in q.reading.names if (n.start, n.end) == match.span(1)), None)
    return None if leading else bound(own, 0.7, "site") if own else Bound(q.page.text[match.start(1) : match.end(1)], None, match.start(1), match.end(1), 0.7, "site")


_OTHERS = re.compile(
    r"(?<![가-힣])(?P<ko>(?:나머지|그 ?외|기타|다른|여타|국내|해외|후발|중소|토종|중국|일본|대만|미국|유럽)(?:계|산)? ?(?:[가-힣]+ )?(?:업체|기업|회사|제조사|브랜드|사업자|칩|제품)들)(?:이|가|은|는|의 (?:합계 |전체 |합산 )?(?:몫|점유율|비중|비율)[은이])(?= (?:[가-힣]+ ){0,4}$)"
    r"|(?<![a-zçğöşü])(?P<tr>(?:(?:diğer|kalan|geri kalan|öteki|yerli|yabanci|çinli|küçük) )(?:[a-zçğöşü]+ )?(?:üretici|şirket|firma|marka|oyuncu|tedarikçi)l[ae]r)(?:in(?: (?:toplam )?(?:pazar )?payi)?)?(?= (?:[a-zçğöşü]+ ){0,4}$)"
)


def others(q: Question) -> Bound | None:
    """``나머지 업체들이 22%``, ``국내 업체들의 몫은 1%``, ``diğer üreticiler yüzde 22``: a share of those that are named as a group, of none of the firms before."""
    if q.cell or q.figure.kind != "percentage" or not (q.metric in MARKET_METRICS or q.metric in ("share", "market_size")):
        return None
    low, _ = q.reading.clause(q.figure.start)
    told = list(_OTHERS.finditer(q.page.folded, low, q.figure.start))
    if not told or any(n.start >= told[-1].start() and n.end <= q.figure.start and n.role in STRONG for n in q.reading.names):
        return None
    start, end = told[-1].span("ko" if told[-1]["ko"] else "tr")
    return Bound(q.page.text[start:end], None, start, end, 0.7, "others")


_CONTRASTED = re.compile(r"(?:인데|이지만|지만|이고|이며|이나|였고|였지만|였는데),? $")


def contrasted(q: Question) -> Bound | None:
    """``풀로드에 130W인데 3090은 350W다``: what stands before the turn to another thing is of the one that was spoken of."""
    behind = next((n for n in q.reading.names if n.start >= q.figure.end), None)
    if q.cell or q.rival or behind is None or behind.role != "topic" or q.page.grammar.code != "ko" or any(n.type in THINGS | MAKERS and n.end <= q.figure.start for n in q.reading.names):
        return None
    thing = q.context.thing
    if not _CONTRASTED.fullmatch(q.page.folded, q.figure.end, behind.start) or thing is None or thing.entity is behind.entity or q.metric in MARKET_METRICS:
        return None
    return thing.carried()


_TURNED = re.compile(
    r"(?:인데|지만|는데|이고|이며|이나|인 ?반면|고|,),? (?P<ko>(?:(?:이|이번|해당|그) ?(?:칩|카드|제품|가속기|프로세서|보드|모듈|서버|기기|모델)|(?:우리|저희|자사|당사)(?:의? ?(?:칩|카드|제품|가속기|프로세서|보드|모듈|서버|기기|모델|것|쪽))?))(?:은|는|이|가|의|도|만)(?![가-힣])"
    r"|(?:k[ae]n|[ae]sa|[iuü]yor|[dt][iuü]r?|,|ama|oysa),? (?P<tr>(?:bu|söz konusu) (?:çip|yonga|kart|işlemci|hizlandirici|sunucu|modül|cihaz|ürün)|bizim(?:ki| (?:çip|yonga|kart|işlemci|sunucu|modül|cihaz|ürün)[a-zçğöşü]{0,6})|biz)(?:n?[iuü]n|n?[dt][ae])?(?: ise| de| da|,)? "
)


def turned(q: Question) -> Bound | None:
    """``H100의 전력은 700W인데 이 칩은 75W``, ``H100 700 W çekerken bizimki 75 W``: behind the turn to the thing at hand, a value is not of the other thing named before it."""
    turns = list(_TURNED.finditer(q.page.folded, q.reading.start, q.figure.start))
    told = turns[-1] if turns else None
    others = {n.entity.entity_id for n in q.reading.names if told and n.end <= told.start() and n.type in THINGS | MAKERS}
    if told is None or not others or q.cell or q.rival or any(told.end() <= n.start and n.end <= q.figure.start and n.type in THINGS | MAKERS for n in q.reading.names):
        return None
    if not any(f.end <= told.start() + _TURN_WIDTH and _scaled_alike(f.unit, q.figure.unit) for f in q.reading.figures if f.kind in MEASURES):
        return None
    known = [one for one in (q.context.hero, q.context.thing, q.context.title_thing) if one and one.entity and one.entity.entity_id not in others]
    start, end = told.span("ko" if told["ko"] else "tr")
    own = next((one for one in known if not q.page.lexicon.knows(one.name)), known[0] if known else None)
    return own.carried() if own else Bound(q.page.text[start:end], None, start, end, 0.6, "turned")


def _scaled_alike(one: str | None, other: str | None) -> bool:
    """``TB/s`` and ``GB/s``, ``kW`` and ``W``: units that differ in their scale at most."""
    if one is None or other is None:
        return one is other
    return one.endswith(other) or other.endswith(one) or (one[1:] == other[1:] != "")


_TURN_WIDTH = 4  # code points of an ending


def _succeeded(q: Question) -> set[str]:
    """``H100의 후속작으로 전력은 1,000W``, ``A100'ün yerini alan çip``: what is only named as the one before."""
    return {n.entity.entity_id for n in q.reading.names if n.end <= q.figure.start and n.type in THINGS and SUCCEEDED.match(q.page.folded, n.end)}


_PROCESSOR = re.compile(r"(?:Intel )?Core |Ryzen|Xeon|EPYC|Snapdragon|Dimensity|Exynos|Helio|Tensor G|Kirin|Celeron|Pentium|Athlon|Threadripper")
_LISTED_BESIDE = re.compile(r"(?:['’]?[a-zçğöşü]{0,4})?(?: ?(?:프로세서|칩|cpu|ap|işlemci|işlemcisi|yonga seti))?(?:['’]?[a-zçğöşü]{0,4})?(?:,| ve|와|과|에| \+| /)? (?:[0-9]+ ?(?:gb|tb) [^,.;]{1,20}?(?:,| ve|와|과) )?")


def beside_processor(q: Question) -> Bound | None:
    """``안에는 코어 울트라 7 258V와 32GB 메모리``, ``Core Ultra 7 258V, 32 GB bellek ve 1 TB SSD``: what stands beside a processor in a list is of what all of it is in."""
    if q.cell or q.rival or q.metric not in ("memory_capacity", "storage_capacity"):
        return None
    before = [n for n in q.reading.names if n.end <= q.figure.start and n.type in THINGS and n.entity.entity_id not in COMPONENTS | CLASSES]
    if not before or not _PROCESSOR.match(before[-1].name) or not _LISTED_BESIDE.fullmatch(q.page.folded, before[-1].end, q.figure.start):
        return None
    if host := _host_of(q, before[-1]):
        return host
    holder = next((n for n in before[:-1] if n.role in STRONG and not _PROCESSOR.match(n.name)), None)
    if holder:
        return bound(holder, 0.7, "beside_processor")
    thing = q.context.thing
    return thing.carried() if thing and thing.entity and thing.entity is not before[-1].entity and not _PROCESSOR.match(thing.name) else None


def _host_of(q: Question, processor: Named) -> Bound | None:
    """``동일한 호스트(AMD EPYC 9554, 768GB DDR5)``, ``aynı sunucuya (çift EPYC 9354, 768 GB RAM)``: the machine in whose bracket a processor and its memory stand."""
    opened = q.page.folded.rfind("(", q.reading.start, processor.start)
    if opened < 0 or ")" in q.page.folded[opened : q.figure.start]:
        return None
    told = pointing_of(q.page.grammar.code).host.search(q.page.folded, q.reading.start, opened)
    return Bound(q.page.text[slice(*told.span("noun"))], None, *told.span("noun"), 0.75, "beside_processor") if told else None


def owned(q: Question) -> Bound | None:
    """``낸드 가격이 40% 올랐다``, ``DRAM fiyatları yüzde 20 arttı``, ``HBM 매출 비중은 54%``: what a price or a share is of stands right before it, where a sentence names nothing else."""
    if q.cell or q.metric not in ("price", "share"):
        return None
    word = next((w for w in reversed(metric_words(q.page, q.reading.start, q.figure.start)) if w.metric == q.metric or (q.metric, w.metric) == ("share", "market_share")), None)
    owner = word and next((n for n in q.reading.names if n.type not in MAKERS | {"person"} and n.end <= word.start and _OWNED_TO.fullmatch(q.page.folded, n.end, word.start)), None)
    if not owner or any(n is not owner and n.type in THINGS | MAKERS and n.end <= q.figure.start for n in q.reading.names):
        return None
    return bound(owner, 0.75, "owned")


_OWNED_TO = re.compile(r" ?(?:(?:매출|출하|판매|수출|생산|이익|물량) )?|['’]?n?[iuü]n (?:gelir|ciro|satiş|üretim)[a-zçğöşü]* (?:içindeki )?")


def topic_with_measure(q: Question) -> Bound | None:
    """``나주는 PUE가 1.21로``: a topic of one word that no list knows, right before the measure that it has."""
    if q.cell or q.metric in MARKET_METRICS:
        return None
    told = _TOPIC.search(q.page.folded, q.reading.start, q.figure.start) or (_THAN_BEHIND.match(q.page.folded, q.figure.end) and _OWNER_OF_VALUE.search(q.page.folded, q.reading.start, q.figure.start))
    if not told or is_common(told["topic"]) or _EMPTY_TOPIC.search(told["topic"]) or is_person(q.page, *told.span("topic")):
        return None
    taken = any(told.start() < n.end and n.start < q.figure.start and n.type in THINGS | MAKERS for n in q.reading.names)
    return None if taken else Bound(q.page.text[slice(*told.span("topic"))], None, *told.span("topic"), 0.7, "topic_with_measure")


_TOPIC = re.compile(r"(?<![가-힣a-z0-9] )(?<![가-힣a-z0-9])(?P<topic>[가-힣]{2,5})(?:은|는) (?:(?:소비 ?)?전력|pue|면적|용량|가동률|사용률|온도|단가|요금|수전 용량|대역폭|[a-z]{3,4})(?:이|가) (?:약 |평균 )?$")
_OWNER_OF_VALUE = re.compile(r"(?<![가-힣a-z0-9])(?P<topic>[가-힣]{2,5})의 (?:약 |평균 )?$")
_THAN_BEHIND = re.compile(r"보다(?![가-힣])")


def per_rack(q: Question) -> Bound | None:
    """``Gebze'deki salonumuz raf başına 40 kilovat``, ``새 전산실은 랙당 130kW``: what a hall has for each rack is not what was put into one."""
    told = q.page.grammar.hall.search(q.page.folded, q.reading.start, q.figure.start) if q.cell is None and q.metric in _OF_HALLS else None
    if told is None or any(told.end("phrase") <= n.start and n.end <= q.figure.start and n.type in THINGS for n in q.reading.names):
        return None
    own = next((n for n in q.reading.names if (n.start, n.end) == told.span("phrase")), None)
    start, end = told.span("phrase")
    return bound(own, 0.7, "per_rack") if own else Bound(q.page.text[start:end], None, start, end, 0.7, "per_rack")


_OF_HALLS = frozenset({"power", "capacity", "power_density", "thermal_design_power"})


def asked_of_firm(q: Question) -> Bound | None:
    """``Doluluk oranınız? — Yüzde 83``: what somebody is asked about their own is their firm's."""
    firm = q.context.hero_maker or q.context.title_maker
    if q.cell or firm is None or q.metric not in _OF_FIRMS_TOO or any(n.type in THINGS | MAKERS and n.end <= q.figure.start for n in q.reading.names):
        return None
    for before in reversed(q.page.readings[max(0, q.index - 2) : q.index]):
        if q.page.text[before.start : before.end].rstrip('"”’*_ ').endswith("?"):
            return firm.carried() if q.page.grammar.yours.search(q.page.folded, before.start, before.end) and not any(n.type in THINGS for n in before.names) else None
    return None


_OF_FIRMS_TOO = frozenset({"utilization", "capacity", "revenue", "profit", "employee_count", "customer_count", "pue", "growth"})


def our_fleet(q: Question) -> Bound | None:
    """``Filomuzda 2.400 GPU var``, ``저희는 GPU를 2400장 굴립니다``: what the speaker's firm has in all, not the sorts listed behind it."""
    if q.cell or q.metric != "chip_count" or q.reading.clause(q.figure.start)[0] > q.figure.start:
        return None
    told = q.page.grammar.our_stock.search(q.page.folded, q.reading.start, q.figure.start)
    if told is None or any(told.end() <= n.start < q.figure.start and n.entity.entity_id not in CLASSES for n in q.reading.names):
        return None
    if any(0 <= n.start - q.figure.end <= _COUNTED_GAP and n.entity.entity_id not in CLASSES for n in q.reading.names):
        return None
    firm = q.context.hero_maker or q.context.title_maker
    start, end = told.span("phrase")
    return firm.carried() if firm else Bound(q.page.text[start:end], None, start, end, 0.6, "our_fleet")


def one_end(q: Question) -> Bound | None:
    """``ilk nesildeki 60 W'tan 95 W'a``, ``V100 서버와 견줘 2.4초에서 1.3초로``: a change from what another thing has to what the thing told of has."""
    return holder_at_end(q.page, q.reading, q.index, q.figure, q.context) if q.cell is None and (not q.rival or q.rival.name == "previous" or q.rival.method == SIDE_BY_SIDE) and q.metric not in MARKET_METRICS else None


def before_or_after(q: Question) -> Bound | None:
    """``Eski küme … işliyordu, yenisi … takıldı``, ``예전에는 21시간, 이제 13시간``: of the two things of a move."""
    return side_of_move(q.page, q.reading, q.figure) if q.cell is None and q.metric not in MARKET_METRICS else None


def back_then(q: Question) -> Bound | None:
    """``1년 전에는 31%였다``, ``Bir yıl önce yüzde 31'di``: a sentence that only says when goes on about what was told last."""
    last = q.context.tally.claimed[-1:]
    before = q.page.readings[q.index - 1] if q.index else None
    if q.cell or q.rival or not last or before is None or before.block != q.reading.block or not any(f.unit == q.figure.unit for f in before.figures):
        return None
    if not q.page.grammar.back_then.fullmatch(q.page.folded, q.reading.start, q.figure.start) or not _WAS.match(q.page.folded, q.figure.end):
        return None
    entity = q.page.entities.get(last[0])
    if entity is None and not last[0].startswith("raw:"):
        return None
    return Bound(entity.name if entity else last[0].removeprefix("raw:"), entity, None, None, 0.7, "carried:back_then")


def of_segment(q: Question) -> Bound | None:
    """``낸드 사업은 부진했다. 매출이 6200억원으로``, ``Bellek bölümü zayıftı. Geliri …``: a line of business that a sentence led with has the figures of those behind it that name nobody."""
    before = q.page.readings[q.index - 1] if q.index else None
    if q.cell or q.metric not in _OF_LINES or before is None or before.block != q.reading.block or any(f.kind in MEASURES for f in before.figures):
        return None
    told = q.page.grammar.segment.match(q.page.folded, before.start, before.end)
    leads = told and any(w.start - q.reading.start < _AT_HEAD for w in metric_words(q.page, q.reading.start, q.reading.end))
    if not told or not leads or any(n.type in THINGS | MAKERS and n.end <= q.figure.start for n in q.reading.names):
        return None
    own = next((n for n in before.names if (n.start, n.end) == told.span(1)), None)
    return bound(own, 0.7, "of_segment").carried() if own else Bound(q.page.text[slice(*told.span(1))], None, *told.span(1), 0.7, "carried:of_segment")


def of_line(q: Question) -> Bound | None:
    """``otomotiv satışları 71 milyon dolara yaklaştı``, ``소비자 제품에서 거둔 매출은``: what a line of business earns is not what the whole firm does."""
    if q.cell or q.metric not in _OF_LINES:
        return None
    found = line_of(q.page, q.reading, q.figure)
    if found is None or any(n.type in THINGS | MAKERS and q.reading.clause(q.figure.start)[0] <= n.start < max(found[1], q.figure.start) for n in q.reading.names):
        return None
    return Bound(q.page.text[slice(*found)], None, *found, 0.7, "of_line")


def division(q: Question) -> Bound | None:
    """``삼성전자 반도체 부문은 5조 원의 영업이익``, ``Hitit'in sunucu birimi 21 milyon lira zarar``: what a line of business earned is not what its firm did."""
    return division_of(q.page, q.reading, q.figure) if q.cell is None and q.metric in _OF_LINES | {"share"} else None


def share_taken(q: Question) -> Bound | None:
    """``매출에서 가속기가 차지하는 비중은 절반``, ``GPU를 탑재한 서버의 비중``: what takes up a share has it."""
    part = q.figure.kind in ("percentage", "ratio") and q.metric in ("share", "market_share", "revenue", "performance")
    return taking_up(q.page, q.reading, q.figure) if part and q.cell is None and not q.rival else None


_AT_HEAD = 4  # code points
_OF_LINES = frozenset("revenue profit loss growth operating_margin profit_margin".split())


def variant_told(q: Question) -> Bound | None:
    """``종전 8단 제품(24GB)``, ``48GB 용량의 16단 제품``, ``8 katlı yığın (24 GB)``: a variant that only its number of layers names, not the one named before."""
    if q.cell or q.rival or q.metric not in _OF_STACKS:
        return None
    grammar, folded, figure = q.page.grammar, q.page.folded, q.figure
    told = next((m for m in grammar.stack.finditer(folded, q.reading.start, figure.start) if _STACK_HAS.fullmatch(folded, m.end(), figure.start)), None)
    if told is None and (described := grammar.stack_described.match(folded, figure.end, q.reading.end)):
        told = grammar.stack.match(folded, described.end(), q.reading.end)
    if told is None or any(n.start < told.end() and told.start() <= n.end + 1 for n in q.reading.names):
        return None
    start, end = told.span("phrase")
    called = [one for one in q.page.entities.values() if one.type in THINGS and q.page.grammar.code == "ko" and one.name.endswith(f" {told['layers']}단")]
    return Bound(called[0].name, called[0], start, end, 0.75, VARIANT) if len(called) == 1 else Bound(q.page.text[start:end], None, start, end, 0.75, VARIANT)


_OF_STACKS = frozenset({"memory_capacity", "memory_bandwidth", "storage_capacity", "data_rate", "price", "cost", "power", "thickness"})
_STACK_HAS = re.compile(r" ?\(|(?:은|는|이|가) (?:용량(?:이|은) )?(?:각각 |약 |최대 )?|(?:n?[dt][ae]|n?[iuü]n)? (?:ise )?(?:kapasite(?:si)? )?(?:yaklaşik )?")


def to_come(q: Question) -> Bound | None:
    """``다음 칩은 언제 나오나. "TSMC 3나노를 쓴다."``, ``Sonraki yonga ne zaman? … 3 nm olacak``: the thing to come that was just asked or told of without a name."""
    named = [n for n in q.reading.names if n.type in THINGS and n.start < q.figure.start and not (q.rival and n.entity is q.rival.entity)]
    if q.cell or named or q.metric in MARKET_METRICS:
        return None
    for before in reversed(q.page.readings[max(0, q.index - _COMING_BACK) : q.index + 1]):
        told = list(q.page.grammar.to_come.finditer(q.page.folded, before.start, min(before.end, q.figure.start)))
        if told:
            start, end = told[-1].span(1)
            later = any(n.type in THINGS and n.start >= end and n.role in LEADS for n in before.names)
            return None if later else Bound(q.page.text[start:end], None, start, end, 0.7, "to_come" if before is q.reading else "carried:to_come")
        if before is not q.reading and any(n.type in THINGS and n.role in LEADS for n in before.names):
            return None
    return None


_COMING_BACK = 4  # sentences


_WAS = re.compile(r"(?:이었|였|이던|이다|다(?=[.\n])|에 (?:그쳤|불과)|[은는]커녕)|['’]?(?:[iuü]?y?[dt][iuü]|[iuü]di)(?![a-zçğöşü])| idi")


def asked_by_maker(q: Question) -> Bound | None:
    """``Doruk'un istediği kart başına 9 bin dolar``, ``솔개칩의 제안은 장당 900만 원``: of the one thing of a maker that says what it wants for it, or when it hands it over, not of another's told of before."""
    if q.cell or q.metric not in _HANDED_OVER or any(n.type in THINGS and q.reading.clause(q.figure.start)[0] <= n.start < q.figure.start for n in q.reading.names):
        return None
    maker = next((n for n in reversed(q.reading.names) if n.type == "vendor" and n.end <= q.figure.start), None)
    thing = q.context.thing
    if maker is None or thing is None or thing.entity is None or q.page.maker(thing.entity) == maker.name or not pointing_of(q.page.grammar.code).hands_over.match(q.page.folded, maker.end, q.reading.end):
        return None
    meant = only_thing_of(q.page, maker.entity)
    return Bound(meant.name, meant, maker.start, maker.end, 0.7, "asked_by_maker") if meant else None


_HANDED_OVER = frozenset({"price", "cost", "release_date", "delivery_date", "shipment_date", "lead_time"})


def offered(q: Question) -> Bound | None:
    """``H100 Lambda'da saatlik 2,99 dolar, Azure'da 6,98 dolar``, ``H100은 람다에서 시간당 2.99달러``: what is rented at a firm has the price, not the firm."""
    if q.cell is not None or q.metric not in ("price", "cost") or not (q.figure.unit or "").endswith(_RENTED):
        return None
    before = [n for n in q.reading.names if n.end <= q.figure.start]
    if not before or before[-1].type not in MAKERS or not (before[-1].role == "locative" or q.page.folded.startswith(("에서", "에선"), before[-1].end)):
        return None
    things = [n for n in before if n.type in ("chip", "system") and n.role in _OFFERED and n.entity.entity_id not in COMPONENTS | CLASSES]
    if things:
        return bound(things[-1], 0.8, "offered")
    thing = q.context.thing
    return thing.carried() if thing and thing.entity and thing.entity.type in ("chip", "system") else None


_RENTED = ("/min", "/h", "/day", "/month")
_OFFERED = frozenset({"topic", "subject", "bare", "label", "conjunct", "object", "genitive"})


def sold(q: Question) -> Bound | None:
    """``Tuna Mikro geliştirme kartını 180 dolara satıyor``: what has no name has the price, not whoever sells it."""
    words = pointing_of(q.page.grammar.code)
    if q.cell is not None or q.figure.kind != "money" or q.metric not in ("price", "cost") or not words.sells.match(q.page.folded, q.figure.end):
        return None
    match = words.sold.search(q.page.folded, q.reading.clause(q.figure.start)[0], q.figure.start)
    if match is None:
        return None
    start, end = match.span("phrase")
    name = q.page.text[start:end]
    if name[0].isupper() and " " in name:  # the maker
        start, name = start + name.index(" ") + 1, name.partition(" ")[2]
    named = any(start <= n.start < end or (n.type in THINGS and 0 < start - n.end <= 2) for n in q.reading.names)  # `Atlas T3 kartını`
    return None if named else Bound(name, None, start, end, 0.75, "sold")


def one_of_two(q: Question) -> Bound | None:
    """``전자가 960GB/s, 후자가 640GB/s다``, ``ilki 960 GB/s, ikincisi 640 GB/s``: of the two things that were named together last."""
    low, _ = q.reading.clause(q.figure.start)
    told = list(q.page.grammar.one_of_two.finditer(q.page.folded, low, q.figure.start))
    if not told or q.cell is not None:
        return None
    for reading in reversed(q.page.readings[max(0, q.index - _TOLD_BACK) : q.index + 1]):
        named = [n for n in reading.names if n.type in THINGS and n.entity.entity_id not in COMPONENTS | CLASSES and n.end <= told[-1].start()]
        pair = list({n.entity.entity_id: n for n in named}.values())
        if len(pair) == 2:
            return bound(pair[0 if told[-1]["first"] else 1], 0.75, "one_of_two").carried()
        if pair:
            return None
    return None


_TOLD_BACK = 2  # sentences
LEADS = frozenset({"topic", "subject", "genitive", "label"})
_OF_SITES = frozenset({"pue", "capacity", "investment", "area", "yield", "cost"})
_SITE_REACH = 60  # code points from a site to its figure


def former_described(q: Question) -> Bound | None:
    """``750 watt tüketen selefinin``, ``700W를 쓰던 전작보다``: what describes the predecessor is its own."""
    behind = wholes_of(q.page.grammar.code).described.match(q.page.folded, q.figure.end, q.reading.end)
    if behind is None or q.cell or q.figure.kind != "quantity" or not q.page.grammar.previous.match(q.page.folded, behind.end(), q.reading.end):
        return None
    named = called_former(q.page, q.index)
    if named is None:
        thing = q.context.thing
        named = numbered_before(q.page, thing.entity) if thing and thing.entity else None
    return Bound(named.name, named, None, None, 0.7, "former") if named else None


def whole(q: Question) -> Bound | None:
    """``서버 전체로 1.9kW``, ``Kart tek başına 109 bin lira``, ``geliştirme kiti 189 dolar``: a box, the card in it and the kit each have their own."""
    if q.cell or q.rival:
        return None
    page, reading, figure, metric = q.page, q.reading, q.figure, q.metric
    return (
        whole_of_it(page, reading, figure, metric) or by_itself(page, reading, figure, metric, q.context) or edition_of(page, reading, figure, metric)
        or such_model(page, reading, figure, metric) or held_in(page, reading, figure, metric) or kit_of(page, reading, figure, metric) or supply_of(page, reading, figure, metric) or fitted_machine(page, reading, figure, metric) or one_such(page, reading, figure, metric)
    )  # fmt: skip


def technique(q: Question) -> Bound | None:
    """``추측 디코딩은 1.8배``: the way of working that leads the sentence, not the thing spoken of before."""
    return technique_of(q.page, q.reading, q.figure) if q.cell is None and q.metric not in MARKET_METRICS else None


def other_half(q: Question) -> Bound | None:
    """``보드 가격이 420유로에서 260유로로``, ``22 W'tan 13 W'a``: both ends of a change are of one thing, unless the first stands right behind a name of its own."""
    said, figures = q.context.said, q.reading.figures
    at = figures.index(q.figure) if q.figure in figures else 0
    first = figures[at - 1] if at else None
    if q.cell or said is None or first is None or said[0] != first.start or said[1].method in _OF_FORMER or not _ends_of_change(q.page, q.reading, first, q.figure):
        return None
    return said[1]


def _ends_of_change(page: Page, reading: Reading, first: Figure, second: Figure) -> bool:
    """``420유로에서 260유로로``: both ends of a change, the first not of a thing named right before it."""
    if first.unit != second.unit or not page.grammar.from_to.fullmatch(page.folded, first.end, second.start):
        return False
    return not any(0 <= first.start - n.end <= _SHORT_CASE for n in reading.names if n.type in THINGS)


_OF_FORMER = frozenset({"former", "held_against", "end_of_change", "moved", "predecessor", "kin", "kin_named"})


def same_pair(q: Question) -> Bound | None:
    """``M1은 32GB였으니 용량이 두 배, 전력은 30W 높다``: what is held against the same thing in one sentence, with nothing named between, is the same."""
    match, said = q.context.match, q.context.said
    if q.cell or not q.rival or not match or not said or q.context.match_sentence != q.index or q.rival.entity is None or match[1].entity is not q.rival.entity or match[0] is not said[1]:
        return None
    return None if any(said[0] < n.start < q.figure.start and n.type in THINGS | MAKERS for n in q.reading.names) else match[0]


def average(q: Question) -> Bound | None:
    """``NPU는 … 등 2,400장이다. 장당 평균 3,000만 원꼴``: an average is of the sort of thing that was summed up, not of the first or last of the list."""
    total = q.context.total
    if total is None or q.cell or not 0 <= q.index - total[0] <= 1 or not averaged(q.page, q.reading, q.figure):
        return None
    for reading in reversed(q.page.readings[max(0, total[0] - 1) : total[0] + 1]):
        sorts = [n for n in reading.names if n.entity.entity_id in CLASSES and reading.block == q.reading.block]
        if sorts:
            return bound(sorts[-1], 0.6, "average").carried()
    counted = total[1].entity is None or total[1].entity.type == "chip" or q.metric in MARKET_METRICS
    return total[1].carried() if counted else None


def building(q: Question) -> Bound | None:
    """``현재 가동률은 1동이 92%``, ``Gebze-1'de bu değer 1,48``: not the chip or the firm told of before."""
    return building_of(q.page, q.reading, q.figure, q.metric) if q.cell is None and not q.rival else None


def rack(q: Question) -> Bound | None:
    """``랙 하나가 40kW를 쓴다``: not the server in it."""
    return rack_of(q.page, q.reading, q.figure, q.metric) if q.cell is None else None


def built_for(q: Question) -> Bound | None:
    """``Ova Veri'nin 410 milyon avroya mal olan tesisi``: the plant."""
    return costing(q.page, q.reading, q.figure) if q.cell is None and q.metric in ("cost", "price", "investment") else None


def in_each(q: Question) -> Bound | None:
    """``40 NVL72 kabini. Her birinde 72 GPU``: of each of what was just counted."""
    return each_of_them(q.page, q.reading, q.index, q.figure, q.context) if q.cell is None and q.metric in ("chip_count", "die_count", "core_count", "memory_capacity") else None


def other_speaker(q: Question) -> Bound | None:
    """``bizde 180 milisaniye, onda 240``: not the speaker's."""
    return theirs(q.page, q.reading, q.figure, q.context) if q.cell is None and q.metric not in MARKET_METRICS else None


def our_pieces(q: Question) -> Bound | None:
    """``저희 카드 다섯 장은 있어야 H100 한 장``, ``bizim karttan beş tane``: a number of the speaker's own, not of what they are held against."""
    told = _OUR_PIECES.search(q.page.folded, q.reading.start, q.figure.start) if q.metric == "chip_count" and q.cell is None else None
    firm = firm_in_talk(q.page, q.context) if told else None
    own = own_thing(q.page, q.reading, q.index, q.figure, q.context, firm) if firm else None
    return Bound(own.name, own, None, None, 0.7, "carried:ours") if own else None


_OUR_PIECES = re.compile(r"(?<![가-힣])(?:저희|우리) ?(?:카드|칩|제품|서버)(?:로|를|을|는|가|이)? $|(?<![a-zçğöşü])bizim (?:kart|çip|yonga|sunucu)(?:[iuü]?m[iuü]z)?(?:[dt][ae]n)? $")


def coming(q: Question) -> Bound | None:
    """``M.2 모듈도 내놓으려고 해요. 15W에 30TOPS쯤``: what has no name yet."""
    return coming_without_name(q.page, q.reading, q.index, q.figure) if q.cell is None and not q.rival and q.metric not in MARKET_METRICS else None


def part_of_firm(q: Question) -> Bound | None:
    """``엔비디아의 데이터센터 매출은``, ``Broadcom'un yapay zeka geliri``: what a part of a firm earns, by the firm's name and the part's."""
    found = line_of_firm(q.page, q.reading, q.figure) if q.cell is None and q.metric in _OF_LINES else None
    if found is None:
        return _part_of_known(q) if q.cell is None and q.metric in _OF_LINES else None
    maker, start, end = found
    return Bound(f"{q.page.text[maker.start : maker.end]} {q.page.text[start:end]}", None, start, end, 0.75, "part_of_firm")


def _part_of_known(q: Question) -> Bound | None:
    """``MI300X 판매 호조로 데이터센터 GPU 매출이``: under the name of a firm or of one of its things, a part of that firm that stands right before its earnings."""
    part = line_alone(q.page, q.reading, q.figure)
    if part is None:
        return None
    headed = [n for reading in q.page.readings for n in reading.names if n.type == "vendor" and n.entity.entity_id in q.context.tally.headed.get(q.reading.block, ())]
    here = [n for n in q.reading.names if n.end <= part[0] and n.type in THINGS | MAKERS]
    makers = {n.name if n.type in MAKERS else q.page.maker(n.entity) for n in here} or {n.name for n in headed}
    if len(makers) != 1 or any(n.type in MAKERS or not _IS_CAUSE.match(q.page.folded, n.end) for n in here):
        return None
    maker = next(iter(makers))
    return Bound(f"{maker} {q.page.text[slice(*part)]}", None, *part, 0.7, "part_of_firm") if maker else None


_IS_CAUSE = re.compile(r" ?(?:판매|수요|출하|주문)[가-힣 ]{0,8}?(?:로|으로|에 힘입어|덕분에|덕에) ")


def firms_thing(q: Question) -> Bound | None:
    """``Intel kartına 600 watt tanımış, NVIDIA ise 400 watt``, ``인텔은 600W를 주지만 엔비디아는 400W``: a firm that leads its clause stands for its thing that the text tells of, where the clause before told of another's."""
    if q.cell is not None or q.metric in MARKET_METRICS | _OF_MAKERS | SHARED_METRICS or q.figure.kind != "quantity" or q.metric not in _OF_THINGS_ALONE:
        return None
    before = [n for n in q.reading.names if n.end <= q.figure.start and n.type in THINGS | {"vendor"}]
    maker = before[-1] if before and before[-1].type == "vendor" else None
    if maker is None or not _SET_APART.match(q.page.folded, maker.end) or any(maker.end <= f.start and f.end <= q.figure.start for f in q.reading.figures if f.kind in MEASURES):
        return None
    made = [n.entity for reading in q.page.readings for n in reading.names if n.type in THINGS and n.entity.entity_id not in COMPONENTS | CLASSES and q.page.maker(n.entity) == maker.name]
    told = [one for one in made if one.entity_id in q.context.tally.last_sentence]
    best = thing_claimed(q.page, maker.name, q.context) or max(told, key=lambda one: (q.context.tally.counts[one.entity_id], one.entity_id), default=None)
    return Bound(best.name, best, maker.start, maker.end, 0.65, "makers_only_thing") if best and not (q.rival and q.rival.entity is best) else None


_SET_APART = re.compile(r"(?:'[a-z]+)? ise |(?:은|는) ")
_OF_THINGS_ALONE = frozenset("power thermal_design_power memory_capacity memory_bandwidth throughput latency temperature frame_rate compute_performance energy_efficiency training_time inference_time execution_time".split())


def left_out(q: Question) -> Bound | None:
    """``Alfa'nınki 6 kW``, ``öbürü 9 W``, ``지금 쓰는 14나노 칩은 230MB``, ``Alfa 두 장에 나눠 올리면 13토큰``: what is meant without its name, or with its name in another case than that of a subject."""
    page, reading, figure = q.page, q.reading, q.figure
    if q.cell is not None or figure.kind not in MEASURES:
        return None
    if q.metric in MARKET_METRICS:
        return both_together(page, reading, figure, q.metric) or owner_of_share(page, reading, figure) or (officers_firm(page, reading, figure) if q.metric in FORECAST else None)
    if q.metric in ("share", "orders"):
        return both_together(page, reading, figure, q.metric) or owner_of_share(page, reading, figure)
    found = counted_right_behind(page, reading, figure, q.metric) or (counted_again(page, reading, q.index, figure) if q.metric in ("power", "memory_capacity", "price") else None)
    found = found or possessed(page, reading, figure, q.context) or the_other(page, reading, q.index, figure) or present_thing(page, reading, q.index, figure)
    found = found or (put_on(page, reading, figure) if q.metric in MEASURED else None)
    found = found or (speakers_thing(page, reading, figure, q.metric, q.context) if q.metric in MEASURED | _OF_THINGS_ALONE | {"performance", "price", "chip_count"} else None)
    return found if found and not (q.rival and key_of(q.rival) == key_of(found)) else None


def per_piece(q: Question) -> Bound | None:
    """``GB200'ün ise GPU başına 4,10 dolar``, ``GB200은 GPU당 4.1달러``: whose value is told for each of a sort of chip, not that chip's."""
    sort = next((n for n in reversed(q.reading.names) if n.end <= q.figure.start), None)
    if sort is None or q.cell is not None or not _FOR_EACH.fullmatch(q.page.folded, sort.end, q.figure.start) or q.page.folded[sort.start : sort.end] not in _SORTS:
        return None
    owner = next((n for n in reversed(q.reading.names) if n.end <= sort.start and n.type in THINGS), None)
    gap = q.page.folded[owner.end : sort.start] if owner else ""
    return bound(owner, 0.8, "listed") if owner and owner.role in STRONG and _ONLY_TURNS.fullmatch(gap) else None


_FOR_EACH = re.compile(r" ?(?:başina|당) (?:yaklaşik |약 )?")
_ONLY_TURNS = re.compile(r"(?:['’]?[a-zçğöşü]{0,4})?(?: ise| de| da)?,? |(?:은|는|이|가|의|의 경우) ")
_SORTS = frozenset({"gpu", "npu", "tpu", "cpu", "칩", "카드"})


def predecessor_of_change(q: Question) -> Bound | None:
    """``selefi K1'in dört katı hıza ulaşırken gücü 95 vattan 150 vata çıktı``, ``전작 M1의 네 배 속도를 내면서 전력은 95W에서 150W로``: the first end of a change is of the one that the sentence has set it against."""
    if q.cell is not None or not begins_change(q.page, q.reading, q.figure):
        return None
    called = pointing_of(q.page.grammar.code).kin_called
    named = next((n for n in q.reading.names if n.end <= q.figure.start and n.type in THINGS and _is_multiplied(q, n) and called.search(q.page.folded, q.reading.start, n.start)), None)
    return bound(named, 0.7, "end_of_change") if named else None


def by_means(q: Question) -> Bound | None:
    """``원래 CPU로 90초 걸리던 게 B2를 넣고 7초로``, ``CPU ile 90 saniye süren iş B2'yle 7 saniyeye``: what was used before has the first value."""
    if q.cell is not None or q.figure.kind != "quantity" or not _TAKEN_THEN.match(q.page.folded, q.figure.end, q.reading.end):
        return None
    named = next((n for n in q.reading.names if n.type in THINGS and _MEANS.fullmatch(q.page.folded, n.end, q.figure.start)), None)
    return bound(named, 0.75, "by_means") if named else None


_MEANS = re.compile(r"(?:으로|로)(?:는)? (?:약 )?|['’]?y?l[ae] (?:yaklaşik )?| ile (?:yaklaşik )?")
_TAKEN_THEN = re.compile(r"(?:씩|이나|쯤)? ?(?:걸리던|걸렸던|쓰던|나오던) |['’]?[a-zçğöşü]{0,2} (?:süren|alan|tutan|harcayan) ")


def described_beside(q: Question) -> Bound | None:
    """``10나노 공정에 HBM2 8GB를 썼던 시험용 칩 모루 M0``, ``12 nm'de üretilen ve 16 GB kullanan M0``: two amounts within what describes one thing are both of it."""
    after = next((f for f in q.reading.figures if f.start >= q.figure.end and f.kind in MEASURES), None)
    if q.cell is not None or q.rival or after is None or q.metric in MARKET_METRICS or not _JOINED_WITHIN.fullmatch(q.page.folded, q.figure.end, after.start):
        return None
    if any(q.figure.end <= n.start < after.start and n.entity.entity_id not in COMPONENTS for n in q.reading.names):
        return None
    named = next((n for n in q.reading.names if n.start >= after.end and n.type in THINGS and n.entity.entity_id not in COMPONENTS), None)
    if named is None or any(after.end <= f.start < named.start for f in q.reading.figures if f.kind in MEASURES):
        return None
    gap = q.page.folded[after.end : named.start].rstrip("'\"‘“ ")
    return bound(named, 0.7, "described") if len(gap) <= _WITHIN and _DESCRIBES.fullmatch(gap) else None


_WITHIN = 44  # code points
_JOINED_WITHIN = re.compile(r" ?(?:급 ?)?(?:공정)?(?:에|과|와|의)?,? (?:[a-z0-9]+ )?|['’]?(?:[dt][ae]|y?l[ae])? ?(?:üretilen|yapilan)?,? (?:ve )?(?:[a-z0-9]+ )?")
_DESCRIBES = re.compile(r"(?: ?(?:메모리|램))?(?:을|를) (?:[가-힣]+ )?[가-힣]*[은던는한쓴춘단](?: [가-힣]+){0,3}|['’]?[a-zçğöşü]{0,4}(?: bellek)?[a-zçğöşü]{0,2} (?:kullanan|taşiyan|barindiran|sunan)(?: [a-zçğöşü]+){0,3}")


def labelled_others(q: Question) -> Bound | None:
    """``- Diğerleri, Marvell dahil: yüzde 5``, ``- 기타(마벨 포함): 5%``: what the rest has, not the one of them that is named."""
    if q.cell is not None or q.figure.kind != "percentage":
        return None
    line = q.page.text.rfind("\n", 0, q.figure.start) + 1
    told = _REST.fullmatch(q.page.folded, max(line, q.reading.start), q.figure.start)
    return Bound(q.page.text[slice(*told.span("phrase"))], None, *told.span("phrase"), 0.75, "others") if told else None


_REST = re.compile(r"[ \t\-•·*▶▷■□○●]*(?P<phrase>diğerleri|diğer (?:şirket|firma|üretici|marka|oyuncu)l[ae]r|kalanlar|기타|나머지|그 ?외)(?:(?:,| \(| ?\()[^:：|\n]{0,40}?(?:dahil|포함|등)\)?)? ?[:：]? ?(?:%|약 |yaklaşik )?")


def less_than_it(q: Question) -> Bound | None:
    """``(5090은 412만 원, K2는 189만 원.) 두 장이면 378만 원이니 34만 원 덜 들었다``: a difference right behind an amount in its unit, in a sentence without a name, is of what that amount is of."""
    before = next((one for one in reversed(q.reading.figures) if one.end <= q.figure.start), None)
    told = q.context.tally.claimed[-1:]
    if q.cell or before is None or before.unit != q.figure.unit or before.start not in q.context.metrics or not told or any(n.type in THINGS | MAKERS for n in q.reading.names):
        return None
    thing = q.page.entities.get(told[0]) if is_difference(q.page, q.figure, degree_near(q.page, q.reading, q.figure)) else None
    return Bound(thing.name, thing, None, None, 0.7, "carried:same") if thing is not None and thing.type in THINGS else None


_SAME_THERE = re.compile(r"['’]?n?[dt][ae](?: ise| de| da)?,? (?:bu|ayni) [a-zçğöşü]+(?: [a-zçğöşü]+)? (?:yaklaşik |sadece |yalnizca )?")


def same_there(q: Question) -> Bound | None:
    """``Hat A'da fire oranı yüzde 6, Lodos'ta bu oran yüzde 9``, ``Kuzgun X2'de aynı sahne 71 saniye``: what was told of one is told of another at whom it is."""
    owner = next((n for n in reversed(q.reading.names) if n.end <= q.figure.start), None) if q.cell is None and q.page.grammar.code == "tr" else None
    if owner is None or owner.role != "locative" or owner.type not in THINGS | MAKERS or not _SAME_THERE.fullmatch(q.page.folded, owner.end, q.figure.start):
        return None
    return bound(owner, 0.75, "same_there") if not (q.rival and q.rival.entity is owner.entity) else None


def ours_in_talk(q: Question) -> Bound | None:
    """``41 kişiyiz``, ``Geçen yıl gelirimiz 8 milyon lira``: the firm of who answers."""
    return our_firm(q.page, q.reading, q.figure, q.metric) if q.cell is None and not (q.rival and q.rival.entity) else None


SETTLING: tuple[Rule, ...] = (ours_in_talk, same_there, less_than_it, described_beside, left_out, labelled_others, predecessor_of_change, by_means, other_speaker, our_pieces, per_piece, part_of_firm, firms_thing, coming, rack, building, built_for, in_each, former_described, portion, whole, average, counted_against, made_up, shared_out, variant_told, topic_with_measure, per_rack, asked_of_firm, our_fleet, one_end, before_or_after, other_half, same_pair, placed, share_taken, one_of_two, of_market, described, ahead, overtaken, embedded, others, turned, contrasted, owned, in_turn, technique, division, back_then, of_line, of_segment, to_come, beside_processor, offered, asked_by_maker, sold, traded_at, goes_on_rising, all_of_them, chip_within, site, tabled, rowed, ours, opposed, annotated, labelled_part, kin_named, switched_from, former, dated, newest, this_thing, unnamed_thing, rival_told, mine, announced, launched, latest, taken_up, holder, counted_behind, counted_within, item, follower)


def choose_subject(question: Question) -> Bound | None:
    """Of what a figure is told; what has the sum of a list is kept for the average that may follow."""
    subject = _chosen(question)
    if subject and summed(question.page, question.reading, question.figure):
        question.context.total = (question.index, subject)
    return subject


def _chosen(question: Question) -> Bound | None:
    """What grammar leaves no choice of, else the heaviest candidate by the cues that speak for it; the rules propose, their weights decide."""
    if question.cell is not None and is_total(question.page, question.cell):
        return _whole_of_rows(question, question.cell)
    members = summed(question.page, question.reading, question.figure)
    before = _succeeded(question) | members
    settled = next((found for rule in SETTLING if (found := rule(question)) and key_of(found) not in before and not _is_unfit(question, found)), None)
    if settled:
        return _made_by(question, settled)
    proposals, rules = propose(question)
    panel = question.context.panel
    ranked = {key: (one, cues) for key, one, cues in weighed(question, proposals, rules)}
    chosen = choose(ranked, lambda weights: panel.subject_weights(question.figure, weights), question.page.grammar.code)
    if chosen is None:
        return None
    key, one, share = chosen
    labels = _that_labels(question, question.cell) if question.cell is not None else None
    if labels and key_of(labels) != key:
        return labels
    first = next((name for name in RULE_NAMES if name in rules.get(key, ())), None)
    best = proposals[key] if key in proposals and first != "any_topic" else one
    method = best.method if first else ("in_sentence" if best.start is not None else "carried:cues")
    if question.cell is None and (us := meant_by_us(question.page, question.reading, question.index, question.figure, best, question.context)):
        return us
    if firm := _firm_meant(question, best) or _kept_in_paragraph(question, best):
        return firm
    if best.start is None and question.cell is not None and method.startswith("carried") and is_of_unknown_column(question.page, question.cell):
        return None
    return _made_by(question, Bound(best.name, best.entity, best.start, best.end, share, method))


def _firm_meant(q: Question, chosen: Bound) -> Bound | None:
    """``4분기 매출 가이던스는 375억 달러``, ``목표주가는 3만 4,000원``: earnings to come and what shares are worth are of a firm, where the sentence names none: of the thing's maker, or, instead of a firm named in passing, of the one whose earnings were told last."""
    if q.cell is not None or chosen.start is not None or any(n.type in THINGS | MAKERS and n.end <= q.figure.start for n in q.reading.names):
        return None
    if q.metric in _OF_LINES and chosen.entity is not None and chosen.entity.type in THINGS and q.figure.kind in ("money", "percentage"):
        headed = {n.entity.entity_id: n.entity for reading in q.page.readings for n in reading.names if n.type == "vendor" and n.entity.entity_id in q.context.tally.headed.get(q.reading.block, ())}
        maker = q.page.maker(chosen.entity)
        own = next((one for one in headed.values() if one.name == maker), None)
        return Bound(own.name, own, None, None, 0.6, "carried:heading") if own else None
    if q.metric not in _OF_SHARES or (chosen.entity is not None and chosen.entity.type in MAKERS):
        return None
    told = [one for key, metrics in q.context.tally.metrics.items() if metrics & _EARNINGS and (one := q.page.entities.get(key)) is not None and one.type == "vendor"]
    if chosen.entity is not None and chosen.entity in (*told, *(one.entity for one in (q.context.title_maker, q.context.hero_maker) if one)):
        return None  # a firm of which earnings were told, or of which the article is: no matter who else has told some since
    firm = max(told, key=lambda one: (q.context.tally.last_sentence.get(one.entity_id, -1), one.entity_id), default=None)
    return Bound(firm.name, firm, None, None, 0.6, "carried:earnings") if firm else None


_SOLD, _FAR_BLOCKS = frozenset({"shipments", "revenue", "profit", "orders", "exports"}), 3  # blocks


def _kept_in_paragraph(q: Question, chosen: Bound) -> Bound | None:
    """``(Efes: gelir 4,6 milyar …) Tezel'e göre sevkiyat 6.000'i aşacak``: goods and money in a paragraph of one firm, where nothing else is named, are that firm's, and not those of a thing of another paragraph."""
    thing = chosen.entity
    if q.cell is not None or chosen.start is not None or thing is None or thing.type not in THINGS or q.metric not in _SOLD:
        return None
    last = q.context.tally.last_sentence.get(thing.entity_id)
    if last is None or q.page.readings[last].block > q.reading.block - _FAR_BLOCKS:
        return None
    low = q.page.block(q.reading).start
    named = {n.entity.entity_id: n for n in q.page.names_between(low, q.figure.start) if n.type in THINGS | {"vendor"}}
    firms = [n for n in named.values() if n.type == "vendor"]
    if len(named) != 1 or len(firms) != 1 or firms[0].name == q.page.maker(thing) or q.context.tally.claimed[-1:] != [firms[0].entity.entity_id]:
        return None
    return Bound(firms[0].name, firms[0].entity, None, None, 0.6, "carried:paragraph")


_EARNINGS = frozenset({"revenue", "profit", "loss", "operating_margin", *_OF_SHARES})


def _that_labels(q: Question, cell: Cell) -> Bound | None:
    """``| B200 | 90 W | 980 W |``: the one thing that a row names, where its name is the whole label and no thing heads the column."""
    label = row_label(q.page, cell)
    if label is None:
        return None
    things = [n for n in names_before(q.page, cell) if n.type in THINGS]
    whole = len(things) == 1 and things[0].start - label.start <= _MARKS and 0 <= label.end - things[0].end <= _MARKS
    if not whole or q.metric in MARKET_METRICS or things[0].entity.entity_id in COMPONENTS | CLASSES or column_thing(q.page, cell):
        return None
    return bound(things[0], 0.85, "table_row")


_MARKS = 2  # code points of stars around a label


def _whole_of_rows(q: Question, cell: Cell) -> Bound | None:
    """``합계``, ``Toplam`` under the parts of a firm: what the firm itself earns; of rows that name firms or things the sum is nobody's."""
    labels = [label for label in table_cells(q.page, cell.block) if label.col == 0 and label.row]
    named = any(n.type in THINGS | MAKERS and n.entity.entity_id not in COMPONENTS for label in labels for n in q.page.names_between(label.start, label.end))
    firm = q.context.title_maker or q.context.hero_maker
    return firm.carried() if firm and not named and q.metric in _EARNED and q.figure.kind == "money" else None


_EARNED = frozenset({"revenue", "profit", "loss"})


def _made_by(q: Question, subject: Bound) -> Bound:
    """``엔비디아는 41토큰``, ``Synology 61 vat``: of what is measured on things a maker that is named stands for its one thing."""
    maker = subject.entity if subject.start is not None else None
    if maker is None or maker.type != "vendor" or q.cell or q.metric in MARKET_METRICS | _OF_MAKERS:
        return subject
    meant = only_thing_of(q.page, maker)
    if meant is None or (q.rival and q.rival.entity is meant):
        return subject
    return Bound(meant.name, meant, subject.start, subject.end, subject.confidence, "makers_only_thing")


_OF_MAKERS = frozenset({"price", "cost", "market_size", "release_date", "process_node"})  # of a maker as much as of what it makes
RULE_NAMES = tuple(rule.__name__ for rule in RULES)


def propose(question: Question) -> tuple[dict[str, Bound], dict[str, set[str]]]:
    """What each rule answers: by candidate its first binding, and the names of the rules that chose it."""
    proposals: dict[str, Bound] = {}
    rules: dict[str, set[str]] = {}
    first = True
    for rule in RULES:
        found = rule(question)
        if found:
            key = key_of(found)
            proposals.setdefault(key, found)
            rules.setdefault(key, set()).add(rule.__name__)
            if first:
                rules[key] |= {"first", f"first_{rule.__name__}"}
            first = False
    return proposals, rules


def weighed(q: Question, proposals: dict[str, Bound], rules: dict[str, set[str]]) -> Iterator[tuple[str, Bound, set[str]]]:
    """Candidates with their cues; the other side of the comparison is none, nor what cannot carry the metric."""
    others = {key_of(q.rival)} if q.rival else set()
    if q.metric == "scale_limit":
        others |= {n.entity.entity_id for n in q.reading.names if 0 <= n.start - q.figure.end <= _COUNTED_GAP}  # what can be put together, not what it is put into
    elif not q.rival:
        others |= {key for key in _set_against(q) if "parenthesis" not in rules.get(key, ())}
    others |= _of_next_statement(q) | _of_family(q) | _run_on_another(q) | _followed(q) | _succeeded(q) | _investing(q) | _left_out(q) | _passed_behind(q) | _of_other_makers_software(q) | _modes_of_row(q) | _built_into_rival(q) | _asked_by_others(q)
    if had := changed_from(q.page, q.reading, q.index, q.figure, q.context):
        others.add(key_of(had))
    if members := summed(q.page, q.reading, q.figure):
        at = {n.start for n in q.reading.names if n.entity.entity_id in members}
        others |= members | {key for key, one in proposals.items() if one.entity is None and one.start in at}
    others |= {n.entity.entity_id for n in q.reading.names if is_no_source(q.page, n.end)}
    if any("counted" in told for told in rules.values()):
        nouns = {one.start for one in proposals.values() if one.method == "pointing_noun"}
        others |= {key for key, one in proposals.items() if one.entity is None and one.start in nouns}  # `Sunucuda 8 H100`: of the server only where it has a name
    place = place_of(q, kinds_for(q.metric))
    found = {key: one for key, one in {**q.context.panel.subjects(q.figure), **candidates(place, proposals)}.items() if key not in others and not is_spoken_about(q.page, one)}
    made_there = bool(_MADE_IN.match(q.page.folded, q.figure.end, q.reading.end))
    able = {key: one for key, one in found.items() if not _is_unfit(q, one) and not _is_kind_elsewhere(q, one)} or found
    fitting = {key: one for key, one in able.items() if can_carry(one.entity, q.metric, made_there=made_there) and not _draws_too_much(q, one)}
    if q.metric in _OF_SHARES and not fitting:
        return
    for key, one in (fitting or able).items():
        yield key, one, cues_of(key, one, rules.get(key, set()), place)


def _draws_too_much(q: Question, one: Bound) -> bool:
    """``3동까지 다 차면 40MW 가운데 31MW를``: more than any chip draws, where nothing says that it is of many of them."""
    if one.entity is None or one.entity.type != "chip" or q.metric != "power" or watts_of(q.figure) < _MOST_OF_CHIP or is_site(one.entity) or _PER_RACK.search(q.page.folded, q.reading.start, q.reading.end):
        return False
    return watts_of(q.figure) >= _ONLY_SITES or not (any(f.unit in PIECES for f in q.reading.figures) or any(n.entity is one.entity for n in q.reading.names))


_PER_RACK = re.compile(r"랙|캐비닛|(?<![a-zçğöşü])(?:kabin|raf|dolap)")
_MOST_OF_CHIP, _ONLY_SITES = 3e4, 1e6  # watts


def _is_kind_elsewhere(q: Question, one: Bound) -> bool:
    """``(Veri merkezleri nereye?) … 90 MW çekecek``: a kind of things that only another sentence names has shares of markets, and no value of one of them."""
    away = one.entity is None and one.start is not None and not q.reading.start <= one.start < q.reading.end
    return away and q.page.grammar.code == "tr" and q.metric not in MARKET_METRICS | SHARED_METRICS and _PLURAL.search(q.page.folded, one.start or 0, one.end or 0) is not None


_PLURAL = re.compile(r"l[ae]r[ıi]?$")


def _is_unfit(q: Question, one: Bound) -> bool:
    if one.method in ("turned", "supply", "others", "part_of_firm") or (one.method == "row_label" and q.cell is not None and heads_measure(q.page, q.cell)):
        return False  # `메모리` under `2분기 매출`: a part of a firm
    return is_unfit(q.page, one, q.metric, q.figure.start)


def _of_next_statement(q: Question) -> set[str]:
    """``용량이 두 배 커졌는데, 이는 H100과 같다``, ``AUC는 0.81로 A100의 모델과 같다``: what only a statement about this one names."""
    end = q.figure.end if has_score(q.page, q.reading.start, q.figure.start) else said_up_to(q.page, q.reading, q.figure)
    return {n.entity.entity_id for n in q.reading.names if n.start >= end} - {n.entity.entity_id for n in q.reading.names if n.start < end} if end < q.reading.end else set()


def _of_family(q: Question) -> set[str]:
    """``DLRM 계열의 모델로``, ``DLRM ailesinden bir model``: a family that the thing told of belongs to."""
    return {n.entity.entity_id for n in q.reading.names if n.end <= q.figure.start and n.type in THINGS | WORKLOADS and _FAMILY.match(q.page.folded, n.end)}


_FAMILY = re.compile(r" ?(?:계열|기반|계통)(?:의|인) |['’]?(?: model)? (?:ailesin[dt]en|ailesine (?:ait|mensup|dahil)|ailesinin (?:bir )?üyesi|tabanli)(?![a-zçğöşü])")


def _run_on_another(q: Question) -> set[str]:
    """``P3 ile ResNet-50'yi eğitmek 90 dolara``, ``P3로 ResNet-50을 학습하는 데``: a model that is run by means of a thing of its clause is the workload."""
    low, high = q.reading.clause(q.figure.start)
    names = [n for n in q.reading.names if low <= n.start and n.end <= min(high, q.figure.start)]
    means = any(n.type in THINGS and n.role == "instrument" and n.entity.entity_id not in COMPONENTS | CLASSES for n in names)
    return {n.entity.entity_id for n in names if n.type in WORKLOADS and n.role == "object"} if means else set()


def _investing(q: Question) -> set[str]:
    """``X Ventures'ın öncülük ettiği turda 22 milyon avro toplandı``, ``X벤처스가 주도한 시리즈 B에서``: who leads a round raises nothing by it."""
    if q.metric not in ("investment", "valuation"):
        return set()
    return {n.entity.entity_id for n in q.reading.names if n.end <= q.figure.start and n.type in MAKERS and _LEADS_ROUND.match(q.page.folded, n.end)}


_LEADS_ROUND = re.compile(r"['’]?n?[iuü]n (?:öncülük ettiği|liderlik ettiği|liderliğinde|öncülüğünde|başini çektiği)|(?:이|가) (?:주도|리드|주관)한|(?:이|가) 이끈|의 주도로|이 이끄는")


def _left_out(q: Question) -> set[str]:
    """``NVLink가 없어서 시간의 34%를``, ``Nvidia'nın onayı gecikirse kâr yüzde 12``, ``450 W; mevcut kartta 400 W``: what is not there, whose doing is only the condition of a firm's results, and what the sentence turns to behind the figure."""
    later = called_former(q.page, q.index) if q.figure.kind in MEASURES and q.page.grammar.former.search(q.page.folded, q.figure.end, q.reading.end) else None
    absent = {n.entity.entity_id for n in q.reading.names if n.type in THINGS | {"framework"} and n.end <= q.figure.start and is_absent(q.page, n)}
    supposed = {n.entity.entity_id for n in q.reading.names if n.type in MAKERS and is_supposed(q.page, n, q.figure)} if q.metric in _OF_LINES else set()
    return absent | supposed | ({later.entity_id} if later else set())


def _built_into_rival(q: Question) -> set[str]:
    """``sekiz L4'lü Kuzgun X2'yi yüzde 11 geçti``, ``L4 8장을 단 Kuzgun X2보다``: what the other side has in it is no side of its own."""
    at = next((n.start for n in q.reading.names if q.rival and n.entity is q.rival.entity and n.start == q.rival.start), None) if q.rival else None
    if at is None:
        return set()
    parts = {n.entity.entity_id for n in q.reading.names if n.end < at and n.type in THINGS and _BUILT_IN.fullmatch(q.page.folded, n.end, at)}
    return parts - {n.entity.entity_id for n in q.reading.names if n.type in THINGS and n.start != at and not _BUILT_IN.fullmatch(q.page.folded, n.end, at)}


_BUILT_IN = re.compile(r"['’]?l[iuü] (?:(?![a-zçğöşü]*(?:l[ae]r[iu]?|[iuü]n) )[a-zçğöşü]+ ){0,2}|(?: ?[0-9]+ ?[장개])?(?:을|를|이|가)? (?:단|꽂은|얹은|실은|쓴|쓰는|탑재한|장착한|들어간|들어 있는) (?:[가-힣a-z]+ ){0,2}")


def _asked_by_others(q: Question) -> set[str]:
    """``(Poyraz X1 mi, 3090 mı?) Ben 3090 kullanıyorum. 8K'da 14'e iniyor``: what the title of a thread asks about and a poster, who tells of something else, has not spoken of."""
    blocks = q.page.document.article.blocks
    post = blocks[q.reading.block]
    if post.kind != "paragraph" or not post.speaker or q.cell is not None:
        return set()
    asked = {n.entity.entity_id for one in q.page.readings if blocks[one.block].kind == "title" for n in one.names if n.type in THINGS}
    own = [one for one in q.page.readings[: q.index + 1] if blocks[one.block].speaker == post.speaker and blocks[one.block].kind == "paragraph"]
    spoken = {n.entity.entity_id for one in own for n in one.names if n.type in THINGS and n.start < q.figure.start and n.role != "comparator"}
    return asked - spoken - {n.entity.entity_id for n in q.reading.names} if spoken else set()


def _of_other_makers_software(q: Question) -> set[str]:
    """``(3090 …) ROCm 7로 올리니 780에서 1,050토큰``, ``CUDA 13'e geçince``: cards of a maker whose software the post does not speak of, where the sentence does not name them."""
    if q.page.grammar.code not in ("ko", "tr") or q.metric not in MEASURED:
        return set()
    block = q.page.block(q.reading)
    told = {maker for n in q.page.names_between(block.start, q.figure.start) if n.type == "framework" and (maker := q.page.maker(n.entity)) in _OWN_SOFTWARE}
    if len(told) != 1:
        return set()
    here = {n.entity.entity_id for n in q.page.names_between(block.start, q.figure.start) if n.type in THINGS}
    chips = [one for one in q.page.entities.values() if one.type == "chip" and q.page.maker(one) in _OWN_SOFTWARE]
    own = {one.entity_id for one in chips if q.page.maker(one) in told}
    software = {one.entity_id for one in q.page.entities.values() if one.type == "framework" and q.page.maker(one) in told} if own and q.rival and q.rival.name == "previous" else set()
    doing = {n.entity.entity_id for n in q.reading.names if n.end <= q.figure.start and n.role in ("bare", "topic", "subject")}  # `cuDNN 3배 정도의 속도 향상`
    return software - doing | {one.entity_id for one in chips if one.entity_id not in here | own}


_OWN_SOFTWARE = frozenset({"AMD", "NVIDIA"})  # makers of cards on whose software the other's cards do not run


def _passed_behind(q: Question) -> set[str]:
    """``7.900 görüntü ile A100'lerin (10.400) yüzde 24 gerisinde``, ``saniyede 812 GB ile L4'ün tam iki katı``: what a value is only set against behind it, by how much."""
    if q.page.grammar.code != "tr":
        return set()
    return {n.entity.entity_id for n in q.reading.names if n.start >= q.figure.end and n.type in THINGS and _BEHIND_IT.match(q.page.folded, n.end, q.reading.end)}


_BEHIND_IT = re.compile(r"['’]?(?:l[ae]r)?n?[iuü]n (?:\([^()]*\) )?(?:yaklaşik |tam |neredeyse )?(?:(?:yüzde |%)[0-9.,]+(?:['’]?[iuü]n?)? (?:gerisinde|önünde|altinda|üstünde|üzerinde|ilerisinde)|(?:[0-9][0-9.,]*|bir buçuk|iki|üç|dört|beş|alti|yedi|sekiz|dokuz|on) kati?(?![a-zçğöşü]{3})|yarisi(?![a-zçğöşü]{3}))")


def _set_against(q: Question) -> set[str]:
    """``A, B'ninkinden iyidir ve 86 dönemde``: what a clause before only compares with, beside a thing that leads the sentence, is not what it goes on about."""
    before = [n for n in q.reading.names if n.type in THINGS and n.end <= q.figure.start]
    against = [n for n in before if n.role == "comparator" or _is_multiplied(q, n)]
    leading = {n.entity.entity_id for n in before if n.role in STRONG and n not in against}
    return {n.entity.entity_id for n in against} - {n.entity.entity_id for n in before if n not in against} if leading else set()


def _is_multiplied(q: Question, named: Named) -> bool:
    """``M1의 3.5배에 달하고, 대역폭도 3.35TB/s``, ``selefi K1'in dört katı hıza ulaşırken 150 vata``: whose multiple a clause before tells."""
    told = _MULTIPLE_OF.match(q.page.folded, named.end, q.figure.start)
    return told is not None and any(f.start >= named.end and f.end <= told.end() + _SHORT_CASE and f.end <= q.figure.start and f.unit == "x" for f in q.reading.figures)


_MULTIPLE_OF = re.compile(r"(?:의|['’]?n?[iuü]n) (?:약 |거의 |무려 |yaklaşik |tam |neredeyse )?(?:[0-9][0-9.,]* ?|[가-힣a-zçğöşü]+ )?(?:[가-힣]{0,3}배|kati)")


def owner_of(page: Page, reading: Reading, subject: Bound, context: Context, metric: str | None) -> str | None:
    """The maker: the lexicon's or the document's, else one that stands before the name or is the topic (``SK hynix``'s HBM)."""
    maker = page.maker(subject.entity)
    if subject.method == "latest" and context.maker and context.maker.entity and context.maker.entity.type == "vendor":
        return context.maker.name
    if subject.method == "part_of_firm":
        firms = [n.name for n in reading.names if n.type in MAKERS and n.end <= (subject.start or 0)]
        return firms[-1] if firms else next((one.name for one in page.entities.values() if one.type == "vendor" and subject.name.startswith(f"{one.name} ")), None)
    if subject.method == "unnamed_thing" or (subject.method == "possessed" and subject.entity is None):
        return next((n.name for n in reading.names if n.start == subject.start), None)
    if subject.method == "sold":
        return next((n.name for n in reversed(reading.names) if n.end <= (subject.start or 0) and n.type in MAKERS and n.role in ("topic", "subject", "genitive", "bare")), None)
    if maker:
        return maker
    if subject.entity is None and subject.method not in _LINES_OF_FIRMS:
        inside = _makers_inside(page, reading, subject)
        return inside.pop() if len(inside) == 1 else _owner_of_unnamed(page, reading, subject, context) if metric in _OF_UNNAMED else None
    if subject.start is not None:
        for named in reversed(reading.names):
            if named.end <= subject.start and named.type == "vendor" and (named.role in ("maker", "genitive", "topic", "subject") or (subject.method == "division" and named.end + 1 == subject.start)):
                return named.name
    if subject.entity is None:
        return page.maker(context.maker.entity) if context.maker else None
    firm = context.maker.entity if context.maker and (subject.entity.entity_id in COMPONENTS or _STACKED.fullmatch(subject.entity.entity_id)) else None
    makes = firm and firm.type == "vendor" and (firm.entity_id in _MEMORY_MAKERS or not page.lexicon.knows(firm.name))  # who buys memory makes none
    return firm.name if firm and makes else None


def _makers_inside(page: Page, reading: Reading, subject: Bound) -> set[str]:
    """``레니게이드 카드``, ``L40S'li sunucu``: the makers of the names that stand in the words for a thing, not of what a class of things stands for (``GPU``)."""
    if subject.start is None or subject.end is None:
        return set()
    inside = [n for n in reading.names if subject.start <= n.start and n.end <= subject.end and (n.name == page.text[n.start : n.end] or page.lexicon.maker(page.text[n.start : n.end]))]
    return {maker for n in inside if (maker := page.maker(n.entity))}


def _owner_of_unnamed(page: Page, reading: Reading, subject: Bound, context: Context) -> str | None:
    """``나루실리콘의 2세대 칩은``, ``(Mirva Yonga yeni kartını anlattı.) Kartın belleği 24 GB``: the maker of a thing without a name, who stands before it, or of whom its paragraph or most of the article speaks."""
    at = subject.start if subject.start is not None and reading.start <= subject.start < reading.end else reading.start
    owner = next((n for n in reversed(reading.names) if n.end <= at and n.type == "vendor" and n.role in ("maker", "genitive")), None)
    if owner is not None and not any(owner.end <= n.start < at for n in reading.names):
        return owner.name
    firm = context.maker.entity if context.maker else None
    if firm is None or firm.type != "vendor":
        return None
    block, main = page.block(reading), main_maker(page)
    told = main is not None and main.entity is firm
    return firm.name if told or any(n.entity is firm for n in page.names_between(block.start, at)) else None


_OF_UNNAMED = frozenset(
    "memory_capacity memory_bandwidth interconnect_bandwidth storage_capacity compute_performance performance benchmark_score throughput frame_rate process_node clock_frequency core_count transistor_count"
    " weight thickness display_size refresh_rate battery_capacity battery_life release_date shipments revenue yield".split()
)  # what things and lines of a firm have; a number of chips, power and money are as often a place's or a market's
_STACKED = re.compile(r"chip:(?:hbm|gddr|lp?ddr)[0-9a-z]*-[0-9]+(?:단|hi|-high|-katman)?")  # `HBM3E 12단`
_LINES_OF_FIRMS = frozenset({"division", "of_line", "part_of_firm", "respectively"})
_MEMORY_MAKERS = frozenset(f"vendor:{name}" for name in "sk-hynix samsung samsung-electronics micron kioxia sandisk western-digital solidigm cxmt ymtc nanya winbond".split())
