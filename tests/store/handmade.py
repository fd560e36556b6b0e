"""Documents made by hand, so that tests of the store hang on no stage."""

from __future__ import annotations

import hashlib
import re
from typing import Any

from schemas.records import Article, Block, Claim, Document, Entity, Figure, Mention, Sentence, Slot

TEXT = "보우 칩은 1472개 코어를 쓴다. ResNet-50에서 31% 빠르다고 회사는 말했다."


def document(text: str = TEXT, *, uri: str = "https://example.org/a", claims: tuple[Claim, ...] | None = None, **article: Any) -> Document:
    """A Korean document: a figure for every digit run, and by default one claim, on the figure ``31%`` where it stands."""
    sha256 = hashlib.sha256(text.encode()).hexdigest()
    figures = tuple(
        Figure(m.start(), m.end(), m.group(), "percentage" if m.group().endswith("%") else "quantity", value=float(m.group(1)), unit="percent")
        for m in re.finditer(r"(\d+)%?", text)
    )
    start = text.find("31%")
    if claims is None:
        claims = () if start < 0 else (claim_at(text, start),)
    return Document(
        article=Article(
            **{
                "doc_id": sha256[:16], "uri": uri, "sha256": sha256, "media_type": "text/plain", "encoding": "utf-8",
                "source_text": text, "language": "ko", "title": "제목", "blocks": (Block("paragraph", 0, len(text), "ko"),) if text else (),
                **article,
            }
        ),
        sentences=tuple(Sentence(m.start(), m.end(), 0) for m in re.finditer(r"[^.]+\.", text)),
        figures=figures,
        entities=(Entity("chip:bow", "chip", "Bow", vendor_id="vendor:graphcore", aliases=("보우",)),),
        mentions=(Mention(0, 2, text[:2], "chip", "chip:bow"),) if text else (),
        claims=claims,
    )  # fmt: skip


def claim_at(text: str, figure: int, **slots: Any) -> Claim:
    return Claim(
        **{
            "figure": figure, "start": text.rfind(".", 0, figure) + 1, "end": len(text), "type": "comparison", "subject": "Bow Pod16",
            "vendor": "Graphcore", "metric": "training_time", "comparator": "DGX-A100", "benchmark": ("MLPerf 2.0", "ResNet-50"),
            "value": 31, "unit": "percent", "direction": "better", "statement": "Bow Pod16 trains in 31% less time.", "confidence": 0.9,
            "method": "test", "attributed_to": "Graphcore",
            "slots": (Slot("value", figure, figure + 3, text[figure : figure + 3], 0.9, "test", "31"),),
            **slots,
        }
    )  # fmt: skip
