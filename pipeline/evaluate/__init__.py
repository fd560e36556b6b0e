"""Scores a database against golden files by section 4 of docs/annotation.md."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import duckdb
from pydantic import ValidationError

from pipeline.errors import UsageError
from pipeline.evaluate.claims import PredictedClaim, Triple
from pipeline.evaluate.figures import PredictedFigure
from pipeline.evaluate.score import Mistake, Prediction, Score, as_json, f_score, score_document, score_missing
from schemas.golden import Golden

__all__ = ["Mistake", "Score", "as_json", "f_score", "find_goldens", "group_of", "read_golden", "score_database"]

_FIGURES = """SELECT span_start, span_end, surface, kind, value, value_max, unit, text_value, quantifier, in_words
    FROM figures WHERE doc_id = ? ORDER BY span_start"""
_CLAIMS = """SELECT figure_start, type, subject, vendor, metric, comparator, benchmark, direction, modality, attributed_to, claim_id
    FROM claims WHERE doc_id = ?"""
_CONFIDENCES = "SELECT claim_id, slot, min(s.confidence) FROM claim_slots s JOIN claims USING (claim_id) WHERE doc_id = ? GROUP BY ALL"
_TRIPLES = "SELECT subject, predicate, object FROM triples WHERE doc_id = ?"


def find_goldens(paths: Iterable[str]) -> list[Path]:
    """Golden files, and those in folders, in the order of names, each once; other JSON in folders is passed over.

    Raises ``UsageError`` for a path that leads nowhere, a file that is no golden, and where none is left.
    """
    found: list[Path] = []
    passed_over = 0
    for path in map(Path, paths):
        if path.is_dir():
            passed_over += len(list(path.glob("*.json")))
            found += [file for file in sorted(path.glob("*.json")) if read_golden(file) is not None]
        elif not path.exists():
            raise UsageError(f"There is no golden file or folder {str(path)!r}; check the name.")
        elif read_golden(path) is None:
            raise UsageError(f"{path} is no golden file: it has no figures; docs/annotation.md, section 3, tells what one holds.")
        else:
            found.append(path)
    if not found:
        raise UsageError(f"There are no golden files in these folders: {f'none of the {passed_over:,} JSON files there has figures' if passed_over else 'they hold no JSON'}; check the names.")
    once: dict[Path, Path] = {}
    for path in found:
        once.setdefault(path.resolve(), path)
    return list(once.values())


def read_golden(path: Path) -> Golden | None:
    """A golden file, None for other JSON that lies beside them; raises ``UsageError`` with the first thing that is wrong."""
    try:
        content: Any = json.loads(path.read_bytes())
    except OSError as error:
        raise UsageError(f"The golden file {path} cannot be read ({error.strerror}); check the name.") from error
    except (ValueError, RecursionError) as error:
        told = "it is nested too deep" if isinstance(error, RecursionError) else error
        raise UsageError(f"The golden file {path} is not JSON ({told}); mend it.") from error
    if not isinstance(content, dict) or "figures" not in content:
        return None
    try:
        return Golden.model_validate(content)
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"]) or "its top level"
        raise UsageError(f"The golden file {path} is wrong at {place}: {first['msg']}; mend it.") from error


def score_database(connection: duckdb.DuckDBPyConnection, goldens: Sequence[Path], *, count_missing: bool = False) -> Iterator[tuple[Golden, Score]]:
    """One score for each golden file, in their order; other JSON among them is passed over.

    The document of a golden file may not be there: ``Score.missing`` names the file, and with ``count_missing`` its figures are missed ones.
    """
    ids = dict(connection.execute("SELECT sha256, doc_id FROM documents").fetchall())
    for path in goldens:
        golden = read_golden(path)
        if golden is None:
            continue
        if golden.sha256 not in ids:
            yield golden, score_missing(golden, path.name, counted=count_missing)
            continue
        prediction = _prediction(connection, ids[golden.sha256])
        score = score_document(golden, prediction)
        score.misplaced += _misplaced(golden, path, prediction.source_text)
        yield golden, score


def _misplaced(golden: Golden, path: Path, source_text: str) -> list[str]:
    """One sentence where figures of a golden do not stand in the text where it says; pages are placed by their quotes."""
    wrong = [] if golden.media_type == "text/html" else golden.check_text(source_text)
    more = f" (and {len(wrong) - 1:,} more like it)" if len(wrong) > 1 else ""
    return [f"The golden file {path} does not fit its text: {wrong[0]}{more}; mend it."] if wrong else []


def group_of(golden: Golden) -> str:
    """Language and origin: ``ko written``, ``tr real``, or only the language where the golden does not tell the origin."""
    origin = (golden.model_extra or {}).get("origin") or {"ours": "written", "real": "real"}.get(golden.doc.partition("-")[0])
    return f"{golden.language} {origin}" if origin else golden.language


def _prediction(connection: duckdb.DuckDBPyConnection, doc_id: str) -> Prediction:
    def rows(query: str) -> list[tuple[Any, ...]]:
        return connection.execute(query, [doc_id]).fetchall()

    confidences: defaultdict[str, dict[str, float]] = defaultdict(dict)
    for claim_id, slot, confidence in rows(_CONFIDENCES):
        confidences[claim_id][slot] = confidence
    return Prediction(
        source_text=rows("SELECT source_text FROM documents WHERE doc_id = ?")[0][0],
        figures=[PredictedFigure(*row) for row in rows(_FIGURES)],
        claims=[replace(PredictedClaim(*row[:-1]), confidence=confidences[row[-1]]) for row in rows(_CLAIMS)],
        triples=[Triple(*row) for row in rows(_TRIPLES)],
    )
