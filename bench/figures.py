"""Figure extraction against ms-recognizers-text-suite: whole documents, one core, same run; prints milliseconds and the ratio.

usage: python bench/figures.py [FILE…]   (default: the texts of corpus/articles)

The peer is installed into an environment of its own (build/peer-recognizers), because its pins are old. It reads numbers,
percentages, currencies and dimensions; we read those and dates, versions, names, ordinals, index numbers and chrome too.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

from peers import ask

ROUNDS = 5
TURNS = 2  # ours and the peer take turns, so that a busy moment of the machine meets both
PEER = """
import json, sys, time
import ms_recognizers_number as number, ms_recognizers_number_with_unit as unit
readers = (number.recognize_number, number.recognize_percentage, unit.recognize_currency, unit.recognize_dimension)
texts = json.load(sys.stdin)
best = [9e9] * len(texts)
for culture in {culture for culture, _ in texts}:
    [read("1", culture) for read in readers]
for _ in range(2):
    for i, (culture, text) in enumerate(texts):
        start = time.perf_counter()
        for read in readers:
            read(text, culture)
        best[i] = min(best[i], time.perf_counter() - start)
print(json.dumps(best))
"""


def peer_seconds(texts: list[tuple[str, str]]) -> list[float]:
    """Seconds per document of the peer, the better of two rounds after a warm-up."""
    culture = {"ko": "ko-kr", "tr": "tr-tr"}
    asked = json.dumps([(culture[language], text) for language, text in texts])
    return [float(seconds) for seconds in json.loads(ask("peer-recognizers", ["ms-recognizers-text-suite==1.0.1"], PEER, asked))]


def our_seconds(texts: list[tuple[str, str]]) -> list[float]:
    """Seconds per document, the best of five rounds after a warm-up."""
    from pipeline.extract.figures import read_figures

    for language, text in texts:
        read_figures(text, language)
    best = [float("inf")] * len(texts)
    for _ in range(ROUNDS):
        for i, (language, text) in enumerate(texts):
            start = time.perf_counter()
            read_figures(text, language)
            best[i] = min(best[i], time.perf_counter() - start)
    return best


def main() -> None:
    paths = [Path(name) for name in sys.argv[1:]] or sorted(Path("corpus/articles").glob("*.txt"))
    texts = [(language_of(text), text) for text in (path.read_text(encoding="utf-8") for path in paths)]
    turns = [(our_seconds(texts), peer_seconds(texts)) for _ in range(TURNS)]
    ours, peers = ([min(times) for times in zip(*runs, strict=True)] for runs in zip(*turns, strict=True))
    print(f"{'':4} {'characters':>10} {'ours ms/1000':>13} {'peer ms/1000':>13} {'ratio':>7}")
    for language in ("ko", "tr"):
        chosen = [i for i, (found, _) in enumerate(texts) if found == language]
        if chosen:
            size = sum(len(texts[i][1]) for i in chosen)
            mine, theirs = sum(ours[i] for i in chosen), sum(peers[i] for i in chosen)
            print(f"{language:4} {size:10} {mine / size * 1e6:13.3f} {theirs / size * 1e6:13.1f} {theirs / mine:7.0f}")


def language_of(text: str) -> str:
    return "ko" if sum("가" <= c <= "힣" for c in text) > len(text) / 20 else "tr"


if __name__ == "__main__":
    main()
