"""Korean totals: ``모두 640억 원``, ``이로써 상반기 매출은 …이 됐다``, ``저희는 74명입니다``."""

from __future__ import annotations

import re

from pipeline.languages.totalling import Totalling

TOTALLING = Totalling(
    total=re.compile(r"(?<![가-힣])(?:총|모두|전부|합계|도합|누적|누계|이로써|다 해서)(?![가-힣]{3})|합치면|합쳐|합하면|합해|더하면|합산|총액|총 "),
    product=re.compile(r"(?<![가-힣])(?:총|모두|전부|합계|도합|누적)|합치면|합쳐|시가총액|시총|총액|매출|대금|물량|생산량|용량|금액"),
    shares=re.compile(r"시가총액|시총"),
    moved_by=re.compile(r"(?:가|이)?\s?(?:(?P<up>오른|상승한|늘어난|높아진|증가한|뛴|올라간?|상승해)|(?:내린|하락한|줄어든|낮아진|감소한|떨어진|내려간?|하락해))\s(?:약 )?$"),
    comes_of=re.compile(r"(?:^|[\s.])(?:곧|즉|그러니까|결국|따라서|그래서)\s(?:약 )?$|^[^.]{0,12}[.]\s(?:약 )?$|[.,]\s(?:하락|상승|감소|증가|인하|인상)(?:폭|률|율)[은는이]\s(?:약 )?$"),
    times_of=re.compile(r"(?:인|에 이르는|가 되는|에 해당하는|,)\s"),
    more=re.compile(r"포함|그 밖|기타|(?<![가-힣])등\s|외에|목표|계획|예정"),
    people=re.compile(r"^(?:이서|이 (?:일|근무)|입니다|이에요|이죠)"),
    of_list=re.compile(r"보다|대비|비해|각각|차례로|에서 \S+ ?\S*로|가격|평균|단가|기록"),
)
