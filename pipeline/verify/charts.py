"""Charts of a report as SVG, drawn by Matplotlib: a metric by thing with its claims as points, standings per source.

An SVG stands in a report as an image, so that nothing in it can run or load.
"""

from __future__ import annotations

import io
import warnings
from collections.abc import Sequence
from types import TracebackType
from typing import Any, NamedTuple

COLOURS = {"supported": "#1b7f4d", "refuted": "#b3261e", "conflicting": "#b26a00", "inconclusive": "#6b7280", "unchecked": "#c3c7cf"}
MOST_ROWS = 14
LONGEST_LABEL = 34


class Point(NamedTuple):
    """One claim in a chart of a metric."""

    label: str
    value: float
    standing: str


def metric_chart(title: str, unit: str, points: Sequence[Point]) -> bytes:
    """Claims of one metric and unit: a row for each thing, a point for each claim, coloured by its standing."""
    labels = list(dict.fromkeys(p.label for p in points))[:MOST_ROWS]
    shown = [p for p in points if p.label in labels]
    with _figure(0.8 + 0.34 * len(labels)) as (figure, axes):
        for standing, colour in COLOURS.items():
            some = [p for p in shown if p.standing == standing]
            axes.scatter([p.value for p in some], [labels.index(p.label) for p in some], color=colour, label=standing, s=36, alpha=0.85)
        axes.set_yticks(range(len(labels)), [_short(label) for label in labels])
        axes.invert_yaxis()
        values = [p.value for p in shown if p.value > 0]
        if values and len(values) == len(shown) and max(values) > 100 * min(values):
            axes.set_xscale("log")
        axes.set_xlabel(unit)
        axes.grid(axis="x", color="#e5e7eb")
        axes.set_title(title, loc="left", fontsize=10)
        return _svg(figure)


def standings_chart(rows: Sequence[tuple[str, dict[str, int]]]) -> bytes:
    """Standings per source, stacked."""
    shown = list(rows)[:MOST_ROWS]
    with _figure(0.9 + 0.34 * len(shown)) as (figure, axes):
        left = [0] * len(shown)
        for standing, colour in COLOURS.items():
            counts = [counts.get(standing, 0) for _, counts in shown]
            axes.barh(range(len(shown)), counts, left=left, color=colour, label=standing)
            left = [a + b for a, b in zip(left, counts, strict=True)]
        axes.set_yticks(range(len(shown)), [_short(name) for name, _ in shown])
        axes.invert_yaxis()
        axes.set_xlabel("claims")
        axes.legend(loc="upper center", bbox_to_anchor=(0.5, -0.16 - 0.5 / max(len(shown), 1)), ncol=5, frameon=False, fontsize=8)
        return _svg(figure)


class _figure:  # noqa: N801  # used as a function
    """A figure and its axes, with settings of ours; closed at the end."""

    def __init__(self, height: float) -> None:
        self.height = height

    def __enter__(self) -> tuple[Any, Any]:
        import matplotlib as mpl
        from matplotlib.figure import Figure

        self.settings = mpl.rc_context({"svg.fonttype": "none", "font.family": "sans-serif", "svg.hashsalt": "chipclaims", "font.size": 9})
        self.quiet = warnings.catch_warnings()
        self.settings.__enter__()
        self.quiet.__enter__()
        warnings.simplefilter("ignore")  # fonts without Hangul are measured, not drawn: the browser has them
        figure = Figure(figsize=(8.2, self.height), layout="constrained")
        axes = figure.subplots()
        for side in ("top", "right"):
            axes.spines[side].set_visible(False)
        return figure, axes

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.quiet.__exit__(kind, error, trace)
        self.settings.__exit__(kind, error, trace)


def _svg(figure: Any) -> bytes:
    stream = io.BytesIO()
    figure.savefig(stream, format="svg", metadata={"Date": None, "Creator": None})
    return stream.getvalue()


def _short(label: str) -> str:
    plain = label.replace("$", "＄")  # a dollar sign would begin mathematics
    return plain if len(plain) <= LONGEST_LABEL else plain[: LONGEST_LABEL - 1] + "…"
