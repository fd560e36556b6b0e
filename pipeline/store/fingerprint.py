"""What a document was read with: a hash of the code and data of the stages, the user's lexicon and the model."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from pipeline.settings import LANGUAGE_MODEL, Settings

STAGE_FOLDERS = ("clean", "extract", "languages", "lexicon", "model")
HASHED_SUFFIXES = (".py", ".toml", ".csv", ".json", ".onnx", ".txt", ".tsv")


def fingerprint(settings: Settings) -> str:
    """16 hex digits, equal exactly where the same text gives the same rows. A forced language is kept with the document."""
    parts = [code_fingerprint()]
    if settings.lexicon_file is not None:
        parts.append("lexicon:" + _hash_files((Path(settings.lexicon_file),)))
    if settings.model in {"none", "default"}:
        parts.append(settings.model)
    elif settings.model.startswith(LANGUAGE_MODEL):  # gigabytes: by the size and time of its files
        folder = Path(settings.model.removeprefix(LANGUAGE_MODEL))
        files = sorted(p for p in folder.rglob("*") if p.is_file()) if folder.is_dir() else []
        parts += [settings.model, *(f"{p.name} {p.stat().st_size} {p.stat().st_mtime_ns}" for p in files)]
    else:
        path = Path(settings.model)
        parts.append("model:" + _hash_files(sorted(p for p in path.rglob("*") if p.is_file()) if path.is_dir() else (path,)))
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


@cache
def code_fingerprint() -> str:
    """A hash of every source and data file that the stages consist of."""
    package = Path(__file__).parent.parent
    found = sorted(
        path
        for folder in STAGE_FOLDERS
        for path in (package / folder).rglob("*")
        if path.suffix in HASHED_SUFFIXES and path.is_file()
    )
    return _hash_files((*found, package / "app.py"), relative_to=package)


def _hash_files(paths: list[Path] | tuple[Path, ...], relative_to: Path | None = None) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update((str(path.relative_to(relative_to)) if relative_to else path.name).encode() + b"\0")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()
