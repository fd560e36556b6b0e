"""Korean words for periods: ``지난해``, ``올 상반기``, ``작년 같은 기간``, ``지난달``, ``직전 분기``, ``같은 분기``."""

from __future__ import annotations

import re

from pipeline.languages.periods import Periods

_YEARS = {"재작년": -2, "지지난해": -2, "작년": -1, "지난해": -1, "전년": -1, "올해": 0, "올": 0, "금년": 0, "내년": 1, "내후년": 2}
_MONTHS = {"지난달": -1, "지난 달": -1, "이달": 0, "이번 달": 0, "다음 달": 1, "내달": 1}
_SAME = r"같은 ?(?:기간|분기|시기|달|때)|동기|동 ?기간|이맘때"
PERIODS = Periods(
    told=re.compile(
        rf"(?<![가-힣0-9])(?:(?P<y>{'|'.join(sorted(_YEARS, key=len, reverse=True))})도?(?![가-힣]*급)(?: ?(?P<same>{_SAME})| ?(?P<h>상|하)반기| 한 ?해|(?=[ 은는이가의엔에도,까]|$))"
        rf"|(?P<m>{'|'.join(_MONTHS)})|(?P<half>상|하)반기|(?P<ago>(?:직전|바로 앞|전) ?분기)|(?P<next>다음 ?분기)|(?P<now>같은 (?:분기|기간)|이번 분기)|(?P<then>(?:1년|일 년) 전|(?:그 )?(?:앞|전) 해))"
    ),
    years=_YEARS, halves={"상": 1, "하": 2}, months=_MONTHS, names={},
    against=re.compile(r"보다|대비|[에와과] ?비(?:해|하면|교)|견[줘주]|[와과] 같|수준을|기록을|에서(?= )|[였었]으니"),
    base=re.compile(r"의 (?:약 |거의 )?"),
    came_out=re.compile(r"[^.,;]{0,14}?(?:내놓은|나온|나올|출시[한된할]|공개[한된할]|도입[한된할]|발표[한된할]|출범한|설립|창업|창립|세운|지은|산 |구매한|들여[온놓]|돌려 온|인수한|양산[한된할]|생산[한된]|만든|들어와|부터)|부터|까지|년?산 "),
    else_when=re.compile(r"연간|회계연도|누적|한 해|지금까지|분기(?!별| 기준)|[0-9]년|달 전|(?:다음|지난|앞선|전|매) ?(?:달|해|주)"),
    today=re.compile(r"(?<![가-힣])(?:지금|현재|오늘|이제|요즘|최근)"), until=re.compile(r"[^.,;\d]{0,2}까지"),
)  # fmt: skip
