"""What hardly is read objects to nothing, and still shows its arithmetic."""

from __future__ import annotations

import pytest
from handmade_cases import case, claim, number

from pipeline.verify.directions import METHOD as DIRECTION
from pipeline.verify.records import Finding
from pipeline.verify.terms import METHOD as RELATION
from pipeline.verify.unsurely_read import judged


@pytest.mark.parametrize(
    ("surface", "confidence", "method", "verdict"),
    [
        ("96 Mbps", 0.9, DIRECTION, "conflicting"),
        ("96 Mbps", 0.1, DIRECTION, "inconclusive"),
        ("96", 0.38, DIRECTION, "inconclusive"),  # its unit is that of a number before
        ("96", 0.45, DIRECTION, "conflicting"),
        ("96", 0.1, RELATION, "conflicting"),  # goes by places and units, whatever the claims say
    ],
)
def test_an_objection_needs_a_number_that_is_read_surely(surface, confidence, method, verdict):
    text = f"Akşam indirme {surface} oldu, sabah 154 Mbps idi."
    told = [claim(number(text, s, value, "Mbps"), subject="Hat", metric="data_rate", confidence=confidence) for s, value in ((surface, 96), ("154 Mbps", 154))]
    figures = [[c.figure.start, c.figure.end] for c in told]
    found = judged(case(text, told, language="tr"), Finding(told[0].claim_id, "arithmetic", "conflicting", "wrong_side", "96 < 154", {"figures": figures}, method))
    assert (found.verdict, found.explanation) == (verdict, "96 < 154")


def test_what_supports_needs_no_sure_reading():
    text = "Hat 96 verdi."
    told = claim(number(text, "96", 96, "Mbps"), subject="Hat", metric="data_rate", confidence=0.1)
    finding = Finding(told.claim_id, "arithmetic", "supported", "ratio", "", {"figures": [[told.figure.start, told.figure.end]]}, DIRECTION)
    assert judged(case(text, [told], language="tr"), finding) is finding
