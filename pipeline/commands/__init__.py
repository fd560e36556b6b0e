"""The subcommands: a row here and a module with ``EXAMPLES``, ``add_arguments(parser)`` and ``run(arguments) -> status``."""

from __future__ import annotations

from typing import NamedTuple


class Entry(NamedTuple):
    """``module`` is imported only when its command is asked for."""

    module: str
    summary: str
    description: str


COMMANDS: dict[str, Entry] = {
    "ingest": Entry(
        "pipeline.commands.ingest", "read articles into the database",
        "Reads .html .htm .txt .md .jsonl .parquet .warc .warc.gz into the database. What cannot be read is set aside in the "
        "table rejects, with its reason, and the rest is stored; the same bytes again change nothing.",
    ),
    "refresh": Entry(
        "pipeline.commands.refresh", "extract stored documents again",
        "Extracts stored documents again, from the stored text, where code, lexicon or model changed since. Reviews stay.",
    ),
    "sql": Entry(
        "pipeline.commands.sql", "query the database, read-only",
        "Runs one SELECT on the last committed state: no writes, no files, no network.",
    ),
    "show": Entry(
        "pipeline.commands.show", "show a document or claim with its figures and claims highlighted",
        "Shows an article with its figures and claims marked, or a claim with the words behind each of its slots; "
        "`bound by` names the rule that put them there, which docs/bindings.md explains.",
    ),
    "audit": Entry(
        "pipeline.commands.audit", "verify claims, review them, report on them",
        "Checks every claim against its article, the other articles and the reference rows; records people's decisions in a log "
        "that shows every later change; writes reports.",
    ),
    "reference": Entry(
        "pipeline.commands.reference", "add reference rows of your own",
        "Adds reference rows, of chips and systems or of newer MLPerf rounds, that audits compare claims with.",
    ),
    "export": Entry(
        "pipeline.commands.export", "write every public table as Parquet and JSON lines",
        "Writes every public table and view into a folder.",
    ),
    "delete": Entry(
        "pipeline.commands.delete", "remove a document and what was read from it",
        "Removes a document and what was read from it; its reviews stay in the log, and hold on in a newer text that says the same.",
    ),
    "eval": Entry(
        "pipeline.commands.eval", "score the database against golden files",
        "Scores the database against golden files by section 4 of the annotation guideline; documents are found by the "
        "sha256 of their bytes.",
    ),
}  # fmt: skip
