"""Text to rows, rules only, against morphological analysis alone: kiwipiepy on the Korean texts, akana on the Turkish ones.

usage: python bench/claims.py [FILE…]   (default: the texts of corpus/articles)

Each side runs on one core, turn by turn over the same texts; the best of its rounds counts.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

from figures import language_of
from peers import ask

ROUNDS = 5
PEER = """
import json, re, sys, time
texts = json.load(sys.stdin)
best = [9e9] * len(texts)
from kiwipiepy import Kiwi
from akana import Morphology
kiwi, turkish = Kiwi(num_workers=1), Morphology()
kiwi.tokenize("준비")
for _ in range(5):
    for i, (language, text) in enumerate(texts):
        start = time.perf_counter()
        if language == "ko":
            kiwi.tokenize(text)
        else:
            for word in re.findall(r"[\\w'’]+", text):
                turkish.analyze(word)
        best[i] = min(best[i], time.perf_counter() - start)
print(json.dumps(best))
"""


def our_seconds(texts: list[tuple[str, str]], model: str) -> list[float]:
    """Seconds per document from its text to the rows of every table, the best of five rounds after a warm-up."""
    from pipeline.app import Pipeline
    from pipeline.settings import Settings
    from pipeline.store.rows import rows_of
    from schemas.records import Source

    pipeline = Pipeline(Settings(model=model))
    best = [float("inf")] * len(texts)
    for number in range(ROUNDS + 1):
        for i, (_, text) in enumerate(texts):
            start = time.perf_counter()
            rows_of(pipeline.read(Source(uri=str(i), media_type="text/plain", text=text)), fingerprint="")
            if number:
                best[i] = min(best[i], time.perf_counter() - start)
    return best


def main() -> None:
    paths = [Path(name) for name in sys.argv[1:]] or sorted(Path("corpus/articles").glob("*.txt"))
    texts = [(language_of(text), text) for text in (path.read_text(encoding="utf-8") for path in paths)]
    ours = {model: our_seconds(texts, model) for model in ("none", "default")}
    peers = [float(seconds) for seconds in json.loads(ask("peer-morphology", ["kiwipiepy==0.24.1", "akana==0.8.0"], PEER, json.dumps(texts)))]
    print(f"{'':4} {'characters':>10} {'model':>8} {'ours, characters/s':>19} {'peer, characters/s':>19} {'ratio':>6}")
    for language, peer in (("ko", "kiwipiepy"), ("tr", "akana")):
        chosen = [i for i, (found, _) in enumerate(texts) if found == language]
        if chosen:
            size = sum(len(texts[i][1]) for i in chosen)
            theirs = sum(peers[i] for i in chosen)
            for model, seconds in ours.items():
                mine = sum(seconds[i] for i in chosen)
                print(f"{language:4} {size:10} {model:>8} {size / mine:19.0f} {size / theirs:19.0f} {theirs / mine:6.2f}  ({peer})")


if __name__ == "__main__":
    main()
