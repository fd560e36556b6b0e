"""Measures the audit: ``python bench/audits.py [FOLDER]`` (default ``corpus/planted``); ``--errors odd`` lists what is wrong.

Planted articles are read and audited as a user would (ingest, then audit run): one database holds the clean articles, one each
the first, the second, … planted version of every article. Each pair has a database of its own. ``--errors`` takes ``odd``, ``even`` or
``all``, the numbers of the files to list: ``read`` counts files 01 to 30, which rules were first made from, ``fresh`` files 96 to 100, whose plants nobody who
makes rules has read and which are never listed, ``seen`` the others, which later rules were made from.

``--verdicts FILE --sources FOLDER`` holds verdicts made by hand (a CSV with doc, figure, claim and verdict) against the standings of
the articles in the folder instead: accuracy, macro-F1 and wrong ``refuted``.
"""

from __future__ import annotations

import argparse
import csv
import json
import re
import shutil
import tempfile
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from pipeline import settings
from pipeline.engines.local import run_local
from pipeline.ingest import open_sources
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.verify.reference.rows import ensure_built_in
from pipeline.verify.run import run_audit

FOLDER = Path("corpus/planted")
OBJECTIONS = "('refuted', 'conflicting')"


class Objection(NamedTuple):
    """A finding against a claim or figure; the span is that of its figure, else of its sentence."""

    uri: str
    start: int
    end: int
    cause: str
    check: str
    words: str
    explanation: str


@dataclass
class Score:
    """Counts of one kind of file, and a line for each error: (number of the file, what)."""

    counts: Counter[str] = field(default_factory=Counter)
    errors: list[tuple[int, str]] = field(default_factory=list)

    def share(self, part: str, whole: str) -> float:
        return self.counts[part] / self.counts[whole] if self.counts[whole] else 0.0


def read_into(store: Store, articles: Iterable[dict[str, Any]], folder: Path) -> None:
    """Ingests rows of (text, date, url) and audits the database."""
    path = folder / "articles.jsonl"
    path.write_text("".join(json.dumps(a, ensure_ascii=False) + "\n" for a in articles), encoding="utf-8")
    run_local(open_sources([path]), Settings(), store, workers=1)
    run_audit(store)


def objections(store: Store) -> list[Objection]:
    rows = store.sql(
        "WITH places AS (SELECT claim_id AS id, doc_id, coalesce(f.span_start, evidence_start) AS a, coalesce(f.span_end, evidence_end) AS b"
        " FROM claims LEFT JOIN figures AS f USING (doc_id, figure_id) UNION ALL SELECT figure_id, doc_id, span_start, span_end FROM figures)"
        " SELECT d.uri, p.a, p.b, v.cause, v.check_name, substring(d.source_text, p.a + 1, p.b - p.a), v.explanation"
        " FROM verifications AS v JOIN places AS p ON p.id = v.claim_id JOIN documents AS d USING (doc_id)"
        f" WHERE v.verdict IN {OBJECTIONS} ORDER BY ALL"
    ).fetchall()
    return [Objection(*row) for row in rows]


def fresh(template: Path, folder: Path, name: str) -> Store:
    """A database of its own that holds the reference rows."""
    return Store(shutil.copy(template, folder / f"{name}.duckdb"))


READ, FRESH = 30, range(96, 101)  # files up to the first number were read by those who wrote the first checks; the last only count


def readers_of(path: Path) -> str:
    """``read`` and ``seen`` for files that rules were made from, ``fresh`` for one that tells how they carry over."""
    number = number_of(path)
    return "read" if number <= READ else "fresh" if number in FRESH else "seen"


def number_of(path: Path) -> int:
    return int(path.stem.split("-")[0])


# Planted articles


def spans(text: str, at: str | list[str]) -> list[tuple[int, int]]:
    return [(text.index(words), text.index(words) + len(words)) for words in ([at] if isinstance(at, str) else at)]


def score_planted(folder: Path, scratch: Path, template: Path) -> Score:
    """``planted`` and ``found``, also by kind; ``claims`` and ``figures`` of the clean twins, ``claims flagged``, ``figures flagged``."""
    score = Score()
    files = sorted([*folder.glob("ko/*.toml"), *folder.glob("tr/*.toml")])
    told = {path: tomllib.loads(path.read_text(encoding="utf-8")) for path in files}
    versions = max((len(one["plant"]) for one in told.values()), default=0)
    for version in range(versions + 1):
        with fresh(template, scratch, f"planted-{version}") as store:
            rows = {path: _version(one, version) for path, one in told.items() if version <= len(one["plant"])}
            read_into(store, ({"text": text, "date": str(told[p]["date"]), "url": _uri(p)} for p, text in rows.items()), scratch)
            found: defaultdict[str, list[Objection]] = defaultdict(list)
            for objection in objections(store):
                found[objection.uri].append(objection)
            for path, text in rows.items():
                if version:
                    _score_plant(score, path, told[path]["plant"][version - 1], text, found[_uri(path)])
            if version == 0:
                _score_clean(score, store, files, found)
    return score


def _uri(path: Path) -> str:
    return f"https://example.org/{path.parent.name}/{path.stem}"


def _version(one: dict[str, Any], version: int) -> str:
    text = str(one["text"])
    return text if version == 0 else text.replace(one["plant"][version - 1]["old"], one["plant"][version - 1]["new"], 1)


def _score_plant(score: Score, path: Path, plant: dict[str, Any], text: str, found: list[Objection]) -> None:
    places = spans(text, plant["at"])
    on = [o for o in found if any(o.start < end and start < o.end for start, end in places)]
    right = any(o.cause in plant["causes"] for o in on)
    score.counts.update({"planted": 1, f"planted {plant['kind']}": 1, "found": right, f"found {plant['kind']}": right, "touched": bool(on)})
    group = readers_of(path)
    score.counts.update({f"planted {group}": 1, f"found {group}": right})
    if not right:
        said = "; ".join(f"{o.cause} on {o.words!r}" for o in on) or "nothing"
        score.errors.append(
            (number_of(path), f"{path.parent.name}/{path.stem} [{plant['kind']}] {plant['old']!r} -> {plant['new']!r}: {said}; wanted {plant['causes']}; {plant['why']}")
        )


def _score_clean(score: Score, store: Store, files: list[Path], found: dict[str, list[Objection]]) -> None:
    [(claims, figures)] = store.sql("SELECT (SELECT count(*) FROM claims), (SELECT count(*) FROM figures WHERE kind <> 'chrome')").fetchall()
    flagged = store.sql(
        f"SELECT count(*) FILTER (c.claim_id IS NOT NULL), count(*) FROM (SELECT DISTINCT claim_id FROM verifications WHERE verdict IN {OBJECTIONS}) AS v"
        " LEFT JOIN claims AS c USING (claim_id)"
    ).fetchall()[0]
    score.counts.update({"claims": claims, "figures": figures, "claims flagged": flagged[0], "flagged": flagged[1]})
    by_document = store.sql(
        "SELECT d.uri, count(*), count(*) FILTER (c.claim_id IN (SELECT claim_id FROM verifications"
        f" WHERE verdict IN {OBJECTIONS})) FROM claims AS c JOIN documents AS d USING (doc_id) GROUP BY ALL"
    ).fetchall()
    groups = {_uri(path): readers_of(path) for path in files}
    for uri, told, objected in by_document:
        score.counts.update({f"claims {groups[uri]}": told, f"claims flagged {groups[uri]}": objected})
    for path in files:
        for o in found[_uri(path)]:
            score.errors.append((number_of(path), f"{path.parent.name}/{path.stem} CLEAN {o.check} {o.cause} on {o.words!r}: {o.explanation}"))


# Pairs


def score_pairs(folder: Path, scratch: Path, template: Path) -> Score:
    """``pairs``, ``conflicts`` (true), ``called`` (predicted), ``hits`` (both), ``causes right``."""
    score = Score()
    for path in sorted(folder.glob("pairs/*.toml")):
        pair = tomllib.loads(path.read_text(encoding="utf-8"))
        with fresh(template, scratch, "pair") as store:
            rows = [{"text": a["text"], "date": str(a["date"]), "url": f"https://example.org/{i}"} for i, a in enumerate(pair["article"])]
            read_into(store, rows, scratch)
            called, cause, told = _judged(store, pair)
        right = cause == pair["cause"] or (pair["cause"], cause) in {("none", None), ("agreement", None)}
        score.counts.update(
            {"pairs": 1, "conflicts": pair["conflict"], "called": called, "hits": called and pair["conflict"], "causes right": right}
        )
        if called != pair["conflict"] or not right:
            score.errors.append((number_of(path), f"{path.stem}: wanted {pair['cause']}, got {cause}{' (called)' if called else ''}; {told}; {pair['why']}"))
    return score


def _judged(store: Store, pair: dict[str, Any]) -> tuple[bool, str | None, str]:
    """Whether the documents are said to be in conflict, the cause said of the figures in question, and the words of both."""
    marks = {f"https://example.org/{i}": spans(a["text"], a["at"])[0] for i, a in enumerate(pair["article"])}
    rows = store.sql(
        "SELECT d.uri, f.span_start, f.span_end, v.verdict, v.cause, c.subject, c.metric, c.value, c.unit, c.comparator, c.benchmark, c.conditions, c.confidence"
        " FROM claims AS c JOIN figures AS f USING (doc_id, figure_id) JOIN documents AS d USING (doc_id)"
        " LEFT JOIN verifications AS v ON v.claim_id = c.claim_id AND v.check_name = 'agreement' ORDER BY ALL"
    ).fetchall()
    on = [r for r in rows if r[0] in marks and r[1] < marks[r[0]][1] and marks[r[0]][0] < r[2]]
    causes = Counter(r[4] for r in on if r[4])
    called = any(r[3] == "conflicting" for r in rows)
    cause = causes.most_common(1)[0][0] if causes else None
    return called, cause, " | ".join(" ".join(str(x) for x in r[5:]) for r in on)


# Verdicts made by hand

LABELS = ("supported", "refuted", "inconclusive")
GRAVEST = ("refuted", "supported", "inconclusive")
STEM = 6  # letters of a word that are compared
_SENSES = {
    "pace": ("fast", "slow", "ahead", "behind", "beat", "outpa", "short", "long", "quick", "soon", "later", "earlier", "better", "worse"),
    "same": ("same", "match", "equal", "identical", "unchanged"),
    "submit": ("submit", "submission", "enter", "entr", "took", "take", "took"),
}
_SMALL_WORDS = frozenset("train trains trained perform performs result results round number with at mlperf training than the a an is are was were as of on in to by than not for and or same it its with at".split())


def score_verdicts(file: Path, sources: Path) -> Score:
    """``rows``, ``right``, ``wrong refuted``; ``gold``, ``said`` and ``both`` by label.

    A row speaks of its figure wherever that stands in the article, the gravest standing of the places counts, ``conflicting`` as
    ``refuted``. A row without one is the claim without a figure, or the submission, whose English statement shares most of its words, half at the least;
    without a claim nothing was said: inconclusive.
    """
    score = Score()
    with tempfile.TemporaryDirectory() as name, Store(Path(name) / "verdicts.duckdb") as store:
        run_local(open_sources([sources]), Settings(), store, workers=1)
        run_audit(store)
        texts = {Path(uri).stem: (doc_id, text) for doc_id, uri, text in store.sql("SELECT doc_id, uri, source_text FROM documents").fetchall()}
        for row in csv.DictReader(file.read_text(encoding="utf-8").splitlines()):
            doc_id, text = texts[row["doc"]]
            standings = _figure_standings(store, doc_id, text, row["figure"]) if row["figure"] else _claim_standings(store, doc_id, row["claim"])
            told = {"refuted" if s == "conflicting" else s for s in standings} or {"inconclusive"}
            said, gold = next(s for s in GRAVEST if s in told), row["verdict"]
            score.counts.update({"rows": 1, "right": said == gold, "wrong refuted": said == "refuted" != gold, f"gold {gold}": 1, f"said {said}": 1, f"both {gold}": said == gold})
            if said != gold:
                score.errors.append((0, f"{row['doc']} {row['figure'] or '(no figure)'}: {said}, wanted {gold}; {row['claim']}"))
    return score


def _figure_standings(store: Store, doc_id: str, text: str, figure: str) -> set[str]:
    """Standings of what stands at the words of a row, white space apart; no part of a longer number."""
    words = r"\s*".join(re.escape(w) for w in figure.split())
    places = [m.span() for m in re.finditer(rf"(?<![\d.,]){words}(?!\d|[.,]\d)", text)]
    judged = store.sql("SELECT span_start, span_end, standing FROM figure_standings WHERE doc_id = ?", [doc_id]).fetchall()
    return {standing for start, end, standing in judged if any(start < b and a < end for a, b in places)} - {"unchecked"}


def _claim_standings(store: Store, doc_id: str, words: str) -> set[str]:
    """Standings of the claims without a figure and the submissions whose statements share the most words with a row, half of its own at the least."""
    wanted = _content_words(words)
    rows = store.sql(
        "SELECT statement, standing FROM claims JOIN standings USING (claim_id) WHERE doc_id = $id AND figure_id IS NULL"
        " UNION ALL SELECT statement, standing FROM submission_standings WHERE doc_id = $id ORDER BY ALL", {"id": doc_id}
    ).fetchall()  # fmt: skip
    shared = [(len(wanted & _content_words(statement)), standing) for statement, standing in rows]
    most = max((count for count, _ in shared), default=0)
    return {standing for count, standing in shared if count == most and 2 * count >= len(wanted)} - {"unchecked"}


def _content_words(words: str) -> set[str]:
    """Numbers, the parts of names (``DGX-A100``, ``Gaudi2``) and words without their endings, words of one sense as one (``submitted``, ``submissions``; ``ahead``, ``faster``)."""
    plain = re.sub(r"(?<![a-z])v(?=\d)", "", words.lower())
    parts = re.findall(r"\d+\.\d+|[a-z]+|\d+", re.sub(r"(?<=\d),(?=\d{3})", "", plain))
    return {next((sense for sense, stems in _SENSES.items() if w.startswith(stems)), w[:STEM]) for w in parts if w not in _SMALL_WORDS}


def macro_f1(score: Score) -> float:
    """Mean of the F1 of the three labels."""
    counts = score.counts
    return sum(2 * counts[f"both {x}"] / max(1, counts[f"gold {x}"] + counts[f"said {x}"]) for x in LABELS) / len(LABELS)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    parser.add_argument("--errors", choices=["odd", "even", "all"])
    parser.add_argument("--only", choices=["planted", "pairs"])
    parser.add_argument("--verdicts", type=Path, metavar="FILE", help="hold these verdicts against the articles in --sources instead")
    parser.add_argument("--sources", type=Path, metavar="FOLDER", help="articles that the verdicts speak of")
    parser.add_argument("--model", default=settings.DEFAULT_MODEL, help="the learned extractor, or none (default: %(default)s)")
    chosen = parser.parse_args()
    settings.DEFAULT_MODEL = chosen.model
    if chosen.verdicts:
        if chosen.sources is None:
            parser.error("--verdicts needs --sources")
        score = score_verdicts(chosen.verdicts, chosen.sources)
        print(*lines("verdicts", score), *(f"  - {words}" for _, words in score.errors), sep="\n")
        return
    for name, score in measure(chosen.folder, chosen.only).items():
        print(name, "\n  " + "\n  ".join(lines(name, score)))
        for number, words in score.errors:
            if name == "planted" and number in FRESH:
                continue  # they count, and stay unread
            if chosen.errors == "all" or (chosen.errors and number % 2 == (chosen.errors == "odd")):
                print("  -", words)


def measure(folder: Path, only: str | None = None) -> dict[str, Score]:
    with tempfile.TemporaryDirectory() as name:
        scratch = Path(name)
        template = scratch / "template.duckdb"
        with Store(template) as store:
            ensure_built_in(store)
        parts = {"planted": score_planted, "pairs": score_pairs}
        return {part: measured(folder, scratch, template) for part, measured in parts.items() if only in {None, part}}


def lines(name: str, score: Score) -> Iterator[str]:
    counts = score.counts
    if name == "verdicts":
        yield f"verdicts {counts['rows']}, accuracy {score.share('right', 'rows'):.3f}, macro-F1 {macro_f1(score):.3f}, wrong refuted {counts['wrong refuted']}"
        for label in LABELS:
            yield f"  {label}: {counts[f'both {label}']} right of {counts[f'gold {label}']}, said {counts[f'said {label}']} times"
        return
    if name == "pairs":
        yield f"pairs {counts['pairs']}, in conflict {counts['conflicts']}, said to be {counts['called']}"
        yield f"conflict precision {score.share('hits', 'called'):.3f}, recall {score.share('hits', 'conflicts'):.3f}"
        yield f"cause right {score.share('causes right', 'pairs'):.3f}"
        return
    yield f"planted {counts['planted']}, flagged with a right cause {score.share('found', 'planted'):.3f}, flagged there at all {score.share('touched', 'planted'):.3f}"
    for part in ("read", "seen", "fresh", "number", "unit", "direction", "total", "contradiction"):
        yield f"  {part}: {counts[f'found {part}']} of {counts[f'planted {part}']}"
    yield f"clean twins: {counts['claims flagged']} of {counts['claims']} claims flagged ({score.share('claims flagged', 'claims'):.3f}),"
    for group in ("read", "seen", "fresh"):
        yield f"  {group}: {counts[f'claims flagged {group}']} of {counts[f'claims {group}']} ({score.share(f'claims flagged {group}', f'claims {group}'):.3f})"
    yield f"  {counts['flagged']} claims or figures of {counts['figures']} figures"


if __name__ == "__main__":
    main()
