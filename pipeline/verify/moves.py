"""The ends of a move, by what stands right behind each: ``36.4%에서 34.1%로``, ``yüzde 36'dan yüzde 34'e``."""

from __future__ import annotations

import re

FROM = re.compile(r"^[^\s.,\d]{0,2}에서\s|^[’']?(?:[iıuü]n)?[dt][ae]n\s")
TO = re.compile(r"^[^\s.,\d]{0,2}(?:으로|로)\s|^[’']?[ynsi]{0,2}[aeıiuü]\s")
