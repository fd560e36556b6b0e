"""Turkish values told again by their owner: ``Ceviz'in 64 GB'ı``. Data on folded text, in which every i has its dot."""

from __future__ import annotations

import re

from pipeline.languages.recalling import Recalling

RECALLING = Recalling(
    owns=re.compile(r"[’']?n?[iuü]n\s(?:[a-zçğöşü]{3,9}\s)?"),
    of_it=re.compile(r"[’']?\w{0,3}\s[a-zçğöşü]{3,10}[iuü](?:yla|nin|ni)?\b"),
    supposed=re.compile(r"olsa|olsaydi|olacak|hedef|plan|beklen|tahmin|söylenti|gelecek nesil|sonraki nesil|değil|yerine"),
)
