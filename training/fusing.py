"""Attention as one node of the graph, which onnxruntime computes in blocks that fit the processor's cache.

Traced as it stands, attention writes the weights of all pairs of tokens to memory three times over.
"""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional as fn


class _Attend(torch.autograd.Function):
    """Attention of all tokens to all, without a mask."""

    @staticmethod
    def forward(_: Any, query: Tensor, key: Tensor, value: Tensor, heads: int) -> Tensor:  # type: ignore[override]  # torch leaves the arguments open
        parts = [one.unflatten(-1, (heads, -1)).transpose(1, 2) for one in (query, key, value)]
        return fn.scaled_dot_product_attention(*parts).transpose(1, 2).flatten(2)

    @staticmethod
    def symbolic(graph: Any, query: Any, key: Any, value: Any, heads: int) -> Any:
        return graph.op("com.microsoft::MultiHeadAttention", query, key, value, num_heads_i=heads).setType(query.type())


class _Joint(nn.Module):
    """Stands for a ``BertSelfAttention``: one product for queries, keys and values, so that their input becomes integers once."""

    def __init__(self, attention: Any) -> None:
        super().__init__()
        three = (attention.query, attention.key, attention.value)
        self.heads = attention.num_attention_heads
        self.joint = nn.Linear(three[0].in_features, 3 * three[0].out_features)
        self.joint.weight.data = torch.cat([one.weight.detach() for one in three])
        self.joint.bias.data = torch.cat([one.bias.detach() for one in three])

    def forward(self, states: Tensor, *_: Any, **__: Any) -> tuple[Tensor, None]:
        return _Attend.apply(*self.joint(states).chunk(3, -1), self.heads), None


def fuse(encoder: Any) -> Any:
    """Puts the fused attention into every layer of a BERT encoder that is run without a mask; another encoder stays as it is."""
    for layer in getattr(getattr(encoder, "encoder", None), "layer", ()):
        attention = getattr(getattr(layer, "attention", None), "self", None)
        if all(hasattr(attention, name) for name in ("query", "key", "value", "num_attention_heads")):
            layer.attention.self = _Joint(attention)
    return encoder
