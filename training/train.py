"""``make train``: trains the learned extractor and logs what it gets right on voices it has not seen.

    python -m training.train build/encoder build/reader --passages corpus/training

Runs on a CPU in an hour or so. The same seed, data and number of threads give the same weights.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import torch
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

from pipeline.extract.model.pieces import PieceTokenizer
from pipeline.extract.model.session import TOKENIZER
from schemas.golden import GoldenClaim
from training.encoder import load_encoder
from training.examples import Course, Example, Lesson, articles, course_of, examples_of, passages
from training.measure import measure
from training.model import WEIGHTS, Labels, Reader, attend_to_all, freeze, losses
from training.rounding import rounded

SEED = 20261121
BATCH_TOKENS = 900
ENCODER_RATE, HEAD_RATE = 1.5e-4, 1e-3
AVERAGED = 0.98  # share of the old in the running average of the weights, each step
WARM_UP = 0.1  # share of the steps
FORGET = 0.25  # share of names hidden in each epoch
UNHEARD = -4.0  # logit at which a class starts that the earlier training did not know: a random one would drown the learned ones
LAST = "last"  # the folder of the weights after the last epoch: the held-out voices are few, and the mean with these may read better
RARE = 3  # a metric seen less often is "other"
HELD_OUT = ("ko/interview", "tr/soylesi")
UNSEEN = tuple(f"{language}/whole-articles-{hand}" for hand in ("j", "o", "t", "ao", "ap") for language in ("ko", "tr"))  # neither taught nor looked at while training


def main(arguments: Sequence[str] | None = None) -> int:
    asked = _parser().parse_args(arguments)
    torch.manual_seed(asked.seed)
    torch.set_num_threads(asked.threads)
    torch.use_deterministic_algorithms(mode=True)
    held = [one for one in passages(asked.passages) if one.group in asked.held_out]
    course = course_of(asked.passages, (*asked.held_out, *UNSEEN), new=asked.new, share=asked.repeat)
    material = Material(course, tuple(articles(asked.articles, sorted(asked.goldens.glob("*.json")))))
    reader = Reader(load_encoder(asked.encoder)[0], labels_of(material.claims()))
    if asked.start:
        go_on_from(reader, asked.start)
    attend_to_all(reader.encoder)
    freeze(reader.encoder, asked.freeze)
    tokenizer = PieceTokenizer(asked.encoder / TOKENIZER)
    asked.output.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(asked.encoder / TOKENIZER, asked.output / TOKENIZER)
    train(reader, tokenizer, material, held, asked)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m training.train", description="Trains the learned extractor.")
    parser.add_argument("encoder", type=Path, help="a directory that training.encoder wrote")
    parser.add_argument("output", type=Path, help="where weights, labels and scores go")
    parser.add_argument("--passages", type=Path, default=Path("corpus/training"))
    parser.add_argument("--articles", type=Path, default=Path("corpus/articles"))
    parser.add_argument("--goldens", type=Path, default=Path("corpus/golden"))
    parser.add_argument("--held-out", nargs="*", default=list(HELD_OUT), help="voices that only measure (LANGUAGE/NAME)")
    parser.add_argument("--epochs", type=int, default=5)
    parser.add_argument("--head-epochs", type=int, default=3, help="epochs of the heads alone, before")
    parser.add_argument("--patience", type=int, default=4, help="epochs without gain before stopping")
    parser.add_argument("--start", type=Path, help="the output of an earlier training, to go on from (then --head-epochs 0, --rate below 1)")
    parser.add_argument("--new", nargs="*", default=[], help="voices that the earlier training did not teach; without it all are")
    parser.add_argument("--repeat", type=float, default=1.0, help="share of all other voices that an epoch repeats, where --new names some")
    parser.add_argument("--rate", type=float, default=1.0, help="share of the peak learning rates")
    parser.add_argument("--freeze", type=int, default=1, help="lowest layers that stay as pretrained")
    parser.add_argument("--bf16", action="store_true", help="16-bit brain floats in the encoder: a quarter less time where the processor knows them")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=100, help="no epoch is begun after this time")
    return parser


@dataclass(frozen=True, slots=True)
class Material:
    """What is taught: passages, under other names in each epoch, and whole articles."""

    course: Course
    whole: tuple[Lesson, ...]

    def lessons(self, random: Random) -> list[Lesson]:
        return [*self.course.lessons(random), *self.whole]

    def claims(self) -> list[GoldenClaim]:
        """The gold of all texts, also of those that an epoch may leave out."""
        return [*self.course.claims(), *(claim for lesson in self.whole for claim in lesson.golden.claims)]


def labels_of(claims: Sequence[GoldenClaim]) -> Labels:
    """The classes, metrics by how often they stand in the gold."""
    metrics = Counter(claim.metric for claim in claims if claim.metric)
    return Labels(
        type=("comparison", "result", "specification", "price", "market", "setup", "event"),
        metric=(*(metric for metric, count in sorted(metrics.items(), key=lambda one: (-one[1], one[0])) if count >= RARE), "other"),
        direction=("none", "better", "worse", "higher", "lower", "equal"),
        modality=("asserted", "hedged", "planned", "hypothetical", "denied", "asked"),
    )


def train(reader: Reader, tokenizer: PieceTokenizer, material: Material, held: Sequence[Lesson], asked: argparse.Namespace) -> None:
    """First the heads alone over the states of the pretrained encoder, which is cheap, then all together; the best weights are kept, and the last beside them.

    Epochs end when the held-out voices gain no more.
    """
    random, log = Random(asked.seed), Log(asked.output)
    if asked.head_epochs:
        teach_heads(reader, tokenizer, material, random, asked.head_epochs)
    log.add("heads" if asked.head_epochs else "start", {}, measure(reader, tokenizer, held))
    save(reader, asked.output)
    averaged = AveragedModel(reader, multi_avg_fn=get_ema_multi_avg_fn(AVERAGED))  # type: ignore[no-untyped-call]
    optimizer, step = _optimizer(reader), 0
    for epoch in range(asked.epochs):
        examples = [one for lesson in material.lessons(random) for one in examples_of(lesson, tokenizer, forget=FORGET, random=random)]
        planned = list(batches(examples, random))
        reader.train()
        total: Counter[str] = Counter()
        for batch in planned:
            _set_rates(optimizer, step / (asked.epochs * len(planned)), asked.rate)
            with rounded(reader.encoder):
                with torch.autocast("cpu", dtype=torch.bfloat16, enabled=asked.bf16):
                    states = reader.states(batch)
                lost = _lose(reader, optimizer, batch, states.float())
            _move(reader, optimizer)
            total += lost
            averaged.update_parameters(reader)
            step += 1
        with rounded(averaged.module.encoder):
            held_out = measure(averaged.module, tokenizer, held)
        if log.add(f"epoch {epoch}", {name: value / len(planned) for name, value in total.items()}, held_out):
            save(averaged.module, asked.output)
        save(averaged.module, last := asked.output / LAST)
        shutil.copyfile(asked.output / TOKENIZER, last / TOKENIZER)
        if log.waited >= asked.patience or log.minutes() > asked.minutes:
            break


def teach_heads(reader: Reader, tokenizer: PieceTokenizer, material: Material, random: Random, epochs: int) -> None:
    """Trains the heads over states that are computed once."""
    examples = [one for lesson in material.lessons(random) for one in examples_of(lesson, tokenizer, forget=FORGET, random=random)]
    reader.eval()
    planned = list(batches(examples, random))
    with torch.no_grad():
        states = [reader.states(batch) for batch in planned]
    optimizer = _optimizer(reader)
    reader.train()
    order = list(range(len(planned)))
    for epoch in range(epochs):
        random.shuffle(order)
        for number, at in enumerate(order):
            _set_rates(optimizer, (epoch + number / len(order)) / epochs)
            _lose(reader, optimizer, planned[at], states[at])
            _move(reader, optimizer)


def _lose(reader: Reader, optimizer: torch.optim.Optimizer, batch: Sequence[Example], states: torch.Tensor) -> Counter[str]:
    """What each head loses on a batch; the gradients lie at the weights."""
    found = losses(reader, batch, states)
    loss = torch.stack([WEIGHTS[name] * value for name, value in found.items()]).sum()
    optimizer.zero_grad()
    loss.backward()  # type: ignore[no-untyped-call]
    return Counter({name: float(value.detach()) for name, value in found.items()})


def _move(reader: Reader, optimizer: torch.optim.Optimizer) -> None:
    torch.nn.utils.clip_grad_norm_(reader.parameters(), 1.0)
    optimizer.step()


class Log:
    """What each epoch lost and won, written to ``training.json`` as it grows."""

    def __init__(self, folder: Path) -> None:
        self.path, self.begun = folder / "training.json", time.monotonic()
        self.rows: list[dict[str, Any]] = []
        self.best, self.waited = -1.0, 0

    def minutes(self) -> float:
        return (time.monotonic() - self.begun) / 60

    def add(self, name: str, lost: dict[str, float], held_out: dict[str, dict[str, float]]) -> bool:
        """Whether the held-out voices gained."""
        row = {"epoch": name, "minutes": round(self.minutes(), 1), "loss": {key: round(value, 3) for key, value in lost.items()}}
        self.rows.append(row | {"held_out": held_out})
        self.path.write_text(json.dumps(self.rows, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        sys.stdout.write(json.dumps(row | held_out, ensure_ascii=False) + "\n")
        sys.stdout.flush()
        score = held_out.get("all", {}).get("goal", 0.0)
        gained = score > self.best
        self.best, self.waited = max(score, self.best), 0 if gained else self.waited + 1
        return gained


def go_on_from(reader: Reader, folder: Path) -> None:
    """Takes over the weights that ``save`` wrote; classes are matched by their labels, new ones start unlikely."""
    from safetensors import safe_open
    from safetensors.torch import load_file

    with safe_open(folder / "heads.safetensors", "pt") as file:
        groups = json.loads(file.metadata()["labels"])
    reader.encoder.load_state_dict(load_file(folder / "encoder" / "model.safetensors"))
    old, new = load_file(folder / "heads.safetensors"), reader.heads.state_dict()
    rows = dict(_class_rows(groups))
    for name, fresh in (("kind.weight", 0.0), ("kind.bias", UNHEARD)):
        for label, row in _class_rows(reader.heads.labels.groups()):
            new[name][row] = old[name][rows[label]] if label in rows else fresh
        old[name] = new[name]
    reader.heads.load_state_dict(old)


def _class_rows(groups: Mapping[str, Sequence[str]]) -> list[tuple[tuple[str, str], int]]:
    """The row of each class in the layer that tells classes; the first says whether there is a claim."""
    labels = [("claim", ""), *((group, label) for group, labels in groups.items() for label in labels)]
    return [(label, row) for row, label in enumerate(labels)]


def _optimizer(reader: Reader) -> torch.optim.AdamW:
    encoder = [weight for weight in reader.encoder.parameters() if weight.requires_grad]
    return torch.optim.AdamW(
        [{"params": encoder, "peak": ENCODER_RATE}, {"params": list(reader.heads.parameters()), "peak": HEAD_RATE}], weight_decay=0.01
    )


def _set_rates(optimizer: torch.optim.Optimizer, done: float, most: float = 1.0) -> None:
    """Up over the warm-up, then down to a twentieth along a line."""
    share = done / WARM_UP if done < WARM_UP else max(0.05, (1 - done) / (1 - WARM_UP))
    for group in optimizer.param_groups:
        group["lr"] = group["peak"] * most * share


def batches(examples: Sequence[Example], random: Random | None = None) -> Iterator[list[Example]]:
    """Windows of like length together, up to ``BATCH_TOKENS`` with padding; the batches in random order."""
    jitter = random or Random(0)
    ordered = sorted(examples, key=lambda one: len(one.ids) * jitter.uniform(0.85, 1.15))
    packed: list[list[Example]] = [[]]
    for one in ordered:
        longest = max([len(one.ids), *(len(other.ids) for other in packed[-1])])
        if packed[-1] and longest * (len(packed[-1]) + 1) > BATCH_TOKENS:
            packed.append([])
        packed[-1].append(one)
    jitter.shuffle(packed)
    yield from (batch for batch in packed if batch)


def save(reader: Reader, folder: Path) -> None:
    """The encoder as a transformers directory, the heads with their labels beside it."""
    from safetensors.torch import save_file

    reader.encoder.save_pretrained(folder / "encoder")
    weights = {name: weight.contiguous() for name, weight in reader.heads.state_dict().items()}
    save_file(weights, folder / "heads.safetensors", metadata={"labels": json.dumps(reader.heads.labels.groups())})


if __name__ == "__main__":
    raise SystemExit(main())
