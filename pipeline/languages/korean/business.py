"""Lines of business and shares in Korean."""

from __future__ import annotations

import re

from pipeline.languages.business import Business
from pipeline.languages.korean.places import PLACES

_PLAIN = r"(?!(?:반면|한편|다만|특히|또한?|그중|이어|올해|지난해|작년|내년|이번|전체|해당|같은|이|그|각|전|약|주요|최근|당시|합산|기타|및|하지만|그러나|반대로|가운데|이중|대신|이어서|모두) )[가-힣a-z0-9·&]+(?:\([a-z&]{2,6}\))?(?<![은는이가을를의에로와과며면도인한된])(?<![에면라]서)(?<![하이있했었았됐]고)(?<!지만)(?<!으나)(?<!는데)(?<![아어해]도)(?<!물러)(?<![0-9][년월일])(?<!분기)"
_MARK = r"(?:은|는|이|가|의|도|만|에서|에서는|에서만|의 경우|[:：])(?![가-힣])|(?= (?:[가-힣]+ ){0,2}?(?:매출|영업|이익|순이익|손실|수익|적자|실적|비중|수주|이익률|인력|직원|투자)[가-힣]*)"
_WORD = r"(?!(?:이|그|저|약|전체|각각?|올해|지난해|작년|내년|이번|현재) )[가-힣a-z0-9·&+-]+(?<![은는을를의에로와과며면도])(?<![에면라]서)"
_HAVING = r"(?:[가-힣a-z0-9·&+-]+ ){0,2}[가-힣a-z0-9·&+-]+[을를] (?:(?:탑재|사용|장착|채택|적용|도입|이용)(?:한|하는|했던)|쓴|쓰는|얹은|갖춘|넣은|꽂은)"
_REGIONS = frozenset("국내 해외 세계 글로벌 수도권 지방".split())
BUSINESS = Business(
    division=re.compile(rf"(?<![가-힣a-z0-9·&])(?P<phrase>(?:{_PLAIN} ){{0,3}}(?:{_PLAIN} (?:부문|사업부문|사업부|사업본부)|[가-힣a-z0-9·&]+(?:\([a-z&]{{2,6}}\) ?)?(?:부문|사업부문|사업부|사업본부)|{_PLAIN} 사업))(?={_MARK})"),
    listed=re.compile(rf"(?<![가-힣a-z0-9·&])(?P<list>{_PLAIN}(?: {_PLAIN}){{0,2}}(?:(?:(?:과|와) |, ?| 및 ){_PLAIN}(?: {_PLAIN}){{0,2}})+?)(?:은|는|이|가|의|에서)? ?(?:[가-힣]+ ){{0,3}}$"),
    joint=re.compile(r"(?:과|와) |, ?| 및 "),
    owner=re.compile(r"(?!)"),
    case=re.compile(r"(?!)"),
    is_place=lambda word: word in PLACES or word in _REGIONS,
    takes=(
        re.compile(rf"(?<![가-힣a-z0-9])(?P<phrase>(?:{_HAVING} )?(?:{_WORD} ){{0,2}}?{_WORD})[이가] 차지하(?:는|던|고 있는) (?:비중|비율|몫|부분|점유율)"),
        re.compile(rf"(?<![가-힣a-z0-9])(?P<phrase>{_HAVING} (?:{_WORD} )?{_WORD}?)(?:의 (?:비중|비율|몫)|[은는이가] (?:전체|(?:[가-힣]+ )?(?:매출|출하|물량|시장|판매)[가-힣]*)의)"),
    ),
    taken=re.compile(rf"[을를이]? (?P<phrase>(?:{_WORD} ){{0,2}}?{_WORD})[이가] (?:차지|담당|책임)(?:했|한|하)"),
    not_taken=re.compile(r"(?!)"),
)
