"""Korean words for rates over a time: ``월 1,350만 원 … 36개월이면 4억 8,600만 원``, ``하루 10시간씩 30일을 돌리면 135kWh``."""

from __future__ import annotations

import re

from pipeline.languages.running import Running

RUNNING = Running(
    rate_before=re.compile(
        r"(?:^|[\s,(])(?:(?P<h>시간당)|(?P<day>하루(?:에)?|매일|일일)|(?P<week>매주|주당)|(?P<month>월|매월|매달|한 달(?:에)?|월간|달마다)|(?P<year>연|연간|매년|한 해(?:에)?|1년(?:에)?|해마다))\s(?:[^\s\d.,;]+\s){0,2}(?:약 )?$"
    ),
    rate_glued=re.compile(r"(?:^|[\s,(])(?P<month>월)\s?$"),
    span=re.compile(r"(?P<month>한 달)(?!에 한)|(?P<year>(?<!\d)1년|일 년|한 해)"),
    months=re.compile(r"(?P<month>\d{1,3})\s?개월|(?<!\d)(?P<year>\d{1,2})\s?년(?=이면|간|치|동안|을|\s동안)"),
    for_so_long=re.compile(r"^(?:이?면|이?라면|간|동안|치|분|을|를|만|에|니까|이니까|이니|내내|\s?(?:약정|내내|동안|할부|이용|사용|가동|쓰면|쓴다면|돌리면|켜|빌리면|굴리면|내면|쓰고))"),
    comes_to=re.compile(r"이면|나온|나옵|나와|든다|듭니|들어|된다|됩니|되는|셈|꼴|달한|이른"),
    daily=re.compile(r"(?:하루|매일)(?:에)? \d{1,2}시간"),
    a_day=re.compile(r"하루|매일"),
    aside=re.compile(r"할인|예약|스팟|선점|부가세|세금|보증금|포함|별도|추가|환율|인상|오르|선납|나머지|보다|대신|아니라|절반|아끼|절감|절약|예산|제외|만 내|무료|주말|휴일|쉬는|닫|최대|실제로|spot"),
    device_hour=re.compile(r"(?:gpu|카드|칩|가속기|서버|노드) ?(?:1?시간|한 시간)당? (?:[^\s\d.,;]+ ){0,2}$"),
    pays_off=re.compile(r"^(?:이?면|이? ?만에|안에|쯤이면|이? ?지나면)\s?(?:\S{1,6}\s){0,3}(?:본전|회수|뽑)"),
    to_pay_off=re.compile(r"(?:본전(?:을 (?:찾|뽑)는 데|까지)|(?:값|비용|돈|투자금|투자비)[을를]? (?:다 )?(?:뽑|회수하|건지)는 데)(?:는|만|에)?\s(?:약 |꼬박 )?$"),
)
