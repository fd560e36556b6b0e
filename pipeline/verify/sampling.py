"""How right the database is: a random sample that people judge, and how far reviewers agree."""

from __future__ import annotations

import math
import random
from collections import Counter
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

from pipeline.errors import UsageError
from pipeline.store import Store
from pipeline.store.writer import now

Z_95 = 1.959963984540054


class Interval(NamedTuple):
    low: float
    high: float


def wilson(right: int, n: int, z: float = Z_95) -> Interval:
    """The Wilson score interval of a share (Wilson 1927, JASA 22:209); (0, 1) where nothing was judged."""
    if n == 0:
        return Interval(0.0, 1.0)
    share = right / n
    middle = share + z * z / (2 * n)
    spread = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    scale = 1 + z * z / n
    return Interval(max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale))


@dataclass(frozen=True, slots=True)
class SampleResult:
    """What a sample says. ``right``: accepted; ``wrong``: rejected or amended; ``unsure`` and ``open`` count neither way."""

    sample_id: int
    size: int
    right: int
    wrong: int
    unsure: int
    open: int

    @property
    def precision(self) -> float | None:
        return self.right / (self.right + self.wrong) if self.right + self.wrong else None

    @property
    def interval(self) -> Interval:
        return wilson(self.right, self.right + self.wrong)


def draw_sample(store: Store, n: int, *, seed: int | None = None) -> tuple[int, list[str]]:
    """Draws ``n`` claims, each as likely as any other, and stores them as a sample; its number and the claims. ``UsageError``."""
    ids = [row[0] for row in store.sql("SELECT claim_id FROM claims ORDER BY claim_id").fetchall()]
    if not ids or n < 1:
        raise UsageError("There is nothing to sample: ingest articles first, and ask for at least one claim.")
    chosen = random.Random(seed).sample(ids, min(n, len(ids)))  # noqa: S311  # no secret
    [(last,)] = store.sql("SELECT coalesce(max(sample_id), 0) FROM audit_samples").fetchall()
    with store.transaction() as connection:
        moment = now()
        connection.executemany(
            "INSERT INTO audit_samples VALUES (?, ?, ?, ?)", [(last + 1, i, id_, moment) for i, id_ in enumerate(chosen, start=1)]
        )
    return int(last) + 1, chosen


def sample_result(store: Store, sample_id: int | None = None) -> SampleResult:
    """The judgements of a sample, the latest where none is named. ``UsageError``."""
    [(number,)] = store.sql("SELECT coalesce(?, max(sample_id)) FROM audit_samples", [sample_id]).fetchall()
    rows = store.sql(
        "SELECT coalesce(r.decision, 'open'), count(*) FROM audit_samples AS s LEFT JOIN reading_reviews AS r USING (claim_id)"
        " WHERE s.sample_id = ? GROUP BY ALL",
        [number],
    ).fetchall()
    if not rows:
        raise UsageError("There is no such sample: draw one with `chipclaims audit sample --n 100`.")
    counts = Counter(dict(rows))
    return SampleResult(
        int(number), sum(counts.values()), counts["accept"], counts["reject"] + counts["amend"], counts["unsure"], counts["open"]
    )


class Agreement(NamedTuple):
    """Two reviewers on the claims that both judged. ``kappa`` is None where chance alone would agree always."""

    first: str
    second: str
    claims: int
    share: float
    kappa: float | None


def cohen_kappa(pairs: list[tuple[str, str]]) -> float | None:
    """Cohen's kappa (Cohen 1960) of two raters' labels on the same items."""
    n = len(pairs)
    if n == 0:
        return None
    observed = sum(a == b for a, b in pairs) / n
    firsts, seconds = Counter(a for a, _ in pairs), Counter(b for _, b in pairs)
    expected = sum(firsts[label] * seconds[label] for label in firsts) / (n * n)
    return None if expected == 1 else (observed - expected) / (1 - expected)


def reviewer_agreement(store: Store) -> list[Agreement]:
    """Each pair of reviewers with claims that both judged, by their last decision that stands (an undo takes one back)."""
    rows = store.sql(
        "SELECT claim_id, reviewer, decision FROM standing_reviews WHERE handed_from IS NULL"
        " QUALIFY row_number() OVER (PARTITION BY claim_id, reviewer ORDER BY review_id DESC) = 1 ORDER BY claim_id"
    ).fetchall()
    labels: dict[str, dict[str, str]] = {}
    for claim_id, reviewer, decision in rows:
        labels.setdefault(reviewer, {})[claim_id] = decision
    found = []
    for first, second in combinations(sorted(labels), 2):
        pairs = [(labels[first][id_], labels[second][id_]) for id_ in labels[first].keys() & labels[second].keys()]
        if pairs:
            share = sum(a == b for a, b in pairs) / len(pairs)
            found.append(Agreement(first, second, len(pairs), share, cohen_kappa(pairs)))
    return found
