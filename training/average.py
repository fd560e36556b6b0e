"""Two trainings of one shape as one: the mean of their weights, which reads what neither has seen better than either (model soups, Wortsman et al. 2022).

    python -m training.average build/before build/further build/averaged --share 0.35

Both folders are such as ``training.train`` wrote, the second gone on from the first. Classes are those of the second; what the
first did not know of them counts there as unlikely.
"""

from __future__ import annotations

import argparse
import json
import shutil
from collections.abc import Sequence
from pathlib import Path

from pipeline.extract.model.session import TOKENIZER
from training.encoder import load_encoder
from training.model import Labels, Reader
from training.train import go_on_from, save


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m training.average", description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("first", type=Path, help="a folder that training.train wrote")
    parser.add_argument("second", type=Path, help="one that went on from it")
    parser.add_argument("output", type=Path, help="where the mean goes")
    parser.add_argument("--share", type=float, default=0.5, help="of the second, between 0 and 1")
    asked = parser.parse_args(arguments)
    average(asked.first, asked.second, asked.output, asked.share)
    return 0


def average(first: Path, second: Path, output: Path, share: float) -> None:
    """Writes ``(1 - share) * first + share * second`` as a folder of the same sort."""
    if not 0 <= share <= 1:
        raise ValueError(f"The share is {share}, and must lie between 0 and 1.")
    labels = labels_of(second)
    readers = [_read(folder, labels) for folder in (first, second)]
    one, other = (reader.state_dict() for reader in readers)
    readers[0].load_state_dict({name: (1 - share) * weight + share * other[name] if weight.is_floating_point() else weight for name, weight in one.items()})
    output.mkdir(parents=True, exist_ok=True)
    save(readers[0], output)
    for folder in (output, output / "encoder"):
        shutil.copyfile(second / TOKENIZER, folder / TOKENIZER)


def labels_of(folder: Path) -> Labels:
    """The classes that the heads of a training tell apart."""
    from safetensors import safe_open

    with safe_open(folder / "heads.safetensors", "pt") as file:
        groups = json.loads(file.metadata()["labels"])
    return Labels(**{name: tuple(labels) for name, labels in groups.items()})


def _read(folder: Path, labels: Labels) -> Reader:
    reader = Reader(load_encoder(folder / "encoder")[0], labels)
    go_on_from(reader, folder)
    return reader


if __name__ == "__main__":
    raise SystemExit(main())
