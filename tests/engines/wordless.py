"""Sources without figures, so that tests of the engine hang on no grammar, and a way to compare databases."""

from __future__ import annotations

from pipeline.store import Store
from schemas.records import Source

LETTERS = "가나다라마바사아자차"
PRIVATE = {"ingested_at", "run_id", "first_seen_at", "extracted_at", "rejected_at"}
TABLES = (
    "documents", "document_uris", "origins", "blocks", "cells", "sentences", "mentions", "entities", "figures", "claims",
    "claim_slots", "warnings", "extractions", "signatures", "rejects",
)  # fmt: skip


def source(number: int) -> Source:
    name = "".join(LETTERS[int(digit)] for digit in str(number))
    text = f"엔비디아가 새 칩을 발표했다.\n\n회사는 이 칩이 더 빠르다고 말했다. 시험한 사람의 이름은 {name}이다.\n"
    return Source(uri=f"news/{number}.txt", media_type="text/plain", text=text)


def public_rows(store: Store) -> dict[str, list[tuple[object, ...]]]:
    """All rows in stored order, without run ids and moments, which differ from run to run."""
    found = {}
    for table in TABLES:
        columns = [row[0] for row in store.sql(f"DESCRIBE {table}").fetchall() if row[0] not in PRIVATE]
        quoted = ", ".join(f'"{column}"' for column in columns)
        found[table] = store.sql(f"SELECT {quoted} FROM {table} ORDER BY rowid").fetchall()
    return found
