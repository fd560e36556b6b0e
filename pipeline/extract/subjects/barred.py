"""What a figure is not told of, though it stands near: names that another statement, a description or a condition needs."""

from __future__ import annotations

import re

from pipeline.extract.attribution.own_words import is_no_source
from pipeline.extract.columns import heads_measure, row_cells
from pipeline.extract.comparators.measures import said_up_to
from pipeline.extract.context import Bound
from pipeline.extract.measured import MEASURED
from pipeline.extract.moved import changed_from
from pipeline.extract.nameless import is_extreme
from pipeline.extract.predecessors import called_former
from pipeline.extract.premises import is_site, watts_of
from pipeline.extract.ranking import LEADING, key_of
from pipeline.extract.reading import CLASSES, COMPONENTS, MAKERS, MEASURES, PIECES, THINGS, WORKLOADS, Page, asked_once
from pipeline.extract.set_up_told import is_switched
from pipeline.extract.subjects.bearers import is_generation_elsewhere
from pipeline.extract.subjects.doers import of_clause_behind, receiving
from pipeline.extract.subjects.formers import is_multiplied, succeeded
from pipeline.extract.subjects.places import who_is_followed
from pipeline.extract.subjects.question import (
    COUNTED_GAP,
    FOUNDRIES,
    MARKET_METRICS,
    OF_LINES,
    OF_SHARES,
    SHARED_METRICS,
    Question,
)
from pipeline.extract.subjects.tables import modes_of_row
from pipeline.extract.unfit import has_score, is_unfit
from pipeline.extract.wholes import is_absent, is_supposed, summed
from pipeline.languages import circumstances_of
from schemas.records import Entity

_MADE_IN = re.compile(r" ?급?(?: ?공정)?(?:으로|로|이다|라는|라고|이며|이고|[을를] (?:쓰|쓴|썼|써|적용|채택|사용|활용)| 기반)|['’]?(?:l[iuü]k)?(?: (?:üretim )?(?:süre[cç]|teknoloji|hatt|düğüm)[a-z]*)?(?:le|la|yle|yla| ile|nde|nda|de|da)(?![a-z])")
_OF_BUILDINGS = frozenset({"pue"})
_OF_RUNS = frozenset({"batch_size", "epochs", "learning_rate", "convergence_epochs"})  # of what is run on data, not of the data


def can_carry(entity: Entity | None, metric: str, *, made_there: bool) -> bool:
    """Whether a name can be what a metric speaks of at all: data has no batches, a chip no PUE, a contract maker no process of the product made there."""
    if entity is None:
        return True
    return not ((entity.type == "dataset" and metric in _OF_RUNS) or (entity.type == "chip" and metric in _OF_BUILDINGS and not is_site(entity)) or (entity.type in THINGS and metric in OF_SHARES) or (metric == "stack_count" and entity.entity_id in COMPONENTS) or (entity.entity_id in FOUNDRIES and metric == "process_node" and made_there))


def barred_keys(q: Question, proposals: dict[str, Bound], rules: dict[str, set[str]]) -> set[str]:
    """The keys of what a figure cannot be told of where it stands: the other side of its comparison, and what is only named beside it."""
    others = {key_of(q.rival)} if q.rival else set()
    if q.metric == "scale_limit":
        others |= {n.entity.entity_id for n in q.reading.names if 0 <= n.start - q.figure.end <= COUNTED_GAP}  # what can be put together, not what it is put into
    elif not q.rival:
        others |= {key for key in _set_against(q) if "parenthesis" not in rules.get(key, ())}
    others |= _of_next_statement(q) | _of_family(q) | _run_on_another(q) | who_is_followed(q) | succeeded(q) | _investing(q) | _left_out(q) | _passed_behind(q) | _of_other_makers_software(q) | modes_of_row(q) | _built_into_rival(q) | _asked_by_others(q) | _in_bracket_behind(q) | _of_terms(q) | _houses(q) | _counted_in_row(q) | receiving(q) | of_clause_behind(q)
    if had := changed_from(q.page, q.reading, q.index, q.figure, q.context):
        others.add(key_of(had))
    if any(one.entity is not None and one.entity.type in ("chip", "system") for one in proposals.values()):
        others |= _run_with(q)
    if members := summed(q.page, q.reading, q.figure):
        at = {n.start for n in q.reading.names if n.entity.entity_id in members}
        others |= members | {key for key, one in proposals.items() if one.entity is None and one.start in at}
    others |= {n.entity.entity_id for n in q.reading.names if is_no_source(q.page, n.end)}
    if any("counted" in told for told in rules.values()):
        nouns = {one.start for one in proposals.values() if one.method == "pointing_noun"}
        others |= {key for key, one in proposals.items() if one.entity is None and one.start in nouns}  # `Sunucuda 8 H100`: of the server only where it has a name
    return others


def _of_terms(q: Question) -> set[str]:
    """``(입찰 … H100은 탈락한다.) 카드 한 장은 750W를 넘으면 안 된다``: in a call for tenders what has to be so is of what is to be bought, no fact of a thing that its sentence does not name."""
    if not _is_tender(q.page) or not circumstances_of(q.page.grammar.code).must.search(q.page.folded, q.figure.end, q.reading.end):
        return set()
    return {entity.entity_id for entity in q.page.entities.values() if entity.type in THINGS | {"model"}} - {n.entity.entity_id for n in q.reading.names}


def _houses(q: Question) -> set[str]:
    """``Pusula Araştırma analisti Mine Ergun, kartların yüzde 56'sının … söyledi``, ``한별리서치 오태준 연구원은``: a body that makes nothing is only whose somebody is, where a person's name follows it."""
    people = [n for n in q.reading.names if n.type == "person"] if q.metric in MARKET_METRICS | SHARED_METRICS else []
    bodies = {n.entity.entity_id for n in q.reading.names if n.type == "organisation" and any(0 < person.start - n.end <= _OFFICE and _OF_PERSON.fullmatch(q.page.folded, n.end, person.start) for person in people)}
    return bodies - {n.entity.entity_id for n in q.reading.names if n.role in LEADING and n.start > people[-1].end} if bodies else set()


def _counted_in_row(q: Question) -> set[str]:
    """``| BulutEge | be-8 | 8 × H100 | 22,40 dolar |``: of what a cell behind the label says how many there are in the row's thing, is one part of it; not where the row has no other name."""
    if q.cell is None:
        return set()
    cells = [one for one in row_cells(q.page, q.cell) if one.row and one.col < q.cell.col]
    counts = [one for one in cells if one.col and _SO_MANY.match(q.page.folded, one.start, one.end)]
    counted = {n.entity.entity_id for one in counts for n in q.page.names_between(one.start, one.end)}
    others = {n.entity.entity_id for one in cells if one not in counts for n in q.page.names_between(one.start, one.end) if n.type in THINGS | MAKERS}
    return counted if others - counted else set()


_SO_MANY = re.compile(r"[ *_]*[0-9]+ ?[x×] ?|[^|\n]*(?:×|(?<![a-z])x) ?[0-9]+[ *_]*$")
_OFFICE = 40  # code points of somebody's office between the body and the name
_OF_PERSON = re.compile(r"(?:['’][a-zçğöşü]{1,4})?(?: [^\W\d]+\.?){0,4} |의? (?:[가-힣]+ ){0,2}")


@asked_once
def _is_tender(page: Page) -> bool:
    return len(circumstances_of(page.grammar.code).tender.findall(page.folded)) > 1


def _run_with(q: Question) -> set[str]:
    """``ROCm'un yeni sürümüyle gecikmeyi 240 ms'ye indirdiler``, ``vLLM으로 초당 900토큰``: programs by means of which something that can have the value was run."""
    if q.cell is not None or q.metric not in MEASURED or (q.rival is not None and q.rival.entity is not None and q.rival.entity.type == "framework"):
        return set()
    return {n.entity.entity_id for n in q.reading.names if n.type == "framework" and n.end <= q.figure.start and (n.role == "instrument" or _NEW_RELEASE.match(q.page.folded, n.end))}


_NEW_RELEASE = re.compile(r"(?:['’]?n?[iuü]n)? (?:yeni|son|güncel) sürümü?(?:yle|nde)(?![a-zçğöşü])|(?:의)? ?(?:새|최신) ?버전(?:으로|에서)")


def able_to_have(q: Question, found: dict[str, Bound]) -> dict[str, Bound]:
    """Those of the candidates that can have the value, where there are any; what shares are worth is of firms alone."""
    made_there = bool(_MADE_IN.match(q.page.folded, q.figure.end, q.reading.end))
    able = {key: one for key, one in found.items() if not is_barred(q, one) and not _is_kind_elsewhere(q, one)} or found
    is_too_much = _TOO_MUCH.get(q.metric)
    fitting = {key: one for key, one in able.items() if can_carry(one.entity, q.metric, made_there=made_there) and not (is_too_much and is_too_much(q, one))}
    if any(_is_model(one) for one in fitting.values()):
        fitting = {key: one for key, one in fitting.items() if not _learns_nothing(q, one)}
    return fitting if fitting or q.metric in OF_SHARES else able


def _is_model(one: Bound) -> bool:
    return one.entity is not None and one.entity.type == "model"


def _learns_nothing(q: Question, one: Bound) -> bool:
    """``(CS-2 …) İnce ayar 3 dönem``, ``(H100 …) HellaSwag 정확도 51.3%``: what another sentence says a model was trained on is not what was trained, nor is a test or software."""
    if one.entity is None or q.metric not in _OF_LEARNED:
        return False
    if one.entity.type in ("dataset", "benchmark", "framework"):
        return True
    return one.entity.type in THINGS and q.page.lexicon.knows(one.entity.name) and all(n.entity is not one.entity for n in q.reading.names)


_OF_LEARNED = frozenset({"epochs", "learning_rate", "sparsity", "bleu", "perplexity", "accuracy", "top1_accuracy", "accuracy_loss"})


def _draws_too_much(q: Question, one: Bound) -> bool:
    """``3동까지 다 차면 40MW 가운데 31MW를``: more than any chip draws, where nothing says that it is of many of them."""
    if one.entity is None or one.entity.type != "chip" or watts_of(q.figure) < _MOST_OF_CHIP or is_site(one.entity) or _PER_RACK.search(q.page.folded, q.reading.start, q.reading.end):
        return False
    return watts_of(q.figure) >= _ONLY_SITES or not (any(f.unit in PIECES for f in q.reading.figures) or any(n.entity is one.entity for n in q.reading.names))


def _has_too_many_cores(q: Question, one: Bound) -> bool:
    """``CPU와 GPU를 합쳐 870만 코어``, ``8,7 milyon çekirdek``: more than any chip has; a system's."""
    return one.entity is not None and one.entity.type == "chip" and (q.figure.value or 0) > _MOST_CORES


_TOO_MUCH = {"power": _draws_too_much, "core_count": _has_too_many_cores}
_MOST_CORES = 1e6  # a whole wafer has nine hundred thousand


_PER_RACK = re.compile(r"랙|캐비닛|(?<![a-zçğöşü])(?:kabin|raf|dolap)")
_MOST_OF_CHIP, _ONLY_SITES = 3e4, 1e6  # watts


def _is_kind_elsewhere(q: Question, one: Bound) -> bool:
    """``(Veri merkezleri nereye?) … 90 MW çekecek``: a kind of things that only another sentence names has shares of markets, and no value of one of them."""
    away = one.entity is None and one.start is not None and not q.reading.start <= one.start < q.reading.end
    return away and q.page.grammar.code == "tr" and q.metric not in MARKET_METRICS | SHARED_METRICS and _PLURAL.search(q.page.folded, one.start or 0, one.end or 0) is not None


_PLURAL = re.compile(r"l[ae]r[ıi]?$")


def is_barred(q: Question, one: Bound) -> bool:
    """Whether words cannot be what a metric is of, unless a rule took them for just that."""
    if one.method in ("turned", "supply", "others", "part_of_firm", "model_described", "appliance") or (one.method == "row_label" and q.cell is not None and heads_measure(q.page, q.cell)):
        return False  # `메모리` under `2분기 매출`: a part of a firm
    if is_generation_elsewhere(q, one) or (one.entity is None and one.start is not None and one.end is not None and is_extreme(q.page, one.start, one.end)):
        return True
    return is_unfit(q.page, one, q.metric, q.figure.start)


def _of_next_statement(q: Question) -> set[str]:
    """``용량이 두 배 커졌는데, 이는 H100과 같다``, ``AUC는 0.81로 A100의 모델과 같다``: what only a statement about this one names."""
    if all(n.start < q.figure.end for n in q.reading.names):
        return set()
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
    """``NVLink가 없어서 시간의 34%를``, ``FlashAttention'ı açınca hız 1,6 katına``, ``Nvidia'nın onayı gecikirse kâr yüzde 12``, ``450 W; mevcut kartta 400 W``: what is not there or only switched, whose doing is only the condition of a firm's results, and what the sentence turns to behind the figure."""
    later = called_former(q.page, q.index) if q.figure.kind in MEASURES and q.page.grammar.former.search(q.page.folded, q.figure.end, q.reading.end) else None
    absent = {n.entity.entity_id for n in q.reading.names if n.type in THINGS | {"framework"} and n.end <= q.figure.start and (is_absent(q.page, n) or is_switched(q.page, n, q.figure.start))}
    supposed = {n.entity.entity_id for n in q.reading.names if n.type in MAKERS and is_supposed(q.page, n, q.figure)} if q.metric in OF_LINES else set()
    return absent | supposed | ({later.entity_id} if later else set())


def _built_into_rival(q: Question) -> set[str]:
    """``sekiz L4'lü Kuzgun X2'yi yüzde 11 geçti``, ``L4 8장을 단 Kuzgun X2보다``: what the other side has in it is no side of its own."""
    at = next((n.start for n in q.reading.names if q.rival and n.entity is q.rival.entity and n.start == q.rival.start), None) if q.rival else None
    if at is None:
        return set()
    parts = {n.entity.entity_id for n in q.reading.names if n.end < at and n.type in THINGS and _BUILT_IN.fullmatch(q.page.folded, n.end, at)}
    return parts - {n.entity.entity_id for n in q.reading.names if n.type in THINGS and n.start != at and not _BUILT_IN.fullmatch(q.page.folded, n.end, at)}


_BUILT_IN = re.compile(r"['’]?l[iuü] (?:(?![a-zçğöşü]*(?:l[ae]r[iu]?|[iuü]n) )[a-zçğöşü]+ ){0,2}|(?: ?[0-9]+ ?[장개])?(?:을|를|이|가)? (?:단|꽂은|얹은|실은|쓴|쓰는|탑재한|장착한|들어간|들어 있는) (?:[가-힣a-z]+ ){0,2}")


def _in_bracket_behind(q: Question) -> set[str]:
    """``4,2 TB/sn'lik bellekten geliyor (A100'de 1,9)``, ``140GB다(A100은 80GB)``: what only a bracket behind a value names, with one of its own."""
    if q.cell or q.figure.kind != "quantity":
        return set()
    told = _BRACKET_BEHIND.match(q.page.folded, q.figure.end, q.reading.end)
    inside = [n for n in q.reading.names if told and told.end() <= n.start <= told.end() + 1 and n.type in THINGS] if told else []
    if not inside or not _OWN_VALUE.match(q.page.folded, inside[0].end, q.reading.end):
        return set()
    return {inside[0].entity.entity_id} - {n.entity.entity_id for n in q.reading.names if n.end <= q.figure.start}


_BRACKET_BEHIND = re.compile(r"[^().;,0-9]{0,30}\(")
_OWN_VALUE = re.compile(r"(?:['’]?(?:l[ae]r)?(?:[dt][ae]|[iuü]n)(?: ise)?|(?:은|는|이|의|에서는)) (?:ise |약 |yaklaşik )?[0-9]")


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
    against = [n for n in before if n.role == "comparator" or is_multiplied(q, n)]
    leading = {n.entity.entity_id for n in before if n.role in LEADING and n not in against}
    return {n.entity.entity_id for n in against} - {n.entity.entity_id for n in before if n not in against} if leading else set()
