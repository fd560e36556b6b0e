"""Korean values told again by their owner: ``비슬의 64GB``. Data on folded text."""

from __future__ import annotations

import re

from pipeline.languages.recalling import Recalling

RECALLING = Recalling(
    owns=re.compile(r"(?:의|은|는)\s(?:[가-힣]{2,6}(?:는|은)?\s)?"),
    of_it=re.compile(r"(?:의|짜리)?\s?[가-힣]{2,6}(?:이|가|은|는|면|로|으로)"),
    supposed=re.compile(r"면 좋|다면|었으면|예정|계획|목표|전망|예상|추정|소문|루머|차기|다음 세대|아니"),
)
