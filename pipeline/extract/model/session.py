"""Runs a learned extractor on the CPU: an ONNX file beside its tokenizer and its ``model.json``.

``model.json`` holds ``format``, ``files`` (name -> sha256) and ``about`` (what training wants the extractor to know: labels,
calibration). Which arrays go in and come out the ONNX file says itself; the names of their dimensions tell what to pad and cut.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from pipeline.errors import ModelError
from pipeline.extract.model.pieces import PieceTokenizer

FORMAT: Final = 1
DEFAULT: Final = Path(__file__).parent / "default"
GRAPH: Final = "model.onnx"
TOKENIZER: Final = "tokenizer.json"
MANIFEST: Final = "model.json"
BATCH: Final = "batch"  # the name of the first dimension
TOKENS: Final = "tokens"  # the name of the dimension by whose length batches are made
BATCH_TOKENS: Final = 2048  # of one batch, padding counted; measured: larger ones gain nothing on a CPU
SHOWN_DIGITS: Final = 12

Array = npt.NDArray[Any]
Arrays = dict[str, Array]


@dataclass(frozen=True, slots=True)
class Model:
    """A loaded model. ``inputs`` and ``outputs``: by name the names of the dimensions, a number where a size is fixed."""

    about: Mapping[str, Any]
    tokenizer: PieceTokenizer
    inputs: Mapping[str, tuple[str | int, ...]]
    outputs: Mapping[str, tuple[str | int, ...]]
    session: Any  # onnxruntime.InferenceSession

    def read(self, items: Sequence[Mapping[str, Array]]) -> list[Arrays]:
        """The outputs of each item, in order, without batch dimension and padding.

        An item holds every input without its batch dimension. Items of like length are run together, padded with zeros.
        """
        found: list[Arrays] = [{} for _ in items]
        for batch in batches([self._sizes(item).get(TOKENS, 1) for item in items]):
            group = [items[n] for n in batch]
            results = self.session.run(list(self.outputs), {name: _stack([item[name] for item in group]) for name in self.inputs})
            for name, result in zip(self.outputs, results, strict=True):
                for row, n in enumerate(batch):
                    sizes = self._sizes(items[n])
                    own = [slice(0, sizes.get(str(dim))) for dim in self.outputs[name][1:]]
                    found[n][name] = result[row][tuple(own)]
        return found

    def _sizes(self, item: Mapping[str, Array]) -> dict[str, int]:
        """The length of every named dimension of an item."""
        return {
            dim: size
            for name, dims in self.inputs.items()
            for dim, size in zip(dims[1:], item[name].shape, strict=True)
            if isinstance(dim, str)
        }


def batches(lengths: Sequence[int], most: int = BATCH_TOKENS) -> Iterator[list[int]]:
    """Indices of items, short ones first, in groups that hold at most ``most`` tokens when padded to their longest."""
    group: list[int] = []
    for n in sorted(range(len(lengths)), key=lambda n: (lengths[n], n)):
        if group and lengths[n] * (len(group) + 1) > most:
            yield group
            group = []
        group.append(n)
    if group:
        yield group


def _stack(arrays: Sequence[Array]) -> Array:
    shape = tuple(max(sizes) for sizes in zip(*(array.shape for array in arrays), strict=True))
    stacked = np.zeros((len(arrays), *shape), arrays[0].dtype)
    for row, array in enumerate(arrays):
        stacked[row][tuple([slice(0, size) for size in array.shape])] = array
    return stacked


def folder_of(name: str) -> Path:
    """The folder of a model: ``default`` is the one that comes with the package."""
    if name == "default":
        if not (DEFAULT / MANIFEST).exists():
            raise ModelError("This installation carries no learned extractor; give --model none, or the folder of one.")
        return DEFAULT
    path = Path(name)
    folder = path.parent if path.suffix == ".onnx" else path
    if not folder.is_dir():
        raise ModelError(f"There is no model {name!r}; give none, default or the path of one.")
    if not (folder / MANIFEST).exists():
        raise ModelError(f"{folder} holds no {MANIFEST}; give the folder that training.export wrote.")
    return folder


def check_files(name: str) -> dict[str, Any]:
    """The content of ``model.json``; raises ``ModelError`` where a file is missing or is not the one that was exported."""
    folder = folder_of(name)
    try:
        manifest: dict[str, Any] = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
        form, files = manifest["format"], dict(manifest["files"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise ModelError(f"{folder / MANIFEST} is no description of a model: {error!r}.") from error
    if form != FORMAT:
        raise ModelError(f"The model in {folder} is of format {form}, and this version runs format {FORMAT}; export it again.")
    for file in dict.fromkeys((GRAPH, TOKENIZER, *files)):
        path = folder / file
        if not path.is_file():
            raise ModelError(f"{folder} holds no {file}; copy the whole folder of the model.")
        found, wanted = hashlib.sha256(path.read_bytes()).hexdigest(), str(files.get(file))
        if found != wanted:
            raise ModelError(
                f"{path} is damaged or of another model: its sha256 begins with {found[:SHOWN_DIGITS]}, "
                f"{MANIFEST} says {wanted[:SHOWN_DIGITS]}; copy the whole folder again."
            )
    return manifest


@cache
def load_model(name: str, *, threads: int = 1) -> Model:
    """Loads a model once in a process. ``threads`` work on one batch; with a worker a core, 1 is best. Raises ``ModelError``."""
    manifest = check_files(name)
    folder = folder_of(name)
    session = _open_graph(folder / GRAPH, threads)
    model = Model(
        about=manifest.get("about", {}),
        tokenizer=PieceTokenizer(folder / TOKENIZER),
        inputs={one.name: tuple(one.shape) for one in session.get_inputs()},
        outputs={one.name: tuple(one.shape) for one in session.get_outputs()},
        session=session,
    )
    for kind, present in (("inputs", model.inputs), ("outputs", model.outputs)):
        if list(present) != manifest.get(kind):
            raise ModelError(f"The {kind} of {folder / GRAPH} are {', '.join(present)}, not those of {MANIFEST}; export it again.")
    return model


def _open_graph(path: Path, threads: int) -> Any:
    try:
        import onnxruntime
    except ImportError as error:
        raise ModelError("The learned extractor needs onnxruntime; pip install onnxruntime.") from error
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    options.inter_op_num_threads = 1
    options.log_severity_level = 3  # errors only
    try:
        return onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
    except Exception as error:  # the library raises classes of its own that share no base
        first = str(error).strip().splitlines()[0].rstrip(".")
        raise ModelError(f"{path} is no ONNX file that onnxruntime can run: {first}.") from error
