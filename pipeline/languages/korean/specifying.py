"""Korean words around values of data sheets: ``시스템 메모리``, ``칩당``."""

from __future__ import annotations

import re

from pipeline.languages.specifying import Specifying

SPECIFYING = Specifying(
    of_one=re.compile(r"(?:칩|카드|장|개|하나)(?:당| 하나에| 하나가| 한 (?:개|장)에)[^.,;]{0,24}$", re.IGNORECASE),
    host_before=re.compile(r"(?:시스템|서버|호스트|메인) ?메모리[^.,;\d]{0,12}$|\bRAM[^.,;\d]{0,10}$", re.IGNORECASE),
    of_which_kind=re.compile(r"(?:메모리|램) ?(?:종류|방식|세대|규격|기술|타입)", re.IGNORECASE),
    more_of_it=re.compile(r"더 (?:주|내|받|얻|얹)|추가로", re.IGNORECASE),
    like_it=re.compile(r"(?:과|와|랑|이랑) ?(?:같은|똑같은|마찬가지로|동일한)|처럼"),
    in_a_rack=re.compile(r"(?:랙|캐비닛)(?: ?(?:하나|한 ?[대개]))?(?:에|당|마다)(?:는|만)?\s(?:[가-힣]{1,6}\s){0,2}$"),
    other_chips=re.compile(r"nvswitch|엔브이스위치|(?<![a-z])mig(?![a-z])"),
    per_area=re.compile(r"제곱밀리|평방밀리|mm²|mm2|㎟", re.IGNORECASE),
    of_the_server=re.compile(r"^\S*\s?(?:시스템|서버|호스트|메인) 메모리", re.IGNORECASE),
    of_each_of_many=re.compile(r"^\S+\s?\S*짜리 (?:(?:두|세|네|다섯|여섯|일곱|여덟|아홉|열|열두)\s|\d{1,2}\s?)(?:개|장|묶음|칩|스택|대)"),
    not_one_to_one=re.compile(r"(?:로|으로)?는? ?(?:[가-힣]+(?:히|게|으로) )?(?:비교|견[주줄]|대응|환산)[가-힣]{0,3} ?(?:[가-힣]{1,3} )?(?:수[는가]? 없|어렵|힘들|무리|안 [된되돼])"),
    same_price=re.compile(r"(?:가격|값|요금)(?:은|는|이|도)?[^.,]{0,14}?(?:동일|같|그대로|변함없)", re.IGNORECASE),
    host_behind=re.compile(r"\s?(?:의 )?(?:시스템|서버|호스트|메인) ?메모리"),
)
