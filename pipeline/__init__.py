"""Reads Korean and Turkish articles about AI chips into a database of claims. ``Pipeline`` and ``Store`` are the Python API."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pipeline.app import Pipeline
    from pipeline.store import Store

__version__ = "0.1.0"
__all__ = ["Pipeline", "Store", "__version__"]


def __getattr__(name: str) -> object:
    # Imported on first use, so that ``chipclaims --help`` does not wait for spaCy and DuckDB.
    if name == "Pipeline":
        from pipeline.app import Pipeline

        return Pipeline
    if name == "Store":
        from pipeline.store import Store

        return Store
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
