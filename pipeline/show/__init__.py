"""An article with its figures, names and claims marked, for the terminal or as one HTML file."""

from pipeline.show.page import html_claim, html_page
from pipeline.show.terminal import terminal_claim, terminal_page
from pipeline.show.view import (
    ClaimView,
    Highlight,
    Piece,
    SlotView,
    View,
    stored_claim,
    stored_figure,
    stored_submission,
    stored_view,
    view_of,
    with_newer_text,
    with_standing,
)

__all__ = [
    "ClaimView",
    "Highlight",
    "Piece",
    "SlotView",
    "View",
    "html_claim",
    "html_page",
    "stored_claim",
    "stored_figure",
    "stored_submission",
    "stored_view",
    "terminal_claim",
    "terminal_page",
    "view_of",
    "with_newer_text",
    "with_standing",
]
