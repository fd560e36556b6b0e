"""The model while it is trained: a transformers encoder with heads, in torch. ``pipeline.extract.model.heads`` is its twin in numpy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as fn

from pipeline.extract.model.features import FIGURE_WIDTH, PAIR_WIDTH, SPAN_WIDTH
from pipeline.extract.model.opinions import NAME_TYPES, ROLES
from pipeline.extract.model.windows import MARKS
from training.examples import NONE, PREVIOUS, Example

FIGURE_SIZE = 192
SPAN_SIZE = 192
PRODUCT_SIZE = 64
PAIR_SIZE = 96
TAGS = 1 + 2 * len(NAME_TYPES)
DROPOUT = 0.15
WEIGHTS = {"tags": 2.0, "claim": 0.5, "type": 0.3, "metric": 0.5, "direction": 0.4, "modality": 0.3, "roles": 1.0}
ROLE_WEIGHTS = {"subject": 1.5, "comparator": 1.0, "benchmark": 0.7, "speaker": 0.5}


@dataclass(frozen=True, slots=True)
class Labels:
    """What the classes of a figure stand for, in the order of the logits."""

    type: tuple[str, ...]
    metric: tuple[str, ...]
    direction: tuple[str, ...]
    modality: tuple[str, ...]

    def groups(self) -> dict[str, tuple[str, ...]]:
        return {"type": self.type, "metric": self.metric, "direction": self.direction, "modality": self.modality}


class Heads(nn.Module):
    """Names of tokens, classes of figures, and scores of figure × name for every role."""

    def __init__(self, hidden: int, labels: Labels) -> None:
        super().__init__()
        self.labels = labels
        self.classes = sum(len(group) for group in labels.groups().values()) + 1
        self.tags = nn.Linear(hidden, TAGS)
        self.figure = nn.Linear(hidden + FIGURE_WIDTH, FIGURE_SIZE)
        self.span = nn.Linear(hidden + SPAN_WIDTH, SPAN_SIZE)
        self.kind = nn.Linear(FIGURE_SIZE, self.classes)
        self.figure_product = nn.Linear(FIGURE_SIZE, PRODUCT_SIZE)
        self.span_product = nn.Linear(SPAN_SIZE, PRODUCT_SIZE)
        self.figure_pair = nn.Linear(FIGURE_SIZE, PAIR_SIZE)
        self.span_pair = nn.Linear(SPAN_SIZE, PAIR_SIZE, bias=False)
        self.product_pair = nn.Linear(PRODUCT_SIZE, PAIR_SIZE, bias=False)
        self.feature_pair = nn.Linear(PAIR_WIDTH, PAIR_SIZE, bias=False)
        self.role = nn.Linear(PAIR_SIZE, len(ROLES))
        self.none = nn.Linear(FIGURE_SIZE, len(ROLES))
        self.previous = nn.Linear(FIGURE_SIZE, 1)
        self.drop = nn.Dropout(DROPOUT)

    def figures(self, states: Tensor, features: Tensor) -> Tensor:
        return self.drop(fn.relu(self.figure(torch.cat([self.drop(states), features], -1))))

    def spans(self, states: Tensor, features: Tensor) -> Tensor:
        return self.drop(fn.relu(self.span(torch.cat([self.drop(states), features], -1))))

    def roles(self, figures: Tensor, spans: Tensor, features: Tensor) -> Tensor:
        """Logits, figures × roles × (names, none, previous); previous is -inf but for the comparator."""
        product = self.figure_product(figures)[:, None] * self.span_product(spans)[None]
        pair = self.figure_pair(figures)[:, None] + self.span_pair(spans)[None] + self.product_pair(product) + self.feature_pair(features)
        scores = self.role(self.drop(fn.relu(pair))).transpose(1, 2)
        none = self.none(figures)[..., None]
        previous = torch.full_like(none, -1e4)
        previous[:, ROLES.index("comparator"), 0] = self.previous(figures)[:, 0]
        return torch.cat([scores, none, previous], -1)


class Reader(nn.Module):
    """Encoder and heads. The encoder's token types are the marks of ``pipeline.extract.model.windows``."""

    def __init__(self, encoder: Any, labels: Labels) -> None:
        super().__init__()
        self.encoder = widen_types(encoder)
        self.heads = Heads(encoder.config.hidden_size, labels)

    def states(self, batch: Sequence[Example]) -> Tensor:
        """States of all tokens, windows × tokens × size."""
        longest = max(len(one.ids) for one in batch)
        ids = torch.full((len(batch), longest), self.encoder.config.pad_token_id)
        marks, mask = torch.zeros_like(ids), torch.zeros_like(ids)
        for row, one in enumerate(batch):
            ids[row, : len(one.ids)] = torch.tensor(one.ids)
            marks[row, : len(one.ids)] = torch.tensor(one.marks)
            mask[row, : len(one.ids)] = 1
        states: Tensor = self.encoder(input_ids=ids, attention_mask=mask, token_type_ids=marks).last_hidden_state
        return states


def widen_types(encoder: Any) -> Any:
    """Gives an encoder a token type for every mark; the new ones start as the first."""
    embeddings = encoder.embeddings
    old = embeddings.token_type_embeddings.weight
    if old.shape[0] < MARKS:
        wide = nn.Embedding(MARKS, old.shape[1])
        with torch.no_grad():
            wide.weight.copy_(old[:1].expand(MARKS, -1) + 0.02 * torch.randn(MARKS, old.shape[1]))
            wide.weight[0] = old[0]
        embeddings.token_type_embeddings = wide
        encoder.config.type_vocab_size = MARKS
    return encoder


def freeze(encoder: Any, layers: int) -> None:
    """Keeps the word and position embeddings and the lowest layers as pretrained."""
    for part in (encoder.embeddings.word_embeddings, encoder.embeddings.position_embeddings, *encoder.encoder.layer[:layers]):
        for weight in part.parameters():
            weight.requires_grad = False


def attend_to_all(encoder: Any) -> None:
    """No dropout among the attention's weights: it costs a fifth of a step, and the encoder rather learns too little than too much."""
    for layer in encoder.encoder.layer:
        layer.attention.self.dropout.p = 0.0


def losses(reader: Reader, batch: Sequence[Example], states: Tensor) -> dict[str, Tensor]:
    """The loss of each head, as means over what it is asked. ``states``: windows × tokens × size."""
    heads = reader.heads
    tag_logits = heads.tags(heads.drop(states))
    tags = torch.full(states.shape[:2], -100)
    for row, one in enumerate(batch):
        tags[row, : len(one.tags)] = torch.tensor(one.tags)
    found: dict[str, list[Tensor]] = {name: [] for name in WEIGHTS}
    found["tags"].append(fn.cross_entropy(tag_logits.flatten(0, 1), tags.flatten()))
    for row, one in enumerate(batch):
        figures, roles = judge(reader, states[row], one)
        _add_class_losses(found, heads, heads.kind(figures), one)
        for number, answer in enumerate(one.answers):
            if answer.claim:
                found["roles"].append(sum((_role_loss(roles[number], role, places) for role, places in answer.roles.items() if places), torch.zeros(())))
    return {name: torch.stack(values).mean() for name, values in found.items() if values}


def judge(reader: Reader, states: Tensor, one: Example) -> tuple[Tensor, Tensor]:
    """The vectors of the figures of a window and their role logits."""
    heads = reader.heads
    figures = heads.figures(ends_mean(states, one.figure_tokens), torch.from_numpy(one.figure_features))
    spans = heads.spans(ends_mean(states, one.span_tokens), torch.from_numpy(one.span_features))
    return figures, heads.roles(figures, spans, torch.from_numpy(one.pair_features))


def ends_mean(states: Tensor, spans: np.ndarray[Any, np.dtype[np.int64]]) -> Tensor:
    """The mean of the first and the last token's state of each span."""
    at = torch.from_numpy(spans)
    return (states[at[:, 0]] + states[at[:, 1]]) / 2


def _add_class_losses(found: dict[str, list[Tensor]], heads: Heads, logits: Tensor, one: Example) -> None:
    claimed = torch.tensor([float(answer.claim) for answer in one.answers])
    found["claim"].append(fn.binary_cross_entropy_with_logits(logits[:, 0], claimed))
    at = 1
    for name, labels in heads.labels.groups().items():
        group = logits[:, at : at + len(labels)]
        at += len(labels)
        rows = [n for n, answer in enumerate(one.answers) if answer.claim and _label(labels, getattr(answer, name)) is not None]
        if rows:
            wanted = torch.tensor([_label(labels, getattr(one.answers[n], name)) for n in rows])
            found[name].append(fn.cross_entropy(group[rows], wanted))


def _label(labels: Sequence[str], value: str) -> int | None:
    if value in labels:
        return labels.index(value)
    return labels.index("other") if "other" in labels else None


def _role_loss(logits: Tensor, role: str, places: Sequence[int]) -> Tensor:
    """Minus the logarithm of the probability of all right places together."""
    row = logits[list(ROLES).index(role)]
    names = row.shape[0] - 2
    at = torch.tensor([names if place == NONE else names + 1 if place == PREVIOUS else place for place in places])
    return ROLE_WEIGHTS[role] * (torch.logsumexp(row, 0) - torch.logsumexp(row[at], 0))
