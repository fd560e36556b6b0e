"""Time and memory of ``audit run`` by the number of claims: ``python bench/audit_scale.py [--claims 1000 100000] [--keep FOLDER]``.

Articles are put together from paragraphs of ``corpus/planted``, a few of each; in half of the paragraphs the things have names of
their own, and one number in three is another. So some names stand in few articles and some in hundreds, as in a real collection, and
values differ. They are read as a user would read them. Times are processor seconds, which a busy machine changes little; the smaller
size is the mean over several databases, since a thousand claims stand in some fifty articles and those differ. ``--keep`` keeps the
databases, and takes them from there when called again.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path

FOLDER = Path("corpus/planted")
PARAGRAPHS = (4, 10)  # of an article
CLAIMS_PER_ARTICLE = 30
REPEATS = 5  # databases of the smallest size
_NAMED = re.compile(r"(?<![0-9A-Za-z])([A-Za-z]{1,6}-?)(\d{2,4})(?![0-9A-Za-z%.,])")
_NUMBER = re.compile(r"(?<![0-9A-Za-z.,-])([1-9])(\d{1,3}(?:[.,]\d+)?)(?![0-9A-Za-z.,-])")


def paragraphs(folder: Path = FOLDER) -> dict[str, tuple[list[str], list[str]]]:
    """Headlines and paragraphs by language."""
    found: dict[str, tuple[list[str], list[str]]] = {}
    for path in sorted([*folder.glob("ko/*.toml"), *folder.glob("tr/*.toml")]):
        head, *rest = [p for p in tomllib.loads(path.read_text(encoding="utf-8"))["text"].strip().split("\n\n") if p.strip()]
        heads, bodies = found.setdefault(path.parent.name, ([], []))
        heads.append(head)
        bodies += [p for p in rest if len(p) > 80]
    return found


def articles(number: int, seed: int) -> Iterator[dict[str, str]]:
    """Rows (text, date, url); the same seed gives the same."""
    rng = random.Random(seed)
    stock = paragraphs()
    for i in range(number):
        heads, bodies = stock[rng.choice(sorted(stock))]
        parts = [rng.choice(heads), *rng.sample(bodies, rng.randint(*PARAGRAPHS))]
        text = "\n\n".join(_varied(part, rng) for part in parts)
        date = f"20{rng.randint(18, 25)}-{rng.randint(1, 12):02}-{rng.randint(1, 28):02}"
        yield {"text": text, "date": date, "url": f"https://example.org/{seed}/{i}"}


def _varied(text: str, rng: random.Random) -> str:
    if rng.random() < 0.5:
        shift = rng.randint(1, 9999)
        text = _NAMED.sub(lambda m: f"{m[1]}{(int(m[2]) * 7 + shift) % 9000 + 100}", text)
    return _NUMBER.sub(lambda m: f"{rng.randint(1, 9)}{m[2]}" if rng.random() < 1 / 3 else m[0], text)


def build(path: Path, claims: int, seed: int) -> None:
    """A database of about so many claims."""
    from pipeline.engines.local import run_local
    from pipeline.ingest import open_sources
    from pipeline.settings import Settings
    from pipeline.store import Store
    from pipeline.verify.reference.rows import ensure_built_in

    rows = path.with_suffix(".jsonl")
    with rows.open("w", encoding="utf-8") as file:
        file.writelines(json.dumps(a, ensure_ascii=False) + "\n" for a in articles(claims // CLAIMS_PER_ARTICLE + 1, seed))
    with Store(path) as store:
        ensure_built_in(store)
        run_local(open_sources([rows]), Settings(model="none"), store)
    rows.unlink()


def measure(path: Path) -> dict[str, float]:
    """Runs the audit in a process of its own: claims, processor seconds, and the most memory in bytes."""
    told = subprocess.run([sys.executable, __file__, "--one", str(path)], check=True, capture_output=True, text=True).stdout
    found: dict[str, float] = json.loads(told.splitlines()[-1])
    return found


def _one(path: Path) -> None:
    from pipeline.store import Store
    from pipeline.verify.run import run_audit

    with Store(path) as store:
        begun = time.process_time()
        summary = run_audit(store)
        seconds = time.process_time() - begun
    print(json.dumps({"claims": summary.claims, "seconds": seconds, "memory": _most_memory()}))


def _most_memory() -> int:
    """The most memory of this process in bytes. On Linux from its own counter: ``ru_maxrss`` keeps the peak of the process that started it."""
    with contextlib.suppress(OSError, StopIteration):
        lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
        return 1024 * int(next(line for line in lines if line.startswith("VmHWM")).split()[1])
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def sizes(wanted: list[int], folder: Path) -> Iterator[tuple[int, dict[str, float]]]:
    """What each size takes in sum: claims, processor seconds, memory."""
    for claims in wanted:
        repeats = REPEATS if claims == min(wanted) else 1
        results = []
        for seed in range(repeats):
            path = folder / f"scale-{claims}-{seed}.duckdb"
            if not path.exists():
                build(path, claims, seed)
            results.append(measure(path))
        yield claims, {k: (max if k == "memory" else sum)(r[k] for r in results) for k in results[0]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--claims", type=int, nargs="+", default=[1_000, 100_000])
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--one", type=Path, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.one:
        _one(chosen.one)
        return
    with tempfile.TemporaryDirectory() as scratch:
        first = 0.0
        folder = chosen.keep or Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        for wanted, found in sizes(sorted(chosen.claims), folder):
            each = found["seconds"] / found["claims"]
            first = first or each
            print(
                f"{wanted:>7,}: {found['claims']:,.0f} claims, {found['seconds']:.1f} s of processor time, {each * 1000:.2f} ms each"
                f" ({each / first:.2f} times), memory {found['memory'] / 2**20:,.0f} MiB",
                flush=True,
            )


if __name__ == "__main__":
    main()
