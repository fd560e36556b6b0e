"""The ends of a move, by what stands right behind each: ``36.4%에서 34.1%로``, ``yüzde 36'dan yüzde 34'e``."""

from __future__ import annotations

from pipeline.languages import in_any, moving_of

FROM = in_any(lambda language: moving_of(language).from_value)
TO = in_any(lambda language: moving_of(language).to_value)
