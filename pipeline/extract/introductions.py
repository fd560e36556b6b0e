"""Hangul names by how a text introduces them: at the head of a headline, after the noun that says what they are, beside an office,
as owner of a model number, as maker of something that came out.

Each frame is one row or one function; what it catches counts as a name unless it is a common noun or carries an ending.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from pipeline.extract.found import Found
from pipeline.extract.korean_words import has_past, is_marked
from pipeline.extract.no_names import KO_STOP, PLAIN_WORDS
from pipeline.languages.korean.everyday import EVERYDAY_NOUNS
from pipeline.languages.korean.nouns import COMMON_NOUNS
from schemas.records import EntityType

_LOOSE = frozenset({"launcher", "sharer", "owner", "introduced", "headline", "launched"})  # frames in which everyday nouns stand as well as names
INTRODUCED = 3  # as strong as a company's ending
_BEFORE = r"(?<![가-힣A-Za-z0-9])"
_NAME = r"(?P<name>[가-힣]{2,8}?(?:AI)?)"
_MARK = r"(?=(?:은|는|이|가|의|을|를|와|과|도|에|에서|측|보다|에게|로부터|이라는|라는|이란|란)(?![가-힣])|[(,'‘’])"
_LAUNCH = "출시|공개|선보|내놓|내놨|내놔|양산|발표|개발|설계|제조|생산|설립|창업|인수|투자|수주|납품|공급|꺼냈|꺼내|밀어 ?넣|배포|위탁|상장|시작했|만들|만든|밝혔|밝힌|주장|설명했|인정했|강조했|전망했|추산|도입"
_OFFICE = r"(?:대표이사|대표|최고경영자|최고기술책임자|최고재무책임자|최고운영책임자|[cC][eEtTfFoO][oO]|사장|부사장|회장|부회장|상무|전무|이사|본부장|팀장|실장|센터장|그룹장|부문장|교수|박사|연구위원|애널리스트|수석|책임|연구소장|소장|총괄|의장|대변인|창업자|[가-힣]{2,6}(?:총괄|팀장|책임자))"
_SURNAME = "김이박최정강조윤장임한오서신권황안송류유전홍고문양손배백허남심노하곽성차주우구민진지엄채원천방공현함변염여추도소석선설마길연위표명기반라왕금옥육인맹제모탁국어은편용나"

_HEADLINE = re.compile(rf"(?m)^(?:\[[^\]\n]{{1,12}}\] ?|◇ ?|■ ?)?{_NAME}(?:, |·| ?['‘]|의 (?=['‘A-Z]))")
_LONGEST_NAME = 10  # code points of a name of _NAME
_WORD_END = re.compile(r"[가-힣A-Za-z0-9]+\Z")
_SITED = re.compile(r"(?=(?: [가-힣]{2,8})?에 (?:[가-힣]+ )?(?:들어설|들어서|들어선|짓|지을|지어|지은|세울|세워|세우|건설|건립|구축|조성|위치|자리|착공))")  # behind the name of a place, where something is built
_MAKER_NOUN = "스타트업|팹리스|벤처기업|제조사|개발사|설계사|제조업체|설계업체|전문업체|장비업체|부품업체|반도체 ?(?:기업|업체|회사)|전문 ?기업|(?:설계|장비|부품|칩|서버|소재|클라우드|냉각|카드) ?(?:기업|업체|회사)|자회사|경쟁사인?|협력사|파운드리 업체|업체"
_AFTER_NOUN = re.compile(rf"{_BEFORE}(?:{_MAKER_NOUN}) ?['‘]?{_NAME}['’]?{_MARK}")
_BODY_NOUN = re.compile(rf"{_BEFORE}(?:시장조사업체|조사업체|리서치 ?업체|시장조사기관|조사기관|전문지|매체|증권사|협회) ?['‘]?{_NAME}['’]?{_MARK}")
_OFFICER = re.compile(rf"{_BEFORE}[{_SURNAME}][가-힣]{{1,2}} {_NAME} {_OFFICE}(?![가-힣](?<![은는이가을를의도와과로에]))")
_EMPLOYER = re.compile(rf"{_BEFORE}{_NAME} (?:[A-Z]{{2,4}} ?)?[{_SURNAME}][가-힣]{{2}} {_OFFICE}(?![가-힣](?<![은는이가을를의도와과로에]))")
_OWNER = re.compile(rf"{_BEFORE}{_NAME}의 (?:(?:신형|최신|새|차세대|주력) )?(?:(?:[가-힣]{{1,6}} )?(?:NPU|GPU|CPU|칩|카드|가속기|반도체|프로세서|서버) )?['‘]?(?:[가-힣]{{2,6}} ?)?(?=[A-Z][A-Za-z]{{0,3}}-?\d)")
_SENTENCE_HEAD = r"(?m)(?:^|(?<=[.!?”\"] )|(?<=\. )|(?<=, ))(?:(?:다만|또|또한|이어|한편|반면|앞서|이날|특히) )?"
_LAUNCHER = re.compile(rf"{_SENTENCE_HEAD}{_NAME}(?:은|는|이|가) (?=[^.!?\n]{{0,70}}?(?:{_LAUNCH}))")
_SHARER = re.compile(rf"{_BEFORE}{_NAME}(?:은|는|이|가) (?:약 )?\d[\d.]*(?:%|퍼센트)")
_PRODUCT_OF = re.compile(rf"(?:이|가) (?:[가-힣]+ (?:[가-힣]+에서 )?)?(?:만든|내놓은|개발한|설계한|출시한|공개한|선보인|양산하는|만드는|내놓는|새로 내놓은) (?:(?:새|신형|차세대|AI|추론용|학습용) )?(?:(?:NPU|GPU|CPU|칩|카드|가속기|반도체|프로세서) )?['‘]?{_NAME}['’]?(?=(?:은|는|이|가|을|를|의|과|와|도|보다)(?![가-힣]))")
_KIN = re.compile(rf"{_BEFORE}(?:신제품|후속작|후속 ?칩|후속 제품|차기작|전작인?|코드명|신작|이름은|모델명은) ['‘]?{_NAME}['’]?(?=(?:은|는|이|가|을|를|의|과|와|도|보다|다|이다)(?![가-힣])|[ ,.](?!\d|수 |것|만한))")
_GROUP = re.compile(rf"{_BEFORE}((?:삼성|SK|LG|현대|한화|두산|포스코|롯데|CJ|GS|HD현대|카카오|네이버|KT|NHN|DB|한미|코오롱|효성|LS|LX)(?!전자|하이닉스)(?:전기|이노텍|실트론|디스플레이|시스템|시스템즈|씨앤에스|CNS|SDS|엔터프라이즈|일렉트릭|클라우드|로보틱스|모비스|테크윈|비전|에너빌리티|퓨처엠|케미칼|정밀화학|아이이테크놀로지|이노베이션|머티리얼즈|하이텍|첨단소재|벤처스|브로드밴드|에코플랜트|오션|엔솔|온|C&C|C))(?:은|는|이|가|의|을|를|와|과|도|에|,| |$)")
_AI_NAME = re.compile(rf"{_BEFORE}(?P<name>[가-힣]{{2,6}}AI)(?=(?:은|는|이|가|의|을|를|와|과|도|에|에서|측|로|다)(?![가-힣])|[ ,.'’)]|$)")
_AI_COMMON = frozenset("생성형AI 소버린AI 온디바이스AI 피지컬AI 에이전틱AI 멀티모달AI 국가AI 추론AI 초거대AI 범용AI 엣지AI 산업AI 공공AI 의료AI 차량AI 모바일AI 기업AI 글로벌AI 국내AI 인공지능AI 자체AI 대화형AI 거대AI 책임AI 로봇AI".split())
_BODY_FIRM = re.compile(r"(?:은행|자산운용|운용|인베스트먼트|캐피털|벤처투자|보험|생명|항공)$")
_FIRM_NOUN = "메모리|디지털|모바일|디스플레이|연산|커넥트|시스템|칩|그래픽스|옵틱스|광학|소재|정밀|중공업|오토|링크|데이터|로봇|은행|상사|물산|자산운용|운용|인베스트먼트|캐피털|기계|게임|소켓|칩셋|테크원|텔레콤|토이|헬스케어|메디칼|팜|푸드|마켓|모터스|항공|해운|조선|제약|생명|카드사|보험|벤처투자|트럭|클라우드팜"
_FIRM = re.compile(rf"(?:{_FIRM_NOUN})(?=(?:은|는|이|가|의|을|를|와|과|도|에|에서|측|라고|이라고|이라는|라는|이다|다|입니다)(?![가-힣])|[ ,(:\n'’)]|$)")
_HEAD_BEFORE = re.compile(r"(?<![가-힣A-Za-z0-9])[가-힣]{2,5}$")
_CALLED_SO = re.compile(r"라(?:고|는 이름)(?: [가-힣]+)? (?:부른|불렀|부르|불러|이름|명명|지었|붙)")
_NAME_BEFORE = re.compile(r"(?<![가-힣A-Za-z0-9])(?P<name>[가-힣]{2,7}?)['’]?이?$")
_ENDING = re.compile(r"(?:[만모끝보오나어]난|[이으에]로|[가-힣]에|제공하|에는|에도|에서|에게|으로|하며|하고|하는|되는|있는|없는|라며|지만|면서|부터|까지|처럼|만큼|마저|조차|들|히|게|적|용|형|급|별|당|권|성|화|론|력|률|율|량|비|료|액|값|수|형태|방식|전략|시장|업계|업체|기업|회사|제품|기술|모델|사업|산업|분야|부문|장비|센터|서비스|기자|특파원|대표|교수|박사|했|됐|한|된|할|될|던|는|은|을|를|의)$")


_CLOSING = frozenset("은는이가을를의도와과로에만서들별상용적형급화력성률량사업자측당권망판대기점제군단층품값길")  # syllables that end a noun's phrase or make a compound of it


def introduced_names(text: str, headlines: list[tuple[int, int]]) -> list[Found]:
    """Makers, bodies and products by the frames of this file; a body that some frame calls so is no maker elsewhere."""
    found = [*_framed(text), *_headed(text, headlines), *_shaped(text)]
    bodies = {one.name for one in found if one.type == "organisation"}
    return [one for one in found if one.type == "organisation" or one.name not in bodies]


def _framed(text: str) -> Iterator[Found]:
    for kind, pattern, rule in FRAMES:
        for match in pattern.finditer(text):
            if is_name(match["name"]) and match["name"] not in PLAIN_WORDS and not (rule in _LOOSE and (match["name"] in EVERYDAY_NOUNS or text.startswith("로는", match.end("name") - 1))):
                yield _found(match, "organisation" if rule == "office" and match["name"].endswith("대") else kind, rule)


def _headed(text: str, headlines: list[tuple[int, int]]) -> Iterator[Found]:
    """``누리솔칩, 새 NPU 공개``: the first word of a headline before a comma or a quoted name."""
    sites = {word[0] for place in _SITED.finditer(text) if (word := _WORD_END.search(text, max(0, place.start() - _LONGEST_NAME - 1), place.start()))} if headlines else set()
    for start, end in headlines:
        match = _HEADLINE.match(text, start, end)
        if match and is_name(match["name"]) and match["name"] not in sites:
            yield _found(match, "vendor", "headline")


def _found(match: re.Match[str], kind: EntityType, rule: str) -> Found:
    name = match["name"]
    return Found(match.start("name"), match.start("name") + len(name), name, kind, rule, INTRODUCED)


def _shaped(text: str) -> Iterator[Found]:
    """``삼성전기``, ``하베스트AI``: a house or the letters AI in the name."""
    for match in _GROUP.finditer(text):
        yield Found(match.start(1), match.end(1), match[1], "vendor", "group_company", INTRODUCED)
    for match in _FIRM.finditer(text):
        head = _HEAD_BEFORE.search(text, max(0, match.start() - 6), match.start())
        if head and may_head_firm(head[0]) and (name := head[0] + match[0]) not in COMMON_NOUNS and name not in EVERYDAY_NOUNS:
            yield Found(head.start(), match.end(), name, "organisation" if _BODY_FIRM.search(name) else "vendor", "firm_noun", INTRODUCED)
    for match in _CALLED_SO.finditer(text):
        called = _NAME_BEFORE.search(text, max(0, match.start() - 10), match.start())
        if called and is_name(called["name"]) and called["name"] not in EVERYDAY_NOUNS:
            yield _found(called, "product", "named")
    for match in _AI_NAME.finditer(text):
        if match["name"] not in _AI_COMMON:
            yield Found(match.start(), match.end("name"), match["name"], "vendor", "ai_company", INTRODUCED)


def may_head_firm(word: str) -> bool:
    """Whether a word makes a firm's name of the common noun behind it (``한빛메모리``, ``다온디지털``): neither listed nor a form."""
    if word in EVERYDAY_NOUNS or word in KO_STOP or word in COMMON_NOUNS or word in _FIRM_STOP or _ENDING.search(word) or has_past(word):
        return False
    return not any(word[:cut] in COMMON_NOUNS and (len(word) == cut or word[cut:] in COMMON_NOUNS or word[cut:] in EVERYDAY_NOUNS) for cut in range(2, len(word)))


_FIRM_STOP = frozenset("나노 분산 청정 수소 인공 검사 측정 반도체 전자 광학 코딩 표준 가공 운송 로컬 내부 외부 학교 사내 가정용 업무용 개인용 온디바이스 레거시 하이엔드 로우엔드 임베디드 엣지 에지 멀티 듀얼 싱글 플래시 캐시 공유 통합 가상 물리 외장 내장 서브 메인 보조 휴머노이드 협동 물류 서비스 배달 산업용 폴더블 플렉서블 마이크로 오엘이디 운영 냉각 제어 파일 전력 제동 조향 자율 인포테인먼트 추천 검색 결제 기록 보안 경보 방공 무기 위성 항법 관제 생태 태양광 인버터 아날로그 빅 오픈 메타 합성 원시 로그 학습용 훈련용 추론용 서버용 차량용 모바일용 국산 외산 신형 구형 최신 차세대 고성능 저전력 고대역폭 저비용 대용량 범용 전용 이 그 저 새 옛 큰 작은 양자 광자 이미지 영상 음성 텍스트 언어 센서 위치 개인 공공 시중 국책 지방 인터넷 저축 투자 중앙 상업 외국계 모바일 콘솔 온라인 인디 대작 카드 보드 퍼즐 리듬".split())


def is_name(word: str) -> bool:
    """Whether a word in the place of a name may be one: no common noun, alone or as the end of a compound, no ending of a verb."""
    if word in COMMON_NOUNS or (word[-1] in _CLOSING and word[:-1] in COMMON_NOUNS) or word in KO_STOP or has_past(word) or is_marked(word) or _ENDING.search(word):
        return False
    return not (len(word) > 3 and word[-2:] in COMMON_NOUNS and (word[:-2] in COMMON_NOUNS or len(word) > 4))


FRAMES: tuple[tuple[EntityType, re.Pattern[str], str], ...] = (
    ("vendor", _AFTER_NOUN, "introduced"),
    ("organisation", _BODY_NOUN, "introduced"),
    ("vendor", _OFFICER, "office"),
    ("vendor", _EMPLOYER, "office"),
    ("vendor", _OWNER, "owner"),
    ("vendor", _LAUNCHER, "launcher"),
    ("vendor", _SHARER, "sharer"),
    ("product", _PRODUCT_OF, "launched"),
    ("product", _KIN, "kin"),
)
RULES = frozenset({rule for _, _, rule in FRAMES} | {"headline", "group_company", "ai_company", "firm_noun", "named"})
