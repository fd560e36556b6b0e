"""What a reviewer may put into the slots of a claim, validated where it enters: the log of decisions keeps it for good."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, ValidationError

from pipeline.errors import UsageError
from pipeline.extract.dates import within_calendar
from pipeline.extract.reading import MAKERS
from pipeline.store import Store
from pipeline.verify.vocabulary import require_conditions, require_fit, require_metric, require_sign, require_type, require_unit
from schemas.records import ClaimType, Direction, Modality, Quantifier


def _as_list(value: object) -> object:
    return [value] if isinstance(value, str) else value


LONGEST_NAME = 200  # characters


def _as_name(value: str) -> str:
    if not any(c.isalnum() for c in value) or not value.isprintable():
        raise ValueError("a name has letters or digits")
    return value


def _as_maker(value: str) -> str:
    if not any(c.isalpha() for c in value):
        raise ValueError("a name of somebody has letters")
    return value


def _in_calendar(value: str) -> str:
    if any(within_calendar(day.rstrip("~?")) != day.rstrip("~?") for day in value.split("/")):
        raise ValueError("no month has such a day")
    return value


Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME), AfterValidator(_as_name)]
Text = Name | None
Who = Annotated[Name, AfterValidator(_as_maker)] | None
Unit = Annotated[str, Field(pattern=r"^[^\s/]{1,40}(?:/[^\s/]{1,40})?$")] | None
# ISO 8601 and EDTF: 2026, 2026-Q3, 2026-H1, 2026-05-31, XXXX-05, ---12, and two of them as a period.
_DAY = r"(?:(?:(?:1[89]|2[01])\d\d|XXXX)(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?|-Q[1-4]|-H[12])?|---(?:0[1-9]|[12]\d|3[01])|\d{3}X)[~?]?"
Day = Annotated[str, Field(pattern=rf"^{_DAY}(?:/{_DAY})?$"), AfterValidator(_in_calendar)] | None
Real = Annotated[float, Field(strict=True, allow_inf_nan=False)] | None


def _as_conditions(value: object) -> object:
    return {} if value is None else value


_MOST = 10**15  # beyond which no float holds every whole number
_Number = Annotated[int, Field(strict=True, ge=-_MOST, le=_MOST)] | Annotated[float, Field(strict=True, allow_inf_nan=False)]
Conditions = Annotated[dict[Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$")], _Number | Name], BeforeValidator(_as_conditions)]


class Amendment(BaseModel):
    """Slots as they should be, by the names of the view ``claim_snapshots``; None empties one."""

    model_config = ConfigDict(extra="forbid", str_strip_whitespace=True)

    type: ClaimType = "result"
    subject: Text = None
    vendor: Who = None
    metric: Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$")] | None = None
    comparator: Text = None
    benchmark: Annotated[list[Name], Field(min_length=1), BeforeValidator(_as_list)] | None = None
    direction: Direction | None = None
    value: Real = None
    value_max: Real = None
    unit: Unit = None
    quantifier: Quantifier | None = None
    modality: Modality = "asserted"
    attributed_to: Who = None
    conditions: Conditions = Field(default_factory=dict)  # all that hold: they take the place of those that were read
    as_of: Day = None


AMENDABLE = frozenset(Amendment.model_fields)
NUMBERS = frozenset({"value", "value_max"})
_MAY_GROUP = re.compile(r"(-?[1-9]\d{0,2})[.,](\d{3})")  # a point for decimals, or between thousands as in Turkish; a comma the other way
STRUCTURED = frozenset({"value", "value_max", "benchmark", "conditions"})  # slots that are not a text


def parse_assignment(words: str) -> tuple[str, Any]:
    """``value=31`` -> ("value", 31), ``subject=360`` -> ("subject", "360"); nothing empties the slot. ``UsageError``."""
    slot, equals, value = words.partition("=")
    if not equals:
        raise UsageError(f"--set {words}: write it as SLOT=VALUE, such as --set metric=throughput.")
    if not value:
        return slot, None
    if slot in NUMBERS and (ambiguous := _MAY_GROUP.fullmatch(value.strip())):
        whole, decimal = "".join(ambiguous.groups()), value.strip().replace(",", ".")
        raise UsageError(f"--set {words} may be {whole} or {float(decimal):g}: write {whole}, or {decimal}0 where the point is meant.")
    try:
        told = json.loads(value)
    except (ValueError, RecursionError):
        return slot, value
    return slot, told if slot in STRUCTURED or told is None or isinstance(told, str) else value


def parse_assignments(words: Sequence[str]) -> dict[str, Any] | None:
    """All ``--set`` of one command; None where there is none. ``UsageError`` for a slot that is set twice."""
    told: dict[str, Any] = {}
    for one in words:
        slot, value = parse_assignment(one)
        if slot in told:
            raise UsageError(f"--set {slot} is given twice: give each slot once.")
        told[slot] = value
    return told or None


def with_maker(store: Store, slots: dict[str, Any]) -> dict[str, Any]:
    """The slots with the maker of an amended subject where none is given: itself for a firm, else as the lexicon of the database knows it; emptied where that knows none, as the one before is another thing's."""
    if not slots.get("subject") or "vendor" in slots:
        return slots
    from pipeline.extract.forms import without_form
    from pipeline.lexicon import load_lexicon

    own = store.last_setting("lexicon_file")
    if own is not None and not Path(own).is_file():
        raise UsageError(f"{store.path} was last read with the lexicon {own}, which is gone, so that the maker of {slots['subject']} is not known: put it back, or give --set vendor=NAME.")
    lexicon, name = load_lexicon(own), " ".join(str(slots["subject"]).split())
    return slots | {"vendor": lexicon.canonical(name, MAKERS) or lexicon.maker(name) or lexicon.maker(without_form(name)) or _firm_read(store, name)}


def _firm_read(store: Store, name: str) -> str | None:
    """The firm that an article of the database names so, where all that is named so is one firm."""
    found = store.sql("SELECT DISTINCT name, type FROM entities WHERE name = $1 OR list_contains(aliases, $1)", [name]).fetchall()
    return str(found[0][0]) if len(found) == 1 and found[0][1] in MAKERS else None


def require_sense(store: Store, claim_ids: Sequence[str], slots: dict[str, Any], *, new: bool = False) -> None:
    """``UsageError`` where the claims with these slots would make no sense: an unknown metric or unit, two that do not fit, an empty
    range. ``new``: a metric, unit or condition that chipclaims does not know is taken.
    """
    if not new and slots.get("metric"):
        require_metric(store, slots["metric"])
    if not new and slots.get("unit"):
        require_unit(store, slots["unit"])
    if not new:
        require_conditions(store, slots.get("conditions") or {})
    columns = ("type", "metric", "unit", "value", "value_max", "comparator", "direction")
    for row in store.sql(
        f"SELECT {', '.join(columns)} FROM claims_amended WHERE claim_id IN (SELECT unnest(?::VARCHAR[]))", [list(claim_ids)]  # noqa: S608  # our own words
    ).fetchall():
        told = dict(zip(columns, row, strict=True)) | slots
        if slots.keys() & set(columns):
            require_type(told)
        if slots.keys() & {"value", "value_max", "metric"} and not new:
            require_sign(told["metric"], told["value"])
        if slots.get("unit") or (slots.get("metric") and not new):
            require_fit(told["metric"], told["unit"])
        if slots.keys() & {"value", "value_max"} and told["value_max"] is not None and (told["value"] is None or told["value_max"] < told["value"]):
            raise UsageError("The value_max must not be below the value: set both, or empty value_max with --set value_max=.")


def require_change(store: Store, claim_ids: Sequence[str], slots: dict[str, Any], reviewer: str) -> None:
    """``UsageError`` where no claim would say anything else with these slots, nor does the amendment bear out another person's."""
    columns = sorted(slots)
    shown = ", ".join(f"CAST(c.{name} AS VARCHAR)" if name == "conditions" else f"c.{name}" for name in columns)
    rows = store.sql(
        f"SELECT (SELECT list(s.reviewer) FROM standing_reviews AS s WHERE s.claim_id = c.claim_id AND s.decision = 'amend'), {shown}"  # noqa: S608  # slots are columns
        " FROM claims_amended AS c WHERE claim_id IN (SELECT unnest(?::VARCHAR[]))",
        [list(claim_ids)],
    ).fetchall()
    for amended_by, *row in rows:
        told = {name: json.loads(value or "{}") if name == "conditions" else list(value or ()) if name == "benchmark" else value for name, value in zip(columns, row, strict=True)}
        if any(told[name] != (value or [] if name == "benchmark" else value or {} if name == "conditions" else value) for name, value in slots.items()):
            return
        if amended_by and reviewer not in amended_by:
            return
    if rows:
        raise UsageError(f"The amendment changes nothing, as {'the claim says' if len(claim_ids) == 1 else 'the claims say'} that already ({', '.join(columns)}): accept it, or set a slot that is wrong.")


_SHAPES = {
    "metric": "give a metric in lower_snake_case, such as memory_capacity", "unit": "give a unit without spaces, such as GB, image/s or USD/month",
    "as_of": "give a day, month, quarter, half or year, of the calendar, such as 2026-05-31, 2026-05, 2026-Q2, 2026-H1 or 2026",
    "conditions": 'give all that hold as a JSON object of words and numbers, such as {"batch_size": 32, "precision": "FP8"}, or nothing to empty it',
    **dict.fromkeys(NUMBERS, "give a number, such as 42 or 3.5"),
}  # fmt: skip


def _wanted(slot: str, error: Mapping[str, Any]) -> str:
    """What the slot takes, in words."""
    if error["type"] == "literal_error":
        return f"give one of {str(error['ctx']['expected']).replace(' or ', ', ')}".replace("'", "")
    return _SHAPES.get(slot) or str(error["msg"]).removeprefix("Value error, ")




def amendment_json(slots: dict[str, Any]) -> str:
    """The slots as the log holds them; raises ``UsageError`` for what is no slot or does not fit into one."""
    if unknown := sorted(slots.keys() - AMENDABLE):
        raise UsageError(f"{', '.join(unknown)}: no slot of a claim; amend one of {', '.join(sorted(AMENDABLE))}.")
    try:
        told = Amendment.model_validate(slots).model_dump(include=set(slots))
        return json.dumps(told, ensure_ascii=False, sort_keys=True, allow_nan=False)
    except ValidationError as error:
        first = error.errors()[0]
        slot = str(first["loc"][0])
        refused = "cannot be empty" if first["input"] is None and len(first["loc"]) == 1 else f"does not take {str(first['input'])[:60]!r}"
        raise UsageError(f"The slot {slot} {refused}: {_wanted(slot, first)}.") from error
    except (TypeError, ValueError, RecursionError) as error:
        raise UsageError(f"The amendment cannot be kept as JSON ({error}); give texts and finite numbers.") from error
