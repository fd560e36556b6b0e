"""Where Korean sentences end."""

from __future__ import annotations

import re

# Endings after which a full stop closes a sentence even where no space follows: "…했다.이는 …".
FUSED_END = re.compile(r"[다요죠까음함임됨네군]$")
ABBREVIATIONS = frozenset(
    {
        "vs",
        "v",
        "no",
        "inc",
        "co",
        "corp",
        "ltd",
        "dr",
        "mr",
        "mrs",
        "ms",
        "st",
        "fig",
        "etc",
        "e.g",
        "i.e",
        "vol",
        "al",
        "ver",
        "approx",
    }
)
