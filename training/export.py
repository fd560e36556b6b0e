"""A trained torch module as the folder that ``pipeline.extract.model.session`` runs: ONNX, tokenizer, checksums.

The module takes the arrays of ``inputs`` in their order and returns a tensor, or a tuple of them, one for each name of ``outputs``.
Weights become 8-bit integers; what that costs is measured against the module itself and written down.
"""

from __future__ import annotations

import copy
import hashlib
import json
import shutil
import tempfile
import warnings
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from pipeline.extract.model.session import FORMAT, GRAPH, MANIFEST, TOKENIZER, Array, load_model
from training.smoothing import smooth

OPERATORS = ("MatMul", "Gemm", "Gather")
MOST_BYTES = 30_000_000  # of the exported graph
OPSET = 18
BATCH = "batch"  # the name of the first dimension


@dataclass(frozen=True, slots=True)
class Signature:
    """By name, in the order of the module's arguments and results: names of the dimensions after the batch, or fixed sizes."""

    inputs: Mapping[str, tuple[str | int, ...]]
    outputs: Mapping[str, tuple[str | int, ...]]


@dataclass(frozen=True, slots=True)
class Difference:
    """How far the exported model's outputs lie from the module's, over all examples."""

    largest: float
    mean: float
    agreement: float  # share of last-dimension vectors whose largest value is at the same place


def export(
    module: Any,
    signature: Signature,
    examples: Sequence[Mapping[str, Array]],
    folder: Path,
    *,
    tokenizer: Path,
    others: Sequence[Path] = (),
    about: Mapping[str, Any] | None = None,
) -> dict[str, Difference]:
    """Writes the folder and returns by output how exact it is. ``others``: files that go with the model, such as heads outside of it.

    ``examples``: inputs without batch dimension; a hundred sentences of both languages tell well which columns are uneven.
    """
    folder.mkdir(parents=True, exist_ok=True)
    even = copy.deepcopy(module).eval()
    smooth(even, lambda one: [_call(one, signature, item) for item in examples])
    with tempfile.TemporaryDirectory() as scratch:
        plain = Path(scratch) / "float.onnx"
        write_graph(even, signature, examples[0], plain)
        quantise(plain, folder / GRAPH)
    copied = {TOKENIZER: tokenizer, **{path.name: path for path in others}}
    for name, path in copied.items():
        shutil.copyfile(path, folder / name)
    write_manifest(folder, signature, [GRAPH, *copied], about or {})
    size = (folder / GRAPH).stat().st_size
    if size > MOST_BYTES:
        raise ValueError(f"The exported graph has {size / 1e6:.1f} MB, and {MOST_BYTES / 1e6:.0f} are allowed: keep fewer layers or pieces.")
    return compare(module, signature, examples, folder)


def write_graph(module: Any, signature: Signature, example: Mapping[str, Array], path: Path) -> None:
    """The module as a float32 ONNX graph whose dimensions bear the names of the signature.

    Through tracing (``dynamo=False``): what torch's other exporter writes loses its meaning when it is quantised.
    """
    import torch

    module.eval()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # deprecation of tracing; constants in transformers' masks that hold for every input
        torch.onnx.export(
            module,
            _tensors(signature, example),
            str(path),
            input_names=list(signature.inputs),
            output_names=list(signature.outputs),
            dynamic_axes={name: _named(dims) for name, dims in (*signature.inputs.items(), *signature.outputs.items())},
            opset_version=OPSET,
            dynamo=False,
        )


def _tensors(signature: Signature, item: Mapping[str, Array]) -> tuple[Any, ...]:
    import torch

    return tuple(torch.from_numpy(np.ascontiguousarray(item[name]))[None] for name in signature.inputs)


def _call(module: Any, signature: Signature, item: Mapping[str, Array]) -> tuple[Any, ...]:
    import torch

    with torch.no_grad():
        found = module(*_tensors(signature, item))
    return found if isinstance(found, tuple) else (found,)


def _named(dims: Sequence[str | int]) -> dict[int, str]:
    return {0: BATCH, **{n: dim for n, dim in enumerate(dims, start=1) if isinstance(dim, str)}}


def quantise(plain: Path, target: Path) -> None:
    """Weights of matrices and embeddings as signed bytes with a scale a channel; activations are scaled while running."""
    from onnxruntime.quantization import QuantType, quantize_dynamic

    quantize_dynamic(plain, target, op_types_to_quantize=list(OPERATORS), per_channel=True, reduce_range=True, weight_type=QuantType.QInt8)


def write_manifest(folder: Path, signature: Signature, files: Sequence[str], about: Mapping[str, Any]) -> None:
    content = {
        "format": FORMAT,
        "files": {name: hashlib.sha256((folder / name).read_bytes()).hexdigest() for name in files},
        "inputs": list(signature.inputs),
        "outputs": list(signature.outputs),
        "about": dict(about),
    }
    (folder / MANIFEST).write_text(json.dumps(content, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def compare(module: Any, signature: Signature, examples: Sequence[Mapping[str, Array]], folder: Path) -> dict[str, Difference]:
    """How exact the exported model's outputs are, by name."""
    module.eval()
    wanted = [_call(module, signature, item) for item in examples]
    got = load_model(str(folder)).read(examples)
    return {
        name: _difference([one[n][0].numpy() for one in wanted], [one[name] for one in got])
        for n, name in enumerate(signature.outputs)
    }


def _difference(wanted: Sequence[Array], got: Sequence[Array]) -> Difference:
    gaps = np.concatenate([np.abs(one - other).ravel() for one, other in zip(wanted, got, strict=True)])
    same = np.concatenate([(one.argmax(-1) == other.argmax(-1)).ravel() for one, other in zip(wanted, got, strict=True)])
    return Difference(largest=float(gaps.max()), mean=float(gaps.mean()), agreement=float(same.mean()))
