"""Claims: what the figures assert, comparisons without a figure, and relations; one reading from top to bottom."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import cast

from pipeline.extract.assembly.bare_comparisons import comparison_claim
from pipeline.extract.assembly.figure_claims import figure_claim
from pipeline.extract.assembly.finishing import finish
from pipeline.extract.assembly.spot import Spot
from pipeline.extract.attribution.finding import find_sources
from pipeline.extract.attribution.frames import Sources
from pipeline.extract.cases import is_one_reading
from pipeline.extract.claimable import odds_of_claim
from pipeline.extract.columns import heads_column
from pipeline.extract.combining import Panel
from pipeline.extract.comparators.measures import TIME_METRICS
from pipeline.extract.comparisons.finding import compares_before, find_comparisons, going_on_from
from pipeline.extract.comparisons.sentence import TIE, Comparison
from pipeline.extract.completing import complete_units
from pipeline.extract.context import (
    Bound,
    Context,
    enter_block,
    enter_heading,
    enter_title,
    find_rivals,
    leave_sentence,
    main_maker,
    opens_section,
    single_workload,
)  # fmt: skip
from pipeline.extract.corrections import with_corrections
from pipeline.extract.each import for_each
from pipeline.extract.found import Found
from pipeline.extract.heard_comparisons import with_heard, words_of_comparison
from pipeline.extract.listing import mark_rows
from pipeline.extract.mentions import find_mentions
from pipeline.extract.model import language_model
from pipeline.extract.model.hints import Hearing, Hint
from pipeline.extract.model.opinions import Opinions
from pipeline.extract.model.reader import consult
from pipeline.extract.moved import enlarged, goes_on_with_new
from pipeline.extract.nameless import reads_as_name, without_case, without_office, without_particle
from pipeline.extract.newest import new_topic
from pipeline.extract.parallel import rows_of
from pipeline.extract.pointing import my_thing
from pipeline.extract.ranking import note_sentence, open_tally
from pipeline.extract.reading import THINGS, Page, Reading, read_page
from pipeline.extract.relations import find_triples
from pipeline.extract.roundups import item_at
from pipeline.extract.runs import compare_runs, turned_on, turned_round
from pipeline.extract.same_run import of_the_same_run
from pipeline.extract.set_up_told import is_labelled_software
from pipeline.extract.setups import enter_section, note_setup, told_afterwards
from pipeline.extract.submissions import find_submissions
from pipeline.extract.task_rows import leave_row
from pipeline.extract.trials import labels_load
from pipeline.extract.void_cells import is_filler, is_junk
from pipeline.extract.winners import with_winners
from pipeline.languages import measuring_of
from pipeline.settings import LANGUAGE_MODEL, Settings
from schemas.records import Cell, Claim, Document, EntityType, Submission, Warning_

UNREAD = frozenset({"chrome", "code", "byline", "date"})
SURE_NAME = 0.8  # probability from which a name that only the model read becomes an entity
_PAIR = 2  # things
WEAKEST = 0  # as a reading of words: any rule's goes before


def find_claims(document: Document, settings: Settings) -> Document:
    """Adds a claim for every figure that asserts something, for every comparison of two names, and the relations of the text."""
    page = read_page(document, settings.lexicon_file)
    sources = find_sources(page)
    opinions = _opinions(page, settings.model, sources)
    if opinions and (names := _names_read(page, opinions)):
        document = find_mentions(document, settings, names)
        page = read_page(document, settings.lexicon_file)
        sources = find_sources(page)
    panel = Panel(page, opinions)
    submissions: list[Submission] = []
    claims = of_the_same_run(page, with_corrections(page, with_winners(page, _read(page, panel, sources, submissions))))
    figures, claims = complete_units(page, claims) if opinions is not None else (document.figures, claims)
    done = finish(page, claims, with_model=opinions is not None)
    warnings = (*document.warnings, *_disagreements(panel, done))
    return replace(document, figures=figures, claims=done, triples=find_triples(page, list(done)), submissions=tuple(submissions), warnings=warnings)


def _opinions(page: Page, model: str, sources: Sources) -> Opinions | None:
    """What the model of that name thinks of a document; None where there is to be none."""
    if model == "none":
        return None
    if model.startswith(LANGUAGE_MODEL):
        return language_model.ask(page, language_model.load_writer(model))
    return consult(page, model, overhear(page, sources), words_of_comparison(page))


def _names_read(page: Page, opinions: Opinions) -> list[Found]:
    """The names that only the model read, and read surely: from then on they are entities like any other, of the weakest sort."""
    document = page.document
    known = {k for mention in document.mentions for k in range(mention.start, mention.end)}
    sure = [one for one in opinions.names if one.probability >= SURE_NAME and one.type != "other" and known.isdisjoint(range(one.start, one.end)) and reads_as_name(page, one.start, one.end)]
    spans = [(one, *(_person(page, one.start, one.end) if one.type == "person" else (one.start, without_case(page, one.start, one.end)))) for one in sure]
    return [Found(start, end, document.article.source_text[start:end], "framework" if is_labelled_software(page, start) else cast("EntityType", one.type), "model", WEAKEST) for one, start, end in spans]


def _person(page: Page, start: int, end: int) -> tuple[int, int]:
    """Where the name stands in words for somebody: without an office, without a particle."""
    start, end, _ = without_office(page, start, end)
    return start, without_particle(page, start, end)


def overhear(page: Page, sources: Sources | None = None) -> Mapping[int, Hint]:
    """What the rules alone say of the figures of a document, by the start of each."""
    hearing = Hearing(page)
    return hearing.after(_read(page, hearing, sources or find_sources(page)))


def _read(page: Page, panel: Panel, sources: Sources, submissions: list[Submission] | None = None) -> list[Claim]:
    """One reading from top to bottom. ``submissions`` takes up those that are told."""
    context = Context(sources, panel, rivals=find_rivals(page), hero_maker=main_maker(page), only_workload=single_workload(page))
    tally = context.tally = open_tally(page)
    cells = _cells_by_start(page.document)
    mark_rows(page)
    claims: list[Claim] = []
    block = -1
    for index, reading in enumerate(page.readings):
        kind = page.block(reading).kind
        heads = kind == "title"
        if kind in UNREAD or measuring_of(page.grammar.code).advert.fullmatch(page.folded, reading.start, reading.end):
            continue
        if reading.block != block and item_at(page, reading.start) == page.block(reading).start:
            context = Context(sources, panel, rivals=context.rivals, only_workload=context.only_workload, tally=tally)
        if reading.block != block:
            enter_block(context, page, reading)
            context.thing = goes_on_with_new(page, reading, context) or context.thing
            block = reading.block
        if kind == "title":
            enter_title(context, reading)
        elif heads := opens_section(page, reading):
            enter_heading(context, reading)
            enter_section(context.setup, page, reading)
        claims += _sentence_claims(page, reading, index, context, cells)
        if submissions is not None:
            submissions += find_submissions(page, reading, index, context)
        note_sentence(tally, reading, index)
        if not heads:
            if panel.in_full:
                note_setup(context.setup, page, reading, sources.at(reading, reading.start, "throughput"))
                claims = told_afterwards(page, index, claims)
            leave_sentence(context, page, reading)
            leave_row(context, page, reading)
            if new := (new_topic(page, reading, index, context) or my_thing(page, reading, index, reading.end) or _compared_last(reading, index, context) or _made_larger(page, reading) or _in_their_place(reading, context) or goes_on_with_new(page, reading, context)):
                context.thing, context.thing_block = new, reading.block
    return claims


def _made_larger(page: Page, reading: Reading) -> Bound | None:
    """``연료전지를 200kW에서 1.4MW로 키웠다. 효율은 61%다``: what a sentence tells to be made larger is gone on about."""
    told = enlarged(page, reading)
    return told[0] if told and not any(n.start >= told[2] and n.type in THINGS for n in reading.names) else None


def _in_their_place(reading: Reading, context: Context) -> Bound | None:
    """``구형은 49%에 그친다. 내년에는 60%로 올린다``: what has no name is gone on about, too."""
    said = context.said
    return said[1] if said and reading.start <= said[0] < reading.end and said[1].method == "in_their_place" else None


def _compared_last(reading: Reading, index: int, context: Context) -> Bound | None:
    """``A가 2.4달러, B가 3.1달러이므로 토큰당으로는 B가 싸다. 메모리가 141GB라``: of two things the one that the last clause compares with the other is gone on about."""
    one = context.match[0] if context.match and context.match_sentence == index else None
    if one is None or one.start is None or reading.clause(one.start)[1] != reading.end or len({n.entity.entity_id for n in reading.names if n.type == "chip"}) != _PAIR:
        return None
    return Bound(one.name, one.entity, one.start, one.end, 0.7, "topic_subject")


def _disagreements(panel: Panel, claims: Iterable[Claim]) -> Iterator[Warning_]:
    """One warning of all slots that rules and model would fill differently (rows of the view ``disagreements``); what was refused."""
    claimed = {claim.figure for claim in claims}
    slots = [
        {"figure_start": one.figure, "slot": one.slot, "rules": one.rules, "model": one.model, "taken": one.taken}
        for one in panel.disagreements if one.figure in claimed
    ]  # fmt: skip
    if slots:
        said = f"Rules and model would fill {len(slots)} slot{'s' if len(slots) > 1 else ''} differently: the view disagreements shows them."
        yield Warning_("claims", "disagreements", json.dumps({"said": said, "slots": slots}, ensure_ascii=False))
    for refusal in panel.opinions.refused if panel.opinions else ():
        yield Warning_("claims", "ungrounded", json.dumps({"figure_start": refusal.figure, "slot": refusal.slot, "said": refusal.said}, ensure_ascii=False))


def _sentence_claims(page: Page, reading: Reading, index: int, context: Context, cells: dict[int, Cell]) -> list[Claim]:
    """The claims of one sentence, those with figures first; leaves its listed subjects in the context."""
    claims: list[Claim] = []
    subjects: list[Bound] = []
    used: set[int] = set()
    further: list[Comparison] = []
    for figure in reading.figures:
        cell = cells.get(figure.start)
        if cell is not None and figure.kind == "date" and heads_column(page, cell):
            continue  # `| 2분기 | 1분기 |`: of when the column is
        if is_junk(page, cell) or (cell is not None and labels_load(page, cell)):
            continue
        odds = odds_of_claim(page, reading, figure)
        if context.panel.asserts(figure, odds) or (odds > 0 and cell is not None and is_one_reading(page, cell)):
            spot = Spot(page, reading, index, figure, context, cell)
            found = figure_claim(spot)
            if found and not is_filler(cell, found.claim):
                claims += for_each(spot, found)
                subjects.append(found.subject)
                if found.rival and found.rival.start is not None and reading.clause(found.rival.start) == reading.clause(figure.start):
                    if not compares_before(page, found.rival, figure):
                        used.add(found.rival.start)
                    if word := _word_of(found.claim):
                        one = Comparison(found.subject, found.rival, TIE, *word, found.claim.metric or "")
                        further += going_on_from(page, reading, index, context, one)
    distinct = list({one.name: one for one in subjects}.values())
    if len(distinct) > 1:
        context.pairs, context.pairs_sentence = distinct, index
    told = list(find_comparisons(page, reading, index, context, used))
    said = [*further, *(told or compare_runs(page, reading, index, context)), *((*turned_round(page, reading, index, context, told[0]), *turned_on(page, reading, index, context, told[0])) if len(told) == 1 else ())]
    context.compared = (said[0], index) if len(said) == 1 else None
    if not context.panel.in_full:
        return claims
    claims = _of_one_mood(page, reading, claims)
    heard = with_heard(page, reading, index, context, said)
    compared = [_on_what_was_measured(page, one, claims) for one in heard if one in said or not _is_counted(one, claims)]
    claims += [comparison_claim(page, reading, index, one, context) for one in compared]
    return claims


def _of_one_mood(page: Page, reading: Reading, claims: list[Claim]) -> list[Claim]:
    """``B200이 8,192장, H200이 2,048장으로 모두 1만 240장``: values in one row of a clause, and their sum, are planned, thought or stated together, as most of them are; where as many are not plainly stated, as those."""
    if len({claim.modality for claim in claims}) == 1:
        return claims
    for row in rows_of(page, reading):
        spans = {reading.clause(figure.start) for figure, _ in row}
        if len(spans) != 1:
            continue
        (low, high), unit = spans.pop(), row[0][0].unit
        starts = {f.start for f in reading.figures if low <= f.start < high and f.unit == unit and f.kind == row[0][0].kind}
        told = sorted((claim.modality for claim in claims if claim.figure in starts and claim.comparator is None), key=lambda mood: mood == "asserted")
        if len(set(told)) > 1:
            mood = max(told, key=told.count)
            claims = [replace(claim, modality=mood) if claim.figure in starts and claim.comparator is None else claim for claim in claims]
    return claims


def _is_counted(one: Comparison, claims: Iterable[Claim]) -> bool:
    """``H20보다 1만 위안 비싸지만``: whether a number already says by how much the two differ in this."""
    sides = tuple(side.entity.entity_id if side.entity else None for side in (one.subject, one.rival))
    return None not in sides and any((claim.subject_id, claim.comparator_id) == sides and claim.metric == one.metric for claim in claims)


def _word_of(claim: Claim) -> tuple[int, int] | None:
    """Where the word of a comparison with a number stands."""
    return next(((slot.start, slot.end) for slot in claim.slots if slot.slot == "direction" and slot.start is not None and slot.end is not None), None)


def _on_what_was_measured(page: Page, one: Comparison, claims: Iterable[Claim]) -> Comparison:
    """With the metric of both sides' values; who wins in a time (``41 saniyeyle H100'ü (52 saniye) geçti``) is better, not longer."""
    metric = _measured(one, claims)
    if metric is None:
        return one
    won = page.grammar.exceed.match(page.folded, one.start)
    return replace(one, metric=metric, degree=replace(one.degree, metric=metric) if won else one.degree)


def _measured(one: Comparison, claims: Iterable[Claim]) -> str | None:
    """``5,300mAh로 픽셀 9(5,100mAh)보다 크다``: what is compared is what the sentence has just said of both sides."""
    sides = {side.entity.entity_id for side in (one.subject, one.rival) if side.entity}
    said: dict[str | None, set[str | None]] = {}
    for claim in claims:
        if claim.subject_id in sides:
            said.setdefault(claim.metric, set()).add(claim.subject_id)
    both = [metric for metric, of in said.items() if len(of) > 1 and not (metric in COUNTS and (one.degree.merit or one.degree.metric in _OF_RUNS or one.metric in TIME_METRICS))]
    return both[0] if len(both) == 1 else None


COUNTS = frozenset({"chip_count", "unit_count", "server_count", "system_count"})
_OF_RUNS = frozenset({"performance", "length"})  # of which, as of times, no number of chips is (``Sekiz L40S, on L40'tan daha hızlı``)


def _cells_by_start(document: Document) -> dict[int, Cell]:
    """Cells by every offset at which a figure of theirs starts."""
    found: dict[int, Cell] = {}
    figures = iter(sorted(document.figures, key=lambda f: f.start))
    figure = next(figures, None)
    for cell in sorted(document.article.cells, key=lambda c: c.start):
        while figure is not None and figure.start < cell.end:
            if figure.start >= cell.start:
                found[figure.start] = cell
            figure = next(figures, None)
    return found
