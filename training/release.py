"""A trained reader as the folder that the package runs: the encoder as 8-bit ONNX, its tokenizer, the heads beside it.

``python -m training.release build/reader build/release``
"""

from __future__ import annotations

import argparse
import hashlib
import json
import shutil
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from torch import Tensor, nn

from pipeline.extract.model.heads import FILE
from pipeline.extract.model.pieces import PieceTokenizer
from pipeline.extract.model.reader import encoder_inputs
from pipeline.extract.model.session import TOKENIZER
from pipeline.extract.model.windows import cut_windows
from training.encoder import load_encoder
from training.examples import passages
from training.export import Signature, export
from training.fusing import fuse

MOST_EXAMPLES = 64  # windows by which the quantisation is set and measured


class States(nn.Module):
    """The encoder with its inputs in order. Without a mask: windows are read one by one, and none is padded."""

    def __init__(self, encoder: Any) -> None:
        super().__init__()
        self.encoder = fuse(encoder)

    def forward(self, ids: Tensor, marks: Tensor) -> Tensor:
        states: Tensor = self.encoder(input_ids=ids, token_type_ids=marks).last_hidden_state
        return states


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m training.release", description="Exports a trained reader.")
    parser.add_argument("reader", type=Path, help="the folder that training.train wrote")
    parser.add_argument("output", type=Path)
    parser.add_argument("--passages", type=Path, default=Path("corpus/training"), help="texts that set and measure the quantisation")
    asked = parser.parse_args(arguments)
    encoder, _ = load_encoder(asked.reader / "encoder", plain=True)
    tokenizer = PieceTokenizer(asked.reader / TOKENIZER)
    windows = [window for lesson in passages(asked.passages) for window in cut_windows(lesson.document, tokenizer)]
    examples = [encoder_inputs(window) for window in windows[:: max(1, len(windows) // MOST_EXAMPLES)]]
    signature = Signature(
        inputs=dict.fromkeys(("ids", "marks"), ("tokens",)),
        outputs={"states": ("tokens", encoder.config.hidden_size)},
    )
    asked.output.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(asked.reader / FILE, asked.output / FILE)
    about = {"heads": hashlib.sha256((asked.output / FILE).read_bytes()).hexdigest()}
    exact = export(States(encoder), signature, examples, asked.output, tokenizer=asked.reader / TOKENIZER, about=about)
    sys.stdout.write(json.dumps({name: asdict(one) for name, one in exact.items()}) + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
