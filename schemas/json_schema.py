"""JSON Schemas for other languages and editors, made from the records: ``python -m schemas.json_schema`` writes them anew."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from schemas.golden import Golden
from schemas.records import Document

FOLDER = Path(__file__).parent
RECORDS: dict[str, Any] = {"golden": Golden, "document": Document}


def schema_text(name: str) -> str:
    """The JSON Schema of a record as it stands in ``NAME.schema.json``."""
    schema = {"$schema": "https://json-schema.org/draft/2020-12/schema", **TypeAdapter(RECORDS[name]).json_schema()}
    return json.dumps(schema, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def main() -> None:
    for name in RECORDS:
        (FOLDER / f"{name}.schema.json").write_text(schema_text(name), encoding="utf-8")


if __name__ == "__main__":
    main()
