"""The Korean figure grammar: what stands around a number, and numbers in words."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pipeline.extract.dates import Clock
from pipeline.extract.drafts import Draft, new_draft
from pipeline.extract.literals import tidy
from pipeline.extract.passage import DASHES, Passage
from pipeline.extract.spaced import spaced_number
from pipeline.extract.units import DENOMINATORS, FRACTIONS, Meaning
from pipeline.languages.korean import dates, units
from pipeline.languages.korean.bases import for_one
from pipeline.languages.korean.numerals import ASCII_LITERAL, LITERAL, NATIVE, NUMERAL, read_numeral
from pipeline.languages.korean.scales import may_stand_apart, opening_place, scale_apart, shared_scale, tail_apart
from pipeline.languages.protocol import SpecialRule
from schemas.records import FigureKind, Quantifier

_SPACES = frozenset(" \u00a0")
_DATE_MARKS = frozenset(".-/:년회월분사일시~∼〜～·–학")
_SCALE_WORDS = frozenset("만억경조천백십")
_BEFORE_SCALES = frozenset("여 \u00a0\u2009\u202f")
_OPENERS = frozenset(("천", "백", " ", "\u00a0"))
_ASCII_LITERAL = re.compile(ASCII_LITERAL)
_LITERAL = re.compile(LITERAL)
_NUMERAL = re.compile(NUMERAL)
_SCALE_AHEAD = re.compile(r"[ \u00a0]?(?:[만억경](?!기|제)|조(?![각사치건직립금])|천(?!연|만에)|백(?!화|업|분위)|십(?!자))")
_LOOSE_THOUSANDS = re.compile(r"억[ \u00a0]?[1-9]천$")
_SIMPLE_SCALES = {"만": 10**4, "억": 10**8, "조": 10**12, "천": 1000, "백": 100}
_NUMERAL_GOES_ON = re.compile(r"[ \u00a0\u2009\u202f]?[0-9０-９일이삼사오육륙칠팔구십백천만억조경영열스서마쉰예여아하한둘두셋세석넷네넉너다닷엿]")
_TRAILING_DIGIT_WORD = re.compile(r"(?<=[만억조천백십])[ \u00a0]?[일이삼사오육칠팔구한두세네]$")  # `3만이라는`: a particle
_GAP = r"[ \u00a0]?"

_PART_OF = re.compile(rf"([0-9０-９]+)분의{_GAP}([0-9０-９]+|일|이|삼)")
_OF_PART = re.compile(rf"{_GAP}분의{_GAP}([0-9]+(?:\.[0-9]+)?|일|이|삼)")
_AGAINST = re.compile(rf"([0-9]{{1,3}}(?:,[0-9]{{3}})+|[0-9]+(?:\.[0-9]+)?){_GAP}대{_GAP}([0-9]+)(?![0-9]|[.,][0-9]|{_GAP}[개명장대원만억조천%년월일시곳])")
_OUT_OF = re.compile(rf"([0-9]+){_GAP}(명|곳|개|대|건|장|가지|종|병|마리|채|척|쌍|팀|회|번|점|잔|통|편|권|그루|가구){_GAP}(?:중|가운데){_GAP}([0-9]+)(?:{_GAP}\2)?")
_ROUND = frozenset((2, 3, 4, 5, 10, 20, 100))  # of so many a share is told: `34명 중 29명` counts twice
_OUT_OF_COUNTERS = frozenset("명곳개대건장가종병마채척쌍팀회번점잔통편권그")
_PERSON = re.compile(r"(?:(?:^|[ \u00a0\n'\"“‘△▲·,])[김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진나지엄채원천방공현함변염여추도소석선설마길연위표명기반라왕금옥육인맹제모탁국어은편용예경봉][가-힣]{2}|[가-힣]{2,4}[ ]?(?:대표|교수|사장|회장|소장|연구원|씨))\($")
_QUESTION = re.compile(rf"[0-9]+문{_GAP}[0-9]+{_GAP}답")
_NTH_BEFORE = re.compile(r"제[ \u00a0]?$")
_PARTS = frozenset("장절조항권호강막주")
_NOTICE = re.compile(r"[0-9]{2,4}-[0-9]+(?=호)")
_PAPER = re.compile(r"(?:일[ \u00a0]?자|신문|일보|경제|증시|타임스|오피니언|사회|종합|산업)[ \u00a0]$")
_PAGE_ENDS = re.compile(r"(?:에서?|에는|의|과|은|을)?(?![가-힣])")
_NTH = re.compile(r"[ \u00a0]?(?:차례|차|회|대|호|세대|위|기|장|절|조|항|권|호기|번째|강|판|막|주(?=[ \u00a0]))?")

_RACK_UNIT = re.compile(r"\dU(?![A-Za-z0-9])")

_RANGE_HEADS = frozenset("에내 \u00a0")
_RANGE_WORD = re.compile(r"[ \u00a0]?내지[ \u00a0]?(?=[0-9０-９])|에서[ \u00a0]?(?=[0-9０-９][0-9０-９,.만천억조]*[ \u00a0]?[가-힣A-Za-z%]{0,6}(?:(?<=[가-힣A-Za-z%])(?:이며|이고|입니다|이다|이에요|예요|씩|짜리|쯤(?!으로))|[ \u00a0]사이|[ \u00a0]?정도(?!로)))")  # else two figures: `6에서 26TOPS로`, `20원부터 104원까지`
_CHANGE = re.compile(r"(?:대|선|수준|정도|가량)?(?:(?:으로|로)(?!는|만|도 충분)|[이가][ \u00a0](?:됐|되|돼|된)|[ \u00a0](?:미만|이하|이상)으로|까지[ \u00a0](?:내[려렸]|올[라랐]|줄|늘|설정|조절|떨어))")
_RATE = re.compile(
    r"(?:(?P<per>[kMG](?:Wh?)|(?:킬로|메가|기가)와트시?|초|시간|분|일|월|연|년|(?<![가-힣])와트|(?<![A-Za-z])W|달러|바이트|기가바이트|GB|토큰|코어|mm²|mm2|㎟)당"
    r"|(?P<dollar>(?<!당)(?<!당[ \u00a0])(?<!하루[ \u00a0])1달러(?:에|로))|(?<![0-9])(?P<each>시속|초속|분속|해마다|다달이|달마다|한[ ]해에|한[ ]해|월|매월|매달|한[ ]달|한[ ]달에|한[ ]달이면|한[ ]시간|한[ ]시간에|연간|매년|연|하루|하루에|하루면|매일|1초에|매초|시간당|(?<=[장대개]당[ ])시간에)(?=[ \u00a0])|(?P<within>(?:1분|1초|1시간|한[ ]시간)에)[ \u00a0](?:영상|사진|이미지|문서|프레임|요청|샘플|문장|토큰)(?=[ \u00a0]))"
    r"(?:[ \u00a0]?(?:무려|최대|최소|약|평균|각각|총|대략|거의|처리량|처리|생성|가격|요금|은|이|가|의|에|단|불과|겨우|수)){0,2}[ \u00a0]?[$₩]?$"
)
_TIMES = frozenset({"s", "min", "h", "day", "week", "month", "year"})
_OTHER_THAN_ONE = re.compile(r"(?:[0-9.,][02-9]|(?<![0-9.,])[2-9]|[0-9]1)$")
_HEAD_RATE = re.compile(r"(시간|월|연|일|초)(?:당|간[ (])|^(월|연)[ ]?(?:요금|비용|이용료|구독료|임대료|가격)")
_RATE_HINT = re.compile(r"(?:[1한][ \u00a0]?)?(?:[초분]|시간)에[ \u00a0][가-힣]{2,3}[ \u00a0]|[달속루초간월연일년마다한](?:(?<=달)러[에로]|(?<=[속월연일년])[ \u00a0]|(?<=[달루초간])(?:에|이?면)?[ \u00a0]|(?:(?<=마)다|(?<=다)달이|(?<=한)[ ]해에?)[ \u00a0])")
_RATE_TOPIC = re.compile(r"(초|시간|분|kWh|킬로와트시)당[ \u00a0][가-힣]+(?:[ \u00a0][가-힣]+)?(?:은|는|이|가)[ \u00a0][^.!?\n]{0,30}$")  # `시간당 임대료는 연초 8달러`
_WITHIN = {"1초에": "s", "1분에": "min", "1시간에": "h", "한 시간에": "h"}
_EACH = {"시간에": "h", "시속": "h", "초속": "s", "분속": "min", "월": "month", "매월": "month", "매달": "month", "한 달": "month", "한 달에": "month", "한 달이면": "month", "연간": "year", "매년": "year", "연": "year", "하루": "day",
         "하루에": "day", "하루면": "day", "매일": "day", "1초에": "s", "매초": "s", "시간당": "h", "한 시간": "h", "한 시간에": "h", "해마다": "year", "다달이": "month", "달마다": "month", "한 해": "year", "한 해에": "year"}  # fmt: skip

_BOUND_BEFORE = re.compile(
    r"(?:(?P<at_most>(?:최대|최고|많아야|많게는|최장|길어야|(?<![가-힣A-Za-z0-9][ ])맥스|[Uu]p to)[ \u00a0]?(?:약[ \u00a0]?)?|최대[ ](?:[가-힣A-Z]+[ ]?){1,2}:[ ]|(?:최대|최고)[ ]?(?:소비[ ]?)?(?:전력|밝기|속도|클[럭록]|출력|용량|대역폭|전송[ ]?속도|주사율|온도|발열|소음)(?::|은|는|이|가|)[ ]|(?:한도|상한|최대치)(?:는|은|가|이)[ ])|(?P<at_least>(?:최소|적어도|최하|적게는|최소한|못해도)[ \u00a0]?(?:금리[ \u00a0]?)?|최저[ \u00a0]?금리(?:는|가)?[ \u00a0])"
    r"|(?P<about>(?:(?<![가-힣])[약근]|대략|거의|어림잡아|대충|(?<![가-힣])한[ ]|평균적으로|얼추)[ \u00a0]?))$"
)
_BOUND_NOUNS, _MARKED_NOUNS = "전력 밝기 속도 클럭 출력 주사율 온도", "클록 용량 대역폭 발열 소음 한도 상한 최대치"  # the others bound with a particle only
_BOUND_WORDS = "최대 최고 많아야 많게는 최장 길어야 맥스 to 최소 적어도 최하 적게는 최소한 못해도 금리 금리는 금리가 대략 거의 어림잡아 대충 평균적으로 얼추"
_BOUND_ENDS = frozenset(
    word[-2:] for word in (*f"{_BOUND_WORDS} {_BOUND_NOUNS}".split(), *(noun + end for noun in f"{_BOUND_NOUNS} {_MARKED_NOUNS}".split() for end in "은는이가"))
)
"""The last two characters of what ``_BOUND_BEFORE`` looks for, but for ``약``, ``근``, ``한`` and a colon."""
_BOUND_LAST = frozenset("약근:")
_AFTER_HEADS = frozenset(" \u00a0의이넉는은안까을를도미어치분가채못에초훌크넘웃돌상여정쯤내남대선수언전꼴밑아위부조약살첫처하한단절결거차")
"""With what ``_AFTER`` may begin, after a space or none."""
_EXCEED = "훌크넘웃돌상조약살가처이첫밑하못채초한단절결아전거안"
_AFTER_PARTICLES = {
    head: frozenset(follow)
    for heads, follow in (("이", "상하내채안못되걸" + _EXCEED), ("가", "량까깝채안못되걸" + _EXCEED), ("을를", _EXCEED), ("은는", "족"), ("도", "채안못되걸"), ("에", "도가육못훨한다미채조약살서"))
    for head in heads
}
"""How ``_AFTER`` goes on after a head that is mostly a particle, after a space or none: ``640GB이며`` bounds nothing, ``640GB이상`` does."""
_NEVER = r"(?:(?:한 ?번도|단 한 ?번도|한 ?차례도|절대로?|결코|아직|전혀|거의)[ \u00a0])?"
_IS_NOT = r"[은는이가도]?[ ]?(?:절대로?[ ]|결코[ ])?아[니닌닐닙]"  # `이하가 아니다`, `아래는 아닐 것`
_AFTER = re.compile(
    rf"(?:의)?{_GAP}(?:(?P<at_least>이상(?!{_IS_NOT})|(?<=[원러로])부터(?=[ ]?(?:시작|출발|구매|판매|구입|이용|가능)|다(?![가-힣])|이?다[.]|입니다|이에요|예요)|(?:이하|미만|밑|아래){_IS_NOT}|(?:밑|아래)(?:으로|로)(?:는|도)?{_GAP}{_NEVER}(?:안[ ]?(?:내려|떨어)|못[ ]?(?:[봤본보]|내[려린렸])|(?:내려가|떨어지|내리|줄이)지(?:는|도)?[ ]?(?:않|못)|(?:본|내려간|떨어진)[ ]적이?[ ]없|(?:찾을|구할|살|나온)[ ](?:수[가는]?|게|것이)[ ]없|없(?:다(?![가-힣])|었|습|어요|네))|넉넉히|는 족히|은 족히)|(?P<at_most>이하|(?:이상|초과){_IS_NOT}|이내|안쪽|까지(?:밖에|만|의[ ](?=[A-Z가-힣])|[ ](?:견디|버티|쓰기로|쓰겠|받을)|[ ](?!(?:더[ ]|크게[ ])?(?:떨어|내려|낮아|하락|줄어))(?:[가-힣]+[ ]){{0,2}}?(?:지원|가능|확장|[가-힣]+[ ]수[ ]?있))|[을를]?{_GAP}{_NEVER}(?:(?:넘지|넘기지|넘어서지|초과하지|웃돌지|상회하지)(?:는|도|를)?[ \u00a0]?(?:않|못|말)|(?:넘기|넘기기|넘어서기|초과하기|웃돌기)(?:는|도|가|란)?[ ](?:(?:아주|매우|꽤|여전히|사실상|당분간)[ ])?(?:어렵|어려|힘들|불가능|쉽지))|[을를]?{_GAP}(?:넘(?:긴|은|는|어선|어간)|초과한|웃돈|상회한|돌파한)[ ]적(?:이|은|도)?[ ]?{_NEVER}없|(?:도|[을를]?{_GAP}{_NEVER}|에서(?:는|도)?[ ](?:더[ ]|더는[ ]|절대[ ])?)안[ ]?(?:넘|올라(?!오)))"
    rf"|(?P<less_than>미만|(?:밑|아래)(?:으?로|의|인|에서|를|이|로|(?![가-힣]))|안에(?![ ]?(?:있|들어|넣|든|담))|[을를]?{_GAP}(?:크게[ ]|살짝[ ]|조금[ ])?(?:밑도|밑돌|밑돈|하회)|[을를]?{_GAP}(?:못[ ]채|채우지[ ]못)|에[ ](?:훨씬|한참|조금|약간|살짝|다소)[ ]못[ ]?미[치친쳤]|(?:어?치|분량)?[이가도]?{_GAP}(?:채[ \u00a0])?(?:안|못)[ \u00a0]?(?:되|돼|된|됐|될|됨|든다|들[었어]|걸[리린려렸]|미[치친쳤])|[이가도]?{_GAP}(?:채[ \u00a0])?(?:되|걸리)지(?:는|도|를)?[ \u00a0]?(?:못|않(?!을까|나|겠))|에도?{_GAP}(?:채[ \u00a0])?(?:미치지(?:는|도|를)?[ \u00a0]?(?:못|않)|못[ \u00a0]?미)|도[ \u00a0]?(?:채[ \u00a0])?(?:안|못)|[ ]?차이(?:도|조차)[ ](?:안[ ]나|나지[ ]않|없)|에도[ \u00a0]?못)"
    rf"|(?P<more_than>[을를]?{_GAP}초과|위로[ ](?:(?:다시|처음|단숨에|껑충)[ ])?(?:올라|오르|오른|올랐|치솟|솟|뛰|뛴|뚫)|[이가을를]?{_GAP}(?:훌쩍[ ]|크게[ ]|조금[ ]|약간[ ]|살짝[ ]|가뿐히[ ]|처음으로[ ]|이미[ ]|첫[ ])?(?:넘(?!버)|웃도|웃돌|웃돈|돌파|상회)|여[ \u00a0]?(?=넘))"
    rf"|(?P<about>정도|가량|쯤|안팎|내외|남짓|여(?![가-힣])|대(?:의|로|를|은|는|가|에|에서|까지)?(?![가-힣0-9]|[ \u00a0][0-9])|대[ \u00a0]?(?:초|중|후)반|선(?![가-힣])|수준|가까이|언저리|전후|꼴|에?{_GAP}가[깝까]|에{_GAP}육박|에[ ]다가[서섰선]|대(?:고요?|예요|였|이다|인데)))"
)
_SHORT_BY = re.compile(rf"(?:나|가량|정도|쯤)?{_GAP}(?:못[ \u00a0]?미|웃도|웃돌|웃돈|밑도|밑돌|밑돈|상회|하회)")  # `H100에 15% 못 미친다`, `1,260건을 22% 웃돈다`: by so much, where `60%에 못 미친다` bounds
_SHORT_OF = re.compile(r"(?:에|에게|에는|에겐|보다|을|를)[ \u00a0](?:약[ ]|무려[ ]|고작[ ]|불과[ ]|겨우[ ])?$")
_BARE = re.compile(
    r"(?:은|는|이|가|을|를|의|에|에서|에게|와|과|로|으로|도|만|까지|부터|보다|처럼|이나|나|라는|이라는|라고|이라고|급|형|용|이다|입니다|였다|이었다|한테|조차|마저|및|인|에는|에선|로는|이란|란|이고|이며|이면|뿐|랑|이랑|하고|에도|에서는|에서도|보단|보다는|이라|이라도|부문|대비|에서의|로의|으로의|이든)?"
    r"(?=[^0-9０-９가-힣]|$)"
)
_MONEY_BEFORE = re.compile(r"(?:매출|영업이익|순이익|이익|손실|가격|값|비용|시총|시가총액|투자|예산|연봉|요금|금액|원가|자금|현금|부채|차입금|출고가|정가|중고가|시세|실탄|적자|흑자|자산|규모|한도)[^.\n0-9]{0,12}$")
_RISEN = re.compile(r"올라|올렸|나온|나왔|떴")  # what prices and rates do alike
_RATES_TOLD = re.compile(r"(?:초|분|시간)당[^.\n0-9]{0,16}[0-9][0-9,.]*만")
_PRICES_TOLD = re.compile(r"[0-9만억](?: ?원|달러)|가격|시세|중고|신품|매물|값|구매|판매|정가|할인|업어|당근|돈(?=[ 이을도])")
_NO_MONEY = re.compile(r"(?:배치|워커|스텝|시퀀스|샘플|파라미터|매개변수|문맥|컨텍스트|점수|멀티|안투투|조회|관중|관객|토큰)[^.\n0-9]{0,8}$")
_COUNTED_AFTER = re.compile(
    r"(?:여|짜리|급|(?:에|을|를|이|가) (?:달하는|이르는|육박하는|가까운|넘는|웃도는)|(?:의)? ?규모의)?[ \u00a0](?:(?:학습|훈련|사전학습|한국어|텍스트|영어)(?:용)?[ \u00a0]?){0,2}"
    r"(?:자료|데이터(?![ \u00a0]?센터)|토큰|말뭉치|매개변수|파라미터|문장|이미지|모델|사용자|이용자|가입자|회원|구독자|관객)"
)  # `15조에 달하는 학습 자료`
_NAMED_SUM = re.compile(r"[만억조천][ \u00a0]?(원|달러|유로|위안|엔)(?!터)")
_COUNTS_LARGE = re.compile(r"(?:파라미터|매개변수|활성|트랜지스터|토큰|점수|안투투|이용자|사용자|가입자|회원|방문자|사람|인구|출하량|판매량|판매 대수|요청|조회|조회수|내려받기|다운로드|학습 자료|모델 크기)(?:[ \u00a0]?수)?(?:은|는|이|가|도|만)?[ \u00a0](?:(?:모두|이미|벌써|약|무려|어느새|누적)[ \u00a0])?$")
_SUM_REACH = 60
_CURRENCIES = {"원": "KRW", "달러": "USD", "유로": "EUR", "위안": "CNY", "엔": "JPY"}
_TEN_THOUSANDS = re.compile(r"[0-9]{1,3}만(?:[ ]?[0-9]천)?")  # `85만`: prices among friends
_MONEY_AFTER = re.compile(r"(?:원대)?(?:에|이면|주고|정도에|까지|쯤|선에서|대에|짜리|으로)[ \u00a0]?(?:업어|샀|사서|산|구매|구입|팔|질렀|지르|득템|판매|거래|올라|올렸|내놨|구했|데려|풀|나온|나왔|떴|사면|살)|[ \u00a0]?(?:주고|들여|들었|깎|할인|쿨거래)")
_LIST = re.compile(r"(?:[ \u00a0]?[,、·/／][ \u00a0]?|[ \u00a0]?(?:와|과|및|또는|혹은|하고|랑|이랑|그리고)[ \u00a0]{1,2}|,[ \u00a0]?(?:그리고|또는)[ \u00a0])")

_WORD_COUNT = re.compile(
    rf"(?:(?P<native>{NATIVE})(?P<gap>{_GAP})(?P<counter>번째|회사|업체|기업|제품|모델|사람|나라|과목|체급|부문|시스템|서버|노드|코어|곱절|갑절|가지|개월|시간|차례|계단|단계|군데|종류|세대|개|장|대|명|곳|배|달|건|편|쌍|벌|채|줄|칸|팀|종|주|해|회|층|점|매|살|칩|카드|분기|게임|대륙|분(?=[ 을이과모의은도께])|번(?!째|호)|사(?=[ 가의는]))"
    r"|(?P<several>두세|서너|네댓|대여섯|예닐곱)(?P<vgap>[ \u00a0]?)(?P<vcounter>개월|가지|시간|배|개|장|대|명|곳|달|주|번|차례|군데)"
    r"|(?P<of_ten>열)에[ \u00a0](?P<few>하나|둘|셋|넷|다섯|여섯|일곱|여덟|아홉)(?=[ \u00a0은이의])"
    r"|(?P<days>열흘|이틀|사흘|나흘|닷새|엿새|보름)"
    r"|(?P<half>절반|반값|반[ \u00a0]?토막|갑절|곱절)|(?P<loan>듀얼|쿼드|트리플|헥사|옥타|데카|싱글)(?P<what>[ \u00a0]?(?:코어|채널|프로세서|GPU|카메라|랭크|소켓|포트|팬|다이))"
    r"|(?P<sino>[일이삼사오육칠팔구]?[십백천만억조][일이삼사오육칠팔구십백천만억조]{0,24}(?:[ \u00a0][일이삼사오육칠팔구]?[십백천만][일이삼사오육칠팔구십백천만억조]{0,24}|[ \u00a0](?:억|조(?=[ \u00a0]?(?:원|달러|유로|위안|엔)))){0,8})(?P<sgap>[ \u00a0]?)(?:(?P<scounter>달러|개월|시간|여[ ]?개|개|장|대|명|곳|배|년|원|건|위안|유로|엔|위|퍼센트|토큰|와트|나노)|(?<=[만억])(?P<sum>(?=(?:은|는|이|을|를|에|의|으로|까지|도)?(?:[ \u00a0]|[.,)?!\n]|$)|이다|입니다|이었|이며|이고)))"
    r"|(?P<part>[이삼사오육칠팔구십])분의[ \u00a0]?(?P<of>[일이삼사오육칠팔구])|(?P<halved>(?<!시간[ \u00a0])(?<![달월년주초분][ \u00a0])반)(?=으로[ \u00a0](?:줄|자[르른]|잘|나[누눈]|떨어|쪼|깎|접))"
    r"|(?P<hour>열한|열두|다섯|여섯|일곱|여덟|아홉|한|두|세|네|열)[ \u00a0]시(?P<past>[ \u00a0]반)?(?=(?:에|가|를|는|의|면|께|쯤|까지|부터|정각|이[던었])|[^가-힣]|$)"
    r"|(?P<things>두|세|네|다섯|여섯|일곱|여덟|아홉)[ \u00a0](?P<thing>[가-힣]+|GPU|CPU|NPU|TPU)|(?P<only>하나|둘|셋|넷|다섯|여섯|일곱|여덟|아홉))"
)
_WORD_START = re.compile(
    r"[한하두둘세셋석네넷넉너다여일아열스서마쉰예절반갑곱사나닷엿보대듀쿼트헥옥데이삼오육칠팔구십백천만](?<![가-힣0-9].)(?:(?<=[일이삼사오육칠팔구])(?=[십백천만억조분틀흘곱흔])|(?<=[하다여대데아나보마스예절갑곱듀쿼트헥옥])(?=[나섯덟든여카홉흔흘름물무순반절얼드리사타])|(?<=반)(?=[ \u00a0값토]|으로 )"
    r"|(?<=[한두둘세셋석네넷넉너열서쉰닷엿십백천만])(?=[ \u00a0토값흘틀름새절댓에너이삼사오육칠팔구일개가장대명곳배달건편쌍벌채줄칸팀종주해회층점매사번시차계단군세섯덟곱홉물무른흔순든둘두한다여아일네나반얼드리사타카십백천만억조분위퍼토와년원곱갑제모칩업기])|(?<=[둘셋넷])(?=[은을과의도로뿐으입임인씩,.)→]))"
)
"""Where a number word may begin: a word's first syllable and what can follow it. Cheap, because most of a text is passed over here: it begins with a class of characters."""
_LOAN = {"듀얼": 2, "쿼드": 4, "트리플": 3, "헥사": 6, "옥타": 8, "데카": 10}
_DAYS = {"이틀": 2, "사흘": 3, "나흘": 4, "닷새": 5, "엿새": 6, "열흘": 10, "보름": 15}
_FEW = {"하나": 1, "둘": 2, "셋": 3, "넷": 4, "다섯": 5, "여섯": 6, "일곱": 7, "여덟": 8, "아홉": 9}
_LOAN_UNITS = {"코어": "core", "채널": "channel", "프로세서": "core", "GPU": "GPU", "카메라": "camera", "랭크": "rank", "소켓": "socket", "포트": "port",
               "팬": "fan", "다이": "die"}  # fmt: skip
_HALF_DAYS = re.compile(r"(?P<half>오전|오후|새벽|밤|저녁|낮|아침)[ \u00a0]$")
_ALONE = {
    "둘": re.compile(r"(?:은|이|을|의|만|로|로는|뿐|만의|뿐이다|입니다|이다|임|이서|씩)?(?:[.,)?!\n]|$)|(?:은|이|을|의|만|로|로는|뿐|과|도|이서|씩)[ \u00a0]|(?:이[다었]|입니|뿐|로[ \u00a0]?늘)|[ \u00a0](?:중|가운데|모두|→|합쳐|이상)"),
    "셋넷": re.compile(r"(?:은|이|을|의|도|만|로|으로|과|뿐|씩|이서|이다|이었|입니|임|이라|인)*(?:[ \u00a0.,)?!\n]|$)|(?:이[다었]|입니|뿐)"),
}
"""What follows a native number that stands for things: ``후보는 둘임``, ``셋 다``; not ``둘 것``, which is a verb."""
_ALONE_MANY = re.compile(r"(?:은|이|을|의|도|만|으로|과|뿐|씩|이라|이다|이었|입니)+(?:[ \u00a0.,)?!\n다었습]|$)|[.,)\n]|[ \u00a0](?:중|가운데|다(?![가-힣])|모두)")
_MODEL_NUMBER = re.compile(r"[1-9]0[5-9]0")
_LINE_START = re.compile(r"(?:^|\n)[^가-힣A-Za-z0-9\n]{0,6}$")
_NO_THING = re.compile(r"부담|감면|가지|자릿수(?=로)|개의|갈래")
_THING = re.compile(r"[가-힣]+?(?=(?:은|는|이|가|을|를|에|에서|에는|의|로|으로|와|과|도|만|까지|보다|뿐|씩|다|인|인데|이다|였|이었|입니|짜리|뿐이)[가-힣]{0,3}$|$)")
_HALF_MORE = re.compile(r"[ \u00a0]반(?=[^가-힣]|$|(?:이면|이나|을|은|에|의|으로|만에|짜리|정도|쯤|이)(?![가-힣])|이[다었])")
_HALVES = frozenset("배 시간 달 해".split())
_ONE = re.compile(r"(?:단|딱|오직|불과|겨우|달랑|단지|고작)[ \u00a0]?$")
_ONE_IDIOMS = re.compile(r"한[ \u00a0]?(?:번|편|해|때|대(?:화)|명(?:의 목소리)|개(?:인)|장(?:면)|곳(?:으로|에))")
_MULTITUDE = re.compile(r"(?:수|몇|십여|수십|여러)[ \u00a0]?$")
_VAGUE = re.compile(r"(?:(?<![가-힣])(?:수|몇)[십백천만]{0,2}|여러|[십백천]여)[ \u00a0]$")
"""What makes a number in words behind it vague: ``수십 만 개``."""
_SCALE_GAP = re.compile(r"[ \u00a0](?=[십백천만억조])")
_ONE_TRILLION = re.compile("[일이삼사오육칠팔구]?조")
_PARTS_OF_SUM = re.compile("[일이삼사오육칠팔구십백천만억]+[조억][ \u00a0]?[일이삼사오육칠팔구십백천]+[만억]")
_WORD_TAIL = re.compile(
    r"(?:은|는|이|가|을|를|의|에|에서|에게|와|과|로|으로|도|만|까지|부터|보다|씩|당|짜리|여|이나|나|라는|라|이라|라고|이라고|라며|이라며|래요|이래요|인데|이니까|니까|였던|이었던|였으나|이었으나|였습니다|이었습니다|습니다|였고|이었고|고요|네요|군요|야|임|째|쯤|정도|가량|이상|이하|미만|입니다|이다|다|였다|이었|인|밖에|뿐|면|이면|를|간|만에|동안|전|뒤|후|모두|다|중|가운데|넘|가까|치|를|마다|분|급|이며|이고|였|지만|이지만|처럼|뿐이|만이|에는|에도|에만|보단|더|코어|꼴|이던|던|로는|으로는|로도|예요|이에요|요|죠|지요|지|이지|이죠|이네|네|구요|인지|인가|일까|거든요|이거든요|랍니다|이랍니다)*"
    r"(?![가-힣])"
)
_WORD_THINGS = re.compile(r"(?P<things>두|세|네)[ \u00a0](?P<thing>[가-힣]+)")
_CARDS_AFTER = re.compile(r"(?:짜리|급)?[ \u00a0]?(?:서버|시스템|노드|랙)(?![가-힣]*당)|(?:을|를|씩|이|만)?[ \u00a0]?(?:꽂|묶|장착|탑재|얹)")
_CARDS_BEFORE = re.compile(r"(?:(?<![A-Za-z0-9])(?:[A-Z][A-Za-z]*-?[0-9]+[A-Za-z]*|[1-9]0[5-9]0)(?:[ \u00a0](?:Ti|Super|XT|XTX|SXM|PCIe|NVL|[0-9]+GB))?|그래픽카드|가속기)(?:은|는|이|가|의|도|만)?[ \u00a0]$")  # `H100 8장`, `4090 두 장`
_SUBMITTED = re.compile(r"(?:기관|업체|기업|곳|팀|회차|라운드)[^.]*제출|제출[^.]*(?:건|회차|라운드)")
_NOUN_BEFORE = re.compile(r"([가-힣A-Za-z]+?)(?:은|는|이|가|을|를|의|도|만|로|으로)?[ \u00a0]?(?:최대|최소|약|총|각각|모두|무려|단|수만|고작)?[ \u00a0]?$")
_IS_WHEN = re.compile(r"일[ \u00a0](?:때|경우|것)|일(?:지|까|수록|텐데)")  # `512개일 때`
_OWNED_NOUN = re.compile(r"[ \u00a0]?(?:이상|이하|미만|안팎|가량|정도|남짓)?의[ \u00a0]([가-힣A-Za-z]+)")  # `CPU는 8~12개의 스레드를`: nearer than what stands before
_HAVE_MACHINES = frozenset({"company", "organisation", "lab", "student", "employee", "developer", "engineer", "country", "customer", "user", "person"})  # `회사는 260대를 냈다`: 대 and 장 count none of these
_NOUN_AFTER = re.compile(r"(?:의|짜리)?[ \u00a0]?([가-힣A-Za-z]+)")


_CONTINUES = re.compile(
    r"(?:은|는|이|가|을|를|에|에서|와|과|로|으로|까지|까지는|보다|이고|이며|이다|였다|이었다|였고|이었고|인데|이었는데|였는데|이면|이라|라고|이라고|입니다|이었습니다|였습니다|이었죠|였죠|대|대로|대까지|도|밖에|이나|였음|임|다)?(?:[,.;:)\]\"”’!?\n·/]|$)"
    r"|(?:은|는|이|가|을|를|에|에서|와|과|로|으로|까지|까지는|보다|이나|이고|이며|인데|인)[ \u00a0](?!개|명)|(?:이었|였|이라|라고|이라고|이었고|이었는데|였는데|이고|이며)"
    r"|[ \u00a0](?:정도|쯤|나오|나왔|나옴|찍|기록|받|뜨|떴|넘|이상|이하|안팎|수준|먹|뽑|유지|괜찮|중에서|vs|대비|에서|남짓|밑)"
)
_COUNTS_BEFORE = re.compile(r"(?:배치(?:를|는|가)?|에폭|컨텍|컨텍스트|시드|학습률(?:은|을)?|[수율]는|[수]가|순위|번호|버전|PUE|표준편차는?|키워드|숫자|번째|제곱|곱하기|크기를?|길이를?|길이는?|(?:등급|단계)(?:은|는|이|가|도)?)[ \u00a0'‘\"“]{0,2}$")


_BEFORE_ODD = frozenset("0123456789만천백십억조경")
_MEASURES = frozenset("ms µs ns s min h nm µm mm cm m km mm2 mg g kg mW W kW mJ J mV V mA A Hz".split())
"""Units of which a part is an amount: ``100만분의 1초``."""
_EXCESS = re.compile(r"초(?:과|당)")
_EITHER = re.compile(rf"(?P<low>[1-9]){_GAP}[·,]{_GAP}(?P<high>[2-9])(?:[십백천]?[만억조경]|[백천])(?![0-9])")
_LISTED = re.compile(r"[0-9][ \u00a0]?[·,.][ \u00a0]?$")
_MISGROUPED = re.compile(r"(?<![0-9][.,])[0-9]{1,3}(?:,[0-9]{3})*,[0-9]{4,}(?:[.,][0-9]+)*(?![0-9])")


_ABOVE = {"일": 1, "이": 2, "삼": 3}


def _part_of(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``3분의 1``"""
    part = _PART_OF.match(passage.text, start)
    if not part:
        return None
    above, below = _ABOVE.get(part[2]) or int(part[2]), int(part[1])
    return _part_draft(passage, start, part.end(), above / below if below else 0)


def _part_draft(passage: Passage, start: int, end: int, value: float) -> Draft:
    """``10분의 1``, a ratio; with a unit of a measure (``1000분의 1초``) so much of it."""
    found = passage.grammar.unit_at(passage.text, end) if not _EXCESS.match(passage.text, end) else None
    if found and found[1][1] in _MEASURES:
        draft = new_draft(start, found[0], "quantity", "part_of_unit", value=value, unit=found[1][1])
    else:
        draft = new_draft(start, end, "ratio", "part_of", value=value, unit="x")
    draft.quantifier = passage.grammar.quantifier(passage.text, start, draft.end)
    return draft


def _against(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``24대 1``"""
    against = _AGAINST.match(passage.text, start)
    return new_draft(start, against.end(), "ratio", "against", value=tidy(float(against[1].replace(",", "")) / (int(against[2]) or 1)), unit="x") if against else None


def _out_of(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``10명 중 1명``"""
    out_of = _OUT_OF.match(passage.text, start)
    if not out_of or int(out_of[1]) < int(out_of[3]) or int(out_of[1]) not in _ROUND or passage.text.startswith("%", out_of.end()):
        return None
    return new_draft(start, out_of.end(), "ratio", "out_of", value=int(out_of[3]) / (int(out_of[1]) or 1), unit="x")


def _part_of_many(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``1만분의 1``"""
    text = passage.text
    if "분의" not in text[end : end + 9]:
        return None
    last, below, _ = passage.grammar.number_at(text, start)
    part = _OF_PART.match(text, last)
    return _part_draft(passage, start, part.end(), (_ABOVE.get(part[1]) or float(part[1])) / below) if part and below else None


def _either(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``2·3천만 원``: two or three ten millions."""
    text, grammar = passage.text, passage.grammar
    either = _EITHER.match(text, start) if end == start + 1 else None
    if not either or int(either["high"]) != int(either["low"]) + 1 or _LISTED.search(text, max(0, start - 4), start):
        return None
    last, maximum, _ = grammar.number_at(text, either.start("high"))
    found = grammar.unit_at(text, last)
    if last != either.end() or found is None or found[1][0] not in ("quantity", "money"):
        return None
    scale = maximum / int(either["high"])
    return _with_rate(passage, new_draft(start, found[0], found[1][0], "either", int(either["low"]) * int(scale), found[1][1], maximum))  # type: ignore[arg-type]


def _misgrouped(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``1,2345원``: commas group threes, so that nobody can tell its value."""
    number = _MISGROUPED.match(passage.text, start)
    return new_draft(start, number.end(), "quantity", "misgrouped") if number else None


def _opened(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``천 2백억 원``: the first place in words."""
    text, grammar = passage.text, passage.grammar
    opening = opening_place(text, floor, start) if text[start - 1] in "천백" or text[start - 2 : start - 1] in _OPENERS else None
    if opening is None:
        return None
    spoken = opening["head"] + text[start : start + 40]
    numeral = _NUMERAL.match(spoken)
    value = read_numeral(numeral.group()) if numeral else None
    if numeral is None or value is None or numeral.end() <= len(opening["head"]) + end - start:
        return None
    last = start + numeral.end() - len(opening["head"])
    found = grammar.unit_at(text, last)
    kind, unit = found[1] if found else ("quantity", None)
    currency = None if found else grammar.money_context(text, opening.start(), last)
    return _with_rate(passage, new_draft(opening.start(), found[0] if found else last, "money" if currency else kind, "opened", value, currency or unit))  # type: ignore[arg-type]


def _with_rate(passage: Passage, draft: Draft) -> Draft:
    rate = passage.grammar.rate_before(passage.text, draft.start) if draft.unit and "/" not in draft.unit else None
    if rate:
        draft.unit = f"{draft.unit}/{rate[1]}"
    draft.quantifier = passage.grammar.quantifier(passage.text, draft.start, draft.end)
    return draft


def _question_and_answer(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``1문 1답``"""
    question = _QUESTION.match(passage.text, start)
    return new_draft(start, question.end(), "index", "question_and_answer") if question else None


def _rack_unit(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``1U``"""
    return new_draft(start, end + 1, "name", "rack_unit", text_value=passage.text[start : end + 1]) if _RACK_UNIT.match(passage.text, start) else None


def _nth(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``제62차``"""
    text = passage.text
    notice = _NOTICE.match(text, start) if text[start - 1 : start] == "제" else None
    if notice:
        return new_draft(start, notice.end(), "name", "notice", text_value=notice.group())  # `제2025-317호`
    nth = _NTH_BEFORE.search(text, max(floor, start - 2), start)
    if not nth or (nth.start() and "가" <= text[nth.start() - 1] <= "힣"):
        return None
    if nth.group().endswith((" ", "\u00a0")) and _MODEL_NUMBER.fullmatch(text, start, end):
        return None  # `제 3090은`: mine
    tail = _NTH.match(text, end)
    stop = tail.end() if tail else end
    kind: FigureKind = "index" if text[stop - 1 : stop] in _PARTS else "ordinal"
    return new_draft(nth.start(), stop, kind, "nth", value=int(text[start:end]))


def _newspaper_page(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``산업일보 7면``, ``30일자 경제 2면``, ``오피니언 23면``"""
    text = passage.text
    if not _PAPER.search(text, max(floor, start - 12), start) or not _PAGE_ENDS.match(text, end + 1):
        return None
    return new_draft(start, end + 1, "index", "newspaper_page", value=int(text[start:end]))


def _age(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``노은결(44) 대표``, ``구본하 대표(51)``"""
    text = passage.text
    if end - start != 2 or text[start] not in "2345678" or not _PERSON.search(text, max(floor, start - 12), start):
        return None
    return new_draft(start, end, "quantity", "age", value=int(text[start:end]), unit="year")


def _counter(mark: str) -> str:
    """The character after a number and the space that may stand between."""
    return mark[1:] if mark[:1] in _SPACES else mark[:1]


def _is_of_rates(text: str, start: int) -> bool:
    """``초당 11만 5천 토큰 나왔다. H100은 25만 3천``: whether large rates have been told in a text, and no price in the line of a number."""
    line = text.rfind("\n", 0, start) + 1
    rates = [one.end() for one in _RATES_TOLD.finditer(text, max(0, start - _FAR_RATES), start)]
    return bool(rates) and not _PRICES_TOLD.search(text, max(line, rates[-1]), start)


_FAR_RATES = 4000  # code points over which a text speaks of rates


class KoreanFigures:
    """``FigureGrammar`` of Korean."""

    language = "ko"
    day_first = False
    number_marks = _SCALE_WORDS | frozenset(FRACTIONS) | frozenset("여.,０１２３４５６７８９")
    telling = frozenset("제")
    range_heads = DASHES | frozenset("에내")
    special_rules: tuple[SpecialRule, ...] = (
        (_opened, lambda before, mark: before[:1] in _OPENERS and mark[:1] in _SCALE_WORDS),
        (_misgrouped, lambda before, mark: mark == ",0"),
        (_either, lambda before, mark: mark[:1] in ("·", ",") or mark == " ·"),
        (_part_of, lambda before, mark: mark[:1] == "분"),
        (_against, lambda before, mark: _counter(mark) == "대" or mark[:1] in (",", ".")),
        (_out_of, lambda before, mark: _counter(mark) in _OUT_OF_COUNTERS),
        (_part_of_many, lambda before, mark: _counter(mark) in _SCALE_WORDS or mark[:1] in (".", ",", "분")),
        (_question_and_answer, lambda before, mark: mark[:1] == "문"),
        (_age, lambda before, mark: before == "(" and mark[:1] == ")"),
        (_rack_unit, lambda before, mark: mark[:1] == "U"),
        (_newspaper_page, lambda before, mark: mark[:1] == "면"),
        (_nth, lambda before, mark: before in ("제", "제 ")),
    )
    unit_at = staticmethod(units.unit_at)

    def number_at(self, text: str, start: int) -> tuple[int, float | int, float | int]:
        found = self._number_together(text, start)
        end = found[0]
        char = text[end : end + 1]
        if char not in _BEFORE_SCALES:
            return found
        if char == " " and text[end + 1 : end + 2].isdecimal() and (spaced := spaced_number(text, start, self.unit_at)):
            digits = spaced.group().replace(" ", "")
            last, value, scale = self.number_at(digits + text[spaced.end() : spaced.end() + 40], 0)
            return last + spaced.end() - len(digits), value, scale
        if char != "여" and text[end + 1 : end + 2] not in _SCALE_WORDS:
            tail = tail_apart(text, end) if found[2] >= 10**4 else None
            if tail is None or not self.unit_at(text, tail.end()):
                return found
            last, value, scale = self._number_together(text[start : tail.end("digits")] + tail["words"], 0)
            return (tail.end(), value, scale) if start + last == tail.end() - 1 else found
        apart = scale_apart(text, end)
        if apart is None:
            return found
        length = end - start
        last, value, scale = self.number_at(text[start:end] + text[apart.start("words") : apart.end() + 40], 0)
        ends = length + len(apart["words"])  # in the numeral drawn together
        if last < ends or (last == ends and not may_stand_apart(text, apart, is_unit=bool(self.unit_at(text, apart.end())), is_money=bool(_MONEY_BEFORE.search(text, max(0, start - 20), start)))):
            return found
        return apart.start("words") + last - length, value, scale

    def shared_scale(self, lower: str, value: float, upper: str, maximum: float, scale: float) -> float:
        return shared_scale(lower, value, upper, maximum) if scale > 1 else 1

    def _number_together(self, text: str, start: int) -> tuple[int, float | int, float | int]:
        """The numeral whose scale words touch their numbers."""
        literal = _ASCII_LITERAL.match(text, start) or _LITERAL.match(text, start)
        if not literal:
            return _with_fraction(text, start, 0) if text[start] in FRACTIONS else (start + 1, 0, 1)
        end = literal.end()
        char = text[end : end + 1]
        if (char in _SCALE_WORDS or (char in _SPACES and text[end + 1 : end + 2] in _SCALE_WORDS)) and _SCALE_AHEAD.match(text, end):
            surface = literal.group()
            if char in _SIMPLE_SCALES and surface.isdecimal() and surface != "0" and not _NUMERAL_GOES_ON.match(text, end + 1):
                return end + 1, int(surface) * _SIMPLE_SCALES[char], _SIMPLE_SCALES[char]
            numeral = _NUMERAL.match(text, start)
            if numeral and numeral.end() > end:
                surface = _TRAILING_DIGIT_WORD.sub("", numeral.group())
                value = read_numeral(surface)
                if value is not None and surface[-1] == "천" and _LOOSE_THOUSANDS.search(surface):
                    value += _thousands_of(surface)
                if value is not None:
                    return start + len(surface), value, _scale(surface)
        if (char in FRACTIONS or (char in _SPACES and text[end + 1 : end + 2] in FRACTIONS)) and literal.group().isdigit():
            return _with_fraction(text, end + (char in _SPACES), int(literal.group()))
        surface = literal.group().replace(",", "")
        return end, (float(surface) if "." in surface else int(surface[:4000])), 1

    def may_date(self, mark: str, length: int) -> bool:
        if mark[:1] == ".":
            return length in (2, 4)  # `25.06.12`, `2022.07`
        return mark[:1] in _DATE_MARKS or (mark[:1] in _SPACES and (length == 4 or mark[1:] in _DATE_MARKS))

    def date_at(self, text: str, start: int, end: int, floor: int, clock: Clock) -> tuple[int, int, str, str] | None:
        return dates.date_at(text, start, end, floor, clock)

    def lies_ahead(self, text: str, end: int) -> bool:
        return dates.lies_ahead(text, end)

    def is_of_thing(self, text: str, end: int) -> bool:
        return dates.is_of_thing(text, end)

    def fiscal_behind(self, text: str, end: int) -> str | None:
        return dates.fiscal_behind(text, end)

    def years_told(self, text: str, start: int) -> int | None:  # noqa: ARG002  quarters have digits in Korean, and their words are read with them
        return None

    def range_to(self, text: str, end: int, *, unit_seen: bool) -> int | None:  # noqa: ARG002  shared signature
        match = _RANGE_WORD.match(text, end) if text[end : end + 1] in _RANGE_HEADS else None
        return match.end() if match else None

    def is_change(self, text: str, end: int) -> bool:
        return bool(_CHANGE.match(text, end))

    def rate_before(self, text: str, start: int) -> tuple[int, str] | None:
        return for_one(text, start) or self._rate_word(text, start)

    def _rate_word(self, text: str, start: int) -> tuple[int, str] | None:
        per = text.find("당", max(0, start - 44), start) >= 0
        if not per and not _RATE_HINT.search(text, start - 16, start):
            return None
        match = _RATE.search(text, start - 16, start)
        if not match:
            if not per:
                return None
            topic = _RATE_TOPIC.search(text, start - 44, start)
            return (topic.start(), DENOMINATORS[topic[1].lower()]) if topic else None
        if match["per"]:
            spaced = text[match.start() - 1 : match.start()] in " \u00a0" and DENOMINATORS.get(match["per"]) not in _TIMES  # `RTX 4090 초당 120토큰`
            if _OTHER_THAN_ONE.search(text, max(0, match.start() - 8), match.start() - spaced):
                return None  # `10W당 2TOPS` is no rate of one watt
            return match.start(), "GB" if match["per"] == "기가바이트" else DENOMINATORS.get(match["per"].lower(), match["per"])
        if match["dollar"]:
            return match.start(), "USD"
        if match["within"]:
            return match.start(), _WITHIN[match["within"].replace("\u00a0", " ")]
        if match["each"] == "연" and match.start() and "가" <= text[match.start() - 1] <= "힣":
            return None
        return match.start(), _EACH[match["each"].replace("\u00a0", " ")]

    def rate_in(self, head: str) -> str | None:
        match = _HEAD_RATE.search(head)
        return DENOMINATORS[match[1] or match[2]] if match else None

    def quantifier(self, text: str, start: int, end: int) -> Quantifier:
        char = text[end : end + 1]
        if char == "*" and text.startswith("**", end):  # `**16GB**까지만`
            end += 2
            char = text[end : end + 1]
        head = end
        if char in _SPACES:
            head += 1
            char = text[head : head + 1]
        if char in _AFTER_HEADS and (char not in _AFTER_PARTICLES or _goes_on(text, head + 1, _AFTER_PARTICLES[char])):
            after = _AFTER.match(text, end)
            if after and not (_SHORT_BY.match(text, end) and _SHORT_OF.search(text, max(0, start - 12), start)):
                return after.lastgroup  # type: ignore[return-value]
        odd = text.find("여", start + 1, end)
        if odd > 0 and text[odd - 1] in _BEFORE_ODD:
            return "about"  # `150여 명`
        last = text[start - 1 : start]
        if last == "*" and text.startswith("**", start - 2):  # `최대 **3200MT/s**`
            start -= 2
            last = text[start - 1 : start]
        if not _may_bound(text, start - 1 if last.isspace() else start):
            return "exact"
        before = _BOUND_BEFORE.search(text, max(0, start - 16), start)
        return before.lastgroup if before else "exact"  # type: ignore[return-value]

    def counted(self, text: str, start: int, end: int, unit: str) -> str:
        if text[end - 1 : end] == "장" and (_CARDS_AFTER.match(text, end) or _CARDS_BEFORE.search(text, max(0, start - 20), start)):
            return "card"
        if text[end - 1 : end] == "건" and _SUBMITTED.search(text, max(text.rfind("\n", 0, start) + 1, start - 40), end + 12):
            return "result"  # `9개 기관이 모두 74건을 제출했다`
        before = _NOUN_BEFORE.search(text, max(0, start - 14), start)
        if before and before[1] in units.NOUNS and not _OWNED_NOUN.match(text, end) and not (text[end - 1 : end] in "대장" and units.NOUNS[before[1]] in _HAVE_MACHINES):
            return units.NOUNS[before[1]]
        after = _OWNED_NOUN.match(text, end) or _NOUN_AFTER.match(text, end)
        if after and not _IS_WHEN.match(text, after.start(1)):
            for length in range(len(after[1]), 0, -1):
                if after[1][:length] in units.NOUNS:
                    return units.NOUNS[after[1][:length]]
        return unit

    def bare(self, text: str, start: int, end: int) -> bool:  # noqa: ARG002  shared signature
        return bool(_BARE.match(text, end))

    def continues(self, text: str, start: int, end: int) -> bool:
        return bool(_CONTINUES.match(text, end)) and not _COUNTED_AFTER.match(text, end) and not _COUNTS_BEFORE.search(text, max(0, start - 12), start)

    def counts(self, text: str, start: int) -> bool:
        return bool(_COUNTS_LARGE.search(text, max(0, start - 20), start))

    def sums_up(self, text: str, start: int, end: int) -> bool:
        return self.continues(text, start, end) and not self.counts(text, start)

    def money_context(self, text: str, start: int, end: int) -> str | None:
        """Large numbers without a unit are won in talk of money: ``영업이익 5조4685억``, ``85만에 업어왔다``."""
        if not _scale_in(text[start:end]) or _NO_MONEY.search(text, max(0, start - 16), start) or _COUNTED_AFTER.match(text, end) or self.counts(text, start):
            return None
        after = _MONEY_AFTER.match(text, end)
        if (after and not (_RISEN.search(after[0]) and _is_of_rates(text, start))) or _MONEY_BEFORE.search(text, max(0, start - 20), start):
            return "KRW"
        if "억" in text[start:end] or "조" in text[start:end]:
            named = _NAMED_SUM.findall(text, max(text.rfind("\n", 0, start), start - _SUM_REACH, 0), start)
            return _CURRENCIES[named[-1]] if named else "KRW"  # `수출은 41억 달러, 수입은 62억`
        return "KRW" if _TEN_THOUSANDS.fullmatch(text, start, end) and _BARE.match(text, end) and not _is_of_rates(text, start) else None

    def joins_list(self, gap: str) -> bool:
        return bool(_LIST.fullmatch(gap))

    def words(self, text: str, start: int, end: int) -> Iterator[Draft]:
        """``네 개``, ``두 배``, ``절반``, ``쿼드코어``, ``삼분의 일``; not ``한 번에``, ``수천 개``, ``하나하나``."""
        last = start
        for head in _WORD_START.finditer(text, start, end):
            if head.start() < last:
                continue
            match = _WORD_COUNT.match(text, head.start(), end)
            if not match:
                continue
            last = match.end()
            draft = _word_draft(text, match)
            if draft:
                draft.quantifier = self.quantifier(text, draft.start, draft.end)
                yield draft


def _with_fraction(text: str, position: int, whole: int) -> tuple[int, float | int, int]:
    """``1½만``, ``½``: the end, value and scale of a whole number and the sign of a fraction at ``position``."""
    scale = _SIMPLE_SCALES.get(text[position + 1 : position + 2], 1)
    return position + 1 + (scale > 1), tidy((whole + FRACTIONS[text[position]]) * scale), scale


def _may_bound(text: str, end: int) -> bool:
    """Cheap test: whether the words that end at ``end`` may be a bound (``최대``, ``전력은``)."""
    last = text[end - 1 : end]
    return last in _BOUND_LAST or text[end - 2 : end] in _BOUND_ENDS or (last == "한" and not "가" <= text[end - 2 : end - 1] <= "힣")


def _goes_on(text: str, position: int, heads: frozenset[str]) -> bool:
    """Whether one of ``heads`` stands at ``position``, after a space or none."""
    char = text[position : position + 1]
    return char in heads or (char in _SPACES and text[position + 1 : position + 2] in heads)


def _scale(surface: str) -> int:
    last = surface[-1]
    return {"만": 10**4, "억": 10**8, "조": 10**12, "경": 10**16, "천": 1000, "백": 100, "십": 10}.get(last, 10**4)


def _thousands_of(surface: str) -> int:
    """What ``2천`` lacks in ``4억 2천``, which is spoken for 420,000,000."""
    return int(surface[-2]) * 1000 * (10**4 - 1)


def _scale_in(surface: str) -> bool:
    return any(mark in surface for mark in "만억조천")


def _word_draft(text: str, match: re.Match[str]) -> Draft | None:  # noqa: PLR0911  one branch a form
    start, end = match.span()
    if match["several"]:
        low = {"두세": 2, "서너": 3, "네댓": 4, "대여섯": 5, "예닐곱": 6}[match["several"]]
        kind, unit = units.UNITS[match["vcounter"]]
        return new_draft(start, end, kind, "several", value=low, value_max=low + 1, unit=unit, in_words=True)  # type: ignore[arg-type]
    if match["of_ten"]:
        return new_draft(start, match.end("few"), "ratio", "of_ten", value=(_FEW[match["few"]]) / 10, unit="x", in_words=True)
    if match["days"]:
        return new_draft(start, end, "quantity", "days", value=_DAYS[match["days"]], unit="day", in_words=True) if _WORD_TAIL.match(text, end) else None
    if match["half"]:
        if not _WORD_TAIL.match(text, end):
            return None
        return new_draft(start, end, "ratio", "half", value=2 if match["half"].endswith("절") else 0.5, unit="x", in_words=True)
    if match["loan"]:
        value = _LOAN.get(match["loan"])
        if value is None:
            return None
        return new_draft(start, end, "quantity", "loan_number", value=value, unit=_LOAN_UNITS[match["what"].strip()], in_words=True)
    if match["part"]:
        above, below = read_numeral(match["of"]), read_numeral(match["part"])
        return new_draft(start, end, "ratio", "part_in_words", value=(above or 0) / (below or 1), unit="x", in_words=True)
    if match["halved"]:
        return new_draft(start, end, "ratio", "halved", value=0.5, unit="x", in_words=True)
    reader = next((_WORD_READERS[group] for group in _WORD_READERS if match[group]), _native_draft)
    return reader(text, match)


def _hour_draft(text: str, match: re.Match[str]) -> Draft | None:
    """``새벽 두 시``, ``오후 세 시 반``."""
    half = _HALF_DAYS.search(text, max(0, match.start() - 4), match.start())
    hour = read_numeral(match["hour"])
    if hour is None or (hour == 1 and not half):
        return None  # `한 시도 쉬지 않고`
    hour = dates.hour_of(half["half"] if half else "", int(hour))
    return new_draft(half.start() if half else match.start(), match.end(), "time", "hour_in_words", text_value=f"{hour:02d}:{'30' if match['past'] else '00'}", in_words=True)


def _things_draft(text: str, match: re.Match[str]) -> Draft | None:
    """``두 경쟁사``, ``네 덩어리``: so many of the noun that follows, whatever it is."""
    start = match.start()
    noun = match["thing"]
    if match["things"] == "네" and not noun.startswith("비트") and not text[max(0, start - 2) : start].strip(" \u00a0").isalnum():
        return None  # `네 맞습니다`
    if _NO_THING.match(noun):
        return None
    stem = _THING.match(noun)
    end = match.start("thing") + (stem.end() if stem else len(noun))
    return new_draft(start, end, "quantity", "things", value=read_numeral(match["things"]), unit=_unit_of_thing(text[match.start("thing") : end]), in_words=True)


def _unit_of_thing(noun: str) -> str:
    """``비트`` -> bit, ``서버`` -> server, else a piece."""
    kind, unit = units.UNITS.get(noun, (None, None))
    return units.NOUNS.get(noun) or (unit if kind == "quantity" and unit else "piece")


def _alone_draft(text: str, match: re.Match[str]) -> Draft | None:
    """``후보는 둘임``, ``공급사가 셋으로 늘면``, ``단 하나``; at the head of a line (``둘, 전력``) a number of an item."""
    start, end, word = match.start(), match.end(), match["only"]
    value = read_numeral(word)
    if word == "셋" and text.endswith(("데이터 ", "데이타 "), 0, start):
        return None  # a data set
    if word == "하나":
        if not _ONE.search(text, max(0, start - 4), start):
            return None
        return new_draft(start, end, "quantity", "only_one", value=1, unit="piece", in_words=True)
    follows = _ALONE["둘"] if word == "둘" else _ALONE["셋넷"] if word in "셋넷" else _ALONE_MANY
    if not follows.match(text, end):
        return None
    if text[end : end + 1] in (",", ".") and _LINE_START.search(text, max(0, start - 8), start):
        return new_draft(start, end, "index", "index_in_words", value=value, in_words=True)
    return new_draft(start, end, "quantity", "alone", value=value, unit="piece", in_words=True)


def _sino_draft(text: str, match: re.Match[str]) -> Draft | None:
    surface = match["sino"]
    value = read_numeral(surface) or read_numeral(_SCALE_GAP.sub("", surface))
    if _VAGUE.search(text, max(0, match.start() - 5), match.start()):
        return None  # `수 만 개`
    if match["sum"] is not None:
        return _sum_draft(text, match, value)
    meaning = units.UNITS.get(match["scounter"].replace("여", "").strip())
    if meaning and meaning[0] != "money" and _ONE_TRILLION.fullmatch(surface):
        return None  # `일조 시간`, `구조 대로`
    if value is None or meaning is None or not _WORD_TAIL.match(text, match.end()) or (len(surface) == 1 and surface in "만천" and not match["sgap"]):
        return None
    kind, unit = meaning
    return new_draft(match.start(), match.end(), kind, "sino_words", value=value, unit=unit, in_words=True)  # type: ignore[arg-type]


def _sum_draft(text: str, match: re.Match[str], value: float | None) -> Draft | None:
    """``일조 이천억``: a sum in words without its unit, in two parts at least."""
    if value is None or not _PARTS_OF_SUM.match(match["sino"]):
        return None
    currency = None if _NO_MONEY.search(text, max(0, match.start() - 16), match.start()) else "KRW"
    return new_draft(match.start(), match.end("sino"), "money" if currency else "quantity", "sino_words", value=value, unit=currency, in_words=True)


def _native_draft(text: str, match: re.Match[str]) -> Draft | None:
    start, end = match.span()
    native, counter = match["native"], match["counter"]
    value = read_numeral(native)
    if value is None or _MULTITUDE.search(text, max(0, start - 4), start):
        return None
    if native in ("하나", "둘", "셋", "넷"):
        return None
    if native == "한" and (_ONE_IDIOMS.match(text, start) or not _ONE.search(text, max(0, start - 4), start)):
        return None
    if counter == "분" and native in ("한", "하나"):
        return None
    if not match["gap"] and len(native) == 1 and counter not in ("배", "가지", "번째", "개", "달", "곳", "장", "명"):
        return None
    if len(native) == 1 and not _WORD_TAIL.match(text, end) and not (counter == "배" and text.startswith(("고 ", "고,"), end)):  # `두 배고 값은`
        things = _WORD_THINGS.match(text, start)
        return _things_draft(text, things) if things else None
    if counter == "번째":
        return new_draft(start, end, "ordinal", "ordinal_words", value=value, in_words=True)
    if counter == "세대":
        counter = "세대간"  # `세 세대`: how many; `3세대`: which
    meaning: Meaning = ("quantity", "person") if counter == "분" else units.UNITS.get(counter) or ("quantity", units.NOUNS.get(counter, "piece"))
    kind, unit = meaning
    if kind == "index":
        kind, unit = "quantity", units.COUNTED_PARTS.get(counter, "piece")  # `논문 세 편`: how many; `3편`: which
    if kind == "ordinal":
        return new_draft(start, end, "ordinal", "ordinal_words", value=value, in_words=True)
    half = _HALF_MORE.match(text, end) if counter in _HALVES else None
    if half:
        end, value = half.end(), value + 0.5
    return new_draft(start, end, kind, "native_words", value=value, unit=unit, in_words=True)  # type: ignore[arg-type]


_WORD_READERS = {"hour": _hour_draft, "things": _things_draft, "only": _alone_draft, "sino": _sino_draft}
"""How the number words of a group of ``_WORD_COUNT`` are read; native ones with a counter are the rest."""
GRAMMAR = KoreanFigures()
