"""What an amount is where the default of its unit or the nearest word would be wrong: ``노드 사이는 800Gbps``, ``pil kapasitesi yüzde 20``, ``시장의 절반을 차지``.

Each rule is asked after the metric has been chosen by unit and word (``assembly.metric.figure_metric``); the first that knows better wins.
"""

from __future__ import annotations

from pipeline.extract.answers import FIXED, PER_SHARE, PER_WATT, Place, Rule
from pipeline.extract.reading import Word
from pipeline.extract.told_of_counts import cores, counted_apart, holds, machines, of_batch, read_or_written, sold
from pipeline.extract.told_of_firms import (
    bought_for,
    for_each_share,
    grown_in_pieces,
    hired,
    in_contract,
    in_stock,
    let_go,
    of_an_amount,
    of_the_market,
    part_of_revenue,
    portion,
    serves,
    worth_before,
)
from pipeline.extract.told_of_times import charges_at, lasts, lost, times_change, trains, until_full
from pipeline.extract.told_of_work import (
    between_things,
    by_the_rate,
    capacity_of,
    for_each_watt,
    goes_on,
    how_long,
    in_short,
    in_use,
    of_knowledge,
    of_the_other,
    on_the_drive,
    that_is,
    used,
)

SPELLED_OUT = frozenset({PER_WATT, PER_SHARE})  # rules that keep the word behind them


def told_otherwise(place: Place, metric: str, word: Word | None, rule: str) -> tuple[str, Word | None, str]:
    """The metric, its word and its rule, corrected by the first of the rules that knows better."""
    if rule in FIXED:
        return metric, word, rule
    for known in _RULES:
        if answer := known(place, metric, word, rule):
            return answer[0], word if answer[1] in SPELLED_OUT else None, answer[1]
    return metric, word, rule


_RULES: tuple[Rule, ...] = (of_batch, read_or_written, cores, machines, counted_apart, lost, let_go, hired, in_use, used, serves, in_stock, in_contract, that_is, until_full, charges_at, bought_for, grown_in_pieces, in_short, for_each_watt, between_things, of_the_other, capacity_of, on_the_drive, of_the_market, of_an_amount, of_knowledge, sold, holds, by_the_rate, goes_on, how_long, for_each_share, worth_before, part_of_revenue, portion, trains, lasts, times_change)
