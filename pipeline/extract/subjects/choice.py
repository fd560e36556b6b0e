"""Which thing a figure speaks of: what grammar leaves no choice of, else the candidate whose cues weigh most.

Each rule reads one ``Question`` and returns a ``Bound`` or None; its name becomes the slot's method.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pipeline.extract.cases import is_total
from pipeline.extract.columns import is_of_unknown_column
from pipeline.extract.context import Bound
from pipeline.extract.first_named import is_another_named_first, is_sold_later
from pipeline.extract.ranking import candidates, choose, cues_of, key_of, place_of
from pipeline.extract.roundups import is_of_other_item
from pipeline.extract.subjects import (
    barred,
    bearers,
    carried,
    described,
    doers,
    firms,
    formers,
    kept,
    markets,
    pieces,
    places,
    premises,
    sides,
    speakers,
    tables,
    together,
    unnamed,
)
from pipeline.extract.subjects.question import Question, Rule, kinds_for
from pipeline.extract.subjects.unnamed import is_common_measure
from pipeline.extract.talk import meant_by_us
from pipeline.extract.unfit import is_spoken_about
from pipeline.extract.wholes import summed
from pipeline.languages import periods_of

RULES: tuple[Rule, ...] = (
    tables.table_row, tables.respectively, places.suffixed, formers.predecessor, markets.market, pieces.container,
    pieces.counted, places.parenthesis, places.paired, places.adnominal, places.listed, carried.demonstrative,
    places.clause_name, places.sentence_name, carried.maker_topic, unnamed.raw_topic, carried.carried_topic, places.other_kind,
    places.later_name, carried.any_topic, unnamed.raw_owner, unnamed.pointing, unnamed.makers_thing, formers.kin,
)  # fmt: skip
"""What proposes candidates; their order is that of ``first``."""
RULE_NAMES = tuple(rule.__name__ for rule in RULES)
SETTLING: tuple[Rule, ...] = (
    doers.taker, doers.part_of_told, doers.others_value, doers.we_reach,
    bearers.holds_place, bearers.so_many_times, bearers.buyer, bearers.investor, bearers.event, bearers.firm_of_trade, bearers.process_of_firm, bearers.process_itself, bearers.nation, bearers.device_of_software, bearers.joined, bearers.chief, bearers.rated,
    kept.times_of_last, kept.of_what_was_told, kept.rest_of, kept.nowadays, kept.appliance, kept.team, kept.unnamed_firm, kept.owner_of_pieces, kept.trained_on, kept.of_share, kept.unit_of_row, kept.yield_there, kept.party, kept.sort_told_before, kept.model_described, kept.counted_beside,
    together.have_together, together.given_by, together.with_its_amount, unnamed.made_larger, unnamed.in_their_place, unnamed.makers_new_thing, speakers.ours_in_talk, sides.same_there, sides.that_again, carried.less_than_it, described.described_beside, described.made_so, unnamed.left_out,
    tables.labelled_others, formers.predecessor_of_change, sides.by_means, speakers.other_speaker, speakers.our_pieces,
    pieces.per_piece, firms.maker_of_it, firms.part_of_firm, firms.firms_thing, firms.at_firm, firms.beside_firm, unnamed.makers_thing_alone, speakers.coming, premises.rack, premises.building,
    premises.built_for, pieces.in_each, formers.former_described, markets.portion, premises.whole, pieces.average,
    pieces.counted_against, pieces.counted_by_it, pieces.made_up, pieces.shared_out, described.variant_told, unnamed.topic_with_measure,
    premises.per_rack, speakers.asked_of_firm, speakers.our_fleet, formers.one_end, formers.before_or_after, formers.gone_on_with, formers.other_half, formers.between_ends,
    carried.same_pair, places.placed, markets.share_taken, carried.one_of_two, markets.of_market, described.described,
    sides.ahead, sides.overtaken, sides.held_against, sides.for_part_of_it, sides.joined_values, sides.beside_ratio, places.embedded, markets.others, markets.goods, sides.turned, sides.contrasted, places.owned, tables.in_turn,
    unnamed.technique, firms.division, doers.machine_told, carried.back_then, firms.of_line, firms.of_segment, firms.of_its_quarter, unnamed.to_come,
    described.beside_processor, described.same_thing, described.offered, described.asked_by_maker, described.sold, described.traded_at,
    carried.goes_on_rising, markets.all_of_them, carried.chip_within, premises.site, tables.tabled, tables.rowed, speakers.ours,
    sides.opposed, places.annotated, tables.labelled_part, formers.kin_named, formers.switched_from, formers.former,
    described.dated, unnamed.newest, unnamed.this_thing, unnamed.unnamed_thing, sides.rival_told, speakers.mine,
    carried.announced, carried.launched, unnamed.latest, carried.taken_up, pieces.holder, pieces.counted_behind,
    pieces.counted_within, tables.item, places.follower, kept.kept_in_sentence, sides.beside_rival, doers.measured_there,
)  # fmt: skip
"""What leaves no choice: the first that answers wins."""


def choose_subject(question: Question) -> Bound | None:
    """Of what a figure is told; what has the sum of a list is kept for the average that may follow."""
    subject = _chosen(question)
    if subject and summed(question.page, question.reading, question.figure):
        question.context.total = (question.index, subject)
    return subject


def _chosen(question: Question) -> Bound | None:
    """What grammar leaves no choice of, else the heaviest candidate by the cues that speak for it; the rules propose, their weights decide."""
    if question.cell is not None and is_total(question.page, question.cell):
        return tables.whole_of_rows(question, question.cell)
    members = summed(question.page, question.reading, question.figure)
    before = formers.succeeded(question) | members
    for rule in SETTLING:
        answer = rule(question)
        if answer is None:
            continue
        settled = without_time(question, answer)
        if settled and key_of(settled) not in before and not barred.is_barred(question, settled) and not is_of_other_item(question.page, question.reading, question.figure.start, settled):
            return firms.thing_for_maker(question, settled)
    proposals, rules = propose(question)
    panel = question.context.panel
    ranked = {key: (one, cues) for key, one, cues in weighed(question, proposals, rules)}
    chosen = choose(ranked, lambda weights: panel.subject_weights(question.figure, weights), question.page.grammar.code)
    if chosen is None:
        return None
    key, one, share = chosen
    labels = tables.that_labels(question, question.cell) if question.cell is not None else None
    if labels and key_of(labels) != key:
        return labels
    first = next((name for name in RULE_NAMES if name in rules.get(key, ())), None)
    best = proposals[key] if key in proposals and first != "any_topic" else one
    method = best.method if first else ("in_sentence" if best.start is not None else "carried:cues")
    if question.cell is None and (us := meant_by_us(question.page, question.reading, question.index, question.figure, best, question.context)):
        return us
    if firm := firms.firm_meant(question, best) or firms.kept_in_paragraph(question, best) or firms.own_of_speaker(question, best):
        return firm
    if best.start is None and question.cell is not None and method.startswith("carried") and is_of_unknown_column(question.page, question.cell):
        return None
    return firms.thing_for_maker(question, Bound(best.name, best.entity, best.start, best.end, share, method))


def propose(question: Question) -> tuple[dict[str, Bound], dict[str, set[str]]]:
    """What each rule answers: by candidate its first binding, and the names of the rules that chose it."""
    proposals: dict[str, Bound] = {}
    rules: dict[str, set[str]] = {}
    first = True
    for rule in RULES:
        answer = rule(question)
        if answer is not None and (found := without_time(question, answer)):
            key = key_of(found)
            proposals.setdefault(key, found)
            rules.setdefault(key, set()).add(rule.__name__)
            if first:
                rules[key] |= {"first", f"first_{rule.__name__}"}
            first = False
    return proposals, rules


def weighed(q: Question, proposals: dict[str, Bound], rules: dict[str, set[str]]) -> Iterator[tuple[str, Bound, set[str]]]:
    """Candidates with their cues; the other side of the comparison is none, nor what cannot carry the metric."""
    out = barred.barred_keys(q, proposals, rules)
    place = place_of(q, kinds_for(q.metric))
    offered = {**q.context.panel.subjects(q.figure), **candidates(place, proposals)}
    found = {key: timeless for key, one in offered.items() if key not in out and (timeless := without_time(q, one)) and not is_spoken_about(q.page, one) and not is_another_named_first(q.page, q.reading, one) and not is_sold_later(q.page, q.reading, one, q.metric) and not is_of_other_item(q.page, q.reading, q.figure.start, one)}
    for key, one in barred.able_to_have(q, found).items():
        yield key, one, cues_of(key, one, rules.get(key, set()), place)


def without_time(q: Question, found: Bound) -> Bound | None:
    """``작년 시장``, ``Geçen yıl pazar``, ``원이니 3분기 매출``: what has no name by its words without those that tell when; None where a measure alone is left."""
    if found.entity is not None or found.start is None or found.end is None or not q.page.text.startswith(found.name, found.start):
        return found
    words = periods_of(q.page.grammar.code).lead
    lead = words.match(q.page.folded, found.start, found.end)
    if words.fullmatch(q.page.folded[found.start : found.end] + " "):
        return None  # `ilk yarının geliri`
    if lead is None or not lead[0]:
        return found
    if is_common_measure(q.page, lead.end(), found.end):
        return None
    return replace(found, name=found.name[lead.end() - found.start :], start=lead.end())
