"""Korean values told again by their owner: ``비슬의 64GB``. Data on folded text."""

from __future__ import annotations

import re

from pipeline.languages.recalling import Recalling

RECALLING = Recalling(
    owns=re.compile(r"(?:의|은|는)\s(?:[가-힣]{2,6}(?:는|은)?\s)?"),
    of_it=re.compile(r"(?:의|짜리)?\s?[가-힣]{2,6}(?:이|가|은|는|면|로|으로)"),
    attributive=re.compile(r"(?:의|라는|짜리)\s(?P<noun>[가-힣]{2,}?|[a-z]{3,}?)(?:은|는|이|가|을|를|으로|로|에|도|과|와)?(?P<next>(?![가-힣a-z]))"),
    noun_told=r"(?<![가-힣a-z]){}(?:은|는|이|가|을|를|도)?\s?(?:약 )?$",
    things=re.compile(r"카드|칩|제품|모델|서버|노트북|기기|장비|회사|기업|업체|스타트업|시스템|센터|가격대|시장|gpu|cpu|npu|hbm|ssd"),
    rest=re.compile(r"(?:나머지|남은)\s$"),
    in_all=re.compile(r"(?:모두|전체|전부|총|통틀어)\s$"),
    of_each=re.compile(r"씩\s$|씩\s(?:묶은 )?(?=[\d가-힣])"),
    was=re.compile(r"(?:이었|였|이던|이서|뿐이었)"),
    now=re.compile(r"(?:이제|지금|현재|지금은|이제는)\s(?P<many>\d+|[가-힣]{1,3})\s?명"),
    newcomers=re.compile(r"(?:새로 온|새로 들어온|새로 합류한|새로 뽑은|늘어난)\s$"),
    pace=re.compile(r"속도|빠르|빨라|빨랐|빠른|빨리"),
    rounds=re.compile(r"\s?(?:번째\s)?(?P<noun>에폭|라운드|회차|epoch)"),
    ran=re.compile(r"학습|훈련|돌렸|돌려|반복|튜닝|조정"),
    not_reached=re.compile(r"않|못|없|예정|계획|다음|앞으로|추가|더 (?:돌|했)"),
    supply=re.compile(r"어댑터|파워(?: ?서플라이)?|전원 ?(?:공급)? ?장치|psu"),
    room=re.compile(r"(?:어댑터|파워|전원 ?(?:공급)? ?장치|psu)\S{0,3}\s?(?:아직 |꽤 )?(?:여유|넉넉|충분|남는)"),
    untaken=re.compile(r"(?:외부 )?투자(?:금|는|를|금은)?\s?(?:한 푼도 |전혀 )?받지 (?:않|못)|(?:외부 )?투자(?:금)?\s(?:한 푼 )?없이"),
    another=re.compile(r"[가-힣a-z](?:은|는|이|가)\s"),
    taken=re.compile(r"시리즈 ?[a-d]|투자(?:를|금)?\s?(?:받|유치)|유치했"),
    of_the_other=re.compile(r"(?<![가-힣])(?:(?:새|옛|다른|저) ?것|(?:다른|나머지) 하나)(?:은|는|이|가|의)(?![가-힣])|(?:카드|칩|가속기|gpu)만(?![가-힣])"),
    of_former=re.compile(r"(?:전작|이전|구형|기존|전 세대)\S{0,3}\s(?:쓰던 |쓴 |먹던 )?(?P<noun>[가-힣]{2,}?)의\s$"),
    share_used=re.compile(r"(?:만으로|만 (?:쓰|써)|으로|로|밖에)"),
    ago=re.compile(r"\s?전(?:인|이던|이었|에|,|\s|$)"),
    ago_is=re.compile(r"\s?전(?:인|이던|,)\s(?:지난 )?"),
    date_is=re.compile(r"(?:,|,? 그러니까|,? 곧|,? 꼭|이면)\s"),
    from_another=re.compile(r"(?:보다|부터|당시|시점|[가-힣]{2}(?:하|되)기|창업|출시|설립|발표|출범)\s(?:약 |꼭 )?$"),
    department=re.compile(r"(?:연구|개발|생산|제조|설계|영업|관리|지원|마케팅|기술|품질)\S{0,4}\s(?:\S{1,3}\s)?$"),
    office=re.compile(r"(?:영업|관리|지원|경영)\S{0,4}\s(?:\S{1,3}\s)?$"),
    hired=re.compile(r"뽑|채용|충원|늘[리렸]|합류|목표|계획"),
    staff=re.compile(r"(?:임직원|직원|구성원|인원|식구)(?:은|는|이|가|수는)?\s(?:모두 |총 |지금 )?$"),
    validation=re.compile(r"검증"),
    as_said=re.compile(r"(?:말한|말했던|말씀드린|적은|적었던|얘기한|언급한)\s(?:[가-힣]{1,3}\s)?$"),
    on_basis=re.compile(r"(?:은|는|이란|이라는 건)\s[가-힣\s]{1,8}기준"),
    other_part=re.compile(r"i/o|다이|칩렛|컨트롤러|에서 [^.]{0,12}\d\s?나노로|경쟁|차기|다음 세대|이하|이상|급|전작"),
    near_half=re.compile(r"절반(?:에)? (?:가까[이운]|못 미치)"),
    over_half=re.compile(r"절반(?:을|이)? (?:넘|이상|웃)"),
    for_each=re.compile(r"(?P<noun>[가-힣]{2,}?)\s?(?:당|한 대에|한 대당|한 대는|마다)\s$"),
    saved=re.compile(r"(?:이|을|를|만큼)?\s?(?:이나 )?(?:단축|절감|절약|줄었|줄여|줄였|아꼈|덜 걸)"),
    supposed=re.compile(r"면 좋|다면|었으면|예정|계획|목표|전망|예상|추정|소문|루머|차기|다음 세대|아니"),
    of_the_others=re.compile(r"나머지|다른 (?:것|둘|하나|카드|칩|모듈|제품)|(?:둘|셋|넷) (?:다|모두)|전부"),
    rest_are=re.compile(r"나머지 (?:(?P<two>둘|두 [가-힣]{1,4}?)|(?P<three>셋|세 [가-힣]{1,4}?))(?:은|는|이|가|도)\s(?:[가-힣]{2,4}[이가]\s)?(?:모두 |다 |똑같이 |둘 다 )?$"),
    held_against=re.compile(r"(?:\s?\S{0,8}\d\S*?)?(?:보다|에 비해|에 비하면|대비|(?P<own>의))(?![가-힣]{3})"),
)
