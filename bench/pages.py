"""Reading of web pages, quality and speed in one run: us and trafilatura, readability-lxml, resiliparse, bs4's get_text.

usage: python bench/pages.py [FOLDER]   (default: $CHIPCLAIMS_PAGES)

FOLDER holds NAME.html beside NAME.json with title, authors, date, language, news and body (null: the gold does not say).
Body F1 is over bags of lower-cased words, captions apart, mean over pages; a NAME__encoding is a transcode and counts for
speed only. Speed is from bytes to blocks, metadata and cells, one core, best of five rounds in turns. Peers that are not installed
here are installed into an environment of their own (build/peer-pages).
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
import venv
from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from importlib.util import find_spec
from pathlib import Path

ROUNDS = 5  # the readers take turns page by page, and the best of each counts: a busy machine slows all alike
NOT_BODY = ("title", "byline", "date", "caption", "chrome")
PEER_ENVIRONMENT = Path("build/peer-pages")
PEER_PACKAGES = {"trafilatura": "trafilatura==2.3.1", "readability": "readability-lxml==0.9", "resiliparse": "resiliparse==2.0.1"}
PEER = """
import json, sys, time, warnings
warnings.simplefilter("ignore")
import logging; logging.disable()
name = sys.argv[1]
if name == "trafilatura":
    import trafilatura
    def read(data):
        found = trafilatura.bare_extraction(data, favor_precision=True, with_metadata=True)
        if found is None:
            return {}
        found = found.as_dict()
        return {"body": found["text"] or "", "title": found["title"], "date": found["date"],
                "authors": (found["author"] or "").split("; ")}
elif name == "readability":
    import lxml.html, readability
    def read(data):
        page = readability.Document(data)
        return {"body": lxml.html.fromstring(page.summary()).text_content(), "title": page.short_title()}
elif name == "resiliparse":
    from resiliparse.extract.html2text import extract_plain_text
    from resiliparse.parse.encoding import detect_encoding
    from resiliparse.parse.html import HTMLTree
    def read(data):
        return {"body": extract_plain_text(HTMLTree.parse_from_bytes(data, detect_encoding(data)), main_content=True)}
else:
    from bs4 import BeautifulSoup
    def read(data):
        return {"body": BeautifulSoup(data, "lxml").get_text(" ")}
for file in sys.stdin:
    data = open(file.rstrip("\\n"), "rb").read()
    start = time.process_time()
    try:
        found = read(data)
    except Exception:
        found = {}
    print(json.dumps((found, time.process_time() - start)), flush=True)
"""


@dataclass
class Row:
    """One reader's scores: lists over pages."""

    f1: dict[str, list[float]] = field(default_factory=dict)
    right: dict[str, list[bool]] = field(default_factory=dict)
    seconds: float = 0.0
    pages: int = 0


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else os.environ.get("CHIPCLAIMS_PAGES", ""))
    files = sorted(file for file in folder.glob("*.html") if file.with_suffix(".json").exists()) if str(folder) != "." else []
    if not files:
        print("no gold pages: give a folder, or set CHIPCLAIMS_PAGES")
        return
    golds = [json.loads(file.with_suffix(".json").read_text()) for file in files]
    show({name: score(files, golds, answers) for name, answers in in_turns(files).items()})


def in_turns(files: list[Path]) -> dict[str, list[tuple[dict, float]]]:
    """Per reader and page what was found and the fewest seconds it took."""
    peers = {name: start_peer(name) for name in ("trafilatura", "readability", "resiliparse", "get_text")}
    readers = {"chipclaims": ours, **{name: partial(ask, peer) for name, peer in peers.items()}}
    answers: dict[str, list[tuple[dict, float]]] = {name: [] for name in readers}
    for file in files:
        rounds = [{name: read(file) for name, read in readers.items()} for _ in range(ROUNDS)]
        for name, found in answers.items():
            found.append((rounds[0][name][0], min(answer[name][1] for answer in rounds)))
    for peer in peers.values():
        peer.communicate()
    return answers


def ours(file: Path) -> tuple[dict, float]:
    from pipeline.clean import read_article
    from pipeline.settings import Settings
    from schemas.records import Source

    source = Source(uri=str(file), media_type="text/html", data=file.read_bytes())
    start = time.process_time()
    article = read_article(source, Settings())
    seconds = time.process_time() - start
    text = "\n".join(article.source_text[block.start : block.end] for block in article.blocks if block.kind not in NOT_BODY)
    return {"body": text, "title": article.title, "date": article.published_at, "authors": (article.byline or "").split(", ")}, seconds


def start_peer(name: str) -> subprocess.Popen[str]:
    python = Path(sys.executable)
    if any(find_spec(package) is None for package in PEER_PACKAGES):
        python = PEER_ENVIRONMENT / "bin" / "python"
        if not python.exists():
            venv.create(PEER_ENVIRONMENT, with_pip=True)
            install = [python, "-m", "pip", "install", "-q", "lxml_html_clean", "beautifulsoup4", *PEER_PACKAGES.values()]
            subprocess.run(install, check=True)
    return subprocess.Popen([python, "-c", PEER, name], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def ask(peer: subprocess.Popen[str], file: Path) -> tuple[dict, float]:
    peer.stdin.write(f"{file}\n")
    peer.stdin.flush()
    found, seconds = json.loads(peer.stdout.readline())
    return found, seconds


def score(files: list[Path], golds: list[dict], answers: list[tuple[dict, float]]) -> Row:
    row = Row()
    for file, gold, (found, seconds) in zip(files, golds, answers, strict=True):
        row.seconds += seconds
        row.pages += 1
        if "__" in file.stem or gold.get("gold_quality", "ok") != "ok":
            continue
        f1 = body_f1(found.get("body") or "", gold["body"])
        for group in ("all", "news" if gold["news"] else "other", gold["language"]):
            row.f1.setdefault(group, []).append(f1)
        if "title" in found and gold["title"]:
            row.right.setdefault("title", []).append(found["title"] == gold["title"])
        if "date" in found and gold["date"]:
            row.right.setdefault("day", []).append((found["date"] or "")[:10] == gold["date"])
        if "authors" in found and gold["authors"]:
            row.right.setdefault("authors", []).append(found["authors"] == gold["authors"])
    return row


def body_f1(text: str, gold: str) -> float:
    have, want = (Counter(re.findall(r"\w+", words.lower())) for words in (text, gold))
    total = have.total() + want.total()
    return 2 * (have & want).total() / total if total else 1.0


def show(rows: dict[str, Row]) -> None:
    groups, facts = ("all", "news", "other", "ko", "tr"), ("title", "day", "authors")
    print(f"{'':13}" + "".join(f"{name:>9}" for name in (*groups, "lowest", *facts, "pages/s", "times")))
    slowest = rows["trafilatura"].seconds
    for name, row in rows.items():
        cells = [f"{mean(row.f1.get(group)):>9}" for group in groups]
        cells.append(f"{min(row.f1['all']):>9.3f}")
        cells += [f"{mean(row.right.get(fact)):>9}" for fact in facts]
        cells += [f"{row.pages / row.seconds:>9.1f}", f"{slowest / row.seconds:>9.1f}"]
        print(f"{name:13}" + "".join(cells))


def mean(values: list[float] | list[bool] | None) -> str:
    return f"{sum(values) / len(values):.3f}" if values else "–"


if __name__ == "__main__":
    main()
