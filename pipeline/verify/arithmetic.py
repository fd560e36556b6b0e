"""Check *arithmetic* inside the article: the parts of the check in order, each in its own file."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from pipeline.verify.accounts import Accounts
from pipeline.verify.added_on import check_added_on
from pipeline.verify.agos import check_agos
from pipeline.verify.all_of_them import check_all_of_them
from pipeline.verify.announced_counts import check_announced_counts
from pipeline.verify.borne_out import METHOD as BORNE_OUT
from pipeline.verify.broken_bounds import check_broken_bounds
from pipeline.verify.cells_told import check_cells_told
from pipeline.verify.colon_lists import check_colon_lists
from pipeline.verify.compared_values import SHARE
from pipeline.verify.contradictions import check_contradictions
from pipeline.verify.conversions import check_conversions
from pipeline.verify.core_threads import check_threads
from pipeline.verify.differences import check_differences
from pipeline.verify.directions import check_directions
from pipeline.verify.each_year import check_each_year
from pipeline.verify.efficiencies import Efficiencies
from pipeline.verify.energies import check_energies
from pipeline.verify.facilities import check_facilities
from pipeline.verify.failures import check_failures
from pipeline.verify.far_multiples import check_far_multiples
from pipeline.verify.far_pairs import check_far_pairs
from pipeline.verify.far_totals import check_far_totals
from pipeline.verify.filled_boxes import check_filled_boxes
from pipeline.verify.first_of_all import check_first_of_all
from pipeline.verify.from_to import check_from_to
from pipeline.verify.gap_shares import check_gap_shares
from pipeline.verify.halves import check_halves
from pipeline.verify.just_beyond import check_just_beyond
from pipeline.verify.known_again import check_known_again
from pipeline.verify.lapses import check_lapses
from pipeline.verify.leads import check_leads
from pipeline.verify.leftovers import check_leftovers
from pipeline.verify.listed_sums import check_listed_sums
from pipeline.verify.lone_units import check_lone_units
from pipeline.verify.midpoints import check_midpoints
from pipeline.verify.misreckoned import check_reckoned
from pipeline.verify.multiples import check_multiples
from pipeline.verify.named_gaps import check_named_gaps
from pipeline.verify.numbered_titles import check_numbered_titles
from pipeline.verify.numbers import Tolerances
from pipeline.verify.of_each import check_of_each
from pipeline.verify.operands import Operands
from pipeline.verify.paces import check_paces
from pipeline.verify.parallels import check_parallels
from pipeline.verify.parts_of import check_parts_of
from pipeline.verify.paybacks import check_paybacks
from pipeline.verify.per_unit_gaps import check_per_unit_gaps
from pipeline.verify.plain_directions import check_plain_directions
from pipeline.verify.plain_facts import check_plain_facts
from pipeline.verify.point_levels import check_point_levels
from pipeline.verify.points_as_percents import check_points_as_percents
from pipeline.verify.products import check_products
from pipeline.verify.rates_over import check_rates_over
from pipeline.verify.ratios import check_ratios
from pipeline.verify.recalled import check_recalled
from pipeline.verify.reciprocals import check_reciprocals
from pipeline.verify.records import Case, Finding
from pipeline.verify.relations import check_relations
from pipeline.verify.repetitions import check_repetitions
from pipeline.verify.restated import check_restated
from pipeline.verify.rests_of_counts import check_rests_of_counts
from pipeline.verify.ruled_out import check_ruled_out
from pipeline.verify.running_totals import check_running_totals
from pipeline.verify.scaled_sums import check_scaled_sums
from pipeline.verify.scaled_units import check_scaled_units
from pipeline.verify.shares import check_shares
from pipeline.verify.sizes import check_sizes
from pipeline.verify.table_lines import check_table_lines
from pipeline.verify.table_sides import check_table_sides
from pipeline.verify.tables import check_tables
from pipeline.verify.taken_off import check_taken_off
from pipeline.verify.tallies import check_tallies
from pipeline.verify.together import check_together
from pipeline.verify.told_multiples import check_told_multiples
from pipeline.verify.told_of_things import check_told_of_things
from pipeline.verify.told_outcomes import check_told_outcomes
from pipeline.verify.told_paces import check_told_paces
from pipeline.verify.told_rates import check_told_rates
from pipeline.verify.told_shares import check_told_shares
from pipeline.verify.told_sides import Sides
from pipeline.verify.totals import check_totals
from pipeline.verify.transposed import check_transposed
from pipeline.verify.triads import check_triads
from pipeline.verify.unit_slips import check_unit_slips
from pipeline.verify.unrelated import is_unrelated
from pipeline.verify.unsurely_read import judged
from pipeline.verify.weekdays import check_weekdays
from pipeline.verify.whole_times import check_whole_times
from pipeline.verify.wholes import check_wholes
from pipeline.verify.whose_percent import check_whose_percent
from pipeline.verify.years import Years

OF_TOTALS = frozenset({"product", "wrong_total"})
PARTS: tuple[Callable[[Case, Tolerances], Iterator[Finding]], ...] = (
    check_conversions,
    check_products,
    check_of_each,
    check_whole_times,
    check_filled_boxes,
    check_triads,
    check_paces,
    check_reciprocals,
    check_totals,
    check_tallies,
    check_listed_sums,
    check_colon_lists,
    check_wholes,
    check_together,
    check_far_totals,
    check_running_totals,
    check_tables,
    check_table_lines,
    check_cells_told,
    check_ratios,
    check_contradictions,
    check_relations,
    check_far_pairs,
    check_multiples,
    check_far_multiples,
    check_differences,
    check_leftovers,
    check_rests_of_counts,
    check_lapses,
    check_agos,
    check_taken_off,
    check_gap_shares,
    check_midpoints,
    check_added_on,
    check_shares,
    check_told_shares,
    check_parts_of,
    check_failures,
    check_halves,
    check_directions,
    check_plain_directions,
    check_table_sides,
    check_told_of_things,
    check_first_of_all,
    check_just_beyond,
    check_whose_percent,
    check_plain_facts,
    check_each_year,
    check_rates_over,
    check_paybacks,
    check_from_to,
    check_named_gaps,
    check_per_unit_gaps,
    check_told_rates,
    check_told_paces,
    check_told_outcomes,
    check_told_multiples,
    check_repetitions,
    check_known_again,
    check_recalled,
    check_ruled_out,
    check_unit_slips,
    check_lone_units,
    check_scaled_units,
    check_scaled_sums,
    check_points_as_percents,
    check_point_levels,
    check_transposed,
    check_energies,
    check_sizes,
    check_facilities,
    check_parallels,
    check_leads,
    check_restated,
    check_broken_bounds,
    check_reckoned,
    check_weekdays,
    check_announced_counts,
    check_all_of_them,
    check_threads,
    check_numbered_titles,
)


def check_arithmetic(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    """What all parts find, but for objections that rest on values of other things than those that are compared."""
    sides, years, efficiencies = Sides(case), Years(case), Efficiencies(case)
    told = (judged(case, finding) for part in PARTS for one in part(case, tolerances) if (finding := efficiencies.judged(one)) is not None)
    found = [finding for finding in told if finding.verdict == "supported" or not (sides.are_others(finding) or years.is_of_another(finding) or is_unrelated(case, finding))]
    proved = {f.inputs["proved"] for f in found if f.method == BORNE_OUT and f.cause == "total"}
    beside = {f.explanation for f in found if f.verdict == "conflicting" and f.cause in OF_TOTALS | {"unit_error"} and any(f"the article says {said}" in f.explanation for said in proved)}  # `64장 × 2.10달러 × 720시간`: other numbers near it are no factors of what comes out
    borne_out = {f.claim_id for f in found if f.method == BORNE_OUT and f.cause == "total"}
    blamed = {f.explanation for f in found if f.verdict == "conflicting" and f.cause in OF_TOTALS and f.claim_id not in borne_out}  # `4.680 kWh × 150 원 = 702.000`, where the 4.680 come out: the other one is wrong
    operands, accounts, so_much = Operands(case), Accounts(case), _so_much_of_it(case, found)
    for f in _first_the_sounder(case, found):
        if f.verdict == "conflicting" and f.cause in {"ratio", "wrong_side"} and any(start in so_much for start, _ in f.inputs.get("figures", ())):
            continue
        if f.explanation not in beside and accounts.explain(f):
            continue
        if f.explanation not in beside and not (f.verdict == "conflicting" and f.explanation in blamed and f.claim_id in borne_out):
            yield from operands.judged(f)


INFERRED = frozenset({"direction", "plain direction", "restated", "unit"})  # methods that take sides, or what was meant, from words and digits


def _first_the_sounder(case: Case, found: Sequence[Finding]) -> Iterator[Finding]:
    """Findings without those that object once more to the same numbers for the same cause; what is reckoned comes before what is only inferred."""
    spots = {c.claim_id: c.figure.start for c in case.claims if c.figure is not None}
    told: set[tuple[str, str | None, frozenset[int]]] = set()
    for f in sorted(found, key=lambda f: f.verdict == "conflicting" and f.method in INFERRED):
        if f.verdict == "conflicting":
            starts = [start for start, _ in f.inputs.get("figures", ())] or [spots[one["claim"]] for one in f.inputs.get("values", ()) if one.get("claim") in spots]
            key = (f.claim_id, f.cause, frozenset([*starts, spots.get(f.claim_id, -1)]))
            if starts and key in told:
                continue
            told.add(key)
        yield f


def _so_much_of_it(case: Case, found: Sequence[Finding]) -> set[int]:
    """``K2의 40%로 더 낮다``: the places of percentages that are shares of the other side's value, as both values give: no difference, whatever other words say."""
    right = {f.claim_id for f in found if f.verdict == "supported" and f.inputs.get("reading") == SHARE}
    return {c.start for c in case.claims if c.is_part and c.claim_id in right}
