"""The heads of the learned extractor, in numpy: what ``training.model.Heads`` learns, to the last digit of float32.

Weights lie in a safetensors file beside the ONNX graph of the encoder; its metadata hold the labels of the classes.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, cast

import numpy as np
import numpy.typing as npt

from pipeline.errors import ModelError
from pipeline.extract.model.features import FIGURE_WIDTH, PAIR_WIDTH, SPAN_WIDTH, Floats
from pipeline.extract.model.opinions import NAME_TYPES, ROLES

Ints = npt.NDArray[np.int64]

FILE: Final = "heads.safetensors"
CLASSES: Final = ("type", "metric", "direction", "modality")  # groups of labels, in the order of the logits after that of the claim
_HEADER: Final = struct.Struct("<Q")


@dataclass(frozen=True, slots=True)
class Heads:
    """Linear maps by name (``figure.weight``, rows are outputs) and the labels of each class."""

    weights: Mapping[str, Floats]
    labels: Mapping[str, tuple[str, ...]]

    def linear(self, name: str, values: Floats) -> Floats:
        weight, bias = self.weights[f"{name}.weight"], self.weights.get(f"{name}.bias")
        mapped = (values.reshape(-1, values.shape[-1]) @ weight.T).reshape(*values.shape[:-1], len(weight))  # one product, not one for each figure
        return cast("Floats", mapped if bias is None else mapped + bias)

    def tags(self, states: Floats) -> Floats:
        """Probabilities, tokens × tags."""
        return softmax(self.linear("tags", states))

    def figures(self, states: Floats, tokens: Ints, features: Floats) -> Floats:
        """One vector a figure, from the states of the window and the first and last token of each figure."""
        return _relu(self.linear("figure", np.concatenate([_ends_mean(states, tokens), features], axis=-1)))

    def spans(self, states: Floats, tokens: Ints, features: Floats) -> Floats:
        return _relu(self.linear("span", np.concatenate([_ends_mean(states, tokens), features], axis=-1)))

    def classes(self, figures: Floats) -> tuple[Floats, dict[str, Floats]]:
        """Probability of a claim, and of every label of every class."""
        logits = self.linear("kind", figures)
        found, at = {}, 1
        for name in CLASSES:
            size = len(self.labels[name])
            found[name] = softmax(logits[:, at : at + size])
            at += size
        return cast("Floats", 1 / (1 + np.exp(-logits[:, 0]))), found

    def roles(self, figures: Floats, spans: Floats, features: Floats) -> Floats:
        """Probabilities, figures × roles × (names, none, previous)."""
        product = self.linear("figure_product", figures)[:, None] * self.linear("span_product", spans)[None]
        pair = self.linear("figure_pair", figures)[:, None] + self.linear("span_pair", spans)[None]
        pair = _relu(pair + self.linear("product_pair", product) + self.linear("feature_pair", features))
        scores = self.linear("role", pair).transpose(0, 2, 1)
        none = self.linear("none", figures)[..., None]
        previous = np.full_like(none, -1e4)
        previous[:, ROLES.index("comparator"), 0] = self.linear("previous", figures)[:, 0]
        return softmax(np.concatenate([scores, none, previous], axis=-1))


def softmax(logits: Floats) -> Floats:
    grown = np.exp(logits - logits.max(axis=-1, keepdims=True))
    return cast("Floats", grown / grown.sum(axis=-1, keepdims=True))


def _relu(values: Floats) -> Floats:
    return np.maximum(values, 0)


def _ends_mean(states: Floats, tokens: Ints) -> Floats:
    return cast("Floats", (states[tokens[:, 0]] + states[tokens[:, 1]]) / 2)


def load_heads(path: Path) -> Heads:
    """Raises ``ModelError`` where the file is missing, damaged, or of another layout than this version's features."""
    try:
        weights, metadata = read_tensors(path)
        labels = {name: tuple(values) for name, values in json.loads(metadata["labels"]).items()}
    except (OSError, ValueError, KeyError, struct.error) as error:
        raise ModelError(f"{path} holds no heads of a model ({error}); copy the whole folder of the model again.") from error
    heads = Heads(weights, labels)
    wanted = {
        "tags.weight": (1 + 2 * len(NAME_TYPES), None), "feature_pair.weight": (None, PAIR_WIDTH),
        "figure.weight": (None, weights["tags.weight"].shape[1] + FIGURE_WIDTH), "span.weight": (None, weights["tags.weight"].shape[1] + SPAN_WIDTH),
    }  # fmt: skip
    for name, shape in wanted.items():
        if any(size not in (None, found) for size, found in zip(shape, weights[name].shape, strict=True)):
            raise ModelError(f"{path} was trained for other features ({name} is {weights[name].shape}); train and export it again.")
    return heads


def read_tensors(path: Path) -> tuple[dict[str, Floats], dict[str, str]]:
    """The float32 tensors of a safetensors file and its metadata."""
    data = path.read_bytes()
    (size,) = _HEADER.unpack_from(data)
    header: dict[str, Any] = json.loads(data[_HEADER.size : _HEADER.size + size])
    metadata = header.pop("__metadata__", {})
    begin = _HEADER.size + size
    weights = {}
    for name, row in header.items():
        if row["dtype"] != "F32":
            raise ValueError(f"{name} is {row['dtype']}, not F32")
        low, high = row["data_offsets"]
        weights[name] = np.frombuffer(data[begin + low : begin + high], dtype="<f4").reshape(row["shape"])
    return weights, metadata
