"""Which suite of MLPerf an article speaks of, for its statements: ``MLPerf 4.1`` is ``MLPerf Training v4.1`` where the article names that suite and no other."""

from __future__ import annotations

import re
from collections.abc import Iterable

from pipeline.extract.reading import Page, asked_once

_SUITE = re.compile(r"(?P<suite>MLPerf(?: [A-Z][A-Za-z]+)*)(?: v?(?P<round>\d+\.\d+))?")
_PLAIN = "MLPerf"


@asked_once
def _benchmarks(page: Page) -> tuple[str, ...]:
    return tuple(one.name for one in page.entities.values() if one.type == "benchmark")


def _only_suite(benchmarks: Iterable[str]) -> str:
    """The one suite among the benchmarks that an article names; the plain name where it names none or several."""
    told = {match["suite"] for name in benchmarks if (match := _SUITE.fullmatch(name))} - {_PLAIN}
    return next(iter(told)) if len(told) == 1 else _PLAIN


def suite_in_full(page: Page, name: str) -> str:
    """``MLPerf 4.1`` -> ``MLPerf Training v4.1``; a name of something else as it is."""
    return _in_full(_benchmarks(page), name)


def _in_full(benchmarks: Iterable[str], name: str) -> str:
    match = _SUITE.fullmatch(name)
    if match is None:
        return name
    suite = _only_suite(benchmarks) if match["suite"] == _PLAIN else match["suite"]
    return f"{suite} v{match['round']}" if match["round"] and suite != _PLAIN else f"{suite} {match['round']}" if match["round"] else suite


def suites_in_full(page: Page) -> dict[str, str]:
    """Names of the article's suites as its statements have them."""
    return suites_of(_benchmarks(page))


def suites_of(benchmarks: Iterable[str]) -> dict[str, str]:
    """The same by the names of the benchmarks that an article tells."""
    named = tuple(benchmarks)
    return {name: _in_full(named, name) for name in named if _SUITE.fullmatch(name)}
