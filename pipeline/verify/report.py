"""Reports: the standing of every claim with its sentence, its arithmetic, its conflicts and its reviews, as one HTML file or Markdown.

The HTML loads nothing and runs nothing: its policy allows one style sheet, by hash, and images within the file. Everything that
comes from an article, a reference row or a reviewer is escaped.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from html import escape
from typing import Any

from pipeline import __version__
from pipeline.ingest.own import HTML_MARK, MARKDOWN_MARK
from pipeline.store import Store
from pipeline.verify.charts import Point, metric_chart, standings_chart
from pipeline.verify.figure_queue import OBJECTED, figure_queue, takes
from pipeline.verify.one_objection import grouped, objection_of
from pipeline.verify.queue import Filter, queue
from pipeline.verify.rereading import edited_documents

CHARTED_METRICS = 4
MOST_NAMED = 5  # documents in a sentence
SHORTEST_CHART = 3  # claims; fewer say nothing as a chart
FIGURES, DECIDED_FIGURES = "Figures without a claim that are conflicting or refuted", "Other figures without a claim that people decided"
STANDINGS = ("refuted", "conflicting", "inconclusive", "unchecked", "supported")
STYLE = """
:root{color-scheme:light dark}*{box-sizing:border-box}
body{font:16px/1.5 system-ui,sans-serif;max-width:62rem;margin:2rem auto;padding:0 1rem;color:#1f2430;background:#fff}
h1{font-size:1.6rem;margin:0 0 .2rem}h2{font-size:1.2rem;margin:2.2rem 0 .6rem}h3{font-size:1rem;margin:0}
.sub{color:#5b6270;margin:0 0 1.2rem}table{border-collapse:collapse}td,th{padding:.2rem .8rem .2rem 0;text-align:left;vertical-align:top}
article{border:1px solid #d9dce3;border-left:6px solid #6b7280;border-radius:6px;padding:.8rem 1rem;margin:.8rem 0;overflow-wrap:anywhere}
.supported{border-left-color:#1b7f4d}.refuted{border-left-color:#b3261e}.conflicting{border-left-color:#b26a00}
.badge{font-size:.8rem;font-weight:600;text-transform:uppercase;letter-spacing:.04em}
blockquote{margin:.5rem 0;padding-left:.8rem;border-left:3px solid #d9dce3;color:#3a4150}
ul{margin:.4rem 0;padding-left:1.2rem}li{margin:.2rem 0}.meta{color:#5b6270;font-size:.85rem}
img{max-width:100%;background:#fff;border-radius:6px}
@media (prefers-color-scheme:dark){body{background:#16181d;color:#e6e8ee}article,blockquote{border-color:#3a4150}.sub,.meta{color:#a3a9b6}blockquote{color:#c8cdd8}}
@media print{article{break-inside:avoid}}
"""


@dataclass(frozen=True, slots=True)
class Check:
    name: str
    verdict: str
    cause: str
    explanation: str
    others: tuple[str, ...] = ()  # claims on the other side


@dataclass(frozen=True, slots=True)
class Entry:
    """One claim of a report. ``row`` is that of the queue."""

    row: dict[str, Any]
    checks: tuple[Check, ...] = ()
    reviews: tuple[tuple[str, str, str, str], ...] = ()  # moment, reviewer, decision, note

    @property
    def standing(self) -> str:
        return str(self.row["standing"])

    @property
    def claim_id(self) -> str:
        return str(self.row["claim_id"])

    @property
    def headline(self) -> str:
        return str(self.row["statement"] or " ".join(str(self.row["sentence"]).split()))

    @property
    def told(self) -> tuple[Check, ...]:
        """What the checks say, but for the words that stand where they should."""
        return tuple(c for c in self.checks if c.name != "grounding" or c.verdict != "supported")

    @property
    def reason(self) -> str | None:
        """Why the claim stands as it does, where no check tells it."""
        return None if self.told or self.row["decided_by"] != "policy" else str(self.row["reason"])


@dataclass(frozen=True, slots=True)
class Told:
    """A submission of a report: who is said to have brought results, and what the reference rows say."""

    statement: str
    standing: str
    sentence: str
    place: str  # title and address of the article
    explanation: str
    reviewers: tuple[str, ...] = ()  # one for each decision that stands


@dataclass(frozen=True, slots=True)
class Report:
    title: str
    made_at: str
    entries: tuple[Entry, ...]
    reviewers: dict[str, int] = field(default_factory=dict)
    submissions: tuple[Told, ...] = ()
    figures: tuple[dict[str, Any], ...] = ()  # those without a claim that are conflicting or refuted, or that people decided, as in their queue
    edited: tuple[str, ...] = ()  # documents whose rows were changed after they were read

    @property
    def warning(self) -> str:
        """What a reader must know before all else; empty where there is nothing."""
        if not self.edited:
            return ""
        number, named = len(self.edited), ", ".join(self.edited[:MOST_NAMED]) + (", …" if len(self.edited) > MOST_NAMED else "")
        return f"In {number:,} document{'' if number == 1 else 's'} figures, claims or submissions were changed after the text was read, so that this report may say what no article does: {named}. `chipclaims refresh` reads them anew."

    @property
    def size(self) -> str:
        """``12 claims, 3 submissions``."""
        number = len(self.submissions)
        brought = f", {number:,} submission{'' if number == 1 else 's'}" if number else ""
        return f"{len(self.entries):,} claims{brought}"

    @property
    def parted_figures(self) -> Iterable[tuple[str, list[dict[str, Any]]]]:
        """The figures by section: those that stand badly, and the others that people decided."""
        for heading, bad in ((FIGURES, True), (DECIDED_FIGURES, False)):
            if rows := [row for row in self.figures if (row["standing"] in OBJECTED) == bad]:
                yield heading, rows

    @property
    def submissions_by_standing(self) -> dict[str, int]:
        counts = Counter(s.standing for s in self.submissions)
        return {s: counts[s] for s in STANDINGS if counts[s]}

    @property
    def standings(self) -> dict[str, int]:
        counts = Counter(e.standing for e in self.entries)
        return {s: counts[s] for s in STANDINGS if counts[s]}


def load_report(store: Store, chosen: Filter | None = None, *, title: str = "Audit of claims") -> Report:
    """The claims of a filter with their checks and reviews, in the order of the queue; without a filter the submissions, too. Figures without a claim where a check objects to them and the filter is none of claims alone."""
    rows = queue(store, chosen)
    ids = [row["claim_id"] for row in rows]
    checks: defaultdict[str, list[Check]] = defaultdict(list)
    for claim_id, *told in store.sql(
        "SELECT claim_id, check_name, verdict, coalesce(cause, ''), explanation,"
        " coalesce(list_concat(CAST(inputs -> '$.claims' AS VARCHAR[]), CAST(inputs -> '$.others[*].claim' AS VARCHAR[])), [])"
        " FROM verifications WHERE claim_id IN (SELECT unnest(?::VARCHAR[])) ORDER BY claim_id, rowid",
        [ids],
    ).fetchall():
        name, verdict, cause, explanation, others = told
        checks[claim_id].append(Check(name, verdict, cause, explanation, tuple(o for o in others if o and o != claim_id)))
    reviews: defaultdict[str, list[tuple[str, str, str, str]]] = defaultdict(list)
    for claim_id, *told in store.sql(
        "SELECT claim_id, reviewed_at, reviewer, decision || coalesce(' (' || (amended ->> '$.about') || ')', '')"
        " || if(decision <> 'undo' AND (review_id, claim_id) NOT IN (SELECT (review_id, claim_id) FROM standing_reviews), ' (undone)', '') || if(handed_from IS NULL, '', ' (of the text before this one)'), coalesce(note, '') FROM handed_reviews"
        " WHERE claim_id IN (SELECT unnest(?::VARCHAR[])) ORDER BY review_id",
        [ids],
    ).fetchall():
        reviews[claim_id].append(tuple(told))
    entries = tuple(Entry(row, tuple(checks[row["claim_id"]]), tuple(reviews[row["claim_id"]])) for row in rows)
    submissions = _submissions(store) if chosen in {None, Filter()} else ()
    figures = tuple(figure_queue(store, chosen)) if takes(chosen or Filter()) else ()
    figures = tuple(row for row in figures if row["standing"] in OBJECTED or row["decided_by"] != "policy")
    decided = Counter(r[1] for e in entries for r in e.reviews if r[2] != "undo" and "(undone)" not in r[2])
    decided += Counter(reviewer for s in submissions for reviewer in s.reviewers)
    decided += Counter(dict(store.sql("SELECT reviewer, count(*) FROM standing_reviews WHERE claim_id IN (SELECT unnest(?::VARCHAR[])) GROUP BY ALL", [[row["figure_id"] for row in figures]]).fetchall()))
    shown = {e.row["doc_id"] for e in entries} | {f["doc_id"] for f in figures}
    edited = tuple(one for one in edited_documents(store) if chosen in {None, Filter()} or one in shown)
    return Report(title, datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"), entries, dict(decided), submissions, figures, edited)


def _submissions(store: Store) -> tuple[Told, ...]:
    rows = store.sql(
        "SELECT s.statement, s.standing, s.sentence, concat_ws(' — ', d.title, d.uri),"
        " concat_ws(' ', CASE WHEN s.decided_by <> 'policy' THEN s.reason || '.' END,"
        " (SELECT string_agg(v.explanation, ' ' ORDER BY v.rowid) FROM verifications AS v WHERE v.claim_id = s.submission_id)),"
        " (SELECT coalesce(list(r.reviewer), []) FROM standing_reviews AS r WHERE r.claim_id = s.submission_id)"
        " FROM submission_standings AS s JOIN documents AS d USING (doc_id) WHERE d.superseded_by IS NULL"
        " ORDER BY list_position(['refuted', 'conflicting', 'inconclusive', 'supported', 'unchecked'], s.standing), d.uri, s.submission_id"
    ).fetchall()
    return tuple(Told(statement, standing, sentence, place, explanation, tuple(reviewers)) for statement, standing, sentence, place, explanation, reviewers in rows)


def html_report(report: Report) -> str:
    """One file that loads nothing."""
    style_hash = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
    policy = f"default-src 'none'; style-src 'sha256-{style_hash}'; img-src data:; base-uri 'none'; form-action 'none'"
    by_id = {e.claim_id: e for e in report.entries}
    parts = [
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">',
        HTML_MARK,
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer">',
        f"<title>{_html(report.title)}</title><style>{STYLE}</style></head><body>",
        f"<h1>{_html(report.title)}</h1>",
        f'<p class="sub">{report.size}, {_html(report.made_at)}, chipclaims {__version__}</p>',
        *([f'<p role="alert"><b>{_html(report.warning)}</b></p>'] if report.warning else []),
        _html_summary(report),
        *(_html_chart(alt, svg) for alt, svg in charts(report)),
    ]
    for standing in STANDINGS:
        entries = [e for e in report.entries if e.standing == standing]
        if entries:
            parts.append(f"<h2>{standing.capitalize()} ({len(entries):,})</h2>")
            parts += [_html_entry(e, by_id, others) for e, others in _by_objection(entries)]
    for heading, figures in report.parted_figures:
        parts.append(f"<h2>{heading} ({len(figures):,})</h2>")
        parts += [
            f'<article class="{_html(f["standing"])}"><span class="badge">{_html(f["standing"])}</span><h3>{_html(f["words"])}</h3><blockquote>{_html(f["sentence"])}</blockquote>'
            f'<p class="meta">{_html(_place(f))}</p><ul><li>{_html(f["reason"])}</li></ul></article>'
            for f in figures
        ]
    if report.submissions:
        parts.append(f"<h2>Submissions to benchmarks ({len(report.submissions):,})</h2>")
        parts += [
            f'<article class="{_html(s.standing)}"><span class="badge">{_html(s.standing)}</span><h3>{_html(s.statement)}</h3><blockquote>{_html(s.sentence)}</blockquote>'
            f'<p class="meta">{_html(s.place)}</p>{f"<ul><li>{_html(s.explanation)}</li></ul>" if s.explanation else ""}</article>'
            for s in report.submissions
        ]
    return "\n".join([*parts, "</body></html>\n"])


def _place(row: dict[str, Any]) -> str:
    """Title and address of an article."""
    return " — ".join(str(row[name]) for name in ("title", "uri") if row[name])


def _html_summary(report: Report) -> str:
    rows = "".join(f'<tr><th scope="row">{s}</th><td>{n:,}</td></tr>' for s, n in report.standings.items())
    people = "".join(f'<tr><th scope="row">{_html(name)}</th><td>{n:,}</td></tr>' for name, n in sorted(report.reviewers.items()))
    reviewed = f"<h2>Reviewers</h2><table>{people}</table>" if people else ""
    brought = "".join(f'<tr><th scope="row">{s}</th><td>{n:,}</td></tr>' for s, n in report.submissions_by_standing.items())
    submissions = f"<h2>Standings of submissions</h2><table>{brought}</table>" if brought else ""
    return f"<h2>Standings</h2><table>{rows}</table>{submissions}{reviewed}"


def _html_chart(alt: str, svg: bytes) -> str:
    return f'<figure><img alt="{_html(alt)}" src="data:image/svg+xml;base64,{base64.b64encode(svg).decode()}"></figure>'


def _by_objection(entries: Sequence[Entry]) -> list[tuple[Entry, list[Entry]]]:
    """The entries, those of one objection with the first of them; what somebody reviewed stands by itself."""
    return grouped([(e, None if e.reviews else objection_of(e.row, (c.explanation for c in e.checks if c.verdict in OBJECTED))) for e in entries])


SAME_AGAINST = "The same stands against:"


def _html_entry(entry: Entry, by_id: dict[str, Entry], others: Sequence[Entry]) -> str:
    row = entry.row
    checks = "".join(
        f"<li><b>{_html(c.name)}: {_html(c.verdict)}</b> ({_html(c.cause)}) {_html(c.explanation)}{_html_others(c, by_id)}</li>"
        for c in entry.told
    )
    checks += f"<li><b>{entry.standing}</b> {_html(entry.reason)}.</li>" if entry.reason else ""
    checks += f"<li>{SAME_AGAINST}<ul>{''.join(_html_same(o) for o in others)}</ul></li>" if others else ""
    reviews = "".join(
        f"<li>{_html(moment[:16])} {_html(who)}: <b>{_html(decision)}</b> {_html(note)}</li>" for moment, who, decision, note in entry.reviews
    )
    people = "".join(f'<p class="meta">{_html(told)}</p>' for told in told_by_people(row))
    return (
        f'<article class="{entry.standing}" id="{_html(_anchor(entry.claim_id))}"><span class="badge">{entry.standing}</span>'
        f"<h3>{_html(entry.headline)}</h3><blockquote>{_html(str(row['sentence']))}</blockquote>"
        f'<p class="meta">{_html(str(row["title"] or ""))} — {_html(str(row["uri"]))} — {_html(entry.claim_id)} — decided by '
        f"{_html(str(row['decided_by']))}{' (the claim changed since)' if row['stale'] else ''}</p>"
        f"{people}"
        f"{f'<ul>{checks}</ul>' if checks else ''}{f'<ul>{reviews}</ul>' if reviews else ''}</article>"
    )


def _html_same(other: Entry) -> str:
    return f'<li id="{_html(_anchor(other.claim_id))}">{_html(other.headline)} <span class="meta">{_html(other.claim_id)}</span></li>'


def told_by_people(row: dict[str, Any]) -> list[str]:
    """What people said of the reading of a claim: who amended which slots, and what was read; that it is read rightly, whatever the truth."""
    told = []
    if row["amended"]:
        told.append(f"Amended by {row['amended_by']}: {slots_told(row['amended'])}. Read from the article as: {row['read_as'] or 'no statement'}")
    if row["reading"]:
        told.append(f"On the reading alone, {row['reading']}; how it stands is for the checks to say.")
    return told


def slots_told(amended: str | None) -> str:
    """``metric = power, unit = (empty)``: the slots of an amendment as it stands in the log, without what it is about or undoes."""
    slots = json.loads(amended) if amended else None
    return ", ".join(f"{slot} = {_slot_words(value)}" for slot, value in sorted(slots.items()) if slot not in ("about", "undoes")) if isinstance(slots, dict) else ""


def _slot_words(value: Any) -> str:
    if value is None:
        return "(empty)"
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _html_others(check: Check, by_id: dict[str, Entry]) -> str:
    """The claims on the other side, beside this one."""
    told = "".join(_html_other(by_id[o]) for o in check.others if o in by_id)
    return f"<ul>{told}</ul>" if told and check.verdict in {"conflicting", "refuted"} else ""


def _html_other(other: Entry) -> str:
    return (
        f'<li><a href="#{_html(_anchor(other.claim_id))}">{_html(other.headline)}</a>'
        f"<blockquote>{_html(str(other.row['sentence']))}</blockquote><span class=\"meta\">{_html(str(other.row['uri']))}</span></li>"
    )


def _anchor(claim_id: str) -> str:
    return "c-" + re.sub(r"[^0-9A-Za-z-]", "-", claim_id)


def charts(report: Report) -> Iterable[tuple[str, bytes]]:
    """Standings per source, then the metrics with most claims of one unit, a point for each claim. With an alternative text."""
    by_source: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for e in report.entries:
        by_source[str(e.row["title"] or e.row["uri"])][e.standing] += 1
    if by_source:
        rows = sorted(by_source.items(), key=lambda item: -item[1].total())
        told = "; ".join(f"{name}: {', '.join(f'{n} {s}' for s, n in counts.items())}" for name, counts in rows)
        yield f"Standings per source. {told}", standings_chart([(name, dict(counts)) for name, counts in rows])
    groups: defaultdict[tuple[str, str], list[Point]] = defaultdict(list)
    for e in report.entries:
        r = e.row
        if r["metric"] and r["subject"] and r["value"] is not None and r["type"] != "comparison":
            groups[r["metric"], r["unit"] or ""].append(Point(str(r["subject"]), float(r["value"]), e.standing))
    largest = sorted((g for g in groups.items() if len(g[1]) >= SHORTEST_CHART), key=lambda g: -len(g[1]))[:CHARTED_METRICS]
    for (metric, unit), points in largest:
        told = "; ".join(f"{p.label} {p.value:g} {unit} ({p.standing})" for p in points)
        yield f"{metric} in {unit}. {told}", metric_chart(metric.replace("_", " "), unit, points)


def markdown_report(report: Report) -> str:
    """The same without charts."""
    lines = [MARKDOWN_MARK, "", f"# {_md(report.title)}", "", f"{report.size}, {report.made_at}, chipclaims {__version__}", ""]
    lines += [f"**{_md(report.warning)}**", ""] if report.warning else []
    lines += ["| standing | claims |", "|---|---|", *(f"| {s} | {n:,} |" for s, n in report.standings.items())]
    if report.submissions:
        lines += ["", "| standing | submissions |", "|---|---|", *(f"| {s} | {n:,} |" for s, n in report.submissions_by_standing.items())]
    if report.reviewers:
        lines += ["", "| reviewer | reviews |", "|---|---|", *(f"| {_md(name)} | {n:,} |" for name, n in sorted(report.reviewers.items()))]
    by_id = {e.claim_id: e for e in report.entries}
    for standing in STANDINGS:
        entries = [e for e in report.entries if e.standing == standing]
        if entries:
            lines += ["", f"## {standing.capitalize()} ({len(entries):,})"]
            for entry, others in _by_objection(entries):
                lines += _md_entry(entry, by_id, others)
    for heading, figures in report.parted_figures:
        lines += ["", f"## {heading} ({len(figures):,})"]
        for f in figures:
            lines += ["", f"### {_md(f['words'])}", "", f"> {_md(f['sentence'])}", "", _md(_place(f)), "", f"- **{f['standing']}** {_md(f['reason'])}"]
    if report.submissions:
        lines += ["", f"## Submissions to benchmarks ({len(report.submissions):,})"]
        for s in report.submissions:
            lines += ["", f"### {_md(s.statement)}", "", f"> {_md(s.sentence)}", "", _md(s.place), "", f"- **{s.standing}** {_md(s.explanation)}".rstrip()]
    return "\n".join(lines) + "\n"


def _md_entry(entry: Entry, by_id: dict[str, Entry], others: Sequence[Entry]) -> Sequence[str]:
    row = entry.row
    lines = ["", f"### {_md(entry.headline)}", "", f"> {_md(str(row['sentence']))}", ""]
    lines.append(f"{_md(str(row['title'] or ''))} · {_md(str(row['uri']))} · {_md(entry.claim_id)} · decided by {_md(str(row['decided_by']))}")
    lines += [line for told in told_by_people(row) for line in ("", _md(told))]
    lines.append("")
    for c in entry.told:
        lines.append(f"- **{c.name}: {c.verdict}** ({_md(c.cause)}) {_md(c.explanation)}")
        lines += [f"  - against: {_md(by_id[o].headline)} ({_md(o)})" for o in c.others if o in by_id and c.verdict in {"conflicting", "refuted"}]
    lines += [f"- **{entry.standing}** {_md(entry.reason)}."] if entry.reason else []
    lines += [f"- {SAME_AGAINST}", *(f"  - {_md(o.headline)} ({_md(o.claim_id)})" for o in others)] if others else []
    lines += [f"- {moment[:16]} {_md(who)}: **{decision}** {_md(note)}" for moment, who, decision, note in entry.reviews]
    return lines


# Control characters and those that turn the direction of the text after them: shown by their number.
_UNSEEN = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]")


def _seen(text: str) -> str:
    return _UNSEEN.sub(lambda m: f"⟨U+{ord(m[0]):04X}⟩", text)


def _html(text: str) -> str:
    return escape(_seen(text))


_LIST_MARK = re.compile(r"^(\d*)([-+=.)])(?=\s|$|[-=])")  # begins a list, a rule or a heading at the start of a line
_MARKS = re.compile(r"([\\`*_{}\[\]<>#|~!&])")


def _md(text: str) -> str:
    """Text on one line whose characters mean themselves in Markdown."""
    return _LIST_MARK.sub(r"\1\\\2", _MARKS.sub(r"\\\1", _seen(" ".join(text.split()))))
