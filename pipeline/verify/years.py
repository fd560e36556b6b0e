"""Which year an amount is told of, by the words before it: ``지난해 전체 출하량은 53만 개`` is no total of this year's quarters."""

from __future__ import annotations

import re
from functools import cached_property

from pipeline.languages import periods_of
from pipeline.lexicon import fold
from pipeline.verify.places import claims_on
from pipeline.verify.records import Assertion, Case, Finding, Number, Span

_YEAR = re.compile(r"(?<!\d)(?:19|20)\d\d(?!\d)")
PAST, LONGEST = -1, 4_000  # years, and characters of a sentence that is read; longer ones list data


class Years:
    """The years that a document tells, by their places. A year told from now on (``지난해``) is one of the calendar where the day of publication is known."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.periods = periods_of(case.language)
        self.now = int(case.published[:4]) if case.published and case.published[:4].isdecimal() else None

    def is_of_another(self, finding: Finding) -> bool:
        """Whether a total that its parts are said not to make is told of a year that none of them is of."""
        starts = {start for start, _ in finding.inputs.get("figures", ())}
        numbers = [self._numbers[start] for start in starts if start in self._numbers]
        if finding.cause != "wrong_total" or len(numbers) < 3:
            return False
        *parts, total = sorted(numbers, key=lambda n: n.base_value or 0.0)
        year = self._told(total)
        return year is not None and all(self._is_apart(part, year) for part in parts)

    def _is_apart(self, part: Number, year: str) -> bool:
        own = self._told(part)
        if own is not None:
            return own != year
        before = {told for end, told in self._mentions if end <= part.start}
        return year not in before and (bool(before) or year[0] in "+-")

    def _told(self, number: Number) -> str | None:
        """The year told last before a number in its sentence, else that of the claim on it."""
        sentence = self.case.sentence_at(number.start)
        here = [told for end, told in self._mentions if sentence.start < end <= number.start]
        if here:
            return here[-1]
        dated = next((c.as_of for c in self._claims.get(number.figure_id, ()) if c.as_of and c.as_of[:4].isdecimal()), None)
        return dated[:4] if dated else None

    @cached_property
    def _mentions(self) -> list[tuple[int, str]]:
        """Years with the ends of their words, in their order; not those that something is compared with (``지난해보다``)."""
        found = []
        for sentence in self.case.sentences:
            if sentence.end - sentence.start <= LONGEST:
                found += self._in(sentence)
        return sorted(found)

    def _in(self, sentence: Span) -> list[tuple[int, str]]:
        folded = fold(self.case.words(sentence))
        if len(folded) != sentence.end - sentence.start:
            return []
        told = []
        for match in self.periods.told.finditer(folded):
            groups = match.groupdict()
            away = self.periods.years.get(groups["y"]) if groups.get("y") else PAST if groups.get("then") else None
            if away is not None:
                told.append((match.end(), f"{self.now + away}" if self.now else f"{away:+d}"))
        told += [(m.end(), m[0]) for m in _YEAR.finditer(folded) if sentence.start + m.start() in self._dated]
        return [(sentence.start + end, year) for end, year in told if not self.periods.against.match(folded, end)]

    @cached_property
    def _dated(self) -> frozenset[int]:
        """The places of the words of dates."""
        return frozenset(at for n in self.case.numbers if n.kind == "date" for at in range(n.start, n.end))

    @cached_property
    def _numbers(self) -> dict[int, Number]:
        return {n.start: n for n in self.case.numbers}

    @cached_property
    def _claims(self) -> dict[str, list[Assertion]]:
        return claims_on(self.case)
