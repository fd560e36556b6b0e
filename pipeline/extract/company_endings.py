"""Korean firms and bodies by their endings: ``새결칩스``, ``가온리서치``."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pipeline.extract.found import Found
from pipeline.extract.no_names import KO_STOP
from pipeline.languages.korean.everyday import EVERYDAY_NOUNS
from pipeline.languages.korean.nouns import COMMON_NOUNS

_COMPANY_END = (
    "칩스|전자|반도체|세미컨덕터|컨덕터|쿨링|시스|텍|닉스|네트|텔레콤|포토닉스|인터내셔널|엔지니어링|이노베이션|게임즈|웍스|디바이시스|서킷|테크|테크놀로지|클라우드|시스템즈|시스템스|랩스|랩|로직스|로직|마이크로|소프트|네트웍스|네트웍|모터스|실리콘|세미|세미콘|하이텍|일렉트로닉스|머티리얼즈|컴퓨팅|다이내믹스|솔루션|솔루션즈|인더스트리|모빌리티|로보틱스|에너지|바이오|홀딩스|그룹|파운드리|디바이스|비전|신경망"
)
_WEAK_COMPANY_END = "코어|텐서|프로세서|컴퓨트|컴퓨터|파워|디자인|공방|노드"  # common nouns too, which a word of no list before them makes a firm's
_BODY_END = "리서치|증권|연구원|연구소|협회|컨설팅|인사이트|경제|일보|뉴스|통신|미디어|대학교|대학|투자|파트너스|캐피탈|벤처스|학회"
KO_COMPANY = re.compile(rf"(?<![가-힣A-Za-z])([가-힣A-Z][가-힣A-Za-z]{{1,8}}?(?:(?P<company>{_COMPANY_END}|(?P<weak>{_WEAK_COMPANY_END}))|(?P<body>{_BODY_END})))(?=(?:은|는|이|가|을|를|의|에|와|과|도|측|로|사|에서|에게|이라는|라는|이라고|라고|이?다|입니다|보다|만|처럼|부터|까지|이?란|인데)(?![가-힣])|[^가-힣A-Za-z]|$)")
_KO_COMPANY_STOP = frozenset(
    "AI반도체 차세대반도체 시스템반도체 메모리반도체 인공지능반도체 국산반도체 비메모리 전력반도체 차량용반도체 가전전자 소프트 마이크로 퍼블릭클라우드 하이브리드클라우드 빅테크 핀테크 프라이빗클라우드 재생에너지 신재생에너지 온실리콘 공동연구소 자율주행 국내증권 신에너지 첨단반도체 한국경제 세계경제 국가경제"
    " 디지털경제 이동통신 무선통신 유선통신 데이터통신 광통신 위성통신 고속통신 설비투자 시설투자 해외투자 신규투자 대규모투자 공동투자 지분투자 벤처투자 선제투자 주식투자 추가투자 직접투자 인공지능신경망 분산에너지 청정에너지 수소에너지 태양에너지 화석에너지 열에너지 전기에너지 잉여에너지 인공신경망 합성곱신경망 심층신경망 컴퓨터비전 공과대학 주요그룹 글로벌그룹 오늘의뉴스".split()
)


def company_names(text: str) -> Iterator[Found]:
    """``새결칩스``, ``가온리서치``: by the ending."""
    for match in KO_COMPANY.finditer(text):
        if match["weak"] and (len(head := match[1][: -len(match["weak"])]) < 2 or head in COMMON_NOUNS or head in EVERYDAY_NOUNS or head in KO_STOP):
            continue
        if match[1] not in _KO_COMPANY_STOP and match[1] not in EVERYDAY_NOUNS and match[1] not in KO_STOP and len(match[1]) > 3:
            yield Found(match.start(1), match.end(1), match[1], "vendor" if match["company"] else "organisation", "company_ending", 3)
