"""Articles with their golden files, read by the pipeline up to its names: what the fitting scripts learn from."""

from __future__ import annotations

import fnmatch
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from pipeline.app import STAGES
from pipeline.clean import read_article
from pipeline.evaluate import find_goldens, read_golden
from pipeline.evaluate.figures import locate, match
from pipeline.extract.claims import find_claims
from pipeline.ingest import IngestOptions, file_source
from pipeline.settings import Settings
from schemas.golden import GoldenClaim, GoldenFigure
from schemas.records import Document, Reject

ARTICLES = Path("corpus/articles")
SETTINGS = Settings(model="none")


@dataclass(frozen=True)
class Read:
    """An article whose figures and names have been found, and the gold claims and figures by the start of the figure found for each."""

    name: str
    document: Document
    claims: dict[int, GoldenClaim]
    figures: dict[int, GoldenFigure]


def articles(folders: list[Path], patterns: list[str]) -> Iterator[Read]:
    """The articles of the golden files in the folders whose names fit a pattern; an article lies in one of the folders or
    in ``corpus/articles`` and is known by its bytes. Golden files without their article are left out.
    """
    bodies = {_digest(path): path for folder in (*folders, ARTICLES) for path in sorted(folder.iterdir()) if path.suffix in (".txt", ".md", ".html", ".htm")}
    for path in find_goldens(str(folder) for folder in folders):
        golden = read_golden(path)
        wanted = any(fnmatch.fnmatch(path.stem, pattern) for pattern in patterns)
        if golden is None or not golden.claims or not wanted or golden.sha256 not in bodies:
            continue
        source = file_source(bodies[golden.sha256], IngestOptions())
        if isinstance(source, Reject):
            continue
        document = Document(article=read_article(source, SETTINGS))
        for stage in STAGES:
            if stage is not find_claims:
                document = stage(document, SETTINGS)
        if golden.media_type == "text/html":
            golden = locate(golden, document.article.source_text)
        pairs = match(golden.figures, document.figures)
        starts = {gold.start: document.figures[pairs[i]].start for i, gold in enumerate(golden.figures) if i in pairs}
        claims = {starts[claim.figure]: claim for claim in golden.claims if claim.figure in starts}
        yield Read(path.stem, document, claims, {starts[figure.start]: figure for figure in golden.figures if figure.start in starts})


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
