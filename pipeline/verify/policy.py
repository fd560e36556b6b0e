"""The policy: from the findings of a claim to its standing. The table of docs/audit.md is ``RULES``, in order."""

from __future__ import annotations

import math
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import NamedTuple

from pipeline.errors import UsageError
from pipeline.verify.numbers import Tolerances
from pipeline.verify.records import Finding, Standing

ENTAILMENT = "entailment"


@dataclass(frozen=True, slots=True)
class Policy:
    """What an auditor may choose. ``fidelity_supports``: agreement with the source that an article was made from counts."""

    tolerances: Tolerances = field(default_factory=Tolerances)
    fidelity_supports: bool = True
    model_decides: bool = False  # whether the verdict of a language model may decide where no rule does


DEFAULT_POLICY = Policy()


class Rule(NamedTuple):
    """The first rule that applies decides. ``test`` gets the findings other than grounding's."""

    name: str
    standing: Standing
    test: Callable[[Sequence[Finding], Policy], bool]


def _has(findings: Sequence[Finding], verdict: str, *checks: str) -> bool:
    return any(f.verdict == verdict and (not checks or f.check in checks) for f in findings)


def _supports(findings: Sequence[Finding], policy: Policy) -> list[Finding]:
    return [f for f in findings if f.verdict == "supported" and (policy.fidelity_supports or f.cause != "fidelity")]


def _wrong_side(findings: Sequence[Finding]) -> bool:
    """Whether the values that a claim rests on lie the other way round, though that is too unsure to be called a conflict."""
    return any(f.cause == "wrong_side" and f.verdict == "inconclusive" for f in findings)


RULES: tuple[Rule, ...] = (
    Rule("not_grounded", "inconclusive", lambda f, _: any(x.check == "grounding" and x.verdict == "refuted" for x in f)),
    Rule("impossible", "refuted", lambda f, _: _has(f, "refuted", "plausibility")),
    Rule(
        "checks_disagree", "conflicting",
        lambda f, p: _has(f, "refuted") and any(x.check == "reference" for x in _supports(f, p)),
    ),
    Rule("refuted", "refuted", lambda f, _: _has(f, "refuted")),
    Rule(
        "reference_settles_the_conflict", "supported",
        lambda f, p: _has(f, "conflicting") and any(x.check == "reference" for x in _supports(f, p)),
    ),
    Rule("conflict", "conflicting", lambda f, _: _has(f, "conflicting")),
    Rule("values_lie_the_other_way", "inconclusive", lambda f, p: _wrong_side(f) and not any(x.check == "reference" for x in _supports(f, p))),
    Rule("supported", "supported", lambda f, p: bool(_supports(f, p))),
    Rule("nothing_decides", "inconclusive", lambda _f, _p: True),
)  # fmt: skip


def decide(findings: Sequence[Finding], policy: Policy = DEFAULT_POLICY) -> tuple[Standing, str]:
    """The standing of a claim and the name of the rule that gave it. Without findings: ``unchecked``."""
    if not findings:
        return "unchecked", "unchecked"
    counted = [f for f in findings if policy.model_decides or f.check != ENTAILMENT]
    judged = [f for f in counted if not (f.check == "grounding" and f.verdict == "supported")]
    return next((rule.standing, rule.name) for rule in RULES if rule.test(judged, policy))


def read_policy(path: Path) -> Policy:
    """A policy file (TOML): ``fidelity_supports``, ``model_decides`` and a table ``[tolerances]``. ``UsageError``."""
    try:
        told = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise UsageError(f"{path} cannot be read ({error.strerror}): give a TOML file.") from error
    except RecursionError as error:
        raise UsageError(f"{path} is nested too deeply for a policy; docs/audit.md shows one.") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise UsageError(f"{path} is no TOML file ({error}).") from error
    numbers = told.pop("tolerances", {})
    if not isinstance(numbers, dict):
        raise UsageError(f"{path}: tolerances must be a table: a line [tolerances], and the numbers below it.")
    known, flags = {f.name for f in fields(Tolerances)}, {"fidelity_supports", "model_decides"}
    for name, value in {**told, **numbers}.items():
        if (name not in known or name in told) and name not in flags:
            raise UsageError(f"{path}: {name!r} is no setting of the policy; docs/audit.md lists them.")
        if name in known and (isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 <= value < math.inf):
            raise UsageError(f"{path}: {name} must be a number of 0 or more, not {value!r}.")
        if name in flags and not isinstance(value, bool):
            raise UsageError(f"{path}: {name} must be true or false, not {value!r}.")
        if name == "plausible" and value < 1:
            raise UsageError(f"{path}: plausible is a factor beyond the known range, 1 or more, not {value!r}.")
    if flags & numbers.keys():
        raise UsageError(f"{path}: {min(flags & numbers.keys())} stands above the line [tolerances], not below it.")
    return Policy(Tolerances(**numbers), **told)
