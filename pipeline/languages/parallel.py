"""How a language sets values side by side in one sentence, each behind its label. Filled per language; folded text."""

from __future__ import annotations

import re
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Parallel:
    """Values told one after the other (``A는 35W, B는 24W``). Group ``label`` of ``between`` is the second one's, without particle or suffix."""

    between: Pattern  # from the end of one value to the start of the next
    gap: Pattern  # between a name and its value
    never: Pattern  # in a label that names nothing: times, totals, words that point
    holds: Pattern  # between a thing and what is in it (``-da``, ``-에는``, ``içinde``)
    held: Pattern | None  # behind a number of what is in it, where a verb has to say so
    held_by: Pattern  # behind such a number, before the thing that they are in (``taşıyan``, ``꽂은``)
    described_by: Pattern  # behind an amount, before the thing that the amount describes (``192GB 메모리를 갖춘``, ``192 GB bellek taşıyan``)
    gap_described: Pattern  # the same behind a multiple or percentage (``두 배 비싼``, ``iki kat pahalı olan``)
    word_described: Pattern  # behind a word for what is measured, where a word for more or less describes the thing (``값이 더 비싼``, ``fiyatı daha yüksek olan``)
    just_like: Pattern  # behind that thing, where something is held against it without a mark of the other side (``H100과 같다``)
    between_them: Pattern  # right behind a number of things: a difference between them is told
    of_sort: Pattern  # behind that, before the thing: which of its sort it is (``중국 수출용``)
    housing: Pattern | None = None  # a common noun for what holds others, right before ``holds``; group ``phrase`` without words that point
