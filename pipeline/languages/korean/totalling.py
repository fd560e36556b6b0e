"""Korean totals: ``모두 640억 원``, ``이로써 상반기 매출은 …이 됐다``, ``저희는 74명입니다``."""

from __future__ import annotations

import re

from pipeline.languages.totalling import Totalling

TOTALLING = Totalling(
    total=re.compile(r"(?<![가-힣])(?:총|모두|전부|합계|도합|누적|누계|이로써|다 해서)(?![가-힣]{3})|합치면|합쳐|합하면|합해|더하면|합산|총액|총 "),
    more=re.compile(r"포함|그 밖|기타|(?<![가-힣])등\s|외에|목표|계획|예정"),
    people=re.compile(r"^(?:이서|이 (?:일|근무)|입니다|이에요|이죠)"),
    of_list=re.compile(r"보다|대비|비해|각각|차례로|에서 \S+ ?\S*로|가격|평균|단가|기록"),
)
