"""The reference rows in memory, indexed by the keys of their names."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

from pipeline.extract.units import base_of
from pipeline.store import Store
from pipeline.verify.names import EDGE_AFTER, EDGE_BEFORE, keys, name_key, name_pattern
from pipeline.verify.numbers import unit_class

SUPPORTS = "supports"
DECIDING = frozenset({"checked", "second hand", SUPPORTS})  # other rows are shown and decide nothing


@dataclass(frozen=True, slots=True)
class Spec:
    """A row of ``reference_specs``. ``whole_name``: the value holds for every product sold under the row's names."""

    vendor: str | None
    product: str
    names: tuple[str, ...]
    families: tuple[str, ...]
    metric: str
    benchmark: tuple[str, ...]
    value: float | None
    value_max: float | None
    unit: str | None
    quantifier: str
    text_value: str | None
    conditions: dict[str, Any]
    whole_name: bool
    status: str
    origin: str | None
    as_of: str | None
    attribute: str
    source: str
    note: str | None
    base_value: float | None
    base_unit: str | None

    @property
    def unit_class(self) -> str:
        return unit_class(self.base_unit)

    def cited(self) -> dict[str, Any]:
        """What an auditor needs to find the row again."""
        return {
            "product": self.product, "attribute": self.attribute, "value": self.text_value if self.value is None else self.value,
            "unit": self.unit, "as_of": self.as_of, "source": self.source, "status": self.status,
        } | ({"note": self.note} if self.note else {})  # fmt: skip


@dataclass(frozen=True, slots=True)
class Result:
    """A row of ``reference_results``: minutes of one system on one benchmark."""

    round: str
    division: str
    benchmark: str
    submitter: str
    system: str
    accelerator: str
    count: int
    framework: str
    minutes: float
    source: str
    source_path: str

    @property
    def order(self) -> tuple[int, ...]:
        """Rounds in the order of time."""
        return tuple(int(part) for part in self.round[1:].split("."))

    def cited(self) -> dict[str, Any]:
        return {
            "round": self.round, "division": self.division, "benchmark": self.benchmark, "submitter": self.submitter,
            "system": self.system, "accelerators": self.count, "framework": self.framework, "minutes": self.minutes,
            "source": self.source, "path": self.source_path,
        }  # fmt: skip


class Naming(NamedTuple):
    """A name of the rows in a text, by its key, and the products that bear it."""

    start: int
    end: int
    key: str
    products: frozenset[str]


@dataclass(frozen=True)
class Book:
    """All reference rows."""

    specs: tuple[Spec, ...] = ()
    results: tuple[Result, ...] = ()

    @cached_property
    def by_name(self) -> dict[str, tuple[Spec, ...]]:
        return _index((key, spec) for spec in self.specs for key in keys((spec.product, *spec.names)))

    @cached_property
    def all_names(self) -> tuple[str, ...]:
        """Every name of a product, its family's included."""
        return tuple(sorted({name for s in self.specs if s.metric != "release" for name in (s.product, *s.names, *s.families) if len(name) > 1}))

    @cached_property
    def any_name(self) -> re.Pattern[str]:
        """Finds a product's own name in folded text, the longest first."""
        found = {n for s in self.specs for n in (s.product, *s.names, *s.families) if any(c.isdigit() for c in n)}
        found |= {s.text_value.removesuffix(" v4") for s in self.specs if s.metric == "host_cpu" and s.text_value and "(" not in s.text_value}
        names = sorted(found, key=len, reverse=True)
        body = "|".join(name_pattern(n).pattern.removeprefix(EDGE_BEFORE).removesuffix(EDGE_AFTER) for n in names)
        return re.compile(f"{EDGE_BEFORE}(?:{body or '(?!)'}){EDGE_AFTER}")

    @cached_property
    def every_name(self) -> re.Pattern[str]:
        """Finds any name of a product or family in folded text, the longest first."""
        bodies = (name_pattern(n).pattern.removeprefix(EDGE_BEFORE).removesuffix(EDGE_AFTER) for n in sorted(self.all_names, key=len, reverse=True))
        return re.compile(f"{EDGE_BEFORE}(?:{'|'.join(bodies) or '(?!)'}){EDGE_AFTER}")

    @cached_property
    def named(self) -> Callable[[str], tuple[Naming, ...]]:
        """The names in a folded text, each as long as it goes; kept for the last one: every claim in it asks for them."""
        return lru_cache(maxsize=1)(self._named)

    def _named(self, folded: str) -> tuple[Naming, ...]:
        return tuple(Naming(*m.span(), name_key(m[0]), frozenset(r.product for r in self.link([m[0]])[0])) for m in self.every_name.finditer(folded))

    def is_machine(self, name: str) -> bool:
        """Whether several chips make one of it."""
        rows, _ = self.link([name])
        return any(r.metric == "chip_count" and (r.value or 0) > 1 for r in rows)

    def is_rented(self, product: str) -> bool:
        """Whether it is a rented server, whose processor is a part of it."""
        return any(r.metric == "vcpu_count" for r in self.by_name.get(name_key(product), ()))

    @cached_property
    def releases(self) -> dict[str, tuple[Spec, ...]]:
        """Rows of software releases by their version."""
        return _index((s.text_value.lower(), s) for s in self.specs if s.metric == "release" and s.text_value)

    @cached_property
    def by_family(self) -> dict[str, tuple[Spec, ...]]:
        return _index((key, spec) for spec in self.specs for key in keys(spec.families))

    @cached_property
    def by_class(self) -> dict[str, tuple[Spec, ...]]:
        """Rows with a number, by the class of their unit; those that decide only."""
        return _index((s.unit_class, s) for s in self.specs if s.base_value is not None and s.status in DECIDING)

    @cached_property
    def submitters(self) -> tuple[str, ...]:
        """Who brought results, each once."""
        return tuple(dict.fromkeys(r.submitter for r in self.results))

    @cached_property
    def machines(self) -> tuple[tuple[str, str], ...]:
        """The systems of the results with their chips, each once."""
        return tuple(dict.fromkeys((r.system, r.accelerator) for r in self.results))

    @cached_property
    def by_benchmark(self) -> dict[str, tuple[Result, ...]]:
        found: defaultdict[str, list[Result]] = defaultdict(list)
        for result in self.results:
            found[result.benchmark].append(result)
        return {name: tuple(rows) for name, rows in found.items()}

    def link(self, names: Iterable[str]) -> tuple[tuple[Spec, ...], bool]:
        """The rows of a thing, and whether they are linked by its own name (else by that of its family)."""
        wanted = [name_key(name) for name in names]
        for key in wanted:
            if found := self.by_name.get(key):
                family = self.by_family.get(key, ())
                return (*found, *(s for s in family if s not in found)), True
        for key in wanted:
            if found := self.by_family.get(key):
                return found, False
        return (), False


def _index(pairs: Iterable[tuple[str, Spec]]) -> dict[str, tuple[Spec, ...]]:
    found: defaultdict[str, dict[int, Spec]] = defaultdict(dict)
    for key, spec in pairs:
        found[key][id(spec)] = spec
    return {key: tuple(specs.values()) for key, specs in found.items()}


def load_book(store: Store) -> Book:
    """Every row of the database, the built-in set first; the book of the last database again where its rows are the same."""
    specs = store.sql(
        "SELECT vendor, product, to_json(names), to_json(families), metric, to_json(benchmark), value, value_max, unit, quantifier, text_value, conditions,"
        " whole_name, status, origin, as_of, coalesce(attribute, metric), source, note FROM reference_specs"
        " ORDER BY set_name <> 'built in', set_name, rowid"
    ).fetchall()
    results = store.sql(
        "SELECT round, division, benchmark, submitter, system, coalesce(accelerator, ''), coalesce(accelerator_count, 0),"
        " coalesce(framework, ''), minutes, source, coalesce(source_path, '') FROM reference_results"
        " ORDER BY set_name <> 'built in', set_name, rowid"
    ).fetchall()
    return _book(tuple(dict.fromkeys(specs)), tuple(results))


@lru_cache(maxsize=1)
def _book(specs: tuple[tuple[Any, ...], ...], results: tuple[tuple[Any, ...], ...]) -> Book:
    return Book(tuple(map(_spec, specs)), tuple(Result(*row) for row in results))


def _spec(row: tuple[Any, ...]) -> Spec:
    vendor, product, names, families, metric, benchmark, value, value_max, unit, *rest = row
    quantifier, text_value, conditions, whole_name, status, origin, as_of, attribute, source, note = rest
    base_value, base_unit = base_of(value, unit)
    return Spec(
        vendor, product, _list(names), _list(families), metric, _list(benchmark), value, value_max, unit, quantifier,
        text_value, json.loads(conditions or "{}"), whole_name, status, origin, as_of, attribute, source, note, base_value, base_unit,
    )  # fmt: skip


def _list(words: str | None) -> tuple[str, ...]:
    return tuple(json.loads(words or "null") or ())
