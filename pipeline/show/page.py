"""One HTML file that needs nothing else: no script, no link to anywhere, everything from the article escaped."""

from __future__ import annotations

from html import escape

from pipeline.ingest.own import HTML_MARK
from pipeline.show.view import ClaimView, Highlight, Piece, View, cut

TAGS = {"title": "h2", "heading": "h3", "table": "pre", "code": "pre", "list_item": "p"}
KINDS = ("quantity", "percentage", "ratio", "money", "date", "time", "version", "name", "ordinal", "index", "chrome", "name_of")
LABELS = {"name_of": "name of a thing", "name": "number in a name"}
STYLE = """
:root { color-scheme: light dark; --text: #1c1e21; --paper: #fff; --faint: #6b7280; --line: #d7dbe0; }
@media (prefers-color-scheme: dark) { :root { --text: #e6e8ea; --paper: #17191c; --faint: #9aa2ab; --line: #3a3f45; } }
body { font: 16px/1.7 system-ui, "Noto Sans KR", "Apple SD Gothic Neo", "Malgun Gothic", sans-serif; color: var(--text);
  background: var(--paper); max-width: 46rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.35; } h2 { font-size: 1.25rem; } h3 { font-size: 1.05rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 .8rem; color: var(--faint); font-size: .85rem; } dd { margin: 0; }
.block { white-space: pre-wrap; margin: .6rem 0; } pre.block { font: inherit; overflow-x: auto; tab-size: 16; }
.block.chrome { color: var(--faint); font-size: .8rem; margin: .1rem 0; } .block.quote { border-left: 3px solid var(--line); padding-left: .8rem; }
.block.caption { color: var(--faint); font-size: .9rem; } .block.question { font-weight: 600; }
mark { color: inherit; background: none; border-radius: 3px; padding: 0 1px; }
mark.quantity { background: #22b8cf44; } mark.percentage { background: #40c05744; } mark.ratio { background: #94d82d55; }
mark.money { background: #fab00555; } mark.date, mark.time { background: #4c6ef533; } mark.version { background: #be4bdb33; }
mark.name { background: #e6498033; } mark.ordinal { background: #15aabf33; } mark.index, mark.chrome { background: #868e9633; }
mark.name_of { border-bottom: 2px dotted #7048e8; } mark.slot { background: #fab00555; border-bottom: 2px solid #f08c00; }
mark sub { color: var(--faint); font-size: .65em; margin-left: .15em; } a { color: inherit; }
table { border-collapse: collapse; font-size: .9rem; width: 100%; } td, th { border-bottom: 1px solid var(--line); padding: .3rem .5rem;
  text-align: left; vertical-align: top; } tr:target { background: #fab00533; } .legend mark { margin-right: .5rem; font-size: .8rem; }
"""


def html_page(view: View) -> str:
    """The article with its figures and names marked, and the table of its claims."""
    facts = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in view.facts)
    present = {mark.label for mark in view.highlights}
    legend = "".join(f'<mark class="{kind}">{LABELS.get(kind, kind)}</mark>' for kind in KINDS if kind in present)
    blocks = "\n".join(_block(view, kind, start, end) for kind, start, end in view.blocks)
    body = f'<h1>{escape(view.title)}</h1>\n<dl>{facts}</dl>\n<p class="legend">{legend}</p>\n<main>\n{blocks}\n</main>\n{_claims(view.claims)}'
    return _document(view.title, body)


def html_claim(view: View, claim: ClaimView) -> str:
    """A claim's evidence with the words behind each slot marked, and the table of its slots."""
    marks = [Highlight(s.start, s.end, "slot", s.slot) for s in claim.slots if s.start is not None and s.end is not None]
    start = min([claim.start, *(mark.start for mark in marks)])
    end = max([claim.end, *(mark.end for mark in marks)])
    evidence = "".join(_piece(piece, show_note=True) for piece in cut(view.text, marks, start, end))
    rows = "".join(
        f"<tr><td>{escape(s.slot)}<td>{escape(s.surface or '(inferred)')}<td>{escape(s.value or '')}<td>{s.confidence:.2f}"
        f"<td>{escape(s.method)}</tr>"
        for s in claim.slots
    )
    head = "<tr><th>slot<th>words<th>value<th>confidence<th>bound by</tr>"
    facts = f"{claim.type}, confidence {claim.confidence:.2f}, {claim.method}"
    judged = "".join(f'<p class="block caption">{escape(told)}</p>\n' for told in claim.judged)
    body = (
        f'<h1>{escape(claim.statement)}</h1>\n<p class="block caption">{escape(facts)}</p>\n{judged}<p class="block quote">{evidence}</p>\n'
        f'<table>{head}{rows}</table>\n<p class="block caption">{escape(view.title)}</p>'
    )
    return _document(claim.statement, body)


def _document(title: str, body: str) -> str:
    policy = "default-src 'none'; style-src 'unsafe-inline'"
    return (
        f'<!doctype html>\n<html>\n<head>\n<meta charset="utf-8">\n{HTML_MARK}\n<meta http-equiv="Content-Security-Policy" content="{policy}">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def _block(view: View, kind: str, start: int, end: int) -> str:
    tag = TAGS.get(kind, "p")
    claimed = {claim.figure[0]: index for index, claim in enumerate(view.claims, 1) if claim.figure is not None}
    text = "".join(_piece(piece, claimed) for piece in view.pieces(start, end)).strip("\n")
    return f'<{tag} class="block {escape(kind)}">{text}</{tag}>' if text else ""


def _piece(piece: Piece, claimed: dict[int, int] | None = None, *, show_note: bool = False) -> str:
    text = escape(piece.text)
    for mark in piece.highlights:
        note = f"<sub>{escape(mark.note)}</sub>" if show_note else ""
        text = f'<mark class="{escape(mark.label)}" title="{escape(mark.note)}">{text}{note}</mark>'
        if claimed and mark.label != "name_of" and mark.start in claimed:
            text = f'<a href="#claim-{claimed[mark.start]}">{text}</a>'
    return text


def _claims(claims: tuple[ClaimView, ...]) -> str:
    if not claims:
        return "<p>No claims were found.</p>"
    judged = any(claim.standing for claim in claims)
    rows = "".join(
        f'<tr id="claim-{index}"><td>{index}<td>{escape(claim.type)}{f"<td>{escape(claim.standing or str())}" if judged else ""}<td>{escape(claim.statement)}<td>{claim.confidence:.2f}</tr>'
        for index, claim in enumerate(claims, 1)
    )
    return f"<h2>{len(claims)} claims</h2>\n<table><tr><th><th>type{'<th>standing' if judged else ''}<th>statement<th>confidence</tr>{rows}</table>"
