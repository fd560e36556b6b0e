"""ClaimReview (schema.org) as JSON-LD: one object for each judged claim, with W3C selectors of its words in the source text."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from pipeline.errors import UsageError
from pipeline.store import Store, check_output
from pipeline.terminal import write_whole
from pipeline.verify.queue import queue
from pipeline.verify.report import told_by_people

FILE_NAME = "claimreview.jsonld"
CONTEXT: list[Any] = ["https://schema.org", {"oa": "http://www.w3.org/ns/oa#"}]
# schema.org asks for a number between worst and best, and for words.
RATINGS: dict[str, tuple[int, str]] = {
    "supported": (5, "Supported"), "inconclusive": (3, "Inconclusive"), "conflicting": (2, "Conflicting"), "refuted": (1, "Refuted"),
}  # fmt: skip
_WEB = re.compile(r"https?://", re.IGNORECASE)
_FILE = re.compile(r"(?!//)[^:/?#]*(?:[/?#]|$)")  # a name without a scheme
QUOTED_AROUND = 32  # characters of prefix and suffix


def write_claim_reviews(store: Store, directory: Path) -> Path:
    """Writes ``directory/claimreview.jsonld`` and returns its path. ``UsageError`` where it cannot be written, or must not (``check_output``)."""
    told = {"@context": CONTEXT, "@graph": list(claim_reviews(store))}
    path = directory / FILE_NAME
    check_output(path, store.path, store.connection)
    try:
        directory.mkdir(parents=True, exist_ok=True)
        write_whole(path, for_scripts(json.dumps(told, ensure_ascii=False, indent=1)))
    except OSError as error:
        raise UsageError(f"{path} cannot be written ({error.strerror}); choose another folder.") from error
    return path


def for_scripts(text: str) -> str:
    """JSON that may stand in a ``<script>`` element: nothing in it ends one or begins a comment."""
    return text.replace("</", "<\\/").replace("<!--", "\\u003c!--")


def claim_reviews(store: Store) -> Iterator[dict[str, Any]]:
    """Claims that were checked or decided, in the order of the queue; none that may be read wrongly: a person rejected it, and not its truth alone."""
    misread = {claim for (claim,) in store.sql("SELECT claim_id FROM reading_reviews WHERE decision = 'reject'").fetchall()}
    rows = [row for row in queue(store) if row["standing"] in RATINGS and row["claim_id"] not in misread]
    checks = dict(store.sql(_CHECKS).fetchall())
    checked = dict(store.sql("SELECT claim_id, max(checked_at) FROM verifications GROUP BY claim_id").fetchall())
    spans = {c: span for c, *span in store.sql("SELECT claim_id, evidence_start, evidence_end FROM claims").fetchall()}
    types = _types_of_names(store)
    texts: dict[str, _Origin] = {}
    left = Counter(row["doc_id"] for row in rows)
    for row in rows:
        doc_id = row["doc_id"]
        if doc_id not in texts:
            texts[doc_id] = _origin(store, doc_id)
        yield _claim_review(row, texts[doc_id], spans[row["claim_id"]], checked.get(row["claim_id"]), types, checks.get(row["claim_id"]))
        left[doc_id] -= 1
        if not left[doc_id]:
            del texts[doc_id]


# What the checks found of a claim, the gravest first; beside a person's decision it keeps its arithmetic.
_CHECKS = """
SELECT claim_id, first(explanation ORDER BY list_position(['refuted', 'conflicting', 'supported', 'inconclusive'], verdict), check_name, explanation)
FROM verifications WHERE check_name <> 'grounding' OR verdict <> 'supported' GROUP BY claim_id
"""


def _sentence(words: str) -> str:
    """With a full stop, unless it ends in a mark of its own."""
    return words if words.rstrip()[-1:] in {".", "!", "?"} else f"{words.rstrip()}."


class _Origin(NamedTuple):
    """The article of a claim."""

    published: str | None
    url: str | None  # of the web, or the name of a file; no `javascript:` or `data:`
    source: str
    publisher: str | None
    byline: str | None
    text: str


def _origin(store: Store, doc_id: str) -> _Origin:
    [(canonical, uri, published, *rest)] = store.sql(
        "SELECT canonical_url, uri, published_at, publisher, byline, source_text FROM documents WHERE doc_id = ?", [doc_id]
    ).fetchall()
    url = next((one for one in (canonical, uri) if _WEB.match(one or "")), uri if _FILE.match(uri) else None)
    return _Origin(published, url, url or f"urn:chipclaims:{doc_id}", *rest)


def _types_of_names(store: Store) -> dict[str, str]:
    """What the names of people, organisations and makers are; one that is several things is no person."""
    rows = store.sql("SELECT name, type FROM entities WHERE type IN ('person', 'organisation', 'vendor') ORDER BY type = 'person' DESC").fetchall()
    return dict(rows)


def _claim_review(row: dict[str, Any], origin: _Origin, span: Sequence[int], moment: Any, types: dict[str, str], check: str | None) -> dict[str, Any]:
    rating, words = RATINGS[row["standing"]]
    start, end = span
    person = row["decided_by"] != "policy"
    publisher = _organisation(origin.publisher)
    authors = _authors(origin, types)
    appearance = {
        "@type": "CreativeWork", "url": origin.url, "headline": row["title"], "datePublished": origin.published, "publisher": publisher,
        "author": authors,
    }  # fmt: skip
    claimed = {
        "@type": "Claim",
        "text": row["statement"] or " ".join(row["sentence"].split()),
        "appearance": _without_empty(appearance),
        "author": _author(row["attributed_to"], types) or publisher or authors,
    }
    return _without_empty(
        {
            "@type": "ClaimReview",
            "@id": f"urn:chipclaims:{row['claim_id']}",
            "claimReviewed": claimed["text"],
            "datePublished": moment.date().isoformat() if moment else None,
            "reviewBody": " ".join(map(_sentence, [row["reason"], *([f"The checks: {check}"] if person and check else []), *told_by_people(row)])),
            "author": {"@type": "Person", "name": row["decided_by"]} if person else {"@type": "Organization", "name": "chipclaims"},
            "reviewRating": {"@type": "Rating", "ratingValue": rating, "bestRating": 5, "worstRating": 1, "alternateName": words},
            "itemReviewed": _without_empty(claimed),
            "oa:hasTarget": {"@type": "oa:SpecificResource", "oa:hasSource": origin.source, "oa:hasSelector": selectors(origin.text, start, end)},
        }
    )


# 편집부, 연합뉴스, Anadolu Ajansı, Haber Merkezi: bylines that are no person.
_BODIES = re.compile(r"(?:편집부|편집국|취재팀|뉴스|뉴스룸|일보|신문|통신|닷컴|방송)$|\b(?:Ajansı|Merkezi|Servisi|Editörlüğü|Masası|Haber|Gazetesi|Agency|News|Team|Desk|Staff)$")


# 담당자, Kurumun uzmanı: someone who is not named.
_PEOPLE = re.compile(r"(?:담당자|관계자|책임자|대표|사장|교수|연구원|전문가|대변인|기자)$|(?:uzmanı|yetkilisi|sözcüsü|müdürü|başkanı|yöneticisi|mühendisi)$")


def _authors(origin: _Origin, types: dict[str, str]) -> Any:
    """The names of a byline: one object, a list of several, or None."""
    names = [name for name in (origin.byline or "").split(", ") if name]
    found = [
        _author(name, types) if name in types else _organisation(name) if name == origin.publisher or _BODIES.search(name) else _person(name)
        for name in names
    ]
    return found if len(found) > 1 else found[0] if found else None


def _author(name: str | None, types: dict[str, str]) -> dict[str, str] | None:
    """Who said it, by the type of the name: schema.org wants a Person or an Organization."""
    if name and (types.get(name) == "person" or (name not in types and _PEOPLE.search(name))):
        return _person(name)
    return _organisation(name)


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


def _person(name: str) -> dict[str, str]:
    return {"@type": "Person", "name": name}


def _without_empty(record: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in record.items() if value is not None}
