"""Korean words beside a change: ``각각``, ``이 중 60%가``, ``73% 증가한``."""

from __future__ import annotations

import re

from pipeline.languages.asides import Asides

ASIDES = Asides(
    denied=re.compile(r"^[^.!?;]*?(?:아니[라다고었]|아닌|아닙|아님|아녜)"),
    taken_back=re.compile(r'^[^.!?”\"]{0,20}[”\"]\s?(?:\S+\s){0,3}?(?:취소|철회|틀렸|거짓|사실이 아|사실과 다|반대)'),
    falls_short=re.compile(r"^[^\s.,]{0,2}\s?(?:조금 |약간 |채 |살짝 )?(?:안 [되돼됩된]|못 [되돼됩된미]|채 안|모자라|미치지)"),
    reaches=re.compile(r"^[^\s.,]{0,2}\s?(?:넘게|넘는|가까[이운])"),
    listed=re.compile(r"각각|차례로|같은 순서|순서대로"),
    leads_to=re.compile(r"^[^\s.,\d]{0,2}\s?(?:증가한|늘어난|늘린|감소한|줄어든|줄인|오른|상승한|하락한|내린|성장한|뛴|불어난|많은|적은)\s(?:약 )?$"),
    of_them=re.compile(r"(?:^|[\s,(])(?:(?:이|그|이들|그들|저)\s?(?:중|가운데)(?:에서|에)?|이들의|그들의)\s(?:약 |무려 )?$"),
    moves=re.compile(r"^\S{0,2}\s?(?:더\s)?(?:늘|줄|증가|감소|상승|하락|올|오른|내[렸려린]|많|적[은다])"),
    of_whole=re.compile(r"(?:(?:전체|총량|총액|그중|이 중)(?:의|에서)?|[가-힣]{2,}의)\s(?:약 )?(?:\d[\d.,]*\s?(?:%|퍼센트)|절반|\S{1,3}분의 ?\S)(?:인|에 해당하는|에 달하는|가량인|쯤인|,? 즉)\s(?:약 )?$|(?<![가-힣])(?:나머지|남은) (?:약 )?$"),
    more_than=re.compile(r"^[^\s.,]{0,2}\s?(?:넘게|넘는|넘어|넘을|이상|웃도[는니]|웃돌|초과|조금 더|남짓)"),
    of_a_limit=re.compile(r"(기준|평균|목표|한도|예상|전망|컨센서스|상한|하한)\S{0,2}(?:보다|의|치보다|대비)\s(?:약 )?$"),
    offered=re.compile(r"^\s?할인(?:을|이|도)?\s?(?:받|제공|적용|혜택|행사|쿠폰|된다|해 준다|해준다|있)"),
    earlier=re.compile(r"전년|작년|지난해|년 전|전 분기|전분기|직전 분기|동기|달 전|개월 전"),
    was=re.compile(r"^[^\s.,]{0,3}에서\s|^(?:이었|였)"),
    batch_before=re.compile(r"(?:배치(?: ?크기| ?사이즈)?|batch(?: ?size)?)[은는이가를을]?[\s:=]{0,3}$"),
    batch_behind=re.compile(r"^[’'\w]{0,3} ?(?:배치|batch)(?:[로에]|[’' .,]|$)"),
    proper=re.compile(r"(?!)"),
    than=re.compile(r"^\)?[^\s.,]{0,2}인 \S+(?:에 비하면|에 비해|보다| 대비)|^\)?(?:[^\s.,]{0,3})?(?:보다|에 비하면|에 비해)|^\)의 "),
    joins=re.compile(r"^\)?\s*,\s*[^.;()\d]{1,24}[\s(]*$|^\)?[와과]\s[^.;()\d]{1,24}[\s(]*$"),
    tells=re.compile(r"[은는이가]\s"),
    of_a_group=re.compile(r"\s?씩(?![가-힣])"),
    groups=re.compile(r"\s?(?:조|팀|반|교대)(?![가-힣]{2})"),
)
