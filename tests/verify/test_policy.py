from __future__ import annotations

import pytest

from pipeline.errors import UsageError
from pipeline.verify.policy import Policy, decide, read_policy
from pipeline.verify.records import Finding


def finding(check: str, verdict: str, cause: str = "x") -> Finding:
    return Finding("c", check, verdict, cause, "")


@pytest.mark.parametrize(
    ("findings", "standing"),
    [
        ([("grounding", "supported")], "inconclusive"),
        ([("grounding", "refuted"), ("reference", "refuted")], "inconclusive"),
        ([("grounding", "supported"), ("reference", "supported")], "supported"),
        ([("arithmetic", "refuted"), ("reference", "supported")], "conflicting"),
        ([("plausibility", "refuted"), ("reference", "supported")], "refuted"),
        ([("arithmetic", "conflicting"), ("reference", "supported")], "supported"),
        ([("agreement", "conflicting"), ("arithmetic", "supported")], "conflicting"),
        ([("reference", "inconclusive")], "inconclusive"),
        ([("entailment", "supported")], "inconclusive"),
        ([], "unchecked"),
    ],
)
def test_standing(findings, standing):
    assert decide([finding(*f) for f in findings])[0] == standing


def test_what_its_own_values_speak_against_is_never_supported():
    found = [finding("arithmetic", "inconclusive", "wrong_side"), finding("agreement", "supported", "agreement")]
    assert decide(found) == ("inconclusive", "values_lie_the_other_way")


def test_fidelity_may_be_left_out():
    found = [finding("reference", "supported", "fidelity")]
    assert (decide(found)[0], decide(found, Policy(fidelity_supports=False))[0]) == ("supported", "inconclusive")


def test_policy_file(tmp_path):
    path = tmp_path / "policy.toml"
    path.write_text("fidelity_supports = false\n[tolerances]\npoints = 2.0\n")
    assert (read_policy(path).tolerances.points, read_policy(path).fidelity_supports) == (2.0, False)


@pytest.mark.parametrize("words", ["speed = 3", "[tolerances]\npoints = -1", "[tolerances]\npoints = true", "model_decides = 1", "tolerances = 5", "[tolerances]\nplausible = 0", "[tolerances]\nfidelity_supports = true", "[tolerances]\npoints = nan", "[tolerances]\npoints = inf", "= ="])
def test_bad_policy_file_is_one_sentence(tmp_path, words):
    path = tmp_path / "policy.toml"
    path.write_text(words)
    with pytest.raises(UsageError, match=r"policy\.toml"):
        read_policy(path)
