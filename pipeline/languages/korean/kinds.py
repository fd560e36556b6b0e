"""What a name in Korean text is, by the words around it: evidence for quoted and Latin names that the lexicon does not list.

Patterns run on folded text. ``before`` patterns end at the name, ``after`` patterns begin right behind it.
"""

from __future__ import annotations

import re

from pipeline.languages.kinds import Evidence, Kinds

_QUOTE = r"['’\"”)]?"
_THING = "칩|반도체|프로세서|가속기|그래픽카드|카드|gpu|npu|cpu|tpu|ipu|soc|ap|모듈|기판|메모리|보드"
_SYSTEM = "서버|시스템|슈퍼컴(?:퓨터)?|클러스터|랙|스마트폰|휴대폰|노트북|태블릿|어플라이언스|워크스테이션|콘솔|로봇|인스턴스"
_FIRM = "기업|회사|업체|스타트업|제조사|팹리스|벤처|개발사|유통사|총판|사업자"
_BODY = "연구소|연구원|대학|협회|증권|리서치|매체|전문지|유튜브|유튜버|채널|블로그|팁스터|재단|학회"
_WORK = "게임|벤치마크|벤치|테스트|시험"
_MODEL = "언어 ?모델|모델|llm|챗봇|신경망"

KINDS = Kinds(
    given_names=frozenset(),
    before=(
        Evidence("chip", 3, re.compile(rf"(?:{_THING})(?:인)? ?['\"‘“]?$")),
        Evidence("system", 3, re.compile(rf"(?:{_SYSTEM})(?:인)? ?['\"‘“]?$")),
        Evidence("vendor", 3, re.compile(rf"(?:{_FIRM})(?:인)? ?['\"‘“]?$")),
        Evidence("organisation", 3, re.compile(rf"(?:{_BODY})(?:인)? ?['\"‘“]?$")),
        Evidence("benchmark", 3, re.compile(rf"(?:{_WORK})(?:인)? ?['\"‘“]?$")),
        Evidence("model", 3, re.compile(rf"(?:{_MODEL})(?:인)? ?['\"‘“]?$")),
        Evidence("model", 4, re.compile(r"(?:매개변수|파라미터)(?: ?수)?(?:가)? ?[0-9][0-9,.만천]*억 ?개?(?:인|짜리|의) ?['\"‘“]?$")),
    ),
    owned=Evidence("chip", 2, re.compile(rf"\)?의 (?:(?:새|신형|최신|차세대|주력|추론용?|학습용?|ai) ?)?(?:(?:{_THING}|{_SYSTEM}) ?){{0,2}}['\"‘“]?")),
    after=(
        Evidence("chip", 4, re.compile(rf"{_QUOTE}(?:라는|이라는)? ?(?:{_THING})(?![가-힣](?<![은는이가을를의도와과로]))")),
        Evidence("system", 4, re.compile(rf"{_QUOTE}(?:라는|이라는)? ?(?:{_SYSTEM})(?![가-힣](?<![은는이가을를의도와과로]))")),
        Evidence("vendor", 4, re.compile(rf"{_QUOTE}(?:라는|이라는)? ?(?:{_FIRM})(?![가-힣](?<![은는이가을를의도와과로]))(?!(?:인)? ['‘\"“])")),
        Evidence("benchmark", 4, re.compile(rf"{_QUOTE}(?:라는|이라는)? ?(?:{_WORK})(?![가-힣](?<![은는이가을를의도와과로]))")),
        Evidence("model", 4, re.compile(rf"{_QUOTE}(?:라는|이라는)? ?(?:{_MODEL})(?![가-힣](?<![은는이가을를의도와과로]))")),
        Evidence("vendor", 2, re.compile(rf"{_QUOTE}(?:은|는|이|가) (?:[^.,;]{{0,40}} )?(?:출시했|공개했|발표했|내놨|내놓았|설립|창업|인수|상장|밝혔|투자|맡기|접었|자랑한|자랑했|설명했|설명한다|주장했|주장한다|요구한|요구했|상고|항소|제소|수주했|공급하기로|납품하기로|예고했|부인했|고용|채용|뽑)")),
        Evidence("model", 4, re.compile(rf"{_QUOTE}의 (?:매개변수|파라미터)(?: ?수)?(?:는|가) (?:약 )?[0-9]")),
        Evidence("vendor", 3, re.compile(rf"{_QUOTE}(?:은|는|이|가) (?:[^.;\n]{{0,60}} )?(?:원|달러|유로)(?:을|를) (?:써냈|써 냈|제안했|제시했|불렀|요구했)")),
        Evidence("vendor", 3, re.compile(rf"{_QUOTE}의 (?:[가-힣]+ )?(?:특허|입찰가|입찰 금액|제안서|견적서|매출|직원|임직원|주가|대표|최고경영자|창업자|영업이익|신작|신제품|공장|본사|엔지니어|개발진|설명|주장|지분|적자|흑자|목표주가)")),
        Evidence("vendor", 4, re.compile(rf"{_QUOTE} (?:대표|최고경영자|측(?=[은이의 ])|직원|임직원|대변인|부사장|사장|회장|공동창업자)")),
        Evidence("vendor", 2, re.compile(rf"{_QUOTE}에서 (?:[가-힣]+ ){{0,5}}(?:맡고 있|일하|근무)")),
        Evidence("benchmark", 3, re.compile(rf"{_QUOTE}(?:을|를|로|으로) (?:[가-힣0-9]+ ){{0,3}}?(?:[0-9]+분|[0-9]+번|[0-9]+시간)? ?(?:돌리|돌려|돌렸|실행|구동|플레이|측정|재면|재 보|쟀)")),
    ),
    tier=re.compile(r"(?!)"),
    hardware_units=frozenset("W kW TOPS POPS TFLOPS PFLOPS GB/s TB/s nm mm2 GHz MHz core".split()),
    played_units=frozenset({"frame/s", "fps", "frame"}),
    scored_units=frozenset({"point"}),
    placed=re.compile(rf"{_QUOTE}(?:에서(?:는|도)?|에선|의 경우)(?![가-힣])"),
    subject_end=re.compile(rf"{_QUOTE}(?:은|는|이|가|의)(?![가-힣])"),
    produced=re.compile(r"공정|나노|위탁|파운드리|\d ?nm"),
    former=re.compile(r" ?출신|(?:의)? 전 ?(?:대표|사장|부사장|임원|이사|엔지니어|연구원|직원|수석)"),
    source=re.compile(r" ?(?:측 ?)?(?:자체 |공식 )?(?:발표|자료|설명|주장|수치|홈페이지|사양표)(?:로는|에 따르면|에 의하면|에선|에서는|상으로는|대로라면)|에 (?:따르면|의하면)"),
    lends=re.compile(r"(?:의|에서|은|는|이|가)(?![가-힣])[^.!?\n]{0,60}?(?:빌[려리린렸릴]|대여|임대|시간당)"),
    buys=re.compile(r"고객사?(?:인|로는|는|은|으로는|,)? ?(?:(?<= )[가-힣]+ ){0,2}['\"‘“]?$"),
    makes=re.compile(r"만든|개발한|내놓은|출시한|설계한|선보인|공개한"),
    maker_told=re.compile(rf"{_QUOTE}의 (?:제조사|제조업체|개발사|개발업체|제작사|설계사)(?:는|인|가)? ?(?:[가-힣]{{1,5}}의 )?['\"‘“]?|{_QUOTE}(?:을|를) (?:만든|만드는|개발한|개발하는|설계한|내놓은|출시한|선보인|제작한) (?:(?:곳|건|것|회사|기업|업체)(?:은|이|는|가|인)? )?(?:[가-힣]{{1,6}}(?:의|에 있는) |(?:스타트업|팹리스|기업|회사|업체)(?:인)? )?['\"‘“]?"),
    made_by=re.compile(r"['’\"”]?(?:이|가|에서) (?:[가-힣0-9]+ ){0,3}(?:만들|만든|개발했|개발한|개발해|설계했|설계한|설계하고|내놓|내놨|출시했|출시한|선보였|선보인)|['’\"”]?의 (?:제품|작품|칩|가속기|카드|프로세서)(?:이다|인데|이며|이고|으로|로|이라)"),
    the_firm=re.compile(r"(?:그들|이들|(?:이|그|같은) ?(?:회사|업체|기업|스타트업)|회사|업체|이곳)(?:은|는|이|가|에서는) "),
    trained=re.compile(r"(?:학습|훈련)(?:시켰|시켜|시킨|했)"),
    led_to=re.compile(r"['’\"”]?(?:은|는|을|를) (?:[가-힣]{1,5}의 )?"),
    takes=re.compile(r"도입(?:한|했|하|을|키)|구매|사들|들여오|채택|주문|빌려|빌린|시험했"),
    uses=re.compile(r"도입(?:한|했|하|을|키)|구매|사들|들여오|들여와|들여왔|채택|주문했|빌려|빌린|교체(?:했|하|한)|갈아탔|갈아타|바꿨|전환했|(?:사용|활용|이용)(?:하고|해 왔|해왔|했|한다|하는|하며|해)|쓰고 있|써 왔|써왔|넣기로|탑재하기로|적용하기로"),
    other_trade=re.compile(r"(?:물류|유통|로봇|자동차|완성차|통신|게임|금융|은행|보험|증권|병원|의료|제약|바이오|조선|철강|건설|항공|카메라|농업|식품|배달|쇼핑|상거래|포털|클라우드|호스팅|번역|교육|방송|여행|물류로봇|택배|보안|관제|드론)[가-힣]{0,4} ?(?:전문)? ?(?:기업|업체|회사|스타트업|제조사|개발사|사업자|운영사|그룹)(?:인)? ?['\"‘“]?$"),
    chip_trade=re.compile(r"(?:반도체|팹리스|칩|npu|gpu|가속기|프로세서|신경망처리장치|메모리|서버|하드웨어)[가-힣]{0,3} ?(?:전문|설계|개발)? ?(?:기업|업체|회사|스타트업|제조사|개발사|설계사|팹리스)(?:인)? ?['\"‘“]?$|팹리스(?:인)? ?['\"‘“]?$"),
    officer=re.compile(r"(?:의|를 (?:세운|창업한|이끄는))? ?(?:(?:창업자|공동창업자|설립자|최고경영자|최고기술책임자)(?:인|이자)? ?)?(?:[가-힣]{2,4} )?(?:ceo|cto|대표|사장|창업자|공동창업자|설립자|연구소장|기술이사|최고기술책임자|최고경영자|(?:[가-힣]{1,6} ?)?(?:개발|설계|연구)(?:팀장|본부장|총괄|실장|책임|자|원))"),
)
