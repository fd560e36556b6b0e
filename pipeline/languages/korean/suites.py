"""Korean rounds of a benchmark: ``직전 라운드``, ``11월 라운드``. Data on folded text."""

from __future__ import annotations

import re

from pipeline.languages.suites import Suites

SUITES = Suites(
    round_before=re.compile(r"(?:직전|이전|앞선|지난|한 라운드 전) ?(?:라운드|회차|차수|대회)"),
    now=re.compile(r"[,;]\s(?:이제|지금|이번)(?:는|에|에는|엔)?\s[^,;]*$"),
    held_against=re.compile(r"v?\d\.\d(?:['’\"”]? ?(?:때|당시|라운드|회차)?의? ?[가-힣]{0,4}[와과] (?:견줘|견주|비교[해하])|의| ?라운드의| ?때의| ?때? ?보다| ?대비|에 비해)(?![a-z])"),
    right_before=re.compile(r"(?:직전|바로 전|이전|앞선|전번)(?:의|인)? (?:라운드인 )?v?$"),
    now_again=re.compile(r"(?<![가-힣])이번(?:에|엔|에는|에도)(?![가-힣])"),
    both_rounds=re.compile(r"(?:두|양) 라운드"),
    other_suites=re.compile(r"mlperf[^.\n]{0,12}(?:추론|인퍼런스|타이니|스토리지|클라이언트|모바일)"),
    training=re.compile(r"mlperf[^.\n]{0,12}(?:트레이닝|훈련|학습)"),
    before_division=re.compile(r" (?:클로즈드|오픈|개방|폐쇄|닫힌|열린)(?:\([a-z]+\))? ?부문"),
    of_month=re.compile(r"(?P<month>\d{1,2})월(?:의|에 나온| 발표)? ?(?:\d{4} )?라운드(?:[^;.]|(?<=\d)\.(?=\d))*$"),
    named=re.compile(r"라운드|회차|\d\.\d판|(?<![a-z])v\d"),
    behind=re.compile(r"에서|에는|때"),
    adjoined=re.compile(r"(?: ?(?:라운드|회차))?(?:의|에서? [가-힣]{1,4}[한된던인낸온운]) (?:[가-힣]{2,5}(?:의|사의)? )?"),
)
