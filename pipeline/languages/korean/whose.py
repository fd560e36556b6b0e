"""Korean words that lead from a value to what it is told of: ``3위는 … 이글이다``, ``75W로 H100의 10분의 1``. Data on folded text."""

from __future__ import annotations

import re

from pipeline.languages.korean.places import NATIONS
from pipeline.languages.whose import Whose

WHOSE = Whose(
    holds_place=re.compile(r"(?:는|은|가|이|에는|엔|로는) "),
    is_that=re.compile(r"['’”\"]?(?:으로|로|이다|다|이었다|였다|이고|고|이며|며|인데|라고|이라고)[ ,.]"),
    times_of=re.compile(r"(?:으로|로|이고|이라|라|이어서|에 그쳐|에 머물러|에 달해|이므로),? [^,.;()0-9]{1,24}의 (?:약 |거의 |불과 |고작 |겨우 |무려 |딱 )?"),
    than_this=re.compile(r"보다(?![가-힣]{2})|에 비"),
    buys=re.compile(r"(?:을|를|이나|까지)? ?(?:이상 |추가로 |새로 |더 |한꺼번에 |미리 )?(?:확보|도입|구매|구입|사들|매입|주문|발주|들여놓|들여왔|샀|살 )"),
    of_trade=re.compile(r"업계(?:에서)? ?$"),
    has_process=re.compile(r"(?:은|는|이|가|도) (?:이미 |아직 |자체 |여전히 |독자 |같은 )*$"),
    short_of=re.compile(r"(?:급)?[*_]{0,2} ?(?:공정)?[*_]{0,2}(?:의|에)? ?(?:[가-힣]+적인 |한정된 |부족한 )?(?:공급|생산 ?능력|캐파|물량|제약|수급|부족|병목)"),
    nation=re.compile(rf"(?:(?:반면|다만|한편|특히|이어|그다음) )?(?P<place>{'|'.join(NATIONS)})(?:은|는) "),
    device=re.compile(r" ?(?P<noun>pc|노트북|컴퓨터|태블릿|폰|스마트폰|서버|기기)(?:은|는|이|가|에서는|에선) "),
    generation=re.compile(r"(?:제 ?)?(?:[0-9]{1,2}|첫|두|세) ?세대|gen ?[0-9]{1,2}"),
    chief=re.compile(r"(?:^|[>:.*”\"] ?)(?:ceo|cfo|cto|최고경영자) (?:[가-힣]+ ){0,2}[가-힣]+[은는] "),
    rating=re.compile(r"(?:점수|지수|평점|별점)(?:는|은|를|가)? ?(?:[<*_][^ 0-9]*)?$"),
    joined=re.compile(r"(?:을|를) (?:하나로 |한데 |서로 )?(?:묶[은어]|이어 ?붙[인여]|합[친쳐]|맞붙[인여])"),
    points_to_value=re.compile(r"(?:(?:그|이) (?:수|숫자|수치|물량)(?:의|에서) (?:약 |거의 )?|(?:이를|이들을|그것을) (?:쓰는|사용하는) [가-힣]+ 수?(?:는|은|가|이|도) (?:약 )?)$"),
    rest=re.compile(r"(?:나머지|남은) (?:약 )?$"),
    then=re.compile(r"(?<![가-힣])(?:예전에는|예전엔|과거에는|과거엔|전에는|옛날에는|한때는?) "),
    now=re.compile(r"[“”\"'‘’ ]*(?:하지만 |그런데 |그러나 )?(?:지금은|이제는|이젠|이제|요즘은|요즘에는|오늘날은|오늘날에는) (?:약 |[가-힣]+ )?"),
    appliance=re.compile(r"(?:짜리|급)? ?(?P<noun>(?:(?:led|가정용|일반) )?(?:전구|램프|전자레인지|에어컨|냉장고|전기난로|히터|다리미|청소기|세탁기|헤어드라이어|텔레비전))"),
    team=re.compile(r"(?:^|[ ,])(?P<team>[가-힣]+ ?(?:팀|부서|연구소))(?:만|만 해도|은|는|이|가|에만)? (?:약 )?$"),
    someones_firm=re.compile(r"[“”\"'‘’ ]*(?P<firm>(?:그의|그녀의|그가 다니는|내가 다니는) 회사)(?:는|은|가|도) "),
    has_things=re.compile(r"(?:^|[ ,])(?P<who>[가-힣]+(?:[과와] [가-힣]+)?)(?:이|가) (?:가진|보유한|갖고 있는|가지고 있는) ?"),
    with_them=re.compile(r"(?:으로|로) [^.;]{0,24}?['\"‘“]?|(?:을|를) (?:써서|사용해|동원해) [^.;]{0,20}?['\"‘“]?"),
    trains=re.compile(r"['’”\"]?(?:을|를) (?:[가-힣]+ )?(?:학습|훈련)"),
    share_of=re.compile(r"(?:^|[ ,])(?:[가-힣]+의 )?(?P<what>(?:국산 |외산 )[가-힣]+|[가-힣]{3,}) 비중(?:이|은|을|도) (?:약 )?$"),
    numbered_unit=re.compile(r"급 (?P<unit>[0-9]{1,2}호기)"),
    spent_on_unit=re.compile(r"(?P<unit>[0-9]{1,2}호기)(?:를|에) (?:약 )?$"),
    lines_of=re.compile(r"(?:의)? (?:라인|공장|팹)(?:에서|에서는|에선|의) "),
    contract=re.compile(r"(?:간|짜리)?(?:의)? (?:[가-힣]+ ){0,2}(?:계약|협약)"),
    sort=re.compile(r"[–*• -]*(?P<sort>(?:더 )?(?:작은|큰|소형|대형|희소|밀집) ?모델)(?:은|는|이) "),
    some_model=re.compile(r"(?:짜리|의|를 가진|를 갖춘)? (?P<noun>(?:(?:대형|대규모|거대|소형) )?(?:언어|영상|음성|번역) ?모델)"),
    pieces_of=re.compile(r"(?:의|가량의) "),
    only_times=re.compile(r"(?:이는 )?[^ .,;]{2,16}(?: [^ .,;]{2,16})?의 (?:약 |거의 |불과 |고작 |겨우 |무려 |딱 )?"),
    taken_over=re.compile(r"(?:을|를|의)? ?인수(?!인계)"),
    describes_noun=re.compile(r"(?:인|짜리|급|급인|의) [가-힣]"),
)
