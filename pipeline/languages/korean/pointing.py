"""Korean common nouns that point back: ``이 칩은``, ``회사는``; and phrases that are subjects without a name. Data on folded text."""

from __future__ import annotations

import re

from pipeline.languages.pointing import Pointing

_SORTS = (
    ("chip", "칩|카드|프로세서|가속기|반도체|모듈|npu|gpu|cpu"),
    ("system", "서버|시스템|컴퓨터|클러스터|슈퍼컴퓨터|슈퍼컴|랙|콘솔|장비"),
    ("device", "폰|스마트폰|제품|기기|로봇|태블릿|노트북|이어폰|카메라|신제품"),
    ("maker", "회사|업체|기업|법인|스타트업|제조사"),
    ("model", "모델"),
    ("site", "공장|팹|데이터센터|센터|라인|단지|시설|사업장"),
)
_NOUNS = "|".join(f"(?P<{sort}>{stems})" for sort, stems in _SORTS)
_PARTICLE = "(?:은|는|이|가|의|을|를|에는|에|도|만|에서|으로|로)"

POINTING = Pointing(
    noun=re.compile(rf"(?<![가-힣a-z0-9])(?P<bare>(?:이|해당|새|신형|그) ?)?(?:{_NOUNS}){_PARTICLE}(?![가-힣])"),
    ours=re.compile(r"(?<![가-힣])(?:우리|저희|당사|자사)"),
    owned=re.compile(r"의 (?:(?:새|신형|최신|차세대) )?(?:(?P<chip>칩|카드|프로세서|가속기|반도체)|(?P<system>서버|시스템|슈퍼컴퓨터)|(?P<device>폰|스마트폰|제품|로봇|노트북)|(?P<model>모델))(?:은|는|이|가|의|을|를)(?![가-힣])"),
    opening=re.compile(r"(?:이 |해당 |새 )?(?:칩|프로세서|가속기|ap|gpu|npu|soc)(?:은|는|의|이|가) "),
    kin_called=re.compile(r"(?<![가-힣])(?:전작|전 ?세대|이전 ?세대|직전 세대|구형|선대|후속작|이전 모델|기존 모델)(?: 제품| 모델| 칩)?(?:인|이었던|이던)? ?(?:[가-힣a-z]+의 )?$"),
    kin=re.compile(r"(?<![가-힣])(전작|전 ?세대|이전 세대|구형|후속작|전임|이전 모델|기존 모델)(?:은|는|이|가|의)(?![가-힣])"),
    new=re.compile(r"(?<![가-힣a-z0-9])(?P<phrase>(?:새|새로운|신형|이번) ?(?:칩|카드|제품|가속기|프로세서|반도체|npu|gpu|cpu|서버|보드|모듈|모델|시스템|노트북|스마트폰)|신제품|신작|신형|신모델)(?:은|는|이|가|의|도|에는|엔|에서는)(?![가-힣])"),
    this=re.compile(r"(?<![가-힣a-z0-9])(?P<phrase>이(?:번)? ?(?:칩|카드|제품|가속기|프로세서|반도체|보드|모듈|서버|기기))(?:은|는|이|가|의|도|에는|엔)(?![가-힣])"),
    raw=re.compile(r"(?!)()"),
    never=re.compile(r"(?!)"),
    rivals=re.compile(r"(?<![가-힣])(?P<phrase>(?P<one>(?:최대 )?(?:경쟁|라이벌) ?(?:제품|모델|칩|카드|작|기종|기기)|맞수)|(?:최대 )?(?:경쟁|라이벌) ?(?:제품|모델|칩|카드|기종|기기|사|업체)들)(?:은|는|이|가|의|에는|에선|에서는)(?![가-힣]) "),
    sold=re.compile(r"(?<![가-힣])(?P<phrase>(?:(?!이 |그 )[가-힣]{2,} )?(?:카드|칩|보드|모듈|키트|서버|가속기))[을를] (?:대당 |장당 |개당 |약 )?$"), sells=re.compile(r"에 (?:판매|판다|팔)"),
    mine=re.compile(r"(?<![가-힣])(?P<phrase>(?:제|내) ?(?:것|거|건|카드|칩|제품|기기))(?:은|는|이|가|의|에선|에서는|로는)? "),
    i_own=re.compile(r"(?:을|를)? ?(?:[^.;:!?\n]{0,16} )?(?:쓰고 있|쓰는 중|샀|구매했|구입했|사용 ?중|장만했)"),
)
