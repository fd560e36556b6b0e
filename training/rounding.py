"""Trains weights for the few digits that a release leaves them: each step looks at rounded weights and moves the unrounded ones.

The gradient at the rounded weights is taken for that at the unrounded ones (the straight-through estimator; quantisation-aware
training, Jacob et al. 2018). ``training.export`` gives every output channel of a linear layer a scale of its own and seven bits.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

LEVELS = 63  # on either side of zero


@contextmanager
def rounded(module: Any) -> Iterator[None]:
    """Within, the weights of the module's linear layers are what a release would keep of them; after, they are as before."""
    import torch

    weights = [one.weight for one in module.modules() if isinstance(one, torch.nn.Linear)]
    kept = [weight.data for weight in weights]
    for weight in weights:
        scale = weight.data.abs().amax(1, keepdim=True).clamp(min=1e-8) / LEVELS
        weight.data = (weight.data / scale).round() * scale
    try:
        yield
    finally:
        for weight, data in zip(weights, kept, strict=True):
            weight.data = data
