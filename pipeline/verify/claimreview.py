"""ClaimReview (schema.org) as JSON-LD: one object for each judged claim, with W3C selectors of its words in the source text."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pipeline.errors import UsageError
from pipeline.store import Store
from pipeline.verify.queue import queue

FILE_NAME = "claimreview.jsonld"
CONTEXT: list[Any] = ["https://schema.org", {"oa": "http://www.w3.org/ns/oa#"}]
# schema.org asks for a number between worst and best, and for words.
RATINGS: dict[str, tuple[int, str]] = {
    "supported": (5, "Supported"), "inconclusive": (3, "Inconclusive"), "conflicting": (2, "Conflicting"), "refuted": (1, "Refuted"),
}  # fmt: skip
QUOTED_AROUND = 32  # characters of prefix and suffix


def write_claim_reviews(store: Store, directory: Path) -> Path:
    """Writes ``directory/claimreview.jsonld`` and returns its path. ``UsageError`` where it cannot be written."""
    told = {"@context": CONTEXT, "@graph": list(claim_reviews(store))}
    path = directory / FILE_NAME
    try:
        directory.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(told, ensure_ascii=False, indent=1), encoding="utf-8", errors="backslashreplace")
    except OSError as error:
        raise UsageError(f"{path} cannot be written ({error.strerror}); choose another folder.") from error
    return path


def claim_reviews(store: Store) -> Iterator[dict[str, Any]]:
    """Claims that were checked or decided, in the order of the queue."""
    moments = dict(store.sql("SELECT claim_id, max(checked_at) FROM verifications GROUP BY claim_id").fetchall())
    for row in queue(store):
        if row["standing"] in RATINGS:
            yield _claim_review(store, row, moments.get(row["claim_id"]))


def _claim_review(store: Store, row: dict[str, Any], moment: Any) -> dict[str, Any]:
    rating, words = RATINGS[row["standing"]]
    [(published, url, publisher, byline, start, end, text)] = store.sql(
        "SELECT d.published_at, coalesce(d.canonical_url, d.uri), d.publisher, d.byline, c.evidence_start, c.evidence_end, d.source_text"
        " FROM claims AS c JOIN documents AS d USING (doc_id) WHERE claim_id = ?",
        [row["claim_id"]],
    ).fetchall()
    person = row["decided_by"] != "policy"
    appearance = {"@type": "CreativeWork", "url": url, "headline": row["title"], "datePublished": published, "publisher": _organisation(publisher)}
    claimed = {
        "@type": "Claim",
        "text": row["statement"] or " ".join(row["sentence"].split()),
        "appearance": _without_empty(appearance | {"author": {"@type": "Person", "name": byline} if byline else None}),
        "author": _organisation(row["attributed_to"] or publisher or byline),
    }
    return _without_empty(
        {
            "@type": "ClaimReview",
            "@id": f"urn:chipclaims:{row['claim_id']}",
            "claimReviewed": claimed["text"],
            "datePublished": moment.date().isoformat() if moment else None,
            "reviewBody": row["reason"],
            "author": {"@type": "Person", "name": row["decided_by"]} if person else {"@type": "Organization", "name": "chipclaims"},
            "reviewRating": {"@type": "Rating", "ratingValue": rating, "bestRating": 5, "worstRating": 1, "alternateName": words},
            "itemReviewed": _without_empty(claimed),
            "oa:hasTarget": {"@type": "oa:SpecificResource", "oa:hasSource": url, "oa:hasSelector": selectors(text, start, end)},
        }
    )


def selectors(text: str, start: int, end: int) -> list[dict[str, Any]]:
    """A text-position and a text-quote selector (Web Annotation Data Model, 4.2.4 and 4.2.5); code points of the source text."""
    return [
        {"@type": "oa:TextPositionSelector", "oa:start": start, "oa:end": end},
        {
            "@type": "oa:TextQuoteSelector", "oa:exact": text[start:end], "oa:prefix": text[max(0, start - QUOTED_AROUND) : start],
            "oa:suffix": text[end : end + QUOTED_AROUND],
        },
    ]  # fmt: skip


def _organisation(name: str | None) -> dict[str, str] | None:
    return {"@type": "Organization", "name": name} if name else None


def _without_empty(record: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in record.items() if value is not None}
