"""Both sides of a claim: what it is told of and what that stands against, by rules and model."""

from __future__ import annotations

import re
from dataclasses import replace

from pipeline.extract.assembly.metric import NEARBY, as_such
from pipeline.extract.assembly.readings import in_bulk, taken_off
from pipeline.extract.assembly.spot import Spot
from pipeline.extract.combining import PREVIOUS
from pipeline.extract.comparators.by_agreement import sides_agreeing, sides_of_gain
from pipeline.extract.comparators.by_difference import sides_by_difference
from pipeline.extract.comparators.by_maker import sides_by_maker, things_of_makers
from pipeline.extract.comparators.by_value import sides_by_value
from pipeline.extract.comparators.changes import (
    LEFT_BEHIND,
    RAISED,
    arrives,
    is_at_level,
    is_change,
    is_level_of_side,
    is_part,
    leaves,
    reaches_share,
    rises_to,
)
from pipeline.extract.comparators.choice import choose_comparator
from pipeline.extract.comparators.degrees import degree_near
from pipeline.extract.comparators.described_rivals import sides_of_described
from pipeline.extract.comparators.gap_sides import GAP_TO, gap_to, is_far_apart, opens_gap
from pipeline.extract.comparators.gaps import between_two, gap_before, is_overtaken, led_by
from pipeline.extract.comparators.leaders import if_with, leader, told_as_more
from pipeline.extract.comparators.measures import Near, has_own_value, is_difference, is_gap, is_share, tells_gap
from pipeline.extract.comparators.owners import MATCHED, owned_ratio
from pipeline.extract.comparators.rivals import ONE_RIVAL, UNNAMED, owns
from pipeline.extract.comparators.told_changes import change_told, signed_change
from pipeline.extract.comparisons.finding import TOGETHER
from pipeline.extract.context import Bound, Context, bound, opens_section
from pipeline.extract.leads import wins_with
from pipeline.extract.likened import likened
from pipeline.extract.moved import SIDE_BY_SIDE, changed_from, sides_of_ratio
from pipeline.extract.predecessors import called_former, numbered_before, tells_predecessor
from pipeline.extract.predicates import GAP, LEVEL, SHARE
from pipeline.extract.ranking import key_of
from pipeline.extract.reading import CLASSES, COMPONENTS, THINGS, Named, Page, Reading
from pipeline.extract.subjects.choice import choose_subject
from pipeline.extract.subjects.question import MARKET_METRICS, Question
from pipeline.extract.subjects.unnamed import newest
from pipeline.languages import comparing_of, wholes_of
from schemas.records import Figure


def is_level(spot: Spot, metric: str, comparator: Bound | None, degree: Near | None) -> bool:
    """``biz yüzde 38'ini kullanabiliyorduk; P5'te yüzde 61'deyiz``: a load, a yield or a share of a market that no word compares stands against nothing, whatever a model makes of it."""
    page, figure = spot.page, spot.figure
    if comparator is None or not comparator.method.endswith("model") or metric not in _LEVELS or figure.kind != "percentage" or degree is not None:
        return False
    return not _LESS_OR_MORE.search(page.folded, figure.end, min(spot.reading.end, figure.end + NEARBY))


_LEVELS = frozenset({"utilization", "yield", "market_share", "operating_margin", "profit_margin", "hit_rate"})
_LESS_OR_MORE = re.compile(r"높|낮|많|적[은다었]|늘|줄|떨어|올[랐라]|앞|뒤|개선|향상|수준|에 ?(?:그|못|불과)|(?<![a-zçğöşü])(?:daha|fazla|az|yüksek|düşük|art|geri|önde|iyi|kötü|kadar)")


def both_sides(spot: Spot, metric: str, rule: str, comparator: Bound | None, degree: Near | None) -> tuple[Bound, Bound | None] | None:
    """The subject and what it stands against; None where no subject can be named."""
    if may_compare(spot) and metric not in MARKET_METRICS and (comparator is None or comparator.name == PREVIOUS) and (two := sides_of_ratio(spot.page, spot.reading, spot.index, spot.figure, spot.context)):
        return two
    if may_compare(spot) and (two := sides_of_described(spot.page, spot.reading, spot.figure)):
        return two
    apart = sides_by_difference(spot.page, spot.reading, spot.figure, spot.context, spot.index) if may_compare(spot) else None
    if apart is not None and (own := apart[0] or choose_subject(Question(spot.page, spot.reading, spot.index, spot.figure, metric, spot.context, None))):
        return own, apart[1]
    return _sides_told(spot, metric, rule, comparator, degree)


def _sides_told(spot: Spot, metric: str, rule: str, comparator: Bound | None, degree: Near | None) -> tuple[Bound, Bound | None] | None:
    """Both sides by the words around a figure."""
    page, reading, index, figure, context, cell = spot.page, spot.reading, spot.index, spot.figure, spot.context, spot.cell
    compares = may_compare(spot)
    told_from = comparator is not None and comparator.method == GAP_TO
    two = between_two(page, reading, figure, context, index) if compares and not told_from and figure.unit in ("x", "percent", "percentage_point") else None
    if compares and two is None and not told_from and gap_before(page, figure):
        two = _just_matched(page, context, index)
    if compares and (told := sides_by_value(page, reading, figure) or things_of_makers(page, reading, figure) or sides_by_maker(spot, metric, comparator, degree)):
        subject, comparator = told
    elif two and (comparator is None or gap_before(page, figure) or (comparator.name == PREVIOUS and tells_gap(page, reading, figure)) or led_by(page, reading, *two)):
        subject, comparator = two
    elif compares and (other := if_with(page, reading, figure)):
        own = next((one for one in (context.hero, context.title_thing, comparator if comparator and comparator.start is not None else None) if one and one.entity and one.entity is not other.entity and one.entity.type in THINGS), None)
        subject, comparator = bound(other, 0.7, "if_with"), own and own.carried()
    elif comparator is None and context.said and reading.start <= context.said[0] < figure.start and rises_to(page, reading, figure):
        subject = context.said[1]  # `점유율은 아직 3%지만 내후년에는 10%까지 오를 수 있다`
    elif lead := _misplaced(spot, comparator):
        subject, comparator = lead
    else:
        chosen = choose_subject(Question(page, reading, index, figure, metric, context, comparator, cell))
        if chosen is None:
            return None
        subject, comparator = _new_against(Question(page, reading, index, figure, metric, context, None), chosen, comparator)
    if comparator is not None and comparator.method == LEFT_BEHIND and key_of(comparator) == key_of(subject):
        comparator = Bound(PREVIOUS, None, None, None, 0.65, "change_verb")
    if comparator is not None and key_of(comparator) == key_of(subject):  # nothing stands against itself
        comparator = choose_comparator(page, reading, index, figure, context)[0] if comparator.method == "model" else None
        comparator = None if comparator is not None and key_of(comparator) == key_of(subject) else comparator
    measured = figure.unit == "x" or (figure.kind == "percentage" and degree) or is_difference(page, figure, degree)
    if compares and comparator is None and subject.method != "if_with" and not opens_section(page, reading) and not as_such(metric, figure) and measured and not is_part(page, figure) and not is_change(page, reading, figure):
        subject, comparator = duel(context, reading, subject, "performance" if rule == "carried:rate" else metric, index)
        comparator = comparator or _told_together(page, index, subject)
    comparator = _not_its_machine(page, index, subject, comparator)
    if comparator is not None and comparator.method == UNNAMED and ONE_RIVAL.fullmatch(comparator.name.lower()):
        comparator = _rival_by_name(spot, subject, comparator, "performance" if rule == "carried:rate" else metric)
    comparator = _former_described(spot, comparator) or _former_meant(page, index, subject, _product_meant(page, index, subject, comparator, metric))
    if comparator is not None and comparator.method == "change_verb":
        comparator = _other_of_two(page, reading, index, subject) or _led_against(spot, subject) or comparator
    return _by_their_values(spot, metric, subject, comparator, degree)


def _by_their_values(spot: Spot, metric: str, subject: Bound, comparator: Bound | None, degree: Near | None) -> tuple[Bound, Bound | None]:
    """The two sides, or those whose values, just told, make the proportion that theirs do not."""
    if comparator is not None and (comparator.method == "change_verb" or (comparator.name == PREVIOUS and comparator.start is None)):
        gain = sides_of_gain(spot.context, spot.figure, metric, degree_near(spot.page, spot.reading, spot.figure), spot.index) if may_compare(spot) and spot.figure.unit in ("x", "percent") else None
        return gain or (subject, comparator)
    if comparator is None or comparator.entity is None or not may_compare(spot) or spot.figure.unit not in ("x", "percent"):
        return subject, comparator
    told = degree_near(spot.page, spot.reading, spot.figure), is_share_of_side(spot.page, spot.reading, spot.figure, comparator, degree)
    return sides_agreeing(spot.context, spot.figure, metric, (subject, comparator), told, spot.index) or (subject, comparator)


def _not_its_machine(page: Page, index: int, subject: Bound, comparator: Bound | None) -> Bound | None:
    """``(H200 22,4 dakikada, DGX B200 12,1 dakikada bitirdi.) B200 1,85 kat hızlı``: what a chip stands against, which is not the machine that is called for it (nor the other way round), where its own sentence does not tell of that."""
    reading = page.readings[index]
    if comparator is None or (comparator.start is not None and reading.start <= comparator.start < reading.end):
        return comparator
    one, other = sorted((subject.name, comparator.name), key=len)
    same = other.endswith(one) and _MACHINE.fullmatch(other.removesuffix(one)) is not None
    return _beside_its_machine(page, index, subject, comparator) if same else comparator


_MACHINE = re.compile(r"(?:[A-Za-z]+ )?[A-Z]GX[ -]")


def _beside_its_machine(page: Page, index: int, subject: Bound, machine: Bound) -> Bound | None:
    """The one other thing that the last sentence with the machine names."""
    for reading in page.readings[max(0, index - _SPOKEN_OF) : index + 1][::-1]:
        things = {key_of(one): one for one in (bound(n, 0.6, "beside_its_machine") for n in reading.names if n.type in THINGS and n.entity.entity_id not in CLASSES | COMPONENTS)}
        if key_of(machine) in things:
            others = [one for key, one in things.items() if key not in {key_of(machine), key_of(subject)}]
            return others[0].carried() if len(others) == 1 else None
    return None


def _just_matched(page: Page, context: Context, index: int) -> tuple[Bound, Bound] | None:
    """``X her testte önde. Fark yüzde 14``: between whom a gap is, by what was compared just before, else by the two things of the headline."""
    if context.match and index - context.match_sentence <= _SPOKEN_OF + 1:
        return context.match[0].carried(), context.match[1].carried()
    titled = {n.entity.entity_id: n for one in page.readings for n in one.names if page.block(one).kind == "title" and n.type in THINGS and n.entity.entity_id not in CLASSES | COMPONENTS}
    return (bound(one, 0.7, "titled").carried(1.0), bound(other, 0.7, "titled").carried(1.0)) if len(titled) == 2 and (one := (sides := list(titled.values()))[0]) and (other := sides[1]) else None


def _rival_by_name(spot: Spot, subject: Bound, rival: Bound, metric: str) -> Bound:
    """``rakibinin yarısı``: the one that the subject was compared with last, or that was measured beside it."""
    context, recent = spot.context, spot.index - _SPOKEN_OF
    compared = [context.comparator] if context.comparator and context.comparator_sentence >= recent else []
    compared += context.match if context.match and context.match_sentence >= recent else ()
    known = next((one for one in compared if one.entity and one.entity.type in THINGS and key_of(one) != key_of(subject)), None)
    known = known or next((one for measured, one, when in reversed(context.measured) if when >= recent and key_of(one) != key_of(subject) and metric in (measured, "performance")), None)
    return replace(known.carried(), start=rival.start, end=rival.end) if known else rival


_SPOKEN_OF = 2  # sentences


def may_compare(spot: Spot) -> bool:
    return spot.figure.kind not in ("date", "ordinal") and spot.cell is None and not wins_with(spot.page, spot.reading, spot.figure)


def _misplaced(spot: Spot, comparator: Bound | None) -> tuple[Bound, Bound | None] | None:
    """What a clause is about, where the model would set it against another: a name in the nominative, in Korean any words in it; and what it stands against."""
    if comparator is None or comparator.method not in ("model", "carried:model"):
        return None
    page, reading, figure = spot.page, spot.reading, spot.figure
    if comparator.entity is None:
        return (Bound(comparator.name, None, comparator.start, comparator.end, 0.6, "leader"), _by_rules(spot)) if _leads_raw(spot, comparator) else None
    lead = leader(page, reading, figure) or _told_of_one(spot, comparator)
    if lead is None or lead.entity is not comparator.entity:
        return None
    return bound(lead, 0.7, "leader"), _by_rules(spot) or _other_named(spot, lead)


def _by_rules(spot: Spot) -> Bound | None:
    """What a figure stands against by the rules alone."""
    return choose_comparator(spot.page, spot.reading, spot.index, spot.figure, spot.context)[0]


def _told_of_one(spot: Spot, comparator: Bound) -> Named | None:
    """``Atlas'ın belleği işe yarıyor, önbelleğe 34 GB daha fazla yer kalıyor``: the one thing that a sentence without a mark of comparison is about is no other side of its difference."""
    page, reading, figure = spot.page, spot.reading, spot.figure
    named = {n.entity.entity_id: n for n in reading.names if n.type in THINGS and n.entity.entity_id not in COMPONENTS | CLASSES}
    [one] = named.values() if len(named) == 1 else [None]
    if one is None or one.entity is not comparator.entity or comparing_of(page.grammar.code).its_value.match(page.folded, one.end, figure.start) or one.end > figure.start or one.role not in ("topic", "subject", "genitive") or not is_difference(page, figure, degree_near(page, reading, figure)):
        return None
    return one


def _led_against(spot: Spot, subject: Bound) -> Bound | None:
    """Whom the subject is ahead of, where its clause says that it is, and not that it has become so."""
    lead = leader(spot.page, spot.reading, spot.figure)
    return _other_named(spot, lead) if lead is not None and lead.entity is subject.entity else None


def _other_named(spot: Spot, lead: Named) -> Bound | None:
    """``A10은 92분, H100은 40분이 걸려 H100이 두 배 빨랐다``, ``(H100이 A10보다 빠르다.) 짧은 글에서는 A10이 18% 빨랐다``: the one other thing that a sentence has named before who is said to be more, else the other of two just compared; what has become faster is none of this."""
    degree, context = degree_near(spot.page, spot.reading, spot.figure), spot.context
    if degree is None or _BECOME.match(spot.page.folded, degree[1]):
        return None
    others = {n.entity.entity_id: n for n in spot.reading.names if n.end <= lead.start and n.type in THINGS and n.entity is not lead.entity and n.entity.entity_id not in COMPONENTS | CLASSES}
    if not others and context.match and spot.index - context.match_sentence == 1:
        pair = [one for one in context.match if one.entity is not lead.entity]
        return pair[0].carried() if len(pair) == 1 else None
    if len(others) != 1 or any(n.entity is lead.entity and n.role == "comparator" for n in spot.reading.names):
        return None
    return bound(next(iter(others.values())), 0.65, "other_in_sentence")


_BECOME = re.compile(r"[가-힣]{0,3}(?:졌|진다|집니|지[고며는]|[해려]졌)|(?:향상|개선|단축|절감|증가|감소)|(?:늘|줄|올[라랐]|내[려렸]|뛰|떨어|높[아였]|낮[아췄])|[a-zçğöşü ]{0,8}(?:len|laş|leş|art|azal|düş(?!ük)|yüksel|iyileş)")
_NOMINATIVE = re.compile(r"[이가은는] ")


def _leads_raw(spot: Spot, words: Bound) -> bool:
    """``오히려 태백이 2.7배나 효율적``: whether words that are no name of the document lead the clause of a comparison, without a value of their own."""
    page, reading, figure = spot.page, spot.reading, spot.figure
    if page.grammar.code != "ko" or words.start is None or words.end is None or not told_as_more(page, reading, figure):
        return False
    low, _ = reading.clause(figure.start)
    return low <= words.start and words.end < figure.start and bool(_NOMINATIVE.match(page.folded, words.end)) and not has_own_value(reading, words.end, figure)


def other_side(spot: Spot) -> tuple[Bound | None, Near | None]:  # noqa: PLR0911  one for each way of naming it
    """What a figure stands against and the word of comparison; a sign, a likeness and a change that a noun tells leave a model no choice."""
    page, reading, figure, context = spot.page, spot.reading, spot.figure, spot.context
    if taken_off(spot):
        return (None, None) if in_bulk(spot) else (Bound(PREVIOUS, None, None, None, 0.7, "own_past"), degree_near(page, reading, figure))
    comparator, degree = signed_change(page, figure, spot.cell)
    if comparator is not None:
        return comparator, degree
    if outright := likened(page, reading, figure) or _gap_told(spot):
        return outright
    if leaves(page, figure) or is_at_level(page, figure) or is_overtaken(page, reading, figure) or is_level_of_side(page, reading, figure):
        return None, None
    comparator, degree = choose_comparator(page, reading, spot.index, figure, context)
    if comparator is not None and comparator.method == "end_of_change" and (had := changed_from(page, reading, spot.index, figure, context)) and had.method == SIDE_BY_SIDE:
        return had, degree
    heard = context.panel.role("comparator", figure, comparator)
    if opens_section(page, reading):
        comparator, heard = _of_this_section(spot, comparator), _of_this_section(spot, heard)
    if heard is not None and heard.method == "model" and _is_misheard(spot, comparator, heard):
        return comparator, degree
    if comparator is not None and comparator.method == "own_past" and owns(page, comparator, figure):
        return comparator if heard is None or heard.entity is not None else heard, degree
    if comparator is not None and _is_plain(spot, comparator, heard):
        return comparator, degree
    if comparator is not None and comparator.method == UNNAMED and owns(page, comparator, figure):
        return heard if heard is not None and _is_other(spot, heard) and ONE_RIVAL.fullmatch(comparator.name.lower()) else comparator, degree
    if heard is not None and (heard.name == PREVIOUS or figure.kind in ("quantity", "money")) and page.grammar.code == "ko" and figure.unit != "x" and is_change(page, reading, figure):
        heard = None  # `62%에서 78%로`, `70W에서 95W로`: what has become of it; a comparison only in Turkish (see `end_of_change`)
    if comparator is not None and comparator.method == "change_verb" and arrives(page, reading, figure):
        return heard if heard is not None and _is_kin(spot, heard) else comparator, degree
    own_past = comparator if comparator and comparator.method == "change_verb" and change_told(page, figure) else None
    return heard or own_past, degree


def _gap_told(spot: Spot) -> tuple[Bound | None, Near | None] | None:
    """``A100보다 1.8배 빨랐고, T4가 낸 202분과는 4배 벌어졌다``: from whom a gap is told, with which way the last comparison of its sentence goes, where it is wide."""
    apart = gap_to(spot.page, spot.reading, spot.figure)
    if apart is None:
        return None
    if not is_far_apart(spot.page, spot.figure):
        return apart, None
    before = next((f for f in reversed(spot.reading.figures) if f.end <= spot.figure.start and f.unit in ("x", "percent", "percentage_point")), None)
    return apart, degree_near(spot.page, spot.reading, before) if before is not None else None


def _of_this_section(spot: Spot, rival: Bound | None) -> Bound | None:
    """``4. 새벽 M5, 속도 네 배?``: a heading stands against nothing that was told before it."""
    return rival if rival is None or rival.name == PREVIOUS or (rival.start is not None and rival.start >= spot.reading.start) else None


def _is_misheard(spot: Spot, comparator: Bound | None, heard: Bound) -> bool:
    """Whether what a model would have as the other side cannot be it: it stands before the last heading; a rival without a name is marked (``rakip modüle göre``) and it is the topic or the past."""
    page, reading, figure = spot.page, spot.reading, spot.figure
    headed = heard.start is not None and heard.start < reading.start and any(heard.start < one.start <= reading.start and opens_section(page, one) for one in page.readings[max(0, spot.index - _HEADED_BACK) : spot.index])
    if (headed and (comparator is None or comparator.name == PREVIOUS)) or opens_gap(page, heard, figure) or (heard.name == PREVIOUS and reaches_share(page, reading, figure)):
        return True
    last = spot.context.values[-1] if spot.context.values else None
    gained = comparator is not None and comparator.method == "change_verb" and last is not None and last.index == spot.index and key_of(last.thing) == key_of(heard) and sides_of_gain(spot.context, figure, last.metric, degree_near(page, reading, figure), spot.index) is not None  # `H100은 6,300토큰으로 세 배가 됐다`
    if gained or _is_of_other_sort(spot, heard) or _leads_alone(spot, heard):
        return True
    if comparator is not None and comparator.method == UNNAMED and _RIVAL_TOLD.search(comparator.name.lower()):
        leads = {n.entity.entity_id for n in reading.names if n.end <= figure.start and n.role in ("topic", "subject", "genitive")}
        return heard.name == PREVIOUS or (heard.entity is not None and heard.entity.entity_id in leads)
    return False


def _is_of_other_sort(spot: Spot, heard: Bound) -> bool:
    """``(서림-7B는 한결 7B보다 높다.) 자사 H100이 경쟁사보다 빠르다``: whether a model of another sentence would stand against the chip that this one is about."""
    reading = spot.reading
    elsewhere = heard.entity is not None and heard.entity.type in ("model", "dataset") and (heard.start is None or not reading.start <= heard.start < reading.end)
    return elsewhere and any(n.type in THINGS for n in reading.names) and not any(n.type == "model" for n in reading.names)


def _leads_alone(spot: Spot, heard: Bound) -> bool:
    """``H100은 42시간이면 끝나 800달러, 즉 36% 싸다``: whether it is the one thing of its sentence, in the case of what is told of."""
    things = [n for n in spot.reading.names if n.type in THINGS and n.entity.entity_id not in COMPONENTS | CLASSES]
    alone = bool(things) and all(n.entity is things[0].entity for n in things) and things[0].entity is heard.entity
    return alone and heard.name != PREVIOUS and all(n.role == "topic" and n.end <= spot.figure.start for n in things)


_HEADED_BACK = 3  # sentences back to which a heading is looked for
_RIVAL_TOLD = re.compile(r"rakip|rakib|경쟁|타사")


def _is_plain(spot: Spot, comparator: Bound, heard: Bound | None) -> bool:
    """``예정가보다 10% 낮다``, ``öncülüyle karşılaştırıldığında``: with the mark of what it stands against, whatever a model makes of it."""
    if comparator.method in (RAISED, MATCHED) or (comparator.method == "raw_rival" and heard is not None and (heard.name == PREVIOUS or _is_other(spot, heard))):
        return True
    apart = heard is not None and (_is_other(spot, heard) or (heard.start is not None and heard.start < spot.reading.start))
    return apart and comparator.method == "own_past" and _is_called_so(spot, comparator)


def _is_other(spot: Spot, heard: Bound) -> bool:
    """Whether what a model would have as the other side is a thing that its sentence does not name."""
    return heard.entity is not None and heard.entity.type in THINGS and not any(n.entity is heard.entity for n in spot.reading.names)


def _is_called_so(spot: Spot, past: Bound) -> bool:
    """Whether words for a predecessor mean a thing that the text has called so: no other is meant."""
    named = past.start is not None and past.end is not None and tells_predecessor(spot.page, past.start, past.end)
    return named and called_former(spot.page, spot.index) is not None


def _is_kin(spot: Spot, heard: Bound) -> bool:
    """Whether what a model would have as the other side is of the make of what is spoken of: its past by its name."""
    thing = spot.context.thing
    if thing is None or thing.entity is None or heard.entity is None or heard.entity is thing.entity:
        return False
    return heard.entity.type in THINGS and spot.page.maker(heard.entity) == spot.page.maker(thing.entity) is not None


def _former_meant(page: Page, index: int, subject: Bound, comparator: Bound | None) -> Bound | None:
    """``전작보다 15억 원 비싸다``: the predecessor by its name, where the text has told it."""
    if comparator is None or comparator.name != PREVIOUS or comparator.start is None or comparator.end is None or subject.entity is None:
        return comparator
    if not tells_predecessor(page, comparator.start, comparator.end):
        return comparator
    former = called_former(page, index) or (numbered_before(page, subject.entity) if page.grammar.code == "ko" else None)
    if former is None or former is subject.entity:
        return comparator
    return Bound(former.name, former, comparator.start, comparator.end, 0.7, "former")


def _former_described(spot: Spot, comparator: Bound | None) -> Bound | None:
    """``450W인 전작보다``, ``450 W'lık selefinden``: the predecessor is what the amount that describes it was told of."""
    said = spot.context.said
    if comparator is None or comparator.name != PREVIOUS or comparator.start is None or said is None or said[1].entity is None:
        return None
    amount = next((one for one in spot.reading.figures if one.start == said[0]), None)
    if amount is None or not wholes_of(spot.page.grammar.code).described.fullmatch(spot.page.folded, amount.end, comparator.start):
        return None
    return Bound(said[1].name, said[1].entity, comparator.start, comparator.end, 0.7, "former")


def is_owned_multiple(page: Page, reading: Reading, figure: Figure, comparator: Bound | None, degree: Near | None) -> bool:
    """``L4의 240%에 이른다``, ``T4의 4배였다``: more than once the other side's own measure, by the size alone."""
    owner = owned_ratio(page, reading, figure) if degree is None and comparator is not None and (figure.value or 0) > (1 if figure.unit == "x" else _ALL_OF_IT) else None
    return owner is not None and comparator is not None and owner.entity is comparator.entity


_ALL_OF_IT = 100  # percent


def is_share_of_side(page: Page, reading: Reading, figure: Figure, comparator: Bound | None, degree: Near | None) -> bool:
    """``A100의 64%``: whether a percentage is a part of the other side's measure, whoever found that side."""
    if is_share(page, figure, comparator, degree):
        return True
    if comparator is None or comparator.entity is None or figure.unit != "percent" or is_gap(page, figure, degree):
        return False
    owner = owned_ratio(page, reading, figure)
    return owner is not None and owner.entity is comparator.entity


def reckoned(page: Page, reading: Reading, figure: Figure, comparator: Bound | None, degree: Near | None) -> str:
    """How a value stands to the other side: what has become of it (``%88'den %84'e``), a part of its measure (``H100의 60%``), or by how much it is more or less (``3분의 1 적다``)."""
    if comparator and comparator.name == PREVIOUS and figure.unit != "x" and is_change(page, reading, figure):
        return LEVEL
    if is_share_of_side(page, reading, figure, comparator, degree):
        return SHARE
    return GAP if figure.unit == "x" and is_gap(page, figure, degree) else ""


def _new_against(question: Question, subject: Bound, rival: Bound | None) -> tuple[Bound, Bound | None]:
    """``Toros 4'te bu sayı 1800; yani yeni çip iki kat hızlı``: where the rival is just what the new thing of the clause means, the sides are the other way round."""
    meant = newest(question) if rival and rival.entity and subject.entity and subject.method != "newest" else None
    return (meant, subject) if meant and rival and key_of(meant) == key_of(rival) else (subject, rival)


def _product_meant(page: Page, index: int, subject: Bound, rival: Bound | None, metric: str) -> Bound | None:
    """``샛별은 H100과 겨뤘다. 엔비디아보다 5% 빠르다``: a maker against a product is the one product of it that the text has named so far."""
    if rival is None or rival.entity is None or rival.entity.type != "vendor" or not subject.entity or subject.entity.type not in THINGS or metric in MARKET_METRICS:
        return rival
    made = {n.entity.entity_id: n.entity for r in page.readings[: index + 1] for n in r.names if n.type in THINGS and n.entity.vendor_id == rival.entity.entity_id and n.entity.entity_id not in CLASSES | COMPONENTS}
    if len(made) != 1 or subject.entity.entity_id in made:
        return rival
    product = next(iter(made.values()))
    return replace(rival, name=product.name, entity=product, confidence=round(rival.confidence * 0.9, 3), method="product_of_maker")


_PAID = frozenset({"price", "cost"})


def duel(context: Context, reading: Reading, subject: Bound, metric: str, index: int) -> tuple[Bound, Bound | None]:
    """The other side of a comparison that names none: what was measured just before by the same metric.

    A rival carried over as topic gives way to the hero of the article and becomes the other side.
    """
    if subject.entity is None or subject.entity.type not in THINGS:
        return subject, None
    if subject.start is None and subject.entity.entity_id in context.rivals and context.hero and context.hero.name != subject.name:
        return context.hero.carried(), subject
    others = [n for n in reading.names if n.type in THINGS and n.role in ("topic", "subject") and n.name != subject.name and subject.start is not None and n.start < subject.start]
    if others and subject.entity.entity_id not in COMPONENTS and others[-1].entity.entity_id not in COMPONENTS:
        return subject, bound(others[-1], 0.5, "other_in_sentence")
    for measured, other, when in reversed(context.measured):
        if index - when <= 3 and other.name != subject.name and (metric in (measured, "performance") or {metric, measured} == _PAID):
            return subject, other.carried(0.7)
    if context.match and index - context.match_sentence <= 3 and subject.name in (context.match[0].name, context.match[1].name):
        return subject, next((one.carried(0.6) for one in (context.match[1], context.match[0]) if one.name != subject.name), None)
    return subject, None


def _told_together(page: Page, index: int, subject: Bound) -> Bound | None:
    """``A100과 H100을 비교했다. H100이 2.7배 빠르다``: the other of two things that the sentence before sets beside each other."""
    before = page.readings[index - 1] if index else None
    if before is None or not TOGETHER.search(page.folded, before.start, before.end):
        return None
    things = {n.entity.entity_id: n for n in before.names if n.type in THINGS and n.entity.entity_id not in COMPONENTS | CLASSES}
    if subject.entity is None and len(things) == 1:
        return bound(next(iter(things.values())), 0.5, "told_together").carried() if subject.name in page.text[before.start : before.end] else None
    others = [n for key, n in things.items() if key != key_of(subject)]
    return bound(others[0], 0.6, "told_together").carried() if len(things) == len(others) + 1 == 2 else None


def _other_of_two(page: Page, reading: Reading, index: int, subject: Bound) -> Bound | None:
    """``X를 쓴 것과 Y를 쓴 것이다. … X가 3배 빨라졌다``: a library gains on the one other that the sentences just before name beside it."""
    if subject.entity is None or subject.entity.type != "framework":
        return None
    before = [one for one in page.readings[max(0, index - 2) : index] if reading.block - one.block <= 2]
    others = {n.entity.entity_id: n for one in before for n in one.names if n.type == "framework" and n.entity.entity_id != subject.entity.entity_id}
    beside = any({n.entity.entity_id for n in one.names} >= {subject.entity.entity_id, *others} for one in before)
    return bound(next(iter(others.values())), 0.6, "other_of_two").carried() if len(others) == 1 and beside else None
