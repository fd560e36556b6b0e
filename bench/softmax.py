"""A choice among offers by the sum of their cues' weights, fitted by Adam with a quadratic penalty: what the fitting scripts share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np


def fit(  # noqa: PLR0913, PLR0917  the parts of one problem
    add: Callable[[Any], Any], spread: Callable[[Any], Any], size: int, sizes: list[int], rights: Any, shares: Any, penalty: float, steps: int, rate: float
) -> Any:  # fmt: skip
    """Weights of shape (size,). ``add`` maps weights to the sums of all offers, ``spread`` offers back to cues (its transpose); offers stand choice
    by choice, ``sizes`` of each; ``rights`` are 1.0 where an offer is right, ``shares`` how much its choice weighs.
    """
    starts = np.cumsum([0, *sizes[:-1]])
    weights, mean, square = (np.zeros(size) for _ in range(3))
    for step in range(1, steps + 1):
        scores = add(weights)
        expected = np.exp(scores - np.repeat(np.maximum.reduceat(scores, starts), sizes))
        expected /= np.repeat(np.add.reduceat(expected, starts), sizes)
        wanted = expected * rights
        wanted /= np.repeat(np.maximum(np.add.reduceat(wanted, starts), 1e-9), sizes)
        slope = (penalty * weights - spread((wanted - expected) * shares)) / len(sizes)
        mean, square = 0.9 * mean + 0.1 * slope, 0.999 * square + 0.001 * slope**2
        weights -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    return weights
