"""``make check-training``: is every training passage well marked? Also writes passages as documents with golden files.

``python -m training.check corpus/training`` checks; with ``--write build/passages`` the documents can be ingested and scored by
``chipclaims eval build/passages``.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from pipeline.clean import read_article
from pipeline.clean.sentences import split_sentences
from pipeline.evaluate.names import normal
from pipeline.extract.figures import find_figures
from pipeline.extract.mentions import find_mentions
from pipeline.lexicon import load_lexicon
from pipeline.settings import Settings
from schemas.golden import Golden, GoldenClaim
from schemas.records import Document, Source
from training.markup import HEAD, Passage, read_passages

_DIGITS = re.compile(r"[0-9０-９]+")
_MARK = re.compile(r"«([^|»]+)\|[^»]*»")
HANGUL = re.compile("[가-힣]")
NAMED = ("subject", "comparator", "benchmark", "attributed_to")
_ALIKE: Final = (frozenset({"vendor", "organisation"}), frozenset({"chip", "system", "product"}), frozenset({"model", "benchmark", "dataset", "framework"}), frozenset({"person"}))
ALIKE: Final = {one: alike for alike in _ALIKE for one in alike}  # types that writers do not tell apart as the lexicon does
AROUND = 12  # code points shown on either side of a digit without a mark


def faults_of(passage: Passage) -> Iterator[str]:
    """Everything that is wrong with a passage: its format, digits without a mark, names that do not stand in it."""
    yield from (fault.message for fault in passage.faults)
    body = _head_length(passage)
    covered = [(figure.start, figure.end) for figure in passage.figures]
    for match in _DIGITS.finditer(passage.text, body):
        if not any(start <= match.start() and match.end() <= end for start, end in covered):
            around = passage.text[max(0, match.start() - AROUND) : match.end() + AROUND].replace("\n", "/")
            yield f"digits without a mark: {around!r}"
    folded = passage.text.casefold()
    for name in passage.names.values():
        if not any(spelling.casefold() in folded for spelling in name.spellings):
            yield f"@{name.key} does not stand in the text: {', '.join(name.spellings[:3])}"


def _head_length(passage: Passage) -> int:
    """Length of title and heading, whose digits need no mark."""
    heads = (passage.headers.get(key, "") for key in HEAD)
    return sum(len(_MARK.sub(r"\1", head)) + 2 for head in heads if head)


def find_files(paths: Iterable[Path]) -> list[Path]:
    """Files of passages, and those in folders (``LANGUAGE/VOICE.txt``), in the order of names."""
    return [file for path in paths for file in (sorted(path.glob("**/*.txt")) if path.is_dir() else [path])]


def language_of(path: Path) -> str:
    """The language is the folder's name."""
    return path.parent.name


def document_name(path: Path, passage: Passage) -> str:
    return f"{language_of(path)}-{path.stem}-{passage.line:04d}"


def golden_of(path: Path, passage: Passage) -> Golden:
    """The golden file of a passage written as a document; what the lexicon knows in Hangul has its Latin name too (``엔비디아``: ``NVIDIA``)."""
    return Golden.model_validate(
        {
            "doc": document_name(path, passage),
            "sha256": hashlib.sha256(passage.text.encode()).hexdigest(),
            "language": language_of(path),
            "title": _MARK.sub(r"\1", passage.headers.get("title", "")) or None,
            "published": passage.headers.get("published"),
            "figures": passage.figures,
            "claims": [_with_known_names(claim, passage) for claim in passage.claims],
        }
    )


def _with_known_names(claim: GoldenClaim, passage: Passage) -> GoldenClaim:
    types = {spelling: name.type for name in passage.names.values() for spelling in name.spellings}
    more: dict[str, Any] = {slot: [*names, *_known_names(names, types)] for slot in NAMED if (names := getattr(claim, slot))}
    if claim.vendor and claim.subject and normal(claim.vendor) == normal(claim.subject[0]):
        more["vendor"] = None  # a company is not its own maker: the score would take the name in the text for a bare maker
    elif claim.vendor:
        more["vendor"] = _in_latin(claim.vendor, "vendor") or claim.vendor
    return claim.model_copy(update=more)


def _known_names(names: Sequence[str], types: Mapping[str, str]) -> list[str]:
    found = {_in_latin(name, types.get(name, "")) for name in names}
    return sorted(name for name in found if name and name not in names)


def _in_latin(name: str, type_: str) -> str | None:
    """What the lexicon calls a name in Hangul. ``LG전자`` stays another thing than ``LG``."""
    known = (load_lexicon().canonical(name, ALIKE.get(type_, frozenset())) or _read_alone(name)) if HANGUL.search(name) else None
    return known if known and known.casefold() not in name.casefold() else None


@cache
def _read_alone(name: str) -> str | None:
    """``젠북 A14``, ``그램 프로``: what the mention stage calls a known name with what sets one apart behind it, where nothing else stands beside."""
    document = Document(article=read_article(Source(uri="", media_type="text/plain", text=name, language="ko"), Settings(language="ko")))
    for stage in (split_sentences, find_figures, find_mentions):
        document = stage(document, Settings(language="ko"))
    whole = [one for one in document.mentions if (one.start, one.end) == (0, len(name))]
    names = {entity.entity_id: entity.name for entity in document.entities}
    return names[whole[0].entity_id] if whole and not HANGUL.search(names[whole[0].entity_id]) else None


def write_documents(path: Path, folder: Path) -> None:
    """Every passage of a file as ``NAME.txt`` and ``NAME.json``."""
    folder.mkdir(parents=True, exist_ok=True)
    for passage in read_passages(path):
        golden = golden_of(path, passage)
        (folder / f"{golden.doc}.txt").write_bytes(passage.text.encode())
        (folder / f"{golden.doc}.json").write_text(golden.model_dump_json(exclude_defaults=True) + "\n", encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m training.check", description="Checks training passages.")
    parser.add_argument("paths", nargs="+", type=Path, help="files of passages, or folders of them")
    parser.add_argument("--write", type=Path, metavar="FOLDER", help="also write each passage as a document and a golden file")
    asked = parser.parse_args(arguments)
    counts: Counter[str] = Counter()
    for path in find_files(asked.paths):
        for passage in read_passages(path):
            for message in faults_of(passage):
                sys.stdout.write(f"{path}:{passage.line}: {message}\n")
                counts["faults"] += 1
            counts += Counter(passages=1, figures=len(passage.figures), claims=len(passage.claims), characters=len(passage.text))
        if asked.write and not counts["faults"]:
            write_documents(path, asked.write)
    names = ("passages", "figures", "claims", "characters", "faults")
    sys.stdout.write(", ".join(f"{counts[name]} {name}" for name in names) + "\n")
    return 1 if counts["faults"] or not counts["passages"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
