"""Relations that stand in the text without a figure: who makes what, what was measured on what, which test measures what."""

from __future__ import annotations

import re

from pipeline.extract.metrics import metric_words
from pipeline.extract.reading import THINGS, WORKLOADS, Page, Reading
from schemas.records import Claim, Triple

_MEASURES = re.compile(r"(?:평가|측정|겨루|재는|재 보|실측)|(?:ölç(?:en|üyor|er|mek)|değerlendir|karşilaştir)")


def find_triples(page: Page, claims: list[Claim]) -> tuple[Triple, ...]:
    """Each relation once, at its first place in the text."""
    found: dict[tuple[str, str, str], Triple] = {}
    for reading in page.readings:
        if page.block(reading).kind in ("chrome", "code"):
            continue
        for triple in (*_made_by(page, reading), *_measures(page, reading), *_evaluated_on(page, reading)):
            found.setdefault((triple.subject, triple.predicate, triple.object), triple)
    for claim in claims:
        maker = (claim.subject_id or "").startswith("vendor:")
        if claim.subject and claim.vendor and not maker and claim.subject != claim.vendor:
            found.setdefault((claim.subject, "made_by", claim.vendor), Triple(claim.subject, "made_by", claim.vendor, claim.start, claim.end, claim.confidence, "claim"))
    return tuple(sorted(found.values(), key=lambda t: (t.start, t.end, t.subject, t.predicate, t.object)))


def _made_by(page: Page, reading: Reading) -> list[Triple]:
    rows = []
    for named in reading.names:
        maker = page.maker(named.entity) if named.type != "vendor" else None
        if maker:
            rows.append(Triple(named.name, "made_by", maker, named.start, named.end, 0.9, "maker_of_entity"))
    return rows


def _measures(page: Page, reading: Reading) -> list[Triple]:
    """``추론 속도를 재는 MLPerf``: a benchmark with a verb of measuring and a metric in its sentence."""
    tests = [n for n in reading.names if n.type == "benchmark"]
    if not tests or not _MEASURES.search(page.folded, reading.start, reading.end):
        return []
    words = metric_words(page, reading.start, reading.end)
    return [Triple(n.name, "measures", words[0].metric, n.start, n.end, 0.6, "verb_of_measuring") for n in tests if words]


def _evaluated_on(page: Page, reading: Reading) -> list[Triple]:
    """A thing as topic or subject and a workload in the locative of the same clause."""
    rows = []
    for work in reading.names:
        if work.type in WORKLOADS and work.role in ("locative", "instrument", "object"):
            low, high = reading.clause(work.start)
            things = [n for n in reading.names if n.type in THINGS and low <= n.start < high and n.role in ("topic", "subject", "instrument", "genitive")]
            rows += [Triple(n.name, "evaluated_on", work.name, work.start, work.end, 0.6, "workload_in_clause") for n in things[:1]]
    return rows
