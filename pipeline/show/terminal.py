"""Articles and claims as text with ANSI colours, or without."""

from __future__ import annotations

from collections.abc import Iterable

from pipeline.show.view import ClaimView, Highlight, Piece, View, cut
from pipeline.terminal import table_lines, visible

BOLD, DIM, RESET = "\x1b[1m", "\x1b[2m", "\x1b[0m"
COLOURS = {
    "quantity": "\x1b[36m", "percentage": "\x1b[32m", "ratio": "\x1b[92m", "money": "\x1b[33m", "date": "\x1b[34m", "time": "\x1b[34m",
    "version": "\x1b[35m", "name": "\x1b[95m", "ordinal": "\x1b[96m", "index": DIM, "chrome": DIM, "name_of": BOLD, "slot": "\x1b[7m",
}  # fmt: skip


def terminal_page(view: View, *, colour: bool, width: int | None) -> str:
    """Title, metadata, text and the table of claims."""
    lines = [_styled(visible(view.title), BOLD, colour=colour)]
    lines += [f"{name}: {visible(value)}" for name, value in view.facts]
    lines.append("")
    for kind, start, end in view.blocks:
        text = _painted(view.pieces(start, end), colour=colour and kind != "chrome").strip("\n")
        lines.append(_styled(text, DIM, colour=colour) if kind == "chrome" else _styled(text, BOLD, colour=colour and kind in {"title", "heading"}))
    lines += ["", f"{len(view.claims)} claims"]
    if view.claims:
        judged = any(claim.standing for claim in view.claims)
        rows = [[claim.claim_id, claim.type, *([claim.standing] if judged else []), claim.statement, f"{claim.confidence:.2f}"] for claim in view.claims]
        lines += table_lines(["claim", "type", *(["standing"] if judged else []), "statement", "confidence"], rows, width=width)
    return "\n".join(lines) + "\n"


def terminal_claim(view: View, claim: ClaimView, *, colour: bool, width: int | None) -> str:
    """The statement, the evidence with every slot's words marked, and a table of the slots."""
    marks = [Highlight(s.start, s.end, "slot", s.slot) for s in claim.slots if s.start is not None and s.end is not None]
    start = min([claim.start, *(mark.start for mark in marks)])
    end = max([claim.end, *(mark.end for mark in marks)])
    evidence = _painted(cut(view.text, marks, start, end), colour=colour, names=not colour)
    rows = [[s.slot, s.surface or "(inferred)", s.value, f"{s.confidence:.2f}", s.method] for s in claim.slots]
    lines = [
        _styled(visible(claim.statement), BOLD, colour=colour),
        f"{claim.type}, confidence {claim.confidence:.2f}, {claim.method}, in {visible(view.title)}",
        *(visible(told) for told in claim.judged),
        "",
        evidence.strip("\n"),
        "",
        *table_lines(["slot", "words", "value", "confidence", "bound by"], rows, width=width),
    ]
    return "\n".join(lines) + "\n"


def _painted(pieces: Iterable[Piece], *, colour: bool, names: bool = False) -> str:
    """The text of the pieces; with ``names`` a covered piece is written ``[words|slot]``."""
    parts = []
    for piece in pieces:
        text = visible(piece.text)
        if colour:
            style = "".join(COLOURS[mark.label] for mark in piece.highlights if mark.label in COLOURS)
            text = _styled(text, style, colour=bool(style))
        elif names and piece.highlights:
            text = f"[{text}|{','.join(mark.note for mark in piece.highlights)}]"
        parts.append(text)
    return "".join(parts)


def _styled(text: str, style: str, *, colour: bool) -> str:
    return f"{style}{text}{RESET}" if colour and text else text
