"""Rows of a true text and its wrong twin: (rule, language, text with one gap, what is right in it, what is wrong or None, the cause)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

Row = tuple[str, str, str, str, str | None, str]


def both_ways(rows: Sequence[Row]) -> pytest.MarkDecorator:
    """Every row as it is true, and as it is wrong where it has a twin; for the fixture ``weighed``."""
    told = [pytest.param(text.format(right), language, None, id=f"{rule} {language} true {at}") for at, (rule, language, text, right, _, _) in enumerate(rows)]
    told += [pytest.param(text.format(wrong), language, cause, id=f"{rule} {language} wrong {at}") for at, (rule, language, text, _, wrong, cause) in enumerate(rows) if wrong is not None]
    return pytest.mark.parametrize(("text", "language", "cause"), told)
