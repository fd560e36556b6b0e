"""How long one document may take: a text that would hold up a batch for hours is set aside, and the others go on."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from pipeline.settings import LANGUAGE_MODEL, Settings

MAX_SECONDS = 300


class TooSlowError(BaseException):
    """The time of a document is over. Not an ``Exception``: whoever handles errors on the way must not take it for one of theirs."""


def seconds_for(settings: Settings, asked: int | None = None) -> int | None:
    """Seconds that a document may take: those asked for, else ``MAX_SECONDS``, and no end where a language model reads."""
    return asked or (None if settings.model.startswith(LANGUAGE_MODEL) else MAX_SECONDS)


@contextmanager
def time_limit(seconds: float | None) -> Iterator[None]:
    """Raises ``TooSlowError`` in what runs inside after so many seconds. None, a system without alarms and threads beside the main one know no limit."""
    if seconds is None or not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _time_is_over)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _time_is_over(number: int, frame: FrameType | None) -> None:  # noqa: ARG001  what a handler is given
    raise TooSlowError
