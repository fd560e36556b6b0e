"""Korean words beside a value that decide it: ``250W로 제한하면``, ``핀당``, ``중고``, ``시제품 기준``."""

from __future__ import annotations

import re

from pipeline.languages.circumstances import Circumstances

_PER = (("pin", "핀"), ("bit", "비트"), ("token", "토큰"), ("watt", "와트"), ("image", "이미지"), ("request", "요청"), ("epoch", "에폭|에포크"), ("card", "장|카드"), ("GPU", "gpu"), ("chip", "칩"))

CIRCUMSTANCES = Circumstances(
    modes=tuple((f"in {name} mode", re.compile(rf"(?<![가-힣])[\"“”'‘’]?(?:{words})[\"“”'‘’]? ?모드(?:에서(?:는|도)?|에선|로(?:는)?|일 ?때)(?![가-힣])")) for name, words in (("quiet", "조용한|정숙|저소음|무소음"), ("balanced", "균형|밸런스드?"), ("performance", "성능|고성능|최고 성능|최대 성능"), ("power-saving", "절전|저전력|에코"), ("turbo", "터보"), ("hybrid", "혼합|하이브리드"))),
    features=tuple((f"{name} {state}", re.compile(rf"(?:{words})(?:을|를|은|는|도)? ?(?:{verb})")) for name, words in (("prefix cache", "(?:접두사|프리픽스|prefix) ?(?:캐시|캐싱|cach(?:e|ing))"), ("speculative decoding", "(?:투기적|추측) ?(?:디코딩|해독)|speculative decoding"), ("chunked prefill", "(?:청크드?|chunked) ?(?:프리필|prefill)")) for state, verb in (("on", "켰|켜[면고니서]|켠 |활성화"), ("off", "껐|끄[면고니]|끈 |비활성화"))),
    limit_before=re.compile(r"(?:전력|파워) ?(?:제한|한도|리밋|상한)(?:은|는|을|를|이|가|값은|값을|치는)? ?(?:약 )?$|(?<![a-z])(?:pl|power limit) ?$"),
    limit_behind=re.compile(r"(?:으?로|까지|에)? ?(?:(?:전력(?:을|은)?|파워) ?)?(?:(?:제한|리밋)(?!이? ?없)|캡을? ?(?:걸|씌))|(?:를|을)? ?(?:걸면|걸었|걸고|걸어|걸 때)|까지 ?(?:내려|낮춰|떨궈) ?(?:보|봤|봐|본|놓|놨|두|뒀|쓰|써|돌)"),
    held_before=re.compile(r"(?!)"),
    held_behind=re.compile(r"(?:으?로|까지) ?(?:내려|낮[추췄춰]|묶|줄[여였이]|조[여였이])"),
    at_power=re.compile(r"(?: ?모드)?(?:에서(?:는|도)?|에선|일 ?때)(?![가-힣])| ?모드로|로 (?=돌[리려린렸])"),
    unlimited=re.compile(r"제한(?:이|을|은)? ?(?:없|풀|해제|안)"),
    per=(("rack", re.compile(r"(?<![가-힣])랙 (?:소비 ?)?전력(?=[은는이량])")), ("channel", re.compile(r"(?<![가-힣])채널당(?=[ 으로0-9])")), *tuple((name, re.compile(rf"(?<![가-힣0-9])(?:{noun})(?:당| ?(?:한|1) ?(?:개|장)당)(?=[ 으로0-9])")) for name, noun in _PER), *tuple((name, re.compile(rf"(?:{noun}) ?(?:한|1) ?[장개대](?:으로|로) ?(?:따지|치|보|환산|계산|놓고)")) for name, noun in (("GPU", "gpu"), ("card", "카드"), ("chip", "칩"), ("server", "서버"))), ("", re.compile(r"(?<![a-z0-9])(?P<unit>[gtm]b|[kmg]?wh|[km]w)당(?=[ 으로0-9$])"))),
    of_all=re.compile(r"(?<![가-힣])(?:총|합계|전체|모두|합쳐|합하면|다 합)"),
    prompt=re.compile(r"프롬프트 ?(?:입력 ?)?(?:처리|평가)|프리필|prefill|(?<![a-z])pp ?[0-9]{3,5}"),
    generation=re.compile(r"(?<!이미지 )(?<!영상 )생성|디코[딩드]|decode|(?<![a-z])tg ?[0-9]{2,4}"),
    basis=(("including the server", re.compile(r"(?:서버|본체)(?:까지|를|도) (?:모두 |다 )?(?:합쳐|합치면|합하면|포함|더해|더하면)")), ("without commitment", re.compile(r"약정 ?없(?:이|는)|온디맨드|on-demand")), ("used", re.compile(r"(?<![가-힣])중고")), ("list price", re.compile(r"(?<![가-힣])(?:정가|출고가|권장 ?(?:소비자 ?)?가격?|희망 ?소비자 ?가격?|공식 ?(?:판매)?가격?)(?=[은는이가도 ])|msrp")), ("new", re.compile(r"(?<![가-힣])신품"))),
    basis_behind=(("used", re.compile(r"(?:에|로|짜리|으로)? ?중고(?:로| ?(?:를|로)? ?(?:샀|구[했입매]))")),),
    edition=re.compile(r" ?(?:모델|버전|제품|옵션|구성|사양|짜리)|(?P<end>(?=[^.;\n]{0,24}:))"),  # `64GB 모델은 149만 원`
    extended=re.compile(r"(?<![가-힣])(?:추가|연장) ?(?:무상 ?)?(?:보증|a/?s)[^.;\n]{0,16}:[^.;\n]*$"),  # `추가 보증 2년: 카드당 18만 원`
    pack=re.compile(r"(?P<of>[0-9]+) ?[개장대] ?(?:묶음|세트|팩)(?![가-힣]*(?:보다|의))"), packs={},
    committed=re.compile(r"(?:간)? ?약정"),
    prototype=re.compile(r"(?<![가-힣])(?:시제품|프로토타입|시험 ?제작품) ?(?:기준|상태|단계|으로|에서|의)"),
    gross=re.compile(r"매출 ?총이익률|총이익률"),
    results=(("operating", re.compile(r"영업 ?(?:이익|손실|적자|흑자)|영업익")), ("net", re.compile(r"(?:당기 ?)?순(?:이익|손실|익(?![가-힣])|손(?![가-힣]))")), ("gross", re.compile(r"(?:매출 ?)?총 ?이익(?!률)"))),
    raised_behind=re.compile(r"(?: ?(?:가량|정도|규모|상당|어치|이상|넘게))*(?:의|을|를)? ?(?:[^.,;:\n0-9]{0,16} )?(?:(?:투자(?:금|를|금을)? ?)?유치|투자(?:금)?[을를]? ?받[았은아는]|조달[하했한]|(?:투자금|자금)[을를] (?:모[았은아]|끌어)|끌어 ?모)"),
    raised_before=re.compile(r"(?:투자 ?유치 ?(?:액|금액|규모)?|유치 ?(?:금액|액)|누적 ?투자(?:금|액|유치)|받은 ?(?:누적 |총 )?투자(?:금|액)?|시리즈 ?[a-e](?: ?(?:투자|라운드))?에서)(?:은|는|이|가|도)? (?:약 |총 |모두 )?$"),
    given_to=re.compile(r"(?:에|에게)(?= )"),
    stock=re.compile(r"(?<![가-힣])(?:기본|순정|원래|정격)(?: ?(?:전력|값|설정|한도))?(?:은|는|이|인)? ?$"),
    spans=(("in the first year", re.compile(r"(?<![가-힣])(?:출시 ?|양산 ?|가동 ?)?첫 ?해")), ("next quarter", re.compile(r"(?<![가-힣])(?:다음|차기|내) ?분기"))),
    years=(("next year", re.compile(r"(?<![가-힣])(?:내년|다음 ?해)")), ("this year", re.compile(r"(?<![가-힣])(?:올해|금년)"))),
    becomes=re.compile(r"(?:이|가|에서) (?:약 )?"),
    margin=re.compile(r"이익률|마진"),
    of_total=re.compile(r"(?<![가-힣])(?:전체|총)(?: (?P<noun>[가-힣]{1,6}(?: [가-힣]{1,5})?))?의 (?:약 |무려 |거의 )?$"),
    total="전체 {}", owned_end=re.compile(r"(?!)"), with_it=re.compile(r"(?:으)?로,? (?:전체|총)(?: [가-힣]{1,6}(?: [가-힣]{1,5})?)?의 (?:약 |무려 |거의 )?"),
    share_of=re.compile(r"(?<![가-힣])(?P<noun>(?:전체 |총 |d램 |낸드 |메모리 |반도체 )?(?:매출|매출액|주문|수주|수요|물량|생산량|출하량|판매량|비용|원가|이익|영업이익|수출|투자|예산|전력 ?소비|전력 ?사용량))(?:에서|(?: ?(?:가운데|중))) [^.,;\n]{1,28}?(?:차지하는 )?(?:비중|비율|몫)(?:은|이|도|의)? (?:(?:지난 |올해 |작년 )?[1-4]분기(?:에|에는)? |지난해 |올해 |작년 )?(?:약 |거의 )?$"),
    equally=(("at equal power", re.compile(r"(?:같은|동일한?) ?(?:소비 ?)?전력(?:으로|에서|에)|같은 전기로")), ("at equal cost", re.compile(r"(?:같은|동일한?) ?(?:가격|비용|값|돈|예산)(?:으로|에|에서)(?![가-힣])"))),
    recording=re.compile(r" ?(?:짜리|분량의?|길이의?) (?:[가-힣]+ )?(?:(?P<video>영상|동영상|비디오|영화)|(?P<audio>음성|오디오|음악|회의|통화|강의|녹음))"),
    one_recording=re.compile(r"(?<![가-힣])한 ?(?:(?P<hour>시간)|분)(?= ?(?:짜리|분량|길이))"),
    to_date=re.compile(r"(?<![가-힣])누적"),
    ordered=re.compile(r"(?: ?(?P<more>이상|넘게))?(?:을|를)? ?(?:(?:대량 )?(?:주문|구매|구입|발주)|(?:수량 |물량 )?기준)"),
)
