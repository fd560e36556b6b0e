"""Work that kills its process on sources named so; workers import it by name."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence

from pipeline.engines.batch import process_batch
from pipeline.settings import Settings
from pipeline.store import Batch
from schemas.records import Source


def deadly_batch(sources: Sequence[Source], settings: Settings) -> Batch:
    if any("deadly" in source.uri for source in sources):
        os.kill(os.getpid(), signal.SIGKILL)
    return process_batch(sources, settings)
