"""Runs a learned extractor on the CPU: an ONNX file beside its tokenizer and its ``model.json``.

``model.json`` holds ``format``, ``files`` (name -> sha256) and ``about`` (what training wants the extractor to know: labels,
calibration), beside the names of what goes in and comes out.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy.typing as npt

from pipeline.errors import ModelError
from pipeline.extract.model.language_model import check_language_model
from pipeline.extract.model.pieces import PieceTokenizer
from pipeline.extract.model.transformers_folder import CONFIG, TorchModel, check_folder, load_folder
from pipeline.settings import LANGUAGE_MODEL

FORMAT: Final = 1
DEFAULT: Final = Path(__file__).parent / "default"
GRAPH: Final = "model.onnx"
TOKENIZER: Final = "tokenizer.json"
MANIFEST: Final = "model.json"
SHOWN_DIGITS: Final = 12
SLOW: Final = ("SkipLayerNormFusion",)  # optimisations that cost: this one's kernel takes six times as long as the two it stands for

Array = npt.NDArray[Any]
Arrays = dict[str, Array]


@dataclass(frozen=True, slots=True)
class Model:
    """A loaded model, with the names of what goes in and comes out."""

    about: Mapping[str, Any]
    tokenizer: PieceTokenizer
    inputs: tuple[str, ...]
    outputs: tuple[str, ...]
    session: Any  # onnxruntime.InferenceSession

    def read(self, items: Sequence[Mapping[str, Array]]) -> list[Arrays]:
        """The outputs of each item, in order. An item holds every input, as the outputs come: without a batch dimension.

        Items are run one by one: batches are no faster on one core, and since a graph of 8-bit integers scales its activations
        by the largest of a whole batch, what is read with a text would change what is read in it.
        """
        return [self._read(item) for item in items]

    def _read(self, item: Mapping[str, Array]) -> Arrays:
        found = self.session.run(list(self.outputs), {name: item[name][None] for name in self.inputs})
        return {name: result[0] for name, result in zip(self.outputs, found, strict=True)}


def folder_of(name: str) -> Path:
    """The folder of a model: ``default`` is the one that comes with the package."""
    if name == "default":
        if not (DEFAULT / MANIFEST).exists():
            raise ModelError("This installation carries no learned extractor; give --model none, or the folder of one.")
        return DEFAULT
    if not name.strip():
        raise ModelError("The name of the model is empty; give none, default, the path of one, or llm: and a language model.")
    path = Path(name)
    folder = path.parent if path.suffix == ".onnx" else path
    if not folder.is_dir():
        raise ModelError(f"There is no model {name!r}; give none, default, the path of one, or llm: and a language model.")
    if not (folder / MANIFEST).exists() and not (folder / CONFIG).exists():
        raise ModelError(f"{folder} holds no {MANIFEST}; give the folder that training.release wrote.")
    return folder


def check_model(name: str) -> None:
    """Raises ``ModelError`` where a model cannot be used: files missing or not those exported, packages not installed."""
    if name.startswith(LANGUAGE_MODEL):
        check_language_model(name)
        return
    folder = folder_of(name)
    if (folder / MANIFEST).exists():
        check_files(folder)
    else:
        check_folder(folder)


def check_files(folder: Path) -> dict[str, Any]:
    """The content of ``model.json``; raises ``ModelError`` where a file is missing or is not the one that was exported."""
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
def load_model(name: str, *, threads: int = 1) -> Model | TorchModel:
    """Loads a model once in a process. ``threads`` work on one batch; with a worker a core, 1 is best. Raises ``ModelError``."""
    folder = folder_of(name)
    if not (folder / MANIFEST).exists():
        return load_folder(folder)
    manifest = check_files(folder)
    session = _open_graph(folder / GRAPH, threads)
    model = Model(
        about=manifest.get("about", {}),
        tokenizer=PieceTokenizer(folder / TOKENIZER),
        inputs=tuple(one.name for one in session.get_inputs()),
        outputs=tuple(one.name for one in session.get_outputs()),
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
        return onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"], disabled_optimizers=SLOW)
    except Exception as error:  # the library raises classes of its own that share no base
        first = str(error).strip().splitlines()[0].rstrip(".")
        raise ModelError(f"{path} is no ONNX file that onnxruntime can run: {first}.") from error
