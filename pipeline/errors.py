"""The error tree. Every message is one sentence that says what to do."""

from __future__ import annotations

LONGEST_QUOTE = 160  # characters of what another program says, of which some quote a whole page


class ChipclaimsError(Exception):
    """Base of all errors that users can mend; the command prints its message and exits with status 2."""


class UsageError(ChipclaimsError):
    """The command or a setting asks for something that cannot be done."""


class ModelError(ChipclaimsError):
    """A learned extractor is missing, damaged or of another format than this version runs."""


class StoreError(ChipclaimsError):
    """The database cannot be opened, read or written."""


class InvariantError(ChipclaimsError):
    """A document breaks a promise of the store, such as one figure for every digit run; a defect of ours."""


class RejectError(ChipclaimsError):
    """One input is set aside; the batch goes on. ``reason`` is a stable lower_snake_case code, the message the detail."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(detail)
        self.reason = reason
        self.detail = detail


def in_brief(said: object) -> str:
    """What another program said, on one line, without its last stop and cut where it is long."""
    text = " ".join(str(said)[: 4 * LONGEST_QUOTE].split()).rstrip(".")
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1].rstrip() + "…"
