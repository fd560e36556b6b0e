"""Paths, folders and globs to files: hidden ones passed over, loops found, each file once, in the order of names."""

from __future__ import annotations

import glob
import os
from collections.abc import Iterator
from pathlib import Path

from pipeline.ingest.formats import PASSED_OVER, READ_LIST, is_unlisted
from schemas.records import Reject

STAGE = "ingest"


def find_files(paths: list[str]) -> Iterator[Path | Reject]:
    """The files that ``paths`` name, in order; what leads nowhere comes as a ``Reject``."""
    seen: set[tuple[int, int]] = set()
    for path in paths:
        for found in _expand(path):
            if isinstance(found, Reject) or _is_new(found, seen):
                yield found


def _expand(path: str) -> Iterator[Path | Reject]:
    try:
        if os.path.isdir(path):  # noqa: PTH112 - a path from the command line may hold NUL, which Path refuses later
            yield from _walk(Path(path), ())
        elif os.path.lexists(path):
            yield Path(path)
        elif glob.has_magic(path):
            yield from _expand_glob(path)
        else:
            yield Reject(path, STAGE, "not_found", f"There is no file or folder {path!r}; check the name.")
    except ValueError:
        yield Reject(path.replace("\0", "\\0"), STAGE, "not_found", "A path cannot hold a NUL character; check the name.")


def _expand_glob(pattern: str) -> Iterator[Path | Reject]:
    matches = sorted(glob.glob(pattern, recursive=True))  # noqa: PTH207 - the pattern may be absolute
    if not matches:
        yield Reject(pattern, STAGE, "not_found", f"No file matches {pattern!r}; check the pattern.")
    for match in matches:
        yield from _expand(match)


def _walk(folder: Path, above: tuple[tuple[int, int], ...]) -> Iterator[Path | Reject]:
    """Files of a folder and of those in it; ``above`` identifies the folders on the way here. Files of unlisted suffixes come as a ``Reject``."""
    try:
        here = _identity(folder)
        entries = sorted(os.scandir(folder), key=lambda entry: entry.name)
    except OSError as error:
        yield Reject(folder.as_posix(), STAGE, "unreadable", f"The folder cannot be listed ({error.strerror}); change its permissions.")
        return
    if here in above:
        yield Reject(folder.as_posix(), STAGE, "directory_loop", "The folder is a link to one that it lies in; remove the link.")
        return
    for entry in entries:
        if entry.name.startswith("."):
            continue
        path = folder / entry.name
        if path.is_dir():
            yield from _walk(path, (*above, here))
        elif path.suffix.lower() not in PASSED_OVER:
            yield _reject_unlisted(path) if is_unlisted(entry.name) else path


def _reject_unlisted(path: Path) -> Reject:
    ending = path.suffix if not path.name.endswith("~") else "~"
    detail = f"Files that end in {ending} are not read out of folders; name this one itself to read it, or let it end in one of {READ_LIST}."
    return Reject(path.as_posix(), STAGE, "unsupported_format", detail)


def _identity(path: Path) -> tuple[int, int]:
    status = path.stat()
    return status.st_dev, status.st_ino


def _is_new(path: Path, seen: set[tuple[int, int]]) -> bool:
    """False for a file that was named or linked before under this run's paths."""
    try:
        identity = _identity(path)
    except OSError:
        return True
    if identity in seen:
        return False
    seen.add(identity)
    return True
