"""Korean values told again by their owner: ``비슬의 64GB``. Data on folded text."""

from __future__ import annotations

import re

from pipeline.languages.recalling import Recalling

RECALLING = Recalling(
    owns=re.compile(r"(?:의|은|는)\s(?:[가-힣]{2,6}(?:는|은)?\s)?"),
    of_it=re.compile(r"(?:의|짜리)?\s?[가-힣]{2,6}(?:이|가|은|는|면|로|으로)"),
    attributive=re.compile(r"(?:의|라는|짜리)\s(?P<noun>[가-힣]{2,}?|[a-z]{3,}?)(?:은|는|이|가|을|를|으로|로|에|도|과|와)?(?P<next>(?![가-힣a-z]))"),
    noun_told=r"(?<![가-힣a-z]){}(?:은|는|이|가|을|를|도)?\s?(?:약 )?$",
    things=re.compile(r"카드|칩|제품|모델|서버|노트북|기기|장비|회사|기업|업체|스타트업|시스템|센터|가격대|시장|gpu|cpu|npu|hbm|ssd"),
    supposed=re.compile(r"면 좋|다면|었으면|예정|계획|목표|전망|예상|추정|소문|루머|차기|다음 세대|아니"),
)
