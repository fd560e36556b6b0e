"""Runs an extractor in training or of one's own, as transformers and torch hold it; what ``training.train`` writes.

The folder holds ``encoder/`` (a transformers directory with weights in safetensors), ``tokenizer.json`` and
``heads.safetensors``. Needs the extra ``chipclaims[torch]``; an exported model needs neither and is about as exact.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from pipeline.errors import ModelError
from pipeline.extract.model.pieces import PieceTokenizer

CONFIG: Final = Path("encoder") / "config.json"
NEEDED: Final = (CONFIG, Path("encoder") / "model.safetensors", Path("tokenizer.json"), Path("heads.safetensors"))


@dataclass(frozen=True, slots=True)
class TorchModel:
    """A loaded encoder; reads as ``session.Model`` does."""

    about: Mapping[str, Any]
    tokenizer: PieceTokenizer
    encoder: Any  # transformers.PreTrainedModel

    def read(self, items: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
        """The states of each item: inputs without a batch dimension, outputs too."""
        import torch

        found = []
        with torch.inference_mode():
            for item in items:
                ids, marks = (torch.from_numpy(item[name])[None] for name in ("ids", "marks"))
                states = self.encoder(input_ids=ids, token_type_ids=marks).last_hidden_state
                found.append({"states": states[0].numpy()})
        return found


def check_folder(folder: Path) -> None:
    """Raises ``ModelError`` where a file is missing or the extra is not installed."""
    for file in NEEDED:
        if not (folder / file).is_file():
            raise ModelError(f"{folder} holds no {file}; give the folder that training.train wrote, or one that training.release exported.")
    try:
        import torch  # noqa: F401
        import transformers  # noqa: F401
    except ImportError as error:
        raise ModelError(f"{folder} is a model for torch; pip install 'chipclaims[torch]', or export it with training.release.") from error


def load_folder(folder: Path) -> TorchModel:
    """Raises ``ModelError``. Weights come from safetensors only, never from a pickle."""
    check_folder(folder)
    from transformers import AutoModel

    try:
        encoder = AutoModel.from_pretrained(str(folder / "encoder"), use_safetensors=True, trust_remote_code=False, add_pooling_layer=False)
    except (OSError, ValueError, KeyError, RuntimeError) as error:
        first = str(error).strip().splitlines()[0].rstrip(".")
        raise ModelError(f"{folder / 'encoder'} is no model that transformers can load: {first}.") from error
    heads = hashlib.sha256((folder / "heads.safetensors").read_bytes()).hexdigest()
    return TorchModel({"heads": heads}, PieceTokenizer(folder / "tokenizer.json"), encoder.eval())
