"""Korean words for the sort of a measured value: ``열설계전력(TDP)도 350W``, ``첫 토큰까지 0.3초``, ``1,000유로당``, ``비공식``."""

from __future__ import annotations

import re

from pipeline.languages.trials import Trials

TRIALS = Trials(
    rating=re.compile(r"(?<![a-z])t[dgb]p(?![a-z])|열 ?설계 ?전력|(?:정격|설계|공칭) ?(?:소비 ?)?전력"),
    rated_behind=re.compile(r"(?:급|짜리|의)? ?\(?(?:t[dgb]p(?![a-z])|열 ?설계 ?전력)"),
    drawn=re.compile(r"실측|측정|쟀|재 ?보|재니|실제|실사용|부하|피크|평균|먹[는었으]|썼|쓰[고며는]|소비했|소모했|끌어"),
    first_token=re.compile(r"(?:첫|최초)(?: ?번째)? ?토큰|(?<![a-z])ttft(?![a-z])"),
    first_behind=re.compile(r"(?: ?만에| ?뒤에?| ?안에| ?후에?)? ?(?:첫|최초)(?: ?번째)? ?토큰"),
    other_delay=re.compile(r"(?:다음|이후|나머지|두 ?번째|마지막) ?토큰|토큰 ?(?:간|당|사이)|전체 ?(?:응답|지연|답변)|답변 ?(?:전체|완료)|완료까지|종단|tpot"),
    that_time=re.compile(r"(?<![가-힣])(?:이|그) ?(?:시간|값|수치|지연)"),
    tail=re.compile(r"(?<![a-z0-9])p99(?![0-9])|99(?:번째)? ?(?:퍼센타일|백분위(?:수)?|분위|퍼센트 ?분위)|꼬리 ?지연"),
    for_money=re.compile(r"(?: ?어치)? ?(?:당|마다)(?![가-힣])"),
    unofficial=re.compile(
        r"비공식|공식 ?(?:점수|결과|성적|기록|등록)(?:은|는|이|가)? ?(?:아직 )?(?:없|아니|아닌|아닙)|공식 ?(?:점수|결과|성적|기록)[가-힣]{0,2} ?(?:아직 )?(?:내지|나오지|제출하지|등록하지)"
        r"|(?:라운드|회차|결과 ?목록|공식 ?표)에(?:는|선)? ?(?:없|빠졌|빠져|참가하지|나오지|내지)|(?:검증|인증|심사|승인)(?:을|를)? ?(?:받지|거치지|안 받|안 거친)|미검증|미승인"
    ),
)
