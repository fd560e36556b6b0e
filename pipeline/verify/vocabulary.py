"""Which metrics and units there are: those of the annotation guideline, of the extractor, of the reference rows and of the database."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any

from pipeline.errors import UsageError
from pipeline.evaluate.names import CANONICAL_METRICS
from pipeline.extract.metrics import PER_COUNT, UNIT_METRICS
from pipeline.extract.units import base_of
from pipeline.extract.wording import DATE_VERBS, NOUNS, PLAIN, QUANTITIES, TIMES, UNIT_WORDS, VALUES
from pipeline.languages import LANGUAGES, grammar_of
from pipeline.lexicon import fold
from pipeline.store import Store
from pipeline.verify.metrics import UNITS
from pipeline.verify.numbers import MONEY, unit_class

_MORE_METRICS = frozenset(
    "data_rate bus_width lane_count storage_bandwidth utilization share profit_margin loss discount boot_time load_time thickness capacity "
    "speed speedup battery_life".split()
)
_SCALES = frozenset({"percent", "percentage_point", "x"})
_COUNTED = frozenset("category company transistor parameter image token epoch query request sample frame word article".split())
_EVERYTHING_TAKES = _SCALES | {"point"}


def known_metrics(store: Store) -> frozenset[str]:
    """Canonical names, and those that claims or reference rows of this database have."""
    stored = store.sql("SELECT DISTINCT metric FROM claims WHERE metric IS NOT NULL UNION SELECT DISTINCT metric FROM reference_specs").fetchall()
    tables = (NOUNS, TIMES, QUANTITIES, VALUES, DATE_VERBS)
    of_units = {metric for metrics in UNIT_METRICS.values() for metric in metrics}
    of_words = {name for table in tables for name in table} | {metric for metric, _ in PLAIN}
    return CANONICAL_METRICS | _MORE_METRICS | of_units | of_words | set(PER_COUNT.values()) | {row[0] for row in stored}


def known_units(store: Store) -> frozenset[str]:
    """Units that have no scale of their own: currencies, counted nouns, those that the database holds."""
    stored = store.sql("SELECT DISTINCT unit FROM figures WHERE unit IS NOT NULL UNION SELECT DISTINCT unit FROM reference_specs WHERE unit IS NOT NULL").fetchall()
    return _SCALES | _COUNTED | MONEY | set(UNIT_METRICS) | set(PER_COUNT) | set(UNIT_WORDS) | {row[0] for row in stored}


def require_metric(store: Store, metric: str) -> None:
    """``UsageError`` for a metric that nobody knows."""
    known = known_metrics(store)
    if metric not in known:
        raise UsageError(f"{metric!r} is no metric that chipclaims knows{_meant(metric, known)}; docs/annotation.md lists them, and --new takes a new one.")


def require_claimed_metric(store: Store, metric: str) -> None:
    """``UsageError`` for a metric that nobody knows and that no claim was given by a person."""
    known = known_metrics(store) | {row[0] for row in store.sql("SELECT DISTINCT metric FROM claims_amended WHERE metric IS NOT NULL").fetchall()}
    if metric not in known:
        raise UsageError(f"{metric!r} is no metric that chipclaims knows{_meant(metric, known)}; docs/annotation.md lists them.")


def require_unit(store: Store, unit: str) -> None:
    """``UsageError`` for a unit that nobody knows: ``GB``, ``image/s``, ``USD/month`` and ``core`` are some."""
    known = known_units(store)
    if not all(part in known or _has_scale(part) for part in ([unit] if unit in known else unit.split("/"))):
        raise UsageError(f"{unit!r} is no unit that chipclaims knows{_meant(unit, known)}; docs/annotation.md lists them, and --new takes a new one.")


CONDITIONS = frozenset(
    "batch_size chips nodes epochs precision sparsity software version context_length resolution settings power_limit division period price_basis region of case".split()
)  # docs/annotation.md, section 2


def require_conditions(store: Store, told: Mapping[str, Any]) -> None:
    """``UsageError`` for a condition that neither the guideline nor any claim of the database has, and for a value that is none of its condition."""
    known = CONDITIONS
    if told.keys() - known:
        known |= {row[0] for row in store.sql("SELECT DISTINCT unnest(json_keys(conditions)) FROM claims").fetchall()}
    for name in sorted(told.keys() - known):
        raise UsageError(f"{name!r} is no condition that chipclaims knows{_meant(name, known)}; docs/annotation.md lists them, and --new takes a new one.")
    for name, value in sorted(told.items()):
        if (wanted := _wanted_of(name, value)) is not None and not _is_read(store, name, value):
            raise UsageError(f"The condition {name} does not take {json.dumps(value, ensure_ascii=False)[:60]}: give {wanted}; --new takes it as it is.")


def _wanted_of(name: str, value: float | str) -> str | None:
    """What a condition takes, in words, where a value is nothing of the kind."""
    whole = not isinstance(value, str) and (isinstance(value, int) or value.is_integer()) and value > 0
    if name in _WHOLE:
        return None if whole else "a positive whole number without quotes, such as 8"
    if name == "context_length":
        return None if whole or (isinstance(value, str) and _LENGTH.fullmatch(value)) else 'a positive whole number of tokens, such as 4096 or "128K"'
    if name == "precision":
        return None if isinstance(value, str) and _is_precision(value) else 'a number format, such as "FP8", "INT4", "Q4_K_M" or "4-bit"'
    if name in _WORDS:
        return None if isinstance(value, str) and any(c.isalpha() for c in value) else "words"
    if isinstance(value, str):
        return None
    if name == "period":
        return None if whole and 1800 <= value < 2200 else 'a year, or a period in quotes, such as "2026-Q2" or "previous"'
    if name == "sparsity":
        return None if 0 <= value <= _ALL else "a percentage from 0 to 100, or words"
    return None if value > 0 or name not in CONDITIONS else "a number above zero, or words"


_WHOLE = frozenset({"batch_size", "chips", "nodes"})
_WORDS = frozenset({"division", "price_basis", "region", "of", "case"})
_LENGTH = re.compile(r"[1-9][0-9]*(?:[.,][0-9]+)*[ ]?[KkMm]?(?: tokens?)?")
_BITS = re.compile(r"[1-9][0-9]?-bit")
_IN_WORDS = frozenset({"half precision", "single precision", "double precision", "mixed precision"})
_ALL = 100  # per cent


def _is_precision(value: str) -> bool:
    """Whether an article can be read as telling such a number format, or it is one in English words."""
    patterns = [pattern for language in LANGUAGES for key, pattern in grammar_of(language).conditions if key == "precision"]
    return _BITS.fullmatch(value) is not None or value.lower() in _IN_WORDS or any(pattern.fullmatch(fold(value)) for pattern in patterns)


def _is_read(store: Store, name: str, value: float | str) -> bool:
    """Whether a claim of the database was read so."""
    return store.sql("SELECT 1 FROM claims WHERE conditions ->> $1 = $2 LIMIT 1", [f'$."{name}"', str(value)]).fetchone() is not None


def require_fit(metric: str | None, unit: str | None) -> None:
    """``UsageError`` where a metric is measured otherwise: a power in GB."""
    if metric is None or unit is None or unit in _EVERYTHING_TAKES:
        return
    kind = unit_class(base_of(1.0, unit)[1])
    if metric in UNITS and kind not in UNITS[metric]:
        raise UsageError(f"A {metric} is not given in {unit!r}: set the metric and the unit that fit.")


def require_type(told: Mapping[str, Any]) -> None:
    """``UsageError`` where a claim of this type cannot hold these slots: an event a value, a price watts, a comparison neither another side nor a direction."""
    kind, metric, unit = told["type"], told["metric"], told["unit"]
    if kind == "event" and (told["value"] is not None or told["value_max"] is not None or unit is not None):
        raise UsageError("An event holds a date (as_of) and no value: set it with --set as_of=2026-05 --set value= --set unit= and its metric, such as release_date, or leave the type.")
    if kind == "event" and not (metric or "_date").endswith("_date"):
        raise UsageError(f"An event is that something comes out, not a {metric}: set its metric, such as release_date, or leave the type.")
    if kind == "price" and unit is not None and unit not in _SCALES and unit.split("/")[0] not in MONEY:
        raise UsageError(f"A price is given in money, not in {unit!r}: set the unit, such as USD, or another type.")
    if kind == "comparison" and told["comparator"] is None and told["direction"] is None:
        raise UsageError("A comparison needs its other side or a direction: set comparator or direction, or another type.")


def require_sign(metric: str | None, value: float | None) -> None:
    """``UsageError`` for a negative value of what has none: a fall is told by its direction."""
    if value is not None and value < 0 and metric is not None and not _SIGNED.search(metric):
        raise UsageError(f"A {metric} cannot be negative ({value:g}): give its size, and tell a fall or a lead by the direction; --new takes it as it is.")


_SIGNED = re.compile(r"growth|profit|margin|loss|cash|temperature|difference|change|balance|income|score")  # what lies below zero, too


def _has_scale(unit: str) -> bool:
    """Whether the unit is measured in units of physics: ``kWh``, ``TFLOPS``."""
    return re.fullmatch(r"[A-Za-zµ0-9]{1,12}", unit) is not None and base_of(1.0, unit) != (1.0, unit)


def _meant(told: str, known: frozenset[str]) -> str:
    close = sorted(name for name in known if name.lower() == told.lower()) or get_close_matches(told, sorted(known), n=3, cutoff=0.75)
    return f" (did you mean {' or '.join(close)}?)" if close else ""
