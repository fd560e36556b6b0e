"""Reference rows: the built-in tables of ``corpus/reference`` and the user's own, validated where they enter."""

from __future__ import annotations

import csv
import hashlib
import io
import json
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

import pyarrow as pa
from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, ValidationError, model_validator

from pipeline.errors import UsageError
from pipeline.store import Store
from pipeline.verify.numbers import MONEY
from pipeline.verify.vocabulary import require_metric, require_unit

BUILT_IN = "built in"
SPECS, RESULTS = "reference_specs", "reference_results"
FILES = {SPECS: ("chip_specs.csv", "hardware.csv"), RESULTS: ("mlperf_training.csv",)}
Table = Literal["reference_specs", "reference_results"]


def _split(value: object) -> object:
    return [part.strip() for part in value.split("|") if part.strip()] if isinstance(value, str) else value


def _empty_to_none(value: object) -> object:
    return None if isinstance(value, str) and not value.strip() else value


def _yes(value: object) -> object:
    told = value.strip().lower() if isinstance(value, str) else value
    if isinstance(told, str) and told not in _YES | _NO:
        raise ValueError("give yes, or no, or leave it empty")
    return told in _YES if isinstance(told, str) else told


def _dated(value: str | None) -> str | None:
    """What begins with a year, month, day, quarter or half that the calendar has: ``2025-12 data set``; ``2016-17`` are two years."""
    if value is not None and not _is_dated(value):
        raise ValueError("begin with a year, quarter, month or day of the calendar, such as 2024, 2024-Q3, 2024-07 or 2024-07-31")
    return value


def _is_dated(value: str) -> bool:
    if (found := _PERIOD.fullmatch(value)) is None:
        return False
    year, month, day = (int(part or 0) for part in found.group("year", "month", "day"))
    if found["day"]:
        with suppress(ValueError):
            return bool(date(year, month, day))
        return False
    return found["month"] is None or 1 <= month <= 12 or month == year % 100 + 1


def _mapping(value: object) -> object:
    try:
        return json.loads(value or "{}", parse_constant=_no_constant) if isinstance(value, str) else value
    except RecursionError as error:
        raise ValueError("it is nested too deep") from error


def _no_constant(name: str) -> object:
    raise ValueError(f"{name} is no JSON")


_YES, _NO = frozenset({"yes", "true", "1"}), frozenset({"no", "false", "0", ""})
_PERIOD = re.compile(r"(?P<year>(?:1[89]|2[01])\d\d)(?:-(?:(?P<month>\d\d)(?:-(?P<day>\d\d))?|Q[1-4]|H[12]))?(?:[ T/,].*)?", re.DOTALL)
# What may lie below zero: changes, profits, scores, temperatures.
_BELOW_ZERO = MONEY | {"", "percent", "percentage_point", "point", "degC", "degF", "dB", "dBA"}

Names = Annotated[list[str], BeforeValidator(_split)]
Text = Annotated[str | None, BeforeValidator(_empty_to_none)]
Real = Annotated[float | None, Field(allow_inf_nan=False), BeforeValidator(_empty_to_none)]
Filled = Annotated[str, Field(min_length=1)]


class ReferenceSpec(BaseModel):
    """One attribute of a product, a system, a data set or a measurement (docs/audit.md, "Reference rows")."""

    model_config = ConfigDict(extra="forbid", str_strip_whitespace=True)

    vendor: Text = None
    product: Filled
    names: Names = []
    families: Names = []
    metric: Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$")]
    benchmark: Names = []
    value: Real = None
    value_max: Real = None
    unit: Text = None
    quantifier: Literal["exact", "about", "at_least", "at_most", "more_than", "less_than"] = "exact"
    text_value: Text = None
    conditions: Annotated[dict[str, Any], BeforeValidator(_mapping)] = {}
    whole_name: Annotated[bool, BeforeValidator(_yes)] = False
    status: Literal["checked", "second hand", "supports", "unverified", "suspect", "do not use"] = "checked"
    origin: Text = None
    as_of: Annotated[Text, AfterValidator(_dated)] = None
    attribute: Text = None
    source: Filled
    note: Text = None

    @model_validator(mode="after")
    def check_value(self) -> ReferenceSpec:
        if self.value is None and self.text_value is None:
            raise ValueError("value and text_value are both empty; give one of them")
        if self.value_max is not None and (self.value is None or self.value_max < self.value):
            raise ValueError(f"value_max {self.value_max:g} is the upper end of a range, and must not lie below value")
        if self.value is not None and self.value < 0 and (self.unit or "").partition("/")[0] not in _BELOW_ZERO:
            raise ValueError(f"{self.value:g} {self.unit} lies below zero, where there is no {self.metric}")
        return self


class ReferenceResult(BaseModel):
    """One MLPerf Training result: minutes of one system on one benchmark in one round."""

    model_config = ConfigDict(extra="forbid", str_strip_whitespace=True)

    round: Annotated[str, Field(pattern=r"^v\d+\.\d+$")]
    division: Literal["closed", "open"]
    benchmark: Filled
    submitter: Filled
    system: Filled
    accelerator: Text = None
    accelerator_count: Annotated[int | None, Field(ge=0, lt=2**31), BeforeValidator(_empty_to_none)] = None
    framework: Text = None
    minutes: Annotated[float, Field(gt=0, allow_inf_nan=False)]
    source: Annotated[str, Field(min_length=1, alias="source_repo_or_url")]
    source_path: Text = None
    how: Text = None


MODELS: dict[str, type[BaseModel]] = {SPECS: ReferenceSpec, RESULTS: ReferenceResult}
_ARROW: dict[str, dict[str, pa.DataType]] = {
    SPECS: {
        **dict.fromkeys(("set_name", "vendor", "product"), pa.string()), "names": pa.list_(pa.string()),
        "families": pa.list_(pa.string()), "metric": pa.string(), "benchmark": pa.list_(pa.string()), "value": pa.float64(),
        "value_max": pa.float64(), "unit": pa.string(), "quantifier": pa.string(), "text_value": pa.string(),
        "conditions": pa.string(), "whole_name": pa.bool_(),
        **dict.fromkeys(("status", "origin", "as_of", "attribute", "source", "note"), pa.string()),
    },
    RESULTS: {
        **dict.fromkeys(("set_name", "round", "division", "benchmark", "submitter", "system", "accelerator"), pa.string()),
        "accelerator_count": pa.int32(), "framework": pa.string(), "minutes": pa.float64(),
        **dict.fromkeys(("source", "source_path", "how"), pa.string()),
    },
}  # fmt: skip


def built_in_folder() -> Path:
    """Where the tables that come with chipclaims lie: beside the code, or where the wheel put them. ``UsageError``."""
    for folder in (Path(__file__).parents[3] / "corpus" / "reference", Path(sys.prefix) / "share" / "chipclaims" / "reference"):
        if (folder / FILES[SPECS][0]).is_file():
            return folder
    raise UsageError("The reference tables of chipclaims are missing from this installation: install it again.")


def ensure_built_in(store: Store) -> None:
    """Loads the built-in tables where they are not there yet or another version stands there."""
    folder = built_in_folder()
    content = {(table, name): (folder / name).read_bytes() for table, names in FILES.items() for name in names}
    digest = hashlib.sha256(b"\0".join(content.values())).hexdigest()
    if store.sql("SELECT 1 FROM reference_sets WHERE set_name = ? AND digest = ?", [BUILT_IN, digest]).fetchone():
        return
    rows: dict[str, list[BaseModel]] = {table: [] for table in FILES}
    for (table, name), data in content.items():
        good, bad = validate(list(_csv_rows(data.decode())), table)
        if bad:
            raise UsageError(f"{name}: {bad[0]}")
        rows[table] += good
    replace_set(store, BUILT_IN, digest, rows)


class ReferenceFile(NamedTuple):
    """What a file holds. ``bad``: one sentence for each row that is set aside."""

    name: str
    digest: str
    table: str
    good: list[BaseModel]
    bad: list[str]


def import_file(store: Store, path: Path) -> tuple[int, list[str]]:
    """``read_file`` and ``add_rows``; the number of rows added, and one sentence for each that was set aside."""
    found = read_file(path)
    add_rows(store, found)
    return len(found.good), found.bad


def add_rows(store: Store, found: ReferenceFile) -> None:
    """Puts the rows of a file in the place of an earlier import of the same name."""
    if found.good:
        replace_set(store, found.name, found.digest, {found.table: found.good})


def read_file(path: Path) -> ReferenceFile:
    """The rows of a CSV or JSONL file. ``UsageError`` where it cannot be read at all."""
    try:
        data = path.read_bytes()
        found: list[tuple[int, Any]] = list(_jsonl_rows(data.decode("utf-8-sig")) if path.suffix in {".jsonl", ".json"} else _csv_rows(data.decode("utf-8-sig")))
    except OSError as error:
        raise UsageError(f"{path} cannot be read ({error.strerror}): give a CSV or JSONL file.") from error
    except _LongValueError as error:
        raise UsageError(f"{path}, {error}: shorten it, or close the quotation mark before it.") from error
    except (UnicodeDecodeError, csv.Error) as error:
        raise UsageError(f"{path} is no CSV or JSONL file in UTF-8 ({error}).") from error
    if not found:
        raise UsageError(f"{path} has no rows: the first line of a CSV file names the columns.")
    rows = [row for _, row in found if isinstance(row, dict)]
    if not rows:
        raise UsageError(f"{path} is no CSV or JSONL file in UTF-8 (line {found[0][0]}: {found[0][1]}).")
    table = RESULTS if "minutes" in rows[0] else SPECS
    return ReferenceFile(path.name, hashlib.sha256(data).hexdigest(), table, *validate(found, table))


def validate(found: Sequence[tuple[int, dict[str, Any] | ValueError]], table: str) -> tuple[list[BaseModel], list[str]]:
    """The rows that are right, and one sentence for each that is not. Input: (line of the file, row, or why it is none)."""
    good, bad = [], []
    for line, row in found:
        if isinstance(row, ValueError):
            bad.append(f"line {line}: {getattr(row, 'msg', row)}; each line holds one JSON object.")
            continue
        try:
            good.append(MODELS[table].model_validate(row))
        except (ValidationError, json.JSONDecodeError) as error:
            bad.append(_sentence(line, error))
    return good, bad


def _sentence(line: int, error: ValidationError | json.JSONDecodeError) -> str:
    if isinstance(error, json.JSONDecodeError):
        return f"line {line}: conditions must be a JSON object ({error})."
    problems = []
    for item in error.errors():
        where = ".".join(map(str, item["loc"]))
        got = "" if item["type"] == "missing" or not where else f" (got {item['input']!r})"
        problems.append(f"{where + ': ' if where else ''}{item['msg'].removeprefix('Value error, ')}{got}")
    return f"line {line}: {'; '.join(problems)}."


class _LongValueError(csv.Error):
    """A value longer than the reader of CSV takes."""


def _csv_rows(text: str) -> Iterator[tuple[int, dict[str, Any]]]:
    reader = csv.DictReader(io.StringIO(text, newline=""), strict=True)
    for row in _short_values(reader):
        if None in row:
            extra = row.pop(None)
            yield reader.line_num, {**row, "more values than columns": extra}
        else:
            yield reader.line_num, {name: "" if value is None else value for name, value in row.items()}


def _short_values(reader: csv.DictReader[str]) -> Iterator[dict[str | Any, Any]]:
    begins = 1
    try:
        _ = reader.fieldnames  # reads the first line
        begins = reader.line_num + 1
        for row in reader:
            yield row
            begins = reader.line_num + 1
    except csv.Error as error:
        if "field limit" not in str(error):
            raise
        raise _LongValueError(f"line {begins} holds a value of more than {csv.field_size_limit():,} characters") from error


_LINE_END = re.compile(r"\r\n|\n|\r")  # U+2028 and other breaks are characters of a value


def _jsonl_rows(text: str) -> Iterator[tuple[int, dict[str, Any] | ValueError]]:
    for line, words in enumerate(_LINE_END.split(text), start=1):
        if words.strip():
            try:
                row = json.loads(words, parse_constant=_no_constant)
            except RecursionError:
                row = ValueError("it is nested too deep")
            except ValueError as error:
                row = error
            yield line, row if isinstance(row, dict | ValueError) else {"row": row}


def doubts(store: Store, found: ReferenceFile) -> list[str]:
    """One sentence for each metric and unit of a file that chipclaims does not know: rows with a new one are added, those with a slip of the pen never match."""
    if found.table != SPECS:
        return []
    rows = [row for row in found.good if isinstance(row, ReferenceSpec)]
    told = []
    for require, words in ((require_metric, sorted({row.metric for row in rows})), (require_unit, sorted({row.unit for row in rows if row.unit}))):
        for word in words:
            try:
                require(store, word)
            except UsageError as error:
                told.append(str(error).partition(";")[0] + "; rows with it are added all the same.")
    return told


def replace_set(store: Store, name: str, digest: str, rows: dict[str, list[BaseModel]]) -> None:
    """Puts the rows of one set in the place of an older version of it."""
    with store.transaction() as connection:
        for table in (SPECS, RESULTS):
            connection.execute(f"DELETE FROM {table} WHERE set_name = ?", [name])  # noqa: S608  # our names
        connection.execute("DELETE FROM reference_sets WHERE set_name = ?", [name])
        for table, found in rows.items():
            records = [_record(name, row) for row in found]
            connection.register("incoming", pa.Table.from_pylist(records, schema=pa.schema(list(_ARROW[table].items()))))
            connection.execute(f"INSERT INTO {table} BY NAME SELECT * FROM incoming")  # noqa: S608
            connection.unregister("incoming")
        count = sum(map(len, rows.values()))
        moment = datetime.now(UTC).replace(tzinfo=None)
        connection.execute("INSERT INTO reference_sets VALUES (?, ?, ?, ?)", [name, digest, count, moment])


def _record(name: str, row: BaseModel) -> dict[str, Any]:
    record = {"set_name": name, **row.model_dump()}
    if "conditions" in record:
        record["conditions"] = json.dumps(record["conditions"], ensure_ascii=False, sort_keys=True)
    return record
