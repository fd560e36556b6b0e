"""What a reviewer may put into the slots of a claim, validated where it enters: the log of decisions keeps it for good."""

from __future__ import annotations

import json
from typing import Annotated, Any

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError

from pipeline.errors import UsageError
from schemas.records import ClaimType, Direction, Modality, Quantifier


def _as_list(value: object) -> object:
    return [value] if isinstance(value, str) else value


Text = Annotated[str, Field(min_length=1)] | None
Real = Annotated[float, Field(strict=True, allow_inf_nan=False)] | None


class Amendment(BaseModel):
    """Slots as they should be, by the names of the view ``claim_snapshots``; None empties one."""

    model_config = ConfigDict(extra="forbid", str_strip_whitespace=True)

    type: ClaimType = "result"
    subject: Text = None
    vendor: Text = None
    metric: Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$")] | None = None
    comparator: Text = None
    benchmark: Annotated[list[Annotated[str, Field(min_length=1)]], BeforeValidator(_as_list)] | None = None
    direction: Direction | None = None
    value: Real = None
    value_max: Real = None
    unit: Text = None
    quantifier: Quantifier | None = None
    modality: Modality = "asserted"
    attributed_to: Text = None
    conditions: dict[str, Any] | None = None
    as_of: Text = None


AMENDABLE = frozenset(Amendment.model_fields)
STRUCTURED = frozenset({"value", "value_max", "benchmark", "conditions"})  # slots that are not a text


def parse_assignment(words: str) -> tuple[str, Any]:
    """``value=31`` -> ("value", 31), ``subject=360`` -> ("subject", "360"); nothing empties the slot. ``UsageError``."""
    slot, equals, value = words.partition("=")
    if not equals:
        raise UsageError(f"--set {words}: write it as SLOT=VALUE, such as --set metric=throughput.")
    if not value:
        return slot, None
    try:
        told = json.loads(value)
    except (ValueError, RecursionError):
        return slot, value
    return slot, told if slot in STRUCTURED or told is None or isinstance(told, str) else value


def amendment_json(slots: dict[str, Any]) -> str:
    """The slots as the log holds them; raises ``UsageError`` for what is no slot or does not fit into one."""
    if unknown := sorted(slots.keys() - AMENDABLE):
        raise UsageError(f"{', '.join(unknown)}: no slot of a claim; amend one of {', '.join(sorted(AMENDABLE))}.")
    try:
        told = Amendment.model_validate(slots).model_dump(include=set(slots))
        return json.dumps(told, ensure_ascii=False, sort_keys=True, allow_nan=False)
    except ValidationError as error:
        first = error.errors()[0]
        raise UsageError(f"The slot {first['loc'][0]} does not take {str(first['input'])[:60]!r}: {first['msg']}.") from error
    except (TypeError, ValueError, RecursionError) as error:
        raise UsageError(f"The amendment cannot be kept as JSON ({error}); give texts and finite numbers.") from error
