"""Korean words for proportions of times: ``11.3분이 7.7분으로 32% 짧아졌고``, ``두 배 빠르다``, ``한 라운드 사이``."""

from __future__ import annotations

import re

from pipeline.languages.pacing import Pacing

PACING = Pacing(
    shorter=re.compile(r"짧|줄|단축|덜 |떨어뜨"),
    faster=re.compile(r"빠[르른를릅]|빨[라랐리]"),
    longer=re.compile(r"더 걸|오래 걸|느[리렸린]"),
    other=re.compile(r"목표|계획|예상|이론|효율|비용|가격|원|달러"),
    between_rounds=re.compile(r"라운드 (?:사이|만에)"),
    held_against=re.compile(r"보다|대비|비해"),
    priced=re.compile(r"가격|값|비용|요금|싸[다졌네죠서]|싼|쌌|저렴|비싸|비싼|비쌌"),
    timed=re.compile(r"시간|짧|단축|빨[라랐]|빠[르른]"),
    of_each=re.compile(r"당 |마다|하나의|한 [장대개]의|각각|씩"),
    cheaper=re.compile(r"저렴|더 싸"),
)
