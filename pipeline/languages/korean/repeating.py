"""Korean values told again: ``정리하면``, ``같은 80GB``, ``80GB 그대로``."""

from __future__ import annotations

import re

from pipeline.languages.repeating import Repeating

REPEATING = Repeating(
    left=re.compile(r"에서\s(?:약 )?[\d.,]+\s?(?:%|퍼센트)"),
    of_old=re.compile(r"[가-힣]던 (?:엔비디아 |amd )?$|(?<![가-힣])(?:옛|기존|예전) $"),
    predecessor=re.compile(r"(?<![가-힣])(?:전작|선대|(?:이전|전|앞|직전) ?세대|(?:이전|앞선|전) ?(?:모델|제품)|구형)"),
    filled=re.compile(r"(?:을|를|가|이|까지)?\s?(?:쯤|정도|가량|남짓|가까이)?(?:을|를|이|가)?\s?(?:차지|잡아먹|먹(?=[는어었습고])|찹니다|찬다|차요|찼)"),
    score=re.compile(r"\d\s?(?:대|:|-|–)\s?\d"),
    kicker=re.compile(r"보도 ?자료|속보|알림|공지|단독|기획|뉴스|press release"),
    listed=re.compile(r"각각|respectively"),
    other_side=re.compile(r"(?:의|과|와|이)?\s?(?:보다|대비|에 비해|비교)|의 (?:약 )?\d[\d.,]*\s?배"),
    concludes=re.compile(r"[\s\W]*(?:결론|정리하면|정리하자면|요약하면|요약하자면|한 줄 ?(?:요약|평)|총평)", re.IGNORECASE),
    label=re.compile(r"^[\s*\-•·]*([^:：\d\n]{2,30})[:：]\s*(?:약|최대)?\s*$"),
    more_of_it=re.compile(r"^\s?(?:더|인 [A-Z])|^\s?(?:차이|이상|추가)"),
    this=re.compile(r"^(?:짜리|간의|의)?\s+이\s(?=[가-힣])"),
    as_it_is=re.compile(r"^(?:[은는이가을를으로]{0,2})?\s*그대로"),
    same_before=re.compile(r"(?:같은|똑같은|동일한|앞의|위의)\s$", re.IGNORECASE),
    within=re.compile(r"^\s*(?:안에|이내|미만|내에)"),
    has=re.compile(r"^짜리|^(?:이면|이라면|라면)\s|^의 (?:회사|업체|기업|서버|카드|칩|팀)", re.IGNORECASE),
    noun=re.compile(r"^(?:[’']\w{1,4})?\s?([a-z]{1,3}\d{2,4}|(?!(?:으로|에서|까지|부터|마다|에는|이며|이고|이다|짜리|정도|이상|이하|만에)(?![가-힣]))[가-힣]{2,})"),
    noun_before=re.compile(r"([가-힣]{2,}?)\w{0,6}\s$"),
    bare=re.compile(r"(?:\d|[만억조천])$", re.IGNORECASE),
    none_of_it=re.compile(r"(?<![가-힣])([가-힣]{1,6}?)(?:은|는|이|가|도)?\s(?:전혀\s)?없(?:는|다|고|습니다|어요)(?![가-힣])"),
    in_part=re.compile(r'새 |이런|그런|[“\"”]|추가|별도|다른|더 |아직|거의|이상|제한'),
    debt=re.compile(r"부채|차입|빚|대출"),
    some_of_it=r"[은는이가]?\s*[:：]?\s*(?:약|총)?\s*$",
    no_things=frozenset("값 기록 수 것 적 바 리 데 곳 점 말 일 때 문제 차이 변화 관계 필요 상관 의미 이유 방법 근거 아무것".split()),
    of_any_share="비율 비중 점유율 정도 수준",
    of_any_thing="모델 제품 메모리 카드 서버 칩셋 성능 전력 가격 용량",
    describes=frozenset({"짜리"}),
)
